## The lesson: three rounds and a house

grimm-forest-lesson-about = Scelte segrete, una casa dal pavimento al tetto, Favole, Amici e un lupo.
grimm-forest-lesson-go =
    Sei un maialino e vuoi essere il primo ad avere **{ $houses } case**. Ogni round ciascuno sceglie in segreto un luogo con risorse. Se il tuo maialino è solo lì, prendi tutto.
    Nei Campi ci sono { $straw } di paglia. Premi **Campi**. Le due IA scelgono senza vederlo.
grimm-forest-lesson-floor =
    Non è venuto nessun altro, quindi tutta la paglia, { $straw }, è tua. Ora si costruisce a turno; hai **{ $actions } azioni**.
    Una casa è un pavimento, poi le pareti, poi un tetto, tutto di un solo materiale. Comincia dal **pavimento di paglia**.
grimm-forest-lesson-fable =
    Il pavimento c’è, e ti restano { $straw } di paglia: non bastano per le pareti. Con un’azione puoi anche prendere una risorsa o pescare una **Favola**: un trucco per un round successivo.
    Pescane una. La vedrai solo tu.
grimm-forest-lesson-share =
    Nuovo round: tutti i luoghi sono stati riempiti di nuovo. Ora hai in mano { $hand ->
        [one] una Favola
       *[other] { $hand } Favole
    }. Giocarne una non è mai un obbligo: aspetta un momento migliore.
    Ti serve paglia per le pareti e ne hai { $straw }. Torna ai **Campi**, dove ce ne sono { $fields }. Vediamo chi altro ha la stessa idea.
grimm-forest-lesson-walls =
    Il tuo maialino non era solo! I maialini che si incontrano **dividono in parti uguali**, e quel che non si può dividere resta: { $left } di paglia. Nel Bosco c’era un **Lupo**, una Favola mostro mandata da un’IA, e il maialino che c’era { $lost ->
        [0] non ha raccolto legno.
       *[other] ha raccolto { $lost } di legno.
    }
    Hai { $straw } di paglia. Costruisci le **pareti di paglia**.
grimm-forest-lesson-friend =
    Le pareti portano un **Amico**. Puoi tenerlo o darlo a un altro giocatore, che allora perde il suo: non tutti gli Amici sono graditi.
    Pollicino è utile. **Tienilo**: quel che fa è scritto sotto.
grimm-forest-lesson-fetch =
    Ti { $straw ->
        [one] resta { $straw } di paglia
       *[other] restano { $straw } di paglia
    } e { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }. Un tetto costa di più: **prendi della paglia**. Puoi farlo sempre.
grimm-forest-lesson-thumb =
    Prima che si scelga, Pollicino può prendere una risorsa da un luogo qualsiasi. Alla Mattonaia ci sono { $bricks } mattoni e tu ne hai { $own }. Prendi un **mattone**: le case possono essere di materiali diversi, ma nessuna di due insieme.
    (Quando tocca a una carta così, il gioco te lo chiede.)
grimm-forest-lesson-secret =
    Ora gioca la tua Favola. **Piccoli aiutanti** ti dà due azioni in più se il tuo maialino è **solo**. Nei Campi ci sono { $fields } di paglia e tu ne hai { $straw }: basta per un tetto.
    Scegli **Piccoli aiutanti** nell’elenco, poi premi **Campi**. Nessuno vede niente finché non hanno scelto tutti, e fino ad allora puoi cambiare idea.
grimm-forest-lesson-roof =
    Da solo! Hai { $straw } di paglia, e { $actions } azioni invece di due. Piccoli aiutanti ora è tra gli scarti: una Favola funziona una volta.
    Costruisci il **tetto di paglia**.
grimm-forest-lesson-first =
    Case complete: { $done } su { $houses }. Ed è la prima casa di paglia della partita: la **prima** casa di ogni materiale dà un premio.
    Prendi **una risorsa di ogni tipo**: ti serviranno.
grimm-forest-lesson-brick =
    Restano { $actions } azioni. Con { $bricks } mattoni puoi cominciare subito un’altra casa: **pavimento di mattoni**. Una casa di mattoni costa lo stesso, ma i mattoni sono rari e nessun Lupo cattivo la butta giù.
grimm-forest-lesson-last =
    E { $straw } di paglia bastano per un altro pavimento. Puoi avere più case incompiute, se i materiali sono diversi. Costruisci il **pavimento di paglia**.
grimm-forest-lesson-alone =
    Ora { $houses } terreni sono occupati e ti { $actions ->
        [one] resta un’azione
       *[other] restano { $actions } azioni
    }. Se ti avanza un’azione, pesca una Favola: ti aiuterà più tardi. **Pesca una Favola**.
grimm-forest-lesson-end =
    È tutto qui. La partita finisce dopo il round in cui un giocatore ha tre case; se sono in più d’uno, il mattone conta più del legno, e il legno più della paglia. Guarda che cosa serve agli altri: ti dice dove andranno.
