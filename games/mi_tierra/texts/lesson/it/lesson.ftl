## The lesson: three rounds on a farm

mi-tierra-lesson-about = Tre round in una piccola fattoria: mele, viti, un recinto, pecore e una bella giornata di mercato.
mi-tierra-lesson-apples =
    Vince chi alla fine ha più denaro; hai ${ $money }, { $workers } lavoratori e { $apples } mele. A turno ogni giocatore mette **un** lavoratore; quando ci sono tutti, agiscono, area per area.
    Su un tuo campo un lavoratore raccoglie ciò che ci cresce. Comincia dal **campo di mele**.
mi-tierra-lesson-seeds =
    Nessuno può toglierti i tuoi campi, ma le aree hanno pochi spazi: sono di chi arriva prima.
    Ti restano { $workers } lavoratori. { $watered } dei tuoi campi hanno l’acqua e uno di loro è vuoto. Alla **Rivendita di semi** il dado bianco dice che cosa puoi piantare.
mi-tierra-lesson-pen =
    Gli animali vogliono un recinto, e nella tua fattoria ce ne stanno { $sites }. Nel **Bosco** il dado verde dice quanto è grande il tuo. Manda l’ultimo lavoratore di questo round.
mi-tierra-lesson-plant =
    Ora i lavoratori agiscono. Il bosco ha dato un recinto per { $room } animali, la rivendita dà uva.
    Un campo rende un’unità, o due accanto alla stessa coltivazione, e **l’acqua raddoppia**: { $watered } campi ce l’hanno. Pianta nel **campo libero con l’acqua**, accanto alla casa.
mi-tierra-lesson-sheep =
    Round { $round }. Hai { $apples } mele e un recinto vuoto per { $room } animali di una razza. L’**Allevamento ovino** dà gratis tante pecore quante ne dice il dado bianco.
mi-tierra-lesson-grapes =
    Ti restano { $workers } lavoratori e hai { $grapes } uva. Il tuo campo d’uva è irrigato: manda un lavoratore al **campo d’uva**.
mi-tierra-lesson-market =
    Alla fine le risorse non valgono quasi niente; vanno **vendute**. Le { $cards } carte del mercato comprano mele, e ne hai { $apples }. Manda l’ultimo lavoratore al **Mercato ufficiale**. Chi arriva prima vende prima.
mi-tierra-lesson-cart =
    Sono arrivate { $sheep } pecore e hai raccolto { $grapes } uva: le fattorie agiscono prima che apra il mercato. Un lavoratore vende a una carta per volta. Vendi le { $apples } mele al **Carretto delle mele**.
mi-tierra-lesson-sale =
    Una carta dice che cosa compra, a quale prezzo e quante unità al massimo. Hai ${ $money }: scegli **{ $apples } mele**, o premi **Fai così**.
mi-tierra-lesson-home =
    Ora hai ${ $money }! Quella carta se n’è andata e la nuova compra uva. Il tuo lavoratore potrebbe ancora andare al mercato nero, che compra quasi tutto a poco. La tua uva ({ $grapes }) merita di meglio: **Alla capanna**.
mi-tierra-lesson-wool =
    Round { $round }. L’IA comincia, dalla tabella ordine di gioco, e paga i lavoratori in più.
    Hai { $sheep } pecore e ${ $money }: **Prodotti animali** ne ricava lana a pagamento, ogni volta che vuoi.
mi-tierra-lesson-vines =
    Ti restano { $workers } lavoratori e hai { $grapes } uva. Il nuovo carretto ne compra di più: raccogli ancora, nel **campo d’uva**.
mi-tierra-lesson-again =
    { $workers ->
        [one] Il tuo ultimo lavoratore
       *[other] I tuoi ultimi { $workers } lavoratori
    }, e { $cards } carte al mercato. L’IA ha passato e non può arrivare prima: **Mercato ufficiale**.
mi-tierra-lesson-make =
    La bottega chiede prima di prendere il denaro; hai ${ $money } e { $wool } lana. Con tre si fa un **abito**, che alla fine dà molto denaro, come le torte del forno. Di’ di **sì**.
mi-tierra-lesson-wine =
    Hai { $wool } lana, { $grapes } uva e ${ $money }. L’ambulante comprerebbe la lana, ma hai una vendita sola e il **Carretto dell’uva** paga molto di più.
mi-tierra-lesson-all =
    Hai ${ $money }. Vendi **tutta l’uva, { $grapes }**, e vedrai quanto porta.
mi-tierra-lesson-evening =
    ${ $money }! Così qui si fa denaro: raccogli una risorsa due volte e trova una carta che la compra. La lana ({ $wool }) resta per gli abiti. **Alla capanna**.
mi-tierra-lesson-end =
    Un round è così: mettere, agire, vendere. C’è altro: lavoratori da assumere, acqua, carte sviluppo, mucche, polli e cavalli, concorsi. Chiedi «Tu che faresti?» quando vuoi. Da qui in poi la fattoria è tua.
