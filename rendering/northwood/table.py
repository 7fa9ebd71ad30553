"""The forest floor under every picture, and the bar with visit, step and stars along its top."""

from __future__ import annotations

from PIL import Image

from games.core.text import Text, key_of
from games.northwood.content import MEDALS, STARS
from games.northwood.view import NorthwoodView
from rendering.kit.blocks import Ground, static
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Rect
from rendering.kit.sprites import sprite
from rendering.kit.texture import paper, vignette
from rendering.kit.theme import BOARD_SIZE, COUNT, CREAM, GOLD_LIGHT, LABEL, TITLE, Colour
from rendering.reader import Reader

MARGIN = 14
BAR = Rect(MARGIN, 12, BOARD_SIZE[0] - 2 * MARGIN, 62)
MOSS: Colour = (72, 100, 66)
PINE: Colour = (27, 42, 33)
PINE_EDGE: Colour = (118, 140, 88)


def table_top() -> Canvas:
    """A canvas with the plain table, to draw a ground on."""
    return Canvas(plain_table().image.copy())


def plain_table() -> Ground:
    """The forest floor with the empty bar, for pictures that need nothing more beneath."""
    return static(("northwood", "table"), _draw_table)


def _draw_table() -> Image.Image:
    canvas = Canvas(vignette(paper(*BOARD_SIZE, 11, MOSS), 0.35))
    canvas.panel(BAR, 18, PINE, shadow=True)
    canvas.edge(BAR, 18, PINE_EDGE, 2)
    return canvas.image


def step_words(view: NorthwoodView, reader: Reader) -> str:
    """What is to be done, in a few words."""
    step = view.step
    if step == "fief" and not view.in_reach:
        step = "out_of_reach"
    return reader.words(Text(key_of("draw-northwood-step", step)))


def visit_words(view: NorthwoodView, reader: Reader) -> str:
    """Which of the eight visits this is."""
    return reader.say("northwood-visit", n=min(len(view.visits) + 1, len(STARS)))


def next_medal(view: NorthwoodView) -> str | None:
    """In the free game the medal to play for: the one aimed at, once it is won the next, as long as it can still be
    reached; then the one that is won. None in scenarios."""
    if view.level is None:
        return None
    ladder = list(MEDALS)
    higher = [medal for medal in ladder[ladder.index(view.level):] if view.stars < MEDALS[medal]]
    if higher and (view.medal is None or view.best >= MEDALS[higher[0]]):
        return higher[0]
    return view.medal


def counts(view: NorthwoodView) -> tuple[tuple[str, str], ...]:
    """Icons with figures, the most important last, because the bar is filled from the right."""
    medal = next_medal(view)
    target = MEDALS[medal] if medal is not None else view.goal.stars
    found = [("star", f"{view.stars}/{target}" if target else str(view.stars))]
    if view.goal.fiefs:
        friends = sum(view.fiefs[number].standing == "friendly" for number in view.goal.fiefs)
        found.append(("goal_flag", f"{friends}/{len(view.goal.fiefs)}"))
    if view.ability_limit is not None:
        found.append(("ready", f"{view.used}/{view.ability_limit}"))
    found.append(("hand", str(view.hand_size)))
    return tuple(found)


def draw_bar(canvas: Canvas, view: NorthwoodView, reader: Reader) -> None:
    """Visit, step, medal to play for (with a shine once nothing more is to be won), stars, and cards in hand."""
    rect, medal = canvas.rect, next_medal(view)
    title = canvas.write(visit_words(view, reader), 24, rect.cy, TITLE, GOLD_LIGHT, width=330)
    x = rect.right - 18
    for name, figures in counts(view):
        written = canvas.write(figures, x, rect.cy, COUNT, CREAM, anchor="r")
        x -= written.w + 34
        canvas.sprite(sprite(name, 50, shadow=False), x, rect.cy)
        x -= 44
        if name == "star" and medal is not None:
            if view.stars >= MEDALS[medal]:
                canvas.sprite(sprite("shine", 62, shadow=False), x - 4, rect.cy)
            canvas.sprite(sprite(f"medal_{medal}", 54, shadow=False), x - 4, rect.cy)
            x -= 46
    left = title.right + 28
    canvas.write(step_words(view, reader), left, rect.cy, LABEL, CREAM, width=x - left - 10)


def bar_key(view: NorthwoodView, reader: Reader) -> tuple[object, ...]:
    """All that the bar shows."""
    return ("bar", visit_words(view, reader), step_words(view, reader), counts(view), next_medal(view))
