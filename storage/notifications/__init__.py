"""What Discord and its people still have to be told."""
