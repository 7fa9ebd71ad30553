# Labels on pictures of Agricola and their alternative texts.

draw-agricola-round = { $n ->
    [0] Start
   *[other] Round { $n }
}
draw-agricola-harvest-now = Harvest time
draw-agricola-harvest-in = { $n ->
    [0] Harvest after this round
   *[other] Harvest after round { $round }
}
draw-agricola-over = The game is over
draw-agricola-special = Special
draw-agricola-closed = closed
draw-agricola-turn = Turn: { $name }
draw-agricola-rounds = Rounds to come
draw-agricola-deck = Next card
draw-agricola-built = All are built
draw-agricola-covered = then: { $major }
draw-agricola-needs = Next harvest
draw-agricola-left = Left to build
draw-agricola-coming = On the way
draw-agricola-played = Played
draw-agricola-hand = Hand: { $n }
draw-agricola-locked = needs fuel
draw-agricola-total = Total
draw-agricola-tie = In a tie: building resources
draw-agricola-winner = { $name } wins!
draw-agricola-shared-victory = A shared victory!
draw-agricola-standings = Points so far
draw-agricola-look-farm = The farm of { $seat }
draw-agricola-look-farms = All farms at a glance
draw-agricola-look-majors = { $page ->
    [1] Major improvements
   *[other] Major improvements ({ $page })
}
draw-agricola-solo-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
draw-agricola-goal-reached = Goal of { $n } reached!
draw-agricola-goal-missed = Goal of { $n } missed

draw-agricola-space-farm-expansion = Expand
draw-agricola-space-meeting-place = Meeting
draw-agricola-space-grain-seeds = Grain
draw-agricola-space-farmland = Farmland
draw-agricola-space-clay-pit = Clay Pit
draw-agricola-space-traveling-players = Troupe
draw-agricola-space-house-building = Rooms
draw-agricola-space-modest-wish = Modest Wish
draw-agricola-space-riverbank-forest = Riverbank
draw-agricola-space-animal-market = Animals
draw-agricola-space-farm-supplies = Farm Goods
draw-agricola-space-building-supplies = Materials
draw-agricola-space-resource-market = Resources
draw-agricola-space-major-improvement = Major
draw-agricola-space-grain-utilization = Sow & Bake
draw-agricola-space-sheep-market = Sheep
draw-agricola-space-basic-wish-for-children = Family
draw-agricola-space-house-redevelopment = Renovate
draw-agricola-space-western-quarry = West Quarry
draw-agricola-space-vegetable-seeds = Vegetable
draw-agricola-space-pig-market = Wild Boar
draw-agricola-space-cattle-market = Cattle
draw-agricola-space-eastern-quarry = East Quarry
draw-agricola-space-urgent-wish-for-children = Urgent Wish
draw-agricola-space-farm-redevelopment = Redo Farm

draw-agricola-alt-round = { $n ->
    [0] Before round 1
   *[other] Round { $n } of 14
}{ $harvest ->
    [0] {""}
   *[other] , next harvest after round { $harvest }
}. { $starter } is the starting player.
draw-agricola-alt-active = { $seat } places a person.
draw-agricola-alt-changed = { $ahead ->
    [0] Just now: { $changes }.
   *[other] With this answer: { $changes }.
}
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = built: { $major }
draw-agricola-alt-change-cells = changes on { $cells }
draw-agricola-alt-turned = New action space: { $space }.
draw-agricola-alt-piles = To take: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
draw-agricola-alt-usable = Usable as well: { $spaces }.
draw-agricola-alt-taken = Taken: { $taken }.
draw-agricola-alt-specials = Special actions: { $cards }.
draw-agricola-alt-special = { $actions }{ $n ->
    [0] {""}
   *[other] {" "}({ $users })
}
draw-agricola-alt-player = { $seat }: { $goods }; { $home }/{ $people } at home, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draw-agricola-alt-short-player = { $seat }: { $home }/{ $people } at home, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draw-agricola-alt-farm = { $seat }: { $house ->
    [wood] wooden
    [clay] clay
   *[stone] stone
} house with { $rooms } rooms; fields: { $fields }, pastures: { $pastures }.
draw-agricola-alt-needs = A harvest asks for { $food } food{ $heat ->
    [0] {""}
   *[other] {" "}and { $heat } fuel
}. Left to build: { $fences ->
    [one] 1 fence
   *[other] { $fences } fences
}, { $stables ->
    [one] 1 stable
   *[other] { $stables } stables
}.
draw-agricola-alt-house = { $house ->
    [wood] Wooden
    [clay] Clay
   *[stone] Stone
} house with { $n } rooms: { $cells }.
draw-agricola-alt-field = Fields: { $cells }.
draw-agricola-alt-forest = Forests: { $cells }.
draw-agricola-alt-moor = Moors: { $cells }.
draw-agricola-alt-grave = Tombstone: { $cells }.
draw-agricola-alt-post = Fence posts: { $cells }.
draw-agricola-alt-empty = Open land: { $cells }.
draw-agricola-alt-crop = On { $cell }: { $goods }.
draw-agricola-alt-under = Beneath { $cell }: { $tiles }.
draw-agricola-alt-lying = Lying on { $cell }: { $goods }.
draw-agricola-alt-pasture = Pasture { $cells } for { $n }: { $goods }.
draw-agricola-alt-stables = Stables: { $cells }.
draw-agricola-alt-pet = In the house: { $animal }.
draw-agricola-alt-majors = Major improvements: { $majors }.
draw-agricola-alt-trouble = Sick: { $sick }. Begging markers: { $begging }.
draw-agricola-alt-laid = Round { $n } offers { $what } ({ $card }).
draw-agricola-alt-coming = Round { $n } brings { $goods }.
draw-agricola-alt-cards = Played cards: { $cards }.
draw-agricola-alt-major = { $major }: { $cost }, { $n ->
    [one] 1 point
   *[other] { $n } points
}.
draw-agricola-alt-effect = { $major }: { $effect }.
draw-agricola-alt-owns = { $seat } owns: { $majors }.
draw-agricola-alt-covered = Still covered: { $majors }.
draw-agricola-alt-total = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
draw-agricola-alt-category = { $category }: { $points }.
draw-agricola-alt-points = { $seat } { $n }

# Hand cards
draw-agricola-alt-hand = Your hand.
draw-agricola-alt-hand-played = Hand cards that { $seat } has played.
draw-agricola-alt-card = { $card }: { $words }.
draw-agricola-alt-not-now = Not now: { $reason }.
draw-agricola-alt-drafted = Taken so far: { $cards }.
draw-agricola-needs-card = Needs { $needs }
draw-agricola-card-playable = Can be played
draw-agricola-card-not-now = Not possible now
draw-agricola-card-unmet = Requirement not met
draw-agricola-card-lacks = You lack { $goods }
draw-agricola-taken = Taken so far
draw-agricola-look-draft = { $page ->
    [1] Cards to choose from
   *[other] Cards to choose from ({ $page })
}
draw-agricola-look-occupations = { $page ->
    [1] My occupations
   *[other] My occupations ({ $page })
}
draw-agricola-look-minors = { $page ->
    [1] My minor improvements
   *[other] My minor improvements ({ $page })
}
draw-agricola-look-played = { $page ->
    [1] Cards played by { $seat }
   *[other] Cards played by { $seat } ({ $page })
}
