"""Tables of a whole server: listing, moving and deleting them."""
