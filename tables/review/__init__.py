"""Reviews of finished games by the strong AI."""
