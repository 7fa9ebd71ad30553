"""The end: who won and why, the scores, and what makes the draws checkable."""

from __future__ import annotations

from cogs.forms.components import CONTENT, Style, button, in_rows
from cogs.forms.custom_id import ComponentId
from cogs.pages.turn_message import Told
from cogs.words.voice import Voice, clip
from games.core.ending import part_texts, total_text
from games.core.rules import Result
from games.core.text import Listed, Seat, Text, key_of
from storage.model import TableInfo
from tables.model import Seal


def final_message(info: TableInfo, result: Result, seal: Seal, voice: Voice) -> Told:
    """The ranking with its reason, every seat's score in parts, and the seal."""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    winners = Listed(tuple(Seat(seat) for seat in order if result.places[seat] == 1))
    lines = [
        voice.key("cogs-final-title", game=Text(key_of(info.game, "name"))),
        f"{_outcome(winners, voice)} {voice.say(result.reason)}",
        *(_place(info, result, seat, voice) for seat in order),
    ]
    if seal.secret is not None:
        lines.append(voice.key("cogs-final-seal", table=info.id))
    again = "rematch" if info.daily is None else "daily"
    known = ["replay", "record"] if seal.secret is not None else []
    buttons = [
        button(str(ComponentId(info.id, act)), voice.key(f"cogs-button-{act}"),
               Style.primary if act == again else Style.secondary)
        for act in (again, "log", "words", "seal", *known)
    ]
    return Told(clip("\n".join(lines), CONTENT), in_rows(buttons))


def _outcome(winners: Listed, voice: Voice) -> str:
    """Who has won; kind words for somebody who has played alone and lost."""
    if not winners.items:
        return voice.key("cogs-final-lost", who=Seat(0))
    return voice.key("cogs-final-winners", who=winners, count=len(winners.items))


def _place(info: TableInfo, result: Result, seat: int, voice: Voice) -> str:
    """The total first, then what it is made of, without what is nothing."""
    parts = ", ".join(voice.say(part) for part in part_texts(info.game, result, seat))
    total = f"**{voice.say(total_text(info.game, result, seat))}**"
    scores = f"{total} ({parts})" if parts else total
    if len(result.places) == 1:
        return voice.key("cogs-final-alone", who=Seat(seat), scores=scores)
    return voice.key("cogs-final-place", place=result.places[seat], who=Seat(seat), scores=scores)
