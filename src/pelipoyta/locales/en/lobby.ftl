# The start page and setting a new table.

games = Games
play-bot = Play against a bot
invite-friend = Invite a friend
more-options = More options
players-count =
    { $only ->
        [2] For two players
       *[other] For { $counts } players
    }

my-tables = Games under way
my-table-waiting = waiting for players
my-table-turn = your turn
my-table-against = against { $names }

new-table = New table
new-table-of = { $game }: new table
players = Players
places = Who sits where
place-me = Me
place-open = Open, for a friend
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
look-back = Looking back
option-hints = Advice may be asked for
option-hints-help = A player may ask what a good player would do. It is told when the game is over.
option-teaching = Teaching table
option-teaching-help = All cards lie open, moves can be taken back freely, and advice may be asked for. Whoever sits down agrees.
option-teaching-alone = A series cannot have teaching tables.
