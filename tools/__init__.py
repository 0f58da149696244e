"""Commands for those who work on the project; each says how it is called."""
