"""A table's game in memory and in the database: loading it, changing it in one transaction, sharing work among
bots."""
