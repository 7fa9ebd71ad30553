## Lines of help in a first game: one for each question

mi-tierra-tip-place = All of them act only when everybody is placed. What is scarce first; your own fields nobody can take.
mi-tierra-tip-market = One sale to one card. Another player may be after the same one: the best payer first.
mi-tierra-tip-plant = A watered field brings twice as much, and equal neighbours help each other.
mi-tierra-tip-house = One kind of animal in each pen. What finds no room becomes a single meat.
mi-tierra-tip-plan = Early cards pay longest. Buy what helps with what your farm already makes.
mi-tierra-tip-black-market = It buys everything, for little, and sells dearly: for what is missing for a cake or for clothes.
mi-tierra-tip-sale = The card stays only for this sale: sell as much as it takes, unless you need the goods yourself.
mi-tierra-tip-water = A chain from your house. Fields that you harvest often first.
mi-tierra-tip-move-water = Before the first worker of a round water may move: to what you will harvest now.
mi-tierra-tip-tower = Looking tells what will be bought; horses are for the arena in summer.
mi-tierra-tip-after-sale = The worker may come home, or go on to the black market, which opens last.
mi-tierra-tip-make = The fee is the same for all that can be made: worth it when you have the animals or the crops for several.
mi-tierra-tip-enter-contest = Animals times training are points, and all your workers count together.
mi-tierra-tip-enter-rodeo = A trained horse beats several untrained ones; the prize money grows every summer.
mi-tierra-tip-roll-again = The second result stands, good or bad. Keep what already suits you.
mi-tierra-tip-crop = Choose what the market buys now, or what you grow already beside it.
mi-tierra-tip-give-up-pen = All in it goes with it. Only for a larger one, or for other animals.
mi-tierra-tip-give-up-field = The new crop is not known yet: give up what sells worst.
mi-tierra-tip-mill = Flour and wine sell for several times what they are made of.
mi-tierra-tip-reorder = The first card is the next to come up: put what you can sell on top.
mi-tierra-tip-prize-goods = Take what you are short of for a cake, clothes or the card on the market.
mi-tierra-tip-prize-animal = One that has room, or that makes a pair for the workshop.
mi-tierra-tip-lose-crops = Give away what sells worst now.
mi-tierra-tip-pen-size = The large one, unless the site is for a single animal to be trained.
mi-tierra-tip-give-up-plan = Keep the one that works every round.
mi-tierra-tip-foot-rot = An animal comes back for nothing at its farm; trained ones are worth the money.
