above-below-page-e051 = Consulting hours, says a slate in the reeds. In saucers along the shore sit the Misses Leech, all seven, in starched caps, extremely thin. “And what,” asks the eldest, “do we seem to have *too much* of?” They take things away: a fever, a grudge, a tune. But nobody comes; people have the chemist. It smells of iodine, and something sips. Behind them gleam small bottles, made up from what they drew off in better years. They would like something they could get their teeth into.
above-below-page-e051-again = “*Not* fasting, we trust?” say seven voices, and seven napkins are unfolded.
above-below-page-e051-thumb = Lend each of them a thumb
above-below-page-e051-thumb-2 = It tickles. “Temper,” says the first with her mouth full, “with a *bill* in it.” She has gone quite pink. You cannot imagine what it was that you were so cross about.
above-below-page-e051-thumb-3 = You let them have the old one, about the inheritance. They have not dined so since the war; two must lie down. The rest they bottle, in case you should miss it.

above-below-page-e052 = *Here*, says the third map, and an arrow points at nothing; then, as you come in, at you. It lies in the map room, in a smell of varnish; one can hear the paper grow. Two moles made it, and left the middle blank, and since then there has been a church there, which nobody drew; then a table; today, smoke. Pen and fresh sheets lie ready. What is put in to scale appears to keep. One might also be done for today, and post it to those two.
above-below-page-e052-again = A dotted line runs over it, from this door to the margin. That is you, leaving.
above-below-page-e052-echo-1 = In front of the church stand some dots, with your hats on.
above-below-page-e052-echo-2 = The smoke is of soup. It comes, on closer inspection, from two kitchens.
above-below-page-e052-fold = Fold it and post it
above-below-page-e052-fold-0 = It takes the day; it is larger, folded. Next week comes a card, with a window on it, and in that two pairs of spectacles. *So this is where we live.*
above-below-page-e052-draw = Draw yourselves a house on it
above-below-page-e052-draw-4 = Your hand shakes. It is a shed, at best, and before you have reached the hinges it has sunk into the sheet. The attendants let you have some to practise on.
above-below-page-e052-draw-8 = You draw what you know: the step, the bad gutter, someone at the window. The ink dries with a click. At home there is a crowd before it, and it is wet at the corners.
above-below-page-e052-draw-fail = It is a blot. It lies there, black and round; then it gets to its feet and walks off over the edge.

above-below-page-e053 = “Higher on the left,” says the glazier. She is hanging windows in this hall, sash windows with a sill and geraniums, on walls that are solid crystal for a mile. Putty; linseed; the squeak of a thumb on glass. “People say, what for? People have never had a view.” She has rags round two fingers, and a great violet pane that is too wide for one pair of arms. In the window behind her it has begun, very softly, to rain, and somebody down in the street is whistling.
above-below-page-e053-again = There are curtains now. They were hung on the far side, and twitch as you go by.
above-below-page-e053-hold = Hold the pane for her
above-below-page-e053-hold-4 = She marks, measures, says a word. When the last nail is in she pays you like a mate, and hangs your lantern up outside.
above-below-page-e053-hold-7 = You hold it until your arms hum. The light comes through violet, and sets hard on the floor. “Breakages,” says the glazier, “go to the lads.”
above-below-page-e053-lean = Open one and lean out

above-below-page-e054 = Going once, says the child, and the crowd shuffles nearer, smelling of mothballs and wet money. The child stands on a barrel, with the satchel open: today it is selling up. The admiral went to a grocer. The horse’s name has gone to twins. “Lot nine,” it says, and its voice goes small. “*Dorothea*. Used. Some wear.” A man with rings lifts one finger; he collects them and keeps them under glass. The auction box jingles, unwatched, at the child’s bare heel. No one else has raised a hand.
above-below-page-e054-again = The barrel is there, and a chalk circle, and in it, crossed out and written in again, the word *Sold*.
above-below-page-e054-echo-1 = “The grandmother people!” says the child. “She was the best I ever wore.”
above-below-page-e054-echo-2 = Round its wrist it has a bit of wool, that held a borrowed name once.
above-below-page-e054-bid = Bid for “Dorothea”, for keeps
above-below-page-e054-bid-4 = You bid your buttons, and your dinner, and a song. The man with rings laughs and lowers his finger. The child does up the satchel.
above-below-page-e054-bid-7 = You outbid him with everything but your boots. “Dorothea,” you say, and the child turns its head, as anyone would. The rings are sorry, and the crowd takes up a collection.
above-below-page-e054-steal = Lift the box while they bid
above-below-page-e054-steal-6 = Nobody looks at a barrel. Behind you the hammer falls, and a finger with rings on it closes round a small brown word.
above-below-page-e054-steal-fail = “Going twice,” says the child, looking straight at you, and gives the whole market your names, spelled out.

above-below-page-e055 = Tink. A violet crystal breaks at your feet. Above, on a ledge, stand its fellows, and among them sits a cat of no special colour, one paw behind the next. It looks at you. *Tink.* There is a smell of flint; among the splinters lie coins, from people who tried to buy it off. It has nothing against crystals. It wants, so far as anyone can tell, to be *seen*. Now the paw goes behind a big one, clear to the heart, and waits for you to say no.
above-below-page-e055-again = The ledge is bare. The cat sits there all the same, one paw behind nothing, looking at you.
above-below-page-e055-shove = Push one off yourselves
above-below-page-e055-shove-5 = You climb up, sit beside it, choose a small one, and look straight ahead. *Tink.* The ears rise. It has never been understood before. It is coming home with you, to see your shelves.
above-below-page-e055-catch = Catch the big one in hats
above-below-page-e055-catch-7 = “No,” you say, and it goes. You are all under it, hats first; it is whole, and heavy, and hums. You pick up the bribes too, while the cat is busy with one ear.
above-below-page-e055-catch-fail = “No,” you say, and it goes; and so, along the ledge, does everything else. One of you wears the lump home.

above-below-page-e056 = Curtain up! In the ruins a painted front unfolds on brass elbows, and a tin orchestra strikes into a gallop. Then nothing. The velvet smells of mice; there are ninety seats, and on every one a folded programme yellow as a tooth. *THE FAITHFUL SHEPHERDESS*, it says, *or, Late for Supper*. A tin shepherdess leans out from the wings, sees you, and claps both hands over her mouth. She has played to nobody since the doors were locked, with the takings still in the box.
above-below-page-e056-again = The house is dark, but on ninety seats lie ninety new programmes, and somebody has drawn you on the front.
above-below-page-e056-sit = Take ninety seats and applaud
above-below-page-e056-sit-0 = You move about, to fill the house. It is a dreadful play. She forgets her sheep and remembers it, and sends you out cough drops in the interval.
above-below-page-e056-backstage = Go backstage and lend a hand
above-below-page-e056-hook = Hook the takings out
above-below-page-e056-hook-5 = It is a good box with a bad lock. Act two goes very quietly, by the sound of it, and then there is the rattle of one person clapping for herself.

above-below-page-e057 = There is a puddle on the landing, and it asks you not to stand in it. Drip, goes the chimney; the puddle flinches, and closes over the place. It smells of thunder. “I was taller,” it says. As you bend down, a face comes up to look at you from just underneath, silver, and rather too interested. It came down as rain and has been gathering itself ever since. With a bucket and steady hands it could be poured into an upright position; but the neighbours would talk.
above-below-page-e057-again = A damp ring is left on the landing, and somebody’s name, in a running hand. It is not anybody’s whom you know.
above-below-page-e057-pour = Pour it up into a person
above-below-page-e057-pour-5 = It takes three tries. She stands, streams, shakes the silver from her hair, and knows at once which of you has doubts. She comes along regardless.
above-below-page-e057-step = Step over it politely
above-below-page-e057-step-0 = It thanks you from below. On the next step lies one coin, washed so thin that the king on it has gone transparent.

above-below-page-e058 = Your money or your life, says a muffled voice, and then, sneezing, that you need not hurry. Behind the arch crouches a bandit with a blunderbuss, smelling of goose fat. The road he was robbing fell in thirty years ago, with him on it. “I have been keeping it up,” he says, “so as not to lose the habit, but nobody comes.” He has wrapped the loot in leaves, with the owners’ names, in case. Somebody patient could carry it back to them. Somebody quick could just carry it.
above-below-page-e058-again = “Stand and deliver,” says the arch, and there is soup on. He has set out everybody’s names.
above-below-page-e058-sit = Sit down and take the list
above-below-page-e058-sit-7 = You learn eighty addresses by heart, with the dogs. He hands you the last thing he ever robbed: a lump of ore. “That one,” he says, “had it coming, and left you his blessing.”
above-below-page-e058-run = Run off with the loot
above-below-page-e058-run-4 = You divide it at the first bend, names and all. He calls after you that there is a slippery bit. There is.

above-below-page-e059 = “Mind the *boooom*,” says the tunnel, and your lamps jump. On a stool at the points sits a toad as big as a stove, in a cap, directing the ore carts. Wet iron clanks past; the air tastes of matches. He took the place, he says, because up there they wanted vibrato. Here they only want him loud. His feet are cold, and he asks, looking elsewhere, whether anyone still sings on Thursdays. Each cart that he stops stands a minute, full and unwatched.
above-below-page-e059-again = “Boom,” says the toad softly, so as not to make a fuss. The carts stop anyway. Everyone stops.
above-below-page-e059-echo-1 = He sniffs at you. “You have been humming,” he says. “In my place. Adequately.”
above-below-page-e059-echo-2 = Someone from another village hummed for him, he has heard. He hopes it was flat.
above-below-page-e059-coax = Coax him home to Thursday
above-below-page-e059-coax-4 = He comes as far as the second bend and sings one line of it, to see. The carters stand with their hats off and pay for the stop.
above-below-page-e059-coax-6 = He takes off the cap. The carts may whistle for themselves; they give him a lump of the good seam as a farewell, and he gives it to you.
above-below-page-e059-load = Load up while he booms
above-below-page-e059-load-7 = You time it by the booms: three carts, three minutes. He sees you perfectly well, but you are not traffic.

above-below-page-e060 = Order is being called for, by a puffball. Round the clearing four hundred mushrooms sit in their benches, caps off, and a warm reek of parliament hangs over all. The motion is that Sunday be longer. Nobody will second it, because whoever seconds is eaten by the opposition with parsley; so it has stood for ninety years. They look at you, who have no season. The votes, meanwhile, are kept in a pot by the door, and are paid for by both sides, in coin.
above-below-page-e060-again = The house is divided. It divides again while you watch; by evening there will be eight hundred of them.
above-below-page-e060-second = Second the motion, loudly
above-below-page-e060-second-3 = Uproar, then spores, then a hush. The motion fails by nine, but it has been *heard*, and a very small cap is crying.
above-below-page-e060-second-6 = “Sunday,” you say, “is when one visits the old ones.” It carries. The opposition eats itself, as is usual, and you are voted the remainder, and a cordial.
above-below-page-e060-stuff = Stuff the pot for both sides
above-below-page-e060-stuff-5 = Four hundred and thirty voted out of four hundred. Both parties are delighted and both treasurers come to you by the back way.
above-below-page-e060-stuff-fail = It is a transparent pot. There is a question in the house, and the question, you understand, is parsley.
