above-below-page-e182 = Al posto dell’argano il ponte levatoio ha un cornetto acustico. È alzato e, a giudicare dai nidi di rondine, lo è da cent’anni. «No» dice con voce di catene, prima che chiediate. «Finché lui non chiede scusa.» Gli fate notare che lui sarà morto. «Allora qualcun altro.» Piovono scaglie di ruggine; dal fossato sale un fiato freddo che sa d’inchiostro. Nella guardiola di fronte i vasi del padrone aspettano imballati nella paglia. Da questa parte gli ingranaggi sono di buon minerale pesante, e un piede di porco ci starebbe.
above-below-page-e182-again = «Ci ho ripensato» dice il ponte. «Anch’io sono stato un po’ brusco.» È ancora alzato, ma meno.
above-below-page-e182-sorry = Chiedere scusa, e sul serio
above-below-page-e182-sorry-5 = Vi spiace per le funi, per la pioggia e per quel che disse di sua madre. Scende un dito alla volta, singhiozzando olio, e vi raccomanda la terza asse.
above-below-page-e182-jam = Bloccare gli ingranaggi
above-below-page-e182-jam-4 = Piomba, geme e resta di sbieco. Il pedaggio di un secolo è scivolato in un angolo, e avete un minuto circa per scegliere la vostra parte.
above-below-page-e182-jam-7 = Due ruote vengono via intere e pesanti. Il ponte penzola da una catena sola, e in fatto di scuse non ha altro da dire.

above-below-page-e183 = Tassi che traslocano. Lo capite prima dal linguaggio, che è forte, poi dall’odore di canfora. Papà Tasso ha un capo dell’armadio e l’altro ce l’ha la curva della galleria. Undici piccoli, seduti lungo il muro in ordine d’altezza, tengono una gamba di sedia ciascuno e dicono *a sinistra*. «È entrato» dice Mamma Tasso «e dunque esce. Mia madre ce ne ha cresciuti cinque, in quell’armadio.» Nel primo cassetto ci sono i soldi del trasloco, e ormai nessuno a cui darli.
above-below-page-e183-again = L’armadio è tornato dall’altra parte. «Umidità» dice Papà Tasso. «Niente domande. Dite *a sinistra*.»
above-below-page-e183-lift = Dare una mano con l’armadio
above-below-page-e183-lift-2 = Dite *a destra*, che non era venuto in mente a nessuno. Passa con uno strillo di vernice, e con due dei piccoli che salutano.
above-below-page-e183-lift-4 = Togliete le ante, i piedi e alla fine la curva. Mamma Tasso vi conta in mano i soldi del trasloco e aggiunge parecchio su sua madre.

above-below-page-e187 = Gamberi in doppia fila sbarrano il guado, ognuno con una chela alzata. *Niente da dichiarare?* è inciso su una lavagna, coi prezzi dell’anno passato. L’ispettore, uno vecchio e azzurro col monocolo di mica, da quel lato non ci vede più, e vi fruga le borse a naso, schioccando. Odora di menta e di fango. Chi dichiara onestamente un panino, pare, può pescare dal pontile dell’ufficio. Ma sulla riva c’è una cassa di fibbie d’argento, già timbrate, che chiede solo di essere portata di là.
above-below-page-e187-again = «Ancora voi, e la senape» schiocca l’ispettore azzurro. «La senape è nuova.» La aggiunge alla lavagna.
above-below-page-e187-declare = Dichiarare i panini per nome
above-below-page-e187-declare-3 = Pesano il formaggio, tassano la crosta e vi mandano al pontile, dove abbocca tutto quello che non ha un posto nel servizio.
above-below-page-e187-declare-4 = Dichiarate perfino le briciole. L’ispettore si toglie il monocolo; in quarant’anni le briciole non le aveva nominate nessuno. Vi rimborsano il dazio.
above-below-page-e187-smuggle = Passare le fibbie di contrabbando
above-below-page-e187-smuggle-6 = Le indossate sotto i calzoni, in fila, e non tintinnate. Sull’altra riva c’è un uomo che vi prende per qualcun altro.
above-below-page-e187-smuggle-fail = Tintinnate. Una chela cala sulla vostra moneta più piccola e ci resta finché non la mollate.

above-below-page-e188 = Zac. Zac. Un giardiniere di ferro, con le cesoie al posto delle mani, costeggia il bosco e pota i funghi a somiglianza di una dama col ventaglio. Di dame ce ne sono già trecento. «Posò per me una volta» dice «la primavera di quell’anno. Il ventaglio c’è. Mi manca l’orecchio.» I cappelli tagliati stanno a staia per terra, tiepidi, pepati, e c’è nell’aria un vapore zuccherino. Alza la lanterna alle vostre orecchie, una dopo l’altra, senza sperare granché.
above-below-page-e188-again = Trecento dame e un gruppo di paesani coi panini, piuttosto riuscito, un po’ lusingati nel naso.
above-below-page-e188-pose = Posare finché trova l’orecchio
above-below-page-e188-pose-4 = A sera siete rigidi come stivali. Il lobo finalmente ce l’ha, dice, e vi strofina il collo con una cosa che distilla per i crampi.
above-below-page-e188-pose-7 = L’orecchio è quello del più giovane, ed era dal lato sbagliato. Si correggono tutte e trecento. A voi tocca il raccolto di quelle vecchie.
above-below-page-e188-reap = Raccogliere i ritagli per terra
above-below-page-e188-reap-3 = Tanto li avrebbero spazzati. Riempite un cappello, e le dame vi guardano farlo, da sopra il ventaglio.
above-below-page-e188-reap-5 = Sotto i ritagli ci sono le mance che lasciavano i visitatori, quando era un giardino e aveva un cancello.
