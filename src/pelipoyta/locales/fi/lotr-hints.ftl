# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

lotr-hint-ways = { $count ->
    [one] yksi tapa
   *[other] { $count } tapaa
}
lotr-can-bid = tarjota taakkoja, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = valita, monentenako pelaat (LOTR-3.3)
lotr-can-play = pelata kortin, { lotr-hint-ways } (LOTR-20.1)
lotr-can-use = käyttää kortin kykyä, { lotr-hint-ways } (LOTR-17.3)
lotr-can-heal-by = poistaa kortin ja parantaa samannimisen (LOTR-7.2)
lotr-can-transfer = siirtää esineen toiselle (LOTR-21.6)
lotr-can-pick = valita kohteen, { lotr-hint-ways } (LOTR-18.3)
lotr-can-decide = valita vaihtoehdoista (LOTR-29.1)
lotr-can-assign = määrätä puolustajan, { lotr-hint-ways } (LOTR-12.3)
lotr-can-pass = passata (LOTR-10.2)
lotr-can-pass-starting = aloittaa tällä saattueella (LOTR-3.8)
lotr-can-pass-sanctuary = lopettaa parantamisen (LOTR-6.2)
lotr-can-pass-fellowship = lähteä liikkeelle (LOTR-7.8)
lotr-can-pass-defend = jättää muut palvelijat ilman puolustajaa (LOTR-12.3)
lotr-can-pass-reconcile = pitää kaikki kortit (LOTR-15.2)
lotr-can-pass-respond = antaa asian olla (LOTR-17.3)
lotr-can-decide-move-again = jatkaa matkaa tai pysähtyä (LOTR-15.3)
lotr-advice-bid = Tarjoa { $burdens }.
lotr-advice-takeplace = Valitse paikka { $place }.
lotr-advice-play = Pelaa { $card }.
lotr-advice-heal = Poista { $card } kädestäsi, niin samanniminen hahmo paranee.
lotr-advice-heal-other = Poista kädestä { $card }, niin samanniminen hahmo paranee.
lotr-advice-use = Käytä kykyä: { $card }.
lotr-advice-transfer = Siirrä { $card } toiselle.
lotr-advice-pick = Valitse { $card }.
lotr-advice-decide = Valitse vaihtoehto { $way }.
lotr-advice-assign = Määrää { $card } ja { $minion } taistelemaan vastakkain.
lotr-advice-pass = Passaa.
lotr-advice-go = Lähde liikkeelle.
lotr-advice-go-other = Lähde liikkeelle.
lotr-advice-go-why = Siirto tuo altaaseen paikan varjoluvun ja merkin jokaisesta kumppanista: heitä on { $companions }.
lotr-advice-let-be = Anna asian olla.
lotr-advice-leave = Älä määrää enempää puolustajia.
lotr-advice-leave-why = { $minions ->
    [0] Jokaisella palvelijalla on jo vastustaja.
    [one] Varjo valitsee, kenen kimppuun viimeinen palvelija käy.
   *[other] Varjo valitsee, kenen kimppuun loput { $minions } palvelijaa käyvät.
}
lotr-advice-keep = Pidä kaikki kortit.
lotr-advice-keep-why = { $hand ->
    [one] Kädessäsi on yksi kortti; uusia nostat, kunnes niitä on kahdeksan.
   *[other] Kädessäsi on { $hand } korttia; uusia nostat, jos niitä on alle kahdeksan.
}
lotr-advice-on = Jatka matkaa.
lotr-advice-stop = Pysähdy.
lotr-advice-road = Seuraava paikka on { $site }. Palvelijoita on kannoilla { $minions }, ja altaassa on merkkejä { $pool }.
lotr-advice-spot = Löydä { $count }.
lotr-advice-times = { $count ->
    [one] Rasita kerran.
   *[other] Rasita { $count } kertaa.
}
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
lotr-advice-price = { $payer ->
    [free] Se tuo altaaseen { $cost ->
        [one] yhden merkin
       *[other] { $cost } merkkiä
    }; siellä on nyt { $pool }.
   *[shadow] Se maksaa nyt { $cost }; altaassa on { $pool }.
}
lotr-advice-stronger = Voimat ovat nyt { $own }–{ $foe }: olet edellä.
lotr-advice-weaker = Voimat ovat nyt { $own }–{ $foe }: et ole edellä.
lotr-advice-bid-why = Eniten tarjonnut valitsee paikkansa ensin; tarjotut taakat jäävät oman Sormuksen viejän kannettaviksi.
lotr-advice-takeplace-why = { $place ->
    [1] Ensimmäinen vuoro on silloin sinun.
   *[other] Joku toinen pelaa silloin ensimmäisen vuoron.
}
lotr-advice-pass-why = Säästät korttisi: kädessä niitä on { $hand }, ja altaassa on merkkejä { $pool }.
lotr-advice-heal-why = Samannimiseltä hahmolta paranee yksi haava.
lotr-advice-pick-strength = Sen voima on nyt { $own }.
lotr-advice-fighter = Saattueeseen tulee kumppani: voima { $strength }, elinvoima { $vitality }.
lotr-advice-ally = Peliin tulee liittolainen: voima { $strength }, elinvoima { $vitality }.
lotr-advice-minion = Peliin tulee palvelija: voima { $strength }, elinvoima { $vitality }.
lotr-advice-item = Kantaja vahvistuu: voima +{ $strength }, elinvoima +{ $vitality }.
lotr-advice-does-strength = Sillä voi muuttaa voimaa.
lotr-advice-does-wound = Sillä voi haavoittaa.
lotr-advice-does-heal = Sillä voi parantaa haavan.
lotr-advice-does-draw = Sillä voi saada kortteja.
lotr-advice-does-archery = Se vaikuttaa jousiammuntaan.
lotr-advice-does-less-twilight = Sillä voi poistaa varjomerkkejä altaasta.
lotr-advice-does-more-twilight = Sillä voi lisätä varjomerkkejä altaaseen.
lotr-advice-does-unburden = Sillä voi poistaa Sormuksen viejän taakkoja.
lotr-advice-does-burden = Sillä voi lisätä Sormuksen viejän taakkoja.
lotr-advice-does-discard = Sillä voi poistaa kortteja.
lotr-advice-does-play = Sillä voi pelata toisen kortin.
lotr-advice-does-prevent = Sillä voi estää jotakin tapahtumasta.
lotr-advice-does-cancel = Sillä voi peruuttaa taistelun.
lotr-advice-does-gains = Sillä voi antaa uuden ominaisuuden.
lotr-advice-does-forbid = Se kieltää jotakin tai suojaa joltakin.
lotr-advice-does-cost = Se muuttaa korttien hintoja.
lotr-advice-pick-player = Valitse pelaaja, jonka paikka on { $place }.
lotr-advice-pick-card = Kortin luvut: voima { $strength }, elinvoima { $vitality }.
lotr-advice-item-weakens = Kantaja heikkenee: voima −{ $strength }, elinvoima −{ $vitality }.
lotr-advice-later = Lopputulos riippuu korteista, joita et näe.
lotr-advice-now-nothing = Haavat, taakat ja allas pysyvät heti sen jälkeen ennallaan.
lotr-advice-now-leaves = { $card } lähtee pelistä.
lotr-advice-now-burdens = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] Saat yhden taakan.
           *[other] Saat { $amount } taakkaa.
        }
       *[down] { $amount ->
            [one] Taakoistasi lähtee yksi.
           *[other] Taakoistasi lähtee { $amount }.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] Vastustaja saa yhden taakan.
           *[other] Vastustaja saa { $amount } taakkaa.
        }
       *[down] { $amount ->
            [one] Vastustajan taakoista lähtee yksi.
           *[other] Vastustajan taakoista lähtee { $amount }.
        }
    }
}
lotr-advice-now-wounds = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] Omillesi tulee yksi haava.
           *[other] Omillesi tulee { $amount } haavaa.
        }
       *[down] { $amount ->
            [one] Omiltasi paranee yksi haava.
           *[other] Omiltasi paranee { $amount } haavaa.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] Vastustajan hahmoille tulee yksi haava.
           *[other] Vastustajan hahmoille tulee { $amount } haavaa.
        }
       *[down] { $amount ->
            [one] Vastustajan hahmoilta paranee yksi haava.
           *[other] Vastustajan hahmoilta paranee { $amount } haavaa.
        }
    }
}
lotr-advice-now-twilight = { $way ->
    [up] { $amount ->
        [one] Altaaseen tulee yksi merkki.
       *[other] Altaaseen tulee { $amount } merkkiä.
    }
   *[down] { $amount ->
        [one] Altaasta lähtee yksi merkki.
       *[other] Altaasta lähtee { $amount } merkkiä.
    }
}
