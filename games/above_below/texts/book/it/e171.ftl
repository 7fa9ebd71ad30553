above-below-page-e172 = Sette piedi sopra il fondo del pozzo e sette sotto la volta pende una gabbia di ferro, e dentro un signore frigge qualcosa. «Non vi disturbo!» grida. «L’ascensore si bloccò al mio secondo anno da ispettore. Ci si abitua. Ho i gerani.» Il grasso sfrigola, il profumo è meraviglioso; un secchio appeso a uno spago passa, diretto all’acqua. Non riceve visite dai tempi del suo amico canarino. Sotto la gabbia c’è l’argano a pezzi, e dietro l’argano corre la vena che lo mandarono a ispezionare.
above-below-page-e172-again = La gabbia sta un piano più su e ormai ha le tendine. Una mano saluta con la forchetta. «Attenti ai gerani!»
above-below-page-e172-visit = Salire a fargli visita
above-below-page-e172-visit-3 = Vi stringete intorno al fornello e sentite la storia del canarino. Piange un po’, per la cipolla, e vi cala col secchio a uno a uno.
above-below-page-e172-visit-5 = Restate a cena, e poi alle carte. Quando scendete il secchio è pieno di quelli bruni, colti dalla sua parete, con la ricetta.
above-below-page-e172-crank = Girare l’argano e scavare
above-below-page-e172-crank-4 = L’argano fa un giro e urta un orcio pieno di niente, dallo smalto finissimo. Di sopra una voce: «Perbacco! Era un piano?»
above-below-page-e172-crank-7 = Vena e orcio salgono con la vecchia fune. La gabbia scende con loro fin dove la vista è migliore, e lui la chiama promozione.
