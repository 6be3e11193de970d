# Mitä palvelin sanoo käynnistäjälleen.

serve-open = Pelipöytä on auki osoitteessa { $address } (sulje: Ctrl+C)
serve-not-built = Selainohjelmaa ei ole vielä rakennettu. Aja projektin kansiossa komento make play.

# Kun linkki pöytään tai siirtoon näytetään muualla.
preview-table = { $game }: { $names }
preview-move = { $game }: { $names }, siirto { $move }
preview-house = Viisi peliä saman pöydän ääressä, ilman kirjautumista.
preview-waiting = Pöydässä on vielä tilaa: istu mukaan.
preview-running = Peli on kesken: tule katsomaan.
preview-over = Peli on pelattu: katso, miten siinä kävi.
preview-bot = botti { $bot }
