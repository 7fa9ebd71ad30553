## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tre round in una piccola fattoria: mele, viti, un recinto, pecore e una bella giornata di mercato.
mi-tierra-lesson-apples =
    Hai una piccola fattoria, ${ $money } e { $workers } lavoratori. Vince chi alla fine ha più denaro. A turno ogni giocatore mette **un** lavoratore; quando ci sono tutti, agiscono, area per area.
    Un lavoratore su un tuo campo raccoglie ciò che ci cresce. Il tuo campo di mele è stampato sulla fattoria, e hai { $apples } mele: manda un lavoratore al **campo di mele**.
mi-tierra-lesson-seeds =
    L’IA ha fatto lo stesso nella sua fattoria: nessuno può toglierti i tuoi campi. Le aree del paese hanno pochi spazi: lì conta chi arriva prima.
    Ti restano { $workers } lavoratori, e { $watered } dei tuoi campi hanno l’acqua, uno di loro è vuoto. Alla **Rivendita di semi** il dado bianco dice che cosa puoi piantare. Con due lavoratori sceglieresti.
mi-tierra-lesson-pen =
    Gli animali vogliono un recinto, e nella tua fattoria ce ne stanno { $sites }. Il **Bosco** ti dà un recinto; il dado verde dice quanto è grande. Manda l’ultimo lavoratore di questo round.
mi-tierra-lesson-plant =
    I lavoratori ci sono tutti, quindi ora agiscono. Prima il bosco: un recinto per { $room } animali. La rivendita ti dà uva, che si vende bene.
    Un campo rende un’unità, due se un campo vicino ha la stessa coltivazione; **l’acqua raddoppia**, e { $watered } campi ce l’hanno dall’inizio. Pianta nel **campo libero con l’acqua**, accanto alla casa.
mi-tierra-lesson-sheep =
    Round { $round }: tutti i lavoratori sono alla capanna, e hai { $apples } mele. Il recinto è vuoto, con posto per { $room }, e tiene una sola razza. All’**Allevamento ovino** le pecore sono gratis, quante ne dice il dado bianco. Gli animali senza posto danno solo carne.
mi-tierra-lesson-grapes =
    Ti restano { $workers } lavoratori. Hai { $grapes } uva, e il tuo campo d’uva è irrigato: manda un lavoratore al **campo d’uva**.
mi-tierra-lesson-market =
    Alla fine le risorse non valgono quasi niente; vanno **vendute**. Al mercato ufficiale ci sono { $cards } carte, ognuna compra certe risorse; una vuole mele, e ne hai { $apples }. Manda l’ultimo lavoratore al **Mercato ufficiale**. Chi arriva prima vende prima.
mi-tierra-lesson-cart =
    Sono arrivate { $sheep } pecore e hai { $grapes } uva: le fattorie agiscono prima che apra il mercato. Lì ogni lavoratore ha una vendita a giro, a una carta sola. Vendi le { $apples } mele al **Carretto delle mele**; sotto c’è scritto quanto paga.
mi-tierra-lesson-sale =
    Una carta dice che cosa compra, a quale prezzo e quante unità al massimo. Hai ${ $money }. Scegli **tutte le { $apples } mele**, o premi **Fai così**.
mi-tierra-lesson-home =
    Ora hai ${ $money }! Dopo una vendita la carta se ne va e ne arriva un’altra: compra uva. Al mercato non c’è nessun altro, quindi il tuo lavoratore potrebbe solo passare al mercato nero, che compra quasi tutto a poco e vende caro.
    La tua uva ({ $grapes }) merita di meglio. **Alla capanna**.
mi-tierra-lesson-wool =
    Round { $round }. L’IA era alla tabella ordine di gioco e comincia. Paga anche i suoi lavoratori: quelli in più costano denaro a ogni round, ma rendono di più.
    Hai { $sheep } pecore e ${ $money }: **Prodotti animali** ne ricava lana a pagamento. Le pecore restano, quindi si può rifare quante volte vuoi.
mi-tierra-lesson-vines =
    Ti restano { $workers } lavoratori e hai { $grapes } uva. Il nuovo carretto ne compra di più: raccogli uva ancora una volta, nel **campo d’uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Il tuo ultimo lavoratore
       *[other] I tuoi ultimi { $workers } lavoratori
    }, e { $cards } carte al mercato. L’IA ha passato e non può arrivare prima: **Mercato ufficiale**.
mi-tierra-lesson-make =
    La bottega chiede prima di prendere il denaro; hai ${ $money } e { $wool } lana. Un po’ di lana si ripaga presto. Con tre si fa un **abito**, che alla fine dà molto denaro, come le torte del forno. Di’ di **sì**.
mi-tierra-lesson-wine =
    Hai { $wool } lana, { $grapes } uva e ${ $money }. Guarda le due carte: l’ambulante comprerebbe la lana, ma hai una vendita sola. Il **Carretto dell’uva** paga molto di più.
mi-tierra-lesson-all =
    Hai ${ $money }. Vendi **tutta l’uva, { $grapes }**, e vedrai quanto porta.
mi-tierra-lesson-evening =
    ${ $money }! Così qui si fa denaro: raccogli una risorsa due volte e trova una carta che la compra. La lana ({ $wool }) resta per gli abiti. **Alla capanna**.
mi-tierra-lesson-end =
    Ora sai com’è un round: mettere, agire, vendere. Sulla plancia c’è altro: lavoratori da assumere in piazza, acqua per altri campi, carte sviluppo, mucche, polli e cavalli, concorsi d’inverno e d’estate. «Tu che faresti?» dice dove metterebbe un lavoratore, e perché. Da qui in poi la fattoria è tua.
