cli-you = tú
cli-seat = asiento { $seat }

cli-verify-unreadable = No se puede leer el archivo: { $why }
cli-verify-format = Este programa no conoce este registro: lee el formato { $known } y el archivo dice { $found }.
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
cli-verify-good-seal = El sello es auténtico. El mensaje de la sala de espera tiene que haber mostrado: { $seal }
cli-verify-good-day = La partida del día { $day } se jugó con la semilla sellada.
cli-verify-good-seed = La semilla salió del secreto sellado y { $n ->
    [one] del único clic
   *[other] de los { $n } clics
} de quienes entraron y empezaron la partida.
cli-verify-good-draws = { $n ->
    [0] No se sorteó nada.
    [one] El único sorteo es el que da la semilla.
   *[other] Los { $n } sorteos son los que da la semilla; ninguno falta ni se repitió.
}
cli-verify-fingerprint = Nada se ha cambiado en el archivo si «Sorteo limpio», en el mensaje final de la mesa, muestra esta huella: { $what }
cli-verify-bad = Por eso este registro no demuestra nada.
