"""What cards give and take, from whom, how often and whether one may leave it, against one table (`card_table.tsv`).

Each row is put to use at a table twice: with the card, and without it; what differs is what it gives and takes. What
may be left is left in a third game, in which nothing must differ.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from games.agricola.cards.box import CARDS, card_of
from games.agricola.goods import ANIMALS
from games.agricola.state import AgricolaState
from games.core.cards import Kept
from tests.games.agricola.farm import Farm

FILE = Path(__file__).with_name("card_table.tsv")
COLUMNS = ("card", "when", "setup", "answers", "takes", "gives", "later", "others", "source", "often", "will")
COUNTERS = 3


@dataclass(frozen=True)
class Row:
    """A row of the table. Goods are written "wood=2 reed=1"."""

    card: str
    when: str
    setup: str = ""
    answers: str = ""
    takes: str = ""
    gives: str = ""
    later: str = ""
    others: str = ""
    source: str = ""
    often: str = ""
    will: str = ""

    @property
    def told(self) -> dict[str, str]:
        """The setup: "players=4 food=1" as a dictionary."""
        return dict(token.split("=") for token in self.setup.split())


def rows() -> list[Row]:
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [Row(*line.split("\t")) for line in lines]


ROWS = rows()
USED = [row for row in ROWS if row.when != "rule"]


def bag(goods: str) -> Counter[str]:
    return Counter({good: int(n) for good, n in (token.split("=") for token in goods.split())})


YARD = ("rooms", "fields", "forests", "moors", "stables")
OTHER = ("players", "number", "cards", "pastures", "house", "veg", "wheat", "pile")


def farm_for(row: Row, *, lies: bool, held: bool = False) -> Farm:
    told = row.told
    number = int(told.get("number", 4 if row.when.split()[0] in ("harvest", "feed") else 5))
    one = Farm(int(told.get("players", 2)), number=number)
    yard: dict[str, Any] = {name: told[name].replace("+", " ") for name in (*YARD, "pastures") if name in told}
    if "house" in told:
        yard["house"] = told["house"]
    for name, crop in (("veg", "vegetable"), ("wheat", "grain")):
        if name in told:
            fields = told[name].split("+")
            yard["fields"] = " ".join([yard.get("fields", ""), *fields])
            yard[f"{crop}_on"] = dict.fromkeys(fields, 2)
    one.yard(0, **yard)
    goods = {name: int(n) for name, n in told.items() if name not in (*YARD, *OTHER)}
    if row.when.split()[0] in ("harvest", "feed"):
        goods |= {"food": 9, "fuel": 9}
    one.has(0, **goods)
    if "pile" in told:
        space, good, n = told["pile"].split("-")

        def lie(state: AgricolaState) -> None:
            state.spaces[space].goods[good] = int(n)

        one.change(lie)
    if "cards" in told:
        one.card(0, *told["cards"].split("+"))
    if lies:
        one.card(0, row.card)
    if held:
        one.hand(0, row.card)
    if row.when.startswith("counters") and lies:
        def count(state: AgricolaState) -> None:
            state.players[0].kept[row.card] = Kept(COUNTERS)

        one.change(count)
    return one


def special(one: Farm, action: str, seat: int = 0) -> str:
    return next(option for option in one.options(seat) if option.startswith("special:") and option.endswith(action))


def use(row: Row, one: Farm, answers: list[str], *, lies: bool = True) -> Farm:
    """Do what the row says, at a table with the card or without it."""
    kind, _, what = row.when.partition(" ")
    if kind == "counters":
        kind, _, what = what.partition(" ") if " " in what else ("anytime" if ":" in what else "use", "", what)
    match kind:
        case "play":
            space = "lessons" if card_of(row.card).kind == "occupation" else "meeting_place"
            one.place(space, (row.card,) if lies else ())
        case "upgrade":
            one.place("meeting_place", (f"{row.card}:for:{what}",))
        case "build":
            one.place("major_improvement", (row.card,))
        case "place":
            one.place(what)
        case "special":
            one.place(special(one, what))
        case "others":
            one.place("reed_bank").place(what, seat=1)
        case "anytime":
            if lies:
                one.place("anytime", (f"{what}=1",))
        case "use":
            if lies:
                one.answer(f"use:{what}")
        case "round" | "harvest":
            one.next_round()
        case "feed":
            while one.state.round == 4 and not (0 in one.session.open() and one.asked().key == "feed"):
                one.least()
            if lies:
                one.answer(f"{what}=1")
            if one.state.round == 4:
                one.next_round()
    seen = 0
    while 0 in one.session.open() and one.asked().key != "place":
        asked = one.asked()
        first = next((token for token in answers[seen:] if token in one.options()), None)
        if first is not None:
            one.answer(first)
            seen = answers.index(first, seen) + 1
        elif asked.key == "plow" and asked.parts[0].least:
            one.answer("b2")
        elif asked.key in ("cut_peat", "fell_trees"):
            one.answer(asked.parts[0].ids[0])
        elif "no" in one.options():
            one.no()
        elif all(part.least == 0 for part in asked.parts):
            one.answer()
        else:
            one.answer(*asked.proposals[0]) if asked.proposals else one.answer(asked.parts[0].ids[0])
    return one


def owned(one: Farm, seat: int = 0) -> Counter[str]:
    return Counter(one.goods(seat))


def coming(one: Farm) -> Counter[str]:
    return sum((Counter(there) for there in one.me().coming.values()), Counter())


def change(row: Row, answers: list[str]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """What the card changes: the owner's goods, goods on round spaces, the goods of the next player."""
    kind = row.when.split()[0]
    held = kind in ("play", "upgrade")
    one = farm_for(row, lies=not held and kind != "build", held=held)
    if kind == "upgrade":
        one.card(0, row.when.split()[1])
    use(row, one, answers)
    if kind in ("play", "upgrade", "build"):
        goods = Counter({name: int(n) for name, n in row.told.items() if name not in (*YARD, *OTHER)})
        return _less(owned(one), goods), coming(one), owned(one, 1)
    other = use(row, farm_for(row, lies=False), answers, lies=False)
    return _less(owned(one), owned(other)), coming(one), _less(owned(one, 1), owned(other, 1))


def _less(one: Counter[str], other: Counter[str]) -> Counter[str]:
    found = Counter(one)
    found.subtract(other)
    return Counter({good: n for good, n in found.items() if n})


def title(row: Row) -> str:
    return f"{row.card}-{row.when}-{row.setup}".replace(" ", "_")


def test_the_table_has_every_card_that_is_in_the_box() -> None:
    assert {row.card for row in ROWS} == {
        name for name, card in CARDS.items() if card.kind != "major" or card.spot is None or card.spot.board != "second"
    }


@pytest.mark.parametrize("row", USED, ids=title)
def test_a_card_gives_and_takes_what_the_table_says(row: Row) -> None:
    goods, later, others = change(row, row.answers.split())
    assert goods == _less(bag(row.gives), bag(row.takes))
    assert later == bag(row.later)
    if row.others:
        assert others == bag(row.others)


@pytest.mark.parametrize("row", [row for row in USED if row.will == "may" and row.answers], ids=title)
def test_what_may_be_left_changes_nothing_when_it_is(row: Row) -> None:
    goods, later, others = change(row, [])
    kept = bag(row.gives) if row.when.startswith("others") else Counter()
    paid = Counter(dict(card_of(row.card).cost)) if row.when == "play" else Counter()
    del kept["vegetable"]
    assert goods == _less(kept, paid) and not later and not +others


@pytest.mark.parametrize(
    "row", [row for row in USED if row.will == "must" and row.when.startswith(("place", "special"))], ids=title,
)
def test_what_must_be_done_asks_for_no_leave(row: Row) -> None:
    one = farm_for(row, lies=True)
    use(row, one, row.answers.split())
    assert one.asked(next(iter(one.session.open()))).key == "place"


@pytest.mark.parametrize(
    "row", [row for row in USED if row.often == "any" and row.when.startswith("anytime")], ids=title,
)
def test_what_may_be_done_any_number_of_times_is_done_twice(row: Row) -> None:
    one = farm_for(row, lies=True)
    doubled = {good: 2 * n for good, n in bag(row.takes).items()}
    if sum(doubled.get(name, 0) for name in ANIMALS) > 1 or "sheep" in row.gives:
        one.yard(0, pastures="d1 d2 e1 e2")
    one.has(0, **doubled).place("anytime", (f"{row.when.split()[1]}=1",))
    assert owned(one)
    if row.source == "card":
        return  # what lies there is another good each time
    one.place("anytime", (f"{row.when.split()[1]}=1",))
    assert owned(one) == Counter({good: 2 * n for good, n in bag(row.gives).items()})
