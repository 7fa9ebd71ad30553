nim-name = Nim
nim-tagline = Un mucchio di sassolini e due persone che contano: uno, due o tre per volta.
nim-option-misere = L’ultimo sassolino perde
nim-option-misere-hint = Chi prende l’ultimo sassolino perde invece di vincere.
nim-rules-aim-title = Lo scopo
nim-rules-aim = A turno si prendono uno, due o tre sassolini dal mucchio. Chi prende l’ultimo vince, o perde, come si è deciso al tavolo.
nim-ask-turn = Quanti sassolini prendi?
nim-take = { $n ->
    [one] { $n } sassolino
   *[other] { $n } sassolini
}
nim-log-took = { $who } prende { $n ->
    [one] { $n } sassolino
   *[other] { $n } sassolini
}.
nim-board-aim-title = Lo scopo
nim-board-aim = Chi prende l’ultimo sassolino vince.
nim-board-misere = Chi prende l’ultimo sassolino perde.
nim-board-heap-title = Il mucchio
nim-board-heap = { $n ->
    [one] Resta { $n } sassolino.
   *[other] Restano { $n } sassolini.
}
nim-board-taken-title = I giocatori
nim-board-taken = { $who } ne ha { $n }.
nim-total = { $n ->
    [one] { $n } sassolino
   *[other] { $n } sassolini
}
nim-score-pebbles = sassolini
nim-result = { $who } ha preso l’ultimo sassolino e vince.
nim-result-misere = { $who } ha lasciato l’ultimo sassolino all’avversario e vince.
