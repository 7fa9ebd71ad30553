core-language = English
core-nothing = nothing
core-yes = Yes
core-no = No
core-refused-not-offered = That is not one of the options.
core-refused-twice = You picked the same thing twice.
core-refused-order-all = Put all { $n } in order.
core-refused-not-a-number = Enter whole numbers, from 0 up.
core-refused-too-many-of = { $most ->
    [0] There is none of that to take.
   *[other] There are at most { $most } of that.
}
core-refused-too-few = { $least ->
    [one] Choose at least one; you have chosen { $given }.
   *[other] Choose at least { $least }; you have chosen { $given }.
}
core-refused-too-many = { $most ->
    [0] Nothing can be chosen here.
    [one] Choose only one.
   *[other] Choose at most { $most }.
}
core-refused-not-asked = Nothing for you to decide right now.
core-refused-undo-nothing = You have not done anything yet that can be undone.
core-refused-undo-barrier = That can no longer be undone: since then someone has learnt something or answered.
core-score-part = { $what } { $n }
