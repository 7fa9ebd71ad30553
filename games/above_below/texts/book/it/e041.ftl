above-below-page-e041 = Due odori di zuppa di funghi vi vengono incontro, e poi il fumo. Dopo le nozze Zolla e Filone vivono in due cucine, schiena a schiena su un camino solo, ché nessuno dei due ha voluto traslocare, e si passano la cena per la canna, con la pala. «Il sale, caro» dice il fornello di sinistra. «Rilevamento?» chiede quello di destra. Ciascuno ha segnato col gesso dove andrebbe uno sportello; le due croci distano una zampa. I mattoni hanno uno strano lustro, pesante. Nella fuliggine c’è quel che cade dalle tasche messe ad asciugare.
above-below-page-e041-again = Lo sportello ha una tendina, con sopra la scala metrica. Dietro, due cucchiai si toccano e si chiedono scusa.
above-below-page-e041-echo-1 = «Voi eravate alle nostre nozze» dice il muro, dalle due parti.
above-below-page-e041-echo-2 = «Alle nozze vennero dei forestieri» dice un fornello. «Con appetito» dice l’altro.
above-below-page-e041-knock = Aprire un varco tra i fornelli
above-below-page-e041-knock-6 = Fate la media delle due croci. Mattone, polvere, una faccia; una faccia. «Dunque è *questo* che fai coi porri» si dicono. La pentola che era d’impiccio tocca a voi, coi suoi risparmi.
above-below-page-e041-knock-8 = Andate avanti finché il muro non c’è più. Era tutto minerale, e nessuno dei due aveva osato rivendicarlo. Al suo posto mettono un tavolo. A voi vanno il muro e una pentola di funghi.
above-below-page-e041-sweep = Spazzare quel che cade giù
above-below-page-e041-sweep-3 = Ce n’è di anni. Vi ringraziano, uno dopo l’altro, ciascuno dalla sua parte, con parole appena diverse.

above-below-page-e042 = Trattengono il fiato tra i cristalli viola, impalate, certe violette. Vennero come seme nel risvolto di un paio di calzoni, e da parecchie primavere cercano di passare per pietre: facce chiuse, spigoli in fuori. Fa freddo, e c’è una luce che tintinna. Hanno ingannato soltanto un lapidario, che pagò e pianse. Ma quel profumo, di viottolo dopo la pioggia, lo riconoscereste ovunque. «*Non* siamo fiori» dice la più vicina fra i denti. «Chi verrebbe quaggiù per dei fiori?»
above-below-page-e042-again = In mezzo alla sala c’è un pezzetto d’aprile. Le pietre attorno provano a chinare il capo.
above-below-page-e042-praise = Dire cosa non sa una pietra
above-below-page-e042-praise-2 = Appassire, dite; arrivare tardi; farsi cogliere da un bambino che va a un compleanno. Ci pensano su. Una lascia andare il fiato, e la sala sa di marzo.
above-below-page-e042-praise-7 = Raccontate del viottolo dove tutti rallentano e nessuno dice perché. Si aprono, tutte insieme. I soldi del lapidario non servono più; e una pietra vera, che ascoltava, si stacca dalla parete.

above-below-page-e043 = Trasloco di paguri lungo tutta la spiaggia, in ordine di grandezza. Il più grosso prende la conchiglia nuova, il secondo la sua, e così via fino a un puntino in un ditale. Ma la conchiglia nuova è di un numero troppo stretta, e ora l’intera via sta nuda sui ciottoli freddi, ognuno con la sua porta in mano, a schioccare. C’è odore di alghe e d’imbarazzo. Guardano il vostro bollitore. La conchiglia scartata, smaltata come una bella brocca, è lì per chi non ha cuore.
above-below-page-e043-again = Un bollitore attraversa il sentiero a coperchio alzato e, dietro, in fila, tutta la via. Buongiorno.
above-below-page-e043-lend = Prestare il bollitore al grosso
above-below-page-e043-lend-2 = Entra a marcia indietro e giù il coperchio. Un sospiro percorre la spiaggia, tic, tic, tic, fino al ditale, che accenna un balletto.
above-below-page-e043-lend-6 = Gli va a pennello. A ogni cambio salta fuori qualcosa da sotto il letto: spiccioli, un amo, una cena messa da parte. Fila giù, insistono tutti.
above-below-page-e043-bag = Prendersi la conchiglia smaltata
above-below-page-e043-bag-4 = Chi compra stoviglie non fa domande. Nessuno vi pizzica. Restano lì in ordine di grandezza, e quando gira il vento girano le spalle.

above-below-page-e044 = Spazzola per prima, poi gomiti, poi una faccia come un bricco: a spazzare il camino è qualcosa che ci hanno lasciato dentro. «Ci siamo quasi» rimbomba in una pioggia di fuliggine che sa di pancetta. Spazza questa canna da quando fu costruita la casa, e la casa, lui non lo sa, manca da due secoli; ogni sera sbuca in cima, vede le stelle e le prende per scintille. Gli piace spazzare a suon di musica. In fondo ci sono le stoviglie di famiglia e le paghe che nessuno è venuto a dargli.
above-below-page-e044-again = «Ancora scintille» rimbomba la faccia. «Mi toccherà ripassare tutto. Fa niente. Sapete delle canzoni?»
above-below-page-e044-sing = Cantargli su per la canna
above-below-page-e044-sing-4 = Spazzola a tempo di valzer. La fuliggine scende a balze e, con lei, una brocca che qualcuno aveva nascosto a qualcuno.
above-below-page-e044-sing-6 = Gli insegnate quella col ritornello. In cima si ferma e si guarda intorno. «Sono lontane» dice «per essere scintille.» Vi dà la cena affumicata della cengia, e il piatto.
above-below-page-e044-crate = Portar via la cassa delle paghe
above-below-page-e044-crate-3 = *Al nostro bravo spazzacamino*, c’è scritto su ogni busta, in undici grafie. Le svuotate andando. Ci siamo quasi, rimbomba il camino.

above-below-page-e045 = Prima spuntano assi, poi martellate e poi, camminando all’indietro, un glogo. Costruisce un ponte: non da una parte all’altra del fiume, ma per il lungo. «Tutti *attraversano*» dice coi chiodi in bocca. «Due minuti. E che cos’hanno visto?» Dietro di lui si perde lontano, bellissimo, col tetto nei tratti dove piove, e vuoto. C’è odore di pino e di pietra bagnata. Sulle due sponde gente coi cesti si guarda. A farlo tutto sbuchereste a casa, e addio giornata. Un falegname potrebbe accennare, con gran tatto, a girarlo.
above-below-page-e045-again = Ora il ponte attraversa, alle due estremità, per chi ha fretta. In mezzo va ancora a vedere.
above-below-page-e045-turn = Accennare al fatto di girarlo
above-below-page-e045-turn-6 = «Di *traverso*» dice il glogo, e si siede. Guarda una sponda, guarda l’altra, e la cosa gli entra come un chiodo. «E a casa» domanda «ne avete altre, di cose messe storte?»
above-below-page-e045-stroll = Passeggiarlo da cima a fondo
above-below-page-e045-stroll-0 = A ogni ansa c’è una panchina, non si sa mai. Lui viene dietro con la lanterna, zitto, e vi guarda guardare. È proprio vero che sbuca accanto al forno.

above-below-page-e046 = Con gli stivali di gomma del marito e il lago alle ginocchia, Ada di via Alta tiene in mano una penna. «Ce l’ha lui, il mio Tom» dice, «e scrive. Quindi leggere, leggerà.» Scrive sull’acqua, e quando arriva alla virgola il *Caro* è già finito fra le canne. Sa d’inchiostro e di gomma; le onde ticchettano. Va avanti così da colazione. «È una riga soltanto.» Qualche persona, stretta stretta, farebbe da porto. Ha con sé anche il borsellino, e si domanda se ci voglia il francobollo.
above-below-page-e046-again = I suoi stivali sono sulla spiaggia, uno accanto all’altro. Dal largo una riga arriva, controvento.
above-below-page-e046-echo-1 = «Eravate voi con la mia lettera?» chiede Ada. «Non importa più.»
above-below-page-e046-echo-2 = «Col gelo gli era rimasto qualcosa in gola» dice Ada. «Poverino, ho pensato.»
above-below-page-e046-echo-3 = «Il postino lo salutano perfino i forestieri» dice Ada. «Ma non ha un lago.»
above-below-page-e046-hold = Farle un porto di cappotti
above-below-page-e046-hold-6 = Vi mettete in cerchio con le falde aperte. L’acqua si stende; lei scrive; nessuno guarda. La riga esce intera, controvento. Quel che era incartato nella risposta è per voi, coi soldi del francobollo.
above-below-page-e046-postage = Venderle vecchi francobolli
above-below-page-e046-postage-3 = Paga a peso e, per maggior sicurezza, anche la risposta, e vi lascia la carta da lettere. Galleggiano in fila, re a faccia in su, davanti ai suoi stivali.

above-below-page-e047 = «Ai posti!» grida qualcuno, e sul soffitto della sala cento lucine corrono, si urtano e si spengono. Le lucciole mettono in scena il Cielo di Notte. Lo ha visto soltanto il regista, da larva, dal cocuzzolo di un cappello; si cala per un filo all’altezza dei vostri nasi e sa di pepe. «C’era un *mestolo*?» dice. «Mi par di ricordare un mestolo.» Sui gradini di cristallo il pubblico tossisce, biglietto in mano. Pende dappertutto del cordame nuovo, in rotoli. Voi vi siete sdraiati nel fieno a guardare. Se qualcuno volesse indicare.
above-below-page-e047-again = *Stasera: Nuvoloso*, dice la locandina. Il soffitto è buio pesto, e pieno di risatine.
above-below-page-e047-show = Indicare dove va il Carro
above-below-page-e047-show-3 = Viene con una ruota di troppo. Dai gradini sale lo stesso un oh, e una vecchia talpa dice alla moglie che se l’era immaginato più vicino.
above-below-page-e047-show-7 = Le fate tutte, sdraiati, anche quella che inventò vostro nonno. Per ultima la più piccola si lascia andare, e cade da un capo all’altro. La sala si alza, e paga. Vi staccano il cordame.

above-below-page-e048 = Nessuno usa più questa macchina da quando sono finite le domande. Sta all’incrocio di due corridoi di cassetti, un affare d’ottone con un grembo, e nel vedervi arrossisce di lampadine. «Risposte» ronza. Polvere calda; un nastro di carta; un campanello. La prima cade nel vassoio: *No, ma vi ha pensati.* Non avevate chiesto niente. La seguente dice *Sotto il terzo gradino, in un calzino.* Per trovarne una vostra bisognerebbe pensare la domanda, e darle una moneta perché pensi più in fretta.
above-below-page-e048-again = Nel vassoio ne aspetta una: *Sì. Mi chiedevo quando sareste tornati.*
above-below-page-e048-take = Prendere quel che è già caduto
above-below-page-e048-take-0 = Uscendo provate il terzo gradino. Del calzino era vero, e dentro c’era perfino qualcosa.
above-below-page-e048-ask = Chiederle qualcosa di vostro
above-below-page-e048-ask-5 = Chiedete che cosa servirà al villaggio. Stampa per un’ora, quasi sempre su carta pulita, quasi sempre *minestra*, e in fondo trova la sorella di una moneta.
above-below-page-e048-ask-7 = Le chiedete come sta *lei*. Si spengono tutte le lampadine. Poi stampa, stampa; l’ultimo metro dice *meglio*, e avvolto dentro c’è qualcosa per la tosse.

above-below-page-e049 = Sinistra, ai piedi dei gradini di cristallo: il basso, in pantofole, un rospo. Destra: il basso, appeso, una campana. La signorina Vespri ha detto all’uno e all’altra che quell’altro è provvisorio. In mezzo ce ne sono otto in lana grigia che cantano piuttosto acuto. C’è odore d’ottone e di liquirizia. «Non li ha mai presentati nessuno» vi soffia la cantora all’orecchio, «e ormai parrebbe un’*allusione*.» Il rospo si studia i piedi. La campana, per quanto può, studia il rospo. In loggione i carrettieri scommettono soldi, e qualche pezzo di minerale, su chi va più giù.
above-below-page-e049-again = Alla forca è appesa una pantofola, come sordina, per le ore mattutine. Si sente che tutti e due stanno attenti.
above-below-page-e049-echo-1 = «Parla di voi» dice la signorina Vespri. «Una nota. Ma io so quale.»
above-below-page-e049-echo-2 = A ogni nota bassa c’è un carrettiere che si ferma di botto, per abitudine.
above-below-page-e049-echo-3 = Sotto il soffitto restano dei puntelli, lasciati da quelli di un altro villaggio.
above-below-page-e049-meet = Presentarli una buona volta
above-below-page-e049-meet-4 = «Rospo» dite; «campana.» «L’ho sentita attraverso il muro» ammette il rospo. «*Mm*» fa la campana. I carrettieri, che temevano di peggio, pagano comunque.
above-below-page-e049-meet-7 = Gliela fate abbracciare, alla battuta sessanta. Quel che viene non è una nota, è un pavimento, e tutti e otto ci mettono il piede. I carrettieri consegnano le poste, e poi i cappelli.
above-below-page-e049-bets = Aizzarli e tenere banco
above-below-page-e049-bets-5 = Aizzate prima l’uno e poi l’altra, per tutto il *Gloria*. Quando finalmente si sa chi ha vinto, in mezzo non è rimasto nessuno a cantare, né acuto né altrimenti.
above-below-page-e049-bets-fail = È una di quelle sale che ripetono i bisbigli. I due bassi tacciono, e guardano su, verso la vostra fila.

above-below-page-e050 = «Ancora niente?» chiede il cuoco, e gira la clessidra. «Le orecchie come vanno?» Scrive il libro di tutti i funghi, in due parti, *Da cena* e *Da una volta*. È arrivato alla lettera P; l’assaggiatore se n’è andato, dice, alla O, attraverso quella siepe. La padella crepita; c’è odore di burro e di ardesia bagnata. Davanti a voi fumano un *porcino*, un *prugnolo* e una cosa viola, in buone terrine smaltate per chi finisce tutto. Un tempo aveva una cucina con la finestra. Per una finestra verrebbe via con poco.
above-below-page-e050-again = «La *Q*» dice il cuoco, con gli occhi lucidi e un cucchiaino. «Non ho mai avuto una *Q*.»
above-below-page-e050-taste = Assaggiare la cosa viola
above-below-page-e050-taste-3 = È come mangiare un cuscino. «Da cena» dite infine. Lo annota, un po’ deluso, e vi fa portare via quel che resta.
above-below-page-e050-taste-7 = Vedete vostra nonna, ai fornelli, col vestito blu. «*Sale*» dice. Riferite; lui sala, assaggia, e deve reggersi al tavolo. La terrina è vostra, e anche la prossima.
above-below-page-e050-taste-fail = «*Una volta*» riesce a dire qualcuno. Il cuoco lo mette a verbale, con l’ora, e tiene uno di voi sopra un secchio fino a sera.
above-below-page-e050-hire = Offrirgli una finestra
above-below-page-e050-hire-4 = A casa ce n’è una, sopra l’acquaio, con gallina. Prende una padella, un barattolo e la lettera P. Sulla paga, dice, non si alzerà la voce.
