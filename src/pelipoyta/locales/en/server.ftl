# What the server says to whoever starts it.

serve-open = Pelipöytä is open at { $address } (close: Ctrl+C)
serve-not-built = The browser client is not built yet. Run make play in the project folder.
