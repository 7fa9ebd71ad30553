"""The faces of the villagers: head and shoulders in a round frame, told apart by hair, headgear, clothes and backdrop.

The parts are drawn around the middle of the head, as in `rendering.icons.people`.
"""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rendering.icons.markup import document, ellipse, line, path, place, rect
from rendering.icons.people import (
    BROWN,
    FAIR,
    TAN,
    beard,
    bust,
    curls,
    feather_hat,
    fringe,
    hood,
    long_hair,
    parted,
    pointed_cap,
)

DARK = ("#8a5a3c", "#54321f")
"""A skin colour, lit and in shade; the others are those of `people`."""
BLACK_HAIR, BROWN_HAIR, RED_HAIR = ("#4a3a36", "#1f1614"), ("#9a6238", "#54301a"), ("#dd7a3c", "#963c16")
BLOND_HAIR, GREY_HAIR, WHITE_HAIR = ("#f4d27c", "#b98a34"), ("#c3c0b8", "#7d7a74"), ("#fbf6ea", "#c2b8a4")
SKY, DAWN, LEAF, PLUM, SAND, TEAL = (
    "r(#d8f0ff,#8fc3e6)", "r(#ffe9c0,#f2ad6c)", "r(#e4f3c4,#93bd6a)", "r(#efd9f4,#ab85bd)", "r(#fbf0d2,#d6b878)",
    "r(#cdf0e6,#66b0a2)",
)
"""Backdrops."""


def _face(backdrop: str, person: str) -> str:
    """Return a person in a round frame."""
    clip = '<clipPath id="round"><circle cx="64" cy="64" r="62"/></clipPath>'
    return document(
        f'{clip}{ellipse(64, 64, 62, 62, backdrop)}<g clip-path="url(#round)">{person}</g>', 128, 128
    )


def _villager(
    backdrop: str, *, skin: tuple[str, str] = FAIR, dress: str, behind: str = "", front: str = "", mood: str = "smile",
    flip: bool = False, scale: float = 0.74,
) -> str:
    return _face(backdrop, bust(64, 61, scale, skin=skin, dress=dress, behind=behind, front=front, mood=mood, flip=flip))


def _straw_hat(band: str) -> str:
    return (
        path("M-34-26C-32-66 32-66 34-26z", "d(#f9e3a0,#c99a3e)") + path("M-35-34Q0-44 35-34L36-24Q0-36-36-24z", band)
        + path("M-64-18Q0-44 64-18 60-6 0-20-60-6-64-18z", "d(#f6d98c,#b9862f)")
    )


def _kerchief(light: str, dark: str) -> str:
    return path("M-46-4C-58-70 58-70 46-4 30-32-30-32-46-4z", f"d({light},{dark})") + path(
        "M40-12L66 2 58 16 42 6z", dark) + "".join(ellipse(x, y, 3.6, 3.6, "#fff6e4", 0.9) for x, y in (
            (-30, -36), (-10, -46), (12, -46), (30, -36), (0, -34)))


def _helmet() -> str:
    """Return a miner's helmet with a lamp."""
    return (
        path("M-45-14C-48-70 48-70 45-14 20-26-20-26-45-14z", "d(#f4c24c,#a86a14)")
        + path("M-52-12Q0-36 52-12L48-4Q0-24-48-4z", "#8a5410")
        + ellipse(0, -38, 14, 14, "#5a4a3a") + ellipse(0, -38, 10, 10, "r(#fffbe0,#ffe27a,#f0b030)")
    )


def _cap(light: str, dark: str) -> str:
    return path("M-46-14C-50-62 40-72 48-20L46-12Q0-30-46-14z", f"d({light},{dark})") + path(
        "M6-26Q52-30 64-8 40-16 8-14z", dark)


def _mob_cap(band: str) -> str:
    return path("M-50-10C-66-72 66-72 50-10 30-30-30-30-50-10z", "d(#ffffff,#d6d2dc)") + path(
        "M-50-18Q0-44 50-18L50-8Q0-34-50-8z", band)


def _glasses() -> str:
    rims = "".join(
        f'<circle cx="{x}" cy="4" r="13" fill="#ffffff" fill-opacity="0.3" stroke="#3a3a44" stroke-width="4"/>'
        for x in (-17, 17)
    )
    return rims + line("M-4 3Q0 0 4 3M-30 2l-10-3M30 2l10-3", "#3a3a44", 4)


def _bun(light: str, dark: str) -> str:
    """Return a bun on top of the head, for `behind`."""
    return ellipse(0, -56, 22, 20, f"r({light},{dark})")


def _moustache(colour: str) -> str:
    return path("M0 17C-8 10-24 14-32 28-18 30-6 28 0 22 6 28 18 30 32 28 24 14 8 10 0 17z", colour)


def _braids(light: str, dark: str) -> str:
    """Return two braids over the shoulders, for `front`."""
    found = ""
    for side in (-1, 1):
        found += "".join(ellipse(side * (46 + n), 24 + 20 * n, 13 - n, 13, f"r({light},{dark})") for n in range(4))
        found += ellipse(side * 50, 100, 9, 6, "#d8473f")
    return found


def _crop(light: str, dark: str) -> str:
    """Return short hair, for `front`."""
    return path("M-43 4C-52-66 52-66 43 4 38-20 24-30 0-30S-38-20-43 4z", f"d({light},{dark})")


def _tuft(light: str, dark: str) -> str:
    """Return the hair of a bald head, at the sides, for `behind`."""
    return ellipse(-42, 0, 14, 24, f"r({light},{dark})") + ellipse(42, 0, 14, 24, f"r({light},{dark})")


def _flower(colour: str) -> str:
    petals = "".join(ellipse(34 + dx, -34 + dy, 8, 8, colour) for dx, dy in ((-9, 0), (9, 0), (0, -9), (0, 9)))
    return petals + ellipse(34, -34, 6, 6, "#ffe27a")


def _ear_pen() -> str:
    """Return a quill behind the ear, for `front`."""
    return place(path("M0 0C-4-30 10-56 30-64 30-36 18-12 4 2z", "d(#ffffff,#a9bccb)") + line("M-4 12L22-48", "#7a6a58", 3),
                 38, -6, 0.9)


def _liquid_woman() -> str:
    hair = path("M-48 90C-70-50-40-70 0-70S70-50 48 90Q30 60 34 20L-34 20Q-30 60-48 90z", "v(#9be4ff,#1c78b8)")
    body = path("M-82 142C-80 88-42 68-15 62Q0 74 15 62C42 68 80 88 82 142z", "d(#8fdcff,#1b6fae)")
    head = path("M-40 0C-44-60 44-60 40 0 38 36 18 48 0 50S-38 36-40 0z", "r(#e6fbff,#7fd0f4,#2a8cc6)")
    eyes = "".join(ellipse(x, 2, 6, 7, "#0d4a78") + ellipse(x - 2, -1, 2, 2, "#ffffff") for x in (-16, 16))
    drops = "".join(path(f"M{x} {y}q-8 14 0 20 8-6 0-20z", "d(#ffffff,#8fdcff)") for x, y in ((-30, 60), (36, 74), (2, 86)))
    return _face("r(#dff7f4,#3f8f9c)", place(
        hair + body + head + eyes + line("M-10 28q10 8 20 0", "#14659c", 4) + line("M-30-40Q-10-60 20-54", "#ffffff", 5, 0.7)
        + line("M-38 60q14 8 26 0M14 96q16 8 34-2", "#dff7ff", 4, 0.7) + drops, 64, 66, 0.78))


def _glogo() -> str:
    body = path("M-84 142C-80 70-40 50 0 50S80 70 84 142z", "d(#8fae5a,#3f5a26)")
    head = path("M-52 10C-60-50-30-62 0-62S60-50 52 10C48 50 24 60 0 60S-48 50-52 10z", "r(#d3e08a,#93b04e,#55752a)")
    feelers = line("M-22-56Q-34-84-50-86M22-56Q34-84 50-86", "#6f8f3a", 6)
    lights = ellipse(-52, -86, 11, 11, "r(#ffffe0,#fff07a,#e0b020)") + ellipse(52, -86, 11, 11, "r(#ffffe0,#fff07a,#e0b020)")
    eyes = "".join(ellipse(x, -10, 17, 19, "#fffbe6") + ellipse(x + 2, -8, 8, 10, "#3a2a10") + ellipse(x - 1, -13, 3, 3, "#ffffff")
                   for x in (-21, 21))
    mouth = path("M-28 28Q0 54 28 28 20 46 0 46T-28 28z", "#5a2a20") + path("M-14 34l5 9 5-7zM6 36l5 8 5-10z", "#fffbe6")
    spots = "".join(ellipse(x, y, r, r * 0.8, "#6b8a34", 0.7) for x, y, r in ((-34, 20, 6), (38, 14, 5), (-6, -46, 6), (24, -42, 4)))
    return _face("r(#7d6aa0,#2b2146)", place(feelers + lights + body + head + spots + eyes + mouth, 64, 74, 0.72))


def _cave_cat(fur: tuple[str, str], eyes_: str) -> str:
    light, dark = fur
    body = path("M-76 142C-76 84-40 60 0 60S76 84 76 142z", f"d({light},{dark})")
    ears = path("M-52-8L-58-66-14-40z", f"d({light},{dark})") + path("M52-8L58-66 14-40z", dark)
    inner = path("M-46-18L-50-50-26-36z", "#f0a0a0") + path("M46-18L50-50 26-36z", "#d88080")
    head = ellipse(0, 6, 56, 48, f"r({light},{light},{dark})")
    eyes = "".join(ellipse(x, 0, 14, 13, eyes_) + ellipse(x, 0, 4, 11, "#1c1408") + ellipse(x - 4, -5, 3, 3, "#ffffff") for x in (-23, 23))
    nose = path("M-8 18H8L0 27z", "#d86a6a") + line("M0 26v6M0 32q-9 8-16 2M0 32q9 8 16 2", "#4a2a20", 3.4)
    hair = line("M-30 24L-66 18M-30 30L-64 36M30 24L66 18M30 30L64 36", "#fff6e4", 3)
    stripes = line("M-14-38l4 14M0-42v16M14-38l-4 14", dark, 6)
    return _face("r(#8f86a8,#332c48)", place(ears + inner + body + head + stripes + eyes + nose + hair, 64, 70, 0.78))


def _metal_man(light: str, dark: str, backdrop: str) -> str:
    body = rect(-66, 70, 132, 90, f"d({light},{dark})", 18) + "".join(ellipse(x, 90, 5, 5, "#4a4038") for x in (-50, 50))
    neck = rect(-16, 44, 32, 30, "h(#8a8078,#4a4440)")
    head = rect(-46, -50, 92, 98, f"d({light},{dark})", 22) + rect(-38, -20, 76, 34, "#2c2a30", 14)
    eyes = "".join(ellipse(x, -3, 11, 11, "r(#fffbd0,#ffd24a,#e07a10)") for x in (-19, 19))
    mouth = rect(-24, 24, 48, 14, "#3a3636", 5) + line("M-12 24v14M0 24v14M12 24v14", light, 3)
    more = rect(-58, -16, 14, 28, dark, 5) + rect(44, -16, 14, 28, dark, 5) + line("M0-50v-20", "#5a544e", 6)
    return _face(backdrop, place(
        more + ellipse(0, -74, 9, 9, "r(#ff9a7a,#c02818)") + neck + body + head + eyes + mouth
        + line("M-36-38Q-10-46 20-44", "#ffffff", 5, 0.5), 64, 70, 0.74))


FACES: dict[str, Callable[[], str]] = {
    "builder": partial(_villager, DAWN, skin=TAN, dress="#c9762f,#7d3f12", front=beard(*BROWN_HAIR, 60) + _cap("#d8473f", "#8e2020")),
    "trainer": partial(_villager, SKY, dress="#5f7fb8,#2c4478", behind=_bun(*GREY_HAIR), front=parted(*GREY_HAIR) + _glasses()),
    "explorer": partial(_villager, LEAF, skin=FAIR, dress="#5f8f4a,#2c5a24", front=_crop(*BROWN_HAIR) + _helmet(), mood="grin"),
    "pia": partial(_villager, DAWN, dress="#e88aa0,#a83e5c", behind=long_hair(*BLOND_HAIR), front=fringe(*BLOND_HAIR) + _flower("#ff6f8f")),
    "nereo": partial(_villager, TEAL, skin=TAN, dress="#3f7f8f,#1c4c58", front=_crop(*BLACK_HAIR) + _moustache("#2a1c16") + _ear_pen()),
    "odilia": partial(_villager, PLUM, dress="#8a5fb8,#4c2c78", behind=long_hair(*GREY_HAIR, 80), front=hood("#8f6ab8", "#4c2f78")),
    "fausto": partial(_villager, SAND, skin=BROWN, dress="#b83f3f,#701c1c", front=_crop(*BLACK_HAIR) + beard(*BLACK_HAIR, 56), mood="stern"),
    "ludmila": partial(_villager, SKY, dress="#d8473f,#8e2020", behind=long_hair(*RED_HAIR, 60), front=parted(*RED_HAIR) + _braids(*RED_HAIR)),
    "bruno": partial(_villager, LEAF, skin=TAN, dress="#6a4a2c,#3a2412", behind=_tuft(*BROWN_HAIR), front=beard(*BROWN_HAIR, 74), mood="grin"),
    "gundula": partial(_villager, SAND, dress="#4f8f6a,#22543a", behind=_bun(*BLOND_HAIR), front=_mob_cap("#e8a0b0"), mood="grin"),
    "otto": partial(_villager, TEAL, dress="#4a6fa8,#22406c", front=_crop(*RED_HAIR) + _cap("#5f7fa8", "#2c4468") + _moustache("#a84a1c")),
    "agnes": partial(_villager, LEAF, skin=FAIR, dress="#7a8f3f,#44541c", behind=long_hair(*BROWN_HAIR, 70), front=_kerchief("#d8473f", "#8e2020")),
    "tibor": partial(_villager, DAWN, skin=TAN, dress="#8a6a3f,#4c361c", front=beard(*GREY_HAIR, 70) + pointed_cap("#4f8f4a", "#22541f")),
    "selma": partial(_villager, PLUM, skin=BROWN, dress="#f0b040,#a86a14", behind=curls(*BLACK_HAIR), front=_glasses()),
    "glauco": partial(_villager, SKY, skin=FAIR, dress="#8f8f9f,#4c4c5c", behind=_tuft(*WHITE_HAIR), front=_moustache("#f4eee0"), mood="stern"),
    "vera": partial(_villager, TEAL, skin=DARK, dress="#e8733f,#9c3c14", behind=_bun(*BLACK_HAIR), front=_crop(*BLACK_HAIR)),
    "anselmo": partial(_villager, SAND, skin=FAIR, dress="#7a5a3c,#43301c", behind=_tuft(*BROWN_HAIR), front=hood("#8f6f4c", "#4f381f") + _glasses()),
    "ramon": partial(_villager, DAWN, skin=BROWN, dress="#d8d0b8,#8f866c", front=_straw_hat("#b83f3f") + _moustache("#1f1614")),
    "clio": partial(_villager, PLUM, skin=FAIR, dress="#3f9f8f,#1c5a50", behind=long_hair(*BLACK_HAIR), front=parted(*BLACK_HAIR) + _ear_pen()),
    "ugo": partial(_villager, LEAF, skin=FAIR, dress="#d8a03f,#8a5c14", front=fringe(*RED_HAIR), mood="grin"),
    "mirta": partial(_villager, SAND, skin=TAN, dress="#5f4a8f,#2f2258", behind=curls(*RED_HAIR), front=feather_hat("#5f8f4a", "#2c5422")),
    "zoe": partial(_villager, DAWN, skin=DARK, dress="#3f8fc8,#1c5080", behind=curls(*BROWN_HAIR), front=_kerchief("#f0c040", "#a87a14"), mood="grin"),
    "leandro": partial(_villager, TEAL, skin=FAIR, dress="#44507a,#20284c", front=fringe(*BLOND_HAIR) + _glasses()),
    "rufina": partial(_villager, LEAF, skin=FAIR, dress="#a83f5c,#601c30", behind=long_hair(*RED_HAIR, 90), front=hood("#b84a5f", "#6c2033")),
    "igor": partial(_villager, SKY, skin=TAN, dress="#5a5a64,#2c2c34", front=_crop(*GREY_HAIR) + beard(*GREY_HAIR, 60), mood="stern"),
    "petra": partial(_villager, SAND, skin=FAIR, dress="#c86a3c,#7c3814", behind=long_hair(*BLOND_HAIR, 60), front=_helmet() + _braids(*BLOND_HAIR)),
    "silvano": partial(_villager, PLUM, skin=FAIR, dress="#3f6a4a,#1c3c26", behind=long_hair(*WHITE_HAIR, 60), front=beard(*WHITE_HAIR, 90) + _ear_pen()),
    "dalia": partial(_villager, TEAL, skin=BROWN, dress="#d85f9f,#8c2c60", behind=long_hair(*BLACK_HAIR, 70), front=fringe(*BLACK_HAIR) + _flower("#ffd24a")),
    "liquid_woman": _liquid_woman,
    "glogo": _glogo,
    "cave_cat": partial(_cave_cat, ("#b8a89c", "#5f5048"), "r(#e8ff9a,#8ac02c)"),
    "cave_cat_2": partial(_cave_cat, ("#5a5460", "#26222c"), "r(#ffe9a0,#e0a020)"),
    "metal_man": partial(_metal_man, "#d8c8a8", "#7a6444", "r(#a8b8b4,#3c4c50)"),
    "metal_man_2": partial(_metal_man, "#c0ccd4", "#5c6c78", "r(#d8b490,#6c4024)"),
}
"""The drawing of each villager's token, by its id."""
