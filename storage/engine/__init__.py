"""The database itself: connections, transactions, migrations, SQLite and PostgreSQL."""
