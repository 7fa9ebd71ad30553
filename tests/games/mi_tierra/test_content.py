"""The content files: the rulebook's numbers, and what must stay true whatever is tuned."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from games.mi_tierra import content
from games.mi_tierra.cards.box import BOX, Event, Market, Plan, event_of, market_deck, plan_deck
from games.mi_tierra.content import CONTENT, FARM, MARKETS, TRADE, season_of, spaces_of, summers_until
from games.mi_tierra.pieces import Pen
from games.mi_tierra.schema import Content
from games.mi_tierra.state import Step
from tests.games.mi_tierra.table import Table


def test_resources_are_those_of_the_component_list() -> None:
    """Rulebook, "Contenuto": a card of value 3 is three units."""
    assert content.GOODS_IN_ALL == {
        "apple": 15 + 3 * 9, "wheat": 12 + 3 * 7, "meat": 9 + 3 * 3, "wool": 10 + 3 * 7, "grape": 9 + 3 * 7,
        "milk": 10 + 3 * 7, "clothes": 7, "cake": 7, "egg": 6 + 3 * 5, "wine": 7 + 3 * 6, "flour": 7 + 3 * 8,
    }
    assert sum(content.PENS_IN_ALL.values()) == 11
    assert content.ANIMALS_IN_ALL["horse"] == content.WATER_IN_ALL == 20
    tiles = sum(content.TILES_IN_ALL.values()) + sum(content.ANIMALS_IN_ALL.values()) - 20
    assert tiles == 54


def test_decks_have_the_numbers_of_the_component_list() -> None:
    """Rulebook, "Contenuto": 34 cards A, 23 cards B; three permanent events, all of them in B."""
    assert (len(market_deck("A")), len(market_deck("B")), len(plan_deck())) == (34, 23, 32)
    events = [card for card in BOX.cards.values() if isinstance(card, Event)]
    assert [card.deck for card in events if card.permanent] == ["B", "B", "B"] and len(events) == 12
    assert len([card for card in BOX.cards.values() if isinstance(card, Plan)]) == 16


def test_a_quarter_of_the_markets_has_the_exit_symbol() -> None:
    """More would end games of four before their third summer (rulings)."""
    leaving = [card.deck for card in MARKETS.values() if card.leaves]
    assert (leaving.count("A"), leaving.count("B")) == (7, 4)


def test_sixteen_rounds_are_two_laps_of_eight_seasons() -> None:
    """Rulebook, "Fine partita", and the four lines of the rodeo's table: summers 2, 6, 10, 14."""
    seasons = [season_of(one) for one in range(1, content.ROUNDS + 1)]
    assert seasons == ["spring", "summer", "autumn", "winter"] * 4
    assert [summers_until(one) for one in (1, 2, 5, 6, 10, 14, 16)] == [0, 1, 1, 2, 3, 4, 4]


def test_two_players_do_without_a_space_in_every_area() -> None:
    """Rulebook, "Fase 4": one space of each area counts as blocked."""
    assert all(spaces_of(area, 2) == spaces_of(area, 3) - 1 for area in content.AREAS)
    assert len(content.development_spaces(2)) == 4 and len(content.development_spaces(4)) == 5
    more = [area for area in content.AREAS if spaces_of(area, 5) > spaces_of(area, 4)]
    assert more == [area for area in content.PRODUCTION if area != "development"]


def test_prizes_are_those_of_the_rulebook() -> None:
    """Rulebook, tables of prizes in "Concorsi di bellezza" and "Rodei"."""
    assert [(one.money, one.normal, one.base) for one in TRADE.contest.prizes] == [(7, 2, 3), (5, 1, 2), (1, 0, 1)]
    assert [one.money for one in TRADE.rodeo.prizes] == [(14, 28, 42, 56), (7, 14, 21, 28), (7, 14, 21, 28)]
    assert [(one.cows, one.choice) for one in TRADE.rodeo.prizes] == [(1, 1), (1, 0), (0, 0)]
    assert TRADE.prizes_given == (1, 1, 2, 3)


def changed(**parts: Any) -> dict[str, Any]:
    return CONTENT.model_dump() | parts


@pytest.mark.parametrize("parts", [
    {"markets": CONTENT.model_dump()["markets"][1:]},
    {"markets": [*CONTENT.model_dump()["markets"][1:], CONTENT.model_dump()["markets"][1]]},
    {"markets": [{**one, "most": 7} for one in CONTENT.model_dump()["markets"]]},
    {"markets": [{**one, "prices": {"horse": 9}} for one in CONTENT.model_dump()["markets"]]},
    {"markets": [{**one, "prices": {"cake": 9}} for one in CONTENT.model_dump()["markets"]]},
    {"markets": [{**one, "prices": {"apple": 3}} for one in CONTENT.model_dump()["markets"]]},
    {"trade": CONTENT.trade.model_dump() | {
        "black_market": CONTENT.trade.model_dump()["black_market"] | {"apple": {"sell": 1, "buy": 3}}
    }},
    {"trade": CONTENT.trade.model_dump() | {
        "black_market": CONTENT.trade.model_dump()["black_market"] | {"egg": {"sell": 8, "buy": 8}}
    }},
    {"farm": FARM.model_dump() | {"sites": 4}},
])
def test_content_that_would_break_the_game_is_refused(parts: dict[str, Any]) -> None:
    assert Content.model_validate(changed(), strict=False) == CONTENT
    with pytest.raises(ValidationError):
        Content.model_validate(changed(**parts), strict=False)


@pytest.mark.parametrize("name", MARKETS)
def test_every_market_buys_what_it_says(name: str) -> None:
    """Laid out in the closing row, where no new card follows: a unit of each ware brings its price."""
    data = MARKETS[name]
    for ware, price in data.prices.items():
        table = Table(3).closing(name)
        sold = sell_one(table, name, ware)
        assert sold == price, ware
    card = BOX.cards[name]
    assert isinstance(card, Market) and (card.most, card.leaves, card.deck) == (data.most, data.leaves, data.deck)
    assert event_of(name) is None


def sell_one(table: Table, market: str, ware: str) -> int:
    """What one unit of a ware brings a seat at a market."""
    player = table.player(0)
    if ware in content.ANIMALS:
        table.pens(0, Pen(2, ware, 2))
    else:
        player.goods[ware] = 2
    table.at(Step.FARMS).money(10, 30, 30).place(0, "official_market")
    table.answer(0, "market", f"sell:{market}").answer(0, "sale", f"{ware}=1")
    return table.seat(0).money - 10
