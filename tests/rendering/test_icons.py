"""Every card has its drawing, and every drawing can be seen."""

from __future__ import annotations

import re

import numpy as np
import pytest

from games.grimm_forest.content import FABLES, FRIENDS, MATERIALS, PLACES
from rendering import icons
from rendering.grimm_forest.pieces import face
from rendering.kit.sprites import rasterise


@pytest.mark.parametrize("name", icons.names())
def test_every_drawing_is_visible_and_complete(name: str) -> None:
    svg = icons.svg(name)
    assert not re.search(r'"[vhdrc]\(#', svg), "a shorthand gradient was not expanded"
    assert not re.search(r"<(text|image)|href=", svg), "only shapes: fonts and files would differ between machines"
    missing = set(re.findall(r"url\(#(\w+)\)", svg)) - set(re.findall(r'id="(\w+)"', svg))
    assert not missing, "gradients without a definition"
    wide = name.startswith(("scene-", "fable-", "friend-"))
    pixels = np.asarray(rasterise(name, 96, 64 if wide else 96, (0, 92, 160)))
    covered = pixels[..., 3] > 40
    assert covered.mean() > (0.99 if wide else 0.05)
    assert len(np.unique(pixels[covered][:, :3] // 16, axis=0)) >= 6, "hardly any colours"


@pytest.mark.parametrize("card", [*FABLES, *FRIENDS])
def test_every_card_has_a_face(card: str) -> None:
    kind = "fable" if card in FABLES else "friend"
    assert face(kind, card) in icons.names()


def test_no_two_faces_are_alike() -> None:
    faces = [name for name in icons.names() if name.startswith(("fable-", "friend-"))]
    assert len(faces) == len(FABLES) + len(FRIENDS)
    small = {name: np.asarray(rasterise(name, 36, 24).convert("RGB"), np.int16) for name in faces}
    for index, one in enumerate(faces):
        for other in faces[index + 1 :]:
            assert np.abs(small[one] - small[other]).mean() > 12, f"{one} looks like {other}"


@pytest.mark.parametrize("material", MATERIALS)
def test_a_house_grows(material: str) -> None:
    stages = [rasterise(f"house_{material}_{part}", 128, 128) for part in ("floor", "walls", "roof")]
    solid = [(np.asarray(stage)[..., 3] > 200).sum() for stage in stages]
    assert solid[0] * 1.5 < solid[1] and solid[1] * 1.15 < solid[2]


def test_every_place_has_a_backdrop() -> None:
    assert {f"scene-{place}" for place in PLACES} <= set(icons.names())


def test_unknown_drawings_are_refused() -> None:
    with pytest.raises(KeyError):
        icons.svg("unicorn")
