"""Stored seasons of leagues: entrants, rounds, pairings and results."""
