"""The adviser: what the strong AI would answer, and why in words."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision
from games.core.rollouts import RolloutAi
from games.core.text import Listed, Text
from games.core.view import TableView
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.reasons import going, reason
from games.grimm_forest.ai.sentences import say
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.strong import STRONG, Strong, random_of
from games.grimm_forest.state import GrimmState
from games.grimm_forest.view import GrimmView
from games.grimm_forest.wording.options import option_wording
from games.grimm_forest.wording.terms import amount, card_name, place_name

COPIES = 12
"""In how many copies the best answer and the second best are compared once more. They are other copies than those of
the search, or luck would count as a difference."""


def explain(view: TableView[GrimmView], decision: Decision, strong: Strong = STRONG) -> tuple[Answer, Text]:
    """Return the recommended answer and its reason. It uses only the view of the seat that is asked.

    Where the strong AI draws a secret choice, one of those that are about as good as the best is drawn, always the same
    in the same position.
    """
    board = view.board
    if decision.key == "choose":
        return _secret(board, decision, strong)
    tried = strong.search.tried(view, decision, random_of(board, decision))
    answer = tried[0] if tried else strong.search.quick.answer(board, decision)
    found = reason(Situation(board, decision.seat), decision, answer, tried=len(tried) > 1)
    if len(tried) > 1:
        option = Listed(tuple(_label(board, decision, token) for token in tried[1]))
        found.append(_second(option, _ahead(strong.search, board, decision, tried)))
    return answer, joined(found)


def _label(board: GrimmView, decision: Decision, token: str) -> Text:
    """Return a token of an answer in words: an option, or an amount of a resource."""
    name, _, number = token.partition("=")
    return amount(name, int(number)) if number else option_wording(board, decision, name).label


def joined(sentences: list[Text]) -> Text:
    """Return several sentences as one text."""
    first, *rest = sentences
    return say("two", one=first, two=joined(rest)) if rest else first


def _secret(board: GrimmView, decision: Decision, strong: Strong) -> tuple[Answer, Text]:
    found = sorted(strong.choices(board, decision), reverse=True)
    worth = {choice: value for value, choice in found}
    answer, *others = strong.advised(board, decision, found)
    sentences = going(mixing_of(Situation(board, decision.seat)), decision, answer)
    if others:
        sentences.append(say("drawn", n=len(others), places=Listed(tuple(map(_journey, others)))))
    second = next((one for _, one in found if one not in (answer, *others)), None)
    if second is not None and round(100 * (worth[second] - worth[answer])) > 0:
        sentences.append(say("expected", option=_journey(second)))
    elif second is not None and not others:
        sentences.append(_second(_journey(second), worth[answer] - worth[second]))
    return answer, joined(sentences)


def _journey(choice: Answer) -> Text:
    """Return a secret choice as an alternative: the place, and the Fable if one is played there. Without it, the place
    may be much worse."""
    place, *fable = choice
    if not fable:
        return place_name(place)
    return say("with", place=place_name(place), card=card_name(fable[0].partition(":")[2]))


def _second(option: Text | Listed, ahead: float) -> Text:
    return say("second", option=option, n=max(0, round(100 * ahead)))


def _ahead(search: RolloutAi[GrimmState], board: GrimmView, decision: Decision, tried: list[Answer]) -> float:
    """Return by how much the best answer raises the chance of winning above that of the second best."""
    rng = random.Random(random_of(board, decision).random())
    pairs = [search.worths_in_copy(board, decision, tried[:2], rng) for _ in range(COPIES)]
    gains = [pair[0] - pair[1] for pair in pairs if pair is not None]
    return sum(gains) / max(1, len(gains))
