# Scritte sulle immagini di Mi Tierra e loro testi alternativi.

draw-mi-tierra-round = Round { $n } di { $most }
draw-mi-tierra-last-round = Ultimo round ({ $n })
draw-mi-tierra-over = Fine della partita
draw-mi-tierra-step-season = Comincia un nuovo round
draw-mi-tierra-step-wages = Paghe
draw-mi-tierra-step-markets = Nuovi mercati
draw-mi-tierra-step-place = Si piazzano i lavoratori
draw-mi-tierra-step-areas = Le aree al lavoro
draw-mi-tierra-step-farms = Le fattorie al lavoro
draw-mi-tierra-step-contest = Gara
draw-mi-tierra-step-prizes = Premi
draw-mi-tierra-step-market = Mercato ufficiale
draw-mi-tierra-step-black = Mercato nero
draw-mi-tierra-step-end = Fine del round
draw-mi-tierra-area-square = Piazza
draw-mi-tierra-area-wine-mill = Vino e farina
draw-mi-tierra-area-order-table = Ordine di gioco
draw-mi-tierra-black-market = Mercato nero
draw-mi-tierra-wages = Paghe
draw-mi-tierra-water = Acqua
draw-mi-tierra-cards = Sviluppo
draw-mi-tierra-sales = Potresti vendere
draw-mi-tierra-next-cards = Prossime carte
draw-mi-tierra-arriving = In arrivo
draw-mi-tierra-contest = Concorso di bellezza
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nessuno ha ancora presentato niente
draw-mi-tierra-or = o
draw-mi-tierra-animal = un animale
draw-mi-tierra-winner = Vince { $name }!
draw-mi-tierra-shared-victory = Vittoria condivisa!
draw-mi-tierra-standings = Entrate finora
draw-mi-tierra-look-board = La plancia e cosa potrei vendere
draw-mi-tierra-look-farm = La fattoria di { $seat }

draw-mi-tierra-alt-round = Round { $n } di { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } piazza un lavoratore.
draw-mi-tierra-alt-in-force = In vigore: { $card }.
draw-mi-tierra-alt-last-round = Questo è l’ultimo round.
draw-mi-tierra-alt-changed = Un attimo fa { $who }: { $what }.
draw-mi-tierra-alt-turned = Nuovi mercati: { $cards }.
draw-mi-tierra-alt-money = { $sign }${ $n }
draw-mi-tierra-alt-ware = { $sign }{ $ware }
draw-mi-tierra-alt-area = { $area }: { $who }.
draw-mi-tierra-alt-market = { $card }: { $line }.
draw-mi-tierra-alt-closing = In chiusura: { $card }: { $line }.
draw-mi-tierra-alt-black = Al mercato nero: { $who }.
draw-mi-tierra-alt-plans = Carte sviluppo: { $cards }.
draw-mi-tierra-alt-goods = Risorse: { $goods }.
draw-mi-tierra-alt-fields = Campi: { $fields }.
draw-mi-tierra-alt-pens = Recinti: { $pens }.
draw-mi-tierra-alt-cards = Carte sviluppo proprie: { $cards }.
draw-mi-tierra-alt-working = Al lavoro: { $places }.
draw-mi-tierra-alt-sale = { $card } ${ $n }
draw-mi-tierra-alt-sales = Vendite migliori: { $sales }.
draw-mi-tierra-alt-contest = Round { $n }: { $title }.
draw-mi-tierra-alt-flowers = { $n ->
    [one] Un evento permanente finora.
   *[other] { $n } eventi permanenti finora.
}
draw-mi-tierra-alt-player = { $who }: ${ $n }, { $home ->
    [one] un lavoratore
   *[other] { $home } lavoratori
} alla capanna, { $farm } in fattoria{ $passed ->
    [1] , ha passato
   *[0] { "" }
}.
draw-mi-tierra-alt-water = { $n ->
    [one] Un cubetto d’acqua
   *[other] { $n } cubetti d’acqua
}, { $kept } accanto alla fattoria.
draw-mi-tierra-alt-entry = { $who } presenta { $animals }: { $n ->
    [one] un punto
   *[other] { $n } punti
}.
draw-mi-tierra-alt-rank = { $n }º posto: { $who } con ${ $money }, da { $sources }.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, alla capanna { $home }.
draw-mi-tierra-alt-markets = Mercati: { $cards }.
draw-mi-tierra-alt-all-closing = In chiusura: { $cards }.
draw-mi-tierra-alt-known = Conosci le prossime carte: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (livello { $level })
