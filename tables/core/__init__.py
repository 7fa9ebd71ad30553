"""What every part of the table service uses: errors, the clock, plain data, caches."""
