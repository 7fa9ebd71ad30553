"""The special actions of Friends. Each costs one action and may be taken once a turn."""

from __future__ import annotations

from games.core.ask import ask, pick
from games.core.decision import Decision, Part, one_of
from games.core.effects import total
from games.core.state import Card
from games.core.text import Seat
from games.grimm_forest.build import build_section
from games.grimm_forest.goods import ONE_OF_EACH, gain, lose
from games.grimm_forest.hand import (
    choose_secretly,
    copy_ids,
    draw,
    everybody,
    fables_left,
    look_at_top,
    name_of,
    pop_named,
)
from games.grimm_forest.sections import buildable, section_id, section_of
from games.grimm_forest.state import GrimmState, no_goods
from games.grimm_forest.windows import action, on_gain, special_actions
from games.grimm_forest.wording.terms import amount, card_name, in_place, place_name


def _always(state: GrimmState, seat: int) -> bool:
    return True


async def _pick_looked_at(state: GrimmState, seat: int, key: str) -> Card:
    """The seat takes one of the cards it looks at."""
    if len(state.looking) == 1:
        return state.looking.pop()
    ids = tuple(copy_ids([card.name for card in state.looking]))
    return pop_named(state.looking, name_of(await pick(Decision(seat, key, (Part(key, ids),), private=True))))


def _fables_to_draw(state: GrimmState, seat: int) -> bool:
    return bool(state.deck or state.discards)


@action(special_actions, "fairy_godmother", _fables_to_draw)
async def fairy_godmother(state: GrimmState, seat: int) -> None:
    """Draw two Fables."""
    draw(state, seat, 2, "fairy_godmother")


@action(special_actions, "goldilocks", _fables_to_draw)
async def goldilocks(state: GrimmState, seat: int) -> None:
    """Look at the top three Fables, keep one, put the others back on top in any order."""
    look_at_top(state, seat, 3)
    if len(state.looking) > 1:
        choose_secretly(state)
    state.players[seat].hand.append(await _pick_looked_at(state, seat, "goldilocks_keep"))
    back = len(state.looking)
    if back > 1:
        state.looking.insert(0, await _pick_looked_at(state, seat, "goldilocks_top"))
    state.deck += reversed(state.looking)
    state.looking, state.looker = [], -1
    state.say("grimm-forest-log-goldilocks", seat=seat, who=Seat(seat), n=back)


@action(special_actions, "little_mermaid", _always)
async def little_mermaid(state: GrimmState, seat: int) -> None:
    """Gain one of each resource."""
    gain(state, seat, ONE_OF_EACH, "little_mermaid")


MERMAID_LEAVES = 2


async def mermaid_bargain(state: GrimmState, seat: int) -> None:
    """On gaining her choose two Gather cards to keep; the others lie under her while she stays."""
    places = tuple(state.locations)
    form = Decision(seat, "mermaid_keep", (Part("mermaid_keep", places, least=MERMAID_LEAVES, most=MERMAID_LEAVES),),
                    args={"n": MERMAID_LEAVES})
    kept = await ask(form)
    state.players[seat].under_mermaid = [place for place in places if place not in kept]
    state.say("grimm-forest-log-bargain", seat=seat, who=Seat(seat), one=place_name(kept[0]), two=place_name(kept[1]))


on_gain["little_mermaid"] = mermaid_bargain


def _helped(state: GrimmState, seat: int) -> dict[str, list[int]]:
    """The sections that can be built with one resource of an opponent, and the opponents who have one."""
    found: dict[str, list[int]] = {}
    for section in buildable(state, seat, extra=1):
        helpers = [o for o in state.order() if o != seat and state.goods(o)[section.material]]
        if helpers:
            found[section_id(section)] = helpers
    return found


@action(special_actions, "puss_in_boots", lambda state, seat: bool(_helped(state, seat)))
async def puss_in_boots(state: GrimmState, seat: int) -> None:
    """Build a section; one resource of its cost comes from an opponent's board."""
    helped = _helped(state, seat)
    choice = next(iter(helped))
    if len(helped) > 1:
        choice = await pick(one_of(seat, "puss_build", tuple(helped)))
    helper = helped[choice][0]
    if len(helped[choice]) > 1:
        helper = int((await pick(one_of(seat, "puss_from", tuple(f"seat:{o}" for o in helped[choice]))))[5:])
    await build_section(state, section_of(seat, choice), helper)


@action(special_actions, "rapunzel",
        lambda state, seat: state.alone(seat) and bool(total(state.players[seat].stored)))
async def rapunzels_tower(state: GrimmState, seat: int) -> None:
    """If you are alone at your place this round, take everything that lies on Rapunzel."""
    player = state.players[seat]
    stored, player.stored = player.stored, no_goods()
    gain(state, seat, stored, "rapunzel")


WOLVES = ("wolf", "big_bad_wolf")
DISCARDS_SEARCHED = 5


def _wolves_in_discards(state: GrimmState) -> list[str]:
    return [wolf for wolf in WOLVES if wolf in state.discards[-DISCARDS_SEARCHED:]]


@action(special_actions, "red_riding_hood",
        lambda state, seat: bool(_wolves_in_discards(state)) or bool(fables_left(state)))
async def red_riding_hood(state: GrimmState, seat: int) -> None:
    """Take a Wolf or Big Bad Wolf from the top five discarded Fables; if there is none, draw a Fable."""
    wolves = _wolves_in_discards(state)
    if not wolves:
        draw(state, seat, 1, "red_riding_hood")
        return
    wolf = wolves[0]
    if len(wolves) > 1:
        wolf = name_of(await pick(one_of(seat, "red_riding_hood", tuple(copy_ids(wolves)))))
    at = len(state.discards) - 1 - state.discards[::-1].index(wolf)
    del state.discards[at]
    state.players[seat].hand.append(Card(wolf, everybody(state)))
    state.say("grimm-forest-log-catches-wolf", seat=seat, who=Seat(seat), fable=card_name(wolf))


@action(special_actions, "rumpelstiltskin", lambda state, seat: state.goods(seat)["straw"] > 0)
async def rumpelstiltskin(state: GrimmState, seat: int) -> None:
    """Turn all your straw into as much wood, or into as much brick."""
    material = await pick(one_of(seat, "rumpelstiltskin", ("wood", "brick"), n=state.goods(seat)["straw"]))
    straw = state.goods(seat)["straw"]
    lose(state, seat, {"straw": straw}, "rumpelstiltskin")
    gain(state, seat, {material: straw}, "rumpelstiltskin")


@action(special_actions, "wood_cutter", _always)
async def wood_cutter(state: GrimmState, seat: int) -> None:
    """Gain two wood, and put two wood into the Forest."""
    gain(state, seat, {"wood": 2}, "wood_cutter")
    state.locations["forest"]["wood"] += 2
    state.say("grimm-forest-log-grows", seat=seat, who=Seat(seat), goods=amount("wood", 2),
              place=in_place("forest"), card=card_name("wood_cutter"))
