"""Skies, hills, trees and small things that our scenes share. Sizes are in the units of the scene."""

from __future__ import annotations

import math
from collections.abc import Iterator

from rendering.icons.markup import ellipse, fade, line, path, place, rect


def scatter(count: int, seed: int) -> Iterator[tuple[float, float]]:
    """``count`` pairs in [0, 1) that look random and are always the same."""
    value = seed * 7919 + 104729
    for _ in range(count):
        pair = []
        for _ in range(2):
            value = (value * 1103515245 + 12345) & 0x7FFFFFFF
            pair.append((value >> 8) / 0x7FFFFF)
        yield pair[0] % 1, pair[1] % 1


def sky(width: int, height: int, *colours: str) -> str:
    """The whole background, from top to bottom."""
    return rect(0, 0, width, height, f"v({','.join(colours)})")


def sun(x: float, y: float, radius: float, colour: str = "#fff3c4", glow: str = "#ffe7a0") -> str:
    return ellipse(x, y, radius * 3.4, radius * 3.4, f"c({glow}/.85,{glow}/.3,{glow}/0)") + ellipse(
        x, y, radius, radius, colour
    )


def moon(x: float, y: float, radius: float, colours: str = "#fffbe6,#f3e3a8") -> str:
    craters = "".join(
        ellipse(x + dx * radius, y + dy * radius, r * radius, r * radius, "#d9c27a", 0.4)
        for dx, dy, r in ((-0.3, -0.2, 0.2), (0.3, 0.3, 0.26), (0.25, -0.42, 0.12), (-0.25, 0.42, 0.14))
    )
    glow = ellipse(x, y, radius * 2.4, radius * 2.4, "c(#fff6cf/.55,#fff6cf/.16,#fff6cf/0)")
    return glow + ellipse(x, y, radius, radius, f"r({colours})") + craters


def stars(width: int, height: int, count: int, seed: int = 1) -> str:
    return "".join(
        ellipse(a * width, b * height, 0.8 + (i % 3) * 0.7, 0.8 + (i % 3) * 0.7, "#fff8dc", 0.5 + (i % 4) * 0.15)
        for i, (a, b) in enumerate(scatter(count, seed))
    )


def sparkle(x: float, y: float, size: float, colour: str = "#ffe27a") -> str:
    s, t = size, size * 0.22
    return path(
        f"M{x:g} {y - s:g}L{x + t:g} {y - t:g} {x + s:g} {y:g} {x + t:g} {y + t:g} {x:g} {y + s:g} "
        f"{x - t:g} {y + t:g} {x - s:g} {y:g} {x - t:g} {y - t:g}z",
        colour,
    )


def cloud(x: float, y: float, size: float, colour: str = "#ffffff", opacity: float = 0.85) -> str:
    shape = "M-50 12c-16 0-16-20 0-22 2-20 28-24 36-10 10-10 30-4 30 10 16-6 34 0 32 12-2 10-14 10-20 10z"
    return fade(place(path(shape, colour), x, y, size / 100), opacity)


def hill(width: float, base: float, points: list[tuple[float, float]], fill: str) -> str:
    """A smooth ridge through the points, filled down to ``base``."""
    d = f"M{points[0][0]:g} {base:g}L{points[0][0]:g} {points[0][1]:g}"
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        middle = (x0 + x1) / 2
        d += f"C{middle:g} {y0:g} {middle:g} {y1:g} {x1:g} {y1:g}"
    return path(f"{d}L{max(width, points[-1][0]):g} {base:g}z", fill)


def pine(x: float, y: float, height: float, light: str = "#5f9a58", dark: str = "#2f6242") -> str:
    """A fir tree standing at (x, y)."""
    tiers = "".join(
        path(
            f"M0 {top}L{half} {bottom}Q{half / 2:g} {bottom - 4} 0 {bottom + 2}T-{half} {bottom}z", f"h({light},{dark})"
        )
        for top, half, bottom in ((-62, 40, -12), (-84, 32, -36), (-104, 22, -64))
    )
    return place(rect(-5, -14, 10, 14, "#5b3b22") + tiers, x, y, height / 104)


def oak(x: float, y: float, height: float, light: str = "#9ac25c", dark: str = "#4f8440") -> str:
    """A round tree standing at (x, y)."""
    crown = (
        ellipse(-18, -52, 24, 22, dark)
        + ellipse(20, -50, 24, 22, dark)
        + ellipse(0, -68, 30, 28, f"r({light},{dark})")
        + ellipse(-16, -56, 18, 16, light, 0.6)
        + ellipse(-6, -78, 12, 9, "#ffffff", 0.16)
    )
    return place(path("M-6 0L-4 -40H4L7 0z", "h(#8d6038,#5b3b22)") + crown, x, y, height / 96)


def bare_tree(x: float, y: float, height: float, colour: str = "#2b2433", *, flip: bool = False) -> str:
    """A twisted tree without leaves standing at (x, y)."""
    limbs = (
        path("M-10 0C-4-30-8-50-2-70L6-70C8-48 8-28 14 0z", colour)
        + line(
            "M0-66C-4-84-20-86-28-98M2-68C4-88 18-90 20-108M0-50C14-58 26-58 34-72M-4-40C-18-46-28-44-36-58", colour, 5
        )
        + line("M-22-90L-36-92M14-92L26-96M-28-48L-38-46M26-62L38-60", colour, 3)
    )
    return place(limbs, x, y, height / 108, flip=flip)


def bush(x: float, y: float, size: float, light: str = "#7fae52", dark: str = "#4a7a3a") -> str:
    blobs = (
        ellipse(-22, -12, 20, 16, dark) + ellipse(20, -12, 22, 16, dark) + ellipse(0, -20, 24, 20, f"r({light},{dark})")
    )
    return place(blobs, x, y, size / 80)


def grass(x: float, y: float, size: float, colour: str = "#6f9a3f") -> str:
    return place(line("M-6 0Q-8-10-13-15M0 0V-19M6 0Q8-9 12-14", colour, 3.4), x, y, size / 20)


def flower(x: float, y: float, size: float, colour: str = "#e8596a") -> str:
    petals = "".join(
        ellipse(4.4 * math.cos(k * 1.2566), -14 + 4.4 * math.sin(k * 1.2566), 3.6, 3.6, colour) for k in range(5)
    )
    return place(line("M0 0V-12", "#5b8a3a", 2.2) + petals + ellipse(0, -14, 2.8, 2.8, "#ffe08a"), x, y, size / 20)


def mushroom(x: float, y: float, size: float, colours: str = "#ef6a5a,#a82f2b") -> str:
    """A toadstool standing at (x, y)."""
    dots = (
        ellipse(-8, -26, 4, 3, "#fff6e4") + ellipse(6, -31, 3.4, 2.8, "#fff6e4") + ellipse(14, -23, 2.8, 2.4, "#fff6e4")
    )
    return place(
        path("M-6 0Q-8-12-5-20H5Q8-12 7 0z", "h(#fff6e4,#d9c5a0)")
        + path("M-22-18C-20-42 20-42 22-18Q0-10-22-18z", f"d({colours})")
        + dots,
        x,
        y,
        size / 40,
    )


def wheat(x: float, y: float, height: float, lean: float = 0.0) -> str:
    """One ear of wheat standing at (x, y)."""
    grains = "".join(
        f'<ellipse cx="{side * 3.4:g}" cy="{-44 - j * 8}" rx="3.600" ry="6" fill="{fill}" '.replace(".600", ".6")
        + f'transform="rotate({side * 24} {side * 3.4:g} {-44 - j * 8})"/>'
        for j in range(4)
        for side, fill in ((-1, "#f8dd8a"), (1, "#cf9a34"))
    )
    return place(
        line("M0 0Q2-24 0-46", "#c9952f", 2.6) + grains + ellipse(0, -78, 3, 6, "#f3cf70"), x, y, height / 84, turn=lean
    )


def mist(width: int, y: float, height: float, colour: str = "#ffffff", opacity: float = 0.35) -> str:
    return rect(0, y, width, height, f"v({colour}/0,{colour}/{opacity:g},{colour}/0)")


def smoke(x: float, y: float, size: float, colour: str = "#ffffff", opacity: float = 0.6) -> str:
    """Smoke rising from (x, y)."""
    puffs = "".join(
        ellipse(dx, dy, r, r, colour) for dx, dy, r in ((0, 0, 7), (5, -12, 9), (-3, -26, 12), (8, -42, 15))
    )
    return fade(place(puffs, x, y, size / 60), opacity)


def ground_shadow(x: float, y: float, width: float, opacity: float = 0.25) -> str:
    return ellipse(x, y, width / 2, width / 9, "#1c1208", opacity)
