"""What a picture shows, in words, from the same view: the most urgent first."""

from __future__ import annotations

from games.agricola.view import AgricolaView, CellView, FarmView, SpaceView, SpecialView
from games.agricola.wording.terms import (
    amount_text,
    card_text,
    cells_text,
    good_text,
    goods_text,
    major_text,
    space_text,
)
from games.core.text import Arg, Listed, Seat, Text, key_of
from rendering.agricola.changes import told
from rendering.kit.picture import join_alt
from rendering.reader import Reader


def board_alt(view: AgricolaView, reader: Reader) -> str:
    """Round, what has just changed, what lies where, who stands where, then the players."""
    sentences = [reader.say("agricola-alt-round", n=view.round, harvest=view.next_harvest, starter=Seat(view.starter))]
    if view.phase == "work":
        sentences.append(reader.say("agricola-alt-active", seat=Seat(view.active)))
    sentences += told(view, reader)
    piles = [_pile(space, reader) for space in view.spaces if any(space.goods.values()) and not space.people]
    if piles:
        sentences.append(reader.say("agricola-alt-piles", piles=", ".join(piles)))
    taken = [_taken(space, reader) for space in view.spaces if space.people]
    if taken:
        sentences.append(reader.say("agricola-alt-taken", taken=", ".join(taken)))
    sentences += [_player(farm, reader) for farm in view.farms]
    if view.specials:
        cards = "; ".join(_special(card, reader) for card in view.specials)
        sentences.append(reader.say("agricola-alt-specials", cards=cards))
    return join_alt(sentences)


def _pile(space: SpaceView, reader: Reader) -> str:
    return reader.say("agricola-alt-pile", space=space_text(space.id), goods=goods_text(space.goods))


def _taken(space: SpaceView, reader: Reader) -> str:
    people = Listed(tuple(Seat(seat) for seat in space.people))
    return reader.say("agricola-alt-pile", space=space_text(space.id), goods=people)


def _special(card: SpecialView, reader: Reader) -> str:
    actions = Listed(tuple(Text(key_of("agricola-special", action)) for action in card.actions))
    users = Listed(tuple(Seat(seat) for seat in card.users))
    return reader.say("agricola-alt-special", actions=actions, users=users, n=len(card.users))


def _player(farm: FarmView, reader: Reader) -> str:
    return reader.say(
        "agricola-alt-player", seat=Seat(farm.seat), home=farm.home, people=farm.people, points=farm.total,
        goods=_goods(farm),
    )


def _goods(farm: FarmView) -> Arg:
    return goods_text(farm.goods) if any(farm.goods.values()) else Text("agricola-nothing")


def farm_alt(farm: FarmView, view: AgricolaView, reader: Reader, *, own: bool = False) -> str:
    """Supply, what has just changed, needs, then the spaces by what is on them, improvements and what is to come."""
    sentences = [
        _player(farm, reader),
        *told(view, reader, farm.seat),
        reader.say("agricola-alt-needs", food=farm.food_due, heat=farm.heating, fences=farm.fences_left,
                   stables=farm.stables_left),
        reader.say("agricola-alt-house", house=farm.house, n=farm.rooms, cells=_cells(farm, "room")),
    ]
    for kind in ("field", "forest", "moor", "empty"):
        if any(_is(cell, kind) for cell in farm.cells):
            sentences.append(reader.say(f"agricola-alt-{kind}", cells=_cells(farm, kind)))
    for cell in farm.cells:
        if cell.crop:
            sentences.append(
                reader.say("agricola-alt-crop", cell=cell.name.upper(), goods=amount_text(cell.crop, cell.n))
            )
    for pasture in farm.pastures:
        animals: Arg = amount_text(pasture.species, pasture.n) if pasture.species else Text("agricola-nothing")
        sentences.append(
            reader.say("agricola-alt-pasture", cells=cells_text(pasture.cells), n=pasture.capacity, goods=animals)
        )
    if any(cell.stable for cell in farm.cells):
        stables = cells_text(cell.name for cell in farm.cells if cell.stable)
        sentences.append(reader.say("agricola-alt-stables", cells=stables))
    if farm.pet:
        sentences.append(reader.say("agricola-alt-pet", animal=good_text(farm.pet)))
    if farm.majors:
        majors = Listed(tuple(major_text(major) for major in farm.majors))
        sentences.append(reader.say("agricola-alt-majors", majors=majors))
    if farm.sick or farm.begging:
        sentences.append(reader.say("agricola-alt-trouble", sick=farm.sick, begging=farm.begging))
    for number, goods in farm.coming:
        sentences.append(reader.say("agricola-alt-coming", n=number, goods=goods_text(goods)))
    cards = (*farm.occupations, *farm.minors, *(farm.hand if own else ()))
    if view.cards and cards:
        sentences.append(reader.say("agricola-alt-cards", cards=Listed(tuple(card_text(card) for card in cards))))
    return join_alt(sentences)


def farms_alt(view: AgricolaView, reader: Reader) -> str:
    """What everybody has, then farm by farm the house, the fields and the pastures. Animals are among the goods."""
    sentences = [_player(farm, reader) for farm in view.farms]
    for farm in view.farms:
        sentences.append(reader.say(
            "agricola-alt-farm", seat=Seat(farm.seat), house=farm.house, rooms=farm.rooms,
            fields=sum(cell.kind == "field" for cell in farm.cells), pastures=len(farm.pastures),
        ))
    return join_alt(sentences)


def _is(cell: CellView, kind: str) -> bool:
    """Whether a space counts under this heading: free spaces are those outside pastures."""
    return cell.kind == kind and (kind != "empty" or cell.pasture is None)


def _cells(farm: FarmView, kind: str) -> Listed:
    return cells_text(cell.name for cell in farm.cells if _is(cell, kind))


def majors_alt(view: AgricolaView, reader: Reader) -> str:
    """What can be built for how much, who owns what, what lies beneath, what each of them does."""
    sentences = []
    for place in view.places:
        if place.cards:
            sentences.append(reader.say(
                "agricola-alt-major", major=major_text(place.cards[0]), cost=goods_text(place.cost), n=place.points,
            ))
    for farm in view.farms:
        if farm.majors:
            majors = Listed(tuple(major_text(major) for major in farm.majors))
            sentences.append(reader.say("agricola-alt-owns", seat=Seat(farm.seat), majors=majors))
    covered = tuple(major_text(card) for place in view.places for card in place.cards[1:])
    if covered:
        sentences.append(reader.say("agricola-alt-covered", majors=Listed(covered)))
    effects: dict[str, str] = {}
    for place in view.places:
        for card in place.cards[:1]:
            effects.setdefault(reader.words(Text(key_of("agricola-major", card, "text"))), card)
    for effect, card in effects.items():
        sentences.append(reader.say("agricola-alt-effect", major=major_text(card), effect=effect))
    return join_alt(sentences)


def ranking_alt(view: AgricolaView, reader: Reader, won: tuple[int, ...]) -> str:
    """Totals first, then every category."""
    ranked = sorted(view.farms, key=lambda farm: (farm.seat not in won, -farm.total, farm.seat))
    sentences = [reader.say("agricola-alt-total", seat=Seat(farm.seat), n=farm.total) for farm in ranked]
    for category in view.farms[0].points:
        points = ", ".join(
            reader.say("agricola-alt-points", seat=Seat(farm.seat), n=farm.points[category]) for farm in ranked
        )
        name = Text(key_of("agricola-score", category))
        sentences.append(reader.say("agricola-alt-category", category=name, points=points))
    return join_alt(sentences)

