# Pelin jälkeen: voiton todennäköisyys, käännekohdat, mitä valinta maksoi ja kenelle onni kävi.

analysis-title = Pelin jälkeen
analysis-lead = Tietokone pelaa tilanteita uudelleen ja arvioi, missä peli kääntyi. Pitkän pelin tutkiminen kestää; jäljellä oleva aika näkyy, kun alku on tutkittu. Voit poistua sivulta: tutkiminen jatkuu.
analysis-ask = Tutki peli
analysis-again = Yritä uudelleen
analysis-working = Tutkitaan peliä
analysis-progress = Tutkittu { $done } / { $total }
analysis-chart = Voiton todennäköisyys siirto siirrolta
analysis-chart-of = { $name }: alussa { $start } %, lopussa { $end } %.
analysis-all-moments = Kaikki hetket taulukkona
analysis-moment = Siirto
analysis-what = Mitä tapahtui
analysis-chance-of = Voittaa, %
analysis-start = Alku
analysis-rolled = onni
analysis-turning = Käännekohdat
analysis-no-turning = Peli ei kääntynyt yhdessä kohdassa: mikään yksittäinen hetki ei muuttanut sitä kymmentä prosenttiyksikköä.
analysis-points = { $points ->
    [one] yhden prosenttiyksikön
   *[other] { $points } prosenttiyksikköä
}
analysis-turn-luck =
    { $way ->
        [up] { $name } sai onnea{ $rolled }: voiton todennäköisyys nousi { analysis-points } (± { $error }).
       *[down] { $name } sai huonoa onnea{ $rolled }: voiton todennäköisyys laski { analysis-points } (± { $error }).
    }
analysis-turn-luck-you = 
    { $way ->
        [up] Sait onnea{ $rolled }: voiton todennäköisyys nousi { analysis-points } (± { $error }).
       *[down] Sait huonoa onnea{ $rolled }: voiton todennäköisyys laski { analysis-points } (± { $error }).
    }
analysis-dice = (nopat: { $dice })
analysis-turn-skill = { $name } valitsi huonommin kuin olisi voinut: valinta maksoi { analysis-points } (± { $error }). Parempi olisi ollut: { $better }
analysis-turn-skill-you = Valitsit huonommin kuin olisit voinut: valinta maksoi { analysis-points } (± { $error }). Parempi olisi ollut: { $better }
analysis-turn-reveal =
    { $way ->
        [up] { $name } ei voinut tietää, mitä paljastuisi: salatut kortit lisäsivät voiton todennäköisyyttä { analysis-points } (± { $error }).
       *[down] { $name } ei voinut tietää, mitä paljastuisi: salatut kortit vähensivät voiton todennäköisyyttä { analysis-points } (± { $error }).
    }
analysis-turn-reveal-you = 
    { $way ->
        [up] Et voinut tietää, mitä paljastuisi: salatut kortit lisäsivät voiton todennäköisyyttä { analysis-points } (± { $error }).
       *[down] Et voinut tietää, mitä paljastuisi: salatut kortit vähensivät voiton todennäköisyyttä { analysis-points } (± { $error }).
    }
analysis-jump = Katso siirto { $move }
analysis-try = Kokeile tästä
analysis-moves = Valinnat, joille oli parempi vaihtoehto
analysis-no-moves = Yksikään valinta ei ollut selvästi huonompi kuin muut.
analysis-mark =
    { $mark ->
        [blunder] Paha virhe
        [mistake] Virhe
       *[inaccuracy] Epätarkkuus
    }
analysis-loss = { $name }: voiton todennäköisyys oli { $value } %, parhaalla valinnalla { $best } %. Ero on { $points ->
    [one] yksi prosenttiyksikkö
   *[other] { $points } prosenttiyksikköä
} (± { $error }).
analysis-better = Parempi:
analysis-played = Valittiin:
analysis-share = Se oli paras { $share } prosentissa tilanteista, jotka olivat pelaajan näkemän perusteella mahdollisia.
analysis-reply = Pahin vastaus valittuun ({ $name }):
analysis-why = Miksi:
analysis-accounts = Mistä tulos tuli
analysis-account-sentence = { $name }: onni { $luck } ja muut pelaajat { $others } prosenttiyksikköä, omat valinnat { $skill }; { $more ->
    [more] virheitä enemmän kuin muilla
    [fewer] virheitä vähemmän kuin muilla
   *[same] virheitä yhtä paljon kuin muilla
}.
analysis-player = Pelaaja
analysis-part-start = Alussa
analysis-part-deal = Jako
analysis-part-luck = Oma onni
analysis-part-others_luck = Muiden onni
analysis-part-skill = Omat valinnat
analysis-part-others_skill = Muiden valinnat
analysis-part-reveal = Paljastunut
analysis-part-drift = Arvion muutos
analysis-part-ended = Luovutus tai sopu
analysis-part-result = Tulos
analysis-parts = Luvut ovat prosenttiyksikköjä, ja osat tekevät yhdessä tuloksen. Onni on sitä, mitä nopat ja nostetut kortit muuttivat, ja se luetaan heittäjälle tai nostajalle. Valinnoissa lasketaan yhteen kaikki, mitä paras löydetty valinta olisi tuonut lisää, myös pienet erot, joita ei sanota virheiksi. Arvion muutos on sitä, minkä arvioija näki vasta myöhemmin: se ei ole kenenkään onnea eikä virhettä.
analysis-marks =
    { $blunders ->
        [one] { $blunders } paha virhe
       *[other] { $blunders } pahaa virhettä
    }, { $mistakes ->
        [one] { $mistakes } virhe
       *[other] { $mistakes } virhettä
    }, { $inaccuracies ->
        [one] { $inaccuracies } epätarkkuus
       *[other] { $inaccuracies } epätarkkuutta
    }; keskimäärin { $loss ->
        [one] yksi prosenttiyksikkö
       *[other] { $loss } prosenttiyksikköä
    } valintaa kohti.
analysis-uncertain = Tässä pelissä arvio on tavallista epävarmempi: se muuttui enemmän kuin onni ja valinnat selittävät.
analysis-judge = { $judge ->
    [sight] Muissa peleissä arvio on ollut väärässä keskimäärin { $error ->
        [0] alle prosenttiyksikön
        [one] yhden prosenttiyksikön
       *[other] { $error } prosenttiyksikköä
    }.
   *[games] Arvio on laskettu pelaamalla kohdat loppuun botilla; virhe on enintään { $error ->
        [one] yksi prosenttiyksikkö
       *[other] { $error } prosenttiyksikköä
    }.
}
analysis-weighed = Punnittuja valintoja: { $weighed }/{ $choices }.
analysis-arrows = Laudalla punainen katkonuoli on valittu siirto ja vihreä nuoli parempi.
analysis-mistakes = Opi virheistäsi
analysis-hint = Virheistä kerrotaan sen mukaan, mitä pelaaja saattoi tietää, ei sen mukaan, mitä lopulta paljastui.

analysis-over-won = { $whose ->
    [own] peli ratkeaa voitoksi ennen pelaajan seuraavaa valintaa { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] peli ratkeaa voitoksi ennen pelaajan seuraavaa valintaa { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-over-lost = { $best ->
    [0] peli ei ratkea tappioksi ennen pelaajan seuraavaa valintaa (valitun siirron jälkeen ratkeaa, { $played } prosentin todennäköisyydellä)
   *[other] peli ratkeaa tappioksi ennen pelaajan seuraavaa valintaa { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
# Luku ja se, mitä lasketaan.
analysis-best-turns = { $best ->
    [one] yhden vuoron
   *[other] { $best } vuoroa
}
analysis-best-cards = { $best ->
    [one] yksi kortti
   *[other] { $best } korttia
}
analysis-best-enemies = { $best ->
    [one] yksi vihollinen
   *[other] { $best } vihollista
}
analysis-best-own-cards = { $best ->
    [one] yksi oma kortti
   *[other] { $best } omaa korttia
}
analysis-best-companions = { $best ->
    [one] yksi kumppani
   *[other] { $best } kumppania
}
analysis-best-worth = { $best ->
    [one] yhden lakeijan verran
   *[other] { $best } lakeijan verran
}
analysis-rolechess-standing = { $whose ->
    [own] omat nappulat ovat edellä { analysis-best-worth } (valitun siirron jälkeen { $played })
   *[other] vastustajan nappulat ovat edellä { analysis-best-worth } (valitun siirron jälkeen { $played })
}
analysis-rolechess-blow = { $whose ->
    [own] seuraavalla hyökkäyksellä voi viedä { analysis-best-worth } (valitun siirron jälkeen { $played })
   *[other] vastustaja voi seuraavalla hyökkäyksellään viedä { analysis-best-worth } (valitun siirron jälkeen { $played })
}
analysis-rolechess-crown = { $whose ->
    [own] vastustajan keisarin voi kaataa seuraavalla hyökkäyksellä { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] vastustaja voi kaataa keisarin seuraavalla hyökkäyksellään { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-rolechess-threat = { $whose ->
    [own] hyökkäys, jolla itse uhkaat, veisi { analysis-best-worth } (valitun siirron jälkeen { $played })
   *[other] hyökkäys, jolla vastustaja uhkaa, veisi { analysis-best-worth } (valitun siirron jälkeen { $played })
}
analysis-rolechess-danger = { $whose ->
    [own] oma hyökkäys kaataisi vastustajan keisarin { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] vastustajan hyökkäys kaataisi oman keisarin { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-dnup-match = { $whose ->
    [own] pistetilanne antaa { $best } prosentin mahdollisuuden voittaa pelin (valitun siirron jälkeen { $played })
   *[other] pistetilanne antaa muille kullekin { $best } prosentin mahdollisuuden voittaa pelin (valitun siirron jälkeen { $played })
}
analysis-dnup-turns = { $whose ->
    [own] käden tyhjentäminen vie vielä { analysis-best-turns } (valitun siirron jälkeen { $played })
   *[other] muilta käden tyhjentäminen vie vielä { analysis-best-turns } (valitun siirron jälkeen { $played })
}
analysis-dnup-cards = { $whose ->
    [own] kädessä on { analysis-best-cards } (valitun siirron jälkeen { $played })
   *[other] muilla on kädessä { analysis-best-cards } (valitun siirron jälkeen { $played })
}
analysis-dnup-returning = { $whose ->
    [own] omat pöydällä olevat kortit toisivat käteen palatessaan { analysis-best-turns } lisää (valitun siirron jälkeen { $played })
   *[other] muiden pöydällä olevat kortit toisivat heille palatessaan { analysis-best-turns } lisää (valitun siirron jälkeen { $played })
}
analysis-sequence-lines = { $whose ->
    [own] valmiita omia suoria on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajalla on valmiita suoria { $best } (valitun siirron jälkeen { $played })
}
analysis-sequence-ready = { $whose ->
    [own] omia rivejä, joihin viides merkki on kädessä, on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan rivejä, joihin viides merkki on hänen kädessään, on { $best } (valitun siirron jälkeen { $played })
}
analysis-sequence-near = { $whose ->
    [own] omia rivejä, joista puuttuu yksi tai kaksi merkkiä, on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan rivejä, joista puuttuu yksi tai kaksi merkkiä, on { $best } (valitun siirron jälkeen { $played })
}
analysis-sequence-jacks = { $whose ->
    [own] jätkiä on omassa kädessä { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajalla on jätkiä { $best } (valitun siirron jälkeen { $played })
}
analysis-kasvoton-army = { $whose ->
    [own] oman armeijan korttien luvut ovat yhteensä { $best } (valitun siirron jälkeen { $played })
   *[other] vihollisen armeijan korttien luvut ovat yhteensä { $best } (valitun siirron jälkeen { $played })
}
analysis-kasvoton-knight = { $whose ->
    [own] oma ritari on pystyssä { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] vihollisen ritari on pystyssä { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-kasvoton-siege = { $whose ->
    [own] oman kuninkaan vieressä on { analysis-best-enemies } (valitun siirron jälkeen { $played })
   *[other] vihollisen kuninkaan vieressä on { analysis-best-own-cards } (valitun siirron jälkeen { $played })
}
analysis-kasvoton-king_seen = { $whose ->
    [own] vihollinen tuntee oman kuninkaan { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] vihollisen kuningas on tiedossa { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-kasvoton-king_fell = { $whose ->
    [own] oma kuningas on kaatunut { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
   *[other] vihollisen kuningas on kaatunut { $best } prosentin todennäköisyydellä (valitun siirron jälkeen { $played })
}
analysis-lotr-journey = { $whose ->
    [own] oma saattue on paikassa { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan saattue on paikassa { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-burdens = { $whose ->
    [own] omia taakkoja on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajalla on taakkoja { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-wounds = { $whose ->
    [own] omalla Sormuksen viejällä on haavoja { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan Sormuksen viejällä on haavoja { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-fellowship = { $whose ->
    [own] oman saattueen voima on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan saattueen voima on { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-companions = { $whose ->
    [own] omassa saattueessa on { analysis-best-companions } (valitun siirron jälkeen { $played })
   *[other] vastustajan saattueessa on { analysis-best-companions } (valitun siirron jälkeen { $played })
}
analysis-lotr-shadows = { $whose ->
    [own] omia Varjon tukikortteja on pelissä { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan Varjon tukikortteja on pelissä { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-minions = { $whose ->
    [own] omien palvelijoiden voima pöydässä on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan palvelijoiden voima pöydässä on { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-dead = { $whose ->
    [own] omia kuolleita on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajan kuolleita on { $best } (valitun siirron jälkeen { $played })
}
analysis-lotr-twilight = { $whose ->
    [own] omia varjomerkkejä käytettävissä on { $best } (valitun siirron jälkeen { $played })
   *[other] vastustajalla on käytettävissään varjomerkkejä { $best } (valitun siirron jälkeen { $played })
}
analysis-left-seconds = Jäljellä noin { $seconds } sekuntia.
analysis-left-minutes = { $minutes ->
    [one] Jäljellä noin minuutti.
   *[other] Jäljellä noin { $minutes } minuuttia.
}
analysis-chart-read = Mitä ylempänä viiva kulkee, sitä varmempi voitto. Katkoviivalla voittaa joka toinen kerta; vinoneliöt ovat käännekohtia. Valitse kohta kuvasta, niin pääset siirtoon.
analysis-why-terms = paremman valinnan jälkeen { $terms }.
