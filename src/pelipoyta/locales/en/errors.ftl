# When something fails: what happened, and the way on.

error-unexpected = Something went wrong. Try again in a moment.
error-unreachable = Pelipöytä cannot be reached. Check your connection and try again.
error-server_down = Pelipöytä does not answer just now. Try again in a moment.
error-no_such_game = There is no such game. The other games are on the start page.
error-offer_gone = This search is gone. Choose another, or search for an opponent yourself.
error-no_such_table = There is no such table. The link may be old or cut short.
error-no_such_page = There is no such page.
error-no_such_lesson = There is no such lesson. Perhaps it has changed: begin again.
error-lesson_changed = The lesson has changed since last time. Begin the chapter again.
error-no_such_contest = There is no such series. The link may be old or cut short.
error-bad_contest = Such a series cannot be played. Check the number of games and the pause.
error-no_such_tournament = There is no such tournament. The link may be old or cut short.
error-not_organiser = Only the organiser or the player can do this. Open the page by your own link.
error-no_such_entrant = There is no such entrant.
error-no_such_team_match = There is no such match. The link may be old or cut short.
error-not_captain = Only the team’s captain can do this. Open the page by your own link.
error-not_entrant = Only the player can take their cards and build their deck; not even the organiser can do it for them. Open the page by your own link.
error-no_such_team = There is no such team.
error-no_team_contest = This game has no match between teams.
error-apart = Only its players come to this table until all tables beside it have ended.
error-apart_still = This opens when all tables side by side have ended.
error-no_pool = You have no boosters here.
error-no_such_bot = There is no such bot. Choose another.
error-no_such_seat = There is no such seat at this table.
error-seat_taken = Someone just took that seat. You can take another one, or stay and watch.
error-table_full = The table is full. You can stay and watch.
error-not_your_seat = This seat is not yours. Open the table in the browser where you sat down.
error-not_host = Only the host of the table can do this.
error-still_hidden = The record can be saved when the game is over, because it shows what is still hidden.
error-no_such_moment = The game has no such move. The last one is { $last }.
error-no_picture = There are no pictures of the game { $game }, so there can be no film of it.
error-replay_gone = This game has been forgotten here meanwhile. Open its file again.
error-not_shown = Players’ own decks stay secret after the game too, unless their owners show them. You can look through your own eyes.
error-analysis_running = The game is not over. It can be studied once it is.
error-analysis_too_long = The game has { $steps } steps. Games of { $most } steps at most are studied.
error-not_a_record = This is no game saved from Pelipöytä. One begins with the line “pelipoyta-record 1”.
error-record_newer = The game was saved by a newer Pelipöytä than this one. Open it where it was played.
error-record_older = The game was played by older rules that are no longer here. It cannot be looked at again.
error-record_seen = This file holds only what one player saw. It can be read, but the game cannot be looked at again until all decks are shown.
error-record_cut = The saved game is cut off: a part of its end is missing. Save or copy it again as a whole.
error-record_edited =
    { $line ->
        [0] The saved game was changed: it cannot have gone this way. Open the original file.
       *[other] The saved game was changed: line { $line } holds something that cannot have happened. Open the original file.
    }
error-record_unknown = The game { $game } is not here. Open the saved game where it is played.
error-record_too_large = The saved game is too large to be opened.
error-not_over_yet = Nobody can play on from a game that still runs. Wait until it is over.
error-position_over = In this position the game is over already. Choose an earlier moment.
error-bad_position = The position cannot be read: { $detail }
error-stale = Something happened at the table meanwhile. Have a look and choose again.
error-onlooker = An onlooker cannot take part in the game.
error-game_over = The game is already over.
error-not_started = The game has not begun yet.
error-bad_json = The table did not understand the message. Load the page again.
error-not_json = The table did not understand the message. Load the page again.
error-bad_message = The table did not understand the message. Load the page again.
error-bad_action = The table does not know that move. Load the page again.
error-bad_notation = There is no such move: { $text }
error-bad_options = These options do not fit together. Change them and try again.
error-bad_seats = This game cannot be played by so many.
error-bad_time = There cannot be time like that. Choose the time again.
error-bad_places = These places do not fit the table. Check who sits where.
error-too_large = The message is too long.
error-too_fast = A little slower. Wait a moment and try again.
error-hello_first = The connection is not ready yet. Load the page again.
error-bad_token = The proof of your seat is not valid. Sit down again, or stay and watch.
error-frozen = This game was played by version { $version } of the rules, which is no longer here. The table can be looked at, but the game cannot go on.
error-busy = The server is full just now. Try again in a moment.
error-not_saved = Nothing can be saved just now, so nothing has happened. Try again in a moment.
error-unknown_host = The server does not know the address { $host }. If it is right, the administrator can allow it: PELIPOYTA_HOSTS={ $host }
error-foreign_page = That was asked by a page of another site. Open Pelipöytä at its own address.
error-refused = The rules do not allow these options for so many players.

# When the server does not start: what to do.

error-port_in_use = Port { $port } is in use. Close the program that uses it, or choose another port: pelipoyta serve --port { $next }
error-port_forbidden = Port { $port } may not be opened. Choose a higher port: pelipoyta serve --port 8765
error-bad_address = The address { $host }:{ $port } cannot be opened on this machine. Try 127.0.0.1.
error-bad_setting = The setting { $name } is not valid ({ $detail }). Correct or remove the environment variable.
error-unknown_setting = { $name } is not a setting of Pelipöytä and is ignored. Every setting is listed in docs/hosting.md.
error-unknown_setting_near = { $name } is not a setting of Pelipöytä and is ignored. Did you mean { $near }?
error-plugin_missing = There is nothing at { $path }. Name the .py file or the folder of a game.
error-plugin_gameless = There is no game at { $path }: the file, or the folder’s __init__.py, must have GAME = Game(…).
error-plugin_broken = The game { $path } cannot be loaded: { $detail }
error-plugin_name = The game { $path } cannot have the id { $id }: it is 2 to 31 characters, small letters a–z, digits and underscores, a letter first.
error-plugin_taken = The id { $id } of the game { $path } is taken. Give it another.
error-plugin_unlawful = The game { $path } does not keep its promises: { $detail }. pelipoyta laws { $path } says more
error-plugin_words = The words of the game { $path } have a fault: line { $line } of { $file } is not Fluent.
error-database_unwritable = The database { $path } cannot be written ({ $detail }). Make the folder writable, or choose another file: PELIPOYTA_DATABASE_URL=sqlite:////folder/games.sqlite3
error-database_newer = The database { $path } is from a newer Pelipöytä (version { $version }; this one knows version { $known }). Update Pelipöytä, or choose another file with PELIPOYTA_DATABASE_URL.
error-database_foreign = The file { $path } is not a Pelipöytä database ({ $detail }). Choose another file with PELIPOYTA_DATABASE_URL.
error-database_unknown = The database address { $url } cannot be opened. Give it as sqlite:////folder/games.sqlite3
detail-least = it must be at least { $n }
detail-most = it may be at most { $n }
detail-more = it must be more than { $n }
detail-less = it must be less than { $n }
detail-integer = it must be a whole number
detail-number = it must be a number
detail-bool = it must be true or false
detail-text = it must be text
detail-list = it must be a list
detail-choice = { $n } is none of the choices
detail-one-of = it must be one of { $n }
detail-network = { $n } is neither an IP address nor a network such as 10.0.0.0/8
detail-json = it is cut off or malformed
error-no_adviser = There is no adviser for this game yet.
error-sign_in_first = Sign in first.
error-wrong_password = The name or the password is wrong.
error-prove_first = First confirm that it is you: give your password or use your passkey.
error-too_many_attempts = Too many wrong attempts. Wait { $seconds } s and try again.
error-no_such_person = There is no player of that name.
error-no_such_session = This device is no longer signed in.
error-name_length = A name must have { $least } to { $most } characters.
error-name_letters = A name can have Latin letters, digits, spaces and the characters - _ '.
error-name_shape = A name must begin with a letter, and cannot have two separators in a row or one at its end.
error-name_reserved = This name is reserved. Choose another.
error-name_taken = This name, or one that looks like it, is in use already. Choose another.
error-password_short = A password must have at least { $least } characters. A few words in a row make a good one.
error-password_long = A password can have at most { $most } characters.
error-password_common = This password is easy to guess. Add words that others would not think of.
