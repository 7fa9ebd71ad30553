"""Private pages with the review of a finished game: an overview with the curve of expected results, and each of the
decisions that cost most, with the position in which it was made.

Their words fit the person whose review it is as well as a channel in which they show it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.forms.components import Row, Style, button
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page, PendingPictures
from cogs.pages.replay_page import NEW_DRAWS
from cogs.pictures.painter import Painter
from cogs.words.visit import Visit
from cogs.words.voice import Voice
from games.core.review import Mistake, Review, Reviewer, Unit
from games.core.signs import sign
from games.core.text import Seat, Text, key_of
from rendering.kit.picture import join_alt
from rendering.registry import answered_by
from rendering.review_curve import CurveFigure, CurveLine
from storage.model import TableInfo
from tables.review.reviews import Making
from tables.service import TableService

OVERVIEW = 0
"""The number of the first page; the decision that cost most is number 1."""


class ReviewPages:
    """Creates the pages of a review; a `visit` is the person whose decisions it is about."""

    def __init__(self, tables: TableService, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    async def page(self, visit: Visit, number: int, *, shown_to_all: bool = False) -> Page | None:
        """Return page `number` of a person's review of a game: `OVERVIEW`, or the decision with this number. The
        overview is taken for a number that is too high. A page `shown_to_all` has no picture of private cards. None if
        the review is not made. Raises `CannotRebuild` if the position can no longer be shown."""
        found = await self._tables.reviews.find(visit.info, visit.person)
        reviewer = self._tables.reviews.reviewer(visit.info)
        if found is None or reviewer is None:
            return None
        if 0 < number <= len(found.mistakes):
            return await self._decision(visit, found, reviewer, number, shown_to_all)
        return self._overview(visit, found, reviewer)

    def making(self, visit: Visit, making: Making) -> Page:
        """Return the page that says how far a review is."""
        words = visit.voice.key("cogs-review-making", done=making.done, of=making.of)
        again = button(str(ComponentId(visit.info.id, "review")), visit.voice.key("cogs-button-review"))
        return Page([_title(visit), words], [[again]])

    def _overview(self, visit: Visit, found: Review, reviewer: Reviewer) -> Page:
        info, voice, seat = visit.info, visit.voice, visit.info.place_of(visit.person)
        assert seat is not None, "only who sat there has a review"
        who = Seat(seat)
        about = [voice.key("cogs-review-seen", judged=found.judged, of=found.decisions, who=who)]
        about.append(_strength(reviewer, len(info.seats), voice))
        costs = [  # with a minus: it is not a chance that was left
            f"{sign(-one.cost)}{_worth(info, reviewer, one.cost, voice)}" for one in found.mistakes
        ]
        lines = [
            voice.key("cogs-review-line", n=n, round=max(0, one.stage), cost=cost)
            for n, (one, cost) in enumerate(zip(found.mistakes, costs, strict=True), 1)
        ]
        told = "\n".join([voice.key("cogs-review-list"), *lines]) if lines else voice.key("cogs-review-none")
        note = voice.key("cogs-review-ahead") if lines and len(info.seats) > 1 and reviewer.unit is Unit.TOTAL else ""
        figure = curve_figure(info, found, reviewer, seat, voice)
        painting = PendingPictures.of_figure(self._painter, figure)
        rows = [row for row in (_numbers(info, found, OVERVIEW, voice), _share(visit, OVERVIEW)) if row]
        return Page([_title(visit), " ".join(about), "\n".join(filter(None, (told, note)))], rows, painting)

    async def _decision(
        self, visit: Visit, found: Review, reviewer: Reviewer, number: int, shown_to_all: bool
    ) -> Page:
        """Return the page of one decision: the position as the seat saw it, what was chosen, and what the reviewer
        would have done."""
        info, voice, one = visit.info, visit.voice, found.mistakes[number - 1]
        seat = info.place_of(visit.person)
        assert seat is not None, "only who sat there has a review"
        view, answer = await self._tables.reviews.position(info, seat, one)
        question = view.question
        assert question is not None
        mentioning = voice.with_mentions
        lines = [
            f"-# {voice.say(question.prompt)}",
            voice.key("cogs-review-given", who=Seat(seat), answer=mentioning.answer(question, answer)),
            voice.key("cogs-review-best", answer=mentioning.answer(question, one.best)),
            voice.say(one.why) if one.why is not None else "",
            voice.key("cogs-review-cost", cost=_worth(info, reviewer, one.cost, voice)),
            voice.key("cogs-review-again", n=one.again) if one.again else "",
        ]
        title = voice.key(
            "cogs-review-decision", game=Text(key_of(info.game, "name")), n=number, of=len(found.mistakes),
            round=max(0, one.stage),
        )
        acts = _acts(visit, number, await self._act_before(info, one), seat)
        pictures = ("board",) if shown_to_all else answered_by(view.game, view.board, question.decision)
        painting = PendingPictures.of(self._painter, visit, view, pictures)
        return Page([title, "\n".join(filter(None, lines))], [_numbers(info, found, number, voice), acts], painting)

    async def _act_before(self, info: TableInfo, one: Mistake) -> int:
        """Return the number of the act of the replay after which the decision had to be made."""
        acts = (await self._tables.replay.reel(info.id)).acts
        numbers = (n for n, act in enumerate(acts) if (act.segment, act.count) == (one.segment, one.count))
        return max(0, next(numbers, 0) - 1)


def _title(visit: Visit) -> str:
    return visit.voice.key("cogs-review-title", game=Text(key_of(visit.info.game, "name")))


def _numbers(info: TableInfo, found: Review, now: int, voice: Voice) -> Row:
    """Return a button to each decision of the review."""
    return [
        button(
            str(ComponentId(info.id, "review", (str(n),))), voice.key("cogs-button-review-number", n=n),
            disabled=n == now,
        )
        for n in range(1, len(found.mistakes) + 1)
    ]


def _acts(visit: Visit, number: int, before: int, seat: int) -> Row:
    """Return the buttons below decision `number`, which had to be made after act `before` of the replay. Long and short
    labels alternate, so that they fill two lines of a phone."""
    info, voice = visit.info, visit.voice
    where = ComponentId(info.id, "replay", (str(before), str(seat)))
    again = ComponentId(info.id, "puzzle", (str(before), str(seat), NEW_DRAWS))
    return [
        button(str(ComponentId(info.id, "review")), voice.key("cogs-button-review-overview")),
        button(str(again), voice.key("cogs-button-review-try"), Style.primary),
        button(str(where), voice.key("cogs-button-replay")), *_share(visit, number),
    ]


def _share(visit: Visit, number: int) -> Row:
    """Return the button that shows this page in the table's channel, if it has one."""
    if visit.info.home.channel_id is None:
        return []
    where = ComponentId(visit.info.id, "review_share", (str(number),))
    return [button(str(where), visit.voice.key("cogs-button-review-share"))]


def _strength(reviewer: Reviewer, players: int, voice: Voice) -> str:
    """Say how good the reviewer is at tables of this size, as far as that was measured."""
    known = reviewer.measured.get(players)
    if known is None:
        return voice.key("cogs-review-unmeasured", players=players)
    ai = Text(f"cogs-ai-level-{known.level}")
    return voice.key(
        "cogs-review-measured", percent=round(100 * known.won), games=known.games, others=players - 1, ai=ai
    )


def _worth(info: TableInfo, reviewer: Reviewer, worth: float, voice: Voice) -> str:
    """Return an amount in the reviewer's unit in words."""
    if reviewer.unit is Unit.CHANCE:
        return voice.key("cogs-review-chance", percent=round(100 * worth))
    return voice.say(Text(key_of(info.game, "total"), {"n": _rounded(worth)}))


def _rounded(worth: float) -> float:
    """Round to whole numbers, and small ones to halves."""
    return round(worth) if worth >= 2 else round(2 * worth) / 2


def curve_figure(info: TableInfo, found: Review, reviewer: Reviewer, seat: int, voice: Voice) -> CurveFigure:
    """Return the picture of the expected results of all seats, in the reader's language."""
    plain = voice.with_plain_names
    of_chances = reviewer.unit is Unit.CHANCE
    results = [values for _, values in found.curve]
    lines = tuple(
        CurveLine(one, voice.plain_name(one), tuple(values[one] for values in results))
        for one in range(len(info.seats))
    )
    stages = tuple(max(0, stage) for stage, _ in found.curve)
    title = plain.key("cogs-review-picture", game=Text(key_of(info.game, "name")))
    below = plain.key("cogs-review-picture-chance" if of_chances else "cogs-review-picture-total")
    told = [f"{title}. {below}.", *(_line_alt(info, line, reviewer, plain) for line in lines)]
    mistakes = tuple(_point_of(one.stage, found.curve) for one in found.mistakes)
    chances = tuple(plain.key("cogs-review-percent", percent=n) for n in (0, 50, 100)) if of_chances else ()
    return CurveFigure(
        title, below, lines, stages, plain.key("cogs-review-picture-end"), seat, mistakes, chances, join_alt(told)
    )


def _point_of(stage: int, curve: Sequence[tuple[int, Sequence[float]]]) -> int:
    """Return the number of the point of a part of the game, or of the last part before it that has one: a part has none
    if nothing can be expected at its first decision. The last point is the end and belongs to no part."""
    return max((n for n, (one, _) in enumerate(curve[:-1]) if one <= stage), default=0)


def _line_alt(info: TableInfo, line: CurveLine, reviewer: Reviewer, voice: Voice) -> str:
    """Say how a seat's expected result began, its lowest and highest, and how the game ended."""
    values: Sequence[float] = (line.values[0], min(line.values), max(line.values), line.values[-1])
    first, low, high, last = (_value(info, reviewer, one, voice) for one in values)
    return voice.key("cogs-review-alt", who=line.name, first=first, low=low, high=high, last=last)


def _value(info: TableInfo, reviewer: Reviewer, value: float, voice: Voice) -> str:
    if reviewer.unit is Unit.CHANCE:
        return voice.key("cogs-review-percent", percent=round(100 * value))
    return voice.say(Text(key_of(info.game, "total"), {"n": round(value)}))
