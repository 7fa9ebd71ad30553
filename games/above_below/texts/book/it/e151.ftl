above-below-page-e152 = Il banco di Hob Sego è all’ultima curva, con Hob sotto. «C’è un cliente» dice da dentro la tovaglia. Di là dal bancone non c’è nessuno, c’è moltissimo nessuno, freddo come un pozzo e con odore di lana dormita. Da lì, sulle assi, scivola un pezzo di minerale lucente; poi, dopo averci pensato, un altro. Vuole comprare una luce. Le ha sempre viste solo andar via. «Quello non lo servo» bisbiglia Hob. «Ditegli che siamo chiusi, o ditegli il prezzo, o un prezzo qualsiasi.»
above-below-page-e152-again = Il banco adesso ha un campanello, all’altezza di niente in particolare. Se guardate altrove suona, due volte, timido.
above-below-page-e152-echo-1 = Sotto il bancone Hob vi ha tenuto un cuscino, dalla volta dei barattoli.
above-below-page-e152-serve = Servirlo come chiunque
above-below-page-e152-serve-4 = Ne incartate uno piccolo, delle quattro, e contate il resto. Il freddo si ritira dal bancone tenendo il pacchetto davanti a sé.
above-below-page-e152-serve-7 = Gli mostrate come si regge il barattolo. Laggiù, per la prima volta, è domenica. Sulle assi resta tutta la sua borsa, e la mano di Hob è nella vostra.
above-below-page-e152-short = Chiedergli un prezzo a caso
above-below-page-e152-short-3 = Dite una somma e la paga; ne dite un’altra. Se ne va con un barattolo vuoto, attento, per non versare.

above-below-page-e154 = Rose crescono qui, bianche come il resto del campo, e vi prendono per la manica. Non lo fanno per male. Spuntano dove è stato sepolto qualcuno di cui nessuno ha chiesto, e ognuna odora di una cucina diversa. Una manica è quel che hanno al posto delle notizie. Le spine sono lunghe come dita, e le bacche del cespuglio più vecchio maturano da tanti anni che si sono fatte pietra: viola, limpida, tiepida dentro. Ci vorrebbe una mano ardita, e si sanguinerebbe.
above-below-page-e154-again = Hanno conservato il pezzo della vostra manica. Gli hanno fatto l’orlo.
above-below-page-e154-sleeve = Dare a ciascuna una manica
above-below-page-e154-sleeve-3 = Tornate a casa in panciotto. Alle spalle l’intero campo tiene polsini e chiacchiera, e vi arriva odore di cena.
above-below-page-e154-prune = Potare le bacche più vecchie
above-below-page-e154-prune-6 = Attraverso i guanti, attraverso le maniche, fino al gomito; però ne tirate fuori una intera, e di un’altra i semi lucenti.
above-below-page-e154-prune-fail = Il cespuglio si chiude. Appena può vi lascia, e ogni rosa lì intorno odora di mamma di qualcuno, con una benda.

above-below-page-e156 = Alla T, tra *Tapiri* e *Torti subiti*, c’è un signore dal bel cappotto, archiviato. Ha un cartellino sul risvolto. Scese quarant’anni fa a riscuotere le tasse del profondo, dice con voce di cassetto, e lo presero per un documento. La colla, una volta asciutta, non era male. Nello schedario bisbigliano i topi, e l’odore di pasta d’amido stordisce. Se tra voi c’è una mano ferma, potrebbe firmargli l’uscita. Più in là, sullo stesso scaffale, c’è un fascicolo bello grasso col nome del vostro villaggio.
above-below-page-e156-again = Il buco alla T è stato chiuso. Qualcuno ha scritto a matita sul ripiano: *In prestito. Senza mora.*
above-below-page-e156-sign = Firmargli l’uscita in regola
above-below-page-e156-sign-3 = Scende con un rumore di nastro. Fuori chiede soltanto che anno è, e poi di nuovo che anno è, e ringrazia.
above-below-page-e156-sign-6 = Riempite gli undici moduli senza una macchia. I topi si alzano in piedi. Lui vi lascia il retro bianco di quarant’anni di dichiarazioni, legato col nastro.
above-below-page-e156-read = Leggere il proprio fascicolo
above-below-page-e156-read-4 = A quanto risulta, il profondo deve dei soldi al vostro villaggio fin dall’alluvione. Lasciate una ricevuta, scritta meglio che potete.

above-below-page-e157 = Giovedì, concerto, solo posti in piedi, visto che il pubblico sono ossa. Sono venute da tutto il campo e si appoggiano educate, costola a costola, con un odore di trifoglio secco. Entrano in nove, in lana grigia. Il nono è un rospo. La signorina Vespri alza una mano, lui apre la bocca, e dalla volta della grotta cade la prima pietra, poi la seconda. «È stato via così a lungo» bisbiglia lei. «Non ricordavamo quanto va giù. Qualcuno potrebbe reggere il soffitto, fino all’*Amen*?»
above-below-page-e157-again = Provano piano, per riguardo al soffitto. Le ossa della prima fila vi tengono il posto.
above-below-page-e157-echo-1 = Il rospo vi trova tra la folla e, appena appena, fa un inchino.
above-below-page-e157-echo-2 = «L’hanno convinto» dice la maestra. «Degli sconosciuti, con una certa gentilezza.»
above-below-page-e157-prop = Reggere la volta fino all’*Amen*
above-below-page-e157-prop-6 = Con le spalle, coi cappelli, con una scala di femori volontari, regge. Un applauso come una catasta. Quel che s’è staccato ha le vene, ed è vostro.
above-below-page-e157-prop-8 = Scende una nota più in giù di quelle che ci sono. Non cade niente; tutta la grotta s’inginocchia. Quando tornate a sentire, al posto della nota c’è un cristallo.

above-below-page-e158 = Ascoltate: qualcosa, nel vecchio cantiere, scricchiola nel sonno. I puntelli sono polvere da un pezzo, e a reggere la volta adesso è un convolvolo grosso quanto una vita, bianco per mancanza di luce. Entrò da seme e restò per senso del dovere. I suoi fiori sanno di sapone. Ha sete; i viticci vi frugano in tasca e ne escono pieni di vergogna. Funi così non si comprano, e non servirebbe prenderla tutta. Tra le foglie luccicano cose cadute ai minatori.
above-below-page-e158-again = Lo scricchiolio smette quando riconosce il vostro passo. Un viticcio vi prende il polso, lo stringe e lo lascia.
above-below-page-e158-water = Annaffiarlo, secchio per secchio
above-below-page-e158-water-3 = Quaranta secchi. Beve come si legge una lettera. Di sopra, con molta delicatezza, la montagna si alza di un dito.
above-below-page-e158-water-7 = Gli portate l’acqua tiepida, quella della sorgente alta. Per tutta la miniera si aprono fiorellini bianchi, e cade quel che tenevano stretto.
above-below-page-e158-cut = Tagliare dove si nota appena
above-below-page-e158-cut-5 = Prendete solo le due lunghe di lato. Lui ritira le altre, e tutta la volta scende ad ascoltare.

above-below-page-e160 = Tum, tum fa un mulino senza mugnaio. La ruota gira nell’acqua nera e le macine vanno in una penombra tiepida che sa di noce moscata e di polvere. Da quando è franato il sentiero non ha avuto niente da macinare; così si è macinato la tramoggia, le scale e buona parte del tetto, e vi guarda da una finestra con le imposte alzate. Si vede che chiedere non gli piace. In soffitta, dove non arriva, ci sono sacchi di funghi bruni, e basterebbe che qualcuno ne portasse giù uno.
above-below-page-e160-again = Il mulino ha attaccato la finestra. Nel vedervi si ferma e, non c’è altra parola, deglutisce.
above-below-page-e160-grind = Portare giù un sacco e versare
above-below-page-e160-grind-3 = Le macine passano dal lamento alle fusa. Vi rende la misura piena, come fanno i mulini, e per sé tiene solo la polvere.
above-below-page-e160-grind-4 = Versate adagio, che se lo gusti. Nel cassone, in mezzo alla farina, c’è l’ultima paga del mugnaio, che non ha mai avuto cuore di macinare.
