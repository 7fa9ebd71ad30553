"""Forecasts of turns and endings: what they are computed from, and how often they came true."""
