"""Orders: answers that a person gives ahead of their questions."""
