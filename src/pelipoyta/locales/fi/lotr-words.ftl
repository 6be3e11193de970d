# Sanat, joita kortit käyttävät peruslauseiden lisäksi.
lotr-any-number = haluamasi määrä
lotr-up-to-one = enintään yksi | enintään yhden | enintään yhtä
lotr-once-a-phase = { " " }(kerran vaiheessa)
lotr-if-wished = { " " }(halutessasi)
lotr-enters-exhausted = ; se tulee peliin uupuneena
lotr-to-play-pay = pelataksesi tämän { $do }
lotr-own-cost-always = tämän kortin hinta on { $by }
lotr-played-on = , kun se pelataan { $whom_all }
lotr-no-less = { " " }(mutta vähintään { $n })
lotr-adj-theirs = vastustajan | vastustajan | vastustajan | vastustajan | vastustajan | vastustajan
lotr-assigned-to = , joka on käsketty taistelemaan { $whom_part } vastaan
lotr-beside = , joka on samassa taistelussa kuin { $whom }
lotr-home-at = , jonka kotipaikka on { $n }
lotr-attribute-strength = voima
lotr-attribute-vitality = elinvoima
lotr-attribute-cost = hinta
lotr-stat = , jonka { $what } on { $how ->
    [least] vähintään { $n }
   *[most] enintään { $n }
}
lotr-stat-below = , jonka { $what } on pienempi kuin { $whom_gen }
lotr-noun-battleground = taistelutanner | taistelutantereen | taistelutannerta | taistelutantereet | taistelutantereiden | taistelutantereita | taistelutanner
lotr-noun-forest = metsä | metsän | metsää | metsät | metsien | metsiä | metsä
lotr-noun-marsh = suo | suon | suota | suot | soiden | soita | suo
lotr-noun-mountain = vuori | vuoren | vuorta | vuoret | vuorten | vuoria | vuori
lotr-noun-plains = tasanko | tasangon | tasankoa | tasangot | tasankojen | tasankoja | tasanko
lotr-noun-river = joki | joen | jokea | joet | jokien | jokia | joki
lotr-noun-sanctuary = turvapaikka | turvapaikan | turvapaikkaa | turvapaikat | turvapaikkojen | turvapaikkoja | turvapaikka
lotr-noun-underground = maanalainen paikka | maanalaisen paikan | maanalaista paikkaa | maanalaiset paikat | maanalaisten paikkojen | maanalaisia paikkoja | maanalais
lotr-bare-damage = vahinko
lotr-bare-defender = puolustaja
lotr-bare-ambush = väijytys
lotr-if-more = löydät enemmän { $who_part } kuin { $whom_part }
lotr-if-fierce-fight = taistelu on raivokas
lotr-if-starting = kootaan aloitussaattuetta
lotr-at-number = saattue on paikassa { $n }
lotr-not-at-number = saattue ei ole paikassa { $n }
lotr-not-at-numbers = saattue ei ole missään paikoista { $low }–{ $high }
lotr-if-tokens-anywhere = pelissä on { $how ->
    [least] { $n ->
        [one] { $culture ->
            [none] merkki
           *[other] { $culture } merkki
        }
       *[other] vähintään { $n } { $culture ->
            [none] merkkiä
           *[other] { $culture } merkkiä
        }
    }
    [most] enintään { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
   *[below] alle { $n } { $culture ->
        [none] merkkiä
       *[other] { $culture } merkkiä
    }
}
lotr-amount-tokens-anywhere = { $n } jokaista pelissä olevaa { $culture ->
    [none] merkkiä
   *[other] { $culture } merkkiä
} kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-if-movesmade = saattue on tällä vuorolla siirtynyt { $how ->
    [least] vähintään { $n } kertaa
    [most] enintään { $n } kertaa
   *[below] harvemmin kuin { $n } kertaa
}
lotr-amount-movesmade = { $n } jokaista tämän vuoron siirtoa kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-if-chosen = niitä on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-amount-chosen = { $n } jokaista niistä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-if-different = löydät { $whom_gen } { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
} { $of ->
    [culture] kulttuurista
    [race] rodusta
   *[title] eri nimellä
}
lotr-amount-different = { $n } jokaista { $over ->
    [0] { "" }
   *[other] yli { $over }:n menevää{ " " }
}{ $of ->
    [culture] kulttuuria
    [race] rotua
   *[title] nimeä
} kohti, josta löydät { $whom_gen }
lotr-if-seen = niiden joukossa on { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] vähintään { $who }
    }
    [most] enintään { $who }
   *[below] alle { $who }
}
lotr-if-seen-one = se on { $who }
lotr-if-seen-hand = siinä on { $who }
lotr-amount-seen = { $n } jokaista niiden joukossa olevaa { $whom_part } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-if-costof = kyseisen kortin hinta on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-that-cost = kyseisen kortin hinta
lotr-amount-costof = { $n } kertaa kyseisen kortin hinta{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-nobody = kukaan
lotr-the-phase-maneuver = manööverivaihe
lotr-the-phase-archery = jousiammuntavaihe
lotr-mod-site-number = { $who_gen } paikkanumero on { $by }
lotr-mod-site-number-after = { lotr-mod-site-number }
lotr-mod-roaming = { $who_gen } vaelluksen lisähinta on { $by }
lotr-mod-roaming-after = { lotr-mod-roaming }
lotr-mod-out-of-archery = { $who_part } ei lasketa jousiammuntaan
lotr-mod-stays-out = { $who } ei saa ottaa osaa jousiammuntaan eikä taisteluihin
lotr-mod-out-of-archery-after = { lotr-mod-out-of-archery }
lotr-mod-loses = { $who } menettää sanan { $word }
lotr-mod-loses-after = { lotr-mod-loses }
lotr-mod-no-bonus = { $who_gen } voimaa ei lisää mikään { $whom }
lotr-mod-no-bonus-after = { lotr-mod-no-bonus }
lotr-mod-no-abilities = { $who_gen } kykyjä ei saa käyttää
lotr-mod-no-abilities-after = { lotr-mod-no-abilities }
lotr-mod-cannot-bear = { $who } ei voi kantaa { $whom_part }
lotr-mod-cannot-bear-after = { lotr-mod-cannot-bear }
lotr-mod-skip = { $phase } jää väliin
lotr-mod-skip-after = { lotr-mod-skip }
lotr-mod-no-actions = { $player } ei saa pelata { $phase } tapahtumia eikä käyttää { $phase } kykyjä
lotr-mod-no-actions-after = { lotr-mod-no-actions }
lotr-mod-no-actions-all = { $player } ei saa pelata { $phase } tapahtumia eikä käyttää { $phase } kykyjä
lotr-mod-no-actions-all-after = { lotr-mod-no-actions-all }
lotr-mod-such-shadow-number = { $who_gen } varjoluku on { $by }
lotr-mod-such-shadow-number-after = { lotr-mod-such-shadow-number }
lotr-against-such = { " " }{ $whom_part } vastaan
lotr-facing-such = , jossa vastassa on { $whom }
lotr-against = { $how ->
    [death] { " " }taistelussa, jossa on { $whom }
    [play] { " " }{ $whom_gen } kannettavaksi
   *[other] { " " }{ $whom_part } vastaan
}
lotr-by-text = { " " }{ $whom_gen } vaikutuksesta
lotr-player-a-shadow = valitsemasi varjopelaaja
lotr-on-coming = aina kun saattue siirtyy uuteen paikkaan
lotr-on-leaving = aina kun saattue lähtee paikasta
lotr-all-of = kaikki
lotr-at-random = { " " }sattumanvaraisesti
lotr-verb-shuffle = sekoita | sekoittaa | sekoittaa | sekoittamalla
lotr-verb-transfer = siirrä | siirtää | siirtää | siirtämällä
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
    [one] ylin kortti
   *[other] { $n } ylintä korttia
}
lotr-do-reveal-top = { $verb } { $whose ->
    [you] nostopakkasi
    [anyone] kenen tahansa nostopakan
   *[opponent] vastustajan nostopakan
} { $n ->
    [one] ylin kortti
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
lotr-do-put-rest = { $verb } loput niistä
lotr-do-put-seen-stack = { $verb } niistä { $who_obj } { $whom_gen } päälle
lotr-if-borne-by = { $who } on { $whom_gen } kannettavana
lotr-if-bearing = { $who } kantaa { $whom_part }
lotr-if-stacked-on = { $who } on pinottu { $whom_gen } päälle
lotr-if-holding = { $who_gen } päälle on pinottu { $whom }
lotr-if-assigned-to = { $who } on käsketty taistelemaan { $whom_part } vastaan
lotr-if-beside = { $who } on samassa taistelussa kuin { $whom }
lotr-if-stat = { $who_gen } { $what } on { $how ->
    [least] vähintään { $n }
   *[most] enintään { $n }
}
lotr-if-stat-below = { $who_gen } { $what } on pienempi kuin { $whom_gen }
lotr-until-assignment = { " " }käskytysvaiheeseen saakka
lotr-adj-supporting = tukialueella oleva | tukialueella olevan | tukialueella olevaa | tukialueella olevat | tukialueella olevien | tukialueella olevia
lotr-if-being-supporting = { $who } on tukialueella
lotr-do-keep-event = { $verb } se tapahtuma takaisin käteen
lotr-from-deck-or-discard = { " " }nostopakastasi tai poistopakastasi
lotr-from-hand-or-discard = { " " }kädestäsi tai poistopakastasi
lotr-from-dead = { " " }kuolleidesi pinosta
lotr-adj-held = hallitsemasi | hallitsemasi | hallitsemaasi | hallitsemasi | hallitsemiesi | hallitsemiasi
lotr-adj-own = oma | oman | omaa | omat | omien | omia
lotr-noun-character = hahmo | hahmon | hahmoa | hahmot | hahmojen | hahmoja | hahmo
lotr-once = kerran
lotr-choose-first = valitse { $who }: { $said }
lotr-amount-pile-any = { $n } jokaista korttia kohti { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-then = { "; sitten " }
lotr-do-transfer-this = { $verb } { $who_obj } { $whom_gen } kannettavaksi
lotr-do-transfer-home-this = { $verb } { $who_obj } tukialueelle
lotr-skirmishing-many = , jotka taistelevat { $whom_part } vastaan
lotr-facing-many = , joilla on taistelussa vastassaan { $whom }
lotr-borne-by-many = , jotka ovat { $whom_gen } kannettavina
lotr-bearing-many = , jotka kantavat { $whom_part }
lotr-stacked-on-many = , jotka on pinottu { $whom_gen } päälle
lotr-holding-many = , joiden päälle on pinottu { $whom }
lotr-assigned-to-many = , jotka on käsketty taistelemaan { $whom_part } vastaan
lotr-beside-many = , jotka ovat samassa taistelussa kuin { $whom }
lotr-which-is-many = , jotka ovat { $whom }
lotr-noun-machine = kone | koneen | konetta | koneet | koneiden | koneita | kone
lotr-noun-fortification = linnoitus | linnoituksen | linnoitusta | linnoitukset | linnoitusten | linnoituksia | linnoitus
lotr-noun-tale = tarina | tarinan | tarinaa | tarinat | tarinoiden | tarinoita | tarina
lotr-noun-spell = loitsu | loitsun | loitsua | loitsut | loitsujen | loitsuja | loitsu
lotr-noun-weather = sää | sään | säätä | säät | säiden | säitä | sää
lotr-noun-search = etsintä | etsinnän | etsintää | etsinnät | etsintöjen | etsintöjä | etsintä
lotr-noun-stealth = hiipiminen | hiipimisen | hiipimistä | hiipimiset | hiipimisten | hiipimisiä | hiipimis
lotr-noun-pipeweed = piippukessu | piippukessun | piippukessua | piippukessut | piippukessujen | piippukessuja | piippukessu
lotr-noun-twilight = hämärä | hämärän | hämärää | hämärät | hämärien | hämäriä | hämärä
lotr-noun-tentacle = lonkero | lonkeron | lonkeroa | lonkerot | lonkeroiden | lonkeroita | lonkero
lotr-deed-shown = { $time ->
    [about] tämä kortti on paljastumassa kädestäsi
   *[after] tämä kortti on paljastettu kädestäsi
}
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
lotr-verb-reconcile = täydennä | täydentää | täydentää | täydentämällä
lotr-mod-late-win = Vapaiden kansojen pelaaja voittaa vasta, kun varjopelaajat ovat täydentäneet kätensä
lotr-mod-late-win-after = { lotr-mod-late-win }
lotr-do-pick = { $verb } { $who_obj }
lotr-verb-pick = valitse | valitsee | valita | valitsemalla
lotr-do-next-sites = { $verb } saattueen seuraavat { $n } paikkaa omasta pakastasi; ne korvaavat tarvittaessa vastustajan paikat
lotr-amount-smaller = { $one } tai { $other }, kumpi on vähemmän
lotr-of-tokens = { " " }kulttuurista, jonka merkki on pelissä
lotr-like-seen = { " " }paljastetun kortin kulttuurista
lotr-you-may = saat { $do }
lotr-you-may-after = { lotr-you-may }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = saattue on paikassa | saattue on | löydät | löydä
