"""A round from its preparation to the return home (base rules; expansion: sequence of play)."""

from __future__ import annotations

from games.agricola import solo, special_actions
from games.agricola.actions.special import SPECIAL, offers, take
from games.agricola.anytime import ask_freely, settle
from games.agricola.calendar import HARVESTS, LAST_ROUND
from games.agricola.cards import hooks
from games.agricola.cards.events import Arrived, Placed, TurnEnded
from games.agricola.exchange import can_exchange
from games.agricola.goods import ANIMALS, put
from games.agricola.spaces.using import everybody_home, open_spaces, replenish, use_space
from games.agricola.state import AgricolaState, Phase, Player, Space
from games.agricola.wording.terms import goods_text, space_text
from games.core.decision import Decision, one_of

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
        player.newborns = player.gained = 0
        player.home = player.people
    await arrive(state)
    await hooks.round_starts.fire(state)
    replenish(state)
    state.active = state.starter
    if state.solo is not None:
        await solo.reveal(state)
    state.phase = Phase.WORK


async def arrive(state: AgricolaState) -> None:
    """Everybody receives the goods on the space of the present round; then what else cards have laid there is theirs to
    use, in the order in which it was laid."""
    for seat in state.order():
        player = state.players[seat]
        there = player.coming.pop(state.round, None)
        if there:
            put(player.goods, there)
            state.tell("agricola-log-arrived", seat, goods=goods_text(there))
            if any(good in ANIMALS for good in there):
                await settle(state, player)
    for seat in state.order():
        for laid in state.players[seat].laid.pop(state.round, ()):
            await hooks.arrived.fire_seat(state, seat, Arrived(seat, laid.card, laid.what))


async def turn(state: AgricolaState) -> None:
    """One turn of the active seat: place a person or do a special action; exchanges may come before it. Whose people
    are all placed has a turn only where a card gives one, or somebody who is still to be placed."""
    player = state.players[state.active]
    if not player.home:
        await hooks.extra_turn.fire_one(state, player.seat)
        if not player.home:
            _pass_on(state)
            return

    def question() -> Decision | None:
        options = tuple(turn_options(state, player)) if player.home else ()
        if not options and player.home and can_exchange(state, player):
            options = (PASS,)  # an exchange may open a space
        return one_of(player.seat, "place", options, private=state.cards, n=player.home) if options else None

    answer = await ask_freely(state, player, question)
    if not player.home:
        pass  # a card's person was the last one, and has been sent back
    elif answer in ((), (PASS,)):
        state.tell("agricola-log-stuck", player.seat)
        player.home = player.waiting = 0
    elif answer[0].startswith(SPECIAL):
        await take(state, player, answer[0])
    else:
        await use_space(state, player, answer[0])
        await hooks.placed.fire_seat(state, player.seat, Placed(player.seat, answer[0]))
    await hooks.turn_ended.fire(state, TurnEnded(player.seat, answer[0] if answer else ""))
    _pass_on(state)


def turn_options(state: AgricolaState, player: Player) -> list[str]:
    """Where the player can place a person, and the special actions, for which somebody of the family is at home."""
    return open_spaces(state, player) + (offers(state, player) if player.home > player.waiting else [])


def _pass_on(state: AgricolaState) -> None:
    """The next seat clockwise with somebody at home, or with a turn that a card gives it; the work phase ends when
    there is none."""
    n = len(state.players)
    extra: set[int] | None = None
    for k in range(1, n + 1):
        seat = (state.active + k) % n
        if not state.players[seat].home:
            if extra is None:
                extra = {one for one, _ in hooks.extra_turn.applicable(state)}
            if seat not in extra:
                continue
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
