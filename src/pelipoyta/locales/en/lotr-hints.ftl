# Hints: what can be done, and what speaks for it.

lotr-can-bid = bid burdens, { $count } ways (LOTR-3.2)
lotr-can-take-place = choose a place in the turn order (LOTR-3.3)
lotr-can-play = play a card, { $count } choices (LOTR-20.1)
lotr-can-use = use an ability, { $count } choices (LOTR-17.3)
lotr-can-heal-by = discard a card to heal the one of its title (LOTR-7.2)
lotr-can-transfer = move an item to another (LOTR-21.6)
lotr-can-pick = choose, { $count } choices (LOTR-18.3)
lotr-can-decide = decide between two or more ways (LOTR-29.1)
lotr-can-assign = assign a defender, { $count } ways (LOTR-12.3)
lotr-can-pass = pass (LOTR-10.2)
lotr-advice-bid = Bid { $burdens }: every burden stays on your own Frodo.
lotr-advice-takeplace = Choose place { $place }.
lotr-advice-play = Play { $card }.
lotr-advice-heal = Discard { $card } to heal the one of its title.
lotr-advice-use = Use the ability: { $card }.
lotr-advice-transfer = Move { $card } to another.
lotr-advice-pick = Choose { $card }.
lotr-advice-decide = Choose way { $way }.
lotr-advice-assign = Assign { $card } to { $minion }.
lotr-advice-pass = Pass: save your cards and tokens.
lotr-advice-price = It costs { $cost } now; the pool has { $pool }.
lotr-advice-stronger = Strengths { $own }–{ $foe }: you are ahead.
lotr-advice-weaker = Strengths { $own }–{ $foe }: you need help from the hand, but someone else is spared.
