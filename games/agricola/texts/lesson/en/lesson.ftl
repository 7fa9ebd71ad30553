## The lesson: four rounds to the first harvest

agricola-lesson-about = Four rounds of farming with the moor: wood, peat, a field, a fireplace, a sheep, and the first harvest.
agricola-lesson-wood =
    You have a hut, wild land around it, and { $people } people. In each round you place them in turn with the others, one at a time, on **action spaces**; a space takes one person, and what is taken is gone for this round.
    Wood is behind everything: rooms, fences, stables. In the Forest lie { $wood }, you have { $own }. Choose **Forest** in the list of spaces: ➤ marks it, now and at every step.
agricola-lesson-special =
    { $wood } wood. Spaces like the Forest fill up every round: what nobody takes grows.
    Forests and moors lie on your farm, in the way and useful. **Special actions** clear them and need no person, only your turn. Your rooms will want { $heat } fuel at the harvest and you have { $fuel }, so dig peat: **Cut Peat**. The first to use such a card pays nothing.
agricola-lesson-moor =
    Which moor? A cleared space is free for fields, pastures and rooms; a forest or moor is not. Think of where your fields shall be, and begin at the edge: the moor in the corner, **above the hut**. Peat is fuel, so you will have more than the { $fuel } of now.
agricola-lesson-grain =
    { $fuel } fuel: warm enough for the first harvest. { $people ->
        [one] One person is
       *[other] { $people } people are
    } still at home. You have { $grain } grain, and without seed no field is any use: **Grain Seeds**.
agricola-lesson-field =
    Round { $round }: everybody is home again ({ $people } people), the spaces have filled up, and a new one has been turned up, one in each round. You have { $grain } grain. It wants a field: **Farmland**.
agricola-lesson-plow =
    Plow any free space. Later fields must touch the first one, as the { $rooms } rooms of your hut touch each other, and later pastures touch pastures. The empty space **beside the hut, in the bottom row**, leaves room on all sides.
agricola-lesson-food =
    The harvest comes after round four, and your family will want { $due } food; you have { $food }. What is missing has to be begged for, and begging costs dearly at the end. The **Day Laborer** gives food at once.
agricola-lesson-sow =
    Round { $round }. { $food } food: the meal is safe. On a new space one may **sow**, and bake if one has an oven. You have { $grain } grain and a field: **Grain Utilization**.
agricola-lesson-seed =
    Sow what you have: { $grain } grain. It is the best bargain on the farm, for more comes from the supply onto the field.
agricola-lesson-clay =
    { $field } grain stand on the field; each harvest brings one of them into the barn. Now look at the Clay Pit: nobody took any last round, so { $lies } clay lie there. You have { $clay }. **Clay Pit**.
agricola-lesson-major =
    Round { $round }, the last one before the harvest. { $clay } clay is just what a fireplace costs. Major improvements lie open for all, and each is there only once: **Major Improvement**.
agricola-lesson-fireplace =
    A **Fireplace** turns animals and vegetables into food at any time, and grain when you bake. The cheapest costs { $cost } clay, and you have { $clay }. Take that one; the others wait for richer farms.
agricola-lesson-sheep =
    { $people ->
        [one] One person is
       *[other] { $people } people are
    } left, { $clay } clay, { $sheep } sheep. One animal lives in your house as a pet, without any fence; all others need pastures or stables. The new **Sheep Market** has one.
agricola-lesson-feed =
    { "" }**Harvest.** The field gave a grain ({ $grain } in the barn, { $field } on the field). The family eats { $due } food, and you have { $food }; the hut wants { $heat } fuel, and you have { $fuel }. You could also cook the { $sheep ->
        [one] sheep
       *[other] { $sheep } sheep
    }, but keep it: of two, a third is born at a harvest.
    Give **fuel for heating: { $heat }**; the food is taken by itself. Or press **Do that**.
agricola-lesson-next =
    Round { $round }: nobody hungry, nobody ill, { $fuel } fuel left, { $food } food, { $wood } wood. Now the stages grow shorter and the family should grow: that takes a third room (wood and reed) and then the new space for **children**.
    On the **Meeting Place** { $lies } food have piled up, and whoever goes there begins the next round. Take it.
agricola-lesson-end =
    That was a whole stage of the farm year. Points come from everything: fields, pastures, grain, vegetables, animals, rooms, people, improvements; what is missing entirely and unused land cost points. Plan for the next harvest first, then grow your family, then fence. “What would you do?” says what a planner would think.
