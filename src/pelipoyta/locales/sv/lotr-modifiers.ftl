# Static texts: what they change or forbid, lotr-mod-…
lotr-mod-cost = { $who } kostar { lotr-by-how-much }
lotr-mod-cost-first-phase = { $who } kostar { lotr-by-how-much }, men bara den första i varje skuggfas
lotr-mod-cost-first-turn = { $who } kostar { lotr-by-how-much } här, men bara den första varje tur
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
lotr-mod-not-assigned-by-free = De fria folkens spelare får inte utse { $who } till en strid
lotr-mod-shadow-number-after = är platsens skuggtal { $by }
lotr-mod-archery-fellowship-after = är sällskapets bågskytte { $by }
lotr-mod-archery-minion-after = är hantlangarnas bågskytte { $by }
lotr-mod-move-limit-after = är förflyttningsgränsen { $by } denna tur
lotr-mod-wound-limit-after = får { $who } högst { $n } sår i varje strid
lotr-mod-cannot-exert = { $who } kan inte ansträngas { $phase }
lotr-mod-cannot-exert-except = { $who } kan ansträngas bara { $phase }
lotr-mod-cannot-heal = { $who } kan inte läkas { $phase }
lotr-mod-cannot-heal-except = { $who } kan läkas bara { $phase }
lotr-mod-cannot-discard = { $who } kan inte kastas ur spel { $phase }
lotr-mod-cannot-discard-except = { $who } kan kastas ur spel bara { $phase }
lotr-mod-cost-after = kostar { $who } { lotr-by-how-much }
lotr-mod-every-shadow-number-after = är varje plats skuggtal { $by }
lotr-mod-cost-first-phase-after = kostar { $who } { lotr-by-how-much }, men bara den första i varje skuggfas
lotr-mod-cost-first-turn-after = kostar { $who } { lotr-by-how-much } här, men bara den första varje tur
lotr-mod-site-number = { $who } har platsnummer { $by }
lotr-mod-site-number-after = har { $who } platsnummer { $by }
lotr-mod-roaming = { $who } har tillägget för att ströva { $by }
lotr-mod-roaming-after = har { $who } tillägget för att ströva { $by }
lotr-mod-out-of-archery = { $who } räknas inte i bågskyttet
lotr-mod-stays-out = { $who } får inte delta i bågskytte eller strider
lotr-mod-out-of-archery-after = räknas { $who } inte i bågskyttet
lotr-mod-loses = { $who } förlorar ordet { $word }
lotr-mod-loses-after = förlorar { $who } ordet { $word }
lotr-mod-loses-bonuses = { $who } förlorar all { $word }
lotr-mod-loses-bonuses-after = förlorar { $who } all { $word }
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
lotr-mod-late-win = De fria folkens spelare vinner först när skuggspelarna har fyllt på sina händer
lotr-mod-late-win-after = vinner De fria folkens spelare först när skuggspelarna har fyllt på sina händer
lotr-mod-cannot-exert-after = kan { $who } inte ansträngas { $phase }
lotr-mod-cannot-exert-except-after = kan { $who } ansträngas bara { $phase }
lotr-mod-cannot-heal-after = kan { $who } inte läkas { $phase }
lotr-mod-cannot-heal-except-after = kan { $who } läkas bara { $phase }
lotr-mod-cannot-discard-after = kan { $who } inte kastas ur spel { $phase }
lotr-mod-cannot-discard-except-after = kan { $who } kastas ur spel bara { $phase }
lotr-mod-shut-hands = De fria folkens spelare får inte titta på eller avslöja kort på en skuggspelares hand
lotr-mod-shut-hands-after = får De fria folkens spelare inte titta på eller avslöja kort på en skuggspelares hand
lotr-mod-freed = { $who } hindras inte av förbuden i sin egen text
lotr-mod-freed-after = hindras { $who } inte av förbuden i sin egen text
lotr-mod-no-uses = { $player } får inte använda förmågor för { $phase }
lotr-mod-no-uses-after = får { $player } inte använda förmågor för { $phase }
lotr-mod-no-uses-all = { $player } får använda förmågor för { $phase }
lotr-mod-no-uses-all-after = får { $player } använda förmågor för { $phase }
lotr-mod-loses-given = { $who } förlorar ordet { $word } från { $whom }
lotr-mod-loses-given-after = förlorar { $who } ordet { $word } från { $whom }
lotr-mod-cannot-unburden = bördor kan inte tas bort från { $who } { $phase }
lotr-mod-cannot-unburden-after = kan bördor inte tas bort från { $who } { $phase }
lotr-mod-cannot-unburden-except = bördor kan tas bort från { $who } bara { $phase }
lotr-mod-cannot-unburden-except-after = kan bördor tas bort från { $who } bara { $phase }
lotr-mod-cannot-exert-by-free = bara Skuggans kort kan anstränga { $who } { $phase }
lotr-mod-cannot-exert-by-free-after = kan bara Skuggans kort anstränga { $who } { $phase }
lotr-mod-dulled = { $who } ger ingen styrka
lotr-mod-dulled-after = ger { $who } ingen styrka
lotr-mod-falls-on = { $who } får såren av hantlangarnas pilar i stället för följeslagarna
lotr-mod-no-text = { $who_gen } speltext gäller inte
lotr-mod-no-text-after = gäller { $who_gen } speltext inte
lotr-mod-may-skip = { $player } får välja att { $phase } hoppas över
lotr-mod-cost-unseen = { $who } vars { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
} du inte kan upptäcka kostar { lotr-by-how-much }
lotr-mod-cost-unseen-after = kostar { $who } vars { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
} du inte kan upptäcka { lotr-by-how-much }
lotr-mod-one-minion-after = får högst en hantlangare utses till varje strid
lotr-mod-unhurt = alla sår på { $who } hindras
lotr-mod-unhurt-after = hindras alla sår på { $who }
lotr-mod-not-played = { $who } får inte spelas{ $where }
lotr-mod-never-roams = { $who } strövar aldrig
lotr-mod-comes-exhausted = { $who } kommer i spel utmattad
lotr-mod-one-minion = högst en hantlangare får utses till varje strid
lotr-mod-resistance = { $who_gen } motståndskraft är { $by }
lotr-mod-closed-hand = skuggspelare får varken titta på eller avslöja korten på din hand
lotr-mod-safe-cards = skuggkort får inte kasta kort från din hand eller från toppen av din draglek
lotr-mod-safe-cards-after = får skuggkort inte kasta kort från din hand eller från toppen av din draglek
lotr-mod-spot-more = när du upptäcker { $who }, räkna { $n } fler
lotr-mod-cannot-discard-by-others = en motståndare får inte kasta dina { $who } ur spel
lotr-mod-not-assigned-after = får { $who } inte utses till en strid
lotr-mod-not-assigned-by-free-after = får De fria folkens spelare inte utse { $who } till en strid
lotr-by-how-much = { $how ->
    [less] { $n } mindre{ $each }
    [more] { $n } mer{ $each }
   *[by] { $by }
}
