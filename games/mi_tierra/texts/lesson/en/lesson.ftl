## The lesson: three rounds on a farm

mi-tierra-lesson-about = Three rounds on a small farm: apples, vines, a pen, sheep, and a good day on the market.
mi-tierra-lesson-apples =
    You have a small farm, ${ $money } and { $workers } workers. Whoever has most money in the end wins. In turns everybody places **one** worker; when all are placed, all of them act, area by area.
    A worker on a field of your own brings in what grows there. Your apple field is printed on the farm, and you have { $apples } apples: send somebody to the **apple field**.
mi-tierra-lesson-seeds =
    The AI had the same idea, on its own farm: nobody can take your fields from you. The places in the village are another matter, each has few spaces.
    { $workers } workers are left, and { $watered } of your fields have water, one of them still empty. At the **Seed shop** the white die says what you may plant; two workers together would choose.
mi-tierra-lesson-pen =
    Animals need a pen, and there is room for { $sites } pens on your farm. The **Forest** gives you the timber; the green die says how large the pen becomes. Send your last worker of this round.
mi-tierra-lesson-plant =
    Everybody is placed, so now they act. The forest came first: a pen for { $room } animals. The seed shop gives you grapes, which sell well.
    A field brings one unit, two if a field beside it has the same crop; **water doubles** that, and { $watered } fields have it from the start. Plant in the **free field with water**, beside the house.
mi-tierra-lesson-sheep =
    Round { $round }: all workers are home again, and { $apples } apples lie in the barn. Your pen is empty, with room for { $room }, and holds one kind of animal. The **Sheep farm** has sheep for nothing, as many as the white die says. Animals without room only make meat.
mi-tierra-lesson-grapes =
    { $workers } workers are left. You own { $grapes } grapes, but your vines stand in water: send somebody to the **grape field**.
mi-tierra-lesson-market =
    Goods in the barn are worth next to nothing in the end; they must be **sold**. { $cards } cards lie on the official market, each buys certain goods; one of them wants apples, and you have { $apples }. The last worker goes to the **Official market**. Who comes first sells first.
mi-tierra-lesson-cart =
    { $sheep } sheep moved in, and { $grapes } grapes were brought in: the fields act before the market opens. Each worker there has one sale a lap, to one card. Sell the { $apples } apples to the **Apple cart**; below it stands what it pays.
mi-tierra-lesson-sale =
    A card says what it buys, for how much, and how many units at most. You have ${ $money }. Fill in **all { $apples } apples**, or press **Do that**.
mi-tierra-lesson-home =
    ${ $money } now! The card is gone after a sale, and a new one has come: it buys grapes. Nobody else is at the market, so your worker might only go on to the black market, which buys nearly everything, badly, and sells dearly.
    Your { $grapes } grapes deserve better. **Go home**.
mi-tierra-lesson-wool =
    Round { $round }. The AI stood at the order table and begins. It also pays wages: more than the first workers cost money every round, but do more.
    { $sheep } sheep and ${ $money }: **Animal products** makes wool from them for a fee. The sheep stay, so do it again and again.
mi-tierra-lesson-vines =
    { $workers } workers left and { $grapes } grapes in the barn. The new cart buys more than that: bring in grapes once more, in the **grape field**.
mi-tierra-lesson-again =
    Your last { $workers ->
        [one] worker
       *[other] { $workers } workers
    }, and { $cards } cards on the market. The AI has passed and cannot be quicker: **Official market**.
mi-tierra-lesson-make =
    The workshop asks before it takes your money; you have ${ $money } and { $wool } wool. One wool is soon paid back. More of it becomes **clothes**, which bring a small fortune at the end, like the cakes from the oven. Say **yes**.
mi-tierra-lesson-wine =
    { $wool } wool and { $grapes } grapes in the barn, ${ $money } in hand. Look at both cards: the pedlar would take the wool, but you have only one sale. The **Grape cart** pays for much more.
mi-tierra-lesson-all =
    Sell **all { $grapes } bunches**; you have ${ $money } now, and see what it brings.
mi-tierra-lesson-evening =
    ${ $money }! That is how money is made here: one good that you bring in twice over, and a card that wants it. The wool ({ $wool }) stays for the clothes. **Go home**.
mi-tierra-lesson-end =
    Now you know what a round is like: place, act, sell. There is more on the board: idle people to hire in the square, water to lead to other fields, development cards, cows, hens and horses, contests in winter and summer. “What would you do?” says why it would go somewhere. From here on the farm is yours.
