"""Clicks on a question's own components: filling in its form, and sending it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.clicks.click import Click
from cogs.clicks.surface import Handler, Surface
from cogs.forms.components import FIELD_LABEL, Field, modal
from cogs.forms.context import FormContext
from cogs.forms.custom_id import FREE, ComponentId
from cogs.forms.draft import Draft, pages_of, read
from cogs.forms.filling import Pressed, meaning, page_of, part_of
from cogs.forms.form import public_form
from cogs.forms.numbers import NotNumbers, not_numbers_words
from cogs.pages.page import Page, PublicEdit
from cogs.pages.turn_message import line_words
from cogs.words.visit import Visit
from cogs.words.voice import clip
from games.core.decision import Answer, Refused, normal
from games.core.view import Question, TableView
from tables.looking import public_viewer
from tables.trouble import AnswerRefused, Stale


async def handle(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """A click on a component of a question's form, or of what may be done out of turn."""
    if here.seat is None or visit.seat != here.seat:
        await _not_yours(surface, click, visit)
        return
    view = await surface.tables.looking.view(visit.info.id, visit.seat)
    question = view.question if not here.free else None if view.aside is None else replace(view.aside, previewed=False)
    if question is None or question.number != here.number:
        raise Stale(visit.info.id, here.seat)
    context = FormContext(visit.voice, visit.info.id, visit.seat, question, free=here.free)
    if here.deed == "amounts":
        await open_amounts(click, context, here)
        return
    page = surface.pages.aside if here.free else surface.pages.question
    try:
        draft, answer = meaning(question, here, pressed(click), draft_on(click, here, question))
    except NotNumbers as found:
        await click.private(await page(visit, not_numbers_words(found, context), found.draft))
        return
    if answer is None and draft.nothing and not await _costs(surface, visit, question):
        answer = ()
    if answer is None:
        await click.private(await page(visit, draft=draft))
        return
    if await _waits(surface, click, visit, view, draft, answer):
        return
    try:
        await (act_freely if here.free else submit)(surface, click, visit, question.number, answer)
    except AnswerRefused as refused:
        note = visit.voice.key("cogs-refused", why=visit.voice.say(refused.text))
        await click.private(await page(visit, note, draft, refused.refusal.instead))


async def _waits(
    surface: Surface, click: Click, visit: Visit, view: TableView[Any], draft: Draft, answer: Answer
) -> bool:
    """Whether a lesson asks for something else first; then that is said. What the rules forbid is theirs to refuse."""
    guidance, question = await surface.tables.lessons.guidance(visit.info, view), view.question
    if guidance is None or question is None:
        return False
    assert visit.seat is not None
    try:
        if guidance.wanted == normal(question.decision, answer):
            return False
        seen = await surface.tables.looking.preview(visit.info.id, visit.seat, question.number, answer)
    except Refused:
        return False
    if seen.refusal is None:
        await click.private(await surface.pages.question(visit, draft=draft, before=(guidance, answer)))
    return seen.refusal is None


async def _costs(surface: Surface, visit: Visit, question: Question) -> bool:
    """Whether to take nothing has consequences that are told, or is forbidden: then it is shown before it counts. To
    stop building or sowing has none, and is one click."""
    assert visit.seat is not None
    seen = await surface.tables.looking.preview(visit.info.id, visit.seat, question.number, ())
    return seen.refusal is not None or bool(seen.lines)


DEEDS = ("answer", "instead", "propose", "take", "send", "mark", "page", "order", "amounts", "filled")
HANDLERS: dict[str, Handler] = dict.fromkeys((*DEEDS, *(f"{FREE}{deed}" for deed in DEEDS)), handle)


async def submit(surface: Surface, click: Click, visit: Visit, number: int, answer: Answer) -> None:
    """Send an answer and show what came of it: on the public message when its own button was used, else privately.

    What the person is asked next and cannot answer on the public message is opened at once.
    """
    assert visit.seat is not None
    outcome = await surface.tables.play.submit(
        visit.info.id, visit.seat, number, answer, by=visit.person, interaction=click.id
    )
    if not await show_public(surface, click, visit, asks_others=bool(outcome.newly_asked)):
        await click.private(await surface.pages.after(visit, outcome))
        return
    open_hand = public_viewer(outcome.table) == visit.seat
    hidden = [one for one in outcome.lines if one.line.audience is not None and not open_hand]
    secrets = "\n".join(line_words(one.line, visit.voice) for one in hidden)
    following = outcome.view.question
    if following is not None and following.held is None and public_form(
        FormContext(visit.voice, visit.info.id, visit.seat, following), open_hand=open_hand
    ) is None:
        await click.private(await surface.pages.question(visit, secrets))
    elif secrets:
        await click.notice(secrets)


async def act_freely(surface: Surface, click: Click, visit: Visit, number: int, answer: Answer) -> None:
    """Do something out of turn, and show privately what came of it; the channel is told as of everything else."""
    assert visit.seat is not None
    outcome = await surface.tables.play.act_freely(
        visit.info.id, visit.seat, number, answer, by=visit.person, interaction=click.id
    )
    await click.private(await surface.pages.after(visit, outcome))


async def show_public(surface: Surface, click: Click, visit: Visit, *, asks_others: bool) -> bool:
    """After an act from a button of the public turn message, answer by changing that message. False elsewhere."""
    message = click.message
    if message is None or click.in_place:
        return False
    info = await surface.tables.looking.table(visit.info.id)
    told = await surface.publisher.turns.as_clicked(info, message.id, asks_others=asks_others)
    if told is None:
        return False
    view = told.view()
    await click.public(PublicEdit(told.content, view, told.bare))
    surface.post.shows(message.id, told.content, view, click.interaction)
    return True


def draft_on(click: Click, here: ComponentId, question: Question) -> Draft:
    """The half-filled form on the message that was clicked; empty when it shows none."""
    if click.message is None or here.seat is None or not click.in_place:
        return Draft()
    return read(question.decision, here.seat, question.number, click.message.components)


# -- reading the click ------------------------------------------------------------------------------------------


def pressed(click: Click) -> Pressed:
    """The values of a select, and the text fields of a submitted form."""
    data: Any = click.interaction.data or {}
    fields: dict[str, str] = {}
    for row in data.get("components", []):
        for one in [row["component"]] if "component" in row else row.get("components", []):
            fields[str(one.get("custom_id"))] = str(one.get("value") or "")
    return Pressed([str(value) for value in data.get("values") or []], fields)


# -- amounts ----------------------------------------------------------------------------------------------------


async def open_amounts(click: Click, context: FormContext, here: ComponentId) -> None:
    """A form with one number field for each thing on a page."""
    question, voice = context.question, context.voice
    part = part_of(question.decision, here)
    page = page_of(part, here) if part is not None else None
    if part is None or page is None:
        raise Stale(context.table, context.seat)
    numbers = here.args[2].split(",") if len(here.args) > 2 else []
    limits = dict(zip(part.ids, part.limits, strict=True))
    fields = []
    for place, name in enumerate(pages_of(part)[page]):
        value = numbers[place] if place < len(numbers) and numbers[place] != "0" else ""
        hint = voice.key("cogs-amount-most", most=limits[name])
        fields.append(Field(str(place), clip(context.label(name), FIELD_LABEL), value, hint))
    where = context.id("filled", part.key, str(page))
    await click.modal(modal(str(where), voice.plain(question.prompt), fields))


async def _not_yours(surface: Surface, click: Click, visit: Visit) -> None:
    key = "cogs-not-your-button" if visit.seat is not None else "cogs-not-at-table"
    if visit.seat is None:
        await click.private(Page([visit.voice.key(key)]))
    else:
        await click.private(await surface.pages.question(visit, visit.voice.key(key)))


