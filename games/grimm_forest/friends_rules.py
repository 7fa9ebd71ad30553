"""Friends: drawing one, keeping it or giving it away, and losing one (rulebook, "Friends")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.state import GrimmState, no_goods
from games.grimm_forest.windows import on_gain
from games.grimm_forest.wording.terms import card_name, card_rule


def top_friend(state: GrimmState, *seen_by: int) -> Card | None:
    """Take the top Friend; an empty deck is made anew from the discards. None when both are empty. `seen_by` are the
    seats that will see it; none named: everybody."""
    chance = state.rolls(*seen_by)
    if not state.friend_deck:
        if not state.friend_discards:
            return None
        state.friend_deck = [Card(name) for name in state.friend_discards]
        state.friend_discards = []
        chance.shuffle("friends", state.friend_deck)
        state.say("grimm-forest-log-friends-shuffled")
    return state.friend_deck.pop()


async def draw_friend(state: GrimmState, seat: int) -> None:
    """Draw a Friend, show it, and keep it or give it to another player, who cannot refuse."""
    drawn = top_friend(state)
    if drawn is None:
        state.say("grimm-forest-log-no-friend", seat=seat, who=Seat(seat))
        return
    await offer_friend(state, seat, drawn.name)


async def offer_friend(state: GrimmState, seat: int, friend: str) -> None:
    """`seat` keeps this open Friend or gives it away."""
    state.offer, state.offer_by = friend, seat
    state.say("grimm-forest-log-meets", seat=seat, who=Seat(seat), card=card_name(friend))
    others = tuple(f"seat:{other}" for other in state.order() if other != seat)
    choice = await pick(one_of(seat, "friend", ("keep", *others), card=card_name(friend), rule=card_rule(friend)))
    state.offer, state.offer_by = "", -1
    if choice == "keep":
        await gain_friend(state, seat, friend)
        return
    taker = int(choice[5:])
    state.say(
        "grimm-forest-log-sends-friend", seat=seat, who=Seat(seat), to_whom=Seat(taker), card=card_name(friend)
    )
    await gain_friend(state, taker, friend)


async def gain_friend(state: GrimmState, seat: int, friend: str) -> None:
    """A Friend joins a seat and takes the place of the one who was there."""
    seat_friend(state, seat, friend)
    await welcome(state, seat, friend)


def seat_friend(state: GrimmState, seat: int, friend: str) -> None:
    """Put a Friend before a seat; the old one is discarded."""
    lose_friend(state, seat)
    state.players[seat].friend = friend
    state.journal.count("played", friend)
    state.say("grimm-forest-log-joins", seat=seat, who=Seat(seat), card=card_name(friend))


async def welcome(state: GrimmState, seat: int, friend: str) -> None:
    """What the Friend does on arriving."""
    arrives = on_gain.get(friend)
    if arrives is not None:
        state.journal.count("triggered", friend)
        await arrives(state, seat)


def lose_friend(state: GrimmState, seat: int) -> None:
    """A seat's Friend, if it has one, goes to the discards, and everything on or under the card goes back."""
    player = state.players[seat]
    if not player.friend:
        return
    state.friend_discards.append(player.friend)
    state.say("grimm-forest-log-friend-leaves", seat=seat, who=Seat(seat), card=card_name(player.friend))
    player.friend = player.said = player.booty = ""
    player.robbed = -1
    player.stored = no_goods()
    player.under_mermaid = []
