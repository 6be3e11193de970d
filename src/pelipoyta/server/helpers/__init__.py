"""Helpers for people who play with the real pieces: sittings that several devices share by link."""
