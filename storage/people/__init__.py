"""People, their statistics, and every column that refers to them."""
