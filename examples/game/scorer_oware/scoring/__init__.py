"""From the seeds to explained points."""
