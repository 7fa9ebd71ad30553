northwood-name = For Northwood!
northwood-tagline = Unite the forest, solo: eight rulers, eight visits, and an exact score to hit on each.

## Things

northwood-suit = { $suit ->
    [claws] Claws
    [flowers] Flowers
    [leaves] Leaves
   *[eyes] Eyes
}
northwood-card = { $suit ->
    [claws] 🐾 Claws { $value }
    [flowers] 🌸 Flowers { $value }
    [leaves] 🍂 Leaves { $value }
   *[eyes] 👁️ Eyes { $value }
}
northwood-medal = { $medal ->
    [bronze] bronze medal
    [silver] silver medal
    [gold] gold medal
   *[none] no medal
}
northwood-kind-character = Character
northwood-total = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
northwood-score-stars = stars
northwood-score-friends = friendly fiefs

## Characters

northwood-animal-claws-jack = Badger
northwood-animal-claws-queen = Lynx
northwood-animal-claws-king = Bear
northwood-animal-flowers-jack = Hare
northwood-animal-flowers-queen = Doe
northwood-animal-flowers-king = Stag
northwood-animal-leaves-jack = Squirrel
northwood-animal-leaves-queen = Cuckoo
northwood-animal-leaves-king = Beaver
northwood-animal-eyes-jack = Raven
northwood-animal-eyes-queen = Owl
northwood-animal-eyes-king = Eagle
northwood-animal-claws-jack-crown = Marten
northwood-animal-claws-queen-crown = Weasel
northwood-animal-claws-king-crown = Wolf
northwood-animal-flowers-jack-crown = Dormouse
northwood-animal-flowers-queen-crown = Hedgehog
northwood-animal-flowers-king-crown = Boar
northwood-animal-leaves-jack-crown = Tree frog
northwood-animal-leaves-queen-crown = Woodpecker
northwood-animal-leaves-king-crown = Magpie
northwood-animal-eyes-jack-crown = Bat
northwood-animal-eyes-queen-crown = Falcon
northwood-animal-eyes-king-crown = Heron

northwood-character-claws-jack = { northwood-animal-claws-jack }, Jack of Claws
northwood-character-claws-jack-text = Draw until you hold eight cards.
northwood-character-claws-queen = { northwood-animal-claws-queen }, Queen of Claws
northwood-character-claws-queen-text = Take the top card of one or more piles into your hand: deck, discards, score.
northwood-character-claws-king = { northwood-animal-claws-king }, King of Claws
northwood-character-claws-king-text = All cards of the highest value in your hand go to the score pile.
northwood-character-flowers-jack = { northwood-animal-flowers-jack }, Jack of Flowers
northwood-character-flowers-jack-text = Discard all your cards of the visited ruler’s suit.
northwood-character-flowers-queen = { northwood-animal-flowers-queen }, Queen of Flowers
northwood-character-flowers-queen-text = Put the top card of the score pile face down on the deck.
northwood-character-flowers-king = { northwood-animal-flowers-king }, King of Flowers
northwood-character-flowers-king-text = Discard two cards whose values add up to exactly 9.
northwood-character-leaves-jack = { northwood-animal-leaves-jack }, Jack of Leaves
northwood-character-leaves-jack-text = Swap the visited ruler, and so the trump suit, with an unvisited fief at most two places away.
northwood-character-leaves-queen = { northwood-animal-leaves-queen }, Queen of Leaves
northwood-character-leaves-queen-text = Use the ability of the ruler you are visiting.
northwood-character-leaves-king = { northwood-animal-leaves-king }, King of Leaves
northwood-character-leaves-king-text = Look at the top card of the deck, then swap it with a card from your hand.
northwood-character-eyes-jack = { northwood-animal-eyes-jack }, Jack of Eyes
northwood-character-eyes-jack-text = Draw two cards, then discard two.
northwood-character-eyes-queen = { northwood-animal-eyes-queen }, Queen of Eyes
northwood-character-eyes-queen-text = Look at the top three cards of the deck; they stay in their order.
northwood-character-eyes-king = { northwood-animal-eyes-king }, King of Eyes
northwood-character-eyes-king-text = Name a suit and draw two cards; then discard all your cards of that suit.
northwood-character-claws-jack-crown = { northwood-animal-claws-jack-crown }, crowned Jack of Claws
northwood-character-claws-jack-crown-text = Draw a card; then you may draw another.
northwood-character-claws-queen-crown = { northwood-animal-claws-queen-crown }, crowned Queen of Claws
northwood-character-claws-queen-crown-text = Move a card of value 1 or 2 from your hand to the score pile.
northwood-character-claws-king-crown = { northwood-animal-claws-king-crown }, crowned King of Claws
northwood-character-claws-king-crown-text = Discard one or more cards, then draw as many.
northwood-character-flowers-jack-crown = { northwood-animal-flowers-jack-crown }, crowned Jack of Flowers
northwood-character-flowers-jack-crown-text = Discard a card of your choice.
northwood-character-flowers-queen-crown = { northwood-animal-flowers-queen-crown }, crowned Queen of Flowers
northwood-character-flowers-queen-crown-text = Put two cards from your hand under the deck.
northwood-character-flowers-king-crown = { northwood-animal-flowers-king-crown }, crowned King of Flowers
northwood-character-flowers-king-crown-text = Move the top card of the score pile to the discard pile.
northwood-character-leaves-jack-crown = { northwood-animal-leaves-jack-crown }, crowned Jack of Leaves
northwood-character-leaves-jack-crown-text = Name a suit: it is the trump suit in the next dialogue.
northwood-character-leaves-queen-crown = { northwood-animal-leaves-queen-crown }, crowned Queen of Leaves
northwood-character-leaves-queen-crown-text = Make another exhausted ally ready again.
northwood-character-leaves-king-crown = { northwood-animal-leaves-king-crown }, crowned King of Leaves
northwood-character-leaves-king-crown-text = Swap a card from your hand with the top card of the discard pile.
northwood-character-eyes-jack-crown = { northwood-animal-eyes-jack-crown }, crowned Jack of Eyes
northwood-character-eyes-jack-crown-text = Look at the top card of the deck: leave it, take it into your hand, or put it under the deck.
northwood-character-eyes-queen-crown = { northwood-animal-eyes-queen-crown }, crowned Queen of Eyes
northwood-character-eyes-queen-crown-text = Look at the top three cards of the deck and take one into your hand; then discard a card. The other two stay in their order.
northwood-character-eyes-king-crown = { northwood-animal-eyes-king-crown }, crowned King of Eyes
northwood-character-eyes-king-crown-text = Name a suit and turn up cards from the deck until one of that suit appears. Take it and discard the others.

## Scenarios and options

northwood-scenario = { $n ->
    [0] Free game
   *[other] Scenario { $n }: { $id ->
        [first_steps] { northwood-option-scenario-first-steps }
        [bronze_road] { northwood-option-scenario-bronze-road }
        [silver_road] { northwood-option-scenario-silver-road }
        [edges_first] { northwood-option-scenario-edges-first }
        [inner_circle] { northwood-option-scenario-inner-circle }
        [outer_ring] { northwood-option-scenario-outer-ring }
        [queens_council] { northwood-option-scenario-queens-council }
        [kings_council] { northwood-option-scenario-kings-council }
        [new_friends] { northwood-option-scenario-new-friends }
        [left_to_right] { northwood-option-scenario-left-to-right }
        [right_to_left] { northwood-option-scenario-right-to-left }
        [lone_envoy] { northwood-option-scenario-lone-envoy }
        [no_strangers] { northwood-option-scenario-no-strangers }
        [long_talks] { northwood-option-scenario-long-talks }
        [everyone] { northwood-option-scenario-everyone }
       *[for_northwood] { northwood-option-scenario-for-northwood }
    }
}
northwood-scenario-free-text = Choose the characters and the medal yourself.
northwood-scenario-first-steps-text = Introductory characters. Win 14 stars.
northwood-scenario-bronze-road-text = Introductory characters. Win 16 stars.
northwood-scenario-silver-road-text = Introductory characters. Win 18 stars.
northwood-scenario-edges-first-text = Introductory characters. Win over fiefs 0 and 7.
northwood-scenario-inner-circle-text = Introductory characters. Win over fiefs 2, 3, 4 and 5.
northwood-scenario-outer-ring-text = Introductory characters. Win over fiefs 0, 1, 6 and 7.
northwood-scenario-queens-council-text = The rulers are all eight queens. Win 16 stars.
northwood-scenario-kings-council-text = The rulers are all eight kings. Win 16 stars.
northwood-scenario-new-friends-text = Your allies are the crowned jacks. Win 16 stars.
northwood-scenario-left-to-right-text = Introductory characters; visit the fiefs in order, from 0 to 7. Win 12 stars.
northwood-scenario-right-to-left-text = Introductory characters; visit the fiefs in order, from 7 to 0. Win 13 stars.
northwood-scenario-lone-envoy-text = Introductory characters; at most two abilities a visit. Win 14 stars.
northwood-scenario-no-strangers-text = All characters; friendly rulers cannot be invited. Win 16 stars.
northwood-scenario-long-talks-text = All characters; every visit begins with nine cards. Win 18 stars.
northwood-scenario-everyone-text = All characters. Win 16 stars.
northwood-scenario-for-northwood-text = All characters. Win all 20 stars.
northwood-option-scenario = Scenario
northwood-option-scenario-first-steps = First Steps
northwood-option-scenario-bronze-road = The Bronze Road
northwood-option-scenario-silver-road = The Silver Road
northwood-option-scenario-edges-first = Edges First
northwood-option-scenario-inner-circle = The Inner Circle
northwood-option-scenario-outer-ring = The Outer Ring
northwood-option-scenario-queens-council = The Queens’ Council
northwood-option-scenario-kings-council = The Kings’ Council
northwood-option-scenario-new-friends = New Friends
northwood-option-scenario-left-to-right = From Left to Right
northwood-option-scenario-right-to-left = From Right to Left
northwood-option-scenario-lone-envoy = The Lone Envoy
northwood-option-scenario-no-strangers = No Strangers
northwood-option-scenario-long-talks = Long Talks
northwood-option-scenario-everyone = Everyone
northwood-option-scenario-for-northwood = For Northwood
northwood-option-characters = Characters
northwood-option-characters-intro = Introductory
northwood-option-characters-intro-hint = The 12 with simple abilities.
northwood-option-characters-full = All 24
northwood-option-characters-full-hint = Chance decides which 12 of them take part.
northwood-option-level = Medal to win
northwood-option-level-bronze = Bronze, 16 ★
northwood-option-level-silver = Silver, 18 ★
northwood-option-level-gold = Gold, 20 ★
northwood-option-pause = Pause before every statement
northwood-option-scenario-free = Free game
northwood-option-scenario-free-hint = { northwood-scenario-free-text }
northwood-option-scenario-first-steps-hint = { northwood-scenario-first-steps-text }
northwood-option-scenario-bronze-road-hint = { northwood-scenario-bronze-road-text }
northwood-option-scenario-silver-road-hint = { northwood-scenario-silver-road-text }
northwood-option-scenario-edges-first-hint = { northwood-scenario-edges-first-text }
northwood-option-scenario-inner-circle-hint = { northwood-scenario-inner-circle-text }
northwood-option-scenario-outer-ring-hint = { northwood-scenario-outer-ring-text }
northwood-option-scenario-queens-council-hint = { northwood-scenario-queens-council-text }
northwood-option-scenario-kings-council-hint = { northwood-scenario-kings-council-text }
northwood-option-scenario-new-friends-hint = { northwood-scenario-new-friends-text }
northwood-option-scenario-left-to-right-hint = { northwood-scenario-left-to-right-text }
northwood-option-scenario-right-to-left-hint = { northwood-scenario-right-to-left-text }
northwood-option-scenario-lone-envoy-hint = { northwood-scenario-lone-envoy-text }
northwood-option-scenario-no-strangers-hint = { northwood-scenario-no-strangers-text }
northwood-option-scenario-long-talks-hint = { northwood-scenario-long-talks-text }
northwood-option-scenario-everyone-hint = { northwood-scenario-everyone-text }
northwood-option-scenario-for-northwood-hint = { northwood-scenario-for-northwood-text }
northwood-option-pause-hint = Lets you undo each response before the next statement.

## Questions

northwood-ask-fief = Which fief do you visit with this hand?
northwood-ask-fief-fief = Choose a fief …
northwood-ask-fief-or-stop = The goal is out of reach; you can still get { $best } ★ at most. Visit another fief, or stop here?
northwood-ask-fief-or-stop-fief-or-stop = Choose a fief …
northwood-ask-stop-sure = { $n ->
    [one] End the game here with { $n } star? The remaining visits will not be played.
   *[other] End the game here with { $n } stars? The remaining visits will not be played.
}
northwood-ask-invite = Invite a friendly ruler for this visit? Guests leave the game afterwards, used or not.
northwood-ask-invite-invite = Choose a guest …
northwood-ask-cover = Which ally does { $guest }, replace?
northwood-ask-cover-cover = Choose an ally …
northwood-ask-turn = Points { $score }/{ $target } · trump { $favourite }. Listen, or use an ability first?
northwood-ask-turn-turn = Abilities and more …
northwood-ask-listen = Points { $score }/{ $target } · trump { $favourite }. Listen to the ruler.
northwood-ask-listen-first = Points { $score }/{ $target } · trump { $favourite }. Listen first: only one ability before each statement.
northwood-ask-respond = Points { $score }/{ $target } · trump { $favourite }. The ruler says { $card }: your response?
northwood-ask-spend-for-nothing = { $ally }: the ability would do nothing now. Use it anyway?
northwood-ask-take-tops = From which piles do you take the top card?
northwood-ask-score-order = In which order do these cards go to the score pile? The last one ends up on top.
northwood-ask-discard = { $n ->
    [one] Discard { $n } card.
   *[other] Discard { $n } cards.
}
northwood-ask-discard-nine = Discard two cards that add up to 9.
northwood-ask-swap = With which fief do you swap rulers?
northwood-ask-swap-with-deck = Which card do you swap with the top card of the deck?
northwood-ask-name-suit = Name a suit. You draw two cards, then discard all your cards of that suit.
northwood-ask-draw-another = Draw another card?
northwood-ask-score-low = Which card goes to the score pile?
northwood-ask-discard-one = Which card do you discard?
northwood-ask-under-first = Which card goes under the deck first?
northwood-ask-under-second = Which card goes under the deck second, to the very bottom?
northwood-ask-theme = Which suit is trump in the next dialogue?
northwood-ask-ready-again = Which ally becomes ready again?
northwood-ask-ready-again-ready-again = Choose an ally …
northwood-ask-swap-with-discard = Which card do you swap with the top card of the discard pile?
northwood-ask-discard-any = Which cards do you discard? You draw as many.
northwood-ask-top-card = What do you do with the top card of the deck?
northwood-ask-take-seen = Which of these cards do you take?
northwood-ask-dig-suit = Which suit do you look for?
northwood-secretly-respond = The response to the ruler is being chosen.

northwood-group-listen = Listen
northwood-group-allies = Allies
northwood-group-fiefs = Fiefs
northwood-group-stop = Stop
northwood-turn-listen = Listen
northwood-turn-listen-to-end = Listen to the end
northwood-invite-nobody = Nobody
northwood-fief-or-stop-stop = Stop here
northwood-top-card-leave = Leave it
northwood-top-card-take = Take it
northwood-top-card-under = Under the deck
northwood-take-tops-deck = Deck
northwood-take-tops-discard = Discard pile
northwood-take-tops-score = Score pile
northwood-fief-option = Fief { $fief } ({ $stars } ★)

northwood-hint-ruler = { $ruler } ({ $suit }). { $rule }
northwood-response-scores = { $card } (+1)
northwood-hint-listen-to-end = You use no more abilities on this visit.
northwood-hint-nothing-now = Would do nothing now. { $rule }
northwood-hint-copies = The ruler’s ability: { $copied }
northwood-refused-not-nine = Together these two make { $sum }; it must be exactly 9.

## What is not offered now, and why

northwood-why-not-exhausted = Already used: each ally works once per visit.
northwood-why-not-acted = Only one ability before each statement; listen first.
northwood-why-not-limit = { $n ->
    [one] This scenario allows one ability per visit, and you have used it.
   *[other] This scenario allows { $n } abilities per visit, and you have used them.
}
northwood-why-not-covered = A guest replaces this ally on this visit.
northwood-why-not-follow = You hold { $suit }, so you must answer in that suit.
northwood-why-not-visited = Visited already.
northwood-why-not-upwards = In this scenario you visit the fiefs in order, from 0 to 7.
northwood-why-not-downwards = In this scenario you visit the fiefs in order, from 7 to 0.
northwood-why-not-in-reach = Only when the goal is out of reach; you can still reach it.
northwood-why-not-stranger = Not a friend yet.
northwood-why-not-far = More than { $n } places away.
northwood-why-not-empty = This pile is empty.
northwood-why-not-ready = Ready already.
northwood-why-not-nine = No other card in your hand adds up to { $n } with this one.
northwood-why-not-low = Only cards of value 1 or 2.
northwood-why-not-only-card = It is the only card in the deck.

## Log

northwood-log-visit = Visit { $n }
northwood-log-drew = { $n ->
    [0] The envoy draws no card.
    [one] The envoy draws { $n } card.
   *[other] The envoy draws { $n } cards.
}
northwood-log-drew-cards = You drew { $cards }.
northwood-log-visits = The envoy goes to fief { $fief }: { $ruler }.
northwood-log-stopped = The envoy goes home.
northwood-log-invited = { $guest }, replaces { $ally }, on this visit.
northwood-log-ability = Ability used: { $ally }.
northwood-log-nothing = It did nothing.
northwood-log-listen-to-end = The envoy uses no more abilities on this visit.
northwood-log-statement = { $ruler }, says { $card }.
northwood-log-answered = { $card } does not beat { $statement }.
northwood-log-answered-scored = { $card } beats { $statement }. Points: { $n }.
northwood-log-response = Response { $card }: no point.
northwood-log-response-scored = Response { $card } scores: { $n } so far.
northwood-log-friend = Exactly { $n }: { $ruler }, becomes a friend. For Northwood!
northwood-log-failed = { $n } instead of { $target }: { $ruler }, turns away, fief { $fief } is lost.
northwood-log-over = { $n ->
    [one] All fiefs are visited: { $n } star.
   *[other] All fiefs are visited: { $n } stars.
}
northwood-log-discarded = { $n ->
    [0] Nothing to discard.
   *[other] Discarded: { $cards }.
}
northwood-log-looked = { $n ->
    [one] The envoy looks at the top card of the deck.
   *[other] The envoy looks at the top { $n } cards of the deck.
}
northwood-log-saw-cards = { $n ->
    [one] You saw { $cards }.
   *[other] You saw, from the top: { $cards }.
}
northwood-log-score-to-deck = { $card } goes from the score pile to the top of the deck.
northwood-log-score-to-discard = { $card } goes from the score pile to the discard pile.
northwood-log-swapped = The rulers change places: { $ruler }, is here, the other one in fief { $fief }.
northwood-log-copied = It copies the ability of { $ruler }.
northwood-log-swapped-with-deck = The envoy swaps a card from the hand with the top card of the deck.
northwood-log-you-put-on-deck = You put { $cards } on the deck.
northwood-log-named = Suit named: { $suit }.
northwood-log-took = The envoy takes { $cards }.
northwood-log-scored-by-ability = To the score pile: { $cards }.
northwood-log-put-under = The envoy puts a card from the hand under the deck.
northwood-log-you-put-under = You put { $cards } under the deck.
northwood-log-put-under-top = The envoy puts the top card under the deck.
northwood-log-left-top = The envoy leaves the top card on the deck.
northwood-log-took-seen = The envoy takes one of these cards.
northwood-log-you-took = You took { $cards }.
northwood-log-theme = In the next dialogue the trump suit is { $suit }.
northwood-log-ready-again = { $ally }, is ready again.
northwood-log-turned-up = Turned up and discarded: { $cards }.

northwood-result-won = { $stars } ★, { $medal }: goal reached.
northwood-result-lost = { $stars } ★, { $medal }: goal missed.
northwood-result-stopped = { $stars } ★, { $medal }: stopped before the last visit.

## The board in words

northwood-goal-stars = { $scenario }. Goal: { $stars } stars.
northwood-goal-fiefs = { $scenario }. Goal: win over fiefs { $fiefs }.
northwood-board-title-goal = Goal
northwood-board-title-fiefs = Fiefs
northwood-board-title-allies = Allies
northwood-board-title-visit = The visit
northwood-board-title-hand = Your hand
northwood-board-stars = Stars: { $stars }; { $best } still possible.
northwood-board-fief-neutral-ruler = Fief { $fief } ({ $stars } ★): { $ruler }, trump suit { $suit }. { $rule }
northwood-board-fief-visited = Fief { $fief } ({ $stars } ★), being visited: { $ruler }, trump suit { $suit }. { $rule }
northwood-board-fief-friendly-ruler = Fief { $fief } ({ $stars } ★), friendly; { $ruler }, trump suit { $suit }, can be invited. { $rule }
northwood-board-fief-friendly-home = Fief { $fief } ({ $stars } ★), friendly; { $ruler }, trump suit { $suit }.
northwood-board-fief-friendly = Fief { $fief } ({ $stars } ★), friendly; its ruler has left.
northwood-board-fief-lost = Fief { $fief } ({ $stars } ★), lost.
northwood-board-ally-ready = Ally, ready: { $ally }. { $rule }
northwood-board-ally-exhausted = Ally, exhausted: { $ally }. { $rule }
northwood-board-guest-ready = Guest in place of { $covered }, ready: { $ally }. { $rule }
northwood-board-guest-exhausted = Guest in place of { $covered }, exhausted: { $ally }. { $rule }
northwood-board-visit = Visit to fief { $fief }. Points: { $score } of { $fief }; trump suit { $favourite }.
northwood-board-used = { $acted ->
    [0] Abilities used on this visit: { $n } of { $limit }.
   *[other] Abilities used on this visit: { $n } of { $limit }. An ability was just used; the next statement follows.
}
northwood-board-acted = An ability was just used; the next statement follows.
northwood-board-quiet = No more abilities are used on this visit.
northwood-board-past = Past visits: { $items }.
northwood-board-past-visit = { $won ->
    [0] fief { $fief } (points: { $score }), lost
   *[other] fief { $fief } (points: { $score }), won
}
northwood-board-dialogue = { $scored ->
    [0] Dialogue { $n }: { $statement } answered with { $answer }.
   *[other] Dialogue { $n }: { $statement } answered with { $answer }, scored.
}
northwood-board-theme = An ability has made { $suit } the trump suit for the next dialogue.
northwood-board-statement = The ruler has said { $card }.
northwood-board-score-pile = Score pile ({ $n }), top last: { $cards }.
northwood-board-discard-pile = Discard pile ({ $n }), top last: { $cards }.
northwood-board-deck = { $n ->
    [one] Deck: { $n } card.
   *[other] Deck: { $n } cards.
}
northwood-board-known = Known card in the deck, number { $place } from the top: { $card }.
northwood-board-hand = Hand ({ $n }): { $cards }.
northwood-board-hand-size = { $n ->
    [one] Hand: { $n } card.
   *[other] Hand: { $n } cards.
}

## Advice

northwood-why-fief = This hand is best spent on fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}): the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-fief-with = This hand is best spent on fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}): with the ability of { $ally }, the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-invite = Without abilities, the chance to end on exactly { $target } is about { $before }%; with only the ability of { $guest }, about { $percent }%.
northwood-why-nobody = Without abilities, the chance to end on exactly { $target } is about { $percent }%. No guest would raise it enough: save them for later visits.
northwood-why-nobody-last = Without abilities, the chance to end on exactly { $target } is about { $percent }%. No guest would raise it much.
northwood-why-cover = The ability of { $ally }, would help you least on this visit.
northwood-why-ability = { $ally }, raises the chance to end on exactly { $target } from about { $before }% to { $percent }%.
northwood-why-listen = The chance to end on exactly { $target } is about { $percent }%. No ability raises it enough now: save them for later.
northwood-why-last = The chance to end on exactly { $target } is about { $percent }%. No ability can raise it now.
northwood-why-only-listen = You can only listen now. The chance to end on exactly { $target } is about { $percent }%.
northwood-why-score = { $card } scores; { $percent ->
    [100] then you are certain to end on exactly { $target }.
   *[other] the chance to end on exactly { $target } is then about { $percent }%.
}
northwood-why-lose = { $card } does not score; { $percent ->
    [100] then you are certain to end on exactly { $target }.
   *[other] the chance to end on exactly { $target } is then about { $percent }%.
}
northwood-why-choice = { $percent ->
    [100] With this you are certain to end on exactly { $target }.
   *[other] With this the chance to end on exactly { $target } is about { $percent }%.
}
northwood-why-second = { $why } Second best: { $option } (about { $percent }%).
northwood-why-equal = { $why } Just as good: { $option }.
northwood-why-unaided = { $why } Abilities still ready may raise it further.
northwood-why-later = The chance to end on exactly { $target } is about { $before }%. { $ally }, would raise it to about { $percent }%: too little to use that ability already now.
northwood-why-certain = You are certain to end on exactly { $target }: just listen.
northwood-why-least = Fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) is where this hand costs you least: the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-least-with = Fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) is where this hand costs you least: with the ability of { $ally }, the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-only = Only fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) can be visited now: the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-only-with = Only fief { $fief } ({ $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}) can be visited now: with the ability of { $ally }, the chance to score exactly { $fief } is about { $percent }%, with an average hand { $usual }%.
northwood-why-second-fief = { $why } Second best: fief { $fief } (about { $percent }%, with an average hand { $usual }%).
northwood-why-beyond = { $why } The goal is out of reach, but the visits left can still bring stars.
northwood-why-needed = { $why } Your goal needs this fief.
northwood-why-spared = { $why } { $n ->
    [one] Fief { $fiefs }, which your goal needs, waits for a better hand.
   *[other] Fiefs { $fiefs }, which your goal needs, wait for a better hand.
}
northwood-why-even = With the ability of { $ally }, the chance to end on exactly { $target } is about { $percent }%, without abilities about { $before }%.
northwood-why-again = { $ally }, lets you use another ally’s ability once more after the next dialogue. Used at once, that would raise the chance to end on exactly { $target } from about { $before }% to { $percent }%.
northwood-why-ready-again = You can use this ally again after the next dialogue. Used at once, the ability would bring the chance to end on exactly { $target } to about { $percent }%.
northwood-why-still = The chance to end on exactly { $target } is about { $before }%. { $ally }, would raise it to about { $percent }%, and you can also use that ability later.
northwood-why-lost = Nothing can bring you to exactly { $target } on this visit any more.
northwood-why-only-score = { $card } is the only card you may play. It scores; { $percent ->
    [100] then you are certain to end on exactly { $target }.
   *[other] the chance to end on exactly { $target } is then about { $percent }%.
}
northwood-why-only-lose = { $card } is the only card you may play. It does not score; { $percent ->
    [100] then you are certain to end on exactly { $target }.
   *[other] the chance to end on exactly { $target } is then about { $percent }%.
}
northwood-why-better = { $why } Perhaps better: { $option } (about { $percent }%).
northwood-why-any = It makes no difference here.
northwood-why-play-on = The remaining visits can still bring stars.
northwood-why-save = It would do nothing now; save it for a better moment.
northwood-why-save-last = It would do nothing now, and this visit ends with the next dialogue.

## Rules by topic

northwood-rules-aim-title = Aim
northwood-rules-aim = You travel through the forest to win over its eight rulers. Each fief has a target from 0 to 7: score exactly that many points on your one visit, and its ruler becomes your friend. Friendly fiefs are worth 4, 3, 2, 1, 1, 2, 3, 4 stars, from fief 0 to fief 7. Bronze takes 16 stars, silver 18, gold all 20.
northwood-rules-visit-title = A visit
northwood-rules-visit = You hold eight cards and choose a fief you have not visited. Then you may place friendly rulers on top of your allies: on this visit you use the abilities of these guests instead. Afterwards the guests leave the game, used or not. The visit ends as soon as your hand or the deck is empty after a dialogue or an ability, never earlier. Then all 32 dialogue cards are shuffled and you draw a new hand.
northwood-rules-dialogue-title = Dialogues
northwood-rules-dialogue = The top card of the deck is the ruler’s statement. Respond in the same suit if you can, otherwise with any card. You score a point with a higher card of the same suit. A card of the trump suit, which is the ruler’s own, also scores when the statement is of another suit. Cards that score go to the score pile, all others to the discard pile. You may look through both piles; their order stays.
northwood-rules-abilities-title = Abilities
northwood-rules-abilities = Before each statement you may exhaust one ally to use its ability; each ally works once per visit. An ability that can do something must do it, as far as the cards last. The game warns you when nothing would happen.
northwood-rules-end-title = End
northwood-rules-end = After the eighth visit you count the stars of the friendly fiefs, even if their rulers have left. When your goal is out of reach you may stop at the start of a visit, or play on for the stars.
northwood-rules-set-up-title = Set-up and scenarios
northwood-rules-set-up = In first games the four jacks without a crown are your allies, and the queens and kings without a crown rule the fiefs. With all characters, the 24 are turned up one by one: the first of each suit becomes an ally, the second and third take the next free fief from the left, and the rest go back to the box. Sixteen scenarios change the characters, the goal or a rule. The scenarios and the crowned characters’ abilities are our own.

# What one learns, counted: cards by the pile they come from
northwood-pool-dialogue = { $n ->
    [one] a card
   *[other] { $n } cards
}
