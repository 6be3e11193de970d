# Ord som korten använder utöver grundmeningarna.
lotr-any-number = valfritt antal
lotr-up-to-one = högst | högst | högst
lotr-once-a-phase = { " " }(en gång per fas)
lotr-if-wished = { " " }(om du vill)
lotr-enters-exhausted = ; den kommer i spel utmattad
lotr-to-play-pay = för att spela detta kort, { $do }
lotr-own-cost-always = kortets kostnad är { $by }
lotr-played-on = { " " }när det spelas på { $whom }
lotr-no-less = { " " }(men minst { $n })
lotr-adj-theirs = motståndares | motståndares | motståndares
lotr-assigned-to = { " " }som är utsedd att strida mot { $whom }
lotr-beside = { " " }i samma strid som { $whom }
lotr-home-at = { " " }med hemplats { $n }
lotr-attribute-strength = styrka
lotr-attribute-vitality = livskraft
lotr-attribute-cost = kostnad
lotr-stat = { " " }med { $what } { $how ->
    [least] minst { $n }
   *[most] högst { $n }
}
lotr-stat-below = { " " }med mindre { $what } än { $whom }
lotr-noun-battleground = ett | slagfält | slagfälts | slagfält | slagfälts | slagfälts
lotr-noun-forest = en | skog | skogs | skogar | skogars | skogs
lotr-noun-marsh = ett | kärr | kärrs | kärr | kärrs | kärr
lotr-noun-mountain = ett | berg | bergs | berg | bergs | bergs
lotr-noun-plains = en | slätt | slätts | slätter | slätters | slätt
lotr-noun-river = en | flod | flods | floder | floders | flod
lotr-noun-sanctuary = en | fristad | fristads | fristäder | fristäders | fristads
lotr-noun-underground = en | underjordisk plats | underjordisk plats | underjordiska platser | underjordiska platsers | underjords
lotr-bare-damage = skada
lotr-bare-defender = försvarare
lotr-bare-ambush = bakhåll
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
lotr-amount-tokens-anywhere = { $n } för varje { $culture ->
    [none] markör
   *[other] { $culture }markör
} i spel{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-if-movesmade = sällskapet har förflyttat sig { $how ->
    [least] minst { $n } gånger
    [most] högst { $n } gånger
   *[below] färre än { $n } gånger
} denna tur
lotr-amount-movesmade = { $n } för varje förflyttning denna tur{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-if-chosen = de är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-amount-chosen = { $n } för var och en av dem{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
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
lotr-amount-different = { $n } för { $of ->
    [culture] varje kultur
    [race] varje ras
   *[title] varje namn
}{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
} som du kan upptäcka { $whom } av
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
lotr-amount-seen = { $n } för var och en av dem som är { $whom }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-if-costof = det kortets kostnad är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] lägre än { $n }
}
lotr-that-cost = det kortets kostnad
lotr-amount-costof = { $n } gånger det kortets kostnad{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-nobody = ingen
lotr-the-phase-maneuver = manöverfasen
lotr-the-phase-archery = bågskyttefasen
lotr-mod-site-number = { $who } har platsnummer { $by }
lotr-mod-site-number-after = har { $who } platsnummer { $by }
lotr-mod-roaming = { $who } har tillägget för att ströva { $by }
lotr-mod-roaming-after = har { $who } tillägget för att ströva { $by }
lotr-mod-out-of-archery = { $who } räknas inte i bågskyttet
lotr-mod-stays-out = { $who } får inte delta i bågskytte eller strider
lotr-mod-out-of-archery-after = räknas { $who } inte i bågskyttet
lotr-mod-loses = { $who } förlorar ordet { $word }
lotr-mod-loses-after = förlorar { $who } ordet { $word }
lotr-mod-no-bonus = { $who } får ingen styrka av { $whom }
lotr-mod-no-bonus-after = får { $who } ingen styrka av { $whom }
lotr-mod-no-abilities = { $who_gen } förmågor får inte användas
lotr-mod-no-abilities-after = får { $who_gen } förmågor inte användas
lotr-mod-cannot-bear = { $who } kan inte bära { $whom }
lotr-mod-cannot-bear-after = kan { $who } inte bära { $whom }
lotr-mod-skip = { $phase } hoppas över
lotr-mod-skip-after = hoppas { $phase } över
lotr-mod-no-actions = { $player } får inte spela händelser eller använda förmågor som hör till { $phase }
lotr-mod-no-actions-after = får { $player } inte spela händelser eller använda förmågor som hör till { $phase }
lotr-mod-no-actions-all = { $player } får spela händelser eller använda förmågor som hör till { $phase }
lotr-mod-no-actions-all-after = får { $player } spela händelser eller använda förmågor som hör till { $phase }
lotr-mod-such-shadow-number = { $who_gen } skuggtal är { $by }
lotr-mod-such-shadow-number-after = är { $who_gen } skuggtal { $by }
lotr-against-such = { " " }mot { $whom }
lotr-facing-such = { lotr-against-such }
lotr-against = { $how ->
    [death] { " " }i en strid med { $whom }
    [play] { " " }på { $whom }
   *[other] { " " }mot { $whom }
}
lotr-by-text = { " " }genom { $whom }
lotr-player-a-shadow = en skuggspelare du väljer
lotr-on-coming = varje gång sällskapet kommer till en ny plats
lotr-on-leaving = varje gång sällskapet lämnar en plats
lotr-all-of = alla
lotr-at-random = { " " }slumpvis
lotr-verb-shuffle = blanda | blandar | blanda | blanda
lotr-verb-transfer = flytta | flyttar | flytta | flytta
lotr-do-shuffle = { $verb } { $own ->
    [you] din draglek
   *[they] sin draglek
}
lotr-do-shuffle-in = { $verb } in { $who } och alla kort som ligger därpå i ägarens draglek
lotr-do-transfer = { $verb } { $who } till { $whom }
lotr-do-transfer-home = { $verb } { $who } till stödområdet
lotr-do-discard-stacked = { $verb } { $who }
lotr-do-take-stacked = { $verb } på handen { $who }
lotr-do-look-at-top = { $verb } på { $n ->
    [one] det översta kortet
   *[other] de { $n } översta korten
} i { $whose ->
    [you] din
    [anyone] någons
   *[opponent] en motståndares
} draglek
lotr-do-reveal-top = { $verb } { $n ->
    [one] det översta kortet
   *[other] de { $n } översta korten
} i { $whose ->
    [you] din
    [anyone] någons
   *[opponent] en motståndares
} draglek
lotr-do-put-hand-deck-top = { $verb } { $who } från handen överst i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-hand-shuffled = { $verb } in { $who } från handen i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discard-deck-top = { $verb } { $who } ur { $own ->
    [you] din slänghög överst i din
   *[they] sin slänghög överst i sin
} draglek
lotr-do-put-discard-shuffled = { $verb } in { $who } ur { $own ->
    [you] din slänghög i din
   *[they] sin slänghög i sin
} draglek
lotr-do-put-discard-stack = { $verb } { $who } ur { $own ->
    [you] din
   *[they] sin
} slänghög på { $whom }
lotr-do-put-deck-top-hand = { $verb } { $who } överst ur { $own ->
    [you] din
   *[they] sin
} draglek på handen
lotr-do-put-deck-top-deck = { $verb } { $who } överst ur { $own ->
    [you] din
   *[they] sin
} draglek under den
lotr-do-put-deck-top-shuffled = { $verb } in { $who } överst ur { $own ->
    [you] din
   *[they] sin
} draglek i den
lotr-do-put-deck-top-discard = { $verb } { $who } överst ur { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-deck-top-stack = { $verb } { $who } överst ur { $own ->
    [you] din
   *[they] sin
} draglek på { $whom }
lotr-do-put-seen-hand = { $verb } { $who } av dem på handen
lotr-do-put-seen-deck = { $verb } { $who } av dem under { $own ->
    [you] din
   *[they] sin
} draglek i valfri ordning
lotr-do-put-seen-deck-top = { $verb } { $who } av dem överst i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-seen-shuffled = { $verb } in { $who } av dem i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-seen-discard = { $verb } { $who } av dem
lotr-do-put-rest = { $verb } resten av dem
lotr-do-put-seen-stack = { $verb } { $who } av dem på { $whom }
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
lotr-until-assignment = { " " }till tilldelningsfasen
lotr-adj-supporting = … i stödområdet | … i stödområdet | … i stödområdet
lotr-if-being-supporting = { $who } är i stödområdet
lotr-do-keep-event = { $verb } tillbaka den händelsen på handen
lotr-from-deck-or-discard = { " " }ur din draglek eller slänghög
lotr-from-hand-or-discard = { " " }från handen eller ur din slänghög
lotr-from-dead = { " " }ur din dödshög
lotr-adj-held = … som du kontrollerar | … som du kontrollerar | … som du kontrollerar
lotr-adj-own = egen | eget | egna
lotr-noun-character = en | gestalt | gestalts | gestalter | gestalters | gestalt
lotr-once = en gång
lotr-choose-first = välj { $who }: { $said }
lotr-amount-pile-any = { $n } för varje kort { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-then = { "; därefter " }
lotr-do-transfer-this = { lotr-do-transfer }
lotr-do-transfer-home-this = { lotr-do-transfer-home }
lotr-skirmishing-many = { lotr-skirmishing }
lotr-facing-many = { lotr-skirmishing }
lotr-borne-by-many = { lotr-borne-by }
lotr-bearing-many = { lotr-bearing }
lotr-stacked-on-many = { lotr-stacked-on }
lotr-holding-many = { lotr-holding }
lotr-assigned-to-many = { " " }som är utsedda att strida mot { $whom }
lotr-beside-many = { lotr-beside }
lotr-which-is-many = { lotr-which-is }
lotr-noun-machine = en | maskin | maskins | maskiner | maskiners | maskin
lotr-noun-fortification = en | befästning | befästnings | befästningar | befästningars | befästnings
lotr-noun-tale = en | berättelse | berättelses | berättelser | berättelsers | berättelse
lotr-noun-spell = en | besvärjelse | besvärjelses | besvärjelser | besvärjelsers | besvärjelse
lotr-noun-weather = ett | väder | väders | väder | väders | väder
lotr-noun-search = ett | sökande | sökandes | sökanden | sökandens | sök
lotr-noun-stealth = ett | smygande | smygandes | smyganden | smygandens | smyg
lotr-noun-pipeweed = en | pipört | pipörts | pipörter | pipörters | pipörts
lotr-noun-twilight = en | skymning | skymnings | skymningar | skymningars | skymnings
lotr-noun-tentacle = en | fångarm | fångarms | fångarmar | fångarmars | fångarms
lotr-deed-shown = { $time ->
    [about] detta kort är på väg att avslöjas från din hand
   *[after] detta kort har avslöjats från din hand
}
lotr-do-prevent-shown = hindra att din hand avslöjas
lotr-do-put-discarded-hand = { $verb } { $who } av de slängda korten på handen
lotr-do-put-discarded-deck = { $verb } { $who } av de slängda korten under { $own ->
    [you] din
   *[they] sin
} draglek i valfri ordning
lotr-do-put-discarded-deck-top = { $verb } { $who } av de slängda korten överst i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discarded-shuffled = { $verb } in { $who } av de slängda korten i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discarded-stack = { $verb } { $who } av de slängda korten på { $whom }
lotr-do-move-again = sällskapets spelare måste förflytta sig igen denna tur om förflyttningsgränsen tillåter det
lotr-do-act-next = du får också göra fasens nästa handling
lotr-do-reconcile = { $verb } handen som i omgrupperingen
lotr-verb-reconcile = fyll på | fyller på | fylla på | fylla på
lotr-mod-late-win = sällskapets spelare vinner först när skuggspelarna har fyllt på sina händer
lotr-mod-late-win-after = vinner sällskapets spelare först när skuggspelarna har fyllt på sina händer
lotr-do-pick = { $verb } { $who }
lotr-verb-pick = välj | väljer | välja | välja
lotr-do-next-sites = { $verb } sällskapets { $n } nästa platser ur din egen lek; de ersätter vid behov motståndarens
lotr-amount-smaller = { $one } eller { $other }, det som är mindre
lotr-of-tokens = { " " }av en kultur som har en markör i spel
lotr-like-seen = { " " }av det visade kortets kultur
lotr-you-may = du får { $do }
lotr-you-may-after = får du { $do }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = sällskapet är på plats | sällskapet är | du kan upptäcka | kan du upptäcka | upptäck
