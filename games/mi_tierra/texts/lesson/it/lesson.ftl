## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tre round in una piccola fattoria: mele, viti, un recinto, pecore e una bella giornata di mercato.
mi-tierra-lesson-apples =
    Hai una piccola fattoria, ${ $money } e { $workers } lavoratori. Alla fine vince chi ha più denaro. A turno ognuno piazza **un** lavoratore; quando sono tutti piazzati, tutti agiscono, area per area.
    Un lavoratore su un campo tuo porta ciò che ci cresce. Il campo di mele è stampato sulla fattoria, e hai { $apples } mele: manda qualcuno al **campo di mele**.
mi-tierra-lesson-seeds =
    L’IA ha avuto la stessa idea, nella sua fattoria: i tuoi campi non te li toglie nessuno. Altra cosa sono i luoghi del paese, che hanno pochi spazi.
    Ti restano { $workers } lavoratori, e { $watered } dei tuoi campi hanno l’acqua, uno ancora vuoto. Alla **Rivendita di semi** il dado bianco dice che cosa puoi piantare; due lavoratori insieme sceglierebbero.
mi-tierra-lesson-pen =
    Gli animali vogliono un recinto, e nella tua fattoria ce ne stanno { $sites }. Il **Bosco** dà il legname; il dado verde dice quanto sarà grande. Manda l’ultimo lavoratore di questo round.
mi-tierra-lesson-plant =
    Sono tutti piazzati, quindi ora agiscono. Prima il bosco: un recinto per { $room } animali. La rivendita ti dà uva, che si vende bene.
    Un campo rende un’unità, due se un campo vicino ha la stessa coltivazione; **l’acqua raddoppia**, e { $watered } campi ce l’hanno dall’inizio. Pianta nel **campo libero con l’acqua**, accanto alla casa.
mi-tierra-lesson-sheep =
    Round { $round }: i lavoratori sono tornati tutti, e nel fienile ci sono { $apples } mele. Il recinto è vuoto, con posto per { $room }, e tiene una sola razza. All’**Allevamento ovino** le pecore sono gratis, quante ne dice il dado bianco. Gli animali senza posto danno solo carne.
mi-tierra-lesson-grapes =
    Ti restano { $workers } lavoratori. Hai { $grapes } uva, ma la tua vigna ha l’acqua: manda qualcuno al **campo d’uva**.
mi-tierra-lesson-market =
    Quel che resta nel fienile alla fine non vale quasi niente; va **venduto**. Al mercato ufficiale ci sono { $cards } carte, ognuna compra certe merci; una vuole mele, e ne hai { $apples }. L’ultimo lavoratore va al **Mercato ufficiale**. Chi arriva prima vende prima.
mi-tierra-lesson-cart =
    Sono arrivate { $sheep } pecore e hai raccolto uva, { $grapes } in tutto: i campi agiscono prima che apra il mercato. Lì ogni lavoratore ha una vendita a giro, a una carta sola. Vendi le { $apples } mele al **Carretto delle mele**; sotto c’è scritto quanto paga.
mi-tierra-lesson-sale =
    Una carta dice che cosa compra, a quanto e quante unità al massimo. Hai ${ $money }. Metti **tutte le { $apples } mele**, o premi **Fai così**.
mi-tierra-lesson-home =
    Ora hai ${ $money }! Dopo una vendita la carta se ne va e ne arriva un’altra: compra uva. Al mercato non c’è nessun altro, quindi il tuo lavoratore potrebbe solo passare al mercato nero, che compra quasi tutto, male, e vende caro.
    La tua uva ({ $grapes }) merita di meglio. **Alla capanna**.
mi-tierra-lesson-wool =
    Round { $round }. L’IA era alla tabella ordine di gioco e comincia. Paga anche i suoi lavoratori: più che all’inizio costano denaro a ogni round, ma fanno di più.
    { $sheep } pecore e ${ $money }: **Prodotti animali** ne ricava lana a pagamento. Le pecore restano, quindi si può rifare quante volte vuoi.
mi-tierra-lesson-vines =
    Restano { $workers } lavoratori e { $grapes } uva nel fienile. Il nuovo carretto ne compra di più: raccogli uva ancora una volta, nel **campo d’uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Il tuo ultimo lavoratore
       *[other] I tuoi ultimi { $workers } lavoratori
    }, e { $cards } carte al mercato. L’IA ha passato e non può arrivare prima: **Mercato ufficiale**.
mi-tierra-lesson-make =
    La bottega chiede prima di prendere il denaro; hai ${ $money } e { $wool } lana. Un po’ di lana si ripaga presto. Con più lana si fanno **abiti**, che alla fine danno una piccola fortuna, come le torte del forno. Di’ di **sì**.
mi-tierra-lesson-wine =
    { $wool } lana e { $grapes } uva nel fienile, ${ $money } in mano. Guarda le due carte: il merciaio prenderebbe la lana, ma hai una vendita sola. Il **Carretto dell’uva** paga per molto di più.
mi-tierra-lesson-all =
    Vendi **tutta l’uva, { $grapes }**; ora hai ${ $money }, e vedrai quanto porta.
mi-tierra-lesson-evening =
    ${ $money }! Così qui si fa denaro: una merce che raccogli doppia, e una carta che la vuole. La lana ({ $wool }) resta per gli abiti. **Alla capanna**.
mi-tierra-lesson-end =
    Ora sai com’è un round: piazzare, agire, vendere. Sulla plancia c’è altro: gente da assumere in piazza, acqua da portare ad altri campi, carte sviluppo, mucche, polli e cavalli, concorsi d’inverno e d’estate. «Tu che faresti?» dice perché andrebbe in un posto. Da qui in poi la fattoria è tua.
