"""The five monsters. `games.grimm_forest.monsters` puts them on places and asks who cancels them."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.content import MATERIALS, PARTS
from games.grimm_forest.friends_rules import lose_friend
from games.grimm_forest.goods import ONE_OF_EACH, choose, give, half, lose
from games.grimm_forest.hand import discard_from_hand
from games.grimm_forest.monsters import monster
from games.grimm_forest.sections import remove_top
from games.grimm_forest.state import GrimmState, House
from games.grimm_forest.windows import before_collecting, end_of_gather
from games.grimm_forest.wording.terms import card_name, in_place, listed, section_name


def _goods_there(state: GrimmState, owner: int, seats: list[int]) -> bool:
    return bool(total(state.locations[state.players[seats[0]].at]))


@monster(before_collecting, "wolf", _goods_there)
async def wolf(state: GrimmState, owner: int, place: str, seats: list[int]) -> None:
    """If anybody is at the Wolf's place, all resources on it are discarded before they are collected."""
    goods = state.locations[place]
    state.say("grimm-forest-log-wolf", goods=listed(goods), place=in_place(place))
    goods.update(dict.fromkeys(MATERIALS, 0))


def _rich_visitor(state: GrimmState, owner: int, seats: list[int]) -> bool:
    return any(total(state.goods(seat)) for seat in seats)


@monster(before_collecting, "dragon", _rich_visitor)
async def dragon(state: GrimmState, owner: int, place: str, seats: list[int]) -> None:
    """All players at the Dragon's place discard every resource on their boards."""
    for seat in seats:
        lose(state, seat, dict(state.goods(seat)), "dragon")


def _soft_houses(state: GrimmState, seat: int) -> list[House]:
    """The houses of straw and wood that differ from each other, as far as the wolf is concerned."""
    found: list[House] = []
    for house in state.players[seat].houses:
        if house.material != "brick" and house not in found:
            found.append(house)
    return found


@monster(
    end_of_gather, "big_bad_wolf", lambda state, owner, seats: any(_soft_houses(state, seat) for seat in seats)
)
async def big_bad_wolf(state: GrimmState, owner: int, place: str, seats: list[int]) -> None:
    """From each player at its place the wolf's owner picks a straw or wooden house and removes its top section."""
    for seat in seats:
        houses = {_house_id(house): house for house in _soft_houses(state, seat)}
        if not houses:
            continue
        choice = next(iter(houses))
        if len(houses) > 1:
            choice = await pick(one_of(owner, "big_bad_wolf", tuple(houses), whose=Seat(seat)))
        house = houses[choice]
        part = remove_top(state, seat, house)
        state.say("grimm-forest-log-blown-down", seat=seat, who=Seat(seat), section=section_name(house.material, part),
                  card=card_name("big_bad_wolf"))


def _house_id(house: House) -> str:
    corners = ":corners" if house.corners else ""
    return f"house:{house.material}:{PARTS[house.parts - 1]}{corners}"


def _can_pay_troll(state: GrimmState, owner: int, seats: list[int]) -> list[int]:
    return [
        seat for seat in seats
        if seat != owner and half(state.players[seat].collected) and total(_still_there(state, seat))
    ]


def _still_there(state: GrimmState, seat: int) -> dict[str, int]:
    """What a seat still has of what it collected this round."""
    player = state.players[seat]
    return {material: min(count, player.goods[material]) for material, count in player.collected.items()}


@monster(end_of_gather, "bridge_troll", lambda state, owner, seats: bool(_can_pay_troll(state, owner, seats)))
async def bridge_troll(state: GrimmState, owner: int, place: str, seats: list[int]) -> None:
    """Choose a player at the Troll's place, who gives you half of what he collected this round, rounded down."""
    rivals = _can_pay_troll(state, owner, seats)
    victim = rivals[0]
    if len(rivals) > 1:
        victim = int((await pick(one_of(owner, "bridge_troll", tuple(f"seat:{seat}" for seat in rivals))))[5:])
    count = half(state.players[victim].collected)
    given = await choose(victim, "give", count, _still_there(state, victim), "bridge_troll", owner)
    give(state, victim, owner, given, "bridge_troll")


def _anything_to_lose(state: GrimmState, owner: int, seats: list[int]) -> bool:
    players = [state.players[seat] for seat in seats]
    return any(player.friend or player.hand or total(player.goods) for player in players)


@monster(end_of_gather, "giant", _anything_to_lose)
async def giant(state: GrimmState, owner: int, place: str, seats: list[int]) -> None:
    """All players at the Giant's place discard their Friend, all Fables in hand, and one resource of each kind."""
    for seat in seats:
        lose_friend(state, seat)
        player = state.players[seat]
        cards, player.hand = player.hand, []
        discard_from_hand(state, seat, cards)
        lose(state, seat, ONE_OF_EACH, "giant")
