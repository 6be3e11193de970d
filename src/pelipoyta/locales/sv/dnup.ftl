dnup-name = dnup
dnup-tagline = Vänd handen, vänd lyckan
dnup-blurb = Varje kort har två tal. Spela serier, slå de andras och bli av med dina kort. Det som kommer tillbaka från bordet kommer upp och ner.

# En serie i ord: femma, 3 femmor.
dnup-one = { $value ->
    [1] etta
    [2] tvåa
    [3] trea
    [4] fyra
    [5] femma
    [6] sexa
    [7] sjua
    [8] åtta
    [9] nia
   *[10] tia
}
dnup-many = { $value ->
    [1] ettor
    [2] tvåor
    [3] treor
    [4] fyror
    [5] femmor
    [6] sexor
    [7] sjuor
    [8] åttor
    [9] nior
   *[10] tior
}
dnup-set = { $size ->
    [1] { dnup-one }
   *[other] { $size } { dnup-many }
}

dnup-ask-act = Spela, lägg till, ta eller vänd.
dnup-ask-area-1 = Spela en serie på ditt område 1, eller lägg till, ta eller vänd.
dnup-ask-area-2 = Spela en serie på ditt område 2, eller lägg till, ta eller vänd.
dnup-wait-act = { $name } funderar på sin tur.
dnup-wait-area-1 = { $name } funderar på sin tur för område 1.
dnup-wait-area-2 = { $name } funderar på sin tur för område 2.

dnup-no-game-over = Partiet är redan slut.
dnup-no-not-dealt = Korten är inte utdelade än.
dnup-no-you-are-out = Du har redan blivit av med dina kort och väntar på att omgången tar slut.
dnup-no-not-your-turn = Det är inte din tur.
dnup-no-no-cards = En serie har minst ett kort.
dnup-no-unequal = Korten i en serie måste ha samma aktiva värde.
dnup-no-not-in-order = Korten i serien måste räknas upp i ordning.
dnup-no-other-way-up = Du håller kortet { $up }/{ $down } åt andra hållet. Ett enskilt kort får inte vändas.
dnup-no-not-in-hand = Du har inte kortet { $up }/{ $down }.
dnup-no-not-higher = { $size ->
    [1] Det ligger redan ett kort med värdet { $rival } på bordet, och { $value } slår det inte.
   *[other] Det ligger redan { $size } kort med värdet { $rival } på bordet, och { $value } slår dem inte.
}
dnup-no-not-above-own = { $size ->
    [1] I ditt andra område ligger redan ett kort med värdet { $rival }, och { $value } slår det inte.
   *[other] I ditt andra område ligger redan { $size } kort med värdet { $rival }, och { $value } slår dem inte.
}
dnup-no-own-set = Du kan varken lägga till din egen serie eller ta den.
dnup-no-no-set = Där finns ingen serie.
dnup-no-other-value = Serien har värdet { $value }, så värdet { $up } kan inte läggas till.

over-DNUP-3-3 = Vinnaren fick först minst fyra poäng.
won-DNUP-3-3 = Du fick först minst fyra poäng.
lost-DNUP-3-3 = { $winner } fick först minst fyra poäng.
over-DNUP-8-5 = Vinnaren tog två omgångar.
won-DNUP-8-5 = Du vann två omgångar.
lost-DNUP-8-5 = { $winner } vann två omgångar.

dnup-log-dealt = Omgång { $round }: { $name } fick stjärnan och börjar.
dnup-log-dealt-you = Omgång { $round }: du fick stjärnan och börjar.
dnup-log-discarded = Till högen när turen börjar: { dnup-set } ({ $name }).
dnup-log-discarded-you = Till högen när turen börjar: { dnup-set } (du).
dnup-log-played = { $name } spelar: { dnup-set }.
dnup-log-played-you = Du spelar: { dnup-set }.
dnup-log-added = { $name } lägger till: { dnup-one }. Serien tillhör { $owner }.
dnup-log-added-you = Du lägger till: { dnup-one }. Serien tillhör { $owner }.
dnup-log-added-yours = { $name } lägger till: { dnup-one }. Serien är din.
dnup-log-added-you-yours = Du lägger till: { dnup-one }. Serien är din egen.
dnup-log-took = { $name } tar upp: { dnup-set }. Serien tillhörde { $owner }.
dnup-log-took-you = Du tar upp: { dnup-set }. Serien tillhörde { $owner }.
dnup-log-took-yours = { $name } tar upp: { dnup-set }. Serien var din.
dnup-log-took-you-yours = Du tar upp: { dnup-set }. Serien var din egen.
dnup-log-turned = { $name } vänder sin hand.
dnup-log-turned-you = Du vänder din hand.
dnup-log-beaten = Slaget: { dnup-set }. { $name } får tillbaka korten upp och ner.
dnup-log-beaten-you = Slaget: { dnup-set }. Du får tillbaka korten upp och ner.
dnup-log-beaten-piled = Slaget: { dnup-set }. { $name } är redan ute, så korten går till högen.
dnup-log-beaten-piled-you = Slaget: { dnup-set }. Du är redan ute, så korten går till högen.
dnup-log-went-out = { $points ->
    [one] { $name } blev av med sina kort: 1 poäng.
   *[other] { $name } blev av med sina kort: { $points } poäng.
}
dnup-log-went-out-you = { $points ->
    [one] Du blev av med dina kort: 1 poäng.
   *[other] Du blev av med dina kort: { $points } poäng.
}
dnup-log-went-out-two = { $name } blev av med sina kort och vann omgången.
dnup-log-went-out-two-you = Du blev av med dina kort och vann omgången.
dnup-log-round-ended = Omgång { $round } är slut.
dnup-log-voided = { $why ->
    [quiet] Omgång { $round } blev ogiltig: på länge har inget kort lämnat en hand.
   *[repeated] Omgång { $round } blev ogiltig: samma läge kom för tredje gången.
}
dnup-log-won = { $name } vann partiet.
dnup-log-won-you = Du vann partiet.

dnup-play = Spela
dnup-add = Lägg till
dnup-take = Ta
dnup-turn = Vänd
dnup-play-help = Lägg kort med samma aktiva värde framför dig. En lika stor serie måste slås med högre värde.
dnup-add-help = Lägg till ett kort till en motståndares serie med samma värde. Kortet kommer inte tillbaka till dig.
dnup-take-help = Ta en motståndares serie till handen. Korten vänds.
dnup-turn-help = Vänd hela handen upp och ner.
dnup-golden = Ett kort som går från bordet till handen vänds alltid.
dnup-aim = { $areas ->
    [2] Bli av med dina kort före den andra. Den som spelar sitt sista kort vinner omgången, och den som vinner två omgångar vinner partiet.
   *[other] Bli av med dina kort före de andra. Omgångens första får 2 poäng och den andra 1, och med fyra poäng vinner man partiet.
}
dnup-aim-title = Målet
dnup-aim-short = Målet: bli först av med dina kort.
dnup-areas-title = Områdena 1 och 2
dnup-areas-help = När två spelar har båda två områden framför sig, med plats för en serie i vart och ett. Du spelar två turer i rad: först på ditt område 1, sedan på område 2. Serien som låg på området går till högen när turen börjar.
dnup-acts-title = På din tur gör du ett av fyra
dnup-help = Så spelar man
dnup-marks-title = Märken på bordet
dnup-mark-starter = Började den här omgången.
dnup-mark-points = Poäng: när alla rutor är fyllda är spelet vunnet.
dnup-mark-hand = Kort på spelarens hand.
dnup-mark-pile = Kort i högen: de är borta från omgången.
dnup-mark-action = Spelarens senaste handling, här: hen vände sin hand.
dnup-keys = Pilarna går från kort till kort, mellanslag väljer, skift och pil flyttar kortet, Esc tömmer valet.

dnup-table = Bordet
dnup-hand = Din hand
dnup-hand-moved = { $card }: plats { $place } / { $count }
dnup-card = { $star ->
    [yes] { $up }, andra änden { $down }, stjärna
   *[no] { $up }, andra änden { $down }
}
dnup-cards = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
dnup-few = bara { $count }!
dnup-out = ute
dnup-points = { $goal ->
    [2] Omgångar { $points } / { $goal }
   *[other] Poäng { $points } / { $goal }
}
dnup-round = Omgång { $round }
dnup-pile = Hög: { dnup-cards }
dnup-area = område { $area }
dnup-area-named = Område { $area }
dnup-my-place = Framför dig
dnup-place = { $name } – { dnup-cards }, { dnup-points }
dnup-set-named = { dnup-set }, i andra änden { $downs }
dnup-no-cards-here = Ingen serie
dnup-goes-here = Din serie kommer hit
dnup-started = började omgången

dnup-could-play = Du kan spela
dnup-could-not-play = Ingen serie kan spelas just nu.
dnup-beats = slår: { $name }
dnup-beats-own = slår din egen serie
dnup-is-beaten = Skulle bli slagen
dnup-choose-cards = Välj korten du spelar ur handen.
dnup-choose-set = Välj serien du tar från bordet.
dnup-choose-one = Välj ett kort ur handen och en serie på bordet att lägga det till.
dnup-step-may = Du kan { $deeds }.
dnup-may-play = spela en serie
dnup-may-play-area = spela en serie på ditt område { $area }
dnup-may-add = lägga till ett kort
dnup-may-take = ta en serie
dnup-may-turn = vända din hand
dnup-step-play = Valt: { dnup-set }. Tryck på Spela.
dnup-step-play-beats = Valt: { dnup-set }. Slår en serie ({ $owner }).
dnup-step-play-own = Valt: { dnup-set }. Slår din egen serie: du skulle få tillbaka { $cards }.
dnup-step-play-out = Valt: { dnup-set }. Med det blir du av med dina kort!
dnup-step-play-not = Valt: { dnup-set }. Går inte nu: tryck på Spela, så ser du varför.
dnup-step-add = Valt: { dnup-one }. Tryck på Lägg till: kortet går till serien ({ $owner }).
dnup-step-add-out = Valt: { dnup-one }. Lägg till det, så blir du av med dina kort!
dnup-step-add-not = Valt: { dnup-one }. Passar inte i serien: tryck på Lägg till, så ser du varför.
dnup-step-take = Valt: { dnup-set } ({ $owner }). Ta, så får du { $cards }, eller välj ett kort att lägga till.

dnup-sort = Ordna
dnup-sort-active = Efter aktivt värde
dnup-sort-passive = Efter passivt värde
dnup-did-play = spelade: { dnup-set }
dnup-did-add = lade till: { dnup-one } ({ $owner })
dnup-did-take = tog: { dnup-set } ({ $owner })
dnup-did-turn = vände handen
dnup-did-beat = { $did }, slog: { $owner }

dnup-score = Poäng
dnup-score-void = Ogiltig
dnup-score-first = { $name } blev av med sina kort
dnup-score-first-you = Du blev av med dina kort
dnup-score-first-second = { $first } blev av med sina kort först, { $second } som tvåa
dnup-score-nobody = Ingen blev av med sina kort
dnup-fact-rounds = Rundor
dnup-fact-points = Poäng
dnup-fact-first = Först ute

dnup-option-variants = Varianter
dnup-option-variants-help = Undantag från bokens regler. De kan kombineras.
dnup-variant-goal = Poäng för vinst
dnup-variant-goal-points = Poäng
dnup-variant-passing = Kort ges vidare
dnup-variant-passing-cards = Kort
dnup-log-handed-on = { $name } ger vidare: { $cards }.
dnup-log-handed-on-you = Du ger vidare: { $cards }.
