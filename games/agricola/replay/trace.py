"""Traces of the base game: one entry a step, with what the acting player owns after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from games.agricola.farmyard.yard import CROPS
from games.agricola.goods import ANIMALS
from games.agricola.majors.building import FOR
from games.agricola.options import AgricolaOptions
from games.agricola.replay.driver import Differs, Driver, Plan, cell, cells_of, pastures_of
from games.agricola.scoring import score
from games.agricola.state import Phase
from games.core.decision import Answer

OWNED = ("wood", "clay", "reed", "stone", "food", "grain", "vegetable", "sheep", "boar", "cattle")
"""The order of the amounts in a trace."""
NAMES = {"veg": "vegetable"}
MAJORS = (
    "fireplace_2", "fireplace_3", "cooking_hearth_4", "cooking_hearth_5", "well", "clay_oven", "stone_oven", "joinery",
    "pottery", "basketmakers_workshop",
)
CONVERSIONS = {"joinery": "joinery", "pottery": "pottery", "basketmaker": "basketmakers_workshop"}
STATE_MAJORS = {
    "fireplace2": "fireplace_2", "fireplace3": "fireplace_3", "hearth4": "cooking_hearth_4",
    "hearth5": "cooking_hearth_5", "basketmaker": "basketmakers_workshop",
}
PARTS = {
    "field_tiles": "fields", "pastures": "pastures", "grain": "grain", "vegetables": "vegetables", "sheep": "sheep",
    "boar": "boar", "cattle": "cattle", "unused_spaces": "unused", "fenced_stables": "fenced_stables",
    "clay_rooms": "clay_rooms", "stone_rooms": "stone_rooms", "people": "people", "begging_markers": "begging",
    "major_improvement_points": "improvements", "bonus_points": "bonus",
}
"""The record's score categories and ours."""

Action = Mapping[str, Any]


class Trace:
    """One traced game."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.found: list[str] = []
        self.seats = range(len(record["final"]))
        self.driver = Driver(len(self.seats), AgricolaOptions(moor=False), {
            "starting_player": record["starting_player"], "round_cards": record["round_card_order"],
        })

    def problems(self) -> list[str]:
        """Play it; what differs."""
        try:
            self._play()
        except Differs as differs:
            self.found.append(str(differs))
            return self.found
        self._compare_final()
        return self.found

    def _play(self) -> None:
        shown = 0
        for phase, actions in _groups(self.record["actions"]):
            state = self.driver.state
            if phase == "WORK":
                if shown < state.round:
                    shown = state.round
                    self._compare_round(shown)
                self._place(actions)
            elif phase == "HARVEST_FEED":
                self._lanes("feed", actions, Phase.BREED)
            elif phase == "HARVEST_BREED":
                self._lanes("breed", actions, Phase.PREPARE, Phase.END)

    # -- steps ---------------------------------------------------------------------------------------------------

    def _place(self, actions: Sequence[Action]) -> None:
        first = actions[0]
        seat, number = first["player"], first["round"]
        plan = Plan()
        for action in actions[1:]:
            _plan_for(plan, action)
        types = [action["type"] for action in actions if action["type"] in ("CommitSow", "CommitPlow")]
        if types == ["CommitSow", "CommitPlow"]:
            plan.answers["plow"].appendleft(())
        steps = _steps(actions)

        def check(key: str) -> None:
            player = self.driver.state.players[seat]
            if steps.get(key) and not player.crowded:  # traces count animals only once they are housed
                self._compare(steps[key].pop(0), player.goods)

        self.driver.turn(seat, first["params"]["space"], plan, check)
        self._compare(actions[-1], self.driver.owned(seat, number, before=(Phase.FEED, Phase.RETURN)))

    def _lanes(self, key: str, actions: Sequence[Action], *after: Phase) -> None:
        number = actions[0]["round"]
        for seat in self.seats:
            mine = [action for action in actions if action["player"] == seat]
            decision = self.driver.asked(seat)
            if mine and decision is not None and decision.key == key and self.driver.state.round == number:
                self.driver.submit(seat, _fitting(_lane_answer(key, mine), decision.parts[0].ids))
        for seat in self.seats:
            last = [action for action in actions if action["player"] == seat][-1:]
            for action in last:
                self._compare(action, self.driver.owned(seat, number, before=after))

    # -- comparing -----------------------------------------------------------------------------------------------

    def _compare(self, action: Action, owned: Mapping[str, int]) -> None:
        expected = dict(zip(OWNED, action["after"], strict=True))
        actual = {good: owned[good] for good in OWNED}
        if actual != expected:
            wrong = {good: (actual[good], n) for good, n in expected.items() if actual[good] != n}
            raise Differs(
                f"round {action['round']}, seat {action['player']}, {action['type']} {action['params']}: "
                f"(ours, record) {wrong}"
            )

    def _compare_round(self, number: int) -> None:
        state = self.driver.state
        snapshot = self.record.get("round_snapshots", [])[number - 1 : number]
        for there in snapshot:
            for name, goods in there["board"].items():
                ours = sum(state.spaces[name].goods.values()) if name in state.spaces else None
                if ours != sum(goods.values()):
                    raise Differs(f"round {number}, {name}: ours {ours}, record {goods}")
            for seat, farm in enumerate(there["players"]):
                self._compare_farm(f"round {number}, seat {seat}", seat, farm)

    def _compare_farm(self, where: str, seat: int, farm: Mapping[str, Any]) -> None:
        player = self.driver.state.players[seat]
        ours: dict[str, Any] = {
            "goods": {good: player.goods[NAMES.get(good, good)] for good in farm["goods"]},
            "house": player.house, "people": player.people, "begging": player.begging, "cells": cells_of(player),
            "pastures": pastures_of(player), "majors": sorted(player.majors),
        }
        expected = dict(farm)
        expected["pastures"] = sorted(sorted(pasture) for pasture in farm["pastures"])
        expected["majors"] = sorted(STATE_MAJORS.get(name, name) for name in farm["majors"])
        for name, value in ours.items():
            if value != expected[name]:
                raise Differs(f"{where}, {name}: ours {value}, record {expected[name]}")

    def _compare_final(self) -> None:
        if not self.driver.session.finished:
            self.found.append("the record ends before the game does")
            return
        state = self.driver.state
        for seat, final in enumerate(self.record["final"]):
            ours = score(state, state.players[seat])
            for name, part in PARTS.items():
                if ours[part] != final["breakdown"][name]:
                    self.found.append(f"seat {seat}, {name}: ours {ours[part]}, record {final['breakdown'][name]}")
            if sum(ours.values()) != final["total"]:
                self.found.append(f"seat {seat}: ours {sum(ours.values())} points, record {final['total']}")
            try:
                self._compare_farm(f"end, seat {seat}", seat, final["state"])
            except Differs as differs:
                self.found.append(str(differs))


def _groups(actions: Sequence[Action]) -> Iterator[tuple[str, list[Action]]]:
    """The actions of one placement, or of one phase of a harvest, together."""
    turn = 0

    def key(action: Action) -> tuple[str, int, int]:
        nonlocal turn
        turn += action["type"] == "PlaceWorker"
        return action["phase"], action["round"], turn if action["phase"] == "WORK" else -1

    for (phase, _, _), group in groupby(actions, key):
        if phase != "PREPARATION":
            yield phase, list(group)


def _counts(params: Mapping[str, int], names: Sequence[str]) -> Answer:
    """Amounts of a record as an answer, without zeros."""
    by_name = {NAMES.get(name, name): n for name, n in params.items()}
    return tuple(f"{name}={by_name[name]}" for name in names if by_name.get(name))


STEPS = {
    "PlaceWorker": "place", "CommitPlow": "plow", "CommitSow": "sow", "CommitBake": "bake",
    "CommitBuildMajor": "major", "CommitBuildPasture": "fence", "CommitAccommodate": "house_animals",
}
"""Entries of a trace that are one answer here, and its question. Rooms and stables are answered together."""


def _steps(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """The entries of one placement to compare after each answer, by question.

    Renovating is a step of its own in a trace; here it follows placing without a question. Where baking and something
    else may come in either order, only the end of the placement is compared.
    """
    steps: dict[str, list[Action]] = {}
    types = {action["type"] for action in actions}
    free = {"PlaceWorker"} if "CommitRenovate" in types else set()
    steps["place"] = [action for action in actions if action["type"] == "CommitRenovate"]
    if "CommitBake" in types and types & {"CommitSow", "CommitBuildStable"}:
        free |= {"CommitBake", "CommitSow"}
    for action in actions:
        if action["type"] in STEPS and action["type"] not in free:
            steps.setdefault(STEPS[action["type"]], []).append(action)
    return steps


def _plan_for(plan: Plan, action: Action) -> None:
    params = action["params"]
    match action["type"]:
        case "CommitPlow":
            plan.add("plow", (cell((params["row"], params["col"])),))
        case "CommitBuildRoom":
            plan.extend("build_rooms", cell((params["row"], params["col"])))
        case "CommitBuildStable":
            plan.extend("build_stables", cell((params["row"], params["col"])))
        case "CommitBuildPasture":
            plan.add("fence", (cell(place) for place in params["cells"]))
        case "CommitSow":
            plan.add("sow", _counts(params, CROPS))
        case "CommitBake":
            plan.add("bake", (f"grain={params['grain']}",))
        case "CommitBuildMajor":
            plan.add("major", (_major(params),))
        case "CommitAccommodate":
            plan.add("house_animals", _counts(params, ANIMALS))
        case _:  # choosing, proceeding and stopping are not steps of their own here
            return


def _major(params: Mapping[str, Any]) -> str:
    name = MAJORS[params["major_idx"]]
    payment = params["payment"]
    if payment["route"] != "return_improvement":
        return name
    return name + FOR + MAJORS[payment["improvement_idx"]]


def _lane_answer(key: str, actions: Sequence[Action]) -> Answer:
    """What one player does in feeding or breeding."""
    tokens: list[str] = []
    for action in actions:
        params = action["params"]
        if action["type"] == "CommitConvert":
            tokens += _counts(params, (*CROPS, *ANIMALS))
        elif action["type"] == "CommitHarvestConversion":
            tokens.append(f"{CONVERSIONS[params['conversion_id']]}=1")
        elif action["type"] == "CommitBreed":
            tokens += _counts(params, ANIMALS)
    return tuple(tokens)


def _fitting(answer: Answer, ids: Sequence[str]) -> Answer:
    """The tokens that the question knows: records also name what needs no decision here."""
    return tuple(token for token in answer if token.partition("=")[0] in ids)
