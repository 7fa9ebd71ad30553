# Labels on pictures of For Northwood! and their alternative texts.

draw-northwood-visit = Visit { $n } of 8
draw-northwood-step-deal = A new hand is dealt
draw-northwood-step-fief = Which fief next?
draw-northwood-step-invite = Who comes along?
draw-northwood-step-turn = Listen, or ask an ally for help
draw-northwood-step-acted = Ability used
draw-northwood-step-respond = Choose your response
draw-northwood-step-close = The visit ends
draw-northwood-step-over = The journey is over
draw-northwood-step-out-of-reach = Out of reach: go on or stop?
draw-northwood-favourite = Trump
draw-northwood-now = Only now
draw-northwood-statement = Statement
draw-northwood-response = Response
draw-northwood-points = Points / goal
draw-northwood-deck = Deck
draw-northwood-discard = Discard
draw-northwood-scored = Scored
draw-northwood-no-cards = No cards in hand
draw-northwood-cheer = For Northwood!
draw-northwood-missed = Not this time
draw-northwood-so-far = The journey so far
draw-northwood-goal-stars = Goal: { $n } stars
draw-northwood-goal-fiefs = Goal: fiefs { $fiefs }

draw-northwood-alt-stars = Stars: { $n }, at most { $best } possible.
draw-northwood-alt-visit = Fief { $fief }, { $ruler }; trump suit { $suit }. Points: { $score } of { $fief }.
draw-northwood-alt-statement = The ruler says { $card }.
draw-northwood-alt-scored = Last dialogue: { $statement }, answered with { $response }: a point.
draw-northwood-alt-no-point = Last dialogue: { $statement }, answered with { $response }: no point.
draw-northwood-alt-just-scored = Just scored: { $cards }.
draw-northwood-alt-just-friendly = Fief { $fief } has just become friendly.
draw-northwood-alt-just-lost = Fief { $fief } has just been lost.
draw-northwood-alt-ready = Ready: { $allies }.
draw-northwood-alt-exhausted = Exhausted: { $allies }.
draw-northwood-alt-guest = { $guest } (in place of { $ally })
draw-northwood-alt-ruler = Fief { $fief }: { $ruler }.
draw-northwood-alt-friend = Fief { $fief }, friendly: { $ruler }.
draw-northwood-alt-friendly = Friendly: { $fiefs }.
draw-northwood-alt-lost = Lost: { $fiefs }.
draw-northwood-alt-neutral = Not visited: { $fiefs }.
draw-northwood-alt-deck = Deck { $n }, hand { $hand }.
draw-northwood-alt-scored-cards = Scored ({ $n }): { $cards }.
draw-northwood-alt-score-top = On top of the score pile: { $card }.
draw-northwood-alt-discard = Discarded ({ $n }): { $cards }.
draw-northwood-alt-hand = Your hand ({ $n }): { $cards }.
draw-northwood-alt-playable = You may play: { $cards }.
draw-northwood-alt-known = Known in the deck (number from the top): { $cards }.
draw-northwood-alt-known-at = { $card } ({ $place })
draw-northwood-alt-result = { $n ->
    [one] { $n } star, { $medal }.
   *[other] { $n } stars, { $medal }.
}
draw-northwood-look-board = The board
draw-northwood-look-guests = Guests and their abilities
draw-northwood-look-allies = The allies and their abilities
draw-northwood-look-rulers = The rulers and their abilities
draw-northwood-people-guests = Guests to invite
draw-northwood-people-rulers = The rulers
draw-northwood-people-allies = Your allies
draw-northwood-alt-person = { $who }: { $rule }
draw-northwood-alt-person-in-fief = { $fief }: { $who }: { $rule }
