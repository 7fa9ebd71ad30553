"""What one viewer may know of a table: plain frozen data, the only input of pictures, texts and AI seats.

Almost everything lies open. Hidden are the order of the piles, the tool on the caves, from which price others sell
unasked, and above all what the choices of a page bring: of a page the view has choices and numbers, no gains.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.above_below.book.schema import Bonus, Choice
from games.above_below.caves import pages_of
from games.above_below.content.load import BOARD
from games.above_below.explore.lanterns import exertable, helps, rerolls_left
from games.above_below.explore.page import bonus_lanterns, lights_of, present_page, total
from games.above_below.night.dawn import income
from games.above_below.night.rest import beds
from games.above_below.scoring import result, scores
from games.above_below.state import AboveBelowState, Expedition, Explorer, HeldTool, Player, Step


@dataclass(frozen=True, slots=True)
class VillagerView:
    """A villager: the token, the zone (`state.Zone`), and the states that lie on it."""

    piece: str
    zone: str
    states: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CaveView:
    """A cave that somebody has won: its card, and the outpost on it, "" for none."""

    card: str
    outpost: str


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's village.

    `goods`: at hand, every good, drink and the supplies. `accept`: the price from which the viewer sells unasked, 0 for
    none; None for others. `track`: kinds and numbers from the left. `houses`: the starting house first. `on_cards`:
    goods that lie on buildings. `tools`: which, and whether used this round. `income`: what the next morning would
    bring; `beds`: how many; `points`: those that would be counted now, by part (`scoring.PARTS`).
    """

    seat: int
    coins: int
    goods: Mapping[str, int]
    sale: str
    accept: int | None
    track: tuple[tuple[str, int], ...]
    reputation: int
    villagers: tuple[VillagerView, ...]
    houses: tuple[str, ...]
    caves: tuple[CaveView, ...]
    on_cards: Mapping[str, int]
    quests: tuple[str, ...]
    tools: tuple[HeldTool, ...]
    passed: bool
    income: int
    beds: int
    points: Mapping[str, int]

    def buildings(self) -> list[str]:
        """Everything that was built, the starting house too."""
        return [*self.houses, *(cave.outpost for cave in self.caves if cave.outpost)]

    def ready(self) -> list[str]:
        """The villagers who can be used."""
        return [one.piece for one in self.villagers if one.zone == "ready"]

    def empty_caves(self) -> int:
        """How many caves are without an outpost."""
        return sum(not cave.outpost for cave in self.caves)

    def owns(self, item: str) -> int:
        """How many of an item the player owns: at hand, on sale and on the track, but not on buildings."""
        return self.goods[item] + dict(self.track).get(item, 0) + (self.sale == item)

    def villager(self, piece: str) -> VillagerView:
        """The villager with this token. Raises `StopIteration` when the player has none."""
        return next(one for one in self.villagers if one.piece == piece)


@dataclass(frozen=True, slots=True)
class ExplorerView:
    """A villager of an exploration: the die, 0 before it is rolled, what was added to it, and the lanterns."""

    piece: str
    die: int
    added: int
    exerted: bool
    lanterns: int


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A choice of the open page as everybody may read it: its numbers, none where it is not rolled for, and its bonus
    lines with the lanterns that they give this party now."""

    id: str
    numbers: tuple[int, ...]
    bonus: tuple[tuple[Bonus, int], ...]


@dataclass(frozen=True, slots=True)
class ExpeditionView:
    """An exploration, under way or the last one of the round; the fields are those of `state.Expedition`.

    `place`, `mood`: of the open page, for its vignette. `lanterns`: so far; `settled`:
    those that count, once nothing more is done about them. `helps`: what can be done about the dice,
    `rerolls`: how often one may still be rolled again, `exertable`: who can still be exerted.
    """

    seat: int
    party: tuple[ExplorerView, ...]
    cave: str
    token: str
    pages: tuple[str, ...]
    place: str
    mood: str
    choices: tuple[ChoiceView, ...]
    choice: str
    coin_paid: bool
    rerolls_used: int
    rerolls: int
    helps: tuple[str, ...]
    exertable: tuple[str, ...]
    lanterns: int
    settled: int
    outcome: str
    reached: int
    gained: int
    pending: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AboveBelowView:
    """The whole table.

    `active`: whose turn it is, None at night and when it is over. `supply`: what is left of everything. `rows`: houses
    and outposts on offer by kind, "" for an empty place; `piles`: how many of each pile are left face down (houses,
    outposts, villagers, caves, tools, tokens); `under`: what lies openly under the piles of houses, outposts and caves,
    the first to come first. `cave_pages`: the numbers of the top cave card, empty when there is none. `tool_laid`:
    whether a tool lies on the caves. `met[page]`: bit mask of the seats that have read a page. `places`: each seat's
    rank when the game is over, else empty.
    """

    viewer: int | None
    modules: tuple[str, ...]
    step: str
    round: int
    rounds: int
    first: int
    turn: int
    active: int | None
    order: tuple[int, ...]
    refreshed: bool
    refused_offers: Mapping[int, int]
    cider: bool
    supply: Mapping[str, int]
    star_houses: tuple[str, ...]
    key_houses: tuple[str, ...]
    rows: Mapping[str, tuple[str, ...]]
    piles: Mapping[str, int]
    under: Mapping[str, tuple[str, ...]]
    for_hire: tuple[str, ...]
    specials: tuple[str, ...]
    cave_top: str
    cave_pages: tuple[str, ...]
    quests: tuple[str, ...]
    tool_laid: bool
    tokens_used: tuple[str, ...]
    players: tuple[PlayerView, ...]
    expedition: ExpeditionView | None
    met: Mapping[str, int]
    finished: bool
    places: tuple[int, ...]

    def on_offer(self) -> list[str]:
        """Every building that can be bought now, in the order of the table."""
        rows = (*self.rows.values(), self.key_houses, self.star_houses)
        return [name for row in rows for name in row if name]

    def fee(self, piece: str) -> int:
        """What stands below a villager for hire. Raises `ValueError` when the villager does not stand there."""
        return BOARD.train_costs[self.for_hire.index(piece)]


def view_of(state: AboveBelowState, viewer: int | None) -> AboveBelowView:
    """The table as `viewer` (a seat, or None for a spectator) may know it. Pure."""
    points = scores(state)
    over = state.step is Step.OVER
    by_day = state.step in (Step.TURN, Step.READ, Step.LANTERNS, Step.RESULT, Step.SPOILS)
    return AboveBelowView(
        viewer=viewer,
        modules=state.modules,
        step=state.step.value,
        round=state.round,
        rounds=BOARD.rounds,
        first=state.first,
        turn=state.turn,
        active=state.turn if by_day else None,
        order=state.order(),
        refreshed=state.refreshed,
        refused_offers=dict(state.refused_offers),
        cider=state.cider,
        supply=dict(state.supply),
        star_houses=tuple(state.star_houses),
        key_houses=tuple(state.key_houses),
        rows={"house": tuple(state.house_row), "outpost": tuple(state.outpost_row)},
        piles=_piles(state),
        under={
            "house": tuple(state.house_under), "outpost": tuple(state.outpost_under),
            "cave": tuple(state.caves_under),
        },
        for_hire=tuple(state.for_hire),
        specials=tuple(state.specials),
        cave_top=state.cave_top,
        cave_pages=pages_of(state.cave_top) if state.cave_top else (),
        quests=tuple(state.quests),
        tool_laid=state.tool_laid is not None,
        tokens_used=tuple(state.tokens_used),
        players=tuple(_player(player, viewer, points[player.seat]) for player in state.players),
        expedition=_expedition(state, state.expedition) if state.expedition is not None else None,
        met=dict(state.met),
        finished=over,
        places=result(state).places if over else (),
    )


def _piles(state: AboveBelowState) -> dict[str, int]:
    return {
        "house": len(state.house_pile), "outpost": len(state.outpost_pile), "villager": len(state.villager_pile),
        "cave": len(state.cave_pile), "tool": len(state.tool_pile), "token": len(state.tokens),
    }


def _player(player: Player, viewer: int | None, points: Mapping[str, int]) -> PlayerView:
    return PlayerView(
        seat=player.seat,
        coins=player.coins,
        goods=dict(player.goods),
        sale=player.sale,
        accept=player.accept if viewer == player.seat else None,
        track=tuple(player.track.items()),
        reputation=player.reputation,
        villagers=tuple(VillagerView(one.piece, one.zone.value, tuple(one.states)) for one in player.villagers),
        houses=tuple(player.houses),
        caves=tuple(CaveView(cave.card, cave.outpost) for cave in player.caves),
        on_cards=dict(player.on_cards),
        quests=tuple(player.quests),
        tools=tuple(HeldTool(held.tool, held.used) for held in player.tools),
        passed=player.passed,
        income=income(player),
        beds=beds(player),
        points=dict(points),
    )


def _expedition(state: AboveBelowState, trip: Expedition) -> ExpeditionView:
    player, page = state.players[trip.seat], present_page(trip)
    under_way = not trip.outcome
    return ExpeditionView(
        seat=trip.seat,
        party=tuple(_explorer(player, one) for one in trip.party),
        cave=trip.cave,
        token=trip.token,
        pages=tuple(trip.pages),
        place=page.place.value,
        mood=page.mood,
        choices=tuple(_choice(player, trip, one) for one in page.choices),
        choice=trip.choice,
        coin_paid=trip.coin_paid,
        rerolls_used=trip.rerolls,
        rerolls=rerolls_left(player, trip) if under_way else 0,
        helps=helps(player, trip) if under_way else (),
        exertable=tuple(exertable(player, trip)) if under_way else (),
        lanterns=total(state, trip) if trip.choice and under_way else trip.lanterns,
        settled=trip.lanterns,
        outcome=trip.outcome,
        reached=trip.reached,
        gained=trip.gained,
        pending=tuple(trip.pending),
    )


def _explorer(player: Player, one: Explorer) -> ExplorerView:
    return ExplorerView(one.piece, one.die, one.added, one.exerted, lights_of(player, one))


def _choice(player: Player, trip: Expedition, choice: Choice) -> ChoiceView:
    numbers = tuple(tier.at for tier in choice.tiers if tier.at)
    return ChoiceView(choice.id, numbers, tuple((bonus, bonus_lanterns(player, trip, bonus)) for bonus in choice.bonus))

