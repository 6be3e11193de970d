# Korttien sanat: nimisanoista nominatiivi | genetiivi | partitiivi | samat monikossa | alkuosa yhdyssanassa.
lotr-grammar = fi
lotr-each = jokainen | jokaisen | jokaista
lotr-and = { " ja " }
lotr-and-if = { "; " }
lotr-or = { " tai " }
lotr-chosen = valitsemasi { $who }
lotr-list-comma = { ", " }

lotr-noun-card = kortti | kortin | korttia | kortit | korttien | kortteja | kortti
lotr-noun-companion = kumppani | kumppanin | kumppania | kumppanit | kumppanien | kumppaneita | kumppani
lotr-noun-ally = liittolainen | liittolaisen | liittolaista | liittolaiset | liittolaisten | liittolaisia | liittolais
lotr-noun-minion = palvelija | palvelijan | palvelijaa | palvelijat | palvelijoiden | palvelijoita | palvelija
lotr-noun-possession = esine | esineen | esinettä | esineet | esineiden | esineitä | esine
lotr-noun-artifact = arvoesine | arvoesineen | arvoesinettä | arvoesineet | arvoesineiden | arvoesineitä | arvoesine
lotr-noun-condition = olosuhde | olosuhteen | olosuhdetta | olosuhteet | olosuhteiden | olosuhteita | olosuhde
lotr-noun-event = tapahtuma | tapahtuman | tapahtumaa | tapahtumat | tapahtumien | tapahtumia | tapahtuma
lotr-noun-site = paikka | paikan | paikkaa | paikat | paikkojen | paikkoja | paikka
lotr-noun-weapon = ase | aseen | asetta | aseet | aseiden | aseita | ase
lotr-noun-mount = ratsu | ratsun | ratsua | ratsut | ratsujen | ratsuja | ratsu
lotr-noun-ring-bearer = Sormuksen viejä | Sormuksen viejän | Sormuksen viejää | Sormuksen viejät | Sormuksen viejien | Sormuksen viejiä | Sormuksen viejä
lotr-noun-ranger = samooja | samoojan | samoojaa | samoojat | samoojien | samoojia | samooja
lotr-noun-archer = jousiampuja | jousiampujan | jousiampujaa | jousiampujat | jousiampujien | jousiampujia | jousiampuja
lotr-noun-villager = kyläläinen | kyläläisen | kyläläistä | kyläläiset | kyläläisten | kyläläisiä | kyläläis
lotr-noun-dwarf = kääpiö | kääpiön | kääpiötä | kääpiöt | kääpiöiden | kääpiöitä | kääpiö
lotr-noun-elf = haltia | haltian | haltiaa | haltiat | haltioiden | haltioita | haltia
lotr-noun-hobbit = hobitti | hobitin | hobittia | hobitit | hobittien | hobitteja | hobitti
lotr-noun-man = ihminen | ihmisen | ihmistä | ihmiset | ihmisten | ihmisiä | ihmis
lotr-noun-wizard = velho | velhon | velhoa | velhot | velhojen | velhoja | velho
lotr-noun-nazgul = nazgûl | nazgûlin | nazgûlia | nazgûlit | nazgûlien | nazgûleja | nazgûl
lotr-noun-orc = örkki | örkin | örkkiä | örkit | örkkien | örkkejä | örkki
lotr-noun-uruk-hai = uruk-hai | uruk-hain | uruk-haita | uruk-hait | uruk-haiden | uruk-haita | uruk-hai-

lotr-adj-other = toinen | toisen | toista | muut | muiden | muita
lotr-adj-your = oma | oman | omaa | omat | omien | omia
lotr-adj-free = Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen
lotr-adj-shadow = Varjon | Varjon | Varjon | Varjon | Varjon | Varjon
lotr-adj-wounded = haavoittunut | haavoittuneen | haavoittunutta | haavoittuneet | haavoittuneiden | haavoittuneita
lotr-adj-roaming = vaeltava | vaeltavan | vaeltavaa | vaeltavat | vaeltavien | vaeltavia
lotr-adj-mounted = ratsastava | ratsastavan | ratsastavaa | ratsastavat | ratsastavien | ratsastavia
lotr-adj-unbound = lumoamaton | lumoamattoman | lumoamatonta | lumoamattomat | lumoamattomien | lumoamattomia
lotr-adj-valiant = urhea | urhean | urheaa | urheat | urheiden | urheita
lotr-adj-ring-bound = Sormuksen lumoissa oleva | Sormuksen lumoissa olevan | Sormuksen lumoissa olevaa | Sormuksen lumoissa olevat | Sormuksen lumoissa olevien | Sormuksen lumoissa olevia
lotr-adj-involved = taisteleva | taistelevan | taistelevaa | taistelevat | taistelevien | taistelevia
lotr-adj-defender = puolustava | puolustavan | puolustavaa | puolustavat | puolustavien | puolustavia

lotr-with-signet = , jolla on sinetti { $signet }
lotr-with-signet-many = , joilla on sinetti { $signet }
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = , joka taistelee { $whom_part } vastaan
lotr-facing = , jolla on taistelussa vastassaan { $whom }
lotr-borne-by = , joka on { $whom_gen } kannettavana
lotr-but-not = , joka ei ole { $whom }
lotr-but-not-many = , jotka eivät ole { $whom }
lotr-that = se | sen | sitä | sillä
lotr-its-bearer = sen kantaja | sen kantajan | sen kantajaa | sen kantajalla
lotr-bearer = kantaja | kantajan | kantajaa | kantajalla
lotr-this-companion = tämä kumppani | tämän kumppanin | tätä kumppania | tällä kumppanilla
lotr-this-ally = tämä liittolainen | tämän liittolaisen | tätä liittolaista | tällä liittolaisella
lotr-this-minion = tämä palvelija | tämän palvelijan | tätä palvelijaa | tällä palvelijalla
lotr-this-possession = tämä esine | tämän esineen | tätä esinettä
lotr-this-artifact = tämä arvoesine | tämän arvoesineen | tätä arvoesinettä
lotr-this-condition = tämä olosuhde | tämän olosuhteen | tätä olosuhdetta
lotr-this-event = tämä tapahtuma | tämän tapahtuman | tätä tapahtumaa
lotr-this-site = tämä paikka | tämän paikan | tätä paikkaa
lotr-this-ring = Sormus | Sormuksen | Sormusta

lotr-keyword-ambush = väijytys ({ $n })
lotr-keyword-archer = jousiampuja
lotr-keyword-damage = vahinko { $n }
lotr-keyword-defender = puolustaja { $n }
lotr-keyword-fierce = raivokas
lotr-keyword-ring-bound = Sormuksen lumoissa
lotr-keyword-unhasty = hätäilemätön
lotr-keyword-sanctuary = turvapaikka
lotr-keyword-ranger = samooja
lotr-keyword-tracker = jäljittäjä
lotr-keyword-valiant = urhea
lotr-keyword-villager = kyläläinen
lotr-keyword-spell = loitsu
lotr-keyword-stealth = hiipiminen
lotr-keyword-battleground = taistelutanner
lotr-keyword-marsh = suo
lotr-keyword-plains = tasanko
lotr-keyword-river = joki
lotr-keyword-underground = maanalainen

lotr-phase-fellowship = saattue
lotr-phase-shadow = varjo
lotr-phase-maneuver = manööveri
lotr-phase-archery = jousiammunta
lotr-phase-assignment = käskytys
lotr-phase-skirmish = taistelu
lotr-phase-regroup = uudelleenryhmittäytyminen
lotr-in-phase-archery = jousiammuntavaiheessa
lotr-in-phase-skirmish = taisteluvaiheissa

lotr-activated = { $phases }: { $do }
lotr-cost-effect = { $cost } → { $do }
lotr-when = jos { $when }, { "" }
lotr-while = niin kauan kuin { $when }, { $said }
lotr-if-once = jos { $when }, { $said }
lotr-always = { $do }, jos { $when }
lotr-once-a-turn = { " " }(kerran vuorossa)
lotr-each-time = aina kun { $on }
lotr-triggered = { $on }: { $do }
lotr-triggered-may = { $on }: { $do } (halutessasi)
lotr-response = Vastaus: jos { $on }: { $do }
lotr-to-play = pelataksesi tämän löydä { $who }
lotr-own-cost = jos { $when }, tämän kortin hinta on { $by }
lotr-bearer-must-be = kantajan on oltava { $who }
lotr-bearer-only-one = kullakin kantajalla saa olla näitä vain yksi

lotr-if-spot = löydät { $who_gen }
lotr-if-not-spot = et löydä { $who_part }
lotr-if-skirmishing = { $who } taistelee { $whom_part } vastaan
lotr-if-facing = { $who } taistelee ja vastassa on { $whom }
lotr-if-ring-worn = Sormus on sormessa
lotr-if-ring-off = Sormus ei ole sormessa
lotr-if-home-held = vastustaja hallitsee { $who_gen } kotipaikkaa
lotr-at-underground = saattue on maanalaisessa paikassa
lotr-not-at-underground = saattue ei ole maanalaisessa paikassa
lotr-at-battleground = saattue on taistelutantereella
lotr-not-at-battleground = saattue ei ole taistelutantereella
lotr-at-sanctuary = saattue on turvapaikassa
lotr-not-at-sanctuary = saattue ei ole turvapaikassa
lotr-at-numbers = saattue on jossakin paikoista { $low }–{ $high }

lotr-amount-if = { $n } (tai { $better }, jos { $when })
lotr-amount-each = { $n } jokaista löytämääsi { $whom_part } kohti
lotr-amount-each-other = { $n } jokaista muuta löytämääsi { $whom_part } kohti
lotr-amount-over = { $n } jokaista yli { $over }:n menevää { $whom_part } kohti
lotr-limit = { " " }(enintään { $n })
lotr-until-regroup = { " " }uudelleenryhmittäytymiseen saakka
lotr-cost-change = ; hinta { $by }
lotr-on = { "" }, kantajana { $whom }
lotr-from-discard = { " " }poistopakastasi
lotr-from-deck = { " " }nostopakastasi
lotr-from-deck-or-hand = { " " }nostopakastasi tai kädestäsi

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

lotr-mod-cost = { $who_gen } hinta on { $by }
lotr-mod-cost-first-phase = kunkin varjovaiheen ensimmäisenä pelattavan { $who_gen } hinta on { $by }
lotr-mod-cost-first-turn = vuoron ensimmäisenä täällä pelattavan { $who_gen } hinta on { $by }
lotr-mod-shadow-number = tämän paikan varjoluku on { $by }
lotr-mod-every-shadow-number = jokaisen paikan varjoluku on { $by }
lotr-mod-archery-fellowship = saattueen ammunta on { $by }
lotr-mod-archery-minion = palvelijoiden ammunta on { $by }
lotr-mod-move-limit = siirtoraja on { $by } tällä vuorolla
lotr-mod-wound-limit = { $who } saa kussakin taistelussa enintään { $n ->
    [one] { $n } haavan
   *[other] { $n } haavaa
}
lotr-mod-no-wounds = { $who } on suojassa haavoilta { $phase }
lotr-mod-no-wounds-after = { lotr-mod-no-wounds }
lotr-mod-no-wounds-except = { $who } on suojassa haavoilta muulloin kuin { $phase }
lotr-mod-no-wounds-except-after = { lotr-mod-no-wounds-except }
lotr-mod-not-assigned = { $who_part } ei saa määrätä taisteluun
lotr-mod-not-assigned-by-free = Vapaiden kansojen pelaaja ei saa määrätä { $who_part } taisteluun

lotr-it = se | sen | sitä | sillä
lotr-it-neuter = se | sen | sitä | sillä
lotr-with-keyword = , jolla on sana { $word }
lotr-to-play-if = tämän saa pelata vain, jos { $when }

lotr-noun-ent = entti | entin | enttiä | entit | enttien | enttejä | entti
lotr-noun-balrog = balrog | balrogin | balrogia | balrogit | balrogien | balrogeja | balrog
lotr-noun-creature = olento | olennon | olentoa | olennot | olentojen | olentoja | olento
lotr-noun-troll = peikko | peikon | peikkoa | peikot | peikkojen | peikkoja | peikko
lotr-noun-wraith = aave | aaveen | aavetta | aaveet | aaveiden | aaveita | aave
lotr-noun-hand-weapon = lyömäase | lyömäaseen | lyömäasetta | lyömäaseet | lyömäaseiden | lyömäaseita | lyömäase
lotr-noun-ranged-weapon = kaukoase | kaukoaseen | kaukoasetta | kaukoaseet | kaukoaseiden | kaukoaseita | kaukoase
lotr-noun-armor = haarniska | haarniskan | haarniskaa | haarniskat | haarniskojen | haarniskoja | haarniska
lotr-noun-shield = kilpi | kilven | kilpeä | kilvet | kilpien | kilpiä | kilpi
lotr-noun-helm = kypärä | kypärän | kypärää | kypärät | kypärien | kypäriä | kypärä
lotr-noun-cloak = viitta | viitan | viittaa | viitat | viittojen | viittoja | viitta
lotr-noun-bracers = rannesuojat | rannesuojien | rannesuojia | rannesuojat | rannesuojien | rannesuojia | rannesuoja
lotr-noun-gauntlets = rautakäsineet | rautakäsineiden | rautakäsineitä | rautakäsineet | rautakäsineiden | rautakäsineitä | rautakäsine
lotr-noun-staff = sauva | sauvan | sauvaa | sauvat | sauvojen | sauvoja | sauva
lotr-noun-pipe = piippu | piipun | piippua | piiput | piippujen | piippuja | piippu
lotr-noun-ring = sormus | sormuksen | sormusta | sormukset | sormusten | sormuksia | sormus
lotr-noun-palantir = palantír | palantírin | palantíria | palantírit | palantírien | palantíreja | palantír
lotr-noun-brooch = solki | soljen | solkea | soljet | solkien | solkia | solki

lotr-keyword-easterling = itäläinen
lotr-keyword-southron = etelän mies
lotr-keyword-knight = ritari
lotr-keyword-warg-rider = hukkaratsastaja
lotr-keyword-twilight = hämärä
lotr-keyword-tentacle = lonkero
lotr-keyword-weather = sää
lotr-keyword-tale = tarina
lotr-keyword-search = etsintä
lotr-keyword-machine = kone
lotr-keyword-fortification = linnoitus
lotr-keyword-pipeweed = piippukessu
lotr-keyword-forest = metsä
lotr-keyword-mountain = vuori

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
lotr-on-phase = jokaisen { $phase } alussa
lotr-on-first-phase = ensimmäisen { $phase } alussa
lotr-on-always = milloin tahansa

lotr-deed-wound = { $time ->
    [about] { $who } on saamassa haavan
   *[after] { $who } on saanut haavan
}
lotr-deed-overwhelm = { $time ->
    [about] { $who } on joutumassa murskatuksi
   *[after] { $who } on murskattu
}
lotr-deed-exert = { $time ->
    [about] { $who } on rasittumassa
   *[after] { $who } on rasittunut
}
lotr-deed-heal = { $time ->
    [about] { $who } on paranemassa
   *[after] { $who } on parantunut
}
lotr-deed-discard = { $time ->
    [about] { $who } on poistumassa pelistä
   *[after] { $who } on poistunut pelistä
}
lotr-deed-burden = { $time ->
    [about] taakka on tulossa
   *[after] taakka on lisätty
}
lotr-deed-unburden = { $time ->
    [about] taakka on poistumassa
   *[after] taakka on poistettu
}
lotr-deed-twilight = { $time ->
    [about] varjomerkkejä on tulossa altaaseen
   *[after] varjomerkkejä on lisätty altaaseen
}
lotr-deed-draw = { $time ->
    [about] pelaaja on nostamassa kortin
   *[after] pelaaja on nostanut kortin
}
lotr-deed-control = { $time ->
    [about] paikka on joutumassa hallintaan
   *[after] paikka on otettu hallintaan
}
lotr-deed-play = { $time ->
    [about] { $who } on tulossa peliin
   *[after] { $who } on pelattu
}
lotr-deed-ability = { $time ->
    [about] { $who_gen } kykyä ollaan käyttämässä
   *[after] { $who_gen } kykyä on käytetty
}
lotr-deed-win = { $time ->
    [about] { $who } on voittamassa taistelun
   *[after] { $who } on voittanut taistelun
}
lotr-deed-lose = { $time ->
    [about] { $who } on häviämässä taistelun
   *[after] { $who } on hävinnyt taistelun
}
lotr-deed-fight-end = { $time ->
    [about] taistelu on päättymässä
   *[after] taistelu on päättynyt
}
lotr-deed-assignment = { $time ->
    [about] { $who } on joutumassa taisteluun
   *[after] { $who } on määrätty taisteluun
}
lotr-deed-defence = { $time ->
    [about] { $who } on asettumassa puolustamaan
   *[after] { $who } on asetettu puolustamaan
}
lotr-deed-phase-end = { $time ->
    [about] vaihe on päättymässä
   *[after] vaihe on päättynyt
}
lotr-deed-turn-end = { $time ->
    [about] vuoro on päättymässä
   *[after] vuoro on päättynyt
}
lotr-deed-ring = { $time ->
    [about] Sormusta ollaan panemassa sormeen
   *[after] Sormus on pantu sormeen
}
lotr-deed-reveal = { $time ->
    [about] käsi on paljastumassa
   *[after] käsi on paljastettu
}

lotr-if-not = ei pidä paikkaansa, että { $when }
lotr-if-in-phase = ollaan { $phase }
lotr-if-this-controlled = tämä paikka on jonkun hallinnassa
lotr-at-forest = saattue on metsässä
lotr-not-at-forest = saattue ei ole metsässä
lotr-at-marsh = saattue on suolla
lotr-not-at-marsh = saattue ei ole suolla
lotr-at-mountain = saattue on vuorella
lotr-not-at-mountain = saattue ei ole vuorella
lotr-at-plains = saattue on tasangolla
lotr-not-at-plains = saattue ei ole tasangolla
lotr-at-river = saattue on joella
lotr-not-at-river = saattue ei ole joella

lotr-until-turn = { " " }vuoron loppuun saakka

lotr-do-times = { $do } ({ $n } kertaa)
lotr-do-take-part = { $who } saa ottaa osaa jousiammuntaan ja taisteluihin{ $until }
lotr-do-leave-skirmish = { $who } vetäytyy taistelusta
lotr-plays-to-support = pelataan omalle tukialueellesi
lotr-adj-others = muu | muun | muuta | muut | muiden | muita
lotr-unassigned = { $n ->
    [one] , jota ei ole käsketty taisteluun
   *[other] , joita ei ole käsketty taisteluun
}
lotr-do-strength-long = valitse { $who }: sen voima on { $by }
lotr-do-gain-chosen = valitse { $who }: sillä on { $word }{ $until }
lotr-do-strength-after = { lotr-do-strength }
lotr-do-strength-long-after = { lotr-do-strength-long }
lotr-do-grant-after = { lotr-do-grant }
lotr-do-gain-after = { lotr-do-gain }
lotr-do-overwhelm-limit-after = { lotr-do-overwhelm-limit }
lotr-do-wound-limit-after = { lotr-do-wound-limit }
lotr-mod-shadow-number-after = { lotr-mod-shadow-number }
lotr-mod-archery-fellowship-after = { lotr-mod-archery-fellowship }
lotr-mod-archery-minion-after = { lotr-mod-archery-minion }
lotr-mod-move-limit-after = { lotr-mod-move-limit }
lotr-mod-wound-limit-after = { lotr-mod-wound-limit }

# Verbit: käskynä | kun toinen tekee | kun toinen saa tehdä | tekemällä.
lotr-verb-exert = rasita | rasittaa | rasittaa | rasittamalla
lotr-verb-exhaust = uuvuta | uuvuttaa | uuvuttaa | uuvuttamalla
lotr-verb-wound = haavoita | haavoittaa | haavoittaa | haavoittamalla
lotr-verb-heal = paranna | parantaa | parantaa | parantamalla
lotr-verb-add = lisää | lisää | lisätä | lisäämällä
lotr-verb-remove = poista | poistaa | poistaa | poistamalla
lotr-verb-draw = nosta | nostaa | nostaa | nostamalla
lotr-verb-put = pane | panee | panna | panemalla
lotr-verb-take = ota | ottaa | ottaa | ottamalla
lotr-verb-return = palauta | palauttaa | palauttaa | palauttamalla
lotr-verb-stack = pinoa | pinoaa | pinota | pinoamalla
lotr-verb-look = katso | katsoo | katsoa | katsomalla
lotr-verb-reveal = paljasta | paljastaa | paljastaa | paljastamalla
lotr-verb-play = pelaa | pelaa | pelata | pelaamalla
lotr-verb-cancel = peruuta | peruuttaa | peruuttaa | peruuttamalla
lotr-verb-assign = määrää | määrää | määrätä | määräämällä
lotr-verb-liberate = vapauta | vapauttaa | vapauttaa | vapauttamalla
lotr-verb-spot = löydä | löytää | löytää | löytämällä

lotr-times = { " " }{ $n } kertaa
lotr-up-to = enintään { $who }
lotr-chosen-by = { " " }(valitsee { $player })
lotr-that-one = kyseinen | kyseisen | kyseistä | kyseisellä | kyseiselle | kyseiseltä
lotr-player-does = { $player } { $do }
lotr-player-does-after = { $player } { $verb } { $rest }
lotr-player-may = { $player } saa { $do }
lotr-player-may-after = { lotr-player-may }
lotr-player-you = sinä
lotr-player-free = Vapaiden kansojen pelaaja
lotr-player-each-shadow = jokainen varjopelaaja
lotr-player-any-shadow = kuka tahansa varjopelaaja
lotr-player-opponent = vastustaja

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
    [one] { $own ->
        [you] ylin kortti
       *[they] ylimmän kortin
    }
   *[other] { $n } ylintä korttia
}
lotr-do-discard-top-each = { $verb } { $own ->
    [you] nostopakkasi
   *[they] nostopakkansa
} päältä kortteja: { $each }
lotr-do-look-at-hand = { $verb } vastustajan käsi
lotr-do-reveal-hand = { $verb } vastustajan käsi
lotr-do-play = { $verb } { $who_obj }{ $where }{ $on }{ $price }
lotr-from-stack = { " " }tämän kortin pinosta
lotr-do-next-site = { $verb } saattueen seuraava paikka omasta pakastasi; se korvaa tarvittaessa vastustajan paikan
lotr-do-cancel = { $verb } taistelu, jossa { $who } on
lotr-do-assign = { $verb } { $who_obj } ja { $whom_obj } taistelemaan toisiaan vastaan
lotr-do-take-control = { $verb } { $who_obj } hallintaan
lotr-do-take-control-each = { $verb } paikkoja hallintaan: { $each }
lotr-do-liberate = { $verb } { $who_obj }
lotr-do-wear-ring = { $verb } Sormus sormeen uudelleenryhmittäytymiseen saakka
lotr-do-spot = { $verb } { $who_obj }
lotr-do-unless = { $do }. { $player } saa torjua tämän { $pays }
lotr-do-prevent-death = torju se kuolema
lotr-do-prevent-overwhelm = torju murskaaminen
lotr-do-prevent-exert = torju se rasitus
lotr-do-prevent-heal = torju se paraneminen
lotr-do-prevent-discard = torju se poisto
lotr-do-prevent-burden = torju ne taakat
lotr-do-prevent-unburden = torju taakkojen poisto
lotr-do-prevent-twilight = torju ne varjomerkit
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

lotr-on-play = aina kun pelataan { $who }
lotr-on-play-this = kun pelaat { $who_gen }
lotr-on-win = aina kun { $who } voittaa taistelun
lotr-on-turn-start = jokaisen vuoron alussa
lotr-on-turn-start-yours = jokaisen oman vuorosi alussa
lotr-on-turn-end = jokaisen vuoron lopussa
lotr-on-phase-start = jokaisen vaiheen alussa
lotr-on-fight-start = jokaisen taistelun alussa
lotr-on-fight-start-of = jokaisen sellaisen taistelun alussa, jossa on { $who }
lotr-on-move = aina kun saattue siirtyy
lotr-on-arrival = kun saattue siirtyy tänne
lotr-on-departure = kun saattue lähtee täältä
lotr-during-skirmish = { " " }taistelussa
lotr-in-your-turn = { " " }omalla vuorollasi

lotr-if-it-is = se on { $whom }
lotr-if-is = { $who } on { $whom }
lotr-if-has-keyword = { $who } on { $word }
lotr-if-being-wounded = { $who } on haavoittunut
lotr-if-being-exhausted = { $who } on uupunut
lotr-if-being-roaming = { $who } vaeltaa
lotr-if-being-mounted = { $who } on ratsailla
lotr-if-being-unbound = { $who } on lumoamaton
lotr-if-being-ring-bound = { $who } on Sormuksen lumoissa
lotr-if-being-unassigned = { $who_part } ei ole käsketty taisteluun
lotr-if-being-involved = { $who } on taistelussa
lotr-if-not-being-involved = { $who } ei ole taistelussa
lotr-if-being-controlled = { $who } on jonkun hallinnassa
lotr-if-burdens = taakkoja on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-twilight = varjoaltaassa on { $how ->
    [least] vähintään { $n } varjomerkkiä
    [most] enintään { $n } varjomerkkiä
   *[below] alle { $n } varjomerkkiä
}
lotr-if-sites = { $by ->
    [opponent] vastustaja { $how ->
        [least] hallitsee { $n ->
            [one] { $who_part }
           *[other] vähintään { $who }
        }
        [most] hallitsee enintään { $who }
        [none] ei hallitse { $who_part }
       *[below] hallitsee alle { $who }
    }
   *[you] { $how ->
        [least] hallitset { $n ->
            [one] { $who_part }
           *[other] vähintään { $who }
        }
        [most] hallitset enintään { $who }
        [none] et hallitse { $who_part }
       *[below] hallitset alle { $who }
    }
}
lotr-if-x = löydettyjä on { $how ->
    [least] vähintään { $n }
    [most] enintään { $n }
   *[below] alle { $n }
}
lotr-if-wounds = { $whom_ade } on { $how ->
    [least] { $n ->
        [one] haava
       *[other] vähintään { $n } haavaa
    }
    [most] enintään { $n } haavaa
   *[below] alle { $n } haavaa
}
lotr-if-tokens = { $whom_ade } on { $how ->
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
lotr-if-pile = { $pile } on { $how ->
    [least] { $n ->
        [one] { $who }
       *[other] vähintään { $who }
    }
    [most] enintään { $who }
   *[below] alle { $who }
}
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
lotr-if-spot-least = löydät vähintään { $who }
lotr-if-spot-most = löydät enintään { $who }
lotr-if-spot-below = löydät alle { $who }
lotr-amount-burdens = { $n } jokaista taakkaa kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-twilight = { $n } jokaista varjomerkkiä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-sites = { $n } jokaista { $by ->
    [opponent] vastustajan hallitsemaa
   *[you] hallitsemaasi
} { $whom_part } kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-x = { $n } jokaista löydettyä kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-wounds = { $n } jokaista haavaa kohti { $whom_ade }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-tokens = { $n } jokaista { $whom_ade } olevaa { $culture ->
    [none] merkkiä
   *[other] { $culture } merkkiä
} kohti{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-amount-pile = { $n } jokaista { $whom_part } kohti { $pile }{ $over ->
    [0] { "" }
   *[other] { " " }yli { $over }:n
}
lotr-which-is = , joka on { $whom }
lotr-bearing = , joka kantaa { $whom_part }
lotr-stacked-on = , joka on pinottu { $whom_gen } päälle
lotr-holding = , jonka päälle on pinottu { $whom }
lotr-adj-exhausted = uupunut | uupuneen | uupunutta | uupuneet | uupuneiden | uupuneita
lotr-adj-controlled = hallittu | hallitun | hallittua | hallitut | hallittujen | hallittuja
lotr-adj-unique = ainutlaatuinen | ainutlaatuisen | ainutlaatuista | ainutlaatuiset | ainutlaatuisten | ainutlaatuisia
lotr-noun-tracker = jäljittäjä | jäljittäjän | jäljittäjää | jäljittäjät | jäljittäjien | jäljittäjiä | jäljittäjä
lotr-noun-knight = ritari | ritarin | ritaria | ritarit | ritarien | ritareita | ritari
lotr-noun-southron = etelän mies | etelän miehen | etelän miestä | etelän miehet | etelän miesten | etelän miehiä | etelän miehen-
lotr-noun-easterling = itäläinen | itäläisen | itäläistä | itäläiset | itäläisten | itäläisiä | itäläis
lotr-noun-warg-rider = hukkaratsastaja | hukkaratsastajan | hukkaratsastajaa | hukkaratsastajat | hukkaratsastajien | hukkaratsastajia | hukkaratsastaja
lotr-mod-cannot-exert = { $who_part } ei voi rasittaa { $phase }
lotr-mod-cannot-exert-except = { $who_part } voi rasittaa vain { $phase }
lotr-mod-cannot-heal = { $who_part } ei voi parantaa { $phase }
lotr-mod-cannot-heal-except = { $who_part } voi parantaa vain { $phase }
lotr-mod-cannot-discard = { $who_part } ei voi poistaa pelistä { $phase }
lotr-mod-cannot-discard-except = { $who_part } voi poistaa pelistä vain { $phase }
lotr-verb-discard = poista | poistaa | poistaa | poistamalla
lotr-verb-lay = pelaa | pelaa | pelata | pelaamalla
lotr-verb-wear-ring = pane | panee | panna | panemalla
lotr-on-fight-start-owned = { $who_gen } jokaisen taistelun alussa
lotr-do-instead = { $do } sen sijaan
lotr-deed-death = { $time ->
    [about] { $who } on kuolemassa
   *[after] { $who } kuolee
}
lotr-noun-burden = taakka | taakan | taakkaa | taakat | taakkojen | taakkoja | taakka
lotr-noun-token = merkki | merkin | merkkiä | merkit | merkkien | merkkejä | merkki
lotr-mod-cost-after = { lotr-mod-cost }
lotr-mod-every-shadow-number-after = { lotr-mod-every-shadow-number }
lotr-mod-cost-first-phase-after = { lotr-mod-cost-first-phase }
lotr-mod-cost-first-turn-after = { lotr-mod-cost-first-turn }
lotr-do-take-part-after = { lotr-do-take-part }
