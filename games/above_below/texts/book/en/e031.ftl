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
