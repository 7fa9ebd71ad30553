"""The lobby: a message that says what will be played and by whom, with buttons to join, leave, add an AI and start."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.forms.components import Choice, Row, Style, button, in_rows, layout, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.pace_words import pace_select, pace_words
from cogs.pages.page import ACCENT
from cogs.words.options import offered, value_words
from cogs.words.voice import Voice
from games.core.text import Listed, Seat, Text, key_of
from storage.model import HomeKind, SeatInfo, Status, TableInfo
from tables.checks import seats_of
from tables.entry import spec_of

HEAVY = 4
"""The weight of a game from which a thread of its own is suggested."""


def lobby_view(info: TableInfo, voice: Voice) -> ui.LayoutView:
    """The lobby message. Once the game has begun it has no buttons; a table that was closed can be opened again. A game
    for one person has no seats to fill: one message shows the seal and deals."""
    seal = voice.key("cogs-lobby-seal", what=info.commitment)
    if info.status is not Status.LOBBY:
        texts = ["\n".join([_title(info, voice), _foot(info, voice), seal])]
        return layout(texts, _closed_rows(info, voice), None, ACCENT)
    seats = "" if alone(info.game) else _seats(info, voice)
    options = "\n".join(part for part in (_options(info, voice), pace_words(info, voice)) if part)
    texts = [_head(info, voice), options, seats, f"{_foot(info, voice)}\n{seal}"]
    return layout(texts, _rows(info, voice), None, ACCENT)


def alone(game: str) -> bool:
    """Whether a game is for one person only."""
    return max(spec_of(game).seats) == 1


def opened_words(info: TableInfo, voice: Voice) -> str:
    """Where a new table stands, for whoever has opened it."""
    game = Text(key_of(info.game, "name"))
    words = voice.key("cogs-opened", game=game, place=f"<#{info.home.channel_id}>")
    heavy = info.home.kind is HomeKind.CHANNEL and spec_of(info.game).weight >= HEAVY
    return f"{words}\n{voice.key('cogs-opened-heavy')}" if heavy else words


def _title(info: TableInfo, voice: Voice) -> str:
    return voice.key("cogs-lobby-title", game=Text(key_of(info.game, "name")))


def _head(info: TableInfo, voice: Voice) -> str:
    spec = spec_of(info.game)
    seats = seats_of(info)
    minutes = [spec.minutes[players] for players in seats if players in spec.minutes]
    facts = voice.key(
        "cogs-lobby-facts", fewest=min(seats), most=max(seats), shortest=min(minutes), longest=max(minutes),
        spread=max(minutes) - min(minutes),
        weight=Text(f"cogs-weight-{spec.weight}"),
    )
    lines = [_title(info, voice), voice.key(key_of(info.game, "tagline")), facts]
    if spec.open_alone and info.home.kind is not HomeKind.PRIVATE:
        lines.append(voice.key("cogs-lobby-open-hand"))
    return "\n".join(lines)


def _options(info: TableInfo, voice: Voice) -> str:
    """Every option with what it is now, and a line that explains it."""
    lines = []
    for one in offered(info.game, info.options, voice):
        if one.switch:
            now = voice.key("cogs-lobby-on" if one.now else "cogs-lobby-off")
            hint = one.hint
        else:
            now, hint = value_words(info.game, one, one.now, voice)
            hint = hint or one.hint
        lines.append("- " + voice.key(
            "cogs-lobby-option", what=one.label, now=now, hint=hint, explained=int(bool(hint))
        ))
    if info.practice:
        lines.append("- " + voice.key("cogs-lobby-practice"))
    return "\n".join(lines)


def _seats(info: TableInfo, voice: Voice) -> str:
    seats = seats_of(info)
    taken = [_seat(info, seat, voice) for seat in info.seats]
    left = range(len(info.seats), max(seats)) if info.status is Status.LOBBY else ()
    free = [voice.key("cogs-lobby-free", n=n + 1) for n in left]
    return "\n".join([*taken, *free])


def _seat(info: TableInfo, seat: SeatInfo, voice: Voice) -> str:
    if seat.ai is None:
        return voice.key("cogs-lobby-seat", n=seat.seat + 1, who=Seat(seat.seat))
    level = Text(f"cogs-ai-level-{seat.ai}")
    return voice.key("cogs-lobby-seat-ai", n=seat.seat + 1, who=Seat(seat.seat), level=level)


def _foot(info: TableInfo, voice: Voice) -> str:
    opener = voice.seat_name(seat) if (seat := info.seat_of(info.opener)) is not None else ""
    match info.status:
        case Status.LOBBY:
            if alone(info.game):
                return voice.key("cogs-lobby-deal")
            missing = max(0, min(seats_of(info)) - len(info.seats))
            return "\n".join([*_ready(info, voice), voice.key("cogs-lobby-waiting", missing=missing, opener=opener)])
        case Status.CANCELLED:
            return voice.key("cogs-lobby-closed")
        case _:
            return voice.key("cogs-lobby-started", who=Listed(tuple(Seat(s.seat) for s in info.seats)))


def _button(
    info: TableInfo, voice: Voice, act: str, style: Style = Style.secondary, *, words: str = "",
    disabled: bool = False,
) -> ui.Button[Any]:
    label = voice.key(key_of("cogs-button", words or act))
    return button(str(ComponentId(info.id, act)), label, style, disabled=disabled)


def _closed_rows(info: TableInfo, voice: Voice) -> list[Row]:
    """A table that was closed before its game began can be opened again."""
    if info.status is Status.CANCELLED and info.started_at is None:
        return [[_button(info, voice, "rematch", words="open-again")]]
    return []


def _rows(info: TableInfo, voice: Voice) -> list[Row]:
    if alone(info.game):
        first: Row = [
            _button(info, voice, "start", Style.success, words="deal"),
            _button(info, voice, "leave", words="not-now"), _button(info, voice, "rules"), _practice(info, voice),
            *_learning(info, voice),
        ]
        return [*_option_rows(info, voice), first]
    people = sum(seat.person is not None for seat in info.seats)
    most, ready = max(seats_of(info)), len(info.seats) >= min(seats_of(info))
    seating: Row = [
        _button(info, voice, "join", Style.primary, disabled=people >= most), _button(info, voice, "leave"),
        _button(info, voice, "seat_ai", disabled=len(info.seats) >= most),
    ]
    ais: list[Row] = []
    if any(seat.ai for seat in info.seats):
        seating.append(_button(info, voice, "unseat_ai"))
        ais.append([_level_select(info, voice)])
    start: Row = [
        _button(info, voice, "start", Style.success, disabled=not ready), _button(info, voice, "rules"),
        _practice(info, voice),
    ]
    start += [*_readiness(info, voice), *_learning(info, voice)]
    paces: list[Row] = [] if info.home.kind is HomeKind.PRIVATE else [[pace_select(info, voice)]]
    return [*_option_rows(info, voice), *paces, *ais, seating, start]


def _readiness(info: TableInfo, voice: Voice) -> Row:
    """The opener asks who is ready; then everybody says so."""
    if sum(seat.person is not None for seat in info.seats) < 2:
        return []
    if info.opener in info.ready:
        return [_button(info, voice, "ready", Style.primary)]
    return [_button(info, voice, "ask_ready")]


def _ready(info: TableInfo, voice: Voice) -> list[str]:
    """Who has said to be ready, once the opener has asked."""
    if info.opener not in info.ready:
        return []
    persons = [seat for seat in info.seats if seat.person is not None]
    there = Listed(tuple(Seat(seat.seat) for seat in persons if seat.person in info.ready))
    waiting = Listed(tuple(Seat(seat.seat) for seat in persons if seat.person not in info.ready))
    return [voice.key("cogs-lobby-ready", who=there, waiting=waiting, n=len(waiting.items))]


def _learning(info: TableInfo, voice: Voice) -> Row:
    """The button to the game's lesson, where it has one."""
    return [_button(info, voice, "learn")] if spec_of(info.game).lesson else []


def _practice(info: TableInfo, voice: Voice) -> ui.Button[Any]:
    """Turns a table into one for practice, and back."""
    where, label = ComponentId(info.id, "practice", ("off" if info.practice else "on",)), voice.key("cogs-practice")
    if not info.practice:
        return button(str(where), label)
    return button(str(where), voice.key("cogs-kept", what=label), Style.success)


def _option_rows(info: TableInfo, voice: Voice) -> list[Row]:
    """Switches as buttons that turn them over, other options as selects."""
    rows: list[Row] = []
    switches: Row = []
    for one in offered(info.game, info.options, voice):
        if one.switch:
            where = ComponentId(info.id, "switch", (one.name, "off" if one.now else "on"))
            label = voice.key("cogs-kept", what=one.label) if one.now else one.label
            switches.append(button(str(where), label, Style.success if one.now else Style.secondary))
        else:
            named = [(str(value), *value_words(info.game, one, value, voice)) for value in one.values]
            choices = [Choice(value, label, hint, value == str(one.now)) for value, label, hint in named]
            rows.append([select(str(ComponentId(info.id, "option", (one.name,))), choices, one.label)])
    return [*rows, *in_rows(switches)]


def _level_select(info: TableInfo, voice: Voice) -> ui.Select[Any]:
    now = next(seat.ai for seat in info.seats if seat.ai is not None)
    choices = [
        Choice(level, voice.key(f"cogs-ai-level-{level}"), default=level == now) for level in spec_of(info.game).levels
    ]
    return select(str(ComponentId(info.id, "ai_level")), choices, voice.key("cogs-lobby-ai-level"))
