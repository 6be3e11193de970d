# Effects: frames of clauses, lotr-do-…; the verb is a message of its own.
lotr-do-strength = { $who_gen } voima on { $by }
lotr-do-grant = { $who } on { $word }{ $until }
lotr-do-gain = { $who_ade } on { $word }{ $until }
lotr-do-overwhelm-limit = { $who } murskataan vasta { $n ->
    [3] kolminkertaisella
   *[other] { $n }-kertaisella
} voimalla
lotr-do-wound-limit = { $who } saa enintään { $n ->
    [one] { $n } haavan
   *[other] { $n } haavaa
}
lotr-do-no-more-moves = saattue ei saa enää siirtyä tällä vuorolla
lotr-do-prevent = torju se haava
lotr-do-make-bearer = tästä kumppanista tulee Sormuksen viejä (vastustuskyky { $n })
lotr-do-if = jos { $when }, { $then }
lotr-do-if-else = jos { $when }, { $then }; muuten { $otherwise }
lotr-do-repeat = { $do } { $times }
lotr-do-times = { $do } ({ $n ->
    [2] kahdesti
    [3] kolmesti
   *[other] { $n } kertaa
})
lotr-do-may-skirmish = { $who } saa taistella
lotr-do-take-part = { $who } saa ottaa osaa jousiammuntaan ja taisteluihin{ $until }
lotr-do-leave-skirmish = { $who } vetäytyy taistelusta
lotr-do-strength-long = valitse { $who }: sen voima on { $by }
lotr-do-gain-chosen = valitse { $who }: sillä on { $word }{ $until }
lotr-do-strength-after = { lotr-do-strength }
lotr-do-strength-long-after = { lotr-do-strength-long }
lotr-do-grant-after = { lotr-do-grant }
lotr-do-gain-after = { lotr-do-gain }
lotr-do-overwhelm-limit-after = { lotr-do-overwhelm-limit }
lotr-do-wound-limit-after = { lotr-do-wound-limit }
lotr-do-exert = { $verb } { $who_part }
lotr-do-exhaust = { $verb } { $who_obj }
lotr-do-wound = { $verb } { $who_part }
lotr-do-heal = { $verb } { $who_obj }
lotr-do-discard = { $verb } pelistä { $who_obj }
lotr-do-discard-this = { $verb } { $who_obj } pelistä
lotr-do-return = { $verb } { $who_obj } omistajansa käteen
lotr-do-stack = { $verb } { $who_obj } { $whom_gen } päälle
lotr-do-add-twilight = { $verb } ({ $n })
lotr-do-add-twilight-each = { $verb } varjomerkkejä: { $each }
lotr-do-remove-twilight = { $verb } ({ $n })
lotr-do-remove-twilight-each = { $verb } varjomerkkejä: { $each }
lotr-do-add-burden = { $verb } { $who_obj }
lotr-do-add-burden-each = { $verb } taakkoja: { $each }
lotr-do-remove-burden = { $verb } { $who_obj }
lotr-do-remove-burden-each = { $verb } taakkoja: { $each }
lotr-do-draw = { $verb } { $who_obj }
lotr-do-draw-each = { $verb } kortteja: { $each }
lotr-do-add-tokens = { $verb } { $whom_all } { $who_obj }
lotr-do-remove-tokens = { $verb } { $whom_abl } { $who_obj }
lotr-do-put-hand-discard = { $verb } { $own ->
    [you] kädestäsi
   *[they] kädestään
} { $who_obj }
lotr-do-put-hand-deck = { $verb } { $own ->
    [you] kädestäsi { $who_obj } nostopakkasi
   *[they] kädestään { $who_obj } nostopakkansa
} alle
lotr-do-put-discard-deck = { $verb } { $own ->
    [you] poistopakastasi { $who_obj } nostopakkasi
   *[they] poistopakastaan { $who_obj } nostopakkansa
} alle
lotr-do-put-discard-hand = { $verb } { $own ->
    [you] poistopakastasi käteen
   *[they] poistopakastaan käteen
} { $who_obj }
lotr-do-put-hand-stack = { $verb } { $own ->
    [you] kädestäsi
   *[they] kädestään
} { $who_obj } { $whom_gen } päälle
lotr-do-discard-top = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} { $n ->
    [one] { $whole ->
        [nom] ylin kortti
       *[gen] ylimmän kortin
    }
   *[other] { $n } ylintä korttia
}
lotr-do-discard-top-each = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä kortteja: { $each }
lotr-do-look-at-hand = { $verb } { lotr-whose-hand } { $whole ->
    [nom] käsi
   *[gen] käden
}
lotr-do-reveal-hand = { $verb } { lotr-whose-hand } { $whole ->
    [nom] käsi
   *[gen] käden
}
lotr-do-play = { $verb } { $who_obj }{ $where }{ $on }{ $price }
lotr-do-next-site = { $verb } saattueen { $whole ->
    [nom] seuraava paikka
   *[gen] seuraavan paikan
} omasta pakastasi; se korvaa tarvittaessa vastustajan paikan
lotr-do-cancel = { $verb } { $whole ->
    [nom] taistelu
   *[gen] taistelun
}, jossa { $who } on
lotr-do-assign = { $verb } { $who_obj } taistelemaan { $whom_part } vastaan
lotr-do-take-control = { $verb } { $who_obj } hallintaan
lotr-do-take-control-each = { $verb } paikkoja hallintaan: { $each }
lotr-do-liberate = { $verb } { $who_obj }
lotr-do-wear-ring = { $verb } { $whole ->
    [nom] Sormus
   *[gen] Sormuksen
} sormeen uudelleenryhmittäytymiseen saakka
lotr-do-spot = { $verb } { $who_obj }
lotr-do-unless = { $do }. { $player } saa torjua tämän { $pays }
lotr-do-prevent-death = torju se kuolema
lotr-do-prevent-overwhelm = torju murskaaminen
lotr-do-prevent-exert = torju se rasitus
lotr-do-prevent-heal = torju se paraneminen
lotr-do-prevent-discard = torju se poisto
lotr-do-prevent-discard-every = torju ne poistot
lotr-do-prevent-burden = torju se taakka
lotr-do-prevent-burden-every = torju ne taakat
lotr-do-prevent-unburden = torju taakkojen poisto
lotr-do-prevent-twilight = torju yksi niistä varjomerkeistä
lotr-do-prevent-twilight-every = torju ne varjomerkit
lotr-do-prevent-draw = torju se nosto
lotr-do-prevent-control = torju paikan hallintaan otto
lotr-do-prevent-play = kumoa se kortti
lotr-do-prevent-ability = kumoa se kyky
lotr-do-prevent-win = torju se voitto
lotr-do-prevent-lose = torju se tappio
lotr-do-prevent-fight-end = torju taistelun päättyminen
lotr-do-prevent-assignment = torju se määräys
lotr-do-prevent-defence = torju se puolustus
lotr-do-prevent-phase-end = torju vaiheen päättyminen
lotr-do-prevent-turn-end = torju vuoron päättyminen
lotr-do-prevent-ring = torju Sormuksen pano sormeen
lotr-do-prevent-reveal = torju se paljastus
lotr-do-instead = { $do } sen sijaan
lotr-do-may-skirmish-after = { lotr-do-may-skirmish }
lotr-do-take-part-after = { lotr-do-take-part }
lotr-do-shuffle = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
}
lotr-do-shuffle-in = { $verb } { $who_obj } ja kaikki päälle pinotut kortit omistajansa nostopakkaan
lotr-do-transfer = { $verb } { $whom_gen } kannettavaksi { $who_obj }
lotr-do-transfer-home = { $verb } tukialueelle { $who_obj }
lotr-do-discard-stacked = { $verb } { $who_obj }
lotr-do-take-stacked = { $verb } käteen { $who_obj }
lotr-do-look-at-top = { $verb } { $whose ->
    [you] nostopakkasi
    [anyone] kenen tahansa nostopakan
   *[opponent] vastustajan nostopakan
} { $n ->
    [one] { $whole ->
        [nom] ylin kortti
       *[gen] ylimmän kortin
    }
   *[other] { $n } ylintä korttia
}
lotr-do-reveal-top = { $verb } { $whose ->
    [you] nostopakkasi
    [anyone] kenen tahansa nostopakan
   *[opponent] vastustajan nostopakan
} { $n ->
    [one] { $whole ->
        [nom] ylin kortti
       *[gen] ylimmän kortin
    }
   *[other] { $n } ylintä korttia
}
lotr-do-put-hand-deck-top = { $verb } { $own ->
    [you] kädestäsi { $who_obj } nostopakkasi
   *[they] kädestään { $who_obj } nostopakkansa
} päälle
lotr-do-put-hand-shuffled = { $verb } { $own ->
    [you] kädestäsi { $who_obj } nostopakkaasi
   *[they] kädestään { $who_obj } nostopakkaansa
}
lotr-do-put-discard-deck-top = { $verb } { $own ->
    [you] poistopakastasi { $who_obj } nostopakkasi
   *[they] poistopakastaan { $who_obj } nostopakkansa
} päälle
lotr-do-put-discard-shuffled = { $verb } { $own ->
    [you] poistopakastasi { $who_obj } nostopakkaasi
   *[they] poistopakastaan { $who_obj } nostopakkaansa
}
lotr-do-put-discard-stack = { $verb } { $own ->
    [you] poistopakastasi
   *[they] poistopakastaan
} { $who_obj } { $whom_gen } päälle
lotr-do-put-deck-top-hand = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä { $who_obj } käteen
lotr-do-put-deck-top-deck = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä { $who_obj } sen alle
lotr-do-put-deck-top-shuffled = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä { $who_obj } sen joukkoon
lotr-do-put-deck-top-discard = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä { $who_obj }
lotr-do-put-deck-top-stack = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä { $who_obj } { $whom_gen } päälle
lotr-do-put-seen-hand = { $verb } niistä { $who_obj } käteen
lotr-do-put-seen-deck = { $verb } niistä { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} alle haluamassasi järjestyksessä
lotr-do-put-seen-deck-top = { $verb } niistä { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päälle
lotr-do-put-seen-shuffled = { $verb } niistä { $who_obj } { $own ->
    [you] nostopakkaasi
   *[they] nostopakkaansa
}
lotr-do-put-seen-discard = { $verb } niistä { $who_obj }
lotr-do-put-rest = { $verb } loput
lotr-do-put-seen-stack = { $verb } niistä { $who_obj } { $whom_gen } päälle
lotr-do-keep-event = { $verb } { $whole ->
    [nom] se tapahtuma
   *[gen] sen tapahtuman
} takaisin käteen
lotr-do-transfer-this = { $verb } { $who_obj } { $whom_gen } kannettavaksi
lotr-do-transfer-home-this = { $verb } { $who_obj } tukialueelle
lotr-do-prevent-shown = torju kätesi paljastus
lotr-do-put-discarded-hand = { $verb } poistetuista { $who_obj } käteen
lotr-do-put-discarded-deck = { $verb } poistetuista { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} alle haluamassasi järjestyksessä
lotr-do-put-discarded-deck-top = { $verb } poistetuista { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päälle
lotr-do-put-discarded-shuffled = { $verb } poistetuista { $who_obj } { $own ->
    [you] nostopakkaasi
   *[they] nostopakkaansa
}
lotr-do-put-discarded-stack = { $verb } poistetuista { $who_obj } { $whom_gen } päälle
lotr-do-move-again = Vapaiden kansojen pelaajan on siirryttävä vielä tällä vuorolla, jos siirtoraja sallii
lotr-do-act-next = saat tehdä myös vaiheen seuraavan toiminnon
lotr-do-reconcile = { $verb } kätesi kuten uudelleenryhmittäytymisessä
lotr-do-pick = { $verb } { $who_obj }
lotr-do-next-sites = { $verb } saattueen seuraavat { $n } paikkaa omasta pakastasi; ne korvaavat tarvittaessa vastustajan paikat
lotr-do-look-at-top-each = { $verb } { $whose ->
    [you] nostopakkasi
    [anyone] kenen tahansa nostopakan
   *[opponent] vastustajan nostopakan
} päältä kortteja: { $each }
lotr-do-reveal-top-each = { $verb } { $whose ->
    [you] nostopakkasi
    [anyone] kenen tahansa nostopakan
   *[opponent] vastustajan nostopakan
} päältä kortteja: { $each }
lotr-do-replace-site = { $verb } { $who_obj } omalla samannumeroisella paikallasi
lotr-do-replace-site-by = { $verb } { $who_obj } omalla samannumeroisella paikallasi, joka on { $whom }
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] kätesi
   *[they] kätensä
}
lotr-do-prevent-take = torju se
lotr-do-put-shown-deck = { $verb } näytetyistä { $who_obj } nostopakan alle
lotr-do-put-shown-deck-top = { $verb } näytetyistä { $who_obj } nostopakan päälle
lotr-do-put-shown-shuffled = { $verb } näytetyistä { $who_obj } nostopakkaan
lotr-do-put-shown-discard = { $verb } näytetyistä { $who_obj }
lotr-do-put-shown-stack = { $verb } näytetyistä { $who_obj } { $whom_gen } päälle
lotr-do-prevent-thrown = torju kortin poistaminen
lotr-do-reveal-some-at-random = { $verb } { lotr-whose-hand } kädestä sattumanvaraisesti { $who_obj }
lotr-do-discard-one-shown = { $verb } kyseisen pelaajan kädestä { $whole ->
    [nom] yksi
   *[gen] yhden
} näytetyistä korteista
lotr-do-reveal-until = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä kortteja yksi kerrallaan, kunnes esiin tulee { $who }
lotr-do-name-cultures = { $verb } { $n } kulttuuria
lotr-do-names-cultures = { $player } nimeää { $n } kulttuuria
lotr-ask-culture = Nimeä kulttuuri, jota säästetään.
lotr-way-culture-0 = Kääpiöt
lotr-way-culture-1 = Haltiat
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-do-sink-copies = { $verb } poistopakastasi kaikki { $who_gen } kopiot nostopakkasi alle
lotr-do-show-and-play = { $verb } kädestäsi haluamasi määrä kortteja, jotka ovat { $who_part } → pelaa { $whom_obj } (hinta { $n } jokaista paljastettua korttia kohti)
lotr-do-assign-anew = { $verb } kaikki jäljellä olevat taistelut ja määrää { $who } taisteluun { $whom_part } vastaan
lotr-do-attach = { $verb } poistopakastasi { $who_obj } { $whom_all }
lotr-ask-skip = Saat jättää jousiammuntavaiheen väliin. Jätätkö?
lotr-way-skip-1 = Jätä väliin
lotr-way-skip-0 = Ammutaan
lotr-do-sink-revealed = { $verb } { $whole ->
    [nom] paljastettu kortti
   *[gen] paljastetun kortin
} saman nostopakan alle
lotr-do-prevent-rival-take = torju se
lotr-do-discard-bottom = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} { $n ->
    [one] { $whole ->
        [nom] alin kortti
       *[gen] alimman kortin
    }
   *[other] { $n } alinta korttia
}
lotr-do-discard-bottom-each = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} alta kortteja: { $each }
lotr-do-rearrange = { $verb } loput takaisin päällimmäisiksi haluamassasi järjestyksessä
lotr-do-discard-on = { $verb } nostopakkasi päältä kortteja, kunnes lopetat
lotr-do-take-last = { $verb } niistä { $whole ->
    [nom] viimeinen
   *[gen] viimeisen
} käteen
lotr-do-skip-shadow = { $verb } seuraavan { $own ->
    [you] varjovaiheesi
   *[they] varjovaiheensa
} väliin
lotr-do-lay-this-deck-top = { $verb } { $whole ->
    [nom] tämä kortti
   *[gen] tämän kortin
} nostopakkasi päälle
lotr-do-lay-this-deck = { $verb } { $whole ->
    [nom] tämä kortti
   *[gen] tämän kortin
} nostopakkasi alle
lotr-do-look-at-random = { $verb } sattumanvaraisesti { $who_obj } { lotr-whose-hand } vähintään { $n } kortin kädestä
lotr-do-reveal-at-random = { $verb } { $whole ->
    [nom] sattumanvarainen kortti
   *[gen] sattumanvaraisen kortin
} { lotr-whose-hand } kädestä
lotr-do-discard-shown = { $verb } kyseisen pelaajan kädestä { $who_obj }
lotr-do-end-phase = { $verb } varjovaiheesi
lotr-do-take-off-ring = { $verb } { $whole ->
    [nom] Sormus
   *[gen] Sormuksen
} pois sormesta
lotr-do-corrupt = Sormuksen viejä turmeltuu
lotr-do-no-token = { $verb } siitä rasituksesta haavaa
lotr-do-next-site-if = { $verb } saattueen { $whole ->
    [nom] seuraava paikka
   *[gen] seuraavan paikan
} omasta pakastasi, jos se on { $whom }; se korvaa tarvittaessa vastustajan paikan
lotr-do-say-x = { $verb } X (enintään { $most })
lotr-do-corrupt-after = { lotr-do-corrupt }
lotr-do-put-that-hand = { $verb } { $who_obj } käteen
lotr-do-put-that-deck = { $verb } { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} alle
lotr-do-put-that-deck-top = { $verb } { $who_obj } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päälle
lotr-do-put-that-shuffled = { $verb } { $who_obj } { $own ->
    [you] nostopakkaasi
   *[they] nostopakkaansa
}
lotr-do-put-that-discard = { $verb } { $who_obj }
lotr-do-put-that-stack = { $verb } { $who_obj } { $whom_gen } päälle
lotr-any-order = { " " }haluamassasi järjestyksessä
lotr-do-make-bearer-after = { lotr-do-make-bearer }
lotr-unless-not = , paitsi jos { $when }
lotr-whose-hand = { $whose ->
    [free] Vapaiden kansojen pelaajan
   *[opponent] vastustajan
}
lotr-do-wound-chosen = { $verb ->
   *[other] valitsee
} { $who_gen }, joka saa { $n ->
    [one] haavan
   *[other] { $n } haavaa
}
lotr-do-heal-wounds = { $verb } { $who_abl } { $n ->
    [one] { $whole ->
        [nom] haava
       *[gen] haavan
    }
   *[other] { $n } haavaa
}
lotr-do-heal-wounds-of = { $verb } { $n ->
    [one] { $whole ->
        [nom] haava
       *[gen] haavan
    }
   *[other] { $n } haavaa
} { $who_abl }
lotr-do-assign-both = { $verb } { $who_obj } ja { $whom_obj } taistelemaan toisiaan vastaan
