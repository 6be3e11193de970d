# The deck builder.

lotr-build-show = Show
lotr-build-cards = Cards
lotr-build-deck = Deck ({ $count })
lotr-build-my-deck = Your deck
lotr-build-to-deck = Go to the deck
lotr-build-to-cards = Go to the search
lotr-build-by-words = Search names and texts
lotr-build-by-culture = Culture
lotr-build-by-kind = Kind
lotr-build-by-cost = Cost
lotr-build-by-keyword = Keyword
lotr-build-by-signet = Signet
lotr-build-any = All
lotr-build-or-more = { $n } or more
lotr-build-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
lotr-build-loading = Fetching the cards…
lotr-build-none = No card matches. Search for less, or drop a filter.
lotr-build-look = Look at { $card }
lotr-build-add = { $count ->
    [0] Add { $card }
   *[other] Add { $card }, { $count } in the deck
}
lotr-build-drop = Remove one { $card }, { $count } in the deck
lotr-build-rest = Show more, { $count } left
lotr-build-less = Remove one
lotr-build-more = Add one
lotr-build-in-deck = In the deck
lotr-build-bear = Make Ring-bearer
lotr-build-bears = Is the Ring-bearer
lotr-build-begin = Choose a Ring-bearer, a Ring, nine sites and the cards of the draw deck. The rules are checked as you build.
lotr-build-unread = { $count ->
    [one] One line could not be read; the others are in the deck:
   *[other] { $count } lines could not be read; the others are in the deck:
}
lotr-build-too-long = The text is too long for a deck. Your deck was not changed.
lotr-build-road = The Ring and the road
lotr-build-bearer = Ring-bearer
lotr-build-nobody = not chosen yet
lotr-build-ring = The Ring
lotr-build-no-ring = not chosen yet
lotr-build-site = Site { $n }: { $card }
lotr-build-site-none = Site { $n } is missing
lotr-build-free = Free Peoples
lotr-build-shadow = Shadow
lotr-build-curve = Costs
lotr-build-play = Play against a bot
lotr-build-hand = Draw a sample hand
lotr-build-keep = Decks
lotr-build-saved = The deck { $name } is kept in this browser.
lotr-build-link = Copy link
lotr-build-linked = The link is copied. The whole deck is in it.
lotr-build-copy = Copy as text
lotr-build-clear = Start over
lotr-build-open = Open
lotr-build-paste = Bring in a text
lotr-build-paste-help = One card a line: “3 4C286” or “4 Aragorn, Wingfoot”.
lotr-build-bring = Make it the deck
lotr-build-brought = Brought in
lotr-build-opened = The deck is open.
lotr-decks-build = Build a deck
