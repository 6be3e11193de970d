"""Words for how many."""
