"""What a picture shows, in words, from the same view: the most urgent first."""

from __future__ import annotations

from collections.abc import Sequence

from games.agricola.view import AgricolaView, CellView, FarmView, SpaceView, SpecialView
from games.agricola.wording.effects import card_effect
from games.agricola.wording.hands import card_hint, why_not
from games.agricola.wording.terms import (
    amount_text,
    animals_text,
    card_text,
    cells_text,
    good_text,
    goods_text,
    major_text,
    space_text,
)
from games.core.text import Arg, Listed, Seat, Text, key_of
from rendering.agricola.changes import told
from rendering.kit.picture import ALT_LIMIT, fitting, join_alt
from rendering.reader import Reader, mark_of

NAME = 12
"""Characters of a name that are told where there is little room."""


def filled(text: str, more: list[str]) -> str:
    """The text with as many whole sentences after it as there is room for."""
    for sentence in more:
        if len(text) + 1 + len(sentence) <= ALT_LIMIT:
            text = f"{text} {sentence}"
    return text


def board_alt(view: AgricolaView, reader: Reader) -> str:
    """Round, what has just changed, what lies where, who stands where, then the players; on a full table the seats'
    letters stand for their names, and goods are told with the farms only."""
    start = [reader.say("agricola-alt-round", n=view.round, harvest=view.next_harvest, starter=Seat(view.starter))]
    if view.phase == "work":
        start.append(reader.say("agricola-alt-active", seat=Seat(view.active)))
    changed = told(view, reader)
    piles = [_pile(space, reader) for space in view.spaces if any(space.goods.values()) and not space.people]
    spaces = [reader.say("agricola-alt-piles", piles=", ".join(piles))] if piles else []
    taken = [_taken(space, reader) for space in view.spaces if space.people]
    stand = [reader.say("agricola-alt-taken", taken=", ".join(taken))] if taken else []
    specials = []
    if view.specials:
        cards = "; ".join(_special(card, reader) for card in view.specials)
        specials.append(reader.say("agricola-alt-specials", cards=cards))
    short = [*(_short_player(farm, reader) for farm in view.farms), *spaces, *_short_taken(view, reader)]
    used = _short_specials(view, reader)
    return fitting(
        [*start, *changed, *spaces, *stand, *(_player(farm, reader) for farm in view.farms), *specials],
        [*start, *changed, *short, *specials], [*start, *changed, *short, *used], [*start, *short, *used],
        [*start[:1], *short, *used],
    )


def _short_player(farm: FarmView, reader: Reader) -> str:
    name = f"{mark_of(farm.seat).letter} {reader.names[farm.seat][:NAME]}"
    return reader.say(
        "agricola-alt-short-player", seat=name, home=farm.home, people=farm.people, points=farm.total,
    )


def _letters(seats: tuple[int, ...]) -> str:
    return " ".join(mark_of(seat).letter for seat in seats)


def _short_taken(view: AgricolaView, reader: Reader) -> list[str]:
    taken = [f"{reader.words(space_text(space.id))} {_letters(space.people)}" for space in view.spaces if space.people]
    return [reader.say("agricola-alt-taken", taken=", ".join(taken))] if taken else []


def _short_specials(view: AgricolaView, reader: Reader) -> list[str]:
    """The cards that have been used, called by their first action."""
    used = [
        f"{reader.words(Text(key_of('agricola-special', card.actions[0])))} {_letters(card.users)}"
        for card in view.specials if card.users
    ]
    return [reader.say("agricola-alt-specials", cards=", ".join(used))] if used else []


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
    for kind in ("field", "forest", "moor", "grave", "post", "empty"):
        if any(_is(cell, kind) for cell in farm.cells):
            sentences.append(reader.say(f"agricola-alt-{kind}", cells=_cells(farm, kind)))
    for cell in farm.cells:
        if cell.crop:
            sentences.append(
                reader.say("agricola-alt-crop", cell=cell.name.upper(), goods=amount_text(cell.crop, cell.n))
            )
        if cell.under:
            under = Listed(tuple(Text("agricola-board-tile", {"kind": kind}) for kind in reversed(cell.under)))
            sentences.append(reader.say("agricola-alt-under", cell=cell.name.upper(), tiles=under))
        if cell.animals and not cell.stable:
            sentences.append(
                reader.say("agricola-alt-crop", cell=cell.name.upper(), goods=animals_text(cell.animals))
            )
        if cell.goods:
            lying = goods_text(dict(cell.goods))
            sentences.append(reader.say("agricola-alt-lying", cell=cell.name.upper(), goods=lying))
    for field in farm.field_cards:
        grown: Arg = amount_text(field.crop, field.n) if field.crop else Text("agricola-nothing")
        sentences.append(reader.say("agricola-alt-crop", cell=card_text(field.card), goods=grown))
    for pasture in farm.pastures:
        animals: Arg = amount_text(pasture.species, pasture.n) if pasture.species else Text("agricola-nothing")
        sentences.append(
            reader.say("agricola-alt-pasture", cells=cells_text(pasture.cells), n=pasture.capacity, goods=animals)
        )
    if any(cell.stable for cell in farm.cells):
        stables = cells_text(cell.name for cell in farm.cells if cell.stable)
        sentences.append(reader.say("agricola-alt-stables", cells=stables))
    if farm.pets:
        sentences.append(reader.say("agricola-alt-pet", animal=animals_text(farm.pets)))
    for card, animal in farm.on_cards:
        sentences.append(reader.say("agricola-alt-crop", cell=card_text(card), goods=good_text(animal)))
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


def cards_alt(
    title: str, cards: Sequence[str], farm: FarmView | None, reader: Reader, taken: Sequence[str] = ()
) -> str:
    """Cards one by one with what is printed on them; in the hand of `farm` also why one cannot be played now. Of many
    cards the names, and the reasons."""
    full, short, names = [title], [title], [title]
    for card in cards:
        reason = why_not(farm, card) if farm is not None else None
        now = [reader.say("agricola-alt-not-now", reason=reason)] if reason is not None else []
        full += [reader.say("agricola-alt-card", card=card_text(card), words=card_hint(card)), *now]
        short.append(" ".join([f"{reader.words(card_text(card))}.", *now]))
        names.append(f"{reader.words(card_text(card))}.")
    before = [reader.say("agricola-alt-drafted", cards=Listed(tuple(map(card_text, taken))))] if taken else []
    return fitting([*full, *before], [*short, *before], [*names, *before])


def farms_alt(view: AgricolaView, reader: Reader) -> str:
    """What everybody has, then farm by farm the house, the fields and the pastures. Animals are among the goods."""
    players = [_player(farm, reader) for farm in view.farms]
    farms = [
        reader.say(
            "agricola-alt-farm", seat=Seat(farm.seat), house=farm.house, rooms=farm.rooms,
            fields=sum(cell.kind == "field" for cell in farm.cells), pastures=len(farm.pastures),
        )
        for farm in view.farms
    ]
    short = [
        reader.say("agricola-alt-pile", space=mark_of(farm.seat).letter, goods=_goods(farm)) for farm in view.farms
    ]
    named = [_short_player(farm, reader) for farm in view.farms]
    return fitting([*players, *farms], players, [*named, *short], short)


def _is(cell: CellView, kind: str) -> bool:
    """Whether a space counts under this heading: free spaces are those outside pastures."""
    return cell.kind == kind and (kind != "empty" or cell.pasture is None)


def _cells(farm: FarmView, kind: str) -> Listed:
    return cells_text(cell.name for cell in farm.cells if _is(cell, kind))


def majors_alt(view: AgricolaView, reader: Reader) -> str:
    """What can be built for how much and what it does, who owns what, what lies beneath; on a full board what some of
    them do, as far as there is room: the board in words tells all."""
    tops = [place for place in view.places if place.cards]
    built = [
        reader.say(
            "agricola-alt-major", major=major_text(place.cards[0]), cost=goods_text(place.cost), n=place.points,
        )
        for place in tops
    ]
    doing = [
        f"{sentence.removesuffix('.')}: {reader.words(card_effect(place.cards[0]))}."
        for sentence, place in zip(built, tops, strict=True)
    ]
    owned = [
        reader.say("agricola-alt-owns", seat=Seat(farm.seat),
                   majors=Listed(tuple(major_text(major) for major in farm.majors)))
        for farm in view.farms if farm.majors
    ]
    covered = tuple(major_text(card) for place in view.places for card in place.cards[1:])
    beneath = [reader.say("agricola-alt-covered", majors=Listed(covered))] if covered else []
    whole = " ".join([*doing, *owned, *beneath])
    if len(whole) <= ALT_LIMIT:
        return whole
    return filled(fitting([*built, *owned, *beneath], [*built, *owned], built), _effects(view, reader))


def _effects(view: AgricolaView, reader: Reader) -> list[str]:
    """What the uppermost improvements do, equal ones once."""
    effects: dict[str, str] = {}
    for place in view.places:
        for card in place.cards[:1]:
            effects.setdefault(reader.words(Text(key_of("agricola-major", card, "text"))), card)
    return [
        reader.say("agricola-alt-effect", major=major_text(card), effect=effect) for effect, card in effects.items()
    ]


def ranking_alt(view: AgricolaView, reader: Reader, won: tuple[int, ...]) -> str:
    """Totals first, then every category; with many players the seats' letters stand for their names."""
    ranked = sorted(view.farms, key=lambda farm: (farm.seat not in won, -farm.total, farm.seat))
    names = {farm.seat: reader.names[farm.seat] for farm in ranked}
    letters = {seat: mark_of(seat).letter for seat in names}
    lettered = {seat: f"{letters[seat]} {name[:NAME]}" for seat, name in names.items()}
    return fitting(
        [*_totals(ranked, names, reader), *_categories(ranked, names, reader)],
        [*_totals(ranked, lettered, reader), *_categories(ranked, letters, reader)],
    )


def _totals(farms: list[FarmView], names: dict[int, str], reader: Reader) -> list[str]:
    return [reader.say("agricola-alt-total", seat=names[farm.seat], n=farm.total) for farm in farms]


def _categories(farms: list[FarmView], names: dict[int, str], reader: Reader) -> list[str]:
    sentences = []
    for category in farms[0].points:
        points = ", ".join(
            reader.say("agricola-alt-points", seat=names[farm.seat], n=farm.points[category]) for farm in farms
        )
        name = Text(key_of("agricola-score", category))
        sentences.append(reader.say("agricola-alt-category", category=name, points=points))
    return sentences
