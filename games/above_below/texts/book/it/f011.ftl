above-below-page-f011 = Tra il tic che manca e il tac che deve ancora venire c’è una stanza. Ha un tappeto, un fuoco basso, tante poltrone quanti siete e nessuna fretta. Sa di feltro caldo; il silenzio fa le fusa. Qui l’orologio mette via quello che la gente gli lascia: minuti sparsi, imbottigliati, di pisolini e di treni persi; corda di scorta per i pesi, in matasse, e ciò che i viaggiatori avevano in tasca. «Accomodatevi» dice attraverso il muro. «Prima di allora non suono.»
above-below-page-f011-again = Le poltrone hanno tenuto la vostra forma. Sul tappeto c’è una bottiglia etichettata: *Loro. Quel pomeriggio.*
above-below-page-f011-rest = Prendersela comoda
above-below-page-f011-rest-2 = Cinque minuti del pisolino di qualcuno, appena stappati, e i piedi non ricordano più di che cosa si lagnavano. Dovete prenderne anche per il viaggio, con quel che c’era in tasca.
above-below-page-f011-rest-3 = Restate due settimane, a bottiglie, e le spolverate tutte. Quando uscite il pendolo non si è mosso, ma siete avvolti di buona corda e avete in mano i soldi del ritorno di qualcuno.

above-below-page-f012 = Dentro è come un teatro mai arieggiato: rosso, a cupola, umido. Sa di liquirizia, e a ogni respiro la galleria vi solleva di un dito. Il piccolo rospo riceve in vestaglia. «Lo chiamano un *abuso*» dice. «Ma sentite!» Canta una battuta e siete tutti in lacrime, e fuori, nella sala, anche i cristalli. Nello stagno era uno di quattrocento. Nessuno ha mai cantato *con* lui. Dietro pende un molare d’oro massiccio, piuttosto lento. Di sopra, il grande cerca di non inghiottire.
above-below-page-f012-again = Sulla lingua c’è un biglietto. *Traslocato. Si può anche essere accolti troppo bene.*
above-below-page-f012-duet = Fargli la seconda voce
above-below-page-f012-duet-3 = Vacilla; nessuno era mai entrato *dopo* di lui. All’ultima battuta sta facendo la valigia alla cieca, e ciò che gli hanno lanciato vuole che lo abbiate voi.
above-below-page-f012-duet-7 = «Oh» dice, a metà, «ma siamo in *due*.» Con l’ultimo accordo esce lungo la lingua, verso gli otto in lana grigia, che si sono stretti per fargli posto. La sala lancia soldi, e un cristallo.
above-below-page-f012-tooth = Sganciare il molare d’oro
above-below-page-f012-tooth-6 = «*Ecco!*» sentite gridare fuori la signorina Vespri. «Il suo *re* basso, quello di una volta!» Il piccolo vi guarda, e si chiude la vestaglia.
above-below-page-f012-tooth-fail = Inghiotte; non ha potuto farne a meno. Vi tirano su con una piuma. La signorina Vespri è gentilissima, e gli conta i denti.

above-below-page-f013 = Una nota sale per la sala e, prima che ridiscenda, ha già sotto otto zampe. La signora si è tolta gli occhiali. «Sì?» dice. «E poi?» I cristalli hanno preso a dondolare, ognuno al suo tempo; la polvere cade in battuta; c’è odore d’interno di violino. Nessuno al villaggio suona niente, ma tutti sanno quello che si canta quando il fieno è dentro. Ha nove strofe e non ha finale. Mentre ascolta a occhi chiusi, certo, un coltello in quelle corde farebbe molta strada.
above-below-page-f013-again = «Quella!» esclama la signora alla prima nota. «Stavo lavorando alla sesta strofa.»
above-below-page-f013-hymn = Cantarle quella del fieno, tutta
above-below-page-f013-hymn-4 = Entra alla seconda strofa e non se ne va più. Alla nona vi taglia un festone, col motivo ancora dentro.
above-below-page-f013-hymn-6 = Tenete l’ultima nota finché lei le trova un finale, cosa mai riuscita in quattrocento estati. Uno dei cristalli si stacca e chiede il bis.
above-below-page-f013-snip = Tagliare le corde mentre ascolta
above-below-page-f013-snip-5 = Vengono via a bracciate. A metà della seconda strofa le sue zampe si posano sul niente, e lei aspetta, educata, che andiate avanti.

above-below-page-f014 = A occhi chiusi e mani avanti entrate; e due mani prendono le vostre, una secca come la carta, una col pelo. Nessuno dice niente. Il violino attacca, più vicino a terra di quanto pensavate. Fiutate ponce, bucce, corteccia bagnata; sopra le teste passano piatti con qualcosa di caldo, al burro; nel cappello per l’orchestra c’è un tintinnio. Non vi chiedono chi siete. Vi chiedono, con uno strattone, se conoscete questa; e con un soffio all’orecchio, in nessuna lingua, di non guardare. Sarebbe finita.
above-below-page-f014-again = Entrate a occhi chiusi, e vi prende la mano qualcuno che già la conosce.
above-below-page-f014-dance = Ballare senza guardare
above-below-page-f014-dance-3 = È una polca, con una gamba in più. Qualcuno ride contro la vostra manica. Vi riempiono le tasche prima di rimettervi, girando, sul sentiero.
above-below-page-f014-dance-7 = Ma sì che la conoscete. Le conoscete tutte. Quando in pista non resta più nessuno, una mano piccolissima vi chiude le dita su un’arancia, e aprite gli occhi nella vostra via.
above-below-page-f014-dance-fail = Volevate solo vedere il violinista. È un cerchio di funghi, con la rugiada. Uno dondola ancora.

above-below-page-f015 = Si alza un otturatore, ed è una città. Pende nel buio fin dove gira l’arnese, lampada su lampada, e a ogni finestra qualcuno passa la sera: stirano, apparecchiano, alzano un neonato perché veda le stelle; che siete, capite a poco a poco, voi. Ticchetta; sa di ottone caldo. Laggiù c’è un altro cannocchiale, e un bambino che ci guarda. Alza una mano, a metà. Certe finestre sono buie, i padroni sono usciti; un professionista di un certo genere pagherebbe per un elenco.
above-below-page-f015-again = Si alza l’otturatore. A ogni finestra che c’è hanno messo un lume, rivolto in fuori, per voi.
above-below-page-f015-wave = Salutare con le lanterne
above-below-page-f015-wave-3 = Le fate dondolare. Si apre una finestra, poi un’altra; poi un’intera via si sporge, con gli asciugamani. Scosso, il cannocchiale rende la moneta.
above-below-page-f015-wave-7 = Sorgete, tramontate, fate una cometa. Verso mezzanotte dal buio sale un cesto, con uno spago lunghissimo, e dentro la cena, calda, e qualcosa contro il vento. *Ancora*, dice il biglietto.
above-below-page-f015-note = Annotare quelle buie
above-below-page-f015-note-5 = Paga a finestra. Quando guardate di nuovo sono tirate tutte le tende. Solo quella del bambino è aperta; mostra a qualcuno un punto del cielo, e scuote la testa.

above-below-page-f016 = Due giri più sotto, seduta su un gradino, c’è la signora, scalza. È limpida come una finestra; attraverso si vede il gradino dopo, e si sente odore di gigli, e di piedi. «Non me l’ha chiesto *neanche una volta*» dice. «Né se ero pronta. Né se avevo un cappotto. Si è messo a *suonare*, hanno pianto tutti, ed eccomi qua, con queste scarpe.» Le vesciche le ha lo stesso. Molto in alto qualcosa batte di scalino in scalino, sempre più piano. Non dice che viene. Manderebbe a dire, se qualcuno avesse le gambe.
above-below-page-f016-again = Ha tutte e due le scarpe, e uno scialle. «Ha mandato a chiedere se ne *gradivo* uno» dice.
above-below-page-f016-run = Correre su e giù coi messaggi
above-below-page-f016-run-3 = «Chiedetele se le *farebbe piacere*» dice lui al muro. Chiedete. Lei s’infila una scarpa. Per il vostro fianco ha un unguento; laggiù, dice, lo usano per tutto.
above-below-page-f016-run-6 = Verso sera è diventata una conversazione. Lui si siede sul suo gradino; lei sale e gli si siede schiena contro schiena. Potete tenere, dicono, i tempi lenti, e il prezzo del viaggio.

above-below-page-f017 = Casa è una gabbia di costole con le tendine. A tavola aspettano un luppolo in cuffietta, un pisello odoroso vestito alla marinara e una vite vecchissima, che ha il vescovo da prima che ci fosse il muro. Si fruscia la preghiera. C’è tutto quel che si ha a cena: la zuppiera, la trota, i funghi coi crostini. Hanno apparecchiato che è una bellezza, da una stampa, e ci stanno davanti a mani giunte, nell’odore del burro che si fredda, e che cosa succeda adesso non lo sanno. I busti sono di corda ottima. In qualche vestito c’è un borsellino.
above-below-page-f017-again = Vi invitano a colazione, da un’altra stampa. A ogni singolo albero hanno annodato un tovagliolo.
above-below-page-f017-dinner = Mostrare come si mangia
above-below-page-f017-dinner-2 = Alzate un cucchiaio; ne salgono tre. Aprite la bocca. La marinara si versa la minestra nel colletto e, dall’orlo in su, s’illumina.
above-below-page-f017-dinner-4 = Glielo spiegate una portata alla volta, coi rumori. Mettono i piedi nel vino e si fanno loquaci. Quel che resta nei piatti, cioè tutto, qualcuno dovrà pur portarlo via.
above-below-page-f017-unwind = Srotolarli per la corda
above-below-page-f017-unwind-7 = Prendete un capo ciascuno e uscite camminando. Una cuffietta si posa sulla sedia; poi la marinara, piatta, come in giorno di bucato.
above-below-page-f017-unwind-fail = La vite ha un vescovo da tanto tempo. Alza due dita e, senza sapere come, siete tutti in ginocchio.

above-below-page-f018 = Filo, orecchio d’ottone, vecchina con la matita: la linea finisce qui. Ogni volta che è arrivato il messaggio l’ha copiato in bella grafia, e il casotto ne è pieno fino al lume; l’aria sa d’inchiostro e di latta calda. «Non si può andar via» dice. «Chi lo scriverebbe?» Di rispondere non le è mai venuto in mente: è un altro reparto. Ma sotto la polvere c’è un tasto per trasmettere. Sposta un po’ la sedia, per non vedervi mentre lo guardate.
above-below-page-f018-again = Il casotto è chiuso a chiave. Alla porta è appeso un modulo, in bella grafia: *Andata subito.*
above-below-page-f018-tap = Battere una risposta
above-below-page-f018-tap-3 = *ARRIVIAMO STOP*, battete, pressappoco. Per tutto il campo le foglie si fermano. Lei spezza la punta della matita, e vi trova qualcosa per l’affrancatura.
above-below-page-f018-tap-6 = *METTETE SU L’ACQUA STOP*. Lo legge da sopra la vostra spalla e prende il cappello. Vi lascia i rocchetti, i moduli, la piccola cassa. Lungo la linea comincia: *OH*.

above-below-page-f019 = Dall’altra parte fa caldo, e sa di sigaro. Qui stanno tutti quelli che l’hanno scampata: un duca, degli azionisti, un bambino che doveva essere a casa per le otto e non gli dissero quali. Niente è vietato. Hanno barato a carte finché nessuno sa più a che gioco fosse, e sbadigliano, e hanno le tasche che tintinnano. «Non avreste per caso addosso una *regola*?» chiede il duca, piano. «Una piccola. Si sente la mancanza di qualcosa da aggirare.» Riempirebbero qualunque cappello; il guaio è questo.
above-below-page-f019-again = Al circolo c’è un avviso nuovo: *È vietato leggere il presente avviso.* C’è la fila.
above-below-page-f019-rule = Dar loro una regola piccola
above-below-page-f019-rule-3 = *Vietato fischiare*, dite, per cominciare. Si fa un silenzio come non c’era da anni; e poi dietro una tenda, pianissimo, qualcuno attacca.
above-below-page-f019-rule-5 = Ne scrivete dieci, con le ammende. Leggono con gli occhi lucidi; il bambino chiede un orologio. A voi quel che resta della carta intestata, e la vostra prima mazzetta.
above-below-page-f019-fleece = Porgere un cappello
above-below-page-f019-fleece-4 = Ci versano tutto quel che hanno, carte comprese, e ringraziano. Non è mai stato così facile. A metà del buco, tornando, vi accorgete che uno di voi ha sbadigliato.

above-below-page-f020 = Attraverso il buco, scuotendovi la terra, vi alzate in piedi in un salottino. Nessuno. Le sedie circondano un tavolo col lume acceso; il pane è imburrato; il bollitore ha cominciato a cantare in quel momento. Da dietro il muro da cui siete venuti, all’altezza del ginocchio, adesso sentite voi stessi: scavate, e vi chiedete se scavare. Manca un coperto, secondo i vostri conti, e nel cassetto c’è l’argento. Sarebbe gentile aggiungerne uno, per chi verrà dopo ad ascoltare.
above-below-page-f020-again = Il salottino è come l’avete lasciato, o un po’ più cortese. Attraverso il muro vi sentite non entrare.
above-below-page-f020-lay = Aggiungere un coperto, e dirlo
above-below-page-f020-lay-3 = «C’è posto» dite forte alla serratura. Fuori smettono di scavare, e ricominciano più svelti. La brocca fa il giro.
above-below-page-f020-lay-5 = Vi raccontate le strade, il fango, chi era in ritardo. Quando finalmente il muro cede c’è la marmellata, e nel buco nessuno, e un cesto pieno.
above-below-page-f020-silver = Svuotare l’argento dal cassetto
above-below-page-f020-silver-6 = Siete proprio soli. Soltanto, mentre strisciate via, da dietro il muro lo sentite: rimettono a posto le sedie, a una a una, tante quanti eravate.
