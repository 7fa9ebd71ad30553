above-below-page-e031 = Ribs stand about in this field like the staves of unfinished boats, and among them a dog is digging. She is as large as a hay cart and white round the muzzle. She forgets at once where she has buried a thing, and the earth shakes with her disappointment. She lays a thigh bone at your feet, well licked, warm, smelling of tallow, and backs off, wagging from the waist. There are old pots in her holes. And a carver of combs would pay for that bone.
above-below-page-e031-again = She has dug a hole for each of you, exactly your length, as a kindness. You thank her from some way off.
above-below-page-e031-throw = Throw it far for her
above-below-page-e031-throw-2 = It is not far. She is polite about it, brings it back, and shows you with her nose how the arm ought to go.
above-below-page-e031-throw-6 = It goes over the last rib and out of the light. She is away so long that you look into her holes, and fetch up somebody’s wedding china.
above-below-page-e031-sell = Sell it to a comb carver
above-below-page-e031-sell-4 = It makes forty combs and a shoehorn. In the evening you hear her going over the field, hole by hole.

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
