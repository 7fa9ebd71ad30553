"""What lies on a player's cards, as icons and numbers beside their names: counters, goods for sale, people who wait."""

from __future__ import annotations

from games.agricola.cards.box import card_of
from games.agricola.view import FarmView


def kept_tokens(farm: FarmView, card: str) -> tuple[str, ...]:
    """Return what lies on a card in play, as texts and names of icons (with a colon before them): how many counters or
    lying horses, the good that is sold next, the farmyard space where a person waits. Empty where nothing does."""
    kept, what = farm.kept.get(card), card_of(card).keeps
    match what:
        case "sold":
            return tuple(f":{swap.good}" for name, swap in farm.swaps.items() if name.partition(":")[0] == card)
        case "waits" if kept is not None:
            return tuple(name.upper() for name in kept.names)
        case "lying" if kept is not None and kept.count:
            return (":horse", f"×{kept.count}")
        case "counters" if kept is not None and kept.count:
            return (f"×{kept.count}",)
    return ()
