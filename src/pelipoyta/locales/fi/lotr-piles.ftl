# -- Mitä pakoille tehdään, kuka tekee ja kuinka usein -----------------------------------------------------------------------

lotr-wound-from = { " " }{ $whom_abl }
lotr-mod-cost-unseen = { $who_gen }, jonka { $of ->
    [culture] kulttuuria
    [race] rotua
   *[title] nimeä
} et löydä, hinta on { $by }
lotr-mod-cost-unseen-after = { lotr-mod-cost-unseen }
lotr-deed-rival-take = { $time ->
    [about] vastustaja on nostamassa tai ottamassa käteensä kortin
   *[after] vastustaja on nostanut tai ottanut käteensä kortin
}
lotr-do-prevent-rival-take = torju se
lotr-do-discard-bottom = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} { $n ->
    [one] { $own ->
        [you] alin kortti
       *[they] alimman kortin
    }
   *[other] { $n } alinta korttia
}
lotr-do-discard-bottom-each = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} alta kortteja: { $each }
lotr-x-times = { " " }X kertaa
lotr-player-anyone = joku pelaaja
lotr-do-rearrange = { $verb } loput takaisin päällimmäisiksi haluamassasi järjestyksessä
lotr-do-discard-on = { $verb } nostopakkasi päältä kortteja, kunnes lopetat
lotr-do-take-last = { $verb } niistä viimeinen käteen
lotr-do-skip-shadow = { $verb } seuraavan { $own ->
    [you] varjovaiheesi
   *[they] varjovaiheensa
} väliin
lotr-verb-skip = jätä | jättää | jättää | jättämällä
lotr-do-lay-this-deck-top = { $verb } tämä kortti nostopakkasi päälle
lotr-do-lay-this-deck = { $verb } tämä kortti nostopakkasi alle
lotr-if-moves = saattue siirtyy tällä vuorolla uudelleen
lotr-text-of = niin kauan kuin löydät oman paikkasi { $n }, { $who_ade } on myös sen paikan teksti
lotr-site-at = { " " }{ $n }
lotr-if-here = saattue on täällä
lotr-mod-one-minion-after = { lotr-mod-one-minion }
lotr-do-look-at-random = { $verb } sattumanvaraisesti { $who_obj } vastustajan vähintään { $n } kortin kädestä
lotr-mod-unhurt = { $who_gen } saamat haavat torjutaan
lotr-mod-unhurt-after = { lotr-mod-unhurt }
