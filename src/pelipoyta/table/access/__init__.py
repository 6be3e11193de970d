"""Access policy: who may see which part of a table, and when. No other package decides this.

`policy` decides for a table in memory, `onlookers` how far they are kept behind, `listing` for the rows of lists.
"""
