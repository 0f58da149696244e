"""What is told of a logbook, in a language: at a terminal and in a page the same sentences."""
