"""Conditional answers in open games over days: trees of choices, and the rows they are kept in."""
