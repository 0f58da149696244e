"""From what lies on the table to explained points."""
