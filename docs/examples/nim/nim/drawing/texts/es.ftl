draw-nim-left = { $n ->
    [one] Queda { $n } piedrita
   *[other] Quedan { $n } piedritas
}
draw-nim-won = ¡Gana { $who }!
draw-nim-alt-taken = { $who } lleva { $n }.
