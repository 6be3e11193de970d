"""Commands for contests among bots: tournament, sealed, draft."""
