above-below-page-e161 = Otto cantori in lana grigia stanno sui gradini di cristallo, e nella sala gelida risuona tutto tranne il fondo. Dove dovrebbe esserci il nono c’è un paio di pantofole vuote, larghissime. «Il basso ci ha lasciati» dice la maestra, una certa signorina Vespri, sottile come un cero. «Siamo tutto tetto e niente pavimento.» Il suo fiato sa d’anice. A ogni *Amen* i cristalli viola si sporgono e, non sentendo la nota grave, si ritraggono. In un cappello rovesciato ci sono monete. Uno di voi la settimana scorsa era raffreddato, e forse laggiù ci arriva ancora.
above-below-page-e161-again = Le pantofole sono state spolverate. «Il posto l’abbiamo tenuto» dice la signorina Vespri «nel caso vi foste presi qualcosa.»
above-below-page-e161-hum = Canticchiare la nota grave
above-below-page-e161-hum-3 = È piuttosto un brontolio, ma sta sotto, e otto persone stanche ci si appoggiano. La signorina Vespri chiude gli occhi finché dura.
above-below-page-e161-hum-6 = Trovate la nota negli stivali e ce la lasciate. La sala risponde; dal gradino più alto un cristallo s’inchina tanto che si stacca.
above-below-page-e161-hat = Passare il cappello e sparire
above-below-page-e161-hat-4 = Lo passate in prima fila, in seconda fila e oltre la porta. Alle spalle arriva l’*Amen*, e non sa dove poggiare.

above-below-page-e164 = Su un fungo siede una creatura di forse otto anni, scalza, con la cartella, che fa le somme sulle lamelle. «Sono Giovedì» dice. «Ero Dorotea, ma mi hanno fatto un’offerta migliore.» Il bosco scricchiola come una sedia; le spore sanno di pepe. Colleziona nomi: nella cartella ha quello di un ammiraglio, avvolto in un calzino, quello di un cavallo, quasi nuovo, e quello di un cordaio che frutta ancora interessi. Una volta l’hanno chiamata e non ne aveva uno per rispondere, dice, ed è così che è rimasta. «Voi che avete?» La cartella non chiude bene.
above-below-page-e164-again = «Oggi sono te» dice la creatura, e ha il vostro nome e la vostra andatura. «Te lo rendo. Prude.»
above-below-page-e164-lend = Prestarle un nome per cena
above-below-page-e164-lend-3 = Le prestate quello di vostra nonna e lei lo porta tutta la sera, con gravità. Quando lo rende, il nome ha una toppa sul gomito.
above-below-page-e164-lend-4 = Glieli prestate tutti, per un’ora, in mucchio. Ci si siede in mezzo come chi ha una grande famiglia, e versa quel che l’ammiraglio teneva da parte.
above-below-page-e164-swap = Rifilarle un nome falso
above-below-page-e164-swap-5 = Prende *Rossi* per quello del cordaio senza guardarlo due volte. Nella cartella ci sono undici Rossi, ma questo non lo dite.

above-below-page-e167 = «Camminate su e giù» dice il cavallo. È un grigio pomellato in panciotto, tratta in persone, e gli affari vanno male. Nel recinto ce ne sono quattro col numero: un impiegato, due cugine e un tenore anziano che non alza i piedi. Sono venuti di loro volontà; l’avena è ottima. C’è odore di sapone da sella, e una banda suona male apposta. «Ormai non li compra più nessuno per passione» dice il cavallo, e gli calano le orecchie. La sua cassaforte ha un chiavistello da zoccoli.
above-below-page-e167-again = Il tenore è stato venduto, a una buona casa con le scale. Il cavallo vi mostra la lettera due volte.
above-below-page-e167-praise = Lodargli la merce, uno per uno
above-below-page-e167-praise-2 = Ammirate la dentatura del tenore. Il tenore, che da anni non lo guarda nessuno, vi dà tutto il second’atto.
above-below-page-e167-praise-4 = Chiedete che cosa mangia l’impiegato, e se le cugine si possono dividere. Il cavallo, commosso, vi soffia sul collo e di farvi pagare il pranzo non vuol sentir parlare.
above-below-page-e167-trick = Forzare il chiavistello da zoccoli
above-below-page-e167-trick-5 = Le dita sono un gran vantaggio. Dietro, nel recinto, il vecchio tenore si ferma a metà di una nota.
