"""The dice lie there: rolled again, raised by a staff or supplies, villagers exerted for a lantern each (p. 7-8)."""

from __future__ import annotations

from dataclasses import replace

from games.above_below.cards.box import count, tool, villager, villager_state
from games.above_below.content.load import SUPPLIES
from games.above_below.content.schema import Symbol
from games.above_below.explore.page import LANTERN_DIE, lights_of, present_choice, total
from games.above_below.ids import TOOL, VILLAGER, chosen, ids, name_of
from games.above_below.state import AboveBelowState, Expedition, Explorer, HeldTool, Player, Step, Zone
from games.above_below.track import LAY, ask_and_lay, at_hand
from games.above_below.wording.terms import tool_name, villager_name, villagers_listed
from games.core.ask import ask
from games.core.decision import Answer, Decision, Part
from games.core.text import Seat

EXERT, DIE, REROLL, SETTLE = "exert", "die", "reroll", "settle"


def rerolls_left(player: Player, trip: Expedition) -> int:
    """How often a die can still be rolled again in this encounter."""
    return count(player, Symbol.REROLL) - trip.rerolls


def staff(player: Player) -> HeldTool | None:
    """A tool that raises a die, if the player can use one."""
    return next((one for one in player.tools if not one.used and tool(one.tool).die), None)


def helps(player: Player, trip: Expedition) -> tuple[str, ...]:
    """What can still be done about the dice."""
    held = staff(player)
    return (
        *((REROLL,) if rerolls_left(player, trip) > 0 else ()),
        *(ids(TOOL, [held.tool]) if held is not None else ()),
        *((SUPPLIES,) if player.goods[SUPPLIES] else ()),
    )


def exertable(player: Player, trip: Expedition) -> list[str]:
    """Who can be exerted: everybody once, but no coward."""
    return [
        one.piece for one in trip.party if not one.exerted
        and not any(villager_state(name).unhurt for name in player.villager(one.piece).states)
    ]


def numbers_ahead(trip: Expedition, lanterns: int) -> list[int]:
    """The numbers of the choice that so many lanterns do not reach."""
    return [tier.at for tier in present_choice(trip).tiers if tier.at > lanterns]


def lanterns_decision(state: AboveBelowState) -> Decision | None:
    """Who is exerted, after which the result counts; before it, what can be done about the dice. None where nothing
    could change the result any more."""
    trip, player = state.trip, state.players[state.trip.seat]
    lanterns = total(state, trip)
    ahead, able, first = numbers_ahead(trip, lanterns), exertable(player, trip), helps(player, trip)
    if not ahead or (not first and lanterns + len(able) < ahead[0]):
        return None
    if not able:
        return Decision(player.seat, "dice", (Part("dice", (SETTLE,)),), args={"n": lanterns}, anytime=first)
    least_able = sorted(able, key=lambda piece: (sum(villager(piece).lights(die) for die in range(1, 7)), piece))
    proposals: list[Answer] = [()]
    for number in ahead:
        if number - lanterns <= len(able):
            picked = set(least_able[: number - lanterns])
            proposals.append(ids(VILLAGER, (one for one in able if one in picked)))
    part = Part(EXERT, ids(VILLAGER, able), least=0, most=len(able))
    return Decision(player.seat, EXERT, (part,), tuple(proposals), args={"n": lanterns}, anytime=first)


async def raise_lanterns(state: AboveBelowState) -> None:
    """One thing after the other is done about the dice, until the result counts."""
    trip, player = state.trip, state.players[state.trip.seat]
    decision = lanterns_decision(state)
    if decision is None:
        settle(state, ())
        return
    if at_hand(player):
        decision = replace(decision, anytime=(*decision.anytime, LAY))
    answer = await ask(decision)
    if not decision.is_free(answer):
        settle(state, chosen(VILLAGER, answer))
    elif answer == (LAY,):
        await ask_and_lay(state, player)
    else:
        await _change_die(state, trip, player, answer[0])


def settle(state: AboveBelowState, exerted: tuple[str, ...] | list[str]) -> None:
    """Exert these villagers; now the result counts."""
    trip, player = state.trip, state.players[state.trip.seat]
    for piece in exerted:
        trip.explorer(piece).exerted = True
        player.villager(piece).zone = Zone.INJURED
    if exerted:
        state.say(
            "above-below-log-exerts", seat=player.seat, who=Seat(player.seat), villagers=villagers_listed(exerted),
            n=len(exerted),
        )
    trip.lanterns = total(state, trip)
    state.step = Step.RESULT


async def _change_die(state: AboveBelowState, trip: Expedition, player: Player, how: str) -> None:
    """Roll a die again, or raise it by one; which one is asked."""
    part = Part(DIE, ids(VILLAGER, (one.piece for one in trip.party)))
    piece = name_of((await ask(Decision(player.seat, DIE, (part,), args={"how": how.replace(":", "_")})))[0])
    one = trip.explorer(piece)
    if how == REROLL:
        _roll_again(state, trip, player, one)
    elif how == SUPPLIES:
        state.give_back(player.seat, SUPPLIES, 1)
        one.added += 1
        state.say("above-below-log-supplies", seat=player.seat, who=Seat(player.seat), villager=villager_name(piece))
    else:
        held = staff(player)
        assert held is not None, how
        held.used = True
        one.added += tool(held.tool).die
        state.say(
            "above-below-log-staff", seat=player.seat, who=Seat(player.seat), tool=tool_name(held.tool),
            villager=villager_name(piece),
        )


def _roll_again(state: AboveBelowState, trip: Expedition, player: Player, one: Explorer) -> None:
    """The new result stands; the same die may be rolled again with another symbol (AB-02)."""
    trip.rerolls += 1
    one.die = LANTERN_DIE.roll(state)
    state.say(
        "above-below-log-reroll", seat=player.seat, villager=villager_name(one.piece), die=one.die,
        n=lights_of(player, one),
    )
