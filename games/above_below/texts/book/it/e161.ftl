above-below-page-e161 = Stanotte la zattera è legata, e Ulla siede a riva con gli stivali in grembo. «Le ginocchia» dice. «E c’è uno che ha prenotato.» Fuori, sull’acqua, aspetta già un passeggero alto, incappucciato, che gocciola all’insù. Odora di cantina e di ferro freddo, e sotto di lui la zattera non si abbassa di un dito. «Non dice mai dove va. Ascolta e basta.» Vi porge la pertica e una fiaschetta; l’altra mano la tiene sul groviglio di fune che andrebbe rammendato prima di mattina.
above-below-page-e161-again = La pertica è appoggiata al muro, ancora bagnata. «Ha chiesto di voi» dice Ulla. «Vi riconosce dai passi.»
above-below-page-e161-echo-1 = «Avete le zie adatte» dice, ed è proprio un complimento.
above-below-page-e161-echo-2 = Adesso la fune se la lega alla caviglia, per via delle lontre.
above-below-page-e161-pole = Prendere la pertica, solo stavolta
above-below-page-e161-pole-4 = Parlate per tutta la traversata senza voltarvi mai. Sull’altra riva a bordo non c’è nessuno, e Ulla vi dà quel che c’era nella fiaschetta.
above-below-page-e161-pole-7 = Gli raccontate da dove venite, strada per strada. È lì che scende, chissà come. Sul suo posto resta una pietra color della sera, asciutta.
above-below-page-e161-stay = Restare a rammendare la fune
above-below-page-e161-stay-5 = Tutta la notte a sbrogliare i guai degli altri. Vi taglia il pezzo che avanzava e vi strofina i polsi con qualcosa di verde.

above-below-page-e162 = Prima se ne vanno i cappelli. Poi la lanterna si mette orizzontale nella mano che la regge, e siete tutti in punta di piedi senza averlo deciso. Questo camino respira: un’ora in dentro, un’ora in fuori, e adesso sta per soffiare. Sa d’ardesia calda e di cornacchie; muggisce nei tubi della roccia come una mucca con un’idea. Quaranta piedi più su, sulle cenge, sta quello che il vento ha portato via in mille anni e che ormai l’annoia, e luccica. Ci sono anche degli appigli, per modo di dire.
above-below-page-e162-again = Il camino trattiene il fiato. I cappelli tornano, uno alla volta, e non tutti sono vostri.
above-below-page-e162-ride = Salire a cappotti spiegati
above-below-page-e162-ride-6 = Salite come bucato. Vicino a una cengia vi aggrappate a ciò a cui si sono aggrappati tutti, e scendete con le braccia piene di borsellini.
above-below-page-e162-ride-8 = Passate le cenge, passate le cornacchie, fin dove il vento tiene i suoi tesori. Vi rimette giù, piano come un segreto.
above-below-page-e162-climb = Arrampicarsi sugli appigli
above-below-page-e162-climb-4 = Il vento spinge dove spingereste voi. La cengia più bassa è quasi tutta ombrelli, ma negli ombrelli la gente lascia i soldi.
