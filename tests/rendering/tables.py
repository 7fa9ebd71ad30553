"""Tables to draw: views of The Grimm Forest built by hand, from quiet to crowded."""

from __future__ import annotations

from dataclasses import replace

from games.grimm_forest.content import places_for
from games.grimm_forest.view import FableView, GrimmView, HouseView, LocationView, PlayerView

NAMES = ("Marta", "Luca", "Amélie", "Jonathan Q.")
TEN_LETTERS = ("Maximilian", "Bernadette", "Konstantin", "Alessandra")
LONG_NAMES = ("Wolfeschlegelstein", "Maximiliano Andrés", "XxDragonSlayer99xX", "Bartholomew the II")


def goods(straw: int = 0, wood: int = 0, brick: int = 0) -> dict[str, int]:
    return {"straw": straw, "wood": wood, "brick": brick}


def player(seat: int, **changes: object) -> PlayerView:
    empty = PlayerView(
        seat=seat, goods=goods(), houses=(), sites=5, corner_sites=0, tokens=(), friend="", stored=goods(),
        prediction="", robbed=-1, booty="", under_mermaid=(), gather_cards=("fields", "forest", "brickyard"),
        hand_size=0, hand=(), chosen=False, gather="", fable="", has_fable=False, at="", collected=goods(),
        actions=2, used=(), houses_done=0,
    )
    return replace(empty, **changes)  # type: ignore[arg-type]


def location(place: str, **changes: object) -> LocationView:
    start = {"fields": goods(straw=5), "forest": goods(wood=4), "brickyard": goods(brick=3), "market": goods(1, 1, 1)}
    empty = LocationView(id=place, goods=start[place], pigs=(), monsters=(), unique=None, laid_out=(), announced=())
    return replace(empty, **changes)  # type: ignore[arg-type]


def lying(card: str, owner: int = 0, place: str = "", *, settled: bool = False) -> FableView:
    return FableView(card, owner, place, 2, settled)


def view(count: int, /, **changes: object) -> GrimmView:
    """A fresh table."""
    seats = tuple(range(count))
    empty = GrimmView(
        viewer=None, advanced=True, round=1, phase="gather", step="choose", start=0, order=seats, active=None,
        revealed_fables=False, revealed_gather=False, locations=tuple(location(place) for place in places_for(count)),
        players=tuple(player(seat) for seat in seats), table=(), next_round=(), prince="", prince_took=0, deck_size=56,
        deck_top=(), discards=(), friend_deck_size=25, friend_discards=(), sections_left={}, offer="", offer_by=-1,
        first_tokens=("straw", "wood", "brick"), looker=-1, looking_count=0, looking=(), tavern=(), houses_to_win=3,
        finished=False, places=(),
    )
    return replace(empty, **changes)  # type: ignore[arg-type]


def early(players: int) -> GrimmView:
    """The first choice: nothing built, nobody anywhere."""
    return view(players)


def busy(players: int) -> GrimmView:
    """A middle game in the build phase, with something of everything."""
    taxes = lying("taxation", 1)
    seats = [
        player(
            0, goods=goods(7, 2, 0), houses=(HouseView("straw", 3, False), HouseView("wood", 2, False)), actions=1,
            tokens=("straw",), friend="cinderella", hand_size=3, at="forest", houses_done=1,
            hand=("big_bad_wolf", "hidden_vault", "harvest_moon"),
        ),
        player(
            1, goods=goods(0, 5, 3), houses=(HouseView("brick", 1, False), HouseView("wood", 3, False)), houses_done=1,
            tokens=("wood",), friend="rapunzel", stored=goods(2, 0, 2), hand_size=1, at="forest",
        ),
        player(2, goods=goods(1, 0, 12), houses=(HouseView("brick", 2, False),), friend="aladdin", prediction="alone",
               hand_size=4, at="fields"),
        player(3, goods=goods(3, 3, 0), hand_size=0, at="market"),
    ][:players]
    changes: dict[str, dict[str, object]] = {
        "fields": {"goods": goods(straw=6), "pigs": (2,) if players > 2 else (), "unique": lying("grandmas_house", 0)},
        "forest": {"goods": goods(wood=1), "pigs": (0, 1), "monsters": (lying("wolf", 1), )},
        "brickyard": {"goods": goods(brick=11), "monsters": (lying("bridge_troll", 0, settled=True),),
                      "laid_out": (lying("fairy_food", 1),), "announced": (0,)},
        "market": {"goods": goods(2, 0, 1), "pigs": (3,)},
    }
    return view(
        players, round=5, phase="build", step="build", start=1, active=0, order=(*range(1, players), 0),
        revealed_fables=True, revealed_gather=True, first_tokens=("brick",), deck_size=31, friend_deck_size=19,
        locations=tuple(location(place, **changes[place]) for place in places_for(players)), players=tuple(seats),
        next_round=(taxes,), table=(taxes,), prince="brickyard" if players == 2 else "", prince_took=5,
    )


def waiting(players: int, *, fables: int = 1, **friend: object) -> GrimmView:
    """Everybody has this Friend, with Fables beside him that wait for their round; seat 0 starts and builds."""
    cards = ("hired_help", "taxation", "hired_help")[:fables]
    base = busy(players)
    state = {"stored": goods(), "prediction": "", "robbed": -1, "booty": "", "under_mermaid": (), **friend}
    seats = tuple(replace(seat, **state) for seat in base.players)  # type: ignore[arg-type]
    pending = tuple(lying(card, seat.seat) for seat in seats for card in cards)
    return replace(base, players=seats, next_round=pending, table=pending, start=0, order=tuple(range(players)))


def after_a_build(players: int) -> tuple[GrimmView, GrimmView]:
    """Two moments: before and after seat 0 has built a roof from two wood, seat 1 gathered four wood, and the last
    seat drew a Fable and laid a floor."""
    before = busy(players)
    first, second, *others = before.players
    roofed = replace(first, goods=goods(7, 0, 0), houses=(first.houses[0], replace(first.houses[1], parts=3)))
    laden = replace(second, goods=goods(0, 9, 3))
    if others:
        last = others[-1]
        floor = HouseView("straw", 1, False)
        others[-1] = replace(last, hand_size=last.hand_size + 1, houses=(*last.houses, floor))
    fields, forest, *places = before.locations
    locations = (fields, replace(forest, goods=goods()), *places)
    return before, replace(before, players=(roofed, laden, *others), locations=locations)


def crowded(players: int) -> GrimmView:
    """As much as can lie anywhere at once."""
    houses = (
        HouseView("straw", 3, False), HouseView("wood", 3, False), HouseView("brick", 2, False),
        HouseView("wood", 1, False), HouseView("straw", 2, False), HouseView("brick", 1, True),
    )
    friends = ("little_mermaid", "ali_baba", "pinocchio", "fairy_godmother")
    pending = (lying("hired_help", 0), lying("taxation", 0))
    seats = tuple(
        player(
            seat, goods=goods(23, 18, 14), houses=houses, corner_sites=1, at="fields",
            tokens=("straw", "wood", "brick"), friend=friends[seat], hand_size=17,
            houses_done=2, under_mermaid=("forest",) if seat == 0 else (),
            robbed=0 if seat == 1 else -1, booty="wood" if seat == 1 else "", prediction="forest" if seat == 2 else "",
        )
        for seat in range(players)
    )
    monsters = tuple(lying(card, i % players) for i, card in enumerate(("wolf", "big_bad_wolf", "dragon", "giant")))
    full = location("fields", goods=goods(straw=27), pigs=tuple(range(players)), monsters=monsters,
                    unique=lying("grandmas_house", 0), laid_out=(lying("fairy_food", 1), lying("fairy_food", 0)),
                    announced=(0,))
    others = tuple(location(place, unique=lying("lonely_castle", 1)) for place in places_for(players)[1:])
    return view(players, round=24, step="end_of_gather", start=players - 1, players=seats, first_tokens=(),
                locations=(full, *others), next_round=pending, table=pending, revealed_gather=True,
                prince="fields" if players == 2 else "", prince_took=13)


def hand(cards: tuple[str, ...], friend: str = "", players: int = 4) -> GrimmView:
    """Seat 1's cards."""
    base = busy(players)
    mine = replace(base.players[1], hand=cards, hand_size=len(cards), friend=friend,
                   gather_cards=tuple(places_for(players)))
    seats = (base.players[0], mine, *base.players[2:])
    return replace(base, viewer=1, players=seats)


def choosing(players: int) -> GrimmView:
    """Seat 1 looks at four Fables of which two may be kept."""
    return replace(hand(("roar", "oracle", "oracle"), "goldilocks", players), looker=1, looking_count=4,
                   looking=("giant", "giant", "spy_network", "wishing_well"))


def revealed(players: int) -> GrimmView:
    """After the reveal: one alone, two together, one nowhere, one Fable face down."""
    base = busy(players)
    plays = (
        {"at": "forest", "gather": "forest", "fable": "bridge_troll", "has_fable": True, "chosen": True},
        {"at": "forest", "gather": "forest", "fable": "chinny", "has_fable": True, "chosen": True},
        {"at": "fields", "gather": "fields", "chosen": True},
        {"at": "", "friend": "gingerbread_man", "has_fable": True, "chosen": True},
    )
    seats = tuple(replace(seat, **play) for seat, play in zip(base.players, plays, strict=False))  # type: ignore[arg-type]
    return replace(base, players=seats, step="end_of_gather", phase="gather", active=None)


def over(players: int) -> GrimmView:
    """The end, with a shared second place from three players on."""
    base = crowded(players)
    seats = tuple(
        replace(seat, houses=seat.houses[: 5 - seat.seat], houses_done=3 if seat.seat == 1 else 2)
        for seat in base.players
    )
    places = (2, 1, 2, 4)[:players]
    return replace(base, players=seats, places=places, finished=True, phase="over", step="over")
