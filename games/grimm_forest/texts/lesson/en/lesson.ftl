## The lesson: three rounds and a house

grimm-forest-lesson-about = Secret choices, a house from floor to roof, Fables, Friends, and a Wolf.
grimm-forest-lesson-go =
    You are a little pig and want to be the first with **{ $houses } houses**. Each round everybody secretly picks a location with resources. If you are alone there, you take everything.
    The Fields have { $straw } straw. Press **Fields**. The two AIs choose without seeing it.
grimm-forest-lesson-floor =
    Nobody else came, so you collect all { $straw } straw. Now everybody builds in turn; you have **{ $actions } actions**.
    A house is a floor, then walls, then a roof, all of one material. Begin with the **straw floor**.
grimm-forest-lesson-fable =
    The floor is built, and you have { $straw } straw left: not enough for walls. With an action you can also gain one resource, or draw a **Fable**: a trick to play in a later round.
    Draw one. Only you will see it.
grimm-forest-lesson-share =
    A new round: every location has been refilled. You hold { $hand ->
        [one] a Fable
       *[other] { $hand } Fables
    } now. You never have to play one, so wait for a better moment.
    You need straw for the walls and have { $straw }. Go back to the **Fields**, which have { $fields }. Let us see who else has that idea.
grimm-forest-lesson-walls =
    You were not alone! Pigs that meet **share equally**, and what cannot be shared stays: { $left } straw. In the Forest there was a **Wolf**, a monster Fable that an AI had sent, and the pig there collected { $lost } wood.
    You have { $straw } straw. Build the **straw walls**.
grimm-forest-lesson-friend =
    Walls bring a **Friend**. You may keep it or give it to another player, who then loses the old one: not every Friend is welcome.
    Tom Thumb is useful. **Keep** him: what he does is written below.
grimm-forest-lesson-fetch =
    You have { $straw } straw and { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left. A roof costs more, so **gain a straw**. You can always do that.
grimm-forest-lesson-thumb =
    Before anybody chooses, Tom Thumb can take a resource from any location. The Brickyard has { $bricks } bricks, and you have { $own }. Take a **brick**: houses may be of different materials, but none is of two.
    (When a card like this can act, the game asks you.)
grimm-forest-lesson-secret =
    Now play your Fable. **Little Helpers** gives you two more actions if your pig is **alone**. The Fields have { $fields } straw, you have { $straw }: enough for a roof.
    Pick **Little Helpers** in the list, then press **Fields**. Nobody sees either before everybody has chosen, and until then you can change your mind.
grimm-forest-lesson-roof =
    Alone! You have { $straw } straw, and { $actions } actions instead of two. Little Helpers is on the discard pile now: a Fable works once.
    Build the **straw roof**.
grimm-forest-lesson-first =
    You have completed { $done } of { $houses } houses. It is also the first straw house of the game. The **first** house of each material brings a reward.
    Take **one of each resource**: you will need them.
grimm-forest-lesson-brick =
    You have { $actions } actions left. With { $bricks } bricks you can begin a second house at once: **brick floor**. A brick house costs just as much, but bricks are scarce, and the Big Bad Wolf cannot blow it down.
grimm-forest-lesson-last =
    And { $straw } straw are enough for another floor. You may have several unfinished houses, if their materials differ. Build the **straw floor**.
grimm-forest-lesson-alone =
    You use { $houses } building sites now and have { $actions ->
        [one] one action
       *[other] { $actions } actions
    } left. With a spare action, draw a Fable: it will help you later. **Draw a Fable**.
grimm-forest-lesson-end =
    That is the whole game. It ends after the round in which a player has three houses; if several have, brick counts more than wood, and wood more than straw. Watch what the others need: it tells you where they will go.
