"""Forecasts and whether they held."""
