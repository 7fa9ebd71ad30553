"""What one person is told: in a table's home in few words, in their own room with everything that waits."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import Row, Style, button, in_rows
from cogs.forms.custom_id import ComponentId, base36
from cogs.pages.guest_message import guest_row
from cogs.words.voice import Voice
from games.core.text import Seat, Text, key_of
from storage.model import TableInfo
from storage.outgoing import DueKind, Item

MOST = 10
"""Tables that one notice names, each with a button: two rows of five."""
WORDS = {
    DueKind.WAKING: "cogs-waking", DueKind.HALFWAY: "cogs-halfway", DueKind.REMINDER: "cogs-reminder",
    DueKind.NEXT: "cogs-next-one",
}


def all_tables(voice: Voice, mark: str = "") -> Row:
    """To everything that waits. `mark` tells the notice on which it stands."""
    where = ComponentId(0, "tables", ("0", mark) if mark else ())
    return [button(str(where), voice.key("cogs-button-tables"))]


def mark_of(notice: int) -> str:
    """By which the button of a notice is found again."""
    return f"n{base36(notice)}"


def answer_row(info: TableInfo, voice: Voice) -> Row:
    """To one's question."""
    return [button(str(ComponentId(info.id, "choose")), voice.key("cogs-button-choose"), Style.primary)]


def one_call(item: Item, info: TableInfo, voice: Voice, link: str, *, slept: bool) -> str:
    """One thing at one table, said in its home. `slept`: it came while the person slept."""
    key = WORDS[item.kind]
    if item.kind is DueKind.WAKING and not slept:
        key = "cogs-waits"
    return voice.key(key, who=Seat(item.seat), game=Text(key_of(info.game, "name")), link=link)


def rows_of(item: Item, info: TableInfo, voice: Voice) -> list[Row]:
    """What one can do about it at once."""
    if item.kind is DueKind.INVITATION:
        return [guest_row(info.id, item.number, voice)]
    return [] if item.kind in (DueKind.VOTES, DueKind.NEXT) else [answer_row(info, voice)]


def line(item: Item, info: TableInfo, voice: Voice, prompt: str, since: float | None) -> str:
    """A line of a notice in somebody's own room, where they may read everything."""
    place = f"<#{info.home.channel_id}>" if info.home.channel_id is not None else ""
    when = f"<t:{int(since)}:R>" if since is not None else ""
    key = f"cogs-call-{'question' if item.kind in (DueKind.WAKING, DueKind.HALFWAY) else item.kind}"
    said = voice.key(key, game=Text(key_of(info.game, "name")), place=place, table=info.id, since=when)
    return "\n-# ".join(part for part in (said, prompt) if part)


def room_rows(asked: Sequence[tuple[TableInfo, Voice]], voice: Voice, notice: int) -> list[Row]:
    """A button to each table that asks, and one to all."""
    buttons = [
        button(
            str(ComponentId(info.id, "choose")),
            own.key("cogs-button-choose-at", game=Text(key_of(info.game, "name")), table=info.id), Style.primary,
        )
        for info, own in asked[:MOST]
    ]
    return [*in_rows(buttons), all_tables(voice, mark_of(notice))]
