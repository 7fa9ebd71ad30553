"""The whole table in words, complete enough to play by ear."""

from __future__ import annotations

from games.agricola.majors.table import MAJORS
from games.agricola.view import AgricolaView, CellView, FarmView, MajorView, SpaceView
from games.agricola.wording.options import NOTHING
from games.agricola.wording.terms import (
    amount_text,
    card_text,
    cell_text,
    cells_text,
    good_text,
    goods_text,
    major_text,
    space_text,
)
from games.core.text import Arg, Listed, Seat, Text, key_of


def board_text(view: AgricolaView) -> tuple[Text, ...]:
    """One line a subject: the round, the spaces, special actions, majors, then each farm, the viewer's own first."""
    lines = [Text("agricola-board-round", {
        "round": view.round, "starter": Seat(view.starter), "harvest": view.next_harvest,
    })]
    lines += [_space(space) for space in view.spaces]
    lines += _specials(view)
    lines += [_major(place) for place in view.places if place.cards]
    for farm in sorted(view.farms, key=lambda farm: farm.seat != view.viewer):
        lines += _farm(view, farm)
    return tuple(lines)


def _space(space: SpaceView) -> Text:
    goods = dict(space.gives)
    for good, n in space.goods.items():
        goods[good] = goods.get(good, 0) + n
    what: Arg = goods_text(goods) if goods else Text(key_of("agricola-space", space.id, "effect"))
    args: dict[str, Arg] = {"space": space_text(space.id), "what": what}
    if space.people:
        people = Listed(tuple(Seat(seat) for seat in space.people))
        return Text("agricola-board-space-taken", args | {"people": people})
    if space.obstacle is not None:
        return Text("agricola-board-space-closed", args | {"why": space.obstacle})
    return Text("agricola-board-space", args)


def _specials(view: AgricolaView) -> list[Text]:
    lines = []
    for card in view.specials:
        actions = Listed(tuple(Text(key_of("agricola-special", action)) for action in card.actions))
        if card.users:
            users = Listed(tuple(Seat(seat) for seat in card.users))
            lines.append(Text("agricola-board-special-used", {
                "actions": actions, "users": users, "n": len(card.users),
            }))
        else:
            lines.append(Text("agricola-board-special", {"actions": actions}))
    if view.solo is not None:
        upcoming = tuple(Text(key_of("agricola-special", action)) for action in view.solo.next_actions)
        lines.append(Text("agricola-board-solo", {"n": view.solo.deck, "next": Listed(upcoming)}))
    return lines


def _major(place: MajorView) -> Text:
    args: dict[str, Arg] = {
        "major": major_text(place.cards[0]), "cost": goods_text(place.cost), "points": place.points,
    }
    if len(place.cards) == 1:
        return Text("agricola-board-place", args)
    covered = Listed(tuple(major_text(name) for name in place.cards[1:]))
    return Text("agricola-board-place-covering", args | {"covered": covered})


def _farm(view: AgricolaView, farm: FarmView) -> list[Text]:
    lines = [
        Text("agricola-board-farm", {
            "seat": Seat(farm.seat), "house": farm.house, "rooms": farm.rooms, "people": farm.people,
            "home": farm.home, "points": farm.total,
        }),
        Text("agricola-board-goods", {
            "goods": goods_text(farm.goods), "food": farm.food_due, "heating": farm.heating,
            "stables": farm.stables_left, "fences": farm.fences_left,
        }),
        Text("agricola-board-cells", {"cells": Listed(tuple(_cell(cell) for cell in farm.cells))}),
    ]
    lines += [
        Text("agricola-board-pasture", {
            "cells": cells_text(pasture.cells), "capacity": pasture.capacity, "n": pasture.n,
            "goods": amount_text(pasture.species, pasture.n) if pasture.species else NOTHING,
        })
        for pasture in farm.pastures
    ]
    if farm.pet:
        lines.append(Text("agricola-board-pet", {"animal": good_text(farm.pet)}))
    if farm.majors:
        points = sum(MAJORS[name].points for name in farm.majors)
        majors = Listed(tuple(major_text(name) for name in farm.majors))
        lines.append(Text("agricola-board-owned", {"majors": majors, "points": points}))
    if farm.locked:
        lines.append(Text("agricola-board-locked", {"majors": Listed(tuple(major_text(m) for m in farm.locked))}))
    if farm.sick:
        lines.append(Text("agricola-board-sick", {"n": farm.sick}))
    if farm.begging:
        lines.append(Text("agricola-board-begging", {"n": farm.begging}))
    lines += [
        Text("agricola-board-coming", {"round": number, "goods": goods_text(goods)}) for number, goods in farm.coming
    ]
    if view.cards:
        played = Listed(tuple(card_text(card) for card in farm.occupations + farm.minors))
        lines.append(Text("agricola-board-cards", {"played": played, "hand": farm.hand_size}))
        if farm.hand:
            lines.append(Text("agricola-board-hand", {"cards": Listed(tuple(card_text(card) for card in farm.hand))}))
    return lines


def _cell(cell: CellView) -> Text:
    name = cell_text(cell.name)
    if cell.crop:
        return Text("agricola-board-cell-crop", {"cell": name, "goods": amount_text(cell.crop, cell.n)})
    args: dict[str, Arg] = {"cell": name, "kind": cell.kind, "stable": "yes" if cell.stable else "no"}
    if cell.animal:
        return Text("agricola-board-cell-animal", {"cell": name, "animal": good_text(cell.animal)})
    return Text("agricola-board-cell", args)
