"""Discord servers and channels: manage their tables, move them, and react when a place is gone."""
