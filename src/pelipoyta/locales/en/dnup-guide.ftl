# The guide on the rules page: what is told before the numbered rules.

dnup-guide-note =
    - Aim: get rid of your cards. The first gets 2 points, the second 1; four win (DNUP-3.3). With two players, two rounds win.
    - First the set before you goes to the pile (DNUP-2.2). Then do one of four things:
    - A play: a set of cards of one value before you. A set of the same size must beat the one on the table (DNUP-A.2).
    - B add: one card of the same value to an opponent’s set (DNUP-B).
    - C take: an opponent’s set into your hand, turned (DNUP-C).
    - D turn: your whole hand upside down (DNUP-D).
    - Golden rule: a card that goes from the table to a hand is always turned (DNUP-1.5).

dnup-guide-aim = Aim
dnup-guide-aim-text = Get rid of all your cards before the others do.

dnup-guide-setup = Setting up
dnup-guide-setup-text =
    Every card has two numbers, one at each end. The one that is up counts; the lower one waits for the card to be turned. Single cards may not be turned.

    All the cards are dealt. The player who has the star card 1/5 begins.
dnup-guide-setup-cards = Cards by the number of players
dnup-guide-setup-cards-two = 2
dnup-guide-setup-cards-three = 3
dnup-guide-setup-cards-four = 4
dnup-guide-setup-cards-five = 5
dnup-guide-setup-cards-all = Cards in play
dnup-guide-setup-cards-each = For each

dnup-guide-turn = A turn
dnup-guide-turn-text =
    If a set still lies before you from your last turn, it goes to the pile: nobody beat it, and you are rid of it. Then do one of these:
dnup-guide-turn-acts = The four actions
dnup-guide-turn-acts-does = What it does
dnup-guide-turn-acts-play = A Play
dnup-guide-turn-acts-play-does = a set from your hand before you
dnup-guide-turn-acts-add = B Add
dnup-guide-turn-acts-add-does = one card of the same value to an opponent’s set
dnup-guide-turn-acts-take = C Take
dnup-guide-turn-acts-take-does = an opponent’s set into your hand, turned
dnup-guide-turn-acts-over = D Turn
dnup-guide-turn-acts-over-does = your whole hand upside down

dnup-guide-play = Sets and beating them
dnup-guide-play-text =
    A set is one or more cards with the same number up. There are never two sets of one size on the table: if you play a pair and a pair is there already, yours must be higher. The beaten set goes back to its owner, turned. Where no other has its size, any value will do.
dnup-guide-play-beat = The pair of eights beat the pair of sixes. The sixes went back to Eino’s hand as a two and a four.

dnup-guide-golden = The golden rule
dnup-guide-golden-text = When a card goes from the table to a hand it is turned, whether you took it or it was beaten back to you. That is how small cards grow.
dnup-guide-golden-took = Alma took the pair of threes. In the hand they are now 8 and 4, and there are two eights.

dnup-guide-over = Turning the hand
dnup-guide-over-text = You can always turn your hand, and it costs the turn. Look at what the passive numbers would be together.
dnup-guide-over-before = Up are 1, 2 and 3: three small single cards, and none of them beats the five.
dnup-guide-over-after = Turned, the same hand is three eights, one single set.

dnup-guide-end = The end of round and game
dnup-guide-end-text =
    The first to be rid of their cards gets two points and waits. When a second one is done too, that player gets a point and the round is over. Cards are dealt again until someone has four points.

dnup-guide-two = Two players
dnup-guide-two-text =
    Each has two areas and plays twice on a turn: first to area 1, then to area 2. Your set may beat your own other set too. Two rounds won win the game.
