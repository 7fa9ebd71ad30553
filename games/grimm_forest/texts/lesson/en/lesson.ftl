## The lesson: three rounds and a house

grimm-forest-lesson-about = Secret choices, a house from floor to roof, Fables, Friends, and a wolf.
grimm-forest-lesson-go =
    You are a little pig who wants to build **{ $houses } houses** before anybody else does. Material grows in three places; each round everybody secretly picks one. Whoever is alone there takes it all.
    In the Fields lie { $straw } straw. Press **Fields**. The two AIs choose as you do, without seeing it.
grimm-forest-lesson-floor =
    Nobody else came, so all { $straw } straw are yours. Now everybody builds in turn; you have **{ $actions } actions**.
    A house is a floor, then walls, then a roof, all of one material. Below the question stands what each button costs. Begin with the **straw floor**.
grimm-forest-lesson-fable =
    The floor lies there, and { $straw } straw are left: not enough for walls. An action can also fetch a single resource, or draw a **Fable**: a card with a trick for a later round.
    Draw one. Only you will see it.
grimm-forest-lesson-share =
    A new round: every place was filled up again. You hold { $hand ->
        [one] a Fable
       *[other] { $hand } Fables
    } by now; keep it for a better moment, playing one is never a must.
    You need straw for the walls and have { $straw }. Back to the **Fields**, where { $fields } lie. Let us see who else has that idea.
grimm-forest-lesson-walls =
    You were not alone! Those who meet **share equally**, and what cannot be shared stays: { $left } straw still lies there. And look at the Forest: an AI has sent a **Wolf** there, a monster Fable, and the pig that went there took { $lost } wood home. A place is worth what the others think of it.
    You have { $straw } straw. Build the **straw walls**.
grimm-forest-lesson-friend =
    Walls bring a visitor: a **Friend**. You may keep one, or send it to somebody else, whose own Friend then leaves; some guests are no gift.
    Tom Thumb is handy. **Keep** him: what he does stands below.
grimm-forest-lesson-fetch =
    You have { $straw } straw and { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left. The roof is dear, so every straw counts: **fetch a straw**. That is always possible, whatever happened to you in the forest.
grimm-forest-lesson-thumb =
    Before anybody chooses, Tom Thumb slips out and takes a resource from any place. In the Brickyard lie { $bricks } bricks, and you own { $own }. Take a **brick**: houses of several materials are fine, only within a house they must not mix.
    (When somebody has such a card, the game asks by itself at the right moment. There is nothing to remember.)
grimm-forest-lesson-secret =
    Now play your Fable. **Little Helpers** gives two more actions to a pig that is **alone**. In the Fields lie { $fields } straw, you have { $straw }: enough for a roof, if nobody comes.
    Pick **Little Helpers** in the list first, then press **Fields**. Both stay hidden until everybody has chosen, and until then you may still change your mind.
grimm-forest-lesson-roof =
    Alone! You have { $straw } straw, and { $actions } actions instead of the usual ones. The card lies on the discards now: a Fable works once.
    Put on the **straw roof**.
grimm-forest-lesson-first =
    Your house number { $done } of { $houses }. It is also the first straw house of all, and whoever builds the **first** of a material gets a reward, each of the three materials once.
    Take **one of each resource**: you have plans for them.
grimm-forest-lesson-brick =
    { $actions } actions are left. With { $bricks } bricks you can begin a second house at once: **brick floor**. A brick house costs just as much, but bricks are scarce and Big Bad Wolves cannot blow it down.
grimm-forest-lesson-last =
    And { $straw } straw are enough for one floor more. Several houses may stand half built, up to the sites of your board. Build the **straw floor**.
grimm-forest-lesson-alone =
    { $houses } building sites are in use now, and { $actions ->
        [one] an action is
       *[other] { $actions } actions are
    } left. When you do not know what to do with one, a Fable is seldom wrong. **Draw a Fable**.
grimm-forest-lesson-end =
    That is the whole game: choose in secret, gather, build. The game ends with the round in which somebody has the houses that it takes; if several have, brick counts more than wood, and wood more than straw. From here on you decide alone, and the AIs play in earnest. Watch who needs what: that tells where they will go.
