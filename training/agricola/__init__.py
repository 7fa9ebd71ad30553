"""Training of the strong Agricola player (an AI seat): self-play, and corrections of what it misjudges."""
