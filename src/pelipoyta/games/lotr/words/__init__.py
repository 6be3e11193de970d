"""Base classes of the words card texts are made of; rules and texts know only these."""
