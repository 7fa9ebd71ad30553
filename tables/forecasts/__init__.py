"""Forecasts of a person's next turn and of a game's end."""
