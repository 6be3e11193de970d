"""Set 5: one file for each culture in the folder of its side; here Gollum, the sites and Rings."""
