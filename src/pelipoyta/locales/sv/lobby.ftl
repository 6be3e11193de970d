# Startsidan och ett nytt bord.

games = Spel
play-bot = Spela mot en bot
opponent = Motståndare
opponent-fits =
    { $fate ->
        [won] Du vann de flesta av de senaste partierna. Pröva hur du klarar dig mot: { $bot }
       *[lost] Du förlorade de flesta av de senaste partierna. Pröva en mildare: { $bot }
    }
opponent-next =
    { $fate ->
        [won] Starkare: { $bot }
       *[lost] Mildare: { $bot }
    }
invite-friend = Bjud in en vän
tile-decks = Bygg en lek
tile-puzzles = Uppgifter
tile-tournament = Ordna en turnering
tile-duplicate = Ordna parallellspel
more-options = Fler val
players-count =
    { $only ->
        [2] För två spelare
       *[other] För { $counts } spelare
    }

my-tables = Pågående partier
my-table-waiting = väntar på spelare
my-table-turn = din tur
my-table-turn-of = { $names } står i tur
my-table-against = mot { $names }

new-table = Nytt bord
new-table-of = { $game }: nytt bord
players = Antal spelare
places = Vem sitter var
place-me = Jag
place-open = Ledig
place-bot = Boten { $bot }
fill-with-bots = Fyll de lediga platserna med botar
options = Val
option-whole = Ange ett heltal.
option-bounds = Ange ett tal mellan { $min } och { $max }.
option-least = Ange minst { $min }.
option-most = Ange högst { $max }.
open-table = Slå dig ner vid bordet
read-rules = Läs reglerna
lessons = Lektioner
lesson-first = Första gången? Lär dig spelet
open-record = Öppna ett sparat parti
history = Dina partier
option-hints = Man får be om råd
option-hints-help = På din tur får du fråga vad en bra spelare skulle göra. Efter partiet ser alla hur många råd var och en bad om.
option-teaching = Undervisningsbord
option-teaching-help = Alla kort ligger öppet, drag kan fritt tas tillbaka och man får be om råd. De som sätter sig godtar det.
option-teaching-alone = En serie kan inte ha undervisningsbord.

time = Tid
time-none = Ingen klocka
time-blitz = Blixt: 5 min + 3 s per tur
time-rapid = Snabbt: 15 min + 10 s per tur
time-long = Långt: 60 min + 30 s per tur
time-day = Ett dygn per tur
time-days = Tre dygn per tur
time-week = En vecka per tur
time-own = Egen tid
time-minutes = Minuter för partiet
time-seconds = Sekunder per tur
time-extra = Sekunder per tur
time-increment = läggs till efter turen
time-delay = går före speltiden
time-team = Laget har en gemensam klocka
time-about-none = Ingen skyndar på.
time-about-blitz = När tiden är slut är partiet förlorat. Klockan går bara på ens egen tur.
time-about-rapid = När tiden är slut är partiet förlorat. Klockan går bara på ens egen tur.
time-about-long = När tiden är slut är partiet förlorat. Klockan går bara på ens egen tur.
time-about-day = Varje tur får ta ett dygn. Sidan kan stängas emellan.
time-about-days = Varje tur får ta tre dygn. Sidan kan stängas emellan.
time-about-week = Varje tur får ta en vecka. Sidan kan stängas emellan.
time-about-own = 1–180 minuter för partiet och 0–120 sekunder per tur.
away-bot = En bot i stället för den som är borta, om de andra samtycker
away-usual = efter två minuter
away-long = efter tio minuter
away-never = aldrig
away-help = Om turerna tar dagar kommer boten först efter en turs tid.
dice-word = Eget ord till lottningen
dice-word-help = Ditt ord påverkar tärningar och givar, så att servern inte ensam kan bestämma dem. Högst 64 tecken. Om du lämnar fältet tomt lottar webbläsaren ett ord. Efter partiet visas ordet för alla (TABLE-12).

search = Sök motståndare
search-games = Vad vill du spela? Du kan välja flera.
search-pace = Tempo
search-pace-free = utan klocka
search-pace-quick = snabbt: 5 min + 5 s
search-pace-slow = lugnt: 20 min + 15 s
search-pace-days = tre dagar per tur
search-more = Partier med fler spelare går också bra
search-rated = Rankat parti
search-start = Sök motståndare
search-stop = Sluta söka
search-choose = Välj minst ett spel.
search-connecting = Ansluter…
search-on = Söker motståndare: { $games }
search-for =
    { $minutes ->
        [0] mindre än en minut
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }
search-goes-on = Sökningen fortsätter medan du spelar mot en bot eller besöker andra sidor.
search-alone = Ingen lämplig motståndare har hittats på en stund. Sökningen fortsätter även om du gör något annat:
search-waiting =
    { $count ->
        [0] Just nu väntar ingen annan på medspelare
        [one] En väntar på medspelare
       *[other] { $count } väntar på medspelare
    }
search-seats = antal spelare { $counts }
search-join = Spela
search-meanwhile = Ingen lämplig motståndare har hittats än. Under tiden kan du göra annat:
search-bot = Spela medan du väntar: { $game }, { $bot }
search-days = Sök också ett parti över flera dagar
search-gone = Motståndaren kom inte. Sökningen fortsätter och du är bland de första i kön.
search-late = En motståndare hittades, men du hann inte svara, så sökningen avslutades. Du kan börja en ny.
search-here = Jag är här
search-here-ask = Är du här?
search-here-wait = Väntar på motståndarens svar.
search-sitting = Går till bordet.
search-here-seconds = { $seconds } s kvar
search-rivals =
    { $count ->
        [0] Ingen annan söker samma spel just nu.
        [one] { $count } annan spelare söker samma spel nu.
       *[other] { $count } andra spelare söker samma spel nu.
    }
search-wait-minute = Vid den här tiden hittas en motståndare oftast på under en minut.
search-wait-minutes = Vid den här tiden hittas en motståndare oftast på 1–3 minuter.
search-wait-long = Vid den här tiden får man oftast vänta över tre minuter på en motståndare.
search-wait-seldom = Vid den här tiden hittas sällan en motståndare.
search-wait-unknown = Väntetiden är inte känd än.
search-banner = Söker motståndare.
search-found = En motståndare finns: { $game }
search-enter = Till bordet

lobby = Lobbyn
lobby-with =
    { $count ->
        [one] Lobbyn: en väntar
       *[other] Lobbyn: { $count } väntar
    }
lobby-own-search = din egen sökning
lobby-make = Öppna ett eget bord
lobby-make-about = Vem som helst kan sätta sig vid bordet, och de som söker samma spel leds dit.
lobby-more = Fler filter
other-pages = Andra sidor
