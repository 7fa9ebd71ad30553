"""Tables, seats, games, votes and invitations."""
