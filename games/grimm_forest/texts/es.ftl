### The Grimm Forest in Spanish. Keys stay as they are once published: stored log lines name them.
### { $who } and the like are players; { $goods } is a list such as "2 de paja y 1 de madera".

grimm-forest-name = The Grimm Forest
grimm-forest-tagline = Tres casitas, cuatro cerditos astutos y algo grande y feroz en la espesura.
grimm-forest-option-advanced = Cartas avanzadas
grimm-forest-option-advanced-hint = Añade 12 Fábulas y 7 Amigos más enrevesados. Mejor si todos los jugadores conocen el juego.

## Words

grimm-forest-seat = { $who }
grimm-forest-straw = { $n } de paja
grimm-forest-wood = { $n } de madera
grimm-forest-brick = { $n ->
    [one] { $n } ladrillo
   *[other] { $n } ladrillos
}
grimm-forest-material-straw = Paja
grimm-forest-material-wood = Madera
grimm-forest-material-brick = Ladrillo
grimm-forest-section-straw-floor = suelo de paja
grimm-forest-section-straw-walls = muros de paja
grimm-forest-section-straw-roof = tejado de paja
grimm-forest-section-wood-floor = suelo de madera
grimm-forest-section-wood-walls = muros de madera
grimm-forest-section-wood-roof = tejado de madera
grimm-forest-section-brick-floor = suelo de ladrillo
grimm-forest-section-brick-walls = muros de ladrillo
grimm-forest-section-brick-roof = tejado de ladrillo
grimm-forest-on-corners = { $section } (−1)
grimm-forest-house-straw = casa de paja
grimm-forest-house-wood = casa de madera
grimm-forest-house-brick = casa de ladrillo

# As a label, then after a verb of going, then where something is.
grimm-forest-place-fields = Campos
grimm-forest-place-forest = Bosque
grimm-forest-place-brickyard = Arcilla
grimm-forest-place-market = Mercado
grimm-forest-to-fields = a los Campos
grimm-forest-to-forest = al Bosque
grimm-forest-to-brickyard = a la Arcilla
grimm-forest-to-market = al Mercado
grimm-forest-in-fields = en los Campos
grimm-forest-in-forest = en el Bosque
grimm-forest-in-brickyard = en la Arcilla
grimm-forest-in-market = en el Mercado

## Questions of the Gather phase

grimm-forest-ask-choose = { $fable ->
    [none] ¿Adónde va tu cerdito? Se elige en secreto.
    [laid] ¿Adónde va tu cerdito? La Bella Durmiente ya te ha puesto boca abajo la Fábula de esta ronda.
    [must] ¿Adónde va tu cerdito? El Cazador te obliga a jugar también una Fábula.
   *[may] ¿Adónde va tu cerdito? También puedes jugar una Fábula.
}
grimm-forest-ask-choose-under = { $asked } Tiene efecto esta ronda: { $cards }
grimm-forest-ask-while-going = { $asked } Tu cerdito va { $place }.
grimm-forest-ask-choose-gather = Elige un lugar
grimm-forest-ask-choose-fable = { $fable ->
    [must] Elige una Fábula
   *[may] ¿Una Fábula también? (o ninguna)
}
grimm-forest-ask-choose-under-gather = { grimm-forest-ask-choose-gather }
grimm-forest-ask-choose-under-fable = { grimm-forest-ask-choose-fable }
grimm-forest-kind-fable = Fábula
grimm-forest-kind-friend = Amigo
grimm-forest-secretly-choose = elección secreta: ¿adónde va cada cerdito? Con el botón **Elegir**; nadie verá nada hasta que todos hayan elegido.
grimm-forest-ask-queen-look = Reina Malvada: ¿qué carta boca abajo miras antes de elegir?
grimm-forest-ask-place-monster = { $card }. { $rule } ¿Adónde va?
grimm-forest-ask-place-unique = { $card }. { $rule } ¿En qué lugar la pones?
grimm-forest-ask-crystal-ball = Bola de Cristal: ¿de quién es la carta de Recolección que miras?
grimm-forest-ask-crystal-change = { $whose } va { $place }. ¿Cambias tu plan?
grimm-forest-ask-night-tavern = Noche en la Taberna: ¿con qué Amigo te quedas? Los demás se reparten al azar.
grimm-forest-ask-wishing-well = Pozo de los Deseos: ¿qué dos jugadores intercambian sus cartas de Recolección ocultas?
grimm-forest-ask-hired-help = Ayuda de Alquiler: ¿pagas dos recursos ahora para recolectar el doble la próxima ronda?
grimm-forest-ask-fairy-food = Comida de Hadas: ¿dónde la pones? Quien acabe allí gana 3 recursos.
grimm-forest-ask-gingerbread-man = Hombre de Jengibre: ¿tomas un recurso de cada lugar en vez de ir { $place }? Esta ronda no recolectarás nada más.
grimm-forest-ask-thumbelina = Pulgarcita: vas { $place }. ¿Descubres al azar una carta de Recolección que no hayas jugado y vuelas allí?
grimm-forest-ask-chinny = Chinny Chin Chin: tienes un monstruo al lado { $place }. ¿Huyes? ¿Adónde?
grimm-forest-ask-market = Compartes el Mercado: ¿qué recurso tomas ahora?
grimm-forest-ask-cancel-monster = { $card }: está a punto de atacar { $place }. { $rule } ¿Lo detienes para todos los de allí? Descartarías este Amigo: { $friend }.
grimm-forest-ask-next-effect = Varias de tus cartas actúan ahora. ¿Cuál va primero?
grimm-forest-ask-big-bad-wolf = Gran Lobo Feroz: ¿qué casa de { $whose } pierde su sección de arriba?
grimm-forest-ask-bridge-troll = Troll del Puente: ¿quién te entrega la mitad de lo que ha recolectado esta ronda?
grimm-forest-ask-friendly-game = Un Juego Amistoso: ¿a quién le quitas dos recursos?
grimm-forest-ask-search-past = Buscar en el Pasado: { $n ->
    [one] ¿qué carta tomas de los descartes?
   *[other] ¿qué { $n } cartas tomas de los descartes?
}
grimm-forest-ask-wandering-trader = { $card }: ¿cambias dos de una clase por tres de otra?
grimm-forest-ask-harvest-moon = Cosecha Lunar: ¿de qué lugar sin cerditos te llevas la mitad?
grimm-forest-ask-thoughtful-gift = Regalo Interesado: ¿qué regalas y a quién? Te devolverán otro tanto de otra clase, a su elección.
grimm-forest-ask-oracle = Consulta al Oráculo: ¿le quitas al azar una Fábula a cada rival que tenga alguna?
grimm-forest-ask-gift-amount = ¿Cuánto le das a { $whom }? Como mucho { $n }.
grimm-forest-ask-gift-return = { $n ->
    [one] { $whom } te regala { $gift } ({ $card }). ¿Qué recurso le devuelves?
   *[other] { $whom } te regala { $gift } ({ $card }). ¿De qué clase le devuelves { $n }?
}
grimm-forest-ask-whispers-keep = Susurros Fantasmales: ¿con qué { $n } Fábulas te quedas?
grimm-forest-ask-give-fable = { $card }: ¿qué Fábula le das a { $whom }?

## Questions of Friends

grimm-forest-ask-aladdin = Aladino: ¿cómo acabará tu cerdito esta ronda? Si aciertas, ganas 1 recurso de cada clase.
grimm-forest-ask-ali-baba = Alí Babá: ¿qué robas y a quién? Se lo devuelves si acaban en el mismo lugar.
grimm-forest-ask-pinocchio = Pinocho: ¿qué lugar anuncias? Si acabas allí, ganas 2 de lo que produce.
grimm-forest-ask-rapunzel = Rapunzel: ¿qué 2 recursos de la reserva guardas sobre ella? Los puedes tomar en una ronda en que estés a solas.
grimm-forest-ask-sleeping-beauty = Bella Durmiente: ¿quién tiene que jugar esta ronda la Fábula de arriba del mazo, sin verla y sin otra?
grimm-forest-ask-tom-thumb = Pulgarcito: ¿tomas un recurso de algún lugar?
grimm-forest-ask-friend = Nuevo Amigo: { $card }. { $rule } ¿Te lo quedas o lo das?
grimm-forest-ask-mermaid-keep = La Sirenita: ¿a qué { $n } lugares podrás seguir yendo? Ella guarda tus otras cartas de Recolección mientras te acompañe.
grimm-forest-ask-goldilocks-keep = Ricitos de Oro: ¿qué Fábula está perfecta? Quédate con una.
grimm-forest-ask-goldilocks-top = Ricitos de Oro: dos Fábulas vuelven al mazo. ¿Cuál va encima?
grimm-forest-ask-godmother-fables = Hada Madrina: ¿qué dos Fábulas descartas?
grimm-forest-ask-puss-build = El Gato con Botas: ¿qué construyes?
grimm-forest-ask-puss-from = El Gato con Botas: ¿a quién le quitas un recurso para pagar?
grimm-forest-ask-red-riding-hood = Caperucita Roja: ¿qué lobo te llevas?
grimm-forest-ask-rumpelstiltskin = Rumpelstiltskin: ¿en qué se convierte toda tu paja ({ $n })?

## Questions about goods

grimm-forest-ask-gain = { $card }: { $n ->
    [one] ¿qué recurso ganas?
   *[other] ¿qué { $n } recursos ganas?
}
grimm-forest-ask-take = { $card }: { $n ->
    [one] ¿qué recurso le quitas a { $who }?
   *[other] ¿qué { $n } recursos le quitas a { $who }?
}
grimm-forest-ask-give = { $card }: { $n ->
    [one] ¿qué recurso le das a { $who }?
   *[other] ¿qué { $n } recursos le das a { $who }?
}
grimm-forest-ask-discard = { $card }: { $n ->
    [one] ¿qué recurso descartas?
   *[other] ¿qué { $n } recursos descartas?
}
grimm-forest-ask-take-from-market = { $card }: { $n ->
    [one] ¿qué recurso tomas del Mercado?
   *[other] ¿qué { $n } recursos tomas del Mercado?
}
grimm-forest-ask-add = { $card }: { $n ->
    [one] ¿qué recurso añades al Mercado?
   *[other] ¿qué { $n } recursos añades al Mercado?
}

## Questions of the Build phase

grimm-forest-ask-build = { $n ->
    [0] No te quedan acciones. ¿Algo más antes de terminar?
    [one] Te toca construir: te queda una acción.
   *[other] Te toca construir: te quedan { $n } acciones.
}
grimm-forest-ask-build-build = Elige una acción de construcción …
grimm-forest-ask-first-builder = ¡La primera { $house } de la partida! ¿Qué premio eliges?

## Options

grimm-forest-group-build = Construir
grimm-forest-group-gain = Conseguir
grimm-forest-group-cards = Cartas y acciones
grimm-forest-group-end = Terminar
grimm-forest-build-section = { CAPITAL($section) }
grimm-forest-build-draw = Robar una Fábula
grimm-forest-build-end = Terminar mi turno
grimm-forest-gain-one = Tomar { $goods }
grimm-forest-special = Usar: { $card }
grimm-forest-free = Adiós: { $card }
grimm-forest-friend-give = Dar a { $who }
grimm-forest-friend-keep = Quedarme con este Amigo
grimm-forest-first-builder-goods = Un recurso de cada clase
grimm-forest-first-builder-fables = Dos Fábulas
grimm-forest-first-builder-friend = Un Amigo
grimm-forest-look-at-gather = Carta de Recolección de { $whose }
grimm-forest-look-at-fable = Fábula de { $whose }
grimm-forest-crystal-change-stay = Seguir con mi plan
grimm-forest-hired-help-none = No pagar
grimm-forest-pay = Pagar { $goods }
grimm-forest-cancel-monster-yes = Detenerlo
grimm-forest-cancel-monster-no = Dejar que ataque
grimm-forest-oracle-yes = Quitárselas
grimm-forest-oracle-no = No quitar ninguna
grimm-forest-chinny-stay = Quedarme aquí
grimm-forest-wandering-trader-none = Sin trato
grimm-forest-trade = { $old } → { $new }
grimm-forest-thoughtful-gift-none = Sin regalo
grimm-forest-gift-to = { $material } para { $whom }
grimm-forest-aladdin-alone = A solas
grimm-forest-aladdin-together = Con compañía
grimm-forest-from-seat = { $goods } de { $whose }
grimm-forest-from-place = { $goods } ({ $place })
grimm-forest-tom-thumb-none = No tomar nada
grimm-forest-gingerbread-man-yes = Uno de cada lugar
grimm-forest-gingerbread-man-no = Ir según lo previsto
grimm-forest-thumbelina-yes = Descubrir una carta
grimm-forest-thumbelina-no = Ir según lo previsto

## Hints

grimm-forest-hint-lies-there = Ahora hay: { $goods }
grimm-forest-hint-monster-there = Ahora hay: { $goods }; { $cards }
grimm-forest-there-fairy-food = { $card } (quienes acaben allí ganan 3 recursos)
grimm-forest-there-grandmas-house = { $card } (allí se ganan 2 recursos y van todos los monstruos)
grimm-forest-there-lonely-castle = { $card } (quien esté a solas allí gana 1 recurso de cada clase)
grimm-forest-there-royal-wedding = { $card } (quien no esté allí descarta 1 recurso)
grimm-forest-card-of-with-rule = { $card } de { $who }: «{ $rule }»
grimm-forest-hint-collected = Esta ronda ha recolectado { $goods }
grimm-forest-hint-loses-friend = Se marcharía: { $card }
grimm-forest-hint-has = Tiene { $goods }
grimm-forest-hint-owned = Tienes { $goods }
grimm-forest-hint-cost-floor = Cuesta { $goods }
grimm-forest-hint-cost-walls = Cuestan { $goods }; traen un Amigo
grimm-forest-hint-cost-roof = Cuesta { $goods }; completa una casa
grimm-forest-hint-free-golden-goose = Ganas 2 recursos a tu elección; no gasta acción
grimm-forest-hint-free-fairy-godmother = Descartas también 2 Fábulas y ganas 2 recursos a tu elección; no gasta acción

## Refusals

grimm-forest-refused-must-play-fable = Otro jugador tiene al Cazador: debes jugar una Fábula si te queda alguna. Elige también una Fábula.

## What is not offered now, and why

grimm-forest-why-label-actions = Construir, robar, tomar recursos, acción especial
grimm-forest-why-label-special = Acción especial
grimm-forest-why-label-fable = Una Fábula
grimm-forest-why-needs = Cuesta { $goods }; tienes { $owned }.
grimm-forest-why-needs-with-help = Cuesta { $goods }, con un recurso de un rival; tienes { $owned }.
grimm-forest-why-no-helper = { $material }: ningún rival tiene para darte.
grimm-forest-why-no-site = Todos tus solares están ocupados.
grimm-forest-why-first = Construye antes: { $section }.
grimm-forest-why-unfinished = Termina antes esta: { $house }. No puedes tener dos casas a medias del mismo material.
grimm-forest-why-none-left = Ya no quedan en la reserva.
grimm-forest-why-no-action = No te quedan acciones.
grimm-forest-why-action-left = Te queda alguna acción; siempre puedes tomar un recurso.
grimm-forest-why-no-fables = No queda ninguna Fábula por robar.
grimm-forest-why-no-friend = No tienes ningún Amigo.
grimm-forest-why-no-friends-left = No queda ningún Amigo por robar.
grimm-forest-why-not-special = Este Amigo no tiene acción especial.
grimm-forest-why-used = Una vez por turno; ya la has usado.
grimm-forest-why-special-fairy-godmother = No queda ninguna Fábula por robar.
grimm-forest-why-special-goldilocks = No queda ninguna Fábula por robar.
grimm-forest-why-special-puss-in-boots = Ahora no se puede construir ninguna sección con un recurso de un rival.
grimm-forest-why-special-rapunzel = Solo si esta ronda estuviste a solas y hay recursos en su carta.
grimm-forest-why-special-red-riding-hood = No hay lobos entre los cinco últimos descartes ni queda ninguna Fábula por robar.
grimm-forest-why-special-rumpelstiltskin = No tienes paja.
grimm-forest-why-free-fairy-godmother = Necesitas dos Fábulas en la mano.
grimm-forest-why-fable-none = No tienes ninguna Fábula en la mano.
grimm-forest-why-fable-laid = Ya tienes una delante y es la única de esta ronda.
grimm-forest-why-kept-place = Esta carta de Recolección la guarda { $card }.
grimm-forest-why-your-plan = Ese ya es tu plan.
grimm-forest-why-not-in-hand = Ahora no tienes esa carta de Recolección en la mano.
grimm-forest-why-no-fable-laid = Ahí no hay ninguna Fábula.
grimm-forest-why-monster-there = Ahí ya hay un monstruo.
grimm-forest-why-unique-there = Ahí ya hay una Localización Única.
grimm-forest-why-pigs-there = Ahí hay algún cerdito.
grimm-forest-why-too-little-there = La mitad de lo que hay, redondeando hacia abajo, es nada.
grimm-forest-why-none-there = Ahí no queda.
grimm-forest-why-has-none = No tiene recursos.
grimm-forest-why-has-none-of-it = No tiene.
grimm-forest-why-not-with-you = No está en tu lugar.
grimm-forest-why-not-there = No está en ese lugar.
grimm-forest-why-collected-little = Ha recolectado muy poco o ya no le queda nada.
grimm-forest-why-too-sturdy = El ladrillo resiste al lobo.
grimm-forest-why-you-lack = No tienes.
grimm-forest-why-not-collected = Solo cuenta lo que recolectaste esta ronda.
grimm-forest-why-other-kind = Tiene que ser de otra clase que el regalo.
grimm-forest-why-nothing-to-return = Este jugador no tiene nada de otra clase que devolver.
grimm-forest-why-you-have = Tienes { $goods }.

## Log

grimm-forest-log-round = Empieza la ronda { $n }.
grimm-forest-log-acts-this-round = En esta ronda tiene efecto { $card } de { $who }.
grimm-forest-log-prince-rolls = El Príncipe Real tira su dado y se lleva { $goods } de lo que hay { $place }.
grimm-forest-log-prince-goes = El Príncipe Real no se resiste al montón más grande y se lleva { $goods } de lo que hay { $place }.
grimm-forest-log-predicts = { $what ->
    [alone] { $who } predice: «Estaré a solas».
   *[other] { $who } predice: «Tendré compañía».
}
grimm-forest-log-announces = { $who } anuncia: «Voy { $place }». Pinocho pone cara de inocente.
grimm-forest-log-rapunzel-stores = { $who } guarda { $goods } en la torre de Rapunzel.
grimm-forest-log-sleeps = { $whom } tiene que jugar la Fábula de arriba del mazo sin verla ({ $card } de { $who }).
grimm-forest-log-fairy-food = { $who } pone la Comida de Hadas { $place }.
grimm-forest-log-looks-at-gather = { $who } echa un vistazo a la carta de Recolección de { $whose }.
grimm-forest-log-looks-at-fable = { $who } echa un vistazo a la Fábula de { $whose }.
grimm-forest-log-you-see = Ves que { $whose } va { $place }.
grimm-forest-log-may-have-changed = { $who } se lo piensa; quizá tenga un plan nuevo.
grimm-forest-log-reveals-fable = { $who } revela: { $card }.
grimm-forest-log-monster-comes = { $who } manda un monstruo { $place }: { $card }.
grimm-forest-log-monster-follows = { $card } huele la cena y se va { $place }.
grimm-forest-log-unique-placed = { $who } pone { $card } { $place }.
grimm-forest-log-unique-leaves = { $card } desaparece; estaba { $place }.
grimm-forest-log-cursed = A oscuras, { $who } toma una carta de Recolección al azar.
grimm-forest-log-you-now-play = Ahora tu carta de Recolección es: { $place }.
grimm-forest-log-flute = { $who } toca la Flauta Mágica y se lleva a la mano estos monstruos: { $cards }.
grimm-forest-log-wishing-well = { $who } pide un deseo: { $one } y { $two } intercambian sus cartas de Recolección ({ $card }).
grimm-forest-log-help-unpaid = { $who } no paga. Se descarta: { $card }.
grimm-forest-log-go = { $n ->
    [one] { $seats } va a solas { $place }.
   *[other] { $seats } van { $place }.
}
grimm-forest-log-runs-away = { $who } echa a correr y no va a ninguna parte ({ $card }).
grimm-forest-log-grows = { $who } añade { $goods } { $place } ({ $card }).
grimm-forest-log-flies = { $who } cambia de rumbo y vuela { $place } ({ $card }).
grimm-forest-log-moves = { $who } sale corriendo { $place }.
grimm-forest-log-chased = ¡Qué rugido! { $who } sale corriendo { $place }.
grimm-forest-log-wolf = { $goods ->
    [nada] El Lobo no encuentra nada que llevarse { $place }.
   *[other] El Lobo no deja nada { $place }. Se esfuma: { $goods }.
}
grimm-forest-log-guarded = { $friend } protege a { $who } y detiene a este monstruo: { $card }.
grimm-forest-log-cancelled = { $friend } detiene a este monstruo por { $who } y se marcha: { $card }.
grimm-forest-log-collects-alone = { $goods ->
    [nada] { $who } está a solas { $place } y no recolecta nada.
   *[other] { $who } está a solas { $place }: { $goods }.
}
grimm-forest-log-collect-together = { $seats } se encuentran { $place }: { $goods ->
    [nada] no recolectan nada
   *[other] { $goods } para cada cual
}; { $left ->
    [nada] no queda nada
   *[other] queda: { $left }
}.
grimm-forest-log-market-share = { $goods ->
    [nada] { $who } comparte el Mercado y no recolecta nada.
   *[other] { $who } comparte el Mercado. Recolectado: { $goods }.
}
grimm-forest-log-takes-fable = { $who } le quita una Fábula al azar a { $whose }.
grimm-forest-log-gives-fable = { $who } le da una Fábula a { $whom }.
grimm-forest-log-which-fable = La Fábula es: { $fable }.
grimm-forest-log-more-actions = { $n ->
    [one] { $who } tiene una acción más ({ $card }).
   *[other] { $who } tiene { $n } acciones más ({ $card }).
}
grimm-forest-log-takes-action = { $who } le quita una acción a { $whose }.
grimm-forest-log-corner-site = { $who } tiene un solar nuevo ({ $card }).
grimm-forest-log-takes-from-discards = { $who } toma de los descartes: { $cards }.
grimm-forest-log-blown-down = ¡Soplaré y soplaré! { $who } pierde: { $section } ({ $card }).
grimm-forest-log-gains = { $goods ->
    [nada] { $who } no gana nada ({ $card }).
   *[other] { $who } gana { $goods } ({ $card }).
}
grimm-forest-log-loses = { $goods ->
    [nada] { $who } no pierde nada ({ $card }).
   *[other] { $who } pierde { $goods } ({ $card }).
}
grimm-forest-log-gives = { $goods ->
    [nada] { $who } no da nada a { $to_whom } ({ $card }).
   *[other] { $who } da { $goods } a { $to_whom } ({ $card }).
}
grimm-forest-log-draws = { $n ->
    [one] { $who } roba una Fábula.
   *[other] { $who } roba { $n } Fábulas.
}
grimm-forest-log-draws-for = { $n ->
    [one] { $who } roba una Fábula ({ $card }).
   *[other] { $who } roba { $n } Fábulas ({ $card }).
}
grimm-forest-log-you-drew = Has robado: { $cards }.
grimm-forest-log-you-keep = Te quedas con: { $cards }.
grimm-forest-log-discards-fables = { $who } descarta: { $cards }.
grimm-forest-log-fables-shuffled = Las Fábulas descartadas se barajan y forman un mazo nuevo.
grimm-forest-log-friends-shuffled = Los Amigos descartados se barajan y forman un mazo nuevo.
grimm-forest-log-no-friend = { $who } no encuentra a ningún Amigo en la espesura.
grimm-forest-log-meets = { $who } encuentra a un Amigo: { $card }.
grimm-forest-log-sends-friend = { $who } manda este Amigo a { $to_whom }: { $card }.
grimm-forest-log-joins = { $who } tiene ahora este Amigo: { $card }.
grimm-forest-log-friend-leaves = { $who } se despide de su Amigo: { $card }.
grimm-forest-log-stored-is-lost = { $who } pierde lo que había sobre su Amigo ({ $card }): { $goods }.
grimm-forest-log-bargain = { $who } cierra un trato y se queda con dos cartas de Recolección: { $one } y { $two }.
grimm-forest-log-goldilocks = { $n ->
    [0] { $who } prueba la última Fábula y se la queda.
    [one] { $who } prueba dos Fábulas, se queda con una y devuelve la otra encima del mazo.
   *[other] { $who } prueba unas Fábulas, se queda con una y devuelve { $n } encima del mazo.
}
grimm-forest-log-catches-wolf = { $who } toma de los descartes: { $fable }.
grimm-forest-log-fetches = { $who } toma { $goods }.
grimm-forest-log-builds = { $who } paga { $goods } y construye: { $section }.
grimm-forest-log-toll = Hansel y Gretel mordisquean los muros: { $who } se lleva { $goods }.
grimm-forest-log-helps-pay = El Gato con Botas paga una parte con lo de { $who }: { $goods }.
grimm-forest-log-house-done = { $n ->
    [one] ¡{ $who } ha terminado una casa!
   *[other] ¡{ $who } ha terminado otra casa y ya tiene { $n }!
}
grimm-forest-log-first-builder = { $who } gana el Bonus de Primer Constructor: es la primera { $house } de la partida.
grimm-forest-log-first-builder-goods = { $who } se lleva { $goods } como Bonus de Primer Constructor.
grimm-forest-log-won = { $n ->
    [one] ¡{ $seats } gana el concurso!
   *[other] ¡{ $seats } ganan juntos el concurso!
}

## The result

grimm-forest-reason-houses = Tres casas completas antes que nadie.
grimm-forest-reason-brick = Varios tenían tres casas o más; decidieron las de ladrillo.
grimm-forest-reason-wood = Con las mismas casas de ladrillo, decidieron las de madera.
grimm-forest-reason-first-brick = Casas iguales; decidió la ficha de Primer Constructor de ladrillo.
grimm-forest-reason-first-wood = Casas iguales; decidió la ficha de Primer Constructor de madera.
grimm-forest-reason-first-straw = Casas iguales; decidió la ficha de Primer Constructor de paja.
grimm-forest-reason-shared = Empate en todo: la victoria se comparte.
grimm-forest-total = { $n ->
    [one] { $n } casa completa
   *[other] { $n } casas completas
}
grimm-forest-score-houses = casas completas
grimm-forest-score-brick = casas de ladrillo
grimm-forest-score-wood = casas de madera
grimm-forest-score-straw = casas de paja
grimm-forest-score-first-brick = Primer Constructor de ladrillo
grimm-forest-score-first-wood = Primer Constructor de madera
grimm-forest-score-first-straw = Primer Constructor de paja

## The board in words

grimm-forest-board-title-round = La ronda
grimm-forest-board-title-own = Tu tablero
grimm-forest-board-title-players = Jugadores
grimm-forest-board-title-cards = Cartas a la vista
grimm-forest-board-title-places = Lugares
grimm-forest-board-title-stock = Mazos y existencias
grimm-forest-board-game = { $advanced ->
    [0] Cartas básicas. Gana el primero que tenga { $n } casas completas.
   *[other] Con las cartas avanzadas. Gana el primero que tenga { $n } casas completas.
}
grimm-forest-board-round = { $phase ->
    [gather] Ronda { $n }, fase de Recolección: { $step ->
        [start] comienzo de la ronda
        [choose] elección secreta
        [choose_last] última elección secreta
        [reveal_fables] se revelan las Fábulas
        [reveal_gather] los cerditos se ponen en camino
        [before_collecting] antes de recolectar
        [collect] se recolecta
        [end_of_gather] final de la recolección
        [start_of_build] comienzo de la construcción
        [build] los turnos
        [end_of_build] final de la construcción
       *[cleanup] limpieza
    }. Empieza: { $who }.
    [build] Ronda { $n }, fase de Construcción: { $step ->
        [start] comienzo de la ronda
        [choose] elección secreta
        [choose_last] última elección secreta
        [reveal_fables] se revelan las Fábulas
        [reveal_gather] los cerditos se ponen en camino
        [before_collecting] antes de recolectar
        [collect] se recolecta
        [end_of_gather] final de la recolección
        [start_of_build] comienzo de la construcción
        [build] los turnos
        [end_of_build] final de la construcción
       *[cleanup] limpieza
    }. Empieza: { $who }.
   *[over] La partida terminó en la ronda { $n }. Empezaba: { $who }.
}
grimm-forest-board-active = { $n ->
    [one] { $who } está construyendo; le queda una acción.
   *[other] { $who } está construyendo; le quedan { $n } acciones.
}
grimm-forest-board-prince = Esta ronda el Príncipe Real se ha llevado { $goods } de lo que había { $place }.
grimm-forest-board-place = { $place }: { $items }.
grimm-forest-board-player = { $who }: { $items }.
grimm-forest-board-goods = { $n ->
    [0] sin recursos
   *[other] { $goods }
}
grimm-forest-board-sites = { $n ->
    [0] ningún solar libre
    [one] un solar libre
   *[other] { $n } solares libres
}
grimm-forest-board-player-round = { $who }, esta ronda: { $items }.
grimm-forest-board-used = acción especial usada: { $card }
grimm-forest-board-your-friend = Tu Amigo, { $card }. { $rule }
grimm-forest-board-pigs = cerditos allí: { $seats }
grimm-forest-board-monster = monstruo { $card } de { $who }
grimm-forest-board-monster-spent = monstruo { $card } de { $who } (ya ha actuado)
grimm-forest-board-lying = { $card } de { $who }
grimm-forest-board-announced = lo ha anunciado { $who }
grimm-forest-board-house = { $corners ->
    [0] casa sin terminar con { $section }
   *[other] casa sin terminar con { $section } en un solar de Esquinas de Corte
}
grimm-forest-board-house-done = { $corners ->
    [0] { $house } completa
   *[other] { $house } completa en un solar de Esquinas de Corte
}
grimm-forest-board-corner-sites = { $n ->
    [one] un solar de Esquinas de Corte
   *[other] { $n } solares de Esquinas de Corte
}
grimm-forest-board-friend = Amigo: { $card }
grimm-forest-board-stored = guardado en la torre de Rapunzel: { $goods }
grimm-forest-board-predicts = { $what ->
    [alone] predice que estará a solas
   *[other] predice que tendrá compañía
}
grimm-forest-board-robbed = ha robado { $goods } a { $whose }
grimm-forest-board-mermaid = fuera de uso bajo la Sirenita: { $places }
grimm-forest-board-hand-size = { $n ->
    [0] ninguna Fábula en mano
    [one] una Fábula en mano
   *[other] { $n } Fábulas en mano
}
grimm-forest-board-token = Primer Constructor: { $material }
grimm-forest-board-actions = { $n ->
    [0] sin acciones de construcción
    [one] queda una acción de construcción
   *[other] quedan { $n } acciones de construcción
}
grimm-forest-board-collected = ha recolectado { $goods }
grimm-forest-board-gather = va { $place }
grimm-forest-board-stands = cerdito { $place }
grimm-forest-board-nowhere = cerdito en ningún lugar
grimm-forest-board-chosen = ya ha elegido
grimm-forest-board-fable = Fábula de esta ronda: { $card }
grimm-forest-board-hidden-fable = una Fábula boca abajo
grimm-forest-board-your-hand = Tus Fábulas: { $cards }.
grimm-forest-board-known-hand = De las Fábulas de { $who } conoces: { $cards }.
grimm-forest-board-looking = Estás mirando: { $cards }.
grimm-forest-board-somebody-looks = { $n ->
    [one] { $who } está mirando una Fábula.
   *[other] { $who } está mirando { $n } Fábulas.
}
grimm-forest-board-tavern = En la taberna ves a: { $cards }.
grimm-forest-board-deck-top = Conoces lo alto del mazo de Fábulas: { $cards }.
grimm-forest-board-next-round = Tiene efecto la próxima ronda: { $card } de { $who }.
grimm-forest-board-this-round = Tiene efecto esta ronda: { $card } de { $who }.
grimm-forest-board-offer = { $who } decide quién se queda con este Amigo: { $card }.
grimm-forest-board-decks = En los mazos: Fábulas { $fables }, Amigos { $friends }.
grimm-forest-board-discards = Fábulas descartadas, primero la más reciente: { $cards }.
grimm-forest-board-friend-discards = Amigos descartados, primero el más reciente: { $cards }.
grimm-forest-board-first-tokens = Fichas de Primer Constructor que quedan: { $tokens }.
grimm-forest-board-sections = Secciones que quedan donde ya se ha construido: { $items }.
grimm-forest-board-left-floor = { $material } (suelos): { $n }
grimm-forest-board-left-walls = { $material } (muros): { $n }
grimm-forest-board-left-roof = { $material } (tejados): { $n }

## Fables

grimm-forest-fable-friendly-game = Un Juego Amistoso
    .also = Partida amistosa
grimm-forest-fable-friendly-game-text = Al acabar la recolección: quítale 2 recursos, los que quieras, a un rival que esté en tu lugar.
grimm-forest-fable-big-bad-wolf = Gran Lobo Feroz
grimm-forest-fable-big-bad-wolf-text = Monstruo. Al acabar la recolección: cada jugador de allí pierde lo alto de una casa de paja o madera; tú eliges cuál.
grimm-forest-fable-bridge-troll = Troll del Puente
    .also = Trol del puente
grimm-forest-fable-bridge-troll-text = Monstruo. Al acabar la recolección: un jugador de allí a tu elección te da la mitad de lo que ha recolectado, redondeando hacia abajo.
grimm-forest-fable-chinny = Chinny Chin Chin
    .also = Por los pelos
grimm-forest-fable-chinny-text = Antes de recolectar: si hay un monstruo en tu lugar, puedes irte a otro. Si nadie ha jugado monstruos, roba una Fábula.
grimm-forest-fable-oracle = Consulta al Oráculo
    .also = El oráculo
grimm-forest-fable-oracle-text = Al acabar la recolección: si estás a solas, puedes quitarle al azar una Fábula a cada rival.
grimm-forest-fable-crystal-ball = Bola de Cristal
grimm-forest-fable-crystal-ball-text = Al revelarla: mira la carta de Recolección de un jugador y, si quieres, cambia la tuya.
grimm-forest-fable-curse-darkness = Maldición de Oscuridad
    .also = Maldición de las tinieblas
grimm-forest-fable-curse-darkness-text = Al revelarla: cada rival baraja todas sus cartas de Recolección y juega una al azar.
grimm-forest-fable-cutting-corners = Esquinas de Corte
    .also = Chapuza
grimm-forest-fable-cutting-corners-text = Al acabar la recolección: si estás a solas, ganas un solar más, donde cada sección cuesta 1 menos.
grimm-forest-fable-dragon = Dragón
grimm-forest-fable-dragon-text = Monstruo. Antes de recolectar: todos los que están allí pierden todos los recursos de su tablero.
grimm-forest-fable-fairy-food = Comida de Hadas
    .also = Manjar de hadas
grimm-forest-fable-fairy-food-text = Siguiente Turno: al empezar, ponla en un lugar; quienes acaben allí ganan 3 recursos a su elección.
grimm-forest-fable-ghostly-whispers = Susurros Fantasmales
grimm-forest-fable-ghostly-whispers-text = Al acabar la recolección: si estás a solas, roba 4 Fábulas, quédate con 2 y descarta 2.
grimm-forest-fable-giant = Gigante
grimm-forest-fable-giant-text = Monstruo. Al acabar la recolección: todos los de allí pierden a su Amigo, todas las Fábulas de la mano y 1 recurso de cada clase.
grimm-forest-fable-grandmas-house = La Casa de la Abuelita
grimm-forest-fable-grandmas-house-text = Localización Única. Todos los monstruos van allí. Al acabar la recolección: los de allí ganan 2 recursos a elegir. Se descarta al llegar un monstruo.
grimm-forest-fable-harvest-moon = Cosecha Lunar
    .also = Luna de cosecha
grimm-forest-fable-harvest-moon-text = Al acabar la recolección: llévate la mitad de los recursos de un lugar sin cerditos, redondeando hacia abajo.
grimm-forest-fable-hidden-vault = Bóveda Oculta
    .also = Cámara oculta
grimm-forest-fable-hidden-vault-text = Al acabar la recolección: los cerditos de tu lugar ganan 2 de lo que produce (Mercado: a elegir).
grimm-forest-fable-hired-help = Ayuda de Alquiler
    .also = Jornaleros
grimm-forest-fable-hired-help-text = Al revelarla: paga 2 recursos y la próxima ronda recolectas el doble. Si no pagas, descártala.
grimm-forest-fable-little-helpers = Pequeños Ayudantes
grimm-forest-fable-little-helpers-text = Al acabar la recolección: si estás a solas, tienes 2 acciones más para construir.
grimm-forest-fable-lonely-castle = Castillo Solitario
grimm-forest-fable-lonely-castle-text = Localización Única. Al acabar la recolección: quien esté a solas allí gana 1 recurso de cada clase. Se descarta si llegan 3 cerditos (2 en partidas de dos).
grimm-forest-fable-magic-flute = Flauta Mágica
grimm-forest-fable-magic-flute-text = Al revelarla: llévate a la mano los monstruos de esta ronda; esta ronda no hacen nada.
grimm-forest-fable-mysterious-stranger = Extraño Misterioso
grimm-forest-fable-mysterious-stranger-text = Al acabar la recolección: si estás a solas, roba un Amigo, para ti o para otro.
grimm-forest-fable-night-tavern = Noche en la Taberna
grimm-forest-fable-night-tavern-text = Al revelarla: roba un Amigo por jugador, quédate con uno y reparte el resto al azar. Sustituyen a los de antes.
grimm-forest-fable-powerful-friends = Amigos Poderosos
    .also = Amistades influyentes
grimm-forest-fable-powerful-friends-text = Al acabar la recolección: quítale una acción de construcción a cada rival de tu lugar y úsala tú.
grimm-forest-fable-roar = Rugido
    .also = Roar
grimm-forest-fable-roar-text = Antes de recolectar: los rivales de tu lugar barajan sus cartas de Recolección y huyen al azar.
grimm-forest-fable-royal-wedding = Boda Real
grimm-forest-fable-royal-wedding-text = Localización Única. Al acabar la recolección: quien no esté allí descarta 1 recurso. Se descarta cuando no acude nadie.
grimm-forest-fable-search-past = Buscar en el Pasado
    .also = Rebuscar en el pasado
grimm-forest-fable-search-past-text = Al acabar la recolección: si hay un rival en tu lugar, elige 2 Fábulas de los descartes.
grimm-forest-fable-share-wealth = Compartir la Riqueza
    .also = A repartir
grimm-forest-fable-share-wealth-text = Al acabar la recolección: cada rival que haya recolectado 5 o más te da 2 de esos recursos.
grimm-forest-fable-spy-network = Red de Espionaje
    .also = Red de espías
grimm-forest-fable-spy-network-text = Al acabar la recolección: roba una Fábula por cada cerdito de tu lugar, contando el tuyo.
grimm-forest-fable-taxation = Impuestos
grimm-forest-fable-taxation-text = Siguiente Turno, tras recolectar: los rivales que no estén contigo pierden la mitad de sus recursos: primero ladrillo, luego madera, luego paja.
grimm-forest-fable-thoughtful-gift = Regalo Interesado
    .also = Un detalle
grimm-forest-fable-thoughtful-gift-text = Al acabar la recolección: dale a un rival hasta 3 de una clase; te devuelve otros tantos de otra clase a su elección.
grimm-forest-fable-wandering-trader = Buhonero
grimm-forest-fable-wandering-trader-text = Al acabar la recolección: los de tu lugar pueden cambiar 2 de una clase por 3 de otra.
grimm-forest-fable-wishing-well = Pozo de los Deseos
grimm-forest-fable-wishing-well-text = Al revelarla: dos jugadores que elijas intercambian y juegan sus cartas de Recolección ocultas.
grimm-forest-fable-wolf = Lobo
grimm-forest-fable-wolf-text = Monstruo. Antes de recolectar: si hay algún cerdito allí, se pierden todos los recursos de ese lugar.

## Friends

grimm-forest-friend-aladdin = Aladino
grimm-forest-friend-aladdin-text = Al empezar la ronda: predice si estarás a solas. Si aciertas, ganas 1 recurso de cada clase.
grimm-forest-friend-ali-baba = Alí Babá
grimm-forest-friend-ali-baba-text = Al empezar la ronda: róbale 1 recurso a un jugador. Devuélvelo si acaban en el mismo lugar.
grimm-forest-friend-cinderella = Cenicienta
grimm-forest-friend-cinderella-text = Llegas antes que nadie a tu lugar y te llevas 2 de sus recursos antes de que pase nada más.
grimm-forest-friend-evil-queen = La Reina Malvada
grimm-forest-friend-evil-queen-text = Eliges en último lugar, tras mirar una carta de Recolección o una Fábula boca abajo de un rival.
grimm-forest-friend-fairy-godmother = El Hada Madrina
grimm-forest-friend-fairy-godmother-text = Acción especial: roba 2 Fábulas. O descártala en tu turno con 2 Fábulas y gana 2 recursos.
grimm-forest-friend-frog-prince = El Príncipe Rana
grimm-forest-friend-frog-prince-text = Al acabar la recolección: si no estás a solas, se marcha; roba otro Amigo y gana 1 recurso.
grimm-forest-friend-gingerbread-man = El Hombre de Jengibre
grimm-forest-friend-gingerbread-man-text = Puedes tomar 1 recurso de cada lugar sin ir a ninguno: no recolectas nada más esta ronda.
grimm-forest-friend-golden-goose = La Oca de Oro
grimm-forest-friend-golden-goose-text = Al acabar la recolección: si estás a solas, gana 1 recurso. O descártala en tu turno y gana 2.
grimm-forest-friend-goldilocks = Ricitos de Oro
grimm-forest-friend-goldilocks-text = Acción especial: mira las 3 Fábulas de arriba, quédate con 1 y devuelve 2 encima como prefieras.
grimm-forest-friend-hansel-gretel = Hansel y Gretel
    .also = Hansel & Gretel
grimm-forest-friend-hansel-gretel-text = A cada rival, los muros le cuestan 1 más de su material, y te lo llevas tú.
grimm-forest-friend-huntsman = El Cazador
grimm-forest-friend-huntsman-text = Todo rival con Fábulas debe jugar una. Un monstruo en tu lugar no actúa; ganas 1 de cada recurso.
grimm-forest-friend-jack = Jack Mata Gigantes
    .also = Juan Matagigantes
grimm-forest-friend-jack-text = Tras la revelación, añade a tu lugar 2 de lo que produce. Descártalo para detener a un Gigante.
grimm-forest-friend-little-mermaid = La Sirenita
grimm-forest-friend-little-mermaid-text = Solo tienes 2 cartas de Recolección. Acción especial: gana 1 recurso de cada clase.
grimm-forest-friend-pinocchio = Pinocho
grimm-forest-friend-pinocchio-text = Al empezar la ronda: anuncia un lugar. Si acabas allí, gana 2 de lo que produce.
grimm-forest-friend-puss-in-boots = El Gato con Botas
grimm-forest-friend-puss-in-boots-text = Acción especial: construye una sección; 1 recurso del precio lo pone un rival.
grimm-forest-friend-rapunzel = Rapunzel
grimm-forest-friend-rapunzel-text = Al empezar la ronda: pon 2 de una clase sobre ella. Acción especial, si estás a solas: tómalo todo.
grimm-forest-friend-red-riding-hood = Caperucita Roja
grimm-forest-friend-red-riding-hood-text = Especial: toma un lobo de los últimos 5 descartes o roba una Fábula. Descártala para parar un lobo.
grimm-forest-friend-robin-hood = Robin Hood
grimm-forest-friend-robin-hood-text = Al acabar la fase de Construcción: quien tenga más recursos que tú te da 1.
grimm-forest-friend-rumpelstiltskin = Rumpelstiltskin
grimm-forest-friend-rumpelstiltskin-text = Al empezar a construir: gana 1 de paja. Acción especial: toda tu paja se vuelve madera o ladrillo.
grimm-forest-friend-seven-dwarfs = Los Siete Enanitos
    .also = Los 7 Enanitos
grimm-forest-friend-seven-dwarfs-text = Al acabar la recolección: si estás a solas, tienes 1 acción más para construir.
grimm-forest-friend-sleeping-beauty = La Bella Durmiente
grimm-forest-friend-sleeping-beauty-text = Al empezar la ronda: quien tú digas juega sin verla la Fábula de arriba, y ninguna otra.
grimm-forest-friend-snow-white = Blancanieves
grimm-forest-friend-snow-white-text = Al acabar la recolección: cada rival de tu lugar te da una Fábula o, si no, un recurso que elijas.
grimm-forest-friend-thumbelina = Pulgarcita
grimm-forest-friend-thumbelina-text = Tras la revelación puedes descubrir al azar una carta de Recolección no jugada e ir allí.
grimm-forest-friend-tom-thumb = Pulgarcito
grimm-forest-friend-tom-thumb-text = Al empezar la ronda: puedes tomar 1 recurso de cualquier lugar.
grimm-forest-friend-wood-cutter = El Leñador
grimm-forest-friend-wood-cutter-text = Acción especial: gana 2 de madera y pon 2 en el Bosque. Descártalo para parar a un monstruo.

## Rules by topic

grimm-forest-rules-goal-title = Objetivo y ronda
grimm-forest-rules-goal =
    Eres un cerdito que quiere ser Constructor Real. Sé el primero en completar tres casas, de paja, madera o ladrillo, mezcladas como quieras.
    Cada ronda tiene tres fases. Recolección: cada cual elige en secreto un lugar del que sacar recursos. Construcción: por orden de turno, cada jugador hace dos acciones. Limpieza: la ficha de jugador inicial pasa al siguiente y los lugares se rellenan.
    Si varias cartas actúan en el mismo momento, lo hacen por orden de turno desde el jugador inicial.
grimm-forest-rules-gather-title = La fase de Recolección
grimm-forest-rules-gather =
    1. Cada cual pone boca abajo una carta de Recolección y, si quiere, una Fábula.
    2. Se revelan las Fábulas y actúan las que dicen «Al revelarla». Los monstruos se mandan a los lugares.
    3. Se revelan las cartas de Recolección y los cerditos van allí. Luego van las cartas que actúan antes de recolectar.
    4. Un cerdito a solas se lo lleva todo. Si son varios, a partes iguales; lo que no se puede repartir se queda allí.
    5. Las demás Fábulas y los Amigos actúan al final.
    «A solas» quiere decir que no hay otro cerdito; los monstruos no cuentan. «Recolectado» es solo lo que sacas de tu lugar en el paso 4, no lo que añaden las cartas.
grimm-forest-rules-fables-title = Fábulas
grimm-forest-rules-fables =
    Puedes guardar cuantas Fábulas quieras, pero solo juegas una por ronda, junto a tu carta de Recolección. Después va a los descartes, a la vista de todos; si el mazo se agota, se barajan para hacer otro.
    Las cartas de Siguiente Turno quedan a la vista y actúan en la ronda que viene. Las Localizaciones Únicas se ponen sobre un lugar, una como mucho en cada uno, y siguen ahí hasta que se cumple su condición al final de una recolección.
grimm-forest-rules-monsters-title = Monstruos
grimm-forest-rules-monsters =
    Cuando se revela un monstruo, su dueño lo manda a un lugar, como mucho uno a cada lugar (salvo con La Casa de la Abuelita). Casi todos atacan a todos los cerditos de allí, también al de su dueño.
    Un Amigo que se puede descartar contra un monstruo lo detiene para todos, aunque quien tiene ese Amigo esté en otro lugar. Se te pregunta justo antes del ataque.
    { grimm-forest-fable-wolf }: { grimm-forest-fable-wolf-text }
    { grimm-forest-fable-dragon }: { grimm-forest-fable-dragon-text }
    { grimm-forest-fable-big-bad-wolf }: { grimm-forest-fable-big-bad-wolf-text }
    { grimm-forest-fable-bridge-troll }: { grimm-forest-fable-bridge-troll-text }
    { grimm-forest-fable-giant }: { grimm-forest-fable-giant-text }
grimm-forest-rules-build-title = Construir
grimm-forest-rules-build =
    Tienes dos acciones: robar una Fábula, tomar un recurso, construir una sección o usar la acción especial de tu Amigo (la acción especial, una vez por turno).
    Un suelo cuesta 2, unos muros 4 y un tejado 6 recursos del material de la casa, y en ese orden. Puedes tener varias casas a medias, pero no dos del mismo material. En tu tablero caben cinco casas, y en la caja hay cinco suelos, muros y tejados de cada material.
    Unos muros traen un Amigo. Un tejado puede traer el Bonus de Primer Constructor.
grimm-forest-rules-friends-title = Amigos
grimm-forest-rules-friends =
    Cuando consigues un Amigo, lo enseñas y decides: te lo quedas o se lo das a otro jugador, que no puede negarse. Nadie tiene más de uno; el nuevo sustituye al viejo, así que un regalo no siempre es bienvenido.
    Una acción especial gasta una de tus acciones y se usa una vez por turno. Puedes usar una, conseguir otro Amigo y usar también la suya.
grimm-forest-rules-first-builder-title = Bonus de Primer Constructor
grimm-forest-rules-first-builder =
    Quien termina la primera casa de un material se lleva su ficha y un premio: un recurso de cada clase, dos Fábulas o un Amigo. Cada ficha se entrega una sola vez en toda la partida, aunque luego tiren esa casa.
grimm-forest-rules-end-title = Final de la partida
grimm-forest-rules-end =
    La partida acaba tras una fase de Construcción en la que un jugador tenga tres casas completas o más. Si son varios, gana quien tenga más casas de ladrillo; después, quien tenga más de madera; después, quien tenga la ficha de Primer Constructor del material más sólido: ladrillo, madera, paja. Si sigue el empate, comparten la victoria.
grimm-forest-rules-two-players-title = Dos jugadores: el Príncipe Real
grimm-forest-rules-two-players =
    Al empezar cada ronda, el Príncipe Real tira su dado y manda a la reserva la mitad, redondeando hacia abajo, de lo que haya en ese lugar. Si algún lugar tiene más de diez, no tira: va al más lleno; si empatan, el ladrillo va antes que la madera, y la madera antes que la paja.
    No está en ningún lugar: no hace compañía a nadie y ningún monstruo lo ataca.
grimm-forest-rules-market-title = Cuatro jugadores: el Mercado
grimm-forest-rules-market = En partidas de cuatro hay un cuarto lugar. El Mercado recibe cada ronda una paja, una madera y un ladrillo. Los cerditos que coinciden allí toman por turnos un recurso cada vez hasta que todos tengan los mismos; lo que sobra se queda.

# Lo que alguien averigua, en cifras: cartas según su mazo
grimm-forest-pool-fables = { $n ->
    [one] una Fábula
   *[other] { $n } Fábulas
}
grimm-forest-pool-friends = { $n ->
    [one] un Amigo
   *[other] { $n } Amigos
}

## Órdenes: respuestas por adelantado

grimm-forest-fact-round = Ronda
grimm-forest-fact-goods = { $what } { $where }

## Advice ("What would you do?"): one to five sentences

grimm-forest-advice-two = { $one } { $two }
grimm-forest-advice-best = Es lo que más te acerca a las tres casas, contando también lo que da a los demás.
grimm-forest-advice-tried = Probado en copias de esta partida, es lo que te deja más probabilidad de ganar.
grimm-forest-advice-go = { $percent ->
    [0] { $place }: { $shared } para ti, porque allí hay alguien más.
    [100] { $place }: { $alone } para ti a solas.
   *[other] { $place }: { $alone } si estás a solas allí (probabilidad cercana al { $percent } %), { $shared } si va alguien más.
}
grimm-forest-advice-finish = Basta para acabar tu tercera casa en esta ronda.
grimm-forest-advice-pays = Con eso construyes en esta ronda: { $sections }.
grimm-forest-advice-towards = Entonces tienes { $owned }. Lo siguiente que se construye con ello: { $sections } ({ $goods }).
grimm-forest-advice-there = Allí hay: { $cards }.
grimm-forest-advice-stops = { $who } podría acabar su tercera casa con lo que hay allí; si lo compartes, quizá no.
grimm-forest-advice-monster = Buena presa para { $card }: { $who } va { $place } con una probabilidad cercana al { $percent } %.
grimm-forest-advice-keep = { $n ->
    [one] Tu Fábula puede dar más en otra ronda.
   *[other] Tus Fábulas pueden dar más en otra ronda.
}
grimm-forest-advice-with = { $place } ({ $card })
grimm-forest-advice-drawn = Casi igual de bueno: { $places }. Se decide por sorteo, para que nadie pueda adivinar adónde vas.
grimm-forest-advice-expected = { $option }: parece mejor, pero los demás pueden esperarte allí y estropearlo.
grimm-forest-advice-second = { $n ->
    [0] Apenas peor: { $option }.
    [one] Segunda opción: { $option }; gana más o menos una partida menos de cada 100.
   *[other] Segunda opción: { $option }; gana unas { $n } partidas menos de cada 100.
}
grimm-forest-advice-gain-for = Con eso puedes construir en este turno: { $sections }.
grimm-forest-advice-draw = { $n ->
    [0] No tienes ninguna Fábula, y en este turno no se puede construir nada más.
   *[other] En este turno no se puede construir nada más, y una Fábula te sirve más que un recurso.
}
grimm-forest-advice-draw-else = Una Fábula te sirve más ahora que lo que podrías construir.
grimm-forest-advice-special = { $card }: con esta acción te da más que un recurso o una Fábula.
grimm-forest-advice-farewell = Dos recursos ahora te sirven más que este Amigo después: { $card }.
grimm-forest-advice-also = Luego aún puedes construir en este turno: { $sections }.
grimm-forest-advice-stays = Este Amigo vale ahora más que dos recursos: { $card }.
grimm-forest-advice-reward-goods = Un recurso de cada tipo te acerca más a la tercera casa que dos Fábulas o un Amigo.
grimm-forest-advice-end = { $n ->
    [0] No te quedan acciones.
   *[other] Ahora nada más te serviría.
}
grimm-forest-advice-third = Es tu tercera casa: ganas, salvo que alguien más tenga tres en esta ronda y quede por delante.
grimm-forest-advice-roof = Completa una casa; entonces tienes { $n } de tres.
grimm-forest-advice-first = Trae un premio por ser la primera de la partida: { $house }.
grimm-forest-advice-walls = Unos muros traen un Amigo.
grimm-forest-advice-next = Lo siguiente: { $section } ({ $goods }); te queda para eso: { $owned }.
grimm-forest-advice-least = Es lo que menos necesitan tus casas.
grimm-forest-advice-friend = Ahora no tienes ningún Amigo, y este puede ayudarte: { $card }.
grimm-forest-advice-better-friend = { $new } te ayuda más que { $old }.
grimm-forest-advice-their-friend = { $who } pierde a este Amigo: { $card }.
grimm-forest-advice-strikes = { $mine ->
    [yes] { $who } va { $place } con una probabilidad cercana al { $percent } %. Tú también vas, pero pierdes menos.
    [too] { $who } va { $place } con una probabilidad cercana al { $percent } %. Tú también vas.
   *[no] { $who } va { $place } con una probabilidad cercana al { $percent } %, y tú no.
}
grimm-forest-advice-cancel = Parar esto vale más que conservar a { $friend }: { $card }.
grimm-forest-advice-strike = Conservar a { $friend } vale más que parar esto: { $card }.
grimm-forest-advice-reward-fables = Dos Fábulas te sirven más ahora que tres recursos o un Amigo.
grimm-forest-advice-reward-friend = Un nuevo Amigo te sirve más ahora que tres recursos o dos Fábulas.
grimm-forest-advice-finish-anyway = Tienes bastante para acabar tu tercera casa en esta ronda, recolectes lo que recolectes allí.
grimm-forest-advice-must = Tienes que jugar una Fábula, y allí es esta la que más te sirve: { $card }.
grimm-forest-advice-rule = { $card }: «{ $rule }»
grimm-forest-advice-company = Alguien más va allí con una probabilidad cercana al { $percent } %.
grimm-forest-advice-needs = Lo siguiente que se construye de ese tipo: { $sections } ({ $goods }); ahora tienes { $owned }.
grimm-forest-advice-with-tower = Con lo que ella guarda, suma { $owned }. Lo siguiente que se construye con ello: { $sections } ({ $goods }).
grimm-forest-advice-hurts = { $who } lo necesita para lo siguiente que construye: { $section } ({ $goods }).
grimm-forest-advice-ahead = De tus rivales, { $who } es quien está más cerca de las tres casas.
grimm-forest-advice-unused = Ninguna de tus casas empezadas necesita esto: { $material }.
grimm-forest-advice-enough = Te queda { $left }, bastante para: { $section } ({ $goods }).
grimm-forest-advice-easiest = De lo que tienes, es lo más fácil de volver a conseguir: en cada ronda se añaden { $goods } { $place }.
grimm-forest-advice-announce = Allí hay ahora: { $goods }. Si acabas allí, ganas dos más.
grimm-forest-advice-gift = Lo que puede devolver { $who }: { $materials }.
grimm-forest-advice-no-gift = Un rival tendría lo que das y elegiría lo que devuelve.
grimm-forest-advice-double = En la próxima ronda recolectas el doble.
grimm-forest-advice-loot = Puedes tomar { $goods }.
grimm-forest-advice-meets = { $who } va { $place }, igual que tú, con una probabilidad cercana al { $percent } %.
grimm-forest-advice-place-seen = Lo más probable es que { $who } vaya { $place } (cerca del { $percent } %); la carta te enseña su plan antes de elegir.
grimm-forest-advice-fable-seen = Si es un monstruo, o una que roba a quien está junto a { $who }, puedes evitarla.
grimm-forest-advice-sleep-own = Juegas una Fábula sin gastar ninguna de tu mano.
grimm-forest-advice-sleep = { $n ->
    [0] { $who } juega una Fábula que quizá no encaje con su lugar.
    [one] { $who } no puede jugar en esta ronda la Fábula de su mano.
   *[other] { $who } no puede jugar en esta ronda ninguna de las { $n } Fábulas de su mano.
}
grimm-forest-advice-rebuild = Volver a construirlo cuesta { $goods }.
grimm-forest-advice-oracle = { $n ->
    [one] Ganas una Fábula, y un rival tiene una menos.
   *[other] Ganas { $n } Fábulas, y cada uno de esos rivales tiene una menos.
}
grimm-forest-advice-well = Vas adonde quería ir { $who }: lo más probable, { $place } (cerca del { $percent } %).
grimm-forest-advice-well-others = Conservas tu carta; { $one } y { $two } quizá acaben donde no querían.
grimm-forest-advice-alone = Donde es más probable que estés a solas: { $place } (cerca del { $percent } %).
grimm-forest-advice-unique = { $card ->
    [royal_wedding] Tu carta lleva allí: si te quedas, no descartas nada; quien esté en otro lugar descarta un recurso.
    [lonely_castle] Tu carta lleva allí. La probabilidad de estar a solas, que trae un recurso de cada tipo, es cercana al { $percent } %.
   *[other] Tu carta lleva allí: si te quedas, ganas dos recursos.
}
grimm-forest-advice-rather = { $one } en vez de { $other }.
grimm-forest-advice-lies = Lo que hay { $place }: { $cards }.
grimm-forest-advice-ways = Aún puedes conseguir lo que necesitas para lo siguiente: { $sections }.
grimm-forest-advice-market-way = En el Mercado hay de los tres tipos.
grimm-forest-advice-weaker = Suelen valer menos: { $cards }.
grimm-forest-advice-stronger = Suelen valer más: { $cards }.
grimm-forest-advice-on-top = { $n ->
    [0] La recibe quien robe después.
    [one] Te queda una acción con la que puedes robarla.
   *[other] Te quedan { $n } acciones con las que puedes robarla.
}
grimm-forest-advice-draw-with = Te sobra una acción para ello, y una Fábula te sirve más que un recurso.
grimm-forest-advice-draw-first = Una Fábula te sirve más ahora. Lo que puede esperar a otra ronda: { $sections }.
grimm-forest-advice-idle-two = No te queda ninguna acción para construir ahora con dos recursos.
grimm-forest-advice-idle-three = Un recurso de cada tipo no pagaría nada más en este turno.
grimm-forest-advice-hand = { $n ->
    [0] No tienes ninguna Fábula en la mano.
    [one] Tienes una Fábula en la mano.
   *[other] Tienes { $n } Fábulas en la mano.
}
grimm-forest-advice-not-alone = Donde es más probable que haya alguien más: { $place } (cerca del { $percent } %).
grimm-forest-advice-most = Es lo que más tienes; te queda { $left }.
grimm-forest-advice-moon = Si no va nadie (probabilidad cercana al { $percent } %), te llevas la mitad de lo que hay { $place }: { $goods }.
grimm-forest-advice-emptied = Hay un Lobo { $place }: si ningún Amigo lo detiene, allí no se puede recolectar nada.
grimm-forest-advice-robs = { $who } va { $place } con una probabilidad cercana al { $percent } %. Tú también vas, pero tu monstruo no te roba.
grimm-forest-advice-struck = Te alcanzaría a ti.
grimm-forest-advice-struck-others = Alcanzaría a: { $players }.
grimm-forest-advice-struck-one = Podría alcanzarte a ti.
grimm-forest-advice-struck-others-one = Podría alcanzar a: { $players }.
grimm-forest-advice-no-use = { $who } no ha empezado ninguna casa que lo necesite.
grimm-forest-advice-has-friend = Ya tienes un Amigo: { $card }.
grimm-forest-advice-no-friend = Ahora no tienes ningún Amigo.
