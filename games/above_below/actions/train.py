"""Training: a villager with a quill, one of the villagers for hire, the coins below that space (rulebook p. 9)."""

from __future__ import annotations

from games.above_below.cards.box import count, tool, villager
from games.above_below.content.load import BOARD
from games.above_below.content.schema import Mark, Symbol
from games.above_below.gaining import claim_quests, join
from games.above_below.ids import NEWCOMER, TOOL, VILLAGER, chosen, ids
from games.above_below.paying import can_pay, pay
from games.above_below.refusing import who_goes
from games.above_below.state import AboveBelowState, HeldTool, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.wording.terms import tool_name, villager_name
from games.core.decision import Answer, Decision, Part, Refusal
from games.core.text import Seat, text

TRAIN = "train"
PLUS = 1
"""How much less a villager with a plus pays."""


def book(player: Player) -> HeldTool | None:
    """A tool with which anybody trains as with a quill and a plus, if the player can use one."""
    return next((one for one in player.tools if not one.used and tool(one.tool).teaches), None)


def quills(player: Player) -> list[str]:
    """The ready villagers with a quill, those with a plus first."""
    found = [one for one in player.ready() if villager(one).can(Mark.QUILL, Mark.QUILL_PLUS)]
    return sorted(found, key=lambda piece: not villager(piece).can(Mark.QUILL_PLUS))


def fee(state: AboveBelowState, newcomer: str) -> int:
    """What stands below a villager for hire."""
    return BOARD.train_costs[state.for_hire.index(newcomer)]


def fee_for(state: AboveBelowState, piece: str, newcomer: str, with_book: bool) -> int:
    """What is paid for a newcomer. A book for somebody with a plus makes no second coin (AB-41)."""
    return fee(state, newcomer) - (PLUS if with_book or villager(piece).can(Mark.QUILL_PLUS) else 0)


def trainers(player: Player) -> list[str]:
    """Who could train: with a book everybody who is ready."""
    able = quills(player)
    return able + [one for one in player.ready() if one not in able] if book(player) else able


def trainable(state: AboveBelowState, player: Player) -> list[str]:
    """Whom some ready villager of the player could train now."""
    able = trainers(player)
    helped = book(player) is not None
    return [
        piece for piece in state.for_hire
        if piece and able and can_pay(player, fee_for(state, able[0], piece, helped))
    ]


def train_decision(state: AboveBelowState, player: Player) -> Decision:
    """Who trains whom, with a book or without. Each newcomer by the cheapest trainer, at one click."""
    able, there, held = trainers(player), trainable(state, player), book(player)
    parts = [Part("trainer", ids(VILLAGER, able)), Part(TRAIN, ids(NEWCOMER, there))]
    if held is not None:
        parts.append(Part("book", ids(TOOL, [held.tool]), least=0))
    proposals: list[Answer] = []
    for newcomer in there:
        plain = f"{VILLAGER}:{able[0]}", f"{NEWCOMER}:{newcomer}"
        if quills(player) and can_pay(player, fee_for(state, able[0], newcomer, False)):
            proposals.append(plain)
        elif held is not None:
            proposals.append((*plain, f"{TOOL}:{held.tool}"))
    return Decision(player.seat, TRAIN, tuple(parts), tuple(proposals))


def train_refusal(state: AboveBelowState, decision: Decision, answer: Answer) -> Refusal | None:
    """A quill or the book is needed, and the price."""
    player = state.players[decision.seat]
    piece, newcomer = chosen(VILLAGER, answer)[0], chosen(NEWCOMER, answer)[0]
    with_book = bool(chosen(TOOL, answer))
    instead = tuple(one for one in decision.proposals if one[1] == f"{NEWCOMER}:{newcomer}")
    if not with_book and not villager(piece).can(Mark.QUILL, Mark.QUILL_PLUS):
        return Refusal("quill", text("above-below-refused-quill", villager=villager_name(piece)), instead)
    price = fee_for(state, piece, newcomer, with_book)
    if not can_pay(player, price):
        return Refusal("price", text("above-below-refused-price", n=price), instead)
    return None


async def train(state: AboveBelowState, player: Player) -> bool:
    """Ask who trains whom and do it. Whether somebody was trained."""
    answer = await ask_laying(state, player, lambda: train_decision(state, player))
    piece, newcomer = chosen(VILLAGER, answer)[0], chosen(NEWCOMER, answer)[0]
    if not who_goes(state, player, [piece]):
        return False
    player.villager(piece).zone = Zone.EXHAUSTED
    price = fee_for(state, piece, newcomer, bool(chosen(TOOL, answer)))
    held = book(player)
    if chosen(TOOL, answer) and held is not None:
        held.used = True
        state.say("above-below-log-tool", seat=player.seat, who=Seat(player.seat), tool=tool_name(held.tool))
    await pay(state, player, price, villager_name(newcomer))
    state.say("above-below-log-trains", seat=player.seat, who=Seat(player.seat), villager=villager_name(piece), n=price)
    hire(state, player, newcomer, Zone.READY if count(player, Symbol.TRAINEE_READY) else Zone.EXHAUSTED)
    claim_quests(state)
    return True


def hire(state: AboveBelowState, player: Player, newcomer: str, zone: Zone) -> None:
    """A villager for hire joins; the space stays empty until the end of the round."""
    state.for_hire[state.for_hire.index(newcomer)] = ""
    join(state, player, newcomer, zone)
