# Scritte sulle immagini di Per Northwood! e loro testi alternativi.

draw-northwood-visit = Visita { $n } di 8
draw-northwood-step-deal = Si dà una nuova mano
draw-northwood-step-fief = Quale feudo ora?
draw-northwood-step-invite = Chi ti accompagna?
draw-northwood-step-turn = Ascolta o chiedi aiuto
draw-northwood-step-acted = Abilità usata
draw-northwood-step-respond = Scegli la risposta
draw-northwood-step-close = La visita finisce
draw-northwood-step-over = Il viaggio è finito
draw-northwood-step-out-of-reach = Fuori portata: continui?
draw-northwood-favourite = Preferito
draw-northwood-now = Solo ora
draw-northwood-statement = Discorso
draw-northwood-response = Risposta
draw-northwood-points = Punti / meta
draw-northwood-deck = Mazzo
draw-northwood-discard = Scarti
draw-northwood-scored = Vinte
draw-northwood-no-cards = Nessuna carta in mano
draw-northwood-cheer = Per Northwood!
draw-northwood-missed = Alla prossima
draw-northwood-so-far = Il viaggio finora
draw-northwood-goal-stars = Obiettivo: { $n } stelle
draw-northwood-goal-fiefs = Obiettivo: feudi { $fiefs }

draw-northwood-alt-stars = Stelle: { $n }; al massimo { $best }.
draw-northwood-alt-visit = Feudo { $fief }, { $ruler }; seme preferito { $suit }. Punti: { $score } su { $fief }.
draw-northwood-alt-statement = Il sovrano dice { $card }.
draw-northwood-alt-scored = Ultimo dialogo: { $statement }, risposta { $response }: un punto.
draw-northwood-alt-no-point = Ultimo dialogo: { $statement }, risposta { $response }: nessun punto.
draw-northwood-alt-just-scored = Appena nella pila dei punti: { $cards }.
draw-northwood-alt-just-friendly = Il feudo { $fief } è appena diventato amico.
draw-northwood-alt-just-lost = Il feudo { $fief } è appena andato perso.
draw-northwood-alt-ready = Pronti: { $allies }.
draw-northwood-alt-exhausted = Esausti: { $allies }.
draw-northwood-alt-guest = { $guest } (al posto di { $ally })
draw-northwood-alt-ruler = Feudo { $fief }: { $ruler }.
draw-northwood-alt-friend = Feudo { $fief }, amico: { $ruler }.
draw-northwood-alt-friendly = Feudi amici: n. { $fiefs }.
draw-northwood-alt-lost = Feudi persi: n. { $fiefs }.
draw-northwood-alt-neutral = Feudi non visitati: n. { $fiefs }.
draw-northwood-alt-deck = Mazzo { $n }, mano { $hand }.
draw-northwood-alt-scored-cards = Nella pila dei punti ({ $n }): { $cards }.
draw-northwood-alt-score-top = In cima alla pila dei punti: { $card }.
draw-northwood-alt-discard = Scartate ({ $n }): { $cards }.
draw-northwood-alt-hand = La tua mano ({ $n }): { $cards }.
draw-northwood-alt-playable = Puoi giocare: { $cards }.
draw-northwood-alt-known = Note nel mazzo (numero dalla cima): { $cards }.
draw-northwood-alt-known-at = { $card } ({ $place })
draw-northwood-alt-result = { $n ->
    [one] { $n } stella, { $medal }.
   *[other] { $n } stelle, { $medal }.
}
draw-northwood-look-board = La plancia
draw-northwood-look-guests = Gli ospiti e le loro abilità
draw-northwood-look-allies = Gli alleati e le loro abilità
draw-northwood-look-rulers = I sovrani e le loro abilità
draw-northwood-people-guests = Chi può accompagnarti
draw-northwood-people-rulers = I sovrani
draw-northwood-people-allies = I tuoi alleati
draw-northwood-alt-person = { $who }: { $rule }
draw-northwood-alt-person-in-fief = { $fief }: { $who }: { $rule }
