"""Proofs of ownership: passwords, passkeys, recovery codes, and QR codes shown by a signed-in device."""
