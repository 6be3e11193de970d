# -- Rare deeds, and what keeps cards from being played ---------------------------------------------------------------

lotr-player-owner = dess ägare
lotr-player-that = den spelaren
lotr-do-reveal-at-random = { $verb } ett slumpvis valt kort på en motståndares hand
lotr-do-discard-shown = { $verb } { $who } från den spelarens hand
lotr-mod-not-played = { $who } får inte spelas{ $where }
lotr-mod-never-roams = { $who } strövar inte
lotr-mod-comes-exhausted = { $who } kommer i spel utmattad
lotr-mod-one-minion = högst en hantlangare får utses till varje strid
lotr-mod-resistance = { $who_gen } motståndskraft är { $by }
lotr-mod-closed-hand = skuggspelare får varken titta på eller avslöja korten på din hand
lotr-mod-safe-cards = skuggkort får inte slänga kort från din hand eller från toppen av din draglek
lotr-mod-safe-cards-after = får skuggkort inte slänga kort från din hand eller från toppen av din draglek
lotr-mod-spot-more = när du upptäcker { $who }, räkna { $n } fler
lotr-do-end-phase = { $verb } din skuggfas
lotr-verb-end = avsluta | avslutar | avsluta | avsluta
lotr-do-take-off-ring = { $verb } av Ringen
lotr-do-corrupt = Ringbäraren blir korrumperad
lotr-do-no-token = { $verb } inget sår för den ansträngningen
lotr-verb-place = lägg | lägger | lägga | lägga
lotr-if-won = { $who } vinner denna strid
lotr-if-lost = { $who } förlorar denna strid
lotr-if-unbeaten = ingen följeslagare eller bundsförvant har förlorat en strid denna tur
lotr-for-free = { " " }gratis
lotr-do-next-site-if = { $verb } sällskapets nästa plats ur din egen lek om den är { $whom }; den ersätter vid behov motståndarens
lotr-do-say-x = { $verb } X (högst { $most })
lotr-bearer-beside = Det får bäras utöver ett annat föremål av samma slag
lotr-shown = { " " }(visa det för alla)
lotr-mod-cannot-discard-by-others = en motståndare får inte slänga { $who } ur spel
lotr-amount-seen-kinds = { $n } för varje avslöjad { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
    }{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
    }
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
lotr-adj-of-fellowship = … i sällskapsfasen | … i sällskapsfasen | … i sällskapsfasen
lotr-adj-of-shadow = … i skuggfasen | … i skuggfasen | … i skuggfasen
lotr-adj-of-maneuver = … i manöverfasen | … i manöverfasen | … i manöverfasen
lotr-adj-of-archery = … i bågskyttefasen | … i bågskyttefasen | … i bågskyttefasen
lotr-adj-of-assignment = … i tilldelningsfasen | … i tilldelningsfasen | … i tilldelningsfasen
lotr-adj-of-skirmish = … i stridsfasen | … i stridsfasen | … i stridsfasen
lotr-adj-of-regroup = … i omgrupperingsfasen | … i omgrupperingsfasen | … i omgrupperingsfasen
lotr-the-phase-assignment = tilldelningsfasen med sina strider
lotr-player-loser = förlorarens ägare
lotr-own-strength = { $whom_gen } styrka
lotr-mod-not-assigned-after = får { $who } inte utses till en strid
lotr-mod-not-assigned-by-free-after = får sällskapets spelare inte utse { $who } till en strid
lotr-do-corrupt-after = blir Ringbäraren korrumperad
lotr-deed-move = sällskapet förflyttar sig
