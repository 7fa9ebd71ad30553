"""Whoever only listens knows the table: what was said, put together, is the board at every question."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.agricola import SPEC
from games.agricola.goods import GOODS
from games.agricola.options import AgricolaOptions
from games.agricola.spaces.table import ROUND_CARDS
from games.agricola.view import AgricolaView, CellView, FarmView
from games.agricola.wording.terms import amount_text, good_text
from games.cli.listen import Listener
from games.cli.play import open_table
from games.cli.voice import NAMES
from games.core.catalogue import catalogue
from games.core.text import Text, key_of
from games.core.view import table_view

WORDS = catalogue("en", ("games.core.texts", "games.agricola.texts"))
AMOUNT = re.compile(r"(\d+) ([a-z][a-z ]*?)(?=,| and |$)")
CELL = re.compile(r"\b([A-E]\d) (.+?)(?=, (?:and )?(?:[A-E]\d |\d+ free)| and (?:[A-E]\d |\d+ free)|$)")
GROWTH = re.compile(r"(?:^|, and |, | and )\d+ \w+ more each round")
BRACKETS = re.compile(r"(?:^|, and |, | and )([^,()]+?) \(([^()]*)\)")
PASTURE = re.compile(r"((?:[A-E]\d(?:, and |, | and )?)+) \((?:empty|(\d+) ([a-z ]+)), room for (\d+)\)")
GOOD_OF = {
    WORDS.say(Text(key_of("agricola-amount", good), {"n": n}), str).partition(" ")[2]: good
    for good in GOODS for n in (1, 2)
}


def name(*words: str) -> str:
    return WORDS.say(Text(key_of("agricola", *words)), str)


class Ear:
    """Puts together what is told about a table, from its words alone."""

    def __init__(self, spaces: frozenset[str], specials: frozenset[str]) -> None:
        self.spaces, self.specials = spaces, specials
        self.round = 0
        self.starter = ""
        self.goods: dict[str, dict[str, int]] = {}
        self.lying: dict[str, dict[str, int]] = {}
        self.taken: dict[str, set[str]] = {}
        self.used: dict[str, list[str]] = {}
        self.cells: dict[str, dict[str, str]] = {}
        self.family: dict[str, dict[str, int]] = {}
        self.home: dict[str, int] = {}
        self.points: dict[str, int] = {}
        self.left: dict[str, tuple[int, int]] = {}
        self.needs: dict[str, tuple[int, int]] = {}
        self.pastures: dict[str, dict[frozenset[str], tuple[int, str, int]]] = {}
        self.owned: dict[str, list[str]] = {}
        self.coming: dict[str, dict[int, dict[str, int]]] = {}
        self.hand: set[str] = set()
        self.for_sale: set[str] = set()

    def happened(self, line: str) -> None:
        """One line of the log: who stands where now."""
        if found := re.match(r"Round (\d+): ", line):
            self.round, self.taken, self.used = int(found[1]), {}, {}
        who = line.partition(" ")[0]
        for space in self.spaces:
            if re.search(rf"(?:uses {space} and takes|\({space}(?:, [^()]*)?\)$)", line):
                self.taken.setdefault(space, set()).add(who)
        for action in self.specials:
            if re.search(rf"\({action}(?:, [^()]*)?\)$", line):
                self.used.setdefault(action, []).append(who)

    def offered(self, label: str, hint: str) -> None:
        """An option with what lies there."""
        if label in self.spaces and hint:
            self.lying.setdefault(label, {}).update(_goods(hint.partition(";")[0]))

    def hear(self, line: str) -> None:
        """One line of the board, whole or what has changed in it."""
        news, _, gone = line.strip().partition("no longer: ")
        news = re.sub(r",?(?: and)? *$", "", news)
        subject, colon, rest = (one.strip() for one in f"{news} ".partition(": "))
        if found := re.search(r"Round (\d+) of 14", news):
            self.round = int(found[1])
        if found := re.search(r"[Ss]tarting player (\w+)", news):
            self.starter = found[1]
        if subject in ("At home", "Points now"):
            told = self.home if subject == "At home" else self.points
            told.update({who: int(n) for who, n in re.findall(r"(\w+) (-?\d+)", rest)})
        elif subject.startswith("Taken in round"):
            self.taken = {space: set(_listed(who)) for space, who in BRACKETS.findall(rest)}
        elif subject.startswith("Special action cards used"):
            self.used = {
                card.removeprefix("that with "): _listed(who.partition(";")[0]) for card, who in BRACKETS.findall(rest)
            }
        elif found := re.match(r"Farmyard of (\w+)", subject):
            cells = self.cells.setdefault(found[1], {})
            for cell in re.findall(r"([A-E]\d) ", gone):
                cells.pop(cell, None)
            cells.update(CELL.findall(rest.strip()))
        elif found := re.match(r"Pastures of (\w+)", subject):
            self.fenced(found[1], rest)
        elif found := re.match(r"(\w+) owns (.+) \(\d+ points?\)$", subject):
            self.owned.setdefault(found[1], []).append(found[2])
        elif found := re.match(r"Round (\d+) brings (\w+) (.+)", news):
            self.coming.setdefault(found[2], {})[int(found[1])] = dict(_goods(found[3]))
        elif subject == "Your hand":
            self.hand = {*self.hand, *_listed(rest)} - set(_listed(gone))
        else:
            self.counted(subject if colon else "", news, rest, gone)

    def counted(self, subject: str, news: str, rest: str, gone: str) -> None:
        """A line that counts: goods, pieces, needs, people, what lies on a space or is for sale."""
        if found := re.match(r"(\w+) has ?(.*)", news):
            mine = self.goods.setdefault(found[1], {})
            mine.update((good, 0) for good, _ in _goods(gone))
            mine.update(dict.fromkeys(mine, 0) if found[2].startswith("nothing") else _goods(found[2]))
        elif found := re.match(r"(\w+) can still build (\d+) stables? and (\d+)", news):
            self.left[found[1]] = int(found[2]), int(found[3])
        elif found := re.match(r"(\w+) needs (\d+) food(?: and (\d+) fuel)?", news):
            self.needs[found[1]] = int(found[2]), int(found[3] or 0)
        elif found := re.match(r"(.+) for (?:nothing|(?:\d+ \w+(?:, and |, | and )?)+), \d+ points?$", subject):
            self.for_sale.add(found[1])
        elif subject in NAMES:
            self.person(subject, rest, gone)
        elif subject:
            self.lying.setdefault(subject, {}).update(_goods(GROWTH.sub("", rest)))

    def person(self, who: str, rest: str, gone: str) -> None:
        """What a household's line says of its people."""
        mine = self.family.setdefault(who, {"bed": 0, "newborn": 0, "begging": 0, "bonus": 0, "pet": 0})
        for words, what in ((gone, 0), (rest, 1)):
            for n, kind in re.findall(r"(\d+) (?:in )?(bed|newborn|begging|bonus)", words):
                mine[kind] = int(n) * what
            for animal in re.findall(r"(?:^|, and |, | and )([a-z]+(?: [a-z]+)?) in the house", words):
                mine["pet"] = GOODS.index(GOOD_OF[animal]) * what  # one pet: no card here lets more into the house
        for n in re.findall(r"(\d+) people", rest):
            mine["people"] = int(n)

    def fenced(self, who: str, rest: str) -> None:
        """Pastures that are new or have changed; those whose spaces are fenced otherwise now are gone."""
        mine = self.pastures.setdefault(who, {})
        for words, n, animal, room in PASTURE.findall(rest):
            cells = frozenset(re.findall(r"[A-E]\d", words))
            for other in [one for one in mine if one & cells]:
                del mine[other]
            mine[cells] = (int(n or 0), GOOD_OF.get(animal, ""), int(room))


def _listed(words: str) -> list[str]:
    return [one for one in re.split(r", and |, | and ", words.strip()) if one]


def _goods(words: str) -> Iterator[tuple[str, int]]:
    for n, good in AMOUNT.findall(words):
        if good in GOOD_OF:
            yield GOOD_OF[good], int(n)


def same_household(farm: FarmView, ear: Ear) -> None:
    who = NAMES[farm.seat]
    assert {good: ear.goods[who].get(good, 0) for good in GOODS} == {good: farm.goods[good] for good in GOODS}
    assert ear.family[who] == {
        "people": farm.people, "bed": farm.sick, "newborn": farm.newborns, "begging": farm.begging,
        "bonus": farm.bonus, "pet": GOODS.index(farm.pets[0]) if farm.pets else 0,
    }


def same_land(view: AgricolaView, farm: FarmView, ear: Ear) -> None:
    who = NAMES[farm.seat]
    assert ear.needs[who] == (farm.food_due, farm.heating)
    assert ear.left.get(who, (4, 15)) == (farm.stables_left, farm.fences_left)
    assert ear.cells.get(who, {}) == {
        cell.name.upper(): look_of(cell) for cell in farm.cells if cell.kind != "empty" or cell.stable
    }
    assert ear.pastures.get(who, {}) == {
        frozenset(map(str.upper, one.cells)): (one.n, (one.species or "") if one.n else "", one.capacity)
        for one in farm.pastures
    }
    assert set(ear.owned.get(who, ())) >= {name("major", one) for one in farm.majors}
    coming = {number: {good: n for good, n in goods.items() if n} for number, goods in farm.coming}
    assert {number: goods for number, goods in ear.coming.get(who, {}).items() if number in coming} == coming
    if farm.seat == view.viewer and farm.hand:
        assert ear.hand == {name("card", card) for card in farm.hand}


def look_of(cell: CellView) -> str:
    if cell.crop is not None:
        return f"field with {WORDS.say(amount_text(cell.crop, cell.n), str)}"
    if cell.animals:
        return f"stable with {WORDS.say(good_text(cell.animals[0]), str)}"
    if cell.kind == "empty":
        return "stable"
    return "empty field" if cell.kind == "field" else cell.kind


def same_table(view: AgricolaView, ear: Ear) -> None:
    """The round, the spaces, who has been where, what is for sale."""
    assert (ear.round, ear.starter) == (view.round, NAMES[view.starter])
    assert {name("major", place.cards[0]) for place in view.places if place.cards} <= ear.for_sale
    if view.phase != "work":
        return  # everybody has gone home, and goods come with the next round
    for space in view.spaces:
        lies = {good: space.goods.get(good, 0) + space.gives.get(good, 0) for good in space.accumulates}
        heard = ear.lying.get(name("space", space.id), {})
        if not space.people:  # what was told last of a space holds while it is free
            assert {good: heard.get(good, 0) for good in lies} == lies, space.id
    others = set(NAMES[1:])  # where the own people go is one's own answer: the log tells it when the act is done
    taken: dict[str, set[str]] = {}
    for space in view.spaces:
        taken.setdefault(name("space", space.id), set()).update(NAMES[seat] for seat in space.people if seat)
    assert {space: who & others for space, who in ear.taken.items() if who & others} == {
        space: who for space, who in taken.items() if who
    }
    for card in view.specials:
        users = {who for action in card.actions for who in ear.used.get(name("special", action), ())}
        assert users & others == {NAMES[seat] for seat in card.users if seat}, card.actions


@pytest.mark.parametrize(("players", "ways", "seed"), [
    (2, {}, 1), (2, {}, 4), (3, {}, 2), (4, {"moor": False}, 3), (3, {"level": 3}, 5),
])
def test_what_is_heard_is_the_board_at_every_question(players: int, ways: dict[str, bool], seed: int) -> None:
    """The own farm and the table at every question, all households after each harvest, and whatever was asked for."""
    rng = random.Random(seed)
    listener, read = Listener(random.Random(seed)), 0
    harvests: list[int] = []
    reading: Ear | None = None

    def hear(line: str) -> None:
        nonlocal reading
        listener.hear(line)
        for one in (ear, reading) if reading is not None else (ear,):
            if line.startswith(" · ") and one is ear:
                one.happened(line[3:])
            elif found := re.match(r" {1,3}\d+ (.+?)(?:  \((.*)\))?$", line):
                one.offered(found[1], found[2] or "")
            elif line.startswith("   ") and (one is reading or reading is None):
                one.hear(line)

    def reply(prompt: str) -> str:
        nonlocal read, reading
        view = table_view(table.session, 0).board
        if reading is not None:
            same_table(view, reading)
            for farm in view.farms:
                same_household(farm, reading)
                same_land(view, farm, reading)
            assert reading.home == {NAMES[farm.seat]: farm.home for farm in view.farms}
            reading, read = None, read + 1
        else:
            same_table(view, ear)
            for farm in view.farms:
                if farm.seat == 0 or harvests[-1:] != [view.next_harvest]:
                    same_household(farm, ear)
                    assert farm.seat == 0 or ear.points[NAMES[farm.seat]] == farm.total
                if farm.seat == 0:
                    same_land(view, farm, ear)
            harvests.append(view.next_harvest)
            if rng.random() < 0.3 and not prompt.startswith("Enter"):
                reading = Ear(ear.spaces, ear.specials)
                return "b"
        return listener.reply(prompt)

    table: Any = open_table(SPEC, players, AgricolaOptions(**ways), "en", seed, reply, hear)
    board = table_view(table.session, 0).board
    spaces = (*board.spaces, *(card for stage in ROUND_CARDS for card in stage))
    ear = Ear(
        frozenset(name("space", space.id) for space in spaces),
        frozenset(name("special", action) for card in board.specials for action in card.actions),
    )
    table.run()
    assert len(set(harvests)) == 6 and len(harvests) >= 28 and read >= 8
