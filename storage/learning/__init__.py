"""Lessons and daily deals."""
