"""Labels on pictures and their alt texts, in every language. Keys begin with ``draw-``."""
