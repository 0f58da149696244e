"""Sheets in other shapes.

Documented in docs/reference/json.md.
"""
