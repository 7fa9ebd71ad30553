"""All tables of a server, and moving them."""
