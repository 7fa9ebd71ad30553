"""Storybook people: a head and shoulders with one kind of face, told apart by hair, clothes and what they wear.

All coordinates are relative to the middle of the head, which is 82 wide and 88 high; shoulders reach down to 140.
"""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from rendering.icons.markup import ellipse, line, path, place

FAIR = ("#ffe6cf", "#f0b792")
TAN = ("#e8b98a", "#b97f52")
BROWN = ("#c98f62", "#8d5a38")


def bust(
    x: float,
    y: float,
    scale: float = 1.0,
    *,
    skin: tuple[str, str] = FAIR,
    dress: str = "#5f8fc4,#2f5a8f",
    behind: str = "",
    front: str = "",
    mood: str = "smile",
    flip: bool = False,
) -> str:
    """A person whose head is centred at (x, y). ``behind`` is drawn first (long hair), ``front`` last (fringe, hat)."""
    light, dark = skin
    torso = path("M-82 142C-80 88-42 68-15 62Q0 74 15 62C42 68 80 88 82 142z", f"d({dress})")
    neck = path("M-13 30H13V60Q0 76-13 60z", dark)
    ears = ellipse(-41, 6, 7, 10, light) + ellipse(41, 6, 7, 10, dark)
    head = ellipse(0, 0, 41, 44, f"r({light},{light},{dark})")
    return place(behind + torso + neck + ears + head + face(mood) + front, x, y, scale, flip=flip)


def face(mood: str = "smile") -> str:
    """Eyes, cheeks, nose and mouth. Moods: smile, stern, sleep, grin, surprise."""
    cheeks = ellipse(-25, 17, 8, 5.5, "#ef7f7a", 0.5) + ellipse(25, 17, 8, 5.5, "#e56f70", 0.5)
    nose = line("M-3 13q3 4 6 0", "#b5714f", 2.6)
    if mood == "sleep":
        eyes = line("M-24 4q8 7 16 0M8 4q8 7 16 0", "#4a2b20", 3)
    else:
        eyes = "".join(ellipse(dx, 3, 5.2, 7, "#33201b") + ellipse(dx - 1.7, 0.4, 2, 2, "#ffffff") for dx in (-16, 16))
    brows = {
        "stern": line("M-25-12L-9-6M25-12L9-6", "#4a2b20", 3.4),
        "surprise": line("M-23-15q7-6 14-2M23-15q-7-6-14-2", "#6b4630", 2.8),
    }.get(mood, line("M-23-11q7-5 14-1M23-11q-7-5-14-1", "#6b4630", 2.8))
    mouth = {
        "stern": line("M-10 27q10-4 20 0", "#a8453f", 3),
        "grin": path("M-15 22Q0 27 15 22 13 37 0 37T-15 22z", "#8e2c2c")
        + path("M-11 24Q0 27 11 24L9 28H-9z", "#ffffff"),
        "surprise": ellipse(0, 28, 5, 6.5, "#8e2c2c"),
        "sleep": line("M-7 26q7 5 14 0", "#b8504a", 3),
    }.get(mood, line("M-12 23q12 11 24 0", "#b8504a", 3.2))
    return cheeks + nose + eyes + brows + mouth


def long_hair(light: str, dark: str, length: float = 100) -> str:
    """Behind: hair that falls over the shoulders."""
    return path(
        f"M-48-6C-56-66 56-66 48-6 52 30 62 50 60 {length:g}Q40 {length + 8:g} 30 {length - 6:g}H-30Q-40 {length + 8:g}-60 "
        f"{length:g}C-62 50-52 30-48-6z",
        f"h({light},{dark})",
    )


def parted(light: str, dark: str) -> str:
    """Front: hair parted in the middle."""
    return path("M0-36C-12-18-30-6-44 8-56-34-28-58 0-58S56-34 44 8C30-6 12-18 0-36z", f"d({light},{dark})") + line(
        "M-34-18Q-24-40-6-48", "#ffffff", 4, 0.28
    )


def fringe(light: str, dark: str) -> str:
    """Front: hair swept to one side."""
    return path(
        "M-44 4C-54-40-28-60 2-60 36-60 54-36 44 6 38-10 34-20 26-28 8-14-22-14-34-16-40-10-42-4-44 4z",
        f"d({light},{dark})",
    ) + line("M-28-34Q-10-50 14-48", "#ffffff", 4, 0.28)


def straight_fringe(light: str, dark: str) -> str:
    """Front: hair cut straight above the brows."""
    return path("M-46 8C-54-40-30-60 0-60S54-40 46 8L40-14Q0-22-40-14z", f"d({light},{dark})") + line(
        "M-30-32Q-14-48 8-48", "#ffffff", 4, 0.28
    )


def curls(light: str, dark: str) -> str:
    """Behind: a cloud of ringlets."""
    spots = (
        (-44, -18),
        (-52, 6),
        (-54, 32),
        (-48, 56),
        (44, -18),
        (52, 6),
        (54, 32),
        (48, 56),
        (-26, -42),
        (26, -42),
        (0, -50),
    )
    return "".join(
        ellipse(px, py, 20, 18, f"r({light},{dark})") + line(f"M{px - 8} {py}q8-12 16-2", "#ffffff", 3, 0.35)
        for px, py in spots
    )


def beard(light: str, dark: str, length: float = 64) -> str:
    """Front: a full beard with a moustache and the mouth on it."""
    return (
        path(
            f"M-42 4C-36 14-28 16-18 14Q0 8 18 14C28 16 36 14 42 4 46 40 22 {length:g} 0 {length:g}S-46 40-42 4z",
            f"d({light},{dark})",
        )
        + path("M0 15C-8 10-22 14-28 24-16 24-6 26 0 22 6 26 16 24 28 24 22 14 8 10 0 15z", dark)
        + path("M-9 27Q0 33 9 27 6 35 0 35T-9 27z", "#8e2c2c")
    )


def crown(y: float = -44, scale: float = 1.0, colours: str = "#fff0b0,#f2bf45,#c4871d") -> str:
    """A crown resting at ``y``."""
    band = path("M-32 4L-38-26-20-10 0-36 20-10 38-26 32 4Q0 12-32 4z", f"d({colours})")
    gems = (
        ellipse(0, -2, 4, 4, "r(#ff9a8a,#c42f2f)")
        + ellipse(-17, -3, 3, 3, "r(#a7e3ff,#2a7fb8)")
        + ellipse(17, -3, 3, 3, "r(#b8f0a8,#3a8f3a)")
    )
    tips = "".join(ellipse(px, py, 3.4, 3.4, "#ffe59a") for px, py in ((-38, -27), (0, -38), (38, -27)))
    return place(band + gems + tips, 0, y, scale)


def hood(light: str, dark: str) -> str:
    """Front: a hood open around the face."""
    return path(
        "M0-66C-44-66-62-30-58 20-56 48-44 62-30 68-40 40-46 10-38-14-30-34-14-40 0-40S30-34 38-14C46 10 40 40 30 68 44 62 56 48 58 20 62-30 44-66 0-66z",
        f"d({light},{dark})",
    ) + line("M-44-24Q-30-54 0-56", "#ffffff", 4, 0.25)


def feather_hat(light: str, dark: str, feather: str = "#d8473f") -> str:
    """Front: a pointed hunter's hat with a feather."""
    return (
        path("M30-34C44-62 62-74 74-78 72-58 58-40 40-28z", f"d({feather},#8e2020)")
        + line("M30-32Q52-52 70-74", "#fff3dc", 2)
        + path(
            "M-52-24C-40-66-10-76 12-66 30-58 40-44 48-26 60-24 66-20 70-14 30-28-24-30-62-8-64-16-58-22-52-24z",
            f"d({light},{dark})",
        )
        + path("M-50-28Q0-46 48-28L50-22Q0-40-54-20z", "#000000", 0.25)
    )


def pointed_cap(light: str, dark: str) -> str:
    """Front: a dwarf's cap that falls to one side."""
    return (
        path(
            "M-46-16C-44-52-20-76 22-84 44-84 60-70 62-54 48-62 40-58 36-50 42-40 46-28 46-16 20-28-20-28-46-16z",
            f"d({light},{dark})",
        )
        + ellipse(63, -50, 8, 8, "#fff6e4")
        + path("M-50-20Q0-36 50-20L50-8Q0-24-50-8z", "v(#fff6e4,#e0cfae)")
    )
