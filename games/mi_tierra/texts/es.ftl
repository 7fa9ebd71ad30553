### Mi Tierra in Spanish. Keys stay as they are once published: stored log lines name them.
### { $who } is a player; { $goods } is a list such as "2 manzanas y 1 de lana".

mi-tierra-name = Mi Tierra
mi-tierra-tagline = Siembra, cría, hornea y regatea durante cuatro estaciones, y cuando llega el verano cabalga por el premio.
mi-tierra-total = ${ $n }
mi-tierra-score-money = Dinero
mi-tierra-score-left = Sobrante del cambio final
mi-tierra-reason-money = Gana quien tiene más dinero: ${ $n }.
mi-tierra-reason-left = Empate a ${ $n }; decide lo que sobró del cambio final.
mi-tierra-reason-shared = Empate en todo (${ $n }): la victoria se comparte.
mi-tierra-option-more-players = Cinco o seis jugadores
mi-tierra-option-more-players-hint = Añadido nuestro. Con cinco o más: dinero inicial $9 y $10, un espacio más en áreas que producen.
mi-tierra-button-hand = Mi granja
mi-tierra-button-more = Personal contratado
mi-tierra-kind-market = Mercado
mi-tierra-kind-event = Evento
mi-tierra-kind-plan = Carta de desarrollo
mi-tierra-kind-area = Área

## Words

mi-tierra-label = { CAPITAL($what) }
mi-tierra-season = { $season ->
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[winter] invierno
}
mi-tierra-field = campo { $place }
mi-tierra-pen = corral { $place }
mi-tierra-between = entre los campos { $one } y { $other }
mi-tierra-in-pen = en el corral { $place }
mi-tierra-die-white = dado blanco
mi-tierra-die-green = dado verde
mi-tierra-price = { $ware } ${ $n }
mi-tierra-market-line = Compra { $prices }; { $n ->
    [one] una unidad
   *[other] hasta { $n } unidades
}{ $leaves ->
    [1] { "" }; se va tras la próxima ronda
    [2] { "" }; se va tras esta ronda
   *[0] { "" }
}
mi-tierra-pen-site = lugar { $place }: libre
mi-tierra-pen-wheat = trigo
mi-tierra-pen-water = agua
mi-tierra-pen-trainer = un entrenador
mi-tierra-pen-level = nivel { $n }
mi-tierra-pen-line = corral { $place } (capacidad { $n }): { $items ->
    [nada] vacío
   *[other] { $items }
}
mi-tierra-size = Capacidad { $n }

mi-tierra-ware-apple = { $n ->
    [one] { $n } manzana
   *[other] { $n } manzanas
}
mi-tierra-ware-wheat = { $n } de trigo
mi-tierra-ware-grape = { $n } de uva
mi-tierra-ware-meat = { $n } de carne
mi-tierra-ware-egg = { $n ->
    [one] { $n } huevo
   *[other] { $n } huevos
}
mi-tierra-ware-wool = { $n } de lana
mi-tierra-ware-milk = { $n } de leche
mi-tierra-ware-flour = { $n ->
    [one] { $n } saco de harina
   *[other] { $n } sacos de harina
}
mi-tierra-ware-wine = { $n ->
    [one] { $n } barril de vino
   *[other] { $n } barriles de vino
}
mi-tierra-ware-cake = { $n ->
    [one] { $n } torta
   *[other] { $n } tortas
}
mi-tierra-ware-clothes = { $n ->
    [one] { $n } prenda
   *[other] { $n } prendas
}
mi-tierra-ware-sheep = { $n ->
    [one] { $n } oveja
   *[other] { $n } ovejas
}
mi-tierra-ware-cow = { $n ->
    [one] { $n } vaca
   *[other] { $n } vacas
}
mi-tierra-ware-chicken = { $n ->
    [one] { $n } gallina
   *[other] { $n } gallinas
}
mi-tierra-ware-horse = { $n ->
    [one] { $n } caballo
   *[other] { $n } caballos
}
mi-tierra-name-apple = manzanas
mi-tierra-name-wheat = trigo
mi-tierra-name-grape = uva
mi-tierra-name-meat = carne
mi-tierra-name-egg = huevos
mi-tierra-name-wool = lana
mi-tierra-name-milk = leche
mi-tierra-name-flour = harina
mi-tierra-name-wine = vino
mi-tierra-name-cake = tortas
mi-tierra-name-clothes = ropa
mi-tierra-name-sheep = ovejas
mi-tierra-name-cow = vacas
mi-tierra-name-chicken = gallinas
mi-tierra-name-horse = caballos

## Areas

mi-tierra-area-forest = bosque
mi-tierra-area-forest-text = Tira el dado verde: un corral para 2 o 3. Con dos trabajadores eliges.
mi-tierra-area-sheep-farm = criadero de ovejas
mi-tierra-area-sheep-farm-text = Tira el dado blanco: de 1 a 3 ovejas. Si no caben todas, las que sobran dan { $n } de carne en total.
mi-tierra-area-square = plaza de los desempleados
mi-tierra-area-square-text = Contrata a uno de tus dos trabajadores desempleados para las rondas que siguen.
mi-tierra-area-crops = tienda de semillas
mi-tierra-area-crops-text = Dado blanco: 1 = manzanas, 2 = trigo, 3 = uva; se planta enseguida. Con dos trabajadores eliges.
mi-tierra-area-cattle-farm = criadero de vacas
mi-tierra-area-cattle-farm-text = Tira el dado verde: 1 o 2 vacas. Si no caben todas, las que sobran dan { $n } de carne en total.
mi-tierra-area-hen-house = gallinero
mi-tierra-area-hen-house-text = Tira el dado blanco: de 1 a 3 gallinas. Si no caben todas, las que sobran dan { $n } de carne en total.
mi-tierra-area-animal-industry = productos animales
mi-tierra-area-animal-industry-text = ${ $n } en total: lana con 2 ovejas, huevos con 2 gallinas, leche con 1 vaca; el doble con 6, 6 y 3.
mi-tierra-area-water-mill = molino de agua
mi-tierra-area-water-mill-text = Dado verde: 1 o 2 cubos de agua, entre los campos o en un corral.
mi-tierra-area-clock-tower = torre del reloj
mi-tierra-area-clock-tower-text = Tira por 1 o 2 caballos, o mira 4 cartas de mercado (a solas, reordénalas).
mi-tierra-area-oven = horno
mi-tierra-area-oven-text = 1 de leche, 2 huevos y ${ $n } hacen una torta, que al final vale $49.
mi-tierra-area-development = desarrollo
mi-tierra-area-development-text = En orden de turno: pagas $1 por cada carta que toca tu trabajador y te llevas una.
mi-tierra-area-development-at = desarrollo, { $side }
mi-tierra-side-top = arriba
mi-tierra-side-left = izquierda
mi-tierra-side-centre = centro
mi-tierra-side-bottom = abajo
mi-tierra-side-right = derecha
mi-tierra-area-wine-mill = bodega y molienda
mi-tierra-area-wine-mill-text = ${ $n } por ambos: 3 de trigo dan harina, 3 de uva dan vino.
mi-tierra-area-clothing = industria del vestido
mi-tierra-area-clothing-text = 3 de lana y ${ $n } hacen una prenda, que al final vale $47.
mi-tierra-area-podium = podio
mi-tierra-area-podium-text = Concurso de invierno: cada trabajador presenta ovejas, vacas o gallinas de una especie y un nivel.
mi-tierra-area-arena = arena
mi-tierra-area-arena-text = Rodeo de verano: cada trabajador presenta un caballo.
mi-tierra-area-official-market = mercado oficial
mi-tierra-area-official-market-text = Vende a una carta cada vez, en orden de llegada; o pasa al mercado negro.
mi-tierra-area-order-table = tabla de orden
mi-tierra-area-order-table-text = En la próxima ronda juegas primero, según el orden de llegada.

## Questions

mi-tierra-ask-place = { $n ->
    [one] ¿Dónde pones a tu último trabajador?
   *[other] ¿Dónde pones a un trabajador?
}
mi-tierra-ask-place-place = Elige un lugar para un trabajador …
mi-tierra-ask-staff = ¿Cuántos trabajadores devuelves en el próximo mantenimiento?
mi-tierra-ask-move-water = { $n ->
    [one] ¿Dónde va tu cubo de agua?
   *[other] ¿Dónde van tus { $n } cubos de agua?
} En cadena desde la casa; lo demás queda junto a la granja.
mi-tierra-ask-move-water-channels = Entre los campos …
mi-tierra-ask-move-water-pens = En los corrales …
mi-tierra-ask-house = { $n ->
    [one] Llega { $animals }.
   *[other] Llegan { $animals }.
} ¿En qué corral vive cada animal? Sin corral se va; si no hay sitio para todos, recibes carne.
mi-tierra-ask-house-pen1 = Corral 1: como está, o …
mi-tierra-ask-house-pen2 = Corral 2: como está, o …
mi-tierra-ask-house-pen3 = Corral 3: como está, o …
mi-tierra-ask-move-animals = ¿Dónde viven los animales desde ahora? Sin corral se van.
mi-tierra-ask-move-animals-pen1 = Corral 1: como está, o …
mi-tierra-ask-move-animals-pen2 = Corral 2: como está, o …
mi-tierra-ask-move-animals-pen3 = Corral 3: como está, o …
mi-tierra-ask-give-up-pen = Todos tus lugares están ocupados. ¿Renuncias a un corral, con todo lo que tiene, para dejar sitio a otro?
mi-tierra-give-up-pen-none = Quedarme con todos
mi-tierra-ask-pen-size = Dos trabajadores en el bosque: ¿qué corral tomas?
mi-tierra-ask-plant = { $crop ->
    [apple] Manzanas: ¿dónde las plantas?
    [wheat] Trigo: ¿dónde lo plantas? En un corral ocupa el lugar de un animal.
   *[grape] Uva: ¿dónde la plantas?
}
mi-tierra-ask-give-up-field = Todos tus campos están plantados. ¿Renuncias a uno antes de { $n ->
    [one] tirar el dado
   *[other] elegir el cultivo
}?
mi-tierra-give-up-field-none = Quedarme con todos
mi-tierra-ask-give-up = ¿A qué renuncias? Los cultivos vuelven a la reserva; los corrales, con todo lo que tienen.
mi-tierra-give-up-none = Quedarme con todo
mi-tierra-give-up-wheat = El trigo del corral { $place }
mi-tierra-ask-crop = Dos trabajadores en la tienda de semillas: ¿qué cultivo tomas?
mi-tierra-ask-make = { $area ->
    [oven] Horno
    [clothing] Industria del vestido
   *[animal_industry] Productos animales
}: ¿pagas ${ $n } por { $goods }?
mi-tierra-ask-mill = Bodega y molienda: ¿qué produces por ${ $n }?
mi-tierra-mill-both = Harina y vino
mi-tierra-mill-none = Nada
mi-tierra-ask-water = ¿Dónde pones un cubo de agua? { $n ->
    [one] Es el último.
   *[other] Te quedan { $n } por poner.
}
mi-tierra-water-keep = Junto a la granja
mi-tierra-ask-tower = Torre del reloj: ¿qué haces?
mi-tierra-tower-look = Mirar cartas de mercado
mi-tierra-tower-horses = Tirar por caballos
mi-tierra-ask-reorder = Nadie más está en la torre. ¿En qué orden vienen estas cartas? La primera queda arriba.
mi-tierra-ask-plan = ¿Qué carta de desarrollo compras por ${ $n }?
mi-tierra-plan-none = Ninguna
mi-tierra-plan-at = { $card } { $corner ->
    [tl] ↖
    [tr] ↗
    [bl] ↙
   *[br] ↘
}
mi-tierra-ask-give-up-plan = Una granja guarda tres cartas de desarrollo. ¿A cuál renuncias?
mi-tierra-ask-roll-again = { $card }: salió { $n }. ¿Tiras otra vez? Vale el segundo resultado.
mi-tierra-ask-lose-crops = { $card }: { $n ->
    [one] ¿qué unidad devuelves?
   *[other] ¿qué { $n } unidades devuelves?
}
mi-tierra-ask-foot-rot = Pietín: ¿devuelves un animal o pagas ${ $n }?
mi-tierra-foot-rot-pay = Pagar ${ $n }
mi-tierra-ask-enter-contest = Concurso de belleza: ¿qué animales, de una especie y un nivel, presenta este trabajador?
mi-tierra-ask-enter-rodeo = Rodeo: ¿qué caballo presenta este trabajador? Puede no presentar ninguno.
mi-tierra-ask-prize-goods = Tu premio: { $n ->
    [0] un bien básico
    [one] un bien, o { $most } bienes básicos
   *[other] { $n } bienes, o { $most } bienes básicos
}. Los básicos son carne, manzanas, trigo y uva.
mi-tierra-ask-prize-animal = ¡Ganaste el rodeo! ¿Qué animal te llevas además de la vaca?
mi-tierra-ask-market = Mercado oficial: ¿a qué carta le vendes?
mi-tierra-ask-market-none = Mercado oficial: ninguna carta compra lo que tienes. ¿Adónde va este trabajador?
mi-tierra-ask-after-sale = No queda nadie más en el mercado. ¿Adónde va ahora este trabajador?
mi-tierra-ask-sale = { $card }: vende hasta { $most }
mi-tierra-ask-black-market = Mercado negro: vende cuanto quieras{ $most ->
    [0] { "" }
    [one] { " " }y compra una unidad
   *[other] { " " }y compra hasta { $most } unidades
}.
mi-tierra-ask-black-market-sell = Vender …
mi-tierra-ask-black-market-buy = Comprar …
mi-tierra-ask-black-market-buy-animals = Comprar animales …

## Options

mi-tierra-pair = { $area }, dos
mi-tierra-place-pass = Pasar
mi-tierra-place-pass-hint = No pones más trabajadores en esta ronda
mi-tierra-group-land = Tierra, animales
mi-tierra-group-village = Bienes, gente
mi-tierra-group-market = Mercado, granja
mi-tierra-group-first = otros
mi-tierra-group-official = Mercados oficiales
mi-tierra-group-closing = Mercados que cierran
mi-tierra-group-away = Irse
mi-tierra-anytime-move-water = Mover agua
mi-tierra-anytime-move-water-hint = Solo antes de tu primer trabajador de la ronda
mi-tierra-anytime-move-animals = Mover animales
mi-tierra-anytime-move-animals-hint = Solo antes de tu primer trabajador de la ronda
mi-tierra-anytime-give-up = Renunciar a algo tuyo
mi-tierra-anytime-give-up-hint = Un cultivo o un corral, para dejar sitio a otro; solo antes de tu primer trabajador de la ronda
mi-tierra-anytime-let-go = Devolver un trabajador
mi-tierra-anytime-let-go-hint = Se va en el próximo mantenimiento, antes de cobrar
mi-tierra-anytime-keep-all = Conservar a todos
mi-tierra-anytime-keep-all-hint = Ningún trabajador se va en el próximo mantenimiento
mi-tierra-anytime-no-upkeep = Tras esta ronda no hay mantenimiento: no cambia nada
mi-tierra-hint-field = Rinde { $goods }
mi-tierra-hint-pen = { $ready ->
    [0] Entrena solo si hay un único animal con trigo y agua
   *[1] Se queda como entrenador para siempre
}; ahora { $items ->
    [nada] vacío
   *[other] { $items }
}
mi-tierra-cards-equal = { $card } ×{ $n }
mi-tierra-hint-development = { $n ->
    [0] Aquí no quedan cartas
   *[other] { $cards }
}
mi-tierra-hint-forest = Tiras el dado verde por un corral de 2 (hay { $two }) o de 3 (hay { $three }). Con dos trabajadores eliges.
mi-tierra-hint-crops = Dado blanco: 1 = manzanas (hay { $apple }), 2 = trigo ({ $wheat }), 3 = uva ({ $grape }). Con dos trabajadores eliges.
mi-tierra-hint-used-up = No queda nada en la reserva: un trabajador no recibe nada si no vuelve algo
mi-tierra-hint-no-round = Ya no sigue otra ronda: un trabajador no recibiría nada
mi-tierra-hint-nobody-idle = Ya no tienes a quién contratar
mi-tierra-hint-forest-full = Todos tus lugares están ocupados: { $pens ->
    [0] en todos los corrales hay un entrenador, y no recibes nada
   *[other] primero renuncias a un corral, o no recibes nada
}
mi-tierra-hint-crops-full = Todos tus campos están plantados: primero renuncias a uno, o { $pens ->
    [0] no recibes nada
   *[other] solo puedes plantar trigo, en un corral
}
mi-tierra-hint-pair = Eliges en vez de tirar
mi-tierra-hint-planted = { $crop }{ $wet ->
    [1] ; campo regado
   *[0] { "" }
}
mi-tierra-hint-free = libre, regado
mi-tierra-hint-grows = { $n ->
    [0] No crece en ninguno de tus campos
   *[other] Crece en { $n } de tus campos
}
mi-tierra-hint-owned = Tienes { $n }
mi-tierra-hint-price = ${ $n } por unidad; tienes { $have }
mi-tierra-hint-price-first = ${ $n }, ${ $more } por las primeras { $units }; tienes { $have }
mi-tierra-hint-event = Un evento
mi-tierra-hint-shows = { $animals }, nivel { $level }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
mi-tierra-sell-to = { $card }: ${ $n }
mi-tierra-market-black = Al mercado negro
mi-tierra-market-home = A la cabaña
mi-tierra-black-sell = Vender { $ware }
mi-tierra-black-buy = Comprar { $ware }
mi-tierra-trade-sell = Vender { $goods }: ${ $n }
mi-tierra-trade-buy = Comprar { $goods }: ${ $n }
mi-tierra-answer-sell = Vender { $goods }
mi-tierra-answer-buy = Comprar { $goods }
mi-tierra-answer-both = Vender { $sold }; comprar { $bought }
mi-tierra-answer-sell-all = Vender todos los productos
mi-tierra-answer-sell-everything = Vender todos los productos y animales
mi-tierra-answer-rest = Vender el resto; comprar { $bought }
mi-tierra-answer-nothing = No comerciar
mi-tierra-answer-goods = { $goods }
mi-tierra-channel = { $where }
mi-tierra-answer-dry = Todos los cubos junto a la granja
mi-tierra-answer-unmoved = Dejar los corrales como están
mi-tierra-house-none = Corral { $place } vacío
mi-tierra-house-animals = Corral { $place }: { $animals }
mi-tierra-outcome-money = ${ $n }
mi-tierra-outcome-costs = cuesta ${ $n }
mi-tierra-outcome-none-left = { $crop }: ya no hay
mi-tierra-outcome-lets-go = deja ir a { $animals }
mi-tierra-outcome-waters = { $n ->
    [0] no riega ningún cultivo
    [one] riega 1 cultivo
   *[other] riega { $n } cultivos
}
mi-tierra-outcome-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## What the farmer would do

mi-tierra-advice = Es lo que más dinero le da a tu granja con los bienes y mercados a la vista; las rondas siguientes cuentan poco.
mi-tierra-advice-place = { $why } A tu granja le vale unos ${ $n }; el siguiente mejor lugar, unos ${ $other }.
mi-tierra-advice-tried = { $why } En una partida entera, un lugar así ha rendido más de lo que vale hoy.
mi-tierra-advice-next = { $why } Lo siguiente mejor: { $other }, al final de la partida unos −${ $n }: { $parts }.
mi-tierra-advice-next-plain = { $why } Lo siguiente mejor: { $other }, al final de la partida unos −${ $n }.
mi-tierra-advice-even = { $why } Casi igual de bueno sería: { $other }.
mi-tierra-advice-waits = { $why } Lo siguiente mejor: { $other }, que seguramente puede esperar a tu próximo trabajador.
mi-tierra-advice-more = { $what } +${ $n }
mi-tierra-advice-less = { $what } −${ $n }
mi-tierra-advice-others-more = ${ $n } más para los demás
mi-tierra-advice-others-less = ${ $n } menos para los demás
mi-tierra-advice-make-goods = Se vende por unos ${ $n }; la tarifa es de ${ $fee }.{ $piece ->
    [oven] { " " }Con eso te alcanza para una torta, que da $49 al final.
    [clothing] { " " }Con eso te alcanza para una prenda, que da $47 al final.
   *[other] { "" }
}
mi-tierra-advice-make-piece = Da ${ $n } al final de la partida y, además de la tarifa de ${ $fee }, lleva { $goods }.
mi-tierra-part-money = dinero en mano
mi-tierra-part-goods = bienes
mi-tierra-part-fields = campos y agua
mi-tierra-part-animals = corrales y animales
mi-tierra-part-workers = trabajadores
mi-tierra-part-cards = cartas de desarrollo
mi-tierra-part-order = orden de turno
mi-tierra-part-length = duración de la partida
mi-tierra-advice-market = Es lo que más da por lo que no necesitas para ti.
mi-tierra-advice-market-alike = Ninguna carta da más por lo que no necesitas para ti; otra da lo mismo.
mi-tierra-advice-keep-goods = Aquí nadie paga bastante: guarda tus bienes para los próximos mercados.
mi-tierra-advice-keep-worker = Tienes otro trabajador en el mercado, que aún puede vender.
mi-tierra-advice-keep-parts = Aquí hay cartas que te compran, pero solo lo que tu granja necesita: animales, o lo que llevan las tortas, la ropa, la harina y el vino.
mi-tierra-advice-last-round = La partida se acaba: lo que no vendas no dará casi nada.
mi-tierra-advice-nothing-to-sell = No te queda nada que vender aquí.
mi-tierra-advice-fee = Lo que haces vale más que la tarifa.
mi-tierra-advice-fee-no = Lo que harías no vale la tarifa.
mi-tierra-advice-plant = Un campo rinde más junto al mismo cultivo y con agua.
mi-tierra-advice-water = El agua sirve en un campo plantado o para entrenar a un animal.
mi-tierra-advice-plan = Te daría unos ${ $n } en las rondas que quedan, por ${ $fee }.
mi-tierra-advice-plan-better = Te daría unos ${ $n } en las rondas que quedan, por ${ $fee }; { $other }, unos ${ $less }.
mi-tierra-advice-plan-none = Ninguna de estas cartas paga su precio en las rondas que quedan.
mi-tierra-advice-roll-again = Es el resultado más bajo: solo puede mejorar.
mi-tierra-advice-roll-keep = Otra tirada podría salir peor.
mi-tierra-advice-roll-crop = Los otros cultivos darían de media más a tu granja.
mi-tierra-advice-tower = Tienes lugar para un caballo; en el próximo rodeo que puede ganar, ronda { $round }, el primero gana ${ $n }.
mi-tierra-advice-show = Así tienes { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}; { $other ->
    [0] nadie más muestra nada.
   *[other] otra granja puede llegar como máximo a { $other }.
}
mi-tierra-advice-tower-look = No tienes lugar para un caballo, pero conviene conocer las próximas cartas.
mi-tierra-advice-tower-cards = Tienes lugar para un caballo, pero ahora te vale más conocer las próximas cartas.
mi-tierra-advice-horse-sold = Tienes lugar para un caballo. Ya no habrá rodeo, pero el mercado negro paga ${ $n } por él.
mi-tierra-advice-prize-goods = Son los bienes que más caros se venden.
mi-tierra-advice-lose-crops = Son los bienes que menos valen.
mi-tierra-advice-pen-size = El corral grande no cuesta más y en él cabe un tercer animal: un punto más en los concursos, y desde { $n } vacas hay más leche.
mi-tierra-advice-keep = Lo que tienes vale más que lo que vendría en su lugar.
mi-tierra-advice-give-up = Lo que vendrá en su lugar vale más para tu granja.
mi-tierra-advice-no-buyer = Ninguna carta de aquí compra lo que tienes: guárdalo para los próximos mercados.
mi-tierra-advice-house-all = Así todos tus animales tienen lugar.
mi-tierra-advice-house-most = No hay lugar para todos; así conservas tantos como caben en tus corrales.
mi-tierra-advice-give-up-plan = De tus cartas, esta es la que menos rinde en las rondas que quedan.
mi-tierra-advice-foot-rot = Este animal te vale menos que el pago.
mi-tierra-advice-foot-rot-least = No puedes pagar, y este animal es el que menos falta te hace.
mi-tierra-advice-foot-rot-pay = Ninguno de tus animales te vale menos que el pago.
mi-tierra-advice-house-stay = No hay lugar para todos: se quedan los que ya viven contigo, tantos como caben en tus corrales.
mi-tierra-advice-animal-room = Para este animal tienes lugar.
mi-tierra-advice-animal-meat = No tienes lugar para ningún animal; sin lugar todos dan lo mismo.
mi-tierra-advice-reorder = Las cartas pueden quedar en su orden: los mercados están abiertos a todos.
mi-tierra-advice-crop = De estos cultivos, es el que más caro se vende.
mi-tierra-advice-market-other = Otra carta paga más ahora, pero al final de la partida así no tendrás menos.
mi-tierra-advice-market-kept = Paga ${ $n } por { $goods }, al menos lo que ganarías sin vender.
mi-tierra-advice-sale-most = Ninguna venta a esta carta paga más.
mi-tierra-advice-plant-reach = Ningún campo libre está junto al mismo cultivo ni tiene agua; a este lo alcanzaría un solo cubo de agua.
mi-tierra-advice-water-new = Todos tus cultivos tienen agua; esta es para un cultivo futuro: { $fields }.
mi-tierra-advice-black-pays-less = El mercado negro paga mucho menos que lo que pueden pagar los próximos mercados: guarda lo que tienes.
mi-tierra-advice-black-now = En el mercado negro este trabajador vende todo lo que tienes; y como aquí no se vende nada, no sale ninguna carta nueva para los demás.
mi-tierra-advice-plant-both = Allí queda junto al mismo cultivo y tiene agua.
mi-tierra-advice-plant-joined = Allí queda junto al mismo cultivo: los campos unidos rinden más.
mi-tierra-advice-plant-wet = Este campo tiene agua, que duplica lo que rinde.
mi-tierra-advice-plant-wet-drought = Este campo recibe agua. { $card }: en esta estación no rinde más por ello.
mi-tierra-advice-plant-free = Ningún campo libre está junto al mismo cultivo ni tiene agua; aquí pueden unírsele más campos.
mi-tierra-advice-plant-pen = Con trigo y agua se entrena a un animal solo en este corral.
mi-tierra-advice-water-crop = Riega un campo plantado, que así rinde el doble.
mi-tierra-advice-water-crop-drought = Riega un campo plantado. { $card }: en esta estación no rinde más por ello.
mi-tierra-advice-water-later = No alcanza ningún cultivo seco; desde aquí el agua puede seguir hasta otros.
mi-tierra-advice-water-pen = Con trigo y agua se entrena al animal de este corral.
mi-tierra-advice-water-pen-later = Si además hay trigo, un animal solo en este corral quedará entrenado.
mi-tierra-advice-water-keep = Ningún cultivo ni animal la aprovecharía ahora; en la próxima ronda puedes colocarla.
mi-tierra-advice-water-last = Ningún cultivo ni animal la aprovecharía ahora, y ya no sigue otra ronda.
mi-tierra-advice-move-water = Puesta así, el agua hace que tus campos rindan lo máximo.
mi-tierra-go-field = Rinde { $goods }.
mi-tierra-go-pen = Con un entrenador, el animal de ese corral cuenta por tres en el rodeo.
mi-tierra-go-official-market = { $n ->
    [0] Allí aún puedes deshacerte de tus bienes.
   *[other] La mejor carta paga ${ $n } por tus bienes.
}
mi-tierra-go-animal-industry = { $n ->
    [0] Allí tus animales dan bienes.
   *[other] Por ${ $fee } tus animales dan { $goods }, y siguen siendo tuyos.
}{ $piece ->
    [oven] { " " }Con eso te alcanza para una torta, que da $49 al final.
    [clothing] { " " }Con eso te alcanza para una prenda, que da $47 al final.
   *[other] { "" }
}
mi-tierra-go-oven = Una torta da $49 al final.
mi-tierra-go-clothing = Una prenda da $47 al final.
mi-tierra-go-wine-mill = La harina y el vino se venden mucho más caros que el trigo y la uva.
mi-tierra-go-square = Un trabajador más en cada ronda que queda.
mi-tierra-go-forest = Los animales necesitan un corral.
mi-tierra-go-crops = Un campo más que cosechar.
mi-tierra-go-sheep-farm = Las ovejas dan lana una y otra vez.
mi-tierra-go-cattle-farm = Las vacas dan leche una y otra vez.
mi-tierra-go-hen-house = Las gallinas dan huevos una y otra vez.
mi-tierra-go-surplus = No tienes lugar para más de estos animales; sin lugar dan { $goods } en total{ $n ->
    [0] .
   *[other] ; los mercados pagan unos ${ $n } por unidad.
}
mi-tierra-go-water-mill = El agua duplica lo que rinde un campo.
mi-tierra-go-clock-tower = Un caballo puede ganar el rodeo en verano.
mi-tierra-go-development = Una carta de desarrollo ayuda en cada ronda que queda.
mi-tierra-go-podium = Tus animales pueden ganar el concurso de belleza.
mi-tierra-go-arena = Tus caballos pueden ganar el rodeo.
mi-tierra-go-order-table = { $n ->
    [1] Empiezas la próxima ronda.
   *[other] En la próxima ronda juegas en el lugar { $n }.
}
mi-tierra-go-field-sold = Rinde { $goods }; un mercado paga ahora hasta ${ $n } por unidad.
mi-tierra-go-pen-contest = Con un entrenador, el animal de ese corral cuenta por tres en el concurso de belleza.
mi-tierra-go-industry-soon = Allí dan bienes los animales que tus trabajadores consiguen antes.
mi-tierra-go-oven-ready = Tendrás { $goods } para una torta, que da $49 al final.
mi-tierra-go-clothing-ready = Tendrás { $goods } para una prenda, que da $47 al final.
mi-tierra-go-mill-makes = De tus cultivos obtienes { $goods }; los mercados pagan unos ${ $n } por unidad.
mi-tierra-go-square-wage = Un trabajador más en cada ronda que queda{ $n ->
    [0] , sin salario.
   *[other] , por ${ $n } cada ronda.
}
mi-tierra-go-forest-full = No tienes lugar para otro animal; en un corral caben dos o tres.{ $pair ->
    [1] { " " }Con dos trabajadores eliges el tamaño.
   *[0] { "" }
}
mi-tierra-go-forest-room = En un corral más caben dos o tres animales.{ $pair ->
    [1] { " " }Con dos trabajadores eliges el tamaño.
   *[0] { "" }
}
mi-tierra-go-crops-wet = Un campo más que cosechar; { $n ->
    [one] libre y ya con agua: { $fields }.
   *[other] libres y ya con agua: { $fields }.
}{ $pair ->
    [1] { " " }Con dos trabajadores eliges el cultivo.
   *[0] { "" }
}
mi-tierra-go-crops-dry = Un campo más que cosechar: aún seco, y mejor junto al mismo cultivo.{ $pair ->
    [1] { " " }Con dos trabajadores eliges el cultivo.
   *[0] { "" }
}
mi-tierra-go-crops-full = Todos tus campos están plantados; otro cultivo ocupa el lugar de uno, o el trigo va a un corral.
mi-tierra-go-animals = Productos animales da { $good } por { $animals }, y otra unidad a partir de { $more }; ahora tienes { $n }.{ $shown ->
    [1] { " " }Tu trabajador en el podio ya puede mostrar estos animales en el concurso.
   *[0] { "" }
}
mi-tierra-go-animals-shown = Tu trabajador en el podio ya puede mostrar estos animales en el concurso.
mi-tierra-go-left-over = Lo que queda al final aún da $1 por cada tres cosas.
mi-tierra-go-water-dry = El agua duplica lo que rinde un campo; { $n ->
    [one] { $n } de tus cultivos está seco.
   *[other] { $n } de tus cultivos están secos.
}
mi-tierra-go-water-later = Tus cultivos tienen agua; más agua sirve en campos nuevos o para entrenar a un animal.
mi-tierra-go-water-drought = { $card }: en esta estación los campos regados rinden lo mismo que los secos.
mi-tierra-go-tower-rodeo = Un caballo puede ganar un rodeo; en el próximo, ronda { $round }, el primero gana ${ $n }.
mi-tierra-go-plan = { $card }, por ${ $n }: { $rule }
mi-tierra-go-podium-points = Tal como están las granjas, con este trabajador muestras { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} en el concurso de belleza, y otra granja { $other } como máximo.{ $more ->
    [1] { " " }Los animales que los trabajadores consigan antes también pueden contar.
   *[0] { "" }
}
mi-tierra-go-arena-points = Tal como están las granjas, con este trabajador muestras { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
} en el rodeo, y otra granja { $other } como máximo.{ $more ->
    [1] { " " }Los caballos que los trabajadores consigan antes también pueden contar.
   *[0] { "" }
}
mi-tierra-go-market-card = { $card } paga ${ $n } por tus bienes.
mi-tierra-go-market-again = Con otro trabajador allí también puedes vender a { $card }, por ${ $n }.
mi-tierra-go-pass = Ningún lugar vale ahora un trabajador.

## What is not offered, and why

mi-tierra-why-season = Solo abre en { $season }.
mi-tierra-why-full = Todos los espacios están ocupados ({ $n }).
mi-tierra-why-pair = Necesita dos trabajadores en la cabaña.
mi-tierra-why-taken = Este espacio está ocupado.
mi-tierra-why-blocked = Bloqueado en partidas de dos jugadores.
mi-tierra-why-worked = Ya hay un trabajador tuyo.
mi-tierra-why-trainer = Hay un entrenador por el resto de la partida.
mi-tierra-why-nothing-to-sell = No tienes nada de lo que compra.
mi-tierra-why-nothing-to-trade = Allí no tienes nada que vender ni puedes comprar nada.
mi-tierra-why-nothing-sold-here = { $card }: no se puede comprar nada en el mercado negro.
mi-tierra-why-no-money = Cuesta ${ $n }; tienes ${ $have }.
mi-tierra-why-needs = Necesita { $goods }.
mi-tierra-why-owned = Tu granja ya tiene esta carta.
mi-tierra-why-not-touched = Tu trabajador no la toca.
mi-tierra-why-none-left = Ya no quedan.
mi-tierra-why-printed = Este cultivo está impreso en la granja y se queda.
mi-tierra-why-shown = Ya se presentó.
mi-tierra-why-no-horses = Los caballos solo compiten en el rodeo.
mi-tierra-why-horses-only = En el rodeo solo compiten caballos.
mi-tierra-refused-animals = Solo tienes { $animals }.
mi-tierra-refused-cubes = { $n ->
    [one] Solo tienes { $n } cubo de agua.
   *[other] Solo tienes { $n } cubos de agua.
}
mi-tierra-refused-chain = El agua corre en una sola cadena desde tu casa: cada cubo entre campos toca un campo regado.
mi-tierra-refused-mixed = Un trabajador solo presenta animales de una especie y un nivel.
mi-tierra-refused-prize = Si tomas más de { $n }, todos deben ser bienes básicos: { $goods }.
mi-tierra-refused-dear = { $n ->
    [one] Te falta ${ $n }.
   *[other] Te faltan ${ $n }.
}
mi-tierra-refused-room = No hay lugar para estos animales.

## What happened

mi-tierra-log-big-table = Cinco y seis jugadores son un añadido nuestro: el reglamento llega a cuatro.
mi-tierra-log-round = Ronda { $n }, { $season }
mi-tierra-log-order = Orden de turno: { $seats }.
mi-tierra-log-wages = { $who } paga ${ $n } en salarios.
mi-tierra-log-gives-back = { $who } devuelve { $n ->
    [one] un trabajador
   *[other] { $n } trabajadores
} a la plaza.
mi-tierra-log-cannot-pay = { $who } no puede pagar el salario de { $n ->
    [one] un trabajador, que vuelve
   *[other] { $n } trabajadores, que vuelven
} a la plaza.
mi-tierra-log-will-give-back = { $who } devolverá { $n ->
    [one] un trabajador
   *[other] { $n } trabajadores
} en el próximo mantenimiento.
mi-tierra-log-keeps-all = { $who } conserva a todos sus trabajadores.
mi-tierra-log-card-money = { $who } recibe ${ $n } ({ $card }).
mi-tierra-log-places = { $who }: { $place }{ $n ->
    [one] { "" }
   *[other] , dos trabajadores
}.
mi-tierra-log-passes = { $who } pasa.
mi-tierra-log-moves-water = { $who } mueve agua.
mi-tierra-log-moves-animals = { $who } mueve animales.
mi-tierra-log-lets-go = { $who } deja ir a { $animals }.
mi-tierra-log-rolls = { $who } tira el { $die }: { $n }.
mi-tierra-log-rolls-again = { $who } tira otra vez ({ $card }).
mi-tierra-log-animals-all = { $who } recibe { $animals }.
mi-tierra-log-animals = { $n ->
    [0] { $who } recibe { $animals }, pero no se queda con ningún animal.
   *[other] { $who } recibe { $animals } y se queda con { $n }.
}
mi-tierra-log-no-animals = { $who } no recibe nada: ya no quedan { $animal }.
mi-tierra-log-surplus = { $who } recibe { $goods } por los animales sin lugar.
mi-tierra-log-water = { $n ->
    [0] { $who } no recibe agua: ya no queda.
    [one] { $who } toma { $n } cubo de agua.
   *[other] { $who } toma { $n } cubos de agua.
}
mi-tierra-log-water-placed = { $who } pone agua { $place }.
mi-tierra-log-drained = { $n ->
    [one] { $n } cubo de agua de { $who } vuelve a la reserva.
   *[other] { $n } cubos de agua de { $who } vuelven a la reserva.
}
mi-tierra-log-pen = { $who } construye el { $pen }, capacidad { $n }.
mi-tierra-log-no-site = { $who } no tiene lugar para un corral.
mi-tierra-log-no-pen = { $who } no recibe nada: no quedan corrales de capacidad { $n }.
mi-tierra-log-gives-up-pen = { $who } renuncia al { $pen }.
mi-tierra-log-gives-up-full-pen = { $who } renuncia al { $pen } con { $items }.
mi-tierra-log-hires = { $who } contrata a un trabajador y ahora tiene { $n }.
mi-tierra-log-nobody-idle = { $who } ya no tiene a quién contratar.
mi-tierra-log-plants = { $who } planta { $crop }: { $place }.
mi-tierra-log-no-tile = { $who } no recibe nada: no quedan losetas de { $crop }.
mi-tierra-log-no-field = { $who } no tiene lugar para { $crop }.
mi-tierra-log-gives-up-field = { $who } renuncia a { $crop } ({ $place }).
mi-tierra-log-makes = { $who } produce { $goods } por ${ $n }.
mi-tierra-log-makes-nothing = { $who } no puede producir nada aquí ({ $area }).
mi-tierra-log-looks = { $who } mira { $n ->
    [one] la próxima carta de mercado
   *[other] las próximas { $n } cartas de mercado
}.
mi-tierra-log-reorders = { $who } devuelve { $n ->
    [one] la carta
   *[other] las { $n } cartas
} en el orden que elige.
mi-tierra-log-plan = { $who } compra { $card } por ${ $n }.
mi-tierra-log-no-plan = { $who } no compra ninguna carta de desarrollo.
mi-tierra-log-gives-up-plan = { $who } renuncia a { $card }.
mi-tierra-log-harvests = { $who } cosecha { $goods } ({ $place }).
mi-tierra-log-no-harvest = { $who } no encuentra nada que cosechar ({ $place }); el trabajador vuelve a la cabaña.
mi-tierra-log-none-left = { $who } no recibe nada: la reserva está vacía ({ $good }).
mi-tierra-log-trains = { $who } deja un entrenador con { $animal } ({ $pen }).
mi-tierra-log-no-training = { $who } no encuentra nada que entrenar; el trabajador vuelve a la cabaña.
mi-tierra-log-shows = { $who } presenta { $animals } de nivel { $level }: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
mi-tierra-log-shows-nothing = { $who } no presenta nada.
mi-tierra-log-prize = { $who } termina en el puesto { $place } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y recibe ${ $n }.
mi-tierra-log-prize-goods = { $who } se lleva de premio { $goods }.
mi-tierra-log-sells = { $who } vende { $goods } por ${ $n } ({ $card }).
mi-tierra-log-to-black = { $who } pasa al mercado negro.
mi-tierra-log-leaves-market = { $who } deja el mercado.
mi-tierra-log-black-sells = { $who } vende en el mercado negro { $goods } por ${ $n }.
mi-tierra-log-black-buys = { $who } compra en el mercado negro { $goods } por ${ $n }.
mi-tierra-log-event = { $card }. { $rule }
mi-tierra-log-event-ends = { $card }: el evento termina.
mi-tierra-log-event-pays = { $who } paga ${ $n } ({ $card }).
mi-tierra-log-event-loses = { $who } devuelve { $goods } ({ $card }).
mi-tierra-log-event-gains = { $who } recibe { $goods } ({ $card }).
mi-tierra-log-event-money = { $who } recibe ${ $n } ({ $card }).
mi-tierra-log-last-round = { $card } es el tercer evento permanente: no tiene efecto, pero esta ronda es la última.
mi-tierra-log-final = { $who } termina con ${ $n }.
mi-tierra-log-won = { $n ->
    [one] ¡Gana { $seats }!
   *[other] ¡Ganan { $seats }!
}

## The board in words

mi-tierra-board-title-round = Ronda
mi-tierra-board-title-own = Tu granja
mi-tierra-board-title-others = Dinero y trabajadores
mi-tierra-board-title-land = Granja de { $who }
mi-tierra-board-title-workers = Trabajadores
mi-tierra-board-title-markets = Mercados
mi-tierra-board-title-plans = Cartas de desarrollo
mi-tierra-board-round = Ronda { $n } de { $most }, { $season }.
mi-tierra-board-order = Orden de turno: { $seats }.
mi-tierra-board-active = Es el turno de { $who } para colocar un trabajador.
mi-tierra-board-next-order = Orden de turno de la próxima ronda, tal como está todo: { $seats }.
mi-tierra-board-in-force = En vigor: { $card }. { $rule }
mi-tierra-board-flowers = { $n ->
    [0] Todavía ningún evento permanente; el tercero termina la partida.
    [one] Hasta ahora un evento permanente; el tercero termina la partida.
   *[other] Hasta ahora { $n } eventos permanentes; el tercero termina la partida.
}
mi-tierra-board-last-round = Esta es la última ronda.
mi-tierra-board-die = El { $die } muestra { $n }.
mi-tierra-board-entry = Presentación { $number }: { $who } con { $animals } de nivel { $level }, { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}.
mi-tierra-board-farm = { $who }: ${ $n }, { $home } de { $hired } trabajadores en la cabaña{ $wage ->
    [0] { "" }
   *[other] , salarios ${ $wage }
}.
mi-tierra-board-leaving = Trabajadores que { $who } devuelve en el próximo mantenimiento: { $n }.
mi-tierra-board-goods = Bienes de { $who }: { $goods }.
mi-tierra-board-field = { $field } { $crop }{ $wet ->
    [1] { " " }(regado)
   *[0] { "" }
}
mi-tierra-board-fields = Campos de { $who }: { $items }.
mi-tierra-board-wet = Campos regados libres de { $who }: { $items }.
mi-tierra-board-pens = Corrales de { $who }: { $items }.
mi-tierra-board-cubes = Agua de { $who }: { $n ->
    [one] { $n } cubo
   *[other] { $n } cubos
}, { $kept } junto a la granja{ $laid ->
    [0] { "" }
   *[other] ; { $where }
}.
mi-tierra-board-cards = Cartas de desarrollo de { $who }: { $items }.
mi-tierra-board-source = { $source } ${ $n }
mi-tierra-board-spent = { $who } gastó ${ $n }.
mi-tierra-board-earned = Ingresos de { $who }: { $items }.
mi-tierra-board-nobody = En el tablero no hay nadie.
mi-tierra-board-worker = { $n ->
    [one] { $who }
   *[other] { $who } ({ $n } trabajadores)
}
mi-tierra-board-worker-at = { $who } ({ $side })
mi-tierra-board-area = { $area }: { $items } (espacios: { $n } de { $most }).
mi-tierra-board-own = En la granja de { $who }: { $items }.
mi-tierra-board-stall = { $sold ->
    [1] { $who } (ya vendió)
   *[0] { $who }
}
mi-tierra-board-stalls = Fila en el mercado oficial: { $items }.
mi-tierra-board-black = En el mercado negro: { $seats }.
mi-tierra-board-market = { $card }. { $line }.
mi-tierra-board-closing = Cierra: { $card }. { $line }.
mi-tierra-board-deck = { $n ->
    [one] En el mazo de mercados queda { $n } carta.
   *[other] En el mazo de mercados quedan { $n } cartas.
}
mi-tierra-board-known = Sabes que la carta { $place } del mazo es { $card }.
mi-tierra-board-black-price = { $buy ->
    [-1] { $ware } ${ $n }/–
   *[other] { $ware } ${ $n }/${ $buy }
}
mi-tierra-board-black-market = Mercado negro (paga/pide): { $items }.
mi-tierra-board-plan = { $corner ->
    [tl] Arriba a la izquierda
    [tr] Arriba a la derecha
    [bl] Abajo a la izquierda
   *[br] Abajo a la derecha
}: { $card }. { $rule }
mi-tierra-board-plan-gap = { $corner ->
    [tl] Arriba a la izquierda
    [tr] Arriba a la derecha
    [bl] Abajo a la izquierda
   *[br] Abajo a la derecha
}: ya no está.
mi-tierra-source-start = dinero inicial
mi-tierra-source-cake = tortas
mi-tierra-source-clothes = ropa
mi-tierra-source-market = mercado oficial
mi-tierra-source-black = mercado negro
mi-tierra-source-contest = concursos
mi-tierra-source-rodeo = rodeos
mi-tierra-source-cards = cartas de desarrollo
mi-tierra-source-events = eventos
mi-tierra-source-rest = cambio final

## Development cards

mi-tierra-plan-apple-ladder = Escalera de huerto
mi-tierra-plan-apple-ladder-text = Cada trabajador en un campo de manzanas cosecha 1 más.
mi-tierra-plan-thresher = Trilladora
mi-tierra-plan-thresher-text = Cada trabajador en un campo de trigo cosecha 1 más.
mi-tierra-plan-trellis = Parral
mi-tierra-plan-trellis-text = Cada trabajador en una viña cosecha 1 de uva más.
mi-tierra-plan-shears = Tijeras de esquila
mi-tierra-plan-shears-text = Cuando Productos animales te da lana, recibes 1 más.
mi-tierra-plan-milking-stool = Banquito de ordeñe
mi-tierra-plan-milking-stool-text = Cuando Productos animales te da leche, recibes 1 más.
mi-tierra-plan-nest-boxes = Nidales
mi-tierra-plan-nest-boxes-text = Cuando Productos animales te da huevos, recibes 1 más.
mi-tierra-plan-smokehouse = Ahumadero
mi-tierra-plan-smokehouse-text = Los animales sin lugar te dan 2 de carne en vez de 1.
mi-tierra-plan-market-stall = Puesto de mercado
mi-tierra-plan-market-stall-text = Tu primera venta de cada ronda en el mercado oficial rinde $3 más.
mi-tierra-plan-factory-permit = Permiso industrial
mi-tierra-plan-factory-permit-text = Productos animales, bodega y molienda te cuestan $2 menos.
mi-tierra-plan-craft-guild = Gremio de artesanos
mi-tierra-plan-craft-guild-text = El horno y la industria del vestido te cuestan $3 menos.
mi-tierra-plan-bunkhouse = Dormitorio
mi-tierra-plan-bunkhouse-text = No pagas salario por uno de tus trabajadores a partir del cuarto.
mi-tierra-plan-back-road = Camino de atrás
mi-tierra-plan-back-road-text = Mercado negro: $1 más por cada una de las primeras 5 unidades de la ronda; cada trabajador compra 4.
mi-tierra-plan-lucky-clover = Trébol de la suerte
mi-tierra-plan-lucky-clover-text = Una vez por ronda puedes tirar de nuevo el dado blanco; vale el segundo resultado.
mi-tierra-plan-lucky-horseshoe = Herradura de la suerte
mi-tierra-plan-lucky-horseshoe-text = Una vez por ronda puedes tirar de nuevo el dado verde; vale el segundo resultado.
mi-tierra-plan-savings-book = Libreta de ahorro
mi-tierra-plan-savings-book-text = $2 cada ronda, antes de los salarios.
mi-tierra-plan-mosquito-nets = Mosquiteros
mi-tierra-plan-mosquito-nets-text = Los mosquitos, el enjambre y el pietín no te afectan. $1 en primavera y en verano.

## Events

mi-tierra-event-E01 = Mosquitos
mi-tierra-event-E01-text = Cada jugador devuelve 1 unidad de manzanas, trigo o uva; en verano 2, en invierno ninguna.
mi-tierra-event-E02 = Buena cosecha
mi-tierra-event-E02-text = Cada jugador recibe 1 unidad: manzanas en primavera, uva en verano, trigo en otoño, carne en invierno.
mi-tierra-event-E03 = Lluvia
mi-tierra-event-E03-text = Cada jugador toma 1 cubo de agua, pero ninguno en verano.
mi-tierra-event-E04 = Subsidio agrícola
mi-tierra-event-E04-text = Quien tiene menos dinero recibe $4, en invierno $6; si son varios, todos ellos.
mi-tierra-event-E05 = Día de feria
mi-tierra-event-E05-text = Todos los mercados oficiales se reemplazan.
mi-tierra-event-E06 = Jornales de cosecha
mi-tierra-event-E06-text = Cada jugador paga $1 por cada trabajador a partir del cuarto, en otoño $2.
mi-tierra-event-E07 = Enjambre de mosquitos
mi-tierra-event-E07-text = Cada jugador devuelve 2 unidades de manzanas, trigo o uva; en verano 3, en invierno 1.
mi-tierra-event-E08 = Impuesto a la tierra
mi-tierra-event-E08-text = Cada jugador paga $1 por cada dos animales, como máximo $5.
mi-tierra-event-E09 = Pietín
mi-tierra-event-E09-text = Cada jugador con animales paga $3, en invierno $4, o devuelve uno.
mi-tierra-event-E10 = Bonanza
mi-tierra-event-E10-text = Mientras está en vigor, cada unidad rinde $1 más en el mercado oficial.
mi-tierra-event-E11 = Mano dura
mi-tierra-event-E11-text = Mientras está en vigor, no se puede comprar nada en el mercado negro.
mi-tierra-event-E12 = Sequía
mi-tierra-event-E12-text = Mientras está en vigor, en verano y en otoño los campos regados rinden lo mismo que los secos.

## Markets

mi-tierra-market-A01 = Almacén del pueblo
mi-tierra-market-A02 = Sidrería
mi-tierra-market-A03 = Olla popular
mi-tierra-market-A04 = Carro de manzanas
mi-tierra-market-A05 = Carro de uvas
mi-tierra-market-A06 = Carro de trigo
mi-tierra-market-A07 = Puesto de frutas
mi-tierra-market-A08 = Frutería del puerto
mi-tierra-market-A09 = Tienda de la parroquia
mi-tierra-market-A10 = Feria de la cosecha
mi-tierra-market-A11 = Posada del camino
mi-tierra-market-A12 = Repostera
mi-tierra-market-A13 = Fábrica de fideos
mi-tierra-market-A14 = Cocinero ambulante
mi-tierra-market-A15 = Buhonero de la sierra
mi-tierra-market-A16 = Comprador de lana
mi-tierra-market-A17 = Comedor escolar
mi-tierra-market-A18 = Carro lechero
mi-tierra-market-A19 = Casa de desayunos
mi-tierra-market-A20 = Feria de pastores
mi-tierra-market-A21 = Panadería del pueblo
mi-tierra-market-A22 = Carro de harina
mi-tierra-market-A23 = Taberna
mi-tierra-market-A24 = Carro de vino
mi-tierra-market-A25 = Fiesta de bodas
mi-tierra-market-A26 = Casa de pasteles
mi-tierra-market-A27 = Animales de corral
mi-tierra-market-A28 = Tropero
mi-tierra-market-B01 = Almacén de la ciudad
mi-tierra-market-B02 = Fábrica de dulces
mi-tierra-market-B03 = Tienda de ramos generales
mi-tierra-market-B04 = Barco frutero
mi-tierra-market-B05 = Gran hotel
mi-tierra-market-B06 = Confitería
mi-tierra-market-B07 = Cuartel
mi-tierra-market-B08 = Carrito de helados
mi-tierra-market-B09 = Lechería
mi-tierra-market-B10 = Agente de la hilandería
mi-tierra-market-B11 = Panadería de la ciudad
mi-tierra-market-B12 = Barco harinero
mi-tierra-market-B13 = Vinoteca de la ciudad
mi-tierra-market-B14 = Barco de vinos
mi-tierra-market-B15 = Comedor de la estación
mi-tierra-market-B16 = Comprador de la hacienda
mi-tierra-market-B17 = Carnicería de la ciudad

## Rules by topic

mi-tierra-rules-goal-title = Objetivo
mi-tierra-rules-goal =
    Gana quien tiene más dinero al final. Se juegan como máximo dieciséis rondas, dos vueltas de un calendario con cuatro estaciones; la partida termina antes si aparece el tercer evento permanente, al acabar esa ronda.
    Al final cada torta rinde $49 y cada prenda $47. Cada tres de los demás bienes o animales dan $1. Si hay empate, decide lo que sobra de ese cambio.
mi-tierra-rules-round-title = La ronda
mi-tierra-rules-round =
    La estación avanza. Luego se fija el orden de turno: primero quienes tienen un trabajador en la tabla de orden, después los demás, de menos a más dinero; con dinero igual, va antes quien llegó último a esa cantidad.
    Cada trabajador a partir del cuarto cuesta $2. Quien no puede pagar devuelve trabajadores.
    Los mercados que cierran se van, los que llevan el símbolo de salida empiezan a cerrar y la fila oficial vuelve a tener una carta por jugador.
    Después se ponen los trabajadores, de uno en uno. Cuando están todos puestos, actúan.
mi-tierra-rules-placing-title = Poner trabajadores
mi-tierra-rules-placing =
    En orden de turno cada jugador pone un trabajador cada vez en un espacio libre o en su granja, hasta que nadie pueda o quiera poner más. En el bosque y en la tienda de semillas puedes poner dos trabajadores en un espacio: así eliges en vez de tirar.
    En partidas de dos jugadores un espacio de cada área está bloqueado. El podio abre solo en invierno, la arena solo en verano.
    Antes de tu primer trabajador de la ronda puedes mover tus cubos de agua y tus animales, y renunciar a cultivos y corrales. En tus turnos también puedes decidir que en el próximo mantenimiento devuelves a un trabajador contratado.
mi-tierra-rules-land-title = Corrales, animales, cultivos, agua
mi-tierra-rules-land =
    El bosque da un corral, los criaderos dan animales, la tienda de semillas una loseta de cultivo. En un corral vive una sola especie. Los animales sin lugar dan 1 de carne en total.
    El trigo también se puede plantar en un corral, donde ocupa el lugar de un animal.
    Los cubos de agua del molino van entre dos campos, en una cadena desde tu casa, o en un corral. Los campos a1 y a2 están regados desde el comienzo.
mi-tierra-rules-workshops-title = Producir
mi-tierra-rules-workshops =
    Productos animales: $5 en total por lana (desde 2 ovejas), huevos (2 gallinas) y leche (1 vaca); el doble con 6, 6 y 3 animales.
    Bodega y molienda: $5 en total por harina (3 de trigo) y vino (3 de uva). Horno: 1 de leche, 2 huevos y $8 por una torta. Vestido: 3 de lana y $7.
    Desarrollo: tu trabajador toca dos o cuatro cartas; pagas $1 por cada una que sigue ahí y te llevas una. Una granja guarda tres cartas, nunca dos iguales.
mi-tierra-rules-farm-title = Trabajo en la granja
mi-tierra-rules-farm =
    Un trabajador en un campo cosecha una unidad, o dos si un campo al lado tiene el mismo cultivo; nunca más de dos. Un campo regado duplica.
mi-tierra-rules-training-title = Entrenamiento
mi-tierra-rules-training =
    Todo animal tiene nivel 1. Un animal solo en su corral, con una loseta de trigo y un cubo de agua, tiene nivel 2. El trabajador que se pone en un corral así se queda como entrenador hasta el final: nivel 3.
mi-tierra-rules-contests-title = Concursos y rodeos
mi-tierra-rules-contests =
    En invierno cada trabajador en el podio presenta ovejas, vacas o gallinas de una especie y un nivel. En verano cada trabajador en la arena presenta un caballo. Los puntos son el número de animales por su nivel, sumados entre todos tus trabajadores.
    Uno o dos competidores: un premio. Tres: dos. Desde cuatro: tres. Invierno: $7 y 2 bienes o 3 básicos; $5 y 1 o 2; $1 y 1 básico. Verano: $14, una vaca y un animal a elección; $7 y una vaca; $7. En los veranos siguientes el dinero es el doble, el triple y el cuádruple.
    Quienes empatan reparten el dinero de sus puestos. Los animales entrenados que participaron pierden el agua.
mi-tierra-rules-markets-title = Mercados
mi-tierra-rules-markets =
    En el mercado oficial vende primero quien llegó primero, a una carta que elige; luego la carta se reemplaza. Se dan vueltas hasta que nadie vende. Cuando solo queda un jugador, cada uno de sus trabajadores tiene una venta más.
    En vez de vender, un trabajador puede ir al mercado negro, que abre al final: vende cuanto quieras y compra hasta tres unidades por trabajador.
mi-tierra-rules-events-title = Eventos
mi-tierra-rules-events =
    Los eventos salen entre las cartas de mercado y ocurren en el acto. Los permanentes, que llevan flor, quedan hasta el próximo evento, sea cual sea. El tercero no tiene efecto, pero la partida termina al acabar su ronda.
mi-tierra-rules-our-data-title = Lo que es nuestro
mi-tierra-rules-our-data =
    El reglamento muestra las cartas, el tablero y el mercado negro en imágenes que no tenemos. Espacios, precios, mercados, eventos y cartas de desarrollo son nuestros. También cinco o seis jugadores son un añadido nuestro: dinero inicial $9 y $10, un espacio más en las áreas que producen.

# Lo que alguien averigua, en cifras: cartas según su mazo
mi-tierra-pool-markets = { $n ->
    [one] una carta de mercado
   *[other] { $n } cartas de mercado
}
mi-tierra-pool-plans = { $n ->
    [one] una carta de desarrollo
   *[other] { $n } cartas de desarrollo
}

## Órdenes: respuestas por adelantado

mi-tierra-fact-round = Ronda
mi-tierra-order-house = Dónde viven tus animales
mi-tierra-order-market = Vender al mercado que más te pague; si ninguno compra, volver a la cabaña
mi-tierra-order-sale = Qué vendes a un mercado: primero lo más caro
mi-tierra-order-after-sale = Volver a la cabaña tras tu venta si estás a solas en el mercado
mi-tierra-order-enter-contest = Qué presentas al concurso: lo que da más puntos
mi-tierra-order-enter-rodeo = Qué presentas al rodeo: el caballo mejor entrenado
mi-tierra-order-prize-goods = El premio del concurso: lo más caro
mi-tierra-order-lose-crops = Qué te cuestan los mosquitos: primero manzanas
mi-tierra-order-plant = Plantar donde más rinda
mi-tierra-order-water = Poner el agua donde más sirva
