"""The farmyard as a value: stacked tiles, crops, goods on spaces, and the sets of spaces that follow from them."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.agricola import SPEC
from games.agricola.farmyard.pastures import Enclosure
from games.agricola.farmyard.yard import KINDS, LETTERS, SOWN, Farmyard
from games.agricola.land import rework
from games.agricola.options import AgricolaOptions
from games.agricola.state import AgricolaState
from games.agricola.upgrades import stacked_terrain
from games.core.codec import dump, load
from games.core.copying import copy_of
from games.core.fuzz import random_answer
from games.core.registry import new_run
from tests.games.agricola.table import Table, both, farm, fences, give, spaces, table
from tests.scale import scaled

SETS = ("rooms", "fields", "forests", "moors", "stacked", "tiles", "growing", "blocked", "fenced", "reserves", "unused",
        "free", "empty_fields", "room_sites", "field_sites", "stable_sites", "graves", "posts", "reserve_sites")


def recomputed(yard: Farmyard) -> dict[str, set[str]]:
    """The sets of a farmyard by the names of their spaces, worked out from its tiles, crops and fences alone."""
    grid = yard.grid
    at = dict(zip(grid.places, grid.names, strict=True))
    piles = dict(zip(grid.names, yard.terrain.split(","), strict=True))
    top = {name: KINDS[pile[-1]] if pile else "" for name, pile in piles.items()}
    show = {f"{kind}s": {name for name in top if top[name] == kind} for kind in LETTERS}
    stables = {name for number, name in enumerate(grid.names) if yard.stables >> number & 1}
    posts = {edge for number, edge in enumerate(grid.edges) if yard.fences >> number & 1}
    beside: dict[str, list[tuple[tuple[int, int, bool], str | None]]] = {
        name: [
            ((row, column, False), at.get((row - 1, column))), ((row + 1, column, False), at.get((row + 1, column))),
            ((row, column, True), at.get((row, column - 1))), ((row, column + 1, True), at.get((row, column + 1))),
        ] for (row, column), name in at.items()
    }

    def region(name: str) -> set[str] | None:
        """All that no fence cuts off from a space; None when that leads out of the farmyard."""
        found, todo = {name}, [name]
        while todo:
            for edge, other in beside[todo.pop()]:
                if edge in posts:
                    continue
                if other is None:
                    return None
                if other not in found:
                    found.add(other)
                    todo.append(other)
        return found

    around = {name: region(name) if posts else None for name in piles}
    tiles = {name for name in piles if piles[name]}
    growing = {name for name in (*yard.grain, *yard.vegetable) if name in piles}
    fenced = {name for name, closed in around.items() if closed and not closed & (tiles | growing)}
    unused = set(piles) - tiles - stables - fenced

    def near(names: set[str]) -> set[str]:
        return {other for name in names for _, other in beside[name] if other is not None}

    free = unused - growing
    reserves = {name for name, closed in around.items() if closed and closed & tiles}
    pieces = 15 - len(posts) - len(show["posts"])
    wild = {
        name for name in (show["forests"] | show["moors"]) & near(fenced) - reserves
        if sum(edge not in posts for edge, _ in beside[name]) <= pieces
    }
    return show | {
        "stacked": {name for name in piles if len(piles[name]) > 1}, "tiles": tiles, "growing": growing,
        "blocked": tiles | growing, "fenced": fenced, "unused": unused, "free": free,
        "reserves": reserves, "reserve_sites": wild,
        "empty_fields": show["fields"] - growing, "room_sites": free & near(show["rooms"]),
        "field_sites": free & near(show["fields"]) if show["fields"] else free,
        "stable_sites": set(piles) - tiles - growing - stables,
    }


def indexed(yard: Farmyard) -> dict[str, set[str]]:
    """The same sets as the farmyard has them."""
    names = yard.grid.names
    return {what: {name for at, name in enumerate(names) if getattr(yard, what) >> at & 1} for what in SETS}


@pytest.mark.parametrize("way", ["moor", "cards", "family"])
def test_the_sets_of_spaces_are_those_of_the_tiles_after_every_act(way: str) -> None:
    seen: set[Farmyard] = set()
    games = scaled(2)
    for number in range(games):
        rng = random.Random(f"{way}:{number}")
        options = AgricolaOptions.model_validate(SPEC.ways[way].options)
        session = new_run(SPEC, 3, f"{rng.getrandbits(256):064x}", options)
        while not session.finished:
            for player in session.state.players:
                if player.yard not in seen:
                    seen.add(player.yard)
                    assert indexed(player.yard) == recomputed(player.yard)
            seat = rng.choice(list(session.open()))
            session.submit(seat, random_answer(SPEC.rules, session.state, session.open()[seat], rng))
    assert len(seen) >= 5 * games, "farms have changed"


_STACK = st.one_of(st.sampled_from(("", "R", "P", "G", "I")), st.text("FM", max_size=3))
_YARD = st.builds(
    lambda stacks, stables, posts, grain, extra: Farmyard(
        ",".join(stacks[: 15 + 2 * extra]), stables, posts, dict.fromkeys(grain, 2),
        extra=((3, 1), (3, 2)) if extra else (),
    ),
    st.lists(_STACK, min_size=17, max_size=17), st.integers(0, (1 << 15) - 1),
    st.sampled_from([0, fences("e1"), fences("d1 e1, e2"), fences("c1 c2 d2, d1")]),
    st.sets(st.sampled_from(["a1", "b2", "e1", "B068"])), st.booleans(),
)


@given(_YARD)
def test_the_sets_of_spaces_are_those_of_any_tiles(yard: Farmyard) -> None:
    assert indexed(yard) == recomputed(yard)


@given(_YARD, st.integers(0, (1 << 15) - 1), st.sampled_from(sorted(LETTERS)))
def test_a_tile_that_was_laid_is_seen_and_can_be_lifted_again(yard: Farmyard, where: int, kind: str) -> None:
    laid = yard.laid(kind, where)
    assert getattr(laid, f"{kind}s") == getattr(yard, f"{kind}s") | where
    assert laid.lifted(where) == yard and laid.stacked & where == yard.tiles & where
    assert yard.turned(kind, where & yard.tiles).stacked == yard.stacked


@given(_YARD)
def test_a_farmyard_survives_saving_and_copies_share_it(yard: Farmyard) -> None:
    lying = yard.with_goods("c3", {"food": 2}).with_goods("c3", {"food": 1, "fuel": 1})
    assert lying.lying == {"c3": {"food": 3, "fuel": 1}} and lying.without_goods(("c3",)) == yard
    assert load(Farmyard, dump(lying)) == lying and "rooms" not in dump(lying)
    state = table(1).state
    state.players[0].yard = lying
    assert copy_of(state).players[0].yard is lying


@given(_YARD)
def test_what_is_reaped_has_been_sown(yard: Farmyard) -> None:
    bare = replace(yard, grain={}, vegetable={})
    sown = bare.sown("grain", ("b1", "B068")).sown("vegetable", ("c1",))
    total = {"grain": 0, "vegetable": 0}
    left = sown
    while left.grain or left.vegetable:
        left, taken = left.reaped()
        total = {crop: n + taken[crop] for crop, n in total.items()}
    assert total == {"grain": 2 * SOWN["grain"], "vegetable": SOWN["vegetable"]} and left == bare
    assert sown.cleared("b1").cleared("B068").cleared("c1") == bare


def test_the_farms_of_version_three_become_stacks() -> None:
    """Every farm of a save of version 3 shows the same tiles and crops as before."""
    for file in sorted(Path("tests/saves/agricola").glob("v3_*.json")):
        save = json.loads(file.read_text(encoding="utf-8"))["state"]
        old = [dict(player["yard"]) for player in save["players"]]
        for was, player in zip(old, stacked_terrain(save)["players"], strict=True):
            yard = load(Farmyard, json.dumps(player["yard"]))
            for what in ("rooms", "fields", "forests", "moors", "stables", "fences"):
                assert getattr(yard, what) == was[what], (file.name, what)
            names = yard.grid.names
            for crop in ("grain", "vegetable"):
                assert yard.planted(crop) == {names[int(at)]: n for at, n in was[crop].items()}


def test_an_extended_farm_of_version_three_keeps_the_names_of_its_spaces() -> None:
    masks = {"rooms": 1 << 5 | 1 << 10, "fields": 1 << 15 | 1, "forests": 1 << 16}
    old = {
        **masks, "moors": 0, "stables": 0, "fences": 0, "grain": {"15": 2}, "vegetable": {"0": 1},
        "extra": [[-1, 0], [-1, 1]],
    }
    (player,) = stacked_terrain({"players": [{"yard": old}]})["players"]
    yard = load(Farmyard, json.dumps(player["yard"]))
    assert (yard.rooms, yard.fields, yard.forests) == (masks["rooms"], masks["fields"], masks["forests"])
    assert yard.grain == {yard.grid.names[15]: 2} and yard.vegetable == {"a1": 1}


# -- tiles on tiles, through the special actions --------------------------------------------------------------------


def stacked(*tiles: tuple[str, str], **lying: dict[str, int]) -> Table:
    """Two players with the Moor; seat 0's farm has no wild land but these tiles, laid one after another."""
    def lay(state: AgricolaState) -> None:
        me = state.players[0]
        for kind, names in tiles:
            me.yard = me.yard.laid(kind, spaces(names))
        for name, goods in lying.items():
            me.yard = me.yard.with_goods(name, goods)

    return table(2, both(farm(forests="", moors="", fields="b1"), give(), lay), moor=True)


def test_a_forest_on_a_forest_is_an_ordinary_forest_once_the_upper_one_is_felled() -> None:
    one = stacked(("forest", "c1"), ("forest", "c1"))
    assert one.view(0).farms[0].cells[2].under == ("forest",)
    one.place("special:1-2-b:fell_trees")
    assert one.goods() == {"wood": 2}
    assert one.me().yard.forests == spaces("c1") and one.view(0).farms[0].cells[2].under == ()


def test_slash_and_burn_needs_a_forest_that_lies_on_no_other_tile() -> None:
    """Each for itself: a single forest beside the field will do, one on a forest or moor will not."""
    assert "special:1-2-b:slash_and_burn" in stacked(("forest", "c1")).ids()
    assert "special:1-2-b:slash_and_burn" not in stacked(("forest", "c1"), ("forest", "c1")).ids()
    assert "special:1-2-b:slash_and_burn" not in stacked(("moor", "c1"), ("forest", "c1")).ids()


def test_a_moor_beneath_a_forest_is_not_seen_until_the_forest_is_felled() -> None:
    one = stacked(("moor", "c1"), ("forest", "c1"))
    assert "special:1-2-b:cut_peat" not in one.ids()
    one.place("special:1-2-b:fell_trees")
    assert one.me().yard.moors == spaces("c1") and not one.me().yard.forests


# -- what is fenced or marked for good -------------------------------------------------------------------------------


def reserved(*tiles: tuple[str, str]) -> Table:
    """A farm with a pasture on E1 and tiles on D1, which is fenced all the same."""
    def fence(state: AgricolaState) -> None:
        me = state.players[0]
        me.yard = me.yard.with_fences(fences("e1"))
        for kind, names in tiles:
            me.yard = me.yard.laid(kind, spaces(names))
        assert me.yard.reserve_sites == spaces("d1")
        me.yard = me.yard.ringed_by_fences(spaces("d1"))

    return table(2, both(farm(forests="", moors="", fields="c1"), give(), fence), moor=True)


def test_a_fenced_forest_is_no_pasture_until_it_is_felled() -> None:
    one = reserved(("forest", "d1"))
    yard = one.me().yard
    assert SPEC.rules.invariants(one.state) == []
    assert (yard.pastures, yard.reserves, yard.fences_left) == ((spaces("e1"),), spaces("d1"), 8)
    one.place("special:1-2-b:fell_trees")
    assert set(one.me().yard.pastures) == {spaces("e1"), spaces("d1")} and not one.me().yard.reserves
    assert one.view(0).farms[0].points["pastures"] == 2


def test_a_fenced_moor_beneath_a_forest_takes_two_acts() -> None:
    one = reserved(("moor", "d1"), ("forest", "d1"))
    one.place("special:1-2-b:fell_trees")
    assert one.me().yard.reserves == one.me().yard.moors == spaces("d1") and len(one.me().yard.pastures) == 1


def test_a_fenced_forest_that_is_burnt_down_is_a_field() -> None:
    one = reserved(("forest", "d1"))
    one.place("special:1-2-b:slash_and_burn")
    assert one.me().yard.fields == spaces("c1 d1") and len(one.me().yard.pastures) == 1


def test_a_grave_or_a_post_is_in_the_way_of_everything() -> None:
    yard = Farmyard(fences=fences("d1")).laid("grave", spaces("b2")).laid("post", spaces("e1"))
    marked = spaces("b2 e1")
    assert not marked & (yard.unused | yard.room_sites | yard.field_sites | yard.stable_sites | yard.reserve_sites)
    assert Enclosure((), yard.fences, yard.blocked, 9).fault(spaces("e1")) == "tile"
    assert yard.fences_left == 15 - 4 - 1


# -- goods that lie on spaces ----------------------------------------------------------------------------------------


def test_goods_on_an_unused_space_come_when_it_is_plowed_and_are_told_after_it() -> None:
    one = stacked(c1={"food": 2, "fuel": 1})
    one.place("farmland", ("c1",))
    assert one.goods() == {"food": 2, "fuel": 1} and one.me().yard.lying == {}
    told = [line.text.key for line in one.session.closed[-1].lines]
    assert told[-2:] == ["agricola-log-by", "agricola-log-lay-there"]


def test_goods_elsewhere_stay_where_they_are() -> None:
    one = stacked(c2={"food": 1})
    one.place("farmland", ("c1",))
    assert one.me().yard.lying == {"c2": {"food": 1}} and one.view(0).farms[0].cells[7].goods == (("food", 1),)


def test_goods_on_a_field_come_when_it_is_sown() -> None:
    one = stacked(b1={"food": 2})
    me = one.me()
    food = me.goods["food"]
    rework(one.state, me, me.yard.laid("forest", spaces("d3")))
    assert me.goods["food"] == food and me.yard.lying
    rework(one.state, me, me.yard.sown("grain", ("b1",)))
    assert me.goods["food"] == food + 2 and not me.yard.lying
