# Rótulos de las imágenes de The Grimm Forest y sus textos alternativos.

draw-grimm-round = Ronda { $n }
draw-grimm-step-start = Empieza una ronda nueva
draw-grimm-step-choose = Elección secreta de lugar
draw-grimm-step-choose-last = La Reina Malvada elige en último lugar
draw-grimm-step-reveal-fables = Se revelan las Fábulas
draw-grimm-step-reveal-gather = Los cerditos se ponen en marcha
draw-grimm-step-before-collecting = Antes de recolectar
draw-grimm-step-collect = Recolección
draw-grimm-step-end-of-gather = Fin de la recolección
draw-grimm-step-start-of-build = Empieza la construcción
draw-grimm-step-build = Hora de construir
draw-grimm-step-end-of-build = Acaba la construcción
draw-grimm-step-cleanup = Limpieza
draw-grimm-step-over = Fin de la partida

draw-grimm-choose = Elige entre estas
draw-grimm-no-friend = Sin Amigo
draw-grimm-no-fables = Sin Fábulas en la mano
draw-grimm-no-fable = Sin Fábula
draw-grimm-hidden-fable = Una Fábula boca abajo
draw-grimm-nowhere = En ningún lugar
draw-grimm-alone = A solas
draw-grimm-shared = Con
draw-grimm-says-alone = «A solas»
draw-grimm-says-together = «Con compañía»
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
draw-grimm-alt-changed = { $ahead ->
    [0] Hace un momento: { $changes }.
   *[other] Con esta respuesta: { $changes }.
}
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = construyó { $section }
draw-grimm-alt-change-lost = perdió { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Fábula
   *[other] { $n } Fábulas
}
draw-grimm-alt-start = Empieza { $seat }.
draw-grimm-alt-waiting = En espera: { $card } ({ $seat }).
draw-grimm-alt-acts = Esta ronda: { $card } ({ $seat }).
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
draw-grimm-alt-friend-of = { $seat } tiene este Amigo: { $friend }.
draw-grimm-alt-friendless = { $seat } no tiene ningún Amigo.
draw-grimm-alt-friend = Amigo: { $friend }.
draw-grimm-alt-tokens = Primer Constructor: { $tokens }.
draw-grimm-alt-choose = A elegir: { $cards }.
draw-grimm-alt-chosen = Has elegido: { $what }. Nadie más lo ve aún.
draw-grimm-alt-offer = { $seat } decide qué hacer con este Amigo: { $friend }.
draw-grimm-alt-hand = Tus cartas. Lugares: { $places }. Fábulas: { $fables }. Amigo: { $friend }.
draw-grimm-alt-put = { $card } → { $place }
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Puesto { $n }: { $seat }.
draw-grimm-look-board = El tablero
draw-grimm-look-reveal = Quién ha ido a dónde
draw-grimm-houses = Casas
draw-grimm-prince = El Príncipe toma { $n }
draw-grimm-prince-narrow = Toma { $n }
draw-grimm-part-floor = Suelo
draw-grimm-part-walls = Muros
draw-grimm-part-roof = Tejado
