"""Makes the weights of The Grimm Forest's strong player."""
