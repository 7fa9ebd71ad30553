"""Lessons and the deal of the day."""
