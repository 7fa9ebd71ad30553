"""The adviser: its arithmetic, that it plays every question acceptably and well, and that it sees only the view."""

from __future__ import annotations

import random
from itertools import product

import pytest

from games.core.redeal import REVERSED, SORTED, redeal
from games.core.registry import new_run
from games.core.run import Run
from games.core.session import Session
from games.northwood import SPEC
from games.northwood.ai.adviser import ADVISERS, TABLES, explain
from games.northwood.ai.odds import Odds, bits, each_bit, legal, wins
from games.northwood.content import DECK, SUITS, playable, scores
from games.northwood.scenarios import NorthwoodOptions
from games.northwood.state import NorthwoodState, Step
from tests.games.northwood.table import Table, act, asked, cards, seen, visit


def by_hand(hand: tuple[str, ...], need: int, unseen: tuple[str, ...], favourite: str) -> float:
    """The chance to score exactly `need`, straight from the rules."""
    if not hand:
        return float(need == 0)
    total = 0.0
    for said in unseen:
        total += max(
            by_hand(tuple(c for c in hand if c != card), need - scores(said, card, favourite), unseen, favourite)
            for card in playable(hand, said)
        )
    return total / len(unseen)


@pytest.mark.parametrize("seed", range(12))
def test_the_odds_are_those_of_the_rules(seed: int) -> None:
    rng = random.Random(seed)
    drawn = rng.sample(DECK, 11)
    hand, unseen = tuple(drawn[:3]), tuple(drawn[3:])
    favourite = rng.choice(SUITS)
    odds = Odds(bits(unseen), favourite)
    for need in range(4):
        assert odds.chance(bits(hand), need) == pytest.approx(by_hand(hand, need, unseen, favourite))
    assert odds.chance(bits(hand), -1) == odds.chance(bits(hand), 9) == 0.0


def test_cards_between_which_nothing_unseen_lies_are_worth_the_same() -> None:
    unseen = cards("c4 f3 l5 l7")
    odds = Odds(bits(unseen), "eyes")
    assert odds.chances(bits(cards("c5 e1 l6"))) == odds.chances(bits(cards("c8 e7 l6")))
    assert odds.chances(bits(cards("c5 e1 l6"))) != odds.chances(bits(cards("c3 e1 l6")))
    for hand in ("c5 e1 l6", "c7 c8 l6", "c3 l1 l8"):
        for need in range(4):
            by_rules = by_hand(tuple(cards(hand)), need, tuple(unseen), "eyes")
            assert odds.chance(bits(cards(hand)), need) == pytest.approx(by_rules)


def test_bits_follow_the_rules_of_dialogues() -> None:
    for said, given in product(DECK, DECK):
        for number, favourite in enumerate(SUITS):
            if said != given:
                assert wins(bits([said]), bits([given]), number) is scores(said, given, favourite)
    hand = cards("c1 c5 f3 e8")
    for said in cards("c2 f4 l7"):
        assert legal(bits(hand), bits([said])) == bits(playable(hand, said))


def test_known_statements_are_reckoned_with() -> None:
    odds = Odds(bits(cards("l1 l2 l3 l4")), "eyes")
    hand = bits(cards("c4"))
    assert odds.chance(hand, 1, (bits(cards("c3")),)) == 1.0
    assert odds.chance(hand, 1, (bits(cards("c5")),)) == 0.0
    assert odds.chance(hand, 1) == 0.0
    assert list(each_bit(bits(cards("c1 e8")))) == [1, 1 << 31]


def test_an_empty_deck_ends_the_reckoning() -> None:
    assert Odds(0, "eyes").chance(bits(cards("c4")), 0) == 1.0


def test_it_takes_the_point_it_needs_and_avoids_the_one_it_does_not() -> None:
    table = act(visit(1, "e2 e8", ruler="eyes_queen", top="e7", score="", deck_size=1), "listen")
    assert explain(seen(table), asked(table))[0] == ("eyes_8",)
    table = act(visit(0, "e2 e8", ruler="eyes_queen", top="e7", deck_size=1), "listen")
    answer, reason = explain(seen(table), asked(table))
    assert answer == ("eyes_2",) and reason.key == "northwood-why-lose" and reason.args["percent"] == 100


def test_it_uses_an_ability_that_settles_the_visit() -> None:
    table = visit(0, "e7 e8", ruler="eyes_queen")
    answer, reason = explain(seen(table), asked(table))
    assert answer == ("flowers_jack",) and reason.args["percent"] == 100


def test_it_keeps_abilities_that_do_not_help_enough() -> None:
    table = visit(1, "e8", ruler="eyes_queen", top="c5", exhausted=(0, 1, 3))
    answer, reason = explain(seen(table), asked(table))
    assert answer == ("listen",) and reason.key == "northwood-why-listen"
    act(table, "leaves_jack", "fief:2")
    answer, reason = explain(seen(table), asked(table))
    assert answer == ("listen",) and reason.key == "northwood-why-only-listen"


def test_it_saves_an_ability_that_would_do_nothing() -> None:
    table = act(visit(3, "c1 c2 c3 c4 c5 c6 c7 c8"), "claws_jack")
    assert explain(seen(table), asked(table))[0] == ("no",)


def test_it_chooses_a_fief_that_the_hand_suits() -> None:
    low = visit(0, "c1 f1 l1 e1", step=Step.FIEF)
    assert explain(seen(low), asked(low))[0] in {("fief:0",), ("fief:1",)}


def advised(options: NorthwoodOptions, seed: int) -> tuple[Run[NorthwoodState], set[str]]:
    """A game played by the adviser, every answer acceptable, and the questions it met."""
    table: Run[NorthwoodState] = new_run(SPEC, 1, f"{seed:064x}", options)
    met: set[str] = set()
    while not table.finished:
        decision = asked(table)
        answer, reason = explain(seen(table), decision)
        assert reason.key.startswith("northwood-why-")
        met.add(decision.key)
        table.submit(0, answer)
    return table, met


def test_it_plays_a_whole_game_better_than_chance() -> None:
    table, met = advised(NorthwoodOptions(), 4)
    assert SPEC.rules.result(table.state).totals[0] >= 10 and {"fief", "invite", "turn", "respond"} <= met


ABILITY_QUESTIONS = [
    ("claws_queen", ()), ("claws_king", ()), ("flowers_king", ()), ("leaves_jack", ()), ("leaves_king", ()),
    ("eyes_jack", ()), ("eyes_king", ()), ("claws_jack_crown", ()), ("claws_queen_crown", ()),
    ("claws_king_crown", ()), ("flowers_jack_crown", ()), ("flowers_queen_crown", ()),
    ("flowers_queen_crown", ("claws_1",)), ("leaves_jack_crown", ()), ("leaves_queen_crown", ()),
    ("leaves_king_crown", ()), ("eyes_jack_crown", ()), ("eyes_queen_crown", ()), ("eyes_queen_crown", ("leaves_2",)),
    ("eyes_king_crown", ()),
]


def ability_question(ally: str, answers: tuple[str, ...]) -> Table:
    """A table at a question of an ability."""
    exhausted = (0, 3) if "leaves" in ally else ()
    table = visit(3, "c1 c8 f8 e3", ally=ally, top="l2 l3 l4", score="e5", discard="f1", exhausted=exhausted)
    return act(table, ally, *answers)


@pytest.mark.parametrize(("ally", "answers"), ABILITY_QUESTIONS)
def test_it_answers_every_question_of_an_ability(ally: str, answers: tuple[str, ...]) -> None:
    table = ability_question(ally, answers)
    decision = asked(table)
    answer, _ = explain(seen(table), decision)
    assert decision.key != "turn"
    act(table, answer)


def test_every_question_of_an_ability_is_among_those_tried() -> None:
    met = {asked(ability_question(ally, answers)).key for ally, answers in ABILITY_QUESTIONS}
    course = {"fief", "fief_or_stop", "invite", "cover", "turn", "respond", "spend_for_nothing", "stop_sure"}
    assert met | course == {*ADVISERS, *TABLES}


def test_advice_does_not_depend_on_what_the_player_cannot_see() -> None:
    for ally in ("eyes_jack", "leaves_king", "claws_jack"):
        table = visit(4, "c1 c8 f8 e3", ally=ally, score="e5", discard="f1")
        advice = explain(seen(table), asked(table))
        for mix in (SORTED, REVERSED):
            other = Session(SPEC.rules, redeal(table.state, 0, mix))
            assert explain(seen(other), asked(other)) == advice


def test_the_advice_is_the_same_when_asked_again() -> None:
    table = visit(4, "c1 c8 f8 e3 l4", score="e5")
    assert explain(seen(table), asked(table)) == explain(seen(table), asked(table))


def test_the_legal_player_finishes_games() -> None:
    rng = random.Random(1)
    for seed in range(10):
        options = NorthwoodOptions(characters="full")
        table: Run[NorthwoodState] = new_run(SPEC, 1, f"{seed:064x}", options)
        while not table.finished:
            table.submit(0, SPEC.ais["legal"].choose(seen(table), asked(table), rng))
