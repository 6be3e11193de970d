# The log: what happened, and by which card or rule.
lotr-log-bid-made = { $name } has made a bid.
lotr-log-bid-made-you = You have made a bid.
lotr-log-bids-shown = Bids: { $bids }.
lotr-log-tie-settled = The tie was settled by lot.
lotr-log-place-taken = { $name } takes place { $place } in the turn order.
lotr-log-place-taken-you = You take place { $place } in the turn order.
lotr-log-turn-began = { $name } begins a turn
lotr-log-turn-began-you = You begin a turn
lotr-log-phase-began = { $phase }
lotr-log-site-placed = { $name } lays site { $number } on the path: { $card }.
lotr-log-site-placed-you = You lay site { $number } on the path: { $card }.
lotr-log-fellowship-moved = The fellowship moves to site { $number }.
lotr-log-some-card = Unknown card
lotr-log-card-played = { $name } plays { $card }{ $paid }.
lotr-log-card-played-you = You play { $card }{ $paid }.
lotr-log-card-played-on = { $name } plays { $card } on { $bearer }{ $paid }.
lotr-log-card-played-on-you = You play { $card } on { $bearer }{ $paid }.
lotr-log-paid = { " " }(twilight { $by }, pool { $pool })
lotr-log-ability-used = { $name } uses { $card }.
lotr-log-ability-used-you = You use { $card }.
lotr-log-item-moved = { $card } is now borne by { $bearer }.
lotr-log-twilight-added = The twilight pool gains { $by }{ $why }, now { $now }.
lotr-log-twilight-removed = The twilight pool loses { $by }{ $why }, now { $now }.
lotr-log-burdens-added = { $name } takes { $by ->
    [one] a burden
   *[other] { $by } burdens
}{ $why }, { $now } in all.
lotr-log-burdens-added-you = You take { $by ->
    [one] a burden
   *[other] { $by } burdens
}{ $why }, { $now } in all.
lotr-log-burdens-removed = { $name } sheds { $by ->
    [one] a burden
   *[other] { $by } burdens
}{ $why }, { $now } left.
lotr-log-burdens-removed-you = You shed { $by ->
    [one] a burden
   *[other] { $by } burdens
}{ $why }, { $now } left.
lotr-log-cards-drawn = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}{ $why }.
lotr-log-cards-drawn-you = You draw { $count ->
    [one] a card
   *[other] { $count } cards
}{ $why }.
lotr-log-cards-drawn-own = You drew{ $why }: { $cards }.
lotr-log-cards-discarded-hand = { $name } discards from hand{ $why }: { $cards }.
lotr-log-cards-discarded-hand-you = You discard from hand{ $why }: { $cards }.
lotr-log-cards-discarded-deck = { $name } discards from the top of the deck{ $why }: { $cards }.
lotr-log-cards-discarded-deck-you = You discard from the top of the deck{ $why }: { $cards }.
lotr-log-card-returned-hand = { $name } takes into hand from the discard pile: { $card }.
lotr-log-card-returned-hand-you = You take into hand from the discard pile: { $card }.
lotr-log-card-returned-deck = { $name } puts beneath the deck: { $card }.
lotr-log-card-returned-deck-you = You put beneath the deck: { $card }.
lotr-log-card-returned-deck-top = { $name } puts on top of the deck: { $card }.
lotr-log-card-returned-deck-top-you = You put on top of the deck: { $card }.
lotr-log-card-sunk = { $name } puts a card from hand beneath the draw deck.
lotr-log-card-sunk-you = You put a card from hand beneath the draw deck.
lotr-log-card-sunk-own = You put from hand beneath your draw deck: { $card }.
lotr-log-hand-seen = { $name } sees the hand of { $other }.
lotr-log-hand-seen-you = You see the hand of { $other }.
lotr-log-hand-seen-yours = { $name } sees your hand.
lotr-log-hand-seen-you-yours = You see your hand.
lotr-log-hand-seen-own = You see the hand of { $other }: { $cards }.
lotr-log-hand-seen-own-yours = You see your hand: { $cards }.
lotr-log-hand-shown = { $other } shows everyone from hand: { $cards }.
lotr-log-hand-shown-yours = You show everyone from hand: { $cards }.
lotr-log-deck-seen = { $name } looks at the top of { $other }’s draw deck.
lotr-log-deck-seen-you = You look at the top of { $other }’s draw deck.
lotr-log-deck-seen-yours = { $name } looks at the top of your draw deck.
lotr-log-deck-seen-you-yours = You look at the top of your own draw deck.
lotr-log-deck-seen-own = You see at the top of { $other }’s draw deck: { $cards }.
lotr-log-deck-seen-own-yours = You see at the top of your draw deck: { $cards }.
lotr-log-deck-shown = Revealed from the top of { $other }’s draw deck: { $cards }.
lotr-log-deck-shown-yours = Revealed from the top of your draw deck: { $cards }.
lotr-log-deck-shuffled = { $name } shuffles the discard pile into a new draw deck.
lotr-log-deck-shuffled-you = You shuffle the discard pile into a new draw deck.
lotr-log-wounded = { $card } is wounded{ $why }.
lotr-log-exerted = { $card } exerts{ $why }.
lotr-log-healed = { $card } heals a wound{ $why }.
lotr-log-died = { $count ->
    [one] { $cards } dies.
   *[other] { $cards } die.
}
lotr-log-left-play = Leaves play{ $why }: { $cards }.
lotr-log-wound-prevented = { $card } is spared a wound{ $why }.
lotr-log-strengthened = { $cards }: strength { $by }{ $why }.
lotr-log-affected-keyword = { $cards }: { $word }{ $why }.
lotr-log-affected-overwhelm = { $cards } is overwhelmed only at { $n } times its strength{ $why }.
lotr-log-affected-wounds = { $cards } takes at most { $n ->
    [one] one wound
   *[other] { $n } wounds
}{ $why }.
lotr-log-affected-takes-part = { $cards } takes part in archery and skirmishes{ $why }.
lotr-log-ring-put-on = { $name }: the Ring-bearer puts on the Ring{ $why }.
lotr-log-ring-put-on-you = You: the Ring-bearer puts on the Ring{ $why }.
lotr-log-ring-taken-off = { $name }: the Ring-bearer takes off the Ring.
lotr-log-ring-taken-off-you = You: the Ring-bearer takes off the Ring.
lotr-log-bearer-changed = { $card } now bears the Ring.
lotr-log-archery-fired = Arrows fly: the fellowship shoots { $fellowship }, the minions { $minions }.
lotr-log-assigned = { $character } is set against { $minion }.
lotr-log-fight-began = Skirmish: { $character } against { $minions }
lotr-log-fight-ended-free = { $character } wins the skirmish: strength { $free } is more than { $shadow }.
lotr-log-fight-ended-shadow = { $character } loses the skirmish: strength { $free } is less than { $shadow }.
lotr-log-fight-ended-tie = { $character } loses the skirmish: strength { $free } against { $shadow }, and a tie is the Shadow’s.
lotr-log-overwhelmed = The difference is so great that the loser is overwhelmed.
lotr-log-fight-uncontested-free = The fellowship wins the skirmish, for no minion is left in it.
lotr-log-fight-uncontested-shadow = The Shadow wins the skirmish, for nobody is left to meet.
lotr-log-fight-cancelled = The skirmish is cancelled{ $why }: { $card }.
lotr-log-passed = { $name } passes.
lotr-log-passed-you = You pass.
lotr-log-skipped-actions = { $name } can do nothing in this phase.
lotr-log-skipped-actions-you = You can do nothing in this phase.
lotr-log-skipped-nobody = Nobody can do anything in this phase.
lotr-log-skipped-answer = { $card } would have no effect now, so nobody is asked.
lotr-log-skipped-defend = { $name } can set nobody against the minions.
lotr-log-skipped-defend-you = You can set nobody against the minions.
lotr-log-skipped-fights = There are no minions, so the skirmishes are left out.
lotr-log-skipped-shadow = { $name } skips the Shadow phase.
lotr-log-skipped-shadow-you = You skip the Shadow phase.
lotr-log-skipped-move-again = The fellowship can move no more this turn.
lotr-log-site-controlled = { $name } takes control of a site{ $why }: { $card }.
lotr-log-site-controlled-you = You take control of a site{ $why }: { $card }.
lotr-log-site-liberated = A site is liberated{ $why }: { $card }.
lotr-log-card-stacked = { $card } is stacked on { $on }.
lotr-log-tokens-changed = { $card }: culture tokens { $now }{ $why }.
lotr-log-gave-up = { $name } concedes.
lotr-log-gave-up-you = You concede.
lotr-log-player-out = { $name } is out of the game.
lotr-log-player-out-you = You are out of the game.
lotr-log-player-out-LOTR-16-3 = { $name } is out of the game: the Ring-bearer died.
lotr-log-player-out-LOTR-16-3-you = You are out of the game: the Ring-bearer died.
lotr-log-player-out-LOTR-19-8 = { $name } is out of the game: the Ring corrupted its bearer.
lotr-log-player-out-LOTR-19-8-you = You are out of the game: the Ring corrupted its bearer.
lotr-log-player-out-LOTR-30-42 = { $name } is out of the game: the player conceded.
lotr-log-player-out-LOTR-30-42-you = You are out of the game: you conceded.
lotr-log-player-out-LOTR-3-5 = { $name } is out of the game: the bid corrupted the Ring-bearer.
lotr-log-player-out-LOTR-3-5-you = You are out of the game: the bid corrupted the Ring-bearer.
lotr-log-picked = { $name } chooses { $other }.
lotr-log-picked-you = You choose { $other }.
lotr-log-picked-yours = { $name } chooses you.
lotr-log-picked-you-yours = You choose yourself.
lotr-log-decided-move-again-1 = { $name } moves on.
lotr-log-decided-move-again-1-you = You move on.
lotr-log-decided-move-again-0 = { $name } stops.
lotr-log-decided-move-again-0-you = You stop.
lotr-log-decided-redraw-1 = { $name } exchanges the hand.
lotr-log-decided-redraw-1-you = You exchange the hand.
lotr-log-decided-redraw-0 = { $name } keeps the hand.
lotr-log-decided-redraw-0-you = You keep the hand.
lotr-log-decided-prevent-1 = { $name } prevents it by paying twilight.
lotr-log-decided-prevent-1-you = You prevent it by paying twilight.
lotr-log-decided-prevent-0 = { $name } does not prevent it.
lotr-log-decided-prevent-0-you = You do not prevent it.
lotr-log-decided-ambush-1 = { $name } lies in ambush.
lotr-log-decided-ambush-1-you = You lie in ambush.
lotr-log-decided-ambush-0 = { $name } forgoes the ambush.
lotr-log-decided-ambush-0-you = You forgo the ambush.
lotr-log-why-skirmish = a lost skirmish
lotr-log-why-archery = archery
lotr-log-why-sanctuary = sanctuary
lotr-log-why-move = the fellowship’s move
lotr-log-why-cost = cost
lotr-log-why-bid = bid
lotr-log-why-turn = a new turn
lotr-log-affected-cannot = { $cards } is protected{ $why }.
lotr-log-affected-site-number = { $cards }: site number { $n }{ $why }.
lotr-log-affected-stays-out = { $cards } may not take part in archery or skirmishes{ $why }.
lotr-log-affected-out-of-archery = { $cards } does not add to the archery total{ $why }.
lotr-log-affected-loses = { $cards } loses { $word }{ $why }.
lotr-log-affected-no-bonus = { $cards } loses strength bonuses{ $why }.
lotr-log-affected-no-abilities = { $cards } may not use special abilities{ $why }.
lotr-log-affected-cannot-bear = { $cards } may not bear everything{ $why }.
lotr-log-affected-archery = The archery total changes: { $n }{ $why }.
lotr-log-affected-shadow-number = Shadow numbers change: { $n }{ $why }.
lotr-log-affected-move-limit = The move limit changes: { $n }{ $why }.
lotr-log-skipped-archery = { $card }: the archery phase is skipped.
lotr-log-skipped-assignment = { $card }: the skirmishes are skipped.
lotr-log-skipped-maneuver = { $card }: the maneuver phase is skipped.
lotr-log-decided-culture-0 = { $name } names a culture: { lotr-culture-dwarven }.
lotr-log-decided-culture-0-you = You name a culture: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } names a culture: { lotr-culture-elven }.
lotr-log-decided-culture-1-you = You name a culture: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } names a culture: { lotr-culture-gandalf }.
lotr-log-decided-culture-2-you = You name a culture: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } names a culture: { lotr-culture-gondor }.
lotr-log-decided-culture-3-you = You name a culture: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } names a culture: { lotr-culture-rohan }.
lotr-log-decided-culture-4-you = You name a culture: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } names a culture: { lotr-culture-shire }.
lotr-log-decided-culture-5-you = You name a culture: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } names a culture: { lotr-culture-gollum }.
lotr-log-decided-culture-12-you = You name a culture: { lotr-culture-gollum }.
lotr-log-affected-falls-on = The minions’ arrows hit allies{ $why }.
lotr-log-affected-no-text = The text of { $cards } does not apply{ $why }.
lotr-log-decided-skip-1 = { $name } skips the archery phase ({ $card }).
lotr-log-decided-skip-1-you = You skip the archery phase ({ $card }).
lotr-log-decided-skip-0 = { $name } holds the archery phase ({ $card }).
lotr-log-decided-skip-0-you = You hold the archery phase ({ $card }).
