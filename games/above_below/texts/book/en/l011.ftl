above-below-page-l011 = “You can’t be *here*,” says a girl with a bucket. “Here isn’t built yet.” There are three of them, in paper hats, and behind them the labyrinth stops, like a page. They upend a bucket; pat, pat; that was a wall. It smells of wet sand, though they won’t say where they get the water. There was a plan, but Leo ate it. Their mother is calling. “We still need a tower,” says the smallest, “and somebody to be told.” Asked nicely, they do rooms, with things in.
above-below-page-l011-again = They have built you, small, with hats, at a crossing. You are going the wrong way. “That’s how you come back,” Leo explains.
above-below-page-l011-echo-1 = “Is he still telling his doors?” asks the girl. “We made those of dry sand, for a joke.”
above-below-page-l011-build = Build the tower as told
above-below-page-l011-build-2 = It is not right. It is knocked down, and you do it again, with a moat. “*Now* it’s good,” says Leo, and sits in it.
above-below-page-l011-build-5 = You put a flag on top, cut from a shirt. All three go quiet. Then, since you can keep a secret, they show you where the water is.
above-below-page-l011-ask = Ask for a room with things
above-below-page-l011-ask-7 = “What things?” You are exact; children like that. Pat, pat: a door. And the room goes back, and back, with something shining on its shelf, and is all yours.

above-below-page-l012 = Thunder! You run the last stretch open-mouthed. In a court, before people on camp stools, a machine of tubs and bellows is shaking a sheet of tin. “*Presently*,” it announces, and rattles some peas. It does the wind, the first drops, the lady calling her washing in. What it has not got is the wet. There is a reek of singed rubber. A funnel in its hat, marked *Rain*, is quite dry. The audience hold up their cups. You have bottles; and a pedlar has umbrellas going cheap.
above-below-page-l012-again = There is moss on the bellows. “*Earlier today*,” the machine announces, and gives them the bit with the washing.
above-below-page-l012-echo-1 = “The man with the jugs does the indoor work,” it whirrs. “We correspond.”
above-below-page-l012-empty = Empty your bottles into it
above-below-page-l012-empty-3 = It coughs, and drizzles, in the third row only. Nobody minds. They change places, row by row, and go home with their hats wet and on straight.
above-below-page-l012-empty-6 = It holds back the drops until the last pea; it has waited a long time to do this properly. By dusk there are brown caps all over the court, and every cup is full.
above-below-page-l012-hawk = Hawk umbrellas along the rows
above-below-page-l012-hawk-4 = They buy them all, and put them up, and sit beneath them, listening, with dust on their tongues. “*Presently*,” says the machine.

above-below-page-l013 = Two dozen ostriches stand in a row with their heads in the sand. One has heard of that. It is put down to fear; but their shoulders shake, and when one stamps the rest say *shh*. From below come music, a shot, a sob, and much applause. There is a whiff of peppermint and warm feathers. At the end is a free hole, with a programme beside it. And the tails, you observe, curled, white, worth a good deal by the dozen, are all up here, with nobody looking.
above-below-page-l013-again = Your hole has a name card now. It is the same play. They hush you at what has become your line.
above-below-page-l013-join = Put your heads in as well
above-below-page-l013-join-3 = It is a theatre, seen from the ceiling. You arrive in the second act, beside a lady who has come with a hamper and a jug and hates to drink alone.
above-below-page-l013-join-5 = In the third act the villain, short of an accomplice, appeals to the gallery. You are very well received, and dine afterwards with the company, on shares.
above-below-page-l013-pluck = Pluck their tails meanwhile
above-below-page-l013-pluck-6 = They take you for a draught. Only when the lights go up, and two dozen necks come out to talk it over, will everyone begin to feel so oddly cool.

above-below-page-l014 = Something swallows, down in the dark of the well. There is no bucket, only a long pale rope, and a cool stony breath, with a clack in it like a dry tongue. “I beg your pardon,” says the well. “You wouldn’t have a drop about you?” It always gave when it was asked; there were weddings, there were camels; one did not like to say that one was nearly through. Your bottle sloshes, and the well goes perfectly silent. People, too, have let things fall in. One could climb down.
above-below-page-l014-again = “Good evening,” says the well, and behind the words there is the very smallest splash. It is saving that for company.
above-below-page-l014-give = Give it half your water
above-below-page-l014-give-0 = It does not gulp, having been well brought up. By and by from far below comes one note, round and wet, like somebody who has remembered a name.
above-below-page-l014-descend = Climb down its rope
above-below-page-l014-descend-4 = There is far more rope than there is well. It asks you to take what you don’t need to stand on, and apologises for the dust.
above-below-page-l014-descend-6 = At the bottom lie the wishes, in small change. “None of them was for me,” says the well, and holds its breath, so that you can hear where they roll.

above-below-page-l015 = “Next!” At a counter in the open sand sits a djinn in sleeve protectors, with a rubber stamp; the queue is a mile of dry tongues. “Water,” says the man in front. Stamp. “Water,” says the next. His smoke smells of scorched files, and crackles. “Six hundred years,” he says, “and nothing else. I’m out of water. I have warehouses! Sofas, virtue, jewels, jugs. Please. Anything.” He has never had a day off. Those who wished for more wishes, he adds, may be seen over there, wishing still.
above-below-page-l015-again = *Back tomorrow*, says the card on the counter. He has wished it, you see, in his own hand.
above-below-page-l015-dull = Wish for something quite dull
above-below-page-l015-dull-3 = You ask for a jug. Just a jug. He weeps; he stamps it in triplicate; he comes round the counter to show you the handle.
above-below-page-l015-rest = Wish him a day off
above-below-page-l015-rest-5 = The stamp hangs in the air. He goes through it for the catch. Then he locks up, and asks what people take on a picnic, and packs it twice.
above-below-page-l015-more = Wish for more wishes
above-below-page-l015-more-7 = Granted; and the warehouses open. Having had all of it once in your hands, you keep the two stones that stayed cold, and leave the heap, and walk.
above-below-page-l015-more-fail = Nothing comes; only the wish has come off on one of you, like ink. Home is full of things, it now turns out, that somebody else has.

above-below-page-l016 = Snip, says the booth; snip. At noon nobody in this desert has a shadow, which people find unsettling in one another. So a thin gentleman, who came down with a fair, cuts them new ones out of black paper and pastes them on at the heel. The town pays, and gives prizes; models may have the rest of the sheet. The paste is made of fish. His best have a life of their own. Customers who noticed, he says, could never again bear anything behind them.
above-below-page-l016-again = In his window they have got up a game of cards. One of yours is winning.
above-below-page-l016-stand = Stand and be cut out
above-below-page-l016-stand-3 = Broad in the hip, and otherwise you. It comes off in the first draught, and goes ahead a little way on its own; the sheet you keep.
above-below-page-l016-stand-7 = His masterpiece: all of you, hand in hand, to the last hair. The town votes you the prize. On the way home one of them waves; and one of you now walks backwards.

above-below-page-l017 = Between the paws of a very large sphinx sits a very small one, which jumps up. “Halt! What goes on four legs in the morning,” it says, all in one breath, “and two at noon, and three in the evening, *and it’s people*!” It claps both paws to its mouth. Its breath is milk. High above, the mother looks straight ahead, purring so low that your teeth hum. The toll bowl is full: coins, a jar or two, from travellers who did not know. “You have to guess,” it begs.
above-below-page-l017-again = “What’s brown, and sticky,” it asks, “and you won’t get it, because it’s a *stick*?”
above-below-page-l017-guess = Guess, and be quite stumped
above-below-page-l017-guess-3 = A cheese? The wind? It falls over backwards. “It’s *people*!” it shrieks. From far up something round and shining is let fall beside you, by accident.
above-below-page-l017-guess-5 = You give up by stages, tearing your hair. “Nobody gets it,” says the small one, awed. Slowly, up there, one stone eyelid closes at you. You may choose from the bowl.
above-below-page-l017-answer = Give the right answer
above-below-page-l017-answer-4 = “People,” you say. It nods, and pushes the bowl across with its nose. Then it goes in between the big paws, to the very back.

above-below-page-l018 = Beneath a black awning lies the deceased: a brown thing, curled, brittle, like a fist. Madam Anastasia was a rose of Jericho; she dried at her desk. The family stand about in pots, in order of what they expect, and it smells of earth and of lilies who are relatives. A sob rustles. Her sort, you remember from school, is never dead, only put off. It takes a drop. You reach for your bottle. “We could make it worth your while,” breathes the eldest nephew, “to be careful with that.”
above-below-page-l018-again = Two nephews have been put out in full sun. “They look so well on it,” says Madam Anastasia, and offers you a leaf.
above-below-page-l018-spill = Spill a little, by accident
above-below-page-l018-spill-0 = Finger by finger she uncurls, greener and greener, and sees them all. “Do sit down,” says Madam Anastasia. “I have altered one or two things.”
above-below-page-l018-cork = Cork it and be paid
above-below-page-l018-cork-4 = They give what each can spare at such a time, and try the cork themselves. Under the awning nothing moves, and it does so very thoroughly.
above-below-page-l018-cork-6 = You let it be seen that the cork is loose, and tighten it heir by heir. The reading of the will is brief, and held in the shade.

above-below-page-l019 = Puffs of sand come out of a door; behind the puffs a broom, and behind the broom a woman with her skirts pinned up. It lay on her floor one morning, a spoonful, when she was newly wed. She swept it out. It blew in. You look back over two days of dunes. “I’m that ashamed,” she says. “What must the neighbours think?” It grits in your teeth; the house smells of vinegar. There is a second broom, and a heap, not yet gone through, of what came out too.
above-below-page-l019-again = The hall is done. She has got as far as the garden gate, and asks whether you have wiped your feet.
above-below-page-l019-sweep = Take the second broom
above-below-page-l019-sweep-4 = You do the hall and both sills, and for a minute one can see tiles. She crosses them in her stockings, and will not let you leave unfed.
above-below-page-l019-sweep-6 = You stop the crack under the door with a rolled-up sock. She looks at it for a long time. Behind the stove, where she never could get to, something purple winks.
above-below-page-l019-sift = Sift through the heap for her
above-below-page-l019-sift-0 = Thimbles, teeth, and what proud people drop and will not stoop for. It goes halves, she says, that being what her mother always paid.

above-below-page-l020 = “And last, but not least,” says the Mayor. He is of brass, with a sash, and stands before a new fountain, scissors in hand. The ribbon is grey. Afterwards there will be water. His guests are still in their chairs under the parasols; some have beards to the knee, some are only hats. Straw creaks in the heat. “Which brings me,” he says, “to drains”; and he stops, where there should be applause. There never is. In the basin lie coins, thrown a little early. The scissors tremble.
above-below-page-l020-again = The fountain plays. “In conclusion,” says the Mayor, and it stops for him at once. He is trying to say thank you.
above-below-page-l020-clap = Clap in the right places
above-below-page-l020-clap-5 = After *drains* you rise as one. He is so moved that he leaves out sewage. The ribbon drops, and everyone’s bottle is under it, yours in front.
above-below-page-l020-clap-7 = You cry *Bravo* at the turncock’s name. He bows, loses his place, and cuts. Old men dance in their hats, and the foundation stone, solid stuff, is conferred on you.
above-below-page-l020-snip = Snip the ribbon yourselves
above-below-page-l020-snip-3 = Snip. The pipes cough, and it comes, cold, over your wrists. “Which brings me,” says the Mayor to nobody’s back in particular, and lowers his scissors.
above-below-page-l020-snip-fail = You are seen. “That puts me in mind,” says the Mayor warmly, “of a story,” and he begins again, with the weather.
