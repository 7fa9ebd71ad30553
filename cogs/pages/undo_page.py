"""Taking back what nobody takes back alone: what one may ask for, and what an open wish would undo."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.pages.turn_message import line_words
from cogs.pages.vote_message import vote_row
from cogs.words.visit import Visit
from cogs.words.voice import tail
from games.core.text import Seat
from storage.model import TableInfo
from tables.asked_back import Offer
from tables.undoing import KIND, Wish

ACT, ASK, WITHDRAW = "takeback", "askback", "keep"
TAKEN = 2500
"""Characters of what would go."""


def offer_page(visit: Visit, offers: Sequence[Offer], note: str = "") -> Page:
    """Which of one's own acts one may ask back."""
    voice, info = visit.voice, visit.info
    if not offers:
        return Page([note, voice.key("cogs-undo-none")])
    choices = [
        Choice(f"{one.segment}.{one.n}", _label(one, visit), voice.key("cogs-undo-newest") if not number else "")
        for number, one in enumerate(offers)
    ]
    explained = voice.key("cogs-undo-explained-practice" if info.practice else "cogs-undo-explained")
    row: Row = [select(str(ComponentId(info.id, ASK)), choices, voice.key("cogs-undo-which"))]
    return Page([note, voice.key("cogs-undo-title"), explained], [row])


def wish_page(visit: Visit, wish: Wish) -> Page:
    """What would go, as one may know it, and what one may do about it."""
    voice, vote = visit.voice, wish.count.vote
    own = visit.seat is not None and wish.seat == visit.seat
    told = [f"~~{line_words(line, voice).removeprefix('- ')}~~" for line in wish.taken]
    lines = tail([f"- {one}" for one in told], TAKEN, voice.key("cogs-earlier-lines"))
    rows: list[Row] = []
    if own:
        rows = [[button(str(ComponentId(visit.info.id, WITHDRAW)), voice.key("cogs-button-keep"), Style.primary)]]
    elif visit.seat in wish.count.waiting:
        rows = [vote_row(visit.info.id, vote.id, KIND, ("grant", "refuse"), voice)]
    until = voice.key("cogs-undo-until", when=f"<t:{int(vote.until)}:f>")
    return Page([voice.key("cogs-undo-wish", who=Seat(wish.seat)), lines, until], rows)


def offer_button(info: TableInfo, visit: Visit) -> Row:
    """The way to asking."""
    return [button(str(ComponentId(info.id, ACT)), visit.voice.key("cogs-button-takeback"))]


def chosen(value: str) -> tuple[int, int] | None:
    """Which answer a select names: its segment and number."""
    segment, _, n = value.partition(".")
    return (int(segment), int(n)) if segment.isdecimal() and n.isdecimal() and len(value) < 18 else None


def _label(offer: Offer, visit: Visit) -> str:
    """An act in one line: what was told of it; else what was answered."""
    if offer.lines:
        return visit.voice.plain(offer.lines[0].text)
    if offer.question is not None:
        return visit.voice.answer(offer.question, offer.answer)
    return visit.voice.key("cogs-undo-untold")
