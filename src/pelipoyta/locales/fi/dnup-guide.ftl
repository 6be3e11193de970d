# Sääntösivun opas: mitä kerrotaan ennen numeroituja sääntöjä.

dnup-guide-note =
    - Tavoite: pääse eroon korteistasi. Ensimmäinen saa 2 pistettä, toinen 1; neljällä voittaa (DNUP-3.3). Kaksinpelissä voittaa kaksi kierrosta.
    - Vuoron aluksi edessäsi oleva sarja menee pinoon (DNUP-2.2). Sitten tee yksi näistä:
    - A pelaa: sarja saman arvon kortteja eteesi. Samankokoisen sarjan on lyötävä pöydällä oleva (DNUP-A.2).
    - B lisää: yksi samanarvoinen kortti vastustajan sarjaan (DNUP-B).
    - C ota: vastustajan sarja käteesi käännettynä (DNUP-C).
    - D käännä: koko kätesi ylösalaisin (DNUP-D).
    - Kultainen sääntö: pöydältä käteen nouseva kortti kääntyy aina (DNUP-1.5).

dnup-guide-aim = Tavoite
dnup-guide-aim-text = Pääse eroon kaikista korteistasi ennen muita.

dnup-guide-setup = Alkuasetelma
dnup-guide-setup-text =
    Jokaisessa kortissa on kaksi lukua, yksi kummassakin päässä. Ylöspäin oleva luku on voimassa; alempi odottaa, että kortti käännetään. Kortteja ei saa kääntää yksitellen.

    Kaikki kortit jaetaan. Tähtikortin 1/5 saanut aloittaa.
dnup-guide-setup-cards = Kortit pelaajamäärän mukaan
dnup-guide-setup-cards-two = 2
dnup-guide-setup-cards-three = 3
dnup-guide-setup-cards-four = 4
dnup-guide-setup-cards-five = 5
dnup-guide-setup-cards-all = Kortteja pelissä
dnup-guide-setup-cards-each = Kullekin

dnup-guide-turn = Vuoro
dnup-guide-turn-text =
    Jos edessäsi on vielä sarja viime vuorolta, se menee pinoon: kukaan ei lyönyt sitä, ja pääsit siitä eroon. Sitten tee yksi näistä:
dnup-guide-turn-acts = Neljä toimintoa
dnup-guide-turn-acts-does = Mitä se tekee
dnup-guide-turn-acts-play = A Pelaa
dnup-guide-turn-acts-play-does = sarja kädestäsi eteesi
dnup-guide-turn-acts-add = B Lisää
dnup-guide-turn-acts-add-does = yksi samanarvoinen kortti vastustajan sarjaan
dnup-guide-turn-acts-take = C Ota
dnup-guide-turn-acts-take-does = vastustajan sarja käteesi käännettynä
dnup-guide-turn-acts-over = D Käännä
dnup-guide-turn-acts-over-does = koko kätesi ylösalaisin

dnup-guide-play = Sarjat ja lyöminen
dnup-guide-play-text =
    Sarja on yksi tai useampi kortti, joissa on sama luku ylhäällä. Pöydällä ei ole koskaan kahta samankokoista sarjaa: jos pelaat parin ja pöydällä on jo pari, omasi on oltava suurempi. Lyöty sarja palaa omistajalleen käännettynä. Jos samankokoista ei ole, mikä tahansa arvo käy.
dnup-guide-play-beat = Kasien pari löi kuutosten parin. Kuutoset palasivat Einon käteen kakkosena ja nelosena.

dnup-guide-golden = Kultainen sääntö
dnup-guide-golden-text = Kun kortti nousee pöydältä käteen, se kääntyy toisin päin, otitpa sen itse tai lyötiinpä se sinulle takaisin. Pienet kortit muuttuvat näin suuriksi.
dnup-guide-golden-took = Alma otti kolmosten parin. Ne ovat nyt kädessä 8 ja 4, ja kaseja on kaksi.

dnup-guide-over = Käden kääntäminen
dnup-guide-over-text = Käden voi kääntää aina, ja se vie vuoron. Kannattaa katsoa, mitä passiiviset luvut yhdessä olisivat.
dnup-guide-over-before = Ylhäällä on 1, 2 ja 3: kolme yksittäistä pientä korttia, eikä mikään niistä lyö viitosta.
dnup-guide-over-after = Käännettynä sama käsi on kolme kasia, yksi ainoa sarja.

dnup-guide-end = Kierroksen ja pelin loppu
dnup-guide-end-text =
    Ensimmäisenä eroon korteistaan päässyt saa kaksi pistettä ja odottaa. Toisena päässyt saa yhden pisteen, ja kierros päättyy. Jaetaan uudelleen, kunnes jollakin on neljä pistettä.

dnup-guide-two = Kaksinpeli
dnup-guide-two-text =
    Kummallakin on edessään kaksi pelialuetta. Vuorossa oleva pelaa kahdesti: ensin alueelle 1, sitten alueelle 2. Oma sarja voi lyödä myös oman toisen sarjan. Pelin voittaa se, joka voittaa kaksi kierrosta.
