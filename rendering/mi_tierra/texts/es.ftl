# Rótulos de las imágenes de Mi Tierra y sus textos alternativos.

draw-mi-tierra-round = Ronda { $n } de { $most }
draw-mi-tierra-last-round = Última ronda ({ $n })
draw-mi-tierra-over = Fin de la partida
draw-mi-tierra-step-season = Empieza otra ronda
draw-mi-tierra-step-wages = Salarios
draw-mi-tierra-step-markets = Nuevos mercados
draw-mi-tierra-step-place = Se colocan trabajadores
draw-mi-tierra-step-areas = Trabajan las áreas
draw-mi-tierra-step-farms = Trabajan las granjas
draw-mi-tierra-step-contest = Concurso
draw-mi-tierra-step-prizes = Premios
draw-mi-tierra-step-market = Mercado oficial
draw-mi-tierra-step-black = Mercado negro
draw-mi-tierra-step-end = Acaba la ronda
draw-mi-tierra-area-square = Plaza
draw-mi-tierra-area-wine-mill = Vino y molienda
draw-mi-tierra-area-sheep-farm = Ovejas
draw-mi-tierra-area-cattle-farm = Vacas
draw-mi-tierra-area-crops = Semillas
draw-mi-tierra-area-animal-industry = Productos
draw-mi-tierra-area-clock-tower = Torre del reloj
draw-mi-tierra-area-clothing = Vestido
draw-mi-tierra-area-official-market = Mercado oficial
draw-mi-tierra-area-order-table = Tabla de orden
draw-mi-tierra-black-market = Mercado negro
draw-mi-tierra-wages = Salarios
draw-mi-tierra-at-home = En casa
draw-mi-tierra-no-goods = El almacén está vacío
draw-mi-tierra-own-cards = Tus cartas
draw-mi-tierra-no-cards = Ninguna todavía
draw-mi-tierra-water = Agua libre
draw-mi-tierra-cards = Desarrollo
draw-mi-tierra-sales = Podrías vender
draw-mi-tierra-no-sales = Nada por ahora
draw-mi-tierra-next-cards = Próximas cartas
draw-mi-tierra-contest = Concurso de belleza
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nadie ha presentado nada aún
draw-mi-tierra-to-come = por venir
draw-mi-tierra-points = { $n ->
    [one] punto
   *[other] puntos
}
draw-mi-tierra-prize-contest = { $normal ->
    [0] ${ $money } y { $base } bien básico
   *[other] ${ $money }, y { $normal ->
        [one] 1 bien
       *[other] { $normal } bienes
    } o { $base } bienes básicos
}
draw-mi-tierra-prize-rodeo = ${ $money }{ $cows ->
    [0] { "" }
   *[other] { $choice ->
        [0] { " y una vaca" }
       *[other] , una vaca y otro animal
    }
}
draw-mi-tierra-spent = gastado
draw-mi-tierra-start-and-spent = dinero inicial menos gastos
draw-mi-tierra-winner = ¡Gana { $name }!
draw-mi-tierra-shared-victory = ¡Victoria compartida!
draw-mi-tierra-standings = Ingresos hasta ahora
draw-mi-tierra-look-board = El tablero y lo que podría vender
draw-mi-tierra-look-farm = La granja de { $seat }

draw-mi-tierra-most = máx. { $n }
draw-mi-tierra-closing = se cierra
draw-mi-tierra-you-get = Cobras
draw-mi-tierra-first-units = { $n ->
    [one] Primera: +$1
   *[other] Primeras { $n }: +$1
}
draw-mi-tierra-you-pay = Pagas
draw-mi-tierra-gives-used-up = Ya no quedan
draw-mi-tierra-gives-nobody-idle = No queda nadie
draw-mi-tierra-gives-no-round = Ya no sigue otra ronda
draw-mi-tierra-gives-forest = Corrales: { $two } de 2, { $three } de 3
draw-mi-tierra-gives-sheep-farm = De 1 a 3 ovejas
draw-mi-tierra-gives-square = Contratas a alguien
draw-mi-tierra-gives-crops = Manzanas, trigo o uvas
draw-mi-tierra-gives-cattle-farm = 1 o 2 vacas
draw-mi-tierra-gives-hen-house = De 1 a 3 gallinas
draw-mi-tierra-gives-animal-industry = { $n ->
    [0] Ahora nada para ti
   *[other] Ahora { $goods }
}
draw-mi-tierra-gives-water-mill = 1 o 2 cubos de agua
draw-mi-tierra-gives-clock-tower = Caballos o ver cartas
draw-mi-tierra-gives-oven = 1 leche, 2 huevos: torta
draw-mi-tierra-gives-development = { $cards }
draw-mi-tierra-gives-wine-mill = 3 de trigo o 3 de uva
draw-mi-tierra-gives-clothing = 3 lanas: ropa
draw-mi-tierra-gives-podium = Concurso de invierno
draw-mi-tierra-gives-arena = Rodeo de verano
draw-mi-tierra-gives-official-market = { $n ->
    [0] Nada que vender ahora
   *[other] Mejor venta: ${ $n }
}
draw-mi-tierra-gives-order-table = Próxima ronda: lugar { $n }
draw-mi-tierra-alt-place = { $area }: { $gives }.

draw-mi-tierra-alt-round = Ronda { $n } de { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } coloca un trabajador.
draw-mi-tierra-alt-in-force = En vigor: { $card }.
draw-mi-tierra-alt-last-round = Es la última ronda.
draw-mi-tierra-alt-changed = { $ahead ->
    [0] Hace un momento { $who }: { $what }.
   *[other] Con esta respuesta, { $who }: { $what }.
}
draw-mi-tierra-alt-turned = Nuevos mercados: { $cards }.
draw-mi-tierra-alt-money = { $sign }${ $n }
draw-mi-tierra-alt-ware = { $sign }{ $ware }
draw-mi-tierra-alt-area = { $area }: { $who }.
draw-mi-tierra-alt-market = { $card }: { $line }.
draw-mi-tierra-alt-closing = En cierre: { $card }: { $line }.
draw-mi-tierra-alt-black = En el mercado negro: { $who }.
draw-mi-tierra-alt-plans = Cartas de desarrollo: { $cards }.
draw-mi-tierra-alt-goods = Productos: { $goods }.
draw-mi-tierra-alt-fields = Campos: { $fields }.
draw-mi-tierra-alt-pens = Corrales: { $pens }.
draw-mi-tierra-alt-cards = Cartas de desarrollo propias: { $cards }.
draw-mi-tierra-alt-working = Trabajadores en la granja: { $places }.
draw-mi-tierra-alt-sale = { $card } ${ $n }
draw-mi-tierra-alt-sales = Mejores ventas: { $sales }.
draw-mi-tierra-alt-contest = Ronda { $n }: { $title }.
draw-mi-tierra-alt-flowers = { $n ->
    [one] Un evento permanente hasta ahora.
   *[other] { $n } eventos permanentes hasta ahora.
}
draw-mi-tierra-alt-player = { $who }: ${ $n }, { $home ->
    [one] un trabajador
   *[other] { $home } trabajadores
} en la cabaña, { $farm } en la granja{ $passed ->
    [1] , ha pasado
   *[0] { "" }
}.
draw-mi-tierra-alt-entry = { $who } presenta { $animals }: { $n ->
    [one] un punto
   *[other] { $n } puntos
}.
draw-mi-tierra-alt-rank = Puesto { $n }: { $who } con ${ $money }. Ingresos: { $sources }{ $spent ->
    [-1] { "" }
   *[other] , menos ${ $spent } gastados
}.
draw-mi-tierra-alt-standing = { $who } con ${ $money }. Ingresos: { $sources }{ $spent ->
    [-1] { "" }
   *[other] , menos ${ $spent } gastados
}.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, { $home } en la cabaña.
draw-mi-tierra-alt-markets = Mercados: { $cards }.
draw-mi-tierra-alt-all-closing = En cierre: { $cards }.
draw-mi-tierra-alt-known = Conoces las próximas cartas: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (nivel { $level })
draw-mi-tierra-alt-to-come = Por presentar: { $who }.
draw-mi-tierra-alt-prize = Premio { $n }: { $prize }.
draw-mi-tierra-alt-first-units = { $n ->
    [one] La primera unidad que vendas da $1 más.
   *[other] Las primeras { $n } unidades que vendas dan $1 más cada una.
}
