"""Time arithmetic: pace and clocks, waking hours, deferred notifications."""
