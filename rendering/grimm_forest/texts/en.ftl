# Labels on pictures of The Grimm Forest and their alternative texts.

draw-grimm-round = Round { $n }
draw-grimm-step-start = A new round begins
draw-grimm-step-choose = Choose a location in secret
draw-grimm-step-choose-last = The Evil Queen chooses last
draw-grimm-step-reveal-fables = Fables are revealed
draw-grimm-step-reveal-gather = The pigs set off
draw-grimm-step-before-collecting = Before collecting
draw-grimm-step-collect = Collecting
draw-grimm-step-end-of-gather = End of gathering
draw-grimm-step-start-of-build = Building begins
draw-grimm-step-build = Time to build
draw-grimm-step-end-of-build = Building ends
draw-grimm-step-cleanup = Clean-up
draw-grimm-step-over = The game is over

draw-grimm-choose = Choose from these
draw-grimm-no-friend = No Friend
draw-grimm-no-fables = No Fables in hand
draw-grimm-no-fable = No Fable
draw-grimm-hidden-fable = A Fable, face down
draw-grimm-nowhere = Nowhere
draw-grimm-alone = Alone
draw-grimm-shared = With
draw-grimm-says-alone = “Alone”
draw-grimm-says-together = “With others”
draw-grimm-robbed = Robbed { $name }
draw-grimm-under-mermaid = { $n ->
    [one] { $n } fewer location
   *[other] { $n } fewer locations
}
draw-grimm-winner = { $name } wins!
draw-grimm-shared-victory = A shared victory!
draw-grimm-standings = Standings

draw-grimm-alt-round = Round { $n }: { $step }.
draw-grimm-alt-active = { $seat } builds, { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}.
draw-grimm-alt-changed = { $ahead ->
    [0] Just now: { $changes }.
   *[other] With this answer: { $changes }.
}
draw-grimm-alt-change = { $who }: { $what }
draw-grimm-alt-change-count = { $sign }{ $what }
draw-grimm-alt-change-built = built { $section }
draw-grimm-alt-change-lost = lost { $section }
draw-grimm-alt-change-fables = { $n ->
    [one] { $n } Fable
   *[other] { $n } Fables
}
draw-grimm-alt-start = { $seat } is the start player.
draw-grimm-alt-waiting = Waiting: { $card } ({ $seat }).
draw-grimm-alt-acts = This round: { $card } ({ $seat }).
draw-grimm-alt-tokens-left = First Builder tokens left: { $tokens }.
draw-grimm-alt-has = { $what }: { $goods }.
draw-grimm-alt-here = Here: { $things }.
draw-grimm-alt-prince = Prince Regal took { $n } here.
draw-grimm-alt-built = Built: { $houses }.
draw-grimm-alt-fables = { $n ->
    [one] { $n } Fable.
   *[other] { $n } Fables.
}
draw-grimm-look-friends = Friends
draw-grimm-alt-friend-of = { $seat } has the Friend { $friend }.
draw-grimm-alt-friendless = { $seat } has no Friend.
draw-grimm-alt-friend = Friend: { $friend }.
draw-grimm-alt-tokens = First Builder: { $tokens }.
draw-grimm-alt-choose = Choose from: { $cards }.
draw-grimm-alt-chosen = You have chosen: { $what }. Nobody else sees it yet.
draw-grimm-alt-offer = { $seat } decides about { $friend }.
draw-grimm-alt-hand = Your cards. Locations: { $places }. Fables: { $fables }. Friend: { $friend }.
draw-grimm-alt-put = { $card } → { $place }
draw-grimm-alt-went = { $seat }: { $place }, { $fable }.
draw-grimm-alt-rank = Place { $n }: { $seat }.
draw-grimm-look-board = The board
draw-grimm-look-reveal = Who went where
draw-grimm-houses = Houses
draw-grimm-prince = Prince takes { $n }
draw-grimm-prince-narrow = Takes { $n }
draw-grimm-part-floor = Floor
draw-grimm-part-walls = Walls
draw-grimm-part-roof = Roof
