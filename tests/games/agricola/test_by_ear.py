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
CELL = re.compile(r"\b([A-E]\d) (.+?)(?=, (?:and )?[A-E]\d | and [A-E]\d |$)")
GROWTH = re.compile(r"(?:^|, and |, | and )\d+ \w+ more each round")
BRACKETS = re.compile(r"(?:^|, and |, | and )([^,()]+?) \(([^()]*)\)")
GOOD_OF = {
    WORDS.say(Text(key_of("agricola-amount", good), {"n": n}), str).partition(" ")[2]: good
    for good in GOODS for n in (1, 2)
}


class Ear:
    """Puts together what is told about a table, from its words alone."""

    def __init__(self) -> None:
        self.round = 0
        self.starter = ""
        self.goods: dict[str, dict[str, int]] = {}
        self.lying: dict[str, dict[str, int]] = {}
        self.taken: dict[str, str] = {}
        self.used: dict[str, str] = {}
        self.cells: dict[str, dict[str, str]] = {}
        self.family: dict[str, dict[str, int]] = {}
        self.left: dict[str, tuple[int, ...]] = {}
        self.needs: dict[str, tuple[int, ...]] = {}
        self.for_sale: dict[str, str] = {}

    def hear(self, line: str) -> None:
        """One line of the board, whole or what has changed in it."""
        news, _, gone = line.strip().partition("no longer: ")
        news = re.sub(r",?(?: and)? *$", "", news)
        subject, colon, rest = (one.strip() for one in f"{news} ".partition(": "))
        if found := re.search(r"Round (\d+) of 14", news):
            self.round = int(found[1])
        if found := re.search(r"[Ss]tarting player (\w+)", news):
            self.starter = found[1]
        if found := re.match(r"Taken in round (\d+)", subject):
            self.taken = _since(self.taken, found[1], rest)
        elif found := re.match(r"Special action cards used in round (\d+)", subject):
            self.used = _since(self.used, found[1], rest)
        elif found := re.match(r"Farmyard of (\w+)", subject):
            self.cells.setdefault(found[1], {}).update(CELL.findall(rest.strip()))
        elif found := re.match(r"(\w+) has ?(.*)", news):
            mine = self.goods.setdefault(found[1], {})
            mine.update((good, 0) for good, _ in _goods(gone))
            mine.update(dict.fromkeys(mine, 0) if found[2].startswith("nothing") else _goods(found[2]))
        elif found := re.match(r"(\w+) can still build (\d+) stables? and (\d+)", news):
            self.left[found[1]] = int(found[2]), int(found[3])
        elif found := re.match(r"(\w+) needs (\d+) food(?: and (\d+) fuel)?", news):
            self.needs[found[1]] = int(found[2]), int(found[3] or 0)
        elif found := re.match(r"(.+) for ((?:\d+ \w+(?:, and |, | and )?)+), \d+ points?$", subject):
            self.for_sale[found[1]] = found[2]
        elif colon and subject in NAMES:
            self.person(subject, rest, gone)
        elif colon:
            self.lying.setdefault(subject, {}).update(
                (good, n) for good, n in _goods(GROWTH.sub("", rest))
            )

    def person(self, name: str, rest: str, gone: str) -> None:
        """What a farm's line says of its people and points."""
        mine = self.family.setdefault(name, {"bed": 0, "newborn": 0, "begging": 0})
        for words, what in ((gone, 0), (rest, 1)):
            for n, kind in re.findall(r"(\d+) (?:in )?(bed|newborn|begging)", words):
                mine[kind] = int(n) * what
        for home, people in re.findall(r"(\d+) of (\d+) people at home", rest):
            mine |= {"home": int(home), "people": int(people)}
        for n in re.findall(r"(-?\d+) points? now", rest):
            mine["points"] = int(n)


def _goods(words: str) -> Iterator[tuple[str, int]]:
    for n, good in AMOUNT.findall(words):
        if good in GOOD_OF:
            yield GOOD_OF[good], int(n)


def _since(known: dict[str, str], number: str, rest: str) -> dict[str, str]:
    """What is known of this round, and what is new."""
    known = known if known.get("round") == number and rest != "nothing" else {"round": number}
    return known | dict(BRACKETS.findall(rest))


def name(*words: str) -> str:
    return WORDS.say(Text(key_of("agricola", *words)), str)


def told_of(farm: FarmView, ear: Ear) -> None:
    who = NAMES[farm.seat]
    assert {good: ear.goods[who].get(good, 0) for good in GOODS} == {good: farm.goods[good] for good in GOODS}
    assert ear.family[who] == {
        "home": farm.home, "people": farm.people, "bed": farm.sick, "newborn": farm.newborns,
        "begging": farm.begging, "points": farm.total,
    }
    assert ear.left[who] == (farm.stables_left, farm.fences_left)
    assert ear.needs[who] == (farm.food_due, farm.heating)
    assert ear.cells[who] == {cell.name.upper(): look_of(cell) for cell in farm.cells}


def look_of(cell: CellView) -> str:
    if cell.crop is not None:
        return f"field with {WORDS.say(amount_text(cell.crop, cell.n), str)}"
    if cell.animals:
        return f"stable with {WORDS.say(good_text(cell.animals[0]), str)}"
    if cell.kind == "empty":
        return "stable" if cell.stable else "free"
    return "empty field" if cell.kind == "field" else cell.kind


def told(view: AgricolaView, ear: Ear) -> None:
    """Whether what was heard is what there is."""
    assert (ear.round, ear.starter) == (view.round, NAMES[view.starter])
    for farm in view.farms:
        told_of(farm, ear)
    for space in view.spaces:
        lies = {good: space.goods.get(good, 0) + space.gives.get(good, 0) for good in space.accumulates}
        heard = ear.lying.get(name("space", space.id), {})
        assert {good: heard.get(good, 0) for good in lies} == lies, space.id
    assert {one: people for one, people in ear.taken.items() if one != "round"} == {
        name("space", space.id): " and ".join(NAMES[seat] for seat in dict.fromkeys(space.people))
        for space in view.spaces if space.people
    }
    used = {one.removeprefix("that with "): who.partition(";")[0] for one, who in ear.used.items() if one != "round"}
    assert used == {
        name("special", card.actions[0]): " and ".join(NAMES[seat] for seat in card.users)
        for card in view.specials if card.users
    }
    assert {name("major", place.cards[0]) for place in view.places if place.cards} <= set(ear.for_sale)


@pytest.mark.parametrize(("players", "moor", "seed"), [(2, True, 1), (2, True, 4), (3, True, 2), (4, False, 3)])
def test_what_is_heard_is_the_board_at_every_question(players: int, moor: bool, seed: int) -> None:
    listener, ear, questions = Listener(random.Random(seed)), Ear(), []

    def hear(line: str) -> None:
        listener.hear(line)
        if line.startswith("   ") and not re.match(r" +\d+ ", line):
            ear.hear(line)

    def reply(prompt: str) -> str:
        told(table_view(table.session, 0).board, ear)
        questions.append(prompt)
        return listener.reply(prompt)

    table: Any = open_table(SPEC, players, AgricolaOptions(moor=moor), "en", seed, reply, hear)
    table.run()
    assert len(questions) >= 28, "two people in fourteen rounds"
