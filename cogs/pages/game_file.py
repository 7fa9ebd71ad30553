"""A finished game as one HTML file: what it shows, in the words of the person who asked for it.

It shows what everybody could see: the public log and the spectator's boards, one for each round.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from cogs.pages.final_message import outcome_text
from cogs.pages.seal import seal_words
from cogs.pictures.painter import Painter
from cogs.words.dates import day_words
from cogs.words.options import option_words
from cogs.words.visit import Visit
from cogs.words.voice import Voice
from games.core.ending import score_without_ties
from games.core.record import Export, Record
from games.core.rules import Result
from games.core.text import Text, key_of
from rendering.kit.picture import Picture
from rendering.replay_file.content import GamePage, Labels, LogLine, SeatRow, Step
from storage.model import TableInfo
from tables.core.installed_game import spec_of, unit_of
from tables.core.model import Seal
from tables.service import TableService
from tables.undo.replay import Round

PICTURES = 60
"""Maximum number of rounds of which a board is drawn."""


async def game_file(tables: TableService, painter: Painter, visit: Visit, export: Export) -> bytes | None:
    """Return a finished game as an HTML file, in the person's language and with names in place of mentions. `export` is
    its record. None if it cannot be drawn. Raises `RequestRefused` while parts of the game are secret, and
    `CannotRebuild`."""
    info, voice = visit.info, visit.voice.with_plain_names
    reel = await tables.replay.reel(info.id)
    rounds, last = reel.rounds(), len(reel.acts) - 1
    result, seal = await tables.views.result(info.id), await tables.history.seal(info.id)
    view = await tables.replay.view(info.id, last, None)
    drawn = drawn_rounds(len(rounds)) if painter.public_picture_names(view) else []
    boards = await tables.replay.public_boards(info.id, [rounds[number].last for number in drawn])
    shown = [
        ("board", replace(view, board=boards[rounds[number].last], before=None, asked=())) for number in drawn
    ]
    if drawn and result is not None:
        shown.append(("ranking", view))
    unit = unit_of(info.game)
    steps = [round_step(one, unit, voice, over=one is rounds[-1]) for one in rounds]
    if result is not None:
        steps.append(final_step(info, result, voice))
    page = GamePage(
        voice.words.language, voice.plain(Text(key_of(info.game, "name"))), table_facts(info, voice),
        seat_rows(info, result, voice), tuple(steps), proof_sentences(info, seal, voice), draw_rows(export.record),
        _labels(unit, voice), fewer=0 < len(drawn) < len(rounds),
    )
    at = [*drawn, len(rounds)]
    names = [voice.plain_name(one.seat) for one in info.seats]
    key = f"{info.id}|{voice.words.language}|{voice.client}|{voice.marks}|{names}"
    return await painter.game_page(
        shown, voice, len(info.seats), lambda pictures: with_pictures(page, at, pictures), key
    )


def drawn_rounds(rounds: int) -> list[int]:
    """Return the rounds of which a board is drawn: all, or at most `PICTURES` at equal distances with the last."""
    every = max(1, -(-rounds // PICTURES))
    return list(range(rounds))[::-1][::every][::-1]


def with_pictures(page: GamePage, at: Sequence[int], pictures: Sequence[Picture]) -> GamePage:
    """Return the content of the file with pictures, the first of which belongs to step `at[0]`, and so on."""
    by_step = dict(zip(at, pictures, strict=False))  # the last step has none in a game without a result
    steps = tuple(replace(step, picture=by_step.get(number)) for number, step in enumerate(page.steps))
    return replace(page, steps=steps)


def round_step(one: Round, unit: str, voice: Voice, *, over: bool) -> Step:
    """Return a round as a step: the log line with which it begins is the title. `unit` is what the game
    calls it, `over`: it is the last one."""
    told = [LogLine(voice.plain(line.text), chapter=line.opens_chapter) for line in one.lines]
    caption = voice.key("cogs-game-file-board-end" if over else "cogs-game-file-board")
    if not one.opened:
        return Step(voice.key(f"cogs-game-file-beginning-{unit}"), tuple(told), caption=caption)
    return Step(told[0].words, tuple(told[1:]), caption=caption)


def final_step(info: TableInfo, result: Result, voice: Voice) -> Step:
    """Return the last step: who has won and why, and each seat's score."""
    said = [voice.plain(outcome_text(result)), voice.plain(result.reason)]
    said += [f"{voice.plain_name(seat)} – {_score(info, result, seat, voice)}" for seat in _ranked(result)]
    return Step(voice.key("cogs-game-file-end"), tuple(LogLine(one, chapter=not n) for n, one in enumerate(said)))


def seat_rows(info: TableInfo, result: Result | None, voice: Voice) -> tuple[SeatRow, ...]:
    """Return who sat at the table: in the order of the ranking with place and score, or as they sat if there is no
    result. A person who has played alone has no place."""
    if result is None:
        return tuple(SeatRow(voice.plain_name(seat), "") for seat in range(len(info.seats)))
    alone = len(result.places) == 1
    return tuple(
        SeatRow(voice.plain_name(seat), _score(info, result, seat, voice), None if alone else result.places[seat])
        for seat in _ranked(result)
    )


def proof_sentences(info: TableInfo, seal: Seal, voice: Voice) -> tuple[str, ...]:
    """Return how the draws can be checked, without the title that stands above it in a message."""
    check = voice.key("cogs-game-file-proof", file=f"sobremesa-{info.id}.json")
    return (*seal_words(info, seal, voice).splitlines()[1:], check)


def draw_rows(record: Record) -> tuple[tuple[str, ...], ...]:
    """Return a row for each random draw: what was drawn, its number, from how many, and the result."""
    return tuple(
        (draw.label, str(draw.n), str(draw.size), json.dumps(draw.result).strip("[]")) for draw in record.draws
    )


def table_facts(info: TableInfo, voice: Voice) -> str:
    """Return the table's number, the date on which the game ended, and the options that are not the usual ones."""
    ended = "" if info.ended_at is None else day_words(datetime.fromtimestamp(info.ended_at, UTC).date(), voice)
    options = spec_of(info.game).options.model_validate(dict(info.options))
    words = (voice.key("cogs-game-file-table", table=info.id), ended, *option_words(info.game, options, voice))
    return " · ".join(filter(None, words))


def _ranked(result: Result) -> list[int]:
    return sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))


def _score(info: TableInfo, result: Result, seat: int, voice: Voice) -> str:
    return score_without_ties(spec_of(info.game), result, seat, voice.plain)


def _labels(unit: str, voice: Voice) -> Labels:
    def of(name: str) -> str:
        return voice.key(f"cogs-game-file-{name}")

    columns = tuple(of(f"draw-{name}") for name in ("label", "number", "size", "result"))
    return Labels(
        of("first"), of("back"), of("on"), of("last"), of("slider"), of("seats"), of(f"{unit}s"),
        voice.key("cogs-button-seal"), of("draws"), columns, of("fewer"),
    )
