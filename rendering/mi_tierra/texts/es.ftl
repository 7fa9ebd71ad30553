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
draw-mi-tierra-area-wine-mill = Bodega y molienda
draw-mi-tierra-area-order-table = Tabla de orden
draw-mi-tierra-black-market = Mercado negro
draw-mi-tierra-wages = Salarios
draw-mi-tierra-water = Agua
draw-mi-tierra-cards = Desarrollo
draw-mi-tierra-sales = Podrías vender
draw-mi-tierra-next-cards = Próximas cartas
draw-mi-tierra-arriving = Llegan
draw-mi-tierra-contest = Concurso de belleza
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nadie ha presentado nada aún
draw-mi-tierra-or = o
draw-mi-tierra-animal = un animal
draw-mi-tierra-winner = ¡Gana { $name }!
draw-mi-tierra-shared-victory = ¡Victoria compartida!
draw-mi-tierra-standings = Ingresos hasta ahora
draw-mi-tierra-look-board = El tablero y lo que podría vender
draw-mi-tierra-look-farm = La granja de { $seat }

draw-mi-tierra-alt-round = Ronda { $n } de { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } coloca un trabajador.
draw-mi-tierra-alt-in-force = En vigor: { $card }.
draw-mi-tierra-alt-last-round = Es la última ronda.
draw-mi-tierra-alt-changed = Hace un momento { $who }: { $what }.
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
draw-mi-tierra-alt-working = Trabajando: { $places }.
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
draw-mi-tierra-alt-water = { $n ->
    [one] Un cubo de agua
   *[other] { $n } cubos de agua
}, { $kept } junto a la granja.
draw-mi-tierra-alt-entry = { $who } presenta { $animals }: { $n ->
    [one] un punto
   *[other] { $n } puntos
}.
draw-mi-tierra-alt-rank = Puesto { $n }: { $who } con ${ $money }. Ingresos: { $sources }.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, { $home } en la cabaña.
draw-mi-tierra-alt-markets = Mercados: { $cards }.
draw-mi-tierra-alt-all-closing = En cierre: { $cards }.
draw-mi-tierra-alt-known = Conoces las próximas cartas: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (nivel { $level })
