"""The `strong` AI: it tries answers in copies of the game, in which quick AIs play on to the end of the phase, and
judges the seats' chances of winning there by what was learnt from many games. Its secret choices are mixed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.copying import copy_of
from games.core.decision import Answer, Decision
from games.core.rollouts import RolloutAi, better_part
from games.core.rules import Result
from games.core.run import Run
from games.core.view import TableView
from games.grimm_forest.ai.building import actions_worth
from games.grimm_forest.ai.choosing import DARING, choices, drawn
from games.grimm_forest.ai.good import answer
from games.grimm_forest.ai.judgement import chances, rounds_left
from games.grimm_forest.ai.mixing import Mixing
from games.grimm_forest.ai.questions import candidates, score_of
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.ai.traits import is_building
from games.grimm_forest.gather.choose import last_chooser, lay_last
from games.grimm_forest.rules import GrimmRules
from games.grimm_forest.state import GrimmState, Step
from games.grimm_forest.view import GrimmView

BUDGET = 200
"""Answers played in copies for one question."""
TRIED = 6
"""The maximum number of answers that are tried in copies of the game."""
SECRET_TRIED = 8
"""The same for the secret choice."""
SERIES = {2: (16, 22), 3: (4, 7), 4: (2, 4)}
"""By number of players, in how many copies all secret choices are tried, and in how many more the best for each
place."""
LONGER = 3
"""A copy that is played on to the end of the round takes so much longer, and there are so many fewer."""
CLOSE = 0.15
"""The rounds left (`judgement.rounds_left`) from which secret choices are played on to the end of the round, where
somebody may have won."""
FORESEEN = {2: 0.01, 3: 0.04, 4: 0.04}
"""By number of players, what it costs, in chances of winning, if others foresee the secret choice."""
TELLING = {2: 0.0, 3: 0.06, 4: 0.06}
"""What it costs in addition if they foresee that it is not the usual place."""
USUAL = {2: "fields", 3: "brickyard", 4: "brickyard"}
"""By number of players, the place that is most often the best one. Who expects the strong AI there has learnt nothing
from the position."""
ABOUT = 0.03
"""Secret choices are about as good if their chances of winning differ by less than this. Worse ones are drawn at times,
too, to be unpredictable, but not advised."""
SUSPECTED = {2: 0.07}
"""By number of players, what it costs at most to go where others expect it rather than to the usual place. With more
players it costs nothing."""
EXPECTED_ROUND, EXPECTED_RESOURCE = 0.24, 0.036
"""By how much others expect more, in chances of winning, a place where a round more is saved, or where a resource more
lies: twice what that is worth on average."""
ROUND_WORTH = 0.05
"""The chance of winning that an estimated round is worth, by which the quick estimate of a secret choice and of a build
action counts too."""


class Quick:
    """The `good` AI as it plays on in copies, without chance but for the secret choice."""

    def answer(self, board: GrimmView, decision: Decision) -> Answer:
        """Return its answer."""
        return answer(board, decision, random.Random(board.round))

    def ranked(self, board: GrimmView, decision: Decision) -> Sequence[Answer]:
        """Return the answers that look best, the best first."""
        worth = self.worths(board, decision)
        return sorted(worth, key=lambda one: -worth[one])[:TRIED]

    def worths(self, board: GrimmView, decision: Decision) -> dict[Answer, float]:
        """Return what all answers are worth by its estimate, in rounds."""
        situation = Situation(board, decision.seat)
        if decision.key == "build":
            return {(option,): value for option, value in actions_worth(situation, decision).items()}
        score = score_of(decision.key)
        return {one: score(situation, decision, one) for one in candidates(decision)}


QUICK = Quick()


class LikelyGuess(GrimmRules):
    """The rules, except that in states made from a view the other seats go where they probably go, and that who chooses
    last and has looked at a card already goes on with the choice."""

    async def segment(self, state: GrimmState) -> None:
        """Play one timing window, or what is left of it."""
        last = last_chooser(state) if state.step is Step.CHOOSE_LAST else None
        if last is not None and _has_looked(state, last):
            await lay_last(state, last)
        else:
            await super().segment(state)

    def state_from(self, view: GrimmView, rng: random.Random) -> GrimmState:
        """Return a state that agrees with the view."""
        state = super().state_from(view, rng)
        guessed = [
            player for player, seen in zip(state.players, view.players, strict=True)
            if player.gather is not None and not seen.gather
        ]
        if guessed and view.viewer is not None:
            mixes = Mixing(Situation(view, view.viewer)).mixes
            for player in guessed:
                mix = mixes[player.seat]
                assert player.gather is not None
                player.gather.place = rng.choices(list(mix), list(mix.values()))[0]
        return state


def _has_looked(state: GrimmState, seat: int) -> bool:
    """Return whether a seat knows a card that another one has laid face down."""
    return any(
        (player.facedown_seen | (player.gather.known_to if player.gather else 0)) >> seat & 1
        for player in state.players if player.seat != seat
    )


def phase_of(state: GrimmState) -> int:
    """Return the number of the phase, to the end of which copies are played."""
    return 2 * state.round + is_building(state)


def round_of(state: GrimmState) -> int:
    """Return the number of the round."""
    return state.round


def won(result: Result) -> Sequence[float]:
    """Return each seat's share of the won game."""
    winners = result.places.count(1)
    return [(place == 1) / winners for place in result.places]


def own(found: Sequence[float], seat: int) -> float:
    """Return a seat's own chance."""
    return found[seat]


def equally_likely(found: list[tuple[float, Answer]], usual: str, foreseen: float, telling: float) -> list[Answer]:
    """Return the secret choices among which to draw, one for each place worth going to, the best first.

    They are those with the highest mean chance of winning, from which the cost of being foreseen is subtracted:
    `foreseen`, and `telling` if they leave out the `usual` place, both times the probability of each of them.
    """
    places: dict[str, tuple[float, Answer]] = {}
    for value, choice in sorted(found):
        places[choice[0]] = value, choice
    ranked = sorted(places.values(), reverse=True)
    others = [one for one in ranked if one[1][0] != usual]
    groups = [ranked[: n + 1] for n in range(len(ranked))]
    groups += [[places[usual], *others[:n]] for n in range(len(others)) if usual in places]

    def worth(group: list[tuple[float, Answer]]) -> float:
        cost = foreseen if any(choice[0] == usual for _, choice in group) else foreseen + telling
        return (sum(value for value, _ in group) - cost) / len(group)

    best = max(groups, key=worth)
    return [choice for _, choice in sorted(best, reverse=True)]


def suspected(board: GrimmView) -> dict[str, float]:
    """Return what it costs the viewer to go to each place because others expect it there: everybody sees that the place
    is better than the usual one. So what nobody else sees, such as the own Fables, decides more often."""
    limit, usual = SUSPECTED.get(len(board.players)), USUAL[len(board.players)]
    if limit is None or board.viewer is None:
        return dict.fromkeys((place.id for place in board.locations), 0.0)
    mixing = Mixing(Situation(board, board.viewer))
    expected = {
        place.id: EXPECTED_ROUND * mixing.value(board.viewer, place.id) + EXPECTED_RESOURCE * sum(place.goods.values())
        for place in board.locations
    }
    return {place: min(limit, max(0.0, worth - expected[usual])) for place, worth in expected.items()}


class Search(RolloutAi[GrimmState]):
    """The search by rollouts, with these differences: each series uses up its share of the budget, because a single
    copy says little; the quick estimate of build actions counts, too; and copies depend on the view and the question
    alone, so that a seat, the advice and a review find the same."""

    def tried(self, view: TableView[Any], decision: Decision, rng: random.Random) -> list[Answer]:
        """Return the answers that were tried, the best first."""
        rng = random_of(view.board, decision)
        found, dropped = list(self.quick.ranked(view.board, decision)), list[Answer]()
        sums, series = dict.fromkeys(found, 0.0), (len(found) - 1).bit_length()
        estimates = QUICK.worths(view.board, decision) if decision.key == "build" and series else {}
        while len(found) > 1:
            spent = 0
            while spent < self.budget / series:
                state = self.copy(view.board, decision, rng)
                if state is None:
                    return []
                for one in found:
                    value, played = self._try(state, decision, one)
                    sums[one] += value + ROUND_WORTH * estimates.get(one, 0)
                    spent += played
            found, worse = better_part(found, sums)
            dropped = worse + dropped
        return found + dropped


def random_of(board: GrimmView, decision: Decision) -> random.Random:
    """Return random numbers that depend on what a seat sees and is asked."""
    return random.Random(f"{decision!r}:{board!r}")


SEARCH = Search(LikelyGuess(), QUICK, phase_of, chances, BUDGET, won, own)
TO_END_OF_ROUND = Search(LikelyGuess(), QUICK, round_of, chances, BUDGET, won, own)


@dataclass(frozen=True)
class Strong:
    """An AI that searches by rollouts, and mixes its secret choices."""

    search: RolloutAi[GrimmState] = SEARCH
    to_end_of_round: RolloutAi[GrimmState] = TO_END_OF_ROUND
    close: float = CLOSE
    series: Mapping[int, tuple[int, int]] = field(default_factory=lambda: SERIES)
    foreseen: Mapping[int, float] = field(default_factory=lambda: FORESEEN)
    telling: Mapping[int, float] = field(default_factory=lambda: TELLING)

    def choose(self, view: TableView[GrimmView], decision: Decision, rng: random.Random) -> Answer:
        """Return the best answer found, but by chance another secret choice that is nearly as good."""
        if decision.key != "choose":
            return self.search.choose(view, decision, rng)
        return rng.choice(self.drawn_from(view.board, self.choices(view.board, decision)))

    def drawn_from(self, board: GrimmView, found: list[tuple[float, Answer]]) -> list[Answer]:
        """Return those of the secret choices found of which it draws one, the best first: only the best if all others
        have chosen, because nobody could use it to foresee the choice."""
        if board.step == Step.CHOOSE_LAST:
            return [max(found)[1]]
        players = len(board.players)
        cost = suspected(board)
        unexpected = [(value - cost[choice[0]], choice) for value, choice in found]
        return equally_likely(unexpected, USUAL[players], self.foreseen[players], self.telling[players])

    def advised(self, board: GrimmView, decision: Decision, found: list[tuple[float, Answer]]) -> list[Answer]:
        """Return those of the secret choices among which it draws that are about as good as the best. The first is
        advised: always the same in the same position."""
        drawn, worth = self.drawn_from(board, found), {choice: value for value, choice in found}
        most = max(worth[one] for one in drawn)
        among = [one for one in drawn if worth[one] > most - ABOUT]
        advised = random_of(board, decision).choice(among)
        return [advised, *(one for one in among if one != advised)]

    def choices(self, board: GrimmView, decision: Decision) -> list[tuple[float, Answer]]:
        """Return a secret choice for each place worth going to, with the chance of winning that was found for it.

        All choices that look good are tried in a first series of copies, the best for each place in a second one.
        """
        rng = random_of(board, decision)
        likely = sorted(choices(Situation(board, decision.seat), decision), reverse=True)[:SECRET_TRIED]
        quick = {one: ROUND_WORTH * worth for worth, one in likely}
        first, second = self.series[len(board.players)]
        if self._is_close(board, decision):
            first, second = -(-first // LONGER), -(-second // LONGER)
        found = self._means(board, decision, list(quick), first, rng)
        best: dict[str, Answer] = {}
        for one in sorted(quick, key=lambda one: (quick[one] + found[one], one)):
            best[one[0]] = one
        again = self._means(board, decision, list(best.values()), second, rng)
        return [
            (quick[one] + (first * found[one] + second * again[one]) / (first + second), one) for one in best.values()
        ]

    def _is_close(self, board: GrimmView, decision: Decision) -> bool:
        """Return whether somebody may win in this round."""
        return rounds_left(Situation(board, decision.seat)) < self.close

    def _means(
        self, board: GrimmView, decision: Decision, tried: Sequence[Answer], series: int, rng: random.Random
    ) -> dict[Answer, float]:
        """Return the mean chance of winning after each of these secret choices in so many copies. Over the copies, the
        draws of each other seat are spread evenly."""
        sums = dict.fromkeys(tried, 0.0)
        spread = {player.seat: rng.sample(range(series), series) for player in board.players}
        for number in range(series):
            draws = {seat: (order[number] + rng.random()) / series for seat, order in spread.items()}
            found = self.chances_in_copy(board, decision, tried, rng, draws)
            if found is None:
                break
            for one, chance in zip(tried, found, strict=True):
                sums[one] += chance / series
        return sums

    def chances_in_copy(
        self, board: GrimmView, decision: Decision, tried: Sequence[Answer], rng: random.Random,
        draws: Mapping[int, float] | None = None,
    ) -> list[float] | None:
        """Return the chance of winning after each of these secret choices in one copy of the game, against the same
        choices of the others; None if the game cannot be copied. `draws`: for each seat, a number from 0 to 1 that
        draws its choice."""
        state = self.search.copy(board, decision, rng)
        if state is None:
            return None
        search = self.to_end_of_round if self._is_close(board, decision) else self.search
        others, found = self._answers_of_others(state, decision, rng, draws or {}), []
        for one in tried:
            run = Run(search.rules, copy_of(state))
            for seat, given in (*others, (decision.seat, one)):
                run.submit(seat, given)
            found.append(search.play_on(run, search.stretch(state))[0][decision.seat])
        return found

    def _answers_of_others(
        self, state: GrimmState, decision: Decision, rng: random.Random, draws: Mapping[int, float]
    ) -> list[tuple[int, Answer]]:
        """Return what the others lay in a copy, as quick AIs choose by chance."""
        rules = self.search.rules
        asked = Run(rules, copy_of(state)).open_questions()
        del asked[decision.seat]
        found = []
        for seat, other in asked.items():
            scored = choices(Situation(rules.view(state, seat), seat), other)
            found.append((seat, drawn(scored, DARING, draws.get(seat, rng.random()))))
        return found


STRONG = Strong()
