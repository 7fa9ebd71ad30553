### Mi Tierra in English. Keys stay as they are once published: stored log lines name them.
### { $who } is a player; { $goods } is a list such as "2 apples and 1 wool".

mi-tierra-name = Mi Tierra
mi-tierra-tagline = Sow, breed, bake and bargain through four seasons, and ride for the prize when summer comes.
mi-tierra-total = ${ $n }
mi-tierra-score-money = Money
mi-tierra-score-left = Left over after the final exchange
mi-tierra-reason-money = The most money wins: ${ $n }.
mi-tierra-reason-left = Tied at ${ $n }; more was left over after the final exchange.
mi-tierra-reason-shared = Tied in everything (${ $n }): the victory is shared.
mi-tierra-option-more-players = Five or six players
mi-tierra-option-more-players-hint = Our own addition. From five seats: start money $9 and $10, one more space in areas that produce.
mi-tierra-button-hand = My farm
mi-tierra-button-more = Hired workers
mi-tierra-kind-market = Market
mi-tierra-kind-event = Event
mi-tierra-kind-plan = Development card
mi-tierra-kind-area = Area

## Words

mi-tierra-label = { CAPITAL($what) }
mi-tierra-season = { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}
mi-tierra-field = field { $place }
mi-tierra-pen = pen { $place }
mi-tierra-between = between fields { $one } and { $other }
mi-tierra-in-pen = in pen { $place }
mi-tierra-die-white = white die
mi-tierra-die-green = green die
mi-tierra-price = { $ware } ${ $n }
mi-tierra-market-line = Buys { $prices }; { $n ->
    [one] one unit
   *[other] up to { $n } units
}{ $leaves ->
    [1] { "" }; leaves after the next round
    [2] { "" }; leaves after this round
   *[0] { "" }
}
mi-tierra-pen-site = site { $place }: free
mi-tierra-pen-wheat = wheat
mi-tierra-pen-water = water
mi-tierra-pen-trainer = a trainer
mi-tierra-pen-level = level { $n }
mi-tierra-pen-line = pen { $place } (room for { $n }): { $items ->
    [nothing] empty
   *[other] { $items }
}
mi-tierra-size = Room for { $n }

mi-tierra-ware-apple = { $n ->
    [one] { $n } apple
   *[other] { $n } apples
}
mi-tierra-ware-wheat = { $n } wheat
mi-tierra-ware-grape = { $n ->
    [one] { $n } bunch of grapes
   *[other] { $n } bunches of grapes
}
mi-tierra-ware-meat = { $n } meat
mi-tierra-ware-egg = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}
mi-tierra-ware-wool = { $n } wool
mi-tierra-ware-milk = { $n } milk
mi-tierra-ware-flour = { $n ->
    [one] { $n } sack of flour
   *[other] { $n } sacks of flour
}
mi-tierra-ware-wine = { $n ->
    [one] { $n } barrel of wine
   *[other] { $n } barrels of wine
}
mi-tierra-ware-cake = { $n ->
    [one] { $n } cake
   *[other] { $n } cakes
}
mi-tierra-ware-clothes = { $n ->
    [one] { $n } piece of clothing
   *[other] { $n } pieces of clothing
}
mi-tierra-ware-sheep = { $n } sheep
mi-tierra-ware-cow = { $n ->
    [one] { $n } cow
   *[other] { $n } cows
}
mi-tierra-ware-chicken = { $n ->
    [one] { $n } hen
   *[other] { $n } hens
}
mi-tierra-ware-horse = { $n ->
    [one] { $n } horse
   *[other] { $n } horses
}
mi-tierra-name-apple = apples
mi-tierra-name-wheat = wheat
mi-tierra-name-grape = grapes
mi-tierra-name-meat = meat
mi-tierra-name-egg = eggs
mi-tierra-name-wool = wool
mi-tierra-name-milk = milk
mi-tierra-name-flour = flour
mi-tierra-name-wine = wine
mi-tierra-name-cake = cakes
mi-tierra-name-clothes = clothes
mi-tierra-name-sheep = sheep
mi-tierra-name-cow = cows
mi-tierra-name-chicken = hens
mi-tierra-name-horse = horses

## Areas

mi-tierra-area-forest = forest
mi-tierra-area-forest-text = Roll the green die for a pen with room for 2 or 3. With two workers you choose.
mi-tierra-area-sheep-farm = sheep farm
mi-tierra-area-sheep-farm-text = Roll the white die: 1 to 3 sheep. If some do not fit, they bring { $n } meat in all.
mi-tierra-area-square = square of the unemployed
mi-tierra-area-square-text = Hire one of your two unemployed workers for the coming rounds.
mi-tierra-area-crops = seed shop
mi-tierra-area-crops-text = Roll the white die: 1 = apples, 2 = wheat, 3 = grapes. Plant at once. With two workers you choose.
mi-tierra-area-cattle-farm = cattle farm
mi-tierra-area-cattle-farm-text = Roll the green die: 1 or 2 cows. If some do not fit, they bring { $n } meat in all.
mi-tierra-area-hen-house = hen house
mi-tierra-area-hen-house-text = Roll the white die: 1 to 3 hens. If some do not fit, they bring { $n } meat in all.
mi-tierra-area-animal-industry = animal products
mi-tierra-area-animal-industry-text = ${ $n } in all: wool from 2 sheep, eggs from 2 hens, milk from 1 cow; twice as much from 6, 6 and 3.
mi-tierra-area-water-mill = water mill
mi-tierra-area-water-mill-text = Roll the green die: 1 or 2 water cubes, between fields or in a pen.
mi-tierra-area-clock-tower = clock tower
mi-tierra-area-clock-tower-text = Roll for 1 or 2 horses, or look at the next four market cards (if alone, reorder them).
mi-tierra-area-oven = oven
mi-tierra-area-oven-text = 1 milk, 2 eggs and ${ $n } make a cake, worth $49 at the end.
mi-tierra-area-development = development
mi-tierra-area-development-text = In turn order: pay $1 for each card your worker touches, and take one.
mi-tierra-area-development-at = development, { $side }
mi-tierra-side-top = top
mi-tierra-side-left = left
mi-tierra-side-centre = centre
mi-tierra-side-bottom = bottom
mi-tierra-side-right = right
mi-tierra-area-wine-mill = winery and mill
mi-tierra-area-wine-mill-text = ${ $n } in all: 3 wheat make flour, 3 grapes make wine.
mi-tierra-area-clothing = clothing industry
mi-tierra-area-clothing-text = 3 wool and ${ $n } make clothes, worth $47 at the end.
mi-tierra-area-podium = podium
mi-tierra-area-podium-text = Winter contest: each worker shows sheep, cows or hens of one kind and level.
mi-tierra-area-arena = arena
mi-tierra-area-arena-text = Summer rodeo: each worker shows one horse.
mi-tierra-area-official-market = official market
mi-tierra-area-official-market-text = Sell to one market card at a time, in order of arrival; or go to the black market.
mi-tierra-area-order-table = order table
mi-tierra-area-order-table-text = Go first in the next round, in order of arrival.

## Questions

mi-tierra-ask-place = { $n ->
    [one] Where do you place your last worker?
   *[other] Where do you place a worker?
}
mi-tierra-ask-place-place = Choose a place for a worker …
mi-tierra-ask-staff = How many workers do you give back at the next upkeep?
mi-tierra-ask-move-water = { $n ->
    [one] Where does your water cube go?
   *[other] Where do your { $n } water cubes go?
} In a chain from the house; the rest stays beside the farm.
mi-tierra-ask-move-water-channels = Between fields …
mi-tierra-ask-move-water-pens = In pens …
mi-tierra-ask-house = { $n ->
    [one] { $animals } arrives. Where does it live?
   *[other] { $animals } arrive. Where do they live?
} Animals without a pen are let go; if there is no room for all, you get meat.
mi-tierra-ask-house-pen1 = Pen 1: as it is, or …
mi-tierra-ask-house-pen2 = Pen 2: as it is, or …
mi-tierra-ask-house-pen3 = Pen 3: as it is, or …
mi-tierra-ask-move-animals = Where do animals live from now on? Without a pen they go.
mi-tierra-ask-move-animals-pen1 = Pen 1: as it is, or …
mi-tierra-ask-move-animals-pen2 = Pen 2: as it is, or …
mi-tierra-ask-move-animals-pen3 = Pen 3: as it is, or …
mi-tierra-ask-give-up-pen = All your sites are taken. Give up a pen, with everything in it, to make room for another?
mi-tierra-give-up-pen-none = Keep all
mi-tierra-ask-pen-size = Two workers in the forest: which pen do you take?
mi-tierra-ask-plant = { $crop ->
    [apple] Apples: where do you plant them?
    [wheat] Wheat: where do you plant it? In a pen it takes the room of one animal.
   *[grape] Grapes: where do you plant them?
}
mi-tierra-ask-give-up-field = All your fields are planted. Give one up { $n ->
    [one] before the die is rolled
   *[other] before you choose a crop
}?
mi-tierra-give-up-field-none = Keep all
mi-tierra-ask-give-up = What do you give up? Crops go back to the supply, pens with everything in them.
mi-tierra-give-up-none = Keep all
mi-tierra-give-up-wheat = The wheat in pen { $place }
mi-tierra-ask-crop = Two workers at the seed shop: which crop do you take?
mi-tierra-ask-make = { $area ->
    [oven] Oven
    [clothing] Clothing industry
   *[animal_industry] Animal products
}: pay ${ $n } for { $goods }?
mi-tierra-ask-mill = Winery and mill: what do you make for ${ $n }?
mi-tierra-mill-both = Flour and wine
mi-tierra-mill-none = Nothing
mi-tierra-ask-water = Where do you place a water cube? { $n ->
    [one] It is the last one.
   *[other] You have { $n } left to place.
}
mi-tierra-water-keep = Keep beside the farm
mi-tierra-ask-tower = Clock tower: what do you do?
mi-tierra-tower-look = Look at market cards
mi-tierra-tower-horses = Roll for horses
mi-tierra-ask-reorder = You are alone on the tower. In which order do these cards come? The first goes on top.
mi-tierra-ask-plan = Which development card do you buy for ${ $n }?
mi-tierra-plan-none = Buy none
mi-tierra-plan-at = { $card } { $corner ->
    [tl] ↖
    [tr] ↗
    [bl] ↙
   *[br] ↘
}
mi-tierra-ask-give-up-plan = A farm holds three development cards. Which one do you give up?
mi-tierra-ask-roll-again = { $card }: you rolled { $n }. Roll again? The second result stands.
mi-tierra-ask-lose-crops = { $card }: { $n ->
    [one] which unit do you give back?
   *[other] which { $n } units do you give back?
}
mi-tierra-ask-foot-rot = Foot-rot: pay ${ $n }, or give an animal back?
mi-tierra-foot-rot-pay = Pay ${ $n }
mi-tierra-ask-enter-contest = Beauty contest: which animals, of one kind and level, does this worker show?
mi-tierra-ask-enter-rodeo = Rodeo: which horse does this worker show, if any?
mi-tierra-ask-prize-goods = Your prize: { $n ->
    [0] one base good
    [one] one good, or { $most } base goods
   *[other] { $n } goods, or { $most } base goods
}. Base goods are meat, apples, wheat and grapes.
mi-tierra-ask-prize-animal = You won the rodeo! Which animal do you take as well as the cow?
mi-tierra-ask-market = Official market: to which card do you sell?
mi-tierra-ask-market-none = Official market: no card buys what you have. Where does this worker go?
mi-tierra-ask-after-sale = You are alone on the market. Where does this worker go now?
mi-tierra-ask-sale = { $card }: what do you sell? { $most ->
    [one] One unit.
   *[other] At most { $most } units.
}
mi-tierra-ask-black-market = Black market: sell as much as you like{ $most ->
    [0] { "" }
    [one] , and buy one unit
   *[other] , and buy up to { $most } units
}.
mi-tierra-ask-black-market-sell = Sell …
mi-tierra-ask-black-market-buy = Buy …
mi-tierra-ask-black-market-buy-animals = Buy animals …

## Options

mi-tierra-pair = { $area }, two
mi-tierra-place-pass = Pass
mi-tierra-place-pass-hint = Place no more workers this round
mi-tierra-group-land = Land, animals
mi-tierra-group-village = Goods, people
mi-tierra-group-market = Market, farm
mi-tierra-group-first = other
mi-tierra-group-official = Official markets
mi-tierra-group-closing = Closing markets
mi-tierra-group-away = Leave
mi-tierra-anytime-move-water = Move water
mi-tierra-anytime-move-water-hint = Only before your first worker of the round
mi-tierra-anytime-move-animals = Move animals
mi-tierra-anytime-move-animals-hint = Only before your first worker of the round
mi-tierra-anytime-give-up = Give up crops or a pen
mi-tierra-anytime-give-up-hint = To make room for others; only before your first worker of the round
mi-tierra-anytime-let-go = Give a worker back
mi-tierra-anytime-let-go-hint = Leaves at the next upkeep, before wages are paid
mi-tierra-anytime-keep-all = Keep all workers
mi-tierra-anytime-keep-all-hint = No worker leaves at the next upkeep
mi-tierra-anytime-no-upkeep = No upkeep follows this round: it changes nothing
mi-tierra-hint-field = Brings { $goods }
mi-tierra-hint-pen = { $ready ->
    [0] Trains only if one animal is alone there with wheat and water
   *[1] Stays as a trainer for good
}; now { $items ->
    [nothing] empty
   *[other] { $items }
}
mi-tierra-cards-equal = { $card } ×{ $n }
mi-tierra-hint-development = { $n ->
    [0] No cards left here
   *[other] { $cards }
}
mi-tierra-hint-forest = Roll the green die for a pen for 2 ({ $two } left) or 3 ({ $three } left). With two workers you choose.
mi-tierra-hint-crops = White die: 1 = apples ({ $apple } left), 2 = wheat ({ $wheat }), 3 = grapes ({ $grape }). With two workers you choose.
mi-tierra-hint-used-up = None are left in the supply: a worker gets nothing unless some come back
mi-tierra-hint-no-round = No round follows: a worker would get nothing
mi-tierra-hint-nobody-idle = You have nobody left to hire
mi-tierra-hint-forest-full = All your sites are taken: { $pens ->
    [0] trainers stay in all pens, and you get nothing
   *[other] you give up a pen first, or get nothing
}
mi-tierra-hint-crops-full = All your fields are planted: you give one up first, or { $pens ->
    [0] get nothing
   *[other] can plant only wheat, in a pen
}
mi-tierra-hint-pair = Choose instead of rolling
mi-tierra-hint-planted = { $crop }{ $wet ->
    [1] , watered
   *[0] { "" }
}
mi-tierra-hint-free = free, watered
mi-tierra-hint-grows = { $n ->
    [0] Grows in none of your fields
   *[other] Grows in { $n } of your fields
}
mi-tierra-hint-owned = You have { $n }
mi-tierra-hint-price = ${ $n } each; you have { $have }
mi-tierra-hint-price-first = ${ $n }, ${ $more } for the first { $units }; you have { $have }
mi-tierra-hint-event = An event
mi-tierra-hint-shows = { $animals }, level { $level }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mi-tierra-sell-to = { $card }: ${ $n }
mi-tierra-market-black = To the black market
mi-tierra-market-home = Go home
mi-tierra-black-sell = Sell { $ware }
mi-tierra-black-buy = Buy { $ware }
mi-tierra-trade-sell = Sell { $goods }: ${ $n }
mi-tierra-trade-buy = Buy { $goods }: ${ $n }
mi-tierra-answer-sell = Sell { $goods }
mi-tierra-answer-buy = Buy { $goods }
mi-tierra-answer-both = Sell { $sold }; buy { $bought }
mi-tierra-answer-sell-all = Sell all goods
mi-tierra-answer-sell-everything = Sell all goods and animals
mi-tierra-answer-rest = Sell the rest; buy { $bought }
mi-tierra-answer-nothing = Trade nothing
mi-tierra-answer-goods = { $goods }
mi-tierra-channel = { $where }
mi-tierra-answer-dry = Put all cubes beside the farm
mi-tierra-answer-unmoved = Leave the pens as they are
mi-tierra-house-none = Pen { $place } empty
mi-tierra-house-animals = Pen { $place }: { $animals }
mi-tierra-outcome-money = ${ $n }
mi-tierra-outcome-costs = costs ${ $n }
mi-tierra-outcome-none-left = no { $crop } left
mi-tierra-outcome-lets-go = lets { $animals } go
mi-tierra-outcome-waters = { $n ->
    [0] waters no crop
    [one] waters 1 crop
   *[other] waters { $n } crops
}
mi-tierra-outcome-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What the farmer would do

mi-tierra-advice = It earns your farm the most money with the goods and markets in sight; later rounds hardly count.
mi-tierra-advice-place = { $why } This is worth about ${ $n } to your farm; the next best place about ${ $other }.
mi-tierra-advice-tried = { $why } Over a whole game such a place has earned more than its value of today.
mi-tierra-advice-next = { $why } Next best: { $other }, by the end of the game about −${ $n }: { $parts }.
mi-tierra-advice-next-plain = { $why } Next best: { $other }, by the end of the game about −${ $n }.
mi-tierra-advice-even = { $why } { $other } would be about as good.
mi-tierra-advice-waits = { $why } Next best: { $other }, which most likely can wait for your next worker.
mi-tierra-advice-more = { $what } +${ $n }
mi-tierra-advice-less = { $what } −${ $n }
mi-tierra-advice-others-more = ${ $n } more for the others
mi-tierra-advice-others-less = ${ $n } less for the others
mi-tierra-advice-make-goods = It sells for about ${ $n }; the fee is ${ $fee }.{ $piece ->
    [oven] { " " }With it you have enough for a cake, which brings $49 at the end.
    [clothing] { " " }With it you have enough for a piece of clothing, which brings $47 at the end.
   *[other] { "" }
}
mi-tierra-advice-make-piece = It brings ${ $n } at the end of the game, and takes { $goods } besides the fee of ${ $fee }.
mi-tierra-part-money = money in hand
mi-tierra-part-goods = goods
mi-tierra-part-fields = fields and water
mi-tierra-part-animals = pens and animals
mi-tierra-part-workers = workers
mi-tierra-part-cards = development cards
mi-tierra-part-order = turn order
mi-tierra-part-length = length of the game
mi-tierra-advice-market = This brings the most for what you do not need yourself.
mi-tierra-advice-market-alike = No card pays more for what you do not need yourself; another pays as much.
mi-tierra-advice-keep-goods = Nobody pays enough here: keep your goods for the next markets.
mi-tierra-advice-keep-worker = You have another worker on the market, who can still sell.
mi-tierra-advice-keep-parts = Cards here do buy from you, but only what your farm needs itself: animals, or parts of cakes, clothes, flour and wine.
mi-tierra-advice-last-round = The game is ending: what stays unsold brings almost nothing.
mi-tierra-advice-nothing-to-sell = You have nothing left to sell here.
mi-tierra-advice-fee = What you make is worth more than the fee.
mi-tierra-advice-fee-no = What you would make is not worth the fee.
mi-tierra-advice-plant = A field brings in most beside the same crop, and with water.
mi-tierra-advice-water = Water is of use at a planted field, or to train an animal.
mi-tierra-advice-plan = It should bring you about ${ $n } in the rounds to come, for ${ $fee }.
mi-tierra-advice-plan-better = It should bring you about ${ $n } in the rounds to come, for ${ $fee }; { $other } about ${ $less }.
mi-tierra-advice-plan-none = No card here earns its price in the rounds to come.
mi-tierra-advice-roll-again = This is the lowest result: it can only get better.
mi-tierra-advice-roll-keep = Another roll could be worse.
mi-tierra-advice-roll-crop = The other crops would bring your farm more on average.
mi-tierra-advice-tower = You have room for a horse; the next rodeo that it can win, in round { $round }, pays ${ $n } to the first.
mi-tierra-advice-show = With it you have { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $other ->
    [0] nobody else shows any.
   *[other] another farm can reach { $other } at most.
}
mi-tierra-advice-tower-look = You have no room for a horse, but the next cards are good to know.
mi-tierra-advice-tower-cards = You have room for a horse, but to know the next cards is worth more to you now.
mi-tierra-advice-horse-sold = You have room for a horse. No rodeo is to come, but the black market pays ${ $n } for one.
mi-tierra-advice-prize-goods = These goods sell for the most.
mi-tierra-advice-lose-crops = These goods sell for the least.
mi-tierra-advice-pen-size = The larger pen costs no more and holds a third animal: a point more in contests, and from { $n } cows there is more milk.
mi-tierra-advice-keep = What you have is worth more than what would take its place.
mi-tierra-advice-give-up = What takes its place is worth more to your farm.
mi-tierra-advice-no-buyer = No card here buys what you have: keep it for the next markets.
mi-tierra-advice-house-all = All your animals have room so.
mi-tierra-advice-house-most = There is no room for all of them; this keeps as many as your pens can hold.
mi-tierra-advice-give-up-plan = Of your cards, this one earns least in the rounds to come.
mi-tierra-advice-foot-rot = This animal is worth less to you than the payment.
mi-tierra-advice-foot-rot-least = You cannot pay, and you can spare this animal best.
mi-tierra-advice-foot-rot-pay = None of your animals is worth less to you than the payment.
mi-tierra-advice-house-stay = There is no room for all of them: those that live with you stay, as many as your pens can hold.
mi-tierra-advice-animal-room = You have room for this animal.
mi-tierra-advice-animal-meat = You have room for no animal; without room each brings the same.
mi-tierra-advice-reorder = The cards may stay in their order: markets are open to all.
mi-tierra-advice-crop = Of these crops, it sells for the most.
mi-tierra-advice-market-other = Another card pays more at once, but by the end of the game this leaves you at least as much.
mi-tierra-advice-market-kept = It pays ${ $n } for { $goods }, at least as much as not selling would bring you.
mi-tierra-advice-sale-most = No sale to this card pays more.
mi-tierra-advice-plant-reach = No free field lies beside the same crop or has water; one cube of water would reach this one.
mi-tierra-advice-water-new = All your crops have water; now { $fields } gets it, too, for a crop to come.
mi-tierra-advice-black-pays-less = The black market pays far less than the next markets may: keep what you have.
mi-tierra-advice-black-now = On the black market this worker sells all that you have; and since nothing is sold here, no new card is turned up for the others.
mi-tierra-advice-plant-both = There it lies beside the same crop, and gets water.
mi-tierra-advice-plant-joined = There it lies beside the same crop: joined fields bring in more.
mi-tierra-advice-plant-wet = This field gets water, which doubles what it brings in.
mi-tierra-advice-plant-wet-drought = This field gets water. { $card }: this season it brings in no more for that.
mi-tierra-advice-plant-free = No free field lies beside the same crop or has water; here the most fields can still join it.
mi-tierra-advice-plant-pen = With wheat and water, a single animal in this pen is trained.
mi-tierra-advice-water-crop = It waters a planted field, which then brings in twice as much.
mi-tierra-advice-water-crop-drought = It waters a planted field. { $card }: this season it brings in no more for that.
mi-tierra-advice-water-later = No dry crop is in reach; from here water can go on to others.
mi-tierra-advice-water-pen = With wheat and water, the animal in this pen is trained.
mi-tierra-advice-water-pen-later = With wheat as well, a single animal in this pen will be trained.
mi-tierra-advice-water-keep = No crop and no animal could use it now; next round you can lay it.
mi-tierra-advice-water-last = No crop and no animal could use it now, and no round follows.
mi-tierra-advice-move-water = Laid so, the water makes your fields bring in the most.
mi-tierra-go-field = It brings in { $goods }.
mi-tierra-go-pen = A trainer makes the animal there count three times at the rodeo.
mi-tierra-go-official-market = { $n ->
    [0] There you can still get rid of goods.
   *[other] The best card there pays ${ $n } for your goods.
}
mi-tierra-go-animal-industry = { $n ->
    [0] Your animals give goods there.
   *[other] For ${ $fee } your animals give { $goods }, and stay yours.
}{ $piece ->
    [oven] { " " }With them you have enough for a cake, which brings $49 at the end.
    [clothing] { " " }With them you have enough for a piece of clothing, which brings $47 at the end.
   *[other] { "" }
}
mi-tierra-go-oven = A cake brings $49 at the end.
mi-tierra-go-clothing = A piece of clothing brings $47 at the end.
mi-tierra-go-wine-mill = Flour and wine sell for far more than wheat and grapes.
mi-tierra-go-square = One worker more in every round to come.
mi-tierra-go-forest = Animals need a pen.
mi-tierra-go-crops = One field more to bring in from.
mi-tierra-go-sheep-farm = Sheep give wool again and again.
mi-tierra-go-cattle-farm = Cows give milk again and again.
mi-tierra-go-hen-house = Hens give eggs again and again.
mi-tierra-go-surplus = You have no room for more of these animals; without room they bring { $goods } in all{ $n ->
    [0] .
   *[other] ; markets pay about ${ $n } for each.
}
mi-tierra-go-water-mill = Water doubles what a field brings in.
mi-tierra-go-clock-tower = A horse can win the rodeo in summer.
mi-tierra-go-development = A development card helps in every round to come.
mi-tierra-go-podium = Your animals can win the beauty contest.
mi-tierra-go-arena = Your horses can win the rodeo.
mi-tierra-go-order-table = { $n ->
    [1] You go first in the next round.
   *[other] In the next round you go in place { $n }.
}
mi-tierra-go-field-sold = It brings in { $goods }; for each a market now pays up to ${ $n }.
mi-tierra-go-pen-contest = A trainer makes the animal there count three times at the beauty contest.
mi-tierra-go-industry-soon = There the animals that your workers get before give goods.
mi-tierra-go-oven-ready = You will have { $goods } for a cake, which brings $49 at the end.
mi-tierra-go-clothing-ready = You will have { $goods } for a piece of clothing, which brings $47 at the end.
mi-tierra-go-mill-makes = It makes { $goods } of your crops; for each, markets pay about ${ $n }.
mi-tierra-go-square-wage = One worker more in every round to come{ $n ->
    [0] , without a wage.
   *[other] , for ${ $n } a round.
}
mi-tierra-go-forest-full = You have no room for another animal; a pen has room for two or three.{ $pair ->
    [1] { " " }With two workers you choose the size.
   *[0] { "" }
}
mi-tierra-go-forest-room = A pen more has room for two or three animals.{ $pair ->
    [1] { " " }With two workers you choose the size.
   *[0] { "" }
}
mi-tierra-go-crops-wet = One field more to bring in from, { $n ->
    [one] a free one that has water already: { $fields }.
   *[other] free ones that have water already: { $fields }.
}{ $pair ->
    [1] { " " }With two workers you choose the crop.
   *[0] { "" }
}
mi-tierra-go-crops-dry = One field more to bring in from: dry as yet, and best beside the same crop.{ $pair ->
    [1] { " " }With two workers you choose the crop.
   *[0] { "" }
}
mi-tierra-go-crops-full = All your fields are planted; another crop takes the place of one, or wheat goes into a pen.
mi-tierra-go-animals = Animal products gives { $good } for { $animals }, and one more from { $more }; now you have { $n }.{ $shown ->
    [1] { " " }Your worker on the podium can show them in this contest, too.
   *[0] { "" }
}
mi-tierra-go-animals-shown = Your worker on the podium can show them in this contest, too.
mi-tierra-go-left-over = What is left at the end still brings $1 for three things.
mi-tierra-go-water-dry = Water doubles what a field brings in; { $n ->
    [one] { $n } of your crops is dry.
   *[other] { $n } of your crops are dry.
}
mi-tierra-go-water-later = Your crops have water; more of it is for new fields, or to train an animal.
mi-tierra-go-water-drought = { $card }: this season watered fields bring in no more than dry ones.
mi-tierra-go-tower-rodeo = A horse can win a rodeo; the next one, in round { $round }, pays ${ $n } to the first.
mi-tierra-go-plan = { $card }, for ${ $n }: { $rule }
mi-tierra-go-podium-points = As the farms are now, with this worker you show { $n ->
    [one] { $n } point
   *[other] { $n } points
} in the beauty contest, and another farm at most { $other }.{ $more ->
    [1] { " " }Animals that workers get before can count, too.
   *[0] { "" }
}
mi-tierra-go-arena-points = As the farms are now, with this worker you show { $n ->
    [one] { $n } point
   *[other] { $n } points
} in the rodeo, and another farm at most { $other }.{ $more ->
    [1] { " " }Horses that workers get before can count, too.
   *[0] { "" }
}
mi-tierra-go-market-card = { $card } pays ${ $n } for your goods.
mi-tierra-go-market-again = With another worker there you can also sell to { $card }, for ${ $n }.
mi-tierra-go-pass = No place is worth a worker now.

## What is not offered, and why

mi-tierra-why-season = Opens in { $season } only.
mi-tierra-why-full = All spaces are taken ({ $n }).
mi-tierra-why-pair = Needs two workers at home.
mi-tierra-why-taken = This space is taken.
mi-tierra-why-blocked = Blocked in a two-player game.
mi-tierra-why-worked = One of your workers is there already.
mi-tierra-why-trainer = A trainer stays there for the rest of the game.
mi-tierra-why-nothing-to-sell = You have nothing it buys.
mi-tierra-why-nothing-to-trade = You have nothing to sell there and cannot buy anything.
mi-tierra-why-nothing-sold-here = { $card }: nothing can be bought on the black market.
mi-tierra-why-no-money = It costs ${ $n }; you have ${ $have }.
mi-tierra-why-needs = Needs { $goods }.
mi-tierra-why-owned = Your farm has this card already.
mi-tierra-why-not-touched = Your worker does not touch it.
mi-tierra-why-none-left = There are none left.
mi-tierra-why-printed = This crop is printed on the farm and stays.
mi-tierra-why-shown = Shown already.
mi-tierra-why-no-horses = Horses compete at the rodeo only.
mi-tierra-why-horses-only = Only horses compete at the rodeo.
mi-tierra-refused-animals = You have only { $animals }.
mi-tierra-refused-cubes = { $n ->
    [one] You have only { $n } water cube.
   *[other] You have only { $n } water cubes.
}
mi-tierra-refused-chain = Water flows in one chain from your house: each cube between fields must touch a watered field.
mi-tierra-refused-mixed = A worker can only show animals of one kind and level.
mi-tierra-refused-prize = If you take more than { $n }, all must be base goods: { $goods }.
mi-tierra-refused-dear = You lack ${ $n }.
mi-tierra-refused-room = There is no room for these animals.

## What happened

mi-tierra-log-big-table = Five and six players are our own addition: the rulebook stops at four.
mi-tierra-log-round = Round { $n }, { $season }
mi-tierra-log-order = Turn order: { $seats }.
mi-tierra-log-wages = { $who } pays ${ $n } in wages.
mi-tierra-log-gives-back = { $who } gives { $n ->
    [one] a worker
   *[other] { $n } workers
} back to the square.
mi-tierra-log-cannot-pay = { $who } cannot pay the wages of { $n ->
    [one] a worker, who goes
   *[other] { $n } workers, who go
} back to the square.
mi-tierra-log-will-give-back = { $who } will give { $n ->
    [one] a worker
   *[other] { $n } workers
} back at the next upkeep.
mi-tierra-log-keeps-all = { $who } keeps all workers.
mi-tierra-log-card-money = { $who } gets ${ $n } ({ $card }).
mi-tierra-log-places = { $who }: { $place }{ $n ->
    [one] { "" }
   *[other] , two workers
}.
mi-tierra-log-passes = { $who } passes.
mi-tierra-log-moves-water = { $who } moves water.
mi-tierra-log-moves-animals = { $who } moves animals.
mi-tierra-log-lets-go = { $who } lets { $animals } go.
mi-tierra-log-rolls = { $who } rolls the { $die }: { $n }.
mi-tierra-log-rolls-again = { $who } rolls again ({ $card }).
mi-tierra-log-animals-all = { $who } gets { $animals }.
mi-tierra-log-animals = { $n ->
    [0] { $who } gets { $animals } and keeps none.
   *[other] { $who } gets { $animals } and keeps { $n }.
}
mi-tierra-log-no-animals = { $who } gets nothing: there are no { $animal } left.
mi-tierra-log-surplus = { $who } gets { $goods } for animals without room.
mi-tierra-log-water = { $n ->
    [0] { $who } gets no water: none is left.
    [one] { $who } takes { $n } water cube.
   *[other] { $who } takes { $n } water cubes.
}
mi-tierra-log-water-placed = { $who } places water { $place }.
mi-tierra-log-drained = { $n ->
    [one] { $n } water cube of { $who } goes back to the supply.
   *[other] { $n } water cubes of { $who } go back to the supply.
}
mi-tierra-log-pen = { $who } builds { $pen } with room for { $n }.
mi-tierra-log-no-site = { $who } has no free site for a pen.
mi-tierra-log-no-pen = { $who } gets nothing: there is no pen left with room for { $n }.
mi-tierra-log-gives-up-pen = { $who } gives up { $pen }.
mi-tierra-log-gives-up-full-pen = { $who } gives up { $pen } with { $items }.
mi-tierra-log-hires = { $who } hires a worker and now has { $n }.
mi-tierra-log-nobody-idle = { $who } has nobody left to hire.
mi-tierra-log-plants = { $who } plants { $crop }: { $place }.
mi-tierra-log-no-tile = { $who } gets nothing: no { $crop } tile is left.
mi-tierra-log-no-field = { $who } has no room for { $crop }.
mi-tierra-log-gives-up-field = { $who } gives up { $crop } ({ $place }).
mi-tierra-log-makes = { $who } makes { $goods } for ${ $n }.
mi-tierra-log-makes-nothing = { $who } can make nothing here ({ $area }).
mi-tierra-log-looks = { $who } looks at { $n ->
    [one] the next market card
   *[other] the next { $n } market cards
}.
mi-tierra-log-reorders = { $who } puts { $n ->
    [one] the card
   *[other] the { $n } cards
} back in the order of their choice.
mi-tierra-log-plan = { $who } buys { $card } for ${ $n }.
mi-tierra-log-no-plan = { $who } buys no development card.
mi-tierra-log-gives-up-plan = { $who } gives up { $card }.
mi-tierra-log-harvests = { $who } brings in { $goods } ({ $place }).
mi-tierra-log-no-harvest = { $who } finds nothing to bring in ({ $place }); the worker goes home.
mi-tierra-log-none-left = { $who } gets nothing: the supply is empty ({ $good }).
mi-tierra-log-trains = { $who } leaves a trainer with { $animal } ({ $pen }).
mi-tierra-log-no-training = { $who } finds nothing to train; the worker goes home.
mi-tierra-log-shows = { $who } shows { $animals } of level { $level }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
mi-tierra-log-shows-nothing = { $who } shows nothing.
mi-tierra-log-prize = { $who } finishes in place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and gets ${ $n }.
mi-tierra-log-prize-goods = { $who } takes { $goods } as a prize.
mi-tierra-log-sells = { $who } sells { $goods } for ${ $n } ({ $card }).
mi-tierra-log-to-black = { $who } goes to the black market.
mi-tierra-log-leaves-market = { $who } leaves the market.
mi-tierra-log-black-sells = { $who } sells { $goods } on the black market for ${ $n }.
mi-tierra-log-black-buys = { $who } buys { $goods } on the black market for ${ $n }.
mi-tierra-log-event = { $card }: { $rule }
mi-tierra-log-event-ends = { $card } is over.
mi-tierra-log-event-pays = { $who } pays ${ $n } ({ $card }).
mi-tierra-log-event-loses = { $who } gives back { $goods } ({ $card }).
mi-tierra-log-event-gains = { $who } gets { $goods } ({ $card }).
mi-tierra-log-event-money = { $who } gets ${ $n } ({ $card }).
mi-tierra-log-last-round = { $card } is the third permanent event: it has no effect, but this round is the last.
mi-tierra-log-final = { $who } ends with ${ $n }.
mi-tierra-log-won = { $n ->
    [one] { $seats } wins!
   *[other] { $seats } win together!
}

## The board in words

mi-tierra-board-title-round = Round
mi-tierra-board-title-own = Your farm
mi-tierra-board-title-others = Money and workers
mi-tierra-board-title-land = Farm of { $who }
mi-tierra-board-title-workers = Workers
mi-tierra-board-title-markets = Markets
mi-tierra-board-title-plans = Development cards
mi-tierra-board-round = Round { $n } of { $most }, { $season }.
mi-tierra-board-order = Turn order: { $seats }.
mi-tierra-board-active = It is the turn of { $who } to place a worker.
mi-tierra-board-next-order = Turn order of the next round as things stand: { $seats }.
mi-tierra-board-in-force = In force: { $card }. { $rule }
mi-tierra-board-flowers = { $n ->
    [0] No permanent event so far; the third one ends the game.
    [one] One permanent event so far; the third one ends the game.
   *[other] { $n } permanent events so far; the third one ends the game.
}
mi-tierra-board-last-round = This is the last round.
mi-tierra-board-die = The { $die } shows { $n }.
mi-tierra-board-entry = Entry { $number }: { $who } with { $animals } of level { $level }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
mi-tierra-board-farm = { $who }: ${ $n }, { $home } of { $hired } workers at home{ $wage ->
    [0] { "" }
   *[other] , wages ${ $wage }
}.
mi-tierra-board-leaving = { $who } gives back at the next upkeep, workers: { $n }.
mi-tierra-board-goods = { $who } has { $goods }.
mi-tierra-board-field = { $field } { $crop }{ $wet ->
    [1] { " " }(watered)
   *[0] { "" }
}
mi-tierra-board-fields = Fields of { $who }: { $items }.
mi-tierra-board-wet = Free watered fields of { $who }: { $items }.
mi-tierra-board-pens = Pens of { $who }: { $items }.
mi-tierra-board-cubes = Water of { $who }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}, { $kept } beside the farm{ $laid ->
    [0] { "" }
   *[other] ; { $where }
}.
mi-tierra-board-cards = Development cards of { $who }: { $items }.
mi-tierra-board-source = { $source } ${ $n }
mi-tierra-board-spent = { $who } spent ${ $n }.
mi-tierra-board-earned = Income of { $who }: { $items }.
mi-tierra-board-nobody = No workers are on the board.
mi-tierra-board-worker = { $n ->
    [one] { $who }
   *[other] { $who } ({ $n } workers)
}
mi-tierra-board-worker-at = { $who } ({ $side })
mi-tierra-board-area = { $area }: { $items } (spaces: { $n } of { $most }).
mi-tierra-board-own = On the farm of { $who }: { $items }.
mi-tierra-board-stall = { $sold ->
    [1] { $who } (has sold)
   *[0] { $who }
}
mi-tierra-board-stalls = Queue at the official market: { $items }.
mi-tierra-board-black = On the black market: { $seats }.
mi-tierra-board-market = { $card }. { $line }.
mi-tierra-board-closing = Closing: { $card }. { $line }.
mi-tierra-board-deck = { $n ->
    [one] { $n } card is left in the market deck.
   *[other] { $n } cards are left in the market deck.
}
mi-tierra-board-known = You know: card { $place } of the deck is { $card }.
mi-tierra-board-black-price = { $buy ->
    [-1] { $ware } ${ $n }/–
   *[other] { $ware } ${ $n }/${ $buy }
}
mi-tierra-board-black-market = Black market (pays/asks): { $items }.
mi-tierra-board-plan = { $corner ->
    [tl] Top left
    [tr] Top right
    [bl] Bottom left
   *[br] Bottom right
}: { $card }. { $rule }
mi-tierra-board-plan-gap = { $corner ->
    [tl] Top left
    [tr] Top right
    [bl] Bottom left
   *[br] Bottom right
}: taken.
mi-tierra-source-start = start money
mi-tierra-source-cake = cakes
mi-tierra-source-clothes = clothes
mi-tierra-source-market = official market
mi-tierra-source-black = black market
mi-tierra-source-contest = contests
mi-tierra-source-rodeo = rodeos
mi-tierra-source-cards = development cards
mi-tierra-source-events = events
mi-tierra-source-rest = final exchange

## Development cards

mi-tierra-plan-apple-ladder = Apple ladder
mi-tierra-plan-apple-ladder-text = Each worker on an apple field brings in 1 more apple.
mi-tierra-plan-thresher = Thresher
mi-tierra-plan-thresher-text = Each worker on a wheat field brings in 1 more wheat.
mi-tierra-plan-trellis = Trellis
mi-tierra-plan-trellis-text = Each worker on a grape field brings in 1 more bunch of grapes.
mi-tierra-plan-shears = Shears
mi-tierra-plan-shears-text = When Animal products gives you wool, you get 1 more.
mi-tierra-plan-milking-stool = Milking stool
mi-tierra-plan-milking-stool-text = When Animal products gives you milk, you get 1 more.
mi-tierra-plan-nest-boxes = Nest boxes
mi-tierra-plan-nest-boxes-text = When Animal products gives you eggs, you get 1 more.
mi-tierra-plan-smokehouse = Smokehouse
mi-tierra-plan-smokehouse-text = Animals without room bring you 2 meat instead of 1.
mi-tierra-plan-market-stall = Market stall
mi-tierra-plan-market-stall-text = Your first sale on the official market each round brings $3 more.
mi-tierra-plan-factory-permit = Factory permit
mi-tierra-plan-factory-permit-text = Animal products, winery and mill cost you $2 less.
mi-tierra-plan-craft-guild = Craft guild
mi-tierra-plan-craft-guild-text = Oven and clothing industry cost you $3 less.
mi-tierra-plan-bunkhouse = Bunkhouse
mi-tierra-plan-bunkhouse-text = You pay no wage for one of your workers beyond the third.
mi-tierra-plan-back-road = Back road
mi-tierra-plan-back-road-text = Black market: the first 5 units you sell each round bring $1 more each; each worker may buy 4.
mi-tierra-plan-lucky-clover = Lucky clover
mi-tierra-plan-lucky-clover-text = Once a round you may roll the white die again; the second result stands.
mi-tierra-plan-lucky-horseshoe = Lucky horseshoe
mi-tierra-plan-lucky-horseshoe-text = Once a round you may roll the green die again; the second result stands.
mi-tierra-plan-savings-book = Savings book
mi-tierra-plan-savings-book-text = You get $2 each round, before wages.
mi-tierra-plan-mosquito-nets = Mosquito nets
mi-tierra-plan-mosquito-nets-text = Mosquitoes, mosquito swarm and foot-rot do not affect you. $1 in spring and in summer.

## Events

mi-tierra-event-E01 = Mosquitoes
mi-tierra-event-E01-text = Each player gives back 1 unit of apples, wheat or grapes; in summer 2, in winter none.
mi-tierra-event-E02 = Good harvest
mi-tierra-event-E02-text = Each player gets 1 unit: apples in spring, grapes in summer, wheat in autumn, meat in winter.
mi-tierra-event-E03 = Rain
mi-tierra-event-E03-text = Each player takes 1 water cube, but none in summer.
mi-tierra-event-E04 = Farm subsidy
mi-tierra-event-E04-text = The player with the least money gets $4, in winter $6; if tied, each of them does.
mi-tierra-event-E05 = Fair day
mi-tierra-event-E05-text = All official markets are replaced.
mi-tierra-event-E06 = Harvest wages
mi-tierra-event-E06-text = Each player pays $1 for each worker beyond the third, in autumn $2.
mi-tierra-event-E07 = Mosquito swarm
mi-tierra-event-E07-text = Each player gives back 2 units of apples, wheat or grapes; in summer 3, in winter 1.
mi-tierra-event-E08 = Land tax
mi-tierra-event-E08-text = Each player pays $1 for every two animals, at most $5.
mi-tierra-event-E09 = Foot-rot
mi-tierra-event-E09-text = Each player with animals pays $3, in winter $4, or gives one back.
mi-tierra-event-E10 = Boom
mi-tierra-event-E10-text = While in force, every unit brings $1 more on the official market.
mi-tierra-event-E11 = Crackdown
mi-tierra-event-E11-text = While in force, nothing can be bought on the black market.
mi-tierra-event-E12 = Drought
mi-tierra-event-E12-text = While in force, watered fields bring in no more than dry ones in summer and autumn.

## Markets

mi-tierra-market-A01 = Village grocer
mi-tierra-market-A02 = Cider press
mi-tierra-market-A03 = Porridge kitchen
mi-tierra-market-A04 = Apple cart
mi-tierra-market-A05 = Grape cart
mi-tierra-market-A06 = Wheat cart
mi-tierra-market-A07 = Fruit stall
mi-tierra-market-A08 = Harbour fruiterer
mi-tierra-market-A09 = Parish store
mi-tierra-market-A10 = Harvest fair
mi-tierra-market-A11 = Roadside inn
mi-tierra-market-A12 = Pastry cook
mi-tierra-market-A13 = Noodle maker
mi-tierra-market-A14 = Travelling cook
mi-tierra-market-A15 = Mountain pedlar
mi-tierra-market-A16 = Wool buyer
mi-tierra-market-A17 = School kitchen
mi-tierra-market-A18 = Milk cart
mi-tierra-market-A19 = Breakfast house
mi-tierra-market-A20 = Shepherds’ fair
mi-tierra-market-A21 = Village bakery
mi-tierra-market-A22 = Flour cart
mi-tierra-market-A23 = Wine bar
mi-tierra-market-A24 = Wine cart
mi-tierra-market-A25 = Wedding feast
mi-tierra-market-A26 = Pie shop
mi-tierra-market-A27 = Small-animal dealer
mi-tierra-market-A28 = Cattle drover
mi-tierra-market-B01 = Town grocer
mi-tierra-market-B02 = Jam factory
mi-tierra-market-B03 = Town store
mi-tierra-market-B04 = Fruit boat
mi-tierra-market-B05 = Grand hotel
mi-tierra-market-B06 = Confectioner
mi-tierra-market-B07 = Garrison
mi-tierra-market-B08 = Ice-cream cart
mi-tierra-market-B09 = Dairy shop
mi-tierra-market-B10 = Spinning mill’s agent
mi-tierra-market-B11 = Town bakery
mi-tierra-market-B12 = Flour boat
mi-tierra-market-B13 = Town wine cellar
mi-tierra-market-B14 = Wine boat
mi-tierra-market-B15 = Railway restaurant
mi-tierra-market-B16 = Estate buyer
mi-tierra-market-B17 = Town butcher

## Rules by topic

mi-tierra-rules-goal-title = Goal
mi-tierra-rules-goal =
    The player with the most money at the end wins. The game lasts at most sixteen rounds, two laps of a calendar with four seasons. It ends early after the round in which the third permanent event turns up.
    At the end each cake brings $49 and each piece of clothing $47. Every three other goods or animals bring $1. If money is tied, what is left over after that exchange decides.
mi-tierra-rules-round-title = A round
mi-tierra-rules-round =
    The season moves on. Then the turn order is set: first the players with a worker on the order table, then the others, least money first. If money is tied, the player who reached that amount last goes first.
    Each worker beyond the third costs $2. If you cannot pay, you give workers back.
    Closing markets leave, markets with the exit symbol begin to close, and the official row is filled up to one card for each player.
    Then workers are placed one by one. When all are placed, they act.
mi-tierra-rules-placing-title = Placing workers
mi-tierra-rules-placing =
    In turn order, each player places one worker at a time on a free space or on their own farm, until nobody can or wants to place more. In the forest and at the seed shop you may place two workers on one space: then you choose instead of rolling.
    In a two-player game one space of each area is blocked. The podium opens only in winter, the arena only in summer.
    Before your first worker of a round you may move your water cubes and animals, and give up crops and pens. On your turns you may also decide that a hired worker is given back at the next upkeep.
mi-tierra-rules-land-title = Pens, animals, crops, water
mi-tierra-rules-land =
    The forest gives a pen, the animal farms give animals, the seed shop gives a crop tile. A pen holds one kind of animal. Animals without room bring 1 meat in all.
    Wheat may also be planted in a pen, where it takes the room of one animal.
    Water cubes from the mill go between two fields, in a chain from your house, or in a pen. Fields a1 and a2 are watered from the start.
mi-tierra-rules-workshops-title = Making goods
mi-tierra-rules-workshops =
    Animal products: $5 in all for wool (from 2 sheep), eggs (2 hens) and milk (1 cow); twice as much from 6, 6 and 3 animals.
    Winery and mill: $5 in all for flour (3 wheat) and wine (3 grapes). Oven: 1 milk, 2 eggs and $8 for a cake. Clothing: 3 wool and $7.
    Development: your worker touches two or four cards. Pay $1 for each that is still there, and take one. A farm holds three cards, all different.
mi-tierra-rules-farm-title = Work on the farm
mi-tierra-rules-farm =
    A worker on a field brings in one unit, or two if a neighbouring field has the same crop; never more than two. A watered field doubles that.
mi-tierra-rules-training-title = Training
mi-tierra-rules-training =
    Every animal has level 1. An animal alone in its pen, with a wheat tile and a water cube, has level 2. A worker placed in such a pen stays as its trainer for the rest of the game: level 3.
mi-tierra-rules-contests-title = Contests and rodeos
mi-tierra-rules-contests =
    In winter each worker on the podium shows sheep, cows or hens of one kind and level. In summer each worker in the arena shows one horse. You score the number of animals times their level, added up over all your workers.
    One or two competitors: one prize. Three: two prizes. Four or more: three. Winter: $7 and 2 goods or 3 base goods; $5 and 1 or 2; $1 and 1 base good. Summer: $14, a cow and an animal of your choice; $7 and a cow; $7. In the later summers the money is two, three and four times as much.
    Tied players share the money of their places. Trained animals that took part lose their water.
mi-tierra-rules-markets-title = Markets
mi-tierra-rules-markets =
    On the official market the first worker to arrive sells first, to one card of your choice; the card is then replaced. Lap follows lap until nobody sells. When only one player is left, each of that player’s workers has one more sale.
    Instead of selling, a worker may go to the black market, which opens last: sell as much as you like, and buy up to three units per worker.
mi-tierra-rules-events-title = Events
mi-tierra-rules-events =
    Events turn up among the market cards and take effect at once. Permanent events, those with a flower, stay until the next event of any kind. The third one has no effect, but the game ends after its round.
mi-tierra-rules-our-data-title = What is our own
mi-tierra-rules-our-data =
    The rulebook shows the cards, the board and the black market in pictures that we do not have. Spaces, prices, markets, events and development cards are our own. So are games with five or six players: start money $9 and $10, one more space in the areas that produce.

# What one learns, counted: cards by the pile they come from
mi-tierra-pool-markets = { $n ->
    [one] a market card
   *[other] { $n } market cards
}
mi-tierra-pool-plans = { $n ->
    [one] a development card
   *[other] { $n } development cards
}

## Orders: answers given ahead

mi-tierra-fact-round = Round
mi-tierra-order-house = Where your animals live
mi-tierra-order-market = Selling to the market that pays you most; if none buys, going home
mi-tierra-order-sale = What you sell to a market: the most valuable first
mi-tierra-order-after-sale = Going home after your sale when you are alone on the market
mi-tierra-order-enter-contest = What you show at the beauty contest: the entry with the most points
mi-tierra-order-enter-rodeo = What you show at the rodeo: the best trained horse
mi-tierra-order-prize-goods = The prize of a beauty contest: the most valuable goods
mi-tierra-order-lose-crops = What mosquitoes cost you: apples first
mi-tierra-order-plant = Planting where it brings in the most
mi-tierra-order-water = Placing water where it helps the most
