# Matters of the table: seats, offers, the end, and the table's own rules.

table = Table
game = Game
seats = The others at the table
seat-number = Seat { $number }
seat-open = open
away = away
watching = You are watching
what-now = What happens now
drawer = Log, rules and table
drawer-short = Menu
tab-log = Log
tab-rules = Rules
tab-table = Table
settings = Settings
log = Events
log-empty = Nothing has happened yet.
log-gap = What came before this is not shown here.
reconnecting = The line broke, back in a moment

prompt-you = It is your turn.
prompt-other = It is { $name }’s turn.
prompt-moment = One moment…
prompt-waiting =
    { $open ->
        [one] Waiting for one player.
       *[other] Waiting for { $open } players.
    }

waiting-title =
    { $open ->
        [0] Everyone is here
        [one] One seat is open
       *[other] { $open } seats are open
    }
waiting-sit = There is a seat for you. Say your name and sit down.
waiting-share = Send this link to a friend. The game begins when every seat is filled.
waiting-bots =
    { $open ->
        [one] Rather not wait? A bot can take the open seat.
       *[other] Rather not wait? Bots can take the open seats.
    }
fill-seats =
    { $open ->
        [one] Ask a bot to the table
       *[other] Ask bots to the table
    }
invite-title = Come and play: { $game }
sit-down = Sit down

undo = Undo
refused = A rule forbids this.
see-rule = Rule { $rule }
offer-draw = Offer a draw
draw-offered-by-me = You have offered a draw. Waiting for an answer.
draw-offered = { $name } offers a draw.
draw-accept = Accept
draw-decline = Play on
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, I resign
resign-no = Not yet
save-record = Save the record
rematch = Play again
go-to-rematch = Go to the new game

result-draw = A draw
result-you-won = You won!
result-your-side-won = Your side won!
result-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
over-TABLE-1 = One side resigned.
over-TABLE-2 = A draw was agreed.

chapter-TABLE = Rules of the table
rule-TABLE-1 = A player may resign at any time during a game. The game then ends, that side loses and the others win.
rule-TABLE-2 = A player may offer a draw. The game is drawn if every other person seated at the table accepts. A bot answers at once. Making a move declines the offer.
rule-TABLE-3 = In a rematch everyone moves on by one seat, and the options stay the same.
rule-TABLE-4 = A taken seat stays taken.
rule-TABLE-5 = An onlooker sees what everyone may see and cannot take part in the game.
rule-TABLE-6 = Players may take back their own last choices as long as nobody has learnt anything from them and chance has had no part.
rule-TABLE-7 = Whoever opened the table fills the open seats with bots or people before the game. The game begins when every seat is filled.
