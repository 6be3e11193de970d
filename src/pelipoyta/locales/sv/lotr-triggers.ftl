# Triggers: what happens, lotr-deed-…, and how a text begins that waits for it, lotr-on-…
lotr-each = varje
lotr-activated = { $phases }: { $do }
lotr-always = { $do } om { $when }
lotr-each-time = varje gång { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on } { $do }
lotr-response = Svar: Om { $on }, { $do }
lotr-on = { " " }på { $whom }
lotr-on-phase = i början av varje { $phase_bare }
lotr-on-move-end = i slutet av varje fas då sällskapet har förflyttat sig
lotr-on-first-phase = i början av den första { $phase }
lotr-on-always = när som helst
lotr-deed-wound = { $time ->
    [about] { $who } är på väg att få ett sår
   *[after] { $who } har fått ett sår
}
lotr-deed-overwhelm = { $time ->
    [about] { $who } är på väg att krossas
   *[after] { $who } har krossats
}
lotr-deed-exert = { $time ->
    [about] { $who } är på väg att ansträngas
   *[after] { $who } har ansträngts
}
lotr-deed-heal = { $time ->
    [about] { $who } är på väg att läkas
   *[after] { $who } har läkts
}
lotr-deed-discard = { $time ->
    [about] { $who } är på väg att kastas ur spel
   *[after] { $who } har kastats ur spel
}
lotr-deed-burden = { $time ->
    [about] en börda är på väg att läggas till
   *[after] en börda har lagts till
}
lotr-deed-unburden = { $time ->
    [about] en börda är på väg att tas bort
   *[after] en börda har tagits bort
}
lotr-deed-twilight = { $time ->
    [about] skymning är på väg att läggas till
   *[after] skymning har lagts till
}
lotr-deed-draw = { $time ->
    [about] en spelare är på väg att dra ett kort
   *[after] en spelare har dragit ett kort
}
lotr-deed-control = { $time ->
    [about] en plats är på väg att tas under kontroll
   *[after] en plats har tagits under kontroll
}
lotr-deed-play = { $time ->
    [about] { $who } spelas
   *[after] { $who } har spelats
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } förmåga används
   *[after] { $who_gen } förmåga har använts
}
lotr-deed-win = { $time ->
    [about] { $who } är på väg att vinna en strid
   *[after] { $who } har vunnit en strid
}
lotr-deed-lose = { $time ->
    [about] { $who } är på väg att förlora en strid
   *[after] { $who } har förlorat en strid
}
lotr-deed-fight-end = { $time ->
    [about] striden är på väg att sluta
   *[after] striden har slutat
}
lotr-deed-assignment = { $time ->
    [about] { $who } är på väg att tilldelas en strid
   *[after] { $who } har tilldelats en strid
}
lotr-deed-defence = { $time ->
    [about] { $who } är på väg att ställas till försvar
   *[after] { $who } har ställts till försvar
}
lotr-deed-phase-end = { $time ->
    [about] fasen är på väg att sluta
   *[after] fasen har slutat
}
lotr-deed-turn-end = { $time ->
    [about] turen är på väg att sluta
   *[after] turen har slutat
}
lotr-deed-ring = { $time ->
    [about] Ringen är på väg att sättas på
   *[after] Ringen har satts på
}
lotr-deed-reveal = { $time ->
    [about] en hand är på väg att avslöjas
   *[after] en hand har avslöjats
}
lotr-on-play = varje gång { $who } spelas
lotr-on-play-this = när du spelar { $who }
lotr-on-win = varje gång { $who } vinner en strid
lotr-on-turn-start = i början av varje tur
lotr-on-turn-start-yours = i början av var och en av dina turer
lotr-on-turn-end = i slutet av varje tur
lotr-on-phase-start = i början av varje fas
lotr-on-fight-start = i början av varje strid
lotr-on-fight-start-of = i början av varje strid med { $who }
lotr-on-move = varje gång sällskapet förflyttar sig
lotr-on-arrival = när sällskapet kommer hit
lotr-on-departure = när sällskapet lämnar platsen
lotr-on-fight-start-owned = i början av varje strid med { $who }
lotr-deed-death = { $time ->
    [about] { $who } är på väg att dö
   *[after] { $who } dör
}
lotr-on-coming = varje gång sällskapet kommer till en ny plats
lotr-on-leaving = varje gång sällskapet lämnar en plats
lotr-deed-shown = { $time ->
    [about] De fria folkens spelare är på väg att avslöja detta kort från din hand
   *[after] De fria folkens spelare har avslöjat detta kort från din hand
}
lotr-on-your-phase-start = i början av var och en av dina { $phase ->
    [skuggfasen] skuggfaser
   *[other] { $phase }
}
lotr-on-your-phase-end = i slutet av var och en av dina { $phase ->
    [skuggfasen] skuggfaser
   *[other] { $phase }
}
lotr-on-end-of-phase = i slutet av varje { $phase_bare }
lotr-deed-take = { $time ->
    [about] De fria folkens spelare är på väg att dra ett kort eller ta ett på handen
   *[after] De fria folkens spelare har dragit ett kort eller tagit ett på handen
}
lotr-deed-thrown = { $time ->
    [about] du är på väg att tvingas kasta ett kort från handen
   *[after] du har tvingats kasta ett kort från handen
}
lotr-deed-fight-end-of = { $time ->
    [about] en strid där { $who } deltog är på väg att sluta
   *[after] en strid där { $who } deltog har slutat
}
lotr-deed-end-of-phase = { $time ->
    [about] en { $phase } är på väg att sluta
   *[after] en { $phase } slutar
}
lotr-deed-rival-take = { $time ->
    [about] en motståndare är på väg att dra ett kort eller ta ett på handen
   *[after] en motståndare har dragit ett kort eller tagit ett på handen
}
lotr-deed-move = sällskapet förflyttar sig
lotr-triggered-may-moment = { $on } { $do }
lotr-discards-itself = kasta detta kort → { $do }
lotr-on-play-yours = varje gång du spelar { $who }
lotr-deed-overwhelms = { $whom } krossar { $who }
