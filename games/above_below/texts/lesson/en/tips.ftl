## Lines of help in a first game: one for each question

above-below-tip-turn = Plan the whole round: each action exhausts villagers. Explore first, while two are ready; the rest can labour for a coin.
above-below-tip-labour = One coin each, and the first to labour takes the cider. Keep two villagers for the caves.
above-below-tip-choice = The number is how many lanterns it needs. Beside it is your chance, without and with exerting.
above-below-tip-explore = Two are enough for easy pages. Three reach higher numbers, but leave fewer for other actions.
above-below-tip-rest = Who works tomorrow? The exhausted become ready, the injured only exhausted. Give beds to those you need first.
above-below-tip-train = Prices rise to the right, and at night those left move to cheaper places. A quill trains, a hammer builds.
above-below-tip-build = Look at points, at beds, and at what it brings every round. An outpost needs an empty cave.
above-below-tip-exert = Each gives a lantern and comes home injured. Worth it if you reach the next number.
above-below-tip-lay-for-income = Only goods that raise your income pay tonight. All you lay stay on the track and score at the end.
above-below-tip-harvest = One good each. Empty the buildings that fill up again every round: full ones get nothing new.
above-below-tip-sell = You can have one item on sale. Others may buy it at once for your price or more.
above-below-tip-pay = Pay with coins, or with what counts as coins. Keep the ciders and potions you need at night.
above-below-tip-lay = A new kind takes the next space, where each good scores more. Lay last the kind you will have most of.
above-below-tip-lay-order = The last kind lies furthest right and scores most: make it the one you will have most of.
above-below-tip-offer = The seller sees your offer at once. In the last round coins are worth less to them.
above-below-tip-accept-offer = Compare it with what the good would score on your track.
above-below-tip-injure = The injured need two nights in bed. Choose the villager you need least.
above-below-tip-pay-coin = Extra lanterns before the dice: worth it when the next number is near.
above-below-tip-cheaper-villager = Take the one you wanted to hire anyway, or the most expensive one with a good die.
above-below-tip-afflict = It lasts, so choose a villager whose work suffers least.
above-below-tip-die = You may change the dice before they count: see which number you would reach.
above-below-tip-dice = You may change the dice before they count: see which number you would reach.
above-below-tip-buy = Look at your track before you look at the price: a new kind is worth more.
above-below-tip-free-villager = Take the one whose hammer, quill or die you lack most.
above-below-tip-free-building = It costs nothing: take the most expensive one that fits what you collect.
