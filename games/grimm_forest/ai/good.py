"""The good AI seat: it reduces every question to rounds saved, its own fully and its opponents' against it.

Against each other four of them take 8 to 15 rounds, ten or eleven as a rule. Five is the least that two actions a round
allow, seven takes a lucky builder whom nobody holds up: `denial` is there for that.
"""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.view import TableView
from games.grimm_forest.ai.building import build
from games.grimm_forest.ai.choosing import choose
from games.grimm_forest.ai.questions import candidates, score_of
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.view import GrimmView


class Good:
    """Plays well and honestly: it reads nothing but the view of its seat."""

    def choose(self, view: TableView, decision: Decision, rng: random.Random) -> Answer:
        """The best answer it sees; among equals, and among near-equals in the secret choice, one by chance.

        Raises `KeyError` for a question that this game does not ask.
        """
        board = view.board
        assert isinstance(board, GrimmView)
        situation = Situation(board, decision.seat)
        match decision.key:
            case "choose":
                return choose(situation, decision, rng)
            case "build":
                return build(situation, decision, rng)
        score, answers = score_of(decision.key), candidates(decision)
        return max((score(situation, decision, answer), rng.random(), answer) for answer in answers)[2]
