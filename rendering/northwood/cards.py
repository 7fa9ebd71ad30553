"""Dialogue cards large and small, the suits' colours, and portraits with the sign of their suit."""

from __future__ import annotations

from PIL import Image

from games.northwood.content import DIALOGUE, crowned
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.theme import CREAM, GOLD, GREEN, INK, PAPER, WALNUT, Colour, Style

INKS: dict[str, Colour] = {
    "claws": (138, 46, 22),
    "flowers": (152, 26, 92),
    "leaves": (30, 88, 38),
    "eyes": (22, 58, 120),
}
"""What a suit's numbers are written in. The suit is told by its sign; colour only repeats it."""

TINTS: dict[str, Colour] = {
    "claws": (253, 235, 221),
    "flowers": (254, 234, 243),
    "leaves": (237, 246, 219),
    "eyes": (226, 238, 251),
}
"""Ground of a suit's cards."""

OUT_OF_PLAY: Colour = (186, 176, 158)
CHALK: Colour = (232, 224, 206)


def portrait_name(character: str) -> str:
    """The name of a character's drawing."""
    return f"northwood-{character.replace('_', '-')}"


def draw_dialogue(canvas: Canvas, rect: Rect, card: str, *, resting: bool = False) -> None:
    """A dialogue card: number above, sign of the suit below; ``resting`` ones may not be played now."""
    suit, value = DIALOGUE[card].suit, DIALOGUE[card].value
    radius = max(6, rect.w // 10)
    canvas.panel(rect, radius, OUT_OF_PLAY if resting else TINTS[suit], shadow=rect.w > 90)
    canvas.edge(rect, radius, INKS[suit], max(2, rect.w // 40))
    size = round(min(rect.h * 0.46, rect.w * 0.74))
    canvas.write(str(value), rect.cx, rect.y + round(rect.h * 0.27), Style("heading", 800, size, size), INKS[suit],
                 anchor="m")
    icon = round(min(rect.w * 0.72, rect.h * 0.46))
    canvas.sprite(sprite(f"suit_{suit}", icon, shadow=False), rect.cx, rect.y + round(rect.h * 0.71))


def draw_worth(canvas: Canvas, cx: int, cy: int, height: int, *, scored: bool) -> None:
    """What a card brings: a green "+1" or a neutral "0", since losing a dialogue on purpose is often right."""
    draw_gain(canvas, cx, cy, height, int(scored))


def draw_gain(canvas: Canvas, cx: int, cy: int, height: int, points: int) -> None:
    """Points that come, or none."""
    rect = Rect(cx - round(height * 0.66), cy - height // 2, round(height * 1.32), height)
    canvas.shadow(rect, height // 2, blur=4)
    ground, ink = (GREEN, CREAM) if points else (CHALK, INK)
    canvas.panel(rect, height // 2, ground)
    canvas.edge(rect, height // 2, ink, max(2, height // 16))
    style = Style("text", 900, round(height * 0.7), 19)
    canvas.write(f"+{points}" if points else "0", cx, cy, style, ink, anchor="m")


def draw_line(canvas: Canvas, rect: Rect, card: str) -> None:
    """A dialogue card in one line: number and sign, each in a half of its own."""
    suit, value = DIALOGUE[card].suit, DIALOGUE[card].value
    canvas.panel(rect, 6, TINTS[suit])
    number, sign = rect.columns(0.45, 0.55)
    style = Style("heading", 800, max(19, min(rect.h, number.w + 8) - 4), 19)
    canvas.write(str(value), number.cx, rect.cy, style, INKS[suit], anchor="m")
    canvas.sprite(sprite(f"suit_{suit}", min(rect.h, sign.w) - 4, shadow=False), sign.cx, rect.cy)


def draw_back(canvas: Canvas, rect: Rect) -> None:
    """A dialogue card face down."""
    art = sprite("dialogue_back", round(rect.h * 128 / 120))
    canvas.sprite(art, rect.cx, rect.cy)


def draw_slot(canvas: Canvas, rect: Rect, text: str = "") -> None:
    """Where a card will lie."""
    canvas.veil(rect, rect.w // 10, INK, 0.16)
    canvas.edge(rect, rect.w // 10, (150, 126, 92), 3)
    if text:
        canvas.write(text, rect.cx, rect.cy, Style("heading", 800, rect.h // 2, 30), INK, anchor="m")


def draw_suit(canvas: Canvas, cx: int, cy: int, size: int, suit: str, rim: Colour = GOLD) -> None:
    """A suit's sign on a pale disc."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.shadow(disc, size // 2, blur=4)
    canvas.panel(disc, size // 2, TINTS[suit])
    canvas.edge(disc, size // 2, rim, max(3, size // 20))
    canvas.sprite(sprite(f"suit_{suit}", round(size * 0.72), shadow=False), cx, cy)


def draw_number(canvas: Canvas, cx: int, cy: int, size: int, number: int, *, lost: bool = False) -> None:
    """A fief's number, which is its target, on a wooden disc."""
    disc = Rect(cx - size // 2, cy - size // 2, size, size)
    canvas.shadow(disc, size // 2, blur=4)
    canvas.panel(disc, size // 2, (120, 112, 102) if lost else PAPER)
    canvas.edge(disc, size // 2, (88, 80, 72) if lost else WALNUT, max(3, size // 18))
    style = Style("heading", 800, round(size * 0.74), 30)
    canvas.write(str(number), cx, cy, style, CREAM if lost else INK, anchor="m")


def draw_portrait(canvas: Canvas, rect: Rect, character: str, *, exhausted: bool = False) -> None:
    """A character's portrait with a rim, golden for the crowned; exhausted it lies on its side without colours."""
    image = sprite(portrait_name(character), rect.w, rect.h, shadow=False).rgb
    radius = max(8, rect.w // 9)
    if exhausted:
        grey = image.convert("L").convert("RGB")
        image = Image.blend(Image.blend(image, grey, 0.75), Image.new("RGB", image.size, (96, 96, 104)), 0.3)
        image = image.transpose(Image.Transpose.ROTATE_270)
    canvas.panel(rect, radius, image, shadow=True)
    rim = GOLD if crowned(character) else CREAM
    canvas.edge(rect, radius, (120, 118, 116) if exhausted else rim, max(3, rect.w // 36))
