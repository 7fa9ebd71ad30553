above-below-page-e121 = Il miele cola da tanto tempo sui muri di questa cappella che i santi hanno la barba d’ambra. Fra le arnie una donna col velo rammenda il velo. «Perpetua» dice. «In esilio. Non sono stata io, sono state le api. Dicono solo la verità, e l’hanno detta alle nozze del sindaco.» Il fumo di cera brucia gli occhi; qualcosa vi si posa sul colletto e sussurra che quel cappello non vi piace. Le api vorrebbero conoscervi, dice lei, se le lasciate fare. Vicino alla porta una fetta di favo è scivolata a terra.
above-below-page-e121-again = «Hanno parlato di voi» dice Perpetua. «Al vostro posto mi siederei. Quasi tutto è carino.»
above-below-page-e121-answer = Rispondere il vero alle api
above-below-page-e121-answer-4 = Chiedono chi ha rotto la brocca buona. Lo dite. Un’ape vi passa sulle nocche, e il dolore che ci abitava dalla mietitura trasloca.
above-below-page-e121-answer-6 = In un quarto d’ora sanno tutto, cappello compreso, e sono ancora lì. «Però» dice Perpetua, e va a cercare il cucchiaio grande.
above-below-page-e121-comb = Portarsi via un favo
above-below-page-e121-comb-3 = Il favo si vende a fette. Per tutta la strada una voce piccolissima, dal colletto, vi ripete la cifra esatta.

above-below-page-e127 = A metà camino un pipistrello grosso come un armadio dorme al contrario, cioè in piedi. Ciondola. Ha la fronte di chi si ritrova il sangue dalla parte sbagliata, e a ogni russata vengono giù fuliggine e un sentore di pere. Sulla cengia dietro i suoi talloni c’è una dispensa di frutta caduta e, in mezzo, i bottoni e gli spiccioli di tutti quelli che si sono appesi qui per errore. Un bravo infermiere lo girerebbe. Un bravo ladro prima non lo sveglierebbe.
above-below-page-e127-again = Il pipistrello adesso pende come si deve, con una cuffia da notte appuntata in testa. Dice nel sonno qualcosa che sa di pera; passate in punta di piedi.
above-below-page-e127-turn = Girarlo dalla parte giusta
above-below-page-e127-turn-4 = Tirate in quattro; ruota come un portone di fienile e sospira. Un’ala vi avvolge per sbaglio, e quando si riapre non tossisce più nessuno.
above-below-page-e127-turn-6 = Si sveglia a testa in giù e per la prima volta da un mese vede dritto. Il ripiano basso, dice, è per gli ospiti. Anche la bottiglia.
above-below-page-e127-raid = Saccheggiare la dispensa
above-below-page-e127-raid-3 = Arraffate dalla cengia una manciata di spiccioli. Il pipistrello geme nel sonno, ciondola, e voi lo lasciate al suo mal di testa.
above-below-page-e127-raid-7 = Svuotate tutto fino alle assi, pere e borsellini. Domattina crederà di aver mangiato tutto da solo.
above-below-page-e127-raid-fail = Starnutisce. Per un bel pezzo siete tutti dello stesso colore, e parecchio più in basso.

above-below-page-e128 = Su un fungo siede una creatura di forse otto anni, scalza, con la cartella, che fa le somme sulle lamelle. «Sono Giovedì» dice. «Ero Dorotea, ma mi hanno fatto un’offerta migliore.» Il bosco scricchiola come una sedia; le spore sanno di pepe. Colleziona nomi: nella cartella ha quello di un ammiraglio, avvolto in un calzino, quello di un cavallo, quasi nuovo, e quello di un cordaio che frutta ancora interessi. Una volta l’hanno chiamata e non ne aveva uno per rispondere, dice, ed è così che è rimasta. «Voi che avete?» La cartella non chiude bene.
above-below-page-e128-again = «Oggi sono te» dice la creatura, e ha il vostro nome e la vostra andatura. «Te lo rendo. Prude.»
above-below-page-e128-lend = Prestarle un nome per cena
above-below-page-e128-lend-3 = Le prestate quello di vostra nonna e lei lo porta tutta la sera, con gravità. Quando lo rende, il nome ha una toppa sul gomito.
above-below-page-e128-lend-4 = Glieli prestate tutti, per un’ora, in mucchio. Ci si siede in mezzo come chi ha una grande famiglia, e versa quel che l’ammiraglio teneva da parte.
above-below-page-e128-swap = Rifilarle un nome falso
above-below-page-e128-swap-5 = Prende *Rossi* per quello del cordaio senza guardarlo due volte. Nella cartella ci sono undici Rossi, ma questo non lo dite.

above-below-page-e130 = Chi in questo bosco si ferma a prender fiato viene misurato. Da sotto i cappelli calano fili sottili come bava, girano intorno a un polso, fanno il solletico lungo un cavallo e si ritirano a consulto. C’è odore di lana umida, e in alto un ticchettio leggero, come di tanti ferri che nessuno tiene in mano. Su una radice c’è un guanto finito, bellissimo, a sei dita. Stanno imparando. Lì accanto hanno il cesto del pranzo, e rocchetti su rocchetti di filo che ancora non è servito; si tratta solo di star fermi.
above-below-page-e130-again = I cappelli si chinano a vedere come calza il guanto. Non avete il cuore di mostrare loro le mani.
above-below-page-e130-stand = Farsi prendere le misure
above-below-page-e130-stand-3 = Ci vuole un’ora e qualcuno ridacchia. La giacca non va bene a nessuno, ma sono così contenti che vi offrono anche il loro pranzo.
above-below-page-e130-stand-5 = Non battete ciglio. Non avevano mai avuto un cliente che restasse della sua forma, e vi dipanano un rocchetto intero, ritorto doppio.
