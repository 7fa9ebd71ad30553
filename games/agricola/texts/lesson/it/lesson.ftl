## The lesson: four rounds to the first harvest

agricola-lesson-about = Quattro round in fattoria con la brughiera: legno, torba, un campo, un focolare, una pecora e il primo raccolto.
agricola-lesson-wood =
    Hai una capanna, terra selvaggia intorno e { $people } familiari. A ogni round li metti a turno con gli altri, uno alla volta, sugli **spazi azione**; ogni spazio ne tiene uno, e quel che si prende per questo round è preso.
    Il legno sta dietro a tutto: stanze, recinzioni, stalle. Nella Foresta ce ne sono { $wood }, tu ne hai { $own }. Scegli **Foresta** nell’elenco degli spazi: lo segna ➤, ora e a ogni passo.
agricola-lesson-special =
    { $wood } legno. Gli spazi come la Foresta si riempiono a ogni round: quel che nessuno prende cresce.
    Nella tua fattoria ci sono foreste e brughiere, che intralciano e servono. Le **azioni speciali** le tolgono e non chiedono un familiare, solo il tuo turno. Al raccolto le stanze vorranno { $heat ->
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
    }. Hai { $grain } grano, e senza semi un campo non serve: **Semi di grano**.
agricola-lesson-field =
    Round { $round }: sono tornati tutti a casa ({ $people } familiari), gli spazi si sono riempiti e ce n’è uno nuovo, come a ogni round. Hai { $grain } grano. Vuole un campo: **Terreno agricolo**.
agricola-lesson-plow =
    Ara uno spazio libero qualsiasi. I campi successivi dovranno toccare il primo, come si toccano le { $rooms } stanze della capanna, e i pascoli i pascoli. Lo spazio libero **accanto alla capanna, nella fila in basso**, lascia posto da ogni parte.
agricola-lesson-food =
    Il raccolto arriva dopo il quarto round e la tua famiglia vorrà { $due } cibo; ne hai { $food }. Quel che manca va mendicato, e alla fine costa caro. Il **Bracciante** dà cibo subito.
agricola-lesson-sow =
    Round { $round }. { $food } cibo: il pasto è sicuro. Su uno spazio nuovo si può **seminare**, e cuocere il pane se si ha un forno. Hai { $grain } grano e un campo: **Uso del grano**.
agricola-lesson-seed =
    Semina quello che hai: { $grain } grano. È il miglior affare della fattoria, perché la riserva ne aggiunge altro sul campo.
agricola-lesson-clay =
    Sul campo ci sono { $field } grano; ogni raccolto ne porta uno nel granaio. E guarda la Cava d’argilla: nell’ultimo round non c’è andato nessuno, quindi ce ne sono { $lies }. Tu ne hai { $clay }. **Cava d’argilla**.
agricola-lesson-major =
    Round { $round }, l’ultimo prima del raccolto. { $clay } argilla è proprio quanto costa un focolare. Le grandi migliorie sono scoperte per tutti, e di ognuna ce n’è una sola: **Grande miglioria**.
agricola-lesson-fireplace =
    Un **Focolare** trasforma animali e ortaggi in cibo in ogni momento, e il grano quando cuoci il pane. Il più economico costa { $cost } argilla, e ne hai { $clay }. Prendi quello; gli altri aspettano fattorie più ricche.
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
    { "" }**Raccolto.** Il campo ha dato un grano (nel granaio: { $grain }; sul campo: { $field }). La famiglia mangia { $due } cibo e ne hai { $food }; la capanna chiede { $heat ->
        [one] un combustibile
       *[other] { $heat } combustibili
    } e ne hai { $fuel }. Potresti anche cucinare { $sheep ->
        [one] la pecora
       *[other] le { $sheep } pecore
    }, ma tienila: da due, a un raccolto ne nasce un’altra.
    Dai **combustibile per riscaldare: { $heat }**; il cibo si prende da sé. O premi **Fai così**.
agricola-lesson-next =
    Round { $round }: nessuno ha fame, nessuno è malato, { $fuel ->
        [one] un combustibile
       *[other] { $fuel } combustibili
    }, { $food } cibo, { $wood } legno. Ora i periodi si accorciano e la famiglia dovrebbe crescere: serve una terza stanza (legno e canne) e poi il nuovo spazio per avere **figli**.
    Nel **Luogo d’incontro** si sono accumulati { $lies } cibo, e chi ci va comincia il round dopo. Prendili.
agricola-lesson-end =
    È stato un intero periodo dell’anno in fattoria. I punti vengono da tutto: campi, pascoli, grano, ortaggi, animali, stanze, famiglia, migliorie; quel che manca del tutto e la terra inutilizzata tolgono punti. Pensa prima al prossimo raccolto, poi fai crescere la famiglia, poi recinta. «Tu che faresti?» dice che cosa penserebbe chi pianifica.
