"""The logbook in other forms: a module for each, all of them pure. Nothing is fetched, and nothing is merged here.

What comes from elsewhere is `Arrivals`, whoever wrote it; what it would change here is a `Preview`.
"""
