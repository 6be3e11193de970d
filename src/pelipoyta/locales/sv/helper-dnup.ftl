# dnup: cards to remove, who begins, points.

helper-dnup-round = Omgång { $round }
helper-dnup-begins = Den som har kortet 1/5 ★ börjar. Turen går medsols.
helper-dnup-begins-two = Den som har kortet 1/5 ★ börjar med en enda tur för område 2. Sedan har var och en två turer i rad.
helper-dnup-is-out = { $name } blev först av med sina kort (2 poäng). De andra fortsätter.
helper-dnup-goes-out = Korten tog slut: { $name }
helper-dnup-void = Stryk omgången och ge om
helper-dnup-points = Poäng
helper-dnup-points-of-two = Vunna omgångar
helper-dnup-won = { $name } vann spelet.
helper-dnup-setup = Före omgången
helper-dnup-remove =
    Ta bort ({ $symbol ->
        [a] symbolen för fem spelare
       *[b] symbolen för fyra spelare
        [c] symbolen för tre spelare
    }), { $count } kort: { $cards }
helper-dnup-keep = Alla kort är med.
helper-dnup-deal = Blanda och dela ut alla { $cards } kort, { $each } var.
helper-dnup-did-out = Omgång { $round }: korten tog slut, { $name } ({ $points } sammanlagt).
helper-dnup-did-void = Omgång { $round } ströks.
helper-dnup-scores = Poäng
helper-dnup-scores-about = Den första i en omgång får 2 poäng och den andra 1. Den som först har minst 4 poäng vinner.
helper-dnup-scores-round = Omgång
dnup-no-helper-nobody = Den spelaren finns inte.
dnup-no-helper-out = Den spelaren är redan utan kort i den här omgången.
