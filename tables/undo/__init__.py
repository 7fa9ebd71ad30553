"""Taking answers back, and any past point of a game."""
