"""What has just changed on a table of The Grimm Forest: the view against what the same viewer saw before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from games.core.text import Arg, Listed, Seat, Text
from games.grimm_forest.content import MATERIALS, PARTS
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.words import amount, place_name, section_name
from rendering.reader import Reader


@dataclass(frozen=True, slots=True)
class PlayerChange:
    """One player's: goods gained or (below 0) spent by material, Fables in hand likewise, and the numbers of the
    houses that have grown, with their last section."""

    goods: tuple[tuple[str, int], ...] = ()
    hand: int = 0
    grown: tuple[int, ...] = ()

    def of(self, material: str) -> int:
        """How much of a material has come or gone."""
        return dict(self.goods).get(material, 0)


@dataclass(frozen=True, slots=True)
class Changes:
    """The whole table's; ``taken``: what has gone from each place, by material, as positive numbers."""

    players: tuple[PlayerChange, ...] = ()
    taken: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def player(self, seat: int) -> PlayerChange:
        """The changes of a seat."""
        return self.players[seat] if seat < len(self.players) else NOTHING


NOTHING = PlayerChange()


def changes(view: GrimmView, before: GrimmView | None) -> Changes:
    """What is different from ``before``. Where that is not known, what the players gathered this round, while they
    still gather; nothing of a game that has begun or ended in between."""
    if before is None:
        if view.phase != "gather":
            return Changes()
        return Changes(tuple(PlayerChange(_some(player.collected)) for player in view.players))
    if len(before.players) != len(view.players) or view.finished:
        return Changes()
    players = tuple(_player(*pair) for pair in zip(view.players, before.players, strict=True))
    taken = {
        place.id: _some({material: was.goods[material] - place.goods[material] for material in MATERIALS})
        for place, was in zip(view.locations, before.locations, strict=True)
    }
    gone = {place: {material: count for material, count in goods if count > 0} for place, goods in taken.items()}
    return Changes(players, {place: goods for place, goods in gone.items() if goods})


def _player(now: PlayerView, was: PlayerView) -> PlayerChange:
    heights = [house.parts for house in was.houses] + [0] * len(now.houses)
    grown = tuple(number for number, house in enumerate(now.houses) if house.parts > heights[number])
    goods = _some({material: now.goods[material] - was.goods[material] for material in MATERIALS})
    return PlayerChange(goods, now.hand_size - was.hand_size, grown)


def _some(goods: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((material, goods[material]) for material in MATERIALS if goods[material])


def told(view: GrimmView, changed: Changes, reader: Reader) -> str:
    """The changes in a sentence; empty when there are none."""
    parts = [Text("draw-grimm-alt-change", {"who": who, "what": Listed(what)}) for who, what in _parts(view, changed)]
    return reader.say("grimm-alt-changed", changes=Listed(tuple(parts))) if parts else ""


def _parts(view: GrimmView, changed: Changes) -> Iterator[tuple[Arg, tuple[Arg, ...]]]:
    for player, change in zip(view.players, changed.players, strict=False):
        what: list[Arg] = [_signed(amount(material, abs(count)), count) for material, count in change.goods]
        if change.hand:
            what.append(_signed(Text("draw-grimm-alt-change-fables", {"n": abs(change.hand)}), change.hand))
        for number in change.grown:
            house = player.houses[number]
            section = section_name(house.material, PARTS[house.parts - 1])
            what.append(Text("draw-grimm-alt-change-built", {"section": section}))
        if what:
            yield Seat(player.seat), tuple(what)
    for place, goods in changed.taken.items():
        yield place_name(place), tuple(_signed(amount(material, count), -1) for material, count in goods.items())


def _signed(what: Text, count: int) -> Text:
    return Text("draw-grimm-alt-change-count", {"what": what, "sign": "+" if count > 0 else "−"})


def signed(count: int) -> str:
    """A number with its sign: "+4", "−3"."""
    return f"+{count}" if count > 0 else f"−{-count}"
