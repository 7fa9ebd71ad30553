"""Cards that place people: more than one in a turn, and some that could not be placed otherwise."""

from __future__ import annotations

from games.agricola.actions.combined import PayFor
from games.agricola.actions.people import Adopt, PlaceAgain
from games.agricola.actions.tiles import cells
from games.agricola.anytime import within_reach
from games.agricola.cards.box import cost, minor, occupation
from games.agricola.cards.events import Placed, Played, TilesGone
from games.agricola.cards.hooks import at_any_time, extra_turn, held_tiles, people_away, placed, played, tiles_gone
from games.agricola.cards.own import Own
from games.agricola.crops import names_of
from games.agricola.farmyard.grid import count
from games.agricola.state import PEOPLE, Phase
from games.agricola.wording.terms import card_text, cell_text

MARKETS = ("sheep_market", "pig_market", "cattle_market")
FOOD = {"food": 1}

lasso = minor("B024", cost(reed=1))
adoptive_parents = occupation("A092")
forest_hut = minor("M053", cost(wood=2), points=1, keeps="waits")


@lasso.on(placed, when=lambda own, done: done.seat == own.seat and own.player.home > 0)
async def catches(own: Own, done: Placed) -> None:
    """A second person may be placed in the same turn if at least one of the two goes to an animal market."""
    await own.may(PlaceAgain(() if done.space in MARKETS else MARKETS))


def _has_newborn(own: Own) -> bool:
    return own.state.phase is Phase.WORK and own.player.newborns > 0


@adoptive_parents.on(
    at_any_time, when=lambda own: _has_newborn(own) and own.can_pay(FOOD) and own.player.by != own.card,
)
async def adopts(own: Own) -> None:
    """A newborn may act in the round of its birth for 1 food."""
    own.pay(FOOD)
    await own.do(Adopt())


@adoptive_parents.on(
    extra_turn,
    when=lambda own: _has_newborn(own) and own.count < own.state.round and within_reach(own.state, own.player, FOOD),
)
async def adopts_last(own: Own) -> None:
    """It is asked when everybody else is placed; who leaves it then is not asked again in this round."""
    if not await own.may(PayFor(FOOD, Adopt())):
        own.kept.count = own.state.round


@forest_hut.on(played, when=lambda own, _: own.player.people < PEOPLE and bool(own.player.yard.forests))
async def moves_in(own: Own, _: Played) -> None:
    """A person of the supply stands on one of the owner's forests from now on."""
    forests = own.player.yard.forests
    (name,) = names_of(own.player.yard.extra, forests) if count(forests) == 1 else await cells(
        own, "forest_hut", forests, 1, 1,
    )
    own.kept.names = [name]
    own.state.tell("agricola-log-moves-in", own.seat, cell=cell_text(name), card=card_text(own.card))


@forest_hut.changes(held_tiles)
def lives_there(own: Own, there: tuple[str, ...], _: str) -> tuple[str, ...]:
    """The forest is not the only thing on its space."""
    return tuple(sorted((*there, *own.names)))


@forest_hut.changes(people_away)
def not_in_the_supply(own: Own, away: int, _: str) -> int:
    """While it stands there the family cannot grow by it."""
    return away + len(own.names)


@forest_hut.on(tiles_gone, when=lambda own, gone: own.seat == gone.seat and bool({*own.names} & gone.tiles.keys()))
async def comes_out(own: Own, _: TilesGone) -> None:
    """Once the forest is gone it may be placed in the same round, besides the family, before whom it goes."""
    own.kept.names = []
    if own.state.phase not in (Phase.PREPARE, Phase.WORK):
        return
    own.player.joined += 1
    own.player.waiting += 1
    own.player.home += 1
    own.state.tell("agricola-log-comes-out", own.seat, card=card_text(own.card))


@forest_hut.on(at_any_time, when=lambda own: own.player.waiting > 0)
async def goes_back(own: Own) -> None:
    """It need not be placed."""
    own.player.joined -= 1
    own.player.waiting -= 1
    own.player.home -= 1
    own.state.tell("agricola-log-goes-back", own.seat, card=card_text(own.card))
