"""What cards change together is the same whatever was played first."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.cards.every import BOX
from games.agricola.cards.hooks import Mine
from games.agricola.cards.own import Own
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState, Player
from games.core.fuzz import random_answer
from games.core.registry import new_run

QUERIES = [hook for hook in BOX.hooks if isinstance(hook, Mine) and len(hook.effects) > 1]
ASKED = 25
"""Answers between two looks at a game."""


def test_any_two_cards_change_a_value_alike_in_either_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every query that has two cards, put about whatever the rules have asked in a game, for every player."""
    asked: dict[str, set[tuple[Any, Any]]] = {query.name: set() for query in QUERIES}
    looked = {"of": Mine.of, "noted": Mine.noted}

    def noting(name: str) -> Any:
        def look(query: Any, state: AgricolaState, player: Player, base: Any, about: str = "") -> Any:
            if query.name in asked:
                asked[query.name].add((base, about))
            return looked[name](query, state, player, base, about)

        return look

    for name in looked:
        monkeypatch.setattr(Mine, name, noting(name))
    compared: dict[str, int] = dict.fromkeys(asked, 0)
    rng, game = random.Random(1), new_run(SPEC, 4, f"{1:064x}", AgricolaOptions(level=3))
    answers = 0
    while waiting := game.open():
        seat = rng.choice(list(waiting))
        game.submit(seat, random_answer(game.rules, game.state, waiting[seat], rng))
        answers += 1
        if answers % ASKED == 0 or game.finished:
            game.rules.view(game.state, None)
            for query in QUERIES:
                compared[query.name] += _compare(query, game.state, asked[query.name])
    assert QUERIES and all(compared.values()), compared


def _compare(query: Any, state: AgricolaState, asked: set[tuple[Any, Any]]) -> int:
    for player in state.players:
        for base, about in asked:
            for one, other in permutations(query.effects, 2):
                assert _changed(query, state, player, (one, other), base, about) == _changed(
                    query, state, player, (other, one), base, about
                ), (query.name, one, other)
    return len(asked)


def _changed(query: Any, state: AgricolaState, player: Player, cards: tuple[str, ...], base: Any, about: Any) -> Any:
    for card in cards:
        for change in query.effects[card]:
            base = change(Own(state, player.seat, card), base, about)
    return base
