"""Orders: answers that a player gives ahead."""
