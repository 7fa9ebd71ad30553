"""Notifications that are still to be sent to Discord and to people, and the messages already sent."""
