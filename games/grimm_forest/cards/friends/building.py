"""Friends that act around the Build phase."""

from __future__ import annotations

from games.core.ask import pick
from games.core.decision import Answer, Decision, one_of, seat_id, seat_of
from games.core.effects import total
from games.core.text import Text
from games.grimm_forest.ai.building import Builder, lot_of
from games.grimm_forest.ai.outlook import Workshop
from games.grimm_forest.ai.plan import Estate, Lot, add, of_one
from games.grimm_forest.ai.situation import Situation
from games.grimm_forest.build import build_section
from games.grimm_forest.cards.box import Section, end_of_build, section_cost, toll_owner
from games.grimm_forest.cards.declare import friend
from games.grimm_forest.cards.own import Own
from games.grimm_forest.content import MATERIALS
from games.grimm_forest.sections import buildable, section_id, section_of
from games.grimm_forest.view import GrimmView, PlayerView
from games.grimm_forest.wording.reasons import Found, other_players, why
from games.grimm_forest.wording.sections import price_of, sections_missing
from games.grimm_forest.wording.terms import amount, listed, material_name

# -- Hansel & Gretel ---------------------------------------------------------------------------------------------

hansel_gretel = friend("hansel_gretel", worth=0.2)


@hansel_gretel.changes(section_cost)
def hungry_for_walls(own: Own, cost: int, section: Section) -> int:
    """Opponents' walls cost one more of their material."""
    return cost + 1 if section.part == 1 and section.seat != own.seat else cost


@hansel_gretel.changes(toll_owner)
def eats_of_walls(own: Own, toll: int, section: Section) -> int:
    """The additional resource goes to Hansel & Gretel's owner."""
    return own.seat if section.part == 1 and section.seat != own.seat else toll


# -- Puss in Boots -----------------------------------------------------------------------------------------------

puss_in_boots = friend("puss_in_boots", worth=0.2, spares=1)


def _helped(own: Own) -> dict[str, list[int]]:
    """The sections that can be built with one resource of an opponent, and the opponents who have one."""
    found: dict[str, list[int]] = {}
    for section in buildable(own.state, own.seat, extra=1):
        helpers = [other for other in own.others if own.state.goods(other)[section.material]]
        if helpers:
            found[section_id(section)] = helpers
    return found


@puss_in_boots.special_action(lambda own: bool(_helped(own)))
async def talks_somebody_into_it(own: Own) -> None:
    """Build a section; one resource of its cost comes from an opponent's board."""
    helped = _helped(own)
    choice = next(iter(helped))
    if len(helped) > 1:
        choice = await pick(one_of(own.seat, "puss_build", tuple(helped)))
    helper = await own.pick_seat("puss_from", helped[choice])
    await build_section(own.state, section_of(own.seat, choice), helper)


@puss_in_boots.weighs_action
def best_helped_section(workshop: Workshop, estate: Estate, actions: int) -> float:
    return max((value for value, _ in _helped_builds(workshop, estate, actions)), default=0.0)


def _helped_builds(workshop: Workshop, estate: Estate, actions: int) -> list[tuple[float, Lot]]:
    """The sections to build with a resource of an opponent, with what each comes to."""
    situation = workshop.situation
    found: list[tuple[float, Lot]] = []
    for at, material in enumerate(MATERIALS):
        helpers = [rival for rival in situation.rivals if rival.goods[material]]
        if not helpers:
            continue
        hurt = max(situation.worth(rival.seat, of_one(material), -1) for rival in helpers)
        more = add(estate.goods, of_one(material))
        for lot in workshop.sections(more, estate.houses):
            if lot[0] == at:
                found.append((hurt + workshop.built(estate.goods, estate.houses, actions, lot, 1), lot))
    return found


@puss_in_boots.scoring("puss_build")
def helped_section(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Which section to build."""
    estate = situation.estates[situation.seat]
    found = _helped_builds(Builder(situation), estate, situation.me.actions)
    return max((value for value, lot in found if lot == lot_of(answer[0])), default=-5.0)


@puss_in_boots.scoring("puss_from")
def helper(situation: Situation, decision: Decision, answer: Answer) -> float:
    """Who pays a resource. Which one, the question does not say; who is ahead should."""
    return situation.importance[seat_of(answer[0])]


@puss_in_boots.missing("puss_build")
def not_even_with_help(view: GrimmView, decision: Decision) -> Found:
    me = view.players[decision.seat]
    return sections_missing(view, me, lambda section: _no_help(view, me, section))


def _no_help(view: GrimmView, me: PlayerView, section: Section) -> Text | None:
    material, owned = section.material, me.goods[section.material]
    price = price_of(view, section)
    if owned + 1 < price:
        return why("needs-with-help", goods=amount(material, price), owned=amount(material, owned))
    if not any(other.goods[material] for other in other_players(view, me.seat)):
        return why("no-helper", material=material_name(material))
    return None


@puss_in_boots.missing("puss_from")
def has_none(view: GrimmView, decision: Decision) -> Found:
    for other in other_players(view, decision.seat):
        yield seat_id(other.seat), why("has-none-of-it")


@puss_in_boots.hinting("puss_from")
def what_he_has(player: PlayerView) -> Text:
    return Text("grimm-forest-hint-has", {"goods": listed(player.goods)})


# -- Robin Hood --------------------------------------------------------------------------------------------------

robin_hood = friend("robin_hood", worth=0.2, advanced=True)


def _richer(own: Own) -> list[int]:
    mine = total(own.goods)
    return [other for other in own.others if total(own.state.goods(other)) > mine]


@robin_hood.on(end_of_build, when=lambda own: bool(_richer(own)))
async def takes_from_the_rich(own: Own) -> None:
    """At the end of the Build phase everybody with more resources than you gives you one of his choice."""
    for other in _richer(own):
        own.moves(other, own.seat, await own.choose(other, "give", 1, own.state.goods(other), own.seat))
