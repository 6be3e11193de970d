"""Endpoints of contests: series, tournaments, team matches and drafts."""
