# Hints: what can be done, and what speaks for it.

lotr-hint-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
lotr-can-bid = bid burdens, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = choose a place in the turn order (LOTR-3.3)
lotr-can-play = play a card, { lotr-hint-ways } (LOTR-20.1)
lotr-can-use = use an ability, { lotr-hint-ways } (LOTR-17.3)
lotr-can-heal-by = discard a card to heal the one of its title (LOTR-7.2)
lotr-can-transfer = move an item to another (LOTR-21.6)
lotr-can-pick = choose a target, { lotr-hint-ways } (LOTR-18.3)
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
lotr-advice-bid = Bid { $burdens }.
lotr-advice-takeplace = Choose place { $place }.
lotr-advice-play = Play { $card }.
lotr-advice-heal = Discard { $card } to heal the one of its title.
lotr-advice-heal-other = Discard { $card } to heal the one of its title.
lotr-advice-use = Use the ability: { $card }.
lotr-advice-transfer = Move { $card } to another.
lotr-advice-pick = Choose { $card }.
lotr-advice-decide = Choose way { $way }.
lotr-advice-assign = Assign { $card } to { $minion }.
lotr-advice-pass = Pass.
lotr-advice-go = Set out.
lotr-advice-go-other = Set out.
lotr-advice-go-why = Moving adds the site’s shadow number to the pool, and a token for each companion: there are { $companions }.
lotr-advice-let-be = Let it be.
lotr-advice-leave = Assign no more defenders.
lotr-advice-leave-why = { $minions ->
    [0] Every minion has an opponent already.
    [one] The Shadow chooses whom the last minion attacks.
   *[other] The Shadow chooses whom the other { $minions } minions attack.
}
lotr-advice-keep = Keep every card.
lotr-advice-keep-why = { $hand ->
    [one] You hold one card; you draw until you have eight.
   *[other] You hold { $hand } cards; you draw if there are fewer than eight.
}
lotr-advice-on = Go on.
lotr-advice-stop = Stop.
lotr-advice-road = The next site is { $site }. Minions at your heels: { $minions }; tokens in the pool: { $pool }.
lotr-advice-spot = Spot { $count }.
lotr-advice-times = { $count ->
    [one] Exert once.
   *[other] Exert { $count } times.
}
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
lotr-advice-price = { $payer ->
    [free] It adds { $cost ->
        [one] one token
       *[other] { $cost } tokens
    } to the pool; the pool has { $pool } now.
   *[shadow] It costs { $cost } now; the pool has { $pool }.
}
lotr-advice-stronger = Strengths are { $own }–{ $foe } now: you are ahead.
lotr-advice-weaker = Strengths are { $own }–{ $foe } now: you are not ahead.
lotr-advice-bid-why = The highest bidder chooses a place first; the burdens bid stay on your own Ring-bearer.
lotr-advice-takeplace-why = { $place ->
    [1] The first turn is then yours.
   *[other] Someone else then has the first turn.
}
lotr-advice-pass-why = You save your cards: there are { $hand } in your hand and { $pool ->
    [one] one token
   *[other] { $pool } tokens
} in the pool.
lotr-advice-heal-why = One wound of the character of that title is healed.
lotr-advice-pick-strength = Its strength is { $own } now.
lotr-advice-fighter = The fellowship gains a companion: strength { $strength }, vitality { $vitality }.
lotr-advice-ally = An ally comes into play: strength { $strength }, vitality { $vitality }.
lotr-advice-minion = A minion comes into play: strength { $strength }, vitality { $vitality }.
lotr-advice-item = Its bearer gets stronger: strength +{ $strength }, vitality +{ $vitality }.
lotr-advice-does-strength = It can change strength.
lotr-advice-does-wound = It can wound.
lotr-advice-does-heal = It can heal a wound.
lotr-advice-does-draw = It can bring cards to the hand.
lotr-advice-does-archery = It bears on archery.
lotr-advice-does-less-twilight = It can take twilight out of the pool.
lotr-advice-does-more-twilight = It can add twilight to the pool.
lotr-advice-does-unburden = It can take burdens off the Ring-bearer.
lotr-advice-does-burden = It can burden the Ring-bearer.
lotr-advice-does-discard = It can discard cards.
lotr-advice-does-play = It can bring another card into play.
lotr-advice-does-prevent = It can keep something from happening.
lotr-advice-does-cancel = It can cancel a skirmish.
lotr-advice-does-gains = It can give a new keyword.
lotr-advice-does-forbid = It forbids something, or keeps someone safe from it.
lotr-advice-does-cost = It changes what cards cost.
lotr-advice-pick-player = Choose the player in place { $place }.
lotr-advice-pick-card = Its numbers: strength { $strength }, vitality { $vitality }.
lotr-advice-item-weakens = Its bearer gets weaker: strength −{ $strength }, vitality −{ $vitality }.
lotr-advice-later = The outcome depends on cards you cannot see.
lotr-advice-now-nothing = Wounds, burdens and the pool stay as they are right after it.
lotr-advice-now-leaves = { $card } leaves play.
lotr-advice-now-burdens = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] You get one burden.
           *[other] You get { $amount } burdens.
        }
       *[down] { $amount ->
            [one] You lose one burden.
           *[other] You lose { $amount } burdens.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] The opponent gets one burden.
           *[other] The opponent gets { $amount } burdens.
        }
       *[down] { $amount ->
            [one] The opponent loses one burden.
           *[other] The opponent loses { $amount } burdens.
        }
    }
}
lotr-advice-now-wounds = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] Yours take one wound.
           *[other] Yours take { $amount } wounds.
        }
       *[down] { $amount ->
            [one] One wound of yours is healed.
           *[other] { $amount } wounds of yours are healed.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] The opponent’s take one wound.
           *[other] The opponent’s take { $amount } wounds.
        }
       *[down] { $amount ->
            [one] One wound of the opponent’s is healed.
           *[other] { $amount } wounds of the opponent’s are healed.
        }
    }
}
lotr-advice-now-twilight = { $way ->
    [up] { $amount ->
        [one] One token is added to the pool.
       *[other] { $amount } tokens are added to the pool.
    }
   *[down] { $amount ->
        [one] One token leaves the pool.
       *[other] { $amount } tokens leave the pool.
    }
}
