"""Set 6: one file for each culture, and the sites and Rings."""
