# Tulevat tapahtumat, niiden alkamisaika ja näkyvyys.

events-title = Tulevia tapahtumia
events-none = Sinulle avoimia tapahtumia ei ole tulossa.
events-tournament = turnaus
events-team_match = joukkueottelu
events-league = liiga
events-at = alkaa { $moment }
events-running = käynnissä
events-count =
    { $count ->
        [one] yksi osanottaja
       *[other] { $count } osanottajaa
    }
events-places = { $count }/{ $places } ilmoittautunut
events-of-club = kerhon { $club }
events-mine = Olet mukana
events-enter = Ilmoittaudu
events-enter-name = Ilmoittaudu: { $title }
events-look = Katso
events-look-name = Katso: { $title }
events-when = Alku ja näkyvyys
events-begins = Alkaa
events-begins-help = Voit jättää tyhjäksi. Osanottajille kerrotaan alusta varttia ennen ja sen hetkellä.
events-listing = Kuka löytää tapahtuman
events-private = vain linkin saaneet
events-open = kaikki, aulasta
events-club = kerhon jäsenet
events-private-help = Tapahtuma ei näy missään luettelossa. Jaa linkki.
events-open-help = Kuka tahansa, jolla on tili, voi ilmoittautua aulasta.
events-club-help = Kerhon jäsenet löytävät sen aulasta, ja vain he voivat ilmoittautua.
