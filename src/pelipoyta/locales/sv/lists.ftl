# Lobbyns sida och var ett nytt bord syns.

lobby-open = Lediga platser
lobby-running = Pågående partier
lobby-show = Visa
lobby-game = Spel
lobby-any-game = alla spel
lobby-any-pace = alla
lobby-only-here = Bara de som är här
lobby-only-followed = Bara spelare du följer
lobby-count =
    { $count ->
        [0] Just nu är ingen här. Öppna ett bord eller sök en motspelare, så ser andra det här.
       *[other] På listan: { $count }
    }
lobby-here = är här
lobby-away = är borta
lobby-open-seats =
    { $open ->
        [one] en ledig plats
       *[other] { $open } lediga platser
    }
lobby-each =
    { $days ->
        [one] en dag per tur
       *[other] { $days } dagar per tur
    }
lobby-clock = { $minutes } min + { $seconds } s
lobby-rated = rankat
lobby-behind-moves =
    { $count ->
        [one] ett drag efter
       *[other] { $count } drag efter
    }
lobby-behind-minutes =
    { $count ->
        [one] en minut efter
       *[other] { $count } minuter efter
    }
lobby-waited =
    { $minutes ->
        [0] har väntat mindre än en minut
        [one] har väntat { $minutes } minut
       *[other] har väntat { $minutes } minuter
    }
lobby-waited-hours =
    { $count ->
        [one] har väntat en timme
       *[other] har väntat { $count } timmar
    }
lobby-waited-days =
    { $count ->
        [one] har väntat en dag
       *[other] har väntat { $count } dagar
    }
lobby-begun =
    { $minutes ->
        [0] började nyss
        [one] började för { $minutes } minut sedan
       *[other] började för { $minutes } minuter sedan
    }
lobby-begun-hours =
    { $count ->
        [one] började för en timme sedan
       *[other] började för { $count } timmar sedan
    }
lobby-begun-days =
    { $count ->
        [one] började för en dag sedan
       *[other] började för { $count } dagar sedan
    }
lobby-sit = Ta plats
lobby-sit-name = { $does }: { $game }, { $names }
lobby-watch = Se på
lobby-watch-name = Se på partiet: { $names }

listing-legend = Synlighet
listing = Vem hittar bordet
listing-private = bara de som har länken
listing-open = alla, i lobbyn
listing-private-help = Bordet syns inte i någon lista. Dela länken med dem du spelar med.
listing-open-help = Vem som helst kan ta en ledig plats från lobbyn.
watch-policy = Vem får se på
watching-live = alla direkt
watching-moves = alla, några drag efter
watching-minutes = alla, några minuter efter
watching-end = alla, när partiet är slut
watching-nobody = ingen
watching-how-moves = Drag efter
watching-how-minutes = Minuter efter
