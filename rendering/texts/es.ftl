# Rótulos de las imágenes y sus textos alternativos.

draw-grimm-round = Ronda { $n }
draw-grimm-step-start = Empieza una ronda nueva
draw-grimm-step-choose = Elección secreta de lugar
draw-grimm-step-choose-last = La Reina Malvada elige la última
draw-grimm-step-reveal-fables = Se destapan las Fábulas
draw-grimm-step-reveal-gather = Los cerditos se ponen en marcha
draw-grimm-step-before-collecting = Antes de recolectar
draw-grimm-step-collect = Recolección
draw-grimm-step-end-of-gather = Fin de la recolección
draw-grimm-step-start-of-build = Empieza la construcción
draw-grimm-step-build = Hora de construir
draw-grimm-step-end-of-build = Acaba la construcción
draw-grimm-step-cleanup = A recoger la mesa
draw-grimm-step-over = Fin de la partida

draw-grimm-choose = Elige entre estas
draw-grimm-no-friend = Sin Amigo
draw-grimm-no-fables = Sin Fábulas en la mano
draw-grimm-no-fable = Sin Fábula
draw-grimm-hidden-fable = Una Fábula boca abajo
draw-grimm-nowhere = En ningún lugar
draw-grimm-alone = A solas
draw-grimm-shared = Comparte con
draw-grimm-says-alone = «Estaré a solas»
draw-grimm-says-together = «Tendré compañía»
draw-grimm-robbed = Robó a { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } lugar menos
   *[other] { $n } lugares menos
}
draw-grimm-winner = ¡Gana { $name }!
draw-grimm-shared-victory = ¡Victoria compartida!
draw-grimm-standings = Clasificación

draw-grimm-alt-round = Ronda { $n }: { $step }.
draw-grimm-alt-active = Construye { $seat }; { $n ->
    [one] queda { $n } acción
   *[other] quedan { $n } acciones
}.
draw-grimm-alt-changed = Recién: { $changes }.
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = construyó { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Fábula
   *[other] { $n } Fábulas
}
draw-grimm-alt-start = Empieza { $seat }.
draw-grimm-alt-waiting = En espera: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = Fichas de Primer Constructor libres: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Aquí: { $things }.
draw-grimm-alt-prince = El Príncipe Real se llevó { $n }.
draw-grimm-alt-built = Construido: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Fábula.
   *[other] { $n } Fábulas.
}
draw-grimm-look-friends = Amigos
draw-grimm-alt-friend-of = { $seat } tiene como Amigo a { $friend }.
draw-grimm-alt-friendless = { $seat } no tiene ningún Amigo.
draw-grimm-alt-friend = Amigo: { $friend }.
draw-grimm-alt-tokens = Primer Constructor: { $tokens }.
draw-grimm-alt-choose = A elegir: { $cards }.
draw-grimm-alt-offer = { $seat } decide sobre { $friend }.
draw-grimm-alt-hand = Tus cartas. Lugares: { $places }. Fábulas: { $fables }. Amigo: { $friend }.
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Puesto { $n }: { $seat }.

## ¡Por Northwood!

draw-northwood-visit = Visita { $n } de 8
draw-northwood-step-deal = Se reparte otra mano
draw-northwood-step-fief = ¿Qué feudo ahora?
draw-northwood-step-invite = ¿Quién te acompaña?
draw-northwood-step-turn = Escucha o pide ayuda a un aliado
draw-northwood-step-respond = Se espera tu respuesta
draw-northwood-step-close = La visita termina
draw-northwood-step-over = Fin del viaje
draw-northwood-step-out-of-reach = Fuera de alcance: ¿sigues?
draw-northwood-first-visit = Ocho gobernantes te esperan
draw-northwood-favourite = Ganador
draw-northwood-now = Solo ahora
draw-northwood-statement = Discurso
draw-northwood-response = Respuesta
draw-northwood-points = Puntos
draw-northwood-deck = Mazo
draw-northwood-discard = Descarte
draw-northwood-scored = Ganadas
draw-northwood-no-cards = Sin cartas en la mano
draw-northwood-cheer = ¡Por Northwood!
draw-northwood-missed = El bosque espera
draw-northwood-so-far = El viaje hasta aquí

draw-northwood-streak = { $n ->
    [one] { $n } día seguido
   *[other] { $n } días seguidos
}
draw-northwood-alt-stars = Estrellas: { $n }; como mucho, { $best }.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; palo ganador { $suit }. Puntos: { $score } de { $fief }.
draw-northwood-alt-statement = El gobernante dice { $card }.
draw-northwood-alt-scored = Último diálogo: { $statement }, respondido con { $response }: un punto.
draw-northwood-alt-no-point = Último diálogo: { $statement }, respondido con { $response }: sin punto.
draw-northwood-alt-just-scored = Recién ganada: { $cards }.
draw-northwood-alt-just-friendly = El feudo { $fief } acaba de volverse amigo.
draw-northwood-alt-just-lost = El feudo { $fief } se acaba de perder.
draw-northwood-alt-ready = Disponibles: { $allies }.
draw-northwood-alt-exhausted = Agotados: { $allies }.
draw-northwood-alt-ruler = Feudo { $fief }: { $ruler }.
draw-northwood-alt-friend = Feudo { $fief }, amigo: { $ruler }.
draw-northwood-alt-friendly = Amigos: { $fiefs }.
draw-northwood-alt-lost = Perdidos: { $fiefs }.
draw-northwood-alt-neutral = Sin visitar: { $fiefs }.
draw-northwood-alt-deck = Mazo { $n }, mano { $hand }.
draw-northwood-alt-score-top = Encima de la puntuación: { $card }.
draw-northwood-alt-discard = Descartadas ({ $n }): { $cards }.
draw-northwood-alt-hand = Tu mano ({ $n }): { $cards }.
draw-northwood-alt-playable = Se pueden jugar: { $cards }.
draw-northwood-alt-known = Conocidas en el mazo: { $cards }.
draw-northwood-alt-result = { $n ->
    [one] { $n } estrella, { $medal }.
   *[other] { $n } estrellas, { $medal }.
}

draw-agricola-round = Ronda { $n }
draw-agricola-harvest-now = Tiempo de cosecha
draw-agricola-harvest-in = { $n ->
    [0] Cosecha tras esta ronda
   *[other] Cosecha tras la ronda { $round }
}
draw-agricola-over = La partida ha terminado
draw-agricola-special = Especial
draw-agricola-deck = Siguiente
draw-agricola-built = Construida
draw-agricola-needs = Próxima cosecha
draw-agricola-left = Por construir
draw-agricola-majors = Adquisiciones
draw-agricola-coming = En camino
draw-agricola-hand = Cartas
draw-agricola-total = Total
draw-agricola-points = Puntos ahora
draw-agricola-winner = ¡Gana { $name }!
draw-agricola-shared-victory = ¡Victoria compartida!
draw-agricola-standings = Puntos hasta ahora
draw-agricola-look-farm = La granja de { $seat }
draw-agricola-look-majors = Adquisiciones mayores
draw-grimm-look-board = El tablero
draw-grimm-look-reveal = Quién ha ido a dónde
draw-northwood-look-board = El tablero
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
draw-agricola-space-modest-wish = Deseo modesto
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

draw-agricola-alt-round = Ronda { $n } de 14, próxima cosecha tras la ronda { $harvest }. Empieza { $starter }.
draw-agricola-alt-active = { $seat } coloca un granjero.
draw-agricola-alt-changed = Recién: { $changes }.
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = construyó: { $major }
draw-agricola-alt-change-cells = cambios en { $cells }
draw-agricola-alt-turned = Nueva casilla de acción: { $space }.
draw-agricola-alt-piles = Para tomar: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
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
draw-agricola-alt-empty = Parcelas libres: { $cells }.
draw-agricola-alt-crop = En { $cell }: { $goods }.
draw-agricola-alt-pasture = Pastizal { $cells } para { $n }: { $goods }.
draw-agricola-alt-stables = Establos: { $cells }.
draw-agricola-alt-pet = En la casa: { $animal }.
draw-agricola-alt-majors = Adquisiciones mayores: { $majors }.
draw-agricola-alt-trouble = Enfermos: { $sick }. Fichas de mendicidad: { $begging }.
draw-agricola-alt-coming = La ronda { $n } trae { $goods }.
draw-agricola-alt-cards = Cartas: { $cards }.
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
