## The lesson: three rounds on a farm

mi-tierra-lesson-about = Three rounds on a small farm: apples, vines, a pen, sheep, and a good day on the market.
mi-tierra-lesson-apples =
    You have a small farm, ${ $money } and { $workers } workers. The player with the most money at the end wins. In turn, each player places **one** worker. When all are placed, they act, area by area.
    A worker on one of your own fields brings in what grows there. Your apple field is printed on the farm, and you have { $apples } apples: send a worker to the **apple field**.
mi-tierra-lesson-seeds =
    The AI did the same on its own farm: nobody can take your fields from you. The areas in the village have few spaces, so there it matters who comes first.
    You have { $workers } workers left, and { $watered } of your fields have water, one of them still empty. At the **Seed shop** the white die says what you may plant. With two workers you would choose.
mi-tierra-lesson-pen =
    Animals need a pen, and your farm has sites for { $sites } pens. The **Forest** gives you a pen; the green die says how large it is. Send your last worker of this round.
mi-tierra-lesson-plant =
    All workers are placed, so now they act. The forest came first: a pen for { $room } animals. The seed shop gives you grapes, which sell well.
    A field brings in one unit, or two if a neighbouring field has the same crop. **Water doubles** that, and { $watered } fields have it from the start. Plant in the **free field with water**, beside the house.
mi-tierra-lesson-sheep =
    Round { $round }: all workers are home again, and you have { $apples } apples. Your pen is empty, with room for { $room }, and holds one kind of animal. The **Sheep farm** gives sheep for nothing, as many as the white die says. Animals without room only bring meat.
mi-tierra-lesson-grapes =
    You have { $workers } workers left. You own { $grapes } grapes, and your grape field is watered: send a worker to the **grape field**.
mi-tierra-lesson-market =
    Goods are worth almost nothing at the end, so they must be **sold**. There are { $cards } cards on the official market, and each buys certain goods. One of them wants apples, and you have { $apples }. Send your last worker to the **Official market**. The first to arrive sells first.
mi-tierra-lesson-cart =
    { $sheep } sheep moved in, and you have { $grapes } grapes: the farms act before the market opens. Each worker there has one sale a lap, to one card. Sell the { $apples } apples to the **Apple cart**; what it pays is written below it.
mi-tierra-lesson-sale =
    A card says what it buys, at what price, and how many units at most. You have ${ $money }. Choose **all { $apples } apples**, or press **Do that**.
mi-tierra-lesson-home =
    You have ${ $money } now! The card leaves after a sale, and a new one has come: it buys grapes. Nobody else is at the market, so your worker could only go on to the black market, which buys nearly everything, at low prices, and sells at high ones.
    Your { $grapes } grapes deserve better. **Go home**.
mi-tierra-lesson-wool =
    Round { $round }. The AI was on the order table and goes first. It also pays wages: extra workers cost money every round, but they get more done.
    You have { $sheep } sheep and ${ $money }: **Animal products** makes wool from them for a fee. The sheep stay, so you can do it again and again.
mi-tierra-lesson-vines =
    You have { $workers } workers left and { $grapes } grapes. The new cart buys more than that: bring in grapes once more, in the **grape field**.
mi-tierra-lesson-again =
    Your last { $workers ->
        [one] worker
       *[other] { $workers } workers
    }, and { $cards } cards on the market. The AI has passed and cannot get there first: **Official market**.
mi-tierra-lesson-make =
    The workshop asks before it takes your money. You have ${ $money } and { $wool } wool. One wool soon pays for itself. Three make **clothes**, which bring a lot of money at the end, like the cakes from the oven. Say **yes**.
mi-tierra-lesson-wine =
    You have { $wool } wool, { $grapes } grapes and ${ $money }. Look at both cards: the pedlar would buy the wool, but you have only one sale. The **Grape cart** pays much more.
mi-tierra-lesson-all =
    You have ${ $money }. Sell **all { $grapes } bunches** and see what they bring.
mi-tierra-lesson-evening =
    ${ $money }! That is how you earn money here: bring in one good twice, and find a card that buys it. Keep the wool ({ $wool }) for clothes. **Go home**.
mi-tierra-lesson-end =
    Now you know what a round is like: place, act, sell. There is more on the board: workers to hire in the square, water for other fields, development cards, cows, hens and horses, contests in winter and summer. “What would you do?” says where it would place a worker, and why. From here on the farm is yours.
