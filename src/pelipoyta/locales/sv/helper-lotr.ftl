# The Lord of the Rings: tokens and markers of real cards.

helper-lotr-turn = Tur
helper-lotr-whose = Följet: { $name }, plats { $site }
helper-lotr-sanctuary = Fristad: läk vid turens början sammanlagt högst fem sår hos följeslagare.
helper-lotr-twilight = Skymning
helper-lotr-moves = Förflyttningar den här turen { $moves } / { $limit }
helper-lotr-move = Gå till nästa plats
helper-lotr-shadow-number = Den nya platsens skuggtal
helper-lotr-companions = Följeslagare, Ringbäraren medräknad
helper-lotr-arrow = Pilen på platsen ni lämnar
helper-lotr-arrow-way =
    { $way ->
        [0] åt höger
       *[1] åt vänster
    }
helper-lotr-survived = Ringbäraren klarade sig på den sista platsen
helper-lotr-end-turn = Avsluta turen
helper-lotr-won = { $name } vann.
helper-lotr-characters = Figurer och sår
helper-lotr-wounds =
    { $title } ({ $name }, { $kind ->
        [companion] följeslagare
        [ally] allierad
       *[minion] hejduk
    }), livskraft { $vitality }
helper-lotr-remove = Ta ur spel: { $title }
helper-lotr-dead = Döda: { $titles }
helper-lotr-add = Lägg till en figur
helper-lotr-title = Namn
helper-lotr-kind =
    { $kind ->
        [companion] följeslagare
        [ally] allierad
       *[minion] hejduk
    }
helper-lotr-kind-label = Slag
helper-lotr-vitality = Livskraft
helper-lotr-archery = Bågskytte
helper-lotr-archers =
    { $side ->
        [fellowship] Följets bågskyttar
       *[minions] Hejdukarnas bågskyttar
    }
helper-lotr-more =
    { $side ->
        [fellowship] Ändring av följets tal
       *[minions] Ändring av hejdukarnas tal
    }
helper-lotr-total =
    { $side ->
        [fellowship] Hejdukarna får sår: { $total }
       *[minions] Följet får sår: { $total }
    }
helper-lotr-burdens = Bördor
helper-lotr-burdens-of = Bördor: { $name }
helper-lotr-lose = Ringbäraren föll: { $name }
helper-lotr-path = Vägen
helper-lotr-site = Plats
helper-lotr-site-of = Vems kort
helper-lotr-markers = Följen
helper-lotr-deck = Kontroll av leken
helper-lotr-deck-page = Kontrollera leken i lekbyggaren
helper-lotr-did-twilight = Skymning { $tokens }.
helper-lotr-did-burdens = { $name }: bördor { $burdens }.
helper-lotr-did-add = { $name }: { $title } kom i spel.
helper-lotr-did-wounds = { $title }: sår { $wounds }.
helper-lotr-did-killed = { $title } dog, sår { $wounds }.
helper-lotr-did-remove = { $title } lämnade spelet.
helper-lotr-did-move = { $name } gick till plats { $site }. Skymning { $tokens }.
helper-lotr-did-end = { $name } avslutade turen.
helper-lotr-did-lost = { $name } förlorade.
helper-lotr-did-won = { $name } vann.
helper-lotr-paper-path = Vägen
helper-lotr-paper-path-about = Märk ut platsen dit följet har kommit.
helper-lotr-paper-burdens = Bördor
helper-lotr-paper-burdens-about = Tio bördor fördärvar Frodo.
helper-lotr-paper-wounds = Sår
helper-lotr-paper-wounds-about = Kryssa ett sår i taget.
lotr-no-helper-last-site = Följet är redan på den sista platsen.
lotr-no-helper-move-limit = Förflyttningsgränsen är nådd: { $limit }.
lotr-no-helper-must-move = Följet måste flytta en gång under sin tur.
lotr-no-helper-nine = Följeslagare i spel och i dödshögen är tillsammans högst { $most }.
lotr-no-helper-no-character = Den figuren är inte i spel.
lotr-no-helper-nobody = Den spelaren är inte med.
lotr-no-helper-not-there = Följet är inte på den sista platsen ännu.
lotr-no-helper-wounds = Sår kan vara högst lika många som livskraften: { $vitality }.
lotr-no-helper-full = Mer ryms inte: högst { $most }.
