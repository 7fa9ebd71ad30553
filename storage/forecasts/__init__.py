"""Forecasts of turns and endings, their input, and how often they held."""
