"""More than one game: series and the books' own contests, folded from logs of their own."""
