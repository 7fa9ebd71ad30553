"""The sizes of texts in pictures as a phone shows them: `python -m tests.rendering.legibility` prints them for every
picture of every game.

A phone shows a picture `PHONE_WIDTH` pixels wide until it is tapped. Text can be read with ease from 11 of these
pixels and with effort from 9.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from statistics import median
from typing import Any, NamedTuple

from games.core.registry import spec_of
from games.core.session import Session
from rendering.kit.picture import Picture
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import PHONE_WIDTH
from rendering.registry import answered_by, draw, drawable_games, gallery, keepsakes, own_pictures, public_pictures
from tests.conformance.tables import Case, one_answer, stages
from tests.rendering.conftest import words_in

LEAST, LEAST_MEDIAN = 9.0, 11.0
"""The smallest size of text, and the smallest median of a picture's texts, in pixels of a phone."""
LEAST_DETAIL = 19
"""The smallest size of details, which may wait for a tap, in pixels of the picture."""
NAMES = ("Ana", "Maximiliano José", "O’Brien", "Zoë", "Lucía", "Ben")
STAGES = 2
"""The number of positions of a game whose pictures are measured."""


class Drawn(NamedTuple):
    """A picture with its texts. `private`: it is shown to one person, for answering a question."""

    what: str
    private: bool
    picture: Picture
    runs: list[Recorded]

    @property
    def sizes(self) -> list[float]:
        """The sizes of all texts in pixels of a phone."""
        return [run.size * PHONE_WIDTH / self.picture.width for run in self.runs]

    @property
    def needed(self) -> list[float]:
        """The sizes of the texts that are not details, in pixels of a phone."""
        return [run.size * PHONE_WIDTH / self.picture.width for run in self.runs if not run.detail]


def pictures_of_game(case: Case, language: str, number: int = 41) -> Iterator[Drawn]:
    """Yield the pictures of a random game at some stages and at its end, as the players and a spectator see them."""
    names = NAMES[: case.players]
    for session, rng in stages(case, number, STAGES):
        seat = rng.choice(list(session.open_questions()))
        yield from pictures_at(case.game, session, seat, language, names)
    while not session.finished:
        one_answer(session, rng)
    yield _drawn(case.game, "ranking", session.rules.view(session.state, None), False, language, names, ())


def pictures_at(
    game: str, session: Session[Any], seat: int, language: str, names: Sequence[str]
) -> Iterator[Drawn]:
    """Yield all pictures that are shown while a seat is asked: the public ones, and the private ones of that seat."""
    public, own = session.rules.view(session.state, None), session.rules.view(session.state, seat)
    shown = {"board", *public_pictures(game, public), *keepsakes(game, public), *dict(gallery(game, public))}
    private = {*answered_by(game, own, session.open_questions()[seat]), *dict(own_pictures(game, own))}
    for what in sorted(shown - private):
        yield _drawn(game, what, public, False, language, names, (seat,))
    for what in sorted(private):
        yield _drawn(game, what, own, True, language, names, (seat,))


def _drawn(
    game: str, what: str, view: object, private: bool, language: str, names: Sequence[str], asked: Collection[int]
) -> Drawn:
    with recording() as runs:
        picture = draw(game, what, view, words_in(language, tuple(names)), names, asked)
    return Drawn(what, private, picture, runs)


def main() -> None:
    """Print the smallest and the median size of the texts of every picture."""
    for game in drawable_games():
        found: dict[str, list[Drawn]] = {}
        for drawn in pictures_of_game(Case(game, *max(spec_of(game).ways_to_test(), key=lambda way: way[1])), "en"):
            found.setdefault(drawn.what, []).append(drawn)
        for what, shown in sorted(found.items()):
            picture, needed = shown[0].picture, [size for one in shown for size in one.needed]
            sizes = [size for one in shown for size in one.sizes]
            print(
                f"{game:13} {what:14} {picture.width} x {picture.height}  smallest {min(sizes):4.1f}"
                f"  without details {min(needed, default=0):4.1f}  median {median(sizes):4.1f}"
                f"  {max(len(picture.data) for *_, picture, _ in shown) // 1024:3} KiB"
            )


if __name__ == "__main__":
    main()
