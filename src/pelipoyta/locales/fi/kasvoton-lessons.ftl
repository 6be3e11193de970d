# Oppitunnit.

kasvoton-lesson-first = Ensimmäinen peli: etsi kuningas

kasvoton-lesson-first-march = Armeija liikkeelle
kasvoton-lesson-first-march-step = Pelin voittaa se, joka kaataa vihollisen kuninkaan. Korttisi ovat kuvapuoli alaspäin: vihollinen ei näe niitä etkä sinä vihollisen kortteja. Siirrä eturivin korttia yksi askel mihin suuntaan tahansa.
kasvoton-lesson-first-march-step-done = Vuorolla siirtyy korkeintaan yksi kortti. Jos siirron jälkeen yksikään korttisi ei ole vihollisen kortin vieressä, vuoro päättyy itsestään.
kasvoton-lesson-first-march-step-idle = Vuoron saa jättää käyttämättä, mutta siirrä nyt jotain.
kasvoton-lesson-first-march-step-shown = Oman kortin saa kääntää näkyviin milloin vain, mutta se pysyy niin loppuun asti. Pidä salaisuutesi ja siirrä.
kasvoton-lesson-first-march-step-back = Takarivin kortti pääsi liikkeelle. Siirrä nyt eturivistä.

kasvoton-lesson-first-attack = Suurempi voittaa
kasvoton-lesson-first-attack-known = Kortin numero on sen luku. Kun siirryt vihollisen päälle, molemmat kortit paljastuvat, ja suurempi luku voittaa. Hyökkää kasillasi (8) näkyvän seiskan (7) kimppuun.
kasvoton-lesson-first-attack-known-done = Kasi voitti, sillä 8 on enemmän kuin 7, ja se siirtyi ruutuun. Tasatilanteessa voittaa hyökkääjä. Mutta nyt vihollinen tietää korttisi.
kasvoton-lesson-first-attack-known-blind = Kolmonen häviäisi melkein mille tahansa. Hyökkää kasilla seiskan kimppuun.
kasvoton-lesson-first-attack-known-shown = Hyökkäys paljastaa kortin itsestään. Hyökkää suoraan.
kasvoton-lesson-first-attack-known-other = Siirtyä voi myös, mutta hyökkää nyt kasilla seiskan kimppuun.

kasvoton-lesson-first-archers = Jousimiehet ampuvat
kasvoton-lesson-first-archers-shoot = Jousimiehet (5) ampuvat vihollisen, joka on suoraan niiden edessä. Valitse jousimiehet ja ammu: laukaus kaataa kenet tahansa paitsi kuningattaren.
kasvoton-lesson-first-archers-shoot-done = Ratsuväki (10) kaatui. Ampuneet jousimiehet eivät siirry tällä vuorolla, mutta jokin muu kortti saa siirtyä. Kuningattaren voi lyödä vain kuningas tai kuninkaallisen avulla.
kasvoton-lesson-first-archers-shoot-charge = Hyökätä voi myös, mutta viitonen voisi hävitä. Ampuminen ei vaaranna mitään.
kasvoton-lesson-first-archers-shoot-shown = Laukaus paljastaa jousimiehet itsestään. Ammu.
kasvoton-lesson-first-archers-shoot-other = Ammu ensin: ampuminen tulee ennen siirtoa.

kasvoton-lesson-first-scout = Tiedustelija katsoo
kasvoton-lesson-first-scout-look = Siirto on jo tehty. Tiedustelija (1) paljastaa vieressään olevat viholliset, jos niitä on yksi tai kaksi. Valitse tiedustelija ja tiedustele.
kasvoton-lesson-first-scout-look-done = Nyt näet kympin ja kakkosen. Tiedustelija itsekin jäi näkyviin.
kasvoton-lesson-first-scout-look-idle = Älä vielä lopeta: tiedustele ensin.
kasvoton-lesson-first-scout-look-shown = Pelkkä kääntäminen ei näytä vihollista. Tiedustele.

kasvoton-lesson-first-line = Linja: kaksi vastakkain
kasvoton-lesson-first-line-try = Vihollinen on kahden korttisi välissä, suoralla linjalla. Valitse vihollinen ja yritä linjalyöntiä: vihollinen paljastuu.
kasvoton-lesson-first-line-try-done = Siellä oli kymppi. Korttisi ovat 6 ja 7: 6 + 7 = 13, enemmän kuin 10.
kasvoton-lesson-first-line-try-idle = Älä vielä lopeta: yritä linjalyöntiä.
kasvoton-lesson-first-line-try-shown = Omia ei tarvitse näyttää ennen kuin lyöt. Yritä linjalyöntiä.
kasvoton-lesson-first-line-pair = Summa riittää. Lyö korttiparilla.
kasvoton-lesson-first-line-pair-done = Kumpikin paljastui, ja kymppi kaatui. Jos summa ei riitä, saat jättää lyömättä etkä näytä mitään.
kasvoton-lesson-first-line-pair-decline = Lyömättä saa jättää, mutta 13 on enemmän kuin 10. Lyö.

kasvoton-lesson-first-triangle = Kolmio: kolme ympärillä
kasvoton-lesson-first-triangle-three = Linja ja kolmas korttisi vihollisen vieressä ovat kolmio. Se kaataa kenet vain paitsi kuningattaren, eikä omia korttejasi paljasteta. Valitse vihollinen ja lyö kolmiolla.
kasvoton-lesson-first-triangle-three-done = Ritari (14) kaatui kakkosen, kolmosen ja nelosen piirittämänä. Heikotkin yhdessä ovat vahvoja.
kasvoton-lesson-first-triangle-three-line = Linjassa 2 + 3 = 5 tuskin riittää. Kolmiossa luvuilla ei ole väliä.
kasvoton-lesson-first-triangle-three-idle = Älä vielä lopeta: lyö kolmiolla.
kasvoton-lesson-first-triangle-three-shown = Kolmio ei tarvitse näytettyjä kortteja. Lyö.

kasvoton-lesson-first-king = Tiedustelija hiipii
kasvoton-lesson-first-king-creep = Olisikohan kuvapuoli alaspäin oleva kortti kuningas? Siirrä tiedustelija (1) tyhjään ruutuun sen viereen.
kasvoton-lesson-first-king-creep-done = Lähellä ollaan. Nyt katsotaan.
kasvoton-lesson-first-king-creep-ten = Kymppi häviäisi kuninkaalle (13), jos se on siellä. Hiivi ensin tiedustelijalla.
kasvoton-lesson-first-king-creep-four = Tiedustelija häviäisi neloselle. Siirrä se tyhjään ruutuun.
kasvoton-lesson-first-king-creep-shown = Salassa on turvallisempaa. Siirrä tiedustelijaa.
kasvoton-lesson-first-king-creep-other = Siirrä tiedustelija ruutuun d4 tai e4.
kasvoton-lesson-first-king-find = Valitse tiedustelija ja tiedustele.
kasvoton-lesson-first-king-find-done = Kuningas (13) löytyi!
kasvoton-lesson-first-king-find-idle = Älä vielä lopeta: tiedustele.
kasvoton-lesson-first-king-find-shown = Tiedustele, niin naapurikin paljastuu.

kasvoton-lesson-first-end = Pieni kaataa suuren
kasvoton-lesson-first-end-scout = Kun tiedustelija ja kuningas kohtaavat, kuningas kaatuu aina. Hyökkää tiedustelijalla.
kasvoton-lesson-first-end-scout-done = Kuningas kaatui! Vihollinen sai vielä yhden vuoron tasoittaa, muttei voinut: voitit.
kasvoton-lesson-first-end-scout-ten = Kymppi häviää kuninkaalle, sillä 10 on vähemmän kuin 13. Hyökkää tiedustelijalla.
kasvoton-lesson-first-end-scout-shown = Hyökkää suoraan tiedustelijalla.
kasvoton-lesson-first-end-scout-other = Hyökkää tiedustelijalla kuninkaan kimppuun.

kasvoton-lesson-first-game = Oikea peli
kasvoton-lesson-first-game-play = Pelaa lyhyt peli helppoa bottia vastaan: vuoroja on 25. Valitse ensin muodostelma tai vedä kortit paikoilleen ja paina ”Valmis taisteluun”. Piilota kuninkaasi, vältä reunoja, joilla kortti on heikompi, ja etsi vihollisen kuningas.
