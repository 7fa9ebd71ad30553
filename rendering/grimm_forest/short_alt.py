"""The board in the fewest words, for a table so full that whole sentences would not fit beside the picture.

Seats are called by the letters that the picture shows, their names given once and shortened. Houses are told by
material with the sections built of three, "Straw 3/3 1/3".
"""

from __future__ import annotations

from collections.abc import Mapping

from games.core.text import Text, key_of
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.view import GrimmView, LocationView, PlayerView
from games.grimm_forest.wording.terms import card_name, material_name, place_name
from rendering.reader import Reader, mark_of

NAME = 12
"""Characters of a name that are told."""


def short_board(view: GrimmView, reader: Reader) -> list[str]:
    """Round and step, who is about to do what, then players, places and what waits, a sentence each."""
    told = [reader.say("grimm-alt-round", n=view.round, step=Text(key_of("draw-grimm-step", view.step)))]
    if view.active is not None:
        actions = view.players[view.active].actions
        told.append(reader.say("grimm-alt-active", seat=_letter(view.active), n=actions))
    if view.offer:
        told.append(reader.say("grimm-alt-offer", seat=_letter(view.offer_by), friend=card_name(view.offer)))
    told.append(reader.say("grimm-alt-start", seat=_letter(view.start)))
    told += [short_player(player, reader) for player in view.players]
    told += [_place(place, view, reader) for place in view.locations]
    told += [f"{reader.words(card_name(fable.card))}: {_letter(fable.owner)}." for fable in view.next_round]
    if view.first_tokens:
        left = _materials(view.first_tokens, reader)
        told.append(reader.say("grimm-alt-tokens-left", tokens=left))
    return told


def short_player(player: PlayerView, reader: Reader) -> str:
    """Letter and name, then goods, houses, number of Fables, Friend and tokens, as far as there are any."""
    things = [
        _goods(player.goods, reader),
        _houses(player, reader),
        reader.say("grimm-alt-fables", n=player.hand_size).rstrip(".") if player.hand_size else "",
        reader.words(card_name(player.friend)) if player.friend else "",
        _goods(player.stored, reader, "+"),
        reader.say("grimm-alt-tokens", tokens=_materials(player.tokens, reader)).rstrip(".") if player.tokens else "",
    ]
    return f"{_letter(player.seat)} {reader.names[player.seat][:NAME]}: {_joined(things)}."


def _place(place: LocationView, view: GrimmView, reader: Reader) -> str:
    cards = [*place.monsters, *place.fairy_food, *([place.unique] if place.unique else [])]
    things = [
        _goods(place.goods, reader),
        ", ".join(_letter(seat) for seat in place.pigs),
        ", ".join(reader.words(card_name(fable.card)) for fable in cards),
        reader.say("grimm-alt-prince", n=view.prince_took).rstrip(".") if view.prince == place.id else "",
    ]
    return f"{reader.words(place_name(place.id))}: {_joined(things)}."


def _letter(seat: int) -> str:
    return mark_of(seat).letter


def _joined(things: list[str]) -> str:
    return "; ".join(thing for thing in things if thing) or "–"


def _goods(goods: Mapping[str, int], reader: Reader, sign: str = "") -> str:
    counts = ((reader.words(material_name(material)), goods[material]) for material in MATERIALS if goods[material])
    return ", ".join(f"{name} {sign}{count}" for name, count in counts)


def _houses(player: PlayerView, reader: Reader) -> str:
    found = []
    for material in MATERIALS:
        heights = [f"{house.parts}/3" for house in player.houses if house.material == material]
        if heights:
            found.append(" ".join((reader.words(material_name(material)), *heights)))
    return ", ".join(found)


def _materials(materials: tuple[str, ...], reader: Reader) -> str:
    return ", ".join(reader.words(material_name(material)) for material in materials)
