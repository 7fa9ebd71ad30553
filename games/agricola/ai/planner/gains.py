"""What a change brings a farm, in words: room, used spaces and points. The reasons of the advice are made of it."""

from __future__ import annotations

from games.agricola.animals import housing
from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.farmyard.yard import SOWN, Farmyard
from games.agricola.goods import CROPS, Goods
from games.agricola.scoring import by_steps, score
from games.agricola.state import PEOPLE, AgricolaState, Phase, Player
from games.agricola.wording.terms import cell_text, goods_text
from games.core.decision import Answer
from games.core.text import Arg, Listed, Text, key_of, text

NAMED_OTHERWISE = ("unused", "begging")
"""Categories of points that are named by what they count, or never gained."""
SPARE = 12
"""With room for so many more animals, further room is of no use."""
NO_FIELDS_YET = 1
"""So many fields score no more than none."""


def gains(state: AgricolaState, before: Player, after: Player) -> list[Text]:
    """Return what the second farm has that the first has not: room for animals and people, fewer unused spaces, and
    the points by category that it would score more if the game ended now."""
    found: list[Text] = []
    there = housing(state, before).total
    room = housing(state, after).total - there
    if room > 0 and there - sum(before.animals) < SPARE:
        found.append(text("agricola-gain-room", n=room))
    beds = min(after.rooms, PEOPLE) - max(before.rooms, after.people)
    if after.rooms > before.rooms and beds > 0 and state.round < LAST_ROUND:
        found.append(text("agricola-gain-beds", n=beds))
    if (used := before.yard.unused.bit_count() - after.yard.unused.bit_count()) > 0:
        found.append(text("agricola-gain-unused", n=used))
    then, now = score(state, after), score(state, before)
    for part, points in then.items():
        more = points - now[part]
        if part == "stone_rooms" and points:  # rooms of clay that became stone have scored before
            more += then["clay_rooms"] - now["clay_rooms"]
        if more > 0 and part not in NAMED_OTHERWISE:
            found.append(text("agricola-gain-points", points=more, what=Text(key_of("agricola-score", part))))
    return found


def brings(state: AgricolaState, before: Player, after: Player, goods: Goods | None = None) -> Text | None:
    """Return a sentence with the gains of a change, and with goods that it brings; None if it brings nothing of it."""
    found: list[Arg] = [goods_text(goods)] if goods else []
    found.extend(gains(state, before, after))
    return text("agricola-why-brings", gains=Listed(tuple(found))) if found else None


# -- fields -----------------------------------------------------------------------------------------------------------


def of_field(yard: Farmyard, where: Text | None = None) -> Text:
    """Return what the fields of a farmyard score, and where the last of them lies if that was asked."""
    n = yard.fields.bit_count()
    points = by_steps("fields", n) if n > NO_FIELDS_YET else 0
    if where is None:
        return text("agricola-why-fields", n=n, points=points)
    return text("agricola-why-field-at", n=n, points=points, where=where)


def left_of(yard: Farmyard, *, only: bool) -> Text:
    """Return how many of the free spaces lie together after a tile was laid to the left; `only`: where it had to be."""
    if only:
        return text("agricola-where-only")
    together = max([part.bit_count() for part in yard.grid.parts(yard.free)], default=0)
    return text("agricola-where-left", left=yard.free.bit_count(), together=together)


def of_freed(yard: Farmyard, names: Answer) -> Text | None:
    """Return what a space is good for once its tile is gone, None if there is something beneath or it is not a single
    one."""
    if len(names) != 1:
        return None
    space = yard.spaces(names)
    then = yard.lifted(space)
    if not space & then.free:
        return None
    together = next(part for part in then.grid.parts(then.free) if part & space)
    beside = "house" if space & then.grid.around(then.rooms) else "field" if space & then.grid.around(then.fields) \
        else "none"
    return text("agricola-where-freed", cell=cell_text(names[0]), together=together.bit_count(), beside=beside)


def of_sowing(state: AgricolaState, sown: Goods) -> Text:
    """Return what seeds become on the fields, and when they are harvested first. `sown` counts the seeds by crop."""
    due = [number for number in HARVESTS if number > state.round or (number == state.round and _working(state))]
    return text(
        "agricola-why-sown", goods=goods_text({crop: sown[crop] * SOWN[crop] for crop in CROPS if sown.get(crop)}),
        round=due[0] if due else 0,
    )


def _working(state: AgricolaState) -> bool:
    return state.phase is Phase.WORK
