"""Tables to draw: views of For Northwood! built by hand, from the first choice to the end."""

from __future__ import annotations

from dataclasses import replace

from games.northwood.content import DECK, STARS
from games.northwood.scenarios import Goal
from games.northwood.state import Exchange, Visit
from games.northwood.view import FiefView, NorthwoodView, PlaceView

RULERS = (
    "flowers_king", "eyes_queen", "claws_queen", "leaves_king", "eyes_king", "leaves_queen", "claws_king",
    "flowers_queen",
)
JACKS = ("claws_jack", "flowers_jack", "leaves_jack", "eyes_jack")
HAND = ("claws_2", "claws_7", "flowers_3", "flowers_8", "leaves_1", "leaves_5", "eyes_4", "eyes_6")


def fiefs(**changes: FiefView) -> tuple[FiefView, ...]:
    """Eight neutral fiefs, but for those given as ``f<number>``."""
    return tuple(
        changes.get(f"f{number}", FiefView(number, STARS[number], ruler, "neutral"))
        for number, ruler in enumerate(RULERS)
    )


def start(**changes: object) -> NorthwoodView:
    """The player chooses the first fief."""
    fresh = NorthwoodView(
        viewer=0, scenario="free", number=0, level="bronze", goal=Goal(16), in_reach=True, order=0, ability_limit=None,
        guests_allowed=True, step="fief", fiefs=fiefs(), places=tuple(PlaceView(jack, None, False) for jack in JACKS),
        visiting=None, favourite=None, theme=None, statement=None, exchanges=(), hand=HAND, hand_size=8, playable=(),
        deck_known=(None,) * 24, discard=(), score=(), acted=False, used=0, stars=0, best=20, medal=None, visits=(),
        stopped=False,
    )
    return replace(fresh, **changes)  # type: ignore[arg-type]


def listening(ruler: str = "leaves_jack") -> NorthwoodView:
    """A visit has begun and nothing has been said; the ruler may be anybody, after an exchange of rulers too."""
    here = fiefs(f6=FiefView(6, 3, ruler, "neutral"))
    return start(step="turn", fiefs=here, visiting=6, favourite=ruler.split("_")[0],
                 deck_known=("eyes_8", "claws_3", "leaves_4", *(None,) * 21))


def answering() -> NorthwoodView:
    """The fourth visit, in its fifth dialogue: a guest, two exhausted, a lost fief, one friend at home, one gone."""
    known = fiefs(
        f1=FiefView(1, 3, None, "friendly"), f3=FiefView(3, 1, "leaves_king", "friendly"),
        f7=FiefView(7, 4, None, "lost"),
    )
    places = (
        PlaceView("claws_jack", None, True), PlaceView("flowers_jack", "eyes_queen", False),
        PlaceView("leaves_jack", None, False), PlaceView("eyes_jack", None, True),
    )
    exchanges = (
        Exchange("claws_5", "claws_6", True), Exchange("leaves_8", "leaves_2", False),
        Exchange("eyes_3", "flowers_1", False), Exchange("flowers_5", "flowers_6", True),
    )
    return start(
        step="respond", fiefs=known, places=places, visiting=5, favourite="leaves", statement="flowers_4",
        exchanges=exchanges, hand=("claws_2", "flowers_3", "flowers_8", "leaves_5"), hand_size=4,
        playable=("flowers_3", "flowers_8"), deck_known=(None, "eyes_8", *(None,) * 14),
        discard=("eyes_1", "claws_5", "leaves_8", "leaves_2", "eyes_3", "flowers_1", "flowers_5", "eyes_2", "claws_1",
                 "flowers_4"),
        score=("claws_6", "flowers_6"), used=2, stars=4, best=16,
        visits=(Visit(1, 1, True), Visit(7, 5, False), Visit(3, 3, True)),
    )


def turning() -> NorthwoodView:
    """Before a statement: the last dialogue lies open, an ability has named the favourite, the top card is known."""
    base = answering()
    last = Exchange("flowers_4", "flowers_8", True)
    return replace(
        base, step="turn", statement=None, theme="eyes", favourite="eyes", exchanges=(*base.exchanges, last),
        hand=("claws_2", "flowers_3", "leaves_5"), hand_size=3, playable=(), score=(*base.score, "flowers_8"),
        deck_known=("eyes_8", *(None,) * 15),
    )


def everyone(*, many: bool = False) -> NorthwoodView:
    """All characters, long names, a scenario with an order, a goal of fiefs and a limit; ``many`` fills the hand."""
    rulers = (
        "claws_queen_crown", "leaves_queen_crown", "flowers_queen_crown", "eyes_jack_crown", "flowers_jack_crown",
        "eyes_queen_crown", "leaves_king_crown", "claws_king_crown",
    )
    every = tuple(FiefView(number, STARS[number], ruler, "neutral") for number, ruler in enumerate(rulers))
    allies = ("claws_jack_crown", "flowers_king_crown", "leaves_jack_crown", "eyes_king_crown")
    places = tuple(
        PlaceView(ally, guest, exhausted)
        for ally, guest, exhausted in zip(
            allies, ("leaves_jack", "claws_queen", None, "eyes_queen_crown"), (False, True, False, True), strict=True
        )
    )
    hand = tuple(f"{suit}_{value}" for suit in ("claws", "flowers", "leaves", "eyes") for value in range(1, 6))
    table = start(
        scenario="outer_ring", number=6, level=None, goal=Goal(0, (0, 1, 6, 7)), order=-1, ability_limit=2,
        fiefs=every, places=places, best=20,
    )
    if not many:
        return table
    return replace(
        table, step="respond", visiting=7, favourite="claws", hand=hand, hand_size=20, statement="eyes_7",
        playable=hand[15:], score=("leaves_6", "leaves_7", "leaves_8", "claws_8", "claws_7", "claws_6", "flowers_6",
        "flowers_7", "flowers_8"), discard=("eyes_6", "eyes_7"), deck_known=(None,), used=2,
    )


def answering_with(cards: int) -> NorthwoodView:
    """An answer is due with this many cards in hand: every other one of the deck, then all from its beginning."""
    hand = tuple(sorted(DECK[::2][:cards], key=DECK.index)) if cards <= 16 else DECK[:cards]
    flowers = tuple(card for card in hand if card.startswith("flowers"))
    return replace(answering(), hand=hand, hand_size=cards, playable=flowers)


def with_friends(step: str, friends: int = 2) -> NorthwoodView:
    """So many friendly rulers are at home, fief 5 or the next fief still to be visited."""
    order = (1, 3, 0, 2, 4, 6, 7)[:friends]
    known = {f"f{number}": FiefView(number, STARS[number], RULERS[number], "friendly") for number in order}
    visits = (*(Visit(number, number, True) for number in order), Visit(7, 5, False))[-8:]
    visiting = {"visiting": 5, "favourite": "leaves"} if step == "invite" else {}
    return start(step=step, fiefs=fiefs(**known), visits=visits, stars=sum(STARS[n] for n in order), **visiting)


def over(*, won: bool = True) -> NorthwoodView:
    """The end: 17 stars and a bronze medal, or given up with 4."""
    if not won:
        return replace(answering(), step="over", visiting=None, favourite=None, statement=None, exchanges=(),
                       score=(), discard=(), hand=(), hand_size=0, playable=(), stopped=True, in_reach=False)
    ends = {
        f"f{number}": FiefView(number, STARS[number], ruler if number in (0, 6) else None, "friendly")
        for number, ruler in enumerate(RULERS)
    }
    ends["f1"] = FiefView(1, 3, None, "lost")
    visits = tuple(Visit(number, 3 if number == 1 else number, number != 1) for number in range(8))
    return start(step="over", fiefs=fiefs(**ends), hand=(), hand_size=0, stars=17, best=17, medal="bronze",
                 visits=visits, deck_known=(None,) * 32)
