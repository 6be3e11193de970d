"""The words cards are written in: one room a word; `vocabulary.py` has them all together."""
