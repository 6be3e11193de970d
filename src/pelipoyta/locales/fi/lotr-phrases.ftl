# Clauses after a noun, who acts, and how the parts of a text are joined.
lotr-grammar = fi
lotr-and = { " ja " }
lotr-or = { " tai " }
lotr-chosen = valitsemasi { $who }
lotr-list-comma = { ", " }
lotr-with-signet = , jolla on sinetti { $signet }
lotr-with-signet-many = , joilla on sinetti { $signet }
lotr-skirmishing = , joka taistelee { $whom_part } vastaan
lotr-facing = , jolla on taistelussa vastassaan { $whom }
lotr-borne-by = , joka on { $whom_gen } kannettavana
lotr-but-not = , joka ei ole { $whom }
lotr-but-not-many = , jotka eivät ole { $whom }
lotr-bearer = kantaja | kantajan | kantajaa | kantajalla
lotr-phase-fellowship = saattue
lotr-phase-shadow = varjo
lotr-phase-maneuver = manööveri
lotr-phase-archery = jousiammunta
lotr-phase-assignment = käskytys
lotr-phase-skirmish = taistelu
lotr-phase-regroup = uudelleenryhmittäytyminen
lotr-in-phase-archery = jousiammuntavaiheessa
lotr-in-phase-skirmish = taisteluvaiheessa
lotr-cost-effect = { $cost } → { $do }
lotr-to-play = pelataksesi tämän löydä { $who }
lotr-own-cost = jos { $when }, tämän kortin hinta on { $by }
lotr-bearer-must-be = kantajan on oltava { $who }
lotr-bearer-only-one = kullakin kantajalla saa olla näitä vain yksi
lotr-cost-change = ; hinta { $by }
lotr-from-discard = { " " }poistopakastasi
lotr-from-deck = { " " }nostopakastasi
lotr-from-deck-or-hand = { " " }nostopakastasi tai kädestäsi
lotr-with-keyword = , jolla on avainsana { $word }
lotr-to-play-if = tämän saa pelata vain, jos { $when }
lotr-in-phase-fellowship = saattuevaiheessa
lotr-in-phase-shadow = varjovaiheessa
lotr-in-phase-maneuver = manööverivaiheessa
lotr-in-phase-assignment = käskytysvaiheessa
lotr-in-phase-regroup = uudelleenryhmittäytymisessä
lotr-of-phase-fellowship = saattuevaiheen
lotr-of-phase-shadow = varjovaiheen
lotr-of-phase-maneuver = manööverivaiheen
lotr-of-phase-archery = jousiammuntavaiheen
lotr-of-phase-assignment = käskytysvaiheen
lotr-of-phase-skirmish = taisteluvaiheen
lotr-of-phase-regroup = uudelleenryhmittäytymisen
lotr-plays-to-support = pelataan omalle tukialueellesi
lotr-unassigned = { $n ->
    [one] , jota ei ole määrätty taisteluun
   *[other] , joita ei ole määrätty taisteluun
}
lotr-chosen-by = { " " }(valitsee { $player })
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $player } { $verb } { $rest }
lotr-player-may = { $player } saa { $do }
lotr-player-may-after = { lotr-player-may }
lotr-player-you = sinä
lotr-player-free = Vapaiden kansojen pelaaja
lotr-player-each-shadow = jokainen varjopelaaja
lotr-player-any-shadow = kuka tahansa varjopelaaja
lotr-player-opponent = vastustaja
lotr-from-stack = { " " }tämän kortin pinosta
lotr-during-skirmish = { " " }taistelussa
lotr-in-your-turn = { " " }omalla vuorollasi
lotr-in-dead = { $whose ->
    [free] kuolleiden pinossa
    [you] kuolleidesi pinossa
   *[other] vastustajan kuolleiden pinossa
}
lotr-in-discard = { $whose ->
    [free] Vapaiden kansojen pelaajan poistopakassa
    [you] poistopakassasi
   *[other] vastustajan poistopakassa
}
lotr-which-is = , joka on { $whom }
lotr-bearing = , joka kantaa { $whom_part }
lotr-stacked-on = , joka on pinottu { $whom_gen } päälle
lotr-holding = , jonka päälle on pinottu { $whom }
lotr-enters-exhausted = ; se tulee peliin uupuneena
lotr-to-play-pay = pelataksesi tämän { $do }
lotr-own-cost-always = tämän kortin hinta on { $by }
lotr-played-on = , kun se pelataan { $whom_all }
lotr-no-less = { " " }(mutta vähintään { $n })
lotr-assigned-to = , joka on määrätty taistelemaan { $whom_part } vastaan
lotr-beside = , joka on samassa taistelussa kuin { $whom }
lotr-home-at = , jonka kotipaikka on { $n }
lotr-stat = , jonka { $what } on { $how ->
    [least] vähintään { $n }
   *[most] enintään { $n }
}
lotr-stat-below = , jonka { $what } on pienempi kuin { $whom_gen }
lotr-nobody = kukaan
lotr-the-phase-maneuver = manööverivaihe
lotr-the-phase-archery = jousiammuntavaihe
lotr-against-such = { " " }{ $whom_part } vastaan
lotr-facing-such = , jossa vastassa on { $whom }
lotr-against = { $how ->
    [death] { " " }taistelussa, jossa on { $whom }
    [play] { " " }{ $whom_gen } kannettavaksi
   *[other] { " " }{ $whom_part } vastaan
}
lotr-by-text = { " " }{ $whom_gen } vaikutuksesta
lotr-player-a-shadow = valitsemasi varjopelaaja
lotr-from-deck-or-discard = { " " }nostopakastasi tai poistopakastasi
lotr-from-hand-or-discard = { " " }kädestäsi tai poistopakastasi
lotr-from-dead = { " " }kuolleidesi pinosta
lotr-choose-first = valitse { $who }: { $said }
lotr-then = { "; sitten " }
lotr-skirmishing-many = , jotka taistelevat { $whom_part } vastaan
lotr-facing-many = , joilla on taistelussa vastassaan { $whom }
lotr-borne-by-many = , jotka ovat { $whom_gen } kannettavina
lotr-bearing-many = , jotka kantavat { $whom_part }
lotr-stacked-on-many = , jotka on pinottu { $whom_gen } päälle
lotr-holding-many = , joiden päälle on pinottu { $whom }
lotr-assigned-to-many = , jotka on määrätty taistelemaan { $whom_part } vastaan
lotr-beside-many = , jotka ovat samassa taistelussa kuin { $whom }
lotr-which-is-many = , jotka ovat { $whom }
lotr-of-tokens = { " " }kulttuurista, jonka merkki on pelissä
lotr-like-seen = { " " }paljastetun kortin kulttuurista
lotr-you-may = saat { $do }
lotr-you-may-after = { lotr-you-may }
# How parts of a sentence begin that need not begin so twice; the longer first.
lotr-openings = saattue on paikassa | saattue on | löydät | löydä
lotr-gains-again = sillä on
lotr-gains-before = voima on | sillä on
lotr-gains-named = vahinko
lotr-the-site = saattueen paikka | saattueen paikan | saattueen paikkaa | saattueen paikalla
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
lotr-of-unnamed = , jonka kulttuuria ei nimetty
lotr-copied = , josta poistopakassasi on kopio
lotr-of-fight = { " " }siitä taistelusta
lotr-on-path = { " " }polulla
lotr-in-your-area = { " " }tukialueeltasi
lotr-wound-from = { " " }{ $whom_abl }
lotr-x-times = { " " }X kertaa
lotr-player-anyone = joku pelaaja
lotr-text-of = niin kauan kuin löydät oman paikkasi { $n }, { $who_ade } on myös sen paikan teksti
lotr-site-at = { " " }{ $n }
lotr-player-owner = sen omistaja
lotr-player-that = kyseinen pelaaja
lotr-for-free = { " " }ilmaiseksi
lotr-bearer-beside = Sitä saa kantaa yhden muun samanlajisen esineen lisäksi
lotr-shown = { " " }(näytä se kaikille)
lotr-the-phase-assignment = käskytysvaihe taisteluineen
lotr-player-loser = häviäjän omistaja
lotr-own-strength = { $whom_gen } voima
lotr-apart = { "; " }
lotr-then-do = { "; sitten " }{ $verb } { $rest }
lotr-you-may-let = saat päättää, että { $said }
lotr-choice-then = { ": " }
lotr-own-cost-in-phase = { $phase } tämän kortin hinta on { $by }
lotr-a-phase-fellowship = saattuevaihe
lotr-a-phase-shadow = varjovaihe
lotr-a-phase-maneuver = manööverivaihe
lotr-a-phase-archery = jousiammuntavaihe
lotr-a-phase-assignment = käskytysvaihe
lotr-a-phase-skirmish = taisteluvaihe
lotr-a-phase-regroup = uudelleenryhmittäytyminen
# Participles before the noun, in the six forms of an adjective; empty where a clause follows the noun instead.
lotr-skirmishing-before = { $whom_part } vastaan taisteleva | { $whom_part } vastaan taistelevan | { $whom_part } vastaan taistelevaa | { $whom_part } vastaan taistelevat | { $whom_part } vastaan taistelevien | { $whom_part } vastaan taistelevia
lotr-borne-by-before = { $whom_gen } kantama | { $whom_gen } kantaman | { $whom_gen } kantamaa | { $whom_gen } kantamat | { $whom_gen } kantamien | { $whom_gen } kantamia
lotr-bearing-before = { $whom_part } kantava | { $whom_part } kantavan | { $whom_part } kantavaa | { $whom_part } kantavat | { $whom_part } kantavien | { $whom_part } kantavia
lotr-stacked-on-before = { $whom_gen } päälle pinottu | { $whom_gen } päälle pinotun | { $whom_gen } päälle pinottua | { $whom_gen } päälle pinotut | { $whom_gen } päälle pinottujen | { $whom_gen } päälle pinottuja
lotr-with-signet-before = { $signet }-sinetillinen | { $signet }-sinetillisen | { $signet }-sinetillistä | { $signet }-sinetilliset | { $signet }-sinetillisten | { $signet }-sinetillisiä
