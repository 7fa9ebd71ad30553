"""Friends that act at the start of the round."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.effects import total
from games.core.text import Seat
from games.grimm_forest.content import MAKES, MATERIALS
from games.grimm_forest.goods import ONE_OF_EACH, gain, gain_choice, give, take_from_place
from games.grimm_forest.hand import top_fable
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import end_of_gather, start_of_round
from games.grimm_forest.wording.terms import amount, card_name, to_place


def _always(state: GrimmState, seat: int) -> bool:
    return True


@start_of_round.on("aladdin", _always, calm=True)
async def aladdin_predicts(state: GrimmState, seat: int) -> None:
    """At the start of the round say whether you will end up alone or with others."""
    said = await pick(one_of(seat, "aladdin", ("alone", "together")))
    state.players[seat].said = said
    state.say("grimm-forest-log-predicts", seat=seat, who=Seat(seat), what=said)


def _aladdin_was_right(state: GrimmState, seat: int) -> bool:
    said = state.players[seat].said
    return (said == "alone" and state.alone(seat)) or (said == "together" and state.accompanied(seat))


@end_of_gather.on("aladdin", _aladdin_was_right, calm=True)
async def aladdin(state: GrimmState, seat: int) -> None:
    """At the end of the Gather phase, if the prediction came true, gain one of each resource."""
    gain(state, seat, ONE_OF_EACH, "aladdin")


def _loot(state: GrimmState, seat: int) -> list[str]:
    return [
        f"rob:{other}:{material}"
        for other in state.order() if other != seat
        for material in MATERIALS if state.goods(other)[material]
    ]


@start_of_round.on("ali_baba", lambda state, seat: bool(_loot(state, seat)), calm=True)
async def ali_baba(state: GrimmState, seat: int) -> None:
    """At the start of the round take one resource of your choice from another player's board."""
    options = tuple(_loot(state, seat))
    choice = options[0] if len(options) == 1 else await pick(one_of(seat, "ali_baba", options))
    _, whose, material = choice.split(":")
    player = state.players[seat]
    player.robbed, player.booty = int(whose), material
    give(state, player.robbed, seat, {material: 1}, "ali_baba")


def _caught(state: GrimmState, seat: int) -> bool:
    player = state.players[seat]
    if player.robbed < 0 or not player.at:
        return False
    return state.players[player.robbed].at == player.at and player.goods[player.booty] > 0


@end_of_gather.on("ali_baba", _caught)
async def ali_baba_gives_back(state: GrimmState, seat: int) -> None:
    """If the robbed player gathers at your place, he gets the resource back, provided you still have one like it."""
    player = state.players[seat]
    give(state, seat, player.robbed, {player.booty: 1}, "ali_baba")
    player.robbed, player.booty = -1, ""


@start_of_round.on("pinocchio", _always, calm=True)
async def pinocchio_announces(state: GrimmState, seat: int) -> None:
    """At the start of the round say where you will go."""
    place = await pick(one_of(seat, "pinocchio", tuple(state.locations)))
    state.players[seat].said = place
    state.say("grimm-forest-log-announces", seat=seat, who=Seat(seat), place=to_place(place))


@end_of_gather.on(
    "pinocchio",
    lambda state, seat: bool(state.players[seat].at) and state.players[seat].said == state.players[seat].at,
    calm=True,
)
async def pinocchio(state: GrimmState, seat: int) -> None:
    """If you are at the announced place at the end of the Gather phase, gain two of what it produces."""
    at = state.players[seat].at
    if at == "market":
        await gain_choice(state, seat, 2, "pinocchio")
    else:
        gain(state, seat, {MAKES[at]: 2}, "pinocchio")


@start_of_round.on("rapunzel", _always, calm=True)
async def rapunzel(state: GrimmState, seat: int) -> None:
    """At the start of the round put two resources of one kind from the supply on Rapunzel."""
    material = await pick(one_of(seat, "rapunzel", MATERIALS))
    state.players[seat].stored[material] += 2
    state.say("grimm-forest-log-rapunzel-stores", seat=seat, who=Seat(seat), goods=amount(material, 2))


def _fable_for_a_sleeper(state: GrimmState, seat: int) -> bool:
    return bool(state.deck or state.discards)


@start_of_round.on("sleeping_beauty", _fable_for_a_sleeper, calm=True)
async def sleeping_beauty(state: GrimmState, seat: int) -> None:
    """Choose a player, yourself allowed: he plays the top Fable unseen, and no other, this round."""
    target = int((await pick(one_of(seat, "sleeping_beauty", tuple(f"seat:{one}" for one in state.order()))))[5:])
    card = top_fable(state)
    assert card is not None
    player = state.players[target]
    player.facedown, player.facedown_seen = card, card.known_to
    state.say("grimm-forest-log-sleeps", seat=seat, who=Seat(seat), whom=Seat(target),
              card=card_name("sleeping_beauty"))


def _grains(state: GrimmState) -> list[str]:
    return [
        f"grain:{place}:{material}"
        for place, goods in state.locations.items() if total(goods)
        for material in MATERIALS if goods[material]
    ]


@start_of_round.on("tom_thumb", lambda state, seat: bool(_grains(state)), calm=True)
async def tom_thumb(state: GrimmState, seat: int) -> None:
    """At the start of the round you may take one resource from any place."""
    choice = await pick(one_of(seat, "tom_thumb", (*_grains(state), "none")))
    if choice == "none":
        state.journal.count("declined", "tom_thumb")
        return
    _, place, material = choice.split(":")
    take_from_place(state, seat, place, {material: 1}, "tom_thumb")
