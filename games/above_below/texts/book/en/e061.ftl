above-below-page-e061 = Somebody has hung a soup ladle beside the black water, with a note: *Bang for ferry.* You bang. A raft of barrel lids slides out of the dark, and on it sits a broad old woman, knitting a rope without looking at it. Each knot smells of something: rain, horses, burnt sugar. “One story a crossing,” says Ulla. “True, or so good that I can’t tell.” A basket of live trout kicks at her feet, next to a cash box that nobody has ever thought to lock.
above-below-page-e061-again = The ladle rings, the raft slides up, and Ulla counts her knots. “You owe me the end of the last one,” she says.
above-below-page-e061-tell = Tell her about your aunts
above-below-page-e061-tell-3 = She ties your aunt into the rope between a thunderstorm and a horse fair, and pats the knot twice. You are across before you notice.
above-below-page-e061-tell-5 = At the wedding with two grooms she stops poling altogether. Somewhere below, something very large holds its breath. She pays the difference in trout.
above-below-page-e061-empty = Empty the box at the landing
above-below-page-e061-empty-6 = It is full of coins that nobody ever asked her to charge. She goes on knitting, a little slower, and the new knot smells of nothing at all.
above-below-page-e061-empty-fail = The box holds a second, smaller ladle. She bangs it, once, and now the whole river knows what kind of people you are.

above-below-page-e067 = “Mind the *boooom*,” says the tunnel, and your lamps jump. On a stool at the points sits a toad as big as a stove, in a cap, directing the ore carts. Wet iron clanks past; the air tastes of matches. He took the place, he says, because up there they wanted vibrato. Here they only want him loud. His feet are cold, and he asks, looking elsewhere, whether anyone still sings on Thursdays. Each cart that he stops stands a minute, full and unwatched.
above-below-page-e067-again = “Boom,” says the toad softly, so as not to make a fuss. The carts stop anyway. Everyone stops.
above-below-page-e067-echo-1 = He sniffs at you. “You have been humming,” he says. “In my place. Adequately.”
above-below-page-e067-echo-2 = Someone from another village hummed for him, he has heard. He hopes it was flat.
above-below-page-e067-coax = Coax him home to Thursday
above-below-page-e067-coax-4 = He comes as far as the second bend and sings one line of it, to see. The carters stand with their hats off and pay for the stop.
above-below-page-e067-coax-6 = He takes off the cap. The carts may whistle for themselves; they give him a lump of the good seam as a farewell, and he gives it to you.
above-below-page-e067-load = Load up while he booms
above-below-page-e067-load-7 = You time it by the booms: three carts, three minutes. He sees you perfectly well, but you are not traffic.
