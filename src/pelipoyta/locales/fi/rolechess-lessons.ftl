# Oppitunnit.

rolechess-lesson-first = Ensimmäinen peli: noppia ja nappuloita

rolechess-lesson-first-walk = Lakeija astuu eteenpäin
rolechess-lesson-first-walk-lackey = Nappulasi ovat alhaalla. Siirrä yksi eturivin lakeijoista ympyrän verran eteenpäin, suoraan tai viistoon.
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
rolechess-lesson-first-strike-attack = Nappula hyökkää sinne, minne se pääsisi siirtymään. Hyökkää ritarilla ylempänä seisovan lakeijan kimppuun.
rolechess-lesson-first-strike-attack-done = Heitit 4, ja ritarin hyökkäysluku on 4: yhteensä 16. Lakeija puolusti 2 × 3 = 6. Erotus 10 on enemmän kuin lakeijan 7 energiaa, joten se kaatui.
rolechess-lesson-first-strike-attack-walk = Siirtyäkin saa, mutta nyt käydään taisteluun: valitse ritari ja sitten vastustajan lakeija.
rolechess-lesson-first-strike-circle = Ympyrä vapautui. Saat viedä ritarin siihen tai jättää sen paikalleen. Valitse, kumpi miellyttää.
rolechess-lesson-first-strike-circle-done = Sitten vuoro siirtyy vastustajalle: taistelu päättää aina vuoron.

rolechess-lesson-first-energy = Energia kuluu
rolechess-lesson-first-energy-wound = Vartijalla on 15 energiaa, ja se puolustautuu luvulla 6. Hyökkää silti ritarilla.
rolechess-lesson-first-energy-wound-done = 5 × 4 = 20 vastaan 2 × 6 = 12: vartija menetti 8, ja 7 jäi. Energia ei palaudu koskaan.
rolechess-lesson-first-energy-wound-other = Hyökkää nyt ritarilla vartijan kimppuun.
rolechess-lesson-first-energy-held = Hyökkää vartijan kimppuun uudelleen.
rolechess-lesson-first-energy-held-done = 3 × 4 = 12 vastaan 2 × 6 = 12: tasan ei riitä, eikä kukaan menetä mitään. Hyökkääjä ei koskaan vahingoitu.
rolechess-lesson-first-energy-held-other = Vartija on jo heikko. Hyökkää ritarilla vielä kerran.

rolechess-lesson-first-together = Kaksi yhdessä
rolechess-lesson-first-together-near = Adjutanttisi ulottuu jo vastustajan adjutanttiin. Tuo ritari avuksi ympyrään c3: vuorolla saa ensin siirtää ja sitten hyökätä.
rolechess-lesson-first-together-near-done = Nyt ritarikin ulottuu kohteeseen.
rolechess-lesson-first-together-near-alone = Yksin adjutantti tuskin kaataa toista, jolla on 25 energiaa. Tuo ensin ritari avuksi.
rolechess-lesson-first-together-near-other = Hyppää ritarilla ympyrään c3.
rolechess-lesson-first-together-aim = Hyökkää nyt ritarilla. Siirron jälkeen hyökkäyksen aloittaa siirretty nappula.
rolechess-lesson-first-together-aim-done = Hyvä. Vielä voi pyytää toisen mukaan.
rolechess-lesson-first-together-aim-stop = Älä vielä lopeta: hyökkää ritarilla.
rolechess-lesson-first-together-join = Ota adjutantti pariksi. Se kelpaa, koska se ulottui kohteeseen jo ennen siirtoa.
rolechess-lesson-first-together-join-done = 4 × 4 + 5 × 5 = 41 vastaan 3 × 5 = 15. Puolustaja seisoo yksin ja heittää kerran: adjutantti kaatui.
rolechess-lesson-first-together-join-alone = Yksinkin saa, mutta kaksi heittoa lasketaan yhteen. Ota adjutantti mukaan.
rolechess-lesson-first-together-opener = Vapautuneen ympyrän saa ottaa vain hyökkäyksen aloittanut ritari. Otatko sen?
rolechess-lesson-first-together-opener-done = Pareittain kaadetaan isotkin nappulat.

rolechess-lesson-first-danger = Varjele keisaria
rolechess-lesson-first-danger-flee = Jos keisarisi kaatuu, peli on hävitty heti. Lakeija uhkaa sitä viistosta: se ulottuu vain eteenpäin. Vie keisari pois sen edestä.
rolechess-lesson-first-danger-flee-done = Turvassa. Paeta ei ole pakko, mutta keisarilla on vain 9 energiaa.
rolechess-lesson-first-danger-flee-weak = Keisari lyö heikosti: hyökkäysluku on 1. Väistä mieluummin.
rolechess-lesson-first-danger-flee-still = Siihenkin lakeija ulottuu, suoraan edessään. Valitse ympyrä, johon se ei ulotu.
rolechess-lesson-first-danger-flee-left = Keisari jäisi uhan alle. Siirrä keisaria.

rolechess-lesson-first-win = Kaada keisari
rolechess-lesson-first-win-approach = Vastustajan keisarilla on enää 4 energiaa, ja adjutanttisi ulottuu siihen. Hyppää ritarilla lähelle, ympyrään c5 tai e5.
rolechess-lesson-first-win-approach-done = Hyökkää nyt keisarin kimppuun.
rolechess-lesson-first-win-approach-alone = Keisari puolustaa luvulla 8. Kaksi yhdessä on varmempi: tuo ensin ritari.
rolechess-lesson-first-win-approach-other = Hyppää ritarilla ympyrään c5 tai e5.
rolechess-lesson-first-win-aim = Valitse kohteeksi keisari.
rolechess-lesson-first-win-aim-done = Ja pari mukaan.
rolechess-lesson-first-win-aim-stop = Älä lopeta nyt, keisari on kantamalla.
rolechess-lesson-first-win-fell = Ota adjutantti mukaan, niin heitot lasketaan yhteen.
rolechess-lesson-first-win-fell-done = 3 × 4 + 4 × 5 = 32 vastaan 1 × 8: keisari kaatui, ja voitit!
rolechess-lesson-first-win-fell-alone = Yksinkin saa, mutta pari on varmempi. Ota adjutantti mukaan.

rolechess-lesson-first-game = Oikea peli
rolechess-lesson-first-game-play = Nyt osaat pelin. Pelaa oikea loppupeli helppoa bottia vastaan: sinulla on väkeä enemmän. Kaada sen keisari ja pidä omasi pystyssä.
