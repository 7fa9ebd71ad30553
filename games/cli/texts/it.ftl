cli-you = tu
cli-seat = posto { $seat }

cli-verify-unreadable = Il file non si può leggere: { $why }
cli-verify-format = Questo programma non conosce questa registrazione: legge il formato { $known } e il file dice { $found }.
cli-verify-misfit = { $place }: { $why }
cli-verify-changed = { $place } è stato cambiato: non corrisponde alla sua somma di controllo.
cli-verify-fingerprint-wrong = fingerprint: non è l’impronta di questa registrazione.
cli-verify-seal-wrong = secret, commitment: questo segreto non produce questo sigillo.
cli-verify-seed-wrong = seed: il segreto e i clic di chi si è seduto non danno questa chiave.
cli-verify-order-wrong = { $place } è fuori ordine.
cli-verify-epoch-wrong = { $place }: il punto di partenza non continua dove finiscono i sorteggi precedenti.
cli-verify-draw-wrong = { $place }: il sorteggio { $n } di «{ $label }» non è quello che dà la chiave.
cli-verify-count-wrong = { $place }: questo è il sorteggio { $n } di «{ $label }», ma qui tocca al numero { $want }.
cli-verify-no-draws = Questo tavolo è più vecchio della registrazione dei sorteggi: si possono controllare il sigillo e la chiave, non i sorteggi.
cli-verify-late-draws = I sorteggi prima del segmento { $n } non sono stati conservati in modo controllabile; quelli da lì in poi sono controllati.
cli-verify-good-seal = Il sigillo è autentico. Il messaggio della sala d’attesa deve aver mostrato: { $seal }
cli-verify-good-day = La mano del { $day } è stata giocata con la chiave sigillata.
cli-verify-good-seed = La chiave è nata dal segreto sigillato e { $n ->
    [one] dall’unico clic
   *[other] dai { $n } clic
} di chi si è seduto e ha iniziato la partita.
cli-verify-good-draws = { $n ->
    [0] Non è stato sorteggiato niente.
    [one] L’unico sorteggio è quello che dà la chiave.
   *[other] Tutti i { $n } sorteggi sono quelli che dà la chiave; nessuno manca o è stato ripetuto.
}
cli-verify-fingerprint = Nel file non è cambiato niente se «Sorteggio onesto», sul messaggio finale del tavolo, mostra questa impronta: { $what }
cli-verify-bad = Perciò questa registrazione non dimostra niente.
