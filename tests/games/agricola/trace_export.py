"""Writes games of ours down as the traces that `games.agricola.replay` reads."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from games.agricola import SPEC
from games.agricola.animals import housing
from games.agricola.farmyard.animals import fits
from games.agricola.farmyard.grid import COLUMNS, grid_of
from games.agricola.goods import ANIMALS, CROPS
from games.agricola.harvest.breeding import with_newborns
from games.agricola.harvest.feeding import AFTER
from games.agricola.majors.building import FOR
from games.agricola.majors.cooking import cook_rates
from games.agricola.options import AgricolaOptions
from games.agricola.replay.driver import Differs, Driver, cells_of, pastures_of
from games.agricola.replay.trace import CONVERSIONS, MAJORS, OWNED, PARTS
from games.agricola.scoring import score
from games.agricola.spaces.table import STAGES
from games.agricola.state import Phase
from games.core.decision import Answer, Decision, amounts
from games.core.fuzz import random_answer
from games.core.view import table_view

CELLS = {"plow": "CommitPlow", "build_rooms": "CommitBuildRoom", "build_stables": "CommitBuildStable"}
MARKETS = {"sheep_market": "sheep", "pig_market": "boar", "cattle_market": "cattle"}
CRAFTS = {ours: theirs for theirs, ours in CONVERSIONS.items()}


class Untraceable(Exception):
    """The traces have no entry for this."""


class TraceExport:
    """One game of the base game, written down while it is played.

    As in the traces of others, animals are now and then cooked as soon as they are taken, or just before they breed;
    at our table that happens with the next question, or while feeding.
    """

    def __init__(self, number: int, players: int) -> None:
        self.rng = random.Random(f"trace:{number}")
        self.skill = self.rng.random()
        rounds = [card for stage in STAGES for card in self.rng.sample(stage, len(stage))]
        starter = self.rng.randrange(players)
        self.driver = Driver(players, AgricolaOptions(moor=False), {"starting_player": starter, "round_cards": rounds})
        self.owed: dict[int, Counter[str]] = defaultdict(Counter)
        self.ahead: dict[int, Counter[str]] = defaultdict(Counter)
        self.early = 0
        self.actions: list[dict[str, Any]] = []
        self.snapshots: list[dict[str, Any]] = []
        self.record: dict[str, Any] = {
            "seed": number, "agents": "ours", "starting_player": starter, "round_card_order": rounds,
            "round_snapshots": self.snapshots, "actions": self.actions,
        }

    def play(self) -> dict[str, Any]:
        """The game as a record. Raises `Untraceable`."""
        driver = self.driver
        while not driver.session.finished:
            if driver.state.phase is Phase.WORK:
                if len(self.snapshots) < driver.state.round:
                    self._snapshot()
                self._turn()
            else:
                self._lanes()
        state = driver.state
        self.record["final"] = []
        for player in state.players:
            parts = score(state, player)
            self.record["final"].append({
                "total": sum(parts.values()), "breakdown": {theirs: parts[ours] for theirs, ours in PARTS.items()},
                "state": self._farm(player.seat),
            })
        return self.record

    # -- rounds ----------------------------------------------------------------------------------------------------

    def _choose(self, seat: int) -> tuple[Decision, Answer]:
        decision = self.driver.session.open()[seat]
        for _ in range(50):
            if self.rng.random() < self.skill:
                view = table_view(self.driver.session, seat)
                answer = SPEC.ais["good"].choose(view, decision, self.rng)
            else:
                answer = random_answer(self.driver.rules, self.driver.state, decision, self.rng)
            if not decision.is_free(answer):
                return decision, answer
        raise Untraceable(decision.key)

    def _turn(self) -> None:
        driver, number = self.driver, self.driver.state.round
        seat = next(iter(driver.session.open()))
        if self.owed[seat]:
            driver.exchange(seat, [f"{species}={n}" for species, n in self.owed[seat].items()])
            self.owed[seat].clear()
            self.ahead[seat].clear()
        segment, house = driver.session.segment, driver.state.players[seat].house
        turn: list[tuple[str, Mapping[str, Any], Mapping[str, int]]] = []
        owned: dict[str, int] = {}
        while driver.session.segment == segment and seat in driver.session.open():
            decision, answer = self._choose(seat)
            driver.submit(seat, answer)
            same = driver.session.segment == segment
            ended = driver.owned(seat, number, before=(Phase.FEED, Phase.RETURN))
            owned = dict(driver.state.players[seat].goods if same else ended)
            turn += [(kind, params, owned) for kind, params in self._entries(decision, answer)]
            if decision.key == "place" and driver.state.players[seat].house != house:
                turn.append(("CommitRenovate", {}, owned))
        space = turn[0][1]["space"]
        if space in MARKETS and len(turn) == 1 and self.rng.random() < 0.5:
            turn += self._cook_at_once(seat, MARKETS[space], owned)
        for kind, params, there in turn:
            self._write(number, "WORK", seat, kind, params, there)
        self._write(number, "WORK", seat, "Stop", {}, owned)

    def _cook_at_once(self, seat: int, species: str, owned: Mapping[str, int]) -> list[Any]:
        """Some of the animals go into the pot although all of them fit."""
        rate = cook_rates(self.driver.state.players[seat]).get(species, 0)
        if not rate or not owned[species]:
            return []
        n = self.rng.randint(1, owned[species])
        self.owed[seat][species] += n
        self.ahead[seat].update({species: -n, "food": n * rate})
        kept = {name: owned[name] + self.ahead[seat][name] for name in ANIMALS[:3]}
        self.early += 1
        return [("CommitAccommodate", kept, owned)]

    def _write(
        self, number: int, phase: str, seat: int, kind: str, params: Mapping[str, Any], owned: Mapping[str, int]
    ) -> None:
        self.actions.append({"round": number, "phase": phase, "player": seat, "type": kind, "params": params,
                             "after": [owned[good] + self.ahead[seat][good] for good in OWNED]})

    def _entries(self, decision: Decision, answer: Answer) -> list[tuple[str, Mapping[str, Any]]]:
        key, there = decision.key, amounts(answer)
        if key == "place":
            return [("PlaceWorker", {"space": answer[0]})]
        if key in CELLS:
            return [(CELLS[key], dict(zip(("row", "col"), _place(name), strict=True))) for name in answer]
        if key == "fence":
            return [("CommitBuildPasture", {"cells": [_place(name) for name in answer]})] if answer else []
        if key == "sow":
            return [("CommitSow", {"grain": there.get("grain", 0), "veg": there.get("vegetable", 0)})] if answer else []
        if key == "bake":
            return [("CommitBake", {"grain": there["grain"]})] if answer else []
        if key == "house_animals":
            return [("CommitAccommodate", {species: there.get(species, 0) for species in ANIMALS[:3]})]
        if key == "major":
            return [("CommitBuildMajor", _built(answer[0]))] if answer != ("nothing",) else []
        raise Untraceable(key)

    def _lanes(self) -> None:
        driver, number = self.driver, self.driver.state.round
        key, segment, seats = driver.state.phase.value, driver.session.segment, range(len(driver.state.players))
        told: dict[int, Answer] = {}
        while driver.session.segment == segment and driver.session.open():
            seat = next(iter(driver.session.open()))
            decision, told[seat] = self._choose(seat)
            if decision.key != key:
                raise Untraceable(decision.key)
            if any(token.startswith(AFTER) for token in told[seat]):
                raise Untraceable("cooking after the meal")
            merged = Counter(amounts(told[seat])) + self.owed[seat]
            try:
                driver.submit(seat, tuple(f"{name}={n}" for name, n in merged.items()) if key == "feed" else told[seat])
            except Differs as differs:
                raise Untraceable("more is cooked than there is") from differs
            if key == "feed":
                self.owed[seat].clear()
                self.ahead[seat].clear()
        if key == "feed":
            for seat in seats:
                self._fed(seat, number, amounts(told.get(seat, ())), driver.owned(seat, number, before=(Phase.BREED,)))
        if key == "breed" or driver.state.phase is not Phase.BREED:  # nobody was asked about breeding
            for seat in seats:
                owned = driver.owned(seat, number, before=(Phase.PREPARE, Phase.END))
                self.ahead[seat].clear()
                kept = {species: owned[species] for species in ANIMALS[:3]}
                self._write(number, "HARVEST_BREED", seat, "CommitBreed", kept, owned)

    def _fed(self, seat: int, number: int, chosen: Mapping[str, int], owned: Mapping[str, int]) -> None:
        for name in CRAFTS:
            if chosen.get(name):
                params = {"conversion_id": CRAFTS[name]}
                self._write(number, "HARVEST_FEED", seat, "CommitHarvestConversion", params, owned)
        used = {name: chosen.get(name, 0) for name in (*CROPS, *ANIMALS[:3])}
        rates = cook_rates(self.driver.state.players[seat])
        room = self._room_to_breed(seat, owned)
        for species in ANIMALS[:3]:
            n = min(used[species], (owned["food"] + self.ahead[seat]["food"]) // max(1, rates.get(species, 1)))
            if n and room:
                used[species] -= n
                self.ahead[seat].update({species: n, "food": -n * rates[species]})
                self.early += 1
        spent = {"veg" if name == "vegetable" else name: n for name, n in used.items()}
        self._write(number, "HARVEST_FEED", seat, "CommitConvert", spent, owned)

    def _room_to_breed(self, seat: int, owned: Mapping[str, int]) -> bool:
        """Whether all newborns find room: then the animals after breeding tell how many were cooked before."""
        grown = with_newborns(tuple(owned[name] for name in ANIMALS))
        return fits(housing(self.driver.state, self.driver.state.players[seat]), grown)

    # -- farms -----------------------------------------------------------------------------------------------------

    def _snapshot(self) -> None:
        state = self.driver.state
        board = {name: dict(space.goods) for name, space in state.spaces.items()}
        farms = [self._farm(player.seat) for player in state.players]
        self.snapshots.append({"round": state.round, "board": board, "players": farms})

    def _farm(self, seat: int) -> dict[str, Any]:
        player = self.driver.state.players[seat]
        owned = {good: player.goods[good] + self.ahead[seat][good] for good in OWNED}
        goods = {("veg" if good == "vegetable" else good): n for good, n in owned.items()}
        return {"goods": goods, "house": player.house, "people": player.people, "begging": player.begging,
                "cells": cells_of(player), "pastures": pastures_of(player), "majors": list(player.majors)}


def _place(cell: str) -> tuple[int, int]:
    return divmod(grid_of().number[cell], COLUMNS)


def _built(way: str) -> dict[str, Any]:
    name, _, old = way.partition(FOR)
    payment: dict[str, Any] = {"route": "resources"}
    if old:
        payment = {"route": "return_improvement", "improvement_idx": MAJORS.index(old)}
    return {"major_idx": MAJORS.index(name), "payment": payment}
