"""Fair play in rated games: figures for the operator's report. Nothing here acts on anybody."""
