"""The pictures of For Northwood!: readable, complete, the same every time, and small enough."""

from __future__ import annotations

import io
import itertools
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from games.core.catalogue import LANGUAGES, PSEUDO
from games.core.fuzz import random_answer
from games.core.registry import new_session, spec_of
from games.core.text import Text
from games.northwood.content import CARD_TEXT, CHARACTERS, DECK, MEDALS, SUITS, name_of, rule_of
from games.northwood.scenarios import Goal
from games.northwood.state import Exchange
from games.northwood.view import FiefView, NorthwoodView, PlaceView
from rendering.kit import blocks
from rendering.kit.canvas import Canvas
from rendering.kit.encode import LIMIT
from rendering.kit.picture import ALT_LIMIT, Picture
from rendering.kit.sprites import Sprite, rasterise
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import BOARD_SIZE
from rendering.northwood import PICTURES
from rendering.northwood.board import board_image, public
from rendering.northwood.cards import portrait_name
from rendering.northwood.fief import choosable
from rendering.northwood.guests import guests
from rendering.northwood.icons import SHELF
from rendering.northwood.piles import KNOWN, whereabouts
from rendering.northwood.place import draw_place
from rendering.northwood.table import next_medal
from rendering.northwood.visit import draw_visit
from rendering.reader import Reader
from rendering.registry import draw, prepare, public_pictures
from tests.rendering import northwood_tables as tables
from tests.rendering.conftest import words_in
from tests.rendering.pixels import difference, pixels, reduced, worst_tile

NAME = ("Marta",)
SCENES: dict[str, tuple[str, Callable[[], NorthwoodView]]] = {
    "start": ("board", tables.start),
    "listening": ("board", tables.listening),
    "answering": ("board", tables.answering),
    "turning": ("board", tables.turning),
    "everyone": ("board", tables.everyone),
    "over board": ("board", tables.over),
    "choosing hand": ("hand", tables.start),
    "listening hand": ("hand", tables.listening),
    "answering hand": ("hand", tables.answering),
    "turning hand": ("hand", tables.turning),
    "everyone hand": ("hand", tables.everyone),
    "inviting": ("board", lambda: tables.with_friends("invite")),
    "inviting hand": ("hand", lambda: tables.with_friends("invite", 4)),
    "inviting of many": ("board", lambda: tables.with_friends("invite", 7)),
    "choosing with friends": ("board", lambda: tables.with_friends("fief", 3)),
    "choosing with many friends": ("board", lambda: tables.with_friends("fief", 6)),
    "ten cards": ("hand", lambda: tables.answering_with(10)),
    "eleven cards": ("hand", lambda: tables.answering_with(11)),
    "twelve cards": ("hand", lambda: tables.answering_with(12)),
    "many cards": ("hand", lambda: tables.everyone(many=True)),
    "all cards": ("hand", lambda: replace(tables.answering(), hand=DECK, hand_size=32)),
    "no cards": ("hand", lambda: replace(tables.turning(), hand=(), hand_size=0)),
    "won": ("ranking", tables.over),
    "given up": ("ranking", lambda: tables.over(won=False)),
}
SMALL_TEXT = 32
"""Below this size text needs a contrast of 4.5 : 1, from it on 3 : 1 (WCAG 2)."""


def picture(what: str, view: NorthwoodView, language: str = "en") -> Picture:
    return draw("northwood", what, view, words_in(language, NAME), NAME)


def overlap(one: Recorded, other: Recorded) -> bool:
    a, b = one.box, other.box
    slack = 4
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_can_be_read(scene: str, language: str) -> None:
    what, view = SCENES[scene]
    with recording() as runs:
        picture(what, view(), language)
    assert runs
    assert [run for run in runs if not run.inside] == []
    assert [run for run in runs if run.size < 19] == []
    assert [run for run in runs if run.contrast < (4.5 if run.size < SMALL_TEXT else 3)] == []
    clashes = [(a.text, b.text) for a, b in itertools.combinations(runs, 2) if overlap(a, b)]
    assert clashes == []
    if language != PSEUDO:
        assert [run.text for run in runs if run.cut] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_ally_shows_name_and_rule(who: str, language: str) -> None:
    """At the smallest size of a card: above two rows of a hand."""
    reader = Reader(words_in(language, NAME), NAME)
    canvas = Canvas.new(318, 212)
    with recording() as runs:
        draw_place(canvas, PlaceView(who, None, True), reader)
    assert [run.text for run in runs if run.cut or not run.inside] == []
    assert all(run.box[3] <= 212 - 8 for run in runs)
    shown = " ".join(run.text for run in runs)
    assert reader.words(name_of(who)) in shown
    assert reader.words(rule_of(who)) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_ruler_introduces_himself(who: str, language: str) -> None:
    """At the smallest height of the panel: above two rows of cards."""
    reader = Reader(words_in(language, NAME), NAME)
    canvas = Canvas.new(708, 226)
    with recording() as runs:
        draw_visit(canvas, tables.listening(who), reader)
    assert [run.text for run in runs if run.cut or not run.inside] == []
    shown = " ".join(run.text for run in runs)
    assert reader.words(name_of(who)) in shown
    assert reader.words(rule_of(who)) in shown
    assert [(a.text, b.text) for a, b in itertools.combinations(runs, 2) if overlap(a, b)] == []


@pytest.mark.parametrize("scene", SCENES)
def test_pictures_are_small_described_and_tell_nothing_by_their_name(scene: str) -> None:
    what, view = SCENES[scene]
    drawn = picture(what, view())
    assert len(drawn.data) <= LIMIT
    assert drawn.filename == f"{what}.jpg"
    assert 40 < len(drawn.alt) <= ALT_LIMIT
    image = Image.open(io.BytesIO(drawn.data))
    assert image.size == (drawn.width, drawn.height) == BOARD_SIZE


@pytest.mark.parametrize("what", PICTURES)
def test_the_same_view_gives_the_same_bytes(what: str) -> None:
    view = tables.turning()
    first = picture(what, view)
    blocks.forget()
    assert picture(what, view) == first
    assert picture(what, view) == first


def test_two_threads_draw_what_one_draws() -> None:
    jobs = [("board", tables.answering()), ("hand", tables.answering()), ("ranking", tables.over()),
            ("board", tables.turning())]
    alone = [picture(what, view) for what, view in jobs]
    blocks.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda job: picture(*job), jobs)) == alone


def test_the_board_hides_the_hand_and_the_deck() -> None:
    """Whoever looks at the board, and whatever he holds or knows: the picture is the same to the byte."""
    view = tables.answering()
    other = replace(view, hand=("claws_3", "claws_4", "eyes_5", "eyes_6"), playable=("claws_3",))
    blind = replace(view, viewer=None, hand=(), playable=(), deck_known=(None,) * view.deck_size)
    for what in ("board", "ranking"):
        assert picture(what, other) == picture(what, blind) == picture(what, view)


def test_what_changes_on_the_table_changes_the_board() -> None:
    """Each public fact can be seen: two boards that differ in one of them differ in a visible patch."""
    view = tables.answering()
    base = pixels(picture("board", view))
    exhausted = replace(view.places[2], exhausted=True)
    changes = {
        "step": replace(view, step="close"),
        "stars": replace(view, stars=5),
        "medal aimed at": replace(view, level="gold"),
        "limit": replace(view, ability_limit=2),
        "goal": replace(view, goal=replace(view.goal, fiefs=(0,))),
        "hand": replace(view, hand=view.hand[1:], hand_size=3),
        "visiting": replace(view, visiting=4),
        "ruler": _with_fief(view, FiefView(4, 1, "eyes_king_crown", "neutral")),
        "standing": _with_fief(view, FiefView(4, 1, "eyes_king", "friendly")),
        "ruler left": _with_fief(view, FiefView(3, 1, None, "friendly")),
        "lost": _with_fief(view, FiefView(4, 1, None, "lost")),
        "target": _with_fief(view, FiefView(3, 2, "leaves_king", "friendly")),
        "favourite": replace(view, favourite="eyes"),
        "theme": replace(view, theme="leaves"),
        "statement": replace(view, statement="flowers_5"),
        "statement suit": replace(view, statement="leaves_4"),
        "score": replace(view, score=(*view.score, "claws_8")),
        "score top": replace(view, score=("flowers_6", "claws_6")),
        "discard": replace(view, discard=("eyes_4", *view.discard)),
        "deck": replace(view, deck_known=view.deck_known[1:]),
        "exhausted": replace(view, places=(*view.places[:2], exhausted, view.places[3])),
        "guest": replace(view, places=(*view.places[:2], replace(view.places[2], guest="claws_king"), view.places[3])),
    }
    for name, changed in changes.items():
        difference = np.abs(pixels(picture("board", changed)) - base).max(-1) > 40
        assert worst_tile(difference) > 0.05, name


def test_the_last_dialogue_says_whether_it_scored() -> None:
    view = tables.turning()
    lost = replace(view, exchanges=(Exchange("flowers_4", "flowers_8", False),))
    difference = np.abs(pixels(picture("board", lost)) - pixels(picture("board", view))).max(-1) > 40
    assert worst_tile(difference) > 0.2


def test_the_hand_marks_what_may_be_played_and_what_would_score() -> None:
    view = tables.answering()
    base = pixels(picture("hand", view))
    free = replace(view, playable=view.hand)
    assert worst_tile(np.abs(pixels(picture("hand", free)) - base).max(-1) > 40) > 0.3
    beaten = replace(view, statement="flowers_2", discard=(*view.discard[:-1], "flowers_2"))
    changed = np.abs(pixels(picture("hand", beaten)) - base).max(-1) > 40
    assert worst_tile(changed[560:]) > 0.3, "a three scores against a two, not against a four"


def test_a_card_that_may_be_played_says_what_it_brings() -> None:
    """Losing a dialogue on purpose is often right: a card without a point is neutral, not forbidden."""
    view = tables.answering()

    def worths(what: str, shown: NorthwoodView) -> list[str]:
        with recording() as runs:
            picture(what, shown)
        return sorted(run.text for run in runs if run.text in ("+1", "0"))

    assert worths("hand", view) == ["+1", "0"]
    assert worths("hand", replace(view, playable=("flowers_3",))) == ["0"]
    assert worths("hand", replace(view, playable=("flowers_8",))) == ["+1"]
    last = tables.turning()
    assert "+1" in worths("board", last)
    assert "+1" not in worths("board", replace(last, exchanges=(Exchange("flowers_4", "flowers_8", False),)))


@pytest.mark.parametrize("cards", [0, 4, 8, 9, 10, 11, 12, 13, 14, 16, 17, 20, 24, 32])
def test_a_hand_of_any_size_leaves_the_allies_their_rules_and_the_cards_their_digits(
    cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[int, tuple[int, int, int, int]]] = []
    original = Canvas.sprite

    def noted(canvas: Canvas, icon: Sprite, cx: int, cy: int) -> None:
        x, y = cx + canvas.origin[0], cy + canvas.origin[1]
        half = icon.mask.width // 2 - icon.pad
        painted.append((len(runs), (x - half, y - half, x + half, y + half)))
        original(canvas, icon, cx, cy)

    monkeypatch.setattr(Canvas, "sprite", noted)
    view = tables.answering_with(cards)
    for language in LANGUAGES:
        painted.clear()
        with recording() as runs:
            picture("hand", view, language)
        say = words_in(language, NAME)
        shown = " ".join(run.text for run in runs)
        assert [place.active for place in view.places if say(rule_of(place.active)) not in shown] == []
        for index, run in enumerate(runs):
            over = [box for at, box in painted if at > index and _meet(run.box, box)]
            assert not (run.text.isdigit() and over), f"{run.text} at {run.box} is painted over"


def _meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    slack = 4
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > slack and min(one[3], other[3]) - max(one[1], other[1]) > slack


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("what", "step"), [("board", "invite"), ("hand", "invite"), ("board", "fief")])
def test_friends_who_may_come_along_stand_there_with_their_abilities(what: str, step: str, language: str) -> None:
    say = words_in(language, NAME)
    for friends in range(1, 8 if step == "invite" else 7):
        view = tables.with_friends(step, friends)
        people = guests(view)
        assert len(people) == friends
        with recording() as runs:
            picture(what, view, language)
        shown = " ".join(run.text for run in runs)
        assert [who for who in people if say(name_of(who)) not in shown] == []
        hidden = [who for who in people if say(rule_of(who)) not in shown]
        assert not hidden or (step == "invite" and friends > 4), f"{friends} guests: {hidden}"
    with recording() as runs:
        picture(what, replace(view, guests_allowed=False), language)
    assert say(name_of(people[0])) not in " ".join(run.text for run in runs)


def test_the_bar_shows_the_next_medal() -> None:
    """The medal aimed at, then the next one that is in reach, in the end what was won."""
    for stars, best, level, medal, expected in (
        (4, 20, "bronze", None, "bronze"), (4, 20, "silver", None, "silver"), (16, 20, "bronze", "bronze", "silver"),
        (17, 17, "bronze", "bronze", "bronze"), (18, 20, "bronze", "silver", "gold"), (20, 20, "gold", "gold", "gold"),
        (5, 9, "bronze", None, "bronze"), (17, 18, "gold", "bronze", "bronze"),
    ):
        view = tables.start(stars=stars, best=best, level=level, medal=medal, goal=Goal(MEDALS[level]))
        assert next_medal(view) == expected
        with recording() as runs:
            picture("board", view)
        assert f"{stars}/{MEDALS[expected]}" in [run.text for run in runs]
    assert next_medal(tables.everyone()) is None
    done = tables.start(stars=20, medal="gold", level="gold", goal=Goal(20))
    short = replace(done, stars=19, medal="silver")
    shine = np.abs(pixels(picture("board", done)) - pixels(picture("board", short))).max(-1)[:80, 1120:1210] > 40
    assert shine.mean() > 0.05, "a won gold medal shines"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["board", "hand"])
def test_a_card_just_scored_stands_out(what: str, language: str) -> None:
    before, after = tables.answering(), tables.turning()
    say = words_in(language, NAME)

    def shown(earlier: NorthwoodView | None) -> Picture:
        return draw("northwood", what, after, say, NAME, before=earlier)

    plain, new = shown(None), shown(before)
    assert worst_tile(np.abs(pixels(new) - pixels(plain)).max(-1) > 40) > 0.2
    assert say(Text("draw-northwood-alt-just-scored", {"cards": CARD_TEXT["flowers_8"]})) in new.alt
    assert len(new.alt) > len(plain.alt) and shown(after) == plain
    elsewhere = replace(before, visiting=2)
    assert shown(elsewhere) == plain, "the score of another visit is not compared"


def test_a_fief_just_decided_stands_out_and_hidden_cards_do_not() -> None:
    before = tables.answering()
    words = words_in("en", NAME)
    for standing, told in (("friendly", "has just become friendly"), ("lost", "has just been lost")):
        fief = FiefView(5, 2, None, standing)
        after = replace(_with_fief(before, fief), step="fief", visiting=None, favourite=None, statement=None, score=())
        plain = draw("northwood", "board", after, words, NAME)
        new = draw("northwood", "board", after, words, NAME, before=before)
        assert worst_tile(np.abs(pixels(new) - pixels(plain)).max(-1) > 40) > 0.1
        assert f"Fief 5 {told}" in new.alt and told not in plain.alt
        blind = replace(before, hand=("eyes_5",), deck_known=("claws_3", *before.deck_known[1:]), viewer=None)
        assert draw("northwood", "board", after, words, NAME, before=blind) == new


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_of_the_day_shows_its_date_and_the_streak(language: str) -> None:
    words = words_in(language, NAME)
    besides = ("22 November 2026", "12 days in a row")
    with recording() as runs:
        drawn = draw("northwood", "ranking", tables.over(), words, NAME, occasion=besides)
    shown = " ".join(run.text for run in runs)
    assert all(one in shown and one in drawn.alt for one in besides)
    assert [run for run in runs if run.cut or not run.inside or run.size < 19] == []
    assert "12" not in draw("northwood", "ranking", tables.over(), words, NAME).alt


def test_the_hand_shows_what_is_known_of_the_deck() -> None:
    view = tables.turning()
    with recording() as blind:
        picture("hand", replace(view, deck_known=(None,) * 16))
    with recording() as seeing:
        picture("hand", replace(view, deck_known=("eyes_8", "claws_3", "leaves_4", *(None,) * 13)))
    assert len(seeing) == len(blind) + KNOWN


def test_every_dialogue_card_is_where_it_is() -> None:
    view = tables.answering()
    where = dict(zip(DECK, whereabouts(view), strict=True))
    cards = ("eyes_1", "claws_6", "claws_2", "eyes_8")
    assert [where[card] for card in cards] == ["discard", "score", "hand", "unseen"]
    assert whereabouts(public(view)).count("hand") == 0


def test_fiefs_that_may_be_chosen() -> None:
    view = replace(tables.answering(), step="fief")
    assert choosable(view) == {0, 2, 4, 5, 6}
    assert choosable(replace(view, order=1)) == {0}
    assert choosable(replace(view, order=-1)) == {6}
    assert choosable(tables.answering()) == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_what_one_plays_from(language: str) -> None:
    say = words_in(language, NAME)
    view = tables.answering()
    alt = picture("board", view, language).alt
    assert all(say(name_of(place.active)) in alt for place in view.places)
    assert all(say(name_of(fief.ruler)) in alt for fief in view.fiefs if fief.ruler)
    assert "claws" not in alt
    for scene, (what, make) in SCENES.items():
        assert "…" not in picture(what, make(), language).alt, scene
    flowers = say(Text("northwood-suit", {"suit": "flowers"}))
    assert f"{flowers} 3 8" in picture("hand", view, language).alt.split(".")[0]
    assert "17" in picture("ranking", tables.over(), language).alt


@pytest.mark.parametrize("view", [tables.start(), tables.answering(), tables.over()], ids=lambda view: view.step)
def test_the_public_message_carries_one_picture_the_hand_where_it_is_open(view: NorthwoodView) -> None:
    assert public_pictures("northwood", view) == ("hand",)
    assert public_pictures("northwood", replace(view, viewer=None)) == ("board",)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        picture("hand", replace(tables.answering(), viewer=None))


def test_unknown_pictures_are_refused() -> None:
    with pytest.raises(KeyError):
        picture("poster", tables.start())


def test_only_what_changed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = tables.answering()
    picture("board", view)
    drawn: list[object] = []
    original = blocks._draw

    def noted(ground: blocks.Ground, block: blocks.Block) -> Image.Image:
        drawn.append(block.rect)
        return original(ground, block)

    monkeypatch.setattr(blocks, "_draw", noted)
    picture("board", view)
    assert drawn == []
    picture("board", replace(view, places=(*view.places[:3], replace(view.places[3], exhausted=False))))
    assert len(drawn) == 1
    picture("board", replace(view, viewer=None))
    assert len(drawn) == 1


def test_prepared_grounds_are_not_drawn_again() -> None:
    prepare("northwood")
    grounds = len(blocks._grounds)
    for what, view in (("board", tables.answering()), ("hand", tables.start()), ("hand", tables.answering()),
                       ("ranking", tables.over())):
        picture(what, view)
    assert len(blocks._grounds) == grounds


# -- drawings ----------------------------------------------------------------------------------------------------------


def _grey(name: str, side: int) -> npt.NDArray[np.float64]:
    """An icon without colours on white, as brightness from 0 to 1."""
    icon = rasterise(name, 128, 128, shelf=SHELF)
    white = Image.new("RGBA", icon.size, (255, 255, 255, 255))
    small = Image.alpha_composite(white, icon).convert("L").resize((side, side), Image.Resampling.BOX)
    return np.asarray(small, np.float64) / 255


@pytest.mark.parametrize("side", [13, 18, 26])
def test_suits_are_told_apart_without_colour(side: int) -> None:
    """At the sizes they have on a phone: in the tracker, on the fiefs, on the cards in hand.

    Silhouette and brightness both differ, so that neither a colour-blind eye nor a grey screen confuses two suits.
    """
    greys = {suit: _grey(f"suit_{suit}", side) for suit in SUITS}
    for one, other in itertools.combinations(SUITS, 2):
        shape = ((greys[one] < 0.85) != (greys[other] < 0.85)).mean()
        assert shape > 0.15, f"{one} and {other} have nearly the same outline: {shape:.2f}"
        correlation = np.corrcoef(greys[one].ravel(), greys[other].ravel())[0, 1]
        assert correlation < 0.75, f"{one} and {other} look alike in grey: {correlation:.2f}"


@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_has_a_portrait(who: str) -> None:
    assert portrait_name(who) in SHELF.known


def test_no_two_portraits_are_alike() -> None:
    faces = {who: rasterise(portrait_name(who), 32, 32, shelf=SHELF) for who in CHARACTERS}
    small = {who: np.asarray(face.convert("L"), np.int16) for who, face in faces.items()}
    for one, other in itertools.combinations(CHARACTERS, 2):
        assert np.abs(small[one] - small[other]).mean() > 9, f"{one} looks like {other}"


def test_medals_are_told_apart_without_colour() -> None:
    """Bronze is darker than silver; gold has a ribbon of its own, and all stand beside their figures."""
    metal = {medal: _grey(f"medal_{medal}", 32)[17:25, 12:20].mean() for medal in MEDALS}
    assert metal["silver"] - metal["bronze"] > 0.15
    assert metal["gold"] - metal["bronze"] > 0.08


# -- games and goldens -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "language"), [
    ({"characters": "full"}, "it"), ({"scenario": "long_talks"}, "es"), ({"scenario": "kings_council"}, "en"),
])
def test_a_whole_game_can_be_drawn(options: dict[str, str], language: str) -> None:
    spec = spec_of("northwood")
    session, rng = new_session(spec, 1, "5e" * 32, spec.options(**options)), random.Random(len(language + str(options)))
    words = words_in(language, NAME)
    answers = 0
    while waiting := session.open():
        if answers % 12 == 0:
            for what, viewer in (("board", None), ("hand", 0)):
                with recording() as runs:
                    drawn = draw("northwood", what, spec.rules.view(session.state, viewer), words, NAME, (0,))
                assert len(drawn.data) <= LIMIT
                assert [run for run in runs if not run.inside or run.cut] == []
                assert [run for run in runs if run.contrast < (4.5 if run.size < SMALL_TEXT else 3)] == []
        session.submit(0, random_answer(spec.rules, session.state, waiting[0], rng))
        answers += 1
    assert "…" not in draw("northwood", "ranking", spec.rules.view(session.state, None), words, NAME).alt


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ["answering", "everyone", "choosing hand", "answering hand", "won"])
def test_golden(name: str, update_goldens: bool) -> None:
    """Compared by the worst 32-px tile: a share over the whole picture would miss one wrong digit."""
    what, view = SCENES[name]
    image = reduced(picture(what, view()))
    file = GOLDEN / f"northwood_{name.replace(' ', '_')}.png"
    if update_goldens:
        image.save(file, optimize=True)
    assert difference(image, Image.open(file).convert("RGB")) <= 0.01


def test_the_golden_comparison_notices_one_digit() -> None:
    wrong = replace(tables.answering(), score=(*tables.answering().score, "claws_8"))
    golden = Image.open(GOLDEN / "northwood_answering.png").convert("RGB")
    assert difference(reduced(picture("board", wrong)), golden) > 0.03


def test_the_words_of_the_reader_are_part_of_every_block() -> None:
    """The same table in another language shares no block that has words on it."""
    view = public(tables.answering())
    readers = [Reader(words_in(language, NAME), NAME) for language in ("en", "es")]
    one, other = (np.asarray(board_image(view, reader), np.int16) for reader in readers)
    different = np.abs(one - other).max(-1) > 40
    rows, columns = np.nonzero(different)
    assert rows.min() < 80 and rows.max() > 840
    assert columns.max() > 1300


def _with_fief(view: NorthwoodView, fief: FiefView) -> NorthwoodView:
    return replace(view, fiefs=(*view.fiefs[: fief.number], fief, *view.fiefs[fief.number + 1 :]))
