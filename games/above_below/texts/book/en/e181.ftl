above-below-page-e181 = “Is that somebody?” asks the wall. It is an excellent wall; it goes all the way round, and over the top. A glogo has built itself a house in this burrow, from the inside, and found, at the last brick, that it had left something out. It cannot think what. Fresh lime; a patter of webbed feet, round and round. “There is a place for *everything*,” says the wall, bravely. “I only feel that I had meant to go out.” Somebody would have to put it into words.
above-below-page-e181-again = There is a door. It is in the roof, with three locks. “I am *coming*,” says the wall.
above-below-page-e181-describe = Describe a door to it
above-below-page-e181-describe-4 = “A wall,” it says slowly, “that now and then is *not*.” It has never heard anything so sad. Through a chink it hands you stuffed caps, and something for the nerves.
above-below-page-e181-describe-7 = Silence; sawing. An oblong falls out at your feet. A small round person looks at what it has made, and through it. “Where do they *go*?” it asks, and brings its hammer, to see.
above-below-page-e181-describe-fail = You make too much of hinges. It builds some, very good ones, and hangs the entire house on them, with itself inside, so that it swings.

above-below-page-e182 = The drawbridge has an ear trumpet where its winch should be. It has been up, by the swallows’ nests, for a hundred years. “No,” it says, in a voice of chains, before you can ask. “Not until he apologises.” You mention that he is probably dead. “Then somebody else.” Rust flakes down; the moat breathes cold and smells of ink. In the gatehouse opposite stand pots packed in straw. The gears on this side are good heavy ore, and a crowbar would fit.
above-below-page-e182-again = “I have thought it over,” says the drawbridge. “I was a little sharp as well.” It is still up, but lower.
above-below-page-e182-sorry = Apologise, and mean it
above-below-page-e182-sorry-5 = You are sorry for the ropes, the rain, and what he said about its mother. It comes down by inches, sobbing oil, and asks you to mind the third plank.
above-below-page-e182-jam = Jam the gears with a crowbar
above-below-page-e182-jam-4 = It drops, groans, and stops crooked. The gate-money of a century has slid into one corner, and you have about a minute to pick out your share.
above-below-page-e182-jam-7 = Two wheels come away whole and heavy. The bridge hangs by one chain and has no more to say on the subject of apologies.

above-below-page-e183 = Badgers are moving house. You know it first by the language, which is strong, and then by the smell of camphor. Father Badger has one end of a wardrobe and the bend in the tunnel has the other. Eleven young ones sit along the wall in order of size, each holding a chair leg and saying *left*. “It went in,” says Mother Badger. “So it comes out. My mother raised five in that wardrobe.” There is, in the top drawer, the removal money, and nobody left to pay it to.
above-below-page-e183-again = The wardrobe has come back the other way. “Damp,” says Father Badger. “Don’t ask. Just say *left*.”
above-below-page-e183-lift = Take an end of the wardrobe
above-below-page-e183-lift-2 = You say *right*, which nobody had tried. It goes through with a scream of varnish, and two of the children with it, waving.
above-below-page-e183-lift-4 = You take off the doors, the feet and finally the bend. Mother Badger counts the removal money into your hands and adds a good deal about her mother.

above-below-page-e184 = Earth falls out of the wall; then a spoon; then a man with a number on his chest, who sees you and puts up his hands. He has been tunnelling out for twenty-two years. He had a fortnight left. “One gets so interested,” he says, smelling of clay and cabbage. He has come up in a vestry, and twice in the same henhouse; what money he met is knotted into his rope of sheets, for handing in. He would gladly do his fortnight. But nobody will arrest him.
above-below-page-e184-again = A spoon comes through the wall, turns round, and goes back in. “Beg pardon,” says the earth.
above-below-page-e184-arrest = Arrest him in due form
above-below-page-e184-arrest-3 = You say the words, and where you do not know them he helps. Then he walks off between you, head up, like a man on the first day of his holidays.
above-below-page-e184-arrest-7 = You sentence him to a fortnight in your village, on soup. He serves it to the minute; and then he asks whether, with his record, you might see your way to life.
above-below-page-e184-spoon = Send him on; keep the sheets
above-below-page-e184-spoon-3 = “Left, and straight ahead,” you say, and he thanks you. You hear the spoon for a good while. It goes left, and, in a wide and patient curve, round.

above-below-page-e185 = *Holes*, says the sign, *fresh, by the yard*. The dealer unrolls one on the counter, thumps it, and lets you hear the echo. She has buttonholes on a card; a bullet hole, with a history; mouse holes, second-hand, smelling of cheese. The big ones lean at the back, under a cloth, breathing cold. “You could keep a family in that. Two coins, and the dark thrown in.” One may haggle. Under the counter, small and greasy, is something that she has never, she says, seen before: a loophole.
above-below-page-e185-again = “No returns,” says the dealer, when she sees you coming. “Where, I ask you, would I *put* it?”
above-below-page-e185-buy = Buy one of the big ones
above-below-page-e185-buy-0 = You roll it up and carry it home between you, rim upwards, so as not to spill. It takes getting used to; then there is no end to what goes in.
above-below-page-e185-haggle = Haggle over a big one
above-below-page-e185-haggle-4 = You find a scratch on the rim. You put your heads in, and draw them out again, and sigh. She lets it go, for the pleasure of the thing.
above-below-page-e185-haggle-7 = You ask her what is in it. Nothing, she admits. For nothing, you say, one does not pay. You get the hole, a cord to hang it by, and a coin, to be gone.
above-below-page-e185-squeeze = Squeeze through the loophole

above-below-page-e186 = Noon in the market, lamps to the roof, and under a barrow stands a very small piece of dark. It is hardly bigger than a cat; it must have got out. It presses against the wheel, cold, smelling of cellar, and whenever a light goes by it loses a little off the edge. “I ought to *like* this,” says Hob Tallow, turning his back. A mushroom man would pay; boxed, it brings them on like nothing else. Home is down a long bright street.
above-below-page-e186-again = Under the barrow there is only shade. By the wheel stands a saucer of ink, licked clean.
above-below-page-e186-echo-1 = It knows you. You once gave right change; they tell their young about it.
above-below-page-e186-echo-2 = “Someone was civil to the big one,” says Hob. “I only mention it.”
above-below-page-e186-shade = Shade it home under coats
above-below-page-e186-shade-7 = You go down the street like a tent with a great many feet. At the last lamp it slips into something large with its arms open. Next day there is ore on your step.
above-below-page-e186-sell = Box it for the mushroom man
above-below-page-e186-sell-5 = It does not struggle. Inside a week his cellar is full, and he pays in kind and in coin. At night something very large goes along the doors, feeling underneath.

above-below-page-e187 = Crayfish in a double row bar the ford, each with one claw raised. *Anything to declare?* is scratched on a slate, with last year’s prices. The inspector, an old blue one with a monocle of mica, has lost the sight on that side and goes through your bags by smell, clicking. It smells of mint and mud. Whoever declares an honest sandwich, it seems, may fish from the office jetty. But there is a crate of somebody’s silver buckles on the bank, already stamped, that only wants walking across.
above-below-page-e187-again = “You again, and mustard,” clicks the blue inspector. “Mustard is new.” He adds it to the slate.
above-below-page-e187-declare = Declare each sandwich by name
above-below-page-e187-declare-3 = They weigh the cheese, tax the crust, and wave you on to the jetty, where everything bites that has not got a post in the service.
above-below-page-e187-declare-4 = You declare even the crumbs. The inspector takes off his monocle; in forty years nobody has mentioned crumbs. The duty is refunded.
above-below-page-e187-smuggle = Smuggle the crate of buckles
above-below-page-e187-smuggle-6 = You wear them, under the trousers, in rows, and do not clink. On the far bank a man is waiting who thinks you are somebody else.
above-below-page-e187-smuggle-fail = You clink. A claw comes down on your smallest coin, and stays there until you have let go of it.

above-below-page-e188 = Snip. Snip. An iron gardener with shears for hands goes along the edge of the wood, clipping toadstools into the likeness of a lady with a fan. There are three hundred ladies already. “She sat for me once,” it says, “in the spring of the year it was. I have the fan. I have not got the ear.” Cut caps lie underfoot by the bushel, warm and peppery, and a sugary steam hangs about. It raises its lamp to your ears, one after another, not hoping for much.
above-below-page-e188-again = Three hundred ladies, and one group of villagers with sandwiches, rather good, a little flattered about the nose.
above-below-page-e188-pose = Pose until it finds the ear
above-below-page-e188-pose-4 = By evening you are stiff as boots. It has the lobe at last, it says, and rubs your necks with something it brews for cramp.
above-below-page-e188-pose-7 = The ear turns out to be your youngest’s, and it was on the wrong side. All three hundred ladies are put right. You are given the harvest of the old ones.
above-below-page-e188-reap = Reap the clippings at its feet
above-below-page-e188-reap-3 = They were only going to be swept. You fill a hat, and the ladies watch you do it, over their fans.
above-below-page-e188-reap-5 = Under the clippings lie the tips that visitors used to leave, when it was a garden and there was a gate.

above-below-page-e189 = Past midnight, and the stone boy is pretending to be asleep, so hard that the bed trembles. He has lost his first tooth, good granite; it lies under the pillow. On a chair stands the person who fetches them, small, grey, sleeves rolled up, at it since ten. “*Milk teeth*, I was told,” she whispers. “*Up to half an ounce.*” It smells of marzipan and liniment. No tooth, no money, those are the rules, and she has never let down a child. Outside the door Ottokar is holding his breath.
above-below-page-e189-again = There is another loose. He shows you with one finger, and it moves, and so does the wall.
above-below-page-e189-echo-1 = The bed creaks. He has known your step ever since the font.
above-below-page-e189-echo-2 = “Somebody held this one properly,” she whispers. “It is in the jaw. One can tell.”
above-below-page-e189-lift = Lift it without a sound
above-below-page-e189-lift-2 = You get it to the window, on all your belts. “Thank you,” says the bed, in the deepest of voices, fast asleep, and then holds its breath as well.
above-below-page-e189-lift-5 = A plank; a loaf to rock it on; and the boy, asleep, kindly lifts his head. It goes like a piano. She pays as for wisdom teeth, and adds a queen’s, the purple sort.

above-below-page-e190 = “Ssh,” says the dark, “or she’ll see.” Behind a boulder crouches an old man in short trousers. It was a birthday; they were playing in the orchard; his sister shut her eyes, and there was a hole. He is the best that ever was: sixty-four years. It smells of moss and pear drops, and a bottle is left from the party. “Has she given up?” he asks, and studies his boots. You know the sister. Each evening she walks down your lane with a lamp; it is for the cat.
above-below-page-e190-again = “Cold,” breathes the boulder as you go by. “Cold. Warmer.” It cannot help itself.
above-below-page-e190-fetch = Fetch her, saying nothing
above-below-page-e190-fetch-3 = She comes, with her lamp, and looks behind every stone but one. “I can’t *think* where he has got to,” she says. You never heard anyone breathe so happily.
above-below-page-e190-fetch-7 = She walks up and lays a hand on his head. “Found,” she says. He is furious; it passes. He carries the lamp, telling her where she went wrong, and lives in your lane by supper.
above-below-page-e190-hide = Hide with him for a bit
above-below-page-e190-hide-0 = You squeeze in, and he shows you how to breathe. When nobody has come for an hour he opens the birthday bottle, and you drink to nobody.
