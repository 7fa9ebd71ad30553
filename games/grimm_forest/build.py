"""The Build phase: a seat's turn with its actions (rulebook, "2. Build")."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Decision, Part
from games.core.text import Seat
from games.grimm_forest.cards.box import BOX, Section, friend_rules
from games.grimm_forest.content import MATERIALS, PARTS
from games.grimm_forest.first_builder import first_builder
from games.grimm_forest.friends_rules import draw_friend
from games.grimm_forest.hand import draw, fables_left
from games.grimm_forest.sections import add_section, buildable, cost, section_id, section_of, toll
from games.grimm_forest.state import GrimmState
from games.grimm_forest.wording.terms import amount, listed, section_name

GAINS = tuple(f"gain:{material}" for material in MATERIALS)


async def build_turn(state: GrimmState, seat: int) -> None:
    """One seat's turn: its actions one by one, with free actions before, between and after them."""
    player = state.players[seat]
    player.used = []
    while True:
        free = _free(state, seat)
        if player.actions > 0:
            options = (*_actions(state, seat), *free)
        elif free:
            options = (*free, "end")
        else:
            return
        choice = await pick(Decision(seat, "build", (Part("build", options),), args={"n": player.actions}))
        if choice == "end":
            return
        await _act(state, seat, choice)


def _free(state: GrimmState, seat: int) -> tuple[str, ...]:
    friend = friend_rules(state.players[seat].friend)
    if friend is None or friend.free is None or not friend.free.allowed(BOX.own(state, seat, friend.id)):
        return ()
    return (f"free:{friend.id}",)


def _actions(state: GrimmState, seat: int) -> list[str]:
    """Everything a seat can spend an action on. Gaining a resource is always possible."""
    options = [section_id(section) for section in buildable(state, seat)]
    player = state.players[seat]
    friend = friend_rules(player.friend)
    special = None if friend is None or friend.id in player.used else friend.special
    if special is not None and special.allowed(BOX.own(state, seat, player.friend)):
        options.append(f"special:{player.friend}")
    if fables_left(state):
        options.append("draw")
    options += GAINS
    return options


async def _act(state: GrimmState, seat: int, choice: str) -> None:
    player = state.players[seat]
    kind, _, what = choice.partition(":")
    if kind != "free":
        player.actions -= 1
    match kind:
        case "draw":
            draw(state, seat, 1)
        case "gain":
            player.goods[what] += 1
            state.say("grimm-forest-log-fetches", seat=seat, who=Seat(seat), goods=amount(what, 1))
        case "build":
            await build_section(state, section_of(seat, choice))
        case _:
            await _friend_acts(state, seat, kind, what)


async def _friend_acts(state: GrimmState, seat: int, kind: str, name: str) -> None:
    friend = friend_rules(name)
    assert friend is not None
    if kind == "special":
        state.players[seat].used.append(name)
    action = friend.special if kind == "special" else friend.free
    assert action is not None
    state.journal.count("triggered", name)
    await action.do(BOX.own(state, seat, name))


async def build_section(state: GrimmState, section: Section, helper: int = -1) -> None:
    """Pay for a section, build it, and take what it brings. `helper`: a seat that pays one resource of the cost."""
    seat, material = section.seat, section.material
    price, toll_to = cost(state, section), toll(state, section)
    if helper >= 0:
        state.goods(helper)[material] -= 1
    state.goods(seat)[material] -= price - (helper >= 0)
    if toll_to >= 0:
        state.goods(toll_to)[material] += 1
        state.journal.count("triggered", state.players[toll_to].friend)
    add_section(state, section)
    state.say(
        "grimm-forest-log-builds", seat=seat, who=Seat(seat),
        section=section_name(material, PARTS[section.part]), goods=listed({material: price}),
    )
    if toll_to >= 0:
        state.say("grimm-forest-log-toll", seat=toll_to, who=Seat(toll_to), goods=amount(material, 1))
    if helper >= 0:
        state.say("grimm-forest-log-helps-pay", seat=helper, who=Seat(helper), goods=amount(material, 1))
    if section.part == 1:
        await draw_friend(state, seat)
    elif section.part == 2:
        state.say("grimm-forest-log-house-done", seat=seat, weight=2, who=Seat(seat),
                  n=state.players[seat].complete())
        await first_builder(state, seat, material)
