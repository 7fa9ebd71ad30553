above-below-page-e101 = «A ore o a pioli?» chiede quello delle scale. Si appoggia all’ultima, in una sala in rovina senza soffitto. Le altre trenta stanno dove le hanno lasciate i clienti, contro niente, su nel buio; di tanto in tanto da molto in alto scende un colpo di tosse, o la carta di un panino. «Lassù vedono qualcosa» dice, con un odore di resina «e non me le riportano.» Le cauzioni sono nella cassaforte, appesa alla più alta. Verrebbe giù subito, a segarla, e forse anche voi.
above-below-page-e101-again = Gli resta una scala sola, e se l’è incatenata alla gamba. «Da lassù» dice «salutano.»
above-below-page-e101-fetch = Riportare quelle che si può
above-below-page-e101-fetch-3 = Nove, e su due c’è ancora un cliente che sbatte gli occhi. È una finestra, dicono, tutto qui, con la luce accesa; ma non sapete quanto attira.
above-below-page-e101-fetch-7 = Salite fino alla luce e mettete dentro la testa. Riportate trenta scale, zitti, in un fascio legato con buona corda; e che cosa stesse cuocendo non lo dite mai.
above-below-page-e101-saw = Segare la più alta
above-below-page-e101-saw-6 = Cade la cassa, e le monete squillano a lungo fra le pietre. In alto, un colpo di tosse; poi, un po’ più giù, dei piedi che cercano il piolo seguente.
above-below-page-e101-saw-fail = Cade dall’altra parte. Quello delle scale è molto signorile, e ne presta una per la stecca.

above-below-page-e102 = «Sst» fa un cespuglio. Dentro c’è un signore in tweed, col binocolo, sdraiato fra due scapole, dove la vista è migliore. Degli uccelli del libro gliene manca uno solo, e per quello sta qui, senza muoversi, dalla primavera della grandine. Sa di muschio e di pastiglie per la gola. «Groppone chiaro» bisbiglia. «Riservatissima.» Sul suo cappello, dove l’occhio non gli arriva, lei sta nel nido e gorgheggia. Con una sua penna si pranza per una settimana.
above-below-page-e102-again = «Sono nati» bisbiglia. «Lo sento. Quattro, direi. Il colore non ditemelo, vi prego.»
above-below-page-e102-mirror = Alzare una padella come specchio
above-below-page-e102-mirror-6 = Ci mettete un’ora a portargliela all’altezza del naso. Guarda. Non si muove, né adesso né mai; ma qualcosa gli scende nel tweed, e con un dito del piede vi spinge il borsellino e il suo pasticcio di funghi.
above-below-page-e102-comb = Pettinare il nido per le penne
above-below-page-e102-comb-3 = Prendete quelle cadute, e qualcuna che non lo era. Una cosa chiara passa sul cespuglio, e piange. «Avete visto?» bisbiglia lui. «Devo aver battuto le palpebre.»

above-below-page-e103 = Don, dice il lago, e un cerchio si allarga. Sotto di voi nuota un luccio lungo come un carro, che in un anno di siccità inghiottì la campana di una chiesa sommersa e batte l’ora ogni volta che si gira. Tutta la riva si regola su di lui. Ma è vecchio e si rigira nel sonno; da colazione è stato mezzogiorno undici volte, e le pescatrici non si alzano più. «Bisognerebbe smorzarlo» dicono, odorose di fumo, e scuotono la colletta. Dietro gli vanno sempre pesci più piccoli, assordati, facili come bucato.
above-below-page-e103-again = Don. Poi, dopo un momento, quasi a scusarsi, e da molto più sotto: don.
above-below-page-e103-quiet = Smorzare la campana con un calzino
above-below-page-e103-quiet-4 = Va giù con dentro un’aringa. Il luccio inghiotte, si gira e fa *dup*. A riva si sdraiano tutte insieme, come erba, dopo aver pagato.
above-below-page-e103-dive = Tuffarsi fra i pesci assordati
above-below-page-e103-dive-3 = Voi non vi sentono. Voi *lui* sì, fin nelle otturazioni, e riemergete con quel che è capitato.
above-below-page-e103-dive-7 = Aspettate mezzanotte, quella lunga, quando trema tutta l’acqua. Dodici rintocchi, e a ogni rintocco un pesce; poi gira qualcosa per le orecchie.

above-below-page-e104 = Dalla nebbia spunta un fascio di luce e, con lui, un lungo gemito d’ottone. Sul suo scoglio lavora un faro, benché il lago abbia un miglio di giro e nessuna nave. «Una c’era» dice quando passa il raggio; parla solo se vi guarda. «Doveva essere martedì.» Odore di sale, chissà come; l’acqua succhia le scalette; la sua molla si scarica. A lampada spenta potreste arrivare a quel che hanno preso gli scogli, che sono taglienti e viscidi. I pesci fanno cerchio intorno alla luce.
above-below-page-e104-again = Il raggio fa il giro, si ferma su di voi e va su e giù una volta, come un berretto.
above-below-page-e104-wind = Caricarlo: quattrocento giri
above-below-page-e104-wind-5 = Girate finché i palmi fumano. Lontano, dove non c’è niente, qualcosa risponde con una campana. «*Martedì*» dice la luce.
above-below-page-e104-wind-7 = All’ultimo giro esce dalla nebbia una barchetta; rema la pronipote del guardiano, con la cena che lui era andato a prendere. Ce n’è in abbondanza.
above-below-page-e104-wreck = Spegnere e frugare gli scogli
above-below-page-e104-wreck-6 = Al buio, tra un’onda e l’altra, tagliate le borse a cent’anni di schegge. Il gemito non smette. Solo che non guarda nessuno.
above-below-page-e104-wreck-fail = Gli scogli sono taglienti come parevano. Il gemito vi passa sopra, e ripassa, molto preoccupato.

above-below-page-e105 = «Un attimo, se non vi spiace» dice il bottonaio, e continua ad ascoltare. Sta in ginocchio nel campo con l’orecchio su uno stinco. «Permette?» gli ha chiesto; chiede sempre, lui, e aspetta il sì. In trent’anni ha fatto tre bottoni. Riposano sul velluto blu; sono belli; scaldano le dita. Il trapano sa di corno strinato, e lontano il vento ronza dentro quelli cavi. Il mercato ne prenderebbe una carrettata da chiunque non chiedesse.
above-below-page-e105-again = «Ha detto di sì» vi racconta il bottonaio, raggiante. «In linea di massima. Dei buchi stiamo ancora discutendo.»
above-below-page-e105-ask = Chiedere, cappello in mano
above-below-page-e105-ask-2 = Andate dall’uno all’altro fino a sera. Rotola una falange. Sarà stato il vento; lui stabilisce che è stata educazione, e vi paga il pomeriggio.
above-below-page-e105-ask-3 = Una costola cede. Non è un sì, dice, è un *perché no*. Ne cava il quarto bottone lì sul posto, e lo cuce addosso a chi ha chiesto.
above-below-page-e105-help = Servirsi a carrettate
above-below-page-e105-help-6 = Trapanate tutta la notte, e a mezzogiorno mezzo mercato ci si abbottona. Verso sera i cappotti cominciano, appena appena, a pendere da questa parte.
above-below-page-e105-help-fail = Il trapano stride. Per tutto il campo, uno dopo l’altro, senza far storie, si girano sull’altro fianco.

above-below-page-e106 = Una volta qui c’era una casa. Manca da prima della strada, muri e tetto; ma ai rumori non l’ha detto nessuno. Siete con l’erba al ginocchio, in mezzo alla rovina, una sera asciutta e ferma, e qualcosa scende una scala e pesta il gradino che scricchiola. Va un orologio; piatti; pioggia su un vetro. C’è profumo di timo, e di nient’altro. Poi, vicinissimo, all’altezza di un saliscendi, un saliscendi si alza, e viene quella pausa che fanno le porte quando si sono appena aperte.
above-below-page-e106-again = Nell’erba c’è uno zerbino, uno vero, mai usato. Chissà quanto gli è costato.
above-below-page-e106-enter = Pulirsi gli stivali ed entrare
above-below-page-e106-listen = Ascoltare da dove siete
above-below-page-e106-listen-0 = Restate finché battono le dieci e si chiudono gli scuri. Qualcosa di piccolo rotola su delle assi, cade dove finiscono, e resta nell’erba davanti a voi: una moneta.

above-below-page-e107 = «Mmf» dice il cassiere. Questa tana è una banca, la più sicura di sottoterra: i criceti tengono i depositi nelle guance, di persona, e allo sportello sono tutti tondi come pagnotte. C’è odore di segatura e di argento tiepido. Stamattina qualcuno ha detto *donnola*. Adesso c’è al banco l’intera collina, che rivuole i risparmi, e il direttore comincia a gonfiarsi. Un altro grido e finisce tutto per terra. Una moneta *versata*, davanti a tutti, farebbe quanto un discorso.
above-below-page-e107-again = Sopra lo sportello è comparso un avviso: *Si prega di evitare le parole in -ola.*
above-below-page-e107-calm = Calmare la fila
above-below-page-e107-calm-3 = Fate la fila, a forza di esserlo. La parola, si scopre, era *gondola*; lo zio di qualcuno va in vacanza. «Mmf» dice il direttore, con vero sentimento.
above-below-page-e107-calm-5 = Raccontate di un certo materasso che avete conosciuto, e di come finì. Riversano tutto. In privato il direttore vi svuota una guancia in un orcio da cerimonia.
above-below-page-e107-shout = Gridare «donnola», cappello in mano
above-below-page-e107-shout-3 = Parte come la fontana di un parco. Quando andate via stanno in ginocchio nella segatura, magri come guanti, a chiedersi di chi è cosa.

above-below-page-e108 = Pali del telegrafo: li piantarono in fila attraverso il campo d’ossa, e morti non ci sono rimasti. Hanno messo radici. Hanno foglie, piccole e incerte, e tazzine di porcellana al posto dei frutti; sanno di resina e di temporale. Un messaggio ci va ancora su e giù, da quando l’ufficio ha chiuso, e se appoggiate l’orecchio alla corteccia lo sentite ticchettare: *VENITE SUBITO STOP*, e poi, pianissimo, *PER FAVORE*. Dove la linea è caduta il filo sta a terra in lunghe matasse, buone per altri cent’anni.
above-below-page-e108-again = I pali sono in fiore. Il messaggio si è accorciato: *VENITE*, dice, e poi resta solo il ronzio.
above-below-page-e108-follow = Seguire il filo fino in fondo
above-below-page-e108-coil = Avvolgere il filo caduto
above-below-page-e108-coil-4 = Lo avvolgete sui gomiti. Per abitudine continua un po’ a ticchettare tra sé; non il messaggio, solo lo *stop*.
above-below-page-e108-coil-6 = Lo avvolgete fino al casotto del guardafili, dove sotto una tazzina aspetta la sua ultima paga. Sopra di voi le foglie fanno passaparola: *C’È QUALCUNO STOP*.

above-below-page-e109 = Dalla canna scende una sabbiolina tiepida, e in fondo qualcuno insulta una pagnotta. Ottokar inforna quel che c’è: farina di calcare, olio di lampada, pazienza. I suoi pani, a batterli, suonano. «Trecento anni di crosta» dice, nella pasta grigia fino ai gomiti «e mai un cliente che avesse i denti.» Profuma, non si sa come, di colazione. Ha i crampi a tutt’e due le braccia, a mezzogiorno un matrimonio di gente di pietra e, alle spalle, una mensola di buone scodelle vuote e una teglia di panini che un selciatore comprerebbe subito.
above-below-page-e109-again = «Arrivate in tempo!» grida Ottokar. «Lievita!» È lievitato, secondo lui, di un capello, dalla primavera.
above-below-page-e109-knead = Impastare a più non posso
above-below-page-e109-knead-2 = Impastate quella che vi sembra una soglia. Ottokar la batte, ascolta, annuisce, e per un attimo pare che stia per piangere farina.
above-below-page-e109-knead-6 = Esce dal forno cantando una nota sola. La sposa di pietra fa il bis. Ottokar vi dà la scodella, perché nessuno ne aveva mai ripulita una.
above-below-page-e109-sell = Vendere i panini per selciato
above-below-page-e109-sell-5 = Ci vengono undici braccia di ottimo cordolo. Da qualche parte, dietro di voi, c’è un matrimonio con la minestra e basta.

above-below-page-e110 = Questo ponte dice *attenti al gradino*. È di ferro, coi rivetti, le mani strette alle radici di una riva e i talloni piantati nell’altra; una faccia guarda giù e gocciola. «*Tieni un minuto*, m’hanno detto» spiega. Da allora sono passati carri, e un circo. L’acqua rugge; il parapetto, che è un orecchio, sa di ruggine. Si alzerà quando il minuto è passato e gli altri hanno dove passare. Sulla schiena c’è una moneta, persa dal circo.
above-below-page-e110-again = «Cinquantotto» fa il ponte tra sé mentre arrivate. «Cinquantanove. È lungo, questo.»
above-below-page-e110-build = Posare delle assi e dirglielo
above-below-page-e110-build-4 = Abbattete due pini e li fissate. «È passato un minuto?» chiede. «Quasi» dice un carrettiere che ha fretta, e paga per essere il primo.
above-below-page-e110-build-8 = «Il minuto è passato» dite. Molla una mano, poi l’altra, e si alza, e ancora; qualcosa nella sua schiena dice *ah*. Gli piacerebbe vedere dove andavano i carri.
above-below-page-e110-cross = Passare in punta di piedi
above-below-page-e110-cross-0 = Trattiene il fiato per voi, e la moneta ve la lascia. Dall’altra riva vi voltate, come fanno tutti, e dice che non è stato un disturbo.
