"""The weights of the strong Agricola player: learned by self-play, and refitted to what it misjudges."""
