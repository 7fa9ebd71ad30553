"""What has just changed stands out on the pictures of Agricola, and is told."""

from __future__ import annotations

import io
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from games.agricola.state import Space
from games.agricola.view import AgricolaView, view_of
from games.core.catalogue import LANGUAGES
from rendering.kit.picture import Picture
from rendering.kit.tags import GLOW
from rendering.kit.text import recording
from rendering.registry import draw
from tests.rendering import agricola_tables as tables
from tests.rendering.conftest import words_in


def shown(
    what: str, view: AgricolaView, before: AgricolaView | None, language: str = "en"
) -> tuple[Picture, list[str]]:
    names = tables.NAMES[: len(view.farms)]
    with recording() as runs:
        picture = draw("agricola", what, view, words_in(language, tables.NAMES), names, before=before)
    faults = [run.text for run in runs if run.cut or not run.inside or run.contrast < (4.5 if run.size < 32 else 3)]
    assert faults == []
    return picture, [run.text for run in runs]


def glowing(picture: Picture) -> npt.NDArray[np.bool_]:
    pixels = np.asarray(Image.open(io.BytesIO(picture.data)).convert("RGB"), np.int16)
    return np.asarray(np.abs(pixels - np.array(GLOW, np.int16)).max(-1) < 26)


def regions(picture: Picture, plain: Picture) -> int:
    """How many places glow that did not: cells of a grid as fine as a farmyard space."""
    fresh = glowing(picture) & ~glowing(plain)
    return int((fresh[:880, :1400].reshape(22, 40, 35, 40).sum((1, 3)) > 100).sum())


def act(players: int) -> tuple[AgricolaView, AgricolaView]:
    """Before and after seat 0 has taken the clay of the clay pit and plowed a field."""
    state = tables.busy_state(players)
    before = view_of(state, None)
    player = state.players[0]
    player.goods["clay"] += state.spaces["clay_pit"].goods["clay"]
    state.spaces["clay_pit"].goods["clay"] = 0
    state.spaces["clay_pit"].people.append(0)
    player.yard.fields |= tables.mask(player.yard, "e3")
    return before, view_of(state, None)


@pytest.mark.parametrize("players", range(1, 7))
def test_the_space_taken_last_glows_and_goods_that_came_are_counted(players: int) -> None:
    before, after = act(players)
    plain, _ = shown("board", after, None)
    new, texts = shown("board", after, before)
    assert regions(new, plain) >= 4
    assert "+8" in texts
    assert shown("board", after, after)[0].data == plain.data
    for what in ("farm-0", *(("farms",) if players > 2 else ())):
        plain, _ = shown(what, after, None)
        new, texts = shown(what, after, before)
        assert regions(new, plain) >= 2, "the changed field"
        assert "+8" in texts


@pytest.mark.parametrize("players", range(1, 7))
def test_the_round_card_just_turned_up_glows(players: int) -> None:
    state = tables.busy_state(players)
    before = view_of(state, None)
    state.round += 1
    card = state.deck.draw()
    state.round_cards.append(card)
    state.spaces[card] = Space()
    for space in state.spaces.values():
        space.people.clear()
    after = view_of(state, None)
    assert regions(shown("board", after, before)[0], shown("board", after, None)[0]) >= 3


def test_animals_that_came_are_counted_in_their_pasture() -> None:
    state = tables.busy_state(2)
    before = view_of(state, None)
    state.players[0].goods["sheep"] += 2
    for what in ("board", "farm-0"):
        assert "+2" in shown(what, view_of(state, None), before)[1]


def test_what_was_spent_is_no_news_and_neither_is_the_end() -> None:
    state = tables.busy_state(2)
    before = view_of(state, None)
    state.players[0].goods["wood"] -= 5
    state.players[0].goods["sheep"] -= 1
    after = view_of(state, None)
    assert shown("board", after, before)[0].data == shown("board", after, None)[0].data
    early, over = tables.early(2), replace(after, phase="end")
    assert shown("board", over, early)[0] == shown("board", over, None)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_it(language: str) -> None:
    before, after = act(4)
    alt, plain = (shown("board", after, one, language)[0].alt for one in (before, None))
    assert "+8 " in alt and "E3" in alt and "+8 " not in plain
    assert alt.index("E3") < 200, "the news come first"
    own, other = (shown(what, after, before, language)[0].alt for what in ("farm-0", "farm-1"))
    assert "+8 " in own and "+8 " not in other


def test_hidden_things_of_the_view_before_change_nothing() -> None:
    before, after = act(2)
    hidden = replace(before, farms=(replace(before.farms[0], hand=("A160",), hand_size=1), *before.farms[1:]))
    assert shown("board", after, hidden) == shown("board", after, before)
