# Sääntösivun opas: mitä kerrotaan ennen numeroituja sääntöjä.

lotr-guide-note =
    - Tavoite: vie Frodo elossa paikkaan 9 ja selviä sen taisteluista (LOTR-16.1). Häviät, jos hän kuolee tai taakkoja on vastustuskyvyn verran (LOTR-19.8).
    - Omalla vuorolla: pelaa vaaleat korttisi ja siirry. Hinnat menevät varjoaltaaseen (LOTR-7.8).
    - Siirrosta allas kasvaa: paikan varjoluku ja yksi jokaisesta kumppanista (LOTR-8.1).
    - Muiden vuorolla olet Varjo: pelaa palvelijoita altaan merkeillä. Kaukana kotoaan ne maksavat 2 enemmän (LOTR-20.2).
    - Jousiammunta, käskytys, taistelut. Isompi voima voittaa, tasatilanteessa Varjo; hävinnyt saa haavan (LOTR-13.3).
    - Kaksinkertainen voima murskaa eli tappaa heti (LOTR-13.4).
    - Sormus sormeen: haavojen sijaan taakkoja (LOTR-19.10).
    - Lopuksi käsi täydennetään kahdeksaan, ja sitten siirryt uudelleen tai lopetat vuoron (LOTR-15.3).

lotr-guide-aim = Tavoite
lotr-guide-aim-text = Vie Frodo ja Sormus yhdeksän paikan halki ennen muita, niin ettei hän kuole eikä murru taakkojensa alle.

lotr-guide-setup = Alkuasetelma
lotr-guide-setup-text =
    Jokaisella on oma pakka, jossa on puolet Vapaiden kansojen ja puolet Varjon kortteja, sekä yhdeksän paikkaa. Frodo ja Sormus ovat pöydällä alusta asti.

    Pelaajat tarjoavat salaa taakkoja, ja eniten tarjonnut valitsee, monentenako pelaa. Tarjotut taakat jäävät kuitenkin oman Frodon kannettaviksi. Sitten jokainen ottaa pakastaan aloituskumppaneita, yhteensä enintään hinnalla 4, ja nostaa kahdeksan korttia. Aloittelijasäännöillä pakat ovat valmiina eikä tarjota.

lotr-guide-turn = Vuoro
lotr-guide-turn-text =
    Vuorossa oleva on Vapaiden kansojen pelaaja, ja muut ovat silloin Varjo. Kun hänen vuoronsa päättyy, roolit vaihtuvat. Siksi jokaisen kädessä on kahdenlaisia kortteja.

    Esimerkki vuorosta: pelaat Gimlin (hinta 2) ja siirryt saattueellasi paikkaan 2. Varjopelaaja asettaa paikan omasta seikkailupakastaan. Altaaseen tulee paikan varjoluku ja yksi jokaisesta kumppanista, ja niillä vastustaja pelaa kaksi palvelijaa. Manööverissa kukaan ei tee mitään. Jousiampujasi haavoittaa toista palvelijaa. Määräät Gimlin puolustajaksi, taistelu käydään, ja häviäjä saa haavan. Lopuksi kädet täydennetään, ja päätät, siirrytkö vielä vai lopetatko vuoron.
lotr-guide-turn-phases = Vuoron vaiheet
lotr-guide-turn-phases-does = Mitä tehdään
lotr-guide-turn-phases-fellowship = 1 Saattue
lotr-guide-turn-phases-fellowship-does = pelaa kumppaneita, esineitä ja muita vaaleita kortteja; lopuksi siirry
lotr-guide-turn-phases-shadow = 2 Varjo
lotr-guide-turn-phases-shadow-does = vastustaja pelaa palvelijoita, Varjon esineitä ja olosuhteita sekä käyttää varjokykyjä; kaikki maksetaan altaan merkeillä
lotr-guide-turn-phases-maneuver = 3 Manööveri
lotr-guide-turn-phases-maneuver-does = manööverikortteja ja -kykyjä vuorotellen
lotr-guide-turn-phases-archery = 4 Jousiammunta
lotr-guide-turn-phases-archery-does = jokainen jousiampuja aiheuttaa yhden haavan; haavat saava puoli jakaa ne
lotr-guide-turn-phases-assignment = 5 Käskytys
lotr-guide-turn-phases-assignment-does = määrää, kuka puolustaa ketäkin vastaan
lotr-guide-turn-phases-skirmish = 6 Taistelut
lotr-guide-turn-phases-skirmish-does = yksi kerrallaan, voimat vastakkain
lotr-guide-turn-phases-regroup = 7 Uudelleenryhmittäytyminen
lotr-guide-turn-phases-regroup-does = kädet täyteen; siirry vielä tai lopeta vuoro

lotr-guide-fellowship = Saattue ja siirto
lotr-guide-fellowship-text =
    Vaaleat kortit maksetaan lisäämällä merkkejä varjoaltaaseen, siis vihollisen käyttöön. Siirrossa reitin seuraavan paikan asettaa varjopelaaja omasta seikkailupakastaan. Siirto lisää merkkejä vielä: uuden paikan varjoluku ja yksi jokaisesta kumppanista. Suuri saattue on vahva, mutta se näkyy kauas.
lotr-guide-fellowship-company = Gimli tuli mukaan, ja altaaseen meni hänen hintansa, 2 merkkiä.

lotr-guide-shadow = Varjo
lotr-guide-shadow-text =
    Muiden vuorolla pelaat tummat korttisi ja maksat ottamalla merkkejä altaasta. Jos palvelijan paikkanumero on suurempi kuin saattueen paikka, se vaeltaa ja maksaa kaksi enemmän. Kun allas on tyhjä, et voi enää maksaa kortteja.

lotr-guide-fight = Taistelut
lotr-guide-fight-text =
    Määräät puolustajat palvelijoita vastaan, yhden kutakin kohti. Jos jätät palvelijan ilman puolustajaa, Varjo valitsee, kenen kimppuun se käy. Taistelussa verrataan voimia; suurempi voittaa, tasatilanteessa Varjo. Hävinnyt saa haavan ja lisää, jos voittajalla on avainsana vahinko. Kun haavoja on elinvoiman verran, hahmo kuolee.

    Jos toinen puoli on vähintään kaksi kertaa vahvempi, se murskaa: hävinnyt kuolee heti.
lotr-guide-fight-assign = Gandalf (7) puolustaa Uruk Savagea (5) vastaan ja Gimli (6) Uruk Soldieria (7) vastaan. Gandalf on edellä; Gimli tarvitsee apua kädestä.

lotr-guide-ring = Sormus ja taakat
lotr-guide-ring-text =
    Kun Frodo on saamassa haavan taistelussa, hän voi panna Sormuksen sormeen: haavojen sijaan tulee taakkoja, kunnes vaihe on ohi. Taakoista pääsee eroon vain harvoin. Kun niitä on vastustuskyvyn verran, tavallisesti kymmenen, Sormus voittaa.

lotr-guide-cards = Kortit ja sanat
lotr-guide-cards-text = Kortin kulmissa ovat hinta, voima ja elinvoima. Teksti kertoo loput; valitse kortti pöydästä, niin näet sen suurena ja suomeksi.
lotr-guide-cards-kinds = Korttilajit
lotr-guide-cards-kinds-where = Missä se on
lotr-guide-cards-kinds-companion = Kumppani
lotr-guide-cards-kinds-companion-where = saattueessa; kulkee ja taistelee
lotr-guide-cards-kinds-ally = Liittolainen
lotr-guide-cards-kinds-ally-where = tukialueella; auttaa kaukaa
lotr-guide-cards-kinds-minion = Palvelija
lotr-guide-cards-kinds-minion-where = keskellä; Varjon taistelija, poistuu kun vuoro päättyy
lotr-guide-cards-kinds-item = Esine
lotr-guide-cards-kinds-item-where = kantajansa alla; muuttaa tämän lukuja
lotr-guide-cards-kinds-condition = Olosuhde
lotr-guide-cards-kinds-condition-where = jää pöytään, kunnes se poistetaan
lotr-guide-cards-kinds-event = Tapahtuma
lotr-guide-cards-kinds-event-where = pelataan kädestä oikeassa vaiheessa ja poistetaan
lotr-guide-cards-kinds-site = Paikka
lotr-guide-cards-kinds-site-where = reitillä, numerot 1–9; 3 ja 6 ovat turvapaikkoja
lotr-guide-cards-words = Sanoja
lotr-guide-cards-words-means = Mitä se tarkoittaa
lotr-guide-cards-words-exert = Rasittaa
lotr-guide-cards-words-exert-means = hahmo saa haavan maksuksi; viimeistä elinvoimapistettä ei voi käyttää
lotr-guide-cards-words-spot = Löytää
lotr-guide-cards-words-spot-means = tällaisen kortin on oltava pelissä ja aktiivinen
lotr-guide-cards-words-archer = Jousiampuja
lotr-guide-cards-words-archer-means = lisää jousiammuntaan yhden haavan
lotr-guide-cards-words-damage = Vahinko +1
lotr-guide-cards-words-damage-means = hävinnyt saa yhden haavan enemmän
lotr-guide-cards-words-fierce = Raivokas
lotr-guide-cards-words-fierce-means = taistelee samalla vuorolla toisen kerran
lotr-guide-cards-words-roaming = Vaeltaa
lotr-guide-cards-words-roaming-means = on kaukana kotoa: maksaa 2 enemmän
lotr-guide-cards-words-unique = Piste nimen edessä
lotr-guide-cards-words-unique-means = ainutlaatuinen: vain yksi kerrallaan pelaajaa kohti
