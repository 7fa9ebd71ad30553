### Mi Tierra in Italian, with the terms of the rulebook. Keys stay as they are once published: stored log lines name them.
### { $who } is a player; { $goods } is a list such as "2 mele e 1 lana".

mi-tierra-name = Mi Tierra
mi-tierra-tagline = Semina, alleva, inforna e contratta per quattro stagioni, e quando arriva l’estate cavalca per il premio.
mi-tierra-total = ${ $n }
mi-tierra-score-money = Denaro
mi-tierra-score-left = Rimasti dopo lo scambio finale
mi-tierra-reason-money = Vince chi ha più denaro: ${ $n }.
mi-tierra-reason-left = Parità a ${ $n }; decide quello che è rimasto dopo lo scambio finale.
mi-tierra-reason-shared = Parità in tutto (${ $n }): la vittoria è condivisa.
mi-tierra-option-more-players = Cinque o sei giocatori
mi-tierra-option-more-players-hint = Aggiunta nostra. Da cinque in su: denaro iniziale $9 e $10, uno spazio in più nelle aree produttive.
mi-tierra-button-hand = La mia fattoria
mi-tierra-button-more = Lavoratori assunti
mi-tierra-kind-market = Mercato
mi-tierra-kind-event = Evento
mi-tierra-kind-plan = Carta sviluppo
mi-tierra-kind-area = Area

## Words

mi-tierra-label = { CAPITAL($what) }
mi-tierra-season = { $season ->
    [spring] primavera
    [summer] estate
    [autumn] autunno
   *[winter] inverno
}
mi-tierra-field = campo { $place }
mi-tierra-pen = recinto { $place }
mi-tierra-between = tra i campi { $one } e { $other }
mi-tierra-in-pen = nel recinto { $place }
mi-tierra-die-white = dado bianco
mi-tierra-die-green = dado verde
mi-tierra-price = { $ware } ${ $n }
mi-tierra-market-line = Compra { $prices }; { $n ->
    [one] una unità
   *[other] fino a { $n } unità
}{ $leaves ->
    [1] { "" }; va via dopo il prossimo round
    [2] { "" }; va via dopo questo round
   *[0] { "" }
}
mi-tierra-pen-site = posto { $place }: libero
mi-tierra-pen-wheat = grano
mi-tierra-pen-water = acqua
mi-tierra-pen-trainer = un addestratore
mi-tierra-pen-level = livello { $n }
mi-tierra-pen-line = recinto { $place } (capacità { $n }): { $items ->
    [niente] vuoto
   *[other] { $items }
}
mi-tierra-size = Capacità { $n }

mi-tierra-ware-apple = { $n ->
    [one] { $n } mela
   *[other] { $n } mele
}
mi-tierra-ware-wheat = { $n } grano
mi-tierra-ware-grape = { $n } uva
mi-tierra-ware-meat = { $n } carne
mi-tierra-ware-egg = { $n ->
    [one] { $n } uovo
   *[other] { $n } uova
}
mi-tierra-ware-wool = { $n } lana
mi-tierra-ware-milk = { $n } latte
mi-tierra-ware-flour = { $n ->
    [one] { $n } sacco di farina
   *[other] { $n } sacchi di farina
}
mi-tierra-ware-wine = { $n ->
    [one] { $n } botte di vino
   *[other] { $n } botti di vino
}
mi-tierra-ware-cake = { $n ->
    [one] { $n } torta
   *[other] { $n } torte
}
mi-tierra-ware-clothes = { $n ->
    [one] { $n } abito
   *[other] { $n } abiti
}
mi-tierra-ware-sheep = { $n ->
    [one] { $n } pecora
   *[other] { $n } pecore
}
mi-tierra-ware-cow = { $n ->
    [one] { $n } mucca
   *[other] { $n } mucche
}
mi-tierra-ware-chicken = { $n ->
    [one] { $n } pollo
   *[other] { $n } polli
}
mi-tierra-ware-horse = { $n ->
    [one] { $n } cavallo
   *[other] { $n } cavalli
}
mi-tierra-name-apple = mele
mi-tierra-name-wheat = grano
mi-tierra-name-grape = uva
mi-tierra-name-meat = carne
mi-tierra-name-egg = uova
mi-tierra-name-wool = lana
mi-tierra-name-milk = latte
mi-tierra-name-flour = farina
mi-tierra-name-wine = vino
mi-tierra-name-cake = torte
mi-tierra-name-clothes = abiti
mi-tierra-name-sheep = pecore
mi-tierra-name-cow = mucche
mi-tierra-name-chicken = polli
mi-tierra-name-horse = cavalli

## Areas

mi-tierra-area-forest = bosco
mi-tierra-area-forest-text = Tira il dado verde: un recinto da 2 o da 3. Con due lavoratori scegli.
mi-tierra-area-sheep-farm = allevamento ovino
mi-tierra-area-sheep-farm-text = Tira il dado bianco: da 1 a 3 pecore. Se non ci stanno tutte, quelle in più danno { $n } carne in tutto.
mi-tierra-area-square = piazza dei disoccupati
mi-tierra-area-square-text = Assumi uno dei tuoi due lavoratori disoccupati per i round che seguono.
mi-tierra-area-crops = rivendita di semi
mi-tierra-area-crops-text = Dado bianco: 1 = mele, 2 = grano, 3 = uva, da piantare subito. Con due lavoratori scegli.
mi-tierra-area-cattle-farm = allevamento bovino
mi-tierra-area-cattle-farm-text = Tira il dado verde: 1 o 2 mucche. Se non ci stanno tutte, quelle in più danno { $n } carne in tutto.
mi-tierra-area-hen-house = pollaio
mi-tierra-area-hen-house-text = Tira il dado bianco: da 1 a 3 polli. Se non ci stanno tutti, quelli in più danno { $n } carne in tutto.
mi-tierra-area-animal-industry = prodotti animali
mi-tierra-area-animal-industry-text = ${ $n } in tutto: lana con 2 pecore, uova con 2 polli, latte con 1 mucca; il doppio con 6, 6 e 3.
mi-tierra-area-water-mill = mulino ad acqua
mi-tierra-area-water-mill-text = Dado verde: 1 o 2 cubetti d’acqua, tra i campi o in un recinto.
mi-tierra-area-clock-tower = torre dell’orologio
mi-tierra-area-clock-tower-text = Tira per 1 o 2 cavalli, o guarda le prossime quattro carte mercato (da solo le riordini).
mi-tierra-area-oven = forno
mi-tierra-area-oven-text = 1 latte, 2 uova e ${ $n } fanno una torta, che alla fine vale $49.
mi-tierra-area-development = sviluppo
mi-tierra-area-development-text = In ordine di turno: paghi $1 per ogni carta che il lavoratore tocca e ne prendi una.
mi-tierra-area-development-at = sviluppo, { $side }
mi-tierra-side-top = in alto
mi-tierra-side-left = a sinistra
mi-tierra-side-centre = al centro
mi-tierra-side-bottom = in basso
mi-tierra-side-right = a destra
mi-tierra-area-wine-mill = vinicola e macinazione
mi-tierra-area-wine-mill-text = ${ $n } per entrambi: 3 grano danno farina, 3 uva danno vino.
mi-tierra-area-clothing = industria vestiario
mi-tierra-area-clothing-text = 3 lana e ${ $n } fanno un abito, che alla fine vale $47.
mi-tierra-area-podium = podio
mi-tierra-area-podium-text = Concorso d’inverno: ogni lavoratore presenta pecore, mucche o polli di una razza e di un livello.
mi-tierra-area-arena = arena
mi-tierra-area-arena-text = Rodeo d’estate: ogni lavoratore presenta un cavallo.
mi-tierra-area-official-market = mercato ufficiale
mi-tierra-area-official-market-text = Vendi a una carta per volta, in ordine di arrivo; o passa al mercato nero.
mi-tierra-area-order-table = tabella ordine di gioco
mi-tierra-area-order-table-text = Nel prossimo round giochi per primo, secondo l’ordine di arrivo qui.

## Questions

mi-tierra-ask-place = { $n ->
    [one] Dove metti il tuo ultimo lavoratore?
   *[other] Dove metti un lavoratore?
}
mi-tierra-ask-place-place = Scegli un posto per un lavoratore …
mi-tierra-ask-staff = Quanti lavoratori restituisci al prossimo mantenimento?
mi-tierra-ask-move-water = { $n ->
    [one] Dove va il tuo cubetto d’acqua?
   *[other] Dove vanno i tuoi { $n } cubetti d’acqua?
} In catena dalla casa; il resto rimane accanto alla fattoria.
mi-tierra-ask-move-water-channels = Tra i campi …
mi-tierra-ask-move-water-pens = Nei recinti …
mi-tierra-ask-house = { $n ->
    [one] Arriva { $animals }.
   *[other] Arrivano { $animals }.
} In quale recinto sta ogni animale? Senza recinto se ne va; se non c’è posto per tutti, ricevi carne.
mi-tierra-ask-house-pen1 = Recinto 1: com’è, oppure …
mi-tierra-ask-house-pen2 = Recinto 2: com’è, oppure …
mi-tierra-ask-house-pen3 = Recinto 3: com’è, oppure …
mi-tierra-ask-move-animals = Dove stanno gli animali d’ora in poi? Senza recinto se ne vanno.
mi-tierra-ask-move-animals-pen1 = Recinto 1: com’è, oppure …
mi-tierra-ask-move-animals-pen2 = Recinto 2: com’è, oppure …
mi-tierra-ask-move-animals-pen3 = Recinto 3: com’è, oppure …
mi-tierra-ask-give-up-pen = Tutti i tuoi posti sono occupati. Rinunci a un recinto, con tutto ciò che contiene, per fare posto a un altro?
mi-tierra-give-up-pen-none = Li tengo tutti
mi-tierra-ask-pen-size = Due lavoratori nel bosco: quale recinto prendi?
mi-tierra-ask-plant = { $crop ->
    [apple] Mele: dove le pianti?
    [wheat] Grano: dove lo pianti? In un recinto occupa il posto di un animale.
   *[grape] Uva: dove la pianti?
}
mi-tierra-ask-give-up-field = Tutti i tuoi campi sono coltivati. Rinunci a uno prima di { $n ->
    [one] tirare il dado
   *[other] scegliere la coltivazione
}?
mi-tierra-give-up-field-none = Li tengo tutti
mi-tierra-ask-give-up = A che cosa rinunci? Le coltivazioni tornano nella riserva, i recinti con tutto ciò che contengono.
mi-tierra-give-up-none = Tengo tutto
mi-tierra-give-up-wheat = Il grano del recinto { $place }
mi-tierra-ask-crop = Due lavoratori alla rivendita di semi: quale coltivazione prendi?
mi-tierra-ask-make = { $area ->
    [oven] Forno
    [clothing] Industria vestiario
   *[animal_industry] Prodotti animali
}: paghi ${ $n } per avere { $goods }?
mi-tierra-ask-mill = Industria vinicola e di macinazione: che cosa produci per ${ $n }?
mi-tierra-mill-both = Farina e vino
mi-tierra-mill-none = Niente
mi-tierra-ask-water = Dove metti un cubetto d’acqua? { $n ->
    [one] È l’ultimo.
   *[other] Te ne restano { $n } da mettere.
}
mi-tierra-water-keep = Accanto alla fattoria
mi-tierra-ask-tower = Torre dell’orologio: che cosa fai?
mi-tierra-tower-look = Guarda le carte mercato
mi-tierra-tower-horses = Tira per i cavalli
mi-tierra-ask-reorder = Sulla torre non c’è nessun altro. In quale ordine arrivano queste carte? La prima sta in cima.
mi-tierra-ask-plan = Quale carta sviluppo compri per ${ $n }?
mi-tierra-plan-none = Nessuna
mi-tierra-plan-at = { $card } { $corner ->
    [tl] ↖
    [tr] ↗
    [bl] ↙
   *[br] ↘
}
mi-tierra-ask-give-up-plan = Una fattoria tiene tre carte sviluppo. A quale rinunci?
mi-tierra-ask-roll-again = { $card }: è uscito { $n }. Ritiri? Vale il secondo risultato.
mi-tierra-ask-lose-crops = { $card }: { $n ->
    [one] quale unità restituisci?
   *[other] quali { $n } unità restituisci?
}
mi-tierra-ask-foot-rot = Zoppina: restituisci un animale o paghi ${ $n }?
mi-tierra-foot-rot-pay = Pago ${ $n }
mi-tierra-ask-enter-contest = Concorso di bellezza: quali animali, di una razza e un livello, presenta questo lavoratore?
mi-tierra-ask-enter-rodeo = Rodeo: quale cavallo presenta questo lavoratore? Può anche non presentarne.
mi-tierra-ask-prize-goods = Il tuo premio: { $n ->
    [0] una risorsa base
    [one] una risorsa, o { $most } risorse base
   *[other] { $n } risorse, o { $most } risorse base
}. Risorse base sono carne, mele, grano e uva.
mi-tierra-ask-prize-animal = Hai vinto il rodeo! Quale animale prendi oltre alla mucca?
mi-tierra-ask-market = Mercato ufficiale: a quale carta vendi?
mi-tierra-ask-market-none = Mercato ufficiale: nessuna carta compra ciò che hai. Dove va questo lavoratore?
mi-tierra-ask-after-sale = Al mercato non è rimasto nessun altro. Dove va ora questo lavoratore?
mi-tierra-ask-sale = { $card }: che cosa vendi? { $most ->
    [one] Una unità.
   *[other] Al massimo { $most } unità.
}
mi-tierra-ask-black-market = Mercato nero: vendi quanto vuoi{ $most ->
    [0] { "" }
    [one] { " " }e compra un’unità
   *[other] { " " }e compra fino a { $most } unità
}.
mi-tierra-ask-black-market-sell = Vendi …
mi-tierra-ask-black-market-buy = Compra …
mi-tierra-ask-black-market-buy-animals = Compra animali …

## Options

mi-tierra-pair = { $area }, in due
mi-tierra-place-pass = Passa
mi-tierra-place-pass-hint = In questo round non metti altri lavoratori
mi-tierra-group-land = Terra, animali
mi-tierra-group-village = Merci, gente
mi-tierra-group-market = Mercato, fattoria
mi-tierra-group-first = altro
mi-tierra-group-official = Mercati ufficiali
mi-tierra-group-closing = Mercati in chiusura
mi-tierra-group-away = Andare via
mi-tierra-anytime-move-water = Sposta l’acqua
mi-tierra-anytime-move-water-hint = Solo prima del tuo primo lavoratore del round
mi-tierra-anytime-move-animals = Sposta gli animali
mi-tierra-anytime-move-animals-hint = Solo prima del tuo primo lavoratore del round
mi-tierra-anytime-give-up = Rinuncia a qualcosa
mi-tierra-anytime-give-up-hint = Una coltivazione o un recinto, per fare posto; solo prima del tuo primo lavoratore del round
mi-tierra-anytime-let-go = Restituisci un lavoratore
mi-tierra-anytime-let-go-hint = Va via al prossimo mantenimento, prima della paga
mi-tierra-anytime-keep-all = Tieni tutti i lavoratori
mi-tierra-anytime-keep-all-hint = Nessun lavoratore va via al prossimo mantenimento
mi-tierra-anytime-no-upkeep = Dopo questo round non c’è mantenimento: non cambia niente
mi-tierra-hint-field = Produce { $goods }
mi-tierra-hint-pen = { $ready ->
    [0] Addestra solo se c’è un solo animale con grano e acqua
   *[1] Resta come addestratore per sempre
}; ora { $items ->
    [niente] vuoto
   *[other] { $items }
}
mi-tierra-cards-equal = { $card } ×{ $n }
mi-tierra-hint-development = { $n ->
    [0] Qui non ci sono più carte
   *[other] { $cards }
}
mi-tierra-hint-forest = Tiri il dado verde per un recinto da 2 (ancora { $two }) o da 3 (ancora { $three }). Con due lavoratori scegli.
mi-tierra-hint-crops = Dado bianco: 1 = mele (ancora { $apple }), 2 = grano ({ $wheat }), 3 = uva ({ $grape }). Con due lavoratori scegli.
mi-tierra-hint-used-up = Nella riserva non c’è più niente: un lavoratore non riceve nulla se non torna qualcosa
mi-tierra-hint-no-round = Non seguono altri round: un lavoratore non riceverebbe nulla
mi-tierra-hint-nobody-idle = Non hai più nessuno da assumere
mi-tierra-hint-forest-full = Tutti i tuoi posti sono occupati: { $pens ->
    [0] in tutti i recinti c’è un addestratore, e non ricevi niente
   *[other] prima rinunci a un recinto, o non ricevi niente
}
mi-tierra-hint-crops-full = Tutti i tuoi campi sono coltivati: prima rinunci a uno, o { $pens ->
    [0] non ricevi niente
   *[other] puoi piantare solo grano, in un recinto
}
mi-tierra-hint-pair = Scegli invece di tirare
mi-tierra-hint-planted = { $crop }{ $wet ->
    [1] , irrigato
   *[0] { "" }
}
mi-tierra-hint-free = libero, irrigato
mi-tierra-hint-grows = { $n ->
    [0] Non cresce in nessuno dei tuoi campi
   *[other] Cresce in { $n } dei tuoi campi
}
mi-tierra-hint-owned = Ne hai { $n }
mi-tierra-hint-price = ${ $n } l’unità; ne hai { $have }
mi-tierra-hint-price-first = ${ $n }, ${ $more } per le prime { $units }; ne hai { $have }
mi-tierra-hint-event = Un evento
mi-tierra-hint-shows = { $animals }, livello { $level }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
mi-tierra-sell-to = { $card }: ${ $n }
mi-tierra-market-black = Al mercato nero
mi-tierra-market-home = Alla capanna
mi-tierra-black-sell = Vendi { $ware }
mi-tierra-black-buy = Compra { $ware }
mi-tierra-trade-sell = Vendi { $goods }: ${ $n }
mi-tierra-trade-buy = Compra { $goods }: ${ $n }
mi-tierra-answer-sell = Vendi { $goods }
mi-tierra-answer-buy = Compra { $goods }
mi-tierra-answer-both = Vendi { $sold }; compra { $bought }
mi-tierra-answer-sell-all = Vendi tutti i prodotti
mi-tierra-answer-sell-everything = Vendi tutti i prodotti e gli animali
mi-tierra-answer-rest = Vendi il resto; compra { $bought }
mi-tierra-answer-nothing = Niente scambi
mi-tierra-answer-goods = { $goods }
mi-tierra-channel = { $where }
mi-tierra-answer-dry = Tutti i cubetti accanto alla fattoria
mi-tierra-answer-unmoved = Lascia i recinti come sono
mi-tierra-house-none = Recinto { $place } vuoto
mi-tierra-house-animals = Recinto { $place }: { $animals }
mi-tierra-outcome-money = ${ $n }
mi-tierra-outcome-costs = costa ${ $n }
mi-tierra-outcome-none-left = { $crop }: non ce n’è più
mi-tierra-outcome-lets-go = lascia andare { $animals }
mi-tierra-outcome-waters = { $n ->
    [0] non irriga niente
    [one] irriga 1 coltivazione
   *[other] irriga { $n } coltivazioni
}
mi-tierra-outcome-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## What the farmer would do

mi-tierra-advice = È ciò che porta più denaro alla tua fattoria con risorse e mercati in vista; i round seguenti contano poco.
mi-tierra-advice-place = { $why } Alla tua fattoria vale circa ${ $n }; il secondo posto migliore circa ${ $other }.
mi-tierra-advice-tried = { $why } Su tutta una partita un posto così ha reso più di quanto vale oggi.
mi-tierra-advice-next = { $why } Subito dopo: { $other }, a fine partita circa −${ $n }: { $parts }.
mi-tierra-advice-next-plain = { $why } Subito dopo: { $other }, a fine partita circa −${ $n }.
mi-tierra-advice-even = { $why } Quasi altrettanto buono: { $other }.
mi-tierra-advice-waits = { $why } Subito dopo: { $other }, che probabilmente può aspettare il tuo prossimo lavoratore.
mi-tierra-advice-more = { $what } +${ $n }
mi-tierra-advice-less = { $what } −${ $n }
mi-tierra-advice-others-more = ${ $n } in più per gli altri
mi-tierra-advice-others-less = ${ $n } in meno per gli altri
mi-tierra-advice-make-goods = Si vende a circa ${ $n }; la tariffa è di ${ $fee }.{ $piece ->
    [oven] { " " }Così hai quanto basta per una torta, che frutta $49 alla fine.
    [clothing] { " " }Così hai quanto basta per un abito, che frutta $47 alla fine.
   *[other] { "" }
}
mi-tierra-advice-make-piece = Frutta ${ $n } a fine partita e, oltre alla tariffa di ${ $fee }, richiede { $goods }.
mi-tierra-part-money = denaro in mano
mi-tierra-part-goods = risorse
mi-tierra-part-fields = campi e acqua
mi-tierra-part-animals = recinti e animali
mi-tierra-part-workers = lavoratori
mi-tierra-part-cards = carte sviluppo
mi-tierra-part-order = ordine di gioco
mi-tierra-part-length = durata della partita
mi-tierra-advice-market = È ciò che rende di più per quello che non ti serve.
mi-tierra-advice-market-alike = Nessuna carta rende di più per quello che non ti serve; un’altra rende lo stesso.
mi-tierra-advice-keep-goods = Qui nessuno paga abbastanza: tieni le risorse per i prossimi mercati.
mi-tierra-advice-keep-worker = Hai un altro lavoratore al mercato, che può ancora vendere.
mi-tierra-advice-keep-parts = Qui ci sono carte che comprano da te, ma solo ciò che serve alla tua fattoria: animali, o ciò che ci vuole per torte, abiti, farina e vino.
mi-tierra-advice-last-round = La partita sta finendo: ciò che non vendi non renderà quasi niente.
mi-tierra-advice-nothing-to-sell = Qui non hai più niente da vendere.
mi-tierra-advice-fee = Quello che produci vale più della tariffa.
mi-tierra-advice-fee-no = Quello che produrresti non vale la tariffa.
mi-tierra-advice-plant = Un campo rende di più accanto alla stessa coltivazione e con l’acqua.
mi-tierra-advice-water = L’acqua serve a un campo coltivato o ad addestrare un animale.
mi-tierra-advice-plan = Dovrebbe renderti circa ${ $n } nei round che restano, per ${ $fee }.
mi-tierra-advice-plan-better = Dovrebbe renderti circa ${ $n } nei round che restano, per ${ $fee }; { $other } circa ${ $less }.
mi-tierra-advice-plan-none = Nessuna di queste carte ripaga il suo prezzo nei round che restano.
mi-tierra-advice-roll-again = È il risultato più basso: può solo migliorare.
mi-tierra-advice-roll-keep = Un altro tiro potrebbe andare peggio.
mi-tierra-advice-roll-crop = Le altre coltivazioni renderebbero in media di più alla tua fattoria.
mi-tierra-advice-tower = Hai posto per un cavallo; nel prossimo rodeo che può vincere, round { $round }, il primo vince ${ $n }.
mi-tierra-advice-show = Così hai { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}; { $other ->
    [0] nessun altro mostra niente.
   *[other] un’altra fattoria può arrivare al massimo a { $other }.
}
mi-tierra-advice-tower-look = Non hai posto per un cavallo, ma conviene conoscere le prossime carte.
mi-tierra-advice-tower-cards = Hai posto per un cavallo, ma ora ti vale di più conoscere le prossime carte.
mi-tierra-advice-horse-sold = Hai posto per un cavallo. Non ci saranno altri rodei, ma il mercato nero lo paga ${ $n }.
mi-tierra-advice-prize-goods = Sono le risorse che si vendono più care.
mi-tierra-advice-lose-crops = Sono le risorse che valgono meno.
mi-tierra-advice-pen-size = Il recinto grande non costa di più e tiene un terzo animale: un punto in più ai concorsi, e da { $n } mucche in poi c’è più latte.
mi-tierra-advice-keep = Quello che hai vale più di ciò che verrebbe al suo posto.
mi-tierra-advice-give-up = Ciò che verrà al suo posto vale di più per la tua fattoria.
mi-tierra-advice-no-buyer = Qui nessuna carta compra ciò che hai: tienilo per i prossimi mercati.
mi-tierra-advice-house-all = Così tutti i tuoi animali hanno posto.
mi-tierra-advice-house-most = Non c’è posto per tutti; così ne tieni quanti ne stanno nei tuoi recinti.
mi-tierra-advice-give-up-plan = Delle tue carte, questa è quella che rende meno nei round che restano.
mi-tierra-advice-foot-rot = Questo animale ti vale meno del pagamento.
mi-tierra-advice-foot-rot-least = Non puoi pagare, e questo animale è quello che ti serve meno.
mi-tierra-advice-foot-rot-pay = Nessuno dei tuoi animali ti vale meno del pagamento.
mi-tierra-advice-house-stay = Non c’è posto per tutti: restano quelli che vivono già da te, quanti ne stanno nei tuoi recinti.
mi-tierra-advice-animal-room = Per questo animale hai posto.
mi-tierra-advice-animal-meat = Non hai posto per nessun animale; senza posto tutti danno lo stesso.
mi-tierra-advice-reorder = Le carte possono restare nel loro ordine: i mercati sono aperti a tutti.
mi-tierra-advice-crop = Di queste coltivazioni, è quella che si vende più cara.
mi-tierra-advice-market-other = Un’altra carta paga di più subito, ma a fine partita così non avrai di meno.
mi-tierra-advice-market-kept = Paga ${ $n } per { $goods }, almeno quanto ti renderebbe non vendere.
mi-tierra-advice-sale-most = Nessuna vendita a questa carta paga di più.
mi-tierra-advice-plant-reach = Nessun campo libero sta accanto alla stessa coltivazione o ha acqua; a questo arriverebbe un solo cubetto d’acqua.
mi-tierra-advice-water-new = Tutte le tue coltivazioni hanno acqua; questa è per una coltivazione futura: { $fields }.
mi-tierra-advice-black-pays-less = Il mercato nero paga molto meno di quanto possono pagare i prossimi mercati: tieni ciò che hai.
mi-tierra-advice-black-now = Al mercato nero questo lavoratore vende tutto ciò che hai; e poiché qui non si vende niente, non esce nessuna carta nuova per gli altri.
mi-tierra-advice-plant-both = Lì sta accanto alla stessa coltivazione e ha acqua.
mi-tierra-advice-plant-joined = Lì sta accanto alla stessa coltivazione: i campi uniti rendono di più.
mi-tierra-advice-plant-wet = Questo campo ha acqua, che raddoppia ciò che rende.
mi-tierra-advice-plant-wet-drought = Questo campo riceve acqua. { $card }: in questa stagione non rende di più per questo.
mi-tierra-advice-plant-free = Nessun campo libero sta accanto alla stessa coltivazione o ha acqua; qui possono unirsi più campi.
mi-tierra-advice-plant-pen = Con grano e acqua si addestra un animale solo in questo recinto.
mi-tierra-advice-water-crop = Irriga un campo coltivato, che così rende il doppio.
mi-tierra-advice-water-crop-drought = Irriga un campo coltivato. { $card }: in questa stagione non rende di più per questo.
mi-tierra-advice-water-later = Non arriva a nessuna coltivazione asciutta; da qui l’acqua può proseguire verso altre.
mi-tierra-advice-water-pen = Con grano e acqua si addestra l’animale di questo recinto.
mi-tierra-advice-water-pen-later = Se c’è anche il grano, un animale solo in questo recinto sarà addestrato.
mi-tierra-advice-water-keep = Ora nessuna coltivazione e nessun animale la userebbe; nel prossimo round puoi posarla.
mi-tierra-advice-water-last = Ora nessuna coltivazione e nessun animale la userebbe, e non seguono altri round.
mi-tierra-advice-move-water = Posata così, l’acqua fa rendere al massimo i tuoi campi.
mi-tierra-go-field = Rende { $goods }.
mi-tierra-go-pen = Con un addestratore, l’animale di quel recinto conta per tre al rodeo.
mi-tierra-go-official-market = { $n ->
    [0] Lì puoi ancora liberarti delle risorse.
   *[other] La carta migliore paga ${ $n } per le tue risorse.
}
mi-tierra-go-animal-industry = { $n ->
    [0] Lì i tuoi animali danno risorse.
   *[other] Per ${ $fee } i tuoi animali danno { $goods }, e restano tuoi.
}{ $piece ->
    [oven] { " " }Così hai quanto basta per una torta, che frutta $49 alla fine.
    [clothing] { " " }Così hai quanto basta per un abito, che frutta $47 alla fine.
   *[other] { "" }
}
mi-tierra-go-oven = Una torta frutta $49 alla fine.
mi-tierra-go-clothing = Un abito frutta $47 alla fine.
mi-tierra-go-wine-mill = Farina e vino si vendono molto più cari di grano e uva.
mi-tierra-go-square = Un lavoratore in più in ogni round che resta.
mi-tierra-go-forest = Gli animali vogliono un recinto.
mi-tierra-go-crops = Un campo in più da raccogliere.
mi-tierra-go-sheep-farm = Le pecore danno lana ogni volta che vuoi.
mi-tierra-go-cattle-farm = Le mucche danno latte ogni volta che vuoi.
mi-tierra-go-hen-house = I polli danno uova ogni volta che vuoi.
mi-tierra-go-surplus = Non hai posto per altri di questi animali; senza posto danno { $goods } in tutto{ $n ->
    [0] .
   *[other] ; i mercati la pagano circa ${ $n }.
}
mi-tierra-go-water-mill = L’acqua raddoppia ciò che rende un campo.
mi-tierra-go-clock-tower = Un cavallo può vincere il rodeo d’estate.
mi-tierra-go-development = Una carta sviluppo aiuta in ogni round che resta.
mi-tierra-go-podium = I tuoi animali possono vincere il concorso di bellezza.
mi-tierra-go-arena = I tuoi cavalli possono vincere il rodeo.
mi-tierra-go-order-table = { $n ->
    [1] Cominci il prossimo round.
   *[other] Nel prossimo round giochi al posto { $n }.
}
mi-tierra-go-field-sold = Rende { $goods }; al pezzo un mercato paga ora fino a ${ $n }.
mi-tierra-go-pen-contest = Con un addestratore, l’animale di quel recinto conta per tre al concorso di bellezza.
mi-tierra-go-industry-soon = Lì danno risorse gli animali che i tuoi lavoratori ottengono prima.
mi-tierra-go-oven-ready = Avrai { $goods } per una torta, che frutta $49 alla fine.
mi-tierra-go-clothing-ready = Avrai { $goods } per un abito, che frutta $47 alla fine.
mi-tierra-go-mill-makes = Dalle tue coltivazioni ricavi { $goods }; i mercati pagano al pezzo circa ${ $n }.
mi-tierra-go-square-wage = Un lavoratore in più in ogni round che resta{ $n ->
    [0] , senza salario.
   *[other] , per ${ $n } a round.
}
mi-tierra-go-forest-full = Non hai posto per un altro animale; in un recinto ne stanno due o tre.{ $pair ->
    [1] { " " }Con due lavoratori scegli la capacità.
   *[0] { "" }
}
mi-tierra-go-forest-room = In un recinto in più stanno due o tre animali.{ $pair ->
    [1] { " " }Con due lavoratori scegli la capacità.
   *[0] { "" }
}
mi-tierra-go-crops-wet = Un campo in più da raccogliere; { $n ->
    [one] libero e già con acqua: { $fields }.
   *[other] liberi e già con acqua: { $fields }.
}{ $pair ->
    [1] { " " }Con due lavoratori scegli la coltivazione.
   *[0] { "" }
}
mi-tierra-go-crops-dry = Un campo in più da raccogliere: per ora asciutto, e meglio accanto alla stessa coltivazione.{ $pair ->
    [1] { " " }Con due lavoratori scegli la coltivazione.
   *[0] { "" }
}
mi-tierra-go-crops-full = Tutti i tuoi campi sono coltivati; un’altra coltivazione prende il posto di una, o il grano va in un recinto.
mi-tierra-go-animals = Prodotti animali dà { $good } per { $animals }, e un’altra unità da { $more } in poi; ora ne hai { $n }.{ $shown ->
    [1] { " " }Il tuo lavoratore sul podio può già mostrare questi animali al concorso.
   *[0] { "" }
}
mi-tierra-go-animals-shown = Il tuo lavoratore sul podio può già mostrare questi animali al concorso.
mi-tierra-go-left-over = Ciò che resta alla fine frutta ancora $1 ogni tre cose.
mi-tierra-go-water-dry = L’acqua raddoppia ciò che rende un campo; { $n ->
    [one] { $n } delle tue coltivazioni è asciutta.
   *[other] { $n } delle tue coltivazioni sono asciutte.
}
mi-tierra-go-water-later = Le tue coltivazioni hanno acqua; altra serve a campi nuovi o ad addestrare un animale.
mi-tierra-go-water-drought = { $card }: in questa stagione i campi irrigati producono come quelli asciutti.
mi-tierra-go-tower-rodeo = Un cavallo può vincere un rodeo; nel prossimo, round { $round }, il primo vince ${ $n }.
mi-tierra-go-plan = { $card }, per ${ $n }: { $rule }
mi-tierra-go-podium-points = Con le fattorie come sono ora, con questo lavoratore mostri { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} al concorso di bellezza, e un’altra fattoria al massimo { $other }.{ $more ->
    [1] { " " }Anche gli animali che i lavoratori ottengono prima possono contare.
   *[0] { "" }
}
mi-tierra-go-arena-points = Con le fattorie come sono ora, con questo lavoratore mostri { $n ->
    [one] { $n } punto
   *[other] { $n } punti
} al rodeo, e un’altra fattoria al massimo { $other }.{ $more ->
    [1] { " " }Anche i cavalli che i lavoratori ottengono prima possono contare.
   *[0] { "" }
}
mi-tierra-go-market-card = { $card } paga ${ $n } per le tue risorse.
mi-tierra-go-market-again = Con un altro lavoratore lì puoi vendere anche a { $card }, per ${ $n }.
mi-tierra-go-pass = Ora nessun posto vale un lavoratore.

## What is not offered, and why

mi-tierra-why-season = Apre solo in { $season }.
mi-tierra-why-full = Tutti gli spazi sono occupati ({ $n }).
mi-tierra-why-pair = Servono due lavoratori alla capanna.
mi-tierra-why-taken = Questo spazio è occupato.
mi-tierra-why-blocked = Bloccato nelle partite a due.
mi-tierra-why-worked = C’è già un tuo lavoratore.
mi-tierra-why-trainer = C’è un addestratore per il resto della partita.
mi-tierra-why-nothing-to-sell = Non hai niente di ciò che compra.
mi-tierra-why-nothing-to-trade = Lì non hai niente da vendere e non puoi comprare nulla.
mi-tierra-why-nothing-sold-here = { $card }: al mercato nero non si può comprare niente.
mi-tierra-why-no-money = Costa ${ $n }; hai ${ $have }.
mi-tierra-why-needs = Servono { $goods }.
mi-tierra-why-owned = La tua fattoria ha già questa carta.
mi-tierra-why-not-touched = Il tuo lavoratore non la tocca.
mi-tierra-why-none-left = Non ce ne sono più.
mi-tierra-why-printed = Questa coltivazione è stampata sulla fattoria e resta.
mi-tierra-why-shown = Già presentato.
mi-tierra-why-no-horses = I cavalli gareggiano solo al rodeo.
mi-tierra-why-horses-only = Al rodeo gareggiano solo i cavalli.
mi-tierra-refused-animals = Hai soltanto { $animals }.
mi-tierra-refused-cubes = { $n ->
    [one] Hai soltanto { $n } cubetto d’acqua.
   *[other] Hai soltanto { $n } cubetti d’acqua.
}
mi-tierra-refused-chain = L’acqua scorre in una sola catena dalla casa: ogni cubetto tra i campi tocca un campo irrigato.
mi-tierra-refused-mixed = Un lavoratore presenta solo animali di una razza e di un livello.
mi-tierra-refused-prize = Se ne prendi più di { $n }, devono essere tutte risorse base: { $goods }.
mi-tierra-refused-dear = { $n ->
    [one] Ti manca ${ $n }.
   *[other] Ti mancano ${ $n }.
}
mi-tierra-refused-room = Non c’è posto per questi animali.

## What happened

mi-tierra-log-big-table = Cinque e sei giocatori sono un’aggiunta nostra: il regolamento si ferma a quattro.
mi-tierra-log-round = Round { $n }, { $season }
mi-tierra-log-order = Ordine di gioco: { $seats }.
mi-tierra-log-wages = { $who } paga i lavoratori: ${ $n }.
mi-tierra-log-gives-back = { $who } restituisce { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} alla piazza.
mi-tierra-log-cannot-pay = { $who } non può pagare il salario di { $n ->
    [one] un lavoratore, che torna
   *[other] { $n } lavoratori, che tornano
} alla piazza.
mi-tierra-log-will-give-back = { $who } restituirà { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} al prossimo mantenimento.
mi-tierra-log-keeps-all = { $who } tiene tutti i lavoratori.
mi-tierra-log-card-money = { $who } riceve ${ $n } ({ $card }).
mi-tierra-log-places = { $who }: { $place }{ $n ->
    [one] { "" }
   *[other] , due lavoratori
}.
mi-tierra-log-passes = { $who } passa.
mi-tierra-log-moves-water = { $who } sposta l’acqua.
mi-tierra-log-moves-animals = { $who } sposta gli animali.
mi-tierra-log-lets-go = { $who } lascia andare { $animals }.
mi-tierra-log-rolls = { $who } tira il { $die }: { $n }.
mi-tierra-log-rolls-again = { $who } ritira il dado ({ $card }).
mi-tierra-log-animals-all = { $who } riceve { $animals }.
mi-tierra-log-animals = { $n ->
    [0] { $who } riceve { $animals }, ma non tiene nessun animale.
   *[other] { $who } riceve { $animals } e ne tiene { $n }.
}
mi-tierra-log-no-animals = { $who } non riceve niente: nella riserva non ci sono più { $animal }.
mi-tierra-log-surplus = { $who } riceve { $goods } per gli animali senza posto.
mi-tierra-log-water = { $n ->
    [0] { $who } non riceve acqua: non ce n’è più.
    [one] { $who } prende { $n } cubetto d’acqua.
   *[other] { $who } prende { $n } cubetti d’acqua.
}
mi-tierra-log-water-placed = { $who } mette l’acqua { $place }.
mi-tierra-log-drained = { $n ->
    [one] { $n } cubetto d’acqua di { $who } torna nella riserva.
   *[other] { $n } cubetti d’acqua di { $who } tornano nella riserva.
}
mi-tierra-log-pen = { $who } costruisce il { $pen }, capacità { $n }.
mi-tierra-log-no-site = { $who } non ha posto per un recinto.
mi-tierra-log-no-pen = { $who } non riceve niente: nella riserva non ci sono più recinti di capacità { $n }.
mi-tierra-log-gives-up-pen = { $who } rinuncia al { $pen }.
mi-tierra-log-gives-up-full-pen = { $who } rinuncia al { $pen } con { $items }.
mi-tierra-log-hires = { $who } assume un lavoratore e ora ne ha { $n }.
mi-tierra-log-nobody-idle = { $who } non ha più nessuno da assumere.
mi-tierra-log-plants = { $who } pianta { $crop }: { $place }.
mi-tierra-log-no-tile = { $who } non riceve niente: nella riserva non ci sono più tessere di { $crop }.
mi-tierra-log-no-field = { $who } non ha dove piantare { $crop }.
mi-tierra-log-gives-up-field = { $who } rinuncia a una coltivazione: { $crop } ({ $place }).
mi-tierra-log-makes = { $who } produce { $goods } per ${ $n }.
mi-tierra-log-makes-nothing = { $who } qui non può produrre niente ({ $area }).
mi-tierra-log-looks = { $who } guarda { $n ->
    [one] la prossima carta mercato
   *[other] le prossime { $n } carte mercato
}.
mi-tierra-log-reorders = { $who } rimette { $n ->
    [one] la carta
   *[other] le { $n } carte
} nell’ordine che preferisce.
mi-tierra-log-plan = { $who } compra { $card } per ${ $n }.
mi-tierra-log-no-plan = { $who } non compra nessuna carta sviluppo.
mi-tierra-log-gives-up-plan = { $who } rinuncia a una carta sviluppo: { $card }.
mi-tierra-log-harvests = { $who } raccoglie { $goods } ({ $place }).
mi-tierra-log-no-harvest = { $who } non trova niente da raccogliere ({ $place }); il lavoratore torna alla capanna.
mi-tierra-log-none-left = { $who } non riceve { $good }: la riserva è vuota.
mi-tierra-log-trains = { $who } lascia un addestratore nel { $pen } ({ $animal }).
mi-tierra-log-no-training = { $who } non trova niente da addestrare; il lavoratore torna alla capanna.
mi-tierra-log-shows = { $who } presenta { $animals } di livello { $level }: { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
mi-tierra-log-shows-nothing = { $who } non presenta niente.
mi-tierra-log-prize = { $who } arriva { $place }º con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e riceve ${ $n }.
mi-tierra-log-prize-goods = { $who } prende in premio { $goods }.
mi-tierra-log-sells = { $who } vende { $goods } per ${ $n } ({ $card }).
mi-tierra-log-to-black = { $who } passa al mercato nero.
mi-tierra-log-leaves-market = { $who } lascia il mercato.
mi-tierra-log-black-sells = { $who } vende al mercato nero { $goods } per ${ $n }.
mi-tierra-log-black-buys = { $who } compra al mercato nero { $goods } per ${ $n }.
mi-tierra-log-event = { $card }: { $rule }
mi-tierra-log-event-ends = { $card }: l’evento finisce.
mi-tierra-log-event-pays = { $who } paga ${ $n } ({ $card }).
mi-tierra-log-event-loses = { $goods ->
    [niente] { $who } non restituisce niente ({ $card }).
   *[other] { $who } restituisce { $goods } ({ $card }).
}
mi-tierra-log-event-gains = { $who } riceve { $goods } ({ $card }).
mi-tierra-log-event-money = { $who } riceve ${ $n } ({ $card }).
mi-tierra-log-last-round = { $card } è il terzo evento permanente: non ha effetto, ma questo round è l’ultimo.
mi-tierra-log-final = { $who } chiude con ${ $n }.
mi-tierra-log-won = { $n ->
    [one] Vince { $seats }!
   *[other] Vincono insieme { $seats }!
}

## The board in words

mi-tierra-board-title-round = Round
mi-tierra-board-title-own = La tua fattoria
mi-tierra-board-title-others = Denaro e lavoratori
mi-tierra-board-title-land = Fattoria di { $who }
mi-tierra-board-title-workers = Lavoratori
mi-tierra-board-title-markets = Mercati
mi-tierra-board-title-plans = Carte sviluppo
mi-tierra-board-round = Round { $n } di { $most }, { $season }.
mi-tierra-board-order = Ordine di gioco: { $seats }.
mi-tierra-board-active = Tocca a { $who } mettere un lavoratore.
mi-tierra-board-next-order = Ordine di gioco del prossimo round, per come stanno le cose: { $seats }.
mi-tierra-board-in-force = In vigore: { $card }. { $rule }
mi-tierra-board-flowers = { $n ->
    [0] Finora nessun evento permanente; il terzo chiude la partita.
    [one] Finora un evento permanente; il terzo chiude la partita.
   *[other] Finora { $n } eventi permanenti; il terzo chiude la partita.
}
mi-tierra-board-last-round = Questo è l’ultimo round.
mi-tierra-board-die = Il { $die } mostra { $n }.
mi-tierra-board-entry = Iscrizione { $number }: { $who } con { $animals } di livello { $level }, { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}.
mi-tierra-board-farm = { $who }: ${ $n }; lavoratori alla capanna: { $home } su { $hired }{ $wage ->
    [0] { "" }
   *[other] ; paga ${ $wage }
}.
mi-tierra-board-leaving = Lavoratori che { $who } restituisce al prossimo mantenimento: { $n }.
mi-tierra-board-goods = { $goods ->
    [niente] { $who } non ha risorse.
   *[other] { $who } ha { $goods }.
}
mi-tierra-board-field = { $field } { $crop }{ $wet ->
    [1] { " " }(irrigato)
   *[0] { "" }
}
mi-tierra-board-fields = Campi di { $who }: { $items }.
mi-tierra-board-wet = Campi irrigati liberi di { $who }: { $items }.
mi-tierra-board-pens = Recinti di { $who }: { $items }.
mi-tierra-board-cubes = Acqua di { $who }: { $n ->
    [one] { $n } cubetto
   *[other] { $n } cubetti
}, { $kept } accanto alla fattoria{ $laid ->
    [0] { "" }
   *[other] ; { $where }
}.
mi-tierra-board-cards = Carte sviluppo di { $who }: { $items }.
mi-tierra-board-source = { $source } ${ $n }
mi-tierra-board-spent = { $who } ha speso ${ $n }.
mi-tierra-board-earned = Entrate di { $who }: { $items }.
mi-tierra-board-nobody = Sulla plancia non c’è nessuno.
mi-tierra-board-worker = { $n ->
    [one] { $who }
   *[other] { $who } ({ $n } lavoratori)
}
mi-tierra-board-worker-at = { $who } ({ $side })
mi-tierra-board-area = { $area }: { $items } (spazi: { $n } di { $most }).
mi-tierra-board-own = Nella fattoria di { $who }: { $items }.
mi-tierra-board-stall = { $sold ->
    [1] { $who } (ha venduto)
   *[0] { $who }
}
mi-tierra-board-stalls = In coda al mercato ufficiale: { $items }.
mi-tierra-board-black = Al mercato nero: { $seats }.
mi-tierra-board-market = { $card }. { $line }.
mi-tierra-board-closing = In chiusura: { $card }. { $line }.
mi-tierra-board-deck = { $n ->
    [0] Il mazzo dei mercati è finito.
    [one] Nel mazzo dei mercati resta { $n } carta.
   *[other] Nel mazzo dei mercati restano { $n } carte.
}
mi-tierra-board-known = Sai che la carta { $place } del mazzo è { $card }.
mi-tierra-board-black-price = { $buy ->
    [-1] { $ware } ${ $n }/–
   *[other] { $ware } ${ $n }/${ $buy }
}
mi-tierra-board-black-market = Mercato nero (paga/chiede): { $items }.
mi-tierra-board-plan = { $corner ->
    [tl] In alto a sinistra
    [tr] In alto a destra
    [bl] In basso a sinistra
   *[br] In basso a destra
}: { $card }. { $rule }
mi-tierra-board-plan-gap = { $corner ->
    [tl] In alto a sinistra
    [tr] In alto a destra
    [bl] In basso a sinistra
   *[br] In basso a destra
}: presa.
mi-tierra-source-start = denaro iniziale
mi-tierra-source-cake = torte
mi-tierra-source-clothes = abiti
mi-tierra-source-market = mercato ufficiale
mi-tierra-source-black = mercato nero
mi-tierra-source-contest = concorsi
mi-tierra-source-rodeo = rodei
mi-tierra-source-cards = carte sviluppo
mi-tierra-source-events = eventi
mi-tierra-source-rest = scambio finale

## Development cards

mi-tierra-plan-apple-ladder = Scala da frutteto
mi-tierra-plan-apple-ladder-text = Ogni lavoratore su un campo di mele ne raccoglie 1 in più.
mi-tierra-plan-thresher = Trebbiatrice
mi-tierra-plan-thresher-text = Ogni lavoratore su un campo di grano ne raccoglie 1 in più.
mi-tierra-plan-trellis = Pergola
mi-tierra-plan-trellis-text = Ogni lavoratore su una vigna raccoglie 1 uva in più.
mi-tierra-plan-shears = Cesoie
mi-tierra-plan-shears-text = Quando Prodotti animali ti dà lana, ne ricevi 1 in più.
mi-tierra-plan-milking-stool = Sgabello da mungitura
mi-tierra-plan-milking-stool-text = Quando Prodotti animali ti dà latte, ne ricevi 1 in più.
mi-tierra-plan-nest-boxes = Nidi di paglia
mi-tierra-plan-nest-boxes-text = Quando Prodotti animali ti dà uova, ne ricevi 1 in più.
mi-tierra-plan-smokehouse = Affumicatoio
mi-tierra-plan-smokehouse-text = Gli animali senza posto ti danno 2 carne invece di 1.
mi-tierra-plan-market-stall = Bancarella
mi-tierra-plan-market-stall-text = La tua prima vendita di ogni round al mercato ufficiale frutta $3 in più.
mi-tierra-plan-factory-permit = Licenza industriale
mi-tierra-plan-factory-permit-text = Prodotti animali e industria vinicola e di macinazione ti costano $2 in meno.
mi-tierra-plan-craft-guild = Corporazione
mi-tierra-plan-craft-guild-text = Forno e industria vestiario ti costano $3 in meno.
mi-tierra-plan-bunkhouse = Dormitorio
mi-tierra-plan-bunkhouse-text = Non paghi uno dei tuoi lavoratori dal quarto in poi.
mi-tierra-plan-back-road = Strada secondaria
mi-tierra-plan-back-road-text = Mercato nero: le prime 5 unità che vendi in un round, $1 in più; ogni lavoratore ne compra 4.
mi-tierra-plan-lucky-clover = Quadrifoglio
mi-tierra-plan-lucky-clover-text = Una volta a round puoi ritirare il dado bianco; vale il secondo risultato.
mi-tierra-plan-lucky-horseshoe = Ferro di cavallo
mi-tierra-plan-lucky-horseshoe-text = Una volta a round puoi ritirare il dado verde; vale il secondo risultato.
mi-tierra-plan-savings-book = Libretto di risparmio
mi-tierra-plan-savings-book-text = $2 a ogni round, prima delle paghe.
mi-tierra-plan-mosquito-nets = Zanzariere
mi-tierra-plan-mosquito-nets-text = Zanzare, sciame e zoppina non ti toccano. $1 in primavera e in estate.

## Events

mi-tierra-event-E01 = Zanzare
mi-tierra-event-E01-text = Ogni giocatore restituisce 1 unità tra mele, grano e uva; in estate 2, in inverno nessuna.
mi-tierra-event-E02 = Buon raccolto
mi-tierra-event-E02-text = Ogni giocatore riceve 1 unità: mele in primavera, uva in estate, grano in autunno, carne in inverno.
mi-tierra-event-E03 = Pioggia
mi-tierra-event-E03-text = Ogni giocatore prende 1 cubetto d’acqua, ma nessuno in estate.
mi-tierra-event-E04 = Sussidio agricolo
mi-tierra-event-E04-text = Chi ha meno denaro riceve $4, in inverno $6; se sono più d’uno, tutti.
mi-tierra-event-E05 = Giorno di fiera
mi-tierra-event-E05-text = Tutti i mercati ufficiali vengono sostituiti.
mi-tierra-event-E06 = Paghe del raccolto
mi-tierra-event-E06-text = Ogni giocatore paga $1 per ogni lavoratore dal quarto in poi, in autunno $2.
mi-tierra-event-E07 = Sciame di zanzare
mi-tierra-event-E07-text = Ogni giocatore restituisce 2 unità tra mele, grano e uva; in estate 3, in inverno 1.
mi-tierra-event-E08 = Tassa fondiaria
mi-tierra-event-E08-text = Ogni giocatore paga $1 ogni due animali, al massimo $5.
mi-tierra-event-E09 = Zoppina
mi-tierra-event-E09-text = Ogni giocatore con animali paga $3, in inverno $4, o ne restituisce uno.
mi-tierra-event-E10 = Boom
mi-tierra-event-E10-text = Finché è in vigore, ogni unità frutta $1 in più al mercato ufficiale.
mi-tierra-event-E11 = Giro di vite
mi-tierra-event-E11-text = Finché è in vigore, al mercato nero non si può comprare niente.
mi-tierra-event-E12 = Siccità
mi-tierra-event-E12-text = Finché è in vigore, in estate e in autunno i campi irrigati producono come quelli asciutti.

## Markets

mi-tierra-market-A01 = Drogheria del paese
mi-tierra-market-A02 = Sidreria
mi-tierra-market-A03 = Cucina dei poveri
mi-tierra-market-A04 = Carretto delle mele
mi-tierra-market-A05 = Carretto dell’uva
mi-tierra-market-A06 = Carretto del grano
mi-tierra-market-A07 = Banco della frutta
mi-tierra-market-A08 = Fruttivendolo del porto
mi-tierra-market-A09 = Bottega della parrocchia
mi-tierra-market-A10 = Fiera del raccolto
mi-tierra-market-A11 = Locanda
mi-tierra-market-A12 = Pasticciere
mi-tierra-market-A13 = Pastificio
mi-tierra-market-A14 = Cuoco ambulante
mi-tierra-market-A15 = Ambulante di montagna
mi-tierra-market-A16 = Compratore di lana
mi-tierra-market-A17 = Mensa della scuola
mi-tierra-market-A18 = Carretto del latte
mi-tierra-market-A19 = Caffè del mattino
mi-tierra-market-A20 = Fiera dei pastori
mi-tierra-market-A21 = Panetteria del paese
mi-tierra-market-A22 = Carretto della farina
mi-tierra-market-A23 = Osteria
mi-tierra-market-A24 = Carretto del vino
mi-tierra-market-A25 = Banchetto di nozze
mi-tierra-market-A26 = Bottega delle crostate
mi-tierra-market-A27 = Animali da cortile
mi-tierra-market-A28 = Mandriano
mi-tierra-market-B01 = Drogheria di città
mi-tierra-market-B02 = Fabbrica di marmellate
mi-tierra-market-B03 = Emporio
mi-tierra-market-B04 = Barca della frutta
mi-tierra-market-B05 = Grand hotel
mi-tierra-market-B06 = Confetteria
mi-tierra-market-B07 = Guarnigione
mi-tierra-market-B08 = Carretto dei gelati
mi-tierra-market-B09 = Latteria
mi-tierra-market-B10 = Agente della filanda
mi-tierra-market-B11 = Panetteria di città
mi-tierra-market-B12 = Barca della farina
mi-tierra-market-B13 = Enoteca
mi-tierra-market-B14 = Barca del vino
mi-tierra-market-B15 = Ristorante della stazione
mi-tierra-market-B16 = Fattore della tenuta
mi-tierra-market-B17 = Macelleria di città

## Rules by topic

mi-tierra-rules-goal-title = Scopo
mi-tierra-rules-goal =
    Vince chi alla fine ha più denaro. Si giocano al massimo sedici round, due giri di un calendario con quattro stagioni; la partita finisce prima se appare il terzo evento permanente, al termine di quel round.
    Alla fine ogni torta frutta $49 e ogni abito $47. Ogni tre delle altre risorse o animali danno $1. In caso di parità decide quello che avanza da questo scambio.
mi-tierra-rules-round-title = Il round
mi-tierra-rules-round =
    La stagione avanza. Poi si stabilisce l’ordine di gioco: prima chi ha un lavoratore sulla tabella, poi gli altri, dal più povero; a pari denaro va prima chi è arrivato per ultimo a quella somma.
    Ogni lavoratore dal quarto in poi costa $2. Chi non può pagare ne restituisce.
    I mercati in chiusura vanno via, quelli col simbolo fuori-mercato cominciano a chiudere e la fila ufficiale torna ad avere una carta per giocatore.
    Poi si mettono i lavoratori, uno alla volta. Quando ci sono tutti, agiscono.
mi-tierra-rules-placing-title = Mettere i lavoratori
mi-tierra-rules-placing =
    In ordine di turno ogni giocatore mette un lavoratore per volta su uno spazio libero o nella sua fattoria, finché nessuno può o vuole metterne altri. Nel bosco e alla rivendita di semi puoi mettere due lavoratori su uno spazio: così scegli invece di tirare.
    Nelle partite a due uno spazio di ogni area è bloccato. Il podio apre solo d’inverno, l’arena solo d’estate.
    Prima del tuo primo lavoratore del round puoi spostare cubetti d’acqua e animali e rinunciare a coltivazioni e recinti. Nei tuoi turni puoi anche decidere che al prossimo mantenimento restituisci un lavoratore assunto.
mi-tierra-rules-land-title = Recinti, animali, coltivazioni, acqua
mi-tierra-rules-land =
    Il bosco dà un recinto, gli allevamenti danno animali, la rivendita di semi una coltivazione. In un recinto sta una sola razza. Gli animali senza posto fruttano 1 carne in tutto.
    Il grano si può piantare anche in un recinto, dove occupa il posto di un animale.
    I cubetti d’acqua del mulino stanno tra due campi, in una catena che parte da casa tua, o in un recinto. I campi a1 e a2 sono irrigati dall’inizio.
mi-tierra-rules-workshops-title = Produrre
mi-tierra-rules-workshops =
    Prodotti animali: $5 in tutto per lana (da 2 pecore), uova (2 polli) e latte (1 mucca); il doppio con 6, 6 e 3 animali.
    Industria vinicola e di macinazione: $5 in tutto per farina (3 grano) e vino (3 uva). Forno: 1 latte, 2 uova e $8 per una torta. Vestiario: 3 lana e $7.
    Sviluppo: il lavoratore tocca due o quattro carte; paghi $1 per ognuna che c’è ancora e ne prendi una. Una fattoria tiene tre carte, mai due uguali.
mi-tierra-rules-farm-title = Lavoro nella fattoria
mi-tierra-rules-farm =
    Un lavoratore su un campo raccoglie una unità, o due se un campo accanto ha la stessa coltivazione; mai più di due. Un campo irrigato raddoppia.
mi-tierra-rules-training-title = Addestramento
mi-tierra-rules-training =
    Ogni animale ha livello 1. Un animale solo nel suo recinto, con una tessera grano e un cubetto d’acqua, ha livello 2. Il lavoratore messo in un recinto così vi rimane come addestratore fino alla fine: livello 3.
mi-tierra-rules-contests-title = Concorsi e rodei
mi-tierra-rules-contests =
    D’inverno ogni lavoratore sul podio presenta pecore, mucche o polli di una razza e di un livello. D’estate ogni lavoratore nell’arena presenta un cavallo. I punti sono il numero di animali per il loro livello, sommati fra tutti i tuoi lavoratori.
    Uno o due concorrenti: un premio. Tre: due. Da quattro in su: tre. Inverno: $7 e 2 risorse o 3 base; $5 e 1 o 2; $1 e 1 base. Estate: $14, una mucca e un animale a scelta; $7 e una mucca; $7. Nelle estati che seguono il denaro è il doppio, il triplo, il quadruplo.
    Chi è alla pari divide il denaro dei suoi posti. Gli animali addestrati che hanno gareggiato perdono l’acqua.
mi-tierra-rules-markets-title = Mercati
mi-tierra-rules-markets =
    Al mercato ufficiale vende per primo chi è arrivato per primo, a una carta che sceglie; poi la carta viene sostituita. Si fanno giri finché nessuno vende più. Quando resta un solo giocatore, ogni suo lavoratore ha ancora una vendita.
    Invece di vendere, un lavoratore può passare al mercato nero, che apre per ultimo: vendi quanto vuoi e compra fino a tre unità per lavoratore.
mi-tierra-rules-events-title = Eventi
mi-tierra-rules-events =
    Gli eventi escono tra le carte mercato e hanno effetto subito. Quelli permanenti, col fiore, restano fino al prossimo evento, qualunque sia. Il terzo non ha effetto, ma la partita finisce al termine del suo round.
mi-tierra-rules-our-data-title = Che cosa è nostro
mi-tierra-rules-our-data =
    Il regolamento mostra carte, plancia e mercato nero in immagini che non abbiamo. Spazi, prezzi, mercati, eventi e carte sviluppo sono nostri. Anche cinque o sei giocatori sono un’aggiunta nostra: denaro iniziale $9 e $10, uno spazio in più nelle aree che producono.

# Che cosa si viene a sapere, in cifre: carte secondo il mazzo
mi-tierra-pool-markets = { $n ->
    [one] una carta mercato
   *[other] { $n } carte mercato
}
mi-tierra-pool-plans = { $n ->
    [one] una carta sviluppo
   *[other] { $n } carte sviluppo
}

## Ordini: risposte date in anticipo

mi-tierra-fact-round = Round
mi-tierra-order-house = Dove abitano i tuoi animali
mi-tierra-order-market = Vendere al mercato che ti paga di più; se nessuno compra, tornare alla capanna
mi-tierra-order-sale = Che cosa vendi a un mercato: prima ciò che vale di più
mi-tierra-order-after-sale = Tornare alla capanna dopo la tua vendita se al mercato ci sei solo tu
mi-tierra-order-enter-contest = Che cosa presenti al concorso: ciò che dà più punti
mi-tierra-order-enter-rodeo = Che cosa presenti al rodeo: il cavallo più addestrato
mi-tierra-order-prize-goods = Il premio del concorso: le risorse più care
mi-tierra-order-lose-crops = Che cosa ti costano le zanzare: prima le mele
mi-tierra-order-plant = Piantare dove rende di più
mi-tierra-order-water = Mettere l’acqua dove serve di più
