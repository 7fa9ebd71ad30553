"""Card actions at any time can be done at every question, and lose nothing: neither their effect, nor the question,
nor an action that has begun."""

from __future__ import annotations

import ast
import inspect
import random
from pathlib import Path
from typing import Any

import pytest

import games.agricola
from games.agricola import SPEC
from games.agricola.anytime import USE, free_acts
from games.agricola.begun_action import doable
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of
from games.agricola.cards.every import HAND_CARDS
from games.agricola.state import AgricolaState, Phase
from games.core.cards import CardStorage
from games.core.decision import Decision, Refused, decision_faults
from games.core.fuzz import free_answer
from games.core.session import Session
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Change

SPADE, FIRE, PARENTS, NO_TILL = "use:A071", "use:M040", "use:A092", "use:M111"


def played_minor(one: Farm, card: str) -> Farm:
    """Let seat 0 play a minor improvement at the Major Improvement space."""
    one.place("major_improvement")
    if one.asked().key == "improvement":
        one.answer("minor")
    return one.answer(card)


def test_what_was_moved_while_a_tile_is_laid_stays_moved() -> None:
    one = Farm(number=2).hand(0, "M066").card(0, "A071").yard(0, fields="b1 c1", grain_on={"b1": 3})
    played_minor(one, "M066").asks(0, "lay_forest").answer(SPADE).answer("e1")
    assert dict(one.me().yard.grain) == {"b1": 2, "c1": 1} and one.me().yard.forests == one.me().yard.spaces(("e1",))


def test_a_field_laid_and_sown_while_a_tile_is_laid_stays() -> None:
    one = Farm(number=2).hand(0, "M066").card(0, "M040", "M059").yard(0, fields="b1", moors="c1").has(0, grain=2)
    played_minor(one, "M066").answer(FIRE).answer("c1").answer("grain=1").answer("e1")
    assert dict(one.me().yard.grain) == {"c1": 3}
    one.owns(0, grain=1)


def test_a_card_is_not_offered_inside_its_own_question() -> None:
    fire = Farm(number=2).card(0, "M040", "M059").yard(0, fields="b1", moors="c1").has(0, grain=2)
    fire.answer(FIRE).asks(0, "moor_to_field").refuses(FIRE)
    clearing = Farm(number=2).card(0, "M111").yard(0, fields="b1", grain_on={"c1": 3, "d1": 3})
    clearing.answer(NO_TILL).asks(0, "clear_crops").refuses(NO_TILL).answer("c1")
    assert dict(clearing.me().yard.grain) == {"d1": 3} and clearing.me().acts == []
    parents = Farm(number=12).card(0, "A092").has(0, food=2).place("urgent_wish_for_children")
    while parents.asked_place() == 1:
        parents.answer(next(name for name in ("fishing", "clay_pit", "reed_bank") if name in parents.ids(1)), seat=1)
    parents.place("forest")
    while 0 not in parents.session.open_questions():
        parents.answer(next(name for name in ("fishing", "clay_pit", "reed_bank") if name in parents.ids(1)), seat=1)
    parents.asks(0, "pay_for").refuses(PARENTS)


def test_a_field_that_was_filled_meanwhile_is_not_sown_again() -> None:
    one = Farm(number=2).card(0, "M059", "A071").yard(0, fields="b1 d1", forests="c1", grain_on={"b1": 3})
    one.has(0, vegetable=1).place("special:1-2-b:slash_and_burn").asks(0, "sow")
    filled = one.answer(SPADE).me().yard
    assert dict(filled.grain) == {"b1": 2, "c1": 1} and not filled.vegetable


def test_food_is_laid_on_fields_that_are_still_empty() -> None:
    one = Farm(number=2).card(0, "A071").hand(0, "M095").yard(0, fields="b1 c1 d1", grain_on={"b1": 3})
    played_minor(one, "M095").asks(0, "lay_food").answer(SPADE)
    assert one.ids() == ("d1",)


def test_what_was_moved_before_more_is_reaped_stays_moved() -> None:
    def at_harvest(state: AgricolaState) -> None:
        state.phase = Phase.FIELD

    one = Farm(number=5).card(0, "A112", "A071").yard(0, fields="b1 c1", grain_on={"b1": 3}).change(at_harvest)
    one.has(0, food=9).has(1, food=9).asks(0, "reap_more").answer(SPADE).answer("b1")
    assert dict(one.me().yard.grain) == {"c1": 1}


def test_a_field_touches_the_one_laid_while_it_was_asked_for() -> None:
    plow = Farm(number=2).card(0, "M040").yard(0, moors="c1").place("farmland").answer(FIRE).answer("c1")
    assert plow.ids() == ("b1", "d1", "c2")
    burn = Farm(number=2).card(0, "M040").yard(0, moors="c1", forests="e3 b1 d1")
    burn.place("special:1-2-b:slash_and_burn").answer(FIRE).answer("c1")
    assert burn.ids() == ("b1", "d1")


@pytest.mark.parametrize("option", ["special:1-2-b:cut_peat", "special:1-2-b:slash_and_burn"])
def test_what_a_special_action_needs_is_not_taken_away_while_a_card_asks_before_it(option: str) -> None:
    """The Moor Fire would leave no moor to cut, or place the first field far from the only forest."""
    one = Farm(number=2).card(0, "M040", "M055").yard(0, moors="c1", forests="e3").place(option)
    assert one.asked().key == "use_card" and one.refused(FIRE) == "needed"
    while one.session.open_questions().get(0) is not None:
        one.no()
    one.asks_nothing()
    assert not one.me().begun


@pytest.mark.parametrize(("cards", "hand", "goods", "option", "act"), [
    (("A092",), ("M037",), {"food": 1, "fuel": 1}, "special:1-2-a:black_market", PARENTS),
    (("A092", "B118"), ("B087",), {"food": 1}, "lessons", PARENTS),
])
def test_the_price_of_what_is_begun_is_not_spent(
    cards: tuple[str, ...], hand: tuple[str, ...], goods: dict[str, int], option: str, act: str,
) -> None:
    one = Farm(number=12).card(0, *cards).hand(0, *hand).has(0, **goods).place("urgent_wish_for_children")
    one.place(option)
    assert one.refused(act) == "needed"
    one.answer(*hand)
    assert not one.me().begun


def test_an_act_whose_price_only_goods_for_what_is_begun_could_bring_is_refused_with_that_reason() -> None:
    """Cultivation needs the only grain for sowing, so the card cannot take it for plowing another field."""
    one = Farm(number=13).card(0, "A092").has(0, grain=1).yard(0, fields="e3", forests="d3 e2")
    one.place("urgent_wish_for_children").place("cultivation")
    assert one.asked().key == "sow" and PARENTS in one.asked().anytime and one.refused(PARENTS) == "needed"
    one.answer("grain=1")
    assert not one.me().begun and one.me().newborns == 1


def test_an_act_is_paid_with_goods_that_what_is_begun_does_not_need() -> None:
    one = Farm(number=13).card(0, "A092", "fireplace_2").has(0, grain=1, sheep=1).yard(0, fields="e3", forests="d3 e2")
    one.place("urgent_wish_for_children").place("cultivation").answer(PARENTS).asks(0, "sow").owns(0, grain=1, food=1)


def test_a_card_that_needs_the_moor_can_still_be_played() -> None:
    one = Farm(number=2).card(0, "M040").hand(0, "M071").yard(0, moors="c1").has(0, fuel=1)
    one.place("special:1-2-a:black_market")
    assert one.refused(FIRE) == "needed"
    one.answer("M071").asks_nothing()


def test_the_last_field_to_sow_is_not_filled_first() -> None:
    one = Farm(number=4, moor=False).card(0, "A071").yard(0, fields="b1 c1", grain_on={"b1": 3}).has(0, grain=1)
    one.place("grain_utilization")
    assert one.refused(SPADE) == "needed"
    one.answer("grain=1")
    assert not one.me().begun and one.me().yard.grain["c1"] == 3


def test_whoever_lets_the_horses_go_that_a_card_needs_plays_it_no_more() -> None:
    """The owner may always choose which animals stay; the log still tells of the action that had begun."""
    one = Farm().card(0, "B104").hand(0, "M052").yard(0, pastures="d1, e1, e2")
    one.has(0, horse=4, sheep=2, cattle=1, wood=2, food=1, fuel=1).place("special:1-2-a:black_market")
    one.asks(0, "minor").answer("anytime").answer("B104:boar=1").asks(0, "house_animals")
    one.answer("sheep=1", "boar=1", "cattle=1", "horse=2").asks_nothing()
    assert not one.me().begun and not one.me().minors
    told = [line.text.key for closed in one.session.closed for line in closed.lines]
    assert told[-1] == "agricola-log-special"


# -- random games -----------------------------------------------------------------------------------------------------

ACTING = sorted({*hooks.at_any_time.effects} & {*HAND_CARDS})


def crowd(seed: int) -> Session[Any]:
    """Return a table in mid-game where everybody has cards with actions at any time, other cards, and all sorts of
    land."""
    rng = random.Random(seed)
    players = 1 + seed % 6
    moor = seed % 4 != 3
    one = Farm(players, number=rng.randint(1, 12), moor=moor, fuel_tokens=moor and seed % 5 == 0)
    pool = [name for name, card in HAND_CARDS.items() if card.players <= players and name not in ACTING]
    rng.shuffle(pool)
    acting = rng.sample(ACTING, len(ACTING))
    for seat in range(players):
        mine = [acting.pop() for _ in range(min(len(acting), 1 + len(ACTING) // players))]
        mine += [pool.pop() for _ in range(9)]
        cells = rng.sample(["a1", *(f"{column}{row}" for column in "bcde" for row in (1, 2, 3))], 7)
        land = {"moors": " ".join(cells[3:5]), "forests": " ".join(cells[5:])} if moor else {}
        one.yard(seat, fields=" ".join(cells[:3]), grain_on={cells[0]: 3}, vegetable_on={cells[1]: 2}, **land)
        one.card(seat, *mine).hand(seat, *[pool.pop() for _ in range(6)])
        one.has(seat, **{good: rng.randint(1, 5) for good in GOODS if moor or good != "fuel"})
        one.change(with_counters(seat, [name for name in mine if card_of(name).keeps == "counters"]))
    return one.session


def with_counters(seat: int, names: list[str]) -> Change:
    """Return a change that puts three counters on each of these cards."""
    def change(state: AgricolaState) -> None:
        state.players[seat].kept.update({name: CardStorage(3) for name in names})

    return change


GOODS = ("wood", "clay", "reed", "stone", "food", "grain", "vegetable", "fuel")


def land_of(session: Session[Any], seat: int) -> dict[str, str]:
    """Return what lies and grows where on a farm."""
    yard = session.state.players[seat].yard
    found = dict(zip(yard.grid.names, yard.stacks, strict=True))
    for crop in ("grain", "vegetable"):
        for name, n in yard.planted(crop).items():
            found[name] = f"{found.get(name, '')} {n} {crop}"
    return found


def answered(session: Session[Any], seat: int, decision: Decision, rng: random.Random) -> tuple[str, ...]:
    """Return a random answer that the rules accept."""
    for _ in range(30):
        answer = free_answer(decision, rng)
        if session.rules.refusal(session.state, decision, answer) is None:
            return answer
    return rng.choice(decision.proposals)


@pytest.mark.sampled(0.5)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_done_at_any_time_stays_done_and_leaves_what_is_begun(seed: int) -> None:
    session, rng = crowd(seed), random.Random(seed)
    for _ in range(220):
        waiting = session.open_questions()
        if not waiting:
            break
        seat = rng.choice(list(waiting))
        decision = waiting[seat]
        player = session.state.players[seat]
        assert decision_faults(decision) == []
        acts = [act for act in decision.anytime if act.startswith(USE)]
        assert not {act.removeprefix(USE) for act in acts} & {*player.acts, player.by}
        if acts and rng.random() < 0.7:
            done(session, seat, decision, rng.choice(acts), rng)
        else:
            session.submit(seat, answered(session, seat, decision, rng))
        assert SPEC.rules.invariants(session.state) == []
        session.closed.clear()


def done(session: Session[Any], seat: int, decision: Decision, act: str, rng: random.Random) -> None:
    """Do an act with all its questions, and check that the same question is open afterwards, or has become
    impossible without an action having begun. Answer it, and check that the effect of the act stays."""
    without, before = session.fork(), land_of(session, seat)
    player = session.state.players[seat]
    begun = doable(session.state, player)
    depth = len(player.acts)
    try:
        session.submit(seat, (act,))
    except Refused as refused:
        assert refused.refusal.rule == "needed" and begun and session.state.players[seat].begun
        return
    segment = session.segment
    while session.segment == segment and len(session.state.players[seat].acts) > depth:
        asked = session.open_questions()[seat]
        session.submit(seat, answered(session, seat, asked, rng))
    if begun:
        assert doable(session.state, session.state.players[seat]), (act, decision.key)
    asked_again = session.open_questions().get(seat)
    if asked_again is None or asked_again.key != decision.key or session.segment != segment:
        return
    changed = land_of(session, seat)
    answer = answered(session, seat, asked_again, rng)
    if session.rules.refusal(without.state, decision, answer) is not None:
        return
    session.submit(seat, answer)
    try:
        without.submit(seat, answer)
    except Refused:
        return
    if session.segment == without.segment == segment:
        untouched = land_of(without, seat)
        after = land_of(session, seat)
        for name, now in changed.items():
            if now != before.get(name) and untouched.get(name) == before.get(name):
                assert after.get(name) == now, (act, decision.key, answer, name)


def test_the_games_of_that_law_have_acts_beside_questions_of_other_cards() -> None:
    beside = set()
    for seed in range(6):
        session, rng = crowd(seed), random.Random(seed)
        for _ in range(120):
            if session.finished:
                break
            seat, decision = next(iter(session.open_questions().items()))
            if any(act.startswith(USE) for act in free_acts(session.state, session.state.players[seat])):
                beside.add(decision.key)
            session.submit(seat, answered(session, seat, decision, rng))
    assert len(beside) > 12, beside


# -- how rules are written --------------------------------------------------------------------------------------------

RULES = [
    path for path in Path(inspect.getfile(games.agricola)).parent.rglob("*.py")
    if not {"ai", "replay", "wording"} & set(path.parts)
]


def holds(function: ast.AsyncFunctionDef) -> list[str]:
    """Return the names that keep a part of a farmyard across an `await`. Nothing can be done at any time in the
    middle of a payment; names with `before` are kept for comparison."""
    nodes = list(ast.walk(function))
    awaits = [node for node in nodes if isinstance(node, ast.Await) and "pay_one" not in ast.unparse(node)]
    set_at: dict[str, list[int]] = {}
    for node in nodes:
        if isinstance(node, ast.Assign) and any(
            isinstance(part, ast.Attribute) and part.attr == "yard" for part in ast.walk(node.value)
        ):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name) and name.id != "before":
                        set_at.setdefault(name.id, []).append(node.lineno)
    found = []
    for node in nodes:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in set_at:
            since = max((line for line in set_at[node.id] if line <= node.lineno), default=None)
            if since is not None and any(since < one.lineno and one.end_lineno < node.lineno for one in awaits):  # type: ignore[operator]  # parsed from source
                found.append(f"{function.name}: {node.id}")
    return found


def test_no_rule_keeps_a_farmyard_while_it_asks() -> None:
    kept = [
        f"{path.name} {one}" for path in RULES for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.AsyncFunctionDef) for one in holds(function)
    ]
    assert kept == []


def test_every_question_beside_which_something_may_be_done_is_made_when_it_is_asked() -> None:
    """Its options must not be worked out earlier."""
    asking = ("ask_freely", "ask_owner")
    finished = [
        f"{path.name}:{node.lineno}" for path in RULES for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in asking
        and any(isinstance(one, ast.Lambda) and isinstance(one.body, ast.Name) for one in node.args)
    ]
    assert finished == []
