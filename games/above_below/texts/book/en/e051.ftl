above-below-page-e059 = Ribs stand about in this field like the staves of unfinished boats, and among them a dog is digging. She is as large as a hay cart and white round the muzzle. She forgets at once where she has buried a thing, and the earth shakes with her disappointment. She lays a thigh bone at your feet, well licked, warm, smelling of tallow, and backs off, wagging from the waist. There are old pots in her holes. And a carver of combs would pay for that bone.
above-below-page-e059-again = She has dug a hole for each of you, exactly your length, as a kindness. You thank her from some way off.
above-below-page-e059-throw = Throw it far for her
above-below-page-e059-throw-2 = It is not far. She is polite about it, brings it back, and shows you with her nose how the arm ought to go.
above-below-page-e059-throw-5 = It goes over the last rib and out of the light. She is away so long that you look into her holes, and fetch up somebody’s wedding china.
above-below-page-e059-sell = Sell it to a comb carver
above-below-page-e059-sell-4 = It makes forty combs and a shoehorn. In the evening you hear her going over the field, hole by hole.
