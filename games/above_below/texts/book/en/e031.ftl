above-below-page-e031 = Ribs stand about in this field like the staves of unfinished boats, and among them a dog is digging. She is as large as a hay cart and white round the muzzle. She forgets at once where she has buried a thing, and the earth shakes with her disappointment. She lays a thigh bone at your feet, well licked, warm, smelling of tallow, and backs off, wagging from the waist. There are old pots in her holes. And a carver of combs would pay for that bone.
above-below-page-e031-again = She has dug a hole for each of you, exactly your length, as a kindness. You thank her from some way off.
above-below-page-e031-throw = Throw it far for her
above-below-page-e031-throw-2 = It is not far. She is polite about it, brings it back, and shows you with her nose how the arm ought to go.
above-below-page-e031-throw-6 = It goes over the last rib and out of the light. She is away so long that you look into her holes, and fetch up somebody’s wedding china.
above-below-page-e031-sell = Sell it to a comb carver
above-below-page-e031-sell-4 = It makes forty combs and a shoehorn. In the evening you hear her going over the field, hole by hole.

above-below-page-e033 = Perpetua has a matchbox at her ear. The chapel is silent for once: on every saint the bees have drawn up in rows, and the wax smells of church. “One of them told a lie,” she says. “This one. It said I was happy here.” Inside the box something very small says so again. The hive wants it tried, by a judge without honey in it. The mayor has let it be known what he would pay for a bee that can lie, if the rest let it go.
above-below-page-e033-again = Perpetua sings while she darns. The rows on the saints lean over a little, to be quite sure.
above-below-page-e033-echo-1 = “They have kept what they said to your collar,” says Perpetua. The rows hum.
above-below-page-e033-echo-2 = “They told somebody from above the truth, not long ago,” Perpetua says. “In my hearing.”
above-below-page-e033-ask = Ask her whether it lied
above-below-page-e033-ask-4 = “Well, *no*,” she begins, and stops, and goes red under the veil. The rows break. She doctors everybody’s old stings, humming, and gets the tune wrong.
above-below-page-e033-ask-6 = She thinks until the candle is out. “It was only early,” she says. The box is opened; so is the bottle that she had put by for going home, and the last plums.
above-below-page-e033-box = Sell the mayor the matchbox
above-below-page-e033-box-6 = He keeps it by his bed, and every evening asks it how well he is loved. You have the money. It was a perfectly honest bee.
above-below-page-e033-box-fail = “They mean to sell me,” says the matchbox, clearly, and every saint in the chapel takes off at once.

above-below-page-e035 = Row nine has a draught, a smell of lettuce, and a wet rasping noise, like somebody reading with their tongue. A snail as big as a footstool is working along the poetry. It eats only the white parts. Behind it the verses lie in heaps on the floor, still rhyming, with nothing to hold them up. It is a gentle beast and very nearly through to the letter M. The bindings it leaves are calf and gilt, and a saddler would pay well, if nobody minds about M.
above-below-page-e035-again = The snail has got to P. It lifts one eye out of a sonnet, and withdraws it, a little bloated.
above-below-page-e035-lead = Lead it off to the accounts
above-below-page-e035-lead-3 = It follows a cabbage leaf as far as the ledgers and finds them drier but more filling. Some verses crawl back up the shelf.
above-below-page-e035-lead-6 = In the accounts it discovers blank appendices and falls asleep for joy. Underneath it lie quires that no one will ever now have to fill.
above-below-page-e035-bindings = Sell off the empty bindings
above-below-page-e035-bindings-4 = The saddler does not ask. All evening a line about a nightingale goes round the cart, looking for its other half.

above-below-page-e036 = Every miner here has gone home but the canary, which is clockwork and was not told. It hangs on its hook where the gallery forks, and sings. To the left it sings of coal; to the right, off key, of bad air; and a third song, very small, it keeps for the floor. Its brass has gone green and it smells of pennies. The gas tastes of almonds; whoever stayed for the small song, ears to the ground, might come away with a headache or worse.
above-below-page-e036-again = It sings the small song as soon as it sees you, and then, sternly, the one about bad air.
above-below-page-e036-listen = Listen to the floor song
above-below-page-e036-listen-5 = Under the third flagstone, says the tune; and it is so. You carry the lump out at a run, with your scarves over your faces.
above-below-page-e036-listen-fail = You stay for one verse too many. The canary stops. That, you will remember later, is the signal.
above-below-page-e036-whistle = Whistle along and go left
above-below-page-e036-whistle-3 = Coal it is, an honest seam, and a merchant at the end of it. All the way the canary keeps half a bar ahead.

above-below-page-e037 = Closed, says Hob Tallow’s shutter, in the middle of a market day, and behind his counter Hob lies on his face. The dark has come about a Sunday. It has brought the jar back; it waits before the till, cold, smelling of cellars, and one by one the lights lean away from it. “It doesn’t *say* anything,” whispers Hob. In the jar it is four o’clock, with a table laid, and nobody there. Perhaps that is the complaint. The neck is as wide as a door.
above-below-page-e037-again = The dark has left Hob a present: a jar of itself, quite small, with a ribbon. He keeps it by the bed.
above-below-page-e037-echo-1 = The dark moves over for you, as one does for the usual clerk.
above-below-page-e037-echo-2 = “It was served all right by the last ones,” Hob moans. “I asked.”
above-below-page-e037-refund = Refund it a coin of yours
above-below-page-e037-refund-0 = The dark closes round the coin and goes off, slowly, keeping to the wall. “Gone?” says Hob. By evening the entire street knows who stood there.
above-below-page-e037-climb = Climb into the Sunday

above-below-page-e040 = “Whom shall I announce?” asks the butler. He is of brass, his tails have worn through at the hinge, and the house that he opens to you has no roof. Past him you see a table in the rain, laid, and smell beeswax and hot milk. The family went to the seaside. “They are a little late,” he says; moss has grown over his gloves while he waited. The good pots shine on their hooks. He sees badly now, and would believe any answer that was given firmly.
above-below-page-e040-again = “Whom shall I say?” asks the butler; and then, lower: “If it is bailiffs, we are out.”
above-below-page-e040-family = Be the family, home late
above-below-page-e040-family-3 = “It was the trains,” you say. He takes your wet coats one by one. “Cook was concerned,” he says, and something in his chest runs down, gently, and starts again.
above-below-page-e040-family-6 = You remember the dog’s name, by luck. He sits, for the first time, on a chair. You are to have the copper pot, he says; it was always going to be yours.
above-below-page-e040-bailiffs = Be the bailiffs, very firmly
above-below-page-e040-bailiffs-4 = He reads your shopping list twice, at arm’s length, and bows. He carries it all out to you himself. “And where,” he asks, “shall I tell them to sit?”
above-below-page-e040-bailiffs-fail = “The tradesmen’s entrance is at the rear,” he says. There is no rear. You hear him waiting for you there.
