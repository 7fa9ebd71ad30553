above-below-page-e081 = Tè per tutti sulla terrazza del lago, a una dozzina di tavolini, e non l’ha servito nessuno in particolare. Davanti a ciascuno fuma una tazza; c’è odore di temporale. Quando l’alzate, il tè vi guarda. «Vi prego di scusarmi» dice; e agli altri tavoli lo dicono anche le tazze, un po’ in ritardo. Si era fatta versare per stare più in compagnia, e nessuno l’ha mai finita. «Sono così dispersiva» dicono le tazze. C’è una teiera che la conterrebbe. Un sorso, aggiunge, fa benissimo al petto.
above-below-page-e081-again = I tavoli sono pronti. In ogni tazza, limpidissimi, ci siete voi, minuscoli, che prestate attenzione.
above-below-page-e081-pour = Raccoglierla tutta nella teiera
above-below-page-e081-pour-5 = Tazza per tazza, e i cucchiaini per ultimi. La teiera si fa pesante, ed esce da sé stessa, d’argento, grondante, alta. Vi guarda come qualcosa che ha già assaggiato, e vi prende sottobraccio.
above-below-page-e081-pour-fail = Una manica; un piattino; un grido soffocato da dodici tavoli. È nella ghiaia, è nel lago, e dice da ogni parte che non ha nessuna importanza.
above-below-page-e081-sip = Bere un sorso e ringraziare
above-below-page-e081-sip-0 = Sa di pioggia su un tetto di lamiera. La tosse è passata; e così pure, vi accorgete per strada, qualcosa che stavate per dire.

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

above-below-page-e083 = Dunque il fiume viene da qui. Lungo la sponda, controcorrente, arranca una mula grigia con due secchi; in cima li rovescia in un abbeveratoio, quello trabocca, ed ecco fatto. Torna giù a prenderne ancora. Odora di menta e di finimenti; i secchi borbottano. «Oggi cresimano mia nipote» dice senza fermarsi. «Non mi piace chiedere.» Nell’abbeveratoio, fra i pesci che salgono a vederla, c’è un barattolo di monete, di gente che sapeva chi ringraziare. Al guado un carrettiere domanda quanto costa una bestia così, a stagione.
above-below-page-e083-again = Passa arrancando, un nastro bianco dietro l’orecchio. «Hanno chiesto tutti di voi» dice. «Ho detto: *forti*.»
above-below-page-e083-haul = Portare acqua al posto suo
above-below-page-e083-haul-3 = Pesa più di quanto l’acqua dovrebbe. Ai mulini, vi dicono, è arrivata con qualche grumo. Lei torna, guarda il livello e abbassa le orecchie.
above-below-page-e083-haul-8 = Fate catena, e cantate. Il fiume sale di un palmo; lo sente fin dalla chiesa. C’è una torta, in un tovagliolo, e l’abbeveratoio è vostro, dice, a parte l’abbeveratoio.
above-below-page-e083-hire = Darla a nolo al carrettiere
above-below-page-e083-hire-8 = Paga la stagione intera, e la cavezza buona la tenete. Non lo vedete; lo sentite, tornando, a poco a poco. Prima i mulini; poi la chiusa; poi il guado.

above-below-page-e084 = Oltre il bordo, guardando giù, vedete un frutteto. Finì sott’acqua con tutto il resto quando fecero il lago. Agli alberi non lo disse nessuno. Laggiù è autunno: le foglie, brune, vanno tutte dalla stessa parte, e dove starebbero le mele pendono trote, per il picciolo, d’argento, rosa dal lato della luce. Una matura, si dimena, e cade all’insù. *Plip*, fa il lago; sa di melma e, un poco, di sidro. Le migliori stanno, si capisce, sull’albero vecchio vicino al muro della chiesa, dove c’è ancora una scala appoggiata, e la giacca di qualcuno.
above-below-page-e084-again = I rami sono spogli. Laggiù c’è un mucchio di foglie, e qualcosa di piccolo ci si tuffa dentro, ancora e ancora.
above-below-page-e084-pick = Cogliere le mature
above-below-page-e084-pick-3 = Vengono via con un quarto di giro. Prendete quelle che si staccano da sole, come vi insegnò il nonno con le pere.
above-below-page-e084-pick-8 = Nuotate fino alla scala. Nella giacca c’è una giornata di paga; contro il muro un cesto, pieno a metà quando suonarono le campane, e lì, in mezzo alle trote, una mela, l’ultima, rossa.

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

above-below-page-e088 = Bisbigliano le foglie: in un cortile dell’archivio, in un mastello, sta l’albero genealogico del vostro villaggio. Vostra nonna è sul terzo ramo, matura, e parla col mugnaio di fronte. Odora di pere e di domenica. A levante c’è un moncone, incatramato; era Oddone, che scappò con un circo. Il ramo lo buttarono dietro la baracca. È ancora verde, e fischietta. Con cera e una benda, chissà. In cima, intanto, dalla parte dei ricchi, le eredità crepitano nei baccelli.
above-below-page-e088-again = A levante ha messo foglie, coi lustrini. Un cartellino dice: *Si prega di non parlargli di elefanti.*
above-below-page-e088-graft = Innestare di nuovo Oddone
above-below-page-e088-graft-3 = Attecchisce. Per un momento tacciono tutti i rami. «Oddone» dice la voce di vostra nonna. «Sei sciupato.»
above-below-page-e088-graft-6 = Lo fasciate accanto a sua madre. A sera è in fiore, ed è arrivato agli elefanti, e tutta la cima si china a sentire. Vi piovono addosso pere, e qualcosa per la benda.
above-below-page-e088-shake = Scrollare giù le eredità
above-below-page-e088-shake-4 = Grandina: quella del mugnaio, quella delle gemelle, il minerale di quello che scavava, i soldi per il tetto. Le foglie hanno smesso. Cercano di vedere di che ramo siete.

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
above-below-page-e090-spell = Fare lezione sulla «Q»
above-below-page-e090-spell-2 = La disegnate con la coda. In fondo un troll alza una mano grande come una porta e chiede, sottovoce, se fa male.
above-below-page-e090-spell-4 = Compitate *quadro*, *quercia* e *questo è quanto*. La classe applaude coi sassi, e la maestra vi dà metà del suo sciroppo.
above-below-page-e090-lunch = Raccogliere i soldi della merenda
above-below-page-e090-lunch-3 = Passate con l’elmo, in tono fermo, e passando passando uscite dal retro. Ne avevano portati tutti troppi.
