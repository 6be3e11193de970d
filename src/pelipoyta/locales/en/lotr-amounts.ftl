# Amounts: how many, how often, how long.
lotr-once-a-turn = { " " }(once a turn)
lotr-amount-if = { $n } (or { $better } if { $when })
lotr-amount-each = { $n } for { $whom_every } you can spot
lotr-amount-each-other = { $n } for { $whom_every } you can spot
lotr-amount-over = { $n } for { $whom_every } over { $over }
lotr-limit = { " " }(limit { $n })
lotr-until-regroup = { " " }until the regroup phase
lotr-until-turn = { " " }until the end of the turn
lotr-times = { " " }{ $n ->
    [2] twice
    [3] three times
   *[other] { $n } times
}
lotr-up-to = up to { $who }
lotr-amount-burdens = { $n } for each burden{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-twilight = { $n } for each twilight token{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-sites = { $n } for { $whom_every } { $by ->
    [opponent] an opponent controls
   *[you] you control
}{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-x = { $n } for each card spotted{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-wounds = { $n } for each wound on { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-tokens = { $n } for each { $culture ->
    [none] token
   *[other] { $culture } token
} on { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-pile = { $n } for every card in { $pile } that is { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-any-number = any number of
lotr-up-to-one = up to 1 | up to 1 | up to 1
lotr-once-a-phase = { " " }(limit once per phase)
lotr-amount-tokens-anywhere = { $n } for each { $culture ->
    [none] token
   *[other] { $culture } token
} you can spot{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-movesmade = { $n } for each move this turn{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-chosen = { $n } for each of them{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-different = { $n } for each { $of ->
    [culture] culture
    [race] race
   *[title] title
}{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
} of which you can spot { $whom }
lotr-amount-seen = { $n } for each of those cards that is { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-costof = { $n } times that card’s twilight cost{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-all-of = all
lotr-until-assignment = { " " }until the assignment phase
lotr-once = once
lotr-amount-pile-any = { $n } for each card in { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-amount-smaller = { $one } or { $other }, whichever is less
lotr-amount-losses = { $n } for each burden and each companion in the dead pile{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
}
lotr-often-costof = as many times as that card’s twilight cost
lotr-until-fight = { " " }in that skirmish
lotr-amount-seen-kinds = { $n } for each different { $of ->
    [culture] culture
    [race] race
   *[title] title
    } revealed{ $over ->
    [0] { "" }
   *[other] { " " }over { $over }
    }
lotr-or-if = (or { $better } if { $when })
lotr-per = for each
lotr-until-next-regroup = { " " }until the next regroup phase
lotr-at-least = at least { $who }
lotr-by-less = { $n } less
lotr-by-more = { $n } more
