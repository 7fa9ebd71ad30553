"""AI seats, and the process in which they think."""
