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
meeting-state-open =
    { $missing ->
        [0] All are in. The captains' line-ups are awaited.
        [one] One place is still free.
       *[other] { $missing } places are free.
    }
meeting-state-playing = The match is being played.
meeting-state-over = The match is over.
meeting-score-hidden = The score changes pair by pair, when both games of a pair are over.
meeting-tables = Tables
meeting-pair = Pair { $number }
meeting-table = Table { $number }
meeting-hidden = hidden
meeting-not-laid = waits for armies
meeting-hidden-about = The tables of a pair do not know of one another. Games, results and records open to everyone when both games of the pair are over.
meeting-you-in = You are in. Your table will be here when the match begins.
meeting-you-lead = You are your team's captain. Give the line-up when all are in.
meeting-you-wait = Your opponent is { $names }. Your table is laid when the armies have been drawn at the first table of the pair.
meeting-you-out = You have left the match.
meeting-you-hush = Nobody else sees your table. Do not tell of your game, to team mates either, until the other table of the pair is over too.
meeting-leave = Leave the match
meeting-leave-early = Your place becomes free.
meeting-leave-late = Your game is given up.
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
meeting-join = Join { $team }
meeting-join-about = No account is needed. You get a link of your own, which is your ticket to the table. Who comes first is their team's captain.
meeting-share-about = Give this link to the players. By it they join the teams and follow the match.
meeting-begin = Begin the match
meeting-begin-about = The match begins by itself when both captains have given their line-ups. You can also begin at once: then a team without one plays in the order of joining.
meeting-add-bot = Bot: { $team }
meeting-make-captain = Make captain
