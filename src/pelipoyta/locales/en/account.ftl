# Account: signing in, settings, profile and privacy.

account = Account
account-lead = The settings of your account. You can always play without one, too.
account-optional = You need no account to play. With one, your games and your name follow you from device to device.
account-way-in = Sign in
account-way-up = Create an account
account-way-code = Sign in with a recovery code
account-to-in = I have an account
account-to-up = Create a new account
account-to-code = Use a recovery code
account-other-ways = Other ways
account-name = Name
account-name-about = Others see the name. 2–20 characters: letters, digits and spaces.
account-password = Password
account-password-about = At least 15 characters. A few words in a row are easy to remember and hard to guess.
account-passkey-in = Sign in with a passkey
account-passkey-up = Create the account with a passkey
account-or = or with a password
account-submit-in = Sign in
account-submit-up = Create the account
account-submit-code = Sign in
account-code = Recovery code
account-welcome = Welcome
account-move-in = Bring the games of this device into the account?
account-move-in-about = This device has { $things }. They will be on all your devices. Games that were played do not change.
account-move-in-yes = Bring them
account-move-in-no = Leave them here
account-games-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
account-decks-count =
    { $count ->
        [one] one deck
       *[other] { $count } decks
    }
account-lessons-count =
    { $count ->
        [one] one lesson
       *[other] { $count } lessons
    }
account-profile = My profile
account-sign-out = Sign out
account-devices = Devices
account-devices-about = Devices on which you are signed in. When you sign a device out, nobody can play in your name on it any more.
account-device = { $browser }, { $system }
account-device-unknown = unknown device
account-device-here = this device
account-device-seen = Signed in { $made }, last used { $seen }. Network: { $place }
account-device-end = Sign out
account-device-end-named = Sign out: { $device }
account-device-end-others = Sign out all others
account-link-show = Sign in on a new device
account-link-about = Scan this code with the new device. It is valid for 90 seconds. Show it only to a device of your own.
account-link-picture = QR code that signs a new device in to your account
account-link-waits = Waiting for the new device…
account-link-which = New device: { $device }. Which number does it show?
account-link-allowed = The new device is being signed in.
account-link-dead = The code is no longer valid, and nobody was signed in.
account-link-title = Sign in with another device
account-link-number = Choose this number on your other device:
account-link-answer = Waiting for the answer of the other device…
account-passkeys = Passkeys
account-passkeys-about = A passkey is a device’s own key: a fingerprint, a face or a PIN is enough, and no password is needed.
account-passkeys-elsewhere = Passkeys do not work at this address. They need the secure public address of the server.
account-passkey = Passkey
account-passkey-synced = On all your devices. Added { $made }
account-passkey-single = On one device only: keep another key or recovery codes in reserve. Added { $made }
account-passkey-remove = Remove
account-passkey-add = Add a passkey
account-secrets = Name and password
account-name-change = Change the name
account-name-changed = The name is changed. Nobody else can take the old one for a year.
account-password-new = New password
account-password-first = Password
account-password-change = Change the password
account-password-changed = The password is changed, and other devices are signed out.
account-codes = Recovery codes
account-codes-about =
    { $count ->
        [0] A recovery code lets you in if you forget the password or lose the device. You have none yet.
        [one] A recovery code lets you in if you forget the password or lose the device. You have one left.
       *[other] A recovery code lets you in if you forget the password or lose the device. You have { $count } left.
    }
account-codes-once = Write the codes down now. They are shown once only, and each works once.
account-codes-new = Make new codes
account-codes-copy = Copy the codes
account-prove = Confirm
account-prove-passkey = Confirm with a passkey
account-leaving = Your data
account-export-about = You get everything that is stored about your account as a file: data as JSON, and the records of your games.
account-export = Collect my data
account-export-waits = The data is being collected…
account-export-load = Download the file
account-delete = Deleting the account
account-delete-about = You are signed out at once. Unless you sign in within two weeks, the account is deleted for good. Others’ games stay, and say “deleted player” in place of your name. Running games without a clock are resigned; in others the clock decides.
account-delete-sure = I want to delete my account
account-delete-now = Delete the account
person-since = Member since { $month }
person-bot = Outside bot since { $month }
person-games = Games
person-no-games = No games played yet.
person-against = Results against you
account-favourites = Favourite games
account-favourites-about = Your favourite games are shown in your profile.
person-favourites = Favourite games: { $games }
person-game = Game
person-played = Played
person-won = Won
person-drawn = Drawn
person-lost = Lost
privacy-lead = What this server keeps, and for how long.
privacy-guest = Without an account
privacy-guest-text =
    The browser holds the keys of tables, settings, decks and progress in lessons. The server stores games and helpers, and the name you typed there.
    If you search for opponents or ask for notices without an account, you are known by a hash of a random key of your browser.
    No cookies are used before you sign in.
privacy-account = Account
privacy-account-text =
    Name, day of creation, settings, favourite games, decks and progress in lessons.
    Which games played without an account you brought along, and names that you gave up.
privacy-sign-in = Signing in
privacy-sign-in-text =
    Only a hash of the password is stored, the public key of a passkey, and hashes of recovery codes and sessions. A sign-in that is under way, or the linking of a new device: five minutes at most.
    For each device the server stores the browser, the system and the start of its network address, such as 192.0.2.0/24. An unused sign-in ends after 90 days, every one after 400 days at the latest.
privacy-games = Games
privacy-games-text =
    The course of a game holds the id of an account, not its name. The name is looked up when the game is shown, so a new name and a deletion are seen everywhere. Games, chat, results, ratings with their changes, tournaments and leagues stay until the operator deletes them.
    Your choice to stay out of leaderboards, and your conditional answers.
privacy-search = Search for opponents
privacy-search-text =
    A search with its games: until somebody is found or you end it, an hour at most, and two weeks for games over days.
    Who was paired with whom: an hour. That a page of yours is open: less than half a minute.
    Games that were found and you did not come to: a note that goes when you come to the next ones.
privacy-people = Friends and clubs
privacy-people-text =
    Friends and requests, people you follow, block and mute, who sees you here, and whether your games may be shown on the start page.
    Clubs you belong to, your requests to join, invitation links and events that you made, your removal from a club, and the club’s log of changes. Of the club, the address of its web-hook is stored too.
privacy-notices = Notices
privacy-notices-text =
    Notices and their deliveries: 30 days. Games and tournaments whose turns and beginning you are told of: until they end.
    Settings of notices, mail address, web-hook and the notice addresses of devices, if you give them: until you remove them. Vacations: until the account is deleted.
privacy-manners = Reports and sanctions
privacy-manners-text = Reports that you made or that concern you, with their messages, cases opened for them, sanctions with their reasons, appeals, and the operators’ log of changes. They stay.
privacy-fairplay = Fair play
privacy-fairplay-text =
    When an account plays a rated game, hashes of the device and of the start of the network are kept for 180 days. They only show whether accounts of one device meet in rated games.
    Choices in rated games are compared with the strongest bot’s. The operator sees the figures in a report, but nothing follows from them automatically.
privacy-bots = Your bots
privacy-bots-text = Names of your bots, hashes of their tokens, games that they wait for, and games that they have played.
privacy-public = What others see
privacy-public-text = Your name, the results and ratings of your profile, and the tables that may be watched. You can stay out of the leaderboards.
privacy-others = Who gets your data
privacy-others-text =
    Nobody, unless you or your club so choose. The pages have no advertisements and no trackers, and load nothing from other servers.
    If you allow notices on a device, they travel encrypted through the service of your browser’s maker. Mails and messages of your own web-hook go to the address you gave.
    A club’s web-hook tells, at an address that the club chose, who joined the club, and of the club’s events, tables and finished games.
privacy-times = How long
privacy-times-text =
    Freed name: given to nobody else for a year.
    File with collected data: one day.
    Backups: as long as the operator keeps them, usually a month at most.
    Helpers: as long as the operator keeps them. Ask the operator if you want your name removed.
    Anything else that has no time on this page: until you remove it or the account.
privacy-deleted = What stays of a deleted account
privacy-deleted-text =
    The account can be restored for two weeks. Then everything else is deleted, and of the following only an id stays, which does not tell the name:
    Games, results and ratings, so that others’ games and ratings stay as they were. Your messages in chats are not shown any more.
    Tournaments and leagues that you played in or organised, and in clubs the invitation links, events, removals and log of changes.
    Reports, cases, sanctions, appeals, reports of fair play and the operators’ log of changes.
    The freed name for a year, and which games you brought along, so that the name you typed there is not shown.
    In notices that went to others your name is seen for 30 days at most.
privacy-rights = Your rights
privacy-rights-text = In the settings of the account you can download all your data, change it, and delete the account.

# Bots of the account: programs that play over the network.
bots-own = Your bots
bots-own-about = A bot is your own program that plays over the network. You answer for it. Others see that it is a bot.
bots-name = Name of the new bot
bots-make = Make a bot
bots-close = Close the bot
bots-close-sure = Close the bot { $name }? Its tokens stop working at once, and it plays no more.
bots-token = Token { $number }
bots-token-new = Make a token
bots-token-once = The token is shown this once:
bots-token-end = Revoke
bots-token-end-named = Revoke token { $number } of the bot { $bot }
bots-protocol = How a bot talks with the server
