# The game
agricola-name = Agricola
agricola-tagline = Fourteen rounds to turn two rooms and a patch of land into a farm.
agricola-option-moor = Farmers of the Moor
agricola-option-moor-hint = Forests and moors to clear, heating, horses and 14 more improvements. Without: the base game.
agricola-option-level = Level
agricola-option-level-1 = I – no hand cards
agricola-option-level-1-hint = Action spaces and major improvements only. Good for a first game.
agricola-option-level-2 = II – minor improvements
agricola-option-level-2-hint = Each player gets seven minor improvements from Farmers of the Moor.
agricola-option-level-3 = III – with occupations
agricola-option-level-3-hint = Each player gets seven occupations and seven minor improvements. For experienced players.
agricola-option-hands = Hand cards
agricola-option-hands-draft = Draft
agricola-option-hands-draft-hint = Keep one card and pass the rest, until none are left. Solo: same as “Exchange”.
agricola-option-hands-experts = Draft of eight
agricola-option-hands-experts-hint = Like the draft, but packs of seven become packs of eight; the last card leaves the game.
agricola-option-hands-mulligan = Exchange
agricola-option-hands-mulligan-hint = Cards are dealt. Once, each player may exchange any number of them for new ones.
agricola-option-hands-dealt = As dealt
agricola-option-hands-dealt-hint = Cards are dealt and cannot be exchanged.
agricola-option-family = Family spaces
agricola-option-family-hint = As in the first edition: Day Laborer with a resource, and a space for baking or a cheap stable.
agricola-option-fuel-tokens = Fuel for kitchens
agricola-option-fuel-tokens-hint = Pay 1 fuel for each new cooking improvement before it can cook. A little harder.
agricola-card-cost = Cost: { $cost }
agricola-cost-or-return = { $cost }, or return { $majors }
agricola-any-fireplace = a Fireplace
agricola-any-hearth = a Cooking Hearth
agricola-kind-major = Major improvement
agricola-kind-occupation = Occupation
agricola-kind-minor = Minor improvement
agricola-kind-card = Hand card
agricola-secretly-place = choose where to go.
agricola-secretly-minor = you may play a minor improvement.
agricola-secretly-occupation = choose an occupation.
agricola-secretly-improvement = choose an improvement.

# Goods
agricola-good-wood = wood
agricola-good-clay = clay
agricola-good-reed = reed
agricola-good-stone = stone
agricola-good-grain = grain
agricola-good-vegetable = vegetable
agricola-good-food = food
agricola-good-fuel = fuel
agricola-good-sheep = sheep
agricola-good-boar = wild boar
agricola-good-cattle = cattle
agricola-good-horse = horse

agricola-amount-wood = { $n } wood
agricola-amount-clay = { $n } clay
agricola-amount-reed = { $n } reed
agricola-amount-stone = { $n } stone
agricola-amount-grain = { $n } grain
agricola-amount-vegetable = { $n ->
    [one] 1 vegetable
   *[other] { $n } vegetables
}
agricola-amount-food = { $n } food
agricola-amount-fuel = { $n } fuel
agricola-amount-sheep = { $n } sheep
agricola-amount-boar = { $n ->
    [one] 1 wild boar
   *[other] { $n } wild boar
}
agricola-amount-cattle = { $n } cattle
agricola-amount-horse = { $n ->
    [one] 1 horse
   *[other] { $n } horses
}

agricola-nothing = nothing
agricola-cell = { $cell }
agricola-two-cells = { $one } and { $two }

# Action spaces
agricola-space-farm-expansion = Farm Expansion
agricola-space-farm-expansion-effect = rooms (5 of the house material and 2 reed each), stables (2 wood each)
agricola-space-farm-expansion-own = rooms ({ $cost } each), stables (2 wood each)
agricola-space-meeting-place = Meeting Place
agricola-space-grain-seeds = Grain Seeds
agricola-space-farmland = Farmland
agricola-space-farmland-effect = plow 1 field
agricola-space-lessons = Lessons
agricola-space-lessons-b = Lessons
agricola-space-lessons-c = Lessons
agricola-space-day-laborer = Day Laborer
agricola-space-forest = Forest
agricola-space-forest-effect = take all the wood
agricola-space-clay-pit = Clay Pit
agricola-space-clay-pit-effect = take all the clay
agricola-space-reed-bank = Reed Bank
agricola-space-reed-bank-effect = take all the reed
agricola-space-fishing = Fishing
agricola-space-fishing-effect = take all the food
agricola-space-side-job = Side Job
agricola-space-side-job-effect = build 1 stable for 1 wood, or bake bread, or both
agricola-space-infirmary = Infirmary
agricola-space-resource-market = Resource Market
agricola-space-grove = Grove
agricola-space-grove-effect = take all the wood
agricola-space-copse = Copse
agricola-space-copse-effect = take all the wood
agricola-space-hollow = Hollow
agricola-space-hollow-effect = take all the clay
agricola-space-traveling-players = Traveling Players
agricola-space-traveling-players-effect = take all the food
agricola-space-house-building = House Building
agricola-space-house-building-effect = build rooms
agricola-space-modest-wish = Modest Wish for Children
agricola-space-modest-wish-effect = family growth if there is room, from round 5
agricola-space-riverbank-forest = Riverbank Forest
agricola-space-riverbank-forest-effect = take all the wood, and 1 reed
agricola-space-animal-market = Animal Market
agricola-space-animal-market-effect = 1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food
agricola-space-farm-supplies = Farm Supplies
agricola-space-farm-supplies-effect = 1 grain for 1 food, or plow 1 field for 1 food, or both
agricola-space-building-supplies = Building Supplies
agricola-space-corral = Corral
agricola-space-corral-effect = 1 animal of the first species you lack: sheep, wild boar, cattle
agricola-space-improvement = Improvement
agricola-space-improvement-effect = a minor improvement; from round 5 also a major one
agricola-space-major-improvement = Major Improvement
agricola-space-fencing = Fencing
agricola-space-fencing-effect = build fences, 1 wood each
agricola-space-fencing-own = build fences, { $clay ->
    [0] 1 wood each
   *[other] 1 wood or clay each
}{ $free ->
    [0] {""}
   *[other] ; { $free } of them free
}
agricola-space-grain-utilization = Grain Utilization
agricola-space-grain-utilization-effect = sow, or bake bread, or both
agricola-space-sheep-market = Sheep Market
agricola-space-sheep-market-effect = take all the sheep
agricola-space-basic-wish-for-children = Basic Wish for Children
agricola-space-house-redevelopment = House Redevelopment
agricola-space-house-redevelopment-effect = renovate, then you may build an improvement
agricola-space-western-quarry = Western Quarry
agricola-space-western-quarry-effect = take all the stone
agricola-space-vegetable-seeds = Vegetable Seeds
agricola-space-pig-market = Pig Market
agricola-space-pig-market-effect = take all the wild boar
agricola-space-cattle-market = Cattle Market
agricola-space-cattle-market-effect = take all the cattle
agricola-space-eastern-quarry = Eastern Quarry
agricola-space-eastern-quarry-effect = take all the stone
agricola-space-urgent-wish-for-children = Urgent Wish for Children
agricola-space-urgent-wish-for-children-effect = family growth even without room
agricola-space-cultivation = Cultivation
agricola-space-cultivation-effect = plow 1 field, or sow, or both
agricola-space-farm-redevelopment = Farm Redevelopment
agricola-space-farm-redevelopment-effect = renovate, then you may build fences

# What spaces do besides giving goods, where it depends on the table
agricola-blocks = { $space } is blocked meanwhile
agricola-effect-infirmary = a sick person recovers here
agricola-effect-choose-reed-stone = 1 reed or 1 stone
agricola-effect-choose-resource = 1 building resource of your choice
agricola-effect-meeting-place = become starting player
agricola-effect-meeting-minor = become starting player, then you may play a minor improvement
agricola-effect-building-supplies = 1 reed or 1 stone, and 1 wood or 1 clay
agricola-effect-lessons = play an occupation: the first is free, later ones cost 1 food
agricola-effect-lessons-2 = play an occupation for 2 food
agricola-effect-lessons-1-1-2 = play an occupation: the first two cost 1 food, later ones 2
agricola-effect-improvement = build a major improvement
agricola-effect-improvement-cards = build a major improvement or play a minor one
agricola-effect-family-growth = family growth if there is room
agricola-effect-family-growth-cards = family growth if there is room, then you may play a minor improvement

# Special actions
agricola-special-fell-trees = Fell Trees
agricola-special-fell-trees-effect = { $fee ->
    [0] a forest becomes { $gives } wood
   *[other] pay { $fee } food: a forest becomes { $gives } wood
}
agricola-special-slash-and-burn = Slash and Burn
agricola-special-slash-and-burn-effect = { $fee ->
    [0] a forest becomes a field
   *[other] pay { $fee } food: a forest becomes a field
}
agricola-special-cut-peat = Cut Peat
agricola-special-cut-peat-effect = { $fee ->
    [0] a moor becomes { $gives } fuel
   *[other] pay { $fee } food: a moor becomes { $gives } fuel
}
agricola-special-horse-market = Horse Market
agricola-special-horse-market-effect = { $fee ->
    [0] {""}
   *[other] pay { $fee } food:{" "}
}1 horse{ $food ->
    [0] {""}
   *[other] {" "}for { $food } food
}
agricola-special-hiring-fair = Hiring Fair
agricola-special-hiring-fair-effect = { $fee ->
    [0] take { $food } food
   *[other] pay { $fee } food: take { $food } food
}
agricola-special-black-market = Black Market
agricola-special-black-market-effect = { $fee ->
    [0] pay 1 fuel: play a minor improvement
   *[other] pay 1 fuel and { $fee } food: play a minor improvement
}
agricola-special-illicit-work = Illicit Work
agricola-special-illicit-work-effect = { $fee ->
    [0] pay 1 fuel and 1 food: build a major improvement
   *[other] pay 1 fuel, 1 food and { $fee } food for the card: build a major improvement
}

# Major improvements
agricola-major-fireplace-2 = Fireplace (2 clay)
agricola-major-fireplace-2-text = cook vegetable 2, sheep 2, wild boar 2, cattle 3; bake 2
agricola-major-fireplace-3 = Fireplace (3 clay)
agricola-major-fireplace-3-text = cook vegetable 2, sheep 2, wild boar 2, cattle 3; bake 2
agricola-major-cooking-hearth-4 = Cooking Hearth (4 clay)
agricola-major-cooking-hearth-4-text = cook vegetable 3, sheep 2, wild boar 3, cattle 4; bake 3
agricola-major-cooking-hearth-5 = Cooking Hearth (5 clay)
agricola-major-cooking-hearth-5-text = cook vegetable 3, sheep 2, wild boar 3, cattle 4; bake 3
agricola-major-well = Well
agricola-major-well-text = 1 food at the start of each of the next 5 rounds
agricola-major-clay-oven = Clay Oven
agricola-major-clay-oven-text = bake 1 grain for 5 food; bake at once
agricola-major-stone-oven = Stone Oven
agricola-major-stone-oven-text = bake up to 2 grain for 4 food each; bake at once
agricola-major-joinery = Joinery
agricola-major-joinery-text = once a harvest 1 wood for 2 food; at the end 3, 5 or 7 wood are worth 1, 2 or 3 points
agricola-major-pottery = Pottery
agricola-major-pottery-text = once a harvest 1 clay for 2 food; at the end 3, 5 or 7 clay are worth 1, 2 or 3 points
agricola-major-basketmakers-workshop = Basketmaker’s Workshop
agricola-major-basketmakers-workshop-text = once a harvest 1 reed for 3 food; at the end 2, 4 or 5 reed are worth 1, 2 or 3 points
agricola-major-fireplace-4 = Fireplace (4 clay)
agricola-major-fireplace-4-text = cook vegetable 2, sheep 2, wild boar 2, cattle 3; bake 2
agricola-major-cooking-hearth-6 = Cooking Hearth (6 clay)
agricola-major-cooking-hearth-6-text = cook vegetable 3, sheep 2, wild boar 3, cattle 4; bake 3
agricola-major-well-2 = Well II
agricola-major-well-2-text = 1 food at the start of each of the next 5 rounds
agricola-major-clay-oven-2 = Clay Oven II
agricola-major-clay-oven-2-text = bake 1 grain for 5 food; bake at once
agricola-major-stone-oven-2 = Stone Oven II
agricola-major-stone-oven-2-text = bake up to 2 grain for 4 food each; bake at once
agricola-major-joinery-2 = Joinery II
agricola-major-joinery-2-text = once a harvest 1 wood for 2 food; at the end 3, 5 or 7 wood are worth 1, 2 or 3 points
agricola-major-pottery-2 = Pottery II
agricola-major-pottery-2-text = once a harvest 1 clay for 2 food; at the end 3, 5 or 7 clay are worth 1, 2 or 3 points
agricola-major-basketmakers-workshop-2 = Basketmaker’s Workshop II
agricola-major-basketmakers-workshop-2-text = once a harvest 1 reed for 3 food; at the end 2, 4 or 5 reed are worth 1, 2 or 3 points
agricola-major-horse-slaughterhouse-1 = Horse Slaughterhouse
agricola-major-horse-slaughterhouse-1-text = cook sheep 1, wild boar 1, cattle 2, horse 2
agricola-major-horse-slaughterhouse-2 = Horse Slaughterhouse II
agricola-major-horse-slaughterhouse-2-text = cook sheep 1, wild boar 1, cattle 2, horse 2
agricola-major-cookhouse-1 = Cookhouse
agricola-major-cookhouse-1-text = cook vegetable 3, sheep 2, wild boar 3, cattle 4, horse 2; bake 3
agricola-major-cookhouse-2 = Cookhouse II
agricola-major-cookhouse-2-text = cook vegetable 3, sheep 2, wild boar 3, cattle 4, horse 2; bake 3
agricola-major-village-church = Village Church
agricola-major-village-church-text = 2 food at once; once a harvest 1 fuel for 1 point
agricola-major-heating-oven = Heating Oven
agricola-major-heating-oven-text = 2 fuel at once; heating costs 1 fuel less
agricola-major-tiled-oven = Tiled Oven
agricola-major-tiled-oven-text = heating never costs more than 1 fuel
agricola-major-furniture-stall = Furniture Stall
agricola-major-furniture-stall-text = wood becomes clay at any time
agricola-major-ceramics-stall = Ceramics Stall
agricola-major-ceramics-stall-text = clay becomes wood at any time
agricola-major-basket-stall = Basket Stall
agricola-major-basket-stall-text = reed becomes wood, clay or stone at any time
agricola-major-peat-charcoal-kiln = Peat-charcoal Kiln
agricola-major-peat-charcoal-kiln-text = Cut Peat gives 1 more fuel, or 2 with a horse; at the end 3 or 5 fuel are worth 1 or 2 points
agricola-major-foresters-lodge = Forester’s Lodge
agricola-major-foresters-lodge-text = Fell Trees gives 1 more wood, or 2 with a horse; at the end 1 point for each forest left
agricola-major-museum-of-the-moors = Museum of the Moors
agricola-major-museum-of-the-moors-text = 1 less each: stone for Well and Stone Oven, clay for Clay Oven, Pottery and Forester’s Lodge, wood for Joinery, reed for Basketmaker’s Workshop
agricola-major-riding-stables = Riding Stables
agricola-major-riding-stables-text = with 2 horses 1 food at the start of each round

# Hand cards
agricola-card-A002 = Shifting Cultivation
agricola-card-A002-text = plow 1 field; then pass it to the left
agricola-card-A005 = Clay Embankment
agricola-card-A005-text = 1 clay for every 2 clay you have; then pass it to the left
agricola-card-A009 = Young Animal Market
agricola-card-A009-text = 1 cattle; then pass it to the left
agricola-card-A012 = Drinking Trough
agricola-card-A012-text = each of your pastures holds 2 more animals
agricola-card-A016 = Rammed Clay
agricola-card-A016-text = 1 clay; you may also pay for fences with clay
agricola-card-A019 = Handplow
agricola-card-A019-text = a field on the space of the fifth round from now; when it starts you may plow it
agricola-card-A024 = Threshing Board
agricola-card-A024-text = with Farmland and Cultivation you may also bake bread
agricola-card-A026 = Sleeping Corner
agricola-card-A026-text = you may use a space for children that one other player has taken
agricola-card-A032 = Manger
agricola-card-A032-text = at the end 1, 2, 3 or 4 points if your pastures cover at least 6, 7, 8 or 10 spaces
agricola-card-A033 = Big Country
agricola-card-A033-text = 1 point and 2 food for each round left after this one
agricola-card-A038 = Wool Blankets
agricola-card-A038-text = at the end 3 points in a wood house, 2 in a clay house
agricola-card-A044 = Pond Hut
agricola-card-A044-text = 1 food at the start of each of the next 3 rounds
agricola-card-A050 = Milk Jug
agricola-card-A050-text = each time anyone uses Cattle Market: 3 food for you, 1 for everyone else
agricola-card-A053 = Claypipe
agricola-card-A053-text = 2 food at the end of a work phase in which you got 7 or more building resources
agricola-card-A055 = Junk Room
agricola-card-A055-text = 1 food after each improvement you build or play, including this one
agricola-card-A056 = Basket
agricola-card-A056-text = after a wood accumulation space you may put 2 wood back for 3 food
agricola-card-A063 = Dutch Windmill
agricola-card-A063-text = 3 extra food when you bake in the round after a harvest
agricola-card-A067 = Corn Scoop
agricola-card-A067-text = 1 extra grain with Grain Seeds
agricola-card-A069 = Large Greenhouse
agricola-card-A069-text = 1 vegetable at the start of the fourth, seventh and ninth round from now
agricola-card-A071 = Clearing Spade
agricola-card-A071-text = at any time, move 1 crop from a field with 2 or more to an empty field
agricola-card-A075 = Lumber Mill
agricola-card-A075-text = every improvement costs you 1 wood less
agricola-card-A078 = Canoe
agricola-card-A078-text = 1 food and 1 reed more with Fishing
agricola-card-A080 = Stone Tongs
agricola-card-A080-text = 1 extra stone with each quarry
agricola-card-A083 = Shepherd’s Crook
agricola-card-A083-text = 2 sheep for each new pasture of four spaces or more
agricola-card-A086 = Animal Tamer
agricola-card-A086-text = 1 wood or 1 grain; each room of your house keeps 1 animal
agricola-card-A087 = Conservator
agricola-card-A087-text = you may renovate from wood straight to stone
agricola-card-A088 = Hedge Keeper
agricola-card-A088-text = each time you build fences, 3 of them are free
agricola-card-A090 = Plow Driver
agricola-card-A090-text = in a stone house you may pay 1 food at the start of each round to plow 1 field
agricola-card-A092 = Adoptive Parents
agricola-card-A092-text = for 1 food a newborn may act in the round it is born; it no longer counts as a newborn
agricola-card-A098 = Stable Architect
agricola-card-A098-text = at the end 1 point for each stable outside pastures
agricola-card-A102 = Grocer
agricola-card-A102-text = at any time you may buy the top good of the pile for 1 food: wood, grain, reed, stone, vegetable, clay, reed, vegetable
agricola-card-A108 = Mushroom Collector
agricola-card-A108-text = after a wood accumulation space you may put 1 wood back for 2 food
agricola-card-A110 = Roughcaster
agricola-card-A110-text = 3 food when you build clay rooms or renovate from clay to stone
agricola-card-A111 = Wall Builder
agricola-card-A111-text = when you build rooms you may put 1 food on each of the next 4 round spaces
agricola-card-A112 = Scythe Worker
agricola-card-A112-text = 1 grain; in the field phase you may take 1 more from each grain field
agricola-card-A114 = Seasonal Worker
agricola-card-A114-text = 1 grain with Day Laborer; from round 6 on grain or a vegetable
agricola-card-A116 = Wood Cutter
agricola-card-A116-text = 1 extra wood with each wood accumulation space
agricola-card-A119 = Firewood Collector
agricola-card-A119-text = 1 wood at the end of a turn with Farmland, Grain Seeds, Grain Utilization or Cultivation
agricola-card-A120 = Clay Hut Builder
agricola-card-A120-text = once your house is no longer of wood, 2 clay at the start of each of the next 5 rounds
agricola-card-A123 = Frame Builder
agricola-card-A123-text = for each room and each renovation, 1 wood may replace 2 clay or 2 stone
agricola-card-A125 = Priest
agricola-card-A125-text = if you live in a clay house of exactly two rooms when you play this card: 3 clay, 2 reed, 2 stone
agricola-card-A133 = Braggart
agricola-card-A133-text = at the end 2, 3, 4, 5, 7 or 9 points for at least 5, 6, 7, 8, 9 or 10 improvements
agricola-card-A138 = Harpooner
agricola-card-A138-text = with Fishing you may pay 1 wood for 1 food per person and 1 reed
agricola-card-A143 = Stonecutter
agricola-card-A143-text = every improvement, room and renovation costs you 1 stone less
agricola-card-A147 = Animal Dealer
agricola-card-A147-text = with Sheep Market, Pig Market and Cattle Market you may buy 1 more animal of that kind for 1 food
agricola-card-A155 = Conjurer
agricola-card-A155-text = 1 wood and 1 grain more with Traveling Players
agricola-card-A160 = Lutenist
agricola-card-A160-text = when another player uses Traveling Players: 1 food and 1 wood, then you may buy 1 vegetable for 2 food
agricola-card-B002 = Mini Pasture
agricola-card-B002-text = fence one space for free, next to a pasture if you have one; then pass it to the left
agricola-card-A165 = Pig Breeder
agricola-card-A165-text = 1 wild boar; at the end of round 12 your boar breed
agricola-card-B008 = Market Stall
agricola-card-B008-text = 1 vegetable; then pass it to the left
agricola-card-B010 = Caravan
agricola-card-B010-text = room for 1 person
agricola-card-B013 = Carpenter’s Parlor
agricola-card-B013-text = wood rooms cost 2 wood and 2 reed
agricola-card-B016 = Mining Hammer
agricola-card-B016-text = 1 food; with each renovation you may build a stable for free
agricola-card-B019 = Moldboard Plow
agricola-card-B019-text = twice, with Farmland, you may plow 1 extra field
agricola-card-B024 = Lasso
agricola-card-B024-text = you may place two people in one turn if at least one of them uses Sheep Market, Pig Market or Cattle Market
agricola-card-B025 = Bread Paddle
agricola-card-B025-text = 1 food; after each occupation you play you may bake bread
agricola-card-B033 = Mantlepiece
agricola-card-B033-text = 1 point for each round left after this one; you may no longer renovate
agricola-card-B036 = Bottles
agricola-card-B036-text = costs 1 clay and 1 food for each person you have
agricola-card-B039 = Loom
agricola-card-B039-text = 1, 2 or 3 food in the field phase for at least 1, 4 or 7 sheep; at the end 1 point for every 3
agricola-card-B045 = Strawberry Patch
agricola-card-B045-text = 1 food at the start of each of the next 3 rounds
agricola-card-B047 = Herring Pot
agricola-card-B047-text = with Fishing 1 food at the start of each of the next 3 rounds
agricola-card-B050 = Butter Churn
agricola-card-B050-text = in the field phase 1 food for every 3 sheep and 1 for every 2 cattle
agricola-card-B056 = Brook
agricola-card-B056-text = 1 food more with Reed Bank, Clay Pit, Forest and the space of round 1
agricola-card-B057 = Scullery
agricola-card-B057-text = in a wood house 1 food at the start of each round
agricola-card-B061 = Three-Field Rotation
agricola-card-B061-text = 3 food at a harvest with a grain field, a vegetable field and an empty field
agricola-card-B062 = Pitchfork
agricola-card-B062-text = 3 food with Grain Seeds while Farmland is occupied
agricola-card-B066 = Sack Cart
agricola-card-B066-text = 1 grain at the start of rounds 5, 8, 11 and 14
agricola-card-B068 = Beanfield
agricola-card-B068-text = this card is a field for vegetables only
agricola-card-B074 = Thick Forest
agricola-card-B074-text = 1 wood at the start of each remaining even round
agricola-card-B077 = Loam Pit
agricola-card-B077-text = 3 clay with Day Laborer
agricola-card-B080 = Hard Porcelain
agricola-card-B080-text = at any time 2, 3 or 4 clay become 1, 2 or 3 stone
agricola-card-B084 = Acorns Basket
agricola-card-B084-text = 1 wild boar at the start of each of the next 2 rounds
agricola-card-B087 = Cottager
agricola-card-B087-text = with Day Laborer you may also build 1 room or renovate
agricola-card-B089 = Groom
agricola-card-B089-text = 1 wood; in a stone house you may build 1 stable for 1 wood at the start of each round
agricola-card-B091 = Assistant Tiller
agricola-card-B091-text = with Day Laborer you may also plow 1 field
agricola-card-B095 = Master Bricklayer
agricola-card-B095-text = major improvements cost you 1 stone less for each room you have added
agricola-card-B097 = Scholar
agricola-card-B097-text = in a stone house you may play an occupation for 1 food or a minor improvement at the start of each round
agricola-card-B098 = Organic Farmer
agricola-card-B098-text = at the end 1 point for each pasture with an animal and room for at least 3 more
agricola-card-B099 = Tutor
agricola-card-B099-text = at the end 1 point for each occupation you have played after this one
agricola-card-B102 = Consultant
agricola-card-B102-text = 2 grain in a solo game, 3 clay with two players, 2 reed with three, 2 sheep with more
agricola-card-B104 = Sheep Walker
agricola-card-B104-text = at any time you may turn 1 sheep into 1 wild boar, vegetable or stone
agricola-card-B107 = Manservant
agricola-card-B107-text = once your house is of stone, 3 food at the start of each remaining round
agricola-card-B108 = Oven Firing Boy
agricola-card-B108-text = with each wood accumulation space you may also bake bread
agricola-card-B109 = Paper Maker
agricola-card-B109-text = before paying for an occupation you may turn 1 wood into 1 food for each occupation you have in play
agricola-card-B114 = Childless
agricola-card-B114-text = with at least three rooms and exactly two people 1 food and 1 grain or vegetable at the start of each round
agricola-card-B118 = Small-scale Farmer
agricola-card-B118-text = with exactly two rooms 1 wood at the start of each round
agricola-card-B121 = Geologist
agricola-card-B121-text = 1 clay with Forest and Reed Bank; with three or more players also with Clay Pit
agricola-card-B123 = Roof Ballaster
agricola-card-B123-text = you may pay 1 food in all to get 1 stone for each room of your house
agricola-card-B126 = Carpenter
agricola-card-B126-text = rooms cost 3 of their material and 2 reed
agricola-card-B136 = House Steward
agricola-card-B136-text = 1, 2, 3 or 4 wood with at least 1, 3, 6 or 9 rounds left after this one; at the end 3 points for each player with the most rooms
agricola-card-B142 = Greengrocer
agricola-card-B142-text = 1 vegetable with Grain Seeds
agricola-card-B145 = Brushwood Collector
agricola-card-B145-text = for each room and each renovation, 1 wood may replace all the reed
agricola-card-B156 = Storehouse Keeper
agricola-card-B156-text = 1 clay or 1 grain with Resource Market
agricola-card-B163 = Pastor
agricola-card-B163-text = once, when only your house has exactly two rooms: 3 wood, 2 clay, 1 reed, 1 stone
agricola-card-B164 = Sheep Whisperer
agricola-card-B164-text = 1 sheep at the start of the second, fifth, eighth and tenth round from now
agricola-card-B166 = Cattle Feeder
agricola-card-B166-text = with Grain Seeds you may buy 1 cattle for 1 food
agricola-card-M015 = Peat Burn-off
agricola-card-M015-text = 1 fuel; a moor may become a field; then pass it to the left
agricola-card-M016 = Clear Felling
agricola-card-M016-text = 2 wood; up to two forests may become moors; then pass it to the left
agricola-card-M017 = Reforestation
agricola-card-M017-text = a forest on one of your unused spaces; then pass it to the left
agricola-card-M018 = Register of Craftsmen
agricola-card-M018-text = you may build Joinery, Pottery or Basketmaker’s Workshop for 1 stone less; then pass it to the left
agricola-card-M019 = Lawn Turf
agricola-card-M019-text = 1, 2, 3, 4 or 5 fuel with exactly 3, 4, 5, 6 or 7 unused spaces; then pass it to the left
agricola-card-M020 = Peat Pellets
agricola-card-M020-text = 1 fuel for each of your visible moors; then pass it to the left
agricola-card-M021 = Peat-Cutting Expedition
agricola-card-M021-text = remove any number of moors for 2 fuel and 1 point each; also 1, 2, 3 or 4 fuel with at least 2, 4, 5 or 6 horses; then pass it to the left
agricola-card-M022 = Ecological Niche
agricola-card-M022-text = 2 food if you alone own a species of animal; 1 food if only you grow grain, 1 if only you grow vegetables; 1 fuel if you have more forests than anyone else, 1 if more moors; then pass it to the left
agricola-card-M023 = Edge of the Forest
agricola-card-M023-text = 1 food for each edge between a forest and a field, 1 fuel for each edge between a forest and a moor; then pass it to the left
agricola-card-M024 = Basic Supplies
agricola-card-M024-text = 1 each of fuel, food, wood, clay, reed, stone and grain where you have none; then pass it to the left
agricola-card-M025 = Household Inventory
agricola-card-M025-text = with exactly 5, 6, 7, 8, 9 or 10 unused spaces, the first 1, 2, 3, 4, 5 or 6 of: reed, grain, cattle, stone, vegetable, horse; then pass it to the left
agricola-card-M026 = Chimney Hood
agricola-card-M026-text = the food your best baking improvement makes from 1 grain, without paying the grain; then pass it to the left
agricola-card-M027 = Garden Path
agricola-card-M027-text = 3 wood; the player to your left takes the token: −1 point at the end; then pass it to the left
agricola-card-M028 = Out on the Wallaby
agricola-card-M028-text = 3 wood with a joinery, 3 clay with a pottery, 2 reed with a basketmaker’s workshop; then pass it to the left
agricola-card-M029 = Tinker
agricola-card-M029-text = with a craft building 1 wood, 1 clay, 1 reed and 1 stone; then pass it to the left
agricola-card-M030 = Farm Animal Market
agricola-card-M030-text = 2 sheep may become 1 cattle and 1 horse; then pass it to the left
agricola-card-M031 = Livestock Market
agricola-card-M031-text = up to 3 of your animals, all at once, may each become one of the next species: sheep, wild boar, cattle, horse; then pass it to the left
agricola-card-M032 = Peat Hut
agricola-card-M032-text = room for 1 person; 1 fuel more each harvest; instead of renovating a wood house you may swap the card for a wood room
agricola-card-M033 = Night Pasture
agricola-card-M033-text = keeps up to 3 of your animals of any species and 1 of each other player; all of them breed as yours, and you breed last
agricola-card-M035 = Horse Trough
agricola-card-M035-text = 2 horses may live on an unused space beside the house
agricola-card-M034 = Home Wood
agricola-card-M034-text = each forest holds 1 animal other than sheep
agricola-card-M036 = Peat Moss
agricola-card-M036-text = wood rooms cost 3 wood and 1 reed
agricola-card-M037 = Building Plan
agricola-card-M037-text = after building two or more rooms at once, up to 2 free stables
agricola-card-M038 = Nature Reserve
agricola-card-M038-text = fence a forest or moor next to one of your pastures for free; once it is clear it is a pasture
agricola-card-M039 = Special Pasture
agricola-card-M039-text = for free, fence one unused space that touches no pasture
agricola-card-M040 = Moor Fire
agricola-card-M040-text = at any time your only moor may become a field
agricola-card-M041 = Cattle Collar
agricola-card-M041-text = with cattle you may plow 1 field after Farmland, Cultivation or Slash and Burn
agricola-card-M042 = Deep Plow
agricola-card-M042-text = you may place 1 moor; with Farmland and Cultivation a moor may become a field
agricola-card-M043 = Wild Fields
agricola-card-M043-text = up to 2 fields on unused spaces that touch no field
agricola-card-M044 = Swamp
agricola-card-M044-text = at the start of round 12 you may place a moor on an unused space
agricola-card-M045 = Tree Nursery
agricola-card-M045-text = at the start of rounds 12 and 13 you may place a forest on an unused space
agricola-card-M046 = Thicket
agricola-card-M046-text = place a second forest on top of up to two of yours
agricola-card-M047 = Bog Forest
agricola-card-M047-text = place a forest on top of any number of your moors
agricola-card-M048 = Forest Swamp
agricola-card-M048-text = after each Cut Peat you may place a forest on an unused space four rounds later
agricola-card-M049 = Surveyor’s Map
agricola-card-M049-text = you may place a field in round 11, a moor in round 12, a forest in round 13
agricola-card-M050 = Farm Extension
agricola-card-M050-text = two more farmyard spaces
agricola-card-M051 = Moor Enclosures
agricola-card-M051-text = two more farmyard spaces, each with a moor
agricola-card-M052 = Wedding Coach
agricola-card-M052-text = your family may grow even without room
agricola-card-M053 = Forest Hut
agricola-card-M053-text = 1 person from your supply waits on one of your forests; in the round you remove that forest you may also place this person
agricola-card-M054 = Agricultural Implement
agricola-card-M054-text = after Farmland and Cultivation you may take a special action; its card costs 2 food if another player has it
agricola-card-M055 = Tool Shed
agricola-card-M055-text = once a round, with Slash and Burn you may also take Cut Peat, or vice versa
agricola-card-M056 = Peat-Cutting Rights
agricola-card-M056-text = at the start of the fourth and the seventh round from now you may take Cut Peat
agricola-card-M057 = Taps
agricola-card-M057-text = once all your people are placed, one more turn for a special action
agricola-card-M058 = Peat Fertilizer
agricola-card-M058-text = after Cut Peat you may sow
agricola-card-M059 = Nature’s Fertilizer
agricola-card-M059-text = a field that replaces a forest or moor may be sown at once
agricola-card-M060 = Sowing Machine
agricola-card-M060-text = with at least two horses you may sow after a special action
agricola-card-M061 = Hay Wagon
agricola-card-M061-text = after taking at least 3 wood, 3 clay, 2 reed or 2 stone from a space you may build rooms or renovate
agricola-card-M062 = Hearth Brush
agricola-card-M062-text = the Tiled Oven may come on top of the Stone Oven; from next round you may build it after placing a person; 1 point more for it
agricola-card-M063 = Pastoral Letter
agricola-card-M063-text = the Village Church may come on top of the Well; from next round you may build it after placing a person; 1 point more for it and for the Church
agricola-card-M064 = Family Burial Plot
agricola-card-M064-text = you may place a tombstone on an unused space for 1 point
agricola-card-M065 = Fire Brigade
agricola-card-M065-text = 2 food; 1, 2, 3 or 4 points for at least 2, 3, 4 or 5 forests
agricola-card-M066 = Land Parcel
agricola-card-M066-text = a forest on an unused space; at the end 2 points for 1 unused space, −1 for 2, −3 for more
agricola-card-M067 = Chamber of Commerce
agricola-card-M067-text = 1 wood and 1 reed; at the end 1 point for each craft building
agricola-card-M068 = Church
agricola-card-M068-text = 2 food; when people return home you may pay 1 fuel for 1 point
agricola-card-M069 = Leather Saddle
agricola-card-M069-text = 1 point for each cattle you cook while you have at least three horses
agricola-card-M070 = Moor Archaeology
agricola-card-M070-text = after Cut Peat you may block the cleared space with one of your fences for 1 point
agricola-card-M071 = Bog Body
agricola-card-M071-text = at the end 1 point for the owner of each museum
agricola-card-M072 = Oven Damper
agricola-card-M072-text = 3 fuel; at the end 1 point for each oven
agricola-card-M073 = Stock-Breeding Prize
agricola-card-M073-text = at the end 1, 2 or 3 points for each other player if you have at least 1, 2 or 3 of every species
agricola-card-M074 = Administration
agricola-card-M074-text = 2 food; in the last harvest, for each of your major improvements, you may turn 1 food into 1 point
agricola-card-M075 = Fuel Storage
agricola-card-M075-text = 3 wood and 3 fuel in turn, wood first: one every second round, starting next round
agricola-card-M076 = Flatboat
agricola-card-M076-text = 1 fuel or 1 horse in turn at the start of each of the next 7 rounds
agricola-card-M077 = Drying Field
agricola-card-M077-text = after Cut Peat 2 fuel three rounds later
agricola-card-M078 = Barge
agricola-card-M078-text = 1 fuel or 1 food in turn at the start of each remaining round
agricola-card-M079 = Peat Sled
agricola-card-M079-text = you choose: 3, 4, 5 or 6 fuel in the second, fourth, seventh or tenth round from now
agricola-card-M080 = Advance Payment
agricola-card-M080-text = 1 each of fuel, food, wood, clay, reed, stone, sheep and grain
agricola-card-M081 = Peat Boat
agricola-card-M081-text = at any time 3 fuel become 2 wood, 2 clay or 1 food, 4 fuel 2 reed or 2 stone, 2 fuel 1 sheep
agricola-card-M082 = Firewood
agricola-card-M082-text = 1 fuel; heating costs 1 fuel less in each harvest in which you burn at least 1 wood for it
agricola-card-M083 = Coal Seam
agricola-card-M083-text = 1 fuel; 1 fuel with Day Laborer and Hiring Fair
agricola-card-M084 = Bog Pony
agricola-card-M084-text = at any time you may lay a horse down for 2 fuel; lying horses do not breed and score half a point each
agricola-card-M085 = Oven Installation
agricola-card-M085-text = your house needs no heating
agricola-card-M086 = Spinning Mill
agricola-card-M086-text = heating costs 1 fuel less for every 2 sheep of the field phase
agricola-card-M087 = Peat Barge
agricola-card-M087-text = 2 fuel with Fishing
agricola-card-M088 = Peat Iron
agricola-card-M088-text = with at least two moors 1 fuel at the start of each harvest
agricola-card-M089 = Birthing House
agricola-card-M089-text = 1 fuel, 1 food and 1 point each time your family grows
agricola-card-M090 = Winter Storehouse
agricola-card-M090-text = three times, at any time: take fuel and food until you have 2 of each
agricola-card-M091 = Routine Work
agricola-card-M091-text = in each harvest 1 fuel or 1 food for each Joinery, Pottery and Basketmaker’s Workshop you do not use
agricola-card-M092 = Arid Field
agricola-card-M092-text = after Cut Peat place 1 fuel and 1 food on the cleared space; you get them when you use the space
agricola-card-M093 = Farmhands’ Quarters
agricola-card-M093-text = for each major improvement, 1 fuel may replace 1 building resource; 1 food for each improvement passed to you
agricola-card-M094 = Peat Bath
agricola-card-M094-text = with the Infirmary, 1 food on each of the next round spaces, as many as you have moors
agricola-card-M095 = Fallow Fields
agricola-card-M095-text = place 2 food on each of up to three empty fields; you get it when you sow them
agricola-card-M096 = Fallow Land
agricola-card-M096-text = after Fell Trees and Cut Peat place 1 food on the cleared space; you get it when you use the space
agricola-card-M097 = Village Hall
agricola-card-M097-text = 2 food when people return home if you have no special action card in front of you
agricola-card-M098 = Fish Smoke-house
agricola-card-M098-text = with Fishing you may pay 1 fuel for 3 food
agricola-card-M099 = Healing Clay
agricola-card-M099-text = 1 food; 1 food more when a sick person goes to the Infirmary
agricola-card-M100 = Pheromones
agricola-card-M100-text = 1 food; then 2 food for everyone with a stable or pasture
agricola-card-M101 = Butcher’s Block
agricola-card-M101-text = you may turn 1 animal into food, then everyone else must: sheep 1, wild boar 2, cattle 3, horse 2
agricola-card-M102 = Savings Deposit
agricola-card-M102-text = at each harvest a number from 1 to 9 is drawn: 6 food if you have at least as much clay; then pass it to the left
agricola-card-M103 = Forest Kindergarten
agricola-card-M103-text = 1 food for each forest each time your family grows
agricola-card-M104 = Wild Harvest
agricola-card-M104-text = 1 food; at each harvest a number from 1 to 9 is drawn: 1 food if you have at least as many forests
agricola-card-M105 = Open Grill
agricola-card-M105-text = cooks vegetable 2, sheep 2, wild boar 3, cattle 3, horse 2; bakes at 2
agricola-card-M106 = Horse Butchery
agricola-card-M106-text = cooks sheep 1, wild boar 2, cattle 3, horse 2, two horses 5
agricola-card-M107 = Pot Roast Recipe
agricola-card-M107-text = your fireplaces and hearths cook a horse for 2 food
agricola-card-M108 = Grain Distillery
agricola-card-M108-text = once a harvest turn 1 fuel and 1 grain into 5 food; at the end, into 1 point as often as you like
agricola-card-M109 = Malthouse
agricola-card-M109-text = after Cut Peat you may turn 1 grain into 4 food
agricola-card-M110 = Farm Cart
agricola-card-M110-text = 1 grain after taking at least 5 wood, 4 clay, 3 reed or 2 stone from a space
agricola-card-M111 = No-Till Farming
agricola-card-M111-text = you may also sow on two unused spaces; what grows there may be discarded at any time
agricola-card-M112 = Peat Ash Fertilizer
agricola-card-M112-text = before Cut Peat you may add 1 crop of the same kind from the general supply to everything you have sown
agricola-card-M113 = Living History Museum
agricola-card-M113-text = 1 less each: clay for Heating Oven and Ceramics Stall, stone for Tiled Oven and Village Church, wood for Riding Stables and Furniture Stall, reed for Basket Stall
agricola-card-M114 = Riverside Woods
agricola-card-M114-text = with Fishing 1 wood for each of your forests, at most 3
agricola-card-M115 = Oak Bark
agricola-card-M115-text = 2 wood; 1 wood for each wild boar, cattle and horse you cook
agricola-card-M116 = Moor Birch Trees
agricola-card-M116-text = 2 wood with Cut Peat
agricola-card-M117 = Draught-horses
agricola-card-M117-text = with a horse, after taking 3 wood from a space you may buy 1 more for 1 food; after 4 or more, 2
agricola-card-M118 = Timber Mill
agricola-card-M118-text = after Fell Trees or taking at least 4 wood from a space 1 wood, or 2 for 1 fuel
agricola-card-M119 = Alder Swamp
agricola-card-M119-text = 1 wood or 1 reed with Fell Trees
agricola-card-M120 = River Clay
agricola-card-M120-text = 2 clay with Fishing
agricola-card-M121 = Loam
agricola-card-M121-text = 1 clay with Hiring Fair while exactly one of your people is at home
agricola-card-M122 = Willow Bank
agricola-card-M122-text = 1 reed with Fell Trees
agricola-card-M123 = Stone Quarry
agricola-card-M123-text = 5 stone lie here, 3 with three players; with Hiring Fair you take 1
agricola-card-M124 = Stone Wagon
agricola-card-M124-text = 1 stone with Day Laborer
agricola-card-M125 = Hardware Store
agricola-card-M125-text = three times, at any time: 1 of each building resource you have none of
agricola-card-M126 = Cooperative Store
agricola-card-M126-text = four times, at any time: 1 building resource becomes 1 wood, clay or reed
agricola-card-M127 = Wheelbarrow
agricola-card-M127-text = 1 fuel after taking at least 4 of a building resource from a space; 1 building resource with Cut Peat
agricola-card-M128 = Workbench
agricola-card-M128-text = 3 wood, 2 clay and 1 reed in the field phases of rounds 13 and 14
agricola-card-M129 = Plowhorse Market
agricola-card-M129-text = with Farmland and Cultivation you may buy 1 horse for 1 food
agricola-card-M130 = Nosebag
agricola-card-M130-text = 1 horse with Grain Seeds
agricola-card-M131 = Cattle Stall
agricola-card-M131-text = place 1 animal of each species on the second, fourth, sixth and eighth round from now, in any order; when it starts you may buy the animal for 1 food

# Questions
agricola-button-hand = My farm
agricola-ask-place = { $n ->
    [one] Where does your last person go?
   *[other] Where do you place a person? { $n } are still at home.
}{ $sick ->
    [0] {""}
   *[other] {" "}{ $well ->
        [0] { $n ->
            [one] This person is sick: only the Infirmary is left.
           *[other] All of them are sick: only the Infirmary is left.
        }
       *[other] { $sick } sick: can only go to the Infirmary.
    }
}
agricola-ask-place-place = Choose an action …
agricola-group-goods = Take goods …
agricola-group-farm = Farm work …
agricola-group-special = Special actions …
agricola-ask-place-place-special = Take a special action …
agricola-ask-exchange = What do you exchange or discard?
agricola-ask-exchange-discard = Discard …
agricola-ask-exchange-exchange = Exchange …
agricola-ask-build-rooms = { $most ->
    [one] Where do you build a room?
   *[other] Where do you build rooms? (at most { $most })
}
agricola-ask-build-rooms-build-rooms = Mark the spaces of the new rooms …
agricola-ask-build-stables = { $most ->
    [one] Where do you build a stable?
   *[other] Where do you build stables? (at most { $most })
}
agricola-ask-build-stables-build-stables = Mark the spaces of the new stables …
agricola-ask-renovate = Which material do you renovate to?
agricola-renovate-clay = clay
agricola-renovate-stone = stone
agricola-renovate-nothing = do not renovate
agricola-ask-grow = Does your family grow?
agricola-ask-plow = Which space do you plow?
agricola-ask-sow = What do you sow? ({ $n ->
    [one] 1 empty field
   *[other] { $n } empty fields
})
agricola-ask-sow-sow = Seed to sow …
agricola-ask-sow-fields = On fields …
agricola-ask-sow-cards = On cards …
agricola-ask-sow-unused = On unused spaces …
agricola-ask-sow-grain = Where do you sow grain outside your fields?
agricola-ask-sow-vegetable = Where do you sow vegetables outside your fields?
agricola-sow-on = { $good } on { $where }
agricola-sow-unused = an unused space
agricola-ask-bake = How much grain do you bake?
agricola-ask-fence = Which spaces become a new pasture? You can build { $most ->
    [one] 1 fence
   *[other] { $most } fences
}.
agricola-ask-fence-fence = Mark the spaces of the pasture …
agricola-ask-major = Which major improvement do you build?
agricola-ask-improvement = A major improvement or a minor one?
agricola-ask-minor = Which minor improvement do you play?
agricola-ask-occupation = Which occupation do you play?
agricola-ask-house-animals = No room for all your animals: { $have }. Which do you keep? The others are cooked if you can, or run away.
agricola-ask-breed = There is no room for all the young of your animals: { $have }. Which animals do you keep?
agricola-ask-feed = You need { $food } food for this harvest (you have { $have }){ $heat ->
    [0] .
   *[other] {" "}and { $heat } fuel for heating.
} What do you use?{ $short ->
    [0] {""}
   *[other] {" "}Each missing food costs 3 points.
}{ $cold ->
    [0] {""}
   *[other] {" "}Each missing fuel makes one person sick.
}
agricola-feeding = { $missing ->
    [0] all fed
   *[other] { $missing } food missing, −{ $points } points
}{ $heat ->
    [0] {""}
   *[other] { $sick ->
        [0] , warm
       *[other] , { $sick } sick
    }
}
agricola-ask-feed-feed = Cook and convert …
agricola-ask-feed-after = Cook after the meal …
agricola-ask-feed-heat = Fuel for heating …
agricola-ask-reed-stone = Which do you take?
agricola-ask-resource = Which building resource do you take?
agricola-ask-animal-market = Which animal do you take?
agricola-ask-farm-supplies = What do you pay 1 food for?
agricola-ask-building-supplies = What do you take?
agricola-ask-fell-trees = Which forest do you fell?
agricola-ask-slash-and-burn = Which forest becomes a field?
agricola-ask-cut-peat = Which moor do you cut?
agricola-ask-solo-keep = Keep the special action card with { $actions }? If not, it goes under the deck and the next one is revealed: { $next }.
agricola-ask-solo-pay = Pay { $food } food to keep the special action card that you used ({ $actions })? Then you can use it once more, in this round or later.
agricola-ask-farm-extension = Where do the two new spaces go?
agricola-ask-lutenist = Buy 1 vegetable for 2 food?
agricola-ask-buy = { $card }: buy { $goods } for { $cost }?
agricola-ask-buy-instead = { $card }: { $goods } for { $cost }, instead of { $instead } for free?
agricola-ask-by-card = { $card }: { $question }
agricola-ask-use-card = Use { $card }?
agricola-ask-pay-for = { $card }: pay { $cost }?
agricola-ask-special = Which special action do you take?
agricola-ask-lay-forest = Where do you place the forest?
agricola-ask-lay-moor = Where do you place the moor?
agricola-ask-lay-field = Where do you place the field?
agricola-ask-moor-to-field = Which moor becomes a field?
agricola-ask-forests-to-moors = Which forests become moors?
agricola-ask-remove-moors = Which moors do you remove?
agricola-ask-cover-forest = Which forests get a second one on top?
agricola-ask-cover-moor = Which moors get a forest on top?
agricola-ask-fence-space = Which space do you fence in?
agricola-ask-move-crop = From which field do you move 1 crop?
agricola-ask-clear-crops = Which crops do you discard?
agricola-ask-lay-grave = Where do you place the tombstone?
agricola-ask-lay-food = On which empty fields do you place food?
agricola-ask-reap-more = From which grain fields do you take one more?
agricola-ask-pay-food = How much food do you pay for points?
agricola-ask-choose-round = In which round?
agricola-ask-place-again = Place a second person in this turn?
agricola-ask-place-again-place-again = Choose a space …
agricola-ask-lay-room = Where does the new room go?
agricola-ask-forest-hut = On which forest does the person wait?
agricola-ask-night-guest = Which of your animals spends the night there?
agricola-ask-lay-which = Which animal goes on the space of round { $round }?
agricola-ask-butcher = Which animal do you turn into food?
agricola-ask-step-animals = Which animals become the next species? (at most 3)
agricola-ask-shut-craft = What do you take for leaving { $craft } unused this harvest? If you take nothing, you may use it.
agricola-round-goods = round { $round }: { $goods }
agricola-ask-gain-one = Which do you take?
agricola-ask-pay = How do you pay?
agricola-ask-next-effect = Which effect comes first?

agricola-anytime = Exchange or discard
agricola-anytime-hint = cook, burn wood, use a stall or discard; then you choose again
agricola-pass = Pass
agricola-pass-hint = you cannot use any space now; converting goods may change that
agricola-upgrade = { $major } for { $old }
agricola-improvement-major = Major improvement
agricola-improvement-minor = Minor improvement
agricola-farm-supplies-plow = plow 1 field
agricola-pay = { $goods }
agricola-pay-from = { $goods }, from { $taken }
agricola-pay-exchanged = { $goods }, by an exchange
agricola-pay-either = { $one } or { $other }
agricola-pay-or-other = { $goods } or another price
agricola-exchange-burn = wood to fuel
agricola-exchange-heat = fuel for heating
agricola-exchange-heating = { $goods }
agricola-exchange-light = light the { $major } for 1 fuel
agricola-exchange-release = let { $good } go
agricola-exchange-after = { $good } after the meal
agricola-exchange-discard = discard { $good }
agricola-exchange-swap = { $taken } to { $given }
agricola-hint-goods = { $goods }
agricola-hint-goods-and = { $goods }; { $effect }
agricola-hint-and = { $hint }; { $more }
agricola-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
agricola-hint-major = { $cost }; { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $effect }
agricola-hint-card = { $cost }; { $effect }
agricola-hint-food = { $food } food each
agricola-hint-one-for = { $goods } for { $food } food
agricola-hint-church = 1 fuel for 1 point
agricola-hint-animal-market-sheep = and 1 food
agricola-hint-animal-market-boar = free
agricola-hint-animal-market-cattle = for 1 food

# Groups of long lists
agricola-group-occupations = Occupations
agricola-group-moor-minors = Minor improvements of the moor
agricola-group-base-minors = Minor improvements
agricola-group-kitchens = Kitchens
agricola-group-ovens = Ovens
agricola-group-workshops = Workshops
agricola-group-stalls = Stalls
agricola-group-buildings = Other buildings

# Refusals
agricola-refused-no-room = There is no room for that: { $pastures ->
    [0] you have no pasture, and { $singles } can be kept on their own.
    [one] your pasture holds { $largest } of one species, and { $singles } can be kept on their own.
   *[other] you have { $pastures } pastures, each for one species (the largest holds { $largest }), and { $singles } can be kept on their own.
}{ $beds ->
    [0] {""}
    [one] {" "}A card gives room for { $beds } more, not for every species.
   *[other] {" "}Cards give room for { $beds } more, not always for every species.
}
agricola-refused-overdrawn = You would need { $goods } more than you have.
agricola-refused-not-lit = { $major } cannot cook until you have paid 1 fuel for it.
agricola-refused-no-counters = { $n ->
    [one] Only 1 counter lies
   *[other] Only { $n } counters lie
} on { $card }.
agricola-refused-needed = You must be able to carry out at least part of the action you have started. After this you could not.
agricola-refused-room-apart = Every new room must touch the house.
agricola-refused-sown-twice = Only one crop can be sown on each card.
agricola-refused-sow-nothing = At least one crop must be sown.
agricola-refused-pasture-tile = A pasture cannot hold rooms, fields, forests, moors or crops.
agricola-refused-pasture-apart = The spaces of a pasture must be connected.
agricola-refused-pasture-mixed = Fences are never taken down: choose unfenced spaces only, or a part of a single pasture.
agricola-refused-pasture-there = That is a pasture already.
agricola-refused-pasture-detached = A new pasture must touch one of your pastures.
agricola-refused-pasture-fences = That takes { $needed ->
    [one] 1 fence
   *[other] { $needed } fences
}; you can build { $most }.

# Why it is not there
agricola-why-not-lacks = costs { $cost }; you lack { $lacking }
agricola-why-not-needed = you could not finish the action you have started
agricola-why-not-occupied = taken by { $people }
agricola-why-not-sick = everyone at home is sick: only the Infirmary is left
agricola-why-not-closed = opens in a later round
agricola-why-not-linked = blocked while { $space } is taken
agricola-why-not-fences = { $pays ->
    [wood] 1 wood per fence{ $free ->
        [0] {""}
       *[other] {" "}({ $free } free)
    }, at least 4 for a first pasture: you have { $wood } wood
   *[clay] 1 wood or clay per fence{ $free ->
        [0] {""}
       *[other] {" "}({ $free } free)
    }, at least 4 for a first pasture: you have { $wood } wood and { $clay } clay
}; fences left: { $left }
agricola-why-not-pasture-site = no other pasture can be fenced on your farm; fences left: { $left }
agricola-why-not-family = no person is left in your supply
agricola-why-not-rooms = no free room: { $more ->
    [0] your house has room for { $n }
   *[other] your house and your cards have room for { $n }
}
agricola-why-not-plow = no space is left that could be plowed
agricola-why-not-sow-bake = nothing to sow on an empty field, and no grain to bake
agricola-why-not-field-oven = no empty field to sow, and nothing to bake in
agricola-why-not-plow-sow = nothing to plow, and nothing to sow on an empty field
agricola-why-not-side-job = { $sites ->
    [0] no space is left for a stable
   *[other] a stable costs 1 wood ({ $stables } left)
}; baking takes grain and an oven
agricola-why-not-majors = you cannot pay for any major improvement on offer
agricola-why-not-improvement = there is no improvement you can build now
agricola-why-not-corral = you have all three species already
agricola-why-not-lessons = you have no occupation you can play now
agricola-why-not-no-occupations = this game has no occupations
agricola-why-not-expansion = room: { $room }; stable: { $stables ->
    [0] all are built
   *[other] { $sites ->
        [0] no space is left
       *[other] costs 2 wood
    }
}
agricola-why-not-room-site = no free space beside the house
agricola-why-not-stone-house = the house is of stone already
agricola-why-not-no-renovation = one of your cards forbids you to renovate
agricola-why-not-special-yours = you have used this card this round
agricola-why-not-special-used = two players have used this card this round
agricola-why-not-forest = no forest is left on your farm
agricola-why-not-slash = no forest beside one of your fields
agricola-why-not-slash-stacked = something lies beneath every forest that could become a field
agricola-why-not-moor = no moor is left on your farm
agricola-why-not-illicit = after paying the fuel and food you could not afford any major improvement
agricola-why-not-minor = you have no minor improvement you can play now
agricola-why-not-covered = lies under { $major }
agricola-why-not-not-now = cannot be played here and now
agricola-why-not-beside-field = not beside a field
agricola-why-not-apart = beside a field
agricola-why-not-stacked = something lies beneath it
agricola-why-not-lived-in = one of your people lives there
agricola-why-not-beside-house = not beside the house
agricola-why-not-beside-room = not beside the house, or too many rooms away for what you can pay
agricola-why-not-cook = nothing to cook it in; one of these improvements suffices: { $majors }
agricola-why-not-none = you have { $goods }
agricola-why-not-cell = { $kind ->
    [room] there is a room
    [field] there is a field
    [crop] crops grow there
    [forest] there is a forest
    [moor] there is a moor
    [grave] there is a tombstone
    [post] there is a fence post
    [stable] there is a stable
   *[pasture] it is in a pasture
}

# Log
agricola-log-round = Round { $round }: { $space }
agricola-log-harvest = Harvest of round { $round }
agricola-log-place = { $who } uses { $space }.
agricola-log-takes = { $who } uses { $space } and takes { $goods }.
agricola-log-special = { $who }: special action { $action ->
    [fell-trees] Fell Trees
    [slash-and-burn] Slash and Burn
    [cut-peat] Cut Peat
    [horse-market] Horse Market
    [hiring-fair] Hiring Fair
    [black-market] Black Market
   *[illicit-work] Illicit Work
}{ $action ->
    [black-market] { $fee ->
        [0] {" "}for 1 fuel
       *[other] {" "}for 1 fuel and { $fee } food
    }
    [illicit-work] { $fee ->
        [0] {" "}for 1 fuel and 1 food
       *[other] {" "}for 1 fuel, 1 food and { $fee } food for the card
    }
   *[other] { $fee ->
        [0] {""}
       *[other] {" "}for { $fee } food
    }
}.
agricola-log-by = { $done } ({ $by }).
agricola-log-alone = { $done }.
agricola-log-space = { $space }{ $n ->
    [0] {""}
   *[other] , plus { $goods }
}
agricola-log-special-by = { $action }{ $fee ->
    [0] {""}
   *[other] , paying { $fee } food
}
agricola-log-special-paid = { $action }, paying { $cost }
agricola-log-gets = { $who } takes { $goods }
agricola-log-plow = { $who } plows { $cell }
agricola-log-sow = { $who } sows { $goods }
agricola-log-sow-beyond = { $who } sows { $goods }, also on { $places }
agricola-log-bake = { $who } bakes { $grain } grain into { $food } food
agricola-log-rooms = { $who } builds { $n ->
    [one] a room
   *[other] { $n } rooms
} at { $cells } { $cost ->
    [nothing] for free
   *[other] for { $cost }
}
agricola-log-stables = { $who } builds { $n ->
    [one] a stable
   *[other] { $n } stables
} at { $cells } { $wood ->
    [0] for free
   *[other] for { $wood } wood
}
agricola-log-renovate = { $who } renovates to { $house ->
    [clay] clay
   *[stone] stone
} { $cost ->
    [nothing] for free
   *[other] for { $cost }
}
agricola-log-newborn = { $who } has a child; now a family of { $people }
agricola-log-fence = { $who } fences { $cells } as a pasture { $wood ->
    [0] for free
   *[other] for { $wood } wood
}
agricola-log-fence-space = { $who } fences in { $cell } as a pasture ({ $card }).
agricola-log-reserve = { $who } fences in { $cell }, a pasture once it is clear ({ $card }).
agricola-log-fence-paid = { $who } fences { $cells } as a pasture { $cost ->
    [nothing] for free
   *[other] for { $cost }
}
agricola-log-major = { $who } builds { $major } { $cost ->
    [nothing] for free
   *[other] for { $cost }
}
agricola-log-upgrade = { $who } returns { $old } for { $major }
agricola-log-minor = { $who } plays { $card } { $cost ->
    [nothing] for free
   *[other] for { $cost }
}
agricola-log-occupation = { $who } plays { $card }{ $food ->
    [0] {""}
   *[other] {" "}for { $food } food
}
agricola-log-starter = { $who } is now starting player
agricola-log-stuck = { $who } cannot use any action space.
agricola-log-cooked = { $who } cooks { $goods } for { $food } food.
agricola-log-ran-away = { $who } lets { $goods } go.
agricola-log-exchange = { $who } turns { $taken } into { $given }.
agricola-log-exchange-back = { $who } needs those goods for the current action and undoes the exchange.
agricola-log-discard = { $who } discards { $goods }.
agricola-log-lit = { $who } lights { $major }.
agricola-log-felled = { $who } fells { $cell } for { $wood } wood
agricola-log-slashed = { $who } turns the forest at { $cell } into a field
agricola-log-cut = { $who } cuts peat at { $cell } for { $fuel } fuel
agricola-log-horse = { $who } { $food ->
    [0] takes a horse
   *[other] buys a horse for { $food } food
}
agricola-log-hiring = { $who } earns { $food } food
agricola-log-solo-shown = A new special action card is shown.
agricola-log-solo-back = The last special action card comes back and stays.
agricola-log-arrived = { $who } receives { $goods } from the round space.
agricola-log-riding = { $who } gets 1 food from the Riding Stables.
agricola-log-reap = { $who } harvests { $goods }.
agricola-log-fed = { $who } feeds the family with { $food } food{ $missing ->
    [0] {""}
   *[other] {" "}and begs for { $missing }
}.
agricola-log-meal = { $who } feeds the family with { $food } food{ $missing ->
    [0] {""}
   *[other] , begs for { $missing }
} and heats with { $fuel } fuel{ $sick ->
    [0] {""}
    [one] ; 1 person gets sick
   *[other] ; { $sick } people get sick
}.
agricola-log-heated = { $who } heats with { $fuel } fuel{ $sick ->
    [0] {""}
    [one] ; 1 person gets sick
   *[other] ; { $sick } people get sick
}.
agricola-log-bred = { $who } breeds { $goods }.
agricola-log-lutenist = { $who } gets 1 food and 1 wood as Lutenist.
agricola-log-lutenist-bought = { $who } buys 1 vegetable for 2 food.
agricola-log-lay-there = { $who } picks up { $goods } on { $cell }.
agricola-log-extension = { $who } extends the farmyard by { $cells }.
agricola-log-fuel-storage = { $who } fills round spaces from { $card }.
agricola-log-card-gains = { $who } gets { $goods } ({ $card }).
agricola-log-card-buys = { $who } buys { $goods } for { $cost } ({ $card }).
agricola-log-card-lays = { $who } lays { $what } on the space of round { $round } ({ $card }).
agricola-laid = { $tile ->
    [forest] a forest
    [moor] a moor
   *[field] a field
}
agricola-log-card-coming = { $who } lays goods on round spaces ({ $card }).
agricola-log-card-coming-goods = { $who } lays { $goods } on { $n ->
    [one] the space of round { $rounds }
   *[other] each of the spaces of rounds { $rounds }
} ({ $card }).
agricola-log-card-points = { $who } gets { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
} ({ $card }).
agricola-log-marks = { $who } blocks { $cell } ({ $card }).
agricola-log-lays-goods = { $who } lays { $goods } at { $cell } ({ $card }).
agricola-log-paid = { $who } pays { $cost }.
agricola-log-card-paid = { $who } pays { $cost } ({ $card }).
agricola-log-card-sows = { $who } adds { $goods } to what is sown ({ $card }).
agricola-log-lays = { $who } lays { $tile ->
    [forest] a forest
    [moor] a moor
   *[field] a field
} at { $cell }.
agricola-log-moor-to-field = { $who } turns the moor at { $cell } into a field.
agricola-log-forests-to-moors = { $who } turns forest into moor at { $cells }.
agricola-log-removes-moors = { $who } removes moor at { $cells } for { $goods } ({ $card }).
agricola-log-covers = { $who } lays forest on top at { $cells } ({ $card }).
agricola-log-moves-crop = { $who } moves { $goods } to the field { $to }.
agricola-log-clears = { $who } discards the crops at { $cell }.
agricola-log-layout-drawn = { $card } of { $who }: number { $number } is drawn.
agricola-log-swapped-places = { $who } swaps { $major } and { $old } ({ $card }).
agricola-log-passed = { $who } passes { $card } to { $to }.
agricola-log-card-removed = { $card } leaves the game.
agricola-log-hut-to-room = { $who } adds a wood room at { $cell } and removes { $card } from the game.
agricola-log-adopts = { $who } lets a newborn act.
agricola-log-token = { $who } takes the token of { $card }: −1 point at the end.
agricola-log-moves-in = { $who } puts a person of the supply on the forest at { $cell } ({ $card }).
agricola-log-comes-out = { $who } may place one more person in this round ({ $card }).
agricola-log-goes-back = { $who } puts the person of { $card } back into the supply.

# Results
agricola-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead.
agricola-result-resources = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
}; decided by building resources left: { $resources }.
agricola-result-shared = A shared victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
agricola-result-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
agricola-result-solo-reached = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the goal of { $goal } is reached.
agricola-result-solo-missed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the goal of { $goal } is missed.

agricola-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
agricola-score-fields = Fields
agricola-score-pastures = Pastures
agricola-score-grain = Grain
agricola-score-vegetables = Vegetables
agricola-score-sheep = Sheep
agricola-score-boar = Wild boar
agricola-score-cattle = Cattle
agricola-score-horses = Horses
agricola-score-unused = Unused spaces
agricola-score-fenced-stables = Fenced stables
agricola-score-clay-rooms = Clay rooms
agricola-score-stone-rooms = Stone rooms
agricola-score-people = People
agricola-score-begging = Begging
agricola-score-improvements = Improvements
agricola-score-bonus = Bonus points of cards
agricola-score-cards = Played hand cards

# The board in words
agricola-board-title-round = The round
agricola-board-title-own = Your farm
agricola-board-title-spaces = Action spaces
agricola-board-title-people = Where people are
agricola-board-title-farm = Farm of { $seat }
agricola-board-title-land = Farmyard and improvements of { $seat }
agricola-board-title-majors = Major improvements on offer
agricola-board-title-points = Points
agricola-board-now = { CAPITAL($items) }
agricola-board-round = { $round ->
    [0] Before round 1
   *[other] Round { $round } of 14
}
agricola-board-starter = starting player { $seat }
agricola-board-harvest = next harvest after round { $round }
agricola-board-turn = { $seat } is to play
agricola-board-space = { $space }: { $items }
agricola-board-grows = { $goods } more each round
agricola-board-space-barred = { $space } ({ $why ->
    [closed] opens in a later round
   *[linked] blocked while the space linked to it is taken
}): { $items }
agricola-board-home = At home: { $seats }
agricola-board-home-of = { $seat } { $n }
agricola-board-taken = Taken in round { $round }: { $spaces }
agricola-board-taken-space = { $space } ({ $people })
agricola-board-special = Special action card: { $actions }
agricola-board-action = { $action } ({ $effect })
agricola-board-used = Special action cards used in round { $round }: { $cards }
agricola-board-used-card = that with { $action } ({ $n ->
    [one] { $users }; others pay 2 food
   *[other] { $users }; used up
})
agricola-board-solo = Special action deck: { $n } face down; on the back of the next: { $next }
agricola-board-place = { $major } { $cost ->
    [nothing] for free
   *[other] for { $cost }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $effect }
agricola-board-place-covering = { $major } { $cost ->
    [nothing] for free
   *[other] for { $cost }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $effect }. Covers { $covered }
agricola-board-farm = { $seat }: { $items }
agricola-board-house = { $house ->
    [wood] wooden
    [clay] clay
   *[stone] stone
} house of { $rooms } rooms
agricola-board-people = { $people } people
agricola-board-newborns = { $n ->
    [one] 1 newborn
   *[other] { $n } newborns
}
agricola-board-sick = { $n } sick
agricola-board-pet = { $animal } in the house
agricola-board-on-card = { $animal } on { $card }
agricola-kept-counters = { $card }: { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
agricola-kept-lying = { $card }: { $n ->
    [one] 1 horse lies down
   *[other] { $n } horses lie down
}
agricola-kept-sold = { $card }: { $n ->
    [8] all 8 goods sold
   *[other] { $n } of 8 goods sold, next { $next }
}
agricola-kept-waits = { $card }: a person waits on the forest at { $cells }
agricola-kept-token = token of { $card } (−1 point)
agricola-kept-joined = one more person to place in this round
agricola-board-begging = { $n ->
    [one] 1 begging marker
   *[other] { $n } begging markers
} (−{ $points } points)
agricola-board-bonus = { $n ->
    [one] 1 bonus point
   *[other] { $n } bonus points
}
agricola-board-points = Points now: { $seats }
agricola-board-points-of = { $seat } { $points }
agricola-board-all-sick = { $seat } has only sick people at home: they can go only to the Infirmary
agricola-board-supply = { $seat } has { $goods }
agricola-board-needs = { $seat } needs { $food } food{ $heating ->
    [0] {""}
   *[other] {" "}and { $heating } fuel
} for a harvest
agricola-board-left = { $seat } can still build { $stables ->
    [one] 1 stable
   *[other] { $stables } stables
} and { $fences ->
    [one] 1 fence
   *[other] { $fences } fences
}
agricola-board-cells = Farmyard of { $seat }: { $cells }
agricola-board-cell = { $cell } { $kind ->
    [room] room
    [field] empty field
    [forest] forest
    [moor] moor
    [grave] tombstone
    [post] fence post
   *[empty] { $stable ->
        [yes] stable
       *[no] free
    }
}
agricola-board-free = { $n ->
    [one] 1 free space
   *[other] { $n } free spaces
}
agricola-board-cell-animal = { $cell } stable with { $animal }
agricola-board-cell-crop = { $cell } field with { $goods }
agricola-board-cell-sown = { $cell } unused with { $goods }
agricola-board-cell-stacked = { $tile } (beneath it: { $under })
agricola-board-cell-animals = { $what } (living there: { $animals })
agricola-board-cell-goods = { $what } (lying there: { $goods })
agricola-board-tile = { $kind ->
    [room] room
    [field] field
    [moor] moor
   *[forest] forest
}
agricola-board-field-cards = Cards of { $seat } that are fields: { $cards }
agricola-board-field-card = { $card } ({ $goods })
agricola-board-field-card-empty = { $card } (empty)
agricola-board-pastures = Pastures of { $seat }: { $pastures }
agricola-board-pasture = { $cells } ({ $n ->
    [0] empty
   *[other] { $animals }
}, room for { $capacity })
agricola-board-owned = { $seat } owns { $major } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $effect }
agricola-board-locked = { $seat } must still light { $majors } with 1 fuel each
agricola-board-laid = Round { $round } offers { $seat } { $what } ({ $card })
agricola-board-coming = Round { $round } brings { $seat } { $goods }
agricola-board-cards = { $seat } has played { $played }; in hand: { $hand }
agricola-board-hand = Your hand: { $cards }
agricola-board-card = { $card } ({ $kind }): { $words }
agricola-board-card-not-now = { $line }. Not now: { $reason }
agricola-board-title-hand = Your hand, card by card
agricola-board-hand-known = You know that { $seat } holds { $cards }


# Rules by topic
agricola-rules-goal-title = Aim
agricola-rules-goal = You run a farm for 14 rounds. In each round you take turns placing your people on action spaces, one at a time. Six rounds end with a harvest. Fields, pastures, crops, animals, rooms, people and improvements score points; each unused farmyard space costs 1 point.
agricola-rules-round-title = A round
agricola-rules-round = A new action space is revealed, players receive goods from the round space, and the accumulation spaces fill up. In the work phase everyone takes turns placing one person, beginning with the starting player. A space holds one person. At the end everyone returns home.
agricola-rules-farm-title = The farmyard
agricola-rules-farm = New rooms must touch your house, new fields your fields, and new pastures your pastures. Every side of a pasture needs a fence. You have 15 fences, and each costs 1 wood. A pasture holds 2 animals of one species per space, and twice as many for each stable in it. The house holds 1 animal, and so does a stable outside pastures.
agricola-rules-crops-title = Sowing and baking
agricola-rules-crops = Sow 1 grain and the field holds 3; sow 1 vegetable and it holds 2. At each harvest you take 1 crop from every planted field. Baking turns grain into food. You need a fireplace, hearth or oven for it.
agricola-rules-improvements-title = Improvements
agricola-rules-improvements = Major improvements are available to everyone; in the expansion some cover others. Fireplaces and hearths turn animals and vegetables into food at any time. You can return a fireplace to pay for a hearth.
agricola-rules-hands-title = Hand cards
agricola-rules-hands = Level I has none. At level II each player gets seven minor improvements from Farmers of the Moor; at level III seven occupations, four minor improvements from Farmers of the Moor and three others (the base game alone: seven and seven). In the draft each player keeps a card and passes the rest, occupations to the left and, with the expansion, minor improvements to the right, until none are left. You play an occupation on a Lessons space, and a minor improvement where a space allows it. Pay the cost on the card and meet its prerequisite. Some cards are then passed to the player on your left.
agricola-rules-harvest-title = The harvest
agricola-rules-harvest = Field phase: take 1 crop from each planted field. Feeding: pay 2 food for each adult (3 in the solo game) and 1 for each newborn. For each missing food you take a begging marker, worth −3 points. Breeding: each species with at least two animals has one young, if you have room for it.
agricola-rules-moor-title = Forest and moor
agricola-rules-moor = Forests and moors fill your farmyard. Special actions clear them without placing a person: the first player to use a card pays nothing, the second pays 2 food. At a harvest each room also needs 1 fuel (wood works too); a clay house needs 1 less, a stone house 2 less. For each missing fuel one person gets sick and can only go to the Infirmary.
agricola-rules-solo-title = The solo game
agricola-rules-solo = You begin without food, each adult eats 3 food, and the Forest gets only 2 wood each round. Cards to be passed on leave the game. With the expansion, one special action card is shown each round. After you use it, it is discarded unless you pay 2 food. If you did not use it, you may keep it or put it under the deck. There you aim for 65 points, or 70 with hand cards.

# Draft and mulligan
agricola-deck-occupations = { $n ->
    [one] { $n } occupation
   *[other] { $n } occupations
}
agricola-deck-moor-minors = { $n ->
    [one] { $n } minor improvement of the moor
   *[other] { $n } minor improvements of the moor
}
agricola-deck-base-minors = { $n ->
    [one] { $n } minor improvement
   *[other] { $n } minor improvements
}
agricola-log-draft = Draft: everyone gets { $cards }, takes one and passes the others to the { $way ->
    [left] left
   *[right] right
}.
agricola-log-draft-over = All hands are chosen.
agricola-log-mulligan = { $who } exchanges { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
agricola-ask-draft = Which card do you keep? You pass on the rest.
agricola-ask-mulligan = Which cards do you exchange? You can do this only once.
agricola-part-mulligan = Cards to exchange
agricola-secretly-draft = choose a card. Press **Choose**; you can change your choice until everyone has chosen.
agricola-secretly-mulligan = you may exchange cards from your hand. Press **Choose**.
agricola-secretly-feed = decide what to use in the harvest. Press **Choose**.

# Prerequisites
agricola-needs-needs = needs { $needs }
agricola-needs-least = at least { $what }
agricola-needs-most = at most { $what }
agricola-needs-exactly = exactly { $what }
agricola-needs-none = { $what }
agricola-needs-from-round = round { $round } or later
agricola-needs-until-round = round { $round } or earlier
agricola-needs-not-in-rounds = a round other than { $rounds }
agricola-needs-house = { $material ->
    [wood] a wood house
    [clay] a clay or stone house
   *[stone] a stone house
}
agricola-needs-standing = one of your people on { $space }
agricola-needs-upgrade = { $majors } to be returned
agricola-needs-all = { $conditions }
agricola-needs-any = { $one } or { $other }
agricola-needs-possible = its effect to be possible
agricola-why-not-needs = needs { $needs }
agricola-count-occupations = { $n ->
    [0] no occupation
    [one] { $n } occupation
   *[other] { $n } occupations
}
agricola-count-improvements = { $n ->
    [0] no improvement
    [one] { $n } improvement
   *[other] { $n } improvements
}
agricola-count-majors = { $n ->
    [0] no major improvement
    [one] { $n } major improvement
   *[other] { $n } major improvements
}
agricola-count-minors = { $n ->
    [0] no minor improvement
    [one] { $n } minor improvement
   *[other] { $n } minor improvements
}
agricola-count-minors-in-hand = { $n ->
    [0] no minor improvement in hand
    [one] { $n } minor improvement in hand, this one included
   *[other] { $n } minor improvements in hand, this one included
}
agricola-count-fields = { $n ->
    [0] no field
    [one] { $n } field
   *[other] { $n } fields
}
agricola-count-grain-fields = { $n ->
    [0] no grain field
    [one] { $n } grain field
   *[other] { $n } grain fields
}
agricola-count-vegetable-fields = { $n ->
    [0] no vegetable field
    [one] { $n } vegetable field
   *[other] { $n } vegetable fields
}
agricola-count-empty-fields = { $n ->
    [0] no empty field
    [one] { $n } empty field
   *[other] { $n } empty fields
}
agricola-count-forests = { $n ->
    [0] no forest
    [one] { $n } forest
   *[other] { $n } forests
}
agricola-count-moors = { $n ->
    [0] no moor
    [one] { $n } moor
   *[other] { $n } moors
}
agricola-count-pastures = { $n ->
    [0] no pasture
    [one] { $n } pasture
   *[other] { $n } pastures
}
agricola-count-stables = { $n ->
    [0] no stable
    [one] { $n } stable
   *[other] { $n } stables
}
agricola-count-unused = { $n ->
    [0] no unused space
    [one] { $n } unused space
   *[other] { $n } unused spaces
}
agricola-count-rooms = { $n ->
    [0] no room
    [one] { $n } room
   *[other] { $n } rooms
}
agricola-count-people = { $n ->
    [0] no people
    [one] { $n } person
   *[other] { $n } people
}
agricola-count-animals = { $n ->
    [0] no animal
    [one] { $n } animal
   *[other] { $n } animals
}
## What would you do?
agricola-why = { $why } { agricola-why-points-expected }
agricola-why-second = { $why } { $second } { agricola-why-points-expected }
agricola-why-points-expected = Expected final score: about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
agricola-why-next = Next best: { $second }, { $halves ->
    [0] about as good
    [1] about half a point less
   *[other] { $points ->
        [one] about { $points } point less
       *[other] about { $points } points less
    }
}.
agricola-why-growth = { $rounds ->
    [0] A person is worth points, even in the last round.
    [one] One more person helps in the last round, and is worth points.
   *[other] One more person helps in each of the { $rounds } rounds to come.
}
agricola-why-room = Build a room now so that your family can grow.
agricola-why-renovation = Each clay room scores 1 point and each stone room 2.
agricola-why-major = The sooner you build { $card }, the longer you can use it: { $effect }.
agricola-why-card = The sooner you play { $card }, the longer it helps you: { $effect }.
agricola-why-card-now = { $card } brings more than it costs: { $effect }.
agricola-why-points = { $card } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
agricola-why-no-card = None of these cards brings more now than it costs.
agricola-why-draft = { $points ->
    [0] None of these cards promises much; { $card } is the most useful.
    [one] { $card }: I expect about { $points } point of it in the whole game.
   *[other] { $card }: I expect about { $points } points of it in the whole game.
}
agricola-why-yes = It brings you more than it costs.
agricola-why-no = It costs you more than it brings.
agricola-why-first = Use { $card } first: then you can do more in this turn or at this meal.
agricola-why-fences = Pastures: fewer unused spaces, and room for animals to breed.
agricola-why-sowing = Crops you sow now feed you or score after the coming harvests.
agricola-why-field = One more field scores, and you can sow it.
agricola-why-stable = A stable uses a space and houses an animal.
agricola-why-goods = You get { $goods }. That is what you need for this: { $want }.
agricola-why-plan = You get { $goods }. The plan for { $rounds ->
    [0] this round
    [one] next round
   *[other] round { $round }
}: { $want }.
agricola-why-food = You get { $goods }. Your family needs { $need } at the next harvest, and you have { $have ->
    [0] none
   *[other] { $have }
}.
agricola-why-fuel = You get { $goods }. Your house needs { $need } at the next harvest, and you have { $have ->
    [0] none
   *[other] { $have }
}.
agricola-why-stock = You get { $goods }, to build with later.
agricola-why-animals = You get { $goods } to breed, to cook or to keep for points.
agricola-why-pair = You get { $goods }: from two on, a species has young at every harvest, if there is room.
agricola-why-species = You get { $goods }. Having no { $animal } at the end costs 1 point; having some scores.
agricola-why-cook = What you do not keep becomes { $food }.
agricola-why-keep-all = You have room for all these animals.
agricola-why-crops = You get { $goods }, to sow or to keep for points.
agricola-why-feed = These are the goods you need least for points{ $last ->
    [1] .
   *[0] {" "}and for later actions.
}
agricola-why-feed-cards = What this brings at the harvest is worth more than what it takes: { $cards }.
agricola-why-feed-enough = You have enough food, and your other goods are worth more uneaten.
agricola-why-starter = You become the starting player: next round the first choice is yours.
agricola-why-best = Looking ahead, this choice scores the most points.
agricola-why-yes-by = { $halves ->
    [1] It brings about half a point more than it costs.
   *[other] { $points ->
        [one] It brings about { $points } point more than it costs.
       *[other] It brings about { $points } points more than it costs.
    }
}
agricola-why-no-by = { $halves ->
    [1] It costs about half a point more than it brings.
   *[other] { $points ->
        [one] It costs about { $points } point more than it brings.
       *[other] It costs about { $points } points more than it brings.
    }
}
agricola-why-nothing = Here every choice would cost you more than it brings.
agricola-why-card-worth = { $scores ->
    [0] {""}
    [one] { $card } scores { $scores } point.{" "}
   *[other] { $card } scores { $scores } points.{" "}
}All in all I expect { $halves ->
    [0] clearly more points
    [1] about half a point more
   *[other] { $points ->
        [one] about { $points } point more
       *[other] about { $points } points more
    }
} with { $card } than without it.
agricola-why-card-least = { $card } costs you least of these.
agricola-why-upgrade = { $card } instead of { $old }: I expect { $halves ->
    [0] hardly any point more
    [1] about half a point more
   *[other] { $points ->
        [one] about { $points } point more
       *[other] about { $points } points more
    }
}.
agricola-why-brings = You gain: { $gains }.
agricola-gain-room = { $n ->
    [one] room for { $n } more animal
   *[other] room for { $n } more animals
}
agricola-gain-beds = { $n ->
    [one] room for { $n } more person
   *[other] room for { $n } more people
}
agricola-gain-unused = { $n ->
    [one] { $n } unused space fewer (1 point)
   *[other] { $n } unused spaces fewer ({ $n } points)
}
agricola-gain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $what })
agricola-why-fields = { $n ->
    [one] With your first field you can sow; fields score from the second on.
   *[other] With this you have { $n } fields: they score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
agricola-why-field-at = { agricola-why-fields } { $where }
agricola-where-only = It can only be here.
agricola-where-left = { $left ->
    [0] No space is free any more.
    [one] One space is still free.
   *[other] It lies as far left as possible{ $together ->
        [one] .
       *[other] : { $together } of your { $left } free spaces stay together for rooms and pastures.
    }
}
agricola-where-freed = { $cell } becomes free{ $beside ->
    [house] , beside your house
    [field] , beside a field
   *[none] {""}
}: { $together ->
    [one] it is the only free space there.
   *[other] { $together } free spaces then lie together there.
}
agricola-why-sown = On the fields this becomes { $goods }. One comes off each field at every harvest{ $round ->
    [0] {""}
   *[other] , next after round { $round }
}.
agricola-why-baked = { $baked } becomes { $made }{ $hungry ->
    [yes] : your family needs { $need } food at the next harvest, and you have { $have }
   *[no] {""}
}.
agricola-why-no-young = There is no room for young, unless you give up other animals. Those are worth more.
agricola-why-no-room = There is no room for young animals, whatever you keep.
agricola-why-breed = The young that you gain are worth more than what you give up for them: { $born } for { $lost }.
agricola-why-give-up = There is no room for all. You will miss these least: { $goods }.
agricola-why-pay = What you pay with here is what you will miss least.
agricola-why-feed-fed = You have the food for your family.
agricola-why-feed-lack = You lack { $lack } food, and these goods are what you need least for points{ $last ->
    [1] {""}
   *[0] {" "}and for later actions
}: { $goods }.{ $begging ->
    [0] {""}
   *[other] {" "}Even so you must beg for { $begging } food, at 3 points each.
}
agricola-why-beg = { $n } food is missing; at 3 points each, begging costs you less than your goods would.
agricola-why-beg-must = { $n } food is missing, and you have no goods to turn into food: you must beg for it, at 3 points each.
agricola-why-solo-keep = I expect { $halves ->
    [0] about as many points from this card as
    [1] about half a point more from this card than
   *[other] { $points ->
        [one] about { $points } point more from this card than
       *[other] about { $points } points more from this card than
    }
} from the next one.
agricola-why-solo-change = I expect { $halves ->
    [0] about as many points from the next card as
    [1] about half a point more from the next card than
   *[other] { $points ->
        [one] about { $points } point more from the next card than
       *[other] about { $points } points more from the next card than
    }
} from this one.
agricola-why-lacked = You get { $goods }. For this you lacked { $lacked }: { $want }.
agricola-why-later = You get { $goods }. { $good ->
    [wood] Fences, stables and rooms of wood take wood
    [clay] Ovens, fireplaces and a clay house take clay
    [reed] Every room and every renovation takes reed
   *[stone] Improvements and a stone house take stone
}; { $have ->
    [0] you had none.
   *[other] you had { $have }.
}
agricola-why-peat = { $freed } Your house needs { $need } at the next harvest, and you have { $have ->
    [0] none
   *[other] { $have }
}.
agricola-why-pass = I would rather keep what you have.
agricola-want-growth = family growth
agricola-want-room = one more room
agricola-want-renovation = renovating the house
agricola-want-pasture = a pasture
agricola-want-stable = a stable
agricola-want-sowing = sowing

# What one learns, counted: cards by the pile they come from
agricola-pool-hand = { $n ->
    [one] a hand card
   *[other] { $n } hand cards
}
agricola-pool-special = { $n ->
    [one] a special action card
   *[other] { $n } special action cards
}
agricola-pool-round-1 = { $n ->
    [one] a round card of stage 1
   *[other] { $n } round cards of stage 1
}
agricola-pool-round-2 = { $n ->
    [one] a round card of stage 2
   *[other] { $n } round cards of stage 2
}
agricola-pool-round-3 = { $n ->
    [one] a round card of stage 3
   *[other] { $n } round cards of stage 3
}
agricola-pool-round-4 = { $n ->
    [one] a round card of stage 4
   *[other] { $n } round cards of stage 4
}
agricola-pool-round-5 = { $n ->
    [one] a round card of stage 5
   *[other] { $n } round cards of stage 5
}
agricola-pool-round-6 = { $n ->
    [one] a round card of stage 6
   *[other] { $n } round cards of stage 6
}

## Orders: answers given ahead

agricola-fact-round = Round
agricola-fact-goods = { $what } on { $where }
agricola-order-feed = Feeding the family
agricola-order-breed = Which animals to keep after breeding
agricola-order-house-animals = Which animals to keep when there is no room
