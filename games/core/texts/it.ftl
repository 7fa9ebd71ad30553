core-language = Italiano
core-nothing = niente
core-yes = Sì
core-no = No
core-refused-not-offered = Non è una delle opzioni.
core-refused-twice = Hai scelto due volte la stessa cosa.
core-refused-order-all = Metti in ordine ogni cosa: sono { $n }.
core-refused-not-a-number = Scrivi numeri interi, da 0 in su.
core-refused-too-many-of = { $most ->
    [0] Di quello non ce n’è più.
   *[other] Di quello ce ne sono al massimo { $most }.
}
core-refused-too-few = { $least ->
    [one] Scegli almeno una cosa; ne hai scelte { $given }.
   *[other] Scegli almeno { $least } cose; ne hai scelte { $given }.
}
core-refused-too-many = { $most ->
    [0] Qui non si può scegliere nulla.
    [one] Scegli una cosa sola.
   *[other] Scegli al massimo { $most } cose.
}
core-refused-not-asked = In questo momento non hai nulla da decidere.
core-refused-undo-nothing = Non hai ancora fatto nulla da annullare.
core-refused-undo-barrier = Non si può più annullare: nel frattempo qualcuno ha scoperto qualcosa o ha risposto.
core-score-part = { $what } { $n }
