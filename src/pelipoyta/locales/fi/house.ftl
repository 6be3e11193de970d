# Miksi pöytä ei suostu: pöydän omat säännöt.

table-no-gone-already = Olet jo luovuttanut tai poissa pelistä.
table-no-nothing-to-undo = Mitään ei voi perua: peruuttaa voi vain omat valintansa samalla vuorolla, ennen kuin sattuma on vaikuttanut peliin.
table-no-others-know = Valintaa ei voi enää perua, koska muut saivat siitä jo tietää.
table-no-offered-already = Olet jo tarjonnut tasapeliä. Odota vastausta tai jatka peliä.
table-no-no-offer = Kukaan ei tarjoa juuri nyt tasapeliä.
table-no-not-over = Uusintapeli voi alkaa vasta, kun tämä peli on päättynyt.
table-no-too-late = Pakan voi vaihtaa vain uusintapelissä, ennen kuin se alkaa.
table-no-not-over-yet = Pakkansa voi näyttää vasta, kun peli on päättynyt.
table-no-cannot-pass = Tällaista kysymystä ei voi antaa mennä ohi: siihen ei vastata passaamalla.
table-no-talk-closed = Nyt ei saa puhua: pelin sääntö vaatii hiljaisuutta.
table-no-no-aside = Syrjäpuheelle ei juuri nyt ole kuulijoita.
table-no-other-ears = Kuulijat ehtivät vaihtua, joten kukaan ei kuullut tätä. Katso, ketkä nyt kuulevat, ja lähetä uudelleen.
table-no-nothing-said = Kirjoita ensin jotain.
table-no-too-long = Rivi on liian pitkä: siinä saa olla enintään { $most } merkkiä.
table-no-host-plays = Tuomari ei voi itse pelata. Anna paikkasi muille.
table-no-in-contest = Tämä peli kuuluu sarjaan, joka kattaa itse seuraavan pöydän.
table-no-contest-alone = Sarjaan tarvitaan ainakin kaksi pelaajaa.
table-no-contest-count = Anna määrä väliltä 1–{ $most }.
table-no-contest-even = Kahden pelaajan paras sarja pelataan parittomasta määrästä pelejä, jotta joku voi voittaa sen.
table-no-no-hints = Tässä pöydässä pelataan ilman neuvoja.
