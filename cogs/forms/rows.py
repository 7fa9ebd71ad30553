"""Parts of a form by their kind: things to pick, an order, numbers; and the answers that would be taken instead."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import GOOD_LABEL, Row, Style, button, in_rows, select
from cogs.forms.context import FormContext
from cogs.forms.draft import PAGE, Draft, packed, pages_of
from cogs.forms.lists import choices_of, pick_rows
from games.core.decision import Answer, Kind, Part

FEW = 5
"""So many options are buttons, where their names are short; more are a list."""
INSTEAD = 4


def part_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """A part of a form, filled in as the draft says."""
    match part.kind:
        case Kind.ORDER:
            return order_rows(context, part, draft)
        case Kind.AMOUNTS:
            return amount_rows(context, part, draft)
        case _:
            return pick_rows(context, part, draft)


def order_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """What comes next, until all of it stands in an order; and a way to start over."""
    so_far = draft.of(part)
    left = [name for name in part.ids if name not in so_far]
    progress = packed(part, so_far)
    rows: list[Row] = []
    if left and len(left) <= FEW and all(len(context.label(name)) <= GOOD_LABEL for name in left):
        rows += in_rows(
            button(str(context.id("order", part.key, progress, name)), context.label(name), Style.primary)
            for name in left
        )
    elif left:
        placeholder = context.voice.key("cogs-order-next", place=len(so_far) + 1)
        choices = list(choices_of(context, left[:PAGE], ()))
        rows.append([select(str(context.id("order", part.key, progress)), choices, placeholder)])
    if so_far:
        again = context.id("order", part.key, progress, "")
        rows.append([button(str(again), context.voice.key("cogs-button-again"))])
    return rows


def amount_rows(context: FormContext, part: Part, draft: Draft) -> list[Row]:
    """A button for each page of numbers, named by the part's own words if there are any."""
    given = dict(token.split("=") for token in draft.of(part))
    pages = pages_of(part)
    buttons = []
    for number, names in enumerate(pages):
        values = ",".join(given.get(name, "0") for name in names)
        place = {"page": number + 1, "pages": len(pages)}
        own = context.own_words(part)
        if own and len(pages) > 1:
            own = context.voice.key("cogs-button-amounts-page", what=own, **place)
        label = own or context.voice.key("cogs-button-amounts", **place)
        buttons.append(button(str(context.id("amounts", part.key, str(number), values, modal=True)), label))
    return in_rows(buttons)


def instead_rows(context: FormContext, answers: Sequence[Answer]) -> list[Row]:
    """Buttons with answers that would be taken."""
    named = [(context.id("instead", *one), context.voice.answer(context.question, one)) for one in answers[:INSTEAD]]
    return in_rows(
        button(str(where), context.voice.key("cogs-instead", answer=words), Style.primary)
        for where, words in named if where.fits
    )
