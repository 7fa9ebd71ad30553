"""Learning by playing: the list of lessons, beginning one, leaving its path, ending it; and no more lines of help."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from cogs.clicks.click import Click
from cogs.clicks.question import draft_on, submit
from cogs.clicks.surface import Surface
from cogs.forms.components import Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.lessons_page import ANEW, lessons_page, taught
from cogs.pages.page import Page
from cogs.words.visit import Visit
from games.core.text import Text, key_of
from games.core.view import Question, TableView
from tables.trouble import AnswerRefused, Stale

Handler = Callable[[Surface, Click, Visit, ComponentId], Awaitable[None]]


async def show(surface: Surface, click: Click, games: list[str] | None = None) -> None:
    """The lessons of some games, of all by default."""
    running = await surface.tables.lessons.running(await surface.person(click.interaction))
    voice = await surface.voice(click.interaction)
    await click.private(lessons_page(voice, running, taught() if games is None else taught(games)))


async def begin(surface: Surface, click: Click, game: str, *, anew: bool = False) -> None:
    """Begin the lesson of a game, or go on with it."""
    language = (await surface.voice(click.interaction)).words.language
    person = await surface.person(click.interaction)
    info = await surface.tables.lessons.begin(game, person, language, anew=anew)
    await click.private(await surface.pages.question(await surface.visit(click.interaction, info)))


async def learn(surface: Surface, click: Click, here: ComponentId) -> None:
    """A button of the list of lessons, or of the help."""
    game, how, *_ = (*here.args, "", "")
    if game in taught():
        await begin(surface, click, game, anew=how == ANEW)
    else:
        await show(surface, click)


async def _learn_here(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The lesson of the game whose lobby this is."""
    await show(surface, click, [visit.info.game])


async def _asked(
    surface: Surface, visit: Visit, here: ComponentId
) -> tuple[TableView[Any], Question]:
    """The question that a button belongs to. Raises `Stale`."""
    view = await surface.tables.looking.view(visit.info.id, visit.seat)
    if here.seat is None or visit.seat != here.seat or view.question is None or view.question.number != here.number:
        raise Stale(visit.info.id, here.seat or 0)
    return view, view.question


async def _do(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Answer as the lesson asks, where that takes more than one click."""
    view, _ = await _asked(surface, visit, here)
    guidance = await surface.tables.lessons.guidance(visit.info, view)
    if guidance is None:
        raise Stale(visit.info.id, here.seat or 0)
    await submit(surface, click, visit, here.number, guidance.wanted)


async def _anyway(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Answer as one likes and not as the lesson would have it."""
    _, question = await _asked(surface, visit, here)
    draft = draft_on(click, here, question)
    try:
        await submit(surface, click, visit, here.number, here.args or draft.answer(question.decision))
    except AnswerRefused as refused:
        note = visit.voice.key("cogs-refused", why=visit.voice.say(refused.text))
        await click.private(await surface.pages.question(visit, note, draft, refused.refusal.instead))


async def _end(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The lesson's table is closed."""
    if visit.info.status.running:
        await surface.tables.ending.cancel(visit.info.id, visit.person)
    game = Text(key_of(visit.info.game, "name"))
    more = button(str(ComponentId(0, "learn")), visit.voice.key("cogs-button-learn"), Style.primary)
    await click.private(Page([visit.voice.key("cogs-lesson-ended", game=game)], [[more]]))


async def _no_tips(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """No more lines of help, at no table; `/settings` brings them back."""
    settings = await surface.tables.people.settings_of(visit.person)
    await surface.tables.people.change_settings(visit.person, replace(settings, tips=False))
    await click.private(await surface.pages.question(visit, visit.voice.key("cogs-tips-off")))


HANDLERS: dict[str, Handler] = {
    "learn": _learn_here, "anyway": _anyway, "lesson_do": _do, "lesson_end": _end, "no_tips": _no_tips,
}
TABLELESS: dict[str, Callable[[Surface, Click, ComponentId], Awaitable[None]]] = {"learn": learn}
