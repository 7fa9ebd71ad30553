above-below-page-u021 = Un boscaiolo di ferro sta rincollando il bosco. Ha un barattolo di colla, una scala e un ordine di lavoro, ripiegato mille volte. *Grazia impossibile, abbattere*, aveva letto. Eseguì. Una primavera dopo pulì il foglio, e la virgola era di una mosca. Così rimette ogni tronco sul suo ceppo, anello su anello, e ci lega le foglie. Colla calda; un odore freddo di linfa. «Numero ottomiladue» stride. «Qualcuno me lo terrebbe dritto?» Gli altri stanno in catasta, stagionati, segati a misura, e c’è un carrettiere che aspetta.
above-below-page-u021-again = Uno ha messo una gemma, in alto, sopra la giuntura. Il boscaiolo è sceso dalla scala per guardarla.
above-below-page-u021-glue = Reggere il tronco finché tiene
above-below-page-u021-glue-5 = Passate la notte abbracciati a un frassino. All’alba sta su. La macchina segna qualcosa accanto al numero, piccolo piccolo, e paga la tariffa forestale.
above-below-page-u021-glue-7 = Ne fate un viale intero. Poi viene un uccello e si posa; e la macchina si ferma di colpo, per non cigolare. I tiranti si possono togliere, bisbiglia. Sono vostri.
above-below-page-u021-cart = Caricare il resto col carrettiere
above-below-page-u021-cart-3 = Paga a misura. Lui continua a cercare il prossimo, col pennello alzato, in mezzo a una luce immensa.

above-below-page-u022 = «Risatine leggere da ovest» legge la signora del tempo, al margine delle spore, «tendenti al rimorso.» Nevischia già, di traverso, color uovo; sa di marzapane. Una previsione non le è mai riuscita. Vende veli, una moneta l’uno, merenda inclusa; e la scala, la rana, il barometro di muschio li tiene come gioielli. Non guarda nessuno. Là fuori, nel giallo, luccica qualcosa di viola. Chi ci è andato senza velo, nei giorni d’uovo, è rimasto di un brutto colore. «Schiarite più tardi» dice, non molto forte. Farsi vedere ridacchiare non costerebbe niente.
above-below-page-u022-again = «Oggi» dice senza alzare gli occhi «tempo.» Ha indovinato, e si fa tutta rossa.
above-below-page-u022-confirm = Darle ragione, ridacchiando
above-below-page-u022-confirm-4 = Cominciate, e poi non riuscite a smettere. A sera siete pentiti di cuore, tutti. Lei scrive *Come previsto*, due volte, e vi dà il cordiale che teneva per quel giorno.
above-below-page-u022-venture = Avventurarsi a viso scoperto
above-below-page-u022-venture-5 = Respirate attraverso i cappelli e vi tenete per mano. È un geode intero, con accanto il cestino di un ottimista di prima.
above-below-page-u022-venture-fail = Entra dalle orecchie. Uno di voi ride per tutto il ritorno, su una nota sola, e a sera è color uovo.
above-below-page-u022-veil = Comprare un velo a testa
above-below-page-u022-veil-0 = Sono orrendi, e funzionano. Ci mangiate dietro la merenda, sotto il nevischio, passandola da sotto.

above-below-page-u023 = Pioggia tiepida, pensate; ma sono spore, verdi e dorate, che affondano nel sottobosco senza rumore. Ognuna che vi si posa addosso sa di una cosa perduta: la stufa della scuola, un certo cane. Le felci si sporgono a guardarvi in faccia. Non sono crudeli; sono collezioniste, e pagano il giusto, in frutta e provviste secche, per ogni ricordo che un visitatore respira fino in fondo. Meglio non restare più di quanto si regge, dicono i cartelli: c’è chi, dalla nostalgia, non si è più rialzato.
above-below-page-u023-again = Le felci vi hanno tenuto il cane. Lo portano fuori, tutto verde e oro, e lui vi riconosce.
above-below-page-u023-breathe = Respirarne una fino in fondo
above-below-page-u023-breathe-5 = Ridete, piangete, dite forte un nome o due. Le felci non annotano niente; si chinano, vi riempiono le braccia e vi rimettono sul sentiero.
above-below-page-u023-breathe-fail = È troppo bella. Quando gli altri vi tirano su, uno continua a voltarsi, e lo farà a lungo, a ogni odore di fumo.

above-below-page-u024 = *Fffff*, fa il bosco, tiepido, costante, da primavera. Su un poggio siede una bestia come una stufa col muschio, in cappello di carta, e davanti ha la torta, con una candelina per ogni anno; ci sono i terrazzamenti. Le sta spegnendo. Le prime sono fatte. Ma alle ultime arriva la corrente, e se si spengono da sole il desiderio non vale; e fermarsi a guardare non può. Si sentono la cera calda e i canditi. Un buon terzo della torta è fuori dalla sua vista.
above-below-page-u024-again = È alla settantuno. Sopra le guance vi saluta roteando gli occhi.
above-below-page-u024-echo-1 = A tavola ci sono già due colline. Le hanno avvertite per tempo.
above-below-page-u024-guard = Riparare le candeline lontane
above-below-page-u024-guard-3 = Fate cerchio coi cappotti aperti. Prima di due estati non potrà ringraziarvi; ma un orecchio, dalla vostra parte, si alza.
above-below-page-u024-guard-5 = Riparate ogni fila, e gliela cantate tutta, più adagio che potete. Un artiglio si stacca dal ginocchio e vi spinge incontro la prima fetta, con la pera.
above-below-page-u024-nibble = Sbocconcellarla da dietro
above-below-page-u024-nibble-6 = Pere intere, e le monete che si mettono nell’impasto per buon augurio. Quando arriverà a quel lato, penserà che ci siano stati ospiti.

above-below-page-u025 = Lo strillo scoppia prima che bussiate. Quando ci sentite di nuovo, una giovane coppia coi paraorecchi vi sorride sopra una culla di terra. «I denti!» grida lei. Erano scesi solo per l’orto; hanno tirato, e lui li ha guardati. È una mandragora, bruna, biforcuta, coi pugni grassi. Se piange casca la frutta per mezzo miglio, e i gufi con lei. C’è talco nell’aria, e rapa. Non dormono da Pasqua. «*Potreste* voi?» grida lui, porgendo un sonaglio, un biberon, dei soldi. Di paraorecchi ce n’è solo due paia.
above-below-page-u025-again = «Sentite!» bisbigliano; e la culla dice *ma*. Volano via delle tegole, ma sono tutti così fieri.
above-below-page-u025-rock = Cullarlo finché spunta
above-below-page-u025-rock-4 = A turno, col muschio nelle orecchie. Verso l’alba si addormenta su una spalla. Loro due anche, in piedi, con la vostra paga in mano.
above-below-page-u025-rock-7 = Gli date il manico della paletta. *Crac*. Guarda quello, guarda voi, e ride; e se il pianto la butta giù, il riso la fa maturare. Dovete prenderla tutta, e le gocce per la tosse.
above-below-page-u025-rock-fail = Stava solo prendendo fiato. Tornate in voi sulla strada, in mezzo ai gufi, che si tirano su uno dopo l’altro.

above-below-page-u026 = Qualcosa vi tiene per i capelli, e tira. «No» dice. «Un’altra settimana.» È un porro, il doppio di voi, in grembiule. Lungo le aiuole vanno zucchine e cavoli coi cesti, e tirano chiunque ci sia finito dentro. Chi viene fuori con un *pop* è spolverato, annusato e messo sul carro. Vi respira addosso la lattuga bagnata. Il carro va alla fiera, dice l’ambulante piantato lì accanto: un coccio pieno, premi. «Li vogliono rosei. Certo, se vi scartano, davanti a un’insalata non starete mai più tranquilli.»
above-below-page-u026-again = Il porro vi ricorda da semini. Vi ha tenuto la buca, e mostra con la foglia com’eravate piccoli.
above-below-page-u026-ripen = Sembrare più maturi che si può
above-below-page-u026-ripen-4 = Trattenete il fiato finché siete rosa. Pop! Vi danno un colpetto, ascoltano, e vi posano dalla parte della cucina, col pranzo in un coccio.
above-below-page-u026-ripen-7 = Primo premio. Vi stendono sulla paglia e vi portano in giro tre volte. Il porro piange; vi ha avuti da tanto così. Quel che c’è nella coppa è vostro, e la coppa.
above-below-page-u026-ripen-fail = «Di scarto» dice il porro, e finite sul mucchio. *Di solito mangiano le punte*, dice il mucchio. Uno di voi non si siede più vicino a un cetriolo.

above-below-page-u027 = «Chiedo scusa» dice il tronco su cui vi siete seduti. Sta nell’acqua nera, con gli occhi a filo, da prima delle canne; era in agguato per una cerva. La cerva crebbe, e si fece vecchia. Viene ogni sera, si ferma dove lui non arriva, e convengono che pare voglia piovere. Menta; un *pluf*. Sulla schiena gli sono spuntati funghi bruni, a gradoni. «Di quelli non rispondo» aggiunge. «Un signore è diventato color stagno, e c’è rimasto.» Ne ha così tante da raccontare.
above-below-page-u027-again = Lei è un passo più vicina. «Pare voglia piovere» dice il tronco, con la voce non proprio ferma.
above-below-page-u027-hear = Sedersi e sentire della cerva
above-below-page-u027-hear-0 = Zoppica; non bisogna dirlo. Quando arriva trattenete il fiato. «Pare voglia piovere» dice lui. «Pare» dice lei; e, tornando a casa, lo dite anche voi, per un bel pezzo.
above-below-page-u027-harvest = Mietergli la schiena
above-below-page-u027-harvest-6 = Sta fermo; è la sua specialità. Vengono via un gradone alla volta, e lui sospira, come dopo il barbiere, e chiede se si vede.
above-below-page-u027-harvest-fail = «Povero me» dice il tronco, squadrando uno di voi. «Anche se dona. Lei beve in una pozza così.»

above-below-page-u028 = Dentro la quercia cava è ottobre. Scavalcate una radice, fuori dal verde umido e luminoso, e c’è un campo, fumo azzurro, un’aria che pizzica; un cancello fa clic; il falò di qualcuno odora di patate. Non è l’ottobre di nessuno in particolare, ed è peggio. Un rastrello sta accanto a foglie che non si finirà mai di raccogliere. Più in giù, su un cavalletto, mele e un boccale. Chi resta finché accendono i lumi poi ne esce, certo. Solo che fuori, per lui, non è mai ottobre abbastanza.
above-below-page-u028-again = È la stessa sera, una o due foglie dopo. Il cancello fa clic, come fa con la gente che conosce.
above-below-page-u028-rake = Rastrellare per un po’
above-below-page-u028-rake-2 = Rastrellate; cadono dietro di voi. Non importa. Qualcuno che non vedete si appoggia al cancello, come quando si guarda un lavoro ben fatto.
above-below-page-u028-rake-4 = Ripulite un’aiuola e accendete il mucchio. Nella cenere, quando guardate, hanno messo dei funghi accanto alle patate, e c’è una borsa per la strada.
above-below-page-u028-stay = Restare finché accendono i lumi
above-below-page-u028-stay-6 = Vi accostano una sedia; poi arrivano il boccale e le mele da serbo. È tutto com’era. A casa, uno di voi gira ad annusare i cappotti nell’ingresso.

above-below-page-u029 = Cominciò dalla coda, da ragazza. La bestia è lunga come un corso, col muschio che pende fino a terra, mezza addormentata; e la vecchia Ida, su una scala, la pettina con un rastrello da fieno. Canticchia, e manda timo e cane bagnato. Ne esce di tutto: chiavi, una bicicletta, stoviglie, una volta un borgo, con cui si scrive ancora. Oggi è arrivata all’orecchio. «Allora sarà da rifare dalla coda» dice, e si massaggia i polsi. Si restituisce ogni cosa; le monete per prime. Si attaccano alle dita, ha notato, e non smettono.
above-below-page-u029-again = Ha ricominciato dalla coda. «Qui s’è fatta grigia» dice. «Be’, anch’io.»
above-below-page-u029-echo-1 = «È venuta a farsi pettinare una collina, per un fidanzamento» dice. «Non ha voluto dire di chi.»
above-below-page-u029-comb = Pettinare con lei l’ultimo ciuffo
above-below-page-u029-comb-3 = Fate dietro l’orecchio, dov’è peggio. Tutto quel corso si stiracchia, e in tre valli cadono gli orologi. Vi segna nel suo libro, e vi dà da mangiare.
above-below-page-u029-comb-6 = Nel ciuffo c’è un coccio, con un biglietto in grafia di bambina. «Lo *sapevo* che l’avevo messa da qualche parte» dice Ida, e divide la sua prima paga.
above-below-page-u029-pocket = Intascare quel che esce
above-below-page-u029-pocket-4 = Fiorini, un cucchiaino da battesimo. Ida vi vede, e guarda via lungo il muschio. Uno di voi continua a casa: il cane, il tappeto, il vicino.

above-below-page-u030 = «*A tavola!*» chiama vostra madre dal folto, e ognuno ha già fatto un passo. Poi cigola il vostro cancello. Poi il bollitore. È un uccello bruno, non più grande di una gallina, con la coda a cetra; li ha sentiti una volta, da una crepa nel tetto. Intorno, sui ceppi, quelli che hanno nostalgia, con le monete in grembo, chiedono ognuno il proprio cane. Lui li fa tutti alla perfezione. I fazzoletti gocciolano sulle felci. Tra l’uno e l’altro, quando nessuno paga, apre il becco per provare qualcosa, e lo richiude.
above-below-page-u030-again = Il bollitore; il vostro cancello; un cane. Poi, solo per voi e di spalle, quell’altra cosa.
above-below-page-u030-own = Chiedergli il suo
above-below-page-u030-own-5 = Si guarda dietro. Poi, piuttosto piano, fa qualcosa come una goccia sul punto di cadere. Nessuno paga. Nessuno ha respirato. Dopo dividono con voi quel che avevano portato.
above-below-page-u030-own-7 = Lasciate un silenzio, e glielo tenete aperto. Quel che vi entra non è mai stato in nessuna cucina. L’uccello corre via, e torna con tutto il suo tesoro: bacche, e una pietra viola.
above-below-page-u030-gate = Chiedere di nuovo il cancello
above-below-page-u030-gate-0 = Fa il cancello. Tre ceppi più in là singhiozzano, e mettono anche nel vostro cappello, tanto è somigliante.
