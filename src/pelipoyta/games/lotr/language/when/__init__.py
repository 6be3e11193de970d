"""Words for conditions and triggers."""
