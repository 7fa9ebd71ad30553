above-below-page-e082 = Controcorrente, in una vecchia vasca da bagno, risale il fiume il postino del lago. Porta il berretto di un ufficio postale vero, che lo cerca da due primavere. «Niente code, niente sportelli» dice. «E il cliente è *profondo*.» Le lettere sono bagnate, lui è bagnato, e l’intera vasca sa di carta da pacchi e di trote, che la seguono a dozzine per via dei francobolli. Ha una fitta al fianco e ancora cinque consegne, tutte in salita. D’altra parte, ci sono le trote.
above-below-page-e082-again = La vasca è legata sotto un lume. Un biglietto: *Salito con la seconda posta. Servitevi pure di niente.*
above-below-page-e082-echo-1 = «Ah» dice il postino. «Quelli che gli piacciono. Parla di voi, tempo permettendo.»
above-below-page-e082-echo-2 = «Qualcuno gli ha mandato una risposta bellissima» dice. «L’ha letta finché è evaporata.»
above-below-page-e082-deliver = Consegnare per lui le ultime cinque
above-below-page-e082-deliver-3 = Cinque porte, cinque persone che si asciugano le mani. Una vi bacia prima ancora di aprire, per andare sul sicuro.
above-below-page-e082-deliver-4 = Fate il lato ripido della strada, al passo con lui. Vi mostra come si lecca un francobollo già bagnato, e che cosa tiene davvero nella borraccia.
above-below-page-e082-angle = Pescare nella scia della vasca
above-below-page-e082-angle-3 = Pescare è una parola grossa. Tenete sotto un cappello con scritto *Due soldi* e lo tirate su quando è pieno.
above-below-page-e082-angle-6 = Saltano alle raccomandate come rondini. Nella terza trota c’è una risposta pagata, e nella quarta i soldi per pagarla.

above-below-page-e085 = Scalzo, i piedi in una pozzanghera, qualcuno di enorme siede su una pietra miliare: artigli, corna, un golfino. «Sono di giro» dice. Odora di armadio. Fa paura di notte da quando esistono le scale. Una volta i bambini strillavano. Adesso accendono la luce e gli chiedono se si è lavato i denti. «Un tonfo ancora» dice «e mi danno la pensione.» Gli si arricciano le dita nell’acqua. Di fianco ha il sacco con tutto quello che gli hanno tirato, e tintinna.
above-below-page-e085-again = La pensione ce l’ha. Alle feste fa ancora qualche tonfo, per diletto, e studia l’oboe.
above-below-page-e085-bump = Fare il tonfo al posto suo
above-below-page-e085-bump-2 = Cadete dalle scale con un secchio di carbone. Può andare, dice; un po’ dilettanti. Di sopra una vocina domanda se qualcuno si è fatto male.
above-below-page-e085-bump-5 = È un tonfo magnifico. Di sopra c’è silenzio, e poi un lungo strillo felice. Lui segna l’ora, si soffia il naso e vi dà la mancia dal sacco.
above-below-page-e085-sack = Svignarsela col sacco
above-below-page-e085-sack-6 = Biglie, ciabatte, e parecchie monete da sotto i cuscini. Alle vostre spalle, dalla pietra: «Scusate. Qualcuno ha visto. Scusate?»
above-below-page-e085-sack-fail = «*Mamma*» dice il sacco. È una bambola che gli hanno tirato anni fa; non ci si è mai abituato nemmeno lui, e si volta.

above-below-page-e086 = Quaggiù c’è una scala. Conta novantanove gradini per la mano che tenete sul muro, e novantanove quando risalite per sicurezza, e la pietra è consumata al centro da tanti piedi che a qualcosa dovevano pur venire. Aria tiepida, poi aria fredda. Un sapore di ferro. Giù in fondo cade una goccia, e ci mette molto ad arrivare. Al terzo tentativo, con la lanterna spenta per risparmiare olio, sono cento. Quel che luccica sul centesimo gradino lo fa di luce propria, e senza battere le palpebre.
above-below-page-e086-again = Novantotto, stavolta. Sull’altro ci sarà in piedi qualcuno, concludete, e non scendete.
above-below-page-e086-count = Contare forte e proseguire
above-below-page-e086-count-4 = Vi sedete sul centesimo tutti insieme, prima che cambi idea. È lastricato con quello che altri hanno buttato giù per sentirlo cadere.
above-below-page-e086-count-7 = Centouno, centodue. L’ultimo è una mensola di pietra, venata e lucente; riempite i cappelli e risalite contando, a voce altissima.

above-below-page-e087 = Guardia medica notturna, dice la targa d’ottone, *suonare piano*. Nell’abside senza tetto, tra novecento bottigliette, una civetta con gli occhiali a mezzaluna gira la testa verso di voi, e continua a girarla. «Avanti il prossimo.» Non c’è nessun altro. Fa freddo e sa di chiodi di garofano e di topo. Che cosa avete non lo vuol sentire; su una tosse la verità non gliel’hanno mai detta. Ausculta i polsi. Sul banco fumano due tazzine, una amara, una peggio. «Oppure uno di voi potrebbe *dire*» aggiunge senza speranza «dove fa male.»
above-below-page-e087-again = «Va meglio» dice la civetta, prima ancora che vi sediate. «Non era il petto. Non è mai stato il petto.»
above-below-page-e087-swallow = Mandar giù quel che prescrive
above-below-page-e087-swallow-2 = È quella amara. Vi si rizzano i capelli e, dopo un po’, vi rizzate voi. Il resto della boccetta, prima di dormire.
above-below-page-e087-swallow-3 = Era l’altra. Per un minuto vi vedete le ossa, tutte in ordine. Vi dà la boccetta, e anche quella vicina.
above-below-page-e087-confess = Confessare dove fa male davvero
above-below-page-e087-confess-4 = Lo dite. Lei si toglie gli occhiali. Per quello, dice, in bottiglia non c’è niente; ma si siede con voi, e quello che versa è in botte da nove anni.

above-below-page-e089 = Accanto all’acqua nera è appeso un mestolo, con un biglietto: *Per il traghetto, battere*. Battete. Dal buio scivola fuori una zattera di coperchi di botte; sopra siede una vecchia larga che lavora a maglia una fune senza guardarla. Ogni nodo ha il suo odore: pioggia, cavalli, zucchero bruciato. «Una storia a traversata» dice Ulla. «Vera, o così bella che non me ne accorga.» Ai suoi piedi scalcia un cesto di trote vive, vicino a una cassetta dei soldi che a nessuno è mai venuto in mente di chiudere.
above-below-page-e089-again = Suona il mestolo, arriva la zattera, e Ulla conta i nodi. «Dell’ultima mi dovete ancora il finale» dice.
above-below-page-e089-tell = Raccontarle delle vostre zie
above-below-page-e089-tell-3 = Annoda vostra zia fra un temporale e una fiera di cavalli, e dà al nodo due colpetti. Siete già di là e non ve ne siete accorti.
above-below-page-e089-tell-5 = Al matrimonio con due sposi smette del tutto di remare. Là sotto qualcosa di molto grosso trattiene il fiato. Il resto ve lo dà in trote.
above-below-page-e089-empty = Svuotare la cassetta all’arrivo
above-below-page-e089-empty-6 = È piena di monete che nessuno le ha mai chiesto di incassare. Lei continua a lavorare, un po’ più piano, e il nodo nuovo non sa di niente.
above-below-page-e089-empty-fail = Nella cassetta c’è un altro mestolo, più piccolo. Lo batte una volta sola, e adesso tutto il fiume sa che gente siete.

above-below-page-e090 = Cigola un gesso dietro un muro crollato. In quello che era un tempio, su quello che era un altare, una donnina in galosce insegna l’alfabeto ai troll. «Ci siamo persi in gita» dice. «La loro, intendo. I miei sono tornati.» Una trentina siede fra le macerie a mani giunte e respira ghiaia; c’è odore di cane bagnato e di torsoli. Sono arrivati alla *Q* e non ci possono credere. Lei è rauca, e vi porge il gesso. Sul gradino, dentro un elmo, ci sono i soldi della merenda.
above-below-page-e090-again = «La *U*!» vi annunciano trenta voci, meravigliate, prima ancora che siate dentro. «Ci vuole sempre la *U*!»
above-below-page-e090-spell = Fare lezione sulla *Q*
above-below-page-e090-spell-2 = La disegnate con la coda. In fondo un troll alza una mano grande come una porta e chiede, sottovoce, se fa male.
above-below-page-e090-spell-4 = Compitate *quadro*, *quercia* e *questo è quanto*. La classe applaude coi sassi, e la maestra vi dà metà del suo sciroppo.
above-below-page-e090-lunch = Raccogliere i soldi della merenda
above-below-page-e090-lunch-3 = Passate con l’elmo, in tono fermo, e passando passando uscite dal retro. Ne avevano portati tutti troppi.
