"""Tables of Mi Tierra laid out by hand, to be drawn."""

from __future__ import annotations

from dataclasses import replace

from games.mi_tierra.content import GOODS, PRODUCTION
from games.mi_tierra.pieces import Entry, Pen, Placement
from games.mi_tierra.state import Step
from games.mi_tierra.view import MiTierraView, view_of
from tests.games.mi_tierra.table import Table

NAMES = ("Ana", "Maximiliano José", "O’Brien", "Zoë", "Lucía", "Ben")
MARKETS = ("A10", "B17", "A25", "B15", "B16", "A21")
CLOSING = ("B10", "B06", "A28", "A14", "B14", "A24")


def early(players: int = 4, viewer: int | None = None) -> MiTierraView:
    """The first placement of a game."""
    table = Table(players)
    assert table.asked() == {0: "place"}
    return view_of(table.session.state, viewer)


def _laid(players: int) -> Table:
    table = Table(players).at(Step.PLACE, "summer", 1).in_force("E10").row(*MARKETS[:players])
    table.state.closing = list(CLOSING[:2])
    table.grid("apple_ladder", "", "mosquito_nets", "factory_permit")
    table.goods(0, apple=3, grape=2, wool=4, flour=1, cake=2).goods(1, milk=12, egg=3)
    table.pens(0, Pen(3, "cow", 3), Pen(2, "horse", 1, wheat=True, water=True, trainer=True), Pen(2))
    table.pens(1, Pen(3, "sheep", 2, wheat=True))
    table.fields(0, a1="apple", a3="grape", b1="wheat", b4="wheat").plan(0, "smokehouse", "bunkhouse")
    table.player(0).channels += ["a2:b2", "a2:a3"]
    table.player(0).reserve = 1
    table.money(12, 134, *(7 * seat for seat in range(2, players)))
    table.place(0, "forest:pair", "field:a3", "pen:p1").place(1, "arena", "order_table", "official_market")
    table.place(players - 1, "development:left", "crops", "oven", "official_market")
    for player in table.state.players:  # enough of them for all that stand somewhere
        player.hired = max(3, 2 - table.state.at_hut(player.seat) + player.hired)
    return table


def busy(players: int = 4, viewer: int | None = None) -> MiTierraView:
    """The middle of a game, while workers are placed."""
    return view_of(_laid(players).state, viewer)


def crowded(players: int = 6, viewer: int | None = None) -> MiTierraView:
    """As much of everything as there can be."""
    table = _laid(players)
    table.state.closing = list(CLOSING[:players])
    table.grid("apple_ladder", "craft_guild", "factory_permit", "lucky_horseshoe")
    for seat in range(players):
        player = table.player(seat)
        player.money, player.passed = 188 + seat, seat % 2 == 1
        player.goods |= dict.fromkeys(GOODS, 12)
        player.fields |= {field: ("apple", "wheat", "grape")[number % 3] for number, field in enumerate(player.fields)}
        player.pens = [Pen(3, kind, 3) for kind in ("cow", "chicken", "sheep")]
        player.cards = ["milking_stool", "lucky_horseshoe", "factory_permit"]
        player.channels = ["a1:b1", "a2:b2", "a2:a3", "a3:a4", "a4:b4", "a3:b3"]
    table.state.placed = [
        Placement(number % players, area) for number, area in enumerate(
            area for area in (*PRODUCTION, "arena", "official_market", "order_table") for _ in range(4)
            if area != "development"
        )
    ] + [Placement(0, "development", spot) for spot in ("top", "left", "centre", "bottom")]
    for player in table.state.players:
        player.hired -= table.state.at_hut(player.seat) - player.seat
    table.state.black = list(range(players))[:3]
    table.state.die, table.state.face = "white", 3
    table.state.in_force, table.state.flowers = "E12", 2
    return view_of(table.state, viewer)


def selling(players: int = 3, viewer: int | None = None) -> MiTierraView:
    """The official market is open: one has sold, one has gone to the black market."""
    table = _laid(players)
    table.state.step = Step.FARMS
    view = view_of(table.state, viewer)
    stalls = tuple(replace(one) for one in view.stalls)
    return replace(view, step="market", stalls=stalls, black=(1,))


def contest(players: int = 4, season: str = "winter") -> MiTierraView:
    """Animals have been shown; one worker is still to come."""
    table = _laid(players).at(Step.CONTEST, season, 1)
    area = "podium" if season == "winter" else "arena"
    table.state.placed = [Placement(seat, area, done=seat != players - 1) for seat in (*range(players), 0)]
    entries = [Entry(seat, "cow", 1 + seat, 1, (0,)) for seat in range(players - 1)]
    if season == "summer":
        entries = [Entry(seat, "horse", 1, 1 + seat % 3, (0,)) for seat in range(players - 1)]
    table.state.entries = [*entries, replace(entries[0], level=3, count=1)]
    return view_of(table.state, None)


def over(players: int = 4) -> MiTierraView:
    """The end; seat 1 has won."""
    table = _laid(players).at(Step.OVER, "winter", 1)
    for seat in range(players):
        table.player(seat).earned = {"market": 96 + seat, "cake": 49, "rodeo": 28, "events": 4, "rest": 3}
    table.player(1).earned["clothes"] = 188
    table.state.placed = []
    return view_of(table.state, None)
