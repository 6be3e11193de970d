"""Commands that let bots play many games: sim, match, dataset."""
