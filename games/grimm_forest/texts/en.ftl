### The Grimm Forest in English. Keys stay as they are once published: stored log lines name them.
### { $who } and the like are players; { $goods } is a list such as "2 straw and 1 wood".

grimm-forest-name = The Grimm Forest
grimm-forest-tagline = Three little houses, four sly pigs, and something big and bad in the woods.
grimm-forest-option-advanced = Advanced cards
grimm-forest-option-advanced-hint = Adds 12 trickier Fables and 7 trickier Friends. Best when all players know the game.

## Words

grimm-forest-seat = { $who }
grimm-forest-straw = { $n } straw
grimm-forest-wood = { $n } wood
grimm-forest-brick = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
grimm-forest-material-straw = Straw
grimm-forest-material-wood = Wood
grimm-forest-material-brick = Brick
grimm-forest-section-straw-floor = straw floor
grimm-forest-section-straw-walls = straw walls
grimm-forest-section-straw-roof = straw roof
grimm-forest-section-wood-floor = wooden floor
grimm-forest-section-wood-walls = wooden walls
grimm-forest-section-wood-roof = wooden roof
grimm-forest-section-brick-floor = brick floor
grimm-forest-section-brick-walls = brick walls
grimm-forest-section-brick-roof = brick roof
grimm-forest-on-corners = { $section } (−1)
grimm-forest-house-straw = straw house
grimm-forest-house-wood = wooden house
grimm-forest-house-brick = brick house

# As a label, then after a verb of going, then where something is.
grimm-forest-place-fields = Fields
grimm-forest-place-forest = Forest
grimm-forest-place-brickyard = Brickyard
grimm-forest-place-market = Market
grimm-forest-to-fields = to the Fields
grimm-forest-to-forest = to the Forest
grimm-forest-to-brickyard = to the Brickyard
grimm-forest-to-market = to the Market
grimm-forest-in-fields = in the Fields
grimm-forest-in-forest = in the Forest
grimm-forest-in-brickyard = in the Brickyard
grimm-forest-in-market = at the Market

## Questions of the Gather phase

grimm-forest-ask-choose = { $fable ->
    [none] Where does your pig go? All choose in secret.
    [laid] Where does your pig go? Sleeping Beauty has already put your Fable for this round face down in front of you.
    [must] Where does your pig go? The Huntsman makes you play a Fable too.
   *[may] Where does your pig go? You may play a Fable too.
}
grimm-forest-ask-choose-under = { $asked } Takes effect this round: { $cards }
grimm-forest-ask-while-going = { $asked } Your pig is going { $place }.
grimm-forest-ask-choose-gather = Choose a location
grimm-forest-ask-choose-fable = { $fable ->
    [must] Choose a Fable
   *[may] Play a Fable too? (or none)
}
grimm-forest-ask-choose-under-gather = { grimm-forest-ask-choose-gather }
grimm-forest-ask-choose-under-fable = { grimm-forest-ask-choose-fable }
grimm-forest-kind-fable = Fable
grimm-forest-kind-friend = Friend
grimm-forest-secretly-choose = choose in secret where your pig goes. Press **Choose**; nobody sees it until all have chosen.
grimm-forest-ask-queen-look = Evil Queen: which face-down card do you look at before you choose?
grimm-forest-ask-place-monster = { $card }. { $rule } Where do you send it?
grimm-forest-ask-place-unique = { $card }. { $rule } On which location do you put it?
grimm-forest-ask-crystal-ball = Crystal Ball: whose Gather card do you look at?
grimm-forest-ask-crystal-change = { $whose } is going { $place }. Do you change your own plan?
grimm-forest-ask-night-tavern = Night at the Tavern: which Friend do you keep? The others are dealt out at random.
grimm-forest-ask-wishing-well = Wishing Well: which two players swap their hidden Gather cards?
grimm-forest-ask-hired-help = Hired Help: pay two resources now to collect double next round?
grimm-forest-ask-fairy-food = Fairy Food: where do you put it? Everybody who ends up there gains 3 resources.
grimm-forest-ask-gingerbread-man = Gingerbread Man: take one resource from every location instead of going { $place }? You collect nothing else this round.
grimm-forest-ask-thumbelina = Thumbelina: you are going { $place }. Flip a random Gather card you did not play and fly there instead?
grimm-forest-ask-chinny = Chinny Chin Chin: a monster is with you { $place }! Do you run, and where to?
grimm-forest-ask-market = You share the Market: which resource do you take now?
grimm-forest-ask-cancel-monster = { $card } is about to strike { $place }. { $rule } Discard { $friend } to stop it for everybody there?
grimm-forest-ask-next-effect = Several of your cards take effect now. Which one comes first?
grimm-forest-ask-big-bad-wolf = Big Bad Wolf: which house of { $whose } loses its top section?
grimm-forest-ask-bridge-troll = Bridge Troll: who must give you half of what they collected this round?
grimm-forest-ask-friendly-game = A Friendly Game: from whom do you take two resources?
grimm-forest-ask-search-past = Search the Past: { $n ->
    [one] which card do you take from the discard pile?
   *[other] which { $n } cards do you take from the discard pile?
}
grimm-forest-ask-wandering-trader = { $card }: swap two of one kind for three of another?
grimm-forest-ask-oracle = Consult the Oracle: take a random Fable from every other player who holds one?
grimm-forest-ask-harvest-moon = Harvest Moon: from which location without pigs do you take half?
grimm-forest-ask-thoughtful-gift = Thoughtful Gift: what do you give, and to whom? You get as many back, of another kind that they choose.
grimm-forest-ask-gift-amount = How many do you give { $whom }? At most { $n }.
grimm-forest-ask-gift-return = { $n ->
    [one] { $whom } gives you { $gift } ({ $card }). Which resource do you return?
   *[other] { $whom } gives you { $gift } ({ $card }). Of which kind do you return { $n }?
}
grimm-forest-ask-whispers-keep = Ghostly Whispers: which { $n } Fables do you keep?
grimm-forest-ask-give-fable = { $card }: which Fable do you give { $whom }?

## Questions of Friends

grimm-forest-ask-aladdin = Aladdin: how will your pig end up this round? If you are right, you gain 1 of each resource.
grimm-forest-ask-ali-baba = Ali Baba: what do you steal, and from whom? You return it if you both end up at the same location.
grimm-forest-ask-pinocchio = Pinocchio: which location do you announce? If you end up there, you gain 2 of what it produces.
grimm-forest-ask-rapunzel = Rapunzel: which 2 resources from the supply do you store on her? You can take them in a round when you are alone.
grimm-forest-ask-sleeping-beauty = Sleeping Beauty: who must play the top Fable of the deck this round, unseen, and no other?
grimm-forest-ask-tom-thumb = Tom Thumb: take one resource from a location?
grimm-forest-ask-friend = You meet { $card }. { $rule } Keep or give away?
grimm-forest-ask-mermaid-keep = Little Mermaid: which { $n } locations can you still go to? She keeps your other Gather cards while she stays.
grimm-forest-ask-goldilocks-keep = Goldilocks: which Fable is just right? Keep one.
grimm-forest-ask-goldilocks-top = Goldilocks: two Fables go back on the deck. Which one goes on top?
grimm-forest-ask-godmother-fables = Fairy Godmother: which two Fables do you discard?
grimm-forest-ask-puss-build = Puss in Boots: what do you build?
grimm-forest-ask-puss-from = Puss in Boots: from whom do you take one resource towards the cost?
grimm-forest-ask-red-riding-hood = Red Riding Hood: which wolf do you take?
grimm-forest-ask-rumpelstiltskin = Rumpelstiltskin: what does all your straw ({ $n }) become?

## Questions about goods

grimm-forest-ask-gain = { $card }: { $n ->
    [one] which resource do you gain?
   *[other] which { $n } resources do you gain?
}
grimm-forest-ask-take = { $card }: { $n ->
    [one] which resource do you take from { $who }?
   *[other] which { $n } resources do you take from { $who }?
}
grimm-forest-ask-give = { $card }: { $n ->
    [one] which resource do you give { $who }?
   *[other] which { $n } resources do you give { $who }?
}
grimm-forest-ask-discard = { $card }: { $n ->
    [one] which resource do you discard?
   *[other] which { $n } resources do you discard?
}
grimm-forest-ask-take-from-market = { $card }: { $n ->
    [one] which resource do you take from the Market?
   *[other] which { $n } resources do you take from the Market?
}
grimm-forest-ask-add = { $card }: { $n ->
    [one] which resource do you add to the Market?
   *[other] which { $n } resources do you add to the Market?
}

## Questions of the Build phase

grimm-forest-ask-build = { $n ->
    [0] You have no actions left. Anything else before you finish?
    [one] Your turn to build: one action left.
   *[other] Your turn to build: { $n } actions left.
}
grimm-forest-ask-build-build = Choose a build action …
grimm-forest-ask-first-builder = The first { $house } of the game! Which reward do you take?

## Options

grimm-forest-group-build = Build
grimm-forest-group-gain = Gain
grimm-forest-group-cards = Cards and actions
grimm-forest-group-end = Finish
grimm-forest-build-section = { CAPITAL($section) }
grimm-forest-build-draw = Draw a Fable
grimm-forest-build-end = Finish my turn
grimm-forest-gain-one = Gain { $goods }
grimm-forest-special = Use { $card }
grimm-forest-free = Discard { $card }
grimm-forest-friend-give = Give to { $who }
grimm-forest-friend-keep = Keep this Friend
grimm-forest-first-builder-goods = One of each resource
grimm-forest-first-builder-fables = Two Fables
grimm-forest-first-builder-friend = A Friend
grimm-forest-look-at-gather = Gather card of { $whose }
grimm-forest-look-at-fable = Fable of { $whose }
grimm-forest-crystal-change-stay = Keep my plan
grimm-forest-hired-help-none = Do not pay
grimm-forest-pay = Pay { $goods }
grimm-forest-cancel-monster-yes = Stop it
grimm-forest-cancel-monster-no = Let it strike
grimm-forest-oracle-yes = Take them
grimm-forest-oracle-no = Take none
grimm-forest-chinny-stay = Stay here
grimm-forest-wandering-trader-none = No trade
grimm-forest-trade = { $old } for { $new }
grimm-forest-thoughtful-gift-none = No gift
grimm-forest-gift-to = { $material } for { $whom }
grimm-forest-aladdin-alone = Alone
grimm-forest-aladdin-together = With others
grimm-forest-from-seat = { $goods } from { $whose }
grimm-forest-from-place = { $goods } ({ $place })
grimm-forest-tom-thumb-none = Take nothing
grimm-forest-gingerbread-man-yes = One from every location
grimm-forest-gingerbread-man-no = Go as planned
grimm-forest-thumbelina-yes = Flip a card
grimm-forest-thumbelina-no = Go as planned

## Hints

grimm-forest-hint-lies-there = There now: { $goods }
grimm-forest-hint-monster-there = There now: { $goods }; { $cards }
grimm-forest-there-fairy-food = { $card } (all who end up there gain 3 resources)
grimm-forest-there-grandmas-house = { $card } (all there gain 2 resources; all monsters must go there)
grimm-forest-there-lonely-castle = { $card } (a player alone there gains 1 of each resource)
grimm-forest-there-royal-wedding = { $card } (all who are not there discard 1 resource)
grimm-forest-card-of-with-rule = { $card } of { $who }: “{ $rule }”
grimm-forest-hint-collected = Collected { $goods } this round
grimm-forest-hint-loses-friend = Replaces { $card }
grimm-forest-hint-has = Has { $goods }
grimm-forest-hint-owned = You have { $goods }
grimm-forest-hint-cost-floor = Costs { $goods }
grimm-forest-hint-cost-walls = Costs { $goods }; brings a Friend
grimm-forest-hint-cost-roof = Costs { $goods }; completes a house
grimm-forest-hint-free-golden-goose = Gain 2 resources of your choice; uses no action
grimm-forest-hint-free-fairy-godmother = Discard 2 Fables as well and gain 2 resources of your choice; uses no action

## Refusals

grimm-forest-refused-must-play-fable = Another player has the Huntsman, so you must play a Fable if you hold one. Choose a Fable as well.

## What is not offered now, and why

grimm-forest-why-label-actions = Build, draw, gain, special action
grimm-forest-why-label-special = Special action
grimm-forest-why-label-fable = A Fable
grimm-forest-why-needs = Needs { $goods }; you have { $owned }.
grimm-forest-why-needs-with-help = Needs { $goods }, one of them from an opponent; you have { $owned }.
grimm-forest-why-no-helper = { $material }: no opponent has any to give.
grimm-forest-why-no-site = All your building sites are taken.
grimm-forest-why-first = Build this first: { $section }.
grimm-forest-why-unfinished = Finish this one first: { $house }. You may not have two unfinished houses of one material.
grimm-forest-why-none-left = None of these are left in the supply.
grimm-forest-why-no-action = You have no actions left.
grimm-forest-why-action-left = You still have an action; you can always gain a resource.
grimm-forest-why-no-fables = No Fable is left to draw.
grimm-forest-why-no-friend = You have no Friend.
grimm-forest-why-no-friends-left = No Friend is left to draw.
grimm-forest-why-not-special = This Friend has no special action.
grimm-forest-why-used = Once per turn; you have used it.
grimm-forest-why-special-fairy-godmother = No Fable is left to draw.
grimm-forest-why-special-goldilocks = No Fable is left to draw.
grimm-forest-why-special-puss-in-boots = No section can be built now with one resource from an opponent.
grimm-forest-why-special-rapunzel = Only if you were alone this round and her card has resources.
grimm-forest-why-special-red-riding-hood = No wolf among the top five discards, and no Fable left to draw.
grimm-forest-why-special-rumpelstiltskin = You have no straw.
grimm-forest-why-free-fairy-godmother = You need two Fables in hand.
grimm-forest-why-fable-none = You have no Fable in hand.
grimm-forest-why-fable-laid = You already have one in front of you, your only one this round.
grimm-forest-why-kept-place = { $card } keeps this Gather card.
grimm-forest-why-your-plan = That is your plan already.
grimm-forest-why-not-in-hand = That Gather card is not in your hand now.
grimm-forest-why-no-fable-laid = There is no Fable.
grimm-forest-why-monster-there = There is a monster already.
grimm-forest-why-unique-there = There is a Unique Location already.
grimm-forest-why-pigs-there = A pig is there.
grimm-forest-why-too-little-there = Half of what is there rounds down to 0.
grimm-forest-why-none-there = None there.
grimm-forest-why-has-none = Has no resources.
grimm-forest-why-has-none-of-it = Has none of it.
grimm-forest-why-not-with-you = Is not at your location.
grimm-forest-why-not-there = Is not at that location.
grimm-forest-why-collected-little = Has collected too little, or has none of it left.
grimm-forest-why-too-sturdy = Brick is too sturdy for the wolf.
grimm-forest-why-you-lack = You have none.
grimm-forest-why-not-collected = Only what you collected this round counts.
grimm-forest-why-other-kind = It must be another kind than the gift.
grimm-forest-why-nothing-to-return = This player has nothing of another kind to return.
grimm-forest-why-you-have = You have { $goods }.

## Log

grimm-forest-log-round = Round { $n } begins.
grimm-forest-log-acts-this-round = This round { $card } of { $who } takes effect.
grimm-forest-log-prince-rolls = Prince Regal rolls his die and helps himself to { $goods } { $place }.
grimm-forest-log-prince-goes = Prince Regal cannot resist the biggest pile and helps himself to { $goods } { $place }.
grimm-forest-log-predicts = { $what ->
    [alone] { $who } predicts: “I will be alone.”
   *[other] { $who } predicts: “I will have company.”
}
grimm-forest-log-announces = { $who } announces: “I am going { $place }.” Pinocchio keeps a straight face.
grimm-forest-log-rapunzel-stores = { $who } stores { $goods } in Rapunzel’s tower.
grimm-forest-log-sleeps = { $whom } must play the top Fable of the deck, unseen ({ $card } of { $who }).
grimm-forest-log-fairy-food = { $who } puts Fairy Food { $place }.
grimm-forest-log-looks-at-gather = { $who } peeks at the Gather card of { $whose }.
grimm-forest-log-looks-at-fable = { $who } peeks at the Fable of { $whose }.
grimm-forest-log-you-see = You see: { $whose } is going { $place }.
grimm-forest-log-may-have-changed = { $who } thinks it over, and may have a new plan.
grimm-forest-log-reveals-fable = { $who } reveals: { $card }.
grimm-forest-log-monster-comes = { $who } sends a monster { $place }: { $card }.
grimm-forest-log-monster-follows = { $card } smells supper and moves { $place }.
grimm-forest-log-unique-placed = { $who } puts { $card } { $place }.
grimm-forest-log-unique-leaves = { $card } vanishes; it was { $place }.
grimm-forest-log-cursed = In the dark { $who } grabs a random Gather card.
grimm-forest-log-you-now-play = Your Gather card is now: { $place }.
grimm-forest-log-flute = { $who } plays the Magic Flute and takes these monsters into the hand: { $cards }.
grimm-forest-log-wishing-well = { $who } makes a wish: { $one } and { $two } swap their Gather cards ({ $card }).
grimm-forest-log-help-unpaid = { $who } does not pay. Discarded: { $card }.
grimm-forest-log-go = { $n ->
    [one] { $seats } goes alone { $place }.
   *[other] { $seats } go { $place }.
}
grimm-forest-log-runs-away = { $who } runs off and goes nowhere ({ $card }).
grimm-forest-log-grows = { $who } adds { $goods } { $place } ({ $card }).
grimm-forest-log-flies = { $who } flies { $place } instead ({ $card }).
grimm-forest-log-moves = { $who } runs { $place }.
grimm-forest-log-chased = A mighty roar! { $who } runs { $place }.
grimm-forest-log-wolf = { $goods ->
    [nothing] The Wolf finds nothing to carry off { $place }.
   *[other] The Wolf leaves nothing { $place }. Gone: { $goods }.
}
grimm-forest-log-guarded = { $friend } stands by { $who } and stops this monster: { $card }.
grimm-forest-log-cancelled = { $friend } stops this monster for { $who } and leaves: { $card }.
grimm-forest-log-collects-alone = { $goods ->
    [nothing] { $who } is alone { $place } and collects nothing.
   *[other] { $who } is alone { $place }: { $goods }.
}
grimm-forest-log-collect-together = { $seats } meet { $place }: { $goods ->
    [nothing] they collect nothing
   *[other] { $goods } each
}; { $left } left.
grimm-forest-log-market-share = { $who } shares the Market and collects { $goods }.
grimm-forest-log-takes-fable = { $who } takes a random Fable from { $whose }.
grimm-forest-log-gives-fable = { $who } gives { $whom } a Fable.
grimm-forest-log-which-fable = The Fable is: { $fable }.
grimm-forest-log-more-actions = { $n ->
    [one] { $who } has one more action ({ $card }).
   *[other] { $who } has { $n } more actions ({ $card }).
}
grimm-forest-log-takes-action = { $who } takes an action from { $whose }.
grimm-forest-log-corner-site = { $who } has a new building site ({ $card }).
grimm-forest-log-takes-from-discards = { $who } takes from the discard pile: { $cards }.
grimm-forest-log-blown-down = Huff, puff! { $who } loses: { $section } ({ $card }).
grimm-forest-log-gains = { $who } gains { $goods } ({ $card }).
grimm-forest-log-loses = { $who } loses { $goods } ({ $card }).
grimm-forest-log-gives = { $who } gives { $goods } to { $to_whom } ({ $card }).
grimm-forest-log-draws = { $n ->
    [one] { $who } draws a Fable.
   *[other] { $who } draws { $n } Fables.
}
grimm-forest-log-draws-for = { $n ->
    [one] { $who } draws a Fable ({ $card }).
   *[other] { $who } draws { $n } Fables ({ $card }).
}
grimm-forest-log-you-drew = You drew: { $cards }.
grimm-forest-log-you-keep = You keep: { $cards }.
grimm-forest-log-discards-fables = { $who } discards: { $cards }.
grimm-forest-log-fables-shuffled = The discarded Fables are shuffled into a new deck.
grimm-forest-log-friends-shuffled = The discarded Friends are shuffled into a new deck.
grimm-forest-log-no-friend = { $who } finds no Friend left in the woods.
grimm-forest-log-meets = { $who } meets a Friend: { $card }.
grimm-forest-log-sends-friend = { $who } sends { $card } to { $to_whom }.
grimm-forest-log-joins = { $who } now has a Friend: { $card }.
grimm-forest-log-friend-leaves = { $who } says goodbye to { $card }.
grimm-forest-log-stored-is-lost = { $who } loses the resources on { $card }: { $goods }.
grimm-forest-log-bargain = { $who } strikes a bargain and keeps two Gather cards: { $one } and { $two }.
grimm-forest-log-goldilocks = { $n ->
    [0] { $who } tries the last Fable and keeps it.
    [one] { $who } tries two Fables, keeps one and puts the other back on top.
   *[other] { $who } tries some Fables, keeps one and puts { $n } back on top.
}
grimm-forest-log-catches-wolf = { $who } takes from the discard pile: { $fable }.
grimm-forest-log-fetches = { $who } gains { $goods }.
grimm-forest-log-builds = { $who } pays { $goods } and builds: { $section }.
grimm-forest-log-toll = Hansel and Gretel nibble at the walls: { $who } gets { $goods } of it.
grimm-forest-log-helps-pay = Puss in Boots took { $goods } of it from { $who }.
grimm-forest-log-house-done = { $n ->
    [one] { $who } has completed a house!
   *[other] { $who } has completed a house, and now has { $n }!
}
grimm-forest-log-first-builder = { $who } earns the First Builder bonus: it is the first { $house } of the game.
grimm-forest-log-first-builder-goods = { $who } takes { $goods } as First Builder.
grimm-forest-log-won = { $n ->
    [one] { $seats } wins the contest!
   *[other] { $seats } win the contest together!
}

## The result

grimm-forest-reason-houses = First to complete three houses.
grimm-forest-reason-brick = Several had three houses or more; brick houses decided it.
grimm-forest-reason-wood = Tied on brick houses; wooden houses decided it.
grimm-forest-reason-first-brick = Tied on houses; the First Builder token for brick decided it.
grimm-forest-reason-first-wood = Tied on houses; the First Builder token for wood decided it.
grimm-forest-reason-first-straw = Tied on houses; the First Builder token for straw decided it.
grimm-forest-reason-shared = Tied in everything: the victory is shared.
grimm-forest-total = { $n ->
    [one] { $n } complete house
   *[other] { $n } complete houses
}
grimm-forest-score-houses = complete houses
grimm-forest-score-brick = brick houses
grimm-forest-score-wood = wooden houses
grimm-forest-score-straw = straw houses
grimm-forest-score-first-brick = First Builder of brick
grimm-forest-score-first-wood = First Builder of wood
grimm-forest-score-first-straw = First Builder of straw

## The board in words

grimm-forest-board-title-round = The round
grimm-forest-board-title-own = Your board
grimm-forest-board-title-players = Players
grimm-forest-board-title-cards = Cards in view
grimm-forest-board-title-places = Locations
grimm-forest-board-title-stock = Decks and stock
grimm-forest-board-game = { $advanced ->
    [0] Basic cards. The first player with { $n } complete houses wins.
   *[other] With the advanced cards. The first player with { $n } complete houses wins.
}
grimm-forest-board-round = { $phase ->
    [gather] Round { $n }, Gather phase: { $step ->
        [start] start of the round
        [choose] secret choice
        [choose_last] the last secret choice
        [reveal_fables] revealing Fables
        [reveal_gather] the pigs go
        [before_collecting] before collecting
        [collect] collecting
        [end_of_gather] end of gathering
        [start_of_build] start of building
        [build] the turns
        [end_of_build] end of building
       *[cleanup] clean-up
    }. Start player: { $who }.
    [build] Round { $n }, Build phase: { $step ->
        [start] start of the round
        [choose] secret choice
        [choose_last] the last secret choice
        [reveal_fables] revealing Fables
        [reveal_gather] the pigs go
        [before_collecting] before collecting
        [collect] collecting
        [end_of_gather] end of gathering
        [start_of_build] start of building
        [build] the turns
        [end_of_build] end of building
       *[cleanup] clean-up
    }. Start player: { $who }.
   *[over] The game ended in round { $n }. Start player: { $who }.
}
grimm-forest-board-active = { $n ->
    [one] { $who } is building, one action left.
   *[other] { $who } is building, { $n } actions left.
}
grimm-forest-board-prince = Prince Regal helped himself to { $goods } { $place } this round.
grimm-forest-board-place = { $place }: { $items }.
grimm-forest-board-player = { $who }: { $items }.
grimm-forest-board-goods = { $n ->
    [0] no resources
   *[other] { $goods }
}
grimm-forest-board-sites = { $n ->
    [0] no building site free
    [one] one building site free
   *[other] { $n } building sites free
}
grimm-forest-board-player-round = { $who }, this round: { $items }.
grimm-forest-board-used = has used the special action of { $card }
grimm-forest-board-your-friend = Your Friend, { $card }: { $rule }
grimm-forest-board-pigs = pigs there: { $seats }
grimm-forest-board-monster = monster { $card } of { $who }
grimm-forest-board-monster-spent = monster { $card } of { $who } (done)
grimm-forest-board-lying = { $card } of { $who }
grimm-forest-board-announced = announced by { $who }
grimm-forest-board-house = { $corners ->
    [0] unfinished house with { $section }
   *[other] unfinished house with { $section } on a Cutting Corners site
}
grimm-forest-board-house-done = { $corners ->
    [0] complete { $house }
   *[other] complete { $house } on a Cutting Corners site
}
grimm-forest-board-corner-sites = { $n ->
    [one] one Cutting Corners site
   *[other] { $n } Cutting Corners sites
}
grimm-forest-board-friend = Friend: { $card }
grimm-forest-board-stored = stored on Rapunzel: { $goods }
grimm-forest-board-predicts = { $what ->
    [alone] predicts being alone
   *[other] predicts having company
}
grimm-forest-board-robbed = robbed { $whose } of { $goods }
grimm-forest-board-mermaid = out of use under the Little Mermaid: { $places }
grimm-forest-board-hand-size = { $n ->
    [0] no Fables in hand
    [one] one Fable in hand
   *[other] { $n } Fables in hand
}
grimm-forest-board-token = First Builder of { $material }
grimm-forest-board-actions = { $n ->
    [0] no build actions left
    [one] one build action left
   *[other] { $n } build actions left
}
grimm-forest-board-collected = collected { $goods }
grimm-forest-board-gather = going { $place }
grimm-forest-board-stands = pig { $place }
grimm-forest-board-nowhere = pig nowhere
grimm-forest-board-chosen = has chosen
grimm-forest-board-fable = Fable of this round: { $card }
grimm-forest-board-hidden-fable = a Fable face down
grimm-forest-board-your-hand = Your Fables: { $cards }.
grimm-forest-board-known-hand = You know of the Fables of { $who }: { $cards }.
grimm-forest-board-looking = You are looking at: { $cards }.
grimm-forest-board-somebody-looks = { $n ->
    [one] { $who } is looking at one Fable.
   *[other] { $who } is looking at { $n } Fables.
}
grimm-forest-board-tavern = At the tavern you see: { $cards }.
grimm-forest-board-deck-top = You know the top of the Fable deck: { $cards }.
grimm-forest-board-next-round = Takes effect next round: { $card } of { $who }.
grimm-forest-board-this-round = Takes effect this round: { $card } of { $who }.
grimm-forest-board-offer = { $who } has met { $card } and decides who gets this Friend.
grimm-forest-board-decks = In the decks: Fables { $fables }, Friends { $friends }.
grimm-forest-board-discards = Discarded Fables, newest first: { $cards }.
grimm-forest-board-friend-discards = Discarded Friends, newest first: { $cards }.
grimm-forest-board-first-tokens = First Builder tokens left: { $tokens }.
grimm-forest-board-sections = Sections left where some are built: { $items }.
grimm-forest-board-left-floor = { $material } floors: { $n }
grimm-forest-board-left-walls = { $material } walls: { $n }
grimm-forest-board-left-roof = { $material } roofs: { $n }

## Fables

grimm-forest-fable-friendly-game = A Friendly Game
grimm-forest-fable-friendly-game-text = End of gathering: take 2 resources of your choice from one opponent at your location.
grimm-forest-fable-big-bad-wolf = Big Bad Wolf
grimm-forest-fable-big-bad-wolf-text = Monster. End of gathering: every player there loses the top section of a straw or wooden house; you choose which.
grimm-forest-fable-bridge-troll = Bridge Troll
grimm-forest-fable-bridge-troll-text = Monster. End of gathering: a player there of your choice gives you half of what they collected this round, rounded down.
grimm-forest-fable-chinny = Chinny Chin Chin
grimm-forest-fable-chinny-text = Before collecting: with a monster at your location you may move elsewhere. If no monster was played at all, draw a Fable.
grimm-forest-fable-oracle = Consult the Oracle
grimm-forest-fable-oracle-text = End of gathering: if you are alone, you may take a random Fable from every other player.
grimm-forest-fable-crystal-ball = Crystal Ball
grimm-forest-fable-crystal-ball-text = When revealed: look at one player’s Gather card, then change your own if you like.
grimm-forest-fable-curse-darkness = Curse of Darkness
grimm-forest-fable-curse-darkness-text = When revealed: every opponent shuffles all their Gather cards and plays a random one.
grimm-forest-fable-cutting-corners = Cutting Corners
grimm-forest-fable-cutting-corners-text = End of gathering: if you are alone, you get an extra building site where each section costs 1 less.
grimm-forest-fable-dragon = Dragon
grimm-forest-fable-dragon-text = Monster. Before collecting: everybody there loses all resources on their board.
grimm-forest-fable-fairy-food = Fairy Food
grimm-forest-fable-fairy-food-text = Next round: put it on a location at the start; all who end up there gain 3 resources of their choice.
grimm-forest-fable-ghostly-whispers = Ghostly Whispers
grimm-forest-fable-ghostly-whispers-text = End of gathering: if you are alone, draw 4 Fables, keep 2 and discard 2.
grimm-forest-fable-giant = Giant
grimm-forest-fable-giant-text = Monster. End of gathering: everybody there loses their Friend, all Fables in hand and 1 of each resource.
grimm-forest-fable-grandmas-house = Grandma’s House
grimm-forest-fable-grandmas-house-text = Unique Location. All monsters must go there. End of gathering: players there gain 2 resources of choice. Discarded once a monster has come.
grimm-forest-fable-harvest-moon = Harvest Moon
grimm-forest-fable-harvest-moon-text = End of gathering: take half of the resources of a location without pigs, rounded down.
grimm-forest-fable-hidden-vault = Hidden Vault
grimm-forest-fable-hidden-vault-text = End of gathering: all pigs at your location gain 2 of what it produces. At the Market each may choose.
grimm-forest-fable-hired-help = Hired Help
grimm-forest-fable-hired-help-text = When revealed: pay 2 resources, and you collect double next round. If you do not pay, discard it.
grimm-forest-fable-little-helpers = Little Helpers
grimm-forest-fable-little-helpers-text = End of gathering: if you are alone, you get 2 extra actions in this Build phase.
grimm-forest-fable-lonely-castle = Lonely Castle
grimm-forest-fable-lonely-castle-text = Unique Location. End of gathering: a player alone there gains 1 of each resource. Discarded once 3 pigs come (2 in a game of two).
grimm-forest-fable-magic-flute = Magic Flute
grimm-forest-fable-magic-flute-text = When revealed: take all monsters of this round into your hand; they do nothing this round.
grimm-forest-fable-mysterious-stranger = Mysterious Stranger
grimm-forest-fable-mysterious-stranger-text = End of gathering: if you are alone, draw a Friend to keep or give away.
grimm-forest-fable-night-tavern = Night at the Tavern
grimm-forest-fable-night-tavern-text = When revealed: draw a Friend per player, keep one and deal the rest at random. They replace all old Friends.
grimm-forest-fable-powerful-friends = Powerful Friends
grimm-forest-fable-powerful-friends-text = End of gathering: take one build action from each opponent at your location.
grimm-forest-fable-roar = Roar
grimm-forest-fable-roar-text = Before collecting: opponents at your location shuffle all their Gather cards and run to a random location.
grimm-forest-fable-royal-wedding = Royal Wedding
grimm-forest-fable-royal-wedding-text = Unique Location. End of gathering: all who are not there discard 1 resource. Discarded when nobody comes.
grimm-forest-fable-search-past = Search the Past
grimm-forest-fable-search-past-text = End of gathering: if an opponent is at your location, take 2 Fables of your choice from the discard pile.
grimm-forest-fable-share-wealth = Share the Wealth
grimm-forest-fable-share-wealth-text = End of gathering: every opponent who collected 5 or more this round gives you 2 of them.
grimm-forest-fable-spy-network = Spy Network
grimm-forest-fable-spy-network-text = End of gathering: draw a Fable for each pig at your location, your own included.
grimm-forest-fable-taxation = Taxation
grimm-forest-fable-taxation-text = Next round, after gathering: opponents not at your location lose half of their resources: brick first, then wood, then straw.
grimm-forest-fable-thoughtful-gift = Thoughtful Gift
grimm-forest-fable-thoughtful-gift-text = End of gathering: give an opponent up to 3 of one kind; they give back as many of another kind that they choose.
grimm-forest-fable-wandering-trader = Wandering Trader
grimm-forest-fable-wandering-trader-text = End of gathering: all players at your location may swap 2 of one kind for 3 of another.
grimm-forest-fable-wishing-well = Wishing Well
grimm-forest-fable-wishing-well-text = When revealed: two players of your choice swap their hidden Gather cards and play what they got.
grimm-forest-fable-wolf = Wolf
grimm-forest-fable-wolf-text = Monster. Before collecting: if any pig is there, all resources of that location are lost.

## Friends

grimm-forest-friend-aladdin = Aladdin
grimm-forest-friend-aladdin-text = Start of round: predict whether you will be alone. If you are right, gain 1 of each resource.
grimm-forest-friend-ali-baba = Ali Baba
grimm-forest-friend-ali-baba-text = Start of round: steal 1 resource from a player. Return it if you end up at the same location.
grimm-forest-friend-cinderella = Cinderella
grimm-forest-friend-cinderella-text = You reach your location first and take 2 resources there before anything else happens.
grimm-forest-friend-evil-queen = Evil Queen
grimm-forest-friend-evil-queen-text = You choose last, after you look at one opponent’s face-down Gather card or Fable.
grimm-forest-friend-fairy-godmother = Fairy Godmother
grimm-forest-friend-fairy-godmother-text = Special action: draw 2 Fables. Or discard her and 2 Fables on your turn for 2 resources.
grimm-forest-friend-frog-prince = Frog Prince
grimm-forest-friend-frog-prince-text = End of gathering: if you are not alone, he leaves; draw a new Friend and gain 1 resource.
grimm-forest-friend-gingerbread-man = The Gingerbread Man
grimm-forest-friend-gingerbread-man-text = You may take 1 resource from every location and go nowhere: you collect nothing else this round.
grimm-forest-friend-golden-goose = The Golden Goose
grimm-forest-friend-golden-goose-text = End of gathering: if alone, gain 1 resource. Or discard her on your turn for 2 resources.
grimm-forest-friend-goldilocks = Goldilocks
grimm-forest-friend-goldilocks-text = Special action: look at the top 3 Fables, keep 1, put the others back on top as you like.
grimm-forest-friend-hansel-gretel = Hansel & Gretel
grimm-forest-friend-hansel-gretel-text = Walls cost every opponent 1 more of their material, and you get it.
grimm-forest-friend-huntsman = The Huntsman
grimm-forest-friend-huntsman-text = Opponents with Fables must play one. A monster at your location is stopped; gain 1 of each resource.
grimm-forest-friend-jack = Jack the Giant Slayer
grimm-forest-friend-jack-text = After the reveal, add 2 of what it produces to your location. Discard him to stop a Giant.
grimm-forest-friend-little-mermaid = Little Mermaid
grimm-forest-friend-little-mermaid-text = Keep only 2 Gather cards while she stays. Special action: gain 1 of each resource.
grimm-forest-friend-pinocchio = Pinocchio
grimm-forest-friend-pinocchio-text = Start of round: announce a location. If you end up there, gain 2 of what it produces.
grimm-forest-friend-puss-in-boots = Puss in Boots
grimm-forest-friend-puss-in-boots-text = Special action: build a section; 1 resource of its cost comes from an opponent.
grimm-forest-friend-rapunzel = Rapunzel
grimm-forest-friend-rapunzel-text = Start of round: put 2 of one kind on her. Special action, if you were alone: take all of it.
grimm-forest-friend-red-riding-hood = Red Riding Hood
grimm-forest-friend-red-riding-hood-text = Special action: take a wolf from the top 5 discards, else draw a Fable. Discard her to stop a wolf.
grimm-forest-friend-robin-hood = Robin Hood
grimm-forest-friend-robin-hood-text = End of the Build phase: everybody with more resources than you gives you 1.
grimm-forest-friend-rumpelstiltskin = Rumpelstiltskin
grimm-forest-friend-rumpelstiltskin-text = Start of building: gain 1 straw. Special action: turn all your straw into wood or into brick.
grimm-forest-friend-seven-dwarfs = The Seven Dwarfs
grimm-forest-friend-seven-dwarfs-text = End of gathering: if alone, you get 1 extra action in this Build phase.
grimm-forest-friend-sleeping-beauty = Sleeping Beauty
grimm-forest-friend-sleeping-beauty-text = Start of round: a player of your choice plays the top Fable unseen, as their only one.
grimm-forest-friend-snow-white = Snow White
grimm-forest-friend-snow-white-text = End of gathering: opponents with you each give you a Fable or, without one, a resource you choose.
grimm-forest-friend-thumbelina = Thumbelina
grimm-forest-friend-thumbelina-text = After the reveal you may flip a random unplayed Gather card and go there instead.
grimm-forest-friend-tom-thumb = Tom Thumb
grimm-forest-friend-tom-thumb-text = Start of round: you may take 1 resource from any location.
grimm-forest-friend-wood-cutter = The Wood Cutter
grimm-forest-friend-wood-cutter-text = Special action: gain 2 wood and put 2 into the Forest. Discard him to stop any monster.

## Rules by topic

grimm-forest-rules-goal-title = Goal and round
grimm-forest-rules-goal =
    You are a young pig who wants to become Royal Builder. Be the first to complete three houses, of straw, wood or brick in any mixture.
    Each round has three phases. Gather: everybody secretly picks a location to collect resources. Build: in turn order each player takes two actions. Clean-up: the start player token passes on and the locations are refilled.
    If several cards take effect at the same moment, resolve them in turn order from the start player.
grimm-forest-rules-gather-title = The Gather phase
grimm-forest-rules-gather =
    1. All players put a Gather card and, if they like, one Fable face down.
    2. Fables are revealed, and those that say “When revealed” take effect. Monsters are sent to locations.
    3. Gather cards are revealed and the pigs go there. Then come cards that take effect before collecting.
    4. A pig that is alone takes everything there. Several share equally; what cannot be shared stays for next round.
    5. The other Fables and Friends take effect at the end.
    “Alone” means that no other pig is there. Monsters do not count. “Collected” means only what you took from your location in step 4, not what cards add.
grimm-forest-rules-fables-title = Fables
grimm-forest-rules-fables =
    You may hold any number of Fables but play only one per round, together with your Gather card. After use it goes to the open discard pile; when the deck is empty, that pile is shuffled into a new one.
    Next Round cards stay face up and take effect in the following round. Unique Locations are put on a location, at most one on each, and stay until their own condition is met at the end of a Gather phase.
grimm-forest-rules-monsters-title = Monsters
grimm-forest-rules-monsters =
    When a monster is revealed, its owner sends it to a location, at most one monster to each (except with Grandma’s House). Most strike every pig there, the owner’s too.
    A Friend who can be discarded against a monster stops it for everybody, even if the Friend’s owner is elsewhere. You are asked just before it strikes.
    { grimm-forest-fable-wolf }: { grimm-forest-fable-wolf-text }
    { grimm-forest-fable-dragon }: { grimm-forest-fable-dragon-text }
    { grimm-forest-fable-big-bad-wolf }: { grimm-forest-fable-big-bad-wolf-text }
    { grimm-forest-fable-bridge-troll }: { grimm-forest-fable-bridge-troll-text }
    { grimm-forest-fable-giant }: { grimm-forest-fable-giant-text }
grimm-forest-rules-build-title = Building
grimm-forest-rules-build =
    You have two actions: draw a Fable, gain one resource, build one section, or use your Friend’s special action (each special action once per turn).
    A floor costs 2, walls 4, a roof 6 resources of the house’s material, in that order. You may have several unfinished houses, but not two of the same material. Your board has five building sites, and the box holds five floors, walls and roofs of each material.
    Walls bring a Friend. A roof may bring a First Builder bonus.
grimm-forest-rules-friends-title = Friends
grimm-forest-rules-friends =
    When you gain a Friend, show it and decide: keep it, or give it to another player, who cannot refuse. Nobody has more than one Friend; a new one replaces the old one, so a gift is not always welcome.
    Special actions cost one of your actions and can be used once per turn. You may use one, gain another Friend and use its special action too.
grimm-forest-rules-first-builder-title = First Builder bonus
grimm-forest-rules-first-builder =
    The player who completes the first house of a material takes its token and one reward: one of each resource, two Fables, or a Friend. Each token is given only once in a game, even if that house is torn down later.
grimm-forest-rules-end-title = End of the game
grimm-forest-rules-end =
    The game ends after a Build phase in which a player has three complete houses or more. If several have, the one with more brick houses wins, then the one with more wooden houses, then the holder of the sturdiest First Builder token: brick, then wood, then straw. If they are still tied, they share the victory.
grimm-forest-rules-two-players-title = Two players: Prince Regal
grimm-forest-rules-two-players =
    At the start of each round Prince Regal rolls his die and returns half of that location’s resources, rounded down, to the supply. If a location has more than ten, he does not roll but goes to the fullest one; in a tie brick comes before wood, and wood before straw.
    He is at no location: nobody has company because of him, and no monster strikes him.
grimm-forest-rules-market-title = Four players: the Market
grimm-forest-rules-market =
    With four players there is a fourth location. The Market gets one straw, one wood and one brick each round. Pigs that meet there pick one resource at a time in turn order until all have the same number; the rest stays.

# What one learns, counted: cards by the pile they come from
grimm-forest-pool-fables = { $n ->
    [one] a Fable
   *[other] { $n } Fables
}
grimm-forest-pool-friends = { $n ->
    [one] a Friend
   *[other] { $n } Friends
}

## Orders: answers given ahead

grimm-forest-fact-round = Round
grimm-forest-fact-goods = { $what } { $where }

## Advice ("What would you do?"): one to five sentences

grimm-forest-advice-two = { $one } { $two }
grimm-forest-advice-best = It brings you nearest to three houses, counting also what it does for the others.
grimm-forest-advice-tried = Played on in copies of this game, it leaves you the best chance of winning.
grimm-forest-advice-go = { $percent ->
    [0] { $place }: { $shared } for you, as another is there too.
    [100] { $place }: { $alone } for you alone.
   *[other] { $place }: { $alone } if you are alone there (chance about { $percent }%), { $shared } if another comes.
}
grimm-forest-advice-finish = That is enough to finish your third house this round.
grimm-forest-advice-pays = This round it pays for: { $sections }.
grimm-forest-advice-towards = You then have { $owned }. Next to build with it: { $sections } ({ $goods }).
grimm-forest-advice-there = Lying there: { $cards }.
grimm-forest-advice-stops = { $who } could finish the third house with what lies there; if you share it, perhaps not.
grimm-forest-advice-monster = { $card } has a good target: { $who } goes { $place } with a chance of about { $percent }%.
grimm-forest-advice-keep = { $n ->
    [one] Your Fable can do more in a later round.
   *[other] Your Fables can do more in a later round.
}
grimm-forest-advice-with = { $place } ({ $card })
grimm-forest-advice-drawn = About as good: { $places }. Drawn by lot, so that nobody can foresee where you go.
grimm-forest-advice-expected = { $option } looks better, but others can expect you there and spoil it.
grimm-forest-advice-second = { $n ->
    [0] Hardly worse: { $option }.
    [one] Second best: { $option }; it wins about one game in 100 less.
   *[other] Second best: { $option }; it wins about { $n } games in 100 fewer.
}
grimm-forest-advice-gain-for = With it you can build this turn: { $sections }.
grimm-forest-advice-draw = { $n ->
    [0] You hold no Fable, and nothing more can be built this turn.
   *[other] Nothing more can be built this turn, and a Fable helps you more than one resource.
}
grimm-forest-advice-draw-else = A Fable helps you more now than what you could build.
grimm-forest-advice-special = { $card } brings you more with this action than a resource or a Fable would.
grimm-forest-advice-farewell = Two resources now help you more than { $card } would later.
grimm-forest-advice-also = This turn you can then still build: { $sections }.
grimm-forest-advice-stays = { $card } is worth more to you than two resources now.
grimm-forest-advice-reward-goods = One of each resource brings you nearer to your third house than two Fables or a Friend.
grimm-forest-advice-end = { $n ->
    [0] You have no action left.
   *[other] Nothing else would help you now.
}
grimm-forest-advice-third = It is your third house: you win, unless another player has three this round, too, and comes out ahead.
grimm-forest-advice-roof = It completes a house; then you have { $n } of three.
grimm-forest-advice-first = The first { $house } of the game brings a reward.
grimm-forest-advice-walls = Walls bring a Friend.
grimm-forest-advice-next = Next: { $section } ({ $goods }); for that you have { $owned } left.
grimm-forest-advice-least = It is what your houses need least.
grimm-forest-advice-friend = You have no Friend now, and { $card } can help you.
grimm-forest-advice-better-friend = { $new } helps you more than { $old }.
grimm-forest-advice-their-friend = { $who } loses { $card }.
grimm-forest-advice-strikes = { $mine ->
    [yes] { $who } goes { $place } with a chance of about { $percent }%. You are going there too, but lose less.
    [too] { $who } goes { $place } with a chance of about { $percent }%. You are going there too.
   *[no] { $who } goes { $place } with a chance of about { $percent }%, and you do not.
}
grimm-forest-advice-cancel = Stopping { $card } is worth more than keeping { $friend }.
grimm-forest-advice-strike = Keeping { $friend } is worth more than stopping { $card }.
grimm-forest-advice-reward-fables = Two Fables help you more now than three resources or a Friend.
grimm-forest-advice-reward-friend = A new Friend helps you more now than three resources or two Fables.
grimm-forest-advice-finish-anyway = You have enough to finish your third house this round, whatever you collect there.
grimm-forest-advice-must = You must play a Fable, and there { $card } helps you most.
grimm-forest-advice-rule = { $card }: “{ $rule }”
grimm-forest-advice-company = Somebody else comes there too with a chance of about { $percent }%.
grimm-forest-advice-needs = Next to build of that kind: { $sections } ({ $goods }); you have { $owned } now.
grimm-forest-advice-with-tower = With what she holds, that makes { $owned }. Next to build with it: { $sections } ({ $goods }).
grimm-forest-advice-hurts = { $who } needs it next for: { $section } ({ $goods }).
grimm-forest-advice-ahead = Of your opponents, { $who } is nearest to three houses.
grimm-forest-advice-unused = No house that you have begun needs this: { $material }.
grimm-forest-advice-enough = You keep { $left }, enough for: { $section } ({ $goods }).
grimm-forest-advice-easiest = Of what you have, it is the easiest to get again: each round { $goods } are added { $place }.
grimm-forest-advice-announce = There now: { $goods }. If you end up there, you gain two more.
grimm-forest-advice-gift = What { $who } can give back: { $materials }.
grimm-forest-advice-no-gift = An opponent would have what you give, and would choose what comes back.
grimm-forest-advice-double = Next round you collect double.
grimm-forest-advice-loot = You can take { $goods }.
grimm-forest-advice-meets = { $who } goes { $place }, as you do, with a chance of about { $percent }%.
grimm-forest-advice-place-seen = Most likely { $who } goes { $place } (about { $percent }%); the card shows the plan before you choose.
grimm-forest-advice-fable-seen = If it is a monster, or one that robs those beside { $who }, you can keep away from it.
grimm-forest-advice-sleep-own = You play a Fable without giving up one of your hand.
grimm-forest-advice-sleep = { $n ->
    [0] { $who } plays a Fable that may not suit the place.
    [one] { $who } cannot play the Fable in hand this round.
   *[other] { $who } can play none of the { $n } Fables in hand this round.
}
grimm-forest-advice-rebuild = Building it again costs { $goods }.
grimm-forest-advice-oracle = { $n ->
    [one] You gain a Fable, and an opponent has one fewer.
   *[other] You gain { $n } Fables, and each of these opponents has one fewer.
}
grimm-forest-advice-well = You go where { $who } wanted to go: most likely { $place } (about { $percent }%).
grimm-forest-advice-well-others = You keep your own card; { $one } and { $two } may end up where they did not want to go.
grimm-forest-advice-alone = Where you are most likely alone: { $place } (chance about { $percent }%).
grimm-forest-advice-unique = { $card ->
    [royal_wedding] Your own card is for there: if you stay, you discard nothing; who is elsewhere discards a resource.
    [lonely_castle] Your own card is for there. The chance that you are alone, which brings one of each, is about { $percent }%.
   *[other] Your own card is for there: if you stay, you gain two resources.
}
grimm-forest-advice-rather = { $one } rather than { $other }.
grimm-forest-advice-lies = What lies { $place }: { $cards }.
grimm-forest-advice-ways = You can still get what you need next for: { $sections }.
grimm-forest-advice-market-way = The Market has all three kinds.
grimm-forest-advice-weaker = Usually worth less: { $cards }.
grimm-forest-advice-stronger = Usually worth more: { $cards }.
grimm-forest-advice-on-top = { $n ->
    [0] Whoever draws next gets it.
    [one] You have an action left with which you can draw it.
   *[other] You have { $n } actions left with which you can draw it.
}
grimm-forest-advice-draw-with = You have an action left over for it, and a Fable helps you more than one resource.
grimm-forest-advice-draw-first = A Fable helps you more now. What can wait for a later round: { $sections }.
grimm-forest-advice-idle-two = You have no action left to build with two resources now.
grimm-forest-advice-idle-three = One of each resource would pay for no further section this turn.
grimm-forest-advice-hand = { $n ->
    [0] You hold no Fable.
    [one] You hold one Fable.
   *[other] You hold { $n } Fables.
}
grimm-forest-advice-not-alone = Where you most likely meet somebody: { $place } (chance about { $percent }%).
grimm-forest-advice-most = You have most of it, and keep { $left }.
grimm-forest-advice-moon = If nobody goes there (chance about { $percent }%), you take half of what lies { $place }: { $goods }.
grimm-forest-advice-emptied = A Wolf is { $place }: unless a Friend stops it, nothing can be collected there.
grimm-forest-advice-robs = { $who } goes { $place } with a chance of about { $percent }%. You are going there too, but your own monster does not rob you.
grimm-forest-advice-struck = It would strike you.
grimm-forest-advice-struck-others = It would strike: { $players }.
grimm-forest-advice-struck-one = It could strike you.
grimm-forest-advice-struck-others-one = It could strike: { $players }.
grimm-forest-advice-no-use = { $who } has begun no house that needs it.
grimm-forest-advice-has-friend = You have a Friend already: { $card }.
grimm-forest-advice-no-friend = You have no Friend now.
