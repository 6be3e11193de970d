# Coming events, their start time and who finds them.

events-title = Coming events
events-none = No events are coming that are open to you.
events-tournament = tournament
events-team_match = team match
events-league = league
events-at = begins { $moment }
events-running = under way
events-count =
    { $count ->
        [one] one entrant
       *[other] { $count } entrants
    }
events-places = { $count } of { $places } entered
events-of-club = of the club { $club }
events-mine = You have entered
events-enter = Enter
events-enter-name = Enter: { $title }
events-look = Look
events-look-name = Look: { $title }
events-when = Start and visibility
events-begins = Begins on
events-begins-help = You may leave this empty. Entrants are told 15 minutes before, and when it begins.
events-listing = Who finds the event
events-private = only those with the link
events-open = everyone, in the lobby
events-club = members of the club
events-private-help = The event is in no list. Share the link.
events-open-help = Anyone with an account may enter from the lobby.
events-club-help = The club’s members find it in the lobby, and they alone may enter.
