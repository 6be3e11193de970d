# Sääntösivun opas: mitä kerrotaan ennen numeroituja sääntöjä.

rolechess-guide-note =
    - Tavoite: vie vastustajan keisarin energia nollaan (RC-8).
    - Vuorolla: siirrä, siirrä ja hyökkää, tai hyökkää paikaltasi yksin tai parina. Yksi siirto ensin, sitten yksi hyökkäys (RC-3.1).
    - Lakeija: yksi ympyrä eteenpäin, suoraan tai viistoon. Vartija: 1–3 suoraan. Ritari: kuin shakin ratsu. Adjutantti: viistoon vapaasti tai yksi suoraan. Keisari: yksi mihin vain.
    - Hyökätä voi sinne, minne pääsisi siirtymään (RC-4.6).
    - Taistelu: noppa × hyökkäys vastaan noppa × puolustus. Jos hyökkäys on suurempi, puolustaja menettää erotuksen; tasatuloksessa ei tapahdu mitään (RC-6.1.2).
    - Pari: kaksi noppaa, hyökkäyspisteet lasketaan yhteen; puolustaja heittää kerran (RC-6.2.1).
    - Kaatuneen paikalle saa siirtyä vain hyökkäyksen aloittanut (RC-6.1.3).

rolechess-guide-aim = Tavoite
rolechess-guide-aim-text = Kuluta vastustajan keisarin energia loppuun ennen kuin hän ehtii tehdä samoin sinun keisarillesi.

rolechess-guide-setup = Alkuasetelma
rolechess-guide-setup-text =
    Laudalla on 7 × 7 ympyrää. Kotirivillä ovat reunoilta alkaen vartijat, ritarit ja adjutantit, keskellä keisari; niiden edessä seisoo seitsemän lakeijaa. Jokainen nappula alkaa täydellä energialla, ja jäljellä oleva energia näkyy aina sen juuressa.

    Kumpikin heittää noppaa, ja isomman luvun saanut aloittaa.
rolechess-guide-setup-start = Alkuasetelma. Vaalean nappulat ovat alhaalla, ja keisarit seisovat vastakkain keskimmäisellä pystyrivillä.

rolechess-guide-turn = Vuoro
rolechess-guide-turn-text =
    Tee yksi näistä:

    - siirrä nappulaa
    - siirrä nappulaa ja hyökkää samalla nappulalla
    - hyökkää paikaltasi, yksin tai kahden nappulan parina
    - siirrä, hyökkää siirretyllä ja ota pariksi nappula, joka ulottui kohteeseen jo ennen siirtoa

    Siirto tulee aina ennen hyökkäystä, ja vuorolla hyökätään enintään kerran. Hyökätä ei ole pakko. Shakkausta ei ole: uhatun keisarin saa jättää paikalleen, mutta noppa voi kaataa sen.

rolechess-guide-pieces = Nappulat
rolechess-guide-pieces-text = Vihreät pisteet kuvissa näyttävät, minne nappula voi siirtyä, ja punaiset kehät, kenen kimppuun se voi hyökätä. Hyökkäys ulottuu täsmälleen niihin ympyröihin, joihin nappula pääsisi, jos ne olisivat tyhjiä.
rolechess-guide-pieces-card = Pelikortti
rolechess-guide-pieces-card-energy = Energia
rolechess-guide-pieces-card-attack = Hyökkäys
rolechess-guide-pieces-card-defence = Puolustus
rolechess-guide-pieces-card-count = Kpl
rolechess-guide-pieces-card-moves = Liike
rolechess-guide-pieces-card-emperor = Keisari
rolechess-guide-pieces-card-emperor-moves = yksi ympyrä mihin tahansa suuntaan
rolechess-guide-pieces-card-adjutant = Adjutantti
rolechess-guide-pieces-card-adjutant-moves = viistoon niin pitkälle kuin tie on auki, suoraan yksi
rolechess-guide-pieces-card-knight = Ritari
rolechess-guide-pieces-card-knight-moves = hyppää kuin shakin ratsu
rolechess-guide-pieces-card-guard = Vartija
rolechess-guide-pieces-card-guard-moves = yhdestä kolmeen suoraan
rolechess-guide-pieces-card-lackey = Lakeija
rolechess-guide-pieces-card-lackey-moves = yksi eteenpäin, suoraan tai viistoon
rolechess-guide-pieces-lackey = Lakeija kulkee vain eteenpäin. Se ei uhkaa vieressään seisovaa.
rolechess-guide-pieces-guard = Vartija kulkee suoraan, enintään kolme ympyrää. Edessä oleva lakeija on sille kohde, mutta myös este.
rolechess-guide-pieces-knight = Ritari hyppää ympärillä seisovien yli, ja siksi se on liikkeellä ensimmäisenä.
rolechess-guide-pieces-adjutant = Adjutantti näkee viistoon koko laudan, mutta oma lakeija katkaisee siltä tien alavasemmalle.
rolechess-guide-pieces-emperor = Keisari astuu yhden ympyrän kerrallaan, ei kuitenkaan varattuun.

rolechess-guide-battle = Taistelu
rolechess-guide-battle-text =
    Hyökkääjä heittää nopan ja kertoo luvun hyökkäyskertoimellaan. Puolustaja tekee samoin puolustuskertoimellaan. Vain erotus ratkaisee: jos hyökkäys on suurempi, puolustaja menettää sen verran energiaa. Hyökkääjä ei menetä koskaan mitään.

    Kun energia loppuu, nappula kaatuu eli tulee lyödyksi. Se poistuu laudalta, ja voittaja saa siirtyä sen paikalle. Taistelu päättää vuoron.
rolechess-guide-battle-wound = Ritari heittää 5: 5 × 4 = 20. Vartija heittää 2: 2 × 6 = 12. Vartija menettää 8 energiaa, ja sille jää 7.
rolechess-guide-battle-fell = 4 × 4 = 16 vastaan 2 × 3 = 6. Erotus 10 riittää kaatamaan lakeijan, jolla on 7 energiaa, ja ritari siirtyi sen paikalle.

rolechess-guide-pair = Parihyökkäys
rolechess-guide-pair-text =
    Kaksi nappulaa voi hyökätä yhdessä, jos kumpikin ulottuu samaan kohteeseen. Kumpikin heittää oman noppansa, ja hyökkäyspisteet lasketaan yhteen; puolustaja heittää vain kerran. Paria vastaan kaatuu vahvinkin.

    Jos toinen siirtyi samalla vuorolla, sen parin on pitänyt ulottua kohteeseen jo ennen siirtoa.
rolechess-guide-pair-together = Ritari siirtyy asemiin ja aloittaa, vartija odotti valmiina: 4 × 4 + 5 × 3 = 31. Adjutantti heittää 1, siis 5, ja menettää 26: enemmän kuin sen täydet 25.
