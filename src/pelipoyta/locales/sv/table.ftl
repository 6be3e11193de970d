# Bordets ärenden: platser, anbud, slut och bordets egna regler.

table = Bord
game = Spel
seats = De andra vid bordet
seat-number = Plats { $number }
seat-open = ledig
away = borta
watching = Du tittar på
what-now = Vad som händer nu
drawer = Logg, regler och bord
drawer-short = Meny
tab-log = Logg
tab-rules = Regler
tab-table = Bord
settings = Inställningar
log = Händelser
log-empty = Ingenting har hänt ännu.
log-gap = Det som hände tidigare visas inte här.
reconnecting = Kontakten bröts, vi kommer strax tillbaka

prompt-you = Det är din tur.
prompt-other = Det är { $name } som står i tur.
prompt-moment = Ett ögonblick…
prompt-waiting =
    { $open ->
        [one] Vi väntar på en spelare.
       *[other] Vi väntar på { $open } spelare.
    }

waiting-title =
    { $open ->
        [0] Alla är på plats
        [one] En plats är ledig
       *[other] { $open } platser är lediga
    }
waiting-sit = Det finns plats för dig. Berätta vad du heter och slå dig ner.
waiting-share = Skicka den här länken till en vän. Spelet börjar när alla platser är fyllda.
waiting-bots =
    { $open ->
        [one] Orkar du inte vänta? En bot kan ta den lediga platsen.
       *[other] Orkar du inte vänta? Botar kan ta de lediga platserna.
    }
fill-seats =
    { $open ->
        [one] Bjud en bot till bordet
       *[other] Bjud botar till bordet
    }
invite-title = Kom och spela: { $game }
sit-down = Sätt dig

undo = Ångra
refused = En regel hindrar det här.
see-rule = Regel { $rule }
offer-draw = Erbjud remi
draw-offered-by-me = Du har erbjudit remi. Vi väntar på svar.
draw-offered = { $name } erbjuder remi.
draw-accept = Godta
draw-decline = Spela vidare
resign = Ge upp
resign-sure = Vill du ge upp spelet?
resign-yes = Ja, jag ger upp
resign-no = Inte än
save-record = Spara spelets gång
rematch = Nytt parti
go-to-rematch = Till det nya partiet

result-draw = Oavgjort
result-you-won = Du vann!
result-your-side-won = Ditt lag vann!
result-won =
    { $count ->
        [one] { $names } vann
       *[other] { $names } vann
    }
over-TABLE-1 = Den ena sidan gav upp.
over-TABLE-2 = Ni kom överens om remi.

chapter-TABLE = Bordets regler
rule-TABLE-1 = En spelare kan ge upp när som helst under spelet. Då förlorar hens sida och de andra vinner.
rule-TABLE-2 = En spelare kan erbjuda remi. Spelet slutar oavgjort om alla andra som sitter vid bordet godtar anbudet. En bot svarar genast. Ett drag betyder att anbudet avböjs.
rule-TABLE-3 = I ett nytt parti flyttar alla ett steg runt bordet och valen förblir desamma.
rule-TABLE-4 = En upptagen plats förblir upptagen.
rule-TABLE-5 = En åskådare ser det som alla får se och kan inte delta i spelet.
rule-TABLE-6 = En spelare kan ångra sina egna senaste val så länge ingen har fått veta något nytt av dem och slumpen inte har ingripit.
rule-TABLE-7 = Den som öppnade bordet fyller lediga platser med botar eller människor före spelet. Spelet börjar när alla platser är fyllda.
