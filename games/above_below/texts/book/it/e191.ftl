above-below-page-e192 = Dopo la chiusura il mercato va avanti da solo. I banchi sono serrati e non c’è anima viva, ma le bilance s’inclinano, un telone alza le spalle e mucchietti di soldi si spostano sulle assi da una parte all’altra. Sentite odore di caldarroste; sentite, ovunque, il fruscio di gente che si decide. Un vaso si solleva, gira per aria, nocche di nessuno lo battono, e torna al suo posto. A un banco il mucchio di monete, con una buona fune, sta dalla vostra parte dell’asse, come se vi aspettassero.
above-below-page-e192-again = I soldi si fermano a metà asse. Poi sgombrano un banco, per voi, e c’è del ponce caldo.
above-below-page-e192-leave = Riordinare e andare a casa
above-below-page-e192-leave-0 = Spingete indietro le monete, tirate il telone e uscite fra i banchi col cappello in mano. Il fruscio vi segue fino al cancello, fin dove può.
above-below-page-e192-take = Prendere quel che sta di qua
above-below-page-e192-take-5 = In un certo senso è vostro. A quel banco la bilancia s’inclina, e s’inclina, come chi scuote la testa.
above-below-page-e192-bid = Battere su un vaso e offrire
above-below-page-e192-bid-4 = Annuite, storcete il naso, ve ne andate e vi richiamano, senza una parola. Il vaso passa di qua. Avete pagato, a quanto pare, in buone maniere.
above-below-page-e192-bid-6 = Vi fate aggiungere la cena, incartata. Da qualche parte un telone ride, e una mano di nessuno stringe la vostra, asciutta e leggerissima.

above-below-page-e193 = Battesimo, oggi, fra le colonne cadute. La coppia di pietra ha avuto un bambino, dopo soli novant’anni, e pesa. Piange da colazione: sembra una cava. Ottokar ha sfornato la pagnotta più piccola della sua vita, sa di cannella e di spavento, e al fonte non ci si arriva, perché qualcuno deve reggere il piccolo, e in famiglia l’hanno già lasciato cadere tutti una volta. «Voi un grembo ce l’avete» dice Ottokar. Nel pugno della nonna, per chi ci riesce, brilla il regalo.
above-below-page-e193-again = Il bambino sta già seduto. Ha un dente, uno buono, di granito, e vi mostrerebbe volentieri su che cosa.
above-below-page-e193-echo-1 = Ottokar gli ha detto chi era stato a impastare quella volta là.
above-below-page-e193-hold = Reggere il bambino a turno
above-below-page-e193-hold-3 = Servono quattro grembi e un carretto. Guarda in su tutta quella morbidezza, singhiozza ghiaia e si addormenta. La nonna annuisce, ed è una frana.
above-below-page-e193-hold-7 = Gli cantate quella del fieno. È il fonte a venire da voi. Gli danno i vostri nomi, tutti, in fila, e il pugno si apre.
