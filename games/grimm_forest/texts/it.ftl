### The Grimm Forest in Italian. Keys stay as they are once published: stored log lines name them.
### { $who } and the like are players; { $goods } is a list such as "2 di paglia e 1 di legno".

grimm-forest-name = The Grimm Forest
grimm-forest-tagline = Tre casette, quattro maialini furbi e qualcosa di grosso e cattivo nel folto del bosco.
grimm-forest-option-advanced = Carte avanzate
grimm-forest-option-advanced-hint = Aggiunge 12 Favole e 7 Amici più insidiosi. Meglio se tutti i giocatori conoscono il gioco.

## Words

grimm-forest-seat = { $who }
grimm-forest-straw = { $n } di paglia
grimm-forest-wood = { $n } di legno
grimm-forest-brick = { $n ->
    [one] { $n } mattone
   *[other] { $n } mattoni
}
grimm-forest-material-straw = Paglia
grimm-forest-material-wood = Legno
grimm-forest-material-brick = Mattoni
grimm-forest-section-straw-floor = pavimento di paglia
grimm-forest-section-straw-walls = pareti di paglia
grimm-forest-section-straw-roof = tetto di paglia
grimm-forest-section-wood-floor = pavimento di legno
grimm-forest-section-wood-walls = pareti di legno
grimm-forest-section-wood-roof = tetto di legno
grimm-forest-section-brick-floor = pavimento di mattoni
grimm-forest-section-brick-walls = pareti di mattoni
grimm-forest-section-brick-roof = tetto di mattoni
grimm-forest-on-corners = { $section } (−1)
grimm-forest-house-straw = casa di paglia
grimm-forest-house-wood = casa di legno
grimm-forest-house-brick = casa di mattoni

# As a label, then after a verb of going, then where something is.
grimm-forest-place-fields = Campi
grimm-forest-place-forest = Bosco
grimm-forest-place-brickyard = Mattonaia
grimm-forest-place-market = Mercato
grimm-forest-to-fields = ai Campi
grimm-forest-to-forest = al Bosco
grimm-forest-to-brickyard = alla Mattonaia
grimm-forest-to-market = al Mercato
grimm-forest-in-fields = nei Campi
grimm-forest-in-forest = nel Bosco
grimm-forest-in-brickyard = alla Mattonaia
grimm-forest-in-market = al Mercato

## Questions of the Gather phase

grimm-forest-ask-choose = { $fable ->
    [none] Dove va il tuo maialino? Si sceglie in segreto.
    [laid] Dove va il tuo maialino? La Bella Addormentata ti ha già messo davanti, coperta, la Favola di questo round.
    [must] Dove va il tuo maialino? Il Cacciatore ti obbliga a giocare anche una Favola.
   *[may] Dove va il tuo maialino? Puoi giocare anche una Favola.
}
grimm-forest-ask-choose-under = { $asked } Ha effetto in questo round: { $cards }
grimm-forest-ask-while-going = { $asked } Il tuo maialino va { $place }.
grimm-forest-ask-choose-gather = Scegli un luogo
grimm-forest-ask-choose-fable = { $fable ->
    [must] Scegli una Favola
   *[may] Anche una Favola? (o nessuna)
}
grimm-forest-ask-choose-under-gather = { grimm-forest-ask-choose-gather }
grimm-forest-ask-choose-under-fable = { grimm-forest-ask-choose-fable }
grimm-forest-kind-fable = Favola
grimm-forest-kind-friend = Amico
grimm-forest-secretly-choose = scelta segreta: dove va ogni maialino? Con il pulsante **Scegli**; nessuno vede nulla finché non hanno scelto tutti.
grimm-forest-ask-queen-look = Regina Cattiva: quale carta coperta guardi prima di scegliere?
grimm-forest-ask-place-monster = { $card }. { $rule } Dove va?
grimm-forest-ask-place-unique = { $card }. { $rule } In quale luogo la metti?
grimm-forest-ask-crystal-ball = Sfera di cristallo: di chi è la carta Raccolta che guardi?
grimm-forest-ask-crystal-change = { $whose } va { $place }. Cambi il tuo piano?
grimm-forest-ask-night-tavern = Notte alla taverna: quale Amico tieni? Gli altri si distribuiscono a caso.
grimm-forest-ask-wishing-well = Pozzo dei desideri: quali due giocatori si scambiano le carte Raccolta coperte?
grimm-forest-ask-hired-help = Braccianti: paghi ora due risorse per raccogliere il doppio al prossimo round?
grimm-forest-ask-fairy-food = Banchetto delle fate: dove lo metti? Chi finisce lì guadagna 3 risorse.
grimm-forest-ask-gingerbread-man = Omino di Pan di Zenzero: prendi una risorsa da ogni luogo invece di andare { $place }? In questo round non raccogli altro.
grimm-forest-ask-thumbelina = Pollicina: stai andando { $place }. Scopri a caso una carta Raccolta che non hai giocato e voli lì?
grimm-forest-ask-chinny = Per un pelo: hai un mostro accanto { $place }. Scappi? E dove?
grimm-forest-ask-market = Dividi il Mercato con altri: quale risorsa prendi ora?
grimm-forest-ask-cancel-monster = Sta per colpire { $place }: { $card }. { $rule } Lo fermi per tutti quelli che sono lì? Scarteresti questo Amico: { $friend }.
grimm-forest-ask-next-effect = Più carte tue agiscono adesso. Quale va per prima?
grimm-forest-ask-big-bad-wolf = Lupo cattivo: quale casa di { $whose } perde la sezione più alta?
grimm-forest-ask-bridge-troll = Troll del ponte: chi ti consegna metà di ciò che ha raccolto in questo round?
grimm-forest-ask-friendly-game = Partita tra amici: a chi togli due risorse?
grimm-forest-ask-search-past = Frugare nel passato: { $n ->
    [one] quale carta prendi dagli scarti?
   *[other] quali { $n } carte prendi dagli scarti?
}
grimm-forest-ask-wandering-trader = { $card }: scambi due di un tipo con tre di un altro?
grimm-forest-ask-oracle = L’oracolo: togli a caso una Favola a ogni rivale che ne ha?
grimm-forest-ask-harvest-moon = Luna del raccolto: da quale luogo senza maialini prendi la metà?
grimm-forest-ask-thoughtful-gift = Un pensierino: che cosa regali, e a chi? Ricevi altrettanto di un altro tipo, a sua scelta.
grimm-forest-ask-gift-amount = Quanto dai a { $whom }? Al massimo { $n }.
grimm-forest-ask-gift-return = { $n ->
    [one] { $whom } ti regala { $gift } ({ $card }). Quale risorsa rendi in cambio?
   *[other] { $whom } ti regala { $gift } ({ $card }). Di quale tipo ne rendi { $n } in cambio?
}
grimm-forest-ask-whispers-keep = Sussurri spettrali: quali { $n } Favole tieni?
grimm-forest-ask-give-fable = { $card }: quale Favola dai a { $whom }?

## Questions of Friends

grimm-forest-ask-aladdin = Aladino: come finirà il tuo maialino in questo round? Se indovini, guadagni 1 risorsa di ogni tipo.
grimm-forest-ask-ali-baba = Alì Babà: che cosa rubi, e a chi? La restituisci se finite nello stesso luogo.
grimm-forest-ask-pinocchio = Pinocchio: quale luogo annunci? Se finisci lì, guadagni 2 di ciò che produce.
grimm-forest-ask-rapunzel = Raperonzolo: quali 2 risorse della riserva metti su di lei? Le puoi prendere in un round in cui il maialino è solo.
grimm-forest-ask-sleeping-beauty = Bella Addormentata: chi deve giocare in questo round la prima Favola del mazzo, senza vederla e senza altre?
grimm-forest-ask-tom-thumb = Pollicino: prendi una risorsa da un luogo?
grimm-forest-ask-friend = Nuovo Amico: { $card }. { $rule } Lo tieni o lo dai via?
grimm-forest-ask-mermaid-keep = La Sirenetta: in quali { $n } luoghi potrai ancora andare? Lei custodisce le altre tue carte Raccolta finché resta con te.
grimm-forest-ask-goldilocks-keep = Riccioli d’Oro: quale Favola è quella giusta? Tienine una.
grimm-forest-ask-goldilocks-top = Riccioli d’Oro: due Favole tornano sul mazzo. Quale va in cima?
grimm-forest-ask-godmother-fables = Fata Madrina: quali due Favole scarti?
grimm-forest-ask-puss-build = Il Gatto con gli Stivali: che cosa costruisci?
grimm-forest-ask-puss-from = Il Gatto con gli Stivali: a chi togli una risorsa per pagare?
grimm-forest-ask-red-riding-hood = Cappuccetto Rosso: quale lupo prendi?
grimm-forest-ask-rumpelstiltskin = Tremotino: che cosa diventa tutta la tua paglia ({ $n })?

## Questions about goods

grimm-forest-ask-gain = { $card }: { $n ->
    [one] quale risorsa guadagni?
   *[other] quali { $n } risorse guadagni?
}
grimm-forest-ask-take = { $card }: { $n ->
    [one] quale risorsa togli a { $who }?
   *[other] quali { $n } risorse togli a { $who }?
}
grimm-forest-ask-give = { $card }: { $n ->
    [one] quale risorsa dai a { $who }?
   *[other] quali { $n } risorse dai a { $who }?
}
grimm-forest-ask-discard = { $card }: { $n ->
    [one] quale risorsa scarti?
   *[other] quali { $n } risorse scarti?
}
grimm-forest-ask-take-from-market = { $card }: { $n ->
    [one] quale risorsa prendi dal Mercato?
   *[other] quali { $n } risorse prendi dal Mercato?
}
grimm-forest-ask-add = { $card }: { $n ->
    [one] quale risorsa aggiungi al Mercato?
   *[other] quali { $n } risorse aggiungi al Mercato?
}

## Questions of the Build phase

grimm-forest-ask-build = { $n ->
    [0] Non ti restano azioni. Ancora qualcosa prima di chiudere il turno?
    [one] Tocca a te costruire: ti resta un’azione.
   *[other] Tocca a te costruire: ti restano { $n } azioni.
}
grimm-forest-ask-build-build = Scegli un’azione di costruzione …
grimm-forest-ask-first-builder = La prima { $house } della partita! Quale premio prendi?

## Options

grimm-forest-group-build = Costruire
grimm-forest-group-gain = Ottenere
grimm-forest-group-cards = Carte e azioni
grimm-forest-group-end = Finire
grimm-forest-build-section = { CAPITAL($section) }
grimm-forest-build-draw = Pesca una Favola
grimm-forest-build-end = Finisci il turno
grimm-forest-gain-one = Prendi { $goods }
grimm-forest-special = Usa: { $card }
grimm-forest-free = Scarta: { $card }
grimm-forest-friend-give = Dai a { $who }
grimm-forest-friend-keep = Tieni questo Amico
grimm-forest-first-builder-goods = Una risorsa di ogni tipo
grimm-forest-first-builder-fables = Due Favole
grimm-forest-first-builder-friend = Un Amico
grimm-forest-look-at-gather = Carta Raccolta di { $whose }
grimm-forest-look-at-fable = Favola di { $whose }
grimm-forest-crystal-change-stay = Tengo il mio piano
grimm-forest-hired-help-none = Non pagare
grimm-forest-pay = Paga { $goods }
grimm-forest-cancel-monster-yes = Fermalo
grimm-forest-cancel-monster-no = Lascialo colpire
grimm-forest-oracle-yes = Toglile
grimm-forest-oracle-no = Non toglierne
grimm-forest-chinny-stay = Resta qui
grimm-forest-wandering-trader-none = Nessuno scambio
grimm-forest-trade = { $old } → { $new }
grimm-forest-thoughtful-gift-none = Nessun regalo
grimm-forest-gift-to = { $material } per { $whom }
grimm-forest-aladdin-alone = Da solo
grimm-forest-aladdin-together = In compagnia
grimm-forest-from-seat = { $goods } da { $whose }
grimm-forest-from-place = { $goods } ({ $place })
grimm-forest-tom-thumb-none = Non prendere nulla
grimm-forest-gingerbread-man-yes = Una da ogni luogo
grimm-forest-gingerbread-man-no = Vai come previsto
grimm-forest-thumbelina-yes = Scopri una carta
grimm-forest-thumbelina-no = Vai come previsto

## Hints

grimm-forest-hint-lies-there = Ora lì: { $goods }
grimm-forest-hint-monster-there = Ora lì: { $goods }; { $cards }
grimm-forest-there-fairy-food = { $card } (chi finisce lì guadagna 3 risorse)
grimm-forest-there-grandmas-house = { $card } (chi è lì guadagna 2 risorse; ci vanno tutti i mostri)
grimm-forest-there-lonely-castle = { $card } (un maialino solo lì guadagna 1 risorsa di ogni tipo)
grimm-forest-there-royal-wedding = { $card } (chi non è lì scarta 1 risorsa)
grimm-forest-card-of-with-rule = { $card } di { $who }: «{ $rule }»
grimm-forest-hint-collected = { $goods ->
    [niente] In questo round non ha raccolto niente
   *[other] In questo round ha raccolto { $goods }
}
grimm-forest-hint-loses-friend = Se ne andrebbe: { $card }
grimm-forest-hint-has = { $goods ->
    [niente] Non ha risorse
   *[other] Ha { $goods }
}
grimm-forest-hint-owned = Hai { $goods }
grimm-forest-hint-cost-floor = Costa { $goods }
grimm-forest-hint-cost-walls = Costano { $goods }; portano un Amico
grimm-forest-hint-cost-roof = Costa { $goods }; completa una casa
grimm-forest-hint-free-golden-goose = Guadagni 2 risorse a scelta; non costa azioni
grimm-forest-hint-free-fairy-godmother = Scarti anche 2 Favole e guadagni 2 risorse a scelta; non costa azioni

## Refusals

grimm-forest-refused-must-play-fable = Un altro giocatore ha il Cacciatore: devi giocare una Favola se ne hai. Scegli anche una Favola.

## What is not offered now, and why

grimm-forest-why-label-actions = Costruire, pescare, prendere risorse, azione speciale
grimm-forest-why-label-special = Azione speciale
grimm-forest-why-label-fable = Una Favola
grimm-forest-why-needs = Servono { $goods }; hai { $owned }.
grimm-forest-why-needs-with-help = Servono { $goods }, di cui una risorsa da un rivale; hai { $owned }.
grimm-forest-why-no-helper = { $material }: nessun rivale ne ha da darti.
grimm-forest-why-no-site = Tutti i tuoi terreni sono occupati.
grimm-forest-why-first = Prima costruisci: { $section }.
grimm-forest-why-unfinished = Prima finisci questa: { $house }. Non puoi avere due case incompiute dello stesso materiale.
grimm-forest-why-none-left = Nella riserva non ne restano.
grimm-forest-why-no-action = Non ti restano azioni.
grimm-forest-why-action-left = Hai ancora un’azione; puoi sempre prendere una risorsa.
grimm-forest-why-no-fables = Non resta nessuna Favola da pescare.
grimm-forest-why-no-friend = Non hai nessun Amico.
grimm-forest-why-no-friends-left = Non resta nessun Amico da pescare.
grimm-forest-why-not-special = Questo Amico non ha un’azione speciale.
grimm-forest-why-used = Una volta per turno; l’hai già usata.
grimm-forest-why-special-fairy-godmother = Non resta nessuna Favola da pescare.
grimm-forest-why-special-goldilocks = Non resta nessuna Favola da pescare.
grimm-forest-why-special-puss-in-boots = Ora nessuna sezione si può costruire con una risorsa di un rivale.
grimm-forest-why-special-rapunzel = Solo se in questo round eri da solo e ci sono risorse sulla sua carta.
grimm-forest-why-special-red-riding-hood = Nessun lupo fra gli ultimi cinque scarti e nessuna Favola da pescare.
grimm-forest-why-special-rumpelstiltskin = Non hai paglia.
grimm-forest-why-free-fairy-godmother = Ti servono due Favole in mano.
grimm-forest-why-fable-none = Non hai nessuna Favola in mano.
grimm-forest-why-fable-laid = Ne hai già una davanti, ed è l’unica di questo round.
grimm-forest-why-kept-place = Questa carta Raccolta la tiene { $card }.
grimm-forest-why-your-plan = È già il tuo piano.
grimm-forest-why-not-in-hand = Adesso non hai in mano quella carta Raccolta.
grimm-forest-why-no-fable-laid = Lì non c’è nessuna Favola.
grimm-forest-why-monster-there = Lì c’è già un mostro.
grimm-forest-why-unique-there = Lì c’è già un Luogo unico.
grimm-forest-why-pigs-there = Lì c’è un maialino.
grimm-forest-why-too-little-there = La metà di quello che c’è lì, per difetto, è niente.
grimm-forest-why-none-there = Lì non ce n’è.
grimm-forest-why-has-none = Non ha risorse.
grimm-forest-why-has-none-of-it = Non ne ha.
grimm-forest-why-not-with-you = Non è nel tuo luogo.
grimm-forest-why-not-there = Non è in quel luogo.
grimm-forest-why-collected-little = Ha raccolto troppo poco, o non ne ha più.
grimm-forest-why-too-sturdy = Il mattone resiste al lupo.
grimm-forest-why-you-lack = Non ne hai.
grimm-forest-why-not-collected = Conta solo quello che hai raccolto in questo round.
grimm-forest-why-other-kind = Dev’essere di un tipo diverso dal dono.
grimm-forest-why-nothing-to-return = Questo giocatore non ha niente di un altro tipo da restituire.
grimm-forest-why-you-have = Hai { $goods }.

## Log

grimm-forest-log-round = Comincia il round { $n }.
grimm-forest-log-acts-this-round = In questo round ha effetto { $card } di { $who }.
grimm-forest-log-prince-rolls = { $goods ->
    [niente] Il Principe Reale tira il dado e { $place } non prende niente.
   *[other] Il Principe Reale tira il dado e si serve { $place }: { $goods }.
}
grimm-forest-log-prince-goes = Il Principe Reale non resiste al mucchio più alto e si serve { $place }: { $goods }.
grimm-forest-log-predicts = { $what ->
    [alone] { $who } prevede: «Il mio maialino sarà solo».
   *[other] { $who } prevede: «Avrò compagnia».
}
grimm-forest-log-announces = { $who } annuncia: «Vado { $place }». Pinocchio non fa una piega.
grimm-forest-log-rapunzel-stores = { $who } mette { $goods } nella torre di Raperonzolo.
grimm-forest-log-sleeps = { $whom } deve giocare la prima Favola del mazzo senza vederla ({ $card } di { $who }).
grimm-forest-log-fairy-food = { $who } mette il Banchetto delle fate { $place }.
grimm-forest-log-looks-at-gather = { $who } sbircia la carta Raccolta di { $whose }.
grimm-forest-log-looks-at-fable = { $who } sbircia la Favola di { $whose }.
grimm-forest-log-you-see = Vedi che { $whose } va { $place }.
grimm-forest-log-may-have-changed = { $who } ci ripensa, forse con un nuovo piano.
grimm-forest-log-reveals-fable = { $who } rivela: { $card }.
grimm-forest-log-monster-comes = { $who } manda un mostro { $place }: { $card }.
grimm-forest-log-monster-follows = Fiuta la cena e va { $place }: { $card }.
grimm-forest-log-unique-placed = { $who } mette { $card } { $place }.
grimm-forest-log-unique-leaves = Svanisce, e non è più { $place }: { $card }.
grimm-forest-log-cursed = Al buio { $who } afferra a caso una carta Raccolta.
grimm-forest-log-you-now-play = Ora la tua carta Raccolta è: { $place }.
grimm-forest-log-flute = { $who } suona il Flauto magico e prende in mano questi mostri: { $cards }.
grimm-forest-log-wishing-well = { $who } esprime un desiderio: { $one } e { $two } si scambiano le carte Raccolta ({ $card }).
grimm-forest-log-help-unpaid = { $who } non paga. Si scarta: { $card }.
grimm-forest-log-go = { $n ->
    [one] { $seats } va senza compagnia { $place }.
   *[other] { $seats } vanno { $place }.
}
grimm-forest-log-runs-away = { $who } scappa via e non va da nessuna parte ({ $card }).
grimm-forest-log-grows = { $who } aggiunge { $goods } { $place } ({ $card }).
grimm-forest-log-flies = { $who } cambia rotta e vola { $place } ({ $card }).
grimm-forest-log-moves = { $who } scappa { $place }.
grimm-forest-log-chased = Che ruggito! { $who } scappa { $place }.
grimm-forest-log-wolf = { $goods ->
    [niente] Il Lupo { $place } non trova niente da portare via.
   *[other] Il Lupo non lascia nulla { $place }. Sparisce: { $goods }.
}
grimm-forest-log-guarded = { $friend } protegge { $who } e ferma questo mostro: { $card }.
grimm-forest-log-cancelled = { $friend } ferma questo mostro per { $who } e se ne va: { $card }.
grimm-forest-log-collects-alone = { $goods ->
    [niente] { $who } non ha compagnia { $place } e non raccoglie niente.
   *[other] { $who } non ha compagnia { $place }: { $goods }.
}
grimm-forest-log-collect-together = { $seats } si incontrano { $place }: { $goods ->
    [niente] non raccolgono niente
   *[other] { $goods } a testa
}; { $left ->
    [niente] non resta niente
   *[other] resta: { $left }
}.
grimm-forest-log-market-share = { $goods ->
    [niente] { $who } divide il Mercato con altri e non raccoglie niente.
   *[other] { $who } divide il Mercato con altri e raccoglie { $goods }.
}
grimm-forest-log-takes-fable = { $who } toglie a caso una Favola a { $whose }.
grimm-forest-log-gives-fable = { $who } dà una Favola a { $whom }.
grimm-forest-log-which-fable = La Favola è: { $fable }.
grimm-forest-log-more-actions = { $n ->
    [one] { $who } ha un’azione in più ({ $card }).
   *[other] { $who } ha { $n } azioni in più ({ $card }).
}
grimm-forest-log-takes-action = { $who } toglie un’azione a { $whose }.
grimm-forest-log-corner-site = { $who } ha un nuovo terreno ({ $card }).
grimm-forest-log-takes-from-discards = { $who } prende dagli scarti: { $cards }.
grimm-forest-log-blown-down = Soffia e risoffia! { $who } perde: { $section } ({ $card }).
grimm-forest-log-gains = { $goods ->
    [niente] { $who } non guadagna niente ({ $card }).
   *[other] { $who } guadagna { $goods } ({ $card }).
}
grimm-forest-log-loses = { $goods ->
    [niente] { $who } non perde niente ({ $card }).
   *[other] { $who } perde { $goods } ({ $card }).
}
grimm-forest-log-gives = { $goods ->
    [niente] { $who } non dà niente a { $to_whom } ({ $card }).
   *[other] { $who } dà { $goods } a { $to_whom } ({ $card }).
}
grimm-forest-log-draws = { $n ->
    [one] { $who } pesca una Favola.
   *[other] { $who } pesca { $n } Favole.
}
grimm-forest-log-draws-for = { $n ->
    [one] { $who } pesca una Favola ({ $card }).
   *[other] { $who } pesca { $n } Favole ({ $card }).
}
grimm-forest-log-you-drew = Hai pescato: { $cards }.
grimm-forest-log-you-keep = Tieni: { $cards }.
grimm-forest-log-discards-fables = { $who } scarta: { $cards }.
grimm-forest-log-fables-shuffled = Le Favole scartate si mescolano e formano un nuovo mazzo.
grimm-forest-log-friends-shuffled = Gli Amici scartati si mescolano e formano un nuovo mazzo.
grimm-forest-log-no-friend = { $who } non trova più nessun Amico nel folto del bosco.
grimm-forest-log-meets = { $who } incontra un Amico: { $card }.
grimm-forest-log-sends-friend = { $who } manda questo Amico a { $to_whom }: { $card }.
grimm-forest-log-joins = { $who } ora ha questo Amico: { $card }.
grimm-forest-log-friend-leaves = { $who } saluta il suo Amico: { $card }.
grimm-forest-log-stored-is-lost = { $who } perde ciò che era sul suo Amico ({ $card }): { $goods }.
grimm-forest-log-bargain = { $who } stringe un patto e tiene due carte Raccolta: { $one } e { $two }.
grimm-forest-log-goldilocks = { $n ->
    [0] { $who } assaggia l’ultima Favola e la tiene.
    [one] { $who } assaggia due Favole, ne tiene una e rimette l’altra in cima al mazzo.
   *[other] { $who } assaggia qualche Favola, ne tiene una e ne rimette { $n } in cima al mazzo.
}
grimm-forest-log-catches-wolf = { $who } prende dagli scarti: { $fable }.
grimm-forest-log-fetches = { $who } prende { $goods }.
grimm-forest-log-builds = { $who } paga { $goods } e costruisce: { $section }.
grimm-forest-log-toll = Hansel e Gretel sgranocchiano le pareti: { $who } ne riceve { $goods }.
grimm-forest-log-helps-pay = Il Gatto con gli Stivali paga una parte con i beni di { $who }: { $goods }.
grimm-forest-log-house-done = { $n ->
    [one] { $who } ha completato una casa!
   *[other] { $who } ha completato un’altra casa e ora ne ha { $n }!
}
grimm-forest-log-first-builder = { $who } ottiene il premio del Primo Costruttore: è la prima { $house } della partita.
grimm-forest-log-first-builder-goods = { $who } prende { $goods } come Primo Costruttore.
grimm-forest-log-won = { $n ->
    [one] { $seats } vince la gara!
   *[other] { $seats } vincono insieme la gara!
}

## The result

grimm-forest-reason-houses = Tre case completate prima di tutti.
grimm-forest-reason-brick = Più d’uno aveva almeno tre case; hanno deciso quelle di mattoni.
grimm-forest-reason-wood = A pari case di mattoni, hanno deciso quelle di legno.
grimm-forest-reason-first-brick = Case uguali; ha deciso il segnalino Primo Costruttore dei mattoni.
grimm-forest-reason-first-wood = Case uguali; ha deciso il segnalino Primo Costruttore del legno.
grimm-forest-reason-first-straw = Case uguali; ha deciso il segnalino Primo Costruttore della paglia.
grimm-forest-reason-shared = Parità in tutto: la vittoria è condivisa.
grimm-forest-total = { $n ->
    [one] { $n } casa completa
   *[other] { $n } case complete
}
grimm-forest-score-houses = case complete
grimm-forest-score-brick = case di mattoni
grimm-forest-score-wood = case di legno
grimm-forest-score-straw = case di paglia
grimm-forest-score-first-brick = Primo Costruttore dei mattoni
grimm-forest-score-first-wood = Primo Costruttore del legno
grimm-forest-score-first-straw = Primo Costruttore della paglia

## The board in words

grimm-forest-board-title-round = Il round
grimm-forest-board-title-own = La tua plancia
grimm-forest-board-title-players = Giocatori
grimm-forest-board-title-cards = Carte in vista
grimm-forest-board-title-places = Luoghi
grimm-forest-board-title-stock = Mazzi e scorte
grimm-forest-board-game = { $advanced ->
    [0] Carte base. Vince il primo che ha { $n } case complete.
   *[other] Con le carte avanzate. Vince il primo che ha { $n } case complete.
}
grimm-forest-board-round = { $phase ->
    [gather] Round { $n }, fase di Raccolta: { $step ->
        [start] inizio del round
        [choose] scelta segreta
        [choose_last] ultima scelta segreta
        [reveal_fables] si rivelano le Favole
        [reveal_gather] i maialini si incamminano
        [before_collecting] prima di raccogliere
        [collect] si raccoglie
        [end_of_gather] fine della raccolta
        [start_of_build] inizio della costruzione
        [build] i turni
        [end_of_build] fine della costruzione
       *[cleanup] riordino
    }. Comincia: { $who }.
    [build] Round { $n }, fase di Costruzione: { $step ->
        [start] inizio del round
        [choose] scelta segreta
        [choose_last] ultima scelta segreta
        [reveal_fables] si rivelano le Favole
        [reveal_gather] i maialini si incamminano
        [before_collecting] prima di raccogliere
        [collect] si raccoglie
        [end_of_gather] fine della raccolta
        [start_of_build] inizio della costruzione
        [build] i turni
        [end_of_build] fine della costruzione
       *[cleanup] riordino
    }. Comincia: { $who }.
   *[over] La partita è finita nel round { $n }. Cominciava: { $who }.
}
grimm-forest-board-active = { $n ->
    [one] { $who } sta costruendo; resta un’azione.
   *[other] { $who } sta costruendo; restano { $n } azioni.
}
grimm-forest-board-prince = { $goods ->
    [niente] In questo round il Principe Reale { $place } non ha preso niente.
   *[other] In questo round il Principe Reale si è servito { $place }: { $goods }.
}
grimm-forest-board-place = { $place }: { $items }.
grimm-forest-board-player = { $who }: { $items }.
grimm-forest-board-goods = { $n ->
    [0] nessuna risorsa
   *[other] { $goods }
}
grimm-forest-board-sites = { $n ->
    [0] nessun terreno libero
    [one] un terreno libero
   *[other] { $n } terreni liberi
}
grimm-forest-board-player-round = { $who }, in questo round: { $items }.
grimm-forest-board-used = azione speciale usata: { $card }
grimm-forest-board-your-friend = Il tuo Amico, { $card }: { $rule }
grimm-forest-board-pigs = maialini lì: { $seats }
grimm-forest-board-monster = mostro { $card } di { $who }
grimm-forest-board-monster-spent = mostro { $card } di { $who } (ha già agito)
grimm-forest-board-lying = { $card } di { $who }
grimm-forest-board-announced = annunciato da { $who }
grimm-forest-board-house = { $corners ->
    [0] casa incompleta con { $section }
   *[other] casa incompleta con { $section } su un terreno al risparmio
}
grimm-forest-board-house-done = { $corners ->
    [0] { $house } completa
   *[other] { $house } completa su un terreno al risparmio
}
grimm-forest-board-corner-sites = { $n ->
    [one] un terreno al risparmio
   *[other] { $n } terreni al risparmio
}
grimm-forest-board-friend = Amico: { $card }
grimm-forest-board-stored = nella torre di Raperonzolo: { $goods }
grimm-forest-board-predicts = { $what ->
    [alone] prevede di non avere compagnia
   *[other] prevede di avere compagnia
}
grimm-forest-board-robbed = ha rubato { $goods } a { $whose }
grimm-forest-board-mermaid = fuori uso sotto la Sirenetta: { $places }
grimm-forest-board-hand-size = { $n ->
    [0] nessuna Favola in mano
    [one] una Favola in mano
   *[other] { $n } Favole in mano
}
grimm-forest-board-token = Primo Costruttore: { $material }
grimm-forest-board-actions = { $n ->
    [0] nessuna azione di costruzione
    [one] resta un’azione di costruzione
   *[other] restano { $n } azioni di costruzione
}
grimm-forest-board-collected = { $goods ->
    [niente] non ha raccolto niente
   *[other] ha raccolto { $goods }
}
grimm-forest-board-gather = va { $place }
grimm-forest-board-stands = maialino { $place }
grimm-forest-board-nowhere = maialino da nessuna parte
grimm-forest-board-chosen = ha già scelto
grimm-forest-board-fable = Favola di questo round: { $card }
grimm-forest-board-hidden-fable = una Favola coperta
grimm-forest-board-your-hand = Le tue Favole: { $cards ->
    [niente] nessuna
   *[other] { $cards }
}.
grimm-forest-board-known-hand = Delle Favole di { $who } conosci: { $cards }.
grimm-forest-board-looking = Stai guardando: { $cards }.
grimm-forest-board-somebody-looks = { $n ->
    [one] { $who } sta guardando una Favola.
   *[other] { $who } sta guardando { $n } Favole.
}
grimm-forest-board-tavern = Alla taverna vedi: { $cards }.
grimm-forest-board-deck-top = Conosci la cima del mazzo delle Favole: { $cards }.
grimm-forest-board-next-round = Ha effetto nel prossimo round: { $card } di { $who }.
grimm-forest-board-this-round = Ha effetto in questo round: { $card } di { $who }.
grimm-forest-board-offer = { $who } decide chi riceve questo Amico: { $card }.
grimm-forest-board-decks = Nei mazzi: Favole { $fables }, Amici { $friends }.
grimm-forest-board-discards = Favole scartate, dalla più recente: { $cards ->
    [niente] nessuna
   *[other] { $cards }
}.
grimm-forest-board-friend-discards = Amici scartati, dal più recente: { $cards ->
    [niente] nessuno
   *[other] { $cards }
}.
grimm-forest-board-first-tokens = Segnalini Primo Costruttore rimasti: { $tokens ->
    [niente] nessuno
   *[other] { $tokens }
}.
grimm-forest-board-sections = Sezioni rimaste dove si è già costruito: { $items }.
grimm-forest-board-left-floor = { $material } (pavimenti): { $n }
grimm-forest-board-left-walls = { $material } (pareti): { $n }
grimm-forest-board-left-roof = { $material } (tetti): { $n }

## Fables

grimm-forest-fable-friendly-game = Partita tra amici
grimm-forest-fable-friendly-game-text = A fine raccolta: togli 2 risorse a tua scelta a un rivale nel tuo luogo.
grimm-forest-fable-big-bad-wolf = Lupo cattivo
grimm-forest-fable-big-bad-wolf-text = Mostro. A fine raccolta: chi è lì perde la cima di una casa di paglia o di legno; quale, lo scegli tu.
grimm-forest-fable-bridge-troll = Troll del ponte
grimm-forest-fable-bridge-troll-text = Mostro. A fine raccolta: un giocatore che è lì, a tua scelta, ti dà metà (per difetto) di ciò che ha raccolto in questo round.
grimm-forest-fable-chinny = Per un pelo
grimm-forest-fable-chinny-text = Prima di raccogliere: se c’è un mostro nel tuo luogo, puoi spostarti. Se nessuno ha giocato mostri, pesca una Favola.
grimm-forest-fable-oracle = L’oracolo
grimm-forest-fable-oracle-text = A fine raccolta: se il tuo maialino è solo, puoi togliere a caso una Favola a ogni rivale.
grimm-forest-fable-crystal-ball = Sfera di cristallo
grimm-forest-fable-crystal-ball-text = Quando si rivela: sbircia la carta Raccolta di un giocatore e poi, se vuoi, cambia la tua.
grimm-forest-fable-curse-darkness = Maledizione delle tenebre
grimm-forest-fable-curse-darkness-text = Quando si rivela: ogni rivale mescola tutte le sue carte Raccolta e ne gioca una a caso.
grimm-forest-fable-cutting-corners = Lavori al risparmio
grimm-forest-fable-cutting-corners-text = A fine raccolta: se il tuo maialino è solo, ottieni un terreno in più dove ogni sezione costa 1 in meno.
grimm-forest-fable-dragon = Drago
grimm-forest-fable-dragon-text = Mostro. Prima di raccogliere: chi è lì perde tutte le risorse della propria plancia.
grimm-forest-fable-fairy-food = Banchetto delle fate
grimm-forest-fable-fairy-food-text = Prossimo round: all’inizio mettilo in un luogo; chi finisce lì guadagna 3 risorse a scelta.
grimm-forest-fable-ghostly-whispers = Sussurri spettrali
grimm-forest-fable-ghostly-whispers-text = A fine raccolta: se il tuo maialino è solo, pesca 4 Favole, tienine 2 e scartane 2.
grimm-forest-fable-giant = Gigante
grimm-forest-fable-giant-text = Mostro. A fine raccolta: chi è lì perde l’Amico, tutte le Favole in mano e 1 risorsa di ogni tipo.
grimm-forest-fable-grandmas-house = La casa della nonna
grimm-forest-fable-grandmas-house-text = Luogo unico. Tutti i mostri vanno lì. A fine raccolta: chi è lì guadagna 2 risorse a scelta. Si scarta quando arriva un mostro.
grimm-forest-fable-harvest-moon = Luna del raccolto
grimm-forest-fable-harvest-moon-text = A fine raccolta: prendi metà, per difetto, delle risorse di un luogo senza maialini.
grimm-forest-fable-hidden-vault = Camera del tesoro
grimm-forest-fable-hidden-vault-text = A fine raccolta: i maialini nel tuo luogo guadagnano 2 di ciò che produce. Al Mercato ognuno sceglie.
grimm-forest-fable-hired-help = Braccianti
grimm-forest-fable-hired-help-text = Quando si rivela: paga 2 risorse e al prossimo round raccogli il doppio. Se non paghi, scartala.
grimm-forest-fable-little-helpers = Piccoli aiutanti
grimm-forest-fable-little-helpers-text = A fine raccolta: se il tuo maialino è solo, hai 2 azioni in più per costruire.
grimm-forest-fable-lonely-castle = Castello solitario
grimm-forest-fable-lonely-castle-text = Luogo unico. A fine raccolta: un maialino solo lì guadagna 1 risorsa di ogni tipo. Si scarta se arrivano in 3 (in 2, se giocate in due).
grimm-forest-fable-magic-flute = Flauto magico
grimm-forest-fable-magic-flute-text = Quando si rivela: prendi in mano tutti i mostri di questo round; in questo round non fanno nulla.
grimm-forest-fable-mysterious-stranger = Misterioso viandante
grimm-forest-fable-mysterious-stranger-text = A fine raccolta: se il tuo maialino è solo, pesca un Amico, per te o per altri.
grimm-forest-fable-night-tavern = Notte alla taverna
grimm-forest-fable-night-tavern-text = Quando si rivela: pesca un Amico per giocatore, tienine uno e dai gli altri a caso. Sostituiscono quelli vecchi.
grimm-forest-fable-powerful-friends = Amicizie influenti
grimm-forest-fable-powerful-friends-text = A fine raccolta: togli un’azione di costruzione a ogni rivale nel tuo luogo e usala tu.
grimm-forest-fable-roar = Ruggito
grimm-forest-fable-roar-text = Prima di raccogliere: i rivali nel tuo luogo mescolano tutte le loro carte Raccolta e scappano dove vuole il caso.
grimm-forest-fable-royal-wedding = Nozze reali
grimm-forest-fable-royal-wedding-text = Luogo unico. A fine raccolta: chi non è lì scarta 1 risorsa. Si scarta quando non viene nessuno.
grimm-forest-fable-search-past = Frugare nel passato
grimm-forest-fable-search-past-text = A fine raccolta: se c’è un rivale nel tuo luogo, prendi dagli scarti 2 Favole a tua scelta.
grimm-forest-fable-share-wealth = Da buoni fratelli
grimm-forest-fable-share-wealth-text = A fine raccolta: ogni rivale che in questo round ha raccolto 5 o più te ne dà 2.
grimm-forest-fable-spy-network = Rete di spie
grimm-forest-fable-spy-network-text = A fine raccolta: pesca una Favola per ogni maialino nel tuo luogo, compreso il tuo.
grimm-forest-fable-taxation = Tasse
grimm-forest-fable-taxation-text = Prossimo round, dopo la raccolta: i rivali che non sono con te perdono metà delle risorse: prima mattoni, poi legno, poi paglia.
grimm-forest-fable-thoughtful-gift = Un pensierino
grimm-forest-fable-thoughtful-gift-text = A fine raccolta: dai a un rivale fino a 3 di un tipo; ti rende altrettanto di un altro tipo che sceglie.
grimm-forest-fable-wandering-trader = Mercante girovago
grimm-forest-fable-wandering-trader-text = A fine raccolta: chi è nel tuo luogo può scambiare 2 di un tipo con 3 di un altro.
grimm-forest-fable-wishing-well = Pozzo dei desideri
grimm-forest-fable-wishing-well-text = Quando si rivela: due giocatori a tua scelta si scambiano le carte Raccolta coperte e giocano quella ricevuta.
grimm-forest-fable-wolf = Lupo
grimm-forest-fable-wolf-text = Mostro. Prima di raccogliere: se lì c’è un maialino, si perdono tutte le risorse di quel luogo.

## Friends

grimm-forest-friend-aladdin = Aladino
grimm-forest-friend-aladdin-text = A inizio round: prevedi se il tuo maialino sarà solo. Se indovini, guadagni 1 risorsa per tipo.
grimm-forest-friend-ali-baba = Alì Babà
grimm-forest-friend-ali-baba-text = A inizio round: ruba 1 risorsa a un giocatore. Restituiscila se finite nello stesso luogo.
grimm-forest-friend-cinderella = Cenerentola
grimm-forest-friend-cinderella-text = Arrivi prima di tutti nel tuo luogo e ne prendi 2 risorse prima che succeda altro.
grimm-forest-friend-evil-queen = La Regina Cattiva
grimm-forest-friend-evil-queen-text = Scegli dopo tutti gli altri, sbirciando una carta Raccolta o una Favola coperta di un rivale.
grimm-forest-friend-fairy-godmother = La Fata Madrina
grimm-forest-friend-fairy-godmother-text = Azione speciale: pesca 2 Favole. Oppure scartala nel tuo turno con 2 Favole per 2 risorse.
grimm-forest-friend-frog-prince = Il Principe Ranocchio
grimm-forest-friend-frog-prince-text = A fine raccolta: se il tuo maialino non è solo, se ne va; pesca un nuovo Amico e guadagna 1 risorsa.
grimm-forest-friend-gingerbread-man = L’Omino di Pan di Zenzero
grimm-forest-friend-gingerbread-man-text = Puoi prendere 1 risorsa da ogni luogo senza andare in nessuno: in questo round non raccogli altro.
grimm-forest-friend-golden-goose = L’Oca d’Oro
grimm-forest-friend-golden-goose-text = A fine raccolta: se eri da solo, guadagni 1 risorsa. Oppure scartala nel tuo turno per 2 risorse.
grimm-forest-friend-goldilocks = Riccioli d’Oro
grimm-forest-friend-goldilocks-text = Azione speciale: guarda le prime 3 Favole, tienine 1 e rimetti le altre in cima come preferisci.
grimm-forest-friend-hansel-gretel = Hansel e Gretel
grimm-forest-friend-hansel-gretel-text = A ogni rivale le pareti costano 1 in più del loro materiale, e lo ricevi tu.
grimm-forest-friend-huntsman = Il Cacciatore
grimm-forest-friend-huntsman-text = Ogni rivale con Favole deve giocarne una. Un mostro nel tuo luogo non agisce; 1 risorsa per tipo.
grimm-forest-friend-jack = Jack l’Ammazzagiganti
grimm-forest-friend-jack-text = Dopo la rivelazione aggiungi al tuo luogo 2 di ciò che produce. Scartalo per fermare un Gigante.
grimm-forest-friend-little-mermaid = La Sirenetta
grimm-forest-friend-little-mermaid-text = Hai solo 2 carte Raccolta finché resta con te. Azione speciale: guadagna 1 risorsa di ogni tipo.
grimm-forest-friend-pinocchio = Pinocchio
grimm-forest-friend-pinocchio-text = A inizio round: annuncia un luogo. Se finisci lì, guadagni 2 di ciò che produce.
grimm-forest-friend-puss-in-boots = Il Gatto con gli Stivali
grimm-forest-friend-puss-in-boots-text = Azione speciale: costruisci una sezione; 1 risorsa del costo la mette un rivale.
grimm-forest-friend-rapunzel = Raperonzolo
grimm-forest-friend-rapunzel-text = A inizio round: metti su di lei 2 risorse di un tipo. Azione speciale: se eri da solo, prendi tutto.
grimm-forest-friend-red-riding-hood = Cappuccetto Rosso
grimm-forest-friend-red-riding-hood-text = Azione speciale: un lupo dagli ultimi 5 scarti, se no una Favola. Scartala per fermare un lupo.
grimm-forest-friend-robin-hood = Robin Hood
grimm-forest-friend-robin-hood-text = A fine fase di Costruzione: chi ha più risorse di te te ne dà 1.
grimm-forest-friend-rumpelstiltskin = Tremotino
grimm-forest-friend-rumpelstiltskin-text = Prima di costruire: 1 di paglia. Azione speciale: tutta la tua paglia diventa legno o mattoni.
grimm-forest-friend-seven-dwarfs = I Sette Nani
grimm-forest-friend-seven-dwarfs-text = A fine raccolta: se il tuo maialino è solo, hai 1 azione in più per costruire.
grimm-forest-friend-sleeping-beauty = La Bella Addormentata
grimm-forest-friend-sleeping-beauty-text = A inizio round: chi vuoi tu gioca senza vederla la prima Favola del mazzo, e nessun’altra.
grimm-forest-friend-snow-white = Biancaneve
grimm-forest-friend-snow-white-text = A fine raccolta: ogni rivale nel tuo luogo ti dà una Favola o, se non ne ha, 1 risorsa che vuoi.
grimm-forest-friend-thumbelina = Pollicina
grimm-forest-friend-thumbelina-text = Dopo la rivelazione puoi scoprire a caso una carta Raccolta non giocata e andare lì.
grimm-forest-friend-tom-thumb = Pollicino
grimm-forest-friend-tom-thumb-text = A inizio round: puoi prendere 1 risorsa da un luogo qualsiasi.
grimm-forest-friend-wood-cutter = Il Taglialegna
grimm-forest-friend-wood-cutter-text = Azione speciale: guadagna 2 di legno, mettine 2 nel Bosco. Scartalo per fermare un mostro.

## Rules by topic

grimm-forest-rules-goal-title = Scopo e round
grimm-forest-rules-goal =
    Sei un maialino che vuole diventare Costruttore Reale. Completa per primo tre case, di paglia, legno o mattoni, mescolate come vuoi.
    Ogni round ha tre fasi. Raccolta: ognuno sceglie in segreto un luogo da cui prendere risorse. Costruzione: in ordine di turno ogni giocatore fa due azioni. Riordino: il segnalino primo giocatore passa al prossimo e i luoghi si riempiono di nuovo.
    Se più carte agiscono nello stesso momento, lo fanno in ordine di turno dal primo giocatore.
grimm-forest-rules-gather-title = La fase di Raccolta
grimm-forest-rules-gather =
    1. Ognuno mette coperta una carta Raccolta e, se vuole, una Favola.
    2. Le Favole si rivelano e agiscono quelle che dicono «Quando si rivela». I mostri vengono mandati nei luoghi.
    3. Le carte Raccolta si rivelano e i maialini vanno lì. Poi tocca alle carte che agiscono prima di raccogliere.
    4. Un maialino solo prende tutto. Se sono di più, dividono in parti uguali; ciò che non si può dividere resta lì.
    5. Le altre Favole e gli Amici agiscono alla fine.
    «Solo» vuol dire che lì non c’è un altro maialino; i mostri non contano. «Raccolto» è solo ciò che prendi dal tuo luogo nel passo 4, non ciò che aggiungono le carte.
grimm-forest-rules-fables-title = Favole
grimm-forest-rules-fables =
    Puoi tenere quante Favole vuoi, ma ne giochi solo una a round, insieme alla carta Raccolta. Dopo l’uso va negli scarti, scoperta; quando il mazzo finisce, se ne fa uno nuovo mescolandoli.
    Le carte Prossimo round restano scoperte e agiscono nel round che segue. I Luoghi unici si mettono su un luogo, al massimo uno per ciascuno, e restano finché la loro condizione si avvera alla fine di una raccolta.
grimm-forest-rules-monsters-title = Mostri
grimm-forest-rules-monsters =
    Quando un mostro si rivela, il suo padrone lo manda in un luogo, al massimo uno per luogo (tranne con La casa della nonna). Quasi tutti colpiscono tutti i maialini che sono lì, anche quello del padrone.
    Un Amico che si può scartare contro un mostro lo ferma per tutti, anche se chi ha quell’Amico è altrove. Te lo chiediamo appena prima del colpo.
    { grimm-forest-fable-wolf }: { grimm-forest-fable-wolf-text }
    { grimm-forest-fable-dragon }: { grimm-forest-fable-dragon-text }
    { grimm-forest-fable-big-bad-wolf }: { grimm-forest-fable-big-bad-wolf-text }
    { grimm-forest-fable-bridge-troll }: { grimm-forest-fable-bridge-troll-text }
    { grimm-forest-fable-giant }: { grimm-forest-fable-giant-text }
grimm-forest-rules-build-title = Costruire
grimm-forest-rules-build =
    Hai due azioni: pescare una Favola, prendere una risorsa, costruire una sezione o usare l’azione speciale del tuo Amico (l’azione speciale, una volta a turno).
    Un pavimento costa 2, le pareti 4, un tetto 6 risorse del materiale della casa, in quest’ordine. Puoi avere più case iniziate, ma non due incompiute dello stesso materiale. Sulla plancia c’è posto per cinque case, e nella scatola ci sono cinque pavimenti, pareti e tetti di ogni materiale.
    Le pareti portano un Amico. Un tetto può portare il premio del Primo Costruttore.
grimm-forest-rules-friends-title = Amici
grimm-forest-rules-friends =
    Quando ottieni un Amico, mostralo e decidi: lo tieni o lo dai a un altro giocatore, che non può rifiutare. Ognuno ha al massimo un Amico; il nuovo sostituisce il vecchio, perciò un regalo non è sempre gradito.
    Un’azione speciale costa una delle tue azioni e si usa una volta per turno. Puoi usarne una, ottenere un altro Amico e usare anche la sua.
grimm-forest-rules-first-builder-title = Primo Costruttore
grimm-forest-rules-first-builder =
    Chi completa la prima casa di un materiale prende il suo segnalino e un premio: una risorsa di ogni tipo, due Favole oppure un Amico. Ogni segnalino si assegna una volta sola in tutta la partita, anche se poi quella casa viene abbattuta.
grimm-forest-rules-end-title = Fine della partita
grimm-forest-rules-end =
    La partita finisce dopo una fase di Costruzione in cui un giocatore ha tre case complete o più. Se sono in più d’uno, vince chi ha più case di mattoni; poi chi ne ha di più di legno; poi chi ha il segnalino Primo Costruttore del materiale più robusto: mattoni, legno, paglia. Se c’è ancora parità, condividono la vittoria.
grimm-forest-rules-two-players-title = Due giocatori: il Principe Reale
grimm-forest-rules-two-players =
    All’inizio di ogni round il Principe Reale tira il dado e rimanda nella riserva metà, per difetto, delle risorse di quel luogo. Se un luogo ne ha più di dieci, non tira: va in quello più pieno; a parità i mattoni vengono prima del legno, e il legno prima della paglia.
    Non sta in nessun luogo: non fa compagnia a nessuno e nessun mostro lo colpisce.
grimm-forest-rules-market-title = Quattro giocatori: il Mercato
grimm-forest-rules-market =
    In quattro c’è un quarto luogo. Il Mercato riceve a ogni round una paglia, un legno e un mattone. I maialini che si incontrano lì prendono a turno una risorsa alla volta finché ne hanno tutti altrettante; il resto rimane.

# Che cosa si viene a sapere, in cifre: carte secondo il mazzo
grimm-forest-pool-fables = { $n ->
    [one] una Favola
   *[other] { $n } Favole
}
grimm-forest-pool-friends = { $n ->
    [one] un Amico
   *[other] { $n } Amici
}

## Ordini: risposte date in anticipo

grimm-forest-fact-round = Round
grimm-forest-fact-goods = { $what } { $where }

## Advice ("What would you do?"): one to five sentences

grimm-forest-advice-two = { $one } { $two }
grimm-forest-advice-best = È ciò che più ti avvicina alle tre case, contando anche ciò che dà agli altri.
grimm-forest-advice-tried = Provato in copie di questa partita, è ciò che ti lascia più probabilità di vincere.
grimm-forest-advice-go = { $percent ->
    [0] { $place }: { $shared } per te, perché lì c’è anche un altro.
    [100] { $place }: { $alone } tutto per te.
   *[other] { $place }: { $alone } se lì non va nessun altro (probabilità circa { $percent }%), { $shared } se arriva un altro.
}
grimm-forest-advice-finish = Basta per finire la tua terza casa in questo round.
grimm-forest-advice-pays = In questo round basta per: { $sections }.
grimm-forest-advice-towards = Poi hai { $owned }. La prossima cosa da costruirci: { $sections } ({ $goods }).
grimm-forest-advice-there = Lì c’è: { $cards }.
grimm-forest-advice-stops = { $who } potrebbe finire la terza casa con ciò che c’è lì; se lo dividete, forse no.
grimm-forest-advice-monster = Buona preda per { $card }: { $who } va { $place } con una probabilità di circa { $percent }%.
grimm-forest-advice-keep = { $n ->
    [one] La tua Favola può rendere di più in un altro round.
   *[other] Le tue Favole possono rendere di più in un altro round.
}
grimm-forest-advice-with = { $place } ({ $card })
grimm-forest-advice-drawn = Quasi altrettanto buono: { $places }. Decide la sorte, così nessuno può indovinare dove vai.
grimm-forest-advice-expected = { $option }: sembra meglio, ma gli altri possono aspettarti lì e rovinarlo.
grimm-forest-advice-second = { $n ->
    [0] Appena peggio: { $option }.
    [one] Seconda scelta: { $option }; vince circa una partita su 100 in meno.
   *[other] Seconda scelta: { $option }; vince circa { $n } partite su 100 in meno.
}
grimm-forest-advice-gain-for = Così in questo turno puoi costruire: { $sections }.
grimm-forest-advice-draw = { $n ->
    [0] Non hai Favole, e in questo turno non si può costruire altro.
   *[other] In questo turno non si può costruire altro, e una Favola ti serve più di una risorsa.
}
grimm-forest-advice-draw-else = Adesso una Favola ti serve più di ciò che potresti costruire.
grimm-forest-advice-special = { $card }: con questa azione ti dà più di una risorsa o di una Favola.
grimm-forest-advice-farewell = Due risorse adesso ti servono più di questo Amico in seguito: { $card }.
grimm-forest-advice-also = Poi in questo turno puoi ancora costruire: { $sections }.
grimm-forest-advice-stays = Adesso questo Amico vale più di due risorse: { $card }.
grimm-forest-advice-reward-goods = Una risorsa di ogni tipo ti avvicina alla terza casa più di due Favole o di un Amico.
grimm-forest-advice-end = { $n ->
    [0] Non hai più azioni.
   *[other] Adesso nient’altro ti servirebbe.
}
grimm-forest-advice-third = È la tua terza casa: vinci, a meno che in questo round ne abbia tre anche un altro e ti superi.
grimm-forest-advice-roof = Completa una casa; poi ne hai { $n } su tre.
grimm-forest-advice-first = Porta un premio, perché è la prima della partita: { $house }.
grimm-forest-advice-walls = Le pareti portano un Amico.
grimm-forest-advice-next = Poi viene: { $section } ({ $goods }); per quello ti resta: { $owned }.
grimm-forest-advice-least = È ciò che serve meno alle tue case.
grimm-forest-advice-friend = Adesso non hai nessun Amico, e questo può aiutarti: { $card }.
grimm-forest-advice-better-friend = { $new } ti aiuta più di { $old }.
grimm-forest-advice-their-friend = { $who } perde questo Amico: { $card }.
grimm-forest-advice-strikes = { $mine ->
    [yes] { $who } va { $place } con una probabilità di circa { $percent }%. Ci vai anche tu, ma perdi meno.
    [too] { $who } va { $place } con una probabilità di circa { $percent }%. Ci vai anche tu.
   *[no] { $who } va { $place } con una probabilità di circa { $percent }%, e tu no.
}
grimm-forest-advice-cancel = Fermarlo vale più che tenere { $friend }: { $card }.
grimm-forest-advice-strike = Tenere { $friend } vale più che fermarlo: { $card }.
grimm-forest-advice-reward-fables = Due Favole ti servono più adesso di tre risorse o di un Amico.
grimm-forest-advice-reward-friend = Un nuovo Amico ti serve più adesso di tre risorse o di due Favole.
grimm-forest-advice-finish-anyway = Hai abbastanza per finire la tua terza casa in questo round, qualunque cosa tu raccolga lì.
grimm-forest-advice-must = Devi giocare una Favola, e lì ti serve di più questa: { $card }.
grimm-forest-advice-rule = { $card }: «{ $rule }»
grimm-forest-advice-company = Lì arriva anche un altro con una probabilità di circa { $percent }%.
grimm-forest-advice-needs = La prossima cosa da costruire di quel tipo: { $sections } ({ $goods }); adesso hai { $owned }.
grimm-forest-advice-with-tower = Con ciò che lei custodisce fa { $owned }. La prossima cosa da costruirci: { $sections } ({ $goods }).
grimm-forest-advice-hurts = { $who } ne ha bisogno per la prossima cosa da costruire: { $section } ({ $goods }).
grimm-forest-advice-ahead = Tra i tuoi avversari, { $who } è più vicino alle tre case.
grimm-forest-advice-unused = Nessuna delle tue case iniziate ne ha bisogno: { $material }.
grimm-forest-advice-enough = Ti resta { $left }, abbastanza per: { $section } ({ $goods }).
grimm-forest-advice-easiest = Di ciò che hai, è la cosa più facile da riavere: ogni round si aggiungono { $goods } { $place }.
grimm-forest-advice-announce = Lì adesso: { $goods }. Se finisci lì, ne guadagni altri due.
grimm-forest-advice-gift = Ciò che { $who } può restituire: { $materials }.
grimm-forest-advice-no-gift = Un avversario avrebbe ciò che dai e sceglierebbe che cosa restituire.
grimm-forest-advice-double = Nel prossimo round raccogli il doppio.
grimm-forest-advice-loot = Puoi prendere { $goods }.
grimm-forest-advice-meets = { $who } va { $place }, come te, con una probabilità di circa { $percent }%.
grimm-forest-advice-place-seen = Molto probabilmente { $who } va { $place } (circa { $percent }%); la carta ti mostra il suo piano prima di scegliere.
grimm-forest-advice-fable-seen = Se è un mostro, o una che deruba chi sta accanto a { $who }, puoi starne lontano.
grimm-forest-advice-sleep-own = Giochi una Favola senza spenderne una della tua mano.
grimm-forest-advice-sleep = { $n ->
    [0] { $who } gioca una Favola che forse non si addice al luogo.
    [one] { $who } in questo round non può giocare la Favola che ha in mano.
   *[other] { $who } in questo round non può giocare nessuna delle { $n } Favole che ha in mano.
}
grimm-forest-advice-rebuild = Ricostruirlo costa { $goods }.
grimm-forest-advice-oracle = { $n ->
    [one] Guadagni una Favola, e un avversario ne ha una in meno.
   *[other] Guadagni { $n } Favole, e ognuno di questi avversari ne ha una in meno.
}
grimm-forest-advice-well = Vai dove voleva andare { $who }: molto probabilmente { $place } (circa { $percent }%).
grimm-forest-advice-well-others = Tieni la tua carta; { $one } e { $two } forse finiscono dove non volevano.
grimm-forest-advice-alone = Dove è più probabile che tu non trovi nessuno: { $place } (circa { $percent }%).
grimm-forest-advice-unique = { $card ->
    [royal_wedding] La tua carta porta lì: se ci resti, non scarti nulla; chi è altrove scarta una risorsa.
    [lonely_castle] La tua carta porta lì. La probabilità di non trovare nessuno, che porta una risorsa di ogni tipo, è circa { $percent }%.
   *[other] La tua carta porta lì: se ci resti, guadagni due risorse.
}
grimm-forest-advice-rather = { $one } invece di { $other }.
grimm-forest-advice-lies = Ciò che c’è { $place }: { $cards }.
grimm-forest-advice-ways = Puoi ancora prendere ciò che ti serve per la prossima cosa da costruire: { $sections }.
grimm-forest-advice-market-way = Al Mercato ci sono tutti e tre i tipi.
grimm-forest-advice-weaker = Di solito valgono meno: { $cards }.
grimm-forest-advice-stronger = Di solito valgono di più: { $cards }.
grimm-forest-advice-on-top = { $n ->
    [0] La riceve chi pesca dopo.
    [one] Ti resta un’azione con cui puoi pescarla.
   *[other] Ti restano { $n } azioni con cui puoi pescarla.
}
grimm-forest-advice-draw-with = Ti avanza un’azione, e una Favola ti serve più di una risorsa.
grimm-forest-advice-draw-first = Adesso una Favola ti serve di più. Ciò che può aspettare un altro round: { $sections }.
grimm-forest-advice-idle-two = Non hai più azioni per costruire adesso con due risorse.
grimm-forest-advice-idle-three = Una risorsa di ogni tipo non pagherebbe nient’altro in questo turno.
grimm-forest-advice-hand = { $n ->
    [0] Non hai Favole in mano.
    [one] Hai una Favola in mano.
   *[other] Hai { $n } Favole in mano.
}
grimm-forest-advice-not-alone = Dove è più probabile che tu trovi un altro: { $place } (circa { $percent }%).
grimm-forest-advice-most = È ciò di cui hai di più; ti resta { $left }.
grimm-forest-advice-moon = Se non ci va nessuno (probabilità circa { $percent }%), prendi la metà di ciò che c’è { $place }: { $goods }.
grimm-forest-advice-emptied = C’è un Lupo { $place }: se nessun Amico lo ferma, lì non si può raccogliere nulla.
grimm-forest-advice-robs = { $who } va { $place } con una probabilità di circa { $percent }%. Ci vai anche tu, ma il tuo mostro non ti deruba.
grimm-forest-advice-struck = Colpirebbe te.
grimm-forest-advice-struck-others = Colpirebbe: { $players }.
grimm-forest-advice-struck-one = Potrebbe colpire te.
grimm-forest-advice-struck-others-one = Potrebbe colpire: { $players }.
grimm-forest-advice-no-use = { $who } non ha iniziato nessuna casa che ne abbia bisogno.
grimm-forest-advice-has-friend = Hai già un Amico: { $card }.
grimm-forest-advice-no-friend = Adesso non hai nessun Amico.
