"""Mi Tierra for the engine: which segment comes next, and the doors to view, words and results."""

from __future__ import annotations

import random

from games.core.decision import Answer, Decision, Refusal
from games.core.rules import Missing, Result, Rules, Section, Viewer, Wording
from games.core.text import Text
from games.mi_tierra import black, contest, ending, guess, housing, prizes, water
from games.mi_tierra.activation import activate_next, work_farms
from games.mi_tierra.checks import flaws
from games.mi_tierra.market import sell_next
from games.mi_tierra.placing import place_turn
from games.mi_tierra.state import MiTierraState, Step
from games.mi_tierra.upkeep import begin_round, keep_markets, pay_wages
from games.mi_tierra.view import MiTierraView, view_of
from games.mi_tierra.wording.board import board_sections
from games.mi_tierra.wording.missing import missing
from games.mi_tierra.wording.options import option_wording
from games.mi_tierra.wording.outcome import outcome

REFUSALS = {
    "house": housing.refusal,
    "move_water": water.move_refusal,
    "enter_contest": contest.refusal,
    "prize_goods": prizes.refusal,
    "black_market": black.refusal,
}
"""The questions whose form alone does not say what is allowed."""

PREVIEWED = ("house", "move_water", "black_market")
"""Questions of many parts, whose answers are shown before they count."""


class MiTierraRules(Rules[MiTierraState, MiTierraView]):
    """The rules of Mi Tierra."""

    game = "mi_tierra"

    async def segment(self, state: MiTierraState) -> None:
        """A phase without choices, or what one worker does."""
        match state.step:
            case Step.SEASON:
                begin_round(state)
            case Step.WAGES:
                await pay_wages(state)
            case Step.MARKETS:
                await keep_markets(state)
            case Step.PLACE:
                await place_turn(state)
            case Step.AREAS:
                await activate_next(state)
            case Step.FARMS:
                work_farms(state)
            case Step.CONTEST:
                await contest.enter_next(state)
            case Step.PRIZES:
                await prizes.give_prizes(state)
            case Step.MARKET:
                await sell_next(state)
            case Step.BLACK:
                await black.trade_next(state)
            case Step.END:
                ending.end_round(state)
            case Step.OVER:
                raise AssertionError("the game is over")

    def finished(self, state: MiTierraState) -> bool:
        return state.step is Step.OVER

    def refusal(self, state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
        refuse = REFUSALS.get(decision.key)
        return None if refuse is None else refuse(state, decision, answer)

    def view(self, state: MiTierraState, viewer: Viewer) -> MiTierraView:
        return view_of(state, viewer)

    def wording(self, view: MiTierraView, decision: Decision, option: str) -> Wording:
        return option_wording(view, decision, option)

    def missing(self, view: MiTierraView, decision: Decision) -> tuple[Missing, ...]:
        return missing(view, decision)

    def outcome(self, view: MiTierraView, decision: Decision, answer: Answer) -> Text | None:
        return outcome(view, decision, answer)

    def previewed(self, decision: Decision) -> bool:
        return decision.key in PREVIEWED

    def result(self, state: MiTierraState) -> Result:
        return ending.result(state)

    def invariants(self, state: MiTierraState) -> list[str]:
        return flaws(state)

    def state_from(self, view: MiTierraView, rng: random.Random) -> MiTierraState:
        return guess.state_from(view, rng)

    def board_sections(self, view: MiTierraView) -> tuple[Section, ...]:
        return board_sections(view)
