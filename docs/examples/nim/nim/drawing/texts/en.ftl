draw-nim-left = { $n ->
    [one] { $n } pebble is left
   *[other] { $n } pebbles are left
}
draw-nim-won = { $who } wins!
draw-nim-alt-taken = { $who } has taken { $n }.
