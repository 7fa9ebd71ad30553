"""Training of the strong Agricola player: self-play, and corrections of what it misjudges."""
