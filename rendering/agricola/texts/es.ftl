# Rótulos de las imágenes de Agricola y sus textos alternativos.

draw-agricola-round = { $n ->
    [0] Inicio
   *[other] Ronda { $n }
}
draw-agricola-harvest-now = Tiempo de cosecha
draw-agricola-harvest-in = { $n ->
    [0] Cosecha tras esta ronda
   *[other] Cosecha tras la ronda { $round }
}
draw-agricola-over = La partida ha terminado
draw-agricola-special = Especial
draw-agricola-closed = cerrado
draw-agricola-turn = Turno: { $name }
draw-agricola-rounds = Próximas rondas
draw-agricola-deck = Siguiente
draw-agricola-built = Todas construidas
draw-agricola-covered = luego: { $major }
draw-agricola-needs = Próxima cosecha
draw-agricola-left = Por construir
draw-agricola-coming = En camino
draw-agricola-played = En juego
draw-agricola-hand = Mano: { $n }
draw-agricola-locked = falta combustible
draw-agricola-total = Total
draw-agricola-tie = Empate: materiales de construcción
draw-agricola-winner = ¡Gana { $name }!
draw-agricola-shared-victory = ¡Victoria compartida!
draw-agricola-standings = Puntos hasta ahora
draw-agricola-look-farm = La granja de { $seat }
draw-agricola-look-farms = Todas las granjas de un vistazo
draw-agricola-look-majors = { $page ->
    [1] Adquisiciones mayores
   *[other] Adquisiciones mayores ({ $page })
}
draw-agricola-solo-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
draw-agricola-goal-reached = ¡Meta de { $n } lograda!
draw-agricola-goal-missed = Meta de { $n } no lograda

draw-agricola-space-farm-expansion = Ampliación
draw-agricola-space-meeting-place = Asamblea
draw-agricola-space-grain-seeds = Cereales
draw-agricola-space-farmland = Labranza
draw-agricola-space-clay-pit = Mina
draw-agricola-space-traveling-players = Cómicos
draw-agricola-space-house-building = Obras
draw-agricola-space-modest-wish = Des. modesto
draw-agricola-space-riverbank-forest = Ribera
draw-agricola-space-animal-market = Animales
draw-agricola-space-farm-supplies = Sum. granja
draw-agricola-space-building-supplies = Sum. obra
draw-agricola-space-resource-market = Recursos
draw-agricola-space-major-improvement = Adq. mayor
draw-agricola-space-grain-utilization = Siembra, pan
draw-agricola-space-sheep-market = Ovejas
draw-agricola-space-basic-wish-for-children = Hijos
draw-agricola-space-house-redevelopment = Reforma
draw-agricola-space-western-quarry = Cantera O.
draw-agricola-space-vegetable-seeds = Hortalizas
draw-agricola-space-pig-market = Jabalíes
draw-agricola-space-cattle-market = Vacas
draw-agricola-space-eastern-quarry = Cantera E.
draw-agricola-space-urgent-wish-for-children = Deseo urg.
draw-agricola-space-farm-redevelopment = Ref. granja

draw-agricola-alt-round = { $n ->
    [0] Antes de la ronda 1
   *[other] Ronda { $n } de 14
}{ $harvest ->
    [0] {""}
   *[other] , próxima cosecha tras la ronda { $harvest }
}. Empieza { $starter }.
draw-agricola-alt-active = { $seat } coloca un granjero.
draw-agricola-alt-changed = { $ahead ->
    [0] Hace un momento: { $changes }.
   *[other] Con esta respuesta: { $changes }.
}
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = construyó: { $major }
draw-agricola-alt-change-cells = cambios en { $cells }
draw-agricola-alt-turned = Nueva casilla de acción: { $space }.
draw-agricola-alt-piles = Para tomar: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
draw-agricola-alt-usable = También disponibles: { $spaces }.
draw-agricola-alt-taken = Ocupado: { $taken }.
draw-agricola-alt-specials = Acciones especiales: { $cards }.
draw-agricola-alt-special = { $actions }{ $n ->
    [0] {""}
   *[other] {" "}({ $users })
}
draw-agricola-alt-player = { $seat }: { $goods }; { $home }/{ $people } en casa, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
draw-agricola-alt-short-player = { $seat }: { $home }/{ $people } en casa, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
draw-agricola-alt-farm = { $seat }: casa de { $house ->
    [wood] madera
    [clay] adobe
   *[stone] piedra
} con { $rooms } habitaciones; campos: { $fields }, pastizales: { $pastures }.
draw-agricola-alt-needs = Una cosecha pide { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}{ $heat ->
    [0] {""}
    [one] {" "}y 1 combustible
   *[other] {" "}y { $heat } combustibles
}. Por construir: { $fences ->
    [one] 1 valla
   *[other] { $fences } vallas
}, { $stables ->
    [one] 1 establo
   *[other] { $stables } establos
}.
draw-agricola-alt-house = Casa de { $house ->
    [wood] madera
    [clay] adobe
   *[stone] piedra
} con { $n } habitaciones: { $cells }.
draw-agricola-alt-field = Campos: { $cells }.
draw-agricola-alt-forest = Bosques: { $cells }.
draw-agricola-alt-moor = Cenagales: { $cells }.
draw-agricola-alt-grave = Lápida: { $cells }.
draw-agricola-alt-post = Postes de valla: { $cells }.
draw-agricola-alt-empty = Parcelas libres: { $cells }.
draw-agricola-alt-crop = En { $cell }: { $goods }.
draw-agricola-alt-under = Debajo de { $cell }: { $tiles }.
draw-agricola-alt-lying = Encima de { $cell }: { $goods }.
draw-agricola-alt-pasture = Pastizal { $cells } para { $n }: { $goods }.
draw-agricola-alt-stables = Establos: { $cells }.
draw-agricola-alt-pet = En la casa: { $animal }.
draw-agricola-alt-majors = Adquisiciones mayores: { $majors }.
draw-agricola-alt-trouble = Enfermos: { $sick }. Fichas de mendicidad: { $begging }.
draw-agricola-alt-laid = La ronda { $n } ofrece: { $what } ({ $card }).
draw-agricola-alt-coming = La ronda { $n } trae { $goods }.
draw-agricola-alt-cards = Cartas en juego: { $cards }.
draw-agricola-alt-major = { $major }: { $cost }, { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}.
draw-agricola-alt-effect = { $major }: { $effect }.
draw-agricola-alt-owns = { $seat } tiene: { $majors }.
draw-agricola-alt-covered = Aún cubiertas: { $majors }.
draw-agricola-alt-total = { $seat }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
draw-agricola-alt-category = { $category }: { $points }.
draw-agricola-alt-points = { $seat } { $n }

# Hand cards
draw-agricola-alt-hand = Tu mano.
draw-agricola-alt-hand-played = Cartas de la mano que ha jugado { $seat }.
draw-agricola-alt-card = { $card }: { $words }.
draw-agricola-alt-not-now = Ahora no: { $reason }.
draw-agricola-alt-drafted = Ya elegidas: { $cards }.
draw-agricola-needs-card = Requiere { $needs }
draw-agricola-card-playable = Se puede jugar
draw-agricola-card-not-now = Ahora no es posible
draw-agricola-card-unmet = No cumples el requisito
draw-agricola-card-lacks = Aún necesitas: { $goods }
draw-agricola-taken = Ya elegidas
draw-agricola-look-draft = { $page ->
    [1] Cartas para elegir
   *[other] Cartas para elegir ({ $page })
}
draw-agricola-look-occupations = { $page ->
    [1] Mis oficios
   *[other] Mis oficios ({ $page })
}
draw-agricola-look-minors = { $page ->
    [1] Mis adquisiciones menores
   *[other] Mis adquisiciones menores ({ $page })
}
draw-agricola-look-played = { $page ->
    [1] Cartas jugadas por { $seat }
   *[other] Cartas jugadas por { $seat } ({ $page })
}
