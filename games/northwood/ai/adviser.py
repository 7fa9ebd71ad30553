"""The adviser: an answer to any question, with its reason in words.

It plays each visit for the best chance to end on the target, spends an ability when that raises the chance by more
than waiting is worth, and visits the fief that this hand suits better than a usual hand would.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from games.core.decision import Answer, Decision, normal
from games.core.text import Text, text
from games.core.view import TableView
from games.northwood.ai.odds import bits
from games.northwood.ai.situation import Situation, situation_of
from games.northwood.cards import person, worth
from games.northwood.cards.reckoning import best_without
from games.northwood.content import CARD_TEXT, CHARACTERS, INDEX_OF, STARS, name_of, scores
from games.northwood.view import NorthwoodView

Advice = tuple[Answer, Text]

USUAL = (0.40, 0.59, 0.58, 0.57, 0.56, 0.50, 0.28, 0.09)
"""The average of `first_chance` for the targets 0 to 7, over hands of the introductory set-up."""


def explain(view: TableView, decision: Decision) -> Advice:
    """What to answer, and why. Uses nothing but the view of the seat that is asked."""
    board: NorthwoodView = view.board
    adviser = ADVISERS.get(decision.key)
    return adviser(board, decision) if adviser is not None else _by_worth(board, decision)


def percent(chance: float) -> int:
    """A chance in percent."""
    return round(100 * chance)


# -- choosing the fief ---------------------------------------------------------------------------------------------


def _fief(board: NorthwoodView, decision: Decision) -> Advice:
    options = [int(name.removeprefix("fief:")) for name in decision.parts[0].ids if name.startswith("fief:")]
    chances = {number: first_chance(situation_of(board, number)) for number in options}
    best = max(options, key=lambda number: (_weight(board, number) * (chances[number] - USUAL[number]), number))
    reason = text("northwood-why-fief", fief=best, percent=percent(chances[best]), stars=STARS[best])
    return (f"fief:{best}",), reason


def first_chance(s: Situation) -> float:
    """The chance with the best single ability that is quickly reckoned, used at once."""
    quick = [place.active for place in s.view.places if not person(place.active).slow(s)]
    return max(s.chance(), *(worth(s, ally) for ally in quick), 0.0)


def _weight(board: NorthwoodView, fief: int) -> float:
    """What a fief counts for the goal."""
    if not board.goal.fiefs:
        return STARS[fief]
    return 4.0 if fief in board.goal.fiefs else 0.1


# -- guests --------------------------------------------------------------------------------------------------------


def _invite(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    before = s.chance()
    friends = [name for name in decision.parts[0].ids if name != "nobody"]
    gains = {name: worth(s, name) - before for name in friends}
    least = max(0.0, min(_gains_of_allies(s, before).values()))
    best = max(friends, key=lambda name: gains[name])
    left = sum(fief.standing == "neutral" for fief in board.fiefs) - 1
    spare = max(0, len(friends) - left)
    if gains[best] - least > (0.05 if spare else 0.10):
        return (best,), text(
            "northwood-why-invite", guest=name_of(best), before=percent(before), percent=percent(before + gains[best]),
        )
    return ("nobody",), text("northwood-why-nobody", percent=percent(before))


def _gains_of_allies(s: Situation, before: float) -> dict[str, float]:
    return {place.ally: worth(s, place.ally) - before for place in s.view.places if place.guest is None}


def _cover(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    gains = _gains_of_allies(s, s.chance())
    least = min(decision.parts[0].ids, key=lambda ally: gains[ally])
    return (least,), text("northwood-why-cover", ally=name_of(least))


# -- the visit -----------------------------------------------------------------------------------------------------


def _turn(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    before = s.chance()
    allies = [name for name in decision.parts[0].ids if name != "listen"]
    wanted = before + patience(s, len(allies))
    if allies and wanted < 1:  # else no ability could help enough
        worths = {name: worth(s, name) for name in allies}
        best = max(allies, key=lambda name: worths[name])
        if worths[best] > wanted:
            return (best,), text(
                "northwood-why-ability", ally=name_of(best), before=percent(before), percent=percent(worths[best]),
            )
    key = "northwood-why-listen" if allies else "northwood-why-only-listen"
    return ("listen",), text(key, percent=percent(before))


def patience(s: Situation, allies: int) -> float:
    """How much better an ability must make things to be used now and not later."""
    waiting = max(0, s.size - allies)
    return 0.01 + 0.012 * waiting


def _respond(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    assert board.statement is not None and board.favourite is not None, "nothing to respond to"
    chances: dict[str, float] = {}
    for card in decision.parts[0].ids:
        won = scores(board.statement, card, board.favourite)
        chances[card] = s.holding(s.hand ^ 1 << INDEX_OF[card], s.need - won)
    best = max(chances, key=lambda card: chances[card])
    won = scores(board.statement, best, board.favourite)
    key = "northwood-why-score" if won else "northwood-why-lose"
    return (best,), text(key, card=CARD_TEXT[best], percent=percent(chances[best]), target=s.fief)


# -- inside abilities ----------------------------------------------------------------------------------------------


def _by_worth(board: NorthwoodView, decision: Decision) -> Advice:
    """Questions whose answers stand in the table of the ability that asks them."""
    s = situation_of(board)
    table = TABLES[decision.key](s)
    offered = set(decision.parts[0].ids)
    answers = {tuple(name.split("+")): chance for name, chance in table.items() if offered.issuperset(name.split("+"))}
    if not answers:
        return (decision.parts[0].ids[0],), text("northwood-why-any")
    best = max(answers, key=lambda answer: answers[answer])
    return _choice(best, answers[best], s)


def _choice(answer: Answer, chance: float, s: Situation) -> Advice:
    return answer, text("northwood-why-choice", percent=percent(chance), target=s.fief)


TABLES = {key: table for name in CHARACTERS for key, table in person(name).tables.items()}
"""The questions inside abilities: what each answer would be worth."""


def _discard(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    part = decision.parts[0]
    groups = list(combinations(part.ids, part.least))
    best = max(groups, key=lambda group: s.holding(s.hand & ~bits(group)))
    return _choice(best, s.holding(s.hand & ~bits(best)), s)


def _under_first(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    chances = {
        card: best_without(s, s.hand & ~bits((card,)), 1, s.coming) for card in decision.parts[0].ids
    }
    best = max(chances, key=lambda card: chances[card])
    return _choice((best,), chances[best], s)


def _draw_another(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    more = s.average(1, lambda drawn, coming: s.holding(s.hand | drawn, coming=coming))
    now = s.chance()
    return _choice(("yes",) if more > now else ("no",), max(more, now), s)


def _discard_any(board: NorthwoodView, decision: Decision) -> Advice:
    s = situation_of(board)
    chances = TABLES["discard_any"](s)
    best = max(chances, key=lambda cards: chances[cards])
    return normal(decision, tuple(best.split("+"))), _choice((), chances[best], s)[1]


def _any_order(board: NorthwoodView, decision: Decision) -> Advice:
    return decision.parts[0].ids, text("northwood-why-any")


def _save_it(board: NorthwoodView, decision: Decision) -> Advice:
    return ("no",), text("northwood-why-save")


def _play_on(board: NorthwoodView, decision: Decision) -> Advice:
    return ("no",), text("northwood-why-play-on")


ADVISERS: dict[str, Callable[[NorthwoodView, Decision], Advice]] = {
    "fief": _fief,
    "fief_or_stop": _fief,
    "invite": _invite,
    "cover": _cover,
    "turn": _turn,
    "respond": _respond,
    "discard": _discard,
    "under_first": _under_first,
    "draw_another": _draw_another,
    "discard_any": _discard_any,
    "score_order": _any_order,
    "spend_for_nothing": _save_it,
    "stop_sure": _play_on,
}
