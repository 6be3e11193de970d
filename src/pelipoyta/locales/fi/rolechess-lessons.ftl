# Oppitunnit.

rolechess-lesson-first = Ensimmäinen peli: noppia ja nappuloita

rolechess-lesson-first-walk = Lakeija astuu eteenpäin
rolechess-lesson-first-walk-lackey = Pelin voittaa se, joka kaataa vastustajan keisarin. Nappulasi ovat alhaalla. Siirrä yhtä eturivin lakeijaa ympyrän verran eteenpäin, suoraan tai viistoon.
rolechess-lesson-first-walk-lackey-done = Hyvin meni. Lakeija ei koskaan peräänny, joten mieti, minne sen viet. Vastustaja siirsi omaansa.
rolechess-lesson-first-walk-lackey-knight = Siinä hyppäsi ritari, sen aika tulee kohta. Siirrä nyt lakeijaa.

rolechess-lesson-first-pieces = Muut liikkuvat omalla tavallaan
rolechess-lesson-first-pieces-guard = Nurkassa seisoo vartija. Vie se suoraan ylöspäin yhdestä kolmeen ympyrää.
rolechess-lesson-first-pieces-guard-done = Vartija kulkee suoraan, korkeintaan kolme ympyrää, eikä kenenkään ohi.
rolechess-lesson-first-pieces-guard-other = Sekin olisi siirto, mutta liikuta nyt vasemman nurkan vartijaa ylöspäin.
rolechess-lesson-first-pieces-knight = Vartijan vieressä oli ritari. Se hyppää kuin shakin ratsu, muiden yli. Hyppää eteenpäin.
rolechess-lesson-first-pieces-knight-done = Juuri noin: kaksi suoraan ja yksi sivulle, eikä mikään ole tiellä.
rolechess-lesson-first-pieces-knight-other = Hyppää nyt ritarilla, joka seisoo ympyrässä b1.
rolechess-lesson-first-pieces-adjutant = Keisarin vieressä ovat adjutantit. Ne kulkevat viistoon niin pitkälle kuin tie on auki, tai yhden ympyrän suoraan. Siirrä jompaakumpaa.
rolechess-lesson-first-pieces-adjutant-done = Adjutantti on nopein ja vahvin nappulasi. Keisari itse astuu vain yhden ympyrän kerrallaan.
rolechess-lesson-first-pieces-adjutant-other = Siirrä nyt adjutanttia: c1 tai e1.

rolechess-lesson-first-strike = Taistelu ratkaistaan nopilla
rolechess-lesson-first-strike-attack = Luku nappulan alla on sen energia. Valitse nappula, niin näet sen kertoimet. Nappula hyökkää sinne, minne se pääsisi siirtymään. Hyökkää ritarilla ylempänä seisovan lakeijan kimppuun.
rolechess-lesson-first-strike-attack-done = Heitit 4, ja ritarin hyökkäyskerroin on 4: 4 × 4 = 16. Lakeija puolustautui: 2 × 3 = 6. Erotus on 16 − 6 = 10. Lakeijalla oli energiaa vain 7, joten se kaatui.
rolechess-lesson-first-strike-attack-walk = Siirtää voi myös, mutta nyt hyökätään: valitse ritari ja sitten vastustajan lakeija.
rolechess-lesson-first-strike-circle = Ympyrä vapautui. Saat viedä ritarin siihen tai jättää sen paikalleen. Valitse, kumpi miellyttää.
rolechess-lesson-first-strike-circle-done = Sitten vuoro siirtyy vastustajalle: taistelu päättää aina vuoron.

rolechess-lesson-first-energy = Energia kuluu
rolechess-lesson-first-energy-wound = Vartijalla on 15 energiaa, ja sen puolustuskerroin on 6. Hyökkää silti ritarilla.
rolechess-lesson-first-energy-wound-done = Hyökkäys 5 × 4 = 20, puolustus 2 × 6 = 12. Vartija menetti 20 − 12 = 8 energiaa, ja sille jäi 15 − 8 = 7. Energia ei palaudu koskaan.
rolechess-lesson-first-energy-wound-other = Hyökkää nyt ritarilla vartijan kimppuun.
rolechess-lesson-first-energy-held = Hyökkää vartijan kimppuun uudelleen.
rolechess-lesson-first-energy-held-done = Hyökkäys 3 × 4 = 12, puolustus 2 × 6 = 12: tasatulos ei riitä, eikä kukaan menetä mitään. Hyökkääjä ei koskaan vahingoitu.
rolechess-lesson-first-energy-held-other = Vartija on jo heikko. Hyökkää ritarilla vielä kerran.

rolechess-lesson-first-together = Kaksi yhdessä
rolechess-lesson-first-together-near = Adjutanttisi ulottuu jo vastustajan adjutanttiin. Tuo ritari avuksi ympyrään c3: vuorolla saa ensin siirtää ja sitten hyökätä. Punainen rengas keisarisi ympärillä tarkoittaa, että vastustaja ulottuu siihen; katkoviiva näyttää, mistä.
rolechess-lesson-first-together-near-done = Nyt ritarikin ulottuu kohteeseen.
rolechess-lesson-first-together-near-alone = Yksinkin voi hyökätä, mutta adjutantti tuskin kaataa yksin toista, jolla on 25 energiaa. Tuo ensin ritari avuksi.
rolechess-lesson-first-together-near-other = Hyppää ritarilla ympyrään c3.
rolechess-lesson-first-together-aim = Hyökkää nyt ritarilla. Siirron jälkeen hyökkäyksen aloittaa siirretty nappula.
rolechess-lesson-first-together-aim-done = Hyvä. Voit vielä ottaa toisen nappulan pariksi.
rolechess-lesson-first-together-aim-stop = Älä vielä lopeta: hyökkää ritarilla.
rolechess-lesson-first-together-join = Ota adjutantti pariksi. Se kelpaa, koska se ulottui kohteeseen jo ennen siirtoa.
rolechess-lesson-first-together-join-done = Hyökkäys 4 × 4 + 5 × 5 = 41, puolustus 3 × 5 = 15. Adjutantti menetti 41 − 15 = 26 energiaa. Sillä oli 25, joten se kaatui. Paria vastaan puolustaja heittää vain kerran.
rolechess-lesson-first-together-join-alone = Yksinkin voi hyökätä, mutta parin heitot lasketaan yhteen. Ota adjutantti mukaan.
rolechess-lesson-first-together-opener = Vapautuneen ympyrän saa ottaa vain hyökkäyksen aloittanut ritari. Otatko sen?
rolechess-lesson-first-together-opener-done = Pareittain kaadetaan isotkin nappulat.

rolechess-lesson-first-danger = Varjele keisaria
rolechess-lesson-first-danger-flee = Jos keisarisi kaatuu, häviät heti. Lakeija uhkaa keisaria viistosta, kuten punainen katkoviiva näyttää. Lakeija ulottuu vain eteensä, joten vie keisari pois sen edestä.
rolechess-lesson-first-danger-flee-done = Turvassa. Paeta ei ole pakko, mutta keisarilla on vain 9 energiaa.
rolechess-lesson-first-danger-flee-weak = Keisari lyö heikosti: sen hyökkäyskerroin on 1. Väistä mieluummin.
rolechess-lesson-first-danger-flee-still = Siihenkin lakeija ulottuu, suoraan edessään. Valitse ympyrä, johon se ei ulotu.
rolechess-lesson-first-danger-flee-left = Keisari jäisi uhan alle. Siirrä keisaria.

rolechess-lesson-first-win = Kaada keisari
rolechess-lesson-first-win-approach = Vastustajan keisarilla on enää 4 energiaa, ja adjutanttisi ulottuu siihen. Hyppää ritarilla lähelle, ympyrään c5 tai e5.
rolechess-lesson-first-win-approach-done = Hyökkää nyt keisarin kimppuun.
rolechess-lesson-first-win-approach-alone = Keisarin puolustuskerroin on 8. Kaksi yhdessä on varmempi: tuo ensin ritari.
rolechess-lesson-first-win-approach-other = Hyppää ritarilla ympyrään c5 tai e5.
rolechess-lesson-first-win-aim = Valitse kohteeksi keisari.
rolechess-lesson-first-win-aim-done = Ota vielä pari mukaan.
rolechess-lesson-first-win-aim-stop = Älä lopeta vielä: keisari on hyökkäysetäisyydellä.
rolechess-lesson-first-win-fell = Ota adjutantti mukaan, niin heitot lasketaan yhteen.
rolechess-lesson-first-win-fell-done = Hyökkäys 3 × 4 + 4 × 5 = 32, puolustus 1 × 8 = 8. Erotus on 32 − 8 = 24, joten keisari kaatui. Voitit!
rolechess-lesson-first-win-fell-alone = Yksinkin voi hyökätä, mutta pari on varmempi. Ota adjutantti mukaan.

rolechess-lesson-first-game = Oikea peli
rolechess-lesson-first-game-play = Nyt osaat pelin. Pelaa oikea loppupeli helppoa bottia vastaan: sinulla on enemmän nappuloita. Kaada vastustajan keisari ja pidä omasi pystyssä.
