"""Happenings: what cards can respond to before and after it (LOTR-17)."""
