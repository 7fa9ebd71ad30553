draw-nim-left = { $n ->
    [one] Resta { $n } sassolino
   *[other] Restano { $n } sassolini
}
draw-nim-won = { $who } vince!
draw-nim-alt-taken = { $who } ne ha { $n }.
