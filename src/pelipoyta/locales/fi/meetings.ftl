# Joukkueottelut: pöydät, jotka eivät tiedä toisistaan.

meeting = Ottelu
meeting-teams = Joukkueottelu
meeting-teams-of = { $game }: joukkueottelu
meeting-teams-new = Uusi joukkueottelu
meeting-teams-who = Joukkueet
meeting-who-meets = Ketkä kohtaavat
meeting-title = Ottelun nimi
meeting-team = Joukkue { $letter }
meeting-size = Pelaajia joukkueessa
meeting-announce = Avaa ottelu
meeting-teams-open =
    { $missing ->
        [0] Kaikki ovat mukana. Odotetaan kapteenien järjestyksiä.
        [one] Yksi paikka on vielä vapaana.
       *[other] Paikkoja on vapaana { $missing }.
    }
meeting-state-playing = Ottelu on käynnissä.
meeting-state-over = Ottelu on päättynyt.
meeting-score-hidden = Tilanne muuttuu pöytäpari kerrallaan, kun parin kumpikin peli on päättynyt.
meeting-tables = Pöydät
meeting-teams-set = Pöytäpari { $number }
meeting-table = Pöytä { $number }
meeting-hidden = salassa
meeting-teams-not-laid = odottaa armeijoita
meeting-teams-hidden-about = Parin pöydät eivät tiedä toisistaan. Pelit, tulokset ja pelien kulku avautuvat kaikille, kun parin kumpikin peli on päättynyt.
meeting-you-in = Olet mukana. Pöytäsi löytyy täältä, kun ottelu alkaa.
meeting-you-lead = Olet joukkueesi kapteeni. Anna pelijärjestys, kun kaikki ovat mukana.
meeting-teams-wait = Vastustajasi on { $names }. Pöytäsi katetaan, kun parin ensimmäisessä pöydässä on arvottu armeijat.
meeting-you-out = Olet lähtenyt ottelusta.
meeting-teams-hush = Pöytääsi ei näe kukaan muu. Älä kerro pelistäsi joukkuetovereillekaan, ennen kuin parin toinenkin pöytä on päättynyt.
meeting-leave = Lähde ottelusta
meeting-leave-early = Paikkasi vapautuu muille.
meeting-teams-leave = Pelisi luovutetaan.
meeting-ticket-about = Tällä linkillä pääset paikallesi muillakin laitteilla. Älä anna sitä muille.
meeting-line-up = Pelijärjestys
meeting-line-up-about = Järjestys on salainen, kunnes toinenkin kapteeni on antanut omansa. Sitten molemmat avataan ja pöydät katetaan.
meeting-line-up-give = Anna järjestys
meeting-line-up-change = Vaihda järjestys
meeting-line-up-given = Järjestys on annettu. Odotetaan toista kapteenia.
meeting-line-up-waits = Joukkueesta puuttuu vielä { $missing }.
meeting-earlier = Siirrä ylemmäs: { $name }
meeting-later = Siirrä alemmas: { $name }
meeting-captain = kapteeni
meeting-reissued = lippu annettu uudelleen
meeting-free = Vapaa paikka
meeting-given = Pelijärjestys on annettu.
meeting-teams-join = Liity: { $team }
meeting-teams-join-about = Tunnuksia ei tarvita. Saat oman linkin, joka on lippusi pöytään. Ensimmäisenä tullut on joukkueensa kapteeni.
meeting-teams-share = Anna tämä linkki pelaajille. Siitä liitytään joukkueisiin ja seurataan ottelua.
meeting-begin = Aloita ottelu
meeting-teams-begin-about = Ottelu alkaa itsestään, kun kumpikin kapteeni on antanut järjestyksen. Voit myös aloittaa heti: silloin järjestyksettä jäänyt joukkue pelaa tulojärjestyksessä.
meeting-teams-add-bot = Botti: { $team }
meeting-make-captain = Nimeä kapteeniksi

meeting-duplicate = Rinnakkaispeli
meeting-duplicate-of = { $game }: rinnakkaispeli
meeting-duplicate-new = Uusi rinnakkaispeli
meeting-duplicate-who = Pelaajat
meeting-duplicate-about = Usealla pöydällä on sama sattuma: samat kortit tai samat nopat. Jokaista verrataan niihin, joilla oli sama paikka, joten hyvä onni ei ratkaise.
meeting-duplicate-tables = Pöytiä
meeting-duplicate-deals = Jakoja
meeting-duplicate-size = Pelaajia tarvitaan { $players }. Jokainen pelaa joka jaon kerran, ja paikat kiertävät jaosta toiseen.
meeting-duplicate-open =
    { $missing ->
        [0] Kaikki ovat mukana. Järjestäjä voi aloittaa.
        [one] Yksi paikka on vielä vapaana.
       *[other] Paikkoja on vapaana { $missing }.
    }
meeting-duplicate-set = Jako { $number }
meeting-duplicate-not-laid = odottaa edellistä jakoa
meeting-duplicate-hidden-about = Saman jaon pöydät eivät tiedä toisistaan. Pelit ja tulokset avautuvat kaikille, kun jako on pelattu joka pöydässä.
meeting-duplicate-score-hidden = Tulokset avautuvat, kun jako on pelattu joka pöydässä.
meeting-duplicate-wait = Seuraavassa jaossa pöydässäsi istuu { $names }. Se katetaan, kun edellinen jako on pelattu joka pöydässä.
meeting-duplicate-hush = Muissa pöydissä on sama sattuma. Älä kerro pelistäsi kenellekään, ennen kuin jako on pelattu kaikissa pöydissä.
meeting-duplicate-leave = Kesken oleva pelisi luovutetaan, ja seuraavissa jaoissa puolestasi pelaa botti.
meeting-duplicate-join = Tule mukaan
meeting-duplicate-join-about = Tunnuksia ei tarvita. Saat oman linkin, joka on lippusi pöytiin.
meeting-duplicate-share = Anna tämä linkki pelaajille. Siitä tullaan mukaan ja seurataan ottelua.
meeting-duplicate-begin-about = Kaikki paikat ovat täynnä. Ensimmäinen jako katetaan, kun aloitat.
meeting-duplicate-add-bot = Lisää botti
meeting-duplicate-chance = Sattuman sitoumus
meeting-duplicate-chance-about = Talo on sitoutunut tähän ennen kuin kukaan tuli mukaan. Kun siemen on kerrottu, jokaisen pelin sattuman voi tarkistaa sen pöydässä.
meeting-duplicate-luck-about = Sattuman osuus on se, mitä sama paikka toi keskimäärin { $tables } pöydässä. Loput on pelaamista, omaa ja muiden pöydässä istuneiden.
meeting-way-matchpoints = Vertailu
meeting-way-points = Ero keskiarvoon
meeting-way-matchpoints-about = Prosentti kertoo, kuinka suurta osaa saman paikan pelaajista pärjäsi paremmin. Yhtä hyvä tulos on puolikas.
meeting-way-points-about = Luku kertoo, kuinka paljon enemmän pisteitä sai kuin samalla paikalla keskimäärin.
meeting-luck = Sattuma
meeting-play = Peli
meeting-row-made-of = sattuma { $luck }, peli { $play }
meeting-result = Tulos
meeting-compared = Vertailu paikoittain
meeting-seat = Paikka { $number }
meeting-seat-par = Keskimäärin { $mean }. Sattuma antoi paikalle { $luck }.
