"""Which house sections a seat may build and what they cost. Queries only: nothing here asks or changes anything."""

from __future__ import annotations

from games.grimm_forest.content import COSTS, MATERIALS, PARTS
from games.grimm_forest.state import GrimmState, House
from games.grimm_forest.windows import Section, section_cost, toll_owner

LARGEST_DISCOUNT = 1
"""No card makes a section cheaper than this; it saves asking for the price of what is out of reach."""


def cost(state: GrimmState, section: Section) -> int:
    """What a section costs in all, a toll included."""
    return section_cost.value(state, COSTS[section.part], section)


def toll(state: GrimmState, section: Section) -> int:
    """The seat to which one resource of the cost goes; -1 when all goes to the supply."""
    return toll_owner.value(state, -1, section)


def buildable(state: GrimmState, seat: int, extra: int = 0) -> list[Section]:
    """The sections a seat may build now and can pay for.

    Rulebook, "Building rules": floor, walls, roof in order; no second unfinished house of a material; a free site;
    a section left in stock. `extra`: resources of any one material that somebody else adds.
    """
    goods = state.goods(seat)
    found: list[Section] = []
    for material in MATERIALS:
        have = goods[material] + extra
        for part, corners in _next_parts(state, seat, material, have + LARGEST_DISCOUNT):
            section = Section(seat, material, part, corners)
            if have >= cost(state, section):
                found.append(section)
    return found


def _next_parts(state: GrimmState, seat: int, material: str, reach: int) -> list[tuple[int, bool]]:
    """The parts of a material that may come next and cost at most `reach` without cards: (part, corners)."""
    if reach < COSTS[0]:
        return []
    left = state.sections[material]
    unfinished = {
        (house.parts, house.corners)
        for house in state.players[seat].houses if house.material == material and house.parts < 3
    }
    if unfinished:
        return sorted(one for one in unfinished if left[one[0]] and reach >= COSTS[one[0]])
    return [(0, corners) for corners in (False, True) if left[0] and state.free_site(seat, corners)]


def section_id(section: Section) -> str:
    """A section as an option id: `build:wood:walls`, with `:corners` on a Cutting Corners site."""
    return f"build:{section.material}:{PARTS[section.part]}" + (":corners" if section.corners else "")


def section_of(seat: int, option: str) -> Section:
    """The inverse of `section_id`."""
    words = option.split(":")
    return Section(seat, words[1], PARTS.index(words[2]), len(words) == 4)


def add_section(state: GrimmState, section: Section) -> None:
    """Take a section from the stock and put it on the board."""
    houses = state.players[section.seat].houses
    state.sections[section.material][section.part] -= 1
    if section.part == 0:
        houses.append(House(section.material, 1, section.corners))
        return
    wanted = (section.material, section.part, section.corners)
    next(house for house in houses if (house.material, house.parts, house.corners) == wanted).parts += 1


def remove_top(state: GrimmState, seat: int, house: House) -> str:
    """Return the top section of a house to the stock; the name of the part that is gone."""
    house.parts -= 1
    state.sections[house.material][house.parts] += 1
    part = PARTS[house.parts]
    if not house.parts:
        state.players[seat].houses.remove(house)
    return part
