"""Senders: push, mail and web-hook, and the guarded HTTP client for addresses that strangers give."""
