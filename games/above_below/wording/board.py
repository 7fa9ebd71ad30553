"""The board in words: complete, so that a game can be played from it alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.above_below.book.load import page_key
from games.above_below.cards.box import building
from games.above_below.content.load import BOARD, GOODS, ITEMS, SUPPLIES
from games.above_below.view import AboveBelowView, ExpeditionView, ExplorerView, PlayerView, VillagerView
from games.above_below.wording.hints import bonus_lines, by_zone, line, numbers_text, odds, symbols, villager_hint
from games.above_below.wording.terms import (
    amount,
    building_name,
    goods_listed,
    quest_name,
    tool_name,
    villager_name,
    villagers_listed,
)
from games.core.rules import Section
from games.core.text import Arg, Listed, Seat, Text

ONCE = 0
"""For sections of which the log tells every change: whoever hears the game hears them at its beginning."""
ZONES = ("ready", "exhausted", "injured", "exploring")


def board_sections(view: AboveBelowView) -> tuple[Section, ...]:
    """The table as the viewer sees it: the round, an exploration, the villages, what is on offer, the supply. What
    happens in others' villages the log tells when it happens."""
    own = () if view.viewer is None else tuple(_village(view, view.players[view.viewer]))
    others = [view.players[seat] for seat in view.order if seat != view.viewer]
    villages = tuple(text for player in others for text in list(_village(view, player))[1:])
    trip = view.expedition
    return (
        Section(line("board-title-round"), tuple(_round(view))),
        *((Section(line("board-title-exploration"), tuple(_exploration(view, trip))),) if trip is not None else ()),
        *((Section(line("board-title-village"), own),) if own else ()),
        Section(line("board-title-players"), tuple(_player(player) for player in others), rests=view.round),
        Section(line("board-title-villages"), villages, rests=ONCE),
        Section(line("board-title-offer"), tuple(_offer(view))),
        Section(line("board-title-supply"), tuple(_supply(view)), rests=ONCE),
    )


def _round(view: AboveBelowView) -> Iterable[Text]:
    yield line("board-round", n=view.round, most=view.rounds, who=Seat(view.first))
    if view.active is not None:
        yield line("board-active", who=Seat(view.active))
    passed = tuple(Seat(one.seat) for one in view.players if one.passed)
    if passed:
        yield line("board-passed", who=Listed(passed))
    yield line("board-cider" if view.cider else "board-no-cider")
    if view.tool_laid:
        yield line("board-tool-laid")
    if view.finished:
        winners = Listed(tuple(Seat(seat) for seat, place in enumerate(view.places) if place == 1))
        yield line("board-winner", who=winners)


def _exploration(view: AboveBelowView, trip: ExpeditionView) -> Iterable[Text]:
    who = Seat(trip.seat)
    yield line("board-party", who=who, villagers=Listed(tuple(_explorer(one) for one in trip.party)))
    if not trip.outcome:
        yield from _page(view, trip)
    if trip.choice:
        yield line("board-chosen", who=who, choice=Text(page_key(trip.pages[-1], trip.choice)), n=trip.lanterns)
    if trip.outcome:
        yield line(f"board-{trip.outcome}", who=who, n=trip.lanterns)


def _page(view: AboveBelowView, trip: ExpeditionView) -> Iterable[Text]:
    """The open page with its choices. Of one that is over the log has told all."""
    yield line("board-page", page=Text(page_key(trip.pages[-1])))
    for choice in trip.choices:
        name = Text(page_key(trip.pages[-1], choice.id))
        if not choice.numbers:
            yield line("board-choice-free", choice=name)
        else:
            numbers = numbers_text(choice.numbers)
            notes: list[Arg] = list(bonus_lines(choice))
            if (chances := odds(view, choice)) is not None and not trip.choice:
                notes.insert(0, chances)
            key = "board-choice-notes" if notes else "board-choice"
            yield line(key, choice=name, numbers=numbers, notes=Listed(tuple(notes)))


def _explorer(one: ExplorerView) -> Text:
    if not one.die:
        return villager_name(one.piece)
    key = "board-die-exerted" if one.exerted else "board-die"
    return line(key, villager=villager_name(one.piece), die=one.die + one.added, n=one.lanterns)


def _player(player: PlayerView) -> Text:
    """A village in numbers."""
    return line("board-player", who=Seat(player.seat), coins=amount("coin", player.coins), income=player.income,
                reputation=player.reputation, beds=player.beds, total=sum(player.points.values()))


def _village(view: AboveBelowView, player: PlayerView) -> Iterable[Text]:
    who = Seat(player.seat)
    yield _player(player)
    yield line("board-people", who=who, villagers=Listed(tuple(_described(one) for one in player.villagers)))
    for zone in ZONES:
        if there := by_zone(player.villagers, zone):
            yield line(f"board-{zone}", who=who, villagers=villagers_listed(one.piece for one in there))
    yield line("board-houses", who=who, buildings=Listed(tuple(_standing(player, name) for name in player.houses)))
    if player.caves:
        caves = tuple(
            _standing(player, cave.outpost) if cave.outpost else line("empty-cave") for cave in player.caves
        )
        yield line("board-caves", who=who, buildings=Listed(caves))
    if any(player.goods[item] for item in (*ITEMS, SUPPLIES)):
        yield line("board-goods", who=who, goods=goods_listed(player.goods))
    if player.track:
        track = tuple(
            line("board-space", goods=amount(good, n), n=BOARD.track[place][0])
            for place, (good, n) in enumerate(player.track)
        )
        yield line("board-track", who=who, goods=Listed(track))
    if player.sale:
        yield line("board-sale", who=who, item=amount(player.sale, 1))
        if player.accept:
            yield line("board-accept", n=player.accept)
    if player.quests:
        yield line("board-quests", who=who, quests=Listed(tuple(quest_name(name) for name in player.quests)))
    if player.tools:
        tools = tuple(
            line("board-tool-used", tool=tool_name(one.tool)) if one.used else tool_name(one.tool)
            for one in player.tools
        )
        yield line("board-tools", who=who, tools=Listed(tools))


def _described(one: VillagerView) -> Text:
    return line("board-villager", villager=villager_name(one.piece), card=villager_hint(one.piece, one.states))


def _standing(player: PlayerView, name: str) -> Text:
    store = building(name).store()
    if store is not None and store.good is not None:
        lying = player.on_cards.get(name, 0)
        return line("board-building-goods", building=building_name(name), symbols=symbols(name),
                    goods=amount(store.good, lying))
    return line("board-building", building=building_name(name), symbols=symbols(name))


def _offer(view: AboveBelowView) -> Iterable[Text]:
    rows = {**view.rows, "key_house": view.key_houses, "star_house": view.star_houses}
    for kind, row in rows.items():
        key = kind.replace("_", "-")
        there = tuple(
            line("board-for-coins", what=building_name(name), coins=amount("coin", building(name).cost),
                 card=line("board-symbols", symbols=symbols(name)))
            for name in row if name
        )
        yield line(f"board-row-{key}" if there else f"board-no-{key}", buildings=Listed(there))
    yield from _hire([piece for piece in view.for_hire if piece], view)
    if view.quests:
        yield line("board-open-quests", quests=Listed(tuple(quest_name(name) for name in view.quests)))


def _hire(there: Sequence[str], view: AboveBelowView) -> Iterable[Text]:
    """Who is for hire and for how much, then what each of them can do: the first changes every round."""
    if not there:
        yield line("board-no-hire")
        return
    prices = tuple(
        line("board-price", what=villager_name(piece), coins=amount("coin", view.fee(piece))) for piece in there
    )
    yield line("board-hire", villagers=Listed(prices))
    cards = tuple(line("board-villager", villager=villager_name(piece), card=villager_hint(piece)) for piece in there)
    yield line("board-hire-cards", villagers=Listed(cards))


def _supply(view: AboveBelowView) -> Iterable[Text]:
    yield line("board-goods-left", goods=goods_listed({item: view.supply[item] for item in GOODS}))
    piles = view.piles
    left = piles["cave"] + len(view.under["cave"]) + bool(view.cave_top)
    yield line("board-caves-left", n=left)
    yield line("board-piles", houses=piles["house"] + len(view.under["house"]),
               outposts=piles["outpost"] + len(view.under["outpost"]), villagers=piles["villager"])
    if view.specials:
        yield line("board-specials", villagers=villagers_listed(view.specials))
