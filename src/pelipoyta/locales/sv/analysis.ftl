# Efter partiet: sannolikheten att vinna, vändpunkter, vad ett val kostade och vem turen gynnade.

analysis-title = Efter partiet
analysis-lead = Maskinen spelar om ställningarna och bedömer var partiet vände. Ett långt parti tar sin tid; tiden som är kvar uppskattas när början har analyserats. Sidan kan lämnas, arbetet fortsätter.
analysis-ask = Analysera partiet
analysis-again = Försök igen
analysis-working = Partiet analyseras
analysis-progress = Analyserat { $done } / { $total }
analysis-chart = Sannolikheten att vinna, drag för drag
analysis-chart-of = { $name }: i början { $start } %, i slutet { $end } %.
analysis-all-moments = Alla lägen som tabell
analysis-moment = Drag
analysis-what = Vad som hände
analysis-chance-of = Vinner, %
analysis-start = Början
analysis-rolled = tur
analysis-turning = Vändpunkter
analysis-no-turning = Partiet vände inte på ett ställe: inget enskilt läge ändrade det med tio procentenheter.
analysis-points = { $points ->
    [one] en procentenhet
   *[other] { $points } procentenheter
}
analysis-turn-luck =
    { $way ->
        [up] { $name } hade tur{ $rolled }: sannolikheten att vinna steg med { analysis-points } (± { $error }).
       *[down] { $name } hade otur{ $rolled }: sannolikheten att vinna sjönk med { analysis-points } (± { $error }).
    }
analysis-turn-luck-you = 
    { $way ->
        [up] Du hade tur{ $rolled }: vinstchansen steg med { analysis-points } (± { $error }).
       *[down] Du hade otur{ $rolled }: vinstchansen sjönk med { analysis-points } (± { $error }).
    }
analysis-dice = (tärningar: { $dice })
analysis-turn-skill = { $name } valde sämre än möjligt: valet kostade { analysis-points } (± { $error }). Bättre hade varit: { $better }
analysis-turn-skill-you = Du valde sämre än du kunde ha gjort: valet kostade { analysis-points } (± { $error }). Bättre hade varit: { $better }
analysis-turn-reveal =
    { $way ->
        [up] { $name } kunde inte veta vad som skulle visa sig: de dolda korten ökade vinstchansen med { analysis-points } (± { $error }).
       *[down] { $name } kunde inte veta vad som skulle visa sig: de dolda korten minskade vinstchansen med { analysis-points } (± { $error }).
    }
analysis-turn-reveal-you = 
    { $way ->
        [up] Du kunde inte veta vad som skulle visa sig: de dolda korten ökade vinstchansen med { analysis-points } (± { $error }).
       *[down] Du kunde inte veta vad som skulle visa sig: de dolda korten minskade vinstchansen med { analysis-points } (± { $error }).
    }
analysis-jump = Se drag { $move }
analysis-try = Pröva härifrån
analysis-moves = Val där det fanns bättre
analysis-no-moves = Inget val var klart sämre än de andra.
analysis-mark =
    { $mark ->
        [blunder] Svårt fel
        [mistake] Fel
       *[inaccuracy] Oprecist
    }
analysis-loss = { $name }: sannolikheten att vinna var { $value } %, med det bästa valet { $best } %. Skillnaden är { $points ->
    [one] en procentenhet
   *[other] { $points } procentenheter
} (± { $error }).
analysis-better = Bättre:
analysis-played = Valt:
analysis-share = Det var bäst i { $share } procent av de lägen som var möjliga enligt vad spelaren såg.
analysis-reply = Det värsta svaret på det valda ({ $name }):
analysis-why = Varför:
analysis-accounts = Varifrån resultatet kom
analysis-account-sentence = { $name }: tur { $luck } och övriga spelare { $others } procentenheter, egna val { $skill }; { $more ->
    [more] fler fel än andra
    [fewer] färre fel än andra
   *[same] lika många fel som andra
}.
analysis-player = Spelare
analysis-part-start = I början
analysis-part-deal = Given
analysis-part-luck = Egen tur
analysis-part-others_luck = Andras tur
analysis-part-skill = Egna val
analysis-part-others_skill = Andras val
analysis-part-reveal = Avslöjat
analysis-part-drift = Ändrad bedömning
analysis-part-ended = Uppgivet eller avtalat
analysis-part-result = Resultat
analysis-parts = Talen är procentenheter, och delarna ger tillsammans resultatet. Tur är vad tärningar och dragna kort ändrade, och den räknas den som slog eller drog. Valen räknar ihop allt som det bästa funna valet hade gett därtill, också små skillnader som inte kallas fel. Ändrad bedömning är vad bedömaren såg först senare: det är varken någons tur eller fel.
analysis-marks =
    { $blunders ->
        [one] { $blunders } svårt fel
       *[other] { $blunders } svåra fel
    }, { $mistakes } fel, { $inaccuracies ->
        [one] { $inaccuracies } oprecist val
       *[other] { $inaccuracies } oprecisa val
    }; i medeltal { $loss ->
        [one] en procentenhet
       *[other] { $loss } procentenheter
    } per val.
analysis-uncertain = I detta parti är bedömningen osäkrare än vanligt: den ändrades mer än tur och val förklarar.
analysis-judge = { $judge ->
    [sight] På andra partier har bedömningen haft fel med i medeltal { $error ->
        [0] mindre än en procentenhet
        [one] en procentenhet
       *[other] { $error } procentenheter
    }.
   *[games] Bedömningen är räknad genom att en bot spelat ställningarna till slut; felet är högst { $error ->
        [one] en procentenhet
       *[other] { $error } procentenheter
    }.
}
analysis-weighed = Vägda val: { $weighed } av { $choices }.
analysis-arrows = På brädet är den röda streckade pilen det valda draget och den gröna ett bättre.
analysis-mistakes = Lär av dina misstag
analysis-hint = Fel bedöms enligt vad spelaren kunde veta, inte enligt vad som till slut visade sig.

analysis-over-won = { $whose ->
    [own] partiet är vunnet redan före nästa egna val med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] partiet är vunnet redan före nästa egna val med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-over-lost = { $best ->
    [0] partiet är inte förlorat före nästa egna val (efter det valda är det, med { $played } procents sannolikhet)
   *[other] partiet är förlorat redan före nästa egna val med { $best } procents sannolikhet (efter det valda draget { $played })
}
# Talet och det som räknas.
analysis-best-turns = { $best ->
    [one] en tur
   *[other] { $best } turer
}
analysis-best-cards = { $best ->
    [one] ett kort
   *[other] { $best } kort
}
analysis-best-enemies = { $best ->
    [one] en fiende
   *[other] { $best } fiender
}
analysis-best-own-cards = { $best ->
    [one] ett eget kort
   *[other] { $best } egna kort
}
analysis-best-companions = { $best ->
    [one] en följeslagare
   *[other] { $best } följeslagare
}
analysis-best-worth = { $best ->
    [one] en lakejs värde
   *[other] { $best } lakejers värde
}
analysis-rolechess-standing = { $whose ->
    [own] de egna pjäserna ligger före med { analysis-best-worth } (efter det valda draget { $played })
   *[other] motståndarens pjäser ligger före med { analysis-best-worth } (efter det valda draget { $played })
}
analysis-rolechess-blow = { $whose ->
    [own] nästa slag kan ta { analysis-best-worth } (efter det valda draget { $played })
   *[other] motståndarens nästa slag kan ta { analysis-best-worth } (efter det valda draget { $played })
}
analysis-rolechess-crown = { $whose ->
    [own] motståndarens kejsare kan fällas med nästa slag med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] motståndaren kan fälla kejsaren med nästa slag med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-rolechess-threat = { $whose ->
    [own] det egna hotande slaget skulle ta { analysis-best-worth } (efter det valda draget { $played })
   *[other] slaget som motståndaren hotar med skulle ta { analysis-best-worth } (efter det valda draget { $played })
}
analysis-rolechess-danger = { $whose ->
    [own] det egna slaget skulle fälla motståndarens kejsare med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] motståndarens slag skulle fälla den egna kejsaren med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-dnup-match = { $whose ->
    [own] poängen ger { $best } procents chans att vinna matchen (efter det valda draget { $played })
   *[other] poängen ger var och en av de andra { $best } procents chans att vinna matchen (efter det valda draget { $played })
}
analysis-dnup-turns = { $whose ->
    [own] att tömma handen tar ännu { analysis-best-turns } (efter det valda draget { $played })
   *[other] för de andra tar det ännu { analysis-best-turns } att tömma handen (efter det valda draget { $played })
}
analysis-dnup-cards = { $whose ->
    [own] på handen finns { analysis-best-cards } (efter det valda draget { $played })
   *[other] de andra har { analysis-best-cards } på handen (efter det valda draget { $played })
}
analysis-dnup-returning = { $whose ->
    [own] de egna korten på bordet skulle ge { analysis-best-turns } till om de kom tillbaka (efter det valda draget { $played })
   *[other] de andras kort på bordet skulle ge dem { analysis-best-turns } till om de kom tillbaka (efter det valda draget { $played })
}
analysis-sequence-lines = { $whose ->
    [own] färdiga egna sviter: { $best } (efter det valda draget { $played })
   *[other] motståndarens färdiga sviter: { $best } (efter det valda draget { $played })
}
analysis-sequence-ready = { $whose ->
    [own] egna linjer vars femte bricka finns på handen: { $best } (efter det valda draget { $played })
   *[other] motståndarens linjer vars femte bricka finns på deras hand: { $best } (efter det valda draget { $played })
}
analysis-sequence-near = { $whose ->
    [own] egna linjer som saknar en eller två brickor: { $best } (efter det valda draget { $played })
   *[other] motståndarens linjer som saknar en eller två brickor: { $best } (efter det valda draget { $played })
}
analysis-sequence-jacks = { $whose ->
    [own] knektar på egen hand: { $best } (efter det valda draget { $played })
   *[other] motståndarens knektar: { $best } (efter det valda draget { $played })
}
analysis-kasvoton-army = { $whose ->
    [own] talen på den egna arméns kort är sammanlagt { $best } (efter det valda draget { $played })
   *[other] talen på fiendens kort är sammanlagt { $best } (efter det valda draget { $played })
}
analysis-kasvoton-knight = { $whose ->
    [own] den egna riddaren står kvar med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] fiendens riddare står kvar med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-kasvoton-siege = { $whose ->
    [own] intill den egna kungen står { analysis-best-enemies } (efter det valda draget { $played })
   *[other] intill fiendens kung står { analysis-best-own-cards } (efter det valda draget { $played })
}
analysis-kasvoton-king_seen = { $whose ->
    [own] fienden känner den egna kungen med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] fiendens kung är känd med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-kasvoton-king_fell = { $whose ->
    [own] den egna kungen har fallit med { $best } procents sannolikhet (efter det valda draget { $played })
   *[other] fiendens kung har fallit med { $best } procents sannolikhet (efter det valda draget { $played })
}
analysis-lotr-journey = { $whose ->
    [own] det egna sällskapet är på plats { $best } (efter det valda draget { $played })
   *[other] motståndarens sällskap är på plats { $best } (efter det valda draget { $played })
}
analysis-lotr-burdens = { $whose ->
    [own] egna bördor: { $best } (efter det valda draget { $played })
   *[other] motståndarens bördor: { $best } (efter det valda draget { $played })
}
analysis-lotr-wounds = { $whose ->
    [own] den egna Ringbärarens sår: { $best } (efter det valda draget { $played })
   *[other] motståndarens Ringbärares sår: { $best } (efter det valda draget { $played })
}
analysis-lotr-fellowship = { $whose ->
    [own] det egna sällskapets styrka är { $best } (efter det valda draget { $played })
   *[other] motståndarens sällskaps styrka är { $best } (efter det valda draget { $played })
}
analysis-lotr-companions = { $whose ->
    [own] det egna sällskapet har { analysis-best-companions } (efter det valda draget { $played })
   *[other] motståndarens sällskap har { analysis-best-companions } (efter det valda draget { $played })
}
analysis-lotr-shadows = { $whose ->
    [own] egna stödkort för Skuggan i spel: { $best } (efter det valda draget { $played })
   *[other] motståndarens stödkort för Skuggan i spel: { $best } (efter det valda draget { $played })
}
analysis-lotr-minions = { $whose ->
    [own] de egna hantlangarnas styrka på bordet är { $best } (efter det valda draget { $played })
   *[other] motståndarens hantlangares styrka på bordet är { $best } (efter det valda draget { $played })
}
analysis-lotr-dead = { $whose ->
    [own] egna döda: { $best } (efter det valda draget { $played })
   *[other] motståndarens döda: { $best } (efter det valda draget { $played })
}
analysis-lotr-twilight = { $whose ->
    [own] egna skymningsmarker att använda: { $best } (efter det valda draget { $played })
   *[other] motståndarens skymningsmarker att använda: { $best } (efter det valda draget { $played })
}
analysis-left-seconds = Ungefär { $seconds } sekunder kvar.
analysis-left-minutes = { $minutes ->
    [one] Ungefär en minut kvar.
   *[other] Ungefär { $minutes } minuter kvar.
}
analysis-chart-read = Ju högre linjen går, desto säkrare är vinsten. Vid den streckade linjen vinner man varannan gång; romberna är vändpunkter. Tryck på bilden för att komma till draget.
analysis-why-terms = efter det bättre valet gäller: { $terms }.
