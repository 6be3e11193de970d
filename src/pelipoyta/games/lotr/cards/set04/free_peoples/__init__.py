"""Free Peoples cards of set 4, by culture."""
