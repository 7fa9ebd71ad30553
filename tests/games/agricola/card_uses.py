"""Use cards as the rows of `card_table.tsv` say, at a table with the card and at one without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from games.agricola.calendar import HARVESTS
from games.agricola.cards.box import card_of
from games.agricola.state import AgricolaState
from games.core.cards import CardStorage
from games.core.state import Card
from tests.games.agricola.farm import Farm
from tests.games.agricola.table import Change, farm, give

FILE = Path(__file__).with_name("card_table.tsv")
COLUMNS = ("card", "when", "setup", "answers", "takes", "gives", "later", "others", "source", "often", "will")
COUNTERS = 3
HARVEST = ("harvest", "feed")
"""The kinds of use that belong to a harvest."""
ENDS_ROUND = (*HARVEST, "round")
LAST_HARVESTS = HARVESTS[-2:]
PLAIN = {"minor": "M117", "occupation": "A098"}
"""Cards that cost nothing, and do nothing as long as nobody takes wood."""


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
        """The kind of use."""
        return self.when.split()[0]

    @property
    def told(self) -> dict[str, str]:
        """The set-up as a dictionary: "players=4 food=1"."""
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
    row: Row, *, lies: bool, held: bool = False, make: Make = Farm, seat: int = 0, known_to: int | None = None,
    number: int = 0,
) -> Farm:
    """Return the table of a row. `lies`: the card has been played by the seat; `held`: it is in its hand, dealt, or
    received in a way that these seats (as bits) have seen; `number`: the round, if not the row's."""
    told = row.told
    number = number or int(told.get("number", 4 if row.kind in HARVEST else 5))
    one = make(int(told.get("players", 2)), number=number)
    one.yard(seat, **yard_of(row))
    for edit in given_by(row, seat)[1:]:
        one.change(edit)
    if "cards" in told:
        one.card(seat, *told["cards"].split("+"))
    if row.kind == "learn":
        one.hand(seat, *row.when.split()[1].split("+"))
    if lies:
        one.card(seat, row.card)
    if held and known_to is not None:
        one.change(lambda state: state.players[seat].hand.append(Card(row.card, known_to=known_to)))
    elif held:
        one.hand(seat, row.card)
    if row.when.startswith("counters") and lies:
        def count(state: AgricolaState) -> None:
            state.players[seat].kept[row.card] = CardStorage(COUNTERS)

        one.change(count)
    return one


def yard_of(row: Row) -> dict[str, Any]:
    """Return a row's farm."""
    told = row.told
    yard: dict[str, Any] = {name: told[name].replace("+", " ") for name in (*YARD, "pastures") if name in told}
    if "house" in told:
        yard["house"] = told["house"]
    for name, crop in (("veg", "vegetable"), ("wheat", "grain")):
        if name in told:
            fields = told[name].split("+")
            yard["fields"] = " ".join([yard.get("fields", ""), *fields])
            yard[f"{crop}_on"] = dict.fromkeys(fields, 2)
    return yard


def given_by(row: Row, seat: int) -> list[Change]:
    """Return the changes for a row: first the farm, then goods on a space, last the seat's goods."""
    told = row.told
    goods = {name: int(n) for name, n in told.items() if name not in (*YARD, *OTHER)}
    if row.kind in HARVEST:
        goods |= {"food": 9, "fuel": 9}
    changes = [farm(seat, **yard_of(row))]
    if "pile" in told:
        space, good, n = told["pile"].split("-")

        def lie(state: AgricolaState) -> None:
            state.spaces[space].goods[good] = int(n)

        changes.append(lie)
    return [*changes, give(seat, **goods)]


def special(one: Farm, action: str, seat: int = 0) -> str:
    return next(option for option in one.options(seat) if option.startswith("special:") and option.endswith(action))


def use(row: Row, one: Farm, answers: list[str], *, lies: bool = True, seat: int = 0, time: int = 0) -> Farm:
    """Do what the row says, at a table with the card or without it. `time`: how often it has been done already."""
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
        case "learn":
            one.place("lessons", (what.split("+")[time],), seat=seat)
        case "improve":
            one.place("major_improvement", (what.split("+")[time],), seat=seat)
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
        case "beside":
            other, (others, space) = (seat + 1) % len(one.state.players), what.split("+")
            one.place(others, seat=other)
            while other in one.session.open_questions() and one.asked(other).key != "place":
                one.answer(one.options(other)[0], seat=other)
            one.place(space, seat=seat)
        case "round" | "harvest":
            number = one.state.round
            while one.state.round == number and not one.session.finished:
                asked_now = seat in one.session.open_questions() and one.asked(seat).key != "place"
                wanted = [token for token in answers if asked_now and token in one.options(seat)]
                one.answer(wanted[0], seat=seat) if wanted else one.answer_least()
        case "feed":
            number = one.state.round
            while one.state.round == number and not (
                seat in one.session.open_questions() and one.asked(seat).key == "feed"
            ):
                one.answer_least()
            if lies:
                one.answer(f"{what}=1", seat=seat)
            if one.state.round == number:
                one.next_round()
    seen = 0
    while seat in one.session.open_questions() and one.asked(seat).key != "place":
        asked = one.asked(seat)
        first = next((token for token in answers[seen:] if token.partition("=")[0] in one.options(seat)), None)
        if first is not None:
            one.answer(first, seat=seat)
            seen = answers.index(first, seen) + 1
        elif asked.key == "plow" and asked.parts[0].least:
            one.answer("b2" if "b2" in one.options(seat) else asked.parts[0].ids[0], seat=seat)
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


def all_told(one: Farm, seat: int = 0) -> Counter[str]:
    """Return the goods of a seat, including those on round spaces."""
    return owned(one, seat) + coming(one, seat)


def uses_in_turn(row: Row, times: int, *, lies: bool) -> list[Counter[str]]:
    """Return what each of so many uses, one a round, changes at a table with the card or without it. Before each
    use, farm and goods are reset to what the row says. Harvests are the last two, which follow each other."""
    one = farm_for(row, lies=lies, number=LAST_HARVESTS[0] if row.kind in HARVEST else 0)
    changes = []
    for time in range(times):
        if time:
            *farm_and_space, goods = given_by(row, 0)
            for edit in (*farm_and_space, goods):
                edit(one.state)
            if row.kind not in ENDS_ROUND:
                one.next_round()
            goods(one.state)
        before = all_told(one)
        use(row, one, row.answers.split(), lies=lies, time=time)
        changes.append(difference(all_told(one), before))
    return changes


def effect_of_uses(row: Row, times: int) -> list[Counter[str]]:
    """Return the difference that the card makes in each of so many uses (see `uses_in_turn`)."""
    with_card, without = (uses_in_turn(row, times, lies=lies) for lies in (True, False))
    return [difference(one, other) for one, other in zip(with_card, without, strict=True)]


def afterwards(row: Row, *, held: bool) -> tuple[Counter[str], int]:
    """Return the change of a seat's goods from playing the card (or one that does nothing) to the second next round
    without a harvest between, and the number of questions."""
    plain = PLAIN[card_of(row.card).kind]
    one = farm_for(row, lies=False, held=held)
    if not held:
        one.hand(0, plain)
    use(row if held else replace(row, card=plain), one, row.answers.split())
    before, rounds = all_told(one), 0
    asked = 0
    while rounds < 2 and one.state.round not in HARVESTS:
        number = one.state.round
        while one.state.round == number:
            one.answer_least()
            asked += 1
        rounds += 1
    return difference(all_told(one), before), asked


Changed = tuple[Counter[str], Counter[str], Counter[str]]


def change(
    row: Row, answers: list[str], *, make: Make = Farm, seat: int = 0, known_to: int | None = None
) -> Changed:
    """Return what the card changes: the owner's goods, goods on round spaces, the goods of the next player."""
    held = row.kind in ("play", "upgrade")
    one = farm_for(row, lies=not held and row.kind != "build", held=held, make=make, seat=seat, known_to=known_to)
    if row.kind == "upgrade":
        one.card(seat, row.when.split()[1])
    use(row, one, answers, seat=seat)
    other = (seat + 1) % len(one.state.players)
    if row.kind in ("play", "upgrade", "build"):
        goods = Counter({name: int(n) for name, n in row.told.items() if name not in (*YARD, *OTHER)})
        return difference(owned(one, seat), goods), coming(one, seat), owned(one, other)
    control = use(row, farm_for(row, lies=False, make=make, seat=seat), answers, lies=False, seat=seat)
    return (
        difference(owned(one, seat), owned(control, seat)), coming(one, seat),
        difference(owned(one, other), owned(control, other)),
    )


def difference(one: Counter[str], other: Counter[str]) -> Counter[str]:
    """Return the difference of each good."""
    found = Counter(one)
    found.subtract(other)
    return Counter({good: n for good, n in found.items() if n})
