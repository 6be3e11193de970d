# Notices: the list, the settings, and their sentences for phone, mail and page.

notices-title = Notices
notices-lead = What you are told, where and when.
notices-none = No notices. Here you will see your turns, invitations and events.
notices-see-all = Mark all as read
notices-unread = new
notice-turn = Your turn: { $game }
notice-turns =
    { $count ->
        [one] A game waits for you
       *[other] { $count } games wait for you
    }
notice-deadline =
    { $hours ->
        [one] Only an hour is left for your turn: { $game }
       *[other] { $hours } hours are left for your turn: { $game }
    }
notice-pairing = An opponent was found: { $game }
notice-event-soon = Begins in 15 minutes: { $name }
notice-event-now = Begins now: { $name }
notice-event-round = Round { $round } begins: { $name }
notice-fixture = Your match can begin: { $name } ({ $game })
notice-house-mail-refused = An email to you could not be delivered. Check your address.
notice-house-hook-off = Your web-hook is switched off because it has not answered.
notice-mail-end =
    You got this mail because you allowed notices by mail.
    Stop mails of this kind: { $stop }
    All settings: { $settings }
notice-mail-confirm = Confirm your mail address
notice-mail-confirm-text =
    Somebody, we hope you, wants notices from Pelipöytä at this address.
    Confirm the address by opening this link within a day: { $link }
    If you did not ask for it, you can forget this mail.
notices-kinds = What you are told, and where
notices-kinds-about = Choose how you are told of each thing.
notices-kind-turn = Your turn
notices-kind-deadline = Time is running out
notices-kind-invitation = Invitation by a friend
notices-kind-pairing = An opponent was found
notices-kind-event = An event begins
notices-kind-fixture = League match
notices-kind-report = Answer to your report
notices-kind-social = Friends and clubs
notices-kind-house = Account and operator
notices-channel-page = Page
notices-channel-push = Device
notices-channel-mail = Mail
notices-channel-hook = Web-hook
notices-push = Notices on this device
notices-push-about = The browser shows the notice even when the page is closed. The message is encrypted and says nothing about your cards.
notices-push-on = Tell me on this device
notices-push-off = Stop on this device
notices-push-is-on = This device shows notices.
notices-push-denied = The browser has forbidden notices from this page. Allow them in the browser’s settings for this page, next to the address.
notices-push-unable = This browser cannot show notices.
notices-push-phone = On an iPhone or iPad notices work only from the home screen: choose Share, then Add to Home Screen, and open Pelipöytä there.
notices-push-insecure = The device can show notices only where the page’s address begins with https.
notices-ask-turn = Tell me when it is my turn
notices-ask-later = Not now
notices-ask-about = A game may take days. This device can tell you when it is your turn.
notices-quiet = Quiet hours
notices-quiet-about = You get no notices in these hours. They come afterwards, or an hour before if your time would run out meanwhile.
notices-quiet-on = Use quiet hours
notices-quiet-from = From
notices-quiet-to = To
notices-quiet-zone = Time zone
notices-bundle = Gather notices of turns (minutes)
notices-digest = All turns in one email a day
notices-save = Save
notices-saved = Saved.
notices-mail = Mail
notices-mail-about = The address is used only for notices. Every email has a link that stops them.
notices-mail-address = Mail address
notices-mail-set = Send a confirmation
notices-mail-remove = Remove the address
notices-mail-waits = We sent a link to { $address }. Open it to confirm the address.
notices-mail-confirmed = Notices are sent to { $address }.
notices-mail-off = This server sends no mail.
notices-hook = Web-hook
notices-hook-about = The server sends your notices to your own address as signed JSON. The documentation says how.
notices-hook-address = Address
notices-hook-set = Use it
notices-hook-remove = Remove
notices-hook-secret = Signing key, shown only now:
notices-hook-try = Send a test
notices-hook-good = The test arrived, answer: { $result }
notices-hook-bad = The test did not arrive: { $result }
notices-hook-unreachable = the address could not be reached
notices-hook-is-off = The web-hook is switched off because it has not answered. A test that arrives switches it on again.
notices-page = On this page
notices-page-sound = Sound when it is your turn
notices-guest = Without an account this device tells you of your turns. With an account notices reach all your devices.
notices-stop-title = Stop mails
notices-stop-text = No more mail will come about this: { $kind }.
notices-stop-text-all = No more mail will come at all.
notices-stop-this = Stop these mails
notices-stop-all = Stop all mails
notices-stopped = Stopped. You can change the settings at any time.
notices-confirm-title = Confirm the mail address
notices-confirm-text = Notices will come to this address once you confirm it.
notices-confirm-button = Confirm
notices-confirmed = The address is confirmed.
notices-to-settings = Settings for notices
vacation = Vacation days
vacation-about = While you are on vacation, your clock stops in games that last days. You earn one day every two weeks and can save up to 26. A vacation never begins by itself.
vacation-have = Vacation days: { $days }
vacation-next = Next day: { $date }
vacation-count = How many days
vacation-begin = Begin the vacation
vacation-end = End the vacation
vacation-is-on = You are on vacation until { $date }. Your clocks are stopped.
