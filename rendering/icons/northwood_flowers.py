"""The people of the flowers: hare, doe, stag; crowned: dormouse, hedgehog, boar."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

import math
from collections.abc import Callable

from rendering.icons.markup import ellipse, line, path, place, rect
from rendering.icons.northwood_folk import Animal, both, cheeks, eyes, lashes, nose, portrait, round_ears, whiskers


def hare() -> Animal:
    fur = "r(#f0d3ac,#cfa273,#96683e)"
    head = both(
        path("M8-42C4-84 22-112 34-108 46-102 44-62 32-34z", "d(#e2bd92,#a8784c)")
        + path("M16-46C14-76 24-98 31-96 37-90 36-64 28-42z", "#f3b8ac")
        + path("M25-104C30-110 38-108 40-94 36-100 30-102 25-104z", "#2e221c")
    )
    head += path("M-44-8C-44-40-24-50 0-50S44-40 44-8C50 8 46 30 30 40 18 50-18 50-30 40-46 30-50 8-44-8z", fur)
    head += both(ellipse(13, 26, 19, 15, "#fff6e6")) + rect(-7, 34, 6.6, 13, "#ffffff", 2) + rect(0.4, 34, 6.6, 13, "#f2ece2", 2)
    head += nose(16, 7, "#c96a70") + eyes(25, -8, 8) + whiskers(20, 26) + cheeks(36, 14)
    return Animal(place(head, 0, 11, 0.92), brow=-32, hat=0.74)


def doe() -> Animal:
    head = both(_deer_ear()) + path(_DEER, "r(#e8b684,#c48a58,#8d5a34)")
    head += both(ellipse(21, -34, 3, 3, "#fff3dc") + ellipse(30, -26, 2.6, 2.6, "#fff3dc")) + ellipse(0, -22, 3, 3, "#fff3dc")
    return Animal(head + both(ellipse(26, -6, 13, 12, "#f8dfbe")) + eyes(26, -6, 8.4) + lashes(29, -8) + _deer_muzzle(), brow=-52)


def stag() -> Animal:
    antler = line("M16-46C20-66 44-70 48-96M24-60C34-58 52-58 62-70M38-74C32-84 32-92 30-102M50-66C58-78 62-84 74-90", "#8d6238", 7.5)
    antler += line("M17-48C21-66 44-71 47-94", "#d3a870", 2.6)
    head = both(_deer_ear(4)) + path(_DEER, "r(#d39a68,#a86c40,#6f4222)") + both(ellipse(26, -6, 12, 11, "#e2b888"))
    head += eyes(26, -6, 7) + both(line("M16-20Q26-26 36-18", "#5f3a1e", 4)) + _deer_muzzle()
    ruff = path("M-34 18C-52 44-46 72-30 84L0 74 30 84C46 72 52 44 34 18z", "d(#b07a4a,#6f4222)")
    return Animal(head, both(antler) + ruff, brow=-48)


_DEER = "M0-54C26-54 44-40 42-10 40 8 28 16 24 34 22 50 12 56 0 56S-22 50-24 34C-28 16-40 8-42-10-44-40-26-54 0-54z"


def _deer_ear(drop: float = 0) -> str:
    ear = path("M30-30C44-54 76-58 86-48 84-30 62-12 38-14z", "d(#c48a58,#8d5a34)") + path("M42-30C54-44 70-48 78-44 74-32 60-22 44-20z", "#f3c8b4")
    return place(ear, 0, drop)


def _deer_muzzle() -> str:
    return path("M-20 30C-16 16 16 16 20 30 22 50 12 56 0 56S-22 50-20 30z", "#fff3e0") + nose(34, 10) + cheeks(31, 16)


def dormouse() -> Animal:
    tail = path("M40 134C104 128 124 72 104 30 94 12 70 18 74 40 78 66 68 90 36 108z", "d(#f3c88a,#c48a4a,#96602c)")
    tail += path("M60 126C100 110 110 66 96 34 92 28 84 30 86 40 92 70 84 100 54 118z", "#f8dcae", 0.55)
    head = round_ears(40, -32, 21, "r(#e8b878,#b9783e)", "#f6c6b8")
    head += path("M-50 2C-50-36-28-50 0-50S50-36 50 2C50 30 26 48 0 48S-50 30-50 2z", "r(#fbd9a0,#e0a45c,#b0722f)")
    head += path("M-30 22C-20 10 20 10 30 22 26 40 12 48 0 48S-26 40-30 22z", "#fff6e6")
    return Animal(head + eyes(25, -4, 11) + nose(20, 6, "#d9707a") + whiskers(16, 26) + cheeks(38, 18), tail, brow=-46, hat=0.9)


def hedgehog() -> Animal:
    spines = ""
    for ring, (count, radius, colour) in enumerate(((23, 82, "#5f4630"), (21, 72, "#7c5c3e"), (19, 60, "#a07a52"))):
        for k in range(count):
            turn = -128 + 256 * k / (count - 1)
            x, y = radius * 0.5 * math.sin(math.radians(turn)), -radius * 0.5 * math.cos(math.radians(turn))
            spines += place(path("M-8 6L0-40 8 6z", colour), x, y - 2, 1 - ring * 0.06, turn=turn)
    head = spines + round_ears(38, -16, 11, "#a87c54", "#f3c8b0")
    head += path("M-42 0C-42-30-22-38 0-30 22-38 42-30 42 0 42 22 18 44 0 44S-42 22-42 0z", "r(#fff0d8,#f0d0a4,#c99c68)")
    return Animal(head + eyes(20, -4, 7) + lashes(21, -5) + nose(28, 9) + cheeks(30, 14), brow=-38, hat=0.95)


def boar() -> Animal:
    bristles = path("M-30-40L-24-72-14-52-8-82 0-56 8-82 14-52 24-72 30-40z", "v(#3a2a22,#5b4232)")
    head = both(path("M22-44C40-72 60-70 64-64 66-44 54-28 42-22z", "d(#7c5c46,#4a3226)") + path("M34-44C44-58 54-60 58-58 58-46 52-36 44-32z", "#c98a7c"))
    head += path("M0-54C32-54 52-34 50-4 50 26 34 52 0 54-34 52-50 26-50-4-52-34-32-54 0-54z", "r(#9a7558,#70503a,#442e22)")
    head += both(path("M24 36C34 34 40 24 38 8 50 20 48 44 30 48z", "d(#fffdf2,#d9c8a4)"))
    head += ellipse(0, 26, 29, 21, "r(#e8b4a4,#c4877a)") + ellipse(0, 26, 23, 15, "#d89a8c") + both(ellipse(9, 26, 4.6, 7, "#6b3430"))
    head += eyes(25, -10, 6.4) + both(line("M14-20Q26-28 37-20", "#33221a", 5)) + line("M-14 50Q0 56 14 50", "#4a2b20", 3)
    return Animal(head, bristles, brow=-54, hat=1.05)


FLOWERS: dict[str, Callable[[], str]] = {
    "flowers_jack": lambda: portrait("flowers", "jack", hare()),
    "flowers_queen": lambda: portrait("flowers", "queen", doe()),
    "flowers_king": lambda: portrait("flowers", "king", stag()),
    "flowers_jack_crown": lambda: portrait("flowers", "jack", dormouse(), crowned=True),
    "flowers_queen_crown": lambda: portrait("flowers", "queen", hedgehog(), crowned=True),
    "flowers_king_crown": lambda: portrait("flowers", "king", boar(), crowned=True),
}
