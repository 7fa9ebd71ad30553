## The lesson: a visit that is won

northwood-lesson-about = For one: a visit to the Owl, what to say and what to keep quiet, and a new friend.
northwood-lesson-fief =
    You are the envoy of Northwood. { $fiefs } rulers live in the forest, and you visit each once. The number of a fief is its **target**: win **exactly** that many dialogues there, no more and no fewer, and its ruler becomes a friend. Friends bring stars; you want { $goal }.
    Your { $hand } cards are good for few wins but sure ones, so a small number suits you. Go to **fief { $target }**: the Owl, for { $stars } ★.
northwood-lesson-listen =
    A visit is a row of dialogues. Each begins when you **listen**: the ruler says the top card of the deck, which has { $deck } left. You answer with a card of your hand, until hand or deck is empty.
    You can use an ally’s ability first; there is no reason yet. Press **Listen**.
northwood-lesson-low =
    You must answer in the **same suit** if you can; with { $playable } Flowers you can. A higher card than the ruler’s would score, but yours are both lower. That is fine: you want { $target } points and not one for every card.
    Give the **lower one** away and keep the better card.
northwood-lesson-again =
    No point: both cards went to the discards. You have { $score } points and { $hand } cards left. **Listen** again.
northwood-lesson-high =
    Leaves, and you hold { $playable }: one higher than hers, one lower. You still have { $score } points, so take this one: the **high Leaves** card.
northwood-lesson-counting =
    Scored! Cards that score go to a pile of their own: { $score } so far, of { $target }. Both piles may be looked at whenever you like. **Listen**.
northwood-lesson-second =
    Claws. Your high Claws card scores here, and then you have all { $target } points. Do it now: points are easiest while you still have a choice. The **high Claws** card.
northwood-lesson-hare =
    { $score } of { $target }: enough! From here on every further point would spoil the visit, and { $hand } cards must still be played.
    The danger is Eyes, the Owl’s own suit: a card of the ruler’s suit also scores when **another** suit was spoken of. Now the **Hare** helps: it discards all your cards of the ruler’s suit. An ability is used before listening, each ally once a visit.
northwood-lesson-rest =
    Both Eyes are gone, and nothing was scored. { $hand } low cards are left, none of the ruler’s suit: they can hardly win any more. **Listen**.
northwood-lesson-follow =
    Flowers again, and higher than yours. The suit must be followed, so of your { $hand } cards you can answer with just { $playable }. It loses, just as you want it.
northwood-lesson-on =
    Still { $score } points, and { $hand } cards. **Listen**.
northwood-lesson-any =
    Now she speaks of Eyes, and you have none: then **any** card may answer. A card of another suit never scores against the ruler’s own. Give away the **Leaves** card.
northwood-lesson-end-near =
    { $hand ->
        [one] One card
       *[other] { $hand } cards
    } to go. Before the last statements it pays to count which cards have not been spoken yet; the discards lie open. **Listen**.
northwood-lesson-last =
    Higher than yours once more. With your last card the visit ends, with exactly { $target } points. Play it.
northwood-lesson-next =
    The Owl is your friend: { $stars } ★ of the { $goal } you need, and { $best } are still possible. For every visit all cards are shuffled anew, and you see your { $hand } cards **before** you choose where to go.
    High Claws and high Eyes promise a few wins. Go to **fief { $target }**.
northwood-lesson-invite =
    A friendly ruler may come along **once** as your guest, and lends you an ability. Afterwards the guest leaves the game, but the { $stars } ★ stay yours. { $target } wins must be hit exactly, so it helps to know what is coming: invite the **Owl**.
northwood-lesson-cover =
    A guest stands in for one of your { $allies } allies, whose own ability is missing during this visit. Cover the **Raven**.
northwood-lesson-owl =
    Whenever you want to know before you act, use such an ability first. { $deck } cards are in the deck; the **Owl** shows you the next ones. Use her.
northwood-lesson-end =
    You know the next statements now, and you know the game: read the hand, pick a fief that suits it, score early, then lose on purpose. “What would you do?” asks the adviser, who says why. Good luck with the other rulers!
