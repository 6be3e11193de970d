huuto-name = Huuto
huuto-tagline = Korkein kortti voittaa, jos se on yksin
huuto-blurb = Jokainen panee salaa kortin. Korkein, jota kukaan muu ei pannut, vie kierroksen.
huuto-option-rounds = Kierroksia
huuto-ask-lay = Pane kortti.
huuto-wait-lay = { $name } valitsee korttia.
huuto-view-counts = Kortteja
huuto-view-laid = Pantu
huuto-view-laid-value = { $value ->
    [-1] nurin
    [0] –
   *[other] { $value }
}
huuto-view-points = Kierroksia
huuto-view-hand = Kätesi
huuto-view-seen = Jo käännetyt
huuto-view-left = Pakassa
huuto-view-round = Kierroksia pelattu
huuto-do-lay = Pane { $card }
huuto-no-over = Peli on jo päättynyt.
huuto-no-dealing = Kortteja jaetaan.
huuto-no-laid-already = Olet jo pannut korttisi.
huuto-no-not-held = Sinulla ei ole korttia { $card }.
huuto-log-dealt = Kortit jaettiin.
huuto-log-laid = { $name } pani kortin.
huuto-log-shown = Kortit olivat { $cards }.
over-HUU-5 = Peli päättyi: eniten kierroksia vei { $winner }.
rule-HUU-1 = Pakassa on luvut yhdestä kymmeneen, kukin kahdesti.
rule-HUU-2 = Ennen kierrosta jokaiselle jaetaan kolmeen korttiin asti. Jos pakka ei riitä kaikille, jatketaan niillä, joita on.
rule-HUU-3 = Jokainen valitsee kädestään kortin ja panee sen nurin päin, missä järjestyksessä tahansa.
rule-HUU-4 = Kun kaikki ovat panneet, kortit käännetään. Korkein, jota kukaan muu ei pannut, vie kierroksen; jos sellaista ei ole, kukaan ei vie.
rule-HUU-5 = Viimeisen kierroksen jälkeen, tai kun kortit loppuvat, eniten kierroksia vienyt voittaa; tasoihin päässeet jakavat voiton.
huuto-lesson-first = Ensimmäinen kierros
huuto-lesson-first-alone = Korkein, jos se on yksin
huuto-lesson-first-alone-equal = Sinulla on 3, 9 ja 10. Korkein kortti vie kierroksen: pane kymppi.
huuto-lesson-first-alone-equal-done = Toinenkin pani kympin, ja silloin kumpikaan ei vie mitään.
huuto-lesson-first-alone-equal-low = Sillä tuskin voittaa. Pane kymppi.
huuto-lesson-first-alone-lower = Nyt pane ysi.
huuto-lesson-first-alone-lower-done = 9 oli korkein, eikä kukaan muu pannut sitä: kierros on sinun.
huuto-lesson-first-alone-lower-low = Pane tällä kertaa ysi.
huuto-lesson-first-game = Oikea peli
huuto-lesson-first-game-play = Pelaa kolme kierrosta.
