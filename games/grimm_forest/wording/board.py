"""The board in words: complete, so that a game can be played from it alone."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.goods import total
from games.core.rules import Section
from games.core.text import Arg, Listed, Seat, Text, key_of
from games.grimm_forest.content import ACTIONS, MAKES, MATERIALS, PARTS, SECTIONS
from games.grimm_forest.view import FableView, GrimmView, HouseView, LocationView, PlayerView
from games.grimm_forest.wording.terms import (
    GAME,
    amount,
    card_name,
    card_rule,
    cards_listed,
    house_name,
    in_place,
    listed,
    material_name,
    place_name,
    section_name,
    to_place,
)


def board_sections(view: GrimmView) -> tuple[Section, ...]:
    """The table as the viewer sees it: the round, the players, the cards in view, the places, the stock."""
    players = tuple(line for seat in view.order for line in (_player(view.players[seat]),
                                                             *_this_round(view.players[seat])))
    private = tuple(_private(view))
    return (
        Section(_line("board-title-round"), tuple(_round(view))),
        Section(_line("board-title-players"), players),
        *((Section(_line("board-title-cards"), private),) if private else ()),
        Section(_line("board-title-places"), tuple(_location(view, location) for location in view.locations)),
        Section(_line("board-title-stock"), (*_waiting(view), *_stock(view))),
    )


def _round(view: GrimmView) -> list[Text]:
    lines = [
        _line("board-game", n=view.houses_to_win, advanced=int(view.advanced)),
        _line("board-round", n=view.round, phase=view.phase, step=view.step, who=Seat(view.start)),
    ]
    if view.active is not None and view.active != view.viewer:
        lines.append(_line("board-active", who=Seat(view.active), n=view.players[view.active].actions))
    if view.prince:
        lines.append(_line("board-prince", place=in_place(view.prince),
                           goods=listed({MAKES[view.prince]: view.prince_took})))
    if view.finished:
        winners = tuple(Seat(seat) for seat, place in enumerate(view.places) if place == 1)
        lines.append(_line("log-won", n=len(winners), seats=Listed(winners)))
    return lines


def _waiting(view: GrimmView) -> list[Text]:
    """What comes into play next round, and a Friend on offer."""
    lines = [_line("board-next-round", card=card_name(f.card), who=Seat(f.owner)) for f in view.next_round]
    if view.offer:
        lines.append(_line("board-offer", card=card_name(view.offer), who=Seat(view.offer_by)))
    return lines


def _line(key: str, **args: Arg) -> Text:
    return Text(f"{GAME}-{key}", args)


def _location(view: GrimmView, location: LocationView) -> Text:
    items: list[Arg] = [_goods(location.goods)]
    items += [_open_fable("board-monster-spent" if m.settled else "board-monster", m) for m in location.monsters]
    if location.unique is not None:
        items.append(_open_fable("board-lying", location.unique))
    items += [_open_fable("board-lying", food) for food in location.laid_out]
    items += [_line("board-announced", who=Seat(seat)) for seat in location.announced]
    return _line("board-place", place=place_name(location.id), items=Listed(tuple(items)))


def _goods(goods: Mapping[str, int]) -> Text:
    return _line("board-goods", n=total(goods), goods=listed(goods))


def _open_fable(key: str, fable: FableView) -> Text:
    return _line(key, card=card_name(fable.card), who=Seat(fable.owner))


def _player(player: PlayerView) -> Text:
    """A player's board: what stays from round to round."""
    items: list[Arg] = [_goods(player.goods)]
    items += [_house(house) for house in player.houses]
    items.append(_line("board-sites", n=player.sites - sum(not house.corners for house in player.houses)))
    if player.corner_sites:
        items.append(_line("board-corner-sites", n=player.corner_sites))
    if player.friend:
        items.append(_line("board-friend", card=card_name(player.friend)))
    if any(player.stored.values()):
        items.append(_line("board-stored", goods=listed(player.stored)))
    if player.under_mermaid:
        items.append(_line("board-mermaid", places=Listed(tuple(place_name(p) for p in player.under_mermaid))))
    items.append(_line("board-hand-size", n=player.hand_size))
    items += [_line("board-token", material=material_name(token)) for token in player.tokens]
    return _line("board-player", who=Seat(player.seat), items=Listed(tuple(items)))


def _this_round(player: PlayerView) -> list[Text]:
    """What is over when the round is: where the pig went, the Fable, what was collected, the actions."""
    items = _choice(player)
    if player.prediction in ("alone", "together"):
        items.append(_line("board-predicts", what=player.prediction))
    if player.robbed >= 0:
        items.append(_line("board-robbed", whose=Seat(player.robbed), goods=amount(player.booty, 1)))
    if any(player.collected.values()):
        items.append(_line("board-collected", goods=listed(player.collected)))
    if player.actions != ACTIONS:
        items.append(_line("board-actions", n=player.actions))
    items += [_line("board-used", card=card_name(card)) for card in player.used]
    return [_line("board-player-round", who=Seat(player.seat), items=Listed(tuple(items)))] if items else []


def _choice(player: PlayerView) -> list[Arg]:
    items: list[Arg] = []
    if player.at:
        items.append(_line("board-stands", place=in_place(player.at)))
    elif player.gather:
        items.append(_line("board-gather", place=to_place(player.gather)))
    elif player.chosen:
        items.append(_line("board-chosen"))
    if player.fable:
        items.append(_line("board-fable", card=card_name(player.fable)))
    elif player.has_fable:
        items.append(_line("board-hidden-fable"))
    return items


def _house(house: HouseView) -> Text:
    if house.parts == 3:
        return _line("board-house-done", house=house_name(house.material), corners=int(house.corners))
    return _line("board-house", section=section_name(house.material, PARTS[house.parts - 1]),
                 corners=int(house.corners))


def _private(view: GrimmView) -> list[Text]:
    lines: list[Text] = []
    if view.viewer is not None:
        me = view.players[view.viewer]
        lines.append(_line("board-your-hand", cards=cards_listed(list(me.hand))))
        if me.friend:
            lines.append(_line("board-your-friend", card=card_name(me.friend), rule=card_rule(me.friend)))
        lines += [
            _line("board-known-hand", who=Seat(player.seat), cards=cards_listed(list(player.hand)))
            for player in view.players if player.seat != view.viewer and player.hand
        ]
    if view.looking:
        lines.append(_line("board-looking", cards=cards_listed(list(view.looking))))
    elif view.looking_count:
        lines.append(_line("board-somebody-looks", who=Seat(view.looker), n=view.looking_count))
    if view.tavern:
        lines.append(_line("board-tavern", cards=cards_listed(list(view.tavern))))
    if view.deck_top:
        lines.append(_line("board-deck-top", cards=cards_listed(list(view.deck_top))))
    return lines


def _stock(view: GrimmView) -> list[Text]:
    lines = [
        _line("board-decks", fables=view.deck_size, friends=view.friend_deck_size),
        _line("board-discards", cards=cards_listed(list(reversed(view.discards)))),
        _line("board-friend-discards", cards=cards_listed(list(reversed(view.friend_discards)))),
    ]
    if view.first_tokens:
        tokens = Listed(tuple(material_name(token) for token in view.first_tokens))
        lines.append(_line("board-first-tokens", tokens=tokens))
    short = [
        Text(key_of(GAME, "board-left", part), {"n": left, "material": material_name(material)})
        for material in MATERIALS
        for part, left in zip(PARTS, view.sections_left[material], strict=True) if left < SECTIONS
    ]
    if short:
        lines.append(_line("board-sections", items=Listed(tuple(short))))
    return lines
