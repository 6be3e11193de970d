# A page without a server.
alone-ready = This page works without a server. You play against bots, and your games stay on this device.
alone-loading = Preparing the games so that they work without a network…
alone-failed = The games could not be started. Update your browser and reload the page.

# A server’s own page without a network.
offline-offer = Once the games are on this device (about 9 megabytes), they work without a network too.
offline-fetch = Get the games onto the device
offline-coming = Getting the games onto the device…
offline-kept = The games work on this device without a network too.
offline-failed = Getting the games was interrupted. What had come is kept.
offline-full = The device has no room for the games. Free some space and try again.
offline-no-network = There is no network. You can still play against bots.
offline-play = Play without a network
offline-ready = There is no network. You play against bots on this device, and your games move to the history when the network is back.
offline-state = State without a network
offline-back = The network is back.
offline-go-on = Go on with the network
offline-silent = The game does not answer. Nothing that was stored is lost.
offline-restart = Restart the game
offline-storage-full = The device is full, and the last move was not stored. Free some space and make the move again.
offline-storage-denied = The browser does not let this page store anything. You can play, but games are lost when you close the page.
offline-replaced = A new version has been fetched. It is used the next time you open the page.
offline-reload = Use it now
offline-moved = { $count ->
    [one] The game that you played without a network is now in your history.
   *[other] { $count } games that you played without a network are now in your history.
}
offline-waiting = { $count ->
    [one] A game played without a network moves to the history later: it is open in another tab, or the server did not answer.
   *[other] { $count } games played without a network move to the history later: they are open in another tab, or the server did not answer.
}
offline-refused = A game that was played without a network stayed on this device.
offline-open-game = Open it without a network
