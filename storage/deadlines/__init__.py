"""Clocks, absences, and reminders and other items that are due at a time."""
