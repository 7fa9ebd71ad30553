"""A finished game as one HTML file: its rounds with log and pictures, its seats, and the proof of its draws."""
