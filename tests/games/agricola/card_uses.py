"""Cards put to use as the rows of `card_table.tsv` say: with the card, and without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.agricola.cards.box import card_of
from games.agricola.state import AgricolaState
from games.core.cards import Kept
from games.core.state import Card
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
    def kind(self) -> str:
        """How it is put to use."""
        return self.when.split()[0]

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


Make = Callable[..., Farm]


def farm_for(
    row: Row, *, lies: bool, held: bool = False, make: Make = Farm, seat: int = 0, known_to: int | None = None
) -> Farm:
    """The table of a row. `lies`: the card lies before the seat; `held`: it is in its hand, dealt, or come there in
    another way that these seats (as bits) have seen."""
    told = row.told
    number = int(told.get("number", 4 if row.when.split()[0] in ("harvest", "feed") else 5))
    one = make(int(told.get("players", 2)), number=number)
    yard: dict[str, Any] = {name: told[name].replace("+", " ") for name in (*YARD, "pastures") if name in told}
    if "house" in told:
        yard["house"] = told["house"]
    for name, crop in (("veg", "vegetable"), ("wheat", "grain")):
        if name in told:
            fields = told[name].split("+")
            yard["fields"] = " ".join([yard.get("fields", ""), *fields])
            yard[f"{crop}_on"] = dict.fromkeys(fields, 2)
    one.yard(seat, **yard)
    goods = {name: int(n) for name, n in told.items() if name not in (*YARD, *OTHER)}
    if row.when.split()[0] in ("harvest", "feed"):
        goods |= {"food": 9, "fuel": 9}
    one.has(seat, **goods)
    if "pile" in told:
        space, good, n = told["pile"].split("-")

        def lie(state: AgricolaState) -> None:
            state.spaces[space].goods[good] = int(n)

        one.change(lie)
    if "cards" in told:
        one.card(seat, *told["cards"].split("+"))
    if lies:
        one.card(seat, row.card)
    if held and known_to is not None:
        one.change(lambda state: state.players[seat].hand.append(Card(row.card, known_to=known_to)))
    elif held:
        one.hand(seat, row.card)
    if row.when.startswith("counters") and lies:
        def count(state: AgricolaState) -> None:
            state.players[seat].kept[row.card] = Kept(COUNTERS)

        one.change(count)
    return one


def special(one: Farm, action: str, seat: int = 0) -> str:
    return next(option for option in one.options(seat) if option.startswith("special:") and option.endswith(action))


def use(row: Row, one: Farm, answers: list[str], *, lies: bool = True, seat: int = 0) -> Farm:
    """Do what the row says, at a table with the card or without it."""
    kind, _, what = row.when.partition(" ")
    if kind == "counters":
        kind, _, what = what.partition(" ") if " " in what else ("anytime" if ":" in what else "use", "", what)
    match kind:
        case "play":
            space = "lessons" if card_of(row.card).kind == "occupation" else "meeting_place"
            one.place(space, (row.card,) if lies else (), seat=seat)
        case "upgrade":
            one.place("meeting_place", (f"{row.card}:for:{what}",), seat=seat)
        case "build":
            one.place("major_improvement", (row.card,), seat=seat)
        case "place":
            one.place(what, seat=seat)
        case "special":
            one.turn_of(seat)
            one.place(special(one, what, seat), seat=seat)
        case "others":
            one.place("reed_bank", seat=seat).place(what, seat=(seat + 1) % len(one.state.players))
        case "anytime":
            if lies:
                one.place("anytime", (f"{what}=1",), seat=seat)
        case "use":
            if lies:
                one.turn_of(seat)
                one.answer(f"use:{what}", seat=seat)
        case "round" | "harvest":
            one.next_round()
        case "feed":
            while one.state.round == 4 and not (seat in one.session.open() and one.asked(seat).key == "feed"):
                one.least()
            if lies:
                one.answer(f"{what}=1", seat=seat)
            if one.state.round == 4:
                one.next_round()
    seen = 0
    while seat in one.session.open() and one.asked(seat).key != "place":
        asked = one.asked(seat)
        first = next((token for token in answers[seen:] if token in one.options(seat)), None)
        if first is not None:
            one.answer(first, seat=seat)
            seen = answers.index(first, seen) + 1
        elif asked.key == "plow" and asked.parts[0].least:
            one.answer("b2", seat=seat)
        elif asked.key in ("cut_peat", "fell_trees"):
            one.answer(asked.parts[0].ids[0], seat=seat)
        elif "no" in one.options(seat):
            one.no(seat)
        elif all(part.least == 0 for part in asked.parts):
            one.answer(seat=seat)
        else:
            one.answer(*(asked.proposals[0] if asked.proposals else asked.parts[0].ids[:1]), seat=seat)
    return one


def owned(one: Farm, seat: int = 0) -> Counter[str]:
    return Counter(one.goods(seat))


def coming(one: Farm, seat: int = 0) -> Counter[str]:
    return sum((Counter(there) for there in one.me(seat).coming.values()), Counter())


Change = tuple[Counter[str], Counter[str], Counter[str]]


def change(
    row: Row, answers: list[str], *, make: Make = Farm, seat: int = 0, known_to: int | None = None
) -> Change:
    """What the card changes: the owner's goods, goods on round spaces, the goods of the next player."""
    held = row.kind in ("play", "upgrade")
    one = farm_for(row, lies=not held and row.kind != "build", held=held, make=make, seat=seat, known_to=known_to)
    if row.kind == "upgrade":
        one.card(seat, row.when.split()[1])
    use(row, one, answers, seat=seat)
    other = (seat + 1) % len(one.state.players)
    if row.kind in ("play", "upgrade", "build"):
        goods = Counter({name: int(n) for name, n in row.told.items() if name not in (*YARD, *OTHER)})
        return less(owned(one, seat), goods), coming(one, seat), owned(one, other)
    control = use(row, farm_for(row, lies=False, make=make, seat=seat), answers, lies=False, seat=seat)
    return (
        less(owned(one, seat), owned(control, seat)), coming(one, seat),
        less(owned(one, other), owned(control, other)),
    )


def less(one: Counter[str], other: Counter[str]) -> Counter[str]:
    """What is more, and what is less, of each good."""
    found = Counter(one)
    found.subtract(other)
    return Counter({good: n for good, n in found.items() if n})
