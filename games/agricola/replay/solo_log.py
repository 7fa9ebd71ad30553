"""Solo logs: events in words, with changes of goods, and the farm after each round and harvest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from games.agricola.calendar import HARVESTS
from games.agricola.exchange import RELEASE, add_up, exchanges, releases
from games.agricola.farmyard.grid import bits
from games.agricola.farmyard.pastures import FENCES, Enclosure
from games.agricola.goods import ANIMALS, CROPS
from games.agricola.harvest.feeding import HEAT
from games.agricola.house import renovation_prices, renovation_targets
from games.agricola.majors.building import FOR, prices_of, ways
from games.agricola.replay.driver import Differs, Driver, Plan, cell
from games.agricola.replay.solo_compare import change_of, compare_event, compare_farm, compare_goods, final_differences
from games.agricola.replay.solo_moves import KINDS, MAJORS, SITES, Exchanged, Move, Unreadable, read_move
from games.agricola.replay.solo_record import deals_of, options_of, positions_of
from games.agricola.solo import KEEP
from games.agricola.special_actions import SPECIALS
from games.agricola.state import Phase
from games.core.decision import Answer

BY_TILE = {"forest": ("fell_trees", "slash_and_burn"), "moor": ("cut_peat",)}
"""Tiles that stand for the special actions that take them."""
Wanted = tuple[Exchanged, Sequence[str]]
"""An exchange of a log, and the changes noted with it."""


class SoloLog:
    """One logged solo game.

    Logs and rules may differ in when something is done, though not in what: a log burns wood with the last person of
    a round, here that waits for the next question; a log pays the 2 food for a second special action with that
    action, here they are paid after the first (rulebook: solo mode). `ahead` are the goods by which the record is
    ahead of our table until then, `owed` the exchanges still to be made.
    """

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.found: list[str] = []
        self.number = 0
        self.ahead: Counter[str] = Counter()
        self.owed: list[Exchanged] = []
        self.driver = Driver(1, options_of(record), deals_of(record))
        self.sites = positions_of(record)

    def problems(self) -> list[str]:
        """Play it; what differs."""
        try:
            for part in self.record["log"]:
                (self._round if part["type"] == "round" else self._harvest)(part)
        except Differs as differs:
            return [*self.found, str(differs)]
        except Unreadable as unreadable:
            return [*self.found, f"round {self.number}: no reading for {str(unreadable)!r}"]
        if not self.driver.session.finished:
            return [*self.found, "the record ends before the game does"]
        if self.owed:
            self.found.append(f"too late at our table: {', '.join(one.id for one in self.owed)}")
        return [*self.found, *final_differences(self.record, self.driver.state)]

    # -- steps ---------------------------------------------------------------------------------------------------

    def _round(self, part: Mapping[str, Any]) -> None:
        self.number += 1
        number, title = self.number, part["title"]
        events = [event for event in part["events"] if event["kind"] != "auto"]
        for at, event in enumerate(events):
            self._solo_card(events)
            self._pay_off()
            before = self._record_goods()
            self._event(event, events[at + 1 :])
            after = self._record_goods(number, before=(Phase.RETURN,))
            compare_event(title, event, before, after)
        if number not in HARVESTS:
            compare_farm(title, part["state_after"], self.driver.state.players[0])
        compare_goods(title, part["state_after"], self._record_goods(number, before=(Phase.RETURN,)))

    def _harvest(self, part: Mapping[str, Any]) -> None:
        number = self.number
        wanted: list[Wanted] = [(one, ()) for one in self.owed]
        for event in part["events"]:
            if event["kind"] != "auto":
                move = read_move(event["move"], of_person=False)
                wanted += [(one, event.get("changes", ())) for one in move.exchanged]
        decision = self.driver.asked(0)
        while decision is not None and decision.key in ("feed", "breed") and self.driver.state.round == number:
            if decision.key == "feed":
                wanted = self._feed(wanted, part["events"])
            else:
                self._breed(part["state_after"]["goods"], decision.parts[0].ids)
                wanted = [(one, changes) for one, changes in wanted if not one.id.startswith(RELEASE)]
            decision = self.driver.asked(0)
        owned = self.driver.owned(0, number, before=(Phase.PREPARE, Phase.END))
        for one, changes in wanted[len(self.owed) :]:
            self._owe(one, changes, owned)
        ahead = self.ahead
        compare_goods(part["title"], part["state_after"], {good: n + ahead[good] for good, n in owned.items()})
        compare_farm(part["title"], part["state_after"], self.driver.state.players[0])

    def _solo_card(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Keep the special action card exactly when the round's moves need one of its actions."""
        decision = self.driver.asked(0)
        if decision is None or decision.key != "solo_keep":
            return
        shown = self.driver.state.solo.shown if self.driver.state.solo else None
        actions = SPECIALS[shown].actions if shown else ()
        moves = [read_move(event["move"], of_person=False) for event in events if event["kind"] == "special"]
        wanted = [space.removeprefix("special:") for move in moves for space in move.spaces]
        self.driver.submit(0, ("yes",) if any(action in actions for action in wanted) else ("no",))

    def _feed(self, wanted: Iterable[Wanted], events: Sequence[Mapping[str, Any]]) -> list[Wanted]:
        """Feed and heat as the log does; returns the exchanges that have to wait: animals that are let go."""
        decision = self.driver.session.open()[0]
        ids = [name for part in decision.parts for name in part.ids]
        chosen: Counter[str] = Counter()
        late: list[Wanted] = []
        for one, changes in wanted:
            if one.id.startswith(RELEASE):
                late.append((one, changes))
                continue
            name = self._exchange_id(one, changes)
            if name not in ids:
                raise Differs(f"round {self.number}: {name} cannot be done in this harvest")
            chosen[name] += one.n
        self.owed, self.ahead = [], Counter()
        for part in decision.parts:
            if part.key == HEAT:
                chosen[HEAT] = min(part.most, self._heating(events, chosen["burn"]))
        self.driver.submit(0, tuple(f"{name}={n}" for name, n in chosen.items() if n))
        return late

    def _heating(self, events: Sequence[Mapping[str, Any]], burnt: int) -> int:
        """The fuel that the log pays; as much as there is when it does not say how the family was fed."""
        paid = [change.partition(": ")[2] for event in events for change in event.get("changes", ())
                if change.startswith("feeding: ")]
        if paid:
            return -sum(n for n, good in map(change_of, paid) if good == "fuel")
        return self.driver.state.players[0].goods["fuel"] + burnt

    def _breed(self, goods: Mapping[str, int], ids: Sequence[str]) -> None:
        self.driver.submit(0, tuple(f"{species}={goods[species]}" for species in ids if goods[species]))

    def _event(self, event: Mapping[str, Any], later: Sequence[Mapping[str, Any]]) -> None:
        """One event of a round: a person, a special action, or exchanges."""
        move = read_move(event["move"], of_person=event["kind"] == "member")
        if not move.spaces:
            self._exchange(move.exchanged, event["changes"])
            return
        plan = self._plan(move, event["changes"])
        if move.exchanged:
            self._keep(plan, event["changes"])
        special = move.spaces[0].startswith("special:")
        pays = special and (f"-{KEEP} Food" in event["changes"] or any(one["kind"] == "special" for one in later))
        plan.add("solo_pay", ("yes",) if pays else ("no",))
        segment, number = self.driver.session.segment, self.driver.state.round
        paid_before = self._paid()
        self.driver.submit(0, (self._where(move.spaces),))
        try:
            self.driver.follow(0, plan, segment)
        except Differs as differs:
            asked = self.driver.asked(0)
            raise self._too_little_food() if asked is not None and asked.key == "solo_pay" else differs from None
        if pays:
            self._note_payment(event["changes"], first=not paid_before)
        if move.exchanged and not ("house_animals" in plan.answers and not plan.answers["house_animals"]):
            if self.driver.state.round == number and self.driver.state.phase is Phase.WORK:
                self._exchange(move.exchanged, event["changes"])
            else:
                for one in move.exchanged:
                    self._owe(one, event["changes"], self.driver.state.players[0].goods)

    def _paid(self) -> bool:
        solo = self.driver.state.solo
        return solo is not None and solo.paid

    def _note_payment(self, changes: Sequence[str], *, first: bool) -> None:
        """The card is kept for a second action: 2 food, which some logs note only with that action."""
        noted = f"-{KEEP} Food" in changes
        if not first:
            self.ahead["food"] -= KEEP if noted and self.ahead["food"] else 0
        elif not self._paid():
            raise self._too_little_food()
        elif not noted:
            self.ahead["food"] += KEEP

    def _too_little_food(self) -> Differs:
        food = self.driver.state.players[0].goods["food"]
        return Differs(
            f"round {self.number}: a second special action asks for {KEEP} food after the first one, "
            f"and there are {food}"
        )

    # -- exchanges -----------------------------------------------------------------------------------------------

    def _exchange_id(self, one: Exchanged, changes: Sequence[str]) -> str:
        """The exchange's id at our table: of a stall's, the changes tell what was got."""
        if not one.stall:
            return one.id
        got = [good for n, good in map(change_of, changes) if n > 0]
        found = exchanges(self.driver.state, self.driver.state.players[0])
        fitting = [way.id for way in found if ":" in way.id and way.take == one.id and way.good in got]
        if not fitting:
            raise Differs(f"round {self.number}: no stall turns {one.id} into {' or '.join(got) or 'anything'}")
        return fitting[0]

    def _exchange(self, wanted: Iterable[Exchanged], changes: Sequence[str]) -> None:
        chosen: Counter[str] = Counter()
        for one in wanted:
            chosen[self._exchange_id(one, changes)] += one.n
        self.driver.exchange(0, [f"{name}={n}" for name, n in chosen.items()])

    def _owe(self, one: Exchanged, changes: Sequence[str], goods: Mapping[str, int]) -> None:
        """Make an exchange when the next question comes; until then the record is ahead by it."""
        player = self.driver.state.players[0]
        name = self._exchange_id(one, changes)
        ways_now = [way for way in (*exchanges(self.driver.state, player), *releases(player)) if way.id == name]
        if not ways_now or goods.get(ways_now[0].take, 0) < one.n:
            raise Differs(f"round {self.number}: {name} cannot be done {one.n} times")
        total = add_up(player, ways_now, {name: one.n})
        self.owed.append(Exchanged(name, one.n))
        self.ahead.update(total.gives)
        self.ahead.subtract(total.takes)

    def _pay_off(self) -> None:
        """Make the exchanges that waited, if our table lets us."""
        decision = self.driver.asked(0)
        if self.owed and decision is not None and decision.key == "place":
            owed, self.owed = self.owed, []
            for one in owed:
                player = self.driver.state.players[0]
                goods = dict(player.goods)
                self._exchange([one], ())
                for good, n in player.goods.items():
                    self.ahead[good] -= n - goods[good]

    def _record_goods(self, number: int | None = None, *, before: Sequence[Phase] = ()) -> Mapping[str, int]:
        """What the record should show now, or when a phase of round `number` began."""
        ours = self.driver.state.players[0].goods if number is None else self.driver.owned(0, number, before=before)
        return {good: n + self.ahead[good] for good, n in ours.items()}

    def _keep(self, plan: Plan, changes: Sequence[str]) -> None:
        goods = self.driver.state.players[0].goods
        kept = {species: goods[species] for species in ANIMALS}
        for change in changes:
            n, good = change_of(change)
            if good in kept:
                kept[good] += n
        plan.add("house_animals", (f"{species}={n}" for species, n in kept.items() if n))

    # -- plans ---------------------------------------------------------------------------------------------------

    def _plan(self, move: Move, changes: Sequence[str]) -> Plan:
        """The answers to what our table asks when the move is made."""
        plan = Plan()
        for kind, n in move.sites:
            for _ in range(n):
                if kind == "pastures":
                    for pasture in self._pastures():
                        plan.add("fence", pasture)
                elif kind in SITES:
                    plan.extend(SITES[kind], self._site(kind))
                else:
                    plan.add(kind, (self._site(kind),))
        action = move.spaces[0].partition("special:")[2]
        if action and self._says_where(action):
            plan.add(action, (cell(self.sites.pop(0)[1]),))
        if move.sow:
            plan.add("sow", (f"{crop}={move.sow.count(crop)}" for crop in CROPS if crop in move.sow))
        if move.bake:
            plan.add("bake", (f"grain={move.bake}",))
        if move.resource:
            plan.add("resource", (move.resource,))
        if move.major:
            plan.add("major", (self._major(move, changes),))
        return plan

    def _major(self, move: Move, changes: Sequence[str]) -> str:
        """The way to build that the changes show: of two cards with one name the paid one, or an upgrade."""
        state, player = self.driver.state, self.driver.state.players[0]
        low = move.major or ""
        if low in MAJORS:
            return MAJORS[low]
        paid = Counter((good, -n) for n, good in map(change_of, changes) if n < 0)
        if move.renovates:
            material = renovation_targets(state, player)[0]
            paid.subtract(Counter(renovation_prices(state, player, material)[0].as_dict().items()))
        possible = [way for way in ways(state, player) if way.startswith(KINDS[low])]
        for way in sorted(possible, key=lambda way: FOR in way):
            cost = {} if FOR in way else prices_of(state, player, way)[0].as_dict()
            if all(paid[entry] > 0 for entry in cost.items()):
                return way
        return next(iter(possible), f"{KINDS[low]}2")

    def _says_where(self, action: str) -> bool:
        """Whether the next position of the record is a special action's: named after it or after the tile, or a field
        on what is a forest now."""
        if not self.sites:
            return False
        kind, place = self.sites[0]
        if kind == "plow" and action == "slash_and_burn":
            yard = self.driver.state.players[0].yard
            return bool(yard.forests >> yard.grid.number[cell(place)] & 1)
        return kind == action or action in BY_TILE.get(kind, ())

    def _site(self, kind: str) -> str:
        if not self.sites or self.sites[0][0] != kind:
            raise Differs(f"round {self.number}: the record does not say where the next {kind} goes")
        return cell(self.sites.pop(0)[1])

    def _pastures(self) -> list[Answer]:
        """The pastures of the next Build Fences action that are not there yet, in an order in which they can be
        built one after another."""
        if not self.sites or self.sites[0][0] != "pastures":
            raise Differs(f"round {self.number}: the record does not say where the fences go")
        yard = self.driver.state.players[0].yard
        grid, fences = yard.grid, yard.fences
        named = {sum(1 << grid.number[cell(place)] for place in pasture): pasture for pasture in self.sites.pop(0)[1]}
        left = [spaces for spaces in named if spaces not in yard.pastures]
        ordered: list[Answer] = []
        while left:
            plan = Enclosure(yard.extra, fences, yard.blocked, FENCES)
            now = next((spaces for spaces in left if plan.fault(spaces) is None), left[0])
            left.remove(now)
            fences |= plan.new_fences(now)
            ordered.append(tuple(grid.names[space] for space in bits(now)))
        return ordered

    def _where(self, spaces: Sequence[str]) -> str:
        """The token for the first of these spaces or special actions that is open."""
        decision = self.driver.asked(0)
        if decision is None or decision.key != "place":
            raise Differs(f"round {self.number}: {spaces[0]} cannot be used now")
        ids = decision.parts[0].ids
        for space in spaces:
            if space in ids:
                return space
            head, _, action = space.partition(":")
            for name in ids:
                if action and name.startswith(f"{head}:") and name.endswith(f":{action}"):
                    return name
        raise Differs(f"round {self.number}: {spaces[0]} cannot be used; possible are {', '.join(ids)}")
