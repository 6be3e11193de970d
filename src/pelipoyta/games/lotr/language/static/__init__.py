"""Words for what a static text changes or forbids."""
