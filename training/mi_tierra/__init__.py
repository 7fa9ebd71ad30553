"""Makes the weights of Mi Tierra's strong player."""
