# Scritte sulle immagini di Agricola e loro testi alternativi.

draw-agricola-round = { $n ->
    [0] Inizio
   *[other] Round { $n }
}
draw-agricola-harvest-now = Tempo di raccolto
draw-agricola-harvest-in = { $n ->
    [0] Raccolto dopo questo round
   *[other] Raccolto dopo il round { $round }
}
draw-agricola-over = La partita è finita
draw-agricola-special = Speciale
draw-agricola-closed = chiuso
draw-agricola-turn = Turno: { $name }
draw-agricola-rounds = Prossimi round
draw-agricola-deck = Prossima
draw-agricola-built = Tutte costruite
draw-agricola-covered = poi: { $major }
draw-agricola-needs = Prossimo raccolto
draw-agricola-left = Da costruire
draw-agricola-coming = In arrivo
draw-agricola-played = In gioco
draw-agricola-hand = Mano: { $n }
draw-agricola-locked = manca combustibile
draw-agricola-total = Totale
draw-agricola-tie = Spareggio: risorse da costruzione
draw-agricola-winner = Vince { $name }!
draw-agricola-shared-victory = Vittoria condivisa!
draw-agricola-standings = Punti finora
draw-agricola-look-farm = La fattoria di { $seat }
draw-agricola-look-farms = Tutte le fattorie a colpo d’occhio
draw-agricola-look-majors = { $page ->
    [1] Grandi migliorie
   *[other] Grandi migliorie ({ $page })
}
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
draw-agricola-space-major-improvement = Gr. miglioria
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

draw-agricola-alt-round = { $n ->
    [0] Prima del round 1
   *[other] Round { $n } di 14
}{ $harvest ->
    [0] {""}
   *[other] , prossimo raccolto dopo il round { $harvest }
}. Comincia { $starter }.
draw-agricola-alt-active = { $seat } piazza un familiare.
draw-agricola-alt-changed = { $ahead ->
    [0] Appena successo: { $changes }.
   *[other] Con questa risposta: { $changes }.
}
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = ha costruito: { $major }
draw-agricola-alt-change-cells = novità in { $cells }
draw-agricola-alt-turned = Nuovo spazio azione: { $space }.
draw-agricola-alt-piles = Da prendere: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
draw-agricola-alt-usable = Disponibili anche: { $spaces }.
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
draw-agricola-alt-forest = Foreste: { $cells }.
draw-agricola-alt-moor = Brughiere: { $cells }.
draw-agricola-alt-grave = Lapide: { $cells }.
draw-agricola-alt-post = Pali di recinzione: { $cells }.
draw-agricola-alt-empty = Spazi liberi: { $cells }.
draw-agricola-alt-crop = Su { $cell }: { $goods }.
draw-agricola-alt-under = Sotto { $cell }: { $tiles }.
draw-agricola-alt-lying = Sopra { $cell }: { $goods }.
draw-agricola-alt-pasture = Pascolo { $cells } per { $n }: { $goods }.
draw-agricola-alt-stables = Stalle: { $cells }.
draw-agricola-alt-pet = In casa: { $animal }.
draw-agricola-alt-majors = Grandi migliorie: { $majors }.
draw-agricola-alt-trouble = Malati: { $sick }. Segnalini mendicità: { $begging }.
draw-agricola-alt-laid = Il round { $n } offre: { $what } ({ $card }).
draw-agricola-alt-coming = Il round { $n } porta { $goods }.
draw-agricola-alt-cards = Carte in gioco: { $cards }.
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

# Hand cards
draw-agricola-alt-hand = La tua mano.
draw-agricola-alt-hand-played = Carte della mano giocate da { $seat }.
draw-agricola-alt-card = { $card }: { $words }.
draw-agricola-alt-not-now = Ora no: { $reason }.
draw-agricola-alt-drafted = Già scelte: { $cards }.
draw-agricola-needs-card = Richiede { $needs }
draw-agricola-card-playable = Si può giocare
draw-agricola-card-not-now = Ora non è possibile
draw-agricola-card-unmet = Requisito non soddisfatto
draw-agricola-card-lacks = Da avere: { $goods }
draw-agricola-taken = Già scelte
draw-agricola-look-draft = { $page ->
    [1] Carte tra cui scegliere
   *[other] Carte tra cui scegliere ({ $page })
}
draw-agricola-look-occupations = { $page ->
    [1] Le mie occupazioni
   *[other] Le mie occupazioni ({ $page })
}
draw-agricola-look-minors = { $page ->
    [1] Le mie piccole migliorie
   *[other] Le mie piccole migliorie ({ $page })
}
draw-agricola-look-played = { $page ->
    [1] Carte giocate da { $seat }
   *[other] Carte giocate da { $seat } ({ $page })
}
