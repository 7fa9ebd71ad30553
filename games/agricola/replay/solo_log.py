"""Solo logs: events in words, with changes of goods, and the farm after each round and harvest."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.agricola.calendar import HARVESTS
from games.agricola.farmyard.grid import BOARD, COLUMNS, ROWS
from games.agricola.goods import ANIMALS, CROPS, GOODS
from games.agricola.majors.building import FOR, ways
from games.agricola.options import AgricolaOptions
from games.agricola.replay.driver import Differs, Driver, Plan, cell
from games.agricola.scoring import score
from games.agricola.special_actions import SPECIALS
from games.agricola.state import Phase
from games.core.decision import Answer

SPACES = {
    "grain": "grain_seeds", "vegetable": "vegetable_seeds", "day laborer": "day_laborer", "reed": "reed_bank",
    "clay": "clay_pit", "wood": "forest", "fishing": "fishing", "stone1": "western_quarry", "stone2": "eastern_quarry",
    "sheep": "sheep_market", "boar": "pig_market", "cattle": "cattle_market", "starting player": "meeting_place",
    "family growth": "basic_wish_for_children", "family growth without room": "urgent_wish_for_children",
    "fences": "fencing", "infirmary": "infirmary", "resource market": "resource_market",
}
SPECIAL = {
    "horse coper": "horse_market", "horse market": "horse_market", "clandestine work": "illicit_work",
    "illicit work": "illicit_work", "hiring fair": "hiring_fair", "cut peat": "cut_peat", "cutting peat": "cut_peat",
    "fell trees": "fell_trees", "felling trees": "fell_trees", "slash & burn": "slash_and_burn",
}
MAJORS = {
    "well": "well", "clay oven": "clay_oven", "stone oven": "stone_oven", "joinery": "joinery", "pottery": "pottery",
    "basketmaker's workshop": "basketmakers_workshop", "village church": "village_church", "furnace": "heating_oven",
    "heating oven": "heating_oven", "heating stove": "tiled_oven", "tiled oven": "tiled_oven",
    "furniture stall": "furniture_stall", "ceramics stall": "ceramics_stall", "basket stall": "basket_stall",
    "peat-charcoal kiln": "peat_charcoal_kiln", "forester's lodge": "foresters_lodge",
    "museum of the moors": "museum_of_the_moors", "riding stables": "riding_stables",
}
KINDS = {"fireplace": "fireplace_", "cooking hearth": "cooking_hearth_", "hearth": "cooking_hearth_",
         "horse slaughterhouse": "horse_slaughterhouse_", "cookhouse": "cookhouse_"}
"""Names of the logs and ours; of these there are two each."""
SCORES = {
    "family members": "people", "sheep": "sheep", "boar": "boar", "cattle": "cattle", "grain": "grain",
    "vegetable": "vegetables", "pastures": "pastures", "fenced stables": "fenced_stables", "fields": "fields",
    "stone rooms": "stone_rooms", "clay rooms": "clay_rooms", "empty squares": "unused", "horse": "horses",
}
SITES = {"build_rooms": "room", "build_stables": "stable"}


class SoloLog:
    """One logged solo game."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.found: list[str] = []
        self.number = 0
        given: dict[str, Any] = {"starting_player": 0, "round_cards": record["round_cards"]}
        if record.get("special_action_card_order"):
            given["specials"] = record["special_action_card_order"]
        layout = record.get("layout") or _layout(record.get("geometry", {}))
        if layout:
            given["layouts"] = [layout]
        options = AgricolaOptions(moor=bool(record.get("fotm")), family=record.get("ruleset") == "family")
        self.driver = Driver(1, options, given)
        self.sites = list(record.get("geometry", {}).get("ops", ()))

    def problems(self) -> list[str]:
        """Play it; what differs."""
        try:
            for part in self.record["log"]:
                (self._round if part["type"] == "round" else self._harvest)(part)
        except Differs as differs:
            return [*self.found, str(differs)]
        self._compare_final()
        return self.found

    # -- steps ---------------------------------------------------------------------------------------------------

    def _round(self, part: Mapping[str, Any]) -> None:
        self.number += 1
        number = self.number
        moves = [str(event.get("move", "")).lower().replace("slash and", "slash &") for event in part["events"]]
        for event in part["events"]:
            if event["kind"] == "auto":
                continue
            self._solo_card(moves)
            before = dict(self.driver.state.players[0].goods)
            self._event(event)
            self._compare_event(part["title"], event, before, self.driver.owned(0, number, before=(Phase.RETURN,)))
        if number not in HARVESTS:
            self._compare_farm(part["title"], part["state_after"])
        self._compare_goods(part["title"], part["state_after"], self.driver.owned(0, number, before=(Phase.RETURN,)))

    def _harvest(self, part: Mapping[str, Any]) -> None:
        number = self.number
        chosen: dict[str, int] = {}
        for event in part["events"]:
            if event["kind"] != "auto":
                for name, n in _conversions(event["move"]):
                    chosen[name] = chosen.get(name, 0) + n
        decision = self.driver.asked(0)
        while decision is not None and decision.key in ("feed", "breed") and self.driver.state.round == number:
            if decision.key == "feed":
                self._feed(chosen, decision.parts[-1].ids)
            else:
                self._breed(part["state_after"]["goods"], decision.parts[0].ids)
            decision = self.driver.asked(0)
        owned = self.driver.owned(0, number, before=(Phase.PREPARE, Phase.END))
        self._compare_goods(part["title"], part["state_after"], owned)
        self._compare_farm(part["title"], part["state_after"])

    def _solo_card(self, moves: Sequence[str]) -> None:
        """Keep the special action card exactly when the round's moves need one of its actions."""
        decision = self.driver.asked(0)
        if decision is None or decision.key != "solo_keep":
            return
        shown = self.driver.state.solo.shown if self.driver.state.solo else None
        actions = SPECIALS[shown].actions if shown else ()
        wanted = [action for name, action in SPECIAL.items() for move in moves if move.startswith(name)]
        self.driver.submit(0, ("yes",) if any(action in actions for action in wanted) else ("no",))

    def _feed(self, chosen: Mapping[str, int], last_ids: Sequence[str]) -> None:
        tokens = [f"{name}={n}" for name, n in chosen.items()]
        if "heat" in last_ids and "heat" not in chosen:
            goods = self.driver.state.players[0].goods
            decision = self.driver.session.open()[0]
            heat = min(decision.parts[-1].most, goods["fuel"] + chosen.get("burn", 0))
            tokens += [f"heat={heat}"] if heat else []
        self.driver.submit(0, tuple(tokens))

    def _breed(self, goods: Mapping[str, int], ids: Sequence[str]) -> None:
        self.driver.submit(0, tuple(f"{species}={goods[species]}" for species in ids if goods[species]))

    def _event(self, event: Mapping[str, Any]) -> None:
        """One event of a round: a person, a special action, or exchanges."""
        head, _, tail = event["move"].replace("Slash and Burn", "Slash & Burn").partition(" and ")
        conversions = list(_conversions(tail)) or (list(_conversions(head)) if event["kind"] != "member" else [])
        if event["kind"] != "member" and conversions:
            self.driver.exchange(0, [f"{name}={n}" for name, n in conversions])
            return
        plan, space = Plan(), ""
        for move in [*head.split(", "), *([] if conversions or not tail else tail.split(", "))]:
            space = self._plan(plan, move, space)
        if "sow" in plan.answers:
            crops = plan.answers.pop("sow")[0]
            plan.add("sow", (f"{crop}={crops.count(crop)}" for crop in CROPS if crop in crops))
        if conversions:
            self._keep(plan, event["changes"])
        plan.add("solo_pay", ("yes",) if "-2 Food" in event["changes"] else ("no",))
        segment, number = self.driver.session.segment, self.driver.state.round
        self.driver.submit(0, (self._where(space),))
        self.driver.follow(0, plan, segment)
        if conversions and "house_animals" in plan.answers and plan.answers["house_animals"]:
            if self.driver.state.round != number or self.driver.state.phase is not Phase.WORK:
                raise Differs(f"round {number}: {event['move']}: too late to cook")
            self.driver.exchange(0, [f"{name}={n}" for name, n in conversions])

    def _keep(self, plan: Plan, changes: Sequence[str]) -> None:
        goods = self.driver.state.players[0].goods
        kept = {species: goods[species] for species in ANIMALS}
        for change in changes:
            n, good = _change(change)
            if good in kept:
                kept[good] += n
        plan.add("house_animals", (f"{species}={n}" for species, n in kept.items() if n))

    # -- reading moves -------------------------------------------------------------------------------------------

    def _plan(self, plan: Plan, move: str, space: str) -> str:
        """Put one part of a move into the plan; returns the space it needs, or the one known so far."""
        low = move.lower().strip()
        counted = re.fullmatch(r"(\d+) (rooms?|stables?)", low)
        if counted:
            key = "build_rooms" if counted[2].startswith("room") else "build_stables"
            for _ in range(int(counted[1])):
                plan.extend(key, self._site(SITES[key]))
            return "farm_expansion"
        if low == "plow":
            plan.add("plow", (self._site("plow"),))
            return space or "farmland"
        if low.startswith("sow ") or (low in ("grain", "vegetable") and "sow" in plan.answers):
            plan.extend("sow", low.removeprefix("sow "))
            return "cultivation" if "plow" in plan.answers else "grain_utilization"
        if low.startswith("bake "):
            plan.add("bake", (f"grain={low.split()[1]}",))
            return space or "grain_utilization"
        if low == "renovate":
            return "house_redevelopment"
        if low == "fences":
            pastures = self._pastures()
            for pasture in pastures:
                plan.add("fence", pasture)
            return "farm_redevelopment" if space == "house_redevelopment" else "fencing"
        if low in SPECIAL:
            action = SPECIAL[low]
            if self.sites and self.sites[0][0] == action:
                plan.add(action, (self._site(action),))
            return f"special:{action}"
        major = self._major(low)
        if major is not None:
            plan.add("major", (major,))
            return space or "major_improvement"
        if low in SPACES:
            return SPACES[low]
        raise Differs(f"round {self.driver.state.round}: no reading for {move!r}")

    def _major(self, low: str) -> str | None:
        state = self.driver.state
        if low in MAJORS:
            return MAJORS[low]
        if low not in KINDS:
            return None
        possible = [way for way in ways(state, state.players[0]) if way.startswith(KINDS[low])]
        paid = [way for way in possible if FOR not in way]
        return next(iter([way for way in possible if FOR in way] or paid), KINDS[low] + "2")

    def _site(self, kind: str) -> str:
        if not self.sites or self.sites[0][0] != kind:
            raise Differs(f"round {self.driver.state.round}: the record does not say where the next {kind} goes")
        return cell(self.sites.pop(0)[1])

    def _pastures(self) -> list[Answer]:
        if not self.sites or self.sites[0][0] != "pastures":
            raise Differs(f"round {self.driver.state.round}: the record does not say where the fences go")
        return [tuple(cell(place) for place in pasture) for pasture in self.sites.pop(0)[1]]

    def _where(self, space: str) -> str:
        """The token for a space or special action, or another space that does the same when it is taken."""
        decision = self.driver.asked(0)
        if decision is None or decision.key != "place":
            raise Differs(f"round {self.driver.state.round}: {space} cannot be used now")
        ids = decision.parts[0].ids
        others = {"farmland": "cultivation", "grain_utilization": "cultivation", "house_redevelopment":
                  "farm_redevelopment", "basic_wish_for_children": "urgent_wish_for_children"}
        for name in (space, others.get(space, "")):
            if name in ids:
                return name
        if space.startswith("special:"):
            action = space.partition(":")[2]
            for name in ids:
                if name.startswith("special:") and name.endswith(":" + action):
                    return name
        raise Differs(f"round {self.driver.state.round}: {space} cannot be used; possible are {', '.join(ids)}")

    # -- comparing -----------------------------------------------------------------------------------------------

    def _compare_event(
        self, title: str, event: Mapping[str, Any], before: Mapping[str, int], after: Mapping[str, int]
    ) -> None:
        expected = dict(before)
        for change in event["changes"]:
            n, good = _change(change)
            expected[good] += n
        ours = dict(after)
        if ours != expected:
            wrong = {good: (ours[good], expected[good]) for good in GOODS if ours[good] != expected[good]}
            raise Differs(f"{title}, {event['move']}: (ours, record) {wrong}")

    def _compare_goods(self, title: str, there: Mapping[str, Any], owned: Mapping[str, int]) -> None:
        wrong = {good: (owned[good], n) for good, n in there["goods"].items() if owned[good] != n}
        if wrong:
            raise Differs(f"{title}: (ours, record) {wrong}")

    def _compare_farm(self, title: str, there: Mapping[str, Any]) -> None:
        player = self.driver.state.players[0]
        yard = player.yard
        ours = {
            "rooms": player.rooms, "house": player.house, "family": player.people,
            "empty_spaces": yard.unused.bit_count(), "forests": yard.forests.bit_count(),
            "moors": yard.moors.bit_count(),
        }
        for name, value in ours.items():
            if name in there and there[name] != value:
                raise Differs(f"{title}, {name}: ours {value}, record {there[name]}")

    def _compare_final(self) -> None:
        if not self.driver.session.finished:
            self.found.append("the record ends before the game does")
            return
        parts = score(self.driver.state, self.driver.state.players[0])
        for row in self.record.get("score_table", ()):
            part = SCORES.get(row[0].lower())
            if part is not None and len(row) == 3 and str(parts[part]) != str(row[2]):
                self.found.append(f"{row[0]}: ours {parts[part]}, record {row[2]}")
        if sum(parts.values()) != self.record["expected_total"]:
            self.found.append(f"ours {sum(parts.values())} points, record {self.record['expected_total']}")


def _layout(geometry: Mapping[str, Any]) -> str | None:
    """The start layout in letters, from lists of [row, column] under "forest(s)" and "moor(s)" if there are any."""
    letters = dict.fromkeys(BOARD, ".")
    for name, letter in (("forest", "F"), ("forests", "F"), ("moor", "M"), ("moors", "M")):
        letters.update((tuple(place), letter) for place in geometry.get(name, ()))
    if set(letters.values()) == {"."}:
        return None
    return " ".join("".join(letters[row, column] for column in range(COLUMNS)) for row in range(ROWS))


def _change(change: str) -> tuple[int, str]:
    """("+5 Clay") is (5, "clay")."""
    n, good = change.rpartition(": ")[2].split()
    return int(n), good.lower()


def _conversions(move: str) -> Iterator[tuple[str, int]]:
    """Cooking and burning in a move: "Cook 2 Grain, Burn 1"."""
    for part in move.split(", "):
        cooked = re.fullmatch(r"(?i)cook (\d+) (\w+)", part.strip())
        burnt = re.fullmatch(r"(?i)burn (\d+)(?: wood)?", part.strip())
        used = re.fullmatch(r"(?i)(joinery|pottery|basketmaker's workshop)", part.strip())
        if cooked:
            yield cooked[2].lower(), int(cooked[1])
        elif burnt:
            yield "burn", int(burnt[1])
        elif used:
            yield MAJORS[used[1].lower()], 1
