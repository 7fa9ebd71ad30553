## The lesson: four rounds to the first harvest

agricola-lesson-about = Four rounds of farming with the moor: wood, peat, a field, a fireplace, a sheep, and the first harvest.
agricola-lesson-wood =
    You have a wooden house, wild land around it, and { $people } people. Players take turns placing one person on an **action space**, which holds only one.
    You need wood for rooms, fences and stables. The Forest holds { $wood }, and you have { $own ->
        [0] none
       *[other] { $own }
    }. Choose **Forest** in the list of spaces: ➤ marks it, now and at every step.
agricola-lesson-special =
    { $wood } wood. Accumulation spaces, such as the Forest, keep what nobody takes and get more every round.
    Forests and moors block spaces of your farmyard. **Special actions** clear them: a turn, but no person. The harvest takes { $heat } fuel for your rooms, and you have { $fuel ->
        [0] none
       *[other] { $fuel }
    }, so choose **Cut Peat**.
agricola-lesson-moor =
    The first player to use such a card pays nothing. Which moor? Fields, pastures and rooms need cleared spaces. Begin at the edge: the moor in the corner, **above the house**. Peat is fuel, and you have { $fuel ->
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
    Round { $round }: { $people ->
        [2] both people are
       *[other] all { $people } people are
    } home again, goods have been added to the accumulation spaces, and a new action space has been revealed, as in every round. You have { $grain } grain. Now you need a field: **Farmland**.
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
    Round { $round }, the last one before the harvest. { $clay } clay is exactly what a fireplace costs. Major improvements are available to everyone, and each card exists only once: **Major Improvement**.
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
    }. Do not cook the { $sheep ->
        [one] sheep
       *[other] { $sheep } sheep
    }: two of them get a third at a harvest.
    Choose **{ $heat } fuel**; the food is paid automatically.
agricola-lesson-next =
    Round { $round }, after the harvest: you have { $fuel ->
        [0] no
       *[other] { $fuel }
    } fuel, { $food ->
        [0] no
       *[other] { $food }
    } food and { $wood ->
        [0] no
       *[other] { $wood }
    } wood. Your family should grow now: that takes a third room (wood and reed) and the new space for **children**.
    The **Meeting Place** holds { $lies } food and makes you the starting player. Take it.
agricola-lesson-end =
    That was the first stage. Fields, pastures, crops, animals, rooms, people and improvements score points; a crop or animal you have none of, and each unused space, cost points. Plan for the next harvest first, then grow your family, then build fences.
