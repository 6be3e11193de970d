"""Free Peoples cards of set 1, by culture."""
