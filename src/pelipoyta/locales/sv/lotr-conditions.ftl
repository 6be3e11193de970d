# Conditions: lotr-if-…, and where the fellowship is.
lotr-when = om { $when }, { "" }
lotr-while = så länge { $when } { $said }
lotr-if-once = om { $when } { $said }
lotr-if-spot = du kan upptäcka { $who }
lotr-if-not-spot = du inte kan upptäcka { $who }
lotr-if-skirmishing = { $who } strider mot { $whom }
lotr-if-facing = { lotr-if-skirmishing }
lotr-if-ring-worn = Ringen är på fingret
lotr-if-ring-off = Ringen inte är på fingret
lotr-if-home-held = en motståndare kontrollerar { $who_gen } hemplats
lotr-at-underground = sällskapet är under jord
lotr-not-at-underground = sällskapet inte är under jord
lotr-at-battleground = sällskapet är på ett slagfält
lotr-not-at-battleground = sällskapet inte är på ett slagfält
lotr-at-sanctuary = sällskapet är på en fristad
lotr-not-at-sanctuary = sällskapet inte är på en fristad
lotr-at-numbers = sällskapet är på någon av platserna { $low }–{ $high }
lotr-if-not = det inte stämmer att { $when }
lotr-if-in-phase = det sker { $phase }
lotr-if-this-controlled = någon kontrollerar denna plats
lotr-at-forest = sällskapet är i en skog
lotr-not-at-forest = sällskapet inte är i en skog
lotr-at-marsh = sällskapet är i ett kärr
lotr-not-at-marsh = sällskapet inte är i ett kärr
lotr-at-mountain = sällskapet är på ett berg
lotr-not-at-mountain = sällskapet inte är på ett berg
lotr-at-plains = sällskapet är på en slätt
lotr-not-at-plains = sällskapet inte är på en slätt
lotr-at-river = sällskapet är vid en flod
lotr-not-at-river = sällskapet inte är vid en flod
lotr-if-it-is = det är { $whom }
lotr-if-is = { $who } är { $whom }
lotr-if-has-keyword = { $who } är { $word }
lotr-if-being-wounded = { $who } är sårad
lotr-if-being-exhausted = { $who } är utmattad
lotr-if-being-roaming = { $who } strövar omkring
lotr-if-being-mounted = { $who } är beriden
lotr-if-being-unbound = { $who } är obunden
lotr-if-being-ring-bound = { $who } är ringbunden
lotr-if-being-unassigned = { $who } inte är utsedd till en strid
lotr-if-being-involved = { $who } är i strid
lotr-if-not-being-involved = { $who } inte är i strid
lotr-if-being-controlled = { $who } är under någons kontroll
lotr-if-burdens = bördorna är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-if-twilight = det finns { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
} skymningsmarkörer i potten
lotr-if-sites = { $by ->
    [opponent] { $how ->
        [none] ingen motståndare kontrollerar { $who }
       *[other] en motståndare kontrollerar
    }
   *[you] { $how ->
        [none] du inte kontrollerar { $who }
       *[other] du kontrollerar
    }
}{ $how ->
    [least] { $n ->
        [one] { " " }{ $who }
       *[other] { " " }minst { $who }
    }
    [most] { " " }högst { $who }
    [none] { "" }
   *[below] { " " }färre än { $who }
}
lotr-if-x = de upptäckta är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-if-wounds = { $whom } har { $how ->
    [least] { $n ->
        [one] ett sår
       *[other] minst { $n } sår
    }
    [most] högst { $n } sår
   *[below] färre än { $n } sår
}
lotr-if-tokens = det finns { $how ->
    [least] { $n ->
        [one] en { $culture ->
            [none] markör
           *[other] { $culture }markör
        }
       *[other] minst { $n } { $culture ->
            [none] markörer
           *[other] { $culture }markörer
        }
    }
    [most] högst { $n } { $culture ->
        [none] markörer
       *[other] { $culture }markörer
    }
   *[below] färre än { $n } { $culture ->
        [none] markörer
       *[other] { $culture }markörer
    }
} på { $whom }
lotr-if-pile = det finns { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] minst { $who }
    }
    [most] högst { $who }
   *[below] färre än { $who }
} { $pile }
lotr-if-spot-least = du kan upptäcka minst { $who }
lotr-if-spot-most = du kan upptäcka högst { $who }
lotr-if-spot-below = du kan upptäcka färre än { $who }
lotr-if-more = du kan upptäcka fler { $who } än { $whom }
lotr-if-fierce-fight = striden är rasande
lotr-if-starting = startsällskapen samlas
lotr-at-number = sällskapet är på plats { $n }
lotr-not-at-number = sällskapet inte är på plats { $n }
lotr-not-at-numbers = sällskapet inte är på någon av platserna { $low }–{ $high }
lotr-if-tokens-anywhere = det finns { $how ->
    [least] { $n ->
        [one] en { $culture ->
            [none] markör
           *[other] { $culture }markör
        }
       *[other] minst { $n } { $culture ->
            [none] markörer
           *[other] { $culture }markörer
        }
    }
    [most] högst { $n } { $culture ->
        [none] markörer
       *[other] { $culture }markörer
    }
   *[below] färre än { $n } { $culture ->
        [none] markörer
       *[other] { $culture }markörer
    }
} i spel
lotr-if-movesmade = sällskapet har förflyttat sig { $how ->
    [least] minst { $n } gånger
    [most] högst { $n } gånger
   *[below] färre än { $n } gånger
} denna tur
lotr-if-chosen = de är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-if-different = du kan upptäcka { $whom } av { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
} { $of ->
    [culture] kulturer
    [race] raser
   *[title] namn
}
lotr-if-seen = det bland dem finns { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] minst { $who }
    }
    [most] högst { $who }
   *[below] färre än { $who }
}
lotr-if-seen-one = det är { $who }
lotr-if-seen-hand = det finns { $who } på den
lotr-if-costof = det kortets kostnad är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] lägre än { $n }
}
lotr-at-random = { " " }slumpvis
lotr-if-borne-by = { $who } bärs av { $whom }
lotr-if-bearing = { $who } bär { $whom }
lotr-if-stacked-on = { $who } ligger på { $whom }
lotr-if-holding = { $whom } ligger på { $who }
lotr-if-assigned-to = { $who } är utsedd att strida mot { $whom }
lotr-if-beside = { $who } är i samma strid som { $whom }
lotr-if-stat = { $who_gen } { $what } är { $how ->
    [least] minst { $n }
   *[most] högst { $n }
}
lotr-if-stat-below = { $who_gen } { $what } är mindre än { $whom_gen }
lotr-if-being-supporting = { $who } är i stödområdet
lotr-at-its-site = sällskapet är på denna plats
lotr-if-being-present = { $who } är närvarande
lotr-if-pile-empty = det finns inga kort { $pile }
lotr-if-losses = bördorna och följeslagarna i dödshögen tillsammans är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-if-was-assigned = { $who } har utsetts till en strid denna tur
lotr-if-was-not-assigned = { $who } inte har utsetts till en strid denna tur
lotr-if-moves = sällskapet förflyttar sig igen denna tur
lotr-if-here = sällskapet är här
lotr-if-won = { $who } vinner denna strid
lotr-if-lost = { $who } förlorar denna strid
lotr-if-unbeaten = ingen följeslagare eller bundsförvant har förlorat en strid denna tur
lotr-if-seen-kinds = { $how ->
    [least] minst
    [most] högst
   *[below] färre än
    } { $n } { $of ->
    [culture] kulturer
    [race] raser
   *[title] titlar
    } har avslöjats
lotr-if-strength-of = { $whom_gen } styrka är { $how ->
    [least] minst
    [most] högst
   *[below] under
    } { $n }
lotr-place-to = { $kind ->
    [river] till en flod
    [forest] till en skog
    [marsh] till ett kärr
    [mountain] till ett berg
    [plains] till en slätt
    [underground] till en plats under jord
    [battleground] till ett slagfält
   *[sanctuary] till en fristad
}
lotr-place-from = { $kind ->
    [river] en flod
    [forest] en skog
    [marsh] ett kärr
    [mountain] ett berg
    [plains] en slätt
    [underground] en plats under jord
    [battleground] ett slagfält
   *[sanctuary] en fristad
}
lotr-place-to-number = { $one ->
    [yes] till plats { $low }
   *[no] till någon av platserna { $low }–{ $high }
}
lotr-place-from-number = { $one ->
    [yes] plats { $low }
   *[no] någon av platserna { $low }–{ $high }
}
lotr-on-coming-to = varje gång sällskapet kommer { $place }
lotr-on-leaving-from = varje gång sällskapet lämnar { $place }
