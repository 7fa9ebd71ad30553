# Labels on pictures and their alternative texts.

draw-grimm-round = Round { $n }
draw-grimm-step-start = A new round begins
draw-grimm-step-choose = Choose a place in secret
draw-grimm-step-choose-last = The Evil Queen chooses last
draw-grimm-step-reveal-fables = Fables are turned up
draw-grimm-step-reveal-gather = The pigs set off
draw-grimm-step-before-collecting = Before collecting
draw-grimm-step-collect = Collecting
draw-grimm-step-end-of-gather = End of gathering
draw-grimm-step-start-of-build = Building begins
draw-grimm-step-build = Time to build
draw-grimm-step-end-of-build = Building ends
draw-grimm-step-cleanup = Tidying up
draw-grimm-step-over = The game is over

draw-grimm-choose = Choose from these
draw-grimm-no-friend = No Friend
draw-grimm-no-fables = No Fables in hand
draw-grimm-no-fable = No Fable
draw-grimm-hidden-fable = A Fable, face down
draw-grimm-nowhere = Nowhere
draw-grimm-alone = Alone
draw-grimm-shared = Shares with
draw-grimm-says-alone = “I will be alone”
draw-grimm-says-together = “I will have company”
draw-grimm-robbed = Robbed { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } fewer place
   *[other] { $n } fewer places
}
draw-grimm-winner = { $name } wins!
draw-grimm-shared-victory = A shared victory!
draw-grimm-standings = Standings

draw-grimm-alt-round = Round { $n }: { $step }.
draw-grimm-alt-active = { $seat } builds, { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}.
draw-grimm-alt-changed = Just now: { $changes }.
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = built { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Fable
   *[other] { $n } Fables
}
draw-grimm-alt-start = { $seat } is the start player.
draw-grimm-alt-waiting = Waiting: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = First-builder tokens left: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Here: { $things }.
draw-grimm-alt-prince = The Royal Prince took { $n } here.
draw-grimm-alt-built = Built: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Fable.
   *[other] { $n } Fables.
}
draw-grimm-look-friends = Friends
draw-grimm-alt-friend-of = { $seat } has the Friend { $friend }.
draw-grimm-alt-friendless = { $seat } has no Friend.
draw-grimm-alt-friend = Friend: { $friend }.
draw-grimm-alt-tokens = First builder: { $tokens }.
draw-grimm-alt-choose = Choose from: { $cards }.
draw-grimm-alt-offer = { $seat } decides about { $friend }.
draw-grimm-alt-hand = Your cards. Places: { $places }. Fables: { $fables }. Friend: { $friend }.
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Place { $n }: { $seat }.

## For Northwood!

draw-northwood-visit = Visit { $n } of 8
draw-northwood-step-deal = A new hand is dealt
draw-northwood-step-fief = Which fief next?
draw-northwood-step-invite = Who comes along?
draw-northwood-step-turn = Listen, or ask an ally for help
draw-northwood-step-respond = The ruler waits for an answer
draw-northwood-step-close = The visit ends
draw-northwood-step-over = The journey is over
draw-northwood-step-out-of-reach = Out of reach: go on or stop?
draw-northwood-first-visit = Eight rulers are waiting for you
draw-northwood-favourite = Favourite
draw-northwood-now = Only now
draw-northwood-statement = Statement
draw-northwood-response = Response
draw-northwood-points = Points
draw-northwood-deck = Deck
draw-northwood-discard = Discard
draw-northwood-scored = Scored
draw-northwood-no-cards = No cards in hand
draw-northwood-cheer = For Northwood!
draw-northwood-missed = The forest waits
draw-northwood-so-far = The journey so far

draw-northwood-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
draw-northwood-alt-stars = Stars: { $n }, at most { $best } possible.
draw-northwood-alt-visit = Fief { $fief }, { $ruler }; favourite suit { $suit }. Points: { $score } of { $fief }.
draw-northwood-alt-statement = The ruler says { $card }.
draw-northwood-alt-scored = Last dialogue: { $statement }, answered with { $response }: a point.
draw-northwood-alt-no-point = Last dialogue: { $statement }, answered with { $response }: no point.
draw-northwood-alt-just-scored = Just scored: { $cards }.
draw-northwood-alt-just-friendly = Fief { $fief } has just become friendly.
draw-northwood-alt-just-lost = Fief { $fief } has just been lost.
draw-northwood-alt-ready = Ready: { $allies }.
draw-northwood-alt-exhausted = Exhausted: { $allies }.
draw-northwood-alt-ruler = Fief { $fief }: { $ruler }.
draw-northwood-alt-friend = Fief { $fief }, friendly: { $ruler }.
draw-northwood-alt-friendly = Friendly: { $fiefs }.
draw-northwood-alt-lost = Lost: { $fiefs }.
draw-northwood-alt-neutral = Not visited: { $fiefs }.
draw-northwood-alt-deck = Deck { $n }, hand { $hand }.
draw-northwood-alt-score-top = On top of the score pile: { $card }.
draw-northwood-alt-discard = Discarded ({ $n }): { $cards }.
draw-northwood-alt-hand = Your hand ({ $n }): { $cards }.
draw-northwood-alt-playable = May be played: { $cards }.
draw-northwood-alt-known = Known in the deck: { $cards }.
draw-northwood-alt-result = { $n ->
    [one] { $n } star, { $medal }.
   *[other] { $n } stars, { $medal }.
}

draw-agricola-round = Round { $n }
draw-agricola-harvest-now = Harvest time
draw-agricola-harvest-in = { $n ->
    [0] Harvest after this round
   *[other] Harvest after round { $round }
}
draw-agricola-over = The game is over
draw-agricola-special = Special
draw-agricola-deck = Next card
draw-agricola-built = Built
draw-agricola-needs = Next harvest
draw-agricola-left = Left to build
draw-agricola-majors = Improvements
draw-agricola-coming = On the way
draw-agricola-hand = Cards
draw-agricola-total = Total
draw-agricola-points = Points now
draw-agricola-winner = { $name } wins!
draw-agricola-shared-victory = A shared victory!
draw-agricola-standings = Points so far
draw-agricola-look-farm = The farm of { $seat }
draw-agricola-look-majors = Major improvements
draw-grimm-look-board = The board
draw-grimm-look-reveal = Who went where
draw-northwood-look-board = The board
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

draw-agricola-alt-round = Round { $n } of 14, next harvest after round { $harvest }. { $starter } is the starting player.
draw-agricola-alt-active = { $seat } places a person.
draw-agricola-alt-changed = Just now: { $changes }.
draw-agricola-alt-change = { $who }: { $what }
draw-agricola-alt-change-gain = +{ $goods }
draw-agricola-alt-change-built = built: { $major }
draw-agricola-alt-change-cells = changes on { $cells }
draw-agricola-alt-turned = New action space: { $space }.
draw-agricola-alt-piles = To take: { $piles }.
draw-agricola-alt-pile = { $space } ({ $goods })
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
draw-agricola-alt-empty = Open land: { $cells }.
draw-agricola-alt-crop = On { $cell }: { $goods }.
draw-agricola-alt-pasture = Pasture { $cells } for { $n }: { $goods }.
draw-agricola-alt-stables = Stables: { $cells }.
draw-agricola-alt-pet = In the house: { $animal }.
draw-agricola-alt-majors = Major improvements: { $majors }.
draw-agricola-alt-trouble = Sick: { $sick }. Begging markers: { $begging }.
draw-agricola-alt-coming = Round { $n } brings { $goods }.
draw-agricola-alt-cards = Cards: { $cards }.
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
