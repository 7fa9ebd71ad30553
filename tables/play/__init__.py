"""What people do at a table: open it, take seats, answer, vote, end it."""
