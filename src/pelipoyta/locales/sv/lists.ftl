# Lobbyns sida och var ett nytt bord syns.

lobby-open = Lediga platser
lobby-running = Pågående partier
lobby-show = Visa
lobby-game = Spel
lobby-any-game = alla spel
lobby-any-pace = alla
lobby-only-here = Bara de som är här
lobby-only-followed = Bara spelare du följer
lobby-tables = Bord
lobby-players = Spelare
lobby-any-players = alla antal
lobby-level = Styrketal
lobby-any-level = alla
lobby-level-below1400 = under 1400
lobby-level-below1600 = 1400–1599
lobby-level-below1800 = 1600–1799
lobby-level-above = minst 1800
lobby-only-rated = Bara rankade
lobby-none-chosen = Inget bord motsvarar dina val just nu.
lobby-bots = Botar som väntar på en spelare
lobby-bots-lead = De här botarna är program som andra spelare har gjort. Ett parti mot dem ändrar inte ditt styrketal.
lobby-bot-name = Boten { $name }
lobby-bot-owner = gjord av { $owner }
lobby-bot-game = Spel mot boten { $name }
lobby-bot-play = Spela mot boten { $name }
lobby-bot-busy = Upptagen
lobby-count =
    { $count ->
        [0] Just nu är ingen här. Öppna ett bord eller sök en motståndare, så hittar andra dig här.
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
