above-below-page-e081 = Tea is laid by the lake, at a dozen tables, by no one in particular. Before each of you steams a cup, smelling of thunder. When you lift it, the tea is looking up at you. “I do beg your pardon,” it says; so, rather late, do the others. She had herself poured out, to be more company, and nobody ever finishes. “I am all over the place,” say the cups. There is a pot that would hold her. A sip is good for the chest.
above-below-page-e081-again = The tables are laid. In each cup, clear to the bottom, lies a very small, attentive you.
above-below-page-e081-pour = Pour all of her together
above-below-page-e081-pour-5 = Cup by cup, and the spoons last. The pot grows heavy, and steps out of itself, silver, streaming, tall. She looks at you as at something she has already tasted, and takes your arm.
above-below-page-e081-pour-fail = A sleeve; a saucer; a gasp from twelve tables. She is in the gravel, and the lake, and says from all sides that it is of no consequence.
above-below-page-e081-sip = Sip, and thank it warmly
above-below-page-e081-sip-0 = It tastes of rain on a tin roof. The cough is gone; so, you notice on the way home, is something that you had been about to say.

above-below-page-e082 = Up the river, against the current, in an old bathtub, comes the lake’s postman. He wears the cap of a real post office that has been looking for him since spring before last. “No lines, no queue,” he says. “And the customer is *deep*.” His letters are wet; he is wet; the whole tub smells of brown paper and trout, which follow it in dozens for the stamps. He has a stitch in his side and five deliveries left, all uphill. On the other hand, there are the trout.
above-below-page-e082-again = The bathtub is tied up under a lamp. On a card: *Gone up with the second post. Help yourselves to nothing.*
above-below-page-e082-echo-1 = “Ah,” says the postman. “The ones it likes. It talks of you, weather permitting.”
above-below-page-e082-echo-2 = “It had a lovely answer from someone,” he says. “Read it till it evaporated.”
above-below-page-e082-deliver = Deliver the last five for him
above-below-page-e082-deliver-3 = Five doors, five people drying their hands. One of them kisses you before she has even opened it, to be on the safe side.
above-below-page-e082-deliver-4 = You take the steep side of the street, in step. He shows you how to lick a stamp that is already wet, and what he keeps in the water bottle.
above-below-page-e082-angle = Fish behind the tub
above-below-page-e082-angle-3 = It is hardly fishing. You hold down a hat marked *Twopence* and lift it when it is full.
above-below-page-e082-angle-6 = They rise to the registered mail like swallows. In the third trout there is a paid reply, and in the fourth the money for it.

above-below-page-e083 = So this is where the river comes from. Along the bank, upstream, plods a grey mule with two buckets; at the top she tips them into a trough, it runs over, and there you are. It smells of harness; the pails mutter. “They are confirming my niece today,” she says, without stopping. “I don’t like to ask.” In the trough, among fish, stands a jar with coins, from people who knew whom to thank. At the ford a carter wonders what a beast like that would fetch by the season.
above-below-page-e083-again = She plods by, a white ribbon behind one ear. “They all asked after you,” she says. “I said *strong*.”
above-below-page-e083-haul = Haul for her meanwhile
above-below-page-e083-haul-3 = It is heavier than water ought to be. At the mills, they tell you, it ran somewhat lumpy. She comes home, looks at the level, and lets her ears down.
above-below-page-e083-haul-8 = You make a chain, and sing. The river rises by a foot; she can hear it in church. There is cake, in a napkin, and the trough is yours, she says, all but the trough.
above-below-page-e083-hire = Hire her out to the carter
above-below-page-e083-hire-8 = He pays for the whole season, and you keep the halter. You do not see it; you hear it, on the road home, bit by bit. First the mills; then the weir; then the ford.

above-below-page-e084 = Over the side, looking down, you see an orchard. It went under with the rest when they raised the lake. Nobody told the trees. It is autumn there: the leaves stream all one way, and where the apples would be hang trout, by the stalk, silver, pink on the side towards the light. One ripens, wriggles, and falls upwards. *Plip*, goes the lake; it smells of mud and cider. The best hang, naturally, on the old tree by the churchyard wall, where a ladder leans, with somebody’s jacket.
above-below-page-e084-again = The boughs are bare. Down there the leaves are in a heap, and something small swims into it, again and again.
above-below-page-e084-pick = Pick what is ripe
above-below-page-e084-pick-3 = They come away with a quarter turn. You take the ones that let go by themselves, the way your grandfather taught you for pears.
above-below-page-e084-pick-8 = You swim down to the ladder. In the jacket is a day’s pay; against the wall stands a basket, half filled when the bell went, and there among the trout lies one last apple, red.

above-below-page-e085 = Boots off, feet in a puddle, somebody enormous is sitting on a milestone: claws, horns, a cardigan. “On my rounds,” he says. He smells of wardrobes. He has gone bump in the night since there were stairs. Children used to scream. Now they put on the light and ask whether he has brushed. “One more bump,” he says, “and I get the pension.” His toes curl in the water. Beside him lies the sack with all that was ever thrown at him, and it chinks.
above-below-page-e085-again = He has the pension. He still goes bump on holidays, for pleasure, and is learning the oboe.
above-below-page-e085-bump = Go bump for him, once
above-below-page-e085-bump-2 = You fall downstairs with a coal scuttle. It will do, he says; a little amateur. Above, a small voice asks whether anyone is hurt.
above-below-page-e085-bump-5 = It is a magnificent bump. There is a silence upstairs, and then one long, happy shriek. He writes down the time, blows his nose, and tips you out of the sack.
above-below-page-e085-sack = Slip off with the sack
above-below-page-e085-sack-6 = Marbles, slippers, a good many coins from under pillows. From the milestone, behind you: “I say. Has anybody seen. I say?”
above-below-page-e085-sack-fail = “*Mama*,” says the sack. It is a doll that somebody threw, years ago; he has never got used to it either, and looks round.

above-below-page-e086 = Down here there is a stair. It has ninety-nine steps by the hand that you keep on the wall, and ninety-nine when you climb back up to make sure, and the stone is worn by many feet that must have come for something. Warm air, then cold. A taste of iron. On the third attempt, with the lantern out to save oil, there are a hundred. Whatever glitters on the hundredth step does it by its own light, and it does not blink.
above-below-page-e086-again = Ninety-eight, this time. You decide that somebody else must be standing on the other one, and do not go down.
above-below-page-e086-count = Count aloud and go on
above-below-page-e086-count-4 = You sit down on the hundredth step together, all of you, before it can change its mind. It is paved with what others threw down to hear it land.
above-below-page-e086-count-7 = A hundred and one, a hundred and two. The last step is a shelf of stone, seamed and shining; you fill your hats, and count up again, very loudly.

above-below-page-e087 = Night surgery, says the brass plate, *ring softly*. In the roofless apse, among nine hundred bottles, an owl in half-moon glasses turns her head to you, and goes on turning it. “Next.” It is cold, and smells of cloves and mouse. She will not hear what is the matter; she has never yet been told the truth about a cough. She listens to the wrists. On the counter steam two small cups, one bitter, one worse. “Or one of you might simply *say*,” she adds, without hope, “where it hurts.”
above-below-page-e087-again = “It is better,” says the owl, before you have sat down. “It was not the chest. It was never the chest.”
above-below-page-e087-swallow = Swallow what she prescribes
above-below-page-e087-swallow-2 = It is the bitter one. Your hair stands up and, after a while, so do you. The rest of the bottle is to be taken at bedtime.
above-below-page-e087-swallow-3 = It was the worse one. For a minute you can see all your own bones, in good order. She gives you the bottle, and the one beside it.
above-below-page-e087-confess = Confess where it really hurts
above-below-page-e087-confess-4 = You say it. The glasses come off. For that, she says, there is nothing in bottles; but she sits with you, and it has been in the cask nine years.

above-below-page-e088 = Mutter, mutter, go its leaves: the family tree of your village stands in a court of the archive, in a tub. Your grandmother is on the third branch, ripe, speaking across to the miller. It smells of pears and Sundays. On the east side is a stump, tarred over; that was Odo, who went off with a circus. They threw the limb behind the shed. It is green yet, and whistles. Wax and a bandage might do it. Up in the crown, meanwhile, the legacies rattle in their pods.
above-below-page-e088-again = The east side is in leaf, with spangles. A label says: *Kindly do not start him on elephants.*
above-below-page-e088-graft = Graft Odo back on
above-below-page-e088-graft-3 = It takes. For a moment all the branches are silent. “Odo,” says your grandmother’s voice. “You’re thin.”
above-below-page-e088-graft-6 = You bind him in beside his mother. By evening he is in blossom, and has got to the elephants, and the whole crown leans down. You get pears, and something for the bandage.
above-below-page-e088-shake = Shake the legacies down
above-below-page-e088-shake-4 = It hails: the miller’s; the twins’; the ore of the one who dug; what was put by for the roof. The leaves have stopped. They are trying to see which branch you are from.

above-below-page-e089 = Somebody has hung a soup ladle beside the black water, with a note: *Bang for ferry.* You bang. A raft of barrel lids slides out of the dark, and on it sits a broad old woman, knitting a rope without looking at it. Each knot smells of something: rain, horses, burnt sugar. “One story a crossing,” says Ulla. “True, or so good that I can’t tell.” A basket of live trout kicks at her feet, next to a cash box that nobody has ever thought to lock.
above-below-page-e089-again = The ladle rings, the raft slides up, and Ulla counts her knots. “You owe me the end of the last one,” she says.
above-below-page-e089-tell = Tell her about your aunts
above-below-page-e089-tell-3 = She ties your aunt into the rope between a thunderstorm and a horse fair, and pats the knot twice. You are across before you notice.
above-below-page-e089-tell-5 = At the wedding with two grooms she stops poling altogether. Somewhere below, something very large holds its breath. She pays the difference in trout.
above-below-page-e089-empty = Empty the box at the landing
above-below-page-e089-empty-6 = It is full of coins that nobody ever asked her to charge. She goes on knitting, a little slower, and the new knot smells of nothing at all.
above-below-page-e089-empty-fail = The box holds a second, smaller ladle. She bangs it, once, and now the whole river knows what kind of people you are.

above-below-page-e090 = Chalk squeaks behind a fallen wall. In what used to be a temple, on what used to be an altar, a small woman in galoshes is teaching the alphabet to trolls. “We lost our way on the school outing,” she says. “Theirs, I mean. Mine went home.” Thirty sit in the rubble, breathing gravel; it smells of wet dog and apple cores. They have reached *Q* and cannot believe it. She is hoarse, and holds out the chalk. Their lunch money stands on the step in a helmet.
above-below-page-e090-again = “*U*,” thirty voices tell you, with awe, before you are properly through the wall. “It is always *U*!”
above-below-page-e090-spell = Take the lesson on “Q”
above-below-page-e090-spell-2 = You draw it with a tail. A troll at the back puts up a hand like a door and asks, in a whisper, whether it hurts.
above-below-page-e090-spell-4 = You spell them *quilt*, *quarry* and *quite enough*. The class applauds with rocks, and Miss gives you half of her throat mixture.
above-below-page-e090-lunch = Collect the lunch money
above-below-page-e090-lunch-3 = You come round with the helmet, in a firm voice, and go on coming round, out at the back. They had all of them brought too much.
