# Effects: frames of clauses, lotr-do-…; the verb is a message of its own.
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
lotr-do-times = { $do } ({ $n ->
    [2] två gånger
    [3] tre gånger
   *[other] { $n } gånger
})
lotr-do-may-skirmish = { $who } får strida
lotr-do-take-part = { $who } får delta i bågskytte och strider{ $until }
lotr-do-leave-skirmish = { $who } drar sig ur striden
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
lotr-do-exert = { $verb } { $who }
lotr-do-exhaust = { $verb } { $who }
lotr-do-wound = { $verb } { $who }
lotr-do-heal = { $verb } { $who }
lotr-do-discard = { $verb } { $who } ur spel
lotr-do-discard-this = { $verb } { $who } ur spel
lotr-do-return = { $verb } { $who } till ägarens hand
lotr-do-stack = { $verb } { $who } på { $whom }
lotr-do-add-twilight = { $verb } ({ $n })
lotr-do-add-twilight-each = { $verb } skymningsmarkörer: { $each }
lotr-do-remove-twilight = { $verb } ({ $n })
lotr-do-remove-twilight-each = { $verb } skymningsmarkörer: { $each }
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
    [you] din kasthög under din
   *[they] sin kasthög under sin
} draglek
lotr-do-put-discard-hand = { $verb } { $who } ur { $own ->
    [you] din
   *[they] sin
} kasthög på handen
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
lotr-do-look-at-hand = { $verb } på { lotr-whose-hand }
lotr-do-reveal-hand = { $verb } { lotr-whose-hand }
lotr-do-play = { $verb } { $who }{ $where }{ $on }{ $price }
lotr-do-next-site = { $verb } sällskapets nästa plats ur din egen lek; den ersätter vid behov motståndarens
lotr-do-cancel = { $verb } en strid med { $who }
lotr-do-assign = { $verb } { $who } att strida mot { $whom }
lotr-do-take-control = { $verb } kontroll över { $who }
lotr-do-take-control-each = { $verb } kontroll över platser: { $each }
lotr-do-liberate = { $verb } { $who }
lotr-do-wear-ring = { $verb } på Ringen fram till omgrupperingen
lotr-do-spot = { $verb } { $who }
lotr-do-unless = { $do }. { $player } får { $pays } för att hindra detta
lotr-do-prevent-death = hindra den döden
lotr-do-prevent-overwhelm = hindra krossandet
lotr-do-prevent-exert = hindra den ansträngningen
lotr-do-prevent-heal = hindra den läkningen
lotr-do-prevent-discard = hindra att det kastas
lotr-do-prevent-discard-every = hindra att de kastas
lotr-do-prevent-burden = hindra den bördan
lotr-do-prevent-burden-every = hindra de bördorna
lotr-do-prevent-unburden = hindra att bördorna tas bort
lotr-do-prevent-twilight = hindra en av de skymningsmarkörerna
lotr-do-prevent-twilight-every = hindra de skymningsmarkörerna
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
lotr-do-instead = { $do } i stället
lotr-do-may-skirmish-after = får { $who } strida
lotr-do-take-part-after = får { $who } delta i bågskytte och strider{ $until }
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
    [you] din kasthög överst i din
   *[they] sin kasthög överst i sin
} draglek
lotr-do-put-discard-shuffled = { $verb } in { $who } ur { $own ->
    [you] din kasthög i din
   *[they] sin kasthög i sin
} draglek
lotr-do-put-discard-stack = { $verb } { $who } ur { $own ->
    [you] din
   *[they] sin
} kasthög på { $whom }
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
lotr-do-put-rest = { $verb } resten
lotr-do-put-seen-stack = { $verb } { $who } av dem på { $whom }
lotr-do-keep-event = { $verb } tillbaka den händelsen på handen
lotr-do-transfer-this = { lotr-do-transfer }
lotr-do-transfer-home-this = { lotr-do-transfer-home }
lotr-do-prevent-shown = hindra att din hand avslöjas
lotr-do-put-discarded-hand = { $verb } { $who } av de kastade korten på handen
lotr-do-put-discarded-deck = { $verb } { $who } av de kastade korten under { $own ->
    [you] din
   *[they] sin
} draglek i valfri ordning
lotr-do-put-discarded-deck-top = { $verb } { $who } av de kastade korten överst i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discarded-shuffled = { $verb } in { $who } av de kastade korten i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-discarded-stack = { $verb } { $who } av de kastade korten på { $whom }
lotr-do-move-again = De fria folkens spelare måste förflytta sig igen denna tur om förflyttningsgränsen tillåter det
lotr-do-act-next = du får också göra fasens nästa handling
lotr-do-reconcile = { $verb } handen som i omgrupperingen
lotr-do-pick = { $verb } { $who }
lotr-do-next-sites = { $verb } sällskapets { $n } nästa platser ur din egen lek; de ersätter vid behov motståndarens
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
lotr-do-replace-site = { $verb } { $who } med din egen plats med samma nummer
lotr-do-replace-site-by = { $verb } { $who } med din egen plats med samma nummer som är { $whom }
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] din
   *[they] sin
} hand
lotr-do-prevent-take = hindra det
lotr-do-put-shown-deck = { $verb } { $who } av de visade korten underst i dragleken
lotr-do-put-shown-deck-top = { $verb } { $who } av de visade korten överst i dragleken
lotr-do-put-shown-shuffled = { $verb } in { $who } av de visade korten i dragleken
lotr-do-put-shown-discard = { $verb } { $who } av de visade korten
lotr-do-put-shown-stack = { $verb } { $who } av de visade korten på { $whom }
lotr-do-prevent-thrown = hindra det
lotr-do-reveal-some-at-random = { $verb } { $who } slumpvis från { lotr-whose-hand }
lotr-do-discard-one-shown = { $verb } ett av de visade korten från den spelarens hand
lotr-do-reveal-until = { $verb } kort överst i { $own ->
    [you] din
   *[they] sin
} draglek ett i taget tills { $who } visas
lotr-do-name-cultures = { $verb } { $n } kulturer
lotr-do-names-cultures = { $player } nämner { $n } kulturer
lotr-ask-culture = Nämn en kultur som skonas.
lotr-way-culture-0 = Dvärgarna
lotr-way-culture-1 = Alverna
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-do-sink-copies = { $verb } alla kopior av { $who } ur din kasthög underst i din draglek
lotr-do-show-and-play = { $verb } valfritt antal { $who } från din hand → spela { $whom } (kostnad { $n } för vart och ett av de korten)
lotr-do-assign-anew = { $verb } alla återstående strider och utse { $who } att strida mot { $whom }
lotr-do-attach = { $verb } { $who } ur din kasthög till { $whom }
lotr-ask-skip = Du får hoppa över bågskyttefasen. Gör du det?
lotr-way-skip-1 = Hoppa över
lotr-way-skip-0 = Låt pilarna flyga
lotr-do-sink-revealed = { $verb } det visade kortet underst i samma draglek
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
lotr-do-rearrange = { $verb } tillbaka resten överst i valfri ordning
lotr-do-discard-on = { $verb } kort överst ur din draglek tills du slutar
lotr-do-take-last = { $verb } det sista av dem på handen
lotr-do-skip-shadow = { $verb } över { $own ->
    [you] din
   *[they] sin
} nästa skuggfas
lotr-do-lay-this-deck-top = { $verb } detta kort överst i din draglek
lotr-do-lay-this-deck = { $verb } detta kort underst i din draglek
lotr-do-look-at-random = { $verb } på { $who } slumpvis från { lotr-whose-hand } med minst { $n } kort
lotr-do-reveal-at-random = { $verb } ett slumpvis valt kort på { lotr-whose-hand }
lotr-do-discard-shown = { $verb } { $who } från den spelarens hand
lotr-do-end-phase = { $verb } din skuggfas
lotr-do-take-off-ring = { $verb } av Ringen
lotr-do-corrupt = Ringbäraren blir fördärvad
lotr-do-no-token = { $verb } inget sår för den ansträngningen
lotr-do-next-site-if = { $verb } sällskapets nästa plats ur din egen lek om den är { $whom }; den ersätter vid behov motståndarens
lotr-do-say-x = { $verb } X (högst { $most })
lotr-do-corrupt-after = blir Ringbäraren fördärvad
lotr-do-put-that-hand = { $verb } { $who } på handen
lotr-do-put-that-deck = { $verb } { $who } under { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-that-deck-top = { $verb } { $who } överst i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-that-shuffled = { $verb } in { $who } i { $own ->
    [you] din
   *[they] sin
} draglek
lotr-do-put-that-discard = { $verb } { $who }
lotr-do-put-that-stack = { $verb } { $who } på { $whom }
lotr-any-order = { " " }i valfri ordning
lotr-do-make-bearer-after = blir denna följeslagare Ringbärare (motståndskraft { $n })
lotr-unless-not = , utom om { $when }
lotr-whose-hand = { $whose ->
    [free] De fria folkens spelares hand
   *[opponent] en motståndares hand
}
lotr-do-wound-chosen = { $verb } { $who }{ $n ->
    [one] { "" }
   *[other] { " " }{ $n } gånger
}
lotr-do-heal-wounds = { $verb } { $who }{ $n ->
    [one] { "" }
    [2] { " " }två gånger
    [3] { " " }tre gånger
   *[other] { " " }{ $n } gånger
}
lotr-do-heal-wounds-of = { lotr-do-heal-wounds }
lotr-do-assign-both = { lotr-do-assign }
