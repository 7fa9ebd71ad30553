"""Tables of Agricola to draw, from fresh to overflowing: states set up by hand, seen through the game's own view."""

from __future__ import annotations

from games.agricola import SPEC
from games.agricola.farmyard.yard import Crops, Farmyard
from games.agricola.majors.places import home_places
from games.agricola.spaces.using import replenish
from games.agricola.state import AgricolaState, Phase, Player, Space
from games.agricola.view import AgricolaView, view_of
from games.core.registry import new_session
from games.core.state import Card
from tests.games.agricola.plots import CARD, opening

NAMES = ("Marta", "Luca", "Amélie", "Jonathan Q.", "Inés", "Bartholomew")


def fresh(players: int, *, moor: bool = True, **options: bool) -> AgricolaState:
    """A table after setup, in round 1."""
    state: AgricolaState = new_session(SPEC, players, f"{players:064x}", SPEC.options(moor=moor, **options)).state
    return state


def reveal(state: AgricolaState, last: int) -> None:
    """Turn up round cards until ``last`` lies there, with what accumulates."""
    while state.round < last:
        state.round += 1
        card = state.deck.draw()
        state.round_cards.append(card)
        state.spaces[card] = Space()
        replenish(state)


def around(yard: Farmyard, *names: str) -> int:
    """The fences around these spaces."""
    grid = yard.grid
    return grid.boundary(sum(1 << grid.number[name] for name in names))


def mask(yard: Farmyard, *names: str) -> int:
    """A set of spaces."""
    return sum(1 << yard.grid.number[name] for name in names)


def built(*, stables: str = "", grain: Crops | None = None, vegetable: Crops | None = None, **tiles: str) -> Farmyard:
    """A new farmyard with these tiles and stables, as names of spaces by kind, and crops."""
    yard = Farmyard(grain=grain or {}, vegetable=vegetable or {})
    for kind, names in tiles.items():
        yard = yard.laid(kind, mask(yard, *names.split()))
    return yard.with_stables(mask(yard, *stables.split()))


def _farm(player: Player, *, moor: bool) -> None:
    """A farm of the middle game: three rooms, fields, two pastures, a stable outside, every good."""
    yard = built(room="a1", field="b1 b2 c1", grain={"b1": 3}, vegetable={"b2": 2}, stables="e1 d3")
    player.yard = yard.with_fences(around(yard, "d1", "e1") | around(yard, "e2"))
    if moor:
        player.yard = player.yard.laid("forest", mask(yard, "b3", "c3")).laid("moor", mask(yard, "d2"))
    player.house, player.people, player.home, player.newborns = "clay", 4, 2, 1
    player.goods |= {"wood": 7, "clay": 2, "reed": 1, "stone": 0, "food": 5, "grain": 2, "vegetable": 1, "sheep": 5,
                     "boar": 2, "cattle": 1, "fuel": 3 if moor else 0}
    player.majors = ["fireplace_2", "well"]
    player.coming = {9: {"food": 1}, 10: {"food": 1}}
    if moor:
        player.sick = 1
        player.goods["horse"] = 1


def busy_state(players: int, *, moor: bool = True) -> AgricolaState:
    """Round 8: farms at work, some spaces taken, some improvements built."""
    state = fresh(players, moor=moor)
    reveal(state, 8)
    _farm(state.players[0], moor=moor)
    state.players[0].begging = 1
    taken = ("forest", "farmland", "fencing", "grain_seeds", "fishing", "major_improvement")
    for seat in range(players):
        state.spaces[taken[seat]].people.append(seat)
        state.spaces[taken[seat]].goods = {}
    if players > 1:
        state.players[1].majors = ["fireplace_3", "clay_oven"]
        state.players[1].house = "stone"
        state.players[1].goods |= {"wood": 12, "food": 3}
    built = {major for player in state.players for major in player.majors}
    state.places = [[card for card in stack if card not in built] for stack in state.places]
    state.starter = players - 1
    state.active = 0
    if state.specials:
        state.specials[0].users = [0]
    if len(state.specials) > 1:
        state.specials[1].users = [1, 0]
    return state


def early(players: int, *, moor: bool = True) -> AgricolaView:
    """Round 1."""
    return view_of(fresh(players, moor=moor), None)


def busy(players: int, *, moor: bool = True, viewer: int | None = None) -> AgricolaView:
    """Round 8."""
    return view_of(busy_state(players, moor=moor), viewer)


def crowded(players: int, *, moor: bool = True, viewer: int | None = None) -> AgricolaView:
    """Round 14 with as much as can be anywhere: two-digit numbers, all people out, many improvements each."""
    state = fresh(players, moor=moor)
    reveal(state, 14)
    for space in state.spaces.values():
        space.goods = dict.fromkeys(space.goods, 23)
    for seat, player in enumerate(state.players):
        yard = built(
            room="a1 b2 b3", field="b1 c1", grain={"b1": 3}, vegetable={"c1": 2}, stables="c2 e2 d1 e1",
        )
        fences = around(yard, "c2", "c3", "d2", "d3") | around(yard, "e2", "e3") | around(yard, "d1")
        player.yard, player.house, player.people, player.home = yard.with_fences(fences), "stone", 5, 0
        player.goods |= dict.fromkeys(("wood", "clay", "reed", "stone", "food", "grain", "vegetable"), 28 + seat)
        player.goods |= {"sheep": 16, "boar": 7, "cattle": 3, "horse": 2 if moor else 0, "fuel": 14 if moor else 0}
        player.begging = 3
        majors = [name for stack in home_places(1, moor=moor) for name in reversed(stack)]
        player.majors = majors[seat :: max(2, players)]
    state.places = [stack[:1] if index % 2 else [] for index, stack in enumerate(state.places)]
    for index, space in enumerate(state.spaces.values()):
        if index % 2:
            space.people.append(index // 2 % players)
    if "infirmary" in state.spaces:
        state.spaces["infirmary"].people = [seat % players for seat in range(5)]
    return view_of(state, viewer)


def over(players: int, *, moor: bool = True) -> AgricolaView:
    """The end: from two players on seat 1 has won."""
    state = busy_state(players, moor=moor)
    reveal(state, 14)
    state.phase = Phase.END
    if players > 1:
        state.players[1].bonus = 40
    return view_of(state, None)


def patchwork(players: int = 2, *, viewer: int | None = 0) -> AgricolaView:
    """A farm as cards make it: a forest on a forest and on a moor, goods on a field and on meadows, crops beyond fields
    and on a card, a grave and a fence post."""
    state = fresh(players, trial_cards=True)
    player = state.players[0]
    yard = built(grave="a1", post="c2", field="b1 b2 c1", moor="c3 e3", forest="d1 c3 e1")
    yard = yard.with_crops("grain", {"b1": 3, "d3": 3}).with_crops("vegetable", {"e2": 1})
    yard = yard.laid("forest", mask(yard, "d1")).with_goods("b2", {"food": 2})
    yard = yard.with_goods("d2", {"fuel": 1, "food": 2}).with_goods("b3", {"food": 1}).with_goods("d3", {"food": 1})
    player.yard = yard.with_crops("vegetable", {CARD: 2})
    player.occupations, player.minors, player.hand = ["B126", "A098"], [CARD], []
    with opening(plot=("vegetable",)):
        return view_of(state, viewer)


def with_animals_outside() -> AgricolaView:
    """A farm with Home Wood and Horse Trough: a boar in the forest, two horses beside the house, a sheep within."""
    state = fresh(2, trial_cards=True)
    player = state.players[0]
    player.hand, player.minors = [], ["M034", "M035"]
    player.yard = built(forest="d1")
    player.goods |= {"boar": 1, "horse": 2, "sheep": 1}
    return view_of(state, 0)


def with_cards(viewer: int | None = 0) -> AgricolaView:
    """A table with hand cards: some played, one in hand, the farmyard extended by two spaces."""
    state = fresh(2, trial_cards=True)
    player = state.players[0]
    player.yard = player.yard.extended(((-1, 0), (-1, 1)))
    player.occupations, player.minors = ["B126", "A098"], ["M050"]
    player.hand = [Card("A160", known_to=1)]
    return view_of(state, viewer)
