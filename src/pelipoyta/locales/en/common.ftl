# Words used everywhere.

app-name = Pelipöytä
app-claim = Take a seat. The game begins at once.
skip = Skip to content
close = Close
continue = Continue
try-again = Try again
to-start = To the start page
loading = Laying the table…
rules = Rules
rules-of = { $game }: rules
chapters = Chapters of the rules
you = you
guest = Guest
player-you = You
seat-number = Seat { $number }
your-name = Your name
change-name = Change name

language = Language
language-fi = Suomi
language-sv = Svenska
language-en = English
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
sound = Sounds

link = Link to the table
copy-link = Copy link
copied = Copied
share = Share

dice-show = The dice show { $values }

mark-circle = blue circle
mark-diamond = red diamond
mark-hexagon = green hexagon
mark-square = yellow square
mark-triangle = purple triangle
mark-drop = sky-blue drop
mark-cross = grey cross
mark-star = brown star
mark-moon = pink crescent
mark-shield = olive shield
mark-leaf = teal leaf
mark-hourglass = wine-red hourglass

# Proper names: the same for every reader, so that people speak of the same bot.
bot-people = Alma, Eino, Helmi, Onni, Siiri, Urho, Lempi, Toivo, Aune, Väinö, Kerttu, Ilmari
bot-uniform = Carefree
bot-greedy = Careful
bot-outside = { $name } (bot)
bot-level1 = Easy
bot-level2 = Relaxed
bot-level3 = Alert
bot-level4 = Skilled
bot-level5 = Master
bot-best = Master
bot-ismcts = Thoughtful
bot-uniform-character = Moves at random, without thinking.
bot-greedy-character = Sees all that can be done now, but does not look ahead.
bot-level1-character = Takes what it sees first and forgets the rest.
bot-level2-character = Notices a lot, but always overlooks something.
bot-level3-character = Notices nearly everything, but seldom looks ahead.
bot-level4-character = Plays with skill and seldom errs.
bot-best-character = Plays as well as it can and forgives nothing.

guide = Guide
guide-numbered = Numbered rules
guide-note = Crib sheet
guide-whole = The whole guide, with pictures
guide-told = What happened
guide-refused = Not allowed:
guide-refused-what = { $text } is not allowed:
guide-variants = Variants
guide-variants-text = Things to agree on when the table is set.
guide-print = Print on two sheets
guide-print-rules = Print with the numbered rules
guide-search = Search the rules
guide-found =
    { $found ->
        [0] Not found. Try a shorter word.
        [one] One place
       *[other] { $found } places
    }

sign-in = Sign in
sign-up = Create an account
cancel = Cancel
privacy = Privacy
people-title = Friends and clubs
ratings-page = Ratings
deleted-player = deleted player

# A link as a picture for a phone.
qr-code = QR code
qr-code-of = QR code of the link { $address }

# The bell in the header of every page.
notices-bell = Notices
notices-bell-unread =
    { $count ->
        [one] Notices, one unread
       *[other] Notices, { $count } unread
    }
helper-open = Helper for the real pieces
variants-played = Variants: { $variants }
variants = Variants
variants-choose = Choose variants
variants-change = Change the variants
