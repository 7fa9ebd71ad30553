"""The reasons of advice: they are facts of the position, and have words in every language."""

from __future__ import annotations

import pytest

from games.core.decision import Answer, Decision, Part, one_of
from games.core.text import Text
from games.grimm_forest.ai.mixing import mixing_of
from games.grimm_forest.ai.plan import Purse
from games.grimm_forest.ai.questions import candidates
from games.grimm_forest.ai.reasons import going, reason
from games.grimm_forest.ai.sentences import given_up, percent
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.state import Step
from tests.games.grimm_forest.table import Table
from tests.games.grimm_forest.test_advice import said
from tests.languages import GRIMM_FOREST


def spoken(told: list[Text]) -> list[str]:
    """Return sentences in English, after it was checked that every language has words for them."""
    for language in GRIMM_FOREST:
        assert all("grimm-forest" not in said(one, language) for one in told)
    return [said(one) for one in told]


def why(table: Table, *answer: str, seat: int = 0) -> list[str]:
    """Return the reasons for an answer of a seat to its open question."""
    view, asked = table.sees(seat).board, table.session.open_questions()[seat]
    situation = Situation(view, seat)
    if asked.key == "choose":
        return spoken(going(mixing_of(situation), asked, answer))
    return spoken(reason(situation, asked, answer, tried=True))


@pytest.mark.parametrize(("straw", "goods", "sentence"), [
    (7, (1, 0, 0), "You keep 6 straw, enough for: straw roof (6 straw)."),
    (3, (1, 0, 0), "Of what you have, it is the easiest to get again: each round 5 straw are added in the Fields."),
    (3, (0, 1, 0), "No house that you have begun needs this: Wood."),
])
def test_resources_of_a_begun_house_are_not_called_the_least_needed(straw: int, goods: Purse, sentence: str) -> None:
    table = Table().house(0, "straw", 2).purse(0, straw=straw, wood=1)
    assert spoken(given_up(Situation(table.board(0), 0), goods)) == [sentence]


@pytest.mark.parametrize(("begun", "useless"), [(False, True), (True, False)])
def test_what_another_player_cannot_use_is_given(begun: bool, useless: bool) -> None:
    table = Table().house(0, "brick", 2).purse(0, straw=5, brick=4)
    if begun:
        table.house(1, "brick", 1)
    told = spoken(given_up(Situation(table.board(0), 0), (0, 0, 1), 1))
    assert ("Player 1 has begun no house that needs it." in told) is useless


def test_a_fable_is_drawn_beside_the_roof_and_not_in_its_place() -> None:
    """The reason said that a Fable helps more than what could be built, and the roof was built with the other
    action."""
    table = Table(2).house(0, "wood", 2).purse(0, wood=6).lies("fields").go("fields", "fields")
    assert why(table, "draw") == [
        "You have an action left over for it, and a Fable helps you more than one resource.",
        "This turn you can then still build: wooden roof.",
    ]


def test_a_place_is_not_praised_for_a_house_that_is_finished_anyway() -> None:
    table = Table(2).house(0, "straw", 3).house(0, "wood", 3).house(0, "brick", 2).purse(0, brick=6)
    assert "You have enough to finish your third house this round, whatever you collect there." in why(table, "fields")


def test_the_hidden_vault_counts_for_what_is_built() -> None:
    """Two bricks and a third one from an action pay nothing; with two more the walls are paid."""
    table = Table(2).house(0, "brick", 1).hand(0, "hidden_vault").lies("brickyard", brick=2).purse(0)
    assert "This round it pays for: brick walls." in why(table, "brickyard", "fable:hidden_vault")
    assert "This round it pays for: brick walls." not in why(table, "brickyard")


def test_a_fable_for_company_is_praised_with_the_chance_of_company() -> None:
    told = why(Table(2).hand(0, "powerful_friends"), "fields", "fable:powerful_friends")
    assert any(one.startswith("Powerful Friends: “End of gathering") for one in told)
    assert any(one.startswith("Somebody else comes there too with a chance of about") for one in told)


@pytest.mark.parametrize(("friend", "answer", "sentence"), [
    ("tom_thumb", "grain:fields:straw", "You then have 2 straw. Next to build with it: straw walls (4 straw)."),
    ("ali_baba", "rob:1:brick", "Player 1 needs it next for: brick roof (6 bricks)."),
    ("pinocchio", "fields", "Next to build of that kind: straw walls (4 straw); you have 1 straw now."),
    ("rapunzel", "straw", "With what she holds, that makes 3 straw. Next to build with it: straw walls (4 straw)."),
])
def test_cards_at_the_start_of_a_round_are_explained_by_what_is_built_next(
    friend: str, answer: str, sentence: str
) -> None:
    table = Table(3).house(0, "straw", 1).purse(0, straw=1).house(1, "brick", 2).purse(1, wood=1, brick=3)
    assert sentence in why(table.friend(0, friend), answer)


@pytest.mark.parametrize("answer", [("alone",), ("together",)])
def test_aladdin_names_the_place_that_speaks_for_the_prediction(answer: Answer) -> None:
    """The chance of being alone over all places could speak against the prediction that was advised."""
    (told,) = why(Table(3).friend(0, "aladdin"), *answer)
    assert told.startswith(f"Where you {'are most likely alone' if answer == ('alone',) else 'most likely meet'}")


def test_a_reward_is_compared_with_the_own_hand_and_friend() -> None:
    table = Table(2).house(0, "straw", 2).purse(0, straw=6).friend(0, "tom_thumb").lies("fields", straw=1)
    table.answer(0, "tom_thumb", "none").go("fields", "fields").answer(0, "build", "build:straw:roof")
    assert why(table, "fables")[-2:] == ["You hold no Fable.", "You have a Friend already: Tom Thumb."]


def test_a_place_with_a_wolf_is_not_praised_for_what_it_loses() -> None:
    """Crystal Ball's owner was told to collect where a Wolf takes everything first."""
    table = Table(2, start=1).hand(0, "crystal_ball").hand(1, "wolf").lies("forest", wood=4).lies("fields", straw=5)
    table.go("forest+crystal_ball", "fields+wolf").answer(1, "place_monster", "forest")
    assert why(table, "stay") == ["A Wolf is in the Forest: unless a Friend stops it, nothing can be collected there."]
    assert why(table, "fields")[0] == "Fields: 1 straw for you, as another is there too."


def test_a_wolf_that_a_friend_can_stop_is_not_said_to_take_everything_for_sure() -> None:
    """Who had the Woodcutter was told that nothing could be collected, stopped the Wolf, and collected."""
    table = Table(2, start=1).friend(0, "wood_cutter").hand(0, "crystal_ball").hand(1, "wolf").lies("forest", wood=4)
    table.go("forest+crystal_ball", "fields+wolf").answer(1, "place_monster", "forest")
    assert "unless a Friend stops it" in why(table, "stay")[0]
    table.answer(0, "crystal_change", "stay").answer(0, "cancel_monster", "yes")
    assert table.goods(0) == (0, 4, 0)


def test_a_plan_that_is_seen_is_not_called_certain() -> None:
    """The Evil Queen's owner was told that the card made a place certain, but its pig could still go elsewhere."""
    table = Table(3).friend(0, "evil_queen").friend(1, "gingerbread_man")
    table.answer(1, "choose", "fields").answer(2, "choose", "forest")
    assert why(table, "look:gather:1")[0].endswith("the card shows the plan before you choose.")
    table.answer(0, "queen_look", "look:gather:1").answer(0, "choose", "brickyard")
    assert table.answer(1, "gingerbread_man", "yes").seat(1).at != "fields"


@pytest.mark.parametrize(("card", "promise"), [
    ("royal_wedding", "if you stay, you discard nothing"), ("grandmas_house", "if you stay, you gain two resources"),
])
def test_a_unique_location_promises_nothing_to_a_pig_that_may_be_sent_away(card: str, promise: str) -> None:
    """With Curse of Darkness lying open the owner was told to be going there itself, whatever chance decides."""
    table = Table(3).hand(0, card).hand(1, "curse_darkness").go(f"forest+{card}", "fields+curse_darkness", "brickyard")
    assert promise in why(table, "forest")[0]


def test_a_third_house_is_not_said_to_lose_only_to_a_sturdier_third_one() -> None:
    """With two brick houses another player wins, although its third one is of straw."""
    table = Table(2).house(0, "straw").house(0, "wood").house(0, "brick", 2).purse(0, brick=6)
    table.house(1, "brick").house(1, "brick").house(1, "straw", 2).purse(1, straw=6).at(Step.BUILD)
    for material in ("straw", "wood", "brick"):
        table.token(1, material)
    assert why(table, "build:brick:roof")[0] == (
        "It is your third house: you win, unless another player has three this round, too, and comes out ahead."
    )
    table.answer(0, "build", "build:brick:roof").answer(0, "build", "gain:wood")
    table.answer(1, "build", "build:straw:roof").answer(1, "build", "gain:wood")
    assert table.session.rules.result(table.session.state).places == (2, 1)


def test_who_sends_a_robber_to_the_own_place_is_told_that_it_spares_the_owner() -> None:
    table = Table(2).hand(0, "bridge_troll").go("fields+bridge_troll", "fields")
    (told,) = why(table, "fields")
    assert told.endswith("You are going there too, but your own monster does not rob you.")


def test_two_copies_of_a_fable_are_two_fables_that_are_kept() -> None:
    assert "Your Fables can do more in a later round." in why(Table(2).hand(0, "roar", "roar"), "fields")


def test_the_gingerbread_man_is_compared_with_nothing_where_a_wolf_is() -> None:
    table = Table(2, start=1).friend(0, "gingerbread_man").hand(1, "wolf")
    table.lies("fields", straw=6).lies("forest", wood=4).lies("brickyard", brick=3).go("forest", "fields+wolf")
    table.answer(1, "place_monster", "forest")
    assert why(table, "yes")[0] == "1 straw, 1 wood, and 1 brick rather than nothing."


@pytest.mark.parametrize(("chance", "told"), [(0.0, 0), (0.002, 1), (0.5, 50), (0.998, 99), (1.0, 100)])
def test_only_what_is_known_is_told_as_certain(chance: float, told: int) -> None:
    """A place was promised for the seat alone where somebody else went once in two hundred games."""
    assert percent(chance) == told


def test_a_friend_is_not_put_off_to_the_next_round() -> None:
    """His special action can be taken in the turn in which he comes (rulebook, "Acciones especiales")."""
    table = Table(2).house(0, "wood", 1).purse(0, wood=4).lies("fields").go("fields", "fields")
    table.next_friends("wood_cutter").answer(0, "build", "build:wood:walls")
    assert why(table, "keep") == ["You have no Friend now, and The Wood Cutter can help you."]
    assert "special:wood_cutter" in table.answer(0, "friend", "keep").options(0)


def test_a_troll_that_could_be_stopped_is_not_said_to_strike_its_owner() -> None:
    """Its owner takes from another player there."""
    table = Table().hand(0, "bridge_troll").friend(2, "wood_cutter").go("fields+bridge_troll", "fields", "forest")
    table.answer(0, "place_monster", "fields")
    assert why(table, "yes", seat=2)[0] == "It would strike: Player 1."
    own = Table().hand(0, "bridge_troll").friend(0, "wood_cutter").go("fields+bridge_troll", "fields", "forest")
    assert why(own.answer(0, "place_monster", "fields"), "no")[0] == "It would strike: Player 1."


def test_who_stops_one_of_two_wolves_is_told_whom_that_one_strikes() -> None:
    table = Table(4).hand(0, "wolf").hand(1, "wolf").friend(3, "wood_cutter")
    table.lies("fields", 9).lies("brickyard", 0, 0, 9).go("forest+wolf", "market+wolf", "fields", "brickyard")
    table.answer(0, "place_monster", "fields").answer(1, "place_monster", "brickyard")
    assert why(table, "no", seat=3)[0] == "It would strike: Player 2."
    table.answer(3, "cancel_monster", "no")
    assert why(table, "yes", seat=3)[0] == "It would strike you."


@pytest.mark.parametrize(("mine", "theirs", "less"), [(1, 9, True), (9, 1, False)])
def test_who_goes_where_the_own_monster_strikes_is_said_to_lose_less_only_if_so(
    mine: int, theirs: int, less: bool
) -> None:
    table = Table(2).hand(0, "dragon").purse(0, mine, mine, mine).purse(1, theirs, theirs, theirs)
    (told,) = why(table.go("fields+dragon", "fields"), "fields")
    assert ("You are going there too, but lose less." in told) is less and "You are going there too" in told


@pytest.mark.parametrize("card", ["dragon", "big_bad_wolf", "giant"])
def test_who_has_nothing_to_lose_is_not_said_to_be_struck(card: str) -> None:
    """Player 2 stands beside Player 1 with empty hands."""
    table = Table(4).hand(0, card).friend(3, "wood_cutter").lies("fields").purse(1, straw=3).house(1, "straw", 2)
    table.go(f"market+{card}", "fields", "fields", "forest").answer(0, "place_monster", "fields")
    assert why(table, "no", seat=3)[0] == "It would strike: Player 1."


def test_a_troll_is_said_to_strike_one_of_those_who_can_pay() -> None:
    """Its owner chooses one of them."""
    table = Table(4).hand(0, "bridge_troll").friend(3, "wood_cutter").lies("fields", 8)
    table.go("market+bridge_troll", "fields", "fields", "fields").answer(0, "place_monster", "fields")
    assert why(table, "no", seat=3)[:2] == ["It could strike you.", "It could strike: Player 1 and Player 2."]


def test_the_likely_target_of_a_monster_is_one_with_something_to_lose() -> None:
    """The other one, who went there just as likely or more so, has no house that could be blown down."""
    table = Table(3).hand(0, "big_bad_wolf").house(2, "straw", 2).house(1, "brick", 2)
    table.go("fields+big_bad_wolf", "brickyard", "brickyard")
    (told,) = why(table, "brickyard")
    assert told.startswith("Player 2 goes to the Brickyard")


def test_the_gingerbread_man_takes_one_resource_from_the_market_too() -> None:
    """Its straw was counted together with that of the Fields."""
    table = Table(4).friend(0, "gingerbread_man")
    table.lies("fields", straw=6).lies("forest", wood=4).lies("brickyard", brick=3).lies("market", 2, 1, 1)
    told = why(table.go("forest", "fields", "fields", "fields"), "no")
    assert told[0] == "4 wood rather than 2 straw, 1 wood, and 1 brick."
    before = table.goods(0)
    table.answer(0, "gingerbread_man", "yes").answer(0, "take_from_market", "straw")
    assert table.goods(0) == tuple(n + more for n, more in zip(before, (2, 1, 1), strict=True))


def test_a_guard_is_not_the_target_of_a_monster() -> None:
    """The Huntsman of Player 1, who has more to lose, would stop it."""
    table = Table(3).hand(0, "dragon").friend(1, "huntsman").purse(1, 6, 6, 6).purse(2, 3, 3, 3)
    (told,) = why(table.go("fields+dragon", "brickyard", "brickyard"), "brickyard")
    assert told.startswith("Player 2 goes to the Brickyard")


def test_a_wolf_that_another_player_may_stop_leaves_something_to_compare_with() -> None:
    table = Table(2, start=1).friend(0, "gingerbread_man").friend(1, "wood_cutter").hand(1, "wolf")
    table.lies("fields", straw=6).lies("forest", wood=4).lies("brickyard", brick=3).go("forest", "fields+wolf")
    table.answer(1, "place_monster", "forest")
    told = why(table, "yes")
    assert told[0] == "1 straw, 1 wood, and 1 brick rather than 4 wood."
    assert told[-1] == "A Wolf is in the Forest: unless a Friend stops it, nothing can be collected there."


def test_copies_of_the_same_fables_are_not_the_second_best_answer() -> None:
    """The advice for two Fables named the same two as hardly worse: one of them lay there twice."""
    decision = Decision(0, "search_past", (Part("search_past", ("fable:wolf", "fable:wolf:2", "fable:roar"), least=2),))
    assert candidates(decision) == [("fable:wolf", "fable:wolf:2"), ("fable:wolf", "fable:roar")]
    assert candidates(one_of(0, "red_riding_hood", ("fable:wolf", "fable:wolf:2"))) == [("fable:wolf",)]


def test_a_place_to_which_somebody_goes_is_not_called_probably_empty() -> None:
    """It was, with a chance below one half."""
    table = Table(2).hand(0, "harvest_moon").lies("fields", straw=12).lies("forest").lies("brickyard")
    (told,) = [one for one in why(table, "forest", "fable:harvest_moon") if "3 straw" in one]
    assert told.startswith("If nobody goes there (chance about ") and told.endswith(
        "you take half of what lies in the Fields: 3 straw."
    )
