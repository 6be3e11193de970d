# Kortens ord: substantiv som en/ett | grundform | genitiv | plural | plural genitiv | förled.
lotr-grammar = sv
lotr-each = varje
lotr-and = { " och " }
lotr-or = { " eller " }
lotr-list-comma = { ", " }

lotr-noun-card = ett | kort | korts | kort | korts | kort
lotr-noun-companion = en | följeslagare | följeslagares | följeslagare | följeslagares | följeslagar
lotr-noun-ally = en | bundsförvant | bundsförvants | bundsförvanter | bundsförvanters | bundsförvants
lotr-noun-minion = en | hantlangare | hantlangares | hantlangare | hantlangares | hantlangar
lotr-noun-companion-ally = en | följeslagare eller bundsförvant | följeslagares eller bundsförvants | följeslagare och bundsförvanter | följeslagares och bundsförvanters | följeslagar
lotr-noun-companion-minion = en | följeslagare eller hantlangare | följeslagares eller hantlangares | följeslagare och hantlangare | följeslagares och hantlangares | följeslagar
lotr-noun-possession = ett | föremål | föremåls | föremål | föremåls | föremåls
lotr-noun-artifact = en | klenod | klenods | klenoder | klenoders | klenod
lotr-noun-condition = ett | villkor | villkors | villkor | villkors | villkors
lotr-noun-event = en | händelse | händelses | händelser | händelsers | händelse
lotr-noun-site = en | plats | plats | platser | platsers | plats
lotr-noun-weapon = ett | vapen | vapens | vapen | vapens | vapen
lotr-noun-mount = ett | riddjur | riddjurs | riddjur | riddjurs | riddjurs
lotr-noun-ring-bearer = - | Ringbäraren | Ringbärarens | Ringbärarna | Ringbärarnas | Ringbärar
lotr-noun-ranger = en | utbygdsjägare | utbygdsjägares | utbygdsjägare | utbygdsjägares | utbygdsjägar
lotr-noun-archer = en | bågskytt | bågskytts | bågskyttar | bågskyttars | bågskytt
lotr-noun-villager = en | bybo | bybos | bybor | bybors | bybo
lotr-noun-dwarf = en | dvärg | dvärgs | dvärgar | dvärgars | dvärg
lotr-noun-elf = en | alv | alvs | alver | alvers | alv
lotr-noun-hobbit = en | hobbit | hobbits | hobbitar | hobbitars | hobbit
lotr-noun-man = en | människa | människas | människor | människors | människo
lotr-noun-wizard = en | trollkarl | trollkarls | trollkarlar | trollkarlars | trollkarls
lotr-noun-man-elf-wizard = en | människa, alv eller trollkarl | människas, alvs eller trollkarls | människor, alver och trollkarlar | människors, alvers och trollkarlars | människo
lotr-noun-nazgul = en | nazgûl | nazgûls | nazgûler | nazgûlers | nazgûl
lotr-noun-orc = en | orch | orchs | orcher | orchers | orch
lotr-noun-uruk-hai = en | uruk-hai | uruk-hais | uruk-hai | uruk-hais | uruk-hai-
lotr-title-frodo = - | Frodo | Frodos | Frodo | Frodos | Frodo
lotr-title-sam = - | Sam | Sams | Sam | Sams | Sam
lotr-title-gandalf = - | Gandalf | Gandalfs | Gandalf | Gandalfs | Gandalf
lotr-title-aragorn = - | Aragorn | Aragorns | Aragorn | Aragorns | Aragorn
lotr-title-legolas = - | Legolas | Legolas | Legolas | Legolas | Legolas
lotr-title-gimli = - | Gimli | Gimlis | Gimli | Gimlis | Gimli
lotr-title-theoden = - | Théoden | Théodens | Théoden | Théodens | Théoden
lotr-title-saruman = - | Saruman | Sarumans | Saruman | Sarumans | Saruman
lotr-title-the-balrog = - | Balrogen | Balrogens | Balrogen | Balrogens | Balrog

lotr-adj-other = annan | annat | andra
lotr-adj-your = egen | eget | egna
lotr-adj-free = fri | fritt | fria
lotr-adj-shadow = skugg- | skugg- | skugg-
lotr-adj-wounded = sårad | sårat | sårade
lotr-adj-roaming = kringströvande | kringströvande | kringströvande
lotr-adj-mounted = beriden | beridet | beridna
lotr-adj-unbound = obunden | obundet | obundna
lotr-adj-ring-bound = ringbunden | ringbundet | ringbundna
lotr-adj-unassigned = ledig | ledigt | lediga
lotr-adj-involved = stridande | stridande | stridande
lotr-adj-defender = försvarande | försvarande | försvarande

lotr-with-signet = { " " }med sigillet { $signet }
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = { " " }som strider mot { $whom }
lotr-borne-by = { " " }på { $whom }
lotr-but-not = { " " }som inte är { $whom }
lotr-but-not-many = { " " }som inte är { $whom }
lotr-that = den | dess | den
lotr-its-bearer = dess bärare | dess bärares | dess bärare
lotr-bearer = bäraren | bärarens | bäraren
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
lotr-while = medan { $when }: { $said }
lotr-once-a-turn = { " " }(en gång per tur)
lotr-each-time = varje gång { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on } får du: { $do }
lotr-response = Svar: om { $on }: { $do }
lotr-to-play = för att spela detta kort, upptäck { $who }
lotr-own-cost = om { $when } är kortets kostnad { $by }
lotr-bearer-must-be = bäraren måste vara { $who }

lotr-on-wound = { $who } är på väg att få ett sår
lotr-on-wound-in-skirmish = { $who } är på väg att få ett sår i en strid
lotr-on-played = när du spelar { $who }
lotr-on-each-played = varje gång { $who } spelas
lotr-on-wins = varje gång { $who } vinner en strid
lotr-on-killed = { $who } dör
lotr-on-turn = i början av varje tur
lotr-on-your-turn = i början av var och en av dina turer
lotr-on-phase-fellowship = i början av varje sällskapsfas
lotr-on-first-phase-shadow = i början av den första skuggfasen
lotr-on-skirmish-of-bearer = i början av varje strid med bäraren
lotr-on-moves = varje gång sällskapet förflyttar sig
lotr-on-moves-to = när sällskapet kommer hit
lotr-on-moves-from = när sällskapet lämnar platsen

lotr-if-spot = du kan upptäcka { $who }
lotr-if-not-spot = du inte kan upptäcka { $who }
lotr-if-skirmishing = { $who } strider mot { $whom }
lotr-if-mounted = { $who } är beriden
lotr-if-it-skirmishes = den strider mot { $whom }
lotr-if-it-is = det är { $who }
lotr-if-it-is-mounted = den är beriden
lotr-if-it-is-defender = den är försvarare +1
lotr-if-burdens = bördorna är högst { $n }
lotr-if-twilight = skymningspotten har färre än { $n }
lotr-if-dead-pile = dödshögen har { $who }
lotr-if-ring-worn = Ringen är på fingret
lotr-if-ring-off = Ringen inte är på fingret
lotr-if-home-held = en motståndare kontrollerar hemplatsen
lotr-at-underground = sällskapet är under jord
lotr-at-battleground = sällskapet är på ett slagfält
lotr-at-sanctuary = sällskapet är på en fristad
lotr-at-numbers = sällskapet är på plats { $low }–{ $high }

lotr-amount-if = { $n } (eller { $better } om { $when })
lotr-amount-each = { $n } för { $whom_every } du kan upptäcka
lotr-amount-over = { $n } för { $whom_every } utöver { $over }
lotr-limit = { " " }(högst { $n })
lotr-until-regroup = { " " }till omgrupperingen
lotr-cost-change = ; kostnad { $by }
lotr-on = { " " }på { $whom }
lotr-from-discard = { " " }ur din slänghög
lotr-from-deck = { " " }ur din draglek
lotr-from-deck-or-hand = { " " }ur din draglek eller från handen

lotr-do-exert = ansträng { $who }{ $times ->
    [one] { "" }
   *[other] { " " }{ $times } gånger
}
lotr-do-exert-either = ansträng { $one } eller { $other }
lotr-do-wound = såra { $who }
lotr-do-heal = läk { $who }
lotr-do-strength = { $who } får styrka { $by }
lotr-do-grant = { $who } är { $word }{ $until }
lotr-do-gain = { $who } får { $word }{ $until }
lotr-do-overwhelm-limit = { $who } krossas först vid { $n } gånger sin styrka
lotr-do-wound-limit = { $who } får högst { $n } sår
lotr-do-discard = släng { $who } ur spel
lotr-do-add-twilight = lägg till ({ $n })
lotr-do-remove-twilight = ta bort ({ $n })
lotr-do-add-burden = { $n ->
    [one] lägg till en börda
   *[other] lägg till { $n } bördor
}
lotr-do-remove-burden = { $n ->
    [one] ta bort en börda
   *[other] ta bort { $n } bördor
}
lotr-do-draw = { $n ->
    [one] dra ett kort
   *[other] dra { $n } kort
}
lotr-do-each-shadow-draws-each = varje skuggspelare får dra kort: { $each }
lotr-do-discard-from-hand = släng { $who } från handen
lotr-do-under-deck-hand = lägg { $who } från handen under din draglek
lotr-do-under-deck-discard = lägg { $who } ur din slänghög under din draglek
lotr-do-take = ta { $who } ur din slänghög på handen
lotr-do-discard-top = { $n ->
    [one] sällskapets spelare slänger det översta kortet i sin draglek
   *[other] sällskapets spelare slänger de { $n } översta korten i sin draglek
}
lotr-do-look-at-hand = titta på en motståndares hand
lotr-do-reveal-hand = avslöja en motståndares hand
lotr-do-play = spela { $who }{ $where }{ $on }{ $price }
lotr-do-next-site = spela sällskapets nästa plats ur din egen lek; den ersätter vid behov motståndarens
lotr-do-no-more-moves = sällskapet får inte förflytta sig mer denna tur
lotr-do-cancel = avbryt en strid med { $who }
lotr-do-prevent = hindra det såret
lotr-do-wear-ring = han tar på sig Ringen till omgrupperingen
lotr-do-burdens-instead = { $n ->
    [one] lägg i stället till en börda
   *[other] lägg i stället till { $n } bördor
}
lotr-do-make-bearer = denna följeslagare blir Ringbärare (motståndskraft { $n })
lotr-do-if = om { $when }, { $then }
lotr-do-if-else = om { $when }, { $then }; annars: { $otherwise }
lotr-do-repeat = { $do } { $times }
lotr-do-unless = { $do }. Valfri skuggspelare får ta bort ({ $n }) för att hindra detta
lotr-do-spot = upptäck { $who }

lotr-mod-cost = { $who_gen } kostnad är { $by }
lotr-mod-cost-first-phase = { $who_gen } kostnad är { $by }, den första gången i varje skuggfas
lotr-mod-cost-first-turn = { $who_gen } kostnad är { $by }, den första gången här varje tur
lotr-mod-shadow-number = platsens skuggtal är { $by }
lotr-mod-every-shadow-number = varje plats skuggtal är { $by }
lotr-mod-archery-fellowship = sällskapets bågskytte är { $by }
lotr-mod-archery-minion = hantlangarnas bågskytte är { $by }
lotr-mod-move-limit = förflyttningsgränsen är { $by } denna tur
lotr-mod-wound-limit = { $who } får högst { $n } sår i varje strid
lotr-mod-no-wounds = { $who } är skyddad mot sår { $phase }
lotr-mod-no-wounds-except = { $who } är skyddad mot sår utom { $phase }
