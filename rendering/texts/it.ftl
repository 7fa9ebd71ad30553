# Scritte sulle immagini e loro testi alternativi.

draw-grimm-round = Round { $n }
draw-grimm-step-start = Comincia un nuovo round
draw-grimm-step-choose = Scelta segreta del luogo
draw-grimm-step-choose-last = La Regina Cattiva sceglie per ultima
draw-grimm-step-reveal-fables = Si scoprono le Favole
draw-grimm-step-reveal-gather = I maialini si mettono in cammino
draw-grimm-step-before-collecting = Prima della raccolta
draw-grimm-step-collect = Raccolta
draw-grimm-step-end-of-gather = Fine della raccolta
draw-grimm-step-start-of-build = Si comincia a costruire
draw-grimm-step-build = È ora di costruire
draw-grimm-step-end-of-build = Si finisce di costruire
draw-grimm-step-cleanup = Si riordina
draw-grimm-step-over = Fine della partita

draw-grimm-choose = Scegli tra queste
draw-grimm-no-friend = Nessun Amico
draw-grimm-no-fables = Nessuna Favola in mano
draw-grimm-no-fable = Nessuna Favola
draw-grimm-hidden-fable = Una Favola coperta
draw-grimm-nowhere = Da nessuna parte
draw-grimm-alone = Da solo
draw-grimm-shared = Insieme a
draw-grimm-says-alone = «Sarò da solo»
draw-grimm-says-together = «Avrò compagnia»
draw-grimm-robbed = Ha derubato { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } luogo in meno
   *[other] { $n } luoghi in meno
}
draw-grimm-winner = Vince { $name }!
draw-grimm-shared-victory = Vittoria condivisa!
draw-grimm-standings = Classifica

draw-grimm-alt-round = Round { $n }: { $step }.
draw-grimm-alt-active = Costruisce { $seat }; { $n ->
    [one] { $n } azione rimasta
   *[other] { $n } azioni rimaste
}.
draw-grimm-alt-changed = Appena successo: { $changes }.
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = ha costruito { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Favola
   *[other] { $n } Favole
}
draw-grimm-alt-start = Comincia { $seat }.
draw-grimm-alt-waiting = In attesa: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = Segnalini Primo Costruttore liberi: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Qui: { $things }.
draw-grimm-alt-prince = Il Principe Reale ne ha presi { $n }.
draw-grimm-alt-built = Costruito: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Favola.
   *[other] { $n } Favole.
}
draw-grimm-look-friends = Amici
draw-grimm-alt-friend-of = { $seat } ha come Amico { $friend }.
draw-grimm-alt-friendless = { $seat } non ha nessun Amico.
draw-grimm-alt-friend = Amico: { $friend }.
draw-grimm-alt-tokens = Primo Costruttore: { $tokens }.
draw-grimm-alt-choose = Da scegliere: { $cards }.
draw-grimm-alt-offer = { $seat } decide su { $friend }.
draw-grimm-alt-hand = Le tue carte. Luoghi: { $places }. Favole: { $fables }. Amico: { $friend }.
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Posto { $n }: { $seat }.

## Per Northwood!

draw-northwood-visit = Visita { $n } di 8
draw-northwood-step-deal = Si dà una nuova mano
draw-northwood-step-fief = Quale feudo ora?
draw-northwood-step-invite = Chi ti accompagna?
draw-northwood-step-turn = Ascolta o chiedi aiuto
draw-northwood-step-respond = Si attende la tua risposta
draw-northwood-step-close = La visita finisce
draw-northwood-step-over = Il viaggio è finito
draw-northwood-step-out-of-reach = Fuori portata: continui?
draw-northwood-first-visit = Otto sovrani ti aspettano
draw-northwood-favourite = Preferito
draw-northwood-now = Solo ora
draw-northwood-statement = Discorso
draw-northwood-response = Risposta
draw-northwood-points = Punti
draw-northwood-deck = Mazzo
draw-northwood-discard = Scarti
draw-northwood-scored = Punti
draw-northwood-no-cards = Nessuna carta in mano
draw-northwood-cheer = Per Northwood!
draw-northwood-missed = La foresta aspetta
draw-northwood-so-far = Il viaggio finora

draw-northwood-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
}
draw-northwood-alt-stars = Stelle: { $n }; al massimo { $best }.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; seme preferito { $suit }. Punti: { $score } su { $fief }.
draw-northwood-alt-statement = Il sovrano dice { $card }.
draw-northwood-alt-scored = Ultimo dialogo: { $statement }, risposta { $response }: un punto.
draw-northwood-alt-no-point = Ultimo dialogo: { $statement }, risposta { $response }: nessun punto.
draw-northwood-alt-just-scored = Appena ottenuta: { $cards }.
draw-northwood-alt-just-friendly = Il feudo { $fief } è appena diventato amico.
draw-northwood-alt-just-lost = Il feudo { $fief } è appena andato perso.
draw-northwood-alt-ready = Pronti: { $allies }.
draw-northwood-alt-exhausted = Esausti: { $allies }.
draw-northwood-alt-ruler = Feudo { $fief }: { $ruler }.
draw-northwood-alt-friend = Feudo { $fief }, amico: { $ruler }.
draw-northwood-alt-friendly = Amici: { $fiefs }.
draw-northwood-alt-lost = Perduti: { $fiefs }.
draw-northwood-alt-neutral = Non visitati: { $fiefs }.
draw-northwood-alt-deck = Mazzo { $n }, mano { $hand }.
draw-northwood-alt-score-top = In cima alla pila dei punti: { $card }.
draw-northwood-alt-discard = Scartate ({ $n }): { $cards }.
draw-northwood-alt-hand = La tua mano ({ $n }): { $cards }.
draw-northwood-alt-playable = Si possono giocare: { $cards }.
draw-northwood-alt-known = Note nel mazzo: { $cards }.
draw-northwood-alt-result = { $n ->
    [one] { $n } stella, { $medal }.
   *[other] { $n } stelle, { $medal }.
}

draw-agricola-round = Round { $n }
draw-agricola-harvest-now = Tempo di raccolto
draw-agricola-harvest-in = { $n ->
    [0] Raccolto dopo questo round
   *[other] Raccolto dopo il round { $round }
}
draw-agricola-over = La partita è finita
draw-agricola-special = Speciale
draw-agricola-deck = Prossima
draw-agricola-built = Costruita
draw-agricola-needs = Prossimo raccolto
draw-agricola-left = Da costruire
draw-agricola-majors = Migliorie
draw-agricola-coming = In arrivo
draw-agricola-hand = Carte
draw-agricola-total = Totale
draw-agricola-points = Punti ora
draw-agricola-winner = Vince { $name }!
draw-agricola-shared-victory = Vittoria condivisa!
draw-agricola-standings = Punti finora
draw-agricola-look-farm = La fattoria di { $seat }
draw-agricola-look-majors = Migliorie maggiori
draw-grimm-look-board = La plancia
draw-grimm-look-reveal = Chi è andato dove
draw-northwood-look-board = La plancia
draw-agricola-solo-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
draw-agricola-goal-reached = Obiettivo di { $n } raggiunto!
draw-agricola-goal-missed = Obiettivo di { $n } mancato

draw-agricola-space-farm-expansion = Ampliamento
draw-agricola-space-meeting-place = Incontro
draw-agricola-space-grain-seeds = Grano
draw-agricola-space-farmland = Aratura
draw-agricola-space-clay-pit = Argilla
draw-agricola-space-traveling-players = Attori
draw-agricola-space-house-building = Stanze
draw-agricola-space-modest-wish = Des. modesto
draw-agricola-space-riverbank-forest = Riva
draw-agricola-space-animal-market = Animali
draw-agricola-space-farm-supplies = Forn. agricole
draw-agricola-space-building-supplies = Forn. edili
draw-agricola-space-resource-market = Risorse
draw-agricola-space-major-improvement = Migl. mag.
draw-agricola-space-grain-utilization = Semina, pane
draw-agricola-space-sheep-market = Pecore
draw-agricola-space-basic-wish-for-children = Figli
draw-agricola-space-house-redevelopment = Ristruttura
draw-agricola-space-western-quarry = Cava ovest
draw-agricola-space-vegetable-seeds = Ortaggi
draw-agricola-space-pig-market = Cinghiali
draw-agricola-space-cattle-market = Mucche
draw-agricola-space-eastern-quarry = Cava est
draw-agricola-space-urgent-wish-for-children = Des. urgente
draw-agricola-space-farm-redevelopment = Ristr. tutto

draw-agricola-alt-round = Round { $n } di 14, prossimo raccolto dopo il round { $harvest }. Comincia { $starter }.
draw-agricola-alt-active = { $seat } piazza un familiare.
draw-agricola-alt-changed = Appena successo: { $changes }.
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = ha costruito: { $major }
draw-agricola-alt-change-cells = novità in { $cells }
draw-agricola-alt-turned = Nuovo spazio azione: { $space }.
draw-agricola-alt-piles = Da prendere: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
draw-agricola-alt-taken = Occupato: { $taken }.
draw-agricola-alt-specials = Azioni speciali: { $cards }.
draw-agricola-alt-special = { $actions }{ $n ->
    [0] {""}
   *[other] {" "}({ $users })
}
draw-agricola-alt-player = { $seat }: { $goods }; { $home }/{ $people } in casa, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
draw-agricola-alt-short-player = { $seat }: { $home }/{ $people } a casa, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
draw-agricola-alt-farm = { $seat }: casa di { $house ->
    [wood] legno
    [clay] argilla
   *[stone] pietra
} con { $rooms } stanze; campi: { $fields }, pascoli: { $pastures }.
draw-agricola-alt-needs = Un raccolto chiede { $food } cibo{ $heat ->
    [0] {""}
    [one] {" "}e 1 combustibile
   *[other] {" "}e { $heat } combustibili
}. Da costruire: { $fences ->
    [one] 1 recinzione
   *[other] { $fences } recinzioni
}, { $stables ->
    [one] 1 stalla
   *[other] { $stables } stalle
}.
draw-agricola-alt-house = Casa di { $house ->
    [wood] legno
    [clay] argilla
   *[stone] pietra
} con { $n } stanze: { $cells }.
draw-agricola-alt-field = Campi: { $cells }.
draw-agricola-alt-forest = Boschi: { $cells }.
draw-agricola-alt-moor = Paludi: { $cells }.
draw-agricola-alt-empty = Spazi liberi: { $cells }.
draw-agricola-alt-crop = Su { $cell }: { $goods }.
draw-agricola-alt-pasture = Pascolo { $cells } per { $n }: { $goods }.
draw-agricola-alt-stables = Stalle: { $cells }.
draw-agricola-alt-pet = In casa: { $animal }.
draw-agricola-alt-majors = Migliorie maggiori: { $majors }.
draw-agricola-alt-trouble = Malati: { $sick }. Segnalini mendicità: { $begging }.
draw-agricola-alt-coming = Il round { $n } porta { $goods }.
draw-agricola-alt-cards = Carte: { $cards }.
draw-agricola-alt-major = { $major }: { $cost }, { $n ->
    [one] 1 punto
   *[other] { $n } punti
}.
draw-agricola-alt-effect = { $major }: { $effect }.
draw-agricola-alt-owns = { $seat } possiede: { $majors }.
draw-agricola-alt-covered = Ancora coperte: { $majors }.
draw-agricola-alt-total = { $seat }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
draw-agricola-alt-category = { $category }: { $points }.
draw-agricola-alt-points = { $seat } { $n }
