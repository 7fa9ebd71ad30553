above-below-page-e061 = Accanto all’acqua nera è appeso un mestolo, con un biglietto: *Per il traghetto, battere*. Battete. Dal buio scivola fuori una zattera di coperchi di botte; sopra siede una vecchia larga che lavora a maglia una fune senza guardarla. Ogni nodo ha il suo odore: pioggia, cavalli, zucchero bruciato. «Una storia a traversata» dice Ulla. «Vera, o così bella che non me ne accorga.» Ai suoi piedi scalcia un cesto di trote vive, vicino a una cassetta dei soldi che a nessuno è mai venuto in mente di chiudere.
above-below-page-e061-again = Suona il mestolo, arriva la zattera, e Ulla conta i nodi. «Dell’ultima mi dovete ancora il finale» dice.
above-below-page-e061-tell = Raccontarle delle vostre zie
above-below-page-e061-tell-3 = Annoda vostra zia fra un temporale e una fiera di cavalli, e dà al nodo due colpetti. Siete già di là e non ve ne siete accorti.
above-below-page-e061-tell-5 = Al matrimonio con due sposi smette del tutto di remare. Là sotto qualcosa di molto grosso trattiene il fiato. Il resto ve lo dà in trote.
above-below-page-e061-empty = Svuotare la cassetta all’arrivo
above-below-page-e061-empty-6 = È piena di monete che nessuno le ha mai chiesto di incassare. Lei continua a lavorare, un po’ più piano, e il nodo nuovo non sa di niente.
above-below-page-e061-empty-fail = Nella cassetta c’è un altro mestolo, più piccolo. Lo batte una volta sola, e adesso tutto il fiume sa che gente siete.

above-below-page-e067 = «Attenti al *buuum*» dice la galleria, e vi saltano le lampade. Su uno sgabello presso gli scambi un rospo grosso come una stufa, col berretto da capostazione, dà la precedenza ai carrelli. Nel buio sferraglia il ferro bagnato; l’aria sa di zolfanelli. Ha accettato il posto, dice, perché lassù pretendevano il vibrato. Qui lo vogliono soltanto forte. Le pantofole le ha lasciate là, ha freddo ai piedi e chiede, guardando altrove, se il giovedì si canta ancora. Ogni carrello che ferma aspetta un minuto, pieno e senza nessuno che guardi.
above-below-page-e067-again = «Bum» fa piano il rospo, per non dare nell’occhio. I carrelli si fermano lo stesso. Si fermano tutti.
above-below-page-e067-echo-1 = Vi annusa. «Voi avete canticchiato» dice. «Al mio posto. Passabile.»
above-below-page-e067-echo-2 = Gli hanno detto che uno di un altro villaggio ha canticchiato per lui. Spera che fosse calante.
above-below-page-e067-coax = Convincerlo a tornare giovedì
above-below-page-e067-coax-4 = Arriva fino alla seconda curva e ne canta un verso, per vedere. I carrettieri restano col berretto in mano e pagano la fermata.
above-below-page-e067-coax-6 = Si toglie il berretto. I carrelli si fischieranno da soli; per saluto gli danno un bel pezzo della vena, e lui lo dà a voi.
above-below-page-e067-load = Caricare mentre rimbomba
above-below-page-e067-load-7 = Vi regolate sui rimbombi: tre carrelli, tre minuti. Lui vi vede benissimo, ma voi non siete traffico.
