# Pelit, joilla ei ole omaa pelilautaa: kaikki luetaan siitä, mitä peli itse kertoo.

plain-position = Asema
plain-players = Pelaajat
plain-player = Pelaaja
plain-options = Valinnat
plain-choices = Mitä voit tehdä
plain-count =
    { $count ->
        [one] yksi vaihtoehto
       *[other] { $count } vaihtoehtoa
    }
plain-more = Näistä näkyy { $shown }. Rajaa hakua.
plain-find = Etsi siirtoa tai kirjoita se
plain-type = Kirjoita siirto
plain-do = Tee siirto
plain-none = Mikään siirto ei vastaa hakua.
plain-yes = kyllä
plain-no = ei
plain-hidden = salassa
plain-nobody = ei kukaan
