# Komentorivi: ohjeet, tulosteet ja virheilmoitukset.

cli-house = Pelipöytä: lauta- ja korttipelejä selaimessa, päätteessä ja tuhansittain.
cli-serve = Käynnistä palvelin, jonka pöydissä pelataan selaimella.
cli-games = Luettele pelit.
cli-sim = Pelaa monta peliä bottien kesken ja laske voitot. Sama siemen antaa aina saman tuloksen.
cli-replay = Pelaa pelikirja uudelleen askel askeleelta ja tarkista, että se pitää.
cli-rules = Näytä pelin säännöt tai yksi niistä.
cli-play = Pelaa päätteessä botteja vastaan.
cli-laws = Tarkista satunnaisilla peleillä, että peli noudattaa talon lakeja.
cli-deck = Tarkista Taru sormusten herrasta -pakka: jokainen rikottu sääntö ja muodot, joihin pakka sopii.

cli-arguments = Mitä annetaan
cli-options = Valitsimet
cli-commands = Komennot
cli-arg-help = Näytä tämä ohje.
cli-arg-version = Näytä Pelipöydän versio.
cli-arg-install_completion = Ota käyttöön komentojen täydennys tässä komentotulkissa.
cli-arg-show_completion = Näytä komentojen täydennys kopioitavaksi.
cli-arg-lang = Kieli. Oletus on järjestelmän kieli, jos se on ruotsi tai englanti, muuten suomi.
cli-arg-host = Osoite, jossa palvelin kuuntelee.
cli-arg-port = Portti. 0: mikä tahansa vapaa.
cli-arg-open = Avaa sivu selaimeen.
cli-arg-game = Pelin tunnus (katso pelipoyta games) tai .py-tiedosto, jossa peli on nimellä GAME.
cli-arg-seats = Pelaajien määrä. Oletus on pienin, johon kaikki mahtuvat.
cli-arg-games = Pelien määrä.
cli-arg-seed = Siemen, josta kaikki sattuma tulee.
cli-arg-bots = Botit pilkuin erotettuina; ne kiertävät paikalta toiselle. Jos botteja on vähemmän kuin paikkoja, ne toistuvat järjestyksessä.
cli-arg-options = Pelin valinnat JSON-oliona.
cli-arg-jobs = Montako prosessia pelaa. Oletus on suorittimien määrä; tulos ei riipu tästä.
cli-arg-json = Tulosta JSONina.
cli-arg-save = Tallenna pelikirjat tähän kansioon.
cli-play-arg-save = Tallenna pelikirja tähän tiedostoon.
cli-play-arg-bots = Vastustajat pilkuin erotettuina. Oletus on paras botti.
cli-play-arg-seed = Siemen, josta noppien, korttien ja bottien sattuma tulee. Oletus on joka kerta uusi.
cli-arg-seat = Paikka, jolla istut: 1 on ensimmäinen.
cli-arg-file = Pelikirja; - lukee sen vakiosyötteestä.
cli-deck-arg-file = Pakkalista, aloituspakan tunnus tai - vakiosyötteelle.
cli-arg-format = Muoto, johon pakan pitää sopia. Oletus on se, johon se parhaiten sopii.
cli-arg-list = Tulosta laillinen pakka listana korttien nimineen.
cli-arg-draw = Piirrä asema joka askeleen jälkeen.
cli-arg-quiet = Älä tulosta askelia, kerro vain, pitääkö pelikirja.
cli-replay-arg-game = Tiedosto, jossa on peli, jota talossa ei vielä ole.
cli-arg-id = Säännön tunnus, esimerkiksi RC-6.1 tai pelkkä 6.1; sen alla olevat säännöt tulevat mukana.

cli-usage-no-such-option = Valitsinta { $name } ei ole. Apua saa valitsimella --help.
cli-usage-missing-parameter = Komennosta puuttuu { $name }. Apua saa valitsimella --help.
cli-usage-bad-parameter = Tätä arvoa ei voi käyttää ({ $name }): { $detail }
cli-usage-bad-option-usage = Valitsimen { $name } käyttö ei onnistu: { $detail }
cli-usage-bad-argument-usage = Komentoa ei voi käyttää näin: { $detail }
cli-usage-usage-error = Komentoa ei ymmärretty: { $detail }
cli-no-such-command = Komentoa { $name } ei ole.{ $hint } Komennot: { $known }.

cli-did-you-mean = { " " }Tarkoititko { $near }?
cli-no-such-language = Kieltä { $name } ei ole. Kielet: { $known }.
cli-no-such-game = Peliä { $name } ei ole.{ $hint } Pelit: { $known }.
cli-broken-game = Peliä { $name } ei voi ladata: { $detail }
cli-no-such-bot = Bottia { $name } ei ole tässä pelissä ({ $game }).{ $hint } Botit: { $known }.
cli-too-many-bots = Botteja on { $bots }, mutta paikkoja vain { $seats }.
cli-bad-json = Valinnat eivät ole kelvollista JSONia: { $detail }.
cli-options-not-object = Valintojen on oltava JSON-olio, esimerkiksi { "{}" }, ei { $text }.
cli-no-such-option = Pelissä ei ole valintaa { $name }.{ $hint } Valinnat: { $known }.
cli-bad-option = Valinnan { $name } arvo { $value } ei kelpaa: { $detail }.
cli-bad-seats = Peliä { $game } ei voi pelata näin monella: { $seats }. Pelaajia voi olla { $known }.
cli-bad-seat = Paikkaa { $seat } ei ole: pöydässä on { $seats } paikkaa.
cli-does-not-fit = Nämä eivät sovi yhteen: { $why }
cli-cannot-save = Kansioon { $folder } ei voi tallentaa: { $detail }.
cli-cannot-read = Tiedostoa { $file } ei voi lukea: { $detail }.
cli-no-such-format = Muotoa { $name } ei ole. Muodot: { $known }.
cli-game-failed = Peli { $number } keskeytyi (siemen { $seed }): { $detail }

cli-sim-title = { $game }: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}, { $seats ->
    [one] yksi paikka
   *[other] { $seats } paikkaa
}
cli-sim-bot = Botti
cli-sim-wins = Voittoja
cli-sim-share = Osuus
cli-sim-score = Pisteitä
cli-sim-draws = Tasapelejä { $draws }.
cli-sim-steps = Askelia keskimäärin { $mean }, enintään { $max }.
cli-sim-seats = Voitot paikoittain: { $wins }.
cli-sim-ended = { $rule } × { $count }  { $text }
cli-sim-seconds = Aikaa kului { $seconds } s (siemen { $seed }).
cli-sim-missing = Säännöt toimivat kääntämättöminä eli hitaammin; ”make build” kääntää ne.
cli-sim-stale = Käännetyt säännöt ovat vanhentuneet, joten niitä ei käytetä ja peli on hitaampi; ”make build” kääntää ne uudelleen.
cli-not-compiled = PELIPOYTA_COMPILED=1 vaatii käännetyt säännöt, mutta niitä ei ole tai ne ovat vanhentuneet; ”make build” kääntää ne.

cli-bad-record = Pelikirjaa ei voi lukea: { $detail }.
cli-other-version = Pelikirja on sääntöjen versiosta { $record }, mutta talossa on versio { $house }: sitä ei voi tarkistaa.
cli-bad-players = Pelaajia on { $players }, mutta paikkoja { $seats }.
cli-no-such-seat = Tällaista paikkaa ei ole.
cli-chance-not-asked = Nyt ei ole sattuman vuoro.
cli-chance-impossible = Sattuma ei voi tuoda tätä.
cli-illegal-step = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $step }” ei käy: { $why }
cli-other-result = Lopputulos ei täsmää: pelikirjan mukaan { $said }, pelin mukaan { $reached }.
cli-other-marks = Merkinnät eivät täsmää: pelikirjan mukaan { $said }, pelin mukaan { $reached }.
cli-not-over = kesken
cli-replay-head = { $game } (versio { $version }): { $players }, valinnat { $options }
cli-replay-holds = Pelikirja pitää: { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}.
cli-seat = paikka { $seat }
cli-gives-up = luovuttaa
cli-judge = Tuomari
cli-over-won = Voittaja: { $winner }.
cli-over-drawn = Peli päättyi tasan.

cli-no-such-rule = Sääntöä { $name } ei ole ({ $game }).{ $hint }
cli-no-rules = Tämän pelin sääntöjä ei ole kirjoitettu talon sanoin.

cli-you = sinä
cli-play-help = Kirjoita siirtosi. ? näyttää, mitä voit tehdä; lopeta päättää pelin.
cli-play-offer = Voit toimia myös vastustajan vuorolla. Tyhjä rivi: ei nyt.
cli-play-left = Peli jäi kesken.
cli-play-not-a-move = ”{ $text }” ei ole siirto. ? näyttää, mitä voit tehdä.

cli-laws-hold = Lait pitävät: { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}, { $steps } askelta, { $strays } laitonta yritystä, { $pairs } paria samannäköisiä asemia. Pelit päättyivät: { $ended }.
cli-laws-broken = Laki ”{ $law }” ei pidä (siemen { $seed }).
