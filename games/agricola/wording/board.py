"""The whole table in words, complete enough to play by ear.

What stays and what changes stand in lines of their own, and lines that hold several things list them one by one: so
whoever has heard the board needs to hear only what is new in it.
"""

from __future__ import annotations

from games.agricola.cards.box import card_of
from games.agricola.farmyard.pastures import FENCES
from games.agricola.scoring import BEGGING
from games.agricola.state import STABLES
from games.agricola.view import AgricolaView, CellView, FarmView, FieldCardView, MajorView, SpaceView, SpecialView
from games.agricola.wording.effects import card_effect, space_effect, special_effect
from games.agricola.wording.hands import card_hint, kind_text, why_not
from games.agricola.wording.kept import kept_texts
from games.agricola.wording.terms import (
    amount_text,
    animals_text,
    card_text,
    cell_text,
    cells_text,
    good_text,
    goods_text,
    major_text,
    space_text,
)
from games.core.rules import Section
from games.core.text import Arg, Listed, Seat, Text, key_of

TOLD_BY_THE_LOG = 0
"""The rest of a section of which every change has a line in the log: nobody needs to hear it a second time."""


def board_sections(view: AgricolaView) -> tuple[Section, ...]:
    """The round, the viewer's own farm and hand, the action spaces, the other farms, the major improvements."""
    own = [farm for farm in view.farms if farm.seat == view.viewer]
    others = [farm for farm in view.farms if farm.seat != view.viewer]
    return (
        Section(Text("agricola-board-title-round"), (_round(view), *_turn(view))),
        *(Section(Text("agricola-board-title-own"), (*_household(farm), *_land(view, farm))) for farm in own),
        *(Section(Text("agricola-board-title-hand"), _hand(farm), view.round) for farm in own if farm.hand),
        Section(Text("agricola-board-title-spaces"), _spaces(view), view.round),
        Section(Text("agricola-board-title-people"), _people(view), TOLD_BY_THE_LOG),
        *(section for farm in others for section in (
            Section(Text("agricola-board-title-farm", {"seat": Seat(farm.seat)}), _household(farm), view.next_harvest),
            Section(Text("agricola-board-title-land", {"seat": Seat(farm.seat)}), _land(view, farm), TOLD_BY_THE_LOG),
        )),
        Section(Text("agricola-board-title-majors"), tuple(_major(place) for place in view.places if place.cards)),
        Section(Text("agricola-board-title-points"), (_points(view),), view.next_harvest),
    )


def _line(what: str, /, **args: Arg) -> Text:
    return Text(f"agricola-board-{what}", args)


def _round(view: AgricolaView) -> Text:
    items = [
        _line("round", round=view.round), _line("starter", seat=Seat(view.starter)),
        _line("harvest", round=view.next_harvest),
    ]
    return _line("now", items=Listed(tuple(items)))


def _turn(view: AgricolaView) -> tuple[Text, ...]:
    return (_line("turn", seat=Seat(view.active)),) if view.phase == "work" else ()


# -- the action spaces ------------------------------------------------------------------------------------------------


def _spaces(view: AgricolaView) -> tuple[Text, ...]:
    """Every space with what lies there, does and grows; then the special actions."""
    return (*(_space(space, cards=view.cards) for space in view.spaces), *_specials(view))


def _people(view: AgricolaView) -> tuple[Text, ...]:
    """Who is at home, who stands where, and who has had which special action card this round."""
    lines = [_line("home", seats=Listed(tuple(
        _line("home-of", seat=Seat(farm.seat), n=farm.home) for farm in view.farms
    )))]
    taken = tuple(
        _line("taken-space", space=space_text(space.id), people=Listed(tuple(Seat(seat) for seat in space.people)))
        for space in view.spaces if space.people
    )
    if taken:
        lines.append(_line("taken", round=str(view.round), spaces=Listed(taken)))
    used = tuple(_used(card) for card in view.specials if card.users)
    if used:
        lines.append(_line("used", round=str(view.round), cards=Listed(used)))
    return tuple(lines)


def _space(space: SpaceView, *, cards: bool) -> Text:
    goods = {good: space.goods.get(good, 0) for good in space.accumulates}
    for good, n in (*space.gives.items(), *((good, n) for good, n in space.goods.items() if good not in goods)):
        goods[good] = goods.get(good, 0) + n
    items: list[Arg] = [amount_text(good, n) for good, n in goods.items()]
    effect = space_effect(space, cards=cards)
    if effect is not None:
        items.append(effect)
    if space.accumulates:
        items.append(_line("grows", goods=goods_text(space.accumulates)))
    if space.obstacle in ("closed", "linked"):
        items.append(_line("barred", why=space.obstacle))
    return _line("space", space=space_text(space.id), items=Listed(tuple(items)))


def _specials(view: AgricolaView) -> list[Text]:
    lines = [
        _line("special", actions=Listed(tuple(
            _line("action", action=Text(key_of("agricola-special", action)), effect=special_effect(card, action, 0))
            for action in card.actions
        )))
        for card in view.specials
    ]
    if view.solo is not None:
        upcoming = tuple(Text(key_of("agricola-special", action)) for action in view.solo.next_actions)
        lines.append(_line("solo", n=view.solo.deck, next=Listed(upcoming)))
    return lines


def _used(card: SpecialView) -> Text:
    """A card is called by its first action, which no other card of a table has."""
    users = Listed(tuple(Seat(seat) for seat in card.users))
    return _line("used-card", action=Text(key_of("agricola-special", card.actions[0])), users=users, n=len(card.users))


# -- major improvements -----------------------------------------------------------------------------------------------


def _major(place: MajorView) -> Text:
    top = place.cards[0]
    args: dict[str, Arg] = {
        "major": major_text(top), "cost": goods_text(place.cost), "points": place.points, "effect": card_effect(top),
    }
    if len(place.cards) == 1:
        return _line("place", **args)
    return _line("place-covering", **args, covered=Listed(tuple(major_text(name) for name in place.cards[1:])))


# -- farms ------------------------------------------------------------------------------------------------------------


def _household(farm: FarmView) -> tuple[Text, ...]:
    """The house, the people and what they have."""
    seat = Seat(farm.seat)
    return (
        _line("farm", seat=seat, items=Listed(tuple(_state_of(farm)))),
        *((_line("all-sick", seat=seat),) if farm.sick and farm.home == farm.sick else ()),
        _line("supply", seat=seat, goods=goods_text(farm.goods)),
    )


def _land(view: AgricolaView, farm: FarmView) -> tuple[Text, ...]:
    """What a harvest asks for, the farmyard, the improvements, what is to come, the cards."""
    seat = Seat(farm.seat)
    lines = [
        _line("needs", seat=seat, food=farm.food_due, heating=farm.heating),
        _line("cells", seat=seat, cells=Listed(_cells(farm))),
    ]
    if (farm.stables_left, farm.fences_left) != (STABLES, FENCES):
        lines.append(_line("left", seat=seat, stables=farm.stables_left, fences=farm.fences_left))
    if farm.field_cards:
        lines.append(_line("field-cards", seat=seat, cards=Listed(tuple(_field_card(one) for one in farm.field_cards))))
    if farm.pastures:
        pastures = tuple(
            _line("pasture", cells=cells_text(pasture.cells), capacity=pasture.capacity, n=pasture.n,
                  animals=amount_text(pasture.species or "sheep", pasture.n))
            for pasture in farm.pastures
        )
        lines.append(_line("pastures", seat=seat, pastures=Listed(pastures)))
    lines += [
        _line("owned", seat=seat, major=major_text(name), points=card_of(name).points, effect=card_effect(name))
        for name in farm.majors
    ]
    if farm.locked:
        locked = Listed(tuple(major_text(name) for name in farm.locked))
        lines.append(_line("locked", seat=seat, majors=locked))
    lines += [_line("coming", seat=seat, round=number, goods=goods_text(goods)) for number, goods in farm.coming]
    return (*lines, *_cards(view, farm))


def _state_of(farm: FarmView) -> list[Text]:
    """House and family, and what counts without lying on a space."""
    items = [
        _line("house", house=farm.house, rooms=farm.rooms),
        _line("people", people=farm.people),
    ]
    if farm.newborns:
        items.append(_line("newborns", n=farm.newborns))
    if farm.sick:
        items.append(_line("sick", n=farm.sick))
    if farm.pets:
        items.append(_line("pet", animal=animals_text(farm.pets)))
    items += [_line("on-card", animal=good_text(animal), card=card_text(card)) for card, animal in farm.on_cards]
    items += kept_texts(farm)
    if farm.begging:
        items.append(_line("begging", n=farm.begging, points=-BEGGING * farm.begging))
    if farm.bonus:
        items.append(_line("bonus", n=farm.bonus))
    return items


def _points(view: AgricolaView) -> Text:
    """What everybody's farm would score now."""
    return _line("points", seats=Listed(tuple(
        _line("points-of", seat=Seat(farm.seat), points=farm.total) for farm in view.farms
    )))


def _cards(view: AgricolaView, farm: FarmView) -> list[Text]:
    if not view.cards:
        return []
    played = Listed(tuple(card_text(card) for card in farm.occupations + farm.minors))
    lines = [_line("cards", seat=Seat(farm.seat), played=played, hand=farm.hand_size)]
    if farm.hand:
        held = Listed(tuple(card_text(card) for card in farm.hand))
        lines.append(_line("hand", cards=held) if farm.seat == view.viewer
                     else _line("hand-known", seat=Seat(farm.seat), cards=held))
    return lines


def _hand(farm: FarmView) -> tuple[Text, ...]:
    """Each card of the own hand: what is printed on it, and why it cannot be played now."""
    lines = []
    for card in farm.hand:
        line = _line("card", card=card_text(card), kind=kind_text(card_of(card)), words=card_hint(card))
        reason = why_not(farm, card)
        lines.append(line if reason is None else _line("card-not-now", line=line, reason=reason))
    return tuple(lines)


def _field_card(field: FieldCardView) -> Text:
    if field.crop is None:
        return _line("field-card-empty", card=card_text(field.card))
    return _line("field-card", card=card_text(field.card), goods=amount_text(field.crop, field.n))


def _cells(farm: FarmView) -> tuple[Text, ...]:
    """What there is on the farmyard, and how many spaces are free."""
    free = [cell for cell in farm.cells if cell.kind == "empty" and not (cell.stable or cell.crop or cell.goods)]
    return (*(_cell(cell) for cell in farm.cells if cell not in free), _line("free", n=len(free)))


def _cell(cell: CellView) -> Text:
    """What stands on a space, what is covered there, and what lies there and is nobody's yet."""
    said = _standing(cell)
    if cell.under:
        under = Listed(tuple(_line("tile", kind=kind) for kind in reversed(cell.under)))
        said = _line("cell-stacked", tile=said, under=under)
    if cell.animals and not cell.stable:
        said = _line("cell-animals", what=said, animals=animals_text(cell.animals))
    return _line("cell-goods", what=said, goods=goods_text(dict(cell.goods))) if cell.goods else said


def _standing(cell: CellView) -> Text:
    name = cell_text(cell.name)
    if cell.crop:
        what = "cell-crop" if cell.kind == "field" else "cell-sown"
        return _line(what, cell=name, goods=amount_text(cell.crop, cell.n))
    if cell.animals and cell.stable:
        return _line("cell-animal", cell=name, animal=animals_text(cell.animals))
    return _line("cell", cell=name, kind=cell.kind, stable="yes" if cell.stable else "no")
