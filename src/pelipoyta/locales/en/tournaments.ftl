# Tournaments: many players, many tables.

tournament = Tournament
tournament-new = A new tournament
tournament-of = { $game }: tournament
tournament-what = What is played
tournament-who = Who plays
tournament-title = Name of the tournament
tournament-seats = Players at a table
tournament-system = Way of playing
tournament-rounds = Rounds
tournament-swiss = Swiss
tournament-robin = Round robin
tournament-knockout = Knock-out
tournament-about-swiss = In each round those of like points meet. Good for many players and little time.
tournament-about-robin = Everyone meets everyone once.
tournament-about-knockout = The player who loses is out, until one is left.
tournament-about-tables = Those sit together who have sat together least and have like points. Seats and team mates change.
tournament-check-in-wanted = Players must check in before it begins
tournament-bots-allowed = Bots may enter too
tournament-auto = The next round begins by itself when all games are over
tournament-announce = Open the tournament
tournament-state-open =
    { $entrants ->
        [0] Entry is open.
        [one] Entry is open: one is in.
       *[other] Entry is open: { $entrants } are in.
    }
tournament-state-playing =
    { $rounds ->
        [0] Round { $round } is being played.
       *[other] Round { $round } of { $rounds } is being played.
    }
tournament-state-between = Round { $round } is over. Waiting for the next one.
tournament-state-over = The tournament is over.
tournament-state-picking = Draft: { $late ->
    [one] one choice is
   *[other] { $late } choices are
} still missing.
tournament-state-building = Decks are being built, still missing: { $late }.
tournament-state-ready = Every deck is in. Waiting for the first round.
tournament-boosters = Decks
tournament-boosters-own = Everyone plays their own deck
tournament-boosters-sealed = Sealed: a deck from your own boosters
tournament-boosters-draft = Draft: cards are taken from boosters that go round
tournament-boosters-about = 2 to 8 players. When you begin, everyone gets their boosters. The first round begins when the decks are in.
tournament-boosters-each = Boosters each
tournament-boosters-pace = Time for a card
tournament-boosters-pace-none = As long as one likes
tournament-boosters-pace-seconds = { $seconds } seconds
tournament-open-boosters = Open the boosters
tournament-pick = Take a card
tournament-pick-about = Booster { $booster } of { $of }, { $cards ->
    [one] its last card before you. It is yours
   *[other] { $cards } cards before you. Take one. The rest is passed on when all have taken
}.
tournament-pick-waits = You have taken a card. Waiting for { $names }.
tournament-pick-take = Take { $card }
tournament-pool = Your cards ({ $cards })
tournament-build = Build a deck
tournament-build-about = You got { $cards } cards. Make a deck of them. Nobody else sees what you got.
tournament-build-again = Your deck is in. You may change it until the first round begins.
tournament-build-change = Change the deck
tournament-build-hand-in = Play this deck
tournament-build-handed = The deck is in.
tournament-let-bot = Leave, a bot goes on
tournament-chance-holds = Checked: your boosters match the commitment that the server made before the tournament.
tournament-chance-broken = Your boosters do not match the commitment.
tournament-enter = Enter
tournament-enter-about = No account is needed. You get a link of your own, which is your ticket to every table.
tournament-enter-late = The tournament has begun. You play from the next round on.
tournament-team = Name of the team
tournament-team-about = A team has { $size } players. The first makes up a name, and the others enter with the same name. A team plays when all of it is there.
tournament-team-bots = Bots
tournament-partners = Team mates enter together and stay together
tournament-nobody = Nobody yet.
tournament-you = You: { $name }
tournament-you-in = You are in. Your table will be here when the first round begins.
tournament-you-signed = You have entered. Say so when you are here.
tournament-you-picking = Take a card below.
tournament-you-picking-done = Your card is taken. The others are still choosing.
tournament-you-building = Build your deck out of the cards below.
tournament-you-building-done = Your deck is ready. The others are still building.
tournament-you-ready-done = All decks are ready. Wait for the first round.
tournament-you-wait = Wait for the next round.
tournament-you-rest = You rest this round.
tournament-you-out = You have withdrawn.
tournament-you-over = You finished in place { $place }. Points: { $points }.
tournament-you-play = At your table: { $names }
tournament-check-in = I am here
tournament-withdraw = Withdraw
tournament-withdraw-sure = The game you are playing is given up. Your points stay.
tournament-ticket = Your ticket
tournament-ticket-about = With this link you get to your tables on other devices too. Give it to nobody.
tournament-ticket-void = Your ticket is void: the organiser has issued a new one. Ask for the new link.
tournament-link-offered = The link holds another ticket, or another organiser’s key, than the one this browser already has. Replace it? The old one is kept nowhere else.
tournament-link-take = Replace it
tournament-link-keep = Keep the old one
tournament-link-refused = The link you opened is not valid. The ticket or organiser’s key that this browser already had is kept.
tournament-standings = Standings
tournament-entrant-in = in
tournament-entrant-signed = not here yet
tournament-entrant-out = has withdrawn
tournament-decided-by = { $name }: above { $theirs }, here { $own }
tournament-decided-direct = The games among themselves decided
tournament-breaks = How equal points are decided
tournament-break-direct = Games among themselves
tournament-break-direct-about = Who has most points from the games among those who are equal, where all of them have met.
tournament-break-buchholz = Buchholz
tournament-break-buchholz-about = The sum of the opponents’ points: who met the strongest.
tournament-break-opposition = Opposition
tournament-break-opposition-about = The mean of the opponents’ points, table by table, added up.
tournament-break-berger = Sonneborn–Berger
tournament-break-berger-about = The points of those beaten, and half of those drawn with.
tournament-break-wins = Wins
tournament-break-wins-about = How many games were won.
tournament-addends = How the tie-break figures are made up
tournament-addend = { $amount } ({ $who })
tournament-sum = { $sum } = { $parts }
tournament-cross = Cross-table
tournament-cross-about = A cell has the opponent’s line and your own result, such as 3: ½. A star is a game that was awarded.
tournament-cross-about-robin = A column has the result against the player of that line. A star is a game that was awarded.
tournament-cross-about-tables = A cell has the result of the round. A star is a game that was awarded.
tournament-place = Line
tournament-print = Print
tournament-round = Round { $number }
tournament-round-short = Round { $number }
tournament-course = Rounds
tournament-bye-short = rest
tournament-byes = Resting: { $names }
tournament-again = They meet again: no other pairs were left.
tournament-awarded = Awarded without a game.
tournament-trail-limit = Everyone who holds the organiser’s link can correct results; which of them did so is not recorded (CONTEST-15).
tournament-trail = The organiser changed it: { $before } → { $now } ({ $note })
tournament-correct = Correct the result
tournament-award = Award a result
tournament-result = Result
tournament-note = Reason
tournament-save = Save
tournament-desk = The organiser’s desk
tournament-share-about = Give this link to the players: to enter, and to follow the tournament.
tournament-pair =
    { $round ->
        [1] Begin the tournament
       *[other] Begin round { $round }
    }
tournament-bot = Bot
tournament-enter-bot = Add a bot
tournament-entrants = Entrants ({ $entrants })
tournament-take-out = Take out
tournament-is-here = Is here
tournament-reissue = New ticket
tournament-reissued = Give this link to the player. The old ticket is void.
tournament-ticket-anew = ticket issued again
tournament-host-link = The organiser’s link
tournament-host-link-about = The player who has this link is an organiser. Give it to helpers only.
tournament-close-about = The tournament can be ended early. What was played counts.
tournament-close = End the tournament
