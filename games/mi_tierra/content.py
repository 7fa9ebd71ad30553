"""The content of the game as constants, read once from `data/*.json` and checked by `schema`.

What the rulebook fixes and what our own data fills in stand side by side in the files; the rulings say which is which.
"""

from __future__ import annotations

from importlib import resources

from games.mi_tierra.schema import AreaData, Content, MarketData

FILES = ("board", "farm", "trade", "markets")


def read() -> Content:
    """All content files. Raises pydantic's `ValidationError` where one is not as the schema says."""
    folder = resources.files("games.mi_tierra").joinpath("data")
    found = (f'"{name}": {folder.joinpath(f"{name}.json").read_text(encoding="utf-8")}' for name in FILES)
    return Content.model_validate_json(f"{{{','.join(found)}}}")


CONTENT = read()
BOARD, FARM, TRADE = CONTENT.board, CONTENT.farm, CONTENT.trade

CROPS = ("apple", "wheat", "grape")
"""What grows on fields, in the order of the white die."""
ANIMALS = ("sheep", "cow", "chicken", "horse")
GOODS = tuple(FARM.supply.goods)
"""All resource cards."""
WARES = (*(good for good in GOODS if good not in ("cake", "clothes")), *ANIMALS)
"""What is traded on the markets; cakes and clothes go to the bank in the end."""

GOODS_IN_ALL = FARM.supply.goods
TILES_IN_ALL = FARM.supply.crops
ANIMALS_IN_ALL = FARM.supply.animals
PENS_IN_ALL = {int(size): count for size, count in FARM.supply.pens.items()}
WATER_IN_ALL = FARM.supply.water

CALENDAR: tuple[str, ...] = BOARD.calendar
ROUNDS = len(CALENDAR) * BOARD.laps
START_MONEY = BOARD.start_money
WORKERS = BOARD.workers
ALL_WORKERS = BOARD.workers + BOARD.idle_workers
WAGE = BOARD.wage

AREAS: dict[str, AreaData] = {area.id: area for area in BOARD.areas}
PRODUCTION = tuple(AREAS)[: tuple(AREAS).index("clothing") + 1]
"""The thirteen areas of the board that produce, in the order of activation (rulebook, "Lavoratori nelle aree")."""
DEVELOPMENT, FIELD, PEN = "development", "field", "pen"
"""The area with sides of its own, and the places of one's farm: planted fields and pens."""
PODIUM, ARENA, MARKET, ORDER_TABLE = "podium", "arena", "official_market", "order_table"

TOUCHES: dict[str, tuple[str, ...]] = {space: tuple(cards) for space, cards in BOARD.development.spaces.items()}
"""Which of the four development cards each space touches."""
CORNERS = ("tl", "tr", "bl", "br")
FARM_LIMIT = BOARD.development.farm_limit

MARKETS: dict[str, MarketData] = {card.id: card for card in CONTENT.markets}
DECK_A_REMOVED = 7
"""So many cards of deck A go back into the box unseen (rulebook, "Preparazione")."""

SEASONS = ("spring", "summer", "autumn", "winter")


def season_of(round_number: int) -> str:
    """The season of a round, which counts from 1."""
    return CALENDAR[(round_number - 1) % len(CALENDAR)]


def summers_until(round_number: int) -> int:
    """How many summers there have been, this round's included."""
    return sum(season_of(one) == "summer" for one in range(1, round_number + 1))


def spaces_of(area: str, players: int) -> int:
    """How many workers' spaces an area has: with two players one is blocked, with five and six there is one more on the
    areas that produce."""
    data = AREAS[area]
    return data.spaces - (players == 2) + (data.extra if players > 4 else 0)


def development_spaces(players: int) -> tuple[str, ...]:
    """The spaces around the development cards; with two players one of them is blocked."""
    return tuple(one for one in TOUCHES if players > 2 or one != BOARD.development.blocked_with_two)
