"""Fables for a pig that has company at its place at the end of the Gather phase, or shares with whoever is there."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Part, one_of, seat_id, seat_of
from games.core.effects import total
from games.core.state import Card
from games.core.text import Seat, Text
from games.grimm_forest.ai import values
from games.grimm_forest.ai.denial import STOP, brought, missing
from games.grimm_forest.ai.harm import rob_of
from games.grimm_forest.ai.mixing import share
from games.grimm_forest.ai.outlook import Outing
from games.grimm_forest.ai.plan import Purse, add, of_one
from games.grimm_forest.ai.questions import fables_kept
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import end_of_gather
from games.grimm_forest.cards.declare import fable
from games.grimm_forest.cards.deeds import Played
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import ACTIONS, MAKES, MATERIALS
from games.grimm_forest.hand import copy_ids, everybody, name_of
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.wording.reasons import Found, other_players, short_of, why
from games.grimm_forest.wording.terms import cards_listed, listed

SOMEWHERE = Played()
IN_COMPANY = Played(alone=False)

# -- A Friendly Game ---------------------------------------------------------------------------------------------

friendly_game = fable("friendly_game", worth=0.35)


def _worth_visiting(own: Own) -> list[int]:
    return [other for other in own.rivals_here if total(own.state.goods(other))]


@friendly_game.on(end_of_gather, when=lambda own: own.played is not None and bool(_worth_visiting(own)))
async def plays_a_game(own: Own) -> None:
    """Take two resources of your choice from one opponent at your place."""
    victim = await own.pick_seat("friendly_game", _worth_visiting(own))
    own.moves(victim, own.seat, await own.choose(own.seat, "take", 2, own.state.goods(victim), victim))


@friendly_game.weighs
def worth_of_game(outing: Outing) -> float:
    situation = outing.situation
    return max(
        outing.meets(r.seat) * rob_of(situation, r.seat, 2, brought(outing.outlook, r.seat, outing.place))
        for r in situation.rivals
    )


@friendly_game.scoring("friendly_game")
def played_with(situation: Situation, decision: Decision, answer: Answer) -> float:
    """From whom to take two."""
    seat = seat_of(answer[0])
    return rob_of(situation, seat, 2, situation.estates[seat].goods)


@friendly_game.missing("friendly_game")
def cannot_play(view: GrimmView, decision: Decision) -> Found:
    at = view.players[decision.seat].at
    for other in other_players(view, decision.seat):
        yield seat_id(other.seat), why("has-none") if other.at == at else why("not-with-you")


@friendly_game.hinting("friendly_game")
def what_he_has(player: PlayerView) -> Text:
    return Text("grimm-forest-hint-has", {"goods": listed(player.goods)})


# -- Powerful Friends --------------------------------------------------------------------------------------------

powerful_friends = fable("powerful_friends", worth=0.35)


@powerful_friends.on(end_of_gather, when=IN_COMPANY)
async def take_actions(own: Own) -> None:
    """Each opponent at your place loses one action of this Build phase; you gain it."""
    for rival in own.rivals_here:
        if own.state.players[rival].actions:
            own.state.players[rival].actions -= 1
            own.player.actions += 1
            own.say("grimm-forest-log-takes-action", whose=Seat(rival))


@powerful_friends.weighs
def worth_of_powerful_friends(outing: Outing) -> float:
    total = 0.0
    for rival in outing.situation.rivals:
        needs_all = missing(outing.outlook, rival.seat, outing.place, 1) == ACTIONS
        worth = values.ACTION * (1 + outing.situation.importance[rival.seat]) + STOP * needs_all
        total += outing.meets(rival.seat) * worth
    return total


# -- Spy Network -------------------------------------------------------------------------------------------------

spy_network = fable("spy_network", worth=0.35)


@spy_network.on(end_of_gather, when=SOMEWHERE, calm=True)
async def spies(own: Own) -> None:
    """Draw a Fable for each player at your place, yourself included."""
    own.draw(len(own.all_here))


@spy_network.weighs
def worth_of_spies(outing: Outing) -> float:
    return (1 + outing.company) * values.another_fable(outing.situation)


# -- Search the Past ---------------------------------------------------------------------------------------------

search_past = fable("search_past", worth=0.3, advanced=True)
TAKEN = 2


@search_past.on(end_of_gather, when=lambda own: IN_COMPANY(own) and bool(own.state.discards))
async def searches_the_past(own: Own) -> None:
    """If an opponent is at your place, take two Fables of your choice from the discard pile."""
    state = own.state
    taken = sorted(state.discards)
    if len(taken) > TAKEN:
        part = Part("search_past", tuple(copy_ids(taken)), least=TAKEN, most=TAKEN)
        answer = await ask(Decision(own.seat, "search_past", (part,), args={"n": TAKEN}))
        taken = [name_of(option) for option in answer]
    for name in taken:
        state.discards.remove(name)
        own.player.hand.append(Card(name, everybody(state)))
    own.say("grimm-forest-log-takes-from-discards", cards=cards_listed(taken))


@search_past.weighs
def worth_of_past(outing: Outing) -> float:
    best = sorted((values.fable(card) for card in outing.situation.view.discards), reverse=True)[:2]
    return (1 - outing.alone) * 0.8 * sum(best) * min(1.0, outing.situation.left / 3)


search_past.scoring("search_past")(fables_kept)

# -- Hidden Vault ------------------------------------------------------------------------------------------------

hidden_vault = fable("hidden_vault", worth=0.4)


@hidden_vault.on(end_of_gather, when=SOMEWHERE, calm=True)
async def vault_opens(own: Own) -> None:
    """Everybody at your place gains two of what it produces; at the Market each chooses."""
    for other in own.all_here:
        if own.at in MAKES:
            own.brings(other, {MAKES[own.at]: 2})
        else:
            await own.brings_choice(other, 2)


@hidden_vault.weighs
def worth_of_vault(outing: Outing) -> float:
    situation = outing.situation
    total = 0.0
    for player in situation.view.players:
        chance = 1.0 if player.seat == situation.seat else outing.meets(player.seat)
        if outing.place in MAKES:
            total += chance * situation.worth(player.seat, of_one(MAKES[outing.place], 2))
        else:
            total += chance * situation.care(player.seat) * situation.some_goods(player.seat, 2)
    return total


# -- Wandering Trader --------------------------------------------------------------------------------------------

wandering_trader = fable("wandering_trader", worth=0.3)


@wandering_trader.on(end_of_gather, when=SOMEWHERE)
async def trades(own: Own) -> None:
    """Everybody at your place may return two of one material for three of another."""
    for other in own.all_here:
        goods = own.state.goods(other)
        offers = [f"trade:{old}:{new}" for old in MATERIALS if goods[old] >= 2 for new in MATERIALS if new != old]
        if not offers:
            continue
        choice = await pick(one_of(other, "wandering_trader", (*offers, "none"), card=own.name))
        if choice == "none":
            own.declined()
            continue
        _, old, new = choice.split(":")
        own.costs(other, {old: 2})
        own.brings(other, {new: 3})


@wandering_trader.weighs
def worth_of_trader(outing: Outing) -> float:
    situation = outing.situation
    haul = share(situation.view.location(outing.place).goods, 1 + round(outing.company), outing.place)
    total = 0.0
    for player in situation.view.players:
        chance = 1.0 if player.seat == situation.seat else outing.meets(player.seat)
        total += chance * situation.care(player.seat) * _best_trade(situation, player.seat, haul)
    return total


def _best_trade(situation: Situation, seat: int, haul: Purse) -> float:
    goods = add(situation.estates[seat].goods, haul)
    now = situation.rounds(seat, goods)
    best = 0.0
    for old in MATERIALS:
        if goods[MATERIALS.index(old)] >= 2:
            for new in MATERIALS:
                traded = add(add(goods, of_one(old, 2), -1), of_one(new, 3))
                best = max(best, now - situation.rounds(seat, traded)) if new != old else best
    return best


@wandering_trader.scoring("wandering_trader")
def traded(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Two of one for three of another."""
    if answer[0] == "none":
        return 0.001
    _, old, new = answer[0].split(":")
    goods = add(add(situation.estates[situation.seat].goods, of_one(old, 2), -1), of_one(new, 3))
    return situation.rounds(situation.seat) - situation.rounds(situation.seat, goods)


@wandering_trader.missing("wandering_trader")
def cannot_trade(view: GrimmView, decision: Decision) -> Found:
    owned = view.players[decision.seat].goods
    for old in MATERIALS:
        for new in MATERIALS:
            if new != old:
                yield f"trade:{old}:{new}", short_of(old, 2, owned[old])
