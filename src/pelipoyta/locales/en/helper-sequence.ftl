# Sequence: seating, the deal, forgotten draws.

helper-sequence-teams = Teams
helper-sequence-so-many-teams =
    { $teams ->
        [0] by the number of players
       *[other] { $teams } teams
    }
helper-sequence-deal = The deal
helper-sequence-size = Deal { $cards } cards each.
helper-sequence-cut = Everyone draws a card, and the lowest deals. Aces are high.
helper-sequence-draw-for-deal = Draw for the deal here
helper-sequence-dealer = Dealer
helper-sequence-name-dealer = Name the dealer
helper-sequence-drew = { $name }: { $card }
helper-sequence-deals = { $name } deals, { $cards } cards each.
helper-sequence-turn = Turn { $number }
helper-sequence-whose = To play: { $name }, team { $team }
helper-sequence-play = Card played
helper-sequence-take = Drew a card: { $name }
helper-sequence-pass = Pass
helper-sequence-lapsed = { $name } forgot to draw and plays on with fewer cards.
helper-sequence-won = Team { $team } has won.
helper-sequence-drawn = The game is drawn.
helper-sequence-sequences = Finished sequences
helper-sequence-seats = Seating
helper-sequence-order = Sit in this order, clockwise.
helper-sequence-team = Team { $team }
helper-sequence-team-head = Team
helper-sequence-hand = Cards
helper-sequence-did-cut = Draw for the deal: { $cards }. { $name } deals.
helper-sequence-did-tied = Draw for the deal: { $cards }. Equal.
helper-sequence-did-dealer = { $name } deals.
helper-sequence-did-count = Team { $team }: finished sequences { $count }.
helper-sequence-did-play = { $name } played a card.
helper-sequence-did-pass = { $name } passed.
helper-sequence-did-take = { $name } drew a card.
helper-sequence-paper = Cards to deal
helper-sequence-paper-about = Cards for each player.
helper-sequence-paper-players = Players
helper-sequence-scores = Scores
helper-sequence-scores-about = Mark the team that won.
sequence-no-helper-dealt = The cards are dealt already.
sequence-no-helper-no-card = The hand is empty. Pass.
sequence-no-helper-nobody = There is no such player or team.
sequence-no-helper-nothing-owed = That player has no card to draw.
