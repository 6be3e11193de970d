# Conditions: lotr-if-…, and where the fellowship is.
lotr-when = jos { $when }, { "" }
lotr-while = niin kauan kuin { $when }, { $said }
lotr-if-once = jos { $when }, { $said }
lotr-if-spot = löydät { $who_gen }
lotr-if-not-spot = et löydä { $who_part }
lotr-if-skirmishing = { $who } taistelee { $whom_part } vastaan
lotr-if-facing = { $who } taistelee ja vastassa on { $whom }
lotr-if-ring-worn = Sormus on sormessa
lotr-if-ring-off = Sormus ei ole sormessa
lotr-if-home-held = vastustaja hallitsee { $who_gen } kotipaikkaa
lotr-at-underground = saattue on maanalaisessa paikassa
lotr-not-at-underground = saattue ei ole maanalaisessa paikassa
lotr-at-battleground = saattue on taistelutantereella
lotr-not-at-battleground = saattue ei ole taistelutantereella
lotr-at-sanctuary = saattue on turvapaikassa
lotr-not-at-sanctuary = saattue ei ole turvapaikassa
lotr-at-numbers = saattue on jossakin paikoista { $low }–{ $high }
lotr-if-not = ei pidä paikkaansa, että { $when }
lotr-if-in-phase = ollaan { $phase }
lotr-if-this-controlled = tämä paikka on jonkun hallinnassa
lotr-at-forest = saattue on metsässä
lotr-not-at-forest = saattue ei ole metsässä
lotr-at-marsh = saattue on suolla
lotr-not-at-marsh = saattue ei ole suolla
lotr-at-mountain = saattue on vuorella
lotr-not-at-mountain = saattue ei ole vuorella
lotr-at-plains = saattue on tasangolla
lotr-not-at-plains = saattue ei ole tasangolla
lotr-at-river = saattue on joella
lotr-not-at-river = saattue ei ole joella
lotr-if-it-is = se on { $whom }
lotr-if-is = { $who } on { $whom }
lotr-if-has-keyword = { $who } on { $word }
lotr-if-being-wounded = { $who } on haavoittunut
lotr-if-being-exhausted = { $who } on uupunut
lotr-if-being-roaming = { $who } vaeltaa
lotr-if-being-mounted = { $who } on ratsailla
lotr-if-being-unbound = { $who } on lumoamaton
lotr-if-being-ring-bound = { $who } on Sormuksen lumoissa
lotr-if-being-unassigned = { $who_part } ei ole määrätty taisteluun
lotr-if-being-involved = { $who } on taistelussa
lotr-if-not-being-involved = { $who } ei ole taistelussa
lotr-if-being-controlled = { $who } on jonkun hallinnassa
lotr-if-burdens = taakkoja on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-twilight = varjoaltaassa on { $how ->
    [least] vähintään { $n } varjomerkkiä
    [most] enintään { $n } varjomerkkiä
   *[below] alle { $n } varjomerkkiä
}
lotr-if-sites = { $by ->
    [opponent] vastustaja { $how ->
        [least] hallitsee { $n ->
            [one] { $who_part }
           *[other] vähintään { $who }
        }
        [most] hallitsee enintään { $who }
        [none] ei hallitse { $who_part }
       *[below] hallitsee alle { $who }
    }
   *[you] { $how ->
        [least] hallitset { $n ->
            [one] { $who_part }
           *[other] vähintään { $who }
        }
        [most] hallitset enintään { $who }
        [none] et hallitse { $who_part }
       *[below] hallitset alle { $who }
    }
}
lotr-if-x = löydettyjä on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-wounds = { $whom_ade } on { $how ->
    [least] { $n ->
        [one] haava
       *[other] vähintään { $n } haavaa
    }
    [most] enintään { $n } haavaa
   *[below] alle { $n } haavaa
}
lotr-if-tokens = { $whom_ade } on { $how ->
    [least] { $n ->
        [one] { $culture ->
            [none] merkki
           *[other] { $culture } merkki
        }
       *[other] vähintään { $n } { $culture ->
            [none] merkkiä
           *[other] { $culture } merkkiä
        }
    }
    [most] enintään { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
   *[below] alle { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
}
lotr-if-pile = { $pile } on { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] vähintään { $who }
    }
    [most] enintään { $who }
   *[below] alle { $who }
}
lotr-if-spot-least = löydät vähintään { $who }
lotr-if-spot-most = löydät enintään { $who }
lotr-if-spot-below = löydät alle { $who }
lotr-if-more = löydät enemmän { $who_part } kuin { $whom_part }
lotr-if-fierce-fight = taistelu on raivokas
lotr-if-starting = kootaan aloitussaattuetta
lotr-at-number = saattue on paikassa { $n }
lotr-not-at-number = saattue ei ole paikassa { $n }
lotr-not-at-numbers = saattue ei ole missään paikoista { $low }–{ $high }
lotr-if-tokens-anywhere = pelissä on { $how ->
    [least] { $n ->
        [one] { $culture ->
            [none] merkki
           *[other] { $culture } merkki
        }
       *[other] vähintään { $n } { $culture ->
            [none] merkkiä
           *[other] { $culture } merkkiä
        }
    }
    [most] enintään { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
   *[below] alle { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
}
lotr-if-movesmade = saattue on tällä vuorolla siirtynyt { $how ->
    [least] vähintään { $n } kertaa
    [most] enintään { $n } kertaa
   *[below] harvemmin kuin { $n } kertaa
}
lotr-if-chosen = niitä on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-different = löydät { $whom_gen } { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
} { $of ->
    [culture] kulttuurista
    [race] rodusta
   *[title] eri nimellä
}
lotr-if-seen = niiden joukossa on { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] vähintään { $who }
    }
    [most] enintään { $who }
   *[below] alle { $who }
}
lotr-if-seen-one = se on { $who }
lotr-if-seen-hand = siinä on { $who }
lotr-if-costof = kyseisen kortin hinta on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-at-random = { " " }sattumanvaraisesti
lotr-if-borne-by = { $who } on { $whom_gen } kannettavana
lotr-if-bearing = { $who } kantaa { $whom_part }
lotr-if-stacked-on = { $who } on pinottu { $whom_gen } päälle
lotr-if-holding = { $who_gen } päälle on pinottu { $whom }
lotr-if-assigned-to = { $who } on määrätty taistelemaan { $whom_part } vastaan
lotr-if-beside = { $who } on samassa taistelussa kuin { $whom }
lotr-if-stat = { $who_gen } { $what } on { $how ->
    [least] vähintään { $n }
   *[most] enintään { $n }
}
lotr-if-stat-below = { $who_gen } { $what } on pienempi kuin { $whom_gen }
lotr-if-being-supporting = { $who } on tukialueella
lotr-at-its-site = saattue on tässä paikassa
lotr-if-being-present = { $who } on paikalla
lotr-if-pile-empty = { $pile } ei ole kortteja
lotr-if-losses = taakkoja ja kumppaneita kuolleiden pinossa on yhteensä { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-was-assigned = { $who } on tällä vuorolla määrätty taisteluun
lotr-if-was-not-assigned = { $who_part } ei ole tällä vuorolla määrätty taisteluun
lotr-if-moves = saattue siirtyy tällä vuorolla uudelleen
lotr-if-here = saattue on täällä
lotr-if-won = { $who } voittaa tämän taistelun
lotr-if-lost = { $who } häviää tämän taistelun
lotr-if-unbeaten = yksikään kumppani tai liittolainen ei ole hävinnyt taistelua tällä vuorolla
lotr-if-seen-kinds = paljastettuja { $of ->
    [culture] kulttuureja
    [race] rotuja
   *[title] nimiä
    } on { $how ->
    [least] vähintään
    [most] enintään
   *[below] alle
    } { $n }
lotr-if-strength-of = { $whom_gen } voima on { $how ->
    [least] vähintään
    [most] enintään
   *[below] alle
    } { $n }
lotr-place-to = { $kind ->
    [river] joelle
    [forest] metsään
    [marsh] suolle
    [mountain] vuorelle
    [plains] tasangolle
    [underground] maanalaiseen paikkaan
    [battleground] taistelutantereelle
   *[sanctuary] turvapaikkaan
}
lotr-place-from = { $kind ->
    [river] joelta
    [forest] metsästä
    [marsh] suolta
    [mountain] vuorelta
    [plains] tasangolta
    [underground] maanalaisesta paikasta
    [battleground] taistelutantereelta
   *[sanctuary] turvapaikasta
}
lotr-place-to-number = { $one ->
    [yes] paikkaan { $low }
   *[no] johonkin paikoista { $low }–{ $high }
}
lotr-place-from-number = { $one ->
    [yes] paikasta { $low }
   *[no] jostakin paikoista { $low }–{ $high }
}
lotr-on-coming-to = aina kun saattue siirtyy { $place }
lotr-on-leaving-from = aina kun saattue lähtee { $place }
