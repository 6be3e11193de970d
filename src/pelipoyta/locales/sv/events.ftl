# Kommande evenemang, deras starttid och vem som hittar dem.

events-title = Kommande evenemang
events-none = Inga evenemang som är öppna för dig är på väg.
events-tournament = turnering
events-team_match = lagmatch
events-league = liga
events-at = börjar { $moment }
events-running = pågår
events-count =
    { $count ->
        [one] en deltagare
       *[other] { $count } deltagare
    }
events-places = { $count } av { $places } anmälda
events-of-club = i klubben { $club }
events-mine = Du är anmäld
events-enter = Anmäl dig
events-enter-name = Anmäl dig: { $title }
events-look = Titta
events-look-name = Titta: { $title }
events-when = Start och synlighet
events-begins = Börjar
events-begins-help = Du kan lämna fältet tomt. Deltagarna får veta en kvart före och när det börjar.
events-listing = Vem som hittar evenemanget
events-private = bara de som har länken
events-open = alla, i lobbyn
events-club = klubbens medlemmar
events-private-help = Evenemanget finns inte i någon lista. Dela länken.
events-open-help = Alla som har ett konto kan anmäla sig i lobbyn.
events-club-help = Klubbens medlemmar hittar det i lobbyn, och bara de kan anmäla sig.
