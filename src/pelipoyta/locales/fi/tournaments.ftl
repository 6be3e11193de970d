# Turnaukset: monta pelaajaa, monta pöytää.

tournament = Turnaus
tournament-new = Uusi turnaus
tournament-of = { $game }: turnaus
tournament-what = Mitä pelataan
tournament-who = Ketkä pelaavat
tournament-title = Turnauksen nimi
tournament-seats = Pelaajia pöydässä
tournament-system = Pelitapa
tournament-rounds = Kierroksia
tournament-swiss = Sveitsiläinen
tournament-robin = Kaikki vastaan kaikki
tournament-knockout = Pudotuspelit
tournament-about-swiss = Joka kierroksella kohtaavat ne, joilla on yhtä paljon pisteitä. Sopii, kun pelaajia on paljon ja aikaa vähän.
tournament-about-robin = Jokainen kohtaa jokaisen kerran.
tournament-about-knockout = Hävinnyt putoaa, kunnes jäljellä on yksi.
tournament-about-tables = Yhdessä istuvat ne, jotka ovat istuneet vähiten yhdessä ja joilla on lähes samat pisteet. Paikat ja parit vaihtuvat.
tournament-check-in-wanted = Pelaajien pitää ilmoittautua paikalle ennen alkua
tournament-bots-allowed = Bottejakin voi ottaa mukaan
tournament-auto = Seuraava kierros alkaa itsestään, kun kaikki pelit ovat päättyneet
tournament-announce = Avaa turnaus
tournament-state-open =
    { $entrants ->
        [0] Ilmoittautuminen on auki.
        [one] Ilmoittautuminen on auki: mukana on yksi.
       *[other] Ilmoittautuminen on auki: mukana on { $entrants }.
    }
tournament-state-playing =
    { $rounds ->
        [0] Kierros { $round } on käynnissä.
       *[other] Kierros { $round }/{ $rounds } on käynnissä.
    }
tournament-state-between = Kierros { $round } on pelattu. Odotetaan seuraavaa.
tournament-state-over = Turnaus on päättynyt.
tournament-state-picking = Draft: odotetaan vielä { $late ->
    [one] yhtä valintaa
   *[other] { $late } valintaa
}.
tournament-state-building = Pakkoja rakennetaan, { $late } puuttuu vielä.
tournament-state-ready = Kaikkien pakat ovat valmiit. Ensimmäistä kierrosta odotetaan.
tournament-boosters = Pakat
tournament-boosters-own = Jokainen pelaa omalla pakallaan
tournament-boosters-sealed = Sealed: pakka omista boostereista
tournament-boosters-draft = Draft: kortit valitaan kiertävistä boostereista
tournament-boosters-about = 2–8 pelaajaa. Kun aloitat, jokainen saa boosterinsa. Ensimmäinen kierros alkaa, kun pakat ovat valmiit.
tournament-boosters-each = Boostereita kullekin
tournament-boosters-pace = Aikaa kortille
tournament-boosters-pace-none = Niin kauan kuin haluaa
tournament-boosters-pace-seconds = { $seconds } sekuntia
tournament-open-boosters = Avaa boosterit
tournament-pick = Ota kortti
tournament-pick-about = Boosteri { $booster }/{ $of }, { $cards ->
    [one] edessäsi sen viimeinen kortti. Se on sinun
   *[other] edessäsi { $cards } korttia. Ota yksi. Loput siirtyvät eteenpäin, kun kaikki ovat ottaneet
}.
tournament-pick-waits = Otit kortin. Odotetaan vielä: { $names }.
tournament-pick-take = Ota { $card }
tournament-pool = Korttisi ({ $cards })
tournament-build = Rakenna pakka
tournament-build-about = Sait { $cards } korttia. Tee niistä pakka. Muut eivät näe, mitä sait.
tournament-build-again = Pakkasi on valmis. Voit muuttaa sitä, kunnes ensimmäinen kierros alkaa.
tournament-build-change = Muuta pakkaa
tournament-build-hand-in = Pelaa tällä pakalla
tournament-build-handed = Pakka on otettu vastaan.
tournament-let-bot = Lähde pois, botti jatkaa
tournament-chance-holds = Tarkistettu: boosterisi vastaavat sinettiä, jonka palvelin teki ennen turnausta.
tournament-chance-broken = Boosterisi eivät vastaa sinettiä.
tournament-enter = Ilmoittaudu
tournament-enter-about = Tiliä ei tarvita. Saat oman linkin, joka on lippusi jokaiseen pöytään.
tournament-enter-late = Turnaus on jo alkanut. Pääset mukaan seuraavasta kierroksesta alkaen.
tournament-team = Joukkueen nimi
tournament-team-about = Joukkueessa on { $size } pelaajaa. Ensimmäinen keksii nimen, ja muut ilmoittautuvat samalla nimellä. Joukkue pelaa, kun kaikki ovat paikalla.
tournament-team-bots = Botit
tournament-partners = Joukkuetoverit ilmoittautuvat yhdessä ja pysyvät yhdessä
tournament-nobody = Vielä ei ole ketään.
tournament-you = Sinä: { $name }
tournament-you-in = Olet mukana. Pöytäsi löytyy täältä, kun ensimmäinen kierros alkaa.
tournament-you-signed = Olet ilmoittautunut. Kerro vielä, kun olet paikalla.
tournament-you-picking = Ota kortti alla olevista.
tournament-you-picking-done = Korttisi on otettu. Muut valitsevat vielä.
tournament-you-building = Rakenna pakkasi alla olevista korteista.
tournament-you-building-done = Pakkasi on valmis. Muut rakentavat vielä.
tournament-you-ready-done = Kaikkien pakat ovat valmiit. Odota ensimmäistä kierrosta.
tournament-you-wait = Odota seuraavaa kierrosta.
tournament-you-rest = Lepäät tämän kierroksen.
tournament-you-out = Olet jättäytynyt pois.
tournament-you-over = Sijoituksesi on { $place }. Pisteitä sait { $points }.
tournament-you-play = Pöydässäsi: { $names }
tournament-check-in = Olen paikalla
tournament-withdraw = Jättäydy pois turnauksesta
tournament-withdraw-sure = Kesken oleva pelisi luovutetaan. Saamasi pisteet säilyvät.
tournament-ticket = Oma lippu
tournament-ticket-about = Tällä linkillä pääset pöytiisi muillakin laitteilla. Älä anna sitä muille.
tournament-ticket-void = Lippusi ei enää kelpaa: järjestäjä on antanut uuden. Pyydä häneltä uusi linkki.
tournament-link-offered = Linkissä on toinen lippu tai järjestäjän tunniste kuin se, joka tässä selaimessa on jo. Vaihdetaanko se? Vanhaa ei saa takaisin muualta.
tournament-link-take = Vaihda uuteen
tournament-link-keep = Pidä vanha
tournament-link-refused = Avaamasi linkki ei kelpaa. Selaimessa jo ollut lippu tai järjestäjän tunniste on tallessa.
tournament-standings = Tilanne
tournament-entrant-in = mukana
tournament-entrant-signed = ei vielä paikalla
tournament-entrant-out = jäänyt pois
tournament-decided-by = { $name }: yläpuolella olevalla { $theirs }, tällä { $own }
tournament-decided-direct = Keskinäiset pelit ratkaisivat
tournament-breaks = Miten tasapisteet ratkaistaan
tournament-break-direct = Keskinäiset pelit
tournament-break-direct-about = Kuka sai eniten pisteitä tasapisteisten keskinäisissä peleissä, jos kaikki ovat kohdanneet.
tournament-break-buchholz = Buchholz
tournament-break-buchholz-about = Vastustajien pisteiden summa: kuka kohtasi vahvimmat vastustajat.
tournament-break-opposition = Vastustajat
tournament-break-opposition-about = Vastustajien pisteiden keskiarvo pöytä pöydältä, yhteen laskettuna.
tournament-break-berger = Sonneborn–Berger
tournament-break-berger-about = Voitettujen vastustajien pisteet ja puolet tasapelivastustajien pisteistä.
tournament-break-wins = Voitot
tournament-break-wins-about = Voitettujen pelien määrä.
tournament-addends = Mistä vertailuluvut koostuvat
tournament-addend = { $amount } ({ $who })
tournament-sum = { $sum } = { $parts }
tournament-cross = Ristitaulukko
tournament-cross-about = Solussa on vastustajan rivi ja oma tulos, esimerkiksi 3: ½. Tähti on pelaamatta annettu tulos.
tournament-cross-about-robin = Sarakkeessa on tulos kyseisen rivin pelaajaa vastaan. Tähti on pelaamatta annettu tulos.
tournament-cross-about-tables = Solussa on kierroksen tulos. Tähti on pelaamatta annettu tulos.
tournament-place = Rivi
tournament-print = Tulosta
tournament-round = Kierros { $number }
tournament-round-short = { $number }. kierros
tournament-course = Kierrokset
tournament-bye-short = lepo
tournament-byes = Lepää: { $names }
tournament-again = Uusintakohtaaminen: muita pareja ei enää löytynyt.
tournament-awarded = Tulos annettiin pelaamatta.
tournament-trail-limit = Jokainen, jolla on järjestäjän linkki, voi korjata tuloksia. Kuka heistä korjasi, ei jää muistiin (CONTEST-15).
tournament-trail = Järjestäjä muutti: { $before } → { $now } ({ $note })
tournament-correct = Korjaa tulos
tournament-award = Anna tulos pelaamatta
tournament-result = Tulos
tournament-note = Syy
tournament-save = Tallenna
tournament-desk = Järjestäjän pöytä
tournament-share-about = Anna tämä linkki pelaajille. Siitä ilmoittaudutaan ja seurataan turnausta.
tournament-pair =
    { $round ->
        [1] Aloita turnaus
       *[other] Aloita kierros { $round }
    }
tournament-bot = Botti
tournament-enter-bot = Lisää botti
tournament-entrants = Osallistujat ({ $entrants })
tournament-take-out = Poista
tournament-is-here = On paikalla
tournament-reissue = Uusi lippu
tournament-reissued = Anna tämä linkki pelaajalle. Vanha lippu ei enää kelpaa.
tournament-ticket-anew = lippu annettu uudelleen
tournament-host-link = Järjestäjän linkki
tournament-host-link-about = Tällä linkillä kuka tahansa pääsee järjestäjäksi. Anna se vain apulaisille.
tournament-close-about = Turnauksen voi päättää kesken. Pelatut pelit jäävät voimaan.
tournament-close = Lopeta turnaus
