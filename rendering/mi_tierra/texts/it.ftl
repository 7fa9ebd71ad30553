# Scritte sulle immagini di Mi Tierra e loro testi alternativi.

draw-mi-tierra-round = Round { $n } di { $most }
draw-mi-tierra-last-round = Ultimo round ({ $n })
draw-mi-tierra-over = Fine della partita
draw-mi-tierra-step-season = Comincia un nuovo round
draw-mi-tierra-step-wages = Paghe
draw-mi-tierra-step-markets = Nuovi mercati
draw-mi-tierra-step-place = Si mettono i lavoratori
draw-mi-tierra-step-areas = Le aree al lavoro
draw-mi-tierra-step-farms = Le fattorie al lavoro
draw-mi-tierra-step-contest = Gara
draw-mi-tierra-step-prizes = Premi
draw-mi-tierra-step-market = Mercato ufficiale
draw-mi-tierra-step-black = Mercato nero
draw-mi-tierra-step-end = Fine del round
draw-mi-tierra-area-square = Piazza
draw-mi-tierra-area-wine-mill = Vino e macina
draw-mi-tierra-area-sheep-farm = Pecore
draw-mi-tierra-area-cattle-farm = Mucche
draw-mi-tierra-area-crops = Semi
draw-mi-tierra-area-animal-industry = Prodotti
draw-mi-tierra-area-clock-tower = Torre
draw-mi-tierra-area-clothing = Vestiario
draw-mi-tierra-area-official-market = Mercato
draw-mi-tierra-area-order-table = Ordine di gioco
draw-mi-tierra-black-market = Mercato nero
draw-mi-tierra-wages = Paghe
draw-mi-tierra-at-home = A casa
draw-mi-tierra-no-goods = Il magazzino è vuoto
draw-mi-tierra-own-cards = Le tue carte
draw-mi-tierra-no-cards = Ancora nessuna
draw-mi-tierra-water = Acqua libera
draw-mi-tierra-cards = Sviluppo
draw-mi-tierra-sales = Potresti vendere
draw-mi-tierra-no-sales = Niente per ora
draw-mi-tierra-next-cards = Prossime carte
draw-mi-tierra-contest = Concorso di bellezza
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nessuno ha ancora presentato niente
draw-mi-tierra-to-come = in arrivo
draw-mi-tierra-points = { $n ->
    [one] punto
   *[other] punti
}
draw-mi-tierra-prize-contest = { $normal ->
    [0] ${ $money } e { $base } risorsa base
   *[other] ${ $money }, e { $normal ->
        [one] 1 risorsa
       *[other] { $normal } risorse
    } oppure { $base } risorse base
}
draw-mi-tierra-prize-rodeo = ${ $money }{ $cows ->
    [0] { "" }
   *[other] { $choice ->
        [0] { " e una mucca" }
       *[other] , una mucca e un altro animale
    }
}
draw-mi-tierra-spent = speso
draw-mi-tierra-start-and-spent = denaro iniziale meno spese
draw-mi-tierra-winner = Vince { $name }!
draw-mi-tierra-shared-victory = Vittoria condivisa!
draw-mi-tierra-standings = Entrate finora
draw-mi-tierra-look-board = La plancia e cosa potrei vendere
draw-mi-tierra-look-farm = La fattoria di { $seat }

draw-mi-tierra-most = max { $n }
draw-mi-tierra-closing = chiude
draw-mi-tierra-you-get = Ricavi
draw-mi-tierra-first-units = { $n ->
    [one] Prima: +$1
   *[other] Prime { $n }: +$1
}
draw-mi-tierra-you-pay = Paghi
draw-mi-tierra-gives-used-up = Non ce ne sono più
draw-mi-tierra-gives-nobody-idle = Nessuno da assumere
draw-mi-tierra-gives-no-round = Non seguono altri round
draw-mi-tierra-gives-forest = Recinti: { $two } da 2, { $three } da 3
draw-mi-tierra-gives-sheep-farm = Da 1 a 3 pecore
draw-mi-tierra-gives-square = Assumi un lavoratore
draw-mi-tierra-gives-crops = Mele, grano o uva
draw-mi-tierra-gives-cattle-farm = 1 o 2 mucche
draw-mi-tierra-gives-hen-house = Da 1 a 3 polli
draw-mi-tierra-gives-animal-industry = { $n ->
    [0] Ora niente per te
   *[other] Ora { $goods }
}
draw-mi-tierra-gives-water-mill = 1 o 2 cubetti d’acqua
draw-mi-tierra-gives-clock-tower = Cavalli o prossime carte
draw-mi-tierra-gives-oven = 1 latte, 2 uova: una torta
draw-mi-tierra-gives-development = { $cards }
draw-mi-tierra-gives-wine-mill = 3 grano o 3 uva
draw-mi-tierra-gives-clothing = 3 lana: un abito
draw-mi-tierra-gives-podium = Concorso d’inverno
draw-mi-tierra-gives-arena = Rodeo d’estate
draw-mi-tierra-gives-official-market = { $n ->
    [0] Ora niente da vendere
   *[other] Vendita migliore: ${ $n }
}
draw-mi-tierra-gives-order-table = Prossimo round: posto { $n }
draw-mi-tierra-alt-place = { $area }: { $gives }.

draw-mi-tierra-alt-round = Round { $n } di { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } mette un lavoratore.
draw-mi-tierra-alt-in-force = In vigore: { $card }.
draw-mi-tierra-alt-last-round = Questo è l’ultimo round.
draw-mi-tierra-alt-changed = { $ahead ->
    [0] Un attimo fa { $who }: { $what }.
   *[other] Con questa risposta, { $who }: { $what }.
}
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
draw-mi-tierra-alt-working = Lavoratori nella fattoria: { $places }.
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
draw-mi-tierra-alt-entry = { $who } presenta { $animals }: { $n ->
    [one] un punto
   *[other] { $n } punti
}.
draw-mi-tierra-alt-rank = { $n }º posto: { $who } con ${ $money }, da { $sources }{ $spent ->
    [-1] { "" }
   *[other] , meno ${ $spent } spesi
}.
draw-mi-tierra-alt-standing = { $who } con ${ $money }, da { $sources }{ $spent ->
    [-1] { "" }
   *[other] , meno ${ $spent } spesi
}.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, alla capanna { $home }.
draw-mi-tierra-alt-markets = Mercati: { $cards }.
draw-mi-tierra-alt-all-closing = In chiusura: { $cards }.
draw-mi-tierra-alt-known = Conosci le prossime carte: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (livello { $level })
draw-mi-tierra-alt-to-come = Deve ancora presentare: { $who }.
draw-mi-tierra-alt-prize = Premio { $n }: { $prize }.
draw-mi-tierra-alt-first-units = { $n ->
    [one] La prima unità che vendi frutta $1 in più.
   *[other] Le prime { $n } unità che vendi fruttano $1 in più ciascuna.
}
