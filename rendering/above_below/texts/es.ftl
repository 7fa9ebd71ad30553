### The pictures of Above and Below in Spanish.

draw-above-below-round = Ronda { $n }/{ $most }
draw-above-below-step-round = Empieza una ronda
draw-above-below-step-turn = Las aldeas trabajan
draw-above-below-step-read = Se lee una página
draw-above-below-step-lanterns = Se tiran los dados
draw-above-below-step-result = Fin de una exploración
draw-above-below-step-spoils = Fin de una exploración
draw-above-below-step-dusk = Cae la noche
draw-above-below-step-night = Todos descansan
draw-above-below-step-dawn = La mañana
draw-above-below-step-last-goods = Antes del recuento
draw-above-below-step-over = Fin
draw-above-below-look-board = La mesa
draw-above-below-look-exploration = La exploración
draw-above-below-look-quests = Las búsquedas
draw-above-below-quest-open = Abierta
draw-above-below-place-river = En el río
draw-above-below-place-lake = Junto al lago
draw-above-below-place-chimney = En la chimenea
draw-above-below-place-fungus-wood = En el bosque de hongos
draw-above-below-place-crystal-hall = En la sala de cristal
draw-above-below-place-ruin = En la ruina
draw-above-below-place-mine = En la mina
draw-above-below-place-burrow = En la madriguera
draw-above-below-place-bone-field = En el campo de huesos
draw-above-below-place-archive = En el archivo
draw-above-below-place-market = En el mercado
draw-above-below-place-deep-dark = En lo más oscuro
draw-above-below-place-desert-labyrinth = En el Laberinto Desértico
draw-above-below-place-underforest = En el Infrabosque
draw-above-below-winner = ¡Victoria de { $name }!
draw-above-below-shared-victory = ¡Victoria compartida!
draw-above-below-standings = La clasificación
draw-above-below-alt-round = Ronda { $n } de { $most }: { $step }.
draw-above-below-alt-active = Es el turno de { $who }.
draw-above-below-alt-first = { $who } tiene la carta de primer jugador.
draw-above-below-alt-now = { $ahead ->
    [0] Ahora mismo, { $who }: { $changes }.
   *[other] Con esta respuesta, { $who }: { $changes }.
}
draw-above-below-alt-change = { $what } { $n }
draw-above-below-alt-new = nuevo: { $buildings }
draw-above-below-alt-village = { $who }: { $coins }, reputación { $reputation }, puntos { $points }, edificios { $buildings }; preparados: { $ready }; marcador: { $track }; a mano: { $goods }.
draw-above-below-alt-nobody = nadie
draw-above-below-alt-offer = En oferta: { $buildings }.
draw-above-below-alt-hire = Se pueden entrenar: { $villagers }.
draw-above-below-alt-buildings = Edificios: { $buildings }.
draw-above-below-alt-zone = { $zone }: { $villagers }.
draw-above-below-alt-night = Ingresos { $income }, camas { $beds }.
draw-above-below-alt-with = { $building } ({ $goods })
draw-above-below-alt-states = { $villager }: { $states }.
draw-above-below-alt-caves = Cuevas vacías: { $n }.
draw-above-below-alt-party = { $who } explora con { $villagers }. { $place }.
draw-above-below-alt-choice = Elección: { $choice }.
draw-above-below-alt-lanterns = Linternas: { $n }.
draw-above-below-alt-dice = Dados: { $dice }.
draw-above-below-alt-success = Es un éxito{ $n ->
    [0] .
   *[other] : se alcanza { $n }.
}
draw-above-below-alt-failure = Es un fracaso.
draw-above-below-alt-rank = { $n }. { $who }, puntos: { $points } ({ $parts }).
draw-above-below-alt-tie = En caso de empate, { $who }: { $parts }.
draw-above-below-income = Ingresos
draw-above-below-reputation = Reputación
draw-above-below-beds = Camas
draw-above-below-points = Puntos
draw-above-below-builds = construye
draw-above-below-trains = entrena
draw-above-below-on-sale = en venta
draw-above-below-quests = Búsquedas
draw-above-below-track = Marcador de avance: puntos por mercancía, ingresos
draw-above-below-empty-cave = cueva vacía
draw-above-below-zone-ready = Preparados
draw-above-below-zone-exploring = Explorando
draw-above-below-zone-exhausted = Agotados
draw-above-below-zone-injured = Heridos
draw-above-below-tool = Herramienta
draw-above-below-first = Empieza:
draw-above-below-caves = cuevas
draw-above-below-buildings = Edificios
draw-above-below-price = Precio
draw-above-below-points-with = Puntos que daría ahora
draw-above-below-mean = { $whole },{ $tenth }
draw-above-below-dice = Linternas con un dado de 1 a 6, y de media (Ø)
draw-above-below-nothing-on-sale = nada a la venta
draw-above-below-look-offer = Casas y puestos en oferta
draw-above-below-look-specials = Casas llave y casas estrella
draw-above-below-look-hire = Aldeanos por entrenar
draw-above-below-look-market = Qué está a la venta
draw-above-below-look-party = Tus aldeanos y sus dados
draw-above-below-look-village = La aldea de { $seat }
draw-above-below-alt-building = { $building }: { $hint }.
draw-above-below-alt-newcomer = { $villager }, precio { $n }: { $hint }.
draw-above-below-alt-nothing-on-sale = No hay nada a la venta.
draw-above-below-total = Total
draw-above-below-ties = En caso de empate
draw-above-below-sum = Linternas
draw-above-below-symbol-coin-on-build = { $n ->
    [one] { $n } moneda por edificio comprado
   *[other] { $n } monedas por edificio comprado
}
draw-above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } moneda por exploración lograda
   *[other] { $n } monedas por exploración lograda
}
draw-above-below-symbol-income-per-good = marcador: ingresos +{ $n } por { $kind }
draw-above-below-symbol-gain-reputation = reputación +{ $n }
draw-above-below-builds-plus = construye por 1 moneda menos
draw-above-below-trains-plus = entrena por 1 moneda menos
draw-above-below-alt-building-now = { $building }: { $hint }; ahora +{ $points }.
draw-above-below-turn = Turno:
