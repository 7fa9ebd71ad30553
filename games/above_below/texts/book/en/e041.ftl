above-below-page-e041 = Two smells of mushroom soup meet you, and then the smoke. Since the wedding Miss Lode and Mister Grubb live in two kitchens, back to back on one chimney, and pass each other supper up the flue on a shovel. “Salt, dear,” says the left-hand hob. “Bearing?” asks the right. Both have chalked a cross where there ought to be a hatch; the two crosses are a paw apart. The bricks have an odd heavy shine. In the soot lies what fell from pockets, drying.
above-below-page-e041-again = The hatch has a curtain, printed with a scale. Behind it two spoons touch, and apologise.
above-below-page-e041-echo-1 = “You were at our weddings,” says the wall, from both sides.
above-below-page-e041-echo-2 = “There were strangers at the weddings,” says one hob. “With appetites,” says the other.
above-below-page-e041-knock = Knock through between the hobs
above-below-page-e041-knock-6 = You take the mean of both crosses. Brick, dust, a face; a face. “So *that* is what you do with leeks,” says each. The pot that stood between is yours, and its savings.
above-below-page-e041-knock-8 = You go on until there is no wall. It was ore all through, and neither had liked to claim it. One table goes there. You get the wall, and a pot of mushrooms.
above-below-page-e041-sweep = Sweep what fell down the flue
above-below-page-e041-sweep-3 = There is years of it. They thank you, one after the other, from either side, in slightly different words.

above-below-page-e042 = Among the purple crystals, holding their breath, stand some violets. They came in as seed on a trouser cuff, and for several springs they have tried to be taken for stones: quite stiff, faces shut, corners out. It is cold here and so bright that it rings. Only one lapidary was ever deceived, who paid, and wept. But that smell, of a lane after rain, you would know anywhere. “We are *not* flowers,” says the nearest through its teeth. “Who would come down here for flowers?”
above-below-page-e042-again = In the middle of the hall is a patch of April. The stones round about try to nod.
above-below-page-e042-praise = Tell them what stones cannot do
above-below-page-e042-praise-2 = Wilt, you say; be late; be picked by a child on the way to a birthday. They think it over. One lets out its breath, and the hall smells of March.
above-below-page-e042-praise-7 = You tell of the lane, where everyone slows down and no one says why. They open. They will not need the lapidary’s money; and a real stone, which has listened, lets go.

above-below-page-e043 = Hermit crabs are moving house, along the beach, by order of size. The largest takes the new shell, the next takes his, and so on down to a mite in a thimble. But the new shell has turned out a size too small, and now the whole street stands bare on the cold shingle, each holding its own front door, clicking. It smells of weed and embarrassment. They look at your kettle. The rejected shell, glazed like a good jug, lies there for anyone without a heart.
above-below-page-e043-again = A kettle crosses the path with its lid up, and after it, in single file, the street. Good morning.
above-below-page-e043-lend = Lend the largest your kettle
above-below-page-e043-lend-2 = He backs in, and down goes the lid. A sigh runs along the beach, click, click, click, as far as the thimble, which does a small dance.
above-below-page-e043-lend-6 = It fits. As each of them moves up, something turns up under the bed: change, a hook, a supper put by. All the way down the line they insist.
above-below-page-e043-bag = Bag the glazed shell
above-below-page-e043-bag-4 = A dealer in crockery asks no questions. Nobody snaps at you. They stay there in order of size, and when the wind turns they turn their backs.

above-below-page-e044 = Brush first, then elbows, then a face like a kettle: something is sweeping the chimney. “Nearly through,” it booms, in soot that tastes of bacon. The house, it does not know, has been gone two hundred years; it comes out at the top each evening, sees stars, and takes them for sparks. It likes a song to brush to. At the foot stands the household’s crockery, and the wages that nobody came to give it.
above-below-page-e044-again = “Sparks again,” booms the face. “I shall have to go over it all once more. I don’t mind. Do you know any songs?”
above-below-page-e044-sing = Sing it through the flue
above-below-page-e044-sing-4 = It brushes in waltz time. The soot comes down in flounces, and with it a jug that someone had hidden up there from someone.
above-below-page-e044-sing-6 = You teach it the one with the chorus. At the top it stops. “They are a long way off,” it says, “for sparks.” It gives you the smoked supper, and the dish.
above-below-page-e044-crate = Carry off the crate of wages
above-below-page-e044-crate-3 = *For our good sweep*, it says on each envelope, in eleven hands. You tip them out as you go. Nearly through, booms the chimney.

above-below-page-e045 = Planks come first, then hammering, then, walking backwards, a glogo. He is building a bridge: not over the river, but along it. “Everyone goes *over*,” he says through the nails. “And what did they see?” Behind him it runs off out of sight, handsome, roofed in the rainy parts, empty. It smells of pine. On either bank people with baskets look at one another. To walk the length of it would bring you out at home, and be the day gone. A joiner might mention, very gently, turning.
above-below-page-e045-again = The bridge goes over now, at each end, for those in a hurry. In the middle it still goes to look.
above-below-page-e045-turn = Mention turning it, gently
above-below-page-e045-turn-6 = “*Sideways*,” says the glogo, and sits down. He looks at one bank, and at the other, and it goes in like a nail. “Have you more things at home,” he asks, “the wrong way round?”
above-below-page-e045-stroll = Stroll the whole length of it
above-below-page-e045-stroll-0 = At every bend is a bench, in case. He comes along behind with a lantern and says nothing, and watches you look. It does come out by the bakery.

above-below-page-e046 = In her husband’s rubber boots, up to the knees in the lake, stands Ada from Upper Street with a pen. “It has my Tom,” she says, “and it writes. So it must read.” She writes on the water; and by the comma the *Dear* is off among the reeds. It smells of ink and rubber; the ripples tick. She has been at it since breakfast. “It’s only a line.” A few people standing close would make a harbour. She has her purse, too, and wonders about stamps.
above-below-page-e046-again = Her boots stand on the beach, side by side. A long way out a line is coming in, against the wind.
above-below-page-e046-echo-1 = “Was it you that had my letter?” says Ada. “No matter now.”
above-below-page-e046-echo-2 = “It had something stuck, in the frost,” says Ada. “I thought, poor thing.”
above-below-page-e046-echo-3 = “The postman has had strangers call to him,” says Ada. “But he hasn’t a lake.”
above-below-page-e046-hold = Make a harbour of coats
above-below-page-e046-hold-6 = You stand in a ring and spread your tails. The water lies down; she writes. Out it goes, whole, against the wind. What the answer came wrapped round is yours, with the stamp money.
above-below-page-e046-postage = Sell her some old stamps
above-below-page-e046-postage-3 = She pays for the weight, and, so as to be sure, for the reply; and leaves you her writing paper. They float there in a row, kings, face up, in front of her boots.

above-below-page-e047 = “Places!” calls somebody, and over the roof of the hall a hundred little lights scuttle, collide and go out. The glow-worms are putting on the Night Sky. Nobody has seen it but the director, as a grub, from a hat; he comes down on a thread to your noses, smelling of pepper. “Was there a *spoon*?” he says. “I seem to recall a spoon.” On the crystal steps the public coughs. New rigging hangs in coils. You have lain in hay, and looked. If one of you were to point.
above-below-page-e047-again = *Tonight: Cloud*, says the bill. The roof is pitch dark, and full of giggling.
above-below-page-e047-show = Point out where the Plough goes
above-below-page-e047-show-3 = It comes out with a handle too many. There is a gasp from the steps, all the same, and an old mole tells his wife that he had expected it to be nearer.
above-below-page-e047-show-7 = You do them all, and the one that your grandfather made up. Last of all the smallest lets go, and falls right across. The house rises, and pays; you get the rigging.

above-below-page-e048 = Nobody has used this machine since the questions ran out. It stands where two corridors of drawers meet, a brass thing with a lap, and blushes at you with little lamps. “Answers,” it whirrs. Hot dust; a ribbon of paper; a bell. The first answer drops into the tray: *No, but he thought about you.* You have not asked anything. The next says *Under the third stair, in a sock.* For one of your own you must think of a question; a coin helps it think faster.
above-below-page-e048-again = In the tray, waiting: *Yes. I was wondering when you would come back.*
above-below-page-e048-take = Take what has already dropped
above-below-page-e048-take-0 = You try the third stair on your way out. It is quite true about the sock, and there was even something in it.
above-below-page-e048-ask = Ask one of your own
above-below-page-e048-ask-5 = You ask what the village will want. It prints for an hour, mostly on clean paper, mostly *soup*, and finds your coin’s sister down the back.
above-below-page-e048-ask-7 = You ask it how *it* is. All the lamps go out. Then it prints, and prints; the last yard says *better*, and there is something for your cough wrapped in it.

above-below-page-e049 = Left of the crystal steps sits the bass, in slippers; he is a toad. Right of them hangs the bass; it is a bell. Miss Vesper has told each that the other is temporary. In between stand eight people in grey, singing rather high. It smells of brass and liquorice. “They were never introduced,” the cantor breathes into your ear, “and now it would look *pointed*.” The toad studies his feet; the bell, the toad. In the gallery the carters lay money, and lumps of ore, on which goes lower.
above-below-page-e049-again = One slipper hangs on the gallows, as a muffle for the early hours. You hear them both being careful.
above-below-page-e049-echo-1 = “It speaks of you,” says Miss Vesper. “One note. But I know which.”
above-below-page-e049-echo-2 = At every low note one of the carters stops dead, from habit.
above-below-page-e049-echo-3 = There are props under the roof, left by some other village.
above-below-page-e049-meet = Introduce them after all
above-below-page-e049-meet-4 = “Toad,” you say; “bell.” “I have heard you through the wall,” the toad admits. “*Mm*,” goes the bell. The carters, who feared worse, pay all the same.
above-below-page-e049-meet-7 = You have him embrace it, at bar sixty. What comes is not a note but a floor, and all eight step down on it. The carters give up stakes and hats.
above-below-page-e049-bets = Stir up the carters’ bets
above-below-page-e049-bets-5 = You egg on the one and then the other, right through the *Gloria*. By the time it is settled there is nobody left between them, singing high or otherwise.
above-below-page-e049-bets-fail = It is the sort of hall that repeats what is whispered. Both basses have stopped, and are looking up at your row.

above-below-page-e050 = “Nothing yet?” asks the cook, and turns his hourglass. “How are the ears?” He is writing the book of all the mushrooms, in two parts, *For Supper* and *For Once*. He has come to the letter P; his taster left, he says, at O, through that hedge. The pan spits; it smells of wet slate. Before you steam a *parasol*, a *penny bun* and a purple thing, in good glazed dishes for whoever finishes. He once had a kitchen with a window. For a window he would come cheap.
above-below-page-e050-again = “*Q*,” says the cook, with shining eyes and a very small spoon. “I have never had a *Q*.”
above-below-page-e050-taste = Taste the purple thing
above-below-page-e050-taste-3 = It is like eating a cushion. “Supper,” you say at last. He writes it down, a little disappointed, and has you take what is left.
above-below-page-e050-taste-7 = You see your grandmother, at the stove, in her blue. “*Salt*,” she says. He salts, tries it, and has to hold the table. You are to have the dish, and seconds.
above-below-page-e050-taste-fail = “*Once*,” somebody manages to say. The cook enters it, with the time, and holds one of you over a bucket until evening.
above-below-page-e050-hire = Offer him a window
above-below-page-e050-hire-4 = There is one at home, above the sink, with a hen in it. He packs a pan, a jar and the letter P. About wages, he says, you will hear no unpleasantness.
