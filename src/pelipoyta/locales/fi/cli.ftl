# Komentorivi: ohjeet, tulosteet ja virheilmoitukset.

cli-pelipoyta = Pelipöytä: lauta- ja korttipelejä selaimessa, päätteessä ja tuhansittain.
cli-serve = Käynnistä palvelin, jonka pöydissä pelataan selaimella.
cli-games = Luettele pelit, tai kerro yhdestä: pelaajat, valinnat, botit ja aloituspakat.
cli-sim = Pelaa monta peliä bottien kesken ja laske voitot. Sama siemen antaa aina saman tuloksen.
cli-balance = Mittaa, kuinka usein aloittaja voittaa, kun botti pelaa itseään vastaan muunnelmilla ja ilman.
cli-balance-arg-write = Lisää luvut pelin tietoihin.
cli-balance-arg-variants = Muunnelmat pilkuin erotettuna, esimerkiksi riders,reload:2; all mittaa jokaisen yksitellen.
cli-match = Pelauta botteja vastakkain peilipareissa: molemmille sama onni, ja tuloksen varmuus mukana.
cli-tournament = Pelaa turnaus, sarja, joukkueottelu tai rinnakkaispeli bottien kesken. Jatkaa siitä, mihin jäi.
cli-sealed = Avaa boostereita, anna bottien rakentaa niistä pakat ja pelata ne vastakkain.
cli-draft = Anna bottien valita kortteja kiertävistä boostereista, rakentaa pakat ja pelata ne vastakkain.
cli-dataset = Tallenna bottien pelit aineistoksi, yksi valinta riviä kohti (Parquet).
cli-replay = Pelaa pelitallenne uudelleen askel askeleelta ja tarkista, että se pitää.
cli-analyse = Tutki pelattu peli: voiton todennäköisyys, käännekohdat, virheet ja ketä onni suosi.
cli-verify = Tarkista, että pelitallenteen nopat, nostot ja jaot vastaavat ennen peliä tehtyä sinettiä.
cli-draw = Piirrä asema tai pelitallenteen kohta SVG-kuvaksi sellaisena kuin joku sen näkee.
cli-rules = Näytä pelin säännöt tai yksi niistä.
cli-lessons = Opettele peli päätteessä, luettele oppitunnit tai tarkista ne.
cli-play = Pelaa päätteessä botteja vastaan.
cli-laws = Tarkista satunnaisilla peleillä, että peli täyttää kaikille peleille yhteiset vaatimukset.
cli-deck = Tarkista oma pakka, jollaisella peliin tullaan: jokainen rikottu sääntö ja formaatit, joihin pakka sopii.

cli-arguments = Argumentit
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
cli-arg-plain = Käytä uvicornia sellaisenaan, ilman omia aika- ja yhteysrajojamme: välityspalvelimen takana, jolla on omat rajansa.
cli-arg-guest = Pelin .py-tiedosto tai kansio, joka otetaan mukaan; voi toistaa. Muuta koodia palvelin ei lataa.
cli-arg-game = Pelin tunnus (katso pelipoyta games) tai .py-tiedosto, jossa peli on nimellä GAME.
cli-arg-seats = Pelaajien määrä. Oletus on pienin, johon kaikki mahtuvat.
cli-arg-games = Pelien määrä.
cli-arg-seed = Siemenluku, josta kaikki nopat, jaot ja arvonnat lasketaan.
cli-arg-bots = Botit pilkuin erotettuina; ne kiertävät paikalta toiselle. Jos botteja on vähemmän kuin paikkoja, ne toistuvat järjestyksessä.
cli-arg-options = Pelin valinnat JSON-oliona.
cli-arg-jobs = Montako prosessia pelaa. Oletus on suorittimien määrä; tulos ei riipu tästä.
cli-arg-deep = Kokeile satoja virheellisesti kirjoitettuja asemia pelistä, ei vain muutamaa.
cli-arg-golden = Pelaa myös tämän kansion .game-tallenteet uudelleen ja vertaa loppua.
cli-arg-json = Tulosta JSONina.
cli-arg-save = Tallenna pelitallenteet tähän kansioon.
cli-arg-pairs = Pelipareja kutakin kahta bottia kohti.
cli-arg-nodes = Montako asemaa hakeva botti saa tutkia valintaa kohti. Sama siemen antaa silloin samat pelit.
cli-arg-time = Miettimisaika valintaa kohti millisekunteina. Tulos riippuu silloin koneesta.
cli-arg-sprt = Lopeta heti kun selviää, onko ensimmäisen botin osuus näistä pienempi vai suurempi, esimerkiksi 0.5,0.55.
cli-arg-keep = Säilytä jokainen pari tässä tiedostossa ja jatka siitä, mitä siinä on.
cli-arg-plot = Piirrä vahvuusluvut tähän tiedostoon.
cli-arg-on = Laske muualla: ”ray” tällä koneella, tai Ray-klusterin osoite. Tulos on sama.
cli-dataset-arg-file = Tiedosto, johon aineisto kirjoitetaan; valmis vasta, kun kaikki pelit on pelattu.
cli-match-arg-bots = Botit pilkuilla erotettuina; kaikki kohtaavat toisensa. best@400: sille 400 asemaa valintaa kohti.
cli-match-arg-options = Pelin valinnat JSON-oliona, tai luettelo sellaisia: parit saavat niitä vuoron perään.
cli-play-arg-save = Tallenna pelitallenne tähän tiedostoon.
cli-play-arg-bots = Vastustajat pilkuin erotettuina. Oletus on paras botti.
cli-play-arg-seed = Siemenluku, josta nopat, kortit ja bottien arvonnat lasketaan. Oletus on joka kerta uusi.
cli-arg-seat = Paikka, jolla istut: 1 on ensimmäinen.
cli-arg-file = Pelitallenne; - lukee sen vakiosyötteestä.
cli-deck-arg-file = Pakkalista, aloituspakan tunnus tai - vakiosyötteelle.
cli-arg-format = Formaatti, johon pakan pitää sopia. Oletus on se, johon se parhaiten sopii.
cli-arg-list = Tulosta laillinen pakka listana korttien nimineen.
cli-arg-draw = Piirrä asema joka askeleen jälkeen.
cli-arg-quiet = Älä tulosta askelia, kerro vain, pitääkö pelitallenne.
cli-replay-arg-game = Tiedosto, jossa on palvelimelle tuntematon peli.
cli-analyse-arg-jobs = Montako prosessia tutkii. Oletus on suorittimien määrä; tulos ei riipu tästä.
cli-analyse-arg-game = Tiedosto, jossa on palvelimelle tuntematon peli.
cli-verify-arg-game = Tiedosto, jossa on palvelimelle tuntematon peli.
cli-arg-commitment = Sinetti, jonka kirjoitit muistiin pöydästä ennen peliä.
cli-arg-deck = Pakan sinetti, jonka kirjoitit muistiin ennen peliä; yksi joka paikalle, järjestyksessä.
cli-draw-arg-what = Asema tekstinä, tiedosto, jossa on asema tai pelitallenne, tai - vakiosyötteelle.
cli-draw-arg-at = Pelitallenteen siirto, jonka jälkeinen asema piirretään; 0 on alku, oletus loppu.
cli-draw-arg-seat = Kenen näkökulmasta: paikan numero, all (kaikki kortit näkyvissä) tai none (katsoja).
cli-draw-arg-film = Näin monta viimeistä hetkeä animaatioksi, enintään 60.
cli-draw-arg-out = Kirjoita kuva tähän tiedostoon. Oletus on vakiotuloste.
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
cli-saved-hidden = Peli on kesken: tallenteessa ovat kaikkien kortit, myös vastustajien. Sitä pääset lukemaan vain sinä.
cli-cannot-read = Tiedostoa { $file } ei voi lukea: { $detail }.
cli-no-such-format = Formaattia { $name } ei ole. Formaatit: { $known }.
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
cli-balance-line = { $variant }: bottipelejä { $games } ({ $bot }, pelaajia { $seats }); aloittajan osuus pisteistä { $share } % ± { $error }; tasapelejä { $drawn }.
cli-no-variants = Pelillä { $game } ei ole muunnelmia.
cli-uncompiled-missing = Säännöt toimivat kääntämättöminä eli hitaammin; ”{ $command }” kääntää ne.
cli-uncompiled-stale = Käännetyt säännöt ovat vanhentuneet, joten niitä ei käytetä ja peli on hitaampi; ”{ $command }” kääntää ne uudelleen.
cli-not-compiled = PELIPOYTA_COMPILED=1 vaatii käännetyt säännöt, mutta niitä ei ole tai ne ovat vanhentuneet; ”{ $command }” kääntää ne.

cli-match-title = { $game }: { $pairs ->
    [one] yksi pelipari
   *[other] { $pairs } peliparia
}, { $seats ->
    [one] yksi paikka
   *[other] { $seats } paikkaa
}
cli-match-rating = Vahvuusluku
cli-match-range = 95 %:n väli
cli-match-skill = OpenSkill
cli-match-cost = ms valintaa kohti
cli-match-meeting = { $first } – { $second }: { $score } ± { $bar }, { $pairs ->
    [one] yksi pari
   *[other] { $pairs } paria
}
cli-match-turn = valinnoin { $options }: { $score }, { $pairs ->
    [one] yksi pari
   *[other] { $pairs } paria
}
cli-match-verdict-lower = Ensimmäisen botin osuus on todennäköisemmin { $low } kuin { $high } (näyttö { $evidence }).
cli-match-verdict-higher = Ensimmäisen botin osuus on todennäköisemmin { $high } kuin { $low } (näyttö { $evidence }).
cli-match-verdict-open = Ei ratkennut, onko osuus { $low } vai { $high } (näyttö { $evidence }).
cli-analyse-running = Peli on kesken, ja kesken olevaa peliä ei tutkita.
cli-analyse-too-long = Pelissä on { $steps } askelta. Tutkia voi enintään { $most } askeleen pelejä.
cli-analyse-seen = Tässä on vain se, mitä yksi pelaaja näki. Tutkimiseen tarvitaan koko pelitallenne.
cli-match-too-few = Otteluun tarvitaan ainakin kaksi bottia.
cli-match-twice = Botti { $name } on luettelossa kahdesti.
cli-match-sprt-two = Testi on kahdelle botille, ja niitä on { $bots }.
cli-match-bad-sprt = Testiin tarvitaan kaksi osuutta nollan ja ykkösen väliltä, pienempi ensin, esimerkiksi 0.5,0.55; ei { $text }.
cli-match-both = Joko asemien määrä tai aika, ei molempia.
cli-match-no-nodes = Botti { $name } ei laske asemia eteenpäin, joten sille ei voi antaa niiden määrää. Tällaisia botteja ovat: { $known }.
cli-match-bad-nodes = @-merkin jälkeen tulee asemien määrä, kokonaisluku ykkösestä ylöspäin, esimerkiksi { $name }@400; ei { $text }.
cli-match-other = Tiedostossa { $file } on toinen ottelu tai ei ottelua lainkaan: valitse toinen tiedosto.
cli-no-farm = Ray-kirjastoa ({ $where }) ei voi käyttää: { $detail }. Asennus: pip install pelipoyta[ray].
cli-dataset-no-extra = Aineistoihin tarvitaan lisäosa: pip install pelipoyta[research].
cli-dataset-made = { $file }: { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, { $rows ->
    [one] { $rows } valinta
   *[other] { $rows } valintaa
}.

cli-too-large = { $file } on liian suuri pelitallenteeksi: enintään { $most } kilotavua luetaan. Anna yhden pelin tallenne kerrallaan.
cli-bad-record = Pelitallennetta ei voi lukea: { $detail }.
cli-other-version = Pelitallenne on sääntöjen versiosta { $record }, mutta täällä on versio { $house }: sitä ei voi tarkistaa.
cli-bad-players = Pelaajia on { $players }, mutta paikkoja { $seats }.
cli-no-such-seat = Tällaista paikkaa ei ole.
cli-chance-not-asked = Tässä kohdassa ei arvota mitään.
cli-chance-impossible = Tämä arvontatulos ei ole mahdollinen.
cli-illegal-step = Rivi { NUMBER($line, useGrouping: 0) }: ”{ $step }” ei käy: { $why }
cli-other-result = Lopputulos ei täsmää: pelitallenteen mukaan { $said }, pelin mukaan { $reached }.
cli-other-marks = Merkinnät eivät täsmää: pelitallenteen mukaan { $said }, pelin mukaan { $reached }.
cli-not-over = kesken
cli-replay-head = { $game } (versio { $version }): { $players }, valinnat { $options }
cli-seen = { $events ->
    [one] Yksi tapahtuma luettiin.
   *[other] { $events } tapahtumaa luettiin.
} Tämä on pelin kulku sellaisena kuin yksi pelaaja sen näki. Siirtoja ei voi tarkistaa, koska jonkun pakka on salassa.
cli-replay-holds = Pelitallenne pitää: { $steps ->
    [one] yksi askel
   *[other] { $steps } askelta
}.
cli-seat = paikka { $seat }
cli-gives-up = luovuttaa
cli-judge = Tuomari
cli-over-won = Voittaja: { $winner }.
cli-over-drawn = Peli päättyi tasan.

cli-no-such-rule = Sääntöä { $name } ei ole ({ $game }).{ $hint }
cli-no-rules = Tälle pelille ei ole kirjoitettu sääntösivua.

cli-you = Pelaaja
cli-play-help = Kirjoita siirtosi tai sen numero. Komento ”?” näyttää vaihtoehdot ja ”apua” kertoo lisää.
cli-play-offer = Voit toimia myös vastustajan vuorolla. Tyhjä rivi: ei nyt.
cli-play-left = Peli jäi kesken.
cli-play-not-a-move = ”{ $text }” ei ole siirto. Siirto kirjoitetaan esimerkiksi näin: { $example }. Komento ”?” näyttää vaihtoehdot.

cli-laws-hold = Vaatimukset täyttyvät. Pelejä { $games }, askelia { $steps }, laittomia yrityksiä { $strays }, samannäköisten asemien pareja { $pairs }, virheellisesti kirjoitettuja asemia { $texts }. Pelit päättyivät: { $ended }.
cli-laws-broken = Vaatimus ”{ $law }” ei täyty (siemenluku { $seed }).
cli-no-golden = Kansiossa { $folder } ei ole yhtään .game-tallennetta.
cli-golden-broken = Tallenne { $file } ei enää mene niin kuin se kerran pelattiin.
cli-percent = { $share } %
cli-play-no-blurb = Uusi peli.
cli-play-choose = Valitse.
cli-play-many = Vaihtoehtoja on { $count }; komento ”?” näyttää ne kaikki.
cli-play-no-such-choice = Sellaista vaihtoehtoa ei ole. Komento ”?” näyttää vaihtoehdot.
cli-play-long-help = Kirjoita siirto (esimerkiksi { $example }) tai vaihtoehdon numero. Kirjainkoolla, välilyönneillä ja järjestyksellä ei ole väliä.
    ”?” näyttää vaihtoehdot, ”lauta” piirtää pöydän uudelleen, ”peru” peruu siirron, ”loput” jättää loput kysymyksestä botille, ”luovuta” luovuttaa pelin, ”lopeta” sulkee sen.
cli-play-command-help = apua, ohje
cli-play-command-board = lauta, pöytä
cli-play-command-undo = kumoa, peru
cli-play-command-resign = luovuta
cli-play-command-quit = lopeta, q
cli-play-undone = Siirto peruttiin.
cli-play-cannot-undo = Siirtoa ei voi enää perua: jotain on jo paljastunut [TABLE-6].
cli-play-sure = Luovutetaanko varmasti? (k/e)
cli-play-yes = k, kyllä
cli-rolechess-piece = Nappula
cli-rolechess-sides = ISOT { $pale }, pienet { $dark }
cli-rolechess-attack = { $piece } hyökkää: { $foe }
cli-dnup-beats = lyö: { $name }
cli-dnup-gains = saat käteesi { $cards }
cli-dnup-out = pääset eroon korteistasi
cli-kasvoton-hand = Sijoittamatta
cli-kasvoton-fallen = Kaatuneet ({ $name }): { $cards }
cli-kasvoton-attack = { $card } hyökkää { $from } → { $to }
cli-kasvoton-move = { $card } { $from } → { $to }
cli-kasvoton-place = { $card } ruutuun { $cell }
cli-kasvoton-pair = Linjalyönti: { $one } ja { $other }
cli-kasvoton-agree = Suostu jakoon
cli-kasvoton-ready = Valmis
cli-kasvoton-decline = Jätä lyömättä
cli-kasvoton-done = Lopeta tämä osa vuorosta
cli-kasvoton-shoot = Ammu: { $cell }
cli-kasvoton-scout = Tiedustele: { $cell }
cli-kasvoton-line = Linjalyönti: { $cell }
cli-kasvoton-triangle = Kolmiolyönti: { $cell }
cli-kasvoton-royal = Näytä kuninkaallinen: { $cell }
cli-kasvoton-reveal = Paljasta oma kortti: { $cell }
cli-kasvoton-say = Sano: katso tätä keskimmäistä korttia ({ $cell })
cli-kasvoton-win = voitat { $share }
cli-kasvoton-fall = korttisi kaatuu { $share }
cli-play-command-rest = loput
cli-usage = Käyttö:
cli-metavar-options = [VALITSIMET]
cli-metavar-commands = KOMENTO …
cli-required = [pakollinen]
cli-default = [oletus: { $value }]
cli-metavar-number = LUKU
cli-metavar-text = TEKSTI
cli-empty-bot = Bottien luettelossa on tyhjä kohta: { $text }. Botit: { $known }.
cli-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-points = { NUMBER($score, minimumFractionDigits: 3, maximumFractionDigits: 3) }
cli-no-such-deck = Pakkaa { $name } ei ole: se ei ole tiedosto eikä valmiin pakan tunnus.{ $hint } Valmiit pakat: { $known }.
cli-metavar-none = { "" }
cli-games-arg-game = Peli, josta kerrotaan. Ilman tätä luetellaan kaikki.
cli-games-players = Pelaajia: { $seats }
cli-games-bots = Botit (--bots): { $bots }
cli-games-options = Valinnat (--options)
cli-games-default = oletus { $value }
cli-games-from-to = { $min }–{ $max }
cli-games-offers = Valmiit ({ $option }): { $keys }
cli-games-try = Kokeile: { $command }
cli-deck-arg-game = Peli, jonka pakka se on. Tarpeen vain, jos useampaan peliin tuodaan oma pakka.
cli-which-deck = { $named ->
    [no] Valitse peli valitsimella --game. Oma pakka tuodaan näihin: { $known }.
   *[other] Peliin { $name } ei tuoda omaa pakkaa.
}
cli-deck-arg-cards = Luettele kaikki kortit, joista pakan voi koota.
cli-games-parts = Osat: { $parts }
cli-new = Aloita uusi peli: kirjoita pieni kokonainen peli omaan kansioonsa muokattavaksi.
cli-arg-name = Pelin nimi: pieniä kirjaimia a–z, numeroita ja alaviivoja.
cli-arg-folder = Kansio, johon pelin oma kansio tehdään.
cli-new-bad-name = { $name } ei kelpaa pelin nimeksi: pieniä kirjaimia a–z, numeroita ja alaviivoja, eikä jo käytössä oleva nimi.
cli-new-exists = { $folder } on jo olemassa, eikä siihen kirjoiteta.
cli-new-written = { $folder }: { $count } tiedostoa. Kokeile:
cli-new-guide = docs/writing-a-game.md kertoo, mitä kussakin tiedostossa on ja miten peli muuttuu omaksesi.

cli-arg-lesson = Oppitunnin tunnus. Oletus on pelin ensimmäinen.
cli-arg-chapter = Luku, josta aloitetaan.
cli-arg-check = Pelaa oppitunnit läpi kaikilla tavoilla ja tarkista, että ne pitävät.
cli-lessons-line = { $game }: { $title } (noin { $minutes } min)
cli-lessons-none = Pelissä { $game } ei ole oppitunteja.
cli-no-such-lesson = Pelissä { $game } ei ole oppituntia { $name }.{ $hint } Oppitunnit: { $known }.
cli-no-such-chapter = Lukua { $chapter } ei ole: lukuja on { $chapters }.
cli-lessons-broken = Oppitunti ei pidä: { $detail }
cli-lessons-wordless = Oppitunnilta puuttuu sanoja: { $keys }
cli-lessons-hold = Oppitunnit pitävät: oppitunteja { $lessons }, lukuja { $chapters }, oikeita tekoja { $deeds }, vääriä { $wrong }, kiellettyjä { $refused }.
cli-lesson-help = Toimi ohjeen mukaan. ”?” näyttää vaihtoehdot, ”loput” näyttää oikean ratkaisun, ”lopeta” keskeyttää.
cli-lesson-left = Oppitunti jäi kesken. Jatka näin: { $command }
cli-lesson-rival = Vastustaja

cli-draw-no-picture = Pelillä { $game } ei ole kuvia.
cli-draw-at-what = Valitsimet --at ja --film käyvät vain pelitallenteen kanssa: asemassa ei ole siirtoja.
cli-draw-bad-position = Asemaa ei voi lukea: { $detail }
cli-draw-impossible = Pelitallenne ei pidä: askelta { $step } ei ole voitu tehdä.
cli-draw-no-moment = Siirtoa { $at } ei ole. Viimeinen on { $last }.
cli-draw-no-eyes = Sellaista paikkaa ei ole: { $seat }. Valitse jokin näistä: { $known }.
cli-draw-film-bounds = Animaatioon mahtuu 1–{ $most } hetkeä.
cli-draw-cannot-write = Tiedostoon { $file } ei voi kirjoittaa: { $detail }.
cli-verify-holds =
    { $outcomes ->
        [one] Arvonta oli rehellinen: yksi tulos tarkistettiin.
       *[other] Arvonta oli rehellinen: { $outcomes } tulosta tarkistettiin.
    }
cli-verify-commitment = Sinetti: { $commitment }
cli-verify-note = Vertaa sinettiä siihen, jonka pöytä näytti ennen peliä, tai anna se valitsimella --commitment.
cli-unfair-no-proof = Pelitallenteessa ei ole siemenlukua, jolla nopat ja jaot voisi tarkistaa.
cli-unfair-other-commitment = Pelitallenteen sinetti ei ole se, jonka kirjoitit muistiin ennen peliä.
cli-unfair-seed-unreadable = Pelitallenteen siemenlukua ei voi lukea.
cli-unfair-position-unreadable = Pelitallenteen lähtöasemaa ei voi lukea.
cli-unfair-other-seed = Pelitallenteen siemenluku ei vastaa sinettiä.
cli-unfair-words-missing = Pelitallenteessa ei ole sanaa joka paikalle.
cli-unfair-no-common-chance = Pelitallenteen mukaan usealla pöydällä oli samat nopat ja kortit, mutta tätä peliä ei voi pelata niin.
cli-unfair-other-outcome = Rivillä { $line } arvonnan tulos ei vastaa sinettiä: odotettu { $expected }, tallenteessa { $found }.
cli-unfair-no-chance-there = Rivillä { $line } on arvonnan tulos, vaikka pelissä ei siinä kohdassa arvota mitään, tai päinvastoin.
cli-unfair-cannot-be-played = Rivin { $line } askelta ei voi pelata.
cli-unfair-chance-missing = Pelitallenteen lopusta puuttuu arvonnan tulos, jota peli odottaa.
cli-unfair-other-end = Peli ei pääty niin kuin pelitallenne sanoo.
cli-unfair-other-deck-commitment = Pakkojen sinetit eivät ole ne, jotka kirjoitit muistiin ennen peliä.
cli-unfair-decks-missing = Pelitallenteesta puuttuu jonkun pakan sinetti.
cli-unfair-deck-unreadable = Pelitallenteen pakkaa ei voi lukea.
cli-unfair-other-deck = Pakka ei vastaa sinettiä.
cli-unfair-illegal-deck = Pakka rikkoo pelin sääntöjä.
cli-unfair-other-card = Avattu kortti ei ole se, joka sinetöitiin.
cli-unfair-other-name = Nostoista puuttuu jokin, tai niiden järjestys on muuttunut.
cli-unfair-other-bag = Nostossa { $line } pakka ei ole se, joka siinä kuului olla.
cli-unfair-not-in-deck = Pelissä näkyi kortti, jota sen pakassa ei ollut.
cli-verify-decks =
    { $decks ->
        [one] Yhden pakan kortit vastaavat sinettiä, ja pakka pysyy suljettuna. Sinetti:
       *[other] { $decks } pakan kortit vastaavat sinettejä, ja pakat pysyvät suljettuina. Sinetit:
    }
cli-unfair-fall = Arvonnan tulos { $line } ei vastaa sinettiä.
cli-arg-players = Montako avaa boostereita yhdessä (2–8). Jokainen pelaa jokaista vastaan, sitten avataan uudet.
cli-arg-boosters = Montako boosteria kullekin (3–8). Oletuksena se, minkä pelin säännöt sanovat.
cli-arg-decks = Näytä ensimmäiset pakat pelaamatta.
cli-boosters-players = Boostereita avaa yhdessä { $least }–{ $most } pelaajaa.
cli-no-boosters = Pelissä { $game } ei ole boostereita. Niitä on peleissä: { $known }.
cli-tournament-arg-file = TOML-tiedosto: game, system (swiss, robin, knockout, best, first, every, duplicate tai pelin oma ottelumuoto), rounds, count tai deals, seats, seed, [options] ja [bots], jossa on kunkin botin määrä, tai joukkueottelussa [teams.NIMI].
cli-tournament-arg-keep = Ottelun loki, josta jatketaan. Oletus on sama tiedosto päätteellä .jsonl.
cli-tournament-title = { $title }: kierroksia { $rounds }, pelejä { $games }
cli-duplicate-title = { $title }: jakoja { $deals }, pöytiä { $tables }
cli-duplicate-deal = Jako { $number }, onni paikoittain: { $told }
cli-duplicate-uneven = Pöydissä on { $seats } paikkaa, eikä { $bots } bottia täytä niitä tasan.
cli-tournament-place = Sija
cli-tournament-bad-file = Kilpailua ei voi lukea tiedostosta { $file }: { $detail }.
cli-tournament-entrants = Botteja on oltava vähintään yksi kutakin ja yhteensä enintään { $most }.
cli-no-such-system = Tällaista kilpailutapaa ei ole: { $name }.{ $hint } Tavat: { $known }.
cli-series-uneven = Sarjaa pelaa yhtä monta bottia kuin pöydässä on paikkoja: paikkoja on { $seats }, botteja { $bots }.
cli-teams-two = Joukkueotteluun tarvitaan kaksi yhtä suurta joukkuetta: [teams.NIMI], ja siinä kunkin botin määrä.
cli-series-game = Peli
cli-series-seats = Paikoilla
cli-series-result = Tulos
cli-teams-pair = Pari
cli-teams-table = Pöytä

cli-build = Käännä säännöt tälle koneelle: botit katsovat pidemmälle ja simulaatiot nopeutuvat moninkertaisesti. Vaatii C-kääntäjän ja muutaman minuutin.
cli-build-arg-check = katso vain, voisiko säännöt kääntää
cli-build-made = Säännöt on käännetty kansioon { $folder }, ja ne ovat tästä lähtien käytössä.
cli-build-up-to-date = Kansion { $folder } käännetyt säännöt ovat ajan tasalla.
cli-build-running = Toinen käännös on käynnissä; säännöt on käännetty, kun se on valmis.
cli-build-no-tools = Sääntöjen kääntäminen vaatii paketit { $missing }: { $command }
cli-build-no-compiler = Sääntöjen kääntäminen vaatii C-kääntäjän (Debian, Ubuntu: gcc ja python3-dev; macOS: xcode-select --install); muuttuja CC voi nimetä sen.
cli-build-failed = Sääntöjä ei voitu kääntää; kääntäjän omat sanat ovat yllä. Kaikki toimii ilmankin, vain hitaammin.
cli-site = Kirjoita kansio, joka toimii millä tahansa verkkosivujen palvelimella: kaikki pelit botteja vastaan, selaimessa ja ilman verkkoa.
cli-site-arg-out = uusi kansio, tai kansio, jossa on aiempi sivusto
cli-site-written = Sivusto on kansiossa { $folder } ({ $megabytes } Mt). Kopioi se palvelimen juureen. Kokeile sitä näin:
cli-site-not-built = Sivustoon tarvitaan rakennettu käyttöliittymä ja selaimen Python: aja projektin kansiossa make site.
cli-site-folder = Kansiossa { $folder } on jo muuta. Nimeä uusi kansio.
cli-site-failed = Kansioon { $folder } ei voitu kirjoittaa: { $detail }

# The server's database: pelipoyta house.

cli-house = Ylläpidä palvelimen tietokantaa.
cli-house-rebuild = Laske rivit, jotka syntyvät pöytien lokeista, kokonaan uudelleen: aula ja tulokset. Palvelin saa olla käynnissä.
cli-house-rebuild-arg-check = Vertaa vain: kerro, mitkä rivit eivät vastaa lokeja, äläkä muuta mitään.
cli-arg-database = Tietokannan tiedosto tai PostgreSQL-tietokannan osoite. Oletuksena palvelimen oma asetus.
cli-house-rebuilt = { $tables ->
    [one] Yhden pöydän rivit laskettiin uudelleen.
   *[other] { $tables } pöydän rivit laskettiin uudelleen.
 }
cli-house-rows-hold = Kaikki rivit vastaavat lokeja.
cli-house-row-differs = Rivi ei vastaa lokia: { $projection }, pöytä { $table }
cli-house-progress = Pöydät
cli-house-tables = Luettele kesken olevat pelit. Palvelin saa olla käynnissä.
cli-house-no-database = Tietokantaa { $file } ei ole.
cli-house-backup = Kopioi tietokanta uuteen tiedostoon, jonka vain sinä voit lukea. Palvelin saa olla käynnissä.
cli-house-backup-arg-file = Uusi tiedosto. Vanhan päälle ei kirjoiteta.
cli-house-backed-up = Tietokanta kopioitiin tiedostoon { $file }.
cli-house-restore = Pane varmuuskopio tietokannan tilalle tai tyhjään PostgreSQL-tietokantaan. Palvelin on ensin pysäytettävä.
cli-house-restore-arg-file = Varmuuskopio.
cli-house-restored = Varmuuskopio on nyt paikallaan: { $file }. Entinen tietokanta on tallessa: { $former }.
cli-house-restored-into = Varmuuskopio on nyt tietokannassa { $database }.
cli-house-not-empty = Tietokanta { $database } on jo käytössä. Luo tyhjä tietokanta ja palauta siihen. Mitään ei muutettu.
cli-house-in-use = Palvelin käyttää tiedostoa { $file }. Pysäytä se ensin. Mitään ei muutettu.
cli-house-cannot-write = Tiedostoon { $file } ei voi kirjoittaa ({ $detail }).
cli-house-unsound = { $file } ei ole ehjä pöytien tietokanta ({ $detail }).
cli-house-check = Lue jokainen loki loppuun ja kerro, mitä pöytiä ei voi jatkaa. Palvelin saa olla käynnissä.
cli-house-broken-log = Pöydän { $table } lokia ei voi lukea: { $detail }
cli-house-frozen-table = Pöydän { $table } peli pelattiin vanhoilla säännöillä. Sitä voi katsoa mutta ei jatkaa.
cli-house-checked = { $tables ->
    [one] Yhden pöydän loki on ehjä.
   *[other] { $tables } pöydän lokit ovat ehjät.
 }
cli-house-tables-running = { $tables ->
    [one] Yksi peli on kesken.
   *[other] { $tables } peliä on kesken.
 }
cli-house-void = Mitätöi pöydän tulos: vahvuusluvut lasketaan uudelleen niin kuin peliä ei olisi ollut. Palvelin saa olla käynnissä.
cli-house-void-arg-result = Pöydän tunnus: osoitteen viimeinen osa.
cli-house-void-arg-reason = Syy, joka jää talteen, enintään 300 merkkiä.
cli-house-voided = { $results ->
    [one] Tulos on mitätöity, ja vahvuuslukuihin on laskettu uudelleen { $results } tulos.
   *[other] Tulos on mitätöity, ja vahvuuslukuihin on laskettu uudelleen { $results } tulosta.
}
cli-house-no-result = Pöydällä { $table } ei ole tulosta, tai se on jo mitätöity.
cli-house-rated-again = { $results ->
    [one] Vahvuusluvut on laskettu { $results } tuloksesta.
   *[other] Vahvuusluvut on laskettu { $results } tuloksesta.
}

# The operator's desk of a running server.

cli-arg-server = Palvelimen osoite. Oletuksena oma asetus PELIPOYTA_PUBLIC_URL tai tämä kone. Tunnus on asetuksessa PELIPOYTA_OPERATOR_TOKEN.
cli-house-reports = Näytä avoimet ilmoitukset riveineen, valitukset ja reilun pelin luvut käynnissä olevalta palvelimelta.
cli-house-no-reports = Mikään ei odota käsittelyä.
cli-house-case = { $name }, tapaus { $id }, paino { $weight }
cli-house-appeal-waits = { $name } valittaa: { $kind }, seuraamus { $id }
cli-house-fairplay = Reilu peli: { $name }, { $game }, raportti { $id }
cli-house-trail = Näytä ylläpidon muutoshistoria.
cli-house-trail-arg-name = Vain tämän pelaajan rivit.
cli-house-sanction = Määrää seuraamus: note, warning, silence, unrated, suspension tai closed.
cli-house-sanction-arg-kind = Seuraamuksen laji.
cli-house-sanction-arg-name = Pelaajan nimi.
cli-house-sanction-arg-case = Tapaus, jonka pelaajaa seuraamus koskee. Tapaus suljetaan.
cli-house-sanction-arg-reason = Syy: abuse, spam, cheating, stalling, name tai other.
cli-house-sanction-arg-words = Viesti pelaajalle.
cli-house-sanction-arg-hours = Kesto tunteina. Oletuksena lajin lyhin.
cli-house-lift = Kumoa seuraamus.
cli-house-lift-arg-sanction = Seuraamuksen tunnus.
cli-house-lift-arg-words = Perustelu muutoshistoriaan.
cli-house-close = Sulje tapaus seuraamuksetta.
cli-house-close-arg-case = Tapauksen tunnus.
cli-house-appeal = Vastaa valitukseen. Ilman valintaa --grant seuraamus pysyy.
cli-house-appeal-arg-sanction = Seuraamuksen tunnus.
cli-house-appeal-arg-grant = hyväksy valitus ja kumoa seuraamus
cli-house-appeal-arg-words = Vastaus pelaajalle.
cli-house-remove-line = Poista viestin teksti pöydästä.
cli-house-remove-line-arg-table = Pöydän tunnus.
cli-house-remove-line-arg-line = Rivin numero pöydän lokissa, kuten reports sen näyttää.
cli-house-dismiss = Hylkää reilun pelin raportti. Se palaa vain, jos uudet pelit antavat aihetta.
cli-house-dismiss-arg-report = Raportin tunnus.
cli-house-bad-sanction = Seuraamusta { $kind } ei ole. Lajit: { $kinds }.
cli-house-bad-length = Seuraamuksella { $kind } ei ole sellaista kestoa. Tunteina: { $hours }.
cli-house-no-server = Palvelin { $address } ei vastaa. Anna osoite valinnalla --server.
cli-house-refused = { $detail }
cli-house-end = Lopeta peli kaikkien tasapeliin käynnissä olevan palvelimen kautta.
cli-house-end-arg-table = Pöydän tunnus: osoitteen viimeinen osa.
cli-house-forget = Poista tili heti, käynnissä olevan palvelimen kautta. Valinnalla --guest poistetaan vieraan kirjoittama nimi lokeista.
cli-house-forget-arg-name = Tilin nimi tai vieraan kirjoittama nimi.
cli-house-forget-arg-guest = poista vieraan nimi ja hänen viestinsä kaikista lokeista. Palvelin on ensin pysäytettävä.
cli-house-retain = Pakkaa kauan sitten päättyneiden pelien lokit ja poista yhtä vanhat apurit. Pelit voi yhä toistaa. Palvelin saa olla käynnissä.
cli-house-retain-arg-older = Kuinka vanhat pelit pakataan ja apurit poistetaan: 400d, 60w tai 2y.
cli-house-retain-arg-shrink = anna vapautunut tila takaisin levylle. Palvelin on ensin pysäytettävä.
cli-house-migrate = Päivitä tietokanta tähän versioon. Tiedosto kopioidaan ensin viereensä.
cli-house-migrate-arg-dry_run = kokeile kopiolla. Tietokantaa ei muuteta.
cli-house-doctor = Tarkista asetukset, tiedostojen oikeudet, levytila, tietokanta, osoite, välityspalvelin ja kello.
cli-house-retained = { $games ->
    [0] Mitään pakattavaa ei ollut.
    [one] Yhden pelin loki pakattiin: { $was } kB, nyt { $now } kB.
   *[other] { $games } pelin lokit pakattiin: { $was } kB, nyt { $now } kB.
 }
cli-house-helpers-removed = { $helpers ->
    [one] Yhden vanhan apurin loki poistettiin.
   *[other] { $helpers } vanhan apurin lokit poistettiin.
 }
cli-house-bad-age = Ikä { $age } ei kelpaa. Kirjoita esimerkiksi 400d, 60w tai 2y.
cli-house-unusable = { $detail }
cli-house-up-to-date = Tietokanta on ajan tasalla (lokit { $logs }, rivit { $rows }).
cli-house-would-migrate = Päivitys onnistuisi: lokit { $from_logs } → { $logs }, rivit { $from_rows } → { $rows }. Mitään ei muutettu.
cli-house-migrated = Tietokanta päivitettiin: lokit { $from_logs } → { $logs }, rivit { $from_rows } → { $rows }.
cli-house-not-migrated = Päivitys ei onnistunut ({ $detail }). Tietokanta on ennallaan.
cli-house-no-guest = Kukaan vieras ei ole pelannut nimellä { $name }.
cli-house-forgotten = Nimi poistettiin lokeista: pöytiä { $tables }, apureita { $helpers }.
cli-doctor-setting = Asetus { $name } ei kelpaa: { $detail }
cli-doctor-settings = Asetukset ovat kunnossa.
cli-doctor-unknown = { $name } ei ole asetus. Lähin on { $near }.
cli-doctor-mode = Muut käyttäjät voivat lukea tiedostoa { $file } (oikeudet { $mode }). Korjaa: chmod 600
cli-doctor-migration = Tietokanta päivitetään seuraavassa käynnistyksessä (lokit { $logs }, rivit { $rows }). Kokeile ensin: pelipoyta house migrate --dry-run
cli-doctor-room = Levyllä on tilaa { $free } MiB, ja tietokanta on { $size } MiB.
cli-doctor-no-database = Tietokantaa ei voi käyttää: { $detail }
cli-doctor-database = Tietokantaan voi kirjoittaa.
cli-doctor-descriptors = Avoimia tiedostoja saa olla { $there }; asetus CONNECTIONS tarvitsee { $wanted }.
cli-doctor-home = Palvelin on vain tälle koneelle: PELIPOYTA_PUBLIC_URL puuttuu.
cli-doctor-https = Julkinen osoite on { $url }. Pääsyavaimet ja turvalliset evästeet vaativat https-osoitteen.
cli-doctor-host = Asetuksessa PELIPOYTA_HOSTS on oltava { $host }.
cli-doctor-proxies = PELIPOYTA_PROXIES kertoo, minkä välityspalvelimen otsakkeita uskotaan. Ilman sitä kaikilla on yhteiset rajat.
cli-doctor-reached = { $url } vastaa.
cli-doctor-answer = { $url } vastaa virheellä { $status }.
cli-doctor-silent = { $url } ei vastaa ({ $detail }).
cli-doctor-clock = Kellojen ero on { $seconds } s.

cli-puzzles = Tehtävät: asemat, joiden paras vastaus on todistettu.
cli-puzzles-make = Tee tehtäviä bottien peleistä. Samat arvot antavat samat tehtävät.
cli-puzzles-make-arg-file = Tehtävien tiedosto; ilman sitä paketin oma.
cli-puzzles-check-arg-file = Tehtävien tiedosto; ilman sitä paketin oma.
cli-puzzles-measure-arg-file = Tehtävien tiedosto; ilman sitä paketin oma.
cli-puzzles-make-arg-wanted = Montako tehtävää aihetta kohti.
cli-puzzles-make-arg-games = Montako peliä enintään pelataan.
cli-puzzles-make-arg-options = Pelien asetukset JSONina, tai lista, jota käytetään vuorotellen.
cli-puzzles-check = Todista tiedoston tehtävät uudelleen ja vertaa niiden arvoja satunnaisiin peleihin.
cli-puzzles-check-arg-tries = Satunnaisia pelejä parasta vastausta kohti; 0: vain todistus.
cli-puzzles-measure = Anna bottien vastata tehtäviin ja merkitse, kuinka usein ne löysivät parhaan vastauksen.
cli-puzzles-measure-arg-tries = Montako kertaa kukin botti vastaa tehtävään.
cli-puzzles-none = Pelissä { $game } ei ole tehtäviä.
cli-puzzles-unreadable = Tiedostossa { $file } ei ole luettavia tehtäviä ({ $detail }).
cli-puzzles-made = { $puzzles ->
    [one] Yksi tehtävä
   *[other] { $puzzles } tehtävää
} tiedostossa { $file }.
cli-puzzles-hold = { $puzzles ->
    [one] Tehtävä pitää paikkansa.
   *[other] Kaikki { $puzzles } tehtävää pitävät paikkansa.
}
cli-puzzles-measured = { $puzzles ->
    [one] Yksi tehtävä mitattiin.
   *[other] { $puzzles } tehtävää mitattiin.
}
