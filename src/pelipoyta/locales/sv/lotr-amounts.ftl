# Amounts: how many, how often, how long.
lotr-once-a-turn = { " " }(en gång per tur)
lotr-amount-if = { $n } (eller { $better } om { $when })
lotr-amount-each = { $n } för { $whom_every } du kan upptäcka
lotr-amount-each-other = { $n } för { $whom_every } du kan upptäcka
lotr-amount-over = { $n } för { $whom_every } utöver { $over }
lotr-limit = { " " }(högst { $n })
lotr-until-regroup = { " " }fram till omgrupperingen
lotr-until-turn = { " " }till turens slut
lotr-times = { " " }{ $n ->
    [2] två gånger
    [3] tre gånger
   *[other] { $n } gånger
}
lotr-up-to = upp till { $who }
lotr-amount-burdens = { $n } för varje börda{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-twilight = { $n } för varje skymningsmarkör i potten{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-sites = { $n } för { $whom_every } { $by ->
    [opponent] en motståndare
   *[you] du
} kontrollerar{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-x = { $n } för varje upptäckt kort{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-wounds = { $n } för varje sår på { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-tokens = { $n } för varje { $culture ->
    [none] markör
   *[other] { $culture }markör
} på { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-pile = { $n } för varje kort som är { $whom } { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-any-number = valfritt antal
lotr-up-to-one = högst | högst | högst
lotr-once-a-phase = { " " }(en gång per fas)
lotr-amount-tokens-anywhere = { $n } för varje { $culture ->
    [none] markör
   *[other] { $culture }markör
} i spel{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-movesmade = { $n } för varje förflyttning denna tur{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-chosen = { $n } för var och en av dem{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-different = { $n } för { $of ->
    [culture] varje kultur
    [race] varje ras
   *[title] varje namn
}{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
} som du kan upptäcka { $whom } av
lotr-amount-seen = { $n } för var och en av dem som är { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-costof = { $n } gånger det kortets kostnad{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-all-of = alla
lotr-until-assignment = { " " }till tilldelningsfasen
lotr-once = en gång
lotr-amount-pile-any = { $n } för varje kort { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-smaller = { $one } eller { $other }, det som är minst
lotr-amount-losses = { $n } för varje börda och varje följeslagare i dödshögen{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-often-costof = lika många gånger som det kortets kostnad
lotr-until-fight = { " " }i den striden
lotr-amount-seen-kinds = { $n } för varje avslöjad { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
    }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
    }
lotr-or-if = (eller { $better } om { $when })
lotr-per = för varje
lotr-until-next-regroup = { " " }fram till nästa omgruppering
lotr-at-least = minst { $who }
lotr-by-less = { $n } mindre
lotr-by-more = { $n } mer
