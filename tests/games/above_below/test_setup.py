"""Set-up (rulebook p. 4-5) and what the content files hold."""

from __future__ import annotations

from collections import Counter

import pytest
from pydantic import ValidationError

from games.above_below.book.load import pages
from games.above_below.book.worth import CAVE, CIDER
from games.above_below.book.worth import GOODS as GOOD_WORTH
from games.above_below.book.worth import POTION as POTION_WORTH
from games.above_below.cards.box import BOX, Building, building, villager
from games.above_below.caves import MIX, WITHIN, entries, even_out, pages_of, worth_of
from games.above_below.checks import flaws
from games.above_below.content.load import BOARD, BUILDINGS, EXPANDED, VILLAGERS
from games.above_below.content.schema import BuildingData, Symbol, VillagerData
from games.above_below.options import AboveBelowOptions, modules_of
from games.above_below.second_book import page_on, tokens_of
from games.above_below.setup import setup
from games.above_below.state import AboveBelowState, Zone
from games.core.cards import does_something
from games.core.chance import Chance


def new(players: int, number: int = 0, **options: bool) -> AboveBelowState:
    return setup(players, AboveBelowOptions(**options), Chance(f"{number:064x}"), {})


@pytest.mark.parametrize(("players", "coins"), [(2, [7, 8]), (3, [7, 8, 8]), (4, [7, 7, 7, 8])])
def test_coins_by_the_order_of_play(players: int, coins: list[int]) -> None:
    """P. 4: seven coins; one more for the second of two, the second and third of three, the fourth of four."""
    for number in range(6):
        state = new(players, number)
        assert [state.players[seat].coins for seat in state.order()] == coins
        assert state.turn == state.first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_a_house_and_three_villagers(players: int) -> None:
    """P. 4: with four players those without a hammer begin exhausted."""
    for player in new(players).players:
        assert player.houses == ["starting_house"] and player.reputation == 0 and not player.caves
        assert [one.piece for one in player.villagers] == ["builder", "trainer", "explorer"]
        assert player.ready() == (["builder"] if players == 4 else ["builder", "trainer", "explorer"])
        assert not any(player.in_zone(Zone.INJURED))


def test_the_table() -> None:
    """P. 4-5: six star houses, four of nine key houses, rows of four, five villagers for hire, the cider, a cave."""
    state = new(3)
    assert len(state.star_houses) == 6 and len(set(state.key_houses)) == 4
    assert len(state.house_row) == len(state.outpost_row) == 4 and len(state.house_pile) == 21
    assert len(state.outpost_pile) == 20 and len(state.for_hire) == 5 and len(state.villager_pile) == 13
    assert state.cider and state.supply["cider"] == 9 and len(pages_of(state.cave_top)) == 6
    assert len(state.cave_pile) == 24 and state.specials == [
        "liquid_woman", "glogo", "cave_cat", "cave_cat_2", "metal_man", "metal_man_2",
    ]
    assert flaws(state) == []


def test_key_houses_and_first_player_are_drawn() -> None:
    assert len({tuple(sorted(new(2, number).key_houses)) for number in range(8)}) > 1
    assert {new(4, number).first for number in range(30)} == {0, 1, 2, 3}


def test_the_box_holds_what_the_rulebook_counts() -> None:
    kinds = Counter(card.kind for card in BOX.cards.values())
    assert kinds == {
        "starting_house": 1, "house": 25, "key_house": 9, "star_house": 6, "outpost": 24, "villager": 32, "quest": 5,
        "tool": 3, "state": 4, "paragraph": len(pages()),
    }
    assert all(map(does_something, BOX.cards.values()))


PERK_WORTH = {
    Symbol.BED: 1.5, Symbol.TRAINEE_READY: 3.25, Symbol.COIN_ON_BUILD: 1.25, Symbol.COIN_ON_EXPLORE: 1.25,
    Symbol.REROLL: 1, Symbol.CIDER_PAYS: 0.6, Symbol.POTION_PAYS: 0.6, Symbol.REPUTATION: 1.5, Symbol.INCOME: 1,
    Symbol.INCOME_PER_GOOD: 1, Symbol.POTION_PER_ROUND: 1.75, Symbol.POINTS: 0.75, Symbol.POINTS_PER_VILLAGER: 8,
    Symbol.POINTS_PER_EMPTY_CAVE: 3,
}
"""What seats of equal strength pay for a symbol when they build all kinds of buildings about equally often."""
STORED = {Symbol.GOOD_REFRESH: 2, Symbol.GOODS_ONCE: 3}
"""Which good it is does not matter: the track counts all of them alike."""
OWN_POINT, CAVE_FILLED = 1, -0.5


def worth_of_building(card: Building) -> float:
    total = OWN_POINT + (CAVE_FILLED if card.kind == "outpost" else 0)
    return total + sum(STORED[perk.op] if perk.op in STORED else perk.n * PERK_WORTH[perk.op] for perk in card.perks)


def test_what_a_building_costs_is_what_it_is_worth() -> None:
    """House data: houses, outposts and key houses cost what their symbols are worth, within a coin and a half."""
    kinds = ("house", "key_house", "outpost")
    off = {
        card.id: (card.cost, worth_of_building(card))
        for card in BOX.cards.values() if isinstance(card, Building) and card.kind in kinds
        and abs(card.cost - worth_of_building(card)) > 1.5
    }
    assert off == {}


def test_villagers_shine_as_much_as_their_marks_leave() -> None:
    """House data: the mean of a die is 2.3 less half a lantern for each mark and a fifth for a plus, within 0.35."""
    for data in VILLAGERS.expanded:
        mean = sum(villager(data.id).lights(die) for die in range(1, 7)) / 6
        plus = sum(mark.endswith("plus") for mark in data.marks)
        assert mean == pytest.approx(2.3 - 0.5 * len(data.marks) - 0.2 * plus, abs=0.36), data.id


def test_the_content_files_refuse_what_cannot_be() -> None:
    for wrong in (
        {"id": "x" * 40, "cost": 1, "perks": []},
        {"id": "hut", "cost": 3, "perks": [{"op": "moat"}]},
        {"id": "hut", "cost": 3, "perks": [{"op": "good_refresh"}]},
        {"id": "hut", "cost": 3, "perks": [{"op": "bed", "good": "fish"}]},
        {"id": "hut", "cost": 3, "perks": [{"op": "vp_per_building"}]},
        {"id": "hut", "cost": 3, "perks": [{"op": op, "good": "fish"} for op in ("goods_once", "good_refresh")]},
    ):
        with pytest.raises(ValidationError):
            BuildingData.model_validate(wrong)
    for lanterns in ([], [[3, 2], [2, 3]], [[1, 2], [4, 2]], [[0, 1]], [[7, 1]]):
        with pytest.raises(ValidationError):
            VillagerData.model_validate({"id": "otto", "lanterns": lanterns})


def test_cave_cards_have_two_gentle_two_balanced_a_bold_and_an_odd_page() -> None:
    state = new(2)
    for card in (state.cave_top, *(card.name for card in state.cave_pile)):
        own = pages_of(card)
        assert Counter(pages()[page].kind for page in own) == Counter(MIX) and len(set(own)) == 6


def test_no_cave_card_is_much_richer_than_another() -> None:
    for number in range(5):
        state = new(2, number)
        cards = [pages_of(card) for card in (state.cave_top, *(card.name for card in state.cave_pile))]
        means = [sum(map(worth_of, card)) / 6 for card in cards]
        assert max(abs(mean - sum(means) / 25) for mean in means) <= WITHIN + 1e-9


def test_cards_are_made_even_by_exchanging_pages_of_a_class() -> None:
    found = sorted((page for page in pages() if page[0] == "e"), key=worth_of)
    poor, rich = found[:6], found[-6:]
    cards = [list(poor), list(rich)]
    even_out(cards)
    assert abs(sum(map(worth_of, cards[0])) - sum(map(worth_of, cards[1]))) / 6 < 2 * WITHIN
    assert all({cards[0][place], cards[1][place]} == {poor[place], rich[place]} for place in range(6))


def test_faces_are_shuffled() -> None:
    state = new(2)
    first = {pages()[pages_of(card.name)[0]].kind for card in state.cave_pile}
    assert len(first) == 4


def test_modules_add_their_pieces() -> None:
    assert len(new(2, villagers=True).villager_pile) == 20
    state = new(3, quests=True, tools=True)
    assert len(state.quests) == 5 and len(state.tool_pile) == 9 and flaws(state) == []
    assert not new(3).quests and not new(3).tool_pile and not new(3).tokens


def test_the_second_book_brings_the_states() -> None:
    """P. 18: the states must be used with the Desert Labyrinth and the Underforest."""
    for name in ("desert_labyrinth", "underforest"):
        assert modules_of(AboveBelowOptions.model_validate({name: True})) == ("states", name)
    assert modules_of(AboveBelowOptions()) == ()
    for name in ("desert_labyrinth", "underforest"):
        assert AboveBelowOptions.model_fields[name].json_schema_extra == {"settles": ["states"]}


def test_tokens_have_three_pages_each_low_and_high_by_turns() -> None:
    tokens = tokens_of(("desert_labyrinth", "underforest"))
    own = [page for page in pages() if page[0] in "lu"]
    assert len(tokens) == sum(1 for page in own if page[0] == "l") // 3 + sum(1 for page in own if page[0] == "u") // 3
    assert tokens_of(("states",)) == []
    assert [page_on("underforest:4:u001,u002,u003", die) for die in range(1, 7)] == ["", "", "", "u001", "u002", "u003"]
    assert [page_on("underforest:1:u001,u002,u003", die) for die in range(1, 7)] == ["u001", "u002", "u003", "", "", ""]
    assert page_on("", 3) == ""


def test_what_is_given_is_dealt() -> None:
    given = {
        "start": 2, "key_houses": ["key_inn", "key_academy", "key_town_hall", "key_watchtower"],
        "houses": ["orchard", "kiln"], "outposts": ["beacon"], "villagers": ["otto"], "tools": ["walking_staff"],
    }
    state = setup(3, AboveBelowOptions(tools=True), Chance("00" * 32), given)
    assert state.first == 2 and state.key_houses == given["key_houses"]
    assert state.house_row[:2] == ["orchard", "kiln"] and state.outpost_row[0] == "beacon"
    assert state.for_hire[0] == "otto" and state.tool_pile[-1].name == "walking_staff" and flaws(state) == []
    caves = [",".join([f"e{n:03}"] * 6) for n in range(1, 26)]
    state = setup(2, AboveBelowOptions(), Chance("00" * 32), {"caves": caves})
    assert state.cave_top == caves[0] and state.cave_pile[-1].name == caves[1]


def test_pages_that_players_have_read_are_dealt_last() -> None:
    """So a table meets new pages while there are any of the class; it is told which, and not by whom."""
    known = sorted(page for page in pages() if page.startswith("e"))[::4]
    state = setup(2, AboveBelowOptions(), Chance("5" * 64), {"met": known})
    cards = (state.cave_top, *(card.name for card in state.cave_pile))
    seen = Counter(page for card in cards for page in pages_of(card))
    for kind in set(MIX):
        fresh = [seen[page] for page in entries(kind) if page not in known]
        assert min(fresh) >= max(seen[page] for page in entries(kind) if page in known)
    plain = setup(2, AboveBelowOptions(), Chance("5" * 64), {})
    assert plain.cave_top != state.cave_top and flaws(state) == []


@pytest.mark.parametrize("given", [
    {"weather": 1}, {"start": 2}, {"houses": ["orchard", "orchard"]}, {"houses": ["beacon"]},
    {"key_houses": ["key_inn"]}, {"key_houses": ["key_inn"] * 4}, {"key_houses": ["orchard"] * 4},
    {"caves": ["e001"]}, {"caves": ["e001,e003"] * 25},
])
def test_what_cannot_be_given_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        setup(2, AboveBelowOptions(), Chance("00" * 32), given)


def test_numbers_of_players() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError):
            setup(players, AboveBelowOptions(), Chance("00" * 32), {})


def test_the_content_names_everything_once() -> None:
    rows = [*BUILDINGS.house, *BUILDINGS.outpost, *BUILDINGS.key_house, *BUILDINGS.star_house]
    assert len({row.id for row in rows}) == len(rows) == 64
    assert len(EXPANDED.quest) == 5 and sum(one.copies for one in EXPANDED.tool) >= BOARD.rounds
    assert sum(BOARD.supply[good] for good in GOOD_WORTH) == 81 and CAVE > 0 and POTION_WORTH < CIDER
    assert building("toll_hut").cost == 3 and building("toll_hut").count(Symbol.INCOME) == 1


def test_the_printed_grid_is_the_same_in_every_game() -> None:
    """Its cards keep the mix and are as even as dealt ones; only the pile is shuffled. Pages met do not matter."""
    def caves(number: int, given: dict[str, list[str]], printed_grid: bool = True) -> list[str]:
        state = setup(2, AboveBelowOptions(printed_grid=printed_grid), Chance(f"{number:064x}"), given)
        return [state.cave_top, *(card.name for card in state.cave_pile)]

    one, other = caves(1, {}), caves(2, {"met": ["e001", "e002"]})
    assert one != other and sorted(one) == sorted(other) and len(set(one)) == BOARD.caves
    assert not set(one) & set(caves(1, {}, printed_grid=False))
    worths = [sum(worth_of(page) for page in pages_of(card)) / 6 for card in one]
    assert max(abs(worth - sum(worths) / len(worths)) for worth in worths) <= WITHIN
