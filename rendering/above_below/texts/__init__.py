"""Labels on the pictures of Above and Below, and their alt texts. Keys begin with ``draw-above-below-``."""
