"""The First Builder bonus: a token and one of three rewards for the first house of a material."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import one_of
from games.core.text import Seat
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.friends_rules import draw_friend
from games.grimm_forest.hand import draw, fables_left
from games.grimm_forest.state import GrimmState
from games.grimm_forest.words import house_name, listed


async def first_builder(state: GrimmState, seat: int, material: str) -> None:
    """After a roof: the first complete house of its material in the game earns the token and a reward.

    The token is given once, also when the house has been torn down since. A reward that cannot be had (no Fable,
    no Friend left anywhere) is not offered.
    """
    if material not in state.first_tokens:
        return
    state.first_tokens.remove(material)
    state.players[seat].tokens.append(material)
    state.say(
        "grimm-forest-log-first-builder", seat=seat, weight=2, who=Seat(seat), house=house_name(material)
    )
    rewards = ["goods"]
    if fables_left(state):
        rewards.append("fables")
    if state.friend_deck or state.friend_discards:
        rewards.append("friend")
    reward = rewards[0]
    if len(rewards) > 1:
        reward = await pick(one_of(seat, "first_builder", tuple(rewards), house=house_name(material)))
    match reward:
        case "goods":
            for one in MATERIALS:
                state.goods(seat)[one] += 1
            goods = listed(dict.fromkeys(MATERIALS, 1))
            state.say("grimm-forest-log-first-builder-goods", seat=seat, who=Seat(seat), goods=goods)
        case "fables":
            draw(state, seat, 2)
        case _:
            await draw_friend(state, seat)
