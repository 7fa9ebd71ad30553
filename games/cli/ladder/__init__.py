"""The command `python -m games ladder GAME`: AI seats of different strength play against each other, and a report says
how strong each is."""
