# Series and tournaments: several games in a row.

tournament-organise = Organise a tournament
teams-organise = Arrange a match between teams
duplicate-organise = Arrange duplicate play
series = How many games
series-one = One game
series-best = Best of several
series-best-count = Games at most
series-first = First to win
series-first-count = Wins
series-every = Every game
series-every-count = Games
series-pause = Pause between games
series-partners = Partners stay together in all games
series-seconds =
    { $seconds ->
        [0] No pause
        [60] 1 minute
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
series-about-one = After the game you may agree on a rematch.
series-about-best = Most points win, and the series is over as soon as nobody can catch up. A draw is half a point.
series-about-first = The player who wins this many games first takes the series. A draw is worth nothing.
series-about-every = All games are played and the points added up. A draw is half a point.

contest = Series
contest-title-best = Best of { $count } games
contest-title-first =
    { $count ->
        [one] The first win decides
       *[other] First to { $count } wins
    }
contest-title-every =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
contest-score = Score
contest-course = Games
contest-game = Game { $number }
contest-waiting = waits for players
contest-playing = being played
contest-won-by = won by { $names }
contest-drawn = drawn
contest-to-table = To the table
contest-watch = Watch the game
contest-look-back = See the table
contest-next-soon = The next table opens in a moment.
contest-next-in =
    { $seconds ->
        [one] The next table opens in a second.
       *[other] The next table opens in { $seconds } seconds.
    }
contest-point = Points
contest-player = Player
contest-winner = { $name } has won
contest-shared = Shared by { $names }
contest-ended-drawn = It is a draw
contest-reckoning = How the result was reckoned
contest-step-uncatchable =
    { $left ->
        [one] One game would be left, but nobody can catch up any more.
       *[other] { $left } games would be left, but nobody can catch up any more.
    }
contest-step-played-out =
    { $games ->
        [one] The only game has been played.
       *[other] All { $games } games have been played.
    }
contest-step-reached =
    { $wins ->
        [one] The first win decided it.
       *[other] { $wins } wins have been reached.
    }
contest-step-draws =
    { $draws ->
        [one] One game was drawn and no more are played: most wins decide.
       *[other] { $draws } games were drawn and no more are played: most wins decide.
    }
contest-step-claimed = A player stayed away, and the others claimed the series.
contest-step-agreed = The players agreed to end the series as it stood.
contest-step-won = { $name } has most, and so has won.
contest-step-shared =
    { $players ->
        [2] Two have as many, so they share it.
       *[other] { $players } players have as many, so they share it.
    }
contest-rule = Rule { $rule }

chapter-CONTEST = Rules of series
rule-CONTEST-1 = A series is played by those who sit at its first table when the game starts, bots too. It has 1 to 25 games, or wins to be won. The next table opens by itself when a game is over and the agreed pause has passed. Giving up and drawing by agreement count by the rules of the table. The players may end it by agreement, and claim it if one stays away.
rule-CONTEST-2 = A win is one point, a draw half a point, a defeat nothing. Points belong to the player, wherever they sat and no matter who their mate was.
rule-CONTEST-3 = Best of several: most points win, and the series is over as soon as nobody can catch up. Equal points at the end share it. For two players the number of games is odd.
rule-CONTEST-4 = First to win: the player who first wins the agreed number of games takes the series. A draw is worth nothing and another game is played. When as many games have been drawn as wins are needed, the series ends and most wins decide.
rule-CONTEST-5 = Every game: all are played, also when it is decided. Most points win, and equal points share it.
rule-CONTEST-6 = In each game everyone moves on by one seat. In team games team mates change too: those who have played together least sit together. Or, if chosen when the series is made, partners stay together in all its games.
rule-CONTEST-7 = What is hidden in a game is hidden in the series. Of a game that is not over only its players are told, and the rest, such as the number of knights, when it is over.
rule-CONTEST-8 = The organiser announces a tournament: the game, its options, the seats at a table and the way of playing. One enters by its link, 64 at most, and needs no account: each gets a private link of their own, their ticket. The organiser issues a new ticket for a lost one, and the old one is void at once; everyone sees it. The organiser may ask everyone to check in, and may let bots enter. It takes enough players for one full table.
rule-CONTEST-9 = A player may come late to a Swiss, or come back: they play from the next round on and have nothing for those missed. In the last round, in a round robin and in a knock-out that is too late. A player may withdraw at any time: the game being played is given up, in the last round too, and one that has not begun is awarded to the others. Points won stay.
rule-CONTEST-10 = The next round begins when every game of the last has a result, so nobody plays in two rounds at once. The organiser may end the tournament early; what was played counts.
rule-CONTEST-11 = In a Swiss those of like points meet, and nobody meets the same opponent twice. With an odd number one rests and has a point for it, a different one each time. Where pairs without repeats can no longer be found, those meet again who have met least.
rule-CONTEST-12 = In a round robin everyone meets everyone once, at tables of two. With an odd number one rests each round and has a point for it. So does the player who would have met one who has withdrawn.
rule-CONTEST-13 = In a knock-out the loser is out. The first to enter meets the last; if there are too few players for a full bracket, the first to enter rest in the first round. A draw is played again with seats changed, at most twice; then the player who had the second seat in the first game goes on. If an opponent withdraws, you go on. A result that later games depend on cannot be changed.
rule-CONTEST-14 = At tables of three and more those sit together who have sat together least and have similar points. If meetings would otherwise repeat, all rounds are planned in advance, and points decide only their order. Seats change, and in games with teams so do team mates. Those too many for full tables rest and have half a point, different ones each time.
rule-CONTEST-15 = The organiser may correct the result of a game that was played and award a game that was not. Everyone can read what was changed. A game that was not played counts for points alone. Of two who correct the same game at once the second is shown what changed. A running game that is awarded ends. Only results that the game can have are possible; an award may also give nobody a point. The list does not tell which holder of the organiser’s link made a change.
rule-CONTEST-16 = Places go by points, in a knock-out by how far one came. Among equals decide in this order: the games among themselves, the sum of their opponents’ points (Buchholz), the points of those they beat and half of those they drew with (Sonneborn–Berger), and wins. At large tables the mean of the opponents’ points and wins decide. In place of a missing opponent stand your own points. Those still equal share the place.
rule-CONTEST-17 = Where a game has boosters, a tournament may begin with them: sealed or draft, for 2 to 8. When the organiser begins, nobody enters any more. The first round begins when every deck is in. Nobody else sees what you got or what you play with, and nobody takes a card or builds a deck for another, not even the organiser.
rule-CONTEST-18 = In a draft everyone takes a card at the same time, and the rest is passed on when all have taken. The last card goes to the player who has it before them. If somebody leaves, a bot goes on in their place, and when the agreed time is up a bot makes that one choice.
rule-CONTEST-19 = Tables side by side know nothing of one another. Until all of them have ended only a table’s own players come to it: no onlookers, no team mates, not the organiser. Nobody else sees or hears anything of the game, not even whether it is over. Its own players may look back at a finished game from their own view; its record, the opponent’s cards, the dice and the analysis open when the last table is done. Nor may anyone tell of their game elsewhere before that.
rule-CONTEST-20 = The organiser announces the match, and you join by its link with a name. Your ticket is a secret link that opens your place. Nobody plays in two places. The organiser may put bots into free places. A lost ticket is issued again by the organiser, and everyone sees it. Tables open when every place is filled.
rule-CONTEST-21 = A team’s captain is who joined first; the organiser or the captain may name another. The captain gives the line-up in secret, and both are opened together. Where a captain is away the organiser may begin: then the team plays in the order of joining, as a team of nothing but bots does. When somebody leaves a team, its line-up is void.
rule-CONTEST-22 = A player who leaves before the tables open makes room. A player who leaves later gives up their game, but that is shown only when the other table has ended too. If the game at the first table ends before its armies were drawn, the second plays with armies of its own.
rule-CONTEST-23 = In duplicate play several tables have the same dice and cards, and their results are compared. Shared are in RoleChess each player’s rolls in order; in Sequence the cut, the deal and each player’s cards in order; in dnup every round’s deal and which way up the cards come; in Faceless Enemy the armies and the cards turned up for the start. Nobody changes another player’s dice or cards by what they choose or by answering first. A game to which everyone brings their own deck cannot be played so.
rule-CONTEST-24 = Tables with the same dice and cards know nothing of one another until all their games are over. The server commits to the seeds of all deals when the event is announced. The word of everyone who joins is mixed in alike at every table. The seed of a deal is shown when all its tables have ended.
rule-CONTEST-30 = Where a game has teams of one size, the organiser may let partners enter together: the first gives the team a name, and the others enter with it. Teams meet as single entrants would (CONTEST-11 to CONTEST-14), mates always sit on one side and change seats among themselves, and the place is the team’s. Ruling: a team that is not complete does not play. Ruling: when somebody leaves, the game that is being played is given up, and the team goes on when another has come. Ruling: the player who does not belong to a team is taken out by the organiser. Ruling: bots make up teams of their own, or take a place that the organiser names.
rule-CONTEST-31 = A tournament, team match or duplicate play may have a start time, and may be listed for everybody or for the members of a club, who alone enter it then. Ruling: without that only its link leads to it. Ruling: only a signed-in organiser lists one. A tournament whose rounds are paired by themselves begins at its start time, once enough are there; any other waits for its organiser. Ruling: a signed-in entrant needs no ticket: the session opens their seats on every device. Entrants are told fifteen minutes before it begins, when it begins, and when they have a table in a round.
rule-CONTEST-25 = Duplicate play is opened by its organiser and joined by its link. There are two tables or more, up to 64 players and 1 to 12 deals. Everyone plays every deal once. With each deal seats go round and opponents change, and the next begins when the last has ended at every table. A player who leaves gives up the game at hand, and in later deals a bot plays for them. Nobody judges at hidden tables.
rule-CONTEST-26 = Each result is compared with all who had the same seat in the same deal: a point for each you did better than, half a point for each who did as well. The mean of all deals decides. Where a game counts points, what counts is how many more you had, all deals together, than the same seat on average. If the table ended a game, the winner has as many points as win, and others none.
rule-CONTEST-27 = The share of luck is what the same seat brought on average at all tables, beside the mean of all seats. The rest is play, your own and that of the others at the table. Measured at a few tables it is a rough estimate.
