# A page without a server.
alone-ready = This page works without a server. You play against bots, and your games stay on this device.
alone-loading = Preparing the games, so that they work without a network …
alone-failed = The games could not be started. Update your browser and reload the page.
