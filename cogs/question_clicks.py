"""Clicks on a question's own components: filling in its form, and sending it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.trouble import AnswerRefused, Stale
from cogs.click import Click
from cogs.components import FIELD_LABEL, Field, modal
from cogs.custom_id import ComponentId
from cogs.desk import Desk
from cogs.draft import Draft, digest, pages_of, read, unpacked
from cogs.forms import complete
from cogs.page import Page, PublicEdit
from cogs.reader import clip
from cogs.visit import Visit
from games.core.decision import Answer, Decision, Part
from games.core.view import Question, TableView

Handler = Callable[[Desk, Click, Visit, ComponentId], Awaitable[None]]


async def handle(desk: Desk, click: Click, visit: Visit, here: ComponentId) -> None:
    """A click on a component of a question's form."""
    if here.seat is None or visit.seat != here.seat:
        await _not_yours(desk, click, visit)
        return
    view = await desk.service.view(visit.info.id, visit.seat)
    question = view.question
    if question is None or question.number != here.number:
        raise Stale(visit.info.id, here.seat)
    if here.act == "amounts":
        await _open_amounts(click, visit, question, here)
        return
    draft = draft_on(click, here, view)
    answer = _whole_answer(question.decision, here, click, draft)
    if answer is None:
        draft = _filled_in(question.decision, here, click, draft)
        if not _ready(question, draft, here):
            await click.private(await desk.pages.question(visit, draft=draft))
            return
        answer = draft.answer(question.decision)
    try:
        await submit(desk, click, visit, question.number, answer)
    except AnswerRefused as refused:
        note = visit.reader.key("cogs-refused", why=visit.reader.say(refused.text))
        await click.private(await desk.pages.question(visit, note, draft, refused.refusal.instead))


HANDLERS: dict[str, Handler] = dict.fromkeys(
    ("answer", "instead", "propose", "take", "send", "mark", "page", "order", "amounts", "filled"), handle
)


async def submit(desk: Desk, click: Click, visit: Visit, number: int, answer: Answer) -> None:
    """Send an answer and show what came of it: on the public message when its own button was used, else privately."""
    assert visit.seat is not None
    outcome = await desk.service.submit(
        visit.info.id, visit.seat, number, answer, by=visit.person, interaction=click.id
    )
    if not await show_public(desk, click, visit, asks_others=bool(outcome.newly_asked)):
        await click.private(await desk.pages.after(visit, outcome))


async def show_public(desk: Desk, click: Click, visit: Visit, *, asks_others: bool) -> bool:
    """After an act from a button of the public turn message, answer by changing that message. False elsewhere."""
    message = click.message
    if message is None or click.in_place:
        return False
    info = await desk.service.table(visit.info.id)
    told = await desk.publisher.turns.as_clicked(info, message.id, asks_others=asks_others)
    if told is None:
        return False
    view = told.view()
    await click.public(PublicEdit(told.content, view))
    desk.post.shows(message.id, told.content, view)
    return True


def draft_on(click: Click, here: ComponentId, view: TableView) -> Draft | None:
    """The half-filled form on the message that was clicked; None when it shows none."""
    question = view.question
    if click.message is None or question is None or here.seat is None or not click.in_place:
        return None
    return read(question.decision, here.seat, question.number, click.message.components)


# -- reading the click ------------------------------------------------------------------------------------------


def _whole_answer(decision: Decision, here: ComponentId, click: Click, draft: Draft | None) -> Answer | None:
    """The answer that this click sends; None when it only fills in."""
    draft = draft or Draft()
    match here.act:
        case "answer" | "instead":
            return here.args
        case "propose":
            wanted = here.args[0] if here.args else _values(click)[0]
            return next((answer for answer in decision.proposals if digest(answer) == wanted), ("",))
        case "send":
            return draft.answer(decision)
        case "take" if here.args and (part := _part(decision, here.args[0])) is not None:
            taken = [here.args[1]] if len(here.args) > 1 else _values(click)
            return draft.put(part, [name for name in taken if name]).answer(decision)
        case _:
            return None


def _filled_in(decision: Decision, here: ComponentId, click: Click, draft: Draft | None) -> Draft:
    """The form after a click that fills in a part of it."""
    draft = draft or Draft()
    part = _part(decision, here.args[0]) if here.args else None
    if part is None:
        return draft
    match here.act:
        case "mark":
            return _marked(part, draft, _values(click))
        case "page":
            number = _values(click)[0].partition("|")[0]
            return draft.turn(part, int(number) if number.isdecimal() else 0)
        case "order":
            so_far = unpacked(part, here.args[1]) if len(here.args) > 1 else ()
            if len(here.args) > 2 and not here.args[2]:
                return draft.put(part, ())
            following = here.args[2] if len(here.args) > 2 else _values(click)[0]
            ordered = tuple(dict.fromkeys((*so_far, following)))
            left = [name for name in part.ids if name not in ordered]
            return draft.put(part, (*ordered, *left) if len(left) == 1 else ordered)
        case "filled":
            return _with_amounts(part, here, click, draft)
        case _:
            return draft


def _marked(part: Part, draft: Draft, values: list[str]) -> Draft:
    """The select of one page says what is chosen on that page; other pages keep theirs."""
    pages = pages_of(part)
    shown = pages[min(draft.page(part), len(pages) - 1)]
    kept = [name for name in draft.of(part) if name not in shown] if part.most > 1 else []
    chosen = {*kept, *values}
    return draft.put(part, [name for name in part.ids if name in chosen])


def _ready(question: Question, draft: Draft, here: ComponentId) -> bool:
    """Whether what was filled in is sent at once: the only part that needs no more, or a change to a held answer."""
    parts = question.decision.parts
    if len(parts) == 1 and here.act == "filled" and len(pages_of(parts[0])) == 1:
        return True
    if here.act == "page" or not complete(question.decision, draft):
        return False
    if question.held is not None:
        return draft.answer(question.decision) != question.held
    return len(parts) == 1 and here.act == "order"


def _part(decision: Decision, key: str) -> Part | None:
    return next((part for part in decision.parts if part.key == key), None)


def _values(click: Click) -> list[str]:
    data: Any = click.interaction.data or {}
    return [str(value) for value in data.get("values") or [""]]


# -- amounts ----------------------------------------------------------------------------------------------------


async def _open_amounts(click: Click, visit: Visit, question: Question, here: ComponentId) -> None:
    """A form with one number field for each thing on a page."""
    part = _part(question.decision, here.args[0]) if here.args else None
    page = int(here.args[1]) if len(here.args) > 1 and here.args[1].isdecimal() else 0
    if part is None or page >= len(pages_of(part)):
        raise Stale(visit.info.id, here.seat or 0)
    numbers = here.args[2].split(",") if len(here.args) > 2 else []
    limits = dict(zip(part.ids, part.limits, strict=True))
    fields = []
    for place, name in enumerate(pages_of(part)[page]):
        value = numbers[place] if place < len(numbers) and numbers[place] != "0" else ""
        label = visit.reader.label(question.wordings[name])
        hint = visit.reader.key("cogs-amount-most", most=limits[name])
        fields.append(Field(str(place), clip(label, FIELD_LABEL), value, hint))
    where = ComponentId(here.table, "filled", (part.key, str(page)), here.seat, here.number)
    await click.modal(modal(str(where), visit.reader.plain(question.prompt), fields))


def _with_amounts(part: Part, here: ComponentId, click: Click, draft: Draft) -> Draft:
    """The form after a page of numbers was sent. What is no number stays as it is: the form refuses it."""
    page = int(here.args[1]) if len(here.args) > 1 and here.args[1].isdecimal() else 0
    names = pages_of(part)[min(page, len(pages_of(part)) - 1)]
    typed = _fields(click)
    others = [token for token in draft.of(part) if token.partition("=")[0] not in names]
    given = [(name, typed.get(str(place), "").strip()) for place, name in enumerate(names)]
    return draft.put(part, [*others, *(f"{name}={value}" for name, value in given if value not in ("", "0"))])


def _fields(click: Click) -> dict[str, str]:
    """The text fields of a submitted form."""
    data: Any = click.interaction.data or {}
    found: dict[str, str] = {}
    for row in data.get("components", []):
        for one in [row["component"]] if "component" in row else row.get("components", []):
            found[str(one.get("custom_id"))] = str(one.get("value") or "")
    return found


async def _not_yours(desk: Desk, click: Click, visit: Visit) -> None:
    key = "cogs-not-your-button" if visit.seat is not None else "cogs-not-at-table"
    if visit.seat is None:
        await click.private(Page([visit.reader.key(key)]))
    else:
        await click.private(await desk.pages.question(visit, visit.reader.key(key)))


