"""From what lies on the table to explained points.

Documented in docs/reference/python.md.
"""
