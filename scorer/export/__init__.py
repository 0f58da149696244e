"""Sheets in other shapes."""
