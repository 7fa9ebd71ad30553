"""The people of the claws: badger, lynx, bear; crowned: marten, weasel, wolf."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable

from rendering.icons.markup import ellipse, line, path
from rendering.icons.northwood_folk import Animal, both, cheeks, eyes, lashes, nose, portrait, round_ears, whiskers


def badger() -> Animal:
    head = both(ellipse(38, -30, 14, 14, "#2e2a2c") + path("M28-38A13 13 0 0 1 50-36 Q40-46 28-38z", "#ffffff"))
    head += path("M-50-4C-52-46-26-56 0-56S52-46 50-4C48 30 22 56 0 56S-48 30-50-4z", "r(#ffffff,#f0ece6,#c4bdb6)")
    head += both(path("M15-53C38-50 50-34 50-6 49 14 40 30 28 40 14 34 10 16 12-6 13-26 8-42 15-53z", "d(#4a4648,#1c1a1c)"))
    head += eyes(27, -4, 6.4, white="#6a6466") + cheeks(32, 26)
    head += ellipse(0, 34, 20, 15, "#ffffff") + nose(32, 12)
    return Animal(head, brow=-52)


def lynx() -> Animal:
    fur = "r(#ffe0ac,#e8b06c,#b9793e)"
    head = both(path("M14-44L46-82 54-26z", "d(#e8b06c,#a86a34)") + path("M26-46L44-70 47-34z", "#7c4a2a") + path("M43-72L50-104 48-70z", "#2a1c16"))
    head += both(path("M36 4L78 22 54 28 68 44 44 42 48 60 20 50z", "d(#ffe9c8,#d9a468)"))
    head += path("M-52-6C-52-44-28-56 0-56S52-44 52-6C52 32 26 52 0 52S-52 32-52-6z", fur)
    head += both(line("M20-48L26-34M34-40L38-26M46-12L38-8M48 4L40 6", "#7c4a2a", 4)) + line("M0-52V-36", "#7c4a2a", 4)
    head += both(ellipse(24, -4, 13, 11, "#fff4de")) + eyes(24, -4, 8, "#7fae3a") + lashes(27, -6)
    head += both(ellipse(12, 32, 17, 13, "#fffaf0")) + ellipse(0, 44, 12, 8, "#fffaf0") + nose(22, 8, "#b8605a") + whiskers(20, 32)
    return Animal(head, brow=-56)


def bear() -> Animal:
    head = round_ears(42, -40, 19, "r(#a8744a,#6b4226)", "#d9a578")
    head += ellipse(0, 0, 58, 54, "r(#b9825a,#8d5c38,#5f3a20)")
    head += ellipse(0, 24, 29, 23, "r(#f3d9b4,#d3a878)") + nose(16, 13)
    return Animal(head + eyes(24, -8, 6.4) + cheeks(40, 16), brow=-52, hat=1.1)


def marten() -> Animal:
    behind = path("M-26 20H26L34 110H-34z", "d(#6b4630,#3d2618)") + path("M-17 30C-10 54 10 54 17 30L24 70Q0 96-24 70z", "v(#ffd88a,#f2a63c)")
    head = round_ears(36, -36, 17, "#f3e2c0", "#6b4630")
    head += path("M-46-8C-46-44-24-54 0-54S46-44 46-8C46 14 30 22 20 38 12 52-12 52-20 38-30 22-46 14-46-8z", "r(#93633f,#6b4430,#432a1a)")
    head += path("M-15 42C-22 58-24 70 0 78 24 70 22 58 15 42Q0 54-15 42z", "v(#ffd88a,#f2a63c)")
    head += path("M-16 22Q0 12 16 22 16 44 0 46T-16 22z", "#b98a60") + nose(28, 8) + eyes(23, -6, 7) + whiskers(14, 32) + cheeks(32, 12)
    return Animal(head, behind, brow=-50)


def weasel() -> Animal:
    fur = "r(#f3b878,#d08a48,#9c5a26)"
    behind = path("M-24 10H24L28 100H-28z", "d(#d08a48,#9c5a26)") + path("M-15 34H15L19 100H-19z", "#fffaf0")
    head = round_ears(37, -22, 12, "#c47f40", "#f3c8a0")
    head += path("M-42-4C-44-42-24-50 0-50S44-42 42-4C40 18 24 46 0 46S-40 18-42-4z", fur)
    head += path("M-38 10C-20 16-12 8 0 8S20 16 38 10C32 30 18 46 0 46S-32 30-38 10z", "v(#ffffff,#f0e2cc)") + path("M-12 44H12L16 78H-16z", "#fffaf0")
    return Animal(head + eyes(20, -8, 7) + lashes(21, -9) + nose(18, 6.5, "#8f4a48") + whiskers(12, 24) + cheeks(28, 10), behind, brow=-46)


def wolf() -> Animal:
    head = both(path("M12-42L40-92 56-22z", "d(#a9b5c3,#5c6876)") + path("M26-44L40-74 46-32z", "#d79a8e"))
    head += path("M0-56C28-56 48-40 52-12L74 16 54 18 60 36 40 36C30 50 16 58 0 58S-30 50-40 36L-60 36-54 18-74 16-52-12C-48-40-28-56 0-56z", "r(#b9c4d0,#8491a0,#525e6c)")
    head += both(path("M2 8C18-4 40 0 52 16L42 22 46 34 32 36C24 48 12 54 2 54z", "#eef2f5"))
    head += path("M0-54C9-54 10-24 7 4H-7C-10-24-9-54 0-54z", "#3d4652", 0.55)
    head += both(path("M12-8Q24-22 38-12 26 0 12-8z", "#ffd24a") + ellipse(25, -9, 4.2, 5.6, "#15161a") + ellipse(23.6, -11, 1.6, 1.6, "#ffffff") + line("M10-16Q24-28 40-20", "#3d4652", 5))
    return Animal(head + nose(32, 12), brow=-54, hat=1.05)


CLAWS: dict[str, Callable[[], str]] = {
    "claws_jack": lambda: portrait("claws", "jack", badger()),
    "claws_queen": lambda: portrait("claws", "queen", lynx()),
    "claws_king": lambda: portrait("claws", "king", bear()),
    "claws_jack_crown": lambda: portrait("claws", "jack", marten(), crowned=True),
    "claws_queen_crown": lambda: portrait("claws", "queen", weasel(), crowned=True),
    "claws_king_crown": lambda: portrait("claws", "king", wolf(), crowned=True),
}
