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
above-below-page-e054-bid = Offrire per *Dorotea* e renderlo
above-below-page-e054-bid-4 = Offrite i bottoni, la cena e una canzone. L’uomo con gli anelli ride e abbassa il dito. La creatura allaccia la cartella.
above-below-page-e054-bid-7 = Lo battete con tutto tranne gli stivali. «Dorotea» dite, e la creatura si volta, come farebbe chiunque. Gli anelli se ne dolgono, e la folla fa una colletta.
above-below-page-e054-steal = Soffiare la cassetta durante l’asta
above-below-page-e054-steal-6 = A un barile non guarda nessuno. Alle spalle cade il martello, e un dito inanellato si chiude su una parolina marrone.
above-below-page-e054-steal-fail = «E due» dice la creatura guardandovi dritto, e dà a tutto il mercato i vostri nomi, lettera per lettera.

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
