# What the server says to whoever starts it.

serve-open = Pelipöytä is open at { $address } (close: Ctrl+C)
serve-network = Others on the same network open { $address }
serve-bots-uncompiled = The rules are not compiled yet, so bots look less far ahead in the same time. They take the build ({ $command }) into use by themselves as soon as it is there.
serve-bots-no-compiler = There is no C compiler here, so bots look less far ahead in the same time. Everything else works.
serve-not-built = The browser client is not built yet. Run make play in the project folder.

# When a link to a table or to a move is shown elsewhere.
preview-table = { $game }: { $names }
preview-move = { $game }: { $names }, move { $move }
preview-house = Five games at one table, without signing in.
preview-waiting = There is room at the table: sit down.
preview-running = The game is on: come and watch.
preview-over = The game has been played: see how it went.
preview-bot = bot { $bot }
