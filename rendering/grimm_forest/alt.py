"""What a picture shows, in words, from the same view: complete enough to play from, the most urgent first."""

from __future__ import annotations

from collections.abc import Callable

from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.content import PARTS
from games.grimm_forest.view import GrimmView, LocationView, PlayerView
from games.grimm_forest.wording.terms import card_name, listed, material_name, place_name, section_name
from rendering.grimm_forest.changes import changes, told
from rendering.grimm_forest.decision import decision
from rendering.grimm_forest.short_alt import short_board, short_player
from rendering.kit.picture import join_alt
from rendering.reader import Reader


def board_alt(view: GrimmView, reader: Reader) -> str:
    """Round and step, then places, then players; of a very full table the same in fewer words."""
    sentences = [reader.say("grimm-alt-round", n=view.round, step=Text(key_of("draw-grimm-step", view.step)))]
    if view.active is not None:
        actions = view.players[view.active].actions
        sentences.append(reader.say("grimm-alt-active", seat=Seat(view.active), n=actions))
    if news := told(view, changes(view, reader.before), reader):
        sentences.append(news)
    if view.offer:
        offer = reader.say("grimm-alt-offer", seat=Seat(view.offer_by), friend=card_name(view.offer))
        sentences.append(offer)
    sentences.append(reader.say("grimm-alt-start", seat=Seat(view.start)))
    sentences += [_place(place, view, reader) for place in view.locations]
    sentences += [_player(player, reader) for player in view.players]
    for fable in view.next_round:
        sentences.append(reader.say("grimm-alt-waiting", card=card_name(fable.card), seat=Seat(fable.owner)))
    if view.first_tokens:
        left = Listed(tuple(material_name(token) for token in view.first_tokens))
        sentences.append(reader.say("grimm-alt-tokens-left", tokens=left))
    return join_alt(sentences if _fit(sentences) else short_board(view, reader))


def _fit(sentences: list[str]) -> bool:
    """Whether all of them can be told."""
    return not join_alt(sentences).endswith("…")


def _place(place: LocationView, view: GrimmView, reader: Reader) -> str:
    things: list[Arg] = [
        *(Seat(seat) for seat in place.pigs),
        *(card_name(fable.card) for fable in (*place.monsters, *place.fairy_food)),
        *([card_name(place.unique.card)] if place.unique else []),
    ]
    parts = [reader.say("grimm-alt-has", what=place_name(place.id), goods=listed(place.goods))]
    if things:
        parts.append(reader.say("grimm-alt-here", things=Listed(tuple(things))))
    if view.prince == place.id:
        parts.append(reader.say("grimm-alt-prince", n=view.prince_took))
    return " ".join(parts)


def _player(player: PlayerView, reader: Reader) -> str:
    """Only what there is: an empty board is a short sentence, so that full ones have room."""
    parts = [reader.say("grimm-alt-has", what=Seat(player.seat), goods=listed(player.goods))]
    if player.houses:
        built = Listed(tuple(_house(house.material, house.parts) for house in player.houses))
        parts.append(reader.say("grimm-alt-built", houses=built))
    if player.hand_size:
        parts.append(reader.say("grimm-alt-fables", n=player.hand_size))
    if player.friend:
        parts.append(reader.say("grimm-alt-friend", friend=card_name(player.friend)))
    if any(player.stored.values()):
        parts.append(reader.say("grimm-alt-has", what=card_name(player.friend), goods=listed(player.stored)))
    if player.tokens:
        tokens = Listed(tuple(material_name(token) for token in player.tokens))
        parts.append(reader.say("grimm-alt-tokens", tokens=tokens))
    return " ".join(parts)


def _house(material: str, parts: int) -> Text:
    """A complete house, or the highest section of an unfinished one."""
    return Text(key_of("grimm-forest-house", material)) if parts == 3 else section_name(material, PARTS[parts - 1])


def hand_alt(view: GrimmView, player: PlayerView, reader: Reader) -> str:
    """Cards to choose from, then Gather cards, Fables and Friend of the viewer."""
    fables = Listed(tuple(card_name(card) for card in player.hand))
    places = Listed(tuple(place_name(place) for place in player.gather_cards))
    friend = card_name(player.friend) if player.friend else Text("draw-grimm-no-friend")
    sentences = [reader.say("grimm-alt-hand", places=places, fables=fables, friend=friend)]
    if offered := view.looking or view.tavern:
        cards = Listed(tuple(card_name(card) for card in offered))
        sentences.insert(0, reader.say("grimm-alt-choose", cards=cards))
    return join_alt(sentences)


def reveal_alt(view: GrimmView, reader: Reader) -> str:
    """Who went where with which Fable."""
    sentences = [reader.say("grimm-alt-round", n=view.round, step=Text(key_of("draw-grimm-step", view.step)))]
    for seat in view.order:
        player = view.players[seat]
        where = player.at or player.gather
        place = place_name(where) if where else Text("draw-grimm-nowhere")
        unseen = Text("draw-grimm-hidden-fable" if player.has_fable else "draw-grimm-no-fable")
        fable = card_name(player.fable) if player.fable else unseen
        sentences.append(reader.say("grimm-alt-went", seat=Seat(seat), place=place, fable=fable))
    return join_alt(sentences)


def ranking_alt(view: GrimmView, reader: Reader) -> str:
    """Places, houses and tokens, the winner first."""
    ranks = view.places or tuple(1 for _ in view.players)
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))

    def ranked(player: Callable[[PlayerView, Reader], str]) -> list[str]:
        heads = (reader.say("grimm-alt-rank", n=ranks[seat], seat=Seat(seat)) for seat in order)
        return [f"{head} {player(view.players[seat], reader)}" for head, seat in zip(heads, order, strict=True)]

    sentences = ranked(_player)
    told_short = sentences if _fit(sentences) else ranked(short_player)
    return join_alt([*_ending(view, reader), *told_short])


def _ending(view: GrimmView, reader: Reader) -> list[str]:
    """Why a tie went to the winner, or that it was shared."""
    shared = view.places.count(1) > 1
    reason = "shared" if shared else decision(view)
    return [reader.words(Text(key_of("grimm-forest-reason", reason)))] if reason else []
