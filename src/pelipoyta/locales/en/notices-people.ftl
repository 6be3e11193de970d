# Notices about friends, clubs, reports and sanctions.
notice-social-friend_asked = { $name } asks to be your friend.
notice-social-friend_accepted = { $name } accepted your friend request.
notice-social-club_request = Your club has a new request to join.
notice-social-club_admitted = You were admitted to the club.
notice-social-club_removed = You were removed from a club.
notice-invitation-friend = { $name } invites you to a game.
notice-report-acted = Your report was read and led to action. Thank you.
notice-report-dismissed = Your report was read. It led to no action.
notice-house-note = The operator has sent you a note.
notice-house-warning = You have a warning. Read it to go on.
notice-house-silence = You cannot write for a while. Read why.
notice-house-unrated = You cannot play rated games for a while. Read why.
notice-house-suspension = Your account is suspended. Read why.
notice-house-closed = Your account is closed. Read why.
notice-house-lifted = Your sanction was lifted.
notice-house-granted = Your appeal was granted.
notice-house-kept = Your appeal was not granted.
