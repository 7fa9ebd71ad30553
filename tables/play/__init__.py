"""What people do at a table: opening, sitting down, answering, voting, ending."""
