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
