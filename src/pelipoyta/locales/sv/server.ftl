# Vad servern säger till den som startar den.

serve-open = Pelipöytä är öppet på { $address } (stäng: Ctrl+C)
serve-network = Andra i samma nätverk öppnar { $address }
serve-bots-uncompiled = Reglerna är ännu inte kompilerade, så botarna ser mindre långt fram på samma tid. De tar bygget ({ $command }) i bruk själva när det är klart.
serve-bots-no-compiler = Här finns ingen C-kompilator, så botarna ser mindre långt fram på samma tid. Allt annat fungerar.
serve-not-built = Webbklienten är inte byggd än. Kör kommandot make play i projektets mapp.

# När en länk till ett bord eller ett drag visas någon annanstans.
preview-table = { $game }: { $names }
preview-move = { $game }: { $names }, drag { $move }
preview-house = Fem spel vid samma bord, utan inloggning.
preview-waiting = Det finns plats vid bordet: slå dig ner.
preview-running = Partiet pågår: kom och titta.
preview-over = Partiet är slut: se hur det gick.
preview-bot = boten { $bot }
