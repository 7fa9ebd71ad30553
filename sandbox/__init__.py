"""A stand-in of Discord on this machine: HTTP API, gateway, and a web page with the players side by side.

    async with Sandbox(quick=[QuickCommand("play", {"game": "chess"}, label="Play chess")]) as sandbox:
        sandbox.add_seat("Ana")
        ...  # point a Discord client at sandbox.api_url and sandbox.gateway_url with sandbox.token

Tests act as people through `Player` and look at the `World`; people open `Sandbox.table_url` in a browser.
"""

from .faults import Fault
from .host import Sandbox
from .model import shown_text, usable
from .player import Player
from .replies import InteractionFailed, Reply
from .seats import QuickCommand, Seat
from .server import Server
from .world import World

__all__ = [
    "Fault",
    "InteractionFailed",
    "Player",
    "QuickCommand",
    "Reply",
    "Sandbox",
    "Seat",
    "Server",
    "World",
    "shown_text",
    "usable",
]
