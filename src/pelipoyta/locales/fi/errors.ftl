# Kun jokin ei onnistu: mitä tapahtui ja miten jatketaan.

error-unexpected = Jokin meni vikaan. Yritä hetken päästä uudelleen.
error-unreachable = Pelipöytään ei saada yhteyttä. Tarkista verkkoyhteytesi ja yritä uudelleen.
error-server_down = Pelipöytä ei juuri nyt vastaa. Yritä hetken päästä uudelleen.
error-no_such_game = Tällaista peliä ei ole. Muut pelit löydät etusivulta.
error-offer_gone = Tätä pelihakua ei enää ole. Valitse toinen, tai hae itse vastustajaa.
error-no_such_table = Tätä pöytää ei ole. Linkki voi olla vanha tai vajaa.
error-no_such_page = Tällaista sivua ei ole.
error-no_such_lesson = Tällaista oppituntia ei ole. Ehkä se on muuttunut: aloita alusta.
error-lesson_changed = Oppitunti on muuttunut sitten viime kerran. Aloita luku alusta.
error-no_such_contest = Tätä sarjaa ei ole. Linkki voi olla vanha tai vajaa.
error-bad_contest = Tällaista sarjaa ei voi pelata. Tarkista pelien määrä ja tauko.
error-no_such_tournament = Tätä turnausta ei ole. Linkki voi olla vanha tai vajaa.
error-not_organiser = Tämän voi tehdä vain turnauksen järjestäjä tai pelaaja itse. Avaa sivu omasta linkistäsi.
error-no_such_entrant = Tällaista osallistujaa ei ole.
error-no_such_team_match = Tätä ottelua ei ole. Linkki voi olla vanha tai vajaa.
error-not_captain = Tämän voi tehdä vain joukkueen kapteeni. Avaa sivu omasta linkistäsi.
error-not_entrant = Vain pelaaja itse voi ottaa korttinsa ja tehdä pakkansa, ei järjestäjäkään hänen puolestaan. Avaa sivu omasta linkistäsi.
error-no_such_team = Tällaista joukkuetta ei ole.
error-no_team_contest = Tässä pelissä ei ole joukkueottelua.
error-apart = Tähän pöytään pääsevät vain sen pelaajat, kunnes kaikki rinnakkaiset pöydät ovat päättyneet.
error-apart_still = Tämä avautuu, kun kaikki rinnakkaiset pöydät ovat päättyneet.
error-no_pool = Sinulla ei ole tässä boostereita.
error-no_such_bot = Tällaista bottia ei ole. Valitse jokin muu.
error-no_such_seat = Tällaista paikkaa pöydässä ei ole.
error-seat_taken = Paikka ehdittiin juuri varata. Voit istua toiselle paikalle tai jäädä katsomaan.
error-table_full = Pöytä on täynnä. Voit jäädä katsomaan.
error-not_your_seat = Tämä paikka ei ole sinun. Avaa pöytä sillä selaimella, jolla istuit alas.
error-not_host = Vain pöydän avaaja voi tehdä tämän.
error-still_hidden = Pelin kulun voi tallentaa vasta pelin päätyttyä, koska siitä näkyisi salattua tietoa.
error-no_such_moment = Pelissä ei ole näin monta siirtoa. Viimeinen on { $last }.
error-no_picture = Pelistä { $game } ei ole kuvia, joten animaatiotakaan ei voi tehdä.
error-replay_gone = Tämä pelitallenne ei ole enää palvelimen muistissa. Avaa tiedosto uudelleen.
error-not_shown = Pelaajien omat pakat pysyvät salassa myös pelin jälkeen, ellei omistaja näytä omaansa. Voit katsoa peliä omasta näkökulmastasi.
error-analysis_running = Peli on kesken. Sen voi tutkia vasta, kun se on ohi.
error-analysis_too_long = Pelissä on { $steps } askelta. Tutkia voi enintään { $most } askeleen pelejä.
error-not_a_record = Tämä ei ole Pelipöydän pelitallenne. Sellaisen ensimmäinen rivi on ”pelipoyta-record 1”.
error-record_newer = Peli on tallennettu Pelipöydän uudemmalla versiolla. Avaa se siellä, missä se pelattiin.
error-record_older = Peli on pelattu vanhoilla säännöillä, joita täällä ei enää ole. Sitä ei voi katsoa uudelleen.
error-record_seen = Tässä tiedostossa on vain se, mitä yksi pelaaja näki. Sen voi lukea, mutta peliä siitä ei voi katsoa uudelleen ennen kuin kaikki pakat on näytetty.
error-record_cut = Pelitallenne on vajaa: lopusta puuttuu osa. Tallenna tai kopioi se kokonaan uudelleen.
error-record_edited =
    { $line ->
        [0] Pelitallennetta on muutettu: peli ei ole voinut mennä näin. Avaa alkuperäinen tiedosto.
       *[other] Pelitallennetta on muutettu: rivillä { $line } on jotain, mitä ei ole voinut tapahtua. Avaa alkuperäinen tiedosto.
    }
error-record_unknown = Peliä { $game } ei ole täällä. Avaa pelitallenne siellä, missä sitä pelataan.
error-record_too_large = Pelitallenne on liian suuri avattavaksi.
error-not_over_yet = Kesken olevasta pelistä ei voi jatkaa toisessa pöydässä. Odota, että peli päättyy.
error-position_over = Tässä asemassa peli on jo päättynyt. Valitse aiempi hetki.
error-bad_position = Asemaa ei voi lukea: { $detail }
error-stale = Pöydässä ehti tapahtua jotain. Katso tilanne ja valitse uudelleen.
error-onlooker = Katsoja ei voi osallistua peliin.
error-game_over = Peli on jo päättynyt.
error-not_started = Peli ei ole vielä alkanut.
error-bad_json = Pöytä ei ymmärtänyt viestiä. Lataa sivu uudelleen.
error-not_json = Pöytä ei ymmärtänyt viestiä. Lataa sivu uudelleen.
error-bad_message = Pöytä ei ymmärtänyt viestiä. Lataa sivu uudelleen.
error-bad_action = Pöytä ei tunne tätä siirtoa. Lataa sivu uudelleen.
error-bad_notation = Tällaista siirtoa ei ole: { $text }
error-bad_options = Nämä valinnat eivät sovi yhteen. Muuta niitä ja yritä uudelleen.
error-bad_seats = Tätä peliä ei voi pelata näin monella.
error-bad_time = Tällainen aika ei kelpaa. Valitse aika uudelleen.
error-bad_places = Paikkajako ei sovi pöytään. Tarkista, kuka istuu missä.
error-too_large = Viesti on liian pitkä.
error-too_fast = Hieman hitaammin. Odota hetki ja yritä uudelleen.
error-hello_first = Yhteys ei ole vielä valmis. Lataa sivu uudelleen.
error-bad_token = Paikkatunnus ei kelpaa. Istu alas uudelleen tai jää katsomaan.
error-frozen = Tätä peliä pelattiin sääntöjen versiolla { $version }, jota ei enää ole täällä. Pöytää voi katsoa, mutta peliä ei voi jatkaa.
error-busy = Palvelin on juuri nyt täynnä. Yritä hetken päästä uudelleen.
error-not_saved = Tallennus ei juuri nyt onnistu, joten mitään ei tapahtunut. Yritä hetken päästä uudelleen.
error-unknown_host = Palvelin ei tunne osoitetta { $host }. Jos se on oikea, ylläpitäjä voi sallia sen: PELIPOYTA_HOSTS={ $host }
error-foreign_page = Pyyntö tuli toisen sivuston sivulta. Avaa Pelipöytä sen omasta osoitteesta.
error-refused = Säännöt eivät salli näitä valintoja näin monelle pelaajalle.

# Kun palvelin ei käynnisty: mitä tehdä.

error-port_in_use = Portti { $port } on jo käytössä. Sulje sitä käyttävä ohjelma tai valitse toinen portti: pelipoyta serve --port { $next }
error-port_forbidden = Portin { $port } avaamiseen ei ole oikeutta. Valitse suurempi portti: pelipoyta serve --port 8765
error-bad_address = Osoitetta { $host }:{ $port } ei voi avata tällä koneella. Kokeile osoitetta 127.0.0.1.
error-bad_setting = Asetus { $name } ei kelpaa ({ $detail }). Korjaa tai poista ympäristömuuttuja.
error-unknown_setting = { $name } ei ole Pelipöydän asetus, eikä sitä oteta huomioon. Asetukset luetellaan tiedostossa docs/hosting.md.
error-unknown_setting_near = { $name } ei ole Pelipöydän asetus, eikä sitä oteta huomioon. Tarkoititko { $near }?
error-plugin_missing = Polussa { $path } ei ole mitään. Anna pelin .py-tiedosto tai kansio.
error-plugin_gameless = Polussa { $path } ei ole peliä: tiedostossa tai kansion __init__.py-tiedostossa pitää olla GAME = Game(…).
error-plugin_broken = Peliä { $path } ei voi ladata: { $detail }
error-plugin_name = Pelin { $path } tunnus { $id } ei kelpaa: se on 2–31 merkkiä, pieniä kirjaimia a–z, numeroita ja alaviivoja, ensin kirjain.
error-plugin_taken = Pelin { $path } tunnus { $id } on jo käytössä. Anna pelille toinen tunnus.
error-plugin_unlawful = Peli { $path } ei läpäise tarkistuksia: { $detail }. Lisätietoja: pelipoyta laws { $path }
error-plugin_words = Pelin { $path } sanoissa on virhe: tiedoston { $file } rivi { $line } ei ole Fluentia.
error-database_unwritable = Tietokantaa { $path } ei voi kirjoittaa ({ $detail }). Anna kansioon kirjoitusoikeus tai valitse toinen tiedosto: PELIPOYTA_DATABASE_URL=sqlite:////polku/pelit.sqlite3
error-database_newer = Tietokanta { $path } on tallennettu Pelipöydän uudemmalla versiolla (versio { $version }, tämä tuntee version { $known }). Päivitä Pelipöytä tai valitse toinen tiedosto muuttujalla PELIPOYTA_DATABASE_URL.
error-database_foreign = Tiedosto { $path } ei ole Pelipöydän tietokanta ({ $detail }). Valitse toinen tiedosto muuttujalla PELIPOYTA_DATABASE_URL.
error-database_unknown = Tietokannan osoitetta { $url } ei voi avata. Anna se muodossa sqlite:////polku/pelit.sqlite3
detail-least = arvon on oltava vähintään { $n }
detail-most = arvo saa olla enintään { $n }
detail-more = arvon on oltava suurempi kuin { $n }
detail-less = arvon on oltava pienempi kuin { $n }
detail-integer = arvon on oltava kokonaisluku
detail-number = arvon on oltava luku
detail-bool = arvon on oltava true tai false
detail-text = arvon on oltava tekstiä
detail-list = arvon on oltava luettelo
detail-choice = { $n } ei ole mikään vaihtoehdoista
detail-one-of = arvon on oltava jokin näistä: { $n }
detail-network = { $n } ei ole IP-osoite eikä verkko, kuten 10.0.0.0/8
detail-json = merkintä on kesken tai virheellinen
error-no_adviser = Tähän peliin ei ole vielä vihjeitä.
error-sign_in_first = Kirjaudu ensin sisään.
error-wrong_password = Nimi tai salasana on väärin.
error-prove_first = Vahvista ensin, että olet sinä: anna salasanasi tai käytä pääsyavaintasi.
error-too_many_attempts = Liian monta väärää yritystä. Odota { $seconds } s ja yritä uudelleen.
error-no_such_person = Tämän nimistä pelaajaa ei ole.
error-no_such_session = Tämä laite ei ole enää kirjautuneena.
error-name_length = Nimessä on oltava { $least }–{ $most } merkkiä.
error-name_letters = Nimessä voi olla latinalaisia kirjaimia, numeroita, välilyöntejä ja merkkejä - _ '.
error-name_shape = Nimen on alettava kirjaimella, eikä siinä voi olla kahta välimerkkiä peräkkäin eikä välimerkkiä lopussa.
error-name_reserved = Tämä nimi on varattu. Valitse toinen.
error-name_taken = Tämä nimi tai sen näköinen nimi on jo käytössä. Valitse toinen.
error-password_short = Salasanassa on oltava vähintään { $least } merkkiä. Muutama sana peräkkäin on hyvä salasana.
error-password_long = Salasanassa voi olla enintään { $most } merkkiä.
error-password_common = Tämä salasana on helppo arvata. Lisää siihen sanoja, joita muut eivät keksisi.
