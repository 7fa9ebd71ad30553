core-language = Español
core-nothing = nada
core-yes = Sí
core-no = No
core-refused-not-offered = Esa no es una de las opciones.
core-refused-twice = Has elegido dos veces lo mismo.
core-refused-order-all = Pon los { $n } en orden.
core-refused-not-a-number = Escribe números enteros, de 0 en adelante.
core-refused-too-many-of = { $most ->
    [0] De eso no queda nada.
   *[other] De eso hay como mucho { $most }.
}
core-refused-too-few = { $least ->
    [one] Elige al menos una cosa; has elegido { $given }.
   *[other] Elige al menos { $least } cosas; has elegido { $given }.
}
core-refused-too-many = { $most ->
    [0] Aquí no se puede elegir nada.
    [one] Elige solo una cosa.
   *[other] Elige como mucho { $most } cosas.
}
core-refused-not-asked = Ahora mismo no tienes nada que decidir.
core-refused-undo-nothing = Todavía no has hecho nada que se pueda deshacer.
core-refused-undo-barrier = Eso ya no se puede deshacer: desde entonces alguien ha descubierto algo o ha respondido.
core-score-part = { $what } { $n }
