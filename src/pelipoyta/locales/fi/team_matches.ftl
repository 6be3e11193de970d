# Joukkueottelut: pöydät, jotka eivät tiedä toisistaan.

team-match = Ottelu
team-match-teams = Joukkueottelu
team-match-teams-of = { $game }: joukkueottelu
team-match-teams-new = Uusi joukkueottelu
team-match-teams-who = Joukkueet
team-match-who-meets = Ketkä kohtaavat
team-match-title = Ottelun nimi
team-match-team = Joukkue { $letter }
team-match-size = Pelaajia joukkueessa
team-match-announce = Avaa ottelu
team-match-teams-open =
    { $missing ->
        [0] Kaikki ovat mukana. Odotetaan kapteenien järjestyksiä.
        [one] Yksi paikka on vielä vapaana.
       *[other] Paikkoja on vapaana { $missing }.
    }
team-match-state-playing = Ottelu on käynnissä.
team-match-state-over = Ottelu on päättynyt.
team-match-score-hidden = Tilanne muuttuu pöytäpari kerrallaan, kun parin kumpikin peli on päättynyt.
team-match-tables = Pöydät
team-match-teams-set = Pöytäpari { $number }
team-match-table = Pöytä { $number }
team-match-hidden = salassa
team-match-teams-not-laid = odottaa armeijoita
team-match-teams-hidden-about = Parin pöydät eivät tiedä toisistaan. Pelit, tulokset ja pelien kulku avautuvat kaikille, kun parin kumpikin peli on päättynyt.
team-match-you-in = Olet mukana. Pöytäsi löytyy täältä, kun ottelu alkaa.
team-match-you-lead = Olet joukkueesi kapteeni. Anna pelijärjestys, kun kaikki ovat mukana.
team-match-teams-wait = Vastustajasi: { $names }. Pöytäsi avataan, kun parin ensimmäisessä pöydässä on arvottu armeijat.
team-match-you-out = Olet lähtenyt ottelusta.
team-match-teams-hush = Pöytääsi ei näe kukaan muu. Älä kerro pelistäsi joukkuetovereillekaan, ennen kuin parin toisenkin pöydän peli on päättynyt.
team-match-leave = Lähde ottelusta
team-match-leave-early = Paikkasi vapautuu muille.
team-match-teams-leave = Pelisi luovutetaan.
team-match-ticket-about = Tällä linkillä pääset paikallesi muillakin laitteilla. Älä anna sitä muille.
team-match-line-up = Pelijärjestys
team-match-line-up-about = Järjestys on salainen, kunnes toinenkin kapteeni on antanut omansa. Sitten molemmat näytetään ja pöydät avataan.
team-match-line-up-give = Anna järjestys
team-match-line-up-change = Vaihda järjestys
team-match-line-up-given = Järjestys on annettu. Odotetaan toista kapteenia.
team-match-line-up-waits = Joukkueesta puuttuu vielä { $missing }.
team-match-earlier = Siirrä ylemmäs: { $name }
team-match-later = Siirrä alemmas: { $name }
team-match-captain = kapteeni
team-match-reissued = lippu annettu uudelleen
team-match-free = Vapaa paikka
team-match-given = Pelijärjestys on annettu.
team-match-teams-join = Liity: { $team }
team-match-teams-join-about = Tiliä ei tarvita. Saat oman linkin, joka on lippusi pöytään. Ensimmäisenä tullut on joukkueensa kapteeni.
team-match-teams-share = Anna tämä linkki pelaajille. Siitä liitytään joukkueisiin ja seurataan ottelua.
team-match-begin = Aloita ottelu
team-match-teams-begin-about = Ottelu alkaa itsestään, kun kumpikin kapteeni on antanut järjestyksen. Voit myös aloittaa heti: silloin järjestyksettä jäänyt joukkue pelaa tulojärjestyksessä.
team-match-teams-add-bot = Botti: { $team }
team-match-make-captain = Nimeä kapteeniksi

team-match-duplicate = Rinnakkaispeli
team-match-duplicate-of = { $game }: rinnakkaispeli
team-match-duplicate-new = Uusi rinnakkaispeli
team-match-duplicate-who = Pelaajat
team-match-duplicate-about = Usealla pöydällä pelataan samoilla korteilla tai samoilla nopanheitoilla. Tulostasi verrataan samalla paikalla pelanneisiin, joten onni ei ratkaise.
team-match-duplicate-tables = Pöytiä
team-match-duplicate-deals = Jakoja
team-match-duplicate-size = Pelaajia tarvitaan { $players }. Jokainen pelaa joka jaon kerran, ja paikat kiertävät jaosta toiseen.
team-match-duplicate-open =
    { $missing ->
        [0] Kaikki ovat mukana. Järjestäjä voi aloittaa.
        [one] Yksi paikka on vielä vapaana.
       *[other] Paikkoja on vapaana { $missing }.
    }
team-match-duplicate-set = Jako { $number }
team-match-duplicate-not-laid = odottaa edellistä jakoa
team-match-duplicate-hidden-about = Saman jaon pöydät eivät tiedä toisistaan. Pelit ja tulokset avautuvat kaikille, kun jako on pelattu joka pöydässä.
team-match-duplicate-score-hidden = Tulokset avautuvat, kun jako on pelattu joka pöydässä.
team-match-duplicate-wait = Seuraavassa jaossa samassa pöydässä: { $names }. Pöytä avataan, kun edellinen jako on pelattu joka pöydässä.
team-match-duplicate-hush = Muissa pöydissä pelataan samoilla korteilla tai nopilla. Älä kerro pelistäsi kenellekään, ennen kuin jako on pelattu kaikissa pöydissä.
team-match-duplicate-leave = Kesken oleva pelisi luovutetaan, ja seuraavissa jaoissa puolestasi pelaa botti.
team-match-duplicate-join = Tule mukaan
team-match-duplicate-join-about = Tiliä ei tarvita. Saat oman linkin, joka on lippusi pöytiin.
team-match-duplicate-share = Anna tämä linkki pelaajille. Siitä tullaan mukaan ja seurataan ottelua.
team-match-duplicate-begin-about = Kaikki paikat ovat täynnä. Ensimmäinen jako alkaa, kun aloitat ottelun.
team-match-duplicate-add-bot = Lisää botti
team-match-duplicate-chance = Arvonnan sinetti
team-match-duplicate-chance-about = Palvelin lukitsi arvonnan ennen kuin kukaan tuli mukaan. Kun siemenluku julkaistaan, jokaisen pelin nopat ja kortit voi tarkistaa sen pöydässä.
team-match-duplicate-luck-about = Onnen osuus on se, mitä samalla paikalla saatiin keskimäärin { $tables } pöydässä. Loput on pelitaitoa, omaa ja muiden pöydässä istuneiden.
team-match-way-matchpoints = Vertailu
team-match-way-points = Ero keskiarvoon
team-match-way-matchpoints-about = Prosentti kertoo, kuinka suurta osaa saman paikan pelaajista paremmin pärjäsit. Yhtä hyvä tulos lasketaan puolikkaana.
team-match-way-points-about = Luku kertoo, kuinka paljon enemmän pisteitä sait kuin samalla paikalla saatiin keskimäärin.
team-match-luck = Onni
team-match-play = Peli
team-match-row-made-of = onni { $luck }, peli { $play }
team-match-result = Tulos
team-match-compared = Vertailu paikoittain
team-match-seat = Paikka { $number }
team-match-rounds = Joka kierroksella oli kaikissa pöydissä sama jako. Kaikkia pöytiä voi verrata { $all }. kierrokseen asti, kahta pisintä { $longest }. kierrokseen asti.
team-match-rounds-played =
    { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }
team-match-seat-par = Keskimäärin { $mean }. Onnen osuus tällä paikalla: { $luck }.
