above-below-page-l011 = «*Qui* non ci potete stare» dice una bambina col secchiello. «Qui non è ancora fatto.» Sono in tre, coi cappelli di carta, e dietro di loro il labirinto smette, come una pagina. Rovesciano il secchiello; pac, pac; ecco un muro. Arriva fin qui un odore d’alghe, ma da dove prendano l’acqua non lo dicono. Un progetto c’era: se l’è mangiato Leo. Da qualche parte la mamma chiama. «Ci manca una torre» dice la più piccola «e qualcuno da comandare.» E magari, a chiederla per bene, fanno anche una stanza con dentro delle cose.
above-below-page-l011-again = Hanno fatto voi, piccolini, col cappello, a un incrocio. Andate dalla parte sbagliata. «È così che si torna» spiega Leo.
above-below-page-l011-echo-1 = «Ma lui parla ancora con le porte?» chiede la bambina. «Gliele abbiamo fatte di sabbia asciutta, per scherzo.»
above-below-page-l011-build = Fare la torre come dicono
above-below-page-l011-build-2 = Non va bene. La buttano giù e la rifate, col fossato. «*Adesso* sì» dice Leo, e ci si siede dentro.
above-below-page-l011-build-5 = In cima ci mettete una bandiera, ritagliata da una camicia. Tacciono tutti e tre. Poi, visto che i segreti li tenete, vi mostrano dov’è l’acqua.
above-below-page-l011-ask = Chiedere una stanza con le cose
above-below-page-l011-ask-7 = «Che cose?» Siete precisi; ai bambini piace. Pac, pac: una porta. E la stanza va avanti, e avanti, con qualcosa che luccica sulla mensola, ed è tutta vostra.

above-below-page-l012 = Tuona! Fate l’ultimo tratto di corsa a bocca aperta. In un cortile, davanti a file di gente su seggiolini da campo, una macchina di tinozze e mantici scuote un foglio di latta. «*A momenti*» annuncia, e agita dei piselli secchi. Fa il vento, le prime gocce, la signora che grida che si bagnano i panni. Quello che non ha è il bagnato. Puzza di gomma bruciacchiata. Sul cappello porta un imbuto con scritto *Pioggia*, asciuttissimo. Il pubblico alza i bicchieri. Voi avete delle bottiglie; e un ambulante svende ombrelli.
above-below-page-l012-again = Sui mantici è cresciuto il muschio. «*Nelle prime ore di oggi*» annuncia la macchina, e gli fa il pezzo dei panni.
above-below-page-l012-echo-1 = «L’uomo delle brocche si occupa degli interni» ronza. «Siamo in corrispondenza.»
above-below-page-l012-empty = Vuotarci dentro le bottiglie
above-below-page-l012-empty-3 = Tossisce, e pioviggina, solo in terza fila. Non si offende nessuno. Fanno a cambio di posto, una fila alla volta, e vanno a casa col cappello bagnato e ben dritto.
above-below-page-l012-empty-6 = Trattiene le gocce fino all’ultimo pisello; da tanto voleva farlo come si deve. A sera il cortile è tutto cappelle brune, e non c’è un bicchiere vuoto.
above-below-page-l012-hawk = Vendere ombrelli tra le file
above-below-page-l012-hawk-4 = Li comprano tutti, li aprono e ci stanno sotto, in ascolto, con la polvere sulla lingua. «*A momenti*» dice la macchina.

above-below-page-l013 = Due dozzine di struzzi stanno in fila con la testa nella sabbia. Se n’era sentito parlare. Lo si spiega con la paura; ma gli tremano le spalle, e quando uno pesta il piede gli altri fanno *sst*. Da sotto vengono una musica, uno sparo, un singhiozzo e molti applausi. Arriva un alito di menta e di piuma calda. In fondo alla fila c’è un buco libero, col suo programma. E le code, notate, ricce, bianche, pagate così bene a dozzine, sono tutte quassù, e non le guarda nessuno.
above-below-page-l013-again = Il vostro buco adesso ha una targhetta col nome. La commedia è la stessa. Vi zittiscono su quella che ormai è la vostra battuta.
above-below-page-l013-join = Infilare giù anche la testa
above-below-page-l013-join-3 = È un teatro, visto dal soffitto. Arrivate al secondo atto, accanto a una signora con cesto e boccale che detesta bere da sola.
above-below-page-l013-join-5 = Nel terzo, al cattivo manca un complice e si rivolge al loggione. Siete accolti benissimo, e dopo cenate con la compagnia, in parti uguali.
above-below-page-l013-pluck = Spennare intanto le code
above-below-page-l013-pluck-6 = Vi prendono per uno spiffero. Solo quando si riaccenderanno le luci, e due dozzine di colli verranno su a commentare, tutti sentiranno quello strano fresco.

above-below-page-l014 = Qualcosa deglutisce giù nel buio del pozzo. Secchio non ne ha, soltanto una corda lunga e pallida, e ne sale un fiato fresco, di pietra, con uno schiocco come di lingua asciutta. «Domando scusa» dice il pozzo. «Non ne avreste con voi un goccio?» Ha sempre dato, spiega, a chi chiedeva; c’erano nozze, c’erano cammelli; non stava bene dire che si era agli sgoccioli. La vostra bottiglia sciaborda, e il pozzo ammutolisce. In tanti anni, poi, la gente ci ha lasciato cadere di tutto. Ci si potrebbe calare.
above-below-page-l014-again = «Buonasera» dice il pozzo, e dietro le parole c’è uno sciacquio piccolissimo. Lo tiene da parte per le visite.
above-below-page-l014-give = Dargli metà della vostra acqua
above-below-page-l014-give-0 = Non tracanna; è stato educato bene. Dopo un po’, da molto in basso, viene una nota tonda e bagnata, come di chi si è ricordato un nome.
above-below-page-l014-descend = Calarsi giù per la corda
above-below-page-l014-descend-4 = C’è molta più corda che pozzo. Vi prega di prendere quella che non vi serve per risalire, e chiede scusa per la polvere.
above-below-page-l014-descend-6 = Sul fondo stanno i desideri, in spiccioli. «Per me non ce n’era nessuno» dice il pozzo, e trattiene il fiato, perché sentiate dove rotolano.

above-below-page-l015 = «Avanti il prossimo!» A uno sportello in mezzo alla sabbia siede un genio in mezze maniche, col timbro di gomma; la coda è un miglio di lingue secche. «Acqua» dice quello davanti. Timbro. «Acqua» dice un altro. Il suo fumo crepita e sa di pratiche bruciacchiate. «Seicento anni» vi racconta «e nessuno ha desiderato altro. L’acqua è finita. Ho dei magazzini! Divani, virtù, gioielli, brocche. Vi scongiuro. Qualunque cosa.» Un giorno libero non l’ha mai avuto. Quelli che hanno desiderato altri desideri, aggiunge, si possono vedere laggiù, che desiderano ancora.
above-below-page-l015-again = *Torno domani*, dice il cartello sul banco. Se l’è desiderato, si vede, di suo pugno.
above-below-page-l015-dull = Desiderare una cosa banale
above-below-page-l015-dull-3 = Chiedete una brocca. Una brocca e basta. Piange; la timbra in triplice copia; fa il giro del banco per mostrarvi il manico.
above-below-page-l015-rest = Desiderargli un giorno libero
above-below-page-l015-rest-5 = Il timbro resta a mezz’aria. Rilegge il foglio in cerca dell’inganno. Poi chiude, domanda che cosa si porta a un picnic, e impacchetta tutto doppio.
above-below-page-l015-more = Desiderare altri desideri
above-below-page-l015-more-7 = Accordato; e si aprono i magazzini. Dopo aver avuto tutto un momento in mano, tenete le due pietre rimaste fredde, lasciate il mucchio e ve ne andate.
above-below-page-l015-more-fail = Non arriva niente; solo che il desiderio ha stinto su uno di voi, come inchiostro. Casa sua è piena, si scopre, di cose che ha qualcun altro.

above-below-page-l016 = Zic, fa il baraccone; zic. A mezzogiorno in questo deserto nessuno ha ombra, e negli altri la cosa inquieta. Perciò un signore magro, dalle forbici fini, venuto giù con una fiera, ne ritaglia di nuove nella carta nera e le incolla al tallone. Paga il paese, e dà anche dei premi; a chi posa resta l’avanzo del foglio. La colla è di pesce. Le sue migliori hanno una vita propria. I clienti che se ne accorsero, avverte, non sopportarono mai più niente alle spalle.
above-below-page-l016-again = In vetrina hanno messo su una partita a carte. Sta vincendo una delle vostre.
above-below-page-l016-stand = Mettersi lì e farsi ritagliare
above-below-page-l016-stand-3 = Larga di fianchi, e per il resto voi. Si stacca al primo spiffero e va avanti un pezzetto da sola; il foglio lo tenete.
above-below-page-l016-stand-7 = Il suo capolavoro: tutti per mano, fino all’ultimo capello. Il paese vi vota il premio. Sulla via di casa una saluta; e uno di voi, ormai, cammina all’indietro.

above-below-page-l017 = Tra le zampe di una sfinge molto grande ne siede una molto piccola, che salta su. «Alt! Che cosa va a quattro gambe al mattino» dice tutto d’un fiato «a due a mezzogiorno, a tre la sera, *e sono le persone*?» Si copre la bocca con le zampe. Ha il fiato di latte. In alto la madre guarda dritta verso il deserto, e fa le fusa così basse che vi ronzano i denti. La ciotola del pedaggio è piena: monete, qualche vaso, di viaggiatori che non la sapevano. «Dovete indovinare» supplica la piccola.
above-below-page-l017-again = «Che cos’è che ha quattro gambe» chiede «e non lo indovinate, perché è il *tavolo*?»
above-below-page-l017-guess = Pensarci tanto, e arrendersi
above-below-page-l017-guess-3 = Un formaggio? Il vento? Cade all’indietro. «Sono le *persone*!» strilla. Da lassù, per distrazione, vi lasciano cadere accanto qualcosa di tondo che luccica.
above-below-page-l017-guess-5 = Vi arrendete a tappe, strappandovi i capelli. «Non la sa nessuno» fa la piccola, sgomenta. In alto una palpebra di pietra si chiude adagio verso di voi. Scegliete pure dalla ciotola.
above-below-page-l017-answer = Dare la risposta giusta
above-below-page-l017-answer-4 = «Le persone» dite. Annuisce, e col naso vi spinge la ciotola. Poi va tra le zampe grandi, proprio in fondo.

above-below-page-l018 = Sotto una tenda nera giace la defunta: una cosa bruna, rattrappita, fragile, come un pugno. Donna Anastasia era una rosa di Gerico; è seccata alla scrivania. I parenti stanno intorno nei loro vasi, a lutto, nell’ordine di quel che si aspettano, e l’aria sa di terra fresca e di gigli imparentati. Un singhiozzo fruscia. Uno di voi ricorda da scuola che quelle come lei non muoiono mai, si rimandano. Basta una goccia. Mettete mano alla bottiglia. «Sapremmo essere grati» soffia il nipote maggiore «a chi ci stesse attento.»
above-below-page-l018-again = Due nipoti sono stati messi fuori, in pieno sole. «Gli dona tanto» dice donna Anastasia, e vi offre una foglia.
above-below-page-l018-spill = Rovesciarne un po’, per sbaglio
above-below-page-l018-spill-0 = Un dito alla volta si schiude, sempre più verde, e li vede tutti. «Accomodatevi» dice donna Anastasia. «Ho cambiato una cosetta o due.»
above-below-page-l018-cork = Tapparla e farsi pagare
above-below-page-l018-cork-4 = Ognuno dà quel che può, in un’ora simile, e prova il tappo di persona. Sotto la tenda nulla si muove, e lo fa con molto zelo.
above-below-page-l018-cork-6 = Lasciate capire che il tappo balla, e lo stringete un erede alla volta. La lettura del testamento è breve, e si tiene all’ombra.

above-below-page-l019 = Da una porta nella roccia escono sbuffi di sabbia; dietro gli sbuffi una scopa, e dietro la scopa una donna con la gonna appuntata. Era una mattina, sul pavimento di cucina, racconta, una cucchiaiata, quand’era sposina. La spazzò fuori. Il vento la riportò. Vi voltate verso le dune che state attraversando da due giorni. «Mi vergogno tanto» dice. «Chissà i vicini!» Scricchiola sotto i denti; la casa sa d’aceto. Una scopa di riserva c’è; e c’è, ancora da guardare, un mucchio di quel che è uscito con la sabbia.
above-below-page-l019-again = Il corridoio è pulito. È arrivata al cancelletto dell’orto, e chiede se vi siete puliti i piedi.
above-below-page-l019-sweep = Prendere l’altra scopa
above-below-page-l019-sweep-4 = Fate il corridoio e i due davanzali, e per un minuto si vedono le piastrelle. Lei le attraversa in calze, e non vi lascia andare a digiuno.
above-below-page-l019-sweep-6 = Tappate la fessura della porta con un calzino arrotolato. Lei lo guarda a lungo. Dietro la stufa, dove non era mai arrivata, qualcosa di viola ammicca.
above-below-page-l019-sift = Passarle al setaccio il mucchio
above-below-page-l019-sift-0 = Ditali, denti, e quel che casca alle persone superbe, che non si chinano. Si fa a metà, dice lei, come pagava sempre sua madre.

above-below-page-l020 = «E per ultimo, ma non meno importante» dice il sindaco. È d’ottone, con la fascia, e sta davanti a una fontana nuova, forbici in mano. Il nastro s’è fatto grigio. Quando avrà finito apriranno l’acqua. Gli invitati sono ancora seduti sotto i parasoli; certi con la barba al ginocchio, certi ormai solo cappello. La paglia scricchiola dal caldo. «Il che mi porta» dice «alle fognature»; e tace, dove verrebbe l’applauso. Non viene mai. Nella vasca stanno le monete tirate un po’ in anticipo. Le forbici tremano.
above-below-page-l020-again = La fontana zampilla. «In conclusione» dice il sindaco, e lei si ferma subito, per riguardo. Sta cercando di ringraziarvi.
above-below-page-l020-clap = Applaudire al punto giusto
above-below-page-l020-clap-5 = Dopo *fognature* vi alzate come un sol uomo. Si commuove tanto che salta gli appalti. Cade il nastro, e sotto ci sono le bottiglie di tutti, la vostra davanti.
above-below-page-l020-clap-7 = Gridate *bravo!* al nome del fontaniere. Lui s’inchina, perde il filo e taglia. I vecchi ballano col cappello in testa, e la prima pietra, roba massiccia, è conferita a voi.
above-below-page-l020-snip = Tagliare il nastro da soli
above-below-page-l020-snip-3 = Zac. I tubi tossiscono, e arriva, fredda, sui polsi. «Il che mi porta» dice il sindaco, alle spalle di nessuno in particolare, e abbassa le forbici.
above-below-page-l020-snip-fail = Vi hanno visti. «Questo mi rammenta» dice il sindaco, cordiale, «un aneddoto», e ricomincia, dal tempo che fa.
