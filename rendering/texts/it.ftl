# Scritte sulle immagini e loro testi alternativi.

draw-grimm-round = Round { $n }
draw-grimm-step-start = Comincia un nuovo round
draw-grimm-step-choose = Scegliete un luogo in segreto
draw-grimm-step-choose-last = La Regina Cattiva sceglie per ultima
draw-grimm-step-reveal-fables = Si scoprono le Favole
draw-grimm-step-reveal-gather = I porcellini si mettono in cammino
draw-grimm-step-before-collecting = Prima della raccolta
draw-grimm-step-collect = Raccolta
draw-grimm-step-end-of-gather = Fine della raccolta
draw-grimm-step-start-of-build = Si comincia a costruire
draw-grimm-step-build = È ora di costruire
draw-grimm-step-end-of-build = Si finisce di costruire
draw-grimm-step-cleanup = Si riordina
draw-grimm-step-over = Fine della partita

draw-grimm-when-start-of-round = A inizio round
draw-grimm-when-when-revealed = Quando si scopre
draw-grimm-when-after-gather-cards-revealed = Quando si vede dove va ognuno
draw-grimm-when-before-gather = Prima della raccolta
draw-grimm-when-after-gather = Fine della raccolta
draw-grimm-when-end-of-gather = Fine della raccolta
draw-grimm-when-next-round = Round successivo
draw-grimm-when-start-of-build = Prima di costruire
draw-grimm-when-build = Mentre si costruisce
draw-grimm-when-end-of-build = Dopo aver costruito
draw-grimm-when-your-build-turn = Nel tuo turno di costruzione
draw-grimm-when-special-action = Azione speciale
draw-grimm-when-on-gain = Quando si unisce a te
draw-grimm-when-discard = Si può scartare

draw-grimm-choose = Scegli tra queste
draw-grimm-no-friend = Nessun Amico
draw-grimm-no-fables = Nessuna Favola in mano
draw-grimm-no-fable = Nessuna Favola
draw-grimm-nowhere = Da nessuna parte
draw-grimm-alone = Da solo
draw-grimm-shared = Insieme a
draw-grimm-says-alone = «Sarò da solo»
draw-grimm-says-together = «Avrò compagnia»
draw-grimm-robbed = Ha derubato { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } luogo in meno
   *[other] { $n } luoghi in meno
}
draw-grimm-winner = Vince { $name }!
draw-grimm-standings = Classifica

draw-grimm-alt-round = Round { $n }: { $step }.
draw-grimm-alt-active = Costruisce { $seat }; { $n ->
    [one] { $n } azione rimasta
   *[other] { $n } azioni rimaste
}.
draw-grimm-alt-start = Comincia { $seat }.
draw-grimm-alt-waiting = In attesa: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = Gettoni primo costruttore liberi: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Qui: { $things }.
draw-grimm-alt-prince = Il Principe Reale ne ha presi { $n }.
draw-grimm-alt-built = Costruito: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Favola.
   *[other] { $n } Favole.
}
draw-grimm-alt-friend = Amico: { $friend }.
draw-grimm-alt-tokens = Primo costruttore: { $tokens }.
draw-grimm-alt-choose = Da scegliere: { $cards }.
draw-grimm-alt-offer = { $seat } decide su { $friend }.
draw-grimm-alt-hand = Le tue carte. Luoghi: { $places }. Favole: { $fables }. Amico: { $friend }.
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Posto { $n }: { $seat }.

## Per Northwood!

draw-northwood-visit = Visita { $n } di 8
draw-northwood-step-deal = Si dà una nuova mano
draw-northwood-step-fief = Quale feudo ora?
draw-northwood-step-invite = Chi ti accompagna?
draw-northwood-step-turn = Ascolta o chiedi aiuto
draw-northwood-step-respond = Si attende la tua risposta
draw-northwood-step-close = La visita finisce
draw-northwood-step-over = Il viaggio è finito
draw-northwood-step-out-of-reach = Fuori portata: continui?
draw-northwood-first-visit = Otto sovrani ti aspettano
draw-northwood-favourite = Preferito
draw-northwood-now = Solo ora
draw-northwood-statement = Discorso
draw-northwood-response = Risposta
draw-northwood-points = Punti
draw-northwood-deck = Mazzo
draw-northwood-discard = Scarti
draw-northwood-scored = Punti
draw-northwood-no-cards = Nessuna carta in mano
draw-northwood-cheer = Per Northwood!
draw-northwood-missed = La foresta aspetta
draw-northwood-so-far = Il viaggio finora

draw-northwood-alt-stars = Stelle: { $n }, al massimo { $best } possibili.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; seme preferito { $suit }; { $score } di { $fief } punti.
draw-northwood-alt-statement = Il sovrano dice { $card }.
draw-northwood-alt-scored = Ultimo dialogo: { $statement }, risposta { $response }: un punto.
draw-northwood-alt-no-point = Ultimo dialogo: { $statement }, risposta { $response }: nessun punto.
draw-northwood-alt-ready = Pronti: { $allies }.
draw-northwood-alt-exhausted = Esausti: { $allies }.
draw-northwood-alt-ruler = Feudo { $fief }: { $ruler }.
draw-northwood-alt-friend = Feudo { $fief }, amico: { $ruler }.
draw-northwood-alt-friendly = Amici: { $fiefs }.
draw-northwood-alt-lost = Perduti: { $fiefs }.
draw-northwood-alt-neutral = Non visitati: { $fiefs }.
draw-northwood-alt-deck = Mazzo { $n }, mano { $hand }.
draw-northwood-alt-score-top = In cima alla pila dei punti: { $card }.
draw-northwood-alt-discard = Scartate ({ $n }): { $cards }.
draw-northwood-alt-hand = La tua mano ({ $n }): { $cards }.
draw-northwood-alt-playable = Si possono giocare: { $cards }.
draw-northwood-alt-known = Note nel mazzo: { $cards }.
draw-northwood-alt-result = { $n ->
    [one] { $n } stella, { $medal }.
   *[other] { $n } stelle, { $medal }.
}
