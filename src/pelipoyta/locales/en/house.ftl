# Why the table says no: the table's own rules.

table-no-gone-already = You have resigned already, or are out of the game.
table-no-nothing-to-undo = There is nothing to undo: you can take back only your own choices, in the same turn, before chance has had a part.
table-no-others-know = This choice can no longer be taken back, because others have learnt of it.
table-no-offered-already = You have offered a draw already. Wait for an answer, or play on.
table-no-no-offer = Nobody is offering a draw just now.
table-no-not-over = A rematch can begin only when this game is over.
table-no-too-late = Another deck can be brought only to a rematch, before it begins.
table-no-not-over-yet = A deck can be shown only when the game is over.
table-no-cannot-pass = This kind of question cannot be skipped automatically, because passing is not a valid answer.
table-no-talk-closed = No talk now: a rule of the game asks for silence.
table-no-no-aside = Nobody can read a private message from you right now.
table-no-other-ears = The recipients changed, so the message was not sent. Check who gets it and send it again.
table-no-nothing-said = Write something first.
table-no-too-long = The line is too long: it may have at most { $most } letters.
table-no-host-plays = The judge cannot play. Give your place to others.
table-no-in-contest = This game belongs to a series, which opens the next table by itself.
table-no-contest-alone = A series needs two players at least.
table-no-contest-count = Give a number from 1 to { $most }.
table-no-contest-even = For two players, best of several is an odd number of games, so that somebody can win it.
table-no-no-hints = This table plays without advice.
table-no-event-over = The tournament is over.
table-no-round-running = The round is still being played: { $games ->
    [one] one result is
   *[other] { $games } results are
} missing. Wait for the games to end, or award what is missing.
table-no-too-few = Players here: { $there }; at least { $least } are needed.
table-no-no-bots = No bots play in this tournament.
table-no-too-late-to-enter = This tournament has begun, and nobody can enter any more.
table-no-no-boosters = This game has no boosters.
table-no-booster-count = Everyone gets { $least } to { $most } boosters.
table-no-no-boosters-yet = The boosters are not open yet, or you are not in.
table-no-pack-gone = Everyone has chosen, and the cards have been passed on.
table-no-taken-already = You have taken a card. Wait for the others.
table-no-not-in-pack = That card is not before you.
table-no-still-picking = Cards are still being taken.
table-no-rounds-begun = The first round has begun; the deck cannot be changed any more.
table-no-decks-missing = Decks still missing: { $count }.
table-no-last-round = The last round is being played, so it is too late to enter.
table-no-event-full = The tournament is full: there is room for { $most }.
table-no-bot-ticket = A bot needs no ticket.
table-no-no-such-game = There is no such game in the tournament.
table-no-not-played = This game has not been played to its end, so there is no result to correct. If it will not be played, award it.
table-no-was-played = This game was played. Correct its result.
table-no-settled-meanwhile = The result was changed meanwhile: it is { $scores } now. Look at it first, then correct it.
table-no-bad-scores = Give a result that the game can have: winners 1 and the others 0, or ½ to those who share it. Team mates have the same; there are { $seats } seats.
table-no-played-on = Later games depend on this result, so it cannot be changed.
table-no-event-alone = A tournament needs tables of two at least.
table-no-two-a-table = This way of playing is for tables of two. Choose a Swiss.
table-no-no-teams = With this many players the game has no teams, so you cannot enter as a team.
table-no-no-partners = This tournament is entered alone, not as a team.
table-no-team-needed = Give the name of your team. Your partner enters with the same name.
table-no-partners-full = That team has its { $size } players already. Choose another name.
table-no-event-rounds = Give 1 to { $most } rounds.
table-no-places-free = { $missing ->
    [one] One place is
   *[other] { $missing } places are
} free. Wait for players, or fill them with bots.
table-no-left-already = You have left this match already.
table-no-two-places = You have a place in the other team. Nobody plays in two places.
table-no-team-full = It is full here: there are { $most } places.
table-no-team-match-over = The match is over already.
table-no-no-captain = A captain must be a person who takes part.
table-no-team-not-full = The line-up can be given when the team has all its { $size } players.
table-no-bad-line-up = A line-up has all { $size } players of the team, each of them once.
table-no-no-common-chance = This game cannot be played at several tables with the same chance.
table-no-no-judge-apart = There is no judge at a hidden table. Choose another way to settle claims.
table-no-duplicate-tables = There are { $least } to { $most } tables.
table-no-duplicate-deals = There are 1 to { $most } deals.
table-no-tables-laid = The tables are already open, so this can no longer be changed.
table-no-nothing-to-take-back = You have made no choice yet that could be taken back.
table-no-no-such-choice = The game cannot be taken back to there: there is no such moment before this one.
table-no-not-teaching = Only at a teaching table can the game be taken back freely.
table-no-teaching-in-contest = The games of a series are not played at a teaching table.
table-no-teaching-with-clock = A teaching table has no clock.
table-no-without-hints = At a teaching table advice may always be asked for.
table-no-bot-plays = A bot plays in your place now. Say first that you play yourself.
table-no-bot-in-contest = In a series and in a tournament nobody is replaced by a bot.
table-no-no-stand-ins = At this table nobody is replaced by a bot.
table-no-nobody-to-replace = There is no player at that seat whom a bot could replace.
table-no-not-away = The player has not been away long enough. This table waits { $seconds } seconds.
table-no-back-in-contest = In a series or tournament no move can be taken back, even if everyone agrees.
table-no-freely-here = At a teaching table you can take back without asking.
table-no-asked-already = An earlier request is still waiting for an answer.
table-no-nothing-asked = There is nothing now that you could agree to.
table-no-foretold = Dice have been rolled or cards drawn since then. They would come out the same, so you cannot go back past them.
