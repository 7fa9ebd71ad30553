### Above and Below in Italian. Keys stay as they are once published: stored log lines name them.

above-below-name = Above and Below
above-below-tagline = Un villaggio al sole, caverne di sotto e un libro che sa chi ci abita.

## Options of a table: the Expanded Edition

above-below-option-villagers = Più abitanti
above-below-option-villagers-hint = Altri sette da addestrare.
above-below-option-quests = Missioni
above-below-option-quests-hint = Cinque mete scoperte; le ottiene chi per primo possiede ciò che chiedono.
above-below-option-tools = Attrezzi
above-below-option-tools-hint = In ogni round la prima esplorazione riuscita trova un attrezzo.
above-below-option-supplies = Provviste
above-below-option-supplies-hint = Migliorano i dadi e danno qualche punto. Le portano solo il Labirinto Desertico e la Sottoselva.
above-below-option-states = Stati degli abitanti
above-below-option-states-hint = Veleno, malinconia, avidità, codardia. Li portano solo il Labirinto Desertico e la Sottoselva.
above-below-option-desert-labyrinth = Labirinto Desertico
above-below-option-desert-labyrinth-hint = Pagine di un secondo libro. Porta con sé gli stati degli abitanti; le provviste ci stanno bene.
above-below-option-underforest = Sottoselva
above-below-option-underforest-hint = Pagine di un secondo libro. Porta con sé gli stati degli abitanti; le provviste ci stanno bene.
above-below-option-printed-grid = Carte caverna stampate
above-below-option-printed-grid-hint = Le stesse carte in ogni partita, come in una scatola. Escono anche pagine già conosciute.

## Things

above-below-seat = { $who }
above-below-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
above-below-mushroom = { $n ->
    [one] { $n } fungo
   *[other] { $n } funghi
}
above-below-fruit = { $n ->
    [one] { $n } frutto
   *[other] { $n } frutti
}
above-below-fish = { $n ->
    [one] { $n } pesce
   *[other] { $n } pesci
}
above-below-pot = { $n ->
    [one] { $n } vaso
   *[other] { $n } vasi
}
above-below-rope = { $n ->
    [one] { $n } corda
   *[other] { $n } corde
}
above-below-paper = { $n ->
    [one] { $n } foglio di carta
   *[other] { $n } fogli di carta
}
above-below-ore = { $n ->
    [one] { $n } minerale
   *[other] { $n } minerali
}
above-below-amethyst = { $n ->
    [one] { $n } ametista
   *[other] { $n } ametiste
}
above-below-potion = { $n ->
    [one] { $n } pozione
   *[other] { $n } pozioni
}
above-below-cider = { $n ->
    [one] { $n } sidro
   *[other] { $n } sidri
}
above-below-supplies = { $n ->
    [one] { $n } provvista
   *[other] { $n } provviste
}
above-below-item-coin = Monete
above-below-item-mushroom = Fungo
above-below-item-fruit = Frutta
above-below-item-fish = Pesce
above-below-item-pot = Vaso
above-below-item-rope = Corda
above-below-item-paper = Carta
above-below-item-ore = Minerale
above-below-item-amethyst = Ametista
above-below-item-potion = Pozione
above-below-item-cider = Sidro
above-below-item-supplies = Provviste
above-below-good-mushroom = fungo
above-below-good-fruit = frutta
above-below-good-fish = pesce
above-below-good-pot = vaso
above-below-good-rope = corda
above-below-good-paper = foglio di carta
above-below-good-ore = minerale
above-below-good-amethyst = ametista
above-below-encounter = l’incontro
above-below-bonus-lanterns = { $n ->
    [one] { $n } lanterna in più
   *[other] { $n } lanterne in più
}
above-below-row-house = la fila delle case
above-below-row-outpost = la fila degli avamposti
above-below-paragraph = Pagina { $n } { $book ->
    [e] delle caverne
    [f] dei seguiti
    [l] del Labirinto Desertico
   *[u] della Sottoselva
}
above-below-kind-paragraph = Pagina
above-below-empty-cave = una caverna vuota
above-below-kind-house = Casa
above-below-kind-outpost = Avamposto
above-below-kind-key-house = Casa chiave
above-below-kind-star-house = Casa stella
above-below-kind-starting-house = Casa iniziale
above-below-kind-villager = Abitante
above-below-kind-quest = Missione
above-below-kind-tool = Attrezzo
above-below-kind-state = Stato
above-below-total = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
above-below-score-points = punti villaggio
above-below-score-goods = merci
above-below-score-buildings = edifici
above-below-score-cards = carte
above-below-score-reputation = reputazione
above-below-score-fame = maggior reputazione
above-below-score-quests = missioni
above-below-score-supplies = provviste
above-below-score-coins = monete
above-below-score-villagers = abitanti
above-below-score-built = edifici in tutto

## Buildings

above-below-starting-house-starting-house = casa iniziale
above-below-house-thatch-cot = capanna di paglia
above-below-house-toll-hut = casotto del pedaggio
above-below-house-twin-bunkhouse = dormitorio doppio
above-below-house-long-dormitory = camerata lunga
above-below-house-mushroom-shed = baracca dei funghi
above-below-house-fish-pond = stagno dei pesci
above-below-house-orchard = frutteto
above-below-house-kiln = fornace
above-below-house-ropewalk = corderia
above-below-house-paper-press = pressa da carta
above-below-house-ore-sluice = lavatoio del minerale
above-below-house-fishmonger = pescheria
above-below-house-fruit-cellar = cantina della frutta
above-below-house-clay-yard = cortile dell’argilla
above-below-house-rope-loft = soffitta delle corde
above-below-house-scribes-desk = scrittoio dello scriba
above-below-house-amethyst-vault = scrigno di ametiste
above-below-house-training-yard = cortile di prova
above-below-house-builders-guild = gilda dei costruttori
above-below-house-lucky-shrine = altare della fortuna
above-below-house-lantern-hall = sala delle lanterne
above-below-house-explorers-club = club degli esploratori
above-below-house-herbalist = erboristeria
above-below-house-cider-house = sidreria
above-below-house-founders-statue = statua dei fondatori
above-below-key-house-key-counting-house = casa dei conti
above-below-key-house-key-stationer = cartoleria
above-below-key-house-key-inn = locanda
above-below-key-house-key-academy = accademia
above-below-key-house-key-foremans-lodge = casa del capomastro
above-below-key-house-key-apothecary = spezieria
above-below-key-house-key-watchtower = torre di guardia
above-below-key-house-key-town-hall = municipio
above-below-key-house-key-survey-office = ufficio dei rilievi
above-below-star-house-star-market = mercato stella
above-below-star-house-star-villagers = casa degli abitanti
above-below-star-house-star-amethyst = palazzo d’ametista
above-below-star-house-star-caves = museo in caverna
above-below-star-house-star-masters = casa dei mastri
above-below-star-house-star-alchemy = torre alchemica
above-below-outpost-crystal-grotto = antro di cristallo
above-below-outpost-deep-manor = maniero profondo
above-below-outpost-rope-grotto = antro delle corde
above-below-outpost-cavern-rest = riposo nella caverna
above-below-outpost-shard-pit = fossa dei cocci
above-below-outpost-ledge-house = casa sulla cornice
above-below-outpost-fungus-farm = fattoria dei funghi
above-below-outpost-dripstone-bunk = cuccetta tra le stalattiti
above-below-outpost-stone-bunks = cuccette di pietra
above-below-outpost-echo-hall = sala dell’eco
above-below-outpost-spore-bed = letto di spore
above-below-outpost-blind-pool = pozza cieca
above-below-outpost-pale-orchard = frutteto pallido
above-below-outpost-reed-mill = mulino dei giunchi
above-below-outpost-ore-lift = argano del minerale
above-below-outpost-ore-seam = vena di minerale
above-below-outpost-winch-room = sala del verricello
above-below-outpost-toll-gate = cancello del pedaggio
above-below-outpost-under-bank = banca sotterranea
above-below-outpost-great-arch = grande arco
above-below-outpost-carved-door = porta scolpita
above-below-outpost-moss-apothecary = spezieria del muschio
above-below-outpost-beacon = fanale della caverna
above-below-outpost-guide-post = palo delle guide

## Villagers

above-below-villager-builder = Muratore
above-below-villager-trainer = Maestra
above-below-villager-explorer = Guida
above-below-villager-ramon = Ramón
above-below-villager-liquid-woman = Donna Liquida
above-below-villager-glogo = Glogo
above-below-villager-cave-cat = Gatto delle Caverne
above-below-villager-cave-cat-2 = Gatto delle Caverne II
above-below-villager-metal-man = Uomo di Metallo
above-below-villager-metal-man-2 = Uomo di Metallo II
above-below-villager-pia = Pia
above-below-villager-nereo = Nereo
above-below-villager-odilia = Odilia
above-below-villager-fausto = Fausto
above-below-villager-ludmila = Ludmila
above-below-villager-bruno = Ivo
above-below-villager-gundula = Gundula
above-below-villager-otto = Otto
above-below-villager-agnes = Agnes
above-below-villager-tibor = Tibor
above-below-villager-selma = Selma
above-below-villager-glauco = Glauco
above-below-villager-vera = Vera
above-below-villager-anselmo = Anselmo
above-below-villager-clio = Livia
above-below-villager-ugo = Ugo
above-below-villager-mirta = Mirta
above-below-villager-zoe = Zoe
above-below-villager-leandro = Leandro
above-below-villager-rufina = Rufina
above-below-villager-igor = Igor
above-below-villager-petra = Petra
above-below-villager-silvano = Silvano
above-below-villager-dalia = Dalia

## Tokens of the Expanded Edition

above-below-quest-stationery = scrittoio (1 foglio di carta, 1 vaso)
above-below-quest-fish-supper = cena di pesce (1 corda, 2 pesci)
above-below-quest-strongroom = camera blindata (1 ametista, 1 minerale)
above-below-quest-harvest-feast = festa del raccolto (2 funghi, 1 frutto)
above-below-quest-sickbed = infermeria (2 pozioni, 1 sidro)
above-below-tool-walking-staff = Mistico Bastone da Cammino
above-below-tool-book-of-knowledge = Libro della Conoscenza
above-below-tool-basket-of-plenty = Cesto dell’Abbondanza
above-below-tool-walking-staff-text = Una volta per round: un dado delle lanterne vale 1 in più, anche dopo averli tirati tutti.
above-below-tool-book-of-knowledge-text = Una volta per round: chiunque addestra come se avesse la penna più, per 1 moneta in meno.
above-below-tool-basket-of-plenty-text = Una volta per round: chi raccoglie prende due merci invece di una.
above-below-state-poisoned = veleno
above-below-state-melancholic = malinconia
above-below-state-greedy = avidità
above-below-state-coward = codardia
above-below-state-poisoned-text = Il suo dado delle lanterne vale { $n } in meno; sotto la riga più bassa non ne dà nessuna.
above-below-state-melancholic-text = Prima di ogni compito si tira un dado: da 1 a { $n } si rifiuta e va tra gli stanchi.
above-below-state-greedy-text = Un’esplorazione riuscita che porta monete ne porta { $n } in meno, per quanti avidi ci siano.
above-below-state-coward-text = Non si può sforzare e non si ferisce mai.
above-below-state-poisoned-brief = veleno
above-below-state-melancholic-brief = malinconia
above-below-state-greedy-brief = avidità
above-below-state-coward-brief = codardia

## Symbols and marks

above-below-symbol-bed = { $n ->
    [one] { $n } letto
   *[other] { $n } letti
}
above-below-symbol-trainee-ready = chi addestri va subito tra i pronti
above-below-symbol-coin-on-build = { $n ->
    [one] { $n } moneta quando compri un altro edificio
   *[other] { $n } monete quando compri un altro edificio
}
above-below-symbol-explore-reroll = { $n ->
    [one] { $n } rilancio per esplorazione
   *[other] { $n } rilanci per esplorazione
}
above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } moneta per esplorazione riuscita
   *[other] { $n } monete per esplorazione riuscita
}
above-below-symbol-spend-cider-as-coins = sidri come monete
above-below-symbol-spend-potion-as-coins = pozioni come monete
above-below-symbol-gain-reputation = reputazione +{ $n } subito
above-below-symbol-goods-once = { $good } da raccogliere
above-below-symbol-good-refresh = { $good } da raccogliere, di nuovo a ogni round
above-below-symbol-income = rendita +{ $n }
above-below-symbol-income-per-good = rendita +{ $n } per { $kind } (tracciato)
above-below-symbol-potion-per-round = una pozione subito e a ogni round
above-below-symbol-vp = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
above-below-symbol-vp-per-good = { $n ->
    [one] { $n } punto per { $kind }
   *[other] { $n } punti per { $kind }
}
above-below-symbol-vp-per-potion = { $n ->
    [one] { $n } punto per pozione
   *[other] { $n } punti per pozione
}
above-below-symbol-vp-per-building = { $n ->
    [one] { $n } punto per casa, casa chiave e casa stella
   *[other] { $n } punti per casa, casa chiave e casa stella
}
above-below-symbol-vp-per-villager = { $n ->
    [one] { $n } punto per abitante
   *[other] { $n } punti per abitante
}
above-below-symbol-vp-per-empty-cave = { $n ->
    [one] { $n } punto per caverna vuota
   *[other] { $n } punti per caverna vuota
}
above-below-mark-hammer = martello
above-below-mark-hammer-plus = martello più (edifici −1 moneta)
above-below-mark-quill = penna
above-below-mark-quill-plus = penna più (addestra per 1 moneta in meno)
above-below-mark-refuses = si rifiuta con un dado da 1 a { $n }
above-below-mark-own-bed = ha un letto suo; né sidro né pozioni
above-below-mark-reputation = reputazione −{ $n } all’arrivo
above-below-lights = { $roll }–{ $to }: { $n } 🏮
above-below-lights-one = { $roll }: { $n } 🏮
above-below-lights-more = { $line }, { $rest }
above-below-card-building = Costa { $coins }. { CAPITAL($symbols) }. Come ogni edificio, dà 1 punto in più alla fine.
above-below-card-outpost = Costa { $coins } e occupa una caverna vuota. { CAPITAL($symbols) }. Come ogni edificio, dà 1 punto in più alla fine.
above-below-card-lights = { $n ->
    [one] una lanterna
   *[other] { $n } lanterne
} con { $roll ->
    [6] un 6
   *[other] { $roll } o più
}
above-below-card-villager = Dado delle lanterne: { $lights }.
above-below-card-villager-marked = { CAPITAL($marks) }. Dado delle lanterne: { $lights }.
above-below-card-quest = { $points } a chi per primo possiede { $goods }: a portata di mano, sul tracciato o in vendita.

## Questions

above-below-ask-turn = Tocca a te. Che cosa fa il tuo villaggio?
above-below-ask-explore = Chi esplora le caverne? Almeno due abitanti.
above-below-ask-harvest = Chi raccoglie che cosa? Ogni abitante prende una merce.
above-below-ask-harvest-villagers = Chi raccoglie
above-below-ask-harvest-goods = Da quali edifici
above-below-ask-harvest-baskets = Con il cesto
above-below-ask-harvest-sale = Metterne una in vendita? (facoltativo)
above-below-ask-harvest-less = { $n ->
    [one] Lavorano in meno: quale merce si raccoglie?
   *[other] Lavorano in meno: quali { $n } merci si raccolgono?
}
above-below-ask-harvest-less-goods = Da quali edifici
above-below-ask-harvest-less-sale = Metterne subito una in vendita? (facoltativo)
above-below-ask-with-drinks = { $question } Dove le monete non bastano pagano le bevande, una per moneta.
above-below-ask-build = Chi costruisce che cosa?
above-below-ask-build-who = Chi costruisce
above-below-ask-build-build = Che cosa si costruisce
above-below-ask-train = Chi addestra chi?
above-below-ask-train-who = Chi addestra
above-below-ask-train-train = Chi si unisce a te
above-below-ask-train-book = Con il libro? (facoltativo)
above-below-ask-labour = Chi lavora? Ognuno guadagna una moneta.
above-below-ask-lay = Quali merci metti sul tracciato? Ci restano.
above-below-ask-lay-order = Più tipi nuovi: in quale ordine, da sinistra a destra? Più a destra ciascuna dà più punti.
above-below-ask-lay-for-income = Scende la notte. Mettere ora merci sul tracciato alzerebbe la tua rendita. Quali ci metti?
above-below-ask-unasked-no-more = Vuoi che ti si chieda prima di ogni vendita?
above-below-ask-sell = Che cosa metti in vendita, e da quale prezzo si può vendere senza chiedertelo? Quel prezzo lo vedi solo tu.
above-below-ask-sell-sell = Che cosa
above-below-ask-sell-accept = Si vende senza chiedertelo
above-below-secretly-sell = decisione segreta: che cosa vendere, e da quale prezzo senza chiedere.
above-below-ask-buy = Per la merce di chi fai un’offerta?
above-below-ask-offer = Quanto offri a { $whose } per { $item }?
above-below-ask-offer-offer = Quante monete
above-below-ask-accept-offer = { $n ->
    [one] { $who } ti offre { $n } moneta per { $item }. Vendi?
   *[other] { $who } ti offre { $n } monete per { $item }. Vendi?
}
above-below-ask-pay = Come paghi { $n } ({ $what })?
above-below-ask-choice = Hai letto la pagina. Che cosa fa chi esplora?
above-below-ask-pay-coin = { $n ->
    [one] Paghi una moneta per { $n } lanterna in più, prima dei dadi?
   *[other] Paghi una moneta per { $n } lanterne in più, prima dei dadi?
}
above-below-ask-exert = { $n ->
    [one] { $n } lanterna finora. Chi sforzi, per una in più ciascuno? Con «Niente» resta così.
   *[other] { $n } lanterne finora. Chi sforzi, per una in più ciascuno? Con «Niente» resta così.
}
above-below-ask-dice = { $n ->
    [one] { $n } lanterna finora, e nessuno può sforzarsi. Cambi un dado?
   *[other] { $n } lanterne finora, e nessuno può sforzarsi. Cambi un dado?
}
above-below-ask-die = { $how ->
    [reroll] Il dado di chi si ritira?
   *[other] Il dado di chi vale 1 in più?
}
above-below-ask-free-villager = Chi si unisce a te gratis?
above-below-ask-cheaper-villager = Chi si unisce a te per 2 monete in meno?
above-below-ask-free-building = Quale edificio ottieni gratis?
above-below-ask-injure = Chi resta con una ferita?
above-below-ask-afflict = Chi avrà d’ora in poi questo stato: { $state }? { $effect }
above-below-ask-rest = { $drinks ->
    [0] Notte: chi riceve un letto?
   *[other] Notte: chi riceve una bevanda o un letto? Prima le pozioni, poi i sidri, poi un letto per abitante.
}
above-below-ask-rest-potion = Pozioni: da ferito a stanco
above-below-ask-rest-cider = Sidri: da stanco a pronto
above-below-ask-rest-bed = Letti: un passo ciascuno

## Options

above-below-turn-explore = Esplorare
above-below-turn-harvest = Raccogliere
above-below-turn-build = Costruire
above-below-turn-train = Addestrare
above-below-turn-labour = Lavorare
above-below-turn-pass = Passare per questo round
above-below-button-hand = Il mio villaggio
above-below-free-lay = Metti sul tracciato
above-below-free-sell = Metti in vendita
above-below-free-unasked-no-more = Chiedimelo ogni volta prima di vendere
above-below-free-buy = Fai un’offerta
above-below-free-refresh-house = Rinnova le case: paga 1
above-below-free-refresh-outpost = Rinnova avamposti: paga 1
above-below-use-reroll = Ritira un dado
above-below-use-supplies = Usa una provvista
above-below-use-tool = Usa: { $tool }
above-below-choice = { $choice } { $numbers }
above-below-number = { $n }
above-below-numbers = { $n } | { $rest }
above-below-accept-offer-yes = Vendo
above-below-accept-offer-no = Rifiuto
above-below-pay-coin-yes = Pago la moneta
above-below-pay-coin-no = No, la tengo
above-below-accept-from = { $n ->
    [one] per { $n } moneta o più
   *[other] per { $n } monete o più
}
above-below-sell-ask = chiedimi ogni volta
above-below-sell-back = Ritirala dalla vendita
above-below-dice-settle = Resta così
above-below-cheaper-villager-nobody = Nessuno
above-below-free-building-nothing = Nessun edificio
above-below-group-builds = Martello
above-below-group-trains = Penna
above-below-group-both = Martello e penna
above-below-group-explores = Né martello né penna
above-below-group-house = Case
above-below-group-outpost = Avamposti
above-below-group-key-house = Case chiave
above-below-group-star-house = Case stella

## Hints and outcomes

above-below-hint-villager = con { $lights }
above-below-hint-villager-marked = { $marks }; con { $lights }
above-below-hint-marks = { $marks }
above-below-hint-building = { $coins }: { $symbols }
above-below-hint-building-now = { $coins }, { $worth } ora: { $symbols }
above-below-hint-building-points = { $coins }, { $worth } ora
above-below-hint-drink-pays = la paga una bevanda
above-below-hint-newcomer = { $coins }: { $card }
above-below-hint-die = tiro { $die }: { $n } 🏮; { $card }
above-below-hint-die-plain = tiro { $die }: { $n } 🏮
above-below-hint-no-number = senza numero: per ora niente dadi
above-below-odds = { $number } 🏮: { $plain }% (sforzando { $most }%)
above-below-hint-choice = { $notes }
above-below-hint-cider = Il primo prende il sidro.
above-below-hint-tool-laid = Il primo successo trova un attrezzo.
above-below-hint-potion-on-sale = La pozione che hai in vendita stanotte non si può bere.
above-below-hint-cider-on-sale = Il sidro che hai in vendita stanotte non si può bere.
above-below-hint-good-on-sale = Resta in vendita, e alla fine non conta sul tracciato: { $item }.
above-below-hint-drink-sold = Ne hai: { $n }. Finché è in vendita, di notte non si può bere.
above-below-hint-good-sold = Ne hai: { $n }. Ciò che alla fine è ancora in vendita non dà punti sul tracciato.
above-below-hint-left = Ne restano: { $n }
above-below-hint-owned = Ne hai: { $n }
above-below-hint-pays-nothing = Ne hai: { $n }. Stanotte non dà rendita.
above-below-harvested = { $goods } ({ $building })
above-below-rest-potion = { $n ->
    [one] Pozione
   *[other] Pozioni
}: { $who }
above-below-rest-cider = { $n ->
    [one] Sidro
   *[other] Sidri
}: { $who }
above-below-rest-bed = { $n ->
    [one] Letto
   *[other] Letti
}: { $who }
above-below-rest-all = tutti
above-below-rest-no-bed = Senza letto: { $who }
above-below-rest-others = gli altri
above-below-answer-rest = { $one } · { $other }
above-below-answer-harvest = { $goods } – { $villagers }
above-below-harvested-for-sale = { $item } in vendita
above-below-hint-lies = Ora lì: { $goods }
above-below-hint-sells = Vende { $item }
above-below-outcome-lanterns = { $whole },{ $tenth } 🏮 in media
above-below-outcome-reaches = Arriva a { $n }
above-below-outcome-fails = Fallisce
above-below-outcome-newcomer = { $coins }: { $card }
above-below-bonus-hammer = 🏮 per martello: +{ $n }; ora: +{ $now }
above-below-bonus-quill = 🏮 per penna: +{ $n }; ora: +{ $now }
above-below-bonus-own-mushroom = 🏮 se hai un fungo: +{ $n }; ora: +{ $now }
above-below-bonus-own-fruit = 🏮 se hai frutta: +{ $n }; ora: +{ $now }
above-below-bonus-own-fish = 🏮 se hai un pesce: +{ $n }; ora: +{ $now }
above-below-bonus-own-pot = 🏮 se hai un vaso: +{ $n }; ora: +{ $now }
above-below-bonus-own-rope = 🏮 se hai una corda: +{ $n }; ora: +{ $now }
above-below-bonus-own-paper = 🏮 se hai carta: +{ $n }; ora: +{ $now }
above-below-bonus-own-ore = 🏮 se hai minerale: +{ $n }; ora: +{ $now }
above-below-bonus-own-amethyst = 🏮 se hai un’ametista: +{ $n }; ora: +{ $now }
above-below-bonus-own-potion = 🏮 se hai una pozione: +{ $n }; ora: +{ $now }
above-below-bonus-own-cider = 🏮 se hai un sidro: +{ $n }; ora: +{ $now }
above-below-bonus-with-liquid-woman = 🏮 con la Donna Liquida: +{ $n }; ora: +{ $now }
above-below-bonus-with-glogo = 🏮 con Glogo: +{ $n }; ora: +{ $now }
above-below-bonus-with-cave-cat = 🏮 con un Gatto delle Caverne: +{ $n }; ora: +{ $now }
above-below-bonus-with-metal-man = 🏮 con un Uomo di Metallo: +{ $n }; ora: +{ $now }
above-below-bonus-pay-coin = 🏮 per una moneta prima dei dadi: +{ $n }
above-below-zone-ready = Tra i pronti
above-below-zone-exhausted = Tra gli stanchi
above-below-zone-injured = Tra i feriti
above-below-zone-exploring = In esplorazione

## "What would you do?"

above-below-advice = È ciò che alla fine della partita ti darà più punti villaggio.
above-below-advice-plan = Il piano per questo round: { $plan }.
above-below-advice-plan-worth = { $n ->
    [one] Il piano per questo round: { $plan }. Vale circa { $n } punto alla fine.
   *[other] Il piano per questo round: { $plan }. Vale circa { $n } punti alla fine.
}
above-below-advice-prepares = { $reason } Domani ci saranno le monete per «{ $building }».
above-below-advice-second = { $n ->
    [one] { $reason } Seconda scelta ({ $n } punto in meno): { $other }.
   *[other] { $reason } Seconda scelta ({ $n } punti in meno): { $other }.
}
above-below-advice-close = { $reason } Quasi altrettanto buono: { $other }.
above-below-advice-other-plan = Il piano migliore per questo round non prevede questa azione: { $plan }.
above-below-advice-build = { $who } costruisce «{ $building }» per { $coins }
above-below-advice-train = { $who } addestra { $newcomer } per { $coins }
above-below-advice-explore = { $who } esplorano con { $whole },{ $tenth } 🏮 in media
above-below-advice-harvest = { $n ->
    [one] { $who } raccoglie { $goods }
   *[other] { $who } raccolgono { $goods }
}
above-below-advice-labour = { $n ->
    [one] { $who } lavora per una moneta
   *[other] { $who } lavorano per una moneta ciascuno
}
above-below-advice-pass = Nessuna azione rimasta ti darebbe punti, merci o monete.
above-below-advice-buy = Per te { $item } vale più di { $coins }, quanto probabilmente ti costerà.
above-below-advice-take-back = Nessuno l’ha comprata, e sul tuo tracciato dà punti.
above-below-advice-refresh-house = Tra le case fino a { $coins }, quelle in offerta ti servono poco; tra quelle nuove di solito c’è di meglio.
above-below-advice-refresh-outpost = Tra gli avamposti fino a { $coins }, quelli in offerta ti servono poco; tra quelli nuovi di solito c’è di meglio.
above-below-advice-choice-more = Probabilità di arrivare a { $least }: { $plain }% con i soli dadi. Di arrivare a { $number }: { $most }% se si sforzano tutti.
above-below-advice-choice = Probabilità di arrivare a { $number }: { $plain }% con i soli dadi, { $most }% se si sforzano tutti.
above-below-advice-no-roll = Non ha un numero, anche se poi possono venire i dadi; gli altri numeri sono troppo alti per questa squadra.
above-below-advice-less-known = Non ha un numero, anche se poi possono venire i dadi.
above-below-advice-no-numbers = Nessuna ha un numero, quindi nessuno può sapere dove portano.
above-below-advice-only-choice = Qui non c’è altra scelta.
above-below-advice-exertion = { $n ->
    [one] Arrivare a { $number } vale più di un abitante ferito.
   *[other] Arrivare a { $number } vale più di { $n } abitanti feriti.
}
above-below-advice-no-exertion = { $n ->
    [one] Per arrivare a { $number } ci sarebbe una ferita, più di quanto vale.
   *[other] Per arrivare a { $number } ci sarebbero { $n } ferite, più di quanto vale.
}
above-below-advice-out-of-reach = Nemmeno sforzando tutti si arriva al numero seguente.
above-below-advice-least-able = Con { $whole },{ $tenth } 🏮 in media, nelle caverne nessuno di questi ti aiuta meno.
above-below-advice-income-kept = { $reason } Tieni il tipo di cui ne avrai di più per uno spazio più a destra.
above-below-advice-order = Più a destra ogni merce dà più punti: per ultimo il tipo di cui ne avrai di più.
above-below-advice-accept = Le monete ti aiutano più di { $item }: la vendita ti conviene da { $coins } in su.
above-below-advice-decline = { $item } ti serve più di queste monete: la vendita ti converrebbe solo da { $coins } in su.
above-below-advice-pass-tired = Nessun abitante è più pronto, e nessuna azione gratuita ti darebbe più di quanto costa.
above-below-advice-sell-for = { $who } probabilmente vorrà pagare { $coins } per { $item }; da quel prezzo in su a te servono di più le monete.
above-below-advice-sell-nobody = Sembra che nessuno abbia tanto bisogno di qualcosa di tuo da pagare quanto vale per te. Se te lo chiedono ogni volta, puoi ancora rifiutare.
above-below-advice-sell-back = Tolto dalla vendita, nessuno lo prende per meno di quanto vale per te, e più tardi puoi offrirlo di nuovo.
above-below-advice-buy-nothing = Niente di questo sembra valere per te il suo prezzo, o non puoi pagarlo.
above-below-advice-offer = { $who } probabilmente venderà per { $coins }, ma difficilmente per meno, e per te { $item } vale di più.
above-below-advice-offer-other = Ciò che vende { $who } ti darebbe di più.
above-below-advice-offer-low = { $who } probabilmente vorrà { $coins }; per te { $item } non li vale quasi, o non puoi pagarli. Perciò solo l’offerta minima.
above-below-advice-pay-coins = Le monete bastano, e le bevande possono ancora rimettere in piedi abitanti di notte.
above-below-advice-pay-coins-potion = Le monete bastano, e una pozione può ancora curare di notte chi è ferito.
above-below-advice-pay-coins-cider = Le monete bastano, e un sidro può ancora rendere pronto di notte chi è stanco.
above-below-advice-pay-rest = Le monete non bastano: il resto si paga con { $goods }, e nessun’altra bevanda si consuma.
above-below-advice-pay-scores = Ogni pozione che tieni dà punti nel tuo villaggio, le monete no.
above-below-advice-pay-quest = Una missione aperta chiede ciò che così tieni; le monete non servono per nessuna.
above-below-advice-pay-tie = Dopo l’ultimo round le bevande non servono più, ma in caso di parità contano le monete.
above-below-advice-and-cider = { $reason } più { $item }
above-below-advice-with-tool = { $reason } ({ $tool })
above-below-advice-choice-worth = { $n ->
    [one] { $reason } In media vale circa { $n } punto alla fine, contando le ferite.
   *[other] { $reason } In media vale circa { $n } punti alla fine, contando le ferite.
}
above-below-advice-choice-alike = { $reason } Altrettanto incerto: { $other }.
above-below-advice-coin = Probabilità di arrivare a { $number } con i soli dadi: { $most }% con queste lanterne, { $plain }% senza.
above-below-advice-settle = Niente di ciò che resta per i dadi migliorerebbe il risultato tanto da valerne la pena.
above-below-advice-exertion-last = Così si arriva a { $number }, e dopo l’ultimo round le ferite non contano più.
above-below-advice-help-reroll = Ritirare il dado di { $who } dà in media { $whole },{ $tenth } 🏮 in più e non ferisce nessuno.
above-below-advice-help-tool = Dà { $n } 🏮 in più sul dado di { $who }, non ferisce nessuno e si può usare di nuovo nel prossimo round.
above-below-advice-help-tool-last = Dà { $n } 🏮 in più sul dado di { $who } e non ferisce nessuno.
above-below-advice-help-supplies = Una provvista dà { $n } 🏮 in più sul dado di { $who }; qui vale più del mezzo punto che dà alla fine.
above-below-advice-die-roll = Ritirare questo dado dà in media { $whole },{ $tenth } 🏮 in più; nessun altro dà di più.
above-below-advice-die-raise = Questo dado dà così { $n } 🏮 in più; nessun altro dà di più.
above-below-advice-die-roll-none = In media nessun dado ci guadagna a essere ritirato; questo è quello che perde meno.
above-below-advice-die-raise-none = Così nessun dado dà più lanterne.
above-below-advice-worth = { $n ->
    [one] Vale circa { $n } punto alla fine.
   *[other] Vale circa { $n } punti alla fine.
}
above-below-advice-nobody = Nemmeno per 2 monete in meno qualcuno qui vale per te il suo prezzo.
above-below-advice-rest-names = { $n ->
    [one] Non tutti possono alzarsi. Domani contano lanterne, martelli e penne: { $who } darebbe meno.
   *[other] Non tutti possono alzarsi. Domani contano lanterne, martelli e penne: { $who } darebbero meno.
}
above-below-advice-rest-last = { $n ->
    [one] Non tutti possono alzarsi. L’ultimo giorno contano lanterne e martelli: { $who } darebbe meno.
   *[other] Non tutti possono alzarsi. L’ultimo giorno contano lanterne e martelli: { $who } darebbero meno.
}
above-below-advice-rest-all = Così riposano tutti gli stanchi e i feriti.
above-below-advice-income-rises = { $n ->
    [one] Nell’ultima notte la tua rendita sale a { $most } (ora { $least }).
   *[other] Stanotte e in tutte le notti seguenti la tua rendita sale a { $most } (ora { $least }).
}
above-below-advice-order-alike = Probabilmente ne avrai altrettante di ogni tipo, quindi l’ordine conta poco.

## Refusals

above-below-refused-harvest = { $n ->
    [one] Scegli { $n } merce per questi abitanti; ne hai scelte { $given }.
   *[other] Scegli { $n } merci per questi abitanti; ne hai scelte { $given }.
}
above-below-refused-baskets = Ogni cesto vuole il suo abitante: manda tanti abitanti quanti sono i cesti.
above-below-refused-sale = Questo ora non lo raccogli: { $item }.
above-below-refused-price = { $n ->
    [one] Costa { $n } moneta e non ce l’hai.
   *[other] Costa { $n } monete e non le hai.
}
above-below-refused-quill = Senza penna: { $villager }. Per addestrare serve una penna, o il libro.
above-below-refused-cider = Il sidro non serve ai feriti. Prima una pozione.
above-below-refused-bed = Chi è di nuovo pronto grazie a un sidro non ha bisogno del letto.

## What is not offered now, and why

above-below-why-no-cave-card = Non restano carte caverna.
above-below-why-two-explorers = Abitanti pronti che servono: almeno { $least }. Ne hai: { $n }.
above-below-why-nobody-ready = Nessun abitante è pronto.
above-below-why-nothing-lies = Sui tuoi edifici non ci sono merci.
above-below-why-nothing-on-it = Lì non ci sono merci.
above-below-why-no-hammer = Nessun abitante pronto ha un martello.
above-below-why-no-building = Non c’è edificio che tu possa pagare e sistemare; puoi spendere { $n }.
above-below-why-no-quill = Nessun abitante pronto ha una penna.
above-below-why-nobody-for-hire = Non c’è nessuno da addestrare fino al prossimo round.
above-below-why-nobody-more = Non arriva più nessuno da addestrare.
above-below-why-no-newcomer = Tutti costano troppo; puoi spendere { $n }.
above-below-why-no-goods = Non hai merci a portata di mano.
above-below-why-nothing-to-sell = Non hai a portata di mano merci, pozioni né sidri.
above-below-why-nothing-on-sale = Nessuno ha niente in vendita.
above-below-why-least-price = { $n ->
    [one] Un’offerta è di almeno { $n } moneta.
   *[other] Un’offerta è di almeno { $n } monete.
}
above-below-why-refused = La tua offerta è stata rifiutata in questo turno; vale solo una più alta, e ti mancano le monete.
above-below-why-once-a-turn = Una volta per turno; l’hai già fatto.
above-below-why-no-coin = Costa una moneta.
above-below-why-pile-empty = Non restano carte da scoprire.
above-below-why-exhausted = Tra gli stanchi.
above-below-why-injured = Tra i feriti.
above-below-why-exploring = In esplorazione.
above-below-why-no-cave = Un avamposto richiede una tua caverna vuota.
above-below-why-price = Costa { $price }; puoi spendere { $n }.
above-below-why-too-dear = Costa { $n }, più di quanto permette questo dono.
above-below-why-hammer = Senza martello.
above-below-why-quill = Senza penna.
above-below-why-coward = La codardia impedisce di sforzarsi.
above-below-why-no-reroll = Nessun tuo edificio permette di ritirare.
above-below-why-rerolls-used = Hai già usato i rilanci di questa esplorazione.
above-below-why-no-supplies = Non hai provviste.
above-below-why-used = Già usato in questo round.
above-below-why-on-sale = È in vendita; puoi riprenderla solo nel tuo turno.
above-below-why-not-cheapest = Gratis si unisce solo chi costa meno.
above-below-why-never-injured = La codardia impedisce le ferite.
above-below-why-has-state = Ha già questo stato.
above-below-why-sells-nothing = Non ha niente in vendita.

## Log

above-below-log-round = Comincia il round { $n } di { $most }.
above-below-log-night = Tutti hanno passato. Finisce il round { $n }, scende la notte.
above-below-log-last-round = Tutti hanno passato nell’ultimo round. Si contano i punti.
above-below-log-passes = { $who } passa.
above-below-log-labour = { $n ->
    [one] { $who } guadagna { $n } moneta lavorando: { $villagers }.
   *[other] { $who } guadagna { $n } monete lavorando: { $villagers }.
}
above-below-log-cider = { $who } lavora prima degli altri e prende il sidro.
above-below-log-harvest = { $who } raccoglie { $goods }.
above-below-log-harvest-by = { $who } raccoglie { $goods } ({ $villagers }).
above-below-log-stocked = { $who } ha da raccogliere: { $goods } ({ $building }).
above-below-log-restocked = { $who } ha di nuovo da raccogliere: { $goods }.
above-below-log-builds = { $n ->
    [one] { $who } costruisce per { $n } moneta: { $building }.
   *[other] { $who } costruisce per { $n } monete: { $building }.
}
above-below-log-builds-by = { $n ->
    [one] { $who } costruisce per { $n } moneta: { $building } ({ $villager }).
   *[other] { $who } costruisce per { $n } monete: { $building } ({ $villager }).
}
above-below-log-free-building = { $who } ottiene gratis: { $building }.
above-below-log-no-building = Non c’è edificio che { $who } possa prendere.
above-below-log-build-coin = { $n ->
    [one] Per la costruzione { $who } riceve { $n } moneta.
   *[other] Per la costruzione { $who } riceve { $n } monete.
}
above-below-log-trains = { $n ->
    [one] { $who } addestra per { $n } moneta ({ $villager }).
   *[other] { $who } addestra per { $n } monete ({ $villager }).
}
above-below-log-joins = Si unisce al villaggio di { $who }: { $villager }.
above-below-log-no-villager = Non c’è nessuno che { $who } possa accogliere.
above-below-log-gone = Vive già in un villaggio: { $villager }.
above-below-log-tool = { $who } usa un attrezzo: { $tool }.
above-below-log-staff = { $who } usa un attrezzo ({ $tool }): uno in più sul dado di { $villager }.
above-below-log-supplies = { $who } usa una provvista: uno in più sul dado di { $villager }.
above-below-log-finds-tool = Tornando, { $who } trova un attrezzo: { $tool }.
above-below-log-refuses = Dado { $die }: { $villager } si rifiuta.
above-below-log-obeys = Dado { $die }: { $villager } accetta.
above-below-log-refresh = { $who } paga una moneta per rinnovare { $row }.
above-below-log-refreshes = { $who } rinnova { $row }.
above-below-log-sale = { $who } mette in vendita: { $item }.
above-below-log-off-sale = { $who } ritira dalla vendita: { $item }.
above-below-log-deal = { $n ->
    [one] { $who } compra { $item } da { $whose } per { $n } moneta.
   *[other] { $who } compra { $item } da { $whose } per { $n } monete.
}
above-below-log-no-deal = { $n ->
    [one] { $who } tiene { $item }; { $whose } offriva { $n } moneta.
   *[other] { $who } tiene { $item }; { $whose } offriva { $n } monete.
}
above-below-log-lays = { $who } mette sul tracciato: { $goods }.
above-below-log-explores = { $who } esplora le caverne: { $villagers }.
above-below-log-page = { $page }
above-below-log-echo = { $echo }
above-below-log-told = { $result }
above-below-log-choice = { $who } sceglie: { $choice }.
above-below-log-coin-paid = { $n ->
    [one] { $who } paga una moneta per { $n } lanterna in più.
   *[other] { $who } paga una moneta per { $n } lanterne in più.
}
above-below-log-lanterns-bought = { $n ->
    [one] { $who } ottiene { $n } lanterna in più.
   *[other] { $who } ottiene { $n } lanterne in più.
}
above-below-log-die = { $villager } { $die }
above-below-log-dice = { $n ->
    [one] I dadi mostrano { $dice }: { $n } lanterna.
   *[other] I dadi mostrano { $dice }: { $n } lanterne.
}
above-below-log-reroll = { $n ->
    [one] Si ritira: { $villager } ha { $die }, { $n } lanterna.
   *[other] Si ritira: { $villager } ha { $die }, { $n } lanterne.
}
above-below-log-exerts = { $n ->
    [one] { $who } sforza { $villagers } per { $n } lanterna.
   *[other] { $who } sforza { $villagers } per { $n } lanterne.
}
above-below-log-success = { $who } ce la fa. Lanterne: { $n }.
above-below-log-failure = { $who } non ce la fa. Lanterne: { $n }.
above-below-log-cannot-pay = { $who } non può pagare quel che costava.
above-below-log-coins = { $who } ottiene { $coins }.
above-below-log-pays = { $who } paga { $coins }.
above-below-log-spends = { $who } paga con { $goods }.
above-below-log-gains = { $who } riceve { $goods }.
above-below-log-used-up = { $who } non riceve { $goods }: nella riserva non ce n’è più.
above-below-log-cave = { $who } trova un’altra caverna vuota.
above-below-log-no-more-caves = { $who } non trova un’altra caverna: non ci sono più carte caverna.
above-below-log-no-cave = La carta caverna non si tiene; va sotto il mazzo.
above-below-log-reputation-up = { $who }: reputazione +{ $n }.
above-below-log-reputation-down = { $who }: reputazione −{ $n }.
above-below-log-explore-coin = { $n ->
    [one] Per il successo { $who } riceve { $n } moneta.
   *[other] Per il successo { $who } riceve { $n } monete.
}
above-below-log-greedy = Qualcuno di avido si tiene una moneta: { $who } ne ha una in meno.
above-below-log-injured = Con una ferita: { $villager }.
above-below-log-no-injury = Nessuno resta con una ferita.
above-below-log-afflicted = Stato di { $villager }, d’ora in poi: { $state }.
above-below-log-no-state = Nessuno riceve lo stato: { $state }.
above-below-log-quest = { $who } completa una missione: { $quest }.
above-below-log-potion = { $n ->
    [one] { $who } dà una pozione a { $villagers }.
   *[other] { $who } dà { $n } pozioni a { $villagers }.
}
above-below-log-cider-drunk = { $n ->
    [one] { $who } versa un sidro a { $villagers }.
   *[other] { $who } versa { $n } sidri a { $villagers }.
}
above-below-log-beds = { $who } manda a letto: { $villagers }.
above-below-log-income = { $who } incassa la rendita: { $coins }.
above-below-log-brews = { $who } prepara { $potions }.
above-below-result = { $by ->
    [points] Il punteggio più alto: { $total }.
    [coins] Parità a { $total }; decidono le monete.
    [villagers] Parità a { $total } e nelle monete; decidono gli abitanti.
    [built] Parità a { $total }, nelle monete e negli abitanti; decidono gli edifici.
   *[shared] Parità a { $total } e in tutto il resto: la vittoria è condivisa.
}

## The board in words

above-below-board-title-round = Il round
above-below-board-title-exploration = L’esplorazione
above-below-board-title-village = Il tuo villaggio
above-below-board-title-people = I tuoi abitanti
above-below-board-title-players = Gli altri
above-below-board-title-villages = I villaggi
above-below-board-title-offer = In offerta
above-below-board-title-hire = Abitanti da addestrare
above-below-board-title-supply = La riserva
above-below-board-round = Round { $n } di { $most }; { $who } ha la carta del primo giocatore.
above-below-board-active = È il turno di { $who }.
above-below-board-passed = Hanno passato: { $who }.
above-below-board-cider = Chi lavora per primo nel round prende il sidro.
above-below-board-no-cider = Il sidro di questo round non c’è più.
above-below-board-tool-laid = Un attrezzo è coperto sulle caverne.
above-below-board-winner = Vittoria: { $who }.
above-below-board-party = { $who } esplora con { $villagers }.
above-below-board-page = { $page }
above-below-board-choice = { $choice }: { $numbers }.
above-below-board-choice-notes = { $choice }: { $numbers } ({ $notes }).
above-below-board-choice-free = { $choice }: nessun numero.
above-below-board-chosen = { $who } ha scelto: { $choice }. Lanterne: { $n }.
above-below-board-success = { $who } ce l’ha fatta. Lanterne: { $n }.
above-below-board-failure = { $who } non ce l’ha fatta. Lanterne: { $n }.
above-below-board-die = { $villager } (dado { $die }, { $n } 🏮)
above-below-board-die-exerted = { $villager } (dado { $die }, con sforzo, { $n } 🏮)
above-below-board-coins = { $who } ha { $coins }.
above-below-board-player = { $who }: { $coins }, reputazione { $reputation }, rendita { $income }, letti { $beds }, punti ora { $total }.
above-below-board-people = { $who }, abitanti: { $villagers }.
above-below-board-ready = { $who }, pronti: { $villagers }.
above-below-board-exhausted = { $who }, stanchi: { $villagers }.
above-below-board-injured = { $who }, feriti: { $villagers }.
above-below-board-exploring = In esplorazione per { $who }: { $villagers }.
above-below-board-villager = { $villager } ({ $card })
above-below-board-state = Che cosa significa lo stato «{ $state }»: { $rule }
above-below-board-houses = Case di { $who }: { $buildings }.
above-below-board-caves = Caverne di { $who }: { $buildings }.
above-below-board-building = { $building } ({ $symbols })
above-below-board-building-goods = { $building } ({ $symbols }; ora lì: { $goods })
above-below-board-symbols = { $symbols }
above-below-board-goods = Merci a portata di mano di { $who }: { $goods }.
above-below-board-space = { $goods } (punti ciascuno: { $n })
above-below-board-track = Tracciato di { $who }: { $goods }.
above-below-board-sale = In vendita da { $who }: { $item }.
above-below-board-accept = { $n ->
    [one] Si vende senza chiedertelo per { $n } moneta o più.
   *[other] Si vende senza chiedertelo per { $n } monete o più.
}
above-below-board-quests = Missioni di { $who }: { $quests }.
above-below-board-tools = Attrezzi di { $who }: { $tools }.
above-below-board-tool-used = { $tool } (usato)
above-below-board-row-house = Case in offerta: { $buildings }.
above-below-board-no-house = Non restano case.
above-below-board-row-outpost = Avamposti in offerta: { $buildings }.
above-below-board-no-outpost = Non restano avamposti.
above-below-board-row-key-house = Case chiave in offerta: { $buildings }.
above-below-board-no-key-house = Non restano case chiave.
above-below-board-row-star-house = Case stella in offerta: { $buildings }.
above-below-board-no-star-house = Non restano case stella.
above-below-board-for-coins = { $what } ({ $coins }: { $card })
above-below-board-hire = Si possono addestrare: { $villagers }.
above-below-board-hire-cards = Che cosa sanno fare: { $villagers }.
above-below-board-price = { $what } ({ $coins })
above-below-board-no-hire = Non c’è nessuno da addestrare.
above-below-board-open-quests = Missioni aperte: { $quests }.
above-below-board-quest = { $points } per { $quest }
above-below-board-goods-left = Restano nella riserva: { $goods }.
above-below-board-caves-left = { $n ->
    [one] Resta { $n } carta caverna.
   *[other] Restano { $n } carte caverna.
}
above-below-board-cave = Carta caverna in cima, pagine per il dado da 1 a 6: { $pages }.
above-below-board-piles = Ancora coperti: case { $houses }, avamposti { $outposts }, abitanti { $villagers }.
above-below-board-specials = Da qualche parte nelle caverne: { $villagers }.

## Rules by topic

above-below-rules-goal-title = Scopo
above-below-rules-goal = Sette round. Costruisci un villaggio sopra e avamposti sotto, riempi di merci il tracciato e alza la tua reputazione. Vince chi ha più punti villaggio; in caso di parità più monete, più abitanti, più edifici.
above-below-rules-turn-title = Un turno
above-below-rules-turn = Prima le azioni gratuite che vuoi; poi un’azione, che stanca gli abitanti; oppure si passa fino alla fine del round. Le azioni: esplorare, raccogliere, costruire, addestrare, lavorare.
above-below-rules-explore-title = Esplorare
above-below-rules-explore = Manda due abitanti o più. Un dado sceglie una pagina del libro; fai una scelta, poi tiri un dado per ognuno: la sua riga migliore dà lanterne. Puoi sforzare chi vuoi per una lanterna in più: finisce tra i feriti. Conta il numero più alto raggiunto, e la caverna è tua.
above-below-rules-village-title = Villaggio
above-below-rules-village = Raccogliere: ogni abitante prende una merce dai tuoi edifici. Costruire: un martello e il prezzo; un avamposto va su una tua caverna vuota. Addestrare: una penna e il prezzo segnato nella fila. Lavorare: una moneta ciascuno, e il sidro al primo del round.
above-below-rules-free-title = Azioni gratuite
above-below-rules-free = Mettere in vendita un articolo, o ritirarlo. Comprare ciò che un altro vende, per 3 monete o più, se accetta. Una volta per turno rinnovare una fila di case o di avamposti per una moneta.
above-below-rules-track-title = Il tracciato
above-below-rules-track = In ogni momento le merci possono andare sul tracciato: un tipo nuovo prende il prossimo spazio a destra e ci resta. Lo spazio dice quanto vale ognuna, e l’ultimo spazio occupato fissa la tua rendita.
above-below-rules-night-title = La notte
above-below-rules-night = Una pozione porta un abitante da ferito a stanco, un sidro da stanco a pronto, e ogni letto fa una delle due cose per un abitante. Poi arrivano rendita, pozioni e merci. Dopo il round 7 non c’è notte.
above-below-rules-special-title = Abitanti speciali
above-below-rules-special = La Donna Liquida costa un passo di reputazione. Glogo costruisce per una moneta in meno. Il Gatto delle Caverne si rifiuta con 1 e 2. L’Uomo di Metallo dorme nel suo letto e non prende né sidro né pozioni.
above-below-rules-score-title = Conteggio finale
above-below-rules-score = Merci sul tracciato, un punto per edificio, ciò che dicono gli edifici, la tua casella di reputazione, e 5, 3 e 2 punti per la maggior reputazione (in due: 3 a chi guida). I pari merito si dividono, arrotondando per difetto.
above-below-rules-expanded-title = Edizione Ampliata
above-below-rules-expanded = Le missioni vanno al primo che possiede ciò che chiedono. La prima esplorazione riuscita del round trova un attrezzo, che serve una volta per round. Il secondo libro porta provviste, che migliorano i dadi (due danno 1 punto), e stati, che restano: col veleno il dado delle lanterne vale 1 in meno, con la malinconia ci si rifiuta con 1 e 2, con l’avidità si porta una moneta in meno, con la codardia non ci si sforza né ci si ferisce.

# Che cosa si viene a sapere, in cifre: carte secondo il mazzo
above-below-pool-houses = { $n ->
    [one] una casa
   *[other] { $n } case
}
above-below-pool-outposts = { $n ->
    [one] un avamposto
   *[other] { $n } avamposti
}
above-below-pool-villagers = { $n ->
    [one] un abitante
   *[other] { $n } abitanti
}
above-below-pool-caves = { $n ->
    [one] una carta caverna
   *[other] { $n } carte caverna
}
above-below-pool-tools = { $n ->
    [one] un attrezzo
   *[other] { $n } attrezzi
}
above-below-pool-tokens = { $n ->
    [one] un segnalino
   *[other] { $n } segnalini
}

## Ordini: risposte date in anticipo

above-below-fact-round = Round
above-below-order-rest = Letti di notte, prima gli stanchi; né sidro né pozione
above-below-standing-sale = { $item }: si vende senza chiedertelo per { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} o più. Lo cambi nel tuo turno con *{ $how }*.
