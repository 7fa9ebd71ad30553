above-below-page-e021 = Riso da sinistra, un organo da destra, e voi nel corridoio con un invito per mano. La signorina Filone e il signor Zolla si sposano a mezzogiorno, e ciascuno ha disegnato la mappa della chiesa. Gli invitati l’hanno seguita in buona fede: quelli di lei sono in una tana, coi cappellini lilla e la sposa; quelli di lui in un’altra, che sanno di naftalina, con lo sposo. Hanno tutti una pazienza terribile. In ogni sagrestia aspetta un rinfresco sotto un telo, con le buste degli invitati accanto.
above-below-page-e021-again = L’invito ha adesso una terza mappa. Mostra una chiesetta e, tutt’intorno, con gran cura, niente.
above-below-page-e021-echo-1 = «Voi c’eravate, quando l’ho detto» fa il signor Zolla, e non vi lascia la mano.
above-below-page-e021-echo-2 = «Una volta un testimone l’abbiamo avuto» tira su col naso il signor Zolla. «Uno onesto, di sopra.»
above-below-page-e021-bring = Portare una metà dall’altra
above-below-page-e021-bring-4 = Guidate i cappellini lilla attraverso un muro che non è mai stato molto spesso. L’organo perde il segno. Uno zio passa col piattino, per conto vostro.
above-below-page-e021-bring-6 = Conducete le due metà nel bianco della mappa comune, quello che nessuno dei due voleva disegnare. Ecco a cosa serviva. Si sposano lì, e tutti mangiano due volte.
above-below-page-e021-breakfast = Fare onore ai due rinfreschi
above-below-page-e021-breakfast-3 = Brindate agli sposi, separatamente, e aprite le buste per vedere chi ha mandato cosa. Di là da un muro attacca un inno e, di là dall’altro, un altro.

above-below-page-e022 = «*Vedi* PORTA» borbotta qualcuno fra i dizionari. È un ometto con la sciarpa e un foglietto infilato in ogni occhiello. Era entrato solo per sapere se *soqquadro* ha due q; c’era scritto *vedi* GATTO, e da lì l’hanno mandato a TETTO, e questo in primavera, di un anno o l’altro. C’è odore di cuoio e di matite temperate; un campanello sottile sottile annuncia la chiusura. «Ci sono quasi» dice. «Dev’essere subito dopo SOPRACCIGLIO.» A casa, ricorda, era qualcosa di utile. Gli toccherebbe cercarlo.
above-below-page-e022-again = C’è un foglietto nel corridoio, in una grafia nota: *vedi* FUORI, e una freccia.
above-below-page-e022-back = Rileggerlo fino all’inizio
above-below-page-e022-back-5 = Andate dietro ai foglietti: tetto, goccia, secchio, pozzo. Ed eccola lì, con tutte e due le q. Ride finché gli scaffali risuonano, si annoda la sciarpa e chiede da che parte andate.
above-below-page-e022-look = Cercare una cosa anche voi
above-below-page-e022-look-0 = C’è scritto *vedi* SOLDO; e sotto SOLDO, schiacciato, ce n’è uno. Chiudete il volume prima che suggerisca altro.

above-below-page-e023 = Cenere e, sotto la cenere, una tosse. Sulle braci in fondo alla canna, sotto due coperte, sta una salamandra lunga come un capezzale, coi denti che battono. «C’è corrente» dice. Odora di lana strinata e di senape. Tutto ciò che era tiepido se l’è portato a letto: un ferro da stiro, i risparmi, colati in una pozza sola, e certi sassi grigi che trasudano minerale. «Non dico accendere il fuoco» dice. «Il fuoco ce l’ho. Dico qualcosa di *caldo*.» Del sidro, magari, con dentro l’attizzatoio.
above-below-page-e023-again = Ha buttato via le coperte e si fa vento con un treppiede. «Afa» dice, «per la stagione.»
above-below-page-e023-warm = Scaldarla bene, a turno
above-below-page-e023-warm-3 = Le strofinate la schiena con la senape finché vi fumano i palmi. «Questo» dice «non è quasi più freddo», e si addormenta; dal tetto scivola giù la neve.
above-below-page-e023-warm-7 = Trovate la corrente: un soldino gelato, inghiottito da girino. Viene su col terzo boccale. Al mattino splende come una finestra, e spinge giù dal letto tutto quel che non le serve più.

above-below-page-e024 = Gnic, ciac; gnic, ciac. Sul lago gira un cigno di legno con un 7 sul petto e, dentro, a pedalare, una coppia vecchissima in paglietta. L’hanno preso per mezz’ora, alla loro prima uscita. «Non posso rientrare finché non chiamano il mio numero» dice il cigno, con una voce da pompa. «È il regolamento.» Ma l’uomo col megafono è andato in pensione. Il megafono è lì sulla panca, col berretto, in un odore di vernice e di alghe; e accanto la tariffa, al minuto, per il tempo in più.
above-below-page-e024-again = Il cigno sta sul prato, a riposo. Non lo spingerebbe in acqua qualcuno, chiede piano, solo cinque minuti?
above-below-page-e024-call = Chiamare il numero sette
above-below-page-e024-call-3 = «Il *sette*!» Il cigno drizza il collo, arriva a tutta forza e sale sulla spiaggia. Loro restano seduti ancora un po’, che tanto è appena la mezza.
above-below-page-e024-call-7 = Lo chiamate come avrà fatto lui, annoiati, una mano in tasca. Sbarcano come chi ha fatto le prove. Lei corre a prendere il tram; lui viene via con voi, pedalando ancora, con la caparra, e la trota che aveva all’amo.
above-below-page-e024-charge = Far pagare il tempo in più
above-below-page-e024-charge-6 = Pagano oltre il bordo, moneta per moneta, coi soldi che erano per la merenda, e il resto in prugne. «È proprio volato» dice lei.
above-below-page-e024-charge-fail = «Regolamento» dice il cigno, e ve lo legge, tutte e quattro le pagine, girando appena più in là di dove arriva un cappello.

above-below-page-e025 = Stanotte la zattera è legata, e Ulla siede a riva con gli stivali in grembo. «Le ginocchia» dice. «E c’è uno che ha prenotato.» Fuori, sull’acqua, aspetta già un passeggero alto, incappucciato, che gocciola all’insù. Odora di cantina e di ferro freddo, e sotto di lui la zattera non si abbassa di un dito. «Non dice mai dove va. Ascolta e basta.» Vi porge la pertica e una fiaschetta; l’altra mano la tiene sul groviglio di fune che andrebbe rammendato prima di mattina.
above-below-page-e025-again = La pertica è appoggiata al muro, ancora bagnata. «Ha chiesto di voi» dice Ulla. «Vi riconosce dai passi.»
above-below-page-e025-echo-1 = «Avete le zie adatte» dice, ed è proprio un complimento.
above-below-page-e025-echo-2 = Adesso la fune se la lega alla caviglia, per via delle lontre.
above-below-page-e025-pole = Prendere la pertica, solo stavolta
above-below-page-e025-pole-4 = Parlate per tutta la traversata senza voltarvi mai. Sull’altra riva a bordo non c’è nessuno, e Ulla vi dà quel che c’era nella fiaschetta.
above-below-page-e025-pole-7 = Gli raccontate da dove venite, strada per strada. È lì che scende, chissà come. Sul suo posto resta una pietra color della sera, asciutta.
above-below-page-e025-stay = Restare a rammendare la fune
above-below-page-e025-stay-5 = Tutta la notte a sbrogliare i guai degli altri. Vi taglia il pezzo che avanzava e vi strofina i polsi con qualcosa di verde.

above-below-page-e026 = Nord o sud è lo stesso: in questo campo ogni osso punta dalla medesima parte. Costole, nocche, becchi d’uccello, la coda di un topo tesa come un ago. Il vento è asciutto e sa di gesso. Quando passate, dietro di voi girano con un tic e si riassestano, col rumore di chi posa il lavoro a maglia. Nessuno li ha mai seguiti fino in fondo, oppure l’hanno fatto tutti questi. Qua e là, accanto al padrone, c’è ancora un borsellino, e punta anche lui.
above-below-page-e026-again = Stavolta puntano tutti voi. Chiedete scusa, camminate all’indietro, e ve lo lasciano fare.
above-below-page-e026-follow = Seguire la loro direzione
above-below-page-e026-follow-2 = Dopo un miglio c’è una sedia, girata di spalle. Sul sedile, una moneta. Vi guardate bene dal sedervi.
above-below-page-e026-follow-4 = Era un pozzo. Avevano solo sete. Tirate su un secchio per i più vicini, e con la fune sale quel che buttarono giù i primi arrivati.

above-below-page-e027 = Zoccoli sul vecchio binario, senza fretta e senza luce. È un pony di miniera, cieco, l’ultimo sui registri; si ferma dov’era la bocca del pozzo, aspetta che lo stacchino e dopo un po’ rifà il giro. Quarant’anni così hanno scavato un solco. Sa di cuoio e di menta. Quando parlate alza il muso e resta fermo tutto quanto, come chi sente il bollitore. Nei carrelli c’è ancora del minerale. L’erba è due miglia più su.
above-below-page-e027-again = Il solco adesso prosegue in salita, ed esce. Da sopra viene il rumore di qualcuno che mangia trifoglio con attenzione.
above-below-page-e027-lead = Portarlo su, fino all’erba
above-below-page-e027-lead-3 = Del cielo non sa che farsene, e poi sì. Si rotola. Dall’altra parte del campo un vecchio si toglie il berretto.
above-below-page-e027-lead-7 = Prima gli levate il collare, e lo portate voi, che non lo senta. In cima c’è tutta la via ad aspettare, con le carote e con la fune della campana.
above-below-page-e027-load = Caricarlo ancora una volta
above-below-page-e027-load-4 = Tira, si capisce; non ha mai fatto altro. In cima svuotate i carrelli, lo girate, e la strada per scendere la trova da sé.

above-below-page-e028 = Sala da ballo, doveva essere: i lampadari giacciono come naufragi e sopra ogni cosa, su per gli specchi e lungo gli ori, è cresciuta l’edera. L’avevano fatta entrare per una sera. A forza di guardare ha imparato il valzer; le foglie frusciano in tre quarti, c’è odore di cera e di pioggia, e un viticcio scende davanti a voi con un carnet di ballo. Una riga è ancora libera. Quel che gli altri signori hanno perso dalle tasche è spazzato in un angolo, coi cordoni dei campanelli.
above-below-page-e028-again = Il viticcio scende subito. Ha provato la giravolta, e un lampadario ne ha fatto le spese.
above-below-page-e028-dance = Ballare un giro con lei
above-below-page-e028-dance-2 = Conduce lei. Salite per uno specchio, scendete per un altro e vi rimette dov’eravate, storditi, con degli spiccioli nei polsini.
above-below-page-e028-dance-4 = All’ultima battuta le fate fare il casqué, e la casa intera trattiene il fiato. Dopo non vorrà più nessuno; vi stacca un cordone di campanello, per ricordo.

above-below-page-e029 = Silenzio: ecco che cos’ha il fiume. Si è fermato. Sta tra le sponde come un vetro in cornice, con le trote appese dentro, un po’ seccate, e si sente l’odore di ogni sasso. Nel mezzo, sulla zattera, c’è Ulla, accanto a un mucchio di nodi alto come un pagliaio. «La corda è piena» dice. «Ce ne sta uno. Ormai le ha sentite tutte, e vuol sapere com’è *finita*. Io finali non ne ho. Scendono, capite.» Fra i pesci, a modo suo, va giù una scala.
above-below-page-e029-again = Il fiume passa brontolando. Ulla ha avviato una corda nuova, che per ora sa di mattina presto.
above-below-page-e029-echo-1 = «Ve l’avrei chiesto allora» dice Ulla, «la notte delle ginocchia.»
above-below-page-e029-echo-2 = «Uno di questi è dalle vostre parti» dice Ulla. «Neanche lui ha la fine.»
above-below-page-e029-echo-3 = Certi nodi sanno di lontra, e del pollice di qualcun altro.
above-below-page-e029-end = Raccontargli come ne è finita una
above-below-page-e029-end-3 = Scegliete un nodo che conoscete e dite che ne è stato: misero su bottega; furono felici, nell’insieme. Il fiume ci pensa. Poi riprende.
above-below-page-e029-pick = Cogliere le trote dove pendono
above-below-page-e029-pick-7 = Infilate il braccio fino alla spalla, come per le pere. Sono troppo stupite per dibattersi; una vi dà il resto. Molto più a monte qualcosa se n’è accorto, e si schiarisce la gola.
above-below-page-e029-walk = Scendere a piedi nel mezzo

above-below-page-e030 = Carta bruciata vien giù dal camino a fiocchi, ancora tiepida; su uno c’è scritto *luna*. A mezza altezza, su una sporgenza, siede un poeta in mezziguanti, con una candela. Brucia ogni poesia appena è finita, perché così, ha sentito dire, ci si propone a chi sta in alto. Quel che al tiraggio piace, se lo prende. Quel che non piace ricade, e qui arriva alla caviglia, in fogli buoni, appena bruni sui bordi. Sa di cera e di pane. «Nessuno mi ha mai *detto* niente» vi confida. «E di questa non sono sicuro.»
above-below-page-e030-again = Un fiocco soltanto, oggi. Dice *scala*, e sta salendo.
above-below-page-e030-hear = Ascoltarla ed essere sinceri
above-below-page-e030-hear-2 = Parla di una luna. Dite che vi è piaciuto il pezzo della scala. Lui lo cerca. «Non c’è nessuna *scala*» dice adagio, e prende la penna.
above-below-page-e030-wrap = Raccoglierla per incartare il pesce
above-below-page-e030-wrap-3 = Il meglio lo tenete; il resto va al pescivendolo. Per tutta la settimana c’è gente ferma per strada a leggere l’aringa. A nessuno viene in mente di dirlo a lui.
