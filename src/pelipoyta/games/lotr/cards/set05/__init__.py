"""Set 5: one file for each culture, and the sites and Rings."""
