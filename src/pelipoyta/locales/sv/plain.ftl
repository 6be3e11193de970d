# Spel utan eget bräde: allt läses ur det spelet självt berättar.

plain-position = Ställning
plain-players = Spelare
plain-player = Spelare
plain-options = Val
plain-choices = Vad du kan göra
plain-count =
    { $count ->
        [one] ett alternativ
       *[other] { $count } alternativ
    }
plain-more = { $shown } av dem visas. Begränsa sökningen.
plain-find = Sök ett drag eller skriv det
plain-type = Skriv draget
plain-do = Gör
plain-none = Inget drag motsvarar sökningen.
plain-yes = ja
plain-no = nej
plain-hidden = hemligt
plain-nobody = ingen
