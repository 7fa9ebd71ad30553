above-below-page-e011 = Senza fiato, su un gradino accanto alla quarta cascata, riposa una salmona in cappello da viaggio. «Io sono nata lassù» dice. «All’ultimo piano. A scendere non pareva così lontano.» Gli spruzzi tamburellano sui cappotti; c’è odore di menta e di pietra fredda. Mancano tre salti. Si domanda, così per dire, del vostro secchio; ci andrebbe la giornata intera, e in cima nessuna grotta nuova. Altri ci hanno rinunciato e scendono a galla, grassocci, bagagli compresi, guardando dritto davanti a sé.
above-below-page-e011-again = Sul gradino è rimasta appiccicata una cartolina: una pozza, un cappello. *Scale orrende. Vista come dicevo io.*
above-below-page-e011-carry = Portarla su nel secchio
above-below-page-e011-carry-0 = Ha da ridire su ogni gradino. In cima c’è una pozza grande come un tavolo. «Era più grande» dice; e poi, quando l’avete messa dentro: «No. Era proprio così».
above-below-page-e011-net = Prendere con la rete chi rinuncia
above-below-page-e011-net-3 = Uno entra nella maglia e sospira, come chi ha trovato posto a sedere sull’ultimo treno.
above-below-page-e011-net-7 = Tendete la rete da sponda a sponda sotto il terzo salto, e ci finiscono anche i bagagli: cappelliere, perlopiù, e un bel coccio con su scritto *Ultimo piano*.

above-below-page-e012 = Bianca, e più alta di voi, sta una pianta dove nessun seme poteva arrivare, e abbassa il fiore come un orecchio. Vive di quello che le sussurrano. Altro di cui vivere qui non c’è; il buio sta fermissimo e sa di pere e di carta vecchia. Per ogni segreto che riceve fa un frutto, dolce, pesante; e chi lo coglie lo saprà. Uno pende già, maturo, di qualcun altro, e borbotta nel sonno.
above-below-page-e012-again = Il fiore si gira prima che apriate bocca. A quanto pare gliel’avevano già detto, che venivate.
above-below-page-e012-tell = Dirle un segreto per uno
above-below-page-e012-tell-3 = Le dite chi ha rotto la pompa. Trema da cima a fondo, e al posto del fiore pende qualcosa di tondo; di quel peso, voi siete più leggeri.
above-below-page-e012-tell-4 = Le dite quello che non vi eravate detti nemmeno da soli. Lo stelo s’inchina fino a terra. Il frutto lo mangiate a casa, con le imposte chiuse, e dormite come guariti.
above-below-page-e012-listen = Ascoltare quello maturo

above-below-page-e013 = Gomiti, ombrelli, respiri: una coda. Fa il giro di tutto il mercato, due volte quello della fontana, e sparisce alla vista odorando di cappotto bagnato e di pazienza. Vi siete appena fermati a guardare e già avete gente dietro. «Per che cos’è?» chiedete. «Non si passa avanti per *chiedere*» dice la signora davanti, ferita. Una fiaschetta scende lungo la fila, e ogni tanto sale una tazza di coccio. Un signore con l’anca malandata pagherebbe parecchio per stare dove state voi.
above-below-page-e013-again = La coda si è mossa. All’indietro, vi spiegano, ma con grande disciplina.
above-below-page-e013-stand = Restare in coda fino a notte
above-below-page-e013-stand-0 = Avanzate di un ombrello. È la migliore compagnia della settimana e la fiaschetta, fatto il giro, chissà come è ancora in mano vostra.
above-below-page-e013-sell = Vendergli i vostri posti
above-below-page-e013-sell-4 = Li occupa uno dopo l’altro, come poltrone a teatro, e in ognuno sospira. Dietro qualcuno già gli domanda se *lui* non prenderebbe in considerazione.
above-below-page-e013-ask = Andare in testa a chiedere
above-below-page-e013-ask-7 = Si sentono commenti. In testa c’è un banco chiuso, e dentro una vasaia che una mattina si affacciò, li vide tutti e si nascose. Vi supplica di portar via ogni cosa.
above-below-page-e013-ask-fail = «C’è la *fila*» dice l’intero mercato a una voce sola, e vi passano all’indietro, di mano in mano, fino al cancello.

above-below-page-e014 = Qualcuno chiama attraverso il bosco, sopra i cappelli e lo sgocciolio. «È pronto! Vieni a casa…» e poi un vuoto, grande come un nome. Su una radice siede una creatura con la cartella e le dita nelle orecchie. «È per una che ero prima» dice Giovedì. «Non se lo ricorda neanche lei. L’ho dato via per un fischietto.» Con la voce arriva un profumo di funghi al burro; laggiù c’è una porta illuminata, e una cena che si fredda. «Potrebbe rispondere uno di voi. Ce l’avete tutti.»
above-below-page-e014-again = Stasera non chiama nessuno. La creatura sta sulla sua radice lo stesso, a orecchie aperte.
above-below-page-e014-echo-1 = «Voi vi conosco» dice la creatura. «Di nome, intendo. Di parecchi.»
above-below-page-e014-echo-2 = Al polso porta il nome di un forestiero, legato con un fiocco.
above-below-page-e014-answer = Gridare che arriva
above-below-page-e014-answer-3 = «Arriva!» gridate, tutti insieme. Un silenzio; e poi, lontanissimo, una sedia che si scosta dal tavolo. La creatura si toglie un dito da un orecchio.
above-below-page-e014-supper = Andare a mangiarsela
above-below-page-e014-supper-7 = Entrate in fila, dite *eccomi*, e vi danno da mangiare, la paghetta e la padella da raschiare a casa. Lei però torna sulla porta, e chiama.
above-below-page-e014-voice = Seguire la voce con lei

above-below-page-e015 = UNO SU SETTE, dice il cartello, e lì sotto, sulla loro fila di pali, i cormorani guardano tutti da un’altra parte. Pescano nel lago a giornata, con un anello al collo per prendere senza inghiottire. Il settimo pesce doveva essere loro. Il pescatore ha imparato a contare fino a sei. Perciò è sciopero; c’è odore di piume bagnate e di pece, e il lago, lasciato in pace, ribolle. «La lima è nella barca» gracchia il delegato, senza rivolgersi a nessuno. Anche le reti, per chi fosse privo di principi.
above-below-page-e015-again = UNO SU TRE, dice adesso il cartello e, più in basso, in un’altra grafia: CON CONTORNO.
above-below-page-e015-file = Limargli l’anello dal collo
above-below-page-e015-file-3 = Se ne va la mattinata, e fa il solletico. Poi provano, uno dopo l’altro, a occhi chiusi, col pesce più piccolo che c’è: *glu*.
above-below-page-e015-file-8 = «Compagni» dice il delegato mentre cade l’ultimo anello, e inghiotte, e non riesce a proseguire. Allora si tuffano tutti. Vi piovono addosso carpe finché mandate a prendere una pentola dal pescatore; si è dimesso, e ci ha lasciato il resto.
above-below-page-e015-scab = Pescare al posto loro
above-below-page-e015-scab-3 = Prima di mezzogiorno avete venduto tutto, tranne il pezzo migliore. Sui pali nessuno dice niente. Si voltano soltanto, uno per uno, a imparare le vostre facce.

above-below-page-e016 = Ultime pagine: le tengono in una stanza a parte. Qualcuno, molto tempo fa, le tolse da tutti i libri, perché nessuno dovesse intristirsi, e le ordinò qui secondo il tempo che ci fa dentro. C’è il silenzio di dopo una porta. In un angolo sentite odore di mare, in un altro di fumo e, sul ripiano alto, di neve pulita. Sul pianerottolo c’è un carrello con novecento romanzi che s’interrompono e basta. Si potrebbe rimediare, uno alla volta, andando a occhio con la carta. Si potrebbe anche tenere il foglio bianco che viene dopo ogni fine.
above-below-page-e016-again = Il carrello è un po’ più basso. Dalla sala di lettura sentite qualcuno soffiarsi il naso.
above-below-page-e016-read = Leggerne una e tenere il foglio
above-below-page-e016-read-4 = Si ritrovano alla stazione, come non avevate osato sperare. Dopo viene il foglio bianco, bello spesso, e ricominciate a respirare.
above-below-page-e016-shelve = Rimettere i finali nei libri
above-below-page-e016-shelve-5 = Ne accoppiate duecento a lume di lampada. Chissà dove un lettore volta pagina aspettandosi la copertina, e lancia un grido di gioia.
above-below-page-e016-shelve-7 = All’alba sono interi tutti e novecento, anche quelli annegati. Una vecchia lettrice vi ferma per le scale: era a pagina trecento, dice, da quando portava il velo.

above-below-page-e017 = Panni caldi! Il barbiere della sala lunga, un uomo tondo su una scala altissima, rade le stalattiti. Vengono ogni giorno e sono vanitose. Sibila; sa di lozione e di calcare bagnato; giù in fondo un ragazzo gira con scopa e secchio a spazzare ritagli viola. «In poltrona non si siede nessuno» vi dice il barbiere «dal Diluvio. Un mento, sapeste quanto mi manca.» È indietro con la parete est, se uno di voi ha occhio e rasoio; ma lui vi guarda solo il mento.
above-below-page-e017-again = «Il solito?» grida la scala. Nello specchio, da sopra la vostra spalla, guarda una lunga goccia in attesa.
above-below-page-e017-shave = Radere la parete est
above-below-page-e017-shave-3 = Accorciate un poco le punte. Ronzano di piacere, e qui le mance vi piovono dritte nel grembiule.
above-below-page-e017-shave-5 = Alla più vecchia fate la riga. Voleva che glielo chiedessero da mille anni, e lascia cadere nel secchio il suo unico ricciolo viola.
above-below-page-e017-sit = Sedersi in poltrona per lui
above-below-page-e017-sit-2 = Lavorando vi racconta il Diluvio, e vi è concesso dire *no!* e *ma davvero!* Per tutta la sera il ragazzo vi spazza intorno ai piedi, raggiante.

above-below-page-e018 = Tac, dice il buio, e un bel pezzo dopo: tac. Questo non è un camino, è l’interno di un orologio alto come un campanile; ci pendono due pesi di minerale grezzo, e un pendolo passa come una porta. C’è odore di lucido e di civetta. «Avevo un tic» dice l’orologio. «È uscito. Non potrebbe dirlo qualcuno per me fino alla chiusura? Oggi non andreste più oltre.» Sulle sporgenze brillano le monete di chi ha chiesto l’ora. Dietro il pendolo, tra un’oscillazione e l’altra, c’è una fessura di luce.
above-below-page-e018-again = *Tic, tac* dice il buio, piuttosto tronfio; e poi, abbassando la voce: «Era stato alle terme».
above-below-page-e018-tick = Dire il tic fino alla chiusura
above-below-page-e018-tick-0 = *Tic*, dite. *Tac*, fa lui, così sollevato che entra ogni volta un po’ in ritardo. A sera andate a tempo come una coppia di vecchi sposi.
above-below-page-e018-unhook = Sganciare un peso e correre
above-below-page-e018-unhook-7 = Lo staccate quando sale, corda compresa, e ripulite le sporgenze strada facendo. Il tac non viene. A casa vi accorgete che lo state ancora aspettando.
above-below-page-e018-unhook-fail = Il pendolo ripassa prima del previsto, vi raccoglie tutti ai tre quarti e vi posa fuori alla mezza.
above-below-page-e018-behind = Infilarsi dietro il pendolo

above-below-page-e019 = Nevica dalla canna fumaria, e poi, di spalle e col berretto, viene giù una cicogna con un fagotto. «Numero quattro» dice. «Una firma qui.» Il numero quattro non c’è; la via è crollata. Aveva il vento contro, spiega, e l’indirizzo scritto da un dottore, e tra una cosa e l’altra è passato qualche anno. Il fagotto odora di pipa. Tossisce. «Manca molto?» chiede, con una voce piuttosto fonda, e ne esce una manona che cerca gli occhiali. A chi la spedisse a un altro camino qualsiasi la cicogna darebbe la mancia.
above-below-page-e019-again = Una penna nel focolare e una bolla di consegna: *Peso in partenza, tre chili. Peso all’arrivo, contestato.*
above-below-page-e019-sign = Firmare per il fagotto
above-below-page-e019-sign-5 = «Ha il vostro mento» dice la cicogna, ed è già in cima alla canna. Il fagotto piega la coperta, stringe la mano a tutti e domanda se c’è qualcosa da fare.
above-below-page-e019-point = Indicarle un altro camino
above-below-page-e019-point-0 = Si tocca il berretto e paga. Per tutta la sera la sentite di tetto in tetto: «Il quattro?», e un colpo di tosse.

above-below-page-e020 = Pss, dice il terreno. «Sono andati via?» A quanto pare siete in piedi su un tartufo. Sta appena sotto il muschio, nero, tondo, tremante, e ha un profumo tale che vi si piegano le ginocchia. «Non posso farci niente» sussurra. «Ho provato a pensare agli scarichi.» Per il bosco vengono degli stivali, e con loro un fiutare. Vorrebbe soltanto arrivare dalla parte dei pini, dove ha degli amici, funghi alla buona, ma riconoscenti. È anche vero che sul retro di ogni locanda c’è una bilancia.
above-below-page-e020-again = Oltre il sentiero, fra gli aghi di pino, qualcuno ha piantato un cartellino: *Qui niente. Scarichi.*
above-below-page-e020-echo-1 = «Voi il maiale lo conoscete» dice, «e non odorate di niente di peggio.»
above-below-page-e020-echo-2 = C’è gente, ha saputo, che ha incontrato il maiale senza perdere la testa.
above-below-page-e020-hide = Nasconderlo sotto un cappello
above-below-page-e020-hide-3 = Passate fischiettando, in una nube di paradiso. Il naso con gli stivali vi guarda andare, pieno di rispetto. Ai pini il cappello ringrazia, e rotola.
above-below-page-e020-hide-7 = Vi strofinate le suole con la cipolla e fate il giro lungo, dagli scarichi. Ai pini gli amici si alzano fra gli aghi, a cappello levato; alcuni non sentono ragioni: vi accompagnano a casa, col cordiale e gli spiccioli.
above-below-page-e020-sell = Venderlo a peso
above-below-page-e020-sell-6 = L’oste tira prima le tendine. «Sono questi, i pini?» chiede il tartufo, mentre lui cerca la grattugia.
above-below-page-e020-sell-fail = A metà strada gli cedono i nervi, e chiede aiuto nell’unico modo che conosce. Il bosco intero alza la testa, a vedere chi porta cosa.
