"""Colours, player marks and the sizes of text by what they are for."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]

BOARD_SIZE = (1400, 891)
"""11:7, the shape that fills Discord's preview box; a phone shows it 400 px wide, a factor of 3.5."""

INK: Colour = (43, 29, 18)
INK_SOFT: Colour = (84, 64, 46)
PAPER: Colour = (249, 241, 224)
PAPER_DEEP: Colour = (234, 219, 190)
CREAM: Colour = (255, 247, 228)
WALNUT: Colour = (52, 36, 25)
WALNUT_EDGE: Colour = (126, 92, 58)
GOLD: Colour = (232, 180, 72)
GOLD_LIGHT: Colour = (255, 226, 160)
SHADOW: Colour = (18, 10, 4)
GREEN: Colour = (62, 112, 58)
RED: Colour = (158, 42, 34)


@dataclass(frozen=True, slots=True)
class PlayerMark:
    """A seat is told by colour, by shape and by letter, never by colour alone."""

    name: str
    colour: Colour
    on_colour: Colour
    shape: str
    letter: str


PLAYER_MARKS = (
    PlayerMark("blue", (0, 92, 160), (255, 255, 255), "circle", "A"),
    PlayerMark("orange", (196, 78, 0), (255, 255, 255), "diamond", "B"),
    PlayerMark("charcoal", (38, 38, 46), (255, 255, 255), "square", "C"),
    PlayerMark("ivory", (244, 240, 228), (43, 29, 18), "triangle", "D"),
)
"""In seat order. Chosen so that every pair stays apart in protan, deutan and tritan vision."""


@dataclass(frozen=True, slots=True)
class Style:
    """A role of text: family, weight, size in pixels on a 1400 px board, and the smallest size it may shrink to."""

    family: str
    weight: int
    size: int
    floor: int


# At 400 px (a phone before the tap) sizes divide by 3.5: COUNT is 12 css px, LABEL 8; NOTE is read after a tap.
TITLE = Style("heading", 800, 46, 32)
NAME = Style("heading", 800, 36, 22)
COUNT = Style("text", 800, 44, 38)
COUNT_BIG = Style("text", 900, 60, 34)
LABEL = Style("text", 700, 30, 21)
NOTE = Style("text", 600, 23, 19)
BODY = Style("text", 500, 28, 21)
