"""Free Peoples cards of set 5, by culture."""
