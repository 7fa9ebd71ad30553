"""The lobby: a message that says what will be played and by whom, with buttons to join, leave, add an AI and start."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.tables.model import Status, TableInfo
from cogs.components import Row, Style, button, layout
from cogs.custom_id import ComponentId
from cogs.options import option_words
from cogs.page import ACCENT
from cogs.reader import Reader
from games.core.registry import spec_of
from games.core.text import Listed, Seat, Text, key_of


def lobby_view(info: TableInfo, reader: Reader) -> ui.LayoutView:
    """The lobby message. Without buttons once the table has started or closed."""
    open_still = info.status is Status.LOBBY
    seal = reader.key("cogs-lobby-seal", what=info.commitment)
    texts = [_head(info, reader), _seats(info, reader), f"{_foot(info, reader)}\n{seal}"]
    return layout(texts, _rows(info, reader) if open_still else [], None, ACCENT)


def opened_words(info: TableInfo, reader: Reader) -> str:
    """Where a new table stands, for whoever has opened it."""
    game = Text(key_of(info.game, "name"))
    return reader.key("cogs-opened", game=game, place=f"<#{info.home.channel_id}>")


def _head(info: TableInfo, reader: Reader) -> str:
    lines = [
        reader.key("cogs-lobby-title", game=Text(key_of(info.game, "name"))),
        reader.key(key_of(info.game, "tagline")),
    ]
    options = option_words(info.game, spec_of(info.game).options.model_validate(info.options), reader)
    if options:
        lines.append(reader.key("cogs-lobby-options", what=" · ".join(options)))
    return "\n".join(lines)


def _seats(info: TableInfo, reader: Reader) -> str:
    seats = spec_of(info.game).seats
    taken = [reader.key("cogs-lobby-seat", n=seat.seat + 1, who=Seat(seat.seat)) for seat in info.seats]
    left = range(len(info.seats), max(seats)) if info.status is Status.LOBBY else ()
    free = [reader.key("cogs-lobby-free", n=n + 1) for n in left]
    return "\n".join([*taken, *free])


def _foot(info: TableInfo, reader: Reader) -> str:
    opener = reader.seat_name(seat) if (seat := info.seat_of(info.opener)) is not None else ""
    match info.status:
        case Status.LOBBY:
            missing = max(0, min(spec_of(info.game).seats) - len(info.seats))
            return reader.key("cogs-lobby-waiting", missing=missing, opener=opener)
        case Status.CANCELLED:
            return reader.key("cogs-lobby-closed")
        case _:
            return reader.key("cogs-lobby-started", who=Listed(tuple(Seat(s.seat) for s in info.seats)))


def _rows(info: TableInfo, reader: Reader) -> list[Row]:
    seats = spec_of(info.game).seats
    full = len(info.seats) >= max(seats)
    ready = len(info.seats) >= min(seats)

    def one(act: str, style: Style = Style.secondary, *, disabled: bool = False) -> ui.Button[Any]:
        return button(str(ComponentId(info.id, act)), reader.key(key_of("cogs-button", act)), style, disabled=disabled)

    first = [
        one("join", Style.primary, disabled=full), one("leave"), one("seat_ai", disabled=full),
        one("start", Style.success, disabled=not ready),
    ]
    second = [one("rules"), *([one("unseat_ai")] if any(seat.ai for seat in info.seats) else [])]
    return [list(first), list(second)]
