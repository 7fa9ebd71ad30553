"""Deadlines of seats and what happens when they pass; absences, which suspend them."""
