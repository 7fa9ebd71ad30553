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
