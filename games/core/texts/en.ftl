core-nothing = nothing
core-yes = Yes
core-no = No
core-refused-not-offered = That is not among the choices of this question.
core-refused-twice = The same choice is in there twice; take it once.
core-refused-order-all = Put all { $n } into an order.
core-refused-not-a-number = Give whole numbers, from 0 upwards.
core-refused-too-many-of = { $most ->
    [0] There is none of that to take.
   *[other] There are at most { $most } of that.
}
core-refused-too-few = { $least ->
    [one] Choose at least one; you have chosen { $given }.
   *[other] Choose at least { $least }; you have chosen { $given }.
}
core-refused-too-many = { $most ->
    [0] Nothing may be chosen here.
    [one] Choose only one.
   *[other] Choose at most { $most }.
}
core-refused-not-asked = You are not asked anything at the moment.
core-refused-undo-nothing = You have not done anything yet that could be taken back.
core-refused-undo-barrier = That cannot be taken back any more: since then somebody has learnt something or answered.
