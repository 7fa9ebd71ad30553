# Il gioco
agricola-name = Agricola
agricola-tagline = Quattordici round per trasformare due stanze e un po’ di terra in una fattoria.
agricola-option-moor = Contadini della Brughiera
agricola-option-moor-hint = Foreste e brughiere da liberare, riscaldamento, cavalli e altre 14 migliorie. Senza: il gioco base.
agricola-option-level = Livello
agricola-option-level-1 = I – senza carte in mano
agricola-option-level-1-hint = Solo spazi azione e grandi migliorie. Ideale per la prima partita.
agricola-option-level-2 = II – piccole migliorie
agricola-option-level-2-hint = Sette piccole migliorie di Contadini della Brughiera a testa.
agricola-option-level-3 = III – con le occupazioni
agricola-option-level-3-hint = Sette occupazioni e sette piccole migliorie a testa. Per chi conosce già il gioco.
agricola-option-hands = Carte in mano
agricola-option-hands-draft = Draft
agricola-option-hands-draft-hint = Tieni una carta e passi le altre, finché finiscono. In solitario: come «mulligan».
agricola-option-hands-experts = Draft da otto
agricola-option-hands-experts-hint = Come il draft, ma dove girano sette carte ce ne sono otto, e l’ultima esce dal gioco.
agricola-option-hands-mulligan = Mulligan
agricola-option-hands-mulligan-hint = Si distribuiscono le carte; una volta sola ognuno può scartarne quante vuole e pescarne altrettante.
agricola-option-hands-dealt = Carte fisse
agricola-option-hands-dealt-hint = Si distribuiscono le carte e non si possono cambiare.
agricola-option-family = Spazi per famiglie
agricola-option-family-hint = Come nella 1ª edizione: Bracciante con una risorsa, e uno spazio per il pane o una stalla.
agricola-option-fuel-tokens = Combustibile per cucinare
agricola-option-fuel-tokens-hint = Paga 1 combustibile per ogni nuova miglioria per poterci cucinare. Un po’ più difficile.
agricola-card-cost = Costo: { $cost }
agricola-cost-or-return = { $cost }, oppure restituire { $majors }
agricola-any-fireplace = un Focolare
agricola-any-hearth = una Cucina
agricola-kind-major = Grande miglioria
agricola-kind-occupation = Occupazione
agricola-kind-minor = Piccola miglioria
agricola-kind-card = Carta in mano
agricola-secretly-place = scegli dove andare.
agricola-secretly-minor = puoi giocare una piccola miglioria.
agricola-secretly-occupation = scegli un’occupazione.
agricola-secretly-improvement = scegli una miglioria.

# Beni
agricola-good-wood = legno
agricola-good-clay = argilla
agricola-good-reed = canne
agricola-good-stone = pietra
agricola-good-grain = grano
agricola-good-vegetable = ortaggio
agricola-good-food = cibo
agricola-good-fuel = combustibile
agricola-good-sheep = pecora
agricola-good-boar = cinghiale
agricola-good-cattle = mucca
agricola-good-horse = cavallo

agricola-amount-wood = { $n } legno
agricola-amount-clay = { $n } argilla
agricola-amount-reed = { $n ->
    [one] { $n } canna
   *[other] { $n } canne
}
agricola-amount-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
agricola-amount-grain = { $n } grano
agricola-amount-vegetable = { $n ->
    [one] 1 ortaggio
   *[other] { $n } ortaggi
}
agricola-amount-food = { $n } cibo
agricola-amount-fuel = { $n ->
    [one] 1 combustibile
   *[other] { $n } combustibili
}
agricola-amount-sheep = { $n ->
    [one] 1 pecora
   *[other] { $n } pecore
}
agricola-amount-boar = { $n ->
    [one] 1 cinghiale
   *[other] { $n } cinghiali
}
agricola-amount-cattle = { $n ->
    [one] 1 mucca
   *[other] { $n } mucche
}
agricola-amount-horse = { $n ->
    [one] 1 cavallo
   *[other] { $n } cavalli
}

agricola-nothing = niente
agricola-cell = { $cell }
agricola-two-cells = { $one } e { $two }

# Spazi azione
agricola-space-farm-expansion = Amplia la fattoria
agricola-space-farm-expansion-effect = stanze (5 del materiale della casa e 2 canne l’una), stalle (2 legno l’una)
agricola-space-farm-expansion-own = stanze ({ $cost } l’una), stalle (2 legno l’una)
agricola-space-meeting-place = Luogo d’incontro
agricola-space-grain-seeds = Semi di grano
agricola-space-farmland = Terreno agricolo
agricola-space-farmland-effect = ari 1 campo
agricola-space-lessons = Lezioni
agricola-space-lessons-b = Lezioni
agricola-space-lessons-c = Lezioni
agricola-space-day-laborer = Bracciante
agricola-space-forest = Foresta
agricola-space-forest-effect = prendi tutto il legno
agricola-space-clay-pit = Cava d’argilla
agricola-space-clay-pit-effect = prendi tutta l’argilla
agricola-space-reed-bank = Canneto
agricola-space-reed-bank-effect = prendi tutte le canne
agricola-space-fishing = Pesca
agricola-space-fishing-effect = prendi tutto il cibo
agricola-space-side-job = Lavoretto
agricola-space-side-job-effect = 1 stalla per 1 legno, o cuoci il pane, o entrambe le cose
agricola-space-infirmary = Infermeria
agricola-space-resource-market = Mercato delle risorse
agricola-space-grove = Boschetto
agricola-space-grove-effect = prendi tutto il legno
agricola-space-copse = Macchia
agricola-space-copse-effect = prendi tutto il legno
agricola-space-hollow = Conca
agricola-space-hollow-effect = prendi tutta l’argilla
agricola-space-traveling-players = Attori girovaghi
agricola-space-traveling-players-effect = prendi tutto il cibo
agricola-space-house-building = Costruzione della casa
agricola-space-house-building-effect = costruisci stanze
agricola-space-modest-wish = Desiderio modesto di figli
agricola-space-modest-wish-effect = la famiglia cresce se c’è posto, dal round 5
agricola-space-riverbank-forest = Foresta sul fiume
agricola-space-riverbank-forest-effect = prendi tutto il legno e 1 canna
agricola-space-animal-market = Mercato degli animali
agricola-space-animal-market-effect = 1 pecora e 1 cibo, o 1 cinghiale, o 1 mucca per 1 cibo
agricola-space-farm-supplies = Forniture agricole
agricola-space-farm-supplies-effect = 1 grano per 1 cibo, o ari 1 campo per 1 cibo, o entrambe le cose
agricola-space-building-supplies = Forniture edili
agricola-space-corral = Recinto
agricola-space-corral-effect = 1 animale della prima specie che ti manca: pecora, cinghiale, mucca
agricola-space-improvement = Miglioria
agricola-space-improvement-effect = una piccola miglioria; dal round 5 anche una grande
agricola-space-major-improvement = Grande miglioria
agricola-space-fencing = Recinzioni
agricola-space-fencing-effect = costruisci recinzioni, 1 legno l’una
agricola-space-fencing-own = costruisci recinzioni, { $clay ->
    [0] 1 legno l’una
   *[other] 1 legno o 1 argilla l’una
}{ $free ->
    [0] {""}
   *[other] ; gratis: { $free }
}
agricola-space-grain-utilization = Uso del grano
agricola-space-grain-utilization-effect = semini, o cuoci il pane, o entrambe le cose
agricola-space-sheep-market = Mercato delle pecore
agricola-space-sheep-market-effect = prendi tutte le pecore
agricola-space-basic-wish-for-children = Desiderio di figli
agricola-space-house-redevelopment = Ristruttura la casa
agricola-space-house-redevelopment-effect = ristrutturi e poi, se vuoi, costruisci una miglioria
agricola-space-western-quarry = Cava occidentale
agricola-space-western-quarry-effect = prendi tutta la pietra
agricola-space-vegetable-seeds = Semi di ortaggi
agricola-space-pig-market = Mercato dei cinghiali
agricola-space-pig-market-effect = prendi tutti i cinghiali
agricola-space-cattle-market = Mercato delle mucche
agricola-space-cattle-market-effect = prendi tutte le mucche
agricola-space-eastern-quarry = Cava orientale
agricola-space-eastern-quarry-effect = prendi tutta la pietra
agricola-space-urgent-wish-for-children = Desiderio urgente di figli
agricola-space-urgent-wish-for-children-effect = la famiglia cresce anche senza posto
agricola-space-cultivation = Coltivazione
agricola-space-cultivation-effect = ari 1 campo, o semini, o entrambe le cose
agricola-space-farm-redevelopment = Ristruttura la fattoria
agricola-space-farm-redevelopment-effect = ristrutturi e poi, se vuoi, costruisci recinzioni

# Che cosa fanno gli spazi oltre a dare beni, dove dipende dal tavolo
agricola-blocks = { $space } intanto è bloccato
agricola-effect-infirmary = qui guarisce un malato
agricola-effect-choose-reed-stone = 1 canna o 1 pietra
agricola-effect-choose-resource = 1 risorsa da costruzione a scelta
agricola-effect-meeting-place = diventi primo giocatore
agricola-effect-meeting-minor = diventi primo giocatore e poi, se vuoi, una piccola miglioria
agricola-effect-building-supplies = 1 canna o 1 pietra, e 1 legno o 1 argilla
agricola-effect-lessons = giochi un’occupazione: la prima è gratis, le altre costano 1 cibo
agricola-effect-lessons-2 = giochi un’occupazione per 2 cibo
agricola-effect-lessons-1-1-2 = giochi un’occupazione: le prime due costano 1 cibo, le altre 2
agricola-effect-improvement = costruisci una grande miglioria
agricola-effect-improvement-cards = costruisci una grande miglioria o ne giochi una piccola
agricola-effect-family-growth = la famiglia cresce se c’è posto
agricola-effect-family-growth-cards = la famiglia cresce se c’è posto e poi, se vuoi, una piccola miglioria

# Azioni speciali
agricola-special-fell-trees = Abbattere gli alberi
agricola-special-fell-trees-effect = { $fee ->
    [0] una foresta diventa { $gives } legno
   *[other] paghi { $fee } cibo: una foresta diventa { $gives } legno
}
agricola-special-slash-and-burn = Taglia e brucia
agricola-special-slash-and-burn-effect = { $fee ->
    [0] una foresta diventa un campo
   *[other] paghi { $fee } cibo: una foresta diventa un campo
}
agricola-special-cut-peat = Tagliare la torba
agricola-special-cut-peat-effect = { $fee ->
    [0] una brughiera diventa { $gives } combustibili
   *[other] paghi { $fee } cibo: una brughiera diventa { $gives } combustibili
}
agricola-special-horse-market = Mercato dei cavalli
agricola-special-horse-market-effect = { $fee ->
    [0] {""}
   *[other] paghi { $fee } cibo:{" "}
}1 cavallo{ $food ->
    [0] {""}
   *[other] {" "}per { $food } cibo
}
agricola-special-hiring-fair = Fiera dei braccianti
agricola-special-hiring-fair-effect = { $fee ->
    [0] prendi { $food } cibo
   *[other] paghi { $fee } cibo: prendi { $food } cibo
}
agricola-special-black-market = Mercato nero
agricola-special-black-market-effect = { $fee ->
    [0] paghi 1 combustibile: giochi una piccola miglioria
   *[other] paghi 1 combustibile e { $fee } cibo: giochi una piccola miglioria
}
agricola-special-illicit-work = Lavoro clandestino
agricola-special-illicit-work-effect = { $fee ->
    [0] paghi 1 combustibile e 1 cibo: costruisci una grande miglioria
   *[other] paghi 1 combustibile, 1 cibo e { $fee } cibo per la carta: costruisci una grande miglioria
}

# Grandi migliorie
agricola-major-fireplace-2 = Focolare (2 argilla)
agricola-major-fireplace-2-text = cucina ortaggio 2, pecora 2, cinghiale 2, mucca 3; cuoce a 2
agricola-major-fireplace-3 = Focolare (3 argilla)
agricola-major-fireplace-3-text = cucina ortaggio 2, pecora 2, cinghiale 2, mucca 3; cuoce a 2
agricola-major-cooking-hearth-4 = Cucina (4 argilla)
agricola-major-cooking-hearth-4-text = cucina ortaggio 3, pecora 2, cinghiale 3, mucca 4; cuoce a 3
agricola-major-cooking-hearth-5 = Cucina (5 argilla)
agricola-major-cooking-hearth-5-text = cucina ortaggio 3, pecora 2, cinghiale 3, mucca 4; cuoce a 3
agricola-major-well = Pozzo
agricola-major-well-text = 1 cibo all’inizio di ognuno dei 5 round seguenti
agricola-major-clay-oven = Forno d’argilla
agricola-major-clay-oven-text = cuoce 1 grano per 5 cibo; anche subito
agricola-major-stone-oven = Forno di pietra
agricola-major-stone-oven-text = cuoce fino a 2 grano per 4 cibo l’uno; anche subito
agricola-major-joinery = Falegnameria
agricola-major-joinery-text = una volta a raccolto 1 legno per 2 cibo; alla fine 3, 5 o 7 legno valgono 1, 2 o 3 punti
agricola-major-pottery = Bottega del vasaio
agricola-major-pottery-text = una volta a raccolto 1 argilla per 2 cibo; alla fine 3, 5 o 7 argilla valgono 1, 2 o 3 punti
agricola-major-basketmakers-workshop = Bottega del cestaio
agricola-major-basketmakers-workshop-text = una volta a raccolto 1 canna per 3 cibo; alla fine 2, 4 o 5 canne valgono 1, 2 o 3 punti
agricola-major-fireplace-4 = Focolare (4 argilla)
agricola-major-fireplace-4-text = cucina ortaggio 2, pecora 2, cinghiale 2, mucca 3; cuoce a 2
agricola-major-cooking-hearth-6 = Cucina (6 argilla)
agricola-major-cooking-hearth-6-text = cucina ortaggio 3, pecora 2, cinghiale 3, mucca 4; cuoce a 3
agricola-major-well-2 = Pozzo II
agricola-major-well-2-text = 1 cibo all’inizio di ognuno dei 5 round seguenti
agricola-major-clay-oven-2 = Forno d’argilla II
agricola-major-clay-oven-2-text = cuoce 1 grano per 5 cibo; anche subito
agricola-major-stone-oven-2 = Forno di pietra II
agricola-major-stone-oven-2-text = cuoce fino a 2 grano per 4 cibo l’uno; anche subito
agricola-major-joinery-2 = Falegnameria II
agricola-major-joinery-2-text = una volta a raccolto 1 legno per 2 cibo; alla fine 3, 5 o 7 legno valgono 1, 2 o 3 punti
agricola-major-pottery-2 = Bottega del vasaio II
agricola-major-pottery-2-text = una volta a raccolto 1 argilla per 2 cibo; alla fine 3, 5 o 7 argilla valgono 1, 2 o 3 punti
agricola-major-basketmakers-workshop-2 = Bottega del cestaio II
agricola-major-basketmakers-workshop-2-text = una volta a raccolto 1 canna per 3 cibo; alla fine 2, 4 o 5 canne valgono 1, 2 o 3 punti
agricola-major-horse-slaughterhouse-1 = Mattatoio equino
    .also = Macello equino
agricola-major-horse-slaughterhouse-1-text = cucina pecora 1, cinghiale 1, mucca 2, cavallo 2
agricola-major-horse-slaughterhouse-2 = Mattatoio equino II
    .also = Macello equino II
agricola-major-horse-slaughterhouse-2-text = cucina pecora 1, cinghiale 1, mucca 2, cavallo 2
agricola-major-cookhouse-1 = Grande cucina
agricola-major-cookhouse-1-text = cucina ortaggio 3, pecora 2, cinghiale 3, mucca 4, cavallo 2; cuoce a 3
agricola-major-cookhouse-2 = Grande cucina II
agricola-major-cookhouse-2-text = cucina ortaggio 3, pecora 2, cinghiale 3, mucca 4, cavallo 2; cuoce a 3
agricola-major-village-church = Chiesa del villaggio
agricola-major-village-church-text = subito 2 cibo; una volta a raccolto 1 combustibile per 1 punto
agricola-major-heating-oven = Stufa
agricola-major-heating-oven-text = subito 2 combustibili; riscaldare costa 1 combustibile in meno
agricola-major-tiled-oven = Stufa di maiolica
agricola-major-tiled-oven-text = riscaldare non costa mai più di 1 combustibile
agricola-major-furniture-stall = Banco di mobili
agricola-major-furniture-stall-text = il legno diventa argilla in ogni momento
agricola-major-ceramics-stall = Banco di ceramiche
agricola-major-ceramics-stall-text = l’argilla diventa legno in ogni momento
agricola-major-basket-stall = Banco di ceste
agricola-major-basket-stall-text = le canne diventano legno, argilla o pietra in ogni momento
agricola-major-peat-charcoal-kiln = Carbonaia di torba
agricola-major-peat-charcoal-kiln-text = tagliare la torba dà 1 combustibile in più, o 2 con un cavallo; alla fine 3 o 5 combustibili valgono 1 o 2 punti
agricola-major-foresters-lodge = Casetta del guardaboschi
agricola-major-foresters-lodge-text = abbattere gli alberi dà 1 legno in più, o 2 con un cavallo; alla fine 1 punto per ogni foresta
agricola-major-museum-of-the-moors = Museo della torba
agricola-major-museum-of-the-moors-text = 1 in meno: pietra per Pozzo e Forno di pietra, argilla per Forno d’argilla, Bottega del vasaio e Casetta del guardaboschi, legno per Falegnameria, canna per Bottega del cestaio
agricola-major-riding-stables = Maneggio
agricola-major-riding-stables-text = con 2 cavalli 1 cibo all’inizio di ogni round

# Carte in mano
agricola-card-A002 = Coltivazione itinerante
agricola-card-A002-text = ari 1 campo; poi passa a sinistra
agricola-card-A005 = Argine d’argilla
agricola-card-A005-text = 1 argilla ogni 2 argilla che hai; poi passa a sinistra
agricola-card-A009 = Mercato dei giovani animali
agricola-card-A009-text = 1 mucca; poi passa a sinistra
agricola-card-A012 = Abbeveratoio
agricola-card-A012-text = ogni tuo pascolo contiene 2 animali in più
agricola-card-A016 = Terra battuta
agricola-card-A016-text = 1 argilla; puoi pagare le recinzioni anche con argilla
agricola-card-A019 = Aratro a mano
agricola-card-A019-text = un campo sullo spazio del quinto round da ora; quando inizia puoi ararlo
agricola-card-A024 = Tavola da trebbiatura
agricola-card-A024-text = puoi cuocere con Terreno agricolo e Coltivazione
agricola-card-A026 = Angolo per dormire
agricola-card-A026-text = puoi unirti a un altro giocatore su uno spazio per i figli
agricola-card-A032 = Mangiatoia
agricola-card-A032-text = alla fine 1, 2, 3 o 4 punti se i tuoi pascoli coprono almeno 6, 7, 8 o 10 spazi
agricola-card-A033 = Grande campagna
agricola-card-A033-text = per ogni round dopo questo 1 punto e 2 cibo
agricola-card-A038 = Coperte di lana
agricola-card-A038-text = alla fine 3 punti in una casa di legno, 2 in una d’argilla
agricola-card-A044 = Capanna sullo stagno
agricola-card-A044-text = 1 cibo all’inizio di ogni round per 3 round
agricola-card-A050 = Brocca del latte
agricola-card-A050-text = ogni volta che qualcuno usa Mercato delle mucche: 3 cibo a te, 1 agli altri
agricola-card-A053 = Pipa d’argilla
agricola-card-A053-text = 2 cibo alla fine di una fase di lavoro in cui hai ottenuto 7 o più risorse da costruzione
agricola-card-A055 = Ripostiglio
agricola-card-A055-text = 1 cibo dopo ogni miglioria che costruisci o giochi, anche questa
agricola-card-A056 = Cesta
agricola-card-A056-text = dopo uno spazio dove si accumula legno puoi rimettere 2 legno per 3 cibo
agricola-card-A063 = Mulino olandese
agricola-card-A063-text = 3 cibo in più quando cuoci il pane nel round dopo un raccolto
agricola-card-A067 = Paletta da grano
agricola-card-A067-text = 1 grano in più con Semi di grano
agricola-card-A069 = Grande serra
agricola-card-A069-text = 1 ortaggio all’inizio del quarto, settimo e nono round da ora
agricola-card-A071 = Vanga
agricola-card-A071-text = in qualunque momento sposti 1 prodotto da un campo con almeno 2 a uno vuoto
agricola-card-A075 = Segheria
agricola-card-A075-text = ogni miglioria ti costa 1 legno in meno
agricola-card-A078 = Canoa
agricola-card-A078-text = 1 cibo e 1 canna in più con Pesca
agricola-card-A080 = Tenaglie da pietra
agricola-card-A080-text = 1 pietra in più con ogni cava
agricola-card-A083 = Bastone da pastore
agricola-card-A083-text = 2 pecore per ogni nuovo pascolo di quattro spazi o più
agricola-card-A086 = Domatore di animali
agricola-card-A086-text = 1 legno o 1 grano; ogni stanza della tua casa tiene 1 animale
agricola-card-A087 = Conservatore
agricola-card-A087-text = puoi ristrutturare dal legno direttamente alla pietra
agricola-card-A088 = Custode delle siepi
agricola-card-A088-text = 3 recinzioni di ogni costruzione sono gratis
agricola-card-A090 = Bifolco
agricola-card-A090-text = in una casa di pietra, all’inizio di ogni round puoi pagare 1 cibo per arare 1 campo
agricola-card-A092 = Genitori adottivi
agricola-card-A092-text = per 1 cibo un neonato può agire nel round in cui nasce e non è più un neonato
agricola-card-A098 = Architetto di stalle
agricola-card-A098-text = alla fine 1 punto per ogni stalla fuori dai pascoli
agricola-card-A102 = Droghiere
agricola-card-A102-text = in ogni momento puoi comprare per 1 cibo la prima merce della pila: legno, grano, canna, pietra, ortaggio, argilla, canna, ortaggio
agricola-card-A108 = Raccoglitore di funghi
agricola-card-A108-text = dopo uno spazio dove si accumula legno puoi rimettere 1 legno per 2 cibo
agricola-card-A110 = Intonacatore
agricola-card-A110-text = 3 cibo quando costruisci stanze d’argilla o ristrutturi da argilla a pietra
agricola-card-A111 = Costruttore di muri
agricola-card-A111-text = quando costruisci stanze puoi mettere 1 cibo su ognuno dei 4 spazi dei round seguenti
agricola-card-A112 = Falciatore
agricola-card-A112-text = 1 grano; nella fase dei campi puoi prenderne 1 in più da ogni campo di grano
agricola-card-A114 = Lavoratore stagionale
agricola-card-A114-text = 1 grano con Bracciante; dal round 6 grano oppure un ortaggio
agricola-card-A116 = Boscaiolo
agricola-card-A116-text = 1 legno in più con ogni spazio dove si accumula legno
agricola-card-A119 = Raccoglitore di legna
agricola-card-A119-text = 1 legno alla fine di un turno con Terreno agricolo, Semi di grano, Uso del grano o Coltivazione
agricola-card-A120 = Costruttore di capanne
agricola-card-A120-text = quando la tua casa non è più di legno, 2 argilla all’inizio di ognuno dei 5 round seguenti
agricola-card-A123 = Costruttore di telai
agricola-card-A123-text = in ogni stanza e ogni ristrutturazione 1 legno può valere 2 argilla o 2 pietre
agricola-card-A125 = Prete
agricola-card-A125-text = se la giochi vivendo in una casa d’argilla di esattamente due stanze: 3 argilla, 2 canne, 2 pietre
agricola-card-A133 = Spaccone
agricola-card-A133-text = alla fine 2, 3, 4, 5, 7 o 9 punti per almeno 5, 6, 7, 8, 9 o 10 migliorie
agricola-card-A138 = Ramponiere
agricola-card-A138-text = con Pesca puoi pagare 1 legno per 1 cibo a persona e 1 canna
agricola-card-A143 = Scalpellino
agricola-card-A143-text = ogni miglioria, stanza e ristrutturazione ti costa 1 pietra in meno
agricola-card-A147 = Mercante di animali
agricola-card-A147-text = al mercato di pecore, cinghiali o mucche puoi comprare 1 altro animale di quella specie per 1 cibo
agricola-card-A155 = Prestigiatore
agricola-card-A155-text = 1 legno e 1 grano in più con Attori girovaghi
agricola-card-A160 = Liutista
agricola-card-A160-text = quando un altro usa Attori girovaghi: 1 cibo e 1 legno, poi puoi comprare 1 ortaggio per 2 cibo
agricola-card-B002 = Mini pascolo
agricola-card-B002-text = recinta uno spazio senza pagare, accanto a un pascolo se ne hai uno; poi passa a sinistra
agricola-card-A165 = Allevatore di cinghiali
agricola-card-A165-text = 1 cinghiale; alla fine del round 12 i tuoi cinghiali si riproducono
agricola-card-B008 = Bancarella
agricola-card-B008-text = 1 ortaggio; poi passa a sinistra
agricola-card-B010 = Carrozzone
agricola-card-B010-text = posto per 1 persona
agricola-card-B013 = Salotto del carpentiere
agricola-card-B013-text = le stanze di legno costano 2 legno e 2 canne
agricola-card-B016 = Martello da minatore
agricola-card-B016-text = 1 cibo; con ogni ristrutturazione puoi costruire una stalla gratis
agricola-card-B019 = Aratro a versoio
agricola-card-B019-text = due volte con Terreno agricolo puoi arare 1 campo in più
agricola-card-B024 = Lazo
agricola-card-B024-text = puoi piazzare due persone in un turno se almeno una usa Mercato delle pecore, dei cinghiali o delle mucche
agricola-card-B025 = Pala da pane
agricola-card-B025-text = 1 cibo; dopo ogni occupazione che giochi puoi cuocere il pane
agricola-card-B033 = Mensola del camino
agricola-card-B033-text = 1 punto per ogni round dopo questo; non puoi più ristrutturare
agricola-card-B036 = Bottiglie
agricola-card-B036-text = costa 1 argilla e 1 cibo a persona
agricola-card-B039 = Telaio
agricola-card-B039-text = 1, 2 o 3 cibo nella fase dei campi per almeno 1, 4 o 7 pecore; alla fine 1 punto ogni 3
agricola-card-B045 = Fragoleto
agricola-card-B045-text = 1 cibo all’inizio di ognuno dei 3 round seguenti
agricola-card-B047 = Vaso di aringhe
agricola-card-B047-text = con Pesca 1 cibo all’inizio di ognuno dei 3 round seguenti
agricola-card-B050 = Zangola
agricola-card-B050-text = nella fase dei campi 1 cibo ogni 3 pecore e 1 ogni 2 mucche
agricola-card-B056 = Ruscello
agricola-card-B056-text = 1 cibo in più con Canneto, Cava d’argilla, Foresta e lo spazio del round 1
agricola-card-B057 = Retrocucina
agricola-card-B057-text = in una casa di legno 1 cibo all’inizio di ogni round
agricola-card-B061 = Rotazione triennale
agricola-card-B061-text = 3 cibo al raccolto con un campo di grano, uno di ortaggi e uno vuoto
agricola-card-B062 = Forcone
agricola-card-B062-text = 3 cibo con Semi di grano mentre qualcuno è su Terreno agricolo
agricola-card-B066 = Carrello da sacchi
agricola-card-B066-text = 1 grano all’inizio dei round 5, 8, 11 e 14
agricola-card-B068 = Campo di fagioli
agricola-card-B068-text = questa carta è un campo solo per ortaggi
agricola-card-B074 = Foresta fitta
agricola-card-B074-text = 1 legno all’inizio di ogni round pari successivo
agricola-card-B077 = Fossa d’argilla
agricola-card-B077-text = 3 argilla con Bracciante
agricola-card-B080 = Porcellana dura
agricola-card-B080-text = in ogni momento 2, 3 o 4 argilla diventano 1, 2 o 3 pietre
agricola-card-B084 = Cesto di ghiande
agricola-card-B084-text = 1 cinghiale all’inizio di ognuno dei 2 round seguenti
agricola-card-B087 = Contadino
agricola-card-B087-text = con Bracciante puoi anche costruire 1 stanza o ristrutturare
agricola-card-B089 = Stalliere
agricola-card-B089-text = 1 legno; in una casa di pietra, all’inizio di ogni round puoi costruire 1 stalla per 1 legno
agricola-card-B091 = Aiuto aratore
agricola-card-B091-text = con Bracciante puoi anche arare 1 campo
agricola-card-B095 = Capomastro
agricola-card-B095-text = le grandi migliorie ti costano 1 pietra in meno per ogni stanza aggiunta
agricola-card-B097 = Studioso
agricola-card-B097-text = in una casa di pietra, all’inizio di ogni round puoi giocare un’occupazione per 1 cibo o una piccola miglioria
agricola-card-B098 = Agricoltore biologico
agricola-card-B098-text = alla fine 1 punto per ogni pascolo con un animale e posto per almeno altri 3
agricola-card-B099 = Precettore
agricola-card-B099-text = alla fine 1 punto per ogni occupazione che hai giocato dopo questa
agricola-card-B102 = Consulente
agricola-card-B102-text = 2 grano da soli, 3 argilla in due, 2 canne in tre, 2 pecore in più giocatori
agricola-card-B104 = Pastore
agricola-card-B104-text = in ogni momento puoi cambiare 1 pecora in 1 cinghiale, ortaggio o pietra
agricola-card-B107 = Servitore
agricola-card-B107-text = quando la tua casa è di pietra, 3 cibo all’inizio di ogni round che resta
agricola-card-B108 = Garzone del forno
agricola-card-B108-text = con ogni spazio dove si accumula legno puoi anche cuocere il pane
agricola-card-B109 = Cartaio
agricola-card-B109-text = prima di pagare un’occupazione puoi cambiare 1 legno in 1 cibo per ogni occupazione in gioco
agricola-card-B114 = Senza figli
agricola-card-B114-text = con almeno tre stanze ed esattamente due persone 1 cibo e 1 grano o ortaggio all’inizio di ogni round
agricola-card-B118 = Piccolo agricoltore
agricola-card-B118-text = con esattamente due stanze 1 legno all’inizio di ogni round
agricola-card-B121 = Geologo
agricola-card-B121-text = 1 argilla con Foresta e Canneto; in tre o più giocatori anche con Cava d’argilla
agricola-card-B123 = Zavorratore di tetti
agricola-card-B123-text = puoi pagare 1 cibo in tutto per ricevere 1 pietra per ogni stanza della tua casa
agricola-card-B126 = Carpentiere
agricola-card-B126-text = le stanze costano 3 del loro materiale e 2 canne
agricola-card-B136 = Amministratore di casa
agricola-card-B136-text = 1, 2, 3 o 4 legno se dopo questo restano almeno 1, 3, 6 o 9 round; alla fine 3 punti a chi ha più stanze, anche in caso di parità
agricola-card-B142 = Ortolano
agricola-card-B142-text = 1 ortaggio con Semi di grano
agricola-card-B145 = Raccoglitore di ramaglie
agricola-card-B145-text = in ogni stanza e ogni ristrutturazione 1 legno può valere tutte le canne
agricola-card-B156 = Magazziniere
agricola-card-B156-text = 1 argilla o 1 grano con Mercato delle risorse
agricola-card-B163 = Pastore d’anime
agricola-card-B163-text = una volta, appena solo la tua casa ha esattamente due stanze: 3 legno, 2 argilla, 1 canna, 1 pietra
agricola-card-B164 = Sussurratore di pecore
agricola-card-B164-text = 1 pecora all’inizio del secondo, quinto, ottavo e decimo round da ora
agricola-card-B166 = Allevatore di mucche
agricola-card-B166-text = con Semi di grano puoi comprare 1 mucca per 1 cibo
agricola-card-M015 = Incendio della torba
agricola-card-M015-text = 1 combustibile; una brughiera può diventare campo; poi passa a sinistra
agricola-card-M016 = Taglio raso
agricola-card-M016-text = 2 legno; fino a due foreste diventano brughiere; poi passa a sinistra
agricola-card-M017 = Rimboschimento
agricola-card-M017-text = una foresta su un tuo spazio inutilizzato; poi passa a sinistra
agricola-card-M018 = Registro degli artigiani
agricola-card-M018-text = puoi costruire la falegnameria o la bottega del vasaio o del cestaio per 1 pietra in meno; poi passa a sinistra
agricola-card-M019 = Zolle d’erba
agricola-card-M019-text = 1, 2, 3, 4 o 5 combustibili con esattamente 3, 4, 5, 6 o 7 spazi inutilizzati; poi passa a sinistra
agricola-card-M020 = Pellet di torba
agricola-card-M020-text = 1 combustibile per ogni tua brughiera visibile; passa a sinistra
agricola-card-M021 = Spedizione alla torbiera
agricola-card-M021-text = togli quante brughiere vuoi per 2 combustibili e 1 punto l’una; con almeno 2, 4, 5 o 6 cavalli 1, 2, 3 o 4 combustibili; poi passa a sinistra
agricola-card-M022 = Nicchia ecologica
agricola-card-M022-text = 2 cibo se solo tu hai animali di una certa specie; 1 cibo se solo tu coltivi grano e 1 se solo tu coltivi ortaggi; 1 combustibile se hai più foreste di tutti e 1 se più brughiere; poi passa a sinistra
agricola-card-M023 = Margine della foresta
agricola-card-M023-text = 1 cibo per ogni lato tra foresta e campo e 1 combustibile per ogni lato tra foresta e brughiera; poi passa a sinistra
agricola-card-M024 = Provviste di base
agricola-card-M024-text = 1 di combustibile, cibo, legno, argilla, canne, pietra e grano se non ne hai; poi passa a sinistra
agricola-card-M025 = Inventario domestico
agricola-card-M025-text = con 5–10 spazi inutilizzati i primi 1–6 di canna, grano, mucca, pietra, ortaggio, cavallo; poi passa a sinistra
agricola-card-M026 = Cappa del camino
agricola-card-M026-text = il cibo che la tua miglioria che cuoce meglio ricava da 1 grano, gratis; poi passa a sinistra
agricola-card-M027 = Sentiero del giardino
agricola-card-M027-text = 3 legno; il giocatore alla tua sinistra prende il segnalino: −1 punto alla fine; poi passa a sinistra
agricola-card-M028 = In cerca di lavoro
agricola-card-M028-text = 3 legno con la falegnameria, 3 argilla con la bottega del vasaio, 2 canne con quella del cestaio; poi passa a sinistra
agricola-card-M029 = Stagnino
agricola-card-M029-text = con una bottega 1 legno, 1 argilla, 1 canna e 1 pietra; poi passa a sinistra
agricola-card-M030 = Mercato del bestiame
agricola-card-M030-text = 2 pecore possono diventare 1 mucca e 1 cavallo; poi passa a sinistra
agricola-card-M031 = Fiera del bestiame
agricola-card-M031-text = fino a 3 tuoi animali, tutti insieme, possono passare alla specie successiva: pecora, cinghiale, mucca, cavallo; poi passa a sinistra
agricola-card-M032 = Capanna di torba
agricola-card-M032-text = posto per 1 persona; 1 combustibile in più a raccolto; invece di ristrutturare una casa di legno puoi cambiare la carta con una stanza di legno
agricola-card-M033 = Pascolo notturno
agricola-card-M033-text = tiene fino a 3 tuoi animali di qualunque specie e 1 di ogni altro giocatore; tutti si riproducono come tuoi e tu sei l’ultimo a farlo
agricola-card-M035 = Abbeveratoio per cavalli
agricola-card-M035-text = 2 cavalli possono vivere su uno spazio inutilizzato accanto alla casa
agricola-card-M034 = Bosco di casa
agricola-card-M034-text = ogni foresta tiene 1 animale che non sia pecora
agricola-card-M036 = Torba di sfagno
agricola-card-M036-text = le stanze di legno costano 3 legno e 1 canna
agricola-card-M037 = Piano di costruzione
agricola-card-M037-text = dopo aver costruito due o più stanze insieme fino a 2 stalle gratis
agricola-card-M038 = Riserva naturale
agricola-card-M038-text = recinta senza pagare una foresta o una brughiera accanto a un tuo pascolo; una volta libera diventa un pascolo
agricola-card-M039 = Pascolo speciale
agricola-card-M039-text = recinta gratis uno spazio inutilizzato che non tocchi pascoli
agricola-card-M040 = Fuoco nella torbiera
agricola-card-M040-text = in ogni momento la tua unica brughiera può diventare campo
agricola-card-M041 = Collare da mucca
agricola-card-M041-text = con una mucca puoi arare 1 campo dopo Terreno agricolo, Coltivazione e Taglia e brucia
agricola-card-M042 = Aratro profondo
agricola-card-M042-text = puoi mettere 1 brughiera; con Terreno agricolo e Coltivazione una brughiera può diventare campo
agricola-card-M043 = Campi selvatici
agricola-card-M043-text = fino a 2 campi su spazi inutilizzati che non toccano campi
agricola-card-M044 = Palude
agricola-card-M044-text = a inizio round 12 puoi mettere 1 brughiera su uno spazio inutilizzato
agricola-card-M045 = Vivaio
agricola-card-M045-text = all’inizio dei round 12 e 13 puoi mettere una foresta su uno spazio inutilizzato
agricola-card-M046 = Boscaglia
agricola-card-M046-text = una seconda foresta sopra fino a due delle tue
agricola-card-M047 = Foresta paludosa
agricola-card-M047-text = una foresta sopra quante brughiere vuoi
agricola-card-M048 = Bosco palustre
agricola-card-M048-text = ogni volta che tagli la torba puoi mettere, quattro round dopo, una foresta su uno spazio inutilizzato
agricola-card-M049 = Mappa del perito
    .also = Mappa dell’agrimensore
agricola-card-M049-text = puoi mettere un campo nel round 11, una brughiera nel 12, una foresta nel 13
agricola-card-M050 = Espansione agricola
agricola-card-M050-text = due spazi in più nella fattoria
agricola-card-M051 = Recinti nella brughiera
    .also = Recinti nella palude
agricola-card-M051-text = due spazi in più, ognuno con una brughiera
agricola-card-M052 = Carrozza nuziale
agricola-card-M052-text = la tua famiglia può crescere anche senza posto
agricola-card-M053 = Capanna nel bosco
agricola-card-M053-text = 1 persona della tua riserva aspetta su una tua foresta; nel round in cui questa sparisce puoi piazzare anche lei
agricola-card-M054 = Attrezzo agricolo
agricola-card-M054-text = dopo Terreno agricolo e Coltivazione puoi fare un’azione speciale; la carta costa 2 cibo se l’ha un altro
agricola-card-M055 = Capanno degli attrezzi
agricola-card-M055-text = una volta a round con Taglia e brucia puoi anche tagliare la torba, o viceversa
agricola-card-M056 = Diritti di torba
agricola-card-M056-text = all’inizio del quarto e del settimo round da ora puoi tagliare la torba
agricola-card-M057 = Silenzio
agricola-card-M057-text = con tutte le persone piazzate, un turno in più per un’azione speciale
agricola-card-M058 = Concime di torba
agricola-card-M058-text = dopo aver tagliato la torba puoi seminare
agricola-card-M059 = Concime naturale
agricola-card-M059-text = un campo al posto di una foresta o brughiera si può seminare subito
agricola-card-M060 = Seminatrice
agricola-card-M060-text = dopo un’azione speciale puoi seminare, con almeno due cavalli
agricola-card-M061 = Carro da fieno
agricola-card-M061-text = dopo aver preso almeno 3 legno, 3 argilla, 2 canne o 2 pietre da uno spazio puoi costruire stanze o ristrutturare
agricola-card-M062 = Spazzola da camino
agricola-card-M062-text = la Stufa di maiolica può andare sopra il Forno di pietra; dal prossimo round puoi costruirla dopo aver piazzato una persona; vale 1 punto in più
agricola-card-M063 = Lettera pastorale
agricola-card-M063-text = la Chiesa del villaggio può andare sopra il Pozzo; dal prossimo round puoi costruirla dopo aver piazzato una persona; essa e la Chiesa valgono 1 punto in più
agricola-card-M064 = Tomba di famiglia
agricola-card-M064-text = per 1 punto, una lapide su uno spazio inutilizzato
agricola-card-M065 = Pompieri
agricola-card-M065-text = 2 cibo; 1, 2, 3 o 4 punti per almeno 2, 3, 4 o 5 foreste
agricola-card-M066 = Lotto di terreno
agricola-card-M066-text = una foresta su uno spazio inutilizzato; alla fine 2 punti con 1 spazio inutilizzato, −1 con 2, −3 con più
agricola-card-M067 = Camera di commercio
agricola-card-M067-text = 1 legno e 1 canna; alla fine 1 punto per ogni bottega
agricola-card-M068 = Chiesa
agricola-card-M068-text = 2 cibo; al ritorno a casa puoi pagare 1 combustibile per 1 punto
agricola-card-M069 = Sella di cuoio
agricola-card-M069-text = 1 punto per ogni mucca che cucini mentre hai almeno tre cavalli
agricola-card-M070 = Archeologia rurale
agricola-card-M070-text = quando tagli la torba puoi bloccare lo spazio con una tua recinzione per 1 punto
agricola-card-M071 = Mummia di palude
agricola-card-M071-text = alla fine 1 punto al proprietario di ogni museo
agricola-card-M072 = Valvola del forno
agricola-card-M072-text = 3 combustibili; alla fine 1 punto per ogni forno o stufa
agricola-card-M073 = Premio di allevamento
agricola-card-M073-text = alla fine 1, 2 o 3 punti per ogni altro giocatore se hai almeno 1, 2 o 3 animali di ogni specie
agricola-card-M074 = Amministrazione
agricola-card-M074-text = 2 cibo; nell’ultimo raccolto 1 cibo può diventare 1 punto per ogni tua grande miglioria
agricola-card-M075 = Deposito di combustibile
agricola-card-M075-text = 3 legno e 3 combustibili a turno, uno ogni due round a partire dal prossimo; prima il legno
agricola-card-M076 = Chiatta
agricola-card-M076-text = combustibile e cavalli a turno all’inizio dei 7 round seguenti
agricola-card-M077 = Essiccatoio
agricola-card-M077-text = quando tagli la torba, 2 combustibili tre round dopo
agricola-card-M078 = Barcone
agricola-card-M078-text = combustibile e cibo a turno all’inizio di tutti i round che restano
agricola-card-M079 = Slitta da torba
agricola-card-M079-text = a tua scelta: 3, 4, 5 o 6 combustibili nel secondo, quarto, settimo o decimo round da ora
agricola-card-M080 = Acconto
agricola-card-M080-text = 1 di combustibile, cibo, legno, argilla, canne, pietra, pecora e grano
agricola-card-M081 = Barca da torba
agricola-card-M081-text = in ogni momento 3 combustibili danno 2 legno, 2 argilla o 1 cibo, 4 danno 2 canne o 2 pietre, 2 danno 1 pecora
agricola-card-M082 = Legna da ardere
agricola-card-M082-text = 1 combustibile; in ogni raccolto riscaldare costa 1 in meno se in quel momento bruci almeno 1 legno
agricola-card-M083 = Vena di carbone
agricola-card-M083-text = 1 combustibile; 1 combustibile con Bracciante e Fiera dei braccianti
agricola-card-M084 = Pony da miniera
agricola-card-M084-text = in ogni momento puoi far sdraiare un cavallo per 2 combustibili; i cavalli sdraiati non si riproducono e valgono mezzo punto l’uno
agricola-card-M085 = Impianto di stufe
agricola-card-M085-text = la tua casa non ha bisogno di riscaldamento
agricola-card-M086 = Filanda
agricola-card-M086-text = riscaldare costa 1 combustibile in meno ogni 2 pecore della fase dei campi
agricola-card-M087 = Chiatta da torba
agricola-card-M087-text = 2 combustibili con Pesca
agricola-card-M088 = Ferro da torba
agricola-card-M088-text = con almeno due brughiere 1 combustibile all’inizio di ogni raccolto
agricola-card-M089 = Casa del parto
agricola-card-M089-text = 1 combustibile, 1 cibo e 1 punto quando la tua famiglia cresce
agricola-card-M090 = Magazzino invernale
agricola-card-M090-text = tre volte, in ogni momento: combustibile e cibo fino a 2 di ognuno
agricola-card-M091 = Lavoro di routine
agricola-card-M091-text = in ogni raccolto 1 combustibile o 1 cibo per ogni falegnameria, bottega del vasaio o del cestaio che lasci ferma
agricola-card-M092 = Campo arido
agricola-card-M092-text = quando tagli la torba restano 1 combustibile e 1 cibo sullo spazio svuotato; sono tuoi quando lo usi
agricola-card-M093 = Alloggio dei braccianti
agricola-card-M093-text = in ogni grande miglioria 1 combustibile può valere 1 risorsa da costruzione; 1 cibo per ogni miglioria che ti passano
agricola-card-M094 = Bagno di fango
agricola-card-M094-text = con l’Infermeria 1 cibo su tanti round seguenti quante brughiere hai
agricola-card-M095 = Campi a maggese
agricola-card-M095-text = metti 2 cibo su ognuno di tre campi vuoti al massimo; è tuo quando li semini
agricola-card-M096 = Maggese
agricola-card-M096-text = quando abbatti gli alberi o tagli la torba resta 1 cibo sullo spazio svuotato; è tuo quando lo usi
agricola-card-M097 = Casa comunale
agricola-card-M097-text = 2 cibo al ritorno a casa se non hai davanti una carta azione speciale
agricola-card-M098 = Affumicatoio
agricola-card-M098-text = con Pesca puoi pagare 1 combustibile per 3 cibo
agricola-card-M099 = Argilla curativa
agricola-card-M099-text = 1 cibo; 1 cibo in più quando una persona malata va all’Infermeria
agricola-card-M100 = Feromoni
agricola-card-M100-text = 1 cibo; poi 2 cibo per chi ha una stalla o un pascolo
agricola-card-M101 = Ceppo del macellaio
agricola-card-M101-text = puoi trasformare 1 animale in cibo, poi tutti gli altri devono farlo: pecora 1, cinghiale 2, mucca 3, cavallo 2
agricola-card-M102 = Deposito di risparmio
agricola-card-M102-text = a ogni raccolto si estrae un numero da 1 a 9: 6 cibo se hai almeno altrettanta argilla; poi passa a sinistra
agricola-card-M103 = Asilo nel bosco
agricola-card-M103-text = 1 cibo per ogni foresta ogni volta che la tua famiglia cresce
agricola-card-M104 = Raccolto selvatico
agricola-card-M104-text = 1 cibo; a ogni raccolto si estrae un numero da 1 a 9: 1 cibo se hai almeno altrettante foreste
agricola-card-M105 = Griglia
agricola-card-M105-text = cucina ortaggio 2, pecora 2, cinghiale 3, mucca 3, cavallo 2; cuoce a 2
agricola-card-M106 = Macelleria equina
agricola-card-M106-text = cucina pecora 1, cinghiale 2, mucca 3, cavallo 2, due cavalli 5
agricola-card-M107 = Ricetta dello stufato
agricola-card-M107-text = i tuoi focolari e cucine cucinano un cavallo per 2 cibo
agricola-card-M108 = Distilleria di grano
agricola-card-M108-text = una volta a raccolto 1 combustibile e 1 grano danno 5 cibo; alla fine, quante volte vuoi, 1 punto
agricola-card-M109 = Malteria
agricola-card-M109-text = dopo aver tagliato la torba puoi trasformare 1 grano in 4 cibo
agricola-card-M110 = Carro agricolo
agricola-card-M110-text = 1 grano dopo aver preso almeno 5 legno, 4 argilla, 3 canne o 2 pietre da uno spazio
agricola-card-M111 = Semina su sodo
agricola-card-M111-text = puoi seminare anche su due spazi inutilizzati; ciò che vi cresce si può scartare in ogni momento
agricola-card-M112 = Concime di cenere
agricola-card-M112-text = prima di tagliare la torba puoi mettere 1 prodotto in più, dalla riserva generale, su tutto ciò che cresce
agricola-card-M113 = Museo vivente
agricola-card-M113-text = 1 in meno: argilla per Stufa e Banco di ceramiche, pietra per Stufa di maiolica e Chiesa del villaggio, legno per Maneggio e Banco di mobili, canna per Banco di ceste
agricola-card-M114 = Bosco fluviale
agricola-card-M114-text = con Pesca 1 legno per ogni tua foresta, al massimo 3
agricola-card-M115 = Corteccia di quercia
agricola-card-M115-text = 2 legno; 1 legno per ogni cinghiale, mucca e cavallo che cucini
agricola-card-M116 = Betulle di brughiera
    .also = Betulle di palude
agricola-card-M116-text = 2 legno quando tagli la torba
agricola-card-M117 = Cavalli da tiro
agricola-card-M117-text = con un cavallo, presi 3 legno da uno spazio puoi comprarne 1 in più per 1 cibo; dopo 4 o più, 2
agricola-card-M118 = Segheria di tronchi
agricola-card-M118-text = quando abbatti gli alberi o prendi almeno 4 legno da uno spazio: 1 legno, o 2 per 1 combustibile
agricola-card-M119 = Ontaneta
agricola-card-M119-text = 1 legno o 1 canna quando abbatti gli alberi
agricola-card-M120 = Argilla di fiume
agricola-card-M120-text = 2 argilla con Pesca
agricola-card-M121 = Terra argillosa
agricola-card-M121-text = 1 argilla con Fiera dei braccianti se a casa hai solo una persona
agricola-card-M122 = Saliceto
agricola-card-M122-text = 1 canna quando abbatti gli alberi
agricola-card-M123 = Cava di pietra
agricola-card-M123-text = qui ci sono 5 pietre, 3 in tre giocatori; con Fiera dei braccianti ne prendi 1
agricola-card-M124 = Carro di pietra
agricola-card-M124-text = 1 pietra con Bracciante
agricola-card-M125 = Ferramenta
agricola-card-M125-text = tre volte, in ogni momento: 1 di ogni risorsa da costruzione che non hai
agricola-card-M126 = Spaccio cooperativo
agricola-card-M126-text = quattro volte, in ogni momento: 1 risorsa da costruzione diventa 1 legno, argilla o canna
agricola-card-M127 = Carriola
agricola-card-M127-text = 1 combustibile dopo aver preso almeno 4 di una risorsa da costruzione da uno spazio; 1 risorsa da costruzione quando tagli la torba
agricola-card-M128 = Banco da lavoro
agricola-card-M128-text = 3 legno, 2 argilla e 1 canna nelle fasi dei campi dei round 13 e 14
agricola-card-M129 = Mercato dei cavalli da aratro
agricola-card-M129-text = con Terreno agricolo e Coltivazione puoi comprare 1 cavallo per 1 cibo
agricola-card-M130 = Sacca della biada
agricola-card-M130-text = 1 cavallo con Semi di grano
agricola-card-M131 = Stalla dei bovini
agricola-card-M131-text = 1 animale di ogni specie, nel tuo ordine, nel secondo, quarto, sesto e ottavo round da ora; quando inizia puoi comprarlo per 1 cibo

# Domande
agricola-button-hand = La mia fattoria
agricola-ask-place = { $n ->
    [one] Dove va il tuo ultimo familiare?
   *[other] Dove metti un familiare? Ne restano { $n } a casa.
}{ $sick ->
    [0] {""}
   *[other] {" "}{ $well ->
        [0] { $n ->
            [one] È a letto: resta solo l’Infermeria.
           *[other] Sono tutti a letto: resta solo l’Infermeria.
        }
       *[other] { $sick ->
            [one] A letto: { $sick }; può andare solo all’Infermeria.
           *[other] A letto: { $sick }; possono andare solo all’Infermeria.
        }
    }
}
agricola-ask-place-place = Scegli un’azione …
agricola-group-goods = Prendere beni …
agricola-group-farm = Lavori …
agricola-group-special = Azioni speciali …
agricola-ask-place-place-special = Fai un’azione speciale …
agricola-ask-exchange = Che cosa converti o scarti?
agricola-ask-exchange-discard = Scarta …
agricola-ask-exchange-exchange = Converti …
agricola-ask-build-rooms = { $most ->
    [one] Dove costruisci una stanza?
   *[other] Dove costruisci stanze? (al massimo { $most })
}
agricola-ask-build-rooms-build-rooms = Segna gli spazi delle nuove stanze …
agricola-ask-build-stables = { $most ->
    [one] Dove costruisci una stalla?
   *[other] Dove costruisci stalle? (al massimo { $most })
}
agricola-ask-build-stables-build-stables = Segna gli spazi delle nuove stalle …
agricola-ask-renovate = Con quale materiale ristrutturi la casa?
agricola-renovate-clay = argilla
agricola-renovate-stone = pietra
agricola-renovate-nothing = non ristrutturare
agricola-ask-grow = La tua famiglia cresce?
agricola-ask-plow = Quale spazio ari?
agricola-ask-sow = Che cosa semini? ({ $n ->
    [one] 1 campo vuoto
   *[other] { $n } campi vuoti
})
agricola-ask-sow-sow = Semi da seminare …
agricola-ask-sow-fields = Sui campi …
agricola-ask-sow-cards = Sulle carte …
agricola-ask-sow-unused = Su spazi non usati …
agricola-ask-sow-grain = Dove semini il grano fuori dai tuoi campi?
agricola-ask-sow-vegetable = Dove semini gli ortaggi fuori dai tuoi campi?
agricola-sow-on = { $good } su { $where }
agricola-sow-unused = uno spazio non usato
agricola-ask-bake = Quanto grano cuoci?
agricola-ask-fence = Quali spazi diventano un nuovo pascolo? Puoi costruire { $most ->
    [one] 1 recinzione
   *[other] { $most } recinzioni
}.
agricola-ask-fence-fence = Segna gli spazi del pascolo …
agricola-ask-major = Quale grande miglioria costruisci?
agricola-ask-improvement = Una grande miglioria o una piccola?
agricola-ask-minor = Quale piccola miglioria giochi?
agricola-ask-occupation = Quale occupazione giochi?
agricola-ask-house-animals = Non c’è posto per tutti: { $have }. Quali animali tieni? Gli altri si cucinano, se puoi, o scappano.
agricola-ask-breed = Non c’è posto per tutti i piccoli dei tuoi animali: { $have }. Quali animali tieni?
agricola-ask-feed = Il raccolto chiede { $food } cibo (ne hai { $have }){ $heat ->
    [0] .
    [one] {" "}e 1 combustibile per il riscaldamento.
   *[other] {" "}e { $heat } combustibili per il riscaldamento.
} Che cosa usi?{ $short ->
    [0] {""}
   *[other] {" "}Ogni cibo che manca costa 3 punti.
}{ $cold ->
    [0] {""}
   *[other] {" "}Per ogni combustibile che manca, una persona si ammala.
}
agricola-feeding = { $missing ->
    [0] tutti mangiano
    [one] manca 1 cibo, −{ $points } punti
   *[other] mancano { $missing } cibo, −{ $points } punti
}{ $heat ->
    [0] {""}
   *[other] { $sick ->
        [0] , al caldo
        [one] , 1 malato
       *[other] , { $sick } malati
    }
}
agricola-ask-feed-feed = Cucinare e convertire …
agricola-ask-feed-after = Cucina dopo il pasto …
agricola-ask-feed-heat = Combustibile per riscaldare …
agricola-ask-reed-stone = Quale prendi?
agricola-ask-resource = Quale risorsa prendi?
agricola-ask-animal-market = Quale animale prendi?
agricola-ask-farm-supplies = Per che cosa paghi 1 cibo?
agricola-ask-building-supplies = Che cosa prendi?
agricola-ask-fell-trees = Quale foresta tagli?
agricola-ask-slash-and-burn = Quale foresta diventa un campo?
agricola-ask-cut-peat = In quale brughiera tagli la torba?
agricola-ask-solo-keep = Tieni la carta azione speciale con { $actions }? Altrimenti va sotto il mazzo e si scopre la prossima: { $next }.
agricola-ask-solo-pay = Paghi { $food } cibo per tenere la carta azione speciale che hai usato ({ $actions })? Così puoi usarla ancora una volta, in questo round o più avanti.
agricola-ask-farm-extension = Dove aggiungi i due nuovi spazi?
agricola-ask-lutenist = Compri 1 ortaggio per 2 cibo?
agricola-ask-buy = { $card }: compri { $goods } per { $cost }?
agricola-ask-buy-instead = { $card }: { $goods } per { $cost }, invece di { $instead } gratis?
agricola-ask-by-card = { $card }. { $question }
agricola-ask-use-card = Usi { $card }?
agricola-ask-pay-for = { $card }: paghi { $cost }?
agricola-ask-special = Quale azione speciale fai?
agricola-ask-lay-forest = Dove metti la foresta?
agricola-ask-lay-moor = Dove metti la brughiera?
agricola-ask-lay-field = Dove metti il campo?
agricola-ask-moor-to-field = Quale brughiera diventa campo?
agricola-ask-forests-to-moors = Quali foreste diventano brughiere?
agricola-ask-remove-moors = Quali brughiere togli?
agricola-ask-cover-forest = Su quali foreste ne metti una seconda?
agricola-ask-cover-moor = Su quali brughiere metti una foresta?
agricola-ask-fence-space = Quale spazio recinti?
agricola-ask-move-crop = Da quale campo sposti 1 prodotto?
agricola-ask-clear-crops = Quali colture scarti?
agricola-ask-lay-grave = Dove metti la lapide?
agricola-ask-lay-food = Su quali campi vuoti metti il cibo?
agricola-ask-reap-more = Da quali campi di grano prendi uno in più?
agricola-ask-pay-food = Quanto cibo paghi per punti?
agricola-ask-choose-round = In quale round?
agricola-ask-place-again = Piazzi una seconda persona in questo turno?
agricola-ask-place-again-place-again = Scegli uno spazio …
agricola-ask-lay-room = Dove va la nuova stanza?
agricola-ask-forest-hut = Su quale foresta aspetta la persona?
agricola-ask-night-guest = Quale dei tuoi animali passa lì la notte?
agricola-ask-lay-which = Quale animale va sullo spazio del round { $round }?
agricola-ask-butcher = Quale animale trasformi in cibo?
agricola-ask-step-animals = Quali animali passano alla specie successiva? (al massimo 3)
agricola-ask-shut-craft = Che cosa ricevi per lasciare { $craft } senza usarla in questo raccolto? Con «niente» puoi usarla.
agricola-round-goods = round { $round }: { $goods }
agricola-ask-gain-one = Che cosa prendi?
agricola-ask-pay = Come paghi?
agricola-ask-next-effect = Quale effetto viene prima?

agricola-anytime = Converti o scarta
agricola-anytime-hint = cucina, brucia legno, usa un banco o scarta; poi scegli di nuovo
agricola-pass = Passa
agricola-pass-hint = ora non puoi usare nessuno spazio; convertire beni può cambiarlo
agricola-upgrade = { $major } per { $old }
agricola-improvement-major = Grande miglioria
agricola-improvement-minor = Piccola miglioria
agricola-farm-supplies-plow = ara 1 campo
agricola-pay = { $goods }
agricola-pay-from = { $goods }, da { $taken }
agricola-pay-exchanged = { $goods }, con uno scambio
agricola-pay-either = { $one } oppure { $other }
agricola-pay-or-other = { $goods } o un altro prezzo
agricola-exchange-burn = legno per combustibile
agricola-exchange-heat = riscaldare le stanze
agricola-exchange-heating = { $goods }
agricola-exchange-light = accendi { $major } per 1 combustibile
agricola-exchange-release = libera: { $good }
agricola-exchange-after = { $good } dopo il pasto
agricola-exchange-discard = scarta { $good }
agricola-exchange-swap = { $taken } per { $given }
agricola-hint-goods = { $goods }
agricola-hint-goods-and = { $goods }; { $effect }
agricola-hint-and = { $hint }; { $more }
agricola-hint-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
agricola-hint-major = { $cost }; { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; { $effect }
agricola-hint-card = { $cost }; { $effect }
agricola-hint-food = { $food } cibo cad.
agricola-hint-one-for = { $goods } per { $food } cibo
agricola-hint-church = 1 combustibile per 1 punto
agricola-hint-animal-market-sheep = e 1 cibo
agricola-hint-animal-market-boar = gratis
agricola-hint-animal-market-cattle = per 1 cibo

# Gruppi delle liste lunghe
agricola-group-occupations = Occupazioni
agricola-group-moor-minors = Piccole migliorie dell’espansione
agricola-group-base-minors = Piccole migliorie
agricola-group-kitchens = Cucine
agricola-group-ovens = Forni
agricola-group-workshops = Laboratori
agricola-group-stalls = Banchi
agricola-group-buildings = Altri edifici

# Rifiuti
agricola-refused-no-room = Non c’è posto per tanti: { $pastures ->
    [0] non hai pascoli; da soli: { $singles }.
    [one] il tuo pascolo ne tiene { $largest } di una specie; da soli: { $singles }.
   *[other] hai { $pastures } pascoli, ognuno per una specie (il più grande ne tiene { $largest }); da soli: { $singles }.
}{ $beds ->
    [0] {""}
    [one] {" "}Una carta ne ospita { $beds } in più, ma non di qualsiasi specie.
   *[other] {" "}Le carte ne ospitano { $beds } in più, non sempre di qualsiasi specie.
}
agricola-refused-overdrawn = Ti servirebbe in più: { $goods }.
agricola-refused-not-lit = { $major } non può cucinare finché non paghi 1 combustibile.
agricola-refused-no-counters = Su { $card } { $n ->
    [one] c’è solo 1 segnalino
   *[other] ci sono solo { $n } segnalini
}.
agricola-refused-needed = Devi poter fare almeno una parte dell’azione iniziata. Dopo questo non potresti.
agricola-refused-room-apart = Ogni nuova stanza deve toccare la casa.
agricola-refused-sown-twice = Su ogni carta si può seminare un solo prodotto.
agricola-refused-sow-nothing = Bisogna seminare almeno un prodotto.
agricola-refused-pasture-tile = Un pascolo non può contenere stanze, campi, foreste, brughiere o prodotti seminati.
agricola-refused-pasture-apart = Gli spazi di un pascolo devono essere uniti.
agricola-refused-pasture-mixed = Le recinzioni non si tolgono: scegli solo spazi non recintati, o parte di un solo pascolo.
agricola-refused-pasture-there = È già un pascolo.
agricola-refused-pasture-detached = Un nuovo pascolo deve toccare uno dei tuoi.
agricola-refused-pasture-fences = Servono { $needed ->
    [one] 1 recinzione
   *[other] { $needed } recinzioni
}; puoi costruirne { $most }.

# Why it is not there
agricola-why-not-lacks = costa { $cost }; ti mancano: { $lacking }
agricola-why-not-needed = poi non potresti fare ciò che hai iniziato
agricola-why-not-occupied = c’è già { $people }
agricola-why-not-sick = tutti quelli a casa sono a letto: resta solo l’Infermeria
agricola-why-not-closed = apre in un round successivo
agricola-why-not-linked = bloccato finché è occupato lo spazio { $space }
agricola-why-not-fences = { $pays ->
    [wood] 1 legno a recinzione{ $free ->
        [0] {""}
       *[other] {" "}({ $free } gratis)
    }, almeno 4 per il primo pascolo: hai { $wood } legno
   *[clay] 1 legno o argilla a recinzione{ $free ->
        [0] {""}
       *[other] {" "}({ $free } gratis)
    }, almeno 4 per il primo pascolo: hai { $wood } legno e { $clay } argilla
}; recinzioni rimaste: { $left }
agricola-why-not-pasture-site = nella tua fattoria non si può recintare nessun altro pascolo; recinzioni rimaste: { $left }
agricola-why-not-family = non ti resta nessuno nella riserva
agricola-why-not-rooms = nessuna stanza libera: { $more ->
    [0] la tua casa ha posto per { $n }
   *[other] la tua casa e le tue carte hanno posto per { $n }
}
agricola-why-not-plow = non resta nessuno spazio da arare
agricola-why-not-sow-bake = niente da seminare su un campo vuoto, né grano da cuocere
agricola-why-not-field-oven = nessun campo vuoto da seminare, né dove cuocere
agricola-why-not-plow-sow = niente da arare, né da seminare su un campo vuoto
agricola-why-not-side-job = { $sites ->
    [0] non resta spazio per una stalla
   *[other] una stalla costa 1 legno (nella riserva: { $stables })
}; per cuocere servono grano e un forno
agricola-why-not-majors = non puoi pagare nessuna grande miglioria disponibile
agricola-why-not-improvement = nessuna miglioria che tu possa costruire ora
agricola-why-not-corral = hai già tutte e tre le specie
agricola-why-not-lessons = nessuna occupazione che tu possa giocare ora
agricola-why-not-no-occupations = in questa partita non ci sono occupazioni
agricola-why-not-expansion = stanza: { $room }; stalla: { $stables ->
    [0] sono già tutte costruite
   *[other] { $sites ->
        [0] non resta spazio
       *[other] costa 2 legno
    }
}
agricola-why-not-room-site = nessuno spazio libero accanto alla casa
agricola-why-not-stone-house = la casa è già di pietra
agricola-why-not-no-renovation = una delle tue carte ti vieta di ristrutturare
agricola-why-not-special-yours = hai già usato questa carta in questo round
agricola-why-not-special-used = due giocatori hanno già usato questa carta in questo round
agricola-why-not-forest = non ti resta nessuna foresta
agricola-why-not-slash = nessuna foresta accanto a un tuo campo
agricola-why-not-slash-stacked = c’è altro sotto ogni foresta che potrebbe diventare campo
agricola-why-not-moor = non ti resta nessuna brughiera
agricola-why-not-illicit = dopo 1 combustibile e il cibo non potresti pagare nessuna grande miglioria
agricola-why-not-minor = nessuna piccola miglioria che tu possa giocare ora
agricola-why-not-covered = sta sotto { $major }
agricola-why-not-not-now = non si può giocare qui e ora
agricola-why-not-beside-field = non è accanto a un campo
agricola-why-not-apart = è accanto a un campo
agricola-why-not-stacked = sotto c’è altro
agricola-why-not-lived-in = lì abita una tua persona
agricola-why-not-beside-house = non è accanto alla casa
agricola-why-not-beside-room = non è accanto alla casa, o è troppo lontano per ciò che puoi pagare
agricola-why-not-cook = non hai dove cucinarlo; basta una di queste migliorie: { $majors }
agricola-why-not-none = hai { $goods }
agricola-why-not-cell = { $kind ->
    [room] c’è una stanza
    [field] c’è un campo
    [crop] c’è qualcosa di seminato
    [forest] c’è una foresta
    [moor] c’è una brughiera
    [grave] c’è una lapide
    [post] c’è un palo di recinzione
    [stable] c’è una stalla
   *[pasture] è in un pascolo
}

# Cronaca
agricola-log-round = Round { $round }: { $space }
agricola-log-harvest = Raccolto del round { $round }
agricola-log-place = { $who } occupa lo spazio { $space }.
agricola-log-takes = { $who } occupa lo spazio { $space } e prende { $goods }.
agricola-log-special = { $who }: azione speciale { $action ->
    [fell-trees] Abbattere gli alberi
    [slash-and-burn] Taglia e brucia
    [cut-peat] Tagliare la torba
    [horse-market] Mercato dei cavalli
    [hiring-fair] Fiera dei braccianti
    [black-market] Mercato nero
   *[illicit-work] Lavoro clandestino
}{ $action ->
    [black-market] { $fee ->
        [0] {" "}per 1 combustibile
       *[other] {" "}per 1 combustibile e { $fee } cibo
    }
    [illicit-work] { $fee ->
        [0] {" "}per 1 combustibile e 1 cibo
       *[other] {" "}per 1 combustibile, 1 cibo e { $fee } cibo per la carta
    }
   *[other] { $fee ->
        [0] {""}
       *[other] {" "}per { $fee } cibo
    }
}.
agricola-log-by = { $done } ({ $by }).
agricola-log-alone = { $done }.
agricola-log-space = { $space }{ $n ->
    [0] {""}
   *[other] , più { $goods }
}
agricola-log-special-by = { $action }{ $fee ->
    [0] {""}
   *[other] , { $fee } cibo per la carta
}
agricola-log-special-paid = { $action }, pagando { $cost }
agricola-log-gets = { $who } prende { $goods }
agricola-log-plow = { $who } ara { $cell }
agricola-log-sow = { $who } semina { $goods }
agricola-log-sow-beyond = { $who } semina { $goods }, anche su { $places }
agricola-log-bake = { $who } cuoce { $grain } grano e ottiene { $food } cibo
agricola-log-rooms = { $who } costruisce { $n ->
    [one] una stanza
   *[other] { $n } stanze
} in { $cells } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}
agricola-log-stables = { $who } costruisce { $n ->
    [one] una stalla
   *[other] { $n } stalle
} in { $cells } { $wood ->
    [0] gratis
   *[other] per { $wood } legno
}
agricola-log-renovate = { $who } ristruttura la casa in { $house ->
    [clay] argilla
   *[stone] pietra
} { $cost ->
    [niente] gratis
   *[other] per { $cost }
}
agricola-log-newborn = { $who } ha un figlio; ora sono in { $people }
agricola-log-fence = { $who } recinta { $cells } { $wood ->
    [0] gratis
   *[other] per { $wood } legno
}
agricola-log-fence-space = { $who } recinta { $cell } ({ $card }).
agricola-log-reserve = { $who } recinta { $cell }, che diventa un pascolo una volta libero ({ $card }).
agricola-log-fence-paid = { $who } recinta { $cells } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}
agricola-log-major = { $who } costruisce { $major } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}
agricola-log-upgrade = { $who } restituisce { $old } per { $major }
agricola-log-minor = { $who } gioca { $card } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}
agricola-log-occupation = { $who } gioca { $card }{ $food ->
    [0] {""}
   *[other] {" "}per { $food } cibo
}
agricola-log-starter = { $who } diventa primo giocatore
agricola-log-stuck = { $who } non ha più dove andare.
agricola-log-cooked = { $who } cucina { $goods } e ottiene { $food } cibo.
agricola-log-ran-away = { $who } lascia andare { $goods }.
agricola-log-exchange = { $who } converte { $taken } in { $given }.
agricola-log-exchange-back = { $who } ha bisogno di quei beni per l’azione in corso e annulla lo scambio.
agricola-log-discard = { $who } scarta { $goods }.
agricola-log-lit = { $who } accende { $major }.
agricola-log-felled = { $who } taglia la foresta in { $cell } e ottiene { $wood } legno
agricola-log-slashed = { $who } trasforma la foresta in { $cell } in un campo
agricola-log-cut = { $who } taglia la torba in { $cell }: { $fuel ->
    [one] 1 combustibile
   *[other] { $fuel } combustibili
}
agricola-log-horse = { $who } { $food ->
    [0] prende un cavallo
   *[other] compra un cavallo per { $food } cibo
}
agricola-log-hiring = { $who } guadagna { $food } cibo
agricola-log-solo-shown = Si scopre una carta azione speciale.
agricola-log-solo-back = L’ultima carta azione speciale torna e resta.
agricola-log-arrived = { $who } riceve { $goods } dallo spazio del round.
agricola-log-riding = { $who } riceve 1 cibo dal Maneggio.
agricola-log-reap = { $who } raccoglie { $goods }.
agricola-log-fed = { $who } sfama la famiglia con { $food } cibo{ $missing ->
    [0] {""}
   *[other] {" "}e mendica { $missing }
}.
agricola-log-meal = { $who } sfama la famiglia con { $food } cibo{ $missing ->
    [0] {""}
   *[other] , mendica { $missing }
} e riscalda con { $fuel ->
    [one] 1 combustibile
   *[other] { $fuel } combustibili
}{ $sick ->
    [0] {""}
    [one] ; 1 familiare si ammala
   *[other] ; { $sick } familiari si ammalano
}.
agricola-log-heated = { $who } riscalda con { $fuel ->
    [one] 1 combustibile
   *[other] { $fuel } combustibili
}{ $sick ->
    [0] {""}
    [one] ; 1 familiare si ammala
   *[other] ; { $sick } familiari si ammalano
}.
agricola-log-bred = { $who } ha dei piccoli: { $goods }.
agricola-log-lutenist = { $who } riceve 1 cibo e 1 legno come Liutista.
agricola-log-lutenist-bought = { $who } compra 1 ortaggio per 2 cibo.
agricola-log-lay-there = { $who } raccoglie { $goods } in { $cell }.
agricola-log-extension = { $who } amplia la fattoria con { $cells }.
agricola-log-fuel-storage = { $who } riempie spazi dei round con { $card }.
agricola-log-card-gains = { $who } riceve { $goods } ({ $card }).
agricola-log-card-buys = { $who } compra { $goods } per { $cost } ({ $card }).
agricola-log-card-lays = { $who } mette sullo spazio del round { $round }: { $what } ({ $card }).
agricola-laid = { $tile ->
    [forest] una foresta
    [moor] una brughiera
   *[field] un campo
}
agricola-log-card-coming = { $who } mette risorse sugli spazi dei round ({ $card }).
agricola-log-card-coming-goods = { $who } mette { $goods } { $n ->
    [one] sullo spazio del round { $rounds }
   *[other] su ciascuno degli spazi dei round { $rounds }
} ({ $card }).
agricola-log-card-points = { $who } riceve { $points ->
    [one] 1 punto extra
   *[other] { $points } punti extra
} ({ $card }).
agricola-log-marks = { $who } blocca { $cell } ({ $card }).
agricola-log-lays-goods = { $who } mette { $goods } in { $cell } ({ $card }).
agricola-log-paid = { $who } paga { $cost }.
agricola-log-card-paid = { $who } paga { $cost } ({ $card }).
agricola-log-card-sows = { $who } mette { $goods } su ciò che cresce ({ $card }).
agricola-log-lays = { $who } mette { $tile ->
    [forest] una foresta
    [moor] una brughiera
   *[field] un campo
} in { $cell }.
agricola-log-moor-to-field = { $who } trasforma in campo la brughiera in { $cell }.
agricola-log-forests-to-moors = { $who } mette brughiera al posto della foresta: { $cells }.
agricola-log-removes-moors = { $who } libera dalla brughiera { $cells } per { $goods } ({ $card }).
agricola-log-covers = { $who } mette una foresta sopra { $cells } ({ $card }).
agricola-log-moves-crop = { $who } sposta { $goods } sul campo { $to }.
agricola-log-clears = { $who } scarta le colture in { $cell }.
agricola-log-layout-drawn = { $card } di { $who }: esce il numero { $number }.
agricola-log-swapped-places = { $who } scambia di posto { $major } e { $old } ({ $card }).
agricola-log-passed = { $who } passa { $card } a { $to }.
agricola-log-card-removed = { $card } esce dal gioco.
agricola-log-hut-to-room = { $who } aggiunge una stanza di legno in { $cell } e toglie { $card } dal gioco.
agricola-log-adopts = { $who } fa agire un neonato.
agricola-log-token = { $who } prende il segnalino di { $card }: −1 punto alla fine.
agricola-log-moves-in = { $who } mette una persona della riserva sulla foresta in { $cell } ({ $card }).
agricola-log-comes-out = { $who } può piazzare una persona in più in questo round ({ $card }).
agricola-log-goes-back = { $who } rimette nella riserva la persona di { $card }.

# Risultati
agricola-result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $ahead } di vantaggio.
agricola-result-resources = Parità a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; decide il numero di risorse rimaste: { $resources }.
agricola-result-shared = Vittoria condivisa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
agricola-result-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
agricola-result-solo-reached = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: l’obiettivo di { $goal } è raggiunto.
agricola-result-solo-missed = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: l’obiettivo di { $goal } è mancato.

agricola-total = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
agricola-score-fields = Campi
agricola-score-pastures = Pascoli
agricola-score-grain = Grano
agricola-score-vegetables = Ortaggi
agricola-score-sheep = Pecore
agricola-score-boar = Cinghiali
agricola-score-cattle = Mucche
agricola-score-horses = Cavalli
agricola-score-unused = Spazi inutilizzati
agricola-score-fenced-stables = Stalle recintate
agricola-score-clay-rooms = Stanze d’argilla
agricola-score-stone-rooms = Stanze di pietra
agricola-score-people = Familiari
agricola-score-begging = Mendicità
agricola-score-improvements = Migliorie
agricola-score-bonus = Punti extra delle carte
agricola-score-cards = Carte giocate

# Il tabellone a parole
agricola-board-title-round = Il round
agricola-board-title-own = La tua fattoria
agricola-board-title-spaces = Spazi azione
agricola-board-title-people = Dove sono i familiari
agricola-board-title-farm = Fattoria di { $seat }
agricola-board-title-land = Terreno e migliorie di { $seat }
agricola-board-title-majors = Grandi migliorie disponibili
agricola-board-title-points = Punti
agricola-board-now = { CAPITAL($items) }
agricola-board-round = { $round ->
    [0] Prima del round 1
   *[other] Round { $round } di 14
}
agricola-board-starter = primo giocatore { $seat }
agricola-board-harvest = prossimo raccolto dopo il round { $round }
agricola-board-turn = Tocca a { $seat }
agricola-board-space = { $space }: { $items }
agricola-board-grows = { $goods } in più ogni round
agricola-board-space-barred = { $space } ({ $why ->
    [closed] si apre in un round successivo
   *[linked] bloccato finché lo spazio collegato è occupato
}): { $items }
agricola-board-home = In casa: { $seats }
agricola-board-home-of = { $seat } { $n }
agricola-board-taken = Occupati nel round { $round }: { $spaces }
agricola-board-taken-space = { $space } ({ $people })
agricola-board-special = Carta azione speciale: { $actions }
agricola-board-action = { $action } ({ $effect })
agricola-board-used = Carte azione speciale usate nel round { $round }: { $cards }
agricola-board-used-card = quella con { $action } ({ $n ->
    [one] { $users }; gli altri pagano 2 cibo
   *[other] { $users }; esaurita
})
agricola-board-solo = Mazzo delle azioni speciali: { $n } coperte; sul dorso della prossima: { $next }
agricola-board-place = { $major } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $effect }
agricola-board-place-covering = { $major } { $cost ->
    [niente] gratis
   *[other] per { $cost }
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $effect }. Copre { $covered }
agricola-board-farm = { $seat }: { $items }
agricola-board-house = casa di { $house ->
    [wood] legno
    [clay] argilla
   *[stone] pietra
} con { $rooms } stanze
agricola-board-people = { $people } familiari
agricola-board-newborns = { $n ->
    [one] 1 neonato
   *[other] { $n } neonati
}
agricola-board-sick = { $n } a letto
agricola-board-pet = in casa: { $animal }
agricola-board-on-card = su { $card }: { $animal }
agricola-kept-counters = { $card }: { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
agricola-kept-lying = { $card }: { $n ->
    [one] 1 cavallo sdraiato
   *[other] { $n } cavalli sdraiati
}
agricola-kept-sold = { $card }: { $n ->
    [8] vendute tutte e 8 le risorse
    [one] venduta 1 risorsa su 8, la prossima è { $next }
   *[other] vendute { $n } risorse su 8, la prossima è { $next }
}
agricola-kept-waits = { $card }: qualcuno aspetta sulla foresta in { $cells }
agricola-kept-token = segnalino di { $card } (−1 punto)
agricola-kept-joined = una persona in più da piazzare in questo round
agricola-board-begging = { $n ->
    [one] 1 segnalino mendicità
   *[other] { $n } segnalini mendicità
} (−{ $points } punti)
agricola-board-bonus = { $n ->
    [one] 1 punto bonus
   *[other] { $n } punti bonus
}
agricola-board-points = Punti ora: { $seats }
agricola-board-points-of = { $seat } { $points }
agricola-board-all-sick = { $seat } ha in casa solo malati: possono andare solo all’Infermeria
agricola-board-supply = { $seat } { $goods ->
    [niente] non ha beni
   *[other] ha { $goods }
}
agricola-board-needs = { $seat } per un raccolto ha bisogno di { $food } cibo{ $heating ->
    [0] {""}
    [one] {" "}e 1 combustibile
   *[other] {" "}e { $heating } combustibili
}
agricola-board-left = { $seat } può ancora costruire { $stables ->
    [one] 1 stalla
   *[other] { $stables } stalle
} e { $fences ->
    [one] 1 recinzione
   *[other] { $fences } recinzioni
}
agricola-board-cells = Terreno di { $seat }: { $cells }
agricola-board-cell = { $cell } { $kind ->
    [room] stanza
    [field] campo vuoto
    [forest] foresta
    [moor] brughiera
    [grave] lapide
    [post] palo di recinzione
   *[empty] { $stable ->
        [yes] stalla
       *[no] libero
    }
}
agricola-board-free = { $n ->
    [one] 1 spazio libero
   *[other] { $n } spazi liberi
}
agricola-board-cell-animal = { $cell } stalla con { $animal }
agricola-board-cell-crop = { $cell } campo con { $goods }
agricola-board-cell-sown = { $cell } non usato con { $goods }
agricola-board-cell-stacked = { $tile } (sotto: { $under })
agricola-board-cell-animals = { $what } (vive lì: { $animals })
agricola-board-cell-goods = { $what } (sopra: { $goods })
agricola-board-tile = { $kind ->
    [room] stanza
    [field] campo
    [moor] brughiera
   *[forest] foresta
}
agricola-board-field-cards = Carte di { $seat } che sono campi: { $cards }
agricola-board-field-card = { $card } ({ $goods })
agricola-board-field-card-empty = { $card } (vuota)
agricola-board-pastures = Pascoli di { $seat }: { $pastures }
agricola-board-pasture = { $cells } ({ $n ->
    [0] vuoto
   *[other] { $animals }
}, posto per { $capacity })
agricola-board-owned = { $seat } ha { $major } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}): { $effect }
agricola-board-locked = { $seat } deve ancora accendere con 1 combustibile: { $majors }
agricola-board-laid = Il round { $round } offre a { $seat }: { $what } ({ $card })
agricola-board-coming = Il round { $round } porta a { $seat } { $goods }
agricola-board-cards = { $seat } { $played ->
    [niente] non ha giocato carte
   *[other] ha giocato { $played }
}; in mano: { $hand }
agricola-board-hand = La tua mano: { $cards }
agricola-board-card = { $card } ({ $kind }): { $words }
agricola-board-card-not-now = { $line }. Ora no: { $reason }
agricola-board-title-hand = La tua mano, carta per carta
agricola-board-hand-known = Sai che { $seat } ha in mano { $cards }


# Regole per argomento
agricola-rules-goal-title = Scopo
agricola-rules-goal = Guidi una fattoria per 14 round. In ognuno metti i tuoi familiari sugli spazi azione, uno alla volta e a turno. Sei round finiscono con un raccolto. Campi, pascoli, colture, animali, stanze, familiari e migliorie danno punti; ogni spazio inutilizzato ne toglie uno.
agricola-rules-round-title = Un round
agricola-rules-round = Si scopre un nuovo spazio azione, arrivano i beni dello spazio del round e si riempiono gli spazi accumulo. Nella fase di lavoro tutti mettono familiari a turno, dal primo giocatore. Uno spazio accoglie un familiare. Alla fine tutti tornano a casa.
agricola-rules-farm-title = La fattoria
agricola-rules-farm = Le stanze si toccano tra loro, e così i campi e i pascoli. Ogni lato di un pascolo vuole la sua recinzione, un legno l’una, e ne hai quindici. Un pascolo tiene due animali di una specie per spazio, e il doppio per ogni stalla che contiene. La casa tiene un animale, una stalla isolata un altro.
agricola-rules-crops-title = Seminare e cuocere
agricola-rules-crops = Un grano seminato diventa tre sul campo, un ortaggio due. Ogni raccolto ne dà uno da ogni campo coltivato. Cuocere il pane trasforma grano in cibo, se hai un focolare, una cucina o un forno.
agricola-rules-improvements-title = Migliorie
agricola-rules-improvements = Le grandi migliorie sono visibili a tutti; con l’espansione alcune ne coprono altre. Focolari e cucine trasformano animali e ortaggi in cibo in ogni momento; un focolare si può restituire per una cucina.
agricola-rules-hands-title = Carte in mano
agricola-rules-hands = Al livello I non ce ne sono. Al livello II ognuno ha sette piccole migliorie dell’espansione; al III sette occupazioni, quattro piccole migliorie dell’espansione e altre tre (senza espansione: sette e sette). Nel draft ognuno tiene una carta e passa le altre, le occupazioni a sinistra e, con l’espansione, le piccole migliorie a destra, finché non ne resta nessuna. Un’occupazione si gioca su uno spazio Lezioni; una piccola miglioria dove lo dice lo spazio. Costa ciò che c’è scritto, e il suo requisito va soddisfatto. Alcune passano poi nella mano di chi siede a sinistra.
agricola-rules-harvest-title = Il raccolto
agricola-rules-harvest = Fase dei campi: prendi 1 prodotto da ogni campo seminato. Nutrimento: ogni adulto richiede 2 cibo (3 in solitario) e ogni neonato 1; per ogni cibo mancante prendi un segnalino mendicità, che vale −3 punti. Riproduzione: ogni specie con almeno due animali ha un piccolo, se c’è posto.
agricola-rules-moor-title = Foresta e brughiera
agricola-rules-moor = Foreste e brughiere riempiono la fattoria. Le azioni speciali le tolgono senza impegnare nessuno: il primo usa la carta gratis, un secondo paga 2 cibo. Al raccolto ogni stanza chiede anche 1 combustibile (va bene il legno); la casa d’argilla ne risparmia 1, quella di pietra 2. Per ogni combustibile mancante un familiare si ammala e può andare solo all’Infermeria.
agricola-rules-solo-title = In solitario
agricola-rules-solo = Inizi senza cibo, ogni adulto mangia 3 cibo e la Foresta riceve solo 2 legno a round. Le carte da passare a sinistra escono dal gioco. Con l’espansione, ogni round è visibile una carta azione speciale. Dopo l’uso si scarta, a meno di pagare 2 cibo. Se non la usi può restare o andare sotto il mazzo. Lì l’obiettivo è 65 punti, o 70 con le carte in mano.

# Draft e mulligan
agricola-deck-occupations = { $n ->
    [one] { $n } occupazione
   *[other] { $n } occupazioni
}
agricola-deck-moor-minors = { $n ->
    [one] { $n } piccola miglioria dell’espansione
   *[other] { $n } piccole migliorie dell’espansione
}
agricola-deck-base-minors = { $n ->
    [one] { $n } piccola miglioria
   *[other] { $n } piccole migliorie
}
agricola-log-draft = Draft: ognuno riceve { $cards }, ne tiene una e passa le altre a { $way ->
    [left] sinistra
   *[right] destra
}.
agricola-log-draft-over = Tutte le mani sono scelte.
agricola-log-mulligan = { $who } cambia { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}.
agricola-ask-draft = Quale carta tieni? Passi le altre.
agricola-ask-mulligan = Quali carte cambi? Puoi farlo una sola volta.
agricola-part-mulligan = Carte da cambiare
agricola-secretly-draft = scegli una carta. Premi **Scegli**; puoi cambiarla finché non hanno scelto tutti.
agricola-secretly-mulligan = puoi cambiare carte in mano. Premi **Scegli**.
agricola-secretly-feed = scegli che cosa usare nel raccolto. Premi **Scegli**.

# Requisiti
agricola-needs-needs = richiede { $needs }
agricola-needs-least = almeno { $what }
agricola-needs-most = al massimo { $what }
agricola-needs-exactly = esattamente { $what }
agricola-needs-none = di non avere { $what }
agricola-needs-from-round = il round { $round } o dopo
agricola-needs-until-round = il round { $round } o prima
agricola-needs-not-in-rounds = un round diverso da { $rounds }
agricola-needs-house = { $material ->
    [wood] una casa di legno
    [clay] casa d’argilla o pietra
   *[stone] una casa di pietra
}
agricola-needs-standing = una delle tue persone su { $space }
agricola-needs-upgrade = di restituire { $majors }
agricola-needs-all = { $conditions }
agricola-needs-any = { $one } o { $other }
agricola-needs-possible = che tu possa farlo
agricola-why-not-needs = richiede { $needs }
agricola-count-occupations = { $n ->
    [0] nessuna occupazione
    [one] { $n } occupazione
   *[other] { $n } occupazioni
}
agricola-count-improvements = { $n ->
    [0] nessuna miglioria
    [one] { $n } miglioria
   *[other] { $n } migliorie
}
agricola-count-majors = { $n ->
    [0] nessuna grande miglioria
    [one] { $n } grande miglioria
   *[other] { $n } grandi migliorie
}
agricola-count-minors = { $n ->
    [0] nessuna piccola miglioria
    [one] { $n } piccola miglioria
   *[other] { $n } piccole migliorie
}
agricola-count-minors-in-hand = { $n ->
    [0] nessuna piccola miglioria in mano
    [one] { $n } piccola miglioria in mano, questa inclusa
   *[other] { $n } piccole migliorie in mano, questa inclusa
}
agricola-count-fields = { $n ->
    [0] nessun campo
    [one] { $n } campo
   *[other] { $n } campi
}
agricola-count-grain-fields = { $n ->
    [0] nessun campo di grano
    [one] { $n } campo di grano
   *[other] { $n } campi di grano
}
agricola-count-vegetable-fields = { $n ->
    [0] nessun campo di ortaggi
    [one] { $n } campo di ortaggi
   *[other] { $n } campi di ortaggi
}
agricola-count-empty-fields = { $n ->
    [0] nessun campo vuoto
    [one] { $n } campo vuoto
   *[other] { $n } campi vuoti
}
agricola-count-forests = { $n ->
    [0] nessuna foresta
    [one] { $n } foresta
   *[other] { $n } foreste
}
agricola-count-moors = { $n ->
    [0] nessuna brughiera
    [one] { $n } brughiera
   *[other] { $n } brughiere
}
agricola-count-pastures = { $n ->
    [0] nessun pascolo
    [one] { $n } pascolo
   *[other] { $n } pascoli
}
agricola-count-stables = { $n ->
    [0] nessuna stalla
    [one] { $n } stalla
   *[other] { $n } stalle
}
agricola-count-unused = { $n ->
    [0] nessuno spazio inutilizzato
    [one] { $n } spazio inutilizzato
   *[other] { $n } spazi inutilizzati
}
agricola-count-rooms = { $n ->
    [0] nessuna stanza
    [one] { $n } stanza
   *[other] { $n } stanze
}
agricola-count-people = { $n ->
    [0] nessuna persona
    [one] { $n } persona
   *[other] { $n } persone
}
agricola-count-animals = { $n ->
    [0] nessun animale
    [one] { $n } animale
   *[other] { $n } animali
}
## Tu cosa faresti?
agricola-why = { $why } { agricola-why-points-expected }
agricola-why-second = { $why } { $second } { agricola-why-points-expected }
agricola-why-points-expected = Punteggio finale previsto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
agricola-why-next = La seconda scelta migliore: { $second }, { $halves ->
    [0] all’incirca altrettanto buona
    [1] circa mezzo punto in meno
   *[other] { $points ->
        [one] circa { $points } punto in meno
       *[other] circa { $points } punti in meno
    }
}.
agricola-why-growth = { $rounds ->
    [0] Una persona in più vale punti, anche l’ultimo giorno.
    [one] Una persona in più aiuta nell’ultimo round e vale punti.
   *[other] Una persona in più aiuta in ognuno dei { $rounds } round che restano.
}
agricola-why-room = Costruisci subito una stanza, così la famiglia può crescere.
agricola-why-renovation = Ogni stanza d’argilla vale 1 punto e ogni stanza di pietra 2.
agricola-why-major = { $card } (prima si costruisce, più a lungo si usa): { $effect }.
agricola-why-card = { $card } (prima si gioca, più a lungo aiuta): { $effect }.
agricola-why-card-now = { $card } dà più di quello che costa: { $effect }.
agricola-why-points = { $card } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
agricola-why-no-card = Nessuna di queste carte dà adesso più di quello che costa.
agricola-why-draft = { $points ->
    [0] Nessuna di queste carte promette molto; la più utile è { $card }.
    [one] { $card }: ne aspetto circa { $points } punto in tutta la partita.
   *[other] { $card }: ne aspetto circa { $points } punti in tutta la partita.
}
agricola-why-yes = Ti dà più di quello che costa.
agricola-why-no = Ti costa più di quello che dà.
agricola-why-first = Usa prima { $card }: così puoi fare di più in questo turno o in questo pasto.
agricola-why-fences = Pascoli: meno spazi inutilizzati e posto perché gli animali si riproducano.
agricola-why-sowing = Quello che semini adesso darà cibo o punti dopo i prossimi raccolti.
agricola-why-field = Un campo in più: dà punti e si può seminare.
agricola-why-stable = Una stalla sfrutta uno spazio e ospita un animale.
agricola-why-goods = Ricevi { $goods }. È quello che ti serve per questo: { $want }.
agricola-why-plan = Ricevi { $goods }. Il piano per { $rounds ->
    [0] questo round
    [one] il prossimo round
   *[other] il round { $round }
}: { $want }.
agricola-why-food = Ricevi { $goods }. Al prossimo raccolto servono { $need } per la famiglia; { $have ->
    [0] non ne hai ancora
   *[other] ne hai { $have }
}.
agricola-why-fuel = Ricevi { $goods }. Al prossimo raccolto servono { $need } per la casa; { $have ->
    [0] non ne hai ancora
   *[other] ne hai { $have }
}.
agricola-why-stock = Ricevi { $goods }, per costruire più avanti.
agricola-why-animals = Ricevi { $goods } da allevare, cucinare o tenere per i punti.
agricola-why-pair = Ricevi { $goods }: da due in su una specie si riproduce a ogni raccolto, se c’è posto.
agricola-why-species = Ricevi { $goods }. Non avere alla fine nessun animale della specie «{ $animal }» costa 1 punto; averne dà punti.
agricola-why-cook = Quello che non tieni diventa { $food }.
agricola-why-keep-all = Hai posto per tutti questi animali.
agricola-why-crops = Ricevi { $goods }, da seminare o da tenere per i punti.
agricola-why-feed = Sono i beni che ti servono meno per i punti{ $last ->
    [1] .
   *[0] {" "}e per le azioni successive.
}
agricola-why-feed-cards = Quello che dà al raccolto vale più di quello che costa: { $cards }.
agricola-why-feed-enough = Hai cibo a sufficienza, e gli altri tuoi beni valgono di più non mangiati.
agricola-why-starter = Diventi il primo giocatore: nel prossimo round scegli per primo.
agricola-why-best = A lungo termine, questa scelta è quella che dà più punti.
agricola-why-yes-by = { $halves ->
    [1] Ti dà circa mezzo punto in più di quello che costa.
   *[other] { $points ->
        [one] Ti dà circa { $points } punto in più di quello che costa.
       *[other] Ti dà circa { $points } punti in più di quello che costa.
    }
}
agricola-why-no-by = { $halves ->
    [1] Ti costa circa mezzo punto in più di quello che dà.
   *[other] { $points ->
        [one] Ti costa circa { $points } punto in più di quello che dà.
       *[other] Ti costa circa { $points } punti in più di quello che dà.
    }
}
agricola-why-nothing = Qui ogni scelta ti costerebbe più di quello che dà.
agricola-why-card-worth = { $scores ->
    [0] {""}
    [one] { $card } vale { $scores } punto.{" "}
   *[other] { $card } vale { $scores } punti.{" "}
}In tutto mi aspetto { $halves ->
    [0] chiaramente più punti
    [1] circa mezzo punto in più
   *[other] { $points ->
        [one] circa { $points } punto in più
       *[other] circa { $points } punti in più
    }
} con { $card } che senza questa carta.
agricola-why-card-least = { $card }: di queste è quella che ti costa meno.
agricola-why-upgrade = { $card } al posto di { $old }: mi aspetto { $halves ->
    [0] quasi nessun punto in più
    [1] circa mezzo punto in più
   *[other] { $points ->
        [one] circa { $points } punto in più
       *[other] circa { $points } punti in più
    }
}.
agricola-why-brings = Ottieni: { $gains }.
agricola-gain-room = { $n ->
    [one] posto per { $n } animale in più
   *[other] posto per { $n } animali in più
}
agricola-gain-beds = { $n ->
    [one] posto per { $n } persona in più
   *[other] posto per { $n } persone in più
}
agricola-gain-unused = { $n ->
    [one] { $n } spazio inutilizzato in meno (1 punto)
   *[other] { $n } spazi inutilizzati in meno ({ $n } punti)
}
agricola-gain-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ({ $what })
agricola-why-fields = { $n ->
    [one] Con il primo campo puoi seminare; i campi danno punti dal secondo in poi.
   *[other] Con questo hai { $n } campi: valgono { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
agricola-why-field-at = { agricola-why-fields } { $where }
agricola-where-only = Può stare solo qui.
agricola-where-left = { $left ->
    [0] Non resta nessuno spazio libero.
    [one] Resta uno spazio libero.
   *[other] Sta il più a sinistra possibile{ $together ->
        [one] .
       *[other] : { $together } dei tuoi { $left } spazi liberi restano uniti per stanze e pascoli.
    }
}
agricola-where-freed = { $cell } diventa libero{ $beside ->
    [house] , accanto alla tua casa
    [field] , accanto a un campo
   *[none] {""}
}: { $together ->
    [one] lì è l’unico spazio libero.
   *[other] così ci sono { $together } spazi liberi uniti.
}
agricola-why-sown = Sui campi questo diventa { $goods }. A ogni raccolto ne prendi uno da ogni campo{ $round ->
    [0] {""}
   *[other] ; il prossimo è dopo il round { $round }
}.
agricola-why-baked = { $baked } diventa { $made }{ $hungry ->
    [yes] : al prossimo raccolto servono { $need } cibo per la famiglia e ne hai { $have }
   *[no] {""}
}.
agricola-why-no-young = Non c’è posto per i piccoli, a meno di rinunciare ad altri animali. Quelli valgono di più.
agricola-why-no-room = Non c’è posto per i piccoli, qualunque animale tu tenga.
agricola-why-breed = I piccoli che ottieni valgono più di quello a cui rinunci per loro: { $born } per { $lost }.
agricola-why-give-up = Non c’è posto per tutti. Quelli che ti mancheranno meno: { $goods }.
agricola-why-pay = Paghi con quello che ti mancherà meno.
agricola-why-feed-fed = Hai il cibo per la famiglia.
agricola-why-feed-lack = Ti manca cibo ({ $lack }), e questo è quello che ti serve meno per i punti{ $last ->
    [1] {""}
   *[0] {" "}e per le azioni successive
}: { $goods }.{ $begging ->
    [0] {""}
   *[other] {" "}Anche così devi mendicare { $begging } cibo, a 3 punti l’uno.
}
agricola-why-beg = Manca cibo ({ $n }); a 3 punti l’uno, mendicare ti costa meno dei tuoi beni.
agricola-why-beg-must = { $n ->
    [one] Manca { $n } cibo
   *[other] Mancano { $n } cibo
} e non hai nulla da trasformare in cibo: dovrai mendicare, a 3 punti l’uno.
agricola-why-solo-keep = Da questa carta mi aspetto { $halves ->
    [0] all’incirca gli stessi punti che
    [1] circa mezzo punto in più che
   *[other] { $points ->
        [one] circa { $points } punto in più che
       *[other] circa { $points } punti in più che
    }
} dalla prossima.
agricola-why-solo-change = Dalla prossima carta mi aspetto { $halves ->
    [0] all’incirca gli stessi punti che
    [1] circa mezzo punto in più che
   *[other] { $points ->
        [one] circa { $points } punto in più che
       *[other] circa { $points } punti in più che
    }
} da questa.
agricola-why-lacked = Ricevi { $goods }. Per questo avevi ancora bisogno di { $lacked }: { $want }.
agricola-why-later = Ricevi { $goods }. { $good ->
    [wood] Recinzioni, stalle e stanze di legno costano legno
    [clay] Focolari, forni e una casa d’argilla costano argilla
    [reed] Ogni stanza e ogni ristrutturazione costa canne
   *[stone] Le migliorie e una casa di pietra costano pietra
}; { $have ->
    [0] non ne avevi.
   *[other] ne avevi { $have }.
}
agricola-why-peat = { $freed } Al prossimo raccolto servono { $need } per la casa; { $have ->
    [0] non ne hai ancora
   *[other] ne hai { $have }
}.
agricola-why-pass = Meglio tenere quello che hai.
agricola-want-growth = la crescita della famiglia
agricola-want-room = una stanza in più
agricola-want-renovation = ristrutturare la casa
agricola-want-pasture = un pascolo
agricola-want-stable = una stalla
agricola-want-sowing = seminare

# Che cosa si viene a sapere, in cifre: carte secondo il mazzo
agricola-pool-hand = { $n ->
    [one] una carta in mano
   *[other] { $n } carte in mano
}
agricola-pool-special = { $n ->
    [one] una carta azione speciale
   *[other] { $n } carte azione speciale
}
agricola-pool-round-1 = { $n ->
    [one] una carta round del periodo 1
   *[other] { $n } carte round del periodo 1
}
agricola-pool-round-2 = { $n ->
    [one] una carta round del periodo 2
   *[other] { $n } carte round del periodo 2
}
agricola-pool-round-3 = { $n ->
    [one] una carta round del periodo 3
   *[other] { $n } carte round del periodo 3
}
agricola-pool-round-4 = { $n ->
    [one] una carta round del periodo 4
   *[other] { $n } carte round del periodo 4
}
agricola-pool-round-5 = { $n ->
    [one] una carta round del periodo 5
   *[other] { $n } carte round del periodo 5
}
agricola-pool-round-6 = { $n ->
    [one] una carta round del periodo 6
   *[other] { $n } carte round del periodo 6
}

## Ordini: risposte date in anticipo

agricola-fact-round = Round
agricola-fact-goods = { $what } su { $where }
agricola-order-feed = Nutrire la famiglia
agricola-order-breed = Quali animali tenere dopo la riproduzione
agricola-order-house-animals = Quali animali tenere quando manca lo spazio
