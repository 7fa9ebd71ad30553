"""Servers and channels: managing, moving and losing them."""
