# Vägledning: vad man kan göra, och vad som talar för det.

lotr-can-bid = bjuda bördor, { $count } sätt (LOTR-3.2)
lotr-can-take-place = välja plats i turordningen (LOTR-3.3)
lotr-can-play = spela ett kort, { $count } val (LOTR-20.1)
lotr-can-use = använda en förmåga, { $count } val (LOTR-17.3)
lotr-can-heal-by = slänga ett kort och läka den med samma namn (LOTR-7.2)
lotr-can-transfer = flytta ett föremål till en annan (LOTR-21.6)
lotr-can-pick = välja, { $count } val (LOTR-18.3)
lotr-can-decide = bestämma mellan två eller flera sätt (LOTR-29.1)
lotr-can-assign = ställa en försvarare, { $count } sätt (LOTR-12.3)
lotr-can-pass = passa (LOTR-10.2)
lotr-advice-bid = Bjud { $burdens }: varje börda stannar på din egen Frodo.
lotr-advice-takeplace = Välj plats { $place }.
lotr-advice-play = Spela { $card }.
lotr-advice-heal = Släng { $card } och läk den med samma namn.
lotr-advice-use = Använd förmågan: { $card }.
lotr-advice-transfer = Flytta { $card } till en annan.
lotr-advice-pick = Välj { $card }.
lotr-advice-decide = Välj sätt { $way }.
lotr-advice-assign = Ställ { $card } mot { $minion }.
lotr-advice-pass = Passa: spara dina kort och marker.
lotr-advice-price = Det kostar nu { $cost }; i potten finns { $pool }.
lotr-advice-stronger = Styrkorna { $own }–{ $foe }: du leder.
lotr-advice-weaker = Styrkorna { $own }–{ $foe }: du behöver hjälp från handen, men någon annan skonas.
