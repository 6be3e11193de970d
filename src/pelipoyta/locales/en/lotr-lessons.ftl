# The lessons.

lotr-lesson-road = 1. The fellowship’s way

lotr-lesson-road-company = Gathering the fellowship
lotr-lesson-road-company-gimli = You have Frodo, the Ring and Gandalf. Bring Frodo to the ninth site and you win. First call for help: play Gimli from your hand.
lotr-lesson-road-company-gimli-done = Gimli is now a companion in your fellowship, and his cost, 2 twilight tokens, went into the pool, the bowl on the table. Your dark cards are the Shadow’s: their time comes on the opponent’s turn.
lotr-lesson-road-company-gimli-leave = Do not leave yet: take Gimli along first.
lotr-lesson-road-company-gimli-site = That is the site’s own ability; we come back to it. Play Gimli now.
lotr-lesson-road-company-gimli-other = That is allowed too, but play Gimli first.
lotr-lesson-road-company-legolas = Play Legolas too, and watch the pool.
lotr-lesson-road-company-legolas-done = Gimli 2 + Legolas 2: the pool now holds 4. The enemy spends what you pay: the Shadow plays its minions against you with it.
lotr-lesson-road-company-legolas-leave = Take Legolas along too.
lotr-lesson-road-company-legolas-other = That is allowed too, but play Legolas now.

lotr-lesson-road-sword = A sword for Frodo
lotr-lesson-road-sword-bear = Play Hobbit Sword. An item can be borne only by a character its card names. Hobbit Sword needs a Hobbit, so Frodo.
lotr-lesson-road-sword-bear-done = Frodo’s strength, the number on the left, rose by two: 3 + Ring 1 + sword 2 = 6. The number on the right is vitality: a character with that many wounds dies.
lotr-lesson-road-sword-bear-leave = Give Frodo the sword first.

lotr-lesson-road-move = On the road
lotr-lesson-road-move-go = The fellowship is ready. Set out: the fellowship moves to the next site.
lotr-lesson-road-move-go-done = The pool got the site’s Shadow number 2 and one for each of the four companions: 2 + 4 = 6. This time the Shadow had no minions, so there was no fight.

lotr-lesson-road-again = Further yet?
lotr-lesson-road-again-on = At the end of the turn you may move once more or stop. Go on.
lotr-lesson-road-again-on-done = You are at site 3 already, a sanctuary. The pool grew again: every step is the Shadow’s chance too.
lotr-lesson-road-again-on-stop = You may stop, but the road is free now: go on.
lotr-lesson-road-again-cards = Now you fill your hand to eight cards. You might discard one first, but keep them all now: answer that you discard none.
lotr-lesson-road-again-cards-done = You drew three cards. Then the opponent’s turn began: Boromir was played and their fellowship moved. Now you are the Shadow.
lotr-lesson-road-again-cards-keep = Sometimes it is worth it, but keep them all now.

lotr-lesson-road-shadow = You are the Shadow
lotr-lesson-road-shadow-runner = Now you play your dark cards against the opponent’s fellowship and pay with the tokens of the pool. Play Goblin Runner.
lotr-lesson-road-shadow-runner-done = Its cost is 1, but its site number is 4 and this is site 2: the Orc roams far from home and costs 2 more.
lotr-lesson-road-shadow-runner-leave = Do not pass yet: there are tokens in the pool. Play Goblin Runner.
lotr-lesson-road-shadow-runner-other = That is allowed too, but begin with Goblin Runner.
lotr-lesson-road-shadow-beads = The card says: when it is played you may add 2 to the pool. It asks now whether you will: use it.
lotr-lesson-road-shadow-beads-done = There are 7 in the pool again: they pay for the next one.
lotr-lesson-road-shadow-beads-leave = Free tokens are worth taking.
lotr-lesson-road-shadow-scout = Play Moria Scout too.
lotr-lesson-road-shadow-scout-done = 2, and 2 for roaming: 4. There are 3 left in the pool.
lotr-lesson-road-shadow-scout-leave = You can afford one more: play Moria Scout.
lotr-lesson-road-shadow-scout-other = Play Moria Scout this time.
lotr-lesson-road-shadow-end = Enough. End the Shadow phase by passing.
lotr-lesson-road-shadow-end-done = Now the opponent must deal with your minions. Fights are for the second lesson.
lotr-lesson-road-shadow-end-other = Save it. Pass.

lotr-lesson-road-exert = Exerting
lotr-lesson-road-exert-site = Back to the beginning. The first site of the road, Westfarthing, offers a deal: exert a Hobbit, and a companion costs one less. Choose the site and use it.
lotr-lesson-road-exert-site-done = Frodo exerted: he got a wound. It cannot be done with only one vitality left.
lotr-lesson-road-exert-site-leave = Do not leave yet: choose the site Westfarthing first.
lotr-lesson-road-exert-site-other = That is allowed too, but try the site’s ability now.
lotr-lesson-road-exert-whom = Who comes along for one less? Choose Gimli.
lotr-lesson-road-exert-whom-done = Gimli cost only 1. The fellowship went two sites to the sanctuary, the opponent played a turn, and now yours begins.
lotr-lesson-road-exert-whom-other = Legolas would do too. Choose Gimli now.

lotr-lesson-road-heal = Rest at a sanctuary
lotr-lesson-road-heal-rest = When your turn begins at a sanctuary, you may heal five wounds of your companions. Heal Frodo.
lotr-lesson-road-heal-rest-done = Frodo is well, and the journey can go on. Sites 3 and 6 are sanctuaries.
lotr-lesson-road-heal-rest-leave = Heal the wound while you can. Choose Frodo.

lotr-lesson-road-game = A real game
lotr-lesson-road-game-play = Your fellowship is at site 7 already, and at the ninth you win. Play the rest of the road against an easy bot. There will be fights: lesson 2 teaches them, if you would rather take it first.

lotr-lesson-fights = 2. Fights and the Ring

lotr-lesson-fights-archery = Arrows first
lotr-lesson-fights-archery-shoot = Two Uruk-hai were sent against your fellowship. First comes the maneuver phase. There is nothing to do in it now: pass. Then there is archery: Legolas is an archer.
lotr-lesson-fights-archery-shoot-done = Legolas’s arrow causes one wound. The opponent chose whom it hits: Uruk Savage, with two vitality left.

lotr-lesson-fights-assign = Who fights whom
lotr-lesson-fights-assign-gandalf = One defender for each minion. Compare strengths: Gandalf 7, Uruk Savage 5. Set Gandalf against the Savage.
lotr-lesson-fights-assign-gandalf-done = Good. One minion is still free.
lotr-lesson-fights-assign-gandalf-frodo = If Frodo dies, you lose. Let others fight for him.
lotr-lesson-fights-assign-gandalf-nobody = If you set nobody, the Shadow picks its victim. Set Gandalf.
lotr-lesson-fights-assign-gandalf-other = That is allowed too. Now set Gandalf against Uruk Savage.
lotr-lesson-fights-assign-gimli = Uruk Soldier has strength 7 and Gimli 6, but help is coming. Set Gimli against it.
lotr-lesson-fights-assign-gimli-done = All are set. You decide the order of the fights.
lotr-lesson-fights-assign-gimli-frodo = Frodo is the Ring-bearer: keep him out of fights when you can.
lotr-lesson-fights-assign-gimli-nobody = Then the Shadow could choose whom the Soldier fights. Set Gimli.
lotr-lesson-fights-assign-gimli-other = Legolas could too, but you hold a card made for a Dwarf. Set Gimli.

lotr-lesson-fights-fight = The fight
lotr-lesson-fights-fight-order = Begin with Gimli’s fight.
lotr-lesson-fights-fight-order-done = Gimli 6, Uruk Soldier 7. The greater strength wins. The Shadow wins a tie. The loser takes a wound; Uruk Soldier’s keyword damage +1 makes it two.
lotr-lesson-fights-fight-order-gandalf = You may begin with either. Begin with Gimli now.
lotr-lesson-fights-fight-help = Play Their Halls of Stone from your hand: a Dwarf’s strength +2 in this fight.
lotr-lesson-fights-fight-help-done = Gimli is at 8 now. The opponent passed.
lotr-lesson-fights-fight-help-lose = Gimli would lose 6–7 and take two wounds, for the Soldier has damage +1. Help him with a card.
lotr-lesson-fights-fight-help-other = That helps Gandalf, not Gimli. Play Their Halls of Stone.
lotr-lesson-fights-fight-settle = When both pass, the fight is settled. Pass.
lotr-lesson-fights-fight-settle-done = 8–7! Uruk Soldier took a wound, and with vitality 1 it fell.
lotr-lesson-fights-fight-settle-save = Gimli is ahead already. Save the card and pass.

lotr-lesson-fights-overwhelm = Overwhelming
lotr-lesson-fights-overwhelm-spell = Gandalf 7, Uruk Savage 5: a win, but Uruk Savage would only be wounded. At least double strength overwhelms, that is, kills at once: 2 × 5 = 10. Play Mysterious Wizard.
lotr-lesson-fights-overwhelm-spell-done = Gandalf’s strength is now 7 + 4 = 11, more than 2 × 5 = 10. The card is strong while burdens are few; more about them soon.
lotr-lesson-fights-overwhelm-spell-plain = You would win that way too, but Uruk Savage would live. Play Mysterious Wizard.
lotr-lesson-fights-overwhelm-crush = Settle the fight: pass.
lotr-lesson-fights-overwhelm-crush-done = Overwhelmed! But remember: so it goes for yours, if the enemy is twice as strong.

lotr-lesson-fights-ring = The Ring tempts
lotr-lesson-fights-ring-nobody = Another case: one Uruk Soldier. See what happens when nobody defends: set nobody, and end the phase.
lotr-lesson-fights-ring-nobody-done = The Shadow chose Frodo. Frodo 6, Soldier 7.
lotr-lesson-fights-ring-nobody-other = Wise, but now for the Ring: set nobody, and end the phase.
lotr-lesson-fights-ring-lose = Your cards do not help a Hobbit. Pass and see.
lotr-lesson-fights-ring-lose-done = Frodo lost and is about to take two wounds: one for losing and one for the Soldier’s damage.
lotr-lesson-fights-ring-lose-other = That card strengthens another who does not fight. Pass.
lotr-lesson-fights-ring-finger = Choose The One Ring and use it: Frodo puts on the Ring, and wounds become burdens.
lotr-lesson-fights-ring-finger-done = Two burdens and no wound. But at ten burdens the Ring takes Frodo, and the game is lost.
lotr-lesson-fights-ring-finger-wounds = Frodo could bear the wounds: his vitality is 4. Try the Ring now.

lotr-lesson-fights-regroup = The end of the turn
lotr-lesson-fights-regroup-gather = The fights are over, and the Ring is back in the pocket. Pass, and the opponent fills their hand.
lotr-lesson-fights-regroup-gather-done = The opponent drew a card.
lotr-lesson-fights-regroup-stay = Uruk Soldier is still at your heels. If you stop, it goes away. Stop.
lotr-lesson-fights-regroup-stay-done = Wisely done. Now you know a whole turn: fellowship, move, Shadow, arrows, fights, the Ring.
lotr-lesson-fights-regroup-stay-on = The minion would follow, and the pool would grow. Stop this time.

lotr-lesson-fights-game = A real game
lotr-lesson-fights-game-play = Your fellowship is at site 7 already, and so is the enemy’s. Play the rest of the road against an easy bot: the ninth site wins. Good luck!
