### The pictures of Above and Below in Italian.

draw-above-below-round = Round { $n }/{ $most }
draw-above-below-step-round = Comincia un round
draw-above-below-step-turn = I villaggi lavorano
draw-above-below-step-read = Si legge una pagina
draw-above-below-step-lanterns = Si tirano i dadi
draw-above-below-step-result = Fine di un’esplorazione
draw-above-below-step-spoils = Fine di un’esplorazione
draw-above-below-step-dusk = Scende la notte
draw-above-below-step-night = Tutti riposano
draw-above-below-step-dawn = Il mattino
draw-above-below-step-last-goods = Prima del conteggio
draw-above-below-step-over = Fine
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
draw-above-below-alt-first = { $who } ha la carta del primo giocatore.
draw-above-below-alt-now = { $ahead ->
    [0] Poco fa, { $who }: { $changes }.
   *[other] Con questa risposta, { $who }: { $changes }.
}
draw-above-below-alt-change = { $what } { $n }
draw-above-below-alt-new = nuovo: { $buildings }
draw-above-below-alt-village = { $who }: { $coins }, reputazione { $reputation }, punti { $points }, edifici { $buildings }; pronti: { $ready }; tracciato: { $track }; a portata di mano: { $goods }.
draw-above-below-alt-nobody = nessuno
draw-above-below-alt-offer = In offerta: { $buildings }.
draw-above-below-alt-hire = Si possono addestrare: { $villagers }.
draw-above-below-alt-buildings = Edifici: { $buildings }.
draw-above-below-alt-zone = { $zone }: { $villagers }.
draw-above-below-alt-night = Rendita { $income }, letti { $beds }.
draw-above-below-alt-with = { $building } ({ $goods })
draw-above-below-alt-states = { $villager }: { $states }.
draw-above-below-alt-caves = Caverne vuote: { $n }.
draw-above-below-alt-party = { $who } esplora con { $villagers }. { $place }.
draw-above-below-alt-choice = Scelta: { $choice }.
draw-above-below-alt-lanterns = Lanterne: { $n }.
draw-above-below-alt-dice = Dadi: { $dice }.
draw-above-below-alt-success = È un successo{ $n ->
    [0] .
   *[other] : si raggiunge { $n }.
}
draw-above-below-alt-failure = È un insuccesso.
draw-above-below-alt-rank = { $n }. { $who }, punti: { $points } ({ $parts }).
draw-above-below-alt-tie = In caso di parità, { $who }: { $parts }.
draw-above-below-income = Rendita
draw-above-below-reputation = Reputazione
draw-above-below-beds = Letti
draw-above-below-points = Punti
draw-above-below-builds = costruisce
draw-above-below-trains = addestra
draw-above-below-on-sale = in vendita
draw-above-below-quests = Missioni
draw-above-below-track = Tracciato dei progressi: punti per merce, rendita
draw-above-below-empty-cave = caverna vuota
draw-above-below-zone-ready = Pronti
draw-above-below-zone-exploring = In caverna
draw-above-below-zone-exhausted = Stanchi
draw-above-below-zone-injured = Feriti
draw-above-below-tool = Attrezzo
draw-above-below-first = Inizia:
draw-above-below-caves = caverne
draw-above-below-buildings = Edifici
draw-above-below-price = Prezzo
draw-above-below-points-with = Punti che darebbe ora
draw-above-below-mean = { $whole },{ $tenth }
draw-above-below-dice = Lanterne con un dado da 1 a 6, e in media (Ø)
draw-above-below-nothing-on-sale = niente in vendita
draw-above-below-look-offer = Case e avamposti in offerta
draw-above-below-look-specials = Case chiave e case stella
draw-above-below-look-hire = Abitanti da addestrare
draw-above-below-look-market = Che cosa è in vendita
draw-above-below-look-party = I tuoi abitanti e i loro dadi
draw-above-below-look-village = Il villaggio di { $seat }
draw-above-below-alt-building = { $building }: { $hint }.
draw-above-below-alt-newcomer = { $villager }, prezzo { $n }: { $hint }.
draw-above-below-alt-nothing-on-sale = Niente è in vendita.
draw-above-below-total = Totale
draw-above-below-ties = In caso di parità
draw-above-below-sum = Lanterne
draw-above-below-symbol-coin-on-build = { $n ->
    [one] { $n } moneta per edificio comprato
   *[other] { $n } monete per edificio comprato
}
draw-above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } moneta per esplorazione riuscita
   *[other] { $n } monete per esplorazione riuscita
}
draw-above-below-symbol-income-per-good = tracciato: rendita +{ $n } per { $kind }
draw-above-below-symbol-gain-reputation = reputazione +{ $n }
draw-above-below-builds-plus = costruisce per 1 moneta in meno
draw-above-below-trains-plus = addestra per 1 moneta in meno
draw-above-below-alt-building-now = { $building }: { $hint }; ora +{ $points }.
draw-above-below-turn = Turno:
