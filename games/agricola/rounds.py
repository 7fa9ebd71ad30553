"""A round from its preparation to the return home (base rules; expansion: sequence of play)."""

from __future__ import annotations

from games.agricola import solo, special_actions
from games.agricola.anytime import ask_freely
from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.hooks import TurnEnded
from games.agricola.coming import arrive
from games.agricola.exchange import can_exchange
from games.agricola.spaces.using import everybody_home, open_spaces, replenish, use_space
from games.agricola.state import AgricolaState, Phase, Player, Space
from games.agricola.wording.terms import space_text
from games.core.decision import Decision, one_of

SPECIAL = "special:"
PASS = "pass"


async def prepare(state: AgricolaState) -> None:
    """Reveal the round card, receive goods from the round space, refill the accumulation spaces."""
    state.round += 1
    card = state.deck.draw()
    state.round_cards.append(card)
    state.spaces[card] = Space()
    state.learnt()
    state.say("agricola-log-round", round=state.round, space=space_text(card), weight=2)
    for player in state.players:
        player.newborns = 0
        player.home = player.people
    arrive(state)
    await hooks.round_starts.fire(state)
    replenish(state)
    state.active = state.starter
    if state.solo is not None:
        await solo.reveal(state)
    state.phase = Phase.WORK


async def turn(state: AgricolaState) -> None:
    """One turn of the active seat: place a person or do a special action; exchanges may come before it."""
    player = state.players[state.active]

    def question() -> Decision | None:
        options = tuple(turn_options(state, player))
        if not options and can_exchange(state, player):
            options = (PASS,)  # an exchange may open a space
        return one_of(player.seat, "place", options, private=state.cards, n=player.home) if options else None

    answer = await ask_freely(state, player, question)
    if answer in ((), (PASS,)):
        state.tell("agricola-log-stuck", player.seat)
        player.home = 0
    elif answer[0].startswith(SPECIAL):
        _, card, action = answer[0].split(":")
        take = special_actions.take_special if state.solo is None else solo.take_special
        await take(state, player, card, action)
    else:
        await use_space(state, player, answer[0])
    await hooks.turn_ended.fire(state, TurnEnded(player.seat, answer[0] if answer else ""))
    _pass_on(state)


def turn_options(state: AgricolaState, player: Player) -> list[str]:
    """Where the player can place a person, and the special actions."""
    options = open_spaces(state, player)
    if state.moor:
        options += special_actions.offers(state, player) if state.solo is None else solo.offers(state, player)
    return options


def _pass_on(state: AgricolaState) -> None:
    """The next seat clockwise with somebody at home; the work phase ends when there is none."""
    n = len(state.players)
    for k in range(1, n + 1):
        seat = (state.active + k) % n
        if state.players[seat].home:
            state.active = seat
            return
    state.phase = Phase.RETURN


async def return_home(state: AgricolaState) -> None:
    """Everybody goes home, the special action cards lie open again, and perhaps it is harvest time."""
    await hooks.returning_home.fire(state)
    everybody_home(state)
    special_actions.reset(state)
    await hooks.round_ends.fire(state)
    state.phase = Phase.FIELD if state.round in HARVESTS else Phase.PREPARE


async def after_harvest(state: AgricolaState) -> None:
    """The next round, or the end of the game."""
    await hooks.harvest_ends.fire(state)
    state.phase = Phase.END if state.round == LAST_ROUND else Phase.PREPARE
