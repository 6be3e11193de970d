# Notices about friends, clubs, reports and sanctions.
notice-social-friend_asked = { $name } vill bli din vän.
notice-social-friend_accepted = { $name } godkände din vänförfrågan.
notice-social-club_request = Din klubb har en ny ansökan.
notice-social-club_admitted = Du är antagen till klubben.
notice-social-club_removed = Du har tagits bort ur en klubb.
notice-invitation-friend = { $name } bjuder in dig till ett parti.
notice-report-acted = Din anmälan är behandlad och ledde till åtgärder. Tack.
notice-report-dismissed = Din anmälan är behandlad. Den ledde inte till åtgärder.
notice-house-note = Administratören har skickat dig ett påpekande.
notice-house-warning = Du har fått en varning. Läs den så kan du fortsätta.
notice-house-silence = Du kan inte skriva på en stund. Läs varför.
notice-house-unrated = Du kan inte spela rankade partier på en tid. Läs varför.
notice-house-suspension = Ditt konto är avstängt. Läs varför.
notice-house-closed = Ditt konto är stängt. Läs varför.
notice-house-lifted = Din påföljd är upphävd.
notice-house-granted = Ditt överklagande godkändes.
notice-house-kept = Ditt överklagande avslogs.
