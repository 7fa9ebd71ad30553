# Rótulos de las imágenes y sus textos alternativos.

draw-grimm-round = Ronda { $n }
draw-grimm-step-start = Empieza una ronda nueva
draw-grimm-step-choose = Elegid un lugar en secreto
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

draw-grimm-when-start-of-round = Al empezar la ronda
draw-grimm-when-when-revealed = Al destaparse
draw-grimm-when-after-gather-cards-revealed = Al verse adónde va cada cerdito
draw-grimm-when-before-gather = Antes de recolectar
draw-grimm-when-after-gather = Fin de la recolección
draw-grimm-when-end-of-gather = Fin de la recolección
draw-grimm-when-next-round = Ronda siguiente
draw-grimm-when-start-of-build = Al empezar a construir
draw-grimm-when-build = Al construir
draw-grimm-when-end-of-build = Al acabar de construir
draw-grimm-when-your-build-turn = En tu turno de construir
draw-grimm-when-special-action = Acción especial
draw-grimm-when-on-gain = Al unirse a ti
draw-grimm-when-discard = Se puede descartar

draw-grimm-choose = Elige entre estas
draw-grimm-no-friend = Sin Amigo
draw-grimm-no-fables = Sin Fábulas en la mano
draw-grimm-no-fable = Sin Fábula
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
draw-grimm-standings = Clasificación

draw-grimm-alt-round = Ronda { $n }: { $step }.
draw-grimm-alt-active = Construye { $seat }; { $n ->
    [one] queda { $n } acción
   *[other] quedan { $n } acciones
}.
draw-grimm-alt-start = Empieza { $seat }.
draw-grimm-alt-waiting = En espera: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = Fichas de primer constructor libres: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Aquí: { $things }.
draw-grimm-alt-prince = El Príncipe Real se llevó { $n }.
draw-grimm-alt-built = Construido: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Fábula.
   *[other] { $n } Fábulas.
}
draw-grimm-alt-friend = Amigo: { $friend }.
draw-grimm-alt-tokens = Primer constructor: { $tokens }.
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
draw-northwood-favourite = Favorito
draw-northwood-now = Solo ahora
draw-northwood-statement = Discurso
draw-northwood-response = Respuesta
draw-northwood-points = Puntos
draw-northwood-deck = Mazo
draw-northwood-discard = Descarte
draw-northwood-scored = Puntos
draw-northwood-no-cards = Sin cartas en la mano
draw-northwood-cheer = ¡Por Northwood!
draw-northwood-missed = El bosque espera
draw-northwood-so-far = El viaje hasta aquí

draw-northwood-alt-stars = Estrellas: { $n }, como mucho { $best } posibles.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; palo favorito { $suit }; { $score } de { $fief } puntos.
draw-northwood-alt-statement = El gobernante dice { $card }.
draw-northwood-alt-scored = Último diálogo: { $statement }, respondido con { $response }: un punto.
draw-northwood-alt-no-point = Último diálogo: { $statement }, respondido con { $response }: sin punto.
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
