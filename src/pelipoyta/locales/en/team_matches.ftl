# Matches of teams: tables that do not know of one another.

team-match = Match
team-match-teams = Team match
team-match-teams-of = { $game }: match between teams
team-match-teams-new = New match between teams
team-match-teams-who = The teams
team-match-who-meets = Who meets
team-match-title = Name of the match
team-match-team = Team { $letter }
team-match-size = Players in a team
team-match-announce = Open the match
team-match-teams-open =
    { $missing ->
        [0] All are in. Waiting for the captains’ line-ups.
        [one] One place is still free.
       *[other] { $missing } places are free.
    }
team-match-state-playing = The match is being played.
team-match-state-over = The match is over.
team-match-score-hidden = The score changes pair by pair, when both games of a pair are over.
team-match-tables = Tables
team-match-teams-set = Pair { $number }
team-match-table = Table { $number }
team-match-hidden = hidden
team-match-teams-not-laid = waits for armies
team-match-teams-hidden-about = The tables of a pair do not know of one another. Games, results and records open to everyone when both games of the pair are over.
team-match-you-in = You are in. Your table will be here when the match begins.
team-match-you-lead = You are your team’s captain. Give the line-up when all are in.
team-match-teams-wait = Your opponent is { $names }. Your table opens when the armies have been drawn at the first table of the pair.
team-match-you-out = You have left the match.
team-match-teams-hush = Nobody else sees your table. Do not tell of your game, to team mates either, until the other table of the pair is over too.
team-match-leave = Leave the match
team-match-leave-early = Your place becomes free.
team-match-teams-leave = Your game is given up.
team-match-ticket-about = With this link you get to your place on other devices too. Give it to nobody.
team-match-line-up = Line-up
team-match-line-up-about = The line-up is secret until the other captain has given theirs. Then both are opened and the tables open.
team-match-line-up-give = Give the line-up
team-match-line-up-change = Change the line-up
team-match-line-up-given = The line-up is given. Waiting for the other captain.
team-match-line-up-waits = The team still lacks { $missing }.
team-match-earlier = Move up: { $name }
team-match-later = Move down: { $name }
team-match-captain = captain
team-match-reissued = ticket issued again
team-match-free = Free place
team-match-given = The line-up is given.
team-match-teams-join = Join { $team }
team-match-teams-join-about = No account is needed. You get a link of your own, which is your ticket to the table. The first to join is their team’s captain.
team-match-teams-share = Give this link to the players. By it they join the teams and follow the match.
team-match-begin = Begin the match
team-match-teams-begin-about = The match begins by itself when both captains have given their line-ups. You can also begin at once: then a team without one plays in the order of joining.
team-match-teams-add-bot = Bot: { $team }
team-match-make-captain = Make captain

team-match-duplicate = Duplicate play
team-match-duplicate-of = { $game }: duplicate play
team-match-duplicate-new = New duplicate play
team-match-duplicate-who = The players
team-match-duplicate-about = Several tables have the same cards and dice. Everyone is compared with those who had the same seat, so that good luck decides nothing.
team-match-duplicate-tables = Tables
team-match-duplicate-deals = Deals
team-match-duplicate-size = It takes { $players } players. Everyone plays every deal once, and seats go round from deal to deal.
team-match-duplicate-open =
    { $missing ->
        [0] All are in. The organiser can begin.
        [one] One place is still free.
       *[other] { $missing } places are free.
    }
team-match-duplicate-set = Deal { $number }
team-match-duplicate-not-laid = waits for the deal before
team-match-duplicate-hidden-about = Tables of one deal do not know of one another. Games and results open to everyone when the deal has been played at every table.
team-match-duplicate-score-hidden = Results open when the deal has been played at every table.
team-match-duplicate-wait = In the next deal you sit with { $names }. The table opens when the deal before has been played at every table.
team-match-duplicate-hush = The other tables have the same cards and dice. Tell nobody of your game until the deal has been played at all tables.
team-match-duplicate-leave = The game you are playing is given up, and in later deals a bot plays for you.
team-match-duplicate-join = Join
team-match-duplicate-join-about = No account is needed. You get a link of your own, which is your ticket to the tables.
team-match-duplicate-share = Give this link to the players. By it they join and follow the match.
team-match-duplicate-begin-about = Every place is filled. The first deal opens when you begin.
team-match-duplicate-add-bot = Add a bot
team-match-duplicate-chance = Proof of fair dice
team-match-duplicate-chance-about = The server locked in the dice and deals before anyone joined. Once the seed is shown, the dice and cards of every game can be checked at its table.
team-match-duplicate-luck-about = What was luck is what the same seat brought on average at { $tables } tables. The rest is play, your own and that of the others at the table.
team-match-way-matchpoints = Compared
team-match-way-points = Compared with average
team-match-way-matchpoints-about = The percentage shows what share of the players in the same seat you beat. An equal result counts half.
team-match-way-points-about = The number says how many more points one had than the same seat on average.
team-match-luck = Luck
team-match-play = Play
team-match-row-made-of = luck { $luck }, play { $play }
team-match-result = Result
team-match-compared = Seat by seat
team-match-seat = Seat { $number }
team-match-rounds = Every round had the same deal at all tables. All tables compare up to round { $all }, the two longest up to round { $longest }.
team-match-rounds-played =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
team-match-seat-par = On average { $mean }. Luck gave the seat { $luck }.
