# The featured game of the start page.
featured-now = Pågår nu
featured-week = Veckans parti
featured-watch = Se på partiet
featured-replay = Se partiets gång
featured-watch-name = Se på partiet: { $names }
featured-replay-name = Se partiets gång: { $names }
featured-behind-moves =
    Du ser partiet { $count ->
        [one] ett drag
       *[other] { $count } drag
    } efter.
featured-behind-minutes =
    Du ser partiet { $count ->
        [one] en minut
       *[other] { $count } minuter
    } efter.
