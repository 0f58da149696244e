"""Tools for assistants: score, explain, compare, merge, look up and search rules, judge a move.

Everything an assistant is told names the rule behind it and which rulebooks say so, so that it can cite both. `call`
answers a call whatever program it comes from; `server` offers the tools by the Model Context Protocol.

    >>> from scorer.assistant import call
    >>> call("search_rules", {"words": "tied for gold", "game": "africa"})["match"]
    'good'
    >>> call("look_up_rule", {"id": "tie_first", "language": "nl"})
    Traceback (most recent call last):
        ...
    scorer.assistant.refusals.Refused: look_up_rule has no argument “language”.
    Did you mean “lang”?
    Allowed: id, lang
    Next: look_up_rule({"id": "tie_first", "lang": "nl"})

Documented in docs/how-to/assistants.md.
"""

from .refusals import Call as Call, Refused as Refused
from .tool import Tool as Tool
from .tools import INSTRUCTIONS as INSTRUCTIONS, TOOLS as TOOLS, call as call, describe as describe, prompt as prompt
