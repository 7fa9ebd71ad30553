# Labels on pictures of Mi Tierra and their alternative texts.

draw-mi-tierra-round = Round { $n } of { $most }
draw-mi-tierra-last-round = Last round ({ $n })
draw-mi-tierra-over = The game is over
draw-mi-tierra-step-season = A new round begins
draw-mi-tierra-step-wages = Wages
draw-mi-tierra-step-markets = New markets
draw-mi-tierra-step-place = Placing workers
draw-mi-tierra-step-areas = The areas at work
draw-mi-tierra-step-farms = The farms at work
draw-mi-tierra-step-contest = Contest
draw-mi-tierra-step-prizes = Prizes
draw-mi-tierra-step-market = Official market
draw-mi-tierra-step-black = Black market
draw-mi-tierra-step-end = The round ends
draw-mi-tierra-area-square = Square
draw-mi-tierra-area-wine-mill = Winery and mill
draw-mi-tierra-area-sheep-farm = Sheep farm
draw-mi-tierra-area-cattle-farm = Cattle farm
draw-mi-tierra-area-crops = Seed shop
draw-mi-tierra-area-animal-industry = Products
draw-mi-tierra-area-clock-tower = Clock tower
draw-mi-tierra-area-clothing = Clothing
draw-mi-tierra-area-official-market = Official market
draw-mi-tierra-area-order-table = Order table
draw-mi-tierra-black-market = Black market
draw-mi-tierra-wages = Wages
draw-mi-tierra-at-home = At home
draw-mi-tierra-no-goods = The storehouse is empty
draw-mi-tierra-own-cards = Your cards
draw-mi-tierra-no-cards = None yet
draw-mi-tierra-water = Spare water
draw-mi-tierra-cards = Development
draw-mi-tierra-sales = You could sell
draw-mi-tierra-no-sales = Nothing now
draw-mi-tierra-next-cards = Next cards
draw-mi-tierra-contest = Beauty contest
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nobody has shown anything yet
draw-mi-tierra-to-come = to come
draw-mi-tierra-points = { $n ->
    [one] point
   *[other] points
}
draw-mi-tierra-prize-contest = { $normal ->
    [0] ${ $money } and { $base } base good
   *[other] ${ $money }, and { $normal ->
        [one] 1 good
       *[other] { $normal } goods
    } or { $base } base goods
}
draw-mi-tierra-prize-rodeo = ${ $money }{ $cows ->
    [0] { "" }
   *[other] { $choice ->
        [0] { " and a cow" }
       *[other] , a cow and any animal
    }
}
draw-mi-tierra-spent = spent
draw-mi-tierra-start-and-spent = start money less spending
draw-mi-tierra-winner = { $name } wins!
draw-mi-tierra-shared-victory = A shared victory!
draw-mi-tierra-standings = Income so far
draw-mi-tierra-look-board = The board and what I could sell
draw-mi-tierra-look-farm = The farm of { $seat }

draw-mi-tierra-most = max. { $n }
draw-mi-tierra-closing = closing
draw-mi-tierra-you-get = You get
draw-mi-tierra-first-units = { $n ->
    [one] First unit: +$1
   *[other] First { $n }: +$1
}
draw-mi-tierra-you-pay = You pay
draw-mi-tierra-gives-used-up = None are left
draw-mi-tierra-gives-nobody-idle = Nobody left to hire
draw-mi-tierra-gives-no-round = No round follows
draw-mi-tierra-gives-forest = Pens left: { $two } for 2, { $three } for 3
draw-mi-tierra-gives-sheep-farm = 1 to 3 sheep
draw-mi-tierra-gives-square = Hire a worker
draw-mi-tierra-gives-crops = Apples, wheat or grapes
draw-mi-tierra-gives-cattle-farm = 1 or 2 cows
draw-mi-tierra-gives-hen-house = 1 to 3 hens
draw-mi-tierra-gives-animal-industry = { $n ->
    [0] Nothing for you now
   *[other] Now { $goods }
}
draw-mi-tierra-gives-water-mill = 1 or 2 water cubes
draw-mi-tierra-gives-clock-tower = Horses or the next cards
draw-mi-tierra-gives-oven = 1 milk, 2 eggs: a cake
draw-mi-tierra-gives-development = { $cards }
draw-mi-tierra-gives-wine-mill = 3 wheat or 3 grapes
draw-mi-tierra-gives-clothing = 3 wool: clothes
draw-mi-tierra-gives-podium = Winter contest
draw-mi-tierra-gives-arena = Summer rodeo
draw-mi-tierra-gives-official-market = { $n ->
    [0] Nothing to sell now
   *[other] Best sale now: ${ $n }
}
draw-mi-tierra-gives-order-table = Next round: place { $n }
draw-mi-tierra-alt-place = { $area }: { $gives }.

draw-mi-tierra-alt-round = Round { $n } of { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } places a worker.
draw-mi-tierra-alt-in-force = In force: { $card }.
draw-mi-tierra-alt-last-round = This is the last round.
draw-mi-tierra-alt-changed = { $ahead ->
    [0] Just now { $who }: { $what }.
   *[other] With this answer, { $who }: { $what }.
}
draw-mi-tierra-alt-turned = New markets: { $cards }.
draw-mi-tierra-alt-money = { $sign }${ $n }
draw-mi-tierra-alt-ware = { $sign }{ $ware }
draw-mi-tierra-alt-area = { $area }: { $who }.
draw-mi-tierra-alt-market = { $card }: { $line }.
draw-mi-tierra-alt-closing = Closing: { $card }: { $line }.
draw-mi-tierra-alt-black = On the black market: { $who }.
draw-mi-tierra-alt-plans = Development cards: { $cards }.
draw-mi-tierra-alt-goods = Goods: { $goods }.
draw-mi-tierra-alt-fields = Fields: { $fields }.
draw-mi-tierra-alt-pens = Pens: { $pens }.
draw-mi-tierra-alt-cards = Own development cards: { $cards }.
draw-mi-tierra-alt-working = Workers on the farm: { $places }.
draw-mi-tierra-alt-sale = { $card } ${ $n }
draw-mi-tierra-alt-sales = Best sales: { $sales }.
draw-mi-tierra-alt-contest = Round { $n }: { $title }.
draw-mi-tierra-alt-flowers = { $n ->
    [one] One permanent event so far.
   *[other] { $n } permanent events so far.
}
draw-mi-tierra-alt-player = { $who }: ${ $n }, { $home ->
    [one] one worker
   *[other] { $home } workers
} at home, { $farm } on the farm{ $passed ->
    [1] , has passed
   *[0] { "" }
}.
draw-mi-tierra-alt-entry = { $who } shows { $animals }: { $n ->
    [one] one point
   *[other] { $n } points
}.
draw-mi-tierra-alt-rank = Place { $n }: { $who } with ${ $money }, from { $sources }{ $spent ->
    [-1] { "" }
   *[other] , less ${ $spent } spent
}.
draw-mi-tierra-alt-standing = { $who } with ${ $money }, from { $sources }{ $spent ->
    [-1] { "" }
   *[other] , less ${ $spent } spent
}.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, { $home } at home.
draw-mi-tierra-alt-markets = Markets: { $cards }.
draw-mi-tierra-alt-all-closing = Closing: { $cards }.
draw-mi-tierra-alt-known = You know the next cards: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (level { $level })
draw-mi-tierra-alt-to-come = Still to come: { $who }.
draw-mi-tierra-alt-prize = Prize { $n }: { $prize }.
draw-mi-tierra-alt-first-units = { $n ->
    [one] The first unit that you sell brings $1 more.
   *[other] The first { $n } units that you sell bring $1 more each.
}
