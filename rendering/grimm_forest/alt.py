"""What a picture shows, in words, from the same view: complete enough to play from, the most urgent first."""

from __future__ import annotations

from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.content import PARTS
from games.grimm_forest.view import GrimmView, LocationView, PlayerView
from games.grimm_forest.words import card_name, listed, material_name, place_name
from rendering.kit.picture import join_alt
from rendering.reader import Reader


def board_alt(view: GrimmView, reader: Reader) -> str:
    """Round and step, then places, then players."""
    sentences = [reader.say("grimm-alt-round", n=view.round, step=Text(key_of("draw-grimm-step", view.step)))]
    if view.active is not None:
        actions = view.players[view.active].actions
        sentences.append(reader.say("grimm-alt-active", seat=Seat(view.active), n=actions))
    sentences += [_place(place, view, reader) for place in view.locations]
    sentences += [_player(player, view, reader) for player in view.players]
    return join_alt(sentences)


def _place(place: LocationView, view: GrimmView, reader: Reader) -> str:
    things: list[Arg] = [
        *(Seat(seat) for seat in place.pigs),
        *(card_name(fable.card) for fable in (*place.monsters, *place.fairy_food)),
        *([card_name(place.unique.card)] if place.unique else []),
    ]
    here = Listed(tuple(things))
    words = reader.say("grimm-alt-place", place=place_name(place.id), goods=listed(place.goods), here=here)
    if view.prince == place.id:
        words += " " + reader.say("grimm-alt-prince", n=view.prince_took)
    return words


def _player(player: PlayerView, view: GrimmView, reader: Reader) -> str:
    houses = Listed(tuple(_house(house.material, house.parts) for house in player.houses))
    friend = card_name(player.friend) if player.friend else Text("draw-grimm-no-friend")
    return reader.say(
        "grimm-alt-player",
        seat=Seat(player.seat),
        goods=listed(player.goods),
        houses=houses,
        n=player.hand_size,
        friend=friend,
        tokens=Listed(tuple(material_name(token) for token in player.tokens)),
    )


def _house(material: str, parts: int) -> Text:
    return Text(key_of("draw-grimm-alt-house", PARTS[parts - 1]), {"material": material_name(material)})


def hand_alt(view: GrimmView, player: PlayerView, reader: Reader) -> str:
    """Gather cards, Fables and Friend of the viewer."""
    fables = Listed(tuple(card_name(card) for card in player.hand))
    places = Listed(tuple(place_name(place) for place in player.gather_cards))
    friend = card_name(player.friend) if player.friend else Text("draw-grimm-no-friend")
    return join_alt([reader.say("grimm-alt-hand", places=places, fables=fables, friend=friend)])


def reveal_alt(view: GrimmView, reader: Reader) -> str:
    """Who went where with which Fable."""
    sentences = [reader.say("grimm-alt-round", n=view.round, step=Text(key_of("draw-grimm-step", view.step)))]
    for seat in view.order:
        player = view.players[seat]
        where = player.at or player.gather
        place = place_name(where) if where else Text("draw-grimm-nowhere")
        fable = card_name(player.fable) if player.fable else Text("draw-grimm-no-fable")
        sentences.append(reader.say("grimm-alt-went", seat=Seat(seat), place=place, fable=fable))
    return join_alt(sentences)


def ranking_alt(view: GrimmView, reader: Reader) -> str:
    """Places, houses and tokens, the winner first."""
    ranks = view.places or tuple(1 for _ in view.players)
    sentences = []
    for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
        rank = reader.say("grimm-alt-rank", n=ranks[seat], seat=Seat(seat))
        sentences.append(f"{rank} {_player(view.players[seat], view, reader)}")
    return join_alt(sentences)
