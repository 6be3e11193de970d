# Etusivu ja uuden pöydän kattaminen.

games = Pelit
play-bot = Pelaa bottia vastaan
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
