# Rótulos de las imágenes de ¡Por Northwood! y sus textos alternativos.

draw-northwood-visit = Visita { $n } de 8
draw-northwood-step-deal = Se reparte otra mano
draw-northwood-step-fief = ¿Qué feudo ahora?
draw-northwood-step-invite = ¿Quién te acompaña?
draw-northwood-step-turn = Escucha o pide ayuda a un aliado
draw-northwood-step-acted = Habilidad usada
draw-northwood-step-respond = Elige tu respuesta
draw-northwood-step-close = La visita termina
draw-northwood-step-over = Fin del viaje
draw-northwood-step-out-of-reach = Fuera de alcance: ¿sigues?
draw-northwood-favourite = Ganador
draw-northwood-now = Ahora
draw-northwood-statement = Discurso
draw-northwood-response = Respuesta
draw-northwood-points = Puntos / meta
draw-northwood-deck = Mazo
draw-northwood-discard = Descarte
draw-northwood-scored = Ganadas
draw-northwood-no-cards = Sin cartas en la mano
draw-northwood-cheer = ¡Por Northwood!
draw-northwood-missed = Otra vez será
draw-northwood-so-far = El viaje hasta aquí
draw-northwood-goal-stars = Objetivo: { $n } estrellas
draw-northwood-goal-fiefs = Objetivo: feudos { $fiefs }

draw-northwood-alt-stars = Estrellas: { $n }; como mucho, { $best }.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; palo ganador { $suit }. Puntos: { $score } de { $fief }.
draw-northwood-alt-statement = El gobernante dice { $card }.
draw-northwood-alt-scored = Último diálogo: { $statement }, respondido con { $response }: un punto.
draw-northwood-alt-no-point = Último diálogo: { $statement }, respondido con { $response }: sin punto.
draw-northwood-alt-just-scored = A la puntuación: { $cards }.
draw-northwood-alt-just-friendly = El feudo { $fief } acaba de volverse amigo.
draw-northwood-alt-just-lost = El feudo { $fief } se acaba de perder.
draw-northwood-alt-ready = Disponibles: { $allies }.
draw-northwood-alt-exhausted = Agotados: { $allies }.
draw-northwood-alt-guest = { $guest } (en lugar de { $ally })
draw-northwood-alt-ruler = Feudo { $fief }: { $ruler }.
draw-northwood-alt-friend = Feudo { $fief }, amigo: { $ruler }.
draw-northwood-alt-friendly = Amigos: { $fiefs }.
draw-northwood-alt-lost = Perdidos: { $fiefs }.
draw-northwood-alt-neutral = Sin visitar: { $fiefs }.
draw-northwood-alt-deck = Mazo { $n }, mano { $hand }.
draw-northwood-alt-scored-cards = En la puntuación ({ $n }): { $cards }.
draw-northwood-alt-score-top = Encima de la puntuación: { $card }.
draw-northwood-alt-discard = Descartadas ({ $n }): { $cards }.
draw-northwood-alt-hand = Tu mano ({ $n }): { $cards }.
draw-northwood-alt-playable = Puedes jugar: { $cards }.
draw-northwood-alt-known = Conocidas en el mazo (número desde arriba): { $cards }.
draw-northwood-alt-known-at = { $card } ({ $place })
draw-northwood-alt-result = { $n ->
    [one] { $n } estrella, { $medal }.
   *[other] { $n } estrellas, { $medal }.
}
draw-northwood-look-board = El tablero
draw-northwood-look-guests = Los invitados y sus habilidades
draw-northwood-look-allies = Los aliados y sus habilidades
draw-northwood-look-rulers = Los gobernantes y sus habilidades
draw-northwood-people-guests = Quién te puede acompañar
draw-northwood-people-rulers = Los gobernantes
draw-northwood-people-allies = Tus aliados
draw-northwood-alt-person = { $who }: { $rule }
draw-northwood-alt-person-in-fief = { $fief }: { $who }: { $rule }
