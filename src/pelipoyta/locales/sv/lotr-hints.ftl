# Vägledning: vad man kan göra, och vad som talar för det.

lotr-hint-ways = { $count ->
    [one] ett sätt
   *[other] { $count } sätt
}
lotr-can-bid = bjuda bördor, { lotr-hint-ways } (LOTR-3.2)
lotr-can-take-place = välja plats i turordningen (LOTR-3.3)
lotr-can-play = spela ett kort, { lotr-hint-ways } (LOTR-20.1)
lotr-can-use = använda en förmåga, { lotr-hint-ways } (LOTR-17.3)
lotr-can-heal-by = kasta ett kort och läka den med samma namn (LOTR-7.2)
lotr-can-transfer = flytta ett föremål till en annan (LOTR-21.6)
lotr-can-pick = välja mål, { lotr-hint-ways } (LOTR-18.3)
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
lotr-advice-bid = Bjud { $burdens }.
lotr-advice-takeplace = Välj plats { $place }.
lotr-advice-play = Spela { $card }.
lotr-advice-heal = Kasta { $card } och läk den med samma namn.
lotr-advice-heal-other = Kasta { $card } och läk den med samma namn.
lotr-advice-use = Använd förmågan: { $card }.
lotr-advice-transfer = Flytta { $card } till en annan.
lotr-advice-pick = Välj { $card }.
lotr-advice-decide = Välj sätt { $way }.
lotr-advice-assign = Ställ { $card } mot { $minion }.
lotr-advice-pass = Passa.
lotr-advice-go = Ge dig av.
lotr-advice-go-other = Bege sig av.
lotr-advice-go-why = Flytten lägger platsens skuggtal i potten och en marker för varje följeslagare: de är { $companions }.
lotr-advice-let-be = Låt saken vara.
lotr-advice-leave = Ställ inga fler försvarare.
lotr-advice-leave-why = { $minions ->
    [0] Varje hantlangare har redan en motståndare.
    [one] Skuggan väljer vem den sista hantlangaren går emot.
   *[other] Skuggan väljer vem de övriga { $minions } hantlangarna går emot.
}
lotr-advice-keep = Behåll alla kort.
lotr-advice-keep-why = { $hand ->
    [one] Du har ett kort på handen; du drar tills du har åtta.
   *[other] Du har { $hand } kort på handen; du drar nya om de är färre än åtta.
}
lotr-advice-on = Fortsätt färden.
lotr-advice-stop = Stanna.
lotr-advice-road = Nästa plats är { $site }. Hantlangare i hälarna: { $minions }, marker i potten: { $pool }.
lotr-advice-spot = Upptäck { $count }.
lotr-advice-times = { $count ->
    [one] Ansträng en gång.
   *[other] Ansträng { $count } gånger.
}
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
lotr-advice-price = { $payer ->
    [free] Det lägger { $cost ->
        [one] en mark
       *[other] { $cost } marker
    } i potten; i potten finns nu { $pool }.
   *[shadow] Det kostar nu { $cost }; i potten finns { $pool }.
}
lotr-advice-stronger = Styrkorna är nu { $own }–{ $foe }: du leder.
lotr-advice-weaker = Styrkorna är nu { $own }–{ $foe }: du leder inte.
lotr-advice-bid-why = Den som bjuder mest väljer plats först; bördorna man bjudit stannar hos den egna Ringbäraren.
lotr-advice-takeplace-why = { $place ->
    [1] Då är första turen din.
   *[other] Då har någon annan första turen.
}
lotr-advice-pass-why = Du sparar dina kort: på handen har du { $hand }, och i potten finns { $pool ->
    [one] en mark
   *[other] { $pool } marker
}.
lotr-advice-heal-why = Ett sår läks på den med samma namn.
lotr-advice-pick-strength = Dess styrka är nu { $own }.
lotr-advice-fighter = Sällskapet får en följeslagare: styrka { $strength }, livskraft { $vitality }.
lotr-advice-ally = En bundsförvant kommer i spel: styrka { $strength }, livskraft { $vitality }.
lotr-advice-minion = En hantlangare kommer i spel: styrka { $strength }, livskraft { $vitality }.
lotr-advice-item = Bäraren blir starkare: styrka +{ $strength }, livskraft +{ $vitality }.
lotr-advice-does-strength = Med det kan styrka ändras.
lotr-advice-does-wound = Med det kan någon såras.
lotr-advice-does-heal = Med det kan ett sår läkas.
lotr-advice-does-draw = Med det kan man dra kort.
lotr-advice-does-archery = Det påverkar bågskyttet.
lotr-advice-does-less-twilight = Med det kan marker tas ur potten.
lotr-advice-does-more-twilight = Med det kan marker läggas i potten.
lotr-advice-does-unburden = Med det kan Ringbäraren bli av med bördor.
lotr-advice-does-burden = Med det kan Ringbäraren få bördor.
lotr-advice-does-discard = Med det kan kort kastas.
lotr-advice-does-play = Med det kan ett annat kort spelas.
lotr-advice-does-prevent = Med det kan något hindras från att hända.
lotr-advice-does-cancel = Med det kan en strid ställas in.
lotr-advice-does-gains = Med det kan någon få en ny egenskap.
lotr-advice-does-forbid = Det förbjuder något eller skyddar mot något.
lotr-advice-does-cost = Det ändrar kortens pris.
lotr-advice-pick-player = Välj spelaren på plats { $place }.
lotr-advice-pick-card = Kortets tal: styrka { $strength }, livskraft { $vitality }.
lotr-advice-item-weakens = Bäraren blir svagare: styrka −{ $strength }, livskraft −{ $vitality }.
lotr-advice-later = Resultatet beror på kort som du inte ser.
lotr-advice-now-nothing = Sår, bördor och pott är oförändrade genast efteråt.
lotr-advice-now-leaves = { $card } lämnar spelet.
lotr-advice-now-burdens = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] Du får en börda.
           *[other] Du får { $amount } bördor.
        }
       *[down] { $amount ->
            [one] Du blir av med en börda.
           *[other] Du blir av med { $amount } bördor.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] Motståndaren får en börda.
           *[other] Motståndaren får { $amount } bördor.
        }
       *[down] { $amount ->
            [one] Motståndaren blir av med en börda.
           *[other] Motståndaren blir av med { $amount } bördor.
        }
    }
}
lotr-advice-now-wounds = { $whose ->
    [own] { $way ->
        [up] { $amount ->
            [one] Dina får ett sår.
           *[other] Dina får { $amount } sår.
        }
       *[down] { $amount ->
            [one] Ett sår läks hos dina.
           *[other] { $amount } sår läks hos dina.
        }
    }
   *[other] { $way ->
        [up] { $amount ->
            [one] Motståndarens får ett sår.
           *[other] Motståndarens får { $amount } sår.
        }
       *[down] { $amount ->
            [one] Ett sår läks hos motståndarens.
           *[other] { $amount } sår läks hos motståndarens.
        }
    }
}
lotr-advice-now-twilight = { $way ->
    [up] { $amount ->
        [one] En mark läggs i potten.
       *[other] { $amount } marker läggs i potten.
    }
   *[down] { $amount ->
        [one] En mark tas ur potten.
       *[other] { $amount } marker tas ur potten.
    }
}
