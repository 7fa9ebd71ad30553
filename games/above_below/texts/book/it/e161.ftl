above-below-page-e161 = Otto cantori in lana grigia stanno sui gradini di cristallo, e nella sala gelida risuona tutto tranne il fondo. Dove dovrebbe esserci il nono c’è un paio di pantofole vuote, larghissime. «Il basso ci ha lasciati» dice la maestra, una certa signorina Vespri, sottile come un cero. «Siamo tutto tetto e niente pavimento.» Il suo fiato sa d’anice. A ogni *Amen* i cristalli viola si sporgono e, non sentendo la nota grave, si ritraggono. In un cappello rovesciato ci sono monete. Uno di voi la settimana scorsa era raffreddato, e forse laggiù ci arriva ancora.
above-below-page-e161-again = Le pantofole sono state spolverate. «Il posto l’abbiamo tenuto» dice la signorina Vespri «nel caso vi foste presi qualcosa.»
above-below-page-e161-hum = Canticchiare la nota grave
above-below-page-e161-hum-3 = È piuttosto un brontolio, ma sta sotto, e otto persone stanche ci si appoggiano. La signorina Vespri chiude gli occhi finché dura.
above-below-page-e161-hum-6 = Trovate la nota negli stivali e ce la lasciate. La sala risponde; dal gradino più alto un cristallo s’inchina tanto che si stacca.
above-below-page-e161-hat = Passare il cappello e sparire
above-below-page-e161-hat-4 = Lo passate in prima fila, in seconda fila e oltre la porta. Alle spalle arriva l’*Amen*, e non sa dove poggiare.

above-below-page-e162 = Sassi piatti orlano questa riva, come preparati per qualcuno, e il lago è liscio come un fiato trattenuto. Ne lanciate uno; e chi non l’avrebbe fatto. Cinque, sei, sette rimbalzi nel buio; poi niente; poi, picchiettando sempre più vicino, sette, sei, cinque, torna e vi cade ai piedi, tiepido. Sa di tasca altrui. C’è un graffio che prima non c’era: *7.* Chiunque sia, ha preso nota. Lo sentite scegliere. Il sasso successivo arriva avvolto in un pesce, per posta.
above-below-page-e162-again = Secondo il lago tocca a voi. Ha mandato un cuscino per appoggiare il piede.
above-below-page-e162-skip = Farlo rimbalzare più lontano
above-below-page-e162-skip-3 = Nove. Un silenzio, poi un trambusto di colpetti bagnati, che dopo un po’ capite essere applausi. La posta è vostra.
above-below-page-e162-skip-8 = Lanciate quello che tenevate in serbo. Non ricade. Al suo posto torna qualcosa a grandi balzi, viola, e un altro dietro; il graffio dice *ci arrendiamo*.

above-below-page-e163 = «E *questo* come va?» chiede la ragazza del banco di stivali. «Uguale» dice il centopiedi. È arrivato quando il mercato apriva. La sinistra è fatta, allacciata e pagata; c’è odore di cuoio nuovo e di lucido; adesso si siede, si gira, con un rumore di mazzo di carte, e tira su la destra. Lei ha le dita bruciate dai lacci. Dietro, la fila ha cominciato a battere i piedi, e lui lo prende per un applauso. I lacci riempiono una botte, e basta saper fare il fiocco.
above-below-page-e163-again = Il centopiedi è tornato. «Sono perfetti» dice. «Solo che adesso devo pensare quale va per primo.»
above-below-page-e163-lace = Allacciargli la destra
above-below-page-e163-lace-2 = Ne fate quattro, col doppio fiocco. La ragazza si appoggia al bancone a occhi chiusi e, finché dura, nessuno le chiede niente.
above-below-page-e163-lace-8 = Un piede a testa; trovate il ritmo, poi anche il motivo. Lui va su e giù: è pioggia che arriva. Il fondo della botte è vostro, e così la colletta della fila, in soldi e in funghi.

above-below-page-e164 = Su un fungo siede una creatura di forse otto anni, scalza, con la cartella, che fa le somme sulle lamelle. «Sono Giovedì» dice. «Ero Dorotea, ma mi hanno fatto un’offerta migliore.» Il bosco scricchiola come una sedia; le spore sanno di pepe. Colleziona nomi: nella cartella ha quello di un ammiraglio, avvolto in un calzino, quello di un cavallo, quasi nuovo, e quello di un cordaio che frutta ancora interessi. Una volta l’hanno chiamata e non ne aveva uno per rispondere, dice, ed è così che è rimasta. «Voi che avete?» La cartella non chiude bene.
above-below-page-e164-again = «Oggi sono te» dice la creatura, e ha il vostro nome e la vostra andatura. «Te lo rendo. Prude.»
above-below-page-e164-lend = Prestarle un nome per cena
above-below-page-e164-lend-3 = Le prestate quello di vostra nonna e lei lo porta tutta la sera, con gravità. Quando lo rende, il nome ha una toppa sul gomito.
above-below-page-e164-lend-4 = Glieli prestate tutti, per un’ora, in mucchio. Ci si siede in mezzo come chi ha una grande famiglia, e versa quel che l’ammiraglio teneva da parte.
above-below-page-e164-swap = Rifilarle un nome falso
above-below-page-e164-swap-5 = Prende *Rossi* per quello del cordaio senza guardarlo due volte. Nella cartella ci sono undici Rossi, ma questo non lo dite.

above-below-page-e165 = È sceso il sindaco in persona, con la fascia e tutto, a chiedere alle api di Perpetua se lo amano. È stato lunedì. Da allora non hanno più parlato; ci stanno pensando. Siede fra le arnie su uno sgabellino pieghevole, impettito, con odore d’acqua di lavanda, e alle spalle il suo domestico regge un ombrello contro il miele che cola. «Non dev’essere per forza *da tutti*» dice il sindaco. Perpetua rammenda e tace. Sul ginocchio ha una borsa piena per chi risponda in fretta, e l’arnia più vicina ha dietro un buco giusto per una cannuccia.
above-below-page-e165-again = Gli sgabelli adesso sono due, sotto lo stesso ombrello, e le api hanno finito di pensarci.
above-below-page-e165-echo-1 = Le api si dicono i vostri nomi l’una con l’altra, e tornano a pensare.
above-below-page-e165-echo-2 = «Sarete di dov’era quel giudice» dice Perpetua. «Sedetevi, su.»
above-below-page-e165-whom = Chiedere alle api da chi
above-below-page-e165-whom-5 = «*Da uno*» dice l’intera cappella. Alle spalle del sindaco l’ombrello ha cominciato, appena appena, a tremare. Lui vi paga, sottovoce, perché non chiediate altro.
above-below-page-e165-whom-8 = «*Da uno*» dicono, e si posano sull’ombrello. Lui si volta; ci mette fino a sera. Poi Perpetua porta un vaso di quello scuro, il domestico il suo cestino, e nessuno sta più dietro a nessuno.
above-below-page-e165-straw = Sussurrare «sì» con una cannuccia
above-below-page-e165-straw-3 = Piange, paga, e se ne va su per le scale di trotto. «Ecco» dicono le api, gelide, tutte insieme «ci stavamo *arrivando*.»

above-below-page-e166 = Nella galleria laterale siede un uomo fatto di lamiere, con le guance piene. La settimana che chiusero la miniera il capo si chinò, gli disse una cosa e aggiunse: *acqua in bocca*. Lui l’ha presa al pozzo, subito, e ce l’ha ancora. La mascella gli si è arrugginita; in un gomito ha fatto il nido uno scricciolo; c’è odore d’olio e di secchio. Scuote la testa, e sciacqua. Se qualcuno indovinasse sarebbe diverso. Uno della sua stessa fabbrica saprebbe che cosa si dice a uomini così.
above-below-page-e166-again = Le guance sono sempre piene. Ma ha girato la testa, di un capello, per vedervi.
above-below-page-e166-guess = Indovinare che cosa gli dissero
above-below-page-e166-guess-4 = Oro? Una vedova? Una seconda chiave? No. Ma di rado si era divertito tanto, e vi dà i fogli che teneva per rispondere, se mai avesse potuto: tutta carta buona.
above-below-page-e166-guess-6 = «Che gli dispiaceva» dite. Cigolano i chiodi. L’uomo vi guarda a lungo; poi, adagio, manda giù. «Era fresca» dice, con voce di tubo nuovo, e si alza per vedere dov’era il pozzo, e tutto il resto.
above-below-page-e166-guess-fail = Indovinate fino a restare senza voce. Lui ascolta ogni tentativo, con le mani sulle ginocchia, e scuote la testa, che sciacqua.

above-below-page-e167 = «Camminate su e giù» dice il cavallo. È un grigio pomellato in panciotto, tratta in persone, e gli affari vanno male. Nel recinto ce ne sono quattro col numero: un impiegato, due cugine e un tenore anziano che non alza i piedi. Sono venuti di loro volontà; l’avena è ottima. C’è odore di sapone da sella, e una banda suona male apposta. «Ormai non li compra più nessuno per passione» dice il cavallo, e gli calano le orecchie. La sua cassaforte ha un chiavistello da zoccoli.
above-below-page-e167-again = Il tenore è stato venduto, a una buona casa con le scale. Il cavallo vi mostra la lettera due volte.
above-below-page-e167-praise = Lodargli la merce, uno per uno
above-below-page-e167-praise-2 = Ammirate la dentatura del tenore. Il tenore, che da anni non lo guarda nessuno, vi dà tutto il second’atto.
above-below-page-e167-praise-4 = Chiedete che cosa mangia l’impiegato, e se le cugine si possono dividere. Il cavallo, commosso, vi soffia sul collo e di farvi pagare il pranzo non vuol sentir parlare.
above-below-page-e167-trick = Forzare il chiavistello da zoccoli
above-below-page-e167-trick-5 = Le dita sono un gran vantaggio. Dietro, nel recinto, il vecchio tenore si ferma a metà di una nota.

above-below-page-e168 = Mezzogiorno: per un’ora questo fiume corre all’indietro. Si ferma, pare tastarsi le tasche, si gira; e tutto ciò che si è portato via nell’anno ripassa, controcorrente, in ordine inverso. Cappelli. Un cancello. Una sedia col suo cuscino. L’aria sa di neve, poi di maggio; il rumore è un lungo respiro in dentro. Va tutto a casa, e nessuno guarda. Corre forte, però, e fondo, e davanti vanno i pesci a marcia indietro, con una certa espressione.
above-below-page-e168-again = Il fiume è già andato e tornato. A riva, strizzata e piegata, c’è l’ultima idea che vi eravate fatti di lui.
above-below-page-e168-gather = Raccogliere quel che passa
above-below-page-e168-gather-5 = Un cesto dell’ottobre scorso, pieno; un borsellino. I cappelli li lasciate andare. Quelli li aspetta qualcuno, a capo scoperto.
above-below-page-e168-gather-8 = Aspettate quel che partì per primo, con la piena di primavera, da molto in alto: arriva ultimo, piano, perché pesa, e luccica. Chiudete le mani e l’ora è finita.
above-below-page-e168-stand = Piantarsi al guado con la rete
above-below-page-e168-stand-6 = Ci volete tutti per una rete sola. Entrano di coda, sicché l’ultima cosa che si prende è la sorpresa.

above-below-page-e169 = *Si accettano preoccupazioni*, dice un cartoncino nell’angolo morto del mercato, *a ore o per sempre*. Dietro c’è una vecchia magra con tre scialli. «Avete lasciato qualcosa sul fuoco» dice, con gusto. «E poi c’è il ponte.» Sa di canfora; fischia un bollitore, e lei non si fida. Gli affari vanno male, perché la gente ha preso a non badarci; per questo ha le sue gocce. Quanto a finire in un *villaggio*, coi bambini, le scale a pioli, uno stagno, non vuole nemmeno pensarci. Ci pensa.
above-below-page-e169-again = «Siete tornati» dice quella delle preoccupazioni. «Lo *sapevo*. Era il fuoco, vero?»
above-below-page-e169-hire = Chiederle di venire con voi
above-below-page-e169-hire-5 = «Non posso» dice, facendo la valigia. «Ve ne pentirete. Il primo ad andare sarà il tetto.» Per strada l’hanno sentita cantare. Nel vostro villaggio non si dormiva così bene da anni.
above-below-page-e169-leave = Lasciarle una preoccupazione
above-below-page-e169-leave-0 = Le lasciate quella del comignolo. La guarda controluce, dice *oh, mamma mia*, e vi dà delle sue gocce, per il posto dov’era.

above-below-page-e170 = Nessuno lavora al fronte. I picconieri stanno intorno col berretto in mano, perché al carbone è spuntata una foglia. Era foresta, una volta; stava ripiegato al buio da trecento milioni di anni, e venerdì, al tepore della lampada di qualcuno, ha creduto che fosse primavera. È una foglia piccola, bagnata, di nessuna specie nota. Sa di pioggia di prima che ci fosse qualcuno. Dietro luccica la vena. «Se avesse una lampada sua» dice il più giovane; ma la strada, su, è nera fino in cima.
above-below-page-e170-again = Le foglie sono due, e c’è la fila. Vengono a fine turno e ci alitano sopra.
above-below-page-e170-lamp = Lasciarle la vostra, tornare al buio
above-below-page-e170-lamp-0 = Appendete la lanterna lì accanto e salite a tentoni, la mano sul cappotto davanti. Ci saranno altri giorni per le grotte. Dietro di voi sono le aprile e mezza.
above-below-page-e170-hew = Picconare la vena come viene
above-below-page-e170-hew-7 = Attaccate di lato, dove è più ricca, e a ogni colpo la foglia trema. Quando portano via le lampade si guarda un poco intorno, e si piega.
above-below-page-e170-hew-fail = Il piccone suona una volta. Uno dopo l’altro i picconieri si calcano il berretto, e vengono a mettersi fra voi e il carbone.
