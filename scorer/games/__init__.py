"""The games. A game is a folder here that offers a `GAME`; nothing outside it names it.

Documented in docs/reference/games.md.
"""
