# Ord som Skuggans kort behöver utöver de andra.
lotr-do-look-at-top-each = { $verb } på kort överst i { $whose ->
    [you] din
    [anyone] någons
   *[opponent] en motståndares
} draglek: { $each }
lotr-do-reveal-top-each = { $verb } kort överst i { $whose ->
    [you] din
    [anyone] någons
   *[opponent] en motståndares
} draglek: { $each }
lotr-mod-cannot-exert-after = kan { $who } inte ansträngas { $phase }
lotr-mod-cannot-exert-except-after = kan { $who } ansträngas bara { $phase }
lotr-mod-cannot-heal-after = kan { $who } inte läkas { $phase }
lotr-mod-cannot-heal-except-after = kan { $who } läkas bara { $phase }
lotr-mod-cannot-discard-after = kan { $who } inte slängas ur spel { $phase }
lotr-mod-cannot-discard-except-after = kan { $who } slängas ur spel bara { $phase }
lotr-at-its-site = sällskapet är på denna plats
lotr-the-site = sällskapets plats | sällskapets plats | sällskapets plats | sällskapets plats
lotr-adj-present = närvarande | närvarande | närvarande
lotr-if-being-present = { $who } är närvarande
lotr-verb-replace = ersätt | ersätter | ersätta | ersätta
lotr-do-replace-site = { $verb } { $who } med din egen plats med samma nummer
lotr-do-replace-site-by = { $verb } { $who } med din egen plats med samma nummer som är { $whom }
lotr-mentions = { " " }som upptäcker eller anstränger { $whom }
lotr-mentions-many = { " " }som upptäcker eller anstränger { $whom }
lotr-in-hand = { $whose ->
    [free] på handen hos sällskapets spelare
    [you] på din hand
   *[other] på motståndarens hand
}
lotr-in-deck = { $whose ->
    [free] i dragleken hos sällskapets spelare
    [you] i din draglek
   *[other] i motståndarens draglek
}
lotr-if-pile-empty = det finns inga kort { $pile }
lotr-if-losses = bördorna och följeslagarna i dödshögen tillsammans är { $how ->
    [least] minst { $n }
    [most] högst { $n }
   *[below] färre än { $n }
}
lotr-amount-losses = { $n } för varje börda och varje följeslagare i dödshögen{ $over ->
    [0] { "" }
   *[other] { " " }utöver { $over }
}
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] din
   *[they] sin
} hand
lotr-mod-shut-hands = sällskapets spelare får inte titta på eller avslöja kort på en skuggspelares hand
lotr-mod-shut-hands-after = får sällskapets spelare inte titta på eller avslöja kort på en skuggspelares hand
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
lotr-mod-cannot-exert-by-free = de fria folkens kort kan inte anstränga { $who } { $phase }
lotr-mod-cannot-exert-by-free-after = kan de fria folkens kort inte anstränga { $who } { $phase }
lotr-mod-dulled = { $who } ger ingen styrka
lotr-mod-dulled-after = ger { $who } ingen styrka
lotr-on-your-phase-start = i början av var och en av dina { $phase ->
    [skuggfasen] skuggfaser
   *[other] { $phase }
}
lotr-on-your-phase-end = i slutet av var och en av dina { $phase ->
    [skuggfasen] skuggfaser
   *[other] { $phase }
}
lotr-on-end-of-phase = i slutet av { $phase }
lotr-if-was-assigned = { $who } har utsetts till en strid denna tur
lotr-if-was-not-assigned = { $who } inte har utsetts till en strid denna tur
lotr-deed-take = { $time ->
    [about] sällskapets spelare är på väg att dra ett kort eller ta ett på handen
   *[after] sällskapets spelare har dragit ett kort eller tagit ett på handen
}
lotr-do-prevent-take = hindra det
lotr-often-costof = lika många gånger som det kortets kostnad
lotr-do-put-shown-deck = { $verb } { $who } av de visade korten underst i dragleken
lotr-do-put-shown-deck-top = { $verb } { $who } av de visade korten överst i dragleken
lotr-do-put-shown-shuffled = { $verb } in { $who } av de visade korten i dragleken
lotr-do-put-shown-discard = { $verb } { $who } av de visade korten
lotr-do-put-shown-stack = { $verb } { $who } av de visade korten på { $whom }
lotr-deed-thrown = { $time ->
    [about] du är på väg att tvingas slänga ett kort från handen
   *[after] du har tvingats slänga ett kort från handen
}
lotr-do-prevent-thrown = hindra det
lotr-do-reveal-some-at-random = { $verb } { $who } slumpvis från en motståndares hand
lotr-do-discard-one-shown = { $verb } ett av de visade korten från den spelarens hand
lotr-do-reveal-until = { $verb } kort överst i { $own ->
    [you] din
   *[they] sin
} draglek ett i taget tills { $who } visas
lotr-mod-falls-on = { $who } får såren av hantlangarnas pilar i stället för följeslagarna
lotr-verb-name = nämn | nämner | nämna | nämna
lotr-do-name-cultures = { $verb } { $n } kulturer
lotr-do-names-cultures = { $player } nämner { $n } kulturer
lotr-of-unnamed = { " " }av ingen nämnd kultur
lotr-ask-culture = Nämn en kultur som skonas.
lotr-way-culture-0 = Dvärgarna
lotr-way-culture-1 = Alverna
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-log-decided-culture-0 = { $name } nämner en kultur: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } nämner en kultur: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } nämner en kultur: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } nämner en kultur: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } nämner en kultur: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } nämner en kultur: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } nämner en kultur: { lotr-culture-gollum }.
lotr-log-affected-falls-on = Hantlangarnas pilar träffar bundsförvanter{ $why }.
lotr-copied = { " " }som du har en kopia av i din slänghög
lotr-do-sink-copies = { $verb } alla kopior av { $who } ur din slänghög underst i din draglek
lotr-do-show-and-play = { $verb } valfritt antal { $who } från din hand → spela { $whom } (kostnad { $n } för vart och ett av de korten)
lotr-mod-no-text = { $who_gen } speltext gäller inte
lotr-mod-no-text-after = gäller { $who_gen } speltext inte
lotr-mod-may-skip = { $player } får välja att { $phase } hoppas över
lotr-do-assign-anew = { $verb } alla återstående strider och utse { $who } att strida mot { $whom }
lotr-deed-fight-end-of = { $time ->
    [about] en strid där { $who } deltog är på väg att sluta
   *[after] en strid där { $who } deltog har slutat
}
lotr-do-attach = { $verb } { $who } ur din slänghög till { $whom }
lotr-log-affected-no-text = Texten gäller inte: { $cards }{ $why }.
lotr-ask-skip = Du får hoppa över bågskyttefasen. Gör du det?
lotr-way-skip-1 = Hoppa över
lotr-way-skip-0 = Låt pilarna flyga
lotr-log-decided-skip-1 = { $name } hoppar över bågskyttefasen ({ $card }).
lotr-log-decided-skip-0 = { $name } hoppar inte över bågskyttefasen ({ $card }).
lotr-of-fight = { " " }i den striden
lotr-in-your-area = { " " }i ditt stödområde
lotr-deed-end-of-phase = { $time ->
    [about] slutet av { $phase } är på väg
   *[after] det är slutet av { $phase }
}
lotr-until-fight = { " " }i den striden
lotr-do-sink-revealed = { $verb } det visade kortet underst i samma draglek
