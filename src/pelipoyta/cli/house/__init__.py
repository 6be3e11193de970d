"""Commands for the operator of a server: its database."""
