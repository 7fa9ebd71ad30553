"""What stands instead of chance: any state in mid-game, and the results of draws. For tests, puzzles and replays.

Two entries of `given` are the same for all games:

* `"state"`: a state as plain data, as `games.core.codec.dump_state` writes it, in place of the whole set-up. Its
  journal, its random source and whatever else has a default may be left out; the seed is always the table's.
* `"draws"`: by label, the results of its next draws, which count before the seed's: a number where a number is drawn,
  where an order is drawn the place where each thing lay before (`games.core.chance.Draw.result`).

All other entries are a game's own, and replace single deals of its set-up.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from games.core.chance import Chance
from games.core.codec import dump, load
from games.core.spec import GameSpec

STATE = "state"
DRAWS = "draws"


def only(given: Collection[str], known: Collection[str]) -> None:
    """Raises `ValueError` when something is given that the game does not know."""
    unknown = sorted(set(given) - set(known))
    if unknown:
        raise ValueError(f"unknown set-up entries: {', '.join(unknown)}; known are {', '.join(sorted(known))}")


def shuffled_rest(chance: Chance, label: str, names: Collection[str], given: Collection[str]) -> list[str]:
    """The cards of a deck that are not given, shuffled; `label` names the draw. Raises `ValueError` when something is
    given that the deck does not have, or not so often."""
    rest = Counter(names)
    rest.subtract(given)
    if any(count < 0 for count in rest.values()):
        raise ValueError(f"the given {label} are not all in the deck")
    below = list(rest.elements())
    chance.shuffle(label, below)
    return below


def give_draws(spec: GameSpec[Any], chance: Chance, draws: Mapping[str, Sequence[int | Sequence[int]]]) -> None:
    """Let these results count for the next draws of their labels. Raises `ValueError` for a label that the game never
    draws; what cannot be the result of a draw shows when it is drawn."""
    only(draws, spec.labels)
    chance.given = {
        f"{label}:{chance.start + chance.counters.get(label, 0) + number}": tuple(
            (result,) if isinstance(result, int) else result
        )
        for label, results in draws.items() for number, result in enumerate(results, 1)
    }


def state_of(
    spec: GameSpec[Any], players: int, options: Any, chance: Chance, plain: Mapping[str, Any]
) -> Any:
    """The given state. Raises `ValueError` with everything that is wrong with it: entries that no state has, another
    number of seats, other options than the table's, and what breaks an invariant of the rules."""
    random = {"start": chance.start} | dict(plain.get("chance", {})) | {"seed": chance.seed}
    plain = {**plain, "chance": random}
    state = load(spec.state, json.dumps(plain))
    wrong = [f"no state has {place}" for place in _unread(plain, json.loads(dump(state)))]
    usual = spec.setup(players, options, Chance(chance.seed), {})
    wrong += [f"the options say otherwise: {one}" for one in spec.chosen if getattr(state, one) != getattr(usual, one)]
    if [player.seat for player in state.players] != list(range(players)):
        wrong.append(f"not {players} seats in their order")
    if not wrong:
        wrong = _impossible(spec, state)
    if wrong:
        raise ValueError(f"not a state of {spec.id}: {'; '.join(wrong)}")
    return state


def _unread(plain: Any, read: Any, place: str = "") -> Iterator[str]:
    """Where `plain` says something that was not read."""
    if isinstance(plain, Mapping) and isinstance(read, Mapping):
        for name, value in plain.items():
            where = f"{place}.{name}" if place else str(name)
            if name in read:
                yield from _unread(value, read[name], where)
            else:
                yield where
    elif isinstance(plain, list) and isinstance(read, list):
        for number, (one, other) in enumerate(zip(plain, read, strict=True)):
            yield from _unread(one, other, f"{place}[{number}]")


def _impossible(spec: GameSpec[Any], state: Any) -> list[str]:
    """What the rules find wrong with a state, and whether every viewer can be shown it."""
    try:
        wrong = spec.rules.invariants(state)
        for viewer in (None, *range(len(state.players))):
            spec.rules.view(state, viewer)
    except (LookupError, AssertionError) as error:
        return [f"{type(error).__name__}: {error}"]
    return wrong
