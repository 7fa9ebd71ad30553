# El juego
agricola-name = Agricola
agricola-tagline = Catorce rondas para convertir dos habitaciones y un terreno en una granja.
agricola-option-moor = Bosques y cenagales
agricola-option-moor-hint = Terreno que despejar, calefacción, caballos y 14 adquisiciones más. Sin esto: el juego básico.
agricola-option-level = Nivel
agricola-option-level-1 = I – sin cartas en la mano
agricola-option-level-1-hint = Solo casillas de acción y adquisiciones mayores. Ideal para la primera partida.
agricola-option-level-2 = II – adquisiciones menores
agricola-option-level-2-hint = Siete adquisiciones menores de Bosques y cenagales por persona.
agricola-option-level-3 = III – con oficios
agricola-option-level-3-hint = Siete oficios y siete adquisiciones menores por persona. Para quienes ya conocen el juego.
agricola-option-hands = Cartas en la mano
agricola-option-hands-draft = Draft
agricola-option-hands-draft-hint = Te quedas una carta y pasas las demás hasta que no quedan. En solitario: como «mulligan».
agricola-option-hands-experts = Draft de ocho
agricola-option-hands-experts-hint = Como el draft, pero donde circulan siete cartas hay ocho, y la última sale de la partida.
agricola-option-hands-mulligan = Mulligan
agricola-option-hands-mulligan-hint = Se reparten las cartas; una sola vez se pueden descartar las que se quiera y robar otras tantas.
agricola-option-hands-dealt = Reparto directo
agricola-option-hands-dealt-hint = Se reparten las cartas y no se pueden cambiar.
agricola-option-family = Casillas familiares
agricola-option-family-hint = Como en la 1.ª edición: Jornalero con un material, y una casilla para hornear o un establo barato.
agricola-option-fuel-tokens = Combustible para cocinar
agricola-option-fuel-tokens-hint = Paga 1 combustible por cada adquisición nueva para poder cocinar con ella. Algo más difícil.
agricola-card-cost = Coste: { $cost }
agricola-cost-or-return = { $cost }, o devolver { $majors }
agricola-any-fireplace = un Hogar
agricola-any-hearth = una Cocina
agricola-kind-major = Adquisición mayor
agricola-kind-occupation = Oficio
agricola-kind-minor = Adquisición menor
agricola-kind-card = Carta de la mano
agricola-secretly-place = elige adónde ir.
agricola-secretly-minor = puedes jugar una adquisición menor.
agricola-secretly-occupation = elige un oficio.
agricola-secretly-improvement = elige una adquisición.

# Bienes
agricola-good-wood = madera
agricola-good-clay = adobe
agricola-good-reed = junco
agricola-good-stone = piedra
agricola-good-grain = cereal
agricola-good-vegetable = hortaliza
agricola-good-food = alimento
agricola-good-fuel = combustible
agricola-good-sheep = oveja
agricola-good-boar = jabalí
agricola-good-cattle = vaca
agricola-good-horse = caballo

agricola-amount-wood = { $n ->
    [one] 1 madera
   *[other] { $n } maderas
}
agricola-amount-clay = { $n ->
    [one] 1 adobe
   *[other] { $n } adobes
}
agricola-amount-reed = { $n ->
    [one] 1 junco
   *[other] { $n } juncos
}
agricola-amount-stone = { $n ->
    [one] 1 piedra
   *[other] { $n } piedras
}
agricola-amount-grain = { $n ->
    [one] 1 cereal
   *[other] { $n } cereales
}
agricola-amount-vegetable = { $n ->
    [one] 1 hortaliza
   *[other] { $n } hortalizas
}
agricola-amount-food = { $n ->
    [one] 1 alimento
   *[other] { $n } alimentos
}
agricola-amount-fuel = { $n ->
    [one] 1 combustible
   *[other] { $n } combustibles
}
agricola-amount-sheep = { $n ->
    [one] 1 oveja
   *[other] { $n } ovejas
}
agricola-amount-boar = { $n ->
    [one] 1 jabalí
   *[other] { $n } jabalíes
}
agricola-amount-cattle = { $n ->
    [one] 1 vaca
   *[other] { $n } vacas
}
agricola-amount-horse = { $n ->
    [one] 1 caballo
   *[other] { $n } caballos
}

agricola-nothing = nada
agricola-cell = { $cell }
agricola-two-cells = { $one } y { $two }

# Casillas de acción
agricola-space-farm-expansion = Ampliación de la granja
agricola-space-farm-expansion-effect = habitaciones (5 del material de la casa y 2 juncos cada una), establos (2 maderas cada uno)
agricola-space-farm-expansion-own = habitaciones ({ $cost } cada una), establos (2 maderas cada uno)
agricola-space-meeting-place = Asamblea
agricola-space-grain-seeds = Semillas de cereales
agricola-space-farmland = Tierra de labranza
agricola-space-farmland-effect = labras 1 campo
agricola-space-lessons = Lecciones
agricola-space-lessons-b = Lecciones
agricola-space-lessons-c = Lecciones
agricola-space-day-laborer = Jornalero
agricola-space-forest = Bosque
agricola-space-forest-effect = tomas toda la madera
agricola-space-clay-pit = Mina de arcilla
agricola-space-clay-pit-effect = tomas todo el adobe
agricola-space-reed-bank = Juncal
agricola-space-reed-bank-effect = tomas todo el junco
agricola-space-fishing = Pesca
agricola-space-fishing-effect = tomas todos los alimentos
agricola-space-side-job = Quehaceres
agricola-space-side-job-effect = 1 establo por 1 madera, o hornear pan, o ambas cosas
agricola-space-infirmary = Dispensario
agricola-space-resource-market = Mercado de recursos
agricola-space-grove = Arboleda
agricola-space-grove-effect = tomas toda la madera
agricola-space-copse = Soto
agricola-space-copse-effect = tomas toda la madera
agricola-space-hollow = Hondonada
agricola-space-hollow-effect = tomas todo el adobe
agricola-space-traveling-players = Cómicos ambulantes
agricola-space-traveling-players-effect = tomas todos los alimentos
agricola-space-house-building = Obras en la casa
agricola-space-house-building-effect = construyes habitaciones
agricola-space-modest-wish = Modesto deseo de tener hijos
agricola-space-modest-wish-effect = la familia crece si hay sitio, desde la ronda 5
agricola-space-riverbank-forest = Bosque de ribera
agricola-space-riverbank-forest-effect = tomas toda la madera y 1 junco
agricola-space-animal-market = Mercado de animales
agricola-space-animal-market-effect = 1 oveja y 1 alimento, o 1 jabalí, o 1 vaca por 1 alimento
agricola-space-farm-supplies = Suministros de granja
agricola-space-farm-supplies-effect = 1 cereal por 1 alimento, o labrar 1 campo por 1 alimento, o ambas cosas
agricola-space-building-supplies = Suministros de obra
agricola-space-corral = Corral
agricola-space-corral-effect = 1 animal de la primera especie que te falte: oveja, jabalí, vaca
agricola-space-improvement = Adquisición
agricola-space-improvement-effect = una adquisición menor; desde la ronda 5, también una mayor
agricola-space-major-improvement = Adquisición mayor
agricola-space-fencing = Vallado
agricola-space-fencing-effect = construyes vallas, a 1 madera cada una
agricola-space-fencing-own = construyes vallas, { $clay ->
    [0] a 1 madera cada una
   *[other] a 1 madera o 1 adobe cada una
}{ $free ->
    [0] {""}
   *[other] ; gratis: { $free }
}
agricola-space-grain-utilization = Uso del cereal
agricola-space-grain-utilization-effect = siembras, u horneas pan, o ambas cosas
agricola-space-sheep-market = Mercado de ovejas
agricola-space-sheep-market-effect = tomas todas las ovejas
agricola-space-basic-wish-for-children = Deseo de tener hijos
agricola-space-house-redevelopment = Reforma de la casa
agricola-space-house-redevelopment-effect = reformas y, si quieres, construyes una adquisición
agricola-space-western-quarry = Cantera occidental
agricola-space-western-quarry-effect = tomas toda la piedra
agricola-space-vegetable-seeds = Semillas de hortalizas
agricola-space-pig-market = Mercado de jabalíes
agricola-space-pig-market-effect = tomas todos los jabalíes
agricola-space-cattle-market = Mercado de vacas
agricola-space-cattle-market-effect = tomas todas las vacas
agricola-space-eastern-quarry = Cantera oriental
agricola-space-eastern-quarry-effect = tomas toda la piedra
agricola-space-urgent-wish-for-children = Deseo urgente de tener hijos
agricola-space-urgent-wish-for-children-effect = la familia crece aunque no haya sitio
agricola-space-cultivation = Cultivo
agricola-space-cultivation-effect = labras 1 campo, o siembras, o ambas cosas
agricola-space-farm-redevelopment = Reforma de la granja
agricola-space-farm-redevelopment-effect = reformas y, si quieres, construyes vallas

# Lo que hacen las casillas además de dar bienes, donde depende de la mesa
agricola-blocks = { $space } queda bloqueada entretanto
agricola-effect-infirmary = aquí sana un enfermo
agricola-effect-choose-reed-stone = 1 junco o 1 piedra
agricola-effect-choose-resource = 1 material de construcción a elegir
agricola-effect-meeting-place = pasas a ser jugador inicial
agricola-effect-meeting-minor = pasas a ser jugador inicial y luego, si quieres, una adquisición menor
agricola-effect-building-supplies = 1 junco o 1 piedra, y 1 madera o 1 adobe
agricola-effect-lessons = juegas un oficio: el primero es gratis, los demás cuestan 1 alimento
agricola-effect-lessons-2 = juegas un oficio por 2 alimentos
agricola-effect-lessons-1-1-2 = juegas un oficio: los dos primeros cuestan 1 alimento, los demás 2
agricola-effect-improvement = construyes una adquisición mayor
agricola-effect-improvement-cards = construyes una adquisición mayor o juegas una menor
agricola-effect-family-growth = la familia crece si hay sitio
agricola-effect-family-growth-cards = la familia crece si hay sitio y luego, si quieres, una adquisición menor

# Acciones especiales
agricola-special-fell-trees = Tala de árboles
agricola-special-fell-trees-effect = { $fee ->
    [0] un bosque se convierte en { $gives } maderas
   *[other] pagas { $fee } alimentos: un bosque se convierte en { $gives } maderas
}
agricola-special-slash-and-burn = Roza y quema
agricola-special-slash-and-burn-effect = { $fee ->
    [0] un bosque se convierte en campo
   *[other] pagas { $fee } alimentos: un bosque se convierte en campo
}
agricola-special-cut-peat = Extracción de turba
agricola-special-cut-peat-effect = { $fee ->
    [0] un cenagal se convierte en { $gives } combustibles
   *[other] pagas { $fee } alimentos: un cenagal se convierte en { $gives } combustibles
}
agricola-special-horse-market = Feria del caballo
agricola-special-horse-market-effect = { $fee ->
    [0] {""}
   *[other] pagas { $fee } alimentos:{" "}
}1 caballo{ $food ->
    [0] {""}
    [one] {" "}por 1 alimento
   *[other] {" "}por { $food } alimentos
}
agricola-special-hiring-fair = Mercado de jornaleros
agricola-special-hiring-fair-effect = { $fee ->
    [0] tomas { $food ->
        [one] 1 alimento
       *[other] { $food } alimentos
    }
   *[other] pagas { $fee } alimentos y tomas { $food }
}
agricola-special-black-market = Contrabando
agricola-special-black-market-effect = { $fee ->
    [0] pagas 1 combustible y juegas una adquisición menor
   *[other] pagas 1 combustible y { $fee } alimentos, y juegas una adquisición menor
}
agricola-special-illicit-work = Trabajo clandestino
agricola-special-illicit-work-effect = { $fee ->
    [0] 1 combustible y 1 alimento: construyes una adquisición mayor
   *[other] 1 combustible, 1 alimento y { $fee } alimentos por la carta: construyes una adquisición mayor
}

# Adquisiciones mayores
agricola-major-fireplace-2 = Hogar (2 adobes)
agricola-major-fireplace-2-text = cocina hortaliza 2, oveja 2, jabalí 2, vaca 3; hornea a 2
agricola-major-fireplace-3 = Hogar (3 adobes)
agricola-major-fireplace-3-text = cocina hortaliza 2, oveja 2, jabalí 2, vaca 3; hornea a 2
agricola-major-cooking-hearth-4 = Cocina (4 adobes)
agricola-major-cooking-hearth-4-text = cocina hortaliza 3, oveja 2, jabalí 3, vaca 4; hornea a 3
agricola-major-cooking-hearth-5 = Cocina (5 adobes)
agricola-major-cooking-hearth-5-text = cocina hortaliza 3, oveja 2, jabalí 3, vaca 4; hornea a 3
agricola-major-well = Pozo
agricola-major-well-text = 1 alimento al empezar cada una de las 5 rondas siguientes
agricola-major-clay-oven = Horno de adobe
agricola-major-clay-oven-text = hornea 1 cereal por 5 alimentos; también al construirlo
agricola-major-stone-oven = Horno de piedra
agricola-major-stone-oven-text = hornea hasta 2 cereales por 4 alimentos cada uno; y al construirlo
agricola-major-joinery = Taller de ebanistería
agricola-major-joinery-text = una vez por cosecha, 1 madera por 2 alimentos; al final, 3, 5 o 7 maderas valen 1, 2 o 3 puntos
agricola-major-pottery = Taller de alfarería
agricola-major-pottery-text = una vez por cosecha, 1 adobe por 2 alimentos; al final, 3, 5 o 7 adobes valen 1, 2 o 3 puntos
agricola-major-basketmakers-workshop = Taller de cestería
agricola-major-basketmakers-workshop-text = una vez por cosecha, 1 junco por 3 alimentos; al final, 2, 4 o 5 juncos valen 1, 2 o 3 puntos
agricola-major-fireplace-4 = Hogar (4 adobes)
agricola-major-fireplace-4-text = cocina hortaliza 2, oveja 2, jabalí 2, vaca 3; hornea a 2
agricola-major-cooking-hearth-6 = Cocina (6 adobes)
agricola-major-cooking-hearth-6-text = cocina hortaliza 3, oveja 2, jabalí 3, vaca 4; hornea a 3
agricola-major-well-2 = Pozo II
agricola-major-well-2-text = 1 alimento al empezar cada una de las 5 rondas siguientes
agricola-major-clay-oven-2 = Horno de adobe II
agricola-major-clay-oven-2-text = hornea 1 cereal por 5 alimentos; también al construirlo
agricola-major-stone-oven-2 = Horno de piedra II
agricola-major-stone-oven-2-text = hornea hasta 2 cereales por 4 alimentos cada uno; y al construirlo
agricola-major-joinery-2 = Taller de ebanistería II
agricola-major-joinery-2-text = una vez por cosecha, 1 madera por 2 alimentos; al final, 3, 5 o 7 maderas valen 1, 2 o 3 puntos
agricola-major-pottery-2 = Taller de alfarería II
agricola-major-pottery-2-text = una vez por cosecha, 1 adobe por 2 alimentos; al final, 3, 5 o 7 adobes valen 1, 2 o 3 puntos
agricola-major-basketmakers-workshop-2 = Taller de cestería II
agricola-major-basketmakers-workshop-2-text = una vez por cosecha, 1 junco por 3 alimentos; al final, 2, 4 o 5 juncos valen 1, 2 o 3 puntos
agricola-major-horse-slaughterhouse-1 = Matadero mayor
agricola-major-horse-slaughterhouse-1-text = cocina oveja 1, jabalí 1, vaca 2, caballo 2
agricola-major-horse-slaughterhouse-2 = Matadero mayor II
agricola-major-horse-slaughterhouse-2-text = cocina oveja 1, jabalí 1, vaca 2, caballo 2
agricola-major-cookhouse-1 = Gran cocina
agricola-major-cookhouse-1-text = cocina hortaliza 3, oveja 2, jabalí 3, vaca 4, caballo 2; hornea a 3
agricola-major-cookhouse-2 = Gran cocina II
agricola-major-cookhouse-2-text = cocina hortaliza 3, oveja 2, jabalí 3, vaca 4, caballo 2; hornea a 3
agricola-major-village-church = Parroquia
agricola-major-village-church-text = 2 alimentos al construirla; cada cosecha, 1 combustible por 1 punto
agricola-major-heating-oven = Estufa
agricola-major-heating-oven-text = 2 combustibles al construirla; calentar cuesta 1 combustible menos
agricola-major-tiled-oven = Estufa de azulejos
agricola-major-tiled-oven-text = calentar nunca cuesta más de 1 combustible
agricola-major-furniture-stall = Tienda de ebanistería
agricola-major-furniture-stall-text = cambia madera por adobe cuando quieras
agricola-major-ceramics-stall = Tienda de alfarería
agricola-major-ceramics-stall-text = cambia adobe por madera cuando quieras
agricola-major-basket-stall = Tienda de cestería
agricola-major-basket-stall-text = cambia junco por madera, adobe o piedra cuando quieras
agricola-major-peat-charcoal-kiln = Carbonera de turba
agricola-major-peat-charcoal-kiln-text = la Extracción de turba da 1 combustible más, con un caballo 2; al final, 3 o 5 combustibles valen 1 o 2 puntos
agricola-major-foresters-lodge = Cabaña del guardabosques
agricola-major-foresters-lodge-text = la Tala de árboles da 1 madera más, con un caballo 2; al final, 1 punto por bosque
agricola-major-museum-of-the-moors = Museo de la turba
agricola-major-museum-of-the-moors-text = 1 menos: de piedra para Pozo y Horno de piedra, de adobe para Horno de adobe, Taller de alfarería y Cabaña del guardabosques, de madera para Taller de ebanistería, de junco para Taller de cestería
agricola-major-riding-stables = Picadero
agricola-major-riding-stables-text = con 2 caballos, 1 alimento al empezar cada ronda

# Cartas de la mano
agricola-card-A002 = Cultivo itinerante
agricola-card-A002-text = labras 1 campo; luego pasa a la izquierda
agricola-card-A005 = Terraplén de adobe
agricola-card-A005-text = 1 adobe por cada 2 adobes que tengas; luego pasa a la izquierda
agricola-card-A009 = Mercado de animales jóvenes
agricola-card-A009-text = 1 vaca; luego pasa a la izquierda
agricola-card-A012 = Abrevadero
agricola-card-A012-text = en cada pastizal caben 2 animales más
agricola-card-A016 = Tapial
agricola-card-A016-text = 1 adobe; también puedes pagar vallas con adobe
agricola-card-A019 = Arado de mano
agricola-card-A019-text = un campo en la casilla de la quinta ronda desde ahora; al empezarla puedes labrarlo
agricola-card-A024 = Trillo
agricola-card-A024-text = con Tierra de labranza y Cultivo puedes hornear pan
agricola-card-A026 = Rincón para dormir
agricola-card-A026-text = puedes compartir con otro jugador una casilla de deseo de hijos
agricola-card-A032 = Pesebre
agricola-card-A032-text = al final 1, 2, 3 o 4 puntos si tus pastizales ocupan al menos 6, 7, 8 o 10 parcelas
agricola-card-A033 = Gran hacienda
    .also = Gran campiña
agricola-card-A033-text = por cada ronda posterior a esta, 1 punto y 2 alimentos
agricola-card-A038 = Mantas de lana
agricola-card-A038-text = al final 3 puntos en una casa de madera, 2 en una de adobe
agricola-card-A044 = Cabaña del estanque
agricola-card-A044-text = 1 alimento por ronda al empezar las 3 siguientes
agricola-card-A050 = Jarra de leche
agricola-card-A050-text = cada vez que alguien usa Mercado de vacas: 3 alimentos para ti y 1 para los demás
agricola-card-A053 = Pipa de barro
agricola-card-A053-text = 2 alimentos al acabar una Jornada en la que conseguiste 7 o más materiales de construcción
agricola-card-A055 = Trastero
agricola-card-A055-text = 1 alimento después de cada adquisición que construyas o juegues, también esta
agricola-card-A056 = Cesta
agricola-card-A056-text = después de una casilla donde se acumula madera puedes devolver 2 maderas por 3 alimentos
agricola-card-A063 = Molino holandés
agricola-card-A063-text = 3 alimentos más cuando horneas en la ronda posterior a una cosecha
agricola-card-A067 = Pala de grano
agricola-card-A067-text = 1 cereal más con Semillas de cereales
agricola-card-A069 = Invernadero grande
agricola-card-A069-text = 1 hortaliza al empezar la cuarta, la séptima y la novena ronda a partir de ahora
agricola-card-A071 = Pala de desbroce
agricola-card-A071-text = en cualquier momento pasas 1 cultivo de un campo con 2 o más a uno vacío
agricola-card-A075 = Aserradero
agricola-card-A075-text = cada adquisición te cuesta 1 madera menos
agricola-card-A078 = Canoa
agricola-card-A078-text = 1 alimento y 1 junco más con Pesca
agricola-card-A080 = Tenazas de piedra
agricola-card-A080-text = 1 piedra más con cada cantera
agricola-card-A083 = Cayado de pastor
agricola-card-A083-text = 2 ovejas por cada pastizal nuevo de cuatro parcelas o más
agricola-card-A086 = Domador de animales
agricola-card-A086-text = 1 madera o 1 cereal; en cada habitación de tu casa cabe 1 animal
agricola-card-A087 = Conservador
agricola-card-A087-text = puedes reformar la casa de madera directamente a piedra
agricola-card-A088 = Guardián de setos
agricola-card-A088-text = 3 vallas de cada construcción de vallas son gratis
agricola-card-A090 = Gañán
agricola-card-A090-text = en una casa de piedra, al empezar cada ronda puedes pagar 1 alimento para labrar 1 campo
agricola-card-A092 = Padres adoptivos
agricola-card-A092-text = por 1 alimento, un recién nacido puede actuar en la ronda en que nace y deja de ser recién nacido
agricola-card-A098 = Arquitecto de establos
agricola-card-A098-text = al final, 1 punto por cada establo fuera de los pastizales
agricola-card-A102 = Tendero
agricola-card-A102-text = en cualquier momento puedes comprar por 1 alimento lo primero de la pila: madera, cereal, junco, piedra, hortaliza, adobe, junco, hortaliza
agricola-card-A108 = Recolector de setas
agricola-card-A108-text = después de una casilla donde se acumula madera puedes devolver 1 madera por 2 alimentos
agricola-card-A110 = Revocador
agricola-card-A110-text = 3 alimentos cuando construyes habitaciones de adobe o reformas de adobe a piedra
agricola-card-A111 = Constructor de muros
agricola-card-A111-text = al construir habitaciones puedes poner 1 alimento en cada una de las 4 casillas de ronda siguientes
agricola-card-A112 = Segador
agricola-card-A112-text = 1 cereal; en la fase de campo puedes tomar 1 más de cada campo de cereal
agricola-card-A114 = Temporero
agricola-card-A114-text = 1 cereal con Jornalero; desde la ronda 6, cereal u hortaliza
agricola-card-A116 = Leñador
agricola-card-A116-text = 1 madera más con cada casilla donde se acumula madera
agricola-card-A119 = Recolector de leña
agricola-card-A119-text = 1 madera al final de un turno con Tierra de labranza, Semillas de cereales, Uso del cereal o Cultivo
agricola-card-A120 = Constructor de chozas
agricola-card-A120-text = cuando tu casa ya no es de madera, 2 adobes al empezar cada una de las 5 rondas siguientes
agricola-card-A123 = Constructor de armazones
agricola-card-A123-text = en cada habitación y cada reforma, 1 madera puede sustituir a 2 adobes o 2 piedras
agricola-card-A125 = Sacerdote
agricola-card-A125-text = si al jugarla vives en una casa de adobe de justo dos habitaciones: 3 adobes, 2 juncos, 2 piedras
agricola-card-A133 = Fanfarrón
agricola-card-A133-text = al final 2, 3, 4, 5, 7 o 9 puntos por al menos 5, 6, 7, 8, 9 o 10 adquisiciones
agricola-card-A138 = Arponero
agricola-card-A138-text = con Pesca puedes pagar 1 madera por 1 alimento por granjero y 1 junco
agricola-card-A143 = Picapedrero
agricola-card-A143-text = cada adquisición, habitación y reforma te cuesta 1 piedra menos
agricola-card-A147 = Tratante de animales
agricola-card-A147-text = con Mercado de ovejas, jabalíes o vacas puedes comprar 1 animal más de esa especie por 1 alimento
agricola-card-A155 = Ilusionista
agricola-card-A155-text = 1 madera y 1 cereal más con Cómicos ambulantes
agricola-card-A160 = Laudista
agricola-card-A160-text = cuando otro usa Cómicos ambulantes: 1 alimento y 1 madera; luego puedes comprar 1 hortaliza por 2 alimentos
agricola-card-B002 = Minipastizal
agricola-card-B002-text = valla una parcela sin pagar, junto a un pastizal si tienes alguno; luego pasa a la izquierda
agricola-card-A165 = Criador de jabalíes
agricola-card-A165-text = 1 jabalí; al final de la ronda 12 tus jabalíes crían
agricola-card-B008 = Puesto de mercado
agricola-card-B008-text = 1 hortaliza; luego pasa a la izquierda
agricola-card-B010 = Carromato
agricola-card-B010-text = sitio para 1 granjero
agricola-card-B013 = Sala del carpintero
agricola-card-B013-text = las habitaciones de madera cuestan 2 maderas y 2 juncos
agricola-card-B016 = Martillo de minero
agricola-card-B016-text = 1 alimento; con cada reforma puedes construir un establo gratis
agricola-card-B019 = Arado de vertedera
agricola-card-B019-text = dos veces, con Tierra de labranza, puedes labrar 1 campo más
agricola-card-B024 = Lazo
agricola-card-B024-text = puedes colocar dos granjeros en un turno si al menos uno usa Mercado de ovejas, de jabalíes o de vacas
agricola-card-B025 = Pala de pan
agricola-card-B025-text = 1 alimento; después de cada oficio que juegues puedes hornear pan
agricola-card-B033 = Repisa de chimenea
agricola-card-B033-text = 1 punto por cada ronda posterior a esta; ya no puedes reformar la casa
agricola-card-B036 = Botellas
agricola-card-B036-text = cuesta 1 adobe y 1 alimento por granjero
agricola-card-B039 = Telar
agricola-card-B039-text = 1, 2 o 3 alimentos en la fase de campo por al menos 1, 4 o 7 ovejas; al final 1 punto por cada 3
agricola-card-B045 = Fresal
agricola-card-B045-text = 1 alimento al empezar cada una de las 3 rondas siguientes
agricola-card-B047 = Tarro de arenques
agricola-card-B047-text = con Pesca, 1 alimento al empezar cada una de las 3 rondas siguientes
agricola-card-B050 = Mantequera
agricola-card-B050-text = en la fase de campo, 1 alimento por cada 3 ovejas y 1 por cada 2 vacas
agricola-card-B056 = Arroyo
agricola-card-B056-text = 1 alimento más con Juncal, Mina de arcilla, Bosque y la casilla de la ronda 1
agricola-card-B057 = Antecocina
agricola-card-B057-text = en una casa de madera, 1 alimento al empezar cada ronda
agricola-card-B061 = Rotación trienal
agricola-card-B061-text = 3 alimentos en la cosecha con un campo de cereal, uno de hortalizas y uno vacío
agricola-card-B062 = Horca
agricola-card-B062-text = 3 alimentos con Semillas de cereales mientras alguien esté en Tierra de labranza
agricola-card-B066 = Carretilla de sacos
agricola-card-B066-text = 1 cereal al empezar las rondas 5, 8, 11 y 14
agricola-card-B068 = Campo de alubias
agricola-card-B068-text = esta carta es un campo solo para hortalizas
agricola-card-B074 = Bosque espeso
agricola-card-B074-text = 1 madera al empezar cada ronda par posterior
agricola-card-B077 = Pozo de barro
agricola-card-B077-text = 3 adobes con Jornalero
agricola-card-B080 = Porcelana dura
agricola-card-B080-text = en cualquier momento, 2, 3 o 4 adobes se convierten en 1, 2 o 3 piedras
agricola-card-B084 = Cesto de bellotas
agricola-card-B084-text = 1 jabalí al empezar cada una de las 2 rondas siguientes
agricola-card-B087 = Aldeano
agricola-card-B087-text = con Jornalero también puedes construir 1 habitación o reformar la casa
agricola-card-B089 = Mozo de cuadra
agricola-card-B089-text = 1 madera; en una casa de piedra, al empezar cada ronda puedes construir 1 establo por 1 madera
agricola-card-B091 = Ayudante de labranza
agricola-card-B091-text = con Jornalero también puedes labrar 1 campo
agricola-card-B095 = Maestro albañil
agricola-card-B095-text = las adquisiciones mayores te cuestan 1 piedra menos por cada habitación añadida
agricola-card-B097 = Erudito
agricola-card-B097-text = en una casa de piedra, al empezar cada ronda puedes jugar un oficio por 1 alimento o una adquisición menor
agricola-card-B098 = Granjero ecológico
agricola-card-B098-text = al final 1 punto por cada pastizal con un animal y sitio para al menos 3 más
agricola-card-B099 = Preceptor
agricola-card-B099-text = al final 1 punto por cada oficio que hayas jugado después de este
agricola-card-B102 = Consejero
agricola-card-B102-text = 2 cereales en solitario, 3 adobes con dos jugadores, 2 juncos con tres, 2 ovejas con más
agricola-card-B104 = Pastor de ovejas
agricola-card-B104-text = en cualquier momento puedes convertir 1 oveja en 1 jabalí, hortaliza o piedra
agricola-card-B107 = Criado
agricola-card-B107-text = cuando tu casa es de piedra, 3 alimentos al empezar cada ronda que quede
agricola-card-B108 = Mozo del horno
agricola-card-B108-text = con cada casilla donde se acumula madera también puedes hornear pan
agricola-card-B109 = Papelero
agricola-card-B109-text = antes de pagar un oficio puedes convertir 1 madera en 1 alimento por cada oficio que tengas en juego
agricola-card-B114 = Sin hijos
agricola-card-B114-text = con al menos tres habitaciones y exactamente dos granjeros, 1 alimento y 1 cereal u hortaliza al empezar cada ronda
agricola-card-B118 = Pequeño agricultor
agricola-card-B118-text = con exactamente dos habitaciones, 1 madera al empezar cada ronda
agricola-card-B121 = Geólogo
agricola-card-B121-text = 1 adobe con Bosque y Juncal; con tres o más jugadores, también con Mina de arcilla
agricola-card-B123 = Lastrador de tejados
agricola-card-B123-text = puedes pagar 1 alimento en total para recibir 1 piedra por cada habitación de tu casa
agricola-card-B126 = Carpintero
agricola-card-B126-text = las habitaciones cuestan 3 de su material y 2 juncos
agricola-card-B136 = Mayordomo
agricola-card-B136-text = 1, 2, 3 o 4 maderas si tras esta quedan al menos 1, 3, 6 o 9 rondas; al final, 3 puntos para quien tenga más habitaciones, también en caso de empate
agricola-card-B142 = Verdulero
agricola-card-B142-text = 1 hortaliza con Semillas de cereales
agricola-card-B145 = Recolector de ramas
agricola-card-B145-text = en cada habitación y cada reforma, 1 madera puede sustituir a todo el junco
agricola-card-B156 = Almacenista
agricola-card-B156-text = 1 adobe o 1 cereal con Mercado de recursos
agricola-card-B163 = Pastor de almas
agricola-card-B163-text = una vez, cuando solo tu casa tenga justo dos habitaciones: 3 maderas, 2 adobes, 1 junco, 1 piedra
agricola-card-B164 = Encantador de ovejas
agricola-card-B164-text = 1 oveja al empezar la segunda, quinta, octava y décima ronda a partir de ahora
agricola-card-B166 = Cebador de vacas
agricola-card-B166-text = con Semillas de cereales puedes comprar 1 vaca por 1 alimento
agricola-card-M015 = Quema de turba
agricola-card-M015-text = 1 combustible; un cenagal puede convertirse en campo; luego pasa a la izquierda
agricola-card-M016 = Tala rasa
agricola-card-M016-text = 2 maderas; hasta 2 bosques se vuelven cenagales; pasa a la izquierda
agricola-card-M017 = Reforestación
agricola-card-M017-text = un bosque en una parcela sin usar; pasa a la izquierda
agricola-card-M018 = Registro de artesanos
agricola-card-M018-text = puedes construir el taller de ebanistería, alfarería o cestería por 1 piedra menos; luego pasa a la izquierda
agricola-card-M019 = Tepes
agricola-card-M019-text = 1, 2, 3, 4 o 5 combustibles con exactamente 3, 4, 5, 6 o 7 parcelas sin usar; luego pasa a la izquierda
agricola-card-M020 = Pellets de turba
agricola-card-M020-text = 1 combustible por cenagal visible tuyo; pasa a la izquierda
agricola-card-M021 = Expedición a la turbera
agricola-card-M021-text = retira los cenagales que quieras por 2 combustibles y 1 punto cada uno; con al menos 2, 4, 5 o 6 caballos, 1, 2, 3 o 4 combustibles; luego pasa a la izquierda
agricola-card-M022 = Nicho ecológico
agricola-card-M022-text = 2 alimentos si solo tú tienes animales de alguna especie; 1 alimento si solo tú cultivas cereal y 1 si solo tú cultivas hortalizas; 1 combustible si tienes más bosques que nadie y 1 si más cenagales; luego pasa a la izquierda
agricola-card-M023 = Linde del bosque
agricola-card-M023-text = 1 alimento por cada lado entre bosque y campo y 1 combustible por cada lado entre bosque y cenagal; luego pasa a la izquierda
agricola-card-M024 = Suministros básicos
agricola-card-M024-text = 1 de combustible, alimento, madera, adobe, junco, piedra y cereal si no tienes; luego pasa a la izquierda
agricola-card-M025 = Inventario doméstico
agricola-card-M025-text = con 5 a 10 parcelas sin usar, los primeros 1 a 6 de: junco, cereal, vaca, piedra, hortaliza, caballo; luego pasa a la izquierda
agricola-card-M026 = Campana de chimenea
agricola-card-M026-text = los alimentos que tu mejor adquisición para hornear saca de 1 cereal, gratis; luego pasa a la izquierda
agricola-card-M027 = Sendero forestal
agricola-card-M027-text = 3 maderas; el jugador de tu izquierda se queda la ficha: −1 punto al final; luego pasa a la izquierda
agricola-card-M028 = De jornada en jornada
agricola-card-M028-text = 3 maderas con el taller de ebanistería, 3 adobes con el de alfarería, 2 juncos con el de cestería; luego pasa a la izquierda
agricola-card-M029 = Quincallero
agricola-card-M029-text = con un taller de artesanía, 1 madera, 1 adobe, 1 junco y 1 piedra; luego pasa a la izquierda
agricola-card-M030 = Feria de ganado
agricola-card-M030-text = 2 ovejas pueden convertirse en 1 vaca y 1 caballo; luego pasa a la izquierda
agricola-card-M031 = Mercado de ganado
agricola-card-M031-text = hasta 3 de tus animales, todos a la vez, pueden pasar a la especie siguiente: oveja, jabalí, vaca, caballo; luego pasa a la izquierda
agricola-card-M032 = Cabaña de turba
agricola-card-M032-text = sitio para 1 granjero; 1 combustible más por cosecha; en vez de reformar una casa de madera puedes cambiar la carta por una habitación de madera
agricola-card-M033 = Pasto nocturno
agricola-card-M033-text = guarda hasta 3 animales tuyos de cualquier especie y 1 de cada otro jugador; todos crían como tuyos, y tú crías en último lugar
agricola-card-M035 = Abrevadero de caballos
agricola-card-M035-text = 2 caballos pueden vivir en una parcela sin usar junto a la casa
agricola-card-M034 = Bosque propio
agricola-card-M034-text = en cada bosque cabe 1 animal que no sea oveja
agricola-card-M036 = Musgo de turba
agricola-card-M036-text = las habitaciones de madera cuestan 3 maderas y 1 junco
agricola-card-M037 = Plano de obra
agricola-card-M037-text = después de construir dos habitaciones o más a la vez, hasta 2 establos gratis
agricola-card-M038 = Reserva natural
agricola-card-M038-text = valla sin pagar un bosque o cenagal contiguo a uno de tus pastizales; cuando quede despejado será un pastizal
agricola-card-M039 = Pastizal especial
agricola-card-M039-text = valla gratis una parcela sin usar que no toque pastizales
agricola-card-M040 = Incendio de turbera
agricola-card-M040-text = en cualquier momento tu único cenagal puede convertirse en campo
agricola-card-M041 = Collera de vaca
agricola-card-M041-text = con vacas puedes labrar 1 campo después de Tierra de labranza, Cultivo y Roza y quema
agricola-card-M042 = Arado profundo
agricola-card-M042-text = puedes colocar 1 cenagal; con Tierra de labranza y Cultivo un cenagal puede convertirse en campo
agricola-card-M043 = Campos silvestres
agricola-card-M043-text = hasta 2 campos en parcelas sin usar que no toquen campos
agricola-card-M044 = Pantano
agricola-card-M044-text = al empezar la ronda 12 puedes colocar un cenagal en una parcela sin usar
agricola-card-M045 = Vivero
agricola-card-M045-text = al empezar las rondas 12 y 13 puedes colocar un bosque en una parcela sin usar
agricola-card-M046 = Espesura
agricola-card-M046-text = un segundo bosque encima de hasta dos de los tuyos
agricola-card-M047 = Bosque cenagoso
agricola-card-M047-text = un bosque encima de los cenagales tuyos que quieras
agricola-card-M048 = Bosque pantanoso
agricola-card-M048-text = después de cada Extracción de turba puedes colocar, cuatro rondas más tarde, un bosque en una parcela sin usar
agricola-card-M049 = Mapa del agrimensor
agricola-card-M049-text = puedes colocar un campo en la ronda 11, un cenagal en la 12 y un bosque en la 13
agricola-card-M050 = Expansión agraria
agricola-card-M050-text = dos parcelas más para tu granja
agricola-card-M051 = Explotación de cenagales
agricola-card-M051-text = dos parcelas más, cada una con un cenagal
agricola-card-M052 = Coche nupcial
agricola-card-M052-text = tu familia puede crecer aunque no haya sitio
agricola-card-M053 = Cabaña del bosque
agricola-card-M053-text = 1 granjero de tu reserva espera en un bosque tuyo; la ronda en que este desaparezca puedes colocarlo también
agricola-card-M054 = Apero de labranza
agricola-card-M054-text = después de Tierra de labranza y Cultivo puedes hacer una acción especial; la carta cuesta 2 alimentos si la tiene otro
agricola-card-M055 = Cobertizo de herramientas
agricola-card-M055-text = una vez por ronda, Roza y quema permite también Extracción de turba, o al revés
agricola-card-M056 = Derechos de turba
agricola-card-M056-text = al empezar la cuarta y la séptima ronda a partir de ahora puedes hacer Extracción de turba
agricola-card-M057 = Toque de queda
agricola-card-M057-text = colocados todos tus granjeros, un turno más de acción especial
agricola-card-M058 = Abono de turba
agricola-card-M058-text = después de Extracción de turba puedes sembrar
agricola-card-M059 = Abono natural
agricola-card-M059-text = un campo en lugar de un bosque o cenagal se puede sembrar enseguida
agricola-card-M060 = Sembradora
agricola-card-M060-text = con 2 o más caballos puedes sembrar tras una acción especial
agricola-card-M061 = Carro de heno
agricola-card-M061-text = después de tomar al menos 3 maderas, 3 adobes, 2 juncos o 2 piedras de una casilla puedes construir habitaciones o reformar
agricola-card-M062 = Cepillo deshollinador
agricola-card-M062-text = la Estufa de azulejos puede pasar encima del Horno de piedra; desde la ronda siguiente puedes construirla tras colocar un granjero; vale 1 punto más
agricola-card-M063 = Epístola
agricola-card-M063-text = la Parroquia puede pasar encima del Pozo; desde la ronda siguiente puedes construirla tras colocar un granjero; ella y la Iglesia valen 1 punto más
agricola-card-M064 = Panteón familiar
agricola-card-M064-text = si quieres, una lápida en una parcela sin usar: 1 punto
agricola-card-M065 = Bomberos
agricola-card-M065-text = 2 alimentos; 1, 2, 3 o 4 puntos por al menos 2, 3, 4 o 5 bosques
agricola-card-M066 = Parcela
agricola-card-M066-text = un bosque en una parcela sin usar; al final 2 puntos con 1 parcela sin usar, −1 con 2, −3 con más
agricola-card-M067 = Cámara de comercio
agricola-card-M067-text = 1 madera y 1 junco; al final 1 punto por cada taller de artesanía
agricola-card-M068 = Iglesia
agricola-card-M068-text = 2 alimentos; al volver a casa puedes pagar 1 combustible por 1 punto
agricola-card-M069 = Silla de cuero
agricola-card-M069-text = 1 punto por cada vaca que cocines mientras tengas al menos tres caballos
agricola-card-M070 = Arqueología rural
agricola-card-M070-text = después de Extracción de turba, una valla tuya puede bloquear la parcela por 1 punto
agricola-card-M071 = Momia del cenagal
agricola-card-M071-text = al final 1 punto para el dueño de cada museo
agricola-card-M072 = Tiro del horno
agricola-card-M072-text = 3 combustibles; al final 1 punto por cada horno o estufa
agricola-card-M073 = Premio ganadero
agricola-card-M073-text = al final 1, 2 o 3 puntos por cada otro jugador si tienes al menos 1, 2 o 3 de todas las especies
agricola-card-M074 = Administración
agricola-card-M074-text = 2 alimentos; en la última cosecha, 1 alimento puede dar 1 punto por cada adquisición mayor tuya
agricola-card-M075 = Almacén de combustible
agricola-card-M075-text = 3 maderas y 3 combustibles, alternando: uno cada dos rondas desde la próxima; primero la madera
agricola-card-M076 = Barcaza
agricola-card-M076-text = alternando combustible y caballo, uno al empezar cada una de las 7 rondas siguientes
agricola-card-M077 = Secadero
agricola-card-M077-text = después de Extracción de turba, 2 combustibles tres rondas más tarde
agricola-card-M078 = Gabarra
agricola-card-M078-text = alternando combustible y alimento, uno al empezar cada ronda que quede
agricola-card-M079 = Trineo de turba
agricola-card-M079-text = a tu elección: 3, 4, 5 o 6 combustibles dentro de dos, cuatro, siete o diez rondas
agricola-card-M080 = Anticipo
agricola-card-M080-text = 1 de combustible, alimento, madera, adobe, junco, piedra, oveja y cereal
agricola-card-M081 = Barca de turba
agricola-card-M081-text = en cualquier momento, 3 combustibles dan 2 maderas, 2 adobes o 1 alimento; 4, 2 juncos o 2 piedras; 2, 1 oveja
agricola-card-M082 = Leña
agricola-card-M082-text = 1 combustible; en cada cosecha, calentar cuesta 1 menos si en ese momento quemas al menos 1 madera
agricola-card-M083 = Veta de carbón
agricola-card-M083-text = 1 combustible; 1 combustible con Jornalero y Mercado de jornaleros
agricola-card-M084 = Caballo minero
agricola-card-M084-text = en cualquier momento puedes tumbar un caballo por 2 combustibles; los caballos tumbados no crían y valen medio punto cada uno
agricola-card-M085 = Instalación de estufas
agricola-card-M085-text = tu casa no necesita calefacción
agricola-card-M086 = Hilandería
agricola-card-M086-text = calentar cuesta 1 combustible menos por cada 2 ovejas de la fase de campo
agricola-card-M087 = Barcaza de turba
agricola-card-M087-text = 2 combustibles con Pesca
agricola-card-M088 = Hierro de turba
agricola-card-M088-text = con al menos dos cenagales, 1 combustible al empezar cada cosecha
agricola-card-M089 = Casa de partos
agricola-card-M089-text = 1 combustible, 1 alimento y 1 punto cada vez que crece tu familia
agricola-card-M090 = Depósito
agricola-card-M090-text = tres veces, cuando quieras: combustible y alimentos hasta 2 de cada
agricola-card-M091 = Trabajo rutinario
agricola-card-M091-text = en cada cosecha, 1 combustible o 1 alimento por cada taller de ebanistería, alfarería o cestería que dejes parado
agricola-card-M092 = Campo árido
agricola-card-M092-text = después de Extracción de turba quedan 1 combustible y 1 alimento en la parcela vaciada; son tuyos cuando la uses
agricola-card-M093 = Alojamiento de peones
agricola-card-M093-text = en cada adquisición mayor, 1 combustible puede sustituir a 1 material de construcción; 1 alimento por cada adquisición que te pasen
agricola-card-M094 = Baño de fango
agricola-card-M094-text = con el Dispensario, 1 alimento en tantas rondas siguientes como cenagales tengas
agricola-card-M095 = Campos en barbecho
agricola-card-M095-text = pon 2 alimentos en cada uno de hasta tres campos vacíos; son tuyos cuando los siembres
agricola-card-M096 = Barbecho
agricola-card-M096-text = después de Tala de árboles y Extracción de turba queda 1 alimento en la parcela vaciada; es tuyo cuando la uses
agricola-card-M097 = Casa comunal
agricola-card-M097-text = 2 alimentos al volver a casa si no tienes cartas de acción especial
agricola-card-M098 = Ahumadero
agricola-card-M098-text = con Pesca puedes pagar 1 combustible por 3 alimentos
agricola-card-M099 = Arcilla terapéutica
agricola-card-M099-text = 1 alimento; 1 alimento más cuando un granjero enfermo va al Dispensario
agricola-card-M100 = Feromonas
agricola-card-M100-text = 1 alimento; luego 2 para quien tenga establo o pastizal
agricola-card-M101 = Tajo de carnicero
agricola-card-M101-text = puedes convertir 1 animal en alimentos, y después los demás deben hacerlo: oveja 1, jabalí 2, vaca 3, caballo 2
agricola-card-M102 = Depósito de ahorro
agricola-card-M102-text = en cada cosecha se saca un número del 1 al 9: 6 alimentos si tienes al menos ese número de adobes; luego pasa a la izquierda
agricola-card-M103 = Jardín de infancia del bosque
agricola-card-M103-text = 1 alimento por cada bosque cada vez que crece tu familia
agricola-card-M104 = Cosecha silvestre
agricola-card-M104-text = 1 alimento; en cada cosecha sale un número del 1 al 9: 1 alimento si tienes al menos tantos bosques
agricola-card-M105 = Barbacoa
agricola-card-M105-text = cocina hortaliza 2, oveja 2, jabalí 3, vaca 3, caballo 2; hornea a 2
agricola-card-M106 = Carnicería
agricola-card-M106-text = cocina oveja 1, jabalí 2, vaca 3, caballo 2, dos caballos 5
agricola-card-M107 = Receta de estofado
agricola-card-M107-text = tus hogares y cocinas cocinan un caballo por 2 alimentos
agricola-card-M108 = Destilería de grano
agricola-card-M108-text = una vez por cosecha, 1 combustible y 1 cereal dan 5 alimentos; al final, cuantas veces quieras, 1 punto
agricola-card-M109 = Maltería
agricola-card-M109-text = después de Extracción de turba puedes convertir 1 cereal en 4 alimentos
agricola-card-M110 = Carro de granja
agricola-card-M110-text = 1 cereal después de tomar al menos 5 maderas, 4 adobes, 3 juncos o 2 piedras de una casilla
agricola-card-M111 = Siembra directa
agricola-card-M111-text = también puedes sembrar en dos parcelas sin usar; lo que crece allí se puede descartar en cualquier momento
agricola-card-M112 = Abono de ceniza
agricola-card-M112-text = antes de Extracción de turba puedes poner 1 cultivo más, de la reserva general, en todo lo sembrado
agricola-card-M113 = Museo viviente
agricola-card-M113-text = 1 menos: de adobe para Estufa y Tienda de alfarería, de piedra para Estufa de azulejos y Parroquia, de madera para Picadero y Tienda de ebanistería, de junco para Tienda de cestería
agricola-card-M114 = Bosque ribereño
agricola-card-M114-text = con Pesca, 1 madera por cada bosque tuyo, como mucho 3
agricola-card-M115 = Corteza de roble
agricola-card-M115-text = 2 maderas; 1 madera por cada jabalí, vaca y caballo que cocines
agricola-card-M116 = Abedules de turbera
agricola-card-M116-text = 2 maderas con Extracción de turba
agricola-card-M117 = Caballos de tiro
agricola-card-M117-text = con caballo, al tomar 3 maderas de una casilla puedes comprar 1 más por 1 alimento; con 4 o más, 2
agricola-card-M118 = Serrería
agricola-card-M118-text = después de Tala de árboles o de tomar al menos 4 maderas de una casilla, 1 madera, o 2 por 1 combustible
agricola-card-M119 = Alisal
agricola-card-M119-text = 1 madera o 1 junco con Tala de árboles
agricola-card-M120 = Arcilla de río
agricola-card-M120-text = 2 adobes con Pesca
agricola-card-M121 = Barro
agricola-card-M121-text = 1 adobe con Mercado de jornaleros si queda en casa justo 1 granjero
agricola-card-M122 = Sauceda
agricola-card-M122-text = 1 junco con Tala de árboles
agricola-card-M123 = Cantera
agricola-card-M123-text = aquí hay 5 piedras, 3 con tres jugadores; con Mercado de jornaleros tomas 1
agricola-card-M124 = Carro de piedra
agricola-card-M124-text = 1 piedra con Jornalero
agricola-card-M125 = Tienda de materiales
agricola-card-M125-text = tres veces, en cualquier momento: 1 de cada material de construcción que no tengas
agricola-card-M126 = Economato
agricola-card-M126-text = cuatro veces, en cualquier momento: 1 material de construcción se convierte en 1 madera, adobe o junco
agricola-card-M127 = Carretilla
agricola-card-M127-text = 1 combustible después de tomar al menos 4 de un material de construcción de una casilla; 1 material de construcción con Extracción de turba
agricola-card-M128 = Banco de trabajo
agricola-card-M128-text = 3 maderas, 2 adobes y 1 junco en las fases de campo de las rondas 13 y 14
agricola-card-M129 = Mercado de caballos de arado
agricola-card-M129-text = con Tierra de labranza y Cultivo puedes comprar 1 caballo por 1 alimento
agricola-card-M130 = Morral
agricola-card-M130-text = 1 caballo con Semillas de cereales
agricola-card-M131 = Establo de vacas
agricola-card-M131-text = 1 animal de cada especie, en tu orden, en la segunda, cuarta, sexta y octava ronda a partir de ahora; al empezar puedes comprarlo por 1 alimento

# Preguntas
agricola-button-hand = Mi granja
agricola-ask-place = { $n ->
    [one] ¿Adónde va tu último granjero?
   *[other] ¿Adónde envías a un granjero? Quedan { $n } en casa.
}{ $sick ->
    [0] {""}
   *[other] {" "}{ $well ->
        [0] { $n ->
            [one] Está en cama: solo queda el Dispensario.
           *[other] Todos están en cama: solo queda el Dispensario.
        }
       *[other] En cama: { $sick }, solo al Dispensario.
    }
}
agricola-ask-place-place = Elige una acción …
agricola-group-goods = Tomar bienes …
agricola-group-farm = Labores …
agricola-group-special = Acciones especiales …
agricola-ask-place-place-special = Haz una acción especial …
agricola-ask-exchange = ¿Qué quieres convertir o descartar?
agricola-ask-exchange-discard = Descartar …
agricola-ask-exchange-exchange = Convertir …
agricola-ask-build-rooms = { $most ->
    [one] ¿Dónde construyes una habitación?
   *[other] ¿Dónde construyes habitaciones? (como mucho { $most })
}
agricola-ask-build-rooms-build-rooms = Marca las parcelas de las habitaciones nuevas …
agricola-ask-build-stables = { $most ->
    [one] ¿Dónde construyes un establo?
   *[other] ¿Dónde construyes establos? (como mucho { $most })
}
agricola-ask-build-stables-build-stables = Marca las parcelas de los establos nuevos …
agricola-ask-renovate = ¿Con qué material reformas la casa?
agricola-renovate-clay = adobe
agricola-renovate-stone = piedra
agricola-renovate-nothing = no reformar
agricola-ask-grow = ¿Crece tu familia?
agricola-ask-plow = ¿Qué parcela labras?
agricola-ask-sow = ¿Qué siembras? ({ $n ->
    [one] 1 campo vacío
   *[other] { $n } campos vacíos
})
agricola-ask-sow-sow = Semillas que siembras …
agricola-ask-sow-fields = En campos …
agricola-ask-sow-cards = En cartas …
agricola-ask-sow-unused = En parcelas sin usar …
agricola-ask-sow-grain = ¿Dónde siembras cereal fuera de tus campos?
agricola-ask-sow-vegetable = ¿Dónde siembras hortalizas fuera de tus campos?
agricola-sow-on = { $good } en { $where }
agricola-sow-unused = una parcela sin usar
agricola-ask-bake = ¿Cuánto cereal horneas?
agricola-ask-fence = ¿Qué parcelas forman un pastizal nuevo? Puedes construir { $most ->
    [one] 1 valla
   *[other] { $most } vallas
}.
agricola-ask-fence-fence = Marca las parcelas del pastizal …
agricola-ask-major = ¿Qué adquisición mayor construyes?
agricola-ask-improvement = ¿Una adquisición mayor o una menor?
agricola-ask-minor = ¿Qué adquisición menor juegas?
agricola-ask-occupation = ¿Qué oficio juegas?
agricola-ask-house-animals = No caben todos tus animales: { $have }. ¿Cuáles te quedas? Los demás se cocinan si puedes, o se escapan.
agricola-ask-breed = No hay sitio para todas las crías de tus animales: { $have }. ¿Qué animales te quedas?
agricola-ask-feed = La cosecha exige { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
} (tienes { $have }){ $heat ->
    [0] .
    [one] {" "}y 1 combustible para calentar la casa.
   *[other] {" "}y { $heat } combustibles para calentar la casa.
} ¿Qué usas?{ $short ->
    [0] {""}
   *[other] {" "}Cada alimento que falte cuesta 3 puntos.
}{ $cold ->
    [0] {""}
   *[other] {" "}Por cada combustible que falte, enferma un granjero.
}
agricola-feeding = { $missing ->
    [0] todos comen
    [one] falta 1 alimento, −{ $points } puntos
   *[other] faltan { $missing } alimentos, −{ $points } puntos
}{ $heat ->
    [0] {""}
   *[other] { $sick ->
        [0] , sin frío
        [one] , 1 enfermo
       *[other] , { $sick } enfermos
    }
}
agricola-ask-feed-feed = Cocinar y convertir …
agricola-ask-feed-after = Cocinar después de comer …
agricola-ask-feed-heat = Combustible para calentar …
agricola-ask-reed-stone = ¿Cuál tomas?
agricola-ask-resource = ¿Qué material tomas?
agricola-ask-animal-market = ¿Qué animal tomas?
agricola-ask-farm-supplies = ¿Para qué pagas 1 alimento?
agricola-ask-building-supplies = ¿Qué tomas?
agricola-ask-fell-trees = ¿Qué bosque talas?
agricola-ask-slash-and-burn = ¿Qué bosque se convierte en campo?
agricola-ask-cut-peat = ¿De qué cenagal sacas turba?
agricola-ask-solo-keep = ¿Conservas la carta de acción especial con { $actions }? Si no, va bajo el mazo y se descubre la siguiente: { $next }.
agricola-ask-solo-pay = ¿Pagas { $food } alimentos para conservar la carta de acción especial que has usado ({ $actions })? Así puedes usarla una vez más, en esta ronda o más adelante.
agricola-ask-farm-extension = ¿Dónde añades las dos parcelas nuevas?
agricola-ask-lutenist = ¿Compras 1 hortaliza por 2 alimentos?
agricola-ask-buy = { $card }: ¿compras { $goods } por { $cost }?
agricola-ask-buy-instead = { $card }: ¿{ $goods } por { $cost }, en vez de { $instead } gratis?
agricola-ask-by-card = { $card }. { $question }
agricola-ask-use-card = ¿Usas { $card }?
agricola-ask-pay-for = { $card }: ¿pagas { $cost }?
agricola-ask-special = ¿Qué acción especial haces?
agricola-ask-lay-forest = ¿Dónde colocas el bosque?
agricola-ask-lay-moor = ¿Dónde colocas el cenagal?
agricola-ask-lay-field = ¿Dónde colocas el campo?
agricola-ask-moor-to-field = ¿Qué cenagal se convierte en campo?
agricola-ask-forests-to-moors = ¿Qué bosques se convierten en cenagales?
agricola-ask-remove-moors = ¿Qué cenagales retiras?
agricola-ask-cover-forest = ¿Qué bosques reciben otro encima?
agricola-ask-cover-moor = ¿Qué cenagales reciben un bosque encima?
agricola-ask-fence-space = ¿Qué parcela vallas?
agricola-ask-move-crop = ¿De qué campo pasas 1 cultivo?
agricola-ask-clear-crops = ¿Qué cultivos descartas?
agricola-ask-lay-grave = ¿Dónde pones la lápida?
agricola-ask-lay-food = ¿En qué campos vacíos pones alimentos?
agricola-ask-reap-more = ¿De qué campos de cereal tomas uno más?
agricola-ask-pay-food = ¿Cuántos alimentos pagas por puntos?
agricola-ask-choose-round = ¿En qué ronda?
agricola-ask-place-again = ¿Colocas otro granjero en este turno?
agricola-ask-place-again-place-again = Elige una casilla …
agricola-ask-lay-room = ¿Dónde va la habitación nueva?
agricola-ask-forest-hut = ¿En qué bosque espera el granjero?
agricola-ask-night-guest = ¿Cuál de tus animales pasa allí la noche?
agricola-ask-lay-which = ¿Qué animal va a la casilla de la ronda { $round }?
agricola-ask-butcher = ¿Qué animal conviertes en alimentos?
agricola-ask-step-animals = ¿Qué animales pasan a la especie siguiente? (como mucho 3)
agricola-ask-shut-craft = ¿Qué recibes por dejar { $craft } sin usar en esta cosecha? Con «nada» puedes usarlo.
agricola-round-goods = ronda { $round }: { $goods }
agricola-ask-gain-one = ¿Qué tomas?
agricola-ask-pay = ¿Cómo pagas?
agricola-ask-next-effect = ¿Qué efecto va primero?

agricola-anytime = Convertir o descartar
agricola-anytime-hint = cocinar, quemar madera, usar una tienda o descartar; después vuelves a elegir
agricola-pass = Pasar
agricola-pass-hint = ahora no puedes usar ninguna casilla; convertir bienes puede cambiarlo
agricola-upgrade = { $major } por { $old }
agricola-improvement-major = Adquisición mayor
agricola-improvement-minor = Adquisición menor
agricola-farm-supplies-plow = labrar 1 campo
agricola-pay = { $goods }
agricola-pay-from = { $goods }, a partir de { $taken }
agricola-pay-exchanged = { $goods }, mediante un intercambio
agricola-pay-either = { $one } o { $other }
agricola-pay-or-other = { $goods } u otro precio
agricola-exchange-burn = madera por combustible
agricola-exchange-heat = combustible para calentar
agricola-exchange-heating = { $goods }
agricola-exchange-light = encender { $major } por 1 combustible
agricola-exchange-release = soltar: { $good }
agricola-exchange-after = { $good } tras comer
agricola-exchange-discard = descartar { $good }
agricola-exchange-swap = { $taken } por { $given }
agricola-hint-goods = { $goods }
agricola-hint-goods-and = { $goods }; { $effect }
agricola-hint-and = { $hint }; { $more }
agricola-hint-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
agricola-hint-major = { $cost }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; { $effect }
agricola-hint-card = { $cost }; { $effect }
agricola-hint-food = { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
} cada vez
agricola-hint-one-for = { $goods } por { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}
agricola-hint-church = 1 combustible por 1 punto
agricola-hint-animal-market-sheep = y 1 alimento
agricola-hint-animal-market-boar = gratis
agricola-hint-animal-market-cattle = por 1 alimento

# Grupos de las listas largas
agricola-group-occupations = Oficios
agricola-group-moor-minors = Adquisiciones menores de la expansión
agricola-group-base-minors = Adquisiciones menores
agricola-group-kitchens = Cocinas
agricola-group-ovens = Hornos
agricola-group-workshops = Talleres
agricola-group-stalls = Tiendas
agricola-group-buildings = Otros edificios

# Negativas
agricola-refused-no-room = No hay sitio para tantos: { $pastures ->
    [0] no tienes pastizales; sueltos: { $singles }.
    [one] tu pastizal admite { $largest } de una especie; sueltos: { $singles }.
   *[other] tienes { $pastures } pastizales, cada uno para una especie (el mayor admite { $largest }); sueltos: { $singles }.
}{ $beds ->
    [0] {""}
    [one] {" "}Por una carta cabe { $beds } más, pero no de cualquier especie.
   *[other] {" "}Por cartas caben { $beds } más, no siempre de cualquier especie.
}
agricola-refused-overdrawn = Por encima de lo que tienes: { $goods }.
agricola-refused-not-lit = { $major } no puede cocinar hasta que pagues 1 combustible.
agricola-refused-no-counters = Sobre { $card } solo { $n ->
    [one] queda 1 ficha
   *[other] quedan { $n } fichas
}.
agricola-refused-needed = Debes poder realizar al menos una parte de la acción que has empezado. Después de esto no podrías.
agricola-refused-room-apart = Cada habitación nueva debe tocar la casa.
agricola-refused-sown-twice = En cada carta solo se puede sembrar un cultivo.
agricola-refused-sow-nothing = Hay que sembrar al menos un cultivo.
agricola-refused-pasture-tile = Un pastizal no puede contener habitaciones, campos, bosques, cenagales ni cultivos.
agricola-refused-pasture-apart = Las parcelas de un pastizal deben estar unidas.
agricola-refused-pasture-mixed = Las vallas no se quitan: elige solo parcelas sin vallar, o parte de un único pastizal.
agricola-refused-pasture-there = Eso ya es un pastizal.
agricola-refused-pasture-detached = Un pastizal nuevo debe tocar uno de los tuyos.
agricola-refused-pasture-fences = Eso requiere { $needed ->
    [one] 1 valla
   *[other] { $needed } vallas
}; puedes construir { $most }.

# Why it is not there
agricola-why-not-lacks = cuesta { $cost }; faltan: { $lacking }
agricola-why-not-needed = después no podrías hacer lo que has empezado
agricola-why-not-occupied = ocupada por { $people }
agricola-why-not-sick = todos los que están en casa están en cama: solo queda el Dispensario
agricola-why-not-closed = abre en una ronda posterior
agricola-why-not-linked = bloqueada mientras esté ocupada la casilla { $space }
agricola-why-not-fences = { $pays ->
    [wood] 1 madera por valla{ $free ->
        [0] {""}
       *[other] {" "}({ $free } gratis)
    }, al menos 4 para el primer pastizal: tienes { $wood } de madera
   *[clay] 1 madera o adobe por valla{ $free ->
        [0] {""}
       *[other] {" "}({ $free } gratis)
    }, al menos 4 para el primer pastizal: tienes { $wood } de madera y { $clay } de adobe
}; vallas que te quedan: { $left }
agricola-why-not-pasture-site = en tu granja no se puede vallar ningún otro pastizal; vallas que te quedan: { $left }
agricola-why-not-family = no te queda nadie en la reserva
agricola-why-not-rooms = no hay habitación libre: { $more ->
    [0] en tu casa caben { $n }
   *[other] en tu casa y tus cartas caben { $n }
}
agricola-why-not-plow = no queda ninguna parcela que labrar
agricola-why-not-sow-bake = nada que sembrar en un campo vacío ni cereal que hornear
agricola-why-not-field-oven = ningún campo vacío que sembrar ni dónde hornear
agricola-why-not-plow-sow = nada que labrar ni nada que sembrar en un campo vacío
agricola-why-not-side-job = { $sites ->
    [0] no queda parcela para un establo
   *[other] un establo cuesta 1 madera (en la reserva: { $stables })
}; para hornear hacen falta cereal y un horno
agricola-why-not-majors = no puedes pagar ninguna adquisición mayor disponible
agricola-why-not-improvement = ninguna adquisición que puedas construir ahora
agricola-why-not-corral = ya tienes las tres especies
agricola-why-not-lessons = ningún oficio que puedas jugar ahora
agricola-why-not-no-occupations = en esta partida no hay oficios
agricola-why-not-expansion = habitación: { $room }; establo: { $stables ->
    [0] ya están todos construidos
   *[other] { $sites ->
        [0] no queda parcela
       *[other] cuesta 2 maderas
    }
}
agricola-why-not-room-site = no hay parcela libre junto a la casa
agricola-why-not-stone-house = la casa ya es de piedra
agricola-why-not-no-renovation = una de tus cartas te prohíbe reformar la casa
agricola-why-not-special-yours = ya has usado esta carta en esta ronda
agricola-why-not-special-used = dos jugadores ya han usado esta carta en esta ronda
agricola-why-not-forest = no te queda ningún bosque
agricola-why-not-slash = ningún bosque junto a uno de tus campos
agricola-why-not-slash-stacked = hay algo debajo de cada bosque que podría ser campo
agricola-why-not-moor = no te queda ningún cenagal
agricola-why-not-illicit = tras 1 combustible y el alimento no podrías pagar ninguna adquisición mayor
agricola-why-not-minor = ninguna adquisición menor que puedas jugar ahora
agricola-why-not-covered = está debajo de { $major }
agricola-why-not-not-now = no se puede jugar aquí y ahora
agricola-why-not-beside-field = no está junto a un campo
agricola-why-not-apart = está junto a un campo
agricola-why-not-stacked = hay algo debajo
agricola-why-not-lived-in = ahí vive uno de tus granjeros
agricola-why-not-beside-house = no está junto a la casa
agricola-why-not-beside-room = no está junto a la casa, o queda demasiado lejos para lo que puedes pagar
agricola-why-not-cook = no tienes dónde cocinarlo; basta una de estas adquisiciones: { $majors }
agricola-why-not-none = tienes { $goods }
agricola-why-not-cell = { $kind ->
    [room] hay una habitación
    [field] hay un campo
    [crop] crece un cultivo
    [forest] hay un bosque
    [moor] hay un cenagal
    [grave] hay una lápida
    [post] hay un poste de valla
    [stable] hay un establo
   *[pasture] está en un pastizal
}

# Registro
agricola-log-round = Ronda { $round }: { $space }
agricola-log-harvest = Cosecha de la ronda { $round }
agricola-log-place = { $who } ocupa la casilla { $space }.
agricola-log-takes = { $who } ocupa la casilla { $space } y toma { $goods }.
agricola-log-special = { $who }: acción especial { $action ->
    [fell-trees] Tala de árboles
    [slash-and-burn] Roza y quema
    [cut-peat] Extracción de turba
    [horse-market] Feria del caballo
    [hiring-fair] Mercado de jornaleros
    [black-market] Contrabando
   *[illicit-work] Trabajo clandestino
}{ $action ->
    [black-market] { $fee ->
        [0] {" "}por 1 combustible
       *[other] {" "}por 1 combustible y { $fee } alimentos
    }
    [illicit-work] { $fee ->
        [0] {" "}por 1 combustible y 1 alimento
       *[other] {" "}por 1 combustible, 1 alimento y { $fee } alimentos por la carta
    }
   *[other] { $fee ->
        [0] {""}
       *[other] {" "}por { $fee } alimentos
    }
}.
agricola-log-by = { $done } ({ $by }).
agricola-log-alone = { $done }.
agricola-log-space = { $space }{ $n ->
    [0] {""}
   *[other] , más { $goods }
}
agricola-log-special-by = { $action }{ $fee ->
    [0] {""}
   *[other] , { $fee } alimentos por la carta
}
agricola-log-special-paid = { $action }, pagando { $cost }
agricola-log-gets = { $who } toma { $goods }
agricola-log-plow = { $who } labra { $cell }
agricola-log-sow = { $who } siembra { $goods }
agricola-log-sow-beyond = { $who } siembra { $goods }, también en { $places }
agricola-log-bake = { $who } hornea { $grain ->
    [one] 1 cereal
   *[other] { $grain } cereales
} y obtiene { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}
agricola-log-rooms = { $who } construye { $n ->
    [one] una habitación
   *[other] { $n } habitaciones
} en { $cells } { $cost ->
    [nada] gratis
   *[other] por { $cost }
}
agricola-log-stables = { $who } construye { $n ->
    [one] un establo
   *[other] { $n } establos
} en { $cells } { $wood ->
    [0] gratis
    [one] por 1 madera
   *[other] por { $wood } maderas
}
agricola-log-renovate = { $who } reforma la casa en { $house ->
    [clay] adobe
   *[stone] piedra
} { $cost ->
    [nada] gratis
   *[other] por { $cost }
}
agricola-log-newborn = { $who } tiene un hijo; ya son { $people }
agricola-log-fence = { $who } forma un pastizal en { $cells } { $wood ->
    [0] gratis
    [one] por 1 madera
   *[other] por { $wood } maderas
}
agricola-log-fence-space = { $who } forma un pastizal en { $cell } ({ $card }).
agricola-log-reserve = { $who } valla { $cell }, que será un pastizal cuando quede despejado ({ $card }).
agricola-log-fence-paid = { $who } forma un pastizal en { $cells } { $cost ->
    [nada] gratis
   *[other] por { $cost }
}
agricola-log-major = { $who } construye { $major } { $cost ->
    [nada] gratis
   *[other] por { $cost }
}
agricola-log-upgrade = { $who } devuelve { $old } a cambio de { $major }
agricola-log-minor = { $who } juega { $card } { $cost ->
    [nada] gratis
   *[other] (coste: { $cost })
}
agricola-log-occupation = { $who } juega { $card }{ $food ->
    [0] {""}
    [one] {" "}por 1 alimento
   *[other] {" "}por { $food } alimentos
}
agricola-log-starter = { $who } pasa a ser jugador inicial
agricola-log-stuck = { $who } ya no tiene adónde ir.
agricola-log-cooked = { $who } cocina { $goods } y obtiene { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}.
agricola-log-ran-away = { $who } deja marchar { $goods }.
agricola-log-exchange = { $who } convierte { $taken } en { $given }.
agricola-log-exchange-back = { $who } necesita esos bienes para la acción en curso y deshace el cambio.
agricola-log-discard = { $who } descarta { $goods }.
agricola-log-lit = { $who } enciende { $major }.
agricola-log-felled = { $who } tala el bosque de { $cell } y obtiene { $wood ->
    [one] 1 madera
   *[other] { $wood } maderas
}
agricola-log-slashed = { $who } convierte el bosque de { $cell } en campo
agricola-log-cut = { $who } saca turba de { $cell }: { $fuel ->
    [one] 1 combustible
   *[other] { $fuel } combustibles
}
agricola-log-horse = { $who } { $food ->
    [0] toma un caballo
    [one] compra un caballo por 1 alimento
   *[other] compra un caballo por { $food } alimentos
}
agricola-log-hiring = { $who } gana { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}
agricola-log-solo-shown = Se descubre una carta de acción especial.
agricola-log-solo-back = La última carta de acción especial vuelve y se queda.
agricola-log-arrived = { $who } recibe { $goods } de la casilla de ronda.
agricola-log-riding = { $who } recibe 1 alimento del Picadero.
agricola-log-reap = { $who } cosecha { $goods }.
agricola-log-fed = { $who } alimenta a la familia con { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}{ $missing ->
    [0] {""}
   *[other] {" "}y mendiga { $missing }
}.
agricola-log-meal = { $who } alimenta a la familia con { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}{ $missing ->
    [0] {""}
   *[other] , mendiga { $missing }
} y calienta con { $fuel ->
    [one] 1 combustible
   *[other] { $fuel } combustibles
}{ $sick ->
    [0] {""}
    [one] ; enferma 1 granjero
   *[other] ; enferman { $sick } granjeros
}.
agricola-log-heated = { $who } calienta con { $fuel ->
    [one] 1 combustible
   *[other] { $fuel } combustibles
}{ $sick ->
    [0] {""}
    [one] ; enferma 1 granjero
   *[other] ; enferman { $sick } granjeros
}.
agricola-log-bred = { $who } tiene crías: { $goods }.
agricola-log-lutenist = { $who } recibe 1 alimento y 1 madera como Laudista.
agricola-log-lutenist-bought = { $who } compra 1 hortaliza por 2 alimentos.
agricola-log-lay-there = { $who } recoge { $goods } en { $cell }.
agricola-log-extension = { $who } amplía la granja con { $cells }.
agricola-log-fuel-storage = { $who } llena casillas de ronda con { $card }.
agricola-log-card-gains = { $who } recibe { $goods } ({ $card }).
agricola-log-card-buys = { $who } compra { $goods } por { $cost } ({ $card }).
agricola-log-card-lays = { $who } pone en la casilla de la ronda { $round }: { $what } ({ $card }).
agricola-laid = { $tile ->
    [forest] un bosque
    [moor] un cenagal
   *[field] un campo
}
agricola-log-card-coming = { $who } pone bienes en casillas de ronda ({ $card }).
agricola-log-card-coming-goods = { $who } pone { $goods } en { $n ->
    [one] la casilla de la ronda { $rounds }
   *[other] cada una de las casillas de las rondas { $rounds }
} ({ $card }).
agricola-log-card-points = { $who } recibe { $points ->
    [one] 1 punto extra
   *[other] { $points } puntos extra
} ({ $card }).
agricola-log-marks = { $who } bloquea { $cell } ({ $card }).
agricola-log-lays-goods = { $who } pone { $goods } en { $cell } ({ $card }).
agricola-log-paid = { $who } paga { $cost }.
agricola-log-card-paid = { $who } paga { $cost } ({ $card }).
agricola-log-card-sows = { $who } pone { $goods } en lo sembrado ({ $card }).
agricola-log-lays = { $who } coloca { $tile ->
    [forest] un bosque
    [moor] un cenagal
   *[field] un campo
} en { $cell }.
agricola-log-moor-to-field = { $who } convierte en campo el cenagal de { $cell }.
agricola-log-forests-to-moors = { $who } convierte en cenagal el bosque de { $cells }.
agricola-log-removes-moors = { $who } retira cenagal de { $cells } por { $goods } ({ $card }).
agricola-log-covers = { $who } coloca bosque encima en { $cells } ({ $card }).
agricola-log-moves-crop = { $who } pasa { $goods } al campo { $to }.
agricola-log-clears = { $who } descarta lo sembrado en { $cell }.
agricola-log-layout-drawn = { $card } de { $who }: sale el número { $number }.
agricola-log-swapped-places = { $who } hace que { $major } y { $old } cambien de sitio ({ $card }).
agricola-log-passed = { $who } pasa { $card } a { $to }.
agricola-log-card-removed = { $card } sale de la partida.
agricola-log-hut-to-room = { $who } añade una habitación de madera en { $cell } y retira { $card } del juego.
agricola-log-adopts = { $who } deja actuar a un recién nacido.
agricola-log-token = { $who } se queda la ficha de { $card }: −1 punto al final.
agricola-log-moves-in = { $who } pone un granjero de la reserva en el bosque de { $cell } ({ $card }).
agricola-log-comes-out = { $who } puede colocar un granjero más en esta ronda ({ $card }).
agricola-log-goes-back = { $who } devuelve a la reserva el granjero de { $card }.

# Resultados
agricola-result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $ahead } de ventaja.
agricola-result-resources = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; decide el número de materiales sobrantes: { $resources }.
agricola-result-shared = Victoria compartida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
agricola-result-solo = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
agricola-result-solo-reached = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: se alcanza el objetivo de { $goal }.
agricola-result-solo-missed = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: no se alcanza el objetivo de { $goal }.

agricola-total = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
agricola-score-fields = Campos
agricola-score-pastures = Pastizales
agricola-score-grain = Cereales
agricola-score-vegetables = Hortalizas
agricola-score-sheep = Ovejas
agricola-score-boar = Jabalíes
agricola-score-cattle = Vacas
agricola-score-horses = Caballos
agricola-score-unused = Parcelas sin utilizar
agricola-score-fenced-stables = Establos vallados
agricola-score-clay-rooms = Habitaciones de adobe
agricola-score-stone-rooms = Habitaciones de piedra
agricola-score-people = Granjeros
agricola-score-begging = Mendicidad
agricola-score-improvements = Adquisiciones
agricola-score-bonus = Puntos extra de cartas
agricola-score-cards = Cartas jugadas

# El tablero en palabras
agricola-board-title-round = La ronda
agricola-board-title-own = Tu granja
agricola-board-title-spaces = Casillas de acción
agricola-board-title-people = Dónde están los granjeros
agricola-board-title-farm = Granja de { $seat }
agricola-board-title-land = Terreno y adquisiciones de { $seat }
agricola-board-title-majors = Adquisiciones mayores disponibles
agricola-board-title-points = Puntos
agricola-board-now = { CAPITAL($items) }
agricola-board-round = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round } de 14
}
agricola-board-starter = jugador inicial { $seat }
agricola-board-harvest = próxima cosecha tras la ronda { $round }
agricola-board-turn = Turno de { $seat }
agricola-board-space = { $space }: { $items }
agricola-board-grows = { $goods } más cada ronda
agricola-board-space-barred = { $space } ({ $why ->
    [closed] se abre en una ronda posterior
   *[linked] bloqueada mientras la casilla vinculada esté ocupada
}): { $items }
agricola-board-home = En casa: { $seats }
agricola-board-home-of = { $seat } { $n }
agricola-board-taken = Ocupadas en la ronda { $round }: { $spaces }
agricola-board-taken-space = { $space } ({ $people })
agricola-board-special = Carta de acción especial: { $actions }
agricola-board-action = { $action } ({ $effect })
agricola-board-used = Cartas de acción especial usadas en la ronda { $round }: { $cards }
agricola-board-used-card = la de { $action } ({ $n ->
    [one] { $users }; los demás pagan 2 alimentos
   *[other] { $users }; agotada
})
agricola-board-solo = Mazo de acciones especiales: { $n } bocabajo; en el dorso de la siguiente: { $next }
agricola-board-place = { $major } { $cost ->
    [nada] gratis
   *[other] por { $cost }
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $effect }
agricola-board-place-covering = { $major } { $cost ->
    [nada] gratis
   *[other] por { $cost }
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $effect }. Tapa { $covered }
agricola-board-farm = { $seat }: { $items }
agricola-board-house = casa de { $house ->
    [wood] madera
    [clay] adobe
   *[stone] piedra
} de { $rooms } habitaciones
agricola-board-people = { $people } granjeros
agricola-board-newborns = { $n ->
    [one] 1 recién nacido
   *[other] { $n } recién nacidos
}
agricola-board-sick = { $n } en cama
agricola-board-pet = { $animal } en la casa
agricola-board-on-card = { $animal } en { $card }
agricola-kept-counters = { $card }: { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}
agricola-kept-lying = { $card }: { $n ->
    [one] 1 caballo tumbado
   *[other] { $n } caballos tumbados
}
agricola-kept-sold = { $card }: { $n ->
    [8] vendidos los 8 bienes
   *[other] { $n } de 8 bienes vendidos, sigue { $next }
}
agricola-kept-waits = { $card }: alguien espera en el bosque de { $cells }
agricola-kept-token = ficha de { $card } (−1 punto)
agricola-kept-joined = un granjero más por colocar en esta ronda
agricola-board-begging = { $n ->
    [one] 1 ficha de mendicidad
   *[other] { $n } fichas de mendicidad
} (−{ $points } puntos)
agricola-board-bonus = { $n ->
    [one] 1 punto extra
   *[other] { $n } puntos extra
}
agricola-board-points = Puntos ahora: { $seats }
agricola-board-points-of = { $seat } { $points }
agricola-board-all-sick = { $seat } solo tiene enfermos en casa: solo pueden ir al Dispensario
agricola-board-supply = Bienes de { $seat }: { $goods }
agricola-board-needs = { $seat } necesita { $food ->
    [one] 1 alimento
   *[other] { $food } alimentos
}{ $heating ->
    [0] {""}
    [one] {" "}y 1 combustible
   *[other] {" "}y { $heating } combustibles
} para una cosecha
agricola-board-left = { $seat } aún puede construir { $stables ->
    [one] 1 establo
   *[other] { $stables } establos
} y { $fences ->
    [one] 1 valla
   *[other] { $fences } vallas
}
agricola-board-cells = Terreno de { $seat }: { $cells }
agricola-board-cell = { $cell } { $kind ->
    [room] habitación
    [field] campo vacío
    [forest] bosque
    [moor] cenagal
    [grave] lápida
    [post] poste de valla
   *[empty] { $stable ->
        [yes] establo
       *[no] libre
    }
}
agricola-board-free = { $n ->
    [one] 1 parcela libre
   *[other] { $n } parcelas libres
}
agricola-board-cell-animal = { $cell } establo con { $animal }
agricola-board-cell-crop = { $cell } campo con { $goods }
agricola-board-cell-sown = { $cell } sin usar con { $goods }
agricola-board-cell-stacked = { $tile } (debajo: { $under })
agricola-board-cell-animals = { $what } (vive allí: { $animals })
agricola-board-cell-goods = { $what } (encima: { $goods })
agricola-board-tile = { $kind ->
    [room] habitación
    [field] campo
    [moor] cenagal
   *[forest] bosque
}
agricola-board-field-cards = Cartas de { $seat } que son campos: { $cards }
agricola-board-field-card = { $card } ({ $goods })
agricola-board-field-card-empty = { $card } (vacía)
agricola-board-pastures = Pastizales de { $seat }: { $pastures }
agricola-board-pasture = { $cells } ({ $n ->
    [0] vacío
   *[other] { $animals }
}, caben { $capacity })
agricola-board-owned = { $seat } tiene { $major } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}): { $effect }
agricola-board-locked = { $seat } aún debe encender con 1 combustible: { $majors }
agricola-board-laid = La ronda { $round } ofrece a { $seat }: { $what } ({ $card })
agricola-board-coming = La ronda { $round } trae a { $seat } { $goods }
agricola-board-cards = Cartas jugadas por { $seat }: { $played }; en la mano: { $hand }
agricola-board-hand = Tu mano: { $cards }
agricola-board-card = { $card } ({ $kind }): { $words }
agricola-board-card-not-now = { $line }. Ahora no: { $reason }
agricola-board-title-hand = Tu mano, carta por carta
agricola-board-hand-known = Sabes que { $seat } tiene en la mano { $cards }


# Reglas por temas
agricola-rules-goal-title = Objetivo
agricola-rules-goal = Llevas una granja durante 14 rondas. En cada una colocas a tus granjeros, de uno en uno y por turnos, en casillas de acción. Seis rondas acaban con una cosecha. Dan puntos los campos, pastizales, cultivos, animales, habitaciones, granjeros y adquisiciones; cada parcela sin utilizar resta uno.
agricola-rules-round-title = Una ronda
agricola-rules-round = Se descubre una casilla nueva, llegan los bienes de la casilla de ronda y se llenan las casillas de acumulación. En la Jornada todos colocan granjeros por turnos, empezando por el jugador inicial. En una casilla cabe un granjero. Al final vuelven todos a casa.
agricola-rules-farm-title = La granja
agricola-rules-farm = Las habitaciones se tocan entre sí, y también los campos y los pastizales. Cada lado de un pastizal lleva su propia valla, a una madera, y tienes quince. Un pastizal admite dos animales de una especie por parcela, y el doble por cada establo que contenga. La casa guarda un animal, y un establo suelto otro.
agricola-rules-crops-title = Sembrar y hornear
agricola-rules-crops = Un cereal sembrado deja tres en su campo; una hortaliza, dos. Cada cosecha da uno de cada campo plantado. Hornear convierte cereal en alimento si tienes hogar, cocina u horno.
agricola-rules-improvements-title = Adquisiciones
agricola-rules-improvements = Las adquisiciones mayores están a la vista de todos; con la expansión, unas tapan a otras. Hogares y cocinas convierten animales y hortalizas en alimento cuando quieras; un hogar puede devolverse por una cocina.
agricola-rules-hands-title = Cartas en la mano
agricola-rules-hands = En el nivel I no hay. En el nivel II cada cual tiene siete adquisiciones menores de la expansión; en el III, siete oficios, cuatro adquisiciones menores de la expansión y otras tres (sin la expansión: siete y siete). En el draft cada cual se queda una carta y pasa las demás, los oficios a la izquierda y, con la expansión, las adquisiciones menores a la derecha, hasta que no queda ninguna. Un oficio se juega en una casilla de Lecciones; una adquisición menor, donde lo diga la casilla. Cuesta lo que pone en ella, y hay que cumplir su requisito. Algunas pasan después a la mano de quien se sienta a la izquierda.
agricola-rules-harvest-title = La cosecha
agricola-rules-harvest = Fase de campo: tomas 1 cultivo de cada campo sembrado. Alimentación: cada adulto necesita 2 alimentos (3 en solitario) y cada recién nacido 1; por cada alimento que falte recibes una ficha de mendicidad, que resta 3 puntos. Procreación: cada especie con al menos dos animales tiene una cría, si hay sitio.
agricola-rules-moor-title = Bosque y cenagal
agricola-rules-moor = Bosques y cenagales ocupan tu granja. Las acciones especiales los quitan sin colocar a nadie: el primero usa la carta gratis y otro paga 2 alimentos. En la cosecha cada habitación pide además 1 combustible (vale la madera); la casa de adobe ahorra 1 y la de piedra 2. Por cada combustible que falte enferma un granjero, que solo podrá ir al Dispensario.
agricola-rules-solo-title = En solitario
agricola-rules-solo = Empiezas sin alimentos, cada adulto come 3 y el Bosque recibe solo 2 maderas por ronda. Las cartas itinerantes salen de la partida tras jugarlas. Con la expansión, cada ronda hay una carta de acción especial a la vista. Tras usarla se descarta, salvo que pagues 2 alimentos. Si no la usas, puede quedarse o ir bajo el mazo. Ahí el objetivo son 65 puntos, o 70 con cartas en la mano.

# Draft y mulligan
agricola-deck-occupations = { $n ->
    [one] { $n } oficio
   *[other] { $n } oficios
}
agricola-deck-moor-minors = { $n ->
    [one] { $n } adquisición menor de la expansión
   *[other] { $n } adquisiciones menores de la expansión
}
agricola-deck-base-minors = { $n ->
    [one] { $n } adquisición menor
   *[other] { $n } adquisiciones menores
}
agricola-log-draft = Draft: cada cual recibe { $cards }, se queda una carta y pasa las otras a la { $way ->
    [left] izquierda
   *[right] derecha
}.
agricola-log-draft-over = Todas las manos están elegidas.
agricola-log-mulligan = { $who } cambia { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
agricola-ask-draft = ¿Qué carta te quedas? Pasas las demás.
agricola-ask-mulligan = ¿Qué cartas cambias? Solo puedes hacerlo una vez.
agricola-part-mulligan = Cartas que cambias
agricola-secretly-draft = elige una carta. Pulsa **Elegir**; puedes cambiarla hasta que todos hayan elegido.
agricola-secretly-mulligan = puedes cambiar cartas de la mano. Pulsa **Elegir**.
agricola-secretly-feed = elige qué usar en la cosecha. Pulsa **Elegir**.

# Requisitos
agricola-needs-needs = requiere { $needs }
agricola-needs-least = al menos { $what }
agricola-needs-most = como mucho { $what }
agricola-needs-exactly = exactamente { $what }
agricola-needs-none = no tener { $what }
agricola-needs-from-round = ronda { $round } o después
agricola-needs-until-round = ronda { $round } o antes
agricola-needs-not-in-rounds = una ronda distinta de { $rounds }
agricola-needs-house = { $material ->
    [wood] una casa de madera
    [clay] casa de adobe o de piedra
   *[stone] casa de piedra
}
agricola-needs-standing = uno de tus granjeros en { $space }
agricola-needs-upgrade = devolver { $majors }
agricola-needs-all = { $conditions }
agricola-needs-any = { $one } o { $other }
agricola-needs-possible = que puedas hacerlo
agricola-why-not-needs = requiere { $needs }
agricola-count-occupations = { $n ->
    [0] ningún oficio
    [one] { $n } oficio
   *[other] { $n } oficios
}
agricola-count-improvements = { $n ->
    [0] ninguna adquisición
    [one] { $n } adquisición
   *[other] { $n } adquisiciones
}
agricola-count-majors = { $n ->
    [0] ninguna adquisición mayor
    [one] { $n } adquisición mayor
   *[other] { $n } adquisiciones mayores
}
agricola-count-minors = { $n ->
    [0] ninguna adquisición menor
    [one] { $n } adquisición menor
   *[other] { $n } adquisiciones menores
}
agricola-count-minors-in-hand = { $n ->
    [0] ninguna adquisición menor en la mano
    [one] { $n } adquisición menor en mano, con esta
   *[other] { $n } adquisiciones menores en mano, con esta
}
agricola-count-fields = { $n ->
    [0] ningún campo
    [one] { $n } campo
   *[other] { $n } campos
}
agricola-count-grain-fields = { $n ->
    [0] ningún campo de cereales
    [one] { $n } campo de cereales
   *[other] { $n } campos de cereales
}
agricola-count-vegetable-fields = { $n ->
    [0] ningún campo de hortalizas
    [one] { $n } campo de hortalizas
   *[other] { $n } campos de hortalizas
}
agricola-count-empty-fields = { $n ->
    [0] ningún campo vacío
    [one] { $n } campo vacío
   *[other] { $n } campos vacíos
}
agricola-count-forests = { $n ->
    [0] ningún bosque
    [one] { $n } bosque
   *[other] { $n } bosques
}
agricola-count-moors = { $n ->
    [0] ningún cenagal
    [one] { $n } cenagal
   *[other] { $n } cenagales
}
agricola-count-pastures = { $n ->
    [0] ningún pastizal
    [one] { $n } pastizal
   *[other] { $n } pastizales
}
agricola-count-stables = { $n ->
    [0] ningún establo
    [one] { $n } establo
   *[other] { $n } establos
}
agricola-count-unused = { $n ->
    [0] ninguna parcela sin usar
    [one] { $n } parcela sin usar
   *[other] { $n } parcelas sin usar
}
agricola-count-rooms = { $n ->
    [0] ninguna habitación
    [one] { $n } habitación
   *[other] { $n } habitaciones
}
agricola-count-people = { $n ->
    [0] ningún granjero
    [one] { $n } granjero
   *[other] { $n } granjeros
}
agricola-count-animals = { $n ->
    [0] ningún animal
    [one] { $n } animal
   *[other] { $n } animales
}
## ¿Qué harías tú?
agricola-why = { $why } { agricola-why-points-expected }
agricola-why-second = { $why } { $second } { agricola-why-points-expected }
agricola-why-points-expected = Puntuación final prevista: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
agricola-why-next = La segunda mejor opción: { $second }, { $halves ->
    [0] más o menos igual de buena
    [1] medio punto menos
   *[other] { $points ->
        [one] alrededor de { $points } punto menos
       *[other] alrededor de { $points } puntos menos
    }
}.
agricola-why-growth = { $rounds ->
    [0] Un granjero más da puntos, aunque llegue el último día.
    [one] Un granjero más ayuda en la última ronda y da puntos.
   *[other] Un granjero más ayuda en cada una de las { $rounds } rondas que quedan.
}
agricola-why-room = Construye ya una habitación para que la familia pueda crecer.
agricola-why-renovation = Cada habitación de adobe da 1 punto y cada una de piedra, 2.
agricola-why-major = { $card } (cuanto antes se construye, más tiempo se aprovecha): { $effect }.
agricola-why-card = { $card } (cuanto antes se juega, más tiempo ayuda): { $effect }.
agricola-why-card-now = { $card } da más de lo que cuesta: { $effect }.
agricola-why-points = { $card } da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
agricola-why-no-card = Ninguna de estas cartas da ahora más de lo que cuesta.
agricola-why-draft = { $points ->
    [0] Ninguna de estas cartas promete mucho; la más útil es { $card }.
    [one] { $card }: espero de ella alrededor de { $points } punto en toda la partida.
   *[other] { $card }: espero de ella alrededor de { $points } puntos en toda la partida.
}
agricola-why-yes = Te da más de lo que cuesta.
agricola-why-no = Te cuesta más de lo que da.
agricola-why-first = Usa primero { $card }: así puedes hacer más en este turno o en esta comida.
agricola-why-fences = Pastizales: menos parcelas sin usar y sitio para que críen los animales.
agricola-why-sowing = Lo que siembres ahora dará alimento o puntos tras las próximas cosechas.
agricola-why-field = Un campo más: da puntos y se puede sembrar.
agricola-why-stable = Un establo aprovecha una parcela y aloja un animal.
agricola-why-goods = Recibes { $goods }. Es lo que necesitas para esto: { $want }.
agricola-why-plan = Recibes { $goods }. El plan para { $rounds ->
    [0] esta ronda
    [one] la próxima ronda
   *[other] la ronda { $round }
}: { $want }.
agricola-why-food = Recibes { $goods }. En la próxima cosecha la familia necesita { $need }; { $have ->
    [0] aún no tienes nada
   *[other] tienes { $have }
}.
agricola-why-fuel = Recibes { $goods }. En la próxima cosecha la casa necesita { $need }; { $have ->
    [0] aún no tienes nada
   *[other] tienes { $have }
}.
agricola-why-stock = Recibes { $goods }, para construir más adelante.
agricola-why-animals = Recibes { $goods } para criar, cocinar o conservar por los puntos.
agricola-why-pair = Recibes { $goods }: a partir de dos, una especie cría en cada cosecha si hay sitio.
agricola-why-species = Recibes { $goods }. No tener ninguno de la especie «{ $animal }» al final cuesta 1 punto; tener alguno da puntos.
agricola-why-cook = Lo que no conservas se convierte en { $food }.
agricola-why-keep-all = Tienes sitio para todos estos animales.
agricola-why-crops = Recibes { $goods }, para sembrar o conservar por los puntos.
agricola-why-feed = Son los bienes que menos necesitas para puntuar{ $last ->
    [1] .
   *[0] {" "}y para acciones posteriores.
}
agricola-why-feed-cards = Lo que da en la cosecha vale más que lo que cuesta: { $cards }.
agricola-why-feed-enough = Tienes comida suficiente, y tus otros bienes valen más sin comer.
agricola-why-starter = Pasas a ser el jugador inicial: en la próxima ronda eliges primero.
agricola-why-best = A la larga, esta opción es la que da más puntos.
agricola-why-yes-by = { $halves ->
    [1] Te da alrededor de medio punto más de lo que cuesta.
   *[other] { $points ->
        [one] Te da alrededor de { $points } punto más de lo que cuesta.
       *[other] Te da alrededor de { $points } puntos más de lo que cuesta.
    }
}
agricola-why-no-by = { $halves ->
    [1] Te cuesta alrededor de medio punto más de lo que da.
   *[other] { $points ->
        [one] Te cuesta alrededor de { $points } punto más de lo que da.
       *[other] Te cuesta alrededor de { $points } puntos más de lo que da.
    }
}
agricola-why-nothing = Aquí cualquier opción te costaría más de lo que da.
agricola-why-card-worth = { $scores ->
    [0] {""}
    [one] { $card } da { $scores } punto.{" "}
   *[other] { $card } da { $scores } puntos.{" "}
}En total espero { $halves ->
    [0] claramente más puntos
    [1] alrededor de medio punto más
   *[other] { $points ->
        [one] alrededor de { $points } punto más
       *[other] alrededor de { $points } puntos más
    }
} con { $card } que sin esta carta.
agricola-why-card-least = { $card }: de estas, es la que menos te cuesta.
agricola-why-upgrade = { $card } en lugar de { $old }: espero { $halves ->
    [0] apenas algún punto más
    [1] alrededor de medio punto más
   *[other] { $points ->
        [one] alrededor de { $points } punto más
       *[other] alrededor de { $points } puntos más
    }
}.
agricola-why-brings = Ganas: { $gains }.
agricola-gain-room = { $n ->
    [one] sitio para { $n } animal más
   *[other] sitio para { $n } animales más
}
agricola-gain-beds = { $n ->
    [one] sitio para { $n } granjero más
   *[other] sitio para { $n } granjeros más
}
agricola-gain-unused = { $n ->
    [one] { $n } parcela sin usar menos (1 punto)
   *[other] { $n } parcelas sin usar menos ({ $n } puntos)
}
agricola-gain-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ({ $what })
agricola-why-fields = { $n ->
    [one] Con el primer campo ya puedes sembrar; los campos dan puntos a partir del segundo.
   *[other] Con este tienes { $n } campos: dan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
agricola-why-field-at = { agricola-why-fields } { $where }
agricola-where-only = Solo puede ir aquí.
agricola-where-left = { $left ->
    [0] Ya no queda ninguna parcela libre.
    [one] Queda una parcela libre.
   *[other] Está lo más a la izquierda posible{ $together ->
        [one] .
       *[other] : { $together } de tus { $left } parcelas libres siguen juntas para habitaciones y pastizales.
    }
}
agricola-where-freed = { $cell } queda libre{ $beside ->
    [house] , junto a tu casa
    [field] , junto a un campo
   *[none] {""}
}: { $together ->
    [one] es la única parcela libre allí.
   *[other] así hay { $together } parcelas libres juntas.
}
agricola-why-sown = En los campos esto se convierte en { $goods }. En cada cosecha recoges una unidad de cada campo{ $round ->
    [0] {""}
   *[other] ; la próxima es tras la ronda { $round }
}.
agricola-why-baked = { $baked } se convierte en { $made }{ $hungry ->
    [yes] : en la próxima cosecha tu familia necesita { $need } de alimento y tienes { $have }
   *[no] {""}
}.
agricola-why-no-young = No hay sitio para crías, salvo que renuncies a otros animales. Esos valen más.
agricola-why-no-room = No hay sitio para crías, te quedes con los animales que te quedes.
agricola-why-breed = Las crías que ganas valen más que lo que dejas por ellas: { $born } por { $lost }.
agricola-why-give-up = No hay sitio para todos. Los que menos echarás en falta: { $goods }.
agricola-why-pay = Pagas con lo que menos echarás en falta.
agricola-why-feed-fed = Tienes el alimento para tu familia.
agricola-why-feed-lack = Te falta alimento ({ $lack }), y esto es lo que menos necesitas para puntuar{ $last ->
    [1] {""}
   *[0] {" "}y para acciones posteriores
}: { $goods }.{ $begging ->
    [0] {""}
   *[other] {" "}Aun así tienes que mendigar { $begging } de alimento, a 3 puntos cada uno.
}
agricola-why-beg = Falta alimento ({ $n }); a 3 puntos cada uno, mendigar te cuesta menos que tus bienes.
agricola-why-beg-must = { $n ->
    [one] Falta { $n } alimento
   *[other] Faltan { $n } alimentos
} y no tienes nada que convertir en alimento: tendrás que mendigar, a 3 puntos cada uno.
agricola-why-solo-keep = Espero { $halves ->
    [0] de esta carta más o menos los mismos puntos que
    [1] de esta carta alrededor de medio punto más que
   *[other] { $points ->
        [one] de esta carta alrededor de { $points } punto más que
       *[other] de esta carta alrededor de { $points } puntos más que
    }
} de la siguiente.
agricola-why-solo-change = Espero { $halves ->
    [0] de la carta siguiente más o menos los mismos puntos que
    [1] de la carta siguiente alrededor de medio punto más que
   *[other] { $points ->
        [one] de la carta siguiente alrededor de { $points } punto más que
       *[other] de la carta siguiente alrededor de { $points } puntos más que
    }
} de esta.
agricola-why-lacked = Recibes { $goods }. Para esto necesitabas aún { $lacked }: { $want }.
agricola-why-later = Recibes { $goods }. { $good ->
    [wood] Las vallas, los establos y las habitaciones de madera cuestan madera
    [clay] Los hogares, los hornos y una casa de adobe cuestan adobe
    [reed] Cada habitación y cada reforma cuesta juncos
   *[stone] Las adquisiciones y una casa de piedra cuestan piedra
}; { $have ->
    [0] no tenías nada.
   *[other] tenías { $have }.
}
agricola-why-peat = { $freed } En la próxima cosecha la casa necesita { $need }; { $have ->
    [0] aún no tienes nada
   *[other] tienes { $have }
}.
agricola-why-pass = Mejor conserva lo que tienes.
agricola-want-growth = crecimiento familiar
agricola-want-room = una habitación más
agricola-want-renovation = reformar la casa
agricola-want-pasture = un pastizal
agricola-want-stable = un establo
agricola-want-sowing = sembrar

# Lo que alguien averigua, en cifras: cartas según su mazo
agricola-pool-hand = { $n ->
    [one] una carta de la mano
   *[other] { $n } cartas de la mano
}
agricola-pool-special = { $n ->
    [one] una carta de acción especial
   *[other] { $n } cartas de acción especial
}
agricola-pool-round-1 = { $n ->
    [one] una carta de ronda de la etapa 1
   *[other] { $n } cartas de ronda de la etapa 1
}
agricola-pool-round-2 = { $n ->
    [one] una carta de ronda de la etapa 2
   *[other] { $n } cartas de ronda de la etapa 2
}
agricola-pool-round-3 = { $n ->
    [one] una carta de ronda de la etapa 3
   *[other] { $n } cartas de ronda de la etapa 3
}
agricola-pool-round-4 = { $n ->
    [one] una carta de ronda de la etapa 4
   *[other] { $n } cartas de ronda de la etapa 4
}
agricola-pool-round-5 = { $n ->
    [one] una carta de ronda de la etapa 5
   *[other] { $n } cartas de ronda de la etapa 5
}
agricola-pool-round-6 = { $n ->
    [one] una carta de ronda de la etapa 6
   *[other] { $n } cartas de ronda de la etapa 6
}

## Órdenes: respuestas por adelantado

agricola-fact-round = Ronda
agricola-fact-goods = { $what } en { $where }
agricola-order-feed = Alimentar a la familia
agricola-order-breed = Qué animales conservar tras la cría
agricola-order-house-animals = Qué animales conservar cuando falta sitio
