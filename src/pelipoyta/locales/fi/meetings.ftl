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
meeting-state-open =
    { $missing ->
        [0] Kaikki ovat mukana. Odotetaan kapteenien järjestyksiä.
        [one] Yksi paikka on vielä vapaana.
       *[other] Paikkoja on vapaana { $missing }.
    }
meeting-state-playing = Ottelu on käynnissä.
meeting-state-over = Ottelu on päättynyt.
meeting-score-hidden = Tilanne muuttuu pöytäpari kerrallaan, kun parin kumpikin peli on päättynyt.
meeting-tables = Pöydät
meeting-pair = Pöytäpari { $number }
meeting-table = Pöytä { $number }
meeting-hidden = salassa
meeting-not-laid = odottaa armeijoita
meeting-hidden-about = Parin pöydät eivät tiedä toisistaan. Pelit, tulokset ja pelien kulku avautuvat kaikille, kun parin kumpikin peli on päättynyt.
meeting-you-in = Olet mukana. Pöytäsi löytyy täältä, kun ottelu alkaa.
meeting-you-lead = Olet joukkueesi kapteeni. Anna pelijärjestys, kun kaikki ovat mukana.
meeting-you-wait = Vastustajasi on { $names }. Pöytäsi katetaan, kun parin ensimmäisessä pöydässä on arvottu armeijat.
meeting-you-out = Olet lähtenyt ottelusta.
meeting-you-hush = Pöytääsi ei näe kukaan muu. Älä kerro pelistäsi joukkuetovereillekaan, ennen kuin parin toinenkin pöytä on päättynyt.
meeting-leave = Lähde ottelusta
meeting-leave-early = Paikkasi vapautuu muille.
meeting-leave-late = Pelisi luovutetaan.
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
meeting-join = Liity: { $team }
meeting-join-about = Tunnuksia ei tarvita. Saat oman linkin, joka on lippusi pöytään. Ensimmäisenä tullut on joukkueensa kapteeni.
meeting-share-about = Anna tämä linkki pelaajille. Siitä liitytään joukkueisiin ja seurataan ottelua.
meeting-begin = Aloita ottelu
meeting-begin-about = Ottelu alkaa itsestään, kun kumpikin kapteeni on antanut järjestyksen. Voit myös aloittaa heti: silloin järjestyksettä jäänyt joukkue pelaa tulojärjestyksessä.
meeting-add-bot = Botti: { $team }
meeting-make-captain = Nimeä kapteeniksi
