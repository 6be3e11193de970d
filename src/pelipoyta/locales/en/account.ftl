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
    No cookies are used before you sign in.
privacy-account = Account
privacy-account-text = Name, day of creation, settings, decks and progress in lessons. A mail address is stored only if you give one for notices.
privacy-sign-in = Signing in
privacy-sign-in-text =
    Only a hash of the password is stored, the public key of a passkey, and hashes of recovery codes and sessions.
    For each device the server stores the browser, the system and the start of its network address, such as 192.0.2.0/24. An unused sign-in ends after 90 days, every one after 400 days at the latest.
privacy-games = Games
privacy-games-text = The course of a game holds the id of an account, not its name. The name is looked up when the game is shown, so a new name and a deletion are seen everywhere. Games, results and chat stay until the operator deletes them.
privacy-fairplay = Fair play
privacy-fairplay-text =
    When an account plays a rated game, hashes of the device and of the start of the network are kept for 180 days. They only show whether accounts of one device meet in rated games.
    Choices in rated games are compared with the strongest bot’s. The operator sees the figures, but nothing follows from them automatically.
privacy-public = What others see
privacy-public-text = Your name, the results and ratings of your profile, and the tables that may be watched. You can stay out of the leaderboards.
privacy-others = Who gets your data
privacy-others-text = Nobody. The pages have no advertisements and no trackers, and load nothing from other servers. If you allow notices, they travel encrypted through the service of your browser’s maker.
privacy-times = How long
privacy-times-text =
    Deleted account: two weeks to return, then everything but the id is deleted.
    Freed name: given to nobody else for a year.
    File with collected data: one day.
    Backups: as long as the operator keeps them, usually a month at most.
    Helpers: as long as the operator keeps them. Ask the operator if you want your name removed.
    Notices: 30 days. Mail address, web-hook and the notice addresses of devices: until you remove them. Vacations and conditional answers: until the account is deleted.
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
