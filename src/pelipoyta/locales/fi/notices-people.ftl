# Notices about friends, clubs, reports and sanctions.
notice-social-friend_asked = { $name } pyytää sinua kaverikseen.
notice-social-friend_accepted = { $name } hyväksyi kaveripyyntösi.
notice-social-club_request = Kerhoosi on uusi liittymispyyntö.
notice-social-club_admitted = Sinut on hyväksytty kerhoon.
notice-social-club_removed = Sinut on poistettu kerhosta.
notice-invitation-friend = { $name } kutsuu sinut peliin.
notice-report-acted = Ilmoituksesi on käsitelty, ja se johti toimiin. Kiitos.
notice-report-dismissed = Ilmoituksesi on käsitelty. Se ei johtanut toimiin.
notice-house-note = Ylläpitäjä on lähettänyt sinulle huomion.
notice-house-warning = Olet saanut varoituksen. Lue se, niin voit jatkaa.
notice-house-silence = Et voi hetkeen kirjoittaa. Lue, miksi.
notice-house-unrated = Et voi hetkeen pelata luokituspelejä. Lue, miksi.
notice-house-suspension = Tilisi on jäähyllä. Lue, miksi.
notice-house-closed = Tilisi on suljettu. Lue, miksi.
notice-house-lifted = Seuraamuksesi on kumottu.
notice-house-granted = Valituksesi hyväksyttiin.
notice-house-kept = Valituksesi hylättiin.
