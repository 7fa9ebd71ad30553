"""What cards are worth in general, in rounds saved: Fables before one knows when to play them, Friends by the round."""

from __future__ import annotations

from games.grimm_forest.ai.situation import Situation

FABLE_WORTH = {
    "friendly_game": 0.35,
    "big_bad_wolf": 0.5,
    "bridge_troll": 0.35,
    "chinny": 0.2,
    "oracle": 0.3,
    "crystal_ball": 0.35,
    "curse_darkness": 0.3,
    "cutting_corners": 0.45,
    "dragon": 0.6,
    "fairy_food": 0.45,
    "ghostly_whispers": 0.4,
    "giant": 0.5,
    "grandmas_house": 0.45,
    "harvest_moon": 0.45,
    "hidden_vault": 0.4,
    "hired_help": 0.4,
    "little_helpers": 0.45,
    "lonely_castle": 0.5,
    "magic_flute": 0.2,
    "mysterious_stranger": 0.3,
    "night_tavern": 0.35,
    "powerful_friends": 0.35,
    "roar": 0.4,
    "royal_wedding": 0.35,
    "search_past": 0.3,
    "share_wealth": 0.35,
    "spy_network": 0.35,
    "taxation": 0.5,
    "thoughtful_gift": 0.25,
    "wandering_trader": 0.3,
    "wishing_well": 0.15,
    "wolf": 0.4,
}
"""What a Fable usually brings when it is played at a good moment."""

UNKNOWN_FABLE = 0.7
"""More than most turn out to be worth when they are played: one more to choose from, and others do not know it. With
less the game becomes a race that nobody holds up."""
CROWDED_HAND = 0.45
"""Only one Fable a round is played: each one in hand makes another worth this much less."""

FRIEND_BY_ROUND = {
    "aladdin": 0.38,
    "ali_baba": 0.34,
    "cinderella": 0.16,
    "evil_queen": 0.22,
    "fairy_godmother": 0.16,
    "frog_prince": 0.16,
    "gingerbread_man": 0.16,
    "golden_goose": 0.16,
    "goldilocks": 0.08,
    "hansel_gretel": 0.2,
    "huntsman": 0.14,
    "jack": 0.16,
    "little_mermaid": 0.3,
    "pinocchio": 0.32,
    "puss_in_boots": 0.2,
    "rapunzel": 0.28,
    "red_riding_hood": 0.1,
    "robin_hood": 0.2,
    "rumpelstiltskin": 0.24,
    "seven_dwarfs": 0.16,
    "sleeping_beauty": 0.14,
    "snow_white": 0.16,
    "thumbelina": 0.04,
    "tom_thumb": 0.24,
    "wood_cutter": 0.2,
}
"""What a Friend brings in a round."""

DEPARTURE = {"golden_goose": 0.4, "frog_prince": 0.25, "wood_cutter": 0.1, "red_riding_hood": 0.08}
"""What a Friend brings once, when he leaves."""
FEW_ROUNDS = 6.0
ANY_FRIEND = 0.22


def fable(card: str) -> float:
    """What a Fable is worth in a hand."""
    return FABLE_WORTH[card]


def another_fable(situation: Situation) -> float:
    """What drawing one more Fable is worth: less with a full hand, less near the end."""
    fresh = UNKNOWN_FABLE / (1 + CROWDED_HAND * situation.me.hand_size)
    return fresh * min(1.0, situation.left / 3)


def friend(situation: Situation, card: str) -> float:
    """What having this Friend from now on is worth to whoever has him, in rounds saved; 0 for none."""
    if not card:
        return 0.0
    return FRIEND_BY_ROUND[card] * min(FEW_ROUNDS, situation.left) + DEPARTURE.get(card, 0.0)


def new_friend(situation: Situation) -> float:
    """What drawing a Friend is worth: he is kept when he is better than mine, else a worse one is pushed on a rival."""
    usual = ANY_FRIEND * min(FEW_ROUNDS, situation.left)
    return max(0.25 * usual, usual - 0.5 * friend(situation, situation.me.friend))
