## Lines of help in a first game: one for each question

above-below-tip-turn = Plan the whole day: whoever acts is exhausted. Explore first, while two are ready; what is left over works for a coin.
above-below-tip-labour = One coin each, and the first to work takes the cider. Keep a pair for the caves.
above-below-tip-choice = The number is how many lanterns it needs; beside it stands your chance, with and without exertion.
above-below-tip-explore = Two are enough for easy pages; three reach the higher numbers, and leave fewer for work.
above-below-tip-rest = Who works tomorrow? The exhausted become ready, the injured only exhausted. Beds for those you need first.
above-below-tip-train = The further right, the dearer, until somebody is hired. A quill lets them train, a hammer build.
above-below-tip-build = Look at points, at beds, and at what it brings every round. An outpost needs an empty cave.
above-below-tip-exert = Each gives a lantern and comes home injured. Worth it when it reaches the next number.
above-below-tip-lay-for-income = Goods laid now pay tonight already; what lies on the track stays there and scores.
above-below-tip-harvest = One good each. Buildings that fill up again every round should never be full at night.
above-below-tip-sell = Only one thing is on sale at a time, and others may buy it at once from your price on.
above-below-tip-pay = Coins, or what counts as coins: keep what scores on the track.
above-below-tip-lay = A new kind takes the next space, where each good is worth more. Lay last the kind you will have most of.
above-below-tip-lay-order = The last kind lies furthest right and is worth most: let it be the one of which you will have most.
above-below-tip-offer = They see your offer at once. Coins now are worth less to them in the last round.
above-below-tip-accept-offer = Compare it with what the good would score on your track.
above-below-tip-injure = The injured need two nights in bed. Choose whom you need least.
above-below-tip-pay-coin = Extra lanterns before the dice: cheap when the next number is near.
above-below-tip-cheaper-villager = Take whom you would have hired anyway, or the dearest whose die is good.
above-below-tip-afflict = It lasts, so let it be somebody whose work suffers little by it.
above-below-tip-die = This changes the dice before they count: look which number it would reach.
above-below-tip-dice = This changes the dice before they count: look which number it would reach.
above-below-tip-buy = Somebody offers what you lack: look at your track before you look at the price.
above-below-tip-free-villager = Take the one whose hammer, quill or die you lack most.
above-below-tip-free-building = For nothing: the dearest that fits what you collect.
