"""ASGI middleware: allowed hosts, security headers, static files."""
