above-below-page-e141 = Perpetua la rivogliono. Su una costola, accanto alle arnie, sta seduto un uomo del municipio con la petizione, dove ci sono tutti i nomi del paese e parecchie macchie. Lei ha fatto i bauli. Li ha disfatti. «Leggetela a *loro*» dice delle api, che coprono le ossa come una pelliccia tiepida che sa di timo. «Ronzeranno a quelli sinceri.» L’uomo impallidisce. Lo pagano a nome, vi dice in disparte; farebbe a metà con chi sappia ronzare.
above-below-page-e141-again = Sul baule ci sono tre lettere. «Sono arrivata a *Cari*» dice Perpetua, arrabbiata e felice.
above-below-page-e141-echo-1 = «Al processo c’eravate» dice Perpetua. «Trovano che leggiate bene.»
above-below-page-e141-echo-2 = «È passato un giudice, di sopra» dice «con una scatola di fiammiferi. Una brava persona.»
above-below-page-e141-read = Leggerla un nome per volta
above-below-page-e141-read-3 = Quasi tutti passano in silenzio. Ronzano alla vedova, al fornaio, a una bambina che ha firmato disegnando un pesce. «Tre» dice Perpetua, e si siede sul baule. «*Tre*.»
above-below-page-e141-read-7 = Quello del sindaco è l’ultimo, e c’è un ronzio piccolo piccolo. «Ma sì, mi vuol bene» dice lei. «Non se n’è accorto.» Non parte; però scriverà. Quel ch’era nei bauli per il viaggio è vostro.
above-below-page-e141-forge = Ronzare per lui, di nascosto
above-below-page-e141-forge-4 = Ronzate da *Abate* a *Zuccoli*, e lui vi dà la vostra metà, e i fogli avanzati. Lei sta in piedi fra i bauli, col cappello in testa, a sentire quanto manca a tutti.
above-below-page-e141-forge-fail = Attaccate forte su una macchia. Lungo tutte le ossa del campo, senza fretta, la pelliccia tiepida si volta.

above-below-page-e142 = Le foglie vi passano davanti alla faccia cadendo in su. In alto, dove il camino si stringe, un melo pende per le radici da sotto il giardino di qualcuno; da seme ha mancato la superficie, e non gliel’hanno mai detto. Cresce in giù, vi fiorisce addosso e lascia andare i frutti verso il cielo, dove picchiano contro il soffitto a uno a uno. La canna sa di sidro e di corteccia bagnata. Fra le radici, poi, col vento tintinna qualcosa: il giardino, si direbbe, ha un buco, e il padrone uno in tasca.
above-below-page-e142-again = Fiori, stavolta, e niente frutti. Vi scendono intorno come a un matrimonio; anzi, salgono.
above-below-page-e142-pick = Scenderlo verso l’alto
above-below-page-e142-pick-3 = Il trucco è mollare la mano sbagliata. Ne venite via con la camicia piena di qualcosa che tira ancora piano i bottoni.
above-below-page-e142-pick-4 = Arrivate alle radici, le scuotete e raccogliete un’estate di sbadataggini. Di sopra, ovattato, un uomo dà la colpa alle gazze.

above-below-page-e143 = Sull’ultima trave della strada un pappagallo grigio parla da solo. La lingua di questa città non la sa più nessun altro; lui l’ha imparata in una cucina. Sa di pepe e di pioggia. A orecchio dice *chiudi la porta*, e *ancora minestra*; dà a qualcuno della capra; e poi, pianissimo, con la testa sotto l’ala, dice come lei chiamava lui a lume spento. Aspetta. Non risponde nessuno. Al mercato c’è un professore che le parole le paga, in quaderni di quelli buoni.
above-below-page-e143-again = «*Porta*» dice il pappagallo nella vostra lingua, con un accento tremendo, e vi guarda pieno di speranza.
above-below-page-e143-learn = Imparare quanto basta a rispondere
above-below-page-e143-learn-5 = *Chiudi la porta*, dite. Vi guarda con un occhio, poi con l’altro. La porta non c’è. Va lungo la trave, la chiude, e vi lascia cadere la paga della serva.
above-below-page-e143-learn-7 = A sera vi lasciate dare della capra e rendete pan per focaccia. Ride, con voce di donna; e vi dice, parola per parola, sotto quale mattonella stava il vaso coi soldi di casa.
above-below-page-e143-sell = Vendere al professore quella sottovoce
above-below-page-e143-sell-3 = Ve la fa dire due volte e la registra, col plurale. Sulla trave il pappagallo se la prova sottovoce, come si cerca un dente con la lingua.
above-below-page-e143-sell-fail = L’avete a memoria, la dite con sentimento, e lui la cerca nello schedario. Vuol dire *capra*.

above-below-page-e144 = Sotto vetro, sugli spilli, in fila, battono le ali quando s’avvicina il lume: sono nomi. L’uomo degli anelli mostra la sua bacheca, con un bicchiere di qualcosa per gli ospiti. *Bartolomeo*, grande, tropicale; una *Ginetta* freschissima. C’è odore di canfora e di fiato. «La gente li lascia in giro» dice. «Sui moduli.» E il suo, chiedete. Apre la bocca e, dopo un po’, la richiude. Nel primo cassetto c’è un solo spillo, arrugginito, senza niente. La bacheca ha la maniglia; fuori aspettano i mercanti.
above-below-page-e144-again = Un cassetto è rimasto aperto. Là dentro qualcuno prova un nome corto, come si prova un gradino al buio.
above-below-page-e144-echo-1 = «Voi quel giorno eravate al barile» dice l’uomo, e vi cerca la polvere sul colletto.
above-below-page-e144-echo-2 = È ancora seccato per una vendita al mercato; tra la folla c’erano forestieri.
above-below-page-e144-sip = Bere, guardare e ammirare
above-below-page-e144-sip-0 = Dite che la luce è buona. Vi riempie i bicchieri, si scorda di riempire il suo e guarda lo spillo.
above-below-page-e144-find = Trovargli il suo
above-below-page-e144-find-5 = È dietro la bacheca, grigio, come uscito da una muffola. *Gino*. Lo dice due volte. Gli trema tanto la penna che vi dà l’intero blocco.
above-below-page-e144-find-7 = Li liberate tutti, chiamate, e guardate a quale si volta. Resta seduto a essere Gino, sfilandosi anelli, mentre gli altri salgono in nuvola oltre il lume.
above-below-page-e144-lift = Sollevare la bacheca per la maniglia
above-below-page-e144-lift-6 = Pesa meno di quanto pensavate. Per tutta la strada fino ai mercanti si sente attraverso il legno chi sono, e chi erano.
above-below-page-e144-lift-8 = Prendete anche il secondo cassetto, quello con gli spilli gioiello. *Ginetta* va a una cantante d’opera. Quasi tutti gli altri, vi dicono, stavano bene con la tappezzeria.
above-below-page-e144-lift-fail = La bacheca si apre per strada. Per settimane il mercato intero sa come vi chiamano, e chi è stato l’ultimo, e perché.

above-below-page-e145 = «*Punto quattro*» legge una voce roca. «*La questione della pompa.*» Accanto a qualcosa di grande come una parrocchia, che dorme, un ometto gli legge i verbali della vostra. Non si deve smettere mai; è per questo che dorme. Respira come la marea e sa di ferro bagnato. Il cambio non è venuto, la trota si è freddata nel piatto, e lui è arrivato alle *Varie ed eventuali*, che sono l’ultima pagina. Sotto il mento, per chi osi strisciare fin lì, c’è quel che sogna, viola, a mucchi. Si sa che azzanna.
above-below-page-e145-again = «*Letto e approvato il verbale*» legge la voce. Si alza un dito; è solo per mettervi fra i presenti.
above-below-page-e145-read = Leggere ancora, inventando
above-below-page-e145-read-5 = Proponete, appoggiate e approvate un ringraziamento al custode. Sospira, fino all’orizzonte. Lui, a occhi chiusi, mangia mezza trota e vi spinge davanti l’altra mezza, e il gettone.
above-below-page-e145-read-7 = In quella sala ci siete stati. Fate il bilancio intero, con le interruzioni; non dormiva così dall’età del bronzo. Da ogni parte arrivano lettori in punta di piedi, con la cena, e gira il piattino.
above-below-page-e145-creep = Strisciare sotto il mento
above-below-page-e145-creep-7 = Vi riempite la camicia dal punto morbido. Dietro di voi il lettore inciampa su una parola, e tutto il buio trattiene il fiato, e aspetta, e lo lascia andare.
above-below-page-e145-creep-fail = Nel sonno azzanna qualcosa del suo sogno, che eravate voi. «*Si prende atto del dissenso*» legge l’ometto, velocissimo, tirandovi fuori per gli stivali.

above-below-page-e146 = Prima se ne vanno i cappelli. Poi la lanterna si mette orizzontale nella mano che la regge, e siete tutti in punta di piedi senza averlo deciso. Questo camino respira: un’ora in dentro, un’ora in fuori, e adesso sta per soffiare. Sa d’ardesia calda e di cornacchie; muggisce nei tubi della roccia come una mucca con un’idea. Quaranta piedi più su, sulle cenge, sta quello che il vento ha portato via in mille anni e che ormai l’annoia, e luccica. Ci sono anche degli appigli, per modo di dire.
above-below-page-e146-again = Il camino trattiene il fiato. I cappelli tornano, uno alla volta, e non tutti sono vostri.
above-below-page-e146-ride = Salire a cappotti spiegati
above-below-page-e146-ride-6 = Salite come bucato. Vicino a una cengia vi aggrappate a ciò a cui si sono aggrappati tutti, e scendete con le braccia piene di borsellini.
above-below-page-e146-ride-8 = Passate le cenge, passate le cornacchie, fin dove il vento tiene i suoi tesori. Vi rimette giù, piano come un segreto.
above-below-page-e146-climb = Arrampicarsi sugli appigli
above-below-page-e146-climb-4 = Il vento spinge dove spingereste voi. La cengia più bassa è quasi tutta ombrelli, ma negli ombrelli la gente lascia i soldi.

above-below-page-e147 = Coc, dice la vena, e alzate il lume. Nell’ultima galleria della miniera cova una gallina grossa come un pagliaio, su un uovo solo; è un macigno, si vede benissimo, di granito. È lì da quando le hanno scavato attorno la galleria, e le formicolano le zampe. Fa molto caldo e c’è odore di paglia e di pietra focaia. «Un’ora» dice «e un bagno di polvere, e quel che raspo è vostro.» Solleva un’ala. Il macigno non deve prendere freddo per nessun motivo.
above-below-page-e147-again = La gallina alza un poco l’ala. Da sotto vi guarda qualcosa di grigio, con vivo interesse.
above-below-page-e147-sit = Covarlo per un’ora
above-below-page-e147-sit-3 = È come sedersi su una chiesa. Lei torna scrollandosi le penne, conta l’uovo e vi paga con quel che ha raspato.
above-below-page-e147-sit-7 = All’ultimo minuto si muove. Ne esce una cosina bagnata, color ardesia, che cade e decide che siete sua madre anche voi. La gallina raspa la cena per entrambe le famiglie.

above-below-page-e148 = Fine turno: dal pozzo salgono gnomi, a gabbie piene, in un vapore di lana bagnata. Da un lato del cancello aspetta lo scrivano di rame con la penna. Dall’altro sta il suo successore, tutto di nichel, silenzioso sulle ruote. «Una sessantina» dice quello di nichel, e chiude il cassetto. Non conta; stima, e non ha mai sbagliato, dice, di più di un paese. Paga a cifra tonda chiunque gliene porti una. «Sessanta*due*» bisbiglia quello di rame. «Avevo appena cominciato a chiedere come si chiamano.»
above-below-page-e148-again = «Alcuni visitatori» stima quello di nichel; e, quando non c’è nessuno, con un trillo basso: «Quali?»
above-below-page-e148-echo-1 = «Avete avuto pazienza con chi riposa» dice pianissimo quello di rame.
above-below-page-e148-echo-2 = «Una volta mi dissero un numero vero» dice quello di rame. «Ce l’ho ancora.»
above-below-page-e148-hold = Trattenere il turno mentre chiede
above-below-page-e148-hold-3 = Vi appoggiate al cancello. Li scrive tutti, col nome della madre. I due oltre la sessantina sono gemelli, già arrotondati altre volte; il loro fungo ripieno tocca a voi, insistono.
above-below-page-e148-hold-6 = Ciascuno si volta nel cancello e lo ripete, per sentirlo. Quello di nichel chiede, con un trillo basso, se può fare lui l’ultimo. Si spartiscono spiccioli e funghi ripieni.
above-below-page-e148-round = Portargli una cifra tonda
above-below-page-e148-round-3 = «Cento» dite. Paga per cento. A notte fatta lo scrivano di rame va lungo la vena con un lume, in cerca di trentotto persone.

above-below-page-e149 = Gioca una fontana nella piazza asciutta, e non ha tubi. Nella vasca, con un braccio alzato, una donna alta e d’argento versa acqua dalla punta delle dita, con molta grazia e una noia mortale. C’è odore di pioggia e di rame vecchio. «Sei ore al giorno» dice da un angolo della bocca. «Niente pesi. Tirano monete e *mi raccontano* cose. Un desiderio nuovo non lo sento da anni.» Le sonnecchiano carpe fra le caviglie. Per un pettegolezzo migliore andrebbe con chiunque; il sidro, trova lei, li fa venire.
above-below-page-e149-again = «Qualcuno ha chiesto qualcosa su di *voi*» dice la fontana senza muovere le labbra, e altro non dice.
above-below-page-e149-gossip = Offrirle pettegolezzi migliori
above-below-page-e149-gossip-5 = Cominciate dalla seconda cantina del sindaco. Il braccio scende. Quando arrivate all’organista è già fuori dalla vasca e vi tiene per il gomito: «*No*» dice.
above-below-page-e149-wish = Tirare una moneta e chiedere
above-below-page-e149-wish-0 = Chiedete la cena. Lei alza un sopracciglio, e una carpa scavalca il bordo con una bella curva. «Certi chiedono l’*amore*» dice «e poi fanno la faccia stupita.»
above-below-page-e149-scoop = Portar via gli altri desideri
above-below-page-e149-scoop-3 = Lo fate con un cappello, carpa compresa. «Quello era di una madre» osserva lei dall’alto. «Quello riguardava un cane. No, no, fate pure.»

above-below-page-e150 = Chi in questo bosco si ferma a prender fiato viene misurato. Da sotto i cappelli calano fili sottili come bava, girano intorno a un polso, fanno il solletico lungo un cavallo e si ritirano a consulto. C’è odore di lana umida, e in alto un ticchettio leggero, come di tanti ferri che nessuno tiene in mano. Su una radice c’è un guanto finito, bellissimo, a sei dita. Stanno imparando. Lì accanto hanno il cesto del pranzo, e rocchetti su rocchetti di filo che ancora non è servito; si tratta solo di star fermi.
above-below-page-e150-again = I cappelli si chinano a vedere come calza il guanto. Non avete il cuore di mostrare loro le mani.
above-below-page-e150-stand = Farsi prendere le misure
above-below-page-e150-stand-3 = Ci vuole un’ora e qualcuno ridacchia. La giacca non va bene a nessuno, ma sono così contenti che vi offrono anche il loro pranzo.
above-below-page-e150-stand-4 = Non battete ciglio. Non avevano mai avuto un cliente che restasse della sua forma, e vi dipanano un rocchetto intero, ritorto doppio.
