above-below-page-e048 = Nessuno usa più questa macchina da quando sono finite le domande. Sta all’incrocio di due corridoi di cassetti, un affare d’ottone con un grembo, e nel vedervi arrossisce di lampadine. «Risposte» ronza. Polvere calda; un nastro di carta; un campanello. La prima cade nel vassoio: *No, ma vi ha pensati.* Non avevate chiesto niente. La seguente dice *Sotto il terzo gradino, in un calzino.* Per trovarne una vostra bisognerebbe pensare la domanda, e darle una moneta perché pensi più in fretta.
above-below-page-e048-again = Nel vassoio ne aspetta una: *Sì. Mi chiedevo quando sareste tornati.*
above-below-page-e048-take = Prendere quel che è già caduto
above-below-page-e048-take-0 = Uscendo provate il terzo gradino. Del calzino era vero, e dentro c’era perfino qualcosa.
above-below-page-e048-ask = Chiederle qualcosa di vostro
above-below-page-e048-ask-5 = Chiedete che cosa servirà al villaggio. Stampa per un’ora, quasi sempre su carta pulita, quasi sempre *minestra*, e in fondo trova la sorella di una moneta.
above-below-page-e048-ask-7 = Le chiedete come sta *lei*. Si spengono tutte le lampadine. Poi stampa, stampa; l’ultimo metro dice *meglio*, e avvolto dentro c’è qualcosa per la tosse.
