"""Evenings with several phones, tapped at random: `python -m tools.evenings SITE`."""
