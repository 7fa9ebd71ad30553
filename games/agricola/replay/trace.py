"""Traces of the base game: one entry a step, with what the acting player owns after it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from games.agricola.farmyard.yard import CROPS
from games.agricola.goods import ANIMALS
from games.agricola.majors.building import FOR
from games.agricola.majors.cooking import cook_rates
from games.agricola.options import AgricolaOptions
from games.agricola.replay.driver import Differs, Driver, Plan, cell, cells_of, pastures_of
from games.agricola.scoring import score
from games.agricola.state import Phase
from games.core.decision import Answer, amounts

OWNED = ("wood", "clay", "reed", "stone", "food", "grain", "vegetable", "sheep", "boar", "cattle")
"""The order of the amounts in a trace."""
FOOD = OWNED.index("food")
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
    """One traced game.

    In a trace animals are cooked when they are taken although they would fit, and once more just before they breed.
    Here both wait for the next question, or belong to the feeding. `owed[seat]` are the animals still to be cooked,
    `ahead[seat]` the goods by which the record is ahead of our table until then.
    """

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.found: list[str] = []
        self.owed: dict[int, Counter[str]] = defaultdict(Counter)
        self.ahead: dict[int, Counter[str]] = defaultdict(Counter)
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
        groups = list(_groups(self.record["actions"]))
        for at, (phase, actions) in enumerate(groups):
            state = self.driver.state
            if phase == "WORK":
                if shown < state.round:
                    shown = state.round
                    self._compare_round(shown)
                self._place(actions)
            elif phase == "HARVEST_FEED":
                breeding = next((later for name, later in groups[at + 1 : at + 2] if name == "HARVEST_BREED"), [])
                self._feed(actions, breeding)
            elif phase == "HARVEST_BREED":
                self._breed(actions)

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
        self._pay_off(seat)

        def check(key: str) -> None:
            player = self.driver.state.players[seat]
            if steps.get(key) and not player.crowded:  # traces count animals only once they are housed
                self._compare(steps[key].pop(0), player.goods)

        self.driver.turn(seat, first["params"]["space"], plan, check)
        owned = self.driver.owned(seat, number, before=(Phase.FEED, Phase.RETURN))
        if plan.answers.get("house_animals"):  # all of them fit, so nobody was asked
            self._owe(seat, plan.answers["house_animals"][0], owned)
        self._compare(actions[-1], owned)

    def _owe(self, seat: int, kept: Answer, owned: Mapping[str, int]) -> None:
        """Animals that the record has cooked although there was room for them."""
        left = amounts(kept)
        rates = cook_rates(self.driver.state.players[seat])
        for species in ANIMALS[:3]:
            gone = owned[species] - left.get(species, 0)
            if gone > 0:
                self.owed[seat][species] += gone
                self.ahead[seat][species] -= gone
                self.ahead[seat]["food"] += gone * rates.get(species, 0)

    def _pay_off(self, seat: int) -> None:
        """Cook now what the record has cooked before."""
        if self.owed[seat]:
            self.driver.exchange(seat, [f"{species}={n}" for species, n in self.owed[seat].items()])
            self.owed[seat].clear()
            self.ahead[seat].clear()

    def _feed(self, actions: Sequence[Action], breeding: Sequence[Action]) -> None:
        """Feed every seat; what is cooked just before breeding is cooked here already."""
        number = actions[0]["round"]
        early: dict[int, Counter[str]] = {}
        for seat in self.seats:
            mine = [action for action in actions if action["player"] == seat]
            decision = self.driver.asked(seat)
            if mine and decision is not None and decision.key == "feed" and self.driver.state.round == number:
                early[seat] = _cooked_to_breed(mine[-1], [action for action in breeding if action["player"] == seat])
                used = Counter(amounts(_lane_answer("feed", mine))) + self.owed[seat] + early[seat]
                rates = cook_rates(self.driver.state.players[seat])
                tokens = tuple(f"{name}={n}" for name, n in used.items())
                self.driver.submit(seat, _fitting(tokens, [name for part in decision.parts for name in part.ids]))
                self.owed[seat].clear()
                self.ahead[seat] = Counter(early[seat])
                self.ahead[seat]["food"] -= sum(n * rates.get(species, 0) for species, n in early[seat].items())
        self._compare_last(actions, number, Phase.BREED)
        for seat in early:
            self.ahead[seat].clear()

    def _breed(self, actions: Sequence[Action]) -> None:
        number = actions[0]["round"]
        for seat in self.seats:
            mine = [action for action in actions if action["player"] == seat]
            decision = self.driver.asked(seat)
            if mine and decision is not None and decision.key == "breed" and self.driver.state.round == number:
                self.driver.submit(seat, _fitting(_lane_answer("breed", mine), decision.parts[0].ids))
        self._compare_last(actions, number, Phase.PREPARE, Phase.END)

    def _compare_last(self, actions: Sequence[Action], number: int, *after: Phase) -> None:
        for seat in self.seats:
            for action in [action for action in actions if action["player"] == seat][-1:]:
                self._compare(action, self.driver.owned(seat, number, before=after))

    # -- comparing -----------------------------------------------------------------------------------------------

    def _compare(self, action: Action, owned: Mapping[str, int]) -> None:
        expected = dict(zip(OWNED, action["after"], strict=True))
        actual = {good: owned[good] + self.ahead[action["player"]][good] for good in OWNED}
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
        goods = {good: NAMES.get(good, good) for good in farm["goods"]}
        ours: dict[str, Any] = {
            "goods": {good: player.goods[name] + self.ahead[seat][name] for good, name in goods.items()},
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


def _cooked_to_breed(fed: Action, bred: Sequence[Action]) -> Counter[str]:
    """The animals that a seat cooks between feeding and breeding: its food grows then, and what is missing after
    breeding was eaten."""
    eaten: Counter[str] = Counter()
    if bred and bred[-1]["after"][FOOD] > fed["after"][FOOD]:
        for at, species in enumerate(OWNED):
            if species in ANIMALS:
                before, after = fed["after"][at], bred[-1]["after"][at]
                eaten[species] = before + (before >= 2 and after >= 3) - after
    return +eaten


def _fitting(answer: Answer, ids: Sequence[str]) -> Answer:
    """The tokens that the question knows: records also name what needs no decision here."""
    return tuple(token for token in answer if token.partition("=")[0] in ids)
