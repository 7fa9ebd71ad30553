"""Notifications: the outbox, personal messages, preferences and spectators who follow a table."""
