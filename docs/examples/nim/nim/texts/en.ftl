nim-name = Nim
nim-tagline = A heap of pebbles and two people who count: one, two or three at a time.
nim-option-misere = The last pebble loses
nim-option-misere-hint = Whoever takes the last pebble loses instead of winning.
nim-rules-aim-title = The aim
nim-rules-aim = In turn each takes one, two or three pebbles from the heap. Whoever takes the last one wins, or loses, as the table has agreed.
nim-ask-turn = How many pebbles do you take?
nim-take = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
nim-log-took = { $who } takes { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}.
nim-board-aim-title = The aim
nim-board-aim = Whoever takes the last pebble wins.
nim-board-misere = Whoever takes the last pebble loses.
nim-board-heap-title = The heap
nim-board-heap = { $n ->
    [one] { $n } pebble is left.
   *[other] { $n } pebbles are left.
}
nim-board-taken-title = The players
nim-board-taken = { $who } has taken { $n }.
nim-total = { $n ->
    [one] { $n } pebble
   *[other] { $n } pebbles
}
nim-score-pebbles = pebbles
nim-result = { $who } took the last pebble and wins.
nim-result-misere = { $who } left the last pebble to the other and wins.
