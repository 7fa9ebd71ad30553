"""A little game for the table service: secret bids, a turn of two segments, a draw, lanes that tell, an end.

Its rules can be swapped for a newer version in which one option is gone.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel

from games.core.ask import ask, ask_all, each, pick
from games.core.chance import Chance
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts, one_of
from games.core.fuzz import free_answer
from games.core.orders import Fact, OrderKind
from games.core.rules import Result, Rules
from games.core.spec import GameSpec
from games.core.state import Card, GameState, hidden
from games.core.text import Seat, text
from games.core.view import TableView


class Options(BaseModel):
    model_config = {"frozen": True, "extra": "forbid"}
    rounds: int = 1


@dataclass(slots=True)
class Player:
    seat: int
    points: int = 0
    hand: list[Card] = hidden("deck", owner=True)


@dataclass(slots=True)
class Little(GameState):
    players: list[Player] = field(default_factory=list)
    rounds: int = 1
    turn: int = 0
    phase: str = "bid"
    deck: list[Card] = hidden("deck")


@dataclass(frozen=True, slots=True)
class LittleView:
    phase: str
    points: tuple[int, ...]
    hand: tuple[str, ...]
    rounds: int = 1


class LittleRules(Rules[Little, Any]):
    game = "little"
    places: tuple[str, ...] = ("field", "mill", "boom")

    async def segment(self, state: Little) -> None:
        match state.phase:
            case "bid":
                bids = await ask_all(
                    {p.seat: one_of(p.seat, "bid", ("0", "1", "2"), private=True) for p in state.players}
                )
                state.learnt()
                state.turn = max(bids, key=lambda seat: (int(bids[seat][0]), -seat))
                state.say("little-first", seat=state.turn, who=Seat(state.turn))
                state.phase = "place"
            case "place":
                place = await pick(one_of(state.turn, "place", self.places))
                state.say("little-placed", seat=state.turn, who=Seat(state.turn))
                state.journal.count("played", place, state.turn)
                if place == "boom":
                    raise ZeroDivisionError(f"hand {[card.name for card in state.players[state.turn].hand]}")
                state.phase = "pause"
            case "pause":  # a segment in which nobody is asked
                state.phase = "pay"
            case "pay":
                part = Part("pay", ("coin", "gem"), Kind.AMOUNTS, 0, 4, (3, 3))
                paid = amounts(await ask(Decision(state.turn, "pay", (part,), ((), ("coin=1",)))))
                state.players[state.turn].points += sum(paid.values())
                state.say("little-paid", seat=state.turn, n=sum(paid.values()))
                await pick(one_of(state.turn, "done", ("done",)))
                state.phase = "draw"
            case "draw":
                state.rolls().shuffle("deck", state.deck)
                state.players[state.turn].hand.append(state.deck.pop())
                state.say("little-secret", seat=state.turn, to=(state.turn,))
                state.phase = "rest"
            case "rest":
                await each({p.seat: self.rest(state, p.seat) for p in state.players})
                state.rounds -= 1
                state.phase = "bid" if state.rounds else "over"

    async def rest(self, state: Little, seat: int) -> None:
        how = await pick(one_of(seat, "rest", ("sleep", "eat")))
        state.say(f"little-{how}", seat=seat, who=Seat(seat))
        await pick(one_of(seat, "sure", ("yes",)))

    def refusal(self, state: Little, decision: Decision, answer: Answer) -> Refusal | None:
        if decision.key == "pay" and sum(amounts(answer).values()) > 2:
            return Refusal("too_much", text("little-too-much"), (("coin=1",),))
        return None

    def finished(self, state: Little) -> bool:
        return state.phase == "over"

    def view(self, state: Little, viewer: int | None) -> LittleView:
        hand = () if viewer is None else tuple(card.name for card in state.players[viewer].hand)
        return LittleView(state.phase, tuple(p.points for p in state.players), hand, state.rounds)

    def result(self, state: Little) -> Result:
        points = tuple(p.points for p in state.players)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Result(places, tuple({"points": n} for n in points), text("little-why"), points)


class NewerRules(LittleRules):
    """An upgrade: nobody can go to the mill any more."""

    places = ("field", "garden")


class BrokenRules(LittleRules):
    """An upgrade that cannot even load a table."""

    async def segment(self, state: Little) -> None:
        raise RuntimeError("no segment works")


class LegalAi:
    """Some acceptable answer. Remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[TableView[Any]] = []

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        self.seen.append(view)
        if decision.key == "place":
            return ("field",)
        return rng.choice(decision.proposals) if decision.proposals else free_answer(decision, rng)


class GoodAi(LegalAi):
    """As the legal one, but always bids 2."""

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        return ("2",) if decision.key == "bid" else super().choose(view, decision, rng)


class SillyAi:
    """Never gives an answer that is taken."""

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        return ("nothing_of_the_kind",)


class CrashingAi:
    """Never gives an answer at all."""

    def choose(self, view: TableView[Any], decision: Decision, rng: random.Random) -> Answer:
        raise ValueError("an AI seat has failed")


def setup(players: int, options: Options, chance: Chance, given: Mapping[str, Any]) -> Little:
    deck = [Card(f"card{n}") for n in range(20)]
    return Little(chance, players=[Player(seat) for seat in range(players)], rounds=options.rounds, deck=deck)


def _more_points(plain: dict[str, Any]) -> dict[str, Any]:
    for player in plain["players"]:
        player["points"] += 10
    return plain


def little(rules: LittleRules | None = None, version: int = 1) -> GameSpec[Little]:
    """The game's entry. From version 2 on everybody has ten points more."""
    return GameSpec(
        "little", rules or LittleRules(), Little, version, range(2, 5), setup,
        {"legal": LegalAi(), "silly": SillyAi(), "crashing": CrashingAi(), "good": GoodAi()},
        orders={
            "bid": OrderKind(), "place": OrderKind(), "pay": OrderKind(proposed=True),
            "rest": OrderKind(passes=("sleep",)),
        },
        facts=lambda view: {"round": Fact(view.rounds, text("little-rounds")),
                            "points": Fact(sum(view.points), text("little-points"))},
        options=Options, migrations=dict.fromkeys(range(1, version), _more_points),
    )
