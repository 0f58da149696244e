"""Texts about a logbook in a language: the same sentences at a terminal and in a page."""
