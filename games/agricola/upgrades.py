"""States of earlier rules versions, as JSON, brought to the next one. What is here never changes."""

from __future__ import annotations

from typing import Any


def stacked_terrain(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 3 to 4: the tiles of a farm were four sets of spaces as bit masks, and crops stood by a space's number;
    now each space has a stack of tiles, and crops stand by its name."""
    for player in plain["players"]:
        old = player["yard"]
        places = [(row, column) for row in range(3) for column in range(5)] + [tuple(place) for place in old["extra"]]
        names = [_name(*place) for place in places]
        kinds = {"R": old["rooms"], "P": old["fields"], "F": old["forests"], "M": old["moors"]}
        stacks = ["".join(letter for letter, mask in kinds.items() if mask >> at & 1) for at in range(len(places))]
        player["yard"] = {
            "terrain": ",".join(stacks), "stables": old["stables"], "fences": old["fences"], "extra": old["extra"],
            **{crop: {names[int(at)]: n for at, n in old[crop].items()} for crop in ("grain", "vegetable")},
        }
    return plain


def levels(plain: dict[str, Any]) -> dict[str, Any]:
    """Version 4 to 5: there were hand cards or none; those there were are played as at level III."""
    plain["level"] = 3 if plain.pop("cards", False) else 1
    return plain


def _name(row: int, column: int) -> str:
    """A space in the players' letters, beyond the left and upper edge too."""
    letter = chr(ord("a") + column) if column >= 0 else chr(ord("z") + 1 + column)
    return f"{letter}{row + 1}" if row >= -1 else f"{letter}-{-1 - row}"
