above-below-page-e131 = Prima era una falena, messa di traverso sul sentiero, che non poteste non vederla. Più avanti, un topo. Poi un pipistrello, piegato; poi, trascinato da chissà dove, uno stivale da minatore intero. Non c’è nessuno. Solo, ogni tanto, di fianco, passa un silenzio coi baffi, e un fiato di sardina. Qualcuno ha visto come cacciate e gli fate pena. A queste cose non bisogna far troppo caso; né troppo poco. Si racconta che una volta decise un pezzo di corda.
above-below-page-e131-again = Sul sentiero c’è una sardina e, accanto, con estrema delicatezza, è stata posata una forchetta.
above-below-page-e131-accept = Accettare tutto con dignità
above-below-page-e131-accept-5 = Mettete il pipistrello nella borsa, dite *però, però*, e andate avanti. Il regalo dopo arriva da solo, su quattro zampe, si siede di traverso, e aspetta d’essere portato in braccio.
above-below-page-e131-accept-fail = Uno ha detto *grazie* troppo presto, o qualcuno ha riso. Da qui in poi il sentiero è pulito, per miglia.
above-below-page-e131-boot = Guardare dentro lo stivale
above-below-page-e131-boot-0 = C’è un calzino e, in punta al calzino, una moneta. Quando rialzate gli occhi lo stivale è già stato ritirato.

above-below-page-e132 = Il vecchio sugli scalini della miniera è l’apprendista. Aveva sedici anni quando il principale lo mandò a prendere un martello per mancini, vernice a righe, una squadra tonda, un secchio di vapore e due soldi di buio; tutta la bottega stava alla finestra a vederlo partire. Ci ha messo cinquantun anni. Ha trovato tutto. È sulla carriola, sa di olio, e il secchio sibila. «Mi manca solo la firma» dice, e liscia la lista. Un po’ di vernice ve la darebbe, per due monete. Un museo prenderebbe il lotto.
above-below-page-e132-again = «Mi ha dato il pomeriggio libero» dice l’apprendista. «Pagato. Pensavo di andare a guardare una finestra.»
above-below-page-e132-sign = Firmare pezzo per pezzo
above-below-page-e132-sign-3 = Firmate come firmano i principali, senza alzare gli occhi. «Era ora» dite. Lui si mette sull’attenti, lì sugli scalini, e gli dura.
above-below-page-e132-sign-6 = Gli rimandate il vapore, e poi lo tenete. Gli chiedete come se la cava coi martelli normali. Comincia a dirvelo, e al cancello del villaggio lo sta ancora dicendo.
above-below-page-e132-buy = Comprargli della vernice
above-below-page-e132-buy-0 = Viene a righe, rosse e bianche, dritte che è un piacere. Finita la vernice vi resta un vaso coi fiocchi.
above-below-page-e132-museum = Portare la carriola a un museo
above-below-page-e132-museum-7 = Le danno una sala. *Oggetti umoristici*, dice il cartellino. Lui viene nei giorni gratis, e sta davanti al secchio con la lista.
above-below-page-e132-museum-fail = «Per mancini?» dice il direttore, e dal ridere deve sedersi, e fa chiamare gli altri. Sugli scalini il vecchio si è tolto il berretto.

above-below-page-e133 = Sst. Il signor Feltrini, in suole di panno, custodisce i silenzi, in vasetti, per data: quello dopo una proposta; quello di quando smise la banda; uno piccolo, di una stanza di bambini, che non chiede quasi nessuno. Odore di sughero e di cera. Sugli scaffali alti si è allentato un coperchio, e a ogni minuto c’è meno rumore; le vostre lampade non sibilano più. Lui indica, si torce le mani, arrampicarsi non può. Chi sale deve farlo senza uno scricchiolio. I lettori, scrive sulla lavagnetta, sono riconoscenti.
above-below-page-e133-again = Il signor Feltrini si porta un dito alle labbra e poi, pensandoci, alle vostre.
above-below-page-e133-tread = Salire zitti a chiudere il coperchio
above-below-page-e133-tread-2 = Al nono piolo uno di voi respira; ma il coperchio è su. Tornano tutti i rumorini, un po’ timidi, e si siedono.
above-below-page-e133-tread-4 = Non sapevate quanto fa rumore una barba. Dai tavoli in fondo arriva un applauso minimo, in monete, sulla carta assorbente.

above-below-page-e134 = D’ordine del Registro lo scrivano di rame ha un giorno libero. Sta seduto su una botte in mezzo al mercato, con la penna sigillata e il cassetto legato col nastro, e si guarda le ruote, e fa male, perché sono tre. Qui tutto va a dozzine. Passa un vassoio di panini che sa di strutto; batte un orologio; le lucette che ha in faccia tremano. «Non devo» bisbiglia. «Fino al tramonto. C’è una cosa, una qualunque, di cui non ce ne sia *più di una*?» Per saperlo darebbe i soldi della festa.
above-below-page-e134-again = «Sono stato in ferie» racconta lo scrivano di rame a tutti quelli che registra. «C’era della nebbia.»
above-below-page-e134-echo-1 = «L’altra volta eravate così pochi» dice. «È stato riposante.»
above-below-page-e134-echo-2 = Una volta gli disse il vero della gente con stivali come i vostri, e alza lo sguardo.
above-below-page-e134-show = Mostrargli una cosa senza numero
above-below-page-e134-show-2 = Gli mostrate la minestra. La guarda a lungo. «È *una* minestra» dice, vergognandosi; ma in tutto il giorno non era mai stato così vicino al riposo, e paga.
above-below-page-e134-show-3 = Lo portate fuori, nella nebbia. Ci gira dentro fino a sera, a luci spente. «Quanta ce n’era?» gli chiedete al tramonto. «Sì» dice lo scrivano.

above-below-page-e135 = Ottokar ha un cliente. Per tutta la vita ne ha sognato uno coi denti, e adesso è venuto su dal pavimento del cantiere: lungo, cieco, grigio ardesia, con sei file. Mangia vene di roccia; ma ha sentito parlare, dice, della *crosta*. Si mette dietro il cordone ad aspettare il turno, benché non ci sia nessun altro. Scende ghiaia; il fiato sa di selce. «Quanto *chiedere* non ci ho mai pensato» dice Ottokar, sotto il bancone. «Dategliela voi.» La borsa che ha al collo tintinna.
above-below-page-e135-again = Dietro il cordone sono in due, il secondo molto piccolo. «Mette i denti» dice Ottokar, come in trance.
above-below-page-e135-echo-1 = «L’hanno impastata loro» dice la voce sotto il bancone «e sanno quanto pesa.»
above-below-page-e135-echo-2 = «Una volta mi aiutarono a impastare» geme il bancone. «Gente alla buona. Dove sarà?»
above-below-page-e135-serve = Servirgli la pagnotta più vecchia
above-below-page-e135-serve-5 = Mastica, una volta. Si spengono tutte le lampade. «Questa, dunque, è la crosta» dice infine, con un filo di voce; paga da signore, e chiede se ne fa di mezze.
above-below-page-e135-serve-7 = Piange ghiaia. Per una pagnotta così, dice, porterà sua madre. Poi tossisce nella ciotola migliore di Ottokar la cosa più fine che abbia mai mangiato, e vi spinge davanti l’una e l’altra.
above-below-page-e135-charge = Chiedergli dieci volte il prezzo
above-below-page-e135-charge-4 = Rovescia la borsa, minerale e tutto; non ha mai comprato nulla. Da molto in basso lo sentite rompere la pagnotta in briciole, per farla durare.

above-below-page-e136 = Felci bianche coprono le pareti di questa saletta fredda, e ogni fronda, lo vedete quando il fiato si dirada, è una riga di scrittura. Crescono un pollice all’anno, più o meno. Le più vecchie cominciano *Egregi signori, in merito al ghiaccio*. Scricchiolano a ogni parola nuova e sanno d’amido. Da piante quali sono, non vengono mai al punto; si ramificano e basta. Un foglio si può staccare intero, se le dita non sono troppo calde; oppure c’è un piattino, due monete, e le felci ne lasciano cadere uno da sole.
above-below-page-e136-again = Le felci sono arrivate a *i visitatori*, con parecchie subordinate. Un reclamo non sembra.
above-below-page-e136-read = Pagare il piattino e leggere
above-below-page-e136-read-0 = Suonano due monete e una pagina scende come una foglia. Il ghiaccio, a quanto capite, sta bene e manda saluti.
above-below-page-e136-fold = Staccarne una con le dita fredde
above-below-page-e136-fold-4 = Prima tenete le mani nella neve. Viene via intera e, sotto la scrittura, è bianca quanto si può desiderare.
above-below-page-e136-fold-7 = Prendete le due fronde grandi che crescono una verso l’altra. Stavano per incontrarsi e dire *insomma*. Dietro scintilla la mancia di un visitatore antico.

above-below-page-e137 = La signora Maglia tiene un’agenzia matrimoniale per calzini spaiati. Le arrivano giù da dietro le caldaie di tutto il mondo, vedovi del bucato, e pendono lungo la tana in file tiepide che sanno di sapone e di piedi. In registro ha duemila signori, quasi tutti grigi. «Non bisogna forzarli» dice. «Ho fatto uscire uno scozzese con un calzettone da golf, e non si sono rivolti la parola.» Però il blu dal nero non lo distingue più, e questo, nel mestiere, spezza i cuori. In una cesta stanno quelli che, a forza di aspettare, si sono disfatti.
above-below-page-e137-again = «Mi avete portato qualcuno» mormora la signora Maglia, guardandovi le caviglie. «Fermi. È *proprio* il suo blu.»
above-below-page-e137-match = Appaiarne una fila alla lampada
above-below-page-e137-match-2 = Presentate un marrone a un marrone. Pendono lì, fianco a fianco, un po’ rigidi. «Lasciateli» mormora la signora Maglia. «Lasciateli. Oh, *guardate* le punte.»
above-below-page-e137-match-5 = Per cena i fidanzamenti sono sessanta. Vi paga la senseria; e con quelli che s’erano disfatti vi attorce un cordino, perché ormai non vogliono più separarsi.

above-below-page-e138 = Serratura, dice una targa d’ottone, e in effetti c’è, all’altezza del ginocchio, in un muro di terra battuta senza porta. Ne escono un soffio tiepido, odore di pane tostato, e voci. Parlano di voi. Non con cattiveria: uno dice che siete in ritardo, un altro che è sempre così quando c’è fango, e si sente accostare una sedia, poi altre, tante quanti siete. La terra intorno al buco è morbida. Si potrebbe scavare; e di sicuro sentirebbero.
above-below-page-e138-again = La serratura è tappata con della carta attorcigliata. C’è scritto, in una grafia tonda: *Vi abbiamo visti. Occhio agli spifferi.*
above-below-page-e138-enter = Scavare verso le voci

above-below-page-e139 = Lontre. Ne sentite l’odore prima delle voci, e le voci molto prima della curva: nove, bagnate, con nove accenti diversi. Hanno rubato una fune di nodi; ognuna se ne porta uno al naso, annusa e recita. «Gelò d’aprile» singhiozza la più piccola. Lontano qualcuno batte un mestolo, e batte, e batte. La lontra più grossa vi squadra e infila una zampa nella fune. «È roba nostra» dice. «A meno che non abbiate qualcosa con un inseguimento.» Anche un compratore di storie usate farebbe poche domande.
above-below-page-e139-again = Nove lontre e nessuna fune. Si raccontano la volta che siete passati di qui, e voi non ci fate una gran figura.
above-below-page-e139-echo-1 = Il terzo nodo parla di vostra zia. Alle lontre la voce riesce fin troppo bene.
above-below-page-e139-echo-2 = C’è un nodo che sa di un altro villaggio, della sua zuppa, dei suoi litigi.
above-below-page-e139-trade = Darne loro una con inseguimento
above-below-page-e139-trade-3 = Raccontate quella del formaggio in fuga. Applaudono, vi rendono la fune come un giornale già letto e vi invitano a pranzo.
above-below-page-e139-swim = Nuotare e riportare la fune
above-below-page-e139-swim-4 = Riemergete con la fune, delle alghe e una lontra appesa. Ulla conta i nodi due volte, tace, e vi tira fuori una moneta da dietro l’orecchio.
above-below-page-e139-swim-6 = Vi regala il capo che aveva lavorato doppio, e qualcosa per i bronchi. «Io l’avrei fatta più corta» dice «ma non più bella.»
above-below-page-e139-keep = Vendere i nodi uno a uno
above-below-page-e139-keep-5 = Quaranta nodi, e quaranta sconosciuti che vogliono sapere com’era essere qualcun altro. Le lontre vi guardano contare. Hanno smesso di far le voci.

above-below-page-e140 = Passi su una scala; un uomo calvo in panciotto scende a stringervi la mano. Da quando è caduto qui, il professore lo monta con quel che dà il campo: uno scheletro grande come un fienile, con sette zampe, le corna e il nome della sua povera moglie. C’è odore di colla di pesce. Gli manca una costola, e le costole le paga. Appena si gira, il teschio si china. «Siamo quattro pecore, due cavalli e un vescovo» bisbiglia. «E un po’ di letto. Non diteglielo. Reggete la scala.»
above-below-page-e140-again = La bestia porta la sciarpa. «Sta riposando» bisbiglia. «Se ce lo chiedono, dobbiamo dire che siamo *estinti*.»
above-below-page-e140-hold = Reggere la scala e stare zitti
above-below-page-e140-hold-2 = Appende la costola. È una doga di letto. «Perfetta» dice, e ci lascia sopra la mano; lassù, le corna s’inchinano pianissimo.
above-below-page-e140-hold-6 = Quando grida «Ecco!» la bestia fa un passo, con tutte e sette, per amor suo. Vi dedica la memoria e ve ne porge una copia, coi soldi della costola dentro.
above-below-page-e140-sell = Vendergli due volte una costola
above-below-page-e140-sell-4 = Passate dal retro e gliela vendete di nuovo, di un altro animale. «Del vescovo» dice il teschio, guardandovi dritto. «Quella era nostra.»
