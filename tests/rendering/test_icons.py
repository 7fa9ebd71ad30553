"""Every card has its drawing, and every drawing can be seen."""

from __future__ import annotations

import itertools
import re

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from games.grimm_forest.content import FABLES, FRIENDS, MATERIALS, PLACES
from rendering.agricola.icons import SHELF as AGRICOLA
from rendering.grimm_forest.icons import SHELF as GRIMM
from rendering.grimm_forest.pieces import face
from rendering.icons import COMMON
from rendering.icons.shelf import Shelf
from rendering.kit.sprites import rasterise
from rendering.kit.theme import PAPER
from rendering.registry import shelves

DRAWINGS = [(shelf, name) for shelf in shelves() for name in shelf.names]


@pytest.mark.parametrize(("shelf", "name"), DRAWINGS, ids=str)
def test_every_drawing_is_visible_and_complete(shelf: Shelf, name: str) -> None:
    svg = shelf.svg(name)
    assert not re.search(r'"[vhdrc]\(#', svg), "a shorthand gradient was not expanded"
    assert not re.search(r"<(text|image)|href=", svg), "only shapes: fonts and files would differ between machines"
    missing = set(re.findall(r"url\(#(\w+)\)", svg)) - set(re.findall(r'id="(\w+)"', svg))
    assert not missing, "gradients without a definition"
    wide = name.startswith(("scene-", "fable-", "friend-"))
    pixels = np.asarray(rasterise(name, 96, 64 if wide else 96, (0, 92, 160), shelf=shelf))
    covered = pixels[..., 3] > 40
    assert covered.mean() > (0.99 if wide else 0.05)
    assert len(np.unique(pixels[covered][:, :3] // 16, axis=0)) >= 6, "hardly any colours"


@pytest.mark.parametrize("card", [*FABLES, *FRIENDS])
def test_every_card_has_a_face(card: str) -> None:
    kind = "fable" if card in FABLES else "friend"
    assert face(kind, card) in GRIMM.known


def test_no_two_faces_are_alike() -> None:
    faces = [name for name in GRIMM.names if name.startswith(("fable-", "friend-"))]
    assert len(faces) == len(FABLES) + len(FRIENDS)
    small = {name: np.asarray(rasterise(name, 36, 24, shelf=GRIMM).convert("RGB"), np.int16) for name in faces}
    for index, one in enumerate(faces):
        for other in faces[index + 1 :]:
            assert np.abs(small[one] - small[other]).mean() > 12, f"{one} looks like {other}"


ALIKE = {
    "stalls": ("furniture_stall", "ceramics_stall", "basket_stall", "fair", "black_market"),
    "sheds": ("joinery", "pottery", "basketry", "slaughterhouse", "riding_stables", "stable"),
    "rooms": ("room_wood", "room_clay", "room_stone"),
}


@pytest.mark.parametrize("kind", ALIKE)
def test_buildings_of_a_kind_are_told_apart_small_and_without_colour(kind: str) -> None:
    small = {name: _grey(name, 36) for name in ALIKE[kind]}
    for one, other in itertools.combinations(small, 2):
        assert np.abs(small[one] - small[other]).mean() > 16, f"{one} looks like {other}"


def test_the_sickle_of_the_harvest_does_not_melt_away() -> None:
    pixels = np.asarray(rasterise("harvest", 40, 40, shelf=AGRICOLA), np.int16)
    steel = (pixels[..., 3] > 200) & (np.ptp(pixels[..., :3], axis=-1) < 24) & (pixels[..., :3].mean(-1) > 110)
    assert steel.mean() > 0.09


def _grey(name: str, size: int) -> npt.NDArray[np.float64]:
    """The icon on paper as light and dark alone."""
    ground = Image.new("RGBA", (size, size), (*PAPER, 255))
    ground.alpha_composite(rasterise(name, size, size, shelf=AGRICOLA))
    return np.asarray(ground.convert("L"), np.float64)


@pytest.mark.parametrize("material", MATERIALS)
def test_a_house_grows(material: str) -> None:
    stages = [rasterise(f"house_{material}_{part}", 128, 128, shelf=GRIMM) for part in ("floor", "walls", "roof")]
    solid = [(np.asarray(stage)[..., 3] > 200).sum() for stage in stages]
    assert solid[0] * 1.5 < solid[1] and solid[1] * 1.15 < solid[2]


def test_every_place_has_a_backdrop() -> None:
    assert {f"scene-{place}" for place in PLACES} <= GRIMM.known


def test_unknown_drawings_are_refused() -> None:
    with pytest.raises(KeyError):
        GRIMM.svg("unicorn")


def test_a_game_draws_from_its_own_shelf_and_the_common_one_but_from_no_other() -> None:
    assert GRIMM.svg("coin") == COMMON.svg("coin")
    assert "pig" in GRIMM.known
    with pytest.raises(KeyError):
        AGRICOLA.svg("pig")


def test_no_shelf_hides_a_common_drawing() -> None:
    """A name means one drawing; a game that draws a thing otherwise calls it otherwise."""
    assert {shelf: set(shelf.names) & set(COMMON.names) for shelf in shelves() if shelf is not COMMON} == {
        shelf: set() for shelf in shelves() if shelf is not COMMON
    }
