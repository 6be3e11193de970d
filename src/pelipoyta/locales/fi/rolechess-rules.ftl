# RoleChessin säännöt lyhyesti; täydet perustelut kansiossa games/rolechess/RULES.md.

chapter-RC-1 = Lauta ja nappulat
rule-RC-1-1 = Laudalla on 49 samanväristä ympyrää: pystyrivit a–g ja vaakarivit 1–7. Jokainen ympyrä on yhteydessä naapureihinsa kaikissa kahdeksassa suunnassa. Vaalean kotirivi on 1, tumman 7.
rule-RC-1-2 = Pelikortti (energia, hyökkäys, puolustus): keisari 9, 1, 8; adjutantti 25, 5, 5; ritari 21, 4, 4; vartija 15, 3, 6; lakeija 7, 3, 3.
rule-RC-1-3 = Kotirivillä ovat pelaajasta katsoen vasemmalta vartija 1, ritari 1, adjutantti 1, keisari, adjutantti 2, ritari 2 ja vartija 2; niiden edessä lakeijat 1–7. Nappula pitää numeronsa ja oman energiansa.

chapter-RC-2 = Tavoite
rule-RC-2 = Vie vastustajan keisarin energia nollaan tai sen alle.

chapter-RC-3 = Vuoro
rule-RC-3-0 = Kumpikin heittää noppaa, ja suuremman luvun saanut aloittaa. Jos luvut ovat samat, heitetään uudelleen.
rule-RC-3-1 = Vuorolla tehdään yksi seuraavista: siirretään nappulaa; siirretään nappulaa ja hyökätään sillä; hyökätään paikaltaan yksin tai parina; tai siirretään, hyökätään siirretyllä ja otetaan pariksi nappula, joka ulottui kohteeseen jo ennestään.
rule-RC-3-2 = Vain yksi nappula siirtyy, aina toiseen ympyrään ja ennen hyökkäystä. Siirron jälkeen voi hyökätä vain niin, että siirretty nappula on mukana. Hyökkäyksen jälkeen mikään ei liiku, paitsi voittaja vapautuneeseen ympyrään.
rule-RC-3-3 = Vuorolla hyökätään enintään kerran ja vain yhtä nappulaa vastaan. Hyökätä ei ole pakko, eikä uhattua keisaria tarvitse siirtää. Vuoron saa jättää väliin vain, kun mitään ei voi tehdä, ellei pöydässä ole sovittu vapaasta väliin jättämisestä.

chapter-RC-4 = Liikkuminen
rule-RC-4-0 = Varattuun ympyrään ei voi siirtyä. Shakkausta, tornitusta ja korottamista ei ole.
rule-RC-4-1 = Lakeija astuu yhden ympyrän eteenpäin, suoraan tai viistoon. Viimeisellä rivillä se on paikallaan pelin loppuun: se ei liiku eikä hyökkää, mutta on tiellä ja puolustautuu.
rule-RC-4-2 = Vartija kulkee yhdestä kolmeen ympyrää vaaka- tai pystyriviä pitkin, ei kenenkään ohi.
rule-RC-4-3 = Ritari hyppää kuten ratsu shakissa; välissä olevat nappulat eivät haittaa.
rule-RC-4-4 = Adjutantti kulkee viistoon niin pitkälle kuin tie on auki tai yhden ympyrän vaaka- tai pystyriviä pitkin, ei kenenkään ohi.
rule-RC-4-5 = Keisari astuu yhden ympyrän mihin suuntaan tahansa.
rule-RC-4-6 = Nappula hyökkää niihin ympyröihin, joihin se voisi siirtyä, jos ne olisivat tyhjiä. Linjalla saa seistä vain kohde itse.

chapter-RC-5 = Taistelun aloittaminen
rule-RC-5-1 = Jos nappulaa siirrettiin, hyökkäysetäisyys lasketaan uudesta paikasta.
rule-RC-5-2 = Parin toisen nappulan on ulotuttava kohteeseen jo ennen siirtoa ja vielä sen jälkeenkin.
rule-RC-5-3 = Nappula puolustautuu, vaikka se ei itse ulottuisi hyökkääjään. Keisaritkin voivat taistella keskenään.

chapter-RC-6 = Taistelu
rule-RC-6-1-1 = Hyökkääjä heittää nopan ja kertoo luvun hyökkäyskertoimellaan. Sen jälkeen puolustaja heittää nopan ja kertoo luvun puolustuskertoimellaan. Puolustus heitetään aina.
rule-RC-6-1-2 = Jos hyökkäys on suurempi, puolustaja menettää erotuksen verran energiaa. Muuten, myös tasatuloksessa, mitään ei menetetä.
rule-RC-6-1-3 = Kun energia loppuu, nappula poistuu laudalta. Hyökkääjä saa siirtää voittaneen nappulan vapautuneeseen ympyrään tai jättää sen paikalleen. Tämä ei ole vuoron siirto, eikä siitä saa hyökätä uudelleen.
rule-RC-6-2-1 = Parihyökkäyksen aloittaa siirretty nappula; ilman siirtoa pelaaja valitsee järjestyksen. Kumpikin heittää oman noppansa, ja hyökkäyspisteet lasketaan yhteen.
rule-RC-6-2-2 = Paria vastaan puolustaudutaan yksin, yhdellä heitolla.
rule-RC-6-2-3 = Vapautuneeseen ympyrään saa siirtyä vain parihyökkäyksen aloittanut nappula.
rule-RC-6-2-4 = Kohde, hyökkääjät ja järjestys päätetään ennen ensimmäistä heittoa, ja molemmat hyökkääjät heittävät aina. Hyökkääjiä on enintään kaksi.

chapter-RC-7 = Vuoron vaihtuminen
rule-RC-7 = Puolustuksen jälkeen vuoro siirtyy puolustajalle, kävi miten kävi.

chapter-RC-8 = Voitto
rule-RC-8 = Se, joka ensin vie vastustajan keisarin energian nollaan tai sen alle, voittaa heti, olipa laudalla muuta mitä tahansa.

chapter-RC-9 = Tarkennuksia
rule-RC-9-1 = Peli päättyy tasan, kun kumpikaan ei ole menettänyt energiaa sovittuun määrään vuoroja (tavallisesti 50 kummallakin).
rule-RC-9-2 = Peli päättyy heti tasan, kun jäljellä on vain keisareita ja viimeiselle rivilleen ehtineitä lakeijoita.
rule-RC-9-3 = Tasapelistä voi sopia ja pelin voi luovuttaa (TABLE-1, TABLE-2).
rule-RC-9-4 = Energia ei koskaan nouse, ja se on kaikkien nähtävissä. Poistetun nappulan energia on 0.
rule-RC-V1 = Muunnelma: ennen aloitusheittoa arvotaan, missä järjestyksessä kotirivin seitsemän nappulaa seisovat. Järjestys on kummallakin sama omalta puolelta katsottuna.
rule-RC-V2 = Muunnelma: pöytä päättää, paljonko energiaa kullakin nappulalajilla on ja mitkä ovat sen hyökkäys- ja puolustuskertoimet. Luvut ovat kummallakin samat.

over-RC-8 = Toisen pelaajan keisari kaatui.
won-RC-8 = Vastustajan keisari kaatui.
lost-RC-8 = Keisarisi kaatui.
drawn-RC-9-1 = Energiaa ei ole menetetty pitkään aikaan.
drawn-RC-9-2 = Jäljellä ei ole ketään, joka voisi kaataa keisarin.
