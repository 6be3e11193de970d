"""Set 2: one file for each culture, and the sites."""
