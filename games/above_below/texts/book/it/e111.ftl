above-below-page-e111 = «Mm» fa il buio. Restate immobili. Quella che credevate una collina sta salendo; resta su a lungo; scende, e vi passa addosso un vento che sa di fieno e di tuono. «Mm?» Dorme. Nel sonno chiede qualcosa a qualcuno, e lo chiede, si direbbe, da prima che ci fossero domande. Lungo la piega della palpebra pendono le pietre che crescono solo dove per un’era non si è mosso niente. Potreste salire a prenderle. Ma nessuno le ha mai risposto.
above-below-page-e111-again = «Mm» fa, in tutt’altro tono, e sentite la collina girarsi verso di voi, come ci si gira verso un amico.
above-below-page-e111-reply = Risponderle piano: «sì»
above-below-page-e111-reply-5 = Il respiro si ferma. Poi esce tutto, cent’anni di respiro, tiepido. Qualcosa che s’era perso fra le pieghe rotola giù e si ferma contro i vostri stivali.
above-below-page-e111-gather = Raccogliere le pietre dalle ciglia
above-below-page-e111-gather-7 = A forza di braccia, un ciglio dopo l’altro. Sono infilate su qualcosa di sottile e forte; su cosa non lo guardate, e non tirate.
above-below-page-e111-gather-8 = Prendete le due dell’angolo, dove comincerebbe una lacrima. «Mm» fa, triste, e siete già a terra senza sapere come.

above-below-page-e112 = Vanga, fiato, vanga: un vecchio scava, dentro fino al cappello. Scese quarant’anni fa in coda a un funerale, per fare le cose come si deve, e ha smarrito la defunta. «Sei piedi, disse lei. Ma sei piedi da *dove*?» Tutt’intorno si aprono buche ordinate, profonde, sbagliate; la terra sa di candela. Non smetterà finché non l’avrà messa a letto. Nella parete di una luccica del minerale. E sul mucchio stanno le offerte, in bei vasi e borsellini, per lei, se mai salterà fuori.
above-below-page-e112-again = Il campo è piano e seminato a erba. Sulla vanga è appeso un cappello. Sottoterra ha smesso di piovere.
above-below-page-e112-dig = Scavare con lui finché si trova
above-below-page-e112-dig-5 = Prima ne trovate altri tre, e siete educati. Alla fine dice che gli basta la vostra parola, e beve il tè in un’offerta.
above-below-page-e112-dig-7 = Era nella carriola; l’aveva coperta bene, per l’umido. Legge quel che sa a memoria da quarant’anni, e voi gettate le zolle che brillano.
above-below-page-e112-spade = Vendere le offerte sul mucchio
above-below-page-e112-spade-4 = Lui è in fondo e vede soltanto il cielo, o quel che ne fa le veci. «Sono fiori?» chiede da sotto. «Gentile da parte vostra.»
above-below-page-e112-spade-fail = Un borsellino si apre sopra il suo cappello. Non dice niente; resta là, in basso, con la vostra moneta alzata.

above-below-page-e113 = Toc, risponde il muro; toc, toc. Nel camino, su un’altalena di catena da misura, sta la signorina Filone, orecchio alla roccia, coperta di polvere di mattone. «Scaviamo per incontrarci» dice. «Lui da sotto, io da sopra. Ognuno ha disegnato la metà dell’altro, in confidenza.» La candela sfrigola; cola cera calda; i colpi deviano a sinistra. Le farebbe comodo una luce tenuta dritta. Nella borsa ha la mappa comune, senza firme, e al mercato non c’è cercatore che non gliel’abbia chiesta.
above-below-page-e113-again = Di là dal muro due voci, molto vicine, leggono ad alta voce dei rilevamenti. Ci mettete un po’ a capire che è poesia.
above-below-page-e113-echo-1 = «Avete rimesso a posto il cippo» dice. «Vi ho disegnati. Piccoli, ma in scala.»
above-below-page-e113-echo-2 = «Siete quelli della catena» dice, e allunga una zampa per esserne certa.
above-below-page-e113-light = Tenere dritta la luce
above-below-page-e113-light-2 = La tenete finché tremano le braccia. I colpi si raddrizzano. Cade un mattone, e dietro c’è un paio di occhiali, molto sorpresi.
above-below-page-e113-light-4 = Sbucano nello stesso preciso istante, secondo entrambi gli orologi. Per l’emozione vi pagano troppo, ognuno di nascosto all’altro.
above-below-page-e113-sell = Vendere la mappa stanotte
above-below-page-e113-sell-5 = Al mattino nel camino ci sono quaranta uomini con i secchi. I due colpi tacciono. Su nessuna mappa c’è scritto dove.

above-below-page-e114 = Prendono fiato i mantelli grigi; accanto a tutti e otto, da una forca d’abete nuovo, pende il basso supplente. È una campana. «Una nota sola» dice la signorina Vespri «ma *che* nota», e le dà pacche come a un cavallo. Era dei pompieri e, per puro scrupolo, entra in anticipo. Stasera ci sono gli abbonati, col piattino alla porta; deve suonare una volta, alla battuta sessanta. Fino ad allora qualcuno deve starle dentro, in un odore di bronzo e di pioggia vecchia, abbracciato al batacchio.
above-below-page-e114-again = La campana ha un mantello grigio tutto suo. Trema appena: le piacerebbe tanto che glielo chiedessero.
above-below-page-e114-echo-1 = «Di nuovo voi» mormora la signorina Vespri. «Ha tanta paura quanta ne avevate voi.»
above-below-page-e114-echo-2 = «Gente di fuori ne abbiamo già avuta» dice alla campana la signorina Vespri. «Respira.»
above-below-page-e114-hug = Abbracciare il batacchio
above-below-page-e114-hug-2 = Mollate alla cinquantotto. È gloriosa lo stesso; una fila intera crede che ci sia il fuoco, e uscendo paga come benedetta.
above-below-page-e114-hug-5 = Alla sessanta vi lasciate cadere, e lei parla. Per un bel pezzo non tossisce nessuno. La signorina Vespri fa una riverenza alla campana, una a voi, e rovescia il piattino.

above-below-page-e115 = Nel teschio di qualcosa con le zanne, dove una volta si pensava, si è sistemato uno sciame. Tutta la testa ronza di opinioni. «Tu hai una vescica» dice tra i denti «e lui della lettera non ha detto niente a nessuno.» Sono quelle di Perpetua, disperse da una settimana e di malumore; da un occhio cola cera tiepida, e c’è profumo di tiglio. Le api si possono portare a casa in un cappello, se per due miglia non si bada a quel che dicono. Hanno pure, oneste come sono, messo via gli spiccioli perduti dietro la mascella.
above-below-page-e115-again = Il teschio vi ripete che cosa aveva pensato di voi. Ha avuto agio di dirlo meglio.
above-below-page-e115-echo-1 = «Sono quelli della brocca» dice il teschio, quasi con affetto.
above-below-page-e115-echo-2 = «Altri come voi sanno essere civili» dice il teschio. «Così, per dire.»
above-below-page-e115-carry = Portare lo sciame in un cappello
above-below-page-e115-carry-5 = Due miglia. Alla fine non avete più un segreto e vi rispettate di più. Perpetua apparecchia senza dire una parola.
above-below-page-e115-carry-7 = Ringraziate a ogni osservazione. La regina, che ha sentito parlare di buone maniere, viaggia sulla tesa. Quella sera l’arnia suona un tono più dolce, e brindate.
above-below-page-e115-rob = Rubare gli spiccioli del teschio
above-below-page-e115-rob-3 = Una manciata, e via di corsa. Non vi inseguono. Lo raccontano soltanto alle prossime undici persone.

above-below-page-e116 = In questa sala i suoni arrivano in anticipo. Vi sentite ammirarla prima di entrare, poi un colpo di tosse, poi, dal fondo, uno dei vostri che grida: *No, quella a sinistra!* I cristalli stanno in fila come canne d’organo, così freddi che fumano, e l’aria sa di scorza di limone. Di sinistra non ha ancora parlato nessuno. Due colonne hanno preso a ronzare, e dentro una scorre una luce viola. Potreste sedervi finché ne saprete di più, o tirar fuori subito lo scalpello.
above-below-page-e116-again = La sala vi accoglie con i vostri stessi saluti d’addio. Li dite, per non creare complicazioni, e ve ne andate.
above-below-page-e116-wait = Sedersi e lasciarla finire
above-below-page-e116-wait-0 = Ascoltate tutto il pomeriggio, compresa la caduta che ormai non farete. A quanto pare a qualcuno sarebbe servita la pozione; ve la tenete.
above-below-page-e116-chip = Scalpellare quelle che ronzano
above-below-page-e116-chip-4 = «No, quella a sinistra!» grida qualcuno, giusto in tempo. Viene via in schegge limpide, buone da vendere, e nessuno ci ha rimesso un sopracciglio.
above-below-page-e116-chip-6 = Quella a sinistra si apre come una credenza. Dentro, su uno stelo di luce, cresce una pietra che, a sentire, sta già sulla vostra mensola.

above-below-page-e117 = Dritto in su, con gli occhialoni, scavano cinque minatori del profondo. Fanno prospezioni, dice la caposquadra: sopra questo punto corre una gran vena di cielo, a due giorni stando all’odore, e lei ne ha un campione, tappato. Sembra un barattolo vuoto. Piove ghiaino; tutti hanno in bocca il gesso. «È vero che non finisce?» chiede il più giovane. «E allora com’è *puntellato*?» Si sono fermati tutti a sentire. Presso la scala è appeso del pesce affumicato, e al modulo di concessione manca soltanto la firma di qualcuno del posto.
above-below-page-e117-again = Il pozzo adesso ha una finestra, in cima. «Attenti all’azzurro» dice la caposquadra. «Ne è entrato un po’.»
above-below-page-e117-tell = Dire che cosa lo regge
above-below-page-e117-tell-3 = «Niente» dite. Per un bel pezzo nessuno parla. Poi la caposquadra si toglie il casco, e riprendono a scavare, più piano, come si lavora accanto a una chiesa.
above-below-page-e117-tell-6 = Sbucano di notte, in un campo di rape, e restano lì. Sul modulo, alla voce *Profondità*, la caposquadra scrive *sì*. A voi va la galleria, con la cena dentro.
above-below-page-e117-sell = Venderne loro un miglio quadrato
above-below-page-e117-sell-3 = Cedete il pezzo che va dal campanile allo stagno delle anatre. Pagano con quel che c’è in tavola, e vi chiedono, timidi, che cosa mangia.

above-below-page-e118 = Toc, toc, toc, fa qualcosa sulla parete della tana, con garbo, benché porte non ce ne siano. Entra su tre ruote: uno scrivano di rame con un cassetto al posto del petto, che sa d’inchiostro e di spiccioli caldi. «Anagrafe» dice. «Quanti siete, e da quando?» Mentre scrive gli trilla un campanello. C’è un premio, spiega, per ogni anima iscritta al Registro, pagabile subito e dal cassetto; e lui crede a quel che gli si dice. Non siete tanti. Ma ci sono dei cappelli, una scopa, un prosciutto, e la luce è poca.
above-below-page-e118-again = «Eravate quattro e un prosciutto» legge lo scrivano di rame. Aspetta con la penna alzata. «Variazioni?»
above-below-page-e118-true = Dichiarare il numero vero
above-below-page-e118-true-3 = Ringrazia e fa a ciascuno un timbro leggero sulla mano. Un numero così piccolo non gliel’avevano mai detto, osserva, né con tanto sollievo.
above-below-page-e118-true-6 = Vi riconta, per il gusto. «Concorda» dice con un trillo stupito, e svita la piastra che nascondeva il suo errore di tanti anni.
above-below-page-e118-more = Mettere il cappello alle scope
above-below-page-e118-more-5 = Undici anime, scrive, di cui una affumicata. Il cassetto paga a testa, e la penna non ha un attimo di esitazione.
above-below-page-e118-more-fail = Stringe la mano a ciascuno. Stringe la mano alla scopa. Poi apre il libro grosso, quello delle osservazioni.

above-below-page-e119 = L’ultima copia di *Tutta la verità*, in quattro volumi, è stata mangiata. Il tarlo giace lungo il tavolo di lettura, pallido, dotto, grosso come un cuscinone, e sta malissimo; ormai la sa a memoria, e gli torna su senza alcun ordine. Sa di marocchino e d’indigestione. «*… ed è per questo*» dice, col singhiozzo, «*che nessuna porta dovrebbe…* Oh, presto.» La bibliotecaria ha disposto penne, un borsellino e buoni fogli bianchi, più di quanti ne servano, per chi scriva più svelto di quanto lui digerisce.
above-below-page-e119-again = «Mai più» dice il tarlo; e poi, a voce più bassa: «Quello è un atlante?»
above-below-page-e119-take = Metterla per iscritto in tempo
above-below-page-e119-take-4 = Prendete la seconda metà del volume terzo, e l’indice. Ha un’aria migliore. La carta che avanza, dice la bibliotecaria, ve la siete guadagnata.
above-below-page-e119-take-8 = Prendete tutto, fino all’errata corrige. «*E con questo, a letto*» finisce, roseo, vuoto, addormentato. Lei paga a riga e continua a mettervi in mano fogli puliti.
above-below-page-e119-take-fail = Inghiotte. Gli si spande in faccia una gran pace. «Era qualcosa sulle porte» dice.

above-below-page-e120 = Un signore attraversa il campo d’ossa e si leva il cappello. Sotto non c’è testa: c’è un fagiolo. Gli è spuntato tra i piedi, gli è salito addosso per la luce e, arrivato in cima, si è ritrovato con un signore a disposizione. Gli scricchiolano le giunture; nel panciotto frusciano foglie; sa di spago bagnato. L’inchino l’ha imparato da una stampa. Sulle mani ha dei dubbi. Ne tende una e guarda le vostre; con l’altra vi offre il braccio. Dal taschino pende un orologio d’oro; a lui, dell’ora, non importa.
above-below-page-e120-again = Su il cappello. Sotto, stavolta, per non mettervi a disagio, ha messo una rapa con la riga da una parte.
above-below-page-e120-shake = Stringergli la mano, per insegnargli
above-below-page-e120-shake-2 = Gliela stringete. Ve la stringe; e va avanti, avendo viticci e nessuna idea di dove una cosa così finisca. Al cancello dà la mano al cancello.
above-below-page-e120-stroll = Prenderlo sottobraccio e passeggiare
above-below-page-e120-watch = Sfilargli l’orologio d’oro
above-below-page-e120-watch-6 = Dunque a questo, pensa, servono le mani. Sta fermo fermo per voi; poi, timido, vi fruga lui in tasca, trova un pezzetto di corda, e s’inchina.
above-below-page-e120-watch-fail = La catena ha messo radici. Quel che viene via è un fiore, e ve ne porge un altro uguale, per l’altro risvolto.
