"""What is shown beside an option is what happens."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cogs.forms.context import FormContext
from cogs.words.voice import Voice
from games.above_below import SPEC
from games.above_below.content.load import POTION
from games.above_below.night.dawn import income
from games.above_below.scoring import scores
from games.above_below.state import AboveBelowState, Step, Villager, Zone
from games.core.catalogue import catalogue
from games.core.fuzz import random_answer
from games.core.registry import first_state
from games.core.rules import Wording
from games.core.session import Session
from games.core.state import Card
from games.core.text import Arg, Text
from games.core.view import table_view
from tests.games.above_below.conftest import NewPage
from tests.games.above_below.table import Table
from tests.languages import ABOVE_BELOW as LANGUAGES

FOLDERS = ("games.core.texts", "games.above_below.texts")


def say(text: Text, language: str = "en") -> str:
    return catalogue(language, FOLDERS).translate(text, "P{}".format)


def games(way: str, count: int, players: int = 3) -> Iterator[tuple[Session[AboveBelowState], random.Random]]:
    """Yield random games before each answer; the caller gives the answers."""
    for number in range(count):
        rng = random.Random(f"{way}:{number}")
        state = first_state(SPEC, players, f"{rng.getrandbits(256):064x}", SPEC.options_of(way))
        session: Session[AboveBelowState] = Session(SPEC.rules, state)
        while not session.finished:
            yield session, rng


def hints(table: Table, seat: int = 0) -> dict[str, Wording]:
    question = table_view(table.session, seat).question
    assert question is not None
    return dict(question.wordings)


# -- beside an option -------------------------------------------------------------------------------------------------


def count_in(told: Text) -> Arg:
    """Return the points that the text about a building says."""
    worth = told.args["worth"]
    assert isinstance(worth, Text)
    return worth.args["n"]


def test_the_points_beside_a_building_are_those_that_it_brings() -> None:
    """Also by caves that it fills, reputation and its place in it, its first potion and a quest completed with that."""
    compared = 0
    for session, rng in games("expanded", 10):
        seat, decision = rng.choice(list(session.open_questions().items()))
        if decision.key == "build":
            question = table_view(session, seat).question
            assert question is not None
            before = sum(scores(session.state)[seat].values())
            for answer, told in question.outcomes.items():
                fork = session.fork()
                fork.submit(seat, answer)
                if "pay" not in {one.key for one in fork.open_questions().values()}:
                    assert sum(scores(fork.state)[seat].values()) - before == count_in(told), (answer, told)
                    compared += 1
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    assert compared > 100


@pytest.mark.parametrize(("coins", "points"), [(12, 5 + 6), (11, 5 + 6 - 2), (9, 5)])
def test_potions_that_pay_for_a_building_do_not_count_any_more(coins: int, points: int) -> None:
    """The lacking coins at least; with 12 all of it may be paid in coins."""
    table = Table().coins(0, coins).built(0, "cider_house").own(0, potion=3).on_offer("star_alchemy")
    table.answer(0, "turn", "build")
    before = sum(scores(table.now)[0].values())
    question = table_view(table.session, 0).question
    assert question is not None
    told = count_in(question.outcomes["villager:builder", "building:star_alchemy"])
    hint = hints(table)["building:star_alchemy"].hint
    assert hint is not None and count_in(hint) == told == points
    table.answer(0, "build", "villager:builder", "building:star_alchemy")
    if table.asked().get(0) == "pay":
        table.answer(0, "pay", f"coin={coins}", *[f"potion={12 - coins}"] * (coins < 12))
    assert sum(scores(table.now)[0].values()) - before == points


@pytest.mark.parametrize(("name", "owned", "points"), [("carved_door", "star_caves", 3), ("beacon", "star_caves", 3)])
def test_an_outpost_fills_a_cave_that_counted_as_empty(name: str, owned: str, points: int) -> None:
    table = Table().coins(0, 20).built(0, owned).empty_cave(0, 1).on_offer(name).answer(0, "turn", "build")
    before = sum(scores(table.now)[0].values())
    question = table_view(table.session, 0).question
    assert question is not None
    told = count_in(question.outcomes["villager:builder", f"building:{name}"])
    table.answer(0, "build", "villager:builder", f"building:{name}")
    assert told == sum(scores(table.now)[0].values()) - before == points


def test_what_an_exertion_is_said_to_reach_is_reached() -> None:
    compared = 0
    for session, rng in games("expanded", 6):
        seat, decision = rng.choice(list(session.open_questions().items()))
        if decision.key == "exert":
            question = table_view(session, seat).question
            assert question is not None
            for answer, told in question.outcomes.items():
                fork = session.fork()
                fork.submit(seat, answer)
                trip = fork.state.expedition
                assert trip is not None
                assert (trip.outcome == "failure") == (told.key == "above-below-outcome-fails")
                assert told.key.endswith("fails") or trip.reached == told.args["n"] or "cannot-pay" in str(fork.lines())
                compared += 1
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))
    assert compared > 20


def test_the_price_beside_a_villager_is_that_of_the_question(page: NewPage) -> None:
    for gain, key, told in (
        ("cheapest_free", "free_villager", "quill; "), ("discount_2", "cheaper_villager", "1 coin: "),
    ):
        name = page({"id": "go", "tiers": [{"at": 0, "gain": {"villager": gain}}]})
        table = Table().for_hire("odilia", "pia", "nereo").exploring(0, name, "builder", "trainer")
        table[1].villagers.append(Villager(table.state.for_hire[0]))
        table.state.for_hire[0] = ""
        assert table.answer(0, "choice", "choice:go").asked() == {0: key}
        hint = hints(table)["newcomer:pia"].hint
        assert hint is not None and say(hint).startswith(told)


@pytest.mark.parametrize(("owner", "told"), [
    ("trainer", "3 coins: "), ("ludmila", "2 coins: "), ("book", "2 coins: "),
])
def test_the_fee_beside_a_newcomer_is_less_where_every_trainer_pays_less(owner: str, told: str) -> None:
    """A quill plus, or the book without which nobody could train."""
    table = Table(tools=True).for_hire("odilia", "pia")
    if owner != "trainer":
        table.villager(0, "trainer", Zone.EXHAUSTED)
    if owner == "ludmila":
        table.villager(0, owner)
    if owner == "book":
        table.tool(0, "book_of_knowledge")
    hint = hints(table.answer(0, "turn", "train"))["newcomer:pia"].hint
    assert hint is not None and say(hint).startswith(told)
    before = table.player(0).coins
    who = "builder" if owner == "book" else owner
    tool = ("tool:book_of_knowledge",) if owner == "book" else ()
    table.answer(0, "train", f"villager:{who}", "newcomer:pia", *tool)
    assert f"{before - table.player(0).coins} coins: " == told


@pytest.mark.parametrize(("answer", "fee"), [
    (("villager:ludmila",), "2 coins: "), (("villager:trainer",), "3 coins: "),
    (("villager:trainer", "tool:book_of_knowledge"), "2 coins: "),
])
def test_a_training_says_what_it_costs_with_its_trainer(answer: tuple[str, ...], fee: str) -> None:
    """Only one of the trainers has a quill plus, so the list of newcomers cannot say it."""
    table = Table(tools=True).for_hire("odilia", "pia").villager(0, "ludmila").tool(0, "book_of_knowledge")
    question = table_view(table.answer(0, "turn", "train").session, 0).question
    assert question is not None
    whole = (answer[0], "newcomer:pia", *answer[1:])
    told, before = question.leads_to(whole), table.player(0).coins
    assert told is not None and say(told).startswith(fee)
    table.answer(0, "train", *whole)
    assert f"{before - table.player(0).coins} coins: " == fee


@pytest.mark.parametrize(("laid", "own", "house", "useless"), [
    ({"fish": 1}, {"fish": 1, "rope": 1}, "", {"fish"}),
    ({"fish": 1, "pot": 1}, {"rope": 1, "paper": 1}, "", set()),  # one alone would not do
    ({"fish": 1, "ore": 1}, {"ore": 1, "rope": 1}, "key_counting_house", {"rope"}),
])
def test_goods_that_bring_no_income_tonight_are_marked(
    laid: dict[str, int], own: dict[str, int], house: str, useless: set[str],
) -> None:
    table = Table().laid(0, **laid).own(0, **own).built(0, *([house] if house else [])).at(Step.NIGHT)
    assert table.asked() == {0: "lay_for_income"}
    told = {good: say(words.hint) for good, words in hints(table).items() if words.hint is not None}
    assert {good for good, hint in told.items() if "no income" in hint} == useless
    coins, rise = table.player(0).coins, income(table.player(0))
    table.answer(0, "lay_for_income", *[f"{good}={n}" for good, n in own.items() if good not in useless])
    if table.asked().get(0) == "lay_order":
        table.answer(0, "lay_order", *own)
    assert table.player(0).coins - coins > rise


def test_no_night_is_named_in_the_last_round() -> None:
    for number, night in ((6, True), (7, False)):
        table = Table().own(0, potion=1, cider=1).at(Step.TURN, number)
        table[0].goods["potion"], table[0].sale = 0, "potion"
        passing = hints(table)["pass"].hint
        assert (passing is not None) is night
        sold = hints(table.answer(0, "turn", "sell"))
        for item in ("item:potion", "item:cider"):
            hint = sold[item].hint
            assert hint is not None and ("night" in say(hint)) is night


@pytest.mark.faulty_texts
def test_a_villager_who_has_joined_oneself_is_not_said_to_be_elsewhere(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"special_villager": "glogo"}}]})
    table = Table().villager(0, "glogo").exploring(0, name, "builder", "trainer").answer(0, "choice", "choice:go")
    told = [say(line.text) for closed in table.session.closed for line in closed.lines]
    assert "Already in a village: Glogo." in told


def test_what_is_on_sale_is_not_offered_for_sale_by_a_harvest() -> None:
    """The minimum price for automatic sales stays as it is, too."""
    table = Table().built(0, "orchard", goods=1).own(0, fruit=1)
    table[0].goods["fruit"], table[0].sale, table[0].accept = 0, "fruit", 4
    table.answer(0, "turn", "harvest")
    assert "item:fruit" not in table.options(0)
    table.answer(0, "harvest", "villager:builder", "building:orchard=1")
    assert (table.player(0).sale, table.player(0).accept, table.player(0).goods["fruit"]) == ("fruit", 4, 1)


@pytest.mark.parametrize("item", ["fish", "cider", "potion"])
def test_who_changes_a_price_is_told_that_they_have_the_item(item: str) -> None:
    table = Table().own(0, **{item: 1}).answer(0, "turn", "sell").answer(0, "sell", f"item:{item}", "from:5")
    question = table_view(table.answer(0, "turn", "sell").session, 0).question
    assert question is not None
    hint = question.wordings[f"item:{item}"].hint
    assert hint is not None and hint.args["n"] == 1


# -- what is missing --------------------------------------------------------------------------------------------------


def why(table: Table, seat: int = 0) -> dict[str, str]:
    question = table_view(table.session, seat).question
    assert question is not None
    return {say(one.label): say(one.reason) for one in question.missing}


def test_used_tools_are_named_where_they_would_help(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 4, "gain": {}}]})

    def tools() -> Table:
        table = Table(tools=True, dice={"lantern": [1, 1]}).built(0, "orchard", goods=1)
        for tool in ("walking_staff", "book_of_knowledge", "basket_of_plenty"):
            table.tool(0, tool, used=True)
        return table
    used = {"Use: Mystic Walking Staff", "Use: Book of Knowledge", "Use: Basket of Plenty"}
    below = tools().exploring(0, name, "trainer", "explorer").answer(0, "choice", "choice:go")
    for table, named in (
        (below, "Use: Mystic Walking Staff"),
        (tools().answer(0, "turn", "harvest"), "Use: Basket of Plenty"),
        (tools().answer(0, "turn", "train"), "Use: Book of Knowledge"),
    ):
        assert used & set(why(table)) == {named}


def test_a_cheaper_villager_says_who_is_still_too_dear(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"villager": "discount_2"}}]})
    table = Table().coins(0, 1).for_hire("pia", "nereo", "odilia", "tibor", "gundula")
    table.exploring(0, name, "builder", "trainer").answer(0, "choice", "choice:go")
    assert why(table) == {
        "Tibor": "It costs 2; you have 1 to spend.", "Gundula": "It costs 3; you have 1 to spend.",
    }


def test_a_drink_on_sale_is_not_drunk_and_the_night_says_why() -> None:
    """AB-27: it can be taken back only in its owner's turn."""
    table = Table().own(0, potion=1).villager(0, "otto").villager(0, "vera").at(Step.NIGHT)
    for one in table[0].villagers:
        one.zone = Zone.EXHAUSTED
    table[0].goods["potion"], table[0].sale = 0, "potion"
    assert table.asked() == {0: "rest"} and not any(one.startswith("potion") for one in table.options(0))
    assert why(table) == {"Potion": "It is on sale; you can take it back only on your turn."}


# -- no key, nothing cut ----------------------------------------------------------------------------------------------


def test_no_label_or_hint_is_a_key_or_longer_than_a_select_shows() -> None:
    """A hundred characters: what is cut would be points, states or a place."""
    seen = set()
    for session, rng in games("expanded", 3):
        seat, decision = rng.choice(list(session.open_questions().items()))
        view = table_view(session, seat)
        for question in (view.question, view.out_of_turn):
            if question is None:
                continue
            for option, wording in question.wordings.items():
                for text in (wording.label, wording.hint, wording.group):
                    if text is None or repr(text) in seen:
                        continue
                    for told in (say(text, language) for language in LANGUAGES):
                        assert len(told) <= 100 and "above-below-" not in told, (decision.key, option, told)
                    seen.add(repr(text))
        session.submit(seat, random_answer(session.rules, session.state, decision, rng))


@pytest.mark.parametrize(("number", "left", "told"), [
    (6, 1, "No villagers are for hire before the next round."), (6, 0, "No villagers come for hire any more."),
    (7, 1, "No villagers come for hire any more."),
])
def test_villagers_are_promised_for_the_next_round_only_if_some_come(number: int, left: int, told: str) -> None:
    table = Table().at(Step.TURN, number)
    hired = [card.name for card in table.state.villager_pile[left:]] + [one for one in table.state.for_hire if one]
    del table.state.villager_pile[left:]
    table.state.for_hire = [""] * len(table.state.for_hire)
    table[1].villagers += [Villager(one) for one in hired]
    assert why(table)["Train"] == told


def test_who_joins_for_nothing_is_the_cheapest_and_the_others_say_so(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"villager": "cheapest_free"}}]})
    table = Table().for_hire("pia", "nereo", "odilia", "tibor", "gundula").exploring(0, name, "builder", "trainer")
    table.state.villager_pile.append(Card(table.state.for_hire[0]))
    table.state.for_hire[0] = ""
    table.answer(0, "choice", "choice:go")
    assert table.options(0) == ("newcomer:nereo", "newcomer:odilia")
    assert why(table) == dict.fromkeys(("Tibor", "Gundula"), "Only the cheapest villager for hire joins for nothing.")


def test_who_cannot_be_injured_says_why(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 6, "gain": {}}], "fail": {"penalty": {"injury": True}}})
    table = Table(states=True, dice={"lantern": [1, 1, 1, 1]}).villager(0, "otto", Zone.READY, "coward")
    table.exploring(0, name, "builder", "trainer", "explorer", "otto").answer(0, "choice", "choice:go")
    table.answer(0, "exert", "villager:builder")
    assert table.asked() == {0: "injure"}
    assert why(table) == {"Builder": "Injured.", "Otto": "A coward is never injured."}


def test_who_cannot_get_a_state_says_why(page: NewPage) -> None:
    name = page({"id": "go", "tiers": [{"at": 0, "gain": {"state": "greedy"}}]})
    table = Table(states=True).villager(0, "builder", Zone.READY, "greedy")
    table.exploring(0, name, "builder", "trainer", "explorer").answer(0, "choice", "choice:go")
    assert table.asked() == {0: "afflict"} and why(table) == {"Builder": "Has this state already."}


def test_whose_item_cannot_be_bought_says_why() -> None:
    for last, reason in (
        ("fish", "Your offer was refused this turn; only a higher one counts, and you lack the coins."),
        ("", "Has nothing on sale."),
    ):
        table = Table(4).coins(0, 4)
        for seat, item in ((1, "pot"), (2, "rope"), (3, last)):
            if item:
                table.own(seat, **{item: 1})
                table[seat].goods[item], table[seat].sale = 0, item
        table.state.refused_offers = {3: 4}
        assert table.answer(0, "turn", "buy").options(0) == ("seat:1", "seat:2")
        assert why(table) == {"P3": reason}


# -- what was paid ----------------------------------------------------------------------------------------------------


def paid(table: Table) -> list[str]:
    """Return the log keys of payments, with the numbers of coins."""
    lines = [*(line for closed in table.session.closed for line in closed.lines), *table.session.lines()]
    told = []
    for line in lines:
        coins = line.text.args.get("coins")
        kind = line.text.key.removeprefix("above-below-log-")
        if kind in ("pays", "spends", "refresh", "refreshes", "coin-paid", "lanterns-bought"):
            told.append(f"{kind} {coins.args['n']}" if isinstance(coins, Text) else kind)
    return told


@pytest.mark.parametrize(("coins", "told"), [
    (0, ["spends"]), (1, ["spends", "pays 1"]), (2, ["pays 2"]),
])
def test_what_drinks_pay_is_not_told_once_more_in_coins(coins: int, told: list[str], page: NewPage) -> None:
    costs = page({"id": "go", "tiers": [{"at": 0, "gain": {"coins": -2}}]})
    cheaper = page({"id": "go", "tiers": [{"at": 0, "gain": {"villager": "discount_2"}}]}, id="e901")
    for name in (costs, cheaper):
        table = Table().coins(0, coins).built(0, "key_apothecary").own(0, potion=2 - coins)
        table.for_hire("pia", "nereo", "odilia", "tibor", "gundula").exploring(0, name, "builder", "trainer")
        table.answer(0, "choice", "choice:go")
        if name == cheaper:
            table.answer(0, "cheaper_villager", "newcomer:tibor")
        assert (paid(table), table.player(0).coins, table.player(0).goods[POTION]) == (told, 0, 0)


@pytest.mark.parametrize(("coins", "row", "die"), [
    (0, ["spends", "refreshes"], ["spends", "lanterns-bought"]), (1, ["refresh"], ["coin-paid"]),
])
def test_a_drink_is_not_called_a_coin(coins: int, row: list[str], die: list[str], page: NewPage) -> None:
    def table() -> Table:
        return Table(dice={"lantern": [1, 1]}).coins(0, coins).built(0, "key_apothecary").own(0, potion=1 - coins)

    assert paid(table().answer(0, "turn", "refresh:house")) == row
    name = page({"id": "go", "bonus": [{"given": "pay_coin", "lanterns": 2}], "tiers": [{"at": 4, "gain": {}}]})
    exploring = table().exploring(0, name, "builder", "trainer").answer(0, "choice", "choice:go")
    assert paid(exploring.answer(0, "pay_coin", "yes")) == die


@pytest.mark.parametrize(("coins", "told"), [(3, True), (20, False)])
def test_who_would_pay_with_drinks_is_told_so_before(coins: int, told: bool) -> None:
    """What takes all coins and drinks is paid without another question, and a card turned up forbids to take it back.
    The parts of the form keep their names."""
    table = Table().coins(0, coins).built(0, "key_apothecary").own(0, potion=2).on_offer("thatch_cot")
    table.answer(0, "turn", "build")
    question = table_view(table.session, 0).question
    assert question is not None
    for language in LANGUAGES:
        drinks = {"en": "drinks pay", "es": "pagan las bebidas", "it": "pagano le bevande"}[language]
        assert (drinks in say(question.prompt, language)) is told
    context = FormContext(Voice(catalogue("en", FOLDERS), "P{}".format, "P{}".format), 1, 0, question)
    assert [context.part_label(part) for part in question.decision.parts] == ["Who builds", "What they build"]


def test_a_coin_that_a_drink_pays_is_said_to_be_one(page: NewPage) -> None:
    name = page({"id": "go", "bonus": [{"given": "pay_coin", "lanterns": 2}], "tiers": [{"at": 4, "gain": {}}]})
    for coins in (0, 1):
        table = Table().coins(0, coins).built(0, "key_apothecary").own(0, potion=1)
        hint = hints(table)["refresh:house"].hint
        assert (hint is not None and say(hint) == "a drink pays for it") is (not coins)
        table = Table().coins(0, coins).built(0, "key_apothecary").own(0, potion=1)
        table.exploring(0, name, "builder", "trainer").answer(0, "choice", "choice:go")
        question = table_view(table.session, 0).question
        assert question is not None and ("drinks pay" in say(question.prompt)) is (not coins)
