"""Set 1: one file for each culture in the folder of its side; here the sites and Rings."""
