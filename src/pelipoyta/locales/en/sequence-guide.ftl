# The guide on the rules page: what is told before the numbered rules.

sequence-guide-note =
    - Aim: with two teams two sequences of five, with three teams one (SEQ-2.2).
    - Your turn: play a card, put a chip on one of its cells, draw a new card (SEQ-3.1).
    - Sequence: five in line across, down or diagonally. A corner is everybody’s (SEQ-2.3).
    - Two-eyed jack ♣ ♦: a chip on any free cell (SEQ-4.1).
    - One-eyed jack ♠ ♥: take another team’s chip, not from a finished sequence (SEQ-4.2).
    - A dead card, with chips on both its cells, may be exchanged once a turn (SEQ-5.1).
    - A finished sequence is locked. Two sequences may share one cell (SEQ-2.4).

sequence-guide-aim = Aim
sequence-guide-aim-text = Get five of your team’s chips in line: two such sequences, or with three teams a single one.

sequence-guide-setup = Setting up
sequence-guide-setup-text =
    The hundred cells of the board show every card twice, except the jacks, which are not there. The four corners are free. Two packs are shuffled together.

    There are two or three teams, and team mates sit alternately with the others. Everyone draws a card, the lowest deals, and the player on the dealer’s left begins. Hands are secret, from team mates too.
sequence-guide-setup-cards = Cards each with two teams, by the number of players
sequence-guide-setup-cards-two = 2
sequence-guide-setup-cards-four = 4
sequence-guide-setup-cards-six = 6
sequence-guide-setup-cards-eight = 8
sequence-guide-setup-cards-more = 10 or 12
sequence-guide-setup-cards-teams2 = Two teams
sequence-guide-setup-third = With three teams
sequence-guide-setup-third-three = 3
sequence-guide-setup-third-six = 6
sequence-guide-setup-third-nine = 9
sequence-guide-setup-third-twelve = 12
sequence-guide-setup-third-teams3 = Three teams

sequence-guide-turn = A turn
sequence-guide-turn-text =
    Play one card from your hand, put a chip on one of its two cells and draw a new card. Nobody’s chip may be there yet. If you can play a card, you must.
sequence-guide-turn-place = The seven of hearts is on two cells of the board; they glow. It can go nowhere else.

sequence-guide-five = A sequence
sequence-guide-five-text =
    A sequence is five cells in a row, a column or a diagonal. A finished one is locked: its chips can no longer be taken.

    Another sequence may share at most one cell with the first. So six or seven in line are still one sequence.
sequence-guide-five-done = Blue’s fifth chip on g4, and the sequence was locked. The fine line says that it is finished.
sequence-guide-five-corner = A corner counts as everyone’s chip: four chips and a corner are a sequence.

sequence-guide-jacks = Jacks
sequence-guide-jacks-text = Jacks are not on the board. Look at their eyes: the wild one has two, the thief one.
sequence-guide-jacks-kinds = Jacks
sequence-guide-jacks-kinds-suits = Suits
sequence-guide-jacks-kinds-does = What it does
sequence-guide-jacks-kinds-wild = Two-eyed
sequence-guide-jacks-kinds-wild-does = a chip on any free cell
sequence-guide-jacks-kinds-thief = One-eyed
sequence-guide-jacks-kinds-thief-does = takes another team’s chip off the board
sequence-guide-jacks-wild = With the jack of diamonds blue fills the gap and has a sequence.
sequence-guide-jacks-thief = The jack of spades can take any of the glowing red chips. The sequence in the upper row is finished and cannot be touched.

sequence-guide-dead = A dead card
sequence-guide-dead-text =
    A card is dead when there are chips on both its cells already. It may be exchanged for a new one once a turn, before playing. A jack is never dead: without a target it waits in the hand.
