"""Writes solo games of ours down in the language of the solo logs that `games.agricola.replay` reads."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from games.agricola import SPEC
from games.agricola.calendar import HARVESTS
from games.agricola.cards.box import BOX, card_of
from games.agricola.farmyard.grid import COLUMNS, bits, grid_of
from games.agricola.goods import ANIMALS, CROPS, HOUSES
from games.agricola.harvest.feeding import AFTER
from games.agricola.majors.building import FOR, prices_of, ways
from games.agricola.majors.cooking import cook_rates
from games.agricola.options import AgricolaOptions
from games.agricola.replay.driver import Driver
from games.agricola.replay.solo_moves import KINDS, MAJORS, SPACES
from games.agricola.scoring import score
from games.agricola.spaces.table import STAGES
from games.agricola.special_actions import SPECIALS, cards_for
from games.agricola.state import Phase, Player
from games.core.decision import Answer, Decision, amounts
from games.core.fuzz import random_answer
from games.core.view import table_view

SPACE_WORDS = {ours: words.capitalize() for words, ours in SPACES.items()} | {
    "basic_wish_for_children": "Family growth", "urgent_wish_for_children": "Family growth without room",
    "farmland": "Plow", "fencing": "Fences",
}
SPECIAL_WORDS = {
    "horse_market": "Horse Coper", "illicit_work": "Clandestine Work", "hiring_fair": "Hiring Fair",
    "cut_peat": "Cut Peat", "fell_trees": "Fell Trees", "slash_and_burn": "Slash and Burn",
}
MAJOR_WORDS = {ours: words.title() for words, ours in MAJORS.items()}
SITES = {"build_rooms": "room", "build_stables": "stable", "plow": "plow"}
COUNTED = {"sheep": "sheep", "boar": "boar", "cattle": "cattle", "fields": "fields", "vegetable": "vegetables"}


class Inexpressible(Exception):
    """The language of the logs has no words for this, or words with two meanings."""


class Chooser:
    """Plays well or at random, and leaves out what the logs cannot say."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.skill = rng.random()
        self.wanted: tuple[str, ...] = ()
        self.banned: tuple[str, ...] = ()

    def choose(self, driver: Driver, decision: Decision) -> Answer:
        """An answer that can be written down."""
        if decision.key == "solo_keep":
            assert driver.state.solo is not None and driver.state.solo.shown is not None
            actions = SPECIALS[driver.state.solo.shown].actions
            keep = self.rng.random() < 0.5
            self.wanted, self.banned = (actions, ()) if keep else ((), actions)
            return ("yes",) if keep else ("no",)
        if decision.key == "place":
            return self._place(driver, decision)
        for _ in range(50):
            answer = self._any(driver, decision)
            dull = decision.key == "plow" and not answer
            if not decision.is_free(answer) and not dull:
                return answer
        raise Inexpressible(decision.key)

    def _any(self, driver: Driver, decision: Decision) -> Answer:
        if self.rng.random() < self.skill:
            return SPEC.ais["good"].choose(table_view(driver.session, decision.seat), decision, self.rng)
        return random_answer(driver.rules, driver.state, decision, self.rng)

    def _place(self, driver: Driver, decision: Decision) -> Answer:
        ids = decision.parts[0].ids
        if self.wanted:
            fitting = [name for name in ids if name.rpartition(":")[2] in self.wanted]
            self.wanted = ()
            if not fitting:
                raise Inexpressible("the card was kept for nothing")
            return (self.rng.choice(fitting),)
        for _ in range(50):
            answer = self._any(driver, decision)
            if answer[0].rpartition(":")[2] not in self.banned or not answer[0].startswith("special:"):
                return answer
        raise Inexpressible("only the card that was put away")


class SoloExport:
    """One solo game, written down while it is played."""

    def __init__(self, number: int, *, moor: bool, family: bool) -> None:
        rng = random.Random(f"solo:{number}")
        rounds = [card for stage in STAGES for card in rng.sample(stage, len(stage))]
        given: dict[str, Any] = {"starting_player": 0, "round_cards": rounds}
        self.ops: list[list[Any]] = []
        self.log: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.crowd: dict[str, int] = {}
        self.record: dict[str, Any] = {
            "name": f"ours {number}", "fotm": moor, "ruleset": "family" if family else "standard", "log": self.log,
            "round_cards": rounds, "geometry": {"ops": self.ops},
        }
        if moor:
            rounds.sort(key=lambda card: card != "major_improvement")
            given |= {"specials": rng.sample(cards_for(1), 10), "layouts": [rng.randint(1, 9)]}
            self.record |= {"special_action_card_order": given["specials"]}
        self.driver = Driver(1, AgricolaOptions(moor=moor, family=family), given)
        for name in ("forests", "moors"):
            places = [list(divmod(space, COLUMNS)) for space in bits(getattr(self.me.yard, name))]
            self.record["geometry"] |= {name: places} if places else {}
        self.chooser = Chooser(rng)

    @property
    def me(self) -> Player:
        """The player."""
        return self.driver.state.players[0]

    def play(self) -> dict[str, Any]:
        """The game as a record. Raises `Inexpressible`."""
        while (decision := self.driver.asked(0)) is not None:
            if decision.key == "solo_keep":
                self._answer()
            else:
                self._turn()
        parts = score(self.driver.state, self.me)
        self.record["expected_total"] = sum(parts.values())
        self.record["score_table"] = [[name, "", str(parts[part])] for name, part in COUNTED.items()]
        return self.record

    def _answer(self) -> tuple[str, Answer]:
        decision = self.driver.session.open()[0]
        answer = self.chooser.choose(self.driver, decision)
        if decision.key == "house_animals":
            self.crowd = dict(zip(decision.parts[0].ids, decision.parts[0].limits, strict=True))
        self.driver.submit(0, answer)
        return decision.key, answer

    # -- turns -----------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        number, segment, before = self.driver.state.round, self.driver.session.segment, dict(self.me.goods)
        house, wild = self.me.house, (self.me.yard.forests, self.me.yard.moors)
        costs: dict[str, Mapping[str, int]] = {
            way: {} if FOR in way else prices_of(self.driver.state, self.me, way)[0].as_dict()
            for way in ways(self.driver.state, self.me)
        }
        open_now = set(self.driver.session.open()[0].parts[0].ids)
        _, (name, *_) = self._answer()
        if name == "anytime":
            _, answer = self._answer()
            self._event("other", ", ".join(_exchanged(amounts(answer))), _changes(before, self.me.goods))
            return
        told: dict[str, list[Answer]] = {}
        while self.driver.session.segment == segment:
            key, answer = self._answer()
            told.setdefault(key, []).append(answer)
        apart: list[Mapping[str, int]] = []
        if self.me.house != house:
            apart.append({HOUSES[HOUSES.index(house) + 1]: self.me.rooms, "reed": 1})
        built = told.get("major", [("nothing",)])[0][0]
        if built != "nothing":
            if [_major(way) for way in costs].count(_major(built)) > 1 and (FOR in built or _twins(built, costs)):
                raise Inexpressible(f"{built} has the name and price of another")
            apart.append(costs[built])
        if told.get("solo_pay") == [("yes",)]:
            apart.append({"food": 2})
        special = name.startswith("special:")
        move = self._words(name, told, built, open_now) + self._lost(told)
        if special:
            gone = (wild[0] & ~self.me.yard.forests) | (wild[1] & ~self.me.yard.moors)
            self.ops.extend([name.rpartition(":")[2], list(divmod(space, COLUMNS))] for space in bits(gone))
        after = self.driver.owned(0, number, before=(Phase.RETURN,))
        self._event("special" if special else "member", move, _changes(before, after, apart))
        state = self.driver.state
        if self.driver.session.finished or state.round != number or state.phase is not Phase.WORK:
            self._close(number)

    def _event(self, kind: str, move: str, changes: list[str]) -> None:
        self.events.append({"kind": kind, "move": move, "changes": changes})

    def _words(self, name: str, told: dict[str, list[Answer]], built: str, others: set[str]) -> str:
        """A placement or special action in words; positions go to `ops`."""
        cells = {key: [cell for answer in told.get(key, ()) for cell in answer] for key in SITES}
        for key in SITES:
            self.ops.extend([SITES[key], _place(cell)] for cell in cells[key])
        fenced = [[_place(cell) for cell in answer] for answer in told.get("fence", ()) if answer]
        if fenced:
            self.ops.append(["pastures", fenced])
        baked = sum(amounts(answer).get("grain", 0) for answer in told.get("bake", ()))
        crops = amounts(told.get("sow", [()])[0])
        sown = "Sow " + ", ".join(crop.capitalize() for crop in CROPS for _ in range(crops.get(crop, 0)))
        major = "" if built == "nothing" else _major(built) + (f" and Bake {baked}" if baked else "")
        rooms, stables = len(cells["build_rooms"]), len(cells["build_stables"])
        match name:
            case "farm_expansion":
                counted = [f"{rooms} rooms"] * bool(rooms) + [f"{stables} stables"] * bool(stables)
                return ", ".join(counted)
            case "side_job":
                return f"Bake {baked}" + (" and stable" if stables else "")
            case "grain_utilization":
                return f"Bake {baked}, {sown}" if baked else sown
            case "cultivation" if cells["plow"]:
                return f"Plow, {sown}"
            case "cultivation":
                if "grain_utilization" in others:
                    raise Inexpressible("sowing alone, on one of two spaces")
                return sown
            case "major_improvement":
                return major
            case "house_redevelopment":
                return f"Renovate, {major}" if major else "Renovate"
            case "farm_redevelopment":
                if not fenced and "house_redevelopment" in others:
                    raise Inexpressible("renovating alone, on one of two spaces")
                return "Renovate, Fences" if fenced else "Renovate"
            case "day_laborer" if told.get("resource"):
                return f"Day laborer: {told['resource'][0][0].capitalize()}"
            case _ if name.startswith("special:"):
                words = SPECIAL_WORDS[name.rpartition(":")[2]]
                return f"{words}: {major}" if major else words
            case _:
                return SPACE_WORDS[name]

    def _lost(self, told: dict[str, list[Answer]]) -> str:
        """What was cooked or ran away when animals found no room."""
        kept = amounts(told["house_animals"][0]) if "house_animals" in told else self.crowd
        rates = cook_rates(self.me)
        gone = {species: n - kept.get(species, 0) for species, n in self.crowd.items() if n > kept.get(species, 0)}
        self.crowd = {}
        parts = [f"{'Cook' if rates.get(name) else 'Release'} {n} {name.capitalize()}" for name, n in gone.items()]
        return f" and {', '.join(parts)}" if parts else ""

    # -- rounds and harvests ---------------------------------------------------------------------------------------

    def _close(self, number: int) -> None:
        goods = self.driver.owned(0, number, before=(Phase.RETURN,))
        self._part(f"Round {number}", "round", goods, number not in HARVESTS)
        if number in HARVESTS:
            self._harvest(number)

    def _harvest(self, number: int) -> None:
        while (decision := self.driver.asked(0)) is not None and decision.key in ("feed", "breed", "house_animals"):
            if decision.key == "house_animals":
                raise Inexpressible("animals without room at feeding")
            _, answer = self._answer()
            if decision.key == "feed":
                chosen = amounts(answer)
                heat = chosen.pop("heat", 0)
                if any(name.startswith(AFTER) for name in chosen):
                    raise Inexpressible("cooking after the meal")
                for name, n in chosen.items():
                    for words in _exchanged({name: n}):
                        got = name.partition(":")[2]
                        told = [f"+1 {got.capitalize()}"] if got and not name.startswith("release") else []
                        self._event("other", words, told)
                fed = ["feeding: -0 Food", *([f"feeding: -{heat} Fuel"] if heat else [])]
                self.events.append({"kind": "auto", "changes": fed})
        self._part("Harvest", "harvest", self.driver.owned(0, number, before=(Phase.PREPARE, Phase.END)), True)

    def _part(self, title: str, kind: str, goods: Mapping[str, int], with_farm: bool) -> None:
        yard = self.me.yard
        farm = {
            "rooms": self.me.rooms, "house": self.me.house, "family": self.me.people, "fields": yard.fields.bit_count(),
            "forests": yard.forests.bit_count(), "moors": yard.moors.bit_count(),
            "empty_spaces": yard.unused.bit_count(),
        }
        there = {"goods": dict(goods), **(farm if with_farm else {})}
        self.log.append({"type": kind, "title": title, "events": self.events, "state_after": there})
        self.events = []


def _exchanged(chosen: Mapping[str, int]) -> list[str]:
    """Exchanges in words: trading is written one piece at a time."""
    if sum(name.partition(":")[0] in BOX.cards and ":" in name for name in chosen) > 1:
        raise Inexpressible("two trades at once")
    words: list[str] = []
    for name, n in chosen.items():
        stall, _, what = name.partition(":")
        if stall == "release" and what not in ANIMALS:
            raise Inexpressible("discarding goods")
        if stall in BOX.cards and (swaps := card_of(stall).swaps):
            words += [f"Exchange {swaps[0].take.capitalize()}"] * n
        elif name in BOX.cards and (craft := card_of(name).harvest):
            words.append(f"Convert {craft.take.capitalize()}")
        elif name == "village_church":
            words.append("Village church bonus")
        elif name == "burn":
            words.append(f"Burn {n}")
        else:
            words.append(f"{'Release' if stall == 'release' else 'Cook'} {n} {(what or name).capitalize()}")
    return words


def _changes(before: Mapping[str, int], after: Mapping[str, int], apart: Sequence[Mapping[str, int]] = ()) -> list[str]:
    """What changed, the prices in `apart` as entries of their own."""
    net = {good: after[good] - n for good, n in before.items()}
    entries: list[str] = []
    for cost in apart:
        for good, n in cost.items():
            entries.append(f"-{n} {good.capitalize()}")
            net[good] += n
    return entries + [f"{n:+} {good.capitalize()}" for good, n in net.items() if n]


def _major(way: str) -> str:
    name = way.partition(FOR)[0]
    if name in MAJOR_WORDS:
        return MAJOR_WORDS[name]
    return next(words.title() for words, stem in KINDS.items() if name.startswith(stem))


def _twins(built: str, costs: Mapping[str, Mapping[str, int]]) -> bool:
    """Whether another card has the same name and the same price."""
    return sum(_major(way) == _major(built) and cost == costs[built] for way, cost in costs.items()) > 1


def _place(cell: str) -> list[int]:
    return list(divmod(grid_of().number[cell], COLUMNS))
