nim-name = Nim
nim-tagline = Un montón de piedritas y dos personas que cuentan: una, dos o tres cada vez.
nim-option-misere = La última piedrita pierde
nim-option-misere-hint = Quien se lleva la última piedrita pierde en vez de ganar.
nim-rules-aim-title = El objetivo
nim-rules-aim = Por turnos, cada quien toma una, dos o tres piedritas del montón. Quien se lleva la última gana, o pierde, según lo acordado en la mesa.
nim-ask-turn = ¿Cuántas piedritas tomas?
nim-take = { $n ->
    [one] { $n } piedrita
   *[other] { $n } piedritas
}
nim-log-took = { $who } toma { $n ->
    [one] { $n } piedrita
   *[other] { $n } piedritas
}.
nim-board-aim-title = El objetivo
nim-board-aim = Quien se lleva la última piedrita gana.
nim-board-misere = Quien se lleva la última piedrita pierde.
nim-board-heap-title = El montón
nim-board-heap = { $n ->
    [one] Queda { $n } piedrita.
   *[other] Quedan { $n } piedritas.
}
nim-board-taken-title = Los jugadores
nim-board-taken = { $who } lleva { $n }.
nim-total = { $n ->
    [one] { $n } piedrita
   *[other] { $n } piedritas
}
nim-score-pebbles = piedritas
nim-result = { $who } tomó la última piedrita y gana.
nim-result-misere = { $who } le dejó la última piedrita al otro lado y gana.
