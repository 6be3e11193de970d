"""The server's application inside a web page: requests by ASGI, logs in IndexedDB, bots in a web worker."""
