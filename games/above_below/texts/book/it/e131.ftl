above-below-page-e133 = Hob Sego vende luce a barattoli. Ce l’ha da sotto una porta con gente di là; ha le quattro di una domenica; ha quella azzurra, che fa perdonare le persone, ma è cara. Il banco ticchetta di vetro tiepido e sa delle cene degli altri. Hob lavora a occhi strizzati. «Il buio non lo reggo» dice «e so dove si mette. Proprio dietro a chi parla.» È ora di chiudere, ha quaranta barattoli da portare a casa per un vicolo senza lumi, e tre sono rimasti fuori dalla corda, senza prezzo.
above-below-page-e133-again = «Siete voi?» dice Hob a occhi chiusi. «E ci siete tutti? Contatevi forte, per cortesia.»
above-below-page-e133-carry = Portargli i barattoli a casa
above-below-page-e133-carry-2 = Andate in fila, ognuno con una domenica sotto il braccio. Sulla porta apre gli occhi a fessura, per vedere chi è che fa certe cose.
above-below-page-e133-carry-5 = A metà vicolo si mette a cantare. All’ultimo barattolo vi ha già detto quali botteghe fanno la cresta, e vi mette in tasca la sua.
above-below-page-e133-pinch = Sgraffignare quelli di fuori
above-below-page-e133-pinch-4 = Uno va via in contanti. Uno lo tenete per farci crescere qualcosa. Il terzo è di quelli azzurri, e lo rimettete a posto in fretta.
