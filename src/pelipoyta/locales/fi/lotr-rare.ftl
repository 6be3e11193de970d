# -- Rare deeds, and what keeps cards from being played ---------------------------------------------------------------

lotr-player-owner = sen omistaja
lotr-player-that = kyseinen pelaaja
lotr-do-reveal-at-random = { $verb } sattumanvarainen kortti vastustajan kädestä
lotr-do-discard-shown = { $verb } kyseisen pelaajan kädestä { $who_obj }
lotr-mod-not-played = { $who_part } ei saa pelata{ $where }
lotr-mod-never-roams = { $who } ei vaella
lotr-mod-comes-exhausted = { $who } tulee peliin uupuneena
lotr-mod-one-minion = kuhunkin taisteluun saa määrätä enintään yhden palvelijan
lotr-mod-resistance = { $who_gen } vastustuskyky on { $by }
lotr-mod-closed-hand = varjopelaajat eivät saa katsoa eivätkä paljastaa kätesi kortteja
lotr-mod-safe-cards = Varjon kortit eivät saa poistaa kortteja kädestäsi eivätkä nostopakkasi päältä
lotr-mod-safe-cards-after = { lotr-mod-safe-cards }
lotr-mod-spot-more = kun löydät { $who_part }, laske { $n } enemmän
lotr-do-end-phase = { $verb } varjovaiheesi
lotr-verb-end = päätä | päättää | päättää | päättämällä
lotr-do-take-off-ring = { $verb } Sormus pois sormesta
lotr-do-corrupt = Sormuksen viejä turmeltuu
lotr-do-no-token = { $verb } siitä rasituksesta haavaa
lotr-verb-place = älä lisää | ei lisää | olla lisäämättä | olemalla lisäämättä
lotr-if-won = { $who } voittaa tämän taistelun
lotr-if-lost = { $who } häviää tämän taistelun
lotr-if-unbeaten = yksikään kumppani tai liittolainen ei ole hävinnyt taistelua tällä vuorolla
lotr-for-free = { " " }ilmaiseksi
lotr-do-next-site-if = { $verb } saattueen seuraava paikka omasta pakastasi, jos se on { $whom }; se korvaa tarvittaessa vastustajan paikan
lotr-do-say-x = { $verb } X (enintään { $most })
lotr-bearer-beside = Sitä saa kantaa yhden muun samanlajisen esineen lisäksi
lotr-shown = { " " }(näytä se kaikille)
lotr-mod-cannot-discard-by-others = vastustaja ei saa poistaa pelistä { $who_part }
lotr-amount-seen-kinds = { $n } jokaista paljastettua { $of ->
    [culture] kulttuuria
    [race] rotua
   *[title] nimeä
    } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
    }
lotr-if-seen-kinds = paljastettuja { $of ->
    [culture] kulttuureja
    [race] rotuja
   *[title] nimiä
    } on { $how ->
    [least] vähintään
    [most] enintään
   *[below] alle
    } { $n }
lotr-if-strength-of = { $whom_gen } voima on { $how ->
    [least] vähintään
    [most] enintään
   *[below] alle
    } { $n }
lotr-adj-of-fellowship = saattuevaiheen | saattuevaiheen | saattuevaiheen | saattuevaiheen | saattuevaiheen | saattuevaiheen
lotr-adj-of-shadow = varjovaiheen | varjovaiheen | varjovaiheen | varjovaiheen | varjovaiheen | varjovaiheen
lotr-adj-of-maneuver = manööverivaiheen | manööverivaiheen | manööverivaiheen | manööverivaiheen | manööverivaiheen | manööverivaiheen
lotr-adj-of-archery = jousiammuntavaiheen | jousiammuntavaiheen | jousiammuntavaiheen | jousiammuntavaiheen | jousiammuntavaiheen | jousiammuntavaiheen
lotr-adj-of-assignment = käskytysvaiheen | käskytysvaiheen | käskytysvaiheen | käskytysvaiheen | käskytysvaiheen | käskytysvaiheen
lotr-adj-of-skirmish = taisteluvaiheen | taisteluvaiheen | taisteluvaiheen | taisteluvaiheen | taisteluvaiheen | taisteluvaiheen
lotr-adj-of-regroup = uudelleenryhmittäytymisen | uudelleenryhmittäytymisen | uudelleenryhmittäytymisen | uudelleenryhmittäytymisen | uudelleenryhmittäytymisen | uudelleenryhmittäytymisen
lotr-the-phase-assignment = käskytysvaihe taisteluineen
lotr-player-loser = häviäjän omistaja
lotr-own-strength = { $whom_gen } voima
lotr-mod-not-assigned-after = { lotr-mod-not-assigned }
lotr-mod-not-assigned-by-free-after = { lotr-mod-not-assigned-by-free }
lotr-do-corrupt-after = { lotr-do-corrupt }
lotr-deed-move = saattue siirtyy
