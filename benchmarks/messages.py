"""Collect the messages of random games at a table in words: public ones, private answers, lesson steps. Pictures are
laid out without being painted, so that each has its size but no pixels."""

from __future__ import annotations

import itertools
import random
import tempfile
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from benchmarks.population.simulation import UNLIMITED, Quick
from benchmarks.population.threadless_database import opened
from bot.config import Settings
from cogs.forms.context import FormContext
from cogs.forms.custom_id import parse
from cogs.forms.draft import Draft, draft_of
from cogs.pages.final_message import final_message
from cogs.pages.lobby_message import lobby_view
from cogs.pages.page import Page
from cogs.pages.replay_pages import ReplayPages
from cogs.pages.review_pages import ReviewPages
from cogs.pages.table_pages import TablePages
from cogs.pages.table_row import why_choices
from cogs.pages.turn_message import MessageContent, turn_message
from cogs.pictures.drawing_queue import always
from cogs.pictures.painter import Painter
from cogs.words.audience import Audience
from cogs.words.names import Names
from cogs.words.visit import Visit
from games.core.codec import dump
from games.core.decision import Answer, Decision
from games.core.fuzz import random_answer
from games.core.lesson import LEARNER, lesson_of
from games.core.registry import spec_of
from games.core.replay import opens_round
from games.core.review import Mistake, Review
from games.core.view import TableView
from rendering.kit.picture import Picture
from rendering.registry import gallery, own_pictures
from sandbox.media import component_media
from storage.model import Home, HomeKind, Person, Status, TableInfo
from storage.review import reviews
from tables.core.clock import Clock
from tables.core.installed_game import round_lines_of
from tables.core.model import Outcome
from tables.play.views import public_viewer
from tables.service import TableService
from tests.rendering.texts_only import paint_only_texts

Json = dict[str, Any]
NAMES = ("Ana", "Ben", "Maximiliano José", "Lucía", "Zoë", "Theo")
FIRST = 1000
"""The Discord id of the first person; the others follow it."""
GUILD = 900
EACH = 3
"""About how many messages of a kind are kept for each question of a game."""
ACTS = 5
"""About how many pages of the replay of a game, and of its review, are kept."""
V2, EPHEMERAL = 1 << 15, 1 << 6


@dataclass(frozen=True, slots=True)
class Collected:
    """A message with its `kind` (such as "public", "draft" or "log"), the key of the question that was open, and its
    content as the page of the local table receives it."""

    kind: str
    question: str
    message: Json


def ways(game: str, games: int) -> list[tuple[str, int]]:
    """Return so many ways to play a game, with a number of players each, spread over all that it has."""
    every = spec_of(game).ways_to_test()
    return [every[n * (len(every) - 1) // max(1, games - 1)] for n in range(games)]


async def collect(
    game: str, games: int, language: str, each: float = EACH
) -> AsyncGenerator[Collected, None]:
    """Yield messages of so many random games, and of the game's lesson, about `each` of a kind for each question of a
    game. In every second game all seats but one are AI seats, so that its public message tells of a whole round."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-heights-") as folder, pytest.MonkeyPatch.context() as patch:
        paint_only_texts(patch)
        db = await opened(Path(folder) / "tables.sqlite3")
        settings = Settings(_env_file=None, ai_delay=0, **UNLIMITED)
        tables = TableService.over(db, settings, thinkers=Quick())
        await tables.start_up()
        try:
            for number, (way, players) in enumerate(ways(game, games)):
                async for one in _Game(tables, game, language, random.Random(f"{game}{number}"), each).play(
                    way, players, alone=number % 2 > 0
                ):
                    yield one
            async for one in _Game(tables, game, language, random.Random(game), each).lesson():
                yield one
        finally:
            await tables.close()
            await db.close()


class _Game:
    """One random game and its messages."""

    def __init__(
        self, tables: TableService, game: str, language: str, rng: random.Random, each: float
    ) -> None:
        self._tables, self._game, self._language, self._rng, self._each = tables, game, language, rng, each
        self._painter = Painter()
        self._pages = TablePages(tables, self._painter)
        names = Names(cast(discord.Client, None), Clock())
        for n, name in enumerate(NAMES):
            user = cast(discord.User, SimpleNamespace(id=FIRST + n, display_name=name, global_name=name))
            names.learn(GUILD, user)
            names.learn(None, user)
        self._audience = Audience(tables, names)
        self._clicks = itertools.count(rng.getrandbits(48))
        self._seen: Counter[tuple[str, str]] = Counter()
        self._lines = 0
        """The last log line that the public message before the present one told."""

    async def play(self, way: str, players: int, *, alone: bool) -> AsyncIterator[Collected]:
        """Yield the messages of a game from its lobby to its end."""
        spec, lobby = spec_of(self._game), self._tables.lobby
        people = [await self._tables.people.person(FIRST + n) for n in range(1 if alone else players)]
        home = Home(HomeKind.CHANNEL, GUILD, next(self._clicks))
        options = spec.options_of(way).model_dump(mode="json")
        ais = ["legal"] * (players - len(people))
        info = await lobby.open(self._game, options, home, people[0], self._language, next(self._clicks), ais=ais)
        for person in people[1:]:
            info = await lobby.join(info.id, person, next(self._clicks))
        voice = await self._audience.voice(info)
        yield Collected("lobby", way, _message(lobby_view(info, voice), [], V2))
        await lobby.start(info.id, people[0], next(self._clicks))
        await self._tables.ai_seats.settle()
        outcome: Outcome | None = None
        while (info := await self._tables.views.table(info.id)).status is Status.PLAYING:
            async for one in self._moment(info, people, outcome):
                yield one
            outcome = await self._act(info, people)
        async for one in self._end(info, people):
            yield one

    async def _moment(
        self, info: TableInfo, people: Sequence[Person], outcome: Outcome | None
    ) -> AsyncIterator[Collected]:
        """Yield what is shown before the next answer, after the act that had this outcome."""
        view = await self._tables.views.view(info.id, public_viewer(info))
        visits = [await self._visit(info, person) for person in people]
        asked = {one.seat: one.key for one in view.asked}
        key = "+".join(sorted(set(asked.values())))
        lines = await self._tables.views.lines(info.id, view.viewer, after=self._lines)
        begins = any(opens_round(one.line, round_lines_of(self._game)) for one in lines[1:])
        if outcome is not None and (outcome.newly_asked or (begins and len(people) == 1)):
            closed = turn_message(info, view, lines, await self._audience.voice(info), closed=True)
            yield Collected("closed", key, await self._public(closed, []))
            self._lines, lines = (lines[-1].n, []) if lines else (self._lines, lines)
        if self._wanted("public", key):
            question = None
            if len(asked) == 1:
                question = await self._tables.views.public_question(info.id, view.asked[0].seat)
            content = turn_message(
                info, view, lines, await self._audience.voice(info), question=question,
                undo=await self._tables.views.can_undo(info.id),
            )
            yield Collected("public", key, await self._public(content, await self._board(info, view)))
        for visit in visits:
            assert visit.seat is not None
            async for one in self._answers(visit, asked.get(visit.seat, ""), outcome):
                yield one

    async def _answers(self, visit: Visit, key: str, outcome: Outcome | None) -> AsyncIterator[Collected]:
        """Yield the private answers that a person can get before the next answer, while their question has this key (""
        for none)."""
        pages, view = self._pages, await self._tables.views.view(visit.info.id, visit.seat)
        pages.places.note(visit.info.id, visit.person, private=True)
        about: list[tuple[str, Callable[[], Awaitable[Page]]]] = [
            ("private" if key else "hand", partial(pages.question, visit)),
            ("menu", partial(pages.menu, visit)), ("log", partial(pages.history, visit)),
            *(("words", partial(pages.board_in_words, visit, n)) for n in range(2)),
            *((f"picture {name}", partial(pages.further_picture, visit, name)) for name, _ in (
                ("board", None), *own_pictures(self._game, view.board), *gallery(self._game, view.board)
            )),
        ]
        if outcome is not None:
            about.append(("answered", partial(pages.after, visit, outcome)))
        if view.question is None and view.out_of_turn is not None:
            about.append(("out of turn", partial(pages.out_of_turn, visit)))
        if view.question is not None and view.question.held is None:
            context = FormContext(visit.voice, visit.info.id, view.question.decision.seat, view.question)
            about += [
                ("advice", partial(pages.hint, visit)),
                *((kind, partial(pages.question, visit, draft=draft)) for kind, draft in await self._drafts(
                    visit.info, view.question.decision, previewed=view.question.previewed
                )),
                *(("why", partial(pages.missing_options, visit, parse(one.value))) for one in why_choices(context)),
            ]
        for kind, page in about:
            if self._wanted(kind, key):
                yield Collected(kind, key, await self._private(await page()))

    async def _drafts(self, info: TableInfo, decision: Decision, *, previewed: bool) -> list[tuple[str, Draft]]:
        """Return the form of a question half filled, if it takes several choices, and filled in, each with its kind. A
        choice of one that sends the form leaves nothing filled in."""
        if len(decision.parts) == 1 and decision.parts[0].most == 1 and not previewed:
            return []
        answer = await self._random_answer(info, decision)
        if any(decision.part_of(token.partition("=")[0]) is None for token in answer):
            return []  # a free action, which has no form
        half = [("half filled", draft_of(decision, answer[: len(answer) // 2]))] if len(answer) > 1 else []
        return [*half, ("filled", draft_of(decision, answer))]

    async def _act(self, info: TableInfo, people: Sequence[Person]) -> Outcome:
        """Let a person who is asked give a random answer, and AI seats what follows."""
        async with self._tables.records.reading(info.id) as game:
            waiting = {seat: one for seat, one in game.session.open_questions().items() if seat < len(people)}
            seat = self._rng.choice(list(waiting))
            number = game.session.numbers.get(seat, 0)
        outcome = await self._tables.answers.submit(
            info.id, seat, number, await self._random_answer(info, waiting[seat]), by=people[seat],
            interaction=next(self._clicks),
        )
        await self._tables.ai_seats.settle()
        return outcome

    async def _random_answer(self, info: TableInfo, decision: Decision) -> Answer:
        async with self._tables.records.reading(info.id) as game:
            return random_answer(game.session.rules, game.session.state, decision, self._rng)

    async def _end(self, info: TableInfo, people: Sequence[Person]) -> AsyncIterator[Collected]:
        """Yield the messages of a finished game."""
        result = await self._tables.views.result(info.id)
        assert result is not None
        view = await self._tables.views.view(info.id, None)
        told = final_message(
            info, result, await self._tables.history.seal(info.id), await self._audience.voice(info)
        )
        ranking = await self._drawn(("ranking",), info, view)
        yield Collected("final", "", await self._public(told, ranking))
        visit = await self._visit(info, people[0])
        for kind, page in (("ending", self._pages.ending(visit)), ("log", self._pages.history(visit))):
            yield Collected(kind, "", await self._private(await page))
        async for one in self._looking_back(visit):
            yield one

    async def _looking_back(self, visit: Visit) -> AsyncIterator[Collected]:
        """Yield pages of a finished game's replay, of the acts with most text and of some others, and of a review of
        some of the person's decisions."""
        acts = (await self._tables.replay.reel(visit.info.id)).acts
        longest = sorted(range(len(acts)), key=lambda n: -sum(len(str(line.text)) for line in acts[n].lines))
        replay = ReplayPages(self._tables, self._painter)
        for n in dict.fromkeys((*longest[:ACTS], *longest[:: 1 + len(acts) // ACTS])):
            yield Collected("replay", "", await self._private(await replay.replay(visit, str(n), "0")))
        yield Collected("replay", "whole", await self._private(
            await replay.replay(visit, str(longest[0]), "0", whole=True)
        ))
        if not self._tables.reviews.offered(visit.info, visit.person):
            return
        own = [Mistake(act.segment, act.count, (), 2.5, again=2, stage=4) for act in acts if act.seat == visit.seat]
        some = own[:: 1 + len(own) // ACTS]
        given = [(await self._tables.reviews.position(visit.info, 0, one))[1] for one in some]
        results = tuple(10.0 * n for n in range(len(visit.info.seats)))
        found = Review(
            tuple(replace(one, best=best) for one, best in zip(some, given, strict=True)), len(some), len(own),
            ((1, results), (2, results)),
        )
        async with self._tables.records.write(visit.info.id) as tx:
            await reviews.store(tx, visit.info.id, 0, visit.person, dump(found, Review))
        for n in range(1 + len(some)):
            page = await ReviewPages(self._tables, self._painter).page(visit, n)
            assert page is not None
            yield Collected("review", "", await self._private(page))

    async def lesson(self) -> AsyncIterator[Collected]:
        """Yield the messages of every step of the game's lesson, and its end."""
        person, lesson = await self._tables.people.person(FIRST), lesson_of(spec_of(self._game))
        assert lesson is not None
        info = await self._tables.lessons.begin(self._game, person, self._language)
        outcome: Outcome | None = None
        for step in (*lesson.steps, None):
            await self._tables.ai_seats.settle()
            visit = await self._visit(await self._tables.views.table(info.id), person)
            page = self._pages.question(visit) if outcome is None else self._pages.after(visit, outcome)
            yield Collected("lesson", step.text if step is not None else "end", await self._private(await page))
            if step is not None:
                question = (await self._tables.views.view(info.id, LEARNER)).question
                assert question is not None
                outcome = await self._tables.answers.submit(
                    info.id, LEARNER, question.number, step.want, by=person, interaction=next(self._clicks)
                )

    # -- messages ------------------------------------------------------------------------------------------------

    def _wanted(self, kind: str, key: str) -> bool:
        """Whether to keep a further message of this kind at this question: the first ones, later ones more and more
        rarely."""
        self._seen[kind, key] += 1
        return self._rng.random() * self._seen[kind, key] < self._each

    async def _visit(self, info: TableInfo, person: Person) -> Visit:
        return Visit(info, person, info.seat_of(person), await self._audience.voice(info, self._language))

    async def _board(self, info: TableInfo, view: TableView[Any]) -> list[Picture]:
        return await self._drawn(self._painter.public_picture_names(view), info, view)

    async def _drawn(self, names: Sequence[str], info: TableInfo, view: TableView[Any]) -> list[Picture]:
        voice = await self._audience.voice(info)
        drawn = [await self._painter.draw(name, view, voice, len(info.seats)) for name in names]
        return [one for one in drawn if one is not None]

    async def _private(self, page: Page) -> Json:
        """Return a private answer as the page of the local table receives it."""
        pictures = await page.painting.paint(always) if page.painting is not None else []
        return _message(page.view(pictures), pictures, V2 | EPHEMERAL)

    async def _public(self, told: MessageContent, pictures: Sequence[Picture]) -> Json:
        """Return a public message with a text as the page of the local table receives it."""
        return {
            **_message(told.view(), [], 0), "content": told.content,
            "attachments": [{**_media(one), "content_type": "image/png", "description": one.alt} for one in pictures],
        }


def _message(view: ui.View | ui.LayoutView, pictures: Sequence[Picture], flags: int) -> Json:
    """Return a message without text as the page of the local table receives it."""
    tree: list[Json] = cast(Any, view).to_components()
    media = {f"attachment://{one.filename}": _media(one) for one in pictures}
    for item in component_media(tree):
        item.update(media[item["url"]])
    return {
        "id": "1", "author": {"id": "1", "global_name": "Sobremesa"}, "timestamp": "2026-01-01T12:00:00Z",
        "flags": flags, "content": "", "embeds": [], "attachments": [], "components": tree,
    }


def _media(picture: Picture) -> Json:
    """Return the address of an empty picture of this size, with its size."""
    size = f"width='{picture.width}' height='{picture.height}'"
    empty = f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' {size}/>"
    return {"url": empty, "width": picture.width, "height": picture.height}
