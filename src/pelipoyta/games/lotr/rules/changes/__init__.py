"""Changes of a position: cards move, pools change, sites are taken."""
