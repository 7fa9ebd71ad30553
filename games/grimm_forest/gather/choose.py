"""The secret choice: everybody lays a Gather card and, who wants, one Fable, face down (gather step 1)."""

from __future__ import annotations

from games.core.ask import ask, ask_all, pick
from games.core.decision import Answer, Decision, Part, Refusal, one_of
from games.core.text import Seat, Text
from games.grimm_forest.hand import pop_named
from games.grimm_forest.state import GatherCard, GrimmState, Player, Step
from games.grimm_forest.windows import chooses_last, must_play_fable
from games.grimm_forest.wording.terms import card_name, to_place

PROPOSALS = 25


async def choose_cards(state: GrimmState) -> None:
    """All choose at once; answers are held until the last one is in. The Evil Queen's seat waits."""
    last = last_chooser(state)
    first = {player.seat: choice(state, player) for player in state.players if player.seat != last}
    for seat, answer in (await ask_all(first)).items():
        lay(state, seat, answer)
    state.step = Step.REVEAL_FABLES if last is None else Step.CHOOSE_LAST


async def choose_last(state: GrimmState) -> None:
    """The one who chooses last looks at one face-down card of an opponent, then chooses."""
    seat = last_chooser(state)
    assert seat is not None
    others = [p for p in state.players if p.seat != seat]
    looks = [f"look:gather:{p.seat}" for p in others]
    looks += [f"look:fable:{p.seat}" for p in others if p.facedown is not None]
    look = looks[0]
    if len(looks) > 1:
        look = await pick(one_of(seat, "queen_look", tuple(looks)))
    _, kind, whose = look.split(":")
    _peek(state, seat, state.players[int(whose)], kind)
    lay(state, seat, await ask(choice(state, state.players[seat])))
    state.step = Step.REVEAL_FABLES


def _peek(state: GrimmState, seat: int, other: Player, kind: str) -> None:
    state.learnt(seat)
    state.journal.count("triggered", state.players[seat].friend)
    who, whose = Seat(seat), Seat(other.seat)
    if kind == "gather":
        assert other.gather is not None
        other.gather.known_to |= 1 << seat
        place = to_place(other.gather.place)
        state.say("grimm-forest-log-looks-at-gather", seat=seat, who=who, whose=whose)
        state.say("grimm-forest-log-you-see", seat=seat, to=(seat,), weight=0, whose=whose, place=place)
    else:
        assert other.facedown is not None
        other.facedown.learn(seat)
        other.facedown_seen |= 1 << seat
        fable = card_name(other.facedown.name)
        state.say("grimm-forest-log-looks-at-fable", seat=seat, who=who, whose=whose)
        state.say("grimm-forest-log-which-fable", seat=seat, to=(seat,), weight=0, fable=fable)


def last_chooser(state: GrimmState) -> int | None:
    """The seat that chooses after all the others, if there is one and there are others."""
    for player in state.players:
        if player.friend and chooses_last.value(state, False, player.seat):
            return player.seat
    return None


def choice(state: GrimmState, player: Player) -> Decision:
    """The form: one Gather card, and a Fable from hand or none. A Fable laid by Sleeping Beauty leaves no choice.

    Its argument `fable` tells which: "laid" (by Sleeping Beauty), "none" (no Fable in hand), "must" or "may".
    """
    places = tuple(state.gather_cards(player.seat))
    names = sorted({card.name for card in player.hand}) if player.facedown is None else []
    fables = tuple(f"fable:{name}" for name in names)
    parts = (Part("gather", places), Part("fable", fables, least=0, most=1 if fables else 0))
    proposals: tuple[Answer, ...] = ()
    kind = "none" if player.facedown is None else "laid"
    if fables:
        kind = "may"
        if must_play(state, player.seat):
            kind = "must"
            proposals = tuple((place, fable) for fable in fables for place in places)[:PROPOSALS]
    return Decision(player.seat, "choose", parts, proposals, private=True, args={"fable": kind})


def must_play(state: GrimmState, seat: int) -> bool:
    """Whether a seat has to lay a Fable if it holds one."""
    return must_play_fable.value(state, False, seat)


def refusal(state: GrimmState, decision: Decision, answer: Answer) -> Refusal | None:
    """The one thing the form cannot say: against the Huntsman, whoever holds a Fable lays one."""
    if len(answer) > 1 or not decision.parts[1].ids or not must_play(state, decision.seat):
        return None
    instead = tuple((answer[0], fable) for fable in decision.parts[1].ids)[:PROPOSALS]
    return Refusal("must_play_fable", Text("grimm-forest-refused-must-play-fable"), instead)


def lay(state: GrimmState, seat: int, answer: Answer) -> None:
    """Lay the chosen cards face down."""
    player = state.players[seat]
    own = 1 << seat
    player.gather = GatherCard(answer[0], seat, own)
    if len(answer) > 1:
        player.facedown = pop_named(player.hand, answer[1].partition(":")[2])
        player.facedown.learn(seat)
        player.facedown_seen = own
