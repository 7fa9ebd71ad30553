"""The beauty contest of every winter and the rodeo of every summer: who shows what (rulebook, "Concorsi di bellezza",
"Rodei"). What they win stands in `prizes`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from games.core.ask import ask
from games.core.decision import Answer, Decision, Part, Refusal
from games.core.text import Seat, text
from games.mi_tierra.activation import go_home
from games.mi_tierra.content import ARENA, PODIUM, TRADE
from games.mi_tierra.pieces import Entry, Pen, Placement
from games.mi_tierra.state import MiTierraState, Step
from games.mi_tierra.wording.terms import amount

HORSE = "horse"


def next_competitor(state: MiTierraState) -> Placement | None:
    """The next worker on the podium or in the arena, the first to come first."""
    return next((one for one in state.placed if not one.done and one.area in (PODIUM, ARENA)), None)


def free_animals(state: MiTierraState, seat: int, area: str) -> dict[int, int]:
    """The pens whose animals a seat can still show, and how many: horses in the arena, all others on the podium."""
    shown = Counter(site for entry in state.entries if entry.seat == seat for site in entry.pens)
    allowed = (HORSE,) if area == ARENA else TRADE.contest.animals
    left = {
        site: pen.count - shown[site] if area == ARENA or not shown[site] else 0
        for site, pen in enumerate(state.players[seat].pens) if pen is not None and pen.animal in allowed
    }
    return {site: count for site, count in left.items() if count}


def pen_at(state: MiTierraState, seat: int, site: int) -> Pen:
    """The pen on a site."""
    pen = state.players[seat].pens[site]
    assert pen is not None
    return pen


def enter_decision(state: MiTierraState, placement: Placement) -> Decision | None:
    """What a worker may show: one horse, or animals of one kind and training; None when there is nothing."""
    seat, area = placement.seat, placement.area
    pens = tuple(f"p{site + 1}" for site in free_animals(state, seat, area))
    if not pens:
        return None
    most = 1 if area == ARENA else len(pens)
    groups: dict[tuple[str, int], list[str]] = {}
    for name in pens:
        pen = pen_at(state, seat, int(name[1:]) - 1)
        groups.setdefault((pen.animal, pen.level), []).append(name)
    alike = [] if area == ARENA else [tuple(group) for group in groups.values()]
    shown = sorted((*alike, *((name,) for name in pens)), key=lambda names: -_reached(state, seat, area, names))
    proposals = tuple(dict.fromkeys((*shown, ())))
    key = "enter_rodeo" if area == ARENA else "enter_contest"
    return Decision(seat, key, (Part("show", pens, least=0, most=most),), proposals)


def _reached(state: MiTierraState, seat: int, area: str, names: Sequence[str]) -> int:
    """The points that one worker reaches with the animals of these pens."""
    pens = [pen_at(state, seat, int(name[1:]) - 1) for name in names]
    return sum((1 if area == ARENA else pen.count) * pen.level for pen in pens)


def refusal(state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
    """One worker shows animals of one kind and one training."""
    pens = [pen_at(state, decision.seat, int(name[1:]) - 1) for name in answer]
    if len({(pen.animal, pen.level) for pen in pens}) > 1:
        return Refusal("mixed_entry", text("mi-tierra-refused-mixed"), decision.proposals[:3])
    return None


async def enter_next(state: MiTierraState) -> None:
    """The next worker shows animals, or none; after the last one the prizes are given."""
    placement = next_competitor(state)
    if placement is None:
        state.step = Step.PRIZES
        return
    seat = placement.seat
    form = enter_decision(state, placement)
    answer = await ask(form) if form is not None else ()
    go_home(state, placement)
    if not answer:
        state.say("mi-tierra-log-shows-nothing", seat=seat, who=Seat(seat))
        return
    sites = tuple(int(name[1:]) - 1 for name in answer)
    first = pen_at(state, seat, sites[0])
    count = 1 if placement.area == ARENA else sum(pen_at(state, seat, site).count for site in sites)
    entry = Entry(seat, first.animal, count, first.level, sites)
    state.entries.append(entry)
    state.say("mi-tierra-log-shows", seat=seat, who=Seat(seat), animals=amount(entry.animal, count), level=entry.level,
              n=entry.points)


class Show(Protocol):
    """What has been shown so far: the state has it, and so has a view."""

    @property
    def entries(self) -> Sequence[Entry]: ...


def points(scene: Show) -> dict[int, int]:
    """What each competitor has reached, all workers together."""
    found: dict[int, int] = {}
    for entry in scene.entries:
        found[entry.seat] = found.get(entry.seat, 0) + entry.points
    return found


def drain(state: MiTierraState) -> None:
    """The water of every trained animal that took part goes back to the supply."""
    for entry in state.entries:
        if entry.level > 1:
            pens = state.players[entry.seat].pens
            for site in entry.pens:
                pens[site] = replace(pen_at(state, entry.seat, site), water=False)
