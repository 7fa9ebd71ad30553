"""Cards that bring points at the end."""

from __future__ import annotations

from games.agricola.actions.goods import gain
from games.agricola.actions.improving import BuildMajor
from games.agricola.actions.tiles import LayTile
from games.agricola.animals import housing
from games.agricola.cards.asking import wants
from games.agricola.cards.box import AgricolaCard, cost, minor, occupation
from games.agricola.cards.changes import Changes, PlusByHouse, PlusEach, PlusSteps
from games.agricola.cards.conditions import at_least, at_most
from games.agricola.cards.effects import on_play
from games.agricola.cards.events import Played, TurnEnded
from games.agricola.cards.hooks import played, points, turn_ended
from games.agricola.cards.own import Own
from games.agricola.farmyard.animals import most_roomy
from games.agricola.goods import ANIMALS
from games.agricola.wording.terms import card_text

manger = minor("A032", cost(wood=2), Changes(points, PlusSteps("pasture_spaces", {6: 1, 7: 2, 8: 3, 10: 4})))
wool_blankets = minor("A038", cost(), Changes(points, PlusByHouse({"wood": 3, "clay": 2})), needs=at_least(5, "sheep"))
land_parcel = minor(
    "M066", cost(), on_play(LayTile("forest")), Changes(points, PlusSteps("unused", {1: 2, 2: -1, 3: -3})),
    needs=at_most(2, "improvements"),
)
chamber_of_commerce = minor(
    "M067", cost(clay=2, stone=1), on_play(gain(wood=1, reed=1)), Changes(points, PlusEach("group:craft")), points=1,
)
oven_damper = minor(
    "M072", cost(stone=2), on_play(gain(fuel=3)), Changes(points, PlusEach("group:oven")), points=1,
)
stock_breeding_prize = minor("M073", cost(sheep=1), needs=at_most(0, "unused"))
stable_architect = occupation("A098", Changes(points, PlusEach("unfenced_stables")))
braggart = occupation(
    "A133", Changes(points, PlusSteps("improvements", {5: 2, 6: 3, 7: 4, 8: 5, 9: 7, 10: 9})), players=3,
)
organic_farmer = occupation("B098")
tutor = occupation("B099")
hearth_brush = minor("M062", cost(reed=1))
pastoral_letter = minor("M063", cost(), needs=at_least(2, "majors"))


@stock_breeding_prize.changes(points)
def prize(own: Own, value: int, _: str) -> int:
    """1 point for each other player with every species, twice with 2 of each, three times with 3."""
    return value + len(own.others) * min(3, *(own.goods[species] for species in ANIMALS))


@tutor.changes(points)
def pupils(own: Own, value: int, _: str) -> int:
    """1 point for each occupation played after this one."""
    there = own.player.occupations
    return value + (len(there) - there.index(own.card) - 1 if own.card in there else 0)


def _letter(card: AgricolaCard, upper: str, lower: str) -> None:
    """A card that may let two majors change places, so that the lower one lies on top; from the next round on its owner
    may build that one after placing a person, and it is worth 1 point more to the owner."""

    @card.on(played)
    async def change_places(own: Own, _: Played) -> None:
        """While neither has been built they may change places."""
        own.kept.count = own.state.round
        stack = next((stack for stack in own.state.places if stack[-2:] == [lower, upper]), None)
        if stack is not None and await wants(own):
            stack[-2:] = [upper, lower]
            own.state.tell(
                "agricola-log-swapped-places", own.seat, major=card_text(lower), old=card_text(upper),
                card=card_text(own.card),
            )

    @card.on(turn_ended, when=lambda own, turn: _placed(own, turn) and own.count < own.state.round)
    async def build(own: Own, _: TurnEnded) -> None:
        """Directly after placing a person the owner may build it."""
        await own.may(BuildMajor(only=(lower,)))

    @card.changes(points)
    def worth(own: Own, value: int, _: str) -> int:
        """1 point more for it; a church counts besides the village church."""
        return value + sum(name in (lower, *UPGRADED.get(lower, ())) for name in own.player.in_front)


def _placed(own: Own, turn: TurnEnded) -> bool:
    """Whether the owner has placed a person, which a special action is not."""
    return turn.seat == own.seat and turn.option in own.state.spaces


UPGRADED = {"village_church": ("M068",)}

_letter(hearth_brush, "stone_oven", "tiled_oven")
_letter(pastoral_letter, "well", "village_church")


@organic_farmer.changes(points)
def roomy(own: Own, value: int, _: str) -> int:
    """1 point for each pasture with at least 1 animal and room for at least 3 more, as the owner arranges them best."""
    return value + most_roomy(housing(own.state, own.player), own.player.animals, 3)
