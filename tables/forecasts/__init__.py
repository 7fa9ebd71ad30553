"""When a person's turn comes and when a game ends."""
