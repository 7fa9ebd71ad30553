above-below-page-l008 = Al quarto gomito dei muri di sabbia c’è una locanda, con la pergola e le imposte verdi e, man mano che vi avvicinate, si fa più piccola. È in imbarazzo. È solo un miraggio, ma di buona famiglia, e ci teneva tanto ad avere ospiti. Vento caldo; un odore di pietra bagnata e di caffè, a cui manca poco. Sul davanzale tremola una fila di otri pieni. La cosa vera di cui è il ritratto sarà qui sotto da qualche parte; solo che chi scava torna a casa col muso lungo.
above-below-page-l008-again = La locanda ha aggiunto una stanza per ciascuno. Attraverso la tappezzeria si vedono le dune.
above-below-page-l008-drink = Bere con ogni riguardo
above-below-page-l008-drink-3 = Alzate quel che c’è. Sa di quando si sta per ricordare qualcosa. Fuori, con stupore della locanda stessa, un otre è bagnato.
above-below-page-l008-drink-5 = Lodate il caffè, la pergola, la vista. A sera ha raccolto abbastanza forze da restare in debito con voi, e da riempirvi gli otri.
above-below-page-l008-dig = Scavare per trovare quella vera
above-below-page-l008-dig-7 = Undici piedi sotto: un gradino, un davanzale, un’imposta verde. La cantina luccica di minerale. Di sopra la locanda guarda e mette su un altro comignolo.
above-below-page-l008-dig-fail = Sabbia, e sabbia. Poi una tazzina, da bambino, con dipinta una pergola. Uno di voi se la tiene, e a cena non parla più.
