# Oppitunnit.

sequence-lesson-first = Ensimmäinen peli: viisi riviin

sequence-lesson-first-place = Kortti ja merkki
sequence-lesson-first-place-card = Sinulla on siniset merkit. Tavoitteena on saada viisi merkkiä peräkkäin. Kädessäsi on 7♥, ja laudalla on kaksi sellaista ruutua. Pelaa se ja pane merkkisi jompaankumpaan.
sequence-lesson-first-place-card-done = Kortti meni pinoosi, ja nostit tilalle uuden: 5♥. Vastustaja pelasi välissä omansa.
sequence-lesson-first-place-card-other = Muunkin kortin voi pelata, mutta pelaa nyt 7♥.
sequence-lesson-first-place-drawn = Pelaa nyt nostamasi 5♥.
sequence-lesson-first-place-drawn-done = Näin vuoro kulkee: pelaa kortti, pane merkki, nosta uusi.
sequence-lesson-first-place-drawn-other = Pelaa tällä kertaa 5♥.

sequence-lesson-first-five = Viisi peräkkäin on suora
sequence-lesson-first-five-finish = Sinulla on neljä merkkiä vierekkäin. Täydennä viides: 2♣ sopii rivin päähän.
sequence-lesson-first-five-finish-done = Suora! Sen viisi merkkiä lukittuvat, eikä niitä enää saa pois.
sequence-lesson-first-five-finish-elsewhere = Se on toinen 2♣-ruutu. Valitse se, joka jatkaa riviäsi.
sequence-lesson-first-five-finish-other = Pelaa 2♣, niin rivi täyttyy.

sequence-lesson-first-corner = Kulmaruutu käy kaikille
sequence-lesson-first-corner-four = Kulmaruutu käy jokaisen joukkueen merkistä. Kulmasta alaspäin sinulla on jo kolme merkkiä: lisää 9♣ niiden jatkoksi.
sequence-lesson-first-corner-four-done = Neljä merkkiä ja kulmaruutu ovat yhteensä viisi: suora on valmis.
sequence-lesson-first-corner-four-elsewhere = Se on toinen 9♣. Valitse ruutu, joka jatkaa riviäsi alaspäin.
sequence-lesson-first-corner-four-other = Pelaa 9♣ vasempaan reunaan.

sequence-lesson-first-wild = Kaksisilmäinen jätkä
sequence-lesson-first-wild-anywhere = Kaksisilmäinen jätkä, J♦ tai J♣, käy mihin tahansa vapaaseen ruutuun. Täytä sillä rivisi aukko.
sequence-lesson-first-wild-anywhere-done = Juuri siihen se kannattaa säästää.
sequence-lesson-first-wild-anywhere-wasted = Merkin voi panna sinnekin, mutta rivin aukko on parempi paikka.
sequence-lesson-first-wild-anywhere-other = Pelaa nyt J♦.

sequence-lesson-first-thief = Yksisilmäinen jätkä
sequence-lesson-first-thief-take = Punaisella on neljä vierekkäin! Yksisilmäinen jätkä, J♠ tai J♥, ottaa vastustajan merkin pois. Ota yksi niistä neljästä.
sequence-lesson-first-thief-take-done = Uhka on purettu, ja punainen vaihtoi suunnitelmaa. Valmiista suorasta merkkiä ei voi ottaa.
sequence-lesson-first-thief-take-harmless = Se merkki ei uhkaa ketään. Ota yksi neljästä vierekkäisestä.
sequence-lesson-first-thief-take-other = Punainen saisi suoran. Pelaa J♠ ja ota merkki pois.

sequence-lesson-first-dead = Turha kortti
sequence-lesson-first-dead-exchange = Kymppisi 10♥ on turha: sen molemmissa ruuduissa on merkki. Paina ”Vaihda turha 10♥” ennen kuin pelaat.
sequence-lesson-first-dead-exchange-done = Sait tilalle 3♣. Vuoro jatkuu.
sequence-lesson-first-dead-exchange-other = Pelata voi myös, mutta vaihda ensin turha 10♥. Sen saa tehdä kerran vuorossa.
sequence-lesson-first-dead-play = Pelaa nyt 3♣.
sequence-lesson-first-dead-play-done = Vaihto ei vie vuoroa.
sequence-lesson-first-dead-play-other = Pelaa nyt uusi korttisi 3♣.

sequence-lesson-first-win = Kaksi suoraa voittaa
sequence-lesson-first-win-second = Sinulla on yksi suora. Toinen saa käyttää siitä yhden ruudun: täydennä rivi alaspäin kortilla A♦.
sequence-lesson-first-win-second-done = Kaksi suoraa, ja voitit! Kolmen joukkueen pelissä riittää yksi.
sequence-lesson-first-win-second-elsewhere = Se on toinen A♦. Valitse ruutu, joka jatkaa riviäsi alaspäin.
sequence-lesson-first-win-second-other = Pelaa A♦ alaspäin kulkevan rivin jatkoksi.

sequence-lesson-first-game = Oikea peli
sequence-lesson-first-game-play = Pelaa lyhyt peli kahta helppoa bottia vastaan. Kolmen pelissä voittaa se, joka saa ensimmäisenä yhden suoran.
