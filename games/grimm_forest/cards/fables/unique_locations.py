"""Unique Locations. `games.grimm_forest.unique` lays them on places and discards them."""

from __future__ import annotations

from games.core.text import Seat
from games.grimm_forest.content import MONSTERS
from games.grimm_forest.goods import ONE_OF_EACH, choose, gain, gain_choice, lose
from games.grimm_forest.state import Fable, GrimmState
from games.grimm_forest.windows import departs_when, end_of_gather, monster_places, when_revealed
from games.grimm_forest.wording.terms import card_name, to_place


def _where(state: GrimmState, card: str) -> str:
    """The place this card lies on, "" when it is not in play."""
    return next((fable.place for fable in state.table if fable.card == card), "")


@monster_places.on("grandmas_house")
def monsters_visit_grandma(
    state: GrimmState, owner: int, places: tuple[str, ...], about: None
) -> tuple[str, ...]:
    """While it is in play every monster has to go to Grandma's House, even to join another monster."""
    house = _where(state, "grandmas_house")
    return (house,) if house and places else places


@when_revealed.on("grandmas_house", lambda state, seat: state.played(seat, "grandmas_house") is not None)
async def monsters_follow_grandma(state: GrimmState, seat: int) -> None:
    """Monsters that were put elsewhere this round go to Grandma's House as well."""
    house = _where(state, "grandmas_house")
    for fable in state.table:
        if fable.card in MONSTERS and fable.place and fable.place != house:
            fable.place = house
            state.say("grimm-forest-log-monster-follows", seat=fable.owner, who=Seat(fable.owner),
                      card=card_name(fable.card), place=to_place(house))


@end_of_gather.on("grandmas_house", lambda state, seat: bool(state.pigs_at(_where(state, "grandmas_house"))))
async def grandmas_house(state: GrimmState, seat: int) -> None:
    """After gathering, all players at this place gain two resources of their choice."""
    for guest in state.pigs_at(_where(state, "grandmas_house")):
        await gain_choice(state, guest, 2, "grandmas_house")


def _castle_guest(state: GrimmState) -> list[int]:
    return state.pigs_at(_where(state, "lonely_castle"))


@end_of_gather.on("lonely_castle", lambda state, seat: len(_castle_guest(state)) == 1)
async def lonely_castle(state: GrimmState, seat: int) -> None:
    """After gathering, a player who is alone at this place gains one of each resource."""
    gain(state, _castle_guest(state)[0], ONE_OF_EACH, "lonely_castle")


def _absent(state: GrimmState) -> list[int]:
    at = _where(state, "royal_wedding")
    return [seat for seat in state.order() if state.players[seat].at != at]


@end_of_gather.on(
    "royal_wedding", lambda state, seat: bool(_absent(state)), costs=lambda state, seat: seat in _absent(state)
)
async def royal_wedding(state: GrimmState, seat: int) -> None:
    """After gathering, each player who is not at this place discards one resource of his choice."""
    for other in _absent(state):
        lose(state, other, await choose(other, "discard", 1, state.goods(other), "royal_wedding"), "royal_wedding")


def _monster_there(state: GrimmState, fable: Fable) -> bool:
    return bool(state.monsters_at(fable.place))


def _crowded(state: GrimmState, fable: Fable) -> bool:
    return len(state.pigs_at(fable.place)) >= min(3, len(state.players))


def _deserted(state: GrimmState, fable: Fable) -> bool:
    return not state.pigs_at(fable.place)


departs_when["grandmas_house"] = _monster_there
departs_when["lonely_castle"] = _crowded
departs_when["royal_wedding"] = _deserted
