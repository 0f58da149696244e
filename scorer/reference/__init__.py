"""The rules, and how people find them.

Documented in docs/reference/python.md; the search: docs/why/search.md.
"""
