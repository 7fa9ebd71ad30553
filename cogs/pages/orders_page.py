"""Answers given ahead: the list of one's orders, one of them, a plan in the making. Nobody else sees these pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.forms.components import Choice, Row, Style, button, select
from cogs.forms.context import FormContext
from cogs.forms.custom_id import ComponentId
from cogs.forms.draft import Draft, marks
from cogs.forms.form import build
from cogs.forms.rows import instead_rows
from cogs.pages.page import Page, Painting
from cogs.pages.telling import join, question_texts, question_words
from cogs.pictures.painter import Painter
from cogs.words.visit import Visit
from cogs.words.voice import Voice, clip
from games.core.decision import Answer
from games.core.orders import Alternative, Guard, OrderKind, declining, repeats
from games.core.text import Text
from games.core.view import Question, TableView
from rendering.registry import HAND, answered_by
from storage.model import TableInfo
from tables.entry import spec_of
from tables.matching import offers_orders
from tables.orders import DONE, LISTED, Due, Order, OrderState, title_of
from tables.planning import MOST_ALTERNATIVES, MOST_TIMES, Planned, name_of
from tables.service import TableService

ABOUT, SAID = 70, 300
"""Characters of a question, and of what is answered, in a list."""
DECLINE = "decline"
"""Stands for: decline, as long as it offers what it offers now."""
STANDING = "standing:"
"""Before the key of what one has said for later by the game's own rules."""
PROPOSED = "proposed:"
"""Before the question that is left to what is proposed."""


def gives_orders(info: TableInfo) -> bool:
    """Whether one can give orders at this table: somebody else waits, and the game has questions for it."""
    return offers_orders(info) and bool(spec_of(info.game).orders)


def orders_row(info: TableInfo, voice: Voice) -> Row:
    """The button to one's orders."""
    return [button(str(ComponentId(info.id, "orders")), voice.key("cogs-button-orders"))] if gives_orders(info) else []


async def orders_note(tables: TableService, visit: Visit) -> str:
    """What one should know of one's orders before one acts: that one is about to answer, or was dropped."""
    if visit.seat is None or not gives_orders(visit.info):
        return ""
    mine = await tables.orders.of(visit.info.id, visit.seat, visit.person)
    if any(one.using is not None for one in mine):
        return visit.voice.key("cogs-orders-soon")
    return visit.voice.key("cogs-orders-lapsed") if any(one.status is OrderState.DROPPED for one in mine) else ""


class OrderPages:
    """Makes the pages of orders."""

    def __init__(self, tables: TableService, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    # -- the list ------------------------------------------------------------------------------------------------

    async def orders(self, visit: Visit, note: str = "") -> Page:
        """All orders of the person's seat, what became of those that are done, and the ways to give more."""
        info, voice, seat = visit.info, visit.voice, visit.seat
        if seat is None:
            return Page([voice.key("cogs-not-at-table")])
        if not gives_orders(info):
            return Page([voice.key("cogs-orders-nobody-waits")])
        mine = await self._tables.orders.of(info.id, seat, visit.person)
        soon = await self._tables.orders.about_to(info.id, seat, visit.person)
        listed = [one for one in mine if one.status in LISTED]
        done = [one for one in mine if one.status in DONE]
        lines = [f"{n}. {order_line(one, voice)}" for n, one in enumerate(listed, 1)]
        view = await self._tables.looking.view(info.id, seat)
        lines += [f"- {voice.say(one)}" for one in spec_of(info.game).standing(view.board)]
        gone = [f"- {order_line(one, voice)}" for one in done]
        texts = [
            join(note, voice.key("cogs-orders-title")), self._soon(soon, voice),
            "\n".join(lines) if lines else voice.key("cogs-orders-none"),
            join(voice.key("cogs-orders-done"), *gone) if gone else "", voice.key("cogs-orders-about"),
        ]
        return Page([text for text in texts if text], self._list_rows(visit, view, listed, done, soon))

    def _soon(self, soon: Due | None, voice: Voice) -> str:
        if soon is None:
            return ""
        return voice.key("cogs-order-answers", n=int(soon.seconds), what=_said(soon.order.plan.alternatives, voice))

    def _list_rows(
        self, visit: Visit, view: TableView[Any], listed: Sequence[Order], done: Sequence[Order], soon: Due | None
    ) -> list[Row]:
        info, voice, rows = visit.info, visit.voice, list[Row]()
        if soon is not None:
            rows.append([
                _do(info, "now", soon.order.id, voice, Style.primary), _do(info, "withdraw", soon.order.id, voice),
            ])
        choices = [Choice(str(one.id), _brief(one, n, voice)) for n, one in enumerate(listed, 1)]
        choices += [Choice(f"{STANDING}{one.key}", voice.plain(one)) for one in withdrawable(info, view)]
        if choices:
            rows.append([select(str(ComponentId(info.id, "order_one")), choices, voice.key("cogs-order-select"))])
        question = view.question if view.question is not None and view.question.held is None else None
        rows += _always_rows(info, voice, question, listed, visit.seat)
        last: Row = [] if question is not None else [_plan(info, "begin", voice, Style.primary)]
        if done:
            last.append(button(str(ComponentId(info.id, "order_do", ("clear",))), voice.key("cogs-order-clear")))
        last.append(button(str(ComponentId(info.id, "choose")), voice.key("cogs-order-back")))
        return [*rows, last]

    async def one(self, visit: Visit, order_id: int) -> Page:
        """One order, and what can be done with it."""
        assert visit.seat is not None
        voice, info = visit.voice, visit.info
        mine = await self._tables.orders.of(info.id, visit.seat, visit.person)
        found = next((one for one in mine if one.id == order_id and one.status in LISTED), None)
        if found is None:
            return await self.orders(visit)
        row: Row = [_do(info, "withdraw", order_id, voice, Style.danger)]
        if spec_of(info.game).orders.get(found.key, OrderKind(ahead=False)).ahead:
            row.append(_do(info, "change", order_id, voice))
        if found.status is OrderState.ASLEEP:
            row.append(_do(info, "wake", order_id, voice, Style.primary))
        if next(one for one in mine if one.status in LISTED).id != order_id:
            row.append(_do(info, "first", order_id, voice))
        row.append(button(str(ComponentId(info.id, "orders")), voice.key("cogs-button-orders")))
        return Page([voice.key("cogs-orders-title"), order_line(found, voice)], [row])

    async def standing(self, visit: Visit, key: str) -> Page:
        """What one has said for later by the game's own rules, and the button that takes it back."""
        view = await self._tables.looking.view(visit.info.id, visit.seat)
        found = next((one for one in withdrawable(visit.info, view) if one.key == key), None)
        if found is None:
            return await self.orders(visit)
        voice, where = visit.voice, ComponentId(visit.info.id, "order_do", ("unsay", key))
        row: Row = [button(str(where), voice.key("cogs-order-withdraw"), Style.danger)]
        row.append(button(str(ComponentId(visit.info.id, "orders")), voice.key("cogs-button-orders")))
        return Page([voice.key("cogs-orders-title"), voice.say(found)], [row])

    # -- a plan --------------------------------------------------------------------------------------------------

    async def plan(
        self, visit: Visit, planned: Planned, note: str = "", draft: Draft | None = None,
        instead: Sequence[Answer] = (), *, enough: bool = False,
    ) -> Page:
        """What one will be asked, to be answered now; when the turn is over, or it is `enough`, what to do with it."""
        question = planned.question
        if question is None or (enough and planned.begun):
            return self._whole(visit, planned, note)
        voice, info = visit.voice, visit.info
        assert visit.seat is not None
        context = FormContext(voice, info.id, visit.seat, question, ahead=True)
        form = build(context, draft)
        heading = voice.key("cogs-plan-title")
        about = voice.key("cogs-plan-about") if not planned.begun else _so_far(planned, voice)
        lost = voice.key("cogs-plan-lost") if planned.lost else ""
        texts = question_texts(join(note, lost, heading, about), question_words(question, voice), form.notes, ())
        row: Row = []
        if planned.begun:
            row += [_plan(info, "enough", voice, Style.success), _plan(info, "back", voice)]
        row.append(_plan(info, "stop", voice))
        rows = [*instead_rows(context, instead), *form.rows, row]
        return Page(texts, rows, self._painting(visit, planned.view, question, draft))

    def _whole(self, visit: Visit, planned: Planned, note: str) -> Page:
        """The whole plan: for how long it is to hold, what it is guarded by, what else if it does not fit."""
        voice, info = visit.voice, visit.info
        rows: list[Row] = []
        if planned.guards:
            now = planned.alternative.guards
            choices = [
                Choice(name_of(one), guard_words(one, voice), default=one in now) for one in planned.guards
            ]
            where = str(ComponentId(info.id, "plan", ("guard",)))
            rows.append([select(where, choices, voice.key("cogs-plan-guard"), 0, len(choices))])
        keep: Row = [_plan(info, "keep_times", voice, Style.success), _plan(info, "keep_round", voice),
                     _plan(info, "keep_game", voice)]
        often = [Choice(str(n), voice.key("cogs-order-scope-times", n=n)) for n in range(2, MOST_TIMES + 1)]
        times: Row = [select(str(ComponentId(info.id, "plan", ("times",))), often, voice.key("cogs-plan-times"))]
        more: Row = []
        if len(planned.draft.plan.alternatives) < MOST_ALTERNATIVES:
            more.append(_plan(info, "otherwise", voice))
        more += [_plan(info, "back", voice), _plan(info, "stop", voice)]
        over = voice.key("cogs-plan-over") if planned.question is None else ""
        lost = voice.key("cogs-plan-lost") if planned.lost else ""
        texts = [join(note, lost, voice.key("cogs-plan-whole")), _so_far(planned, voice), over]
        painting = self._painting(visit, planned.view, None, None)
        return Page([text for text in texts if text], [*rows, keep, times, more], painting)

    def _painting(
        self, visit: Visit, view: TableView[Any], question: Question | None, draft: Draft | None
    ) -> Painting:
        pictures = HAND if question is None else answered_by(view.game, view.board, question.decision)
        marked = frozenset[str]() if question is None else marks(question, draft, places=pictures == HAND)
        return Painting.of(self._painter, visit, view, pictures, marked)


# -- words ------------------------------------------------------------------------------------------------------


def withdrawable(info: TableInfo, view: TableView[Any]) -> list[Text]:
    """What the seat of a view has said for later by the game's own rules, and can take back now."""
    spec, offered = spec_of(info.game), set[str]()
    for question in (view.question, view.aside):
        if question is not None:
            offered |= {*question.decision.anytime, *(name for part in question.decision.parts for name in part.ids)}
    return [one for one in spec.standing(view.board) if spec.withdraws.get(one.key) in offered]


def order_line(one: Order, voice: Voice) -> str:
    """An order in one line: the question, what is answered, for how long, and how it stands."""
    about = clip(voice.plain(one.plan.about), ABOUT) if one.plan.about is not None else ""
    scope = voice.key(f"cogs-order-scope-{one.scope}", n=one.left or 0)
    said = voice.key("cogs-order-line", about=about, what=_said(one.plan.alternatives, voice), scope=scope)
    state = "using" if one.using is not None else "" if one.status is OrderState.LIVE else one.status.value
    stands = voice.key(f"cogs-order-state-{state}") if state else ""
    why = voice.key(f"cogs-order-why-{one.why}") if one.why else ""
    return " ".join(filter(None, (said, stands, why)))


def _said(alternatives: Sequence[Alternative], voice: Voice) -> str:
    """What is answered: the steps of each alternative and what guards it, one alternative after the other."""
    chains = [_chain(one, voice) for one in alternatives]
    return clip(voice.key("cogs-order-or").join(chain for chain in chains if chain), SAID)


def _chain(one: Alternative, voice: Voice) -> str:
    steps = " → ".join(voice.key("cogs-order-said", what=step.said) for step in one.steps)
    guards = "; ".join(guard_words(guard, voice) for guard in one.guards if guard.said is not None)
    return voice.key("cogs-order-guarded", what=steps, guards=guards) if guards else steps


def guard_words(guard: Guard, voice: Voice) -> str:
    """A guard in a few words."""
    return voice.key(f"cogs-plan-guard-{guard.kind}", what=guard.said or Text("bot-order-token"), n=guard.n)


def _brief(one: Order, number: int, voice: Voice) -> str:
    return voice.key("cogs-order-brief", n=number, what=_said(one.plan.alternatives, voice))


def _so_far(planned: Planned, voice: Voice) -> str:
    return voice.key("cogs-plan-so-far", what=_said(planned.draft.plan.alternatives, voice))


# -- rows -------------------------------------------------------------------------------------------------------


def _do(info: TableInfo, what: str, order_id: int, voice: Voice, style: Style = Style.secondary) -> Any:
    where = ComponentId(info.id, "order_do", (what, str(order_id)))
    return button(str(where), voice.key(f"cogs-order-{what}"), style)


def _plan(info: TableInfo, what: str, voice: Voice, style: Style = Style.secondary) -> Any:
    where = ComponentId(info.id, "plan", (what,))
    return button(str(where), voice.key(f"cogs-plan-{what.replace('_', '-')}"), style)


def _always_rows(
    info: TableInfo, voice: Voice, question: Question | None, listed: Sequence[Order], seat: int | None
) -> list[Row]:
    """What holds every time: the answer to the present question, where it is yes or no; what is left to proposals."""
    spec, rows = spec_of(info.game), list[Row]()
    if question is not None:
        decision = question.decision
        kind = spec.orders.get(decision.key, OrderKind())
        names = decision.parts[0].ids if repeats(decision) else ()
        choices = [
            Choice(name, voice.key("cogs-orders-always-answer", what=voice.label(question.wordings[name])))
            for name in names
        ]
        if declining(kind, decision) is not None:
            choices.append(Choice(DECLINE, voice.key("cogs-orders-decline")))
        if choices:
            where = ComponentId(info.id, "order_all", seat=seat, number=question.number)
            rows.append([select(str(where), choices, voice.key("cogs-orders-always"))])
    ordered = {one.key for one in listed}
    left = [key for key, kind in spec.orders.items() if kind.proposed and key not in ordered]
    if left:
        choices = [Choice(f"{PROPOSED}{key}", voice.plain(title_of(spec, key))) for key in left]
        rows.append([select(str(ComponentId(info.id, "order_all")), choices, voice.key("cogs-orders-proposed"))])
    return rows
