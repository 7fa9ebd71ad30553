above-below-page-e041 = Due odori di zuppa di funghi vi vengono incontro, e poi il fumo. Dopo le nozze Zolla e Filone vivono in due cucine, schiena a schiena su un camino solo, ché nessuno dei due ha voluto traslocare, e si passano la cena per la canna, con la pala. «Il sale, caro» dice il fornello di sinistra. «Rilevamento?» chiede quello di destra. Ciascuno ha segnato col gesso dove andrebbe uno sportello; le due croci distano una zampa. I mattoni hanno uno strano lustro, pesante. Nella fuliggine c’è quel che cade dalle tasche messe ad asciugare.
above-below-page-e041-again = Lo sportello ha una tendina, con sopra la scala metrica. Dietro, due cucchiai si toccano e si chiedono scusa.
above-below-page-e041-echo-1 = «Voi eravate alle nostre nozze» dice il muro, dalle due parti.
above-below-page-e041-echo-2 = «Alle nozze vennero dei forestieri» dice un fornello. «Con appetito» dice l’altro.
above-below-page-e041-knock = Aprire un varco tra i fornelli
above-below-page-e041-knock-6 = Fate la media delle due croci. Mattone, polvere, una faccia; una faccia. «Dunque è *questo* che fai coi porri» si dicono. La pentola che era d’impiccio tocca a voi.
above-below-page-e041-knock-8 = Andate avanti finché il muro non c’è più. Era tutto minerale, e nessuno dei due aveva osato rivendicarlo. Al suo posto mettono un tavolo. A voi vanno il muro e una pentola di funghi.
above-below-page-e041-sweep = Spazzare quel che cade giù
above-below-page-e041-sweep-3 = Ce n’è di anni. Vi ringraziano, uno dopo l’altro, ciascuno dalla sua parte, con parole appena diverse.

above-below-page-e043 = Trasloco di paguri lungo tutta la spiaggia, in ordine di grandezza. Il più grosso prende la conchiglia nuova, il secondo la sua, e così via fino a un puntino in un ditale. Ma la conchiglia nuova è di un numero troppo stretta, e ora l’intera via sta nuda sui ciottoli freddi, ognuno con la sua porta in mano, a schioccare. C’è odore di alghe e d’imbarazzo. Guardano il vostro bollitore. La conchiglia scartata, smaltata come una bella brocca, è lì per chi non ha cuore.
above-below-page-e043-again = Un bollitore attraversa il sentiero a coperchio alzato e, dietro, in fila, tutta la via. Buongiorno.
above-below-page-e043-lend = Prestare il bollitore al grosso
above-below-page-e043-lend-2 = Entra a marcia indietro e giù il coperchio. Un sospiro percorre la spiaggia, tic, tic, tic, fino al ditale, che accenna un balletto.
above-below-page-e043-lend-6 = Gli va a pennello. A ogni cambio salta fuori qualcosa da sotto il letto: spiccioli, un amo, una cena messa da parte. Fila giù, insistono tutti.
above-below-page-e043-bag = Prendersi la conchiglia smaltata
above-below-page-e043-bag-4 = Chi compra stoviglie non fa domande. Nessuno vi pizzica. Restano lì in ordine di grandezza, e quando gira il vento girano le spalle.

above-below-page-e044 = Spazzola per prima, poi gomiti, poi una faccia come un bricco: a spazzare il camino è qualcosa che ci hanno lasciato dentro. «Ci siamo quasi» rimbomba in una pioggia di fuliggine che sa di pancetta. Spazza questa canna da quando fu costruita la casa, e la casa, lui non lo sa, manca da due secoli; ogni sera sbuca in cima, vede le stelle e le prende per scintille. Gli piace spazzare a suon di musica. In fondo ci sono le stoviglie di famiglia e le paghe che nessuno è venuto a dargli.
above-below-page-e044-again = «Ancora scintille» rimbomba la faccia. «Mi toccherà ripassare tutto. Fa niente. Sapete delle canzoni?»
above-below-page-e044-sing = Cantargli su per la canna
above-below-page-e044-sing-4 = Spazzola a tempo di valzer. La fuliggine scende a balze e, con lei, una brocca che qualcuno aveva nascosto a qualcuno.
above-below-page-e044-sing-6 = Gli insegnate quella col ritornello. In cima si ferma e si guarda intorno. «Sono lontane» dice «per essere scintille.» Vi dà la cena affumicata della cengia, e il piatto.
above-below-page-e044-crate = Portar via la cassa delle paghe
above-below-page-e044-crate-3 = *Al nostro bravo spazzacamino*, c’è scritto su ogni busta, in undici grafie. Le svuotate andando. Ci siamo quasi, rimbomba il camino.

above-below-page-e048 = Nessuno usa più questa macchina da quando sono finite le domande. Sta all’incrocio di due corridoi di cassetti, un affare d’ottone con un grembo, e nel vedervi arrossisce di lampadine. «Risposte» ronza. Polvere calda; un nastro di carta; un campanello. La prima cade nel vassoio: *No, ma vi ha pensati.* Non avevate chiesto niente. La seguente dice *Sotto il terzo gradino, in un calzino.* Per trovarne una vostra bisognerebbe pensare la domanda, e darle una moneta perché pensi più in fretta.
above-below-page-e048-again = Nel vassoio ne aspetta una: *Sì. Mi chiedevo quando sareste tornati.*
above-below-page-e048-take = Prendere quel che è già caduto
above-below-page-e048-take-0 = Uscendo provate il terzo gradino. Del calzino era vero, e dentro c’era perfino qualcosa.
above-below-page-e048-ask = Chiederle qualcosa di vostro
above-below-page-e048-ask-5 = Chiedete che cosa servirà al villaggio. Stampa per un’ora, quasi sempre su carta pulita, quasi sempre *minestra*, e in fondo trova la sorella di una moneta.
above-below-page-e048-ask-7 = Le chiedete come sta *lei*. Si spengono tutte le lampadine. Poi stampa, stampa; l’ultimo metro dice *meglio*, e avvolto dentro c’è qualcosa per la tosse.
