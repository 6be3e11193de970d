# Matches of teams: tables that do not know of one another.

meeting = Match
meeting-teams = Match of teams
meeting-teams-of = { $game }: match of teams
meeting-teams-new = New match of teams
meeting-teams-who = The teams
meeting-who-meets = Who meets
meeting-title = Name of the match
meeting-team = Team { $letter }
meeting-size = Players in a team
meeting-announce = Open the match
meeting-teams-open =
    { $missing ->
        [0] All are in. The captains' line-ups are awaited.
        [one] One place is still free.
       *[other] { $missing } places are free.
    }
meeting-state-playing = The match is being played.
meeting-state-over = The match is over.
meeting-score-hidden = The score changes pair by pair, when both games of a pair are over.
meeting-tables = Tables
meeting-teams-set = Pair { $number }
meeting-table = Table { $number }
meeting-hidden = hidden
meeting-teams-not-laid = waits for armies
meeting-teams-hidden-about = The tables of a pair do not know of one another. Games, results and records open to everyone when both games of the pair are over.
meeting-you-in = You are in. Your table will be here when the match begins.
meeting-you-lead = You are your team's captain. Give the line-up when all are in.
meeting-teams-wait = Your opponent is { $names }. Your table is laid when the armies have been drawn at the first table of the pair.
meeting-you-out = You have left the match.
meeting-teams-hush = Nobody else sees your table. Do not tell of your game, to team mates either, until the other table of the pair is over too.
meeting-leave = Leave the match
meeting-leave-early = Your place becomes free.
meeting-teams-leave = Your game is given up.
meeting-ticket-about = With this link you get to your place on other devices too. Give it to nobody.
meeting-line-up = Line-up
meeting-line-up-about = The line-up is secret until the other captain has given theirs. Then both are opened and the tables laid.
meeting-line-up-give = Give the line-up
meeting-line-up-change = Change the line-up
meeting-line-up-given = The line-up is given. The other captain is awaited.
meeting-line-up-waits = The team still lacks { $missing }.
meeting-earlier = Move up: { $name }
meeting-later = Move down: { $name }
meeting-captain = captain
meeting-reissued = ticket issued anew
meeting-free = Free place
meeting-given = The line-up is given.
meeting-teams-join = Join { $team }
meeting-teams-join-about = No account is needed. You get a link of your own, which is your ticket to the table. Who comes first is their team's captain.
meeting-teams-share = Give this link to the players. By it they join the teams and follow the match.
meeting-begin = Begin the match
meeting-teams-begin-about = The match begins by itself when both captains have given their line-ups. You can also begin at once: then a team without one plays in the order of joining.
meeting-teams-add-bot = Bot: { $team }
meeting-make-captain = Make captain

meeting-duplicate = Duplicate play
meeting-duplicate-of = { $game }: duplicate play
meeting-duplicate-new = New duplicate play
meeting-duplicate-who = The players
meeting-duplicate-about = Several tables have the same chance: the same cards or the same dice. Everyone is compared with those who had the same seat, so that good luck decides nothing.
meeting-duplicate-tables = Tables
meeting-duplicate-deals = Deals
meeting-duplicate-size = It takes { $players } players. Everyone plays every deal once, and seats go round from deal to deal.
meeting-duplicate-open =
    { $missing ->
        [0] All are in. The organiser can begin.
        [one] One place is still free.
       *[other] { $missing } places are free.
    }
meeting-duplicate-set = Deal { $number }
meeting-duplicate-not-laid = waits for the deal before
meeting-duplicate-hidden-about = Tables of one deal do not know of one another. Games and results open to everyone when the deal has been played at every table.
meeting-duplicate-score-hidden = Results open when the deal has been played at every table.
meeting-duplicate-wait = In the next deal you sit with { $names }. The table is laid when the deal before has been played at every table.
meeting-duplicate-hush = The other tables have the same chance. Tell nobody of your game until the deal has been played at all tables.
meeting-duplicate-leave = The game you are playing is given up, and in later deals a bot plays for you.
meeting-duplicate-join = Join
meeting-duplicate-join-about = No account is needed. You get a link of your own, which is your ticket to the tables.
meeting-duplicate-share = Give this link to the players. By it they join and follow the match.
meeting-duplicate-begin-about = Every place is filled. The first deal is laid when you begin.
meeting-duplicate-add-bot = Add a bot
meeting-duplicate-chance = What chance is committed to
meeting-duplicate-chance-about = The house committed to this before anyone joined. Once the seed is told, the chance of every game can be checked at its table.
meeting-duplicate-luck-about = What was luck is what the same seat brought on average at { $tables } tables. The rest is play, one's own and that of the others at the table.
meeting-way-matchpoints = Compared
meeting-way-points = Beside the mean
meeting-way-matchpoints-about = The percentage says how many of those in the same seat one did better than. As good a result is a half.
meeting-way-points-about = The number says how many more points one had than the same seat on average.
meeting-luck = Luck
meeting-play = Play
meeting-row-made-of = luck { $luck }, play { $play }
meeting-result = Result
meeting-compared = Seat by seat
meeting-seat = Seat { $number }
meeting-seat-par = On average { $mean }. Chance gave the seat { $luck }.
