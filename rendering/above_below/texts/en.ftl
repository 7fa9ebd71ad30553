### The pictures of Above and Below in English.

draw-above-below-round = Round { $n }/{ $most }
draw-above-below-step-round = A round begins
draw-above-below-step-turn = Villages at work
draw-above-below-step-read = A page is read
draw-above-below-step-lanterns = The dice are rolled
draw-above-below-step-result = The end of an exploration
draw-above-below-step-spoils = The end of an exploration
draw-above-below-step-dusk = Night falls
draw-above-below-step-night = Everybody rests
draw-above-below-step-dawn = Morning
draw-above-below-step-last-goods = Before scoring
draw-above-below-step-over = The end
draw-above-below-look-board = The table
draw-above-below-look-exploration = The exploration
draw-above-below-look-quests = The quests
draw-above-below-quest-open = Open
draw-above-below-place-river = On the river
draw-above-below-place-lake = By the lake
draw-above-below-place-chimney = In the chimney
draw-above-below-place-fungus-wood = In the fungus wood
draw-above-below-place-crystal-hall = In the crystal hall
draw-above-below-place-ruin = In the ruin
draw-above-below-place-mine = In the mine
draw-above-below-place-burrow = In the burrow
draw-above-below-place-bone-field = On the bone field
draw-above-below-place-archive = In the archive
draw-above-below-place-market = At the market
draw-above-below-place-deep-dark = In the deep dark
draw-above-below-place-desert-labyrinth = In the Desert Labyrinth
draw-above-below-place-underforest = In the Underforest
draw-above-below-winner = Victory for { $name }!
draw-above-below-shared-victory = A shared victory!
draw-above-below-standings = The standings
draw-above-below-alt-round = Round { $n } of { $most }: { $step }.
draw-above-below-alt-active = It is the turn of { $who }.
draw-above-below-alt-first = { $who } has the first player card.
draw-above-below-alt-now = { $ahead ->
    [0] Just now, { $who }: { $changes }.
   *[other] With this answer, { $who }: { $changes }.
}
draw-above-below-alt-change = { $what } { $n }
draw-above-below-alt-new = new: { $buildings }
draw-above-below-alt-village = { $who }: { $coins }, reputation { $reputation }, points { $points }, buildings { $buildings }; ready: { $ready }; track: { $track }; at hand: { $goods }.
draw-above-below-alt-nobody = nobody
draw-above-below-alt-offer = On offer: { $buildings }.
draw-above-below-alt-hire = For hire: { $villagers }.
draw-above-below-alt-buildings = Buildings: { $buildings }.
draw-above-below-alt-zone = { $zone }: { $villagers }.
draw-above-below-alt-night = Income { $income }, beds { $beds }.
draw-above-below-alt-with = { $building } ({ $goods })
draw-above-below-alt-states = { $villager }: { $states }.
draw-above-below-alt-caves = Empty caves: { $n }.
draw-above-below-alt-party = { $who } explores with { $villagers }. { $place }.
draw-above-below-alt-choice = Chosen: { $choice }.
draw-above-below-alt-lanterns = Lanterns: { $n }.
draw-above-below-alt-dice = Dice: { $dice }.
draw-above-below-alt-success = It is a success{ $n ->
    [0] .
   *[other] : { $n } is reached.
}
draw-above-below-alt-failure = It is a failure.
draw-above-below-alt-rank = { $n }. { $who }, points: { $points } ({ $parts }).
draw-above-below-alt-tie = In a tie, { $who }: { $parts }.
draw-above-below-income = Income
draw-above-below-reputation = Reputation
draw-above-below-beds = Beds
draw-above-below-points = Points
draw-above-below-builds = builds
draw-above-below-trains = trains
draw-above-below-on-sale = on sale
draw-above-below-quests = Quests
draw-above-below-track = Advancement track: points for each good, income
draw-above-below-empty-cave = empty cave
draw-above-below-zone-ready = Ready
draw-above-below-zone-exploring = Exploring
draw-above-below-zone-exhausted = Exhausted
draw-above-below-zone-injured = Injured
draw-above-below-tool = Tool
draw-above-below-first = First player:
draw-above-below-caves = caves
draw-above-below-buildings = Buildings
draw-above-below-price = Price
draw-above-below-points-with = Points it would add now
draw-above-below-mean = { $whole }.{ $tenth }
draw-above-below-dice = Lanterns for a die of 1 to 6, and on average (Ø)
draw-above-below-nothing-on-sale = nothing on sale
draw-above-below-look-offer = Houses and outposts on offer
draw-above-below-look-specials = Key houses and star houses
draw-above-below-look-hire = Villagers for hire
draw-above-below-look-market = What is on sale
draw-above-below-look-party = Your villagers and their dice
draw-above-below-look-village = The village of { $seat }
draw-above-below-alt-building = { $building }: { $hint }.
draw-above-below-alt-newcomer = { $villager }, fee { $n }: { $hint }.
draw-above-below-alt-nothing-on-sale = Nothing is on sale.
draw-above-below-total = Total
draw-above-below-ties = In a tie
draw-above-below-sum = Lanterns
draw-above-below-symbol-coin-on-build = { $n ->
    [one] { $n } coin per building bought
   *[other] { $n } coins per building bought
}
draw-above-below-symbol-coin-on-explore = { $n ->
    [one] { $n } coin per won exploration
   *[other] { $n } coins per won exploration
}
draw-above-below-symbol-income-per-good = track: income +{ $n } per { $kind }
draw-above-below-symbol-gain-reputation = reputation +{ $n }
draw-above-below-builds-plus = builds for 1 coin less
draw-above-below-trains-plus = trains for 1 coin less
draw-above-below-alt-building-now = { $building }: { $hint }; now +{ $points }.
draw-above-below-turn = Turn:
