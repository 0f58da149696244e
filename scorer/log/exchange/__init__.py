"""The logbook in other forms: a module for each, all of pure functions. Nothing is fetched or merged here.

What a file brings is `Arrivals`, whoever wrote it; what it would change here is a `Preview`.
"""
