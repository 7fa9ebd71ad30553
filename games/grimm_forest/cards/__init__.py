"""All cards. Importing this package registers every effect with its window."""

from games.grimm_forest.cards import fables, friends

LOADED = (fables, friends)
