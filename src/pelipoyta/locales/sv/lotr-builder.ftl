# Lekbyggaren.

lotr-build-show = Visa
lotr-build-cards = Kort
lotr-build-deck = Lek ({ $count })
lotr-build-my-deck = Din lek
lotr-build-to-deck = Till leken
lotr-build-to-cards = Till kortsökningen
lotr-build-by-words = Sök i namn eller text
lotr-build-by-culture = Kultur
lotr-build-by-kind = Slag
lotr-build-by-cost = Kostnad
lotr-build-by-keyword = Nyckelord
lotr-build-by-signet = Sigill
lotr-build-any = Alla
lotr-build-or-more = { $n } eller mer
lotr-build-found = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
lotr-build-loading = Korten hämtas…
lotr-build-none = Inget kort passar. Sök kortare eller ta bort ett villkor.
lotr-build-look = Se på { $card }
lotr-build-add = { $count ->
    [0] Lägg till { $card }
   *[other] Lägg till { $card }, { $count } i leken
}
lotr-build-drop = Ta bort en { $card }, { $count } i leken
lotr-build-rest = Visa fler, { $count } kvar
lotr-build-less = Ta bort en
lotr-build-more = Lägg till en
lotr-build-in-deck = I leken
lotr-build-bear = Gör till Ringbärare
lotr-build-bears = Är Ringbärare
lotr-build-begin = Välj Ringbärare, Ring, nio platser och korten i dragleken. Reglerna prövas medan du bygger.
lotr-build-unread = { $count ->
    [one] En rad kunde inte läsas, resten ligger i leken:
   *[other] { $count } rader kunde inte läsas, resten ligger i leken:
}
lotr-build-too-long = Texten är för lång för en lek. Leken ändrades inte.
lotr-build-road = Ringen och vägen
lotr-build-bearer = Ringbärare
lotr-build-nobody = inte vald ännu
lotr-build-ring = Ringen
lotr-build-no-ring = inte vald ännu
lotr-build-site = Plats { $n }: { $card }
lotr-build-site-none = Plats { $n } saknas
lotr-build-free = De fria folken
lotr-build-shadow = Skuggan
lotr-build-curve = Kostnader
lotr-build-play = Spela mot en bot
lotr-build-hand = Dra en provhand
lotr-build-keep = Lekar
lotr-build-saved = Leken { $name } är sparad i den här webbläsaren.
lotr-build-link = Kopiera länk
lotr-build-linked = Länken är kopierad. Hela leken finns i den.
lotr-build-copy = Kopiera som text
lotr-build-clear = Börja om
lotr-build-open = Öppna
lotr-build-paste = Hämta in text
lotr-build-paste-help = Ett kort per rad: ”3 4C286” eller ”4 Aragorn, Wingfoot”.
lotr-build-bring = Gör till lek
lotr-build-brought = Inhämtad lek
lotr-build-opened = Leken är öppnad.
lotr-decks-build = Bygg en lek
