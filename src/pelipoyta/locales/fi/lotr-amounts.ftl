# Amounts: how many, how often, how long.
lotr-once-a-turn = { " " }(kerran vuorossa)
lotr-amount-if = { $n } (tai { $better }, jos { $when })
lotr-amount-each = { $n } jokaista löytämääsi { $whom_part } kohti
lotr-amount-each-other = { $n } jokaista muuta löytämääsi { $whom_part } kohti
lotr-amount-over = { $n } jokaista yli { $over }:n menevää { $whom_part } kohti
lotr-limit = { " " }(enintään { $n })
lotr-until-regroup = { " " }uudelleenryhmittäytymiseen saakka
lotr-until-turn = { " " }vuoron loppuun saakka
lotr-times = { " " }{ $n ->
    [2] kahdesti
    [3] kolmesti
   *[other] { $n } kertaa
}
lotr-up-to = enintään { $who }
lotr-amount-burdens = { $n } jokaista taakkaa kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-twilight = { $n } jokaista varjomerkkiä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-sites = { $n } jokaista { $by ->
    [opponent] vastustajan hallitsemaa
   *[you] hallitsemaasi
} { $whom_part } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-x = { $n } jokaista löydettyä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-wounds = { $n } jokaista haavaa kohti { $whom_ade }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-tokens = { $n } jokaista { $whom_ade } olevaa { $culture ->
    [none] merkkiä
   *[other] { $culture } merkkiä
} kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-pile = { $n } jokaista { $whom_part } kohti { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-any-number = haluamasi määrä
lotr-up-to-one = enintään yksi | enintään yhden | enintään yhtä
lotr-once-a-phase = { " " }(kerran vaiheessa)
lotr-amount-tokens-anywhere = { $n } jokaista pelissä olevaa { $culture ->
    [none] merkkiä
   *[other] { $culture } merkkiä
} kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-movesmade = { $n } jokaista tämän vuoron siirtoa kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-chosen = { $n } jokaista niistä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-different = { $n } jokaista { $over ->
    [0] { "" }
   *[other] yli { $over }:n menevää{ " " }
}{ $of ->
    [culture] kulttuuria
    [race] rotua
   *[title] nimeä
} kohti, josta löydät { $whom_gen }
lotr-amount-seen = { $n } jokaista niiden joukossa olevaa { $whom_part } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-costof = { $n } kertaa kyseisen kortin hinta{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-all-of = kaikki
lotr-until-assignment = { " " }käskytysvaiheeseen saakka
lotr-once = kerran
lotr-amount-pile-any = { $n } jokaista korttia kohti { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-smaller = { $one } tai { $other }, kumpi on pienempi
lotr-amount-losses = { $n } jokaista taakkaa ja kuollutta kumppania kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-often-costof = yhtä monta kertaa kuin kyseisen kortin hinta on
lotr-until-fight = { " " }siinä taistelussa
lotr-amount-seen-kinds = { $n } jokaista paljastettua eri { $of ->
    [culture] kulttuuria
    [race] rotua
   *[title] nimeä
    } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
    }
lotr-or-if = (tai { $better }, jos { $when })
lotr-per = jokaista
lotr-until-next-regroup = { " " }seuraavaan uudelleenryhmittäytymiseen saakka
lotr-at-least = vähintään { $who }
lotr-by-less = −{ $n }
lotr-by-more = +{ $n }
