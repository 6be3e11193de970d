# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

lotr-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
lotr-hint-choices = { $count ->
    [one] yksi vaihtoehto
   *[other] { $count } vaihtoehtoa
}
lotr-can-bid = tarjota taakkoja, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = valita, monentenako pelaat (LOTR-3.3)
lotr-can-play = pelata kortin, { lotr-hint-choices } (LOTR-20.1)
lotr-can-use = käyttää kortin taitoa, { lotr-hint-choices } (LOTR-17.3)
lotr-can-heal-by = poistaa kortin ja parantaa samannimisen (LOTR-7.2)
lotr-can-transfer = siirtää esineen toiselle (LOTR-21.6)
lotr-can-pick = valita, { lotr-hint-choices } (LOTR-18.3)
lotr-can-decide = päättää kahdesta tai useammasta tavasta (LOTR-29.1)
lotr-can-assign = asettaa puolustajan, { lotr-hint-ways } (LOTR-12.3)
lotr-can-pass = passata (LOTR-10.2)
lotr-can-pass-starting = aloittaa tällä saattueella (LOTR-3.8)
lotr-can-pass-sanctuary = lopettaa parantamisen (LOTR-6.2)
lotr-can-pass-fellowship = lähteä liikkeelle (LOTR-7.8)
lotr-can-pass-defend = jättää muut palvelijat asettamatta (LOTR-12.3)
lotr-can-pass-reconcile = pitää kaikki kortit (LOTR-15.2)
lotr-can-pass-respond = antaa asian olla (LOTR-17.3)
lotr-can-decide-move-again = jatkaa matkaa tai pysähtyä (LOTR-15.3)
lotr-advice-bid = Tarjoa { $burdens }: jokainen taakka jää oman Frodosi kannettavaksi.
lotr-advice-takeplace = Valitse paikka { $place }.
lotr-advice-play = Pelaa { $card }.
lotr-advice-heal = Poista { $card } ja paranna samanniminen.
lotr-advice-use = Käytä taitoa: { $card }.
lotr-advice-transfer = Siirrä { $card } toiselle.
lotr-advice-pick = Valitse { $card }.
lotr-advice-decide = Valitse vaihtoehto { $way }.
lotr-advice-assign = Aseta { $card } ja { $minion } vastakkain.
lotr-advice-pass = Passaa: säästä korttisi ja merkkisi.
lotr-advice-go = Lähde liikkeelle.
lotr-advice-go-why = Mikään kädestä ei nyt hyödytä enempää kuin maksaa. Siirto tuo altaaseen paikan varjoluvun ja merkin jokaisesta kumppanista: heitä on { $companions }.
lotr-advice-let-be = Anna asian olla.
lotr-advice-let-be-why = Vastaus maksaisi nyt enemmän kuin hyödyttäisi.
lotr-advice-leave = Älä aseta enempää puolustajia.
lotr-advice-leave-why = Muut säästyvät; Varjo valitsee, kenen kimppuun loput palvelijat käyvät.
lotr-advice-keep = Pidä kaikki kortit.
lotr-advice-keep-why = Jokaisesta on vielä hyötyä.
lotr-advice-on = Jatka matkaa.
lotr-advice-stop = Pysähdy.
lotr-advice-road = Seuraava paikka on { $site }. Palvelijoita on kannoilla { $minions }, ja altaassa on merkkejä { $pool }.
lotr-advice-spot = Löydä { $count }.
lotr-advice-yes = Vastaa kyllä.
lotr-advice-no = Vastaa ei.
lotr-advice-outlook-kills = Silloin voimat ovat { $own }–{ $foe }: { $minion } kaatuu.
lotr-advice-outlook-wounds = Silloin voimat ovat { $own }–{ $foe }: { $minion } haavoittuu.
lotr-advice-outlook-hurts = Silloin voimat ovat { $own }–{ $foe }: { $card } saa { $wounds ->
    [one] yhden haavan.
   *[other] { $wounds } haavaa.
}
lotr-advice-outlook-burdened = Silloin voimat ovat { $own }–{ $foe }: tappiosta tulee taakkoja { $burdens }.
lotr-advice-outlook-dies = Silloin voimat ovat { $own }–{ $foe }: { $card } kaatuu.
lotr-advice-price = Se maksaa nyt { $cost }; altaassa on { $pool }.
lotr-advice-stronger = Voimat { $own }–{ $foe }: olet edellä.
lotr-advice-weaker = Voimat { $own }–{ $foe }: tarvitset apua kädestä, mutta joku muu säästyy.
lotr-advice-bid-why = Aloittaja saa edun, mutta jokainen taakka heikentää Frodoa koko pelin ajan.
lotr-advice-takeplace-why = Ensimmäinen pääsee ensimmäisenä liikkeelle.
lotr-advice-decide-why = Muu tapa maksaisi enemmän haavoja tai merkkejä.
lotr-advice-pass-why = Mikään kädestä ei nyt hyödytä enempää kuin maksaa.
lotr-advice-heal-why = Yksi haava vähemmän, ja kortista ei muuten olisi hyötyä: hän on jo pelissä.
lotr-advice-use-why = Taito auttaa juuri tässä vaiheessa.
lotr-advice-transfer-why = Uusi kantaja hyötyy siitä enemmän.
lotr-advice-play-why = Kortin teksti auttaa juuri tässä vaiheessa.
lotr-advice-pick-why = Muut vaihtoehdot antaisivat vähemmän.
lotr-advice-pick-strength = Sen voima on nyt { $own }.
lotr-advice-fighter = Saattueeseen tulee taistelija: voima { $strength }, elinvoima { $vitality }.
lotr-advice-ally = Liittolainen auttaa joka vuoro: voima { $strength }, elinvoima { $vitality }.
lotr-advice-minion = Saattueen on kohdattava palvelija: voima { $strength }, elinvoima { $vitality }.
lotr-advice-item = Kantaja vahvistuu: voima +{ $strength }, elinvoima +{ $vitality }.
lotr-advice-does-strength = Se muuttaa voimaa ja voi ratkaista taistelun.
lotr-advice-does-wound = Se haavoittaa.
lotr-advice-does-heal = Se parantaa haavan.
lotr-advice-does-draw = Saat sillä kortteja.
lotr-advice-does-archery = Se vaikuttaa jousiammuntaan.
lotr-advice-does-less-twilight = Se poistaa varjomerkkejä altaasta.
lotr-advice-does-more-twilight = Se lisää varjomerkkejä altaaseen.
lotr-advice-does-unburden = Se keventää sormuksenkantajan taakkaa.
lotr-advice-does-burden = Se lisää sormuksenkantajan taakkaa.
lotr-advice-does-discard = Se poistaa kortin.
lotr-advice-does-play = Se tuo toisen kortin peliin.
lotr-advice-does-prevent = Se estää haavan tai muun vahingon.
lotr-advice-does-cancel = Se peruu taistelun.
lotr-advice-does-gains = Se antaa uuden ominaisuuden.
lotr-advice-does-forbid = Se estää toista tekemästä jotain.
lotr-advice-does-cost = Se muuttaa korttien hintoja.
