above-below-page-e071 = Verso il banco, sul pavimento della sala di lettura, avanza una testuggine con un libro sulla schiena. Quando partì scadeva quel venerdì. Sono passati trecento anni; la multa, ormai, supera la biblioteca. Mancano dodici passi. Sa di cera e di lattuga; ogni zampa scende come un timbro. «Mi è piaciuto, però» dice. Ha con sé i risparmi, in una calza, e ha cominciato a rallentare. La bibliotecaria, che non ha ancora alzato gli occhi, tiene un blocco a righe per i casi di bisogno.
above-below-page-e071-again = Vi sorpassa in senso inverso, a quello che per lei è un galoppo. È il secondo volume.
above-below-page-e071-plead = Perorare la sua causa al banco
above-below-page-e071-plead-3 = «Venerdì?» dice la bibliotecaria, e guarda il calendario. «*È* venerdì.» E timbra. La testuggine contempla il timbro a lungo. Poi chiede se si può rinnovare.
above-below-page-e071-plead-7 = Invocate la distanza; invocate le scale; le contate gli anelli ad alta voce. Alla chiusura è la biblioteca che ha fatto aspettare *lei*. Il rimborso lo fa intestare a voi, sul blocco buono.
above-below-page-e071-collect = Riscuotere voi la multa
above-below-page-e071-collect-6 = Avete un berretto, e un timbro ricavato da un tappo. Conta a voce alta, dall’anno della cometa in poi. «È un peso in meno» dice. I passi sono sempre dodici.

above-below-page-e072 = Signore in tweed, legate una all’altra, occupano tutto il camino fino in cima. È il Club della Vetta, gita annuale; attaccarono la parete nord, c’era nebbia, e da allora salgono. «In sicura!» grida quella in fondo, e diciassette voci se lo passano. Odore di canfora e d’uovo. Fermarsi non possono, perché nessuna è certa di non reggere tutte le altre. Sotto l’ultima pende un bel pezzo di fune. Se qualcuno conoscesse il passo, si potrebbe farle uscire di lato, dalla carbonaia.
above-below-page-e072-again = Il camino è vuoto, a parte una bandiera in cima, piccolissima, e un panino con le iniziali.
above-below-page-e072-guide = Legarsi e portarle fuori
above-below-page-e072-guide-4 = Voi davanti, loro dietro; c’è una porta. «È questa?» chiede la presidente in mezzo al carbone, guardando il cielo. «Credevo che facesse più freddo.»
above-below-page-e072-guide-6 = A ogni cengia le fate guardare giù. Non ne avevano mai avuto il coraggio. Vi ammettono per acclamazione e vi donano la corda sociale, tagliata col coltello sociale.
above-below-page-e072-cut = Tagliare quella che pende
above-below-page-e072-cut-2 = Non cade nessuno. Ma lo strappo sale di mano in mano, e diciassette voci chiedono, una dopo l’altra, chi è stato.

above-below-page-e073 = Giorno di paga alla Vena Bassa, e nessuno sa far di conto. Quaranta gnomi stanno in fila col berretto in mano; al tavolo un pagatore col sangue dal naso, rosso fino ai polsini, ha contato i mucchi, dice, con sette risultati diversi. Le lampade fumano; c’è odore di lana bagnata e di speranza. Qualcuno aspetta da venerdì. Voi avete le dita e, tra tutti, parecchie. D’altra parte qui nessuno noterebbe una riga in più nel registro, o un nome inventato per riempirla.
above-below-page-e073-again = La fila va al trotto, ormai. «Avanti!» dice il pagatore, coi polsini puliti, e vi saluta con una moneta grossa.
above-below-page-e073-queue = Contare con loro ad alta voce
above-below-page-e073-queue-3 = Li pagate con le dita delle mani e dei piedi. L’ultimo prende la sua paga, la guarda e ne rende una: gli avevate contato la domenica.
above-below-page-e073-queue-6 = Torna, e vi portano a spalla intorno al pozzo. Quel che luccica nell’ultimo mucchio non era affatto moneta, e insistono.
above-below-page-e073-draw = Riscuotere per «Tal dei Tali»
above-below-page-e073-draw-5 = Firmate con uno svolazzo. In fondo alla fila uno gnomo si rigira il berretto fra le mani, e il tavolo è vuoto.
above-below-page-e073-draw-fail = «Tal dei Tali?» dice il pagatore alzando gli occhi. «Era mio padre.» Tutta la fila si volta a guardare chi siete.

above-below-page-e074 = «Fermo così» gli dissero, «*perfetto*», e uscirono a prendere altra creta. E lui così sta, un braccio alzato, il mento a sinistra: un uomo di lamiera, su una pedana, in mezzo alla sala. L’acqua gli ticchetta addosso; sa di padella bagnata. Attorno alle caviglie è cresciuto del cristallo viola. Davanti, sotto un panno ridotto a merletto, c’è il busto, finito tranne la faccia, e inchiodata alla base la sua paga, a ore. «Somiglia?» chiede a labbra chiuse. Nessuno gli ha mai detto che può guardare.
above-below-page-e074-again = La pedana è tutta per il busto. Tiene il mento a sinistra, e un secchio, per le gocce.
above-below-page-e074-finish = Finire la faccia e mostrargliela
above-below-page-e074-finish-4 = È più che altro una patata. La guarda a lungo, senza muovere niente. «Non sapevo» dice «di avere un’aria tanto buona», e vi paga dalla borsa.
above-below-page-e074-finish-6 = Ci mettete il mento, la ruggine, la pazienza. «Grazie» dite, come gli scultori, «abbiamo finito.» Il braccio scende come un cancello. Gli piacerebbe vedere che cosa c’è a destra.
above-below-page-e074-chip = Strappargli le gemme dai piedi
above-below-page-e074-chip-3 = Prendete quel che viene via, e un po’ di tallone. «È lei, signore?» chiede dall’alto la voce di ferro. «Non mi sono mosso.»

above-below-page-e075 = La corte è riunita, in mezzo al fiume, su una diga. Una castora con la parrucca di trucioli batte la coda: volano acqua e segatura. Al banco degli imputati ce n’è un altro, molto più piccolo, che ha rosicchiato le prove. «Furto di un tronco portante» legge il cancelliere. «Con luna.» C’è odore di salice bagnato. Manca un testimone, perciò prendono voi; il procuratore strizza l’occhio e mostra un borsello. L’acqua intanto ha trovato il posto del tronco e ne esce la roba di tutti, luccicando.
above-below-page-e075-again = Il castoro piccolo siede adesso in tribunale, sotto una parrucca che quasi lo nasconde. Vi batte la coda. «Il prossimo!»
above-below-page-e075-testify = Testimoniare per il piccolo
above-below-page-e075-testify-4 = Dite che l’avrebbe fatto chiunque di voi, con una luna così. Il cancelliere singhiozza. Lo zio di qualcuno fa rotolare fuori il barile.
above-below-page-e075-fetch = Ripescare quel che passa
above-below-page-e075-fetch-3 = Un cappello, uno sgabello, un borsello che in aula nessuno ci tiene a dire suo.
above-below-page-e075-fetch-7 = Tendete una cima attraverso la falla e pettinate la corrente fino a sera. Quel che il fiume portava da monte, sotto giuramento, non l’avrebbe nominato nessuno.
above-below-page-e075-bribe = Accettare il borsello
above-below-page-e075-bribe-6 = Ve lo ricordate bene: la luna, il tronco, l’aria colpevole. Il piccolo ascolta a zampe giunte e non interrompe.

above-below-page-e076 = Ninfee pallide coprono il lago da riva a riva, a quadretti. Mentre guardate, una si chiude con uno schiocco bagnato, affonda e riemerge due caselle più in là; dall’altra parte un fiore china il capo e riflette. È dama. A giudicare dall’odore, è dama da quando il lago era caldo. Al margine cresce un fiore più grande di una vasca, girato verso di voi, con una casella vuota davanti. Le sue vincite pendono sott’acqua in una rete. Non ha più nessuno con cui giocare e, quando pensa, sbatte piano la palpebra.
above-below-page-e076-again = La ninfea grande ha già preparato la scacchiera. Ha anche, vedete, ritirato un po’ la rete.
above-below-page-e076-play = Giocare senza imbrogli
above-below-page-e076-play-3 = Vi batte due volte e vi lascia vincere la terza, che è peggio. Una foglia si srotola con la posta di qualche ospite di prima.
above-below-page-e076-play-6 = Vedete il tranello della foglia d’angolo e passate oltre. Su tutto il lago i fiori si aprono e chiudono: applaudono. La rete sale con una carpa in una brocca.
above-below-page-e076-cheat = Spostare un fiore di nascosto
above-below-page-e076-cheat-4 = Vi fate dama sotto la sua palpebra e prendete la metà di sopra della rete. Poi lei resta a lungo a guardare la scacchiera.
above-below-page-e076-cheat-7 = Tre ninfee, tre battiti di ciglia. Il fondo della rete è tutto pietre e argento. Non aveva mai giocato con chi si muove di lato.
above-below-page-e076-cheat-fail = Non sbatteva la palpebra. Contava fino a tre. Il lago viene a sapere di voi, casella per casella.

above-below-page-e077 = «Più vicino» dice la nonna di tutti i topi di campo. Non è più grande di una teiera, ci vede meno di un bottone, e in un nido di lettere strappate cuce insieme la famiglia: un punto per figlio, perché non se ne perda nessuno. Odore di sonno e di canfora; ne respirano alcune centinaia. «M’è scappato il filo» dice «e fermarmi non mi va. Ce n’è uno sciolto.» La cruna è fine come una parola. Lì accanto, col loro nastro, le forbici d’argento: valgono quattro delle vostre cene.
above-below-page-e077-again = Nella manica avete un punto che non è vostro. Tiene.
above-below-page-e077-thread = Infilare l’ago alla prima
above-below-page-e077-thread-7 = Alla nona prima. Dà due punti al buio e si ferma. «Ci sono tutti» dice. Vi regala una buona lettera, con un morso solo.
above-below-page-e077-thread-fail = Mani che hanno spostato armadi la cruna non la trovano. Lei riprende l’ago, con dolcezza, continua a contare, e gliene manca uno.
above-below-page-e077-scissors = Sfilare le forbici dal nastro
above-below-page-e077-scissors-3 = Le cerca a tentoni, quando siete andati; poi cerca il nastro, e il filo lo taglia col suo unico dente.

above-below-page-e078 = Clanc, sospiro; clanc, sospiro. In fondo alla galleria allagata un uomo di lamiera da caldaia aziona una pompa. Lo fa da tanto che la leva ha preso la forma delle sue mani, e le mani quella della leva. Da un ginocchio perde vapore. Fa caldo e sa di sangue, o di ruggine. «Quasi asciutto» dice all’acqua, che non è calata da quando nacque vostra nonna. Alla pompa i ricambi non mancherebbero mai. A lui, se qualcuno gli dicesse che può smettere, servirebbe un ginocchio.
above-below-page-e078-again = L’acqua è scesa di un dito. «Quasi asciutto» dice la voce di ferro, con tanta speranza che uscite in punta di piedi.
above-below-page-e078-mend = Aggiustargli il ginocchio, dire «basta»
above-below-page-e078-mend-5 = Il ginocchio va bene. Smettere no, grazie, proprio adesso che si vede la fine; ma ecco, per la suola delle scarpe.
above-below-page-e078-mend-6 = Lascia la leva un dito alla volta. Guarda il buio e guarda voi. Poi raccoglie i vostri bagagli, tutti quanti, e aspetta.
above-below-page-e078-strip = Smontare la pompa per il metallo
above-below-page-e078-strip-4 = Si smonta in bei pezzi pesanti. Lui va avanti, su e giù, senza niente in mano. Clanc. Sospiro.

above-below-page-e079 = Tuoni, grandine, una macchina da scrivere: su un ceppo nel bosco madame Myriam prova con la sua compagnia, cento onischi in fila, il tip tap. Solo che in mezzo alla grandine una scarpa fa *pff*. Ha perso il ferretto. Di chi sia non si sa; lui tace, sono tutti uguali, e la prima è stasera. C’è odore di resina e di sughero caldo. «Giù» dice madame, «con l’orecchio sull’assito, e quando l’avete, indicate.» Il pubblico paga in natura; l’incasso è ammucchiato dietro il sipario: funghi, stringhe, pasticche per la voce.
above-below-page-e079-again = *Si replica*, dice la locandina. La compagnia dorme in fila, appallottolata, una scarpa per pallina.
above-below-page-e079-listen = Trovare la scarpa a orecchio
above-below-page-e079-listen-2 = Vi decidete per il sessantunesimo. Non è il sessantunesimo; ma da lì in poi balla con tanto trasporto che gli altri nessuno li guarda.
above-below-page-e079-listen-7 = È l’ultimo a sinistra, il timido, che in vita sua è sempre entrato in ritardo. Gli tenete la mano un momento. Quella sera sfasciano le panche. Metà dell’incasso è vostra.

above-below-page-e080 = Tum, fa il pontile. Si è accostata un’isola. Non è granché: un pendio, una panchina, un biancospino e, nella roccia, una porta bassa da cui esce aria asciutta. Odora di timo e di pecora, anche se la pecora non c’è. Si strofina contro i pali, e se fate un passo indietro vi viene dietro. È una vita, si vede, che la gente le passa accanto in barca e la indica. Dalla parte in ombra crescono funghi; sotto l’orlo alloggiano dei pesciolini. Con una corda e un nodo gentile, magari, resta. Oppure si può salire, prima che ci ripensi.
above-below-page-e080-again = Passa l’isola, un po’ al largo, con una coppia sulla panchina. Vi saluta con l’albero.
above-below-page-e080-moor = Ormeggiarla per la notte
above-below-page-e080-moor-3 = La legate come una capra. Nella notte scioglie il nodo; ma nella vostra riva ha lasciato la porta, come lascia il cappello chi conta di tornare.
above-below-page-e080-moor-7 = La legate come si rimbocca un bambino, non stretto. Al mattino è attecchita alla riva, con porta, inquilini, funghi e tutto, e ha messo fuori una seconda panchina.
above-below-page-e080-aboard = Salire a bordo e sedersi
