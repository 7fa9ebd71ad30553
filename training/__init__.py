"""How the weights of AI seats are found. Nothing here is part of the program; `docs/training.md` says how to run it."""
