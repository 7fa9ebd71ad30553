"""The course of a game: choose a fief, invite friends, hold dialogues, close the visit; eight times."""

from __future__ import annotations

import random

from games.core.ask import confirm, pick
from games.core.decision import Answer, Decision, Refusal, one_of
from games.core.rules import Missing, Result, Rules, Section, Viewer, Wording
from games.core.state import Card
from games.core.text import Text, key_of, text
from games.northwood import guess
from games.northwood.cards import person
from games.northwood.checks import flaws_of
from games.northwood.content import (
    CARD_TEXT,
    DECK,
    VALUE_OF,
    medal_for,
    name_of,
    playable,
    scores,
)
from games.northwood.state import PLAYER, Exchange, NorthwoodState, Standing, Step, Visit
from games.northwood.view import NorthwoodView, stars_of, view_of
from games.northwood.wording.board import board_sections
from games.northwood.wording.missing import missing
from games.northwood.wording.options import prompt, wording

STOP = "stop"
NOBODY = "nobody"
LISTEN = "listen"
LISTEN_ONLY = (LISTEN,)


class NorthwoodRules(Rules[NorthwoodState, NorthwoodView]):
    """For Northwood!, for one player."""

    game = "northwood"

    async def segment(self, state: NorthwoodState) -> None:
        match state.step:
            case Step.DEAL:
                deal_hand(state)
            case Step.FIEF:
                await choose_fief(state)
            case Step.INVITE:
                await invite(state)
            case Step.TURN:
                await turn(state)
            case Step.RESPOND:
                await respond(state)
            case Step.CLOSE:
                close_visit(state)
            case Step.OVER:
                raise AssertionError("the game is over")

    def finished(self, state: NorthwoodState) -> bool:
        return state.step is Step.OVER

    def view(self, state: NorthwoodState, viewer: Viewer) -> NorthwoodView:
        return view_of(state, viewer)

    def refusal(self, state: NorthwoodState, decision: Decision, answer: Answer) -> Refusal | None:
        if decision.key != "discard_nine" or answer in decision.proposals:
            return None
        total = sum(VALUE_OF[card] for card in answer)
        return Refusal("not_nine", text("northwood-refused-not-nine", sum=total), decision.proposals)

    def prompt(self, view: NorthwoodView, decision: Decision) -> Text:
        return prompt(view, decision)

    def wording(self, view: NorthwoodView, decision: Decision, option: str) -> Wording:
        return wording(view, decision, option)

    def missing(self, view: NorthwoodView, decision: Decision) -> tuple[Missing, ...]:
        return missing(view, decision)

    def result(self, state: NorthwoodState) -> Result:
        stars, won = stars_of(state), state.scenario.goal.met(state.friendly)
        outcome = "won" if won else "stopped" if state.stopped else "lost"
        reason = Text(
            key_of("northwood-result", outcome),
            {"stars": stars, "medal": text("northwood-medal", medal=medal_for(stars) or "none")},
        )
        scores = {"stars": stars, "friends": len(state.friendly)}
        return Result((1 if won else 2,), (scores,), reason, (stars,), "stars")

    def invariants(self, state: NorthwoodState) -> list[str]:
        return flaws_of(state)

    def state_from(self, view: NorthwoodView, rng: random.Random) -> NorthwoodState:
        return guess.state_from(view, rng)

    def board_sections(self, view: NorthwoodView) -> tuple[Section, ...]:
        return board_sections(view)


def deal_hand(state: NorthwoodState) -> None:
    """Gather all dialogue cards, shuffle, and deal a hand (part D step 4). The order before the shuffle is always the
    same, so that the seed alone decides the deck of each visit."""
    if state.stacked:
        order = state.stacked.pop(0)[::-1]
    else:
        order = list(DECK)
        state.rolls(PLAYER).shuffle("deck", order)
    state.envoy.hand, state.discard, state.score, state.exchanges = [], [], [], []
    state.deck = [Card(name) for name in order]
    state.say("northwood-log-visit", weight=2, n=len(state.visits) + 1)
    state.draw(state.scenario.hand)
    state.step = Step.FIEF


def open_fiefs(state: NorthwoodState) -> list[int]:
    """The fiefs that may be visited next."""
    neutral = [fief.number for fief in state.fiefs if fief.standing is Standing.NEUTRAL]
    match state.scenario.order:
        case 0:
            return neutral
        case 1:
            return neutral[:1]
        case _:
            return neutral[-1:]


async def choose_fief(state: NorthwoodState) -> None:
    """Part A. Once the goal is out of reach the player may also stop (part E)."""
    ids = tuple(f"fief:{number}" for number in open_fiefs(state))
    lost = not state.goal_in_reach
    if lost:
        ids = (*ids, STOP)
    chosen = ids[0]
    if len(ids) > 1:
        chosen = await pick(one_of(PLAYER, "fief_or_stop" if lost else "fief", ids))
    if chosen == STOP:
        if not await confirm(PLAYER, "stop_sure", n=stars_of(state)):
            return
        state.say("northwood-log-stopped", seat=PLAYER)
        state.stopped, state.step = True, Step.OVER
        return
    state.visiting = int(chosen.removeprefix("fief:"))
    state.say("northwood-log-visits", seat=PLAYER, fief=state.visiting, ruler=name_of(state.ruler))
    state.step = Step.INVITE if can_invite(state) else Step.TURN


def can_invite(state: NorthwoodState) -> bool:
    """Whether a friendly ruler is at hand who could be invited and a place to put him."""
    return bool(
        state.scenario.guests
        and any(f.standing is Standing.FRIENDLY and f.ruler for f in state.fiefs)
        and any(place.guest is None for place in state.places)
    )


async def invite(state: NorthwoodState) -> None:
    """Part B: lay a friendly ruler over an ally; again until the player has enough or nobody is left."""
    friends = tuple(f.ruler for f in state.fiefs if f.standing is Standing.FRIENDLY and f.ruler)
    guest = await pick(one_of(PLAYER, "invite", (NOBODY, *friends)))
    if guest == NOBODY:
        state.step = Step.TURN
        return
    allies = tuple(place.ally for place in state.places if place.guest is None)
    ally = allies[0] if len(allies) == 1 else await pick(one_of(PLAYER, "cover", allies, guest=name_of(guest)))
    home = next(fief for fief in state.fiefs if fief.ruler == guest)
    home.ruler = None
    next(place for place in state.places if place.ally == ally).guest = guest
    state.say("northwood-log-invited", seat=PLAYER, guest=name_of(guest), ally=name_of(ally))
    if not can_invite(state):
        state.step = Step.TURN


def ready(state: NorthwoodState) -> tuple[str, ...]:
    """The allies and guests who could use their ability before the next statement."""
    limit = state.scenario.abilities
    if state.acted or (limit is not None and state.used >= limit):
        return ()
    return tuple(place.active for place in state.places if not place.exhausted)


async def turn(state: NorthwoodState) -> None:
    """Part C steps 1 and 2: at most one ability, then the deck's top card is the ruler's statement."""
    allies = ready(state)
    chosen = LISTEN
    if allies or state.acted or state.pause:
        ids = (LISTEN, *allies) if allies else LISTEN_ONLY
        chosen = await pick(one_of(PLAYER, "turn", ids))
    if chosen == LISTEN:
        listen(state)
    else:
        await use_ability(state, next(at for at, place in enumerate(state.places) if place.active == chosen))


async def use_ability(state: NorthwoodState, place: int) -> None:
    """Exhaust the ally and carry out the ability. One that would do nothing is spent only after a warning."""
    ally = state.places[place].active
    ability = person(ally)
    idle = ability.idle(state, place)
    if idle and not await confirm(PLAYER, "spend_for_nothing", private=True, ally=name_of(ally)):
        return
    state.places[place].exhausted = True
    state.acted = True
    state.used += 1
    state.journal.count("played", ally)
    state.say("northwood-log-ability", seat=PLAYER, ally=name_of(ally))
    if idle:
        state.say("northwood-log-nothing", seat=PLAYER)
        return
    state.journal.count("triggered", ally)
    await ability.use(state, place)
    if visit_ends(state):
        state.step = Step.CLOSE


def listen(state: NorthwoodState) -> None:
    """The ruler makes his statement: the deck's top card goes to the discard pile."""
    card = state.deck.pop().name
    state.learnt()
    state.discard.append(card)
    state.statement = card
    state.acted = False
    state.say("northwood-log-statement", ruler=name_of(state.ruler), card=CARD_TEXT[card])
    state.step = Step.RESPOND


async def respond(state: NorthwoodState) -> None:
    """Part C steps 3 to 5: answer, following suit if possible; a won dialogue goes to the score pile."""
    statement = state.statement
    assert statement is not None, "nothing was said"
    answer = await pick(one_of(
        PLAYER, "respond", playable(state.hand, statement), private=True, card=CARD_TEXT[statement],
    ))
    state.take_from_hand(answer)
    scored = scores(statement, answer, state.favourite)
    (state.score if scored else state.discard).append(answer)
    state.exchanges.append(Exchange(statement, answer, scored))
    state.statement = state.theme = None
    key = "northwood-log-response-scored" if scored else "northwood-log-response"
    state.say(key, seat=PLAYER, card=CARD_TEXT[answer], n=len(state.score))
    state.step = Step.CLOSE if visit_ends(state) else Step.TURN


def visit_ends(state: NorthwoodState) -> bool:
    """Part D: after a dialogue or an ability the visit ends at once when hand or deck is empty."""
    return not state.envoy.hand or not state.deck


def close_visit(state: NorthwoodState) -> None:
    """Part D: the score pile must hold exactly the target. Guests leave the game, allies are ready again."""
    fief, score = state.here, len(state.score)
    won = score == fief.number
    state.visits.append(Visit(fief.number, score, won))
    ruler = name_of(state.ruler)
    fief.standing = Standing.FRIENDLY if won else Standing.LOST
    if not won:
        fief.ruler = None
    key = "northwood-log-friend" if won else "northwood-log-failed"
    state.say(key, seat=PLAYER, ruler=ruler, fief=fief.number, n=score, target=fief.number)
    state.visiting = state.theme = None
    state.acted, state.used = False, 0
    for place in state.places:
        place.guest, place.exhausted = None, False
    if len(state.visits) == len(state.fiefs):
        state.step = Step.OVER
        state.say("northwood-log-over", weight=2, n=stars_of(state))
    else:
        state.step = Step.DEAL
