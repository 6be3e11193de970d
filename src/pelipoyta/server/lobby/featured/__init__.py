"""The featured game, and the rows it is chosen from."""
