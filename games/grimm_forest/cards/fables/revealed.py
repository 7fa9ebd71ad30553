"""Fables that act at once when they are revealed, before the Gather cards are."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Answer, Decision, Part, one_of
from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.ai import values
from games.grimm_forest.ai.denial import stopped
from games.grimm_forest.ai.harm import UNLIKELY
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.outlook import Outing
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.cards.box import is_monster, monster_places, when_revealed
from games.grimm_forest.cards.declare import fable
from games.grimm_forest.cards.own import Own
from games.grimm_forest.friends_rules import friends, seat_friend, welcome
from games.grimm_forest.hand import everybody, name_of, pop_named
from games.grimm_forest.state import GatherCard, GrimmState
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.reasons import Found, kept_places, why
from games.grimm_forest.wording.terms import cards_listed, place_name, to_place


def gather_of(state: GrimmState, seat: int) -> GatherCard:
    """The Gather card that lies before a seat."""
    gather = state.players[seat].gather
    assert gather is not None
    return gather


def _played(own: Own) -> bool:
    return own.played is not None


# -- Crystal Ball ------------------------------------------------------------------------------------------------

crystal_ball = fable("crystal_ball", worth=0.35)


@crystal_ball.on(when_revealed, when=_played)
async def looks_into_the_ball(own: Own) -> None:
    """Look at one player's chosen Gather card; then you may change your own."""
    state, seat = own.state, own.seat
    target = await own.pick_seat("crystal_ball", own.others)
    seen = gather_of(state, target)
    seen.known_to |= 1 << seat
    state.learnt(seat)
    own.say("grimm-forest-log-looks-at-gather", whose=Seat(target))
    state.say("grimm-forest-log-you-see", seat=seat, to=(seat,), weight=0, whose=Seat(target),
              place=to_place(seen.place))
    cards = tuple(state.gather_hand(seat))
    form = Decision(seat, "crystal_change", (Part("crystal_change", ("stay", *cards)),), private=True,
                    args={"whose": Seat(target), "place": to_place(seen.place)})
    choice = await pick(form)
    if choice != "stay":
        own.player.gather = GatherCard(choice, seat, 0)
    gather_of(state, seat).known_to = 1 << seat  # who knew the old card cannot tell whether it still lies there
    own.say("grimm-forest-log-may-have-changed", weight=0)


@crystal_ball.weighs
def worth_of_ball(outing: Outing) -> float:
    """What knowing one opponent's place improves on the average, as if only he could come to mine."""
    situation, outlook = outing.situation, outing.outlook
    rival = max(situation.rivals, key=lambda r: situation.importance[r.seat])
    known = 0.0
    for place, chance in outlook.mixes[rival.seat].items():
        if chance > UNLIKELY:
            sure = {**outlook.mixes, rival.seat: {one: float(one == place) for one in outlook.places}}
            known += chance * max(outlook.value(situation.seat, one, sure) for one in situation.me.gather_cards)
    return known - outlook.value(situation.seat, outing.place)


@crystal_ball.scoring("crystal_ball")
def watched(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Whose card to look at: whoever may be where I go, and then whoever is ahead."""
    seat = int(answer[0][5:])
    mix = mixing_of(situation).mixes[seat]
    return mix.get(situation.me.gather, 0.0) + 0.1 * situation.importance[seat]


@crystal_ball.scoring("crystal_change")
def place_after_all(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Stay with my card, or play another."""
    place = situation.me.gather if answer[0] == "stay" else answer[0]
    mixing = mixing_of(situation)
    return mixing.value(situation.seat, place) + stopped(mixing, place)


@crystal_ball.missing("crystal_change")
def not_to_be_played(view: GrimmView, decision: Decision) -> Found:
    me = view.players[decision.seat]
    yield from kept_places(view, decision)
    for location in view.locations:
        if location.id == me.gather:
            yield location.id, why("your-plan")
        elif location.id not in me.under_mermaid:
            yield location.id, why("not-in-hand")


# -- Curse of Darkness -------------------------------------------------------------------------------------------

curse_darkness = fable("curse_darkness", worth=0.3, advanced=True, draws=("curse",))


@curse_darkness.on(when_revealed, when=_played)
async def darkness_falls(own: Own) -> None:
    """Each opponent shuffles all his Gather cards and plays a random one; he may look at it."""
    state = own.state
    for other in own.others:
        gather = gather_of(state, other)
        choice = state.rolls(other).choice("curse", [*state.gather_hand(other), gather.place])
        owner = gather.owner if choice == gather.place else other
        state.players[other].gather = GatherCard(choice, owner, 1 << other)
        own.tell(other, "grimm-forest-log-cursed")
        state.say("grimm-forest-log-you-now-play", seat=other, to=(other,), weight=0, place=place_name(choice))


@curse_darkness.weighs
def worth_of_curse(outing: Outing) -> float:
    situation, outlook = outing.situation, outing.outlook
    even = {one: 1 / len(outlook.places) for one in outlook.places}
    lost = 0.0
    for rival in situation.rivals:
        for place, chance in outlook.mixes[rival.seat].items():
            lost += situation.importance[rival.seat] * (chance - even[place]) * outlook.value(rival.seat, place)
    cursed = {**dict.fromkeys((rival.seat for rival in situation.rivals), even),
              situation.seat: outlook.mixes[situation.seat]}
    changed = outlook.value(situation.seat, outing.place, cursed) - outlook.value(situation.seat, outing.place)
    return lost + changed


# -- Magic Flute -------------------------------------------------------------------------------------------------

magic_flute = fable("magic_flute", worth=0.2, advanced=True)


@magic_flute.on(when_revealed, when=_played)
async def calls_monsters(own: Own) -> None:
    """Every monster card played this round joins your hand and does nothing this round."""
    state = own.state
    called = [one.card for one in state.table if is_monster(one.card)]
    state.table = [one for one in state.table if not is_monster(one.card)]
    if called:
        own.player.hand += [Card(name, everybody(state)) for name in called]
        own.say("grimm-forest-log-flute", cards=cards_listed(called))


@magic_flute.changes(monster_places)
def monsters_hear_the_flute(own: Own, places: tuple[str, ...], about: None) -> tuple[str, ...]:
    """In the round of the Flute a monster need not be put anywhere: it will be in a hand before it acts."""
    return () if own.played is not None else places


@magic_flute.weighs
def worth_of_flute(outing: Outing) -> float:
    return 0.12 * sum(rival.hand_size > 0 for rival in outing.situation.rivals)


# -- Night at the Tavern -----------------------------------------------------------------------------------------

night_tavern = fable("night_tavern", worth=0.35, copies=1, advanced=True, draws=("tavern",))


@night_tavern.on(when_revealed, when=_played)
async def new_company(own: Own) -> None:
    """Draw a Friend for each player, keep one, deal the others at random. Everybody takes the new Friend."""
    state, seat = own.state, own.seat
    for _ in state.players:
        card = friends(state).draw(seat)
        if card is None:
            break
        card.learn(seat)
        state.tavern.append(card)
    if not state.tavern:
        return
    ids = tuple(f"friend:{card.name}" for card in state.tavern)
    choice = ids[0]
    if len(ids) > 1:
        choice = await pick(one_of(seat, "night_tavern", ids, private=True))
    kept = pop_named(state.tavern, name_of(choice))
    state.rolls().shuffle("tavern", state.tavern)
    dealt = [(seat, kept.name), *((other, card.name) for other, card in zip(own.others, state.tavern, strict=False))]
    state.tavern = []
    for guest, friend in dealt:
        seat_friend(state, guest, friend)
    for guest, friend in dealt:
        await welcome(state, guest, friend)


@night_tavern.weighs
def worth_of_tavern(outing: Outing) -> float:
    situation = outing.situation
    usual = values.ANY_FRIEND * min(values.FEW_ROUNDS, situation.left)
    change = 1.5 * usual - values.friend(situation, situation.me.friend)
    for rival in situation.rivals:
        change -= situation.importance[rival.seat] * (usual - values.friend(situation, rival.friend))
    return change


@night_tavern.scoring("night_tavern")
def best_company(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which Friend to keep."""
    return values.friend(situation, name_of(answer[0]))


# -- Wishing Well ------------------------------------------------------------------------------------------------

wishing_well = fable("wishing_well", worth=0.15, copies=1, advanced=True)


@wishing_well.on(when_revealed, when=_played)
async def exchanges_wishes(own: Own) -> None:
    """Exchange the Gather cards of two players unseen; they have played each other's card and may look at it."""
    state, seat = own.state, own.seat
    seats = tuple(f"seat:{other}" for other in state.order())
    pair = seats
    if len(seats) > 2:
        pair = await ask(Decision(seat, "wishing_well", (Part("wishing_well", seats, least=2, most=2),)))
    one, two = (int(option[5:]) for option in pair)
    first, second = state.players[one], state.players[two]
    first.gather, second.gather = second.gather, first.gather
    state.learnt(one, two)
    for mine in (one, two):
        gather_of(state, mine).known_to |= 1 << mine
    own.say("grimm-forest-log-wishing-well", one=Seat(one), two=Seat(two), card=own.name)
    for mine in (one, two):
        place = place_name(gather_of(state, mine).place)
        state.say("grimm-forest-log-you-now-play", seat=mine, to=(mine,), weight=0, place=place)


@wishing_well.weighs
def worth_of_well(outing: Outing) -> float:
    return 0.12


@wishing_well.scoring("wishing_well")
def wished(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Exchange my card when a rival's is likely better, else those of two rivals who are ahead."""
    seats = [int(option[5:]) for option in answer]
    if situation.seat not in seats:
        return 0.01 * sum(situation.importance[seat] for seat in seats)
    other = next(seat for seat in seats if seat != situation.seat)
    mixing = mixing_of(situation)
    expected = sum(chance * mixing.value(situation.seat, place) for place, chance in mixing.mixes[other].items())
    return expected - mixing.value(situation.seat, situation.me.gather)
