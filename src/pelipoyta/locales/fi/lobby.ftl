# Etusivu ja uuden pöydän kattaminen.

games = Pelit
play-bot = Pelaa bottia vastaan
opponent = Vastustaja
opponent-fits =
    { $fate ->
        [won] Voitit useimmat viime pelit. Kokeile, kuinka pärjäät: { $bot }
       *[lost] Hävisit useimmat viime pelit. Kokeile lempeämpää: { $bot }
    }
opponent-next =
    { $fate ->
        [won] Kokeile vahvempaa: { $bot }
       *[lost] Kokeile lempeämpää: { $bot }
    }
invite-friend = Kutsu ystävä
more-options = Lisää valintoja
players-count =
    { $only ->
        [2] Kahdelle pelaajalle
       *[other] { $counts } pelaajalle
    }

my-tables = Pelit kesken
my-table-waiting = odottaa pelaajia
my-table-turn = sinun vuorosi
my-table-against = vastassa { $names }

new-table = Uusi pöytä
new-table-of = { $game }: uusi pöytä
players = Pelaajia
places = Kuka istuu missä
place-me = Minä
place-open = Vapaa, kutsu ystävä
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
open-record = Avaa tallennettu peli
history = Pelihistoria
look-back = Pelattua
option-hints = Neuvoja saa kysyä
option-hints-help = Pelaaja voi kysyä, mitä hyvä pelaaja tekisi. Se kerrotaan pelin päätyttyä.
option-teaching = Opetuspöytä
option-teaching-help = Kaikki kortit ovat auki, siirtoja voi perua vapaasti ja neuvoja saa kysyä. Pöytään istuvat hyväksyvät tämän.
option-teaching-alone = Sarjassa ei voi olla opetuspöytiä.

time = Aika
time-none = Ei kelloa
time-blitz = Pikapeli: 5 min + 3 s vuorosta
time-rapid = Nopea: 15 min + 10 s vuorosta
time-long = Pitkä: 60 min + 30 s vuorosta
time-day = Vuorokausi vuorolle
time-days = Kolme vuorokautta vuorolle
time-week = Viikko vuorolle
time-own = Oma aika
time-minutes = Minuutteja peliin
time-seconds = Sekunteja vuorolle
time-extra = Sekunnit ovat
time-increment = lisää vuoron jälkeen
time-delay = ilmaisia vuoron alussa
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
away-usual = kahden minuutin jälkeen, päivävuoroissa vuoron ajan jälkeen
away-long = kymmenen minuutin jälkeen
away-never = ei koskaan
dice-word = Oma sana nopille
dice-word-help = Sana sekoitetaan nopanheittoihin ja jakoihin, enintään 64 merkkiä. Jos et kirjoita mitään, selain arpoo sanan. Pelin jälkeen sana kerrotaan (TABLE-12).
