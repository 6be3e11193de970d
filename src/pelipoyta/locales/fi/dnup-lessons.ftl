# Oppitunnit.

dnup-lesson-first = Ensimmäinen peli: eroon korteista

dnup-lesson-first-cards = Kaksi lukua, ylempi on voimassa
dnup-lesson-first-cards-pair = Tavoite on päästä ensimmäisenä eroon korteista. Kortissa on kaksi lukua, ja ylempi on voimassa. Samanarvoiset kortit saa pelata yhdessä sarjana: pelaa molemmat kasit.
dnup-lesson-first-cards-pair-done = Pari säilyi pöydällä oman seuraavan vuorosi alkuun, ja silloin se meni pinoon. Niin korteista pääsee eroon.
dnup-lesson-first-cards-pair-half = Yhden kasin voi pelata, mutta kaksi kerralla on parempi. Pelaa molemmat kasit.
dnup-lesson-first-cards-pair-single = Sarja voi olla yksi kortti, mutta sinulla on pari. Pelaa kasit.
dnup-lesson-first-cards-pair-other = Pelaa nyt pari kasia.
dnup-lesson-first-cards-gone = Pöytä on tyhjä. Pelaa mikä tahansa kortti.
dnup-lesson-first-cards-gone-done = Tyhjään pöytään käy mikä vain. Voittaja on se, jolta kortit loppuvat ensin.
dnup-lesson-first-cards-gone-other = Pelaa nyt kortti kädestäsi.

dnup-lesson-first-beat = Suurempi lyö pienemmän
dnup-lesson-first-beat-higher = Pöydällä on yksi seiska. Sarja lyö vain samankokoisen sarjan: yhden kortin voit lyödä yhdellä kortilla, jonka luku on suurempi. Lyö seiska.
dnup-lesson-first-beat-higher-done = Seiska palasi omistajansa käteen, ja toisin päin: pöydältä palaava kortti kääntyy aina.
dnup-lesson-first-beat-higher-take = Seiskan voi ottaakin, mutta lyö se nyt suuremmalla.
dnup-lesson-first-beat-higher-other = Pelaa kortti, jonka luku on yli seitsemän.

dnup-lesson-first-back = Lyöty sarja palaa käännettynä
dnup-lesson-first-back-lost = Pelaa kuutonen ja katso, mitä käy.
dnup-lesson-first-back-lost-done = Naapuri löi sen kasilla. Kuutosesi palasi käteen ja on nyt nelonen: 6/4 kääntyi muotoon 4/6.
dnup-lesson-first-back-lost-other = Pelaa tällä kertaa kuutonen.
dnup-lesson-first-back-low = Nyt lukusi ovat pieniä. Vuorolla saa myös kääntää koko käden: tee se.
dnup-lesson-first-back-low-done = Kaikki kortit kääntyivät: 2/5 on nyt 5/2 ja 4/6 on 6/4. Yhtä korttia ei saa kääntää yksin.
dnup-lesson-first-back-low-other = Sarjan voi ottaakin, mutta käännä nyt kätesi.

dnup-lesson-first-add = Lisää toisen sarjaan
dnup-lesson-first-add-third = Naapurilla on kaksi kuutosta, ja sinulla on yksi. Valitse se ja lisää se hänen sarjaansa: niin pääset siitä eroon.
dnup-lesson-first-add-third-done = Kortti kuuluu nyt naapurille. Yhden kortin saa lisätä, jos luku on sama.
dnup-lesson-first-add-third-play = Sen voisi pelata omaksi sarjaksi, mutta lisätty kortti ei voi enää palata sinulle. Lisää se.
dnup-lesson-first-add-third-other = Lisää kuutosesi naapurin sarjaan.

dnup-lesson-first-take = Ota sarja
dnup-lesson-first-take-eights = Pöydällä on ysi, joten yksittäistä kasia ei voi pelata. Valitse kolmosten pari ja ota se: kädessäsi kolmoset kääntyvät, ja toisesta tulee kasi.
dnup-lesson-first-take-eights-done = 3/8 on nyt 8/3. Kortteja on enemmän, mutta ne sopivat yhteen.
dnup-lesson-first-take-eights-nine = Ysi 9/2 kääntyisi kakkoseksi, eikä siitä olisi apua. Ota kolmoset.
dnup-lesson-first-take-eights-other = Ota kolmosten pari.
dnup-lesson-first-take-together = Pelaa kasit yhdessä.
dnup-lesson-first-take-together-done = Pari kilpailee vain parien kanssa: sarja lyö samankokoisen, ei muita.
dnup-lesson-first-take-together-other = Pelaa molemmat kasit yhtenä sarjana.

dnup-lesson-first-turn = Käännä ja lopeta
dnup-lesson-first-turn-over = Sinulla on 1, 2 ja 3, mutta jokaisen toinen pää on kasi. Käännä kätesi.
dnup-lesson-first-turn-over-done = Kolme kasia! Muut käänsivät omiaan.
dnup-lesson-first-turn-over-other = Ei vielä sitä: käännä kätesi.
dnup-lesson-first-turn-triple = Pelaa kaikki kolme kerralla.
dnup-lesson-first-turn-triple-done = Kätesi on tyhjä! Ensimmäinen saa 2 pistettä, toinen 1, ja neljällä pisteellä voittaa pelin.
dnup-lesson-first-turn-triple-other = Pelaa kolme kasia yhtenä sarjana.

dnup-lesson-first-game = Oikea peli
dnup-lesson-first-game-play = Pelaa oikean pelin viimeinen kierros kahta helppoa bottia vastaan. Sinulla on kolme pistettä, muilla yksi ja kaksi: neljällä voittaa. Muista neljä toimintoa: pelaa, lisää, ota, käännä. Kaksinpelissä kummallakin on kaksi pelialuetta: niistä kerrotaan oppaassa.
