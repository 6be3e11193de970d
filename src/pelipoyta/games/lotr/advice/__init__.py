"""Reasons for an action, in words and figures."""
