# Vägledning: vad man kan göra, och vad som talar för det.

lotr-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
lotr-hint-choices = { $count ->
    [one] ett val
   *[other] { $count } val
}
lotr-can-bid = bjuda bördor, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = välja plats i turordningen (LOTR-3.3)
lotr-can-play = spela ett kort, { lotr-hint-choices } (LOTR-20.1)
lotr-can-use = använda en förmåga, { lotr-hint-choices } (LOTR-17.3)
lotr-can-heal-by = slänga ett kort och läka den med samma namn (LOTR-7.2)
lotr-can-transfer = flytta ett föremål till en annan (LOTR-21.6)
lotr-can-pick = välja, { lotr-hint-choices } (LOTR-18.3)
lotr-can-decide = bestämma mellan två eller flera sätt (LOTR-29.1)
lotr-can-assign = ställa en försvarare, { lotr-hint-ways } (LOTR-12.3)
lotr-can-pass = passa (LOTR-10.2)
lotr-can-pass-starting = börja med det här sällskapet (LOTR-3.8)
lotr-can-pass-sanctuary = sluta läka (LOTR-6.2)
lotr-can-pass-fellowship = ge dig av (LOTR-7.8)
lotr-can-pass-defend = lämna resten av hantlangarna utan försvarare (LOTR-12.3)
lotr-can-pass-reconcile = behålla alla kort (LOTR-15.2)
lotr-can-pass-respond = låta saken vara (LOTR-17.3)
lotr-can-decide-move-again = fortsätta färden eller stanna (LOTR-15.3)
lotr-advice-bid = Bjud { $burdens }: varje börda stannar på din egen Frodo.
lotr-advice-takeplace = Välj plats { $place }.
lotr-advice-play = Spela { $card }.
lotr-advice-heal = Släng { $card } och läk den med samma namn.
lotr-advice-use = Använd förmågan: { $card }.
lotr-advice-transfer = Flytta { $card } till en annan.
lotr-advice-pick = Välj { $card }.
lotr-advice-decide = Välj alternativ { $way }.
lotr-advice-assign = Ställ { $card } mot { $minion }.
lotr-advice-pass = Passa: spara dina kort och marker.
lotr-advice-go = Ge dig av.
lotr-advice-go-why = Inget på handen ger nu mer än det kostar. Flytten lägger platsens skuggtal i potten och en marker för varje följeslagare: de är { $companions }.
lotr-advice-let-be = Låt saken vara.
lotr-advice-let-be-why = Ett svar skulle nu kosta mer än det ger.
lotr-advice-leave = Ställ inga fler försvarare.
lotr-advice-leave-why = De andra skonas; Skuggan väljer vem resten av hantlangarna går emot.
lotr-advice-keep = Behåll alla kort.
lotr-advice-keep-why = Vart och ett är ännu till nytta.
lotr-advice-on = Fortsätt färden.
lotr-advice-stop = Stanna.
lotr-advice-road = Nästa plats är { $site }. Hantlangare i hälarna: { $minions }, marker i potten: { $pool }.
lotr-advice-spot = Hitta { $count }.
lotr-advice-yes = Svara ja.
lotr-advice-no = Svara nej.
lotr-advice-outlook-kills = Då är styrkorna { $own }–{ $foe }: { $minion } faller.
lotr-advice-outlook-wounds = Då är styrkorna { $own }–{ $foe }: { $minion } såras.
lotr-advice-outlook-hurts = Då är styrkorna { $own }–{ $foe }: { $card } får { $wounds ->
    [one] ett sår.
   *[other] { $wounds } sår.
}
lotr-advice-outlook-burdened = Då är styrkorna { $own }–{ $foe }: förlusten ger bördor, { $burdens }.
lotr-advice-outlook-dies = Då är styrkorna { $own }–{ $foe }: { $card } faller.
lotr-advice-price = Det kostar nu { $cost }; i potten finns { $pool }.
lotr-advice-stronger = Styrkorna { $own }–{ $foe }: du leder.
lotr-advice-weaker = Styrkorna { $own }–{ $foe }: du behöver hjälp från handen, men någon annan skonas.
lotr-advice-bid-why = Den som börjar har en fördel, men varje börda tynger Frodo hela spelet.
lotr-advice-takeplace-why = Den första kommer först i väg.
lotr-advice-decide-why = Ett annat sätt skulle kosta fler sår eller märken.
lotr-advice-pass-why = Inget på handen ger nu mer än det kostar.
lotr-advice-heal-why = Ett sår mindre, och kortet vore annars till ingen nytta: han är redan i spel.
lotr-advice-use-why = Förmågan hjälper just i den här fasen.
lotr-advice-transfer-why = Den nya bäraren har mer nytta av det.
lotr-advice-play-why = Kortets text hjälper just i den här fasen.
lotr-advice-pick-why = De andra valen skulle ge mindre.
lotr-advice-pick-strength = Dess styrka är nu { $own }.
lotr-advice-fighter = Sällskapet får en kämpe: styrka { $strength }, livskraft { $vitality }.
lotr-advice-ally = En bundsförvant hjälper varje tur: styrka { $strength }, livskraft { $vitality }.
lotr-advice-minion = Sällskapet måste möta en hantlangare: styrka { $strength }, livskraft { $vitality }.
lotr-advice-item = Bäraren blir starkare: styrka +{ $strength }, livskraft +{ $vitality }.
lotr-advice-does-strength = Det ändrar styrkan och kan avgöra en strid.
lotr-advice-does-wound = Det sårar.
lotr-advice-does-heal = Det läker ett sår.
lotr-advice-does-draw = Du får kort av det.
lotr-advice-does-archery = Det påverkar bågskyttet.
lotr-advice-does-less-twilight = Det tar bort skuggmärken ur poolen.
lotr-advice-does-more-twilight = Det lägger skuggmärken i poolen.
lotr-advice-does-unburden = Det lättar ringbärarens börda.
lotr-advice-does-burden = Det ökar ringbärarens börda.
lotr-advice-does-discard = Det kastar bort ett kort.
lotr-advice-does-play = Det för in ett annat kort i spel.
lotr-advice-does-prevent = Det hindrar ett sår eller annan skada.
lotr-advice-does-cancel = Det ställer in en strid.
lotr-advice-does-gains = Det ger en ny egenskap.
lotr-advice-does-forbid = Det hindrar någon från att göra något.
lotr-advice-does-cost = Det ändrar kortens pris.
