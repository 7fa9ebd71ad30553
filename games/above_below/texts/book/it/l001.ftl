above-below-page-l003 = Glu, dice la brocca, e tutti voi deglutite. All’incrocio di quattro muri di sabbia un uomo versa da una brocca in un’altra; sono vuote tutte e due, e secche come biscotti. Vende il suono. Il vento caldo sa di coccio e poi, esattamente, del guado di casa. «L’acqua vera non la tocco» dice. «C’è una pozza a sinistra, a orecchio. Da lì tornano verdi.» Ha i polsi stanchi. Una carovana aspetta nella sua polvere, con le bisacce piene, che qualcuno continui a versare.
above-below-page-l003-again = «Oggi pioggia su tetto di lamiera» dice l’uomo delle brocche. «Portatevi il cappotto.»
above-below-page-l003-pour = Versare per la carovana
above-below-page-l003-pour-3 = Versate una pioggerella, poi una grondaia. Un vecchio cammello chiude gli occhi. Non sapevano, dicono, che si potesse fare con la sinistra.
above-below-page-l003-pour-5 = Fate il mulino di casa, con la ruota, e il ragazzo che ci cade dentro. Piangono quel che gli resta, e dividono con voi le bisacce.
above-below-page-l003-left = Andare a sinistra, a orecchio
above-below-page-l003-left-7 = È lì, nera, larga quanto una tazza. Bevete dal mezzo, dove bevono i pesci, che sono bianchi e non hanno occhi per vedervi arrivare.
above-below-page-l003-left-fail = Sa di maniglia. Qualcuno dice com’è buona, si siede, e alla luce del lume ha un colore stranissimo.

above-below-page-l008 = Al quarto gomito dei muri di sabbia c’è una locanda, con la pergola e le imposte verdi e, man mano che vi avvicinate, si fa più piccola. È in imbarazzo. È solo un miraggio, ma di buona famiglia, e ci teneva tanto ad avere ospiti. Vento caldo; un odore di pietra bagnata e di caffè, a cui manca poco. Sul davanzale tremola una fila di otri pieni. La cosa vera di cui è il ritratto sarà qui sotto da qualche parte; solo che chi scava torna a casa col muso lungo.
above-below-page-l008-again = La locanda ha aggiunto una stanza per ciascuno. Attraverso la tappezzeria si vedono le dune.
above-below-page-l008-drink = Bere con ogni riguardo
above-below-page-l008-drink-3 = Alzate quel che c’è. Sa di quando si sta per ricordare qualcosa. Fuori, con stupore della locanda stessa, un otre è bagnato.
above-below-page-l008-drink-5 = Lodate il caffè, la pergola, la vista. A sera ha raccolto abbastanza forze da restare in debito con voi, e da riempirvi gli otri.
above-below-page-l008-dig = Scavare per trovare quella vera
above-below-page-l008-dig-7 = Undici piedi sotto: un gradino, un davanzale, un’imposta verde. La cantina luccica di minerale. Di sopra la locanda guarda e mette su un altro comignolo.
above-below-page-l008-dig-fail = Sabbia, e sabbia. Poi una tazzina, da bambino, con dipinta una pergola. Uno di voi se la tiene, e a cena non parla più.
