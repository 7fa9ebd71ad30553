"""The command `translations`: what a language lacks, what has changed since it was translated, and what is wrong."""
