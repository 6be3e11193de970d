# Vad som syns och hörs på bordet.
lotr-kind-ring = Ringen
lotr-kind-site = plats
lotr-kind-companion = följeslagare
lotr-kind-ally = bundsförvant
lotr-kind-minion = hantlangare
lotr-kind-possession = föremål
lotr-kind-artifact = klenod
lotr-kind-condition = villkor
lotr-kind-event = händelse

lotr-culture-dwarven = dvärgarna
lotr-culture-elven = alverna
lotr-culture-gandalf = Gandalf
lotr-culture-gondor = Gondor
lotr-culture-rohan = Rohan
lotr-culture-shire = Fylke
lotr-culture-dunland = Dunland
lotr-culture-isengard = Isengard
lotr-culture-moria = Moria
lotr-culture-raider = plundrarna
lotr-culture-ringwraith = ringandarna
lotr-culture-sauron = Sauron
lotr-culture-gollum = Gollum
# Of a culture: the first part of a compound, dvärgkort.
lotr-of-culture-dwarven = dvärg
lotr-of-culture-elven = alv
lotr-of-culture-gandalf = Gandalf
lotr-of-culture-gondor = Gondor
lotr-of-culture-rohan = Rohan
lotr-of-culture-shire = Fylkes
lotr-of-culture-dunland = Dunlands
lotr-of-culture-isengard = Isengards
lotr-of-culture-moria = Moria
lotr-of-culture-raider = plundrar
lotr-of-culture-ringwraith = ringande
lotr-of-culture-sauron = Sauron
lotr-of-culture-gollum = Gollum

lotr-strength = Styrka
lotr-vitality = Livskraft
lotr-resistance = Motståndskraft
lotr-cost = Kostnad
lotr-site = Plats
lotr-home = Hem
lotr-signet = Sigill
lotr-strength-of = styrka { $n }
lotr-vitality-of = livskraft { $n }
lotr-cost-of = kostnad { $n }
lotr-wounds = sår: { $n }
lotr-wounds-row = Sår
lotr-tokens = { $culture }markörer: { $n }
lotr-bears = bär { $cards }
lotr-faces = möter { $cards }
lotr-stacked = Staplat ovanpå: { $cards }
lotr-can-choose = kan väljas
lotr-own-part = eget villkor
lotr-roaming-part = kringströvande
lotr-occasion = detta tillfälle

lotr-road = Vägen
lotr-site-number = Plats { $n }
lotr-shadow-number = skuggtal { $n }
lotr-controlled-by = behärskas av { $name }
lotr-marker-of = här är { $name }
lotr-twilight-count = Skymningspotten: { $n }
lotr-twilight-why = De fria folkens kort och sällskapets förflyttningar fyller på potten, och Skuggspelarna betalar sina kort ur den.
lotr-twilight-next = En förflyttning till plats { $site } skulle ge skymning: { $companions } för följeslagarna, { $number } för platsens skuggtal.
lotr-phases = Turens faser
lotr-phase-short-fellowship = Sällskap
lotr-phase-short-shadow = Skugga
lotr-phase-short-maneuver = Manöver
lotr-phase-short-archery = Bågskytte
lotr-phase-short-assignment = Tilldelning
lotr-phase-short-skirmish = Strid
lotr-phase-short-regroup = Omgruppering
lotr-phase-name-setup = Förberedelser
lotr-phase-name-between = Turens början
lotr-phase-name-fellowship = Sällskapsfasen
lotr-phase-name-shadow = Skuggfasen
lotr-phase-name-maneuver = Manöverfasen
lotr-phase-name-archery = Bågskyttefasen
lotr-phase-name-assignment = Tilldelningsfasen
lotr-phase-name-skirmish = Stridsfasen
lotr-phase-name-regroup = Omgrupperingsfasen
lotr-archery-fellowship = Sällskapets bågskytte
lotr-archery-minions = Hantlangarnas bågskytte
lotr-archery-score = Bågskytte: sällskapet { $fellowship }, hantlangarna { $minions }. Visa varifrån talen kommer.
lotr-moves = Förflyttningar { $n }/{ $limit }
lotr-moves-why = Sällskapet flyttar minst en och högst { $limit ->
    [one] en gång
   *[other] { $limit } gånger
} per tur. Gränsen beror på antalet spelare.

lotr-field = Stridsfältet
lotr-field-empty = Vägen är fri: inga hantlangare.
lotr-minions = Hantlangare
lotr-fellowship-of = Sällskapet: { $name }
lotr-fight-score = { $card }: styrka { $free } mot { $shadow }. Visa varifrån talen kommer.
lotr-hand = Din hand
lotr-support-of = Stödområdet: { $name }
lotr-resting-of = Sällskapet som vilar: { $name }
lotr-empty-hand = Din hand är tom.
lotr-is-free = De fria folken
lotr-is-shadow = Skuggan
lotr-is-out = ute ur partiet
lotr-burdens-of = Bördor { $n }, motståndskraft { $most }
lotr-burdens-why = När bördorna är { $most } fördärvar Ringen sin bärare och { $name } förlorar.
lotr-worn = Ringen på fingret
lotr-pile-hand = Hand
lotr-pile-deck = Lek
lotr-pile-discard = Kasthög
lotr-pile-dead = Döda
lotr-pile-fellowship = Vilande sällskap
lotr-pile-burdens = Bördor
lotr-large = Kortet i stort format

lotr-question = Vad som frågas
lotr-pass = Passa
lotr-pass-fellowship = Bege er i väg
lotr-pass-respond = Inget svar
lotr-pass-defend = Klart
lotr-pass-left-over = Klart
lotr-pass-starting = Sällskapet är klart
lotr-pass-reconcile = Kasta inget
lotr-pass-sanctuary = Inte fler
lotr-done = Klart
lotr-sure = Du kunde ännu göra något. Passa ändå?
lotr-sure-fellowship = Du kunde göra mer. Ger du dig av ändå?
lotr-sure-starting = Du kunde göra mer. Är sällskapet klart ändå?
lotr-not-yet = Inte än
lotr-confirm-setting = Fråga alltid
lotr-you-are-out = Du är ute ur partiet och ser hur det går för de andra.
lotr-hint-against = { $card }: mot vem?
lotr-step-back = Välj något annat
lotr-step-chosen = { $card }: vad gör du?
lotr-step-starting = Ta följeslagare till ditt startsällskap: kostnad kvar { $left }/{ $most }.
lotr-step-picked = { $ask } Valt { $n }/{ $most }.
lotr-step-text = { $text }
lotr-bid-choose = Välj ett bud
lotr-bid-make = Bjud { $n ->
    [one] en börda
   *[other] { $n } bördor
}
lotr-hold = Håll ner ett kort för att se det stort.
lotr-act-play = Spela { $card } (kostnad { $n })
lotr-act-use = Använd: { $card }
lotr-act-heal = Läk { $card } genom att kasta detta kort från handen
lotr-act-first = { $card } först
lotr-act-transfer = Flytta till en annan bärare
lotr-act-pick = Välj
lotr-sanctuary-heals = Fristaden läker sällskapet.
lotr-bid-of = Bjud { $n ->
    [one] { $n } börda
   *[other] { $n } bördor
}
lotr-bid-fatal = Ett bud på { $n } skulle fördärva din ringbärare genast, och du skulle förlora. Bjuder du ändå?
lotr-bid-highest = Den som bjuder mest väljer först sin plats i turordningen. Lika bud avgörs med lott.
lotr-bid-cost = Alla får de bördor de bjöd på sin ringbärare, även de som inte vann.
lotr-bid-end = Om bördorna under partiet blir { $most } fördärvar Ringen din bärare och du förlorar.
lotr-setup = Före den första turen
lotr-setup-bid = Alla bjuder bördor om turordningen.
lotr-setup-place = Turordningen väljs, och den som börjar lägger ut vägens första plats.
lotr-setup-starting = Startsällskapen samlas: utöver Frodo följeslagare som tillsammans kostar högst 4.
lotr-setup-hands = Åtta kort dras, och resan börjar.
lotr-outlook = Om ingen gör något mer: { $what }.
lotr-outlook-dies = { $cards } dör
lotr-outlook-wounds = { $count ->
    [one] { $cards } { $n ->
        [one] såras
       *[other] får { $n } sår
    }
   *[other] { $cards } { $n ->
        [one] såras
       *[other] får { $n } sår var
    }
}
lotr-outlook-burdens = { $name } får { $n ->
    [one] en börda
   *[other] { $n } bördor
}
lotr-outlook-out = { $name } förlorar partiet
lotr-outlook-unharmed-free = sällskapet vinner och ingen såras
lotr-outlook-unharmed-shadow = Skuggan vinner och ingen såras
lotr-place-of = { $n ->
    [1] Först
    [2] Som andra
    [3] Som tredje
    [4] Som fjärde
    [5] Som femte
   *[other] Som sjätte
}
lotr-answer-yes = Ja
lotr-answer-no = Nej
lotr-way-move-again-1 = Fortsätt vandra
lotr-way-move-again-0 = Stanna
lotr-way-prevent-1 = Hindra
lotr-way-prevent-0 = Låt det ske
lotr-happens-moves = Sällskapet är på väg
lotr-happens-turn-starts = Turen börjar
lotr-happens-takes-card = Ett kort tas på handen
lotr-happens-fight-starts = Striden börjar
lotr-happens-phase = { $phase } börjar

lotr-decks-seat = Botens lek, plats { $number }
lotr-decks-mine = Din lek
lotr-decks-starters = Färdiga lekar
lotr-decks-own = Egna lekar
lotr-decks-hidden = Bara du ser din lek. De andra ser ett kort först när det kommer på bordet.
lotr-decks-unfit = Passar inte detta bord
lotr-decks-keep = Lekarna som listor: kopiera, ladda ner, hämta egen
lotr-decks-import = Hämta en lek som text
lotr-decks-name = Lekens namn
lotr-decks-list = Kortlista
lotr-decks-list-help = Ett kort per rad, till exempel ”3 4C286” eller ”3 4C286 Rider of Rohan”. Dessutom rader med bearer, ring och nio med site.
lotr-decks-file = Eller öppna en fil
lotr-decks-save = Spara leken
lotr-decks-close = Stäng
lotr-decks-good = Leken följer reglerna och passar detta bord.
lotr-decks-broken = { $count ->
    [one] Något i leken måste ändras:
   *[other] { $count } saker i leken måste ändras:
 }
lotr-decks-counts = { $cards } kort i dragleken: { $free } för De fria folken och { $shadow } för Skuggan. { $sites } platser.
lotr-decks-goes = { $name }: { $choices }
lotr-decks-named = { $act }: { $name }
lotr-decks-copy = Kopiera
lotr-decks-copied = Kopierat
lotr-decks-download = Ladda ner
lotr-decks-edit = Ändra
lotr-decks-edit-copy = Gör till egen
lotr-decks-copy-of = { $name }, egen
lotr-decks-remove = Ta bort
lotr-decks-remove-sure = Ta bort ändå
