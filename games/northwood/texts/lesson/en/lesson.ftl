## The lesson: a visit that is won

northwood-lesson-about = A solo game: a visit to the Owl, when to score, when to lose on purpose, and a new friend.
northwood-lesson-fief =
    You are the envoy of Northwood, and visit each of its { $fiefs } rulers once. A fief’s number is its **target**: score **exactly** that many points, and its ruler becomes a friend. Friends bring stars; you need { $goal }.
    Few of your { $hand } cards can score, so a small target suits you. Go to **fief { $target }**: the Owl, worth { $stars } ★.
northwood-lesson-listen =
    A visit is a series of dialogues. You **listen**: the top card of the deck ({ $deck } are left) is the ruler’s statement. You respond with a card from your hand, until your hand or the deck is empty.
    You may use an ally’s ability first. There is no need yet: press **Listen**.
northwood-lesson-low =
    You must respond in the **same suit** if you can, and you have { $playable } Flowers. A higher card than the ruler’s would score, but yours are both lower. That is fine: you want { $target } points, not one for every card.
    Play the **lower one** and keep the better card.
northwood-lesson-again =
    No point: both cards went to the discard pile. You have { $score } points and { $hand } cards left. **Listen** again.
northwood-lesson-high =
    Leaves, and you hold { $playable }: one higher than hers, one lower. You still have { $score } points, so score now: play the **high Leaves** card.
northwood-lesson-counting =
    A point! Cards that score go to the score pile: { $score } so far, of { $target }. You may look through both piles at any time. **Listen**.
northwood-lesson-second =
    Claws. Your high Claws card scores, and then you have all { $target } points. Score early, while you still have a choice: play the **high Claws** card.
northwood-lesson-hare =
    { $score } of { $target }: enough! One more point would spoil the visit, and { $hand } cards are left to play.
    The danger is Eyes, the Owl’s own suit. It is the **trump suit**: Eyes also score when the statement is of **another** suit. The **Hare** discards all your cards of the ruler’s suit. You use an ability before listening, each ally once per visit.
northwood-lesson-rest =
    Both Eyes are gone, without a point. You have { $hand } low cards left, none of the trump suit: they will hardly score. **Listen**.
northwood-lesson-follow =
    Flowers again, and higher than yours. You must follow suit, so you can play just { $playable } of your { $hand } cards. It does not score, which is what you want.
northwood-lesson-on =
    Still { $score } points, and { $hand } cards left. **Listen**.
northwood-lesson-any =
    Now the ruler says Eyes, and you have none: you may play **any** card. Against the trump suit no other suit ever scores. Play the **Leaves** card.
northwood-lesson-end-near =
    { $hand ->
        [one] One card
       *[other] { $hand } cards
    } to go. Before the last statements, look at the discard pile to see which cards have not appeared yet. **Listen**.
northwood-lesson-last =
    Higher than yours again. Your last card ends the visit, with exactly { $target } points. Play it.
northwood-lesson-next =
    The Owl is your friend: { $stars } ★ of the { $goal } you need, and { $best } are still possible. Before every visit all cards are shuffled again, and you see your { $hand } cards **before** you choose a fief.
    Your high Claws and high Eyes will probably score. Go to **fief { $target }**.
northwood-lesson-invite =
    You may invite a friendly ruler **once**, and this guest lends you an ability. Afterwards the guest leaves the game, but the { $stars } ★ stay yours. You need exactly { $target } points, so it helps to know the next statements: invite the **Owl**.
northwood-lesson-cover =
    A guest replaces one of your { $allies } allies: you cannot use that ally’s ability on this visit. Replace the **Raven**.
northwood-lesson-owl =
    Use an ability that shows you cards before the others. { $deck } cards are in the deck; the **Owl** shows you the top ones. Use her.
northwood-lesson-end =
    You know the game now: choose a fief that suits your hand, score early, then lose on purpose. Good luck!
