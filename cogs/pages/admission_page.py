"""The page on which the opener of a lobby chooses whom it takes, and the same in one line for the lobby."""

from __future__ import annotations

from cogs.forms.components import Choice, Row, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from storage.model import TableInfo
from tables.core.admission import LEAST, RANGES, range_of

ANY, ONLY = "any", "only"


def admission_words(info: TableInfo, voice: Voice) -> str:
    """Return whom a lobby takes, a line for each condition. It is empty if it takes everybody."""
    lines: list[str] = []
    if info.admission.rating is not None:
        low, high = map(str, info.admission.rating)
        lines.append("- " + voice.key("cogs-admits-rating", low=low, high=high))
    if info.admission.finishers:
        lines.append("- " + voice.key("cogs-admits-finishers"))
    return "\n".join(lines)


def admission_page(info: TableInfo, voice: Voice, rating: int | None) -> Page:
    """Return the page with what a lobby asks for now, and selects to change it. `rating`: the opener's in its game, as
    it is shown; None: they have none, and can only take back what an earlier opener has asked for."""
    now = admission_words(info, voice) or voice.key("cogs-admits-everybody")
    rows: list[Row] = []
    chosen = info.admission.rating
    if rating is not None or chosen is not None:
        choices = [Choice(ANY, voice.key("cogs-admit-any-rating"), "", chosen is None)]
        choices += [] if rating is None else [_range(rating, within, chosen, voice) for within in RANGES]
        where = ComponentId(info.id, "admit_rating")
        rows.append([select(str(where), choices, voice.key("cogs-admit-rating"))])
    finishers = info.admission.finishers
    choices = [
        Choice(ANY, voice.key("cogs-admit-anybody"), "", not finishers),
        Choice(ONLY, voice.key("cogs-admit-finishers"), voice.key("cogs-admit-finishers-about", n=LEAST), finishers),
    ]
    rows.append([select(str(ComponentId(info.id, "admit_finish")), choices, voice.key("cogs-admit-finishing"))])
    about = voice.key("cogs-admit-about" if rating is not None else "cogs-admit-about-unrated")
    return Page([voice.key("cogs-admit-title"), now, about], rows)


def _range(rating: int, within: int, chosen: tuple[int, int] | None, voice: Voice) -> Choice:
    """Return the choice of the range around the opener's rating. `chosen`: what the lobby asks for now."""
    low, high = found = range_of(rating, within)
    about = voice.key("cogs-admit-range", low=str(low), high=str(high))
    return Choice(str(within), voice.key("cogs-admit-within", within=str(within)), about, chosen == found)
