### Mi Tierra in English. Keys stay as they are once published: stored log lines name them.
### { $who } is a player; { $goods } is a list such as "2 apples and 1 wool".

mi-tierra-name = Mi Tierra
mi-tierra-tagline = Sow, breed, bake and bargain through four seasons, and ride for the prize when summer comes.
mi-tierra-total = ${ $n }
mi-tierra-score-money = Money
mi-tierra-score-left = Left over after the last exchange
mi-tierra-reason-money = Most money wins: ${ $n }.
mi-tierra-reason-left = Equal money (${ $n }); more was left over after the last exchange.
mi-tierra-reason-shared = Equal in everything (${ $n }): the victory is shared.
mi-tierra-option-more-players = Five or six players
mi-tierra-option-more-players-hint = An addition of ours: the rulebook stops at four. Start money $9 and $10, one space more on the areas that produce.
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
    [1] { "" }; leaves soon
   *[0] { "" }
}
mi-tierra-pen-site = site { $place }: free
mi-tierra-pen-wheat = wheat
mi-tierra-pen-water = water
mi-tierra-pen-trainer = a trainer
mi-tierra-pen-level = level { $n }
mi-tierra-pen-line = pen { $place } (room for { $n }): { $items }
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
mi-tierra-area-forest-text = Green die: a pen for 2 or 3 animals. Two workers on one space choose.
mi-tierra-area-sheep-farm = sheep farm
mi-tierra-area-sheep-farm-text = White die: 1 to 3 sheep. Without room for all, the surplus is 1 meat.
mi-tierra-area-square = square of the unemployed
mi-tierra-area-square-text = Hire one of your two idle workers for the coming rounds.
mi-tierra-area-crops = seed shop
mi-tierra-area-crops-text = White die: apples (1), wheat (2) or grapes (3), planted at once. Two workers choose.
mi-tierra-area-cattle-farm = cattle farm
mi-tierra-area-cattle-farm-text = Green die: 1 or 2 cows. Without room for all, the surplus is 1 meat.
mi-tierra-area-hen-house = hen house
mi-tierra-area-hen-house-text = White die: 1 to 3 hens. Without room for all, the surplus is 1 meat.
mi-tierra-area-animal-industry = animal products
mi-tierra-area-animal-industry-text = ${ $n } for all: wool from 2 sheep, eggs from 2 hens, milk from 1 cow; a second one from 6, 6 and 3.
mi-tierra-area-water-mill = water mill
mi-tierra-area-water-mill-text = Green die: 1 or 2 water cubes, between fields or in a pen.
mi-tierra-area-clock-tower = clock tower
mi-tierra-area-clock-tower-text = Look at the next four market cards (alone: also reorder them), or roll for 1 or 2 horses.
mi-tierra-area-oven = oven
mi-tierra-area-oven-text = 1 milk, 2 eggs and ${ $n } make a cake, worth $49 in the end.
mi-tierra-area-development = development
mi-tierra-area-development-text = In turn order: $1 for each card the worker touches; take one.
mi-tierra-area-development-at = development, { $side }
mi-tierra-side-top = above
mi-tierra-side-left = left
mi-tierra-side-centre = centre
mi-tierra-side-bottom = below
mi-tierra-side-right = right
mi-tierra-area-wine-mill = winery and mill
mi-tierra-area-wine-mill-text = ${ $n } for both: 3 wheat make flour, 3 grapes make wine.
mi-tierra-area-clothing = clothing industry
mi-tierra-area-clothing-text = 3 wool and ${ $n } make clothes, worth $47 in the end.
mi-tierra-area-podium = podium
mi-tierra-area-podium-text = Winter contest: each worker shows sheep, cows or hens of one kind and training.
mi-tierra-area-arena = arena
mi-tierra-area-arena-text = Summer rodeo: each worker shows one horse.
mi-tierra-area-official-market = official market
mi-tierra-area-official-market-text = Sell to one market card at a time, first come first served; or slip away to the black market.
mi-tierra-area-order-table = order table
mi-tierra-area-order-table-text = Go first in the next round, in the order of coming here.

## Questions

mi-tierra-ask-place = { $n ->
    [one] Where does your last worker go?
   *[other] Where does a worker go? You have { $n } at home.
}
mi-tierra-ask-place-place = Choose a place for a worker …
mi-tierra-ask-staff = Your workers: how many do you give back at the next upkeep?
mi-tierra-ask-move-water = Where do your water cubes lie from now on? You have { $n }; the rest stays beside the farm. They must form a chain from the house.
mi-tierra-ask-move-water-channels = Between fields …
mi-tierra-ask-move-water-pens = In pens …
mi-tierra-ask-house = { $n ->
    [one] { $animals } arrives. Which animals live where?
   *[other] { $animals } arrive. Which animals live where?
}
mi-tierra-ask-house-pen1 = Pen 1 …
mi-tierra-ask-house-pen2 = Pen 2 …
mi-tierra-ask-house-pen3 = Pen 3 …
mi-tierra-ask-move-animals = Which animals live where from now on? Any may be let go, for nothing.
mi-tierra-ask-move-animals-pen1 = Pen 1 …
mi-tierra-ask-move-animals-pen2 = Pen 2 …
mi-tierra-ask-move-animals-pen3 = Pen 3 …
mi-tierra-ask-give-up-pen = All your sites are taken. Give up a pen, with all in it, before you get another?
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
mi-tierra-ask-give-up = What do you give up? A crop goes back to the supply, a pen with all in it.
mi-tierra-give-up-none = Keep all
mi-tierra-give-up-wheat = The wheat in pen { $place }
mi-tierra-ask-crop = Two workers at the seed shop: what do you take?
mi-tierra-ask-make = { $area ->
    [oven] Oven
    [clothing] Clothing industry
   *[animal_industry] Animal products
}: pay ${ $n } for { $goods }?
mi-tierra-ask-mill = Winery and mill: what do you make for ${ $n }?
mi-tierra-mill-both = Flour and wine
mi-tierra-mill-none = Nothing
mi-tierra-ask-water = Where does a water cube go? { $n ->
    [one] It is the last one.
   *[other] You place { $n }.
}
mi-tierra-water-keep = Keep beside the farm
mi-tierra-ask-tower = Clock tower: what do you do?
mi-tierra-tower-look = Look at market cards
mi-tierra-tower-horses = Roll for horses
mi-tierra-ask-reorder = You are alone on the tower. In which order do these cards come? The first one lies on top.
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
mi-tierra-ask-enter-contest = Beauty contest: what does this worker show? Animals of one kind and training, or nothing.
mi-tierra-ask-enter-rodeo = Rodeo: which horse does this worker show, if any?
mi-tierra-ask-prize-goods = Your prize: { $n ->
    [0] one base good
    [one] one good, or { $most } base goods
   *[other] { $n } goods, or { $most } base goods
}. Base goods are meat, apples, wheat and grapes.
mi-tierra-ask-prize-animal = You won the rodeo! Which animal do you take besides the cow?
mi-tierra-ask-market = Official market: to which card do you sell?
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

## Options

mi-tierra-pair = { $area }, two
mi-tierra-place-pass = Pass
mi-tierra-place-pass-hint = Place nobody any more in this round
mi-tierra-group-land = Land and animals
mi-tierra-group-people = People and plans
mi-tierra-group-make = Make goods
mi-tierra-group-sell = Sell and compete
mi-tierra-group-own = Your farm
mi-tierra-group-end = Finish
mi-tierra-group-official = Official markets
mi-tierra-group-closing = Closing markets
mi-tierra-group-away = Leave
mi-tierra-anytime-move-water = Move water
mi-tierra-anytime-move-water-hint = Only before your first worker of the round
mi-tierra-anytime-move-animals = Move animals
mi-tierra-anytime-move-animals-hint = Only before your first worker of the round
mi-tierra-anytime-give-up = Give up crops or a pen
mi-tierra-anytime-give-up-hint = To make place for another; only before your first worker of the round
mi-tierra-anytime-let-go = Give a worker back
mi-tierra-anytime-let-go-hint = He leaves at the next upkeep, before his wage is due
mi-tierra-anytime-keep-all = Keep all workers
mi-tierra-anytime-keep-all-hint = Takes back what you said about giving workers back
mi-tierra-hint-field = Brings { $goods }
mi-tierra-hint-pen = { $ready ->
    [0] Trains once one animal alone has wheat and water
   *[1] Train for good
}: { $pen }
mi-tierra-hint-sell = { $market }; brings you up to ${ $n }
mi-tierra-hint-development = Touches { $n ->
    [one] one card
   *[other] { $n } cards
}
mi-tierra-hint-pair = Choose instead of rolling
mi-tierra-hint-planted = { $crop }{ $wet ->
    [1] , watered
   *[0] { "" }
}
mi-tierra-hint-free = free{ $wet ->
    [1] , watered
   *[0] { "" }
}
mi-tierra-hint-owned = You have { $n }
mi-tierra-hint-price = ${ $n }; you have { $have }
mi-tierra-hint-price-first = ${ $n }, ${ $more } for the first { $units }; you have { $have }
mi-tierra-hint-event = An event
mi-tierra-hint-shows = { $animals }, level { $level }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mi-tierra-market-black = To the black market
mi-tierra-market-home = Go home
mi-tierra-black-sell = { $ware } (sell)
mi-tierra-black-buy = { $ware } (buy)
mi-tierra-house-none = Pen { $place } empty
mi-tierra-house-animals = Pen { $place }: { $animals }
mi-tierra-outcome-money = ${ $n }
mi-tierra-outcome-costs = costs ${ $n }
mi-tierra-outcome-lets-go = lets { $animals } go
mi-tierra-outcome-waters = { $n ->
    [0] waters no planted field
    [one] waters 1 planted field
   *[other] waters { $n } planted fields
}
mi-tierra-outcome-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What the farmer would do

mi-tierra-advice = The farmer would do it like this; he seldom looks further than this round.
mi-tierra-advice-place = The farmer makes it about ${ $n } for your farm; the next best place is about ${ $other }.
mi-tierra-advice-tried = On paper this place brings your farm about ${ $n } and the next best one ${ $other }, but in the farmer’s experience it pays more in the end.

## What is not offered, and why

mi-tierra-why-season = Opens in { $season } only.
mi-tierra-why-full = All spaces are taken ({ $n }).
mi-tierra-why-pair = Takes two workers at home.
mi-tierra-why-taken = This space is taken.
mi-tierra-why-blocked = Blocked with two players.
mi-tierra-why-worked = One of your workers is there already.
mi-tierra-why-trainer = A trainer is there for the rest of the game.
mi-tierra-why-nothing-to-sell = You have nothing that it buys.
mi-tierra-why-nothing-to-trade = You have nothing to sell there and cannot buy anything.
mi-tierra-why-nothing-sold-here = { $card }: nothing can be bought on the black market.
mi-tierra-why-no-money = It costs ${ $n }; you have ${ $have }.
mi-tierra-why-needs = Takes { $goods }.
mi-tierra-why-owned = Your farm has this card already.
mi-tierra-why-not-touched = Your worker does not touch it.
mi-tierra-why-none-left = There are none left.
mi-tierra-refused-animals = You have only { $animals }.
mi-tierra-refused-cubes = { $n ->
    [one] You have only { $n } water cube.
   *[other] You have only { $n } water cubes.
}
mi-tierra-refused-chain = Water flows in one chain from your house: each cube between fields must touch a watered field.
mi-tierra-refused-mixed = One worker shows animals of one kind with the same training.
mi-tierra-refused-prize = If they are more than { $n }, all must be base goods: { $goods }.
mi-tierra-refused-dear = You lack ${ $n }.
mi-tierra-refused-room = There is no room for these animals.

## What happened

mi-tierra-log-big-table = Five and six players are an addition of ours: the rulebook stops at four.
mi-tierra-log-round = Round { $n }, { $season }
mi-tierra-log-order = Turn order: { $seats }.
mi-tierra-log-wages = { $who } pays ${ $n } in wages.
mi-tierra-log-gives-back = { $who } gives { $n ->
    [one] a worker
   *[other] { $n } workers
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
mi-tierra-log-animals = { $n ->
    [0] { $who } gets { $animals } and houses none.
   *[other] { $who } gets { $animals } and houses { $n }.
}
mi-tierra-log-no-animals = { $who } gets nothing: there are no { $animal } left.
mi-tierra-log-surplus = The surplus brings { $who } { $goods }.
mi-tierra-log-water = { $n ->
    [0] { $who } finds no water left.
    [one] { $who } takes { $n } water cube.
   *[other] { $who } takes { $n } water cubes.
}
mi-tierra-log-water-placed = { $who } lays water { $place }.
mi-tierra-log-drained = { $n ->
    [one] { $n } water cube of { $who } goes back to the supply.
   *[other] { $n } water cubes of { $who } go back to the supply.
}
mi-tierra-log-pen = { $who } builds { $pen } with room for { $n }.
mi-tierra-log-no-site = { $who } has no site for a pen.
mi-tierra-log-no-pen = { $who } gets nothing: there is no pen left with room for { $n }.
mi-tierra-log-gives-up-pen = { $who } gives up { $pen }.
mi-tierra-log-gives-up-full-pen = { $who } gives up { $pen } with { $items }.
mi-tierra-log-hires = { $who } hires worker number { $n }.
mi-tierra-log-nobody-idle = { $who } has nobody left to hire.
mi-tierra-log-plants = { $who } plants { $crop }: { $place }.
mi-tierra-log-no-tile = { $who } gets nothing: no { $crop } tile is left.
mi-tierra-log-no-field = { $who } has no place for { $crop }.
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
} back in an order of choice.
mi-tierra-log-plan = { $who } buys { $card } for ${ $n }.
mi-tierra-log-no-plan = { $who } buys no development card.
mi-tierra-log-gives-up-plan = { $who } gives up { $card }.
mi-tierra-log-harvests = { $who } brings in { $goods } ({ $place }).
mi-tierra-log-none-left = { $who } gets nothing: the supply is empty ({ $good }).
mi-tierra-log-trains = { $who } leaves a trainer with { $animal } ({ $pen }).
mi-tierra-log-no-training = { $who } finds nothing to train; the worker goes home.
mi-tierra-log-shows = { $who } shows { $animals } of level { $level }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
mi-tierra-log-shows-nothing = { $who } shows nothing.
mi-tierra-log-prize = { $who } takes place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and gets ${ $n }.
mi-tierra-log-prize-goods = { $who } takes { $goods } as a prize.
mi-tierra-log-sells = { $who } sells { $goods } to { $card } for ${ $n }.
mi-tierra-log-to-black = { $who } slips away to the black market.
mi-tierra-log-leaves-market = { $who } leaves the market.
mi-tierra-log-black-sells = { $who } sells { $goods } on the black market for ${ $n }.
mi-tierra-log-black-buys = { $who } buys { $goods } on the black market for ${ $n }.
mi-tierra-log-event = { $card }: { $rule }
mi-tierra-log-event-ends = { $card } is over.
mi-tierra-log-event-pays = { $who } pays ${ $n } ({ $card }).
mi-tierra-log-event-loses = { $who } gives back { $goods } ({ $card }).
mi-tierra-log-event-gains = { $who } gets { $goods } ({ $card }).
mi-tierra-log-event-money = { $who } gets ${ $n } ({ $card }).
mi-tierra-log-last-round = { $card } is the third flower: it does nothing, but this round is the last one.
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
mi-tierra-board-leaving = { $who } gives back at the next upkeep: { $n }.
mi-tierra-board-goods = { $who } has { $goods }.
mi-tierra-board-field = { $field } { $crop }{ $wet ->
    [1] { " " }(watered)
   *[0] { "" }
}
mi-tierra-board-fields = Fields of { $who }: { $items }.
mi-tierra-board-wet = Watered and free at { $who }: { $items }.
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
mi-tierra-board-earned = Income of { $who }: { $items }.
mi-tierra-board-nobody = Nobody stands on the board.
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
mi-tierra-source-cake = cakes
mi-tierra-source-clothes = clothes
mi-tierra-source-market = official market
mi-tierra-source-black = black market
mi-tierra-source-contest = contests
mi-tierra-source-rodeo = rodeos
mi-tierra-source-cards = development cards
mi-tierra-source-events = events
mi-tierra-source-rest = last exchange

## Development cards

mi-tierra-plan-apple-ladder = Apple ladder
mi-tierra-plan-apple-ladder-text = Each worker on an apple field brings 1 apple more.
mi-tierra-plan-thresher = Thresher
mi-tierra-plan-thresher-text = Each worker on a wheat field brings 1 wheat more.
mi-tierra-plan-trellis = Trellis
mi-tierra-plan-trellis-text = Each worker on a vine brings one bunch of grapes more.
mi-tierra-plan-shears = Shears
mi-tierra-plan-shears-text = Whenever the animal industry gives you wool, 1 more.
mi-tierra-plan-milking-stool = Milking stool
mi-tierra-plan-milking-stool-text = Whenever the animal industry gives you milk, 1 more.
mi-tierra-plan-nest-boxes = Nest boxes
mi-tierra-plan-nest-boxes-text = Whenever the animal industry gives you eggs, 1 more.
mi-tierra-plan-smokehouse = Smokehouse
mi-tierra-plan-smokehouse-text = Surplus animals bring you 2 meat instead of 1.
mi-tierra-plan-market-stall = Market stall
mi-tierra-plan-market-stall-text = Your first official sale of each round brings $3 more.
mi-tierra-plan-factory-permit = Factory permit
mi-tierra-plan-factory-permit-text = Animal products, winery and mill cost you $2 less.
mi-tierra-plan-craft-guild = Craft guild
mi-tierra-plan-craft-guild-text = Oven and clothing industry cost you $3 less.
mi-tierra-plan-bunkhouse = Bunkhouse
mi-tierra-plan-bunkhouse-text = One worker beyond three costs you no wage.
mi-tierra-plan-back-road = Back road
mi-tierra-plan-back-road-text = On the black market the first 5 units you sell each round bring $1 more, and each worker buys 4.
mi-tierra-plan-lucky-clover = Lucky clover
mi-tierra-plan-lucky-clover-text = Once a round you may roll the white die again; the second result stands.
mi-tierra-plan-lucky-horseshoe = Lucky horseshoe
mi-tierra-plan-lucky-horseshoe-text = Once a round you may roll the green die again; the second result stands.
mi-tierra-plan-savings-book = Savings book
mi-tierra-plan-savings-book-text = $2 each round, before wages.
mi-tierra-plan-mosquito-nets = Mosquito nets
mi-tierra-plan-mosquito-nets-text = Mosquitoes, their swarm and foot-rot spare you. $1 in spring and in summer.

## Events

mi-tierra-event-E01 = Mosquitoes
mi-tierra-event-E01-text = Everybody gives back 1 unit of apples, wheat or grapes, in summer 2, in winter none.
mi-tierra-event-E02 = Good harvest
mi-tierra-event-E02-text = Everybody gets 1 unit: apples in spring, grapes in summer, wheat in autumn, meat in winter.
mi-tierra-event-E03 = Rain
mi-tierra-event-E03-text = Everybody takes 1 water cube; none falls in summer.
mi-tierra-event-E04 = Farm subsidy
mi-tierra-event-E04-text = Whoever has least money gets $4, in winter $6; all of them, if several do.
mi-tierra-event-E05 = Fair day
mi-tierra-event-E05-text = All official markets are replaced.
mi-tierra-event-E06 = Harvest wages
mi-tierra-event-E06-text = Everybody pays $1 for each worker beyond three, in autumn $2.
mi-tierra-event-E07 = Mosquito swarm
mi-tierra-event-E07-text = Everybody gives back 2 units of apples, wheat or grapes, in summer 3, in winter 1.
mi-tierra-event-E08 = Land tax
mi-tierra-event-E08-text = Everybody pays $1 for every two animals, at most $5.
mi-tierra-event-E09 = Foot-rot
mi-tierra-event-E09-text = Everybody with animals pays $3, in winter $4, or gives one back.
mi-tierra-event-E10 = Boom
mi-tierra-event-E10-text = As long as it lasts, every unit brings $1 more on the official market.
mi-tierra-event-E11 = Crackdown
mi-tierra-event-E11-text = As long as it lasts, nothing can be bought on the black market.
mi-tierra-event-E12 = Drought
mi-tierra-event-E12-text = As long as it lasts, watered fields bring no more than dry ones in summer and autumn.

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
    Whoever has most money in the end wins. The game lasts at most sixteen rounds, two laps of a calendar with four seasons in two rows; it ends earlier when the third permanent event turns up, after the round in which it does.
    In the end each cake brings $49 and each piece of clothing $47. Of everything else, resources and animals, three make $1. Of equal money, what was left over after that exchange decides.
mi-tierra-rules-round-title = A round
mi-tierra-rules-round =
    The season moves on. Then the turn order is found: first those with a worker on the order table, then the others, least money first; of equal money, whoever came to it last.
    Each worker beyond three costs $2. Whoever cannot pay gives workers back.
    Closing markets leave, markets with the exit symbol begin to close, and the official row is filled up to one card for each player.
    Then workers are placed one by one, and at last all of them act.
mi-tierra-rules-placing-title = Placing workers
mi-tierra-rules-placing =
    In turn order everybody places one worker at a time on a free space, or on the own farm, until nobody has any left or wants to. In the forest and at the seed shop two workers may share a space: they choose instead of rolling.
    With two players one space of each area is blocked. The podium opens in winter only, the arena in summer only.
    Before your first worker of a round you may move your water cubes and animals, and give up crops and pens. You may also say in your turns that a hired worker is given back at the next upkeep.
mi-tierra-rules-land-title = Pens, animals, crops, water
mi-tierra-rules-land =
    The forest gives a pen, the animal farms give animals, the seed shop a crop tile. A pen holds one kind of animal. Animals for which there is no room bring 1 meat in all.
    Wheat may also be planted in a pen, where it takes the room of one animal.
    Water cubes from the mill lie between two fields, in a chain from your house, or in a pen. Fields a1 and a2 are watered from the start.
mi-tierra-rules-workshops-title = Making goods
mi-tierra-rules-workshops =
    Animal products: $5 for wool (from 2 sheep), eggs (2 hens) and milk (1 cow) together; twice as much from 6, 6 and 3 animals.
    Winery and mill: $5 for flour (3 wheat) and wine (3 grapes) together. Oven: 1 milk, 2 eggs and $8 for a cake. Clothing: 3 wool and $7.
    Development: your worker touches two or four cards; pay $1 for each that is still there, and take one. A farm holds three cards, none of them twice.
mi-tierra-rules-farm-title = Work on the farm
mi-tierra-rules-farm =
    A worker on a field brings in one unit, or two if a field beside it has the same crop; never more than two. A watered field doubles that.
mi-tierra-rules-training-title = Training
mi-tierra-rules-training =
    Every animal has level 1. An animal alone in its pen, with a wheat tile and a water cube there, has level 2. A worker placed in such a pen stays as its trainer for the rest of the game: level 3.
mi-tierra-rules-contests-title = Contests and rodeos
mi-tierra-rules-contests =
    In winter each worker on the podium shows sheep, cows or hens of one kind and training. In summer each worker in the arena shows one horse. Animals times level are points; all of your workers count together.
    Two competitors: one prize. Three: two prizes. Four and more: three. Winter: $7 and 2 goods or 3 base goods; $5 and 1 or 2; $1 and 1 base good. Summer: $14, a cow and an animal of choice; $7 and a cow; $7. The money of the later summers is two, three and four times as much.
    Tied players share the money of their places. Trained animals that took part lose their water.
mi-tierra-rules-markets-title = Markets
mi-tierra-rules-markets =
    On the official market the first worker to come sells first, to one card of choice; the card is then replaced. Lap follows lap until nobody sells. Once one player is alone, each of that player’s workers has one more sale.
    Instead of selling a worker may go to the black market, which opens last: sell as much as you like, and buy up to three units a worker.
mi-tierra-rules-events-title = Events
mi-tierra-rules-events =
    Events turn up among the market cards and happen at once. Those with a flower stay until the next event of any kind. The third flower does nothing but end the game after its round.
mi-tierra-rules-our-data-title = What is ours
mi-tierra-rules-our-data =
    The rulebook shows the cards, the board and the black market in pictures that we do not have. Spaces, prices, markets, events and development cards are our own. Five or six players are ours as well: start money $9 and $10, one space more on the areas that produce.

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
mi-tierra-order-market = Selling to the market that pays you most; if none does, going home
mi-tierra-order-sale = What you sell to a market: the dearest first
mi-tierra-order-after-sale = Going home after a sale alone on the market
mi-tierra-order-enter-contest = What you show at the beauty contest: what makes most points
mi-tierra-order-enter-rodeo = What you show at the rodeo: the best trained horse
mi-tierra-order-prize-goods = The prize of a beauty contest: the dearest goods
mi-tierra-order-lose-crops = What mosquitoes cost you: apples first
mi-tierra-order-plant = Planting where it brings in most
mi-tierra-order-water = Putting water where it serves most
