cli-welcome = { $game } – ti chiami { $name }.
cli-others = { $n ->
    [one] Con te gioca un’IA: { $names }.
   *[other] Con te giocano queste IA: { $names }.
}
cli-help-hint = Scrivi il numero di un’opzione o il suo nome. Con ? vedi i tasti, con q smetti.
cli-keys =
    b tutto il tavolo (b 2: la seconda parte; b Bruno: ciò che è di Bruno) · o di nuovo le opzioni · w perché manca qualcosa · l che cosa è successo
    r regole (r 2: il secondo argomento) · c NOME una carta · h consiglio · u annulla · q smetti
    Più d’una: 1 3. Quantità: 1=2 3=1, o solo il numero se la cosa è una sola. p1, p2: risposte proposte.
cli-nothing = niente
cli-only = C’è una sola opzione: { $answer }.
cli-instead = Si può invece: { $answer }
cli-confirm = Invio: fai così. Altro: scegli di nuovo>
cli-taken-back = Annullato.
cli-bye = Alla prossima.
cli-no-hint = Questo gioco non dà consigli.
cli-nothing-missing = Qui non manca niente.
cli-not-on-board = Sul tavolo non c’è niente che si chiami «{ $word }».
cli-which-card = Nessuna carta si chiama così. Scrivi c e una parte del nome.
cli-unclear = «{ $word }» non è fra le opzioni; scrivi un numero da 1 a { $n }. Con ? vedi i tasti.
cli-unclear-amount = «{ $word }»: di’ di che cosa e quanto, per esempio { $example }.
cli-prompt-one = { $least ->
    [0] Una o nessuna (1–{ $n }, Invio: nessuna)
   *[other] Scegli (1–{ $n })
}
cli-prompt-exactly = Scegline { $n } (per esempio { $example })
cli-prompt-range = { $least ->
    [0] Scegline al massimo { $most } (Invio: nessuna)
   *[other] Scegline da { $least } a { $most }
}
cli-prompt-order = Tutte in ordine (per esempio { $example })
cli-prompt-count = { $least ->
    [0] Quante? (0–{ $most }, Invio: nessuna)
   *[other] Quante? ({ $least }–{ $most })
}
cli-prompt-amounts = { $least ->
    [0] Quanto di ogni cosa, al massimo { $most } in tutto (per esempio { $example }, Invio: niente)
   *[other] Quanto di ogni cosa, da { $least } a { $most } in tutto (per esempio { $example })
}
cli-place = { $place }. { $who }: { $scores }
cli-item = { $item }
cli-gone = non più: { $items }
cli-as-before = { $n ->
    [0] Come prima da { $first } in poi.
   *[other] Come prima da { $first } in poi, ma senza { $gone }.
}
cli-as-before-again = { $n ->
    [0] Come prima da { $first } in poi, e di nuovo con { $back }.
   *[other] Come prima da { $first } in poi, ma senza { $gone } e di nuovo con { $back }.
}
cli-all = { $n ->
    [0] Tutte da { $first } in poi.
   *[other] Tutte da { $first } in poi, tranne { $gone }.
}

cli-verify-missing = Qui non c’è nessun file con questo nome.
cli-verify-no-record = Questa non è la registrazione di un tavolo. La dà «Salva la registrazione» in «Rivedi», o «Sorteggio onesto» sotto la classifica finale: il suo nome finisce in .json.
cli-verify-unreadable = Il file non si può leggere: { $why }
cli-verify-format = Questo programma non conosce questa registrazione: legge i formati { $known } e il file dice { $found }.
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
cli-verify-given = Non tutta la preparazione è stata sorteggiata: alla registrazione è stato dato { $what }.
cli-verify-checkpoint = Dal segmento { $n } la registrazione continua da una posizione salvata in essa, perché sono cambiate le regole (versione { $version }). Non può mostrare se è la posizione che è stata giocata.
cli-verify-rules = Se alla fine mancano dei sorteggi, lo sanno solo le regole: il comando `replay FILE` rigioca la partita.
cli-verify-good-seal = Il sigillo è autentico. Il messaggio della sala deve aver mostrato: { $seal }
cli-verify-good-seal-begun = Il sigillo è autentico. La cronaca del tavolo deve cominciare con le sue prime cifre: { $seal }
cli-verify-good-seal-day = Il sigillo è autentico. Quel giorno la mano del giorno deve aver mostrato: { $seal }
cli-verify-good-day = La mano del { $day } è stata giocata con la chiave sigillata.
cli-verify-good-seed = La chiave è nata dal segreto sigillato{ $n ->
    [0] .
    [one] {" "}e dall’unico clic di chi si è seduto e ha iniziato la partita.
   *[other] {" "}e dai { $n } clic di chi si è seduto e ha iniziato la partita.
}
cli-verify-good-draws = { $n ->
    [0] Non è stato sorteggiato niente.
    [one] L’unico sorteggio è quello che dà la chiave.
   *[other] Tutti i { $n } sorteggi sono quelli che dà la chiave e nessuno è stato ripetuto.
}
cli-verify-taken-back = { $n ->
    [one] Una volta qualcosa è stato annullato, con il consenso di chi era coinvolto.
   *[other] { $n } volte qualcosa è stato annullato, con il consenso di chi era coinvolto.
}
cli-verify-fingerprint = Nel file non è cambiato niente se «Sorteggio onesto», sul messaggio finale del tavolo, mostra questa impronta: { $what }
cli-verify-bad = Perciò questa registrazione non dimostra niente.
