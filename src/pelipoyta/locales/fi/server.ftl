# Mitä palvelin sanoo käynnistäjälleen.

serve-open = Pelipöytä on auki osoitteessa { $address } (sulje: Ctrl+C)
serve-not-built = Selainohjelmaa ei ole vielä rakennettu. Aja projektin kansiossa komento make play.

# Kun linkki pöytään tai siirtoon näytetään muualla.
preview-table = { $game }: { $names }
preview-move = { $game }: { $names }, siirto { $move }
preview-bot = botti { $bot }
