"""What is counted and timed while the bot runs, for its operator (`bot.metrics` shows it).

How often and how long, by kind: never who, at which table, in which game or what. A few microseconds each.
"""

from __future__ import annotations

from prometheus_client import Counter, Histogram

QUICK = (0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 3.0)
"""Bounds in seconds of what somebody waits for at the screen."""
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0, 10.0, 30.0)
"""Bounds in seconds of what is done beside the bot."""

CLICK = Histogram("sobremesa_click_seconds", "From the arrival of a click or command to its words.", buckets=QUICK)
ACT = Histogram(
    "sobremesa_act_seconds", "An act at a table, from its turn in the table's queue to the end of its transaction.",
    buckets=QUICK,
)
PICTURE = Histogram("sobremesa_picture_seconds", "A picture, from the wish for it until it is drawn.", buckets=SLOW)
THINKING = Histogram(
    "sobremesa_thinking_seconds", "An answer of an AI seat, or advice, until it is there.", ["what"], buckets=SLOW
)
REQUESTS = Counter("sobremesa_discord_requests", "Requests to Discord, by what limits them and its answer.", [
    "to", "status",
])
"""`to`: "interaction" for answers to clicks, which Discord limits by themselves; "bot" for all others."""
