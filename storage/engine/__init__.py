"""The database engine: connections, transactions, migrations, locks and backups, for SQLite and PostgreSQL."""
