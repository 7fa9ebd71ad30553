"""A small game that uses everything of the engine: secret bids, lanes of feeding, an interrupting card, draws."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from games.core.ask import ask, ask_all, confirm, each, pick
from games.core.cards import Box, GameCard, Owned
from games.core.chance import Chance
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts, one_of
from games.core.rules import Rules, Wording
from games.core.state import Card, GameState, hidden
from games.core.text import text


@dataclass(slots=True)
class Farm:
    seat: int
    grain: int = 0
    food: int = 0
    points: int = 0
    fields: int = 1
    cards: list[str] = field(default_factory=list)
    pier: list[str] = field(default_factory=list)
    hand: list[Card] = hidden("deck", owner=True)


@dataclass(slots=True)
class Table(GameState):
    farms: list[Farm] = field(default_factory=list)
    turn: int = 0
    phase: str = "bid"
    deck: list[Card] = hidden("deck")

    def order(self) -> list[int]:
        """The seats, from whoever's turn it is."""
        n = len(self.farms)
        return [(self.turn + k) % n for k in range(n)]

    def in_play(self, among: Collection[str]) -> Iterator[tuple[int, str]]:
        for seat in self.order():
            yield from ((seat, card) for card in self.farms[seat].cards if card in among)


@dataclass(frozen=True, slots=True)
class BeforeSow:
    sower: int


Own = Owned[Table]
BOX: Box[Table, Own] = Box("demo", Owned, Table.in_play, Table.order)
before_sow = BOX.trigger("before_sow", BeforeSow)
host, thief_card = (BOX.add(GameCard(name, "card")) for name in ("generous_host", "thief"))


def _can_tip(own: Own, event: BeforeSow) -> bool:
    return own.seat != event.sower and own.state.farms[own.seat].grain > 0


@host.on(before_sow, when=_can_tip)
async def generous_host(own: Own, event: BeforeSow) -> None:
    """Before another player sows, you may give them 1 grain for 1 point."""
    table = own.state
    if await confirm(own.seat, "generous_host"):
        table.farms[own.seat].grain -= 1
        table.farms[event.sower].grain += 1
        table.farms[own.seat].points += 1


@thief_card.on(before_sow, when=lambda own, event: own.seat != event.sower)
async def thief(own: Own, event: BeforeSow) -> None:
    """Before another player sows, the next seat loses its first card and you get a point."""
    table = own.state
    next_farm = table.farms[(own.seat + 1) % len(table.farms)]
    del next_farm.cards[:1]
    table.farms[own.seat].points += 1


class Demo(Rules[Table]):
    game = "demo"

    async def segment(self, state: Table) -> None:
        match state.phase:
            case "bid":
                bids = await ask_all({f.seat: one_of(f.seat, "bid", ("0", "1", "2")) for f in state.farms})
                state.turn = max(bids, key=lambda seat: int(bids[seat][0]))
                state.say("demo-won", seat=state.turn)
                state.phase = "work"
            case "work":
                await self.sow(state, state.turn)
                state.phase = "draw"
            case "draw":
                if state.deck:
                    state.rolls()
                    state.farms[state.turn].hand.append(state.deck.pop())
                await pick(one_of(state.turn, "keep", ("keep",)))
                state.phase = "feed"
            case "feed":
                await each({f.seat: self.feed(state, f.seat) for f in state.farms})
                state.phase = "crash" if any(f.points < 0 for f in state.farms) else "over"
            case "crash":
                await pick(one_of(0, "fine", ("fine", "boom")))
                raise ZeroDivisionError("a rule is broken")

    async def sow(self, state: Table, seat: int) -> None:
        await before_sow.fire(state, BeforeSow(seat))
        farm = state.farms[seat]
        while farm.grain and farm.fields:
            if await pick(lambda: one_of(seat, "sow", ("field", "stop"), n=farm.grain)) == "stop":
                return
            farm.grain, farm.fields, farm.points = farm.grain - 1, farm.fields - 1, farm.points + 2
            state.say("demo-sowed", seat=seat)

    async def feed(self, state: Table, seat: int) -> None:
        farm = state.farms[seat]
        part = Part("feed", ("grain", "food"), Kind.AMOUNTS, 0, 4, (farm.grain, farm.food))
        paid = amounts(await ask(Decision(seat, "feed", (part,))))
        farm.grain -= paid.get("grain", 0)
        farm.food -= paid.get("food", 0)
        state.say("demo-fed", seat=seat, n=sum(paid.values()))
        if await confirm(seat, "sure"):
            farm.points += 1

    def free_actions(self, state: Table, seat: int) -> Decision | None:
        goods = [name for name in ("grain", "food") if getattr(state.farms[seat], name)]
        return one_of(seat, "pier", tuple(goods)) if goods and "pier" in state.farms[seat].cards else None

    async def act_freely(self, state: Table, seat: int, answer: Answer) -> None:
        """Lay a good on one's pier; grain on one of two ends of it, or, by some mistake, into a neighbour's farm."""
        farm = state.farms[seat]
        good = answer[0]
        where = await pick(one_of(seat, "end", ("left", "right", "thrown"))) if good == "grain" else "right"
        setattr(farm, good, getattr(farm, good) - 1)
        if where == "thrown":
            state.farms[(seat + 1) % len(state.farms)].grain += 1
        else:
            farm.pier.insert(0 if where == "left" else len(farm.pier), good)
        state.say("demo-pier", seat=seat)

    def refusal(self, state: Table, decision: Decision, answer: Answer) -> Refusal | None:
        if decision.key == "feed" and amounts(answer).get("food", 0) > 2:
            return Refusal("too_much", text("demo-too-much"), (("food=2",),))
        return None

    def finished(self, state: Table) -> bool:
        return state.phase == "over"

    def wording(self, view: object, decision: Decision, option: str) -> Wording:
        return Wording(text(f"demo-{option}"))

    def view(self, state: Table, viewer: int | None) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(c.name if f.seat == viewer or c.known_by(viewer) else "?" for c in f.hand) for f in state.farms
        )


def farms(*given: Farm, phase: str = "bid", deck: str = "") -> Table:
    return Table(Chance("00" * 32), farms=list(given), phase=phase, deck=[Card(c) for c in deck])
