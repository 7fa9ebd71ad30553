"""Friends who may be discarded for something."""

from __future__ import annotations

from games.core.ask import ask
from games.core.decision import Decision, Part
from games.grimm_forest.content import MONSTERS
from games.grimm_forest.friends_rules import lose_friend
from games.grimm_forest.goods import gain_choice
from games.grimm_forest.hand import copy_ids, discard_from_hand, name_of, pop_named
from games.grimm_forest.state import GrimmState
from games.grimm_forest.windows import action, cancels, free_actions

cancels["jack"] = frozenset({"giant"})
cancels["red_riding_hood"] = frozenset({"wolf", "big_bad_wolf"})
cancels["wood_cutter"] = MONSTERS


@action(free_actions, "golden_goose", lambda state, seat: True)
async def cook_the_goose(state: GrimmState, seat: int) -> None:
    """In your turn you may discard the Golden Goose for two resources of your choice."""
    lose_friend(state, seat)
    await gain_choice(state, seat, 2, "golden_goose")


@action(free_actions, "fairy_godmother", lambda state, seat: len(state.players[seat].hand) >= 2)
async def last_wish(state: GrimmState, seat: int) -> None:
    """In your turn you may discard the Fairy Godmother and two Fables for two resources of your choice."""
    player = state.players[seat]
    names = sorted(card.name for card in player.hand)
    part = Part("godmother_fables", tuple(copy_ids(names)), least=2, most=2)
    answer = names if len(names) == 2 else [
        name_of(option) for option in await ask(Decision(seat, "godmother_fables", (part,), private=True))
    ]
    lose_friend(state, seat)
    discard_from_hand(state, seat, [pop_named(player.hand, name) for name in answer])
    await gain_choice(state, seat, 2, "fairy_godmother")
