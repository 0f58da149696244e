"""The rules of Oware."""
