above-below-page-u031 = Everything in this wood gives light, except one fern. Round it lies a pool of dark, as wide as a bed, where it holds its fronds before its face. “I do try,” it says. Cool earth; your eyes, for the first time in days, stop humming. And listen: breathing. A hedgehog, two deer, something vast that came on tiptoe, asleep in heaps, as nobody can be in that glare; and each has left at the edge what it could, a nut, a coin. It thinks that they come to hide.
above-below-page-u031-again = It has put up a small sign: *Dark*. Somebody has added, underneath, *very good*.
above-below-page-u031-echo-1 = A stag lies there as well, with wax on his nose, dead to the world.
above-below-page-u031-explain = Explain what it is for
above-below-page-u031-explain-3 = You keep your voices down. It takes one frond from its face. “I thought,” it says, “that they couldn’t find me.”
above-below-page-u031-explain-6 = You explain it by lying down. When you wake, twelve hours on, it is arched over you like a hand. Would you take what the guests left, it asks; it has no pockets.

above-below-page-u032 = *Dum*, says the gramophone; and, an hour later, *da*. It stands on a stump, its spring run down, and round it, paw in paw, the slow beasts hold their ball. They find it lively. A bear has one foot in the air; his partner laughs. Crushed fern; a crackle of wax. But the *da* has begun to sag. One might turn the crank for them, a hair at a time. Or wind it right up; there’d be no holding them, and on the cloths they’d leave crocks and purses.
above-below-page-u032-again = The bear has landed. He bows. He will be some time, bowing, and you sit down in the second row.
above-below-page-u032-crank = Crank it at their pace
above-below-page-u032-crank-3 = A hair; a breath; a hair. *Dum*. At dawn a badger relieves you. None of them had known that there was a second verse.
above-below-page-u032-crank-5 = You make it last until the bear comes down. They applaud; it is still going on as you leave, with the rest of the buffet, and what was in the plate.
above-below-page-u032-wind = Wind it right up
above-below-page-u032-wind-7 = It is a polka, it turns out. They go by you, appalled, clutching each other, round and round and out between the trees. You clear the cloths in peace.

above-below-page-u033 = Moonrise, you think; but it is a cow. She comes between the trees shedding a mild white light, and behind her a whole herd, and a dairymaid with an arm across her eyes. “It’s off the ferns,” says the maid. It rings in the pail, and smells of vanilla and cellars. One cup, and you see in the dark, right into the rock, seams and lost purses and all; and are poisoned, and stay a nasty colour. She is afraid of the cows. They low; they are full to bursting.
above-below-page-u033-again = She has painted the pail black. Through the staves, all the same, one can read by it.
above-below-page-u033-milk = Milk the herd for her
above-below-page-u033-milk-4 = You do them by ear, eyes shut. She sings, so that they know where they are, and so that she does. There is cheese to take home, of the ordinary kind.
above-below-page-u033-drink = Drink a cup of it
above-below-page-u033-drink-5 = The rock goes as clear as gin, and you walk along choosing. By noon it has worn off, except in the thirstiest, who glows, groans, and is not asked to hide-and-seek.

above-below-page-u034 = Clink. A stag stands among the trees with a chandelier on his head, trying not to move. He lent himself for a ball, for one night. Ladies hung on candle after candle, and crystal, and silver; and then it was over, and nobody came to take it down. He has not lain down since, because of the ferns. Wax drips, with a tang of singed fur. “If it’s no trouble,” he says. The silver is old and heavy. It would come off easiest alight, for then he must hold still.
above-below-page-u034-again = He lies in the bracken with his chin on his feet. One candle he has kept, he says, to read by.
above-below-page-u034-snuff = Snuff them and lift it down
above-below-page-u034-snuff-2 = One climbs on another, and you pinch them out with licked fingers. “Oh,” he says in the dark. “So *that’s* what it is.”
above-below-page-u034-snuff-4 = It comes off like a crown. He sleeps where he stands, and then where he lies. There was a supper put by, he mumbles, and a little something, for whoever saw to it.
above-below-page-u034-unscrew = Unscrew the silver, still alight
above-below-page-u034-unscrew-6 = You take it arm by arm, and leave him the candles, more or less in a row. He does not stir. A drop falls, and hisses.
above-below-page-u034-unscrew-8 = You have it all, down to the last hook, and the musicians’ supper from the grass. He stands as before with his neck bent, holding up the place where it was.

above-below-page-u035 = By the wayside lies a path, curled up, its nose beneath its stile. It is the one from behind the mill! Your grandmothers talk of it: it went out one wet evening and was never seen again. It smells of nettles. It has heard your boots; a puddle shivers in it, flints clatter; it stands up. It would come home with you at once, if you gave up exploring for the day. But it knows this wood, and tugs the other way, towards something that glitters.
above-below-page-u035-again = There it is at the bend, wagging its grass. It only wants to be walked as far as the corner.
above-below-page-u035-lead = Lead it home for today
above-below-page-u035-lead-0 = You whistle, and it comes to heel. By evening it lies behind the mill, as though it had never been away. Old people walk along it in slippers.
above-below-page-u035-walk = Walk wherever it goes
above-below-page-u035-walk-4 = It takes you round by all that it has liked: a view, a bank of brown caps, a gate to lean on, a larder with its window open.
above-below-page-u035-walk-7 = Beyond the stile it breaks into a run. It has kept the best for last, as paths do: over a rise, a cavern that nobody knows, violet to the roof.

above-below-page-u036 = Soft, says the moss. It lies banked in bolsters against the trunks, warm, faintly alight, smelling like a good hat. Somewhere a drip leaves off to listen. Then you see that the bolsters have boots on. There are people in there, tucked up; they too had sat down for five minutes. A woman in a scarf opens one eye. “Go ’way,” she says. “It’s Saturday.” By the scarf, it has not been Saturday for years; and she has such capable hands. But your feet hurt, and moss draws that out.
above-below-page-u036-again = A hollow is left where one of them lay. The moss has plumped it up, and looks at your shoes.
above-below-page-u036-rest = Rest for five minutes only
above-below-page-u036-rest-3 = You tie a bootlace to a beetle. When it goes off, you get up groaning, new from the soles, with moss in your beards and some in a bag.
above-below-page-u036-wake = Wake the woman in the scarf
above-below-page-u036-wake-6 = You tell her all that there could be for breakfast. At *bacon* the moss lets go, with a sigh. “Who’s minding the shop?” she says, and comes to see.
