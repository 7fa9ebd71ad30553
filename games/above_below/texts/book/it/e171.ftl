above-below-page-e172 = Sette piedi sopra il fondo del pozzo e sette sotto la volta pende una gabbia di ferro, e dentro un signore frigge qualcosa. «Non vi disturbo!» grida. «L’ascensore si bloccò al mio secondo anno da ispettore. Ci si abitua. Ho i gerani.» Il grasso sfrigola, il profumo è meraviglioso; un secchio appeso a uno spago passa, diretto all’acqua. Non riceve visite dai tempi del suo amico canarino. Sotto la gabbia c’è l’argano a pezzi, e dietro l’argano corre la vena che lo mandarono a ispezionare.
above-below-page-e172-again = La gabbia sta un piano più su e ormai ha le tendine. Una mano saluta con la forchetta. «Attenti ai gerani!»
above-below-page-e172-visit = Salire a fargli visita
above-below-page-e172-visit-3 = Vi stringete intorno al fornello e sentite la storia del canarino. Piange un po’, per la cipolla, e vi cala col secchio a uno a uno.
above-below-page-e172-visit-5 = Restate a cena, e poi alle carte. Quando scendete il secchio è pieno di quelli bruni, colti dalla sua parete, con la ricetta.
above-below-page-e172-crank = Girare l’argano e scavare
above-below-page-e172-crank-4 = L’argano fa un giro e urta un orcio pieno di niente, dallo smalto finissimo. Di sopra una voce: «Perbacco! Era un piano?»
above-below-page-e172-crank-7 = Vena e orcio salgono con la vecchia fune. La gabbia scende con loro fin dove la vista è migliore, e lui la chiama promozione.

above-below-page-e173 = Al fuoco! gridano quaranta personcine con secchi di cuoio passandovi accanto di corsa e, tornando di corsa, al fuoco! Sono i pompieri del bosco, i più antichi del profondo, e un incendio non c’è mai stato. Oggi c’è. Sul colle cova una vescia; odore di pane tostato; e il capitano, che trema, ha appena scoperto che le pompe sono per bellezza. «Fate catena» supplica «chiunque abbia le braccia.» Sotto il colle la via è deserta, porte aperte, scaffali in vista: funghi a seccare sugli spaghi, un cassetto dei soldi.
above-below-page-e173-again = «Esercitazione» dice il capitano, raggiante, con le sopracciglia bruciate. «Solo esercitazione. Ma correreste un pochino?»
above-below-page-e173-pass = Passare i secchi in salita
above-below-page-e173-pass-3 = Arrivano in cima quaranta secchi con un cucchiaio d’acqua ciascuno. Basta. Tostano quel che è rimasto e cantano, un po’ acuto.
above-below-page-e173-pass-4 = Della catena ne fate due, e per una tornano i vuoti, cosa mai saltata in mente a nessuno. Il medico del corpo strofina il petto a tutti.
above-below-page-e173-loot = Saccheggiare intanto la via
above-below-page-e173-loot-6 = Lassù acclamano qualcosa. Vi servite, giù per un lato e su per l’altro, e lasciate le porte come stavano.
