northwood-name = Per Northwood!
northwood-tagline = Unisci il bosco da solo: otto sovrani, otto visite e in ognuna un punteggio esatto da centrare.

## Cose

northwood-suit = { $suit ->
    [claws] Zampe
    [flowers] Fiori
    [leaves] Foglie
   *[eyes] Occhi
}
northwood-card = { $suit ->
    [claws] 🐾 Zampe { $value }
    [flowers] 🌸 Fiori { $value }
    [leaves] 🍂 Foglie { $value }
   *[eyes] 👁️ Occhi { $value }
}
northwood-medal = { $medal ->
    [bronze] medaglia di bronzo
    [silver] medaglia d’argento
    [gold] medaglia d’oro
   *[none] nessuna medaglia
}
northwood-kind-character = Personaggio
northwood-total = { $n ->
    [one] { $n } stella
   *[other] { $n } stelle
}
northwood-score-stars = stelle
northwood-score-friends = feudi amici

## Personaggi

northwood-animal-claws-jack = Tasso
northwood-animal-claws-queen = Lince
northwood-animal-claws-king = Orso
northwood-animal-flowers-jack = Lepre
northwood-animal-flowers-queen = Cerva
northwood-animal-flowers-king = Cervo
northwood-animal-leaves-jack = Scoiattolo
northwood-animal-leaves-queen = Cuculo
northwood-animal-leaves-king = Castoro
northwood-animal-eyes-jack = Corvo
northwood-animal-eyes-queen = Civetta
northwood-animal-eyes-king = Aquila
northwood-animal-claws-jack-crown = Martora
northwood-animal-claws-queen-crown = Donnola
northwood-animal-claws-king-crown = Lupo
northwood-animal-flowers-jack-crown = Ghiro
northwood-animal-flowers-queen-crown = Riccio
northwood-animal-flowers-king-crown = Cinghiale
northwood-animal-leaves-jack-crown = Raganella
northwood-animal-leaves-queen-crown = Picchio
northwood-animal-leaves-king-crown = Gazza
northwood-animal-eyes-jack-crown = Pipistrello
northwood-animal-eyes-queen-crown = Falco
northwood-animal-eyes-king-crown = Airone

northwood-character-claws-jack = { northwood-animal-claws-jack }, fante di Zampe
northwood-character-claws-jack-text = Pesca finché hai otto carte in mano.
northwood-character-claws-queen = { northwood-animal-claws-queen }, regina di Zampe
northwood-character-claws-queen-text = Prendi in mano la prima carta di una o più pile: mazzo, scarti, punti.
northwood-character-claws-king = { northwood-animal-claws-king }, re di Zampe
northwood-character-claws-king-text = Tutte le carte del valore più alto della tua mano vanno nella pila dei punti.
northwood-character-flowers-jack = { northwood-animal-flowers-jack }, fante di Fiori
northwood-character-flowers-jack-text = Scarta tutte le tue carte del seme del sovrano visitato.
northwood-character-flowers-queen = { northwood-animal-flowers-queen }, regina di Fiori
northwood-character-flowers-queen-text = Metti coperta sul mazzo la carta in cima alla pila dei punti.
northwood-character-flowers-king = { northwood-animal-flowers-king }, re di Fiori
northwood-character-flowers-king-text = Scarta due carte i cui valori sommati danno esattamente 9.
northwood-character-leaves-jack = { northwood-animal-leaves-jack }, fante di Foglie
northwood-character-leaves-jack-text = Scambia il sovrano, e così il seme preferito, con quello di un feudo non visitato entro due posti.
northwood-character-leaves-queen = { northwood-animal-leaves-queen }, regina di Foglie
northwood-character-leaves-queen-text = Usa l’abilità del sovrano che stai visitando.
northwood-character-leaves-king = { northwood-animal-leaves-king }, re di Foglie
northwood-character-leaves-king-text = Guarda la prima carta del mazzo, poi scambiala con una carta della tua mano.
northwood-character-eyes-jack = { northwood-animal-eyes-jack }, fante di Occhi
northwood-character-eyes-jack-text = Pesca due carte, poi scartane due.
northwood-character-eyes-queen = { northwood-animal-eyes-queen }, regina di Occhi
northwood-character-eyes-queen-text = Guarda le prime tre carte del mazzo; restano nel loro ordine.
northwood-character-eyes-king = { northwood-animal-eyes-king }, re di Occhi
northwood-character-eyes-king-text = Nomina un seme e pesca due carte; poi scarta tutte le tue carte di quel seme.
northwood-character-claws-jack-crown = { northwood-animal-claws-jack-crown }, fante incoronato di Zampe
northwood-character-claws-jack-crown-text = Pesca una carta; poi puoi pescarne un’altra.
northwood-character-claws-queen-crown = { northwood-animal-claws-queen-crown }, regina incoronata di Zampe
northwood-character-claws-queen-crown-text = Sposta una carta di valore 1 o 2 dalla mano alla pila dei punti.
northwood-character-claws-king-crown = { northwood-animal-claws-king-crown }, re incoronato di Zampe
northwood-character-claws-king-crown-text = Scarta una o più carte, poi pescane altrettante.
northwood-character-flowers-jack-crown = { northwood-animal-flowers-jack-crown }, fante incoronato di Fiori
northwood-character-flowers-jack-crown-text = Scarta una carta a tua scelta.
northwood-character-flowers-queen-crown = { northwood-animal-flowers-queen-crown }, regina incoronata di Fiori
northwood-character-flowers-queen-crown-text = Metti due carte della tua mano sotto il mazzo.
northwood-character-flowers-king-crown = { northwood-animal-flowers-king-crown }, re incoronato di Fiori
northwood-character-flowers-king-crown-text = Sposta la carta in cima ai punti negli scarti.
northwood-character-leaves-jack-crown = { northwood-animal-leaves-jack-crown }, fante incoronato di Foglie
northwood-character-leaves-jack-crown-text = Nomina un seme: sarà il preferito nel prossimo dialogo.
northwood-character-leaves-queen-crown = { northwood-animal-leaves-queen-crown }, regina incoronata di Foglie
northwood-character-leaves-queen-crown-text = Raddrizza un altro alleato esausto.
northwood-character-leaves-king-crown = { northwood-animal-leaves-king-crown }, re incoronato di Foglie
northwood-character-leaves-king-crown-text = Scambia una carta della mano con la carta in cima agli scarti.
northwood-character-eyes-jack-crown = { northwood-animal-eyes-jack-crown }, fante incoronato di Occhi
northwood-character-eyes-jack-crown-text = Guarda la prima carta del mazzo: lasciala, prendila in mano o mettila sotto il mazzo.
northwood-character-eyes-queen-crown = { northwood-animal-eyes-queen-crown }, regina incoronata di Occhi
northwood-character-eyes-queen-crown-text = Guarda le prime tre carte del mazzo e prendine una; poi scarta una carta. Le altre due restano nel loro ordine.
northwood-character-eyes-king-crown = { northwood-animal-eyes-king-crown }, re incoronato di Occhi
northwood-character-eyes-king-crown-text = Nomina un seme e scopri carte del mazzo finché ne esce una di quel seme. Prendila e scarta le altre.

## Scenari e opzioni

northwood-scenario = { $n ->
    [0] Partita libera
   *[other] Scenario { $n }: { $id ->
        [first_steps] { northwood-option-scenario-first-steps }
        [bronze_road] { northwood-option-scenario-bronze-road }
        [silver_road] { northwood-option-scenario-silver-road }
        [edges_first] { northwood-option-scenario-edges-first }
        [inner_circle] { northwood-option-scenario-inner-circle }
        [outer_ring] { northwood-option-scenario-outer-ring }
        [queens_council] { northwood-option-scenario-queens-council }
        [kings_council] { northwood-option-scenario-kings-council }
        [new_friends] { northwood-option-scenario-new-friends }
        [left_to_right] { northwood-option-scenario-left-to-right }
        [right_to_left] { northwood-option-scenario-right-to-left }
        [lone_envoy] { northwood-option-scenario-lone-envoy }
        [no_strangers] { northwood-option-scenario-no-strangers }
        [long_talks] { northwood-option-scenario-long-talks }
        [everyone] { northwood-option-scenario-everyone }
       *[for_northwood] { northwood-option-scenario-for-northwood }
    }
}
northwood-scenario-free-text = Scegli tu i personaggi e la medaglia.
northwood-scenario-first-steps-text = Personaggi introduttivi. Ottieni 14 stelle.
northwood-scenario-bronze-road-text = Personaggi introduttivi. Ottieni 16 stelle.
northwood-scenario-silver-road-text = Personaggi introduttivi. Ottieni 18 stelle.
northwood-scenario-edges-first-text = Personaggi introduttivi. Conquista i feudi 0 e 7.
northwood-scenario-inner-circle-text = Personaggi introduttivi. Conquista i feudi 2, 3, 4 e 5.
northwood-scenario-outer-ring-text = Personaggi introduttivi. Conquista i feudi 0, 1, 6 e 7.
northwood-scenario-queens-council-text = Governano tutte e otto le regine. Ottieni 16 stelle.
northwood-scenario-kings-council-text = Governano tutti e otto i re. Ottieni 16 stelle.
northwood-scenario-new-friends-text = I tuoi alleati sono i fanti incoronati. Ottieni 16 stelle.
northwood-scenario-left-to-right-text = Personaggi introduttivi; visita i feudi in ordine, da 0 a 7. Ottieni 12 stelle.
northwood-scenario-right-to-left-text = Personaggi introduttivi; visita i feudi in ordine, da 7 a 0. Ottieni 13 stelle.
northwood-scenario-lone-envoy-text = Personaggi introduttivi; al massimo due abilità per visita. Ottieni 14 stelle.
northwood-scenario-no-strangers-text = Tutti i personaggi; non puoi invitare sovrani amici. Ottieni 16 stelle.
northwood-scenario-long-talks-text = Tutti i personaggi; ogni visita comincia con nove carte. Ottieni 18 stelle.
northwood-scenario-everyone-text = Tutti i personaggi. Ottieni 16 stelle.
northwood-scenario-for-northwood-text = Tutti i personaggi. Ottieni tutte le 20 stelle.
northwood-option-scenario = Scenario
northwood-option-scenario-first-steps = Primi passi
northwood-option-scenario-bronze-road = La via del bronzo
northwood-option-scenario-silver-road = La via dell’argento
northwood-option-scenario-edges-first = Prima i margini
northwood-option-scenario-inner-circle = Il cerchio interno
northwood-option-scenario-outer-ring = L’anello esterno
northwood-option-scenario-queens-council = Il consiglio delle regine
northwood-option-scenario-kings-council = Il consiglio dei re
northwood-option-scenario-new-friends = Nuovi amici
northwood-option-scenario-left-to-right = Da sinistra a destra
northwood-option-scenario-right-to-left = Da destra a sinistra
northwood-option-scenario-lone-envoy = L’inviato solitario
northwood-option-scenario-no-strangers = Niente estranei
northwood-option-scenario-long-talks = Lunghe chiacchiere
northwood-option-scenario-everyone = Tutti quanti
northwood-option-scenario-for-northwood = Per Northwood
northwood-option-characters = Personaggi
northwood-option-characters-intro = Quelli introduttivi
northwood-option-characters-intro-hint = I 12 con abilità semplici.
northwood-option-characters-full = Tutti e 24
northwood-option-characters-full-hint = Il caso decide quali 12 giocano.
northwood-option-level = Medaglia per vincere
northwood-option-level-bronze = Bronzo, 16 ★
northwood-option-level-silver = Argento, 18 ★
northwood-option-level-gold = Oro, 20 ★
northwood-option-pause = Pausa prima di ogni discorso
northwood-option-scenario-free = Partita libera
northwood-option-scenario-free-hint = { northwood-scenario-free-text }
northwood-option-scenario-first-steps-hint = { northwood-scenario-first-steps-text }
northwood-option-scenario-bronze-road-hint = { northwood-scenario-bronze-road-text }
northwood-option-scenario-silver-road-hint = { northwood-scenario-silver-road-text }
northwood-option-scenario-edges-first-hint = { northwood-scenario-edges-first-text }
northwood-option-scenario-inner-circle-hint = { northwood-scenario-inner-circle-text }
northwood-option-scenario-outer-ring-hint = { northwood-scenario-outer-ring-text }
northwood-option-scenario-queens-council-hint = { northwood-scenario-queens-council-text }
northwood-option-scenario-kings-council-hint = { northwood-scenario-kings-council-text }
northwood-option-scenario-new-friends-hint = { northwood-scenario-new-friends-text }
northwood-option-scenario-left-to-right-hint = { northwood-scenario-left-to-right-text }
northwood-option-scenario-right-to-left-hint = { northwood-scenario-right-to-left-text }
northwood-option-scenario-lone-envoy-hint = { northwood-scenario-lone-envoy-text }
northwood-option-scenario-no-strangers-hint = { northwood-scenario-no-strangers-text }
northwood-option-scenario-long-talks-hint = { northwood-scenario-long-talks-text }
northwood-option-scenario-everyone-hint = { northwood-scenario-everyone-text }
northwood-option-scenario-for-northwood-hint = { northwood-scenario-for-northwood-text }
northwood-option-pause-hint = Ti permette di annullare ogni risposta prima del discorso successivo.

## Domande

northwood-ask-fief = Quale feudo visiti con questa mano?
northwood-ask-fief-fief = Scegli un feudo …
northwood-ask-fief-or-stop = L’obiettivo è fuori portata; al massimo puoi arrivare a { $best } ★. Visiti un altro feudo o ti fermi qui?
northwood-ask-fief-or-stop-fief-or-stop = Scegli un feudo …
northwood-ask-stop-sure = { $n ->
    [one] Finire qui la partita con { $n } stella? Le visite rimaste non si giocheranno.
   *[other] Finire qui la partita con { $n } stelle? Le visite rimaste non si giocheranno.
}
northwood-ask-invite = Inviti un sovrano amico a questa visita? Dopo l’ospite lascia la partita, usato o no.
northwood-ask-invite-invite = Scegli un ospite …
northwood-ask-cover = Al posto di quale alleato viene { $guest }?
northwood-ask-cover-cover = Scegli un alleato …
northwood-ask-turn = Punti { $score }/{ $target } · seme preferito { $favourite }. Ascolti o usi prima un’abilità?
northwood-ask-turn-turn = Abilità e altro …
northwood-ask-listen = Punti { $score }/{ $target } · seme preferito { $favourite }. Ascolta il sovrano.
northwood-ask-listen-first = Punti { $score }/{ $target } · seme preferito { $favourite }. Prima ascolta: una sola abilità prima di ogni discorso.
northwood-ask-respond = Punti { $score }/{ $target } · seme preferito { $favourite }. Dice { $card }: cosa rispondi?
northwood-ask-spend-for-nothing = { $ally }: ora l’abilità non farebbe nulla. La usi lo stesso?
northwood-ask-take-tops = Da quali pile prendi la prima carta?
northwood-ask-score-order = In che ordine vanno queste carte nella pila dei punti? L’ultima resta in cima.
northwood-ask-discard = { $n ->
    [one] Scarta { $n } carta.
   *[other] Scarta { $n } carte.
}
northwood-ask-discard-nine = Scarta due carte che sommate danno 9.
northwood-ask-swap = Con quale feudo scambi il sovrano?
northwood-ask-swap-with-deck = Quale carta della mano scambi con la prima del mazzo?
northwood-ask-name-suit = Nomina un seme. Peschi due carte, poi scarti tutte le tue carte di quel seme.
northwood-ask-draw-another = Peschi un’altra carta?
northwood-ask-score-low = Quale carta va nella pila dei punti?
northwood-ask-discard-one = Quale carta scarti?
northwood-ask-under-first = Quale carta va per prima sotto il mazzo?
northwood-ask-under-second = Quale carta va per seconda, proprio in fondo?
northwood-ask-theme = Quale seme sarà il preferito nel prossimo dialogo?
northwood-ask-ready-again = Quale alleato raddrizzi?
northwood-ask-ready-again-ready-again = Scegli un alleato …
northwood-ask-swap-with-discard = Quale carta della mano scambi con quella in cima agli scarti?
northwood-ask-discard-any = Quali carte scarti? Ne pescherai altrettante.
northwood-ask-top-card = Che cosa fai con la prima carta del mazzo?
northwood-ask-take-seen = Quale di queste carte prendi?
northwood-ask-dig-suit = Quale seme cerchi?
northwood-secretly-respond = Si sta scegliendo la risposta al sovrano.

northwood-group-listen = Ascoltare
northwood-group-allies = Alleati
northwood-group-fiefs = Feudi
northwood-group-stop = Smettere
northwood-turn-listen = Ascolta
northwood-turn-listen-to-end = Ascolta fino alla fine
northwood-invite-nobody = Nessuno
northwood-fief-or-stop-stop = Fermati qui
northwood-top-card-leave = Lasciala
northwood-top-card-take = Prendila
northwood-top-card-under = Sotto il mazzo
northwood-take-tops-deck = Mazzo
northwood-take-tops-discard = Scarti
northwood-take-tops-score = Punti
northwood-fief-option = Feudo { $fief } ({ $stars } ★)

northwood-hint-ruler = { $ruler } ({ $suit }). { $rule }
northwood-response-scores = { $card } (+1)
northwood-hint-listen-to-end = Non usi altre abilità in questa visita.
northwood-hint-nothing-now = Ora non farebbe nulla. { $rule }
northwood-hint-copies = Abilità del sovrano: { $copied }
northwood-refused-not-nine = Queste due fanno { $sum }; devono fare esattamente 9.

## Quello che ora non si offre, e perché

northwood-why-not-exhausted = Già usato: ogni alleato agisce una volta per visita.
northwood-why-not-acted = Una sola abilità prima di ogni discorso; prima ascolta.
northwood-why-not-limit = { $n ->
    [one] Questo scenario permette un’abilità per visita e l’hai già usata.
   *[other] Questo scenario permette { $n } abilità per visita e le hai già usate.
}
northwood-why-not-covered = Un ospite sostituisce questo alleato in questa visita.
northwood-why-not-follow = Hai { $suit }: devi rispondere con quel seme.
northwood-why-not-visited = Già visitato.
northwood-why-not-upwards = In questo scenario visiti i feudi in ordine, da 0 a 7.
northwood-why-not-downwards = In questo scenario visiti i feudi in ordine, da 7 a 0.
northwood-why-not-in-reach = Solo quando l’obiettivo è fuori portata; puoi ancora raggiungerlo.
northwood-why-not-stranger = Non è ancora un amico.
northwood-why-not-far = A più di { $n } feudi di distanza.
northwood-why-not-empty = Questa pila è vuota.
northwood-why-not-ready = È già disponibile.
northwood-why-not-nine = Nessun’altra carta in mano fa { $n } con questa.
northwood-why-not-low = Solo carte di valore 1 o 2.
northwood-why-not-only-card = È l’unica carta del mazzo.

## Cronaca

northwood-log-visit = Visita { $n }
northwood-log-drew = { $n ->
    [0] L’inviato non pesca nessuna carta.
    [one] L’inviato pesca { $n } carta.
   *[other] L’inviato pesca { $n } carte.
}
northwood-log-drew-cards = Hai pescato { $cards }.
northwood-log-visits = L’inviato va al feudo { $fief }: { $ruler }.
northwood-log-stopped = L’inviato torna a casa.
northwood-log-invited = Al posto di { $ally }, in questa visita: { $guest }.
northwood-log-ability = Abilità usata: { $ally }.
northwood-log-nothing = Non ha fatto nulla.
northwood-log-listen-to-end = L’inviato non usa altre abilità in questa visita.
northwood-log-statement = Parla { $ruler }: { $card }.
northwood-log-answered = { $card } non batte { $statement }.
northwood-log-answered-scored = { $card } batte { $statement }. Punti: { $n }.
northwood-log-response = Risposta { $card }: niente punto.
northwood-log-response-scored = La risposta { $card } fa punto: siamo a { $n }.
northwood-log-friend = Esattamente { $n }: ora è dei tuoi { $ruler }. Per Northwood!
northwood-log-failed = { $n } invece di { $target }: il feudo { $fief } è perso e si allontana { $ruler }.
northwood-log-over = { $n ->
    [one] Tutti i feudi visitati: { $n } stella.
   *[other] Tutti i feudi visitati: { $n } stelle.
}
northwood-log-discarded = { $n ->
    [0] Nulla da scartare.
   *[other] Negli scarti: { $cards }.
}
northwood-log-looked = { $n ->
    [one] L’inviato guarda la prima carta del mazzo.
   *[other] L’inviato guarda le prime { $n } carte del mazzo.
}
northwood-log-saw-cards = { $n ->
    [one] Hai visto { $cards }.
   *[other] Hai visto, dall’alto: { $cards }.
}
northwood-log-score-to-deck = { $card } passa dai punti alla cima del mazzo.
northwood-log-score-to-discard = { $card } passa dai punti agli scarti.
northwood-log-swapped = Scambio di sovrani: qui { $ruler }; nel feudo { $fief } l’altro.
northwood-log-copied = Copia l’abilità di { $ruler }.
northwood-log-swapped-with-deck = L’inviato scambia una carta della mano con la prima del mazzo.
northwood-log-you-put-on-deck = Hai messo { $cards } in cima al mazzo.
northwood-log-named = Seme nominato: { $suit }.
northwood-log-took = L’inviato prende { $cards }.
northwood-log-scored-by-ability = Nei punti: { $cards }.
northwood-log-put-under = L’inviato mette una carta della mano sotto il mazzo.
northwood-log-you-put-under = Hai messo { $cards } sotto il mazzo.
northwood-log-put-under-top = L’inviato mette la prima carta sotto il mazzo.
northwood-log-left-top = L’inviato lascia la prima carta sul mazzo.
northwood-log-took-seen = L’inviato prende una di queste carte.
northwood-log-you-took = Hai preso { $cards }.
northwood-log-theme = Nel prossimo dialogo il seme preferito è { $suit }.
northwood-log-ready-again = Di nuovo disponibile: { $ally }.
northwood-log-turned-up = Scoperte e scartate: { $cards }.

northwood-result-won = { $stars } ★, { $medal }: obiettivo raggiunto.
northwood-result-lost = { $stars } ★, { $medal }: obiettivo mancato.
northwood-result-stopped = { $stars } ★, { $medal }: partita chiusa prima dell’ultima visita.

## Il tavolo a parole

northwood-goal-stars = { $scenario }. Obiettivo: { $stars } stelle.
northwood-goal-fiefs = { $scenario }. Obiettivo: conquista i feudi { $fiefs }.
northwood-board-title-goal = Obiettivo
northwood-board-title-fiefs = Feudi
northwood-board-title-allies = Alleati
northwood-board-title-visit = La visita
northwood-board-title-hand = La tua mano
northwood-board-stars = Stelle: { $stars }; al massimo { $best }.
northwood-board-fief-neutral-ruler = Feudo { $fief } ({ $stars } ★): { $ruler }, seme preferito { $suit }. { $rule }
northwood-board-fief-visited = Feudo { $fief } ({ $stars } ★), in visita: { $ruler }, seme preferito { $suit }. { $rule }
northwood-board-fief-friendly-ruler = Feudo { $fief } ({ $stars } ★), amico; { $ruler }, seme preferito { $suit }, si può invitare. { $rule }
northwood-board-fief-friendly-home = Feudo { $fief } ({ $stars } ★), amico; { $ruler }, seme preferito { $suit }.
northwood-board-fief-friendly = Feudo { $fief } ({ $stars } ★), amico; il suo sovrano è partito.
northwood-board-fief-lost = Feudo { $fief } ({ $stars } ★), perso.
northwood-board-ally-ready = Alleato disponibile: { $ally }. { $rule }
northwood-board-ally-exhausted = Alleato esausto: { $ally }. { $rule }
northwood-board-guest-ready = Ospite al posto di { $covered }, disponibile: { $ally }. { $rule }
northwood-board-guest-exhausted = Ospite al posto di { $covered }, esausto: { $ally }. { $rule }
northwood-board-visit = Visita al feudo { $fief }. Punti: { $score } su { $fief }; seme preferito { $favourite }.
northwood-board-used = { $acted ->
    [0] Abilità usate in questa visita: { $n } su { $limit }.
   *[other] Abilità usate in questa visita: { $n } su { $limit }. Una è appena stata usata; ora arriva il discorso.
}
northwood-board-acted = È appena stata usata un’abilità; ora arriva il discorso.
northwood-board-quiet = In questa visita non si usano altre abilità.
northwood-board-past = Visite passate: { $items }.
northwood-board-past-visit = { $won ->
    [0] feudo { $fief } (punti: { $score }), perso
   *[other] feudo { $fief } (punti: { $score }), conquistato
}
northwood-board-dialogue = { $scored ->
    [0] Dialogo { $n }: { $answer } in risposta a { $statement }.
   *[other] Dialogo { $n }: { $answer } in risposta a { $statement }, punto.
}
northwood-board-theme = Un’abilità ha fissato il seme preferito del prossimo dialogo: { $suit }.
northwood-board-statement = Il sovrano ha detto { $card }.
northwood-board-score-pile = { $n ->
    [0] Pila dei punti: vuota.
   *[other] Pila dei punti ({ $n }), la cima per ultima: { $cards }.
}
northwood-board-discard-pile = { $n ->
    [0] Scarti: nessuno.
   *[other] Scarti ({ $n }), la cima per ultima: { $cards }.
}
northwood-board-deck = { $n ->
    [one] Mazzo: { $n } carta.
   *[other] Mazzo: { $n } carte.
}
northwood-board-known = Carta nota del mazzo, la numero { $place } dalla cima: { $card }.
northwood-board-hand = Mano ({ $n }): { $cards }.
northwood-board-hand-size = { $n ->
    [one] Mano: { $n } carta.
   *[other] Mano: { $n } carte.
}

## Consigli

northwood-why-fief = Questa mano rende di più nel feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}): la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-fief-with = Questa mano rende di più nel feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}): con l’abilità di { $ally }, la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-invite = Senza abilità, la probabilità di finire con esattamente { $target } è circa { $before }%; con la sola abilità di { $guest }, circa { $percent }%.
northwood-why-nobody = Senza abilità, la probabilità di finire con esattamente { $target } è circa { $percent }%. Nessun ospite la alzerebbe abbastanza: tienili per le prossime visite.
northwood-why-nobody-last = Senza abilità, la probabilità di finire con esattamente { $target } è circa { $percent }%. Nessun ospite la alzerebbe di molto.
northwood-why-cover = In questa visita l’abilità che aiuterebbe meno è quella di { $ally }.
northwood-why-ability = { $ally }, alza la probabilità di finire con esattamente { $target } da circa { $before }% a circa { $percent }%.
northwood-why-listen = La probabilità di finire con esattamente { $target } è circa { $percent }%. Nessuna abilità la alza abbastanza ora: tienile per dopo.
northwood-why-last = La probabilità di finire con esattamente { $target } è circa { $percent }%. Nessuna abilità può più alzarla.
northwood-why-only-listen = Ora puoi solo ascoltare. La probabilità di finire con esattamente { $target } è circa { $percent }%.
northwood-why-score = { $card } fa punto; { $percent ->
    [100] poi è certo che finisci esattamente a { $target }.
   *[other] poi la probabilità di finire esattamente a { $target } è circa { $percent }%.
}
northwood-why-lose = { $card } non fa punto; { $percent ->
    [100] poi è certo che finisci esattamente a { $target }.
   *[other] poi la probabilità di finire esattamente a { $target } è circa { $percent }%.
}
northwood-why-choice = { $percent ->
    [100] Così è certo che finisci esattamente a { $target }.
   *[other] Così la probabilità di finire esattamente a { $target } è circa { $percent }%.
}
northwood-why-second = { $why } Seconda scelta: { $option } (circa { $percent }%).
northwood-why-equal = { $why } Altrettanto buono: { $option }.
northwood-why-unaided = { $why } Le abilità ancora pronte possono alzare la probabilità.
northwood-why-later = La probabilità di finire con esattamente { $target } è circa { $before }%. { $ally }, la alzerebbe a circa { $percent }%: troppo poco per usare già ora quell’abilità.
northwood-why-certain = È certo che finisci con esattamente { $target }: ascolta e basta.
northwood-why-least = Il feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}) è dove questa mano ti costa meno: la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-least-with = Il feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}) è dove questa mano ti costa meno: con l’abilità di { $ally }, la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-only = Ora puoi visitare solo il feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}): la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-only-with = Ora puoi visitare solo il feudo { $fief } ({ $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}): con l’abilità di { $ally }, la probabilità di finire esattamente a { $fief } è circa { $percent }%; con una mano media { $usual }%.
northwood-why-second-fief = { $why } Seconda scelta: feudo { $fief } (circa { $percent }%; con una mano media { $usual }%).
northwood-why-beyond = { $why } L’obiettivo è fuori portata, ma le visite rimaste possono ancora portare stelle.
northwood-why-needed = { $why } Il tuo obiettivo richiede questo feudo.
northwood-why-spared = { $why } { $n ->
    [one] Il feudo { $fiefs }, che il tuo obiettivo richiede, aspetta una mano migliore.
   *[other] I feudi { $fiefs }, che il tuo obiettivo richiede, aspettano una mano migliore.
}
northwood-why-even = Con l’abilità di { $ally }, la probabilità di finire con esattamente { $target } è circa { $percent }%, senza abilità circa { $before }%.
northwood-why-again = { $ally }, ti fa usare un’altra volta l’abilità di un altro alleato dopo il prossimo dialogo. Usata subito, alzerebbe la probabilità di finire con esattamente { $target } da circa { $before }% a circa { $percent }%.
northwood-why-ready-again = Puoi usare di nuovo questo alleato dopo il prossimo dialogo. Usata subito, la sua abilità porterebbe la probabilità di finire con esattamente { $target } a circa { $percent }%.
northwood-why-still = La probabilità di finire con esattamente { $target } è circa { $before }%. { $ally }, la alzerebbe a circa { $percent }%, e quell’abilità puoi usarla anche dopo.
northwood-why-lost = In questa visita ormai niente può portarti a esattamente { $target }.
northwood-why-only-score = { $card } è l’unica carta che puoi giocare. Fa punto; { $percent ->
    [100] poi è certo che finisci esattamente a { $target }.
   *[other] poi la probabilità di finire esattamente a { $target } è circa { $percent }%.
}
northwood-why-only-lose = { $card } è l’unica carta che puoi giocare. Non fa punto; { $percent ->
    [100] poi è certo che finisci esattamente a { $target }.
   *[other] poi la probabilità di finire esattamente a { $target } è circa { $percent }%.
}
northwood-why-better = { $why } Forse meglio: { $option } (circa { $percent }%).
northwood-why-any = Qui non fa differenza.
northwood-why-play-on = Le visite rimaste possono ancora portare stelle.
northwood-why-save = Ora non servirebbe a nulla; tienila per un momento migliore.
northwood-why-save-last = Ora non servirebbe a nulla, e la visita finisce con il prossimo dialogo.

## Regole per argomento

northwood-rules-aim-title = Scopo
northwood-rules-aim = Attraversi il bosco per conquistare i suoi otto sovrani. Ogni feudo ha un obiettivo da 0 a 7: fai esattamente quei punti nella tua unica visita e il suo sovrano ti sarà amico. I feudi amici valgono 4, 3, 2, 1, 1, 2, 3, 4 stelle, dal feudo 0 al feudo 7. Il bronzo chiede 16 stelle, l’argento 18, l’oro tutte e 20.
northwood-rules-visit-title = Una visita
northwood-rules-visit = Hai otto carte in mano e scegli un feudo che non hai visitato. Poi puoi mettere sovrani amici sopra i tuoi alleati: in questa visita usi le abilità di questi ospiti. Dopo lasciano la partita, usati o no. La visita finisce appena, dopo un dialogo o un’abilità, la mano o il mazzo è vuoto; mai prima. Poi si mescolano tutte le 32 carte e peschi una nuova mano.
northwood-rules-dialogue-title = Dialoghi
northwood-rules-dialogue = La prima carta del mazzo è il discorso del sovrano. Rispondi nello stesso seme se puoi; altrimenti con qualsiasi carta. Fai un punto con una carta più alta di quel seme. Fa punto anche una carta del seme preferito, che è quello del sovrano, se il discorso è di un altro seme. Le carte che fanno punto vanno nella pila dei punti, le altre negli scarti. Entrambe si possono guardare, ma l’ordine resta.
northwood-rules-abilities-title = Abilità
northwood-rules-abilities = Prima di ogni discorso puoi girare un alleato e usare la sua abilità; ogni alleato serve una volta per visita. Se l’abilità può fare qualcosa, deve farlo, per quanto bastano le carte. Il gioco ti avvisa quando non succederebbe nulla.
northwood-rules-end-title = Fine
northwood-rules-end = Dopo l’ottava visita conti le stelle dei feudi amici, anche se i loro sovrani non ci sono più. Quando l’obiettivo è fuori portata puoi fermarti all’inizio di una visita, o continuare per le stelle.
northwood-rules-set-up-title = Preparazione e scenari
northwood-rules-set-up = Nelle prime partite i tuoi alleati sono i quattro fanti senza corona, e le regine e i re senza corona governano i feudi. Con tutti i personaggi, i 24 si scoprono uno alla volta: il primo di ogni seme diventa alleato, il secondo e il terzo prendono il prossimo feudo libero da sinistra, gli altri tornano nella scatola. Sedici scenari cambiano i personaggi, l’obiettivo o una regola. Gli scenari e le abilità dei personaggi incoronati sono nostri.

# Che cosa si viene a sapere, in cifre: carte secondo il mazzo
northwood-pool-dialogue = { $n ->
    [one] una carta
   *[other] { $n } carte
}
