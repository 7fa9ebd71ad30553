"""Arithmetic of time: pace, waking hours, when something deferred may happen."""
