"""The board in words: complete, so that a game can be played from it alone."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.rules import Section
from games.core.text import Arg, Listed, Seat, Text
from games.mi_tierra.content import AREAS, CORNERS, DEVELOPMENT, FIELD, PEN, ROUNDS, TRADE, spaces_of
from games.mi_tierra.placing import place_name
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import (
    GAME,
    amount,
    area_name,
    card_name,
    event_rule,
    field_name,
    label,
    listed,
    market_line,
    pen_line,
    plan_rule,
    season_name,
    ware_name,
)


def board_sections(view: MiTierraView) -> tuple[Section, ...]:
    """The table as the viewer sees it: the round, the farms, the workers on the board, the markets, what can be had."""
    farms = tuple(line for seat in view.order for line in _farm(view, view.farms[seat]))
    workers = tuple(_workers(view)) or (_line("board-nobody"),)
    return (
        Section(_line("board-title-round"), tuple(_round(view))),
        Section(_line("board-title-farms"), farms),
        Section(_line("board-title-workers"), workers),
        Section(_line("board-title-markets"), tuple(_markets(view))),
        Section(_line("board-title-plans"), tuple(_plans(view))),
    )


def _line(key: str, /, **args: Arg) -> Text:
    return Text(f"{GAME}-{key}", args)


def _seats(seats: tuple[int, ...]) -> Listed:
    return Listed(tuple(Seat(seat) for seat in seats))


def _round(view: MiTierraView) -> Iterator[Text]:
    yield _line("board-round", n=view.round, most=ROUNDS, season=season_name(view.season))
    yield _line("board-order", seats=_seats(view.order))
    if view.in_force:
        yield _line("board-in-force", card=card_name(view.in_force), rule=event_rule(view.in_force))
    yield _line("board-flowers", n=view.flowers)
    if view.last_round and not view.finished:
        yield _line("board-last-round")
    if view.die:
        yield _line("board-die", die=_line(f"die-{view.die}"), n=view.face)
    for number, entry in enumerate(view.entries, 1):
        yield _line("board-entry", number=number, who=Seat(entry.seat), animals=amount(entry.animal, entry.count),
                    level=entry.level, n=entry.points)
    if view.finished:
        winners = tuple(seat for seat, place in enumerate(view.places) if place == 1)
        yield _line("log-won", n=len(winners), seats=_seats(winners))


def _farm(view: MiTierraView, farm: FarmView) -> Iterator[Text]:
    who = Seat(farm.seat)
    yield _line("board-farm", who=who, n=farm.money, hired=farm.hired, home=farm.at_hut, wage=farm.wage)
    yield _line("board-goods", who=who, goods=listed(farm.goods))
    planted = tuple(
        _line("board-field", field=field_name(field), crop=ware_name(crop), wet=int(field in farm.watered))
        for field, crop in farm.fields.items() if crop
    )
    yield _line("board-fields", who=who, items=Listed(planted))
    dry = tuple(field_name(field) for field in farm.watered if not farm.fields[field])
    if dry:
        yield _line("board-wet", who=who, items=Listed(dry))
    pens = tuple(pen_line(pen, site) for site, pen in enumerate(farm.pens))
    yield _line("board-pens", who=who, items=Listed(pens))
    if farm.cubes:
        yield _line("board-cubes", who=who, n=farm.cubes, kept=farm.reserve)
    if farm.cards:
        yield _line("board-cards", who=who, items=Listed(tuple(card_name(card) for card in farm.cards)))
    if farm.passed:
        yield _line("log-passes", who=who)
    if view.finished:
        sources = tuple(
            _line("board-source", source=_line(f"source-{source}"), n=money) for source, money in farm.earned.items()
        )
        yield _line("board-earned", who=who, items=Listed(sources))


def _workers(view: MiTierraView) -> Iterator[Text]:
    """Who stands where, area by area, and on the farms; then the markets' queues."""
    waiting = [one for one in view.placed if not one.done]
    for area in AREAS:
        here = [one for one in waiting if one.area == area]
        if here:
            items = tuple(
                _line("board-worker", who=Seat(one.seat), n=one.workers)
                if area != DEVELOPMENT else _line("board-worker-at", who=Seat(one.seat), side=_line(f"side-{one.spot}"))
                for one in here
            )
            yield _line("board-area", area=label(area_name(area)), items=Listed(items), n=len(here),
                        most=spaces_of(area, len(view.farms)))
    for seat in view.order:
        own = [one for one in waiting if one.seat == seat and one.area in (FIELD, PEN)]
        if own:
            names = Listed(tuple(place_name(f"{one.area}:{one.spot}") for one in own))
            yield _line("board-own", who=Seat(seat), items=names)
    if view.stalls:
        stalls = tuple(_line("board-stall", who=Seat(one.seat), sold=int(one.sold)) for one in view.stalls)
        yield _line("board-stalls", items=Listed(stalls))
    if view.black:
        yield _line("board-black", seats=_seats(view.black))


def _markets(view: MiTierraView) -> Iterator[Text]:
    for card in filter(None, view.row):
        yield _line("board-market", card=card_name(card), line=market_line(card))
    for card in view.closing:
        yield _line("board-closing", card=card_name(card), line=market_line(card))
    yield _line("board-deck", n=len(view.deck_known))
    for place, card in enumerate(view.deck_known, 1):
        if card:
            yield _line("board-known", place=place, card=card_name(card))
    prices = tuple(
        _line("board-black-price", ware=ware_name(ware), n=price.sell, buy=-1 if price.buy is None else price.buy)
        for ware, price in TRADE.black_market.items()
    )
    yield _line("board-black-market", items=Listed(prices))


def _plans(view: MiTierraView) -> Iterator[Text]:
    for corner, card in zip(CORNERS, view.grid, strict=True):
        if card:
            yield _line("board-plan", corner=corner, card=card_name(card), rule=plan_rule(card))
        else:
            yield _line("board-plan-gap", corner=corner)
