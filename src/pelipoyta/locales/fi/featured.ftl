# The featured game of the start page.
featured-now = Käynnissä nyt
featured-week = Viikon peli
featured-watch = Katso peliä
featured-replay = Katso pelin kulku
featured-watch-name = Katso peliä: { $names }
featured-replay-name = Katso pelin kulku: { $names }
featured-behind-moves =
    Näet pelin { $count ->
        [one] siirron
       *[other] { $count } siirtoa
    } jäljessä.
featured-behind-minutes =
    Näet pelin { $count ->
        [one] minuutin
       *[other] { $count } minuuttia
    } jäljessä.
