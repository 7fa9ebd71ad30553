"""The development cards (rulebook, "Sviluppo", "Carte sviluppo")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import card_id, card_of, one_of
from games.core.piles import Pile, Row
from games.core.text import Seat
from games.mi_tierra.cards.box import area
from games.mi_tierra.content import CORNERS, FARM_LIMIT, TOUCHES
from games.mi_tierra.money import pay
from games.mi_tierra.pieces import Placement
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.wording.terms import card_name

NONE = "none"


def touched(state: MiTierraState, spot: str) -> list[str]:
    """The corners of the grid that a space still touches: those whose card has not been taken."""
    return [corner for corner in TOUCHES[spot] if state.grid[CORNERS.index(corner)]]


@area("development")
async def development(state: MiTierraState, placement: Placement) -> None:
    """In turn order: pay $1 for each card that your worker still touches, and take one of them. A farm holds three;
    give one up for a fourth. Nobody has two of the same name."""
    seat = placement.seat
    player = state.players[seat]
    there = touched(state, placement.spot)
    wanted = tuple(corner for corner in there if state.grid[CORNERS.index(corner)] not in player.cards)
    if not wanted or player.money < len(there):
        state.say("mi-tierra-log-no-plan", seat=seat, who=Seat(seat))
        return
    corner = await pick(one_of(seat, "plan", (*wanted, NONE), n=len(there)))
    if corner == NONE:
        return
    if len(player.cards) == FARM_LIMIT:
        await _make_room(state, player)
    at = CORNERS.index(corner)
    name, state.grid[at] = state.grid[at], ""
    pay(state, seat, len(there))
    player.cards.append(name)
    state.journal.count("played", name)
    state.say("mi-tierra-log-plan", seat=seat, who=Seat(seat), card=card_name(name), n=len(there))


async def _make_room(state: MiTierraState, player: Player) -> None:
    given = card_of(await pick(one_of(player.seat, "give_up_plan", tuple(map(card_id, player.cards)))))
    player.cards.remove(given)
    state.plans_gone.append(given)
    state.say("mi-tierra-log-gives-up-plan", seat=player.seat, who=Seat(player.seat), card=card_name(given))


def plan_pile(state: MiTierraState) -> Pile:
    """The development deck with its discards."""
    return Pile(state, state.plans, state.plans_gone, "plans")


async def refill_grid(state: MiTierraState) -> None:
    """Lay new cards into the gaps of the grid."""
    await Row(state.grid, plan_pile(state)).refill()
