# Sääntösivun opas: mitä kerrotaan ennen numeroituja sääntöjä.

kasvoton-guide-note =
    - Tavoite: löydä ja kaada vihollisen kuningas (KV-A1).
    - Vuorossa neljä vaihetta, kaikki vapaaehtoisia: jousimiehet, siirto, tiedustelu, lyönnit (KV-D0.2).
    - Jousimies (5) ampuu suoraan edessään olevan; vain kuningatar kestää (KV-D1).
    - Siirto: yksi kortti, yksi askel mihin tahansa. Vihollisen ruutuun astuminen on hyökkäys: isompi voittaa, tasatilanteessa hyökkääjä (KV-D2.1).
    - Tiedustelija (1) paljastaa yhden tai kaksi vierusvihollista ja kaataa kuninkaan (KV-D3, KV-D2.4).
    - Linja: omat kortit vihollisen kahta puolta; summan on oltava suurempi (KV-D4.2).
    - Kolmio: linja ja kolmas naapuri. Kaataa kenet tahansa paitsi kuningattaren (KV-D4.5).
    - Reunassa ja nurkassa kortti on heikompi (KV-D4.7, KV-D4.8).

kasvoton-guide-aim = Tavoite
kasvoton-guide-aim-text = Löydä vihollisen kuningas korteista, jotka ovat kuvapuoli alaspäin, ja kaada se ennen kuin omasi löydetään.

kasvoton-guide-setup = Alkuasetelma
kasvoton-guide-setup-text =
    Kenttä on 13 × 6 ruutua. Armeijassa on 26 korttia: tiedustelija, kaksi prinssiä, kuningatar, kuningas ja valitsemasi ritari ovat aina mukana, loput kaksikymmentä arvotaan. Asetat ne kuvapuoli alaspäin kahdelle takariville, mihin järjestykseen haluat.

    Kun armeijat on asetettu, kummankin käyttämättä jääneistä korteista käännetään yksi. Suuremman saanut aloittaa.
kasvoton-guide-setup-armies = Sinisen pelaajan näkymä: omat kortit näkyvät itselle, harmaan kortit ovat kuvapuoli alaspäin. Kaksi keskimmäistä riviä on tyhjiä. Kuvassa on vain osa armeijoista.

kasvoton-guide-turn = Vuoro
kasvoton-guide-turn-text =
    Vuorossa on neljä vaihetta tässä järjestyksessä. Mikään ei ole pakko:

    - jousimiehet ampuvat
    - yksi kortti siirtyy askeleen tai hyökkää
    - tiedustelija katsoo ympärilleen
    - lyödään linjoilla ja kolmioilla, niin monta kuin niitä on

    Omia kortteja saa paljastaa milloin vain. Paljastettu kortti jää kuvapuoli ylöspäin.

kasvoton-guide-ranks = Kortit
kasvoton-guide-ranks-text = Suurempi luku voittaa hyökkäyksessä. Prinssit, kuningatar ja kuningas ovat kuninkaallisia eli kuningasperheen jäseniä.
kasvoton-guide-ranks-army = Yhden värin pakka, josta armeija kootaan
kasvoton-guide-ranks-army-rank = Luku
kasvoton-guide-ranks-army-count = Kpl
kasvoton-guide-ranks-army-does = Erikoista
kasvoton-guide-ranks-army-scout = Tiedustelija
kasvoton-guide-ranks-army-scout-does = paljastaa viereisiä ja kaataa kuninkaan
kasvoton-guide-ranks-army-common = Rivimiehet
kasvoton-guide-ranks-army-common-does = neljä kutakin lukua, taistelevat luvullaan
kasvoton-guide-ranks-army-archers = Jousimiehet
kasvoton-guide-ranks-army-archers-does = ampuvat edessään olevan
kasvoton-guide-ranks-army-cavalry = Ratsuväki
kasvoton-guide-ranks-army-cavalry-does = vahvin rivijoukko
kasvoton-guide-ranks-army-prince = Prinssi
kasvoton-guide-ranks-army-prince-does = kuninkaallinen
kasvoton-guide-ranks-army-queen = Kuningatar
kasvoton-guide-ranks-army-queen-does = ei hyökkää; kestää nuolet, hyökkäykset ja kolmiot, ellei vastassa ole kuninkaallinen
kasvoton-guide-ranks-army-king = Kuningas
kasvoton-guide-ranks-army-king-does = jos se kaatuu, peli on hävitty
kasvoton-guide-ranks-army-knight = Ritari
kasvoton-guide-ranks-army-knight-does = vahvin; yhden valitset, muut voivat tulla mukaan arvonnassa

kasvoton-guide-attack = Siirto ja hyökkäys
kasvoton-guide-attack-text = Vuorolla siirtyy enintään yksi kortti, askeleen mihin tahansa kahdeksasta suunnasta. Kun se astuu vihollisen ruutuun, molemmat paljastetaan. Suurempi luku voittaa, ja tasatilanteessa voittaa hyökkääjä.
kasvoton-guide-attack-step = Raskas jalkaväki (8) voi siirtyä pisteillä merkittyihin ruutuihin tai hyökätä vasemmalla ylhäällä seisovan paljastetun jalkaväen (7) kimppuun ja voittaa.

kasvoton-guide-special = Jousimiehet ja tiedustelija
kasvoton-guide-special-text = Kaksi korttia toimii liikkumatta. Ne paljastavat samalla itsensä, joten valitse hetki. Tiedustelija on pieni, mutta kun se ja vihollisen kuningas kohtaavat, kuningas kaatuu.
kasvoton-guide-special-shoot = Jousimiehet ampuivat suoraan edessään olleen ratsuväen, jolle olisivat hyökkäyksessä hävinneet.
kasvoton-guide-special-scout = Tiedustelija paljasti kummankin vieressään seisovan. Jos niitä olisi kolme, se ei voisi.

kasvoton-guide-strikes = Lyönnit
kasvoton-guide-strikes-text =
    Kun siirto on tehty, saarretut viholliset lyödään. Linjassa on kaksi omaa korttia vastakkaisilla puolilla; ensin vihollinen paljastetaan, ja jos omien summa on suurempi, saat näyttää ne ja lyödä. Kolmiossa on lisäksi kolmas naapuri, ja silloin luvuilla ei ole väliä eikä omia korttejasi paljasteta.

    Reunassa linjaan riittävät mitkä tahansa kaksi sisempää naapuria, nurkassa kaksi naapuria on jo kolmio. Pysy siis poissa reunoilta.
kasvoton-guide-strikes-line = Linja: 6 ja 7 ovat vihollisen kahta puolta. Yhdessä ne ovat 13; jos välissä oleva on pienempi, se kaatuu.
kasvoton-guide-strikes-triangle = Kolmio: 2, 3 ja 4 riittävät mihin tahansa, vaikka ritariin.

kasvoton-guide-end = Pelin loppu
kasvoton-guide-end-text =
    Kuninkaan kaatuminen ratkaistaan vuoron lopussa. Jos kuninkaasi kaatui vihollisen vuorolla, saat vielä yhden vuoron: jos kaadat siinä toisenkin kuninkaan, peli on tasan. Tasan se on myös, kun sovitut vuorot on pelattu ja kuninkaat ovat pystyssä.

kasvoton-guide-four = Neljä pelaajaa
kasvoton-guide-four-text =
    Kanssapelaajat istuvat samalla puolella ja jakavat armeijan: kumpikin johtaa oman puolikkaansa kortteja, ja keskisarake (sääntökirjassa: keskirivi) on yhteinen. Kanssapelaajan puolta ei saa katsoa, ja puhua saa vain niin, että kaikki kuulevat. Kolmioita voi lyödä yhteisvoimin.
