"""The development cards: sixteen kinds, two copies of each."""

from __future__ import annotations

from collections.abc import Callable

from games.core.ask import confirm
from games.core.cards import Query
from games.core.text import Seat
from games.mi_tierra import dice
from games.mi_tierra.cards.box import (
    Of,
    Plan,
    Roll,
    black_bonus_units,
    black_limit,
    crop_yield,
    fee,
    first_sale_bonus,
    free_workers,
    plan,
    product_yield,
    protected,
    rolled,
    surplus_meat,
    upkeep,
)
from games.mi_tierra.cards.own import Own
from games.mi_tierra.wording.terms import card_name


def _changes(card: Plan, query: Query[Own, int, Of], by: int, *what: str) -> None:
    """Change a value of the card's owner by a number; about `what`, where that is asked about."""

    @card.changes(query)
    def change(own: Own, value: int, about: Of) -> int:
        return value + by if about.seat == own.seat and (not what or about.what in what) else value


apple_ladder = plan("apple_ladder")
_changes(apple_ladder, crop_yield, 1, "apple")

thresher = plan("thresher")
_changes(thresher, crop_yield, 1, "wheat")

trellis = plan("trellis")
_changes(trellis, crop_yield, 1, "grape")

shears = plan("shears")
_changes(shears, product_yield, 1, "wool")

milking_stool = plan("milking_stool")
_changes(milking_stool, product_yield, 1, "milk")

nest_boxes = plan("nest_boxes")
_changes(nest_boxes, product_yield, 1, "egg")

smokehouse = plan("smokehouse")
_changes(smokehouse, surplus_meat, 1)

market_stall = plan("market_stall")
_changes(market_stall, first_sale_bonus, 3)

factory_permit = plan("factory_permit")
_changes(factory_permit, fee, -2, "animal_industry", "wine_mill")

craft_guild = plan("craft_guild")
_changes(craft_guild, fee, -3, "oven", "clothing")

bunkhouse = plan("bunkhouse")
_changes(bunkhouse, free_workers, 1)

back_road = plan("back_road")
_changes(back_road, black_bonus_units, 5)
_changes(back_road, black_limit, 1)


# -- rolling again -----------------------------------------------------------------------------------------------------


def _rolls_again(die: str) -> Callable[[Own, Roll], bool]:
    def applies(own: Own, event: Roll) -> bool:
        return event.die == die and own.card not in own.player.used

    return applies


async def _roll_again(own: Own, event: Roll) -> None:
    """The first result is void; the second one counts, even when it is worse."""
    again = await confirm(own.seat, "roll_again", n=own.state.face, card=card_name(own.card))
    if not again:
        own.declined()
        return
    own.player.used.append(own.card)
    own.state.say("mi-tierra-log-rolls-again", seat=own.seat, who=Seat(own.seat), card=own.name)
    dice.throw(own.state, own.seat)


lucky_clover = plan("lucky_clover")
lucky_clover.on(rolled, when=_rolls_again("white"))(_roll_again)

lucky_horseshoe = plan("lucky_horseshoe")
lucky_horseshoe.on(rolled, when=_rolls_again("green"))(_roll_again)


# -- every upkeep ------------------------------------------------------------------------------------------------------

savings_book = plan("savings_book")


@savings_book.on(upkeep, calm=True)
async def save(own: Own) -> None:
    """$2 before wages are paid."""
    own.earn(2)


mosquito_nets = plan("mosquito_nets")


@mosquito_nets.changes(protected)
def net(own: Own, value: bool, about: Of) -> bool:
    """Mosquitoes, their swarm and foot-rot do not touch you."""
    return value or about.seat == own.seat


@mosquito_nets.on(upkeep, when=lambda own: own.season in ("spring", "summer"), calm=True)
async def lend_nets(own: Own) -> None:
    """$1 in spring and in summer."""
    own.earn(1)
