"""What a picture shows, in words, from the same view: complete enough to play from, the most urgent first."""

from __future__ import annotations

from games.core.text import Arg, Listed, Text
from games.northwood.content import CARD_TEXT, SUITS, VALUE_OF, name_of, suit_text
from games.northwood.view import FiefView, NorthwoodView, PlaceView
from rendering.kit.picture import join_alt
from rendering.northwood.changes import told
from rendering.northwood.table import step_words, visit_words
from rendering.reader import Reader


def board_alt(view: NorthwoodView, reader: Reader) -> str:
    """The visit, then allies, fiefs and piles."""
    sentences = _now(view, reader)
    sentences += [_places(view, reader, exhausted) for exhausted in (False, True) if _who(view, exhausted)]
    sentences += _fiefs(view, reader)
    sentences += _piles(view, reader)
    return join_alt(sentences)


def hand_alt(view: NorthwoodView, reader: Reader) -> str:
    """The hand first: it is what the picture is for."""
    sentences = [reader.say("northwood-alt-hand", n=len(view.hand), cards=_cards(view.hand, reader))]
    if view.statement is not None:
        sentences.append(reader.say("northwood-alt-playable", cards=_cards(view.playable, reader)))
    sentences += _now(view, reader)
    known = [card for card in view.deck_known if card is not None]
    if known:
        sentences.append(reader.say("northwood-alt-known", cards=Listed(tuple(CARD_TEXT[card] for card in known))))
    sentences += [_places(view, reader, exhausted) for exhausted in (False, True) if _who(view, exhausted)]
    sentences += _fiefs(view, reader) if view.step == "fief" else _piles(view, reader)
    return join_alt(sentences)


def ranking_alt(view: NorthwoodView, reader: Reader) -> str:
    """Stars, medal, and each fief."""
    medal = Text("northwood-medal", {"medal": view.medal or "none"})
    sentences = [reader.say("northwood-alt-result", n=view.stars, medal=medal)]
    for standing in ("friendly", "lost", "neutral"):
        numbers = [str(fief.number) for fief in view.fiefs if fief.standing == standing]
        if numbers:
            sentences.append(reader.say(f"northwood-alt-{standing}", fiefs=Listed(tuple(numbers))))
    return join_alt(sentences)


def _now(view: NorthwoodView, reader: Reader) -> list[str]:
    """Where the game stands, and the dialogue."""
    step = step_words(view, reader)
    found = [f"{visit_words(view, reader)}: {step}{'' if step[-1] in '?!' else '.'}"]
    found += told(view, reader)
    found.append(reader.say("northwood-alt-stars", n=view.stars, best=view.best))
    if view.visiting is not None and view.ruler is not None and view.favourite is not None:
        args: dict[str, Arg] = {"fief": view.visiting, "ruler": name_of(view.ruler)}
        found.append(reader.say("northwood-alt-visit", **args, suit=suit_text(view.favourite), score=len(view.score)))
    if view.statement is not None:
        found.append(reader.say("northwood-alt-statement", card=CARD_TEXT[view.statement]))
    elif view.exchanges:
        last = view.exchanges[-1]
        key = "northwood-alt-scored" if last.scored else "northwood-alt-no-point"
        found.append(reader.say(key, statement=CARD_TEXT[last.statement], response=CARD_TEXT[last.response]))
    return found


def _who(view: NorthwoodView, exhausted: bool) -> list[PlaceView]:
    return [place for place in view.places if place.exhausted == exhausted]


def _places(view: NorthwoodView, reader: Reader, exhausted: bool) -> str:
    names = Listed(tuple(name_of(place.active) for place in _who(view, exhausted)))
    return reader.say("northwood-alt-exhausted" if exhausted else "northwood-alt-ready", allies=names)


def _fiefs(view: NorthwoodView, reader: Reader) -> list[str]:
    """Rulers one by one, the rest in a list each: eight long names leave little room."""
    found = [_fief(fief, reader) for fief in view.fiefs if fief.ruler is not None and fief.number != view.visiting]
    for standing in ("friendly", "lost"):
        gone = [str(fief.number) for fief in view.fiefs if fief.standing == standing and fief.ruler is None]
        if gone:
            found.append(reader.say(f"northwood-alt-{standing}", fiefs=Listed(tuple(gone))))
    return found


def _fief(fief: FiefView, reader: Reader) -> str:
    assert fief.ruler is not None, "nobody rules here"
    key = "northwood-alt-friend" if fief.standing == "friendly" else "northwood-alt-ruler"
    return reader.say(key, fief=fief.number, ruler=name_of(fief.ruler))


def _piles(view: NorthwoodView, reader: Reader) -> list[str]:
    found = [reader.say("northwood-alt-deck", n=view.deck_size, hand=view.hand_size)]
    if view.score:
        found.append(reader.say("northwood-alt-score-top", card=CARD_TEXT[view.score[-1]]))
    if view.discard:
        found.append(reader.say("northwood-alt-discard", n=len(view.discard), cards=_cards(view.discard, reader)))
    return found


def _cards(cards: tuple[str, ...], reader: Reader) -> str:
    """Cards by suit, values in order: short and easy to listen to."""
    groups = []
    for suit in SUITS:
        values = sorted(VALUE_OF[card] for card in cards if card.startswith(suit))
        if values:
            groups.append(f"{reader.words(suit_text(suit))} {' '.join(map(str, values))}")
    return ", ".join(groups) or "–"
