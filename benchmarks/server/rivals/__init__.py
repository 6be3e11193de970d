"""Servers of others that the server's cost is compared with; installed into a temporary folder, never kept."""
