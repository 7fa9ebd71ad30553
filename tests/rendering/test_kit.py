"""The drawing kit by itself."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PIL import Image, features

from rendering.kit.blocks import Block, compose, static
from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas
from rendering.kit.encode import LIMIT, finish, jpeg
from rendering.kit.layout import Rect
from rendering.kit.picture import ALT_LIMIT, Picture, join_alt
from rendering.kit.text import fit, fits, printable, recording, width_of
from rendering.kit.texture import lattice, planks
from rendering.kit.theme import BODY, INK, PAPER, PLAYER_MARKS, Style


def test_this_pillow_draws_as_the_goldens_expect() -> None:
    assert features.check("raqm"), "text is shaped by Raqm; without it every width differs"
    assert features.version("freetype2") is not None


def test_cutting_rectangles_loses_no_pixel() -> None:
    cells = Rect(3, 5, 1000, 333).grid(7, 4, gap=9)
    assert cells[0].x == 3 and cells[-1].right == 1003 and cells[-1].bottom == 338
    assert {after.x - before.right for before, after in itertools.pairwise(cells[:7])} == {9}
    fixed, rest = Rect(0, 0, 100, 10).columns(30, 1.0, gap=4)
    assert (fixed.w, rest.x, rest.w) == (30, 34, 66)


def test_a_cache_forgets_what_was_used_least_lately() -> None:
    cache: Cache[str] = Cache(10, len)
    made: list[str] = []

    def value(text: str) -> str:
        def make() -> str:
            made.append(text)
            return text

        return cache.get(text[0], make)

    value("aaaa"), value("bbbb"), value("aaaa"), value("cccc"), value("aaaa")
    assert made == ["aaaa", "bbbb", "cccc"]
    value("bbbb")
    assert made[-1] == "bbbb" and len(cache) == 2


def test_the_hash_noise_never_changes() -> None:
    assert (lattice(4, 2, 7) * (1 << 24)).astype(int).tolist() == [
        [8303508, 5942002, 1300203, 931188],
        [16089154, 7316470, 2445766, 12485790],
    ]
    assert planks(90, 60, 1, (90, 60, 40), 20).getextrema() != ((90, 90), (60, 60), (40, 40))


def test_text_shrinks_then_wraps_then_ends_in_an_ellipsis() -> None:
    style = Style("text", 700, 30, 20)
    words = "once upon a time in a dark forest"
    whole = width_of(words, style) + 12
    assert fit(words, style, whole) == ([words], style, False)
    shrunk = fit(words, style, whole * 3 // 4)
    assert shrunk.style.size < 30 and len(shrunk.lines) == 1 and not shrunk.cut
    wrapped = fit(words, style, whole * 3 // 4, lines=2)
    assert wrapped.style.size > shrunk.style.size and len(wrapped.lines) == 2 and not wrapped.cut
    flat = fit(words, style, whole * 3 // 4, lines=2, height=40)
    assert len(flat.lines) == 1
    cut = fit(words, style, whole // 3)
    assert cut.cut and cut.lines[0].endswith("…") and width_of(cut.lines[0], cut.style) <= whole // 3
    for size in range(20, 31):
        as_it_is = Style("text", 700, size, size)
        for width, lines, height in itertools.product((whole, whole * 3 // 4, whole // 3), (1, 2, 3), (None, 40, 60)):
            as_fitted = not fit(words, as_it_is, width, lines, height).cut
            assert fits(words, as_it_is, width, lines, height) == as_fitted


def test_names_keep_what_the_font_can_show() -> None:
    assert printable("Zoë Ñandú ¡olé!", "heading") == "Zoë Ñandú ¡olé!"
    assert printable("𝓜𝓪𝓻𝓽𝓪  🐷", "heading") == "Marta"
    assert printable("Ｌｕｃａ", "heading") == "Luca"
    assert printable("猪 🐖", "heading") == ""
    assert printable("Кузьма", "heading") == "Кузьма"


def test_capitals_are_centred_whatever_hangs_below() -> None:
    canvas = Canvas.new(300, 60, PAPER)
    plain = canvas.write("HHH", 10, 30, BODY, INK)
    hanging = canvas.write("Hgj", 100, 30, BODY, INK)
    assert (plain.y, plain.h) == (hanging.y, hanging.h)


def test_the_recorder_notices_what_is_wrong() -> None:
    canvas = Canvas.new(120, 60, PAPER)
    with recording() as runs:
        canvas.write("fine", 10, 30, BODY, INK)
        canvas.write("outside", 90, 30, BODY, INK)
        canvas.write("faint", 10, 30, BODY, (230, 222, 205))
        canvas.write("much too long for this", 0, 30, BODY, INK, width=90)
    canvas.write("unrecorded", 0, 30, BODY, INK)
    fine, outside, faint, cut = runs
    assert fine.inside and fine.contrast > 10 and not fine.cut
    assert not outside.inside
    assert faint.contrast < 2
    assert cut.cut


def test_blocks_are_drawn_once_and_over_their_ground() -> None:
    drawn: list[str] = []

    def block(key: str) -> Block:
        def draw(canvas: Canvas) -> None:
            drawn.append(key)
            assert canvas.image.getpixel((0, 0)) == (9, 8, 7)
            canvas.panel(Rect(2, 2, 6, 6), 1, (200, 0, 0))

        return Block(Rect(20, 10, 10, 10), key, draw)

    ground = static("test", lambda: Image.new("RGB", (60, 40), (9, 8, 7)))
    first = compose(ground, [block("a")])
    again = compose(ground, [block("a")])
    compose(ground, [block("b")])
    assert drawn == ["a", "b"]
    assert first.tobytes() == again.tobytes() and first.getpixel((25, 15)) == (200, 0, 0)
    assert ground.image.getpixel((25, 15)) == (9, 8, 7)
    with recording():
        compose(ground, [block("a")])
    assert drawn == ["a", "b", "a"]


def test_a_noisy_picture_still_fits_the_limit() -> None:
    noise = Image.fromarray((np.stack([lattice(1400, 891, seed) for seed in (1, 2, 3)], -1) * 255).astype(np.uint8))
    limit = 900 * 1024
    assert len(jpeg(noise, limit)) <= limit
    with pytest.raises(ValueError, match="does not fit"):
        jpeg(noise, 20 * 1024)
    assert finish(noise, "noise", "", flat=True, limit=limit).filename == "noise.jpg"
    assert finish(Image.new("RGB", (400, 200), PAPER), "flat", "", flat=True).filename == "flat.png"
    assert LIMIT == 400 * 1024


def test_alt_texts_stay_within_the_limit() -> None:
    with pytest.raises(ValueError, match="alt text"):
        Picture(b"", "x.jpg", "a" * (ALT_LIMIT + 1), 1, 1)
    joined = join_alt(["First comes this."] + ["And then another sentence of some length."] * 60)
    assert joined.startswith("First") and joined.endswith("length. …") and len(joined) <= ALT_LIMIT
    assert len(join_alt(["x" * 5000])) == ALT_LIMIT
    assert join_alt(["One.", "Two."]) == "One. Two."


def test_every_player_has_a_shape_and_a_letter_of_his_own() -> None:
    assert len({mark.shape for mark in PLAYER_MARKS}) == len(PLAYER_MARKS)
    assert len({mark.letter for mark in PLAYER_MARKS}) == len(PLAYER_MARKS)
