"""The guided count: every answer is understood, shown, checked against the whole table, kept, and can be changed."""
