# dnupin säännöt lyhyesti; perustelut ja tulkinnat kansiossa games/dnup/RULES.md.

chapter-DNUP-1 = Kortit ja jako
rule-DNUP-1-1 = Kortteja on 40. Jokaisen kummassakin päässä on eri luku 1–10. Pitelijästä katsoen ylempi luku on kortin aktiivinen arvo, alempi sen passiivinen arvo.
rule-DNUP-1-2 = Pelaajia on kahdesta viiteen. Viisi pelaa kaikilla 40 kortilla (8 kullekin), neljä 36:lla (9), kolme 30:llä (10) ja kaksi 26:lla (13).
rule-DNUP-1-3 = Ennen kierrosta kortit sekoitetaan ja jaetaan kaikki. Jaossa arvotaan, kumpi pää tulee ylös. Käsi on salainen, ja sen saa järjestää miten haluaa, mutta yksittäistä korttia ei saa kääntää.
rule-DNUP-1-4 = Sarja on yksi tai useampi kortti, joilla on sama aktiivinen arvo. Se on sarjan arvo; korttien määrä on sarjan koko.
rule-DNUP-1-5 = Kultainen sääntö: kun kortti nousee pöydältä käteen, se kääntyy aina toisin päin.
rule-DNUP-1-6 = Kortista näkyvät aina molemmat arvot: aktiivinen isona, passiivinen pienenä sen vieressä ja vielä kortin toisessa päässä. Kaksi korttia, joissa on samat luvut, ovat samanlaiset.
rule-DNUP-1-7 = Neljän toiminnon muistilista on aina saatavilla. Kaksinpelissä kummankin edessä ovat pelialueet 1 ja 2.

chapter-DNUP-2 = Vuoro
rule-DNUP-2-1 = Kierroksen aloittaa se, jolle jaettiin tähtikortti 1/5. Korttia ei tarvitse pelata. Sitten vuoro kiertää myötäpäivään.
rule-DNUP-2-2 = Vuoron aluksi edessäsi oleva sarja menee kuvapuoli alaspäin yhteiseen pinoon, jota kukaan ei saa tutkia. Sitten teet yhden näistä: pelaat, lisäät, otat tai käännät.

chapter-DNUP-A = A: pelaa sarja
rule-DNUP-A = Pelaa kädestäsi sarja eteesi.
rule-DNUP-A-1 = Kaikkia saman arvon kortteja ei ole pakko pelata kerralla.
rule-DNUP-A-2 = Jos pöydällä on samankokoinen sarja, omasi on oltava arvoltaan suurempi. Lyöty sarja palaa omistajansa käteen käännettynä, tai pinoon, jos omistaja on jo päässyt eroon korteistaan.
rule-DNUP-A-3 = Jos pöydällä ei ole samankokoista sarjaa, arvo saa olla mikä tahansa.

chapter-DNUP-B = B: lisää kortti
rule-DNUP-B = Lisää kädestäsi tasan yksi kortti vastustajan sarjaan.
rule-DNUP-B-1 = Kortin aktiivisen arvon on oltava sama kuin sarjan arvo.
rule-DNUP-B-2 = Jos kasvanut sarja on samankokoinen kuin jokin toinen, sen arvon on oltava suurempi, ja toinen sarja tulee lyödyksi. Muuten korttia ei voi lisätä.
rule-DNUP-B-3 = Lisätty kortti kuuluu sarjaan ja menee sinne, minne sarjakin.

chapter-DNUP-C = C: ota sarja
rule-DNUP-C = Ota vastustajan sarja käteesi käännettynä.

chapter-DNUP-D = D: käännä käsi
rule-DNUP-D = Käännä koko kätesi: aktiiviset ja passiiviset arvot vaihtavat paikkaa. Tämän voi tehdä aina, yhdelläkin kortilla.

chapter-DNUP-3 = Kierroksen ja pelin loppu
rule-DNUP-3-1 = Ensimmäisenä eroon korteistaan päässyt saa 2 pistettä eikä pelaa enää tällä kierroksella. Hänen sarjansa on pöydällä, kunnes hänen vuoronsa tulisi, ja menee sitten pinoon; jos se lyödään, se menee pinoon heti. Siihen voi lisätä, ja sen voi ottaa.
rule-DNUP-3-2 = Toisena eroon korteistaan päässyt saa 1 pisteen, ja kierros päättyy heti.
rule-DNUP-3-3 = Pelin voittaa se, jolla on ensimmäisenä vähintään 4 pistettä.

chapter-DNUP-8 = Kaksinpeli
rule-DNUP-8-1 = Kummallakin on kaksi pelialuetta, 1 oikealla ja 2 vasemmalla. Kumpaankin mahtuu yksi sarja.
rule-DNUP-8-2 = Kumpikin pelaa kaksi vuoroa peräkkäin: ensin alueelle 1, sitten alueelle 2. Vuoron aluksi alueella oleva sarja menee pinoon, ja pelattu sarja tulee samalle alueelle. Lisätä ja ottaa voi vastustajan kummalta alueelta tahansa.
rule-DNUP-8-3 = Tähtikortin saanut aloittaa yhdellä vuorolla, alueelle 2.
rule-DNUP-8-4 = Sarja kilpailee kaikkien muiden kanssa, myös oman toisen alueen. Lyöty oma sarja palaa omaan käteen käännettynä. Lisätä ja ottaa voi vain vastustajalta.
rule-DNUP-8-5 = Kierroksen voittaa heti se, joka pelaa viimeisen korttinsa. Pelin voittaa se, joka voittaa ensin kaksi kierrosta. Pisteitä ei kaksinpelissä lasketa.
rule-DNUP-8-6 = Kierros on voitettu sillä hetkellä, kun viimeinen kortti on pelattu, vaikka se löisi oman sarjan: mitään ei enää palaa käteen.

chapter-DNUP-9 = Tulkintoja
rule-DNUP-9-1 = Pöydällä ei ole koskaan kahta samankokoista sarjaa.
rule-DNUP-9-2 = Jos sama tilanne toistuu kolmannen kerran tai 200 toimintoa kuluu niin, ettei yksikään kortti lähde kädestä, kierros raukeaa ja jaetaan uudelleen. Siinä jo saadut pisteet jäävät.
rule-DNUP-9-3 = Kaikki näkevät käsien ja pinon korttimäärät, pöydän kortit ja pisteet. Kädet ja pinon kortit ovat salaisia, mutta näkemänsä saa muistaa.
rule-DNUP-V1 = Muunnelma: pelin voittaa, kun pisteitä on niin monta kuin pöytä päättää, 1–20. Kaksinpelissä ne ovat kierroksia.
rule-DNUP-V2 = Muunnelma: jaossa kukin antaa kätensä pienimmät kortit näkyvästi ja käännettyinä seuraavalle pelaajalle, niin monta kuin pöytä päättää, 1–3. Aloittaja on se, jolla tähti sen jälkeen on.
