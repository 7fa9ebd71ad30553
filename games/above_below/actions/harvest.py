"""Harvest: each villager takes a good from one of the player's buildings (rulebook p. 9)."""

from __future__ import annotations

from collections.abc import Sequence

from games.above_below.cards.box import building, tool
from games.above_below.gaining import claim_quests
from games.above_below.ids import BUILDING, ITEM, TOOL, VILLAGER, chosen, ids, name_of
from games.above_below.refusing import who_goes
from games.above_below.state import ASK_ME, AboveBelowState, HeldTool, Player, Zone
from games.above_below.track import ask_laying
from games.above_below.trade import put_on_sale
from games.above_below.wording.terms import amount, good_order, goods_listed, tool_name
from games.core.decision import Answer, Decision, Kind, Part, Refusal, amounts
from games.core.text import Seat, text

HARVEST, HARVEST_LESS = "harvest", "harvest_less"


def lying(player: Player) -> dict[str, int]:
    """The goods on the player's buildings, by building."""
    return {name: n for name, n in player.on_cards.items() if n}


def good_on(name: str) -> str:
    """The good that lies on a building."""
    store = building(name).store()
    assert store is not None and store.good is not None, f"nothing lies on {name}"
    return store.good


def baskets(player: Player) -> list[HeldTool]:
    """The tools with which a villager harvests more."""
    return [one for one in player.tools if not one.used and tool(one.tool).harvest]


def _goods_part(player: Player, least: int, most: int) -> Part:
    there = lying(player)
    return Part("goods", ids(BUILDING, there), Kind.AMOUNTS, least, most, tuple(there.values()))


def _sale_part(player: Player) -> Part:
    """A harvested good may be put on sale at once, although the free actions come before the action (p. 9)."""
    return Part("sale", ids(ITEM, good_order(good_on(name) for name in lying(player))), least=0)


def harvest_decision(player: Player) -> Decision:
    """Who harvests what, with which baskets, and whether one of the goods goes on sale."""
    ready, there = player.ready(), lying(player)
    held = baskets(player)
    total = sum(there.values())
    parts = [
        Part("villagers", ids(VILLAGER, ready), least=1, most=len(ready)),
        _goods_part(player, 1, min(total, len(ready) + len(held))),
    ]
    if held:
        name = held[0].tool
        parts.append(Part("baskets", ids(TOOL, [name]), Kind.AMOUNTS, 0, len(held), (len(held),)))
    parts.append(_sale_part(player))
    return Decision(player.seat, HARVEST, tuple(parts), tuple(_proposals(ready, there)))


def _proposals(ready: Sequence[str], there: dict[str, int]) -> list[Answer]:
    """As much as can be harvested, and each building's good by one villager."""
    count, left = min(len(ready), sum(there.values())), 0
    goods: dict[str, int] = {}
    for name, n in there.items():
        goods[name] = min(n, count - left)
        left += goods[name]
    most = (*ids(VILLAGER, ready[:count]), *(f"{BUILDING}:{name}={n}" for name, n in goods.items() if n))
    single: list[Answer] = [(f"{VILLAGER}:{ready[0]}", f"{BUILDING}:{name}=1") for name in there]
    return [most, *single] if count > 1 else single


def harvest_refusal(state: AboveBelowState, decision: Decision, answer: Answer) -> Refusal | None:
    """As many goods as villagers, one more for each basket and no two baskets for one villager; on sale only what is
    harvested now."""
    taken = amounts(answer)
    goods = {name_of(token): n for token, n in taken.items() if token.startswith(BUILDING)}
    if decision.key == HARVEST:
        workers = len(chosen(VILLAGER, [token for token in answer if "=" not in token]))
        helped = sum(n for token, n in taken.items() if token.startswith(TOOL))
        wanted = workers + helped
        if helped > workers:
            return Refusal("baskets", text("above-below-refused-baskets"), decision.proposals)
        if sum(goods.values()) != wanted:
            what = text("above-below-refused-harvest", n=wanted, given=sum(goods.values()))
            return Refusal("harvest_count", what, decision.proposals)
    sale = chosen(ITEM, [token for token in answer if "=" not in token])
    if sale and sale[0] not in {good_on(name) for name in goods}:
        what = text("above-below-refused-sale", item=amount(sale[0], 1))
        return Refusal("sale", what, (tuple(token for token in answer if not token.startswith(ITEM)),))
    return None


async def harvest(state: AboveBelowState, player: Player) -> bool:
    """Ask who harvests what and do it. Whether anybody did. Where villagers refuse, the others' goods are asked for."""
    answer = await ask_laying(state, player, lambda: harvest_decision(player))
    plain = [token for token in answer if "=" not in token]
    asked = chosen(VILLAGER, plain)
    workers = who_goes(state, player, asked)
    if not workers:
        return False
    helped = min(len(workers), sum(n for token, n in amounts(answer).items() if token.startswith(TOOL)))
    for piece in workers:
        player.villager(piece).zone = Zone.EXHAUSTED
    if len(workers) < len(asked):
        count = min(len(workers) + helped, sum(lying(player).values()))
        answer = await ask_laying(state, player, lambda: _less_decision(player, count))
        plain = [token for token in answer if "=" not in token]
    _use_baskets(state, player, helped)
    goods = {name_of(token): n for token, n in amounts(answer).items() if token.startswith(BUILDING)}
    _bring_in(state, player, goods, chosen(ITEM, plain))
    return True


def _less_decision(player: Player, count: int) -> Decision:
    parts = (_goods_part(player, count, count), _sale_part(player))
    goods: list[str] = []
    left = count
    for name, n in lying(player).items():
        if taken := min(n, left):
            goods.append(f"{BUILDING}:{name}={taken}")
            left -= taken
    return Decision(player.seat, HARVEST_LESS, parts, (tuple(goods),), args={"n": count})


def _use_baskets(state: AboveBelowState, player: Player, count: int) -> None:
    for held in baskets(player)[:count]:
        held.used = True
        state.say("above-below-log-tool", seat=player.seat, who=Seat(player.seat), tool=tool_name(held.tool))


def _bring_in(state: AboveBelowState, player: Player, goods: dict[str, int], sale: Sequence[str]) -> None:
    found: dict[str, int] = {}
    for name, n in goods.items():
        player.on_cards[name] -= n
        found[good_on(name)] = found.get(good_on(name), 0) + n
    for good, n in found.items():
        player.goods[good] += n
    state.say("above-below-log-harvest", seat=player.seat, who=Seat(player.seat), goods=goods_listed(found))
    if sale:
        put_on_sale(state, player, sale[0], ASK_ME)
    claim_quests(state)
