above-below-page-l031 = Lei sta da questo lato del cortile e lui da quello, due palme, con venti passi di sabbia rovente in mezzo; da quando sono in fiore non c’è stato vento. Si vede che si sono notati. Lei fruscia; dopo un’ora, fruscia lui. L’aria è miele e ferro rovente. Sul pennacchio più alto lui ha un ditale di polvere d’oro. «Se uno avesse gli stivali, e la mano ferma» dice il giardiniere alla propria barba. Su di lei pendono ancora i datteri dell’anno vecchio, neri, appiccicosi, maturi a una scossa.
above-below-page-l031-again = Esattamente nel mezzo adesso c’è una palma piccolissima. Tutt’e due le stanno chine sopra.
above-below-page-l031-bear = Portarle la polvere, senza fiatare
above-below-page-l031-bear-2 = Metà va sulle maniche, e starnutite. L’altra metà no. Lei abbassa una foglia su quel che avete portato, e resta immobile.
above-below-page-l031-bear-5 = Non ne perdete un granello. Verso sera ha allegato, e glielo mostra in alto. Quel che aveva da prima ve lo cala in mano; e lui la sua ombra.
above-below-page-l031-shake = Scuotere giù i datteri vecchi
above-below-page-l031-shake-3 = Vengono giù come un applauso. Di fronte si stacca anche qualcosa di dorato, e cade dritto, con molta dignità, sul niente.

above-below-page-l032 = In un cerchio di sedie pieghevoli stanno sedici cavallette, mani in grembo. «Mi chiamo Gino» dice una «e ho mangiato una provincia.» «*Ciao, Gino*» frusciano le altre. Fuma un tè leggero; una mandibola va da sola, con uno scricchiolio da niente. Per Gino è il dodicesimo giorno senza una foglia. Vi fanno posto subito. Solo che, dice quella con l’elenco, fissando la parete, vi dispiacerebbe molto lasciare fuori la borsa? Nella borsa c’è una lattuga. Una qualunque di loro la pagherebbe in oro.
above-below-page-l032-again = «Trenta giorni» dice Gino, e vi mostra una medaglietta verde. Al nastro manca già un morso.
above-below-page-l032-share = Sedersi e confessare anche voi
above-below-page-l032-share-0 = «*Ciao*» frusciano. Confessate la faccenda della marmellata. Non è una provincia, ma la prendono altrettanto sul serio. La lattuga esce dal retro, sotto un cappotto.
above-below-page-l032-deal = Spacciare foglie alla porta
above-below-page-l032-deal-5 = Una foglia alla volta, sul retro, senza domande. Pagano da sotto le elitre. Nel cerchio ci sono sempre più sedie vuote.
above-below-page-l032-deal-7 = Il cuore va via a più della provincia. Quando vi affacciate restano sedici sedili, o quasi, e mezzo elenco.

above-below-page-l033 = L’orizzonte, visto da vicino, è una corda. È tesa sulla bocca della valle, ronza, scotta, sa di pece, e il cielo ci sta appeso con le mollette. Al capo sinistro un uomo grasso si tira indietro, coi talloni piantati. Al destro crede di avere un collega; non l’ha mai visto, perché se mollasse per guardare non ci sarebbe più dove guardare. «Ci diamo degli strattoni» dice. «Uno è il buongiorno.» Dalle tre ha una vespa nei calzoni. È corda di prima scelta, e dietro di lui ce n’è un rotolo.
above-below-page-l033-again = Uno strattone, da destra, per voi. «Chiedeva chi c’è» dice il grasso. «Gli ho detto: amici.»
above-below-page-l033-echo-1 = «Alla quarta molletta è appesa una locanda» dice. «Chiede sempre dei suoi ospiti.»
above-below-page-l033-hold = Reggergli il suo capo
above-below-page-l033-hold-3 = Va dietro un masso; si sente un urlo. A ponente il cielo fa un po’ di pancia, e là vanno a letto presto. Vi paga l’ora.
above-below-page-l033-hold-5 = Mandate lungo la corda quel che lui non ha mai saputo dire: quattro strattoni, una pausa, due. Arriva la risposta. La legge a due mani, e vi costringe a prendere la sua cena.
above-below-page-l033-cut = Tagliarne un pezzo dal rotolo
above-below-page-l033-cut-4 = Era l’agio, per le giornate lunghe. Rifate il nodo per bene. Da allora c’è una sera, ogni settimana, che non gli arriva.

above-below-page-l034 = In una nicchia c’è un rubinetto d’ottone, con uno spioncino, e sul labbro una goccia che non cade. «Io servo» dice «chi non ha sete. Gli altri non sono obiettivi.» Di fronte, su una panca, uno scheletro regge un modulo. Sa di ardesia bagnata, da impazzire; nel tubo qualcosa ridacchia. «Loro. Hanno sete?» Dite di no; esce uno schiocco. «Passeggino» dice il rubinetto «e parlino d’altro.» Dietro ci sono la cassaforte dell’acquedotto e una cisterna intatta da quando fu riempita.
above-below-page-l034-again = «Sempre senza sete?» chiede il rubinetto, e lascia dondolare la goccia. Attaccate, sorridendo, con le rape.
above-below-page-l034-talk = Parlare a lungo d’altro
above-below-page-l034-talk-4 = Ve la cavate con le rape, le tegole, l’anca di una cugina. «Neutrali» giudica, e ne versa una misura, che sorseggiate come gente che tiene d’occhio l’orologio.
above-below-page-l034-talk-7 = Sulle tegole vi scaldate tanto che rifiutate il primo bicchiere. Clang! Cisterna, cassaforte e tutto. Mai incontrato, gorgoglia, un simile distacco.
above-below-page-l034-talk-fail = Va tutto bene fino alla parola *ruscello*. A qualcuno esce la lingua da sola. «Parti in causa» dice il rubinetto.

above-below-page-l035 = Cigola, cigola: da dietro l’angolo viene un’oasi su un carretto. Ha tre palme, uno stagno, le canne, un’anatra; la tira un uomo in paglietta, e sa di menta e di fango. Una volta affittava sdraio, al mare. «Prego» dice stanco. «Passateci attraverso. Lo fanno tutti.» Da anni ogni carovana che incontra si dà di gomito, chiude gli occhi e tira dritto, morta di sete. Loro non ci cascano. Eccone un’altra, a denti stretti. Basterebbe qualche testimone. L’incasso, intatto, è in una scatola accanto all’anatra.
above-below-page-l035-again = C’è la coda. Affitta di nuovo le sdraio, a un soldo l’ora, piangendo di gioia.
above-below-page-l035-echo-1 = «Voi siete stati a quella locanda» dice. «A *lei*, ci credono. Qualcuno me lo spieghi.»
above-below-page-l035-vouch = Garantire, bevendo davanti a tutti
above-below-page-l035-vouch-2 = Bevete, fate i gargarismi. «Sembra *vera*» dice la carovana. Ma uno piccolo, in coda, ci ha messo un piede, e non si muove.
above-below-page-l035-vouch-4 = Spingete dentro il capo. Torna su con l’anatra in testa e un’altra faccia. Con l’otre vuoto non lasciano partire nessuno.
above-below-page-l035-drain = Prosciugarla, e prendere la scatola
above-below-page-l035-drain-5 = Siete svelti, e di bottiglie ne avete tante. Restano tre palme e un tremolio; e l’anatra che gira, gira sul fango.

above-below-page-l036 = «A sinistra niente» dice la guida. «A destra nemmeno.» Siede davanti a tre gallerie, rinsecchito, il gesso dietro l’orecchio. Era entrato da giovane; le ha fatte tutte fino in fondo e le ha cancellate, tranne quella di mezzo. Spira fresca, e sa, gli pare, di erba. «Quindi l’uscita è quella. Per forza.» Si guarda gli stivali. Finché non ci va, lo è. Chi ci è entrato per lui ed è tornato indietro non ce la fa più a scendere in cantina. La mappa del resto ve la lascia copiare, e i fogli che avanzano sono vostri.
above-below-page-l036-again = Sull’arco di mezzo non ha fatto croci, né altro; soltanto, col gesso e con cura, una sedia.
above-below-page-l036-last = Fare con lui l’ultima
above-below-page-l036-last-5 = È lunga, è solo una galleria, e finisce in un orto cintato con un pero e senza cancello. «Be’, è *qualcosa*» dice, e apre la merenda per tutti.
above-below-page-l036-last-8 = C’è una porta; la lascia aprire a voi. Erba, un colle, e giù dal colle un cane che lo riconosce. Il labirinto, dice senza voltarsi, potete tenervelo, tutto.
above-below-page-l036-last-fail = A metà si spezza il gesso, e lì davanti qualcosa prende fiato. Siete fuori prima dell’eco. Da allora uno di voi gira al largo dalle scale.
above-below-page-l036-copy = Copiare la sua mappa del resto
above-below-page-l036-copy-3 = È così grande che ci si dorme dentro, e ogni linea finisce in una crocetta pulita. «Erano tutte molto carine» dice «fin dove arrivavano.»
