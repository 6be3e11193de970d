# Matters of the table: seats, offers, the end, and the table's own rules.

table = Table
game = Game
board = Board
seats = The others at the table
seat-open = open
away = away
clock = Time left { $left }
clock-of-team = The team’s time left { $left }
clock-left =
    { $minutes ->
        [0] { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }
        [one] { $seconds ->
            [0] one minute
           *[other] one minute { $seconds } s
        }
       *[other] { $seconds ->
            [0] { $minutes } minutes
           *[other] { $minutes } minutes { $seconds } s
        }
    }
clock-days = { $days } d { $hours } h
clock-ends = until { $time }
clock-line = Your connection has a delay of { NUMBER($seconds, maximumFractionDigits: 2) } s. The server gives it back each turn, one second at most and ten in a game (TABLE-16).
clock-forgiven = { $left }. Given back for the line so far: { NUMBER($seconds, maximumFractionDigits: 1) } s
watching = You are watching
watchers =
    { $count ->
        [one] one onlooker
       *[other] { $count } onlookers
    }
judging = You are the judge
what-now = What happens now
drawer = Log, rules and table
drawer-short = Menu
tab-log = Log
tab-talk = Talk
tab-rules = Rules
tab-table = Table
settings = Settings
log = Events
log-empty = Nothing has happened yet.
log-undone = The last choice was taken back.
log-turn = Turn { $number }
log-gap = What came before this is not shown here.
log-renamed = { $from } is now { $to }.
reconnecting = Connection lost. Reconnecting…

prompt-you = It is your turn.
prompt-other =
    { $count ->
        [one] It is { $name }’s turn.
       *[other] It is the turn of { $name }.
    }
prompt-away =
    { $count ->
        [one] { $name } is away. The game waits.
       *[other] { $name } are away. The game waits.
    }
prompt-away-timed =
    { $count ->
        [one] { $name } is away. The clock runs.
       *[other] { $name } are away. The clock runs.
    }
prompt-sending = Sending…
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
waiting-open = The table is listed in the lobby, and people who search for the same game are led here. The game begins when every seat is filled. You can also send this link.
waiting-club = The table is listed for the club’s members on its page. The game begins when every seat is filled. You can also send them this link.
placed-true = The game goes on from a position of another, with its true cards.
placed-drawn = The game goes on from a position of another. Cards that were hidden have been drawn again.
placed-set = The game begins from a position that was set up.
placed-mirrored = The armies are those of the first table of the pair, changed over.
waiting-judge = You are the judge at this table and do not play.
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

sure-yes = Yes
sure-no = Not yet
sure-idle = You have done nothing this turn. End it?
sure-idle-yes = End the turn

undo = Undo
refused = A rule forbids this.
refused-because = A rule forbids this: { $reason }
see-rule = Rule { $rule }
variants-here = This table is played with variants
variants-here-bots = Bots play less well than usual with variants.
offer-draw = Offer a draw
draw-offered-by-me = You have offered a draw. Waiting for an answer.
draw-offered = { $name } offers a draw.
draw-declined = The draw was declined. The game goes on.
draw-take-back = Take the offer back
draw-accept = Accept
draw-decline = Play on
missing-ask = { $name } has been away for a while.
missing-bot = The bot’s level
missing-replace = Ask for a bot instead
plan-bot = { $name } proposes that the bot { $bot } play for the one who is away: { $whom }.
plan-back = { $name } asks to take back a choice and all that followed.
plan-claim = { $name } claims the series, as { $whom } is away. Do you agree?
plan-end-series = { $name } proposes to end the series as it stands.
missing-claim = Claim the series
ask-end-series = Propose to end the series
plan-agree = I agree
plan-decline = I do not agree
plan-mine = You have asked. The others have yet to answer.
plan-take-back = Withdraw
plan-declined = The others did not agree. The game goes on.
stand-in = bot { $bot } plays instead
stand-in-mine = The bot { $bot } plays in your place.
stand-in-return = I play myself
ask-back = Ask to take back
waiting-decks = The rematch begins when everyone has chosen a deck
bring-same = Play the same deck
bring-other = Change deck
bring-this = Play this deck
bring-waits-for = Waiting for { $names } to choose a deck.
show-mine = Show everyone my deck
shown-by = { $name }: deck
answer-waits = Your answer is sent after a short delay, so that nobody can tell you had no choice.
answer-now = Answer now
answer-forced = There is nothing to choose. The table answers for you.
answer-ask = Ask me anyway
answer-only = Let the table answer when there is nothing to choose
answer-only-help = The table then answers for you after a usual thinking time. The setting is kept for other tables too.
pass-title = Questions skipped automatically
pass-help = The table passes for you, whatever you hold. The others are not told.
pass-always = Always skip this
pass-always-this = Always skip: { $what }
pass-by-itself = This question is skipped automatically.
pass-ask-again = Ask me
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, I resign
resign-no = Not yet
save-record = Save the record
see-all-cards = See everyone’s cards
watch-again = See how it went
study-game = Study the game
rematch = Play again
ending-facts = The game in numbers
ending-turns = Turns
ending-choices = Choices
ending-time = Time
ending-minutes = { $minutes ->
    [0] under 1 min
   *[other] { $minutes } min
}
ending-luck = Dice luck
show-turning = Show the turning point
rematch-open = A rematch is open.
rematch-open-seat = A rematch is open, and your seat is ready there.
go-to-rematch = Go to the new game

result-draw = A draw
result-you-won = You won!
result-you-lost = You lost
result-team-won = { $team } won
and-others = { $count ->
    [one] one more
   *[other] { $count } more
}
result-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
over-TABLE-1 = { $loser } resigned.
won-TABLE-1 = { $loser } resigned.
lost-TABLE-1 =
    { $gave ->
        [you] You resigned.
        [mate] { $loser } resigned for your side.
       *[side] Your side resigned.
    }
over-TABLE-16 = { $loser } ran out of time.
won-TABLE-16 = { $loser } ran out of time.
lost-TABLE-16 =
    { $gave ->
        [you] Your time ran out.
        [mate] Time ran out on { $loser }’s turn.
       *[side] Your side’s time ran out.
    }
drawn-TABLE-16 = Everyone’s time ran out in the same moment.
drawn-TABLE-2 = A draw was agreed.
over-TABLE-20 = The organiser awarded the game.
won-TABLE-20 = The organiser awarded you the game.
lost-TABLE-20 = The organiser awarded the game to the others.
drawn-TABLE-20 = The organiser awarded the game, without a winner.
over-TABLE-21 = { $loser } stayed away, and the series was claimed.
won-TABLE-21 = { $loser } stayed away, and you have the series.
lost-TABLE-21 = You stayed away, and the others claimed the series.
drawn-TABLE-22 = The players agreed to end the series.

talk = Talk at the table
talk-empty = Nobody has said anything yet.
talk-field = Say to the table
talk-send = Send
talk-to = Who hears it
talk-to-all = Everyone
talk-aside = Only { $names }
talk-heard-aside = Only { $names } heard this
talk-ears-changed = The listeners have changed. Choose again who hears you.
talk-onlooker = An onlooker hears the talk at the table but takes no part in it.
talk-host = The host
talk-removed = This message was removed.
talk-mute = Mute talk
talk-muted = Talk is muted in this browser.
talk-unmute = Listen again
talk-mute-one = Mute a player
talk-mute-whom = Whose messages do you not want to see?
talk-mute-about = The player is not told.
talk-hidden =
    { $count ->
        [one] { $count } message of a muted player is hidden.
       *[other] { $count } messages of muted players are hidden.
    }
talk-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
talk-said = { $name } says: { $text }
talk-said-aside = { $name } says aside: { $text }
series-go = The course of the series
tournament-go = To the tournament
team-match-go = To the match
team-match-number = Match, table { $number }
hidden-still = The tables beside this one are not over yet. Cards, record and dice open when they are. Until then you can look at the game through your own eyes, but tell nobody of it.
hidden-alone = Hidden table: only its players come here
tournament-number = Round { $number }
series-next-table = To the next game
series-number = Game { $number }

dice-title = Dice and deals
dice-commitment = Commitment before the game
dice-about = Before the game the server locked in a seed from which all dice and deals are computed. After the game you can check that it was not changed. Commitment:
dice-about-over = All dice and deals were computed from a seed that the server locked in before the game and from the players’ own words. Commitment:
dice-check = Check the dice
dice-holds =
    { $count ->
        [0] The seed is the one that was committed to. There was no chance in the game.
        [one] Dice and cards are honest: the only outcome is the one that was committed to.
       *[other] Dice and cards are honest: all { $count } outcomes are those that were committed to.
    }
dice-bad-commitment = The commitment is not the one this browser saw before the game.
dice-bad-seed = The seed does not match the commitment.
dice-bad-outcome = Some roll or deal does not match the commitment.
dice-bad-deck = A deck, or a card drawn from it, is not the one that was committed to.
dice-decks = Commitments of the decks
dice-decks-about = Each deck was sealed card by card when it was brought to the table. After the game anyone can check that every draw came from it, and no deck need be shown (TABLE-19). By seat:
dice-decks-hold =
    { $count ->
        [one] The deck too is the one that was sealed; cards nobody saw stay closed.
       *[other] All { $count } decks too are those that were sealed; cards nobody saw stay closed.
    }

chapter-TABLE = Rules of the table
rule-TABLE-1 = A player may resign at any time during a game. The game then ends: that side loses and all others win. Where the game’s own rules say how one leaves, the others play on.
rule-TABLE-2 = A player may offer a draw. The game is drawn when every other person at the table has accepted. Anyone can decline, by saying no or, where nothing is hidden, by making a choice in the game, and the player who made the offer can take it back. A bot would rather play on: it declines at once.
rule-TABLE-3 = When a game is over, anyone at the table may start a rematch. Everyone, bots too, moves on by one seat, and the options stay the same. A game of a series has none: the series opens the next table.
rule-TABLE-4 = A taken seat stays taken, also while its player is away. If the answer to sitting down is lost on its way, the same player gets the same seat by asking again.
rule-TABLE-5 = An onlooker sees what everyone may see and cannot take part in the game. How many look on is shown to everyone, who they are to nobody.
rule-TABLE-6 = Players may take back their last choice, and those before it, while they are still the one asked, no dice have been rolled and no cards drawn, nobody else has been asked anything and nobody else has learnt anything hidden.
rule-TABLE-7 = The player who opened the table fills the open seats with bots or people before the game. The game begins when every seat is filled. If the game has a judge, it is the player who opened the table, who then does not play.
rule-TABLE-8 = Those seated at the table may talk, and so may a host who does not play. Onlookers only listen. Before and after the game talk is always open; during it a rule of the game may close it. Everyone hears what is said, unless a rule gives some players a line of their own: what is said aside is heard by them alone, after the game too. Talk is no move: it answers nothing, cannot be taken back and is no part of the record. Bots neither talk nor listen. The operator can remove the text of a message. Where one player has blocked another, neither sees the other’s messages.
rule-TABLE-9 = You bring your deck when you sit down. Nobody else sees it, even after the game, unless you show it. You may save what you saw of a game; the whole game is available only once all decks have been shown. You cannot sit down with a deck that breaks the rules. If you bring no deck, you play a ready-made one. The host chooses the bots’ decks. For a rematch everyone chooses the same deck or another, and the game starts when all have chosen.
rule-TABLE-10 = The player who sits at the table says what to be called, and may say something else at any time. The name is shown to everyone and has at most 40 letters. The player who gives none is a guest. In a rematch the name goes with its player.
rule-TABLE-11 = Who is asked, and how long an answer takes, must not give away hidden cards. So the table gives your only possible answer for you after a usual thinking time; you can also answer at once, or choose to be asked anyway. What you can do at any time does not count as a choice. For a player who is away the table does not answer. If a question can be answered by passing, you can have such questions skipped automatically; the others do not learn of it. If nothing is hidden from any person, the only answer is given at once. A bot thinks for as long as its choice looks hard to a spectator.
rule-TABLE-12 = Dice and cards at the table can be checked. The server commits to a seed before anyone sits down, and all see the commitment. When you sit down you may give a word of your own, at most 64 letters. Every roll, draw and deal is computed from the seed and the words. When the game is over they are shown, and anyone can check all of it. A choice cannot be taken back once dice have been rolled or cards drawn after it, not even by consent (except at a teaching table, TABLE-15): the same dice and cards would come again. Draws from decks that are kept secret are checked without opening the decks (TABLE-19). The options of the game are not part of the commitment: compare them with those that the table shows.
rule-TABLE-13 = A table can be opened from a position: any moment of a finished game, or one that you set up. The table shows this, and with which cards the game continues: cards the player who continues could not see are drawn again, unless everything is open and the original cards are wanted. If you sit down, you agree to this. No own decks are brought then. The record tells the position, and everyone gets the whole record when the game is over. Ruling: if you continue a game with your own deck in it, you show that deck. Ruling: a rematch starts from the same position. Ruling: a running game cannot be continued elsewhere.
rule-TABLE-14 = Unless the table was set without hints, a player may ask on their turn what a good player would do. The answer comes from the game’s best bot, by what that player sees alone. It counts as help: every piece of advice is noted, and how many there were is shown to everyone when the game is over. What may be done, and by which rule, can always be asked.
rule-TABLE-15 = A table may be made for teaching. It says so before anyone sits down, and the player who sits down agrees. There what each seat sees, and what it brought, lies open to all, onlookers too, and advice may be asked for. Any player may take the game back before its end: to before their own last free choice, or to after any earlier choice; all later ones go with it. The table says all the while that it is for teaching, and so do its record and its replay. Ruling: dice and cards come again as they were. So the player who takes back may know a roll in advance but cannot try for a better one, and the record can be checked like any other (TABLE-12). Ruling: a teaching table belongs to no series and has no clock, and no end is taken back, for then the seed has been told. Ruling: a bot is shown what its own seat sees. Ruling: a rematch is for teaching again.
rule-TABLE-16 = A table may have clocks: a bank of time for each seat or team, with an increment once until another seat is asked, or a delay before time runs, or so long for each turn again, even days. A clock runs only while its player is asked; where several are asked, all of their clocks run. The table’s own pauses cost nobody: the first second of a turn is free, and where anything is hidden the first five. For a player without a choice the table takes as long as that player usually does, and charges it alike, never more than half of what is left; so the clock never tells whether an answer was forced. The measured delay of a player’s line is given back at the end of a turn, one second at most and ten in a game; all see how much. The player who runs out of time loses as one who resigns; where the game is settled already, as when both kings have fallen, it ends as settled. If clocks run out in the same moment and nobody is left, the game is drawn. Clocks stand while the server is closed. Bots have no clock.
rule-TABLE-17 = If a player is away longer than the table allows (two minutes, unless its host chose otherwise), another player may propose a bot of any level in their place. It comes when every other player agrees. It sees only what the seat sees, plays with the absent player’s own deck, and shows neither to anybody. The player may come back at any time: the same link opens the seat, and they play again as soon as they say so. All see that a bot plays there, and the record tells which choices were its. Ruling: who has been away too long is not asked, and bots agree. Ruling: to come back before all have agreed is to be against it. Ruling: a bot in a player’s place has no clock and accepts no draw, and the result is the player’s. Ruling: in a series and in a tournament nobody is replaced by a bot. One thing is proposed at a time; the player who proposed it may take it back, and any other player may turn it down.
rule-TABLE-18 = A player may ask the others to let their last free choice, or an earlier one, be taken back with all that anyone chose since. It is done when every other player agrees. After a refusal you may ask again only when you have made another choice. Ruling: not to before the last roll or draw, nor to before somebody left the game: the same dice and cards would come again and be known in advance. Ruling: what the others choose does not end the request, a new choice of your own does. Ruling: a bot agrees. Ruling: what was seen is seen; who agrees accepts that the asker may have learnt something. Ruling: no clock is turned back. Ruling: never in a series or tournament. At a teaching table nobody need be asked.
rule-TABLE-19 = A deck that a player brings is sealed card by card in a secret order when it is brought, and all see the commitment. After the game anyone can check every draw without seeing a deck: the cards that the game showed are opened, and it is shown when they were drawn; the others stay closed. The owner has the key to the whole deck. If it is shown, it is compared with the commitment and with the rules. Ruling: till then the server answers for the deck being legal. Ruling: in a rematch commitments are told when the game begins, so that nobody sees a change of mind.
rule-TABLE-20 = The organiser of a tournament may award a game that does not end. The table is told at once: the game ends with the awarded result.
rule-TABLE-21 = If a player of a series is away longer than the table allows (two minutes, unless its host chose otherwise), another player may claim the series. When every other player who is here agrees, the absent player’s side has lost the game and the series ends: the absent player has lost it, and of the others most points win. To come back before that is to be against it.
rule-TABLE-22 = The players of a series may end it by agreement: one proposes it and every other agrees. The game being played is drawn, and the series stands as it is: most points win, equal points share it.
rule-TABLE-23 = A table may be rated: its result moves the ratings of its players. It says so before anyone sits down, and each player who sits down agrees. Only players with an account sit there, each in one seat. It has a clock and the options that the game recommends. There are no hints, no teaching and no set position, nothing is taken back even by consent, and no bot takes an absent player’s place: the clock decides. Ruling: one player may play bots alone, to be placed. Ruling: a game of a series or tournament is not rated. Ruling: a rematch is rated again.
rule-TABLE-24 = A rated game counts by the scores of its sides: equal scores share a rank. A player who resigns or runs out of time has lost. A player who leaves while others play on is ranked below all who were still in, the first to leave lowest. Ruling: a game that is resigned or agreed drawn within a minute of its beginning, before every side has made a choice of its own, has no result. Ruling: where one player of a team runs out of time, the team has lost, and the others of it lose half as much. Ruling: the same two players have five games a day (UTC) that count; further ones move no rating. Ruling: games with bots count until a player’s strength is known, ten at most. Ruling: the operator may void a result that the server spoilt. Then it has never been.
rule-TABLE-25 = The player who opens a table decides who may watch: everyone live, everyone some moves or minutes behind, everyone after the end, or nobody. An onlooker, who neither plays nor hosts, sees nothing later than that: no game, chat, clock, record or picture. Ruling: before the start everything is shown at once, or nobody could sit down. Ruling: the clocks that onlookers see stand as they stood at the last move they see. Ruling: who sits where, and that the game runs, is shown to everyone who has the link. Ruling: the host sees the game as it is. Ruling: a rematch has the same rule as the game before it.
rule-TABLE-26 = In a game with half a day or more for each turn, a player with an account may go on vacation: the player’s clock stops meanwhile, and everyone sees until when. From the creation of the account a day is earned every two weeks, and at most 26 can be saved. A vacation never begins by itself. Ruling: a player on vacation may play. Ruling: it holds for all such games, also for those that begin meanwhile. Ruling: a day that has begun is used; the others are kept if the vacation is ended early. Ruling: in games of tournaments, team matches and series the clock runs on.
rule-TABLE-27 = In an open game with half a day or more for each turn, a player may give answers in advance to what the opponent does. When the game comes to an answer, it is played at once as any choice is, if it is legal then. Ruling: nobody else sees the answers, and a move does not show that it was given in advance. Ruling: if the game goes another way, the answers are forgotten, and so they are when something is taken back. Ruling: no answer can be given beyond dice.
rule-TABLE-28 = A table may be played with variants: named differences from the game’s rules. They combine freely and are told before anyone sits down; the record holds them too. Ruling: variants that contradict each other cannot be chosen together. Ruling: rated games and the rule book’s own contests have none. Ruling: bots play variants less well, as the strongest know the printed rules alone. Ruling: the link of a variant tells its version, and a link from another version is refused.
rule-TABLE-29 = A game that was played without a network moves to the server when the network is back. The server checks every choice by the rules, and a game that does not hold is not moved. Dice and cards are those that the player’s own device drew: that they were fair cannot be checked, so the game moves no ratings and is shown to nobody as a result. Ruling: a game under way goes on at the server without a clock, and the chat is not moved.
lesson-other = That is allowed, but now we practise something else.
lesson-coach = Coach
lesson-chapter = { $number }/{ $of } · { $title }
lesson-chapters = Chapters
lesson-dot = Chapter { $number }: { $title }
lesson-dot-done = Chapter { $number }: { $title }, done
lesson-next = Go on
lesson-again = Begin the chapter again
lesson-show = Show me
lesson-leave = Leave
lesson-play = Start the game
lesson-reward = { $chapters ->
    [one] Well done, the chapter is finished!
   *[other] Well done, all { $chapters } chapters are finished!
}
lesson-following = Next lesson: { $title }
lesson-choose-opponent = Choose an opponent
lesson-length = About { $minutes } min · chapters done { $done }/{ $of }
lessons-of = Learn { $game }
lessons-none = This game has no lessons yet.

hint = Hint
hint-now = You can now
hint-ask = What would a good player do?
hint-counts = A hint counts as help: after the game everyone sees how many hints each player asked for (TABLE-14).
hint-good = A good player
hint-thinks = Thinking…
hint-helped = { $name } was advised: { $count }
hint-helped-you = You asked for hints: { $count }
teaching = Teaching table
teaching-what = Teaching table: all cards lie open to everyone, moves can be taken back freely, and advice may be asked for. By sitting down you agree.
rated-here = Rated game: the result changes ratings. By sitting down you agree.
teaching-more = Teaching table: what does it mean?
tab-hands = Hands
hand-empty = No cards.
log-taken-back = The game was taken back.
take-back-here = Take the game back to here
take-back-what = All choices made after this are taken back, other players’ too.
decks-title = Build decks
decks-of = { $game }: build a deck
sit-as = You play as { $name }.
