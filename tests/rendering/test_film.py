"""A game as one moving picture."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from rendering.kit.film import FRAME_MS, LAST_MS, LIMIT, SIZES, film
from rendering.registry import draw
from tests.rendering import tables
from tests.rendering.conftest import words_in

FRAMES = 6


def boards(game: str, players: int) -> list[bytes]:
    """Boards of a game that is really played, as they are sent."""
    spec, rng = spec_of(game), random.Random(5)
    session, words, found = new_session(spec, players, "7" * 64), words_in("en", tables.NAMES), list[bytes]()
    names = tables.NAMES[:players]
    while len(found) < FRAMES and (waiting := session.open()):
        if session.segment // 5 >= len(found):
            found.append(draw(game, "board", spec.rules.view(session.state, None), words, names).data)
        seat = rng.choice(list(waiting))
        session.submit(seat, random_answer(spec.rules, session.state, waiting[seat], rng))
    return found


def durations(data: bytes) -> list[int]:
    image = Image.open(io.BytesIO(data))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append(image.info["duration"])
    return found


def plain(colour: str, size: tuple[int, int] = (1400, 900)) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(buffer, "PNG")
    return buffer.getvalue()


def noise(number: int) -> bytes:
    rng = random.Random(number)
    image = Image.frombytes("RGB", (1400, 900), rng.randbytes(1400 * 900 * 3))
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=0)
    return buffer.getvalue()


@pytest.mark.parametrize(("game", "players"), [("grimm_forest", 3), ("northwood", 1)])
def test_boards_one_after_the_other_look_as_they_do_alone(game: str, players: int) -> None:
    frames = boards(game, players)
    made = film(frames, "words")
    assert made.filename == "game.gif" and made.alt == "words" and made.width == SIZES[0][0]
    assert len(made.data) < LIMIT // 4
    moving = Image.open(io.BytesIO(made.data))
    assert moving.info["loop"] == 0 and durations(made.data)[-1] == LAST_MS
    moving.seek(moving.n_frames - 1)  # type: ignore[attr-defined]  # pictures that move have it
    last = Image.open(io.BytesIO(frames[-1])).convert("RGB").resize((made.width, made.height))
    shown = moving.convert("RGB")
    apart = ImageStat.Stat(ImageChops.difference(last, shown)).mean
    assert max(apart) < 8, "as near as a palette comes"


def test_equal_frames_cost_nothing_and_the_last_one_stands_longest() -> None:
    made = film([plain("red"), plain("red"), plain("blue")], "")
    assert durations(made.data) == [2 * FRAME_MS, LAST_MS] and len(made.data) < 30_000


def test_frames_of_different_sizes_have_room() -> None:
    made = film([plain("red", (1400, 700)), plain("blue", (1000, 900))], "")
    assert (made.width, made.height) == (1000, round(900 * 1000 / 1400))


def test_a_small_picture_is_not_made_larger() -> None:
    assert film([plain("red", (11, 7))], "").width == 11


def test_what_is_too_large_becomes_narrower_then_shorter_and_keeps_its_end() -> None:
    frames = [noise(number) for number in range(4)]
    whole = film(frames, "", limit=LIMIT * 10)
    fewer = film(frames, "", limit=len(whole.data) // 3)
    assert (whole.width, fewer.width) == (SIZES[0][0], SIZES[2][0]) and len(durations(fewer.data)) == 2
    assert durations(fewer.data)[-1] == LAST_MS
    with pytest.raises(ValueError, match="do not fit"):
        film(frames, "", limit=1000)
