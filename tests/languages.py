"""The languages of each built-in game's own texts. In the others its texts are English, which needs no second test."""

from __future__ import annotations

from games.core.catalogue import languages_in
from games.core.registry import texts_of

ABOVE_BELOW = languages_in(texts_of("above_below"))
AGRICOLA = languages_in(texts_of("agricola"))
GRIMM_FOREST = languages_in(texts_of("grimm_forest"))
MI_TIERRA = languages_in(texts_of("mi_tierra"))
