"""Fables that act at once when they are revealed, before the Gather cards are."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Part, one_of
from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.content import MONSTERS
from games.grimm_forest.friends_rules import seat_friend, top_friend, welcome
from games.grimm_forest.hand import everybody, pop_named
from games.grimm_forest.state import GatherCard, GrimmState
from games.grimm_forest.windows import monster_places, when_revealed
from games.grimm_forest.wording.terms import card_name, cards_listed, place_name, to_place


def gather_of(state: GrimmState, seat: int) -> GatherCard:
    """The Gather card that lies before a seat."""
    gather = state.players[seat].gather
    assert gather is not None
    return gather


@when_revealed.on("crystal_ball", lambda state, seat: state.played(seat, "crystal_ball") is not None)
async def crystal_ball(state: GrimmState, seat: int) -> None:
    """Look at one player's chosen Gather card; then you may change your own."""
    others = [other for other in state.order() if other != seat]
    target = others[0]
    if len(others) > 1:
        target = int((await pick(one_of(seat, "crystal_ball", tuple(f"seat:{other}" for other in others))))[5:])
    seen = gather_of(state, target)
    seen.known_to |= 1 << seat
    state.learnt(seat)
    state.say("grimm-forest-log-looks-at-gather", seat=seat, who=Seat(seat), whose=Seat(target))
    state.say("grimm-forest-log-you-see", seat=seat, to=(seat,), weight=0, whose=Seat(target),
              place=to_place(seen.place))
    cards = tuple(state.gather_hand(seat))
    form = Decision(seat, "crystal_change", (Part("crystal_change", ("stay", *cards)),), private=True,
                    args={"whose": Seat(target), "place": to_place(seen.place)})
    choice = await pick(form)
    if choice != "stay":
        state.players[seat].gather = GatherCard(choice, seat, 0)
    gather_of(state, seat).known_to = 1 << seat  # who knew the old card cannot tell whether it still lies there
    state.say("grimm-forest-log-may-have-changed", seat=seat, weight=0, who=Seat(seat))


@when_revealed.on("curse_darkness", lambda state, seat: state.played(seat, "curse_darkness") is not None)
async def curse_darkness(state: GrimmState, seat: int) -> None:
    """Each opponent shuffles all his Gather cards and plays a random one; he may look at it."""
    for other in state.order():
        if other == seat:
            continue
        gather = gather_of(state, other)
        choice = state.rolls(other).choice("curse", [*state.gather_hand(other), gather.place])
        owner = gather.owner if choice == gather.place else other
        state.players[other].gather = GatherCard(choice, owner, 1 << other)
        state.say("grimm-forest-log-cursed", seat=other, who=Seat(other))
        state.say("grimm-forest-log-you-now-play", seat=other, to=(other,), weight=0, place=place_name(choice))


@when_revealed.on("magic_flute", lambda state, seat: state.played(seat, "magic_flute") is not None)
async def magic_flute(state: GrimmState, seat: int) -> None:
    """Every monster card played this round joins your hand and does nothing this round."""
    called = [fable for fable in state.table if fable.card in MONSTERS]
    state.table = [fable for fable in state.table if fable.card not in MONSTERS]
    if called:
        names = [fable.card for fable in called]
        state.players[seat].hand += [Card(name, everybody(state)) for name in names]
        state.say("grimm-forest-log-flute", seat=seat, who=Seat(seat), cards=cards_listed(names))


@monster_places.on("magic_flute")
def monsters_hear_the_flute(state: GrimmState, owner: int, places: tuple[str, ...], about: None) -> tuple[str, ...]:
    """In the round of the Flute a monster need not be put anywhere: it will be in a hand before it acts."""
    return () if state.played(owner, "magic_flute") is not None else places


@when_revealed.on("night_tavern", lambda state, seat: state.played(seat, "night_tavern") is not None)
async def night_tavern(state: GrimmState, seat: int) -> None:
    """Draw a Friend for each player, keep one, deal the others at random. Everybody takes the new Friend."""
    for _ in state.players:
        card = top_friend(state, seat)
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
    kept = pop_named(state.tavern, choice.partition(":")[2])
    state.rolls().shuffle("tavern", state.tavern)
    guests = [other for other in state.order() if other != seat]
    dealt = [(seat, kept.name), *((other, card.name) for other, card in zip(guests, state.tavern, strict=False))]
    state.tavern = []
    for guest, friend in dealt:
        seat_friend(state, guest, friend)
    for guest, friend in dealt:
        await welcome(state, guest, friend)


@when_revealed.on("wishing_well", lambda state, seat: state.played(seat, "wishing_well") is not None)
async def wishing_well(state: GrimmState, seat: int) -> None:
    """Exchange the Gather cards of two players unseen; they have played each other's card and may look at it."""
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
    state.say("grimm-forest-log-wishing-well", seat=seat, who=Seat(seat), one=Seat(one), two=Seat(two),
              card=card_name("wishing_well"))
    for mine in (one, two):
        place = place_name(gather_of(state, mine).place)
        state.say("grimm-forest-log-you-now-play", seat=mine, to=(mine,), weight=0, place=place)
