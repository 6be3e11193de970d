# Loggen: vad som hände, och för vilket korts eller vilken regels skull.
lotr-log-bid-made = { $name } har lagt sitt bud.
lotr-log-bid-made-you = Du har lagt ditt bud.
lotr-log-bids-shown = Buden: { $bids }.
lotr-log-tie-settled = Lotten avgjorde mellan lika bud.
lotr-log-place-taken = { $name } tar plats { $place } i turordningen.
lotr-log-place-taken-you = Du tar plats { $place } i turordningen.
lotr-log-turn-began = { $name } börjar sin tur
lotr-log-turn-began-you = Du börjar din tur
lotr-log-phase-began = { $phase }
lotr-log-site-placed = { $name } lägger plats { $number } på vägen: { $card }.
lotr-log-site-placed-you = Du lägger plats { $number } på vägen: { $card }.
lotr-log-fellowship-moved = Sällskapet går till plats { $number }.
lotr-log-some-card = Okänt kort
lotr-log-card-played = { $name } spelar { $card }{ $paid }.
lotr-log-card-played-you = Du spelar { $card }{ $paid }.
lotr-log-card-played-on = { $name } spelar { $card } på { $bearer }{ $paid }.
lotr-log-card-played-on-you = Du spelar { $card } på { $bearer }{ $paid }.
lotr-log-paid = { " " }(skymning { $by }, i potten { $pool })
lotr-log-ability-used = { $name } använder { $card }.
lotr-log-ability-used-you = Du använder { $card }.
lotr-log-item-moved = { $card } bärs nu av { $bearer }.
lotr-log-twilight-added = Potten ökar med { $by }{ $why }, nu { $now }.
lotr-log-twilight-removed = Potten minskar med { $by }{ $why }, nu { $now }.
lotr-log-burdens-added = { $name } får { $by ->
    [one] en börda
   *[other] { $by } bördor
}{ $why }, sammanlagt { $now }.
lotr-log-burdens-added-you = Du får { $by ->
    [one] en börda
   *[other] { $by } bördor
}{ $why }, sammanlagt { $now }.
lotr-log-burdens-removed = { $name } blir av med { $by ->
    [one] en börda
   *[other] { $by } bördor
}{ $why }, { $now } kvar.
lotr-log-burdens-removed-you = Du blir av med { $by ->
    [one] en börda
   *[other] { $by } bördor
}{ $why }, { $now } kvar.
lotr-log-cards-drawn = { $name } drar { $count ->
    [one] ett kort
   *[other] { $count } kort
}{ $why }.
lotr-log-cards-drawn-you = Du drar { $count ->
    [one] ett kort
   *[other] { $count } kort
}{ $why }.
lotr-log-cards-drawn-own = Du drog{ $why }: { $cards }.
lotr-log-cards-discarded-hand = { $name } kastar från handen{ $why }: { $cards }.
lotr-log-cards-discarded-hand-you = Du kastar från handen{ $why }: { $cards }.
lotr-log-cards-discarded-deck = { $name } kastar överst från leken{ $why }: { $cards }.
lotr-log-cards-discarded-deck-you = Du kastar överst från leken{ $why }: { $cards }.
lotr-log-card-returned-hand = { $name } tar från kasthögen till handen: { $card }.
lotr-log-card-returned-hand-you = Du tar från kasthögen till handen: { $card }.
lotr-log-card-returned-deck = { $name } lägger under sin lek: { $card }.
lotr-log-card-returned-deck-you = Du lägger under din lek: { $card }.
lotr-log-card-returned-deck-top = { $name } lägger överst i sin lek: { $card }.
lotr-log-card-returned-deck-top-you = Du lägger överst i din lek: { $card }.
lotr-log-card-sunk = { $name } lägger ett kort från handen under sin lek.
lotr-log-card-sunk-you = Du lägger ett kort från handen under din lek.
lotr-log-card-sunk-own = Du lade från handen under din lek: { $card }.
lotr-log-hand-seen = { $name } får se handen hos { $other }.
lotr-log-hand-seen-you = Du får se handen hos { $other }.
lotr-log-hand-seen-yours = { $name } får se din hand.
lotr-log-hand-seen-you-yours = Du får se din hand.
lotr-log-hand-seen-own = Du ser handen hos { $other }: { $cards }.
lotr-log-hand-seen-own-yours = Du ser din hand: { $cards }.
lotr-log-hand-shown = { $other } visar för alla från handen: { $cards }.
lotr-log-hand-shown-yours = Du visar för alla från handen: { $cards }.
lotr-log-deck-seen = { $name } tittar överst i { $other }s draglek.
lotr-log-deck-seen-you = Du tittar överst i { $other }s draglek.
lotr-log-deck-seen-yours = { $name } tittar överst i din draglek.
lotr-log-deck-seen-you-yours = Du tittar överst i din egen draglek.
lotr-log-deck-seen-own = Du ser överst i { $other }s draglek: { $cards }.
lotr-log-deck-seen-own-yours = Du ser överst i din draglek: { $cards }.
lotr-log-deck-shown = Överst i { $other }s draglek avslöjas: { $cards }.
lotr-log-deck-shown-yours = Överst i din draglek avslöjas: { $cards }.
lotr-log-deck-shuffled = { $name } blandar sin kasthög till en ny draglek.
lotr-log-deck-shuffled-you = Du blandar din kasthög till en ny draglek.
lotr-log-wounded = { $card } såras{ $why }.
lotr-log-exerted = { $card } anstränger sig{ $why }.
lotr-log-healed = { $card } läks från ett sår{ $why }.
lotr-log-died = { $count ->
    [one] { $cards } dör.
   *[other] { $cards } dör.
}
lotr-log-left-play = Ur spel går{ $why }: { $cards }.
lotr-log-wound-prevented = { $card } undgår ett sår{ $why }.
lotr-log-strengthened = { $cards }: styrka { $by }{ $why }.
lotr-log-affected-keyword = { $cards }: { $word }{ $why }.
lotr-log-affected-overwhelm = { $cards } krossas först vid { $n } gånger sin styrka{ $why }.
lotr-log-affected-wounds = { $cards } får högst { $n ->
    [one] ett sår
   *[other] { $n } sår
}{ $why }.
lotr-log-affected-takes-part = { $cards } deltar i bågskytte och strider{ $why }.
lotr-log-ring-put-on = { $name }: Ringbäraren sätter på sig Ringen{ $why }.
lotr-log-ring-put-on-you = Du: Ringbäraren sätter på sig Ringen{ $why }.
lotr-log-ring-taken-off = { $name }: Ringbäraren tar av sig Ringen.
lotr-log-ring-taken-off-you = Du: Ringbäraren tar av sig Ringen.
lotr-log-bearer-changed = { $card } är nu Ringbärare.
lotr-log-archery-fired = Pilarna flyger: sällskapet skjuter { $fellowship }, hantlangarna { $minions }.
lotr-log-assigned = { $character } ställs mot { $minion }.
lotr-log-fight-began = Strid: { $character } mot { $minions }
lotr-log-fight-ended-free = { $character } vinner striden: styrka { $free } är mer än { $shadow }.
lotr-log-fight-ended-shadow = { $character } förlorar striden: styrka { $free } är mindre än { $shadow }.
lotr-log-fight-ended-tie = { $character } förlorar striden: styrka { $free } mot { $shadow }, och vid lika vinner Skuggan.
lotr-log-overwhelmed = Skillnaden är så stor att förloraren krossas.
lotr-log-fight-uncontested-free = Sällskapet vinner striden, för inga hantlangare är kvar i den.
lotr-log-fight-uncontested-shadow = Skuggan vinner striden, för ingen är kvar att möta.
lotr-log-fight-cancelled = Striden avbryts{ $why }: { $card }.
lotr-log-passed = { $name } passar.
lotr-log-passed-you = Du passar.
lotr-log-skipped-actions = { $name } kan inte göra något i denna fas.
lotr-log-skipped-actions-you = Du kan inte göra något i denna fas.
lotr-log-skipped-nobody = Ingen kan göra något i denna fas.
lotr-log-skipped-answer = { $card } skulle inte ha någon verkan nu, så det frågas inte.
lotr-log-skipped-defend = { $name } kan inte ställa någon mot hantlangarna.
lotr-log-skipped-defend-you = Du kan inte ställa någon mot hantlangarna.
lotr-log-skipped-fights = Det finns inga hantlangare, så striderna hoppas över.
lotr-log-skipped-shadow = { $name } hoppar över sin skuggfas.
lotr-log-skipped-shadow-you = Du hoppar över din skuggfas.
lotr-log-skipped-move-again = Sällskapet kan inte förflytta sig mer den här turen.
lotr-log-site-controlled = { $name } tar kontroll över en plats{ $why }: { $card }.
lotr-log-site-controlled-you = Du tar kontroll över en plats{ $why }: { $card }.
lotr-log-site-liberated = En plats befrias{ $why }: { $card }.
lotr-log-card-stacked = { $card } läggs på { $on }.
lotr-log-tokens-changed = { $card }: kulturmarkörer { $now }{ $why }.
lotr-log-gave-up = { $name } ger upp.
lotr-log-gave-up-you = Du ger upp.
lotr-log-player-out = { $name } är ute ur partiet.
lotr-log-player-out-you = Du är ute ur partiet.
lotr-log-player-out-LOTR-16-3 = { $name } är ute ur partiet: Ringbäraren dog.
lotr-log-player-out-LOTR-16-3-you = Du är ute ur partiet: Ringbäraren dog.
lotr-log-player-out-LOTR-19-8 = { $name } är ute ur partiet: Ringen fördärvade sin bärare.
lotr-log-player-out-LOTR-19-8-you = Du är ute ur partiet: Ringen fördärvade din bärare.
lotr-log-player-out-LOTR-30-42 = { $name } är ute ur partiet: spelaren gav upp.
lotr-log-player-out-LOTR-30-42-you = Du är ute ur partiet: du gav upp.
lotr-log-player-out-LOTR-3-5 = { $name } är ute ur partiet: budet fördärvade Ringbäraren.
lotr-log-player-out-LOTR-3-5-you = Du är ute ur partiet: budet fördärvade Ringbäraren.
lotr-log-picked = { $name } väljer { $other }.
lotr-log-picked-you = Du väljer { $other }.
lotr-log-picked-yours = { $name } väljer dig.
lotr-log-picked-you-yours = Du väljer dig själv.
lotr-log-decided-move-again-1 = { $name } vandrar vidare.
lotr-log-decided-move-again-1-you = Du vandrar vidare.
lotr-log-decided-move-again-0 = { $name } stannar.
lotr-log-decided-move-again-0-you = Du stannar.
lotr-log-decided-redraw-1 = { $name } byter sin hand.
lotr-log-decided-redraw-1-you = Du byter din hand.
lotr-log-decided-redraw-0 = { $name } behåller sin hand.
lotr-log-decided-redraw-0-you = Du behåller din hand.
lotr-log-decided-prevent-1 = { $name } hindrar det genom att betala skymning.
lotr-log-decided-prevent-1-you = Du hindrar det genom att betala skymning.
lotr-log-decided-prevent-0 = { $name } hindrar det inte.
lotr-log-decided-prevent-0-you = Du hindrar det inte.
lotr-log-decided-ambush-1 = { $name } lägger sig i bakhåll.
lotr-log-decided-ambush-1-you = Du lägger dig i bakhåll.
lotr-log-decided-ambush-0 = { $name } avstår från bakhållet.
lotr-log-decided-ambush-0-you = Du avstår från bakhållet.
lotr-log-why-skirmish = förlorad strid
lotr-log-why-archery = bågskytte
lotr-log-why-sanctuary = fristad
lotr-log-why-move = sällskapets vandring
lotr-log-why-cost = kostnad
lotr-log-why-bid = bud
lotr-log-why-turn = ny tur
lotr-log-affected-cannot = { $cards } är skyddad{ $why }.
lotr-log-affected-site-number = { $cards }: platsnummer { $n }{ $why }.
lotr-log-affected-stays-out = { $cards } får inte delta i bågskytte eller strider{ $why }.
lotr-log-affected-out-of-archery = { $cards } räknas inte i bågskyttet{ $why }.
lotr-log-affected-loses = { $cards } förlorar ordet { $word }{ $why }.
lotr-log-affected-no-bonus = { $cards } förlorar styrka från andra kort{ $why }.
lotr-log-affected-no-abilities = { $cards } får inte använda sina förmågor{ $why }.
lotr-log-affected-cannot-bear = { $cards } kan inte bära allt{ $why }.
lotr-log-affected-archery = Bågskyttet ändras: { $n }{ $why }.
lotr-log-affected-shadow-number = Skuggtalen ändras: { $n }{ $why }.
lotr-log-affected-move-limit = Förflyttningsgränsen ändras: { $n }{ $why }.
lotr-log-skipped-archery = { $card }: bågskyttefasen hoppas över.
lotr-log-skipped-assignment = { $card }: striderna hoppas över.
lotr-log-skipped-maneuver = { $card }: manöverfasen hoppas över.
lotr-log-decided-culture-0 = { $name } nämner en kultur: { lotr-culture-dwarven }.
lotr-log-decided-culture-0-you = Du nämner en kultur: { lotr-culture-dwarven }.
lotr-log-decided-culture-1 = { $name } nämner en kultur: { lotr-culture-elven }.
lotr-log-decided-culture-1-you = Du nämner en kultur: { lotr-culture-elven }.
lotr-log-decided-culture-2 = { $name } nämner en kultur: { lotr-culture-gandalf }.
lotr-log-decided-culture-2-you = Du nämner en kultur: { lotr-culture-gandalf }.
lotr-log-decided-culture-3 = { $name } nämner en kultur: { lotr-culture-gondor }.
lotr-log-decided-culture-3-you = Du nämner en kultur: { lotr-culture-gondor }.
lotr-log-decided-culture-4 = { $name } nämner en kultur: { lotr-culture-rohan }.
lotr-log-decided-culture-4-you = Du nämner en kultur: { lotr-culture-rohan }.
lotr-log-decided-culture-5 = { $name } nämner en kultur: { lotr-culture-shire }.
lotr-log-decided-culture-5-you = Du nämner en kultur: { lotr-culture-shire }.
lotr-log-decided-culture-12 = { $name } nämner en kultur: { lotr-culture-gollum }.
lotr-log-decided-culture-12-you = Du nämner en kultur: { lotr-culture-gollum }.
lotr-log-affected-falls-on = Hantlangarnas pilar träffar bundsförvanter{ $why }.
lotr-log-affected-no-text = Texten gäller inte: { $cards }{ $why }.
lotr-log-decided-skip-1 = { $name } hoppar över bågskyttefasen ({ $card }).
lotr-log-decided-skip-1-you = Du hoppar över bågskyttefasen ({ $card }).
lotr-log-decided-skip-0 = { $name } hoppar inte över bågskyttefasen ({ $card }).
lotr-log-decided-skip-0-you = Du hoppar inte över bågskyttefasen ({ $card }).
