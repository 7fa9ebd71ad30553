"""Clicks on one's orders, and on a plan in the making."""

from __future__ import annotations

from cogs.clicks.click import Click, value_of
from cogs.clicks.question import DEEDS, open_amounts, pressed
from cogs.clicks.surface import Handler, Surface
from cogs.forms.context import FormContext
from cogs.forms.custom_id import PLAN, ComponentId, number_of
from cogs.forms.draft import Draft, read
from cogs.forms.filling import meaning
from cogs.forms.numbers import NotNumbers, not_numbers_words
from cogs.pages.orders_page import DECLINE, PROPOSED, STANDING, withdrawable
from cogs.words.visit import Visit
from games.core.orders import OrderKind, declining
from tables.entry import spec_of
from tables.orders import OrderScope, said_of
from tables.planning import Planned
from tables.trouble import AnswerRefused, Stale, Trouble


async def show(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """The person's orders."""
    await click.private(await surface.order_pages.orders(visit))


async def one(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """One of them."""
    _seat(visit)
    if value_of(click).startswith(STANDING):
        await click.private(await surface.order_pages.standing(visit, value_of(click).removeprefix(STANDING)))
        return
    await click.private(await surface.order_pages.one(visit, _number(value_of(click))))


async def do(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Withdraw an order, change it, wake it, prefer it, or let it answer now; or forget those that are done."""
    seat, orders, table = _seat(visit), surface.tables.orders, visit.info.id
    what, order = (*here.args, "", "")[:2]
    match what:
        case "withdraw":
            await orders.withdraw(table, _number(order), visit.person)
        case "change":
            planned = await surface.tables.planning.change(table, seat, _number(order), visit.person)
            await click.private(await surface.order_pages.plan(visit, planned, enough=True))
            return
        case "unsay":
            await _unsay(surface, click, visit, order)
        case "wake":
            await orders.wake(table, _number(order), visit.person)
        case "first":
            await orders.prefer(table, _number(order), visit.person)
        case "clear":
            await orders.clear(table, seat, visit.person)
        case "now":
            await orders.now(table, seat, visit.person)
            await click.private(await surface.pages.question(visit))
            return
    await click.private(await surface.order_pages.orders(visit))


async def _unsay(surface: Surface, click: Click, visit: Visit, key: str) -> None:
    """Take back what one has said for later by the game's own rules: by an act out of turn, or before one answers what
    one is asked. Raises `Trouble`."""
    table, seat, by = visit.info.id, _seat(visit), visit.person
    view = await surface.tables.looking.view(table, seat)
    if not any(one.key == key for one in withdrawable(visit.info, view)):
        raise Trouble("bot-trouble-no-order")
    answer, play = (spec_of(visit.info.game).withdraws[key],), surface.tables.play
    if view.aside is not None:
        await play.act_freely(table, seat, view.aside.number, answer, by=by, interaction=click.id)
    elif view.question is not None:
        await play.submit(table, seat, view.question.number, answer, by=by, interaction=click.id)


async def always(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Answer a question alike every time from now on."""
    seat, orders, chosen = _seat(visit), surface.tables.orders, value_of(click)
    if chosen.startswith(PROPOSED):
        await orders.proposed(visit.info.id, seat, chosen.removeprefix(PROPOSED), visit.person)
    else:
        view = await surface.tables.looking.view(visit.info.id, seat)
        question = view.question
        if question is None or question.number != here.number or here.seat != seat:
            raise Stale(visit.info.id, seat)
        kind = spec_of(visit.info.game).orders.get(question.decision.key, OrderKind())
        declined = declining(kind, question.decision)
        answer = declined if chosen == DECLINE and declined is not None else (chosen,)
        await orders.always(
            visit.info.id, seat, here.number, answer, said_of(question, answer), visit.person,
            unchanged=chosen == DECLINE,
        )
    await click.private(await surface.order_pages.orders(visit, visit.voice.key("cogs-order-given")))


async def plan(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """Begin a plan, go back in it, guard it, give it, forget it."""
    seat, planning, table, by = _seat(visit), surface.tables.planning, visit.info.id, visit.person
    what = here.args[0] if here.args else ""
    planned: Planned | None = None
    match what:
        case "begin":
            planned = await planning.begin(table, seat, by)
        case "back":
            planned = await planning.back(table, seat, by)
        case "otherwise":
            planned = await planning.otherwise(table, seat, by)
        case "guard":
            planned = await planning.guard(table, seat, by, pressed(click).values)
        case "enough":
            planned = await planning.look(table, seat, by)
        case "keep_times" | "keep_round" | "keep_game" | "times":
            scope = OrderScope.TIMES if what == "times" else OrderScope(what.removeprefix("keep_"))
            await planning.keep(table, seat, by, scope, _number(value_of(click)) if what == "times" else 1)
            await click.private(await surface.order_pages.orders(visit, visit.voice.key("cogs-order-given")))
            return
        case _:
            await planning.discard(table, seat, by)
    if planned is None:
        await click.private(await surface.order_pages.orders(visit))
    else:
        await click.private(await surface.order_pages.plan(visit, planned, enough=what in ("enough", "guard")))


async def form(surface: Surface, click: Click, visit: Visit, here: ComponentId) -> None:
    """A click on a component of a form that is answered ahead."""
    seat = _seat(visit)
    planned = await surface.tables.planning.look(visit.info.id, seat, visit.person)
    question = planned.question
    if question is None or question.number != here.number or here.seat != seat:
        note = visit.voice.key("cogs-plan-stale")
        await click.private(await surface.order_pages.plan(visit, planned, note))
        return
    context = FormContext(visit.voice, visit.info.id, seat, question, ahead=True)
    if here.deed == "amounts":
        await open_amounts(click, context, here)
        return
    filled = Draft()
    if click.message is not None and click.in_place:
        filled = read(question.decision, seat, question.number, click.message.components)
    try:
        draft, answer = meaning(question, here, pressed(click), filled)
    except NotNumbers as found:
        note = not_numbers_words(found, context)
        await click.private(await surface.order_pages.plan(visit, planned, note, found.draft))
        return
    if answer is None:
        await click.private(await surface.order_pages.plan(visit, planned, draft=draft))
        return
    try:
        then = await surface.tables.planning.answer(visit.info.id, seat, visit.person, question.number, answer)
    except AnswerRefused as refused:
        note = visit.voice.key("cogs-refused", why=visit.voice.say(refused.text))
        await click.private(
            await surface.order_pages.plan(visit, planned, note, draft, refused.refusal.instead)
        )
        return
    await click.private(await surface.order_pages.plan(visit, then))


def _seat(visit: Visit) -> int:
    """The person's seat. Raises `Trouble`."""
    if visit.seat is None:
        raise Trouble("cogs-not-at-table")
    return visit.seat


def _number(value: str) -> int:
    return number_of(value) or 0


HANDLERS: dict[str, Handler] = {
    "orders": show, "order_one": one, "order_do": do, "order_all": always, "plan": plan,
    **dict.fromkeys((f"{PLAN}{deed}" for deed in DEEDS), form),
}
