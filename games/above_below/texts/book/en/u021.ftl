above-below-page-u021 = An iron woodcutter is sticking the forest together again. It has a glue pot, a ladder, and an order, much folded, with a fly-speck on it. *Spare none*, it had read. It did as told. A spring later it wiped the slip, which said *Spare some*. So now it sets each trunk back on its stump, and ties on the leaves. It reeks of glue. “Number eight thousand and two,” it grinds. “Please could somebody hold that upright.” The rest lie stacked, seasoned, sawn, and there’s a carter waiting.
above-below-page-u021-again = One has budded, high up, on the wrong side of the join. It has come down its ladder to stand and look.
above-below-page-u021-glue = Hold it till it sets
above-below-page-u021-glue-5 = You hold an ash all night, arms round it. At dawn, it stands. The machine writes something beside the number, very small, and pays the forestry rate.
above-below-page-u021-glue-7 = You get through an avenue. Then a bird sits in one; and the machine stops dead, so as not to creak. The guy ropes can come down, it whispers. You have them.
above-below-page-u021-cart = Help the carter load the rest
above-below-page-u021-cart-3 = He pays by the yard. It goes on looking about for the next one, glue brush raised, in a very great deal of light.

above-below-page-u022 = “Light giggles from the west,” reads the weather lady, at the edge of the spores, “turning to remorse.” It is sleeting, sideways, the colour of egg; it smells of marzipan. No forecast of hers ever came true. She sells veils, a coin apiece with a picnic; her ladder, her frog, her barometer of moss are so well kept. Nobody looks. Out there something purple shines. Those who went unveiled are a bad colour for good. “Clearing later,” she says, not very loud. It would cost nothing to be seen giggling.
above-below-page-u022-again = “Today,” she says, without looking up, “weather.” She is right, and goes quite pink.
above-below-page-u022-confirm = Confirm it, with light giggles
above-below-page-u022-confirm-4 = You start, and then cannot stop. By dusk, you are all heartily sorry. She writes *As forecast*, twice, and gives you the cordial that she had been saving for it.
above-below-page-u022-venture = Venture out bareheaded
above-below-page-u022-venture-5 = You breathe through your hats and hold hands. It is a whole geode, with a lunch box of some earlier optimist beside it.
above-below-page-u022-venture-fail = It gets in at the ears. One of you laughs all the way back, on one note, and by evening is the colour of egg.
above-below-page-u022-veil = Buy a veil apiece
above-below-page-u022-veil-0 = They are hideous, and they work. You eat the picnic behind them, in the sleet, passing it up from below.

above-below-page-u023 = Warm rain, you think; but it is spores, green-gold, sinking through the undergrowth without a sound. Each one smells of something you have lost: the school stove, a certain dog. The ferns lean in to see your faces. They are not cruel; they are collectors, and pay fairly, in fruit and dried provisions, for every memory that a visitor breathes in to the end. One should not stay longer than one can bear, say the signs, for there are people here who never got up again from sheer homesickness.
above-below-page-u023-again = The ferns have kept your dog. They bring him out for you, all green and gold, and he knows you.
above-below-page-u023-breathe = Breathe one in to the end
above-below-page-u023-breathe-5 = You laugh, you cry, you say a name or two aloud. The ferns write nothing down; they only lean, and heap your arms, and put you back on the path.
above-below-page-u023-breathe-fail = It is too good a one. When the others pull you up, one of you keeps looking back, and will for a long time, at any smell of smoke.

above-below-page-u024 = *Fffff*, goes the wood, warm and steady, since the spring. On a knoll sits a beast like a mossy stove, in a paper hat, before its cake, which has a candle for each of its years; there are terraces. It is blowing them out. But draughts get at the far ones, and if they go out by themselves the wish won’t count; and it cannot stop to look. You smell hot wax and candied fruit. A good third of the cake is out of its sight.
above-below-page-u024-again = It has got to seventy-one. Over its cheeks it rolls its eyes at you, in greeting.
above-below-page-u024-echo-1 = Two hills are at table already. They were sent for in good time.
above-below-page-u024-guard = Guard the far candles
above-below-page-u024-guard-3 = You stand round in a ring, with your coats held wide. It cannot thank you until the summer after next; but one ear, on your side, goes up.
above-below-page-u024-guard-5 = You shield every row, and sing it through, as slowly as you can. A claw lifts off the knee and pushes the first slice your way, with the pear on it.
above-below-page-u024-nibble = Nibble it from behind
above-below-page-u024-nibble-6 = Whole pears, and the coins that are baked in for luck. By the time it gets round to that side, it will suppose that there had been guests.

above-below-page-u025 = The scream goes off before you can knock. When you hear again, a young couple in earmuffs are smiling at you over a cradle of earth. “Teething!” shouts she. They came down only to garden; they pulled, and he looked at them. He is a mandrake, brown, forked, fat-fisted. When he cries the fruit drops for half a mile, and the owls. It smells of turnip and talcum. They have not slept since Easter. “*Would* you?” shouts he, holding out a rattle, a bottle, money. There are no more earmuffs.
above-below-page-u025-again = “Listen!” they whisper; and the cradle says *ma*. It takes the tiles off, but everyone is so proud.
above-below-page-u025-rock = Rock him through the tooth
above-below-page-u025-rock-4 = You take turns, with moss in your ears. Towards morning he goes off on somebody’s shoulder. So have the two of them, standing up, with your wages in their hands.
above-below-page-u025-rock-7 = You give him the trowel handle. *Crack*. He regards it, and you, and laughs; and if his cry brings fruit down, his laugh ripens it. You must have it all, and the cough drops.
above-below-page-u025-rock-fail = He was only fetching breath. You come to yourselves on the road, among owls, who are sitting up one after the other.

above-below-page-u026 = Something has you by the hair, and tugs. “No,” it says. “Another week.” It is a leek, twice your height, in an apron. Along the beds go marrows and cabbages with baskets, pulling at whoever has strayed in. What comes out with a pop is dusted, sniffed at, and put on the cart. Wet lettuce breathes on you. The cart goes to the fair, says the pedlar planted beside you: a full crock, prizes. “They like them rosy. Mind, if you’re thrown out, you’ll be nervous of salad for life.”
above-below-page-u026-again = The leek remembers you from seed. It has kept your hole, and shows you how you used to be this high.
above-below-page-u026-ripen = Look as ripe as you can
above-below-page-u026-ripen-4 = You hold your breath until you are pink. Pop! They thump you, listen, and set you down at the kitchen end, with your dinner in a crock.
above-below-page-u026-ripen-7 = First prize. You are laid on straw and carried three times round. The leek weeps; it had you from so small. What is in the cup may be kept, and the cup.
above-below-page-u026-ripen-fail = “Windfall,” says the leek, and you go on the heap. *They mostly eat the ends*, says the heap. One of you will not sit near a cucumber again.

above-below-page-u027 = “Pardon me,” says the log on which you have sat down. He has lain in the shallows, eyes just so, since before the reeds, waiting for a deer. The deer grew old. She comes each evening, stands just out of reach, and they agree that it looks like rain. Mint; a plop. Down his back brown caps have come up in tiers. “I can’t answer for those,” he adds. “One gentleman went the colour of a pond, and stayed it.” He has such a lot to tell.
above-below-page-u027-again = She is standing a step nearer. “Looks like rain,” says the log, not quite steadily.
above-below-page-u027-hear = Sit and hear about the deer
above-below-page-u027-hear-0 = She limps; one mustn’t mention it. When she comes, you hold your breath. “Looks like rain,” he says. “It does,” she says; and, on the way home, so do you, for quite some time.
above-below-page-u027-harvest = Harvest his back
above-below-page-u027-harvest-6 = He keeps still; it is what he is good at. They come off tier by tier, and he sighs, as after a haircut, and asks whether it shows.
above-below-page-u027-harvest-fail = “Oh dear,” says the log, looking one of you up and down. “Though it’s a becoming shade. She drinks at a pool like that.”

above-below-page-u028 = Inside the hollow oak it is October. You step over a root, out of the damp green glow, and there is a field, blue smoke, a nip in the air; a gate clicks; somebody’s bonfire smells of potatoes. It is nobody’s October in particular, which makes it worse. A rake leans by leaves that will never be got in. Further down, on a trestle, stand apples and a jug. Those who stay until the lamps are lit do come out again. Only, nothing outside is ever October enough for them.
above-below-page-u028-again = It is the same evening, a leaf or two on. The gate clicks, as a gate does for people it knows.
above-below-page-u028-rake = Rake the leaves awhile
above-below-page-u028-rake-2 = You rake; they come down behind you. It does not matter. Someone whom you can’t see leans on the gate, the way one watches proper work.
above-below-page-u028-rake-4 = You get one bed clear, and light the heap. In the ash, when you look, caps have been laid beside the potatoes, and a bag for the road.
above-below-page-u028-stay = Stay until the lamps are lit
above-below-page-u028-stay-6 = A chair is moved up for you; then come the jug, the keeping apples. It is all as it was. At home, one of you goes round smelling the coats in the hall.

above-below-page-u029 = She began at the tail, as a girl. The beast is as long as a high street, hung with moss, half asleep; and old Ida, on a ladder, combs it with a hay rake. It hums, and smells of rain and spaniel. All sorts come out: keys, crockery, once a hamlet; she still writes. Today she has reached the ear. “Then it’ll want doing from the tail,” she says, rubbing her wrists. All is returned; coins above all. They cling to the fingers, she has noticed, and never leave off.
above-below-page-u029-again = She has begun again at the tail. “It’s gone quite grey here,” she says. “Well, and so have I.”
above-below-page-u029-echo-1 = “A hill was in to be done, for an engagement,” she says. “It wouldn’t say whose.”
above-below-page-u029-comb = Comb the last tuft with her
above-below-page-u029-comb-3 = You do behind the ear, where it is worst. All that street of it stretches, and in three valleys the clocks fall down. You are entered in her book, and fed.
above-below-page-u029-comb-6 = In the tuft is a crock, with a ticket in a girl’s hand. “I *knew* I had put it somewhere,” says Ida, and shares out her first wages.
above-below-page-u029-pocket = Pocket what comes out
above-below-page-u029-pocket-4 = Florins, a christening spoon. Ida sees you, and looks away along the moss. One of you goes on combing at home: the dog, the rug, the neighbour.

above-below-page-u030 = “*Supper!*” calls your mother from the thicket, and each of you has taken a step. Then your gate squeaks. Then the kettle. It is a bird, brown, hen-sized, with a tail like a harp; it heard them once through a crack in the roof. Round it sit the homesick, with coins in their laps, and ask for their own dog. It does every one perfectly. Handkerchiefs drip on the bracken. In between, when nobody is paying, it opens its beak to try something, and shuts it.
above-below-page-u030-again = The kettle; your gate; a dog. Then, for you only, with its back turned, the other thing.
above-below-page-u030-own = Ask it for its own
above-below-page-u030-own-5 = It looks behind it. Then, rather low, it does something like a drop about to fall. Nobody pays. Nobody has breathed. Afterwards they share with you what they brought.
above-below-page-u030-own-7 = You leave a silence, and hold it open. What comes into it was never in any kitchen. The bird runs off, and is back with all it has hoarded: berries, and one purple stone.
above-below-page-u030-gate = Ask for the gate again
above-below-page-u030-gate-0 = It does the gate. Three stumps along they are sobbing, and put into your hat as well, the likeness being so good.
