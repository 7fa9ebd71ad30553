above-below-page-e121 = Tra un banco di denti e un uomo che affitta scale a pioli, tre sorelle in grembiule vendono giorni della settimana. Li tengono in giare sotto un panno bagnato. Il martedì sa di bucato; nel sabato, se vi chinate, c’è una banda. «Freschi» dice la prima. «Mai usati» dice la seconda. La terza, che tiene i conti, è a corto di mercoledì in bianco e si strofina gli occhi su una pila di carta pulita. Un martedì piccolo costa una moneta. Per quello grande bisogna parlare con tutte e tre insieme.
above-below-page-e121-again = Restano solo lunedì. Le sorelle li regalano, e la gente passa dall’altra parte della corsia.
above-below-page-e121-buy = Comprare un martedì piccolo
above-below-page-e121-buy-0 = Lo aprite lì per lì. Dentro ci sono una corda da bucato, un cielo sereno e, visto che è stato di qualcuno, una susina sul davanzale.
above-below-page-e121-haggle = Trattare con tutte e tre
above-below-page-e121-haggle-5 = La prima la fate scendere, la seconda la girate, la terza la addormentate. Vi liquidano in carta e argento, pur di riavere la serata.
above-below-page-e121-haggle-fail = Vi finiscono le frasi, ognuna a modo suo, e all’ora di chiusura avete promesso loro un giovedì.

above-below-page-e122 = Ad altezza di mano, nella parete della miniera, ci sono due leve. La sinistra è consumata; ci si sono appoggiati turni interi, e luccica come il naso di una statua. Sopra finisce un tubo, con la sua goccia e un odore di menta. La destra è nuova di zecca. Sopra, qualcuno ha avvitato una targa, e qualcun altro una seconda targa sulla prima, e tutte e due dicono *Questa no*. La roccia vi ronza sotto gli stivali. Sembra una gran quantità d’acqua che pensa.
above-below-page-e122-again = Accanto alle altre due hanno messo una terza targa. Dice: *Noi l’avevamo detto.*
above-below-page-e122-worn = Tirare quella consumata
above-below-page-e122-worn-0 = Geme, e il tubo vi riempie quel che ci tenete sotto. È verde, caldo, e fa bene; e capite che non sarà mai nient’altro.
above-below-page-e122-other = Tirare quella con «Questa no»
above-below-page-e122-other-7 = Niente. Poi, lontanissimo, salta un tappo. Sentite un lago girare, girare, e andarsene. Dov’era c’è una bella sala asciutta, con la cena che sbatte la coda fra gli spiccioli.
above-below-page-e122-other-fail = Non si muove. Di là dal muro, chi la teneva ferma da tutti questi anni tira il fiato.

above-below-page-e123 = Unò, duè: formiche, in una colonna larga come un letto, portano roba a casa attraverso il bosco. Passano briciole; un cucchiaio; l’anta di una credenza; funghi; e poi, supino, col cappello sul petto, un vagabondo che dorme della grossa. Il muschio bisbiglia sotto tutti quei piedi. C’è odore d’aceto. Una maggiore con un’antenna al collo vi saluta. Il signore è per la Regina. Per qualcosa di più dolce forse lo cederebbe. È anche a corto di portatori, e paga in soldi trovati.
above-below-page-e123-again = La colonna ora va nell’altro verso, con la credenza. Dentro qualcuno bussa, senza nessuna fretta.
above-below-page-e123-swap = Offrirle qualcosa di più dolce
above-below-page-e123-swap-3 = Le date la marmellata. Lo posano come un uovo. «Era la mia fermata?» dice, e si toglie il cappello davanti a voi, e davanti alla maggiore.
above-below-page-e123-swap-7 = Del vostro pranzo parlate finché è un banchetto. Lo scambiano con gli onori, a sciabola sguainata, e per cortesia ci mettono i funghi che gli venivano dietro.
above-below-page-e123-carry = Portarlo fino alla Regina
above-below-page-e123-carry-4 = È un carico buono, ben distribuito, e la tariffa è onesta. All’ultima curva, dove il terreno scende, sorride nel sonno.

above-below-page-e124 = «Due» dice lo scrivano di rame «tre, cinque.» Il suo campanello suona sordo. In questa via del mercato da stamattina non c’è più il quattro: i tavoli hanno perso una gamba, i carri girano in tondo e, del repertorio della banda, stanno in piedi solo i valzer. C’è odore di minestra rovesciata. «Lo tenevo qui» dice, e vi mostra un vuoto quadrato nel cassetto. «Può darsi che mi ci sia appoggiato.» C’è una ricompensa. Da sotto una carriola viene un bussare piccolo, regolare, stremato.
above-below-page-e124-again = «Tre» dice lo scrivano, e aspetta, cortese, tutto il tempo che ci vuole. «Quattro. Grazie. Cinque.»
above-below-page-e124-echo-1 = «Voi vi ho a inchiostro» dice. «Restate quanti siete, per favore.»
above-below-page-e124-echo-2 = «Una comitiva come la vostra una volta stette ferma per me» dice. «Ci ripenso spesso.»
above-below-page-e124-coax = Convincerlo a uscire
above-below-page-e124-coax-3 = Vi sedete ai suoi quattro lati senza dire niente. Piano piano i tavoli si rialzano, e la via fa girare il cappello a tempo di marcia.
above-below-page-e124-coax-6 = Gli dite che cosa non avreste senza di lui: muri, stagioni, una mano a carte. Esce spolverandosi gli angoli, e lo scrivano paga tutti in parti uguali, fino all’ultimo lampione.

above-below-page-e125 = Il miele cola da tanto tempo sui muri di questa cappella che i santi hanno la barba d’ambra. Fra le arnie una donna col velo rammenda il velo. «Perpetua» dice. «In esilio. Non sono stata io, sono state le api. Dicono solo la verità, e l’hanno detta alle nozze del sindaco.» Il fumo di cera brucia gli occhi; qualcosa vi si posa sul colletto e sussurra che quel cappello non vi piace. Le api vorrebbero conoscervi, dice lei, se le lasciate fare. Vicino alla porta una fetta di favo è scivolata a terra.
above-below-page-e125-again = «Hanno parlato di voi» dice Perpetua. «Al vostro posto mi siederei. Quasi tutto è carino.»
above-below-page-e125-answer = Rispondere il vero alle api
above-below-page-e125-answer-4 = Chiedono chi ha rotto la brocca buona. Lo dite. Un’ape vi passa sulle nocche, e il dolore che ci abitava dalla mietitura trasloca.
above-below-page-e125-answer-6 = In un quarto d’ora sanno tutto, cappello compreso, e sono ancora lì. «Però» dice Perpetua, e va a cercare il cucchiaio grande.
above-below-page-e125-comb = Portarsi via un favo
above-below-page-e125-comb-3 = Il favo si vende a fette. Per tutta la strada una voce piccolissima, dal colletto, vi ripete la cifra esatta.

above-below-page-e126 = Colli pallidi si girano mentre scendete in cantina. Sono patate; le ha dimenticate qui il nonno di qualcuno, e hanno messo germogli lunghi un braccio in direzione della porta. Adesso c’è la vostra lanterna. Un sospiro passa sul pavimento. C’è odore di terra e di sonno; migliaia di getti bianchi si piegano dietro la luce, di qua, di là, con tutti gli occhi aperti. Aspettavano il mattino, e nessuno ha detto loro che i soli non hanno il manico. A farlo come si deve ci vuole fino a cena: su da sopra il carbone, giù dietro lo scaffale del nonno.
above-below-page-e126-again = Hanno le foglie. Si girano verso di voi e poi, educatamente, un po’ oltre, verso dove tramontate.
above-below-page-e126-day = Regalare un giorno intero
above-below-page-e126-day-2 = Sorgete da sopra il carbone, un po’ in ritardo. A mezzogiorno state su un barile col braccio alzato. Quando calate si chiudono, fila dopo fila, e qualcuno mormora *buonasera*.
above-below-page-e126-day-4 = Lo fate con l’alba e, verso la fine, una sciarpa rossa sul vetro. Sullo scaffale dove tramontate c’è quel che tengono i nonni: funghi sotto sale e una bottiglia per la schiena.

above-below-page-e127 = Tutto gocciola in questa tana tranne una pietra, e sulla pietra siede un gatto. Ha il colore del buio tra due candele, e si vede che aspettava qualcuno di meglio. Il pavimento è zuppa fredda fino alle caviglie; odora di coniglio bagnato. Dall’unico posto asciutto nel giro di un miglio il gatto vi esamina a uno a uno, si sofferma sulla borsa del pranzo, sbadiglia come una botola e comincia a lavarsi. Una bestia così non la si invita. Si può solo stare a mollo ed essere così noiosi che venga a vedere perché.
above-below-page-e127-again = La pietra è ancora asciutta e ancora tiepida. Sopra c’è mezzo topo, disposto come per un ospite.
above-below-page-e127-ignore = Ignorarlo con impegno
above-below-page-e127-ignore-5 = Parlate di grondaie. Ne parlate bene. Quando ve ne andate, zuppi fino al ginocchio, siete uno più di prima, e quell’uno è asciutto.
above-below-page-e127-squeeze = Passare rasente al muro
above-below-page-e127-squeeze-0 = Strisciate con la schiena contro i sassi. All’altezza dell’orecchio c’è una moneta piantata nella creta; il gatto vi guarda trovarla, senza scomporsi.

above-below-page-e128 = «Vi spiacerebbe respirare in si bemolle?» chiede un uomo col diapason. Era sceso ad accordare il piano del dottore, sbagliò scala e trovò qualcosa di più grande. Da diciannove anni accorda la grotta. Vive di zucchero d’orzo; l’aria ne ha il sapore, e risuona. Solo quello viola, grande, là in fondo, è ancora fuori di un pelo; per la chiave gli servono due mani e qualcuno che tenga la nota. Gli stonati che ha staccato stanno in un secchio accanto alla porta, per chi li vuole.
above-below-page-e128-again = «Vi siete mossi» dice l’accordatore, senza accusare nessuno. Lontano un cristallo tiene il broncio, un pelo sotto gli altri.
above-below-page-e128-hold = Tenergli la nota
above-below-page-e128-hold-4 = Diventate color barbabietola, ma la nota regge. Vi paga quel che gli doveva il dottore, più diciannove anni di scuse.
above-below-page-e128-hold-6 = Quello viola va a posto e tutta la grotta fa *ah*. Lui si siede. Al dopo non aveva pensato. Vi stacca l’ottava più alta.
above-below-page-e128-flat = Portar via gli stonati
above-below-page-e128-flat-3 = Tintinnano per tutta la strada, sempre un po’ più bassi del previsto. Un vetraio li prende in blocco e si mette il cotone nelle orecchie.

above-below-page-e129 = C’è un cippo di confine sulla strada della miniera, ed è tiepido come una sedia appena lasciata. Qualcuno gli si è seduto accanto a piangere: il signor Zolla, con gli occhiali pieni di polvere. «L’ho spostato io» dice. «Quattro zampe a sinistra, in primavera. Nessuno se n’è accorto. Pesa tanto, che nessuno se ne accorga.» Mentre parla il suo martello picchietta da solo la vena, e la vena suona come soldi. Dalla strada sale la lanterna della signorina Filone. Vi chiede se non stava meglio dov’era.
above-below-page-e129-again = Sul cippo adesso c’è un cuscino, e una targa d’ottone in due calligrafie: *All’incirca qui.*
above-below-page-e129-echo-1 = «La catena la tenevate voi» tira su col naso. «Ci ho pensato ogni notte.»
above-below-page-e129-echo-2 = Una volta qualcuno di sopra ha tenuto loro la catena, dice, e senza barare.
above-below-page-e129-confess = Rimetterlo a posto e dirglielo
above-below-page-e129-confess-6 = Voi spingete e lui confessa. La signorina Filone ascolta fino in fondo. «L’ho spostato anch’io» dice. «A destra.» La vena, da oggi, è ufficialmente un regalo.
above-below-page-e129-shift = Spostarlo ancora più in là
above-below-page-e129-shift-4 = Altre quattro zampe, e il meglio della strada non sta più dalla parte di nessuno. Vi riempite le tasche prima che nessuno diventi qualcuno.
above-below-page-e129-shift-7 = Spingete finché la vena è chiaramente vostra, e ne portate via il cuore. Il signor Zolla ha smesso di piangere. Vi sta guardando.
above-below-page-e129-shift-fail = Il cippo rotola dov’era in principio, passando sopra uno stivale. La signorina Filone prende nota dell’ora.

above-below-page-e130 = Cigolano ruote fra le costole. Lo scrivano di rame fa il giro del campo d’ossa con la lanterna e si china su ognuna. «Presente?» chiede, aspetta e traccia un trattino. Il suo olio sa di bruciato. «Il modulo ha due colonne» vi dice. «*Qui* e *Altrove*. Qui ci sono. Ma non rispondono.» I trattini riempiono undici pagine. Potrebbe garantire per loro qualcuno che abbia sepolto i suoi. Oppure qualcuno potrebbe riempire undici pagine di bravi capifamiglia, ciascuno col suo premio.
above-below-page-e130-again = C’è una terza colonna, adesso, tirata a mano. È intitolata *A riposo*. Lo scrivano passa in punta di piedi, se le ruote hanno una punta.
above-below-page-e130-echo-1 = «Sul prosciutto siete stati sinceri» dice. «Lo chiedo a voi in confidenza.»
above-below-page-e130-echo-2 = «Di recente qualcuno è stato sincero con me» dice «su un numero piccolissimo.»
above-below-page-e130-vouch = Garantire per loro, fila per fila
above-below-page-e130-vouch-4 = Dite quel che sapete: questo zoppicava, a questa vollero bene, qui c’è un anello. Scrive tutto fra le *Note* e vi dà una polverina per la tosse.
above-below-page-e130-vouch-6 = *Qui*, gli dite, e vi toccate il petto. Ci pensa finché la lampada cala. Poi tira una terza colonna e divide con voi la cena: olio e funghi.
above-below-page-e130-forge = Inventare undici pagine di vicini
above-below-page-e130-forge-5 = Una signora Femore, un signor Costa, tutti puntuali con l’affitto. Il cassetto paga. Il vento attraversa il campo e nessuno dice *presente*.
