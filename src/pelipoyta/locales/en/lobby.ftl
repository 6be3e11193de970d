# The start page and setting a new table.

games = Games
play-bot = Play against a bot
opponent = Opponent
opponent-fits =
    { $fate ->
        [won] You won most of your last games. See how you do against: { $bot }
       *[lost] You lost most of your last games. Gentler: { $bot }
    }
opponent-next =
    { $fate ->
        [won] Stronger: { $bot }
       *[lost] Try a gentler one: { $bot }
    }
invite-friend = Invite a friend
tile-decks = Build a deck
tile-puzzles = Puzzles
tile-tournament = Organise a tournament
tile-duplicate = Arrange duplicate play
more-options = More options
players-count =
    { $only ->
        [2] For two players
       *[other] For { $counts } players
    }

my-tables = Games under way
my-table-waiting = waiting for players
my-table-turn = your turn
my-table-turn-of = { $names } to play
my-table-against = against { $names }

new-table = New table
new-table-of = { $game }: new table
players = Players
places = Who sits where
place-me = Me
place-open = Open
place-bot = Bot { $bot }
fill-with-bots = Fill the open seats with bots
options = Options
option-whole = Give a whole number.
option-bounds = Give a number from { $min } to { $max }.
option-least = Give at least { $min }.
option-most = Give at most { $max }.
open-table = Take a seat
read-rules = Read the rules
lessons = Lessons
lesson-first = First time? Learn the game
open-record = Open a saved game
history = Your games
option-hints = Advice may be asked for
option-hints-help = On your turn you may ask what a good player would do. After the game everyone sees how often each player asked.
option-teaching = Teaching table
option-teaching-help = All cards lie open, moves can be taken back freely, and advice may be asked for. The player who sits down agrees.
option-teaching-alone = A series cannot have teaching tables.

time = Time
time-none = No clock
time-blitz = Blitz: 5 min + 3 s a turn
time-rapid = Rapid: 15 min + 10 s a turn
time-long = Long: 60 min + 30 s a turn
time-day = A day for each turn
time-days = Three days for each turn
time-week = A week for each turn
time-own = Custom time
time-minutes = Minutes for the game
time-seconds = Seconds a turn
time-extra = Extra seconds
time-increment = added after each turn
time-delay = used before your main time (delay)
time-team = Team mates share a clock
time-about-none = Nobody is hurried.
time-about-blitz = When time runs out the game is lost. A clock runs on its owner’s turn only.
time-about-rapid = When time runs out the game is lost. A clock runs on its owner’s turn only.
time-about-long = When time runs out the game is lost. A clock runs on its owner’s turn only.
time-about-day = Each turn may take a day. The page can be closed meanwhile.
time-about-days = Each turn may take three days. The page can be closed meanwhile.
time-about-week = Each turn may take a week. The page can be closed meanwhile.
time-about-own = 1–180 minutes for the game and 0–120 seconds a turn.
away-bot = A bot in place of one who is away, if the others agree
away-usual = after two minutes
away-long = after ten minutes
away-never = never
away-help = Where a turn takes days, the bot comes after a turn’s time.
dice-word = Your own word for the dice
dice-word-help = Your word is mixed into dice and deals, so the server cannot fix them alone. At most 64 characters. If you leave it empty, the browser draws a word. After the game the word is shown to everyone (TABLE-12).

search = Find an opponent
search-games = What would you like to play? You can choose several.
search-pace = Pace
search-pace-free = no clock
search-pace-quick = quick: 5 min + 5 s
search-pace-slow = slow: 20 min + 15 s
search-pace-days = three days a turn
search-more = Games with more players are fine too
search-rated = Rated game
search-start = Find an opponent
search-stop = Stop searching
search-choose = Choose at least one game.
search-connecting = Connecting…
search-on = Looking for an opponent: { $games }
search-for =
    { $minutes ->
        [0] less than a minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
search-goes-on = The search goes on while you play a bot or visit other pages.
search-alone = No suitable opponent has been found for a while. The search goes on even if you do something else:
search-waiting =
    { $count ->
        [0] Nobody else is waiting for players just now
        [one] One is waiting for players
       *[other] { $count } are waiting for players
    }
search-seats = players { $counts }
search-join = Play
search-meanwhile = No suitable opponent has been found yet. Meanwhile you can do something else:
search-bot = Play while you wait: { $game }, { $bot }
search-days = Also search for a game that lasts days
search-gone = The other player did not come. The search goes on, and you are among the first in line.
search-late = An opponent was found, but you did not answer in time, so the search has ended. You can start a new one.
search-here = I am here
search-here-ask = Are you here?
search-here-wait = Waiting for the other player to answer.
search-sitting = Going to the table.
search-here-seconds = { $seconds } s left
search-rivals =
    { $count ->
        [0] Nobody else is searching for the same game right now.
        [one] { $count } other player is searching for the same game now.
       *[other] { $count } other players are searching for the same game now.
    }
search-wait-minute = At this time of day an opponent is usually found in under a minute.
search-wait-minutes = At this time of day an opponent is usually found in 1–3 minutes.
search-wait-long = At this time of day you usually wait more than three minutes for an opponent.
search-wait-seldom = At this time of day an opponent is seldom found.
search-wait-unknown = The waiting time is not known yet.
search-banner = Looking for an opponent.
search-found = An opponent was found: { $game }
search-enter = Go to the table

lobby = Lobby
lobby-with =
    { $count ->
        [one] Lobby: one is waiting
       *[other] Lobby: { $count } are waiting
    }
lobby-own-search = your search
lobby-make = Open a table of your own
lobby-make-about = Anyone can sit down at it, and people who search for the same game are led to it.
lobby-more = More filters
other-pages = Other pages
