"""What fills empty ground: trees and flowers on the meadow, crystals and fungi in the earth."""

# ruff: noqa: E501 - path data reads best unbroken
from __future__ import annotations

from collections.abc import Callable

from rendering.icons.markup import document, ellipse, line, path, rect

_SHADE = ellipse(64, 120, 44, 7, "#24300f", 0.4)


def _oak() -> str:
    return (
        _SHADE + path("M56 120C60 100 58 88 56 76H72C70 88 70 102 76 120z", "h(#9a6a3c,#5a3818)") + line("M64 84L44 66M66 78L86 60", "#7a5028", 6)
        + ellipse(36, 58, 30, 28, "r(#a8cc68,#6f9c3c,#47702a)") + ellipse(92, 56, 30, 28, "r(#9cc45c,#638f34,#3c6422)")
        + ellipse(64, 36, 40, 34, "r(#c4e07c,#84b048,#4f7c2c)")
    )


def _pine() -> str:
    tiers = "".join(
        path(f"M64 {top}L{64 + wide} {foot}Q64 {foot + 10} {64 - wide} {foot}z", "d(#7fb070,#2c5c3a)")
        for top, wide, foot in ((44, 44, 106), (24, 36, 78), (6, 26, 50))
    )
    return _SHADE + rect(57, 100, 14, 20, "h(#8a5a30,#4c2e14)") + tiers


def _birch() -> str:
    bark = rect(58, 50, 12, 70, "h(#ffffff,#c9c4b8)") + line("M59 70h5M65 84h5M59 98h5", "#4a443c", 3)
    leaves = "".join(ellipse(x, y, r, r * 0.9, "r(#f0e08a,#c4c050,#829a34)") for x, y, r in (
        (44, 60, 22), (86, 58, 22), (64, 34, 30)))
    return _SHADE + bark + leaves


def _haystack() -> str:
    return (
        _SHADE + path("M18 120C16 70 40 34 64 26 88 34 112 70 110 120z", "d(#f6dc8c,#b8862e)")
        + line("M64 30C60 60 58 90 58 118M52 42C42 66 36 92 34 116M78 42C88 66 92 92 94 116", "#8f6420", 3, 0.55) + line("M40 60L30 96", "#fff6d0", 4, 0.5)
    )


def _flowers() -> str:
    heads = ((24, 84, "#ff8fa8"), (46, 70, "#ffd24a"), (68, 88, "#ffffff"), (90, 72, "#b08cff"), (108, 92, "#ff8fa8"))
    stems = "".join(line(f"M{x} {y}Q{x + 4} {y + 16} {x} 118", "#4f7c2c", 4) for x, y, _ in heads)
    bloom = "".join(
        "".join(ellipse(x + dx, y + dy, 7, 7, colour) for dx, dy in ((-7, 0), (7, 0), (0, -7), (0, 7))) + ellipse(x, y, 5, 5, "#f4b030")
        for x, y, colour in heads
    )
    return ellipse(64, 118, 56, 8, "r(#8fb850,#4f7c2c)") + stems + bloom


def _crystals() -> str:
    shards = ((40, 46, 20, "d(#d8c4ff,#6a4ab0)"), (66, 22, 24, "d(#e8dcff,#7a5ac0)"), (92, 54, 18, "d(#c4e4ff,#4a7ab8)"))
    found = "".join(
        path(f"M{x - w} 118L{x - w * 0.7:g} {top + 18}L{x} {top}L{x + w * 0.7:g} {top + 18}L{x + w} 118z", colour)
        + path(f"M{x} {top}L{x + w * 0.7:g} {top + 18}L{x + w} 118H{x}z", "#2a1850", 0.25) for x, top, w, colour in shards
    )
    return ellipse(64, 118, 54, 9, "#2a1c18", 0.6) + found


def _fungi() -> str:
    stems = "".join(path(f"M{x - 7} 118C{x - 4} 100 {x - 4} 90 {x - 5} {y}H{x + 5}C{x + 4} 90 {x + 4} 100 {x + 7} 118z", "h(#fff2dc,#c8ac84)") for x, y in ((34, 84), (66, 60), (98, 90)))
    caps = "".join(
        path(f"M{x - w} {y}C{x - w} {y - w * 1.3:g} {x + w} {y - w * 1.3:g} {x + w} {y}Q{x} {y + 8} {x - w} {y}z", colour)
        + ellipse(x - w * 0.4, y - w * 0.4, 4, 3, "#ffffff", 0.8) + ellipse(x + w * 0.3, y - w * 0.55, 5, 4, "#ffffff", 0.8)
        for x, y, w, colour in ((34, 86, 22, "d(#8fd8d0,#2c7c88)"), (66, 62, 32, "d(#b8f0e0,#3c9c94)"), (98, 92, 20, "d(#8fd8d0,#2c7c88)"))
    )
    return ellipse(64, 118, 52, 8, "#2a1c18", 0.6) + stems + caps


def _stones() -> str:
    return ellipse(64, 116, 56, 10, "#2a1c18", 0.6) + path("M14 116C10 92 26 78 44 82 60 86 66 102 62 116z", "d(#a89c90,#5c5048)") + path(
        "M50 116C44 76 66 58 86 66 108 74 116 100 112 116z", "d(#bcb0a2,#64584e)") + line("M62 82Q74 68 90 74", "#ffffff", 4, 0.3)


def _drawn(body: Callable[[], str]) -> Callable[[], str]:
    return lambda: document(body(), 128, 128)


NATURE: dict[str, Callable[[], str]] = {
    name: _drawn(body) for name, body in (
        ("oak", _oak), ("pine", _pine), ("birch", _birch), ("haystack", _haystack), ("flowers", _flowers),
        ("crystals", _crystals), ("fungi", _fungi), ("stones", _stones),
    )
}
"""The drawings by name."""
MEADOW, UNDERGROUND = ("oak", "flowers", "pine", "birch", "haystack"), ("crystals", "stones", "fungi")
