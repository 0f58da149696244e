"""Counting a finished game of Africana."""
