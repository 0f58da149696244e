"""The rules, and how people find them."""
