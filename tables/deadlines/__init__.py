"""What happens when time is over, and absences that stop it."""
