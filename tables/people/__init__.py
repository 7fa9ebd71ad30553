"""People: their settings, statistics, data and deletion."""
