# The words of Faceless Enemy.

kasvoton-name = Faceless Enemy
kasvoton-tagline = Two armies, all cards face down
kasvoton-blurb = Deploy a hidden army, feel out the enemy, surround its cards and find the king. For two, or two pairs.
kasvoton-card = { $rank ->
    [1] scout
    [2] peasants
    [3] levy
    [4] shield bearers
    [5] archers
    [6] spearmen
    [7] infantry
    [8] heavy infantry
    [9] mercenaries
    [10] cavalry
    [11] prince
    [12] queen
    [13] king
   *[14] knight
}
kasvoton-card-first = { $rank ->
    [1] Scout
    [2] Peasants
    [3] Levy
    [4] Shield bearers
    [5] Archers
    [6] Spearmen
    [7] Infantry
    [8] Heavy infantry
    [9] Mercenaries
    [10] Cavalry
    [11] Prince
    [12] Queen
    [13] King
   *[14] Knight
}
kasvoton-card-numbered = { kasvoton-card } ({ $rank })
kasvoton-knight = Knight { $knight }
kasvoton-side = { $side ->
    [0] blue
   *[1] grey
}

kasvoton-option-turn_limit = Turn limit
kasvoton-option-turn_limit-help = So many turns for each player, then the game is a draw. 0: no limit.
kasvoton-option-shield_wall = Shield wall
kasvoton-option-shield_wall-help = Archers cannot defeat shield bearers.
kasvoton-option-spear_hedge = Spear hedge
kasvoton-option-spear_hedge-help = Cavalry cannot break spearmen: neither falls in the attack.
kasvoton-option-shame = Shame
kasvoton-option-shame-help = A knight that attacks a queen falls.
kasvoton-option-deduction = Deduction aid
kasvoton-option-deduction-help = The game works out what hidden cards can still be and how an attack may go.

kasvoton-ask-knight = Choose the knight of your army.
kasvoton-ask-split = Split the six standard cards with your partner.
kasvoton-ask-deploy = Deploy your army and say when you are ready.
kasvoton-ask-starter = Which of you begins?
kasvoton-ask-archers = Your turn: move, shoot or strike.
kasvoton-ask-scout = You have moved: scout, strike or end the turn.
kasvoton-ask-strikes = Strike or end the turn.
kasvoton-ask-pair = The card is up: do you strike it, and with which pair?
kasvoton-ask-royal = A queen! Show a royal card or spare her.
kasvoton-wait-knight =
    { $count ->
        [one] { $name } is choosing a knight.
       *[other] { $name } are choosing knights.
    }
kasvoton-wait-split =
    { $count ->
        [one] { $name } is thinking about the standard cards.
       *[other] { $name } are thinking about the standard cards.
    }
kasvoton-wait-deploy =
    { $count ->
        [one] { $name } is deploying.
       *[other] { $name } are deploying.
    }
kasvoton-wait-starter =
    { $count ->
        [one] { $name } is deciding who begins.
       *[other] { $name } are deciding who begins.
    }
kasvoton-wait-archers = It is { $name }’s turn.
kasvoton-wait-scout = { $name } has moved and may strike.
kasvoton-wait-strikes = { $name } may strike again.
kasvoton-wait-pair = { $name } is deciding on the line strike.
kasvoton-wait-royal = { $name } is deciding whether the queen falls.

kasvoton-no-game-over = The game is already over.
kasvoton-no-not-now = This cannot be done right now.
kasvoton-no-not-your-turn = It is not your turn.
kasvoton-no-ready-already = Your army is ready, and a deployment is not changed any more.
kasvoton-no-no-such-knight = There is no such knight.
kasvoton-no-not-of-the-six = Only the six standard cards are split.
kasvoton-no-offers-spent = { $limit } proposals have been made: the last one stands.
kasvoton-no-offered-already = That is what has been proposed. Agree, or propose something else.
kasvoton-no-nothing-offered = Nothing has been proposed yet.
kasvoton-no-not-of-the-team = The player who begins must be of your team.
kasvoton-no-outside = { $cell } is not one of your deployment cells.
kasvoton-no-not-next = { $cell } is not next: the cells are filled in order.
kasvoton-no-no-such-card = You have no such card ({ $face }) left to place.
kasvoton-no-cards-missing =
    { $count ->
        [one] One card has
       *[other] { $count } cards have
    } not been placed yet.
kasvoton-no-phase-left = That phase of the turn is over.
kasvoton-no-no-card = There is no card of yours on { $cell }.
kasvoton-no-partners-half = { $cell } is in your partner’s half: you may neither look at its card nor use it.
kasvoton-no-into-partners-half = A card in the middle column may not go to the partner’s half ({ $cell }).
kasvoton-no-partner-hidden = Your partner’s cards must be revealed before the attempt ({ $cell }).
kasvoton-no-not-archers = The card on { $cell } is not archers.
kasvoton-no-has-shot = The archers on { $cell } have already shot this turn.
kasvoton-no-no-target = There is no enemy straight ahead of the archers on { $cell }.
kasvoton-no-off-board = { $cell } is not on the board.
kasvoton-no-not-a-step = A card moves to a neighbouring cell, and { $cell } is not one.
kasvoton-no-own-card = There is no way there: a card of your own stands on { $cell }.
kasvoton-no-queen-attacks = A queen never attacks ({ $cell }).
kasvoton-no-not-scout = The card on { $cell } is not the scout.
kasvoton-no-scout-neighbours = A scout ({ $cell }) needs one or two enemies beside it; there are { $count }.
kasvoton-no-no-enemy = There is no enemy on { $cell }.
kasvoton-no-no-line = There is no line against the card on { $cell }.
kasvoton-no-no-triangle = There is no triangle against the card on { $cell }.
kasvoton-no-not-a-pair = Those two make no line with { $cell }.
kasvoton-no-no-royal = A queen ({ $cell }) can be struck in a line only if one of the two is royal.
kasvoton-no-too-weak = The sum { $sum } does not exceed { $number }.
kasvoton-no-not-beside = { $cell } is not beside the card under strike.
kasvoton-no-not-royal = The card on { $cell } is not royal.
kasvoton-no-open-already = The card on { $cell } is already revealed.
kasvoton-no-four-only = This belongs to the four-player game only.
kasvoton-no-too-late = This may be said only once, before the end of one’s first turn.
kasvoton-no-not-middle = There is no card of your team in the middle column on { $cell }.

kasvoton-log-knight-chosen = { $name } chose knight { $knight }.
kasvoton-log-knight-chosen-you = You chose knight { $knight }.
kasvoton-log-split-offered = { $name } proposes to take: { $cards }.
kasvoton-log-split-offered-you = You propose to take: { $cards }.
kasvoton-log-split-offered-hidden = { $name } proposes a split of the standard cards.
kasvoton-log-split-offered-hidden-you = You propose a split of the standard cards.
kasvoton-log-split-agreed = The standard cards are split: { $left } for { $name }, { $right } for { $partner }.
kasvoton-log-dealt-own = Your army has gathered: { $count } cards.
kasvoton-log-dealt = { $name } has an army.
kasvoton-log-dealt-you = You have an army.
kasvoton-log-deployed = { $name } is ready for battle.
kasvoton-log-deployed-you = You are ready for battle.
kasvoton-log-middle-seen = The team’s middle column: { $cards }.
kasvoton-log-turned-up = Start draw: { $name } turned a { $rank }.
kasvoton-log-turned-up-you = Start draw: you turned a { $rank }.
kasvoton-log-lot-drawn = By lot { $name } begins.
kasvoton-log-lot-drawn-you = By lot you begin.
kasvoton-log-starter-offered = { $name } proposes to begin: { $starter }.
kasvoton-log-starter-offered-you = You propose to begin: { $starter }.
kasvoton-log-turn-began = It is { $name }’s turn.
kasvoton-log-turn-began-you = It is your turn.
kasvoton-log-skipped = { $name } is skipped: no card to play with.
kasvoton-log-skipped-you = You are skipped: no card to play with.
kasvoton-log-revealed = { $cell } revealed: { kasvoton-card-numbered }
kasvoton-log-glimpsed = To the middle column ({ $cell }) came { kasvoton-card-numbered }.
kasvoton-log-shot = Archers shoot: { $cell } → { $target }
kasvoton-log-moved = { $from } → { $to }
kasvoton-log-attacked = Attack { $from } → { $to }
kasvoton-log-struck = { $cell } fell: { kasvoton-card-numbered }
kasvoton-log-withstood = { $cell } withstood: { kasvoton-card-numbered }
kasvoton-log-scouted = The scout ({ $cell }) looks around.
kasvoton-log-strike-tried = { $kind ->
    [line] Line
   *[triangle] Triangle
} strike on { $cell }
kasvoton-log-strike-declined = The card on { $cell } was spared.
kasvoton-log-levelling = The king has fallen! { $name } has one more turn.
kasvoton-log-levelling-you = The king has fallen! You have one more turn.
kasvoton-log-said = { $name }: “This middle card ({ $cell }) equals the strength of my whole army.”
kasvoton-log-said-you = You: “This middle card ({ $cell }) equals the strength of my whole army.”
kasvoton-log-ended = All cards are turned up. Knights at the start: { $blue } and { $grey }.
kasvoton-log-ended-covered = The game is over. The cards stay face down until the other tables have ended (CONTEST-19).

over-KV-A1 = The other side’s king fell.
won-KV-A1 = The enemy king fell.
lost-KV-A1 = Your king fell.
drawn-KV-D0-5 = Both kings fell.
drawn-KV-E1 = All turns are used, and both kings stand.
over-KV-F10 = The other side’s king fell, and it has nobody left to level.
won-KV-F10 = The enemy king fell, and the enemy has nobody left to level.
lost-KV-F10 = Your king fell, and you have nobody left to level.

kasvoton-board = Battlefield
kasvoton-cell-empty = { $cell }, empty
kasvoton-cell-own-hidden = { $cell }, your { kasvoton-card-numbered }, hidden from the enemy
kasvoton-cell-own-open = { $cell }, your { kasvoton-card-numbered }, revealed
kasvoton-cell-partner = { $cell }, your partner’s card, hidden
kasvoton-cell-remembered = { $cell }, your partner’s { kasvoton-card-numbered }, which you remember
kasvoton-cell-foe-hidden = { $cell }, enemy card, hidden
kasvoton-cell-foe-open = { $cell }, enemy { kasvoton-card-numbered }, revealed
kasvoton-cell-side-hidden = { $cell }, { kasvoton-side } card, hidden
kasvoton-cell-side-open = { $cell }, { kasvoton-side } { kasvoton-card-numbered }, revealed
kasvoton-may-move = you can move here
kasvoton-may-attack = you can attack here
kasvoton-may-shoot = you can shoot here
kasvoton-may-strike = you can strike this
kasvoton-may-act = you can pick this
kasvoton-takes-part = takes part in the strike

kasvoton-phases = Phases of the turn
kasvoton-phase-archers = Archers
kasvoton-phase-move = Move
kasvoton-phase-scout = Scout
kasvoton-phase-strikes = Strikes
kasvoton-phase-short-archers = Bows
kasvoton-phase-short-move = Move
kasvoton-phase-short-scout = Scout
kasvoton-phase-short-strikes = Strike
kasvoton-phase-chances = { $count } to choose from
kasvoton-turns = Turn { $turn }
kasvoton-turns-of = Turn { $turn } of { $limit }
kasvoton-levelling-you = Levelling turn: defeat the enemy king!
kasvoton-levelling-foe = The enemy king has fallen. Hold out one more turn!
kasvoton-do-done = End turn
kasvoton-do-reveal = Reveal
kasvoton-do-scout = Scout
kasvoton-do-shoot = Shoot
kasvoton-do-attack = Attack
kasvoton-do-line = Line strike
kasvoton-do-triangle = Triangle strike
kasvoton-do-pair = Strike: { $one } + { $other } ({ $cells })
kasvoton-do-royal = Show { kasvoton-card } and strike
kasvoton-do-decline = Spare it
kasvoton-do-say = Say: this card is my army’s strength
kasvoton-by = { $cell }: { kasvoton-card }
kasvoton-odds-win = falls { $share }
kasvoton-hidden = Hidden from the enemy
kasvoton-open = Revealed
kasvoton-enemy-hidden = Enemy card
kasvoton-partner-hidden = Partner’s card
kasvoton-partner-rule = You may neither look at the cards in your partner’s half nor use them.
kasvoton-can-be = Can still be
kasvoton-can-be-most = { kasvoton-card } ({ $rank }): at most { $most }
kasvoton-can-be-sure = { kasvoton-card } ({ $rank }): among them for sure
kasvoton-can-be-not = { kasvoton-card } ({ $rank }): no longer
kasvoton-graves = Graveyards
kasvoton-graves-own = Your fallen
kasvoton-graves-foe = Enemy fallen
kasvoton-graves-side = Fallen, { kasvoton-side }
kasvoton-graves-none = Nobody yet
kasvoton-turned = Start draw

kasvoton-deploy-help = Drag a card onto another or tap two. The enemy sees only backs.
kasvoton-deploy-middle = Your middle-column card
kasvoton-deploy-waiting = Your army stands. Waiting for the others.
kasvoton-deploy-marching = The army is taking its place…
kasvoton-formations = Formations
kasvoton-formation-wall = Wall
kasvoton-formation-wedge = Wedge
kasvoton-formation-wings = Wings
kasvoton-formation-random = Random
kasvoton-formation-mirror = Mirror
kasvoton-formation-save = Save
kasvoton-formation-saved = Saved { $number }
kasvoton-formation-forget = Forget saved { $number }
kasvoton-do-ready = Ready for battle
kasvoton-picked-up = Lifted: { kasvoton-card-numbered }. Choose the place to swap with.
kasvoton-knights-help = The knights differ in looks only. Everyone sees your choice.
kasvoton-knights-chosen = Each army now gets one of the knights. The battle begins once the armies stand on the field.
kasvoton-split-help = Pick the cards you take. Your partner gets the rest. The enemy is shown only the numbers.
kasvoton-split-mine = For you
kasvoton-split-partner = For your partner
kasvoton-split-offered = Your partner proposes this:
kasvoton-do-offer = Propose this split
kasvoton-do-agree = Agree
kasvoton-begin-me = I begin
kasvoton-begin-partner = { $name } begins
kasvoton-starter-offered = Proposal: { $name } begins.

kasvoton-aim = The aim: find the enemy king and defeat him.
kasvoton-aim-look = Choose a card to see what it does.
kasvoton-about-1 = Reveals the enemies beside it when there are one or two. A king that meets the scout falls.
kasvoton-about-2 = The weakest in attack: defeats only other peasants and the scout. In a triangle as good as any.
kasvoton-about-3 = Defeats at most a 3 by attack. At its best in a line or a triangle.
kasvoton-about-4 = Defeats at most a 4 by attack, and defends with a 4.
kasvoton-about-4-agreed = In this game archers defeat no shield bearers.
kasvoton-about-5 = Before the move they shoot an enemy straight ahead: it falls unless it is a queen.
kasvoton-about-6 = Defeats at most a 6 by attack. Two sixes in line are enough for a prince.
kasvoton-about-6-agreed = In this game an attack by cavalry does not defeat spearmen.
kasvoton-about-7 = Defeats at most a 7 by attack. Two sevens in line defeat a king.
kasvoton-about-8 = Defeats at most an 8 by attack. Two eights in line defeat even a knight.
kasvoton-about-9 = Defeats at most a 9 by attack. Only cavalry, royals and knights are stronger.
kasvoton-about-10 = The strongest of the common cards: by attack it defeats all but royals and knights.
kasvoton-about-10-agreed = In this game its attack does not defeat spearmen, though.
kasvoton-about-11 = Royal: only with the help of one does the enemy queen fall in a line or a triangle.
kasvoton-about-12 = Never attacks, and by attack she falls only to a king. In a line she adds nothing to the sum.
kasvoton-about-13 = If your king falls, you lose. A strong attacker, but he always falls when he meets the scout.
kasvoton-about-14 = The strongest attacker: defeats all but the queen.
kasvoton-about-14-agreed = In this game a knight that attacks a queen falls.
kasvoton-about-hidden = An attack, a shot, the scout or a strike reveals it.

kasvoton-step-archers = { $shots ->
    [0] { $strikes ->
        [0] Choose the card you move.
       *[other] Move a card or strike a marked enemy.
    }
   *[other] { $strikes ->
        [0] Shoot with archers or move a card.
       *[other] Shoot with archers, move a card or strike.
    }
}
kasvoton-step-scout = { $scouts ->
    [0] { $strikes ->
        [0] You have moved, and nothing more can be done.
       *[other] You have moved. Choose an enemy to strike, or end.
    }
   *[other] { $strikes ->
        [0] You have moved. Choose the scout to scout, or end.
       *[other] You have moved. You can still scout or strike.
    }
}
kasvoton-step-strikes = { $strikes ->
    [0] Nothing more can be done this turn.
   *[other] Choose an enemy to strike, or end.
}
kasvoton-step-card = { kasvoton-card-first } { $cell }: choose a cell.
kasvoton-step-shooter = { kasvoton-card-first } { $cell }: shoot, or choose a cell.
kasvoton-step-scouting = { kasvoton-card-first } { $cell }: scout, or choose a cell.
kasvoton-step-scouting-only = { kasvoton-card-first } { $cell }: scouting reveals the enemies beside it.
kasvoton-step-attack = { $odds ->
    [yes] Attack { $cell } → { $to }: the enemy falls { $win }, your card { $fall }.
   *[no] Attack { $cell } → { $to }: the higher rank wins, equal ranks go to the attacker.
}
kasvoton-step-shoot = { $odds ->
    [yes] Shot { $cell } → { $to }: the enemy falls { $win }.
   *[no] Shot { $cell } → { $to }: the enemy falls unless it is a queen.
}
kasvoton-step-line = { $odds ->
    [yes] Line strike { $to }: the enemy is revealed, and you can strike it { $win }.
   *[no] Line strike { $to }: the enemy is revealed, and then you choose the pair.
}
kasvoton-step-triangle = { $odds ->
    [yes] Triangle strike { $to }: the enemy is revealed and falls { $win }.
   *[no] Triangle strike { $to }: the enemy falls unless it is a queen.
}
kasvoton-step-pair = { $count ->
    [0] Revealed: { kasvoton-card-numbered }. No pair is enough to strike it.
   *[other] Revealed: { kasvoton-card-numbered }. Do you strike it, and with which pair?
}
kasvoton-step-royal = { $count ->
    [0] A queen! Without a royal to show she is spared.
   *[other] A queen! Show a royal and she falls, or spare her.
}
kasvoton-ways = Ways
kasvoton-sure-reveal = Reveal { kasvoton-card } ({ $cell })? The enemy will see it until the end of the game.
kasvoton-sure-reveal-yes = Reveal
kasvoton-sure-reveal-no = Keep it hidden
kasvoton-sure-say = Do you tell everyone that the card on { $cell } equals the strength of your whole army? It may be said only once.
kasvoton-sure-say-yes = Say it
kasvoton-sure-say-no = Do not say it
kasvoton-turned-help = The cards turned in the start draw are in nobody’s army.
kasvoton-split-answer = Your partner has proposed a split: agree to it or propose another.

kasvoton-contest-five = Tournament of five games
kasvoton-contest-five-about = The book’s own tournament for two: five games, then wins and knights are counted. If the winner had many more knights, a part of the lead is forgiven.
kasvoton-contest-marks-knights = Knights
kasvoton-contest-wins = Wins: { $one } { $first }, { $two } { $second }.
kasvoton-contest-knights = Knights at the start of the games, in all: { $one } { $first }, { $two } { $second }.
kasvoton-contest-near =
    { $more ->
        [0] Both had the same number of knights, so wins alone decide.
       *[other] The knights differ by one only, so wins alone decide.
    }
kasvoton-contest-far = { $name } had { $more } knights more. That is two at least, so the knights count.
kasvoton-contest-fewer = The wins are equal, so { $name }, who had fewer knights, wins the tournament.
kasvoton-contest-against = { $name } has more wins, and had fewer knights. The wins stand as they are.
kasvoton-contest-forgiven = { $name } has both more wins and more knights. Each full three knights of difference forgive one win: { $more } knights forgive { $forgiven }. The lead was { $lead }, so { $left } is left of it.
kasvoton-contest-won = { $name } wins the tournament.
kasvoton-contest-drawn = The tournament is drawn.
kasvoton-contest-teams = Match between teams
kasvoton-contest-teams-about = The book’s own match for two teams: tables stand in pairs, and at the second of a pair the armies are the same but change teams. The tables know nothing of one another before the end.
kasvoton-contest-team-pair =
    { $drawn ->
        [0] Pair { $pair } of tables: { $one } { $first }, { $two } { $second }.
       *[other] Pair { $pair } of tables: { $one } { $first }, { $two } { $second }, drawn { $drawn }.
    }
kasvoton-contest-team-total =
    { $drawn ->
        [0] Wins in all: { $one } { $first }, { $two } { $second }.
       *[other] Wins in all: { $one } { $first }, { $two } { $second }. Draws: { $drawn }, and they give nothing.
    }
kasvoton-contest-team-knights = Knights are not counted: both teams had the same armies.
kasvoton-contest-team-won =
    { $lead ->
        [one] { $name } wins the match, with one win more.
       *[other] { $name } wins the match, with { $lead } wins more.
    }
kasvoton-contest-team-drawn = The wins are equal, so the match is drawn.
kasvoton-no-not-in-contest = This optional rule is not played in the tournament: it weakens the knights that are counted there.
kasvoton-no-contest-seats = The tournament is for two players.
kasvoton-no-contest-turns = In the tournament the turn limit is { $turns }.
kasvoton-no-odd-team = A team has an even number of players, 2 to { $most }: tables are played in pairs.
kasvoton-fact-struck = Cards you struck
kasvoton-fact-lost = Cards you lost

kasvoton-option-variants = Variants
kasvoton-option-variants-help = Differences from the printed rules. They can be combined.
kasvoton-variant-knights = Number of knights
kasvoton-variant-knights-count = Knights
kasvoton-variant-same-draw = The same draw for both
kasvoton-variant-mirrored = Mirrored armies
kasvoton-variant-points = Army for points
kasvoton-variant-points-purse = Points
kasvoton-variant-open-choice = Freely chosen army
kasvoton-variant-riders = Riders
kasvoton-variant-leap = Knight’s leap
kasvoton-variant-blockade = Peasants’ blockade
kasvoton-variant-behind = From behind
kasvoton-variant-crowd = Crowd
kasvoton-variant-duel = Prince’s duel
kasvoton-variant-bearers = Shields hold
kasvoton-variant-pikes = Pikes
kasvoton-variant-reload = Archers reload
kasvoton-variant-reload-turns = Turns
kasvoton-variant-longbow = Longbow
kasvoton-variant-armour = Armour
kasvoton-variant-in-step = Infantry in step
kasvoton-no-barred = Revealed peasants bar the way: you cannot pass them to { $cell }.
kasvoton-no-armoured = The heavy infantry on { $cell } falls to no line.
kasvoton-no-not-in-deck = Card { $face } is no longer in your deck.
kasvoton-no-too-dear = Card { $face } is too dear: the points left would not complete the army.
kasvoton-ask-enlist = Choose cards for your army.
kasvoton-wait-enlist =
    { $count ->
        [one] { $name } is choosing an army.
       *[other] { $name } are choosing armies.
    }
kasvoton-log-enlisted = You chose for your army: { kasvoton-card-numbered }
kasvoton-enlist-left = { $count ->
    [one] Choose one more card.
   *[other] Choose { $count } more cards.
}
kasvoton-enlist-points = Points left: { $points }.
kasvoton-enlist-army = Your army
kasvoton-enlist-done = Your army is chosen. Waiting for the opponent.
