# Reports and blocks from the table.
report-open = Anmäl
report-title = Anmäl till administratören
report-who = Vem
report-why = Varför
report-lines = Meddelanden som anmälan gäller
report-note = Mer information
report-send = Skicka anmälan
report-sent = Tack. Administratören läser anmälan och berättar för dig vad den ledde till.
report-cancel = Avbryt
report-block = Blockera spelaren
report-blocked = Spelaren är blockerad och får inte veta det.
report-abuse = Kränkande beteende
report-spam = Reklam eller skräppost
report-cheating = Misstänkt fusk
report-stalling = Fördröjning eller avhopp
report-name = Olämpligt namn
report-other = Annan orsak
watchers-friends = Dina vänner som ser på: { $names }

# A player on vacation (TABLE-26).
seat-vacation = på semester till { $date }

# Conditional answers (TABLE-27).
conditional-title = Villkorliga svar
conditional-count = Villkorliga svar: { $count }
conditional-about = Välj vad du gör om motståndaren spelar på ett visst sätt. Svaret spelas genast, som ett vanligt drag. Motståndaren ser inte de här.
conditional-if = om { $move }
conditional-then = så { $move }
conditional-theirs = Om motståndaren spelar
conditional-mine = svarar jag
conditional-choose = Välj ett drag
conditional-chance = Härifrån avgör tärningarna: längre fram går det inte att svara på förhand.
conditional-over = Partiet skulle sluta här.
conditional-add = Lägg till
conditional-again = Börja om
conditional-remove = Ta bort
