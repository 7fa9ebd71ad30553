"""People, their settings and statistics, and every column that refers to them."""
