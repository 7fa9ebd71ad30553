above-below-page-u011 = Alle caviglie, freddo, un fiume scorre in questa grotta, dove entrando non c’era. Viene da sotto un orso. Dorme sul fianco, grande come un pagliaio, tra muschio acceso, e sogna, e quel che sogna gli esce da un orecchio. Porta un freddo di neve e un profumo di lamponi; le trote saltano le radici, ben sode. Se si svegliasse non ci sarebbero più. La coperta di foglie gli è scivolata da una spalla. Rabbrividisce, e subito il fiume mette una pelle di ghiaccio.
above-below-page-u011-again = Oggi, a sentirlo, è il mare. Vi togliete gli stivali e aspettate fuori che si giri.
above-below-page-u011-tuck = Rimboccargli le foglie
above-below-page-u011-tuck-0 = Gliele tirate su fino al mento, e qualcuno dice quel che si dice. Il fiume si fa lento e tiepido, e passano barche, coi vostri nomi.
above-below-page-u011-angle = Pescare nel suo sogno
above-below-page-u011-angle-4 = Bisogna non schizzare. Ne prendete una bella, con ancora la cena dentro, e via in punta di piedi finché smette di essere un sogno ed è solo bagnata.
above-below-page-u011-angle-7 = A mezzogiorno, là dentro, arriva lui. Si mette accanto a voi nell’acqua bassa e vi mostra come si fa, con una zampa, credendovi orsi.

above-below-page-u012 = Sedie crescono in questa radura: da cucina, una a dondolo, due di una bella sala da pranzo. Le portarono giù i coloni, le lasciarono fuori, e hanno attecchito; ora hanno la corteccia fino al sedile e fiori lungo lo schienale. C’è pioggia nell’aria, e cera d’api. Quando passate in mezzo, scricchiolano. Ognuna è stata il posto di qualcuno, a tavola, e si girano verso di voi come le sedie scostate in fretta. Una ha una bruciatura. Non vi lasceranno andare finché qualcuno non si sarà seduto su tutte, per bene, con un sospiro.
above-below-page-u012-again = Quella a dondolo ha fatto uno sgabello. È grande come una tazza, e ve lo porge, da provare.
above-below-page-u012-sit = Sedersi su tutte, una per una
above-below-page-u012-sit-2 = Fate le prime file. Quelle in fondo restano in punta di piedi; ma hanno visto che si fa ancora.
above-below-page-u012-sit-4 = Parlate del tempo, passate il sale che non c’è. Nella poltrona fonda qualcosa si assesta, con sollievo, e viene fuori sul muschio tutto quel che c’era scivolato dentro.

above-below-page-u013 = In alto, tra gli alberi accesi, qualcuno ha costruito la vostra strada. Pende da funi, tutta di assi, coi lampioni, tra nuvole di segatura e di panini caldi. L’hanno fatta a memoria quelli che anni fa caddero quaggiù, un pezzo ciascuno. Per cui ci sono quattro forni e nessuna chiesa, e un solo portone, che era molto ammirato. «La fontana stava a sinistra» dice un uomo calvo. «A *destra*» dicono in parecchi. Posano i martelli e guardano voi, che stamattina eravate là. Pur di avere ragione, pagherebbero gli uni e gli altri. Di assi ne avanza per una casa intera.
above-below-page-u013-again = Hanno messo la pozzanghera accanto alla pompa. Chiedono se è abbastanza fonda.
above-below-page-u013-recall = Ricordare dov’era davvero
above-below-page-u013-recall-5 = Nel mezzo, dite. Non ci avevano pensato. Il calvo si scosta un poco; poi misura a passi, e vi offrono un giro di panini.
above-below-page-u013-recall-7 = Ricordate anche la panchina, e chi ci si siede. Una donna posa la sega. «Ancora?» Finiscono al lume dei lampioni, e il legname che avanza ve lo mandano a casa, tagliato e numerato.
above-below-page-u013-bid = Appoggiare chi offre di più
above-below-page-u013-bid-3 = Stava a sinistra, vi risulta, e verso sera a destra. La strada si stacca nel mezzo, senza rumore, lungo una fila di chiodi.

above-below-page-u014 = Dentro una goccia d’ambra grande come una pagnotta c’è un moscerino, a bocca aperta e con una zampa alzata. Stava dicendo qualcosa. Si vede dalle sopracciglia. Lo sta dicendo da prima che ci fossero i colli, e intorno a lui, nell’oro, stanno sospesi una felce, un alito di vento, il gomito di un altro. Il bosco scricchiola; c’è aria di resina. Tenuta vicino a un lume, con pazienza, lui alla fine la direbbe. Esposta da un gioielliere renderebbe parecchio, purché nessuno lo lasci mai finire.
above-below-page-u014-again = «E *un’altra* cosa» dice una voce minuscola tra le felci, tutta rinfrancata.
above-below-page-u014-warm = Scaldarla, e lasciarlo dire
above-below-page-u014-warm-5 = A sera gocciola. «…sino» dice il moscerino «è libero qui?» Sì, gli dite. Si siede. Con la resina, vi fa sapere, non c’è stivale che non tenga per il viaggio.
above-below-page-u014-sell = Venderla a un gioielliere
above-below-page-u014-sell-4 = Una signora la porta all’opera, al collo. Per tutto il secondo atto i vicini hanno la sensazione che qualcuno stia per dirgli qualcosa.

above-below-page-u015 = È un fulmine, e scende dalla settimana scorsa. In questo bosco perfino lui fa con calma. Un ramo storto e lucente pende sulla radura, sibila, e cerca a tentoni un vecchio pero, una spanna l’ora; l’aria pizzica, sa di stagno. Il tuono, da qualche parte, è arrivato alla *b*. Sul pero, proprio sulla strada, c’è un nido con quattro bocche. E la punta, passando tra le foglie, gocciola, e quel che gocciola è fuso, pesante, e buca il muschio.
above-below-page-u015-again = Il fulmine è venuto e andato. Il tuono è alla *u*, e lo si aspetta finito per primavera.
above-below-page-u015-nest = Spostare il nido all’albero accanto
above-below-page-u015-nest-3 = Avete tutto il pomeriggio, e lo usate. I genitori vi sgridano di continuo, al rallentatore, e quando partite sgridano ancora.
above-below-page-u015-nest-5 = L’avete anche foderato. Quando la luce arriva infine al pero, voi siete sotto l’altro con una famiglia di cinque, a mangiare quel che per prima cosa vi ha scrollato giù.
above-below-page-u015-tip = Raccogliere le gocce in un elmo
above-below-page-u015-tip-7 = A braccio teso, e senza fiatare. Si rapprende sotto i vostri occhi, ancora in forma di proposito.
above-below-page-u015-tip-fail = Lento lo è stato tutta la settimana. Alla fine è stato svelto. Uno di voi fuma un poco, e dirà, a suo tempo, *b*.

above-below-page-u016 = Le colline, di regola, non alzano un piede. Questa ce l’ha per aria quando arrivate, col muschio acceso che pende dalla caviglia, e quando avete finito i panini lo posa. Il suolo fa *hm*. È una bestia, e va da qualche parte, sotto il proprio boschetto di cappelli luminosi; sa di felci e di tappeti vecchi. Un occhio come uno stagno vi trova. «Manca» dice; finisce il pranzo; «ancora»; scende la sera; «molto?» Tra le dita ha cose che a furia di calpestare ha fatto pietra.
above-below-page-u016-again = È arrivata alla parola «e». Vi mettete comodi. La cena basta.
above-below-page-u016-walk = Accompagnarla finché arriva
above-below-page-u016-walk-4 = «No» le dite a ogni miglio, e ogni volta si rincuora. Vi mostra quali dei suoi muschi restano freschi un mese.
above-below-page-u016-walk-7 = Il terzo giorno si ferma: uno stagno, un’altra collina. L’altra apre un occhio. «Tardi» dice, con amore. Quel che è rimasto pressato fra i loro piedi è per voi.
above-below-page-u016-pick = Cogliere i funghi dal suo fianco
above-below-page-u016-pick-3 = Non se ne accorge, questa settimana. Ma per un bel pezzo, mentre ve ne andate, sentite alle spalle l’inizio di una parola.

above-below-page-u017 = Suor Agata, in cuffia inamidata, legge ad alta voce a un vaso da fiori. Intorno, sulle mensole, ci sono altri vasi, e ne escono piccoli russamenti; è tutto feltro bagnato e latte tiepido. Questa è una ghianda, bisbiglia, ed è qui da moltissimo. Non vuole spuntare. Malata non è. Ha sentito dire che si esce da sopra, e nessuno è mai tornato a raccontare com’è. Nel vaso una cosa minuscola si gira verso il muro. Lei si stropiccia gli occhi; è di nuovo all’ultimo capitolo. Voi, lassù, ci siete stati tutti.
above-below-page-u017-again = Le foglie sono due. «Lo vuole ancora» dice suor Agata «ma solo il pezzo del vento.»
above-below-page-u017-tell = Raccontarle com’è lassù
above-below-page-u017-tell-2 = Fate il cielo. Col cielo, forse, esagerate. Ma qualcosa fa clic, e il vaso dice, pianissimo: «E gli *scoiattoli*?»
above-below-page-u017-tell-5 = Le date un anno intero, gelate comprese. Verso la fine si sente un crac, e un dito pallido cerca l’orlo. Suor Agata stacca per voi le corde della culla; non serviranno più.

above-below-page-u018 = «Pronto, parlate» dice il fungo. «La passo alla quercia.» Sta dove s’incontrano tutte le radici del bosco, una signora pallida con cento fili in grembo, e li congiunge, capo bagnato a capo bagnato. Ronzano; sa di cantina e di pasticche per la gola. Da quando hanno steso la linea nessuno le ha dato il cambio, e ha i faggi che parlano con una rapa. Un filo s’illumina di verde. «Per loro» dice. «Da *casa*. A carico del destinatario, e c’è un pacco. Devo avvertire che certi non sanno riattaccare. Girano per sempre con la mano all’orecchio.»
above-below-page-u018-again = «Ho di nuovo la rapa in linea» dice. «Dice di fare con comodo.»
above-below-page-u018-board = Farle un turno al centralino
above-below-page-u018-board-3 = Mettete in contatto un frassino con la sua talea, che lo credeva morto. Si sente un lungo rumore di foglie. La telefonata la pagano in due.
above-below-page-u018-board-5 = Sbrogliate la faccenda dei faggi. A fine turno perfino la rapa ha qualcuno. Lei ha tenuto i piedi in alto, e vi avvolge un bel pezzo della vecchia linea.
above-below-page-u018-call = Accettare la chiamata da casa
above-below-page-u018-call-6 = Volevano solo sapere se avevate mangiato. Dite di sì; non ci crede nessuno; e nel cesto del montavivande qualcosa fa tonfo.
above-below-page-u018-call-fail = La linea è disturbata. È una cucina; una sedia; qualcuno che ride di spalle. Uno di voi dice ancora *pronto?*, non molto forte, all’ora del tè.

above-below-page-u019 = «Sempre pronti!» gridano sei voci incrinate, e dalle felci marcia fuori la squadriglia delle Lontre, in calzoncini. Si persero a dieci anni, durante una gita. Ormai passano i settanta, coi fischietti e dei nodi stupendi, sanno di falò, e nessuno ha mai lasciato un giorno senza la sua buona azione. Ma a chi farla? Hanno solo se stessi. Da colazione aiutano il vecchio Pino ad attraversare il sentiero, e a tornare, e ad attraversare. È stanco. Vi vedono. Sei facce s’illuminano. Per un distintivo nuovo, avete l’impressione, darebbero anche i tiranti delle tende.
above-below-page-u019-again = Il vecchio Pino sta su un ceppo coi piedi in alto. «Lascio che mi portino delle cose» dice.
above-below-page-u019-helped = Farsi aiutare ad attraversare
above-below-page-u019-helped-3 = Vi afflosciate. Vi portano di peso, chiedono se ce la fate, vi danno cacao e un tamburo per sedervi. Escono sei libretti, e sei matite vengono leccate.
above-below-page-u019-badge = Inventare un distintivo, a pagamento
above-below-page-u019-badge-5 = *Smarrimento avanzato*, con due allori. Pagano in nodi, disfatti. Quando viene la pioggia stanno sotto il telo, piatti quanto lui, e fieri.

above-below-page-u020 = «Che afa, vero?» dice una voce come una cantina. In uno stagno, tra le felci, siede un vecchio tricheco, e sventola un ramo. Arrivò da piccolo su un lastrone, che si sciolse; da allora neve non ce n’è più stata. L’ha raccontata alle bestie di qui; annuiscono, e credono che parli del latte. I baffi gli fumano, e sanno di pesce. «Viene giù» dice «e si sente che *non* si sente.» Le zanne gli si sono appannate, senza terra da arare. Sul pendio ci sono vesce a centinaia, bianche come farina, pronte a scoppiare.
above-below-page-u020-again = Ha insegnato a tre ricci a farne palle. Sono spore, starnutiscono tutti, e nessuno vuole rientrare.
above-below-page-u020-snow = Fargli venire la neve
above-below-page-u020-snow-4 = Pestate quelle più vicine. È tiepida, e va in su quanto in giù. Lui chiude gli occhi. «Quasi» dice «ci manca poco», e con una pinna vi spinge quel che aveva da parte per un inverno.
above-below-page-u020-snow-6 = Cominciate dall’alto, di corsa. Cade su tutta la valle senza un solo rumore. Lui ci si butta di pancia e, dalla gioia, con le zanne ara tutto quel che c’è sotto.
