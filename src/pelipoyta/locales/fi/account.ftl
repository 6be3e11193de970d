# Tili: kirjautuminen, asetukset, profiili ja tietosuoja.

account = Tili
account-lead = Tilisi asetukset. Voit aina pelata myös ilman tiliä.
account-optional = Tiliä ei tarvita pelaamiseen. Tilin avulla pelisi ja nimesi kulkevat mukana laitteelta toiselle.
account-way-in = Kirjaudu
account-way-up = Luo tili
account-way-code = Kirjaudu palautuskoodilla
account-to-in = Minulla on jo tili
account-to-up = Luo uusi tili
account-to-code = Käytä palautuskoodia
account-other-ways = Muut tavat
account-name = Nimi
account-name-about = Nimi näkyy muille. 2–20 merkkiä: kirjaimia, numeroita ja välejä.
account-password = Salasana
account-password-about = Vähintään 15 merkkiä. Muutama sana peräkkäin on helppo muistaa ja vaikea arvata.
account-passkey-in = Kirjaudu pääsyavaimella
account-passkey-up = Luo tili pääsyavaimella
account-or = tai salasanalla
account-submit-in = Kirjaudu
account-submit-up = Luo tili
account-submit-code = Kirjaudu
account-code = Palautuskoodi
account-welcome = Tervetuloa
account-move-in = Tuodaanko tämän laitteen pelit tilille?
account-move-in-about = Tällä laitteella on { $things }. Ne näkyvät sitten kaikilla laitteillasi. Pelatut pelit eivät muutu.
account-move-in-yes = Tuo tilille
account-move-in-no = Jätä tälle laitteelle
account-games-count =
    { $count ->
        [one] yksi peli
       *[other] { $count } peliä
    }
account-decks-count =
    { $count ->
        [one] yksi pakka
       *[other] { $count } pakkaa
    }
account-lessons-count =
    { $count ->
        [one] yksi oppitunti
       *[other] { $count } oppituntia
    }
account-profile = Profiilini
account-sign-out = Kirjaudu ulos
account-devices = Laitteet
account-devices-about = Laitteet, joilla olet kirjautuneena. Kun kirjaat laitteen ulos, sillä ei voi enää pelata nimissäsi.
account-device = { $browser }, { $system }
account-device-unknown = tuntematon laite
account-device-here = tämä laite
account-device-seen = Kirjautunut { $made }, käytetty viimeksi { $seen }. Verkko: { $place }
account-device-end = Kirjaa ulos
account-device-end-named = Kirjaa ulos: { $device }
account-device-end-others = Kirjaa ulos kaikki muut
account-link-show = Kirjaudu uudella laitteella
account-link-about = Lue tämä koodi uudella laitteella. Koodi on voimassa 90 sekuntia. Näytä se vain omalle laitteellesi.
account-link-picture = QR-koodi, jolla uusi laite kirjautuu tilillesi
account-link-waits = Odotetaan uutta laitetta…
account-link-which = Uusi laite: { $device }. Minkä numeron se näyttää?
account-link-allowed = Uusi laite kirjautuu nyt sisään.
account-link-dead = Koodi ei ole enää voimassa, eikä ketään kirjattu sisään.
account-link-title = Kirjautuminen toisen laitteen avulla
account-link-number = Valitse toisella laitteellasi tämä numero:
account-link-answer = Odotetaan vastausta toiselta laitteelta…
account-passkeys = Pääsyavaimet
account-passkeys-about = Pääsyavain on laitteen oma avain: sormenjälki, kasvot tai PIN riittää, eikä salasanaa tarvita.
account-passkeys-elsewhere = Pääsyavaimet eivät toimi tässä osoitteessa. Ne tarvitsevat palvelimen suojatun julkisen osoitteen.
account-passkey = Pääsyavain
account-passkey-synced = Kaikilla laitteillasi. Lisätty { $made }
account-passkey-single = Vain yhdellä laitteella: pidä varalla toinen avain tai palautuskoodit. Lisätty { $made }
account-passkey-remove = Poista
account-passkey-add = Lisää pääsyavain
account-secrets = Nimi ja salasana
account-name-change = Vaihda nimi
account-name-changed = Nimi on vaihdettu. Vanhaa nimeä ei anneta muille vuoteen.
account-password-new = Uusi salasana
account-password-first = Salasana
account-password-change = Vaihda salasana
account-password-changed = Salasana on vaihdettu, ja muut laitteet on kirjattu ulos.
account-codes = Palautuskoodit
account-codes-about =
    { $count ->
        [0] Palautuskoodilla pääsee tilille, jos salasana unohtuu tai laite katoaa. Sinulla ei ole niitä vielä.
        [one] Palautuskoodilla pääsee tilille, jos salasana unohtuu tai laite katoaa. Koodeja on jäljellä yksi.
       *[other] Palautuskoodilla pääsee tilille, jos salasana unohtuu tai laite katoaa. Koodeja on jäljellä { $count }.
    }
account-codes-once = Kirjoita koodit talteen nyt. Ne näytetään vain kerran, ja kukin käy kerran.
account-codes-new = Tee uudet koodit
account-codes-copy = Kopioi koodit
account-prove = Vahvista
account-prove-passkey = Vahvista pääsyavaimella
account-leaving = Omat tiedot
account-export-about = Saat tiedostona kaiken, mitä tilistäsi on tallennettu: tiedot JSON-muodossa ja pelitallenteet.
account-export = Kokoa tietoni
account-export-waits = Tietoja kootaan…
account-export-load = Lataa tiedosto
account-delete = Tilin poistaminen
account-delete-about = Sinut kirjataan heti ulos. Jos et kirjaudu kahden viikon aikana, tili poistetaan lopullisesti. Muiden pelit säilyvät, ja niissä lukee nimesi tilalla ”poistettu pelaaja”. Kesken olevat kellottomat pelisi luovutetaan, muut ratkaisee kello.
account-delete-sure = Haluan poistaa tilini
account-delete-now = Poista tili
person-since = Tili luotu: { $month }
person-bot = Ulkopuolinen botti, tili luotu: { $month }
person-games = Pelit
person-no-games = Pelattuja pelejä ei vielä ole.
person-against = Tulokset sinua vastaan
account-favourites = Lempipelit
account-favourites-about = Lempipelisi näkyvät profiilissasi.
person-favourites = Lempipelit: { $games }
person-game = Peli
person-played = Pelattu
person-won = Voitot
person-drawn = Tasapelit
person-lost = Tappiot
privacy-lead = Mitä tämä palvelin tallentaa ja kuinka pitkäksi aikaa.
privacy-guest = Ilman tiliä
privacy-guest-text =
    Selaimeen jäävät pöytien avaimet, asetukset, pakat ja oppituntien vaihe. Palvelin tallentaa pelit ja apurit sekä niihin kirjoittamasi nimen.
    Jos etsit vastustajaa tai pyydät ilmoituksia ilman tiliä, sinut tunnetaan selaimesi satunnaisen avaimen tiivisteestä.
    Evästeitä ei käytetä ennen kuin kirjaudut.
privacy-account = Tili
privacy-account-text =
    Nimi, luomispäivä, asetukset, lempipelit, pakat ja oppituntien vaihe.
    Mitkä pelit toit tilille ilman tiliä pelatuista, ja nimet, joista olet luopunut.
privacy-sign-in = Kirjautuminen
privacy-sign-in-text =
    Salasanasta tallennetaan vain tiiviste, pääsyavaimesta julkinen avain, palautuskoodeista ja kirjautumisista tiivisteet. Kesken oleva kirjautuminen tai uuden laitteen liittäminen: enintään viisi minuuttia.
    Laitteesta tallennetaan selain, järjestelmä ja verkon alku, esimerkiksi 192.0.2.0/24. Käyttämätön kirjautuminen päättyy 90 päivässä, jokainen viimeistään 400 päivässä.
privacy-games = Pelit
privacy-games-text =
    Pelin kulkuun tallennetaan tilin tunniste, ei nimeä. Nimi haetaan, kun peliä katsotaan, joten nimenvaihto ja poistaminen näkyvät kaikkialla. Pelit, keskustelut, tulokset, vahvuusluvut muutoksineen, turnaukset ja liigat säilyvät, kunnes ylläpitäjä poistaa ne.
    Valintasi jäädä pois tulostaulukosta ja ehdolliset vastauksesi.
privacy-search = Vastustajan haku
privacy-search-text =
    Haku peleineen: kunnes vastustaja löytyy tai lopetat haun, enintään tunnin ja päiviä kestävissä peleissä kaksi viikkoa.
    Ketkä haku yhdisti: tunnin. Tieto siitä, että sivusi on auki: alle puoli minuuttia.
    Löytyneet pelit, joihin et tullut: merkintä, joka poistuu, kun tulet seuraaviin.
privacy-people = Kaverit ja kerhot
privacy-people-text =
    Kaverit ja kaveripyynnöt, keitä seuraat, estät ja mykistät, ketkä näkevät sinut paikalla ja saako pelejäsi näyttää etusivulla.
    Kerhot, joihin kuulut, liittymispyyntösi, tekemäsi kutsulinkit ja tapahtumat, poistamisesi kerhosta sekä kerhon tapahtumaloki. Kerhosta tallennetaan myös sen webhookin osoite.
privacy-notices = Ilmoitukset
privacy-notices-text =
    Ilmoitukset ja niiden lähetykset: 30 päivää. Pelit ja turnaukset, joiden vuoroista ja alkamisesta sinulle kerrotaan: kunnes ne päättyvät.
    Ilmoitusten asetukset, sähköpostiosoite, webhook ja laitteiden ilmoitusosoitteet, jos annat ne: kunnes poistat ne. Lomat: tilin poistoon asti.
privacy-manners = Häiriöt ja seuraamukset
privacy-manners-text = Tekemäsi ja sinua koskevat ilmoitukset häiriöistä viesteineen, niistä avatut tapaukset, seuraamukset perusteluineen, valitukset ja ylläpidon tapahtumaloki. Ne säilyvät.
privacy-fairplay = Reilu peli
privacy-fairplay-text =
    Kun tili pelaa luokitellun pelin, laitteesta ja verkon alusta tallennetaan tiiviste 180 päiväksi. Niistä nähdään vain, kohtaavatko saman laitteen tilit toisiaan luokitelluissa peleissä.
    Luokiteltujen pelien valintoja verrataan vahvimman botin valintoihin. Ylläpitäjä näkee luvut raporttina, mutta niistä ei automaattisesti seuraa mitään.
privacy-bots = Omat botit
privacy-bots-text = Tilisi bottien nimet, avaimista tiivisteet, pelit, joita botit odottavat, ja pelit, joita ne ovat pelanneet.
privacy-public = Mitä muut näkevät
privacy-public-text = Nimesi, profiilisi tulokset ja vahvuuslukusi sekä ne pöydät, joita saa katsoa. Tulostaulukosta voit jäädä pois.
privacy-others = Kenelle tietoja annetaan
privacy-others-text =
    Ei kenellekään, ellet itse tai kerhosi niin valitse. Sivuilla ei ole mainoksia eikä seurantaa, eivätkä ne lataa mitään muilta palvelimilta.
    Jos sallit ilmoitukset laitteelle, ne kulkevat salattuina selaimesi valmistajan palvelun kautta. Sähköpostit ja oman webhookisi viestit lähtevät antamaasi osoitteeseen.
    Kerhon webhook kertoo kerhon valitsemaan osoitteeseen, kuka liittyi kerhoon, sekä kerhon tapahtumista, pöydistä ja päättyneistä peleistä.
privacy-times = Kuinka kauan
privacy-times-text =
    Vapautunut nimi: ei kenellekään muulle vuoteen.
    Tiedosto, johon tietosi on koottu: vuorokausi.
    Varmuuskopiot: niin kauan kuin ylläpito niitä säilyttää, yleensä enintään kuukauden.
    Apurit: niin kauan kuin ylläpito niitä säilyttää. Kysy ylläpidolta, jos haluat nimesi pois.
    Kaikki muu, jolle ei ole tällä sivulla aikaa: kunnes poistat sen tai tilin.
privacy-deleted = Mitä poistetusta tilistä jää
privacy-deleted-text =
    Tilin voi palauttaa kahden viikon ajan. Sitten poistetaan kaikki muu, ja seuraavista jää vain tunniste, josta nimeä ei saa selville:
    Pelit, tulokset ja vahvuusluvut, jotta muiden pelit ja luvut pysyvät ennallaan. Keskusteluista viestisi poistetaan näkyvistä.
    Turnaukset ja liigat, joissa pelasit tai jotka järjestit, sekä kerhoissa kutsulinkit, tapahtumat, poistamiset ja tapahtumaloki.
    Ilmoitukset häiriöistä, tapaukset, seuraamukset, valitukset, reilun pelin raportit ja ylläpidon tapahtumaloki.
    Vapautunut nimi vuodeksi ja tieto siitä, mitkä pelit toit tilille, jotta niihin kirjoittamaasi nimeä ei näytetä.
    Muille lähteneissä ilmoituksissa nimesi näkyy enintään 30 päivää.
privacy-rights = Oikeutesi
privacy-rights-text = Tilin asetuksista voit ladata kaikki tietosi, muuttaa niitä ja poistaa tilin.

# Tilin omat botit: ohjelmat, jotka pelaavat verkon yli.
bots-own = Omat botit
bots-own-about = Botti on oma ohjelmasi, joka pelaa verkon yli. Sinä vastaat siitä. Muut näkevät, että se on botti.
bots-name = Uuden botin nimi
bots-make = Luo botti
bots-close = Sulje botti
bots-close-sure = Suljetaanko botti { $name }? Sen avaimet lakkaavat heti toimimasta, eikä botti enää pelaa.
bots-token = Avain { $number }
bots-token-new = Luo avain
bots-token-once = Avain näytetään vain tämän kerran:
bots-token-end = Mitätöi
bots-token-end-named = Mitätöi botin { $bot } avain { $number }
bots-protocol = Näin botti keskustelee palvelimen kanssa (englanniksi)
