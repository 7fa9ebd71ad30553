above-below-page-e171 = La prima sera del mese attraversa il campo d’ossa col secchio: l’ultima dei mammut, in nero, un po’ sorda. Viene a fare le zanne. Quali siano dei suoi non lo dice mai; strofina una fila dopo l’altra, e a ciascuna mette un vasetto da marmellata con dell’erba. Lana, soda; la spazzola stride. Ma è vecchia, e sotto gli archi non ci passa più. Li guarda. Guarda voi, la misura che avete, e col piede sposta il secchio di un dito.
above-below-page-e171-again = Nei vasetti c’è il trifoglio. Dall’altra parte del campo alza il secchio, come un cappello.
above-below-page-e171-brush = Strofinare dove lei non arriva
above-below-page-e171-brush-2 = Fate l’interno di un prozio. Lei lo ripassa con la proboscide, poi vi ripassa le braccia, e butta fuori il fiato: può andare.
above-below-page-e171-brush-6 = Li fate tutti, fino all’ultimo, che non è più grande di un vitello. A quello ci pensa lei. Dopo viene fuori una pentola di roba calda, coi funghi, e vi si imbocca, con la mancia.

above-below-page-e172 = Sette piedi sopra il fondo del pozzo e sette sotto la volta pende una gabbia di ferro, e dentro un signore frigge qualcosa. «Non vi disturbo!» grida. «L’ascensore si bloccò al mio secondo anno da ispettore. Ci si abitua. Ho i gerani.» Il grasso sfrigola, il profumo è meraviglioso; un secchio appeso a uno spago passa, diretto all’acqua. Non riceve visite dai tempi del suo amico canarino. Sotto la gabbia c’è l’argano a pezzi, e dietro l’argano corre la vena che lo mandarono a ispezionare.
above-below-page-e172-again = La gabbia sta un piano più su e ormai ha le tendine. Una mano saluta con la forchetta. «Attenti ai gerani!»
above-below-page-e172-visit = Salire a fargli visita
above-below-page-e172-visit-3 = Vi stringete intorno al fornello e sentite la storia del canarino. Piange un po’, per la cipolla, e vi cala col secchio a uno a uno.
above-below-page-e172-visit-5 = Restate a cena, e poi alle carte. Quando scendete il secchio è pieno di quelli bruni, colti dalla sua parete, con la ricetta.
above-below-page-e172-crank = Girare l’argano e scavare
above-below-page-e172-crank-4 = L’argano fa un giro e urta un orcio pieno di niente, dallo smalto finissimo. Di sopra una voce: «Perbacco! Era un piano?»
above-below-page-e172-crank-7 = Vena e orcio salgono con la vecchia fune. La gabbia scende con loro fin dove la vista è migliore, e lui la chiama promozione.

above-below-page-e173 = Al fuoco! gridano quaranta personcine con secchi di cuoio passandovi accanto di corsa e, tornando di corsa, al fuoco! Sono i pompieri del bosco, i più antichi del profondo, e un incendio non c’è mai stato. Oggi c’è. Sul colle cova una vescia; odore di pane tostato; e il capitano, che trema, ha appena scoperto che le pompe sono per bellezza. «Fate catena» supplica «chiunque abbia le braccia.» Sotto il colle la via è deserta, porte aperte, scaffali in vista: funghi a seccare sugli spaghi, un cassetto dei soldi.
above-below-page-e173-again = «Esercitazione» dice il capitano, raggiante, con le sopracciglia bruciate. «Solo esercitazione. Ma correreste un pochino?»
above-below-page-e173-pass = Passare i secchi in salita
above-below-page-e173-pass-3 = Arrivano in cima quaranta secchi con un cucchiaio d’acqua ciascuno. Basta. Tostano quel che è rimasto e cantano, un po’ acuto.
above-below-page-e173-pass-4 = Della catena ne fate due, e per una tornano i vuoti, cosa mai saltata in mente a nessuno. Il medico del corpo strofina il petto a tutti.
above-below-page-e173-loot = Saccheggiare intanto la via
above-below-page-e173-loot-6 = Lassù acclamano qualcosa. Vi servite, giù per un lato e su per l’altro, e lasciate le porte come stavano.

above-below-page-e174 = Manca un minuto a mezzogiorno, in questo municipio, da quando la fanciulla è scappata col mugnaio. Erano figure dell’orologio. Si spalanca uno sportello ed escono quelli rimasti, ronzando sul binario: il vescovo annuisce, il bottaio batte, la Morte ha la clessidra; poi un vuoto, senza gonna; e il meccanismo si blocca, dall’imbarazzo. C’è odore d’olio caldo e di piccione. Sotto sta il paese, cucchiaio in mano. «Uno qualsiasi» ticchetta il vescovo. «Si fa il giro, si fa l’inchino alla Morte, e attenti al bottaio.»
above-below-page-e174-again = Manca un minuto. La Morte si è messa un fiore, e non guarda la clessidra: guarda lo sportello.
above-below-page-e174-ride = Fare il giro della fanciulla
above-below-page-e174-ride-5 = Fate un giro, attaccati alla Morte. Suonano tutti i mezzogiorni che aveva da parte. Da sotto volano berretti, e il bottaio vi lascia il suo boccale.
above-below-page-e174-ride-8 = Fate l’inchino. Lei, che ogni giorno restava lì piantata, è così sorpresa che s’inchina. Rientrate a passo di valzer dallo sportello. Il paese paga, e vi danno un vecchio peso con la sua corda.

above-below-page-e175 = Ululati, piuttosto acuti, da ogni lato del campo d’ossa; poi arriva il branco, basso: due carlini, un volpino, una cosa col ciuffetto e, portato in mezzo, uno spaniel vecchio e cieco. Cagnolini da salotto, persi alle scampagnate, e i figli dei loro figli. Si sono inselvatichiti. Cacciano funghi. C’è odore di lavanda e di lupo. Il capo è una barboncina bianca col fiocco, e del fiocco nessuno fa parola. Ringhia; ma una zampa di dietro ha preso a grattare l’aria. In paese ci sono signore che pagherebbero ancora.
above-below-page-e175-again = Vi lasciano ai piedi un fungo, appena masticato, e si tirano indietro ringhiando d’affetto.
above-below-page-e175-rub = Grattarla proprio lì
above-below-page-e175-rub-2 = Si ribalta come un’asse. Dopo si mettono in fila per grado, e lo spaniel bisogna avvisarlo quando tocca a lui.
above-below-page-e175-hunt = Cacciare col branco stanotte
above-below-page-e175-hunt-3 = Correte a quattro zampe fra le costole, ululando. Uno grosso e bruno viene stretto dietro un cranio, e a voi danno il gambo, come ai più giovani.
above-below-page-e175-deliver = Riportarli alle loro signore
above-below-page-e175-deliver-6 = «*Vieni da mamma*» chiamate, con la voce giusta, e non possono farci niente. Le signore pagano in monete e marmellata. La sera sono alle finestre, lavati, per tutta la via, che guardano di qua.

above-below-page-e176 = Urla salgono dalla galleria, educate, a turno; poi uno sferragliare, un odore di mele caramellate, e dal buio esce un trenino dipinto a teschi. È il treno fantasma, quello del luna park. Sbagliò galleria l’anno delle due estati di pioggia. Ci stanno sopra in otto, col plaid sulle ginocchia. «*Uh*» vi dice una signora, chinando il capo. «Non si vorrebbe deludere il giovanotto alla leva. Dovevano essere tre minuti.» Proprio qui lo scambio è arrugginito. C’è un posto libero.
above-below-page-e176-again = «*Uh*» dice la signora passando, parecchio più cordiale; in fondo ormai ci si conosce.
above-below-page-e176-points = Forzare lo scambio arrugginito
above-below-page-e176-points-3 = Eccoli via per la galleria giusta, che urlano di vera sorpresa. Il luna park è chiuso, piove e c’è fango; dicono che è *un incanto*.
above-below-page-e176-points-7 = Allo scossone uno resta sulle traversine, col suo plaid. Ha sempre viaggiato all’indietro, dice, e gli piacerebbe veder arrivare qualcosa. Il posto c’è.
above-below-page-e176-ride = Prendere il posto libero
above-below-page-e176-wave = Salutare mentre passano
above-below-page-e176-wave-0 = Vi salutano tutti e otto, e qualcuno vi tira una moneta, come ai bambini che guardano i treni.

above-below-page-e177 = «Pioggia» dice l’Ufficio Meteorologico «in serata.» È una donnina in incerata. Ha piantato in filari tutte le ginocchia del campo d’ossa, e li percorre con un lume chiedendo a ciascuno come si sente; un ginocchio sa. Quaggiù il tempo non c’è. Lo fa per la superficie, lo spedisce su per il camino, e nessuno le ha mai scritto. C’è odore di linimento; i filari ticchettano. Gliene manca uno vivo, per confronto. Per una moneta vi mette per iscritto dove spunteranno i funghi.
above-below-page-e177-again = «Si è avverato» dice l’Ufficio, stordito. «Mi è arrivata una cartolina. Dice soltanto *zuppi*.»
above-below-page-e177-knee = Prestarle un ginocchio vivo
above-below-page-e177-knee-3 = State seduti nel filare fino a sera, col calzone rimboccato. Alle quattro dà una fitta. «*Ecco!*» grida lei; e tutto il campo, a modo suo, concorda.
above-below-page-e177-knee-6 = È il ginocchio di vostra nonna; voi l’avete solo ereditato. Azzecca un temporale al minuto. Lei lo friziona di persona, chiude l’Ufficio, frigge la trota dell’Ufficio e vi paga come organico.
above-below-page-e177-forecast = Comprare il bollettino di domani
above-below-page-e177-forecast-0 = *Mite. Funghi alle dieci, sotto il cancello di sinistra*, dice. Alle dieci passate dal cancello di sinistra, e si stanno levando il cappello.

above-below-page-e178 = Questo banco è per piangere. In mezzo c’è una cipolla grande come un pagliaio, viola, nuda da una parte; le si leva una buccia e ci si sfoga, di quel che si vuole. I fazzoletti sono appesi. Sta nel mestiere da prima che il mercato avesse un tetto, e allora era più grossa. «Posso chiedere una cosa *io*?» dice in mezzo al tanfo, quando tornate a vedere. «Ho sentito il dentro di tanta di quella gente. Nel mio non ha mai guardato nessuno. Mi piacerebbe sapere. Però piano.»
above-below-page-e178-again = La cipolla l’hanno messa a una finestra, in un vaso. Al banco si viene per ridere.
above-below-page-e178-cry = Farsi un bel pianto
above-below-page-e178-cry-0 = Vi fa un gran bene, e nessuno chiede perché. All’uscita una signora col vassoio offre gocce a chi è andato molto a fondo.
above-below-page-e178-peel = Pelarla fino in mezzo
above-below-page-e178-peel-6 = Buccia dopo buccia, a lume basso. Niente; niente; poi qualcosa di verde, quanto un pollice, che dorme; e intorno, dura e viola, la roba che quel gran pianto è diventato. «Allora?» chiede. Glielo dite.
above-below-page-e178-peel-fail = A metà strada le lacrime non vi fanno più vedere, e dovete smettere. «Così in là non è mai venuto nessuno» dice la cipolla, e vi passa un fazzoletto.

above-below-page-e179 = Al buio qualcosa vi solleva per la collottola, uno dopo l’altro, e vi mette in fila. Poi viene una lingua larga come uno zerbino. È tiepida; sa di latte e di ardesia; vi stanno lavando. Dai due lati vi si stringono corpicini caldi che squittiscono. Lei percorre la fila col naso, fino in fondo e indietro, più in fretta: ne manca uno, e voi fate da ripieno. Giù per la china, con un filo di voce, qualcosa chiama. Alle sue spalle sta la dispensa, pesce su pesce.
above-below-page-e179-again = Stavolta non vi solleva nessuno. Vi danno una leccata passando, come si tocca uno stipite.
above-below-page-e179-stay = Stare fermi e farsi lavare
above-below-page-e179-stay-3 = State fermi e squittite. Lei ripassa la fila e tira un sospiro; non è la stessa cosa, ma per adesso può andare.
above-below-page-e179-seek = Scendere a cercarlo
above-below-page-e179-crawl = Filare via dalla dispensa
above-below-page-e179-crawl-4 = Uscite a ritroso da sotto la coda, con le braccia piene. La fila è più corta che mai. La sentite ricominciare, dall’altro capo.

above-below-page-e180 = Molto piano, su per la scala lunga, viene un uomo in frac con un violino. «Scuserete se non mi giro» dice. «Erano i patti.» L’ha tirata fuori, o manca pochissimo; lei deve seguirlo, e lui non deve guardare. Fa freddo; c’è odore di colofonia e di gigli; da qualche miglio non sente più passi, tranne i suoi. Non chiede. La custodia pesa, tra musica e cena. «Se doveste andare *giù*» dice all’aria davanti a sé «potreste notare che tempo fa alle mie spalle.»
above-below-page-e180-again = È tre gradini più su. Muove le labbra: non chiede, e così per tutta la salita.
above-below-page-e180-carry = Portargli la custodia per un po’
above-below-page-e180-carry-3 = Cammina più leggero. Al pianerottolo divide le aringhe e, da sopra la spalla, su un tovagliolo, ne posa una di troppo.
above-below-page-e180-carry-4 = Gli canticchiate qualcosa per il passo, e fa quattro gradini di corsa. Vi dà un fascio di spartiti: le marce, tutte pulite, che laggiù non gliele ha chieste nessuno.
above-below-page-e180-look = Scendere a guardare
