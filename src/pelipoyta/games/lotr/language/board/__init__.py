"""Effects on cards in play, pools, sites and the Ring."""
