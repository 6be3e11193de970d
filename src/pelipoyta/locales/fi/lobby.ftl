# Etusivu ja uuden pöydän avaaminen.

games = Pelit
play-bot = Pelaa bottia vastaan
opponent = Vastustaja
opponent-fits =
    { $fate ->
        [won] Voitit useimmat viime peleistä. Kokeile, miten pärjäät tätä vastaan: { $bot }
       *[lost] Hävisit useimmat viime peleistä. Kokeile helpompaa vastustajaa: { $bot }
    }
opponent-next =
    { $fate ->
        [won] Vahvempi: { $bot }
       *[lost] Leppoisampi: { $bot }
    }
invite-friend = Kutsu ystävä
tile-decks = Rakenna pakka
tile-puzzles = Tehtävät
tile-tournament = Järjestä turnaus
tile-duplicate = Järjestä rinnakkaispeli
more-options = Lisää valintoja
players-count =
    { $only ->
        [2] Kahdelle pelaajalle
       *[other] { $counts } pelaajalle
    }

my-tables = Pelit kesken
my-table-waiting = odottaa pelaajia
my-table-turn = sinun vuorosi
my-table-turn-of = vuorossa { $names }
my-table-against = vastassa { $names }

new-table = Uusi pöytä
new-table-of = { $game }: uusi pöytä
players = Pelaajia
places = Kuka istuu missä
place-me = Minä
place-open = Vapaa
place-bot = Botti { $bot }
fill-with-bots = Täytä vapaat paikat boteilla
options = Valinnat
option-whole = Anna kokonaisluku.
option-bounds = Anna luku väliltä { $min }–{ $max }.
option-least = Anna vähintään { $min }.
option-most = Anna enintään { $max }.
open-table = Istu pöytään
read-rules = Lue säännöt
lessons = Oppitunnit
lesson-first = Ensimmäistä kertaa? Opettele peli
open-record = Avaa pelitallenne
history = Pelihistoria
option-hints = Vihjeet sallittu
option-hints-help = Vuorollasi saat kysyä, mitä hyvä pelaaja tekisi. Pelin päätyttyä kaikki näkevät, kuinka monta vihjettä kukin pyysi.
option-teaching = Opetuspöytä
option-teaching-help = Kaikki kortit ovat näkyvissä, siirtoja voi perua vapaasti ja vihjeitä saa pyytää. Istumalla pöytään jokainen hyväksyy tämän.
option-teaching-alone = Sarjassa ei voi olla opetuspöytiä.

time = Aika
time-none = Ei kelloa
time-blitz = Pikapeli: 5 min + 3 s/vuoro
time-rapid = Nopea: 15 min + 10 s/vuoro
time-long = Pitkä: 60 min + 30 s/vuoro
time-day = Vuorokausi vuorolle
time-days = Kolme vuorokautta vuorolle
time-week = Viikko vuorolle
time-own = Oma aika
time-minutes = Peliaika minuutteina
time-seconds = Sekunteja vuoroa kohti
time-extra = Vuorokohtaiset sekunnit
time-increment = lisätään vuoron jälkeen
time-delay = kuluvat ennen peliaikaa
time-team = Joukkueella on yhteinen kello
time-about-none = Kukaan ei hoputa.
time-about-blitz = Kun aika loppuu, peli on hävitty. Kello käy vain omalla vuorolla.
time-about-rapid = Kun aika loppuu, peli on hävitty. Kello käy vain omalla vuorolla.
time-about-long = Kun aika loppuu, peli on hävitty. Kello käy vain omalla vuorolla.
time-about-day = Jokaiseen vuoroon on vuorokausi. Sivun voi välillä sulkea.
time-about-days = Jokaiseen vuoroon on kolme vuorokautta. Sivun voi välillä sulkea.
time-about-week = Jokaiseen vuoroon on viikko. Sivun voi välillä sulkea.
time-about-own = Peliin 1–180 minuuttia ja vuorolle 0–120 sekuntia.
away-bot = Botti poissa olevan tilalle, jos muut suostuvat
away-usual = kahden minuutin kuluttua
away-long = kymmenen minuutin kuluttua
away-never = ei koskaan
away-help = Jos vuoroon on päiviä, botti tulee vasta vuoron ajan kuluttua.
dice-word = Oma sana arvontaan
dice-word-help = Sanasi vaikuttaa noppiin ja jakoihin, joten palvelin ei voi päättää niitä yksin. Enintään 64 merkkiä. Jos jätät kentän tyhjäksi, selain arpoo sanan. Pelin jälkeen sana näytetään kaikille (TABLE-12).

search = Etsi vastustaja
search-games = Mitä haluat pelata? Voit valita useita.
search-pace = Tahti
search-pace-free = ilman kelloa
search-pace-quick = nopea: 5 min + 5 s
search-pace-slow = rauhallinen: 20 min + 15 s
search-pace-days = kolme päivää vuoroa kohti
search-more = Myös useamman pelaajan peli käy
search-rated = Luokiteltu peli
search-start = Etsi vastustaja
search-stop = Lopeta haku
search-choose = Valitse ainakin yksi peli.
search-connecting = Yhdistetään…
search-on = Etsitään vastustajaa: { $games }
search-for =
    { $minutes ->
        [0] alle minuutin
        [one] { $minutes } minuutin
       *[other] { $minutes } minuuttia
    }
search-goes-on = Haku jatkuu, vaikka pelaat bottia vastaan tai käyt muilla sivuilla.
search-alone = Sopivaa vastustajaa ei ole löytynyt hetkeen. Haku jatkuu, vaikka teet jotakin muuta:
search-waiting =
    { $count ->
        [0] Kukaan muu ei juuri nyt odota peliseuraa
        [one] Yksi odottaa peliseuraa
       *[other] { $count } odottaa peliseuraa
    }
search-seats = pelaajia { $counts }
search-join = Pelaa
search-meanwhile = Sopivaa vastustajaa ei ole vielä löytynyt. Sillä välin voit tehdä muutakin:
search-bot = Pelaa odottaessa: { $game }, { $bot }
search-days = Etsi myös päiviä kestävää peliä
search-gone = Vastustaja ei ehtinyt paikalle. Haku jatkuu, ja olet jonossa ensimmäisten joukossa.
search-late = Vastustaja löytyi, mutta et ehtinyt vastata, joten haku päättyi. Voit aloittaa uuden haun.
search-here = Olen paikalla
search-here-ask = Oletko paikalla?
search-here-wait = Odotetaan vastustajan vastausta.
search-sitting = Siirrytään pöytään.
search-here-seconds = { $seconds } s aikaa
search-rivals =
    { $count ->
        [0] Samaa peliä ei juuri nyt etsi kukaan muu.
        [one] Samaa peliä etsii nyt { $count } muu pelaaja.
       *[other] Samaa peliä etsii nyt { $count } muuta pelaajaa.
    }
search-wait-minute = Vastustaja löytyy tähän aikaan yleensä alle minuutissa.
search-wait-minutes = Vastustaja löytyy tähän aikaan yleensä 1–3 minuutissa.
search-wait-long = Vastustajaa saa tähän aikaan yleensä odottaa yli kolme minuuttia.
search-wait-seldom = Vastustajaa löytyy tähän aikaan harvoin.
search-wait-unknown = Odotusajasta ei ole vielä tietoa.
search-banner = Vastustajaa etsitään.
search-found = Vastustaja löytyi: { $game }
search-enter = Siirry pöytään

lobby = Aula
lobby-with =
    { $count ->
        [one] Aula: yksi odottaa
       *[other] Aula: { $count } odottaa
    }
lobby-own-search = oma hakusi
lobby-make = Avaa oma pöytä
lobby-make-about = Kuka tahansa voi istua pöytään, ja samaa peliä etsivät ohjataan siihen.
lobby-more = Lisää rajauksia
other-pages = Muut sivut
