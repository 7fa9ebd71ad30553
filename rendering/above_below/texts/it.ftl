### The pictures of Above and Below in Italian.

draw-above-below-round = Round { $n }/{ $most }
draw-above-below-step-round = Comincia un round
draw-above-below-step-turn = I villaggi lavorano
draw-above-below-step-read = Si legge una pagina
draw-above-below-step-lanterns = I dadi sono caduti
draw-above-below-step-result = Fine di un’esplorazione
draw-above-below-step-spoils = Fine di un’esplorazione
draw-above-below-step-dusk = Scende la notte
draw-above-below-step-night = Tutti riposano
draw-above-below-step-dawn = Il mattino
draw-above-below-step-last-goods = Prima del conteggio
draw-above-below-step-over = Fine
draw-above-below-caves-left = Carte caverna: { $n }
draw-above-below-look-board = Il tavolo
draw-above-below-look-exploration = L’esplorazione
draw-above-below-look-quests = Le missioni
draw-above-below-quest-open = Aperta
draw-above-below-place-river = Sul fiume
draw-above-below-place-lake = Al lago
draw-above-below-place-chimney = Nel camino
draw-above-below-place-fungus-wood = Nel bosco dei funghi
draw-above-below-place-crystal-hall = Nella sala di cristallo
draw-above-below-place-ruin = Nella rovina
draw-above-below-place-mine = Nella miniera
draw-above-below-place-burrow = Nella tana
draw-above-below-place-bone-field = Nel campo d’ossa
draw-above-below-place-archive = Nell’archivio
draw-above-below-place-market = Al mercato
draw-above-below-place-deep-dark = Nel buio profondo
draw-above-below-place-desert-labyrinth = Nel Labirinto Desertico
draw-above-below-place-underforest = Nella Sottoselva
draw-above-below-winner = Vittoria di { $name }!
draw-above-below-shared-victory = Vittoria condivisa!
draw-above-below-standings = La classifica
draw-above-below-alt-round = Round { $n } di { $most }: { $step }.
draw-above-below-alt-active = È il turno di { $who }.
draw-above-below-alt-now = Poco fa, { $who }: { $changes }.
draw-above-below-alt-change = { $what } { $n }
draw-above-below-alt-new = nuovo: { $buildings }
draw-above-below-alt-village = { $who }: { $coins }, reputazione { $reputation }, punti { $points }, edifici { $buildings }; pronti: { $ready ->
    [niente] nessuno
   *[other] { $ready }
}; tracciato: { $track }; a portata di mano: { $goods }.
draw-above-below-alt-offer = In offerta: { $buildings }.
draw-above-below-alt-hire = Si possono addestrare: { $villagers }.
draw-above-below-alt-buildings = Edifici: { $buildings }.
draw-above-below-alt-resting = Stanchi o feriti: { $villagers }.
draw-above-below-alt-states = { $villager }: { $states }.
draw-above-below-alt-caves = Caverne vuote: { $n }.
draw-above-below-alt-party = { $who } esplora con { $villagers }. { $place }.
draw-above-below-alt-choice = Scelta: { $choice }. Lanterne: { $n }.
draw-above-below-alt-dice = Dadi: { $dice }.
draw-above-below-alt-success = È un successo.
draw-above-below-alt-failure = È un insuccesso.
draw-above-below-alt-rank = { $n }. { $who }, punti: { $points } ({ $parts }).
