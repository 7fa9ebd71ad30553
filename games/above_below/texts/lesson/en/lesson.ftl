## The lesson: two days in a village

above-below-lesson-about = Two days in a village: hiring, a page of the book, lanterns, beds, an outpost, a harvest.
above-below-lesson-turn =
    You lead a village for { $rounds } rounds; buildings, goods and a good name bring points. You have { $coins } coins and { $villagers } villagers. Each turn you do **one** thing, and it tires those who do it: whoever has acted is exhausted until a bed is free at night.
    More hands first. Whoever has a **quill** can train somebody new: press **Train**.
above-below-lesson-train =
    Every action says who does it and what. { $hire } people look for work; the price rises from the first to the last, and at night those who are left move to the cheaper places. You have { $coins } coins and want some for tomorrow.
    The **Trainer** trains **Pia**. Choose both, or press **Do that**.
above-below-lesson-ready =
    Pia is one of your { $villagers } now, but new people arrive exhausted; { $coins } coins are left. Meanwhile the AI’s villager has worked for a coin, and for the cider that waits each round for whoever works first.
    You still have two villagers ready. Below the village lie caves: **Explore**.
above-below-lesson-party =
    A party has at least two, because it gets dark. { $caves } cave cards still lie in the pile; a die decides which page of the big book you meet.
    Send **Builder** and **Explorer**. Beside each name stands what that person’s die is worth in lanterns.
above-below-lesson-page =
    Read the page: it is a little story with { $choices } endings. The number beside a choice is how many **lanterns** it needs; what it brings, nobody knows beforehand. More numbers mean that more lanterns bring more.
    Hunting needs { $need }, the chance is fair, and it sounds like supper. Choose it.
above-below-lesson-exert =
    The dice show { $builder } and { $explorer }: that makes { $lanterns } lanterns, and { $need } are needed. You may **exert** people: one more lantern each, but they come home injured and need two nights in bed.
    A lost exploration brings nothing, so exert the **Explorer**.
above-below-lesson-goods =
    It worked: { $mushrooms ->
        [one] a mushroom
       *[other] { $mushrooms } mushrooms
    }, and the cave is yours, { $caves ->
        [one] a site
       *[other] { $caves } sites
    } for an outpost later. Goods may be sold to others, or laid on your **track**. Such free acts cost no turn; their buttons stand below the others. Press **Lay goods on the track**.
above-below-lesson-track =
    The track does two things: it raises your income, now { $income } coins a round, and at the end its goods score; so far they bring { $points }. What lies there stays there. Lay the **mushroom**: early is best for income.
above-below-lesson-pass =
    Your income is { $income } now, and the goods score { $points }. All your people have done something, so there is nothing left today: **Pass**. When all have passed, night falls.
above-below-lesson-night =
    { $villagers } villagers, { $beds } beds. A bed takes one person one step up: injured to exhausted, exhausted to ready. Whoever finds none stays as they are.
    Give the beds to **Builder, Trainer and Pia**: three who can work tomorrow are better than an Explorer who still could not.
above-below-lesson-morning =
    Round { $round }. The income of { $income } has come in, so you have { $coins } coins. Buildings are what most points come from; a villager with a **hammer** builds them. Press **Build**.
above-below-lesson-outpost =
    Houses stand above, outposts below, and every outpost needs an explored cave; you have { $caves }. Many bring beds, rerolls, income, or goods to harvest. With { $coins } coins the **crystal grotto** is yours: its amethysts are a new kind for your track.
above-below-lesson-harvest =
    { $amethysts } amethysts lie in your grotto. They are not yours until somebody fetches them: each villager takes one. You have { $coins } coins left and two people ready: **Harvest**.
above-below-lesson-who =
    Some buildings fill up again at night when they are empty, others never do; the text of the building says so. These amethysts do not come back. Send **Trainer and Pia** for the { $amethysts } amethysts.
above-below-lesson-again =
    { $amethysts } amethysts at hand. On the track lies { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    } so far; a **new kind** takes the next space to the right. Lay them.
above-below-lesson-order =
    The further right a kind begins, the more each of its goods is worth, and the last space in use sets your income. So bring many kinds, and last the one you will have most of. The goods score { $points } so far. Lay **all amethysts**.
above-below-lesson-end-of-day =
    { $kinds } kinds: the goods score { $points }, and tomorrow brings { $income } coins. Everybody is tired: **Pass**. There are { $rounds } rounds in all, so think early of beds, or your people will sleep on the floor.
above-below-lesson-end =
    That is a day in the village: train, explore, build, harvest, work, and sleep. The Explorer is still injured; this night decides who works tomorrow. Go on alone now: explore whenever two are ready, build something for points every round, and read the pages slowly. They are the best of it.
