"""Optional accounts: names, passwords, passkeys, sessions, and what a person takes along or leaves behind."""
