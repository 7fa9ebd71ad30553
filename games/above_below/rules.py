"""Above and Below for the engine: which segment comes next, and the doors to view, words and results."""

from __future__ import annotations

import random
from collections.abc import Collection

from games.above_below import checks, guess, scoring
from games.above_below.actions.build import BUILD, build_refusal
from games.above_below.actions.harvest import HARVEST, HARVEST_LESS, harvest_refusal
from games.above_below.actions.train import TRAIN, train_refusal
from games.above_below.explore.lanterns import raise_lanterns
from games.above_below.explore.page import read_page
from games.above_below.explore.result import conclude
from games.above_below.explore.spoils import take_spoils
from games.above_below.night.dawn import begin_round, daybreak
from games.above_below.night.dusk import lay_last_goods, nightfall
from games.above_below.night.rest import REST, rest, rest_refusal
from games.above_below.state import AboveBelowState, Step
from games.above_below.track import LAY, lay, lay_decision
from games.above_below.trade import vary_prices
from games.above_below.turn import play_turn
from games.above_below.view import AboveBelowView, view_of
from games.above_below.wording.board import board_sections
from games.above_below.wording.missing import missing
from games.above_below.wording.options import option_wording, outcome
from games.core.decision import Answer, Decision, Refusal, amounts
from games.core.rules import Missing, Result, Rules, Section, Viewer, Wording
from games.core.text import Text

REFUSALS = {
    BUILD: build_refusal, TRAIN: train_refusal, HARVEST: harvest_refusal, HARVEST_LESS: harvest_refusal,
    REST: rest_refusal,
}


class AboveBelowRules(Rules[AboveBelowState, AboveBelowView]):
    """The rules of Above and Below."""

    game = "above_below"

    async def segment(self, state: AboveBelowState) -> None:
        match state.step:
            case Step.ROUND:
                begin_round(state)
            case Step.TURN:
                await play_turn(state)
            case Step.READ:
                await read_page(state)
            case Step.LANTERNS:
                await raise_lanterns(state)
            case Step.RESULT:
                await conclude(state)
            case Step.SPOILS:
                await take_spoils(state)
            case Step.DUSK:
                nightfall(state)
            case Step.NIGHT:
                await rest(state)
            case Step.DAWN:
                daybreak(state)
            case Step.LAST_GOODS:
                await lay_last_goods(state)
            case Step.OVER:
                raise AssertionError("the game is over")

    def met(self, state: AboveBelowState) -> Collection[str]:
        """The pages that were read: everybody reads along."""
        return state.met

    def finished(self, state: AboveBelowState) -> bool:
        return state.step is Step.OVER

    def refusal(self, state: AboveBelowState, decision: Decision, answer: Answer) -> Refusal | None:
        check = REFUSALS.get(decision.key)
        return None if check is None else check(state, decision, answer)

    def free_actions(self, state: AboveBelowState, seat: int) -> Decision | None:
        return lay_decision(state.players[seat], LAY, 1)

    async def act_freely(self, state: AboveBelowState, seat: int, answer: Answer) -> None:
        await lay(state, state.players[seat], amounts(answer))

    def view(self, state: AboveBelowState, viewer: Viewer) -> AboveBelowView:
        return view_of(state, viewer)

    def wording(self, view: AboveBelowView, decision: Decision, option: str) -> Wording:
        return option_wording(view, decision, option)

    def outcome(self, view: AboveBelowView, decision: Decision, answer: Answer) -> Text | None:
        return outcome(view, decision, answer)

    def missing(self, view: AboveBelowView, decision: Decision) -> tuple[Missing, ...]:
        return missing(view, decision)

    def state_from(self, view: AboveBelowView, rng: random.Random) -> AboveBelowState:
        return guess.state_from(view, rng)

    def board_sections(self, view: AboveBelowView) -> tuple[Section, ...]:
        return board_sections(view)

    def vary(self, state: AboveBelowState, viewer: Viewer, rng: random.Random) -> None:
        vary_prices(state, viewer, rng)

    def result(self, state: AboveBelowState) -> Result:
        return scoring.result(state)

    def invariants(self, state: AboveBelowState) -> list[str]:
        return checks.flaws(state)
