# Varför bordet säger nej: bordets egna regler.

table-no-gone-already = Du har redan gett upp eller är ute ur spelet.
table-no-nothing-to-undo = Det finns inget att ångra: man kan bara ångra sina egna val under samma tur, innan slumpen har spelat in.
table-no-others-know = Valet kan inte längre ångras, eftersom andra redan har fått veta något.
table-no-offered-already = Du har redan erbjudit remi. Vänta på svar eller spela vidare.
table-no-no-offer = Ingen erbjuder remi just nu.
table-no-not-over = Ett nytt spel kan börja först när det här är slut.
table-no-too-late = Kortleken kan bytas bara i ett nytt spel, innan det börjar.
table-no-not-over-yet = Man kan visa sin kortlek först när spelet är slut.
table-no-cannot-pass = Sådana frågor kan du inte låta passera: här är passa inget svar.
table-no-talk-closed = Nu får man inte tala: en regel i spelet kräver tystnad.
table-no-no-aside = Just nu finns ingen som kunde höra något avsides.
table-no-other-ears = Åhörarna hann bytas, så ingen hörde det här. Se efter vilka som hör nu och skicka på nytt.
table-no-nothing-said = Skriv något först.
table-no-too-long = Raden är för lång: den får ha högst { $most } tecken.
table-no-host-plays = Domaren kan inte själv spela. Ge din plats åt andra.
table-no-in-contest = Det här spelet hör till en serie, som själv dukar nästa bord.
table-no-contest-alone = En serie behöver minst två spelare.
table-no-contest-count = Ange ett antal mellan 1 och { $most }.
table-no-contest-even = För två spelare är bäst av flera ett udda antal spel, så att någon kan vinna.
table-no-no-hints = Vid det här bordet spelar man utan råd.
