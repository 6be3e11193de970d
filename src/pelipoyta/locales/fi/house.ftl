# Miksi pöytä ei suostu: pöydän omat säännöt.

table-no-nothing-to-undo = Mitään ei voi perua: peruuttaa voi vain omat valintansa samalla vuorolla, ennen kuin sattuma on vaikuttanut peliin.
table-no-others-know = Valintaa ei voi enää perua, koska muut saivat siitä jo tietää.
table-no-offered-already = Olet jo tarjonnut tasapeliä. Odota vastausta tai jatka peliä.
table-no-no-offer = Kukaan ei tarjoa juuri nyt tasapeliä.
table-no-not-over = Uusintapeli voi alkaa vasta, kun tämä peli on päättynyt.
