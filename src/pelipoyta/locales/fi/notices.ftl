# Ilmoitukset: luettelo, asetukset ja niiden lauseet puhelimeen, sähköpostiin ja sivulle.

notices-title = Ilmoitukset
notices-lead = Mitä sinulle kerrotaan, missä ja milloin.
notices-none = Ei ilmoituksia. Tänne tulee tieto vuorostasi, kutsuista ja tapahtumista.
notices-see-all = Merkitse kaikki luetuiksi
notices-unread = uusi
notice-turn = Sinun vuorosi: { $game }
notice-turns =
    { $count ->
        [one] Yksi peli odottaa vuoroasi
       *[other] Vuoroasi odottaa { $count } peliä
    }
notice-deadline =
    { $hours ->
        [one] Vuoroosi on aikaa enää tunti: { $game }
       *[other] Vuoroosi on aikaa { $hours } tuntia: { $game }
    }
notice-pairing = Vastustaja löytyi: { $game }
notice-event-soon = Vartin kuluttua alkaa: { $name }
notice-event-now = Nyt alkaa: { $name }
notice-event-round = Kierros { $round } alkaa: { $name }
notice-fixture = Ottelusi voi alkaa: { $name } ({ $game })
notice-house-mail-refused = Sähköposti ei mennyt perille. Tarkista osoitteesi.
notice-house-hook-off = Webhookisi on kytketty pois, koska se ei ole vastannut.
notice-mail-end =
    Sait tämän viestin, koska olet sallinut ilmoitukset sähköpostiin.
    Lopeta tällaiset viestit: { $stop }
    Kaikki asetukset: { $settings }
notice-mail-confirm = Vahvista sähköpostiosoitteesi
notice-mail-confirm-text =
    Joku, toivottavasti sinä, haluaa Pelipöydän ilmoitukset tähän osoitteeseen.
    Vahvista osoite avaamalla linkki vuorokauden kuluessa: { $link }
    Jos et pyytänyt tätä, voit unohtaa viestin.
notices-kinds = Mitä kerrotaan ja missä
notices-kinds-about = Valitse, mitä kautta kukin asia kerrotaan.
notices-kind-turn = Sinun vuorosi
notices-kind-deadline = Aika on loppumassa
notices-kind-invitation = Kaverin kutsu
notices-kind-pairing = Vastustaja löytyi
notices-kind-event = Tapahtuma alkaa
notices-kind-fixture = Liigan ottelu
notices-kind-report = Vastaus ilmoitukseesi
notices-kind-social = Kaverit ja kerhot
notices-kind-house = Tili ja ylläpito
notices-channel-page = Sivu
notices-channel-push = Laite
notices-channel-mail = Sähköposti
notices-channel-hook = Webhook
notices-push = Ilmoitukset tälle laitteelle
notices-push-about = Selain näyttää ilmoituksen, vaikka sivu olisi kiinni. Viesti on salattu, eikä siinä kerrota korteistasi.
notices-push-on = Kerro tällä laitteella
notices-push-off = Lopeta tällä laitteella
notices-push-is-on = Tämä laite näyttää ilmoitukset.
notices-push-denied = Selain on kieltänyt ilmoitukset tältä sivulta. Salli ne selaimen sivukohtaisista asetuksista osoiterivin vierestä.
notices-push-unable = Tämä selain ei osaa näyttää ilmoituksia.
notices-push-phone = iPhonessa ja iPadissa ilmoitukset toimivat vain Koti-valikosta: valitse Jaa ja Lisää Koti-valikkoon, ja avaa Pelipöytä sieltä.
notices-push-insecure = Laite voi näyttää ilmoituksia vain, kun sivun osoitteen alussa on https.
notices-ask-turn = Kerro, kun on vuorosi
notices-ask-later = Ei nyt
notices-ask-about = Peli voi kestää päiviä. Tämä laite voi kertoa, kun on sinun vuorosi.
notices-quiet = Hiljaiset tunnit
notices-quiet-about = Näinä tunteina ei ilmoiteta. Ilmoitus tulee niiden jälkeen tai, jos aikasi loppuisi niiden aikana, tuntia ennen niiden alkua.
notices-quiet-on = Hiljaiset tunnit käytössä
notices-quiet-from = Alkaen
notices-quiet-to = Päättyen
notices-quiet-zone = Aikavyöhyke
notices-bundle = Kokoa vuoroilmoitukset yhteen (minuutteina)
notices-digest = Kaikki vuorot yhdessä sähköpostissa kerran päivässä
notices-save = Tallenna
notices-saved = Tallennettu.
notices-mail = Sähköposti
notices-mail-about = Osoitetta käytetään vain ilmoituksiin. Jokaisessa viestissä on linkki, jolla viestit voi lopettaa.
notices-mail-address = Sähköpostiosoite
notices-mail-set = Lähetä vahvistus
notices-mail-remove = Poista osoite
notices-mail-waits = Lähetimme vahvistuslinkin osoitteeseen { $address }.
notices-mail-confirmed = Ilmoitukset lähetetään osoitteeseen { $address }.
notices-mail-off = Tämä palvelin ei lähetä sähköpostia.
notices-hook = Webhook
notices-hook-about = Palvelin lähettää ilmoituksesi antamaasi osoitteeseen allekirjoitettuna JSON-viestinä. Ohje on dokumentaatiossa.
notices-hook-address = Osoite
notices-hook-set = Ota käyttöön
notices-hook-remove = Poista
notices-hook-secret = Allekirjoitusavain, joka näytetään vain nyt:
notices-hook-try = Lähetä kokeeksi
notices-hook-good = Kokeilu onnistui, vastaus: { $result }
notices-hook-bad = Kokeilu ei onnistunut: { $result }
notices-hook-unreachable = osoitteeseen ei saatu yhteyttä
notices-hook-is-off = Webhook on kytketty pois, koska se ei ole vastannut. Onnistunut kokeilu kytkee sen takaisin.
notices-page = Tällä sivulla
notices-page-sound = Ääni, kun on vuorosi
notices-guest = Ilman tiliä saat tiedon vuorostasi vain tällä laitteella. Tilin avulla ilmoitukset tulevat kaikille laitteillesi.
notices-stop-title = Lopeta sähköpostit
notices-stop-text = Tämän jälkeen sähköpostia ei tule aiheesta: { $kind }.
notices-stop-text-all = Tämän jälkeen sähköpostia ei tule lainkaan.
notices-stop-this = Lopeta nämä viestit
notices-stop-all = Lopeta kaikki sähköpostit
notices-stopped = Lopetettu. Voit muuttaa asetuksia milloin tahansa.
notices-confirm-title = Vahvista sähköpostiosoite
notices-confirm-text = Ilmoitukset tulevat tähän osoitteeseen, kun vahvistat sen.
notices-confirm-button = Vahvista
notices-confirmed = Osoite on vahvistettu.
notices-to-settings = Ilmoitusten asetukset
vacation = Lomapäivät
vacation-about = Loman ajaksi kellosi pysähtyy peleissä, jotka kestävät päiviä. Saat yhden lomapäivän kahdessa viikossa, ja päiviä voi kertyä enintään 26. Loma ei koskaan ala itsestään.
vacation-have = Lomapäiviä: { $days }
vacation-next = Seuraava päivä: { $date }
vacation-count = Kuinka monta päivää
vacation-begin = Aloita loma
vacation-end = Lopeta loma
vacation-is-on = Olet lomalla { $date } asti. Kellosi on pysäytetty.
