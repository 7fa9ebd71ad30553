"""Private answers about a table in play: the question, the hand, what happened, the board in words.

Each can be opened again at any time from a permanent button; nothing lives only in one of these messages.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs.forms.components import PER_ROW, Row, button, in_rows
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId, number_of
from cogs.forms.draft import Draft, complete, marks
from cogs.forms.form import build
from cogs.forms.rows import instead_rows
from cogs.pages.daily_page import occasion
from cogs.pages.final_message import final_message
from cogs.pages.gallery import look_select, own_row, title_of
from cogs.pages.hint import gives_hints, hint
from cogs.pages.leading import lead, not_yet
from cogs.pages.notices_page import bells
from cogs.pages.orders_page import orders_note, orders_row
from cogs.pages.outlook import outlook_words, time_words
from cogs.pages.page import Page, Painting, Shows
from cogs.pages.replay_page import eyes_of, film_rows, further_row, numbered, replay_rows, replay_texts, seen_by
from cogs.pages.table_row import aids, more_row, table_row, with_aids
from cogs.pages.tables_page import next_row
from cogs.pages.telling import LINES, join, list_of, preview_words, question_texts, question_words, round_so_far
from cogs.pages.turn_message import line_words
from cogs.pages.undo_page import offer_button
from cogs.pictures.painter import Painter
from cogs.pictures.turns import Stands
from cogs.words.visit import Visit
from cogs.words.voice import Voice, in_pages, tail
from games.core.decision import Answer
from games.core.preview import Preview
from games.core.text import Listed, Seat, Text, key_of
from games.core.view import Question, TableView
from rendering.kit.picture import Picture
from rendering.registry import HAND, answered_by
from storage.model import HomeKind, Status, StoredLine, TableInfo
from tables.entry import spec_of
from tables.lessons import Guidance
from tables.model import Outcome
from tables.past import NotRepeated
from tables.service import TableService
from tables.trouble import Stale

log = logging.getLogger(__name__)
WORDS = 3600
"""Characters on a page of something long."""
FRAMES = 60
"""Pictures in a moving one at most."""
EARLIER = "earlier"
"""Asks for the board as it was after one's last act."""


class Pages:
    """Makes private pages."""

    def __init__(self, tables: TableService, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    # -- the question --------------------------------------------------------------------------------------------

    async def question(
        self, visit: Visit, note: str = "", draft: Draft | None = None, instead: Sequence[Answer] = (),
        before: tuple[Guidance, Answer] | None = None,
    ) -> Page:
        """What the person is asked, with the hand and the form; whatever else there is to see when nothing is asked.

        `note` stands on top: what has just happened, or why an answer was refused; `instead` are answers that would
        be taken, as buttons; `before` what a lesson asks for before the answer that was given.
        """
        if visit.info.status is Status.FINISHED and visit.seat is not None:
            return await self.ending(visit, note)
        if visit.info.status is not Status.PLAYING or visit.seat is None:
            return await self.history(visit, note)
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        others = self._others(view)
        if view.question is None:
            waits = visit.voice.key("cogs-not-asked", who=others, count=len(others.items))
            return await self._hand(visit, view, join(note, waits, await self._comes(visit, note)))
        led = await lead(self._tables, visit, view, view.question)
        voice, question = visit.voice, led.question
        waits, anyway = not_yet(visit, before[0], view.question, before[1]) if before is not None else ("", [])
        context = FormContext(voice, visit.info.id, visit.seat, question)
        seen = await self._preview(visit, question, draft)
        form = build(context, draft, refused=seen is not None and seen.refusal is not None)
        held = marked = ""
        if question.held is not None:
            held = voice.key("cogs-held", answer=voice.answer(question, question.held), who=others)
            held = join(held, await self._comes(visit, note))
        if draft is not None and not draft.blank(question.decision) and (seen is not None or question.held is None):
            answer = voice.proposal(question, draft.answer(question.decision))
            marked = voice.key("cogs-draft", answer=answer)
        helps = aids(visit.info, voice, visit.seat, question, hints=not led.guided)
        helps += orders_row(visit.info, voice)
        helps += more_row(visit.info, voice) if question.held is not None else []
        helps += (await self._bells(visit, only_muted=question.held is None))[:1]
        own = with_aids([*form.rows, *led.rows], [*helps, *led.more])
        holds = [row for row in (own_row(visit.info, view, voice),) if row]
        offered = [*instead_rows(context, instead), *([anyway] if anyway else [])]
        around = self._around(visit, view, question=False)
        if len(around) < PER_ROW and not led.guided:
            around += next_row(await self._tables.looking.asked_elsewhere(visit.person, visit.info.id), voice)
        rows = [*offered, *own, *holds, around]
        asked = join(led.said, waits, question_words(question, voice), preview_words(seen, voice))
        note = join(note, await orders_note(self._tables, visit))
        over = await time_words(self._tables, visit.info, visit.seat, voice)
        shown = view if seen is None or seen.board is None else replace(view, board=seen.board, before=view.board)
        pictures = answered_by(view.game, view.board, question.decision)
        pictures = HAND if shown is not view else (led.shows,) if led.shows else pictures
        painting = self._painting(visit, shown, pictures, marks(question, draft, places=pictures == HAND))
        moment = shows(visit, view) if draft is None else Shows(visit, question.number, None)
        texts = question_texts(note or led.happened, asked, form.notes, (held, marked, over))
        return Page(texts, rows, painting, moment)

    async def _comes(self, visit: Visit, note: str) -> str:
        """What comes for somebody who waits and has come to look; nothing when they have acted just now."""
        return "" if note else await outlook_words(self._tables, visit.info, visit.seat, visit.voice)

    async def aside(
        self, visit: Visit, note: str = "", draft: Draft | None = None, instead: Sequence[Answer] = ()
    ) -> Page:
        """What the person may do now although nobody waits for it; the question, while there is one."""
        if visit.info.status is not Status.PLAYING or visit.seat is None:
            return await self.question(visit, note)
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        if view.question is not None and view.question.held is None:
            return await self.question(visit, note)
        voice = visit.voice
        if view.aside is None:
            return await self._hand(visit, view, join(note, voice.key("cogs-aside-nothing")))
        context = FormContext(voice, visit.info.id, visit.seat, replace(view.aside, previewed=False), free=True)
        form = build(context, draft)
        asked = join(question_words(view.aside, voice), voice.key("cogs-aside"))
        marked = ""
        if draft is not None and not draft.blank(view.aside.decision):
            marked = voice.key("cogs-draft", answer=voice.answer(view.aside, draft.answer(view.aside.decision)))
        rows = [*instead_rows(context, instead), *form.rows, self._around(visit, view)]
        pictures = answered_by(view.game, view.board, view.aside.decision)
        painting = self._painting(visit, view, pictures, marks(view.aside, draft, places=pictures == HAND))
        return Page(question_texts(note, asked, form.notes, (marked,)), rows, painting, shows(visit, view))

    async def _preview(self, visit: Visit, question: Question, draft: Draft | None) -> Preview | None:
        """What the filled-in form would lead to; None where that is not shown, and as long as the form needs more."""
        assert visit.seat is not None
        if not question.previewed or draft is None or not complete(question.decision, draft):
            return None
        answer = draft.answer(question.decision)
        if draft.blank(question.decision) or answer == question.held:
            return None
        return await self._tables.looking.preview(visit.info.id, visit.seat, question.number, answer)

    async def after(self, visit: Visit, outcome: Outcome) -> Page:
        """What an act has led to: what happened, and the next question if there is one."""
        elsewhere = visit.info.home.kind is not HomeKind.PRIVATE
        lines = [one for one in outcome.lines if not elsewhere or _own(one, visit)]
        told = [line_words(one.line, visit.voice) for one in lines]
        question = outcome.view.question
        held = question is not None and question.held is not None
        note = tail(told, LINES // 2, "…") if told else "" if held else visit.voice.key("cogs-done")
        if outcome.finished:
            return await self.ending(replace(visit, info=outcome.table), note)
        return await self.question(visit, note)

    async def hint(self, visit: Visit) -> Page:
        """What the adviser would do, and why; the question itself where there is nothing to advise."""
        if visit.seat is None or visit.info.status is not Status.PLAYING or not gives_hints(visit.info):
            return await self.question(visit)
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        if view.question is None:
            return await self.question(visit)
        context = FormContext(visit.voice, visit.info.id, visit.seat, view.question)
        texts, row = await hint(context, view, self._tables.thinkers)
        pictures = answered_by(view.game, view.board, view.question.decision)
        return Page(texts, [row], self._painting(visit, view, pictures))

    async def why(self, visit: Visit, here: ComponentId) -> Page:
        """What a question does not offer now, and why, as the reader may know it: a page of it, with buttons to the
        others. Raises `Stale`."""
        assert here.seat is not None
        found = await self._tables.looking.missing(visit.info.id, visit.seat, here.seat)
        if found is None or found[0].number != here.number:
            raise Stale(visit.info.id, here.seat)
        voice, context = visit.voice, FormContext(visit.voice, visit.info.id, here.seat, found[0])
        lines = [
            "- " + voice.key("cogs-why", label=voice.plain(one.label), reason=voice.say(one.reason))
            for one in found[1]
        ]
        pages = in_pages(lines or [voice.key("cogs-why-nothing")], WORDS)
        turned = here.args[0] if here.args else ""
        number = min(number_of(turned, 3) or 0, len(pages) - 1)
        ids = [context.id("why", str(one)) for one in range(len(pages))]
        return Page([voice.key("cogs-why-title"), pages[number]], _page_rows(voice, ids, number))

    async def ending(self, visit: Visit, note: str = "") -> Page:
        """How a finished game has ended."""
        result = await self._tables.looking.result(visit.info.id)
        assert result is not None, f"table {visit.info.id} has no result"
        told = final_message(visit.info, result, await self._tables.history.seal(visit.info.id), visit.voice)
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        besides = await occasion(self._tables, visit.info, visit.voice)
        return Page([note, told.content], told.rows, self._painting(visit, view, ("ranking",), occasion=besides))

    async def replay(self, visit: Visit, number: str, eyes: str) -> Page:
        """One act of a game: what it led to, and the board, through the eyes of a seat or of everybody, both as buttons
        have them; of a game that goes on, as far as the person has seen it. Raises `Trouble`."""
        info, voice, replay = visit.info, visit.voice, self._tables.replay
        allowed = await replay.eyes(info.id, visit.seat)
        viewer = seen_by(eyes, len(info.seats))
        viewer = viewer if viewer in allowed else None
        over = await self._tables.history.open_to_all(info.id)
        try:
            reel = await replay.seen_by(info.id, visit.seat if over else viewer)
            at = numbered(number, len(reel.acts) - 1)
            view = await replay.view_in(info.id, reel, at, viewer)
        except NotRepeated as error:
            log.info("no replay: %s", error)
            return Page([voice.key("cogs-replay-gone")])
        rows = replay_rows(info, reel, at, viewer, allowed, voice)
        if over:
            rows.append(further_row(info, reel, at, eyes_of(viewer), voice))
        texts = replay_texts(reel, at, replay.told(reel.acts[at], viewer), voice)
        return Page(texts, rows, self._painting(visit, view, ("board",)))

    async def film(self, visit: Visit, eyes: str) -> Page:
        """A finished game as one moving picture, through the eyes of a seat or of everybody. Raises `Trouble` while not
        everybody may know it."""
        info, voice = visit.info, visit.voice
        viewer = seen_by(eyes, len(info.seats))
        try:
            frames = len((await self._tables.replay.reel(info.id)).turns(FRAMES))
        except NotRepeated as error:
            log.info("no film: %s", error)
            return Page([voice.key("cogs-replay-gone")])
        shares = info.home.channel_id is not None and info.place_of(visit.person) is not None
        key = f"film|{info.id}|{viewer}|{voice.words.language}"
        texts = [voice.key("cogs-film-title", game=Text(key_of(info.game, "name"))), voice.key("cogs-film", n=frames)]
        rows = film_rows(info, eyes_of(viewer), shares, voice)

        async def paint(_: Stands) -> list[Picture]:
            picture = await self.film_picture(info, viewer, voice)
            return [] if picture is None else [picture]

        return Page(texts, rows, Painting(key, paint))

    async def film_picture(self, info: TableInfo, viewer: int | None, voice: Voice) -> Picture | None:
        """The moving picture of a finished game; None where it cannot be made. Raises as `film` does."""
        boards = await self._tables.replay.film(info.id, viewer, FRAMES)
        view = await self._tables.replay.view(info.id, 0, viewer)
        alt = voice.key("cogs-film-alt", game=Text(key_of(info.game, "name")), n=len(boards))
        views = [replace(view, board=board, before=None, asked=()) for board in boards]
        name = f"{info.id}|{viewer}|{voice.words.language}|{[voice.plain_name(one.seat) for one in info.seats]}"
        return await self._painter.film(views, voice, len(info.seats), alt, name)

    # -- the hand and the board ----------------------------------------------------------------------------------

    async def board(self, visit: Visit) -> Page:
        """The board as a picture."""
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        title = visit.voice.key("cogs-headline", game=Text(key_of(visit.info.game, "name")))
        rows = [*_looking(visit, view), self._around(visit, view)]
        return Page([title], rows, self._painting(visit, view, ("board",)))

    async def look(self, visit: Visit, name: str) -> Page:
        """One of the game's further pictures; the board when there is none of this name (any more)."""
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        title = title_of(view, visit.voice, name)
        if title is None:
            return await self.board(visit)
        rows = [*_looking(visit, view, name), self._around(visit, view)]
        return Page([f"### {title}"], rows, self._painting(visit, view, (name,)))

    async def words(self, visit: Visit, number: int = 0) -> Page:
        """The board in words, complete enough to play from: a page of it, with buttons to the others."""
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        sections = spec_of(visit.info.game).rules.board_sections(view.board)
        lines = [line for section in sections for line in list_of(section, visit.voice)]
        pages = in_pages(lines, WORDS)
        number = min(number, len(pages) - 1)
        ids = [ComponentId(visit.info.id, "words", (str(one),)) for one in range(len(pages))]
        rows = [*_page_rows(visit.voice, ids, number), self._around(visit, view)]
        return Page([visit.voice.key("cogs-words-title"), pages[number]], rows)

    async def _hand(self, visit: Visit, view: TableView[Any], note: str) -> Page:
        """What there is to see while nothing is asked, and the ways to what may be done out of turn and to the person's
        next table."""
        waiting = await self._tables.looking.asked_elsewhere(visit.person, visit.info.id)
        note = join(note, await orders_note(self._tables, visit))
        own = [*more_row(visit.info, visit.voice), *orders_row(visit.info, visit.voice)]
        following = [*own, *next_row(waiting, visit.voice), *await self._bells(visit)]
        holds = own_row(visit.info, view, visit.voice)
        rows = [row for row in (following, holds, self._around(visit, view)) if row]
        return Page([note], rows, self._painting(visit, view, HAND), shows(visit, view))

    # -- what happened -------------------------------------------------------------------------------------------

    async def history(self, visit: Visit, note: str = "", *, earlier: bool = False) -> Page:
        """Everything since the person acted last, then what to decide, with the board and what has changed on it since;
        `earlier`: with the board as it was then. Whoever does not play, or has not acted yet, gets the round so far."""
        if visit.info.status is Status.LOBBY:
            return Page([join(note, visit.voice.key("cogs-not-started"))])
        if visit.info.status is Status.CANCELLED:
            return Page([join(note, visit.voice.key("cogs-table-closed"))])
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        if visit.seat is None:
            lines = round_so_far(await self._tables.looking.lines(visit.info.id, None))
        else:
            lines = await self._tables.looking.since_last_act(visit.info.id, visit.seat)
        voice = visit.voice
        told = [line_words(one.line, voice) for one in lines]
        happened = tail(told, LINES, voice.key("cogs-earlier-lines")) if told else voice.key("cogs-nothing-new")
        now = voice.key("cogs-waiting-for", who=self._others(view)) if view.asked else ""
        if view.question is not None and view.question.held is None:
            now = f"{voice.key('cogs-you-decide', prompt='').strip()} {voice.say(view.question.prompt)}"
        over = await time_words(self._tables, visit.info, visit.seat, voice) if visit.seat is not None else ""
        comes = join(over, await outlook_words(self._tables, visit.info, visit.seat, voice))
        texts = [join(note, voice.key("cogs-history-title")), happened, join(now, comes)]
        then = await self._tables.history.when_last_acted(visit.info.id, visit.seat) if visit.seat is not None else None
        back = button(str(ComponentId(visit.info.id, "replay")), voice.key("cogs-button-replay"))
        if then is None:
            return Page(texts, [[back], self._around(visit, view)], self._painting(visit, view, ("board",)))
        turn = ComponentId(visit.info.id, "log", ("now" if earlier else EARLIER,))
        row: Row = [button(str(turn), voice.key("cogs-history-now" if earlier else "cogs-history-then"))]
        row.append(back)
        if visit.info.status is Status.PLAYING and visit.info.daily is None:
            row += offer_button(visit.info, visit)
        row += (await self._bells(visit))[:1]
        shown = then if earlier else replace(view, before=then.board)
        return Page(texts, [row, self._around(visit, view)], self._painting(visit, shown, ("board",)))

    async def _bells(self, visit: Visit, *, only_muted: bool = False) -> Row:
        """Whether the table calls the person, and tells them that they are next: a click on each turns it over. Nothing
        where nobody waits, nor `only_muted` where the table calls."""
        if visit.seat is None or visit.info.status is not Status.PLAYING or len(visit.info.players) < 2:
            return []
        muted = visit.info.id in await self._tables.notices.muted(visit.person)
        if only_muted and not muted:
            return []
        settings = await self._tables.people.settings_of(visit.person)
        return bells(visit.info.id, visit.voice, muted=muted, heeds=settings.next_turn)

    # -- pieces --------------------------------------------------------------------------------------------------

    def _painting(
        self, visit: Visit, view: TableView[Any], what: Sequence[str], marked: frozenset[str] = frozenset(),
        occasion: tuple[str, ...] = (),
    ) -> Painting:
        return Painting.of(self._painter, visit, view, what, marked, occasion)

    def _around(self, visit: Visit, view: TableView[Any], *, question: bool = True) -> Row:
        """The buttons below every private page: to everything else there is to see."""
        asked = question and view.question is not None
        first = "choose" if asked else "hand" if question and visit.seat is not None else ""
        return table_row(visit.info, visit.voice, first, undo=view.can_undo)

    @staticmethod
    def _others(view: TableView[Any]) -> Listed:
        return Listed(tuple(Seat(asked.seat) for asked in view.asked if asked.seat != view.viewer))


def shows(visit: Visit, view: TableView[Any]) -> Shows:
    """The moment that a private answer with the person's question shows."""
    others = tuple(asked.seat for asked in view.asked if asked.seat != view.viewer)
    if view.question is None:
        return Shows(visit, None, others)
    return Shows(visit, view.question.number, others if view.question.held is not None else None)


def _own(stored: StoredLine, visit: Visit) -> bool:
    """Whether a line tells what came of one's own act: the rest is read in the channel."""
    return stored.line.audience is not None or stored.line.seat == visit.seat


def _looking(visit: Visit, view: TableView[Any], chosen: str = "") -> list[Row]:
    look = look_select(visit.info, view, visit.voice, chosen)
    return [[look]] if look is not None else []


def _page_rows(voice: Voice, ids: Sequence[ComponentId], now: int) -> list[Row]:
    """Buttons to the pages of something long; nothing where it has only one."""
    if len(ids) < 2:
        return []
    return in_rows(
        button(str(where), voice.key("cogs-button-page", n=n + 1, pages=len(ids)), disabled=n == now)
        for n, where in enumerate(ids)
    )
