# The command line: help, output and errors.

cli-pelipoyta = Pelipöytä: board and card games in the browser, in the terminal and by the thousand.
cli-serve = Start the server at whose tables people play with a browser.
cli-games = List the games, or tell of one: players, options, bots and starters.
cli-sim = Play many games between bots and count the wins. The same seed always gives the same result.
cli-balance = Measure how often the one who begins wins when a bot plays itself, with variants and without.
cli-balance-arg-write = Add the figures to the data of the game.
cli-balance-arg-variants = Variants separated by commas, for instance riders,reload:2; all measures each of them alone.
cli-match = Let bots play mirrored pairs of games against each other: the same luck for both, and how sure the result is.
cli-tournament = Play a tournament, a series, a match between teams or duplicate play among bots. Goes on where it was broken off.
cli-sealed = Open boosters, let bots make decks of them and play one another.
cli-draft = Let bots take cards from boosters that go round, make decks and play one another.
cli-dataset = Save games between bots as a data set, a choice a row (Parquet).
cli-replay = Play a record again, step by step, and check that it holds.
cli-analyse = Study a game that was played: how likely each was to win, turning points, errors and whom luck favoured.
cli-verify = Check that a record’s dice, draws and deals are those that were committed to before the game.
cli-draw = Draw a position, or a moment of a record, as an SVG picture as somebody sees it.
cli-rules = Show the rules of a game, or one of them.
cli-lessons = Learn a game in the terminal, list the lessons or check them.
cli-play = Play in the terminal against bots.
cli-laws = Check with random games that a game meets the requirements common to all games.
cli-deck = Check a deck of your own, as players bring it to a game: every broken rule, and the formats it fits.

cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-arg-help = Show this help.
cli-arg-version = Show the version of Pelipöytä.
cli-arg-install_completion = Turn on command completion in this shell.
cli-arg-show_completion = Show the command completion, to be copied.
cli-arg-lang = Language. By default the system’s if that is Swedish or English, else Finnish.
cli-arg-host = Address the server listens on.
cli-arg-port = Port. 0: any that is free.
cli-arg-open = Open the page in a browser.
cli-arg-plain = Run uvicorn as it is, without our time and connection limits: for use behind a proxy that has its own.
cli-arg-guest = The .py file or folder of a game to serve too; may be repeated. The server loads no other code.
cli-arg-game = Id of the game (see pelipoyta games), or a .py file that holds one as GAME.
cli-arg-seats = Number of players. By default the smallest that has room for all.
cli-arg-games = Number of games.
cli-arg-seed = Seed that all dice and cards are computed from.
cli-arg-bots = Bots, separated by commas; they move from seat to seat. Fewer bots than seats are repeated in order.
cli-arg-options = Options of the game, a JSON object.
cli-arg-jobs = How many processes play. By default as many as there are processors; the result does not depend on it.
cli-arg-deep = Also test hundreds of misspelt positions per game.
cli-arg-golden = Play the records (.game) of this folder again too, and compare how they end.
cli-arg-json = Print JSON.
cli-arg-save = Save the records in this folder.
cli-arg-pairs = Pairs of games for every two bots.
cli-arg-nodes = Positions a bot that searches may look at for a choice. The same seed then gives the same games.
cli-arg-time = Thinking time for a choice, in milliseconds. The result then depends on the machine.
cli-arg-sprt = Stop as soon as it is clear whether the first bot’s share is the lower or the higher of these, such as 0.5,0.55.
cli-arg-keep = Keep every pair in this file, and go on from what it holds.
cli-arg-plot = Draw the ratings into this file.
cli-arg-on = Do the work elsewhere: “ray” on this machine, or the address of a Ray cluster. The result is the same.
cli-dataset-arg-file = The file the data set is written to; it is there only once all games are played.
cli-match-arg-bots = Bots, separated by commas; every two of them meet. best@400: it has 400 nodes a choice.
cli-match-arg-options = Options of the game, a JSON object; or a list of them, which the pairs have in turn.
cli-play-arg-save = Save the record in this file.
cli-play-arg-bots = Opponents, separated by commas. By default the best bot.
cli-play-arg-seed = Seed for dice, cards and bots. By default a new one each time.
cli-arg-seat = The seat you take: 1 is the first.
cli-arg-file = The record; - reads it from standard input.
cli-deck-arg-file = A deck list, the key of a starter, or - for standard input.
cli-arg-format = The format it must fit. Otherwise the one it comes nearest to.
cli-arg-list = Print a legal deck as a list, with the titles of its cards.
cli-arg-draw = Draw the position after every step.
cli-arg-quiet = Print no steps, only whether the record holds.
cli-replay-arg-game = File with a game that the server does not know.
cli-analyse-arg-jobs = How many processes study. As many as there are processors by default; the result does not depend on it.
cli-analyse-arg-game = File with a game that the server does not know.
cli-verify-arg-game = File with a game that the server does not know.
cli-arg-commitment = The commitment that you noted at the table before the game.
cli-arg-deck = The commitment of a deck that you noted before the game; one for each seat, in order.
cli-draw-arg-what = A position in the game’s own notation, a file that holds a position or a record, or - for standard input.
cli-draw-arg-at = The move of the record after which to draw; 0 is the start, the end unless told.
cli-draw-arg-seat = Through whose eyes: the number of a seat, all (nothing hidden) or none (an onlooker).
cli-draw-arg-film = So many of the last moments as a moving picture, 60 at most.
cli-draw-arg-out = Write the picture to this file instead of standard output.
cli-arg-id = Id of a rule, such as RC-6.1 or just 6.1; the rules under it are shown too.

cli-usage-no-such-option = There is no option { $name }. --help tells more.
cli-usage-missing-parameter = The command lacks { $name }. --help tells more.
cli-usage-bad-parameter = This value cannot be used ({ $name }): { $detail }
cli-usage-bad-option-usage = Option { $name } cannot be used so: { $detail }
cli-usage-bad-argument-usage = The command cannot be used so: { $detail }
cli-usage-usage-error = The command was not understood: { $detail }
cli-no-such-command = There is no command { $name }.{ $hint } Commands: { $known }.

cli-did-you-mean = { " " }Did you mean { $near }?
cli-no-such-language = There is no language { $name }. Languages: { $known }.
cli-no-such-game = There is no game { $name }.{ $hint } Games: { $known }.
cli-broken-game = The game { $name } cannot be loaded: { $detail }
cli-no-such-bot = There is no bot { $name } in this game ({ $game }).{ $hint } Bots: { $known }.
cli-too-many-bots = There are { $bots } bots but only { $seats } seats.
cli-bad-json = The options are not valid JSON: { $detail }.
cli-options-not-object = The options must be a JSON object such as { "{}" }, not { $text }.
cli-no-such-option = The game has no option { $name }.{ $hint } Options: { $known }.
cli-bad-option = Option { $name } cannot be { $value }: { $detail }.
cli-bad-seats = { $game } cannot be played by so many: { $seats }. It is for { $known } players.
cli-bad-seat = There is no seat { $seat }: the table has { $seats } seats.
cli-does-not-fit = These do not go together: { $why }
cli-cannot-save = Cannot save in { $folder }: { $detail }.
cli-saved-hidden = The game is not over: the file holds everyone’s cards, your opponents’ too. Only you can read it.
cli-cannot-read = Cannot read { $file }: { $detail }.
cli-no-such-format = There is no format { $name }. Formats: { $known }.
cli-game-failed = Game { $number } broke off (seed { $seed }): { $detail }

cli-sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
cli-sim-bot = Bot
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-score = Score
cli-sim-draws = Draws: { $draws }.
cli-sim-steps = Steps: { $mean } on average, { $max } at most.
cli-sim-seats = Wins by seat: { $wins }.
cli-sim-ended = { $rule } × { $count }  { $text }
cli-sim-seconds = It took { $seconds } s (seed { $seed }).
cli-balance-line = { $variant }: bot games played { $games } ({ $bot }, number of players { $seats }); the one who begins scored { $share }% ± { $error }; draws { $drawn }.
cli-no-variants = { $game } has no variants.
cli-uncompiled-missing = The rules run uncompiled, and so slower; “{ $command }” compiles them.
cli-uncompiled-stale = The compiled rules are out of date and not used, so this is slower; “{ $command }” compiles them again.
cli-not-compiled = PELIPOYTA_COMPILED=1 asks for compiled rules, but there are none or they are out of date; “{ $command }” compiles them.

cli-match-title = { $game }: { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of games, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
cli-match-rating = Rating
cli-match-range = 95 % range
cli-match-skill = OpenSkill
cli-match-cost = ms a choice
cli-match-meeting = { $first } – { $second }: { $score } ± { $bar }, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}
cli-match-turn = with { $options }: { $score }, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
}
cli-match-verdict-lower = The first bot’s share is more likely { $low } than { $high } (evidence { $evidence }).
cli-match-verdict-higher = The first bot’s share is more likely { $high } than { $low } (evidence { $evidence }).
cli-match-verdict-open = Not decided between { $low } and { $high } (evidence { $evidence }).
cli-analyse-running = The game is not over, and a running game is not studied.
cli-analyse-too-long = The game has { $steps } steps, and games of { $most } steps at most are studied.
cli-analyse-seen = This is only what one player saw. A study needs the whole record.
cli-match-too-few = A match needs at least two bots.
cli-match-twice = The bot { $name } is in the list twice.
cli-match-sprt-two = The test is for two bots, and there are { $bots }.
cli-match-bad-sprt = The test needs two shares between 0 and 1, the lower first, such as 0.5,0.55; not { $text }.
cli-match-both = Either nodes or time, not both.
cli-match-no-nodes = The bot { $name } does not search, so that it cannot be given nodes. Bots that do: { $known }.
cli-match-bad-nodes = After @ comes a number of nodes from 1 upwards, such as { $name }@400; not { $text }.
cli-match-other = { $file } holds another match, or none: choose another file.
cli-no-farm = Ray ({ $where }) cannot be used: { $detail }. To install it: pip install pelipoyta[ray].
cli-dataset-no-extra = Data sets need an extra: pip install pelipoyta[research].
cli-dataset-made = { $file }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rows ->
    [one] { $rows } choice
   *[other] { $rows } choices
}.

cli-too-large = { $file } is too large to be a record: at most { $most } kilobytes are read. Give the record of one game at a time.
cli-bad-record = The record cannot be read: { $detail }.
cli-other-version = The record is of version { $record } of the rules, and this is version { $house }: it cannot be checked.
cli-bad-players = There are { $players } players but { $seats } seats.
cli-no-such-seat = There is no such seat.
cli-chance-not-asked = No roll or draw is expected here.
cli-chance-impossible = No roll or draw can give this.
cli-illegal-step = Line { NUMBER($line, useGrouping: 0) }: “{ $step }” is not possible: { $why }
cli-other-result = The result does not match: the record says { $said }, the game says { $reached }.
cli-other-marks = The marks do not match: the record says { $said }, the game says { $reached }.
cli-not-over = not over
cli-replay-head = { $game } (version { $version }): { $players }, options { $options }
cli-seen = { $events ->
    [one] One event was read.
   *[other] { $events } events were read.
} This is the game as one saw it. The moves cannot be checked, because someone’s deck is secret.
cli-replay-holds = The record holds: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
cli-seat = seat { $seat }
cli-gives-up = gives up
cli-judge = The judge
cli-over-won = Winner: { $winner }.
cli-over-drawn = The game was drawn.

cli-no-such-rule = There is no rule { $name } ({ $game }).{ $hint }
cli-no-rules = This game has no rules page.

cli-you = Player
cli-play-help = Type your move or its number. ? shows what you can do, and help tells more.
cli-play-offer = You may act off your turn, too. An empty line: not now.
cli-play-left = The game was left unfinished.
cli-play-not-a-move = “{ $text }” is not a move. A move is written like this: { $example }. ? shows what you can do.

cli-laws-hold = The laws hold. Games: { $games }, steps: { $steps }, illegal tries: { $strays }, pairs of states that look alike: { $pairs }, misprinted positions: { $texts }. The games ended: { $ended }.
cli-laws-broken = The law “{ $law }” does not hold (seed { $seed }).
cli-no-golden = There are no records (.game) in { $folder }.
cli-golden-broken = The record { $file } no longer plays as it once did.
cli-percent = { $share }%
cli-play-no-blurb = A new game.
cli-play-choose = Choose.
cli-play-many = There are { $count } things you can do; ? shows them all.
cli-play-no-such-choice = There is no such choice. ? shows what you can do.
cli-play-long-help = Type a move (such as { $example }) or the number of a choice. Case, spaces and order do not matter.
    ? shows the choices, board draws the table again, undo takes a move back, rest leaves the rest of this question to a bot, resign gives up, quit leaves the game.
cli-play-command-help = help
cli-play-command-board = board, table
cli-play-command-undo = undo
cli-play-command-resign = resign
cli-play-command-quit = quit, q
cli-play-undone = The move was taken back.
cli-play-cannot-undo = It cannot be taken back now: something has been shown already [TABLE-6].
cli-play-sure = Really give up? (y/n)
cli-play-yes = y, yes
cli-rolechess-piece = Piece
cli-rolechess-sides = CAPITALS { $pale }, small { $dark }
cli-rolechess-attack = { $piece } attacks: { $foe }
cli-dnup-beats = beats { $name }
cli-dnup-gains = you get { $cards }
cli-dnup-out = you are out of cards
cli-kasvoton-hand = Still to be placed
cli-kasvoton-fallen = Fallen ({ $name }): { $cards }
cli-kasvoton-attack = { $card } attacks { $from } → { $to }
cli-kasvoton-move = { $card } { $from } → { $to }
cli-kasvoton-place = { $card } to { $cell }
cli-kasvoton-pair = Strike with the line { $one } and { $other }
cli-kasvoton-agree = Agree to the split
cli-kasvoton-ready = Ready
cli-kasvoton-decline = Do not strike
cli-kasvoton-done = Finish this part of the turn
cli-kasvoton-shoot = Shoot with { $cell }
cli-kasvoton-scout = Scout { $cell }
cli-kasvoton-line = Strike by line: { $cell }
cli-kasvoton-triangle = Strike by triangle: { $cell }
cli-kasvoton-royal = Show a royal: { $cell }
cli-kasvoton-reveal = Turn up a card of your own: { $cell }
cli-kasvoton-say = Say: look at this middle card ({ $cell })
cli-kasvoton-win = you win { $share }
cli-kasvoton-fall = your card falls { $share }
cli-play-command-rest = rest
cli-usage = Usage:
cli-metavar-options = [OPTIONS]
cli-metavar-commands = COMMAND …
cli-required = [required]
cli-default = [default: { $value }]
cli-metavar-number = NUMBER
cli-metavar-text = TEXT
cli-empty-bot = There is an empty place in the list of bots: { $text }. Bots: { $known }.
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-points = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-no-such-deck = There is no deck { $name }: it is neither a file nor one of ours.{ $hint } Ours: { $known }.
cli-metavar-none = { "" }
cli-games-arg-game = The game to tell of; without it all are listed.
cli-games-players = Players: { $seats }
cli-games-bots = Bots (--bots): { $bots }
cli-games-options = Options (--options)
cli-games-default = default { $value }
cli-games-from-to = { $min }–{ $max }
cli-games-offers = Ready-made ({ $option }): { $keys }
cli-games-try = Try: { $command }
cli-deck-arg-game = The game it is a deck of. Needed only where players bring decks to several games.
cli-which-deck = { $named ->
    [no] Say which game with --game. Players bring their own deck to: { $known }.
   *[other] Players bring no deck to { $name }.
}
cli-deck-arg-cards = List all cards that a deck can be built from.
cli-games-parts = Parts: { $parts }
cli-new = Begin a new game: write a small whole one into a folder of its own, to be changed.
cli-arg-name = The game’s name: small letters a–z, digits and underscores.
cli-arg-folder = The folder in which the game’s own is made.
cli-new-bad-name = { $name } cannot be a game’s name: small letters a–z, digits and underscores, and not a name in use.
cli-new-exists = { $folder } is there already and is left alone.
cli-new-written = { $folder }: { $count } files. Try:
cli-new-guide = docs/writing-a-game.md tells what is in each file and how to make the game your own.

cli-arg-lesson = The lesson’s id. By default the game’s first.
cli-arg-chapter = The chapter to begin with.
cli-arg-check = Play the lessons through in every way and see that they hold.
cli-lessons-line = { $game }: { $title } (about { $minutes } min)
cli-lessons-none = { $game } has no lessons.
cli-no-such-lesson = { $game } has no lesson { $name }.{ $hint } Lessons: { $known }.
cli-no-such-chapter = There is no chapter { $chapter }: there are { $chapters }.
cli-lessons-broken = The lesson does not hold: { $detail }
cli-lessons-wordless = The lesson lacks words: { $keys }
cli-lessons-hold = The lessons hold: lessons { $lessons }, chapters { $chapters }, right deeds { $deeds }, wrong ones { $wrong }, forbidden ones { $refused }.
cli-lesson-help = Do what the sentence asks. ? shows what you can do, rest shows the right deed and quit leaves.
cli-lesson-left = The lesson is left unfinished. Go on like this: { $command }
cli-lesson-rival = Opponent

cli-draw-no-picture = The game { $game } has no pictures.
cli-draw-at-what = --at and --film go with a record only: a position has no moves.
cli-draw-bad-position = The position cannot be read: { $detail }
cli-draw-impossible = The record does not hold: step { $step } cannot have been made.
cli-draw-no-moment = There is no move { $at }. The last one is { $last }.
cli-draw-no-eyes = There is no such seat: { $seat }. Choose one of these: { $known }.
cli-draw-film-bounds = A film has 1–{ $most } moments.
cli-draw-cannot-write = Cannot write { $file }: { $detail }.
cli-verify-holds =
    { $outcomes ->
        [one] Dice and cards are honest: one outcome was checked.
       *[other] Dice and cards are honest: { $outcomes } outcomes were checked.
    }
cli-verify-commitment = Commitment: { $commitment }
cli-verify-note = Compare the commitment with the one the table showed before the game, or give it with --commitment.
cli-unfair-no-proof = The record has no seed to check dice and cards by.
cli-unfair-other-commitment = The commitment of the record is not the one you noted before the game.
cli-unfair-seed-unreadable = The seed of the record cannot be read.
cli-unfair-position-unreadable = The position that the record begins from cannot be read.
cli-unfair-other-seed = The seed of the record is not the one that was committed to.
cli-unfair-words-missing = The record has not a word for each seat.
cli-unfair-no-common-chance = The record says that several tables had the same dice and cards, but this game cannot be played so.
cli-unfair-other-outcome = On line { $line } the roll or draw is not what was committed to: expected { $expected }, found { $found }.
cli-unfair-no-chance-there = On line { $line } the roll or draw does not fit the game.
cli-unfair-cannot-be-played = The step on line { $line } cannot be played.
cli-unfair-chance-missing = At the end of the record the roll or draw that the game waits for is missing.
cli-unfair-other-end = The game does not end as the record says.
cli-unfair-other-deck-commitment = The commitments of the decks are not those you noted before the game.
cli-unfair-decks-missing = The record lacks the commitment of a deck.
cli-unfair-deck-unreadable = A deck of the record cannot be read.
cli-unfair-other-deck = A deck is not the one that was committed to.
cli-unfair-illegal-deck = A deck breaks the rules of the game.
cli-unfair-other-card = A card that was opened is not the one that was sealed.
cli-unfair-other-name = A draw is missing, or their order has been changed.
cli-unfair-other-bag = In draw { $line } the deck is not what it must have been.
cli-unfair-not-in-deck = The game showed a card that was not in its deck.
cli-verify-decks =
    { $decks ->
        [one] The cards of one deck are those that were committed to, and it stays closed. Its commitment:
       *[other] The cards of { $decks } decks are those that were committed to, and the decks stay closed. Their commitments:
    }
cli-unfair-fall = Outcome { $line } is not what was committed to.
cli-arg-players = How many open boosters together (2–8). Everyone meets everyone, then new ones are opened.
cli-arg-boosters = How many boosters each (3–8). By default as many as the game’s rules say.
cli-arg-decks = Show the first decks without playing.
cli-boosters-players = { $least } to { $most } players open boosters together.
cli-no-boosters = The game { $game } has no boosters. These have: { $known }.
cli-tournament-arg-file = A TOML file: game, system (swiss, robin, knockout, best, first, every, duplicate, or a contest of the game’s own), rounds, count or deals, seats, seed, [options], and [bots] with how many of each, or for a match between teams [teams.NAME].
cli-tournament-arg-keep = The log it goes on from. By default the same file, ending in .jsonl.
cli-tournament-title = { $title }: rounds { $rounds }, games { $games }
cli-duplicate-title = { $title }: deals { $deals }, tables { $tables }
cli-duplicate-deal = Deal { $number }, luck by seat: { $told }
cli-duplicate-uneven = A table has { $seats } seats, and { $bots } bots do not fill whole tables.
cli-tournament-place = Place
cli-tournament-bad-file = The event cannot be read from { $file }: { $detail }.
cli-tournament-entrants = There must be one of each bot at least and { $most } in all at most.
cli-no-such-system = There is no such way to compete: { $name }.{ $hint } The ways are { $known }.
cli-series-uneven = A series is played by as many bots as the table has seats: there are { $seats } seats and { $bots } bots.
cli-teams-two = A match between teams takes two teams of one size: [teams.NAME] with how many of each bot.
cli-series-game = Game
cli-series-seats = In the seats
cli-series-result = Result
cli-teams-pair = Pair
cli-teams-table = Table

cli-build = Compile the rules for this machine: bots look further ahead, simulations are many times faster. Takes a few minutes and a C compiler.
cli-build-arg-check = only see whether they could be compiled
cli-build-made = The rules are compiled into { $folder } and used from now on.
cli-build-up-to-date = The compiled rules in { $folder } are up to date.
cli-build-running = Another build is running; the rules are compiled once it is done.
cli-build-no-tools = To compile the rules { $missing } must be installed: { $command }
cli-build-no-compiler = To compile the rules a C compiler must be installed (Debian, Ubuntu: gcc and python3-dev; macOS: xcode-select --install), or named in the variable CC.
cli-build-failed = The rules could not be compiled; the compiler’s own words are above. Everything works without, only slower.
cli-site = Write a folder that any web server can serve: all games against bots, in the browser and without a network.
cli-site-arg-out = a new folder, or one with an earlier site
cli-site-written = The site is in the folder { $folder } ({ $megabytes } MB). Copy it to the root of a web server. Try it:
cli-site-not-built = A site needs the built client and the browser’s Python: run make site in the project folder.
cli-site-folder = The folder { $folder } holds something else. Name a new one.
cli-site-failed = Could not write to the folder { $folder }: { $detail }

# The server's database: pelipoyta house.

cli-house = Look after the server’s database.
cli-house-rebuild = Compute again all rows that come from the logs of tables: the lobby and the results. The server may be running.
cli-house-rebuild-arg-check = Compare only: tell which rows are not as the logs have them, and change nothing.
cli-arg-database = The file of the database, or the address of one in PostgreSQL. By default the server’s own setting.
cli-house-rebuilt = { $tables ->
    [one] The rows of one table were computed again.
   *[other] The rows of { $tables } tables were computed again.
 }
cli-house-rows-hold = All rows are as the logs have them.
cli-house-row-differs = Not as the log has it: { $projection }, table { $table }
cli-house-progress = Tables
cli-house-tables = List the games that are not over. The server may be running.
cli-house-no-database = There is no database { $file }.
cli-house-backup = Copy the database into a new file that only you can read. The server may be running.
cli-house-backup-arg-file = The new file; one that is there already is not overwritten.
cli-house-backed-up = The database was copied to { $file }.
cli-house-restore = Put a backup in place of the database, or into an empty one in PostgreSQL. The server must be stopped first.
cli-house-restore-arg-file = The backup.
cli-house-restored = The backup is in place now: { $file }. The former database is kept as { $former }.
cli-house-restored-into = The backup is in the database { $database } now.
cli-house-not-empty = The database { $database } is in use already. Create an empty one and restore into that; nothing was changed.
cli-house-in-use = A server is using { $file }. Stop it first; nothing was changed.
cli-house-cannot-write = { $file } cannot be written ({ $detail }).
cli-house-unsound = { $file } is not a sound database of tables ({ $detail }).
cli-house-check = Read every log to its end and tell which tables cannot be played on. The server may be running.
cli-house-broken-log = The log of table { $table } cannot be read: { $detail }
cli-house-frozen-table = Table { $table } is from other rules: it can be looked at and not played on.
cli-house-checked = { $tables ->
    [one] The log of one table is sound.
   *[other] The logs of { $tables } tables are sound.
 }
cli-house-tables-running = { $tables ->
    [one] One game is not over.
   *[other] { $tables } games are not over.
 }
cli-house-void = Void a table’s result: ratings are computed again as if the game had never been. The server may be running.
cli-house-void-arg-result = Id of the table: the last part of its address.
cli-house-void-arg-reason = Reason, which is kept, at most 300 letters.
cli-house-voided = { $results ->
    [one] The result is void, and ratings were computed again with { $results } result.
   *[other] The result is void, and ratings were computed again with { $results } results.
}
cli-house-no-result = Table { $table } has no result, or it is void already.
cli-house-rated-again = { $results ->
    [one] Ratings were computed from { $results } result.
   *[other] Ratings were computed from { $results } results.
}

# The operator's desk of a running server.

cli-arg-server = The server’s address. By default the setting PELIPOYTA_PUBLIC_URL, or this machine. The token is the setting PELIPOYTA_OPERATOR_TOKEN.
cli-house-reports = Show open reports with their lines, appeals, and figures of fair play, from a running server.
cli-house-no-reports = Nothing is waiting.
cli-house-case = { $name }, case { $id }, weight { $weight }
cli-house-appeal-waits = { $name } appeals: { $kind }, sanction { $id }
cli-house-fairplay = Fair play: { $name }, { $game }, report { $id }
cli-house-trail = Show the operator’s history of changes.
cli-house-trail-arg-name = Only the lines about this player.
cli-house-sanction = Impose a sanction: note, warning, silence, unrated, suspension or closed.
cli-house-sanction-arg-kind = Kind of sanction.
cli-house-sanction-arg-name = Name of the player.
cli-house-sanction-arg-case = The case whose player is meant. It is closed.
cli-house-sanction-arg-reason = Reason: abuse, spam, cheating, stalling, name or other.
cli-house-sanction-arg-words = Message to the player.
cli-house-sanction-arg-hours = Length in hours. By default the shortest of the kind.
cli-house-lift = Lift a sanction.
cli-house-lift-arg-sanction = Id of the sanction.
cli-house-lift-arg-words = Reason, for the history of changes.
cli-house-close = Close a case without a sanction.
cli-house-close-arg-case = Id of the case.
cli-house-appeal = Answer an appeal. Without --grant the sanction stays.
cli-house-appeal-arg-sanction = Id of the sanction.
cli-house-appeal-arg-grant = grant the appeal and lift the sanction
cli-house-appeal-arg-words = Answer to the player.
cli-house-remove-line = Remove the text of a message at a table.
cli-house-remove-line-arg-table = Id of the table.
cli-house-remove-line-arg-line = Number of the line in the table’s log, as reports shows it.
cli-house-dismiss = Dismiss a report of fair play. It comes back only with new games.
cli-house-dismiss-arg-report = Id of the report.
cli-house-bad-sanction = There is no sanction { $kind }. The kinds are { $kinds }.
cli-house-bad-length = The sanction { $kind } has no such length. In hours: { $hours }.
cli-house-no-server = The server { $address } does not answer. Give its address with --server.
cli-house-refused = { $detail }
cli-house-end = End a game as a draw of all, through the running server.
cli-house-end-arg-table = Id of the table: the last part of its address.
cli-house-forget = Delete an account at once, through the running server. With --guest take a name that a guest typed out of the logs.
cli-house-forget-arg-name = Name of the account, or the name that the guest typed.
cli-house-forget-arg-guest = take a guest’s name and messages out of all logs. The server must be stopped first.
cli-house-retain = Pack the logs of games that ended long ago, and delete helpers as old. Games can still be replayed. The server may be running.
cli-house-retain-arg-older = Age of games that are packed and of helpers that are deleted: 400d, 60w or 2y.
cli-house-retain-arg-shrink = give the free space back to the disk. The server must be stopped first.
cli-house-migrate = Bring the database up to this version. The file is copied beside itself first.
cli-house-migrate-arg-dry_run = try it on a copy. The database is not changed.
cli-house-doctor = Check settings, file modes, disk space, database, address, proxy and clock.
cli-house-retained = { $games ->
    [0] There was nothing to pack.
    [one] The log of one game was packed: { $was } kB, now { $now } kB.
   *[other] The logs of { $games } games were packed: { $was } kB, now { $now } kB.
 }
cli-house-helpers-removed = { $helpers ->
    [one] The log of one old helper was deleted.
   *[other] The logs of { $helpers } old helpers were deleted.
 }
cli-house-bad-age = The age { $age } will not do. Write for example 400d, 60w or 2y.
cli-house-unusable = { $detail }
cli-house-up-to-date = The database is up to date (logs { $logs }, rows { $rows }).
cli-house-would-migrate = The migration would succeed: logs { $from_logs } → { $logs }, rows { $from_rows } → { $rows }. Nothing was changed.
cli-house-migrated = The database was migrated: logs { $from_logs } → { $logs }, rows { $from_rows } → { $rows }.
cli-house-not-migrated = The migration failed ({ $detail }). The database is as it was.
cli-house-no-guest = No guest has played under the name { $name }.
cli-house-forgotten = The name was taken out of the logs of tables: { $tables }, of helpers: { $helpers }.
cli-doctor-setting = The setting { $name } will not do: { $detail }
cli-doctor-settings = The settings are fine.
cli-doctor-unknown = { $name } is not a setting. The nearest is { $near }.
cli-doctor-mode = Other users can read { $file } (mode { $mode }). Mend: chmod 600
cli-doctor-migration = The database will be migrated at the next start (logs { $logs }, rows { $rows }). Try first: pelipoyta house migrate --dry-run
cli-doctor-room = { $free } MiB are free on the disk, and the database has { $size } MiB.
cli-doctor-no-database = The database cannot be used: { $detail }
cli-doctor-database = The database can be written to.
cli-doctor-descriptors = The limit of open files is { $there }; the setting CONNECTIONS needs { $wanted }.
cli-doctor-home = The server is for this machine only: PELIPOYTA_PUBLIC_URL is not set.
cli-doctor-https = The public address is { $url }. Passkeys and secure cookies need https.
cli-doctor-host = { $host } must be in the setting PELIPOYTA_HOSTS.
cli-doctor-proxies = PELIPOYTA_PROXIES says whose headers are believed. Without it all clients share the same limits.
cli-doctor-reached = { $url } answers.
cli-doctor-answer = { $url } answers with error { $status }.
cli-doctor-silent = { $url } does not answer ({ $detail }).
cli-doctor-clock = The difference of the clocks is { $seconds } s.

cli-puzzles = Puzzles: positions whose best answer is proved.
cli-puzzles-make = Make puzzles from games between bots. The same arguments make the same puzzles.
cli-puzzles-make-arg-file = The file of puzzles; without it, the game’s own in the package.
cli-puzzles-check-arg-file = The file of puzzles; without it, the game’s own in the package.
cli-puzzles-measure-arg-file = The file of puzzles; without it, the game’s own in the package.
cli-puzzles-make-arg-wanted = Number of puzzles of each theme.
cli-puzzles-make-arg-games = Most games that are played.
cli-puzzles-make-arg-options = Options of the games as JSON, or a list of which they take turns.
cli-puzzles-check = Prove every puzzle of a file once more, and meet its value in random games.
cli-puzzles-check-arg-tries = Random games for each best answer; 0: prove only.
cli-puzzles-measure = Let bots answer each puzzle, and write down how often they found a best answer.
cli-puzzles-measure-arg-tries = Times that each bot answers a puzzle.
cli-puzzles-none = There are no puzzles for { $game }.
cli-puzzles-unreadable = { $file } holds no puzzles that can be read ({ $detail }).
cli-puzzles-made = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} in { $file }.
cli-puzzles-hold = { $puzzles ->
    [one] The puzzle holds.
   *[other] All { $puzzles } puzzles hold.
}
cli-puzzles-measured = { $puzzles ->
    [one] One puzzle was measured.
   *[other] { $puzzles } puzzles were measured.
}
