"""What people type, read once: words with their roles, names, numbers, and a grammar that uses every word.

Documented in docs/how-to/python.md.
"""
