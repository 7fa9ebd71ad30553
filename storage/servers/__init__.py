"""Tables of a whole Discord server: listing, moving and deleting them."""
