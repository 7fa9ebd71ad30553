"""Undo requests that were granted."""
