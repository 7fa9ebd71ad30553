"""The pictures of The Grimm Forest: readable, complete, the same every time, and small enough."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from games.core.catalogue import LANGUAGES, PSEUDO
from games.grimm_forest.content import FABLES, FRIENDS, Kind
from games.grimm_forest.scoring import result
from games.grimm_forest.state import House, Step
from games.grimm_forest.view import GrimmView, HouseView
from games.grimm_forest.wording.terms import card_name, card_rule, place_name
from rendering.grimm_forest import PICTURES, meadow, player, ranking, reveal
from rendering.grimm_forest.alt import board_alt, ranking_alt
from rendering.grimm_forest.cards import SIGNS, draw_card, draw_place_card
from rendering.grimm_forest.decision import decision
from rendering.grimm_forest.icons import sprite
from rendering.grimm_forest.pieces import goods_chip, house
from rendering.kit import blocks
from rendering.kit.canvas import Canvas
from rendering.kit.encode import LIMIT
from rendering.kit.layout import Rect
from rendering.kit.picture import ALT_LIMIT, Picture
from rendering.kit.sprites import Sprite
from rendering.kit.text import Recorded, recording
from rendering.kit.theme import BOARD_SIZE
from rendering.reader import Reader
from rendering.registry import draw, gallery, prepare
from tests.conformance.tables import one_answer
from tests.games.grimm_forest.test_ai import new_table
from tests.rendering import tables
from tests.rendering.conftest import words_in
from tests.rendering.pixels import difference, pixels, reduced, worst_tile

SCENES: dict[str, tuple[str, Callable[[int], GrimmView]]] = {
    "early": ("board", tables.early),
    "busy": ("board", tables.busy),
    "crowded": ("board", tables.crowded),
    "revealed": ("reveal", tables.revealed),
    "over": ("ranking", tables.over),
    "hand": ("hand", lambda n: tables.hand(("big_bad_wolf", "hidden_vault", "wolf", "wolf"), "cinderella", n)),
    "choosing": ("hand", tables.choosing),
    "offer": ("board", lambda n: replace(tables.busy(n), offer="red_riding_hood", offer_by=1)),
    "waiting": ("board", lambda n: tables.waiting(n, friend="little_mermaid", under_mermaid=("forest",))),
    "after a build": ("board", lambda n: tables.after_a_build(n)[1]),
    "empty hand": ("hand", lambda n: tables.hand((), "", n)),
}
SMALL_TEXT = 32
"""Below this size text needs a contrast of 4.5 : 1, from it on 3 : 1 (WCAG 2)."""


def picture(
    what: str, view: GrimmView, language: str = "en", names: tuple[str, ...] = tables.NAMES, asked: tuple[int, ...] = ()
) -> Picture:
    return draw("grimm_forest", what, view, words_in(language, names), names[: len(view.players)], asked)


def overlap(one: Recorded, other: Recorded) -> bool:
    a, b = one.box, other.box
    slack = 4
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("en", 3), ("en", 4), ("es", 4), ("it", 4), (PSEUDO, 4)])
@pytest.mark.parametrize("scene", SCENES)
def test_every_text_can_be_read(scene: str, players: int, language: str) -> None:
    what, view = SCENES[scene]
    with recording() as runs:
        picture(what, view(players), language, asked=(0, 1))
    assert runs
    assert [run for run in runs if not run.inside] == []
    assert [run for run in runs if run.size < 19] == []
    assert [run for run in runs if run.contrast < (4.5 if run.size < SMALL_TEXT else 3)] == []
    clashes = [(a.text, b.text) for i, a in enumerate(runs) for b in runs[i + 1 :] if overlap(a, b)]
    assert clashes == []
    if language != PSEUDO:
        assert [run.text for run in runs if run.cut] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*FABLES, *FRIENDS])
def test_every_card_face_shows_its_whole_rule(card: str, language: str) -> None:
    """At the smallest size at which a hand shows rules: eight Fables, or the Friend beside them."""
    reader = Reader(words_in(language, tables.NAMES), tables.NAMES)
    rect = Rect(12, 12, 229, 387) if card in FABLES else Rect(12, 12, 388, 404)
    canvas = Canvas.new(rect.right + 12, rect.bottom + 12)
    with recording() as runs:
        draw_card(canvas, rect, card, reader)
    assert [run.text for run in runs if run.cut or not run.inside] == []
    assert all(rect.y < run.box[1] and run.box[3] <= rect.bottom for run in runs)
    shown = " ".join(run.text for run in runs).split()
    rule = reader.words(card_rule(card)).split()
    assert shown[-len(rule) :] == rule


@pytest.mark.parametrize("count", [0, 1, 4, 5, 30])
@pytest.mark.parametrize("material", ["straw", "wood", "brick"])
def test_any_number_of_any_material_can_be_drawn(material: str, count: int) -> None:
    canvas = Canvas(Image.new("RGB", (200, 120)))
    goods_chip(canvas, Rect(0, 0, 180, 100), material, count)
    assert len(np.unique(np.asarray(canvas.image).reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scene", SCENES)
def test_pictures_are_small_described_and_tell_nothing_by_their_name(scene: str, players: int) -> None:
    what, view = SCENES[scene]
    drawn = picture(what, view(players))
    assert len(drawn.data) <= LIMIT
    assert drawn.filename == f"{what}.jpg"
    assert 40 < len(drawn.alt) <= ALT_LIMIT
    image = Image.open(io.BytesIO(drawn.data))
    assert image.size == (drawn.width, drawn.height) == BOARD_SIZE


@pytest.mark.parametrize("what", PICTURES)
def test_the_same_view_gives_the_same_bytes(what: str) -> None:
    view = tables.hand(("wolf", "roar"), "jack")
    first = picture(what, view)
    blocks.forget()
    assert picture(what, view) == first
    assert picture(what, view) == first


def test_two_threads_draw_what_one_draws() -> None:
    four, three, shown = tables.busy(4), tables.busy(3), tables.revealed(4)
    jobs = [("board", four), ("board", three), ("reveal", shown), ("board", four)]
    alone = [picture(what, view) for what, view in jobs]
    blocks.forget()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda job: picture(*job), jobs))
    assert together == alone


def test_hidden_things_change_no_public_picture() -> None:
    """Whoever looks at the board, and whatever is in hands: the picture is the same to the byte."""
    view = tables.busy(4)
    seen = replace(view, viewer=0, deck_top=("giant",), looking=("wolf",))
    other_hand = replace(view.players[1], hand=("dragon",))
    changed = replace(seen, players=(view.players[0], other_hand, *view.players[2:]))
    for what in ("board", "reveal", "ranking"):
        assert picture(what, changed) == picture(what, view)


def test_what_changes_on_the_table_changes_the_board() -> None:
    """Each public fact can be seen: two boards that differ in one of them differ in a visible patch."""
    view = tables.busy(4)
    base = pixels(picture("board", view))
    first = view.players[0]
    fields = view.locations[0]
    changes: dict[str, GrimmView] = {
        "goods": _with_player(view, replace(first, goods={**first.goods, "brick": 1})),
        "hand": _with_player(view, replace(first, hand_size=4)),
        "friend": _with_player(view, replace(first, friend="jack")),
        "token": _with_player(view, replace(first, tokens=())),
        "house": _with_player(view, replace(first, houses=first.houses[:1])),
        "storey": _with_player(view, replace(first, houses=(first.houses[0], replace(first.houses[1], parts=3)))),
        "corner site": _with_player(view, replace(first, corner_sites=1)),
        "actions": _with_player(view, replace(first, actions=2)),
        "active": replace(view, active=1),
        "start": replace(view, start=2),
        "round": replace(view, round=6),
        "decks": replace(view, deck_size=30),
        "step": replace(view, step="end_of_build"),
        "offer": replace(view, offer="jack", offer_by=1),
        "next round": replace(view, next_round=()),
        "place goods": _with_place(view, replace(fields, goods={**fields.goods, "straw": 7})),
        "pig": _with_place(view, replace(fields, pigs=(2, 3))),
        "unique": _with_place(view, replace(fields, unique=None)),
        "monster": _with_place(view, replace(fields, monsters=(tables.lying("dragon", 1),))),
        "announced": _with_place(view, replace(fields, announced=(1,))),
        "prince": replace(view, prince="fields", prince_took=3),
        "first tokens": replace(view, first_tokens=("brick", "straw")),
    }
    for name, changed in changes.items():
        difference = np.abs(pixels(picture("board", changed)) - base).max(-1) > 40
        assert worst_tile(difference) > 0.05, name
    waiting = np.abs(pixels(picture("board", view, asked=(3,))) - base).max(-1) > 40
    assert worst_tile(waiting) > 0.2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_says_what_one_plays_from(language: str) -> None:
    view = tables.busy(4)
    say = words_in(language, tables.NAMES)
    alt = picture("board", view, language).alt
    assert "…" not in alt
    assert "…" not in picture("board", tables.crowded(2), language).alt
    assert all(name in alt for name in tables.NAMES)
    assert all(str(number) in alt for number in (5, 7, 12, 11))
    assert all(say(place_name(place.id)) in alt for place in view.locations)
    assert all(say(card_name(card)) in alt for card in ("wolf", "grandmas_house", "cinderella", "rapunzel", "aladdin"))
    hand = picture("hand", tables.hand(("wolf", "roar"), "jack"), language).alt
    assert all(say(card_name(card)) in hand for card in ("wolf", "roar", "jack"))
    chosen = picture("hand", tables.choosing(3), language).alt
    assert all(say(card_name(card)) in chosen for card in tables.choosing(3).looking)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_the_fullest_table_is_complete(language: str) -> None:
    """With four long names, in the language of the longest words too, nothing is cut."""
    crowded = tables.crowded(4)
    seats = tuple(replace(player, tokens=player.tokens if player.seat == 2 else ()) for player in crowded.players)
    view = replace(crowded, players=seats, offer="red_riding_hood", offer_by=1)
    reader = Reader(words_in(language, tables.LONG_NAMES), tables.LONG_NAMES)
    alt = board_alt(view, reader)
    assert "…" not in alt and len(alt) <= ALT_LIMIT
    assert all(f"{letter} {name[:12]}" in alt for letter, name in zip("ABCD", tables.LONG_NAMES, strict=True))
    cards = [view.offer, *(player.friend for player in view.players), *(fable.card for fable in view.next_round)]
    for place in view.locations:
        cards += [fable.card for fable in (*place.monsters, *place.laid_out, *filter(None, [place.unique]))]
        assert reader.words(place_name(place.id)) in alt
    assert [card for card in cards if reader.words(card_name(card)) not in alt] == []
    assert alt.count("3/3") == 8 and alt.count("2/3") == 8 and alt.count("1/3") == 8
    ranking = ranking_alt(tables.over(4), reader)
    assert "…" not in ranking and all(name in ranking for name in tables.LONG_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_of_a_played_game_is_cut(language: str) -> None:
    reader = Reader(words_in(language, tables.LONG_NAMES), tables.LONG_NAMES)
    session, rng = new_table(4, 1)
    while not session.finished:
        view = session.rules.view(session.state, None)
        assert "…" not in board_alt(view, reader)
        one_answer(session, rng)
    assert "…" not in ranking_alt(session.rules.view(session.state, None), reader)


def test_names_that_cannot_be_written_become_letters() -> None:
    with recording() as runs:
        picture("board", tables.early(2), names=("猪猪", "🐺"))
    assert {"A", "B"} <= {run.text for run in runs}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_of_ten_letters_are_never_cut(players: int, language: str) -> None:
    """Whoever starts, builds or is waited for, and on every picture."""
    scenes = [(what, view(players)) for what, view in SCENES.values()]
    boards = [("board", replace(tables.busy(players), start=seat, active=seat)) for seat in range(players)]
    for what, view in (*scenes, *boards):
        with recording() as runs:
            picture(what, view, language, tables.TEN_LETTERS, asked=tuple(range(players)))
        assert [run.text for run in runs if run.cut] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fables", [1, 2, 3])
def test_every_friend_keeps_his_name_beside_waiting_fables(fables: int, language: str) -> None:
    say = words_in(language, tables.TEN_LETTERS)
    states: list[dict[str, object]] = [{"friend": friend} for friend in FRIENDS]
    states += [{"friend": "aladdin", "prediction": said} for said in ("alone", "together")]
    states += [{"friend": "pinocchio", "prediction": place.id} for place in tables.busy(4).locations]
    states.append({"friend": "rapunzel", "stored": tables.goods(2, 3, 4)})
    states.append({"friend": "ali_baba", "robbed": 0, "booty": "wood"})
    states.append({"friend": "little_mermaid", "under_mermaid": ("forest", "fields")})
    for state in states:
        with recording() as runs:
            picture("board", tables.waiting(4, fables=fables, **state), language, tables.TEN_LETTERS)
        assert [run.text for run in runs if run.cut or not run.inside] == [], state
        clashes = [(a.text, b.text) for i, a in enumerate(runs) for b in runs[i + 1 :] if overlap(a, b)]
        assert clashes == []
        assert say(card_name(str(state["friend"]))) in " ".join(run.text for run in runs)


@pytest.mark.parametrize(("players", "houses", "least"), [
    (4, 1, 140), (4, 2, 136), (4, 3, 108), (4, 5, 96), (3, 3, 140), (2, 3, 150), (2, 5, 120),
])
def test_houses_are_large_and_free_plots_are_there(
    players: int, houses: int, least: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are the goal of the game: on a phone at least 27 px high, 40 while there are only two."""
    sizes: list[int] = []
    drawn: list[str] = []
    original, seen = house, sprite

    def noted(canvas: Canvas, view: HouseView, cx: int, ground: int, size: int, **more: Any) -> None:
        sizes.append(size)
        original(canvas, view, cx, ground, size, **more)

    def looked(name: str, *args: int, **more: Any) -> Sprite:
        drawn.append(name)
        return seen(name, *args, **more)

    monkeypatch.setattr(meadow, "house", noted)
    monkeypatch.setattr(meadow, "sprite", looked)
    built = tuple(HouseView("wood", 1 + number % 3, False) for number in range(houses))
    view = tables.view(players, players=tuple(tables.player(seat, houses=built) for seat in range(players)))
    picture("board", view)
    assert len(sizes) == players * houses and min(sizes) >= least
    assert drawn.count("site") == players * (5 - houses)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_has_just_changed_stands_out_on_the_board(players: int) -> None:
    before, after = tables.after_a_build(players)
    words = words_in("en", tables.NAMES)

    def board(earlier: GrimmView | None, view: GrimmView = after) -> Picture:
        return draw("grimm_forest", "board", view, words, tables.NAMES[:players], before=earlier)

    plain, shown = board(None), board(before)
    with recording() as runs:
        board(before)
    tags = sorted(run.text for run in runs if run.text[0] in "+−" and run.text != "−5")
    assert tags == sorted(["−2", "+4", "−1", *(["+1"] if players > 2 else [])])
    assert board(after) == plain, "nothing has changed, nothing stands out"
    ringed = _with_player(before, replace(after.players[0], goods=before.players[0].goods))
    assert worst_tile(np.abs(pixels(board(before, ringed)) - pixels(board(None, ringed))).max(-1) > 20) > 0.3
    assert "Just now: Marta: −2 wood and built wooden roof" in shown.alt
    assert "Luca: +4 wood" in shown.alt and "Forest: −1 wood" in shown.alt
    assert "Just now" not in plain.alt and "Just now" not in board(after).alt


def test_without_an_earlier_view_the_gathered_goods_stand_out() -> None:
    gathered = tables.player(0, goods=tables.goods(4), collected=tables.goods(4))
    view = tables.view(2, step="end_of_gather", players=(gathered, tables.player(1)))
    with recording() as runs:
        drawn = picture("board", view)
    assert [run.text for run in runs if run.text.startswith("+")] == ["+4"]
    assert "Just now: Marta: +4 straw." in drawn.alt
    with recording() as later:
        picture("board", replace(view, phase="build", step="build"))
    assert not [run.text for run in later if run.text.startswith("+")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_changes_are_told_in_every_language(language: str) -> None:
    before, after = tables.after_a_build(4)
    alt = draw(
        "grimm_forest", "board", after, words_in(language, tables.NAMES), tables.NAMES, before=before
    ).alt
    assert "draw-" not in alt and "+4" in alt and "−2" in alt and "…" not in alt


def test_hidden_things_change_nothing_that_stands_out() -> None:
    """Only public facts are compared: what a viewer saw of hands before makes no difference."""
    before, after = tables.after_a_build(4)
    words = words_in("en", tables.NAMES)
    peeked = replace(before, players=tuple(replace(seat, hand=("giant",), fable="wolf") for seat in before.players))
    first, second = (draw("grimm_forest", "board", after, words, tables.NAMES, before=one) for one in (before, peeked))
    assert first == second


def test_the_sign_of_a_unique_place_stands_for_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    original = sprite

    def looked(name: str, *args: int, **more: Any) -> Sprite:
        names.append(name)
        return original(name, *args, **more)

    for module in (player, ranking):
        monkeypatch.setattr(module, "sprite", looked)
    picture("board", tables.busy(4))
    picture("ranking", tables.over(4))
    assert names and SIGNS[Kind.UNIQUE] not in names


def test_winners_are_crowned_and_twice_as_high_also_when_they_share(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    original = sprite

    def looked(name: str, *args: int, **more: Any) -> Sprite:
        names.append(name)
        return original(name, *args, **more)

    monkeypatch.setattr(ranking, "sprite", looked)
    for players in (2, 3, 4):
        view = tables.over(players)
        shared = replace(view, places=(1, 1, 3, 4)[:players])
        for shown, winners in ((view, 1), (shared, 2)):
            names.clear()
            with recording() as runs:
                drawn = picture("ranking", shown)
            assert names.count("crown") == 2 + winners, "two beside the heading, one on each winning pig"
            sizes = {run.text: run.size for run in runs if run.text in tables.NAMES}
            ordered = sorted(range(players), key=lambda seat: shown.places[seat])
            assert all(sizes[tables.NAMES[seat]] >= 50 for seat in ordered[:winners])
            assert all(sizes[tables.NAMES[seat]] <= 36 for seat in ordered[winners:])
            assert ("A shared victory!" in [run.text for run in runs]) == (winners == 2)
            assert ("the victory is shared" in drawn.alt) == (winners == 2)
    names.clear()
    picture("ranking", tables.busy(3))
    assert "confetti" not in names


def test_what_decided_a_tie_has_a_ring(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture names the same reason as the rules, for any end; houses or the token that decided are ringed."""
    rng, seen = random.Random(3), set()
    ringed: list[list[int]] = []
    monkeypatch.setattr(ranking, "houses_row", lambda *args: ringed.append(list(args[4]) if len(args) > 4 else []))
    for _ in range(60):
        session, _ = new_table(2, 1)
        state = session.state
        free = ["straw", "wood", "brick"]
        for one in state.players:
            materials = [rng.choice(("straw", "wood", "brick")) for _ in range(3)]
            if rng.random() < 0.6:
                materials = ["straw", "wood", "brick"]
            one.houses = [House(material, 3, False) for material in materials]
            one.tokens = [free.pop(rng.randrange(len(free))) for _ in range(rng.randrange(2))]
        state.step = Step.OVER
        view = session.rules.view(state, None)
        reason = result(state).reason.key.removeprefix("grimm-forest-reason-")
        expected = "" if reason in ("houses", "shared") else reason
        assert decision(view) == expected
        seen.add(reason)
        ringed.clear()
        alt = picture("ranking", view).alt
        if reason in ("brick", "wood"):
            best = view.players[view.places.index(1)]
            assert ringed[0] == [at for at, house in enumerate(best.houses) if house.material == reason]
        else:
            assert not any(ringed)
        assert ("decided it" in alt) == bool(expected)
    assert seen >= {"brick", "wood", "first-brick", "shared"}


def test_two_players_see_their_reveal_in_large_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[Rect] = []

    def noted(canvas: Canvas, rect: Rect, *args: Any) -> None:
        cards.append(rect)
        draw_place_card(canvas, rect, *args)

    monkeypatch.setattr(reveal, "draw_place_card", noted)
    with recording() as runs:
        picture("reveal", tables.revealed(2))
    assert len(cards) == 2 and all(card.w * card.h > 1.6 * 330 * 220 for card in cards)
    rule = card_rule("chinny")
    shown = [run for run in runs if run.text and run.text in words_in("en", tables.NAMES)(rule)]
    assert shown and max(run.size for run in shown) >= 28, "the rule stands beside them, larger than it was"


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        picture("hand", tables.busy(2))


def test_unknown_pictures_and_games_are_refused() -> None:
    with pytest.raises(KeyError):
        picture("poster", tables.busy(2))
    with pytest.raises(KeyError):
        draw("ludo", "board", tables.busy(2), words_in("en", tables.NAMES), tables.NAMES)


def _with_player(view: GrimmView, player: object) -> GrimmView:
    return replace(view, players=(player, *view.players[1:]))  # type: ignore[arg-type]  # fields by name


def _with_place(view: GrimmView, place: object) -> GrimmView:
    return replace(view, locations=(place, *view.locations[1:]))  # type: ignore[arg-type]  # fields by name


def test_only_what_changed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = tables.busy(4)
    picture("board", view)
    drawn: list[Rect] = []
    original = blocks._draw

    def noted(ground: Any, block: Any) -> Any:
        drawn.append(block.rect)
        return original(ground, block)

    monkeypatch.setattr(blocks, "_draw", noted)
    picture("board", view)
    assert drawn == []
    picture("board", _with_player(view, replace(view.players[0], hand_size=9)))
    assert len(drawn) == 1
    picture("board", replace(view, viewer=2))
    assert len(drawn) == 1


def test_prepared_grounds_are_not_drawn_again() -> None:
    prepare("grimm_forest")
    grounds = len(blocks._grounds)
    assert grounds == 5
    for what, view in SCENES.values():
        for players in (2, 3, 4):
            picture(what, view(players))
    assert len(blocks._grounds) == grounds


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", ["early", "busy", "hand", "revealed", "over"])
def test_golden(name: str, update_goldens: bool) -> None:
    """Compared by the worst 32-px tile: a share over the whole picture would miss one wrong digit."""
    what, view = SCENES[name]
    image = reduced(picture(what, view(4), asked=(1,)))
    file = GOLDEN / f"{name}.png"
    if update_goldens:
        GOLDEN.mkdir(exist_ok=True)
        image.save(file, optimize=True)
    golden = Image.open(file).convert("RGB")
    assert difference(image, golden) <= 0.01


def test_the_golden_comparison_notices_one_digit() -> None:
    view = tables.busy(4)
    wrong = replace(view.players[0], goods={**view.players[0].goods, "wood": 3})
    golden = Image.open(GOLDEN / "busy.png").convert("RGB")
    assert difference(reduced(picture("board", _with_player(view, wrong), asked=(1,))), golden) > 0.03


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybodys_friend_can_be_looked_at_with_its_rule(players: int, language: str) -> None:
    """ "Look at …: Friends", in a picture and in words; not while nobody has one."""
    assert "friends" not in [name for name, _ in gallery("grimm_forest", tables.early(players))]
    view = tables.busy(players)
    assert "friends" in [name for name, _ in gallery("grimm_forest", view)]
    seen = picture("friends", view, language)
    say = words_in(language, tables.NAMES)
    friends = [player.friend for player in view.players if player.friend]
    assert friends and all(say(card_name(card)) in seen.alt and say(card_rule(card)) in seen.alt for card in friends)
    assert all(name in seen.alt for name in tables.NAMES[:players]) and "…" not in seen.alt
