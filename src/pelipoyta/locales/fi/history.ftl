# Omat pelit: miten ne menivät, mitä ne kertovat yhdessä ja miten ne saa toiselle laitteelle.

history-lead = Pelit, joissa olet istunut pöydässä tällä laitteella tai tililläsi. Luettelo on vain tässä selaimessa.
history-loading = Haetaan pelejä…
history-empty = Tällä laitteella ei ole vielä pelattu. Kun istut pöytään, peli löytyy myöhemmin täältä.
history-to-games = Valitse peli
history-games =
    { $count ->
        [one] { $count } peli
       *[other] { $count } peliä
    }
history-more = Näytä lisää ({ $count })
history-none-such = Tällaisia pelejä ei ole.
history-nothing-over = Yksikään peli ei ole vielä päättynyt.
history-placed-out = Asemasta jatketut pelit ja opetuspelit eivät ole mukana tilastoissa.

history-filter = Rajaa pelejä
history-filter-game = Peli
history-filter-result = Tulos
history-filter-foe = Vastustaja
history-any-game = Kaikki pelit
history-any-result = Kaikki tulokset
history-any-foe = Kaikki vastustajat
history-fate-won = Voitto
history-fate-lost = Tappio
history-fate-drawn = Tasapeli
history-fate-running = Kesken
history-your-turn = Sinun vuorosi
history-watched = Katsoit
history-people = Ihmiset
history-bot = Botti { $bot }
history-choices =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
history-lasted-under = alle minuutti
history-lasted-minutes = { $minutes } min
history-lasted-hours = { $hours } t
history-lasted-days = { $days } pv
history-placed = jatkettu asemasta
history-taught = opetuspeli
history-gone = Tätä pöytää ei enää ole palvelimella.
history-watch = Katso
history-study = Tutki
history-watch-this = Katso pelin kulku: { $game }
history-study-this = Tutki peliä: { $game }
history-continue-this = Jatka peliä: { $game }

history-statistics = Tilastot
history-won = voitot
history-lost = tappiot
history-drawn = tasapelit
history-score = { $game }: voittoja { $won }, tappioita { $lost }, tasapelejä { $drawn }
history-too-few =
    { $count ->
        [one] Yksi peli ei vielä kerro taidosta mitään.
       *[other] { $count } peliä on liian vähän kertomaan taidosta.
    }
history-share = Olet saanut { $share } pisteistä. Tuloksen perusteella todellinen tasosi on { $low }–{ $high } (95 %:n varmuudella).
history-by-seat = Paikan mukaan
history-by-foe = Vastustajan mukaan

history-luck = Onni
history-dice-mine = Sinun noppasi:
history-dice-theirs = Vastustajien nopat:
history-dice =
    { $count ->
        [one] yksi heitto, { $mean }
       *[other] { $count } heittoa, keskiarvo { $mean }
    } (odotus { $expected } ± { $room })
history-dice-few =
    { $count ->
        [one] Yhdestä heitosta ei voi päätellä mitään.
       *[other] Näin harvasta heitosta ({ $count }) ei voi päätellä mitään.
    }
history-dice-usual = Aivan tavallista: pelkkä sattuma riittää selitykseksi.
history-dice-high = Tavallista parempi onni: näin hyvin käy sattumalta harvemmin kuin kerran 40:stä.
history-dice-low = Tavallista huonompi onni: näin huonosti käy sattumalta harvemmin kuin kerran 40:stä.
history-study-points = { $points ->
    [one] yhden prosenttiyksikön
   *[other] { $points } prosenttiyksikköä
}
history-study-luck = { $count ->
    [one] Tutkitussa pelissä onni
   *[other] { $count } tutkitussa pelissä onni keskimäärin
} { $way ->
    [up] lisäsi voittomahdollisuuttasi { history-study-points }
    [down] vähensi voittomahdollisuuttasi { history-study-points }
   *[none] ei muuttanut voittomahdollisuuttasi
} (± { $error }).
history-study-uncertain =
    { $count ->
        [one] Yhden pelin tutkimus on liian epävarma laskettavaksi mukaan.
       *[other] { $count } pelin tutkimukset ovat liian epävarmoja laskettaviksi mukaan.
    }
history-study-none = Tässä pelissä onnea ei lueta nopista. Onnen vaikutus näkyy täällä, kun tutkit pelin sen päätyttyä.
history-study-none-dice = Onnen vaikutus näkyy täällä, kun tutkit pelin sen päätyttyä.

history-elsewhere = Siirrä toiselle laitteelle
history-elsewhere-help = Pelit voi viedä toiseen selaimeen linkillä tai tiedostona. Kummallakin pääsee paikoillesi pöydissä: älä anna niitä muille.
history-link = Näytä yksityinen linkki
history-link-help = Avaa linkki toisella laitteella. Siinä on enintään { $most } uusinta peliä; tiedostossa ovat kaikki.
history-save = Tallenna tiedostoon
history-open = Tuo tiedostosta
history-offered =
    { $count ->
        [one] Tässä linkissä on yksi peli. Lisätäänkö se tälle laitteelle?
       *[other] Tässä linkissä on { $count } peliä. Lisätäänkö ne tälle laitteelle?
    }
history-take = Lisää
history-leave = Älä lisää
history-brought =
    { $count ->
        [0] Kaikki pelit olivat jo täällä.
        [one] Yksi peli lisättiin.
       *[other] { $count } peliä lisättiin.
    }
history-bad-not-ours = Tämä tiedosto ei ole Pelipöydän pelihistoria. Valitse tiedosto, jonka tallensit tältä sivulta.
history-bad-newer = Tiedosto on tallennettu Pelipöydän uudemmalla versiolla. Lataa sivu uudelleen ja yritä sitten.
history-bad-broken = Tiedosto on rikki pelin { $place } kohdalla. Mitään ei lisätty; tallenna tiedosto uudelleen alkuperäisellä laitteella.
history-bad-large = Tiedosto on liian suuri ollakseen pelihistoria. Mitään ei lisätty.
history-bad-link = Linkki on katkennut matkalla. Kopioi se kokonaan uudelleen tai vie pelit tiedostona.
