above-below-page-u001 = «E sono *partite*» bisbiglia l’uomo col megafono. Lo bisbiglia da una generazione. Sotto felci accese, due lumache grandi come divani vengono giù per il rettilineo, corno a corno; l’aria è lattuga bagnata e soldi. Sulle panche quasi tutti ci sono nati. L’allibratore era sceso per una settimana, e vorrebbe, per favore, che qualcuno gridasse; magari serve. Il nastro è a un passo, legato a due rametti. Le quote sono buone. Certo, dice sua moglie, uno che ne facesse una sola, di puntata, lei non l’ha mai visto.
above-below-page-u001-again = Sono arrivate all’altezza di una margherita. «*Incredibile*» soffia l’uomo col megafono.
above-below-page-u001-cheer = Fare il tifo per tutt’e due
above-below-page-u001-cheer-2 = Gridate finché le felci sfarfallano. Le due lumache si voltano, commosse, e ci perdono una settimana; ma lì nessuno era mai stato così contento.
above-below-page-u001-cheer-4 = Cominciate un’onda. Fa il giro delle panche, e qualcosa ne arriva alla sinistra, che tira fuori un occhio, e vince. L’allibratore chiude la borsa e offre a tutti.
above-below-page-u001-bet = Puntare su quella di sinistra
above-below-page-u001-bet-6 = Per un’antenna! La fotografia sarà pronta in autunno, ma pagano sulla fiducia delle vostre facce.
above-below-page-u001-bet-fail = La destra. Per un *pelo*, dice uno di voi; un pelo che non conta quasi; e tornando a casa domanda che cosa corre la domenica.
above-below-page-u001-nudge = Spostare il nastro di notte
above-below-page-u001-nudge-4 = Bastano due dita a sinistra. Al mattino sollevano un bisnonno perché veda, e lui si scappella davanti alla lumaca sbagliata.

above-below-page-u002 = Punto, linea, punto, fa un lumino verde sulla palude, con molto sentimento. È un lucciolo, in colletto, tra cesti di more preparati per chiunque venisse. «Più chiaro di così» dice. «*Cerco moglie, anche timida.*» Ma vengono soltanto anguille. C’è un sentore dolce di marcio; una rana pizzica una corda. Uno di voi decifra il suo codice, adagio, due volte. Quel che segnala da tutta l’estate è *Cerco triglie, anche tiepide*. Di laggiù qualcuno potrebbe anche rispondergli, per i cesti.
above-below-page-u002-again = Due luci vanno su e giù per la palude, correggendosi a vicenda, con molte risate.
above-below-page-u002-correct = Correggergli l’ortografia
above-below-page-u002-correct-3 = Dalla vergogna si spegne del tutto. Poi, piccolissimo, lettera per lettera, ci prova; e lontano, in una grafia più tonda, qualcosa comincia a compitare.
above-below-page-u002-correct-6 = Gli suggerite un’immagine o due, e una chiusa più breve. Prima di mezzanotte le luci sono due. A mangiare non ci pensano; i cesti dovete prenderli voi.
above-below-page-u002-reply = Rispondergli a nome di lei
above-below-page-u002-reply-4 = Agitate un lume da una barca. *Lascia la cena a riva*, compitate. Per tutta la notte lui segnala che non era un disturbo, che sperava solo di vederla.

above-below-page-u003 = Gira e rigira il ballo nel cerchio di funghi, cavalieri e dame, con le guance in fiamme; un violino sega il niente. Prima di sette anni non ne esce nessuno. Accanto, su un ceppo, tra odor di colla e di cuoio caldo, un calzolaio coi chiodi in bocca li risuola mentre passano: un colpo per giro. «Tre quarti» dice tra i chiodi. «Non li sopporto.» È rimasto indietro; una contessa balla in calze. Nel mezzo, dove si gira più in fretta, sono volate le borse, e le caviglie partono come rametti.
above-below-page-u003-again = Sono scesi al minuetto, per riguardo al calzolaio. Lui dice che gli manca il movimento.
above-below-page-u003-cobble = Risuolare con lui fino all’alba
above-below-page-u003-cobble-3 = Correte a fianco col martello, e imparate a battere sul *due*. La contessa, passando, si china a dire che aveva scordato quanto pesa una gentilezza. Lui divide la cena.
above-below-page-u003-dance = Entrare ballando tra le borse
above-below-page-u003-dance-7 = Dentro a tempo, inchino, giro, chinarsi; e fuori dall’unico varco, fra un valzer e l’altro. Lo canticchiate per settimane.
above-below-page-u003-dance-fail = Uno di voi incontra un maggiore che arriva in senso opposto, di gran carriera. Il cerchio butta fuori chi non balla. Non fa male, fino all’albero.

above-below-page-u004 = «Dille» fa il lichene sulla roccia «che tocca a lei.» «Digli *tu*» risponde, con un’altra voce «che la luce l’ho fatta io tutta la settimana.» Essendo un lichene, sono in due: lui bada a tetto e affitto, lei a sole e zucchero, e non si parlano da un secolo. Di corpo ne hanno uno, e nel mezzo sta ingrigendo. Qualcosa gocciola; c’è un tanfo di caramello bruciato. Per l’arancione dei bordi vengono da lontano i vasai, e qui hanno lasciato i loro cocci. Bisognerebbe portare ogni parola per circa un pollice.
above-below-page-u004-again = Ormai si finiscono le frasi. «Non è mai stato» dice una voce «per la luce» dice l’altra.
above-below-page-u004-mediate = Mediare, un pollice alla volta
above-below-page-u004-mediate-4 = A sera è assodato che a dirlo fu un cugino di lui. C’è un silenzio. Poi tutta la roccia sa di cena, e vi pregano di restare.
above-below-page-u004-mediate-6 = «È che avevo freddo» dice lei infine. Glielo portate. Lui ci pensa quanto dura una candela, e si sposta di un pollice. L’orlo intero si fa arancione nuovo, e i vasi si tingono da soli.
above-below-page-u004-scrape = Raschiare l’arancione
above-below-page-u004-scrape-3 = Viene via col coltello del burro. «Sei stato tu?» chiede una voce. «Credevo fossi *tu*» dice l’altra; ed è quasi tenerezza.

above-below-page-u005 = Guardate in su, dice il sottobosco in luce verdolina. Qualcosa di grosso e peloso ha mollato un ramo e vi sta cadendo addosso. Cade da venerdì, come cade il miele, a faccia in giù, le zampe avanti, preceduto da un fiato tiepido di fichi. «Qualcuno» dice, nel corso del pomeriggio, «avrebbe un materasso?» Dalla tasca i risparmi gli scendono davanti, una moneta lucente dopo l’altra, e restano per aria all’altezza delle vostre mani. Chi ne prende una, dicono, non sa più smettere.
above-below-page-u005-again = Ha mollato un altro ramo, più in alto. «Esercizio» dice, un’oretta dopo.
above-below-page-u005-bed = Fargli un letto di foglie
above-below-page-u005-bed-3 = Ci vuole un giorno a rastrellarlo, e un giorno perché arrivi. Si posa, zampa dopo zampa. «Oh» dice giovedì. «*Gra*.»
above-below-page-u005-bed-6 = Lo fate alto e rimboccate un angolo. Atterra di fianco, già addormentato, e la tasca si rovescia: fichi, e provviste per un viaggio lento.
above-below-page-u005-pick = Prendere i risparmi al volo
above-below-page-u005-pick-5 = Con una non sapete smettere. Uno di voi nemmeno con venti, e allunga ancora la mano quando la bestia vi atterra accanto, con un tonfo piccolo, lento, deluso.

above-below-page-u006 = *Lettere da casa, su due piedi*, dice un cartello tra due ceppi luminosi, e attendono in una lunga fila, scarabei, sterratori, una guardia altissima e smarrita, tirando su col naso. Una donna coi polsini d’inchiostro guarda bene ciascuno e comincia a scrivere. *Caro figlio, il gatto chiede di te.* Non sbaglia mai, nemmeno il gatto. Gratta la penna; la ceralacca profuma di viole. I più infilano una moneta per una sorella immaginaria, e sigillano. «A *me* non ne ha mai mandate nessuno» dice, spargendo la sabbia. «Già, non saprebbero dove.»
above-below-page-u006-again = Vi legge dalla sua. La sa a memoria, ma gira lo stesso la pagina, per il fruscio.
above-below-page-u006-write = Scriverle una lettera voi
above-below-page-u006-write-3 = *Il saliscendi s’inceppa sempre*, mettete, senza saperlo. Lei la legge in piedi. «È vero» dice. «Bisogna alzarlo un po’.»
above-below-page-u006-write-6 = Ci mettono mano tutti; vengono quattro facciate, e qualcuno disegna la collina. Lei chiude per oggi. La carta buona, dice, non aspettava che questo.
above-below-page-u006-steam = Aprire col vapore le sigillate
above-below-page-u006-steam-4 = Si fa presto, con un bollitore. Le richiudete così bene che le sorelle, che non esistono, non lo sapranno mai.

above-below-page-u007 = Dietro di voi non c’è nessuno. Guardate ancora: non c’è nessuno, ma gli alberi sono più vicini. Stanno immobili, pallidi, con la terra ai piedi; uno è in bilico su una radice sola. Andate avanti. Passetti, passetti; sa di foglie marce; vi girate di scatto, e una betulla ha il braccio teso e si morde il labbro. Ah. Questo lo conoscete. Si faceva contro il muro, *un, due, tre, stella*. Hanno tenuto da parte funghi bruni per dopo. Solo che è buio, loro sono tanti, e chi a questo gioco perde il coraggio di rado lo ritrova.
above-below-page-u007-again = Dietro di voi non c’è nessuno. Il nessuno trattiene il fiato, e a un suo pezzo scappa da ridere.
above-below-page-u007-play = Giocare contro gli alberi
above-below-page-u007-play-5 = Beccate la betulla, un ontano, e due abeti che giurano di essere sempre stati lì. Squittiscono di gioia. Il rinfresco passa di ramo in ramo.
above-below-page-u007-play-8 = Poi tocca a loro contare. Attraversate in punta di piedi tutto il bosco e toccate sulla spalla la quercia più vecchia. Non l’aveva mai presa nessuno. Fa *oh!* e le cade ogni cosa.
above-below-page-u007-play-fail = Vi girate tardi; qualcosa di nodoso e tenero prende uno per il gomito. «*Preso*» bisbiglia. Quello adesso si volta a ogni albero, anche in vaso.
above-below-page-u007-back = Andarsene all’indietro, fino in fondo
above-below-page-u007-back-0 = Restano lì come in una foto di scuola. L’ultima cosa che vedete è un rametto che saluta. Avete attraversato di schiena i fagioli di qualcuno, e avete i sacchi pieni.

above-below-page-u008 = *Muuuu*, fa la sirena, una nota sola, tutta la mattina. Dalla curva, al passo dell’umido, arriva un’ambulanza. È una limaccia con un lume azzurro in fronte e una barella in groppa, e schiuma, e si sforza, e sa di cetriolo e di disinfettante. «Emergenza» ansima. Il malato si tira su e si leva il cappello. È guarito da anni. Strada facendo ha sposato l’infermiera; sotto la coperta ci sono dei bambini che giocano a carte. Nessuno ha cuore di dirglielo. All’ospedale mancano quattro passi, in salita, e il dottore, si sa, fa trovare una buona cena a chi gli porta qualcuno.
above-below-page-u008-again = *Muuuu*. Adesso torna indietro, coi fiori, a sentire come stanno tutti.
above-below-page-u008-echo-1 = Ha un’altra chiamata, sbuffa: qualcuno è caduto, o sta per esserlo.
above-below-page-u008-push = Spingere a più non posso
above-below-page-u008-push-2 = Guadagnate un dito, e un altro. «Largo!» grida il malato, per farle piacere. Una felce si scosta, e il lume azzurro splende come non mai.
above-below-page-u008-push-4 = La soglia gliela fate passare in braccio, limaccia e tutto. «*In tempo*» singhiozza. Il dottore ascolta serio il cuore del malato, a lungo, poi quello degli altri. Per cena c’è pesce.

above-below-page-u009 = Qui ogni quercia cava fa tic tac. Li portarono giù i coloni, racconta il guardaboschi, per avere al muro qualcosa di casa; certi scapparono; e adesso il bosco è pieno di orologi a cucù selvatici. Passano svolazzando, con le catene penzoloni. All’ora giusta è un finimondo, perché non ce ne sono due d’accordo. Lasciano una scia di resina. In una forcella vedete le uova, lisce, tonde, ognuna col suo piccolo polso; gli orologiai le pagano qualunque cifra. Sotto, su un rametto, c’è il più piccolo, scarico, alle quattro meno dieci, con lo sportellino aperto, che guarda in su.
above-below-page-u009-again = Sono le quattro meno dieci, o mezzogiorno, o le otto e mezza, secondo da dove. Uno ve lo dice in un soffio.
above-below-page-u009-wind = Salire a caricare il più piccolo
above-below-page-u009-wind-5 = Le lancette non si toccano; solo la catena, anello per anello. *Cu*, dice. Poi vola, più o meno, da suo padre, e il guardaboschi, che ci aveva scommesso, paga.
above-below-page-u009-nest = Prendere le uova dal nido
above-below-page-u009-nest-3 = Arraffate le due sul bordo. Alle spalle, giù per il bosco, qualcosa batte l’una; e l’una; e l’una.
above-below-page-u009-nest-7 = Le prendete tutte, tiepide, ticchettanti, in un cappello. Si schiuderanno su caminetti di marmo, e usciranno a ogni ora, a chiedere.

above-below-page-u010 = A un tavolo tra le felci, col tovagliolo al collo, un uomo enorme alza la forchetta, chiude gli occhi e aspetta. Un orologio ticchetta. «No» dice felice «letale no», e prende nota. È l’assaggiatore della regina delle talpe. Lei è fuggita da anni, per una congiura di tutt’altro tipo; ma i piatti continuano a scendere, luce azzurra, luce rosa, e lui continua. Sa di burro, di timo, e di qualcosa sotto il timo. Il cambio non s’è visto, comprensibilmente. Cinque portate aspettano. «Uno su tre» dice «lascia di un altro colore a vita. Ma *quale*!»
above-below-page-u010-again = «Il rosa» vi dice masticando «migliora.» Ha scritto una guida, con le forchettine a margine.
above-below-page-u010-taste = Assaggiare i cinque piatti nuovi
above-below-page-u010-taste-5 = Il terzo canticchia. Lo rimettete giù, e non succede niente a nessuno, per un soffio. Vi dà un cesto di quel che avete dimostrato.
above-below-page-u010-taste-7 = Li fate tutti, a occhi chiusi, e nel quarto trovate la noce moscata. «*Noce moscata!*» Si alza, ci vogliono due di voi, e stringe mani. Cesto, mance e piatti freddi, vostri.
above-below-page-u010-taste-fail = Era quello delicato. «Ah» dice con interesse, girando uno di voi verso la luce «*questo* è nuovo», e cerca la matita.
above-below-page-u010-plates = Finire quelli già promossi
above-below-page-u010-plates-3 = Vi passa gli azzurri. «Di giovedì» dice «e sono ancora qui, vedete. Semmai ce n’è di più, di me.»
