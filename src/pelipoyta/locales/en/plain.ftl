# Games without a board of their own: all is read from what the game itself tells.

plain-position = Position
plain-players = Players
plain-player = Player
plain-options = Options
plain-choices = What you can do
plain-count =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
plain-more = { $shown } of them are shown. Narrow the search.
plain-find = Find a move or type it
plain-type = Type a move
plain-do = Make this move
plain-none = No move matches.
plain-yes = yes
plain-no = no
plain-hidden = hidden
plain-nobody = nobody
