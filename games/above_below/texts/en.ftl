### Above and Below in English. Keys stay as they are once published: stored log lines name them.

above-below-name = Above and Below
above-below-tagline = A village in the sun, caves below it, and a book that knows what lives there.

## Options of a table: the Expanded Edition

above-below-option-villagers = More villagers
above-below-option-villagers-hint = Seven more to hire.
above-below-option-quests = Quests
above-below-option-quests-hint = Five open goals; the first player to own what one asks for scores it.
above-below-option-tools = Tools
above-below-option-tools-hint = Each round the first successful exploration finds a tool.
above-below-option-supplies = Supplies
above-below-option-supplies-hint = They raise dice and score a few points. Only the Desert Labyrinth and the Underforest bring them.
above-below-option-states = Villagers’ states
above-below-option-states-hint = Poisoned, melancholic, greedy, cowardly. Only the Desert Labyrinth and the Underforest bring them.
above-below-option-desert-labyrinth = Desert Labyrinth
above-below-option-desert-labyrinth-hint = Pages of a second book. Needs the villagers’ states and brings them along; supplies go well with it.
above-below-option-underforest = Underforest
above-below-option-underforest-hint = Pages of a second book. Needs the villagers’ states and brings them along; supplies go well with it.
above-below-option-printed-grid = Printed cave cards
above-below-option-printed-grid-hint = The same cave cards in every game, as in a printed box. Pages already read come as often as others.

## Things

above-below-seat = { $who }
above-below-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
above-below-mushroom = { $n ->
    [one] { $n } mushroom
   *[other] { $n } mushrooms
}
above-below-fruit = { $n ->
    [one] { $n } fruit
   *[other] { $n } fruits
}
above-below-fish = { $n ->
    [one] { $n } fish
   *[other] { $n } fish
}
above-below-pot = { $n ->
    [one] { $n } pot
   *[other] { $n } pots
}
above-below-rope = { $n ->
    [one] { $n } rope
   *[other] { $n } ropes
}
above-below-paper = { $n ->
    [one] { $n } paper
   *[other] { $n } papers
}
above-below-ore = { $n ->
    [one] { $n } ore
   *[other] { $n } ores
}
above-below-amethyst = { $n ->
    [one] { $n } amethyst
   *[other] { $n } amethysts
}
above-below-potion = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
above-below-cider = { $n ->
    [one] { $n } cider
   *[other] { $n } ciders
}
above-below-supplies = { $n ->
    [one] { $n } supply
   *[other] { $n } supplies
}
above-below-item-coin = Coins
above-below-item-mushroom = Mushroom
above-below-item-fruit = Fruit
above-below-item-fish = Fish
above-below-item-pot = Pot
above-below-item-rope = Rope
above-below-item-paper = Paper
above-below-item-ore = Ore
above-below-item-amethyst = Amethyst
above-below-item-potion = Potion
above-below-item-cider = Cider
above-below-item-supplies = Supplies
above-below-good-mushroom = mushroom
above-below-good-fruit = fruit
above-below-good-fish = fish
above-below-good-pot = pot
above-below-good-rope = rope
above-below-good-paper = paper
above-below-good-ore = ore
above-below-good-amethyst = amethyst
above-below-encounter = the encounter
above-below-bonus-lanterns = { $n ->
    [one] { $n } more lantern
   *[other] { $n } more lanterns
}
above-below-row-house = the row of houses
above-below-row-outpost = the row of outposts
above-below-paragraph = Page { $n } { $book ->
    [e] of the caves
    [f] of the follow-ups
    [l] of the Desert Labyrinth
   *[u] of the Underforest
}
above-below-kind-paragraph = Page
above-below-empty-cave = an empty cave
above-below-kind-house = House
above-below-kind-outpost = Outpost
above-below-kind-key-house = Key house
above-below-kind-star-house = Star house
above-below-kind-starting-house = Starting house
above-below-kind-villager = Villager
above-below-kind-quest = Quest
above-below-kind-tool = Tool
above-below-kind-state = State
above-below-total = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
above-below-score-points = village points
above-below-score-goods = goods
above-below-score-buildings = buildings
above-below-score-cards = cards
above-below-score-reputation = reputation
above-below-score-fame = most reputation
above-below-score-quests = quests
above-below-score-supplies = supplies
above-below-score-coins = coins
above-below-score-villagers = villagers
above-below-score-built = buildings owned

## Buildings

above-below-starting-house-starting-house = starting house
above-below-house-thatch-cot = thatched cottage
above-below-house-toll-hut = toll hut
above-below-house-twin-bunkhouse = twin bunkhouse
above-below-house-long-dormitory = long dormitory
above-below-house-mushroom-shed = mushroom shed
above-below-house-fish-pond = fish pond
above-below-house-orchard = orchard
above-below-house-kiln = kiln
above-below-house-ropewalk = ropewalk
above-below-house-paper-press = paper press
above-below-house-ore-sluice = ore sluice
above-below-house-fishmonger = fishmonger
above-below-house-fruit-cellar = fruit cellar
above-below-house-clay-yard = clay yard
above-below-house-rope-loft = rope loft
above-below-house-scribes-desk = scribe’s desk
above-below-house-amethyst-vault = amethyst vault
above-below-house-training-yard = training yard
above-below-house-builders-guild = builders’ guild
above-below-house-lucky-shrine = lucky shrine
above-below-house-lantern-hall = lantern hall
above-below-house-explorers-club = explorers’ club
above-below-house-herbalist = herbalist
above-below-house-cider-house = cider house
above-below-house-founders-statue = founders’ statue
above-below-key-house-key-counting-house = counting house
above-below-key-house-key-stationer = stationer
above-below-key-house-key-inn = inn
above-below-key-house-key-academy = academy
above-below-key-house-key-foremans-lodge = foreman’s lodge
above-below-key-house-key-apothecary = apothecary
above-below-key-house-key-watchtower = watchtower
above-below-key-house-key-town-hall = town hall
above-below-key-house-key-survey-office = survey office
above-below-star-house-star-market = star market
above-below-star-house-star-villagers = villagers’ hall
above-below-star-house-star-amethyst = amethyst palace
above-below-star-house-star-caves = cave museum
above-below-star-house-star-masters = masters’ house
above-below-star-house-star-alchemy = alchemist’s tower
above-below-outpost-crystal-grotto = crystal grotto
above-below-outpost-deep-manor = deep manor
above-below-outpost-rope-grotto = rope grotto
above-below-outpost-cavern-rest = cavern rest
above-below-outpost-shard-pit = shard pit
above-below-outpost-ledge-house = ledge house
above-below-outpost-fungus-farm = fungus farm
above-below-outpost-dripstone-bunk = dripstone bunk
above-below-outpost-stone-bunks = stone bunks
above-below-outpost-echo-hall = echo hall
above-below-outpost-spore-bed = spore bed
above-below-outpost-blind-pool = blind pool
above-below-outpost-pale-orchard = pale orchard
above-below-outpost-reed-mill = reed mill
above-below-outpost-ore-lift = ore lift
above-below-outpost-ore-seam = ore seam
above-below-outpost-winch-room = winch room
above-below-outpost-toll-gate = toll gate
above-below-outpost-under-bank = under-bank
above-below-outpost-great-arch = great arch
above-below-outpost-carved-door = carved door
above-below-outpost-moss-apothecary = moss apothecary
above-below-outpost-beacon = beacon
above-below-outpost-guide-post = guide post

## Villagers

above-below-villager-builder = Builder
above-below-villager-trainer = Trainer
above-below-villager-explorer = Explorer
above-below-villager-ramon = Ramón
above-below-villager-liquid-woman = Liquid Woman
above-below-villager-glogo = Glogo
above-below-villager-cave-cat = Cave Cat
above-below-villager-cave-cat-2 = Cave Cat II
above-below-villager-metal-man = Metal Man
above-below-villager-metal-man-2 = Metal Man II
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

above-below-quest-stationery = stationery (1 paper, 1 pot)
above-below-quest-fish-supper = fish supper (1 rope, 2 fish)
above-below-quest-strongroom = strongroom (1 amethyst, 1 ore)
above-below-quest-harvest-feast = harvest feast (2 mushrooms, 1 fruit)
above-below-quest-sickbed = sickbed (2 potions, 1 cider)
above-below-tool-walking-staff = Mystic Walking Staff
above-below-tool-book-of-knowledge = Book of Knowledge
above-below-tool-basket-of-plenty = Basket of Plenty
above-below-tool-walking-staff-text = Once a round: one lantern die counts 1 more, even after all are rolled.
above-below-tool-book-of-knowledge-text = Once a round: any villager trains as if with a quill plus, for 1 coin less.
above-below-tool-basket-of-plenty-text = Once a round: a harvesting villager takes two goods instead of one.
above-below-state-poisoned = poisoned
above-below-state-melancholic = melancholic
above-below-state-greedy = greedy
above-below-state-coward = cowardly
above-below-state-poisoned-text = This villager’s lantern die counts { $n } less; below the lowest line it gives no lantern.
above-below-state-melancholic-text = Before each task a die is rolled: on 1 to { $n } the villager refuses and is exhausted.
above-below-state-greedy-text = A successful exploration that brings coins brings { $n } less, even with several greedy villagers.
above-below-state-coward-text = Cannot be exerted and is never injured.
above-below-state-poisoned-brief = poisoned
above-below-state-melancholic-brief = melancholic
above-below-state-greedy-brief = greedy
above-below-state-coward-brief = cowardly

## Symbols and marks

above-below-symbol-bed = { $n ->
    [one] { $n } bed
   *[other] { $n } beds
}
above-below-symbol-trainee-ready = villagers you train are ready at once
above-below-symbol-coin-on-build = { $n ->
    [one] { $n } coin after buying another building
   *[other] { $n } coins after buying another building
}
above-below-symbol-explore-reroll = { $n ->
    [one] { $n } reroll per exploration
   *[other] { $n } rerolls per exploration
}
above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } coin per successful exploration
   *[other] { $n } coins per successful exploration
}
above-below-symbol-spend-cider-as-coins = ciders pay as coins
above-below-symbol-spend-potion-as-coins = potions pay as coins
above-below-symbol-gain-reputation = reputation +{ $n } when built
above-below-symbol-goods-once = { $good } to harvest
above-below-symbol-good-refresh = { $good } to harvest, again each round
above-below-symbol-income = income +{ $n }
above-below-symbol-income-per-good = income +{ $n } per { $kind } on the track
above-below-symbol-potion-per-round = a potion now and each round
above-below-symbol-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
above-below-symbol-vp-per-good = { $n ->
    [one] { $n } point per { $kind }
   *[other] { $n } points per { $kind }
}
above-below-symbol-vp-per-potion = { $n ->
    [one] { $n } point per potion
   *[other] { $n } points per potion
}
above-below-symbol-vp-per-building = { $n ->
    [one] { $n } point per house, key house and star house
   *[other] { $n } points per house, key house and star house
}
above-below-symbol-vp-per-villager = { $n ->
    [one] { $n } point per villager
   *[other] { $n } points per villager
}
above-below-symbol-vp-per-empty-cave = { $n ->
    [one] { $n } point per empty cave
   *[other] { $n } points per empty cave
}
above-below-mark-hammer = hammer
above-below-mark-hammer-plus = hammer plus (builds for 1 coin less)
above-below-mark-quill = quill
above-below-mark-quill-plus = quill plus (trains for 1 coin less)
above-below-mark-refuses = refuses on a die of 1 to { $n }
above-below-mark-own-bed = own bed; no cider, no potion
above-below-mark-reputation = reputation −{ $n } on joining
above-below-lights = { $roll }–{ $to }: { $n } 🏮
above-below-lights-one = { $roll }: { $n } 🏮
above-below-lights-more = { $line }, { $rest }
above-below-card-building = Costs { $coins }. { CAPITAL($symbols) }. Like every building, 1 more point at the end.
above-below-card-outpost = Costs { $coins } and stands on an empty cave. { CAPITAL($symbols) }. Like every building, 1 more point at the end.
above-below-card-lights = { $n ->
    [one] one lantern
   *[other] { $n } lanterns
} on { $roll ->
    [6] a 6
   *[other] { $roll } or more
}
above-below-card-villager = Lantern die: { $lights }.
above-below-card-villager-marked = { CAPITAL($marks) }. Lantern die: { $lights }.
above-below-card-quest = { $points } for the first player to own { $goods }: at hand, on the track or on sale.

## Questions

above-below-ask-turn = Your turn. What does your village do?
above-below-ask-explore = Who explores the caves? At least two villagers.
above-below-ask-harvest = Who harvests what? Each villager takes one good.
above-below-ask-harvest-villagers = Who harvests
above-below-ask-harvest-goods = From which buildings
above-below-ask-harvest-baskets = With the basket
above-below-ask-harvest-sale = Put one on sale? (optional)
above-below-ask-harvest-less = { $n ->
    [one] Fewer villagers harvest: which { $n } good do they take?
   *[other] Fewer villagers harvest: which { $n } goods do they take?
}
above-below-ask-harvest-less-goods = From which buildings
above-below-ask-harvest-less-sale = Put one on sale at once? (optional)
above-below-ask-with-drinks = { $question } Where your coins do not suffice, drinks pay, one for each coin.
above-below-ask-build = Who builds what?
above-below-ask-build-who = Who builds
above-below-ask-build-build = What they build
above-below-ask-train = Who trains whom?
above-below-ask-train-who = Who trains
above-below-ask-train-train = Who joins you
above-below-ask-train-book = With the book? (optional)
above-below-ask-labour = Who works, for a coin each?
above-below-ask-lay = Which goods do you lay on the track? They stay there.
above-below-ask-lay-order = Several new kinds: in which order, from left to right? Further right, each good scores more.
above-below-ask-lay-for-income = Night falls. Laying goods on the track now would raise your income. Which do you lay there?
above-below-ask-unasked-no-more = Do you want to be asked before each sale from now on?
above-below-ask-sell = What do you put on sale, and from which price may it be sold without asking you? Only you see that price.
above-below-ask-sell-sell = What
above-below-ask-sell-accept = Sold without asking
above-below-secretly-sell = decide what to sell, and at which price it sells without asking.
above-below-ask-buy = Whose item do you make an offer for?
above-below-ask-offer = What do you offer { $whose } for { $item }?
above-below-ask-offer-offer = How many coins
above-below-ask-accept-offer = { $n ->
    [one] { $who } offers you { $n } coin for { $item }. Do you sell?
   *[other] { $who } offers you { $n } coins for { $item }. Do you sell?
}
above-below-ask-pay = How do you pay { $n } for { $what }?
above-below-ask-choice = You have read the page. What do the explorers do?
above-below-ask-pay-coin = { $n ->
    [one] Pay a coin for { $n } more lantern, before the dice?
   *[other] Pay a coin for { $n } more lanterns, before the dice?
}
above-below-ask-exert = { $n ->
    [one] { $n } lantern so far. Whom do you exert, for one more each? Choose nobody to keep the result.
   *[other] { $n } lanterns so far. Whom do you exert, for one more each? Choose nobody to keep the result.
}
above-below-ask-dice = { $n ->
    [one] { $n } lantern so far, and nobody can be exerted. Do you change a die?
   *[other] { $n } lanterns so far, and nobody can be exerted. Do you change a die?
}
above-below-ask-die = { $how ->
    [reroll] Whose die is rolled again?
   *[other] Whose die counts 1 more?
}
above-below-ask-free-villager = Who joins you for nothing?
above-below-ask-cheaper-villager = Who joins you for 2 coins less?
above-below-ask-free-building = Which building do you get for nothing?
above-below-ask-injure = Who is injured?
above-below-ask-afflict = Who is { $state } from now on? { $effect }
above-below-ask-rest = { $drinks ->
    [0] Night: who gets a bed?
   *[other] Night: who gets a drink or a bed? Potions come first, then ciders, then one bed each.
}
above-below-ask-rest-potion = Potions: injured to exhausted
above-below-ask-rest-cider = Ciders: exhausted to ready
above-below-ask-rest-bed = Beds: one step each

## Options

above-below-turn-explore = Explore
above-below-turn-harvest = Harvest
above-below-turn-build = Build
above-below-turn-train = Train
above-below-turn-labour = Labour
above-below-turn-pass = Pass for this round
above-below-button-hand = My village
above-below-free-lay = Lay goods on the track
above-below-free-sell = Put on sale
above-below-free-unasked-no-more = Ask me each time before selling
above-below-free-buy = Make an offer
above-below-free-refresh-house = Refresh houses: 1 coin
above-below-free-refresh-outpost = Refresh outposts: 1 coin
above-below-use-reroll = Roll a die again
above-below-use-supplies = Use a supply
above-below-use-tool = Use: { $tool }
above-below-choice = { $choice } { $numbers }
above-below-number = { $n }
above-below-numbers = { $n } | { $rest }
above-below-accept-offer-yes = Sell
above-below-accept-offer-no = Refuse
above-below-pay-coin-yes = Pay the coin
above-below-pay-coin-no = Keep it
above-below-accept-from = { $n ->
    [one] for { $n } coin or more
   *[other] for { $n } coins or more
}
above-below-sell-ask = ask me each time
above-below-sell-back = Take it off sale
above-below-dice-settle = Keep the result
above-below-cheaper-villager-nobody = Nobody
above-below-free-building-nothing = No building
above-below-group-builds = Hammer
above-below-group-trains = Quill
above-below-group-both = Hammer and quill
above-below-group-explores = No hammer or quill
above-below-group-house = Houses
above-below-group-outpost = Outposts
above-below-group-key-house = Key houses
above-below-group-star-house = Star houses

## Hints and outcomes

above-below-hint-villager = rolls { $lights }
above-below-hint-villager-marked = { $marks }; rolls { $lights }
above-below-hint-marks = { $marks }
above-below-hint-building = { $coins }: { $symbols }
above-below-hint-building-now = { $coins }, { $worth } now: { $symbols }
above-below-hint-building-points = { $coins }, { $worth } now
above-below-hint-drink-pays = a drink pays for it
above-below-hint-newcomer = { $coins }: { $card }
above-below-hint-die = rolled { $die }: { $n } 🏮; { $card }
above-below-hint-die-plain = rolled { $die }: { $n } 🏮
above-below-hint-no-number = no number: no dice for now
above-below-odds = { $number } 🏮: { $plain }% (exerted { $most }%)
above-below-hint-choice = { $notes }
above-below-hint-cider = The first to labour takes the cider.
above-below-hint-tool-laid = The first success finds a tool.
above-below-hint-potion-on-sale = The potion you have on sale cannot be drunk tonight.
above-below-hint-cider-on-sale = The cider you have on sale cannot be drunk tonight.
above-below-hint-good-on-sale = Still on sale, and so not on your track in the final count: { $item }.
above-below-hint-drink-sold = You have: { $n }. While on sale it cannot be drunk at night.
above-below-hint-good-sold = You have: { $n }. What is still on sale at the end does not score on your track.
above-below-hint-left = Left: { $n }
above-below-hint-owned = You have: { $n }
above-below-hint-pays-nothing = You have: { $n }. Brings no income tonight.
above-below-harvested = { $goods } ({ $building })
above-below-rest-potion = { $n ->
    [one] Potion
   *[other] Potions
}: { $who }
above-below-rest-cider = { $n ->
    [one] Cider
   *[other] Ciders
}: { $who }
above-below-rest-bed = { $n ->
    [one] Bed
   *[other] Beds
}: { $who }
above-below-rest-all = all
above-below-rest-no-bed = No bed: { $who }
above-below-rest-others = the others
above-below-answer-rest = { $one } · { $other }
above-below-answer-harvest = { $goods } – { $villagers }
above-below-harvested-for-sale = { $item } for sale
above-below-hint-lies = There now: { $goods }
above-below-hint-sells = Sells { $item }
above-below-outcome-lanterns = { $whole }.{ $tenth } 🏮 on average
above-below-outcome-reaches = Reaches { $n }
above-below-outcome-fails = Fails
above-below-outcome-newcomer = { $coins }: { $card }
above-below-bonus-hammer = 🏮 per hammer: +{ $n }; now: +{ $now }
above-below-bonus-quill = 🏮 per quill: +{ $n }; now: +{ $now }
above-below-bonus-own-mushroom = 🏮 if you own a mushroom: +{ $n }; now: +{ $now }
above-below-bonus-own-fruit = 🏮 if you own fruit: +{ $n }; now: +{ $now }
above-below-bonus-own-fish = 🏮 if you own a fish: +{ $n }; now: +{ $now }
above-below-bonus-own-pot = 🏮 if you own a pot: +{ $n }; now: +{ $now }
above-below-bonus-own-rope = 🏮 if you own a rope: +{ $n }; now: +{ $now }
above-below-bonus-own-paper = 🏮 if you own paper: +{ $n }; now: +{ $now }
above-below-bonus-own-ore = 🏮 if you own ore: +{ $n }; now: +{ $now }
above-below-bonus-own-amethyst = 🏮 if you own an amethyst: +{ $n }; now: +{ $now }
above-below-bonus-own-potion = 🏮 if you own a potion: +{ $n }; now: +{ $now }
above-below-bonus-own-cider = 🏮 if you own a cider: +{ $n }; now: +{ $now }
above-below-bonus-with-liquid-woman = 🏮 with the Liquid Woman: +{ $n }; now: +{ $now }
above-below-bonus-with-glogo = 🏮 with Glogo: +{ $n }; now: +{ $now }
above-below-bonus-with-cave-cat = 🏮 with a Cave Cat: +{ $n }; now: +{ $now }
above-below-bonus-with-metal-man = 🏮 with a Metal Man: +{ $n }; now: +{ $now }
above-below-bonus-pay-coin = 🏮 for a coin before the dice: +{ $n }
above-below-zone-ready = Ready
above-below-zone-exhausted = Exhausted
above-below-zone-injured = Injured
above-below-zone-exploring = Exploring

## "What would you do?"

above-below-advice = It should bring you the most village points by the end of the game.
above-below-advice-plan = The plan for this round: { $plan }.
above-below-advice-plan-worth = { $n ->
    [one] The plan for this round: { $plan }. Worth about { $n } point by the end.
   *[other] The plan for this round: { $plan }. Worth about { $n } points by the end.
}
above-below-advice-prepares = { $reason } Tomorrow there will be coins for “{ $building }”.
above-below-advice-second = { $n ->
    [one] { $reason } Second best ({ $n } point less): { $other }.
   *[other] { $reason } Second best ({ $n } points less): { $other }.
}
above-below-advice-close = { $reason } Nearly as good: { $other }.
above-below-advice-other-plan = The best plan for this round has no such action: { $plan }.
above-below-advice-build = { $who } builds “{ $building }” for { $coins }
above-below-advice-train = { $who } trains { $newcomer } for { $coins }
above-below-advice-explore = { $who } explore with { $whole }.{ $tenth } 🏮 on average
above-below-advice-harvest = { $n ->
    [one] { $who } harvests { $goods }
   *[other] { $who } harvest { $goods }
}
above-below-advice-labour = { $n ->
    [one] { $who } labours for a coin
   *[other] { $who } labour for a coin each
}
above-below-advice-pass = No action left would bring you points, goods or coins.
above-below-advice-buy = To you { $item } is worth more than { $coins }, for which you will probably get it.
above-below-advice-take-back = Nobody has bought it, and on your own track it scores points.
above-below-advice-refresh-house = Of the houses for up to { $coins }, those on offer help you little; among new ones there is usually something better.
above-below-advice-refresh-outpost = Of the outposts for up to { $coins }, those on offer help you little; among new ones there is usually something better.
above-below-advice-choice-more = Chance to reach { $least }: { $plain }% with the dice alone. Chance to reach { $number }: { $most }% if all are exerted.
above-below-advice-choice = Chance to reach { $number }: { $plain }% with the dice alone, { $most }% if all are exerted.
above-below-advice-no-roll = This choice has no number, though dice may follow; the other numbers are too high for these explorers.
above-below-advice-less-known = This choice has no number, though dice may follow.
above-below-advice-no-numbers = None of these choices has a number, so nobody can know what they lead to.
above-below-advice-only-choice = This is the only choice here.
above-below-advice-exertion = { $n ->
    [one] Reaching { $number } is worth more than having a villager injured.
   *[other] Reaching { $number } is worth more than having { $n } villagers injured.
}
above-below-advice-no-exertion = { $n ->
    [one] To reach { $number }, a villager would be injured, which is more than it is worth.
   *[other] To reach { $number }, { $n } villagers would be injured, which is more than it is worth.
}
above-below-advice-out-of-reach = Even if all are exerted, the next number stays out of reach.
above-below-advice-least-able = With { $whole }.{ $tenth } 🏮 on average, this villager helps you in the caves no more than any other here.
above-below-advice-income-kept = { $reason } Keep the kind you will have most of for a space further right.
above-below-advice-order = Each good scores more further right, so the kind you will have most of goes last.
above-below-advice-accept = The coins help you more than { $item }: from { $coins } the sale pays for you.
above-below-advice-decline = To you { $item } is worth more than these coins: only from { $coins } would the sale pay for you.
above-below-advice-pass-tired = No villager is ready any more, and no free action would gain you more than it costs.
above-below-advice-sell-for = { $who } will probably want to pay { $coins } for { $item }; from that price on, the coins help you more.
above-below-advice-sell-nobody = Nobody seems to need anything of yours enough to pay what it is worth to you. If you are asked each time, you can still refuse.
above-below-advice-sell-back = Off sale, it cannot be bought for less than it is worth to you, and you can offer it again later.
above-below-advice-buy-nothing = None of these items seems worth its price to you, or you cannot pay it.
above-below-advice-offer = { $who } will probably sell for { $coins } but hardly for less, and to you { $item } is worth more.
above-below-advice-offer-other = What { $who } sells would gain you more.
above-below-advice-offer-low = { $who } will probably want { $coins }; to you { $item } is hardly worth that, or you cannot pay it. So offer only the least.
above-below-advice-pay-coins = The coins suffice, and drinks can still get villagers up at night.
above-below-advice-pay-coins-potion = The coins suffice, and a potion can still heal an injured villager at night.
above-below-advice-pay-coins-cider = The coins suffice, and a cider can still make an exhausted villager ready at night.
above-below-advice-pay-rest = The coins do not suffice, so { $goods } must pay the rest; no other drink is spent.
above-below-advice-pay-scores = Each potion that you keep scores in your village, coins do not.
above-below-advice-pay-quest = An open quest asks for what you keep so; coins help with none.
above-below-advice-pay-tie = After the last round drinks are of no use, but coins decide a tie.
above-below-advice-and-cider = { $reason } plus { $item }
above-below-advice-with-tool = { $reason } ({ $tool })
above-below-advice-choice-worth = { $n ->
    [one] { $reason } On average worth about { $n } point by the end, injuries counted.
   *[other] { $reason } On average worth about { $n } points by the end, injuries counted.
}
above-below-advice-choice-alike = { $reason } Just as unknown: { $other }.
above-below-advice-coin = Chance to reach { $number } with the dice alone: { $most }% with these lanterns, { $plain }% without.
above-below-advice-settle = Nothing that is left for the dice would raise the result enough to be worth it.
above-below-advice-exertion-last = This reaches { $number }, and after the last round injuries do not matter.
above-below-advice-help-reroll = Another roll of the die of { $who } brings { $whole }.{ $tenth } 🏮 more on average and injures nobody.
above-below-advice-help-tool = It brings { $n } 🏮 more on the die of { $who }, injures nobody, and can be used again next round.
above-below-advice-help-tool-last = It brings { $n } 🏮 more on the die of { $who } and injures nobody.
above-below-advice-help-supplies = A supply brings { $n } 🏮 more on the die of { $who }; here that is worth more than the half point that it scores at the end.
above-below-advice-die-roll = Another roll of this die brings { $whole }.{ $tenth } 🏮 more on average; that of no other brings more.
above-below-advice-die-raise = This die then brings { $n } 🏮 more; no other brings more.
above-below-advice-die-roll-none = On average no die gains by another roll; this one loses least.
above-below-advice-die-raise-none = No die brings more lanterns by this.
above-below-advice-worth = { $n ->
    [one] Worth about { $n } point by the end.
   *[other] Worth about { $n } points by the end.
}
above-below-advice-nobody = Even for 2 coins less, nobody here is worth the price to you.
above-below-advice-rest-names = { $n ->
    [one] Not all can rise. Tomorrow lanterns, hammers, and quills count: { $who } would add least.
   *[other] Not all can rise. Tomorrow lanterns, hammers, and quills count: { $who } would together add least.
}
above-below-advice-rest-last = { $n ->
    [one] Not all can rise. On the last day lanterns and hammers count: { $who } would add least.
   *[other] Not all can rise. On the last day lanterns and hammers count: { $who } would together add least.
}
above-below-advice-rest-all = This way every tired or injured villager gets rest.
above-below-advice-income-rises = { $n ->
    [one] Your income rises from { $least } to { $most } for the last night.
   *[other] Your income rises from { $least } to { $most }, tonight and every night after.
}
above-below-advice-order-alike = You will probably have equally many of each, so their order hardly matters.

## Refusals

above-below-refused-harvest = { $n ->
    [one] Choose { $n } good for these villagers; you have chosen { $given }.
   *[other] Choose { $n } goods for these villagers; you have chosen { $given }.
}
above-below-refused-baskets = Each basket needs its own villager: send as many villagers as baskets.
above-below-refused-sale = You are not harvesting that: { $item }.
above-below-refused-price = { $n ->
    [one] That costs { $n } coin, which you do not have.
   *[other] That costs { $n } coins, which you do not have.
}
above-below-refused-quill = No quill: { $villager }. Training takes a quill, or the book.
above-below-refused-cider = A cider does nothing for the injured. A potion comes first.
above-below-refused-bed = A villager made ready by a cider needs no bed.

## What is not offered now, and why

above-below-why-no-cave-card = No cave card is left.
above-below-why-two-explorers = Ready villagers needed: at least { $least }. You have: { $n }.
above-below-why-nobody-ready = No villager is ready.
above-below-why-nothing-lies = There are no goods on your buildings.
above-below-why-nothing-on-it = There are no goods on it.
above-below-why-no-hammer = No ready villager has a hammer.
above-below-why-no-building = There is no building that you can pay for and place; you have { $n } to spend.
above-below-why-no-quill = No ready villager has a quill.
above-below-why-nobody-for-hire = No villagers are for hire before the next round.
above-below-why-nobody-more = No villagers come for hire any more.
above-below-why-no-newcomer = All villagers for hire cost too much; you have { $n } to spend.
above-below-why-no-goods = You have no goods at hand.
above-below-why-nothing-to-sell = You have no good, potion or cider at hand.
above-below-why-nothing-on-sale = Nobody has anything on sale.
above-below-why-least-price = { $n ->
    [one] An offer is at least { $n } coin.
   *[other] An offer is at least { $n } coins.
}
above-below-why-refused = Your offer was refused this turn; only a higher one counts, and you lack the coins.
above-below-why-once-a-turn = Only once a turn; you have done it.
above-below-why-no-coin = It costs a coin.
above-below-why-pile-empty = No cards are left to draw.
above-below-why-exhausted = Exhausted.
above-below-why-injured = Injured.
above-below-why-exploring = Exploring.
above-below-why-no-cave = An outpost needs an empty cave of yours.
above-below-why-price = It costs { $price }; you have { $n } to spend.
above-below-why-too-dear = It costs { $n }, more than this gift allows.
above-below-why-hammer = No hammer.
above-below-why-quill = No quill.
above-below-why-coward = A coward cannot be exerted.
above-below-why-no-reroll = None of your buildings lets you roll again.
above-below-why-rerolls-used = You have used every reroll of this exploration.
above-below-why-no-supplies = You have no supplies.
above-below-why-used = Already used this round.
above-below-why-on-sale = It is on sale; you can take it back only on your turn.
above-below-why-not-cheapest = Only the cheapest villager for hire joins for nothing.
above-below-why-never-injured = A coward is never injured.
above-below-why-has-state = Has this state already.
above-below-why-sells-nothing = Has nothing on sale.

## Log

above-below-log-round = A new round begins: { $n } of { $most }.
above-below-log-night = Everybody has passed; night falls on round { $n }.
above-below-log-last-round = Everybody has passed in the last round. The points are counted.
above-below-log-passes = { $who } passes.
above-below-log-labour = { $n ->
    [one] { $who } earns { $n } coin with labour: { $villagers }.
   *[other] { $who } earns { $n } coins with labour: { $villagers }.
}
above-below-log-cider = { $who } is the first to labour and takes the cider.
above-below-log-harvest = { $who } harvests { $goods }.
above-below-log-harvest-by = { $who } harvests { $goods } ({ $villagers }).
above-below-log-stocked = For { $who } to harvest: { $goods } ({ $building }).
above-below-log-restocked = For { $who } to harvest again: { $goods }.
above-below-log-builds = { $n ->
    [one] { $who } builds for { $n } coin: { $building }.
   *[other] { $who } builds for { $n } coins: { $building }.
}
above-below-log-builds-by = { $n ->
    [one] { $who } builds for { $n } coin: { $building } ({ $villager }).
   *[other] { $who } builds for { $n } coins: { $building } ({ $villager }).
}
above-below-log-free-building = { $who } gets for nothing: { $building }.
above-below-log-no-building = There is no building that { $who } can take.
above-below-log-build-coin = { $n ->
    [one] For building { $who } gets { $n } coin.
   *[other] For building { $who } gets { $n } coins.
}
above-below-log-trains = { $n ->
    [one] { $who } trains for { $n } coin ({ $villager }).
   *[other] { $who } trains for { $n } coins ({ $villager }).
}
above-below-log-joins = New in the village of { $who }: { $villager }.
above-below-log-no-villager = There is no villager that { $who } can take in.
above-below-log-gone = Already in a village: { $villager }.
above-below-log-tool = { $who } uses a tool: { $tool }.
above-below-log-staff = { $who } uses a tool ({ $tool }): one more on the die of { $villager }.
above-below-log-supplies = { $who } uses a supply: one more on the die of { $villager }.
above-below-log-finds-tool = { $who } finds a tool on the way home: { $tool }.
above-below-log-refuses = Die { $die }: { $villager } refuses.
above-below-log-obeys = Die { $die }: { $villager } agrees.
above-below-log-refresh = { $who } pays a coin to refresh { $row }.
above-below-log-refreshes = { $who } refreshes { $row }.
above-below-log-sale = { $who } puts on sale: { $item }.
above-below-log-off-sale = { $who } takes off sale: { $item }.
above-below-log-deal = { $n ->
    [one] { $who } buys { $item } from { $whose } for { $n } coin.
   *[other] { $who } buys { $item } from { $whose } for { $n } coins.
}
above-below-log-no-deal = { $n ->
    [one] { $who } keeps { $item }; { $whose } had offered { $n } coin.
   *[other] { $who } keeps { $item }; { $whose } had offered { $n } coins.
}
above-below-log-lays = { $who } lays on the track: { $goods }.
above-below-log-explores = { $who } explores the caves: { $villagers }.
above-below-log-page = { $page }
above-below-log-echo = { $echo }
above-below-log-told = { $result }
above-below-log-choice = { $who } chooses: { $choice }.
above-below-log-coin-paid = { $n ->
    [one] { $who } pays a coin for { $n } more lantern.
   *[other] { $who } pays a coin for { $n } more lanterns.
}
above-below-log-lanterns-bought = { $n ->
    [one] { $who } gets { $n } more lantern.
   *[other] { $who } gets { $n } more lanterns.
}
above-below-log-die = { $villager } { $die }
above-below-log-dice = { $n ->
    [one] The dice show { $dice }: { $n } lantern.
   *[other] The dice show { $dice }: { $n } lanterns.
}
above-below-log-reroll = { $n ->
    [one] Rolled again: { $villager } has a { $die }, { $n } lantern.
   *[other] Rolled again: { $villager } has a { $die }, { $n } lanterns.
}
above-below-log-exerts = { $n ->
    [one] { $who } exerts { $villagers } for { $n } lantern.
   *[other] { $who } exerts { $villagers } for { $n } lanterns.
}
above-below-log-success = { $who } succeeds. Lanterns: { $n }.
above-below-log-failure = { $who } fails. Lanterns: { $n }.
above-below-log-cannot-pay = { $who } cannot pay what it costs.
above-below-log-coins = { $who } gains { $coins }.
above-below-log-pays = { $who } pays { $coins }.
above-below-log-spends = { $who } pays with { $goods }.
above-below-log-gains = { $who } gains { $goods }.
above-below-log-used-up = { $who } does not get { $goods }: the supply has no more.
above-below-log-cave = { $who } finds one more empty cave.
above-below-log-no-more-caves = { $who } does not find another cave: no cave card is left.
above-below-log-no-cave = The cave card is not kept; it goes under the pile.
above-below-log-reputation-up = { $who }: reputation +{ $n }.
above-below-log-reputation-down = { $who }: reputation −{ $n }.
above-below-log-explore-coin = { $n ->
    [one] For the success { $who } gets { $n } coin.
   *[other] For the success { $who } gets { $n } coins.
}
above-below-log-greedy = A greedy villager keeps a coin: { $who } gets one less.
above-below-log-injured = Injured: { $villager }.
above-below-log-no-injury = Nobody can be injured.
above-below-log-afflicted = From now on { $villager } is { $state }.
above-below-log-no-state = Nobody becomes { $state }.
above-below-log-quest = { $who } completes a quest: { $quest }.
above-below-log-potion = { $n ->
    [one] { $who } gives a potion to { $villagers }.
   *[other] { $who } gives { $n } potions to { $villagers }.
}
above-below-log-cider-drunk = { $n ->
    [one] { $who } pours a cider for { $villagers }.
   *[other] { $who } pours { $n } ciders for { $villagers }.
}
above-below-log-beds = { $who } puts to bed: { $villagers }.
above-below-log-income = { $who }: income { $coins }.
above-below-log-brews = { $who } brews { $potions }.
above-below-result = { $by ->
    [points] The most points: { $total }.
    [coins] Tied at { $total }; more coins decide.
    [villagers] Tied at { $total } and on coins; more villagers decide.
    [built] Tied at { $total }, on coins and on villagers; more buildings decide.
   *[shared] Tied at { $total } and in everything else: the victory is shared.
}

## The board in words

above-below-board-title-round = The round
above-below-board-title-exploration = The exploration
above-below-board-title-village = Your village
above-below-board-title-people = Your villagers
above-below-board-title-players = The other players
above-below-board-title-villages = The villages
above-below-board-title-offer = On offer
above-below-board-title-hire = Villagers for hire
above-below-board-title-supply = The supply
above-below-board-round = Round { $n } of { $most }; { $who } has the first player card.
above-below-board-active = It is the turn of { $who }.
above-below-board-passed = Passed: { $who }.
above-below-board-cider = The first to labour this round takes the cider.
above-below-board-no-cider = The cider of this round is gone.
above-below-board-tool-laid = A tool lies face down on the caves.
above-below-board-winner = Winner: { $who }.
above-below-board-party = { $who } explores with { $villagers }.
above-below-board-page = { $page }
above-below-board-choice = { $choice }: { $numbers }.
above-below-board-choice-notes = { $choice }: { $numbers } ({ $notes }).
above-below-board-choice-free = { $choice }: no number.
above-below-board-chosen = { $who } has chosen: { $choice }. Lanterns: { $n }.
above-below-board-success = { $who } has succeeded. Lanterns: { $n }.
above-below-board-failure = { $who } has failed. Lanterns: { $n }.
above-below-board-die = { $villager } (die { $die }, { $n } 🏮)
above-below-board-die-exerted = { $villager } (die { $die }, exerted, { $n } 🏮)
above-below-board-coins = { $who } has { $coins }.
above-below-board-player = { $who }: { $coins }, reputation { $reputation }, income { $income }, beds { $beds }, points now { $total }.
above-below-board-people = Villagers of { $who }: { $villagers }.
above-below-board-ready = Ready villagers of { $who }: { $villagers }.
above-below-board-exhausted = Exhausted villagers of { $who }: { $villagers }.
above-below-board-injured = Injured villagers of { $who }: { $villagers }.
above-below-board-exploring = Exploring villagers of { $who }: { $villagers }.
above-below-board-villager = { $villager } ({ $card })
above-below-board-state = “{ $state }” means: { $rule }
above-below-board-houses = Houses of { $who }: { $buildings }.
above-below-board-caves = Caves of { $who }: { $buildings }.
above-below-board-building = { $building } ({ $symbols })
above-below-board-building-goods = { $building } ({ $symbols }; there now: { $goods })
above-below-board-symbols = { $symbols }
above-below-board-goods = Goods of { $who } at hand: { $goods }.
above-below-board-space = { $goods } (points each: { $n })
above-below-board-track = Track of { $who }: { $goods }.
above-below-board-sale = On sale by { $who }: { $item }.
above-below-board-accept = { $n ->
    [one] It is sold without asking you for { $n } coin or more.
   *[other] It is sold without asking you for { $n } coins or more.
}
above-below-board-quests = Quests of { $who }: { $quests }.
above-below-board-tools = Tools of { $who }: { $tools }.
above-below-board-tool-used = { $tool } (used)
above-below-board-row-house = Houses on offer: { $buildings }.
above-below-board-no-house = No houses are left.
above-below-board-row-outpost = Outposts on offer: { $buildings }.
above-below-board-no-outpost = No outposts are left.
above-below-board-row-key-house = Key houses on offer: { $buildings }.
above-below-board-no-key-house = No key houses are left.
above-below-board-row-star-house = Star houses on offer: { $buildings }.
above-below-board-no-star-house = No star houses are left.
above-below-board-for-coins = { $what } ({ $coins }: { $card })
above-below-board-hire = For hire: { $villagers }.
above-below-board-hire-cards = What they can do: { $villagers }.
above-below-board-price = { $what } ({ $coins })
above-below-board-no-hire = No villagers are for hire.
above-below-board-open-quests = Open quests: { $quests }.
above-below-board-quest = { $points } for { $quest }
above-below-board-goods-left = Left in the supply: { $goods }.
above-below-board-caves-left = { $n ->
    [one] { $n } cave card is left.
   *[other] { $n } cave cards are left.
}
above-below-board-cave = Top cave card, pages for die 1 to 6: { $pages }.
above-below-board-piles = Still face down: houses { $houses }, outposts { $outposts }, villagers { $villagers }.
above-below-board-specials = Somewhere in the caves: { $villagers }.

## Rules by topic

above-below-rules-goal-title = Goal
above-below-rules-goal = Seven rounds. Build a village above and outposts below, fill your track with goods and raise your reputation. The most village points win; ties go to coins, then villagers, then buildings.
above-below-rules-turn-title = A turn
above-below-rules-turn = First take as many free actions as you like. Then take one action, which exhausts villagers, or pass for the rest of the round. The actions: explore, harvest, build, train, labour.
above-below-rules-explore-title = Exploring
above-below-rules-explore = Send two villagers or more. A die picks a page of the book. Make a choice, then roll a die for each villager: its best line gives lanterns. You may exert villagers for one more lantern each, but they are injured. The highest number you reach counts, and the cave is yours.
above-below-rules-village-title = Village
above-below-rules-village = Harvest: each villager takes one good from your buildings. Build: a hammer and the price; an outpost goes on one of your empty caves. Train: a quill and the price below the new villager. Labour: a coin per villager, and the cider for the first of the round.
above-below-rules-free-title = Free actions
above-below-rules-free = Put one item on sale, or take it back. Buy what another player has on sale, for at least 3 coins, if they agree. Once a turn, pay a coin to refresh a row of houses or outposts.
above-below-rules-track-title = The advancement track
above-below-rules-track = At any time you may lay goods on the track. A new kind takes the next space on the right and stays there. The space says what each good on it scores, and the last space in use sets your income.
above-below-rules-night-title = Night
above-below-rules-night = A potion moves a villager from injured to exhausted, a cider from exhausted to ready, and each bed does either for one villager. Then come income, potions and goods. After round 7 there is no night.
above-below-rules-special-title = Special villagers
above-below-rules-special = The Liquid Woman costs one reputation. Glogo builds for a coin less. The Cave Cat refuses on 1 and 2. The Metal Man has his own bed and takes neither cider nor potion.
above-below-rules-score-title = Final count
above-below-rules-score = Goods on the track, a point for each building, what your buildings score, your reputation space, and 5, 3 and 2 points for the highest reputation (two players: 3 for the leader). Tied players share these points, rounded down.
above-below-rules-expanded-title = Expanded Edition
above-below-rules-expanded = A quest goes to the first player to own what it asks for. The first successful exploration of a round finds a tool, which works once a round. The second book brings supplies, which raise dice (two score 1 point), and states, which stay: the poisoned count 1 less on the lantern die, the melancholic refuse on 1 and 2, the greedy bring home a coin less, cowards are neither exerted nor injured.

# What one learns, counted: cards by the pile they come from
above-below-pool-houses = { $n ->
    [one] a house
   *[other] { $n } houses
}
above-below-pool-outposts = { $n ->
    [one] an outpost
   *[other] { $n } outposts
}
above-below-pool-villagers = { $n ->
    [one] a villager
   *[other] { $n } villagers
}
above-below-pool-caves = { $n ->
    [one] a cave card
   *[other] { $n } cave cards
}
above-below-pool-tools = { $n ->
    [one] a tool
   *[other] { $n } tools
}
above-below-pool-tokens = { $n ->
    [one] a token
   *[other] { $n } tokens
}

## Orders: answers given ahead

above-below-fact-round = Round
above-below-order-rest = Beds at night, the exhausted first; no cider, no potion
above-below-standing-sale = { $item } is sold without asking you for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} or more. Change that on your turn with *{ $how }*.
