## The lesson: four rounds to the first harvest

agricola-lesson-about = Four rounds of farming with the moor: wood, peat, a field, a fireplace, a sheep, and the first harvest.
agricola-lesson-wood =
    You have a wooden house, wild land around it, and { $people } people. In each round players take turns placing one person on an **action space**. A space holds one person, and the goods you take there are gone for this round.
    You need wood for rooms, fences and stables. The Forest holds { $wood }, and you have { $own ->
        [0] none
       *[other] { $own }
    }. Choose **Forest** in the list of spaces: ➤ marks it, now and at every step.
agricola-lesson-special =
    { $wood } wood. The Forest is an accumulation space: it gets more wood every round, and what nobody takes stays there.
    Forests and moors block spaces of your farmyard, but they also give goods. **Special actions** clear them. They take your turn, but no person. At the harvest you need { $heat } fuel for your rooms, and you have { $fuel ->
        [0] none
       *[other] { $fuel }
    }, so choose **Cut Peat**. The first player to use such a card pays nothing.
agricola-lesson-moor =
    Which moor? A cleared space is free for fields, pastures and rooms; a forest or moor is not. Plan where your fields will be and begin at the edge: the moor in the corner, **above the house**. Peat is fuel, and you have { $fuel ->
        [0] none yet
       *[other] { $fuel } now
    }.
agricola-lesson-grain =
    { $fuel } fuel: enough for the first harvest. { $people ->
        [one] One person is
       *[other] { $people } people are
    } still at home. You have { $grain ->
        [0] no
       *[other] { $grain }
    } grain, and you need grain to sow a field: **Grain Seeds**.
agricola-lesson-field =
    Round { $round }: all { $people } people are home again, goods have been added to the accumulation spaces, and a new action space has been revealed, as in every round. You have { $grain } grain. Now you need a field: **Farmland**.
agricola-lesson-plow =
    Plow any free space. New fields must touch your fields, just as the { $rooms } rooms of your house touch each other; the same goes for pastures. The empty space **beside the house, in the bottom row**, leaves room to expand.
agricola-lesson-food =
    The harvest comes after round four, and your family will need { $due } food; you have { $food ->
        [0] none
       *[other] { $food }
    }. For each missing food you take a begging marker, which costs points at the end. The **Day Laborer** gives food at once.
agricola-lesson-sow =
    Round { $round }. { $food } food: your family will be fed. On one of the new spaces you can **sow**, and bake if you have an oven. You have { $grain } grain and a field: **Grain Utilization**.
agricola-lesson-seed =
    Sow what you have: { $grain } grain. More grain is added to the field from the supply.
agricola-lesson-clay =
    The field holds { $field } grain, and you take one of them at each harvest. Now look at the Clay Pit: nobody took any clay last round, so it holds { $lies }. You have { $clay ->
        [0] none
       *[other] { $clay }
    }. **Clay Pit**.
agricola-lesson-major =
    Round { $round }, the last one before the harvest. { $clay } clay is exactly what a fireplace costs. Major improvements are available to everyone, and there is only one of each: **Major Improvement**.
agricola-lesson-fireplace =
    A **Fireplace** turns animals and vegetables into food at any time, and grain when you bake. The cheapest costs { $cost } clay, and you have { $clay }. Build that one.
agricola-lesson-sheep =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } left. You have { $clay ->
        [0] no
       *[other] { $clay }
    } clay and { $sheep ->
        [0] no
       *[other] { $sheep }
    } sheep. Your house holds one animal as a pet; all others need pastures or stables. Go to the new **Sheep Market**.
agricola-lesson-feed =
    { "" }**Harvest.** The field gave you a grain: you have { $grain }, with { $field } still on the field. Your family needs { $due } food, and you have { $food ->
        [0] none
       *[other] { $food }
    }. Heating takes { $heat } fuel, and you have { $fuel ->
        [0] none
       *[other] { $fuel }
    }. You could also cook the { $sheep ->
        [one] sheep
       *[other] { $sheep } sheep
    }, but do not: two sheep breed at a harvest, and you get a third.
    Choose **{ $heat } fuel**; the food is paid automatically. Or press **Do that**.
agricola-lesson-next =
    Round { $round }: the harvest is over. You have { $fuel ->
        [0] no
       *[other] { $fuel }
    } fuel, { $food ->
        [0] no
       *[other] { $food }
    } food and { $wood ->
        [0] no
       *[other] { $wood }
    } wood. From now on harvests come sooner, and your family should grow. For that you need a third room (wood and reed) and the new space for **children**.
    On the **Meeting Place** { $lies } food has accumulated, and you become the starting player if you go there. Take it.
agricola-lesson-end =
    That was the first stage. You score points for fields, pastures, grain, vegetables, animals, rooms, people and improvements. Having none of a crop or animal costs points, and so does each unused space. Plan for the next harvest first, then grow your family, then build fences. Press “What would you do?” whenever you want advice.
