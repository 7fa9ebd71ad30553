"""Makes the weights of Above and Below's strong player."""
