above-below-page-f021 = Si entra a orecchio, mani avanti, per l’erba aperta: un ingresso, dall’eco; una cucina, dove qualcuno posa un bollitore, e un gatto; poi una scala che non c’è, e che vi regge finché ci credete. C’è profumo di timo. È una buona casa, a sentirla, e intorno a voi tira avanti la sua serata. «Avranno *freddo*» dice uno di voi «senza muri»; e tutto si ferma. Non lo sapevano. Sotto una lastra del focolare, che suona a vuoto, tintinna una pentola.
above-below-page-f021-again = Stanno cenando, a quel che si sente. Le sedie si stringono; davanti a ognuno di voi viene posato un piatto.
above-below-page-f021-home = Invitare i rumori a casa
above-below-page-f021-home-3 = Arrivano fino al ruscello, e lì alla scala manca il cuore. Ma vi avevano sentito tossire. Un armadietto; un tappo; e uno di voi ha in mano una boccetta.
above-below-page-f021-home-8 = Vi vengono dietro per due staccionate, sbattendo. Gli lasciate il pezzo di terra in fondo alla via. Rumori così non stanno a lungo senza muri: domenica c’è già il tetto, e piove.
above-below-page-f021-flag = Scavare sotto la lastra vuota
above-below-page-f021-flag-3 = A un braccio di fondo c’è la pentola, con dentro gli spiccioli di qualcuno. Dietro di voi, nell’erba, si scosta una sedia. Dei passi vengono al focolare, e lì si fermano.

above-below-page-f022 = Da una crepa nella roccia, non più larga di un cassetto, viene il richiamo. Lì dentro c’è quello che mancava, grosso come un vitello, con la testa in un bidone del latte. Non sta male. «*Uu*» canta, e ascolta il bidone. Sa di panna acida e di pelo bagnato. Con quello addosso dalla crepa non passa, e non se lo lascia togliere, perché allora l’altro smetterebbe. Su per la china un naso percorre la fila, e torna indietro.
above-below-page-f022-again = Dalla crepa viene *uu*, a due voci. È andato a prendere una sorella.
above-below-page-f022-coax = Tirarlo fuori cantando
above-below-page-f022-coax-3 = Da qui fuori fate l’altra voce, finché indietreggia per vedere chi è così bravo. Plop, fa il bidone. Vi morde, teneramente; e lei scende con quella lingua, che guarisce quasi tutto.
above-below-page-f022-coax-7 = Lo portate su col bidone e tutto, lui che canta, voi che rispondete, fin dentro la fila. Lei lava tutti due volte. Il bidone, le pare, spetta a voi; e ve lo riempie, testa contro coda.

above-below-page-f023 = Urlate dove si usa. Saluta uno scheletro, vero; vi passa in faccia qualcosa di bagnato. Poi viene una curva dove gli altri hanno sempre chiuso gli occhi, e vedete un gabbiotto, un lume, una leva e il giovanotto. È grigio fino alla cintola. Ha in mano un cronometro, e si è fermato, a due minuti e cinquanta; aspetta che facciano tre. C’è odore di caramello. «Tutto bene là sopra?» grida. La cassa è aperta. Fra un attimo sarete passati.
above-below-page-f023-again = Passa il gabbiotto. Di pura speranza l’ha caricato; segna due minuti e cinquantuno.
above-below-page-f023-tell = Dirgli che sono tre
above-below-page-f023-tell-3 = «*Tre!*» urlate, e lui tira la leva. È così improvviso che nessuno strilla. Li fa scendere per il gomito, a uno a uno, e offre le pastiglie per la gola.
above-below-page-f023-tell-6 = Glielo dite con delicatezza, un po’ di più a ogni giro. All’ultimo sale anche lui. Si rimborsano tutti, voi compresi, e vi danno il premio che nessuno ha mai vinto, un vaso col coperchio.
above-below-page-f023-till = Arraffare la cassa passando
above-below-page-f023-till-3 = Il braccio esce e rientra. «Tenersi *forte*, prego» vi grida dietro. L’aveva detto a ogni giro; la prendevate per parte del divertimento.

above-below-page-f024 = Giovedì, guarda caso, è oggi. Si è fatto spazzolare fino a essere liscio, e da un miglio non parla. Sotto la terza radice ci sono un tavolo, due sgabelli, un lume con lo stoppino nuovo, e nessuno. Ma lungo la parete qualcuno ha disposto, ciascuna sulla sua foglia, due anni di cene: funghi ripieni, pere al forno, le prime ormai lanugine. L’ultima fuma ancora. «Allora se n’è appena» dice lui, e non riesce a finire; e da dietro la curva sentite dei passetti, lenti, che si allontanano.
above-below-page-f024-again = Stanno sotto la terza radice, alla giusta distanza, e ciascuno legge la schiena dell’altro.
above-below-page-f024-run = Correrle dietro e chiamarla
above-below-page-f024-run-2 = Gridate la prima cosa che vi viene in mente, ed è *lezioni di flauto!* Dietro la curva, dopo un momento, i passetti si fermano.
above-below-page-f024-run-5 = La raggiungete, ansimate, indicate. Lui sbuca al trotto, con la risposta appuntata dove lei la veda. Le cene tocca mangiarle a voi; loro due non potrebbero.
