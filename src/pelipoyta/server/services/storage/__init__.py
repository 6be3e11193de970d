"""Databases by their addresses, and the backup before a migration."""
