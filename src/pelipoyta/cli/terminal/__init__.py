"""A table in the terminal: drawn, told in sentences, and played by typing."""
