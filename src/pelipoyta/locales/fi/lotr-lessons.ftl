# Oppitunnit.

lotr-lesson-road = 1. Saattueen tie

lotr-lesson-road-company = Kootaan saattue
lotr-lesson-road-company-gimli = Sinulla on Frodo, Sormus ja Gandalf. Vie Frodo yhdeksänteen paikkaan, niin voitat. Kutsu ensin apua: pelaa kädestäsi Gimli.
lotr-lesson-road-company-gimli-done = Gimli on nyt kumppani saattueessasi, ja hänen hintansa, 2 varjomerkkiä, meni varjoaltaaseen, pöydän kulhoon. Tummat korttisi ovat Varjon: niiden aika tulee vastustajan vuorolla.
lotr-lesson-road-company-gimli-leave = Ei vielä matkaan: ota ensin Gimli mukaan.
lotr-lesson-road-company-gimli-site = Se on paikan oma kyky, ja siihen palataan. Pelaa nyt Gimli.
lotr-lesson-road-company-gimli-other = Senkin voi pelata, mutta pelaa ensin Gimli.
lotr-lesson-road-company-legolas = Pelaa myös Legolas. Katso samalla varjoallasta.
lotr-lesson-road-company-legolas-done = Gimli 2 + Legolas 2: altaassa on nyt 4. Vihollinen käyttää maksamasi merkit: Varjo pelaa niillä palvelijansa sinua vastaan.
lotr-lesson-road-company-legolas-leave = Ota vielä Legolas mukaan.
lotr-lesson-road-company-legolas-other = Senkin voi pelata, mutta pelaa nyt Legolas.

lotr-lesson-road-sword = Miekka Frodolle
lotr-lesson-road-sword-bear = Pelaa Hobbit Sword. Esinettä voi kantaa vain kortissa mainittu hahmo. Hobbit Swordin kantajan on oltava hobitti, siis Frodo.
lotr-lesson-road-sword-bear-done = Frodon voima, kortin vasen luku, nousi kahdella: 3 + Sormus 1 + miekka 2 = 6. Oikea luku on elinvoima: hahmo kuolee, kun sillä on yhtä monta haavaa.
lotr-lesson-road-sword-bear-leave = Anna ensin miekka Frodolle.

lotr-lesson-road-move = Matkaan
lotr-lesson-road-move-go = Saattue on valmis. Lähde liikkeelle: saattue siirtyy seuraavaan paikkaan.
lotr-lesson-road-move-go-done = Altaaseen tuli paikan varjoluku 2 ja yksi jokaisesta neljästä kumppanista: 2 + 4 = 6. Tällä kertaa Varjolla ei ollut palvelijoita, joten taisteluja ei tullut.

lotr-lesson-road-again = Vieläkö eteenpäin?
lotr-lesson-road-again-on = Vuoron lopussa saat siirtyä toisen kerran tai pysähtyä. Jatka matkaa.
lotr-lesson-road-again-on-done = Olet jo paikassa 3, turvapaikassa. Allas kasvoi taas: matka on aina myös Varjon tilaisuus.
lotr-lesson-road-again-on-stop = Pysähtyä voi myös, mutta nyt reitti on vapaa: jatka matkaa.
lotr-lesson-road-again-cards = Nyt täydennät kätesi kahdeksaan korttiin. Ensin saisit poistaa yhden kortin, mutta pidä nyt kaikki: paina ”En poista”.
lotr-lesson-road-again-cards-done = Nostit kolme korttia. Sitten alkoi vastustajan vuoro: hän pelasi Boromirin ja lähti liikkeelle. Nyt sinä olet Varjo.
lotr-lesson-road-again-cards-keep = Joskus kannattaa, mutta pidä nyt kaikki.

lotr-lesson-road-shadow = Sinä olet Varjo
lotr-lesson-road-shadow-runner = Nyt pelaat tummat korttisi vastustajan saattuetta vastaan ja maksat altaan merkeillä. Pelaa Goblin Runner.
lotr-lesson-road-shadow-runner-done = Hinta on 1, mutta kortin paikkaluku on 4 ja nyt ollaan paikassa 2. Örkki vaeltaa kaukana kotoa ja maksaa 2 enemmän: 1 + 2 = 3.
lotr-lesson-road-shadow-runner-leave = Älä vielä passaa: altaassa on merkkejä. Pelaa Goblin Runner.
lotr-lesson-road-shadow-runner-other = Senkin voi pelata, mutta aloita Goblin Runnerista.
lotr-lesson-road-shadow-beads = Kortissa lukee: kun se pelataan, saat lisätä altaaseen 2. Kortti kysyy nyt, haluatko: käytä se.
lotr-lesson-road-shadow-beads-done = Altaassa on taas 7: niillä maksat seuraavan.
lotr-lesson-road-shadow-beads-leave = Ilmaiset merkit kannattaa ottaa.
lotr-lesson-road-shadow-scout = Pelaa vielä Moria Scout.
lotr-lesson-road-shadow-scout-done = Hinta 2 ja vaeltamisesta 2: 2 + 2 = 4. Altaaseen jäi 7 − 4 = 3.
lotr-lesson-road-shadow-scout-leave = Vielä on varaa: pelaa Moria Scout.
lotr-lesson-road-shadow-scout-other = Pelaa tällä kertaa Moria Scout.
lotr-lesson-road-shadow-end = Riittää. Lopeta varjovaihe passaamalla.
lotr-lesson-road-shadow-end-done = Nyt vastustajan on selvittävä palvelijoistasi. Taisteluista kertoo toinen oppitunti.
lotr-lesson-road-shadow-end-other = Säästä se. Passaa.

lotr-lesson-road-exert = Rasittaminen
lotr-lesson-road-exert-site = Palataan alkuun. Reitin ensimmäinen paikka, Westfarthing, antaa edun: rasita hobittia, niin kumppani maksaa yhden vähemmän. Valitse paikka ja käytä sen kyky.
lotr-lesson-road-exert-site-done = Frodo rasittui: hän sai haavamerkin. Sitä ei voi tehdä, jos elinvoimaa on enää yksi.
lotr-lesson-road-exert-site-leave = Ei vielä matkaan: valitse ensin paikka Westfarthing.
lotr-lesson-road-exert-site-other = Senkin voi tehdä, mutta kokeile nyt paikan kykyä.
lotr-lesson-road-exert-whom = Kuka tulee mukaan yhtä halvemmalla? Valitse Gimli.
lotr-lesson-road-exert-whom-done = Gimli maksoi vain 2 − 1 = 1. Saattue kulki kaksi paikkaa turvapaikkaan, vastustaja pelasi vuoronsa, ja nyt alkaa sinun.
lotr-lesson-road-exert-whom-other = Legolaskin kävisi. Valitse nyt Gimli.

lotr-lesson-road-heal = Turvapaikassa levätään
lotr-lesson-road-heal-rest = Kun vuorosi alkaa turvapaikassa, saat parantaa kumppaneistasi viisi haavaa. Paranna Frodo.
lotr-lesson-road-heal-rest-done = Frodo on kunnossa, ja matka voi jatkua. Turvapaikkoja ovat paikat 3 ja 6.
lotr-lesson-road-heal-rest-leave = Haava kannattaa parantaa, kun voi. Valitse Frodo.

lotr-lesson-road-game = Oikea peli
lotr-lesson-road-game-play = Saattueesi on jo paikassa 7, ja yhdeksännessä voitat. Matkalla taistellaan, ja sen opit oppitunnilla 2: käy se ensin, jos et vielä osaa taistella. Pelaa sitten loppumatka helppoa bottia vastaan.

lotr-lesson-fights = 2. Taistelut ja Sormus

lotr-lesson-fights-archery = Nuolet ensin
lotr-lesson-fights-archery-shoot = Saattueesi kimppuun on lähetetty kaksi Uruk-haita. Ensin on manööverivaihe. Siinä ei ole nyt tehtävää: passaa. Sitten ammutaan: Legolas on jousiampuja.
lotr-lesson-fights-archery-shoot-done = Legolasin nuoli aiheutti yhden haavan. Vastustaja valitsi, kehen se osuu: Uruk Savageen, jolla on vielä kaksi elinvoimaa.

lotr-lesson-fights-assign = Käskytys: kuka taistelee ketäkin vastaan
lotr-lesson-fights-assign-gandalf = Käskytysvaiheessa määräät jokaista palvelijaa vastaan yhden puolustajan. Vertaa voimia: Gandalf 7, Uruk Savage 5. Määrää Gandalf Uruk Savagea vastaan.
lotr-lesson-fights-assign-gandalf-done = Hyvä. Vielä yksi palvelija on vapaana.
lotr-lesson-fights-assign-gandalf-frodo = Jos Frodo kuolee, häviät. Anna muiden taistella hänen puolestaan.
lotr-lesson-fights-assign-gandalf-nobody = Jos et määrää ketään, Varjo valitsee uhrinsa itse. Määrää Gandalf.
lotr-lesson-fights-assign-gandalf-other = Sekin on sallittua, mutta määrää nyt Gandalf Uruk Savagea vastaan.
lotr-lesson-fights-assign-gimli = Uruk Soldierin voima on 7 ja Gimlin 6, mutta Gimlille on apua kädessäsi. Määrää Gimli Uruk Soldieria vastaan.
lotr-lesson-fights-assign-gimli-done = Kaikki on määrätty. Sinä päätät, missä järjestyksessä taistellaan.
lotr-lesson-fights-assign-gimli-frodo = Frodo on Sormuksen viejä: pidä hänet poissa taistelusta, kun voit.
lotr-lesson-fights-assign-gimli-nobody = Silloin Varjo saisi valita, kenen kimppuun Uruk Soldier käy. Määrää Gimli.
lotr-lesson-fights-assign-gimli-other = Legolaskin voisi, mutta kädessäsi on kääpiölle sopiva kortti. Määrää Gimli.

lotr-lesson-fights-fight = Taistelu
lotr-lesson-fights-fight-order = Aloita Gimlin taistelusta.
lotr-lesson-fights-fight-order-done = Gimli 6, Uruk Soldier 7. Suurempi voima voittaa. Tasatilanteessa voittaa Varjo. Hävinnyt saa haavan; Uruk Soldierin avainsana vahinko +1 tekee siitä kaksi.
lotr-lesson-fights-fight-order-gandalf = Kummasta tahansa voi aloittaa. Aloita nyt Gimlistä.
lotr-lesson-fights-fight-help = Pelaa kädestäsi Their Halls of Stone: kääpiön voima +2 tässä taistelussa.
lotr-lesson-fights-fight-help-done = Gimlin voima on nyt 6 + 2 = 8. Vastustaja passasi.
lotr-lesson-fights-fight-help-lose = Gimli häviäisi 6–7 ja saisi 1 + 1 = 2 haavaa, sillä Uruk Soldierilla on vahinko +1. Auta häntä kortilla.
lotr-lesson-fights-fight-help-other = Se auttaa Gandalfia, ei Gimliä. Pelaa Their Halls of Stone.
lotr-lesson-fights-fight-settle = Kun molemmat passaavat, taistelu ratkeaa. Passaa.
lotr-lesson-fights-fight-settle-done = Voimat ovat 8–7! Uruk Soldier sai haavan, ja koska sen elinvoima oli 1, se kuoli.
lotr-lesson-fights-fight-settle-save = Gimli on jo edellä. Säästä kortti ja passaa.

lotr-lesson-fights-overwhelm = Murskaaminen
lotr-lesson-fights-overwhelm-spell = Gandalf 7, Uruk Savage 5: voitto, mutta Uruk Savage vain haavoittuisi. Vähintään kaksinkertainen voima murskaa eli tappaa heti: 2 × 5 = 10. Pelaa Mysterious Wizard.
lotr-lesson-fights-overwhelm-spell-done = Gandalfin voima on nyt 7 + 4 = 11, enemmän kuin 2 × 5 = 10. Kortti on vahva, kun taakkoja on vähän; niistä kohta lisää.
lotr-lesson-fights-overwhelm-spell-plain = Niinkin voittaisit, mutta Uruk Savage jäisi henkiin. Pelaa Mysterious Wizard.
lotr-lesson-fights-overwhelm-crush = Ratkaise taistelu: passaa.
lotr-lesson-fights-overwhelm-crush-done = Murskattu! Mutta muista: samoin käy omillesi, jos vihollinen on kaksi kertaa vahvempi.

lotr-lesson-fights-ring = Sormus houkuttaa
lotr-lesson-fights-ring-nobody = Toinen tilanne: yksi Uruk Soldier. Katsotaan, mitä käy, kun kukaan ei puolusta: älä määrää ketään, vaan lopeta vaihe.
lotr-lesson-fights-ring-nobody-done = Varjo valitsi Frodon. Frodo 6, Uruk Soldier 7.
lotr-lesson-fights-ring-nobody-other = Viisasta, mutta nyt opetellaan Sormusta: älä määrää ketään, vaan lopeta vaihe.
lotr-lesson-fights-ring-lose = Korttisi eivät auta hobittia. Passaa ja katso.
lotr-lesson-fights-ring-lose-done = Frodo hävisi ja on saamassa kaksi haavaa: yhden tappiosta ja yhden Uruk Soldierin vahingosta, 1 + 1 = 2.
lotr-lesson-fights-ring-lose-other = Se kortti vahvistaa toista, joka ei taistele. Passaa.
lotr-lesson-fights-ring-finger = Valitse The One Ring ja käytä se: Frodo panee Sormuksen sormeensa, ja haavojen sijaan tulee taakkoja.
lotr-lesson-fights-ring-finger-done = Kaksi taakkaa, ei yhtään haavaa. Mutta kun taakkoja on kymmenen, Sormus vie Frodon, ja peli on hävitty.
lotr-lesson-fights-ring-finger-wounds = Frodo kestäisi haavatkin: hänen elinvoimansa on 4. Kokeile nyt Sormusta.

lotr-lesson-fights-regroup = Vuoron loppu
lotr-lesson-fights-regroup-gather = Taistelut on käyty, ja Sormus ei ole enää sormessa. Passaa, niin vastustaja täydentää kätensä.
lotr-lesson-fights-regroup-gather-done = Vastustaja nosti kortin.
lotr-lesson-fights-regroup-stay = Uruk Soldier seuraa vielä kannoillasi. Jos pysähdyt, se poistuu. Pysähdy.
lotr-lesson-fights-regroup-stay-done = Viisaasti tehty. Nyt tunnet koko vuoron: saattue, siirto, Varjo, nuolet, taistelut, Sormus.
lotr-lesson-fights-regroup-stay-on = Palvelija seuraisi mukana, ja allas kasvaisi. Pysähdy tällä kertaa.

lotr-lesson-fights-game = Oikea peli
lotr-lesson-fights-game-play = Saattueesi on jo paikassa 7, ja niin on vihollisenkin. Pelaa loppumatka helppoa bottia vastaan: yhdeksännessä voittaa. Onnea matkaan!
