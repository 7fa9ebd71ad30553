above-below-page-u016 = Le colline, di regola, non alzano un piede. Questa ce l’ha per aria quando arrivate, col muschio acceso che pende dalla caviglia, e quando avete finito i panini lo posa. Il suolo fa *hm*. È una bestia, e va da qualche parte, sotto il proprio boschetto di cappelli luminosi; sa di felci e di tappeti vecchi. Un occhio come uno stagno vi trova. «Manca» dice; finisce il pranzo; «ancora»; scende la sera; «molto?» Tra le dita ha cose che a furia di calpestare ha fatto pietra.
above-below-page-u016-again = È arrivata alla parola «e». Vi mettete comodi. La cena basta.
above-below-page-u016-walk = Accompagnarla finché arriva
above-below-page-u016-walk-4 = «No» le dite a ogni miglio, e ogni volta si rincuora. Vi mostra quali dei suoi muschi restano freschi un mese.
above-below-page-u016-walk-7 = Il terzo giorno si ferma: uno stagno, un’altra collina. L’altra apre un occhio. «Tardi» dice, con amore. Quel che è rimasto pressato fra i loro piedi è per voi.
above-below-page-u016-pick = Cogliere i funghi dal suo fianco
above-below-page-u016-pick-3 = Non se ne accorge, questa settimana. Ma per un bel pezzo, mentre ve ne andate, sentite alle spalle l’inizio di una parola.
