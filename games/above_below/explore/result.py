"""What has become of an exploration: the highest number reached, the cave card, what comes or goes at once (p. 7-8).

What is still to be chosen of it is left in `Expedition.pending` for `explore.spoils`.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.above_below.book.load import page_key
from games.above_below.book.schema import Gain, Penalty
from games.above_below.cards.box import SECOND
from games.above_below.cards.pages import page_card
from games.above_below.content.load import CIDER, POTION, SUPPLIES
from games.above_below.explore.page import present_choice
from games.above_below.gaining import change_reputation, join, tell_reputation
from games.above_below.paying import can_pay, pay
from games.above_below.rows import put_cave_under, take_cave
from games.above_below.state import AboveBelowState, Cave, Expedition, Player, Step, Zone
from games.above_below.wording.terms import amount, goods_listed, villager_name
from games.core.text import Seat, Text, text

SUCCESS, FAILURE = "success", "failure"
FREE_VILLAGER, CHEAPER_VILLAGER, BUILDING = "free_villager", "cheaper_villager", "building"
STATE, INJURY = "state", "injury"


def reached(trip: Expedition) -> list[int]:
    """The numbers of the choice that were reached, the highest first."""
    return [tier.at for tier in reversed(present_choice(trip).tiers) if tier.at <= trip.lanterns]


def gain_at(trip: Expedition, number: int) -> Gain:
    """What reaching a number of the choice brings."""
    return page_card(trip.page).gain(trip.choice, number)


def number_taken(player: Player, trip: Expedition) -> int | None:
    """The highest number reached whose price the player can pay (AB-54); None when there is none."""
    return next((number for number in reached(trip) if can_pay(player, -gain_at(trip, number).coins)), None)


async def conclude(state: AboveBelowState) -> None:
    """Tell what became of it; a price is paid first. The explorers go home, the cave stays or goes under the pile."""
    trip, player = state.trip, state.players[state.trip.seat]
    state.learnt()
    number = number_taken(player, trip)
    gain = Gain() if number is None else gain_at(trip, number)
    if gain.coins < 0:
        await pay(state, player, -gain.coins, text("above-below-encounter"))
    trip.outcome = SUCCESS if reached(trip) else FAILURE
    _go_home(state, trip, player)
    key = "above-below-log-success" if trip.outcome == SUCCESS else "above-below-log-failure"
    state.say(key, seat=player.seat, who=Seat(player.seat), n=trip.lanterns)
    if trip.outcome == SUCCESS:
        state.journal.count("triggered", trip.page)
    if trip.outcome == FAILURE:
        _fail(state, trip, player)
    elif number is None:
        trip.reached = reached(trip)[-1]
        state.say("above-below-log-cannot-pay", seat=player.seat, who=Seat(player.seat))
    else:
        trip.reached = number
        _tell(state, trip, str(number))
        receive(state, trip, player, gain)
    state.step = Step.SPOILS


def _go_home(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    for one in list(player.in_zone(Zone.EXPLORING)):
        one.zone = Zone.EXHAUSTED
    if trip.token:
        state.tokens_used.append(trip.token)
    if trip.outcome == SUCCESS and present_choice(trip).keeps_cave:
        player.caves.append(Cave(trip.cave))
    else:
        put_cave_under(state, trip.cave)


def _tell(state: AboveBelowState, trip: Expedition, which: str) -> None:
    state.say("above-below-log-told", seat=trip.seat, result=Text(page_key(trip.page, trip.choice, which)))


def _fail(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    """A failure that is told, and what it costs; coins only as far as there are any."""
    if present_choice(trip).fail is None:
        return
    penalty = page_card(trip.page).penalty(trip.choice)
    _tell(state, trip, "fail")
    if coins := min(penalty.coins, player.coins):
        player.coins -= coins
        state.say("above-below-log-pays", seat=player.seat, who=Seat(player.seat), coins=amount("coin", coins))
    tell_reputation(state, player, change_reputation(state, player, penalty.reputation))
    trip.pending += _penalties(penalty)


def _penalties(penalty: Penalty) -> Iterator[str]:
    if penalty.injury:
        yield INJURY
    if penalty.state is not None:
        yield f"{STATE}:{penalty.state}"


def receive(state: AboveBelowState, trip: Expedition, player: Player, gain: Gain) -> None:
    """Take what a result brings at once, and note what is to be chosen. Its price has been paid."""
    if gain.coins:
        trip.gained = max(0, gain.coins)
        player.coins += trip.gained
        key = "above-below-log-coins" if gain.coins > 0 else "above-below-log-pays"
        state.say(key, seat=player.seat, who=Seat(player.seat), coins=amount("coin", abs(gain.coins)))
    found: dict[str, int] = {good: state.gain(player.seat, good, n) for good, n in gain.goods.items()}
    found[POTION] = state.gain(player.seat, POTION, gain.potion)
    found[CIDER] = state.gain(player.seat, CIDER, gain.cider)
    if SUPPLIES in state.modules:
        found[SUPPLIES] = state.gain(player.seat, SUPPLIES, gain.supplies)
    if any(found.values()):
        state.say("above-below-log-gains", seat=player.seat, who=Seat(player.seat), goods=goods_listed(found))
    tell_reputation(state, player, change_reputation(state, player, gain.reputation))
    for _ in range(gain.cave):
        if card := take_cave(state):
            player.caves.append(Cave(card))
            state.say("above-below-log-cave", seat=player.seat, who=Seat(player.seat))
    if gain.special_villager is not None:
        _special(state, player, gain.special_villager)
    trip.pending += _choices(gain)


def _choices(gain: Gain) -> Iterator[str]:
    if gain.villager is not None:
        yield FREE_VILLAGER if gain.villager == "cheapest_free" else CHEAPER_VILLAGER
    if gain.building_up_to is not None:
        yield f"{BUILDING}:{gain.building_up_to}"
    if gain.state is not None:
        yield f"{STATE}:{gain.state}"


def _special(state: AboveBelowState, player: Player, name: str) -> None:
    """A special villager joins, exhausted (AB-17), while there is one left."""
    piece = next((one for one in state.specials if one.removesuffix(SECOND) == name), None)
    if piece is not None:
        state.specials.remove(piece)
        join(state, player, piece, Zone.EXHAUSTED)
    else:
        state.say("above-below-log-gone", seat=player.seat, villager=villager_name(name))
