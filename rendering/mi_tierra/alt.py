"""What a picture shows, in words, from the same view: the most urgent first."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.text import Arg, Listed, Seat, Text
from games.mi_tierra.content import AREAS, FIELD, PEN, ROUNDS
from games.mi_tierra.contest import points
from games.mi_tierra.pieces import Entry
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import (
    amount,
    area_name,
    card_name,
    field_name,
    label,
    listed,
    market_line,
    pen_line,
    season_name,
    ware_name,
)
from rendering.kit.picture import fitting, join_alt
from rendering.mi_tierra.changes import told
from rendering.mi_tierra.seats import on_farm
from rendering.reader import Reader

NAME = 12
"""Characters of a name that are told where there is little room."""


def board_alt(view: MiTierraView, reader: Reader) -> str:
    """The round, whose turn it is, what has just changed, the players, the areas with workers, the markets, the
    development cards; of a full table the same in fewer words."""
    start, news = list(_round(view, reader)), told(view, reader)
    players = [_player(view, view.farms[seat], reader) for seat in view.order]
    short = [_short_player(view.farms[seat], reader) for seat in view.order]
    areas, plans = list(_areas(view, reader)), list(_plans(view, reader))
    markets, names = list(_markets(view, reader)), list(_short_markets(view, reader))
    return fitting(
        [*start, *news, *players, *areas, *markets, *plans], [*start, *news, *short, *areas, *markets, *plans],
        [*start, *news, *short, *areas, *names, *plans], [*start, *short, *areas, *names], [*start, *short, *areas],
    )


def _round(view: MiTierraView, reader: Reader) -> Iterator[str]:
    yield reader.say("mi-tierra-alt-round", n=view.round, most=ROUNDS, season=season_name(view.season))
    if view.active is not None:
        yield reader.say("mi-tierra-alt-active", who=Seat(view.active))
    if view.in_force:
        yield reader.say("mi-tierra-alt-in-force", card=card_name(view.in_force))
    if view.flowers:
        yield reader.say("mi-tierra-alt-flowers", n=view.flowers)
    if view.last_round and not view.finished:
        yield reader.say("mi-tierra-alt-last-round")
    if view.die:
        yield reader.words(Text("mi-tierra-board-die", {"die": Text(f"mi-tierra-die-{view.die}"), "n": view.face}))


def _player(view: MiTierraView, farm: FarmView, reader: Reader) -> str:
    return reader.say("mi-tierra-alt-player", who=Seat(farm.seat), n=farm.money, home=farm.at_hut,
                      farm=on_farm(view, farm.seat), passed=int(farm.passed))


def _short_player(farm: FarmView, reader: Reader) -> str:
    return reader.say("mi-tierra-alt-short-player", who=reader.name(farm.seat)[:NAME], n=farm.money, home=farm.at_hut)


def _areas(view: MiTierraView, reader: Reader) -> Iterator[str]:
    """Who stands where on the board."""
    waiting = [one for one in view.placed if not one.done]
    for area in AREAS:
        here: list[Arg] = [Seat(one.seat) for one in waiting if one.area == area for _ in range(one.workers)]
        if here:
            yield reader.say("mi-tierra-alt-area", area=label(area_name(area)), who=Listed(tuple(here)))


def _markets(view: MiTierraView, reader: Reader) -> Iterator[str]:
    for card in filter(None, view.row):
        yield reader.say("mi-tierra-alt-market", card=card_name(card), line=market_line(card))
    for card in view.closing:
        yield reader.say("mi-tierra-alt-closing", card=card_name(card), line=market_line(card))
    if view.black:
        yield reader.say("mi-tierra-alt-black", who=Listed(tuple(Seat(seat) for seat in view.black)))


def _short_markets(view: MiTierraView, reader: Reader) -> Iterator[str]:
    """The markets by their names alone."""
    if any(view.row):
        yield reader.say("mi-tierra-alt-markets", cards=Listed(tuple(card_name(card) for card in view.row if card)))
    if view.closing:
        yield reader.say("mi-tierra-alt-all-closing", cards=Listed(tuple(map(card_name, view.closing))))


def _plans(view: MiTierraView, reader: Reader) -> Iterator[str]:
    if any(view.grid):
        yield reader.say("mi-tierra-alt-plans", cards=Listed(tuple(card_name(card) for card in view.grid if card)))


def farm_alt(view: MiTierraView, farm: FarmView, reader: Reader) -> str:
    """A farm with everything on it."""
    return join_alt([_player(view, farm, reader), *told(view, reader, farm.seat), *_belongings(view, farm, reader)])


def _belongings(view: MiTierraView, farm: FarmView, reader: Reader) -> Iterator[str]:
    yield reader.say("mi-tierra-alt-goods", goods=listed(farm.goods))
    planted = tuple(
        Text("mi-tierra-board-field", {"field": field_name(field), "crop": ware_name(crop),
                                       "wet": int(field in farm.watered)})
        for field, crop in farm.fields.items() if crop
    )
    yield reader.say("mi-tierra-alt-fields", fields=Listed(planted))
    yield reader.say("mi-tierra-alt-pens", pens=Listed(tuple(map(pen_line, farm.pens, range(len(farm.pens))))))
    if farm.cubes:
        yield reader.say("mi-tierra-alt-water", n=farm.cubes, kept=farm.reserve)
    if farm.cards:
        yield reader.say("mi-tierra-alt-cards", cards=Listed(tuple(map(card_name, farm.cards))))
    own = [one for one in view.placed if one.seat == farm.seat and one.area in (FIELD, PEN) and not one.done]
    if own:
        names = Listed(tuple(Text(f"mi-tierra-{one.area}", {"place": one.spot.removeprefix("p")}) for one in own))
        yield reader.say("mi-tierra-alt-working", places=names)


def own_alt(view: MiTierraView, farm: FarmView, sales: dict[str, int], reader: Reader) -> str:
    """The viewer's own farm, and what the dearest sale to each market would bring."""
    offers = [Text("draw-mi-tierra-alt-sale", {"card": card_name(card), "n": n}) for card, n in sales.items()]
    sold = [reader.say("mi-tierra-alt-sales", sales=Listed(tuple(offers)))] if offers else []
    known = tuple(card_name(card) for card in view.deck_known if card)
    seen = [reader.say("mi-tierra-alt-known", cards=Listed(known))] if known else []
    return join_alt([_player(view, farm, reader), *sold, *told(view, reader, farm.seat),
                     *_belongings(view, farm, reader), *seen])


def contest_alt(view: MiTierraView, reader: Reader) -> str:
    """What everybody has shown, and the points so far."""
    title = reader.say("mi-tierra-rodeo" if view.season == "summer" else "mi-tierra-contest")
    found = [reader.say("mi-tierra-alt-contest", title=title, n=view.round)]
    for seat, n in standings(view):
        shown = tuple(_shown(one) for one in view.entries if one.seat == seat)
        found.append(reader.say("mi-tierra-alt-entry", who=Seat(seat), animals=Listed(shown), n=n))
    return join_alt(found)


def _shown(entry: Entry) -> Text:
    """The animals of one worker, with their training where they have some."""
    animals = amount(entry.animal, entry.count)
    if entry.level == 1:
        return animals
    return Text("draw-mi-tierra-alt-trained", {"animals": animals, "level": entry.level})


def standings(view: MiTierraView) -> list[tuple[int, int]]:
    """The competitors with their points, the best first, tied ones in turn order."""
    reached = points(view)
    return sorted(reached.items(), key=lambda one: (-one[1], view.order.index(one[0])))


def ranking_alt(view: MiTierraView, reader: Reader) -> str:
    """Places and money, the winner first, and where the money came from."""
    found = []
    for farm in sorted(view.farms, key=lambda farm: (rank(view, farm.seat), farm.seat)):
        sources = tuple(
            Text("mi-tierra-board-source", {"source": Text(f"mi-tierra-source-{source}"), "n": money})
            for source, money in farm.earned.items()
        )
        found.append(reader.say("mi-tierra-alt-rank", n=rank(view, farm.seat), who=Seat(farm.seat), money=farm.money,
                                sources=Listed(sources)))
    return join_alt(found)


def rank(view: MiTierraView, seat: int) -> int:
    """The place of a seat; before the end everybody's is the first."""
    return view.places[seat] if view.places else 1
