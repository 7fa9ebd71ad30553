above-below-page-e061 = Martellate sull’acqua, poi uno schianto, poi un tonfo, poi applausi. Su una secca c’è mezza casa su palafitte, e una personcina tonda dai piedi palmati costruisce l’altra metà più in fretta di quanto cada la prima. I glogo costruiscono tutti; questo non riesce a smettere. «Asse!» grida. «L’asse non c’è. Chi ha preso l’asse? Ci sto sopra.» Odore di catrame e di colla di pesce. La gente sul molo ha portato sidro e panche. A passargli qualcosa non ha mai pensato nessuno.
above-below-page-e061-again = La casa ha ormai un quarto piano, sotto gli altri tre. «Asse!» dice qualcuno, bagnato.
above-below-page-e061-hand = Passargli le assi in ordine
above-below-page-e061-hand-4 = Gliele passate; sta su un’ora. Quando crolla la gente piange di gioia, e il cappello arriva a voi.
above-below-page-e061-hand-6 = Per ultima gli passate una livella. Guarda a lungo la bolla. «E là da voi la *terra*» dice «sta ferma?», e ripone il martello.
above-below-page-e061-wait = Aspettare in panca con gli altri
above-below-page-e061-wait-0 = Vi fanno posto. È un gran bel tonfo, la brocca gira, e tornate a casa senza aver fatto niente, e si sente.

above-below-page-e062 = Pioviggina, in questo bosco, e altro tempo non fa. In una radura, alta come un portico, ticchetta una casetta del tempo. Davanti alla porta di sinistra sta un uomo dipinto, con l’ombrello; esce quando è umido, ed è fuori da sempre. Dietro quella di destra c’è la moglie, col parasole, per quando fa bello. Stanno sulla stessa asticella. Non si sono mai visti. C’è odore di muschio e di vernice; attraverso il muro, con uno spago, lei gli passa una bottiglia. Tra *Pioggia* e *Bello* il quadrante dice *Variabile*: sarebbero tutti e due sulla soglia. Non è mai capitato.
above-below-page-e062-again = Qualcuno ha inchiodato la lancetta su *Variabile*. Le due porte sono aperte, e ci sono i piatti da lavare.
above-below-page-e062-fool = Ingannarla con vapore e lumi
above-below-page-e062-fool-4 = Un bollitore di qua, un lume di là, e l’asticella si livella, il tempo di un respiro. «*Oh*» dicono insieme. Lei vi allunga le pasticche per la tosse, o forse erano per lui.
above-below-page-e062-fool-7 = Resistete tutta la notte, ora un bollitore, ora un lume. Si dicono molte cose, e poi nessuna. All’alba lui scuote per voi i funghi dalla tesa, e lei vi dà quanto teneva da parte per i cardini.
above-below-page-e062-shelter = Dividere gronda e bottiglia
above-below-page-e062-shelter-0 = È di quella dell’anno scorso, crede; la fa lei stessa. Guardate insieme la pioggerella. «Mi dicono» dice «che là dentro sia un incanto.»

above-below-page-e063 = «Non fatelo parlare» dice la signorina Vespri, giù davanti ai gradini di cristallo. Il basso, che è un rospo, ha un rospo in gola. È un altro. È tenore. È entrato con uno sbadiglio; lo si vede dietro i denti, piccolissimo, che s’inchina. Un’acustica così non l’ha mai avuta. Il basso guarda dritto davanti a sé, a bocca aperta. C’è odore di linimento, e ogni *Amen* viene fuori due volte. C’è già chi viene soltanto per quello, e la prima fila la pagherebbe. In questa sala ci sarà pure un posto migliore per una voce.
above-below-page-e063-again = Il piccolo ha preso in affitto una canna d’organo. Al grande manda due biglietti e un collutorio.
above-below-page-e063-echo-1 = I suoi occhi vi conoscono dai tempi dei carrelli. Si alzano, appena, al cielo.
above-below-page-e063-echo-2 = Risale, secondo la cantora, al concerto in cui dei forestieri pensarono al soffitto.
above-below-page-e063-lure = Trovargli un’eco migliore
above-below-page-e063-lure-6 = Nella terza canna, gli dite, c’è una stanza che nessuno ha mai riempito. Va, con una valigetta. Il basso chiude la bocca a tappe, come una casa; la signorina Vespri vi vuota il piattino.
above-below-page-e063-seats = Vendere posti davanti alla bocca
above-below-page-e063-seats-3 = Resta in cartellone una settimana, due spettacoli al giorno. Al rospo, quello grande, nessuno chiede. Guarda dritto davanti a sé, verso la coda e il suo bel cordone, a bocca aperta.
above-below-page-e063-climb = Entrare a parlargli

above-below-page-e064 = Gira e gira sul lago fermo una vasca da bagno, e dentro il postino tiene una lettera per l’angolo. È per lui. Non era mai successo. È asciutta, sa di colla e d’ufficio, e ha la finestrella. «M’hanno trovato» dice. «Ma va *consegnata alla porta*.» Lui una porta non ce l’ha. Ha un rubinetto, e qualche trota in un secchio. Nella fiaschetta c’è sciroppo per la tosse, se gli steste seduti accanto; ma vi guarda uno per uno, come si guardano le assi.
above-below-page-e064-again = La vasca adesso ha la buca delle lettere, saldata sotto il rubinetto. Due volte al giorno lui esce a remi per guardarci dentro.
above-below-page-e064-echo-1 = «Io, voi e la posta ci conosciamo da un pezzo» dice.
above-below-page-e064-echo-2 = «Dei forestieri mi salutarono, sul fiume» dice. «C’è gente così.»
above-below-page-e064-door = Fargli da porta di casa
above-below-page-e064-door-4 = Due fanno gli stipiti, gli altri il battente. Si pulisce i piedi, vi apre e legge che una volta pagò troppo un francobollo. La differenza, dice, tocca a voi.
above-below-page-e064-door-7 = Risponde al terzo colpo, col berretto in testa. *Signore, il giro glielo teniamo noi. Con comodo.* Lo legge due volte al secchio, e vi manda a casa con le due che hanno ridacchiato.
above-below-page-e064-sit = Sedersi e dividere la fiaschetta
above-below-page-e064-sit-0 = Nessuno la apre. Guardate arrivare la pioggia sotto il suo unico ombrello, e quel che c’è nella fiaschetta fa bene al petto.

above-below-page-e065 = Oggi Ulla fa la passeggera. Siede nella barca nuova, fra i cuscini, il fagotto stretto e la bocca chiusa; di fronte, remi alzati, a metà del fiume, aspetta l’uomo dai polsini puliti. Si è convertito alla tariffa di lei: una storia a traversata, e vera. «Ho quelle di tutti» dice Ulla. «Di mia, nessuna. Io andavo soltanto. E tornavo.» C’è odore di vernice; le pale gocciolano. Stanno così da mezzogiorno. L’imbarcadero è nero di gente coi soldi in mano, che pagherebbe chiunque abbia un remo.
above-below-page-e065-again = Sono tutti e due sulla zattera, e parlano tutti e due. La pertica va su e giù da sola.
above-below-page-e065-echo-1 = «Voi c’eravate, per il calzino» dice l’uomo dai polsini, e arrossisce.
above-below-page-e065-echo-2 = A poppa, in cornice, è appeso un calzino. C’è dietro una storia, dice.
above-below-page-e065-echo-3 = «Da quella volta che si è fermato» dice Ulla «penso al mio.»
above-below-page-e065-lend = Prestare a lei una vostra
above-below-page-e065-lend-7 = Le prestate quella della piena. Le sta come il cappotto di un’altra; ma lui rema. «Però!» dice all’arrivo, si occupa dei polsini e dà la mancia. Lei vi taglia un bel pezzo di corda.
above-below-page-e065-lend-8 = Le raccontate di una ragazza con una zattera, che andava sempre a prendere l’altra riva, e la portava. «Niente male» dice Ulla. «Come si chiamava?» Vi paga in corda e trote; lui, con la mancia.
above-below-page-e065-fares = Traghettare la coda a tariffa doppia
above-below-page-e065-fares-3 = Andate e venite, girandogli attorno, finché le mani non si chiudono più. C’è chi paga in trote. Ulla guarda scendere ogni carico. Nessuno ha raccontato niente a nessuno.

above-below-page-e066 = In fondo in fondo, dove il buio è più vecchio, c’è una porta, e dietro la porta c’è la vostra cucina. È la stessa, fino alla bruciatura sul tavolo. Il bollitore è tiepido. Sa delle cipolle di ieri, e l’orologio zoppica come il vostro. Sullo scolapiatti ci sono piatti per quanti siete, usati; nella brocca è rimasto del sidro. Dalla dispensa, che a casa contiene una scopa, viene un acciottolio di stoviglie contate da qualcuno che canticchia. La melodia la conoscete. Non sapevate che la conoscesse qualcun altro.
above-below-page-e066-again = Di nuovo la cucina. Stavolta c’è luce sotto la porta della dispensa, e quando entrate il canticchiare smette.
above-below-page-e066-wash = Lavare i piatti e riordinare
above-below-page-e066-wash-0 = È il minimo. Quando fate per appendere lo strofinaccio è già appeso, umido. Bevete quel che resta nella brocca.
above-below-page-e066-pantry = Guardare nella dispensa
above-below-page-e066-pantry-5 = Nessuno; ripiani; il servizio buono di vostra nonna, quello perso nell’alluvione, con un pezzo messo un po’ avanti. C’è un’etichetta. *Per ora.*
above-below-page-e066-pantry-fail = La dispensa contiene una scopa. Ci restate davanti un poco, come succede, e non sapete più che cosa eravate venuti a prendere.

above-below-page-e067 = Grugnendo, con buoni stivali, avanza nel bosco un maiale con un signore al guinzaglio. Il signore è in cravatta; fu giudice di tartufi, e il suo naso resta il migliore del sottosuolo. «Cerca» dice il maiale, comodo, e lui s’inginocchia nel terriccio e arrossisce. C’è odore d’aglio e di pioggia. Quel che scova sfamerebbe una via. Stare un braccio davanti a quel naso è un’arte. Il nodo del collare, notate, se lo potrebbe sciogliere benissimo da solo.
above-below-page-e067-again = Oggi al guinzaglio ci sta il maiale. Un po’ per uno, spiegano. Si trovano bene.
above-below-page-e067-root = Grufolare un braccio più avanti
above-below-page-e067-root-4 = Siete in ginocchio anche voi, adesso, in fila. Il maiale la passa in rassegna con occhio da padrone.
above-below-page-e067-root-7 = Battete quel naso di una narice, tre volte di seguito. Il giudice applaude nel collare. «*Lì!*» esclama. «E lì! Erano anni che insegnavo a nessuno.»
above-below-page-e067-free = Liberarlo e starlo a sentire
above-below-page-e067-free-6 = Piange, e vi prega di no. È il maiale che da solo non dorme. Riannodate il guinzaglio più lento e il maiale, tutto rosa, paga quel che a lui non ha mai fatto vedere.

above-below-page-e068 = Ottocento scrivani di rame alzano gli occhi da ottocento cassetti. A cigolare è uno solo. È entrato nella sala degli specchi per scrupolo e, a giudicare dall’olio surriscaldato, è qui da giorni. «Non sono solo» vi dice, e il campanello gli trilla appena. «Siamo tantissimi. E quando chiedo chi sono, lo chiedono a me.» Nei cristalli viola le sue lampade non finiscono più. Vi porge la penna e gira il viso verso di voi. «Dite il mio numero» prega. «Per favore. Piano. Ci crederò.»
above-below-page-e068-again = È tornato per gli altri. S’inchina a ogni cristallo, e ogni cristallo, vi fa notare, ricambia.
above-below-page-e068-echo-1 = «Per quelli che riposano avete saputo che cosa scrivere» dice.
above-below-page-e068-echo-2 = Vi timbra la mano, piano piano, per essere sicuro almeno di una cosa.
above-below-page-e068-steady = Reggergli il lume e dire «uno»
above-below-page-e068-steady-5 = Lo scrive. Lo guarda. «Allora posso andare a casa» dice «e arrivare in tempo per me», e vi paga il premio.
above-below-page-e068-steady-7 = «Uno» gli dite «e un altro non c’è mai stato.» Il campanello trilla finché un cristallo, maturo, si stacca dalla parete. Asciuga la pagina con gran cura, e la sottolinea.
above-below-page-e068-recount = Uscire all’indietro contando cristalli
above-below-page-e068-recount-0 = Arrivate a ottocentouno. Quello di troppo è una moneta infissa nella roccia, con sopra uno scrivano molto consumato.

above-below-page-e069 = Hob Sego vende luce a barattoli. Ce l’ha da sotto una porta con gente di là; ha le quattro di una domenica; ha quella azzurra, che fa perdonare le persone, ma è cara. Il banco ticchetta di vetro tiepido e sa delle cene degli altri. Hob lavora a occhi strizzati. «Il buio non lo reggo» dice «e so dove si mette. Proprio dietro a chi parla.» È ora di chiudere, ha quaranta barattoli da portare a casa per un vicolo senza lumi, e tre sono rimasti fuori dalla corda, senza prezzo.
above-below-page-e069-again = «Siete voi?» dice Hob a occhi chiusi. «E ci siete tutti? Contatevi forte, per cortesia.»
above-below-page-e069-carry = Portargli i barattoli a casa
above-below-page-e069-carry-2 = Andate in fila, ognuno con una domenica sotto il braccio. Sulla porta apre gli occhi a fessura, per vedere chi è che fa certe cose.
above-below-page-e069-carry-5 = A metà vicolo si mette a cantare. All’ultimo barattolo vi ha già detto quali botteghe fanno la cresta, e vi mette in tasca la sua.
above-below-page-e069-pinch = Sgraffignare quelli di fuori
above-below-page-e069-pinch-4 = Uno va via in contanti. Uno lo tenete per farci crescere qualcosa. Il terzo è di quelli azzurri, e lo rimettete a posto in fretta.

above-below-page-e070 = Tutti i camini del vostro villaggio, a quanto pare, finiscono in questo. State sul fondo, tra cento canne, e ognuna sa di qualcuno: di cane bagnato; di cavolo; di una pipa a cui s’era rinunciato. Scendono vocine tiepide. «… e non gliel’ha mai detto» fa la fucina. Un vedovo conta i soldi del raccolto, e dice ad alta voce dove li mette. Nella terza a sinistra il latte sta salendo, e nella stanza non c’è nessuno. Vi sentirebbero; e vi calerebbero qualcosa per la gola.
above-below-page-e070-again = Nella terza canna c’è uno straccio. Le altre parlano, con prudenza, del tempo.
above-below-page-e070-call = Gridare che il latte sale
above-below-page-e070-call-4 = «Il *latte!*» Cade una sedia; qualcosa sfrigola. «Grazie» dice infine la canna, e poi: «Chi è?». Di lì a poco, a un filo, scende una boccetta per la raucedine.
above-below-page-e070-listen = Ascoltare dove mette i soldi
above-below-page-e070-listen-5 = Sotto la madia; dietro l’orologio; nell’orcio di tutti i giorni. Fate il giro la notte stessa. In tutto il villaggio non si capacitano di chi potesse saperlo.
above-below-page-e070-listen-fail = Uno di voi starnutisce. In su e in giù per la via gli attizzatoi si fermano, e dopo un po’ cento voci dicono: «Salute?».
