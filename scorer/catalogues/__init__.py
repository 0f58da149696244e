"""The tool for translators and authors of games: collects texts, updates catalogues, checks and compiles them.

A catalogue is a gettext file, `locales/<language>/LC_MESSAGES/<domain>.po`: `scorer.po` has the texts of the program,
`rules.po` those of the rules reference, where the id of the rule is the context of each text, and `search.po` how
players ask for a rule, which English has, too. All of this needs Babel, which the extra `translate` installs.

Documented in CONTRIBUTING.md.
"""
