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
lotr-noun-companion-ally = kumppani tai liittolainen | kumppanin tai liittolaisen | kumppania tai liittolaista | kumppanit ja liittolaiset | kumppanien ja liittolaisten | kumppaneita ja liittolaisia | kumppani
lotr-noun-companion-minion = kumppani tai palvelija | kumppanin tai palvelijan | kumppania tai palvelijaa | kumppanit ja palvelijat | kumppanien ja palvelijoiden | kumppaneita ja palvelijoita | kumppani
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
lotr-noun-man-elf-wizard = ihminen, haltia tai velho | ihmisen, haltian tai velhon | ihmistä, haltiaa tai velhoa | ihmiset, haltiat ja velhot | ihmisten, haltioiden ja velhojen | ihmisiä, haltioita ja velhoja | ihmis
lotr-noun-nazgul = nazgûl | nazgûlin | nazgûlia | nazgûlit | nazgûlien | nazgûleja | nazgûl
lotr-noun-orc = örkki | örkin | örkkiä | örkit | örkkien | örkkejä | örkki
lotr-noun-uruk-hai = uruk-hai | uruk-hain | uruk-haita | uruk-hait | uruk-haiden | uruk-haita | uruk-hai-
lotr-title-frodo = Frodo | Frodon | Frodoa | Frodot | Frodojen | Frodoja | Frodo
lotr-title-sam = Sam | Samin | Samia | Samit | Samien | Sameja | Sam
lotr-title-gandalf = Gandalf | Gandalfin | Gandalfia | Gandalfit | Gandalfien | Gandalfeja | Gandalf
lotr-title-aragorn = Aragorn | Aragornin | Aragornia | Aragornit | Aragornien | Aragorneja | Aragorn
lotr-title-legolas = Legolas | Legolasin | Legolasia | Legolasit | Legolasien | Legolaseja | Legolas
lotr-title-gimli = Gimli | Gimlin | Gimliä | Gimlit | Gimlien | Gimlejä | Gimli
lotr-title-theoden = Théoden | Théodenin | Théodenia | Théodenit | Théodenien | Théodeneja | Théoden
lotr-title-saruman = Saruman | Sarumanin | Sarumania | Sarumanit | Sarumanien | Sarumaneja | Saruman
lotr-title-the-balrog = Balrog | Balrogin | Balrogia | Balrogit | Balrogien | Balrogeja | Balrog

lotr-adj-other = toinen | toisen | toista | muut | muiden | muita
lotr-adj-your = oma | oman | omaa | omat | omien | omia
lotr-adj-free = Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen | Vapaiden kansojen
lotr-adj-shadow = Varjon | Varjon | Varjon | Varjon | Varjon | Varjon
lotr-adj-wounded = haavoittunut | haavoittuneen | haavoittunutta | haavoittuneet | haavoittuneiden | haavoittuneita
lotr-adj-roaming = vaeltava | vaeltavan | vaeltavaa | vaeltavat | vaeltavien | vaeltavia
lotr-adj-mounted = ratsastava | ratsastavan | ratsastavaa | ratsastavat | ratsastavien | ratsastavia
lotr-adj-unbound = lumoamaton | lumoamattoman | lumoamatonta | lumoamattomat | lumoamattomien | lumoamattomia
lotr-adj-ring-bound = Sormuksen lumoissa oleva | Sormuksen lumoissa olevan | Sormuksen lumoissa olevaa | Sormuksen lumoissa olevat | Sormuksen lumoissa olevien | Sormuksen lumoissa olevia
lotr-adj-involved = taisteleva | taistelevan | taistelevaa | taistelevat | taistelevien | taistelevia
lotr-adj-defender = puolustava | puolustavan | puolustavaa | puolustavat | puolustavien | puolustavia

lotr-with-signet = , jolla on sinetti { $signet }
lotr-signet-aragorn = Aragorn
lotr-signet-frodo = Frodo
lotr-signet-gandalf = Gandalf
lotr-signet-theoden = Théoden
lotr-skirmishing = , joka taistelee { $whom_part } vastaan
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

lotr-on-wound = { $who } on saamassa haavan
lotr-on-wound-in-skirmish = { $who } on saamassa haavan taistelussa
lotr-on-played = kun pelaat { $who_gen }
lotr-on-each-played = aina kun pelataan { $who }
lotr-on-wins = aina kun { $who } voittaa taistelun
lotr-on-killed = { $who } kuolee
lotr-on-turn = jokaisen vuoron alussa
lotr-on-your-turn = jokaisen oman vuorosi alussa
lotr-on-skirmish-of-bearer = kantajan jokaisen taistelun alussa
lotr-on-moves = aina kun saattue siirtyy
lotr-on-moves-to = kun saattue siirtyy tänne
lotr-on-moves-from = kun saattue lähtee täältä

lotr-if-spot = löydät { $who_gen }
lotr-if-not-spot = et löydä { $who_part }
lotr-if-skirmishing = { $who } taistelee { $whom_part } vastaan
lotr-if-mounted = { $who } on ratsailla
lotr-if-it-skirmishes = se taistelee { $whom_part } vastaan
lotr-if-it-is = se on { $who }
lotr-if-it-is-mounted = se on ratsailla
lotr-if-it-is-defender = se on puolustaja +1
lotr-if-burdens = taakkoja on enintään { $n }
lotr-if-twilight = varjoaltaassa on alle { $n } varjomerkkiä
lotr-if-dead-pile = kuolleiden pinossa on { $who }
lotr-if-dead-pile-many = kuolleiden pinossa on vähintään { $who }
lotr-if-ring-worn = Sormus on sormessa
lotr-if-ring-off = Sormus ei ole sormessa
lotr-if-home-held = vastustaja hallitsee { $who_gen } kotipaikkaa
lotr-at-underground = saattue on maanalaisessa paikassa
lotr-at-battleground = saattue on taistelutantereella
lotr-at-sanctuary = saattue on turvapaikassa
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

lotr-do-exert = rasita { $who_part }{ $times ->
    [one] { "" }
   *[other] { " " }{ $times } kertaa
}
lotr-do-exert-either = rasita { $one_part } tai { $other_part }
lotr-do-wound = haavoita { $who_part }
lotr-do-heal = paranna { $who }
lotr-do-strength = { $who_gen } voima on { $by }
lotr-do-grant = { $who } on { $word }{ $until }
lotr-do-gain = { $who_ade } on { $word }{ $until }
lotr-do-overwhelm-limit = { $who } murskataan vasta { $n ->
    [3] kolminkertaisella
   *[other] { $n }-kertaisella
} voimalla
lotr-do-wound-limit = { $who } saa enintään { $n } haavan
lotr-do-discard = poista pelistä { $who }
lotr-do-discard-this = poista { $who } pelistä
lotr-do-return = palauta { $who } omistajansa käteen
lotr-do-add-twilight = lisää ({ $n })
lotr-do-remove-twilight = poista ({ $n })
lotr-do-add-burden = { $n ->
    [one] lisää taakka
   *[other] lisää { $n } taakkaa
}
lotr-do-remove-burden = { $n ->
    [one] poista taakka
   *[other] poista { $n } taakkaa
}
lotr-do-draw = { $n ->
    [one] nosta kortti
   *[other] nosta { $n } korttia
}
lotr-do-each-shadow-draws-each = jokainen varjopelaaja saa nostaa kortteja: { $each }
lotr-do-discard-from-hand = poista kädestäsi { $who }
lotr-do-under-deck-hand = pane kädestäsi { $who } nostopakkasi alle
lotr-do-under-deck-discard = pane poistopakastasi { $who } nostopakkasi alle
lotr-do-take = ota poistopakastasi käteen { $who }
lotr-do-discard-top = { $n ->
    [one] Vapaiden kansojen pelaaja poistaa nostopakkansa ylimmän kortin
   *[other] Vapaiden kansojen pelaaja poistaa nostopakkansa { $n } ylintä korttia
}
lotr-do-look-at-hand = katso vastustajan käsi
lotr-do-reveal-hand = paljasta vastustajan käsi
lotr-do-play = pelaa { $who }{ $where }{ $on }{ $price }
lotr-do-next-site = pelaa saattueen seuraava paikka omasta pakastasi; se korvaa tarvittaessa vastustajan paikan
lotr-do-no-more-moves = saattue ei saa enää siirtyä tällä vuorolla
lotr-do-cancel = peruuta taistelu, jossa on { $who }
lotr-do-prevent = torju se haava
lotr-do-wear-ring = pane Sormus sormeen uudelleenryhmittäytymiseen saakka
lotr-do-burdens-instead = { $n ->
    [one] lisää sen sijaan taakka
   *[other] lisää sen sijaan { $n } taakkaa
}
lotr-do-make-bearer = tästä kumppanista tulee Sormuksen viejä (vastustuskyky { $n })
lotr-do-if = jos { $when }, { $then }
lotr-do-if-else = jos { $when }, { $then }; muuten { $otherwise }
lotr-do-repeat = { $do } { $times }
lotr-do-unless = { $do }. Kuka tahansa varjopelaaja saa torjua tämän poistamalla ({ $n })
lotr-do-spot = löydä { $who }

lotr-mod-cost = { $who_gen } hinta on { $by }
lotr-mod-cost-first-phase = kunkin varjovaiheen ensimmäisenä pelattavan { $who_gen } hinta on { $by }
lotr-mod-cost-first-turn = vuoron ensimmäisenä täällä pelattavan { $who_gen } hinta on { $by }
lotr-mod-shadow-number = tämän paikan varjoluku on { $by }
lotr-mod-every-shadow-number = jokaisen paikan varjoluku on { $by }
lotr-mod-archery-fellowship = saattueen ammunta on { $by }
lotr-mod-archery-minion = palvelijoiden ammunta on { $by }
lotr-mod-move-limit = siirtoraja on { $by } tällä vuorolla
lotr-mod-wound-limit = { $who } saa kussakin taistelussa enintään { $n } haavan
lotr-mod-no-wounds = { $who } on suojassa haavoilta { $phase }
lotr-mod-no-wounds-except = { $who } on suojassa haavoilta muulloin kuin { $phase }
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
lotr-on-skirmish = jokaisen sellaisen taistelun alussa, jossa on { $who }
lotr-on-always = milloin tahansa

lotr-deed-wound = { $time ->
    [about] { $who } on saamassa haavan
   *[after] { $who } on saanut haavan
}
lotr-deed-death = { $time ->
    [about] { $who } on kuolemassa
   *[after] { $who } on kuollut
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
lotr-if-controls = hallitset { $n ->
    [one] paikkaa
   *[other] vähintään { $n } paikkaa
}
lotr-if-this-controlled = tämä paikka on jonkun hallinnassa
lotr-at-forest = saattue on metsässä
lotr-at-marsh = saattue on suolla
lotr-at-mountain = saattue on vuorella
lotr-at-plains = saattue on tasangolla
lotr-at-river = saattue on joella

lotr-amount-spotted = { $n } jokaista löydettyä kohti
lotr-amount-tokens = { $n } jokaista tämän kortin { $culture } merkkiä kohti
lotr-amount-sites = { $n } jokaista hallitsemaasi paikkaa kohti
lotr-until-turn = { " " }vuoron loppuun saakka

lotr-do-add-twilight-each = lisää varjomerkkejä: { $each }
lotr-do-remove-twilight-each = poista varjomerkkejä: { $each }
lotr-do-add-burden-each = lisää taakkoja: { $each }
lotr-do-remove-burden-each = poista taakkoja: { $each }
lotr-do-draw-each = nosta kortteja: { $each }
lotr-do-each-shadow-draws = { $n ->
    [one] jokainen varjopelaaja saa nostaa kortin
   *[other] jokainen varjopelaaja saa nostaa { $n } korttia
}
lotr-do-times = { $do } ({ $n } kertaa)
lotr-do-exhaust = uuvuta { $who }
lotr-do-take-part = { $who } saa ottaa osaa jousiammuntaan ja taisteluihin{ $until }
lotr-do-add-tokens = lisää { $n } { $culture } merkki{ $n ->
    [one] { "" }
   *[other] ä
} (kohteena { $who })
lotr-do-remove-tokens = poista { $n } { $culture } merkki{ $n ->
    [one] { "" }
   *[other] ä
} (kohteena { $who })
lotr-do-stack = pinoa { $who } { $whom_gen } päälle
lotr-do-stack-from-hand = pinoa kädestäsi { $who } { $whom_gen } päälle
lotr-do-play-stacked = pelaa { $who } tämän kortin pinosta{ $price }
lotr-do-take-control = { $n ->
    [one] ota paikka hallintaasi
   *[other] ota { $n } paikkaa hallintaasi
}
lotr-do-liberate = vapauta paikka
lotr-do-assign = määrää { $who } ja { $whom } taistelemaan toisiaan vastaan
lotr-do-leave-skirmish = { $who } vetäytyy taistelusta
lotr-do-instead = sen sijaan { $do }
lotr-do-spot-any = löydä haluamasi määrä: { $who }
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
