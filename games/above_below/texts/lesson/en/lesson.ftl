## The lesson: two days in a village

above-below-lesson-about = Two days in a village: hiring, a page of the book, lanterns, beds, an outpost, a harvest.
above-below-lesson-turn =
    You lead a village for { $rounds } rounds. Buildings, goods and reputation bring points. You have { $coins } coins and { $villagers } villagers. Each turn you do **one** action, and the villagers who do it are exhausted until they find a bed at night.
    First you need more villagers. A villager with a **quill** can train a new one: press **Train**.
above-below-lesson-train =
    Every action asks who does it, and what they do. { $hire } villagers are for hire. The price rises from left to right, and at night those who are left move to the cheaper places. You have { $coins } coins and want some for tomorrow.
    The **Trainer** trains **Pia**: choose her, or press **Do that**.
above-below-lesson-ready =
    Pia is one of your { $villagers } villagers now, but new villagers arrive exhausted. You have { $coins } coins left. Meanwhile the AI’s villager has worked for a coin, and for the cider that the first to labour takes each round.
    You still have two villagers ready. Below the village there are caves: **Explore**.
above-below-lesson-party =
    You need at least two villagers to explore. There are { $caves } cave cards in the pile, and a die decides which page of the book you read.
    Send **Builder** and **Explorer**. The picture shows what each die is worth in lanterns.
above-below-lesson-page =
    A little story with { $choices } endings. The number beside a choice is how many **lanterns** it needs; with several numbers, more lanterns bring more.
    Hunting needs { $need }, and your chances are fair. Choose it.
above-below-lesson-exert =
    The dice show { $builder } and { $explorer }. That makes { $lanterns } lanterns, and you need { $need }. You may **exert** villagers: one more lantern each, but they come home injured and need two nights in bed.
    A failed exploration brings nothing, so exert the **Explorer**.
above-below-lesson-goods =
    It worked: { $mushrooms ->
        [one] a mushroom
       *[other] { $mushrooms } mushrooms
    }, and the cave is yours, { $caves ->
        [one] a site
       *[other] { $caves } sites
    } for an outpost later. You may sell goods, or lay them on your **track**: free actions, which cost no turn. Press **Lay goods on the track**.
above-below-lesson-track =
    Goods on the track raise your income, now { $income } coins a round, and score at the end: { $points } points so far. They stay where you lay them. Lay the **mushroom** now: the sooner, the more income.
above-below-lesson-pass =
    Your income is { $income } now, and the goods score { $points }. None of your villagers is ready, so there is nothing left to do today: **Pass**. When all players have passed, night falls.
above-below-lesson-night =
    { $villagers } villagers, { $beds } beds. A bed moves one villager one step: from injured to exhausted, or from exhausted to ready.
    Give the beds to **Builder, Trainer and Pia**: then three can work tomorrow. The Explorer could not even with a bed.
above-below-lesson-morning =
    Round { $round }. You got your income of { $income }, so you have { $coins } coins. Most points come from buildings, and a villager with a **hammer** builds them. Press **Build**.
above-below-lesson-outpost =
    Houses stand above, outposts below, and every outpost needs an empty cave; you have { $caves }. Many bring beds, rerolls, income, or goods to harvest. With { $coins } coins you can build the **crystal grotto**: its amethysts are a new kind for your track.
above-below-lesson-harvest =
    There are { $amethysts } amethysts in your grotto. They are yours only when villagers harvest them: each takes one. You have { $coins } coins left and two villagers ready: **Harvest**.
above-below-lesson-who =
    Some buildings fill up again at night when they are empty, others never do; the text of the building says which. These amethysts do not come back. Send **Trainer and Pia** for the { $amethysts } amethysts.
above-below-lesson-again =
    You have { $amethysts } amethysts. On the track there is { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    } so far; a **new kind** takes the next space to the right. Lay them.
above-below-lesson-order =
    Further right, each good scores more, and the last space in use sets your income. So collect many kinds, and lay last the one you will have most of. The goods score { $points } so far. Lay **all amethysts**.
above-below-lesson-end-of-day =
    { $kinds } kinds: the goods score { $points }, and tomorrow brings { $income } coins. No villager is ready: **Pass**. There are { $rounds } rounds in all, so build beds early, or villagers will stay exhausted.
above-below-lesson-end =
    Go on alone now: explore when two villagers are ready, in every round build something that is worth points, and take your time over the pages. They are the best of it.
