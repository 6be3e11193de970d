"""Set 3: one file for each culture, and the sites."""
