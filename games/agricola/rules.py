"""Agricola as the engine sees it."""

from __future__ import annotations

import random
from collections.abc import Callable

from games.agricola import guess, scoring
from games.agricola.animals import STEP, keep_refusal, step_refusal
from games.agricola.anytime import exchange_refusal
from games.agricola.cards import hooks
from games.agricola.checks import invariants
from games.agricola.dealing import draft, mulligan
from games.agricola.fences import fence_refusal
from games.agricola.harvest.breeding import breeding_phase
from games.agricola.harvest.feeding import feed, feed_refusal, plenty
from games.agricola.harvest.field import reap
from games.agricola.house import rooms_refusal
from games.agricola.rounds import after_harvest, prepare, return_home, turn
from games.agricola.sowing import sow_refusal
from games.agricola.state import AgricolaState, Phase
from games.agricola.view import AgricolaView, view_of
from games.agricola.wording.board import board_sections
from games.agricola.wording.harvest import feeding_text
from games.agricola.wording.missing import missing
from games.agricola.wording.options import wording
from games.agricola.wording.terms import card_text
from games.core.ask import each
from games.core.decision import Answer, Decision, Refusal
from games.core.rules import Missing, Result, Rules, Section, Viewer, Wording
from games.core.text import Text, key_of

Check = Callable[[AgricolaState, Decision, Answer], Refusal | None]

CHECKS: dict[str, Check] = {
    "build_rooms": rooms_refusal,
    "fence": fence_refusal,
    "sow": sow_refusal,
    "house_animals": keep_refusal,
    "breed": keep_refusal,
    STEP: step_refusal,
    "exchange": exchange_refusal,
    "feed": feed_refusal,
}
"""Questions with answers that fit the form but break a rule."""

MANY_PARTS = frozenset((
    "fence", "sow", "bake", "feed", "house_animals", "breed", "exchange", "build_rooms", "build_stables", "sow_grain",
    "sow_vegetable",
))
"""Acts that may have many parts, so that one wants to see the farm before they count."""


NAMING = frozenset(("buy", "pay_for", "use_card"))
"""Questions of cards whose words have the card's name in them."""


class AgricolaRules(Rules[AgricolaState, AgricolaView]):
    """Agricola, with or without Farmers of the Moor."""

    game = "agricola"

    async def segment(self, state: AgricolaState) -> None:
        """One turn, one step of a round, or one phase of a harvest."""
        match state.phase:
            case Phase.DRAFT:
                await draft(state)
            case Phase.MULLIGAN:
                await mulligan(state)
            case Phase.WORK:
                await turn(state)
            case Phase.PREPARE:
                await prepare(state)
            case Phase.RETURN:
                await return_home(state)
            case Phase.FIELD:
                state.say("agricola-log-harvest", round=state.round, weight=2)
                await hooks.harvest_starts.fire(state)
                reap(state)
                await hooks.reaping.fire(state)
                state.phase = Phase.FEED
            case Phase.FEED:
                await each({player.seat: feed(state, player) for player in state.players})
                state.phase = Phase.BREED
            case Phase.BREED:
                await breeding_phase(state)
                await after_harvest(state)
            case Phase.END:
                raise AssertionError("the game is over")

    def finished(self, state: AgricolaState) -> bool:
        """After the harvest of round 14."""
        return state.phase is Phase.END

    def refusal(self, state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
        """See the checks of the single questions."""
        check = CHECKS.get(decision.key)
        return None if check is None else check(state, decision, answer)

    def previewed(self, decision: Decision) -> bool:
        """Acts of many parts, where more than one thing can be taken; a single thing is one click, and undo.

        Feeding is shown before it counts unless there is plenty: then one click feeds and heats, and says so. So is a
        card of the hand, which cannot be taken back once the others have seen it.
        """
        if decision.key == "feed":
            return not plenty(decision)
        if decision.key in ("minor", "occupation"):
            return True
        return decision.key in MANY_PARTS and sum(part.most for part in decision.parts) > 1

    def view(self, state: AgricolaState, viewer: Viewer) -> AgricolaView:
        """See `games.agricola.view`."""
        return view_of(state, viewer)

    def prompt(self, view: AgricolaView, decision: Decision) -> Text:
        """The question; that for the next person says who of those at home is in bed."""
        args = dict(decision.args)
        if isinstance(card := args.get("card"), str):
            args["card"] = card_text(card)
        if decision.key == "place":
            farm = view.farms[decision.seat]
            args |= {"sick": farm.sick, "well": farm.home - farm.sick}
        question = Text(key_of(self.game, "ask", decision.key), args)
        if "card" in args and decision.key not in NAMING:
            return Text("agricola-ask-by-card", {"card": args["card"], "question": question})
        return question

    def wording(self, view: AgricolaView, decision: Decision, option: str) -> Wording:
        """See `games.agricola.wording.options`."""
        return wording(view, decision, option)

    def state_from(self, view: AgricolaView, rng: random.Random) -> AgricolaState:
        return guess.state_from(view, rng)

    def board_sections(self, view: AgricolaView) -> tuple[Section, ...]:
        """See `games.agricola.wording.board`."""
        return board_sections(view)

    def missing(self, view: AgricolaView, decision: Decision) -> tuple[Missing, ...]:
        """See `games.agricola.wording.missing`."""
        return missing(view, decision)

    def outcome(self, view: AgricolaView, decision: Decision, answer: Answer) -> Text | None:
        """See `games.agricola.wording.harvest`."""
        return feeding_text(view, decision, answer) if decision.key == "feed" else None

    def invariants(self, state: AgricolaState) -> list[str]:
        """See `games.agricola.checks`."""
        return invariants(state)

    def result(self, state: AgricolaState) -> Result:
        """Points, places and what decided."""
        return scoring.result(state)
