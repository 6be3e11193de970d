"""Meetings at tables that know nothing of one another: the book's match of two teams, and duplicate play."""
