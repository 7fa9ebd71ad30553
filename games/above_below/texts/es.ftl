### Above and Below in Spanish. Keys stay as they are once published: stored log lines name them.

above-below-name = Above and Below
above-below-tagline = Una aldea al sol, cuevas debajo y un libro que sabe quién vive en ellas.

## Options of a table: the Expanded Edition

above-below-option-villagers = Más aldeanos
above-below-option-villagers-hint = Siete más que se pueden entrenar.
above-below-option-quests = Búsquedas
above-below-option-quests-hint = Cinco metas a la vista; las puntúa quien primero tenga lo que piden.
above-below-option-tools = Herramientas
above-below-option-tools-hint = En cada ronda, la primera exploración con éxito halla una herramienta.
above-below-option-supplies = Suministros
above-below-option-supplies-hint = Mejoran los dados y dan algún punto. Solo los traen el Laberinto Desértico y el Infrabosque.
above-below-option-states = Estados de los aldeanos
above-below-option-states-hint = Veneno, melancolía, codicia, cobardía. Solo los traen el Laberinto Desértico y el Infrabosque.
above-below-option-desert-labyrinth = Laberinto Desértico
above-below-option-desert-labyrinth-hint = Páginas de un segundo libro. Trae consigo los estados de los aldeanos; los suministros le van bien.
above-below-option-underforest = Infrabosque
above-below-option-underforest-hint = Páginas de un segundo libro. Trae consigo los estados de los aldeanos; los suministros le van bien.
above-below-option-printed-grid = Cartas de cueva impresas
above-below-option-printed-grid-hint = Las mismas cartas en cada partida, como en una caja. También salen páginas ya conocidas.

## Things

above-below-seat = { $who }
above-below-coin = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
above-below-mushroom = { $n ->
    [one] { $n } seta
   *[other] { $n } setas
}
above-below-fruit = { $n ->
    [one] { $n } fruta
   *[other] { $n } frutas
}
above-below-fish = { $n ->
    [one] { $n } pescado
   *[other] { $n } pescados
}
above-below-pot = { $n ->
    [one] { $n } vasija
   *[other] { $n } vasijas
}
above-below-rope = { $n ->
    [one] { $n } cuerda
   *[other] { $n } cuerdas
}
above-below-paper = { $n ->
    [one] { $n } papel
   *[other] { $n } papeles
}
above-below-ore = { $n ->
    [one] { $n } mineral
   *[other] { $n } minerales
}
above-below-amethyst = { $n ->
    [one] { $n } amatista
   *[other] { $n } amatistas
}
above-below-potion = { $n ->
    [one] { $n } poción
   *[other] { $n } pociones
}
above-below-cider = { $n ->
    [one] { $n } sidra
   *[other] { $n } sidras
}
above-below-supplies = { $n ->
    [one] { $n } suministro
   *[other] { $n } suministros
}
above-below-item-coin = Monedas
above-below-item-mushroom = Seta
above-below-item-fruit = Fruta
above-below-item-fish = Pescado
above-below-item-pot = Vasija
above-below-item-rope = Cuerda
above-below-item-paper = Papel
above-below-item-ore = Mineral
above-below-item-amethyst = Amatista
above-below-item-potion = Poción
above-below-item-cider = Sidra
above-below-item-supplies = Suministros
above-below-good-mushroom = seta
above-below-good-fruit = fruta
above-below-good-fish = pescado
above-below-good-pot = vasija
above-below-good-rope = cuerda
above-below-good-paper = papel
above-below-good-ore = mineral
above-below-good-amethyst = amatista
above-below-encounter = el encuentro
above-below-bonus-lanterns = { $n ->
    [one] { $n } linterna más
   *[other] { $n } linternas más
}
above-below-row-house = la fila de casas
above-below-row-outpost = la fila de puestos fronterizos
above-below-paragraph = Página { $n } { $book ->
    [e] de las cuevas
    [f] de las continuaciones
    [l] del Laberinto Desértico
   *[u] del Infrabosque
}
above-below-kind-paragraph = Página
above-below-empty-cave = una cueva vacía
above-below-kind-house = Casa
above-below-kind-outpost = Puesto fronterizo
above-below-kind-key-house = Casa llave
above-below-kind-star-house = Casa estrella
above-below-kind-starting-house = Casa inicial
above-below-kind-villager = Aldeano
above-below-kind-quest = Búsqueda
above-below-kind-tool = Herramienta
above-below-kind-state = Estado
above-below-total = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
above-below-score-points = puntos de aldea
above-below-score-goods = mercancías
above-below-score-buildings = edificios
above-below-score-cards = cartas
above-below-score-reputation = reputación
above-below-score-fame = mayor reputación
above-below-score-quests = búsquedas
above-below-score-supplies = suministros
above-below-score-coins = monedas
above-below-score-villagers = aldeanos
above-below-score-built = edificios en total

## Buildings

above-below-starting-house-starting-house = casa inicial
above-below-house-thatch-cot = cabaña de paja
above-below-house-toll-hut = caseta de peaje
above-below-house-twin-bunkhouse = barracón doble
above-below-house-long-dormitory = dormitorio largo
above-below-house-mushroom-shed = cobertizo de setas
above-below-house-fish-pond = estanque de peces
above-below-house-orchard = huerto de frutales
above-below-house-kiln = horno de alfarero
above-below-house-ropewalk = cordelería
above-below-house-paper-press = prensa de papel
above-below-house-ore-sluice = lavadero de mineral
above-below-house-fishmonger = pescadería
above-below-house-fruit-cellar = bodega de frutas
above-below-house-clay-yard = patio de arcilla
above-below-house-rope-loft = desván de cuerdas
above-below-house-scribes-desk = escritorio del escriba
above-below-house-amethyst-vault = cámara de amatistas
above-below-house-training-yard = patio de prácticas
above-below-house-builders-guild = gremio de albañiles
above-below-house-lucky-shrine = altar de la suerte
above-below-house-lantern-hall = sala de linternas
above-below-house-explorers-club = club de viajeros
above-below-house-herbalist = herbolario
above-below-house-cider-house = sidrería
above-below-house-founders-statue = estatua fundacional
above-below-key-house-key-counting-house = casa de cuentas
above-below-key-house-key-stationer = papelería
above-below-key-house-key-inn = posada
above-below-key-house-key-academy = academia
above-below-key-house-key-foremans-lodge = casa del capataz
above-below-key-house-key-apothecary = botica
above-below-key-house-key-watchtower = atalaya
above-below-key-house-key-town-hall = alcaldía
above-below-key-house-key-survey-office = oficina de topografía
above-below-star-house-star-market = mercado estrella
above-below-star-house-star-villagers = casa de los aldeanos
above-below-star-house-star-amethyst = palacio de amatista
above-below-star-house-star-caves = museo de las cuevas
above-below-star-house-star-masters = casa de los maestros
above-below-star-house-star-alchemy = torre del alquimista
above-below-outpost-crystal-grotto = gruta de cristal
above-below-outpost-deep-manor = mansión profunda
above-below-outpost-rope-grotto = gruta de las cuerdas
above-below-outpost-cavern-rest = reposo de la caverna
above-below-outpost-shard-pit = foso de cascos
above-below-outpost-ledge-house = casa de la cornisa
above-below-outpost-fungus-farm = granja de hongos
above-below-outpost-dripstone-bunk = litera de estalactitas
above-below-outpost-stone-bunks = literas de piedra
above-below-outpost-echo-hall = sala del eco
above-below-outpost-spore-bed = lecho de esporas
above-below-outpost-blind-pool = poza ciega
above-below-outpost-pale-orchard = huerto pálido
above-below-outpost-reed-mill = molino de juncos
above-below-outpost-ore-lift = elevador de mineral
above-below-outpost-ore-seam = veta de mineral
above-below-outpost-winch-room = sala del cabrestante
above-below-outpost-toll-gate = portón de peaje
above-below-outpost-under-bank = banco subterráneo
above-below-outpost-great-arch = gran arco
above-below-outpost-carved-door = puerta tallada
above-below-outpost-moss-apothecary = botica del musgo
above-below-outpost-beacon = faro de la cueva
above-below-outpost-guide-post = poste de los guías

## Villagers

above-below-villager-builder = Albañil
above-below-villager-trainer = Maestra
above-below-villager-explorer = Guía
above-below-villager-ramon = Ramón
above-below-villager-liquid-woman = Mujer Líquida
above-below-villager-glogo = Glogo
above-below-villager-cave-cat = Gato de las Cavernas
above-below-villager-cave-cat-2 = Gato de las Cavernas II
above-below-villager-metal-man = Hombre de Metal
above-below-villager-metal-man-2 = Hombre de Metal II
above-below-villager-pia = Pia
above-below-villager-nereo = Nereo
above-below-villager-odilia = Odilia
above-below-villager-fausto = Fausto
above-below-villager-ludmila = Ludmila
above-below-villager-bruno = Ivo
above-below-villager-gundula = Gundula
above-below-villager-otto = Otto
above-below-villager-agnes = Agnes
above-below-villager-tibor = Tibor
above-below-villager-selma = Selma
above-below-villager-glauco = Glauco
above-below-villager-vera = Vera
above-below-villager-anselmo = Anselmo
above-below-villager-clio = Livia
above-below-villager-ugo = Ugo
above-below-villager-mirta = Mirta
above-below-villager-zoe = Zoe
above-below-villager-leandro = Leandro
above-below-villager-rufina = Rufina
above-below-villager-igor = Igor
above-below-villager-petra = Petra
above-below-villager-silvano = Silvano
above-below-villager-dalia = Dalia

## Tokens of the Expanded Edition

above-below-quest-stationery = recado de escribir (1 papel, 1 vasija)
above-below-quest-fish-supper = cena de pescado (1 cuerda, 2 pescados)
above-below-quest-strongroom = cámara acorazada (1 amatista, 1 mineral)
above-below-quest-harvest-feast = fiesta de la cosecha (2 setas, 1 fruta)
above-below-quest-sickbed = enfermería (2 pociones, 1 sidra)
above-below-tool-walking-staff = Bastón Místico de Caminar
above-below-tool-book-of-knowledge = Libro del Conocimiento
above-below-tool-basket-of-plenty = Cesta de la Abundancia
above-below-tool-walking-staff-text = Una vez por ronda: un dado de linternas vale 1 más, incluso después de tirarlos todos.
above-below-tool-book-of-knowledge-text = Una vez por ronda: cualquiera entrena como si tuviera pluma plus, por 1 moneda menos.
above-below-tool-basket-of-plenty-text = Una vez por ronda: quien cosecha toma dos mercancías en vez de una.
above-below-state-poisoned = Envenenado
above-below-state-melancholic = Melancólico
above-below-state-greedy = Codicioso
above-below-state-coward = Cobarde
above-below-state-poisoned-text = Su dado de linternas vale { $n } menos; por debajo de la línea más baja no da ninguna.
above-below-state-melancholic-text = Antes de cada tarea se tira un dado: con 1 a { $n } se niega y queda en agotados.
above-below-state-greedy-text = Una exploración con éxito que da monedas da { $n } menos, por muchos con codicia que haya.
above-below-state-coward-text = No se puede forzar y nunca sufre heridas.
above-below-state-poisoned-brief = veneno
above-below-state-melancholic-brief = melancolía
above-below-state-greedy-brief = codicia
above-below-state-coward-brief = cobardía

## Symbols and marks

above-below-symbol-bed = { $n ->
    [one] { $n } cama
   *[other] { $n } camas
}
above-below-symbol-trainee-ready = quienes entrenas quedan preparados enseguida
above-below-symbol-coin-on-build = { $n ->
    [one] { $n } moneda tras comprar otro edificio
   *[other] { $n } monedas tras comprar otro edificio
}
above-below-symbol-explore-reroll = { $n ->
    [one] { $n } repetición de dado por exploración
   *[other] { $n } repeticiones de dado por exploración
}
above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } moneda por exploración con éxito
   *[other] { $n } monedas por exploración con éxito
}
above-below-symbol-spend-cider-as-coins = sidras como monedas
above-below-symbol-spend-potion-as-coins = pociones como monedas
above-below-symbol-gain-reputation = reputación +{ $n } al construir
above-below-symbol-goods-once = { $good } para cosechar
above-below-symbol-good-refresh = { $good } para cosechar, de nuevo cada ronda
above-below-symbol-income = ingresos +{ $n }
above-below-symbol-income-per-good = ingresos +{ $n } por { $kind } (marcador)
above-below-symbol-potion-per-round = una poción ya y cada ronda
above-below-symbol-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
above-below-symbol-vp-per-good = { $n ->
    [one] { $n } punto por { $kind }
   *[other] { $n } puntos por { $kind }
}
above-below-symbol-vp-per-potion = { $n ->
    [one] { $n } punto por poción
   *[other] { $n } puntos por poción
}
above-below-symbol-vp-per-building = { $n ->
    [one] { $n } punto por casa, casa llave y casa estrella
   *[other] { $n } puntos por casa, casa llave y casa estrella
}
above-below-symbol-vp-per-villager = { $n ->
    [one] { $n } punto por aldeano
   *[other] { $n } puntos por aldeano
}
above-below-symbol-vp-per-empty-cave = { $n ->
    [one] { $n } punto por cueva vacía
   *[other] { $n } puntos por cueva vacía
}
above-below-mark-hammer = martillo
above-below-mark-hammer-plus = martillo plus (edificios −1 moneda)
above-below-mark-quill = pluma
above-below-mark-quill-plus = pluma plus (entrena por 1 moneda menos)
above-below-mark-refuses = se niega con un dado de 1 a { $n }
above-below-mark-own-bed = tiene cama propia; ni sidra ni poción
above-below-mark-reputation = reputación −{ $n } al llegar
above-below-lights = { $roll }–{ $to }: { $n } 🏮
above-below-lights-one = { $roll }: { $n } 🏮
above-below-lights-more = { $line }, { $rest }
above-below-card-building = Cuesta { $coins }. { CAPITAL($symbols) }. Como todo edificio, da 1 punto más al final.
above-below-card-outpost = Cuesta { $coins } y ocupa una cueva vacía. { CAPITAL($symbols) }. Como todo edificio, da 1 punto más al final.
above-below-card-lights = { $n ->
    [one] una linterna
   *[other] { $n } linternas
} con un { $roll ->
    [6] 6
   *[other] { $roll } o más
}
above-below-card-villager = Dado de linternas: { $lights }.
above-below-card-villager-marked = { CAPITAL($marks) }. Dado de linternas: { $lights }.
above-below-card-quest = { $points } para quien antes tenga { $goods }: a mano, en el marcador o a la venta.

## Questions

above-below-ask-turn = Es tu turno. ¿Qué hace tu aldea?
above-below-ask-explore = ¿Quién explora las cuevas? Al menos dos aldeanos.
above-below-ask-harvest = ¿Quién cosecha qué? Cada aldeano toma una mercancía.
above-below-ask-harvest-villagers = Quién cosecha
above-below-ask-harvest-goods = De qué edificios
above-below-ask-harvest-baskets = Con la cesta
above-below-ask-harvest-sale = ¿Poner una a la venta? (opcional)
above-below-ask-harvest-less = { $n ->
    [one] Trabajan menos: ¿qué { $n } mercancía se cosecha?
   *[other] Trabajan menos: ¿qué { $n } mercancías se cosechan?
}
above-below-ask-harvest-less-goods = De qué edificios
above-below-ask-harvest-less-sale = ¿Poner una a la venta ya? (opcional)
above-below-ask-with-drinks = { $question } Donde no llegan las monedas, pagan las bebidas, una por moneda.
above-below-ask-build = ¿Quién construye qué?
above-below-ask-build-who = Quién construye
above-below-ask-build-build = Qué se construye
above-below-ask-train = ¿Quién entrena a quién?
above-below-ask-train-who = Quién entrena
above-below-ask-train-train = Quién se une
above-below-ask-train-book = ¿Con el libro? (opcional)
above-below-ask-labour = ¿Quién trabaja? Cada uno gana una moneda.
above-below-ask-lay = ¿Qué mercancías colocas en el marcador de avance? Ya no se mueven.
above-below-ask-lay-order = Varios tipos nuevos: ¿en qué orden, de izquierda a derecha? Más a la derecha, cada mercancía puntúa más.
above-below-ask-lay-for-income = Cae la noche. Colocar ahora mercancías en el marcador subiría tus ingresos. ¿Cuáles colocas?
above-below-ask-unasked-no-more = ¿Quieres que se te pregunte antes de cada venta?
above-below-ask-sell = ¿Qué pones a la venta y desde qué precio se puede vender sin preguntarte? Ese precio solo lo ves tú.
above-below-ask-sell-sell = Qué
above-below-ask-sell-accept = Venta sin preguntar
above-below-secretly-sell = decisión secreta: qué vender y desde qué precio sin preguntar.
above-below-ask-buy = ¿Por el artículo de quién haces una oferta?
above-below-ask-offer = ¿Cuánto ofreces a { $whose } por { $item }?
above-below-ask-offer-offer = Cuántas monedas
above-below-ask-accept-offer = { $n ->
    [one] { $who } te ofrece { $n } moneda por { $item }. ¿Vendes?
   *[other] { $who } te ofrece { $n } monedas por { $item }. ¿Vendes?
}
above-below-ask-pay = Pago de { $n }: { $what }
above-below-ask-choice = Has leído la página. ¿Qué hacen quienes exploran?
above-below-ask-pay-coin = { $n ->
    [one] ¿Pagas una moneda por { $n } linterna más, antes de los dados?
   *[other] ¿Pagas una moneda por { $n } linternas más, antes de los dados?
}
above-below-ask-exert = { $n ->
    [one] { $n } linterna por ahora. ¿A quién fuerzas, por una más cada uno? Con «Nada» queda como está.
   *[other] { $n } linternas por ahora. ¿A quién fuerzas, por una más cada uno? Con «Nada» queda como está.
}
above-below-ask-dice = { $n ->
    [one] { $n } linterna por ahora y no se puede forzar a nadie. ¿Cambias algún dado?
   *[other] { $n } linternas por ahora y no se puede forzar a nadie. ¿Cambias algún dado?
}
above-below-ask-die = { $how ->
    [reroll] ¿El dado de quién se tira otra vez?
   *[other] ¿El dado de quién vale 1 más?
}
above-below-ask-free-villager = ¿Quién se une gratis?
above-below-ask-cheaper-villager = ¿Quién se une por 2 monedas menos?
above-below-ask-free-building = ¿Qué edificio obtienes gratis?
above-below-ask-injure = ¿Quién queda con una herida?
above-below-ask-afflict = ¿Quién recibe este estado: { $state }? { $effect }
above-below-ask-rest = { $drinks ->
    [0] Noche: ¿quién recibe una cama?
   *[other] Noche: ¿quién recibe una bebida o una cama? Primero pociones, luego sidras, luego una cama por aldeano.
}
above-below-ask-rest-potion = Pociones: de herido a agotado
above-below-ask-rest-cider = Sidras: de agotado a preparado
above-below-ask-rest-bed = Camas: un paso cada una

## Options

above-below-turn-explore = Explorar
above-below-turn-harvest = Cosechar
above-below-turn-build = Construir
above-below-turn-train = Entrenar
above-below-turn-labour = Trabajar
above-below-turn-pass = Pasar esta ronda
above-below-button-hand = Mi aldea
above-below-free-lay = Colocar en el marcador
above-below-free-sell = Poner a la venta
above-below-free-unasked-no-more = Preguntarme cada vez antes de vender
above-below-free-buy = Hacer una oferta
above-below-free-refresh-house = Renovar casas: 1 moneda
above-below-free-refresh-outpost = Renovar puestos: 1 moneda
above-below-use-reroll = Repetir un dado
above-below-use-supplies = Usar un suministro
above-below-use-tool = Usar: { $tool }
above-below-choice = { $choice } { $numbers }
above-below-number = { $n }
above-below-numbers = { $n } | { $rest }
above-below-accept-offer-yes = Vender
above-below-accept-offer-no = Rechazar
above-below-pay-coin-yes = Pagar la moneda
above-below-pay-coin-no = No pagar
above-below-accept-from = { $n ->
    [one] por { $n } moneda o más
   *[other] por { $n } monedas o más
}
above-below-sell-ask = preguntarme siempre
above-below-sell-back = Retirarlo de la venta
above-below-dice-settle = Dejarlo así
above-below-cheaper-villager-nobody = Nadie
above-below-free-building-nothing = Ningún edificio
above-below-group-builds = Martillo
above-below-group-trains = Pluma
above-below-group-both = Martillo y pluma
above-below-group-explores = Sin martillo ni pluma
above-below-group-house = Casas
above-below-group-outpost = Puestos fronterizos
above-below-group-key-house = Casas llave
above-below-group-star-house = Casas estrella

## Hints and outcomes

above-below-hint-villager = con { $lights }
above-below-hint-villager-marked = { $marks }; con { $lights }
above-below-hint-marks = { $marks }
above-below-hint-building = { $coins }: { $symbols }
above-below-hint-building-now = { $coins }, { $worth } ahora: { $symbols }
above-below-hint-building-points = { $coins }, { $worth } ahora
above-below-hint-drink-pays = la paga una bebida
above-below-hint-newcomer = { $coins }: { $card }
above-below-hint-die = sacó { $die }: { $n } 🏮; { $card }
above-below-hint-die-plain = sacó { $die }: { $n } 🏮
above-below-hint-no-number = sin número: por ahora, sin dados
above-below-odds = { $number } 🏮: { $plain } % (forzando { $most } %)
above-below-hint-choice = { $notes }
above-below-hint-cider = El primero se lleva la sidra.
above-below-hint-tool-laid = El primer éxito halla una herramienta.
above-below-hint-potion-on-sale = La poción que tienes a la venta no se puede beber esta noche.
above-below-hint-cider-on-sale = La sidra que tienes a la venta no se puede beber esta noche.
above-below-hint-good-on-sale = Sigue a la venta y no contará en tu marcador al final: { $item }.
above-below-hint-drink-sold = Tienes: { $n }. Mientras esté a la venta no se puede beber por la noche.
above-below-hint-good-sold = Tienes: { $n }. Lo que siga a la venta al final no puntúa en tu marcador.
above-below-hint-left = Quedan: { $n }
above-below-hint-owned = Tienes: { $n }
above-below-hint-pays-nothing = Tienes: { $n }. Esta noche no da ingresos.
above-below-harvested = { $goods } ({ $building })
above-below-rest-potion = { $n ->
    [one] Poción
   *[other] Pociones
}: { $who }
above-below-rest-cider = { $n ->
    [one] Sidra
   *[other] Sidras
}: { $who }
above-below-rest-bed = { $n ->
    [one] Cama
   *[other] Camas
}: { $who }
above-below-rest-all = todos
above-below-rest-no-bed = Sin cama: { $who }
above-below-rest-others = los demás
above-below-answer-rest = { $one } · { $other }
above-below-answer-harvest = { $goods } – { $villagers }
above-below-harvested-for-sale = { $item } a la venta
above-below-hint-lies = Ahora hay: { $goods }
above-below-hint-sells = Vende { $item }
above-below-outcome-lanterns = { $whole },{ $tenth } 🏮 de media
above-below-outcome-reaches = Llega a { $n }
above-below-outcome-fails = Fracasa
above-below-outcome-newcomer = { $coins }: { $card }
above-below-bonus-hammer = 🏮 por martillo: +{ $n }; ahora: +{ $now }
above-below-bonus-quill = 🏮 por pluma: +{ $n }; ahora: +{ $now }
above-below-bonus-own-mushroom = 🏮 si tienes una seta: +{ $n }; ahora: +{ $now }
above-below-bonus-own-fruit = 🏮 si tienes fruta: +{ $n }; ahora: +{ $now }
above-below-bonus-own-fish = 🏮 si tienes un pescado: +{ $n }; ahora: +{ $now }
above-below-bonus-own-pot = 🏮 si tienes una vasija: +{ $n }; ahora: +{ $now }
above-below-bonus-own-rope = 🏮 si tienes una cuerda: +{ $n }; ahora: +{ $now }
above-below-bonus-own-paper = 🏮 si tienes papel: +{ $n }; ahora: +{ $now }
above-below-bonus-own-ore = 🏮 si tienes mineral: +{ $n }; ahora: +{ $now }
above-below-bonus-own-amethyst = 🏮 si tienes una amatista: +{ $n }; ahora: +{ $now }
above-below-bonus-own-potion = 🏮 si tienes una poción: +{ $n }; ahora: +{ $now }
above-below-bonus-own-cider = 🏮 si tienes una sidra: +{ $n }; ahora: +{ $now }
above-below-bonus-with-liquid-woman = 🏮 con la Mujer Líquida: +{ $n }; ahora: +{ $now }
above-below-bonus-with-glogo = 🏮 con Glogo: +{ $n }; ahora: +{ $now }
above-below-bonus-with-cave-cat = 🏮 con un Gato de las Cavernas: +{ $n }; ahora: +{ $now }
above-below-bonus-with-metal-man = 🏮 con un Hombre de Metal: +{ $n }; ahora: +{ $now }
above-below-bonus-pay-coin = 🏮 por una moneda antes de los dados: +{ $n }
above-below-zone-ready = En preparados
above-below-zone-exhausted = En agotados
above-below-zone-injured = En heridos
above-below-zone-exploring = De exploración

## "What would you do?"

above-below-advice = Es lo que más puntos de aldea te dará al final de la partida.
above-below-advice-plan = El plan para esta ronda: { $plan }.
above-below-advice-plan-worth = { $n ->
    [one] El plan para esta ronda: { $plan }. Vale más o menos { $n } punto al final.
   *[other] El plan para esta ronda: { $plan }. Vale unos { $n } puntos al final.
}
above-below-advice-prepares = { $reason } Mañana habrá monedas para «{ $building }».
above-below-advice-second = { $n ->
    [one] { $reason } Segunda opción ({ $n } punto menos): { $other }.
   *[other] { $reason } Segunda opción ({ $n } puntos menos): { $other }.
}
above-below-advice-close = { $reason } Casi igual de bueno: { $other }.
above-below-advice-other-plan = El mejor plan para esta ronda no incluye esta acción: { $plan }.
above-below-advice-build = { $who } construye «{ $building }» por { $coins }
above-below-advice-train = { $who } entrena a { $newcomer } por { $coins }
above-below-advice-explore = { $who } exploran con { $whole },{ $tenth } 🏮 de media
above-below-advice-harvest = { $n ->
    [one] { $who } cosecha { $goods }
   *[other] { $who } cosechan { $goods }
}
above-below-advice-labour = { $n ->
    [one] { $who } trabaja por una moneda
   *[other] { $who } trabajan por una moneda cada uno
}
above-below-advice-pass = Ninguna acción que quede te daría puntos, mercancías ni monedas.
above-below-advice-buy = Para ti { $item } vale más de { $coins }, lo que seguramente te costará.
above-below-advice-take-back = Nadie lo ha comprado, y en tu propio marcador da puntos.
above-below-advice-refresh-house = De las casas de hasta { $coins }, las que hay en oferta te ayudan poco; entre las nuevas suele haber algo mejor.
above-below-advice-refresh-outpost = De los puestos fronterizos de hasta { $coins }, los que hay en oferta te ayudan poco; entre los nuevos suele haber algo mejor.
above-below-advice-choice-more = Probabilidad de llegar a { $least }: { $plain } % solo con los dados. De llegar a { $number }: { $most } % si se fuerza a todos.
above-below-advice-choice = Probabilidad de llegar a { $number }: { $plain } % solo con los dados, { $most } % si se fuerza a todos.
above-below-advice-no-roll = No lleva número, aunque después puede haber dados; los demás números son demasiado altos para esta gente.
above-below-advice-less-known = No lleva número, aunque después puede haber dados.
above-below-advice-no-numbers = Ninguna lleva número, así que nadie puede saber adónde llevan.
above-below-advice-only-choice = Aquí no hay otra elección.
above-below-advice-exertion = { $n ->
    [one] Llegar a { $number } vale más que tener un aldeano con heridas.
   *[other] Llegar a { $number } vale más que tener { $n } aldeanos con heridas.
}
above-below-advice-no-exertion = { $n ->
    [one] Para llegar a { $number } habría una herida, más de lo que vale.
   *[other] Para llegar a { $number } habría { $n } heridas, más de lo que vale.
}
above-below-advice-out-of-reach = Ni forzando a todos se llega al número siguiente.
above-below-advice-least-able = Con { $whole },{ $tenth } 🏮 de media, en las cuevas nadie de estos te ayuda menos.
above-below-advice-income-kept = { $reason } Guarda el tipo del que más vas a tener para una casilla más a la derecha.
above-below-advice-order = Más a la derecha cada mercancía puntúa más: al final va el tipo del que más vas a tener.
above-below-advice-accept = Las monedas te ayudan más que { $item }: la venta te compensa desde { $coins }.
above-below-advice-decline = { $item } te sirve más que estas monedas: la venta solo te compensaría desde { $coins }.
above-below-advice-pass-tired = Ya no queda nadie preparado, y ninguna acción gratuita te daría más de lo que cuesta.
above-below-advice-sell-for = { $who } seguramente querrá pagar { $coins } por { $item }; desde ese precio, a ti te ayudan más las monedas.
above-below-advice-sell-nobody = Parece que nadie necesita nada tuyo tanto como para pagar lo que vale para ti. Si se te pregunta siempre, aún puedes rechazar.
above-below-advice-sell-back = Fuera de la venta nadie se lo lleva por menos de lo que vale para ti, y más tarde puedes volver a ofrecerlo.
above-below-advice-buy-nothing = Nada de esto parece valer para ti su precio, o no puedes pagarlo.
above-below-advice-offer = { $who } seguramente venderá por { $coins }, pero difícilmente por menos, y para ti { $item } vale más.
above-below-advice-offer-other = Lo que vende { $who } te daría más.
above-below-advice-offer-low = { $who } seguramente querrá { $coins }; para ti { $item } apenas lo vale, o no puedes pagarlo. Por eso, solo la oferta mínima.
above-below-advice-pay-coins = Con las monedas basta, y las bebidas aún pueden levantar aldeanos por la noche.
above-below-advice-pay-coins-potion = Con las monedas basta, y una poción aún puede curar por la noche a quien esté herido.
above-below-advice-pay-coins-cider = Con las monedas basta, y una sidra aún puede preparar por la noche a quien esté agotado.
above-below-advice-pay-rest = Con las monedas no basta: el resto se paga con { $goods }, y no se gasta ninguna otra bebida.
above-below-advice-pay-scores = Cada poción que guardas da puntos en tu aldea; las monedas no.
above-below-advice-pay-quest = Una búsqueda abierta pide lo que así guardas; las monedas no sirven para ninguna.
above-below-advice-pay-tie = Tras la última ronda las bebidas no sirven, pero en caso de empate cuentan las monedas.
above-below-advice-and-cider = { $reason } más { $item }
above-below-advice-with-tool = { $reason } ({ $tool })
above-below-advice-choice-worth = { $n ->
    [one] { $reason } De media vale más o menos { $n } punto al final, contando las heridas.
   *[other] { $reason } De media vale unos { $n } puntos al final, contando las heridas.
}
above-below-advice-choice-alike = { $reason } Igual de incierto: { $other }.
above-below-advice-coin = Probabilidad de llegar a { $number } solo con los dados: { $most } % con estas linternas, { $plain } % sin ellas.
above-below-advice-settle = Nada de lo que queda para los dados mejoraría el resultado lo bastante para que compense.
above-below-advice-exertion-last = Así se llega a { $number }, y tras la última ronda las heridas ya no importan.
above-below-advice-help-reroll = Repetir el dado de { $who } da de media { $whole },{ $tenth } 🏮 más y no hiere a nadie.
above-below-advice-help-tool = Da { $n } 🏮 más en el dado de { $who }, no hiere a nadie y se puede volver a usar la próxima ronda.
above-below-advice-help-tool-last = Da { $n } 🏮 más en el dado de { $who } y no hiere a nadie.
above-below-advice-help-supplies = Un suministro da { $n } 🏮 más en el dado de { $who }; aquí eso vale más que el medio punto que da al final.
above-below-advice-die-roll = Repetir este dado da de media { $whole },{ $tenth } 🏮 más; ningún otro da más.
above-below-advice-die-raise = Este dado da entonces { $n } 🏮 más; ningún otro da más.
above-below-advice-die-roll-none = De media ningún dado gana al repetirlo; este es el que menos pierde.
above-below-advice-die-raise-none = Así ningún dado da más linternas.
above-below-advice-worth = { $n ->
    [one] Vale más o menos { $n } punto al final.
   *[other] Vale unos { $n } puntos al final.
}
above-below-advice-nobody = Ni por 2 monedas menos vale nadie de aquí su precio para ti.
above-below-advice-rest-names = { $n ->
    [one] No todos pueden levantarse. Mañana cuentan linternas, martillos y plumas: { $who } aportaría menos.
   *[other] No todos pueden levantarse. Mañana cuentan linternas, martillos y plumas: { $who } aportarían menos.
}
above-below-advice-rest-last = { $n ->
    [one] No todos pueden levantarse. El último día cuentan linternas y martillos: { $who } aportaría menos.
   *[other] No todos pueden levantarse. El último día cuentan linternas y martillos: { $who } aportarían menos.
}
above-below-advice-rest-all = Así descansan todos los agotados y heridos.
above-below-advice-income-rises = { $n ->
    [one] Tus ingresos suben de { $least } a { $most } en la última noche.
   *[other] Tus ingresos suben de { $least } a { $most }, esta noche y todas las siguientes.
}
above-below-advice-order-alike = Seguramente tendrás lo mismo de cada tipo, así que el orden casi da igual.

## Refusals

above-below-refused-harvest = { $n ->
    [one] Elige { $n } mercancía para estos aldeanos; has elegido { $given }.
   *[other] Elige { $n } mercancías para estos aldeanos; has elegido { $given }.
}
above-below-refused-baskets = Cada cesta necesita su aldeano: envía tantos aldeanos como cestas.
above-below-refused-sale = Eso no lo cosechas ahora: { $item }.
above-below-refused-price = { $n ->
    [one] Cuesta { $n } moneda y no la tienes.
   *[other] Cuesta { $n } monedas y no las tienes.
}
above-below-refused-quill = Sin pluma: { $villager }. Para entrenar hace falta una pluma o el libro.
above-below-refused-cider = La sidra no sirve para los heridos. Antes, una poción.
above-below-refused-bed = Un aldeano preparado gracias a una sidra no necesita cama.

## What is not offered now, and why

above-below-why-no-cave-card = No quedan cartas de cueva.
above-below-why-two-explorers = Aldeanos preparados que hacen falta: al menos { $least }. Tienes: { $n }.
above-below-why-nobody-ready = Ningún aldeano está preparado.
above-below-why-nothing-lies = No hay mercancías sobre tus edificios.
above-below-why-nothing-on-it = Ahí no hay mercancías.
above-below-why-no-hammer = Ningún aldeano preparado tiene martillo.
above-below-why-no-building = No hay edificio que puedas pagar y colocar; puedes gastar { $n }.
above-below-why-no-quill = Ningún aldeano preparado tiene pluma.
above-below-why-nobody-for-hire = No hay a quién entrenar hasta la próxima ronda.
above-below-why-nobody-more = Ya no llega nadie más a quien entrenar.
above-below-why-no-newcomer = Todos cuestan demasiado; puedes gastar { $n }.
above-below-why-no-goods = No tienes mercancías a mano.
above-below-why-nothing-to-sell = No tienes a mano mercancías, pociones ni sidras.
above-below-why-nothing-on-sale = Nadie tiene nada a la venta.
above-below-why-least-price = { $n ->
    [one] Una oferta es de al menos { $n } moneda.
   *[other] Una oferta es de al menos { $n } monedas.
}
above-below-why-refused = Tu oferta se rechazó este turno; solo vale una mayor y te faltan monedas.
above-below-why-once-a-turn = Una vez por turno; ya lo has hecho.
above-below-why-no-coin = Cuesta una moneda.
above-below-why-pile-empty = No quedan cartas por salir.
above-below-why-exhausted = En la zona de agotados.
above-below-why-injured = En la zona de heridos.
above-below-why-exploring = De exploración.
above-below-why-no-cave = Un puesto fronterizo necesita una cueva vacía tuya.
above-below-why-price = Cuesta { $price }; puedes gastar { $n }.
above-below-why-too-dear = Cuesta { $n }, más de lo que permite este regalo.
above-below-why-hammer = Sin martillo.
above-below-why-quill = Sin pluma.
above-below-why-coward = La cobardía impide forzar.
above-below-why-no-reroll = Ningún edificio tuyo permite repetir.
above-below-why-rerolls-used = Ya usaste las repeticiones de esta exploración.
above-below-why-no-supplies = No tienes suministros.
above-below-why-used = Ya se ha usado en esta ronda.
above-below-why-on-sale = Está a la venta; solo puedes retirarlo en tu turno.
above-below-why-not-cheapest = Gratis solo se une quien cuesta menos.
above-below-why-never-injured = La cobardía impide las heridas.
above-below-why-has-state = Ya tiene este estado.
above-below-why-sells-nothing = No tiene nada a la venta.

## Log

above-below-log-round = Empieza la ronda { $n } de { $most }.
above-below-log-night = Todos han pasado. Acaba la ronda { $n } y cae la noche.
above-below-log-last-round = Todos han pasado en la última ronda. Se cuentan los puntos.
above-below-log-passes = { $who } pasa.
above-below-log-labour = { $n ->
    [one] { $who } gana { $n } moneda trabajando: { $villagers }.
   *[other] { $who } gana { $n } monedas trabajando: { $villagers }.
}
above-below-log-cider = { $who } trabaja antes que nadie y se lleva la sidra.
above-below-log-harvest = { $who } cosecha { $goods }.
above-below-log-harvest-by = { $who } cosecha { $goods } ({ $villagers }).
above-below-log-stocked = { $who } tiene para cosechar: { $goods } ({ $building }).
above-below-log-restocked = { $who } vuelve a tener para cosechar: { $goods }.
above-below-log-builds = { $n ->
    [one] { $who } construye por { $n } moneda: { $building }.
   *[other] { $who } construye por { $n } monedas: { $building }.
}
above-below-log-builds-by = { $n ->
    [one] { $who } construye por { $n } moneda: { $building } ({ $villager }).
   *[other] { $who } construye por { $n } monedas: { $building } ({ $villager }).
}
above-below-log-free-building = { $who } obtiene gratis: { $building }.
above-below-log-no-building = No hay edificio que { $who } pueda tomar.
above-below-log-build-coin = { $n ->
    [one] Por construir, { $who } recibe { $n } moneda.
   *[other] Por construir, { $who } recibe { $n } monedas.
}
above-below-log-trains = { $n ->
    [one] { $who } entrena por { $n } moneda ({ $villager }).
   *[other] { $who } entrena por { $n } monedas ({ $villager }).
}
above-below-log-joins = Se une a la aldea de { $who }: { $villager }.
above-below-log-no-villager = No hay nadie que { $who } pueda acoger.
above-below-log-gone = Vive ya en una aldea: { $villager }.
above-below-log-tool = { $who } usa una herramienta: { $tool }.
above-below-log-staff = { $who } usa su herramienta ({ $tool }): uno más en el dado de { $villager }.
above-below-log-supplies = { $who } usa un suministro: uno más en el dado de { $villager }.
above-below-log-finds-tool = { $who } halla una herramienta al volver: { $tool }.
above-below-log-refuses = Dado { $die }: { $villager } se niega.
above-below-log-obeys = Dado { $die }: { $villager } acepta.
above-below-log-refresh = { $who } paga una moneda por renovar { $row }.
above-below-log-refreshes = { $who } renueva { $row }.
above-below-log-sale = { $who } pone a la venta: { $item }.
above-below-log-off-sale = { $who } retira de la venta: { $item }.
above-below-log-deal = { $n ->
    [one] { $who } compra { $item } a { $whose } por { $n } moneda.
   *[other] { $who } compra { $item } a { $whose } por { $n } monedas.
}
above-below-log-no-deal = { $n ->
    [one] { $who } se queda con { $item }; { $whose } ofrecía { $n } moneda.
   *[other] { $who } se queda con { $item }; { $whose } ofrecía { $n } monedas.
}
above-below-log-lays = { $who } coloca en el marcador de avance: { $goods }.
above-below-log-explores = { $who } explora las cuevas: { $villagers }.
above-below-log-page = { $page }
above-below-log-echo = { $echo }
above-below-log-told = { $result }
above-below-log-choice = { $who } elige: { $choice }.
above-below-log-coin-paid = { $n ->
    [one] { $who } paga una moneda por { $n } linterna más.
   *[other] { $who } paga una moneda por { $n } linternas más.
}
above-below-log-lanterns-bought = { $n ->
    [one] { $who } consigue { $n } linterna más.
   *[other] { $who } consigue { $n } linternas más.
}
above-below-log-die = { $villager } { $die }
above-below-log-dice = { $n ->
    [one] Los dados muestran { $dice }: { $n } linterna.
   *[other] Los dados muestran { $dice }: { $n } linternas.
}
above-below-log-reroll = { $n ->
    [one] Se repite el dado: { $villager } saca { $die }, { $n } linterna.
   *[other] Se repite el dado: { $villager } saca { $die }, { $n } linternas.
}
above-below-log-exerts = { $n ->
    [one] { $who } fuerza a { $villagers } por { $n } linterna.
   *[other] { $who } fuerza a { $villagers } por { $n } linternas.
}
above-below-log-success = { $who } tiene éxito. Linternas: { $n }.
above-below-log-failure = { $who } fracasa. Linternas: { $n }.
above-below-log-cannot-pay = { $who } no puede pagar lo que costaba.
above-below-log-coins = { $who } gana { $coins }.
above-below-log-pays = { $who } paga { $coins }.
above-below-log-spends = { $who } paga con { $goods }.
above-below-log-gains = { $who } obtiene { $goods }.
above-below-log-used-up = { $who } no recibe { $goods }: en la reserva no queda más.
above-below-log-cave = { $who } encuentra otra cueva vacía.
above-below-log-no-more-caves = { $who } no encuentra otra cueva: no quedan cartas de cueva.
above-below-log-no-cave = La carta de cueva no se conserva; va bajo el montón.
above-below-log-reputation-up = { $who }: reputación +{ $n }.
above-below-log-reputation-down = { $who }: reputación −{ $n }.
above-below-log-explore-coin = { $n ->
    [one] Por el éxito, { $who } recibe { $n } moneda.
   *[other] Por el éxito, { $who } recibe { $n } monedas.
}
above-below-log-greedy = Alguien con codicia se guarda una moneda: { $who } tiene una menos.
above-below-log-injured = Queda con una herida: { $villager }.
above-below-log-no-injury = Nadie queda con una herida.
above-below-log-afflicted = { $villager } recibe un estado: { $state }.
above-below-log-no-state = Nadie recibe el estado: { $state }.
above-below-log-quest = { $who } completa una búsqueda: { $quest }.
above-below-log-potion = { $n ->
    [one] { $who } da una poción a { $villagers }.
   *[other] { $who } da { $n } pociones a { $villagers }.
}
above-below-log-cider-drunk = { $n ->
    [one] { $who } sirve una sidra a { $villagers }.
   *[other] { $who } sirve { $n } sidras a { $villagers }.
}
above-below-log-beds = { $who } manda a la cama: { $villagers }.
above-below-log-income = { $who } cobra ingresos: { $coins }.
above-below-log-brews = { $who } prepara { $potions }.
above-below-result = { $by ->
    [points] La mayor puntuación: { $total }.
    [coins] Empate a { $total }; deciden las monedas.
    [villagers] Empate a { $total } y en monedas; deciden los aldeanos.
    [built] Empate a { $total }, en monedas y en aldeanos; deciden los edificios.
   *[shared] Empate a { $total } y en todo lo demás: se comparte la victoria.
}

## The board in words

above-below-board-title-round = La ronda
above-below-board-title-exploration = La exploración
above-below-board-title-village = Tu aldea
above-below-board-title-people = Tus aldeanos
above-below-board-title-players = Los demás
above-below-board-title-villages = Las aldeas
above-below-board-title-offer = En oferta
above-below-board-title-hire = Aldeanos por entrenar
above-below-board-title-supply = La reserva
above-below-board-round = Ronda { $n } de { $most }; { $who } tiene la carta de primer jugador.
above-below-board-active = Es el turno de { $who }.
above-below-board-passed = Han pasado: { $who }.
above-below-board-cider = Quien trabaje antes en la ronda se lleva la sidra.
above-below-board-no-cider = La sidra de esta ronda ya no está.
above-below-board-tool-laid = Hay una herramienta boca abajo sobre las cuevas.
above-below-board-winner = Victoria: { $who }.
above-below-board-party = { $who } explora con { $villagers }.
above-below-board-page = { $page }
above-below-board-choice = { $choice }: { $numbers }.
above-below-board-choice-notes = { $choice }: { $numbers } ({ $notes }).
above-below-board-choice-free = { $choice }: sin número.
above-below-board-chosen = { $who } ha elegido: { $choice }. Linternas: { $n }.
above-below-board-success = { $who } tuvo éxito. Linternas: { $n }.
above-below-board-failure = { $who } fracasó. Linternas: { $n }.
above-below-board-die = { $villager } (dado { $die }, { $n } 🏮)
above-below-board-die-exerted = { $villager } (dado { $die }, tras forzar, { $n } 🏮)
above-below-board-coins = { $who } tiene { $coins }.
above-below-board-player = { $who }: { $coins }, reputación { $reputation }, ingresos { $income }, camas { $beds }, puntos ahora { $total }.
above-below-board-people = Aldeanos de { $who }: { $villagers }.
above-below-board-ready = Preparados de { $who }: { $villagers }.
above-below-board-exhausted = Agotados de { $who }: { $villagers }.
above-below-board-injured = Heridos de { $who }: { $villagers }.
above-below-board-exploring = De exploración por { $who }: { $villagers }.
above-below-board-villager = { $villager } ({ $card })
above-below-board-state = Estado «{ $state }». { $rule }
above-below-board-houses = Casas de { $who }: { $buildings }.
above-below-board-caves = Cuevas de { $who }: { $buildings }.
above-below-board-building = { $building } ({ $symbols })
above-below-board-building-goods = { $building } ({ $symbols }; ahora hay: { $goods })
above-below-board-symbols = { $symbols }
above-below-board-goods = Mercancías a mano de { $who }: { $goods }.
above-below-board-space = { $goods } (puntos por unidad: { $n })
above-below-board-track = Marcador de avance de { $who }: { $goods }.
above-below-board-sale = A la venta por { $who }: { $item }.
above-below-board-accept = { $n ->
    [one] Se vende sin preguntarte por { $n } moneda o más.
   *[other] Se vende sin preguntarte por { $n } monedas o más.
}
above-below-board-quests = Búsquedas de { $who }: { $quests }.
above-below-board-tools = Herramientas de { $who }: { $tools }.
above-below-board-tool-used = { $tool } (ya se usó)
above-below-board-row-house = Casas en oferta: { $buildings }.
above-below-board-no-house = No quedan casas.
above-below-board-row-outpost = Puestos fronterizos en oferta: { $buildings }.
above-below-board-no-outpost = No quedan puestos fronterizos.
above-below-board-row-key-house = Casas llave en oferta: { $buildings }.
above-below-board-no-key-house = No quedan casas llave.
above-below-board-row-star-house = Casas estrella en oferta: { $buildings }.
above-below-board-no-star-house = No quedan casas estrella.
above-below-board-for-coins = { $what } ({ $coins }: { $card })
above-below-board-hire = Se pueden entrenar: { $villagers }.
above-below-board-hire-cards = Lo que saben hacer: { $villagers }.
above-below-board-price = { $what } ({ $coins })
above-below-board-no-hire = No hay a quién entrenar.
above-below-board-open-quests = Búsquedas abiertas: { $quests }.
above-below-board-quest = { $points } por { $quest }
above-below-board-goods-left = Quedan en la reserva: { $goods }.
above-below-board-caves-left = { $n ->
    [one] Queda { $n } carta de cueva.
   *[other] Quedan { $n } cartas de cueva.
}
above-below-board-cave = Carta de cueva de arriba, páginas para el dado de 1 a 6: { $pages }.
above-below-board-piles = Aún boca abajo: casas { $houses }, puestos { $outposts }, aldeanos { $villagers }.
above-below-board-specials = En algún lugar de las cuevas: { $villagers }.

## Rules by topic

above-below-rules-goal-title = Objetivo
above-below-rules-goal = Siete rondas. Levanta una aldea arriba y puestos abajo, llena tu marcador de mercancías y sube tu reputación. Gana quien tenga más puntos de aldea; en caso de empate, más monedas, más aldeanos, más edificios.
above-below-rules-turn-title = Un turno
above-below-rules-turn = Primero las acciones gratuitas que quieras; luego una acción, que agota aldeanos; o pasar hasta que acabe la ronda. Las acciones: explorar, cosechar, construir, entrenar, trabajar.
above-below-rules-explore-title = Explorar
above-below-rules-explore = Envía a dos o más. Un dado elige una página del libro; haces una elección y tiras un dado por aldeano: su mejor línea da linternas. Puedes forzar a quien quieras por una linterna más: pasa a los heridos. Cuenta el número más alto que alcances, y la cueva es tuya.
above-below-rules-village-title = Aldea
above-below-rules-village = Cosechar: cada aldeano toma una mercancía de tus edificios. Construir: un martillo y el precio; un puesto fronterizo va sobre una cueva vacía tuya. Entrenar: una pluma y el precio que marca la fila. Trabajar: una moneda por aldeano, y la sidra para el primero de la ronda.
above-below-rules-free-title = Acciones gratuitas
above-below-rules-free = Poner un artículo a la venta o retirarlo. Comprar lo que otro vende, por 3 monedas o más, si acepta. Una vez por turno, renovar una fila de casas o de puestos por una moneda.
above-below-rules-track-title = El marcador de avance
above-below-rules-track = En cualquier momento puedes colocar mercancías en el marcador: un tipo nuevo ocupa la siguiente casilla a la derecha y ya no se mueve. La casilla dice cuánto puntúa cada una, y la última casilla ocupada fija tus ingresos.
above-below-rules-night-title = La noche
above-below-rules-night = Una poción pasa a un aldeano de herido a agotado, una sidra de agotado a preparado, y cada cama hace una de las dos cosas con un aldeano. Después llegan ingresos, pociones y mercancías. Tras la ronda 7 no hay noche.
above-below-rules-special-title = Aldeanos especiales
above-below-rules-special = La Mujer Líquida cuesta un paso de reputación. Glogo construye por una moneda menos. El Gato de las Cavernas se niega con 1 y 2. El Hombre de Metal duerme en su cama y no toma sidra ni poción.
above-below-rules-score-title = Recuento final
above-below-rules-score = Mercancías del marcador, un punto por edificio, lo que digan los edificios, tu casilla de reputación, y 5, 3 y 2 puntos por la mayor reputación (con dos jugadores: 3 para quien lidera). Los empates se reparten, redondeando hacia abajo.
above-below-rules-expanded-title = Edición Expandida
above-below-rules-expanded = Las búsquedas son del primero que tenga lo que piden. La primera exploración con éxito de la ronda halla una herramienta, que sirve una vez por ronda. El segundo libro trae suministros, que mejoran dados (dos dan 1 punto), y estados, que no se van: con veneno el dado de linternas vale 1 menos, con melancolía se niegan con 1 y 2, con codicia se trae una moneda menos, con cobardía no se fuerza ni se hiere a nadie.

# Lo que alguien averigua, en cifras: cartas según su mazo
above-below-pool-houses = { $n ->
    [one] una casa
   *[other] { $n } casas
}
above-below-pool-outposts = { $n ->
    [one] un puesto fronterizo
   *[other] { $n } puestos fronterizos
}
above-below-pool-villagers = { $n ->
    [one] un aldeano
   *[other] { $n } aldeanos
}
above-below-pool-caves = { $n ->
    [one] una carta de cueva
   *[other] { $n } cartas de cueva
}
above-below-pool-tools = { $n ->
    [one] una herramienta
   *[other] { $n } herramientas
}
above-below-pool-tokens = { $n ->
    [one] una ficha
   *[other] { $n } fichas
}

## Órdenes: respuestas por adelantado

above-below-fact-round = Ronda
above-below-order-rest = Camas de noche, primero los agotados; ni sidra ni poción
above-below-standing-sale = { $item }: se vende sin preguntarte por { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
} o más. Lo cambias en tu turno con *{ $how }*.
