"""Undo, past points of a game, and replays."""
