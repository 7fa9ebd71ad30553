"""Answers given ahead."""
