core-language = Deutsch
    .unread = Noch von niemandem mit Deutsch als Muttersprache gelesen
core-nothing = nichts
core-yes = Ja
core-no = Nein
core-refused-not-offered = Das steht nicht zur Auswahl.
core-refused-twice = Du hast zweimal dasselbe gewählt.
core-refused-order-all = Bringe alle { $n } in eine Reihenfolge.
core-refused-not-a-number = Gib ganze Zahlen ab 0 ein.
core-refused-too-many-of = { $most ->
    [0] Davon gibt es nichts zu nehmen.
   *[other] Davon gibt es höchstens { $most }.
}
core-refused-too-few = { $least ->
    [one] Wähle mindestens eins; gewählt hast du { $given }.
   *[other] Wähle mindestens { $least }; gewählt hast du { $given }.
}
core-refused-too-many = { $most ->
    [0] Hier kann nichts gewählt werden.
    [one] Wähle nur eins.
   *[other] Wähle höchstens { $most }.
}
core-refused-not-asked = Du hast gerade nichts zu entscheiden.
core-refused-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen lässt.
core-refused-undo-barrier = Das lässt sich nicht mehr zurücknehmen: Seitdem hat jemand etwas erfahren oder geantwortet.
core-score-part = { $what } { $n }
