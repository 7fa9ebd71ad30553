above-below-page-e051 = Orario di visita, dice una lavagnetta fra le canne. In tanti piattini lungo la riva stanno le signorine Sanguisuga, tutte e sette, in cuffia inamidata, magrissime. «E che cosa» chiede la maggiore «abbiamo di *troppo*?» Loro tolgono: una febbre, un rancore, una canzonetta. Ma non viene più nessuno; la gente ha il farmacista. C’è odore di iodio e di giunchi, e qualcosa sorseggia. Dietro brillano boccettine, preparate con quel che tolsero in anni migliori. Non chiedono onorario. Vorrebbero qualcosa da mettere sotto i denti.
above-below-page-e051-again = «*Non* a digiuno, speriamo?» dicono sette voci, e si spiegano sette tovaglioli.
above-below-page-e051-thumb = Prestare un pollice a ciascuna
above-below-page-e051-thumb-2 = Fa il solletico. «Malumore» dice la prima a bocca piena, «con dentro una *fattura*.» Si è fatta tutta rosea. Voi non capite come mai foste tanto arrabbiati.
above-below-page-e051-thumb-3 = Gli lasciate quello vecchio, dell’eredità. Non cenavano così dalla guerra; due devono coricarsi. Quel che avanza ve lo mettono in boccetta, caso mai lo rivoleste.

above-below-page-e052 = *Voi siete qui*, dice la terza mappa, e una freccia indica il nulla; poi, quando entrate, indica voi. È sotto vetro nella sala delle mappe, dove c’è un tale silenzio che si sente crescere la carta. Odora di vernice e di topi. La fecero due talpe, lasciando bianco il centro; da allora, dicono gli uscieri, c’è una chiesa che nessuno ha disegnato; poi un tavolo; oggi del fumo. Accanto aspettano la penna e qualche foglio nuovo. Quel che si mette in scala, pare, resta. Si potrebbe anche piegarla, chiudere per oggi la giornata e spedirla a quei due.
above-below-page-e052-again = La attraversa una linea a puntini, da questa porta fino al margine. Siete voi che uscite.
above-below-page-e052-echo-1 = Davanti alla chiesa ci sono dei puntini coi vostri cappelli.
above-below-page-e052-echo-2 = Il fumo è di minestra. A guardar bene, viene da due cucine.
above-below-page-e052-fold = Piegarla e spedirla
above-below-page-e052-fold-0 = Se ne va la giornata; piegata è più grande. A fine settimana vi arriva un biglietto con una finestra e, alla finestra, due paia d’occhiali. *Dunque abitiamo qui.*
above-below-page-e052-draw = Disegnarci sopra una casa
above-below-page-e052-draw-4 = Vi trema la mano. È una baracca, a dir tanto, e prima che arriviate ai cardini il foglio se l’è bevuta. Gli uscieri ve ne danno altri, per esercizio.
above-below-page-e052-draw-8 = Disegnate quel che sapete: lo scalino, la grondaia storta, qualcuno affacciato. L’inchiostro si asciuga con uno schiocco. Quando tornate davanti c’è folla, e negli angoli è ancora fresca.
above-below-page-e052-draw-fail = È una macchia. Se ne sta lì, nera e tonda; poi si alza in piedi e se ne va oltre il bordo.

above-below-page-e053 = «Più su a sinistra» dice la vetraia. Appende finestre in questa sala, finestre a ghigliottina, col davanzale e i gerani, su pareti che sono cristallo pieno per un miglio. Stucco; olio di lino; lo stridio di un pollice sul vetro. «La gente dice, a che serve? La gente non ha mai avuto una vista.» Ha due dita fasciate, e la lastra grande, la viola, per due braccia sole è troppo larga. Nella finestra alle sue spalle ha preso a piovere, pianissimo, e giù in strada qualcuno fischietta.
above-below-page-e053-again = Adesso ci sono le tendine. Le hanno appese dall’altra parte, e si scostano mentre passate.
above-below-page-e053-hold = Reggerle la lastra
above-below-page-e053-hold-4 = Misura, segna, dice una parolaccia. Piantato l’ultimo chiodo vi paga come operai finiti, e vi appende la lanterna dal lato di fuori.
above-below-page-e053-hold-7 = La reggete finché vi ronzano le braccia. La luce entra viola e si rapprende sul pavimento. «Quel che si rompe» dice la vetraia «è dei garzoni.»
above-below-page-e053-lean = Aprirne una e sporgersi

above-below-page-e054 = E uno! dice la creatura, e la folla si accosta, odorosa di naftalina e di soldi bagnati. Sta in piedi su un barile, la cartella aperta: oggi liquida. L’ammiraglio è andato a un droghiere. Il nome del cavallo a due gemelli. «Lotto nove» dice, e la voce le si fa piccola. «*Dorotea*. Usato. Un po’ liso.» Un uomo con gli anelli alza un dito; li colleziona e li tiene sotto vetro. La cassetta dell’asta tintinna, incustodita, accanto al calcagno scalzo. Nessun altro ha alzato la mano.
above-below-page-e054-again = Ci sono il barile e un cerchio di gesso e, dentro, cancellata e riscritta, la parola *Venduto*.
above-below-page-e054-echo-1 = «Quelli della nonna!» dice la creatura. «È stato il più bello che abbia mai portato.»
above-below-page-e054-echo-2 = Al polso ha un filo di lana, di quando le prestarono un nome.
above-below-page-e054-bid = Offrire per «Dorotea» e renderlo
above-below-page-e054-bid-4 = Offrite i bottoni, la cena e una canzone. L’uomo con gli anelli ride e abbassa il dito. La creatura allaccia la cartella.
above-below-page-e054-bid-7 = Lo battete con tutto tranne gli stivali. «Dorotea» dite, e la creatura si volta, come farebbe chiunque. Gli anelli se ne dolgono, e la folla fa una colletta.
above-below-page-e054-steal = Soffiare la cassetta durante l’asta
above-below-page-e054-steal-6 = A un barile non guarda nessuno. Alle spalle cade il martello, e un dito inanellato si chiude su una parolina marrone.
above-below-page-e054-steal-fail = «E due» dice la creatura guardandovi dritto, e dà a tutto il mercato i vostri nomi, lettera per lettera.

above-below-page-e055 = Tin. Un cristallo viola si rompe ai vostri piedi. Sopra, sulla cornice che gira tutta la sala, stanno gli altri, e in mezzo c’è un gatto di nessun colore speciale, con una zampa dietro il prossimo. Vi guarda. *Tin.* C’è odore di selce; fra le schegge si vedono monete, di chi ha cercato di comprarlo. Contro i cristalli non ha niente. Vuole, per quel che se ne sa, che lo si *veda*. Ora la zampa va dietro a uno grosso, limpido fino al cuore, e aspetta che diciate di no.
above-below-page-e055-again = La cornice è vuota. Il gatto è là lo stesso, una zampa dietro a niente, e vi guarda.
above-below-page-e055-shove = Buttarne giù uno anche voi
above-below-page-e055-shove-5 = Salite, vi sedete accanto, ne scegliete uno piccolo e guardate dritto davanti a voi. *Tin.* Le orecchie si drizzano. Non l’avevano mai capito. Viene a casa con voi, a vedere che mensole avete.
above-below-page-e055-catch = Prendere il grosso coi cappelli
above-below-page-e055-catch-7 = «No» dite, e cade. Siete tutti lì sotto, cappelli avanti; è intero, pesante, e ronza. Raccogliete anche le mance, mentre il gatto è impegnato con un orecchio.
above-below-page-e055-catch-fail = «No» dite, e cade; e dietro, lungo la cornice, cade tutto il resto. Uno di voi si porta a casa il bernoccolo.

above-below-page-e056 = Sipario! Fra le rovine si apre una facciata dipinta, quattro gomiti d’ottone per volta, e un’orchestra di latta grande come una credenza attacca un galop. Poi, niente. Il velluto sa di topi; ci sono novanta poltrone e su ognuna un programma giallo come un dente. *LA PASTORELLA FEDELE*, dice, *ovvero In ritardo per cena*. Una pastorella di latta si sporge dalle quinte, vi vede e si copre la bocca con tutt’e due le mani. Non recita per nessuno da quando chiusero le porte, con l’incasso ancora nella cassetta.
above-below-page-e056-again = La sala è al buio, ma su novanta poltrone ci sono novanta programmi nuovi, e davanti qualcuno ha disegnato voi.
above-below-page-e056-sit = Riempire la sala e applaudire
above-below-page-e056-sit-0 = Vi spostate di continuo, per fare pubblico. È una commedia orribile. Lei si scorda la pecora, se la ricorda e all’intervallo vi manda le pasticche per la tosse.
above-below-page-e056-backstage = Andare in quinta ad aiutare
above-below-page-e056-hook = Pescare l’incasso
above-below-page-e056-hook-5 = La cassetta è buona e la serratura no. Il secondo atto, a quel che si sente, passa in gran silenzio; poi c’è l’applauso di una persona sola, per sé.

above-below-page-e057 = Una pozza, sul pianerottolo, vi prega di non starle sopra. Plic, fa il camino; la pozza sussulta e si richiude. Odora di tuono. «Ero più alta» dice. Quando vi chinate sale a guardarvi un viso appena sotto il pelo, d’argento, fin troppo interessato. È venuta giù come pioggia, e da allora si raccoglie su un gradino solo. Con un secchio, mani ferme e qualcuno disposto a farsi guardare, la si potrebbe versare in verticale; ma i vicini ne parlerebbero.
above-below-page-e057-again = Sul pianerottolo resta un alone umido, e il nome di qualcuno, scritto di corsa. Non è di nessuno che conosciate.
above-below-page-e057-pour = Versarla finché è una persona
above-below-page-e057-pour-5 = Ci vogliono tre tentativi. Sta in piedi, gronda, si scrolla l’argento dai capelli e sa subito chi di voi ha dei dubbi. Viene lo stesso.
above-below-page-e057-step = Scavalcarla con garbo
above-below-page-e057-step-0 = Ringrazia da sotto. Sul gradino dopo c’è una moneta, lavata così sottile che il re si è fatto trasparente.

above-below-page-e058 = O la borsa o la vita, dice una voce ovattata, e poi, starnutendo, che non c’è fretta. Dietro l’arco si acquatta un brigante con l’impiastro di senape e il trombone. La strada che rapinava franò con lui sopra, trent’anni fa. Sa di grasso d’oca. «Mi sono tenuto in esercizio» dice «per non perdere la mano, ma non passa nessuno.» Ha tutto il bottino avvolto in foglie, coi nomi dei padroni, caso mai. Andrebbe riportato, per cento miglia, con pazienza. Oppure portato via per una, alla svelta.
above-below-page-e058-again = «Mani in alto» dice l’arco, e c’è la minestra. Ha apparecchiato coi nomi di tutti.
above-below-page-e058-sit = Sedersi e imparare la lista
above-below-page-e058-sit-7 = Imparate ottanta indirizzi a memoria, cani compresi. Vi consegna l’ultima cosa che rubò: un pezzo di minerale. «Questo qui» dice «se l’era cercata, e vi lascia la sua benedizione.»
above-below-page-e058-run = Scappare col bottino
above-below-page-e058-run-4 = Lo dividete alla prima curva, nomi compresi. Vi grida dietro che c’è un pezzo dove si scivola. C’è.

above-below-page-e059 = «Attenti al *buuum*» dice la galleria, e vi saltano le lampade. Su uno sgabello presso gli scambi un rospo grosso come una stufa, col berretto da capostazione, dà la precedenza ai carrelli. Nel buio sferraglia il ferro bagnato; l’aria sa di zolfanelli. Ha accettato il posto, dice, perché lassù pretendevano il vibrato. Qui lo vogliono soltanto forte. Le pantofole le ha lasciate là, ha freddo ai piedi e chiede, guardando altrove, se il giovedì si canta ancora. Ogni carrello che ferma aspetta un minuto, pieno e senza nessuno che guardi.
above-below-page-e059-again = «Bum» fa piano il rospo, per non dare nell’occhio. I carrelli si fermano lo stesso. Si fermano tutti.
above-below-page-e059-echo-1 = Vi annusa. «Voi avete canticchiato» dice. «Al mio posto. Passabile.»
above-below-page-e059-echo-2 = Gli hanno detto che uno di un altro villaggio ha canticchiato per lui. Spera che fosse calante.
above-below-page-e059-coax = Convincerlo a tornare giovedì
above-below-page-e059-coax-4 = Arriva fino alla seconda curva e ne canta un verso, per vedere. I carrettieri restano col berretto in mano e pagano la fermata.
above-below-page-e059-coax-6 = Si toglie il berretto. I carrelli si fischieranno da soli; per saluto gli danno un bel pezzo della vena, e lui lo dà a voi.
above-below-page-e059-load = Caricare mentre rimbomba
above-below-page-e059-load-7 = Vi regolate sui rimbombi: tre carrelli, tre minuti. Lui vi vede benissimo, ma voi non siete traffico.

above-below-page-e060 = All’ordine richiama una vescia. Tutt’intorno alla radura quattrocento funghi siedono nei banchi, col cappello in mano, e su tutto aleggia un tepore di parlamento. La mozione chiede che la domenica sia più lunga. Non passa perché nessuno la appoggia, e nessuno la appoggia perché l’opposizione se lo mangia col prezzemolo; così da novant’anni. Guardano voi, che non siete di stagione. I voti, intanto, stanno in una pentola vicino alla porta e, a quel che si bisbiglia, li pagano le due parti, in moneta.
above-below-page-e060-again = La camera è divisa. Mentre guardate si divide ancora; per sera saranno ottocento.
above-below-page-e060-second = Appoggiare la mozione a gran voce
above-below-page-e060-second-3 = Tumulto, spore, silenzio. La mozione cade per nove voti, ma è stata *sentita*, e un cappello piccolissimo sta piangendo.
above-below-page-e060-second-6 = «La domenica» dite «è quando si vanno a trovare i vecchi.» Passa. L’opposizione si divora da sé, come d’uso, e a voi votano gli avanzi e un cordiale.
above-below-page-e060-stuff = Riempire la pentola per entrambi
above-below-page-e060-stuff-5 = Su quattrocento hanno votato in quattrocentotrenta. I due partiti sono felicissimi, e i due tesorieri vi cercano dal retro.
above-below-page-e060-stuff-fail = La pentola è trasparente. Viene posta una questione alla camera e la questione, capite, è il prezzemolo.
