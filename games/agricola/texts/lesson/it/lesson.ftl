## The lesson: four rounds to the first harvest

agricola-lesson-about = Quattro round in fattoria con la brughiera: legno, torba, un campo, un focolare, una pecora e il primo raccolto.
agricola-lesson-wood =
    Hai una capanna, terra selvaggia intorno e { $people } familiari. Li metti a turno con gli altri, uno alla volta, sugli **spazi azione**; ogni spazio ne tiene uno solo.
    Il legno serve per stanze, recinzioni e stalle. Nella Foresta ce ne sono { $wood }, tu { $own ->
        [0] non ne hai
       *[other] ne hai { $own }
    }. Scegli **Foresta** nell’elenco degli spazi: lo segna ➤, ora e a ogni passo.
agricola-lesson-special =
    { $wood } legno. Gli spazi accumulo, come la Foresta, tengono quello che nessuno prende e ne ricevono altro a ogni round.
    Foreste e brughiere occupano spazi della tua fattoria. Le **azioni speciali** le tolgono: chiedono il tuo turno, non un familiare. Al raccolto devi pagare per le stanze { $heat ->
        [one] un combustibile
       *[other] { $heat } combustibili
    }{ $fuel ->
        [0] { "" } e non ne hai
       *[other] { "" } e ne hai { $fuel }
    }: **Tagliare la torba**.
agricola-lesson-moor =
    Il primo che usa una di queste carte non paga niente. Quale brughiera? Campi, pascoli e stanze vogliono spazi liberi. Comincia dal bordo: quella nell’angolo, **sopra la capanna**. La torba è combustibile, e { $fuel ->
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
    Round { $round }, l’ultimo prima del raccolto. { $clay } argilla è proprio quanto costa un focolare. Le grandi migliorie sono scoperte per tutti, e ogni carta c’è una volta sola: **Grande miglioria**.
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
    }. Non cucinare { $sheep ->
        [one] la pecora
       *[other] le { $sheep } pecore
    }: con due, al raccolto ne nasce un’altra.
    Scegli **{ $heat ->
        [one] { $heat } combustibile
       *[other] { $heat } combustibili
    }**; il cibo si prende da sé.
agricola-lesson-next =
    Round { $round }, dopo il raccolto. Combustibile: { $fuel }; cibo: { $food }; legno: { $wood }. Ora la famiglia dovrebbe crescere: serve una terza stanza (legno e canne) e il nuovo spazio per avere **figli**.
    Nel **Luogo d’incontro** ci sono { $lies } cibo, e chi ci va diventa primo giocatore. Prendili.
agricola-lesson-end =
    È finito il primo periodo. Danno punti: campi, pascoli, colture, animali, stanze, famiglia e migliorie; li toglie non avere un tipo di coltura o di animale, e così ogni spazio inutilizzato. Pensa prima al prossimo raccolto, poi fai crescere la famiglia, poi recinta.
