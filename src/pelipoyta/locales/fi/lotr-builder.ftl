# Pakanrakentaja.

lotr-build-show = Näytä
lotr-build-cards = Kortit
lotr-build-deck = Pakka ({ $count })
lotr-build-my-deck = Oma pakka
lotr-build-to-deck = Siirry pakkaan
lotr-build-to-cards = Siirry korttihakuun
lotr-build-by-words = Hae nimestä tai tekstistä
lotr-build-by-culture = Kulttuuri
lotr-build-by-kind = Laji
lotr-build-by-cost = Hinta
lotr-build-by-keyword = Avainsana
lotr-build-by-signet = Sinetti
lotr-build-any = Kaikki
lotr-build-or-more = { $n } tai enemmän
lotr-build-found = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}
lotr-build-loading = Haetaan kortteja…
lotr-build-none = Mikään kortti ei täsmää. Lyhennä hakua tai poista ehto.
lotr-build-look = Katso korttia { $card }
lotr-build-add = { $count ->
    [0] Lisää { $card }
   *[other] Lisää { $card }, pakassa { $count }
}
lotr-build-drop = Poista yksi { $card }, pakassa { $count }
lotr-build-rest = Näytä lisää, jäljellä { $count }
lotr-build-less = Poista yksi
lotr-build-more = Lisää yksi
lotr-build-in-deck = Pakassa
lotr-build-bear = Valitse Sormuksen viejäksi
lotr-build-bears = On Sormuksen viejä
lotr-build-begin = Valitse Sormuksen viejä, Sormus, yhdeksän paikkaa ja nostopakan kortit. Säännöt tarkistetaan sitä mukaa.
lotr-build-unread = { $count ->
    [one] Yhtä riviä ei voitu lukea, muut ovat pakassa:
   *[other] { $count } riviä ei voitu lukea, muut ovat pakassa:
}
lotr-build-too-long = Teksti on liian pitkä pakaksi. Pakkaa ei muutettu.
lotr-build-road = Sormus ja reitti
lotr-build-bearer = Sormuksen viejä
lotr-build-nobody = ei vielä valittu
lotr-build-ring = Sormus
lotr-build-no-ring = ei vielä valittu
lotr-build-site = Paikka { $n }: { $card }
lotr-build-site-none = Paikka { $n } puuttuu
lotr-build-free = Vapaat kansat
lotr-build-shadow = Varjo
lotr-build-curve = Hinnat
lotr-build-play = Pelaa bottia vastaan
lotr-build-hand = Nosta koekäsi
lotr-build-keep = Pakat
lotr-build-saved = Pakka { $name } on tallessa tässä selaimessa.
lotr-build-link = Kopioi linkki
lotr-build-linked = Linkki on kopioitu. Koko pakka on linkissä.
lotr-build-copy = Kopioi tekstinä
lotr-build-clear = Aloita alusta
lotr-build-open = Avaa
lotr-build-paste = Tuo teksti
lotr-build-paste-help = Yksi kortti rivillä: ”3 4C286” tai ”4 Aragorn, Wingfoot”.
lotr-build-bring = Tuo pakaksi
lotr-build-brought = Tuotu pakka
lotr-build-opened = Pakka on avattu.
lotr-decks-build = Rakenna pakka
