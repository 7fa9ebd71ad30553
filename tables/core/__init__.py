"""Basics that every part of the table service uses: errors, the clock, data classes, caches."""
