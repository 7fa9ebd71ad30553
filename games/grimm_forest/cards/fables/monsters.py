"""The five monsters. `games.grimm_forest.monsters` puts them on places and asks who cancels them."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of, seat_id, seat_of
from games.core.effects import total
from games.core.text import Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.building import lot_of
from games.grimm_forest.ai.denial import brought, loss
from games.grimm_forest.ai.mixing import share
from games.grimm_forest.ai.outlook import Outlook
from games.grimm_forest.ai.plan import ONE_EACH, Lot, Purse, purse
from games.grimm_forest.ai.questions import seat_in
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import before_collecting, end_of_gather
from games.grimm_forest.cards.declare import fable
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MATERIALS, PARTS, Kind
from games.grimm_forest.friends_rules import lose_friend
from games.grimm_forest.goods import ONE_OF_EACH, half
from games.grimm_forest.hand import discard_from_hand
from games.grimm_forest.monsters import strikes
from games.grimm_forest.sections import remove_top
from games.grimm_forest.state import GrimmState, House
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.wording.reasons import Found, other_players, why
from games.grimm_forest.wording.terms import in_place, listed, section_name

# -- Wolf --------------------------------------------------------------------------------------------------------

wolf = fable("wolf", worth=0.4, nature=Kind.MONSTER)


def _goods_there(own: Own, seats: list[int]) -> bool:
    return bool(total(own.state.locations[own.state.players[seats[0]].at]))


@strikes(wolf, before_collecting, harms=_goods_there)
async def wolf_eats(own: Own, place: str, seats: list[int]) -> None:
    """If anybody is at the Wolf's place, all resources on it are discarded before they are collected."""
    goods = own.state.locations[place]
    own.state.say("grimm-forest-log-wolf", goods=listed(goods), place=in_place(place))
    goods.update(dict.fromkeys(MATERIALS, 0))


@wolf.harms
def harm_of_wolf(outlook: Outlook, seat: int, place: str) -> float:
    """What the seat would collect, usually with at most one other."""
    payoffs = outlook.payoffs(seat, place)
    return max(0.0, (payoffs[0] + payoffs[1]) / 2)


# -- Dragon ------------------------------------------------------------------------------------------------------

dragon = fable("dragon", worth=0.6, copies=1, nature=Kind.MONSTER)


def _rich_visitor(own: Own, seats: list[int]) -> bool:
    return any(total(own.state.goods(seat)) for seat in seats)


@strikes(dragon, before_collecting, harms=_rich_visitor)
async def dragon_burns(own: Own, place: str, seats: list[int]) -> None:
    """All players at the Dragon's place discard every resource on their boards."""
    for seat in seats:
        own.costs(seat, dict(own.state.goods(seat)))


@dragon.harms
def harm_of_dragon(outlook: Outlook, seat: int, place: str) -> float:
    return loss(outlook, seat, place, outlook.situation.estates[seat].goods)


# -- Big Bad Wolf ------------------------------------------------------------------------------------------------

big_bad_wolf = fable("big_bad_wolf", worth=0.5, nature=Kind.MONSTER)
STURDIEST = MATERIALS[-1]
"""Houses of it cannot be blown down."""


def _soft_houses(state: GrimmState, seat: int) -> list[House]:
    """The houses of straw and wood that differ from each other, as far as the wolf is concerned."""
    found: list[House] = []
    for house in state.players[seat].houses:
        if house.material != STURDIEST and house not in found:
            found.append(house)
    return found


def _soft_target(own: Own, seats: list[int]) -> bool:
    return any(_soft_houses(own.state, seat) for seat in seats)


@strikes(big_bad_wolf, end_of_gather, harms=_soft_target)
async def wolf_huffs(own: Own, place: str, seats: list[int]) -> None:
    """From each player at its place the wolf's owner picks a straw or wooden house and removes its top section."""
    for seat in seats:
        houses = {_house_id(house): house for house in _soft_houses(own.state, seat)}
        if not houses:
            continue
        choice = next(iter(houses))
        if len(houses) > 1:
            choice = await pick(one_of(own.seat, "big_bad_wolf", tuple(houses), whose=Seat(seat)))
        house = houses[choice]
        part = remove_top(own.state, seat, house)
        own.tell(seat, "grimm-forest-log-blown-down", section=section_name(house.material, part), card=own.name)


def _house_id(house: House) -> str:
    corners = ":corners" if house.corners else ""
    return f"house:{house.material}:{PARTS[house.parts - 1]}{corners}"


@big_bad_wolf.harms
def harm_of_big_bad_wolf(outlook: Outlook, seat: int, place: str) -> float:
    goods = brought(outlook, seat, place)
    return max((cost for _, cost in _blown_down(outlook.situation, seat, goods)), default=0.0)


def _blown_down(situation: Situation, seat: int, goods: Purse | None = None) -> list[tuple[Lot, float]]:
    """Each straw or wooden house of a seat with the rounds that losing its top section costs, now or with `goods`."""
    houses = situation.estates[seat].houses
    now = situation.rounds(seat, goods)
    found: list[tuple[Lot, float]] = []
    for at, (material, parts, corners) in enumerate(houses):
        if MATERIALS[material] != STURDIEST:
            less: tuple[Lot, ...] = ((material, parts - 1, corners),) if parts > 1 else ()
            rest = houses[:at] + less + houses[at + 1:]
            found.append(((material, parts, corners), situation.rounds(seat, goods, rest) - now))
    return found


@big_bad_wolf.scoring("big_bad_wolf")
def blown(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which house loses its top."""
    seat = seat_in(decision, "whose")
    material, part, corners = lot_of(answer[0])
    costs = dict(_blown_down(situation, seat))
    return -situation.care(seat) * costs[material, part + 1, corners]


@big_bad_wolf.missing("big_bad_wolf")
def too_sturdy(view: GrimmView, decision: Decision) -> Found:
    for house in dict.fromkeys(view.players[seat_in(decision, "whose")].houses):
        corners = ":corners" if house.corners else ""
        yield f"house:{house.material}:{PARTS[house.parts - 1]}{corners}", why("too-sturdy")


# -- Bridge Troll ------------------------------------------------------------------------------------------------

bridge_troll = fable("bridge_troll", worth=0.35, nature=Kind.MONSTER)


def _can_pay_troll(own: Own, seats: list[int]) -> list[int]:
    return [
        seat for seat in seats
        if seat != own.seat and half(own.state.players[seat].collected) and total(_still_there(own.state, seat))
    ]


def _still_there(state: GrimmState, seat: int) -> dict[str, int]:
    """What a seat still has of what it collected this round."""
    player = state.players[seat]
    return {material: min(count, player.goods[material]) for material, count in player.collected.items()}


@strikes(bridge_troll, end_of_gather, harms=lambda own, seats: bool(_can_pay_troll(own, seats)))
async def troll_takes_toll(own: Own, place: str, seats: list[int]) -> None:
    """Choose a player at the Troll's place, who gives you half of what he collected this round, rounded down."""
    victim = await own.pick_seat("bridge_troll", _can_pay_troll(own, seats))
    count = half(own.state.players[victim].collected)
    own.moves(victim, own.seat, await own.choose(victim, "give", count, _still_there(own.state, victim), own.seat))


@bridge_troll.robbing
def half_of(situation: Situation, place: str) -> Purse:
    """Half of a harvest that two share: the Bridge Troll's toll."""
    straw, wood, brick = share(situation.view.location(place).goods, 2, place)
    return straw // 2, wood // 2, brick // 2


@bridge_troll.harms
def harm_of_troll(outlook: Outlook, seat: int, place: str) -> float:
    return loss(outlook, seat, place, half_of(outlook.situation, place))


@bridge_troll.scoring("bridge_troll")
def paid_toll(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Who pays."""
    seat = seat_of(answer[0])
    straw, wood, brick = purse(situation.view.players[seat].collected)
    toll: Purse = straw // 2, wood // 2, brick // 2
    return situation.saved(situation.seat, toll) + situation.worth(seat, toll, -1)


@bridge_troll.missing("bridge_troll")
def pays_no_toll(view: GrimmView, decision: Decision) -> Found:
    place = next(f.place for f in view.table if f.card == bridge_troll.id and f.owner == decision.seat)
    for other in other_players(view, decision.seat):
        yield seat_id(other.seat), why("collected-little") if other.at == place else why("not-there")


@bridge_troll.hinting("bridge_troll")
def what_he_collected(player: PlayerView) -> Text:
    return Text("grimm-forest-hint-collected", {"goods": listed(player.collected)})


# -- Giant -------------------------------------------------------------------------------------------------------

giant = fable("giant", worth=0.5, copies=1, nature=Kind.MONSTER)
LOST_FABLE = 0.25
"""What a Fable in hand is worth to somebody whose hand is not known."""


def _anything_to_lose(own: Own, seats: list[int]) -> bool:
    players = [own.state.players[seat] for seat in seats]
    return any(player.friend or player.hand or total(player.goods) for player in players)


@strikes(giant, end_of_gather, harms=_anything_to_lose)
async def giant_tramples(own: Own, place: str, seats: list[int]) -> None:
    """All players at the Giant's place discard their Friend, all Fables in hand, and one resource of each kind."""
    for seat in seats:
        lose_friend(own.state, seat)
        player = own.state.players[seat]
        cards, player.hand = player.hand, []
        discard_from_hand(own.state, seat, cards)
        own.costs(seat, ONE_OF_EACH)


@giant.harms
def harm_of_giant(outlook: Outlook, seat: int, place: str) -> float:
    situation = outlook.situation
    player = situation.view.players[seat]
    friend = values.friend(situation, player.friend)
    return friend + LOST_FABLE * player.hand_size - situation.saved(seat, ONE_EACH, -1)


MONSTERS = (wolf, dragon, big_bad_wolf, bridge_troll, giant)
