## The lesson: four rounds to the first harvest

agricola-lesson-about = Quattro round in fattoria con la brughiera: legno, torba, un campo, un focolare, una pecora e il primo raccolto.
agricola-lesson-wood =
    Hai una capanna, terra selvaggia intorno e { $people } familiari. A ogni round li metti a turno con gli altri, uno alla volta, sugli **spazi azione**; ogni spazio ne tiene uno, e quel che si prende non c’è più per questo round.
    Il legno serve per stanze, recinzioni e stalle. Nella Foresta ce ne sono { $wood }, tu { $own ->
        [0] non ne hai
       *[other] ne hai { $own }
    }. Scegli **Foresta** nell’elenco degli spazi: lo segna ➤, ora e a ogni passo.
agricola-lesson-special =
    { $wood } legno. La Foresta è uno spazio accumulo: riceve altro legno a ogni round, e quello che nessuno prende resta lì.
    Nella tua fattoria ci sono foreste e brughiere, che intralciano e servono. Le **azioni speciali** le tolgono e non chiedono un familiare, solo il tuo turno. Al raccolto devi pagare per le stanze { $heat ->
        [one] un combustibile
       *[other] { $heat } combustibili
    }{ $fuel ->
        [0] { "" } e non ne hai
       *[other] { "" } e ne hai { $fuel }
    }, quindi cava torba: **Tagliare la torba**. Il primo che usa una di queste carte non paga niente.
agricola-lesson-moor =
    Quale brughiera? Uno spazio libero serve per campi, pascoli e stanze; una foresta o una brughiera no. Pensa a dove saranno i tuoi campi e comincia dal bordo: quella nell’angolo, **sopra la capanna**. La torba è combustibile, e { $fuel ->
        [0] ora non ne hai.
       *[other] ora ne hai { $fuel }.
    }
agricola-lesson-grain =
    { $fuel ->
        [one] un combustibile
       *[other] { $fuel } combustibili
    }: caldo a sufficienza per il primo raccolto. A casa { $people ->
        [one] c’è ancora un familiare
       *[other] ci sono ancora { $people } familiari
    }. { $grain ->
        [0] Non hai grano
       *[other] Hai { $grain } grano
    }, e per seminare un campo serve grano: **Semi di grano**.
agricola-lesson-field =
    Round { $round }: sono tornati tutti a casa ({ $people } familiari), gli spazi si sono riempiti e ce n’è uno nuovo, come a ogni round. Hai { $grain } grano. Ora ti serve un campo: **Terreno agricolo**.
agricola-lesson-plow =
    Ara uno spazio libero qualsiasi. I campi successivi dovranno toccare il primo, come si toccano le { $rooms } stanze della capanna, e i pascoli i pascoli. Lo spazio libero **accanto alla capanna, nella fila in basso**, lascia posto da ogni parte.
agricola-lesson-food =
    Il raccolto arriva dopo il quarto round e la tua famiglia avrà bisogno di { $due } cibo; { $food ->
        [0] non ne hai
       *[other] ne hai { $food }
    }. Per ogni cibo mancante prendi un segnalino mendicità, che alla fine toglie punti. Il **Bracciante** dà cibo subito.
agricola-lesson-sow =
    Round { $round }. { $food } cibo: il pasto è sicuro. Su uno spazio nuovo si può **seminare**, e cuocere il pane se si ha un forno. Hai { $grain } grano e un campo: **Uso del grano**.
agricola-lesson-seed =
    Semina quello che hai: { $grain } grano. La riserva aggiunge altro grano sul campo.
agricola-lesson-clay =
    Sul campo ci sono { $field } grano; a ogni raccolto ne prendi uno. E guarda la Cava d’argilla: nell’ultimo round non c’è andato nessuno, quindi ce ne sono { $lies }. Tu { $clay ->
        [0] non ne hai
       *[other] ne hai { $clay }
    }. **Cava d’argilla**.
agricola-lesson-major =
    Round { $round }, l’ultimo prima del raccolto. { $clay } argilla è proprio quanto costa un focolare. Le grandi migliorie sono scoperte per tutti, e di ognuna ce n’è una sola: **Grande miglioria**.
agricola-lesson-fireplace =
    Un **Focolare** trasforma animali e ortaggi in cibo in ogni momento, e il grano quando cuoci il pane. Il più economico costa { $cost } argilla, e ne hai { $clay }. Costruisci quello.
agricola-lesson-sheep =
    { $people ->
        [one] Resta un familiare
       *[other] Restano { $people } familiari
    }, { $clay ->
        [0] niente argilla
       *[other] { $clay } argilla
    } e { $sheep ->
        [0] nessuna pecora
        [one] una pecora
       *[other] { $sheep } pecore
    }. Un animale vive in casa senza recinzioni; gli altri vogliono pascoli o stalle. Il nuovo **Mercato delle pecore** ne ha una.
agricola-lesson-feed =
    { "" }**Raccolto.** Il campo ha dato un grano (ne hai { $grain }; sul campo: { $field }). La famiglia mangia { $due } cibo e { $food ->
        [0] non ne hai
       *[other] ne hai { $food }
    }; la capanna chiede { $heat ->
        [one] un combustibile
       *[other] { $heat } combustibili
    } e { $fuel ->
        [0] non ne hai
       *[other] ne hai { $fuel }
    }. Potresti anche cucinare { $sheep ->
        [one] la pecora
       *[other] le { $sheep } pecore
    }, ma non farlo: con due pecore, al raccolto ne nasce un’altra.
    Scegli **{ $heat ->
        [one] { $heat } combustibile
       *[other] { $heat } combustibili
    }**; il cibo si prende da sé. O premi **Fai così**.
agricola-lesson-next =
    Round { $round }: il raccolto è finito. Combustibile: { $fuel }; cibo: { $food }; legno: { $wood }. Ora i periodi si accorciano e la famiglia dovrebbe crescere: serve una terza stanza (legno e canne) e poi il nuovo spazio per avere **figli**.
    Nel **Luogo d’incontro** si sono accumulati { $lies } cibo, e se ci vai diventi primo giocatore. Prendili.
agricola-lesson-end =
    È finito il primo periodo. Danno punti: campi, pascoli, grano, ortaggi, animali, stanze, famiglia, migliorie; non avere un tipo di coltura o di animale toglie punti, e così ogni spazio inutilizzato. Pensa prima al prossimo raccolto, poi fai crescere la famiglia, poi recinta. «Tu che faresti?» ti dà un consiglio quando vuoi.
