"""Friends: drawing one, keeping it or giving it away, and losing one (rulebook, "Friends")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of, seat_id, seat_of
from games.core.piles import Pile
from games.core.text import Seat
from games.grimm_forest.cards.box import BOX, friend_rules
from games.grimm_forest.state import GrimmState, no_goods
from games.grimm_forest.wording.terms import card_name, card_rule


def friends(state: GrimmState) -> Pile:
    """The Friend deck."""
    return Pile(state, state.friend_deck, state.friend_discards, "friends",
                lambda: state.say("grimm-forest-log-friends-shuffled"))


async def draw_friend(state: GrimmState, seat: int) -> None:
    """Draw a Friend, show it, and keep it or give it to another player, who cannot refuse."""
    drawn = friends(state).draw()
    if drawn is None:
        state.say("grimm-forest-log-no-friend", seat=seat, who=Seat(seat))
        return
    await offer_friend(state, seat, drawn.name)


async def offer_friend(state: GrimmState, seat: int, friend: str) -> None:
    """`seat` keeps this open Friend or gives it away."""
    state.offer, state.offer_by = friend, seat
    state.say("grimm-forest-log-meets", seat=seat, who=Seat(seat), card=card_name(friend))
    others = tuple(seat_id(other) for other in state.order() if other != seat)
    choice = await pick(one_of(seat, "friend", ("keep", *others), card=card_name(friend), rule=card_rule(friend)))
    state.offer, state.offer_by = "", -1
    if choice == "keep":
        await gain_friend(state, seat, friend)
        return
    taker = seat_of(choice)
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
    card = friend_rules(friend)
    if card is not None and card.arrives is not None:
        state.journal.count("triggered", friend)
        await card.arrives(BOX.own(state, seat, friend))


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
