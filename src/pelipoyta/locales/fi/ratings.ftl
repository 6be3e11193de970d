# Vahvuusluvut: taulukot, pelaajan sivu ja muutos pelin jälkeen.

ratings = Vahvuusluvut
ratings-lead = Luokitelluista peleistä lasketaan vahvuusluku pelin, tahdin ja pelaajamäärän mukaan.
ratings-kind = Peli
ratings-best = Tulostaulukko
ratings-season = Kausi { $quarter }/{ $year }
ratings-place = Sija
ratings-player = Pelaaja
ratings-rating = Vahvuusluku
ratings-games = Pelejä
ratings-gained = Muutos
ratings-won-of = Voittoja/pelejä
ratings-nobody = Tulostaulukossa ei ole vielä ketään. Siihen pääsee, kun luokiteltuja pelejä on ainakin { $games } ja vahvuus tunnetaan tarkasti.
ratings-season-empty = Tällä kaudella ei ole vielä pelattu. Taulukkoon pääsee kolmella pelillä.
ratings-how = Luokiteltu peli avataan uuden pöydän lomakkeella. Valitse peli:
placing = Hanki ensimmäinen vahvuusluku
placing-about = Pelaa luokiteltuja pelejä botteja vastaan. Botin taso sovitetaan tuloksiisi, ja enintään kymmenen peliä lasketaan. Aikaa on 20 minuuttia ja 15 sekuntia vuoroa kohti.
placing-left =
    { $count ->
        [one] { $count } peli jäljellä
       *[other] { $count } peliä jäljellä
    }
placing-play = Pelaa: { $bot }
ratings-choices = Omat valinnat
ratings-hide = Piilota vahvuusluvut tällä laitteella
ratings-stay-out = En halua näkyä tulostaulukoissa
ratings-are-hidden = Olet piilottanut vahvuusluvut.
ratings-none = Ei vielä luokiteltuja pelejä.
rating-key = { $game }, { $pace }, { $seats }
rating-pace-live = reaaliaikainen
rating-pace-days = päiviä kestävä
rating-seats-two = kaksi pelaajaa
rating-seats-teams = joukkueet
rating-seats-many = kolme tai enemmän
rating-said = vahvuusluku { $points }, epävarmuus { $spread }
rating-said-provisional = alustava vahvuusluku { $points }, epävarmuus { $spread }
rating-provisional = alustava
rating-games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
rating-plot-said = { $label }: { $count ->
    [one] yhden pelin jälkeen { $last }
   *[other] { $count } peliä, ensimmäisen jälkeen { $first }, viimeisen jälkeen { $last }
}
rating-change = Vahvuusluvun muutos
rating-reason-higher = Vastustaja oli vahvempi (ero { $points }): voiton mahdollisuus oli { $percent } %.
rating-reason-lower = Vastustaja oli heikompi (ero { $points }): voiton mahdollisuus oli { $percent } %.
rating-reason-even = Vahvuudet olivat melkein samat: voiton mahdollisuus oli { $percent } %.
rating-reason-provisional = Vahvuutesi on vielä alustava, joten se muuttuu paljon.
rating-none-aborted = Peli päättyi ennen kuin kaikki olivat ehtineet pelata. Vahvuusluvut eivät muuttuneet.
rating-none-enough = Olette pelanneet tänään jo viisi luokiteltua peliä, joten tämä peli ei muuttanut vahvuuslukuja.
rating-none-later = Vahvuusluvut muuttuvat, kun katsojatkin saavat tietää, miten peli päättyi.
rating-none-bots = Vahvuutesi tunnetaan jo, joten pelit botteja vastaan eivät enää muuta sitä.
rating-none-void = Ylläpitäjä on mitätöinyt tämän tuloksen.
rating-results = Viimeisimmät pelit
rating-no-results = Ei vielä pelejä.
rating-won = Voitto
rating-lost = Tappio
rating-shared = Tasan
rating-bot = botti { $bot }
rating-guest = vieras
rating-deleted = poistettu pelaaja
rating-against-me = { $name } sinua vastaan: { $won } voittoa, { $shared } tasapeliä, { $lost } tappiota.
rated-table = Luokiteltu peli
rated-help = Tulos muuttaa vahvuuslukuja. Pelissä on kello ja suositellut säännöt, ei vihjeitä. Pöytään pääsevät vain sisään kirjautuneet.
rated-sign-in = Luokiteltua peliä varten tarvitset tilin.
rated-not-so = Luokiteltu peli tarvitsee kellon. Se ei ole sarjan peli eikä opetuspöytä.
league-organise = Järjestä liiga
