# Sanat, joita käytetään kaikkialla.

app-name = Pelipöytä
app-claim = Istu alas. Peli alkaa heti.
skip = Siirry sisältöön
close = Sulje
continue = Jatka
try-again = Yritä uudelleen
to-start = Etusivulle
loading = Avataan pöytää…
rules = Säännöt
rules-of = { $game }: säännöt
chapters = Sääntöjen luvut
you = sinä
guest = Vieras
player-you = Sinä
seat-number = Paikka { $number }
your-name = Nimesi
change-name = Vaihda nimi

language = Kieli
language-fi = Suomi
language-sv = Svenska
language-en = English
theme = Ulkoasu
theme-auto = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
sound = Äänet

link = Linkki pöytään
copy-link = Kopioi linkki
copied = Kopioitu
share = Jaa

dice-show = Silmäluvut: { $values }

mark-circle = sininen ympyrä
mark-diamond = punainen salmiakki
mark-hexagon = vihreä kuusikulmio
mark-square = keltainen neliö
mark-triangle = purppurainen kolmio
mark-drop = taivaansininen pisara
mark-cross = harmaa risti
mark-star = ruskea tähti
mark-moon = vaaleanpunainen kuunsirppi
mark-shield = oliivinvihreä kilpi
mark-leaf = sinivihreä lehti
mark-hourglass = viininpunainen tiimalasi

# Proper names: the same for every reader, so that people speak of the same bot.
bot-people = Alma, Eino, Helmi, Onni, Siiri, Urho, Lempi, Toivo, Aune, Väinö, Kerttu, Ilmari
bot-uniform = Huoleton
bot-greedy = Tarkka
bot-outside = { $name } (botti)
bot-level1 = Helppo
bot-level2 = Leppoisa
bot-level3 = Valpas
bot-level4 = Taitava
bot-level5 = Mestari
bot-best = Mestari
bot-ismcts = Syvällinen
bot-uniform-character = Siirtää mitä sattuu eikä mieti.
bot-greedy-character = Näkee kaiken, mitä nyt voi tehdä, muttei katso eteenpäin.
bot-level1-character = Ottaa sen, mikä näkyy ensin, ja unohtaa loput.
bot-level2-character = Huomaa paljon, mutta jotain jää aina näkemättä.
bot-level3-character = Huomaa lähes kaiken, mutta katsoo harvoin eteenpäin.
bot-level4-character = Pelaa taitavasti ja erehtyy harvoin.
bot-best-character = Pelaa niin hyvin kuin osaa eikä anna mitään anteeksi.

guide = Opas
guide-numbered = Numeroidut säännöt
guide-note = Muistilappu
guide-whole = Koko opas kuvineen
guide-told = Näin kävi
guide-refused = Ei käy:
guide-refused-what = { $text } ei käy:
guide-variants = Muunnelmat
guide-variants-text = Näistä voi sopia, kun pöytä avataan.
guide-print = Tulosta kahdelle arkille
guide-print-rules = Tulosta numeroituine sääntöineen
guide-search = Etsi säännöistä
guide-found =
    { $found ->
        [0] Ei löytynyt. Kokeile lyhyempää sanaa.
        [one] Yksi kohta
       *[other] { $found } kohtaa
    }

sign-in = Kirjaudu
sign-up = Luo tili
cancel = Peru
privacy = Tietosuoja
people-title = Kaverit ja kerhot
ratings-page = Vahvuusluvut
deleted-player = poistettu pelaaja

# A link as a picture for a phone.
qr-code = QR-koodi
qr-code-of = QR-koodi linkistä { $address }

# The bell in the header of every page.
notices-bell = Ilmoitukset
notices-bell-unread =
    { $count ->
        [one] Ilmoitukset, yksi uusi
       *[other] Ilmoitukset, { $count } uutta
    }
helper-open = Apuri oikeilla välineillä pelaamiseen
variants-played = Muunnelmat: { $variants }
variants = Muunnelmat
variants-choose = Valitse muunnelmia
variants-change = Muuta muunnelmia
