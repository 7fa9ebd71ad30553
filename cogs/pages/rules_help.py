"""Rules by topic, and cards: our own words, in the reader's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from cogs.forms.components import Choice, Row, button, select
from cogs.forms.custom_id import ComponentId
from cogs.pages.page import Page
from cogs.words.voice import Voice
from games.core.registry import GAMES, spec_of
from games.core.text import Text, key_of

MOST_CHOICES = 25


def topics_page(game: str, voice: Voice, topic: str | None = None, table: int = 0) -> Page:
    """A topic of a game's rules (the first by default) and a select with the others; at a table also a way back to
    one's hand."""
    topics = spec_of(game).topics
    chosen = topic if topic in topics else next(iter(topics), None)
    title = voice.key("cogs-rules-title", game=Text(key_of(game, "name")))
    if chosen is None:
        return Page([title])
    choices = [Choice(one, voice.key(key_of(game, "rules", one, "title")), default=one == chosen) for one in topics]
    rows: list[Row] = [[select(
        str(ComponentId(table, "topic", (game,))), choices[:MOST_CHOICES], voice.key("cogs-rules-choose")
    )]]
    if table:
        rows.append([button(str(ComponentId(table, "hand")), voice.key("cogs-button-hand"))])
    name = voice.key(key_of(game, "rules", chosen, "title"))
    return Page([title, f"### {name}\n{voice.key(key_of(game, 'rules', chosen))}"], rows)


@dataclass(frozen=True, slots=True)
class CardEntry:
    """A card that can be looked up. `value` names it over all games."""

    game: str
    kind: str
    card: str

    @property
    def value(self) -> str:
        return f"{self.game}/{self.kind}/{self.card}"

    def name(self, voice: Voice) -> str:
        """The card's name."""
        return voice.key(key_of(self.game, self.kind, self.card))

    def other_names(self, voice: Voice) -> tuple[str, ...]:
        """Other names under which a reader may know the card: ours where the box has another, the English one."""
        return voice.words.also(key_of(self.game, self.kind, self.card))

    def page(self, voice: Voice) -> Page:
        """The card in words."""
        kind = key_of(self.game, "kind", self.kind)
        about = [voice.key(key) for key in (kind, key_of(self.game, "name")) if voice.words.has(key)]
        words = voice.key(key_of(self.game, self.kind, self.card, "text"))
        return Page([f"### {self.name(voice)}\n-# {' · '.join(about)}\n{words}"])


def cards() -> Iterator[CardEntry]:
    """Every card of every game."""
    for game in GAMES:
        for kind, names in spec_of(game).cards.items():
            yield from (CardEntry(game, kind, name) for name in names)


def find_cards(typed: str, voice: Voice) -> list[CardEntry]:
    """Cards with what was typed in one of their names, whatever its accents, case and apostrophes; best fit first.

    The name in the reader's language comes before other names (`Catalogue.also`), a beginning before a part.
    """
    wanted = _folded(typed)
    fits: list[tuple[int, str, CardEntry]] = []
    for entry in cards():
        name, *others = map(_folded, (entry.name(voice), *entry.other_names(voice)))
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
