# A page without a server.
alone-ready = Tämä sivu toimii ilman palvelinta. Pelaat botteja vastaan, ja pelisi jäävät tälle laitteelle.
alone-loading = Valmistellaan pelejä, jotta ne toimivat ilman verkkoa…
alone-failed = Pelejä ei saatu käyntiin. Päivitä selaimesi ja lataa sivu uudelleen.

# Palvelimen oma sivu ilman verkkoa.
offline-offer = Kun pelit on haettu tälle laitteelle (noin 9 megatavua), ne toimivat myös ilman verkkoa.
offline-fetch = Hae pelit laitteelle
offline-coming = Haetaan pelejä laitteelle…
offline-kept = Pelit toimivat tällä laitteella myös ilman verkkoa.
offline-failed = Pelien haku laitteelle keskeytyi. Jo haettu osa säilyi.
offline-full = Laitteella ei ole tilaa peleille. Vapauta tilaa ja yritä uudelleen.
offline-no-network = Verkkoa ei ole. Botteja vastaan voit pelata silti.
offline-play = Pelaa ilman verkkoa
offline-ready = Verkkoa ei ole. Pelaat botteja vastaan tällä laitteella, ja pelisi siirtyvät historiaan, kun verkko on taas käytettävissä.
offline-state = Tila ilman verkkoa
offline-back = Verkko on taas käytettävissä.
offline-go-on = Jatka verkossa
offline-silent = Peli ei vastaa. Mitään tallennettua ei ole kadonnut.
offline-restart = Käynnistä peli uudelleen
offline-storage-full = Laitteen tila on lopussa, eikä viimeinen siirto tallentunut. Vapauta tilaa ja tee siirto uudelleen.
offline-storage-denied = Selain ei anna tallentaa tällä sivulla. Voit pelata, mutta pelit katoavat, kun suljet sivun.
offline-replaced = Uusi versio on haettu. Se otetaan käyttöön, kun avaat sivun seuraavan kerran.
offline-reload = Ota käyttöön nyt
offline-moved = { $count ->
    [one] Ilman verkkoa pelaamasi peli on nyt historiassasi.
   *[other] Ilman verkkoa pelaamasi { $count } peliä ovat nyt historiassasi.
}
offline-waiting = { $count ->
    [one] Yksi ilman verkkoa pelattu peli siirtyy historiaan myöhemmin: se on auki toisessa välilehdessä, tai palvelin ei vastannut.
   *[other] { $count } ilman verkkoa pelattua peliä siirtyy historiaan myöhemmin: ne ovat auki toisessa välilehdessä, tai palvelin ei vastannut.
}
offline-refused = Ilman verkkoa pelattu peli jäi tälle laitteelle.
offline-open-game = Avaa se ilman verkkoa
