"""What has just changed on a table of Mi Tierra: the view against what the same viewer saw before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.core.text import Arg, Listed, Seat, Text
from games.mi_tierra.state import Placement
from games.mi_tierra.view import FarmView, MiTierraView
from games.mi_tierra.wording.terms import amount, area_name, card_name, places
from rendering.reader import Reader


@dataclass(frozen=True, slots=True)
class FarmChange:
    """One farm's: money gained or (below 0) paid, goods and animals likewise, the fields and pens that look different,
    new development cards."""

    money: int = 0
    goods: tuple[tuple[str, int], ...] = ()
    places: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()

    def of(self, ware: str) -> int:
        """How much of a good, or how many animals of a kind, have come or gone."""
        return dict(self.goods).get(ware, 0)


@dataclass(frozen=True, slots=True)
class Changes:
    """The whole table's; ``placed``: workers who have just come, in the order of their coming; ``turned``: markets that
    were turned up; ``event``: the permanent event that has come into force."""

    farms: tuple[FarmChange, ...] = ()
    placed: tuple[Placement, ...] = ()
    turned: tuple[str, ...] = ()
    event: str = ""

    def farm(self, seat: int) -> FarmChange:
        """The changes of a seat's farm."""
        return self.farms[seat] if seat < len(self.farms) else NOTHING


NOTHING = FarmChange()


def changes(view: MiTierraView, before: MiTierraView | None) -> Changes:
    """What is different from ``before``; nothing where that is not known, and nothing when the game is over."""
    if before is None or view.finished or len(view.farms) != len(before.farms):
        return Changes()
    farms = tuple(_farm(now, was) for now, was in zip(view.farms, before.farms, strict=True))
    stood = len(before.placed) if view.round == before.round else 0
    known = {*before.row, *before.closing}
    turned = tuple(card for card in view.row if card and card not in known)
    event = view.in_force if view.in_force != before.in_force else ""
    return Changes(farms, view.placed[stood:], turned, event)


def wares_of(farm: FarmView) -> dict[str, int]:
    """All goods and animals of a farm."""
    animals = {kind: farm.animals(kind) for kind in ("sheep", "cow", "chicken", "horse")}
    return {**farm.goods, **animals}


def _farm(now: FarmView, was: FarmView) -> FarmChange:
    had = wares_of(was)
    goods = tuple((ware, count - had[ware]) for ware, count in wares_of(now).items() if count != had[ware])
    fields = [
        name for name, crop in now.fields.items()
        if crop != was.fields[name] or (name in now.watered) != (name in was.watered)
    ]
    pens = [f"p{site + 1}" for site, (pen, old) in enumerate(zip(now.pens, was.pens, strict=True)) if pen != old]
    cards = tuple(card for card in now.cards if card not in was.cards)
    return FarmChange(now.money - was.money, goods, (*fields, *pens), cards)


def told(view: MiTierraView, reader: Reader, seat: int | None = None) -> list[str]:
    """The changes, a sentence for each player; of one seat alone where it is named."""
    changed = changes(view, reader.before)
    found = [reader.say("mi-tierra-alt-changed", who=Seat(who), what=Listed(what))
             for who, what in _parts(changed) if seat in (None, who)]
    if changed.turned and seat is None:
        found.append(reader.say("mi-tierra-alt-turned", cards=Listed(tuple(map(card_name, changed.turned)))))
    return found


def _parts(changed: Changes) -> Iterator[tuple[int, tuple[Arg, ...]]]:
    for seat, farm in enumerate(changed.farms):
        what: list[Arg] = [area_name(one.area) if one.area not in ("field", "pen") else places((one.spot,))
                           for one in changed.placed if one.seat == seat]
        if farm.money:
            what.append(Text("draw-mi-tierra-alt-money", {"sign": sign(farm.money), "n": abs(farm.money)}))
        what += [Text("draw-mi-tierra-alt-ware", {"sign": sign(count), "ware": amount(ware, abs(count))})
                 for ware, count in farm.goods]
        what += [card_name(card) for card in farm.cards]
        if what:
            yield seat, tuple(what)


def sign(count: int) -> str:
    """The sign of a number, as it is printed."""
    return "+" if count > 0 else "−"


def signed(count: int) -> str:
    """A number with its sign: "+4", "−3"."""
    return f"{sign(count)}{abs(count)}"
