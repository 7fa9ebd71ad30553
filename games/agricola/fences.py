"""The Build Fences action: one pasture after another, each named by its spaces."""

from __future__ import annotations

from dataclasses import dataclass

from games.agricola.animals import housing
from games.agricola.anytime import MayDecline, ask_freely, never, settle
from games.agricola.cards import hooks
from games.agricola.cards.events import Fenced
from games.agricola.crops import names_of
from games.agricola.farmyard.animals import fits
from games.agricola.farmyard.grid import count, grid_of
from games.agricola.farmyard.pastures import Enclosure, can_fence, proposed_pastures
from games.agricola.goods import Goods
from games.agricola.land import rework
from games.agricola.paying import pay_one
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cells_text, goods_text
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.prices import Price, price
from games.core.text import Text

WOOD = ("wood",)


@dataclass(frozen=True, slots=True)
class Means:
    """How fences are paid for: `free` pieces cost nothing, each of the others 1 of one of these goods."""

    free: int = 0
    goods: tuple[str, ...] = WOOD

    def pieces(self, player: Player) -> int:
        """How many fences the player can pay."""
        return self.free + sum(player.goods[good] for good in self.goods)

    def prices(self, pieces: int) -> list[Price]:
        """Every way to pay so many fences, the printed one first."""
        paid = max(0, pieces - self.free)
        if len(self.goods) == 1:
            return [price({self.goods[0]: paid})]
        first, second = self.goods
        return [price({first: paid - other, second: other}) for other in range(paid + 1)]


def means_of(state: AgricolaState, player: Player) -> Means:
    """How the player pays in a Build Fences action."""
    return Means(hooks.free_fences.of(state, player, 0), hooks.fence_goods.of(state, player, WOOD))


def plan_of(player: Player, most: int) -> Enclosure:
    """What decides which pastures the player can fence now, when so many pieces can be paid."""
    yard = player.yard
    return Enclosure(yard.extra, yard.fences, yard.blocked, min(yard.fences_left, most))


def can_build_fences(state: AgricolaState, player: Player) -> bool:
    """Whether at least one new pasture is possible."""
    return _possible(player, means_of(state, player))


def _possible(player: Player, means: Means) -> bool:
    most = means.pieces(player)
    if not most or (most < 4 and not player.yard.fences):
        return False
    return can_fence(plan_of(player, most))


async def build_fences(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask for pastures until the player stops; whether any was fenced. What is free is free once in the action."""
    fenced: list[int] = []
    means, before = means_of(state, player), player.yard.fenced

    def question() -> Decision | None:
        return _decision(player, means, optional=bool(fenced) or may_decline())

    while cells := await ask_freely(state, player, question):
        player.acted()
        fenced.append(player.yard.spaces(cells))
        new = player.yard.missing_fences(fenced[-1])
        pieces = count(new)
        if means.free:
            hooks.free_fences.noted(state, player, 0)
        paid = await pay_one(player, means.prices(pieces))
        means = Means(max(0, means.free - pieces), means.goods)
        _tell(state, player, cells, paid)
        rework(state, player, player.yard.with_fences(new))
        player.crowded = not fits(housing(state, player), player.animals)  # a stable had room for any species
    if fenced:
        player.crowded = False
        await settle(state, player)
        await hooks.fenced.fire(state, Fenced(player.seat, tuple(fenced), before))
    return bool(fenced)


def _tell(state: AgricolaState, player: Player, cells: Answer, paid: Goods) -> None:
    if set(paid) <= set(WOOD):
        state.tell("agricola-log-fence", player.seat, cells=cells_text(cells), wood=paid.get("wood", 0))
    else:
        state.tell("agricola-log-fence-paid", player.seat, cells=cells_text(cells), cost=goods_text(paid))


def _decision(player: Player, means: Means, *, optional: bool) -> Decision | None:
    if not _possible(player, means):
        return None
    plan = plan_of(player, means.pieces(player))
    proposals: list[Answer] = [names_of(plan.extra, spaces) for spaces in proposed_pastures(plan)]
    if optional:
        proposals.append(())
    free = names_of(plan.extra, grid_of(plan.extra).everything & ~plan.blocked)
    part = Part("fence", free, Kind.CELLS, 0 if optional else 1, len(free))
    return Decision(player.seat, "fence", (part,), tuple(proposals), args={"most": plan.affordable})


def fence_refusal(state: AgricolaState, decision: Decision, answer: Answer) -> Refusal | None:
    """The rule that forbids this pasture, with what would be needed."""
    if not answer:
        return None
    player = state.players[decision.seat]
    plan = plan_of(player, int(str(decision.args["most"])))
    spaces = player.yard.spaces(answer)
    fault = plan.fault(spaces)
    if fault is None:
        return None
    args = {"needed": plan.new_fences(spaces).bit_count(), "most": plan.affordable}
    return Refusal(f"pasture_{fault}", Text(f"agricola-refused-pasture-{fault}", args), decision.proposals)
