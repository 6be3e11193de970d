# Oppitunnit.

kasvoton-lesson-first = Ensimmäinen peli: etsi kuningas

kasvoton-lesson-first-march = Armeija liikkeelle
kasvoton-lesson-first-march-step = Korttisi ovat nurin, eikä vihollinen näe niitä, etkä sinä sen. Se voittaa, joka kaataa toisen kuninkaan (13). Siirrä eturivin korttia yksi askel mihin suuntaan tahansa.
kasvoton-lesson-first-march-step-done = Vuorolla siirtyy korkeintaan yksi kortti. Kun viholliset eivät vielä kosketa toisiaan, vuoro päättyy itsestään.
kasvoton-lesson-first-march-step-idle = Vuoron saa jättää käyttämättä, mutta siirrä nyt jotain.
kasvoton-lesson-first-march-step-shown = Oman kortin saa kääntää näkyviin milloin vain, mutta se pysyy niin loppuun asti. Pidä salaisuutesi ja siirrä.
kasvoton-lesson-first-march-step-back = Takarivin kortti pääsi liikkeelle. Siirrä nyt eturivistä.

kasvoton-lesson-first-attack = Suurempi voittaa
kasvoton-lesson-first-attack-known = Kun siirryt vihollisen päälle, molemmat paljastuvat, ja suurempi luku voittaa. Hyökkää kasillasi (8) näkyvän seiskan kimppuun.
kasvoton-lesson-first-attack-known-done = 8 voitti 7:n ja siirtyi ruutuun. Tasaluvuilla hyökkääjä voittaa, mutta nyt vihollinen tietää korttisi.
kasvoton-lesson-first-attack-known-blind = Kolmonen nurin olevaa vastaan: melkein mikä tahansa voittaa sen. Hyökkää kasilla seiskan kimppuun.
kasvoton-lesson-first-attack-known-shown = Hyökkäys paljastaa kortin itsestään. Hyökkää suoraan.
kasvoton-lesson-first-attack-known-other = Siirtyäkin saa, mutta hyökkää nyt kasilla seiskan kimppuun.

kasvoton-lesson-first-archers = Jousimiehet ampuvat
kasvoton-lesson-first-archers-shoot = Jousimiehet (5) ampuvat vihollisen, joka on suoraan niiden edessä. Kosketa jousimiehiä ja ammu: laukaus kaataa kenet tahansa paitsi kuningattaren.
kasvoton-lesson-first-archers-shoot-done = Ratsuväki (10) kaatui. Ampuneet jousimiehet eivät siirry tällä vuorolla, mutta joku muu saa.
kasvoton-lesson-first-archers-shoot-charge = Hyökätä saisi, mutta viitonen voisi hävitä. Ampuminen ei vaaranna mitään.
kasvoton-lesson-first-archers-shoot-shown = Laukaus paljastaa jousimiehet itsestään. Ammu.
kasvoton-lesson-first-archers-shoot-other = Ammu ensin: ampuminen tulee ennen siirtoa.

kasvoton-lesson-first-scout = Tiedustelija katsoo
kasvoton-lesson-first-scout-look = Siirto on jo tehty. Tiedustelija (1) paljastaa vieressään olevat viholliset, jos niitä on yksi tai kaksi. Kosketa tiedustelijaa ja tiedustele.
kasvoton-lesson-first-scout-look-done = Nyt näet kympin ja kakkosen. Tiedustelija itsekin jäi näkyviin.
kasvoton-lesson-first-scout-look-idle = Älä vielä lopeta: tiedustele ensin.
kasvoton-lesson-first-scout-look-shown = Pelkkä kääntäminen ei näytä vihollista. Tiedustele.

kasvoton-lesson-first-line = Linja: kaksi vastakkain
kasvoton-lesson-first-line-try = Vihollinen on kahden korttisi välissä, suoralla linjalla. Kosketa vihollista ja yritä linjalyöntiä: se paljastuu.
kasvoton-lesson-first-line-try-done = Siellä oli kymppi. Korttisi ovat 6 ja 7: yhteensä 13, enemmän kuin 10.
kasvoton-lesson-first-line-try-idle = Älä vielä lopeta: yritä linjalyöntiä.
kasvoton-lesson-first-line-try-shown = Omia ei tarvitse näyttää ennen kuin lyöt. Yritä linjalyöntiä.
kasvoton-lesson-first-line-pair = Summa riittää. Lyö parilla.
kasvoton-lesson-first-line-pair-done = Kumpikin paljastui, ja kymppi kaatui. Jos summa ei riitä, saat jättää lyömättä etkä näytä mitään.
kasvoton-lesson-first-line-pair-decline = Lyömättä saa jättää, mutta 13 on enemmän kuin 10. Lyö.

kasvoton-lesson-first-triangle = Kolmio: kolme ympärillä
kasvoton-lesson-first-triangle-three = Linja ja kolmas korttisi vihollisen vieressä ovat kolmio. Se kaataa kenet vain paitsi kuningattaren, eikä omia näytetä. Kosketa vihollista ja lyö kolmiolla.
kasvoton-lesson-first-triangle-three-done = Ritari (14) kaatui kakkosen, kolmosen ja nelosen piirittämänä. Heikotkin yhdessä ovat vahvoja.
kasvoton-lesson-first-triangle-three-line = Linjassa 2 + 3 tuskin riittää. Kolmio ei kysy lukuja.
kasvoton-lesson-first-triangle-three-idle = Älä vielä lopeta: lyö kolmiolla.
kasvoton-lesson-first-triangle-three-shown = Kolmio ei tarvitse näytettyjä kortteja. Lyö.

kasvoton-lesson-first-king = Tiedustelija hiipii
kasvoton-lesson-first-king-creep = Kumpi lienee kuningas? Siirrä tiedustelija (1) tyhjään ruutuun nurin olevan kortin viereen.
kasvoton-lesson-first-king-creep-done = Lähellä ollaan. Nyt katsotaan.
kasvoton-lesson-first-king-creep-ten = Kymppi häviäisi kuninkaalle (13), jos se on siellä. Hiivi ensin tiedustelijalla.
kasvoton-lesson-first-king-creep-four = Tiedustelija häviäisi neloselle. Siirrä se tyhjään ruutuun.
kasvoton-lesson-first-king-creep-shown = Salassa on turvallisempaa. Siirrä tiedustelijaa.
kasvoton-lesson-first-king-creep-other = Siirrä tiedustelija ruutuun d4 tai e4.
kasvoton-lesson-first-king-find = Kosketa tiedustelijaa ja tiedustele.
kasvoton-lesson-first-king-find-done = Kuningas (13) löytyi!
kasvoton-lesson-first-king-find-idle = Älä vielä lopeta: tiedustele.
kasvoton-lesson-first-king-find-shown = Tiedustele, niin naapurikin paljastuu.

kasvoton-lesson-first-end = Pieni kaataa suuren
kasvoton-lesson-first-end-scout = Kun tiedustelija ja kuningas kohtaavat, kuningas kaatuu aina. Hyökkää tiedustelijalla.
kasvoton-lesson-first-end-scout-done = Kuningas kaatui! Vihollinen sai vielä yhden vuoron tasoittaa, muttei voinut: voitit.
kasvoton-lesson-first-end-scout-ten = 10 häviää 13:lle. Hyökkää tiedustelijalla.
kasvoton-lesson-first-end-scout-shown = Hyökkää suoraan tiedustelijalla.
kasvoton-lesson-first-end-scout-other = Hyökkää tiedustelijalla kuninkaan kimppuun.

kasvoton-lesson-first-game = Oikea peli
kasvoton-lesson-first-game-play = Pelaa lyhyt peli helppoa bottia vastaan. Aseta armeijasi, piilota kuningas ja etsi vihollisen omaa: vuoroja on 25.
