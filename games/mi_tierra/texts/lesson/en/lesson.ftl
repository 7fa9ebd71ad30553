## The lesson: three rounds on a farm

mi-tierra-lesson-about = Three rounds on a small farm: apples, vines, a pen, sheep, and a good day on the market.
mi-tierra-lesson-apples =
    The most money at the end wins; you have ${ $money }, { $workers } workers and { $apples } apples. In turn, each player places **one** worker. When all are placed, they act, area by area.
    On a field of your own a worker brings in what grows there. Begin with the **apple field**.
mi-tierra-lesson-seeds =
    Nobody can take your fields from you, but areas have few spaces: who comes first gets them.
    You have { $workers } workers left. { $watered } of your fields have water, and one of them is empty. At the **Seed shop** the white die says what you may plant.
mi-tierra-lesson-pen =
    Animals need a pen, and your farm has sites for { $sites }. In the **Forest** the green die says how large yours is. Send your last worker of this round.
mi-tierra-lesson-plant =
    Now the workers act. The forest gave a pen for { $room } animals, the seed shop gives grapes.
    A field brings in one unit, or two beside the same crop, and **water doubles** that: { $watered } fields have it. Plant in the **free field with water**, beside the house.
mi-tierra-lesson-sheep =
    Round { $round }. You have { $apples } apples, and an empty pen for { $room } animals of one kind. The **Sheep farm** gives as many sheep as the white die says, for nothing.
mi-tierra-lesson-grapes =
    You have { $workers } workers left and { $grapes } grapes. Your grape field is watered: send a worker to the **grape field**.
mi-tierra-lesson-market =
    Goods are worth almost nothing at the end, so they must be **sold**. The { $cards } cards on the market buy apples, and you have { $apples }. Send your last worker to the **Official market**. The first to arrive sells first.
mi-tierra-lesson-cart =
    { $sheep } sheep moved in, and you brought in { $grapes } grapes: farms act before the market opens. A worker sells to one card at a time. Sell your { $apples } apples to the **Apple cart**.
mi-tierra-lesson-sale =
    A card says what it buys, at what price, and how many units at most. You have ${ $money }: choose **{ $apples } apples**, or press **Do that**.
mi-tierra-lesson-home =
    ${ $money } now! The card has left, and a new one buys grapes. Your worker could still go to the black market, which buys nearly everything, for little. Your { $grapes } grapes deserve better: **Go home**.
mi-tierra-lesson-wool =
    Round { $round }. The AI goes first, from the order table, and pays wages for extra workers.
    You have { $sheep } sheep and ${ $money }: **Animal products** makes wool from them for a fee, again and again.
mi-tierra-lesson-vines =
    You have { $workers } workers left and { $grapes } grapes. The new cart buys more: bring in grapes again, in the **grape field**.
mi-tierra-lesson-again =
    Your last { $workers ->
        [one] worker
       *[other] { $workers } workers
    }, and { $cards } cards on the market. The AI has passed and cannot get there first: **Official market**.
mi-tierra-lesson-make =
    The workshop asks before it takes your money. You have ${ $money } and { $wool } wool. Three make **clothes**, which bring a lot of money at the end, like the cakes from the oven. Say **yes**.
mi-tierra-lesson-wine =
    You have { $wool } wool, { $grapes } grapes and ${ $money }. The pedlar would buy the wool, but you have only one sale, and the **Grape cart** pays much more.
mi-tierra-lesson-all =
    You have ${ $money }. Sell **all { $grapes } bunches** and see what they bring.
mi-tierra-lesson-evening =
    ${ $money }! That is how you earn money: bring in one good twice, and find a card that buys it. Keep the wool ({ $wool }) for clothes. **Go home**.
mi-tierra-lesson-end =
    That is a round: place, act, sell. There is more: workers to hire, water, development cards, cows, hens and horses, contests. Ask “What would you do?” whenever you like. From here on the farm is yours.
