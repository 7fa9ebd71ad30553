"""Rules by topic, and cards: our own words, in the reader's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from cogs.components import Choice, Row, button, select
from cogs.custom_id import ComponentId
from cogs.page import Page
from cogs.reader import Reader
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of

MOST_CHOICES = 25


def topics_page(game: str, reader: Reader, topic: str | None = None, table: int = 0) -> Page:
    """A topic of a game's rules (the first by default) and a select with the others; at a table also a way back to
    one's hand."""
    topics = spec_of(game).topics
    chosen = topic if topic in topics else next(iter(topics), None)
    title = reader.key("cogs-rules-title", game=Text(key_of(game, "name")))
    if chosen is None:
        return Page([title])
    choices = [Choice(one, reader.key(key_of(game, "rules", one, "title")), default=one == chosen) for one in topics]
    rows: list[Row] = [[select(
        str(ComponentId(table, "topic", (game,))), choices[:MOST_CHOICES], reader.key("cogs-rules-choose")
    )]]
    if table:
        rows.append([button(str(ComponentId(table, "hand")), reader.key("cogs-button-hand"))])
    name = reader.key(key_of(game, "rules", chosen, "title"))
    return Page([title, f"### {name}\n{reader.key(key_of(game, 'rules', chosen))}"], rows)


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card that can be looked up. `value` names it over all games."""

    game: str
    kind: str
    card: str

    @property
    def value(self) -> str:
        return f"{self.game}/{self.kind}/{self.card}"

    def name(self, reader: Reader) -> str:
        """The card's name."""
        return reader.key(key_of(self.game, self.kind, self.card))

    def other_names(self, reader: Reader) -> tuple[str, ...]:
        """Other names under which a reader may know the card: ours where the box has another, the English one."""
        return reader.words.also(key_of(self.game, self.kind, self.card))

    def page(self, reader: Reader) -> Page:
        """The card in words."""
        kind = key_of(self.game, "kind", self.kind)
        about = [reader.key(key) for key in (kind, key_of(self.game, "name")) if reader.words.has(key)]
        words = reader.key(key_of(self.game, self.kind, self.card, "text"))
        return Page([f"### {self.name(reader)}\n-# {' · '.join(about)}\n{words}"])


def cards() -> Iterator[CardEntry]:
    """Every card of every game."""
    for game in GAMES:
        for kind, names in spec_of(game).cards.items():
            yield from (CardEntry(game, kind, name) for name in names)


def find_cards(typed: str, reader: Reader) -> list[CardEntry]:
    """Cards with what was typed in one of their names, whatever its accents, case and apostrophes; best fit first.

    The name in the reader's language comes before other names (`Catalogue.also`), a beginning before a part.
    """
    wanted = _folded(typed)
    fits: list[tuple[int, str, CardEntry]] = []
    for entry in cards():
        name, *others = map(_folded, (entry.name(reader), *entry.other_names(reader)))
        ranks = (name.startswith(wanted), wanted in name, any(other.startswith(wanted) for other in others),
                 any(wanted in other for other in others))
        if any(ranks):
            fits.append((ranks.index(True), name, entry))
    return [entry for _, _, entry in sorted(fits, key=lambda fit: fit[:2])]


def _folded(words: str) -> str:
    """`words` as they are compared: without case, accents and differences between apostrophes."""
    letters = unicodedata.normalize("NFKD", words.casefold().strip().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def card_of(value: str) -> CardEntry | None:
    """The card of a choice's value."""
    return next((entry for entry in cards() if entry.value == value), None)
