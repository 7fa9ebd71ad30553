"""Advice is what the strong AI would do, and its reasons are true of the farm and of what is still to come."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

import pytest

from games.core.catalogue import LANGUAGES, catalogue
from games.core.decision import Answer, Decision
from games.core.registry import new_run
from games.core.review import Moment
from games.core.text import Arg, Listed, Text
from games.core.view import TableView, seat_view
from games.mi_tierra import SPEC
from games.mi_tierra.ai import advice as advising
from games.mi_tierra.ai.advice import Comparison, compare, explain, with_next_best
from games.mi_tierra.ai.purposes import purpose
from games.mi_tierra.ai.reasons import reason
from games.mi_tierra.ai.situation import Situation
from games.mi_tierra.ai.strong import STRONG
from games.mi_tierra.content import MARKET
from games.mi_tierra.fields import FIELDS
from games.mi_tierra.pieces import Entry, Pen
from games.mi_tierra.review import REVIEWER
from games.mi_tierra.state import Stall, Step
from games.mi_tierra.supply import goods_left
from games.mi_tierra.view import view_of
from games.mi_tierra.wording.terms import amount, listed, places
from tests.games.mi_tierra.table import Table


def advice(table: Table, seat: int = 0) -> tuple[Answer, str]:
    """Return the advised answer, and the key of what it is for, without what all have in common."""
    answer, why = explain(table.sees(seat), table.decision(seat))
    return answer, purpose_in(why).key.removeprefix("mi-tierra-")


def purpose_in(reason: Text) -> Text:
    """Return what an answer is for, of a reason that may also name the next best."""
    found = reason.args.get("why", reason)
    assert isinstance(found, Text)
    return found


def test_a_horse_for_which_others_move_closer_together_has_room() -> None:
    """The two horses can live in the large pen, and the sheep in a small one."""
    table = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 2), Pen(2, "cow", 2), Pen(3, "sheep", 2))
    assert advice(table.place(0, "clock_tower")) == (("horses",), "advice-tower")
    full = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 2), Pen(2, "cow", 2), Pen(3, "sheep", 3))
    assert advice(full.place(0, "clock_tower")) == (("look",), "advice-tower-look")


def test_the_animal_of_a_prize_is_one_with_room() -> None:
    """The winner's cow has settled; one place beside the hen is left."""
    table = Table(2).at(Step.PRIZES, "summer").pens(0, Pen(2, "horse", 2), Pen(2, "cow", 1), Pen(2, "chicken", 1))
    table.state.entries = [Entry(0, "horse", 1, 1, (0,))]
    assert table.asked() == {0: "prize_animal"}
    assert advice(table)[0] == ("animal:chicken",)


def test_idle_water_is_laid_to_planted_fields() -> None:
    table = Table(2).at(Step.PLACE).fields(0, b1="grape", b2="grape")
    table.player(0).reserve = 2
    assert advice(table.answer(0, "place", "move_water")) == (("a1:b1", "a2:b2"), "advice-move-water")
    laid = Table(2).at(Step.PLACE).fields(0, b1="grape")
    laid.player(0).channels = ["a1:b1"]
    assert advice(laid.answer(0, "place", "move_water"))[0] == ("a1:b1",), "no other place is better"


def test_goods_that_a_card_buys_are_kept_for_what_is_made_of_them() -> None:
    """The hint said that nobody paid enough, beside a card that paid."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A16", "A04").goods(0, wool=3).place(0, "official_market")
    table.state.stalls = [Stall(0)]
    assert "sell:A16" in table.options(0)
    told = reason(Situation(table.sees(0).board, 0), table.decision(0), ("home",))
    assert told == Text("mi-tierra-advice-keep-parts")


@pytest.mark.parametrize(("workers", "why"), [(1, "keep-goods"), (2, "keep-worker")])
def test_a_worker_leaves_cards_that_pay_to_the_next_one(workers: int, why: str) -> None:
    """The hint said that nobody paid enough, and then advised the next worker to sell."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A01", "A04").goods(0, apple=3)
    table.place(0, *["official_market"] * workers).state.stalls = [Stall(0)] * workers
    told = reason(Situation(table.sees(0).board, 0), table.decision(0), ("home",))
    assert told == Text(f"mi-tierra-advice-{why}")


@pytest.mark.parametrize(("number", "last", "why"), [
    (14, True, "go-tower-rodeo"), (13, False, "go-tower-rodeo"), (13, True, "advice-horse-sold"),
    (15, False, "advice-horse-sold"),
])
def test_no_rodeo_is_promised_after_the_last_one(number: int, last: bool, why: str) -> None:
    """Round 14 is the last summer."""
    table = Table(2).at(Step.PLACE).round(number).pens(0, Pen(2))
    table.state.last_round = last
    assert purpose(Situation(view_of(table.session.state, 0), 0), "clock_tower").key == f"mi-tierra-{why}"


def test_the_order_table_is_advised_for_the_place_that_it_gives() -> None:
    """Several workers of one player on it take several spaces, but only one place in the turn order."""
    table = Table(3).at(Step.PLACE).place(0, "order_table", "order_table")
    assert purpose(Situation(view_of(table.session.state, 1), 1), "order_table") == Text(
        "mi-tierra-go-order-table", {"n": 2}
    )


def test_nobody_is_sent_to_the_order_table_in_the_last_round() -> None:
    """A seat of whose field the supply has nothing left was. From the market a worker can still sell the meat that the
    others get for animals without room."""
    table = Table(2).at(Step.PLACE, "autumn", 1).goods(1, apple=42)
    table.place(1, "clock_tower").state.last_round = True
    assert advice(table)[0] == ("official_market",)


@pytest.mark.parametrize(("pen", "last", "advised"), [
    (Pen(3, "chicken", 3), False, "animal:chicken"),
    (Pen(2, "cow", 1), False, "pay"),
    (Pen(2, "chicken", 2), False, "pay"),
    (Pen(2, "chicken", 1, wheat=True, water=True), False, "pay"),
    (Pen(2, "cow", 1), True, "animal:cow"),
])
def test_foot_rot_is_paid_for_an_animal_that_is_worth_it(pen: Pen, last: bool, advised: str) -> None:
    """One hen of three gives no egg less; at the end three animals are a dollar."""
    table = Table(2, start=1).at(Step.MARKETS, "spring").money(20, 20).next_cards("E09").pens(0, pen)
    table.state.last_round = last
    assert table.asked() == {0: "foot_rot"}
    assert advice(table)[0] == (advised,)


def test_animals_are_not_said_to_give_what_the_supply_does_not_have() -> None:
    table = Table(3).at(Step.PLACE).money(9, 9, 9).goods(1, egg=10).goods(2, egg=11).row("A11", "A12", "A19")
    table.pens(0, Pen(3, "chicken", 3), Pen(3, "cow", 3), Pen(3, "sheep", 3)).player(0).hired = 5
    told = purpose(Situation(table.sees(0).board, 0), "animal_industry")
    assert told.args["goods"] == listed({"wool": 1, "milk": 2})


OTHER = Text("mi-tierra-area-forest")


@pytest.mark.parametrize(("found", "told"), [
    (Comparison(9.0, 1.0, {"goods": -9.0}, True), "waits"),
    (Comparison(0.4, 0.1, {"goods": -0.4}, False), "even"),
    (Comparison(9.0, 7.0, {"goods": -9.0}, False), "even"),
    (Comparison(9.0, 1.0, {}, False), "next-plain"),
    (Comparison(9.0, 1.0, {"goods": -9.0}, False), "next"),
])
def test_the_next_best_is_named_with_what_it_would_bring(found: Comparison, told: str) -> None:
    """A difference that may be an accident of the copies is none."""
    assert with_next_best(Text("mi-tierra-go-pass"), OTHER, found).key == f"mi-tierra-advice-{told}"


def test_the_parts_that_make_the_difference_are_named_with_their_signs() -> None:
    parts = {"money": -2.0, "goods": -12.6, "animals": 6.4, "fields": 0.3}
    told = with_next_best(Text("mi-tierra-go-pass"), OTHER, Comparison(8.2, 1.0, parts, False))
    assert told.args["n"] == 8 and told.args["parts"] == Listed((
        Text("mi-tierra-advice-less", {"what": Text("mi-tierra-part-goods"), "n": 13}),
        Text("mi-tierra-advice-more", {"what": Text("mi-tierra-part-animals"), "n": 6}),
    ))


def test_what_is_still_to_be_had_after_the_best_answer_waits() -> None:
    """The market has room for a second worker; who has passed gets nothing more."""
    table = Table(2).at(Step.PLACE, "autumn", 3).money(20, 20).row("A04").goods(0, apple=4).pens(0, Pen(2))
    view, question = table.sees(0), table.decision(0)
    states = [state for n in range(2) if (state := STRONG.copy(view.board, question, random.Random(n)))]
    waits = {best: compare(states, question, (best,), (MARKET,)).waits for best in ("field:a2", "pass")}
    assert waits == {"field:a2": True, "pass": False}


def asked_in_a_game(players: int, every: int) -> Iterator[tuple[TableView[Any], Decision]]:
    """Play a game of `good` AIs, and yield each `every`-th question with what its seat sees."""
    run, rng, ai = new_run(SPEC, players, "3a" * 32), random.Random(3), SPEC.ais["good"]
    for number in count():
        if run.finished:
            return
        seat, decision = next(iter(run.open_questions().items()))
        if not number % every:
            yield seat_view(run, seat), decision
        run.submit(seat, ai.choose(seat_view(run, seat), decision, rng))


@pytest.mark.parametrize("players", [2, 3])
def test_advice_is_what_the_strong_ai_does_and_costs_nothing_in_a_review(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player followed the advice, and the review named just that as the costliest decision. With less thought than
    usual, for a quick test."""
    quick = replace(STRONG, budget=20)
    monkeypatch.setattr(advising, "STRONG", quick)
    reviewer = replace(REVIEWER, ai=quick)
    for view, decision in islice(asked_in_a_game(players, 25), 3):
        advised, _ = explain(view, decision)
        assert quick.choose(view, decision, random.Random(decision.key)) == advised
        judged = reviewer.judge(Moment(0, 0, view, decision, advised), random.Random(1))
        assert judged is None or judged.cost == 0


def test_the_two_best_answers_are_compared_in_other_copies_than_they_were_chosen_in(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same ones, the luck of that choice would count as a difference."""
    monkeypatch.setattr(advising, "STRONG", replace(STRONG, budget=20))
    draws, real = list[Any](), type(STRONG).copy

    def copy(self: Any, board: Any, decision: Decision, rng: random.Random) -> Any:
        draws.append(rng.getstate())
        return real(self, board, decision, rng)

    monkeypatch.setattr(type(STRONG), "copy", copy)
    view, decision = next(one for one in asked_in_a_game(2, 1) if one[1].key == "place")
    explain(view, decision)
    assert len(draws) > advising.COPIES and len(set(draws)) == len(draws)


def keys_of_reasons(table: Table, *answers: str) -> list[str]:
    """Return the keys of the reasons that would be given for these answers to the open question."""
    situation, question = Situation(table.sees(0).board, 0), table.decision(0)
    return [reason(situation, question, (answer,)).key.removeprefix("mi-tierra-") for answer in answers]


def test_each_reason_is_true_of_its_answer_whichever_the_search_prefers() -> None:
    """The reasons had been written for the answers of the quick AI alone: to give up a pen was advised because what one
    has is worth more."""
    at = Table(2).at(Step.AREAS).money(30, 30)
    full = [Pen(2, "cow", 2), Pen(3, "sheep", 3), Pen(2, "cow", 1)]
    assert keys_of_reasons(at.pens(0, *full).place(0, "forest"), "p1", "none") == ["advice-give-up", "advice-keep"]
    tower = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 2), Pen(2, "cow", 2), Pen(3, "sheep", 3))
    assert keys_of_reasons(tower.place(0, "clock_tower"), "horses", "look") == ["go-surplus", "advice-tower-look"]
    roomy = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 1)).place(0, "clock_tower")
    assert keys_of_reasons(roomy, "horses", "look") == ["advice-tower", "advice-tower-cards"]
    crops = Table(2).at(Step.AREAS).place(0, "crops:pair")
    assert keys_of_reasons(crops, "crop:wheat", "crop:grape") == ["advice", "advice-crop"]
    pens = Table(2).at(Step.AREAS).place(0, "forest:pair")
    assert keys_of_reasons(pens, "size:2", "size:3") == ["advice", "advice-pen-size"]


def test_water_is_said_to_train_an_animal_only_where_it_does() -> None:
    table = Table(2).at(Step.AREAS).fields(0, b1="grape").place(0, "water_mill").rolls(green=("high",))
    table.pens(0, Pen(3, "cow", 3), Pen(2, "cow", 1, wheat=True))
    told = keys_of_reasons(table, "p1", "p2", "a1:b1", "a2:b2", "keep")
    assert told == ["advice-water-pen-later", "advice-water-pen", "advice-water-crop", "advice", "advice"]


@pytest.mark.parametrize(("season", "dry"), [("spring", ""), ("summer", "-drought"), ("autumn", "-drought")])
def test_water_is_not_said_to_double_a_harvest_in_a_drought(season: str, dry: str) -> None:
    def at(step: Step) -> Table:
        return Table(2).at(step, season).in_force("E12").fields(0, b1="grape")

    water = at(Step.AREAS).place(0, "water_mill").rolls(green=("high",))
    assert keys_of_reasons(water, "a1:b1") == [f"advice-water-crop{dry}"]
    crop = at(Step.AREAS).place(0, "crops").rolls(white=(3,))
    assert keys_of_reasons(crop, "a2") == [f"advice-plant-wet{dry}"]
    mill = purpose(Situation(at(Step.PLACE).sees(0).board, 0), "water_mill")
    assert mill.key == f"mi-tierra-go-water{dry or '-dry'}"
    if dry:
        folders = "games.core.texts", "games.mi_tierra.texts"
        said = [catalogue(language, folders).translate(mill, str) for language in ("en", "es", "it")]
        assert said == [
            "Drought: this season watered fields bring in no more than dry ones.",
            "Sequía: en esta estación los campos regados rinden lo mismo que los secos.",
            "Siccità: in questa stagione i campi irrigati producono come quelli asciutti.",
        ]


def test_who_cannot_pay_for_foot_rot_is_told_of_no_payment() -> None:
    table = Table(2, start=1).at(Step.MARKETS, "spring").money(1, 20).next_cards("E09")
    table.pens(0, Pen(3, "chicken", 3), Pen(2, "cow", 1))
    assert keys_of_reasons(table, "animal:cow") == ["advice-foot-rot-least"]


def test_a_roll_is_not_tried_in_copies_in_which_the_next_worker_has_rolled_the_same() -> None:
    """A pen for three was to be rolled again: in the copies, the second worker had the roll of the first."""
    table = Table(2).at(Step.AREAS).plan(0, "lucky_horseshoe").place(0, "forest", "forest").rolls(green=("high",))
    view, question = table.sees(0), table.decision(0)
    assert question.key == "roll_again"
    assert not [n for n in range(8) if STRONG.copy(view.board, question, random.Random(n)) is not None]
    assert advice(table) == (("no",), "advice-roll-keep")


def test_an_act_is_not_tried_in_copies_in_which_it_is_that_of_the_next_worker() -> None:
    """In those the present one had gone home with nothing."""
    table = Table(2).at(Step.AREAS).pens(0, Pen(2, "horse", 1), Pen(2), Pen(2)).place(0, "forest", "forest")
    view, question = table.sees(0), table.decision(0)
    assert question.key == "give_up_pen" and STRONG.copy(view.board, question, random.Random(1)) is None


def told(table: Table, *answers: str) -> Text:
    """Return the reason that would be given for this answer to the open question."""
    return reason(Situation(table.sees(0).board, 0), table.decision(0), answers)


def placed_for(table: Table, place: str) -> Text:
    """Return what a worker of seat 0 on this place would be for."""
    return purpose(Situation(view_of(table.session.state, 0), 0), place)


def test_what_is_made_is_told_with_what_it_brings() -> None:
    """It was only said to be worth more than the fee."""
    products = Table(2).at(Step.AREAS, "spring", 1).money(30, 30).pens(0, Pen(3, "cow", 3)).place(0, "animal_industry")
    assert told(products, "yes") == Text("mi-tierra-advice-make-goods", {"n": 13, "fee": 5, "piece": ""})
    baker = Table(2).at(Step.AREAS, "spring", 1).money(30, 30).goods(0, egg=2).pens(0, Pen(3, "cow", 3))
    assert told(baker.place(0, "animal_industry", "oven"), "yes").args["piece"] == "oven"
    poor = Table(2).at(Step.AREAS, "spring", 1).money(30, 30).pens(0, Pen(2, "chicken", 2)).place(0, "animal_industry")
    assert told(poor, "yes") == Text("mi-tierra-advice-fee"), "an egg sells for no more than that"
    clothes = Table(2).at(Step.AREAS).money(30, 30).goods(0, wool=3).place(0, "clothing")
    piece: dict[str, Arg] = {"n": 47, "goods": listed({"wool": 3}), "fee": 7}
    assert told(clothes, "yes") == Text("mi-tierra-advice-make-piece", piece)
    mill = Table(2).at(Step.AREAS).money(30, 30).goods(0, wheat=3, grape=3).place(0, "wine_mill")
    assert told(mill, "wine") == Text("mi-tierra-go-mill-makes", {"goods": listed({"wine": 1}), "n": 24})
    assert told(mill, "none") == Text("mi-tierra-advice-fee-no")


def test_a_development_card_is_told_with_what_it_and_the_other_should_bring() -> None:
    table = Table(2).at(Step.AREAS).money(30, 30).grid("savings_book", "trellis", "nest_boxes", "shears")
    table.place(0, "development:top")
    why = told(table, "card:savings_book:tl")
    assert why.key == "mi-tierra-advice-plan-better" and why.args["other"] == Text("mi-tierra-plan-trellis")
    assert int(str(why.args["n"])) > int(str(why.args["less"])) and why.args["fee"] == 2
    assert told(table, "none") == Text("mi-tierra-advice-plan-none")


def test_who_shows_animals_is_told_how_the_contest_stands() -> None:
    """Seat 1 has shown its hens and has a worker left, who can show no hens again, but the sheep."""
    table = Table(2).at(Step.CONTEST, "winter").pens(0, Pen(2, "cow", 2), Pen(3, "chicken", 3))
    table.pens(1, Pen(3, "chicken", 3), Pen(2, "sheep", 1)).place(0, "podium").place(1, "podium")
    table.state.entries = [Entry(1, "chicken", 3, 1, (0,))]
    assert told(table, "p2") == Text("mi-tierra-advice-show", {"n": 3, "other": 4})
    rodeo = Table(2).at(Step.CONTEST, "summer").pens(0, Pen(2, "horse", 2)).pens(1, Pen(2, "horse", 2))
    rodeo.place(0, "arena").state.entries = [Entry(0, "horse", 1, 1, (0,))]
    assert told(rodeo, "p1") == Text("mi-tierra-advice-show", {"n": 2, "other": 0})


@pytest.mark.parametrize("seat", [0, 1])
def test_the_points_for_a_contest_are_told_as_those_of_the_present_farms(seat: int) -> None:
    """Another farm was said to show that at most, though animals arrive before the contest, on that farm too."""
    table = Table(2).at(Step.PLACE, "winter").pens(0, Pen(3, "cow", 1)).pens(1, Pen(3, "sheep", 2))
    assert placed_for(table, "podium") == Text("mi-tierra-go-podium-points", {"n": 1, "other": 2, "more": 0})
    assert placed_for(table.place(seat, "cattle_farm"), "podium").args["more"] == 1


def test_what_the_others_have_more_is_no_gain() -> None:
    """In "goods −$4 and the others’ money +$4" it looked like one."""
    parts = {"goods": -4.0, "others": 4.0}
    why = with_next_best(Text("mi-tierra-go-pass"), OTHER, Comparison(8.0, 1.0, parts, False))
    assert why.args["parts"] == Listed((
        Text("mi-tierra-advice-less", {"what": Text("mi-tierra-part-goods"), "n": 4}),
        Text("mi-tierra-advice-others-more", {"n": 4}),
    ))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "args"), [
    ("advice-others-more", {"n": 4}), ("advice-others-less", {"n": 4}), ("advice-show", {"n": 3, "other": 4}),
    ("advice-make-piece", {"n": 47, "goods": listed({"wool": 3}), "fee": 7}),
    ("advice-plan-better", {"n": 9, "fee": 2, "other": OTHER, "less": 5}), ("advice-tower", {"round": 6, "n": 28}),
    ("advice-pen-size", {"n": 3}), ("go-crops-wet", {"fields": listed({}), "n": 1, "pair": 1}),
    ("go-podium-points", {"n": 1, "other": 2, "more": 1}), ("go-arena-points", {"n": 1, "other": 2, "more": 0}),
    ("go-animal-industry", {"n": 1, "goods": listed({"milk": 1}), "fee": 5, "piece": "oven"}),
])
def test_a_reason_names_all_its_numbers_in_each_language(language: str, key: str, args: dict[str, Arg]) -> None:
    book = catalogue(language, ("games.core.texts", "games.mi_tierra.texts"))
    words = book.translate(Text(f"mi-tierra-{key}", args), str)
    shown = [str(value) for name, value in args.items() if isinstance(value, int) and name not in ("pair", "more")]
    assert "{" not in words and "  " not in words
    assert key in ("go-crops-wet", "go-animal-industry") or all(number in words for number in shown)


def test_another_crop_is_told_where_water_waits_for_it() -> None:
    """It was only called one field more."""
    table = Table(2).at(Step.PLACE)
    wet: dict[str, Arg] = {"fields": places(["a1"]), "n": 1, "pair": 1}
    assert placed_for(table, "crops:pair") == Text("mi-tierra-go-crops-wet", wet)
    assert placed_for(Table(2).at(Step.PLACE).fields(0, a1="wheat"), "crops").key == "mi-tierra-go-crops-dry"
    crops = dict(zip(FIELDS, ("wheat", "apple", "wheat", "grape", "grape", "wheat", "grape", "wheat"), strict=True))
    full = Table(2).at(Step.PLACE).fields(0, **crops)
    assert placed_for(full, "crops").key == "mi-tierra-go-crops-full"


def test_most_fields_can_join_only_where_most_neighbours_are_free() -> None:
    """Beside a2 with its apples only two neighbours of a3 are free, but three of b3; water is what a3 is for."""
    table = Table(2).at(Step.AREAS).fields(0, a1="wheat").place(0, "crops:pair").answer(0, "crop", "crop:grape")
    assert keys_of_reasons(table, "a3", "b3", "b4") == ["advice-plant-reach", "advice-plant-free", "advice"]


def test_water_for_a_new_crop_is_told_with_its_field() -> None:
    """It was said to go on to other dry crops, of which there were none."""
    table = Table(2).at(Step.AREAS).place(0, "water_mill").rolls(green=("low",))
    assert told(table, "a2:b2") == Text("mi-tierra-advice-water-new", {"fields": places(["b2"])})
    dry = Table(2).at(Step.AREAS).fields(0, b4="wheat").place(0, "water_mill").rolls(green=("low",))
    assert keys_of_reasons(dry, "a2:b2") == ["advice-water-later"]


def test_water_is_kept_for_no_round_after_the_last() -> None:
    """It was to be laid next round, or to go on to other crops, or to wait for the wheat of an animal."""
    table = Table(2).at(Step.AREAS).fields(0, b4="wheat").pens(0, Pen(2, "cow", 1))
    table.place(0, "water_mill").rolls(green=("low",))
    table.state.last_round = True
    assert keys_of_reasons(table, "keep", "a2:b2", "p1") == ["advice-water-last"] * 3


def test_a_sale_of_what_the_farm_needs_itself_is_not_told_as_of_what_it_does_not_need() -> None:
    table = Table(2).at(Step.MARKET).money(20, 5).row("A16", "A04").goods(0, wool=3).place(0, "official_market")
    table.state.stalls = [Stall(0)]
    assert keys_of_reasons(table.answer(0, "market", "sell:A16"), "wool=3") == ["advice-sale-most"]


def test_products_are_told_with_the_fee_and_what_they_prepare() -> None:
    """A wool for five dollars was advised for the clothes that it made possible, which was not said."""
    table = Table(2).at(Step.PLACE).money(30, 30).goods(0, wool=2).pens(0, Pen(2, "sheep", 2))
    assert placed_for(table, "animal_industry").args["piece"] == "clothing"
    assert placed_for(table, "animal_industry").args["fee"] == 5
    taken = Table(2).at(Step.PLACE).money(30, 30).goods(0, wool=2).pens(0, Pen(2, "sheep", 2)).place(1, "clothing")
    assert placed_for(taken, "animal_industry").args["piece"] == ""


def test_animals_that_stay_are_told_where_newcomers_find_no_room() -> None:
    table = Table(2).at(Step.AREAS).pens(0, Pen(2, "sheep", 2)).place(0, "cattle_farm").rolls(green=("high",))
    assert table.asked() == {0: "house"}
    assert [told(table).key, told(table, "p1:cow:2").key] == [
        "mi-tierra-advice-house-stay", "mi-tierra-advice-house-most"
    ]


def test_a_horse_is_told_with_the_rodeo_that_it_can_still_win() -> None:
    """This summer's is past for who has no worker in the arena."""
    table = Table(2).at(Step.AREAS, "summer").pens(0, Pen(2, "horse", 1)).place(0, "clock_tower")
    assert told(table, "horses") == Text("mi-tierra-advice-tower", {"round": 6, "n": 28})
    there = Table(2).at(Step.AREAS, "summer").pens(0, Pen(2, "horse", 1)).place(0, "clock_tower", "arena")
    assert told(there, "horses") == Text("mi-tierra-advice-tower", {"round": 2, "n": 14})


def test_a_sale_of_what_could_be_kept_is_told_with_the_goods() -> None:
    table = Table(2).at(Step.MARKET).money(20, 5).row("A16", "A04").goods(0, wool=3).place(0, "official_market")
    table.state.stalls = [Stall(0)]
    why = told(table, "sell:A16")
    assert (why.key, why.args["goods"]) == ("mi-tierra-advice-market-kept", listed({"wool": 3}))


@pytest.mark.parametrize(("season", "last", "key", "shown"), [
    ("winter", False, "animals", 1), ("spring", False, "animals", 0), ("winter", True, "animals-shown", None),
    ("spring", True, "left-over", None),
])
def test_animals_are_advised_for_the_contest_that_they_are_in_time_for(
    season: str, last: bool, key: str, shown: int | None
) -> None:
    """They were said to give wool, where a worker on the podium was waiting to show them."""
    table = Table(2).at(Step.PLACE, season, 1).pens(0, Pen(3, "sheep", 1))
    if season == "winter":
        table.place(0, "podium")
    table.state.last_round = last
    why = placed_for(table, "sheep_farm")
    assert (why.key, why.args.get("shown")) == (f"mi-tierra-go-{key}", shown)


def test_cards_that_pay_alike_are_told_so() -> None:
    """One of two was said to bring the most."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A01", "A26").goods(0, apple=1).place(0, "official_market")
    table.state.stalls = [Stall(0)]
    assert keys_of_reasons(table, *(f"sell:{card}" for card in ("A01", "A26"))) == ["advice-market-alike"] * 2


def test_the_black_market_is_told_for_what_it_spares_where_a_card_would_buy() -> None:
    """What stays unsold was no reason to leave a card that pays."""
    table = Table(2).at(Step.MARKET).money(20, 5).row("A04", "A02").goods(0, apple=4).place(0, "official_market")
    table.state.stalls, table.state.last_round = [Stall(0)], True
    assert keys_of_reasons(table, "black", "sell:A04") == ["advice-black-now", "advice-market"]


def test_another_sale_is_told_with_what_it_brings_beside_the_first() -> None:
    """It was told with the goods that the first worker there sells already, and with the bonus of a first sale."""
    table = Table(2).at(Step.PLACE).row("A04", "A01").goods(0, apple=2).place(0, MARKET)
    assert placed_for(table, MARKET) == Text("mi-tierra-advice"), "one worker sells both apples"
    more = Table(2).at(Step.PLACE).row("A04", "A16").goods(0, apple=2, wool=1).plan(0, "market_stall").place(0, MARKET)
    told_more = placed_for(more, MARKET)
    assert (told_more.key, told_more.args["n"]) == ("mi-tierra-go-market-again", 6), "apples bring $11, the wool $6"
    left = Table(2).at(Step.PLACE).row("A04", "A16").goods(0, apple=5).place(0, MARKET)
    assert placed_for(left, MARKET) == Text("mi-tierra-go-official-market", {"n": 0}), "the card takes four of five"


def test_animals_for_which_a_pen_comes_before_are_not_said_to_have_no_room() -> None:
    """A worker in the forest acts before those who bring animals; they were said to become meat."""
    full = Table(2).at(Step.PLACE).pens(0, Pen(2, "horse", 2))
    assert placed_for(full, "sheep_farm").key == "mi-tierra-go-surplus"
    built = Table(2).at(Step.PLACE).pens(0, Pen(2, "horse", 2)).place(0, "forest")
    assert [placed_for(built, one).key for one in ("sheep_farm", "clock_tower")] == [
        "mi-tierra-go-animals", "mi-tierra-go-tower-rodeo"
    ]
    sheep = Table(2).at(Step.PLACE).pens(0, Pen(2, "horse", 2)).place(0, "forest", "sheep_farm")
    assert [placed_for(sheep, one).key for one in ("sheep_farm", "cattle_farm")] == [
        "mi-tierra-go-animals", "mi-tierra-go-surplus"
    ], "sheep come before cows, and take the pen"
    cows = Table(2).at(Step.PLACE).pens(0, Pen(2, "horse", 2)).place(0, "forest", "cattle_farm")
    assert placed_for(cows, "sheep_farm").key == "mi-tierra-go-animals"


def test_a_field_or_site_that_an_earlier_worker_takes_is_not_told_as_free() -> None:
    """The only free field with water was promised to a second worker at the seed shop, too."""
    assert placed_for(Table(2).at(Step.PLACE).place(0, "crops"), "crops").key == "mi-tierra-go-crops-dry"
    pens = Table(2).at(Step.PLACE).pens(0, Pen(2), Pen(2)).place(0, "forest")
    assert placed_for(pens, "forest") == Text("mi-tierra-go-forest"), "the third site is taken"


def test_a_development_card_is_not_told_that_an_earlier_worker_takes() -> None:
    """Two spaces touch the card that is worth most; the second worker finds the other one, for a dollar less."""
    two, one = ("apple_ladder", "thresher", "", ""), ("apple_ladder", "", "", "")
    alone = placed_for(Table(2).at(Step.PLACE).grid(*two), "development:top")
    second = placed_for(Table(2).at(Step.PLACE).grid(*two).place(0, "development:centre"), "development:top")
    assert alone.args["card"] != second.args["card"] and (alone.args["n"], second.args["n"]) == (2, 1)
    nothing = Table(2).at(Step.PLACE).grid(*one).place(0, "development:centre")
    assert placed_for(nothing, "development:top") == Text("mi-tierra-go-development")


@pytest.mark.parametrize(("best", "other", "alike"), [
    ("development:top", "development:left", False), ("development:top", "development:centre", True),
    ("pen:p1", "pen:p2", False), ("pen:p2", "pen:p3", True), ("field:a1", "field:a2", True),
    ("forest", "forest:pair", False), ("field:a1", "pen:p1", False),
])
def test_another_choice_is_what_leads_to_something_else(best: str, other: str, alike: bool) -> None:
    """A better space of the development board was left out, because it was called no other choice."""
    table = Table(3).at(Step.PLACE).fields(0, a1="apple").grid("shears", "back_road", "", "")
    table.pens(0, Pen(2, "cow", 1), Pen(3, "sheep", 2), Pen(3, "sheep", 2))
    assert advising._is_alike(table.sees(0).board, table.decision(0), (best,), (other,)) is alike


def test_a_field_brings_in_what_the_workers_before_leave_in_the_supply() -> None:
    """Beside two fields it was told of each that it brought in the last grape."""
    table = Table(2).at(Step.PLACE).fields(0, b1="grape", b4="grape").fields(1, b1="grape")
    left = goods_left(table.state, "grape")
    table.goods(1, grape=left - 1)
    assert purpose(Situation(table.sees(0).board, 0), "field:b4").args["goods"] == amount("grape", 1)
    table = Table(2).at(Step.PLACE).fields(0, b1="grape", b4="grape").goods(1, grape=left - 1).place(0, "field:b1")
    assert purpose(Situation(table.sees(0).board, 0), "field:b4").args["goods"] == amount("grape", 0)


@pytest.mark.parametrize(("money", "ready"), [(8, True), (7, False)])
def test_what_a_cake_takes_is_not_enough_without_its_fee(money: int, ready: bool) -> None:
    table = Table(2).at(Step.PLACE).money(money, 5).goods(0, milk=1, egg=2)
    told = purpose(Situation(table.sees(0).board, 0), "oven")
    assert told.key == ("mi-tierra-go-oven-ready" if ready else "mi-tierra-go-oven")


@pytest.mark.parametrize(("money", "made"), [(5, True), (4, False)])
def test_the_mill_makes_nothing_without_its_fee(money: int, made: bool) -> None:
    table = Table(2).at(Step.PLACE).money(money, 5).goods(0, wheat=3)
    told = purpose(Situation(table.sees(0).board, 0), "wine_mill")
    assert told.key == ("mi-tierra-go-mill-makes" if made else "mi-tierra-go-wine-mill")


@pytest.mark.parametrize(("money", "piece"), [(13, "oven"), (12, "")])
def test_products_are_not_enough_for_a_cake_whose_fee_is_gone_then(money: int, piece: str) -> None:
    table = Table(2).at(Step.PLACE).money(money, 5).pens(0, Pen(2, "chicken", 2)).goods(0, milk=1, egg=1)
    assert purpose(Situation(table.sees(0).board, 0), "animal_industry").args["piece"] == piece


@pytest.mark.parametrize(("language", "kept"), [
    ("en", "keep what you have."), ("es", "guarda lo que tienes."), ("it", "tieni ciò che hai."),
])
def test_who_has_animals_alone_is_not_told_to_keep_goods(language: str, kept: str) -> None:
    table = Table(2).at(Step.MARKET).money(20, 5).row("A01", "A04").pens(0, Pen(2, "cow", 2)).goods(0, apple=1)
    table.place(0, "official_market").state.stalls = [Stall(0)]
    table.answer(0, "market", "sell:A01")
    book = catalogue(language, ("games.core.texts", "games.mi_tierra.texts"))
    assert not any(table.player(0).goods.values())
    assert book.translate(reason(Situation(table.sees(0).board, 0), table.decision(0), ("home",)), str).endswith(kept)
