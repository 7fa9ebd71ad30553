"""Undone answers and log lines, and refused undo requests."""
