"""The Grimm Forest for the engine: which segment comes next, and the doors to view, words and results."""

from __future__ import annotations

import random
from typing import Any

from games.core.decision import Answer, Decision, Refusal
from games.core.rules import Missing, Result, Rules, Section, Viewer, Wording
from games.grimm_forest import checks, guess, scoring
from games.grimm_forest.build import build_turn
from games.grimm_forest.cards import fables, friends
from games.grimm_forest.cards.box import start_of_build
from games.grimm_forest.cleanup import clean_up, end_build
from games.grimm_forest.gather import choose
from games.grimm_forest.gather.before_collecting import act_before_collecting
from games.grimm_forest.gather.collect import collect
from games.grimm_forest.gather.end_of_gather import end_gather
from games.grimm_forest.gather.reveal_fables import reveal_fables
from games.grimm_forest.gather.reveal_gather import reveal_gather
from games.grimm_forest.gather.start_of_round import begin_round
from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.view import GrimmView, view_of
from games.grimm_forest.wording.board import board_sections
from games.grimm_forest.wording.missing import missing
from games.grimm_forest.wording.options import option_wording

CARDS = (*fables.MODULES, *friends.MODULES)
"""Importing these modules declares the cards."""


class GrimmRules(Rules[GrimmState]):
    """The rules of The Grimm Forest."""

    game = "grimm_forest"

    async def segment(self, state: GrimmState) -> None:
        """One timing window, or one seat's build turn."""
        match state.step:
            case Step.START:
                await begin_round(state)
            case Step.CHOOSE:
                await choose.choose_cards(state)
            case Step.CHOOSE_LAST:
                await choose.choose_last(state)
            case Step.REVEAL_FABLES:
                await reveal_fables(state)
            case Step.REVEAL_GATHER:
                await reveal_gather(state)
            case Step.BEFORE_COLLECTING:
                await act_before_collecting(state)
            case Step.COLLECT:
                await collect(state)
            case Step.END_OF_GATHER:
                await end_gather(state)
            case Step.START_OF_BUILD:
                await start_of_build.fire(state)
                state.step = Step.BUILD
            case Step.BUILD:
                await build_turn(state, state.order()[state.turn])
                state.turn += 1
                if state.turn == len(state.players):
                    state.step = Step.END_OF_BUILD
            case Step.END_OF_BUILD:
                await end_build(state)
            case Step.CLEANUP:
                clean_up(state)
            case Step.OVER:
                raise AssertionError("the game is over")

    def finished(self, state: GrimmState) -> bool:
        return state.step is Step.OVER

    def refusal(self, state: GrimmState, decision: Decision, answer: Answer) -> Refusal | None:
        return choose.refusal(state, decision, answer) if decision.key == "choose" else None

    def view(self, state: GrimmState, viewer: Viewer) -> GrimmView:
        return view_of(state, viewer)

    def wording(self, view: Any, decision: Decision, option: str) -> Wording:
        return option_wording(view, decision, option)

    def missing(self, view: Any, decision: Decision) -> tuple[Missing, ...]:
        return missing(view, decision)

    def result(self, state: GrimmState) -> Result:
        return scoring.result(state)

    def invariants(self, state: GrimmState) -> list[str]:
        return checks.flaws(state)

    def vary(self, state: GrimmState, viewer: Viewer, rng: random.Random) -> None:
        checks.vary_gather_cards(state, viewer, rng)

    def state_from(self, view: GrimmView, rng: random.Random) -> GrimmState:
        return guess.state_from(view, rng)

    def board_sections(self, view: Any) -> tuple[Section, ...]:
        return board_sections(view)
