# Sanat, joita Varjon kortit tarvitsevat muiden lisäksi.
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
lotr-mod-cannot-exert-after = { lotr-mod-cannot-exert }
lotr-mod-cannot-exert-except-after = { lotr-mod-cannot-exert-except }
lotr-mod-cannot-heal-after = { lotr-mod-cannot-heal }
lotr-mod-cannot-heal-except-after = { lotr-mod-cannot-heal-except }
lotr-mod-cannot-discard-after = { lotr-mod-cannot-discard }
lotr-mod-cannot-discard-except-after = { lotr-mod-cannot-discard-except }
lotr-at-its-site = saattue on tässä paikassa
lotr-the-site = saattueen paikka | saattueen paikan | saattueen paikkaa | saattueen paikalla
lotr-adj-present = paikalla oleva | paikalla olevan | paikalla olevaa | paikalla olevat | paikalla olevien | paikalla olevia
lotr-if-being-present = { $who } on paikalla
lotr-verb-replace = korvaa | korvaa | korvata | korvaamalla
lotr-do-replace-site = { $verb } { $who_obj } omalla samannumeroisella paikallasi
lotr-do-replace-site-by = { $verb } { $who_obj } omalla samannumeroisella paikallasi, joka on { $whom }
lotr-mentions = , joka löytää tai rasittaa { $whom_part }
lotr-mentions-many = , jotka löytävät tai rasittavat { $whom_part }
lotr-in-hand = { $whose ->
    [free] Vapaiden kansojen pelaajan kädessä
    [you] kädessäsi
   *[other] vastustajan kädessä
}
lotr-in-deck = { $whose ->
    [free] Vapaiden kansojen pelaajan nostopakassa
    [you] nostopakassasi
   *[other] vastustajan nostopakassa
}
lotr-if-pile-empty = { $pile } ei ole kortteja
lotr-if-losses = taakkoja ja kumppaneita kuolleiden pinossa on yhteensä { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-amount-losses = { $n } jokaista taakkaa ja kuollutta kumppania kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-do-reveal-own-hand = { $verb } { $own ->
    [you] kätesi
   *[they] kätensä
}
lotr-mod-shut-hands = Vapaiden kansojen pelaaja ei saa katsoa eikä paljastaa varjopelaajien käsikortteja
lotr-mod-shut-hands-after = { lotr-mod-shut-hands }
lotr-mod-freed = { $who_gen } oman tekstin kiellot eivät koske sitä
lotr-mod-freed-after = { lotr-mod-freed }
lotr-mod-no-uses = { $player } ei saa käyttää { $phase } kykyjä
lotr-mod-no-uses-after = { lotr-mod-no-uses }
lotr-mod-no-uses-all = { $player } ei saa käyttää { $phase } kykyjä
lotr-mod-no-uses-all-after = { lotr-mod-no-uses-all }
lotr-mod-loses-given = { $who } menettää sanan { $word }, jonka antavat { $whom }
lotr-mod-loses-given-after = { lotr-mod-loses-given }
lotr-mod-cannot-unburden = { $who_abl } ei voi poistaa taakkoja { $phase }
lotr-mod-cannot-unburden-after = { lotr-mod-cannot-unburden }
lotr-mod-cannot-unburden-except = { $who_abl } voi poistaa taakkoja vain { $phase }
lotr-mod-cannot-unburden-except-after = { lotr-mod-cannot-unburden-except }
lotr-mod-cannot-exert-by-free = Vapaiden kansojen kortit eivät voi rasittaa { $who_part } { $phase }
lotr-mod-cannot-exert-by-free-after = { lotr-mod-cannot-exert-by-free }
lotr-mod-dulled = { $who } ei lisää voimaa
lotr-mod-dulled-after = { lotr-mod-dulled }
lotr-on-your-phase-start = jokaisen oman { $phase } alussa
lotr-on-your-phase-end = jokaisen oman { $phase } lopussa
lotr-on-end-of-phase = jokaisen { $phase } lopussa
lotr-if-was-assigned = { $who } on tällä vuorolla määrätty taisteluun
lotr-if-was-not-assigned = { $who_part } ei ole tällä vuorolla määrätty taisteluun
lotr-deed-take = { $time ->
    [about] Vapaiden kansojen pelaaja on nostamassa tai ottamassa käteensä kortin
   *[after] Vapaiden kansojen pelaaja on nostanut tai ottanut käteensä kortin
}
lotr-do-prevent-take = torju se
lotr-often-costof = yhtä monta kertaa kuin kyseisen kortin hinta on
lotr-do-put-shown-deck = { $verb } näytetyistä { $who_obj } nostopakan alle
lotr-do-put-shown-deck-top = { $verb } näytetyistä { $who_obj } nostopakan päälle
lotr-do-put-shown-shuffled = { $verb } näytetyistä { $who_obj } nostopakkaan
lotr-do-put-shown-discard = { $verb } näytetyistä { $who_obj }
lotr-do-put-shown-stack = { $verb } näytetyistä { $who_obj } { $whom_gen } päälle
lotr-deed-thrown = { $time ->
    [about] olet joutumassa poistamaan kortin kädestäsi
   *[after] olet joutunut poistamaan kortin kädestäsi
}
lotr-do-prevent-thrown = torju kortin poistaminen
lotr-do-reveal-some-at-random = { $verb } vastustajan kädestä sattumanvaraisesti { $who_obj }
lotr-do-discard-one-shown = { $verb } kyseisen pelaajan kädestä yksi näytetyistä korteista
lotr-do-reveal-until = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä kortteja yksi kerrallaan, kunnes esiin tulee { $who }
lotr-mod-falls-on = palvelijoiden nuolet haavoittavat { $who_part } kumppaneiden sijasta
lotr-verb-name = nimeä | nimeää | nimetä | nimeämällä
lotr-do-name-cultures = { $verb } { $n } kulttuuria
lotr-do-names-cultures = { $player } nimeää { $n } kulttuuria
lotr-of-unnamed = , jonka kulttuuria ei nimetty
lotr-ask-culture = Nimeä kulttuuri, jota säästetään.
lotr-way-culture-0 = Kääpiöt
lotr-way-culture-1 = Haltiat
lotr-way-culture-2 = { lotr-culture-gandalf }
lotr-way-culture-3 = { lotr-culture-gondor }
lotr-way-culture-4 = { lotr-culture-rohan }
lotr-way-culture-5 = { lotr-culture-shire }
lotr-way-culture-12 = { lotr-culture-gollum }
lotr-log-decided-culture-0 = { $name } nimeää kulttuurin: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } nimeää kulttuurin: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } nimeää kulttuurin: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } nimeää kulttuurin: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } nimeää kulttuurin: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } nimeää kulttuurin: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } nimeää kulttuurin: { lotr-culture-gollum }.
lotr-log-affected-falls-on = Palvelijoiden nuolet haavoittavat liittolaisia{ $why }.
lotr-copied = , josta poistopakassasi on kopio
lotr-do-sink-copies = { $verb } poistopakastasi kaikki { $who_gen } kopiot nostopakkasi alle
lotr-do-show-and-play = { $verb } kädestäsi haluamasi määrä kortteja, jotka ovat { $who_part } → pelaa { $whom_obj } (hinta { $n } jokaista paljastettua korttia kohti)
lotr-mod-no-text = { $who_gen } peliteksti ei ole voimassa
lotr-mod-no-text-after = { lotr-mod-no-text }
lotr-mod-may-skip = { $player } saa valita, että { $phase } jää väliin
lotr-do-assign-anew = { $verb } kaikki jäljellä olevat taistelut ja määrää { $who } taisteluun { $whom_part } vastaan
lotr-deed-fight-end-of = { $time ->
    [about] taistelu, johon osallistui { $who }, on päättymässä
   *[after] taistelu, johon osallistui { $who }, on päättynyt
}
lotr-do-attach = { $verb } poistopakastasi { $who_obj } { $whom_all }
lotr-log-affected-no-text = Teksti ei ole voimassa: { $cards }{ $why }.
lotr-ask-skip = Saat jättää jousiammuntavaiheen väliin. Jätätkö?
lotr-way-skip-1 = Jätä väliin
lotr-way-skip-0 = Ammutaan
lotr-log-decided-skip-1 = { $name } jättää jousiammuntavaiheen väliin ({ $card }).
lotr-log-decided-skip-0 = { $name } ei jätä jousiammuntavaihetta väliin ({ $card }).
lotr-of-fight = { " " }siitä taistelusta
lotr-in-your-area = { " " }tukialueeltasi
lotr-deed-end-of-phase = { $time ->
    [about] { $phase } loppu on tulossa
   *[after] on { $phase } loppu
}
lotr-until-fight = { " " }siinä taistelussa
lotr-do-sink-revealed = { $verb } paljastettu kortti saman nostopakan alle
