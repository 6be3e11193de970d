# Vihjeet: mitä voi tehdä, ja mikä puhuu teon puolesta.

lotr-can-bid = tarjota taakkoja, { $count } tapaa (LOTR-3.2)
lotr-can-take-place = valita, monentenako pelaat (LOTR-3.3)
lotr-can-play = pelata kortin, { $count } vaihtoehtoa (LOTR-20.1)
lotr-can-use = käyttää kortin taitoa, { $count } vaihtoehtoa (LOTR-17.3)
lotr-can-heal-by = poistaa kortin ja parantaa samannimisen (LOTR-7.2)
lotr-can-transfer = siirtää esineen toiselle (LOTR-21.6)
lotr-can-pick = valita, { $count } vaihtoehtoa (LOTR-18.3)
lotr-can-decide = päättää kahdesta tai useammasta tavasta (LOTR-29.1)
lotr-can-assign = asettaa puolustajan, { $count } tapaa (LOTR-12.3)
lotr-can-pass = passata (LOTR-10.2)
lotr-advice-bid = Tarjoa { $burdens }: jokainen taakka jää oman Frodosi kannettavaksi.
lotr-advice-takeplace = Valitse paikka { $place }.
lotr-advice-play = Pelaa { $card }.
lotr-advice-heal = Poista { $card } ja paranna samanniminen.
lotr-advice-use = Käytä taitoa: { $card }.
lotr-advice-transfer = Siirrä { $card } toiselle.
lotr-advice-pick = Valitse { $card }.
lotr-advice-decide = Valitse tapa { $way }.
lotr-advice-assign = Aseta { $card } ja { $minion } vastakkain.
lotr-advice-pass = Passaa: säästä korttisi ja merkkisi.
lotr-advice-price = Se maksaa nyt { $cost }; altaassa on { $pool }.
lotr-advice-stronger = Voimat { $own }–{ $foe }: olet edellä.
lotr-advice-weaker = Voimat { $own }–{ $foe }: tarvitset apua kädestä, mutta joku muu säästyy.
