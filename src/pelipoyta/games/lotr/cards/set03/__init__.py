"""Set 3: one file for each culture in the folder of its side; here the sites."""
