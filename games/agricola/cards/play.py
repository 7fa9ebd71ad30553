"""Playing cards from the hand."""

from __future__ import annotations

from games.agricola.anytime import MayDecline, ask_freely, never
from games.agricola.cards import hooks
from games.agricola.cards.box import card_of, playable
from games.agricola.cards.conditions import counted
from games.agricola.cards.events import Learning, Played
from games.agricola.cards.hooks import IMPROVEMENT, LESSON
from games.agricola.cards.own import Own
from games.agricola.cards.passing import pass_left
from games.agricola.majors.upgrading import FOR, replace_major, upgrades_to
from games.agricola.paying import pay_one
from games.agricola.state import AgricolaState, Player
from games.agricola.wording.terms import card_text, goods_text
from games.core.decision import Decision, Part
from games.core.prices import Price, price


def minor_prices(state: AgricolaState, player: Player, card: str) -> tuple[Price, ...]:
    """What a minor improvement can be paid with."""
    return IMPROVEMENT.of(state, player, printed_price(state, player, card), card)


def printed_price(state: AgricolaState, player: Player, card: str) -> Price:
    """What a minor improvement costs by what is printed on it."""
    declared = card_of(card)
    if not declared.each:
        return declared.price
    goods = dict(declared.cost)
    for count, cost in declared.each:
        number = counted(Own(state, player.seat, card), count)
        for good, n in cost.items():
            goods[good] = goods.get(good, 0) + n * number
    return price(goods)


def minors(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The minor improvements in hand that the player can pay for and whose prerequisites are met; an upgrade with `FOR`
    the card that it replaces."""
    found: list[str] = []
    for held in player.hand:
        card = card_of(held.name)
        if card.kind != "minor" or not playable(state, player.seat, held.name):
            continue
        if card.upgrades:
            found += upgrades_to(player, held.name)
        elif any(one.within(player.goods) for one in minor_prices(state, player, held.name)):
            found.append(held.name)
    return tuple(found)


def is_ready(state: AgricolaState, player: Player, card: str) -> bool:
    """Whether a card's prerequisite is met; of an upgrade, whether there is what it replaces."""
    return bool(upgrades_to(player, card)) if card_of(card).upgrades else playable(state, player.seat, card)


def open_cards(state: AgricolaState, player: Player) -> tuple[str, ...]:
    """The cards in hand that the player could play with what is there now, at a space or card that lets them; in
    alphabetical order."""
    return tuple(sorted({*(way.partition(FOR)[0] for way in minors(state, player)), *occupations(player)}))


def can_play_minor(state: AgricolaState, player: Player) -> bool:
    """Whether some minor improvement could be played."""
    return bool(player.hand and minors(state, player))


async def play_minor(state: AgricolaState, player: Player, may_decline: MayDecline = never) -> bool:
    """Ask which minor improvement to play, pay for it and play it; whether one was played.

    Where it may be declined the question is asked even when nothing can be played, as long as there are cards in the
    hand:
    its absence would tell the others about the hand.
    """
    if not player.hand:
        return False

    def question() -> Decision | None:
        options, optional = minors(state, player), may_decline()
        if not options and not optional:
            return None
        part = Part("minor", options, least=0 if optional else 1, most=1)
        return Decision(player.seat, "minor", (part,), ((),) if optional else (), private=True)

    answer = await ask_freely(state, player, question)
    if not answer:
        return False
    await play_this_minor(state, player, answer[0])
    return True


async def play_this_minor(state: AgricolaState, player: Player, way: str) -> None:
    """Pay for a minor improvement, or replace the major named (see `minors`), and play it."""
    card, _, old = way.partition(FOR)
    if old:
        replace_major(state, player, old, removed=card_of(card).removes_old)
        state.tell("agricola-log-upgrade", player.seat, major=card_text(card), old=card_text(old))
    else:
        printed = printed_price(state, player, card)
        paid = await pay_one(player, minor_prices(state, player, card))
        IMPROVEMENT.note(state, player, printed, card)
        state.tell("agricola-log-minor", player.seat, card=card_text(card), cost=goods_text(paid))
    player.minors.append(card)
    player.acted()
    await _played(state, player, card, old)
    await hooks.improved.fire(state, Played(player.seat, card, old))
    if card_of(card).passing:
        await pass_left(state, player, card)


def occupations(player: Player) -> tuple[str, ...]:
    """The occupations in hand."""
    return tuple(held.name for held in player.hand if card_of(held.name).kind == "occupation")


def lesson_fee(player: Player, prices: tuple[int, ...]) -> int:
    """Food for the next occupation: `prices` for the first ones, the last of them for all later ones."""
    return prices[min(len(player.occupations), len(prices) - 1)]


def can_play_occupation(state: AgricolaState, player: Player, prices: tuple[int, ...]) -> bool:
    """Whether the player has an occupation, and the food for it or a card that brings it in time."""
    return bool(player.hand and occupations(player)) and _can_learn(state, player, lesson_fee(player, prices))


def _can_learn(state: AgricolaState, player: Player, fee: int) -> bool:
    return any(one.within(player.goods) for one in LESSON.of(state, player, price({"food": fee}), "occupation"))


async def play_occupation(
    state: AgricolaState, player: Player, prices: tuple[int, ...], may_decline: MayDecline = never
) -> bool:
    """Ask which occupation to play, and play it; whether one was played. Where it may be declined the question comes
    even when none can be played, as for minor improvements."""
    fee = lesson_fee(player, prices)

    def question() -> Decision | None:
        options, optional = occupations(player) if _can_learn(state, player, fee) else (), may_decline()
        if not options and not optional:
            return None
        part = Part("occupation", options, least=0 if optional else 1, most=1)
        return Decision(player.seat, "occupation", (part,), ((),) if optional else (), private=True)

    answer = await ask_freely(state, player, question)
    if not answer:
        return False
    await hooks.before_occupation.fire(state, Learning(player.seat, answer[0], fee))
    if player.goods["food"] < fee:
        return False  # exchanged away when a card asked
    player.goods["food"] -= fee
    player.occupations.append(answer[0])
    player.acted()
    state.tell("agricola-log-occupation", player.seat, card=card_text(answer[0]), food=fee)
    await _played(state, player, answer[0])
    await hooks.after_occupation.fire(state, Played(player.seat, answer[0]))
    return True


async def _played(state: AgricolaState, player: Player, card: str, old: str = "") -> None:
    player.hand = [held for held in player.hand if held.name != card]
    state.learnt(*(other.seat for other in state.players if other is not player))  # it lies open: they know the hand
    state.journal.count("played", card, player.seat)
    await hooks.played.fire(state, Played(player.seat, card, old))
