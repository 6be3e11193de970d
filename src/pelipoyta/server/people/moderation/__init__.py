"""Moderation in the running server: sanctioned acts, evidence, removal, the operator's page."""
