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
draw-mi-tierra-area-order-table = Order table
draw-mi-tierra-black-market = Black market
draw-mi-tierra-wages = Wages
draw-mi-tierra-water = Water
draw-mi-tierra-cards = Development
draw-mi-tierra-sales = You could sell
draw-mi-tierra-next-cards = Next cards
draw-mi-tierra-arriving = Arriving
draw-mi-tierra-contest = Beauty contest
draw-mi-tierra-rodeo = Rodeo
draw-mi-tierra-nobody = Nobody has shown anything yet
draw-mi-tierra-or = or
draw-mi-tierra-animal = any animal
draw-mi-tierra-winner = { $name } wins!
draw-mi-tierra-shared-victory = A shared victory!
draw-mi-tierra-standings = Income so far
draw-mi-tierra-look-board = The board and what I could sell
draw-mi-tierra-look-farm = The farm of { $seat }

draw-mi-tierra-alt-round = Round { $n } of { $most }, { $season }.
draw-mi-tierra-alt-active = { $who } places a worker.
draw-mi-tierra-alt-in-force = In force: { $card }.
draw-mi-tierra-alt-last-round = This is the last round.
draw-mi-tierra-alt-changed = Just now { $who }: { $what }.
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
draw-mi-tierra-alt-working = At work: { $places }.
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
draw-mi-tierra-alt-water = { $n ->
    [one] One water cube
   *[other] { $n } water cubes
}, { $kept } beside the farm.
draw-mi-tierra-alt-entry = { $who } shows { $animals }: { $n ->
    [one] one point
   *[other] { $n } points
}.
draw-mi-tierra-alt-rank = Place { $n }: { $who } with ${ $money }, from { $sources }.
draw-mi-tierra-alt-short-player = { $who }: ${ $n }, { $home } at home.
draw-mi-tierra-alt-markets = Markets: { $cards }.
draw-mi-tierra-alt-all-closing = Closing: { $cards }.
draw-mi-tierra-alt-known = You know the next cards: { $cards }.
draw-mi-tierra-alt-trained = { $animals } (level { $level })
