"""The Sow action: what to sow on which of the plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.hooks import Sown
from games.agricola.exchange import overdrawn
from games.agricola.goods import CROPS, Goods, lacking, take
from games.agricola.land import change
from games.agricola.plots import UNUSED, Plots, plots_of
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, cell_text, goods_text
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Listed, Text

PROPOSALS = 8


def can_sow(player: Player) -> bool:
    """Whether there is an empty plot and something to sow on it."""
    goods = player.goods
    if not goods["grain"] and not goods["vegetable"]:
        return False
    if player.yard.empty_fields:
        return True
    if not player.minors and not player.occupations:
        return False
    plots = plots_of(player)
    return plots.spare > 0 or any(goods[crop] for _, crops in plots.cards for crop in crops)


async def sow(
    state: AgricolaState, player: Player, may_decline: MayDecline = never, *, only: str | None = None
) -> bool:
    """Ask what to sow and plant it; whether anything was sown. `only`: the one field that may be sown.

    Fields are all alike, so they are filled in reading order; those with goods on them first, for sowing wins these.
    Which unused spaces are sown is asked afterwards.
    """

    def question() -> Decision | None:
        return decision(player, _within(player, only), optional=may_decline()) if can_sow(player) else None

    answer = await ask_freely(state, player, question)
    if not answer:
        return False
    chosen, plots = amounts(answer), _within(player, only)
    sown = _by_crop(chosen)
    take(player.goods, sown)
    player.acted()
    places = await _places(state, player, chosen, plots)
    beyond = [name for name in places if name not in plots.fields]
    if beyond:
        where = Listed(tuple(cell_text(name) if name in plots.unused else card_text(name) for name in beyond))
        state.tell("agricola-log-sow-beyond", player.seat, goods=goods_text(sown), places=where)
    else:
        state.tell("agricola-log-sow", player.seat, goods=goods_text(sown))
    for crop in CROPS:
        await change(state, player, player.yard.sown(crop, [name for name in places if places[name] == crop]))
    await hooks.sown.fire(state, Sown(player.seat, sown))
    return True


def _within(player: Player, only: str | None) -> Plots:
    return plots_of(player) if only is None else Plots((only,))


def decision(player: Player, plots: Plots, *, optional: bool) -> Decision | None:
    """The form: how much of each crop on fields, on each card that is a field, on unused spaces."""
    goods = player.goods
    crops = tuple(crop for crop in CROPS if goods[crop])
    on_cards = tuple(f"{card}:{crop}" for card, takes in plots.cards for crop in takes if crop in crops)
    several = bool(on_cards or plots.spare)
    least = 0 if optional or several else 1
    parts: list[Part] = []
    if plots.fields:
        limits, key = tuple(goods[crop] for crop in crops), "fields" if several else "sow"
        parts.append(Part(key, crops, Kind.AMOUNTS, least, len(plots.fields), limits))
    if on_cards:
        parts.append(Part("cards", on_cards, Kind.AMOUNTS, 0, len(plots.cards), (1,) * len(on_cards)))
    if plots.spare:
        limits = tuple(min(goods[crop], plots.spare) for crop in crops)
        parts.append(Part("unused", tuple(f"{UNUSED}:{crop}" for crop in crops), Kind.AMOUNTS, 0, plots.spare, limits))
    proposals = _sowings(plots, goods["grain"], goods["vegetable"], optional)
    return Decision(player.seat, "sow", tuple(parts), proposals, args={"n": len(plots.fields)}) if parts else None


@lru_cache(maxsize=4096)
def _sowings(plots: Plots, grain: int, vegetable: int, optional: bool) -> tuple[Answer, ...]:
    """All ways to sow, fullest first, vegetables rather than grain; at most a handful."""
    found = [
        way
        for used in range(min(plots.total, grain + vegetable), -1, -1)
        for v in range(min(used, vegetable), -1, -1)
        if (g := used - v) <= grain and (used or optional)
        for way in _spread(plots, {"grain": g, "vegetable": v})
    ][:PROPOSALS]
    return tuple(found) if not optional or () in found else (*found[: PROPOSALS - 1], ())


def _spread(plots: Plots, wanted: Mapping[str, int]) -> Iterator[Answer]:
    """One way to sow so much: on cards what they take, then on fields, and only then on unused spaces."""
    left = dict(wanted)
    on_cards: list[str] = []
    for card, takes in plots.cards:
        crop = next((crop for crop in reversed(CROPS) if crop in takes and left[crop]), None)
        if crop is not None:
            left[crop] -= 1
            on_cards.append(f"{card}:{crop}=1")
    grain = min(left["grain"], len(plots.fields))
    on_fields = {"grain": grain, "vegetable": min(left["vegetable"], len(plots.fields) - grain)}
    rest = {crop: left[crop] - on_fields[crop] for crop in CROPS}
    if sum(rest.values()) <= plots.spare:
        yield (
            *[f"{crop}={n}" for crop, n in on_fields.items() if n], *on_cards,
            *[f"{UNUSED}:{crop}={n}" for crop, n in rest.items() if n],
        )


def _by_crop(chosen: Mapping[str, int]) -> Goods:
    """How much of each crop is sown in all."""
    sown: Goods = {}
    for token, n in chosen.items():
        crop = token.rpartition(":")[2]
        sown[crop] = sown.get(crop, 0) + n
    return {crop: sown[crop] for crop in CROPS if crop in sown}


async def _places(state: AgricolaState, player: Player, chosen: Mapping[str, int], plots: Plots) -> dict[str, str]:
    """Where each crop goes, by the name of the space or card."""
    places: dict[str, str] = {}
    fields, unused = list(plots.fields), list(plots.unused)
    for token, n in chosen.items():
        where, _, crop = token.rpartition(":")
        if where == UNUSED:
            cells = await _choose(state, player, crop, tuple(unused), n)
            unused = [name for name in unused if name not in cells]
        else:
            cells = (where,) if where else tuple(fields[:n])
            fields = fields if where else fields[n:]
        places.update(dict.fromkeys(cells, crop))
    return places


async def _choose(state: AgricolaState, player: Player, crop: str, unused: Answer, n: int) -> Answer:
    """Ask on which unused spaces a crop is sown; not when there is no choice."""
    if len(unused) == n:
        return unused
    question = Decision(player.seat, f"sow_{crop}", (Part("cells", unused, Kind.CELLS, n, n),))
    return await ask_freely(state, player, lambda: question)


def sow_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rules that every crop can be sown only once, a card takes only one, and something must be sown."""
    if len(decision.parts) == 1 and decision.parts[0].key == "sow":
        return None
    chosen = amounts(answer)
    cards = [token.partition(":")[0] for token in chosen if ":" in token and not token.startswith(UNUSED)]
    if len(set(cards)) < len(cards):
        return Refusal("sown_twice", Text("agricola-refused-sown-twice"), decision.proposals)
    if not chosen and () not in decision.proposals:
        return Refusal("sow_nothing", Text("agricola-refused-sow-nothing"), decision.proposals)
    return overdrawn(lacking(state.players[decision.seat].goods, _by_crop(chosen)), decision)

