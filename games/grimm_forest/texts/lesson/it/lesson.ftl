## The lesson: three rounds and a house

grimm-forest-lesson-about = Scelte segrete, una casa dal pavimento al tetto, Favole, Amici e un lupo.
grimm-forest-lesson-go =
    Sei un maialino che vuole costruire **{ $houses } case** prima di tutti gli altri. Il materiale sta in tre luoghi; ogni round ciascuno ne sceglie uno in segreto. Chi è da solo prende tutto.
    Nei Campi ci sono { $straw } di paglia. Premi **Campi**. Le due IA scelgono come te, senza vedere la tua scelta.
grimm-forest-lesson-floor =
    Non è venuto nessun altro, quindi tutta la paglia, { $straw }, è tua. Ora si costruisce a turno; hai **{ $actions } azioni**.
    Una casa è un pavimento, poi le pareti, poi un tetto, tutto di un solo materiale. Sotto la domanda c’è scritto quanto costa ogni pulsante. Comincia dal **pavimento di paglia**.
grimm-forest-lesson-fable =
    Il pavimento c’è, e restano { $straw } di paglia: non bastano per le pareti. Con un’azione puoi anche andare a prendere una sola risorsa, oppure pescare una **Favola**: una carta con un trucco per un altro round.
    Pescane una. La vedrai solo tu.
grimm-forest-lesson-share =
    Nuovo round: tutti i luoghi sono stati riempiti di nuovo. Ora hai in mano { $hand ->
        [one] una Favola
       *[other] { $hand } Favole
    }; tienila per un momento migliore, giocarla non è mai un obbligo.
    Ti serve paglia per le pareti e ne hai { $straw }. Torna ai **Campi**, dove ce ne sono { $fields }. Vediamo chi altro ha la stessa idea.
grimm-forest-lesson-walls =
    Non eri da solo! Chi si incontra **divide in parti uguali**, e quel che non si può dividere resta: ne resta ancora { $left } di paglia. E guarda il Bosco: un’IA ci ha mandato un **Lupo**, una Favola mostro, e il maialino che c’era { $lost ->
        [0] non ha portato a casa legno.
       *[other] ha portato a casa { $lost } di legno.
    } Un luogo vale quello che ne pensano gli altri.
    Hai { $straw } di paglia. Costruisci le **pareti di paglia**.
grimm-forest-lesson-friend =
    Le pareti portano visite: un **Amico**. Puoi tenerlo o mandarlo a qualcun altro, che allora perde il suo; non tutti gli ospiti sono un regalo.
    Pollicino è comodo. **Tienilo**: quel che fa è scritto sotto.
grimm-forest-lesson-fetch =
    Ti { $straw ->
        [one] resta { $straw } di paglia
       *[other] restano { $straw } di paglia
    } e { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }. Il tetto è caro, quindi ogni paglia conta: **prendi** altra paglia. Si può sempre, qualunque cosa ti sia capitata nel bosco.
grimm-forest-lesson-thumb =
    Prima che si scelga, Pollicino sgattaiola fuori e prende una risorsa da un luogo qualsiasi. Alla Mattonaia ci sono { $bricks } mattoni e tu ne hai { $own }. Prendi un **mattone**: puoi avere case di materiali diversi, ma nella stessa casa non si mescolano.
    (Se qualcuno ha una carta così, il gioco chiede da solo al momento giusto. Non c’è niente da ricordare.)
grimm-forest-lesson-secret =
    Ora gioca la tua Favola. **Piccoli aiutanti** dà due azioni in più al maialino che è **da solo**. Nei Campi ci sono { $fields } di paglia e tu ne hai { $straw }: basta per un tetto, se non viene nessuno.
    Scegli prima **Piccoli aiutanti** nell’elenco, poi premi **Campi**. Restano nascosti finché tutti non hanno scelto, e fino ad allora puoi cambiare idea.
grimm-forest-lesson-roof =
    Da solo! Hai { $straw } di paglia, e { $actions } azioni invece delle solite. La carta ora è tra gli scarti: una Favola funziona una volta.
    Metti il **tetto di paglia**.
grimm-forest-lesson-first =
    La tua casa numero { $done } su { $houses }. Ed è la prima casa di paglia della partita: chi costruisce la **prima** di un materiale riceve un premio, una volta per ciascuno dei tre.
    Prendi **una risorsa di ogni tipo**: hai già dei piani.
grimm-forest-lesson-brick =
    Restano { $actions } azioni. Con { $bricks } mattoni puoi cominciare subito un’altra casa: **pavimento di mattoni**. Una casa di mattoni costa lo stesso, ma i mattoni sono rari e nessun Lupo cattivo la butta giù.
grimm-forest-lesson-last =
    E { $straw } di paglia bastano per un altro pavimento. Possono esserci più case a metà, quanti sono i terreni della tua plancia. Costruisci il **pavimento di paglia**.
grimm-forest-lesson-alone =
    Ora { $houses } terreni sono occupati e ti { $actions ->
        [one] resta un’azione
       *[other] restano { $actions } azioni
    }. Quando non sai che farne, una Favola raramente è sbagliata. **Pesca una Favola**.
grimm-forest-lesson-end =
    È tutto qui: scegliere in segreto, raccogliere, costruire. La partita finisce con il round in cui qualcuno ha le case che servono; se sono in più d’uno, il mattone conta più del legno, e il legno più della paglia. Da qui decidi tu, e le IA fanno sul serio. Guarda che cosa serve a ciascuno: dice dove andrà.
