# Ord som används överallt.

app-name = Pelipöytä
app-claim = Slå dig ner. Partiet börjar genast.
skip = Gå till innehållet
close = Stäng
continue = Fortsätt
try-again = Försök igen
to-start = Till startsidan
loading = Vi öppnar bordet…
rules = Regler
rules-of = { $game }: regler
chapters = Reglernas kapitel
you = du
guest = Gäst
player-you = Du
seat-number = Plats { $number }
your-name = Ditt namn
change-name = Byt namn

language = Språk
language-fi = Suomi
language-sv = Svenska
language-en = English
theme = Utseende
theme-auto = Som enheten
theme-light = Ljust
theme-dark = Mörkt
sound = Ljud

link = Länk till bordet
copy-link = Kopiera länken
copied = Kopierad
share = Dela

dice-show = Tärningarna visar: { $values }

mark-circle = blå cirkel
mark-diamond = röd romb
mark-hexagon = grön sexhörning
mark-square = gul kvadrat
mark-triangle = purpurfärgad triangel
mark-drop = himmelsblå droppe
mark-cross = grått kors
mark-star = brun stjärna
mark-moon = rosa månskära
mark-shield = olivgrön sköld
mark-leaf = blågrönt löv
mark-hourglass = vinrött timglas

# Proper names: the same for every reader, so that people speak of the same bot.
bot-people = Alma, Eino, Helmi, Onni, Siiri, Urho, Lempi, Toivo, Aune, Väinö, Kerttu, Ilmari
bot-uniform = Sorglös
bot-greedy = Noggrann
bot-outside = { $name } (bot)
bot-level1 = Lätt
bot-level2 = Lugn
bot-level3 = Vaken
bot-level4 = Skicklig
bot-level5 = Mästare
bot-best = Mästare
bot-ismcts = Djupsinnig
bot-uniform-character = Drar på måfå och tänker inte efter.
bot-greedy-character = Ser allt som kan göras just nu men blickar inte framåt.
bot-level1-character = Tar det som syns först och glömmer resten.
bot-level2-character = Märker mycket, men något förblir alltid osett.
bot-level3-character = Märker nästan allt men blickar sällan framåt.
bot-level4-character = Spelar skickligt och misstar sig sällan.
bot-best-character = Spelar så bra den kan och förlåter ingenting.

guide = Guide
guide-numbered = Numrerade regler
guide-note = Minneslapp
guide-whole = Hela guiden med bilder
guide-told = Så här gick det
guide-refused = Går inte:
guide-refused-what = { $text } går inte:
guide-variants = Varianter
guide-variants-text = Det här kan man komma överens om när bordet öppnas.
guide-print = Skriv ut på två ark
guide-print-rules = Skriv ut med de numrerade reglerna
guide-search = Sök i reglerna
guide-found =
    { $found ->
        [0] Hittades inte. Pröva ett kortare ord.
        [one] Ett ställe
       *[other] { $found } ställen
    }

sign-in = Logga in
sign-up = Skapa ett konto
cancel = Avbryt
privacy = Dataskydd
people-title = Vänner och klubbar
ratings-page = Styrketal
deleted-player = borttagen spelare

# A link as a picture for a phone.
qr-code = QR-kod
qr-code-of = QR-kod för länken { $address }

# The bell in the header of every page.
notices-bell = Aviseringar
notices-bell-unread =
    { $count ->
        [one] Aviseringar, en ny
       *[other] Aviseringar, { $count } nya
    }
helper-open = Hjälpreda för riktiga delar
variants-played = Varianter: { $variants }
variants = Varianter
variants-choose = Välj varianter
variants-change = Ändra varianterna
