"""What the HTML file of a game shows, as plain data that can be sent to a worker process."""

from __future__ import annotations

from dataclasses import dataclass

from rendering.kit.picture import Picture


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the game's log. `chapter`: it begins a chapter, and is emphasised."""

    words: str
    chapter: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A round of the game: its title, its log lines, and a picture with the caption below it. `picture` is None where
    none was drawn."""

    title: str
    lines: tuple[LogLine, ...]
    picture: Picture | None = None
    caption: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A row of the list of seats: who sat there, the score with its parts (empty for a game without a result), and the
    place in the ranking (None where there is none)."""

    name: str
    score: str
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Labels:
    """The words of the page that do not depend on the game.

    The first five name the buttons and the slider; `seats`, `rounds`, `proof` and `draws` are headings;
    `draw_columns` heads the table of draws, and `fewer` says that pictures were left out.
    """

    first: str
    back: str
    on: str
    last: str
    slider: str
    seats: str
    rounds: str
    proof: str
    draws: str
    draw_columns: tuple[str, ...]
    fewer: str


@dataclass(frozen=True, slots=True)
class GamePage:
    """Everything that the file of a game shows, in the words of one reader.

    `language` is the code of its language, and `about` a line below the title. `proof` are sentences, with code between
    backquotes. `draws` has a row for each random draw. `fewer`: some rounds have no picture, because there are too many
    rounds.
    """

    language: str
    title: str
    about: str
    seats: tuple[SeatRow, ...]
    steps: tuple[Step, ...]
    proof: tuple[str, ...]
    draws: tuple[tuple[str, ...], ...]
    labels: Labels
    fewer: bool = False
