"""The Build Fences action: one pasture after another, each named by its spaces."""

from __future__ import annotations

from games.agricola.animals import housing
from games.agricola.anytime import MayDecline, ask_freely, never, settle
from games.agricola.cards import hooks
from games.agricola.cards.hooks import Fenced
from games.agricola.crops import names_of
from games.agricola.farmyard.animals import fits
from games.agricola.farmyard.grid import grid_of
from games.agricola.farmyard.pastures import Enclosure, can_fence, proposed_pastures
from games.agricola.land import rework
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import cells_text
from games.core.decision import Answer, Decision, Kind, Part, Refusal
from games.core.text import Text


def plan_of(player: Player) -> Enclosure:
    """What decides which pastures the player can fence now, for 1 wood a fence."""
    yard = player.yard
    return Enclosure(yard.extra, yard.fences, yard.blocked, min(yard.fences_left, player.goods["wood"]))


def can_build_fences(player: Player) -> bool:
    """Whether at least one new pasture is possible."""
    wood = player.goods["wood"]
    if not wood or (wood < 4 and not player.yard.fences):
        return False
    return can_fence(plan_of(player))


async def build_fences(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask for pastures until the player stops; whether any was fenced."""
    fenced: list[int] = []

    def question() -> Decision | None:
        return _decision(player, optional=bool(fenced) or may_decline())

    while cells := await ask_freely(state, player, question):
        player.acted()
        fenced.append(player.yard.spaces(cells))
        new = plan_of(player).new_fences(fenced[-1])
        player.goods["wood"] -= new.bit_count()
        state.tell("agricola-log-fence", player.seat, cells=cells_text(cells), wood=new.bit_count())
        rework(state, player, player.yard.with_fences(new))
        player.crowded = not fits(housing(state, player), player.animals)  # a stable had room for any species
    if fenced:
        player.crowded = False
        await settle(state, player)
        await hooks.fenced.fire(state, Fenced(player.seat, tuple(fenced)))
    return bool(fenced)


def _decision(player: Player, *, optional: bool) -> Decision | None:
    if not can_build_fences(player):
        return None
    plan = plan_of(player)
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
    plan = plan_of(player)
    spaces = player.yard.spaces(answer)
    fault = plan.fault(spaces)
    if fault is None:
        return None
    args = {"needed": plan.new_fences(spaces).bit_count(), "most": plan.affordable}
    return Refusal(f"pasture_{fault}", Text(f"agricola-refused-pasture-{fault}", args), decision.proposals)
