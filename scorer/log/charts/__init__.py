"""Charts of what a logbook holds: pure functions from data to SVG, each with the same content as a table."""
