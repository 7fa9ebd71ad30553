above-below-page-e044 = Toc, toc, toc, fa qualcosa sulla parete della tana, con garbo, benché porte non ce ne siano. Entra su tre ruote: uno scrivano di rame con un cassetto al posto del petto, che sa d’inchiostro e di spiccioli caldi. «Anagrafe» dice. «Quanti siete, e da quando?» Mentre scrive gli trilla un campanello. C’è un premio, spiega, per ogni anima iscritta al Registro, pagabile subito e dal cassetto; e lui crede a quel che gli si dice. Non siete tanti. Ma ci sono dei cappelli, una scopa, un prosciutto, e la luce è poca.
above-below-page-e044-again = «Eravate quattro e un prosciutto» legge lo scrivano di rame. Aspetta con la penna alzata. «Variazioni?»
above-below-page-e044-true = Dichiarare il numero vero
above-below-page-e044-true-3 = Ringrazia e fa a ciascuno un timbro leggero sulla mano. Un numero così piccolo non gliel’avevano mai detto, osserva, né con tanto sollievo.
above-below-page-e044-true-6 = Vi riconta, per il gusto. «Concorda» dice con un trillo stupito, e svita la piastra che nascondeva il suo errore di tanti anni.
above-below-page-e044-more = Mettere il cappello alle scope
above-below-page-e044-more-5 = Undici anime, scrive, di cui una affumicata. Il cassetto paga a testa, e la penna non ha un attimo di esitazione.
above-below-page-e044-more-fail = Stringe la mano a ciascuno. Stringe la mano alla scopa. Poi apre il libro grosso, quello delle osservazioni.
