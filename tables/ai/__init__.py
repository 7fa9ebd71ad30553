"""AI seats, and the worker processes in which they think."""
