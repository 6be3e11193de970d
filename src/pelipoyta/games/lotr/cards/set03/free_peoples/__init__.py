"""Free Peoples cards of set 3, by culture."""
