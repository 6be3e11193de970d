"""Presence: who is at a page of the lobby, in this process and in all."""
