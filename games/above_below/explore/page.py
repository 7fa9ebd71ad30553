"""A page lies open: it is told, one of its choices is made, and the dice are rolled (rulebook p. 6-7)."""

from __future__ import annotations

from games.above_below.book.load import page_key, pages
from games.above_below.book.schema import Bonus, Choice, Paragraph
from games.above_below.cards.box import villager, villager_state
from games.above_below.cards.pages import page_card
from games.above_below.content.load import ITEMS
from games.above_below.content.schema import Mark
from games.above_below.paying import can_pay, pay
from games.above_below.state import AboveBelowState, Expedition, Explorer, Player, Step
from games.above_below.track import ask_laying
from games.above_below.wording.terms import villager_name
from games.core.ask import confirm
from games.core.decision import Decision, Part
from games.core.dice import d
from games.core.text import Listed, Seat, Text

CHOICE = "choice"
LANTERN_DIE = d(6, "lantern")
PAY_COIN = "pay_coin"


def open_page(state: AboveBelowState, page: str) -> None:
    """Lay a page open and tell it: shorter when this table has read it before, and with what it remembers of others."""
    trip = state.trip
    again = page in state.met
    trip.pages.append(page)
    trip.choice = ""
    state.journal.count("played", page)
    state.say("above-below-log-page", seat=trip.seat, page=Text(page_key(page, "again") if again else page_key(page)))
    if echo := echo_of(state, pages()[page], trip.seat):
        state.say("above-below-log-echo", seat=trip.seat, echo=Text(echo))
    state.met[page] = state.met.get(page, 0) | 1 << trip.seat


def echo_of(state: AboveBelowState, page: Paragraph, seat: int) -> str:
    """The first line of a page that remembers another page, as it is for this explorer; "" for none."""
    for number, echo in enumerate(page.echo, 1):
        readers = state.met.get(echo.if_met, 0)
        mine = bool(readers >> seat & 1)
        if readers and (echo.by == "anyone" or (echo.by == "you") is mine):
            return page_key(page.id, "echo", number)
    return ""


def present_page(trip: Expedition) -> Paragraph:
    """The page that lies open."""
    return pages()[trip.page]


def present_choice(trip: Expedition) -> Choice:
    """What was chosen on the open page. Raises `StopIteration` before that."""
    return next(one for one in present_page(trip).choices if one.id == trip.choice)


def choice_decision(trip: Expedition) -> Decision:
    """What the explorers do."""
    part = Part(CHOICE, tuple(f"{CHOICE}:{one.id}" for one in present_page(trip).choices))
    return Decision(trip.seat, CHOICE, (part,), args={"page": trip.page})


async def read_page(state: AboveBelowState) -> None:
    """Ask for the choice and begin with it: another page, a result at once, or the dice."""
    trip, player = state.trip, state.players[state.trip.seat]
    trip.choice = (await ask_laying(state, player, lambda: choice_decision(trip)))[0].removeprefix(f"{CHOICE}:")
    choice = present_choice(trip)
    name = Text(page_key(trip.page, choice.id))
    state.say("above-below-log-choice", seat=trip.seat, who=Seat(trip.seat), choice=name)
    if onward := page_card(trip.page).onward(choice.id):
        open_page(state, onward)
    elif choice.rolled:
        await _offer_coin(state, player, choice)
        roll_all(state, trip, player)
        state.step = Step.LANTERNS
    else:
        state.step = Step.RESULT


async def _offer_coin(state: AboveBelowState, player: Player, choice: Choice) -> None:
    """Lanterns for a coin, before the dice."""
    bought = next((bonus for bonus in choice.bonus if bonus.given == PAY_COIN), None)
    if bought is not None and can_pay(player, 1) and await confirm(player.seat, PAY_COIN, n=bought.lanterns):
        await pay(state, player, 1, Text("above-below-bonus-lanterns", {"n": bought.lanterns}))
        state.trip.coin_paid = True
        state.say("above-below-log-coin-paid", seat=player.seat, who=Seat(player.seat), n=bought.lanterns)


def roll_all(state: AboveBelowState, trip: Expedition, player: Player) -> None:
    """A die for each explorer, one after the other."""
    for one in trip.party:
        one.die = LANTERN_DIE.roll(state)
    dice = tuple(
        Text("above-below-log-die", {"villager": villager_name(one.piece), "die": one.die}) for one in trip.party
    )
    state.say("above-below-log-dice", seat=trip.seat, dice=Listed(dice), n=total(state, trip))


def bonus_lanterns(player: Player, trip: Expedition, bonus: Bonus) -> int:
    """The lanterns of a bonus line: for marks in the party, for what is owned, for who is there, for a coin."""
    marks = {"hammer": (Mark.HAMMER, Mark.HAMMER_PLUS), "quill": (Mark.QUILL, Mark.QUILL_PLUS)}
    if bonus.given in marks:
        return bonus.lanterns * sum(villager(one.piece).can(*marks[bonus.given]) for one in trip.party)
    kind, _, name = bonus.given.partition("_")
    if kind == "own":
        assert name in ITEMS, bonus.given
        met = player.owns(name) > 0
    elif kind == "with":
        met = any(villager(one.piece).id == name for one in trip.party)
    else:
        met = trip.coin_paid
    return bonus.lanterns if met else 0


def lights_of(player: Player, one: Explorer) -> int:
    """The lanterns that an explorer gives: the die with what was added to it and taken from it by states; one more
    when exerted. Nothing before the die is rolled."""
    if not one.die:
        return 0
    states = player.villager(one.piece).states
    roll = one.die + one.added + sum(villager_state(name).die for name in states)
    return villager(one.piece).lights(roll) + one.exerted


def total(state: AboveBelowState, trip: Expedition) -> int:
    """All lanterns of an exploration."""
    player = state.players[trip.seat]
    added = sum(bonus_lanterns(player, trip, bonus) for bonus in present_choice(trip).bonus)
    return added + sum(lights_of(player, one) for one in trip.party)
