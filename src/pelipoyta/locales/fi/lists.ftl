# Aulan sivu ja uuden pöydän näkyvyys.

lobby-open = Vapaita paikkoja
lobby-running = Käynnissä olevat pelit
lobby-show = Näytä
lobby-game = Peli
lobby-any-game = kaikki pelit
lobby-any-pace = kaikki
lobby-only-here = Vain paikalla olevat
lobby-only-followed = Vain seuraamasi pelaajat
lobby-tables = Pöydät
lobby-players = Pelaajia
lobby-any-players = kaikki
lobby-level = Vahvuusluku
lobby-any-level = kaikki
lobby-level-below1400 = alle 1400
lobby-level-below1600 = 1400–1599
lobby-level-below1800 = 1600–1799
lobby-level-above = vähintään 1800
lobby-only-rated = Vain luokitellut
lobby-none-chosen = Valintojasi vastaavia pöytiä ei ole nyt.
lobby-bots = Botit, jotka odottavat pelaajaa
lobby-bots-lead = Nämä botit ovat toisten pelaajien tekemiä ohjelmia. Peli ei vaikuta vahvuuslukuusi.
lobby-bot-name = Botti { $name }
lobby-bot-owner = tekijä { $owner }
lobby-bot-game = Peli bottia { $name } vastaan
lobby-bot-play = Pelaa bottia { $name } vastaan
lobby-bot-busy = Varattu
lobby-count =
    { $count ->
        [0] Täällä ei ole nyt ketään. Avaa pöytä tai etsi vastustaja, niin muut löytävät sinut täältä.
       *[other] Luettelossa: { $count }
    }
lobby-here = paikalla
lobby-away = poissa
lobby-open-seats =
    { $open ->
        [one] yksi vapaa paikka
       *[other] { $open } vapaata paikkaa
    }
lobby-each =
    { $days ->
        [one] päivä vuoroa kohti
       *[other] { $days } päivää vuoroa kohti
    }
lobby-clock = { $minutes } min + { $seconds } s
lobby-rated = luokiteltu
lobby-behind-moves =
    { $count ->
        [one] siirron jäljessä
       *[other] { $count } siirtoa jäljessä
    }
lobby-behind-minutes =
    { $count ->
        [one] minuutin jäljessä
       *[other] { $count } minuuttia jäljessä
    }
lobby-waited =
    { $minutes ->
        [0] odottanut alle minuutin
        [one] odottanut { $minutes } minuutin
       *[other] odottanut { $minutes } minuuttia
    }
lobby-waited-hours =
    { $count ->
        [one] odottanut tunnin
       *[other] odottanut { $count } tuntia
    }
lobby-waited-days =
    { $count ->
        [one] odottanut päivän
       *[other] odottanut { $count } päivää
    }
lobby-begun =
    { $minutes ->
        [0] alkoi juuri
        [one] alkoi { $minutes } minuutti sitten
       *[other] alkoi { $minutes } minuuttia sitten
    }
lobby-begun-hours =
    { $count ->
        [one] alkoi tunti sitten
       *[other] alkoi { $count } tuntia sitten
    }
lobby-begun-days =
    { $count ->
        [one] alkoi päivä sitten
       *[other] alkoi { $count } päivää sitten
    }
lobby-sit = Istu pöytään
lobby-sit-name = { $does }: { $game }, { $names }
lobby-watch = Katso
lobby-watch-name = Katso peliä: { $names }

listing-legend = Näkyvyys
listing = Kuka löytää pöydän
listing-private = vain linkin saaneet
listing-open = kaikki, aulasta
listing-private-help = Pöytä ei näy missään luettelossa. Jaa linkki niille, joiden kanssa pelaat.
listing-open-help = Kuka tahansa voi istua vapaalle paikalle aulasta.
watch-policy = Kuka saa katsoa
watching-live = kaikki suorana
watching-moves = kaikki, siirtoja jäljessä
watching-minutes = kaikki, minuutteja jäljessä
watching-end = kaikki, kun peli on ohi
watching-nobody = ei kukaan
watching-how-moves = Siirtoja jäljessä
watching-how-minutes = Minuutteja jäljessä
