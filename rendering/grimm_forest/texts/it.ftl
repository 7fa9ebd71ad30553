# Scritte sulle immagini di The Grimm Forest e loro testi alternativi.

draw-grimm-round = Round { $n }
draw-grimm-step-start = Comincia un nuovo round
draw-grimm-step-choose = Scelta segreta del luogo
draw-grimm-step-choose-last = La Regina Cattiva sceglie per ultima
draw-grimm-step-reveal-fables = Si rivelano le Favole
draw-grimm-step-reveal-gather = I maialini si mettono in cammino
draw-grimm-step-before-collecting = Prima della raccolta
draw-grimm-step-collect = Raccolta
draw-grimm-step-end-of-gather = Fine della raccolta
draw-grimm-step-start-of-build = Si comincia a costruire
draw-grimm-step-build = È ora di costruire
draw-grimm-step-end-of-build = Si finisce di costruire
draw-grimm-step-cleanup = Si riordina
draw-grimm-step-over = Fine della partita

draw-grimm-choose = Scegli tra queste
draw-grimm-no-friend = Nessun Amico
draw-grimm-no-fables = Nessuna Favola in mano
draw-grimm-no-fable = Nessuna Favola
draw-grimm-hidden-fable = Una Favola coperta
draw-grimm-nowhere = Da nessuna parte
draw-grimm-alone = Da solo
draw-grimm-shared = Con
draw-grimm-says-alone = «Da solo»
draw-grimm-says-together = «In compagnia»
draw-grimm-robbed = Ha derubato { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } luogo in meno
   *[other] { $n } luoghi in meno
}
draw-grimm-winner = Vince { $name }!
draw-grimm-shared-victory = Vittoria condivisa!
draw-grimm-standings = Classifica

draw-grimm-alt-round = Round { $n }: { $step }.
draw-grimm-alt-active = Costruisce { $seat }; { $n ->
    [one] { $n } azione rimasta
   *[other] { $n } azioni rimaste
}.
draw-grimm-alt-changed = { $ahead ->
    [0] Appena successo: { $changes }.
   *[other] Con questa risposta: { $changes }.
}
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = ha costruito { $section }
draw-grimm-alt-change-lost = ha perso { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Favola
   *[other] { $n } Favole
}
draw-grimm-alt-start = Comincia { $seat }.
draw-grimm-alt-waiting = In attesa: { $card } ({ $seat }).
draw-grimm-alt-acts = Questo round: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = Segnalini Primo Costruttore liberi: { $tokens ->
    [niente] nessuno
   *[other] { $tokens }
}.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Qui: { $things }.
draw-grimm-alt-prince = Risorse prese dal Principe Reale: { $n }.
draw-grimm-alt-built = Costruito: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Favola.
   *[other] { $n } Favole.
}
draw-grimm-look-friends = Amici
draw-grimm-alt-friend-of = { $seat } ha come Amico { $friend }.
draw-grimm-alt-friendless = { $seat } non ha nessun Amico.
draw-grimm-alt-friend = Amico: { $friend }.
draw-grimm-alt-tokens = Primo Costruttore: { $tokens }.
draw-grimm-alt-choose = Da scegliere: { $cards }.
draw-grimm-alt-chosen = Hai scelto: { $what }. Nessun altro lo vede ancora.
draw-grimm-alt-offer = { $seat } decide chi riceve questo Amico: { $friend }.
draw-grimm-alt-hand = Le tue carte. Luoghi: { $places }. Favole: { $fables }. Amico: { $friend }.
draw-grimm-alt-put = { $card } → { $place }
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Posto { $n }: { $seat }.
draw-grimm-look-board = La plancia
draw-grimm-look-reveal = Chi è andato dove
draw-grimm-houses = Case
draw-grimm-prince = Il Principe prende { $n }
draw-grimm-prince-narrow = Prende { $n }
draw-grimm-part-floor = Pavimento
draw-grimm-part-walls = Pareti
draw-grimm-part-roof = Tetto
