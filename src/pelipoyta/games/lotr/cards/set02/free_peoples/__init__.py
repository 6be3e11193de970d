"""Free Peoples cards of set 2, by culture."""
