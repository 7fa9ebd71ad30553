above-below-page-e191 = Jingling comes down the flue, then soot, and then a jackdaw, backwards, with a ring of keys as big as a wreath. She has every key that was ever lost in the parish, sorted by squeak, and her nest smells of pennies and oil. “And what I ask myself is,” she says, “*where are the doors?*” Half your village has been climbing in at the window for years. You know whose most of these are. You also know what sort of box the little ones open.
above-below-page-e191-again = The jackdaw has one key left, and keeps her foot on it. Somebody, she says, will come.
above-below-page-e191-bring = Bring each to its door
above-below-page-e191-bring-4 = It takes a week of evenings. People stand on their front steps, going in and out, and pass a hat. From the roofs the jackdaw watches, with both eyes.
above-below-page-e191-bring-7 = You do the whole ring, down to a larder shut since somebody’s christening. By then the street is following you with chairs, and pays as one pays a locksmith at midnight.
above-below-page-e191-little = Try the little ones first
above-below-page-e191-little-3 = You are in and out before the milk. “Was there a door behind it?” asks the jackdaw from the gutter, with her head on one side.

above-below-page-e192 = After hours the market goes on by itself. The stalls are shut, there is not a soul, but the scales dip, a tarpaulin shrugs, and small heaps of money move along the boards from one side to the other. You smell chestnuts; you hear, everywhere, the rustle of people deciding. A pot lifts, is rapped with nobody’s knuckles, and set down. At one pitch the heap of coins, and a good rope, lie over on your side of the board, as though you had been waited for.
above-below-page-e192-again = The money pauses on its way across the boards. Then a stall is cleared, for you, and there is hot punch on it.
above-below-page-e192-leave = Set all straight and go home
above-below-page-e192-leave-0 = You push the coins back, square the tarpaulin, and walk out between them with your hats off. The rustling follows you to the gate, as far as it can.
above-below-page-e192-take = Take what lies on your side
above-below-page-e192-take-5 = It is yours, in a sense. The scales at that pitch go on dipping, and dipping, as one shakes one’s head.
above-below-page-e192-bid = Rap on a pot and bid
above-below-page-e192-bid-4 = You nod, you frown, you walk away and are called back, without a word said. The pot comes across. You have paid, it appears, in manners.
above-below-page-e192-bid-6 = You get them to throw in supper, wrapped. Somewhere a tarpaulin laughs, and nobody’s hand shakes yours on it, dry and very light.

above-below-page-e193 = Christening today, among the fallen columns. The stone couple have had a boy, after only ninety years, and he is heavy. He has been crying since breakfast: it sounds like a quarry. Ottokar has baked the smallest loaf of his life, he smells of cinnamon and fright, and no one can get near the font, because somebody has to hold the child, and the family have all dropped him once already. “You have laps,” says Ottokar. In the grandmother’s fist, for whoever manages, gleams the christening gift.
above-below-page-e193-again = The boy is sitting up. He has a tooth, a good one, granite, and would like to show you on what.
above-below-page-e193-echo-1 = Ottokar has told them who it was that kneaded.
above-below-page-e193-hold = Hold the baby by turns
above-below-page-e193-hold-3 = It takes four laps and a hand cart. He looks up at so much softness, hiccups gravel, and sleeps. The grandmother nods, which is a landslide.
above-below-page-e193-hold-7 = You sing him the one about the hay. The font is brought to you. He is given your names, all of them, in a row, and the fist opens.

above-below-page-e194 = “I am about the market,” says a stove. It has a face, of boiler plate, and somebody is frying on it. They told him to lend people a hand. He did; then an ear; then somebody wanted a leg up. The hand cracks nuts two stalls down. The ear is a letter box, the leg holds an awning. It smells of onions. “I don’t complain,” hisses the stove. “I was going for a walk.” A tinker would take him as he is. A builder would know what goes where.
above-below-page-e194-again = “I have an elbow back,” says the stove, beaming. “The lady had it down as a drainpipe.”
above-below-page-e194-gather = Go round and gather him
above-below-page-e194-gather-5 = You get most of an arm and one knee. People are ashamed, having thought that it was theirs; before they part with the hand they put something in it.
above-below-page-e194-gather-8 = By dark you have all of him, and then on his feet, with one screw over. He looks at the hand, front and back. “I shall hold on to this,” he says, and comes.
above-below-page-e194-stove = Sell the tinker the stove
above-below-page-e194-stove-4 = “Certainly,” says the stove, “if it is any help,” and is carried off, frying; the tinker adds a kettle. In the night, on their stalls, a hand and a foot tap softly for a while.

above-below-page-e195 = Business is suspended in the Hall of Deeds. On the open ledger, across both pages, lies a cat; it has lain there since spring, and nobody may be born, married or buried in this district until it turns over. Clerks tiptoe; the stove ticks; it smells of blotting paper and sardines. “We tried a better ledger,” breathes one. “It was not better.” The cat opens one eye, the colour of a lamp in fog, to see whether any of you is warmer. Other business is taken round the corner.
above-below-page-e195-again = The ledger is free, and they are marrying as far as the street. On the page remains a warm oval, initialled.
above-below-page-e195-warm = Be warmer than a ledger
above-below-page-e195-warm-5 = You sit down and think of nothing, like a stove. An hour later there is a weight on your knees; behind you the district, with a great rustle, gets married.
above-below-page-e195-warm-fail = It looks over your lap and finds it full of plans. The eye shuts. Somewhere a bride sighs and sits down again.
above-below-page-e195-other = Ask round the corner instead
above-below-page-e195-other-0 = Other business is lost property. You have lost nothing, you say. They find that suspicious, and give you a coin to sign for.

above-below-page-e196 = *Viewpoint*, says an enamel sign. There is a bench, a railing, freshly painted, and a telescope; beyond the railing is nothing, all the way out and all the way down. A small wind comes up, smelling of laundry and far-off soup. Someone has left a coin in the slot, half turned. On a ledge below the rail, for anyone who trusts his boots, lies what fell out of those who leaned over: a coil of good line, something that gleams. It is a long way to nothing.
above-below-page-e196-again = On the bench somebody has written, in pencil: *They do keep such nice curtains.*
above-below-page-e196-look = Turn the coin and look
above-below-page-e196-climb = Climb over the railing
above-below-page-e196-climb-8 = You go down on your stomachs and come up the same way, with a line, a lump and a penny. One of you would swear that something waved.
above-below-page-e196-climb-fail = It was the other boot that could be trusted. You hang by a collar till you are hauled in; and from out there comes a gasp, as of a crowd.
above-below-page-e196-bench = Sit on the bench a while
above-below-page-e196-bench-0 = You sit and look at it. It is surprisingly restful. Between two slats, as in every bench that has a view, there is a coin.
