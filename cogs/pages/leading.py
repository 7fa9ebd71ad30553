"""What is said beside a question to people who learn: a step of a lesson, or a line of help in their first game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from cogs.forms.components import Row, Style, button
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId
from cogs.pages.telling import LINES, join
from cogs.pages.turn_message import line_words
from cogs.words.visit import Visit
from cogs.words.voice import is_plain, tail
from games.core.decision import Answer, Kind
from games.core.text import Text, key_of
from games.core.view import Question, TableView
from tables.lessons import Guidance
from tables.service import TableService


@dataclass(frozen=True, slots=True)
class Lead:
    """A question as it is put to somebody who learns: with the wanted options marked, what is said, what has happened
    meanwhile, buttons of its own, the picture to look at ("" for the usual one). `guided`: a lesson says what to do."""

    question: Question
    said: str = ""
    happened: str = ""
    rows: Sequence[Row] = field(default_factory=list)
    more: Row = field(default_factory=list)
    shows: str = ""
    guided: bool = False


async def lead(tables: TableService, visit: Visit, view: TableView[object], question: Question) -> Lead:
    """What is said to the person at their question; nothing to those who need no help."""
    if not visit.info.lesson:
        return await _tip(tables, visit, question)
    happened = await _happened(tables, visit)
    guidance = await tables.lessons.guidance(visit.info, view)
    if guidance is not None:
        return _step(visit, question, guidance, happened)
    progress = await tables.lessons.progress(visit.info)
    if progress is None:
        return Lead(question)
    if progress.over:
        said = join(visit.voice.key("cogs-lesson-over"), visit.voice.key(key_of(visit.info.game, "lesson", "end")))
        shown = said if progress.just_over else ""
    else:
        shown = visit.voice.key("cogs-lesson-astray")
    return Lead(question, shown, happened, [_ways_out(visit)] if shown else [])


def not_yet(visit: Visit, guidance: Guidance, question: Question, answer: Answer) -> tuple[str, Row]:
    """Why an answer has to wait, in words, and the button of those who give it all the same."""
    where = ComponentId(visit.info.id, "anyway", answer, visit.seat, question.number)
    if not where.fits:
        where = replace(where, args=())
    words = visit.voice.key(
        "cogs-lesson-not-yet", wanted=visit.voice.answer(question, guidance.wanted),
        other=visit.voice.answer(question, answer),
    )
    return words, [button(str(where), visit.voice.key("cogs-button-anyway"))]


def _step(visit: Visit, question: Question, guidance: Guidance, happened: str) -> Lead:
    voice, seat = visit.voice, visit.seat
    assert seat is not None
    said = join(
        voice.key("cogs-lesson-step", n=guidance.number, steps=guidance.steps), voice.say(guidance.said)
    )
    rows: list[Row] = []
    several = len(guidance.wanted) != 1 or "=" in guidance.wanted[0]
    if several and not is_plain(question.decision) and question.held is None:
        where = FormContext(voice, visit.info.id, seat, question).answer_id(guidance.wanted)
        if where is not None:
            rows = [[button(str(where), voice.key("cogs-button-do-it"), Style.success)]]
    return Lead(_marked(question, guidance.wanted), said, happened, rows, shows=guidance.shows, guided=True)


def _marked(question: Question, wanted: Answer) -> Question:
    """The question with a sign at every option of the wanted answer; an order has all of them anyway."""
    ordered = {name for part in question.decision.parts if part.kind is Kind.ORDER for name in part.ids}
    names = {token.partition("=")[0] for token in wanted} - ordered
    return replace(question, wordings={
        name: replace(one, label=Text("cogs-lesson-mark", {"what": one.label})) if name in names else one
        for name, one in question.wordings.items()
    })


def _ways_out(visit: Visit) -> Row:
    voice, info = visit.voice, visit.info
    again = ComponentId(0, "learn", (info.game, "anew"))
    return [
        button(str(ComponentId(info.id, "lesson_end")), voice.key("cogs-button-lesson-end"), Style.primary),
        button(str(again), voice.key("cogs-button-lesson-again")),
    ]


async def _happened(tables: TableService, visit: Visit) -> str:
    """What has happened since the learner's last act, who has only this page to read it on."""
    if visit.seat is None:
        return ""
    lines = await tables.looking.since_last_act(visit.info.id, visit.seat)
    told = [line_words(one.line, visit.voice) for one in lines]
    return tail(told, LINES // 3, "…") if told else ""


async def _tip(tables: TableService, visit: Visit, question: Question) -> Lead:
    """A line of help at a question in somebody's first game, and the button that ends such lines."""
    key = key_of(visit.info.game, "tip", question.decision.key)
    if not visit.voice.words.has(key) or visit.info.daily is not None or question.held is not None:
        return Lead(question)
    settings = await tables.people.settings_of(visit.person)
    if not settings.tips or not await tables.lessons.newcomer(visit.person, visit.info):
        return Lead(question)
    said = visit.voice.key("cogs-tip", tip=Text(key))
    off = button(str(ComponentId(visit.info.id, "no_tips")), visit.voice.key("cogs-button-no-tips"))
    return Lead(question, said, more=[off])
