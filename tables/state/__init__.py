"""A table's game in memory and in the database: loaded, changed in one transaction, shared among bots."""
