# Kortens ord: substantiv som en/ett | grundform | genitiv | plural | plural genitiv | förled.
lotr-grammar = sv
lotr-each = varje
lotr-and = { " och " }
lotr-and-if = { "; " }
lotr-or = { " eller " }
lotr-chosen = { $who }
lotr-list-comma = { ", " }

lotr-noun-card = ett | kort | korts | kort | korts | kort
lotr-noun-companion = en | följeslagare | följeslagares | följeslagare | följeslagares | följeslagar
lotr-noun-ally = en | bundsförvant | bundsförvants | bundsförvanter | bundsförvanters | bundsförvants
lotr-noun-minion = en | hantlangare | hantlangares | hantlangare | hantlangares | hantlangar
lotr-noun-possession = ett | föremål | föremåls | föremål | föremåls | föremåls
lotr-noun-artifact = en | klenod | klenods | klenoder | klenoders | klenod
lotr-noun-condition = ett | villkor | villkors | villkor | villkors | villkors
lotr-noun-event = en | händelse | händelses | händelser | händelsers | händelse
lotr-noun-site = en | plats | plats | platser | platsers | plats
lotr-noun-weapon = ett | vapen | vapens | vapen | vapens | vapen
lotr-noun-mount = ett | riddjur | riddjurs | riddjur | riddjurs | riddjurs
lotr-noun-ring-bearer = - | Ringbäraren | Ringbärarens | Ringbärarna | Ringbärarnas | Ringbärar
lotr-noun-ranger = en | utbygdsjägare | utbygdsjägares | utbygdsjägare | utbygdsjägares | utbygdsjägar
lotr-noun-archer = en | bågskytt | bågskytts | bågskyttar | bågskyttars | bågskytts
lotr-noun-villager = en | bybo | bybos | bybor | bybors | bybo
lotr-noun-dwarf = en | dvärg | dvärgs | dvärgar | dvärgars | dvärg
lotr-noun-elf = en | alv | alvs | alver | alvers | alv
lotr-noun-hobbit = en | hobbit | hobbits | hobbitar | hobbitars | hobbit
lotr-noun-man = en | människa | människas | människor | människors | människo
lotr-noun-wizard = en | trollkarl | trollkarls | trollkarlar | trollkarlars | trollkarls
lotr-noun-nazgul = en | nazgûl | nazgûls | nazgûler | nazgûlers | nazgûl
lotr-noun-orc = en | orch | orchs | orcher | orchers | orch
lotr-noun-uruk-hai = en | uruk-hai | uruk-hais | uruk-hai | uruk-hais | uruk-hai-

lotr-adj-other = annan | annat | andra
lotr-adj-your = egen | eget | egna
lotr-adj-free = … från de fria folken | … från de fria folken | … från de fria folken
lotr-adj-shadow = skugg- | skugg- | skugg-
lotr-adj-wounded = sårad | sårat | sårade
lotr-adj-roaming = kringströvande | kringströvande | kringströvande
lotr-adj-mounted = beriden | beridet | beridna
lotr-adj-unbound = obunden | obundet | obundna
lotr-adj-valiant = tapper | tappert | tappra
lotr-adj-ring-bound = ringbunden | ringbundet | ringbundna
lotr-adj-involved = stridande | stridande | stridande
lotr-adj-defender = försvarande | försvarande | försvarande

lotr-with-signet = { " " }med sigillet { $signet }
lotr-with-signet-many = { lotr-with-signet }
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = { " " }som strider mot { $whom }
lotr-facing = { lotr-skirmishing }
lotr-borne-by = { " " }som bärs av { $whom }
lotr-but-not = { " " }som inte är { $whom }
lotr-but-not-many = { " " }som inte är { $whom }
lotr-that = den | dess | den | den
lotr-its-bearer = dess bärare | dess bärares | dess bärare | dess bärare
lotr-bearer = bäraren | bärarens | bäraren | bäraren
lotr-this-companion = denna följeslagare | denna följeslagares | denna följeslagare
lotr-this-ally = denna bundsförvant | denna bundsförvants | denna bundsförvant
lotr-this-minion = denna hantlangare | denna hantlangares | denna hantlangare
lotr-this-possession = detta föremål | detta föremåls | detta föremål
lotr-this-artifact = denna klenod | denna klenods | denna klenod
lotr-this-condition = detta villkor | detta villkors | detta villkor
lotr-this-event = denna händelse | denna händelses | denna händelse
lotr-this-site = denna plats | denna plats | denna plats
lotr-this-ring = Ringen | Ringens | Ringen

lotr-keyword-ambush = bakhåll ({ $n })
lotr-keyword-archer = bågskytt
lotr-keyword-damage = skada { $n }
lotr-keyword-defender = försvarare { $n }
lotr-keyword-fierce = rasande
lotr-keyword-ring-bound = ringbunden
lotr-keyword-unhasty = obrådskande
lotr-keyword-sanctuary = fristad
lotr-keyword-ranger = utbygdsjägare
lotr-keyword-tracker = spårare
lotr-keyword-valiant = tapper
lotr-keyword-villager = bybo
lotr-keyword-spell = besvärjelse
lotr-keyword-stealth = smygande
lotr-keyword-battleground = slagfält
lotr-keyword-marsh = kärr
lotr-keyword-plains = slätt
lotr-keyword-river = flod
lotr-keyword-underground = underjordisk

lotr-phase-fellowship = sällskap
lotr-phase-shadow = skugga
lotr-phase-maneuver = manöver
lotr-phase-archery = bågskytte
lotr-phase-assignment = tilldelning
lotr-phase-skirmish = strid
lotr-phase-regroup = omgruppering
lotr-in-phase-archery = i bågskyttefasen
lotr-in-phase-skirmish = i stridsfaser

lotr-activated = { $phases }: { $do }
lotr-cost-effect = { $cost } → { $do }
lotr-when = om { $when }, { "" }
lotr-while = så länge { $when } { $said }
lotr-if-once = om { $when } { $said }
lotr-always = { $do } om { $when }
lotr-once-a-turn = { " " }(en gång per tur)
lotr-each-time = varje gång { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on }: { $do } (om du vill)
lotr-response = Svar: om { $on }: { $do }
lotr-to-play = för att spela detta kort, upptäck { $who }
lotr-own-cost = om { $when } är kortets kostnad { $by }
lotr-bearer-must-be = bäraren måste vara { $who }
lotr-bearer-only-one = varje bärare får ha högst ett sådant

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

lotr-amount-if = { $n } (eller { $better } om { $when })
lotr-amount-each = { $n } för { $whom_every } du kan upptäcka
lotr-amount-each-other = { $n } för { $whom_every } du kan upptäcka
lotr-amount-over = { $n } för { $whom_every } utöver { $over }
lotr-limit = { " " }(högst { $n })
lotr-until-regroup = { " " }till omgrupperingen
lotr-cost-change = ; kostnad { $by }
lotr-on = { " " }på { $whom }
lotr-from-discard = { " " }ur din slänghög
lotr-from-deck = { " " }ur din draglek
lotr-from-deck-or-hand = { " " }ur din draglek eller från handen

lotr-do-strength = { $who } får styrka { $by }
lotr-do-grant = { $who } är { $word }{ $until }
lotr-do-gain = { $who } får { $word }{ $until }
lotr-do-overwhelm-limit = { $who } krossas först vid { $n ->
    [3] tredubbel
   *[other] { $n }-dubbel
} styrka
lotr-do-wound-limit = { $who } får högst { $n } sår
lotr-do-no-more-moves = sällskapet får inte förflytta sig mer denna tur
lotr-do-prevent = hindra det såret
lotr-do-make-bearer = denna följeslagare blir Ringbärare (motståndskraft { $n })
lotr-do-if = om { $when }, { $then }
lotr-do-if-else = om { $when }, { $then }; annars { $otherwise }
lotr-do-repeat = { $do } { $times }

lotr-mod-cost = { $who } kostar { $by }
lotr-mod-cost-first-phase = { $who } kostar { $by }, men bara den första i varje skuggfas
lotr-mod-cost-first-turn = { $who } kostar { $by } här, men bara den första varje tur
lotr-mod-shadow-number = platsens skuggtal är { $by }
lotr-mod-every-shadow-number = varje plats skuggtal är { $by }
lotr-mod-archery-fellowship = sällskapets bågskytte är { $by }
lotr-mod-archery-minion = hantlangarnas bågskytte är { $by }
lotr-mod-move-limit = förflyttningsgränsen är { $by } denna tur
lotr-mod-wound-limit = { $who } får högst { $n } sår i varje strid
lotr-mod-no-wounds = { $who } är skyddad mot sår { $phase }
lotr-mod-no-wounds-after = är { $who } skyddad mot sår { $phase }
lotr-mod-no-wounds-except = { $who } är skyddad mot sår utom { $phase }
lotr-mod-no-wounds-except-after = är { $who } skyddad mot sår utom { $phase }
lotr-mod-not-assigned = { $who } får inte utses till en strid
lotr-mod-not-assigned-by-free = sällskapets spelare får inte utse { $who } till en strid

lotr-it = den | dess | den | den
lotr-it-neuter = det | dess | det | det
lotr-with-keyword = { " " }med ordet { $word }
lotr-to-play-if = detta kort får spelas bara om { $when }

lotr-noun-ent = en | ent | ents | enter | enters | ent
lotr-noun-balrog = en | balrog | balrogs | balroger | balrogers | balrog
lotr-noun-creature = en | varelse | varelses | varelser | varelsers | varelse
lotr-noun-troll = ett | troll | trolls | troll | trolls | troll
lotr-noun-wraith = en | vålnad | vålnads | vålnader | vålnaders | vålnads
lotr-noun-hand-weapon = ett | handvapen | handvapens | handvapen | handvapens | handvapen
lotr-noun-ranged-weapon = ett | skjutvapen | skjutvapens | skjutvapen | skjutvapens | skjutvapen
lotr-noun-armor = en | rustning | rustnings | rustningar | rustningars | rustnings
lotr-noun-shield = en | sköld | skölds | sköldar | sköldars | sköld
lotr-noun-helm = en | hjälm | hjälms | hjälmar | hjälmars | hjälm
lotr-noun-cloak = en | kappa | kappas | kappor | kappors | kapp
lotr-noun-bracers = ett | armskydd | armskydds | armskydd | armskydds | armskydds
lotr-noun-gauntlets = en | järnhandske | järnhandskes | järnhandskar | järnhandskars | järnhandsk
lotr-noun-staff = en | stav | stavs | stavar | stavars | stav
lotr-noun-pipe = en | pipa | pipas | pipor | pipors | pip
lotr-noun-ring = en | ring | rings | ringar | ringars | ring
lotr-noun-palantir = en | palantír | palantírs | palantírer | palantírers | palantír
lotr-noun-brooch = ett | spänne | spännes | spännen | spännens | spänn

lotr-keyword-easterling = österling
lotr-keyword-southron = sydlänning
lotr-keyword-knight = riddare
lotr-keyword-warg-rider = vargryttare
lotr-keyword-twilight = skymning
lotr-keyword-tentacle = fångarm
lotr-keyword-weather = väder
lotr-keyword-tale = berättelse
lotr-keyword-search = sökande
lotr-keyword-machine = maskin
lotr-keyword-fortification = befästning
lotr-keyword-pipeweed = pipört
lotr-keyword-forest = skog
lotr-keyword-mountain = berg

lotr-in-phase-fellowship = i sällskapsfasen
lotr-in-phase-shadow = i skuggfasen
lotr-in-phase-maneuver = i manöverfasen
lotr-in-phase-assignment = i tilldelningsfasen
lotr-in-phase-regroup = i omgrupperingsfasen
lotr-of-phase-fellowship = sällskapsfasen
lotr-of-phase-shadow = skuggfasen
lotr-of-phase-maneuver = manöverfasen
lotr-of-phase-archery = bågskyttefasen
lotr-of-phase-assignment = tilldelningsfasen
lotr-of-phase-skirmish = stridsfasen
lotr-of-phase-regroup = omgrupperingsfasen
lotr-on-phase = i början av { $phase }
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
    [about] { $who } är på väg att slängas ur spel
   *[after] { $who } har slängts ur spel
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
    [about] { $who } är på väg att spelas
   *[after] { $who } har spelats
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } förmåga är på väg att användas
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

lotr-until-turn = { " " }till turens slut

lotr-do-times = { $do } ({ $n } gånger)
lotr-do-take-part = { $who } får delta i bågskytte och strider{ $until }
lotr-do-leave-skirmish = { $who } drar sig ur striden
lotr-plays-to-support = spelas till ditt stödområde
lotr-adj-others = annan | annat | andra
lotr-unassigned = { $n ->
    [one] { " " }som inte är tilldelad en strid
   *[other] { " " }som inte är tilldelade en strid
}
lotr-do-strength-long = { lotr-do-strength }
lotr-do-gain-chosen = { lotr-do-gain }
lotr-do-strength-after = får { $who } styrka { $by }
lotr-do-strength-long-after = { lotr-do-strength-after }
lotr-do-grant-after = är { $who } { $word }{ $until }
lotr-do-gain-after = får { $who } { $word }{ $until }
lotr-do-overwhelm-limit-after = krossas { $who } först vid { $n ->
    [3] tredubbel
   *[other] { $n }-dubbel
} styrka
lotr-do-wound-limit-after = får { $who } högst { $n } sår
lotr-mod-shadow-number-after = är platsens skuggtal { $by }
lotr-mod-archery-fellowship-after = är sällskapets bågskytte { $by }
lotr-mod-archery-minion-after = är hantlangarnas bågskytte { $by }
lotr-mod-move-limit-after = är förflyttningsgränsen { $by } denna tur
lotr-mod-wound-limit-after = får { $who } högst { $n } sår i varje strid

# Verb: uppmaning | någon annan gör | någon annan får göra | genom att göra.
lotr-verb-exert = ansträng | anstränger | anstränga | anstränga
lotr-verb-exhaust = utmatta | utmattar | utmatta | utmatta
lotr-verb-wound = såra | sårar | såra | såra
lotr-verb-heal = läk | läker | läka | läka
lotr-verb-add = lägg till | lägger till | lägga till | lägga till
lotr-verb-remove = ta bort | tar bort | ta bort | ta bort
lotr-verb-discard = släng | slänger | slänga | slänga
lotr-verb-draw = dra | drar | dra | dra
lotr-verb-put = lägg | lägger | lägga | lägga
lotr-verb-take = ta | tar | ta | ta
lotr-verb-return = ta tillbaka | tar tillbaka | ta tillbaka | ta tillbaka
lotr-verb-stack = stapla | staplar | stapla | stapla
lotr-verb-look = titta | tittar | titta | titta
lotr-verb-reveal = avslöja | avslöjar | avslöja | avslöja
lotr-verb-play = spela | spelar | spela | spela
lotr-verb-cancel = avbryt | avbryter | avbryta | avbryta
lotr-verb-assign = utse | utser | utse | utse
lotr-verb-liberate = befria | befriar | befria | befria
lotr-verb-spot = upptäck | upptäcker | upptäcka | upptäcka

lotr-times = { " " }{ $n } gånger
lotr-up-to = upp till { $who }
lotr-chosen-by = { " " }({ $player } väljer)
lotr-that-one = samma
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $verb } { $player } { $rest }
lotr-player-may = { $player } får { $do }
lotr-player-may-after = får { $player } { $do }
lotr-player-you = du
lotr-player-free = sällskapets spelare
lotr-player-each-shadow = varje skuggspelare
lotr-player-any-shadow = valfri skuggspelare
lotr-player-opponent = en motståndare

lotr-do-exert = { $verb } { $who }
lotr-do-exhaust = { $verb } { $who }
lotr-do-wound = { $verb } { $who }
lotr-do-heal = { $verb } { $who }
lotr-do-discard = { $verb } ur spel { $who }
lotr-do-discard-this = { $verb } { $who } ur spel
lotr-do-return = { $verb } { $who } till ägarens hand
lotr-do-stack = { $verb } { $who } på { $whom }
lotr-do-add-twilight = { $verb } ({ $n })
lotr-do-add-twilight-each = { $verb } skymningsmarker: { $each }
lotr-do-remove-twilight = { $verb } ({ $n })
lotr-do-remove-twilight-each = { $verb } skymningsmarker: { $each }
lotr-do-add-burden = { $verb } { $who }
lotr-do-add-burden-each = { $verb } bördor: { $each }
lotr-do-remove-burden = { $verb } { $who }
lotr-do-remove-burden-each = { $verb } bördor: { $each }
lotr-do-draw = { $verb } { $who }
lotr-do-draw-each = { $verb } kort: { $each }
lotr-do-add-tokens = { $verb } { $who } på { $whom }
lotr-do-remove-tokens = { $verb } { $who } från { $whom }
lotr-do-put-hand-discard = { $verb } { $who } från handen
lotr-do-put-hand-deck = { $verb } { $who } från handen under { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discard-deck = { $verb } { $who } ur { $own ->
    [you] din slänghög under din
   *[they] sin slänghög under sin
} draglek
lotr-do-put-discard-hand = { $verb } { $who } ur { $own ->
    [you] din
   *[they] sin
} slänghög på handen
lotr-do-put-hand-stack = { $verb } { $who } från handen på { $whom }
lotr-do-discard-top = { $verb } { $n ->
    [one] det översta kortet
   *[other] de { $n } översta korten
} i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-discard-top-each = { $verb } kort överst i { $own ->
    [you] din
   *[they] sin
} draglek: { $each }
lotr-do-look-at-hand = { $verb } på en motståndares hand
lotr-do-reveal-hand = { $verb } en motståndares hand
lotr-do-play = { $verb } { $who }{ $where }{ $on }{ $price }
lotr-from-stack = { " " }som ligger på detta kort
lotr-do-next-site = { $verb } sällskapets nästa plats ur din egen lek; den ersätter vid behov motståndarens
lotr-do-cancel = { $verb } en strid med { $who }
lotr-do-assign = { $verb } { $who } att strida mot { $whom }
lotr-do-take-control = { $verb } kontroll över { $who }
lotr-do-take-control-each = { $verb } kontroll över platser: { $each }
lotr-do-liberate = { $verb } { $who }
lotr-do-wear-ring = { $verb } på Ringen till omgrupperingen
lotr-verb-wear-ring = sätt | sätter | sätta | sätta
lotr-do-spot = { $verb } { $who }
lotr-do-unless = { $do }. { $player } får { $pays } för att hindra detta
lotr-do-prevent-death = hindra den döden
lotr-do-prevent-overwhelm = hindra krossandet
lotr-do-prevent-exert = hindra den ansträngningen
lotr-do-prevent-heal = hindra den läkningen
lotr-do-prevent-discard = hindra att det slängs
lotr-do-prevent-burden = hindra de bördorna
lotr-do-prevent-unburden = hindra att bördorna tas bort
lotr-do-prevent-twilight = hindra de skymningsmarkerna
lotr-do-prevent-draw = hindra det draget
lotr-do-prevent-control = hindra att platsen tas
lotr-do-prevent-play = häv det kortet
lotr-do-prevent-ability = häv den förmågan
lotr-do-prevent-win = hindra den segern
lotr-do-prevent-lose = hindra den förlusten
lotr-do-prevent-fight-end = hindra att striden slutar
lotr-do-prevent-assignment = hindra att den utses
lotr-do-prevent-defence = hindra det försvaret
lotr-do-prevent-phase-end = hindra att fasen slutar
lotr-do-prevent-turn-end = hindra att turen slutar
lotr-do-prevent-ring = hindra att Ringen sätts på
lotr-do-prevent-reveal = hindra avslöjandet

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
lotr-during-skirmish = { " " }i en strid
lotr-in-your-turn = { " " }under din tur

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
} skymningsmarker i potten
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
lotr-in-dead = { $whose ->
    [free] i dödshögen
    [you] i din dödshög
   *[other] i motståndarens dödshög
}
lotr-in-discard = { $whose ->
    [free] i slänghögen hos sällskapets spelare
    [you] i din slänghög
   *[other] i motståndarens slänghög
}
lotr-if-spot-least = du kan upptäcka minst { $who }
lotr-if-spot-most = du kan upptäcka högst { $who }
lotr-if-spot-below = du kan upptäcka färre än { $who }
lotr-amount-burdens = { $n } för varje börda{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-amount-twilight = { $n } för varje skymningsmark i potten{ $over ->
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
lotr-which-is = { " " }som är { $whom }
lotr-bearing = { " " }som bär { $whom }
lotr-stacked-on = { " " }som ligger på { $whom }
lotr-holding = { " " }som har { $whom } på sig
lotr-adj-exhausted = utmattad | utmattat | utmattade
lotr-adj-controlled = kontrollerad | kontrollerat | kontrollerade
lotr-adj-unique = unik | unikt | unika
lotr-noun-tracker = en | spårare | spårares | spårare | spårares | spårar
lotr-noun-knight = en | riddare | riddares | riddare | riddares | riddar
lotr-noun-southron = en | sydlänning | sydlännings | sydlänningar | sydlänningars | sydlännings
lotr-noun-easterling = en | österling | österlings | österlingar | österlingars | österlings
lotr-noun-warg-rider = en | vargryttare | vargryttares | vargryttare | vargryttares | vargryttar
lotr-mod-cannot-exert = { $who } kan inte ansträngas { $phase }
lotr-mod-cannot-exert-except = { $who } kan ansträngas bara { $phase }
lotr-mod-cannot-heal = { $who } kan inte läkas { $phase }
lotr-mod-cannot-heal-except = { $who } kan läkas bara { $phase }
lotr-mod-cannot-discard = { $who } kan inte slängas ur spel { $phase }
lotr-mod-cannot-discard-except = { $who } kan slängas ur spel bara { $phase }
lotr-verb-lay = spela | spelar | spela | spela
lotr-on-fight-start-owned = i början av varje strid med { $who }
lotr-do-instead = { $do } i stället
lotr-deed-death = { $time ->
    [about] { $who } är på väg att dö
   *[after] { $who } dör
}
lotr-noun-burden = en | börda | bördas | bördor | bördors | börd
lotr-noun-token = en | markör | markörs | markörer | markörers | markörs
lotr-mod-cost-after = kostar { $who } { $by }
lotr-mod-every-shadow-number-after = är varje plats skuggtal { $by }
lotr-mod-cost-first-phase-after = kostar { $who } { $by }, men bara den första i varje skuggfas
lotr-mod-cost-first-turn-after = kostar { $who } { $by } här, men bara den första varje tur
lotr-do-take-part-after = får { $who } delta i bågskytte och strider{ $until }
