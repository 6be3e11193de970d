"""Laws of texts: notations, misprints, recorded games, rules pages and lessons."""
