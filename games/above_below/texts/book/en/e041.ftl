above-below-page-e041 = Two smells of mushroom soup meet you, and then the smoke. Since the wedding Miss Lode and Mister Grubb live in two kitchens, back to back on one chimney, and pass each other supper up the flue on a shovel. “Salt, dear,” says the left-hand hob. “Bearing?” asks the right. Both have chalked a cross where there ought to be a hatch; the two crosses are a paw apart. The bricks have an odd heavy shine. In the soot lies what fell from pockets, drying.
above-below-page-e041-again = The hatch has a curtain, printed with a scale. Behind it two spoons touch, and apologise.
above-below-page-e041-echo-1 = “You were at our weddings,” says the wall, from both sides.
above-below-page-e041-echo-2 = “There were strangers at the weddings,” says one hob. “With appetites,” says the other.
above-below-page-e041-knock = Knock through between the hobs
above-below-page-e041-knock-6 = You take the mean of the two crosses. Brick, dust, a face; a face. “So *that* is what you do with leeks,” says each. The pot that stood in the way is yours.
above-below-page-e041-knock-8 = You go on until there is no wall. It was ore all through, and neither had liked to claim it. One table goes there. You get the wall, and a pot of mushrooms.
above-below-page-e041-sweep = Sweep what fell down the flue
above-below-page-e041-sweep-3 = There is years of it. They thank you, one after the other, from either side, in slightly different words.

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

above-below-page-e048 = Nobody has used this machine since the questions ran out. It stands where two corridors of drawers meet, a brass thing with a lap, and blushes at you with little lamps. “Answers,” it whirrs. Hot dust; a ribbon of paper; a bell. The first answer drops into the tray: *No, but he thought about you.* You have not asked anything. The next says *Under the third stair, in a sock.* For one of your own you must think of a question; a coin helps it think faster.
above-below-page-e048-again = In the tray, waiting: *Yes. I was wondering when you would come back.*
above-below-page-e048-take = Take what has already dropped
above-below-page-e048-take-0 = You try the third stair on your way out. It is quite true about the sock, and there was even something in it.
above-below-page-e048-ask = Ask one of your own
above-below-page-e048-ask-5 = You ask what the village will want. It prints for an hour, mostly on clean paper, mostly *soup*, and finds your coin’s sister down the back.
above-below-page-e048-ask-7 = You ask it how *it* is. All the lamps go out. Then it prints, and prints; the last yard says *better*, and there is something for your cough wrapped in it.
