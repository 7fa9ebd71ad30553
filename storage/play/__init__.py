"""Tables, seats, games, votes and what belongs to them."""
