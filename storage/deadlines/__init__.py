"""Clocks, absences and what is due at a time."""
