## The lesson: two days in a village

above-below-lesson-about = Due giorni in un villaggio: assumere, una pagina del libro, lanterne, letti, un avamposto e un raccolto.
above-below-lesson-turn =
    Guidi un villaggio per { $rounds } round. Edifici, merci e reputazione danno punti. Hai { $coins } monete e { $villagers } abitanti. A ogni turno fai **una** azione, e gli abitanti che la fanno restano stanchi finché di notte non trovano un letto.
    Prima ti servono altri abitanti. Chi ha una **penna** può addestrarne uno nuovo: premi **Addestrare**.
above-below-lesson-train =
    Ogni azione chiede chi la fa e che cosa fa. Si possono addestrare { $hire } abitanti. Il prezzo sale da sinistra a destra, e di notte chi resta passa ai posti più economici. Hai { $coins } monete e ne vorrai qualcuna anche domani.
    La **Maestra** addestra **Pia**. Scegli lei, o premi **Fai così**.
above-below-lesson-ready =
    Pia è ora tra i tuoi { $villagers } abitanti, ma chi è nuovo arriva stanco; ti restano { $coins } monete. Intanto l’IA ha lavorato per una moneta e per il sidro, che a ogni round va al primo che lavora.
    Hai ancora due abitanti pronti. Sotto il villaggio ci sono caverne: **Esplorare**.
above-below-lesson-party =
    Per esplorare servono almeno due abitanti. Nel mazzo ci sono { $caves } carte caverna; un dado decide quale pagina del libro leggi.
    Manda **Muratore** e **Guida**. L’immagine mostra quante lanterne vale ogni dado.
above-below-lesson-page =
    È una storia con { $choices } finali. Il numero accanto a una scelta dice quante **lanterne** servono; se sono più d’uno, con più lanterne si ottiene di più.
    Per cacciare ne servono { $need } e le probabilità sono buone. Sceglilo.
above-below-lesson-exert =
    I dadi mostrano { $builder } e { $explorer }: fanno { $lanterns } lanterne, e ne servono { $need }. Puoi **sforzare** i tuoi: una lanterna in più ciascuno, ma tornano feriti e hanno bisogno di due notti a letto.
    Un’esplorazione fallita non porta niente, quindi sforza la **Guida**.
above-below-lesson-goods =
    È andata bene: { $mushrooms ->
        [one] un fungo
       *[other] { $mushrooms } funghi
    }, e la caverna è tua, { $caves ->
        [one] un posto
       *[other] { $caves } posti
    } per un avamposto più avanti. Puoi vendere le merci o metterle sul tuo **tracciato**: sono azioni gratuite, che non costano il turno. Premi **Metti sul tracciato**.
above-below-lesson-track =
    Le merci sul tracciato alzano la tua rendita, ora { $income } monete a round, e alla fine danno punti: per ora { $points }. Quel che ci metti ci resta. Metti il **fungo**: prima lo fai, più rende.
above-below-lesson-pass =
    Ora la tua rendita è { $income }, e le merci danno { $points }. Nessun abitante è pronto, quindi per oggi non resta niente da fare: **Passare**. Quando tutti hanno passato, cala la notte.
above-below-lesson-night =
    { $villagers } abitanti, { $beds } letti. Un letto porta un abitante un passo più su: da ferito a stanco, o da stanco a pronto.
    Dai i letti a **Muratore, Maestra e Pia**: così domani lavorano in tre. La Guida non potrebbe nemmeno con un letto.
above-below-lesson-morning =
    Round { $round }. È arrivata la rendita, { $income }, e hai { $coins } monete. La maggior parte dei punti viene dagli edifici; li costruisce chi ha un **martello**. Premi **Costruire**.
above-below-lesson-outpost =
    Le case stanno sopra, gli avamposti sotto, e ogni avamposto vuole una caverna vuota; ne hai { $caves }. Molti danno letti, rilanci, rendita o merci da raccogliere. Con { $coins } monete puoi avere l’**antro di cristallo**: le sue ametiste sono un tipo nuovo per il tuo tracciato.
above-below-lesson-harvest =
    Nel tuo antro ci sono { $amethysts } ametiste. Non sono tue finché qualcuno non va a prenderle: ogni abitante ne prende una. Ti restano { $coins } monete e due persone pronte: **Raccogliere**.
above-below-lesson-who =
    Alcuni edifici, quando sono vuoti, si riempiono di nuovo di notte, altri mai; lo dice il loro testo. Queste ametiste non tornano. Manda **Maestra e Pia** per le { $amethysts } ametiste.
above-below-lesson-again =
    Hai { $amethysts } ametiste. Sul tracciato c’è { $kinds ->
        [one] un tipo
       *[other] già { $kinds } tipi
    }; un **tipo nuovo** prende il prossimo spazio a destra. Mettile lì.
above-below-lesson-order =
    Più a destra comincia un tipo, più vale ognuna delle sue merci, e l’ultimo spazio occupato fissa la tua rendita. Perciò conviene avere molti tipi, e per ultimo quello di cui ne avrai di più. Per ora le merci danno { $points }. Metti **tutte le ametiste**.
above-below-lesson-end-of-day =
    { $kinds } tipi: le merci danno { $points }, e domani arrivano { $income } monete. Nessuno è pronto: **Passare**. I round sono { $rounds } in tutto, quindi costruisci presto dei letti, o i tuoi abitanti resteranno stanchi.
above-below-lesson-end =
    Ora continua senza aiuto: esplora quando due sono pronti, in ogni round costruisci qualcosa che vale punti e leggi le pagine con calma. Sono il meglio.
