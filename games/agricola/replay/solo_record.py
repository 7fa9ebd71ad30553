"""How a solo log describes its table: options, deals, and where things go on the farm."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from games.agricola.farmyard.grid import BOARD, COLUMNS, ROWS
from games.agricola.options import AgricolaOptions
from games.agricola.replay.solo_moves import SPECIAL
from games.agricola.special_actions import SPECIALS

OPS = {"slash": "slash_and_burn", "burn": "slash_and_burn", "fell": "fell_trees", "cut": "cut_peat", "peat": "cut_peat"}
"""First words of a record's positions and the special actions they belong to."""
LETTERS = {"BM": "black_market", "CW": "illicit_work", "HF": "hiring_fair", "FT": "fell_trees", "CP": "cut_peat",
           "SB": "slash_and_burn", "HC": "horse_market"}
"""How some logs name special action cards: two letters for each action on the card."""


def options_of(record: Mapping[str, Any]) -> AgricolaOptions:
    """The table's options: "fotm" is the expansion, and the "ruleset" may be the family game."""
    ruleset = str(record.get("ruleset", "")).lower()
    return AgricolaOptions(moor=bool(record.get("fotm")) or "moor" in ruleset, family="family" in ruleset)


def deals_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """The deals, as `games.agricola.setup` takes them."""
    given: dict[str, Any] = {"starting_player": 0, "round_cards": record["round_cards"]}
    if record.get("special_action_card_order"):
        given["specials"] = [_special_card(entry) for entry in record["special_action_card_order"]]
    layout = record.get("layout") or _layout(record.get("geometry") or {})
    return given | ({"layouts": [layout]} if layout else {})


def positions_of(record: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """What is put or taken where, in the order of the log: ("plow", [row, column]), ("pastures", [...]), ..."""
    ops = (record.get("geometry") or {}).get("ops", ())
    return [(OPS.get(re.split(r"\W|_", str(kind).lower())[0], str(kind)), place) for kind, place in ops]


def _layout(geometry: Mapping[str, Any]) -> str | None:
    """The start layout in letters, from lists of [row, column] under "forest(s)" and "moor(s)" if there are any."""
    letters = dict.fromkeys(BOARD, ".")
    for name, letter in (("forest", "F"), ("forests", "F"), ("moor", "M"), ("moors", "M")):
        letters.update((tuple(place), letter) for place in geometry.get(name, ()))
    if set(letters.values()) == {"."}:
        return None
    return " ".join("".join(letters[row, column] for column in range(COLUMNS)) for row in range(ROWS))


def _special_card(entry: Any) -> str:
    """A special action card from its id, its actions, or two letters for each of its actions: no two cards have the
    same actions."""
    if isinstance(entry, str) and entry in SPECIALS:
        return entry
    if isinstance(entry, str):
        actions = {LETTERS.get(entry[at : at + 2], entry) for at in range(0, len(entry), 2)}
    else:
        named = [one["action"] if isinstance(one, Mapping) else str(one) for one in entry]
        actions = {SPECIAL.get(name.lower().replace("slash and", "slash &"), name) for name in named}
        actions = actions if "illicit_work" not in actions else actions | {"black_market"}
    found = [card.id for card in SPECIALS.values() if set(card.actions) == actions]
    if not found:
        raise ValueError(f"no special action card is called {entry!r}")
    return found[0]
