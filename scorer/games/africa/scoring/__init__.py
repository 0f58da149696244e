"""Counting a finished game of Africa."""
