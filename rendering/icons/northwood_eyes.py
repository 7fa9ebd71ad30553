"""The people of the eyes: raven, owl, eagle; crowned: bat, falcon, heron."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable

from rendering.icons.markup import ellipse, line, path, place
from rendering.icons.northwood_folk import Animal, both, cheeks, eyes, lashes, portrait


def raven() -> Animal:
    neck = path("M-38 0C-50 40-50 60-44 96H40C46 60 42 30 34 0z", "h(#3a4260,#14161f)")
    head = path("M-48-2C-50-42-22-56 4-54 34-52 46-30 44-4 42 28 20 44-6 44-32 42-46 24-48-2z", "d(#5f6a90,#2a2f44,#101219)")
    head += path("M-40-14C-36-38-16-50 4-48-14-38-28-28-33-8z", "#9fb4e8", 0.5)
    head += path("M34-22C66-30 98-12 104 14 92 8 64 14 34 16z", "d(#6a707c,#1a1c22)") + line("M36 2Q70-2 102 14", "#0c0d11", 2.6) + path("M40-18C60-24 78-16 88-4 70-12 54-12 40-8z", "#a4aab6", 0.5)
    head += path("M10 34L4 60 16 48 18 66 28 46 38 58 34 28z", "#1c1f2a") + path("M-18 38L-22 58-10 50-4 66 4 46z", "#262b3c")
    head += ellipse(16, -12, 10, 10.5, "#e8edf7") + ellipse(18, -12, 6, 7, "#15161a") + ellipse(15.6, -15, 2.2, 2.2, "#ffffff") + line("M4-26Q16-32 30-24", "#0c0d11", 4)
    return Animal(place(head, -14, 6), place(neck, -8, 6), brow=-46, lean=-12)


def owl() -> Animal:
    neck = path("M-46 10C-56 50-50 70-44 96H44C50 70 56 50 46 10z", "v(#c98f4e,#8d5c2e)")
    head = path("M-56 0C-58-42-30-58 0-58S58-42 56 0C54 34 28 52 0 52S-54 34-56 0z", "r(#f0c080,#c98f4e,#8a5a2a)")
    head += "".join(ellipse(x, y, 2.6, 2.6, "#6b431e", 0.8) for x, y in ((-44, -26), (-34, -40), (34, -40), (44, -26), (-50, -8), (50, -8), (0, -52)))
    head += path("M0-34C14-54 46-44 46-10 46 18 20 36 0 46-20 36-46 18-46-10-46-44-14-54 0-34z", "r(#ffffff,#fdf3e2,#e2cba4)")
    head += line("M0-34C14-54 46-44 46-10 46 18 20 36 0 46-20 36-46 18-46-10-46-44-14-54 0-34z", "#a8743a", 2.6, 0.7)
    head += eyes(21, -8, 12, white="#f3dcb8") + lashes(30, -14, "#6b431e") + path("M-7 8Q0 2 7 8 6 24 0 32-6 24-7 8z", "d(#ffe0a0,#d8922c)")
    return Animal(head + cheeks(31, 16, "#f0a58a"), neck, brow=-54)


def eagle() -> Animal:
    neck = path("M-40 10L-58 96H58L40 10z", "v(#fff8e8,#d9bf92)") + both(path("M30 40L50 60 34 58 56 84 36 76 44 100H20z", "#f3e2c0"))
    head = path("M-48-2C-50-42-26-56 0-56S50-42 48-2C46 26 28 42 0 44-28 42-46 26-48-2z", "r(#ffffff,#fbf0da,#d8c096)")
    head += both(path("M44 4L60 20 42 22 50 40 30 36z", "#efdcb8")) + both(path("M6-14L42-26 40-14 18-4z", "#b98a4e"))
    head += both(ellipse(24, -7, 8.6, 8, "#ffd23e") + ellipse(23, -7, 4.6, 5.4, "#15161a") + ellipse(21, -9.4, 1.8, 1.8, "#ffffff") + path("M8-16L42-25 41-17 14-8z", "#8a5f2e"))
    head += path("M-19 4C-14-10 14-10 19 4 20 24 10 34 4 52 0 56-4 50-5 44-14 34-20 22-19 4z", "d(#ffe27a,#f7b42c,#c97a10)")
    return Animal(head + line("M-17 12Q-6 20 0 16 6 20 17 12", "#96590a", 2.6) + both(ellipse(7, 2, 2, 2.6, "#96590a")), neck, brow=-52)


def bat() -> Animal:
    wing = path("M20 40C50-10 84-20 112-14 108 6 116 24 112 44 100 36 92 44 90 60 80 50 68 58 64 76 54 66 40 70 30 84z", "d(#7c5f86,#4a3456,#2c1e38)")
    wing += line("M28 56C56 14 84-2 110-12M34 62C60 34 88 34 110 40M36 68C54 56 74 54 88 58", "#9f82aa", 3)
    head = both(path("M10-36C16-80 44-94 56-88 66-66 56-28 40-12z", "d(#9a7a70,#5b4038)") + path("M22-40C26-70 44-84 52-82 56-62 50-36 38-22z", "#e8a8a0"))
    head += path("M-44 2C-44-32-24-44 0-44S44-32 44 2C44 28 22 44 0 44S-44 28-44 2z", "r(#c49a84,#8f6656,#5b3d34)")
    head += both(ellipse(11, 22, 14, 12, "#d9b4a0")) + path("M-9 6L0-4 9 6 6 16H-6z", "d(#c4807a,#8a4a48)") + line("M-14 28Q0 36 14 28", "#4a2b20", 2.8) + path("M-9 30L-6.5 39-4 31zM9 30L6.5 39 4 31z", "#ffffff")
    return Animal(head + eyes(22, -8, 8.4) + cheeks(32, 14), both(wing), brow=-40, hat=0.82)


def falcon() -> Animal:
    spots = "".join(ellipse(x, y, 2.6, 4, "#4a5568") for x, y in ((-22, 60), (-8, 66), (8, 66), (22, 60), (-14, 80), (0, 84), (14, 80)))
    neck = path("M-38 10L-50 96H50L38 10z", "v(#fffaf0,#e6dcc6)") + spots
    head = path("M-48-2C-50-40-26-56 0-56S50-40 48-2C46 26 26 42 0 42S-46 26-48-2z", "r(#fffdf6,#f6ecd8,#d8c8a8)")
    head += path("M-49-2C-50-42-26-57 0-57S50-42 49-2C46-10 40-12 34-8 38 6 38 20 30 34 22 24 16 10 14-6 8-14-8-14-14-6-16 10-22 24-30 34-38 20-38 6-34-8-40-12-46-10-49-2z", "d(#7c8aa4,#4a566e,#28303f)")
    head += both(ellipse(24, -10, 10.4, 10.4, "#ffd23e")) + eyes(24, -10, 7) + lashes(31, -15, "#ffe9a0")
    head += path("M-13 2C-10-8 10-8 13 2 13 16 6 20 2 32-1 34-4 30-4 26-10 18-14 12-13 2z", "d(#ffe07a,#e8a83a,#3a4252)") + both(ellipse(5, 1, 1.6, 2, "#8a5a10"))
    return Animal(head + cheeks(39, 14, "#f0a58a"), neck, brow=-52)


def heron() -> Animal:
    neck = path("M-44 130C-50 92-26 76-10 66 10 52 0 34-12 22-30 4-20-30 4-30L28 10C40 34 34 66 22 78 10 92 20 110 24 130z", "h(#f4f7fa,#b4c0ce)")
    neck += line("M-2 30C10 46 14 58 2 72M-8 80V92M4 84V96", "#5a6880", 3, 0.7)
    crest = path("M-10-44C-44-52-72-36-92-22-70-30-46-32-22-26zM-14-38C-44-40-62-24-76-8-58-20-40-24-20-22z", "d(#4a5670,#1c2233)")
    head = crest + path("M-34-18C-34-46-10-58 12-54 32-50 42-36 40-22 36-4 16 6-6 4-24 2-34-8-34-18z", "d(#ffffff,#eef2f6,#bcc8d6)")
    head += path("M-32-30C-24-54 4-60 22-50 4-48-14-40-22-28z", "d(#4a5670,#1c2233)") + path("M32-34C56-36 80-28 97-19 78-11 56-8 30-10z", "d(#ffe07a,#f2a63c,#b96a14)") + line("M34-20Q66-23 93-19", "#8a4a0c", 2.4)
    head += ellipse(16, -28, 9, 9, "#ffe58a") + ellipse(17.5, -28, 5, 6, "#15161a") + ellipse(15.5, -30.5, 1.9, 1.9, "#ffffff")
    return Animal(place(head, -16, -6), neck, brow=-56, hat=0.78, lean=-14)


EYES: dict[str, Callable[[], str]] = {
    "eyes_jack": lambda: portrait("eyes", "jack", raven()),
    "eyes_queen": lambda: portrait("eyes", "queen", owl()),
    "eyes_king": lambda: portrait("eyes", "king", eagle()),
    "eyes_jack_crown": lambda: portrait("eyes", "jack", bat(), crowned=True),
    "eyes_queen_crown": lambda: portrait("eyes", "queen", falcon(), crowned=True),
    "eyes_king_crown": lambda: portrait("eyes", "king", heron(), crowned=True),
}
