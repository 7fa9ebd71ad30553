cli-welcome = { $game } – te llamas { $name }.
cli-others = { $n ->
    [one] Juega contigo una IA: { $names }.
   *[other] Juegan contigo estas IA: { $names }.
}
cli-help-hint = Escribe el número de una opción o su nombre. Con ? ves las teclas; con q terminas.
cli-keys =
    b todo el tablero (b 2: su segunda parte; b Bruno: lo de Bruno) · o otra vez las opciones · w por qué falta algo · l qué ha pasado
    r reglas (r 2: el segundo tema) · c NOMBRE una carta · h consejo · u deshacer · q terminar
    Varias a la vez: 1 3. Cantidades: 1=2 3=1, o solo el número si es una única cosa. p1, p2: respuestas propuestas.
cli-nothing = nada
cli-only = Solo hay una opción: { $answer }.
cli-instead = En cambio, se puede: { $answer }
cli-confirm = Enter: hacerlo. Otra cosa: elegir de nuevo>
cli-taken-back = Deshecho.
cli-bye = Hasta la próxima sobremesa.
cli-no-hint = Este juego no da consejos.
cli-nothing-missing = Aquí no falta nada.
cli-not-on-board = En el tablero no hay nada que se llame «{ $word }».
cli-which-card = Ninguna carta se llama así. Escribe c y parte de su nombre.
cli-unclear = «{ $word }» no está entre las opciones; escribe un número del 1 al { $n }. Con ? ves las teclas.
cli-unclear-amount = «{ $word }»: di de qué y cuánto, como { $example }.
cli-prompt-one = { $least ->
    [0] Una o ninguna (1–{ $n }, Enter: ninguna)
   *[other] Elige (1–{ $n })
}
cli-prompt-exactly = Elige { $n } (como { $example })
cli-prompt-range = { $least ->
    [0] Elige hasta { $most } (Enter: ninguna)
   *[other] Elige de { $least } a { $most }
}
cli-prompt-order = Todas en orden (como { $example })
cli-prompt-count = { $least ->
    [0] ¿Cuántas? (0–{ $most }, Enter: ninguna)
   *[other] ¿Cuántas? ({ $least }–{ $most })
}
cli-prompt-amounts = { $least ->
    [0] Cuánto de cada cosa, { $most } en total como mucho (como { $example }, Enter: nada)
   *[other] Cuánto de cada cosa, de { $least } a { $most } en total (como { $example })
}
cli-place = { $place }.º { $who }: { $scores }
cli-item = { $item }
cli-gone = ya no: { $items }
cli-as-before = { $n ->
    [0] Como antes desde { $first }.
   *[other] Como antes desde { $first }, pero sin { $gone }.
}
cli-as-before-again = { $n ->
    [0] Como antes desde { $first }, y otra vez con { $back }.
   *[other] Como antes desde { $first }, pero sin { $gone } y otra vez con { $back }.
}
cli-all = { $n ->
    [0] Todas desde { $first }.
   *[other] Todas desde { $first }, menos { $gone }.
}

cli-verify-missing = Aquí no hay ningún archivo así.
cli-verify-no-record = Esto no es el registro de una mesa. Lo da «Guardar el registro» en «Repetición», o «Sorteo limpio» bajo la clasificación final: su nombre acaba en .json.
cli-verify-unreadable = No se puede leer el archivo: { $why }
cli-verify-format = Este programa no conoce este registro: lee los formatos { $known } y el archivo dice { $found }.
cli-verify-misfit = { $place }: { $why }
cli-verify-changed = { $place } fue cambiado: no coincide con su resumen.
cli-verify-fingerprint-wrong = fingerprint: no es la huella de este registro.
cli-verify-seal-wrong = secret, commitment: este secreto no produce este sello.
cli-verify-seed-wrong = seed: el secreto y los clics de quienes entraron no dan esta semilla.
cli-verify-order-wrong = { $place } está fuera de orden.
cli-verify-epoch-wrong = { $place }: el punto de partida no continúa donde acaban los sorteos anteriores.
cli-verify-draw-wrong = { $place }: el sorteo { $n } de «{ $label }» no es el que da la semilla.
cli-verify-count-wrong = { $place }: este es el sorteo { $n } de «{ $label }», pero aquí toca el { $want }.
cli-verify-no-draws = Esta mesa es anterior al registro de los sorteos: se pueden comprobar el sello y la semilla, no los sorteos.
cli-verify-late-draws = Los sorteos anteriores al segmento { $n } no se guardaron de forma comprobable; los siguientes sí están comprobados.
cli-verify-given = No toda la preparación se sorteó: al registro se le dio { $what }.
cli-verify-checkpoint = Desde el segmento { $n }, el registro continúa a partir de una posición guardada en él, porque cambiaron las reglas (versión { $version }). No puede mostrar si es la posición que se jugó.
cli-verify-rules = Si al final faltan sorteos, solo lo saben las reglas: el comando `replay ARCHIVO` vuelve a jugar la partida.
cli-verify-good-seal = El sello es auténtico. El mensaje de la sala tiene que haber mostrado: { $seal }
cli-verify-good-seal-begun = El sello es auténtico. El historial de la mesa tiene que empezar con sus primeras cifras: { $seal }
cli-verify-good-seal-day = El sello es auténtico. Ese día, la partida del día tiene que haber mostrado: { $seal }
cli-verify-good-day = La partida del día { $day } se jugó con la semilla sellada.
cli-verify-good-seed = La semilla salió del secreto sellado{ $n ->
    [0] .
    [one] {" "}y del único clic de quienes entraron y empezaron la partida.
   *[other] {" "}y de los { $n } clics de quienes entraron y empezaron la partida.
}
cli-verify-good-draws = { $n ->
    [0] No se sorteó nada.
    [one] El único sorteo es el que da la semilla.
   *[other] Los { $n } sorteos son los que da la semilla y ninguno se repitió.
}
cli-verify-taken-back = { $n ->
    [one] Una vez se deshizo algo, con el acuerdo de quienes correspondía.
   *[other] { $n } veces se deshizo algo, con el acuerdo de quienes correspondía.
}
cli-verify-fingerprint = Nada se ha cambiado en el archivo si «Sorteo limpio», en el mensaje final de la mesa, muestra esta huella: { $what }
cli-verify-bad = Por eso este registro no demuestra nada.
