# When something fails: what happened, and the way on.

error-unexpected = Something went wrong. Try again in a moment.
error-unreachable = Pelipöytä cannot be reached. Check your connection and try again.
error-server_down = Pelipöytä does not answer just now. Try again in a moment.
error-no_such_game = There is no such game. The other games are on the start page.
error-no_such_table = There is no such table. The link may be old or cut short.
error-no_such_page = There is no such page.
error-no_such_bot = There is no such bot. Choose another.
error-no_such_seat = There is no such seat at this table.
error-seat_taken = Someone just took that seat. You can take another one, or stay and watch.
error-table_full = The table is full. You can stay and watch.
error-not_your_seat = This seat is not yours. Open the table in the browser where you sat down.
error-not_host = Only whoever opened the table can do this.
error-still_hidden = The record can be saved when the game is over, because it shows what is still hidden.
error-stale = Something happened at the table meanwhile. Have a look and choose again.
error-onlooker = An onlooker cannot take part in the game.
error-game_over = The game is already over.
error-not_started = The game has not begun yet.
error-bad_json = The table did not understand the message. Load the page again.
error-bad_message = The table did not understand the message. Load the page again.
error-bad_action = The table does not know that move. Load the page again.
error-bad_options = These options do not fit together. Change them and try again.
error-bad_seats = This game cannot be played by so many.
error-bad_places = These places do not fit the table. Check who sits where.
error-too_large = The message is too long.
error-too_fast = A little slower. Wait a moment and try again.
