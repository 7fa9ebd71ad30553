"""What Discord and its people are told, and how they wish to be told it."""
