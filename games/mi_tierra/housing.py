"""Animals and their pens: who may live where, what newcomers do, and moving about (rulings, "Animals").

A pen holds animals of one kind. Whenever animals come, and at the start of a round, all may move house, and any may be
let go, for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from games.core.ask import ask
from games.core.decision import Answer, Decision, Part, Refusal
from games.core.text import Arg, Seat, text
from games.mi_tierra.cards.box import Of, surplus_meat
from games.mi_tierra.content import ANIMALS
from games.mi_tierra.pieces import Pen
from games.mi_tierra.state import MiTierraState, Player
from games.mi_tierra.supply import animals_left, gain
from games.mi_tierra.wording.terms import amount, listed, ware_name

Pens = Sequence[Pen | None]
Herd = dict[str, int]
"""How many animals of each kind."""
PROPOSALS = 8


def herd_of(pens: Pens) -> Herd:
    """The animals in some pens."""
    found: Herd = {}
    for pen in pens:
        if pen is not None and pen.count:
            found[pen.animal] = found.get(pen.animal, 0) + pen.count
    return found


def _layouts(pens: Pens, herd: Mapping[str, int]) -> Iterator[tuple[str, ...]]:
    """Every way to give each pen a kind of animal, "" for none."""
    kinds = ("", *(kind for kind, count in herd.items() if count))
    return product(*(kinds if pen is not None else ("",) for pen in pens))


def _room(pens: Pens, layout: Sequence[str]) -> Herd:
    found: Herd = {}
    for pen, kind in zip(pens, layout, strict=True):
        if pen is not None and kind:
            found[kind] = found.get(kind, 0) + pen.room
    return found


def room_for(pens: Pens, kind: str, herd: Mapping[str, int] | None = None) -> int:
    """How many more animals of a kind find room if those of `herd` (all that live here) stay, wherever they move."""
    stays = dict(herd_of(pens) if herd is None else herd)
    most = 0
    for layout in _layouts(pens, {**stays, kind: 1}):
        room = _room(pens, layout)
        if all(room.get(other, 0) >= count for other, count in stays.items()):
            most = max(most, room.get(kind, 0) - stays.get(kind, 0))
    return most


def fits(pens: Pens, herd: Mapping[str, int]) -> bool:
    """Whether all these animals find room in the pens."""
    return any(
        all(room.get(kind, 0) >= count for kind, count in herd.items())
        for room in (_room(pens, layout) for layout in _layouts(pens, herd))
    )


def without(pens: Pens, kind: str, count: int) -> list[Pen | None]:
    """The pens after `count` animals of a kind have left: untrained ones first, from the fullest pens."""
    left = list(pens)
    for _ in range(count):
        homes = [site for site, pen in enumerate(left) if pen is not None and pen.animal == kind and pen.count]
        site = max(homes, key=lambda one: (-_pen(left, one).level, _pen(left, one).count, -one))
        left[site] = filled(_pen(left, site), kind, _pen(left, site).count - 1)
    return left


def _pen(pens: Pens, site: int) -> Pen:
    pen = pens[site]
    assert pen is not None
    return pen


def filled(pen: Pen, kind: str, count: int) -> Pen:
    """A pen with these animals in it."""
    return replace(pen, animal=kind if count else "", count=count)


async def arrive(state: MiTierraState, seat: int, kind: str, count: int) -> None:
    """Animals come to a farm, as far as there are any. If there is no room for all of them, even when others move,
    those left out bring meat: one for all of them together."""
    count = min(count, animals_left(state, kind))
    player = state.players[seat]
    if not count:
        state.say("mi-tierra-log-no-animals", seat=seat, who=Seat(seat), animal=ware_name(kind))
        return
    room, before = room_for(player.pens, kind), player.animals(kind)
    await settle(state, seat, {kind: count})
    stayed = max(0, player.animals(kind) - before)
    state.say("mi-tierra-log-animals", seat=seat, who=Seat(seat), animals=amount(kind, count), n=stayed)
    if room < count and stayed < count:
        meat = gain(state, seat, "meat", surplus_meat.value(state, 1, Of(seat)))
        state.say("mi-tierra-log-surplus", seat=seat, who=Seat(seat), goods=amount("meat", meat))


async def settle(state: MiTierraState, seat: int, newcomers: Mapping[str, int]) -> None:
    """House newcomers: without a question where there is one way that moves nobody and undoes no training."""
    player = state.players[seat]
    pens: Pens = player.pens
    for kind, count in newcomers.items():
        ways = _quiet(pens, kind, count)
        if len(ways) != 1:
            if any(player.pens):
                await rehouse(state, seat, newcomers)
            return
        pens = ways[0]
    player.pens = list(pens)


def _quiet(pens: Pens, kind: str, count: int) -> list[list[Pen | None]]:
    """Every way in which all newcomers of a kind settle beside their own or in empty pens while everybody else stays
    and no training is undone."""
    homes = [
        range(pen.room - pen.count + 1) if pen is not None and pen.animal in ("", kind) else range(1)
        for pen in pens
    ]
    found = []
    for shares in product(*homes):
        if sum(shares) == count:
            if any(share and pen is not None and pen.level > 1 for share, pen in zip(shares, pens, strict=True)):
                continue
            found.append([
                filled(pen, kind, pen.count + share) if pen is not None and share else pen
                for share, pen in zip(shares, pens, strict=True)
            ])
    return found


# -- the question ----------------------------------------------------------------------------------------------------


def house_decision(state: MiTierraState, seat: int) -> Decision:
    """Which animals live where, those that are arriving included: for each pen a kind and a number."""
    pens = state.players[seat].pens
    herd = _together(state, seat)
    parts = tuple(
        Part(f"pen{site + 1}", _choices(pen, site, herd)) for site, pen in enumerate(pens) if pen is not None
    )
    args: dict[str, Arg] = {"n": sum(state.arriving.values()), "animals": listed(state.arriving)}
    return Decision(seat, "house", parts, _proposals(pens, herd), args=args)


def _together(state: MiTierraState, seat: int) -> Herd:
    herd = herd_of(state.players[seat].pens)
    for kind, count in state.arriving.items():
        herd[kind] = herd.get(kind, 0) + count
    return herd


def _choices(pen: Pen, site: int, herd: Mapping[str, int]) -> tuple[str, ...]:
    full = (f"p{site + 1}:{kind}:{n}" for kind in ANIMALS for n in range(1, min(pen.room, herd.get(kind, 0)) + 1))
    return (f"p{site + 1}:none", *full)


def _proposals(pens: Pens, herd: Herd) -> tuple[Answer, ...]:
    """The ways to keep most animals, the trained ones where they are first; staying as it is comes last."""
    rated: dict[Answer, tuple[int, int, int]] = {}
    for layout in _layouts(pens, herd):
        left, tokens, kept, moved, trained = dict(herd), [], 0, 0, 0
        for site, (pen, kind) in enumerate(zip(pens, layout, strict=True)):
            if pen is None:
                continue
            alone = pen.level > 1 and kind == pen.animal
            count = min(1 if alone else pen.room, left[kind]) if kind else 0
            if kind:
                left[kind] -= count
            tokens.append(f"p{site + 1}:{kind}:{count}" if count else f"p{site + 1}:none")
            kept, trained = kept + count, trained + alone
            moved += bool(pen.count) and pen.animal != (kind if count else "")
        rated.setdefault(tuple(tokens), (-kept, -trained, moved))
    now = tuple(
        f"p{site + 1}:{pen.animal}:{pen.count}" if pen.count else f"p{site + 1}:none"
        for site, pen in enumerate(pens) if pen is not None
    )
    best = sorted(rated, key=lambda answer: rated[answer])
    return tuple(dict.fromkeys((*best[: PROPOSALS - 1], now)))


def housed(player: Player, answer: Answer) -> list[Pen | None]:
    """The pens as an answer fills them."""
    pens = list(player.pens)
    for token in answer:
        name, kind, *count = token.split(":")
        site = int(name[1:]) - 1
        pens[site] = filled(_pen(pens, site), kind, int(count[0]) if count else 0)
    return pens


def refusal(state: MiTierraState, decision: Decision, answer: Answer) -> Refusal | None:
    """An answer may not house more animals of a kind than there are."""
    there = _together(state, decision.seat)
    for kind, count in herd_of(housed(state.players[decision.seat], answer)).items():
        if count > there[kind]:
            reason = text("mi-tierra-refused-animals", animals=amount(kind, there[kind]))
            return Refusal("too_many_animals", reason, decision.proposals[:3])
    return None


async def rehouse(state: MiTierraState, seat: int, newcomers: Mapping[str, int]) -> None:
    """Ask a seat where its animals live now, newcomers included. Whoever is left out is let go."""
    player = state.players[seat]
    state.arriving = dict(newcomers)
    answer = await ask(house_decision(state, seat))
    player.pens = housed(player, answer)
    state.arriving = {}
