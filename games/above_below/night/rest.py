"""Rest: potions and ciders first, then beds, no villager in two beds (p. 10). Everybody rests at the same time."""

from __future__ import annotations

from games.above_below.cards.box import count, villager
from games.above_below.content.load import CIDER, POTION
from games.above_below.content.schema import Symbol
from games.above_below.ids import chosen
from games.above_below.state import AboveBelowState, Player, Step, Villager, Zone
from games.above_below.track import ask_laying, at_hand, income_with, lay, lay_decision, new_kinds
from games.above_below.wording.terms import villagers_listed
from games.core.ask import ask, each
from games.core.decision import Answer, Decision, Part, Refusal, amounts
from games.core.text import Seat, text

REST, BED, LAY_FOR_INCOME = "rest", "bed", "lay_for_income"


def tired(player: Player) -> list[Villager]:
    """Who could rest: the injured first. Who has a bed of their own takes no other, no potion and no cider."""
    found = [
        one for one in player.villagers
        if one.zone in (Zone.EXHAUSTED, Zone.INJURED) and not villager(one.piece).own_bed
    ]
    return sorted(found, key=lambda one: one.zone is not Zone.INJURED)


def beds(player: Player) -> int:
    """How many villagers can sleep in the player's buildings."""
    return count(player, Symbol.BED)


def needs_no_question(player: Player) -> bool:
    """Whether a bed for everybody does all that can be done tonight."""
    there = tired(player)
    injured = sum(one.zone is Zone.INJURED for one in there)
    return len(there) <= beds(player) and not (injured and player.goods[POTION])


def rest_decision(player: Player) -> Decision:
    """Who gets a potion, who a cider, who a bed. Proposed: beds alone, then with potions, then with ciders as well."""
    there = tired(player)
    injured = [one.piece for one in there if one.zone is Zone.INJURED]
    parts = [
        Part(key, tuple(f"{key}:{piece}" for piece in pieces), least=0, most=min(len(pieces), number))
        for key, pieces, number in (
            (POTION, injured, player.goods[POTION]),
            (CIDER, [one.piece for one in there], player.goods[CIDER]),
            (BED, [one.piece for one in there], beds(player)),
        )
        if pieces and number
    ]
    ways = dict.fromkeys((_way(player, 0, 0), _way(player, 9, 0), _way(player, 9, 9)))
    return Decision(player.seat, REST, tuple(parts), tuple(ways))


def _way(player: Player, potions: int, ciders: int) -> Answer:
    """A night with at most so many potions and ciders. Beds go first to those who get ready by them."""
    there = tired(player)
    injured = [one.piece for one in there if one.zone is Zone.INJURED]
    potion = injured[: min(potions, player.goods[POTION])]
    up = [one.piece for one in there if one.zone is Zone.EXHAUSTED] + potion
    spare = max(0, len(up) - beds(player))
    cider = up[: min(ciders, player.goods[CIDER], spare)]
    sleepy = [piece for piece in up if piece not in cider] + [piece for piece in injured if piece not in potion]
    bed = sleepy[: beds(player)]
    order = [one.piece for one in there]
    return tuple(
        f"{key}:{piece}" for key, pieces in ((POTION, potion), (CIDER, cider), (BED, bed))
        for piece in order if piece in pieces
    )


def rest_refusal(state: AboveBelowState, decision: Decision, answer: Answer) -> Refusal | None:
    """A cider is for the exhausted, and who is ready by it needs no bed."""
    player = state.players[decision.seat]
    potion = set(chosen(POTION, answer))
    for piece in chosen(CIDER, answer):
        if player.villager(piece).zone is Zone.INJURED and piece not in potion:
            return Refusal("cider", text("above-below-refused-cider"), decision.proposals)
        if piece in chosen(BED, answer):
            return Refusal("bed", text("above-below-refused-bed"), decision.proposals)
    return None


async def rest(state: AboveBelowState) -> None:
    """Let everybody rest, and lay goods that would raise the income, before the income comes."""
    for player in state.players:
        if needs_no_question(player):
            sleep(player, [one.piece for one in tired(player)])
    await each({
        player.seat: _evening(state, player) for player in state.players
        if not needs_no_question(player) or raises_income(player)
    })
    state.step = Step.DAWN


def sleep(player: Player, pieces: list[str]) -> None:
    """Each of them rests one step."""
    for piece in pieces:
        one = player.villager(piece)
        one.zone = Zone.EXHAUSTED if one.zone is Zone.INJURED else Zone.READY


async def _evening(state: AboveBelowState, player: Player) -> None:
    if not needs_no_question(player):
        answer = await ask_laying(state, player, lambda: rest_decision(player))
        for drink in (POTION, CIDER):
            pieces = chosen(drink, answer)
            sleep(player, pieces)
            if pieces:
                state.give_back(player.seat, drink, len(pieces))
                state.say(
                    f"above-below-log-{drink}", seat=player.seat, who=Seat(player.seat),
                    villagers=villagers_listed(pieces), n=len(pieces),
                )
        sleep(player, chosen(BED, answer))
    if raises_income(player):
        decision = lay_decision(player, LAY_FOR_INCOME, 0)
        assert decision is not None
        await lay(state, player, amounts(await ask(decision)))


def raises_income(player: Player) -> bool:
    """Whether goods at hand would bring more income tonight if they lay on the track."""
    fresh = new_kinds(player.track, at_hand(player))
    return income_with(len(player.track) + len(fresh)) > income_with(len(player.track))

