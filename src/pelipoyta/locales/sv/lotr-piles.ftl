# -- Vad som görs med lekar, av vem och hur ofta -----------------------------------------------------------------------------

lotr-wound-from = { " " }av { $whom }
lotr-mod-cost-unseen = { $who } vars { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
} du inte kan upptäcka kostar { $by }
lotr-mod-cost-unseen-after = kostar { $who } vars { $of ->
    [culture] kultur
    [race] ras
   *[title] titel
} du inte kan upptäcka { $by }
lotr-deed-rival-take = { $time ->
    [about] en motståndare är på väg att dra ett kort eller ta ett på handen
   *[after] en motståndare har dragit ett kort eller tagit ett på handen
}
lotr-do-prevent-rival-take = hindra det
lotr-do-discard-bottom = { $verb } { $n ->
    [one] det understa kortet
   *[other] de { $n } understa korten
} i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-discard-bottom-each = { $verb } kort underst i { $own ->
    [you] din
   *[they] sin
} draglek: { $each }
lotr-x-times = { " " }X gånger
lotr-player-anyone = en spelare
lotr-do-rearrange = { $verb } tillbaka resten överst i valfri ordning
lotr-do-discard-on = { $verb } kort överst ur din draglek tills du slutar
lotr-do-take-last = { $verb } det sista av dem på handen
lotr-do-skip-shadow = { $verb } över { $own ->
    [you] din
   *[they] sin
} nästa skuggfas
lotr-verb-skip = hoppa | hoppar | hoppa | hoppa
lotr-do-lay-this-deck-top = { $verb } detta kort överst i din draglek
lotr-do-lay-this-deck = { $verb } detta kort underst i din draglek
lotr-if-moves = sällskapet förflyttar sig igen denna tur
lotr-text-of = så länge du kan upptäcka din plats { $n } har { $who } även den platsens text
lotr-site-at = { " " }{ $n }
lotr-if-here = sällskapet är här
lotr-mod-one-minion-after = får högst en hantlangare utses till varje strid
lotr-do-look-at-random = { $verb } på { $who } slumpvis från en motståndares hand med minst { $n } kort
lotr-mod-unhurt = alla sår på { $who } hindras
lotr-mod-unhurt-after = hindras alla sår på { $who }
