# Hints: what can be done, and what speaks for it.

lotr-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
lotr-hint-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
lotr-can-bid = bid burdens, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = choose a place in the turn order (LOTR-3.3)
lotr-can-play = play a card, { lotr-hint-choices } (LOTR-20.1)
lotr-can-use = use an ability, { lotr-hint-choices } (LOTR-17.3)
lotr-can-heal-by = discard a card to heal the one of its title (LOTR-7.2)
lotr-can-transfer = move an item to another (LOTR-21.6)
lotr-can-pick = choose, { lotr-hint-choices } (LOTR-18.3)
lotr-can-decide = decide between two or more ways (LOTR-29.1)
lotr-can-assign = assign a defender, { lotr-hint-ways } (LOTR-12.3)
lotr-can-pass = pass (LOTR-10.2)
lotr-can-pass-starting = begin with this fellowship (LOTR-3.8)
lotr-can-pass-sanctuary = heal no more (LOTR-6.2)
lotr-can-pass-fellowship = set out (LOTR-7.8)
lotr-can-pass-defend = leave the other minions unassigned (LOTR-12.3)
lotr-can-pass-reconcile = keep every card (LOTR-15.2)
lotr-can-pass-respond = let it be (LOTR-17.3)
lotr-can-decide-move-again = go on or stop (LOTR-15.3)
lotr-advice-bid = Bid { $burdens }: every burden stays on your own Frodo.
lotr-advice-takeplace = Choose place { $place }.
lotr-advice-play = Play { $card }.
lotr-advice-heal = Discard { $card } to heal the one of its title.
lotr-advice-use = Use the ability: { $card }.
lotr-advice-transfer = Move { $card } to another.
lotr-advice-pick = Choose { $card }.
lotr-advice-decide = Choose option { $way }.
lotr-advice-assign = Assign { $card } to { $minion }.
lotr-advice-pass = Pass: save your cards and tokens.
lotr-advice-go = Set out.
lotr-advice-go-why = Nothing in hand is worth its cost now. Moving adds the site’s shadow number to the pool and a token for each companion: there are { $companions }.
lotr-advice-let-be = Let it be.
lotr-advice-let-be-why = An answer would cost more now than it gives.
lotr-advice-leave = Assign no more defenders.
lotr-advice-leave-why = The others are spared; the Shadow chooses whom the remaining minions attack.
lotr-advice-keep = Keep every card.
lotr-advice-keep-why = Each is still of use.
lotr-advice-on = Go on.
lotr-advice-stop = Stop.
lotr-advice-road = The next site is { $site }. Minions at your heels: { $minions }; tokens in the pool: { $pool }.
lotr-advice-spot = Spot { $count }.
lotr-advice-yes = Answer yes.
lotr-advice-no = Answer no.
lotr-advice-outlook-kills = Then strengths are { $own }–{ $foe }: { $minion } falls.
lotr-advice-outlook-wounds = Then strengths are { $own }–{ $foe }: { $minion } is wounded.
lotr-advice-outlook-hurts = Then strengths are { $own }–{ $foe }: { $card } takes { $wounds ->
    [one] one wound.
   *[other] { $wounds } wounds.
}
lotr-advice-outlook-burdened = Then strengths are { $own }–{ $foe }: losing brings burdens, { $burdens }.
lotr-advice-outlook-dies = Then strengths are { $own }–{ $foe }: { $card } falls.
lotr-advice-price = It costs { $cost } now; the pool has { $pool }.
lotr-advice-stronger = Strengths { $own }–{ $foe }: you are ahead.
lotr-advice-weaker = Strengths { $own }–{ $foe }: you need help from the hand, but someone else is spared.
lotr-advice-bid-why = Going first is good, but every burden weighs on Frodo all game long.
lotr-advice-takeplace-why = The first is first on the road.
lotr-advice-decide-why = Another way would cost more wounds or tokens.
lotr-advice-pass-why = Nothing in your hand gives more now than it costs.
lotr-advice-heal-why = One wound less, and the card would be of no other use: he is in play already.
lotr-advice-use-why = The ability helps in this very phase.
lotr-advice-transfer-why = Its new bearer makes better use of it.
lotr-advice-play-why = The card’s text helps in this very phase.
lotr-advice-pick-why = The other choices would give less.
lotr-advice-pick-strength = Its strength is { $own } now.
lotr-advice-fighter = The fellowship gains a fighter: strength { $strength }, vitality { $vitality }.
lotr-advice-ally = An ally helps turn after turn: strength { $strength }, vitality { $vitality }.
lotr-advice-minion = The fellowship must face a minion: strength { $strength }, vitality { $vitality }.
lotr-advice-item = Its bearer gets stronger: strength +{ $strength }, vitality +{ $vitality }.
lotr-advice-does-strength = It changes strength, and may decide a skirmish.
lotr-advice-does-wound = It wounds.
lotr-advice-does-heal = It heals a wound.
lotr-advice-does-draw = It brings you cards.
lotr-advice-does-archery = It changes archery.
lotr-advice-does-less-twilight = It takes twilight out of the pool.
lotr-advice-does-more-twilight = It adds twilight to the pool.
lotr-advice-does-unburden = It takes a burden off the Ring-bearer.
lotr-advice-does-burden = It burdens the Ring-bearer.
lotr-advice-does-discard = It discards a card.
lotr-advice-does-play = It brings another card into play.
lotr-advice-does-prevent = It prevents a wound or other harm.
lotr-advice-does-cancel = It cancels a skirmish.
lotr-advice-does-gains = It gives a new keyword.
lotr-advice-does-forbid = It keeps another from doing something.
lotr-advice-does-cost = It changes what cards cost.
