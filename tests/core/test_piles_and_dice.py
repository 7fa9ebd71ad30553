"""Piles to draw from, rows to take from, dice."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core.chance import Chance
from games.core.dice import d
from games.core.piles import Pile, Row
from games.core.rules import Rules
from games.core.session import Session
from games.core.state import Card, GameState, hidden


@dataclass(slots=True)
class Stall(GameState):
    deck: list[Card] = hidden("wares")
    gone: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    over: bool = False

    def wares(self) -> Pile:
        return Pile(self, self.deck, self.gone, "wares", lambda: self.told.append("shuffled"))


def stall(deck: str, gone: str = "", row: tuple[str, ...] = ()) -> Stall:
    """Cards of one letter; the top of the deck is the last."""
    return Stall(Chance("00" * 32), deck=[Card(name) for name in deck], gone=list(gone), row=list(row))


def names(cards: list[Card]) -> str:
    return "".join(card.name for card in cards)


def test_drawing_takes_the_top_card_and_is_a_barrier() -> None:
    state = stall("abc")
    card = state.wares().draw()
    assert card is not None and card.name == "c" and names(state.deck) == "ab" and state.journal.learnt


def test_a_card_drawn_unseen_by_others_is_learnt_only_by_who_sees_it() -> None:
    state = stall("abc")
    state.wares().draw(1)
    assert state.journal.learnt == 0b10


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = stall("", "abcdefgh")
    drawn = names(state.wares().deal(9))
    assert sorted(drawn) == list("abcdefgh") and drawn != "hgfedcba" and state.told == ["shuffled"]
    assert state.wares().draw() is None and state.wares().left == 0


def test_dealt_cards_are_known_to_those_who_get_them() -> None:
    state = stall("ab", "c")
    dealt = state.wares().deal(2, known_to=(1,))
    assert names(dealt) == "ba" and all(card.known_by(1) and not card.known_by(0) for card in dealt)


def test_looking_leaves_the_cards_and_is_remembered() -> None:
    state = stall("abc")
    assert names(state.wares().look(2, 0)) == "cb" and names(state.deck) == "abc"
    assert [card.known_by(0) for card in state.deck] == [False, True, True] and state.journal.learnt


def test_cards_go_back_on_top_or_under_in_the_order_given() -> None:
    state = stall("abc")
    state.wares().put_on_top([Card("x"), Card("y")])
    assert names(state.deck) == "abcyx"
    state.wares().put_under([Card("v"), Card("w")])
    assert names(state.deck) == "wvabcyx"


async def test_a_row_fills_its_gaps_or_slides() -> None:
    gaps = stall("zyx", row=("a", "", "b", ""))
    await Row(gaps.row, gaps.wares()).refill()
    assert gaps.row == ["a", "x", "b", "y"]
    slides = stall("zyx", row=("a", "", "b", ""))
    await Row(slides.row, slides.wares(), keep_order=True).refill()
    assert slides.row == ["a", "b", "x", "y"]


async def test_a_row_stays_short_when_the_pile_is_used_up() -> None:
    state = stall("x", row=("", "", ""))
    row = Row(state.row, state.wares())
    await row.refill()
    assert row.open() == ("x",) and state.row == ["x", "", ""]


async def test_taking_and_refreshing() -> None:
    state = stall("xyz", row=("a", "b"))
    row = Row(state.row, state.wares())
    assert row.take("a") == "a" and state.row == ["", "b"]
    await row.refresh()
    assert state.row == ["z", "y"] and state.gone == ["b"]


class Market(Rules[Stall]):
    """Refills its row; a card e is an event: it asks nobody, leaves the row and goes to the discards."""

    game = "market"

    async def segment(self, state: Stall) -> None:
        row = Row(state.row, state.wares())

        async def came(name: str) -> None:
            state.told.append(name)
            if name == "e":
                state.gone.append(row.take("e"))

        await row.refill(came)
        state.over = True

    def finished(self, state: Stall) -> bool:
        return state.over


def test_what_comes_may_interrupt_a_refill_and_leave_again() -> None:
    state = Session(Market(), stall("bea", row=("", ""))).state
    assert state.row == ["a", "b"] and state.told == ["a", "e", "b"] and state.gone == ["e"]


def test_dice_show_their_faces_and_only_some_are_rolled_again() -> None:
    state = stall("")
    die = d(6, "task")
    results = die.roll_all(state, 60)
    assert set(results) == {1, 2, 3, 4, 5, 6} and state.journal.learnt
    before = list(results)
    die.roll_again(state, results, range(30, 60))
    assert results[:30] == before[:30] and results[30:] != before[30:]
